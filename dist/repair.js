import { A as groupBy, I as totalOf, N as share, O as count, j as remembered } from "./start.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { d as readRegularFile, f as readRegularFileSync, g as replaceFile, u as readIfThere } from "./files.js";
import { o as runTool } from "./exec.js";
import { S as totalsInWords, _ as renameFunctions, p as linesOf, s as eachSample, u as isCompact, y as samplesInWords } from "./columns.js";
import { t as decodeFile } from "./decode.js";
import { a as jsonObjects, d as faultOf, l as runGo, o as lastLines, r as goOutput } from "./go.js";
import { D as symbolPath, E as splitSymbol, O as withoutTypeArguments, T as renamer, x as isStandardFunction } from "./names.js";
import { c as edgesOf, f as weightShare, o as edgeKey, r as byWeight, s as edgeSetOf } from "./edges.js";
import { a as exclusionsFor, u as renameExcluded } from "./exclusions.js";
import { a as encodeEdges, i as cutStacks, l as locationColumns, o as encodeSums, s as encodeWhole, t as Interned } from "./encode.js";
import { i as hiddenGapsInWords, n as readProfile, r as differentGap } from "./published.js";
import { a as isWithinNoise, o as overlapInWords, r as driftBetween } from "./drift.js";
import { D as isSteady, a as factsOfFile, b as encodeStacks, d as aboutUnreadableCalls, g as readLeftOut, l as readOrExplain, y as withoutKept } from "./files2.js";
import { a as recordedInWords, c as rematch, l as declaringSymbol, o as repairOf, r as decideRepair, u as symbolOf } from "./figures.js";
import { mkdir, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// src/golang/helper.ts
let files = {
	"go.mod": "module helper\n\ngo 1.21\n",
	"meter/main.go": "// Meter runs the programs that its argument names at the same time, and writes the CPU time, wall time and peak memory of each program.\n// Node does not report the CPU time of a child process. Go's os.ProcessState has the kernel's figures, in microseconds on Linux and macOS.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"os\"\n	\"os/exec\"\n	\"reflect\"\n	\"runtime\"\n	\"sync\"\n	\"time\"\n)\n\n// order is the JSON that the program gets as its argument. The programs print into files, because pipes would wake the meter and a reader,\n// which would disturb the measurement.\ntype order struct {\n	Usage    string    `json:\"usage\"`\n	Programs []program `json:\"programs\"`\n}\n\ntype program struct {\n	Argv      []string `json:\"argv\"`\n	Directory string   `json:\"directory\"`\n	Stdout    string   `json:\"stdout\"`\n	Stderr    string   `json:\"stderr\"`\n}\n\ntype usage struct {\n	ExitCode    int     `json:\"exitCode\"`\n	CPUSeconds  float64 `json:\"cpuSeconds\"`\n	WallSeconds float64 `json:\"wallSeconds\"`\n	PeakBytes   int64   `json:\"peakBytes\"`\n}\n\nfunc main() {\n	var given order\n	check(json.Unmarshal([]byte(os.Args[1]), &given))\n	used := make([]usage, len(given.Programs))\n	var running sync.WaitGroup\n	for i, one := range given.Programs {\n		cmd := exec.Command(one.Argv[0], one.Argv[1:]...)\n		cmd.Dir = one.Directory\n		cmd.Stdout = create(one.Stdout)\n		cmd.Stderr = create(one.Stderr)\n		began := time.Now()\n		check(cmd.Start())\n		running.Add(1)\n		go func(used *usage) {\n			defer running.Done()\n			err := cmd.Wait()\n			wall := time.Since(began)\n			state := cmd.ProcessState\n			if state == nil {\n				check(err)\n			}\n			cpu := state.UserTime() + state.SystemTime()\n			*used = usage{state.ExitCode(), cpu.Seconds(), wall.Seconds(), peakBytes(state.SysUsage(), runtime.GOOS)}\n		}(&used[i])\n	}\n	running.Wait()\n	text, err := json.Marshal(used)\n	check(err)\n	check(os.WriteFile(given.Usage, text, 0o600))\n}\n\n// peakBytes reads Maxrss of a *syscall.Rusage, a type that Windows lacks. The unit of Maxrss is bytes on macOS and KiB on all other\n// systems.\nfunc peakBytes(rusage any, system string) int64 {\n	value := reflect.Indirect(reflect.ValueOf(rusage))\n	if value.Kind() != reflect.Struct {\n		return 0\n	}\n	field := value.FieldByName(\"Maxrss\")\n	if !field.IsValid() || !field.CanInt() {\n		return 0\n	}\n	if system == \"darwin\" || system == \"ios\" {\n		return field.Int()\n	}\n	return field.Int() * 1024\n}\n\nfunc create(name string) *os.File {\n	file, err := os.Create(name)\n	check(err)\n	return file\n}\n\nfunc check(err error) {\n	if err != nil {\n		os.Stderr.WriteString(err.Error() + \"\\n\")\n		os.Exit(1)\n	}\n}\n",
	"source/calls.go": "package main\n\nimport (\n	\"fmt\"\n	\"go/ast\"\n	\"go/token\"\n	\"strings\"\n)\n\ntype call struct {\n	line   int\n	callee string\n}\n\n// counters number the closures and wrappers of a function, as closureName in cmd/compile/internal/ir does.\ntype counters struct{ literals, wrappers int }\n\n// A walker collects the calls of one function. Each closure gets a separate walker.\ntype walker struct {\n	pkg         *pkg\n	file        *source\n	name        string\n	start       int\n	isClosure   bool\n	isUnprinted bool\n	counts      *counters\n	calls       []call\n	// The call in the last `go` or `defer` statement. This call does not count for the line of the statement, because it happens later.\n	later *ast.CallExpr\n	// The deferred functions, which are called when the function ends.\n	deferred []ast.Expr\n	// The lines of the function's return statements.\n	returns []int\n	// The names of closures. The names are needed if a closure is called through the variable that it was assigned to.\n	closures map[*ast.FuncLit]string\n}\n\nfunc (w *walker) add(pos token.Pos, callee string) {\n	w.calls = append(w.calls, call{w.pkg.line(pos), callee})\n}\n\nfunc (w *walker) walk(body ast.Node) {\n	ast.Inspect(body, w.visit)\n	if block, isBlock := body.(*ast.BlockStmt); isBlock && len(w.deferred) > 0 {\n		for _, line := range append(w.returns, w.pkg.line(block.Rbrace)) {\n			for _, fun := range w.deferred {\n				w.calls = append(w.calls, call{line, w.callee(fun)}, call{line, \"!d\"})\n			}\n		}\n	}\n}\n\nfunc (w *walker) visit(node ast.Node) bool {\n	switch node := node.(type) {\n	case *ast.FuncLit:\n		w.closure(node)\n		return false\n	case *ast.CallExpr:\n		return w.call(node)\n	case *ast.GoStmt:\n		w.add(node.Pos(), \"!gn\")\n		w.wrapper(node.Call, \"gowrap\")\n	case *ast.DeferStmt:\n		w.add(node.Pos(), \"!dn\")\n		w.deferred = append(w.deferred, node.Call.Fun)\n		w.wrapper(node.Call, \"deferwrap\")\n	case *ast.ReturnStmt:\n		w.returns = append(w.returns, w.pkg.line(node.Pos()))\n	case *ast.RangeStmt:\n		// Without types, it is unknown whether the loop ranges over a map, a channel or a function, copies an array, or clears a slice.\n		w.add(node.For, \"!mcy\")\n		if _, isLiteral := node.X.(*ast.BasicLit); !isLiteral {\n			w.add(node.For, \"?\")\n		}\n	case *ast.IndexExpr:\n		w.add(node.Lbrack, \"!m\")\n	case *ast.SendStmt:\n		w.add(node.Arrow, \"!c\")\n	case *ast.SelectStmt:\n		w.add(node.Pos(), \"!c\")\n	case *ast.ValueSpec:\n		w.add(node.Pos(), \"!n\")\n	case *ast.SliceExpr:\n		w.moved(node.X)\n	case *ast.UnaryExpr:\n		if node.Op == token.AND {\n			w.moved(node.X)\n		}\n		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ARROW: \"!c\", token.AND: \"!n\"})\n	case *ast.BinaryExpr:\n		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ADD: \"!s\", token.EQL: \"!e\", token.NEQ: \"!e\", token.LSS: \"!e\", token.GTR: \"!e\"})\n	case *ast.IncDecStmt:\n		w.assign(node.X)\n	case *ast.AssignStmt:\n		w.assign(node.Lhs...)\n		w.operator(node.TokPos, node.Tok, map[token.Token]string{token.ADD_ASSIGN: \"!s\"})\n	case *ast.CompositeLit:\n		w.add(node.Pos(), \"!n\")\n		if _, isMap := node.Type.(*ast.MapType); isMap {\n			w.add(node.Pos(), \"!k\")\n			w.add(node.Rbrace, \"!w\")\n			for _, one := range node.Elts {\n				w.add(one.Pos(), \"!w\")\n			}\n		}\n	case *ast.TypeAssertExpr:\n		w.add(node.Lparen, \"!t\")\n	case *ast.SwitchStmt:\n		w.add(node.Pos(), \"!e\")\n	case *ast.CaseClause:\n		w.add(node.Pos(), \"!et\")\n	}\n	return true\n}\n\n// moved adds allocations for variables whose address is taken, because such a variable may outlive the function. The allocation is on the\n// line that declares the variable.\nfunc (w *walker) moved(of ast.Expr) {\n	ast.Inspect(of, func(node ast.Node) bool {\n		name, isName := node.(*ast.Ident)\n		if isName && name.Obj != nil && name.Obj.Kind == ast.Var && w.pkg.line(name.Obj.Pos()) >= w.start {\n			w.add(name.Obj.Pos(), \"!n\")\n		}\n		return true\n	})\n}\n\n// assign adds writes of map elements, for which the runtime has separate functions.\nfunc (w *walker) assign(left ...ast.Expr) {\n	for _, one := range left {\n		if element, isElement := one.(*ast.IndexExpr); isElement {\n			w.add(element.Lbrack, \"!w\")\n		}\n	}\n}\n\nfunc (w *walker) operator(pos token.Pos, op token.Token, letters map[token.Token]string) {\n	if callee, isKnown := letters[op]; isKnown {\n		w.add(pos, callee)\n	}\n}\n\nfunc (w *walker) closure(node *ast.FuncLit) {\n	w.counts.literals++\n	infix := \".func\"\n	if w.isClosure {\n		infix = \".\"\n	}\n	name := fmt.Sprintf(\"%s%s%d\", w.name, infix, w.counts.literals)\n	w.closures[node] = name\n	w.add(node.Pos(), \"!n\")\n	inner := &walker{pkg: w.pkg, file: w.file, name: name, start: w.pkg.line(node.Pos()), isClosure: true, counts: &counters{}, closures: w.closures}\n	inner.walk(node.Body)\n	inner.print(node.Body)\n}\n\n// wrapper numbers the function that the compiler generates for a `go` or `defer` call with arguments or results.\nfunc (w *walker) wrapper(node *ast.CallExpr, kind string) {\n	w.later = node\n	literal, isLiteral := node.Fun.(*ast.FuncLit)\n	isPlain := isLiteral && literal.Type.Results == nil\n	if !isLiteral && !strings.HasPrefix(w.callee(node.Fun), \".\") {\n		// Assume that the function has no results, because without types this is unknown.\n		isPlain = true\n	}\n	if w.isUnprinted || len(node.Args) == 0 && isPlain {\n		return\n	}\n	w.counts.wrappers++\n	made := &walker{pkg: w.pkg, file: w.file, name: fmt.Sprintf(\"%s.%s%d\", w.name, kind, w.counts.wrappers), start: w.pkg.line(node.Pos())}\n	made.add(node.Lparen, w.callee(node.Fun))\n	made.print(&ast.BlockStmt{})\n}\n\n// operations has the letters for the runtime operations of each built-in function.\nvar operations = map[string]string{\n	\"append\": \"!ay\", \"make\": \"!kny\", \"new\": \"!n\", \"delete\": \"!m\", \"clear\": \"!my\", \"copy\": \"!y\", \"panic\": \"!p\", \"close\": \"!c\",\n	\"recover\": \"!p\", \"string\": \"!v\", \"any\": \"!n\", \"len\": \"!c\", \"cap\": \"!c\",\n}\n\n// builtin lists the predeclared names that call no function of the runtime, such as conversions.\nconst builtin = \" complex imag max min print println real bool byte complex64 complex128 error float32 float64 \" +\n	\"int int8 int16 int32 int64 rune uint uint8 uint16 uint32 uint64 uintptr \"\n\nfunc (w *walker) call(node *ast.CallExpr) bool {\n	callee := w.callee(node.Fun)\n	if literal, isLiteral := strip(node.Fun).(*ast.FuncLit); isLiteral {\n		// Number the called closure before the closures among its arguments.\n		w.closure(literal)\n		if node != w.later {\n			w.add(node.Lparen, w.callee(literal))\n		}\n		for _, arg := range node.Args {\n			ast.Inspect(arg, w.visit)\n		}\n		return false\n	}\n	if callee == \"\" || node == w.later {\n		return true\n	}\n	// Use the line of the opening parenthesis, as the compiler does.\n	w.add(node.Lparen, callee)\n	if name, isName := node.Fun.(*ast.Ident); isName && name.Obj != nil && name.Obj.Kind == ast.Var {\n		// The variable may hold a different function when it is called.\n		w.add(node.Lparen, \"?\")\n	}\n	return true\n}\n\n// callee returns the callee of a call expression in the form that the answer uses; empty for a conversion that calls no function.\nfunc (w *walker) callee(fun ast.Expr) string {\n	switch fun := strip(fun).(type) {\n	case *ast.FuncLit:\n		if name := w.closures[fun]; name != \"\" {\n			return \"~\" + name\n		}\n	case *ast.Ident:\n		return w.calleeByName(fun)\n	case *ast.SelectorExpr:\n		from, isName := fun.X.(*ast.Ident)\n		if !isName || from.Obj != nil || w.pkg.declared[from.Name] != ast.Bad || w.file.imports[from.Name] == \"\" {\n			return \".\" + fun.Sel.Name\n		}\n		path := w.file.imports[from.Name]\n		if path == \"C\" {\n			return \"~_Cfunc_\" + fun.Sel.Name\n		}\n		if w.pkg.IsStandard && strings.HasPrefix(path, \"golang.org/x/\") {\n			// The standard library uses its own copies of packages under golang.org/x.\n			path = \"vendor/\" + path\n		}\n		return symbolPath(path) + \".\" + fun.Sel.Name\n	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:\n		return \"!v\"\n	}\n	return \"?\"\n}\n\nfunc (w *walker) calleeByName(name *ast.Ident) string {\n	kind := w.pkg.declared[name.Name]\n	if name.Obj != nil {\n		kind = name.Obj.Kind\n		if assigned, isAssigned := name.Obj.Decl.(*ast.AssignStmt); isAssigned && len(assigned.Rhs) == 1 {\n			return w.callee(assigned.Rhs[0])\n		}\n	}\n	switch kind {\n	case ast.Fun:\n		if to, isLinked := w.pkg.linked[name.Name]; isLinked {\n			return to\n		}\n		return \"~\" + name.Name\n	case ast.Typ:\n		return \"!v\"\n	case ast.Bad:\n		if letters, isOperation := operations[name.Name]; isOperation {\n			return letters\n		}\n		if strings.Contains(builtin, \" \"+name.Name+\" \") {\n			return \"\"\n		}\n	}\n	return \"?\"\n}\n\n// strip removes parentheses and type arguments from the function of a call.\nfunc strip(expr ast.Expr) ast.Expr {\n	switch inner := expr.(type) {\n	case *ast.ParenExpr:\n		return strip(inner.X)\n	case *ast.IndexExpr:\n		return strip(inner.X)\n	case *ast.IndexListExpr:\n		return strip(inner.X)\n	}\n	return expr\n}\n\n// symbolPath escapes the dots in the last element of an import path, as the linker does.\nfunc symbolPath(path string) string {\n	slash := strings.LastIndex(path, \"/\") + 1\n	return path[:slash] + strings.ReplaceAll(path[slash:], \".\", \"%2e\")\n}\n",
	"source/main.go": "// Prints the functions of Go packages, and the calls in each function. The program parses the files without checking types. Without type\n// checks, the program is fast, needs no build, and can read files that do not compile.\n//\n// The program has two arguments: a JSON file with the packages, and the file that gets the answer. The fields in a line of the answer are\n// separated by tabs:\n//\n//	P prefix                      a package: the beginning of its symbols\n//	F name start calls file end   a function: its symbol without the prefix, its first line, its calls in the order of\n//	                              their lines, its file, and its last line\n//	T name                        a type that embeds a type, so that it may have methods that it does not declare\n//	V name                        a field of a struct that may hold a function\n//	E file error                  a file with a syntax error; the answer has the declarations that the parser understood\n//\n// A call is written as `offset:callee`. A callee is a whole symbol (`path.F`), a function of the same package (`~F`), the last name of a\n// method or field (`.M`), a value (`?`), or operations for which the compiler calls the runtime (`!` and their letters).\npackage main\n\nimport (\n	\"bufio\"\n	\"encoding/json\"\n	\"fmt\"\n	\"os\"\n	\"runtime\"\n	\"runtime/debug\"\n)\n\ntype question struct {\n	Packages []folder `json:\"packages\"`\n	// Names of packages by import path, for packages whose name is not the last element of the path.\n	Names map[string]string `json:\"names\"`\n	// If Recording is set, the answer is only the target for which the profile was recorded, as JSON.\n	Recording *recording `json:\"recording\"`\n}\n\n// A folder is a package with the Go files that are read.\ntype folder struct {\n	// The beginning of the package's symbols: the escaped import path, or `main`.\n	Prefix    string   `json:\"prefix\"`\n	Directory string   `json:\"directory\"`\n	Files     []string `json:\"files\"`\n	// IsStandard is true for packages of the standard library, which has copies of some modules.\n	IsStandard bool `json:\"isStandard\"`\n}\n\nfunc main() {\n	// Collect garbage less often, because few objects live long. The program then takes a quarter less time, but 80 MB, not 40 MB.\n	debug.SetGCPercent(400)\n	data, err := os.ReadFile(os.Args[1])\n	check(err)\n	var asked question\n	check(json.Unmarshal(data, &asked))\n	file, err := os.Create(os.Args[2])\n	check(err)\n	out := bufio.NewWriter(file)\n	if asked.Recording != nil {\n		check(json.NewEncoder(out).Encode(findTarget(asked.Packages, *asked.Recording)))\n	} else {\n		describe(asked, func(text []byte) { out.Write(text) })\n	}\n	check(out.Flush())\n	check(file.Close())\n}\n\nfunc check(err error) {\n	if err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n}\n\n// describe reads several packages at the same time, and writes all packages in their order. Only a few packages are in memory at once.\nfunc describe(asked question, write func([]byte)) {\n	described := make([]chan []byte, len(asked.Packages))\n	for i := range described {\n		described[i] = make(chan []byte, 1)\n	}\n	limit := make(chan struct{}, runtime.GOMAXPROCS(0)+1)\n	go func() {\n		for i, one := range asked.Packages {\n			limit <- struct{}{}\n			go func(to chan<- []byte, one folder) { to <- readPackage(one, asked.Names) }(described[i], one)\n		}\n	}()\n	for _, text := range described {\n		write(<-text)\n		<-limit\n	}\n}\n",
	"source/order.go": "package main\n\nimport (\n	\"go/ast\"\n	\"go/token\"\n	\"slices\"\n)\n\n// A declared is one declaration at the top level: a function, or the value of one or several variables.\ntype declared struct {\n	file   *source\n	node   ast.Node\n	isDone bool\n	needs  []*declared\n}\n\n// initialized returns the values of the package-level variables in the order of their initialization. The next value is always the first\n// value in the source that is ready. A value is ready if all variables are initialized that it uses, also through the functions that it\n// calls. The compiler numbers the closures of the values in this order (initorder.go in cmd/compile/internal/types2). Calls of methods are\n// ignored, because without types it is unknown which method is called.\nfunc initialized(files []*source) []*declared {\n	byName := map[string]*declared{}\n	var values, order []*declared\n	for _, file := range files {\n		for _, decl := range file.syntax.Decls {\n			if function, isFunction := decl.(*ast.FuncDecl); isFunction && function.Recv == nil {\n				byName[function.Name.Name] = &declared{file: file, node: function}\n			}\n			group, isGroup := decl.(*ast.GenDecl)\n			for i := 0; isGroup && group.Tok == token.VAR && i < len(group.Specs); i++ {\n				spec := group.Specs[i].(*ast.ValueSpec)\n				for at, name := range spec.Names {\n					if at < len(spec.Values) {\n						values = append(values, &declared{file: file, node: spec.Values[at]})\n					}\n					if len(spec.Values) > 0 {\n						byName[name.Name] = values[len(values)-1]\n					}\n				}\n			}\n		}\n	}\n	for len(values) > 0 {\n		isNext := func(one *declared) bool { return !one.waits(byName, map[*declared]bool{one: true}) }\n		next := max(0, slices.IndexFunc(values, isNext))\n		values[next].isDone = true\n		order = append(order, values[next])\n		values = slices.Delete(values, next, next+1)\n	}\n	return order\n}\n\n// waits reports whether the value or function refers to a variable that is not initialized yet. Declarations in `seen` were checked\n// already.\nfunc (d *declared) waits(byName map[string]*declared, seen map[*declared]bool) bool {\n	if d.needs == nil {\n		d.needs = []*declared{}\n		d.refer(d.node, byName)\n	}\n	return slices.ContainsFunc(d.needs, func(one *declared) bool {\n		if seen[one] || one.isDone {\n			return false\n		}\n		seen[one] = true\n		_, isFunction := one.node.(*ast.FuncDecl)\n		return !isFunction || one.waits(byName, seen)\n	})\n}\n\nfunc (d *declared) refer(part ast.Node, byName map[string]*declared) {\n	ast.Inspect(part, func(node ast.Node) bool {\n		switch node := node.(type) {\n		case *ast.SelectorExpr:\n			d.refer(node.X, byName)\n			return false\n		case *ast.KeyValueExpr:\n			// Ignore the keys in composite literals, because most of these keys are names of fields.\n			d.refer(node.Value, byName)\n			return false\n		case *ast.Ident:\n			isOfPackage := node.Obj == nil || node.Obj == d.file.syntax.Scope.Objects[node.Name]\n			if one := byName[node.Name]; one != nil && isOfPackage {\n				d.needs = append(d.needs, one)\n			}\n		}\n		return true\n	})\n}\n",
	"source/packages.go": "package main\n\nimport (\n	\"bytes\"\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path/filepath\"\n	\"regexp\"\n	\"slices\"\n	\"strings\"\n)\n\n// A pkg holds the declarations of a package's files, and the part of the answer about the package.\ntype pkg struct {\n	folder\n	names map[string]string\n	set   *token.FileSet\n	// The kinds of the top-level declarations, by name.\n	declared map[string]ast.ObjKind\n	// The symbols of functions that `go:linkname` moves to a different package.\n	linked map[string]string\n	out    bytes.Buffer\n	// The number of functions with the name init so far.\n	inits int\n}\n\ntype source struct {\n	path    string\n	syntax  *ast.File\n	imports map[string]string\n}\n\nvar linkname = regexp.MustCompile(`(?m)^//go:linkname (\\S+) (\\S+)`)\n\nfunc readPackage(from folder, names map[string]string) []byte {\n	p := &pkg{folder: from, names: names, set: token.NewFileSet(), declared: map[string]ast.ObjKind{}, linked: map[string]string{}}\n	fmt.Fprintf(&p.out, \"P\\t%s\\n\", p.Prefix)\n	var files []*source\n	for _, name := range from.Files {\n		files = append(files, p.parse(filepath.Join(from.Directory, name)))\n	}\n	for _, file := range files {\n		for _, decl := range file.syntax.Decls {\n			if function, isFunction := decl.(*ast.FuncDecl); isFunction {\n				p.addFunction(file, function)\n			}\n		}\n	}\n	// The closures in the values of variables belong to the function that initializes the package.\n	closures := &counters{}\n	for _, one := range initialized(files) {\n		named := map[*ast.FuncLit]string{}\n		(&walker{pkg: p, file: one.file, name: \"init\", counts: closures, isUnprinted: true, closures: named}).walk(one.node)\n	}\n	return p.out.Bytes()\n}\n\n// mostSource is the size of the largest Go file that is read. In practice, the largest Go files are generated, and have a few megabytes.\nconst mostSource = 64 << 20\n\n// readSource returns the text of a regular file, or nil for all other files, because reading a pipe or a link to /dev/zero would never end.\nfunc readSource(path string) []byte {\n	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || info.Size() > mostSource {\n		return nil\n	}\n	text, _ := os.ReadFile(path)\n	return text\n}\n\n// parse reads one file and records its declarations. A file that cannot be read is parsed as an empty file, for which the parser returns an\n// error.\nfunc (p *pkg) parse(path string) *source {\n	text := readSource(path)\n	syntax, err := parser.ParseFile(p.set, path, text, 0)\n	if err != nil {\n		fmt.Fprintf(&p.out, \"E\\t%s\\t%q\\n\", path, err)\n	}\n	for _, match := range linkname.FindAllSubmatch(text, -1) {\n		p.linked[string(match[1])] = string(match[2])\n	}\n	for _, decl := range syntax.Decls {\n		switch decl := decl.(type) {\n		case *ast.FuncDecl:\n			if decl.Recv == nil {\n				p.declared[decl.Name.Name] = ast.Fun\n			}\n		case *ast.GenDecl:\n			p.addSpecs(decl.Specs)\n		}\n	}\n	imports := map[string]string{}\n	for _, spec := range syntax.Imports {\n		path := strings.Trim(spec.Path.Value, \"`\\\"\")\n		name := path[strings.LastIndex(path, \"/\")+1:]\n		if known, isKnown := p.names[path]; isKnown {\n			name = known\n		}\n		if spec.Name != nil {\n			name = spec.Name.Name\n		}\n		imports[name] = path\n	}\n	return &source{path, syntax, imports}\n}\n\nfunc (p *pkg) addSpecs(specs []ast.Spec) {\n	for _, spec := range specs {\n		switch spec := spec.(type) {\n		case *ast.TypeSpec:\n			p.declared[spec.Name.Name] = ast.Typ\n			if fields, isStruct := spec.Type.(*ast.StructType); isStruct {\n				p.addFields(spec.Name.Name, fields.Fields.List)\n			}\n		case *ast.ValueSpec:\n			for _, name := range spec.Names {\n				p.declared[name.Name] = ast.Var\n			}\n		}\n	}\n}\n\n// addFields prints the type if it embeds a type, and the fields that may hold a function. The source can call a promoted method, or a\n// function in a field, although no function with this name is declared.\nfunc (p *pkg) addFields(typeName string, fields []*ast.Field) {\n	for _, field := range fields {\n		if len(field.Names) == 0 {\n			fmt.Fprintf(&p.out, \"T\\t%s\\n\", typeName)\n		}\n		switch field.Type.(type) {\n		case *ast.FuncType, *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:\n			for _, name := range field.Names {\n				fmt.Fprintf(&p.out, \"V\\t%s\\n\", name.Name)\n			}\n		}\n	}\n}\n\nfunc (p *pkg) addFunction(file *source, decl *ast.FuncDecl) {\n	name, start := decl.Name.Name, decl.Name.Pos()\n	switch {\n	case name == \"_\":\n		return\n	case decl.Recv != nil && len(decl.Recv.List) > 0:\n		name, start = receiver(decl.Recv.List[0].Type)+\".\"+name, decl.Recv.Pos()\n	case name == \"init\":\n		name = fmt.Sprintf(\"init.%d\", p.inits)\n		p.inits++\n	case decl.Type.TypeParams != nil:\n		name += \"[...]\"\n	}\n	w := &walker{pkg: p, file: file, name: name, start: p.line(start), counts: &counters{}, closures: map[*ast.FuncLit]string{}}\n	if decl.Body != nil {\n		w.walk(decl.Body)\n	}\n	w.print(decl.Body)\n}\n\n// receiver returns the receiver of a method in the form of symbols: `(*T)` or `T`, with `[...]` for type parameters.\nfunc receiver(expr ast.Expr) string {\n	switch expr := expr.(type) {\n	case *ast.ParenExpr:\n		return receiver(expr.X)\n	case *ast.StarExpr:\n		return \"(*\" + receiver(expr.X) + \")\"\n	case *ast.IndexExpr:\n		return receiver(expr.X) + \"[...]\"\n	case *ast.IndexListExpr:\n		return receiver(expr.X) + \"[...]\"\n	case *ast.Ident:\n		return expr.Name\n	}\n	return \"?\"\n}\n\nfunc (p *pkg) line(pos token.Pos) int { return p.set.Position(pos).Line }\n\n// print writes the line about a function, with its calls in the order of their lines.\nfunc (w *walker) print(body *ast.BlockStmt) {\n	if w.isUnprinted {\n		return\n	}\n	end := w.start\n	if body != nil && body.Rbrace.IsValid() {\n		end = w.pkg.line(body.Rbrace)\n	}\n	name := w.name\n	if to, isLinked := w.pkg.linked[name]; isLinked && body != nil {\n		// The function's symbol is in a different package, but its closures' names begin with the function's name in this package.\n		fmt.Fprintf(&w.pkg.out, \"F\\t%s\\t%d\\t-\\t%s\\t%d\\n\", name, w.start, w.file.path, end)\n		name = \"=\" + to\n	}\n	fmt.Fprintf(&w.pkg.out, \"F\\t%s\\t%d\\t\", name, w.start)\n	if body == nil {\n		w.pkg.out.WriteString(\"-\")\n	}\n	slices.SortStableFunc(w.calls, func(a, b call) int { return a.line - b.line })\n	for i, one := range w.calls {\n		if i > 0 {\n			w.pkg.out.WriteByte(' ')\n		}\n		fmt.Fprintf(&w.pkg.out, \"%d:%s\", one.line-w.start, one.callee)\n	}\n	fmt.Fprintf(&w.pkg.out, \"\\t%s\\t%d\\n\", w.file.path, end)\n}\n",
	"source/recorded.go": "package main\n\nimport (\n	\"fmt\"\n	\"go/ast\"\n	\"go/build/constraint\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path/filepath\"\n	\"slices\"\n	\"strings\"\n)\n\n// A profile does not say for which system its program was built, but its functions show the system. Some functions are declared only in\n// files that build constraints leave out on this machine, such as `poll_windows.go` or a file with `//go:build prod`.\n\n// A recording has the weights of the functions in a profile, and the target for which this machine builds the program.\ntype recording struct {\n	// Weights has the weight of each function of the profile by its symbol, without closures and type arguments.\n	Weights map[string]float64 `json:\"weights\"`\n	Total   float64            `json:\"total\"`\n	Build   target             `json:\"build\"`\n}\n\n// A target has the properties of a build that build constraints refer to.\ntype target struct {\n	System       string   `json:\"system\"`\n	Architecture string   `json:\"architecture\"`\n	Cgo          bool     `json:\"cgo\"`\n	Tags         []string `json:\"tags\"`\n	ToolTags     []string `json:\"toolTags\"`\n	ReleaseTags  []string `json:\"releaseTags\"`\n}\n\n// An outcome is the target that was found: its files declare the functions with the largest share of the profile's weight.\ntype outcome struct {\n	target\n	// Shown is the heaviest function that is declared for the target, but not for this machine.\n	Shown string `json:\"shown\"`\n}\n\n// A literal is a word of a build constraint. holds says whether the constraint requires the word to be true or false.\ntype literal struct {\n	word  string\n	holds bool\n}\n\n// A constrained is a file that is left out in builds for some targets.\ntype constrained struct {\n	constraint constraint.Expr\n	// The words in the name of the file, such as windows and arm64 in `poll_windows_arm64.go`.\n	words     []literal\n	functions []string\n}\n\n// A target replaces this machine's target only if its files declare at least this much more of the profile's weight.\nconst leastGain = 0.01\n\n// If a constraint has more alternatives than this, the rest are ignored.\nconst mostAlternatives = 32\n\nvar systems = strings.Fields(\"aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris wasip1 windows\")\nvar architectures = strings.Fields(\"386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm\")\nvar unix = strings.Fields(\"aix android darwin dragonfly freebsd illumos ios linux netbsd openbsd solaris\")\n\n// findTarget starts with this machine's target, and repeatedly applies the change that gains the most declared weight.\nfunc findTarget(packages []folder, asked recording) outcome {\n	files := constrainedFiles(packages, asked.Weights)\n	candidates := candidateChanges(files, knownExperiments(packages))\n	best := outcome{target: asked.Build}\n	if !isPort(best.target) {\n		best.Architecture = \"amd64\"\n	}\n	score, _ := declaredWeight(files, asked.Weights, best.target)\n	_, here := declaredWeight(files, asked.Weights, best.target)\n	for round := 0; round < 8; round++ {\n		next, most := best.target, score\n		for _, change := range candidates {\n			candidate, isPossible := best.with(change)\n			if !isPossible {\n				continue\n			}\n			if declared, _ := declaredWeight(files, asked.Weights, candidate); declared > most {\n				next, most = candidate, declared\n			}\n		}\n		if most < score+leastGain*asked.Total {\n			break\n		}\n		best.target, score = next, most\n	}\n	_, there := declaredWeight(files, asked.Weights, best.target)\n	for name := range there {\n		heavier := asked.Weights[name] - asked.Weights[best.Shown]\n		if !here[name] && (best.Shown == \"\" || heavier > 0 || heavier == 0 && name < best.Shown) {\n			best.Shown = name\n		}\n	}\n	return best\n}\n\n// candidateChanges returns sets of literals. If all literals of a set hold for a target, its build includes at least one of the files. No\n// set occurs twice.\nfunc candidateChanges(files []constrained, experiments map[string]bool) [][]literal {\n	var all [][]literal\n	seen := map[string]bool{}\n	for _, file := range files {\n		changes := [][]literal{file.words}\n		for _, change := range alternatives(file.constraint, true) {\n			changes = append(changes, append(slices.Clone(file.words), change...))\n		}\n		for _, change := range changes {\n			isUnknown := func(one literal) bool {\n				name, isExperiment := strings.CutPrefix(one.word, \"goexperiment.\")\n				return isExperiment && !experiments[name]\n			}\n			if key := fmt.Sprint(change); !seen[key] && !slices.ContainsFunc(change, isUnknown) {\n				seen[key] = true\n				all = append(all, change)\n			}\n		}\n	}\n	return all\n}\n\n// knownExperiments returns the names that GOEXPERIMENT accepts. The names are found by the two files that Go has for each experiment.\nfunc knownExperiments(packages []folder) map[string]bool {\n	known := map[string]bool{}\n	for _, one := range packages {\n		if one.Prefix != \"internal/goexperiment\" {\n			continue\n		}\n		entries, _ := os.ReadDir(one.Directory)\n		for _, entry := range entries {\n			name, isExperiment := strings.CutPrefix(entry.Name(), \"exp_\")\n			if name, isOff := strings.CutSuffix(name, \"_off.go\"); isExperiment && isOff {\n				known[name] = true\n			}\n		}\n	}\n	return known\n}\n\n// constrainedFiles reads the files that declare a function of the profile and that are left out in builds for some targets.\nfunc constrainedFiles(packages []folder, weights map[string]float64) []constrained {\n	prefixes := map[string]bool{}\n	for name := range weights {\n		slash := strings.LastIndex(name, \"/\") + 1\n		before, _, _ := strings.Cut(name[slash:], \".\")\n		prefixes[name[:slash]+before] = true\n	}\n	var found []constrained\n	for _, one := range packages {\n		if !prefixes[one.Prefix] {\n			continue\n		}\n		entries, _ := os.ReadDir(one.Directory)\n		for _, entry := range entries {\n			name := entry.Name()\n			if !strings.HasSuffix(name, \".go\") || strings.HasSuffix(name, \"_test.go\") || strings.ContainsRune(\"_.\", rune(name[0])) {\n				continue\n			}\n			text := readSource(filepath.Join(one.Directory, name))\n			file := constrained{constraint: goBuild(string(text)), words: wordsOfName(name)}\n			if file.constraint == nil && file.words == nil {\n				continue\n			}\n			syntax, _ := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)\n			if syntax == nil {\n				continue\n			}\n			for _, decl := range syntax.Decls {\n				function, isFunction := decl.(*ast.FuncDecl)\n				if !isFunction {\n					continue\n				}\n				symbol := one.Prefix + \".\" + strings.ReplaceAll(declaredName(function), \"[...]\", \"\")\n				if _, isInProfile := weights[symbol]; isInProfile {\n					file.functions = append(file.functions, symbol)\n				}\n			}\n			if file.functions != nil {\n				found = append(found, file)\n			}\n		}\n	}\n	return found\n}\n\nfunc declaredName(decl *ast.FuncDecl) string {\n	if decl.Recv == nil || len(decl.Recv.List) == 0 {\n		return decl.Name.Name\n	}\n	return receiver(decl.Recv.List[0].Type) + \".\" + decl.Name.Name\n}\n\n// goBuild returns the `//go:build` constraint that stands before the package clause.\nfunc goBuild(text string) constraint.Expr {\n	for _, line := range strings.Split(text, \"\\n\") {\n		line = strings.TrimSpace(line)\n		if strings.HasPrefix(line, \"package \") {\n			return nil\n		}\n		if constraint.IsGoBuild(line) {\n			parsed, _ := constraint.Parse(line)\n			return parsed\n		}\n	}\n	return nil\n}\n\n// wordsOfName returns the words that a file name such as `*_GOOS.go`, `*_GOARCH.go` or `*_GOOS_GOARCH.go` requires.\nfunc wordsOfName(name string) []literal {\n	parts := strings.Split(strings.TrimSuffix(name, \".go\"), \"_\")\n	last, before := \"\", \"\"\n	if len(parts) >= 2 {\n		last = parts[len(parts)-1]\n	}\n	if len(parts) >= 3 {\n		before = parts[len(parts)-2]\n	}\n	switch {\n	case slices.Contains(architectures, last) && slices.Contains(systems, before):\n		return []literal{{before, true}, {last, true}}\n	case slices.Contains(architectures, last) || slices.Contains(systems, last):\n		return []literal{{last, true}}\n	}\n	return nil\n}\n\n// alternatives returns sets of literals. If all literals of a set hold, the constraint has the wanted value, true or false.\nfunc alternatives(expr constraint.Expr, wanted bool) [][]literal {\n	switch expr := expr.(type) {\n	case *constraint.TagExpr:\n		return [][]literal{{{expr.Tag, wanted}}}\n	case *constraint.NotExpr:\n		return alternatives(expr.X, !wanted)\n	case *constraint.AndExpr:\n		return combined(alternatives(expr.X, wanted), alternatives(expr.Y, wanted), wanted)\n	case *constraint.OrExpr:\n		return combined(alternatives(expr.X, wanted), alternatives(expr.Y, wanted), !wanted)\n	}\n	return nil\n}\n\nfunc combined(some, others [][]literal, areBoth bool) [][]literal {\n	var all [][]literal\n	if !areBoth {\n		all = append(slices.Clone(some), others...)\n	}\n	for _, a := range some {\n		for _, b := range others {\n			if areBoth {\n				all = append(all, append(slices.Clone(a), b...))\n			}\n		}\n	}\n	return all[:min(len(all), mostAlternatives)]\n}\n\n// with changes the system, architecture, tags and experiments of a target so that all literals hold. The second result is false if no such\n// target exists.\nfunc (t target) with(literals []literal) (target, bool) {\n	t.Tags, t.ToolTags = slices.Clone(t.Tags), slices.Clone(t.ToolTags)\n	for _, one := range literals {\n		if t.holds(one.word) == one.holds {\n			continue\n		}\n		switch isTool := strings.HasPrefix(one.word, \"goexperiment.\"); {\n		case slices.Contains(systems, one.word) || one.word == \"unix\":\n			t.System = \"linux\"\n			if one.holds && one.word != \"unix\" {\n				t.System = one.word\n			} else if !one.holds {\n				t.System = \"windows\"\n				if one.word == \"windows\" {\n					t.System = \"linux\"\n				}\n			}\n		case slices.Contains(architectures, one.word):\n			t.Architecture = one.word\n			if !one.holds {\n				t.Architecture = \"amd64\"\n				if one.word == \"amd64\" {\n					t.Architecture = \"arm64\"\n				}\n			}\n		case one.word == \"cgo\":\n			t.Cgo = one.holds\n		case isTool:\n			t.ToolTags = changed(t.ToolTags, one)\n		case isOfToolchain(one.word):\n			return t, false\n		default:\n			t.Tags = changed(t.Tags, one)\n		}\n	}\n	for _, one := range literals {\n		if t.holds(one.word) != one.holds {\n			return t, false\n		}\n	}\n	return t, isPort(t)\n}\n\nfunc changed(words []string, one literal) []string {\n	if one.holds {\n		return append(words, one.word)\n	}\n	return slices.DeleteFunc(words, func(word string) bool { return word == one.word })\n}\n\n// isOfToolchain reports whether the flag -tags cannot set a word, because the toolchain sets it: compilers, releases, and words that flags\n// such as -race imply.\nfunc isOfToolchain(word string) bool {\n	return strings.HasPrefix(word, \"go1.\") || slices.Contains(strings.Fields(\"gc gccgo ignore race msan asan boringcrypto compiler_bootstrap cmd_go_bootstrap\"), word) || strings.Contains(word, \".\")\n}\n\nfunc isPort(t target) bool {\n	switch t.System {\n	case \"darwin\", \"ios\":\n		return t.Architecture == \"amd64\" || t.Architecture == \"arm64\"\n	case \"windows\":\n		return t.Architecture == \"amd64\" || t.Architecture == \"arm64\" || t.Architecture == \"386\"\n	case \"js\", \"wasip1\":\n		return t.Architecture == \"wasm\"\n	}\n	return t.Architecture != \"wasm\"\n}\n\nvar implied = map[string]string{\"android\": \"linux\", \"illumos\": \"solaris\", \"ios\": \"darwin\"}\n\n// holds reports whether a word of a constraint is true for the target, as matchTag in go/build does.\nfunc (t target) holds(word string) bool {\n	return word == t.System || word == implied[t.System] || word == t.Architecture || word == \"gc\" ||\n		word == \"unix\" && slices.Contains(unix, t.System) || word == \"cgo\" && t.Cgo ||\n		slices.Contains(t.Tags, word) || slices.Contains(t.ToolTags, word) || slices.Contains(t.ReleaseTags, word)\n}\n\n// declaredWeight returns the weight of the functions that constrained files declare for the target, and these functions.\nfunc declaredWeight(files []constrained, weights map[string]float64, t target) (float64, map[string]bool) {\n	total, declared := 0.0, map[string]bool{}\n	for _, file := range files {\n		isNamed := func(one literal) bool { return t.holds(one.word) == one.holds }\n		isLeftOut := slices.ContainsFunc(file.words, func(one literal) bool { return !isNamed(one) })\n		if isLeftOut || file.constraint != nil && !file.constraint.Eval(t.holds) {\n			continue\n		}\n		for _, name := range file.functions {\n			if !declared[name] {\n				declared[name] = true\n				total += weights[name]\n			}\n		}\n	}\n	return total, declared\n}\n"
};
/**
* The folders below `src` that hold our Go programs. Editors and tests see one Go module in each folder, and we build the programs of all
* folders as one module.
*/
const HELPER_FOLDERS = ["golang/helper", "repair/helper"];
/** Reads the files of our Go programs, except for their tests. The keys are paths below `helper/`. @param src the folder `src`. */
function readHelpers(src) {
	const files = HELPER_FOLDERS.flatMap((path) => {
		const folder = join(src, path);
		return readdirSync(folder, {
			recursive: true,
			encoding: "utf8"
		}).filter((name) => /\.(go|mod)$/.test(name) && !name.endsWith("_test.go")).sort().map((name) => [name.replaceAll("\\", "/"), readRegularFileSync(join(folder, name)).toString()]);
	});
	return Object.fromEntries(files);
}
/**
* Builds the program in `helper/NAME/` for this machine. A second build of the program is quick, because Go caches the packages. The
* program has no symbols, because Go links programs without symbols faster.
* @returns the path of the program.
*/
async function buildHelper(name, { go, scratch, purpose }) {
	const folder = join(scratch, "helper");
	files ??= readHelpers(join(import.meta.dirname, ".."));
	for (const [path, text] of Object.entries(files)) {
		if (path !== "go.mod" && !path.startsWith(`${name}/`)) continue;
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	const program = join(folder, name, `${name}${go.exe}`);
	const args = [
		"build",
		"-mod=mod",
		"-trimpath",
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
	const fault = faultOf(stderr);
	if (fault !== void 0) throw new ExpectedError(fault.message, { fix: fault.fix });
	throw new ExpectedError(`The Go program that ${purpose} does not build: ${lastLines(stderr, 5)}`, { fix: "Check that `go build` works for a program that needs only the standard library." });
}
/**
* Builds a helper and runs it to answer one question. The helper gets two paths as arguments. The helper reads the question as JSON from
* the first file, and writes its answer into the second file.
*/
async function askHelper(name, question, options) {
	const program = await buildHelper(name, options);
	const folder = dirname(program);
	const [asked, answered] = [join(folder, "question.json"), join(folder, "answer")];
	await writeFile(asked, JSON.stringify(question));
	const { exitCode, stderr } = await runTool([
		program,
		asked,
		answered
	], {
		...options.go.context,
		cwd: folder
	});
	if (exitCode === 0) return (await readRegularFile(answered)).toString();
	const message = `The Go program that ${options.purpose} failed: ${lastLines(stderr, 5)}`;
	if (exitCode === 2) throw new Error(message);
	throw new ExpectedError(message, { fix: "Fix what the message says about this machine, such as a full disk, then run again." });
}

// src/profile/decide.ts
/** A run warns if more than this share of a profile's weight is stale. */
const MUCH_STALE = .05;
/**
* Compares a merged profile with the committed profile of the base branch, and decides if an update is worth a review.
* @param committed the profile on the base branch; undefined if the base branch has no profile.
*/
async function decide(committed, merged, options) {
	const { minDrift, minSamples, renames } = options;
	if (merged.edges.totalWeight === 0) return {
		kind: "reject",
		reason: "The merged profile has no call edge, so PGO would have no effect."
	};
	if (committed === void 0) return update("There is no committed profile yet.");
	const before = await readProfile(committed, renames).catch((error) => {
		if (!(error instanceof ExpectedError)) throw error;
		return error;
	});
	if (before instanceof ExpectedError) return update(`The committed profile cannot be used: ${before.message}`);
	if (before.edges.totalWeight === 0) return update("The committed profile has no call edge, so PGO has no effect.");
	const staleWeight = await options.staleWeight?.(before.edges);
	const reason = reasonToUpdate(before, merged, minSamples);
	const gap = differentGap(before, merged);
	if (gap !== void 0) {
		const better = gap.worse === "before" ? "new" : "committed";
		const compared = `${gap.message}. The compiler finds more calls of the ${better} profile in the source, so this run did not judge whether the workload has changed.`;
		if (reason !== void 0) return {
			...update(`${reason} ${compared}`),
			staleWeight
		};
		if (gap.worse === "before") return {
			...update(compared),
			staleWeight
		};
		return {
			kind: "keep",
			reason: compared,
			staleWeight
		};
	}
	const drift = driftBetween(before, merged);
	const comparison = {
		...drift,
		staleWeight
	};
	if (reason !== void 0) return {
		...update(reason),
		...comparison
	};
	if (isWithinNoise(drift, minDrift)) return {
		kind: "keep",
		reason: `The workload has not changed: ${overlapInWords(drift, "keep")}.`,
		...comparison
	};
	return {
		...update(`${changeInWords(staleWeight)}: only ${overlapInWords(drift, "update")}.`),
		...comparison
	};
}
/** Returns a clause about the cause of a drift: the hot calls have changed, or the source has changed so much that the profile is stale. */
function changeInWords(staleWeight = 0) {
	if (staleWeight < .05) return "The hot calls have changed";
	return `The compiler no longer finds ${share(staleWeight)} of the committed profile’s weight, and the workload may have changed`;
}
function update(reason) {
	return {
		kind: "update",
		reason
	};
}
/** A new profile replaces a committed profile that is not steady if the new profile has at least this many times as many samples. */
const MANY_TIMES = 4;
/**
* Returns a reason to replace `before` by `after` that holds even if both profiles are from the same load; undefined if there is no such
* reason.
* @param minSamples the setting `min-samples`, a number of samples.
*/
function reasonToUpdate(before, after, minSamples) {
	if (before.gzipLayers > 1) return `The committed profile is gzipped ${before.gzipLayers} times, so \`go build\` cannot read it.`;
	const isBelowMinimum = before.samples < minSamples && after.samples > before.samples;
	const samplesBefore = before.weighted?.effective ?? before.samples;
	const samplesAfter = after.weighted?.effective ?? after.samples;
	if (isBelowMinimum || samplesAfter >= MANY_TIMES * samplesBefore && !isSteady(before)) return `The committed profile holds only ${samplesInWords(before.samples, before.weighted?.effective)}, but the new profile holds ${samplesInWords(after.samples, after.weighted?.effective)}.`;
	if (before.shows(after.exclusions ?? [])) return "The committed profile has hot calls that `hazards` or `exclude` keep out.";
	if (before.weightUnderOldNames > 0) return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps to new ones, so the compiler does not find it.`;
}

// src/repair/rewrite.ts
/**
* Rewrites a profile for today's source. If the repair brings back less weight than `minDrift`, the bytes are unchanged.
* @param file the file content from which `read` was parsed.
* @param rematched the call edges of `read`, matched to today's source.
*/
async function repairProfile(file, read, rematched, how) {
	const { exclusions = [], minDrift, compact, renames } = how;
	const { repair } = rematched;
	if (!(repair.stale - repair.lost >= minDrift || read.weightUnderOldNames > 0 || read.gzipLayers > 1)) return {
		...read,
		bytes: file,
		repair,
		exclusions
	};
	const edges = edgeSetOf(rematched.edges);
	const totals = new Set(totalsInWords(read).map((line) => line.replace(/(?<!\d)\d+$/, "")));
	const isWrittenAgain = (line) => totals.has(line.replace(/(?<!\d)\d+$/, "")) || line.startsWith("go-pgo without-");
	const remarks = [...read.head.comments.filter((line) => !isWrittenAgain(line)), ...hiddenGapsInWords(read.gaps)];
	const profile = compact === "none" ? await decodeFile(file) : void 0;
	if (profile === void 0 || isCompact(profile)) {
		const bytes = encodeEdges(read.head, renameExcluded(edges.edges, exclusions), read, remarks);
		return {
			...read,
			edges,
			bytes,
			repair,
			exclusions,
			times: void 0
		};
	}
	const stacks = repairStacks(renameFunctions(profile, renamer(renames ?? [])), rematched.matches);
	const bytes = encodeStacks(stacks, {
		exclusions,
		totals: read,
		remarks,
		isOriginal: repair.lost === 0
	});
	return {
		...read,
		edges,
		bytes,
		repair,
		exclusions,
		times: void 0
	};
}
/**
* Returns the functions by which a merge repairs the profiles of older builds.
* @param match matches call edges to today's source. The function returns undefined if the edges cannot be matched.
*/
function repairForMerge(settings, match) {
	const { compact, minDrift, renames = [] } = settings;
	const nameToday = renamer(renames);
	return {
		minDrift,
		async build(profile) {
			const rematched = await match(edgesOf(profile).edges(nameToday));
			if (rematched === void 0) return void 0;
			const { stale, lost } = rematched.repair;
			if (stale - lost < minDrift) return void 0;
			const bytes = compact === "none" ? encodeWhole(repairStacks(renameFunctions(profile, nameToday), rematched.matches)) : encodeSums(profile, rematched.edges);
			const moved = rematched.matches.filter(({ way }) => way !== "same").map(({ edge }) => edge);
			return {
				bytes,
				stale,
				lost,
				staleStandard: stale * weightShare(moved, isOfStandardLibrary)
			};
		},
		async committed(file, read) {
			const rematched = await match(read.edges);
			return rematched === void 0 ? file : (await repairProfile(file, read, rematched, settings)).bytes;
		}
	};
}
/**
* Whether the caller and the callee are both in Go's standard library. Calls within the standard library change only with the version of
* Go.
*/
function isOfStandardLibrary({ caller, callee }) {
	return isStandardFunction(caller) && isStandardFunction(callee);
}
/**
* Repairs the whole stacks of a profile. The repaired profile has exactly the matched edges as its call edges. Frames that the compiler
* does not read also get today's names and lines.
*/
function repairStacks(profile, matches) {
	const keyOf = ({ caller, callee, offset }) => edgeKey(caller, callee, offset);
	const found = new Map(matches.map((match) => [keyOf(match.edge), match]));
	const { functions, locations } = profile;
	const linesAt = (location) => {
		const lines = linesOf(profile, location);
		return lines.length === 0 ? [{
			func: -1,
			line: 0
		}] : lines;
	};
	const nameOf = ({ func }) => functions.names[func] ?? "";
	const startOf = ({ func }) => functions.startLines[func] ?? 0;
	const matchOf = (line, called) => called && found.get(edgeKey(nameOf(line), nameOf(called), line.line - startOf(line)));
	const isLost = (leaves) => {
		const lines = [...leaves].flatMap(linesAt);
		return lines.some((line, at) => matchOf(line, lines[at - 1])?.way === "lost");
	};
	const edgesToday = (edges) => edges.flatMap((edge) => {
		const to = found.get(keyOf(edge))?.to;
		return to === void 0 ? [] : {
			...edge,
			...to
		};
	});
	return cutStacks(profile, isLost, edgesToday, (whole) => {
		const frames = [];
		const moved = new Interned(({ at, called }) => `${at} ${called?.func}`);
		eachSample(whole, (stack) => {
			let called;
			for (const at of stack) {
				frames.push(moved.index({
					at,
					called
				}));
				called = linesAt(at).at(-1);
			}
		});
		const columns = moved.items.map(({ at, called }) => ({
			addressLow: locations.addressLow[at],
			addressHigh: locations.addressHigh[at],
			mapping: locations.mapping[at],
			lines: linesOf(profile, at).map((line, i, all) => {
				const to = matchOf(line, i === 0 ? called : all[i - 1])?.to;
				return to === void 0 ? line : {
					...line,
					line: startOf(line) + to.offset
				};
			})
		}));
		const ends = matches.flatMap(({ edge, to }) => to === void 0 ? [] : [[edge.caller, to.caller], [edge.callee, to.callee]]);
		const names = new Map(ends);
		const packages = groupBy(ends, ([name]) => splitSymbol(name).package);
		const inPackage = (name) => {
			const { package: path, rest } = splitSymbol(name);
			const [to, ...others] = new Set(packages.get(path)?.map(([, after]) => splitSymbol(after).package));
			return to === void 0 || others.length > 0 ? name : `${to}.${rest}`;
		};
		const samples = {
			...whole.samples,
			frames: Uint32Array.from(frames)
		};
		const today = {
			...whole,
			locations: locationColumns(columns),
			samples
		};
		return renameFunctions(today, (name) => names.get(name) ?? inPackage(name));
	});
}

// src/repair/source.ts
/**
* Lists the packages of the program, its dependencies and the standard library, each with the files that a build compiles.
* @throws ExpectedError if `go list` fails.
*/
async function listSource({ go, main, flags, listEnv }) {
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
	const listed = jsonObjects(await goOutput(args, {
		...go.context,
		env: listEnv ?? go.context.env
	}));
	const packages = listed.flatMap((one) => {
		const { ImportPath: importPath, Dir: directory = "", Standard: isStandard = false } = one;
		const { GoFiles = [], CgoFiles = [], TestGoFiles = [], XTestGoFiles = [] } = one;
		const prefix = importPath === main.importPath ? "main" : symbolPath(importPath);
		const tests = isStandard ? [] : TestGoFiles;
		const inside = {
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
			prefix: `${prefix}_test`,
			directory,
			files: XTestGoFiles,
			isStandard
		};
		return isStandard || XTestGoFiles.length === 0 ? [inside] : [inside, outside];
	});
	const isUnusual = ([path, name]) => name && !path?.endsWith(`/${name}`) && path !== name;
	const named = listed.map(({ ImportPath, Name = "" }) => [ImportPath, Name]);
	const missing = listed.flatMap(({ ImportPath, Dir }) => Dir === void 0 ? ImportPath : []);
	return {
		packages,
		names: Object.fromEntries(named.filter(isUnusual)),
		missing
	};
}
/**
* Reads the functions of the program, its dependencies and the standard library, and the calls in each of them.
* @throws ExpectedError if `go list` fails, or if Go cannot build our helper.
*/
async function readSourceFunctions(program) {
	const { packages, names, missing } = await listSource(program);
	return {
		...parseFunctions(await askAboutSource({
			packages,
			names
		}, program)),
		missing
	};
}
/** Runs the Go program in `helper/source/` with a question, and returns its answer. */
function askAboutSource(question, { go, scratch }) {
	return askHelper("source", question, {
		go,
		scratch,
		purpose: "reads the source"
	});
}
/** Parses the answer of `helper/source`. The calls of a function are parsed only when `get` is called for this function. */
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
/** Parses a line of the helper's answer that describes one function. */
function functionOf(prefix, fields) {
	const [name = "", start, calls = "", file = "", end = start] = fields.split("	");
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
		end: Number(end),
		file,
		lines: calls === "-" ? void 0 : lines
	};
}

// src/repair/recorded.ts
/**
* Matches functions that only the runtime of one system has, in any version of Go. The functions put threads to sleep and wake threads. If
* a profile has one of these functions, the function shows the system of the profile, even if today's source no longer declares the
* function. The table leaves out `runtime.kevent` and `runtime.futexsleep`, because several systems have these functions.
*/
const FUNCTIONS_OF_SYSTEMS = {
	linux: /^runtime\.(futex|epollwait|epollctl)$|\.Epoll(Wait|Ctl)$/,
	darwin: /^runtime\.(pthread_(cond|mutex)_\w+|mach_\w+)$/,
	windows: /^runtime\.(asm)?stdcall/,
	freebsd: /^runtime\.sys_umtx_op$/,
	dragonfly: /^runtime\.sys_umtx_(sleep|wakeup)$/,
	netbsd: /^runtime\.lwp_(park|unpark)$/,
	openbsd: /^runtime\.thr(sleep|wakeup)$/,
	solaris: /^runtime\.(sysvicall\d|port_getn)$/
};
/**
* A different build is searched only if the functions that the source does not declare have at least this share of the weight. Functions
* with a smaller share cannot change a finding, because each finding needs at least the same share.
*/
const LEAST_MISSING = .01;
/**
* Finds the build for which the profile was recorded.
* @param source the functions of the build for this machine.
* @param symbolToday returns today's name of a function, without type arguments.
* @returns undefined if the profile was recorded for this machine's build, or if no function of the profile shows a different build.
*/
async function recordedBuild(program, source, { edges, totalWeight }, symbolToday) {
	const weights = /* @__PURE__ */ new Map();
	let missing = 0;
	for (const { caller, callee, weight } of edges) {
		const ends = [caller, callee].map((name) => declaringSymbol(symbolToday(name)));
		for (const name of new Set(ends)) weights.set(name, (weights.get(name) ?? 0) + weight);
		if (ends.some((name) => isUndeclared(name, source))) missing += weight;
	}
	const called = systemCalled(edges);
	const isElsewhere = called !== void 0 && called.system !== program.go.system;
	if (!isElsewhere && missing < LEAST_MISSING * totalWeight) return void 0;
	const [here, { packages }] = [await buildTarget(program), await listSource(program)];
	const build = isElsewhere ? {
		...here,
		system: called.system
	} : here;
	const recording = {
		weights: Object.fromEntries(weights),
		total: totalWeight,
		build
	};
	const answer = await askAboutSource({
		packages,
		recording
	}, program);
	const { shown, ...target } = JSON.parse(answer);
	if (targetInWords(target, here) === targetInWords(here)) return void 0;
	return {
		target,
		here,
		shown: shown || called?.callee || ""
	};
}
/** Whether the source of the function's package was read, and does not declare the function. */
function isUndeclared(declaration, source) {
	return source.packages.has(symbolOf(declaration).path) && source.get(declaration) === void 0;
}
/**
* Returns the system whose own functions have the most weight, and the heaviest of these functions. A merged profile may contain profiles
* from several systems.
*/
function systemCalled(edges) {
	const [most] = Object.entries(FUNCTIONS_OF_SYSTEMS).flatMap(([system, functions]) => {
		const [heaviest, ...lighter] = edges.filter(({ callee }) => functions.test(callee)).sort(byWeight);
		if (heaviest === void 0) return [];
		const weight = totalOf([heaviest, ...lighter], (edge) => edge.weight);
		return [{
			system,
			callee: heaviest.callee,
			weight
		}];
	}).sort((a, b) => b.weight - a.weight);
	return most;
}
/** Asks Go for the target of a build with the user's flags and environment. */
async function buildTarget({ go, flags }) {
	const format = `{{with context}}{{.GOOS}} {{.GOARCH}} {{.CgoEnabled}} ${[
		"BuildTags",
		"ToolTags",
		"ReleaseTags"
	].map((list) => `{{join .${list} ","}}`).join(" ")}{{end}}`;
	const [system = "", architecture = "", cgo, ...words] = (await goOutput([
		"list",
		...flags,
		"-pgo=off",
		"-f",
		format,
		"unsafe"
	], go.context)).trimEnd().split(" ");
	const [tags = [], toolTags = [], releaseTags = []] = words.map((list) => list.split(",").filter((word) => word !== ""));
	return {
		system,
		architecture,
		cgo: cgo === "true",
		tags,
		toolTags,
		releaseTags
	};
}
/** Returns the program with the build settings of the target for which the profile was recorded. */
function programFor(program, { target, here }) {
	const { go, flags } = program;
	const listEnv = {
		...go.context.env ?? process.env,
		GOOS: target.system,
		GOARCH: target.architecture,
		CGO_ENABLED: target.cgo ? "1" : "0"
	};
	const experiments = experimentChanges(target, here);
	if (experiments.length > 0) listEnv["GOEXPERIMENT"] = [listEnv["GOEXPERIMENT"], ...experiments].filter(Boolean).join(",");
	const tags = [...target.tags].sort().join(",");
	const isTagged = tags === [...here.tags].sort().join(",");
	return {
		...program,
		listEnv,
		flags: isTagged ? flags : [...flags, `-tags=${tags}`]
	};
}
/**
* Returns the words to add to `GOEXPERIMENT`. An experiment that is on only in the target gives the word `NAME`, and an experiment that is
* on only on this machine gives `noNAME`.
*/
function experimentChanges(target, here) {
	const isExperiment = (tag) => tag.startsWith("goexperiment.");
	const only = (some, others) => some.toolTags.filter((tag) => isExperiment(tag) && !others.toolTags.includes(tag));
	const name = (tag) => tag.slice(13);
	return [...only(target, here).map(name), ...only(here, target).map((tag) => `no${name(tag)}`)];
}
/**
* Returns the target of a build for messages, such as `windows/amd64 with -tags=prod`. The text names the experiments only if they differ
* from the experiments of `here`.
*/
function targetInWords(target, here = target) {
	const { system, architecture, cgo, tags } = target;
	const experiments = experimentChanges(target, here);
	const settings = [
		tags.length > 0 ? `-tags=${[...tags].sort().join(",")}` : "",
		experiments.length > 0 ? `GOEXPERIMENT=${experiments.join(",")}` : "",
		cgo === here.cgo ? "" : `CGO_ENABLED=${cgo ? 1 : 0}`
	].filter((setting) => setting !== "");
	const platform = `${system}/${architecture}`;
	return settings.length === 0 ? platform : `${platform} with ${settings.join(" and ")}`;
}

// src/repair/repair.ts
/** Today's source of one program. The source is read once for each build for which profiles were recorded. */
var SourceTree = class {
	#program;
	/** The functions that were read, by the name of the build, such as `windows/amd64`. The build for this machine has an empty name. */
	#read = /* @__PURE__ */ new Map();
	constructor(program) {
		this.#program = program;
	}
	/**
	* Reads the source of the build for this machine.
	* @param context can cancel the reading of the source, but only if this call is the first to read it.
	* @throws ExpectedError if Go cannot list the packages, or cannot build the helper that reads them.
	*/
	functions(context = this.#program.go.context) {
		return this.#functionsOf("", {
			...this.#program,
			go: {
				...this.#program.go,
				context
			}
		});
	}
	/**
	* Matches the call edges of one profile to the source of the build for which the profile was recorded.
	* @throws ExpectedError as `functions` does.
	*/
	async match(profile) {
		const { main } = this.#program;
		const renames = [{
			from: main.importPath,
			to: "main"
		}];
		const nameToday = renamer(renames);
		const here = await this.functions();
		const symbolToday = (name) => withoutTypeArguments(nameToday(name));
		const recorded = await recordedBuild(this.#program, here, profile, symbolToday);
		const matched = rematch(profile.edges, here, renames);
		const repair = repairOf(matched);
		if (recorded === void 0) return {
			...matched,
			repair,
			source: here
		};
		const build = targetInWords(recorded.target, recorded.here);
		const source = await this.#functionsOf(build, programFor(this.#program, recorded));
		const matchedThere = rematch(profile.edges, source, renames);
		const elsewhere = {
			build,
			shown: recorded.shown,
			here: {
				build: targetInWords(recorded.here),
				stale: repair.stale,
				lost: repair.lost
			}
		};
		return {
			...matchedThere,
			repair: {
				...repairOf(matchedThere),
				recorded: elsewhere
			},
			source
		};
	}
	#functionsOf(build, program) {
		const read = this.#read.get(build) ?? readSourceFunctions(program);
		this.#read.set(build, read);
		read.catch(() => this.#read.delete(build));
		return read;
	}
};

// src/commands/repair.ts
/**
* Matches older profiles to today's source. `repair` matches the committed profile. `refresh` and `collect` match old inputs before they
* are merged. `check` only computes the share of the weight that would match.
*/
/** A cache of the source trees of this run, by main package, because reading a source tree takes seconds. */
const trees = /* @__PURE__ */ new WeakMap();
/** Returns today's source of a program. The source is read only once, even if several profiles are matched to it. */
function sourceTreeOf({ config, scratch }, { go, main }) {
	const tree = trees.get(main) ?? new SourceTree({
		go,
		main,
		flags: config.buildFlags,
		scratch
	});
	trees.set(main, tree);
	return tree;
}
/** Begins to read the source before it is needed. @param context the folder and environment of Go, and a signal that stops the reading. */
function readSourceAhead(run, program, context) {
	return sourceTreeOf(run, program).functions(context);
}
/**
* Matches the call edges of a profile to today's source. Every command calls this function to find out how much of a profile still reaches
* the compiler.
*/
async function matchToday(run, program, edges) {
	const line = "Reading the source … With an empty build cache, Go first compiles the program that reads the source, which may take minutes.";
	const late = setTimeout(() => run.host.progress(line), QUICK_TO_READ);
	try {
		return await sourceTreeOf(run, program).match(edges);
	} finally {
		clearTimeout(late);
	}
}
/**
* The milliseconds after which a line in the log explains why reading the source code takes long. The source code of most programs is read
* faster.
*/
const QUICK_TO_READ = 1e4;
/**
* Repairs a profile, so that its calls have the lines and names of today's source. Calls that the profile leaves out stay out: the calls
* that an earlier tuning left out, and the calls whose inlining is known to be harmful.
*/
async function repairToday(run, program, file, read) {
	const matched = await matchToday(run, program, read.edges);
	const exclusions = [...exclusionsFor(run.config, program.go.version), ...withoutKept(readLeftOut(read.head).calls, read.edges.edges, run.config.keptCalls)];
	return {
		...await repairProfile(file, read, matched, {
			...run.config,
			exclusions
		}),
		source: matched.source
	};
}
/**
* Repairs the committed profile, for the command `repair`.
* @param place the path of the profile, relative to the repository's root.
* @throws ExpectedError if there is no committed profile.
*/
async function repairCommitted(run, program, place, committed) {
	if (committed === void 0) throw new ExpectedError(`There is no committed profile at ${place} to repair.`, { fix: "Name an existing profile with `profile`, or make a first profile with `npx go-pgo@1 refresh`." });
	const before = await readOrExplain(committed, place, run.config.renames);
	const { source, ...repaired } = await repairToday(run, program, committed, before);
	const path = join(run.outputDirectory, basename(place));
	await replaceFile(path, repaired.bytes);
	const profile = {
		...factsOfFile(repaired.bytes, path, repaired),
		repositoryPath: place
	};
	const { recorded } = repaired.repair;
	const inWorkTree = await readIfThere(program.profilePath);
	const uncommitted = note(`The command repaired the committed version of ${place}. The work tree has a different version of this file.`);
	const findings = [
		...inWorkTree && !inWorkTree.equals(committed) ? [uncommitted] : [],
		...recorded ? [note(recordedInWords(recorded))] : [],
		...aboutUnreadableCalls(before.head),
		...aboutSource(source)
	];
	return {
		...repaired,
		decision: decideRepair(repaired.repair, run.config.minDrift, before.gzipLayers),
		profile,
		findings
	};
}
/** Warns about source that could not be read, because calls in such source do not match. */
function aboutSource({ malformed, missing = [] }) {
	const lost = (what, all, fix) => {
		const message = `${what}, so calls in them may be missing: ${`${all.slice(0, 3).join(", ")}${all.length > 3 ? ", …" : ""}`}.`;
		return all.length > 0 ? [warning(message, `${fix}, then run again.`)] : [];
	};
	return [...lost(`${count(malformed.length, "file")} cannot be read as Go`, malformed, "Make `go vet ./...` pass"), ...lost(`${count(missing.length, "package")} cannot be loaded`, missing, "Make `go build` work here")];
}

export { repairToday as a, decide as c, repairCommitted as i, reasonToUpdate as l, matchToday as n, repairForMerge as o, readSourceAhead as r, MUCH_STALE as s, aboutSource as t, buildHelper as u };