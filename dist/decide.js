import { Ar as headOf, Dr as compilerSampleType, Er as compareText, Fr as sumOf, Gn as KnownNames, Hn as foldEdges, In as byName, Ir as weightWith, Jn as isInside, Kn as declarationOf, Mn as driftBetween, Mr as locationBits, Nn as isWithinNoise, Pn as overlapInWords, Pr as sampleTypeIndex, Qn as ownName, Vn as edgesOf, Wn as weightShare, Xn as likelyModuleOf, Yn as isOwnFunction, bi as fixed, fr as isCompact, gr as totalsOf, kr as exactTotals, lr as decodeProfile, qn as excludedName, sr as timesOf, tr as renamer, ur as Malformed, wr as messageOf, xi as share, xr as ExpectedError, yi as count } from "./start.js";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

// src/profile/bytes.ts
const gunzipAsync = promisify(gunzip);
/** Largest profile that is taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 67108864;
/** Largest gzipped file that is taken: it is in memory together with its content. */
const MAX_GZIPPED_BYTES = 33554432;
const TOO_LARGE_FIX = "No CPU profile is that large: check where this file comes from.";
const CONTENT_FIX = "Check what this place returns: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`.";
const LFS_FIX = "Fetch it with `git lfs pull` (`lfs: true` for `actions/checkout`), or take it out of LFS (`git lfs untrack`), since `go build` fails wherever it is not fetched.";
const DAMAGED_FIX = "Collect it again: a transfer was cut short, or git took it for text and changed its line ends, which `*.pgo binary` in `.gitattributes` prevents.";
const CONFLICT_FIX = "Take one side as a whole, `git checkout --theirs` or `--ours`, and add `*.pgo binary` to `.gitattributes`, so that git never mixes two profiles.";
/**
* @param limit of bytes, uncompressed.
* @throws ExpectedError as `profileBytes`.
*/
async function contentOf(file, limit = MAX_PROFILE_BYTES) {
	const bytes = await profileBytes(file, limit);
	const sha256 = digest(file);
	return {
		bytes,
		digest: bytes === file ? sha256 : digest(bytes),
		fileBytes: file.length,
		sha256
	};
}
/**
* The protobuf bytes of a profile file, gzipped or not.
* @throws ExpectedError when it is empty, something else than a profile, a broken gzip stream or too large.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	if (file.length === 0) throw new ExpectedError("It is empty.", { fix: "A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends." });
	mustNotBeOtherFile(file);
	if (!isGzipped(file)) {
		if (file.length > limit) throw tooLarge(file.length);
		return file;
	}
	if (file.length > MAX_GZIPPED_BYTES) throw tooLarge(file.length);
	const bytes = await inflate(file, limit);
	mustNotBeOtherFile(bytes);
	return bytes;
}
function isGzipped(file) {
	return file[0] === 31 && file[1] === 139;
}
/** Uncompressed size as the end of a gzip file states it, which may be wrong; the size of any other file. */
function sizeUnpacked(file) {
	if (!isGzipped(file) || file.length < 18) return file.length;
	return Buffer.from(file.buffer, file.byteOffset, file.byteLength).readUInt32LE(file.length - 4);
}
async function inflate(file, limit) {
	try {
		const chunkSize = Math.min(limit, Math.max(65536, sizeUnpacked(file) + 1));
		return await gunzipAsync(file, {
			maxOutputLength: limit,
			chunkSize
		});
	} catch (error) {
		const { code } = error;
		if (code === "ERR_BUFFER_TOO_LARGE") {
			const message = `It inflates to more than ${limit / 1024 / 1024} MiB.`;
			throw new ExpectedError(message, {
				fix: TOO_LARGE_FIX,
				cause: error
			});
		}
		if (isConflict(file)) throw conflict();
		throw new ExpectedError(`Its gzip stream ${code === "Z_BUF_ERROR" ? "ends early: it is truncated" : "is damaged"}.`, {
			fix: DAMAGED_FIX,
			cause: error
		});
	}
}
function tooLarge(bytes) {
	return new ExpectedError(`It has ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}
/**
* Decodes protobuf bytes of unknown origin.
* @throws ExpectedError when they are damaged or no profile at all.
*/
function decodeOrExplain(bytes) {
	try {
		return decodeProfile(bytes);
	} catch (error) {
		if (!(error instanceof Malformed)) throw error;
		if (isConflict(bytes)) throw conflict();
		throw new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
			fix: DAMAGED_FIX,
			cause: error
		});
	}
}
/** @throws ExpectedError for what people mistake for a profile. */
function mustNotBeOtherFile(file) {
	const start = startOf(file);
	if (isLfsPointer(file)) throw new ExpectedError("It is a Git LFS pointer; the profile itself was not fetched.", { fix: LFS_FIX });
	const kind = kindByStart(start);
	if (kind === void 0) return;
	if (isConflict(file)) throw conflict();
	throw new ExpectedError(`It is ${kind}, not a profile.`, { fix: kind === "a ZIP archive" ? "Unpack it, and name the profile inside." : CONTENT_FIX });
}
function startOf(file) {
	return Buffer.from(file.subarray(0, 256)).toString("latin1").trimStart();
}
function kindByStart(start) {
	if (start.startsWith("PK")) return "a ZIP archive";
	if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return "an HTML page";
	if (/^[[{]\s*["[{\]}]/.test(start)) return "JSON";
	if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start) || /^[\x20-\x7e]{24,}/.test(start)) return "text";
}
/** A text that stands for a file in Git LFS. */
function isLfsPointer(file) {
	return startOf(file).startsWith("version https://git-lfs.github.com/spec/");
}
/** Whether git left both sides of a merge conflict in it, as it does in what it takes for text. */
function isConflict(bytes) {
	const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return ["<<<<<<< ", ">>>>>>> "].every((mark) => content.subarray(0, mark.length).equals(Buffer.from(mark)) || content.includes(`\n${mark}`));
}
function conflict() {
	return new ExpectedError("It is what git left of a merge conflict, not a profile.", { fix: CONFLICT_FIX });
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}

// src/profile/exclude.ts
function isExcluded({ caller, callee }, exclusions) {
	return exclusions.some((one) => one.callee === callee && (one.caller ?? caller) === caller);
}
/**
* The names of both functions where the call is excluded, under which the compiler finds neither. To it, a function is hot
* as the callee of any hot edge, and a call site by its caller and line alone (`PGOInlinePrologue` in
* cmd/compile/internal/inline/inl.go); so a callee that may be hot for other callers is only kept out of this one where
* the caller has another name, too.
*/
function excludedNames({ caller, callee }, exclusions) {
	return {
		caller: exclusions.some((one) => one.caller === void 0 && one.callee === callee) ? caller : excludedName(caller),
		callee: excludedName(callee)
	};
}
/**
* The edges, sorted as before, with those that are excluded under other names. Their weight stays: which edges the
* compiler takes for hot depends on the sum of all.
*/
function renameExcluded(edges, exclusions) {
	if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
	return edges.map((edge) => isExcluded(edge, exclusions) ? {
		...edge,
		...excludedNames(edge, exclusions)
	} : edge).sort(byName);
}
/** @param all every exclusion there is: what another one excludes keeps nothing hot. */
function findExcluded(exclusion, edges, all) {
	const seen = edges.filter((edge) => edge.weight > 0 && !isExcluded(edge, all));
	const matching = edges.filter((edge) => isExcluded(edge, [exclusion]));
	const isHotElsewhere = seen.some(({ callee }) => callee === exclusion.callee);
	const isShared = (edge) => seen.some(({ caller, offset }) => caller === edge.caller && offset === edge.offset);
	return {
		weight: weightShare(edges, (edge) => isExcluded(edge, [exclusion])),
		shared: isHotElsewhere ? matching.filter(isShared) : []
	};
}
/** `caller -> callee`, or the callee alone. */
function exclusionInWords({ caller, callee }) {
	return caller === void 0 ? callee : `${caller} -> ${callee}`;
}
const KNOWN = [{
	caller: "runtime.ReadTrace",
	callee: "runtime.gopark",
	from: 22,
	to: 24,
	title: "The program can hang while an execution trace ends",
	message: "With this profile, `runtime.gopark` is inlined into `runtime.ReadTrace`, which then can no longer be stopped when a trace ends: the whole program stands still. It concerns programs that take execution traces (`runtime/trace`, `/debug/pprof/trace`, continuous profilers).",
	fix: "Build with Go 1.25 or later, or take no execution traces of this program.",
	url: "https://github.com/golang/go/issues/74045"
}, {
	callee: "google.golang.org/grpc/internal/transport.(*loopyWriter).processData",
	from: 21,
	title: "Each gRPC connection may hold more memory",
	message: "With this profile, gRPC’s `(*loopyWriter).processData` is inlined into the loop that every connection runs, up to three times, and each time its buffer of 16 KiB becomes a part of that goroutine’s stack.",
	fix: "Compare the memory of both binaries under load, or name the function in `exclude`.",
	url: "https://github.com/grpc/grpc-go/issues/6991"
}];
/**
* Those that this version of Go does.
* @param goVersion as `go env GOVERSION` prints it; development versions have no place among the releases, so none is known.
*/
function harmfulInlinings(goVersion) {
	const minor = goMinor(goVersion);
	if (minor === void 0) return [];
	return KNOWN.filter(({ from, to = minor }) => from <= minor && minor <= to);
}
/** 26 of `go1.26.8`; undefined for development versions. */
function goMinor(goVersion) {
	const minor = /^go1\.(\d+)/.exec(goVersion)?.[1];
	return minor === void 0 ? void 0 : Number(minor);
}

// src/profile/origin.ts
/** Of the stacks with code from outside of the standard library, the share that another program's code has at least. */
const FOREIGN_SHARE = .1;
const NAMED = 3;
const NAME_LENGTH = 100;
/**
* Checks that a profile is of this program, and not of another one: that would say nothing about this one, and the
* compiler would not complain. What must differ shows it: functions of package main, folders of main packages, and modules
* that this program is not built with. What may be of an older version passes.
* @returns a sentence of doubt about a profile that passes, if there is one.
* @throws ExpectedError naming what was expected and what was found.
*/
function mustBeOfProgram(named, program) {
	const mainFunctions = mainFunctionsOf(named);
	const { main, otherMains, modulePath } = program;
	const mains = main === void 0 ? otherMains : [main];
	const known = mainFunctions.filter((name) => mains.some(({ names }) => isDeclaredIn(names, name)));
	const isOfThisModule = named.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath)) || known.length * 2 > mainFunctions.length;
	if (!isOfThisModule && !mainFoldersOf(named).some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) refuseOtherModule(named, program, mainFunctions, known.length);
	if (main === void 0) return void 0;
	const found = mainOfProfile(named, mainFunctions, main, otherMains);
	if (found !== void 0 && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
	if (found === main || !isOfThisModule || mainFunctions.length === 0) return void 0;
	return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}
function refuseOtherModule(named, program, mainFunctions, known) {
	const own = /* @__PURE__ */ new Set([program.modulePath, ...program.dependencies]);
	const { foreign, others, all } = weighForeign(named, own);
	const hasForeign = foreign > 0 && foreign >= FOREIGN_SHARE * others;
	const handsOver = !hasForeign && others * 2 >= all;
	const hasOtherMain = mainFunctions.length > 0 && known === 0;
	if (!hasForeign && (!hasOtherMain || handsOver)) return;
	const main = program.main === void 0 ? "" : ` (main package ${program.main.importPath})`;
	const found = [packagesOf(named).filter((path) => !isInside(path, own)), mainFunctions.map((name) => `main.${name}`)].filter(({ length }) => length > 0).map(list);
	throw new ExpectedError(`It is of another program: expected were functions of ${program.modulePath}${main}, found were those of ${found.join(" and ")}.`, { fix: "Point the source at this program, or set `working-directory` and `package` to the one that the profile is of." });
}
/**
* Weights of the stacks with code of modules that are not among `own`, of those with any code from outside of the standard
* library, and of all.
*/
function weighForeign({ profile, names }, own) {
	const [other, foreign, any] = [
		1,
		2,
		4
	];
	const bits = names.map(({ path }) => (path === "" ? 0 : isInside(path, own) ? other : other | foreign) | any);
	const ofLocation = locationBits(profile, (func) => bits[func]);
	const weigh = (bit) => weightWith(profile, ofLocation, bit);
	return {
		foreign: weigh(foreign),
		others: weigh(other),
		all: weigh(any)
	};
}
/** Packages outside of the standard library, those with the most functions first. */
function packagesOf(named) {
	return [...functionCounts(named)].sort(byCount).map(([path]) => path);
}
/** How many functions of each package outside of the standard library there are. */
function functionCounts({ names }) {
	const counts = /* @__PURE__ */ new Map();
	for (const { path } of names) if (path !== "") counts.set(path, (counts.get(path) ?? 0) + 1);
	return counts;
}
function byCount([a, x], [b, y]) {
	return y - x || compareText(a, b);
}
/**
* The main package of this module that a profile is of: by its functions, and where none of them is known, by the
* folder of their files. Undefined when nothing tells: a checkout may have any name, also that of a folder in it.
*/
function mainOfProfile(named, mainFunctions, main, otherMains) {
	const declaredIn = ({ names }) => mainFunctions.filter((name) => isDeclaredIn(names, name)).length;
	const [best = main] = [main, ...otherMains].sort((a, b) => declaredIn(b) - declaredIn(a));
	if (declaredIn(best) > 0) return best;
	if (main.folder === "") return void 0;
	const folders = mainFoldersOf(named);
	const [longest] = [main, ...otherMains].filter(({ folder }) => folder !== "" && folders.some((at) => at.endsWith(`/${folder}`))).sort((a, b) => b.folder.length - a.folder.length);
	return longest;
}
function otherProgram(main, other, mainFunctions, modulePath) {
	const names = mainFunctions.filter((name) => isDeclaredIn(other.names, name) && !isDeclaredIn(main.names, name));
	const which = names.length === 0 ? "" : `, such as ${list(names.map((name) => `main.${name}`))}`;
	return new ExpectedError(`It is of another program of ${modulePath}: expected was main package ${main.importPath}, found were functions of ${other.importPath}${which}.`, { fix: `Give this source to a step with \`package: ./${other.folder}\`, and to this one a source of ${main.importPath}.` });
}
/** Folders of the source files of package main; what the toolchain makes itself lies in none. */
function mainFoldersOf({ profile, names }) {
	const folders = names.flatMap(({ name }, index) => name.startsWith("main.") ? folderOf(profile.functions.filename(index)) ?? [] : []);
	return [...new Set(folders)];
}
/** Without the version of a module. */
function folderOf(filename) {
	const path = filename.replaceAll("\\", "/").replace(/@v[^/]*/, "");
	const slash = path.lastIndexOf("/");
	return slash > 0 ? path.slice(0, slash) : void 0;
}
/** What a profile shows of the program it was taken from, where there is no source tree to compare with. */
function originOf(named) {
	const modules = /* @__PURE__ */ new Map();
	for (const [path, count] of functionCounts(named)) {
		const module = likelyModuleOf(path);
		modules.set(module, (modules.get(module) ?? 0) + count);
	}
	return {
		mainFunctions: mainFunctionsOf(named),
		modules: [...modules].sort(byCount).map(([one]) => one)
	};
}
/** Whether two profiles have nothing in common that two of one program would have. */
function areOfDifferentPrograms(a, b) {
	const isApart = (of, from) => of.length > 0 && from.length > 0 && of.every((name) => !from.includes(name));
	const modulesApart = isApart(a.modules.slice(0, 1), b.modules) && isApart(b.modules.slice(0, 1), a.modules);
	if (a.mainFunctions.length === 0 || b.mainFunctions.length === 0) return modulesApart;
	const withoutModules = a.modules.length === 0 || b.modules.length === 0;
	return (modulesApart || withoutModules) && isApart(a.mainFunctions, b.mainFunctions);
}
/** Its modules, or the functions of its package main. */
function originInWords({ modules, mainFunctions }) {
	return list(modules.length > 0 ? modules : mainFunctions.map((name) => `main.${name}`));
}
function mainFunctionsOf({ names: all }) {
	const names = all.flatMap(({ name }) => {
		if (!name.startsWith("main.")) return [];
		const { first, second, isGenerated } = declarationOf(name);
		if (isGenerated || first === "main" || first === "") return [];
		return /^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`;
	});
	return [...new Set(names)].sort();
}
/** `name` is `Func`, `Type.Method`, or `Func.Other` for a closure of a function that was inlined. */
function isDeclaredIn(names, name) {
	return names.has(name) || names.has(name.split(".")[0] ?? "");
}
function list(names) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return names.slice(0, NAMED).map(printable$1).join(", ") + more;
}
function printable$1(name) {
	return name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
}

// src/profile/validate.ts
/**
* Judges one collected file: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions; undefined when it is not known which program it is.
* @param renames what its functions are called today.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
async function judge(file, own, renames = []) {
	const { profile, doubts } = judgeContent(await contentOf(file), own, new KnownNames(own, renames));
	return {
		profile,
		doubts
	};
}
/** As `judge`. @param known names of the profiles before, by the same `own` and renames. */
function judgeContent(content, own, known) {
	const profile = decodeOrExplain(content.bytes);
	mustBeCpuProfile(profile);
	mustHaveSamples(profile);
	const named = known.named(profile);
	mustBeGo(named);
	mustHaveStartLines(profile);
	const strange = own?.program && mustBeOfProgram(named, own.program);
	const isOnlyEdges = isCompact(profile);
	const { timeNanos, durationNanos, period, periodType, samples, sampleTypes } = profile;
	const judged = {
		sha256: content.sha256,
		content: content.digest,
		bytes: content.fileBytes,
		unpacked: content.bytes.length,
		...totalsOf(profile),
		sampleTypes: namesOfTypes(profile),
		totals: exactTotals(samples.values, sampleTypes.length, samples.count),
		period,
		periodType: `${periodType?.type}/${periodType?.unit}`,
		timeNanos,
		durationNanos,
		buildIds: buildIdsOf(named),
		ownShare: own && (isOnlyEdges ? noneOfOwn(named) : ownShareOf(named)),
		origin: own === void 0 ? originOf(named) : void 0
	};
	return {
		profile: judged,
		doubts: [...doubtsAbout(judged, own?.modulePath), ...strange === void 0 ? [] : [strangeness(strange)]],
		head: headOf(profile),
		edges: foldEdges(named),
		times: isOnlyEdges ? void 0 : timesOf(named)
	};
}
/**
* Reads the call edges of a profile file.
* @throws ExpectedError when it is damaged or no profile at all.
*/
async function readEdgesOfFile(file) {
	return edgesOf(decodeOrExplain((await contentOf(file)).bytes));
}
const CPU_FIX = "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.";
const ORIGIN_FIX = "Check where this file comes from: it is damaged, or made up.";
function namesOfTypes({ sampleTypes }) {
	return sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
}
/** @throws ExpectedError when it is of another kind, or lacks what all CPU profiles have. */
function mustBeCpuProfile(profile) {
	const names = namesOfTypes(profile);
	if (names.length === 0) throw new ExpectedError("It is not a pprof profile: it names no sample type.", { fix: CPU_FIX });
	const other = OTHER_KINDS.find(([pattern]) => names.some((name) => pattern.test(name)));
	if (other !== void 0) throw new ExpectedError(`It is a ${other[1]} profile, not a CPU profile.`, { fix: CPU_FIX });
	if (compilerSampleType(profile) < 0) {
		const message = `It has the sample types ${names.join(", ")}; the Go compiler takes samples/count or cpu/nanoseconds.`;
		throw new ExpectedError(message, { fix: CPU_FIX });
	}
	const types = profile.sampleTypes.map(({ type }) => type);
	if (types.includes("") || new Set(types).size < types.length) throw new ExpectedError(`Two of its sample types have one name, or one has none: ${names.join(", ")}.`, { fix: CPU_FIX });
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("It has no sampling period: it is truncated, or was written by a converter that drops it.", { fix: "Collect it again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, { fix: CPU_FIX });
}
/** Every heap profile has `space` columns, every block or mutex profile `contentions`. */
const OTHER_KINDS = [
	[/^(alloc|inuse)_(objects|space)\//, "heap"],
	[/^(contentions|delay)\//, "block or mutex"],
	[/^(goroutines?|threadcreate)\//, "goroutine or thread"],
	[/^wall\//, "wall-clock"]
];
/** @throws ExpectedError when there is nothing to count, or nothing that can be counted. */
function mustHaveSamples(profile) {
	const { samples, sampleTypes, period } = profile;
	if (samples.values.some((value) => value < 0)) throw new ExpectedError("It has negative values: it is the difference of two profiles.", { fix: CPU_FIX });
	const totals = exactTotals(samples.values, sampleTypes.length, samples.count);
	const taken = totals[compilerSampleType(profile)] ?? 0n;
	if (taken === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
	const time = sampleTypeIndex(profile, "cpu", "nanoseconds") >= 0 ? 0n : taken * BigInt(period);
	if ([...totals, time].some((total) => total > BigInt(Number.MAX_SAFE_INTEGER))) throw new ExpectedError("Its values or their time add up to more than 2^53, which no program reaches.", { fix: ORIGIN_FIX });
}
/** @throws ExpectedError when its functions are not named as Go names them. */
function mustBeGo({ names }) {
	const first = names.find(({ name }) => name !== "");
	if (first === void 0) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	const GO = /^(main|runtime|internal\/runtime)[./]|[\w)\]]\.\(\*[^)]+\)\./;
	if (!names.some(({ name }) => GO.test(name))) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${printable(first.name)}\`.`, { fix: "Point the source at the Go service itself." });
	const several = names.find(({ written }) => /[\n\r]/.test(written));
	if (several !== void 0) throw new ExpectedError(`It has a function name of several lines, \`${printable(several.name)}\`, which no Go program has and \`go build\` cannot read.`, { fix: ORIGIN_FIX });
}
function printable(name) {
	return name.replace(/[^\x20-\x7e]/g, "?").replaceAll("`", "'").slice(0, 60);
}
/** @throws ExpectedError when the compiler would find no start line in what it looks at, and refuse the profile. */
function mustHaveStartLines(profile) {
	const starts = locationBits(profile, (func) => profile.functions.startLines[func] !== 0);
	if (weightWith(profile, starts, 1, 2) > 0) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}
/**
* Build IDs of the program, not of its libraries: those of the mappings that hold Go's runtime; where none does, of
* the first, which by convention is the program.
*/
function buildIdsOf({ profile, names }) {
	const { mappings, locations } = profile;
	const isRuntime = locationBits(profile, (func) => names[func]?.name.startsWith("runtime."));
	const ofProgram = new Set(locations.mapping.filter((_, at) => isRuntime[at] === 1));
	ofProgram.delete(-1);
	const ids = mappings.flatMap(({ buildId }, index) => buildId !== "" && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : []);
	return [...new Set(ids)].sort();
}
function ownShareOf({ profile, names }) {
	const isOwn = locationBits(profile, (func) => names[func]?.isOwn);
	const type = compilerSampleType(profile);
	return weightWith(profile, isOwn, 1) / sumOf(profile, (values) => values[type]);
}
/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn({ names }) {
	return names.some(({ isOwn }) => isOwn) ? void 0 : 0;
}
/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES$1 = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
function doubtsAbout(profile, modulePath) {
	const doubts = [];
	if (profile.samples < FEW_SAMPLES$1) doubts.push({
		severity: "warning",
		message: `It holds only ${count(profile.samples, "sample")} (${(Number(profile.cpuNanos) / 1e9).toFixed(1)} s of CPU time).`,
		fix: "Profile it for longer, or while it is busy."
	});
	if (profile.ownShare !== void 0 && profile.ownShare < LOW_OWN_SHARE) {
		const howMany = profile.ownShare === 0 ? "None" : `Only ${share(profile.ownShare)}`;
		doubts.push({
			severity: "warning",
			message: `${howMany} of its stacks hold${profile.ownShare === 0 ? "s" : ""} a function of ${modulePath}.`,
			fix: "Check that it comes from this program, and that it was taken under its usual load."
		});
	}
	return doubts;
}
function strangeness(message) {
	return {
		severity: "warning",
		message,
		fix: "Check which program the source profiles."
	};
}

// src/profile/decide.ts
/**
* Reads a profile that was published before, with its functions under the names that they have today.
* @throws ExpectedError when it is no profile.
*/
async function readProfile(file, renames = []) {
	const { head, totals, times, edges } = await readEdgesOfFile(file);
	const today = renamer(renames);
	const isOld = (name) => today(name) !== name;
	const named = edges(ownName);
	return {
		head,
		edges: edges((name) => today(ownName(name))),
		times,
		...totals,
		weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
		shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions))
	};
}
/** Whether any of it is under old names, where the compiler does not find it. */
function hasOldNames({ weightUnderOldNames }) {
	return weightUnderOldNames > 0;
}
/** Compares a merged profile with what the base branch has: is there anything worth merging? */
async function decide(committed, merged, { minDrift, minSamples, renames, staleness }) {
	if (merged.edges.totalWeight === 0) return {
		kind: "reject",
		reason: "The merged profile has no call edge, so the compiler could make nothing of it."
	};
	if (committed === void 0) return update("There is no committed profile yet.");
	let before;
	try {
		before = await readProfile(committed, renames);
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		return update(`The committed profile cannot be used: ${messageOf(error)}`);
	}
	if (before.edges.totalWeight === 0) return update("The committed profile has no call edge, so the compiler makes nothing of it.");
	const drift = driftBetween(before, merged);
	const staleWeight = (await staleness?.(before.edges))?.weight;
	const reason = reasonToUpdate(before, merged, minSamples);
	return {
		...reason !== void 0 ? update(reason) : isWithinNoise(drift, minDrift) ? {
			kind: "keep",
			reason: `The workload has not changed: ${overlapInWords(drift, "keep")}.`
		} : update(`The workload has changed: only ${overlapInWords(drift, "update")}.`),
		...drift,
		staleWeight
	};
}
function update(reason) {
	return {
		kind: "update",
		reason
	};
}
/** With so few samples, noise would explain any difference; with so many more, the new one is better for certain. */
const FEW_SAMPLES = 1e3;
const MANY_TIMES = 4;
/** A reason that holds however similar the two profiles are. */
function reasonToUpdate(before, after, minSamples) {
	const isPoor = before.samples < minSamples && after.samples > before.samples;
	const isPoorer = worthOf(before) < FEW_SAMPLES && worthOf(after) >= MANY_TIMES * worthOf(before);
	if (isPoor || isPoorer) return `The committed profile holds only ${inSamples(before)}, the new one ${inSamples(after)}.`;
	if (before.shows(after.exclusions ?? [])) return "The committed profile has hot calls that `hazards` or `exclude` keep out.";
	if (hasOldNames(before)) return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps, where the compiler does not find it.`;
}
/** How many samples of equal weight would tell as much. */
function worthOf({ samples, weighted }) {
	return weighted?.effective ?? samples;
}
function inSamples({ samples, weighted }) {
	const worth = weighted === void 0 ? "" : ` (weighted, worth ${fixed(weighted.effective, 0)})`;
	return `${count(samples, "sample")}${worth}`;
}
/**
* All versions that are undone today, newest first: a profile like one of them is known not to be wanted. Judged by content alone:
* where today's version was there before, what came between was undone, by `rollback`, `git revert` or a button, in one
* commit or several. That the only version there was is deleted counts, too; a version that was put back afterwards does not.
* @param versions newest first, as a publisher lists them.
*/
function undone(versions) {
	return replay(versions).taken.toReversed();
}
/** Whether the newest change took older ones back. */
function isRollback(versions) {
	return replay(versions).last === "undo";
}
/** Without those that left the content as it was, such as a change of the file's mode; newest first. */
function contentChanges(versions) {
	return versions.filter((version, at) => {
		const before = versions[at + 1];
		return before === void 0 || !sameContent(version, before);
	});
}
function replay(versions) {
	return contentChanges(versions).toReversed().reduce(followedBy, {
		standing: [],
		taken: []
	});
}
function followedBy({ standing, taken }, version) {
	const again = taken.findIndex((one) => sameContent(one, version));
	if (again >= 0) return {
		standing: [
			...standing,
			...taken.slice(0, again),
			version
		],
		taken: taken.slice(again + 1),
		last: "redo"
	};
	const isIntroductionUndone = version.bytes === void 0 && standing.length === 1;
	const back = isIntroductionUndone ? 0 : standing.findLastIndex((one) => sameContent(one, version)) + 1;
	if (back === 0 && !isIntroductionUndone) return {
		standing: [...standing, version],
		taken: [],
		last: "new"
	};
	return {
		standing: standing.slice(0, back),
		taken: [...standing.slice(back), ...taken],
		last: "undo"
	};
}
function sameContent({ bytes: one }, { bytes: other }) {
	if (one === void 0 || other === void 0) return one === other;
	return Buffer.compare(one, other) === 0;
}

export { tooLarge as C, sizeUnpacked as S, contentOf as _, undone as a, isLfsPointer as b, areOfDifferentPrograms as c, findExcluded as d, goMinor as f, MAX_PROFILE_BYTES as g, renameExcluded as h, readProfile as i, originInWords as l, isExcluded as m, hasOldNames as n, judge as o, harmfulInlinings as p, isRollback as r, judgeContent as s, decide as t, exclusionInWords as u, decodeOrExplain as v, profileBytes as x, digest as y };