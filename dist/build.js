import { n as ExpectedError, r as UsageError } from "./errors.js";
import { r as lastLines, s as runGo } from "./go.js";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

// src/build/build-info.ts
/** @throws ExpectedError when `binary` is missing or no Go binary. */
async function readBuildInfo(binary, context) {
	const { exitCode, stdout, stderr } = await runGo([
		"version",
		"-m",
		binary
	], context);
	const text = stdout.toString();
	const lines = text.split(/\r?\n/).filter((line) => line.startsWith("	"));
	if (exitCode !== 0 || lines.length === 0) {
		const why = stderr.trim().split("\n").at(-1) || "it carries no build information";
		throw new ExpectedError(`${binary} is not a Go binary: ${why}.`, { fix: "Name a program built by `go build`, or a test binary built by `go test -c`." });
	}
	const header = text.split(/\r?\n/, 1)[0] ?? "";
	const settings = /* @__PURE__ */ new Map();
	let path = "";
	for (const line of lines) {
		const [, kind, value = ""] = line.split("	");
		if (kind === "path") path = value;
		if (kind !== "build") continue;
		const equals = value.indexOf("=");
		settings.set(value.slice(0, equals), unquoted(value.slice(equals + 1)));
	}
	return {
		goVersion: header.slice(header.lastIndexOf(": ") + 2),
		path,
		settings
	};
}
/** Go quotes a value that holds spaces or other odd characters (`debug.BuildInfo.String`). */
function unquoted(value) {
	if (!/^".*"$/.test(value)) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value.slice(1, -1);
	}
}
/**
* Settings, other than `-pgo`, in which two builds differ. Those of version control are left out: they turn
* when the first build's output appears in the work tree, and do not touch the machine code.
*/
function differingSettings(one, other) {
	const differing = [.../* @__PURE__ */ new Set([...one.settings.keys(), ...other.settings.keys()])].filter((name) => name !== "-pgo" && !name.startsWith("vcs") && one.settings.get(name) !== other.settings.get(name));
	if (one.goVersion !== other.goVersion) differing.push("the Go version");
	return differing.sort();
}

// src/build/flags.ts
/** Flags that the build sets itself, and what the user sets instead. */
const OURS = {
	pgo: "Leave it out: both sides are built with a `-pgo` of their own. Another profile is named by `profile`.",
	o: "Leave it out: `output-directory` says where the binaries go.",
	C: "Leave it out: `working-directory` says where to build.",
	n: "Leave it out: the binaries have to be built."
};
/**
* Refuses flags of the user's that would change what is built or where it goes.
* @throws UsageError naming the flag.
*/
function checkBuildFlags(flags) {
	for (const flag of flags) {
		const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
		const fix = name === void 0 ? void 0 : OURS[name];
		if (fix !== void 0) throw new UsageError(`build-flags: \`${flag}\` may not be set there.`, { fix });
	}
}

// src/build/build.ts
/** The program builds without the new profile, but not with it: the profile must not be adopted. */
var ProfileBuildFailed = class extends ExpectedError {};
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;
/**
* Both binaries of the main package, built one after the other and verified, named `NAME-baseline` and
* `NAME-pgo` in `outputDirectory`; a prebuilt one is used where it lies.
* @throws UsageError for flags that are not the user's to set; ProfileBuildFailed when only the build with the
* candidate's profile fails; ExpectedError when a build fails or a binary is not what it should be.
*/
async function buildPair(options) {
	checkBuildFlags(options.flags);
	await mkdir(options.outputDirectory, { recursive: true });
	await mkdir(options.scratch, { recursive: true });
	const baseline = await makeBinary(options, options.baseline, "baseline");
	const candidate = await makeBinary(options, options.candidate, "pgo");
	requireSameSettings(options, baseline.info, candidate.info);
	return {
		baseline: baseline.binary,
		candidate: candidate.binary
	};
}
async function makeBinary(options, side, suffix) {
	const context = buildContext(options.go, options.scratch, options.signal);
	if (side.kind === "binary") return usePrebuilt(side, context);
	const { go, mainPackage, outputDirectory, flags } = options;
	const file = path.join(outputDirectory, `${mainPackage.name}-${suffix}${go.exe}`);
	options.progress?.(`Building ${mainPackage.name} ${side.kind === "off" ? "without PGO" : `with ${side.display}`}`);
	await rm(file, { force: true });
	const started = performance.now();
	const args = [
		"build",
		...flags,
		pgoFlag(side),
		"-o",
		file,
		"--",
		mainPackage.importPath
	];
	const { exitCode, stderr } = await runGo(args, context);
	const seconds = (performance.now() - started) / 1e3;
	if (exitCode !== 0) throw buildFailure(options, side, suffix, stderr);
	const info = await readBuildInfo(file, context);
	requireProfileSetting(info, side, path.basename(file));
	return {
		binary: await describe(file, side, seconds),
		info
	};
}
/** The argument of `go build` and `go test` that selects a side's profile. */
function pgoFlag(side) {
	return side.kind === "off" ? "-pgo=off" : `-pgo=${side.path}`;
}
/** Where and how `go` builds: in the caller's folder, with its work files in `scratch`. */
function buildContext(go, scratch, signal = go.context.signal) {
	return {
		cwd: go.context.cwd,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: scratch
		},
		...signal && { signal }
	};
}
async function usePrebuilt(side, context) {
	await requireFile(side.path, side.display);
	const info = await readBuildInfo(side.path, context);
	return {
		binary: await describe(side.path, side, 0),
		info
	};
}
/** `go version` would walk a folder. @throws ExpectedError when `file` is none. */
async function requireFile(file, display) {
	const found = await stat(file).catch(() => void 0);
	if (found?.isFile()) return;
	throw new ExpectedError(`${display} is ${found === void 0 ? "not there" : "not a file"}.`, { fix: "Check the path of the binary." });
}
async function describe(file, side, seconds) {
	const { size } = await stat(file);
	return {
		pgo: side.kind === "off" ? "off" : side.display,
		path: file,
		bytes: size,
		sha256: await sha256OfFile(file),
		seconds
	};
}
/** SHA-256 of a file's bytes, in hexadecimal; the file is streamed. */
async function sha256OfFile(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}
function buildFailure(options, side, suffix, stderr) {
	const output = lastLines(stderr, COMPILER_LINES);
	const program = options.mainPackage.importPath;
	if (side.kind === "profile" && suffix === "pgo") return new ProfileBuildFailed(`${program} builds ${sideInWords(options.baseline)} but not with the profile ${side.display}:\n${output}`, { fix: "The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile." });
	return new ExpectedError(`${program} does not build ${sideInWords(side)}:\n${output}`, { fix: "Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`." });
}
function sideInWords(side) {
	if (side.kind === "off") return "without PGO";
	return side.kind === "profile" ? `with ${side.display}` : `as ${side.display}`;
}
/** @throws ExpectedError when the build does not record the profile it was to be built with. */
function requireProfileSetting(info, side, name) {
	const recorded = info.settings.get("-pgo");
	const wanted = side.kind === "profile" ? path.basename(side.path) : void 0;
	if ((recorded && path.basename(recorded)) === wanted) return;
	throw new ExpectedError(`${name} should have been built ${sideInWords(side)}, but it records ${recorded === void 0 ? "no -pgo" : `-pgo=${recorded}`}.`, { fix: "Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`." });
}
/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options, baseline, candidate) {
	if (options.baseline.kind === "binary" || options.candidate.kind === "binary") return;
	const differing = differingSettings(baseline, candidate);
	if (differing.length > 0) throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(", ")}.`, { fix: "Keep the environment and the `go env` configuration still while building." });
}

export { requireFile as a, readBuildInfo as c, pgoFlag as i, buildContext as n, sha256OfFile as o, buildPair as r, checkBuildFlags as s, ProfileBuildFailed as t };