import { A as groupBy, D as compareText, I as totalOf, O as count, k as fixed } from "./start.js";
import { t as VERSION } from "./host.js";

// src/profile/columns.ts
/** Returns the index of the sample type with this name and unit; −1 if the profile has no such sample type. */
function sampleTypeIndex(head, type, unit) {
	return head.sampleTypes.findIndex((one) => one.type === type && one.unit === unit);
}
/**
* The sample types that the Go compiler knows, as `type/unit`. If a profile has several of these types, the compiler reads the first one.
*/
const COMPILER_COLUMNS = ["samples/count", "cpu/nanoseconds"];
/** Returns the index of the sample type that the Go compiler reads; −1 if the compiler knows no sample type of the profile. */
function compilerSampleType(head) {
	return columnNames(head).findIndex(isCompilerColumn);
}
/** Returns true if the Go compiler knows this sample type. */
function isCompilerColumn(name) {
	return COMPILER_COLUMNS.some((column) => column === name);
}
/** Returns the sample types of a profile in their order, each as `type/unit`. */
function columnNames({ sampleTypes }) {
	return sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
}
/** Returns the fields of a profile that describe the whole profile, without its samples. */
function headOf(profile) {
	const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = profile;
	return {
		sampleTypes,
		periodType,
		period,
		timeNanos,
		durationNanos,
		comments
	};
}
/**
* Calls `visit` for each sample.
* @param visit a function that gets the stack (indices into `locations`, the leaf first) and the values of each sample. This function must
* not change its arguments, because they are views into the profile.
*/
function eachSample({ samples, sampleTypes }, visit) {
	const types = sampleTypes.length;
	for (let at = 0; at < samples.count; at++) visit(samples.frames.subarray(samples.firstFrame[at], samples.firstFrame[at + 1]), samples.values.subarray(at * types, (at + 1) * types));
}
/** Returns the lines of a location, the innermost inlined frame first. */
function linesOf({ locations }, location) {
	const [first = 0, end = 0] = locations.firstLine.subarray(location, location + 2);
	return Array.from({ length: end - first }, (_, at) => ({
		func: locations.lineFunction[first + at],
		line: locations.lineNumber[first + at]
	}));
}
/** Calls `countOf` for each sample, and returns the sum of the results. */
function sumOf(profile, countOf) {
	let sum = 0;
	eachSample(profile, (_, values) => {
		sum += countOf(values);
	});
	return sum;
}
/**
* Computes a bit mask for each location from the bits of its functions. A bit is set for a location if it is set for at least one of the
* location's functions.
*/
function locationBits({ functions, locations }, bitsOf) {
	const ofFunction = new Uint8Array(functions.names.length);
	for (let func = 0; func < ofFunction.length; func++) ofFunction[func] = Number(bitsOf(func));
	const bits = new Uint8Array(locations.count);
	for (let at = 0; at < locations.count; at++) {
		const end = locations.firstLine[at + 1];
		for (let line = locations.firstLine[at]; line < end; line++) bits[at] = bits[at] | ofFunction[locations.lineFunction[line]];
	}
	return bits;
}
/** Returns the weight of the stacks in which at least one of the first `most` locations, counted from the leaf, has the bit `bit` set. */
function weightWith({ samples, sampleTypes }, bitsOfLocation, bit, most = Number.POSITIVE_INFINITY) {
	const type = compilerSampleType({ sampleTypes });
	let weight = 0;
	for (let at = 0; at < samples.count; at++) {
		const end = Math.min(samples.firstFrame[at + 1], samples.firstFrame[at] + most);
		let frame = samples.firstFrame[at];
		while (frame < end && (bitsOfLocation[samples.frames[frame]] & bit) === 0) frame++;
		if (frame < end) weight += samples.values[at * sampleTypes.length + type] ?? 0;
	}
	return weight;
}
/** Returns the exact sum of the values of each sample type. */
function exactTotals(values, types, count) {
	return Array.from({ length: types }, (_, type) => {
		let exact = 0n;
		let partial = 0;
		for (let at = type; at < count * types; at += types) {
			const sum = partial + values[at];
			if (Number.isSafeInteger(sum)) partial = sum;
			else {
				exact += BigInt(partial) + BigInt(values[at]);
				partial = 0;
			}
		}
		return exact + BigInt(partial);
	});
}
/** Returns the exact sum over all samples of a profile for each sample type. */
function valueSums({ samples, sampleTypes }) {
	return exactTotals(samples.values, sampleTypes.length, samples.count);
}
/** Returns a copy of a profile in which the functions have new names. */
function renameFunctions(profile, rename) {
	const names = profile.functions.names.map(rename);
	return {
		...profile,
		functions: {
			...profile.functions,
			names
		}
	};
}
/**
* Returns a text such as `1,049 samples`. For samples of different weights, the text also gives the number of samples of equal weight that
* would be as precise.
*/
function samplesInWords(samples, effective) {
	const worth = effective === void 0 || Math.round(effective) === samples ? "" : ` (weighted, worth ${fixed(effective, 0)})`;
	return count(samples, "sample") + worth;
}
const SAMPLES = "go-pgo samples: ";
const CPU = "go-pgo cpu-nanoseconds: ";
const WEIGHTED = "go-pgo weighted-samples: ";
const EFFECTIVE = "go-pgo effective-samples: ";
/** Returns the comments that hold the totals. `totalsOf` reads these comments. */
function totalsInWords({ samples, cpuNanos, weighted }) {
	const words = [`${SAMPLES}${samples}`, `${CPU}${cpuNanos}`];
	if (weighted !== void 0) words.push(`${WEIGHTED}${weighted.samples}`, `${EFFECTIVE}${weighted.effective}`);
	return words;
}
/** Returns the comments of a profile without those that `totalsInWords` writes. */
function remarksOf({ comments }) {
	const prefixes = [
		SAMPLES,
		CPU,
		WEIGHTED,
		EFFECTIVE
	];
	return comments.filter((line) => !prefixes.some((prefix) => line.startsWith(prefix)));
}
/**
* Returns the number of samples and the CPU time that profilers measured. For a compacted or weighted profile, the totals come from its
* comments.
*/
function totalsOf(profile) {
	const [samples, cpuNanos, counted, effective] = [
		SAMPLES,
		CPU,
		WEIGHTED,
		EFFECTIVE
	].map((prefix) => commentValue(profile, prefix));
	const weighted = counted && effective ? {
		samples: Number(counted),
		effective: Number(effective)
	} : void 0;
	if (weighted === void 0 && !isCompact(profile) || samples === void 0 || cpuNanos === void 0) return countTotals(profile);
	return {
		samples: Number(samples),
		cpuNanos,
		weighted: samples > 0n ? weighted : void 0
	};
}
/** The usual CPU time between two samples of Go's profiler, in nanoseconds. A program can set a different time between two samples. */
const GO_PERIOD = 1e7;
/**
* The period that Pyroscope writes into every CPU profile, in nanoseconds. The period in Pyroscope's profiles has nothing to do with the
* sampling rate.
*/
const PYROSCOPE_PERIOD = 1e9;
/** Returns the CPU time between two samples, in nanoseconds; 0 if the period of the profile is not CPU time. */
function samplingPeriod({ periodType, period }) {
	if (periodType?.type !== "cpu") return 0;
	return periodType.unit === "nanoseconds" && period >= 1e9 ? GO_PERIOD : period;
}
/** Counts the samples and the CPU time of a profile from its values. */
function countTotals(profile) {
	const sums = valueSums(profile);
	const counted = sums[sampleTypeIndex(profile, "samples", "count")];
	const timed = sums[sampleTypeIndex(profile, "cpu", "nanoseconds")];
	const cpuPeriod = samplingPeriod(profile);
	return {
		samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
		cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
		weighted: void 0
	};
}
/** Returns true if a profile holds only call edges. Each stack of a profile of call edges has two frames, and comments hold the totals. */
function isCompact(profile) {
	if (commentValue(profile, SAMPLES) === void 0 || profile.mappings.length > 0) return false;
	const { count, firstFrame } = profile.samples;
	for (let at = 0; at < count; at++) if (firstFrame[at + 1] - firstFrame[at] !== 2) return false;
	return true;
}
/** Returns the number that follows a prefix in a comment; undefined if no comment begins with the prefix. */
function commentValue({ comments }, prefix) {
	const digits = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
/** Returns the time from the earliest start to the latest end, in nanoseconds since 1970; undefined if no profile has a start. */
function windowOf(profiles) {
	const dated = profiles.filter(({ timeNanos }) => timeNanos > 0n);
	if (dated.length === 0) return void 0;
	const last = (times) => times.reduce((a, b) => b > a ? b : a);
	return {
		from: -last(dated.map(({ timeNanos }) => -timeNanos)),
		to: last(dated.map(({ timeNanos, durationNanos }) => timeNanos + BigInt(durationNanos)))
	};
}
/**
* Returns the comments that state the origin of a committed profile. These comments name no hosts, paths or addresses, and they do not
* depend on the order of the inputs.
* @param inputsSha256 a digest of the sorted digests of all collected profiles.
* @param carryOver the weight that the merge gave the old committed profile, as a fraction of the weight of the new profiles.
*/
function provenanceInWords(provenance, window, inputsSha256, carryOver = 0) {
	const remarks = [
		["version", VERSION],
		["program", provenance?.program],
		["go-version", provenance?.goVersion],
		["sources", kindsInWords(provenance?.sources ?? []) || void 0],
		["profiled", window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
		["carry-over", carryOver === 0 ? void 0 : String(carryOver)],
		["inputs-sha256", inputsSha256]
	].flatMap(([name, value]) => value === void 0 ? [] : [`go-pgo ${name}: ${value}`]);
	return provenance?.load === void 0 ? remarks : [...remarks, provenance.load];
}
/** Returns the number of sources of each kind, and the number of their profiles, such as `2 pprof (8 profiles)`. */
function kindsInWords(sources) {
	const gave = sources.filter(({ collected }) => collected > 0);
	return [...groupBy(gave, ({ kind }) => kind)].sort(([a], [b]) => compareText(a, b)).map(([kind, all]) => {
		const profiles = totalOf(all, ({ collected }) => collected);
		return `${all.length} ${kind} (${count(profiles, "profile")})`;
	}).join(", ");
}
/** Returns a time as `2026-11-20T06:00:00Z`. @param nanos nanoseconds since 1970. */
function isoDate(nanos) {
	return `${new Date(Number(nanos / 1000000n)).toISOString().slice(0, 19)}Z`;
}

export { totalsOf as C, windowOf as E, totalsInWords as S, weightWith as T, renameFunctions as _, compilerSampleType as a, samplingPeriod as b, exactTotals as c, isCompilerColumn as d, isoDate as f, remarksOf as g, provenanceInWords as h, columnNames as i, headOf as l, locationBits as m, GO_PERIOD as n, countTotals as o, linesOf as p, PYROSCOPE_PERIOD as r, eachSample as s, COMPILER_COLUMNS as t, isCompact as u, sampleTypeIndex as v, valueSums as w, sumOf as x, samplesInWords as y };