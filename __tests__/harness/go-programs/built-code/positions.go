package main

import (
	"debug/dwarf"
	"debug/elf"
	"debug/gosym"
	"errors"
	"fmt"
	"io"
	"sort"
)

// writeFromTables writes what the runtime's own tables say of every byte of code: function, file and line. Stack traces and profiles are made of them.
func writeFromTables(file *elf.File, out io.Writer) (int, error) {
	tables, text := file.Section(".gopclntab"), file.Section(".text")
	if tables == nil || text == nil {
		return 0, errors.New("no line tables of Go")
	}
	data, err := tables.Data()
	if err != nil {
		return 0, err
	}
	table, err := gosym.NewTable(nil, gosym.NewLineTable(data, text.Addr))
	if err != nil {
		return 0, err
	}
	for _, function := range table.Funcs {
		fmt.Fprintf(out, "%x %x %s\n", function.Entry, function.End, function.Name)
		lastFile, lastLine := "", -1
		for pc := function.Entry; pc < function.End; pc++ {
			name, line, _ := table.PCToLine(pc)
			if name != lastFile || line != lastLine {
				fmt.Fprintf(out, "%x %s:%d\n", pc, name, line)
			}
			lastFile, lastLine = name, line
		}
	}
	return len(table.Funcs), nil
}

// writeFromDebugInfo writes what a debugger is told: every row of the line tables, and which calls were inlined where, from what line. Sorted,
// since the order of the entries says nothing.
func writeFromDebugInfo(file *elf.File, out io.Writer) (int, error) {
	info, err := file.DWARF()
	if err != nil {
		return 0, err
	}
	names, err := functionNames(info)
	if err != nil {
		return 0, err
	}
	var rows []string
	inlined, depth := 0, 0
	var files []*dwarf.LineFile
	for reader := info.Reader(); ; {
		entry, err := reader.Next()
		if err != nil {
			return 0, err
		}
		if entry == nil {
			break
		}
		if entry.Tag == 0 {
			depth--
			continue
		}
		switch entry.Tag {
		case dwarf.TagCompileUnit:
			if files, rows, err = lineRows(info, entry, rows); err != nil {
				return 0, err
			}
		case dwarf.TagSubprogram, dwarf.TagInlinedSubroutine:
			ranges, err := info.Ranges(entry)
			if err != nil {
				return 0, err
			}
			call := ""
			if number, ok := entry.Val(dwarf.AttrCallFile).(int64); ok {
				inlined++
				if number < 0 || number >= int64(len(files)) {
					return 0, fmt.Errorf("file %d of %d", number, len(files))
				}
				call = fmt.Sprintf(" from %s:%v", files[number].Name, entry.Val(dwarf.AttrCallLine))
			}
			for _, span := range ranges {
				rows = append(rows, fmt.Sprintf("%016x-%016x %d %s%s", span[0], span[1], depth, nameOf(entry, names), call))
			}
		}
		if entry.Children {
			depth++
		}
	}
	sort.Strings(rows)
	for _, row := range rows {
		fmt.Fprintln(out, row)
	}
	return inlined, nil
}

// lineRows appends the rows of a unit's line table, and returns the files that the unit numbers.
func lineRows(info *dwarf.Data, unit *dwarf.Entry, rows []string) ([]*dwarf.LineFile, []string, error) {
	reader, err := info.LineReader(unit)
	if err != nil || reader == nil {
		return nil, rows, err
	}
	var line dwarf.LineEntry
	for {
		err := reader.Next(&line)
		if errors.Is(err, io.EOF) {
			return reader.Files(), rows, nil
		}
		if err != nil {
			return nil, nil, err
		}
		name := ""
		if line.File != nil && !line.EndSequence {
			name = line.File.Name
		}
		rows = append(rows, fmt.Sprintf("%016x %s:%d %t", line.Address, name, line.Line, line.IsStmt))
	}
}

// functionNames returns the name of each function by where its entry is.
func functionNames(info *dwarf.Data) (map[dwarf.Offset]string, error) {
	names := map[dwarf.Offset]string{}
	for reader := info.Reader(); ; {
		entry, err := reader.Next()
		if err != nil {
			return nil, err
		}
		if entry == nil {
			return names, nil
		}
		if name, ok := entry.Val(dwarf.AttrName).(string); ok && entry.Tag == dwarf.TagSubprogram {
			names[entry.Offset] = name
		}
	}
}

func nameOf(entry *dwarf.Entry, names map[dwarf.Offset]string) string {
	if origin, ok := entry.Val(dwarf.AttrAbstractOrigin).(dwarf.Offset); ok {
		return names[origin]
	}
	name, _ := entry.Val(dwarf.AttrName).(string)
	return name
}
