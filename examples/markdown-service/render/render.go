// Package render turns Markdown into complete HTML pages.
//
// Parsing is goldmark's. The HTML is written here, by one small element writer
// per kind of node: headings get anchors and a table of contents, prose gets
// typographic punctuation, and fenced code is highlighted.
package render

import (
	"bytes"
	"io"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// A Renderer renders Markdown documents. It holds no state of a document and
// may be used by many goroutines at once.
type Renderer struct {
	parser   parser.Parser
	elements map[ast.NodeKind]element
}

// New returns a Renderer for CommonMark with tables, strikethrough and task lists.
func New() *Renderer {
	markdown := goldmark.New(goldmark.WithExtensions(
		extension.Table, extension.Strikethrough, extension.TaskList,
	))
	return &Renderer{parser: markdown.Parser(), elements: elements()}
}

// Render writes the HTML page of a Markdown source to w. The only errors are
// those of w and of a tree that holds a node it cannot write.
func (r *Renderer) Render(w io.Writer, source []byte) error {
	tree := r.parser.Parse(text.NewReader(source))
	p := newPage(source)
	p.out.Grow(len(source) + len(source)/2)
	if err := ast.Walk(tree, p.visitor(r.elements)); err != nil {
		return err
	}
	return p.writeTo(w)
}

// A page is the state of one document being rendered.
type page struct {
	source   []byte
	out      bytes.Buffer // the body so far
	verbatim runeWriter   // into out, escaped
	prose    *typographer // into out, with typographic punctuation, escaped
	slugs    slugs
	contents []entry
}

// An entry is one line of the table of contents.
type entry struct {
	level int
	slug  string
	title string
}

func newPage(source []byte) *page {
	p := &page{source: source, slugs: make(slugs)}
	p.verbatim = &escaper{next: &p.out}
	p.prose = &typographer{next: p.verbatim}
	return p
}

// visitor returns the function that writes each node by its kind's element.
func (p *page) visitor(elements map[ast.NodeKind]element) ast.Walker {
	return func(node ast.Node, entering bool) (ast.WalkStatus, error) {
		e, ok := elements[node.Kind()]
		if !ok {
			return ast.WalkStop, &kindError{node.Kind()}
		}
		if entering {
			if node.Type() == ast.TypeBlock {
				p.prose.startBlock()
			}
			return e.open(p, node), nil
		}
		e.close(p, node)
		return ast.WalkContinue, nil
	}
}

// title is the text of the first heading of the highest level.
func (p *page) title() string {
	best := entry{level: 7, title: "Untitled"}
	for _, e := range p.contents {
		if e.level < best.level {
			best = e
		}
	}
	return best.title
}

// writeTo writes the whole page: the head, the table of contents and the body.
func (p *page) writeTo(w io.Writer) error {
	var head bytes.Buffer
	escaped := &escaper{next: &head}
	head.WriteString("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>")
	writeRunes(escaped, p.title())
	head.WriteString("</title>\n</head>\n<body>\n")
	if len(p.contents) > 1 {
		head.WriteString("<nav>\n<ul>\n")
		for _, e := range p.contents {
			head.WriteString(`<li class="level-`)
			head.WriteByte(byte('0' + e.level))
			head.WriteString(`"><a href="#`)
			head.WriteString(e.slug)
			head.WriteString(`">`)
			writeRunes(escaped, e.title)
			head.WriteString("</a></li>\n")
		}
		head.WriteString("</ul>\n</nav>\n")
	}
	if _, err := head.WriteTo(w); err != nil {
		return err
	}
	p.out.WriteString("</body>\n</html>\n")
	_, err := p.out.WriteTo(w)
	return err
}

// A kindError reports a node that no element writer knows.
type kindError struct{ kind ast.NodeKind }

func (e *kindError) Error() string { return "render: no element for " + e.kind.String() }
