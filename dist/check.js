import { r as declaredFunctions, t as findProgram } from "./program.js";
import { n as ExpectedError } from "./errors.js";
import { r as share, t as count } from "./format.js";
import { t as addFindings } from "./job.js";
import { i as ownCode } from "./provenance.js";
import { t as run } from "./exec2.js";
import { n as askGoProgram, t as stalenessOf } from "./staleness.js";
import { r as compareText } from "./edges.js";
import { l as symbolPath, o as declarationOf } from "./decode.js";
import { t as readIfThere } from "./replace-file.js";
import { n as judgeOrExplain, r as readOrExplain, t as factsOfFile } from "./profile-file.js";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";

// src/declarations-program.ts
/**
* Tells what functions Go files declare and what they do, by a digest of each from its parameters to its end. Its own
* name, wherever it stands, and that of its receiver's type have no part in that.
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
	Package   string     \`json:"package"\`
	Functions []function \`json:"functions"\`
}

type function struct {
	Name       string \`json:"name"\`
	Digest     string \`json:"digest"\`
	Statements int    \`json:"statements"\`
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

// A file that does not parse declares nothing: then no rename is certain.
func read(path string) file {
	source, err := os.ReadFile(path)
	check(err)
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, path, source, parser.SkipObjectResolution)
	if err != nil {
		return file{Functions: []function{}}
	}
	read := file{syntax.Name.Name, []function{}}
	for _, decl := range syntax.Decls {
		decl, isFunction := decl.(*ast.FuncDecl)
		if !isFunction || decl.Body == nil {
			continue
		}
		sum := sha256.Sum256([]byte(anonymous(set, source, decl)))
		read.Functions = append(read.Functions, function{symbol(decl), hex.EncodeToString(sum[:]), len(decl.Body.List)})
	}
	return read
}

// symbol names a function as profiles do, without its package.
func symbol(decl *ast.FuncDecl) string {
	if decl.Recv == nil || len(decl.Recv.List) == 0 {
		return decl.Name.Name
	}
	name, isPointer, isGeneric := receiver(decl.Recv.List[0].Type)
	if name == nil {
		return decl.Name.Name
	}
	typeName := name.Name
	if isGeneric {
		typeName += "[...]"
	}
	if isPointer {
		typeName = "(*" + typeName + ")"
	}
	return typeName + "." + decl.Name.Name
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

func anonymous(set *token.FileSet, source []byte, decl *ast.FuncDecl) string {
	hidden := []*ast.Ident{}
	if decl.Recv != nil && len(decl.Recv.List) > 0 {
		if name, _, _ := receiver(decl.Recv.List[0].Type); name != nil {
			hidden = append(hidden, name)
		}
	}
	ast.Inspect(decl, func(node ast.Node) bool {
		if ident, isIdent := node.(*ast.Ident); isIdent && ident.Name == decl.Name.Name {
			hidden = append(hidden, ident)
		}
		return true
	})
	sort.Slice(hidden, func(i, j int) bool { return hidden[i].Pos() < hidden[j].Pos() })
	var text strings.Builder
	at := set.Position(decl.Type.Pos()).Offset
	for _, ident := range hidden {
		from := set.Position(ident.Pos()).Offset
		if from < at {
			continue
		}
		text.Write(source[at:from])
		text.WriteByte(0)
		at = set.Position(ident.End()).Offset
	}
	text.Write(source[at:set.Position(decl.End()).Offset])
	return text.String()
}
`;

// src/profile/find-renames.ts
/** Less than this may be the same by chance. */
const STATEMENTS = 2;
/**
* What functions that are gone are called today, where that is certain: as one line for a package that moved as a
* whole, else one for each function that stood in one place before and stands, word for word but for its name, in
* one new place now.
* @param missing declarations that are gone, as profiles name functions.
*/
function findRenames(missing, before, after) {
	const moved = movedPackages(before, after);
	const gone = new Set(missing);
	const packages = new Set(before.filter((one) => gone.has(nameOf(one))).map((one) => one.package));
	const byPackage = moved.filter(({ from }) => packages.has(from));
	const done = new Set(byPackage.map(({ from }) => from));
	const rest = before.filter((one) => gone.has(nameOf(one)) && !done.has(one.package));
	return [...byPackage.map(({ from, to }) => ({
		from: importPath(from),
		to: importPath(to)
	})), ...movedFunctions(rest, before, after)].sort((a, b) => compareText(a.from, b.from));
}
/** Packages that are no longer there, and stand unchanged under one other path where none was before. */
function movedPackages(before, after) {
	const [old, now] = [packagesOf(before), packagesOf(after)];
	const arrived = [...now].filter(([path]) => !old.has(path));
	const left = [...old].filter(([path]) => !now.has(path));
	return left.flatMap(([from, content]) => {
		const there = arrived.filter(([, other]) => other === content);
		const twins = left.filter(([, other]) => other === content);
		const to = there[0]?.[0];
		const isAlone = ![...now.keys()].some((path) => path.startsWith(`${importPath(from)}/`));
		return to !== void 0 && isAlone && there.length === 1 && twins.length === 1 ? [{
			from,
			to
		}] : [];
	});
}
/** What each package declares, in one text that is the same for the same functions. */
function packagesOf(declarations) {
	const lines = /* @__PURE__ */ new Map();
	for (const { package: path, name, digest } of declarations) lines.set(path, [...lines.get(path) ?? [], `${name} ${digest}`]);
	return new Map([...lines].map(([path, content]) => [path, content.sort(compareText).join("\n")]));
}
function movedFunctions(gone, before, after) {
	const [placesBefore, placesNow] = [byDigest(before), byDigest(after)];
	const names = new Set(before.map(nameOf));
	return gone.flatMap((one) => {
		const [stood, other] = placesBefore.get(one.digest) ?? [];
		const [stands, another] = placesNow.get(one.digest) ?? [];
		if (!(stood !== void 0 && other === void 0 && another === void 0) || stands === void 0 || one.statements < STATEMENTS || names.has(nameOf(stands))) return [];
		return [{
			from: nameOf(one),
			to: nameOf(stands)
		}];
	});
}
function byDigest(declarations) {
	const places = /* @__PURE__ */ new Map();
	for (const one of declarations) {
		const known = places.get(one.digest);
		if (known === void 0) places.set(one.digest, [one]);
		else known.push(one);
	}
	return places;
}
function nameOf({ package: path, name }) {
	return `${path}.${name}`;
}
function importPath(symbolPath) {
	return symbolPath.replaceAll("%2e", ".");
}

// src/renames-in-git.ts
const READ_DECLARATIONS = {
	name: "declarations",
	purpose: "reads declarations",
	source: DECLARATIONS_SOURCE
};
/**
* What functions that a committed profile names and the source no longer has are called today, as far as it is
* certain: by the module's source as it was when the profile was committed. Nothing where there is no repository, or
* its history does not reach back that far.
*/
async function renamesInGit(go, missing, { main, profilePath, scratch }) {
	const git = (args, input) => gitOutput(go, [
		"-c",
		"core.quotePath=false",
		...args
	], input);
	const commit = (await git([
		"log",
		"-1",
		"--format=%H",
		"--",
		profilePath
	]))?.toString().trim();
	if (!commit) return [];
	const tree = await git([
		"ls-tree",
		"-r",
		"-z",
		commit
	]);
	const listed = await git([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		"*.go"
	]);
	if (tree === void 0 || listed === void 0) return [];
	const blobs = goFilesOf(tree.toString());
	const now = await filesNow(go, [...new Set(listed.toString().split("\0"))].filter(isBuilt).sort());
	const folder = join(scratch, "before");
	await mkdir(folder, { recursive: true });
	const before = await filesBefore(blobs, now, folder, git);
	if (before === void 0) return [];
	const read = async (files) => declarationsOf(go, main, files, await askGoProgram(go, READ_DECLARATIONS, [...files.values()], scratch));
	const onDisk = new Map([...now].map(([path, { file }]) => [path, file]));
	const old = await read(before);
	const gone = new Set(missing.map(baseName));
	return findRenames(old.map(({ package: path, name }) => `${path}.${name}`).filter((name) => gone.has(baseName(name))), old, await read(onDisk));
}
async function gitOutput({ context, moduleDirectory }, args, input) {
	const result = await run(["git", ...args], {
		...context,
		cwd: moduleDirectory,
		...input && { input }
	});
	return result.exitCode === 0 ? result.stdout : void 0;
}
/** What `git ls-tree -r -z` printed, links and submodules left out. */
function goFilesOf(listing) {
	return listing.split("\0").flatMap((line) => {
		const [, id, path] = /^100\d{3} blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
		return id !== void 0 && path !== void 0 && isBuilt(path) ? [{
			id,
			path
		}] : [];
	});
}
/** Whether `./...` may mean a Go file. */
function isBuilt(path) {
	return path.endsWith(".go") && !/(^|\/)([._][^/]*|testdata|vendor)\//.test(path);
}
async function filesNow({ moduleDirectory }, paths) {
	const now = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const file = join(moduleDirectory, path);
		const content = await readFile(file).catch(() => void 0);
		if (content !== void 0) now.set(path, {
			file,
			content
		});
	}
	return now;
}
/** Where the content of each file of the commit can be read: where it is today, or, if that differs, in `folder`. */
async function filesBefore(blobs, now, folder, git) {
	const changed = blobs.filter(({ id, path }) => {
		const file = now.get(path);
		return file === void 0 || blobId(file.content, id.length) !== id;
	});
	const printed = await git(["cat-file", "--batch"], Buffer.from(changed.map(({ id }) => `${id}\n`).join("")));
	if (printed === void 0) return void 0;
	const contents = splitBatch(printed);
	if (contents.length !== changed.length) return void 0;
	const files = new Map(blobs.map(({ path }) => [path, now.get(path)?.file ?? ""]));
	for (const [at, { path }] of changed.entries()) {
		const file = join(folder, `${at}.go`);
		await writeFile(file, contents[at] ?? "");
		files.set(path, file);
	}
	return files;
}
/** The name that git has for a file's content; 64 digits in repositories with SHA-256. */
function blobId(content, length) {
	return createHash(length === 64 ? "sha256" : "sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
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
function declarationsOf({ modulePath, moduleDirectory }, main, files, answer) {
	const read = answer;
	return [...files.keys()].flatMap((path, at) => {
		const { package: clause = "", functions = [] } = read[at] ?? {};
		const folder = posix.dirname(path);
		const isMain = clause === "main" && join(moduleDirectory, folder) === join(main.directory);
		const importPath = folder === "." ? modulePath : `${modulePath}/${folder}`;
		const name = isMain ? "main" : symbolPath(importPath) + (clause.endsWith("_test") ? "_test" : "");
		return functions.map((one) => ({
			...one,
			package: name
		}));
	});
}
/** The declaration behind a symbol, which may be a closure in it. */
function baseName(symbol) {
	const { package: path, first, second } = declarationOf(symbol);
	return second === "" || /^(func|gowrap|deferwrap)\d+$/.test(second) ? `${path}.${first}` : `${path}.${first}.${second}`;
}

// src/commands/check.ts
/** A greater share of weight on functions that are gone is worth a warning. */
const STALE_WARNING = .05;
/** With most of it gone, the profile is of another program than this has become. */
const STALE_ERROR = .5;
const NAMED = 5;
/** How many renames fit into one piece of advice. */
const RENAMES = 20;
const MINUTE = 6e4;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Is the committed profile still good for this source tree? @throws ExpectedError when it found an error. */
async function check(job) {
	const program = await findProgram(job);
	const file = await readIfThere(program.profilePath);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${program.profilePath}.`, { fix: "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`." });
	const weighed = await readOrExplain(file, program.profilePath, job.config.renames);
	job.report.profile = factsOfFile(file, program.profilePath, weighed);
	const doubts = await judgeOrExplain(file, program.profilePath);
	const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
	const stale = await stalenessOf(job, program, declared, weighed.edges);
	const renames = await foundRenames(job, program, stale);
	const findings = [
		...doubts.filter(({ severity }) => severity !== "warning"),
		...aboutOrigin(weighed.edges, ownCode(program.go.modulePath, declared)),
		...aboutOldNames(weighed.weightUnderOldNames),
		...aboutMissing(stale, renames),
		...aboutSites(stale),
		...amount(job, job.report.profile.samples),
		...age(job, weighed)
	];
	addFindings(job, findings.map((finding) => ({
		...finding,
		file: program.profilePath
	})));
	const error = findings.find(({ severity }) => severity === "error");
	const warning = findings.find(({ severity }) => severity === "warning");
	job.report.decision = {
		kind: error ? "reject" : warning ? "update" : "keep",
		reason: (error ?? warning)?.message ?? "The committed profile is still good.",
		staleWeight: stale.weight
	};
	if (error !== void 0) throw new ExpectedError(error.message, error.fix === void 0 ? {} : { fix: error.fix });
}
function amount({ config }, samples) {
	const fix = "Refresh it from more instances, for longer, or under load.";
	if (samples < config.minSamples) return [{
		severity: "error",
		message: `It holds ${count(samples, "sample")}, and \`min-samples\` is ${config.minSamples}.`,
		fix
	}];
	if (samples >= 1e3) return [];
	return [{
		severity: "warning",
		message: `It holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix
	}];
}
function age({ config, host }, { profile }) {
	if (profile.timeNanos <= 0n) return [];
	const age = host.now().getTime() - Number(profile.timeNanos / 1000000n);
	if (age <= config.maxProfileAge) return [];
	return [{
		severity: "warning",
		message: `It is ${span(age)} old; \`max-profile-age\` is ${span(config.maxProfileAge)}.`,
		fix: "Refresh it; a scheduled workflow does so every week."
	}];
}
/** Milliseconds in days, or in hours below two days, or in minutes below two hours. */
function span(milliseconds) {
	if (milliseconds >= 2 * DAY) return count(Math.floor(milliseconds / DAY), "day");
	if (milliseconds >= 2 * HOUR) return count(Math.floor(milliseconds / HOUR), "hour");
	return count(Math.round(milliseconds / MINUTE), "minute");
}
/** What is missing counts as stale only where it is the module's; a profile of another program has nothing of it. */
function aboutOrigin({ edges }, own) {
	if (edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee))) return [];
	return [{
		severity: "warning",
		message: `None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`,
		fix: "Refresh the profile from this program."
	}];
}
function aboutOldNames(weight) {
	if (weight === 0) return [];
	return [{
		severity: "warning",
		message: `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`,
		fix: "Refresh it, or rewrite it with `go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`."
	}];
}
/** What the missing functions are called today, where git shows it for certain. */
async function foundRenames({ scratch }, { go, main, profilePath }, { missing }) {
	return missing.length === 0 ? [] : renamesInGit(go, missing, {
		main,
		profilePath,
		scratch
	});
}
function aboutMissing({ missingWeight, missing }, renames) {
	if (missing.length === 0) return [];
	return [{
		severity: missingWeight > STALE_ERROR ? "error" : missingWeight > STALE_WARNING ? "warning" : "note",
		message: `${share(missingWeight)} of its weight is on functions that the source tree no longer has: ${firstOf(missing)}.`,
		fix: `Refresh the profile from a build of today’s code.${inHistory(renames)}`
	}];
}
/** As a line of the config file. */
function inHistory(renames) {
	if (renames.length === 0) return "";
	const lines = renames.slice(0, RENAMES).map(({ from, to }) => `${inYaml(from)}: ${inYaml(to)}`);
	const more = renames.length > RENAMES ? ` Once these are in, it names ${renames.length - RENAMES} more.` : "";
	return ` Git’s history has the same code under new names, which keep its weight: \`renames: { ${lines.join(", ")} }\`.${more}`;
}
function inYaml(name) {
	return /^[\w./%-]+$/.test(name) ? name : JSON.stringify(name);
}
/** What has only moved is of this program: never an error. */
function aboutSites({ sites }) {
	if (sites.length === 0) return [];
	const weight = sites.reduce((sum, site) => sum + site.weight, 0);
	return [{
		severity: weight > STALE_WARNING ? "warning" : "note",
		message: `${share(weight)} of its weight is on calls that are no longer on the same line of their function, so the compiler does not find them: ${firstOf(sites.map(siteInWords))}.`,
		fix: "Refresh the profile from a build of today’s code."
	}];
}
function siteInWords({ caller, callee, offset, state, weight }) {
	return `${caller} → ${callee} (+${offset}, ${state}, ${share(weight)})`;
}
/** The first few, and how many there are beside them. */
function firstOf(names) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return `${names.slice(0, NAMED).join(", ")}${more}`;
}

export { check };