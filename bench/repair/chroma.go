package main

import (
	"io"
	"log"

	"github.com/alecthomas/chroma/v2/formatters/html"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/alecthomas/chroma/v2/styles"
)

func work(texts []text) {
	for _, one := range texts {
		if len(one.content) > 30_000 {
			continue
		}
		tokens, err := lexers.Get("a"+one.extension).Tokenise(nil, string(one.content))
		if err != nil {
			log.Fatal(err)
		}
		if err := html.New(html.WithLineNumbers(true)).Format(io.Discard, styles.Get("monokai"), tokens); err != nil {
			log.Fatal(err)
		}
	}
}
