module example.com/loaded

go 1.22
