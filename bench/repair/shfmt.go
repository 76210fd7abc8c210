package main

import (
	"bytes"
	"io"

	"mvdan.cc/sh/v3/syntax"
)

func work(texts []text) {
	for _, one := range texts {
		file, err := syntax.NewParser(syntax.KeepComments(true)).Parse(bytes.NewReader(one.content), "")
		if err != nil {
			continue
		}
		syntax.Simplify(file)
		_ = syntax.NewPrinter(syntax.Indent(2)).Print(io.Discard, file)
	}
}
