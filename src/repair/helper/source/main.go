// Prints the functions of Go packages and the calls that each makes, from the syntax alone: types are not checked, so that
// it is fast, needs no build, and reads files that do not compile.
//
// Arguments: a JSON file with the packages, and the file to write to. The answer has lines of fields separated by tabs:
//
//	P prefix                      a package: how its symbols begin
//	F name start calls file end   a function: its symbol without the prefix, its first line, its calls in the order of
//	                              their lines, its file, and its last line
//	T name                        a type that embeds others, and so may have methods that it does not declare
//	V name                        a field of a struct that may hold a function
//	E file error                  a file that does not parse; what the parser could make of it is there
//
// A call is `offset:callee`. A callee is a whole symbol (`path.F`), one of the same package (`~F`), a method or field by its
// last name (`.M`), a value (`?`), or operations for which the compiler calls the runtime (`!` and their letters).
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
)

type question struct {
	Packages []folder `json:"packages"`
	// Names of packages by import path, where that is not the path's last element.
	Names map[string]string `json:"names"`
	// With a recording, the answer is the target that it was recorded for, as JSON.
	Recording *recording `json:"recording"`
}

// A folder is a package with the Go files that are read.
type folder struct {
	// How symbols begin: the import path with escapes, or `main`.
	Prefix    string   `json:"prefix"`
	Directory string   `json:"directory"`
	Files     []string `json:"files"`
	// IsStandard is whether it is of the standard library, which has copies of some modules.
	IsStandard bool `json:"isStandard"`
}

func main() {
	// Little lives long: a fourth less time, for 80 MB in place of 40.
	debug.SetGCPercent(400)
	data, err := os.ReadFile(os.Args[1])
	check(err)
	var asked question
	check(json.Unmarshal(data, &asked))
	file, err := os.Create(os.Args[2])
	check(err)
	out := bufio.NewWriter(file)
	if asked.Recording != nil {
		check(json.NewEncoder(out).Encode(findTarget(asked.Packages, *asked.Recording)))
	} else {
		describe(asked, func(text []byte) { out.Write(text) })
	}
	check(out.Flush())
	check(file.Close())
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// describe reads the packages, some at the same time, and writes them in their order. Only a few are in memory.
func describe(asked question, write func([]byte)) {
	described := make([]chan []byte, len(asked.Packages))
	for i := range described {
		described[i] = make(chan []byte, 1)
	}
	limit := make(chan struct{}, runtime.GOMAXPROCS(0)+1)
	go func() {
		for i, one := range asked.Packages {
			limit <- struct{}{}
			go func(to chan<- []byte, one folder) { to <- readPackage(one, asked.Names) }(described[i], one)
		}
	}()
	for _, text := range described {
		write(<-text)
		<-limit
	}
}
