// Markdown renders documents as GitHub does: with its extensions, and with raw HTML left in. It reads a JSON list of texts and writes
// the list of their HTML.
package main

import (
	"bytes"
	"encoding/json"
	"log"
	"os"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/renderer/html"
)

func main() {
	log.SetFlags(0)
	var texts []string
	if err := json.NewDecoder(os.Stdin).Decode(&texts); err != nil {
		log.Fatal(err)
	}
	// WithUnsafe: what GitHub's sanitizer would take out later was not for us to write in the first place.
	markdown := goldmark.New(
		goldmark.WithExtensions(extension.GFM, extension.Footnote),
		goldmark.WithRendererOptions(html.WithUnsafe()),
	)
	pages := make([]string, len(texts))
	for i, text := range texts {
		var page bytes.Buffer
		if err := markdown.Convert([]byte(text), &page); err != nil {
			log.Fatal(err)
		}
		pages[i] = page.String()
	}
	if err := json.NewEncoder(os.Stdout).Encode(pages); err != nil {
		log.Fatal(err)
	}
}
