package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const program = `package shapes

import (
	"strings"
	_ "unsafe"
	yaml "example.com/yaml.v3"
)

type square struct{ worker; field func() }

func (s *square) area(n int) int {
	helper(n)
	if n > 1 {
		return strings.Count("a",
			"b")
	}
	defer later(n)
	s.field()
	yaml.Unmarshal(nil, 1)
	return len("x")
}

func helper[T any](n T) {
	f := func() {
		go func() { later(1) }()
	}
	f()
}

func later(n int)

//go:linkname pushed example.com/other.pulled
func pushed() { m["x"] = append(a, 1) }

var first = call(func() { yaml.Marshal() })
var second = func() { helper(2) }

func call(f func()) func() { second(); return f }

func moved() map[string]int {
	v := square{}
	f := v.area
	f(&v)
	return map[string]int{
		"a": 1,
	}
}
`

func TestFunctionsAndCalls(t *testing.T) {
	directory := t.TempDir()
	for name, text := range map[string]string{"a.go": program, "b.go": "package shapes\n\nfunc broken( {\n"} {
		if err := os.WriteFile(filepath.Join(directory, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	one := folder{"main", directory, []string{"a.go", "b.go"}, false}
	var out strings.Builder
	describe(question{Packages: []folder{one, one}}, func(text []byte) { out.Write(text) })
	got := strings.ReplaceAll(out.String(), directory+"/", "")
	for _, want := range []string{
		"P\tmain\n",
		"T\tsquare\n",
		"V\tfield\n",
		"E\tb.go\t",
		// The deferred call is on the lines of the return statements and on the last line of the function.
		"F\t(*square).area\t11\t1:~helper 2:!e 3:strings.Count 3:~later 3:!d 6:!dn 7:.field 8:example.com/yaml%2ev3.Unmarshal 9:!c 9:~later 9:!d 10:~later 10:!d\ta.go\t21\n",
		"F\t(*square).area.deferwrap1\t17\t0:~later\ta.go\t17\n",
		"F\thelper[...]\t23\t1:!n 4:~helper[...].func1 4:?\ta.go\t28\n",
		"F\thelper[...].func1\t24\t1:!gn 1:!n\ta.go\t26\n",
		"F\thelper[...].func1.1\t25\t0:~later\ta.go\t25\n",
		"F\tlater\t30\t-\ta.go\t30\n",
		"F\tpushed\t33\t-\ta.go\t33\n",
		// Variables are initialized in the order of their dependencies.
		"F\tinit.func1\t36\t0:~helper\ta.go\t36\n",
		"F\tinit.func2\t35\t0:example.com/yaml%2ev3.Marshal\ta.go\t35\n",
		"F\tmoved\t40\t1:!n 1:!n 3:.area 3:? 3:!n 4:!n 4:!k 5:!w 6:!w\ta.go\t47\n",
		"F\t=example.com/other.pulled\t33\t0:!w 0:!m 0:!ay\ta.go\t33\n",
	} {
		if strings.Count(got, want) != 2 {
			t.Fatalf("not there: %q in\n%s", want, got)
		}
	}
}
