// Reads Go source files and answers questions about the calls and methods that a profile names.
//
// Arguments: a JSON file with the question, and the JSON file to write the answer to.
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

type question struct {
	Packages []folder `json:"packages"`
	Calls    []call   `json:"calls"`
	// Methods as package.Type.Method.
	Methods []string `json:"methods"`
}

// A folder is a package with the Go files that are read, whatever their build constraints.
type folder struct {
	ImportPath string `json:"importPath"`
	// Prefixes are the names that symbols have for the package; the main package has two.
	Prefixes  []string `json:"prefixes"`
	Directory string   `json:"directory"`
	Files     []string `json:"files"`
}

// A call is one of a profile. Caller is package.Function or package.Type.Method; Callee has no package.
type call struct {
	Caller string `json:"caller"`
	Callee string `json:"callee"`
	// Own is whether the callee belongs to the module.
	Own bool `json:"own"`
	// Offset is the line of the call minus the line where the caller starts.
	Offset int `json:"offset"`
}

type answer struct {
	Calls []state `json:"calls"`
	// Promoted is, for each method, whether its type may have it because it embeds another type.
	Promoted []bool `json:"promoted"`
}

func main() {
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(questionFile, answerFile string) error {
	var asked question
	data, err := os.ReadFile(questionFile)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, &asked); err != nil {
		return err
	}
	data, err = json.Marshal(answerTo(asked))
	if err != nil {
		return err
	}
	return os.WriteFile(answerFile, data, 0o600)
}

func answerTo(asked question) answer {
	t := readTree(asked.Packages)
	answered := answer{make([]state, len(asked.Calls)), make([]bool, len(asked.Methods))}
	for i, one := range asked.Calls {
		answered.Calls[i] = t.stateOf(one)
	}
	for i, name := range asked.Methods {
		answered.Promoted[i] = t.isPromoted(name)
	}
	return answered
}
