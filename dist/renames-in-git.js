import { A as compareText, D as weightShare, Mt as run } from "./start.js";
import { a as listPackages, o as modulesBuiltWith } from "./go.js";
import { t as askGoProgram } from "./go-program.js";
import { at as isOwnFunction, ct as withoutTypeArguments, it as declarationOf, ot as splitSymbol, st as symbolPath } from "./edge-profile.js";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { existsSync } from "node:fs";

// src/profile/call-sites.ts
/** For where the source was not parsed. */
const UNKNOWN_CALLS = {
	stateOf: () => "unknown",
	isPromoted: () => false
};
/** Calls that are not in the source: the compiler makes them. */
const MADE_BY_COMPILER = /^(runtime|internal\/.*|type:.*|go:.*|)$/;
/**
* A call by the names that the source has: `package.Function` or `package.Type.Method`, and the callee's last name.
* Undefined where either end is a closure, a loop's body, a wrapper or made by the compiler.
*/
function plainCall(edge) {
	const caller = plainName(edge.caller);
	const callee = plainName(edge.callee);
	if (caller === void 0 || callee === void 0 || MADE_BY_COMPILER.test(callee.package)) return void 0;
	return {
		caller: `${caller.package}.${caller.names.join(".")}`,
		callee: callee.names.at(-1) ?? ""
	};
}
/** `package.Type.Method` of a method or what belongs to it; undefined for a function. */
function methodName(symbol) {
	const { package: path, first, second } = declarationOf(symbol);
	return second === "" ? void 0 : `${path}.${first}.${second}`;
}
function plainName(symbol) {
	const { first, second, isGenerated } = declarationOf(symbol);
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	const names = second === "" ? [first] : [first, second];
	const isPlain = rest.replace(/[()*]/g, "") === names.join(".") && !/^(func|gowrap|deferwrap)\d+$/.test(second);
	return isGenerated || !isPlain ? void 0 : {
		package: path,
		names
	};
}

// src/profile/stale.ts
/**
* The module's functions. Every program has a package main, so of those only what `declared` names counts, where
* the source tree is at hand.
*/
function ownCode(modulePath, declared) {
	return {
		modulePath,
		...declared?.program && { program: declared.program },
		includes: (name) => isOwnFunction(name, modulePath) && (declared === void 0 || !name.startsWith("main.") || isDeclared(name, declared))
	};
}
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

// src/source-tree/declared-functions.ts
/**
* The functions and methods that the module's packages declare, read from every Go file beside them, whatever
* its build constraints: a profile may come from another platform.
* @param mainPackage the program; undefined: any of the module's.
* @param flags the user's build flags, since tags decide which packages there are.
*/
async function declaredFunctions(go, mainPackage, flags) {
	const names = /* @__PURE__ */ new Set();
	const packages = /* @__PURE__ */ new Set(["main"]);
	const mains = [];
	const root = {
		...go,
		context: {
			...go.context,
			cwd: go.moduleDirectory
		}
	};
	for (const { importPath, directory, name: packageName } of await listPackages(root, ["./..."], flags)) {
		packages.add(symbolPath(importPath));
		const declared = await declarationsIn(directory);
		const isMain = packageName === "main";
		const isWanted = mainPackage === void 0 ? isMain : directory === mainPackage.directory;
		const prefixes = [symbolPath(importPath), ...isWanted ? ["main"] : []];
		for (const name of declared) for (const prefix of prefixes) names.add(`${prefix}.${name}`);
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
		isElsewhere: (path) => existsSync(join(go.moduleDirectory, folderOf$1(path, go.modulePath))),
		...isKnown && { program: {
			modulePath: go.modulePath,
			...main && { main },
			otherMains: mains.filter((one) => one !== main),
			dependencies: await modulesBuiltWith(go)
		} }
	};
}
/** Folder of a package, from the module's, by its path in symbols; a package of external tests lies with the tested one. */
function folderOf$1(packagePath, modulePath) {
	return packagePath.replaceAll("%2e", ".").slice(modulePath.length + 1).replace(/_test$/, "");
}
async function declarationsIn(directory) {
	const files = (await readdir(directory)).filter((file) => file.endsWith(".go"));
	return (await Promise.all(files.map((file) => readFile(join(directory, file), "utf8")))).flatMap(declarations);
}
const DECLARATION = /^func\s+(?:\(\s*(?:[\p{L}\p{Nd}_]+\s+)?\*?\s*(?<type>[\p{L}\p{Nd}_]+)[^)]*\)\s*)?(?<name>[\p{L}\p{Nd}_]+)/gmu;
/** `Func` and `Type.Method` for each function that a Go file declares. */
function declarations(source) {
	return [...source.matchAll(DECLARATION)].map(({ groups }) => groups?.["type"] === void 0 ? `${groups?.["name"]}` : `${groups["type"]}.${groups["name"]}`);
}

// src/profile/find-renames.ts
/** Less than this may be the same by chance. */
const STATEMENTS = 2;
/**
* The declaration behind a symbol, which may be a closure in it: `path.F` or `path.T.M`, without stars and type arguments.
*/
function keyOf(symbol) {
	const { package: path, first, second } = declarationOf(symbol);
	return second === "" || /^(func|gowrap|deferwrap)\d+$/.test(second) ? `${path}.${first}` : `${path}.${first}.${second}`;
}
/**
* What a change made of functions that were there before, by their keys. Certain is a rename where exactly one name went
* and exactly one came with the very same code, which stood under that name in none of the files before.
* @returns for each key that the change took away its new name, or `lost`.
*/
function stepsOf(change) {
	const { before, after, movedPackages } = change;
	const [keysBefore, keysAfter] = [byKey(before.functions), byKey(after.functions)];
	const went = byDigest(before.functions.filter((one) => !keysAfter.has(keyOfDeclaration(one))));
	const came = byDigest(after.functions.filter((one) => !keysBefore.has(keyOfDeclaration(one))));
	const sameType = sameTypes(change);
	return (key) => {
		const { package: path } = declarationOf(key);
		const declared = keysBefore.get(key) ?? [];
		const symbol = declared[0] && symbolOf(declared[0]);
		const movedTo = movedPackages.get(path);
		if (movedTo !== void 0) {
			const moved = (name) => movedTo + name.slice(path.length);
			return {
				from: {
					key,
					...symbol && { symbol }
				},
				to: {
					key: moved(key),
					...symbol && { symbol: moved(symbol) }
				},
				movedTo
			};
		}
		if (declared.length === 0 || keysAfter.has(key)) return void 0;
		const heirs = declared.map((one) => heirOf(one, went, came, sameType));
		const [heir] = heirs;
		if (!(heir !== void 0 && heirs.every((one) => one && symbolOf(one) === symbolOf(heir))) || symbol === void 0) return "lost";
		return {
			from: {
				key,
				symbol
			},
			to: {
				key: keyOfDeclaration(heir),
				symbol: symbolOf(heir)
			}
		};
	};
}
function heirOf(one, went, came, sameType) {
	if (one.statements < STATEMENTS) return void 0;
	const [heir, ...others] = came.get(one.digest) ?? [];
	const isOnly = (went.get(one.digest) ?? []).every((twin) => symbolOf(twin) === symbolOf(one)) && others.every((other) => heir && symbolOf(other) === symbolOf(heir));
	return heir !== void 0 && isOnly && sameType(one, heir) ? heir : void 0;
}
/**
* Whether two methods are of one type, which may have another name or package now: then all that it is and does is
* the same. Getters of two types with a field alike are written alike, too.
*/
function sameTypes({ before, after }) {
	const known = /* @__PURE__ */ new Map();
	const typesAfter = new Set(after.types.map(typeKey));
	const typesBefore = new Set(before.types.map(typeKey));
	const isSame = (a, b) => {
		const [old, now] = [before.types, after.types].map((types, at) => {
			const { package: path, receiver } = at === 0 ? a : b;
			return types.filter((type) => type.package === path && type.name === receiver);
		});
		const digest = old[0]?.digest;
		const went = before.types.filter((type) => type.digest === digest && !typesAfter.has(typeKey(type)));
		const came = after.types.filter((type) => type.digest === digest && !typesBefore.has(typeKey(type)));
		return old.length === 1 && went.length === 1 && came.length === 1 && came[0] === now[0] && went[0] === old[0] && methodsOf(before, a) === methodsOf(after, b);
	};
	return (a, b) => {
		if (a.receiver === "" && b.receiver === "") return true;
		if (a.package === b.package && a.receiver === b.receiver) return true;
		const key = `${a.package}.${a.receiver} ${b.package}.${b.receiver}`;
		const same = known.get(key) ?? isSame(a, b);
		known.set(key, same);
		return same;
	};
}
/** The type's methods, in one text that is the same for the same ones; their names are in it. */
function methodsOf({ functions }, { package: path, receiver }) {
	return functions.filter((one) => one.package === path && one.receiver === receiver).map((one) => `${one.name.slice(one.name.lastIndexOf("."))} ${one.digest}`).sort().join("\n");
}
function typeKey({ package: path, name }) {
	return `${path}.${name}`;
}
/** What a package and its external tests declare, in one text that is the same for the same functions. */
function contentOf(declarations, path) {
	return declarations.filter((one) => one.package === path || one.package === `${path}_test`).map((one) => `${one.package.slice(path.length)}.${one.name} ${one.digest}`).sort().join("\n");
}
function byKey(declarations) {
	return grouped(declarations, keyOfDeclaration);
}
function byDigest(declarations) {
	return grouped(declarations, ({ digest }) => digest);
}
function grouped(all, keyFor) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of all) {
		const group = groups.get(keyFor(one));
		if (group === void 0) groups.set(keyFor(one), [one]);
		else group.push(one);
	}
	return groups;
}
function keyOfDeclaration(one) {
	return keyOf(symbolOf(one));
}
function symbolOf({ package: path, name }) {
	return `${path}.${name}`;
}

// src/source-tree/declarations-program.ts
/**
* Tells what functions and types Go files declare and what they are, by a digest of each. A function's own name where it
* calls itself, and that of its receiver's type, have no part in it. What only may be a call of itself, such as
* `x.inner.Get()` in a method `Get`, has: a wrapper of one name does not become one of another by that.
*/
const DECLARATIONS_SOURCE = `package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"sort"
	"strings"
)

type file struct {
	Package   string        \`json:"package"\`
	Broken    bool          \`json:"broken"\`
	Functions []function    \`json:"functions"\`
	Types     []declaration \`json:"types"\`
}

type function struct {
	declaration
	Receiver   string \`json:"receiver"\`
	Statements int    \`json:"statements"\`
}

type declaration struct {
	Name   string \`json:"name"\`
	Digest string \`json:"digest"\`
}

func main() {
	data, err := os.ReadFile(os.Args[1])
	check(err)
	var paths []string
	check(json.Unmarshal(data, &paths))
	files := make([]file, len(paths))
	for i, path := range paths {
		files[i] = read(path)
	}
	text, err := json.Marshal(files)
	check(err)
	check(os.WriteFile(os.Args[2], text, 0o600))
}

func check(err error) {
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\\n")
		os.Exit(1)
	}
}

func read(path string) file {
	source, err := os.ReadFile(path)
	check(err)
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, path, source, parser.SkipObjectResolution)
	if err != nil {
		return file{Broken: true}
	}
	read := file{Package: syntax.Name.Name}
	digest := func(from token.Pos, to token.Pos, hidden []*ast.Ident) string {
		sum := sha256.Sum256([]byte(without(set, source, from, to, hidden)))
		return hex.EncodeToString(sum[:])
	}
	for _, decl := range syntax.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Body == nil {
				continue
			}
			name, receiver := symbol(decl)
			text := digest(decl.Type.Pos(), decl.End(), ownNames(decl, receiver))
			read.Functions = append(read.Functions, function{declaration{name, text}, receiver, len(decl.Body.List)})
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				if spec, isType := spec.(*ast.TypeSpec); isType {
					text := digest(spec.Name.End(), spec.End(), plain(spec, spec.Name.Name))
					read.Types = append(read.Types, declaration{spec.Name.Name, text})
				}
			}
		}
	}
	return read
}

// symbol names a function as profiles do, without its package, and the type that it is a method of.
func symbol(decl *ast.FuncDecl) (name, typeName string) {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return decl.Name.Name, ""
	}
	ident, isPointer, isGeneric := receiver(decl.Recv.List[0].Type)
	if ident == nil {
		return decl.Name.Name, ""
	}
	name = ident.Name
	if isGeneric {
		name += "[...]"
	}
	if isPointer {
		name = "(*" + name + ")"
	}
	return name + "." + decl.Name.Name, ident.Name
}

func receiver(expr ast.Expr) (name *ast.Ident, isPointer, isGeneric bool) {
	for {
		switch inner := expr.(type) {
		case *ast.ParenExpr:
			expr = inner.X
		case *ast.StarExpr:
			expr, isPointer = inner.X, true
		case *ast.IndexExpr:
			expr, isGeneric = inner.X, true
		case *ast.IndexListExpr:
			expr, isGeneric = inner.X, true
		case *ast.Ident:
			return inner, isPointer, isGeneric
		default:
			return nil, isPointer, isGeneric
		}
	}
}

// ownNames finds where a function's name, and that of its receiver's type, stand for these.
func ownNames(decl *ast.FuncDecl, typeName string) []*ast.Ident {
	if typeName == "" {
		return plain(decl, decl.Name.Name)
	}
	own := append(plain(decl, typeName), decl.Name)
	variable := ""
	if names := decl.Recv.List[0].Names; len(names) > 0 {
		variable = names[0].Name
	}
	ast.Inspect(decl.Body, func(node ast.Node) bool {
		selector, isSelector := node.(*ast.SelectorExpr)
		if isSelector && selector.Sel.Name == decl.Name.Name && isOf(selector.X, variable, typeName) {
			own = append(own, selector.Sel)
		}
		return true
	})
	return own
}

// plain finds a name where it is no field, no method and of no other package.
func plain(node ast.Node, name string) []*ast.Ident {
	var found []*ast.Ident
	other := map[*ast.Ident]bool{}
	ast.Inspect(node, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.SelectorExpr:
			other[node.Sel] = true
		case *ast.KeyValueExpr:
			if key, isIdent := node.Key.(*ast.Ident); isIdent {
				other[key] = true
			}
		case *ast.Ident:
			if node.Name == name && !other[node] {
				found = append(found, node)
			}
		}
		return true
	})
	return found
}

// isOf tells whether an expression is the receiver, or a literal of its type.
func isOf(expr ast.Expr, variable, typeName string) bool {
	switch expr := expr.(type) {
	case *ast.ParenExpr:
		return isOf(expr.X, variable, typeName)
	case *ast.UnaryExpr:
		return expr.Op == token.AND && isOf(expr.X, variable, typeName)
	case *ast.CompositeLit:
		ident, isIdent := expr.Type.(*ast.Ident)
		return isIdent && ident.Name == typeName
	case *ast.Ident:
		return expr.Name == variable
	}
	return false
}

// without returns the source from one place to another, each hidden name as a byte that no source has.
func without(set *token.FileSet, source []byte, from, to token.Pos, hidden []*ast.Ident) string {
	sort.Slice(hidden, func(i, j int) bool { return hidden[i].Pos() < hidden[j].Pos() })
	var text strings.Builder
	at := set.Position(from).Offset
	for _, ident := range hidden {
		start := set.Position(ident.Pos()).Offset
		if start < at {
			continue
		}
		text.Write(source[at:start])
		text.WriteByte(0)
		at = set.Position(ident.End()).Offset
	}
	text.Write(source[at:set.Position(to).Offset])
	return text.String()
}
`;

// src/source-tree/git-changes.ts
/** How far back the history is searched: in commits that touch the folders, and in files that those touch. */
const COMMITS = 1e3;
const FILES = 5e3;
/** More folders than this become one argument that means them all. */
const FOLDERS = 100;
const GO_FILES = ":(glob)**/*.go";
const DIFF = [
	"-r",
	"-z",
	"--no-renames",
	"--relative",
	"--no-ext-diff",
	"--no-textconv",
	"--text"
];
/**
* Changes to a module's Go files, oldest first, what is not committed yet at the end. None where there is no repository,
* or where its history would have to be fetched file by file.
*/
async function changesInGit(go, options) {
	const git = (args, input) => gitOutput(go, args, input);
	const committed = await git([
		"config",
		"--get-regexp",
		"^remote\\..*\\.promisor$"
	]) !== void 0 ? void 0 : await committedChanges(git, options);
	if (committed === void 0) return [];
	const current = await uncommittedChange(git);
	const changes = newest(current === void 0 ? committed : [...committed, current]);
	const contents = await contentsOf(changes, git, options.scratch);
	if (contents === void 0) return [];
	return changes.map(({ commit, files }) => ({
		...commit !== void 0 && { commit },
		files: files.map(({ path, before, after }) => {
			const [old, now] = [contents.get(before), after === DISK ? join(go.moduleDirectory, path) : contents.get(after)];
			return {
				path,
				...old !== void 0 && { before: old },
				...now !== void 0 && { after: now }
			};
		}),
		filesBefore: (folder) => filesOf(git, commit === void 0 ? "HEAD" : `${commit}^`, folder),
		filesAfter: (folder) => commit === void 0 ? filesOnDisk(git, [folder]) : filesOf(git, commit, folder)
	}));
}
/** Go files that are in some folders today or below them, from the module's folder; of many folders, all files of the module. */
function filesToday(go, folders) {
	return filesOnDisk((args, input) => gitOutput(go, args, input), folders);
}
/** Stands for the content of a file that is not there, and of one that git does not have yet. */
const NONE = "";
const DISK = "disk";
async function committedChanges(git, { folders, line, since }) {
	const paths = folders.length > FOLDERS ? [GO_FILES] : folders.map((folder) => `:(glob)${posix.join(folder, "*.go")}`);
	const range = since === void 0 ? "HEAD" : `${since}..HEAD`;
	const commits = await git([
		"rev-list",
		...[
			"--topo-order",
			"--reverse",
			"--no-merges",
			`--max-count=${COMMITS}`
		],
		range,
		"--",
		...paths
	]);
	if (commits === void 0) return void 0;
	const touched = await git([
		"diff-tree",
		"--stdin",
		...DIFF,
		"--pickaxe-all",
		`-G${line}`,
		"--",
		GO_FILES
	], commits);
	return touched && changesOf(touched.toString());
}
async function uncommittedChange(git) {
	const changed = await git([
		"diff-index",
		...DIFF,
		"HEAD",
		"--",
		GO_FILES
	]);
	const others = await git([
		"ls-files",
		"-z",
		"--others",
		"--exclude-standard",
		"--",
		GO_FILES
	]);
	if (changed === void 0 || others === void 0) return void 0;
	const files = new Map(changesOf(`\0${changed}`).flatMap((one) => one.files.map((file) => [file.path, file])));
	for (const path of splitPaths(others)) files.set(path, {
		path,
		before: files.get(path)?.before ?? NONE,
		after: DISK
	});
	return files.size === 0 ? void 0 : { files: [...files.values()] };
}
const RAW = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) [A-Z]\d*$/;
/** What `git diff-tree --stdin -z` printed: of each commit its name, then of each file what became of it, and its path. */
function changesOf(printed) {
	const changes = [];
	const parts = printed.split("\0");
	for (let at = 0; at < parts.length; at++) {
		const part = parts[at] ?? "";
		const [, modeBefore = "", modeAfter = "", before = "", after = ""] = RAW.exec(part) ?? [];
		if (modeBefore === "") {
			if (at < parts.length - 1) changes.push({
				...part !== "" && { commit: part },
				files: []
			});
			continue;
		}
		const path = parts[++at] ?? "";
		if (!isBuilt(path)) continue;
		changes.at(-1)?.files.push({
			path,
			before: isFile(modeBefore) ? before : NONE,
			after: !isFile(modeAfter) ? NONE : /^0+$/.test(after) ? DISK : after
		});
	}
	return changes;
}
/** Links and submodules are none. */
function isFile(mode) {
	return mode.startsWith("100");
}
/** Whether `./...` may mean a Go file. */
function isBuilt(path) {
	return path.endsWith(".go") && !/(^|\/)([._][^/]*|testdata|vendor)\//.test(path);
}
/** As many of the newest changes as touch a bounded number of files. */
function newest(changes) {
	let files = 0;
	const first = changes.findLastIndex((one) => {
		files += one.files.length;
		return files > FILES;
	});
	return changes.slice(first + 1);
}
/** Where the content of each file of earlier commits was written, by the name that git has for it. */
async function contentsOf(changes, git, scratch) {
	const wanted = [...new Set(changes.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])))].filter((id) => id !== NONE && id !== DISK);
	const printed = await git(["cat-file", "--batch"], Buffer.from(wanted.map((id) => `${id}\n`).join("")));
	const contents = printed && splitBatch(printed);
	if (contents?.length !== wanted.length) return void 0;
	const folder = join(scratch, "before");
	await mkdir(folder, { recursive: true });
	const files = new Map(wanted.map((id) => [id, join(folder, `${id}.go`)]));
	for (const [at, id] of wanted.entries()) await writeFile(files.get(id) ?? "", contents[at] ?? "");
	return files;
}
/** The contents that `git cat-file --batch` printed, each after a line that ends in its size. */
function splitBatch(printed) {
	const contents = [];
	for (let at = 0; at < printed.length;) {
		const end = printed.indexOf("\n", at);
		const size = Number(/ blob (\d+)$/.exec(printed.toString("utf8", at, end))?.[1]);
		if (!Number.isInteger(size)) break;
		contents.push(printed.subarray(end + 1, end + 1 + size));
		at = end + 1 + size + 1;
	}
	return contents;
}
async function filesOf(git, tree, folder) {
	return splitPaths(await git([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		tree,
		...folder === "." ? [] : [`${folder}/`]
	]));
}
async function filesOnDisk(git, folders) {
	if (folders.length === 0) return [];
	const paths = folders.length > FOLDERS ? ["."] : folders;
	const listed = await git([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		...paths
	]);
	const gone = new Set(splitPaths(await git([
		"ls-files",
		"-z",
		"--deleted",
		"--",
		...paths
	])));
	return splitPaths(listed).filter((path) => !gone.has(path));
}
function splitPaths(printed) {
	return [...new Set((printed?.toString() ?? "").split("\0"))].filter(isBuilt).sort();
}
/** Undefined when git fails: outside of a repository, without any commit, where it does not trust the folder. */
async function gitOutput({ context, moduleDirectory }, args, input) {
	const result = await run(["git", ...args], {
		...context,
		cwd: moduleDirectory,
		...input && { input }
	});
	return result.exitCode === 0 ? result.stdout : void 0;
}

// src/source-tree/source-changes.ts
/** More names than this become one pattern for any function. */
const NAMES = 200;
const READ_DECLARATIONS = {
	name: "declarations",
	purpose: "reads declarations",
	source: DECLARATIONS_SOURCE
};
/**
* Changes that may have renamed functions, oldest first.
* @param keys of functions in packages of the module.
* @param since only what came after this commit.
*/
async function sourceChanges(tree, keys, since) {
	const folders = [...new Set([...keys].flatMap((key) => folderOf(tree, key) ?? []))];
	const today = new Set((await filesToday(tree.go, folders)).map(posix.dirname));
	const isAnyGone = folders.some((folder) => !today.has(folder));
	const changes = await changesInGit(tree.go, {
		folders,
		line: patternFor([...keys], isAnyGone),
		scratch: tree.scratch,
		...since !== void 0 && { since }
	});
	const read = await readFiles(tree, [...new Set(changes.flatMap((one) => one.files.flatMap(({ before = [], after = [] }) => [before, after].flat())))]);
	const result = [];
	for (const { commit, ...change } of changes) result.push({
		...commit !== void 0 && { commit },
		step: await stepOf(tree, change, read)
	});
	return result;
}
/** The functions that the Go files of some folders declare today. */
async function functionsToday(tree, folders) {
	const wanted = new Set(folders);
	const paths = (await filesToday(tree.go, folders)).filter((path) => wanted.has(posix.dirname(path)));
	const files = new Map(paths.map((path) => [path, join(tree.go.moduleDirectory, path)]));
	const read = await readFiles(tree, [...files.values()]);
	return [...files].flatMap(([path, file]) => declaredIn(tree, path, read.get(file)).functions);
}
/** Whether a folder, or one below it, has Go files today. */
async function hasFilesBelowToday({ go }, folder) {
	return (await filesToday(go, [folder])).length > 0;
}
/** Folder, from the module's, of the package that a function is in; undefined for those of other modules. */
function folderOf({ go, main }, key) {
	const { package: path } = declarationOf(key);
	if (path === "main") return main && fromModule(go, main.directory);
	const importPath = path.replaceAll("%2e", ".").replace(/_test$/, "");
	if (importPath === go.modulePath) return ".";
	return importPath.startsWith(`${go.modulePath}/`) ? importPath.slice(go.modulePath.length + 1) : void 0;
}
function fromModule({ moduleDirectory }, directory) {
	return relative(moduleDirectory, directory).split(sep).join("/") || ".";
}
/** Matches the first line of the functions' declarations, as gofmt writes them; of whole files, too, if packages are gone. */
function patternFor(keys, gone) {
	const lines = keys.map((key) => {
		const { first, second } = declarationOf(key);
		return second === "" ? `${first} *[[(]` : `\\([^)]*${first}[^)]*\\) *${second} *[[(]`;
	});
	const functions = keys.length > NAMES ? "^func " : `^func +(${lines.join("|")})`;
	return gone ? `${functions}|^package ` : functions;
}
async function readFiles({ go, scratch }, files) {
	if (files.length === 0) return /* @__PURE__ */ new Map();
	const answer = await askGoProgram(go, READ_DECLARATIONS, files, scratch);
	return new Map(files.flatMap((file, at) => answer[at] === void 0 ? [] : [[file, answer[at]]]));
}
function declaredIn({ go, main }, path, read) {
	if (read === void 0) return {
		functions: [],
		types: []
	};
	const folder = posix.dirname(path);
	const isMain = read.package === "main" && main !== void 0 && folder === fromModule(go, main.directory);
	const importPath = folder === "." ? go.modulePath : `${go.modulePath}/${folder}`;
	const name = isMain ? "main" : symbolPath(importPath) + (read.package.endsWith("_test") ? "_test" : "");
	return {
		functions: (read.functions ?? []).map((one) => ({
			...one,
			package: name
		})),
		types: (read.types ?? []).map((one) => ({
			...one,
			package: name
		}))
	};
}
async function stepOf(tree, change, read) {
	const side = (which) => {
		const all = change.files.map((file) => declaredIn(tree, file.path, read.get(file[which] ?? "")));
		return {
			functions: all.flatMap(({ functions }) => functions),
			types: all.flatMap(({ types }) => types)
		};
	};
	const [before, after] = [side("before"), side("after")];
	const step = stepsOf({
		before,
		after,
		movedPackages: await movedPackages(tree, change, before, after)
	});
	const isBroken = change.files.some((file) => [file.before, file.after].some((one) => one !== void 0 && read.get(one)?.broken));
	return (key) => isBroken && step(key) !== void 0 ? "lost" : step(key);
}
/** Packages that are no longer there, and stand unchanged under one other path where none was before. */
async function movedPackages({ go }, { files, filesBefore, filesAfter }, before, after) {
	const folders = (which) => new Set(files.flatMap((file) => file[which] === void 0 ? [] : posix.dirname(file.path)));
	const [old, now] = [folders("before"), folders("after")];
	const content = (side, folder) => contentOf(side.functions, packageIn(go, folder));
	const left = [...old].filter((folder) => !now.has(folder)).map((folder) => [folder, content(before, folder)]);
	const arrived = [...now].filter((folder) => !old.has(folder)).map((folder) => [folder, content(after, folder)]);
	const candidates = /* @__PURE__ */ new Map();
	for (const [from, text] of left) {
		const there = arrived.filter(([, other]) => other === text);
		const twins = left.filter(([, other]) => other === text);
		const to = there[0]?.[0];
		if (text !== "" && to !== void 0 && there.length === 1 && twins.length === 1) candidates.set(from, to);
	}
	const moved = /* @__PURE__ */ new Map();
	for (const [from, to] of candidates) {
		const isWhole = [...new Set((await filesBefore(from)).map((path) => posix.dirname(path)))].every((folder) => candidates.get(folder) === to + folder.slice(from.length));
		const isLeft = (await filesAfter(from)).length === 0;
		const isNew = !(await filesBefore(to)).some((path) => posix.dirname(path) === to);
		if (isWhole && isLeft && isNew) moved.set(packageIn(go, from), packageIn(go, to));
	}
	return moved;
}
/** As profiles name the package in a folder, unless it is the program's own. */
function packageIn({ modulePath }, folder) {
	return symbolPath(folder === "." ? modulePath : `${modulePath}/${folder}`);
}

// src/source-tree/renames-in-git.ts
/** Renames of what was renamed before; longer chains are not followed. */
const LONGEST_CHAIN = 8;
/**
* What functions that profiles name and the source no longer has are called today, as far as git's history leaves no
* doubt: each change that took such a name away brought exactly one with the very same code, and all of them lead to one
* that is there today. Nothing where there is no repository, or the history does not reach back that far.
* @param missing as profiles name functions.
*/
async function renamesInGit(go, missing, options) {
	const tree = {
		go,
		...options
	};
	const keys = new Set(missing.flatMap(keysOf).filter((key) => folderOf(tree, key) !== void 0));
	if (keys.size === 0) return [];
	return (await asRenames(tree, [...(await trace(tree, keys)).values()].filter((one) => one !== "lost"))).sort((a, b) => compareText(a.from, b.from));
}
/** Identifiers and import paths: what else a profile holds is asked of nobody. */
const KEY = /^[\w.~%/-]+\.[\p{L}\p{Nd}_]+$/u;
/** What may be the declaration of a symbol: `F.G.func1` is of a method G, or a closure of G in the function F. */
function keysOf(symbol) {
	const { package: path, first } = declarationOf(symbol);
	return [keyOf(symbol), `${path}.${first}`].filter((key) => KEY.test(key) && !key.includes(".."));
}
/**
* Follows names through the history.
* @param since where the names were given: what came next counts; else all that ever happened to a name must agree.
*/
async function trace(tree, keys, since, depth = 1) {
	if (depth > LONGEST_CHAIN) return new Map([...keys].map((key) => [key, "lost"]));
	const events = /* @__PURE__ */ new Map();
	for (const { commit, step } of await sourceChanges(tree, keys, since)) for (const key of keys) {
		const known = events.get(key) ?? [];
		const found = step(key);
		if (found === void 0 || since !== void 0 && known.length > 0) continue;
		events.set(key, [...known, found === "lost" ? found : {
			...found,
			...commit && { commit }
		}]);
	}
	const next = await traceNext(tree, [...events.values()].flat(), depth);
	return new Map([...events].map(([key, all]) => [key, agreed(all.map((one) => continued(one, next)))]));
}
/** What became of new names, by the commit that gave them. */
async function traceNext(tree, events, depth) {
	const given = /* @__PURE__ */ new Map();
	for (const one of events) {
		if (one === "lost" || one.commit === void 0) continue;
		given.set(one.commit, (given.get(one.commit) ?? /* @__PURE__ */ new Set()).add(one.to.key));
	}
	const next = /* @__PURE__ */ new Map();
	for (const [commit, keys] of given) next.set(commit, await trace(tree, keys, commit, depth + 1));
	return next;
}
function continued(one, next) {
	if (one === "lost") return one;
	const later = next.get(one.commit)?.get(one.to.key);
	if (later === void 0 || later === "lost") return later ?? one;
	const { movedTo, ...step } = later;
	return {
		...step,
		from: one.from,
		...one.movedTo !== void 0 && movedTo !== void 0 && { movedTo }
	};
}
function agreed(all) {
	const last = all.at(-1) ?? "lost";
	return all.every((one) => one !== "lost" && last !== "lost" && one.to.key === last.to.key) ? last : "lost";
}
/** One line for a package that moved as a whole, else one for each function; only of what is there today. */
async function asRenames(tree, traced) {
	const folders = [...new Set(traced.flatMap(({ to }) => folderOf(tree, to.key) ?? []))];
	const today = new Set((await functionsToday(tree, folders)).map(keyOfDeclaration));
	const certain = traced.filter(({ to }) => to.symbol === void 0 || today.has(to.key));
	const renames = /* @__PURE__ */ new Map();
	for (const one of certain) {
		const { from, to, movedTo, commit } = one;
		const path = declarationOf(from.key).package;
		const ofPackage = certain.filter(({ from }) => declarationOf(from.key).package === path);
		const isWhole = movedTo !== void 0 && ofPackage.every((other) => other.movedTo === movedTo);
		const folder = folderOf(tree, from.key) ?? ".";
		const line = isWhole && !await hasFilesBelowToday(tree, folder) ? {
			from: importPath(path),
			to: importPath(movedTo)
		} : from.symbol !== void 0 && to.symbol !== void 0 && {
			from: from.symbol,
			to: to.symbol
		};
		if (line) renames.set(line.from, {
			...line,
			...commit !== void 0 && { commit }
		});
	}
	return [...renames.values()];
}
function importPath(symbolPath) {
	return symbolPath.replaceAll("%2e", ".");
}

export { staleness as a, plainCall as c, ownCode as i, declarations as n, UNKNOWN_CALLS as o, declaredFunctions as r, methodName as s, renamesInGit as t };