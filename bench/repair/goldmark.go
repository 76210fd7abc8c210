package main

import (
	"io"
	"log"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
)

var markdown = goldmark.New(
	goldmark.WithExtensions(extension.GFM, extension.Footnote, extension.DefinitionList, extension.Typographer),
	goldmark.WithParserOptions(parser.WithAutoHeadingID()),
)

func work(texts []text) {
	for _, one := range texts {
		if err := markdown.Convert(one.content, io.Discard); err != nil {
			log.Fatal(err)
		}
	}
}
