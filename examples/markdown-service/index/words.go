package index

import (
	"unicode"
	"unicode/utf8"
)

// A token is one word on its way through the stages. A stage may change the
// text in place; it is valid until the next call of next.
type token struct {
	text []byte
	line int
}

// A stage yields tokens, made from those of the stage before it. At the end it
// returns false.
type stage interface {
	next() (token, bool)
}

// A lineSource yields the lines whose words are wanted.
type lineSource interface {
	next() (line, bool)
}

// words is the first stage. It splits lines into words: letters and digits,
// with single apostrophes and hyphens in between.
type words struct {
	lines lineSource
	line  line
	word  []byte // the buffer of the token that was yielded last
	count int
}

func newWords(lines lineSource) *words {
	return &words{lines: lines, word: make([]byte, 0, 64)}
}

func (w *words) next() (token, bool) {
	for {
		if w.word = w.word[:0]; w.scan() {
			w.count++
			return token{w.word, w.line.number}, true
		}
		var ok bool
		if w.line, ok = w.lines.next(); !ok {
			return token{}, false
		}
	}
}

// scan appends the next word of the line to w.word, and takes it off the line.
// It returns false if the line has no more words.
func (w *words) scan() bool {
	text := w.line.text
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		switch {
		case isWordRune(r):
			w.word = utf8.AppendRune(w.word, r)
		case len(w.word) > 0:
			if !isJoiner(r) || !startsWord(text[size:]) {
				w.line.text = text
				return true
			}
			w.word = append(w.word, joiner(r))
		case r == ']':
			size += destinationLen(text[size:])
		}
		text = text[size:]
	}
	w.line.text = nil
	return len(w.word) > 0
}

func isWordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'
	}
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

func startsWord(text []byte) bool {
	r, _ := utf8.DecodeRune(text)
	return isWordRune(r)
}

// isJoiner reports whether r may stand within a word.
func isJoiner(r rune) bool { return r == '\'' || r == '’' || r == '-' }

// joiner returns the one spelling that all apostrophes get.
func joiner(r rune) byte {
	if r == '-' {
		return '-'
	}
	return '\''
}
