// Package index builds full-text indexes of Markdown documents.
//
// It reads a document line by line and does not parse it: an index needs the
// words and the headings, not the tree. The words go through a chain of small
// stages that fold, drop and stem words. The last stage counts the words.
package index

import (
	"cmp"
	"slices"
)

// An Index is what a search engine keeps of one document.
type Index struct {
	Title    string    `json:"title"`
	Words    int       `json:"words"` // all words, also those that are no terms
	Headings []Heading `json:"headings"`
	Terms    []Term    `json:"terms"` // the most frequent first
}

// A Heading is one heading of the document, in its order.
type Heading struct {
	Level int    `json:"level"`
	Text  string `json:"text"`
	Line  int    `json:"line"` // counted from 1
}

// A Term is the stem that several forms of a word have in common.
type Term struct {
	Term  string `json:"term"`
	Count int    `json:"count"`
	Lines []int  `json:"lines"` // where it occurs, ascending, each line once
}

// Build returns the index of a Markdown document.
func Build(source []byte) *Index {
	lines := newScanner(source)
	words := newWords(lines)
	terms := make(map[string]*Term)
	for stage := analysis(words); ; {
		t, ok := stage.next()
		if !ok {
			break
		}
		add(terms, t)
	}
	index := &Index{
		Words:    words.count,
		Headings: lines.headings,
		Terms:    ranked(terms),
	}
	if len(index.Headings) > 0 {
		first := slices.MinFunc(index.Headings, func(a, b Heading) int { return cmp.Compare(a.Level, b.Level) })
		index.Title = first.Text
	}
	return index
}

// analysis returns the chain of stages that makes terms of words. The order
// matters: the stop words and the stemmer know lower case only.
func analysis(words stage) stage {
	s := words
	s = &folder{in: s}
	s = &possessives{in: s}
	s = &lengthFilter{in: s, min: 2, max: 40}
	s = &stopFilter{in: s}
	s = &stemmer{in: s}
	return s
}

func add(terms map[string]*Term, t token) {
	term := terms[string(t.text)]
	if term == nil {
		term = &Term{Term: string(t.text)}
		terms[term.Term] = term
	}
	term.Count++
	if n := len(term.Lines); n == 0 || term.Lines[n-1] != t.line {
		term.Lines = append(term.Lines, t.line)
	}
}

// ranked sorts terms by their frequency, and equal ones by name.
func ranked(terms map[string]*Term) []Term {
	list := make([]Term, 0, len(terms))
	for _, term := range terms {
		list = append(list, *term)
	}
	slices.SortFunc(list, func(a, b Term) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Term, b.Term))
	})
	return list
}
