import { $n as someOf, Ar as lastLines, Ci as UsageError, Di as note, Dr as goOutput, Gn as realPlace, Kr as lastElement, Nr as runGo, Or as goToolchain, Tr as withoutTypeArguments, Ur as duration, _ as orElse, _i as remembered, g as makeFolder, ji as warning, jr as listPackages, kr as jsonObjects, m as gitPrints, p as contextOf, pi as count, r as VERSION, u as GrowingReport, v as requireFolder, wr as symbolPath, xi as ExpectedError, yr as ownCode, zn as isBelow, zr as run } from "./start.js";
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { lstat, mkdir, readFile, readdir, realpath, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

// src/golang/helper.ts
let files = {
	"go.mod": "module helper\n\ngo 1.21\n",
	"meter/main.go": "// Meter runs the programs that its argument names, all at once, and writes what each of them used. Node does not tell\n// what a child used; os.ProcessState has the kernel's own figures, in microseconds on Linux and macOS.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"os\"\n	\"os/exec\"\n	\"reflect\"\n	\"runtime\"\n	\"sync\"\n	\"time\"\n)\n\n// order is the argument, as JSON. Output goes to files: pipes would wake the meter, and a reader, next to what is measured.\ntype order struct {\n	Usage    string    `json:\"usage\"`\n	Programs []program `json:\"programs\"`\n}\n\ntype program struct {\n	Argv   []string `json:\"argv\"`\n	Stdout string   `json:\"stdout\"`\n	Stderr string   `json:\"stderr\"`\n}\n\ntype usage struct {\n	ExitCode    int     `json:\"exitCode\"`\n	CPUSeconds  float64 `json:\"cpuSeconds\"`\n	WallSeconds float64 `json:\"wallSeconds\"`\n	PeakBytes   int64   `json:\"peakBytes\"`\n}\n\nfunc main() {\n	var given order\n	check(json.Unmarshal([]byte(os.Args[1]), &given))\n	used := make([]usage, len(given.Programs))\n	var running sync.WaitGroup\n	for i, one := range given.Programs {\n		cmd := exec.Command(one.Argv[0], one.Argv[1:]...)\n		cmd.Stdout = create(one.Stdout)\n		cmd.Stderr = create(one.Stderr)\n		began := time.Now()\n		check(cmd.Start())\n		running.Add(1)\n		go func(used *usage) {\n			defer running.Done()\n			err := cmd.Wait()\n			wall := time.Since(began)\n			state := cmd.ProcessState\n			if state == nil {\n				check(err)\n			}\n			cpu := state.UserTime() + state.SystemTime()\n			*used = usage{state.ExitCode(), cpu.Seconds(), wall.Seconds(), peakBytes(state.SysUsage(), runtime.GOOS)}\n		}(&used[i])\n	}\n	running.Wait()\n	text, err := json.Marshal(used)\n	check(err)\n	check(os.WriteFile(given.Usage, text, 0o600))\n}\n\n// peakBytes reads Maxrss of a *syscall.Rusage, a type that Windows lacks. macOS counts bytes, all others KiB.\nfunc peakBytes(rusage any, system string) int64 {\n	value := reflect.Indirect(reflect.ValueOf(rusage))\n	if value.Kind() != reflect.Struct {\n		return 0\n	}\n	field := value.FieldByName(\"Maxrss\")\n	if !field.IsValid() || !field.CanInt() {\n		return 0\n	}\n	if system == \"darwin\" || system == \"ios\" {\n		return field.Int()\n	}\n	return field.Int() * 1024\n}\n\nfunc create(name string) *os.File {\n	file, err := os.Create(name)\n	check(err)\n	return file\n}\n\nfunc check(err error) {\n	if err != nil {\n		os.Stderr.WriteString(err.Error() + \"\\n\")\n		os.Exit(1)\n	}\n}\n",
	"source/calls.go": "package main\n\nimport (\n	\"fmt\"\n	\"go/ast\"\n	\"go/token\"\n	\"strings\"\n)\n\ntype call struct {\n	line   int\n	callee string\n}\n\n// counters number the closures of a function, as closureName in cmd/compile/internal/ir does.\ntype counters struct{ literals, wrappers int }\n\n// A walker collects the calls of one function; closures have walkers of their own.\ntype walker struct {\n	pkg         *pkg\n	file        *source\n	name        string\n	start       int\n	isClosure   bool\n	isUnprinted bool\n	counts      *counters\n	calls       []call\n	// What the last `go` or `defer` calls, elsewhere than on its line.\n	later *ast.CallExpr\n	// What is called when the function ends.\n	deferred []ast.Expr\n	// Where it ends early.\n	returns []int\n	// Names of closures, for those that are called by the variable that they are assigned to.\n	closures map[*ast.FuncLit]string\n}\n\nfunc (w *walker) add(pos token.Pos, callee string) {\n	w.calls = append(w.calls, call{w.pkg.line(pos), callee})\n}\n\nfunc (w *walker) walk(body ast.Node) {\n	ast.Inspect(body, w.visit)\n	if block, isBlock := body.(*ast.BlockStmt); isBlock && len(w.deferred) > 0 {\n		for _, line := range append(w.returns, w.pkg.line(block.Rbrace)) {\n			for _, fun := range w.deferred {\n				w.calls = append(w.calls, call{line, w.callee(fun)}, call{line, \"!d\"})\n			}\n		}\n	}\n}\n\nfunc (w *walker) visit(node ast.Node) bool {\n	switch node := node.(type) {\n	case *ast.FuncLit:\n		w.closure(node)\n		return false\n	case *ast.CallExpr:\n		return w.call(node)\n	case *ast.GoStmt:\n		w.add(node.Pos(), \"!gn\")\n		w.wrapper(node.Call, \"gowrap\")\n	case *ast.DeferStmt:\n		w.add(node.Pos(), \"!dn\")\n		w.deferred = append(w.deferred, node.Call.Fun)\n		w.wrapper(node.Call, \"deferwrap\")\n	case *ast.ReturnStmt:\n		w.returns = append(w.returns, w.pkg.line(node.Pos()))\n	case *ast.RangeStmt:\n		// Only types would tell whether it is over a map, a channel or a function, copies an array, or clears a slice.\n		w.add(node.For, \"!mcy\")\n		if _, isLiteral := node.X.(*ast.BasicLit); !isLiteral {\n			w.add(node.For, \"?\")\n		}\n	case *ast.IndexExpr:\n		w.add(node.Lbrack, \"!m\")\n	case *ast.SendStmt:\n		w.add(node.Arrow, \"!c\")\n	case *ast.SelectStmt:\n		w.add(node.Pos(), \"!c\")\n	case *ast.ValueSpec:\n		w.add(node.Pos(), \"!n\")\n	case *ast.SliceExpr:\n		w.moved(node.X)\n	case *ast.UnaryExpr:\n		if node.Op == token.AND {\n			w.moved(node.X)\n		}\n		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ARROW: \"!c\", token.AND: \"!n\"})\n	case *ast.BinaryExpr:\n		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ADD: \"!s\", token.EQL: \"!e\", token.NEQ: \"!e\", token.LSS: \"!e\", token.GTR: \"!e\"})\n	case *ast.IncDecStmt:\n		w.assign(node.X)\n	case *ast.AssignStmt:\n		w.assign(node.Lhs...)\n		w.operator(node.TokPos, node.Tok, map[token.Token]string{token.ADD_ASSIGN: \"!s\"})\n	case *ast.CompositeLit:\n		w.add(node.Pos(), \"!n\")\n		if _, isMap := node.Type.(*ast.MapType); isMap {\n			w.add(node.Pos(), \"!k\")\n			w.add(node.Rbrace, \"!w\")\n			for _, one := range node.Elts {\n				w.add(one.Pos(), \"!w\")\n			}\n		}\n	case *ast.TypeAssertExpr:\n		w.add(node.Lparen, \"!t\")\n	case *ast.SwitchStmt:\n		w.add(node.Pos(), \"!e\")\n	case *ast.CaseClause:\n		w.add(node.Pos(), \"!et\")\n	}\n	return true\n}\n\n// moved adds where variables are allocated that may outlive the function by their address: where they are declared.\nfunc (w *walker) moved(of ast.Expr) {\n	ast.Inspect(of, func(node ast.Node) bool {\n		name, isName := node.(*ast.Ident)\n		if isName && name.Obj != nil && name.Obj.Kind == ast.Var && w.pkg.line(name.Obj.Pos()) >= w.start {\n			w.add(name.Obj.Pos(), \"!n\")\n		}\n		return true\n	})\n}\n\n// assign adds what writes elements of a map: another function of the runtime than the one that reads them.\nfunc (w *walker) assign(left ...ast.Expr) {\n	for _, one := range left {\n		if element, isElement := one.(*ast.IndexExpr); isElement {\n			w.add(element.Lbrack, \"!w\")\n		}\n	}\n}\n\nfunc (w *walker) operator(pos token.Pos, op token.Token, letters map[token.Token]string) {\n	if callee, isKnown := letters[op]; isKnown {\n		w.add(pos, callee)\n	}\n}\n\nfunc (w *walker) closure(node *ast.FuncLit) {\n	w.counts.literals++\n	infix := \".func\"\n	if w.isClosure {\n		infix = \".\"\n	}\n	name := fmt.Sprintf(\"%s%s%d\", w.name, infix, w.counts.literals)\n	w.closures[node] = name\n	w.add(node.Pos(), \"!n\")\n	inner := &walker{pkg: w.pkg, file: w.file, name: name, start: w.pkg.line(node.Pos()), isClosure: true, counts: &counters{}, closures: w.closures}\n	inner.walk(node.Body)\n	inner.print(node.Body)\n}\n\n// wrapper numbers the function that the compiler makes of a `go` or `defer` with arguments or results.\nfunc (w *walker) wrapper(node *ast.CallExpr, kind string) {\n	w.later = node\n	literal, isLiteral := node.Fun.(*ast.FuncLit)\n	isPlain := isLiteral && literal.Type.Results == nil\n	if !isLiteral && !strings.HasPrefix(w.callee(node.Fun), \".\") {\n		// Whether it has results is not known.\n		isPlain = true\n	}\n	if w.isUnprinted || len(node.Args) == 0 && isPlain {\n		return\n	}\n	w.counts.wrappers++\n	made := &walker{pkg: w.pkg, file: w.file, name: fmt.Sprintf(\"%s.%s%d\", w.name, kind, w.counts.wrappers), start: w.pkg.line(node.Pos())}\n	made.add(node.Lparen, w.callee(node.Fun))\n	made.print(&ast.BlockStmt{})\n}\n\n// operations of built-in functions, by the letters that stand for what the runtime does.\nvar operations = map[string]string{\n	\"append\": \"!ay\", \"make\": \"!kny\", \"new\": \"!n\", \"delete\": \"!m\", \"clear\": \"!my\", \"copy\": \"!y\", \"panic\": \"!p\", \"close\": \"!c\",\n	\"recover\": \"!p\", \"string\": \"!v\", \"any\": \"!n\", \"len\": \"!c\", \"cap\": \"!c\",\n}\n\n// builtin are the other predeclared names: conversions, and functions that call nothing.\nconst builtin = \" complex imag max min print println real bool byte complex64 complex128 error float32 float64 \" +\n	\"int int8 int16 int32 int64 rune uint uint8 uint16 uint32 uint64 uintptr \"\n\nfunc (w *walker) call(node *ast.CallExpr) bool {\n	callee := w.callee(node.Fun)\n	if literal, isLiteral := strip(node.Fun).(*ast.FuncLit); isLiteral {\n		// Numbered before the closures among the arguments.\n		w.closure(literal)\n		if node != w.later {\n			w.add(node.Lparen, w.callee(literal))\n		}\n		for _, arg := range node.Args {\n			ast.Inspect(arg, w.visit)\n		}\n		return false\n	}\n	if callee == \"\" || node == w.later {\n		return true\n	}\n	// The compiler, too, takes the line of the opening parenthesis.\n	w.add(node.Lparen, callee)\n	if name, isName := node.Fun.(*ast.Ident); isName && name.Obj != nil && name.Obj.Kind == ast.Var {\n		// It may have been assigned another function since.\n		w.add(node.Lparen, \"?\")\n	}\n	return true\n}\n\n// callee returns what an expression calls, as the answer has it; empty for a conversion that calls nothing.\nfunc (w *walker) callee(fun ast.Expr) string {\n	switch fun := strip(fun).(type) {\n	case *ast.FuncLit:\n		if name := w.closures[fun]; name != \"\" {\n			return \"~\" + name\n		}\n	case *ast.Ident:\n		return w.calleeByName(fun)\n	case *ast.SelectorExpr:\n		from, isName := fun.X.(*ast.Ident)\n		if !isName || from.Obj != nil || w.pkg.declared[from.Name] != ast.Bad || w.file.imports[from.Name] == \"\" {\n			return \".\" + fun.Sel.Name\n		}\n		path := w.file.imports[from.Name]\n		if path == \"C\" {\n			return \"~_Cfunc_\" + fun.Sel.Name\n		}\n		if w.pkg.IsStandard && strings.HasPrefix(path, \"golang.org/x/\") {\n			// The standard library has a copy of it.\n			path = \"vendor/\" + path\n		}\n		return symbolPath(path) + \".\" + fun.Sel.Name\n	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:\n		return \"!v\"\n	}\n	return \"?\"\n}\n\nfunc (w *walker) calleeByName(name *ast.Ident) string {\n	kind := w.pkg.declared[name.Name]\n	if name.Obj != nil {\n		kind = name.Obj.Kind\n		if assigned, isAssigned := name.Obj.Decl.(*ast.AssignStmt); isAssigned && len(assigned.Rhs) == 1 {\n			return w.callee(assigned.Rhs[0])\n		}\n	}\n	switch kind {\n	case ast.Fun:\n		if to, isLinked := w.pkg.linked[name.Name]; isLinked {\n			return to\n		}\n		return \"~\" + name.Name\n	case ast.Typ:\n		return \"!v\"\n	case ast.Bad:\n		if letters, isOperation := operations[name.Name]; isOperation {\n			return letters\n		}\n		if strings.Contains(builtin, \" \"+name.Name+\" \") {\n			return \"\"\n		}\n	}\n	return \"?\"\n}\n\n// strip returns the function of an instance with type arguments, without parentheses.\nfunc strip(expr ast.Expr) ast.Expr {\n	switch inner := expr.(type) {\n	case *ast.ParenExpr:\n		return strip(inner.X)\n	case *ast.IndexExpr:\n		return strip(inner.X)\n	case *ast.IndexListExpr:\n		return strip(inner.X)\n	}\n	return expr\n}\n\n// symbolPath escapes the dots of a path's last element, as the linker does.\nfunc symbolPath(path string) string {\n	slash := strings.LastIndex(path, \"/\") + 1\n	return path[:slash] + strings.ReplaceAll(path[slash:], \".\", \"%2e\")\n}\n",
	"source/main.go": "// Prints the functions of Go packages and the calls that each makes, from the syntax alone: types are not checked, so that\n// it is fast, needs no build, and reads files that do not compile.\n//\n// Arguments: a JSON file with the packages, and the file to write to. The answer has lines of fields separated by tabs:\n//\n//	P prefix                      a package: how its symbols begin\n//	F name start calls file       a function: its symbol without the prefix, its first line, its calls in the order of\n//	                              their lines, and its file\n//	T name                        a type that embeds others, and so may have methods that it does not declare\n//	V name                        a field of a struct that may hold a function\n//	E file error                  a file that does not parse; what the parser could make of it is there\n//\n// A call is `offset:callee`. A callee is a whole symbol (`path.F`), one of the same package (`~F`), a method or field by its\n// last name (`.M`), a value (`?`), or operations for which the compiler calls the runtime (`!` and their letters).\npackage main\n\nimport (\n	\"bufio\"\n	\"encoding/json\"\n	\"fmt\"\n	\"os\"\n	\"runtime\"\n	\"runtime/debug\"\n)\n\ntype question struct {\n	Packages []folder `json:\"packages\"`\n	// Names of packages by import path, where that is not the path's last element.\n	Names map[string]string `json:\"names\"`\n}\n\n// A folder is a package with the Go files that are read.\ntype folder struct {\n	// How symbols begin: the import path with escapes, or `main`.\n	Prefix    string   `json:\"prefix\"`\n	Directory string   `json:\"directory\"`\n	Files     []string `json:\"files\"`\n	// IsStandard is whether it is of the standard library, which has copies of some modules.\n	IsStandard bool `json:\"isStandard\"`\n}\n\nfunc main() {\n	// Little lives long: a fourth less time, for 80 MB in place of 40.\n	debug.SetGCPercent(400)\n	data, err := os.ReadFile(os.Args[1])\n	check(err)\n	var asked question\n	check(json.Unmarshal(data, &asked))\n	file, err := os.Create(os.Args[2])\n	check(err)\n	out := bufio.NewWriter(file)\n	describe(asked, func(text []byte) { out.Write(text) })\n	check(out.Flush())\n	check(file.Close())\n}\n\nfunc check(err error) {\n	if err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n}\n\n// describe reads the packages, some at the same time, and writes them in their order. Only a few are in memory.\nfunc describe(asked question, write func([]byte)) {\n	described := make([]chan []byte, len(asked.Packages))\n	for i := range described {\n		described[i] = make(chan []byte, 1)\n	}\n	limit := make(chan struct{}, runtime.GOMAXPROCS(0)+1)\n	go func() {\n		for i, one := range asked.Packages {\n			limit <- struct{}{}\n			go func(to chan<- []byte, one folder) { to <- readPackage(one, asked.Names) }(described[i], one)\n		}\n	}()\n	for _, text := range described {\n		write(<-text)\n		<-limit\n	}\n}\n",
	"source/order.go": "package main\n\nimport (\n	\"go/ast\"\n	\"go/token\"\n	\"slices\"\n)\n\n// A declared is a function, or the value of one or several variables, at the top level of a file.\ntype declared struct {\n	file   *source\n	node   ast.Node\n	isDone bool\n	needs  []*declared\n}\n\n// initialized returns the values of the package-level variables in the order of initialization: the first one in the source that\n// refers to no other that is still to come, not by the functions that it calls either. So the compiler numbers their closures\n// (initorder.go in cmd/compile/internal/types2). Methods are left out: only types would tell which one is called.\nfunc initialized(files []*source) []*declared {\n	byName := map[string]*declared{}\n	var values, order []*declared\n	for _, file := range files {\n		for _, decl := range file.syntax.Decls {\n			if function, isFunction := decl.(*ast.FuncDecl); isFunction && function.Recv == nil {\n				byName[function.Name.Name] = &declared{file: file, node: function}\n			}\n			group, isGroup := decl.(*ast.GenDecl)\n			for i := 0; isGroup && group.Tok == token.VAR && i < len(group.Specs); i++ {\n				spec := group.Specs[i].(*ast.ValueSpec)\n				for at, name := range spec.Names {\n					if at < len(spec.Values) {\n						values = append(values, &declared{file: file, node: spec.Values[at]})\n					}\n					if len(spec.Values) > 0 {\n						byName[name.Name] = values[len(values)-1]\n					}\n				}\n			}\n		}\n	}\n	for len(values) > 0 {\n		isNext := func(one *declared) bool { return !one.waits(byName, map[*declared]bool{one: true}) }\n		next := max(0, slices.IndexFunc(values, isNext))\n		values[next].isDone = true\n		order = append(order, values[next])\n		values = slices.Delete(values, next, next+1)\n	}\n	return order\n}\n\n// waits tells whether it refers to a variable that has no value yet. Those in `seen` are looked at already.\nfunc (d *declared) waits(byName map[string]*declared, seen map[*declared]bool) bool {\n	if d.needs == nil {\n		d.needs = []*declared{}\n		d.refer(d.node, byName)\n	}\n	return slices.ContainsFunc(d.needs, func(one *declared) bool {\n		if seen[one] || one.isDone {\n			return false\n		}\n		seen[one] = true\n		_, isFunction := one.node.(*ast.FuncDecl)\n		return !isFunction || one.waits(byName, seen)\n	})\n}\n\nfunc (d *declared) refer(part ast.Node, byName map[string]*declared) {\n	ast.Inspect(part, func(node ast.Node) bool {\n		switch node := node.(type) {\n		case *ast.SelectorExpr:\n			d.refer(node.X, byName)\n			return false\n		case *ast.KeyValueExpr:\n			// A name is mostly that of a field.\n			d.refer(node.Value, byName)\n			return false\n		case *ast.Ident:\n			isOfPackage := node.Obj == nil || node.Obj == d.file.syntax.Scope.Objects[node.Name]\n			if one := byName[node.Name]; one != nil && isOfPackage {\n				d.needs = append(d.needs, one)\n			}\n		}\n		return true\n	})\n}\n",
	"source/packages.go": "package main\n\nimport (\n	\"bytes\"\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path/filepath\"\n	\"regexp\"\n	\"slices\"\n	\"strings\"\n)\n\n// A pkg is what the files of a package declare, and what is printed of them.\ntype pkg struct {\n	folder\n	names map[string]string\n	set   *token.FileSet\n	// Kinds of what is declared at the top level; functions that have no body here.\n	declared map[string]ast.ObjKind\n	// Symbols of functions that `go:linkname` moves to another package.\n	linked map[string]string\n	out    bytes.Buffer\n	// How many functions named init there are.\n	inits int\n}\n\ntype source struct {\n	path    string\n	syntax  *ast.File\n	imports map[string]string\n}\n\nvar linkname = regexp.MustCompile(`(?m)^//go:linkname (\\S+) (\\S+)`)\n\nfunc readPackage(from folder, names map[string]string) []byte {\n	p := &pkg{folder: from, names: names, set: token.NewFileSet(), declared: map[string]ast.ObjKind{}, linked: map[string]string{}}\n	fmt.Fprintf(&p.out, \"P\\t%s\\n\", p.Prefix)\n	var files []*source\n	for _, name := range from.Files {\n		files = append(files, p.parse(filepath.Join(from.Directory, name)))\n	}\n	for _, file := range files {\n		for _, decl := range file.syntax.Decls {\n			if function, isFunction := decl.(*ast.FuncDecl); isFunction {\n				p.addFunction(file, function)\n			}\n		}\n	}\n	// Closures of variables belong to the function that initializes the package.\n	closures := &counters{}\n	for _, one := range initialized(files) {\n		named := map[*ast.FuncLit]string{}\n		(&walker{pkg: p, file: one.file, name: \"init\", counts: closures, isUnprinted: true, closures: named}).walk(one.node)\n	}\n	return p.out.Bytes()\n}\n\n// parse reads one file, and notes what it declares. One that cannot be read is as an empty one, which is an error of the parser's.\nfunc (p *pkg) parse(path string) *source {\n	text, _ := os.ReadFile(path)\n	syntax, err := parser.ParseFile(p.set, path, text, 0)\n	if err != nil {\n		fmt.Fprintf(&p.out, \"E\\t%s\\t%q\\n\", path, err)\n	}\n	for _, match := range linkname.FindAllSubmatch(text, -1) {\n		p.linked[string(match[1])] = string(match[2])\n	}\n	for _, decl := range syntax.Decls {\n		switch decl := decl.(type) {\n		case *ast.FuncDecl:\n			if decl.Recv == nil {\n				p.declared[decl.Name.Name] = ast.Fun\n			}\n		case *ast.GenDecl:\n			p.addSpecs(decl.Specs)\n		}\n	}\n	imports := map[string]string{}\n	for _, spec := range syntax.Imports {\n		path := strings.Trim(spec.Path.Value, \"`\\\"\")\n		name := path[strings.LastIndex(path, \"/\")+1:]\n		if known, isKnown := p.names[path]; isKnown {\n			name = known\n		}\n		if spec.Name != nil {\n			name = spec.Name.Name\n		}\n		imports[name] = path\n	}\n	return &source{path, syntax, imports}\n}\n\nfunc (p *pkg) addSpecs(specs []ast.Spec) {\n	for _, spec := range specs {\n		switch spec := spec.(type) {\n		case *ast.TypeSpec:\n			p.declared[spec.Name.Name] = ast.Typ\n			if fields, isStruct := spec.Type.(*ast.StructType); isStruct {\n				p.addFields(spec.Name.Name, fields.Fields.List)\n			}\n		case *ast.ValueSpec:\n			for _, name := range spec.Names {\n				p.declared[name.Name] = ast.Var\n			}\n		}\n	}\n}\n\n// addFields prints what may be called without a function of that name: methods of embedded types, and fields.\nfunc (p *pkg) addFields(typeName string, fields []*ast.Field) {\n	for _, field := range fields {\n		if len(field.Names) == 0 {\n			fmt.Fprintf(&p.out, \"T\\t%s\\n\", typeName)\n		}\n		switch field.Type.(type) {\n		case *ast.FuncType, *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:\n			for _, name := range field.Names {\n				fmt.Fprintf(&p.out, \"V\\t%s\\n\", name.Name)\n			}\n		}\n	}\n}\n\nfunc (p *pkg) addFunction(file *source, decl *ast.FuncDecl) {\n	name, start := decl.Name.Name, decl.Name.Pos()\n	switch {\n	case name == \"_\":\n		return\n	case decl.Recv != nil && len(decl.Recv.List) > 0:\n		name, start = receiver(decl.Recv.List[0].Type)+\".\"+name, decl.Recv.Pos()\n	case name == \"init\":\n		name = fmt.Sprintf(\"init.%d\", p.inits)\n		p.inits++\n	case decl.Type.TypeParams != nil:\n		name += \"[...]\"\n	}\n	w := &walker{pkg: p, file: file, name: name, start: p.line(start), counts: &counters{}, closures: map[*ast.FuncLit]string{}}\n	if decl.Body != nil {\n		w.walk(decl.Body)\n	}\n	w.print(decl.Body)\n}\n\n// receiver returns `(*T)` or `T`, with `[...]` for type parameters, as symbols have it.\nfunc receiver(expr ast.Expr) string {\n	switch expr := expr.(type) {\n	case *ast.ParenExpr:\n		return receiver(expr.X)\n	case *ast.StarExpr:\n		return \"(*\" + receiver(expr.X) + \")\"\n	case *ast.IndexExpr:\n		return receiver(expr.X) + \"[...]\"\n	case *ast.IndexListExpr:\n		return receiver(expr.X) + \"[...]\"\n	case *ast.Ident:\n		return expr.Name\n	}\n	return \"?\"\n}\n\nfunc (p *pkg) line(pos token.Pos) int { return p.set.Position(pos).Line }\n\n// print writes a function, its calls in the order of their lines.\nfunc (w *walker) print(body *ast.BlockStmt) {\n	if w.isUnprinted {\n		return\n	}\n	name := w.name\n	if to, isLinked := w.pkg.linked[name]; isLinked && body != nil {\n		// Its symbol is that of another package; its closures have its name.\n		fmt.Fprintf(&w.pkg.out, \"F\\t%s\\t%d\\t-\\t%s\\n\", name, w.start, w.file.path)\n		name = \"=\" + to\n	}\n	fmt.Fprintf(&w.pkg.out, \"F\\t%s\\t%d\\t\", name, w.start)\n	if body == nil {\n		w.pkg.out.WriteString(\"-\")\n	}\n	slices.SortStableFunc(w.calls, func(a, b call) int { return a.line - b.line })\n	for i, one := range w.calls {\n		if i > 0 {\n			w.pkg.out.WriteByte(' ')\n		}\n		fmt.Fprintf(&w.pkg.out, \"%d:%s\", one.line-w.start, one.callee)\n	}\n	fmt.Fprintf(&w.pkg.out, \"\\t%s\\n\", w.file.path)\n}\n"
};
/** Every file of the Go module in `folder` but its tests, by path. */
function readHelpers(folder) {
	const kept = readdirSync(folder, {
		recursive: true,
		encoding: "utf8"
	}).map((name) => name.replaceAll("\\", "/")).filter((name) => /\.(go|mod)$/.test(name) && !name.endsWith("_test.go")).sort();
	return Object.fromEntries(kept.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
/** Builds the program in `helper/NAME/` for this machine. Go's build cache makes it cheap the second time; it is linked without symbols, which is quicker. */
async function buildHelper(name, { go, scratch, purpose }) {
	const folder = join(scratch, "helper");
	files ??= readHelpers(join(import.meta.dirname, "helper"));
	for (const [path, text] of Object.entries(files)) {
		if (path !== "go.mod" && !path.startsWith(`${name}/`)) continue;
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	const program = join(folder, name, `${name}${go.exe}`);
	const args = [
		"build",
		"-mod=mod",
		"-ldflags=-s -w",
		"-o",
		program,
		`./${name}`
	];
	const { exitCode, stderr } = await runGo(args, {
		...go.context,
		cwd: folder,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: folder,
			GOFLAGS: void 0,
			GOOS: void 0,
			GOARCH: void 0,
			GO111MODULE: void 0,
			GOWORK: "off"
		}
	});
	if (exitCode === 0) return program;
	throw new ExpectedError(`The Go program that ${purpose} does not build: ${lastLines(stderr, 5)}`, { fix: "Check that `go build` works for a program that needs only the standard library." });
}
/** Builds a helper and has it answer one question, a JSON file. It gets the paths of both. */
async function askHelper(name, question, options) {
	const program = await buildHelper(name, options);
	const folder = dirname(program);
	const [asked, answered] = [join(folder, "question.json"), join(folder, "answer")];
	await writeFile(asked, JSON.stringify(question));
	const { exitCode, stderr } = await run([
		program,
		asked,
		answered
	], {
		...options.go.context,
		cwd: folder
	});
	if (exitCode === 0) return readFile(answered, "utf8");
	const message = `The Go program that ${options.purpose} failed: ${lastLines(stderr, 5)}`;
	if (exitCode === 2) throw new Error(message);
	throw new ExpectedError(message, { fix: "Fix what it says of this machine, such as a full disk, then run again." });
}

// src/golang/program.ts
/** How many names an error lists. */
const LISTED = 10;
/**
* The main package that the profile is for: the one named (`wanted.package`, a path such as `./cmd/server` or
* an import path), or the module's only one. Of several, it is the only one with a `default.pgo`, else the only one whose build
* passes a profile, else the one whose folder one stands in. It need not compile.
* @throws UsageError when the name is no package path, or several are left; ExpectedError without a main package.
*/
async function findMainPackage(go, wanted = {}) {
	const pattern = wanted.package ?? "./...";
	if (pattern.startsWith("-") || pattern.trim() === "" || pattern.endsWith(".go")) throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, { fix: "Name its folder, such as `./cmd/server`, or its import path." });
	const listed = await listPackages(go, [pattern], wanted.flags);
	const mains = listed.filter(({ name, directory, own }) => name === "main" && directory !== "" && own);
	if (mains.length === 0) throw noMainPackage(go, listed, wanted.package);
	const profiled = mains.filter(({ directory }) => existsSync(join(directory, "default.pgo")));
	const passed = mains.length > 1 && profiled.length === 0 ? await wanted.passed?.() : void 0;
	const built = mains.filter(({ directory }) => passed?.(directory) !== void 0);
	const cwd = realPlace(go.context.cwd);
	const here = mains.filter(({ directory }) => realPlace(directory) === cwd);
	const [[only] = [], why] = [
		[mains, void 0],
		[profiled, "the only one with a `default.pgo`"],
		[built, "the only one whose build passes a profile"],
		[here, "the one in this folder"]
	].find(([{ length }]) => length === 1) ?? [];
	if (only === void 0) throw severalMains(go, mains, wanted.package);
	const { importPath, directory, modulePath } = only;
	const choice = why && `of ${mains.length} programs ${why}`;
	return {
		importPath,
		directory,
		modulePath,
		name: lastElement(importPath) ?? importPath,
		choice
	};
}
function noMainPackage(go, listed, name) {
	if (name === void 0) return new ExpectedError(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, { fix: "A profile is for a program: run it in a folder that has one, or set `working-directory` to that; set `package` if build tags hide it." });
	const [found] = listed;
	const what = found === void 0 ? "matches no package" : found.name === "" ? `is not there: ${found.error || "it has no Go files"}` : found.name === "main" ? `is a main package outside of module ${go.modulePath}` : `is package ${found.name}, not main`;
	return new ExpectedError(`package: \`${name}\` ${what}.`, { fix: "Name the folder of a main package, such as `package: ./cmd/server`." });
}
function severalMains(go, mains, pattern) {
	const names = mains.map(({ importPath }) => importPath).sort();
	const where = pattern === void 0 ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
	const [first = ""] = names;
	const fix = `Choose one, for instance \`package: ${go.context.cwd === go.moduleDirectory && first.startsWith(go.modulePath) ? `.${first.slice(go.modulePath.length)}` : first}\`.`;
	return new UsageError(`${where} has ${names.length} main packages: ${someOf(names, LISTED)}.`, { fix });
}
/**
* The module's own code, and which functions its main packages declare, read from every Go file in their folders, whatever its
* build constraints: a profile may come from another platform.
* @param mainPackage the program; undefined: any of the module's.
* @param flags the user's build flags, since tags decide which packages there are.
*/
async function ownCodeOf(go, mainPackage, flags) {
	const { modulePath, moduleDirectory } = go;
	const mains = [];
	const atRoot = {
		...go,
		context: {
			...go.context,
			cwd: moduleDirectory
		}
	};
	for (const { importPath, directory, name } of await listPackages(atRoot, ["./..."], flags)) {
		if (name !== "main") continue;
		const files = (await readdir(directory)).filter((file) => file.endsWith(".go"));
		const sources = await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")));
		const folder = relative(moduleDirectory, directory).split(sep).join("/");
		mains.push({
			importPath,
			folder,
			names: new Set(sources.flatMap(declarations))
		});
	}
	const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
	if (mainPackage !== void 0 && main === void 0) return ownCode(modulePath, []);
	const otherMains = mains.filter((one) => one !== main);
	const dependencies = await modulesBuiltWith(go);
	return ownCode(modulePath, main ? [main] : mains, {
		modulePath,
		main,
		otherMains,
		dependencies
	});
}
const DECLARATION = /^func\s+(?:\(\s*(?:[\p{L}\p{Nd}_]+\s+)?\*?\s*(?<type>[\p{L}\p{Nd}_]+)[^)]*\)\s*)?(?<name>[\p{L}\p{Nd}_]+)/gmu;
/** `Func` and `Type.Method` for each function that a Go file declares. */
function declarations(source) {
	return [...source.matchAll(DECLARATION)].map(({ groups }) => groups?.["type"] === void 0 ? `${groups?.["name"]}` : `${groups["type"]}.${groups["name"]}`);
}
/**
* Paths of the modules whose packages may be in the module's programs: those that its go.mod requires, which from Go
* 1.17 on are all, and in a workspace its other modules with what they require. Nothing is downloaded.
*/
async function modulesBuiltWith(go) {
	const listed = await runGo([
		"list",
		"-m",
		"-json=Path,GoMod"
	], go.context);
	const printed = listed.exitCode === 0 ? listed.stdout.toString() : "";
	const own = jsonObjects(printed);
	const paths = new Set(own.map(({ Path }) => Path));
	const files = /* @__PURE__ */ new Set([join(go.moduleDirectory, "go.mod"), ...own.flatMap(({ GoMod }) => GoMod ?? [])]);
	for (const file of files) {
		const { exitCode, stdout } = await runGo([
			"mod",
			"edit",
			"-json",
			file
		], go.context);
		if (exitCode !== 0) continue;
		const { Require } = JSON.parse(stdout.toString());
		for (const { Path } of Require ?? []) paths.add(Path);
	}
	return [...paths].sort();
}
/**
* The functions of the program, its dependencies and the standard library at the versions of today, with the calls that each makes.
* Go's own parser reads them, in `helper/source/`.
* @param options the user's build flags, since tags decide which packages there are, and an existing folder for files in between.
* @throws ExpectedError when `go list` fails, or Go cannot build a program of the standard library.
*/
async function readFunctions(go, options) {
	const { main, flags, scratch } = options;
	const fields = "-json=ImportPath,Name,Dir,Standard,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles";
	const args = [
		"list",
		...flags,
		"-e",
		"-deps",
		"-pgo=off",
		fields,
		"--",
		main.importPath,
		"testing"
	];
	const listed = jsonObjects(await goOutput(args, go.context));
	const packages = listed.flatMap((one) => {
		const { ImportPath: importPath, Dir: directory = "", Standard: isStandard = false } = one;
		const { GoFiles = [], CgoFiles = [], TestGoFiles = [], XTestGoFiles = [] } = one;
		const prefix = importPath === main.importPath ? "main" : symbolPath(importPath);
		const tests = isStandard ? [] : TestGoFiles;
		const all = {
			prefix,
			directory,
			files: [
				...GoFiles,
				...CgoFiles,
				...tests
			],
			isStandard
		};
		const outside = {
			...all,
			prefix: `${prefix}_test`,
			files: XTestGoFiles
		};
		return isStandard || XTestGoFiles.length === 0 ? [all] : [all, outside];
	});
	const isUnusual = ([path, name]) => name && !path?.endsWith(`/${name}`) && path !== name;
	const named = listed.map(({ ImportPath, Name = "" }) => [ImportPath, Name]);
	const names = Object.fromEntries(named.filter(isUnusual));
	const answer = await askHelper("source", {
		packages,
		names
	}, {
		go,
		scratch,
		purpose: "reads the source"
	});
	const missing = listed.flatMap(({ ImportPath, Dir }) => Dir === void 0 ? ImportPath : []);
	return {
		...parseFunctions(answer),
		missing
	};
}
/** Reads what `helper/source` printed; each function's calls only when it is asked for. */
function parseFunctions(text) {
	const packages = /* @__PURE__ */ new Map();
	const functions = /* @__PURE__ */ new Map();
	const methods = /* @__PURE__ */ new Set();
	const [fields, embedding] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	const malformed = [];
	let prefix = "";
	for (const line of text.split("\n")) {
		const rest = line.slice(2);
		if (line.startsWith("P")) {
			prefix = rest;
			packages.set(prefix, []);
		} else if (line.startsWith("T")) embedding.add(`${prefix}.${rest}`);
		else if (line.startsWith("V")) fields.add(rest);
		else if (line.startsWith("E")) malformed.push(rest.slice(0, rest.indexOf("	")));
		else if (line.startsWith("F")) {
			const name = rest.slice(0, rest.indexOf("	"));
			if (prefix === "runtime" && /^_[A-Z]/.test(name)) continue;
			const key = withoutTypeArguments(name.startsWith("=") ? name.slice(1) : `${prefix}.${name}`);
			functions.set(key, {
				prefix,
				fields: rest
			});
			packages.get(prefix)?.push(key);
			const method = /^\(?[^.]+\.([^.0-9][^.]*)$/.exec(name)?.[1];
			if (method !== void 0) methods.add(method);
		}
	}
	return {
		get: remembered((key) => {
			const found = functions.get(key);
			return found && functionOf(found.prefix, found.fields);
		}),
		packages,
		methods,
		fields,
		embedding,
		malformed
	};
}
function functionOf(prefix, fields) {
	const [name = "", start, calls = "", file = ""] = fields.split("	");
	const lines = [];
	for (const call of calls === "-" || calls === "" ? [] : calls.split(" ")) {
		const colon = call.indexOf(":");
		const offset = Number(call.slice(0, colon));
		const written = call.slice(colon + 1);
		const callee = written.startsWith("~") ? `${prefix}.${written.slice(1)}` : written;
		const last = lines.at(-1);
		if (last?.offset === offset) last.callees.push(callee);
		else lines.push({
			offset,
			callees: [callee]
		});
	}
	return {
		name: name.startsWith("=") ? name.slice(1) : `${prefix}.${name}`,
		start: Number(start),
		file,
		lines: calls === "-" ? void 0 : lines
	};
}

// src/commands/check-place.ts
const NAME = "default.pgo";
async function lookAtBuilds(run, go) {
	const top = await gitPrints(run, go.moduleDirectory, "rev-parse", "--show-toplevel");
	const root = top && await realpath(top.replace(/\r?\n$/, ""));
	const bare = {
		run,
		go,
		root,
		programs: [],
		passed: []
	};
	const sources = (await git(bare, "grep", "-lzw", ...[
		"--full-name",
		"--untracked",
		"^package main",
		"--",
		":/*.go",
		":(exclude,top)*_test.go"
	]))?.split("\0").slice(0, -1) ?? [];
	const known = {
		...bare,
		programs: [...new Set(sources.map((file) => join(root ?? "", dirname(file))))]
	};
	return {
		...known,
		passed: await passedProfiles(known)
	};
}
/** Where `findProgram` finds no file, the only `default.pgo` elsewhere is checked: it says why no build uses it. */
async function findPlace(run, program) {
	const realPath = await realpath(program.profilePath).catch(() => void 0);
	const place = {
		...await lookAtBuilds(run, program.go),
		run,
		program,
		realPath
	};
	if (realPath !== void 0 || run.config.profile !== void 0) return place;
	const ours = realPlace(program.main.directory);
	const isOurs = (path) => {
		const { built = [] } = passing(place, path) ?? {};
		return built.length === 0 || built.includes(ours);
	};
	const [profilePath, ...others] = lost(place, await listedProfiles(place)).filter(isOurs);
	if (profilePath === void 0 || others.length > 0) return place;
	return {
		...place,
		program: {
			...program,
			profilePath
		},
		realPath: await realpath(profilePath)
	};
}
/** The only file that builds of the program pass with `-pgo`; undefined if there are several. One next to a main package is that program's. */
function onlyPassed({ passed, programs }, program) {
	const files = passed.filter(({ path }) => path !== void 0 && !programs.includes(dirname(path)));
	const named = files.filter(({ built }) => built.includes(realPlace(program)));
	const found = named.length > 0 ? named : files.filter(({ built }) => built.length === 0);
	const [only, ...others] = new Set(found.map(({ path }) => path));
	return others.length === 0 ? only : void 0;
}
/** A finding without a file is about the profile. */
async function checkPlace(place) {
	const findings = [];
	for (const about of [
		aboutLink,
		aboutGoFlags,
		aboutOtherPlace,
		aboutStrays,
		aboutTracking,
		aboutAttributes
	]) findings.push(...await about(place));
	return findings;
}
/** What git prints in the module's folder; undefined when it fails or there is no repository. */
async function git({ run, go, root }, ...args) {
	return root === void 0 ? void 0 : gitPrints(run, go.moduleDirectory, ...args);
}
/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function shown({ root, program }, path) {
	const from = root ?? program.go.moduleDirectory;
	return isBelow(from, path) ? relative(from, path).split(sep).join("/") : path;
}
/** A file that other clones do not have, or a symbolic link that leads nowhere. */
async function aboutLink({ root, realPath, program }) {
	const there = await lstat(program.profilePath).catch(() => void 0);
	const isInside = realPath !== void 0 && (root === void 0 || isBelow(root, realPath));
	if (there === void 0 || isInside) return [];
	const where = realPath ? `${realPath}, outside of the repository` : "where there is nothing";
	return [{
		severity: "error",
		message: `It ${there.isSymbolicLink() ? "is a symbolic link to" : "lies at"} ${where}: other clones do not have it.`,
		fix: "Commit the profile itself in its place."
	}];
}
/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over the file in the program's folder. */
async function aboutGoFlags(place) {
	const value = await pgoInGoFlags(place);
	const { go, profilePath } = place.program;
	if (value === void 0 || value === "auto") return [];
	if (value !== "off" && resolve(go.context.cwd, value) === profilePath) return [];
	const message = `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` does not use ${shown(place, profilePath)}.`;
	return [warning(message, "Remove it, or name the same file in `profile`: see `go env GOFLAGS`, which the environment or `go env -w` sets.")];
}
/** `auto`, `off` or a path; undefined when it has none. */
async function pgoInGoFlags({ go }) {
	const { stdout } = await runGo(["env", "GOFLAGS"], go.context);
	return /(?:^|[\s'"])--?pgo=([^\s'"]*)/.exec(stdout.toString())?.[1];
}
/** What `-pgo` passes, with variables of make, shells, workflows and GoReleaser; and Bazel's attribute. */
const PASSES = /(?<![\w-])--?pgo[= ]["']?(?!-)((?:\$\([^)]*\)|\$?\{\{.*?\}\}|[^\s"'`,;()\]\\])+)|\bpgoprofile\s*=\s*"([^"]+)"/g;
/** What GOFLAGS and the files of the repository, but prose and comments, pass with `-pgo`; without `off` and `auto`. */
async function passedProfiles(place) {
	const { root = "", programs } = place;
	const { moduleDirectory, context } = place.go;
	const passed = (where, text, folders, built = []) => [...text.slice(0, 2e3).matchAll(PASSES)].flatMap(([whole, flag, label = ""]) => {
		const value = flag ?? label.replace(/^[/:]+/, "").replace(":", "/");
		if (value === "off" || value === "auto") return [];
		const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();
		const path = folders.map((folder) => resolve(folder, value)).find(isFile);
		return [{
			inWords: `${where} passes \`${flag ? `-pgo=${flag}` : whole}\``,
			value,
			path: path && realpathSync(path),
			built
		}];
	});
	const found = (await git(place, ...[
		"grep",
		"-zn",
		"--full-name",
		"--untracked",
		"-I",
		"-E",
		"-e",
		"-pgo[= ]|pgoprofile"
	], "--", ":/", ":(exclude,top)*.md") ?? "").matchAll(/^([^\0\n]*)\0(\d+)[\0:](?!\s*(?:#|\/\/))(.*)$/gm);
	const all = passed("`GOFLAGS`", `-pgo=${await pgoInGoFlags(place) ?? "off"}`, [context.cwd]);
	for (const [, file = "", line, text = ""] of found) {
		const folders = [
			join(root, dirname(file)),
			root,
			moduleDirectory
		];
		const built = closest(programs.length > 1 ? (await readFile(join(root, file), "utf8")).split("\n") : [], Number(line) - 1, (one) => programsIn(one, programs, folders));
		all.push(...passed(`${file}:${line}`, text, folders, built));
	}
	return all;
}
/** The programs whose folders a line of a build file names, from one of `folders`. */
function programsIn(line, programs, folders) {
	const words = /^\s*(#|\/\/)/.test(line) ? [] : line.split(/[\s"'=:,;()[\]]+/).filter((word) => word !== "");
	const isNamed = (program, word) => word.endsWith("/...") || folders.some((folder) => realPlace(resolve(folder, word)) === program);
	return programs.filter((program) => words.some((word) => isNamed(program, word)));
}
/** What is found in the lines next to one, at most 20 away. */
function closest(lines, at, find) {
	for (let distance = 0; distance < 20; distance++) {
		const found = [at - distance, at + distance].flatMap((one) => find(lines[one] ?? ""));
		if (found.length > 0) return found;
	}
	return [];
}
/** The first place that passes this file, or one of its name in a folder that is not known here. */
function passing({ passed }, file) {
	const real = existsSync(file) ? realpathSync(file) : file;
	return passed.find(({ path, value }) => path === void 0 ? basename(value) === basename(file) || /[$%{]/.test(basename(value)) : path === real);
}
/** A profile elsewhere is used only where `-pgo` names it. */
async function aboutOtherPlace(place) {
	const { main, profilePath } = place.program;
	const automatic = join(main.directory, NAME);
	if (profilePath === automatic || place.realPath === void 0) return [];
	const [here, there] = [shown(place, profilePath), shown(place, automatic)];
	if (existsSync(automatic)) {
		const message = `\`go build\` uses this file by itself, and not ${here}, which is checked.`;
		const fix = `Remove one of them, or pass \`-pgo=${here}\` in every build.`;
		return [{
			...warning(message, fix),
			file: automatic
		}];
	}
	if (await pgoInGoFlags(place) !== void 0) return [];
	const passed = passing(place, profilePath);
	const isNamed = place.run.config.profile !== void 0;
	if (passed !== void 0 && isNamed) return [];
	const move = `\`git mv ${here} ${there}\``;
	if (passed !== void 0) {
		const message = `No plain \`go build\` or \`go install\` uses it, since they look for ${there}; ${passed.inWords}.`;
		return [note(message, `Move it with ${move}, and remove that \`-pgo\`: then every build uses it.`)];
	}
	const message = `No build uses it: \`go build\` looks for ${there}, and no build file passes \`-pgo=${here}\`.`;
	const fix = `Move it with ${move}, or build with \`go build -pgo=${here}\`.`;
	return [{
		severity: isNamed ? "note" : "error",
		message,
		fix
	}];
}
/** More of one kind are one mistake. */
const MOST = 5;
/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
async function aboutStrays(place) {
	const { main, profilePath } = place.program;
	const strays = [];
	const listed = await listedProfiles(place);
	const misnamed = listed.filter((path) => basename(path) !== NAME && dirname(path) === main.directory);
	for (const path of [...misnamed, ...lost(place, listed)].sort()) {
		const isRight = basename(path) === NAME;
		if (path === profilePath || await realpath(path).catch(() => path) === place.realPath || passing(place, path) !== void 0) continue;
		const move = `Move it: \`git mv ${shown(place, path)} ${shown(place, join(main.directory, NAME))}\`.`;
		const why = isRight ? "there is no main package in its folder, and nothing passes it with `-pgo`" : `it looks for exactly \`${NAME}\``;
		const fix = place.realPath ? "Remove it, or move it to the folder of its main package." : move;
		strays.push({
			...warning(`No plain \`go build\` uses this file: ${why}.`, fix),
			file: path
		});
	}
	return strays.slice(0, MOST);
}
/** Those with the right name where there is no main package. */
function lost({ programs }, profiles) {
	return profiles.filter((path) => basename(path) === NAME && !programs.includes(realPlace(dirname(path))));
}
/** Absolute paths of the files in git that are named like profiles. */
async function listedProfiles(place) {
	const own = (await git(place, "ls-files", "-z", ...[
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		":(icase,glob)**/default*"
	]) ?? "").split("\0").filter((path) => /^default\.(pgo|pprof|prof)$/i.test(basename(path))).filter((path) => !/(^|\/)(testdata|vendor|node_modules)\//.test(path));
	return [...new Set(own)].sort().map((path) => join(place.program.go.moduleDirectory, path));
}
/** A profile that only this machine has. */
async function aboutTracking(place) {
	const { profilePath } = place.program;
	if (place.realPath === void 0 || place.run.config.publish === "none") return [];
	if (await git(place, "ls-files", "-z", "--", profilePath) !== "") return [];
	const path = shown(place, profilePath);
	const ignored = await git(place, ...[
		"-c",
		"core.quotePath=false",
		"check-ignore",
		"--verbose",
		"--",
		profilePath
	]);
	const [, source, line, pattern] = /^(.*):(\d+):(.*)\t/.exec(ignored ?? "") ?? [];
	if (source === void 0) return [note("Git does not have it yet: builds elsewhere do without.", `\`git add ${path}\`, and commit it.`)];
	const message = `\`${pattern}\` keeps ${path} out of git: builds elsewhere do without.`;
	const fix = `Remove the line, or add \`!${path}\` below it. If builds fetch the profile, set \`publish: none\`.`;
	return [{
		...warning(message, fix),
		file: resolve(place.root ?? "", source),
		line: Number(line)
	}];
}
/** Attributes by which git changes the file. */
async function aboutAttributes(place) {
	const path = place.realPath ?? place.program.profilePath;
	const fields = (await git(place, "check-attr", "-z", "text", "eol", "filter", "--", path) ?? "").split("\0");
	const attribute = (name) => fields[fields.indexOf(name) + 1] ?? "";
	const lfs = `${shown(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`;
	const unstore = "Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well.";
	const text = `Git treats ${shown(place, path)} as text and converts its line ends, which damages it.`;
	const keep = "Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.";
	const isText = attribute("text") === "set" || attribute("text") === "unspecified" && /lf$/.test(attribute("eol"));
	return [...attribute("filter") === "lfs" ? [note(lfs, unstore)] : [], ...isText ? [warning(text, keep)] : []];
}

// src/commands/program.ts
/**
* Finds the Go toolchain, the module, its main package and its profile: the configured one, `default.pgo` in the package's folder, or,
* where that is missing, the only file that builds pass with `-pgo`.
* @throws ExpectedError without Go or a module, or when it is not clear which program is meant.
*/
async function findProgram(run) {
	const begun = ahead.get(run);
	ahead.delete(run);
	if (begun !== void 0) return begun;
	const { config } = run;
	const go = await goToolchain(contextOf(run));
	const { package: named, buildFlags: flags, profile } = config;
	const passed = async () => {
		const builds = await lookAtBuilds(run, go);
		return (folder) => onlyPassed(builds, folder);
	};
	const main = await findMainPackage(go, {
		package: named,
		flags,
		passed
	});
	const automatic = join(main.directory, "default.pgo");
	if (profile !== void 0 || existsSync(automatic)) return {
		go,
		main,
		profilePath: profile ?? automatic
	};
	return {
		go,
		main,
		profilePath: (await passed())(main.directory) ?? automatic
	};
}
const ahead = /* @__PURE__ */ new WeakMap();
/** Begins to find the first program, so that Go answers while the stages are loaded. Without sources, `refresh` never asks. */
async function findAhead([first]) {
	if (first === void 0 || first.run.config.sources.length === 0) return;
	const begun = findProgram(first.run);
	ahead.set(first.run, begun);
	begun.catch(() => {});
	await setImmediate();
}
/** How it is built, with a folder of its own below the run's for files in between. */
function buildOptions({ config, host, scratch }, { go, main }, folder) {
	const { buildFlags: flags, ownBuild: own } = config;
	const { signal, progress } = host;
	return {
		go,
		mainPackage: main,
		flags,
		own,
		scratch: join(scratch, folder),
		signal,
		progress
	};
}
function subjectOf({ go, main }) {
	const { importPath } = main;
	return {
		module: go.modulePath,
		package: importPath,
		goVersion: go.version,
		actionVersion: VERSION
	};
}
const WHERE = {
	"pull-request": "in a pull request",
	commit: "in a commit",
	git: "on a branch pushed to `origin`",
	local: "on a branch of this clone",
	none: "in the work tree"
};
/**
* Puts the program into the report. Long commands say what they will do, how long it may take and where the profile goes; all say
* which program they chose.
* @param path of the profile, from the repository's root. @param builds how many sides of a comparison are built.
*/
function introduce(run, report, program, path = "", builds = 2) {
	report.add({ subject: subjectOf(program) });
	const { command, config, host } = run;
	const { workingDirectory, sources, budget, publish } = config;
	const { importPath, choice } = program.main;
	const seconds = Math.max(0, ...sources.map((source) => "seconds" in source ? source.seconds : 0));
	const from = `${count(sources.length, "source")}${seconds > 0 ? ` of ${seconds} s` : ""}`;
	const work = `${[
		"",
		"one build and ",
		"two builds and "
	][builds]}at most ${duration(budget)} of measuring`;
	const proposal = `if the profile changes, ${work}, and ${path} ${WHERE[publish]}`;
	const plans = {
		refresh: `${from}; ${proposal}`,
		demo: `${from}; ${proposal}`,
		repair: proposal,
		collect: `${from}, for ${relative(workingDirectory, program.profilePath)}`,
		compare: `${sources.length > 0 ? `${from}, ` : ""}${work}`
	};
	const plan = plans[command] === void 0 ? "" : `: ${plans[command]}`;
	if (plan || choice) host.progress(`${command} ${importPath}${choice ? `, ${choice}` : ""}${plan}`);
}
/** @throws UsageError when publishing needs a repository and the profile lies in none. */
async function placeOfProfile(run, profilePath) {
	try {
		return {
			path: await pathInRepository(run, profilePath),
			inRepository: true
		};
	} catch (error) {
		if (run.config.publish !== "none" || !(error instanceof ExpectedError)) throw error;
		return {
			path: basename(profilePath),
			inRepository: false
		};
	}
}
/** Path of the profile from the repository's root, with forward slashes. */
async function pathInRepository(run, profilePath) {
	const root = await repositoryRoot(run, "Run it in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.");
	const { publish, repository } = run.config;
	const isHere = repository !== void 0 && repository === run.host.env["GITHUB_REPOSITORY"];
	const superproject = () => gitPrints(run, root, "rev-parse", "--show-superproject-working-tree");
	if (isHere && (publish === "pull-request" || publish === "commit") && await superproject()) throw new UsageError(`${root} is a submodule: its profile cannot be committed to ${repository}.`, { fix: "Set `repository` to the one that the submodule is a clone of, with a `token` for it, or run the workflow there." });
	const inside = relative(root, realPlace(profilePath));
	if (!inside.startsWith("..") && !isAbsolute(inside)) return inside.split(sep).join("/");
	const message = `profile: ${profilePath} lies outside of the git repository.`;
	throw new UsageError(message, { fix: "Name a path inside of it." });
}
/**
* Root of the repository that the working directory lies in, symbolic links resolved.
* @param fix what to do when it lies in none.
* @throws UsageError when it lies in none, or git does not trust it; ExpectedError without git.
*/
async function repositoryRoot(run$1, fix = "Run it in a clone.") {
	const { workingDirectory } = run$1.config;
	const { exitCode, stdout, stderr } = await run([
		"git",
		"rev-parse",
		"--show-toplevel"
	], contextOf(run$1));
	if (exitCode === 0) return realpath(stdout.toString().replace(/\r?\n$/, ""));
	const untrusted = /safe\.directory (.+)/.exec(stderr)?.[1];
	if (untrusted === void 0) throw new UsageError(`${workingDirectory} is not in a git repository.`, { fix });
	throw new UsageError(`git does not trust ${workingDirectory}: another user owns it.`, { fix: `Run \`git config --global --add safe.directory ${untrusted}\` before.` });
}
/** When and of what this run is; the clock is read when all was measured. */
async function runFacts(run) {
	const { env } = run.host;
	const git = (...args) => gitPrints(run, run.config.workingDirectory, ...args);
	const revision = (await git("describe", "--tags", "--exact-match") ?? await git("rev-parse", "HEAD") ?? env["GITHUB_SHA"])?.trim();
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
	const url = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : void 0;
	return {
		time: run.host.now().toISOString(),
		revision,
		url
	};
}
/** `targets`: which there are, each with its program. One whose program cannot be found is listed, too. */
async function listTargets(run, targets) {
	const listed = [];
	for (const { name = "", ...target } of targets) {
		const find = async () => {
			await requireFolder(target.workingDirectory);
			return { subject: subjectOf(await findProgram(runFor(run, target))) };
		};
		const found = await orElse(run, find(), (error) => {
			const finding = warning(error.message, error.fix);
			hostOfTarget(name, run.host).finding(finding);
			return { findings: [finding] };
		});
		listed.push({
			command: run.command,
			target: name,
			findings: [],
			...found
		});
	}
	return listed;
}
/** The run, for another program. */
function runFor(run, { workingDirectory, package: named, profile, buildFlags }) {
	return {
		...run,
		config: {
			...run.config,
			workingDirectory,
			package: named,
			profile,
			buildFlags
		}
	};
}
/** The run of each target, with folders of its own. @throws UsageError for a mistake in any settings, before any work. */
async function worksOf(targets, whole) {
	const configs = [];
	for (const target of targets) configs.push([target.name ?? "", await target.config()]);
	const works = [];
	for (const [name, config] of configs) {
		const outputDirectory = join(whole.outputDirectory, name);
		const scratch = join(whole.scratch, "targets", name);
		await makeFolder(outputDirectory);
		await makeFolder(scratch);
		const host = hostOfTarget(name, whole.host);
		const report = new GrowingReport({
			command: whole.command,
			target: name,
			findings: []
		}, host);
		works.push({
			run: {
				...whole,
				config,
				host,
				outputDirectory,
				scratch
			},
			report
		});
	}
	return works;
}
/** Whatever it says begins with the target's name. */
function hostOfTarget(name, host) {
	return {
		...host,
		env: {
			...host.env,
			PGO_TARGET: name
		},
		progress: (line, deadline) => host.progress(`${name}: ${line}`, deadline),
		finding: ({ source, file, message, ...rest }) => {
			const named = (where = "") => message.startsWith(where) ? void 0 : where;
			host.finding({
				...rest,
				source: named(source),
				file: named(file),
				message: `${name}: ${message}`
			});
		}
	};
}
/** Finds the place of the profile that is refreshed. */
async function placeIn(run) {
	await requireFolder(run.config.workingDirectory);
	return placeOfProfile(run, (await findProgram(run)).profilePath);
}
/** Path of a target's profile; where its program or folder is gone, the likely one. */
async function pathOfTarget(run, target) {
	const likely = target.profile ?? resolve(target.workingDirectory, target.package ?? ".", "default.pgo");
	return (await orElse(run, placeIn(runFor(run, target)), () => void 0) ?? await orElse(run, placeOfProfile(run, likely), () => void 0))?.path;
}
/** @throws UsageError when two programs would write the same file. */
function requireDifferentProfiles(placed) {
	const owners = /* @__PURE__ */ new Map();
	for (const { work, place } of placed) {
		const { target } = work.run.config;
		if (owners.has(place.path)) throw new UsageError(`The targets ${owners.get(place.path)} and ${target} have the same profile, ${place.path}.`, { fix: "Let each name a `package`, a `working-directory` or a `profile` of its own." });
		owners.set(place.path, target);
	}
}
/** As `requireDifferentProfiles`, before any work; a program that is not found is left to the target's own turn. */
async function requireNoCollisions(works) {
	const placed = [];
	for (const work of works) {
		const place = await orElse(work.run, placeIn(work.run), () => void 0);
		if (place?.inRepository) placed.push({
			work,
			place
		});
	}
	requireDifferentProfiles(placed);
}

export { lookAtBuilds as _, listTargets as a, readFunctions as b, placeOfProfile as c, requireNoCollisions as d, runFacts as f, findPlace as g, checkPlace as h, introduce as i, repositoryRoot as l, worksOf as m, findAhead as n, pathOfTarget as o, runFor as p, findProgram as r, placeIn as s, buildOptions as t, requireDifferentProfiles as u, onlyPassed as v, buildHelper as x, ownCodeOf as y };