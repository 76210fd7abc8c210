import { Er as compareText, Kn as declarationOf, Sr as UsageError, Wn as weightShare, Yn as isOwnFunction, Zn as methodName, er as plainCall, rr as symbolPath, xr as ExpectedError, zn as edgeKey } from "./start.js";
import { o as run } from "./exec.js";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

// src/golang/go.ts
/** `go build -pgo` is stable since this version. */
const OLDEST_MINOR = 21;
/** Runs `go` with `args`; a non-zero exit code is a result, not an error. */
function runGo(args, context, onStderrLine) {
	return run(["go", ...args], {
		...context,
		onStderrLine
	});
}
/** What `go ARGS` prints on stdout. @throws ExpectedError with its last lines when it fails. */
async function goOutput(args, context) {
	const result = await runGo(args, context);
	if (result.exitCode === 0) return result.stdout.toString();
	throw new ExpectedError(`\`go ${args[0]}\` failed: ${lastLines(result.stderr, 5)}`, { fix: `Run \`go ${args[0]}\` in ${context.cwd} and fix what it reports.` });
}
/** The objects that `go list -json` prints one after the other, each ending with a brace of its own line. */
function jsonObjects(printed) {
	return printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== "").map((text) => JSON.parse(text));
}
/** The last `count` lines of what a tool printed, without blank ones at the end. */
function lastLines(text, count) {
	return text.trimEnd().split("\n").slice(-count).join("\n");
}
/**
* Asks `go env` for the toolchain and the module that `context.cwd` lies in.
* @throws ExpectedError when there is no Go, it is older than 1.21, or there is no go.mod.
*/
async function goToolchain(context) {
	const printed = await goOutput([
		"env",
		"-json",
		"GOVERSION",
		"GOMOD",
		"GOEXE"
	], context);
	const { GOVERSION, GOMOD, GOEXE } = JSON.parse(printed);
	const minor = /\bgo1\.(\d+)/.exec(GOVERSION)?.[1];
	if (minor !== void 0 && Number(minor) < OLDEST_MINOR) throw new ExpectedError(`${GOVERSION} is too old for profile-guided optimization.`, { fix: `Use Go 1.${OLDEST_MINOR} or later, for instance with \`actions/setup-go\`.` });
	if ([
		"",
		"/dev/null",
		"NUL"
	].includes(GOMOD)) throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, { fix: "Set `working-directory` to the folder of the Go module." });
	const { Module } = JSON.parse(await goOutput([
		"mod",
		"edit",
		"-json"
	], context));
	if (Module?.Path === void 0) throw new ExpectedError(`${GOMOD} names no module.`, { fix: "Add a line such as `module example.com/name`." });
	return {
		context,
		version: GOVERSION,
		modulePath: Module.Path,
		moduleDirectory: GOMOD.replace(/[\\/]go\.mod$/, ""),
		exe: GOEXE
	};
}
/** The version of the Go toolchain that is used in `context.cwd`, where no module is needed; such as `go1.26.8`. */
async function goVersion(context) {
	return (await goOutput(["env", "GOVERSION"], context)).trim();
}
/** What `go` builds for by default on this machine, such as `linux/amd64`. */
async function hostPlatform(context) {
	return (await goOutput([
		"env",
		"GOHOSTOS",
		"GOHOSTARCH"
	], context)).trim().split(/\s+/).join("/");
}
/**
* The packages that `patterns` name, including those that do not compile.
* @param flags the user's build flags, since tags decide which files count.
* @throws ExpectedError when `go list` itself fails.
*/
async function listPackages(go, patterns, flags = []) {
	const fields = "-json=ImportPath,Name,Dir,Module,TestGoFiles,XTestGoFiles,Error";
	return jsonObjects(await goOutput([
		"list",
		...flags,
		"-e",
		"-find",
		"-pgo=off",
		fields,
		"--",
		...patterns
	], go.context)).map(({ ImportPath, Name, Dir, Module, TestGoFiles, XTestGoFiles, Error: error }) => ({
		importPath: ImportPath,
		name: Name ?? "",
		directory: Dir ?? "",
		modulePath: Module?.Path ?? "",
		own: Module?.Main === true,
		testFiles: [...TestGoFiles ?? [], ...XTestGoFiles ?? []],
		error: error?.Err.trim() ?? ""
	}));
}
/**
* Path of the pprof tool, to be run directly: ten times faster to start than through `go tool`. From Go 1.25 on
* it is built on first use, which takes up to a minute on a cold build cache.
*/
async function pprofCommand(context) {
	const printed = (await goOutput([
		"tool",
		"-n",
		"pprof"
	], context)).trim();
	if (printed === "") throw new ExpectedError("`go tool -n pprof` printed no path.", { fix: "Reinstall Go." });
	return printed;
}

// src/profile/stale.ts
/**
* The module's functions. Every program has a package main, so of those only what `declared` names counts, where
* the source tree is at hand.
*/
function ownCode(modulePath, declared) {
	return {
		modulePath,
		program: declared?.program,
		includes: (name) => isOwnFunction(name, modulePath) && (declared === void 0 || !name.startsWith("main.") || isDeclared(name, declared))
	};
}
/** For where the source was not parsed. */
const UNKNOWN_CALLS = {
	stateOf: () => "unknown",
	isPromoted: () => false
};
/**
* How much of a profile is about functions and calls that the source tree no longer has. Dependencies are not judged.
* @param calls what has become of each call; undefined: only functions are judged.
*/
function staleness(edges, declared, calls = UNKNOWN_CALLS) {
	const weights = /* @__PURE__ */ new Map();
	const isMissing = /* @__PURE__ */ new Map();
	const missing = (name) => {
		const known = isMissing.get(name);
		if (known !== void 0) return known;
		const result = isOwnFunction(name, declared.modulePath) && !isDeclared(name, declared) && !calls.isPromoted(name);
		isMissing.set(name, result);
		return result;
	};
	for (const edge of edges.edges) for (const name of /* @__PURE__ */ new Set([edge.caller, edge.callee])) if (missing(name)) weights.set(name, (weights.get(name) ?? 0) + edge.weight);
	const lacksFunction = (edge) => missing(edge.caller) || missing(edge.callee);
	const missingWeight = weightShare(edges.edges, lacksFunction);
	const sites = staleSites(edges, calls, (edge) => !lacksFunction(edge));
	return {
		weight: Math.min(1, missingWeight + sites.reduce((sum, { weight }) => sum + weight, 0)),
		missingWeight,
		missing: [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([name]) => name),
		sites
	};
}
function staleSites({ edges, totalWeight }, { stateOf }, isJudged) {
	return edges.flatMap((edge) => {
		const state = isJudged(edge) ? stateOf(edge) : "unknown";
		if (state === "there" || state === "unknown") return [];
		const { caller, callee, offset, weight } = edge;
		return [{
			caller,
			callee,
			offset,
			state,
			weight: totalWeight === 0 ? 0 : weight / totalWeight
		}];
	}).sort((a, b) => b.weight - a.weight);
}
/** Whether the declaration behind a symbol is there. */
function isDeclared(symbol, { names, packages, isElsewhere }) {
	const { package: path, first, second, isGenerated } = declarationOf(symbol);
	if (!packages.has(path)) return isElsewhere(path);
	return isGenerated || names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
}

// src/golang/helper.ts
let files = {
	"go.mod": "module helper\n\ngo 1.21\n",
	"meter/main.go": "// Meter runs the programs that its argument names, all at once, and writes what each of them used. Node does not tell\n// what a child used; os.ProcessState has the kernel's own figures, in microseconds on Linux and macOS.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"os\"\n	\"os/exec\"\n	\"reflect\"\n	\"runtime\"\n	\"sync\"\n	\"time\"\n)\n\n// order is the argument, as JSON. Output goes to files: pipes would wake the meter, and a reader, next to what is measured.\ntype order struct {\n	Usage    string    `json:\"usage\"`\n	Programs []program `json:\"programs\"`\n}\n\ntype program struct {\n	Argv   []string `json:\"argv\"`\n	Stdout string   `json:\"stdout\"`\n	Stderr string   `json:\"stderr\"`\n}\n\ntype usage struct {\n	ExitCode    int     `json:\"exitCode\"`\n	CPUSeconds  float64 `json:\"cpuSeconds\"`\n	WallSeconds float64 `json:\"wallSeconds\"`\n	PeakBytes   int64   `json:\"peakBytes\"`\n}\n\nfunc main() {\n	var given order\n	check(json.Unmarshal([]byte(os.Args[1]), &given))\n	used := make([]usage, len(given.Programs))\n	var running sync.WaitGroup\n	for i, one := range given.Programs {\n		cmd := exec.Command(one.Argv[0], one.Argv[1:]...)\n		cmd.Stdout = create(one.Stdout)\n		cmd.Stderr = create(one.Stderr)\n		began := time.Now()\n		check(cmd.Start())\n		running.Add(1)\n		go func(used *usage) {\n			defer running.Done()\n			err := cmd.Wait()\n			wall := time.Since(began)\n			state := cmd.ProcessState\n			if state == nil {\n				check(err)\n			}\n			cpu := state.UserTime() + state.SystemTime()\n			*used = usage{state.ExitCode(), cpu.Seconds(), wall.Seconds(), peakBytes(state.SysUsage(), runtime.GOOS)}\n		}(&used[i])\n	}\n	running.Wait()\n	text, err := json.Marshal(used)\n	check(err)\n	check(os.WriteFile(given.Usage, text, 0o600))\n}\n\n// peakBytes reads Maxrss of a *syscall.Rusage, a type that Windows lacks. macOS counts bytes, all others KiB.\nfunc peakBytes(rusage any, system string) int64 {\n	value := reflect.Indirect(reflect.ValueOf(rusage))\n	if value.Kind() != reflect.Struct {\n		return 0\n	}\n	field := value.FieldByName(\"Maxrss\")\n	if !field.IsValid() || !field.CanInt() {\n		return 0\n	}\n	if system == \"darwin\" || system == \"ios\" {\n		return field.Int()\n	}\n	return field.Int() * 1024\n}\n\nfunc create(name string) *os.File {\n	file, err := os.Create(name)\n	check(err)\n	return file\n}\n\nfunc check(err error) {\n	if err != nil {\n		os.Stderr.WriteString(err.Error() + \"\\n\")\n		os.Exit(1)\n	}\n}\n",
	"source/calls.go": "package main\n\nimport (\n	\"go/ast\"\n	\"go/token\"\n	\"strings\"\n)\n\n// A state is what became of a call that a profile saw, as SiteState in src/profile/call-sites.ts.\ntype state string\n\nconst (\n	there state = \"there\"\n	moved state = \"moved\"\n	gone  state = \"gone\"\n	// A call through a value, or something else that the source alone does not tell.\n	unknown state = \"unknown\"\n)\n\nfunc (t *tree) stateOf(one call) state {\n	in, key := t.find(one.Caller)\n	if in == nil || in.isBroken || len(in.functions[key]) == 0 {\n		return unknown\n	}\n	result := gone\n	for _, variant := range in.functions[key] {\n		switch found := t.stateIn(in, variant, one); found {\n		case there, unknown:\n			return found\n		case moved:\n			result = found\n		}\n	}\n	return result\n}\n\nfunc (t *tree) stateIn(in *pkg, where *function, one call) state {\n	decl, file := where.decl, where.file\n	if decl.Body == nil || hasLineDirective(file, decl) {\n		return unknown\n	}\n	start := decl.Name.Pos()\n	if decl.Recv != nil {\n		start = decl.Recv.Pos()\n	}\n	lineOf := func(pos token.Pos) int { return file.set.Position(pos).Line }\n	line := lineOf(start) + one.Offset\n	// A value may stand for the callee only if it was made one somewhere; for other modules this is not known.\n	isValue := !one.Own || t.values[one.Callee]\n	isThere, isElsewhere, isOpen := false, false, false\n	visit := func(name *ast.Ident, pos token.Pos, isStatic, isBodiless bool) {\n		isHere := lineOf(pos) == line\n		isThere = isThere || isHere && name != nil && name.Name == one.Callee\n		isOpen = isOpen || isHere && (isBodiless || !isStatic && isValue)\n		isElsewhere = isElsewhere || one.Own && !isStatic && isValue\n	}\n	ast.Inspect(decl.Body, func(node ast.Node) bool {\n		switch node := node.(type) {\n		case *ast.FuncLit:\n			// What it calls, it calls under its own name.\n			isElsewhere = isElsewhere || mentions(node.Body, one.Callee)\n			return false\n		case *ast.Ident:\n			isElsewhere = isElsewhere || node.Name == one.Callee\n		case *ast.DeferStmt:\n			// It is called where the function ends.\n			name := nameOf(node.Call.Fun)\n			isThere = isThere || name != nil && name.Name == one.Callee\n			isStatic, isBodiless := t.isStatic(in, file, node.Call.Fun)\n			isOpen = isOpen || isBodiless || !isStatic && isValue\n		case *ast.RangeStmt:\n			// A range over a function calls it.\n			if name := nameOf(node.X); name != nil {\n				visit(name, node.For, false, false)\n				visit(name, node.X.Pos(), false, false)\n			}\n		case *ast.CallExpr:\n			// The compiler, too, takes the line of the opening parenthesis.\n			isStatic, isBodiless := t.isStatic(in, file, node.Fun)\n			visit(nameOf(node.Fun), node.Lparen, isStatic, isBodiless)\n		}\n		return true\n	})\n	switch {\n	case isThere:\n		return there\n	case isOpen:\n		return unknown\n	case isElsewhere:\n		return moved\n	}\n	return gone\n}\n\nfunc mentions(node ast.Node, name string) bool {\n	found := false\n	ast.Inspect(node, func(inner ast.Node) bool {\n		ident, isIdent := inner.(*ast.Ident)\n		found = found || isIdent && ident.Name == name\n		return !found\n	})\n	return found\n}\n\nfunc hasLineDirective(file *source, decl *ast.FuncDecl) bool {\n	for _, pos := range []token.Pos{decl.Pos(), decl.End()} {\n		if file.set.PositionFor(pos, true) != file.set.PositionFor(pos, false) {\n			return true\n		}\n	}\n	return false\n}\n\n// isStatic returns whether a call certainly calls the function that it names, or is a conversion; and whether that\n// function is written in assembly.\nfunc (t *tree) isStatic(in *pkg, file *source, fun ast.Expr) (isStatic, isBodiless bool) {\n	switch fun := called(fun).(type) {\n	case *ast.Ident:\n		if fun.Obj != nil && fun.Obj.Kind != ast.Fun {\n			return fun.Obj.Kind == ast.Typ, false\n		}\n		return in.declares(fun.Name)\n	case *ast.SelectorExpr:\n		from, _ := fun.X.(*ast.Ident)\n		if from == nil || from.Obj != nil || in.names[from.Name] != ast.Bad {\n			return t.methods[fun.Sel.Name] && !t.fields[fun.Sel.Name], false\n		}\n		path, isKnown := file.imports[from.Name]\n		if own := t.byPath[path]; own != nil {\n			return own.declares(fun.Sel.Name)\n		}\n		// Only the standard library's paths have no dot in their first element.\n		first, _, _ := strings.Cut(path, \"/\")\n		return isKnown && !strings.Contains(first, \".\"), false\n	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:\n		return true, false\n	}\n	return false, false\n}\n\nfunc (in *pkg) declares(name string) (isStatic, isBodiless bool) {\n	if in.bodiless[name] {\n		return false, true\n	}\n	if kind, isDeclared := in.names[name]; isDeclared {\n		return kind != ast.Var, false\n	}\n	return strings.Contains(builtins, \" \"+name+\" \"), false\n}\n\n// Spelled out, since go/types would have to be compiled first.\nconst builtins = \" append cap clear close complex copy delete imag len make max min new panic print println real recover \" +\n	\"any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string \" +\n	\"uint uint8 uint16 uint32 uint64 uintptr \"\n",
	"source/main.go": "// Reads Go source files and answers questions about the calls and methods that a profile names.\n//\n// Arguments: a JSON file with the question, and the JSON file to write the answer to.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"fmt\"\n	\"os\"\n)\n\ntype question struct {\n	Packages []folder `json:\"packages\"`\n	Calls    []call   `json:\"calls\"`\n	// Methods as package.Type.Method.\n	Methods []string `json:\"methods\"`\n}\n\n// A folder is a package with the Go files that are read, whatever their build constraints.\ntype folder struct {\n	ImportPath string `json:\"importPath\"`\n	// Prefixes are the names that symbols have for the package; the main package has two.\n	Prefixes  []string `json:\"prefixes\"`\n	Directory string   `json:\"directory\"`\n	Files     []string `json:\"files\"`\n}\n\n// A call is one of a profile. Caller is package.Function or package.Type.Method; Callee has no package.\ntype call struct {\n	Caller string `json:\"caller\"`\n	Callee string `json:\"callee\"`\n	// Own is whether the callee belongs to the module.\n	Own bool `json:\"own\"`\n	// Offset is the line of the call minus the line where the caller starts.\n	Offset int `json:\"offset\"`\n}\n\ntype answer struct {\n	Calls []state `json:\"calls\"`\n	// Promoted is, for each method, whether its type may have it because it embeds another type.\n	Promoted []bool `json:\"promoted\"`\n}\n\nfunc main() {\n	if err := run(os.Args[1], os.Args[2]); err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n}\n\nfunc run(questionFile, answerFile string) error {\n	var asked question\n	data, err := os.ReadFile(questionFile)\n	if err != nil {\n		return err\n	}\n	if err := json.Unmarshal(data, &asked); err != nil {\n		return err\n	}\n	data, err = json.Marshal(answerTo(asked))\n	if err != nil {\n		return err\n	}\n	return os.WriteFile(answerFile, data, 0o600)\n}\n\nfunc answerTo(asked question) answer {\n	t := readTree(asked.Packages)\n	answered := answer{make([]state, len(asked.Calls)), make([]bool, len(asked.Methods))}\n	for i, one := range asked.Calls {\n		answered.Calls[i] = t.stateOf(one)\n	}\n	for i, name := range asked.Methods {\n		answered.Promoted[i] = t.isPromoted(name)\n	}\n	return answered\n}\n",
	"source/tree.go": "package main\n\nimport (\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"path/filepath\"\n	\"runtime\"\n	\"strconv\"\n	\"strings\"\n	\"sync\"\n)\n\n// A tree holds what the packages declare, and which names they use other than by calling them. Types are not checked,\n// which would require all dependencies.\ntype tree struct {\n	byPath   map[string]*pkg\n	byPrefix map[string]*pkg\n	// Names of methods, of fields, and of what is used as a value, of all packages.\n	methods, fields, values map[string]bool\n}\n\ntype pkg struct {\n	// functions by name, or Type.Method; several where build constraints choose one of them.\n	functions map[string][]*function\n	names     map[string]ast.ObjKind\n	bodiless  map[string]bool\n	embedding map[string]bool\n	// isBroken is whether a file does not parse: then nothing is certain.\n	isBroken bool\n}\n\ntype function struct {\n	decl *ast.FuncDecl\n	file *source\n}\n\ntype source struct {\n	set     *token.FileSet\n	syntax  *ast.File\n	imports map[string]string\n	err     error\n}\n\nfunc readTree(folders []folder) *tree {\n	parsed := make([][]*source, len(folders))\n	limit := make(chan struct{}, runtime.GOMAXPROCS(0))\n	var running sync.WaitGroup\n	for i, one := range folders {\n		parsed[i] = make([]*source, len(one.Files))\n		for j, name := range one.Files {\n			running.Add(1)\n			limit <- struct{}{}\n			go func(to **source, path string) {\n				defer running.Done()\n				*to = parse(path)\n				<-limit\n			}(&parsed[i][j], filepath.Join(one.Directory, name))\n		}\n	}\n	running.Wait()\n	t := &tree{map[string]*pkg{}, map[string]*pkg{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}\n	for i, one := range folders {\n		for _, file := range parsed[i] {\n			t.add(one, file)\n		}\n	}\n	return t\n}\n\nfunc parse(path string) *source {\n	set := token.NewFileSet()\n	syntax, err := parser.ParseFile(set, path, nil, parser.AllErrors)\n	if syntax == nil {\n		syntax = &ast.File{Name: ast.NewIdent(\"_\")}\n	}\n	imports := map[string]string{}\n	for _, spec := range syntax.Imports {\n		path, _ := strconv.Unquote(spec.Path.Value)\n		name := path[strings.LastIndex(path, \"/\")+1:]\n		if spec.Name != nil {\n			name = spec.Name.Name\n		}\n		imports[name] = path\n	}\n	return &source{set, syntax, imports, err}\n}\n\nfunc (t *tree) add(one folder, file *source) {\n	suffix := \"\"\n	if strings.HasSuffix(file.syntax.Name.Name, \"_test\") {\n		suffix = \"_test\"\n	}\n	into := t.byPath[one.ImportPath+suffix]\n	if into == nil {\n		into = &pkg{map[string][]*function{}, map[string]ast.ObjKind{}, map[string]bool{}, map[string]bool{}, false}\n		t.byPath[one.ImportPath+suffix] = into\n	}\n	for _, prefix := range one.Prefixes {\n		t.byPrefix[prefix+suffix] = into\n	}\n	into.isBroken = into.isBroken || file.err != nil\n	for _, decl := range file.syntax.Decls {\n		switch decl := decl.(type) {\n		case *ast.FuncDecl:\n			t.addFunction(into, &function{decl, file})\n		case *ast.GenDecl:\n			for _, spec := range decl.Specs {\n				into.addSpec(spec)\n			}\n		}\n	}\n	t.addUses(file.syntax)\n}\n\nfunc (t *tree) addFunction(into *pkg, one *function) {\n	key := one.decl.Name.Name\n	if one.decl.Recv != nil {\n		t.methods[key] = true\n		key = receiver(one.decl.Recv) + \".\" + key\n	} else {\n		into.names[key] = ast.Fun\n		into.bodiless[key] = into.bodiless[key] || one.decl.Body == nil\n	}\n	into.functions[key] = append(into.functions[key], one)\n}\n\nfunc (in *pkg) addSpec(spec ast.Spec) {\n	switch spec := spec.(type) {\n	case *ast.TypeSpec:\n		in.names[spec.Name.Name] = ast.Typ\n		if !spec.Assign.IsValid() && embeds(spec.Type) {\n			in.embedding[spec.Name.Name] = true\n		}\n	case *ast.ValueSpec:\n		for _, name := range spec.Names {\n			in.names[name.Name] = ast.Var\n		}\n	}\n}\n\n// addUses notes fields, and every name that stands anywhere but in front of its arguments.\nfunc (t *tree) addUses(file *ast.File) {\n	calls := map[*ast.Ident]bool{}\n	ast.Inspect(file, func(node ast.Node) bool {\n		switch node := node.(type) {\n		case *ast.FuncDecl:\n			calls[node.Name] = true\n		case *ast.CallExpr:\n			if name := nameOf(node.Fun); name != nil {\n				calls[name] = true\n			}\n		case *ast.StructType:\n			for _, field := range node.Fields.List {\n				for _, name := range field.Names {\n					t.fields[name.Name] = true\n					calls[name] = true\n				}\n			}\n		case *ast.InterfaceType:\n			for _, method := range node.Methods.List {\n				for _, name := range method.Names {\n					calls[name] = true\n				}\n			}\n		case *ast.Ident:\n			if !calls[node] {\n				t.values[node.Name] = true\n			}\n		}\n		return true\n	})\n}\n\n// find returns the package of a symbol and the rest of its name. The last element of a package's path has its dots\n// escaped, so the first dot after it ends the package.\nfunc (t *tree) find(name string) (*pkg, string) {\n	slash := strings.LastIndex(name, \"/\") + 1\n	prefix, rest, _ := strings.Cut(name[slash:], \".\")\n	return t.byPrefix[name[:slash]+prefix], rest\n}\n\n// isPromoted returns whether a type may have a method because it embeds another type: the compiler writes that one.\nfunc (t *tree) isPromoted(method string) bool {\n	in, key := t.find(method)\n	typeName, _, _ := strings.Cut(key, \".\")\n	return in != nil && (in.isBroken || in.embedding[typeName])\n}\n\n// embeds returns whether a type may have methods that are declared for others.\nfunc embeds(expr ast.Expr) bool {\n	switch expr := called(expr).(type) {\n	case *ast.Ident, *ast.SelectorExpr:\n		return true\n	case *ast.StructType:\n		for _, field := range expr.Fields.List {\n			if len(field.Names) == 0 {\n				return true\n			}\n		}\n	}\n	return false\n}\n\nfunc receiver(list *ast.FieldList) string {\n	if len(list.List) == 0 {\n		return \"\"\n	}\n	if name, ok := called(list.List[0].Type).(*ast.Ident); ok {\n		return name.Name\n	}\n	return \"\"\n}\n\n// called strips parentheses, stars and type arguments.\nfunc called(expr ast.Expr) ast.Expr {\n	for {\n		switch inner := expr.(type) {\n		case *ast.ParenExpr:\n			expr = inner.X\n		case *ast.StarExpr:\n			expr = inner.X\n		case *ast.IndexExpr:\n			expr = inner.X\n		case *ast.IndexListExpr:\n			expr = inner.X\n		default:\n			return expr\n		}\n	}\n}\n\n// nameOf returns the name by which a function is called. For a call through an interface it is the method's, too.\nfunc nameOf(fun ast.Expr) *ast.Ident {\n	switch fun := called(fun).(type) {\n	case *ast.Ident:\n		return fun\n	case *ast.SelectorExpr:\n		return fun.Sel\n	}\n	return nil\n}\n"
};
function helperFiles() {
	files ??= readHelpers(join(import.meta.dirname, "helper"));
	return files;
}
/** Every file of the Go module in `folder` but its tests, by path. */
function readHelpers(folder) {
	const kept = readdirSync(folder, {
		recursive: true,
		encoding: "utf8"
	}).map((name) => name.replaceAll("\\", "/")).filter((name) => /\.(go|mod)$/.test(name) && !name.endsWith("_test.go")).sort();
	return Object.fromEntries(kept.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
/** The text of a file of our Go programs, by its path below `helper/`, such as `meter/main.go`. */
function goSource(path) {
	const source = helperFiles()[path];
	if (source === void 0) throw new Error(`there is no ${path} among the Go helpers`);
	return source;
}
/**
* Builds the program in `helper/NAME/` for this machine. Go's build cache makes the second time cheap.
* @returns the program's path.
* @throws ExpectedError when the Go toolchain cannot build it.
*/
async function buildHelper(name, { go, scratch, purpose }) {
	const folder = join(scratch, "helper");
	for (const path of Object.keys(helperFiles())) {
		if (path !== "go.mod" && !path.startsWith(`${name}/`)) continue;
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), goSource(path));
	}
	const program = join(folder, name, `${name}${go.exe}`);
	const { exitCode, stderr } = await runGo([
		"build",
		"-mod=mod",
		"-o",
		program,
		`./${name}`
	], {
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
/**
* Builds a helper and has it answer one question; both are JSON files, whose paths are its arguments.
* @throws ExpectedError when it cannot be built, or cannot read or write its files.
*/
async function askHelper(name, question, options) {
	const program = await buildHelper(name, options);
	const folder = dirname(program);
	const [asked, answered] = [join(folder, "question.json"), join(folder, "answer.json")];
	await writeFile(asked, JSON.stringify(question));
	const { exitCode, stderr } = await run([
		program,
		asked,
		answered
	], {
		...options.go.context,
		cwd: folder
	});
	if (exitCode === 0) return JSON.parse(await readFile(answered, "utf8"));
	const message = `The Go program that ${options.purpose} failed: ${lastLines(stderr, 5)}`;
	if (exitCode === 2) throw new Error(message);
	throw new ExpectedError(message, { fix: "Fix what it says of this machine, such as a full disk, then run again." });
}

// src/golang/program.ts
/** How many names an error lists. */
const LISTED = 10;
/**
* The main package that the profile is for: the one named (`wanted.package`, a path such as `./cmd/server` or
* an import path), or the module's only one. It need not compile.
* @throws UsageError when the name is no package path, or fits several; ExpectedError when there is none.
*/
async function findMainPackage(go, wanted = {}) {
	const pattern = wanted.package ?? "./...";
	if (pattern.startsWith("-") || pattern.trim() === "" || pattern.endsWith(".go")) throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, { fix: "Name its folder, such as `./cmd/server`, or its import path." });
	const listed = await listPackages(go, [pattern], wanted.flags);
	const mains = listed.filter(({ name, directory, own }) => name === "main" && directory !== "" && own);
	const [only, ...others] = mains;
	if (only === void 0) throw noMainPackage(go, listed, wanted.package);
	if (others.length > 0) throw severalMains(go, mains, wanted.package);
	const { importPath, directory, modulePath } = only;
	return {
		importPath,
		directory,
		modulePath,
		name: programName(importPath)
	};
}
function noMainPackage(go, listed, name) {
	if (name === void 0) return new ExpectedError(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, { fix: "A profile is for a program: set `working-directory` to a module that has one, or `package` if build tags hide it." });
	const [found] = listed;
	const what = found === void 0 ? "matches no package" : found.name === "" ? `is not there: ${found.error || "it has no Go files"}` : found.name === "main" ? `is a main package outside of module ${go.modulePath}` : `is package ${found.name}, not main`;
	return new ExpectedError(`package: \`${name}\` ${what}.`, { fix: "Name the folder of a main package, such as `package: ./cmd/server`." });
}
function severalMains(go, mains, pattern) {
	const names = mains.map(({ importPath }) => importPath).sort();
	const rest = names.length > LISTED ? [`and ${names.length - LISTED} more`] : [];
	const where = pattern === void 0 ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
	const [first = ""] = names;
	const example = go.context.cwd === go.moduleDirectory && first.startsWith(go.modulePath) ? `.${first.slice(go.modulePath.length)}` : first;
	return new UsageError(`${where} has ${names.length} main packages: ${[...names.slice(0, LISTED), ...rest].join(", ")}.`, { fix: `Choose one, for instance \`package: ${example}\`.` });
}
/** The last element of the path that is no major version, as `load.(*Package).DefaultExecName` in cmd/go has it. */
function programName(importPath) {
	const elements = importPath.split("/");
	const last = elements.at(-1) ?? importPath;
	return /^v[0-9]+$/.test(last) ? elements.at(-2) ?? last : last;
}
/**
* The functions and methods that the module's packages declare, read from every Go file in their folders, whatever
* its build constraints: a profile may come from another platform.
* @param mainPackage the program; undefined: any of the module's.
* @param flags the user's build flags, since tags decide which packages there are.
*/
async function declaredFunctions(go, mainPackage, flags) {
	const names = /* @__PURE__ */ new Set();
	const packages = /* @__PURE__ */ new Set(["main"]);
	const mains = [];
	for (const { importPath, directory, name: packageName } of await packagesOfModule(go, flags)) {
		packages.add(symbolPath(importPath));
		const files = await goFiles(directory);
		const declared = (await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")))).flatMap(declarations);
		const isMain = packageName === "main";
		const isWanted = mainPackage === void 0 ? isMain : directory === mainPackage.directory;
		for (const prefix of [symbolPath(importPath), ...isWanted ? ["main"] : []]) for (const name of declared) names.add(`${prefix}.${name}`);
		if (isMain) {
			const folder = relative(go.moduleDirectory, directory).split(sep).join("/");
			mains.push({
				importPath,
				folder,
				names: new Set(declared)
			});
		}
	}
	const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
	const isKnown = mainPackage === void 0 || main !== void 0;
	return {
		modulePath: go.modulePath,
		names,
		packages,
		isElsewhere: (path) => existsSync(join(go.moduleDirectory, folderOf(path, go.modulePath))),
		program: isKnown ? {
			modulePath: go.modulePath,
			main,
			otherMains: mains.filter((one) => one !== main),
			dependencies: await modulesBuiltWith(go)
		} : void 0
	};
}
const DECLARATION = /^func\s+(?:\(\s*(?:[\p{L}\p{Nd}_]+\s+)?\*?\s*(?<type>[\p{L}\p{Nd}_]+)[^)]*\)\s*)?(?<name>[\p{L}\p{Nd}_]+)/gmu;
/** `Func` and `Type.Method` for each function that a Go file declares. */
function declarations(source) {
	return [...source.matchAll(DECLARATION)].map(({ groups }) => groups?.["type"] === void 0 ? `${groups?.["name"]}` : `${groups["type"]}.${groups["name"]}`);
}
/** Package patterns end at the folder they start from, so the module's root is asked. */
function packagesOfModule(go, flags) {
	return listPackages({ context: {
		...go.context,
		cwd: go.moduleDirectory
	} }, ["./..."], flags);
}
async function goFiles(directory) {
	return (await readdir(directory)).filter((file) => file.endsWith(".go"));
}
/** Folder of a package, from the module's, by its path in symbols; a package of external tests lies with the tested one. */
function folderOf(packagePath, modulePath) {
	return packagePath.replaceAll("%2e", ".").slice(modulePath.length + 1).replace(/_test$/, "");
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
	const own = jsonObjects(listed.exitCode === 0 ? listed.stdout.toString() : "");
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
* Whether the module's functions still make the calls that a profile saw, and on the same lines, counted from where
* the function begins: that is how the compiler finds them. Every Go file counts, whatever its build constraints.
* Go's own parser reads them, in `helper/source/`.
* @throws ExpectedError when the Go toolchain cannot build a program of the standard library.
*/
async function findCallSites(go, edges, { main, flags, scratch }) {
	const isOwn = (name) => isOwnFunction(name, go.modulePath);
	const asked = edges.flatMap((edge) => {
		const call = isOwn(edge.caller) ? plainCall(edge) : void 0;
		return call === void 0 ? [] : [{
			edge,
			call
		}];
	});
	const named = edges.flatMap(({ caller, callee }) => [caller, callee]).filter(isOwn);
	const methods = [...new Set(named.flatMap((name) => methodName(name) ?? []))];
	if (asked.length === 0 && methods.length === 0) return UNKNOWN_CALLS;
	const packages = await packagesOfModule(go, flags);
	const question = {
		packages: await Promise.all(packages.map(async ({ importPath, directory }) => ({
			importPath,
			prefixes: [symbolPath(importPath), ...directory === main.directory ? ["main"] : []],
			directory,
			files: await goFiles(directory)
		}))),
		calls: asked.map(({ edge, call }) => ({
			...call,
			own: isOwn(edge.callee),
			offset: edge.offset
		})),
		methods
	};
	const answer = await askHelper("source", question, {
		go,
		scratch,
		purpose: "reads the source"
	});
	const keyOf = ({ caller, callee, offset }) => edgeKey(caller, callee, offset);
	const states = new Map(asked.map(({ edge }, at) => [keyOf(edge), answer.calls[at]]));
	const promoted = new Set(methods.filter((_, at) => answer.promoted[at]));
	return {
		stateOf: (edge) => states.get(keyOf(edge)) ?? "unknown",
		isPromoted: (symbol) => promoted.has(methodName(symbol) ?? "")
	};
}

export { buildHelper as a, goOutput as c, hostPlatform as d, jsonObjects as f, runGo as g, pprofCommand as h, findMainPackage as i, goToolchain as l, listPackages as m, declaredFunctions as n, ownCode as o, lastLines as p, findCallSites as r, staleness as s, declarations as t, goVersion as u };