import { g as runGo, h as pprofCommand, i as findMainPackage, o as ownCode, p as lastLines, u as goVersion } from "./program.js";
import { $ as secretsIn, Ar as headOf, Bn as edgeSetOf, Ct as excerpt, Dr as compilerSampleType, Er as compareText, Fn as EdgeSums, Gn as KnownNames, Hn as foldEdges, In as byName, J as isThisMachine, Jt as _usingCtx, K as hostOf, Kt as replaceFile, Ln as byWeight, Mn as driftBetween, Mr as locationBits, Nn as isWithinNoise, Nr as renameFunctions, Or as eachSample, Pn as overlapInWords, Pr as sampleTypeIndex, Qn as ownName, Rn as callEdges, Sr as UsageError, St as duration, Tr as reasonOf, U as nameOf$1, Ut as mustBePlaceOfProfile, Vn as edgesOf, W as send, Wt as readIfThere, Yt as array, Z as ownNetworkFor, _r as windowOf, ar as addTimes, bi as fixed, bt as pLimit, cr as timesOfFunctions, dr as countTotals, et as secretsInCommand, f as orElse, gt as connectionFailure, hn as pipe, hr as totalsInWords, ir as NO_TIMES, jr as linesOf, kr as exactTotals, l as Rejected, lr as decodeProfile, mr as provenanceInWords, nr as splitSymbol, pn as parseJson, pr as isoDate, qt as writeProfile, rn as literal, sr as timesOf, ti as BudgetSpent, tr as renamer, un as object, vn as safeParse, xi as share, xr as ExpectedError, xt as asSentence, yi as count, yn as string } from "./start.js";
import { C as tooLarge, S as sizeUnpacked, _ as contentOf, c as areOfDifferentPrograms, d as findExcluded, g as MAX_PROFILE_BYTES, h as renameExcluded, i as readProfile, l as originInWords, m as isExcluded, o as judge, p as harmfulInlinings, s as judgeContent, u as exclusionInWords, v as decodeOrExplain, x as profileBytes, y as digest } from "./decide.js";
import { i as outputLines, n as howItEnded, o as run, r as lastOutput, s as start } from "./exec.js";
import { t as collectAll } from "./collect.js";
import { constants, createReadStream, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { access, copyFile, lstat, mkdir, mkdtemp, readFile, rename, rm, stat as stat$1, writeFile } from "node:fs/promises";
import path, { join, posix, resolve } from "node:path";
import { createHash, randomUUID } from "node:crypto";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { connect } from "node:net";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";

// src/golang/binaries.ts
/**
* Creates the output folder, and removes from it what an earlier run left under these names: a failed run must not
* leave old binaries to the next step.
* @param spared paths of files that stay, whatever their names: binaries that are only to be compared.
* @throws ExpectedError when it cannot be written to.
*/
async function clearPlace(directory, names, spared) {
	try {
		await mkdir(directory, { recursive: true });
		await access(directory, constants.W_OK);
		for (const file of names.map((name) => path.join(directory, name))) {
			if (await isOneOf(file, spared)) continue;
			if ((await lstat(file).catch(() => void 0))?.isDirectory()) throw new ExpectedError(`${file} is a folder, where a file is to be written.`, { fix: "Move it away, or let `output-directory` name another folder." });
			await rm(file, { force: true });
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
		const file = path.join(directory, names[side]);
		if (sides[side].kind === "binary" || !await isOneOf(file, prebuilt(Object.values(sides)))) continue;
		throw new UsageError(`${file} is to be compared, and the ${side} would be written over it.`, { fix: "Let `output-directory` name another folder." });
	}
}
/** Paths of the given binaries among the sides. */
function prebuilt(sides) {
	return sides.flatMap((side) => side.kind === "binary" ? [side.path] : []);
}
/** Whether there is a file, and one of `paths` leads to the same. */
async function isOneOf(file, paths) {
	const identify = (path) => stat$1(path, { bigint: true }).catch(() => void 0);
	const found = await identify(file);
	if (found === void 0) return false;
	return (await Promise.all(paths.map(identify))).some((other) => other?.ino === found.ino && other.dev === found.dev);
}
/**
* Moves a binary that was built in `from` to `directory`, also to another file system; a given one stays.
* @throws ExpectedError when it cannot be written there.
*/
async function keepBinary(binary, from, directory) {
	if (path.dirname(binary.path) !== from) return binary;
	const file = path.join(directory, path.basename(binary.path));
	const partial = `${file}.partial`;
	try {
		await rename(binary.path, file).catch(async (error) => {
			if (error.code !== "EXDEV") throw error;
			await copyFile(binary.path, partial);
			await rename(partial, file);
		});
	} catch (error) {
		throw new ExpectedError(`${file} cannot be written: ${reasonOf(error)}.`, {
			fix: "Make its folder writable and free some space.",
			cause: error
		});
	} finally {
		await rm(partial, { force: true });
	}
	return {
		...binary,
		path: file
	};
}
/** SHA-256 of a file's bytes, in hexadecimal; the file is streamed. */
async function sha256OfFile(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}
/** @param platform as it was asked for; undefined: what the binary records. */
function releaseBinary({ binary, info: { settings } }, side, platform = `${settings.get("GOOS")}/${settings.get("GOARCH")}`) {
	return {
		platform,
		side,
		...binary,
		cgo: settings.get("CGO_ENABLED") === "1"
	};
}
/** Name of the file of checksums in a folder of binaries. */
const CHECKSUMS = "SHA256SUMS";
/**
* Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there.
* @returns its path.
*/
async function writeChecksums(directory, binaries) {
	const lines = binaries.map((binary) => ({
		name: path.basename(binary.path),
		sha256: binary.sha256
	}));
	lines.sort((a, b) => a.name < b.name ? -1 : 1);
	const file = path.join(directory, CHECKSUMS);
	await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("")));
	return file;
}
/** The parts of a `build` result document that name its files. */
const RESULT = object({
	command: literal("build"),
	binaries: array(object({
		path: string(),
		sha256: string()
	})),
	checksums: string()
});
/**
* Names of the files that the last `build` left in a folder, by its result document. A file whose bytes have changed
* since then is not among them.
*/
async function leftByBuild(directory) {
	const text = await readIfThere(path.join(directory, "result.json")).catch(() => void 0);
	const result = safeParse(pipe(string(), parseJson(), RESULT), text?.toString());
	if (!result.success) return [];
	const { binaries, checksums } = result.output;
	const names = [path.basename(checksums)];
	for (const { path: built, sha256 } of binaries) {
		const name = path.basename(built);
		if (await sha256OfFile(path.join(directory, name)).catch(() => void 0) === sha256) names.push(name);
	}
	return names;
}

// src/golang/build.ts
/** The program builds without the new profile, but not with it: the profile must not be adopted. */
var ProfileBuildFailed = class extends ExpectedError {};
/** The machine could not hold two builds at the same time. */
var OutOfMemory = class extends ExpectedError {};
/**
* Builds and verifies both binaries of the main package, in a temporary folder, and moves them into `outputDirectory`
* together, with the names that `binaryNames` gives; a given binary stays where it is.
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
* Builds and verifies both binaries in `directory`, which should be outside of the work tree: a new file there would
* make Go stamp the next binary as built from a changed tree (`vcs.modified`, `v1.2.3+dirty`).
*/
async function makePair(options, directory) {
	checkBuildFlags(options.flags);
	await mkdir(options.scratch, { recursive: true });
	await mkdir(directory, { recursive: true });
	const names = binaryNames(options.mainPackage.name, options.platform, options.go.exe);
	const make = (side) => makeBinary(options, side, path.join(directory, names[side]));
	const [first, second] = await Promise.allSettled([make("baseline"), make("candidate")]);
	const outcome = async (settled, side) => {
		if (settled.status === "fulfilled") return settled.value;
		if (settled.reason instanceof OutOfMemory) return make(side);
		throw settled.reason;
	};
	const baseline = await outcome(first, "baseline");
	const candidate = await outcome(second, "candidate");
	requireSameSettings(options, baseline.info, candidate.info);
	return {
		baseline,
		candidate
	};
}
async function makeBinary(options, which, file) {
	const side = options[which];
	const { go, mainPackage, flags, platform, cgo } = options;
	const plain = buildContext(go, options.scratch, options.signal);
	if (side.kind === "binary") {
		await requireFile(side.path, side.display);
		return {
			info: await readBuildInfo(side.path, plain),
			binary: await describe(side.path, side, 0)
		};
	}
	const settings = platformEnvironment(platform, cgo);
	options.progress?.(`Building ${mainPackage.name}${forPlatform(options)} ${inWords$1(side)}`);
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
	const { exitCode, stderr } = await runGo(args, {
		...plain,
		env: {
			...plain.env,
			...settings
		}
	});
	const seconds = (performance.now() - started) / 1e3;
	if (exitCode !== 0) throw buildFailure(options, which, stderr);
	const binary = await describe(file, side, seconds);
	if (platform?.arch === "wasm") return {
		binary,
		info: {
			goVersion: go.version,
			path: mainPackage.importPath,
			settings: new Map(Object.entries(settings))
		}
	};
	const info = await readBuildInfo(file, plain);
	requireProfileSetting(info, side, path.basename(file));
	requirePlatformSettings(info, options, path.basename(file));
	return {
		binary,
		info
	};
}
const NO_ROOM = /no space left on device|disk quota exceeded|not enough space on the disk/i;
const NO_MEMORY = /: signal: killed|cannot allocate memory|runtime: out of memory/i;
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES$1 = 20;
/** What `go build` failing means, from what it printed. */
function buildFailure(options, which, stderr) {
	const program = options.mainPackage.importPath;
	const line = stderr.split(/\r?\n/).find((one) => NO_ROOM.test(one) || NO_MEMORY.test(one));
	if (line !== void 0 && NO_ROOM.test(line)) return new ExpectedError(`${program} could not be built, since the disk is full: ${line.trim()}.`, { fix: "Free some space where Go’s cache (`go env GOCACHE`) and temporary files (`TMPDIR`, `RUNNER_TEMP` in a workflow) are." });
	if (line !== void 0) return new OutOfMemory(`${program} could not be built, since the memory is full: ${line.trim()}.`, { fix: "Give the build more memory, or let it compile less at a time: `GOFLAGS=-p=1` in the environment." });
	const output = lastLines(stderr, COMPILER_LINES$1);
	const side = options[which];
	const where = forPlatform(options);
	if (which === "candidate" && side.kind === "profile") return new ProfileBuildFailed(`${program} builds ${inWords$1(options.baseline)}${where} but not with the profile ${side.display}:\n${output}`, { fix: "The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile." });
	const command = [...Object.entries(platformEnvironment(options.platform, options.cgo)).map(([name, value]) => `${name}=${value}`), "go build"].join(" ");
	return new ExpectedError(`${program}${where} does not build ${inWords$1(side)}:\n${output}`, { fix: `Make \`${command}\` pass with the same flags first; \`build-flags\` holds what it needs, such as \`-tags=prod\`.` });
}
function forPlatform({ platform }) {
	return platform === void 0 ? "" : ` for ${platformName(platform)}`;
}
function inWords$1(side) {
	if (side.kind === "off") return "without PGO";
	return side.kind === "profile" ? `with ${side.display}` : `as ${side.display}`;
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
		signal
	};
}
/** `go version` would walk a folder. @throws ExpectedError when `file` is missing or no file. */
async function requireFile(file, display) {
	const found = await stat$1(file).catch(() => void 0);
	if (found?.isFile()) return;
	throw new ExpectedError(`${display} is ${found === void 0 ? "not there" : "not a file"}.`, { fix: "Check the path of the binary." });
}
async function describe(file, side, seconds) {
	return {
		pgo: side.kind === "off" ? "off" : side.display,
		path: file,
		bytes: (await stat$1(file)).size,
		sha256: await sha256OfFile(file),
		seconds
	};
}
/** Flags that the build sets itself, and what the user sets instead. */
const OURS = {
	pgo: "Leave it out: both sides are built with a `-pgo` of their own. Another profile is named by `profile`.",
	o: "Leave it out: `output-directory` says where the binaries go.",
	C: "Leave it out: `working-directory` says where to build.",
	n: "Leave it out: the binaries have to be built."
};
/** Refuses flags that would change what is built or where it goes. @throws UsageError naming the flag. */
function checkBuildFlags(flags) {
	for (const flag of flags) {
		const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
		const fix = name === void 0 ? void 0 : OURS[name];
		if (fix !== void 0) throw new UsageError(`build-flags: \`${flag}\` may not be set there.`, { fix });
	}
}
/** `linux/amd64`, `linux/arm64/v8.1`. */
function platformName({ os, arch, variant }) {
	return [
		os,
		arch,
		...variant === void 0 ? [] : [variant]
	].join("/");
}
/** The environment that makes `go` build for a platform; empty for Go's default. */
function platformEnvironment(platform, cgo) {
	const env = {};
	if (platform !== void 0) {
		const { os, arch, variant } = platform;
		Object.assign(env, {
			GOOS: os,
			GOARCH: arch
		});
		if (variant !== void 0) env[`GO${arch.replace(/le$/, "").toUpperCase()}`] = variant;
	}
	if (cgo !== void 0) env["CGO_ENABLED"] = cgo ? "1" : "0";
	return env;
}
/**
* File names of a program's two binaries: `NAME-baseline` and `NAME-pgo`, or, for a platform, `NAME_linux_arm64_v8.1`
* for the PGO binary, which releases can take as it is, and the same with `-baseline`.
* @param exe ending of programs where Go builds for its default platform.
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
/** @throws ExpectedError when `binary` is missing or no Go binary. */
async function readBuildInfo(binary, context) {
	const { exitCode, stdout, stderr } = await runGo([
		"version",
		"-m",
		binary
	], context);
	const [header = "", ...rest] = stdout.toString().split(/\r?\n/);
	const lines = rest.filter((line) => line.startsWith("	"));
	if (exitCode !== 0 || lines.length === 0) {
		const why = lastLines(stderr, 1) || "it carries no build information";
		throw new ExpectedError(`${binary} is not a Go binary: ${why}.`, { fix: "Name a program built by `go build`, or a test binary built by `go test -c`." });
	}
	const settings = /* @__PURE__ */ new Map();
	let path = "";
	for (const line of lines) {
		const [, kind, value = ""] = line.split("	");
		if (kind === "path") path = value;
		if (kind !== "build") continue;
		const equals = value.indexOf("=");
		settings.set(value.slice(0, equals), value.slice(equals + 1).replace(/^"(.*)"$/, "$1"));
	}
	return {
		goVersion: header.slice(header.lastIndexOf(": ") + 2),
		path,
		settings
	};
}
/**
* Settings, other than `-pgo`, in which two builds differ. Those of version control are left out: they change
* when the first build's output appears in the work tree, and do not touch the machine code.
*/
function differingSettings(one, other) {
	const differing = [.../* @__PURE__ */ new Set([...one.settings.keys(), ...other.settings.keys()])].filter((name) => name !== "-pgo" && !name.startsWith("vcs") && one.settings.get(name) !== other.settings.get(name));
	if (one.goVersion !== other.goVersion) differing.push("the Go version");
	return differing.sort();
}
/** @throws ExpectedError when the build does not record the profile it was to be built with. */
function requireProfileSetting(info, side, name) {
	const recorded = info.settings.get("-pgo");
	const wanted = side.kind === "profile" ? path.basename(side.path) : void 0;
	if ((recorded && path.basename(recorded)) === wanted) return;
	throw new ExpectedError(`${name} should have been built ${inWords$1(side)}, but it records ${recorded === void 0 ? "no -pgo" : `-pgo=${recorded}`}.`, { fix: "Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`." });
}
/** @throws ExpectedError when the build records another platform, variant or cgo than was asked for. */
function requirePlatformSettings(info, options, name) {
	for (const [variable, wanted] of Object.entries(platformEnvironment(options.platform, options.cgo))) {
		const recorded = info.settings.get(variable);
		if (recorded === wanted) continue;
		throw new ExpectedError(`${name} should have been built${forPlatform(options)} with ${variable}=${wanted}, but it records ${recorded === void 0 ? `no ${variable}` : `${variable}=${recorded}`}.`, { fix: `Check that this Go knows ${variable}; ${info.goVersion} built it.` });
	}
}
/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options, baseline, candidate) {
	if (options.baseline.kind === "binary" || options.candidate.kind === "binary") return;
	const differing = differingSettings(baseline, candidate);
	if (differing.length === 0) return;
	throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(", ")}.`, { fix: "Do not change the environment or `go env` settings during the build." });
}

// src/compare/affinity.ts
/** The CPUs that this process may use, by number; none where the system does not say, or no process can be pinned. */
async function usableCpus(proc = "/proc") {
	const status = await readFile(join(proc, "self", "status"), "utf8").catch(() => "");
	const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
	const found = list === void 0 ? void 0 : await run([
		"sh",
		"-c",
		"command -v taskset"
	], { cwd: "/" });
	if (list === void 0 || found?.exitCode !== 0) return [];
	return list.split(",").flatMap((range) => {
		const [first = 0, last = first] = range.split("-").map(Number);
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	});
}
/** What to put in front of a command so that it, and all that it starts, stay on these CPUs. */
function pinnedTo(cpus) {
	return [
		"taskset",
		"-c",
		cpus.join(",")
	];
}

// src/compare/load/process-table.ts
/** Linux tells times in /proc in hundredths of a second wherever Go runs. */
const TICKS = 100;
/**
* The processes of this machine. Everything is read synchronously: each of these files is made by the kernel as it is
* read, in some microseconds, and a look at a server under load should cost no more than that.
*/
var ProcessTable = class {
	proc;
	/** @param proc `/proc`. */
	constructor(proc) {
		this.proc = proc;
	}
	/** Whether this system has such a table, which only Linux does. */
	get exists() {
		return this.entry(process.pid) !== void 0;
	}
	ids() {
		return readdirSync(this.proc).filter((name) => /^\d+$/.test(name)).map(Number);
	}
	/** Undefined when there is no such process. */
	entry(id) {
		const text = this.read(id, "stat");
		const from = text.indexOf("(");
		const to = text.lastIndexOf(")");
		if (to < 0) return void 0;
		const [state = "", ...numbers] = text.slice(to + 2).split(" ");
		const field = (number) => Number(numbers[number - 4]);
		return {
			id,
			program: text.slice(from + 1, to),
			ended: (state === "Z" || state === "X") && !(field(20) > 1),
			parent: field(4),
			group: field(5),
			session: field(6),
			cpuSeconds: (field(14) + field(15)) / TICKS,
			reapedSeconds: (field(16) + field(17)) / TICKS,
			started: field(22)
		};
	}
	/**
	* Seconds of CPU time that the threads of a process that are there now have used, in nanoseconds' resolution; 0
	* where the kernel does not tell.
	*/
	threadSeconds(id) {
		let threads;
		try {
			threads = readdirSync(join(this.proc, `${id}`, "task"));
		} catch {
			return 0;
		}
		let nanoseconds = 0;
		for (const thread of threads) nanoseconds += Number.parseInt(this.read(id, `task/${thread}/schedstat`), 10) || 0;
		return nanoseconds / 1e9;
	}
	/** Resident memory and the most that there ever was, in bytes; undefined of a process that has ended. */
	memory(id) {
		const status = this.read(id, "status");
		const resident = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
		const most = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
		if (resident === void 0) return void 0;
		return {
			resident: Number(resident) * 1024,
			most: Number(most ?? resident) * 1024
		};
	}
	/**
	* Whether it was started with this variable set; false where that may not be read. @param assignment `NAME=value`.
	*/
	hasVariable(id, assignment) {
		return this.read(id, "environ").split("\0").includes(assignment);
	}
	read(id, name) {
		try {
			return readFileSync(join(this.proc, `${id}`, name), "utf8");
		} catch {
			return "";
		}
	}
};

// src/compare/server-processes.ts
/**
* The processes of one server: the shell that was started for it, all that are in the shell's session, all that
* descend from one of these, and all that carry the server's mark in their environment. One that was seen once is
* known from then on, even when its parents are gone.
*/
var ServerProcesses = class ServerProcesses {
	#table;
	#leader;
	#mark;
	#known = /* @__PURE__ */ new Map();
	#others = /* @__PURE__ */ new Set();
	#peak = 0;
	constructor(table, leader, mark) {
		this.#table = table;
		this.#leader = leader;
		this.#mark = mark;
	}
	/**
	* @param leader id of the shell, which leads its session.
	* @param mark `NAME=value`, a variable that only this server has.
	* @returns undefined where the system does not describe processes, as all but Linux.
	*/
	static of(proc, leader, mark) {
		const table = new ProcessTable(proc);
		return table.exists ? new ServerProcesses(table, leader, mark) : void 0;
	}
	/** What the server has used so far. */
	use() {
		let memory = 0;
		let cpuSeconds = 0;
		for (const member of this.#members()) {
			cpuSeconds += member.reapedSeconds + Math.max(member.cpuSeconds, this.#table.threadSeconds(member.id));
			if (member.id === this.#leader && member.program === "sh") continue;
			const { resident = 0, most = 0 } = this.#table.memory(member.id) ?? {};
			memory += resident;
			this.#peak = Math.max(this.#peak, most);
		}
		this.#peak = Math.max(this.#peak, memory);
		return {
			cpuSeconds,
			memory,
			peakMemory: this.#peak
		};
	}
	/** Ids of processes that were seen and still run, also of those that only their mark identifies. */
	survivors() {
		this.#others.clear();
		return this.#members().flatMap(({ id, ended }) => ended ? [] : [id]);
	}
	/** Takes what the server uses at short intervals, until `end` is called. */
	watch() {
		const begun = performance.now();
		const take = () => ({
			seconds: (performance.now() - begun) / 1e3,
			...this.use()
		});
		let taken = [take()];
		let every = EVERY_MS;
		const next = () => {
			taken.push(take());
			if (taken.length >= MOST_MOMENTS) {
				taken = taken.filter((_, at) => at % 2 === 0);
				every *= 2;
			}
			timer = setTimeout(next, every);
		};
		let timer = setTimeout(next, every);
		return { end() {
			clearTimeout(timer);
			taken.push(take());
			return taken.map(({ seconds, cpuSeconds, memory }, at) => {
				const before = taken[at - 1] ?? {
					seconds,
					cpuSeconds
				};
				const elapsed = seconds - before.seconds;
				return {
					seconds,
					cpus: elapsed > 0 ? (cpuSeconds - before.cpuSeconds) / elapsed : 0,
					memory
				};
			});
		} };
	}
	#members() {
		const entries = /* @__PURE__ */ new Map();
		for (const id of this.#table.ids()) {
			if (this.#others.has(id)) continue;
			const entry = this.#table.entry(id);
			if (entry !== void 0) entries.set(id, entry);
		}
		for (const [id, { started }] of this.#known) if (entries.get(id)?.started !== started) this.#known.delete(id);
		for (const entry of entries.values()) if (this.#belongs(entry, entries)) this.#known.set(entry.id, entry);
		else this.#others.add(entry.id);
		return [...this.#known.keys()].flatMap((id) => entries.get(id) ?? []);
	}
	#belongs(entry, entries) {
		for (let one = entry; one !== void 0; one = entries.get(one.parent)) if (one.session === this.#leader || this.#known.has(one.id)) return true;
		return this.#table.hasVariable(entry.id, this.#mark);
	}
};
const EVERY_MS = 250;
/** A chart cannot show more: from then on every other one is dropped, and they are taken half as often. */
const MOST_MOMENTS = 400;

// src/compare/serve.ts
const READY_MS = 6e4;
const PAUSE_MS = 100;
/** A service that takes a connection and never answers is asked again. */
const ONE_ANSWER_MS = 5e3;
/** How long the port of a service that has ended may be in use. */
const PORT_MS = 3e3;
/** How long a service may take to end by itself. */
const END_MS = 5e3;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/** Lines of either command that progress shows. */
const SHOWN_LINES = 8;
const MARK = "GO_PGO_SERVER";
/**
* Starts the service, waits until it is ready, runs `task`, and ends the service with all that it started.
* @param what is done with it, for sentences: `loaded`, `profiled`.
* @throws ExpectedError when something listens already where the service will, when the service does not get ready or
* ends before `task` does; what `task` throws; the signal's reason. In each case nothing is left running that is known
* to be the service's.
*/
async function withService(options, what, task) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { endpoints, ready, cwd, env, cpus, progress, proc = "/proc" } = options;
		const stop = new AbortController();
		const signal = AbortSignal.any([options.signal, stop.signal]);
		let stage = "before it was ready";
		await requireUnused([...endpoints, ...ready === void 0 ? [] : [ready]], signal);
		const limit = cpus === void 0 ? {
			wrapper: [],
			kept: ""
		} : await limitCpus(cpus, proc);
		progress?.(`Starting the service${limit.kept} …`);
		let shown = 0;
		const mark = randomUUID();
		const begun = performance.now();
		const server = await startShell({
			command: options.serve,
			cwd,
			env: {
				...env,
				[MARK]: mark
			},
			programEnv: options.serveEnv,
			signal: options.signal,
			wrapper: limit.wrapper,
			onLine: (line) => {
				if (stage !== void 0 && ++shown <= SHOWN_LINES) progress?.(`serve | ${excerpt(line, 300)}`);
			}
		});
		const processes = ServerProcesses.of(proc, server.pid, `${MARK}=${mark}`);
		_usingCtx$3.a({ [Symbol.asyncDispose]: () => endService(server, processes) });
		const ended = server.exited.then((end) => {
			if (stage !== void 0) stop.abort(serviceEnded(end, stage, server.output()));
		});
		const endExplains = () => Promise.race([ended, setTimeout$1(CAUSE_MS)]);
		try {
			await waitUntilReady(options, signal, server).catch((error) => {
				if (!(options.signal.reason instanceof BudgetSpent)) throw error;
				const waited = duration(performance.now() - begun);
				throw new BudgetSpent(`The service was not ready after ${waited}. ${lastWords(server.output())}`);
			});
			progress?.(`The service is ready after ${duration(performance.now() - begun)}.`);
			stage = `while it was ${what}`;
			const fail = (reason) => stop.abort(reason);
			const [outcome] = await Promise.allSettled([task({
				processes,
				signal,
				fail,
				endExplains
			})]);
			if (outcome.status === "rejected" || !isAlive(server)) await endExplains();
			if (!(outcome.status === "rejected" && outcome.reason instanceof BudgetSpent)) signal.throwIfAborted();
			if (outcome.status === "rejected") throw outcome.reason;
			return {
				value: outcome.value,
				findings: limit.finding === void 0 ? [] : [limit.finding]
			};
		} finally {
			stage = void 0;
		}
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
function isAlive({ pid }) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
/** Ends the service and every process that is known to be part of it. */
async function endService(server, processes) {
	processes?.survivors();
	await server.stop(END_MS);
	for (const id of processes?.survivors() ?? []) try {
		process.kill(id, "SIGKILL");
	} catch {}
}
/** How many CPUs the service gets: pinned to so many, or as many as there are. */
async function limitCpus(cpus, proc) {
	const usable = await usableCpus(proc);
	const own = usable.slice(0, cpus);
	if (usable.length > cpus) return {
		wrapper: pinnedTo(own),
		kept: `, pinned to CPU ${own.join(",")}`
	};
	if (usable.length > 0) return {
		wrapper: [],
		kept: ""
	};
	return {
		wrapper: [],
		kept: "",
		finding: {
			severity: "warning",
			message: `\`cpus: ${cpus}\` is not kept: this system has no \`taskset\`, or does not pin programs to CPUs.`,
			fix: "Run it on Linux with `taskset` (util-linux), or leave `cpus` out."
		}
	};
}
/** A load that ends in the last twentieth of the task was there for it. */
const ENOUGH_OF_THE_TIME = .95;
/**
* Runs `task`, such as the collection of profiles, while the service runs and is loaded. The load is ended with it.
* @throws ExpectedError as `withService`, or when the load fails; what `task` throws; the signal's reason.
*/
async function whileUnderLoad(options, task) {
	const { load, progress } = options;
	const served = await withService(options, "profiled", async (service) => {
		try {
			var _usingCtx3 = _usingCtx();
			const { signal, endExplains, fail } = service;
			if (load === void 0) return {
				value: await task(signal),
				findings: []
			};
			progress?.("Loading it …");
			const started = _usingCtx3.a(await startLoad({
				...options,
				load
			}));
			const begun = performance.now();
			let ended;
			let isOver = false;
			const noticed = started.exited.then(async (end) => {
				ended = performance.now();
				if (isOver || end.exitCode === 0) return;
				await endExplains();
				fail(loadFailed(end, started.output()));
			});
			const [outcome] = await Promise.allSettled([task(signal)]);
			const now = performance.now();
			if (outcome.status === "rejected" || !isAlive(started)) await Promise.race([noticed, setTimeout$1(CAUSE_MS)]);
			isOver = true;
			signal.throwIfAborted();
			if (outcome.status === "rejected") throw outcome.reason;
			const [ran, took] = [(ended ?? now) - begun, now - begun];
			await started.stop(END_MS, "SIGINT");
			for (const line of outputLines(started.output()).slice(-8)) progress?.(`load | ${line}`);
			return {
				value: outcome.value,
				findings: ran < took * ENOUGH_OF_THE_TIME ? [loadTooShort(ran, took)] : []
			};
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	});
	const { value, findings } = served.value;
	return {
		value,
		findings: [...served.findings, ...findings]
	};
}
/** Both in milliseconds. */
function loadTooShort(ran, took) {
	return {
		severity: "warning",
		message: `\`load\` ended after ${duration(ran)}, but profiling took ${duration(took)}: for the rest of it the service was idle.`,
		fix: "Make it run longer than the profiles take; what outlasts them is stopped."
	};
}
/** Starts the load command as a process group of its own. */
function startLoad({ load, loadEnv, cwd, env }, signal) {
	return startShell({
		command: load,
		cwd,
		env,
		programEnv: loadEnv,
		signal
	});
}
const RENAMED = "GO_PGO_SET_";
/**
* Starts `command` as `sh -c` would, as a process group of its own. On SIGINT and SIGTERM the shell lives for as long
* as the program that it waits for: a service may end by itself, and a load tool print its summary. The command and the
* values are variables: neither is part of the script or an argument, which everybody on the machine may read.
*/
function startShell({ command, env, programEnv, wrapper = [], ...options }) {
	const script = [
		`${RENAMED}TEXT=$${RENAMED}COMMAND; unset ${RENAMED}COMMAND`,
		"trap 'exit 130' INT; trap 'exit 143' TERM",
		...Object.keys(programEnv).map((name) => `export ${name}="$${RENAMED}${name}"; unset ${RENAMED}${name}`),
		`eval "$${RENAMED}TEXT"`
	].join("\n");
	const renamed = Object.entries(programEnv).map(([name, value]) => [`${RENAMED}${name}`, value]);
	const [program = "sh", ...args] = [
		...wrapper,
		"sh",
		"-c",
		script,
		"sh"
	];
	return start([program, ...args], {
		...options,
		env: {
			...env,
			...Object.fromEntries(renamed),
			[`${RENAMED}COMMAND`]: command
		},
		credentials: "program"
	});
}
/**
* Tells the service that is to be started from one that is there already: that one would be profiled in its place.
* @param urls where the service will be asked; those that are not on this machine are not looked at.
* @throws ExpectedError when something goes on listening at one of them.
*/
async function requireUnused(urls, signal) {
	const own = urls.map((url) => new URL(url)).filter(({ hostname }) => isThisMachine(hostname));
	const end = performance.now() + PORT_MS;
	for (const url of new Map(own.map((url) => [portOf(url) + url.hostname, url])).values()) for (;;) {
		const late = AbortSignal.timeout(PORT_MS);
		const refusal = await whyNothingListens(url, AbortSignal.any([signal, late])).catch(() => "no answer");
		signal.throwIfAborted();
		if (refusal !== void 0) break;
		if (performance.now() > end) throw new ExpectedError(`Something listens on ${url.hostname}:${portOf(url)} already, before \`serve\` was started.`, { fix: "End what listens there, or use another port. `serve` must end all that it started on SIGTERM." });
		await setTimeout$1(PAUSE_MS);
	}
}
/**
* Why nothing accepts connections at the host and port of a URL, as a code such as `ECONNREFUSED`; undefined when
* something does. @throws the reason of `signal` when it was aborted.
*/
function whyNothingListens(url, signal) {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: hostOf(url),
			port: portOf(url),
			signal
		});
		socket.once("connect", () => {
			const { localPort, remotePort, localAddress, remoteAddress } = socket;
			resolve(localPort === remotePort && localAddress === remoteAddress ? "ECONNREFUSED" : void 0);
			socket.destroy();
		});
		socket.once("error", (error) => signal.aborted ? reject(signal.reason) : resolve(error.code ?? error.message));
	});
}
function portOf({ port, protocol }) {
	return Number(port || (protocol === "https:" ? 443 : 80));
}
/**
* Waits until the service can be used: its `ready` URL answers with 2xx, or without one its endpoints on this machine
* accept connections. @throws ExpectedError with what it printed when that takes too long; the signal's reason.
*/
async function waitUntilReady({ ready, endpoints, env, readyTimeout = READY_MS }, signal, server) {
	const urls = ready === void 0 ? endpoints.filter((one) => isThisMachine(new URL(one).hostname)) : [ready];
	const deadline = performance.now() + readyTimeout;
	for (const url of urls.map((one) => new URL(one))) for (;;) {
		const left = Math.ceil(deadline - performance.now());
		const late = AbortSignal.timeout(Math.max(PAUSE_MS, Math.min(ONE_ANSWER_MS, left)));
		const both = AbortSignal.any([signal, late]);
		const why = await (ready === void 0 ? whyNothingListens(url, both) : whyNotAnswered(url, env, both)).catch((error) => {
			if (signal.aborted || late.aborted) return "the last attempt got no answer";
			throw error;
		});
		signal.throwIfAborted();
		if (why === void 0) break;
		if (performance.now() > deadline) throw notReady(url, why, readyTimeout, ready !== void 0, server.output());
		await setTimeout$1(PAUSE_MS, void 0, { signal }).catch(() => {});
		signal.throwIfAborted();
	}
}
async function whyNotAnswered(url, env, signal) {
	try {
		var _usingCtx4 = _usingCtx();
		const network = _usingCtx4.a(ownNetworkFor(env));
		try {
			const { status, body, url: answered } = await send(url, {
				headers: {},
				network,
				signal
			});
			body.on("error", () => {}).destroy();
			return status >= 200 && status < 300 ? void 0 : `${nameOf$1(answered)} answered ${status}`;
		} catch (error) {
			const failure = error instanceof ExpectedError ? error : connectionFailure(error, nameOf$1(url));
			if (failure === void 0 || signal.aborted) throw error;
			return failure.message.replace(/\.$/, "");
		}
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
function notReady(url, why, timeout, isAsked, output) {
	const reason = isAsked ? why : `nothing listens on ${url.host} (${why})`;
	const message = `The service was not ready within ${duration(timeout)}: ${reason}. ${lastWords(output)}`;
	return new ExpectedError(message, { fix: isAsked ? "Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it." : "Let `serve` listen where `sources` profiles it, or name a URL in `ready` that answers with 2xx once it can be used." });
}
const NOT_FOUND = "Install the program that was not found, or add its folder to the PATH.";
function serviceEnded(end, when, output) {
	const { exitCode } = end;
	return new ExpectedError(`The service ${howItEnded(end)} ${when}. ${lastWords(output)}`, { fix: exitCode === 127 ? NOT_FOUND : exitCode === 0 ? "Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`." : "Run `serve` and `load` by hand in the working directory, with the binary as PGO_BINARY, and fix what ends it." });
}
/** What k6 ends with when a threshold of the script is crossed. */
const K6_THRESHOLDS = 99;
/** @param output what the load printed. */
function loadFailed(end, output) {
	const { exitCode } = end;
	return new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(output)}`, { fix: exitCode === 127 ? NOT_FOUND : exitCode === K6_THRESHOLDS && /threshold/i.test(output) ? "Run k6 with `--no-thresholds` here: what a limited server cannot keep up with is not a failure of the comparison." : "Run it by hand against the service and fix it; where its exit code means something else, add `|| true`." });
}
/** What a program said last. Of a Go program that crashed, that is its panic; the goroutines that follow are many lines. */
function lastWords(output) {
	const crash = /^(?:panic|fatal error): .*$/m.exec(output)?.[0];
	return crash === void 0 ? lastOutput(output) : `It said: ${asSentence(excerpt(crash, 200))}`;
}

// node_modules/pprof-format/dist/esm/index.js
/**
* Unless explicitly stated otherwise all files in this repository are licensed under the MIT License.
*
* This product includes software developed at Datadog (https://www.datadoghq.com/  Copyright 2022 Datadog, Inc.
*/
var __classPrivateFieldGet = void 0 && (void 0).__classPrivateFieldGet || function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _StringTable_encodings;
var _StringTable_positions;
/*!
* Private helpers. These are only used by other helpers.
*/
const lowMaxBig = 2n ** 32n - 1n;
const lowMax = 2 ** 32 - 1;
const lowMaxPlus1 = lowMax + 1;
const toUtf8 = typeof Buffer === "undefined" ? (value) => new TextEncoder().encode(value) : (value) => Buffer.from(value, "utf8");
function countNumberBytes(buffer) {
	if (!buffer.length) return 0;
	let i = 0;
	while (i < buffer.length && buffer[i++] >= 128);
	return i;
}
function decodeBigNumber(buffer) {
	if (!buffer.length) return BigInt(0);
	let value = BigInt(buffer[0] & 127);
	let i = 0;
	while (buffer[i++] >= 128) value |= BigInt(buffer[i] & 127) << BigInt(7 * i);
	return value;
}
function makeValue(value, offset = 0) {
	return {
		value,
		offset
	};
}
function getValue(mode, buffer) {
	switch (mode) {
		case kTypeVarInt:
			for (let i = 0; i < buffer.length; i++) if (!(buffer[i] & 128)) return makeValue(buffer.subarray(0, i + 1));
			return makeValue(buffer);
		case kTypeLengthDelim: {
			const offset = countNumberBytes(buffer);
			const size = decodeNumber(buffer);
			return makeValue(buffer.subarray(offset, Number(size) + offset), offset);
		}
		default: throw new Error(`Unrecognized value type: ${mode}`);
	}
}
function lowBits(number) {
	return typeof number !== "bigint" ? (number >>> 0) % lowMaxPlus1 : Number(number & lowMaxBig);
}
function highBits(number) {
	return typeof number !== "bigint" ? number / lowMaxPlus1 >>> 0 : Number(number >> 32n & lowMaxBig);
}
function long(number) {
	const sign = number < 0;
	if (sign) number = -number;
	let lo = lowBits(number);
	let hi = highBits(number);
	if (sign) {
		hi = ~hi >>> 0;
		lo = ~lo >>> 0;
		if (++lo > lowMax) {
			lo = 0;
			if (++hi > lowMax) hi = 0;
		}
	}
	return [hi, lo];
}
/**
* Public helpers. These are used in the type definitions.
*/
const kTypeVarInt = 0;
const kTypeLengthDelim = 2;
function decodeNumber(buffer) {
	if (countNumberBytes(buffer) > 4) return decodeBigNumber(buffer);
	if (!buffer.length) return 0;
	let value = buffer[0] & 127;
	let i = 0;
	while (buffer[i++] >= 128) value |= (buffer[i] & 127) << 7 * i;
	return value;
}
function decodeNumbers(buffer) {
	const values = [];
	let start = 0;
	for (let i = 0; i < buffer.length; i++) if ((buffer[i] & 128) === 0) {
		values.push(decodeNumber(buffer.subarray(start, i + 1)));
		start = i + 1;
	}
	return values;
}
function push(value, list) {
	if (list == null) return [value];
	list.push(value);
	return list;
}
function pushAll(values, list) {
	if (list == null) return values;
	for (const value of values) list.push(value);
	return list;
}
function measureNumber(number) {
	if (number === 0 || number === 0n) return 0;
	const [hi, lo] = long(number);
	const a = lo;
	const b = (lo >>> 28 | hi << 4) >>> 0;
	const c = hi >>> 24;
	if (c !== 0) return c < 128 ? 9 : 10;
	if (b !== 0) {
		if (b < 16384) return b < 128 ? 5 : 6;
		return b < 2097152 ? 7 : 8;
	}
	if (a < 16384) return a < 128 ? 1 : 2;
	return a < 2097152 ? 3 : 4;
}
function measureValue(value) {
	if (typeof value === "undefined") return 0;
	if (typeof value === "number" || typeof value === "bigint") return measureNumber(value) || 1;
	return value.length;
}
function measureArray(list) {
	let size = 0;
	for (const item of list) size += measureValue(item);
	return size;
}
function measureNumberField(number) {
	const length = measureNumber(number);
	return length ? 1 + length : 0;
}
function measureNumberArrayField(values) {
	let total = 0;
	for (const value of values) total += measureNumber(value) || 1;
	return total ? 1 + measureNumber(total) + total : 0;
}
function measureLengthDelimField(value) {
	const length = measureValue(value);
	return length ? 1 + measureNumber(length) + length : 0;
}
function measureLengthDelimArrayField(values) {
	let total = 0;
	for (const value of values) total += measureLengthDelimField(value);
	return total;
}
function encodeNumber(buffer, i, number) {
	if (number === 0 || number === 0n) {
		buffer[i++] = 0;
		return i;
	}
	let [hi, lo] = long(number);
	while (hi) {
		buffer[i++] = lo & 127 | 128;
		lo = (lo >>> 7 | hi << 25) >>> 0;
		hi >>>= 7;
	}
	while (lo > 127) {
		buffer[i++] = lo & 127 | 128;
		lo = lo >>> 7;
	}
	buffer[i++] = lo;
	return i;
}
const emptyTableToken = Symbol();
var StringTable = class StringTable {
	constructor(tok) {
		this.strings = new Array();
		_StringTable_encodings.set(this, new Array());
		_StringTable_positions.set(this, /* @__PURE__ */ new Map());
		if (tok !== emptyTableToken) this.dedup("");
	}
	get encodedLength() {
		let size = 0;
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) size += encoded.length;
		return size;
	}
	_encodeToBuffer(buffer, offset) {
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) {
			buffer.set(encoded, offset);
			offset += encoded.length;
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.encodedLength)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static _encodeStringFromUtf8(stringBuffer) {
		const buffer = new Uint8Array(1 + stringBuffer.length + (measureNumber(stringBuffer.length) || 1));
		let offset = 0;
		buffer[offset++] = 50;
		offset = encodeNumber(buffer, offset, stringBuffer.length);
		if (stringBuffer.length > 0) buffer.set(stringBuffer, offset);
		return buffer;
	}
	static _encodeString(string) {
		return StringTable._encodeStringFromUtf8(toUtf8(string));
	}
	dedup(string) {
		if (typeof string === "number") return string;
		if (!__classPrivateFieldGet(this, _StringTable_positions, "f").has(string)) {
			const pos = this.strings.push(string) - 1;
			__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, pos);
			__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeString(string));
		}
		return __classPrivateFieldGet(this, _StringTable_positions, "f").get(string);
	}
	_decodeString(buffer) {
		const string = new TextDecoder().decode(buffer);
		__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, this.strings.push(string) - 1);
		__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeStringFromUtf8(buffer));
	}
};
_StringTable_encodings = /* @__PURE__ */ new WeakMap(), _StringTable_positions = /* @__PURE__ */ new WeakMap();
function decode(buffer, decoder) {
	const data = {};
	let index = 0;
	while (index < buffer.length) {
		const field = buffer[index] >> 3;
		const mode = buffer[index] & 7;
		index++;
		const { offset, value } = getValue(mode, buffer.subarray(index));
		index += value.length + offset;
		decoder(data, field, value);
	}
	return data;
}
var ValueType = class ValueType {
	static create(data) {
		return data instanceof ValueType ? data : new ValueType(data);
	}
	constructor(data) {
		this.type = data.type || 0;
		this.unit = data.unit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.type);
		total += measureNumberField(this.unit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.type) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.type);
		}
		if (this.unit) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.unit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.type = decodeNumber(buffer);
				break;
			case 2: data.unit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Label = class Label {
	static create(data) {
		return data instanceof Label ? data : new Label(data);
	}
	constructor(data) {
		this.key = data.key || 0;
		this.str = data.str || 0;
		this.num = data.num || 0;
		this.numUnit = data.numUnit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.key);
		total += measureNumberField(this.str);
		total += measureNumberField(this.num);
		total += measureNumberField(this.numUnit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.key) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.key);
		}
		if (this.str) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.str);
		}
		if (this.num) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.num);
		}
		if (this.numUnit) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.numUnit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.key = decodeNumber(buffer);
				break;
			case 2:
				data.str = decodeNumber(buffer);
				break;
			case 3:
				data.num = decodeNumber(buffer);
				break;
			case 4: data.numUnit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Sample = class Sample {
	static create(data) {
		return data instanceof Sample ? data : new Sample(data);
	}
	constructor(data) {
		this.locationId = data.locationId || [];
		this.value = data.value || [];
		this.label = (data.label || []).map(Label.create);
	}
	get length() {
		let total = 0;
		total += measureNumberArrayField(this.locationId);
		total += measureNumberArrayField(this.value);
		total += measureLengthDelimArrayField(this.label);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.locationId.length) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, measureArray(this.locationId));
			for (const locationId of this.locationId) offset = encodeNumber(buffer, offset, locationId);
		}
		if (this.value.length) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, measureArray(this.value));
			for (const value of this.value) offset = encodeNumber(buffer, offset, value);
		}
		for (const label of this.label) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, label.length);
			offset = label._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.locationId = pushAll(decodeNumbers(buffer), data.locationId);
				break;
			case 2:
				data.value = pushAll(decodeNumbers(buffer), data.value);
				break;
			case 3: data.label = push(Label.decode(buffer), data.label);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Mapping = class Mapping {
	static create(data) {
		return data instanceof Mapping ? data : new Mapping(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.memoryStart = data.memoryStart || 0;
		this.memoryLimit = data.memoryLimit || 0;
		this.fileOffset = data.fileOffset || 0;
		this.filename = data.filename || 0;
		this.buildId = data.buildId || 0;
		this.hasFunctions = !!data.hasFunctions;
		this.hasFilenames = !!data.hasFilenames;
		this.hasLineNumbers = !!data.hasLineNumbers;
		this.hasInlineFrames = !!data.hasInlineFrames;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.memoryStart);
		total += measureNumberField(this.memoryLimit);
		total += measureNumberField(this.fileOffset);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.buildId);
		total += measureNumberField(this.hasFunctions ? 1 : 0);
		total += measureNumberField(this.hasFilenames ? 1 : 0);
		total += measureNumberField(this.hasLineNumbers ? 1 : 0);
		total += measureNumberField(this.hasInlineFrames ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.memoryStart) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.memoryStart);
		}
		if (this.memoryLimit) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.memoryLimit);
		}
		if (this.fileOffset) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.fileOffset);
		}
		if (this.filename) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.buildId) {
			buffer[offset++] = 48;
			offset = encodeNumber(buffer, offset, this.buildId);
		}
		if (this.hasFunctions) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasFilenames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasLineNumbers) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasInlineFrames) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.memoryStart = decodeNumber(buffer);
				break;
			case 3:
				data.memoryLimit = decodeNumber(buffer);
				break;
			case 4:
				data.fileOffset = decodeNumber(buffer);
				break;
			case 5:
				data.filename = decodeNumber(buffer);
				break;
			case 6:
				data.buildId = decodeNumber(buffer);
				break;
			case 7:
				data.hasFunctions = !!decodeNumber(buffer);
				break;
			case 8:
				data.hasFilenames = !!decodeNumber(buffer);
				break;
			case 9:
				data.hasLineNumbers = !!decodeNumber(buffer);
				break;
			case 10: data.hasInlineFrames = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Line = class Line {
	static create(data) {
		return data instanceof Line ? data : new Line(data);
	}
	constructor(data) {
		this.functionId = data.functionId || 0;
		this.line = data.line || 0;
		this.column = data.column || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.functionId);
		total += measureNumberField(this.line);
		total += measureNumberField(this.column);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.functionId) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.functionId);
		}
		if (this.line) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.line);
		}
		if (this.column) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.column);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.functionId = decodeNumber(buffer);
				break;
			case 2:
				data.line = decodeNumber(buffer);
				break;
			case 3: data.column = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Location = class Location {
	static create(data) {
		return data instanceof Location ? data : new Location(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.mappingId = data.mappingId || 0;
		this.address = data.address || 0;
		this.line = (data.line || []).map(Line.create);
		this.isFolded = !!data.isFolded;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.mappingId);
		total += measureNumberField(this.address);
		total += measureLengthDelimArrayField(this.line);
		total += measureNumberField(this.isFolded ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.mappingId) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.mappingId);
		}
		if (this.address) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.address);
		}
		for (const line of this.line) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, line.length);
			offset = line._encodeToBuffer(buffer, offset);
		}
		if (this.isFolded) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.mappingId = decodeNumber(buffer);
				break;
			case 3:
				data.address = decodeNumber(buffer);
				break;
			case 4:
				data.line = push(Line.decode(buffer), data.line);
				break;
			case 5: data.isFolded = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Function = class Function {
	static create(data) {
		return data instanceof Function ? data : new Function(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.name = data.name || 0;
		this.systemName = data.systemName || 0;
		this.filename = data.filename || 0;
		this.startLine = data.startLine || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.name);
		total += measureNumberField(this.systemName);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.startLine);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.name) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.name);
		}
		if (this.systemName) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.systemName);
		}
		if (this.filename) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.startLine) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.startLine);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.name = decodeNumber(buffer);
				break;
			case 3:
				data.systemName = decodeNumber(buffer);
				break;
			case 4:
				data.filename = decodeNumber(buffer);
				break;
			case 5: data.startLine = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Profile = class {
	constructor(data = {}) {
		this.sampleType = (data.sampleType || []).map(ValueType.create);
		this.sample = (data.sample || []).map(Sample.create);
		this.mapping = (data.mapping || []).map(Mapping.create);
		this.location = (data.location || []).map(Location.create);
		this.function = (data.function || []).map(Function.create);
		this.stringTable = data.stringTable || new StringTable();
		this.dropFrames = data.dropFrames || 0;
		this.keepFrames = data.keepFrames || 0;
		this.timeNanos = data.timeNanos || 0;
		this.durationNanos = data.durationNanos || 0;
		this.periodType = data.periodType ? ValueType.create(data.periodType) : void 0;
		this.period = data.period || 0;
		this.comment = data.comment || [];
		this.defaultSampleType = data.defaultSampleType || 0;
		this.docUrl = data.docUrl || 0;
	}
	get length() {
		let total = 0;
		total += measureLengthDelimArrayField(this.sampleType);
		total += measureLengthDelimArrayField(this.sample);
		total += measureLengthDelimArrayField(this.mapping);
		total += measureLengthDelimArrayField(this.location);
		total += measureLengthDelimArrayField(this.function);
		total += this.stringTable.encodedLength;
		total += measureNumberField(this.dropFrames);
		total += measureNumberField(this.keepFrames);
		total += measureNumberField(this.timeNanos);
		total += measureNumberField(this.durationNanos);
		total += measureLengthDelimField(this.periodType);
		total += measureNumberField(this.period);
		total += measureNumberArrayField(this.comment);
		total += measureNumberField(this.defaultSampleType);
		total += measureNumberField(this.docUrl);
		return total;
	}
	_encodeSampleTypesToBuffer(buffer, offset = 0) {
		for (const sampleType of this.sampleType) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, sampleType.length);
			offset = sampleType._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeSamplesToBuffer(buffer, offset = 0) {
		for (const sample of this.sample) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, sample.length);
			offset = sample._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeMappingsToBuffer(buffer, offset = 0) {
		for (const mapping of this.mapping) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, mapping.length);
			offset = mapping._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeLocationsToBuffer(buffer, offset = 0) {
		for (const location of this.location) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, location.length);
			offset = location._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeFunctionsToBuffer(buffer, offset = 0) {
		for (const fun of this.function) {
			buffer[offset++] = 42;
			offset = encodeNumber(buffer, offset, fun.length);
			offset = fun._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeBasicValuesToBuffer(buffer, offset = 0) {
		if (this.dropFrames) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, this.dropFrames);
		}
		if (this.keepFrames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, this.keepFrames);
		}
		if (this.timeNanos) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, this.timeNanos);
		}
		if (this.durationNanos) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, this.durationNanos);
		}
		if (typeof this.periodType !== "undefined") {
			buffer[offset++] = 90;
			offset = encodeNumber(buffer, offset, this.periodType.length);
			offset = this.periodType._encodeToBuffer(buffer, offset);
		}
		if (this.period) {
			buffer[offset++] = 96;
			offset = encodeNumber(buffer, offset, this.period);
		}
		if (this.comment.length) {
			buffer[offset++] = 106;
			offset = encodeNumber(buffer, offset, measureArray(this.comment));
			for (const comment of this.comment) offset = encodeNumber(buffer, offset, comment);
		}
		if (this.defaultSampleType) {
			buffer[offset++] = 112;
			offset = encodeNumber(buffer, offset, this.defaultSampleType);
		}
		if (this.docUrl) {
			buffer[offset++] = 120;
			offset = encodeNumber(buffer, offset, this.docUrl);
		}
		return offset;
	}
	_encodeToBuffer(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	async _encodeToBufferAsync(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	async encodeAsync(buffer = new Uint8Array(this.length)) {
		await this._encodeToBufferAsync(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.sampleType = push(ValueType.decode(buffer), data.sampleType);
				break;
			case 2:
				data.sample = push(Sample.decode(buffer), data.sample);
				break;
			case 3:
				data.mapping = push(Mapping.decode(buffer), data.mapping);
				break;
			case 4:
				data.location = push(Location.decode(buffer), data.location);
				break;
			case 5:
				data.function = push(Function.decode(buffer), data.function);
				break;
			case 6:
				if (data.stringTable === void 0) data.stringTable = new StringTable(emptyTableToken);
				data.stringTable._decodeString(buffer);
				break;
			case 7:
				data.dropFrames = decodeNumber(buffer);
				break;
			case 8:
				data.keepFrames = decodeNumber(buffer);
				break;
			case 9:
				data.timeNanos = decodeNumber(buffer);
				break;
			case 10:
				data.durationNanos = decodeNumber(buffer);
				break;
			case 11:
				data.periodType = ValueType.decode(buffer);
				break;
			case 12:
				data.period = decodeNumber(buffer);
				break;
			case 13:
				data.comment = pushAll(decodeNumbers(buffer), data.comment);
				break;
			case 14:
				data.defaultSampleType = decodeNumber(buffer);
				break;
			case 15: data.docUrl = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};

// src/profile/stacks.ts
/**
* Adds up stacks of one or many profiles in memory, each sample times what the caller likes, which `go tool pprof -proto`
* cannot: it has neither factors nor differences. Values may be fractions until `profile` rounds them.
*/
var StackSum = class {
	#mappings = new Interned(({ filename, buildId }) => `${filename}\0${buildId}`);
	#functions = new Interned((one) => Object.values(one).join("\0"));
	#locations;
	#sums = /* @__PURE__ */ new Map();
	/** @param byAddress whether locations of different addresses stay apart; a program may be loaded anywhere. */
	constructor(byAddress = false) {
		this.#locations = new Interned(({ addressLow, addressHigh, mapping, lines }) => byAddress || lines.length === 0 ? `${mapping} ${addressHigh} ${addressLow} ${keyOf(lines)}` : keyOf(lines));
	}
	/**
	* @param valuesOf what a sample adds.
	* @param group samples of different groups stay apart, even with equal stacks.
	*/
	add(profile, valuesOf, group = "") {
		const locations = this.#locationsOf(profile);
		eachSample(profile, (at, values) => {
			const stack = Array.from(at, (location) => locations[location]);
			const key = `${group}\0${stack.join(" ")}`;
			const sum = this.#sums.get(key) ?? {
				stack,
				values: []
			};
			this.#sums.set(key, sum);
			const added = valuesOf(values);
			for (let type = 0; type < added.length; type++) sum.values[type] = (sum.values[type] ?? 0) + added[type];
		});
	}
	/** Takes over the locations of a profile. @returns the number of each here. */
	#locationsOf({ functions, locations, mappings, ...rest }) {
		const own = functions.names.map((name, at) => this.#functions.index({
			name,
			systemName: functions.systemName(at),
			filename: functions.filename(at),
			startLine: functions.startLines[at]
		}));
		return Array.from(locations.mapping, (mapping, at) => this.#locations.index({
			addressLow: locations.addressLow[at],
			addressHigh: locations.addressHigh[at],
			mapping: mapping < 0 ? -1 : this.#mappings.index(mappings[mapping]),
			lines: linesOf({
				functions,
				locations,
				mappings,
				...rest
			}, at).map(({ func, line }) => ({
				func: own[func],
				line
			}))
		}));
	}
	/** Sum of one sample type; what is below zero in a difference counts as zero. */
	total(type) {
		let total = 0;
		for (const { values } of this.#sums.values()) total += Math.max(0, values[type] ?? 0);
		return total;
	}
	/**
	* The sum as a profile, without samples that are zero.
	* @param factors one per sample type: the values are multiplied, then rounded.
	*/
	profile(head, factors = head.sampleTypes.map(() => 1)) {
		const kept = [...this.#sums.values()].map(({ stack, values }) => ({
			stack,
			values: factors.map((factor, at) => Math.max(0, Math.round((values[at] ?? 0) * factor)))
		})).filter(({ values }) => values.some((value) => value > 0));
		const { items: locations } = this.#locations;
		const { items: functions } = this.#functions;
		const lines = locations.flatMap((one) => one.lines);
		return {
			timeNanos: 0n,
			durationNanos: 0,
			...head,
			mappings: this.#mappings.items,
			functions: {
				count: functions.length,
				names: functions.map(({ name }) => name),
				startLines: Float64Array.from(functions, ({ startLine }) => startLine),
				systemName: (at) => functions[at]?.systemName ?? "",
				filename: (at) => functions[at]?.filename ?? ""
			},
			locations: {
				count: locations.length,
				addressLow: Uint32Array.from(locations, (one) => one.addressLow),
				addressHigh: Uint32Array.from(locations, (one) => one.addressHigh),
				mapping: Int32Array.from(locations, (one) => one.mapping),
				firstLine: firsts(locations.map((one) => one.lines)),
				lineFunction: Uint32Array.from(lines, ({ func }) => func),
				lineNumber: Float64Array.from(lines, ({ line }) => line)
			},
			samples: {
				count: kept.length,
				firstFrame: firsts(kept.map(({ stack }) => stack)),
				frames: Uint32Array.from(kept.flatMap(({ stack }) => stack)),
				values: Float64Array.from(kept.flatMap(({ values }) => values)),
				hasLabels: false
			}
		};
	}
};
function keyOf(lines) {
	return lines.map(({ func, line }) => `${func}:${line}`).join(" ");
}
/** Where each list begins once all stand one after the other, and last the sum of their lengths. */
function firsts(lists) {
	const first = new Uint32Array(lists.length + 1);
	for (const [at, { length }] of lists.entries()) first[at + 1] = first[at] + length;
	return first;
}
/** Numbers things in the order in which they come; equal keys get one number. */
var Interned = class {
	items = [];
	#keyOf;
	#indices = /* @__PURE__ */ new Map();
	constructor(keyOf) {
		this.#keyOf = keyOf;
	}
	index(item) {
		const key = this.#keyOf(item);
		const known = this.#indices.get(key);
		if (known !== void 0) return known;
		this.#indices.set(key, this.items.length);
		return this.items.push(item) - 1;
	}
};
/** @param renames what functions are called today. */
function collectedStacks(inputs, renames, signal) {
	const today = renamer(renames);
	return { async each(visit) {
		for (const { path, factor } of inputs) {
			signal.throwIfAborted();
			const profile = decodeOrExplain(await profileBytes(await readFile(path)));
			visit(renameFunctions(profile, (name) => today(ownName(name))), factor);
		}
	} };
}
/** One profile that is in memory. */
function stacksOf(profile) {
	return { each: async (visit) => visit(profile, 1) };
}

// src/profile/encode.ts
/**
* Encodes call edges as one two-frame stack each. The compiler makes exactly the same of it as of the whole profile
* (`go tool preprofile` prints the same bytes), and nothing else is left: no labels, addresses, files, mappings.
* The bytes depend on the edges and totals alone; they are not gzipped, so that git can store the difference
* between two of them. Lines are relative to a start line of 1, so that code that merely moved changes nothing.
* @param head of the profile with the columns that the edges have.
*/
function encodeEdges(head, edges, totals, remarks) {
	const kept = [sampleTypeIndex(head, "samples", "count"), sampleTypeIndex(head, "cpu", "nanoseconds")].filter((index) => index >= 0).sort((a, b) => a - b);
	return encodeStacksOf(edges, {
		...head,
		comments: [...totalsInWords(totals), ...remarks]
	}, kept);
}
/** Encodes sums of call edges for pprof to merge with others: all columns, without times and comments. */
function encodeSums(head, edges) {
	return encodeStacksOf(edges, {
		...head,
		timeNanos: 0n,
		durationNanos: 0,
		comments: []
	}, [...head.sampleTypes.keys()]);
}
/** @param kept indices of the sample types that are written. */
function encodeStacksOf(edges, head, kept) {
	const names = [...new Set(edges.flatMap(({ caller, callee }) => [caller, callee]))].sort(compareText);
	const strings = new StringTable();
	for (const name of names) strings.dedup(name);
	const functions = new Map(names.map((name, index) => [name, index + 1]));
	const called = new Set(edges.map(({ callee }) => callee));
	const callees = new Map(names.filter((name) => called.has(name)).map((name, index) => [name, index + 1]));
	const locations = [...callees].map(([name, id]) => location(id, functions.get(name), 1, 0));
	const callSites = /* @__PURE__ */ new Map();
	const siteOf = ({ caller, offset }) => `${offset} ${caller}`;
	for (const edge of [...edges].sort(byName)) {
		if (callSites.has(siteOf(edge))) continue;
		const id = locations.length + 1;
		callSites.set(siteOf(edge), id);
		const address = edge.offset === 0 && called.has(edge.caller) ? 1 : 0;
		locations.push(location(id, functions.get(edge.caller), 1 + edge.offset, address));
	}
	return encode(head, strings, kept, {
		sample: [...edges].sort(byWeight).map((edge) => new Sample({
			locationId: [callees.get(edge.callee) ?? 0, callSites.get(siteOf(edge)) ?? 0],
			value: kept.map((index) => edge.values[index] ?? 0)
		})),
		location: locations,
		function: names.map((name, index) => new Function({
			id: index + 1,
			name: strings.dedup(name),
			startLine: 1
		}))
	});
}
function location(id, functionId = 0, line = 0, address = 0) {
	return new Location({
		id,
		address,
		line: [new Line({
			functionId,
			line
		})]
	});
}
/**
* The strings come first; protocol buffers may be put together from parts in any order. The empty string that every table
* starts with is then the file's second byte, a NUL: by it, git and GitHub take the file for binary and show no text.
*/
function encode(head, strings, kept, tables) {
	const valueType = ({ type, unit }) => new ValueType({
		type: strings.dedup(type),
		unit: strings.dedup(unit)
	});
	const rest = new Profile({
		...tables,
		sampleType: kept.map((index) => valueType(head.sampleTypes[index])),
		timeNanos: head.timeNanos,
		durationNanos: head.durationNanos,
		periodType: head.periodType && valueType(head.periodType),
		period: head.period,
		comment: head.comments.map((line) => strings.dedup(line)),
		stringTable: new StringTable(emptyTableToken)
	}).encode();
	return Buffer.concat([new Profile({ stringTable: strings }).encode(), rest]);
}
/**
* Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are
* gone (equal stacks become one), file names hold no path of a machine. Not gzipped, as `encodeEdges`.
* @param totals noted where they are not what the values add up to, because some count more than others.
* @param remarks what the file says about itself besides those totals.
*/
function encodeWhole(profile, totals, remarks = []) {
	const { mappings, locations, functions, samples } = withoutLabels(profile);
	const comments = [...totals?.weighted ? totalsInWords(totals) : [], ...remarks];
	const strings = new StringTable();
	const stacks = [];
	eachSample({
		...profile,
		samples
	}, (stack, values) => {
		stacks.push(new Sample({
			locationId: Array.from(stack, (index) => index + 1),
			value: Array.from(values)
		}));
	});
	return encode({
		...profile,
		comments
	}, strings, [...profile.sampleTypes.keys()], {
		sample: stacks,
		mapping: mappings.map(({ filename, buildId }, index) => new Mapping({
			id: index + 1,
			filename: strings.dedup(baseName(filename)),
			buildId: strings.dedup(buildId),
			hasFunctions: true
		})),
		location: Array.from(locations.mapping, (mapping, index) => new Location({
			id: index + 1,
			mappingId: mapping + 1,
			address: BigInt(locations.addressHigh[index]) << 32n | BigInt(locations.addressLow[index]),
			line: linesOf({
				...profile,
				locations
			}, index).map(({ func, line }) => new Line({
				functionId: func + 1,
				line
			}))
		})),
		function: functions.names.map((name, index) => new Function({
			id: index + 1,
			name: strings.dedup(name),
			systemName: strings.dedup(functions.systemName(index)),
			filename: strings.dedup(publicFileName(name, functions.filename(index))),
			startLine: functions.startLines[index]
		}))
	});
}
/**
* Whole stacks, to the compiler with the same edges as `renameExcluded` gives. A function cannot have two names in one stack, so a
* stack that may hold an excluded call becomes one stack for each call that the compiler reads of it.
*/
function excludeInStacks(profile, exclusions) {
	const { samples, sampleTypes, functions } = profile;
	if (!callEdges(profile).edges.some((edge) => isExcluded(edge, exclusions))) return profile;
	const callees = new Set(exclusions.map(({ callee }) => callee));
	const mayCall = locationBits(profile, (func) => callees.has(functions.names[func]));
	const isCut = (sample) => {
		const first = samples.firstFrame[sample];
		return samples.frames.subarray(first, Math.min(first + 2, samples.firstFrame[sample + 1])).some((location) => mayCall[location] === 1);
	};
	const part = (wanted) => {
		const values = samples.values.map((value, at) => isCut(Math.floor(at / sampleTypes.length)) === wanted ? value : 0);
		return {
			...profile,
			samples: {
				...samples,
				values
			}
		};
	};
	const sum = new StackSum(true);
	sum.add(part(false), (values) => values);
	const edges = renameExcluded(callEdges(part(true)).edges, exclusions);
	sum.add(decodeProfile(encodeSums(profile, edges)), (values) => values);
	return sum.profile(headOf(profile));
}
/** Adds up the samples that differ in nothing but their labels. */
function withoutLabels(profile) {
	if (!profile.samples.hasLabels) return profile;
	const sum = new StackSum(true);
	sum.add(profile, (values) => values);
	return sum.profile(profile);
}
/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName, filename) {
	return /^(?:[/\\~]|\w+:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}
/**
* The profile with every value multiplied and, for a fraction, rounded.
* @throws RangeError when a product is no exact number.
*/
function scaleValues(profile, factor) {
	const values = profile.samples.values.map((value) => {
		const product = Math.round(value * factor);
		if (!Number.isSafeInteger(product)) throw new RangeError(`${value} times ${factor} is not exact`);
		return product;
	});
	return {
		...profile,
		samples: {
			...profile.samples,
			values
		}
	};
}

// src/profile/potential.ts
/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [.02, .14];
/**
* Divides the CPU time of a profile with whole stacks into what PGO can touch and what it cannot.
* @param of how the profile is called in the sentence: `the collected profiles`.
* @param countOf what a sample counts; default: what the compiler takes.
* @returns undefined when it has no samples.
*/
function potentialOf(profile, of, countOf) {
	return potentialOfTimes(timesOf(new KnownNames().named(profile), countOf), of, false);
}
/** As `potentialOf`, of a profile without its stacks. */
function potentialOfReduced(profile, of) {
	if (profile.times !== void 0) return potentialOfTimes(profile.times, of, false);
	const { head, edges, samples, weighted } = profile;
	const isTimed = head.sampleTypes[compilerSampleType(head)]?.type === "cpu";
	const stacks = (weighted?.samples ?? samples) * (isTimed ? head.period : 1);
	return potentialOfTimes(timesOfFunctions(leafWeights(edges, stacks)), of, true);
}
/**
* How often each function was the leaf, as far as call edges tell: a compacted profile has lost where stacks begin and
* end. What enters a function, or is where a stack begins, leaves it or ends there. So at least `in − out` ended in it;
* the rest of the known number of stacks ended in functions which stacks both entered and left, here in proportion to
* what is common to both.
* @param stacks how many there were, in the unit of the weights.
*/
function leafWeights({ edges }, stacks) {
	const flows = /* @__PURE__ */ new Map();
	const flowOf = (name) => {
		const known = flows.get(name) ?? {
			into: 0,
			outOf: 0
		};
		flows.set(name, known);
		return known;
	};
	for (const { caller, callee, weight } of edges) {
		flowOf(caller).outOf += weight;
		flowOf(callee).into += weight;
	}
	let ended = 0;
	let common = 0;
	for (const { into, outOf } of flows.values()) {
		ended += Math.max(0, into - outOf);
		common += Math.min(into, outOf);
	}
	const part = common === 0 ? 0 : Math.min(1, Math.max(0, stacks - ended) / common);
	return new Map([...flows].map(([name, { into, outOf }]) => [name, Math.max(0, into - outOf) + part * Math.min(into, outOf)]));
}
function potentialOfTimes(times, of, isEstimate) {
	const all = Object.values(times).reduce((total, value) => total + value, 0);
	if (all <= 0) return void 0;
	const shares = {
		user: times.user / all,
		runtime: times.runtime / all,
		gc: times.gc / all,
		syscalls: times.syscalls / all,
		cgo: times.cgo / all
	};
	return {
		...shares,
		ceiling: ceilingOf(shares, of, isEstimate)
	};
}
function ceilingOf({ user, runtime, gc, syscalls, cgo }, of, isEstimate) {
	const go = user + runtime + gc;
	const outside = [...isVisible(cgo) ? [`${percent(cgo)} is in C`] : [], ...isVisible(syscalls) ? [`${percent(syscalls)} ${isVisible(cgo) ? "" : "is "}in system calls`] : []];
	const isAllGo = outside.length === 0;
	const sentences = [isAllGo ? `All CPU time of ${of} is in Go code.` : `Of the CPU time of ${of}, ${outside.join(" and ")}: PGO cannot touch it.`];
	if (go < .005) sentences.push("There is next to nothing that could get faster.");
	else {
		sentences.push(`${isAllGo ? "It" : `At most the ${percent(go)} of Go code`} can get faster: ${percent(user)} in the program and its packages, ${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too.`);
		const [least, most] = TYPICAL_GAINS;
		const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
		sentences.push(go > .9 ? `${gains}.` : `${gains} of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`);
	}
	if (isEstimate) sentences.push("These shares are estimates: a compacted profile has lost most of each stack.");
	return sentences.join(" ");
}
/** Whether a share is worth a word. */
function isVisible(share) {
	return share >= .005;
}
function percent(share) {
	return share > 0 && share < .005 ? "less than 1 %" : `${fixed(share * 100, 0)} %`;
}
/** Weight of fewer samples than this shows nothing. */
const FEWEST_SAMPLES = 10;
/** Code that has changed since may be inlined for another reason; so much is no accident. */
const CERTAIN = .1;
/**
* Finds out from the inlined frames of profiles with whole stacks whether their program was built with PGO: there are
* calls that only the build with a profile inlines, and in the stacks they are either inlined frames or calls.
*/
var PgoBuildTally = class {
	#off;
	#on;
	#inlined = /* @__PURE__ */ new Map();
	#calls = 0;
	/**
	* @param off what the build without a profile inlines.
	* @param on what the one with a profile inlines.
	*/
	constructor(off, on) {
		this.#off = off;
		this.#on = on;
	}
	/** @param factor how often each sample counts. */
	add(profile, factor = 1) {
		const type = compilerSampleType(profile);
		const period = profile.sampleTypes[type]?.type === "cpu" ? profile.period || 1 : 1;
		const { names, startLines } = profile.functions;
		const lines = Array.from({ length: profile.locations.count }, (_, at) => linesOf(profile, at));
		/** The call, if only one of the builds inlines it. */
		const decides = (caller, callee) => {
			if (caller === void 0 || callee === void 0) return void 0;
			const call = [names[caller.func], names[callee.func]];
			const offset = caller.line - startLines[caller.func];
			return this.#on.has(...call, offset) && !this.#off.has(...call, offset) ? `${call[1]} in ${call[0]}` : void 0;
		};
		const inlinedAt = lines.map((of) => of.slice(1).flatMap((caller, at) => decides(caller, of[at]) ?? []));
		eachSample(profile, (stack, values) => {
			const samples = factor * (values[type] ?? 0) / period;
			for (const [at, location] of stack.entries()) {
				for (const site of inlinedAt[location] ?? []) this.#inlined.set(site, (this.#inlined.get(site) ?? 0) + samples);
				const caller = lines[stack[at + 1] ?? -1]?.[0];
				if (decides(caller, lines[location]?.at(-1)) !== void 0) this.#calls += samples;
			}
		});
	}
	verdict() {
		const weight = [...this.#inlined.values()].reduce((sum, samples) => sum + samples, 0);
		if (weight + this.#calls < FEWEST_SAMPLES) return { fromPgoBuildReason: "Whether it is of a build with PGO cannot be told: hardly a sample is in a call that only such a build inlines." };
		if (weight === 0) return {
			fromPgoBuild: false,
			fromPgoBuildReason: "None of the calls that only a build with PGO inlines is inlined in it."
		};
		const part = weight / (weight + this.#calls);
		const [most = ""] = [...this.#inlined].sort(([, a], [, b]) => b - a).map(([site]) => site);
		const seen = `In ${share(part)} of its samples in calls that only a build with PGO inlines (${count(this.#inlined.size, "different one")}), they are inlined, above all ${most}`;
		if (part >= CERTAIN) return {
			fromPgoBuild: true,
			fromPgoBuildReason: `${seen}.`
		};
		return { fromPgoBuildReason: `${seen}: too few to tell a build with PGO from code that has changed.` };
	}
};

// src/profile/edge-parts.ts
/** Profiles of one part: enough that the parts are few, few enough that little is done again where one is left out. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 4;
/**
* Adds up the call edges of profiles, one after the other, while others are still awaited or judged: pprof then merges
* a hundredth of the files, each of them smaller than a profile. Which profiles make up a part depends on the order in
* which they come, but their sum does not.
*/
var EdgeParts = class {
	#folder;
	#known = /* @__PURE__ */ new Set();
	#written = [];
	#open = [];
	/** @param folder created if missing. */
	constructor(folder) {
		this.#folder = folder;
	}
	/**
	* Adds a profile, unless one with the same content was added. Until `close`, the names of all must be of one `KnownNames`.
	* @param factor how often each of its values counts.
	*/
	add({ profile, head, edges, times }, factor = 1) {
		if (this.#known.has(profile.content)) return;
		this.#known.add(profile.content);
		const most = profile.totals.map((total) => factor * Number(total));
		const part = this.#partFor(JSON.stringify([profile.sampleTypes, profile.buildIds]), head, most);
		part.edges.addAll(edges, factor);
		part.members.add(profile.content);
		if (times !== void 0) part.times = addTimes(part.times ?? NO_TIMES, times, factor);
		for (const [type, value] of most.entries()) part.most[type] = (part.most[type] ?? 0) + value;
		if (head.period > part.head.period) part.head = head;
		if (part.members.size >= PART) this.#write(part);
	}
	/** Writes what is in memory. @throws Error when that cannot be written. */
	close() {
		for (const part of this.#open) this.#write(part);
	}
	/** Everything that was added. @throws Error when it cannot be written. */
	all() {
		this.close();
		return this.#written;
	}
	/** Together are those that pprof can merge, and of one build, since the merge may leave out all of another. */
	#partFor(key, head, most) {
		const found = this.#open.find((part) => part.key === key);
		const fits = most.every((value, type) => Number.isSafeInteger((found?.most[type] ?? 0) + value));
		if (found !== void 0 && fits && !found.edges.isAbsurd) return found;
		const leaves = found ?? (this.#open.length < MOST_OPEN ? void 0 : this.#open[0]);
		if (leaves !== void 0) this.#write(leaves);
		const part = {
			key,
			edges: new EdgeSums(head.sampleTypes.length),
			members: /* @__PURE__ */ new Set(),
			most: [],
			head,
			times: void 0
		};
		this.#open.push(part);
		return part;
	}
	#write(part) {
		this.#open = this.#open.filter((other) => other !== part);
		const { head, edges, members, times } = part;
		const path = join(this.#folder, `${this.#written.length}.pprof`);
		const bytes = encodeSums(head, edges.toEdges(compilerSampleType(head)));
		mkdirSync(this.#folder, { recursive: true });
		writeFileSync(path, bytes);
		this.#written.push({
			path,
			size: bytes.length,
			members,
			totals: edges.totals,
			times
		});
	}
};
/**
* The call edges of all inputs: parts whose sum is that of the inputs, each times its factor. A part that was added up
* ahead is used only when all of its members are inputs that count once; what is in no such part is read again.
* @throws ExpectedError when a file is no longer what was judged.
*/
async function partsOf(inputs, ahead, scratch, signal) {
	const unchanged = new Set(inputs.flatMap(({ profile, factor }) => factor === 1 ? profile.content : []));
	const whole = ahead.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
	const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
	let names = new KnownNames();
	const rest = new EdgeParts(join(scratch, "reduced-again"));
	for (const { path, name, profile, factor } of inputs) {
		signal.throwIfAborted();
		if (inWhole.has(profile.content)) continue;
		const content = await contentOf(readFileSync(path));
		if (content.digest !== profile.content) throw new ExpectedError(`${name} was changed while it was being merged.`, { fix: "Run it again, once nothing writes the file any more." });
		if (names.isFull) {
			rest.close();
			names = new KnownNames();
		}
		rest.add(judgeContent(content, void 0, names), factor);
	}
	return [...whole, ...rest.all()];
}

// src/profile/judge-files.ts
/** Files that are unpacked at the same time. */
const AT_ONCE = 2;
/** Of larger ones there is one at a time: both bound the memory, whatever the number of files. */
const USUAL_BYTES = 4194304;
/** Milliseconds after which other work gets its turn, such as ending when the user says so. */
const TURN = 50;
function fileJudge({ own, signal, renames = [], reduceInto }) {
	setFlagsFromString("--semi-space-growth-factor=1");
	const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
	const asked = /* @__PURE__ */ new Map();
	const parts = reduceInto === void 0 ? void 0 : new EdgeParts(reduceInto);
	let names = new KnownNames(own, renames);
	let turnBegan = performance.now();
	const judgeFile = async (path) => {
		const content = await contentOf(readCandidate(path));
		if (names.isFull) {
			parts?.close();
			names = new KnownNames(own, renames);
		}
		const judging = judgeContent(content, own, names);
		parts?.add(judging);
		return {
			profile: judging.profile,
			doubts: judging.doubts
		};
	};
	const judgement = async (path) => {
		try {
			if (performance.now() - turnBegan > TURN) {
				await setImmediate$1();
				turnBegan = performance.now();
			}
			signal.throwIfAborted();
			return await (sizeOf(path) > USUAL_BYTES ? large(() => judgeFile(path)) : judgeFile(path));
		} catch (error) {
			return faultOf(error);
		}
	};
	return {
		judge(path) {
			const judged = asked.get(path) ?? usual(() => judgement(path));
			asked.set(path, judged);
			return judged;
		},
		parts: () => parts?.all() ?? []
	};
}
/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
function sizeOf(path) {
	const found = statOf(path);
	if (!found.isFile() && !found.isDirectory()) throw new ExpectedError("It is a pipe, socket or device.", { fix: "Name a file." });
	if (found.size > 67108864) throw tooLarge(found.size);
	return found.size;
}
function statOf(path) {
	try {
		return statSync(path);
	} catch (error) {
		throw unreadable(error);
	}
}
/** @throws ExpectedError when it cannot be read. */
function readCandidate(path) {
	try {
		return readFileSync(path);
	} catch (error) {
		throw unreadable(error);
	}
}
function unreadable(error) {
	return new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: "Name a readable file." });
}
function faultOf(error) {
	if (!(error instanceof ExpectedError)) return { error };
	return { fault: {
		severity: "error",
		message: error.message,
		fix: error.fix
	} };
}
/** Judges every file by itself and then as a set: equal files count once, and all must have the same columns. */
async function judgeAll(candidates, own, signal, judge = fileJudge({
	own,
	signal
})) {
	const judgements = await Promise.all(candidates.map(({ path }) => judge.judge(path)));
	const readable = [];
	const findings = [];
	const doubted = /* @__PURE__ */ new Set();
	for (const [at, candidate] of candidates.entries()) {
		const judgement = judgements[at];
		if ("error" in judgement) throw judgement.error;
		if ("fault" in judgement) {
			findings.push(about(candidate, judgement.fault));
			continue;
		}
		readable.push({
			...candidate,
			profile: judgement.profile
		});
		if (!doubted.has(candidate.path)) findings.push(...judgement.doubts.map((doubt) => about(candidate, doubt)));
		doubted.add(candidate.path);
	}
	const accepted = dropMisfits(dropDuplicates(dropDuplicates(readable, recordingOf, findings), contentKey, findings), findings);
	findings.push(...aboutPeriods(accepted));
	return {
		accepted,
		rejected: findings.filter(({ finding }) => finding.severity === "error").length,
		findings: bounded(findings)
	};
}
function about({ entry, source, name }, { severity, ...rest }) {
	return {
		entry,
		finding: {
			severity,
			source,
			file: name,
			...rest
		}
	};
}
/** Findings that are kept of one source, and of all together. */
const [MOST_OF_SOURCE, MOST_OF_ALL] = [100, 1e3];
/** The first findings of each source, and one that counts the rest. */
function bounded(findings) {
	const counts = /* @__PURE__ */ new Map();
	const kept = [];
	const rest = /* @__PURE__ */ new Map();
	for (const one of findings) {
		const number = (counts.get(one.entry) ?? 0) + 1;
		counts.set(one.entry, number);
		if (number <= MOST_OF_SOURCE && kept.length < MOST_OF_ALL) kept.push(one);
		else {
			const entry = kept.length < MOST_OF_ALL ? one.entry : void 0;
			const { first = one.finding, more = 0 } = rest.get(entry) ?? {};
			rest.set(entry, {
				first,
				more: more + 1
			});
		}
	}
	for (const [entry, { first, more }] of rest) {
		const { severity, source } = first;
		const message = `There ${more === 1 ? "is" : "are"} ${count(more, "more finding")} like these.`;
		kept.push({
			entry,
			finding: {
				severity,
				source: entry === void 0 ? void 0 : source,
				message
			}
		});
	}
	return kept;
}
/** An endpoint takes one profile at a time. What a server or a folder keeps may have any number with one start. */
function recordingOf({ profile: { timeNanos }, recordedAt }) {
	return recordedAt === void 0 || timeNanos <= 0n ? void 0 : `${timeNanos} ${recordedAt}`;
}
function contentKey({ profile }) {
	return profile.content;
}
/** Keeps one of those with the same key; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(readable, keyOf, findings) {
	return groupBy(readable, keyOf).flatMap(([, twins]) => {
		const [stays, ...others] = [...twins].sort(byFullness);
		const weights = twins.map(({ weight = 1 }) => weight);
		const weight = weights.reduce((most, one) => Math.max(most, one));
		const isMixed = weights.some((one) => one !== weight);
		for (const goes of others) findings.push(duplicateFinding(goes, stays, isMixed ? weight : void 0));
		return isMixed ? {
			...stays,
			weight
		} : stays;
	});
}
/** In the order of the first of each; what has no key is alone. */
function groupBy(all, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const judged of all) {
		const key = keyOf(judged);
		const group = groups.get(key ?? judged) ?? [key, []];
		groups.set(key ?? judged, group);
		group[1].push(judged);
	}
	return [...groups.values()];
}
/** Of the same recording, the fuller one; of one profile in two files, any that is always the same. */
function byFullness({ profile: a }, { profile: b }) {
	return b.samples - a.samples || compareText(a.sha256, b.sha256);
}
function duplicateFinding(goes, stays, larger) {
	const how = goes.profile.sha256 === stays.profile.sha256 ? "byte for byte" : goes.profile.content === stays.profile.content ? "compressed in another way" : "from the same place and time";
	return about(goes, {
		severity: "note",
		message: `${goes.path === stays.path ? "It is given twice" : `It is the same profile as ${stays.name}, ${how}`}; it counts once${larger === void 0 ? "" : `, with the larger weight (${larger})`}.`
	});
}
/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable, findings) {
	const columnsOf = ({ profile }) => `${profile.sampleTypes.join(", ")} per ${profile.periodType}`;
	const samples = (group) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
	const [kept, ...others] = groupBy(readable, columnsOf).sort(([a = "", x], [b = "", y]) => samples(y) - samples(x) || compareText(a, b));
	for (const [columns, group] of others) {
		const message = `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`;
		const fix = "Collect all profiles in the same way, or merge these separately.";
		findings.push(...group.map((judged) => about(judged, {
			severity: "error",
			message,
			fix
		})));
	}
	return kept?.[1] ?? [];
}
/** A sample stands for one period; where periods differ, some profiles have more voice than their CPU time. */
function aboutPeriods(accepted) {
	const periods = [...new Set(accepted.map(({ profile }) => profile.period))].sort((a, b) => a - b);
	if (periods.length < 2) return [];
	return [{ finding: {
		severity: "warning",
		message: `The profiles were sampled every ${periods.map((nanos) => `${nanos / 1e6} ms`).join(", ")}: those with more samples a second count for more.`,
		fix: "Profile all instances at one rate (Go’s own is 10 ms)."
	} }];
}
/** A clock may be so many milliseconds ahead of ours; a later start says nothing about when a profile was taken. */
const CLOCK_SKEW = 36e5;
/** So many builds are named; the result document has all. */
const NAMED = 5;
const SHORT_ID = 12;
/**
* The builds that profiles are of, newest first. A profile that was merged of several builds elsewhere counts for
* each of them, so the numbers may add up to more.
* @param now where given, starts that lie after it do not count as known.
*/
function buildsOf(inputs, now) {
	const latest = now && BigInt(now.getTime() + CLOCK_SKEW) * 1000000n;
	const builds = /* @__PURE__ */ new Map();
	for (const { profile } of inputs) {
		const start = latest !== void 0 && profile.timeNanos > latest ? 0n : profile.timeNanos;
		for (const id of profile.buildIds.length === 0 ? [""] : profile.buildIds) {
			const { profiles = 0, newest = 0n } = builds.get(id) ?? {};
			builds.set(id, {
				id: id === "" ? void 0 : id,
				profiles: profiles + 1,
				newest: start > newest ? start : newest
			});
		}
	}
	return [...builds.values()].sort((a, b) => Number(b.newest > a.newest) - Number(b.newest < a.newest) || compareText(a.id ?? "", b.id ?? ""));
}
/**
* Says when what was accepted is of several builds and, for `newest`, keeps the profiles of the build that was
* profiled last. What stays depends on the profiles and the clock alone, not on their order.
* @param now what starts more than an hour later is of an unknown time.
*/
function ofWantedBuild(judgements, wanted, now) {
	const { kept, findings } = chooseBuild(judgements.accepted, wanted, now);
	return {
		...judgements,
		accepted: kept,
		findings: [...judgements.findings, ...findings]
	};
}
function chooseBuild(inputs, wanted, now) {
	const builds = buildsOf(inputs, now);
	if (builds.every(({ id }) => id === void 0) || builds.length < 2) return {
		kept: inputs,
		findings: []
	};
	if (wanted === "any") return {
		kept: inputs,
		findings: [{ finding: mixed(builds) }]
	};
	const pure = inputs.filter(({ profile }) => profile.buildIds.length < 2);
	const separable = buildsOf(pure, now);
	const [newest, second] = separable.filter(({ id }) => id !== void 0);
	const why = newest === void 0 ? "every profile has no build ID or was merged elsewhere of several builds" : newest.newest === 0n ? "no profile with a build ID says when it was taken" : "the newest profiles of several builds start at the same time";
	if (newest === void 0 || second?.newest === newest.newest) return {
		kept: inputs,
		findings: [{ finding: undecided(why) }]
	};
	const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
	return {
		kept,
		findings: [{ finding: leftOut(newest, separable.filter((build) => build !== newest), inputs.length - pure.length) }, ...emptySources(inputs, kept)]
	};
}
/** One note for each source that gave profiles of which none is kept: else it would seem to have given nothing. */
function emptySources(inputs, kept) {
	const used = new Set(kept.map(({ entry }) => entry));
	return [...new Map(inputs.filter(({ entry }) => !used.has(entry)).map((one) => [one.entry, one.source]))].map(([entry, source]) => {
		return {
			entry,
			finding: {
				severity: "note",
				source,
				message: "None of its profiles is merged, by `build-id: newest`: all are of other builds."
			}
		};
	});
}
/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go accepts it. */
function mixed(builds) {
	return {
		severity: "note",
		message: `The profiles are of ${count(builds.length, "build")} of the program, newest first: ${inWords(builds)}.`,
		fix: "Set `build-id: newest` to merge only those of the newest, when much has changed in between."
	};
}
function leftOut(newest, others, blended) {
	const left = [...others.length === 0 ? [] : [inWords(others)], ...blended === 0 ? [] : [`${blended} of several builds at once`]];
	const message = `By \`build-id: newest\`, only ${count(newest.profiles, "profile")} of build ${nameOf(newest.id)} ${newest.profiles === 1 ? "is" : "are"} merged. Left out: ${left.join(", ")}.`;
	const nameless = others.find(({ id }) => id === void 0);
	if (nameless === void 0 || nameless.newest <= newest.newest) return {
		severity: "note",
		message
	};
	return {
		severity: "warning",
		message: `${message} Those without an ID include the newest of all, so a newer build may be among them.`,
		fix: "Build the program so that it has an ID (Go 1.24 or later on Linux, without `-ldflags=-buildid=`), or set `build-id: any`."
	};
}
function undecided(why) {
	return {
		severity: "warning",
		message: `\`build-id: newest\` cannot choose, since ${why}: the profiles of all builds are merged.`,
		fix: "Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`)."
	};
}
function inWords(builds) {
	const named = builds.slice(0, NAMED).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
	const rest = builds.slice(NAMED);
	const more = rest.reduce((sum, { profiles }) => sum + profiles, 0);
	return [...named, ...rest.length === 0 ? [] : [`${more} of ${rest.length} others`]].join(", ");
}
/** Enough of a build ID to recognize it; on Windows, Go writes a path and a time, which are not shown. */
function nameOf(id) {
	if (id === void 0) return "builds without an ID";
	return (/^[0-9a-f]{12,}$/i.test(id) ? id : digest(id)).slice(0, SHORT_ID);
}

// src/profile/merge.ts
/**
* Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, not on their order.
* @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its factor.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	mustBeExact(ordered);
	const today = nameOfToday(options);
	const { head, edges, stacks, times } = await (options.compact === "none" ? mergeStacks : mergeEdges)(ordered, options, today);
	const totals = {
		samples: ordered.reduce((sum, { profile }) => sum + profile.samples, 0),
		cpuNanos: ordered.reduce((sum, { profile }) => sum + profile.cpuNanos, 0n),
		weighted: weightedSamples(ordered)
	};
	const { exclusions = [] } = options;
	const inputsSha256 = digest(ordered.map(({ profile }) => profile.sha256).join("\n"));
	const written = {
		exclusions,
		remarks: remarksOf(ordered, inputsSha256, options)
	};
	const bytes = stacks === void 0 ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, written.remarks) : encodeStacks(stacks, totals, written);
	return {
		bytes,
		sha256: digest(bytes),
		head: stacks === void 0 ? {
			...head,
			comments: totalsInWords(totals)
		} : head,
		edges,
		stacks,
		times,
		writtenEdges: edges.edges.length,
		exclusions,
		...totals,
		ownShare: meanOwnShare(ordered),
		inputsSha256,
		inputs: ordered
	};
}
function nameOfToday({ renames = [] }) {
	const today = renamer(renames);
	return (name) => today(ownName(name));
}
/** Merges the call edges of the inputs. @throws ExpectedError when something was lost. */
async function mergeEdges(inputs, options, today) {
	const parts = await partsOf(inputs, options.parts ?? [], options.scratch, options.signal);
	const profile = decodeProfile(await pprofSum(parts, options));
	const sums = foldEdges(new KnownNames().named(profile), "Together, the profiles have");
	const expected = profile.sampleTypes.map((_, type) => parts.reduce((sum, { totals }) => sum + (totals[type] ?? 0n), 0n));
	assertTotals(sums.totals, expected, profile);
	const timed = parts.flatMap(({ times }) => times ?? []);
	return {
		head: {
			...headOf(profile),
			...timesOfInputs(inputs)
		},
		edges: edgeSetOf(sums.toEdges(compilerSampleType(profile), today)),
		times: timed.length === 0 ? void 0 : timed.reduce((sum, times) => addTimes(sum, times), NO_TIMES)
	};
}
/** As pprof has them, but for a profile without a time it takes 0 or that of the next one, by their order. */
function timesOfInputs(inputs) {
	const profiles = inputs.map(({ profile }) => profile);
	const durations = profiles.reduce((sum, { durationNanos }) => sum + durationNanos, 0);
	return {
		timeNanos: windowOf(profiles)?.from ?? 0n,
		durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations)
	};
}
/** Merges the inputs with their whole stacks. @throws ExpectedError when they are too large or something was lost. */
async function mergeStacks(inputs, options, today) {
	for (const { profile, name } of inputs) mustBeUsual(profile.unpacked, name);
	const folder = join(options.scratch, "stacks");
	await mkdir(folder, { recursive: true });
	const isWeighted = inputs.some(({ factor }) => factor !== 1);
	const files = [];
	for (const [index, { path, factor, profile }] of inputs.entries()) {
		const own = join(folder, `${index}.pprof`);
		files.push({
			path: own,
			size: profile.unpacked
		});
		if (isWeighted) {
			const stacks = decodeProfile(await profileBytes(await readFile(path)));
			await writeFile(own, encodeWhole(scaleValues(stacks, factor)));
		} else await copyFile(path, own);
	}
	const bytes = await pprofSum(files, options);
	mustBeUsual(bytes.length, `The merge of ${count(inputs.length, "profile")}`);
	const merged = decodeProfile(bytes);
	const expected = merged.sampleTypes.map((_, type) => inputs.reduce((sum, { profile, factor }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n), 0n));
	assertTotals(valueTotals(merged), expected, merged);
	const stacks = renameFunctions(merged, today);
	const { head, edges, times } = edgesOf(stacks);
	return {
		head,
		edges: edges(),
		stacks,
		times
	};
}
/** Of whole stacks, unpacked: in pprof and here they take thirty times as much. */
const MOST_OF_STACKS = 8388608;
/** @throws ExpectedError */
function mustBeUsual(size, what) {
	if (size <= MOST_OF_STACKS) return;
	throw new ExpectedError(`${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`, { fix: "Use `compact: edges`, the default: the compiler makes the same of it." });
}
function valueTotals({ samples, sampleTypes }) {
	return exactTotals(samples.values, sampleTypes.length, samples.count);
}
/** Of one call of pprof: far below the limits of argument length (2 MB) and open files. */
const MOST_FILES = 1e3;
/** Of one call, unpacked: pprof holds some twenty times as much in memory, and as much again of the result. */
const MOST_BYTES = 8388608;
/** Collects its garbage more often than by default: half the memory for a tenth more time. */
const MODEST = {
	GOGC: "50",
	GOMEMLIMIT: "300MiB"
};
/**
* Merges profile files, with as many calls of pprof as it takes.
* @returns protocol buffers.
* @throws ExpectedError when pprof says that it failed; only the sums show whether it dropped a file.
*/
async function pprofSum(files, options) {
	const folder = join(options.scratch, "merged");
	await mkdir(folder, { recursive: true });
	let level = files;
	for (let depth = 0;; depth++) {
		const merged = [];
		for (const call of callsFor(level)) {
			const path = join(folder, `${depth}-${merged.length}.pprof`);
			await callPprof(call, path, options);
			const file = await readFile(path);
			if (call.length === level.length) return profileBytes(file);
			merged.push({
				path,
				size: sizeUnpacked(file)
			});
		}
		level = merged;
	}
}
/** The files of one call after the other; two at least, so that each round has fewer. */
function callsFor(files) {
	const calls = [];
	let bytes = 0;
	for (const file of files) {
		const call = calls.at(-1);
		if (call === void 0 || call.length >= MOST_FILES || call.length > 1 && bytes + file.size > MOST_BYTES) {
			calls.push([file]);
			bytes = file.size;
		} else {
			call.push(file);
			bytes += file.size;
		}
	}
	return calls;
}
async function callPprof(files, output, options) {
	const paths = files.map(({ path }) => path);
	const { exitCode, stderr } = await run([
		options.pprof,
		"-proto",
		"-symbolize=none",
		`-output=${output}`,
		...paths
	], {
		cwd: options.scratch,
		env: {
			...options.env,
			...MODEST
		},
		credentials: "nothing",
		signal: options.signal
	});
	if (exitCode === 0) return;
	const said = stderr.trim().split("\n").slice(-3).join(" ");
	throw new ExpectedError(`\`go tool pprof -proto\` failed: ${said}`, { fix: "Run `go-pgo inspect` on the collected files to see which one it cannot read." });
}
/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs) {
	for (const [type, name] of (inputs[0]?.profile.sampleTypes ?? []).entries()) {
		if (inputs.reduce((sum, { factor, profile }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n), 0n) <= BigInt(Number.MAX_SAFE_INTEGER)) continue;
		throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up." });
	}
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(actual, expected, { sampleTypes }) {
	for (const [index, { type, unit }] of sampleTypes.entries()) {
		if (actual[index] === expected[index]) continue;
		throw new ExpectedError(`The merge holds ${actual[index]} ${type}/${unit}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`, { fix: "Run it again; if that does not help, merge the sources one by one to find the profile at fault, and report it." });
	}
}
/** What the samples are worth together; undefined when none counts more than another. */
function weightedSamples(inputs) {
	if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === void 0)) return void 0;
	let [sum, squares] = [0, 0];
	for (const { factor, profile } of inputs) {
		const { samples, effective } = worthOf(profile);
		if (effective === 0) continue;
		sum += factor * samples;
		squares += (factor * samples) ** 2 / effective;
	}
	return squares === 0 ? void 0 : {
		samples: sum,
		effective: Math.max(1, Math.round(sum ** 2 / squares))
	};
}
function worthOf({ samples, weighted }) {
	return weighted ?? {
		samples,
		effective: samples
	};
}
/** Weighted by samples; undefined when it is not known of any input. */
function meanOwnShare(inputs) {
	let [own, all] = [0, 0];
	for (const { profile } of inputs) {
		if (profile.ownShare === void 0) return void 0;
		own += profile.ownShare * profile.samples;
		all += profile.samples;
	}
	return all === 0 ? void 0 : own / all;
}
/** What the file says about itself besides its totals. */
function remarksOf(inputs, inputsSha256, { provenance, carriedOver }, carryOver = carriedOver) {
	const window = windowOf(inputs.map(({ profile }) => profile));
	return provenanceInWords(provenance, window, inputsSha256, carryOver);
}
/** What is to be committed of whole stacks. */
function encodeStacks(profile, totals, written = {}) {
	const stacks = excludeInStacks(profile, written.exclusions ?? []);
	const { samples } = countTotals(stacks);
	if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, written.remarks);
	const { effective } = worthOf(totals);
	return encodeWhole(stacks, {
		...totals,
		weighted: {
			samples,
			effective
		}
	}, written.remarks);
}
/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1e3;
/** What to do when a merge has too few samples. */
const TAKE_MORE_SAMPLES = "Profile for longer (`seconds: 60`), more instances, or while they are busy.";
/** A warning where the merge, or what its weights leave of it, has few samples. */
function aboutMergedSamples({ samples, weighted }) {
	if (samples < FEW_MERGED_SAMPLES) return [{
		severity: "warning",
		message: `The merge holds only ${count(samples, "sample")}; rare call edges are noise in it.`,
		fix: TAKE_MORE_SAMPLES
	}];
	if (weighted === void 0 || weighted.effective >= FEW_MERGED_SAMPLES) return [];
	return [{
		severity: "warning",
		message: `Much of the weight is on few samples: weighted, the ${count(samples, "sample")} tell no more than ${fixed(weighted.effective, 0)} of equal weight would.`,
		fix: "Take more samples of what counts most, or bring the weights closer together."
	}];
}

// src/profile/weigh.ts
/** From so many samples on, a profile has the whole voice that `equal` gives it. */
const ENOUGH_SAMPLES = 100;
/** It also has it when its samples need not count more often than this, compared with those of the largest one. */
const MOST_TIMES = 10;
/** The smallest factor where the ratio cannot be exact: the next integers are a tenth of a percent away. */
const PRECISION = 1e3;
const NOTABLE_ERROR = .01;
const POOR_ERROR = .05;
/** What rounding of doubles may leave of an integer. */
const ALMOST_WHOLE = 1e-9;
/**
* Finds the factors of the inputs: the smallest integers in the wanted ratio. They are integers since most values of a
* profile are 1, which half a time more or less would not change, or double; and none is below 1, since scaling down
* makes such values 0 (golang/go#73640). Where the exact ratio takes large integers, the smallest one is `PRECISION`,
* and the others are rounded. The factors depend on the inputs alone, not on their order.
* @throws ExpectedError when the sums could not be exact any more (2⁵³).
*/
function weigh(inputs, weighting) {
	const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
	const { factors, error } = integersInRatio(inputs.map(({ weight = 1, profile }) => {
		if (weighting === "equal") return weight / votersOf(profile, largest);
		return profile.weighted === void 0 ? weight : weight * profile.samples / profile.weighted.samples;
	}), inputs);
	return {
		inputs: inputs.map((input, at) => ({
			...input,
			factor: factors[at] ?? 1
		})),
		findings: [...weighting === "equal" ? aboutFewSamples(inputs, largest) : [], ...error > NOTABLE_ERROR ? [roundedFinding(error)] : []]
	};
}
/** What the profile holds of the sample type that the compiler takes, in its own units. */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }) {
	const total = sampleTypes.find((name) => name === "samples/count" || name === "cpu/nanoseconds") === "cpu/nanoseconds" ? Number(cpuNanos) : samples;
	return Math.max(1, weighted === void 0 ? total : total * weighted.samples / samples);
}
/**
* Among how much one voice is divided. A profile of three samples would otherwise say as much as one of thousands:
* it shares the voice with samples that it does not have.
*/
function votersOf(profile, largest) {
	const total = weightOf(profile);
	if (profile.samples >= ENOUGH_SAMPLES) return total;
	const enough = total * ENOUGH_SAMPLES / Math.max(1, profile.samples);
	return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}
function integersInRatio(voices, inputs) {
	const least = voices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
	const ratios = voices.map((voice) => voice / least);
	const times = (smallest) => ratios.map((ratio) => Math.round(ratio * smallest));
	const exact = smallestExact(ratios);
	if (exact !== void 0) {
		const factors = times(exact);
		if (factors.every((factor) => factor === 1) || largestSum(factors, inputs) <= Number.MAX_SAFE_INTEGER) return {
			factors,
			error: 0
		};
	}
	const sum = largestSum(times(PRECISION), inputs) * 1.002;
	const smallest = Math.min(PRECISION, Math.floor(PRECISION * Number.MAX_SAFE_INTEGER / sum));
	const factors = times(smallest);
	if (smallest < 1 || largestSum(factors, inputs) > Number.MAX_SAFE_INTEGER) throw tooFarApart(inputs);
	return {
		factors,
		error: ratios.reduce((most, ratio, at) => Math.max(most, Math.abs((factors[at] ?? 0) / (smallest * ratio) - 1)), 0)
	};
}
/** The smallest integer that makes all ratios integers; undefined when it is larger than a rounded result needs. */
function smallestExact(ratios) {
	const different = [...new Set(ratios)];
	const isWhole = (value) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
	for (let smallest = 1; smallest <= PRECISION; smallest++) if (different.every((ratio) => isWhole(ratio * smallest))) return smallest;
}
/** The greatest sum over all inputs that any sample type will have, as a double. */
function largestSum(factors, inputs) {
	const sums = [];
	for (const [at, { profile }] of inputs.entries()) for (const [type, total] of profile.totals.entries()) sums[type] = (sums[type] ?? 0) + Number(total) * (factors[at] ?? 0);
	return sums.reduce((a, b) => Math.max(a, b), 0);
}
function tooFarApart(inputs) {
	const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
	return new ExpectedError(`The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`, { fix: "Bring them closer together, leave out the source that hardly counts, or limit the profiles." });
}
function roundedFinding(error) {
	return {
		severity: error > POOR_ERROR ? "warning" : "note",
		message: `The weights are kept to within ${share(error)}: more exact ones would make the sums too large for exact numbers.`
	};
}
function aboutFewSamples(inputs, largest) {
	return inputs.flatMap(({ source, name, profile }) => {
		const part = weightOf(profile) / votersOf(profile, largest);
		if (part === 1) return [];
		return [{
			severity: "warning",
			source,
			file: name,
			message: `With its ${count(profile.samples, "sample")}, it gets ${share(part)} of the voice of the others: more would let single samples decide.`,
			fix: "Profile it for longer or while it is busy."
		}];
	});
}

// src/commands/gather.ts
/**
* Collects all sources, under load where the configuration has one, and validates what they deliver.
* @param declared the functions of the source tree.
* @throws ExpectedError when a required source, the service or its load fails.
*/
async function collectProfiles(run, go, declared) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { config, host, scratch } = run;
		if (config.sources.length === 0) throw new UsageError("No sources are given.", { fix: "Name them in the input `sources`, with `--source`, or in `.github/pgo.yml`; for instance `- http://10.0.0.7:6060`." });
		const pprof = _usingCtx$2.a(askAhead(go.context, pprofCommand));
		const own = ownCode(go.modulePath, declared);
		const judge = fileJudge({
			own,
			signal: host.signal,
			renames: config.renames,
			...config.compact !== "none" && { reduceInto: join(scratch, "parts") }
		});
		const { value: collected, findings: aboutLoad } = await whileLoaded(run, go, (signal) => collectAll(config.sources, {
			cwd: config.workingDirectory,
			env: host.env,
			signal,
			scratch,
			now: host.now,
			progress: host.progress,
			arrived: ({ path }) => void judge.judge(path),
			mask: host.mask,
			concurrency: config.concurrency,
			token: config.token
		}));
		const candidates = collected.flatMap(({ source, files }, entry) => files.map((file) => ({
			...file,
			entry,
			source: source.label,
			weight: source.weight
		})));
		const all = await judgeAll(candidates, own, host.signal, judge);
		const { accepted, rejected, findings: judged } = ofWantedBuild(all, config.buildId, host.now());
		return {
			sources: collected.map(({ source, findings }, entry) => ({
				source: source.label,
				kind: source.kind,
				...source.weight !== void 0 && source.weight !== 1 && { weight: source.weight },
				collected: accepted.filter((one) => one.entry === entry).length,
				findings: [...findings, ...judged.flatMap((one) => one.entry === entry ? one.finding : [])]
			})),
			findings: [
				...aboutLoad,
				...collected.flatMap(({ findings }) => findings),
				...judged.map(({ finding }) => finding)
			],
			accepted,
			failed: rejected + collected.reduce((sum, { failures }) => sum + failures, 0),
			parts: judge.parts(),
			pprof: accepted.length === 0 ? "" : await pprof.answer
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/**
* Merges what was collected.
* @param main the program, where it is known.
* @param committed the profile of which `carry-over` takes a part.
* @throws Rejected below `min-profiles` or `min-samples`, and past `max-failures`.
*/
async function mergeCollected(run, go, main, collected, committed) {
	const { config, host, scratch } = run;
	requireEnough(config, collected);
	const { accepted, parts, pprof, sources } = collected;
	host.progress(`Merging ${count(accepted.length, "profile")} …`);
	const { inputs, findings } = weigh(accepted, config.weighting);
	const program = main?.importPath ?? go.modulePath;
	const options = {
		pprof,
		compact: config.compact === "none" ? "none" : "edges",
		scratch,
		env: host.env,
		signal: host.signal,
		parts,
		renames: config.renames,
		exclusions: exclusionsFor(config, go.version),
		provenance: {
			program,
			goVersion: go.version,
			sources
		}
	};
	const fresh = await mergeProfiles(inputs, options);
	if (fresh.samples < config.minSamples) {
		const reason = `The merge holds ${count(fresh.samples, "sample")}, and \`min-samples\` is ${config.minSamples}.`;
		throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
	}
	const carried = await carryOver(run, fresh, committed, options);
	return {
		merged: carried.merged,
		findings: [
			...findings,
			...aboutMergedSamples(fresh),
			...aboutExclusions(config, go.version, fresh),
			...carried.findings
		],
		potential: potentialOfReduced(fresh, "the collected profiles"),
		stacks: collectedStacks(fresh.inputs, config.renames, host.signal)
	};
}
/** @throws Rejected when too few profiles passed or too many attempts failed. */
function requireEnough({ minProfiles, maxFailures }, { accepted, failed, findings }) {
	const first = findings.find(({ severity }) => severity === "error");
	const because = first === void 0 ? "" : ` The first reason: ${underItsName(first)}`;
	if (accepted.length < minProfiles) {
		const some = accepted.length === 0 ? "No profile" : `Only ${count(accepted.length, "profile")}`;
		throw new Rejected(`${some} passed, and \`min-profiles\` is ${minProfiles}.${because}`, { fix: first?.fix ?? "Add sources, or lower `min-profiles`." });
	}
	const attempts = failed + accepted.length;
	if (failed / attempts <= maxFailures) return;
	throw new Rejected(`${failed} of ${attempts} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`, { fix: "Fix the sources, or raise `max-failures`." });
}
/** The sentence about an endpoint begins with its name. */
function underItsName({ source, file = source, message }) {
	return file === void 0 || message.startsWith(file) ? message : `${file}: ${message}`;
}
/**
* The committed profile is one more input of what is written, at `part` of the weight of all others. What was carried before
* is in it, so an old profile counts less each time. Decisions are made on the new profiles alone.
*/
async function carryOver(run, fresh, committed, options) {
	const { carryOver: part } = run.config;
	if (part === 0 || committed === void 0) return {
		merged: fresh,
		findings: []
	};
	const together = async () => {
		const old = await asInput(committed, fresh.inputs, options);
		const worth = (input) => input.factor * (input.profile.weighted?.samples ?? input.profile.samples);
		const sum = fresh.inputs.reduce((sum, input) => sum + worth(input), 0);
		const all = [...fresh.inputs.map((input) => ({
			...input,
			weight: worth(input) / input.profile.samples
		})), {
			...old,
			weight: part * sum / old.profile.samples
		}];
		const { inputs } = weigh(all, "samples");
		const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles(inputs, {
			...options,
			carriedOver: part
		});
		const kept = writtenEdges - fresh.writtenEdges;
		const message = `By \`carry-over\`, ${share(part / (1 + part))} of the weight is that of the committed profile; ${count(kept, "call edge")} of it ${kept === 1 ? "is" : "are"} in none of the new ones.`;
		return {
			merged: {
				...fresh,
				bytes,
				sha256,
				writtenEdges,
				inputsSha256
			},
			findings: [{
				severity: "note",
				message
			}]
		};
	};
	return orElse(run, together(), ({ message }) => ({
		merged: fresh,
		findings: [{
			severity: "note",
			message: `Nothing of the committed profile is carried over: ${message}`
		}]
	}));
}
/** @throws ExpectedError when it cannot be merged with the others. */
async function asInput(committed, inputs, { scratch, signal }) {
	const path = join(scratch, "committed.pgo");
	await writeFile(path, committed);
	const candidate = {
		path,
		name: "the committed profile",
		source: "carry-over",
		entry: inputs.length
	};
	const { accepted, findings } = await judgeAll([candidate], void 0, signal);
	const [old] = accepted;
	if (old === void 0) throw new ExpectedError(findings[0]?.finding.message ?? "It cannot be used.");
	const [columns, others] = [old, inputs[0]].map((one) => one?.profile.sampleTypes.join(", "));
	if (columns !== others) throw new ExpectedError(`Its columns are ${columns}, those of the new profiles ${others}.`);
	return {
		...old,
		profile: {
			...old.profile,
			timeNanos: 0n,
			durationNanos: 0
		}
	};
}
/** The calls that the compiler must not take for hot: the user's own, and those that hurt with this version of Go. */
function exclusionsFor({ hazards, exclude }, goVersion) {
	return hazards === "apply" ? [...exclude, ...harmfulInlinings(goVersion)] : exclude;
}
/** Which calls of the merge are excluded, and which are known to hurt and are not. */
function aboutExclusions({ hazards, exclude }, goVersion, { edges: { edges } }) {
	const all = exclusionsFor({
		hazards,
		exclude
	}, goVersion);
	const harmful = harmfulInlinings(goVersion);
	const found = new Map([...harmful, ...exclude].map((one) => [one, findExcluded(one, edges, all)]));
	const weightOf = (one) => found.get(one)?.weight ?? 0;
	const inWords = (one) => `\`${exclusionInWords(one)}\` (${share(weightOf(one))} of the call-edge weight)`;
	const aboutHarm = harmful.filter((one) => weightOf(one) > 0).map((one) => {
		const why = `hurts when it is inlined: ${one.title.charAt(0).toLowerCase() + one.title.slice(1)} (${one.url})`;
		const [severity, message, fix] = hazards === "apply" ? [
			"note",
			`is kept out of the profile, since it ${why}`,
			"Set `hazards: report` to leave it in."
		] : [
			"warning",
			`is hot in the profile and ${why}`,
			"Set `hazards: apply` to keep it out."
		];
		return {
			severity,
			message: `${inWords(one)} ${message}.`,
			fix
		};
	});
	const aboutOwn = exclude.map((one) => {
		if (weightOf(one) > 0) return {
			severity: "note",
			message: `${inWords(one)} is kept out of the profile, by \`exclude\`.`
		};
		return {
			severity: "warning",
			message: `The merge has no call of \`${exclusionInWords(one)}\`, so \`exclude\` keeps nothing out.`,
			fix: "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out."
		};
	});
	const aboutShared = all.flatMap((one) => {
		const [first] = found.get(one)?.shared ?? [];
		if (first === void 0) return [];
		return [{
			severity: "warning",
			message: `\`${one.callee}\` may be inlined into \`${first.caller}\` all the same: it is hot for other callers, and another hot call is on its line (${first.offset} below the one where the caller starts).`,
			fix: `Name \`${one.callee}\` alone in \`exclude\`, or put the two calls on lines of their own.`
		}];
	});
	return [
		...aboutHarm,
		...aboutOwn,
		...aboutShared
	];
}
/** Asks Go a question whose answer is needed later. */
function askAhead(context, question) {
	const stop = new AbortController();
	const signals = context.signal === void 0 ? [stop.signal] : [stop.signal, context.signal];
	const answer = question({
		...context,
		signal: AbortSignal.any(signals)
	});
	const ended = answer.then(() => {}, () => {});
	return {
		answer,
		[Symbol.asyncDispose]: () => {
			stop.abort();
			return ended;
		}
	};
}
/**
* Collects while the service of the configuration runs and is loaded, where there is one.
* @param collect its signal replaces the host's.
* @throws ExpectedError when the program does not build, the service ends or the load fails.
*/
async function whileLoaded(run, go, collect) {
	const { config, host } = run;
	const { underLoad } = config;
	if (underLoad === void 0) return {
		value: await collect(host.signal),
		findings: []
	};
	maskSecretsOf(run, underLoad);
	const program = await programToServe(run, go, underLoad);
	return whileUnderLoad({
		...underLoad,
		endpoints: config.sources.flatMap((source) => source.kind === "pprof" ? [source.url] : []),
		cwd: config.workingDirectory,
		env: {
			...host.env,
			...program !== void 0 && { PGO_BINARY: program }
		},
		signal: host.signal,
		progress: host.progress
	}, collect);
}
/** What these commands print is shown. */
function maskSecretsOf({ host }, { serve, load = "", serveEnv, loadEnv }) {
	const found = [...[...Object.entries(serveEnv), ...Object.entries(loadEnv)].flatMap(([name, value]) => secretsIn(name, value)), ...[serve, load].flatMap(secretsInCommand)];
	for (const secret of found) host.mask(secret);
}
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;
/** Builds the program as the repository has it, with its committed profile, when a command needs it. */
async function programToServe({ config, host, scratch }, go, { serve, load = "" }) {
	if (![serve, load].some((command) => /\bPGO_BINARY\b/.test(command))) return void 0;
	const { buildFlags, profile } = config;
	checkBuildFlags(buildFlags);
	const main = await findMainPackage(go, {
		package: config.package,
		flags: buildFlags
	});
	const folder = join(scratch, "served");
	await mkdir(folder);
	const binary = join(folder, `${main.name}${go.exe}`);
	host.progress(`Building ${main.name} for the service …`);
	const pgo = `-pgo=${profile !== void 0 && await readIfThere(profile) !== void 0 ? profile : "auto"}`;
	const args = [
		"build",
		...buildFlags,
		pgo,
		"-o",
		binary,
		"--",
		main.importPath
	];
	const { exitCode, stderr } = await runGo(args, buildContext(go, scratch));
	if (exitCode === 0) return binary;
	throw new ExpectedError(`${main.importPath} does not build with its committed profile:\n${lastLines(stderr, COMPILER_LINES)}`, { fix: "Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`." });
}

// src/commands/files.ts
/** The commands that work on profile files alone, and what other commands need to read a profile that a user named. */
/** `merge FILE... --output FILE`: all of them or nothing. @throws ExpectedError when any file cannot be merged. */
async function merge(run, report) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host, config, operands, scratch } = run;
		const { cwd, env, signal } = host;
		const path = resolve(cwd, run.output ?? "default.pgo");
		await mustBePlaceOfProfile(path, run.force);
		const pprof = _usingCtx$1.a(askAhead({
			cwd,
			env,
			signal
		}, pprofCommand));
		const version = _usingCtx$1.a(askAhead({
			cwd,
			env,
			signal
		}, goVersion));
		const judging = fileJudge({
			own: void 0,
			signal,
			renames: config.renames,
			...config.compact !== "none" && { reduceInto: join(scratch, "parts") }
		});
		const candidates = operands.map((name, entry) => ({
			name,
			source: name,
			path: resolve(cwd, name),
			entry
		}));
		const all = await judgeAll(candidates, void 0, signal, judging);
		const { accepted, rejected, findings } = ofWantedBuild(all, config.buildId, host.now());
		report.add({ findings: [...findings.map(({ finding }) => finding), ...aboutPrograms(accepted)] });
		if (rejected > 0) throw new ExpectedError(`${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`, { fix: "Leave those out, or fix them as each finding says." });
		const weighed = weigh(accepted, config.weighting);
		report.add({ findings: weighed.findings });
		const usedGo = await version.answer;
		const merged = await mergeProfiles(weighed.inputs, {
			pprof: await pprof.answer,
			compact: config.compact === "none" ? "none" : "edges",
			scratch,
			env,
			signal,
			parts: judging.parts(),
			renames: config.renames,
			exclusions: exclusionsFor(config, usedGo)
		});
		report.add({ findings: [...aboutExclusions(config, usedGo, merged), ...aboutMergedSamples(merged)] });
		if (merged.edges.totalWeight === 0) report.add({ findings: [{
			severity: "warning",
			message: "The merge has no call edge, so the compiler makes nothing of it.",
			fix: "Merge CPU profiles with whole stacks, taken under load."
		}] });
		await writeProfile(path, merged.bytes, run);
		report.add({ profile: factsOfMerged(merged, path) });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** There is no source tree to judge by, but profiles of different programs can be told apart. */
function aboutPrograms(inputs) {
	const ordered = [...inputs].sort((a, b) => b.profile.samples - a.profile.samples);
	const largest = ordered[0]?.profile.origin;
	if (largest === void 0) return [];
	return ordered.flatMap(({ source, name, profile: { origin } }) => origin !== void 0 && areOfDifferentPrograms(largest, origin) ? [{
		severity: "warning",
		source,
		file: name,
		message: `It seems to be of another program than the largest: it has ${originInWords(origin)}, that one ${originInWords(largest)}.`,
		fix: "Merge the profiles of one program at a time; each has its own profile."
	}] : []);
}
/** `inspect FILE`: what it holds, and whether it may enter a merge. @throws ExpectedError when it may not. */
async function inspect({ host, operands }, report) {
	const [name = ""] = operands;
	const { path, file } = await readOperand(host.cwd, name);
	const read = await readOrExplain(file, name);
	const potential = potentialOfReduced(read, "this profile");
	report.add({
		profile: factsOfFile(file, path, read),
		potential
	});
	const doubts = await judgeOrExplain(file, name);
	report.add({ findings: doubts.map((doubt) => ({
		...doubt,
		file: name
	})) });
}
/** `diff OLD NEW`: how far they are apart in what the compiler sees. */
async function diff({ host, operands, config }, report) {
	const [before, after] = await Promise.all([0, 1].map((at) => readDiffed(host.cwd, operands[at] ?? "")));
	if (before === void 0 || after === void 0) return;
	const drift = driftBetween(before.read, after.read);
	const kind = isWithinNoise(drift, config.minDrift) ? "keep" : "update";
	const reason = `They show ${kind === "keep" ? "the same workload" : "different workloads"}: ${overlapInWords(drift, kind)}.`;
	const profile = factsOfFile(after.file, after.path, after.read);
	report.add({
		profile,
		decision: {
			kind,
			reason,
			...drift
		}
	});
}
async function readDiffed(cwd, name) {
	const { path, file } = await readOperand(cwd, name);
	const read = await readOrExplain(file, name);
	if (read.edges.totalWeight > 0) return {
		path,
		file,
		read
	};
	throw new ExpectedError(`${name}: It has no call edge, so there is nothing to compare.`, { fix: "Compare CPU profiles that hold samples." });
}
async function readOperand(cwd, name) {
	const path = resolve(cwd, name);
	const file = await readIfThere(path);
	if (file !== void 0) return {
		path,
		file
	};
	throw new UsageError(`There is no file \`${name}\`.`, { fix: "Name an existing profile." });
}
/**
* Decodes a profile that the user named.
* @param renames what its functions are called today.
* @throws ExpectedError when it is damaged or no profile at all.
*/
function readOrExplain(file, name, renames = []) {
	return under(name, readProfile(file, renames));
}
/** Validates it like a collected one. @throws ExpectedError when the compiler could not use it. */
async function judgeOrExplain(file, name) {
	return (await under(name, judge(file, void 0))).doubts;
}
async function under(name, task) {
	try {
		return await task;
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(`${name}: ${error.message}`, {
			fix: error.fix,
			cause: error
		});
	}
}
/** What the report says of a profile file. */
function factsOfFile(file, path, weighed) {
	const { head, edges, samples, cpuNanos, weighted } = weighed;
	return {
		path,
		bytes: file.length,
		sha256: createHash("sha256").update(file).digest("hex"),
		samples,
		...weighted && { effectiveSamples: weighted.effective },
		cpuSeconds: Number(cpuNanos) / 1e9,
		edges: edges.edges.length,
		...head.timeNanos > 0n && { from: isoDate(head.timeNanos) }
	};
}
/** What the report says of a merged profile that was written to `path`. */
function factsOfMerged(merged, path) {
	const window = windowOf(merged.inputs.map(({ profile }) => profile));
	const builds = buildsOf(merged.inputs);
	const named = builds.filter(({ id }) => id !== void 0).length;
	return {
		path,
		bytes: merged.bytes.length,
		sha256: merged.sha256,
		samples: merged.samples,
		...merged.weighted && { effectiveSamples: merged.weighted.effective },
		cpuSeconds: Number(merged.cpuNanos) / 1e9,
		edges: merged.writtenEdges,
		...merged.ownShare !== void 0 && { ownShare: merged.ownShare },
		...window && {
			from: isoDate(window.from),
			to: isoDate(window.to)
		},
		inputsSha256: merged.inputsSha256,
		inputs: merged.inputs.length,
		...named > 0 && {
			buildIds: named,
			builds: builds.map(({ id, profiles, newest }) => ({
				...id !== void 0 && { id },
				profiles,
				...newest > 0n && { newest: isoDate(newest) }
			}))
		}
	};
}

export { makePair as A, prebuilt as B, pinnedTo as C, buildContext as D, binaryNames as E, requireFile as F, requireApart as H, CHECKSUMS as I, clearPlace as L, platformEnvironment as M, platformName as N, buildPair as O, readBuildInfo as P, keepBinary as R, withService as S, ProfileBuildFailed as T, sha256OfFile as U, releaseBinary as V, writeChecksums as W, StackSum as _, judgeOrExplain as a, loadFailed as b, collectProfiles as c, judgeAll as d, PgoBuildTally as f, encodeWhole as g, encodeEdges as h, inspect as i, pgoFlag as j, checkBuildFlags as k, maskSecretsOf as l, potentialOfReduced as m, factsOfFile as n, merge as o, potentialOf as p, factsOfMerged as r, readOrExplain as s, diff as t, mergeCollected as u, stacksOf as v, usableCpus as w, startLoad as x, lastWords as y, leftByBuild as z };