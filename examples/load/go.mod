module example.com/load

go 1.23
