package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
)

// A tree holds what the packages declare, and which names they use other than by calling them. Types are not checked,
// which would require all dependencies.
type tree struct {
	byPath   map[string]*pkg
	byPrefix map[string]*pkg
	// Names of methods, of fields, and of what is used as a value, of all packages.
	methods, fields, values map[string]bool
}

type pkg struct {
	// functions by name, or Type.Method; several where build constraints choose one of them.
	functions map[string][]*function
	names     map[string]ast.ObjKind
	bodiless  map[string]bool
	embedding map[string]bool
	// isBroken is whether a file does not parse: then nothing is certain.
	isBroken bool
}

type function struct {
	decl *ast.FuncDecl
	file *source
}

type source struct {
	set     *token.FileSet
	syntax  *ast.File
	imports map[string]string
	err     error
}

func readTree(folders []folder) *tree {
	parsed := make([][]*source, len(folders))
	limit := make(chan struct{}, runtime.GOMAXPROCS(0))
	var running sync.WaitGroup
	for i, one := range folders {
		parsed[i] = make([]*source, len(one.Files))
		for j, name := range one.Files {
			running.Add(1)
			limit <- struct{}{}
			go func(to **source, path string) {
				defer running.Done()
				*to = parse(path)
				<-limit
			}(&parsed[i][j], filepath.Join(one.Directory, name))
		}
	}
	running.Wait()
	t := &tree{map[string]*pkg{}, map[string]*pkg{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for i, one := range folders {
		for _, file := range parsed[i] {
			t.add(one, file)
		}
	}
	return t
}

func parse(path string) *source {
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, path, nil, parser.AllErrors)
	if syntax == nil {
		syntax = &ast.File{Name: ast.NewIdent("_")}
	}
	imports := map[string]string{}
	for _, spec := range syntax.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		name := path[strings.LastIndex(path, "/")+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = path
	}
	return &source{set, syntax, imports, err}
}

func (t *tree) add(one folder, file *source) {
	suffix := ""
	if strings.HasSuffix(file.syntax.Name.Name, "_test") {
		suffix = "_test"
	}
	into := t.byPath[one.ImportPath+suffix]
	if into == nil {
		into = &pkg{map[string][]*function{}, map[string]ast.ObjKind{}, map[string]bool{}, map[string]bool{}, false}
		t.byPath[one.ImportPath+suffix] = into
	}
	for _, prefix := range one.Prefixes {
		t.byPrefix[prefix+suffix] = into
	}
	into.isBroken = into.isBroken || file.err != nil
	for _, decl := range file.syntax.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			t.addFunction(into, &function{decl, file})
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				into.addSpec(spec)
			}
		}
	}
	t.addUses(file.syntax)
}

func (t *tree) addFunction(into *pkg, one *function) {
	key := one.decl.Name.Name
	if one.decl.Recv != nil {
		t.methods[key] = true
		key = receiver(one.decl.Recv) + "." + key
	} else {
		into.names[key] = ast.Fun
		into.bodiless[key] = into.bodiless[key] || one.decl.Body == nil
	}
	into.functions[key] = append(into.functions[key], one)
}

func (in *pkg) addSpec(spec ast.Spec) {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		in.names[spec.Name.Name] = ast.Typ
		if !spec.Assign.IsValid() && embeds(spec.Type) {
			in.embedding[spec.Name.Name] = true
		}
	case *ast.ValueSpec:
		for _, name := range spec.Names {
			in.names[name.Name] = ast.Var
		}
	}
}

// addUses notes fields, and every name that stands anywhere but in front of its arguments.
func (t *tree) addUses(file *ast.File) {
	calls := map[*ast.Ident]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.FuncDecl:
			calls[node.Name] = true
		case *ast.CallExpr:
			if name := nameOf(node.Fun); name != nil {
				calls[name] = true
			}
		case *ast.StructType:
			for _, field := range node.Fields.List {
				for _, name := range field.Names {
					t.fields[name.Name] = true
					calls[name] = true
				}
			}
		case *ast.InterfaceType:
			for _, method := range node.Methods.List {
				for _, name := range method.Names {
					calls[name] = true
				}
			}
		case *ast.Ident:
			if !calls[node] {
				t.values[node.Name] = true
			}
		}
		return true
	})
}

// find returns the package of a symbol and the rest of its name. The last element of a package's path has its dots
// escaped, so the first dot after it ends the package.
func (t *tree) find(name string) (*pkg, string) {
	slash := strings.LastIndex(name, "/") + 1
	prefix, rest, _ := strings.Cut(name[slash:], ".")
	return t.byPrefix[name[:slash]+prefix], rest
}

// isPromoted returns whether a type may have a method because it embeds another type: the compiler writes that one.
func (t *tree) isPromoted(method string) bool {
	in, key := t.find(method)
	typeName, _, _ := strings.Cut(key, ".")
	return in != nil && (in.isBroken || in.embedding[typeName])
}

// embeds returns whether a type may have methods that are declared for others.
func embeds(expr ast.Expr) bool {
	switch expr := called(expr).(type) {
	case *ast.Ident, *ast.SelectorExpr:
		return true
	case *ast.StructType:
		for _, field := range expr.Fields.List {
			if len(field.Names) == 0 {
				return true
			}
		}
	}
	return false
}

func receiver(list *ast.FieldList) string {
	if len(list.List) == 0 {
		return ""
	}
	if name, ok := called(list.List[0].Type).(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

// called strips parentheses, stars and type arguments.
func called(expr ast.Expr) ast.Expr {
	for {
		switch inner := expr.(type) {
		case *ast.ParenExpr:
			expr = inner.X
		case *ast.StarExpr:
			expr = inner.X
		case *ast.IndexExpr:
			expr = inner.X
		case *ast.IndexListExpr:
			expr = inner.X
		default:
			return expr
		}
	}
}

// nameOf returns the name by which a function is called. For a call through an interface it is the method's, too.
func nameOf(fun ast.Expr) *ast.Ident {
	switch fun := called(fun).(type) {
	case *ast.Ident:
		return fun
	case *ast.SelectorExpr:
		return fun.Sel
	}
	return nil
}
