module example.com/builtcode

go 1.21
