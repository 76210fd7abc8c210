module helper

go 1.21
