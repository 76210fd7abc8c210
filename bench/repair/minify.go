package main

import (
	"bytes"
	"io"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/html"
	"github.com/tdewolff/minify/v2/js"
	"github.com/tdewolff/minify/v2/json"
	"github.com/tdewolff/minify/v2/svg"
)

var minifier = minify.New()

func init() {
	minifier.AddFunc(".css", css.Minify)
	minifier.AddFunc(".html", html.Minify)
	minifier.AddFunc(".js", js.Minify)
	minifier.AddFunc(".json", json.Minify)
	minifier.AddFunc(".svg", svg.Minify)
}

func work(texts []text) {
	for _, one := range texts {
		// What one version cannot read, it reads up to there.
		_ = minifier.Minify(one.extension, io.Discard, bytes.NewReader(one.content))
	}
}
