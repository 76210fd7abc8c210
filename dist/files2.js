import { c as pprofCommand, n as askAhead, r as goOutput } from "./go.js";
import { a as profileBytes, i as digest, n as MAX_PROFILE_BYTES, o as profileContent, r as aboutGzipLayers, s as profileTooLarge } from "./bytes.js";
import { C as totalsOf, E as windowOf, T as weightWith, _ as renameFunctions, a as compilerSampleType, f as isoDate, g as remarksOf, h as provenanceInWords, i as columnNames, l as headOf, m as locationBits, o as countTotals, t as COMPILER_COLUMNS, u as isCompact, v as sampleTypeIndex, w as valueSums } from "./columns.js";
import { a as isWithinNoise, c as pairEdges, n as decisivePairs, o as overlapInWords, r as driftBetween, s as overlapsOfParts, u as weightPerSample } from "./drift.js";
import { a as hiddenGapsOf, c as aboutOtherStacks, f as mustBeOfProgram, i as hiddenGapsInWords, l as producerFaults, n as readProfile, o as mergedGaps, p as otherStacksByName, r as differentGap, s as aboutOtherPrograms, u as remedyForStartLines } from "./published.js";
import { c as note, f as warning, i as UsageError, l as reasonOf, n as ExpectedError, r as Rejected, u as reworded } from "./errors.js";
import { i as outputLines, o as runTool } from "./exec.js";
import { b as _usingCtx, c as mustBePlaceOfProfile, d as readRegularFile, f as readRegularFileSync, u as readIfThere, y as writeProfile } from "./files.js";
import { A as groupBy, D as compareText, I as totalOf, M as seededRandom, N as share, O as count, d as excerpt, j as remembered, k as fixed, u as duration, w as capitalized } from "./start.js";
import { n as decodeOrExplain, r as decodeProfile, t as decodeFile } from "./decode.js";
import { A as knownColumns, C as withoutPrograms, D as commonColumns, E as columnList, O as hasColumns, S as readAs, T as aboutOtherColumns, _ as potentialOf, b as hostProgramsIn, c as edgesOf, d as missingFrom, f as weightShare, i as callEdges, j as totalsInColumns, k as inColumns, l as foldEdges, m as addTimes, o as edgeKey, p as NO_TIMES, s as edgeSetOf, t as EdgeSums, u as mergeTwins, v as timesOf, w as aboutCommonColumns } from "./edges.js";
import { a as encodeEdges, c as excludeInStacks, d as scaleValues, o as encodeSums, r as collectedStacks, s as encodeWhole, u as readInput } from "./encode.js";
import { a as exclusionsFor, i as exclusionInWords, l as isExcluded, r as excludedNames, t as aboutExclusions, u as renameExcluded } from "./exclusions.js";
import { T as renamer, c as KnownNames, o as INTERRUPTION } from "./names.js";
import { t as pLimit } from "./p-limit.js";
import { L as variant, S as optional, T as pipe, _ as minValue, b as number, d as literal, g as minLength, j as string, k as safeParse, m as maxValue, p as maxLength, x as object } from "./dist3.js";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";

// src/profile/steadiness.ts
/** A profile with fewer samples than this is little more than noise, so nothing is predicted from it. */
const MOSTLY_NOISE = 100;
/** The number of samples that the advice aims at if a profile is mostly noise. */
const AIM_OF_ADVICE = 1e3;
/** The factor to which a doubling of many samples comes near, in the recordings of docs/recording.md. */
const FACTOR_OF_MANY = .65;
/** No advice names a larger multiple of the samples, because the prediction is too uncertain so far ahead. */
const LARGEST_MULTIPLE = 32;
/** The number of times that the samples are dealt out. */
const DEALS = 40;
/** Each prediction uses the same random numbers, so the same profile always gives the same finding. */
const DEALING_SEED = 1374496523;
/** Predicts how steady a profile is. @returns undefined if the profile has too few samples, or no call edge. */
function steadinessOf(profile) {
	if (profile.samples < 100 || profile.edges.totalWeight === 0) return void 0;
	const scale = weightPerSample(profile);
	const pairs = decisivePairs(pairEdges(profile.edges, profile.edges));
	const random = seededRandom(DEALING_SEED);
	const counts = Float64Array.from(pairs, ({ before }) => Math.floor(before / scale + random()));
	const lackOf = (share) => {
		const dealt = overlapsOfParts({
			pairs,
			counts
		}, {
			first: share,
			second: share
		}, {
			random,
			times: DEALS
		});
		return 1 - totalOf(dealt, ({ hot }) => hot) / DEALS;
	};
	const [quarters, halves] = [lackOf(1 / 4), lackOf(1 / 2)];
	const factor = quarters === 0 ? 1 / 2 : Math.min(1, Math.max(1 / 2, halves / quarters));
	const lack = halves * factor;
	return {
		overlap: 1 - lack,
		multiple: multipleFor(lack, factor)
	};
}
/** @param lack the share that two recordings do not have in common. @param factor what a doubling of both multiplies this share by. */
function multipleFor(lack, factor) {
	const wanted = .09999999999999998;
	if (lack <= wanted) return 1;
	const beyond = Math.sqrt(factor * FACTOR_OF_MANY);
	const multiple = Math.ceil(2 ** (Math.log(wanted / lack) / Math.log(beyond)));
	return multiple <= LARGEST_MULTIPLE ? multiple : void 0;
}
/** Returns true if another recording of the same length would share most of the hot calls' weight with this profile. */
function isSteady(profile) {
	return steadinessOf(profile)?.multiple === 1;
}
/**
* Returns a note if a profile is not steady, which says how many samples a steady profile needs. It is no warning, because more samples make
* the hot calls steadier, but not the gain: in docs/recording.md, 30 times as many samples made one program faster and one slower, and no
* difference is proven for a third. A profile that is mostly noise is worth a warning.
*/
function aboutSteadiness(profile, { name, more }) {
	const { samples, weighted, edges } = profile;
	if (edges.totalWeight === 0) return [];
	const holds = count(samples, "sample");
	const steadiness = steadinessOf(profile);
	if (steadiness === void 0) {
		const message = `${capitalized(name)} has only ${holds}, which are too few to show which calls are hot.`;
		return [warning(message, more(Math.ceil(AIM_OF_ADVICE / Math.max(1, samples))))];
	}
	const { overlap, multiple } = steadiness;
	if (multiple === 1) return [];
	const message = `Another recording of the same length would share only about ${Math.floor(100 * overlap)} % of the hot calls’ weight with ${name} of ${holds}, because chance decides which of the lighter calls are hot.`;
	const wanted = multiple ?? LARGEST_MULTIPLE;
	const amount = multiple === void 0 ? `more than ${wanted}` : `about ${wanted}`;
	const advice = `For a profile that changes less from one refresh to the next, record ${wanted === 2 ? "about twice" : `${amount} times`} as many samples. ${more(wanted)}`;
	if (weighted === void 0 || weighted.effective > .9 * samples) return [note(message, advice)];
	const worth = `The samples have different weights, for example because of \`weight\`, \`weighting: equal\` or \`carry-over\`. So they are worth only ${fixed(weighted.effective, 0)} samples of equal weight.`;
	return [note(`${message} ${worth}`, advice)];
}

// src/profile/validate-content.ts
/**
* Validates one profile.
* @throws ExpectedError with a reason why the profile must not be merged.
*/
function validateContent(content, { own, known, last, reading }) {
	const whole = decodeOrExplain(content.bytes);
	mustBeCpuProfile(whole);
	const hosted = otherPrograms(whole, own, known);
	const leftOut = reading?.leftOut ?? hosted.leftOut;
	const profile = readAs(whole, {
		sampleTypes: reading?.sampleTypes ?? knownColumns(whole),
		leftOut
	});
	const totals = exactSums(profile);
	const named = known.named(profile);
	mustBeGo(named);
	const bits = bitsOfLocations(named);
	mustHaveStartLines(profile, bits);
	const strange = own?.program && mustBeOfProgram(named, own.program);
	const isOnlyEdges = isCompact(profile);
	const otherStacks = own?.program && !isOnlyEdges && profile.mappings.every(({ filename }) => filename === "") ? aboutOtherStacks(otherStacksByName(named, own.program), own.program.main?.importPath ?? own.modulePath) : [];
	const { timeNanos, durationNanos, period, periodType } = profile;
	const all = Number(totals[compilerSampleType(profile)]);
	const interrupted = weightWith(profile, bits, INTERRUPTED, 2) / all;
	const ofEdges = named.names.some(({ isOwn }) => isOwn) ? void 0 : 0;
	const measured = totalsOf(withoutPrograms(whole, leftOut));
	const valid = {
		sha256: content.sha256,
		content: content.digest,
		unpacked: content.bytes.length,
		gzipLayers: content.gzipLayers,
		...measured,
		sampleTypes: columnNames(profile),
		fileColumns: columnNames(whole),
		leftOut,
		totals,
		period,
		periodType: `${periodType?.type}/${periodType?.unit}`,
		timeNanos,
		durationNanos,
		buildIds: buildIdsOf(profile, bits),
		goVersion: goVersionOf(named),
		remarks: remarksOf(profile).filter((line) => line.startsWith("go-pgo ")),
		gaps: hiddenGapsOf(named, measured.samples),
		ownShare: own && (isOnlyEdges ? ofEdges : weightWith(profile, bits, OWN) / all)
	};
	const edges = foldEdges(named, "The profile has", last);
	return {
		profile: valid,
		doubts: [...doubtsAbout(valid, interrupted, own?.modulePath, strange), ...aboutOtherColumns(whole)],
		faults: [
			...hosted.findings,
			...otherStacks,
			...producerFaults(named, valid, edges)
		],
		programs: hosted.leftOut.length > 0 ? 1 : hosted.programs,
		head: headOf(profile),
		edges,
		times: isOnlyEdges ? void 0 : timesOf(named)
	};
}
/** Finds the stacks of other programs in the profile of a whole host. @throws ExpectedError if most stacks are of other programs. */
function otherPrograms(whole, own, known) {
	if (whole.mappings.length < 2) return {
		leftOut: [],
		findings: [],
		programs: 1
	};
	const isSourceKnown = own?.program !== void 0;
	const programs = hostProgramsIn(known.named(whole), isSourceKnown);
	const { main, modulePath = "" } = own?.program ?? {};
	return {
		...aboutOtherPrograms(programs, isSourceKnown ? main?.importPath ?? modulePath : void 0),
		programs: Math.max(1, programs.length)
	};
}
const ORIGIN_FIX = "Check where this file comes from, because it is damaged or not a real profile.";
/** @throws ExpectedError if the profile is not a CPU profile. */
function mustBeCpuProfile(profile) {
	const names = columnNames(profile);
	if (names.length === 0) throw notCpu("The file is not a pprof profile, because it names no sample type.");
	if (compilerSampleType(profile) < 0) {
		const other = OTHER_KINDS.find(([pattern]) => names.some((name) => pattern.test(name)));
		const converted = CONVERTED.find(([pattern]) => names.some((name) => pattern.test(name)));
		if (converted !== void 0) throw new ExpectedError(`The profile has the columns ${columnList(names)}, as ${converted[1]} writes them, but the Go compiler reads \`samples/count\` or \`cpu/nanoseconds\`.`, { fix: converted[2] });
		throw notCpu(other === void 0 ? `The profile has the columns ${columnList(names)}, but the Go compiler reads ${COMPILER_COLUMNS.map((name) => `\`${name}\``).join(" or ")}.` : `The file is a ${other[1]} profile, not a CPU profile, because its columns are ${columnList(names)}.`);
	}
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("The profile has no sampling period, because the file is truncated, or was written by a converter that drops the period.", { fix: "Collect the profile again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw notCpu(`The profile was sampled by ${profile.periodType.type}, not by CPU time.`);
}
/** Returns the error for a profile that is not a CPU profile. */
function notCpu(message) {
	return new ExpectedError(message, { fix: "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`." });
}
/** Sample types of producers whose profiles the compiler cannot read. Each row has the producer's name and the advice. */
const CONVERTED = [
	[
		/^process_cpu:/,
		"the export of Pyroscope’s UI",
		"Let this tool query the server (`pyroscope: https://HOST` below `sources`), or use `profilecli query go-pgo`."
	],
	[
		/^cpu\/(?!nanoseconds$)/,
		"a converter that changes the unit",
		"Collect the profile again, straight from the Go program, or let the converter write nanoseconds."
	],
	[
		/_(sample|event)\/count$/,
		"perf_to_profile",
		"Take the profile with Go’s own profiler (`net/http/pprof`, `runtime/pprof`): a converted profile has no start lines, so `go build` refuses it."
	]
];
/** The names of other kinds of profiles, by their sample types. */
const OTHER_KINDS = [
	[/^(alloc|inuse)_(objects|space)\//, "heap"],
	[/^(contentions|delay)\//, "block or mutex"],
	[/^(goroutines?|threadcreate)\//, "goroutine or thread"],
	[/^wall\//, "wall-clock"]
];
/** Returns the sum of each sample type. @throws ExpectedError if the profile has no samples, or if a sum is too large to be exact. */
function exactSums(profile) {
	const { samples, period } = profile;
	for (const value of samples.values) if (value < 0) throw notCpu("The profile has negative values, because it is the difference of two profiles.");
	const totals = valueSums(profile);
	const taken = totals[compilerSampleType(profile)] ?? 0n;
	const other = columnNames(profile).find((name, column) => COMPILER_COLUMNS.some((one) => one === name) && totals[column] !== 0n);
	if (taken === 0n && other !== void 0) {
		const read = columnNames(profile)[compilerSampleType(profile)];
		throw new ExpectedError(`The column \`${read}\`, which the Go compiler reads, has only zeros, but \`${other}\` does not, because a converter did not fill it.`, { fix: "Collect the profile again, straight from the Go program." });
	}
	if (taken === 0n) throw new ExpectedError("The profile holds no samples, because the program did nothing while it was profiled.", {
		fix: "Profile the program under load, or for longer (`seconds: 60`).",
		kind: "no samples"
	});
	const time = sampleTypeIndex(profile, "cpu", "nanoseconds") >= 0 ? 0n : taken * BigInt(period);
	if ([...totals, time].every((total) => total <= BigInt(Number.MAX_SAFE_INTEGER))) return totals;
	throw new ExpectedError("The values of the profile, or their time, add up to more than 2^53, which no program reaches.", { fix: ORIGIN_FIX });
}
/** @throws ExpectedError if the names of the functions are not the names of Go functions. */
function mustBeGo({ profile: { functions }, names }) {
	const first = names.find(({ name }) => name !== "");
	if (first === void 0) throw new ExpectedError("The profile has no function names, because it was never symbolized.", { fix: "Let the Go program write the profile (`net/http/pprof`, `runtime/pprof`), or symbolize the profile with the binary of the program first." });
	const GO = /^(main|runtime|internal\/runtime)[./]|[\w)\]]\.\(\*[^)]+\)\./;
	const isGo = ({ name, isOwn }, at) => {
		const file = functions.filename(at);
		return GO.test(name) || (file === "" ? isOwn : file.endsWith(".go"));
	};
	if (!names.some(isGo)) throw new ExpectedError(`The profile is not from a Go program, because its functions are named like \`${excerpt(first.name.replaceAll("`", "'"), 60)}\`.`, { fix: "Point the source at the Go service itself." });
	if (!names.some(({ written }) => /[\n\r]/.test(written))) return;
	throw new ExpectedError("The profile has a function name of several lines, which no Go program has and `go build` cannot read.", { fix: ORIGIN_FIX });
}
/**
* Four bits that describe a location. A bit is set if one of the location's functions has a start line (`STARTS`), is in the runtime
* (`OF_RUNTIME`), is in the program's own code (`OWN`), or interrupts another function (`INTERRUPTED`).
*/
const [STARTS, OF_RUNTIME, OWN, INTERRUPTED] = [
	1,
	2,
	4,
	8
];
/** Returns the four bits (`STARTS`, `OF_RUNTIME`, `OWN`, `INTERRUPTED`) of each location. */
function bitsOfLocations({ profile, names }) {
	return locationBits(profile, (func) => {
		const { name, isOwn, frame } = names[func];
		return (name.startsWith("runtime.") ? OF_RUNTIME : 0) | (isOwn ? OWN : 0) | (profile.functions.startLines[func] === 0 ? 0 : STARTS) | ((frame & INTERRUPTION) === 0 ? 0 : INTERRUPTED);
	});
}
/** @throws ExpectedError if no function has a start line, because the compiler refuses such a profile. */
function mustHaveStartLines(profile, bits) {
	if (weightWith(profile, bits, STARTS, 2) > 0) return;
	const remedy = remedyForStartLines(profile);
	if (remedy !== void 0) throw new ExpectedError("The functions in the profile have no start lines, so `go build` refuses the profile.", { fix: remedy });
	throw new ExpectedError("The functions in the profile have no start lines, so `go build` refuses the profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile directly from that program, because converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}
/**
* Returns the build IDs of the mappings with Go's runtime. If no mapping has Go's runtime, the first mapping counts, because by convention
* it is the program.
*/
function buildIdsOf({ mappings, locations }, bits) {
	const ofProgram = /* @__PURE__ */ new Set();
	for (let at = 0; at < locations.count; at++) if ((bits[at] & OF_RUNTIME) !== 0) ofProgram.add(locations.mapping[at]);
	ofProgram.delete(-1);
	const ids = mappings.flatMap(({ buildId }, index) => buildId !== "" && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : []);
	return [...new Set(ids)].sort();
}
/**
* Matches a file of the runtime in GOROOT, such as `/usr/local/go1.26.8/src/runtime/proc.go`. GOROOT may be in the module cache or a tool
* cache.
*/
const IN_GOROOT = /go[-/\\]?(1\.\d+(?:\.\d+)?)(?:[./\\-].*)?[/\\]src[/\\]runtime[/\\]/;
/** Returns the version of Go that built the program; undefined if no path of a file of the runtime shows the version. */
function goVersionOf({ profile: { functions }, names }) {
	const inRuntime = names.findIndex(({ name }) => name.startsWith("runtime."));
	const version = inRuntime < 0 ? void 0 : IN_GOROOT.exec(`${functions.filename(inRuntime)}`)?.[1];
	return version && `go${version}`;
}
/** If the program's own code is in less than this share of the stacks, a finding warns that PGO can improve little. */
const LOW_OWN_SHARE = .1;
/** If functions were interrupted in more than this share of the samples, a finding warns that many hot calls may be missing. */
const MUCH_INTERRUPTED = .25;
/**
* Returns a warning if a profile has so few samples that it is hardly more than noise. The warning does not matter if many short profiles
* are merged.
*/
function aboutFewSamples({ samples, cpuNanos }) {
	if (samples >= 100) return void 0;
	const seconds = Number(cpuNanos) / 1e9;
	const time = `${seconds.toFixed(seconds < .1 ? 2 : 1)} s of CPU time`;
	return warning(`The profile holds only ${count(samples, "sample")} (${time}).`, "Profile the program for longer, or while it is busy.");
}
/** Returns warnings about a valid but weak profile. */
function doubtsAbout({ ownShare = 1 }, interruptedShare, modulePath, strange) {
	const some = ownShare === 0 ? "None of the profile’s stacks holds" : `Only ${share(ownShare)} of the profile’s stacks hold`;
	const low = ownShare < LOW_OWN_SHARE && `${some} a function of ${modulePath}.`;
	const interrupted = interruptedShare > MUCH_INTERRUPTED && `${share(interruptedShare)} of the profile’s samples are in \`runtime.asyncPreempt\`, as on a busy machine. The compiler does not learn from such samples which calls are hot.`;
	return [
		[low, "Check that the profile comes from this program, and that it was taken under the program’s usual load."],
		[interrupted, "Profile the program on a machine with spare CPUs, or with `GODEBUG=asyncpreemptoff=1`."],
		[strange, "Check which program the source profiles."]
	].flatMap(([message, fix]) => message ? warning(message, fix) : []);
}

// src/profile/validate.ts
/** Reads a collected file and validates it. @throws ExpectedError with a reason why the file must not be merged. */
async function validateFile(file, own, renames = []) {
	const valid = validateContent(await profileContent(file), {
		own,
		known: new KnownNames(own, renames)
	});
	const few = aboutFewSamples(valid.profile);
	return few === void 0 ? valid : {
		...valid,
		doubts: [few, ...valid.doubts]
	};
}
/** The number of files that are in memory at the same time. */
const AT_ONCE = 2;
/** Builds count as deployed together if their profiles are at most this many nanoseconds (one hour) apart. */
const SAME_DEPLOYMENT_NS = 36e11;
/** The size in bytes above which files are read one at a time. Reading large files one at a time limits the memory. */
const USUAL_BYTES = 4194304;
/** Returns functions that validate each file once when the file arrives, and add up the call edges of all files at the same time. */
function validator({ own, signal, renames = [], reduceInto }) {
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=20");
	const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
	const parts = edgeParts(reduceInto ?? "", own, renames);
	const validateOne = async (path) => {
		const file = readable(() => readRegularFileSync(path));
		const content = await profileContent(file);
		const valid = parts.validate(content);
		release(file);
		release(content.bytes);
		if (reduceInto !== void 0) parts.add(valid);
		const { profile, doubts, faults, programs } = valid;
		return {
			profile,
			doubts,
			faults,
			programs
		};
	};
	const outcomeOf = async (path) => {
		try {
			await setImmediate();
			signal.throwIfAborted();
			return await (sizeOf(path) > USUAL_BYTES ? large(() => validateOne(path)) : validateOne(path));
		} catch (error) {
			if (!(error instanceof ExpectedError)) return { error };
			const { message, fix, kind } = error;
			return {
				fault: {
					severity: "error",
					message,
					fix
				},
				isEmpty: kind === "no samples"
			};
		}
	};
	return {
		/** Validates one file. The promise never rejects, because the caller may await it later or not at all. */
		validate: remembered((path) => usual(() => outcomeOf(path))),
		/** Returns the sums of the call edges of all files that were valid so far; an empty list if `reduceInto` is absent. */
		parts: parts.all
	};
}
/**
* Frees the memory of a file at once. The garbage collector would free this memory late, because each file is only a small object for the
* collector, so dozens of files would stay in memory.
*/
function release({ buffer, length }) {
	if (length >= 65536) buffer.transfer?.(0);
}
/**
* Returns the size of a file in bytes.
* @throws ExpectedError if the file is too large to be a profile, or is not a regular file, because a pipe would never end.
*/
function sizeOf(path) {
	const stats = readable(() => statSync(path));
	if (!stats.isFile() && !stats.isDirectory()) throw new ExpectedError("The path is a pipe, socket or device.", { fix: "Name a file." });
	if (stats.size > 67108864) throw profileTooLarge(stats.size);
	return stats.size;
}
/** Calls `read`, and turns its error into a message for the user. @throws ExpectedError if the file cannot be read. */
function readable(read) {
	try {
		return read();
	} catch (error) {
		throw new ExpectedError(`The file cannot be read: ${reasonOf(error)}.`, { fix: "Name a readable file." });
	}
}
/**
* Validates every file by itself, and then all files together. Only one of several equal files is kept, and all profiles are converted to
* the same columns. The promise rejects only if the run is cancelled or has a bug, because an invalid file becomes a finding.
*/
async function validateAll(candidates, own, signal, validation = validator({
	own,
	signal
})) {
	const outcomes = await Promise.all(candidates.map(({ path }) => validation.validate(path)));
	const readable = [];
	const findings = [];
	const empty = [];
	const doubted = /* @__PURE__ */ new Set();
	for (const [at, candidate] of candidates.entries()) {
		const outcome = outcomes[at];
		if ("error" in outcome) throw outcome.error;
		if ("fault" in outcome) {
			(outcome.isEmpty ? empty : findings).push(findingAbout(candidate, outcome.fault));
			continue;
		}
		readable.push({
			...candidate,
			profile: outcome.profile
		});
		if (!doubted.has(candidate.path)) findings.push(...[...outcome.doubts, ...outcome.faults].map((finding) => findingAbout(candidate, finding)));
		doubted.add(candidate.path);
	}
	const accepted = withCommonColumns(dropDuplicates(dropDuplicates(readable, recordingOf, findings), ({ profile }) => profile.content, findings), findings);
	findings.push(...aboutShortProfiles(accepted));
	const rejected = findings.filter(({ finding }) => finding.severity === "error").length + empty.length;
	findings.push(...aboutEmptyProfiles(empty, accepted));
	return {
		accepted,
		rejected,
		findings
	};
}
/**
* Makes the findings about profiles without samples. The finding is an error if the source has no valid profile, because the run then
* learned nothing about that source. The finding is a warning if the source has a valid profile, because a short run of a program may end
* before the profiler takes a sample.
*/
function aboutEmptyProfiles(empty, accepted) {
	const sources = new Set(accepted.map(({ entry }) => entry));
	return empty.map(({ entry, finding }) => {
		const isAlone = entry === void 0 || !sources.has(entry);
		return {
			entry,
			finding: {
				...finding,
				severity: isAlone ? "error" : "warning"
			}
		};
	});
}
/**
* Warns of each profile with few samples. If all profiles together have more samples, a single note gives the number of short profiles,
* because the compiler reads only the merge. A finding about the merge then says if the samples are enough.
*/
function aboutShortProfiles(accepted) {
	const short = accepted.flatMap((file) => {
		const finding = aboutFewSamples(file.profile);
		return finding === void 0 ? [] : [{
			file,
			finding
		}];
	});
	const all = totalOf(accepted, ({ profile }) => profile.samples);
	const [first] = short;
	if (first === void 0 || short.length === 1 || all < 100) return short.map(({ file, finding }) => findingAbout(file, finding));
	const message = `${short.length} of ${count(accepted.length, "profile")} have fewer than ${100} samples each. The merge of all profiles has ${count(all, "sample")}.`;
	return [{
		entry: first.file.entry,
		finding: note(message)
	}];
}
/** Adds the file and its source to a finding. */
function findingAbout({ entry, source, name }, { severity, ...rest }) {
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
/**
* Returns the key of a recording; undefined if the file is not from an endpoint. An endpoint records one profile at a time, so the start
* time identifies a recording of an endpoint. Files of a server or a folder have no key, because several of them may have the same start
* time.
*/
function recordingOf({ profile: { timeNanos }, endpoint }) {
	return endpoint === void 0 || timeNanos <= 0n ? void 0 : `${timeNanos} ${endpoint}`;
}
/** Keeps only one of several files with the same key. The choice does not depend on the order of the files. */
function dropDuplicates(readable, keyOf, findings) {
	return [...groupBy(readable, (file) => keyOf(file) ?? file)].flatMap(([, twins]) => {
		const [kept, ...dropped] = twins.toSorted(({ profile: a }, { profile: b }) => b.samples - a.samples || compareText(a.sha256, b.sha256));
		const weight = twins.reduce((most, twin) => Math.max(most, twin.weight ?? 1), 0);
		const isMixed = twins.some((twin) => (twin.weight ?? 1) !== weight);
		const effect = `this profile counts once${isMixed ? `, with the larger weight (${weight})` : ""}.`;
		for (const file of dropped) findings.push(findingAbout(file, note(`${samenessInWords(file, kept)}; ${effect}`)));
		return isMixed ? {
			...kept,
			weight
		} : kept;
	});
}
/** Returns a clause that says in which way a dropped file is the same as the kept file. */
function samenessInWords(dropped, kept) {
	if (dropped.path === kept.path) return "The file is listed twice";
	const isEqual = dropped.profile.content === kept.profile.content;
	return `The file is the same profile as ${kept.name}, ${isEqual ? "byte for byte" : "from the same place and time"}`;
}
/**
* Converts all profiles to the columns of their merge. The function leaves out profiles with an unusual period type, because pprof refuses
* to merge different period types. A period type is unusual if most samples have another period type.
*/
function withCommonColumns(readable, findings) {
	const samplesOf = (group) => totalOf(group, ({ profile }) => profile.samples);
	const [kept, ...others] = [...groupBy(readable, ({ profile }) => profile.periodType)].sort(([a, x], [b, y]) => samplesOf(y) - samplesOf(x) || compareText(a, b));
	for (const [periodType, group] of others) {
		const message = `The period of the profile is in ${periodType}, but most other samples have a period in ${kept?.[0]}. \`go tool pprof\` cannot merge profiles with different kinds of periods.`;
		const fix = "Collect all profiles with the same profiler, or merge them separately.";
		findings.push(...group.map((file) => findingAbout(file, {
			severity: "error",
			message,
			fix
		})));
	}
	const all = kept?.[1] ?? [];
	const columns = commonColumns(all.map(({ profile }) => profile));
	const fitting = all.filter(({ profile }) => hasColumns(profile, columns));
	for (const file of all.filter((candidate) => !fitting.includes(candidate))) {
		const message = `The profile counts samples, but other profiles measure CPU time. The period of this profile, in ${file.profile.periodType}, does not say how much time a sample stands for.`;
		findings.push(findingAbout(file, {
			severity: "error",
			message,
			fix: "Merge this profile separately."
		}));
	}
	const profiles = fitting.map(({ profile }) => profile);
	for (const finding of aboutCommonColumns(profiles, commonColumns(profiles))) findings.push({ finding });
	return inCommonColumns(fitting);
}
/** Returns the files with all profiles converted to the columns of the merge. @param others the columns of further inputs of this merge. */
function inCommonColumns(files, ...others) {
	const columns = commonColumns([...files.map(({ profile }) => profile), ...others]);
	return files.map((file) => {
		const { profile } = file;
		if (profile.sampleTypes.join() === columns.join()) return file;
		const totals = totalsInColumns(profile, columns);
		return {
			...file,
			profile: {
				...profile,
				sampleTypes: columns,
				totals
			}
		};
	});
}
/**
* Lists the builds that the profiles came from, the newest build first. Each entry has the number of the build's profiles, and the start of
* its newest profile in nanoseconds. All profiles without a build ID count as one build. A profile that was merged from several builds
* counts for each of these builds.
*/
function profiledBuilds(inputs) {
	const dated = inputs.flatMap(({ profile: { buildIds, timeNanos } }) => (buildIds.length === 0 ? [void 0] : buildIds).map((id) => ({
		id,
		timeNanos
	})));
	const byStart = (a, b) => Number(b > a) - Number(b < a);
	return [...groupBy(dated, ({ id }) => id)].map(([id, own]) => {
		const [newest = 0n] = own.map(({ timeNanos }) => timeNanos).sort(byStart);
		return {
			id,
			profiles: own.length,
			newest
		};
	}).sort((a, b) => byStart(a.newest, b.newest) || compareText(a.id ?? "", b.id ?? ""));
}
/**
* Reports if the accepted profiles came from several builds. With `newest`, the function keeps only the profiles of the build that was
* profiled last. The order of the files does not matter.
*/
function ofWantedBuild(all, wanted) {
	const { accepted, findings } = all;
	const builds = profiledBuilds(accepted);
	const result = (kept, finding) => {
		return {
			...all,
			accepted: kept,
			findings: [...findings, { finding }]
		};
	};
	if (builds.length < 2) return all;
	if (wanted === "any") {
		const message = `The profiles come from ${count(builds.length, "build")} of the program.`;
		const fix = Number((builds[0]?.newest ?? 0n) - (builds.at(-1)?.newest ?? 0n)) < SAME_DEPLOYMENT_NS ? void 0 : "If the code has changed much between these builds, set `build-id: newest` to merge only the newest build.";
		return result(accepted, note(message, fix));
	}
	const pure = accepted.filter(({ profile }) => profile.buildIds.length < 2);
	const [newest, second] = profiledBuilds(pure).filter(({ id }) => id !== void 0);
	if (newest === void 0 || second?.newest === newest.newest) return result(accepted, UNDECIDED);
	const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
	const dropped = count(accepted.length - kept.length, "profile");
	const message = `The merge has ${count(kept.length, "profile")} of the newest build, and leaves out ${dropped} of other builds (\`build-id: newest\`).`;
	return result(kept, note(message));
}
const UNDECIDED = warning("`build-id: newest` cannot choose a build, because the profiles hold no single build ID, no start time, or the same start time for several builds. The profiles of all builds are merged.", "Name sources that hold only profiles of the wanted build, or profiles with a start time (`time_nanos`).");
/**
* The largest number of profiles whose call edges are added up in one file. With a larger number, pprof would merge fewer files, but more
* profiles would be read again after a profile is left out.
*/
const PROFILES_PER_PART = 100;
/** The number of sums of call edges that may be in memory at the same time. */
const MOST_OPEN_PARTS = 8;
/**
* Adds up the call edges of profiles while other profiles still arrive. pprof then gets one file for up to a hundred profiles, and each
* file is smaller than a profile. The order in which profiles arrive decides which profiles are added up in one file, but the order does
* not change the sum of all files.
* @param folder the folder for the files with the sums, which is created if it is missing.
*/
function edgeParts(folder, own, renames = []) {
	const known = /* @__PURE__ */ new Set();
	const written = [];
	/**
	* The sums to which more profiles can be added, by a key of columns, build IDs and Go version. pprof can merge only profiles with the
	* same columns. Each build has its own sums, so that a build can be left out.
	*/
	const open = /* @__PURE__ */ new Map();
	let names = new KnownNames(own, renames);
	let last;
	const write = (build, { head, edges, members, times }) => {
		open.delete(build);
		const path = join(folder, `${written.length}.pprof`);
		mkdirSync(folder, { recursive: true });
		writeFileSync(path, encodeSums(head, edges.toEdges(compilerSampleType(head))));
		written.push({
			path,
			build,
			columns: columnNames(head),
			members,
			totals: edges.totals,
			times
		});
	};
	const all = () => {
		for (const [key, part] of open) write(key, part);
		return written;
	};
	return {
		all,
		/**
		* Validates a profile like `validateContent`. The caller must add the result before the next call, because the next call uses the same
		* memory.
		*/
		validate(content, reading) {
			if (names.isFull) {
				all();
				names = new KnownNames(own, renames);
			}
			const valid = validateContent(content, {
				own,
				known: names,
				last,
				reading
			});
			last = valid.edges;
			return valid;
		},
		/**
		* Adds a profile to a sum of call edges, unless a profile with the same content was added before.
		* @param factor the number that multiplies each value of the profile.
		*/
		add({ profile, head, edges, times }, factor = 1) {
			if (known.has(profile.content)) return;
			known.add(profile.content);
			const { sampleTypes, buildIds, goVersion } = profile;
			const key = JSON.stringify([
				sampleTypes,
				buildIds,
				goVersion,
				times === void 0
			]);
			const types = head.sampleTypes.length;
			const part = open.get(key) ?? {
				edges: new EdgeSums(types),
				members: /* @__PURE__ */ new Set(),
				head
			};
			open.set(key, part);
			part.edges.addAll(edges, factor);
			part.members.add(profile.content);
			if (times !== void 0) part.times = addTimes(part.times ?? NO_TIMES, times, factor);
			if (head.period > part.head.period) part.head = head;
			if (part.members.size >= PROFILES_PER_PART || part.edges.isAbsurd) write(key, part);
			else if (open.size > MOST_OPEN_PARTS) all();
		}
	};
}
/**
* Returns files whose call edges add up to the sum of all inputs, each input multiplied by its factor. A file that was written while
* profiles arrived is used again if it has the columns of the merge, and if all of its profiles are inputs with the factor 1. The function
* reads all other inputs again.
* @throws ExpectedError if a file has changed after it was validated.
*/
async function partsOfInputs(inputs, earlierParts, scratch, signal) {
	const unchanged = new Set(inputs.flatMap(({ profile, factor }) => factor === 1 ? profile.content : []));
	const columns = inputs[0]?.profile.sampleTypes ?? [];
	const reused = earlierParts.filter((part) => part.columns.join() === columns.join() && [...part.members].every((member) => unchanged.has(member)));
	const reusedMembers = new Set(reused.flatMap(({ members }) => [...members]));
	const rest = edgeParts(join(scratch, "reduced-again"));
	for (const { path, name, profile, factor } of inputs) {
		signal.throwIfAborted();
		if (reusedMembers.has(profile.content)) continue;
		const content = await profileContent(readRegularFileSync(path));
		if (content.digest !== profile.content) throw new ExpectedError(`${name} was changed while it was being merged.`, { fix: "Wait until no process writes the file, then run again." });
		rest.add(rest.validate(content, profile), factor);
	}
	return [...reused, ...rest.all()];
}

// src/profile/weigh.ts
/** A profile needs at least this many samples to get its full weight with `weighting: equal`. */
const ENOUGH_SAMPLES = 100;
/**
* A sample of a profile with fewer than `ENOUGH_SAMPLES` samples weighs at most this many times as much as a sample of the largest profile.
*/
const MOST_TIMES = 10;
/** The smallest factor if the factors must be rounded. With this value, rounding changes a weight by at most 0.05 %. */
const PRECISION = 1e3;
/**
* A number counts as an integer if its distance from an integer is at most this fraction of the number, because this is only a rounding
* error.
*/
const ALMOST_WHOLE = 1e-9;
/**
* Finds the factors of the inputs: the smallest integers in the wanted ratio. Factors are integers, because most values of a
* profile are 1, and a fraction of 1 would be rounded to 0 or 1 (golang/go#73640). If the exact ratio needs large integers, the smallest
* factor is `PRECISION` and all other factors are rounded. The factors do not depend on the order of the inputs.
* @param weighting `samples` gives every sample the same weight; `equal` gives every profile the same weight. This weight is then
* multiplied by the weight of the source.
* @throws ExpectedError if a sum would be above 2⁵³, because larger numbers are not exact.
*/
function weigh(inputs, weighting) {
	const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
	const factors = integersInRatio(inputs.map(({ weight = 1, profile }) => {
		if (weighting === "equal") return weight / divisorOf(profile, largest);
		return profile.weighted === void 0 ? weight : weight * profile.samples / profile.weighted.samples;
	}), inputs);
	return inputs.map((input, at) => ({
		...input,
		factor: factors[at] ?? 1
	}));
}
/**
* Returns the sum of the column that the compiler reads, in the unit of this column. If an earlier merge multiplied the values by factors,
* the multiplied values are added up.
*/
function weightOf({ sampleTypes, samples, cpuNanos, weighted }) {
	const total = sampleTypes.find((name) => name === "samples/count" || name === "cpu/nanoseconds") === "cpu/nanoseconds" ? Number(cpuNanos) : samples;
	return Math.max(1, weighted === void 0 ? total : total * weighted.samples / samples);
}
/**
* Returns the number by which `weighting: equal` divides a profile's weight. The divisor is usually the weight of the profile's own
* samples. The divisor is larger for a profile with few samples, because the few samples of an idle host are mostly noise.
*/
function divisorOf(profile, largest) {
	const total = weightOf(profile);
	if (profile.samples >= ENOUGH_SAMPLES) return total;
	const enough = total * ENOUGH_SAMPLES / Math.max(1, profile.samples);
	return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}
/**
* Returns integers in the ratio of `weights`. The ratio is exact if small integers are enough, and rounded if not.
* @throws ExpectedError like `weigh`.
*/
function integersInRatio(weights, inputs) {
	const least = weights.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
	const ratios = weights.map((weight) => weight / least);
	const integersFrom = (smallest) => ratios.map((ratio) => Math.round(ratio * smallest));
	const isExact = (factors) => largestSum(factors, inputs) <= Number.MAX_SAFE_INTEGER;
	const smallestWhole = smallestExact(ratios);
	if (smallestWhole !== void 0) {
		const factors = integersFrom(smallestWhole);
		if (factors.every((factor) => factor === 1) || isExact(factors)) return factors;
	}
	const sum = largestSum(integersFrom(PRECISION), inputs) * 1.002;
	const smallest = Math.min(PRECISION, Math.floor(PRECISION * Number.MAX_SAFE_INTEGER / sum));
	const factors = integersFrom(smallest);
	if (smallest >= 1 && isExact(factors)) return factors;
	const settings = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
	const message = `The weights are too far apart (${settings[0]} to ${settings.at(-1)}) for so many samples, because the sums would be above 2^53 and no longer exact.`;
	throw new ExpectedError(message, { fix: "Bring the weights closer together, leave out the source with the smallest weight, or collect fewer profiles (`limit`)." });
}
/** Returns the smallest integer that makes all ratios integers; undefined if this integer is larger than `PRECISION`. */
function smallestExact(ratios) {
	const different = [...new Set(ratios)];
	const isWhole = (value) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
	return Array.from({ length: PRECISION }, (_, at) => at + 1).find((smallest) => different.every((ratio) => isWhole(ratio * smallest)));
}
/** Returns the largest sum that any column will have over all inputs. The result may be rounded, because it is a double. */
function largestSum(factors, inputs) {
	const sumOf = (type) => inputs.reduce((sum, { profile }, at) => sum + Number(profile.totals[type]) * (factors[at] ?? 0), 0);
	return Math.max(0, ...(inputs[0]?.profile.totals ?? []).map((_, type) => sumOf(type)));
}
/**
* Returns the number of samples of a merge, each multiplied by its factor. The result also has Kish's effective sample size: the number of
* samples of equal weight that would be as precise. @returns undefined if all samples have the same weight.
*/
function weightedSamples(inputs) {
	if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === void 0)) return void 0;
	let [sum, squares] = [0, 0];
	for (const { factor, profile } of inputs) {
		const { samples, effective } = worthOf(profile);
		sum += factor * samples;
		if (effective > 0) squares += (factor * samples) ** 2 / effective;
	}
	return squares === 0 ? void 0 : {
		samples: sum,
		effective: Math.max(1, Math.round(sum ** 2 / squares))
	};
}
/** Returns the number of samples of a profile, and the number of samples of equal weight that would be as precise. */
function worthOf({ samples, weighted }) {
	return weighted ?? {
		samples,
		effective: samples
	};
}
/**
* The factor of new samples if `carry-over` adds the committed profile. The new samples are multiplied, because dividing the committed
* samples would round values of 1 to 0 (golang/go#73640). Every merge makes the weight of an old sample smaller, until rounding removes the
* sample.
*/
const CARRY_PRECISION = 1e3;
/**
* Returns the inputs of a merge with the committed profile as one more input.
* @param fresh the merge of the new profiles, with its totals and inputs.
* @param committedWeight the weight of the committed profile, as a fraction of the weight of the new profiles.
* @param scratch the folder for a copy of the committed profile with scaled values.
* @throws ExpectedError if the committed profile cannot be merged with the new profiles.
*/
async function withCommitted(fresh, committed, committedWeight, scratch) {
	const decoded = await decodeFile(committed);
	const totals = totalsOf(decoded);
	if (totals.samples === 0) throw new ExpectedError("The profile has no samples.");
	const { profile: valid } = await validateFile(committed, void 0);
	const columns = commonColumns([...fresh.inputs.map(({ profile }) => profile), valid]);
	const inputs = inCommonColumns(fresh.inputs, valid);
	const factors = inputs.map(({ factor }) => factor);
	const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + committedWeight) * largestSum(factors, inputs)));
	const times = Math.max(1, Math.min(CARRY_PRECISION, exact));
	const samples = committedWeight * times * worthOf(fresh).samples;
	const { effective } = worthOf(totals);
	const weightInColumns = (profile) => weightOf({
		...profile,
		sampleTypes: columns
	});
	const factor = committedWeight * times * weightInColumns(fresh) / weightInColumns(totals);
	const scaled = scaleValues(inColumns(decoded, columns), factor);
	const weighted = {
		samples: Math.round(samples),
		effective
	};
	const path = join(scratch, "committed.pgo");
	const bytes = encodeWhole({
		...scaled,
		timeNanos: 0n,
		durationNanos: 0
	}, {
		...totals,
		weighted
	});
	await writeFile(path, bytes);
	const { profile } = await validateFile(bytes, void 0);
	const scaledInputs = inputs.map((input) => ({
		...input,
		factor: times * input.factor
	}));
	const carried = {
		path,
		name: "the committed profile",
		source: "carry-over",
		entry: inputs.length,
		profile,
		factor: 1
	};
	return [...scaledInputs, carried];
}

// src/profile/merge.ts
/**
* Weighs, merges and encodes validated profiles according to the settings. The result has findings for the user.
* @throws Rejected if the merge has too few samples, or lacks a required function.
* @throws ExpectedError if pprof cannot merge the profiles.
*/
async function mergeAccepted(accepted, request) {
	const { settings, goVersion, required, committed, carryOver: committedWeight = 0, ...tools } = request;
	const { compact, renames } = settings;
	const exclusions = exclusionsFor(settings, goVersion);
	const options = {
		...tools,
		compact,
		renames,
		exclusions
	};
	const fresh = await mergeProfiles(weigh(accepted, settings.weighting), options);
	const more = (multiple) => waysToMoreSamples(settings.sources, multiple);
	if (required !== void 0) rejectUnlessHolding(fresh, required, more);
	const findings = [...aboutRepairs(fresh, goVersion), ...aboutExclusions(settings, goVersion, fresh.edges.edges)];
	const potential = potentialOf(fresh.times, "the collected profiles");
	const stacks = collectedStacks(fresh.inputs, renames, tools.signal);
	const carried = committedWeight === 0 || committed === void 0 ? {
		merged: fresh,
		findings: []
	} : await carryOver(fresh, committed, committedWeight, options);
	const doubts = carried.merged === fresh ? aboutSteadiness(fresh, {
		name: "the merge",
		more
	}) : [];
	return {
		merged: carried.merged,
		findings: [
			...doubts,
			...findings,
			...carried.findings
		],
		potential,
		stacks
	};
}
/** The advice that brings more samples, for each kind of source. `seconds` names a length for live profiles, and may be empty. */
const MORE_SAMPLES = [[[
	"pprof",
	"prometheus",
	"kubernetes"
], (seconds) => `Profile for longer${seconds}, profile more instances, or profile while the instances are busy.`], [["command"], () => "Let the command run the program for longer, such as `go test` with `-count 10` or a longer `-benchtime`."]];
/** The longest live profile that advice names, in seconds, because servers and proxies often end a response that takes longer. */
const LONGEST_ADVISED = 300;
/** Returns advice on how to get `multiple` times as many samples from the given sources. */
function waysToMoreSamples(sources, multiple) {
	const kinds = new Set(sources.map(({ kind }) => kind));
	const longest = Math.max(1, ...sources.map((source) => "seconds" in source ? source.seconds : 0));
	const length = Math.min(LONGEST_ADVISED, Math.ceil(longest * multiple));
	const seconds = length > longest ? ` (\`seconds: ${length}\`)` : "";
	const fitting = MORE_SAMPLES.filter(([known]) => known.some((kind) => kinds.has(kind)));
	const known = new Set(MORE_SAMPLES.flatMap(([all]) => all));
	const others = kinds.size === 0 || [...kinds].some((kind) => !known.has(kind)) ? ["Take more or longer profiles while the program is busy."] : [];
	return [...fitting.map(([, advice]) => advice(seconds)), ...others].join(" ");
}
/**
* @throws Rejected if the merge has too few samples, or lacks a function that `expect` names. The error tells the user how to get more
* samples or the missing function.
*/
function rejectUnlessHolding({ samples, edges }, { minSamples, expect }, more) {
	if (samples < minSamples) {
		const reason = `The merge holds ${count(samples, "sample")}, and \`min-samples\` is ${minSamples}.`;
		throw new Rejected(reason, { fix: more(minSamples / Math.max(1, samples)) });
	}
	const missing = missingFrom("The merge", edges.edges, expect);
	if (missing !== void 0) throw new Rejected(missing.message, missing);
}
/**
* The reasons why the calls of a build do not match today's source. `isSo` returns true if the reason applies to a build. The first reason
* that applies is reported.
*/
const MISMATCH_CAUSES = [
	{
		/** A call on a line before the start of its function cannot match any source. */
		isSo: ({ lineless, stale }) => lineless > 0 && 2 * lineless >= stale,
		origin: () => "comes from profiles whose calls have lost their lines (such calls are on line 0, or before the start of their function)"
	},
	{
		isSo: ({ otherVersions }) => otherVersions.length > 0,
		origin: (build) => {
			const shown = `comes from builds with another version of Go: the paths of their source files show ${build.otherVersions.join(" and ")}, and this is ${build.goVersion}`;
			return isOnlyStandard(build) ? shown : `${shown}. Calls outside of the standard library do not match today’s source either, so the profiled program was built from older or newer code, or from tests`;
		}
	},
	{
		isSo: (build) => build.goVersions.length === 0 && isOnlyStandard(build),
		origin: () => "comes from builds with another version of Go, because the calls that do not match today’s source are in the standard library"
	},
	{
		isSo: () => true,
		origin: () => "comes from builds whose function names and call lines do not match today’s source, because these are builds of older or newer code, or of tests"
	}
];
/** Returns true if nearly all stale weight is in the standard library, which changes only with the version of Go. */
function isOnlyStandard({ staleStandard, stale }) {
	return staleStandard >= .9 * stale;
}
/**
* Writes a note for each reason why builds do not match today's source. The note gives the share of the collected weight that comes from
* builds with this reason.
* @param goVersion the version of Go that builds the program today.
*/
function aboutRepairs({ repairs }, goVersion) {
	const isOther = (version) => !`${goVersion}.`.startsWith(`${version}.`);
	const mismatched = repairs.map((build) => {
		return {
			...build,
			goVersion,
			otherVersions: build.goVersions.filter(isOther)
		};
	});
	return [...groupBy(mismatched, (build) => MISMATCH_CAUSES.find(({ isSo }) => isSo(build))?.origin(build))].map(([origin, builds]) => {
		const weight = totalOf(builds, (build) => build.weight);
		const foundShare = (missed) => share(totalOf(builds, (build) => build.weight * (1 - build[missed])) / weight);
		const matched = `This part of the profile was matched to today’s source, so the compiler now finds ${foundShare("lost")} of this part instead of ${foundShare("stale")}.`;
		return note(`${share(weight)} of the collected weight ${origin}. ${matched}`);
	});
}
/**
* Merges the new profiles again, with the committed profile as one more input. In the result, only the file, its digests and its number of
* edges include the committed profile. All other fields of the result are about the new profiles alone, because the decision compares the
* new profiles with the committed profile.
*
* A committed profile that cannot be merged is left out of the merge, and a note gives the reason.
* @param committedWeight the weight of the committed profile, as a fraction of the weight of the new profiles.
*/
async function carryOver(fresh, committed, committedWeight, options) {
	try {
		const { repair, renames } = options;
		const read = await readProfile(committed, renames);
		const matched = repair === void 0 ? committed : await repair.committed(committed, read);
		const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles(await withCommitted(fresh, matched, committedWeight, options.scratch), {
			...options,
			carriedOver: committedWeight
		});
		const kept = writtenEdges - fresh.writtenEdges;
		const message = `The committed profile has ${share(committedWeight / (1 + committedWeight))} of the merge’s weight (\`carry-over\`); ${count(kept, "call edge")} of the committed profile ${kept === 1 ? "does" : "do"} not appear in the new profiles.`;
		return {
			merged: {
				...fresh,
				bytes,
				sha256,
				writtenEdges,
				inputsSha256
			},
			findings: [note(message)]
		};
	} catch (error) {
		options.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const message = `\`carry-over\` leaves out the committed profile: ${error.message}`;
		return {
			merged: fresh,
			findings: [note(message)]
		};
	}
}
/**
* Merges validated profiles into a new profile and encodes the new profile. The function does not change the inputs, and their order does
* not matter.
* @throws ExpectedError if pprof fails, or if its result does not add up to the sum of all inputs, each multiplied by its factor.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	const profiles = ordered.map(({ profile }) => profile);
	assertExactSums(ordered);
	const { exclusions = [], parts = [], scratch, signal } = options;
	const nameToday = renamer(options.renames ?? []);
	const isWhole = options.compact === "none";
	const collectedFiles = isWhole ? await stackFiles(ordered, scratch) : await partsOfInputs(ordered, parts, scratch, signal);
	const { files, repairs } = await repairBuilds(collectedFiles, ordered, options);
	const merged = await pprofSum(files, options);
	if (isWhole) assertFitsMemory(merged.length, `The merge of ${count(inputs.length, "profile")}`);
	const profile = decodeProfile(merged);
	assertTotals(valueSums(profile), addTotals(files.map(({ totals }) => totals)), profile);
	const durations = totalOf(profiles, ({ durationNanos }) => durationNanos);
	const head = {
		...headOf(profile),
		timeNanos: windowOf(profiles)?.from ?? 0n,
		durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations)
	};
	const named = new KnownNames().named(profile);
	const together = foldEdges(named, "Together, the profiles have");
	const edges = edgeSetOf(together.toEdges(compilerSampleType(profile), nameToday));
	const stacks = isWhole ? {
		...renameFunctions(profile, nameToday),
		...head
	} : void 0;
	const stackTimes = isCompact(profile) ? [] : [timesOf(named)];
	const times = isWhole ? stackTimes : collectedFiles.flatMap((file) => file.times ?? []);
	const totals = totalsOfInputs(ordered);
	const inputsSha256 = digest(profiles.map(({ sha256 }) => sha256).join("\n"));
	const gaps = mergedGaps(ordered);
	const { provenance, carriedOver } = options;
	const origin = provenanceInWords(provenance, windowOf(profiles), inputsSha256, carriedOver);
	const remarks = [...options.origin ?? origin, ...hiddenGapsInWords(gaps)];
	const bytes = stacks === void 0 ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, remarks) : encodeStacks(stacks, {
		exclusions,
		totals,
		remarks,
		isOriginal: repairs.length === 0
	});
	return {
		bytes,
		sha256: digest(bytes),
		head,
		edges,
		times: times.length === 0 ? void 0 : times.reduce((sum, time) => addTimes(sum, time), NO_TIMES),
		writtenEdges: edges.edges.length,
		exclusions,
		gaps,
		...totals,
		ownShare: meanOwnShare(ordered),
		inputsSha256,
		inputs: ordered,
		repairs
	};
}
/**
* Matches the profiles of each build to today's source. Builds are matched one by one before they are merged, because each build was made
* from another version of the source. A build stays unchanged if it already matches, or if it weighs less than `minDrift`.
*/
async function repairBuilds(files, inputs, options) {
	const { repair, scratch } = options;
	if (repair === void 0) return {
		files,
		repairs: []
	};
	const weightOf = (group) => Number(addTotals(group.map(({ totals }) => totals))[0]);
	const repaired = [];
	const repairs = [];
	for (const build of groupBy(files, (file) => file.build).values()) {
		const weight = weightOf(build) / weightOf(files);
		const profile = weight < repair.minDrift ? void 0 : decodeProfile(await pprofSum(build, options));
		const result = profile && await repair.build(profile);
		const [first] = build;
		if (profile === void 0 || result === void 0 || first === void 0) {
			repaired.push(...build);
			continue;
		}
		const path = join(scratch, `repaired-${repairs.length}.pprof`);
		const { bytes, ...figures } = result;
		const goVersions = goVersionsOf(inputs, build);
		await writeFile(path, bytes);
		repaired.push({
			...first,
			path,
			totals: valueSums(decodeProfile(bytes))
		});
		repairs.push({
			weight,
			goVersions,
			lineless: linelessShare(profile),
			...figures
		});
	}
	return {
		files: repaired,
		repairs
	};
}
/** Returns the sorted versions of Go that the profiles of a build show. */
function goVersionsOf(inputs, build) {
	const members = new Set(build.flatMap((file) => [...file.members]));
	const ofBuild = inputs.filter(({ profile }) => members.has(profile.content));
	return [...new Set(ofBuild.flatMap(({ profile }) => profile.goVersion ?? []))].sort();
}
/** Encodes a profile with its whole stacks as the file to commit, without its excluded calls. */
function encodeStacks(profile, { exclusions, totals, remarks, isOriginal }) {
	const stacks = excludeInStacks(profile, exclusions);
	const { samples } = countTotals(stacks);
	const isWhole = isOriginal && samples === countTotals(profile).samples;
	const isCounted = totals.weighted !== void 0 || samples === totals.samples;
	if (isWhole && isCounted) return encodeWhole(stacks, totals, remarks);
	const { effective } = worthOf(totals);
	return encodeWhole(stacks, {
		...totals,
		weighted: {
			samples,
			effective
		}
	}, remarks);
}
/** Returns the share of the weight that is in calls without a line, as a fraction. */
function linelessShare(profile) {
	return weightShare(callEdges(profile).edges, ({ offset }) => offset < 0);
}
/**
* Multiplies the values of each input by its factor, and writes the whole stacks of each input into a separate file.
* @throws ExpectedError if an input is too large.
*/
async function stackFiles(inputs, scratch) {
	for (const { profile, name } of inputs) assertFitsMemory(profile.unpacked, name);
	await mkdir(join(scratch, "stacks"), { recursive: true });
	const isWeighted = inputs.some(({ factor }) => factor !== 1);
	const files = [];
	for (const [index, input] of inputs.entries()) {
		const { path: from, factor, profile } = input;
		const path = join(scratch, "stacks", `${index}.pprof`);
		const build = JSON.stringify([profile.buildIds, profile.goVersion]);
		files.push({
			path,
			build,
			members: /* @__PURE__ */ new Set([profile.content]),
			totals: totalsOfInput(input)
		});
		const hasAllColumns = profile.sampleTypes.join() === profile.fileColumns.join();
		if (!isWeighted && hasAllColumns && profile.leftOut.length === 0) await copyFile(from, path);
		else await writeFile(path, encodeWhole(scaleValues(await readInput(input), factor)));
	}
	return files;
}
/** The largest profile with whole stacks that is accepted, in unpacked bytes. A profile of this size takes thirty times as much memory. */
const MOST_STACK_BYTES = 8388608;
/** @param size the size of a profile in unpacked bytes. @throws ExpectedError if whole stacks of this size would take too much memory. */
function assertFitsMemory(size, what) {
	if (size <= MOST_STACK_BYTES) return;
	const message = `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`;
	throw new ExpectedError(message, { fix: "Use `compact: edges`, the default; the compiler builds the same program with it." });
}
/**
* The maximum number of files that one call of pprof gets. The files of one call are in memory at the same time, so hundreds of large files
* with whole stacks would take gigabytes.
*/
const FILES_PER_CALL = 64;
/**
* The environment variables with which pprof collects garbage more often. With frequent garbage collection, pprof takes half of the memory
* and a tenth more time.
*/
const LESS_MEMORY = {
	GOGC: "50",
	GOMEMLIMIT: "300MiB"
};
/**
* Adds up profile files with pprof. Each call of pprof gets some of the files, and the result of the previous call.
* @returns the sum as an unpacked pprof profile.
* @throws ExpectedError if pprof fails. The caller must compare the sums, because pprof may drop a file without an error.
*/
async function pprofSum(files, options) {
	const { pprof, scratch, env, signal } = options;
	const [first] = files;
	if (first && files.length === 1 && pprof === "") return profileBytes(await readRegularFile(first.path));
	const output = join(scratch, "merged.pprof");
	const names = files.map(({ path }) => `./${relative(scratch, path)}`);
	for (let at = 0; at < names.length; at += FILES_PER_CALL) {
		const batch = [...at > 0 ? ["./merged.pprof"] : [], ...names.slice(at, at + FILES_PER_CALL)];
		const { exitCode, stderr } = await runTool([
			pprof,
			"-proto",
			"-symbolize=none",
			`-output=${output}`,
			...batch
		], {
			cwd: scratch,
			env: {
				...env,
				...LESS_MEMORY
			},
			credentials: "nothing",
			signal
		});
		if (exitCode !== 0) throw new ExpectedError(`\`go tool pprof -proto\` failed: ${outputLines(stderr).slice(-3).join(" ")}`, { fix: "Run `npx go-pgo@1 inspect` on the collected files to see which file pprof cannot read." });
	}
	return profileBytes(await readRegularFile(output));
}
/** Returns the exact sum of the values in each column of an input, multiplied by the input's factor. */
function totalsOfInput({ factor, profile }) {
	return profile.totals.map((total) => BigInt(factor) * total);
}
/** Adds up the totals of several profiles, column by column. */
function addTotals(all) {
	return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}
/** @throws ExpectedError if the sum of all inputs is above 2^53, because larger JavaScript numbers are not exact. */
function assertExactSums(inputs) {
	const type = addTotals(inputs.map(totalsOfInput)).findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
	if (type < 0) return;
	const name = inputs[0]?.profile.sampleTypes[type];
	throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each file with `npx go-pgo@1 inspect`. One of these profiles is damaged or made up, because no program reaches such a sum." });
}
/**
* Checks that pprof lost no samples, because pprof exits with 0 even if it dropped an input.
* @throws ExpectedError if the actual sum of a column differs from the expected sum.
*/
function assertTotals(actual, expected, { sampleTypes }) {
	const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
	if (index < 0) return;
	const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
	const message = `The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}. \`go tool pprof\` lost a part, so no file is written.`;
	throw new ExpectedError(message, { fix: "Run again. If the merge fails again, merge the sources one by one to find the profile at fault, and report the failure." });
}
/**
* Returns the totals of a merge by adding up the totals of the inputs. Counting the entries of the merge would give a wrong number, because
* an input of call edges has one entry for each edge instead of each sample.
*/
function totalsOfInputs(inputs) {
	return {
		samples: totalOf(inputs, ({ profile }) => profile.samples),
		cpuNanos: inputs.reduce((sum, { profile }) => sum + profile.cpuNanos, 0n),
		weighted: weightedSamples(inputs)
	};
}
/** Returns the mean of the inputs' `ownShare`, weighted by samples; undefined if the `ownShare` of an input is unknown. */
function meanOwnShare(inputs) {
	const profiles = inputs.map(({ profile }) => profile);
	const all = totalOf(profiles, ({ samples }) => samples);
	if (all === 0 || profiles.some(({ ownShare }) => ownShare === void 0)) return void 0;
	return totalOf(profiles, ({ ownShare = 0, samples }) => ownShare * samples) / all;
}

// src/tune/left-out.ts
/**
* Returns the profile without `calls`. For example, the profile is a new merged profile, and an earlier search found that `calls` make the
* program slower. The comments of the returned profile hold the list of left-out calls. A list that is already in the profile is extended.
* @param bytes a profile as `collect` writes it, of call edges or of whole stacks.
* @throws ExpectedError if the bytes are not a valid profile.
*/
async function tuneProfile(bytes, calls) {
	const profile = await decodeFile(bytes);
	const { head, totals, edges } = edgesOf(profile);
	const all = edges().edges;
	const weighed = calls.map((call) => ({
		...call,
		weight: weightShare(all, (edge) => isExcluded(edge, [call]))
	}));
	const leftOut = weighed.filter(({ weight }) => weight > 0);
	const absent = weighed.filter(({ weight }) => weight === 0);
	if (leftOut.length === 0) return {
		bytes,
		leftOut,
		absent
	};
	const remarks = [...remarksOf(head), ...leftOut.map(leftOutComment)];
	return {
		bytes: isCompact(profile) ? encodeEdges(head, withoutCalls(all, leftOut), totals, remarks) : encodeStacks(profile, {
			exclusions: leftOut,
			totals,
			remarks,
			isOriginal: true
		}),
		leftOut,
		absent
	};
}
/**
* Returns a copy of the profile in which the compiler finds only `calls`. All other calls keep their weights and get names that the
* compiler does not find, so the same calls are hot as in the whole profile.
* @throws ExpectedError if the bytes are not a valid profile.
*/
async function withOnlyCalls(bytes, calls) {
	const { head, totals, edges } = edgesOf(await decodeFile(bytes));
	const kept = new Set(calls.map(({ caller, callee }) => edgeKey(caller, callee, 0)));
	const renamed = edges().edges.map((edge) => kept.has(edgeKey(edge.caller, edge.callee, 0)) ? edge : {
		...edge,
		...excludedNames(edge, [])
	});
	return encodeEdges(head, mergeTwins(renamed), totals, remarksOf(head));
}
/**
* Returns the caller and the callee of each call edge that the list `calls` leaves out. An entry of `calls` without a caller stands for all
* callers of the callee.
*/
function callsLeftOut(edges, calls) {
	return edges.filter((edge) => isExcluded(edge, calls)).map(({ caller, callee }) => ({
		caller,
		callee
	}));
}
/**
* Returns `calls` without the calls that the user wants to keep in the profile.
* @param edges the call edges of the profile. A call without a caller is replaced by one call for each caller that need not be kept.
* @param kept the calls of the setting `keep`.
*/
function withoutKept(calls, edges, kept) {
	if (kept.length === 0) return calls;
	return calls.flatMap((call) => {
		const matching = edges.filter((edge) => isExcluded(edge, [call]));
		if (!matching.some((edge) => isExcluded(edge, kept))) return [call];
		return [...new Set(matching.filter((edge) => !isExcluded(edge, kept)).map(({ caller }) => caller))].map((caller) => ({
			...call,
			caller,
			weight: weightShare(edges, (edge) => isExcluded(edge, [{
				caller,
				callee: call.callee
			}]))
		}));
	});
}
/** Warns about each entry of the setting `keep` for which the profile has no call. @param edges the call edges of the profile. */
function aboutUnusedKeep(kept, edges) {
	return kept.filter((entry) => !edges.some((edge) => isExcluded(edge, [entry]))).map((entry) => {
		const message = `The profile has no call of \`${exclusionInWords(entry)}\`, so \`keep\` has no effect.`;
		return warning(message, "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or remove the entry from `keep`.");
	});
}
function withoutCalls(edges, calls) {
	return mergeTwins(renameExcluded(edges, calls));
}
const LEFT_OUT_COMMENT = "go-pgo left-out:";
/** Writes a call as a comment of a profile. The properties in the comment always have the same order. */
function leftOutComment(call) {
	const { caller, callee, weight, go, code, kind, ...figures } = call;
	return `${LEFT_OUT_COMMENT} ` + JSON.stringify({
		caller,
		callee,
		weight: Number(weight.toPrecision(3)),
		go,
		code,
		kind,
		...figures
	});
}
const FUNCTION_NAME = pipe(string(), minLength(1), maxLength(4096));
const SHARE_OF_WEIGHT = pipe(number(), minValue(0), maxValue(1));
const FIGURE = pipe(number(), minValue(0), maxValue(1e9));
const CALL = {
	caller: optional(FUNCTION_NAME),
	callee: FUNCTION_NAME,
	weight: SHARE_OF_WEIGHT,
	go: pipe(string(), maxLength(100)),
	code: optional(pipe(string(), maxLength(100)))
};
const LEFT_OUT_SCHEMA = variant("kind", [
	object({
		...CALL,
		kind: literal("cost"),
		cost: FIGURE,
		limit: FIGURE
	}),
	object({
		...CALL,
		kind: literal("lost"),
		function: FUNCTION_NAME,
		places: FIGURE
	}),
	object({
		...CALL,
		kind: literal("copied"),
		places: FIGURE,
		cost: optional(FIGURE)
	}),
	object({
		...CALL,
		kind: literal("weight"),
		kept: SHARE_OF_WEIGHT
	}),
	object({
		...CALL,
		kind: literal("crash")
	})
]);
/** Reads the list of calls that a profile leaves out. The list is empty if the profile was not tuned. */
function readLeftOut({ comments }) {
	const calls = [];
	const unreadable = [];
	for (const comment of comments) {
		if (!comment.startsWith(LEFT_OUT_COMMENT)) continue;
		const parsed = safeParse(LEFT_OUT_SCHEMA, jsonOf(comment.slice(16)));
		if (parsed.success) calls.push(parsed.output);
		else unreadable.push(comment);
	}
	return {
		calls,
		unreadable
	};
}
/** Warns about each comment that should list a left-out call but cannot be read. Every command that reads a list warns by this function. */
function aboutUnreadableCalls({ comments }) {
	return readLeftOut({ comments }).unreadable.map((comment) => {
		const message = `A comment of the profile should name a left-out call, but the comment cannot be read: ${comment.slice(0, MOST_OF_COMMENT)}`;
		return warning(message, "The next refresh drops this comment, and no longer leaves out its call. To leave out the call nevertheless, name it with `exclude`.");
	});
}
/** The number of characters of a comment that a warning shows. */
const MOST_OF_COMMENT = 200;
function jsonOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Describes the calls that are left out, for the report. */
function describeCalls(calls) {
	return calls.map((call) => {
		const { caller, callee, weight, go } = call;
		return {
			caller,
			callee,
			reason: reasonInWords(call),
			weight,
			go
		};
	});
}
function reasonInWords(call) {
	switch (call.kind) {
		case "cost": return `its inlining cost of ${fixed(call.cost, 0)} is above ${fixed(call.limit, 0)}`;
		case "lost": return `inlining it makes ${call.function} too large to be inlined in ${count(call.places, "other place")}`;
		case "copied": return `the profile copies this large function into ${fixed(call.places, 0)} places`;
		case "weight": return `it is not among the calls that hold the heaviest ${share(call.kept)} of the weight`;
		case "crash": return "the compiler crashes with it";
	}
}
/** Orders calls by their names, so that a list of calls is always written in the same order. */
function byNames(a, b) {
	return compareText(a.callee, b.callee) || compareText(a.caller ?? "", b.caller ?? "");
}

// src/commands/files.ts
/**
* This file has the commands that need only profile files, and no Go module: `merge`, `inspect` and `diff`. Other commands use the
* functions below to read a profile that the user named.
*/
/** Runs `merge FILE... --output FILE`, which merges all files or none. @throws ExpectedError if any file cannot be merged. */
async function* merge(run) {
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
		const reduceInto = config.compact === "none" ? void 0 : join(scratch, "parts");
		const validation = validator({
			own: void 0,
			signal,
			renames: config.renames,
			reduceInto
		});
		const candidates = operands.map((name, entry) => ({
			name,
			source: name,
			path: resolve(cwd, name),
			entry
		}));
		const all = await validateAll(candidates, void 0, signal, validation);
		const { accepted, rejected, findings } = ofWantedBuild(all, config.buildId);
		yield { findings: findings.map(({ finding }) => finding) };
		if (rejected > 0) {
			const message = `${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`;
			throw new ExpectedError(message, { fix: "Leave these files out, or fix each file as its finding says." });
		}
		const goVersion = (await goOutput(["env", "GOVERSION"], {
			cwd,
			env,
			signal
		})).trim();
		const inputs = accepted.map(({ name, profile }) => ({
			name,
			remarks: profile.remarks
		}));
		const collected = await mergeAccepted(accepted, {
			settings: config,
			goVersion,
			pprof: await pprof.answer,
			scratch,
			env,
			signal,
			parts: validation.parts(),
			origin: keptOrigin(inputs)
		});
		yield { findings: collected.findings };
		const { merged, findings: about } = await withListOf(inputs, collected.merged, config.renames);
		yield { findings: about };
		yield { findings: aboutNoCallEdge("The merge", merged.edges) };
		await writeProfile(path, merged.bytes, run);
		yield { profile: factsOfMerged(merged, path) };
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* Returns the comments about the origin of a single input, because `merge` then only rewrites this profile. The merge writes all other
* comments itself.
* @returns undefined if there are several inputs, or if no earlier run wrote the input.
*/
function keptOrigin([only, ...others]) {
	if (only === void 0 || others.length > 0) return void 0;
	const origin = only.remarks.filter((line) => !/^go-pgo (?:without-|left-out:)/.test(line));
	return origin.length === 0 ? void 0 : origin;
}
/**
* Leaves out the calls that a single input leaves out. A merge of several profiles has all of their calls, so a warning names each input
* that leaves out calls.
*/
async function withListOf(inputs, merged, renames) {
	if (inputs.length > 1) return {
		merged,
		findings: inputs.flatMap(aboutLostList)
	};
	const comments = inputs.flatMap(({ remarks }) => remarks);
	const nameToday = renamer(renames);
	const calls = readLeftOut({ comments }).calls.map((call) => {
		const callee = nameToday(call.callee);
		return call.caller === void 0 ? {
			...call,
			callee
		} : {
			...call,
			caller: nameToday(call.caller),
			callee
		};
	});
	const findings = aboutUnreadableCalls({ comments });
	if (calls.length === 0) return {
		merged,
		findings
	};
	const { bytes, leftOut } = await tuneProfile(merged.bytes, calls);
	const exclusions = [...merged.exclusions ?? [], ...leftOut];
	const head = {
		...merged.head,
		comments: [...merged.head.comments, ...leftOut.map(leftOutComment)]
	};
	return {
		merged: {
			...merged,
			bytes,
			sha256: digest(bytes),
			exclusions,
			head
		},
		findings
	};
}
/** Warns that a merge of several profiles has the calls that one of them leaves out. */
function aboutLostList({ name, remarks }) {
	const { calls } = readLeftOut({ comments: remarks });
	if (calls.length === 0) return [];
	const message = `${name} leaves out ${count(calls.length, "call")} that an earlier run found to be harmful. The merge of several profiles has ${calls.length === 1 ? "this call" : "these calls"} again.`;
	return [warning(message, "To leave them out, merge with `npx go-pgo@1 refresh`, which keeps the list of the committed profile, or name the calls in `exclude`.")];
}
/** Runs `inspect FILE`, which shows the content of a profile. @throws ExpectedError if the profile could not be merged. */
async function* inspect({ host, operands, config }) {
	const [name = ""] = operands;
	const { path, file } = await readOperand(host.cwd, name);
	const read = await readOrExplain(file, name);
	const facts = factsOfFile(file, path, read);
	yield { profile: facts };
	const { profile, doubts, faults, programs } = await validateOrExplain(file, name);
	const times = read.samples < config.minSamples ? void 0 : read.times;
	const packing = aboutGzipLayers(profile.gzipLayers, "warning");
	const empty = aboutNoCallEdge("The profile", read.edges);
	yield {
		profile: packing.length === 0 ? facts : {
			...facts,
			gzipLayers: profile.gzipLayers
		},
		potential: empty.length === 0 ? potentialOf(times, "this profile", programs) : void 0,
		findings: [
			...packing,
			...empty,
			...doubts,
			...faults,
			...aboutUnreadableCalls(read.head)
		].map((finding) => ({
			...finding,
			file: name
		}))
	};
}
/** Runs `diff OLD NEW`, which shows how much two profiles differ in their call edges. */
async function* diff({ host, operands, config }) {
	const [old = "", young = ""] = operands;
	const [before, after] = [await readDiffed(host.cwd, old), await readDiffed(host.cwd, young)];
	const profile = factsOfFile(after.file, after.path, after.read);
	const gap = differentGap(before.read, after.read, {
		before: `${old}’s`,
		after: `${young}’s`
	});
	if (gap !== void 0) {
		yield {
			profile,
			decision: {
				kind: gap.worse === "before" ? "update" : "keep",
				reason: `Their workloads cannot be compared: ${gap.message}.`
			}
		};
		return;
	}
	const drift = driftBetween(before.read, after.read);
	const kind = isWithinNoise(drift, config.minDrift) ? "keep" : "update";
	yield {
		profile,
		decision: {
			kind,
			reason: `${kind === "keep" ? "They show the same workload:" : "Different calls are hot: only"} ${overlapInWords(drift, kind)}.`,
			...drift
		}
	};
}
/** Reads an operand of `diff`. @throws ExpectedError if the profile has no call edge. */
async function readDiffed(cwd, name) {
	const { path, file } = await readOperand(cwd, name);
	const read = await readOrExplain(file, name);
	if (read.edges.totalWeight > 0) return {
		path,
		file,
		read
	};
	throw new ExpectedError(`${name} has no call edge, so it cannot be compared.`, { fix: "Compare CPU profiles that hold samples." });
}
/**
* Returns a warning if the compiler finds no call in a profile, because every stack has only one function.
* @param what the profile as the subject of a sentence, such as `The merge`.
*/
function aboutNoCallEdge(what, { totalWeight }) {
	if (totalWeight > 0) return [];
	const message = `${what} has no call edge, so PGO has no effect.`;
	return [warning(message, "Take CPU profiles with whole stacks, under load.")];
}
/** Reads a file that the user named on the command line. @throws UsageError if the file does not exist. */
async function readOperand(cwd, name) {
	const path = resolve(cwd, name);
	const file = await readIfThere(path);
	if (file !== void 0) return {
		path,
		file
	};
	throw new UsageError(`There is no file \`${name}\`.`, { fix: "Name an existing profile." });
}
/** Reads a profile that the user named. @param name the name of the file in errors. */
function readOrExplain(file, name, renames = []) {
	return readProfile(file, renames).catch(reworded((why) => `${name}: ${why}`));
}
/**
* Validates a profile that the user named, by the rules for a collected profile.
* @throws ExpectedError if the compiler could not use the profile.
*/
async function validateOrExplain(file, name) {
	return validateFile(file, void 0).catch(reworded((why) => `${name}: ${why}`));
}
/** Returns the age of a profile in milliseconds; Infinity if the profile has no date. */
function ageOf({ timeNanos }, now) {
	return timeNanos > 0n ? now.getTime() - Number(timeNanos / 1000000n) : Infinity;
}
/** Returns a warning if a profile is older than `maxAge` milliseconds, or if its date is in the future. */
function aboutAge(head, maxAge, now) {
	const age = ageOf(head, now);
	if (age < -864e5) {
		const message = `The date of the profile is in the future (${new Date(now.getTime() - age).toISOString().slice(0, 10)}), so its age is not known, because a clock was wrong.`;
		return [warning(message, "Correct the clock of the machine that is profiled, and refresh the profile.")];
	}
	if (age === Infinity || age <= maxAge) return [];
	const message = `The profile is ${duration(age)} old, and \`max-profile-age\` is ${duration(maxAge)}.`;
	return [warning(message, "Refresh the profile, for example with a scheduled workflow every week.")];
}
/** Returns the facts about a profile file that are in the report. */
function factsOfFile(file, path, weighed) {
	const { head, edges, samples, cpuNanos, weighted } = weighed;
	const { calls } = readLeftOut(head);
	return {
		path,
		bytes: file.length,
		sha256: digest(file),
		samples,
		effectiveSamples: weighted?.effective,
		cpuSeconds: Number(cpuNanos) / 1e9,
		edges: edges.edges.length,
		expectedOverlap: steadinessOf(weighed)?.overlap,
		leftOut: calls.length === 0 ? void 0 : describeCalls(calls),
		from: head.timeNanos > 0n ? isoDate(head.timeNanos) : void 0
	};
}
/** Returns the facts about a merged profile that are in the report. @param path the path of the file with the merged profile. */
function factsOfMerged(merged, path) {
	const window = windowOf(merged.inputs.map(({ profile }) => profile));
	const builds = profiledBuilds(merged.inputs);
	const named = builds.filter(({ id }) => id !== void 0).length;
	const dated = builds.map(({ newest, ...build }) => ({
		...build,
		newest: newest > 0n ? isoDate(newest) : void 0
	}));
	return {
		...factsOfFile(merged.bytes, path, merged),
		edges: merged.writtenEdges,
		ownShare: merged.ownShare,
		from: window && isoDate(window.from),
		to: window && isoDate(window.to),
		inputsSha256: merged.inputsSha256,
		inputs: merged.inputs.length,
		buildIds: named === 0 ? void 0 : named,
		builds: named === 0 ? void 0 : dated
	};
}

export { validateAll as C, isSteady as D, aboutSteadiness as E, ofWantedBuild as S, validator as T, tuneProfile as _, factsOfFile as a, encodeStacks as b, merge as c, aboutUnreadableCalls as d, aboutUnusedKeep as f, readLeftOut as g, describeCalls as h, diff as i, readOrExplain as l, callsLeftOut as m, aboutNoCallEdge as n, factsOfMerged as o, byNames as p, ageOf as r, inspect as s, aboutAge as t, validateOrExplain as u, withOnlyCalls as v, validateFile as w, mergeAccepted as x, withoutKept as y };