package main

import (
	"crypto/sha256"
	"debug/elf"
	"fmt"
)

// What a program runs and works on. Line tables and debug information are read in positions.go: their bytes depend on
// the order in which the compiler met names.
var sections = []string{".text", ".rodata", ".data", ".noptrdata", ".typelink", ".itablink", ".bss", ".noptrbss"}

// Parts of them that are not compared. The first holds offsets into the tables of names: the positions tell what they mean.
// The second is the digest by which a compiler knows its own binary.
var leftOut = map[string]bool{"go:func.*": true, "cmd/internal/objabi.buildID.str": true}

// sectionDigests returns the digest of each section that the file has.
func sectionDigests(file *elf.File) (map[string]string, error) {
	symbols, err := file.Symbols()
	if err != nil {
		return nil, err
	}
	digests := map[string]string{}
	for _, name := range sections {
		section := file.Section(name)
		if section == nil {
			continue
		}
		if section.Type == elf.SHT_NOBITS {
			digests[name] = fmt.Sprint(section.Size)
			continue
		}
		data, err := section.Data()
		if err != nil {
			return nil, err
		}
		for _, symbol := range symbols {
			inside := symbol.Value >= section.Addr && symbol.Value+symbol.Size <= section.Addr+section.Size
			if leftOut[symbol.Name] && inside {
				clear(data[symbol.Value-section.Addr:][:symbol.Size])
			}
		}
		digests[name] = fmt.Sprintf("%x", sha256.Sum256(data))
	}
	return digests, nil
}
