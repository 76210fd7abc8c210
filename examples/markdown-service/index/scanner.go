package index

import "bytes"

// A line is the text of one line of a document, without block markup.
type line struct {
	number int
	text   []byte
}

// A scanner reads the lines of a Markdown document and collects its headings.
type scanner struct {
	rest     []byte
	number   int
	fence    []byte // what closes the fenced code we are in, or nil
	previous line   // what an underline makes a heading of; empty after a block
	headings []Heading
}

func newScanner(source []byte) *scanner {
	return &scanner{rest: source, headings: []Heading{}}
}

// next returns the next line that has text, and false at the end.
func (s *scanner) next() (line, bool) {
	for len(s.rest) > 0 {
		raw, rest, _ := bytes.Cut(s.rest, []byte{'\n'})
		s.rest = rest
		s.number++
		if text := s.block(bytes.TrimRight(raw, " \t\r")); len(text) > 0 {
			return line{s.number, text}, true
		}
	}
	return line{}, false
}

// block strips the markup of blocks from a line, and notes headings and fences.
// The result is empty if there was nothing else.
func (s *scanner) block(raw []byte) []byte {
	text := bytes.TrimLeft(raw, " \t")
	previous := s.previous
	s.previous = line{}

	if s.fence != nil {
		if bytes.HasPrefix(text, s.fence) && len(bytes.Trim(text, string(s.fence[:1]))) == 0 {
			s.fence = nil
			return nil
		}
		return text
	}
	if n := run(text, '`') + run(text, '~'); n >= 3 && bytes.IndexByte(text[n:], '`') < 0 {
		s.fence = text[:n]
		return nil
	}
	indented := len(raw)-len(text) >= 4 // code, or a list's paragraph
	if level := run(text, '#'); !indented && level >= 1 && level <= 6 && (level == len(text) || text[level] == ' ') {
		title := bytes.Trim(text[level:], " #")
		s.heading(level, title, s.number)
		return title
	}
	if level := underline(text); level > 0 && len(previous.text) > 0 {
		s.heading(level, previous.text, previous.number)
		return nil
	}
	text = bytes.TrimLeft(text, "> \t")
	if isRule(text) {
		return nil
	}
	s.previous = line{s.number, text}
	return text
}

func (s *scanner) heading(level int, title []byte, number int) {
	s.headings = append(s.headings, Heading{Level: level, Text: plain(title), Line: number})
}

// run counts how often c is repeated at the start of text.
func run(text []byte, c byte) int {
	n := 0
	for n < len(text) && text[n] == c {
		n++
	}
	return n
}

// underline returns the level of the heading that text underlines, or 0.
func underline(text []byte) int {
	switch n := len(text); {
	case n == 0:
		return 0
	case run(text, '=') == n:
		return 1
	case run(text, '-') == n:
		return 2
	}
	return 0
}

// isRule reports whether text is a thematic break or the delimiter row of a table.
func isRule(text []byte) bool {
	return len(bytes.Trim(text, "-*_|: \t")) == 0
}

// plain returns the text of a heading without inline markup: emphasis, code
// marks, and the brackets and destinations of links.
func plain(text []byte) string {
	var b []byte
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '*', '`', '[':
		case ']':
			i += destinationLen(text[i+1:])
		case '\\':
			if i+1 < len(text) {
				i++
				b = append(b, text[i])
			}
		default:
			b = append(b, text[i])
		}
	}
	return string(b)
}

// destinationLen returns the length of the "(destination)" of a link at the
// start of text, or 0.
func destinationLen(text []byte) int {
	if len(text) == 0 || text[0] != '(' {
		return 0
	}
	return bytes.IndexByte(text, ')') + 1
}
