package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
)

// documentCount is a prime, so that every document comes to every route unless
// the mix's sequence happens to be a multiple of it.
const documentCount = 61

// documents returns Markdown documents of 2 to 30 KB, always the same ones. The
// words mean nothing, but length, markup and the forms of words are of the kind
// that people write.
func documents() [][]byte {
	list := make([][]byte, documentCount)
	for i := range list {
		w := newWriter(uint64(i))
		list[i] = w.document(2 + i%8*2)
	}
	return list
}

var (
	roots = strings.Fields(`anchor barrel bridge build candle carry chart clear collect connect cover depend direct
		divide engine estimate examine expect filter follow garden gather govern handle harbour improve inform
		invent journal kettle ladder level market measure mirror narrow notice observe order paper pattern plant
		present press question record relate repair report river season select signal station storm summer
		travel value vessel weather window winter wonder yield`)
	endings = []string{"", "", "", "", "s", "s", "ed", "ing", "er", "able", "ation", "ful", "ment", "ness", "'s"}
	small   = strings.Fields(`the the the of of and and to to in a a is it that for on with as was at by this from or
		which be are not but when its an than have no after before while`)
	accented = []string{"café", "naïve", "façade", "Zoë", "über", "señor"}
)

// A writer writes one document.
type writer struct {
	bytes.Buffer
	rng  *rand.Rand
	zipf *rand.Zipf // some words are far more frequent than others
}

func newWriter(seed uint64) *writer {
	rng := rand.New(rand.NewPCG(1, seed))
	return &writer{rng: rng, zipf: rand.NewZipf(rng, 1.3, 4, uint64(len(roots)-1))}
}

func (w *writer) document(sections int) []byte {
	fmt.Fprintf(w, "# %s\n\n", w.title())
	for range sections {
		fmt.Fprintf(w, "%s %s\n\n", strings.Repeat("#", 2+w.rng.IntN(2)), w.title())
		w.paragraph()
		switch w.rng.IntN(5) {
		case 0:
			w.list()
		case 1:
			w.table()
		case 2:
			w.code()
		case 3:
			w.quotation()
		}
		w.paragraph()
	}
	return w.Bytes()
}

func (w *writer) paragraph() {
	for range 3 + w.rng.IntN(5) {
		w.sentence()
		w.WriteString(w.pick(" ", " ", "\n"))
	}
	w.WriteString("\n\n")
}

func (w *writer) list() {
	mark := w.pick("- ", "* ", "1. ", "- [ ] ")
	for range 3 + w.rng.IntN(5) {
		w.WriteString(mark)
		w.sentence()
		w.WriteByte('\n')
	}
	w.WriteByte('\n')
}

func (w *writer) table() {
	w.WriteString("| Name | Meaning | Count |\n|:-----|---------|------:|\n")
	for range 3 + w.rng.IntN(6) {
		fmt.Fprintf(w, "| `%s` | %s %s | %d |\n", w.word(), w.word(), w.word(), w.rng.IntN(1000))
	}
	w.WriteByte('\n')
}

func (w *writer) code() {
	w.WriteString("```go\n")
	for range 2 + w.rng.IntN(3) {
		a, b := w.root(), w.root()
		fmt.Fprintf(w, "// %s is what a %s has left.\nfunc %s(%s int) (string, error) {\n", a, b, a, b)
		fmt.Fprintf(w, "\tif %s < %d {\n\t\treturn \"\", errors.New(\"%s: no %s\")\n\t}\n", b, w.rng.IntN(100), a, b)
		fmt.Fprintf(w, "\treturn strings.Repeat(\"%s \", %s*2), nil\n}\n", a, b)
	}
	w.WriteString("```\n\n")
}

func (w *writer) quotation() {
	for range 2 + w.rng.IntN(2) {
		w.WriteString("> ")
		w.sentence()
		w.WriteByte('\n')
	}
	w.WriteByte('\n')
}

func (w *writer) sentence() {
	for i := range 6 + w.rng.IntN(14) {
		if i > 0 {
			w.WriteString(w.pick(" ", " ", " ", " ", " ", " ", " ", " ", " ", ", ", " -- ", "; "))
		}
		switch w.rng.IntN(40) {
		case 0:
			fmt.Fprintf(w, "[%s %s](https://%s.example/%s?a=1&b=2)", w.word(), w.word(), w.root(), w.root())
		case 1:
			fmt.Fprintf(w, "*%s*", w.word())
		case 2:
			fmt.Fprintf(w, "**%s %s**", w.word(), w.word())
		case 3:
			fmt.Fprintf(w, "`%s`", w.root())
		case 4:
			fmt.Fprintf(w, "\"%s %s\"", w.word(), w.word())
		case 5:
			w.WriteString(w.pick(accented...))
		default:
			w.WriteString(w.word())
		}
	}
	w.WriteString(w.pick(".", ".", ".", ".", "?", "..."))
}

func (w *writer) title() string {
	title := w.root() + " " + w.word() + " " + w.root()
	return strings.ToUpper(title[:1]) + title[1:]
}

// word returns a small word or a form of a root.
func (w *writer) word() string {
	if w.rng.IntN(5) < 2 {
		return w.pick(small...)
	}
	return w.root() + w.pick(endings...)
}

func (w *writer) root() string { return roots[w.zipf.Uint64()] }

func (w *writer) pick(choices ...string) string { return choices[w.rng.IntN(len(choices))] }
