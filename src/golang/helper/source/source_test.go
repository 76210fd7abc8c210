package main

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

const program = `package shapes

import (
	"strings"
	"example.com/other"
)

type worker interface{ work() }
type square struct{ worker; field func() }

func (s *square) area(n int) int {
	helper(n)
	if n > 1 {
		return strings.Count("a",
			"b")
	}
	defer later()
	s.field()
	other.Do()
	return len("x")
}

func helper(n int) {}
func later() {}

func values(call func()) {
	call()
	go func() {
		helper(1)
	}()
}

func chosen() { _ = asValue }
func asValue() {}
func assembly(int)
func calls() {
	assembly(1)
	for range asValue {
	}
}
`

func write(t *testing.T, text string) []folder {
	t.Helper()
	directory := t.TempDir()
	if err := os.WriteFile(filepath.Join(directory, "a.go"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return []folder{{"example.com/m/shapes", []string{"example.com/m/shapes", "main"}, directory, []string{"a.go"}}}
}

func TestStateOfCall(t *testing.T) {
	tests := []struct {
		caller, callee string
		own            bool
		offset         int
		want           state
	}{
		{"square.area", "helper", true, 1, there},
		{"square.area", "helper", true, 2, moved},
		{"square.area", "Count", false, 3, there},
		{"square.area", "later", true, 9, there},
		{"square.area", "absent", true, 1, gone},
		{"square.area", "Run", false, 7, unknown},
		{"values", "helper", true, 1, moved},
		{"values", "asValue", true, 1, unknown},
		{"calls", "anything", true, 1, unknown},
		{"calls", "asValue", true, 2, there},
		{"nowhere", "helper", true, 1, unknown},
	}
	folders := write(t, program)
	for _, test := range tests {
		asked := question{Packages: folders, Calls: []call{{"main." + test.caller, test.callee, test.own, test.offset}}}
		if got := answerTo(asked).Calls[0]; got != test.want {
			t.Errorf("%s calls %s +%d: %s, want %s", test.caller, test.callee, test.offset, got, test.want)
		}
	}
}

func TestStateInFilesThatAreNotKnown(t *testing.T) {
	for name, text := range map[string]string{
		"does not parse": program + "\nfunc broken( {\n",
		"line directive": "package shapes\n\n//line other.y:100\nfunc values() {\n\tnothing()\n}\n",
	} {
		asked := question{Packages: write(t, text), Calls: []call{{"example.com/m/shapes.values", "gone", true, 1}}}
		if got := answerTo(asked).Calls[0]; got != unknown {
			t.Errorf("%s: %s, want %s", name, got, unknown)
		}
	}
}

func TestPromotedMethods(t *testing.T) {
	asked := question{Packages: write(t, program), Methods: []string{"main.square.work", "main.worker.work", "other.T.work"}}
	if got, want := answerTo(asked).Promoted, []bool{true, false, false}; !reflect.DeepEqual(got, want) {
		t.Errorf("promoted: %v, want %v", got, want)
	}
}
