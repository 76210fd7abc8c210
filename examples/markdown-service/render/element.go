package render

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
)

// An element writes one kind of node. open is called before the node's children
// and says whether they are to be visited, close after them.
type element interface {
	open(p *page, node ast.Node) ast.WalkStatus
	close(p *page, node ast.Node)
}

// elements returns the writers of all kinds of nodes the parser makes.
func elements() map[ast.NodeKind]element {
	return map[ast.NodeKind]element{
		ast.KindDocument:                transparent{},
		ast.KindTextBlock:               textBlock{},
		ast.KindParagraph:               tag{start: "<p>", end: "</p>\n"},
		ast.KindHeading:                 heading{},
		ast.KindThematicBreak:           tag{start: "<hr>\n"},
		ast.KindBlockquote:              tag{start: "<blockquote>\n", end: "</blockquote>\n"},
		ast.KindList:                    list{},
		ast.KindListItem:                tag{start: "<li>", end: "</li>\n"},
		ast.KindCodeBlock:               codeBlock{},
		ast.KindFencedCodeBlock:         codeBlock{},
		ast.KindHTMLBlock:               omitted{},
		ast.KindLinkReferenceDefinition: omitted{},

		ast.KindText:     textNode{},
		ast.KindString:   stringNode{},
		ast.KindCodeSpan: codeSpan{},
		ast.KindEmphasis: emphasis{},
		ast.KindLink:     link{},
		ast.KindImage:    image{},
		ast.KindAutoLink: autoLink{},
		ast.KindRawHTML:  omitted{},

		extast.KindTable:         tag{start: "<table>\n", end: "</tbody>\n</table>\n"},
		extast.KindTableHeader:   tag{start: "<thead>\n<tr>", end: "</tr>\n</thead>\n<tbody>\n"},
		extast.KindTableRow:      tag{start: "<tr>", end: "</tr>\n"},
		extast.KindTableCell:     tableCell{},
		extast.KindStrikethrough: tag{start: "<del>", end: "</del>"},
		extast.KindTaskCheckBox:  taskCheckBox{},
	}
}

// leaf is embedded by elements that have nothing to write after the children.
type leaf struct{}

func (leaf) close(*page, ast.Node) {}

// transparent writes nothing but the children.
type transparent struct{ leaf }

func (transparent) open(*page, ast.Node) ast.WalkStatus { return ast.WalkContinue }

// omitted drops the node with its children. It stands for raw HTML, which
// may not be safe.
type omitted struct{ leaf }

func (omitted) open(*page, ast.Node) ast.WalkStatus { return ast.WalkSkipChildren }

// tag wraps the children in fixed strings.
type tag struct{ start, end string }

func (t tag) open(p *page, _ ast.Node) ast.WalkStatus {
	p.out.WriteString(t.start)
	return ast.WalkContinue
}

func (t tag) close(p *page, _ ast.Node) { p.out.WriteString(t.end) }

// textBlock is a paragraph of a tight list, which has no tag of its own.
type textBlock struct{}

func (textBlock) open(*page, ast.Node) ast.WalkStatus { return ast.WalkContinue }

func (textBlock) close(p *page, node ast.Node) {
	if node.NextSibling() != nil {
		p.out.WriteByte('\n')
	}
}

type heading struct{}

func (heading) open(p *page, node ast.Node) ast.WalkStatus {
	level := node.(*ast.Heading).Level
	title := plainText(p.source, node)
	slug := p.slugs.unique(title)
	p.contents = append(p.contents, entry{level, slug, title})
	p.out.WriteString("<h")
	p.out.WriteByte(byte('0' + level))
	p.out.WriteString(` id="`)
	p.out.WriteString(slug)
	p.out.WriteString(`">`)
	return ast.WalkContinue
}

func (heading) close(p *page, node ast.Node) {
	p.out.WriteString("</h")
	p.out.WriteByte(byte('0' + node.(*ast.Heading).Level))
	p.out.WriteString(">\n")
}

type list struct{}

func (list) open(p *page, node ast.Node) ast.WalkStatus {
	l := node.(*ast.List)
	switch {
	case !l.IsOrdered():
		p.out.WriteString("<ul>\n")
	case l.Start == 1:
		p.out.WriteString("<ol>\n")
	default:
		p.out.WriteString(`<ol start="`)
		p.out.WriteString(strconv.Itoa(l.Start))
		p.out.WriteString("\">\n")
	}
	return ast.WalkContinue
}

func (list) close(p *page, node ast.Node) {
	if node.(*ast.List).IsOrdered() {
		p.out.WriteString("</ol>\n")
	} else {
		p.out.WriteString("</ul>\n")
	}
}

// codeBlock writes fenced and indented code, highlighted where the fence names
// a language we know.
type codeBlock struct{ leaf }

func (codeBlock) open(p *page, node ast.Node) ast.WalkStatus {
	var language string
	if fenced, ok := node.(*ast.FencedCodeBlock); ok {
		language = string(fenced.Language(p.source))
	}
	p.out.WriteString("<pre><code")
	if language != "" {
		p.out.WriteString(` class="language-`)
		writeRunes(p.verbatim, language)
		p.out.WriteByte('"')
	}
	p.out.WriteByte('>')
	highlight(p, language, node.Lines().Value(p.source))
	p.out.WriteString("</code></pre>\n")
	return ast.WalkSkipChildren
}

type textNode struct{ leaf }

func (textNode) open(p *page, node ast.Node) ast.WalkStatus {
	t := node.(*ast.Text)
	if t.IsRaw() {
		writeBytes(p.verbatim, t.Segment.Value(p.source))
	} else {
		writeProse(p.prose, t.Segment.Value(p.source))
		p.prose.flush()
	}
	switch {
	case t.HardLineBreak():
		p.out.WriteString("<br>\n")
		p.prose.startBlock()
	case t.SoftLineBreak():
		p.prose.WriteRune('\n')
	}
	return ast.WalkContinue
}

type stringNode struct{ leaf }

func (stringNode) open(p *page, node ast.Node) ast.WalkStatus {
	writeBytes(p.verbatim, node.(*ast.String).Value)
	return ast.WalkContinue
}

type codeSpan struct{ leaf }

func (codeSpan) open(p *page, node ast.Node) ast.WalkStatus {
	p.out.WriteString("<code>")
	for child := node.FirstChild(); child != nil; child = child.NextSibling() {
		code := child.(*ast.Text).Segment.Value(p.source)
		// A line ending within a code span is a space.
		writeBytes(p.verbatim, bytes.ReplaceAll(code, []byte{'\n'}, []byte{' '}))
	}
	p.out.WriteString("</code>")
	p.prose.skipObject()
	return ast.WalkSkipChildren
}

type emphasis struct{}

func (emphasis) open(p *page, node ast.Node) ast.WalkStatus {
	if node.(*ast.Emphasis).Level == 2 {
		p.out.WriteString("<strong>")
	} else {
		p.out.WriteString("<em>")
	}
	return ast.WalkContinue
}

func (emphasis) close(p *page, node ast.Node) {
	if node.(*ast.Emphasis).Level == 2 {
		p.out.WriteString("</strong>")
	} else {
		p.out.WriteString("</em>")
	}
}

type link struct{}

func (link) open(p *page, node ast.Node) ast.WalkStatus {
	l := node.(*ast.Link)
	p.out.WriteString(`<a href="`)
	writeURL(p.verbatim, l.Destination)
	if len(l.Title) > 0 {
		p.out.WriteString(`" title="`)
		writeProse(p.verbatim, l.Title)
	}
	p.out.WriteString(`">`)
	return ast.WalkContinue
}

func (link) close(p *page, _ ast.Node) { p.out.WriteString("</a>") }

type image struct{ leaf }

func (image) open(p *page, node ast.Node) ast.WalkStatus {
	i := node.(*ast.Image)
	p.out.WriteString(`<img src="`)
	writeURL(p.verbatim, i.Destination)
	p.out.WriteString(`" alt="`)
	writeRunes(p.verbatim, plainText(p.source, node))
	if len(i.Title) > 0 {
		p.out.WriteString(`" title="`)
		writeProse(p.verbatim, i.Title)
	}
	p.out.WriteString(`">`)
	p.prose.skipObject()
	return ast.WalkSkipChildren
}

type autoLink struct{ leaf }

func (autoLink) open(p *page, node ast.Node) ast.WalkStatus {
	l := node.(*ast.AutoLink)
	p.out.WriteString(`<a href="`)
	if l.AutoLinkType == ast.AutoLinkEmail {
		p.out.WriteString("mailto:")
	}
	writeURL(p.verbatim, l.URL(p.source))
	p.out.WriteString(`">`)
	writeBytes(p.verbatim, l.Label(p.source))
	p.out.WriteString("</a>")
	return ast.WalkContinue
}

type tableCell struct{}

func (tableCell) open(p *page, node ast.Node) ast.WalkStatus {
	p.out.WriteByte('<')
	p.out.WriteString(cellName(node))
	if a := node.(*extast.TableCell).Alignment; a != extast.AlignNone {
		p.out.WriteString(` align="`)
		p.out.WriteString(a.String())
		p.out.WriteByte('"')
	}
	p.out.WriteByte('>')
	return ast.WalkContinue
}

func (tableCell) close(p *page, node ast.Node) {
	p.out.WriteString("</")
	p.out.WriteString(cellName(node))
	p.out.WriteByte('>')
}

func cellName(node ast.Node) string {
	if node.Parent().Kind() == extast.KindTableHeader {
		return "th"
	}
	return "td"
}

type taskCheckBox struct{ leaf }

func (taskCheckBox) open(p *page, node ast.Node) ast.WalkStatus {
	if node.(*extast.TaskCheckBox).IsChecked {
		p.out.WriteString(`<input type="checkbox" checked disabled> `)
	} else {
		p.out.WriteString(`<input type="checkbox" disabled> `)
	}
	return ast.WalkContinue
}
