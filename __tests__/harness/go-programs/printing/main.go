// Prints Go files again and again, as BenchmarkPrintFile of go/printer does.
package main

import (
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io"
	"os"
	"strconv"
)

func main() {
	rounds, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	files := token.NewFileSet()
	var parsed []*ast.File
	for _, name := range os.Args[2:] {
		file, err := parser.ParseFile(files, name, nil, parser.ParseComments)
		if err != nil {
			panic(err)
		}
		parsed = append(parsed, file)
	}
	for i := 0; i < rounds; i++ {
		for _, file := range parsed {
			if err := printer.Fprint(io.Discard, files, file); err != nil {
				panic(err)
			}
		}
	}
}
