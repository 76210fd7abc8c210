package main

import (
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"go/types"
	"io"
)

func work(texts []text) {
	set := token.NewFileSet()
	packages := map[string][]*ast.File{}
	for _, one := range texts {
		file, err := parser.ParseFile(set, "", one.content, parser.ParseComments)
		if err != nil {
			continue
		}
		_ = printer.Fprint(io.Discard, set, file)
		packages[file.Name.Name] = append(packages[file.Name.Name], file)
	}
	for name, files := range packages {
		// Without an importer, every import is an error.
		config := types.Config{Error: func(error) {}}
		_, _ = config.Check(name, set, files, &types.Info{
			Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		})
	}
}
