import { Dr as UsageError, Er as ExpectedError, Mt as run } from "./start.js";
import { join } from "node:path";

// src/go.ts
/** `go build -pgo` is stable since this version. */
const OLDEST_MINOR = 21;
/** How many names an error lists. */
const LISTED = 10;
/** Runs `go` with `args`; a non-zero exit code is a result, not an error. */
function runGo(args, context, onStderrLine) {
	return run(["go", ...args], {
		...context,
		...onStderrLine && { onStderrLine }
	});
}
/**
* Asks `go env` for the toolchain and the module that `context.cwd` lies in.
* @throws ExpectedError when there is no Go, it is older than 1.21, or there is no go.mod.
*/
async function goToolchain(context) {
	const go = JSON.parse(await goOutput([
		"env",
		"-json",
		...[
			"GOVERSION",
			"GOMOD",
			"GOEXE"
		]
	], context));
	requireProfileGuidedOptimization(go.GOVERSION);
	if (go.GOMOD === "" || go.GOMOD === "/dev/null" || go.GOMOD === "NUL") throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, { fix: "Set `working-directory` to the folder of the Go module." });
	const module = JSON.parse(await goOutput([
		"mod",
		"edit",
		"-json"
	], context));
	if (module.Module?.Path === void 0) throw new ExpectedError(`${go.GOMOD} names no module.`, { fix: "Add a line such as `module example.com/name`." });
	return {
		context,
		version: go.GOVERSION,
		modulePath: module.Module.Path,
		moduleDirectory: go.GOMOD.replace(/[\\/]go\.mod$/, ""),
		exe: go.GOEXE
	};
}
/** The version of the Go toolchain that is used in `context.cwd`, where no module is needed; such as `go1.26.8`. */
async function goVersion(context) {
	return (await goOutput(["env", "GOVERSION"], context)).trim();
}
/** `version` as GOVERSION has it: `go1.26.8`, `go1.27rc1`, `devel go1.27-abcdef …`. */
function requireProfileGuidedOptimization(version) {
	const minor = /\bgo1\.(\d+)/.exec(version)?.[1];
	if (minor !== void 0 && Number(minor) < OLDEST_MINOR) throw new ExpectedError(`${version} is too old for profile-guided optimization.`, { fix: `Use Go 1.${OLDEST_MINOR} or later, for instance with \`actions/setup-go\`.` });
}
/**
* The main package that the profile is for: the one named (`wanted.package`, a path such as `./cmd/server` or
* an import path), or the module's only one. It need not compile.
* @throws UsageError when the name is no package path, or more than one is meant; ExpectedError when there is none.
*/
async function findMainPackage(go, wanted = {}) {
	const pattern = wanted.package ?? "./...";
	if (pattern.startsWith("-") || pattern.trim() === "" || pattern.endsWith(".go")) throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, { fix: "Name its folder, such as `./cmd/server`, or its import path." });
	const listed = await listPackages(go, [pattern], wanted.flags);
	const own = listed.filter((one) => one.name === "main" && one.directory !== "").filter((one) => one.own);
	const [only, ...others] = own;
	if (only === void 0) throw wanted.package === void 0 ? noMainPackage(go) : notMain(wanted.package, listed, go);
	if (others.length > 0) throw severalMains(own, go, wanted.package);
	return {
		importPath: only.importPath,
		directory: only.directory,
		modulePath: only.modulePath,
		name: programName(only.importPath)
	};
}
function noMainPackage(go) {
	return new ExpectedError(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, { fix: "A profile is for a program: set `working-directory` to a module that has one, or `package` if build tags hide it." });
}
function notMain(name, listed, go) {
	const fix = "Name the folder of a main package, such as `package: ./cmd/server`.";
	const [found] = listed;
	if (found === void 0) return new ExpectedError(`package: \`${name}\` matches no package.`, { fix });
	if (found.name === "") {
		const why = found.error === "" ? "it has no Go files" : found.error;
		return new ExpectedError(`package: \`${name}\` is not there: ${why}.`, { fix });
	}
	const what = found.name === "main" ? `is a main package outside of module ${go.modulePath}` : `is package ${found.name}, not main`;
	return new ExpectedError(`package: \`${name}\` ${what}.`, { fix });
}
function severalMains(mains, go, pattern) {
	const names = mains.map((one) => one.importPath).sort();
	const rest = names.length > LISTED ? [`and ${names.length - LISTED} more`] : [];
	const where = pattern === void 0 ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
	return new UsageError(`${where} has ${names.length} main packages: ${[...names.slice(0, LISTED), ...rest].join(", ")}.`, { fix: `Say which one, for instance \`package: ${relativeToModule(names[0] ?? "", go)}\`.` });
}
/** `example.com/server/cmd/x` as `./cmd/x` where that path can be written from the module's folder. */
function relativeToModule(importPath, go) {
	if (go.context.cwd === go.moduleDirectory && importPath === go.modulePath) return ".";
	if (go.context.cwd !== go.moduleDirectory || !importPath.startsWith(`${go.modulePath}/`)) return importPath;
	return `.${importPath.slice(go.modulePath.length)}`;
}
/** The last element of the path that is no major version, as `load.(*Package).DefaultExecName` in cmd/go has it. */
function programName(importPath) {
	const elements = importPath.split("/");
	const last = elements.at(-1) ?? importPath;
	return /^v[0-9]+$/.test(last) ? elements.at(-2) ?? last : last;
}
const FIELDS = [
	"{{.ImportPath}}",
	"{{.Name}}",
	"{{.Dir}}",
	"{{with .Module}}{{.Path}}{{end}}",
	"{{with .Module}}{{.Main}}{{end}}",
	"{{range .TestGoFiles}}{{.}}/{{end}}{{range .XTestGoFiles}}{{.}}/{{end}}",
	"{{with .Error}}{{.Err}}{{end}}"
];
const TEMPLATE = FIELDS.map((field) => `${field}{{"\\x00"}}`).join("");
/**
* The packages that `patterns` name, also those that do not compile.
* @param flags the user's build flags, since tags decide which files count.
* @throws ExpectedError when `go list` itself fails.
*/
async function listPackages(go, patterns, flags = []) {
	const fields = (await goOutput([
		"list",
		...flags,
		"-e",
		"-find",
		"-pgo=off",
		"-f",
		TEMPLATE,
		"--",
		...patterns
	], go.context)).split("\0");
	const packages = [];
	for (let at = 0; at + FIELDS.length < fields.length; at += FIELDS.length) {
		const [importPath = "", name = "", directory = "", modulePath = "", main, tests = "", error = ""] = fields.slice(at, at + FIELDS.length);
		packages.push({
			importPath: importPath.replace(/^\r?\n/, ""),
			name,
			directory,
			modulePath,
			own: main === "true",
			testFiles: tests.split("/").filter((file) => file !== ""),
			error: error.trim()
		});
	}
	return packages;
}
/**
* Paths of the modules whose packages may be in the module's programs: what its go.mod requires, which from Go 1.17
* on is all there is, and in a workspace its other modules with what they require. Nothing is downloaded.
*/
async function modulesBuiltWith(go) {
	const listed = await runGo([
		"list",
		"-m",
		"-f",
		"{{.Path}}{{\"\\x00\"}}{{.GoMod}}{{\"\\x00\"}}"
	], go.context);
	const fields = listed.exitCode === 0 ? listed.stdout.toString().split("\0") : [];
	const files = /* @__PURE__ */ new Set([join(go.moduleDirectory, "go.mod")]);
	const paths = /* @__PURE__ */ new Set();
	for (let at = 0; at + 2 < fields.length; at += 2) {
		paths.add((fields[at] ?? "").trim());
		files.add(fields[at + 1] ?? "");
	}
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
/** What `go ARGS` prints on stdout. @throws ExpectedError with its last lines when it fails. */
async function goOutput(args, context) {
	const result = await runGo(args, context);
	if (result.exitCode !== 0) throw new ExpectedError(`\`go ${args[0]}\` failed: ${lastLines(result.stderr, 5)}`, { fix: `Run \`go ${args[0]}\` in ${context.cwd} and make it pass.` });
	return result.stdout.toString();
}
/** The last `count` lines of what a tool printed, without blank ones at the end. */
function lastLines(text, count) {
	return text.trimEnd().split("\n").slice(-count).join("\n");
}

export { listPackages as a, runGo as c, lastLines as i, goToolchain as n, modulesBuiltWith as o, goVersion as r, pprofCommand as s, findMainPackage as t };