module example.com/markdown-service

go 1.23

require github.com/yuin/goldmark v1.8.7
