package render

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// A matcher returns how many bytes at the start of code belong to its token,
// or 0 if none do.
type matcher func(code []byte) int

// A rule gives the tokens of a matcher the CSS class they are shown in; "" is
// plain text.
type rule struct {
	class string
	match matcher
}

// languages holds the rules of each language by the name used on a fence. The
// first rule that matches wins.
var languages = map[string][]rule{
	"go": {
		{"", space},
		{"comment", between("//", "\n")},
		{"comment", between("/*", "*/")},
		{"string", quoted('"')},
		{"string", quoted('\'')},
		{"string", between("`", "`")},
		{"number", number},
		{"keyword", words(`break case chan const continue default defer else fallthrough for func go goto if
			import interface map package range return select struct switch type var`)},
		{"", identifier},
	},
	"json": {
		{"", space},
		{"string", quoted('"')},
		{"number", number},
		{"keyword", words("true false null")},
	},
	"sh": {
		{"", space},
		{"comment", between("#", "\n")},
		{"string", quoted('"')},
		{"string", between("'", "'")},
		{"keyword", words("case do done elif else esac fi for function if in then until while")},
		{"", identifier},
	},
}

// highlight writes code, its tokens wrapped in spans, into the page.
func highlight(p *page, language string, code []byte) {
	rules := languages[language]
	for len(code) > 0 {
		class, size := token(rules, code)
		if class == "" {
			writeBytes(p.verbatim, code[:size])
		} else {
			p.out.WriteString(`<span class="`)
			p.out.WriteString(class)
			p.out.WriteString(`">`)
			writeBytes(p.verbatim, code[:size])
			p.out.WriteString("</span>")
		}
		code = code[size:]
	}
}

// token returns the first token of code. Without a rule for it, that is one
// byte of plain text, or everything if the language has no rules at all.
func token(rules []rule, code []byte) (class string, size int) {
	if len(rules) == 0 {
		return "", len(code)
	}
	for _, r := range rules {
		if n := r.match(code); n > 0 {
			return r.class, n
		}
	}
	_, size = utf8.DecodeRune(code)
	return "", size
}

// space matches white space.
func space(code []byte) int {
	return prefix(code, func(c byte) bool { return c == ' ' || c == '\t' || c == '\n' })
}

// number matches a number that begins with a digit, loosely.
func number(code []byte) int {
	if !isDigit(code[0]) {
		return 0
	}
	return prefix(code, func(c byte) bool { return isAlphanumeric(c) || c == '.' || c == '_' })
}

// identifier matches a name.
func identifier(code []byte) int {
	if isDigit(code[0]) {
		return 0
	}
	return prefix(code, func(c byte) bool { return isAlphanumeric(c) || c == '_' })
}

// words matches any name of a list.
func words(list string) matcher {
	set := make(map[string]bool)
	for _, word := range strings.Fields(list) {
		set[word] = true
	}
	return func(code []byte) int {
		n := identifier(code)
		if set[string(code[:n])] {
			return n
		}
		return 0
	}
}

// between matches from one delimiter to the next other one, or to the end of
// the code.
func between(start, end string) matcher {
	return func(code []byte) int {
		if !bytes.HasPrefix(code, []byte(start)) {
			return 0
		}
		n := bytes.Index(code[len(start):], []byte(end))
		if n < 0 {
			return len(code)
		}
		return len(start) + n + len(end)
	}
}

// quoted matches a quoted string of one line that may hold backslash escapes.
func quoted(quote byte) matcher {
	return func(code []byte) int {
		if code[0] != quote {
			return 0
		}
		for i := 1; i < len(code); i++ {
			switch code[i] {
			case '\\':
				i++
			case '\n':
				return i
			case quote:
				return i + 1
			}
		}
		return len(code)
	}
}

// prefix counts the leading bytes of code that satisfy a predicate.
func prefix(code []byte, is func(byte) bool) int {
	n := 0
	for n < len(code) && is(code[n]) {
		n++
	}
	return n
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
