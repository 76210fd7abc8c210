import { Dr as UsageError, Er as ExpectedError, vr as reasonOf } from "./start.js";
import { c as runGo, i as lastLines } from "./go.js";
import { createHash } from "node:crypto";
import { access, copyFile, lstat, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { constants as constants$1, createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

// src/build/platform.ts
/** The environment variable of each architecture that has variants, by its GOARCH. */
const VARIANT_VARIABLES = {
	"386": "GO386",
	amd64: "GOAMD64",
	arm: "GOARM",
	arm64: "GOARM64",
	mips: "GOMIPS",
	mipsle: "GOMIPS",
	mips64: "GOMIPS64",
	mips64le: "GOMIPS64",
	ppc64: "GOPPC64",
	ppc64le: "GOPPC64",
	riscv64: "GORISCV64",
	wasm: "GOWASM"
};
/** Name of the variable that holds the variant, such as `GOAMD64`; undefined where the architecture has none. */
function variantVariable(arch) {
	return Object.hasOwn(VARIANT_VARIABLES, arch) ? VARIANT_VARIABLES[arch] : void 0;
}
/** `linux/amd64`, `linux/arm64/v8.1`. */
function platformName({ os, arch, variant }) {
	return [
		os,
		arch,
		...variant === void 0 ? [] : [variant]
	].join("/");
}
/** What `go` is told to build for; empty for what it builds for by itself. */
function platformEnvironment(platform, cgo) {
	const variable = platform && variantVariable(platform.arch);
	return {
		...platform && {
			GOOS: platform.os,
			GOARCH: platform.arch
		},
		...variable && platform.variant !== void 0 && { [variable]: platform.variant },
		...cgo !== void 0 && { CGO_ENABLED: cgo ? "1" : "0" }
	};
}
/**
* File names of a program's two binaries: `NAME-baseline` and `NAME-pgo`, or, of a platform, `NAME_linux_arm64_v8.1` for
* the one with PGO, which releases can take as it is, and the same with `-baseline`.
* @param exe ending of programs where Go builds for what it does by itself.
*/
function binaryNames(name, platform, exe) {
	if (platform === void 0) return {
		baseline: `${name}-baseline${exe}`,
		candidate: `${name}-pgo${exe}`
	};
	const ending = platform.os === "windows" ? ".exe" : platform.arch === "wasm" ? ".wasm" : "";
	const stem = `${name}_${platformName(platform).replaceAll("/", "_").replaceAll(",", "-")}`;
	return {
		baseline: `${stem}-baseline${ending}`,
		candidate: `${stem}${ending}`
	};
}

// src/build/build-failure.ts
/** The program builds without the new profile, but not with it: the profile must not be adopted. */
var ProfileBuildFailed = class extends ExpectedError {};
/** The machine could not hold the compilers that ran at the same time. */
var OutOfMemory = class extends ExpectedError {};
const NO_ROOM = /no space left on device|disk quota exceeded|not enough space on the disk/i;
const NO_MEMORY = /: signal: killed|cannot allocate memory|runtime: out of memory/i;
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;
/** What `go build` failing means, from what it printed. */
function buildFailure(options, side, suffix, stderr) {
	const known = withoutCompiler(options, stderr) ?? withoutRoom(options, stderr);
	if (known !== void 0) return known;
	const output = lastLines(stderr, COMPILER_LINES);
	const program = `${options.mainPackage.importPath}${forPlatform(options)}`;
	if (side.kind === "profile" && suffix === "pgo") return new ProfileBuildFailed(`${options.mainPackage.importPath} builds ${sideInWords(options.baseline)}${forPlatform(options)} but not with the profile ${side.display}:\n${output}`, { fix: "The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile." });
	return new ExpectedError(`${program} does not build ${sideInWords(side)}:\n${output}`, { fix: "Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`." });
}
/** The failures of cgo, of which the compiler's words tell nobody what to do; undefined for any other. */
function withoutCompiler(options, stderr) {
	const { platform, cgo, mainPackage } = options;
	const name = platform === void 0 ? "this machine" : platformName(platform);
	if (/requires external \(cgo\) linking, but cgo is not enabled/.test(stderr)) return new ExpectedError(`Go cannot build for ${name} without cgo: a C linker has to make the program.`, { fix: `Set \`cgo: true\` and the environment variable \`CC\` to a C compiler for ${name}, or leave it out of \`platforms\`.` });
	const complaint = cComplaint(stderr);
	if (complaint !== void 0 && cgo === true) return new ExpectedError(`cgo is on, but \`CC\` is no C compiler for ${name}: ${complaint}.`, { fix: `${wayToCompiler(platform)} Or set \`cgo: false\` where the program can do without C.` });
	if ((cgo === false || cgo === void 0 && platform !== void 0) && /build constraints exclude all Go files in/.test(stderr)) return new ExpectedError(`${mainPackage.importPath} does not build without cgo for ${name}: ${lastLines(stderr, 1)}.`, { fix: `A package needs C (\`cgo: true\`), or is not written for ${name}.` });
}
/** The failures of the machine, which are neither the program's nor the profile's; undefined for any other. */
function withoutRoom({ mainPackage }, stderr) {
	const line = stderr.split(/\r?\n/).find((one) => NO_ROOM.test(one) || NO_MEMORY.test(one));
	if (line === void 0) return void 0;
	const full = (what) => `${mainPackage.importPath} could not be built, since the ${what} is full: ${line.trim()}.`;
	if (NO_ROOM.test(line)) return new ExpectedError(full("disk"), { fix: "Free some space where Go’s cache (`go env GOCACHE`) and temporary files (`TMPDIR`, `RUNNER_TEMP` in a workflow) are." });
	return new OutOfMemory(full("memory"), { fix: "Give the build more memory, or let it compile less at a time: `GOFLAGS=-p=1` in the environment." });
}
/** What the C compiler said first when Go's own C code, which is right, could not be compiled or linked. */
function cComplaint(stderr) {
	const missing = /C compiler "[^"]*" not found/.exec(stderr)?.[0];
	if (missing !== void 0) return missing;
	if (!/^# runtime\/cgo$|running \S+ failed: exit status/m.test(stderr)) return void 0;
	const lines = stderr.split(/\r?\n/).map((line) => line.trim());
	return (lines.find((one) => /error|unknown|unrecognized|incompatible/i.test(one)) ?? lines.at(-1))?.replaceAll("`", "'").replace(/[.?!]+$/, "");
}
/** Compilers that distributions have for other platforms than their own. */
const CROSS_COMPILERS = {
	"linux/amd64": "x86_64-linux-gnu-gcc",
	"linux/arm64": "aarch64-linux-gnu-gcc",
	"linux/arm": "arm-linux-gnueabihf-gcc",
	"linux/riscv64": "riscv64-linux-gnu-gcc",
	"windows/amd64": "x86_64-w64-mingw32-gcc"
};
function wayToCompiler(platform) {
	if (platform === void 0) return "Install one, or name it in the environment variable `CC`.";
	if (platform.os === "darwin" || platform.os === "ios") return "Build this platform on macOS.";
	const known = CROSS_COMPILERS[`${platform.os}/${platform.arch}`];
	return `Name one in the environment variable \`CC\`${known === void 0 ? "" : `, such as \`${known}\``}, in a run with this platform alone.`;
}
function forPlatform({ platform }) {
	return platform === void 0 ? "" : ` for ${platformName(platform)}`;
}
function sideInWords(side) {
	if (side.kind === "off") return "without PGO";
	return side.kind === "profile" ? `with ${side.display}` : `as ${side.display}`;
}

// src/build/wasm-build-info.ts
const MAGIC = Buffer.from("\0asm", "latin1");
/** What cmd/go puts around the lines of `runtime/debug.BuildInfo` (cmd/go/internal/modload/build.go). */
const BEGIN = Buffer.from("3077af0c9274080241e1c107e6d618e6", "hex");
const END = Buffer.from("f932433186182072008242104116d8f2", "hex");
/**
* The lines that `go version -m` would print of a WebAssembly module if it could read one, without their tabs.
* @returns undefined for any other file, and for one that Go did not build.
*/
async function buildInfoOfWasm(file) {
	const bytes = await readFile(file).catch(() => void 0);
	if (bytes === void 0 || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return void 0;
	const begin = bytes.indexOf(BEGIN);
	const end = bytes.indexOf(END, begin);
	if (begin === -1 || end === -1) return void 0;
	return bytes.subarray(begin + BEGIN.length, end).toString();
}

// src/build/build-info.ts
/** @throws ExpectedError when `binary` is missing or no Go binary. */
async function readBuildInfo(binary, context) {
	const { exitCode, stdout, stderr } = await printedBuildInfo(binary, context);
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
async function printedBuildInfo(binary, context) {
	const result = await runGo([
		"version",
		"-m",
		binary
	], context);
	if (result.exitCode === 0) return result;
	const settings = await buildInfoOfWasm(binary);
	if (settings === void 0) return result;
	const { stdout } = await runGo(["env", "GOVERSION"], context);
	const lines = settings.split("\n").map((line) => `\t${line}`);
	return {
		...result,
		exitCode: 0,
		stdout: Buffer.from(`${binary}: ${stdout}${lines.join("\n")}`)
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
/**
* Refuses what would keep the machine's paths in a binary that is to be reproducible.
* @throws UsageError naming the flag.
*/
function requireTrimmed(flags) {
	const flag = flags.find((one) => /^--?trimpath=(?!(1|t|T|true|TRUE|True)$)/.test(one));
	if (flag === void 0) return;
	throw new UsageError(`build-flags: \`${flag}\` contradicts \`reproducible: true\`.`, { fix: "Leave one of them out: without `-trimpath`, the paths of this machine are in the binary." });
}

// src/build/keep-binary.ts
/**
* Makes the folder, and takes out of it what an earlier run left under these names: a failed run must not leave
* another's binaries to the next step.
* @param spared paths of files that stay, whatever their names: binaries that are only to be compared.
* @throws ExpectedError when it cannot be written to.
*/
async function clearPlace(directory, names, spared) {
	try {
		await mkdir(directory, { recursive: true });
		await access(directory, constants$1.W_OK);
		for (const name of names) {
			const file = path.join(directory, name);
			if (!await isOneOf(file, spared)) await removeFile(file);
		}
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
			fix: "Let `output-directory` name a folder that this user may write to.",
			cause: error
		});
	}
}
/** @throws UsageError when a binary that is only to be compared lies where the other one is to be written. */
async function requireApart(directory, names, sides) {
	for (const side of ["baseline", "candidate"]) {
		if (sides[side].kind === "binary") continue;
		const file = path.join(directory, names[side]);
		if (!await isOneOf(file, prebuilt(Object.values(sides)))) continue;
		throw new UsageError(`${file} is to be compared, and the ${side} would be written over it.`, { fix: "Let `output-directory` name another folder." });
	}
}
/** Paths of the binaries among the sides. */
function prebuilt(sides) {
	return sides.flatMap((side) => side.kind === "binary" ? [side.path] : []);
}
/** Whether there is a file, and one of `paths` leads to the same. */
async function isOneOf(file, paths) {
	const identify = (path) => stat(path, { bigint: true }).catch(() => void 0);
	const found = await identify(file);
	if (found === void 0) return false;
	return (await Promise.all(paths.map(identify))).some((other) => other?.ino === found.ino && other.dev === found.dev);
}
async function removeFile(file) {
	if ((await lstat(file).catch(() => void 0))?.isDirectory()) throw new ExpectedError(`${file} is a folder, where a file is to be written.`, { fix: "Move it away, or let `output-directory` name another folder." });
	await rm(file, { force: true });
}
/**
* Moves a binary that was built in `from` to `directory`, also to another file system; a prebuilt one stays.
* @throws ExpectedError when it cannot be written there.
*/
async function keepBinary(binary, from, directory) {
	if (path.dirname(binary.path) !== from) return binary;
	const file = path.join(directory, path.basename(binary.path));
	try {
		await move(binary.path, file);
	} catch (error) {
		throw new ExpectedError(`${file} cannot be written: ${reasonOf(error)}.`, {
			fix: "Make its folder writable and free some space.",
			cause: error
		});
	}
	return {
		...binary,
		path: file
	};
}
async function move(from, to) {
	try {
		await rename(from, to);
	} catch (error) {
		if (error.code !== "EXDEV") throw error;
		const partial = `${to}.partial`;
		try {
			await copyFile(from, partial);
			await rename(partial, to);
		} finally {
			await rm(partial, { force: true });
		}
	}
}

// src/build/verify-build.ts
/** @throws ExpectedError when the build does not record the profile it was to be built with. */
function requireProfileSetting(info, side, name) {
	const recorded = info.settings.get("-pgo");
	const wanted = side.kind === "profile" ? path.basename(side.path) : void 0;
	if ((recorded && path.basename(recorded)) === wanted) return;
	throw new ExpectedError(`${name} should have been built ${sideInWords(side)}, but it records ${recorded === void 0 ? "no -pgo" : `-pgo=${recorded}`}.`, { fix: "Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`." });
}
/** @throws ExpectedError when the build records another platform, variant or cgo than was asked for. */
function requirePlatformSettings(info, { platform, cgo }, name) {
	for (const [variable, wanted] of Object.entries(platformEnvironment(platform, cgo))) {
		const recorded = info.settings.get(variable);
		if (recorded === wanted) continue;
		const where = platform === void 0 ? "" : ` for ${platformName(platform)}`;
		throw new ExpectedError(`${name} should have been built${where} with ${variable}=${wanted}, but it records ${recorded === void 0 ? `no ${variable}` : `${variable}=${recorded}`}.`, { fix: `Check that this Go knows ${variable}; ${info.goVersion} built it.` });
	}
}
/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options, baseline, candidate) {
	if (options.baseline.kind === "binary" || options.candidate.kind === "binary") return;
	const differing = differingSettings(baseline, candidate);
	if (differing.length > 0) throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(", ")}.`, { fix: "Keep the environment and the `go env` configuration still while building." });
}

// src/build/build.ts
/**
* Both binaries of the main package, built at the same time and verified, named as `binaryNames` says in
* `outputDirectory`, which is made if need be, or none there; a prebuilt one is used where it lies.
* @throws UsageError for flags that are not the user's to set; ProfileBuildFailed when only the build with the
* candidate's profile fails; ExpectedError when a build fails or a binary is not what it should be.
*/
async function buildPair(options) {
	const { mainPackage, platform, go, outputDirectory, scratch } = options;
	checkBuildFlags(options.flags);
	const names = binaryNames(mainPackage.name, platform, go.exe);
	const sides = {
		baseline: options.baseline,
		candidate: options.candidate
	};
	await requireApart(outputDirectory, names, sides);
	const clear = () => clearPlace(outputDirectory, Object.values(names), prebuilt(Object.values(sides)));
	await clear();
	await mkdir(scratch, { recursive: true });
	const directory = await mkdtemp(path.join(scratch, "pair-"));
	try {
		const { baseline, candidate } = await makePair(options, directory);
		return {
			baseline: await keepBinary(baseline.binary, directory, outputDirectory),
			candidate: await keepBinary(candidate.binary, directory, outputDirectory)
		};
	} catch (error) {
		await clear().catch(() => {});
		throw error;
	} finally {
		await rm(directory, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	}
}
/**
* The same in `directory`, which should be outside of the work tree: a file that appears there would make Go stamp the
* next binary as built from a changed tree (`vcs.modified`, `v1.2.3+dirty`).
*/
async function makePair(options, directory) {
	checkBuildFlags(options.flags);
	await mkdir(options.scratch, { recursive: true });
	await mkdir(directory, { recursive: true });
	const names = binaryNames(options.mainPackage.name, options.platform, options.go.exe);
	const { baseline, candidate } = await bothOf(options.signal, (signal) => makeBinary({
		...options,
		signal
	}, "baseline", path.join(directory, names.baseline)), (signal) => makeBinary({
		...options,
		signal
	}, "pgo", path.join(directory, names.candidate)));
	requireSameSettings(options, baseline.info, candidate.info);
	return {
		baseline,
		candidate
	};
}
/**
* Both at the same time: nearly nothing is compiled for both, and while one is linked, on one core, the other is compiled. A side
* that ran out of memory is made once more when the other is done with.
* @throws what the baseline throws, and only where that is built, what the candidate throws: it is the profile's fault then.
*/
async function bothOf(signal = new AbortController().signal, makeBaseline, makeCandidate) {
	const needless = new AbortController();
	const first = makeBaseline(signal);
	const second = Promise.allSettled([makeCandidate(AbortSignal.any([signal, needless.signal]))]);
	try {
		const baseline = await first.catch(async (error) => {
			if (!(error instanceof OutOfMemory)) throw error;
			await second;
			return makeBaseline(signal);
		});
		const [candidate] = await second;
		if (candidate.status === "fulfilled") return {
			baseline,
			candidate: candidate.value
		};
		if (!(candidate.reason instanceof OutOfMemory)) throw candidate.reason;
		return {
			baseline,
			candidate: await makeCandidate(signal)
		};
	} catch (error) {
		needless.abort();
		await second;
		throw error;
	}
}
async function makeBinary(options, suffix, file) {
	const side = suffix === "baseline" ? options.baseline : options.candidate;
	const { go, mainPackage, flags, platform, cgo } = options;
	const plain = buildContext(go, options.scratch, options.signal);
	if (side.kind === "binary") return usePrebuilt(side, plain);
	const context = {
		...plain,
		env: {
			...plain.env,
			...platformEnvironment(platform, cgo)
		}
	};
	options.progress?.(`Building ${mainPackage.name}${platform === void 0 ? "" : ` for ${platformName(platform)}`} ${side.kind === "off" ? "without PGO" : `with ${side.display}`}`);
	const started = performance.now();
	const trimmed = options.reproducible ? ["-trimpath"] : [];
	const args = [
		"build",
		...flags,
		...trimmed,
		pgoFlag(side),
		"-o",
		file,
		"--",
		mainPackage.importPath
	];
	const { exitCode, stderr } = await runGo(args, context);
	const seconds = (performance.now() - started) / 1e3;
	if (exitCode !== 0) throw buildFailure(options, side, suffix, stderr);
	const info = await readBuildInfo(file, plain);
	requireProfileSetting(info, side, path.basename(file));
	requirePlatformSettings(info, options, path.basename(file));
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

export { platformEnvironment as _, requireFile as a, keepBinary as c, checkBuildFlags as d, requireTrimmed as f, binaryNames as g, ProfileBuildFailed as h, pgoFlag as i, prebuilt as l, readBuildInfo as m, buildPair as n, sha256OfFile as o, differingSettings as p, makePair as r, clearPlace as s, buildContext as t, requireApart as u, platformName as v, variantVariable as y };