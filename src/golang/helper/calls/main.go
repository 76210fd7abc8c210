package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

type question struct {
	Packages []folder
	Edges    []edge
	// Methods as package.Type.Method.
	Methods []string
}

type answer struct {
	Sites    []string
	Promoted []bool
}

type folder struct {
	ImportPath, Directory string
	Prefixes, Files       []string
}

type edge struct {
	// Caller is package.Function or package.Type.Method; Callee has no package.
	Caller, Callee string
	Own            bool
	Offset         int
}

func main() {
	var asked question
	data, err := os.ReadFile(os.Args[1])
	check(err)
	check(json.Unmarshal(data, &asked))
	tree := read(asked.Packages)
	answers := answer{make([]string, len(asked.Edges)), make([]bool, len(asked.Methods))}
	for i, one := range asked.Edges {
		answers.Sites[i] = tree.judge(one)
	}
	for i, name := range asked.Methods {
		answers.Promoted[i] = tree.isPromoted(name)
	}
	text, err := json.Marshal(answers)
	check(err)
	check(os.WriteFile(os.Args[2], text, 0o600))
}

func check(err error) {
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

// A tree is what the packages declare, and what they use other than by calling it.
type tree struct {
	packages map[string]*pkg
	prefixes map[string]*pkg
	methods  map[string]bool
	fields   map[string]bool
	values   map[string]bool
}

type pkg struct {
	functions map[string][]*function
	names     map[string]ast.ObjKind
	bodiless  map[string]bool
	embedding map[string]bool
	isBroken  bool
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

func read(folders []folder) *tree {
	all := make([][]*source, len(folders))
	limit := make(chan bool, 4)
	var running sync.WaitGroup
	for i, one := range folders {
		all[i] = make([]*source, len(one.Files))
		for j, name := range one.Files {
			running.Add(1)
			limit <- true
			go func(to **source, path string) {
				defer running.Done()
				*to = parse(path)
				<-limit
			}(&all[i][j], filepath.Join(one.Directory, name))
		}
	}
	running.Wait()
	t := &tree{map[string]*pkg{}, map[string]*pkg{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for i, one := range folders {
		for _, file := range all[i] {
			t.add(one, file)
		}
	}
	return t
}

func parse(path string) *source {
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, path, nil, parser.AllErrors)
	imports := map[string]string{}
	if syntax == nil {
		return &source{set, &ast.File{Name: ast.NewIdent("_")}, imports, err}
	}
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
	into := t.packages[one.ImportPath+suffix]
	if into == nil {
		into = &pkg{map[string][]*function{}, map[string]ast.ObjKind{}, map[string]bool{}, map[string]bool{}, false}
		t.packages[one.ImportPath+suffix] = into
	}
	for _, prefix := range one.Prefixes {
		t.prefixes[prefix+suffix] = into
	}
	into.isBroken = into.isBroken || file.err != nil
	for _, decl := range file.syntax.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			t.addFunction(into, &function{decl, file})
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					into.names[spec.Name.Name] = ast.Typ
					if !spec.Assign.IsValid() && embeds(spec.Type) {
						into.embedding[spec.Name.Name] = true
					}
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						into.names[name.Name] = ast.Var
					}
				}
			}
		}
	}
	t.addUses(file.syntax)
}

// embeds says whether a type may have methods that are declared for others.
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

// isPromoted says whether a type may have a method because it embeds another type: the compiler writes that one.
func (t *tree) isPromoted(name string) bool {
	in, key := t.find(name)
	typeName, _, _ := strings.Cut(key, ".")
	return in != nil && (in.isBroken || in.embedding[typeName])
}

func (t *tree) addFunction(into *pkg, one *function) {
	name := one.decl.Name.Name
	key := name
	if one.decl.Recv != nil {
		t.methods[name] = true
		key = receiver(one.decl.Recv) + "." + name
	} else {
		into.names[name] = ast.Fun
		if one.decl.Body == nil {
			into.bodiless[name] = true
		}
	}
	into.functions[key] = append(into.functions[key], one)
}

func receiver(list *ast.FieldList) string {
	if len(list.List) == 0 {
		return ""
	}
	name, _ := called(list.List[0].Type).(*ast.Ident)
	if name == nil {
		return ""
	}
	return name.Name
}

// called takes parentheses, stars and type arguments off.
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

// nameOf is the name by which a function is called, which is a method's own for calls through interfaces, too.
func nameOf(fun ast.Expr) *ast.Ident {
	switch fun := called(fun).(type) {
	case *ast.Ident:
		return fun
	case *ast.SelectorExpr:
		return fun.Sel
	}
	return nil
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

func (t *tree) judge(one edge) string {
	in, key := t.find(one.Caller)
	if in == nil || in.isBroken || len(in.functions[key]) == 0 {
		return "unknown"
	}
	verdict := "gone"
	for _, variant := range in.functions[key] {
		switch found := t.look(in, variant, one); found {
		case "there", "unknown":
			return found
		case "moved":
			verdict = found
		}
	}
	return verdict
}

// find splits at the first dot that leaves a known package: its last element has dots escaped.
func (t *tree) find(name string) (*pkg, string) {
	slash := strings.LastIndex(name, "/") + 1
	dot := strings.Index(name[slash:], ".")
	if dot < 0 {
		return nil, ""
	}
	return t.prefixes[name[:slash+dot]], name[slash+dot+1:]
}

func (t *tree) look(in *pkg, where *function, one edge) string {
	decl, file := where.decl, where.file
	if decl.Body == nil || hasLineDirective(file, decl) {
		return "unknown"
	}
	start := file.set.Position(decl.Name.Pos()).Line
	if decl.Recv != nil {
		start = file.set.Position(decl.Recv.Pos()).Line
	}
	line := start + one.Offset
	// A value may stand for the callee only if it was made one somewhere; of other modules this is not known.
	isValue := !one.Own || t.values[one.Callee]
	isThere, isElsewhere, isOpen := false, false, false
	visit := func(name string, pos token.Pos, isStatic, isBodiless bool) {
		at := file.set.Position(pos).Line
		isThere = isThere || name == one.Callee && at == line
		isOpen = isOpen || at == line && (isBodiless || !isStatic && isValue)
		isElsewhere = isElsewhere || one.Own && !isStatic && isValue
	}
	var inspect func(ast.Node) bool
	inspect = func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.FuncLit:
			// What it calls, it calls under its own name.
			isElsewhere = isElsewhere || mentions(node.Body, one.Callee)
			return false
		case *ast.Ident:
			isElsewhere = isElsewhere || node.Name == one.Callee
		case *ast.DeferStmt:
			// It is called where the function ends.
			name := nameOf(node.Call.Fun)
			isThere = isThere || name != nil && name.Name == one.Callee
			isStatic, isBodiless := t.isStatic(in, file, node.Call.Fun)
			isOpen = isOpen || isBodiless || !isStatic && isValue
		case *ast.RangeStmt:
			// A range over a function calls it.
			if name := nameOf(node.X); name != nil {
				visit(name.Name, node.For, false, false)
				visit(name.Name, node.X.Pos(), false, false)
			}
		case *ast.CallExpr:
			// The compiler, too, takes the line of the opening parenthesis.
			name := ""
			if ident := nameOf(node.Fun); ident != nil {
				name = ident.Name
			}
			isStatic, isBodiless := t.isStatic(in, file, node.Fun)
			visit(name, node.Lparen, isStatic, isBodiless)
		}
		return true
	}
	ast.Inspect(decl.Body, inspect)
	switch {
	case isThere:
		return "there"
	case isOpen:
		return "unknown"
	case isElsewhere:
		return "moved"
	}
	return "gone"
}

func mentions(node ast.Node, name string) bool {
	found := false
	ast.Inspect(node, func(inner ast.Node) bool {
		ident, isIdent := inner.(*ast.Ident)
		found = found || isIdent && ident.Name == name
		return !found
	})
	return found
}

func hasLineDirective(file *source, decl *ast.FuncDecl) bool {
	for _, pos := range []token.Pos{decl.Pos(), decl.End()} {
		if file.set.PositionFor(pos, true) != file.set.PositionFor(pos, false) {
			return true
		}
	}
	return false
}

// isStatic says whether a call is certainly one of the function that it names, or no call at all.
func (t *tree) isStatic(in *pkg, file *source, fun ast.Expr) (isStatic, isBodiless bool) {
	switch fun := called(fun).(type) {
	case *ast.Ident:
		if fun.Obj != nil && fun.Obj.Kind != ast.Fun {
			return fun.Obj.Kind == ast.Typ, false
		}
		return in.declares(fun.Name)
	case *ast.SelectorExpr:
		from, _ := fun.X.(*ast.Ident)
		if from == nil || from.Obj != nil || in.names[from.Name] != ast.Bad {
			return t.methods[fun.Sel.Name] && !t.fields[fun.Sel.Name], false
		}
		path, isKnown := file.imports[from.Name]
		if own := t.packages[path]; own != nil {
			return own.declares(fun.Sel.Name)
		}
		// Only the standard library's paths have no dot in their first element.
		first, _, _ := strings.Cut(path, "/")
		return isKnown && !strings.Contains(first, "."), false
	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:
		return true, false
	}
	return false, false
}

func (in *pkg) declares(name string) (isStatic, isBodiless bool) {
	if in.bodiless[name] {
		return false, true
	}
	kind, isDeclared := in.names[name]
	if isDeclared {
		return kind != ast.Var, false
	}
	return token.IsKeyword(name) || builtins[name], false
}

var builtins = map[string]bool{}

func init() {
	names := "append cap clear close complex copy delete imag len make max min new panic print println real recover " +
		"bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string " +
		"uint uint8 uint16 uint32 uint64 uintptr any"
	for _, name := range strings.Fields(names) {
		builtins[name] = true
	}
}
