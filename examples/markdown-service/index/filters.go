package index

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A folder makes words comparable: lower case, without accents.
type folder struct {
	in  stage
	out []byte
}

func (f *folder) next() (token, bool) {
	t, ok := f.in.next()
	if !ok {
		return token{}, false
	}
	f.out = f.out[:0]
	for text := t.text; len(text) > 0; {
		r, size := utf8.DecodeRune(text)
		f.fold(r)
		text = text[size:]
	}
	t.text = f.out
	return t, true
}

func (f *folder) fold(r rune) {
	switch {
	case 'A' <= r && r <= 'Z':
		f.out = append(f.out, byte(r)+'a'-'A')
	case r < utf8.RuneSelf:
		f.out = append(f.out, byte(r))
	case unicode.Is(unicode.Mn, r):
		// A combining mark, which the letter before it can do without.
	default:
		r = unicode.ToLower(r)
		if base, ok := unaccented[r]; ok {
			f.out = append(f.out, base...)
			return
		}
		f.out = utf8.AppendRune(f.out, r)
	}
}

// unaccented maps the accented letters of western European languages.
var unaccented = func() map[rune]string {
	folded := make(map[rune]string)
	for base, letters := range map[string]string{
		"a": "àáâãäå", "ae": "æ", "c": "ç", "e": "èéêë", "i": "ìíîï", "n": "ñ",
		"o": "òóôõöø", "oe": "œ", "s": "š", "ss": "ß", "u": "ùúûü", "y": "ýÿ", "z": "ž",
	} {
		for _, r := range letters {
			folded[r] = base
		}
	}
	return folded
}()

// possessives cuts the genitive: "author's" is about the author.
type possessives struct{ in stage }

func (p *possessives) next() (token, bool) {
	t, ok := p.in.next()
	t.text = bytes.TrimSuffix(t.text, []byte("'s"))
	return t, ok
}

// A lengthFilter drops words that are too short to mean something or too long
// to be typed.
type lengthFilter struct {
	in       stage
	min, max int
}

func (f *lengthFilter) next() (token, bool) {
	for {
		t, ok := f.in.next()
		if !ok || f.min <= len(t.text) && len(t.text) <= f.max {
			return t, ok
		}
	}
}

// A stopFilter drops words that are in every text.
type stopFilter struct{ in stage }

func (f *stopFilter) next() (token, bool) {
	for {
		t, ok := f.in.next()
		if !ok || !stopWords[string(t.text)] {
			return t, ok
		}
	}
}

var stopWords = func() map[string]bool {
	const list = `a about after all also an and any are as at be because been before being but by can could
		did do does each for from had has have he her here him his how i if in into is it its just may me more
		most my no nor not now of off on once one only or other our out over own same she should so some such
		than that the their them then there these they this those through to too under until up very was we
		were what when where which while who why will with would you your`
	set := make(map[string]bool)
	for _, word := range strings.Fields(list) {
		set[word] = true
	}
	return set
}()
