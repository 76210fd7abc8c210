import { n as ExpectedError } from "./errors.js";
import { n as howItEnded, o as runTool, s as startProcess } from "./exec.js";
import { n as withoutProgramsOfGit } from "./git.js";
import { c as asSentence } from "./start.js";
import { b as _usingCtx } from "./files.js";

// src/golang/faults.ts
/** Turns a line that Go printed into a sentence, by removing the prefix `go: ` and adding a full stop. */
const goSentence = ({ input }) => `${input.trim().replace(/^go: /, "").replace(/\.$/, "")}.`;
const NEWER_GO = "Set `go-version-file: go.mod` of actions/setup-go, or `GOTOOLCHAIN: auto` in the environment of this step, which lets Go download the version that is required.";
const CACHE = "Set HOME, or GOCACHE to a folder that this user may write to, and GOMODCACHE or GOPATH for modules.";
const CRASH_FIX = "Try the newest release of Go. If that release crashes too, keep the function at the place of the crash out of the profile with `exclude`, and report the crash at https://go.dev/issue with the profile.";
const ROWS = [
	{
		kind: "toolchain",
		said: /^(?:go: )?(\S+(?: \S+)?) requires go >= (\S+) \(running go ([^\s;)]+)(?:; GOTOOLCHAIN=([^)]*))?\)/,
		message: ([, file, wanted, running, toolchain]) => `${file} requires Go ${wanted}, but Go ${running} runs${toolchain ? `, because GOTOOLCHAIN is \`${toolchain}\`` : ""}.`,
		fix: NEWER_GO
	},
	{
		kind: "toolchain",
		said: /^(?:go: )?(?:download (go\S+) for \S+: )?toolchain not available/,
		message: ([, wanted = "the required toolchain"]) => `Go cannot download ${wanted}: it is not available.`,
		fix: "Check the lines `go` and `toolchain` of go.mod, GOTOOLCHAIN and GOPROXY; or install this version of Go with actions/setup-go."
	},
	{
		kind: "cache",
		said: /build cache is required, but could not be located|build cache is disabled by GOCACHE=off/,
		message: (found) => `Go has no folder for its build cache: ${goSentence(found)}`,
		fix: CACHE
	},
	{
		kind: "cache",
		said: /failed to initialize build cache at |could not create module cache|module cache not found: /,
		message: (found) => `Go cannot use the folder of its cache: ${goSentence(found)}`,
		fix: CACHE
	},
	{
		kind: "temporary",
		said: /^(?:go: )?creating work dir: /,
		message: (found) => `Go cannot use the folder for temporary files: ${goSentence(found)}`,
		fix: "Set TMPDIR (RUNNER_TEMP in a workflow), and GOTMPDIR if you set it, to a folder that this user may write to."
	},
	{
		kind: "full",
		said: /no space left on device|disk quota exceeded|not enough space on the disk/i,
		message: (found) => `The disk is full: ${goSentence(found)}`,
		fix: "Free some space where Go’s cache (`go env GOCACHE`) and temporary files (`TMPDIR`, `RUNNER_TEMP` in a workflow) are."
	},
	{
		kind: "full",
		said: /: signal: killed|cannot allocate memory|runtime: out of memory/i,
		message: (found) => `The memory is full: ${goSentence(found)}`,
		fix: "Give the build more memory, or let it compile less at a time: `GOFLAGS=-p=1` in the environment."
	},
	{
		kind: "crash",
		said: /internal compiler error: (\S+) has \d+\+\d+ params, but instantiated with/,
		message: (found) => `The Go compiler crashed at \`${found[1]}\`, which had other type parameters when the profile was recorded (https://go.dev/issue/65615): ${goSentence(found)}`,
		fix: "Use Go 1.22.1 or later, which has the fix; or keep this function out of the profile with `exclude`."
	},
	{
		kind: "crash",
		said: /internal compiler error: .*types\.Object is nil, not \*ir\.Name/,
		message: (found) => `The Go compiler crashed at a method of the profile that is part of an interface today (https://go.dev/issue/67016): ${goSentence(found)}`,
		fix: "Use the newest release of Go; or make a new profile, or keep the method out of this one with `exclude`."
	},
	{
		kind: "crash",
		said: /internal compiler error: |\/compile: exit status 2$|\/compile: signal: (?:segmentation fault|aborted|bus error)|^(?:panic|fatal error|SIGSEGV): .*(?:runtime error|segmentation violation|\[signal )/,
		message: (found) => `The Go compiler crashed: ${goSentence(found)}`,
		fix: CRASH_FIX
	},
	{
		kind: "crash",
		said: /^cmd\/compile\/internal\/\S+\(/,
		message: (found) => `The Go compiler crashed in ${goSentence(found)}`,
		fix: CRASH_FIX
	}
];
/**
* The maximum number of lines of Go's output that are read, and the maximum number of characters that are read of a line. Go reports a
* fault in a short line near the beginning or the end.
*/
const [MOST_LINES, MOST_CHARACTERS] = [2e3, 1e3];
/** Returns the fault that explains what `go` printed to stderr; undefined if no row of the table matches. */
function faultOf(stderr) {
	const all = stderr.split("\n");
	const lines = all.length > MOST_LINES ? [...all.slice(0, MOST_LINES / 2), ...all.slice(-MOST_LINES / 2)] : all;
	for (const { kind, said, message, fix } of ROWS) for (const line of lines) {
		const found = said.exec(line.slice(0, MOST_CHARACTERS));
		if (found !== null) return {
			kind,
			message: message(found),
			fix
		};
	}
}

// src/golang/go.ts
/** The first minor version of Go 1 in which `go build -pgo` is stable. */
const OLDEST_MINOR = 21;
/**
* The environment variable that names our folder for Go's work files. An interrupted `go` leaves its work files behind, and we remove these
* files with the folder. We do not set GOTMPDIR in our own environment, because the user's tests and benchmarks would also create their
* temporary folders in it. The user's tests cannot use our folder, because other users have no access to this folder. Moreover, the path
* of our folder is too long for a Unix socket.
*/
const GO_WORK_DIR = "GO_PGO_WORK_DIR";
/** Runs `go` with `args`, and waits until `go` exits. A non-zero exit code is part of the result and does not throw an error. */
function runGo(args, context) {
	const { env = process.env } = context;
	return runTool(["go", ...args], {
		...context,
		env: withoutProgramsOfGit({
			GOTMPDIR: env[GO_WORK_DIR],
			...env
		})
	});
}
/** The time that `go` has to remove its work files after an interrupt, in milliseconds. */
const CLEANING_UP_MS = 4e3;
/**
* Runs `go build` or `go test -c`, and waits until the command exits. If the signal is aborted, all compilers and linkers that `go` started
* end as well. `runGo` would leave the compilers running, and they would slow down the programs that are measured next.
* @returns the exit code, and the last 64 KiB that Go printed.
* @throws ExpectedError if Go is missing, or if a signal ended Go. Throws the signal's reason if `context.signal` was aborted.
*/
async function runGoBuild(args, { cwd, env = process.env, signal }) {
	try {
		var _usingCtx$1 = _usingCtx();
		signal?.throwIfAborted();
		const started = _usingCtx$1.a(await startProcess(["go", ...args], {
			cwd,
			env: withoutProgramsOfGit({
				GOTMPDIR: env[GO_WORK_DIR],
				...env
			})
		}));
		const interrupt = () => void started.stop(CLEANING_UP_MS, "SIGINT");
		signal?.addEventListener("abort", interrupt, { once: true });
		if (signal?.aborted) interrupt();
		const ended = await started.exited;
		signal?.removeEventListener("abort", interrupt);
		signal?.throwIfAborted();
		if (ended.exitCode !== null) return {
			exitCode: ended.exitCode,
			stderr: started.output()
		};
		throw new ExpectedError(`\`go ${args[0]}\` ${howItEnded(ended)}.`, { fix: "Another process or the system ended this command, perhaps because the memory was full. Look into the log of the system, then run again." });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* Runs `go` with `args` and returns what it prints to stdout.
* @throws ExpectedError if `go` fails. The message of the error explains a fault of the machine, or repeats the last lines that Go printed.
*/
async function goOutput(args, context) {
	const result = await runGo(args, context);
	if (result.exitCode === 0) return result.stdout.toString();
	const fault = faultOf(result.stderr);
	if (fault !== void 0) throw new ExpectedError(fault.message, { fix: fault.fix });
	const fix = `Run \`go ${args[0]}\` in ${context.cwd} and fix what it reports.`;
	throw new ExpectedError(`\`go ${args[0]}\` failed: ${asSentence(lastLines(result.stderr, 5))}`, { fix });
}
/** Parses what `go list -json` prints: a sequence of JSON objects. Each object ends with a brace on a separate line. */
function jsonObjects(printed) {
	return printed.split(/(?<=^\})\r?\n/m).filter((text) => text.trim() !== "").map((text) => JSON.parse(text));
}
/** Returns the last `count` lines of a tool's output, without blank lines at the end and without Go's notes about downloads. */
function lastLines(text, count) {
	return text.replace(/^go: downloading .*\n/gm, "").trimEnd().split("\n").slice(-count).join("\n");
}
/**
* Finds the Go toolchain and the module of a folder.
* @throws ExpectedError if Go is not installed, if the Go version is older than 1.21, or if neither `context.cwd` nor a folder above it has
* a go.mod.
*/
async function goToolchain(context) {
	const printed = await goOutput([
		"env",
		"-json",
		"GOVERSION",
		"GOMOD",
		"GOEXE",
		"GOOS"
	], context);
	const { GOVERSION, GOMOD, GOEXE, GOOS } = JSON.parse(printed);
	const minor = GOVERSION === "" ? 0 : /\bgo1\.(\d+)/.exec(GOVERSION)?.[1];
	if (minor !== void 0 && Number(minor) < OLDEST_MINOR) throw new ExpectedError(`${GOVERSION || "This Go"} is too old for profile-guided optimization.`, { fix: `Use Go 1.${OLDEST_MINOR} or later. If go.mod names an older version, set \`go-version: stable\` for \`actions/setup-go\`.` });
	if ([
		"",
		"/dev/null",
		"NUL"
	].includes(GOMOD)) throw new ExpectedError(`There is no go.mod in ${context.cwd} or in any folder above it.`, { fix: "Set `working-directory` to the folder of the Go module." });
	const edited = await goOutput([
		"mod",
		"edit",
		"-json"
	], context);
	const { Module } = JSON.parse(edited);
	return {
		context,
		version: GOVERSION,
		modulePath: Module?.Path ?? "",
		moduleDirectory: GOMOD.replace(/[\\/]go\.mod$/, ""),
		exe: GOEXE,
		system: GOOS
	};
}
/**
* Lists packages, including packages that do not compile.
* @param flags the user's build flags, because build tags decide which files a package has.
*/
async function listPackages(go, patterns, flags = []) {
	const fields = `-json=ImportPath,Name,Dir,Module,Standard,GoFiles,CgoFiles,IgnoredGoFiles,TestGoFiles,XTestGoFiles,Error`;
	const listed = jsonObjects(await goOutput([
		"list",
		...flags,
		"-e",
		"-find",
		"-pgo=off",
		fields,
		"--",
		...patterns
	], go.context));
	const source = ["cmd", "std"].find((path) => path === go.modulePath);
	return listed.map((one) => {
		const module = source && one.Standard ? {
			Path: source,
			Main: true
		} : one.Module;
		return {
			importPath: one.ImportPath,
			name: one.Name ?? "",
			directory: one.Dir ?? "",
			modulePath: module?.Path ?? "",
			own: module?.Main === true,
			files: {
				built: [...one.GoFiles ?? [], ...one.CgoFiles ?? []],
				ignored: one.IgnoredGoFiles ?? [],
				tests: one.TestGoFiles ?? [],
				externalTests: one.XTestGoFiles ?? []
			},
			error: one.Error?.Err.trim() ?? ""
		};
	});
}
/**
* Returns the path of the pprof tool. The pprof tool starts ten times faster if it is run directly and not by `go tool pprof`. From Go 1.25
* on, Go builds the tool on its first use, which takes up to a minute without a build cache.
*/
async function pprofCommand(context) {
	return (await goOutput([
		"tool",
		"-n",
		"pprof"
	], context)).trim();
}
/**
* Runs a `go` command before its output is needed, so that Go works while the caller waits for something else. Disposing of the returned
* value ends the command.
*/
function askAhead(context, question) {
	const stop = new AbortController();
	const signal = AbortSignal.any([stop.signal, ...context.signal ? [context.signal] : []]);
	const answer = question({
		...context,
		signal
	});
	const ended = answer.catch(() => {});
	return {
		answer,
		async [Symbol.asyncDispose]() {
			stop.abort();
			await ended;
		}
	};
}

export { jsonObjects as a, pprofCommand as c, faultOf as d, goToolchain as i, runGo as l, askAhead as n, lastLines as o, goOutput as r, listPackages as s, GO_WORK_DIR as t, runGoBuild as u };