import * as v from 'valibot';
import type { GoToolchain } from '../go.ts';
import { askGoProgram } from '../go-program.ts';

const ANSWER = v.object({ section: v.string() });

/** Name of the section of an executable that the byte at `offset` lies in; undefined where it is in none. */
export async function sectionAt(
  go: GoToolchain,
  file: string,
  offset: number,
  scratch: string,
): Promise<string | undefined> {
  const program = {
    name: 'section-at',
    purpose: 'looks for the section in which two binaries differ',
    source: SOURCE,
  };
  const { section } = v.parse(ANSWER, await askGoProgram(go, program, { file, offset }, scratch));
  return section === '' ? undefined : section;
}

const SOURCE = `package main

import (
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"encoding/json"
	"os"
)

func main() {
	var question struct {
		File   string
		Offset uint64
	}
	text, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(text, &question)
	}
	if err != nil {
		panic(err)
	}
	answer, _ := json.Marshal(map[string]string{"section": section(question.File, question.Offset)})
	if err := os.WriteFile(os.Args[2], answer, 0o600); err != nil {
		panic(err)
	}
}

func section(file string, at uint64) string {
	if f, err := elf.Open(file); err == nil {
		for _, s := range f.Sections {
			if s.Type != elf.SHT_NOBITS && at >= s.Offset && at < s.Offset+s.FileSize {
				return s.Name
			}
		}
	}
	if f, err := macho.Open(file); err == nil {
		for _, s := range f.Sections {
			if at >= uint64(s.Offset) && at < uint64(s.Offset)+s.Size {
				return s.Name
			}
		}
	}
	if f, err := pe.Open(file); err == nil {
		for _, s := range f.Sections {
			if at >= uint64(s.Offset) && at < uint64(s.Offset)+uint64(s.Size) {
				return s.Name
			}
		}
	}
	return ""
}
`;
