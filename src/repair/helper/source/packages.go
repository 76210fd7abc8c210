package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A pkg holds the declarations of a package's files, and the part of the answer about the package.
type pkg struct {
	folder
	names map[string]string
	set   *token.FileSet
	// The kinds of the top-level declarations, by name.
	declared map[string]ast.ObjKind
	// The symbols of functions that `go:linkname` moves to a different package.
	linked map[string]string
	out    bytes.Buffer
	// The number of functions with the name init so far.
	inits int
}

type source struct {
	path    string
	syntax  *ast.File
	imports map[string]string
}

var linkname = regexp.MustCompile(`(?m)^//go:linkname (\S+) (\S+)`)

func readPackage(from folder, names map[string]string) []byte {
	p := &pkg{folder: from, names: names, set: token.NewFileSet(), declared: map[string]ast.ObjKind{}, linked: map[string]string{}}
	fmt.Fprintf(&p.out, "P\t%s\n", p.Prefix)
	var files []*source
	for _, name := range from.Files {
		files = append(files, p.parse(filepath.Join(from.Directory, name)))
	}
	for _, file := range files {
		for _, decl := range file.syntax.Decls {
			if function, isFunction := decl.(*ast.FuncDecl); isFunction {
				p.addFunction(file, function)
			}
		}
	}
	// The closures in the values of variables belong to the function that initializes the package.
	closures := &counters{}
	for _, one := range initialized(files) {
		named := map[*ast.FuncLit]string{}
		(&walker{pkg: p, file: one.file, name: "init", counts: closures, isUnprinted: true, closures: named}).walk(one.node)
	}
	return p.out.Bytes()
}

// mostSource is the size of the largest Go file that is read. In practice, the largest Go files are generated, and have a few megabytes.
const mostSource = 64 << 20

// readSource returns the text of a regular file, or nil for all other files, because reading a pipe or a link to /dev/zero would never end.
func readSource(path string) []byte {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || info.Size() > mostSource {
		return nil
	}
	text, _ := os.ReadFile(path)
	return text
}

// parse reads one file and records its declarations. A file that cannot be read is parsed as an empty file, for which the parser returns an
// error.
func (p *pkg) parse(path string) *source {
	text := readSource(path)
	syntax, err := parser.ParseFile(p.set, path, text, 0)
	if err != nil {
		fmt.Fprintf(&p.out, "E\t%s\t%q\n", path, err)
	}
	for _, match := range linkname.FindAllSubmatch(text, -1) {
		p.linked[string(match[1])] = string(match[2])
	}
	for _, decl := range syntax.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil {
				p.declared[decl.Name.Name] = ast.Fun
			}
		case *ast.GenDecl:
			p.addSpecs(decl.Specs)
		}
	}
	imports := map[string]string{}
	for _, spec := range syntax.Imports {
		path := strings.Trim(spec.Path.Value, "`\"")
		name := path[strings.LastIndex(path, "/")+1:]
		if known, isKnown := p.names[path]; isKnown {
			name = known
		}
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = path
	}
	return &source{path, syntax, imports}
}

func (p *pkg) addSpecs(specs []ast.Spec) {
	for _, spec := range specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			p.declared[spec.Name.Name] = ast.Typ
			if fields, isStruct := spec.Type.(*ast.StructType); isStruct {
				p.addFields(spec.Name.Name, fields.Fields.List)
			}
		case *ast.ValueSpec:
			for _, name := range spec.Names {
				p.declared[name.Name] = ast.Var
			}
		}
	}
}

// addFields prints the type if it embeds a type, and the fields that may hold a function. The source can call a promoted method, or a
// function in a field, although no function with this name is declared.
func (p *pkg) addFields(typeName string, fields []*ast.Field) {
	for _, field := range fields {
		if len(field.Names) == 0 {
			fmt.Fprintf(&p.out, "T\t%s\n", typeName)
		}
		switch field.Type.(type) {
		case *ast.FuncType, *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:
			for _, name := range field.Names {
				fmt.Fprintf(&p.out, "V\t%s\n", name.Name)
			}
		}
	}
}

func (p *pkg) addFunction(file *source, decl *ast.FuncDecl) {
	name, start := decl.Name.Name, decl.Name.Pos()
	switch {
	case name == "_":
		return
	case decl.Recv != nil && len(decl.Recv.List) > 0:
		name, start = receiver(decl.Recv.List[0].Type)+"."+name, decl.Recv.Pos()
	case name == "init":
		name = fmt.Sprintf("init.%d", p.inits)
		p.inits++
	case decl.Type.TypeParams != nil:
		name += "[...]"
	}
	w := &walker{pkg: p, file: file, name: name, start: p.line(start), counts: &counters{}, closures: map[*ast.FuncLit]string{}}
	if decl.Body != nil {
		w.walk(decl.Body)
	}
	w.print(decl.Body)
}

// receiver returns the receiver of a method in the form of symbols: `(*T)` or `T`, with `[...]` for type parameters.
func receiver(expr ast.Expr) string {
	switch expr := expr.(type) {
	case *ast.ParenExpr:
		return receiver(expr.X)
	case *ast.StarExpr:
		return "(*" + receiver(expr.X) + ")"
	case *ast.IndexExpr:
		return receiver(expr.X) + "[...]"
	case *ast.IndexListExpr:
		return receiver(expr.X) + "[...]"
	case *ast.Ident:
		return expr.Name
	}
	return "?"
}

func (p *pkg) line(pos token.Pos) int { return p.set.Position(pos).Line }

// print writes the line about a function, with its calls in the order of their lines.
func (w *walker) print(body *ast.BlockStmt) {
	if w.isUnprinted {
		return
	}
	end := w.start
	if body != nil && body.Rbrace.IsValid() {
		end = w.pkg.line(body.Rbrace)
	}
	name := w.name
	if to, isLinked := w.pkg.linked[name]; isLinked && body != nil {
		// The function's symbol is in a different package, but its closures' names begin with the function's name in this package.
		fmt.Fprintf(&w.pkg.out, "F\t%s\t%d\t-\t%s\t%d\n", name, w.start, w.file.path, end)
		name = "=" + to
	}
	fmt.Fprintf(&w.pkg.out, "F\t%s\t%d\t", name, w.start)
	if body == nil {
		w.pkg.out.WriteString("-")
	}
	slices.SortStableFunc(w.calls, func(a, b call) int { return a.line - b.line })
	for i, one := range w.calls {
		if i > 0 {
			w.pkg.out.WriteByte(' ')
		}
		fmt.Fprintf(&w.pkg.out, "%d:%s", one.line-w.start, one.callee)
	}
	fmt.Fprintf(&w.pkg.out, "\t%s\t%d\n", w.file.path, end)
}
