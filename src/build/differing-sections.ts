import * as v from 'valibot';
import type { GoToolchain } from '../golang/go.ts';
import { askGoProgram } from '../source-tree/go-program.ts';

const ANSWER = v.object({ sections: v.nullable(v.array(v.string())) });

/** The linker computes them of all the rest. */
const OF_THE_REST = new Set(['.note.go.buildid', '.note.gnu.build-id']);

/** Names of the sections in which two executables (ELF, Mach-O, PE) differ; those that only one of them has are among them. */
export async function differingSections(
  go: GoToolchain,
  first: string,
  second: string,
  scratch: string,
): Promise<string[]> {
  const program = {
    name: 'differing-sections',
    purpose: 'looks for the sections in which two binaries differ',
    source: SOURCE,
  };
  const { sections } = v.parse(ANSWER, await askGoProgram(go, program, { first, second }, scratch));
  return (sections ?? []).filter((name) => !OF_THE_REST.has(name));
}

const SOURCE = `package main

import (
	"bytes"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"encoding/json"
	"os"
	"sort"
)

func main() {
	var question struct{ First, Second string }
	text, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(text, &question)
	}
	if err != nil {
		panic(err)
	}
	first, second := sections(question.First), sections(question.Second)
	var names []string
	for name, data := range first {
		if other, ok := second[name]; !ok || !bytes.Equal(data, other) {
			names = append(names, name)
		}
	}
	for name := range second {
		if _, ok := first[name]; !ok {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	answer, _ := json.Marshal(map[string][]string{"sections": names})
	if err := os.WriteFile(os.Args[2], answer, 0o600); err != nil {
		panic(err)
	}
}

// sections has the content of each by its name; an unknown format has none.
func sections(file string) map[string][]byte {
	found := map[string][]byte{}
	if f, err := elf.Open(file); err == nil {
		for _, s := range f.Sections {
			if s.Type != elf.SHT_NOBITS && s.Type != elf.SHT_NULL {
				found[s.Name], _ = s.Data()
			}
		}
	}
	if f, err := macho.Open(file); err == nil {
		for _, s := range f.Sections {
			found[s.Name], _ = s.Data()
		}
	}
	if f, err := pe.Open(file); err == nil {
		for _, s := range f.Sections {
			found[s.Name], _ = s.Data()
		}
	}
	return found
}
`;
