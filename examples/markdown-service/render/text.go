package render

import (
	"bytes"
	"html"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
)

// A runeWriter is one step on the way of text into a page. Steps are chained:
// each changes what it is given and hands it to the next. The last one is a
// *bytes.Buffer or a *strings.Builder, whose writes cannot fail; errors are
// therefore not looked at.
type runeWriter interface {
	WriteRune(r rune) (int, error)
}

// writeRunes, writeBytes and writeProse feed text to a chain rune by rune.
func writeRunes(w runeWriter, s string) {
	for _, r := range s {
		w.WriteRune(r)
	}
}

func writeBytes(w runeWriter, s []byte) {
	for len(s) > 0 {
		r, size := utf8.DecodeRune(s)
		w.WriteRune(r)
		s = s[size:]
	}
}

// writeProse resolves backslash escapes and character references on the way.
// What they stand for is meant literally.
func writeProse(w runeWriter, s []byte) {
	for len(s) > 0 {
		r, size := utf8.DecodeRune(s)
		switch {
		case r == '\\' && len(s) > 1 && isPunctuation(s[1]):
			writeLiteral(w, rune(s[1]))
			size = 2
		case r == '&' && referenceLen(s) > 0:
			size = referenceLen(s)
			for _, r := range html.UnescapeString(string(s[:size])) {
				writeLiteral(w, r)
			}
		default:
			w.WriteRune(r)
		}
		s = s[size:]
	}
}

// writeLiteral writes r unchanged, even where w would interpret it.
func writeLiteral(w runeWriter, r rune) {
	if t, ok := w.(*typographer); ok {
		t.writeLiteral(r)
		return
	}
	w.WriteRune(r)
}

// referenceLen returns the length of the character reference at the start of
// s, such as "&amp;" or "&#x20;", or 0.
func referenceLen(s []byte) int {
	const longest = 33 // &CounterClockwiseContourIntegral;
	end := bytes.IndexByte(s[:min(len(s), longest)], ';')
	if end < 2 {
		return 0
	}
	for _, c := range s[1:end] {
		if !isAlphanumeric(c) && c != '#' {
			return 0
		}
	}
	return end + 1
}

func isAlphanumeric(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

func isPunctuation(c byte) bool {
	return '!' <= c && c <= '~' && !isAlphanumeric(c)
}

// An escaper makes text safe within HTML elements and quoted attributes.
type escaper struct{ next runeWriter }

func (e *escaper) WriteRune(r rune) (int, error) {
	if escape := escapeOf(r); escape != "" {
		writeRunes(e.next, escape)
		return len(escape), nil
	}
	return e.next.WriteRune(r)
}

func escapeOf(r rune) string {
	switch r {
	case '&':
		return "&amp;"
	case '<':
		return "&lt;"
	case '>':
		return "&gt;"
	case '"':
		return "&quot;"
	case 0:
		return "\uFFFD"
	}
	return ""
}

// A typographer replaces typewriter punctuation: straight quotes become curly,
// two and three hyphens become dashes, three dots an ellipsis. It holds back what
// may become one of these, so it must be flushed where a text ends.
type typographer struct {
	next runeWriter
	last rune // the last rune that was written
	held rune // '-' or '.', of which more may come; 0 for none
	run  int  // how many of held
}

func (t *typographer) WriteRune(r rune) (int, error) {
	if t.held != 0 && (r != t.held || t.run == 3) {
		t.flush()
	}
	switch r {
	case '-', '.':
		t.held = r
		t.run++
		return 1, nil
	case '"':
		r = t.quote('“', '”')
	case '\'':
		r = t.quote('‘', '’')
	}
	return t.put(r)
}

// quote decides by what stands before whether a quote opens or closes.
func (t *typographer) quote(opening, closing rune) rune {
	switch t.last {
	case 0, '(', '[', '{', '“', '‘', '–', '—':
		return opening
	}
	if unicode.IsSpace(t.last) {
		return opening
	}
	return closing
}

// startBlock forgets the text before, which a quote does not look back to.
func (t *typographer) startBlock() { t.last = 0 }

// skipObject notes that something else than text was written, such as an image.
func (t *typographer) skipObject() { t.last = '\uFFFC' }

func (t *typographer) put(r rune) (int, error) {
	t.last = r
	return t.next.WriteRune(r)
}

func (t *typographer) writeLiteral(r rune) {
	t.flush()
	t.put(r)
}

// flush writes the run of hyphens or dots that is being held back.
func (t *typographer) flush() {
	held, run := t.held, t.run
	t.held, t.run = 0, 0
	switch {
	case run == 3 && held == '.':
		t.put('…')
	case run == 3 && held == '-':
		t.put('—')
	case run == 2 && held == '-':
		t.put('–')
	default:
		for ; run > 0; run-- {
			t.put(held)
		}
	}
}

// plainText returns the text below a node without any markup.
func plainText(source []byte, node ast.Node) string {
	var text strings.Builder
	ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			if n.IsRaw() {
				writeBytes(&text, n.Segment.Value(source))
			} else {
				writeProse(&text, n.Segment.Value(source))
			}
			if n.SoftLineBreak() || n.HardLineBreak() {
				text.WriteByte(' ')
			}
		case *ast.String:
			text.Write(n.Value)
		}
		return ast.WalkContinue, nil
	})
	return text.String()
}

// writeURL writes a link's destination percent-encoded, and "#" in place of
// one that could run a script.
func writeURL(w runeWriter, destination []byte) {
	var decoded strings.Builder
	writeProse(&decoded, destination)
	url := decoded.String()
	if !isSafeURL(url) {
		w.WriteRune('#')
		return
	}
	const hex = "0123456789ABCDEF"
	for i := 0; i < len(url); i++ {
		c := url[i]
		if c > ' ' && c < 0x7F && c != '\\' && c != '`' && c != '"' {
			w.WriteRune(rune(c))
			continue
		}
		w.WriteRune('%')
		w.WriteRune(rune(hex[c>>4]))
		w.WriteRune(rune(hex[c&15]))
	}
}

// isSafeURL reports whether a URL is relative or has a scheme that only leads
// somewhere.
func isSafeURL(url string) bool {
	end := strings.IndexAny(url, ":/?#")
	if end < 0 || url[end] != ':' {
		return true
	}
	switch strings.ToLower(url[:end]) {
	case "http", "https", "mailto":
		return true
	}
	return false
}
