module example.com/markdown

go 1.24

require github.com/yuin/goldmark v1.8.7
