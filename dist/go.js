import { A as run, Xt as ExpectedError } from "./start.js";

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

export { jsonObjects as a, pprofCommand as c, hostPlatform as i, runGo as l, goToolchain as n, lastLines as o, goVersion as r, listPackages as s, goOutput as t };