// Command built-code prints digests of what a Go program for ELF does, and of what it says about where each instruction comes from: with
// -positions, the text of the latter.
package main

import (
	"bufio"
	"crypto/sha256"
	"debug/elf"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

type code struct {
	Sections  map[string]string `json:"sections"`
	Positions string            `json:"positions"`
	Functions int               `json:"functions"`
	Inlined   int               `json:"inlined"`
}

func main() {
	args := os.Args[1:]
	asText := len(args) == 2 && args[0] == "-positions"
	if asText {
		args = args[1:]
	}
	if len(args) != 1 {
		fmt.Fprintln(os.Stderr, "usage: built-code [-positions] BINARY")
		os.Exit(2)
	}
	if err := run(args[0], asText); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(path string, asText bool) error {
	file, err := elf.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if asText {
		out := bufio.NewWriter(os.Stdout)
		if _, _, err := writePositions(file, out); err != nil {
			return err
		}
		return out.Flush()
	}
	digest := sha256.New()
	var found code
	if found.Functions, found.Inlined, err = writePositions(file, digest); err != nil {
		return err
	}
	found.Positions = fmt.Sprintf("%x", digest.Sum(nil))
	if found.Sections, err = sectionDigests(file); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(found)
}

func writePositions(file *elf.File, out io.Writer) (functions, inlined int, err error) {
	if functions, err = writeFromTables(file, out); err != nil {
		return 0, 0, err
	}
	inlined, err = writeFromDebugInfo(file, out)
	return functions, inlined, err
}
