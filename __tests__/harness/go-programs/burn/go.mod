module example.com/burn

go 1.21
