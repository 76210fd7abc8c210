package index

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

func TestBuild(t *testing.T) {
	const source = `The Wells
=========

A well, the *well's* rope; [wells](https://well.example/deep).

## About ~deep~ ` + "`wells`" + `

> Café cafes.

| Deep | -- |
|------|----|
`
	want := &Index{
		Title: "The Wells",
		Words: 14,
		Headings: []Heading{
			{Level: 1, Text: "The Wells", Line: 1},
			{Level: 2, Text: "About ~deep~ wells", Line: 6},
		},
		Terms: []Term{
			{Term: "well", Count: 5, Lines: []int{1, 4, 6}},
			{Term: "cafe", Count: 2, Lines: []int{8}},
			{Term: "deep", Count: 2, Lines: []int{6, 10}},
			{Term: "rope", Count: 1, Lines: []int{4}},
		},
	}
	if got := Build([]byte(source)); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestHeadings(t *testing.T) {
	tests := []struct {
		name, source string
		want         []Heading
	}{
		{"none", "a\n\n---\n", []Heading{}},
		{"closed", "# a #\n", []Heading{{1, "a", 1}}},
		{"not a heading", "#a\n####### b\n    # c\n", []Heading{}},
		{"in a fence", "~~~\n# a\n```\n~~~~\n# b\n", []Heading{{1, "b", 5}}},
		{"link", "# [a](b) \\* c\n", []Heading{{1, "a * c", 1}}},
		{"underlined", "a\nb\n---\r\n", []Heading{{2, "b", 2}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Build([]byte(test.source)).Headings; !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

// TestStem takes its words from Porter's paper.
func TestStem(t *testing.T) {
	tests := map[string]string{
		"caresses": "caress", "ponies": "poni", "ties": "ti", "caress": "caress", "cats": "cat",
		"feed": "feed", "agreed": "agre", "plastered": "plaster", "bled": "bled", "motoring": "motor", "sing": "sing",
		"conflated": "conflat", "troubled": "troubl", "sized": "size", "hopping": "hop", "tanned": "tan",
		"falling": "fall", "hissing": "hiss", "fizzed": "fizz", "failing": "fail", "filing": "file",
		"happy": "happi", "sky": "sky",
		"relational": "relat", "conditional": "condit", "rational": "ration", "digitizer": "digit",
		"vietnamization": "vietnam", "predication": "predic", "feudalism": "feudal", "decisiveness": "decis",
		"hopefulness": "hope", "callousness": "callous", "formality": "formal", "sensibility": "sensibl",
		"triplicate": "triplic", "formative": "form", "electrical": "electr", "goodness": "good",
		"revival": "reviv", "allowance": "allow", "replacement": "replac", "adoption": "adopt", "effective": "effect",
		"probate": "probat", "rate": "rate", "cease": "ceas", "controlling": "control", "roll": "roll",
		"go": "go", "ies": "i", "south-west": "south-west", "12th": "12th",
	}
	for word, want := range tests {
		if got := string(stem([]byte(word))); got != want {
			t.Errorf("stem(%q) = %q, want %q", word, got, want)
		}
	}
}

// FuzzBuild looks for panics, and for counts that do not add up.
func FuzzBuild(f *testing.F) {
	for _, source := range documents(f) {
		f.Add(source)
	}
	f.Fuzz(func(t *testing.T, source []byte) {
		index := Build(source)
		terms := 0
		for _, term := range index.Terms {
			terms += term.Count
			if term.Term == "" || len(term.Lines) == 0 || len(term.Lines) > term.Count {
				t.Errorf("source %q: term %+v", source, term)
			}
		}
		if terms > index.Words {
			t.Errorf("source %q: %d terms from %d words", source, terms, index.Words)
		}
	})
}

func BenchmarkIndex(b *testing.B) {
	sources := documents(b)
	size := 0
	for _, source := range sources {
		size += len(source)
	}
	b.SetBytes(int64(size))
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		for _, source := range sources {
			Build(source)
		}
	}
}

// documents returns the sample documents.
func documents(tb testing.TB) [][]byte {
	tb.Helper()
	names, err := filepath.Glob("../testdata/*.md")
	if err != nil || len(names) == 0 {
		tb.Fatalf("no sample documents (%v)", err)
	}
	var sources [][]byte
	for _, name := range names {
		source, err := os.ReadFile(name)
		if err != nil {
			tb.Fatal(err)
		}
		sources = append(sources, source)
	}
	return sources
}
