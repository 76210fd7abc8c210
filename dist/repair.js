import { Ai as undefinedIfExpected, Cr as splitSymbol, Di as note, Gr as globPattern, Hr as codeList, Jn as sameBytes, Oi as reasonOf, Sr as renamer, Tr as withoutTypeArguments, Wr as excerpt, _i as remembered, _r as isInterruption, ar as INTERRUPTION, bi as totalOf, br as ownName, cr as LIBRARY, dr as SYSTEM, er as CALLS_C, fi as compareText, gr as isInside, hi as groupBy, hr as importPathOf, ir as GO, ji as warning, lr as NO_PACKAGE, mi as fixed, mr as frameOf, nr as FOREIGN, or as INTO, pi as count, pr as declarationOf$1, r as VERSION, rr as GC, sr as KnownNames, tr as EXCLUDED, ur as RUNTIME, vi as seededRandom, vr as isOwnFunction, xi as ExpectedError, yi as share } from "./start.js";
import { t as pLimit } from "./p-limit.js";
import { a as contentOf, c as tooLarge, f as emptyTableToken, i as MAX_PROFILE_BYTES, l as Profile, n as decodeOrExplain, r as decodeProfile, t as decodeFile, u as StringTable } from "./decode.js";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { randomInt } from "node:crypto";
import { setFlagsFromString } from "node:v8";

// src/profile/columns.ts
/** Position of the sample type with this name and unit, or −1. */
function sampleTypeIndex(head, type, unit) {
	return head.sampleTypes.findIndex((one) => one.type === type && one.unit === unit);
}
/** Position of the first sample type that the Go compiler takes, or −1. */
function compilerSampleType(head) {
	const taken = ["samples/count", "cpu/nanoseconds"];
	return head.sampleTypes.findIndex(({ type, unit }) => taken.includes(`${type}/${unit}`));
}
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
/** @param visit gets the stack, indices of locations and leaf first, and the values: views that must not be changed. */
function eachSample({ samples, sampleTypes }, visit) {
	const types = sampleTypes.length;
	for (let at = 0; at < samples.count; at++) visit(samples.frames.subarray(samples.firstFrame[at], samples.firstFrame[at + 1]), samples.values.subarray(at * types, (at + 1) * types));
}
function linesOf({ locations }, location) {
	const [first = 0, end = 0] = locations.firstLine.subarray(location, location + 2);
	return Array.from({ length: end - first }, (_, at) => ({
		func: locations.lineFunction[first + at],
		line: locations.lineNumber[first + at]
	}));
}
function sumOf(profile, countOf) {
	let sum = 0;
	eachSample(profile, (_, values) => {
		sum += countOf(values);
	});
	return sum;
}
/** The bits of each location: those that any of its functions has. */
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
/** Weight of the stacks in which one of the `most` leaf-most locations has this bit. */
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
/** Exact sums of the values of each sample type. */
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
/** Exact sums over all samples, one per sample type. */
function valueSums({ samples, sampleTypes }) {
	return exactTotals(samples.values, sampleTypes.length, samples.count);
}
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
/** `1,049 samples`, with what they are worth if some count more than others. */
function samplesInWords(samples, effective) {
	const worth = effective === void 0 ? "" : ` (weighted, worth ${fixed(effective, 0)})`;
	return count(samples, "sample") + worth;
}
const SAMPLES = "go-pgo samples: ";
const CPU = "go-pgo cpu-nanoseconds: ";
const WEIGHTED = "go-pgo weighted-samples: ";
const EFFECTIVE = "go-pgo effective-samples: ";
function totalsInWords({ samples, cpuNanos, weighted }) {
	const words = [`${SAMPLES}${samples}`, `${CPU}${cpuNanos}`];
	if (weighted !== void 0) words.push(`${WEIGHTED}${weighted.samples}`, `${EFFECTIVE}${weighted.effective}`);
	return words;
}
/** Samples and CPU time that were measured: of a compacted or weighted profile, those in its comments. */
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
function countTotals(profile) {
	const { periodType, period } = profile;
	const sums = valueSums(profile);
	const counted = sums[sampleTypeIndex(profile, "samples", "count")];
	const timed = sums[sampleTypeIndex(profile, "cpu", "nanoseconds")];
	const cpuPeriod = periodType?.type === "cpu" ? period : 0;
	return {
		samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
		cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
		weighted: void 0
	};
}
/** Whether this is a profile of call edges: two frames a stack, totals as comments. */
function isCompact(profile) {
	if (commentValue(profile, SAMPLES) === void 0 || profile.mappings.length > 0) return false;
	const { count, firstFrame } = profile.samples;
	for (let at = 0; at < count; at++) if (firstFrame[at + 1] - firstFrame[at] !== 2) return false;
	return true;
}
function commentValue({ comments }, prefix) {
	const digits = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
/** From the earliest start to the latest end, nanoseconds since the epoch; undefined if no profile has a start. */
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
* Where a committed profile comes from: no hosts, paths or addresses, and the same for the same inputs in any order.
* @param inputsSha256 one digest over the sorted digests of the inputs.
* @param carryOver weight of the profile that was committed before, as a fraction of that of the new ones.
*/
function provenanceInWords(provenance, window, inputsSha256, carryOver = 0) {
	return [
		["version", VERSION],
		["program", provenance?.program],
		["go-version", provenance?.goVersion],
		["sources", kindsInWords(provenance?.sources ?? []) || void 0],
		["profiled", window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
		["carry-over", carryOver === 0 ? void 0 : String(carryOver)],
		["inputs-sha256", inputsSha256]
	].flatMap(([name, value]) => value === void 0 ? [] : [`go-pgo ${name}: ${value}`]);
}
/** `2 pprof (8 profiles)`: how many sources of each kind gave profiles, and how many. */
function kindsInWords(sources) {
	const gave = sources.filter(({ collected }) => collected > 0);
	return [...groupBy(gave, ({ kind }) => kind)].sort(([a], [b]) => compareText(a, b)).map(([kind, all]) => {
		const profiles = totalOf(all, ({ collected }) => collected);
		return `${all.length} ${kind} (${count(profiles, "profile")})`;
	}).join(", ");
}
function isoDate(nanos) {
	return `${new Date(Number(nanos / 1000000n)).toISOString().slice(0, 19)}Z`;
}

// src/profile/potential.ts
const NO_TIMES = {
	user: 0,
	runtime: 0,
	gc: 0,
	syscalls: 0,
	assembly: 0,
	cgo: 0
};
function mapTimes(times, to) {
	const entries = Object.entries(times);
	return Object.fromEntries(entries.map(([kind, value]) => [kind, to(value, kind)]));
}
/** The sum, the second one times `factor`. */
function addTimes(a, b, factor = 1) {
	return mapTimes(a, (value, kind) => value + factor * b[kind]);
}
/** Name of a frame without a function: the file that is mapped there, as in pprof. */
function nameWithout(mapping) {
	const file = mapping?.filename;
	return file ? `[${file.slice(file.lastIndexOf("/") + 1)}]` : "<unknown>";
}
/**
* The kind of code that a stack was in. The leaf decides between C, system calls, runtime and Go code; for the collector any
* frame does, since it moves memory and takes locks like all others.
* @param entry class of the innermost frame outside of the runtime: what the runtime does to enter C belongs to the call.
*/
function classOfStack(leaf, entry, flags) {
	if (leaf === SYSTEM) return "syscalls";
	if (leaf === FOREIGN) return "cgo";
	if (entry === INTO) return (flags & HAS_LIBRARY) !== 0 ? "syscalls" : "cgo";
	if ((flags & HAS_GC) !== 0) return "gc";
	return leaf === GO ? "user" : "runtime";
}
const NO_ENTRY = 7;
const [HAS_GC, HAS_LIBRARY, INTERRUPTED$1] = [
	64,
	128,
	256
];
/** Where the time of a profile's stacks went. @param countOf what a sample counts; default: what the compiler takes. */
function timesOf(named, countOf) {
	const { samples, sampleTypes, locations, functions } = named.profile;
	const traits = traitsOf(named);
	const types = sampleTypes.length;
	const type = compilerSampleType(named.profile);
	const leafOf = (location) => locations.firstLine[location] === locations.firstLine[location + 1] ? -1 : locations.lineFunction[locations.firstLine[location]];
	const isAssembly = remembered((func) => func >= 0 && functions.filename(func).endsWith(".s"));
	const sums = { ...NO_TIMES };
	for (let at = 0; at < samples.count; at++) {
		const first = samples.firstFrame[at];
		const end = samples.firstFrame[at + 1];
		let top = first;
		while (top + 1 < end && (traits[samples.frames[top]] & INTERRUPTED$1) !== 0) top++;
		const leaf = traits[samples.frames[top]] & 7;
		let entry = NO_ENTRY;
		let flags = 0;
		for (let frame = first; frame < end; frame++) {
			const trait = traits[samples.frames[frame]];
			if (entry === NO_ENTRY) entry = trait >> 3 & 7;
			flags |= trait;
		}
		let kind = first === end ? "runtime" : classOfStack(leaf, entry, flags);
		if ((kind === "user" || kind === "runtime") && first < end && isAssembly(leafOf(samples.frames[top]))) kind = "assembly";
		sums[kind] += countOf === void 0 ? samples.values[at * types + type] : countOf(samples.values.subarray(at * types, (at + 1) * types));
	}
	return sums;
}
/** Of each location: class of its leaf, then that of its entry, then flags. */
function traitsOf({ profile, names }) {
	const { locations, mappings } = profile;
	const isCgo = names.some(({ frame }) => (frame & CALLS_C) !== 0);
	const classOf = (frame) => (frame & NO_PACKAGE) !== 0 && !isCgo ? RUNTIME : frame & 7;
	const unnamed = mappings.map((mapping) => frameOf(nameWithout(mapping)));
	const nowhere = frameOf(nameWithout(void 0));
	const traits = new Uint16Array(locations.count);
	for (let location = 0; location < locations.count; location++) {
		const missing = unnamed[locations.mapping[location]] ?? nowhere;
		const end = locations.firstLine[location + 1];
		const first = locations.firstLine[location];
		let leaf = NO_ENTRY;
		let entry = NO_ENTRY;
		let flags = 0;
		let line = first;
		do {
			const name = line < end ? names[locations.lineFunction[line]] : void 0;
			const frame = name === void 0 || name.name === "" ? missing : name.frame;
			const found = classOf(frame);
			if (line === first) {
				leaf = found;
				if ((frame & INTERRUPTION) !== 0) flags |= INTERRUPTED$1;
			}
			if (entry === NO_ENTRY && found !== RUNTIME) entry = found;
			if (found === GC) flags |= HAS_GC;
			if ((frame & LIBRARY) !== 0) flags |= HAS_LIBRARY;
		} while (++line < end);
		traits[location] = leaf | entry << 3 | flags;
	}
	return traits;
}
/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [.02, .14];
/**
* Divides CPU time into what PGO can touch and what it cannot.
* @param times undefined if the profile has no whole stacks.
* @param of how the sentence calls the profile: `the collected profiles`.
* @returns undefined when it has no samples.
*/
function potentialOf(times, of) {
	if (times === void 0) return void 0;
	const all = totalOf(Object.values(times), (value) => value);
	if (all <= 0) return void 0;
	const shares = mapTimes(times, (value) => value / all);
	return {
		...shares,
		ceiling: ceilingOf(shares, of)
	};
}
/** Shares below this are not worth a word. */
const VISIBLE = .005;
function ceilingOf({ user, runtime, gc, syscalls, assembly, cgo }, of) {
	const go = user + runtime + gc;
	const outside = Object.entries({
		"in C": cgo,
		"in assembly": assembly,
		"in system calls": syscalls
	}).filter(([, share]) => share >= VISIBLE).map(([where, share], at) => `${percent(share)} ${at === 0 ? "is " : ""}${where}`);
	const isAllGo = outside.length === 0;
	const first = isAllGo ? `All CPU time of ${of} is in Go code.` : `Of the CPU time of ${of}, ${outside.join(", ").replace(/, (?!.*, )/, " and ")}: PGO cannot touch it.`;
	if (go < VISIBLE) return `${first} There is next to nothing that could get faster.`;
	const [least, most] = TYPICAL_GAINS;
	const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
	const built = `${percent(user)} in the program and what it imports, ${percent(runtime + gc)} in the runtime and its garbage collector, also built with the profile`;
	return [
		first,
		`${isAllGo ? "It" : `At most the ${percent(go)} of Go code`} can get faster: ${built}.`,
		go > .9 ? `${gains}.` : `${gains} of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`
	].join(" ");
}
function percent(share) {
	return share > 0 && share < VISIBLE ? "less than 1 %" : `${fixed(share * 100, 0)} %`;
}

// src/profile/edges.ts
/** Identity of an edge; function names hold no NUL. */
function edgeKey(caller, callee, offset) {
	return `${caller}\0${callee}\0${offset}`;
}
function edgeInWords({ caller, callee, offset }) {
	return `${caller} → ${callee} (+${offset})`;
}
function byName(a, b) {
	return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}
/** From the heaviest down, those of the same weight by their names: `sortByWeight` in cmd/internal/pgo/pprof.go. */
function byWeight(a, b) {
	return b.weight - a.weight || byName(a, b);
}
/** Share of the weight of the edges that satisfy `test`. */
function weightShare(edges, test) {
	let [part, all] = [0, 0];
	for (const edge of edges) {
		all += edge.weight;
		if (test(edge)) part += edge.weight;
	}
	return all === 0 ? 0 : part / all;
}
/** Odd, and unknown to who made a profile: keys that all collide would take hours. */
const [LOW, HIGH] = [2 * randomInt(2 ** 31) + 1, 2 * randomInt(2 ** 31) + 1];
/** Sums of lists of values by a key: a whole number below 2^53. A `Map` would make an object of each key. */
var Sums = class {
	types;
	count = 0;
	/** The sums of each key together, in the order in which the keys came. */
	values;
	#keys = /* @__PURE__ */ new Float64Array(1024);
	/** Open addressing: one more than the index of a key, 0 for a free place. */
	#places = /* @__PURE__ */ new Int32Array(2048);
	/** @param types how many values each key has. */
	constructor(types) {
		this.types = types;
		this.values = new Float64Array(1024 * types);
	}
	/** Forgets all, and keeps the memory. */
	clear() {
		this.values.fill(0, 0, this.count * this.types);
		this.#places.fill(0);
		this.count = 0;
	}
	keys() {
		return this.#keys.subarray(0, this.count);
	}
	/** Adds the values from `from` on. @returns the index of the key. */
	add(key, values, from) {
		const index = this.index(key);
		const at = index * this.types;
		for (let type = 0; type < this.types; type++) this.values[at + type] = this.values[at + type] + values[from + type];
		return index;
	}
	/** Index of a key, which is added if it is new. */
	index(key) {
		const place = this.#placeOf(key);
		const known = this.#places[place];
		if (known > 0) return known - 1;
		if (this.count === this.#keys.length) {
			this.#grow();
			return this.index(key);
		}
		this.#keys[this.count] = key;
		this.#places[place] = ++this.count;
		return this.count - 1;
	}
	/** Where a key is, or would be. */
	#placeOf(key) {
		const last = this.#places.length - 1;
		const mixed = Math.imul(key >>> 0, LOW) ^ Math.imul(Math.floor(key / 2 ** 32), HIGH);
		let place = Math.imul(mixed ^ mixed >>> 15, HIGH) >>> 4;
		for (;; place++) {
			const known = this.#places[place & last];
			if (known === 0 || this.#keys[known - 1] === key) return place & last;
		}
	}
	#grow() {
		const keys = this.keys();
		const values = new Float64Array(2 * this.values.length);
		values.set(this.values);
		this.values = values;
		this.#keys = new Float64Array(2 * keys.length);
		this.#places = new Int32Array(4 * keys.length);
		this.count = 0;
		for (const key of keys) this.index(key);
	}
};
/** Call edges of a profile, and of a run; the largest programs have some ten thousand. */
const MOST_EDGES = 2e5;
/** Values of these edges; Go's profiles have two sample types. */
const MOST_VALUES = 6e5;
/** Different pairs of addresses that a call is at and goes to; the largest programs have some hundred thousand. */
const MOST_PAIRS = 1e6;
/** Frames that are looked at one by one. */
const MOST_FRAMES = 1e8;
/** Lines from the start of a function to a call in it. */
const MOST_OFFSET = 2 ** 30;
/** `KnownNames` numbers names below this. */
const MOST_NAMES = 2 ** 20;
/** Sums of call edges, by the numbers of the names: as many objects as different edges, however many profiles. */
var EdgeSums = class {
	#sites = new Sums(0);
	#callers = [];
	#offsets = [];
	#edges;
	types;
	#siteOf = [];
	#callees = [];
	constructor(types) {
		this.types = types;
		this.#edges = new Sums(types);
	}
	get count() {
		return this.#edges.count;
	}
	/** Whether there are more than any Go program has. */
	get isAbsurd() {
		return this.count > Math.min(MOST_EDGES, MOST_VALUES / this.types);
	}
	get totals() {
		return exactTotals(this.#edges.values, this.#edges.types, this.count);
	}
	clear() {
		this.#sites.clear();
		this.#edges.clear();
	}
	add(caller, offset, callee, values, from) {
		this.#addAt(this.#siteIndex(caller, offset), callee, values, from);
	}
	/** Adds other sums, each times `factor`; their names must be of the same `KnownNames`. */
	addAll(other, factor) {
		const values = factor === 1 ? other.#edges.values : other.#edges.values.map((value) => factor * value);
		const sites = new Int32Array(other.#sites.count);
		for (let site = 0; site < sites.length; site++) sites[site] = this.#siteIndex(other.#callers[site], other.#offsets[site]);
		for (let edge = 0; edge < other.count; edge++) {
			const site = sites[other.#siteOf[edge]];
			this.#addAt(site, other.#callees[edge], values, edge * this.types);
		}
	}
	#siteIndex(caller, offset) {
		const before = this.#sites.count;
		const site = this.#sites.index((offset + MOST_OFFSET) * MOST_NAMES + caller.number);
		if (site < before) return site;
		this.#callers[site] = caller;
		this.#offsets[site] = offset;
		return site;
	}
	#addAt(site, callee, values, from) {
		const before = this.#edges.count;
		const edge = this.#edges.add(site * MOST_NAMES + callee.number, values, from);
		if (edge < before) return;
		this.#siteOf[edge] = site;
		this.#callees[edge] = callee;
	}
	/**
	* The edges, sorted by name, those without weight to the compiler among them.
	* @param type index of the sample type that weighs.
	* @param rename what functions are called instead; edges that get the same names become one.
	*/
	toEdges(type, rename = (name) => name) {
		const { values, types } = this.#edges;
		return mergeTwins(Array.from({ length: this.count }, (_, edge) => {
			const site = this.#siteOf[edge];
			const own = Array.from(values.subarray(edge * types, (edge + 1) * types));
			return {
				caller: rename(this.#callers[site]?.written ?? ""),
				callee: rename(this.#callees[edge]?.written ?? ""),
				offset: this.#offsets[site],
				weight: own[type] ?? 0,
				values: own
			};
		}));
	}
};
/** The edges sorted by name, with those of one name added up. */
function mergeTwins(edges) {
	const unique = [];
	for (const edge of edges.toSorted(byName)) {
		const last = unique.at(-1);
		if (last === void 0 || byName(last, edge) !== 0) {
			unique.push(edge);
			continue;
		}
		const values = last.values.map((value, type) => value + (edge.values[type] ?? 0));
		unique[unique.length - 1] = {
			...last,
			weight: last.weight + edge.weight,
			values
		};
	}
	return unique;
}
/** What the compiler sees of sorted edges. */
function edgeSetOf(edges) {
	const seen = edges.filter(({ weight }) => weight !== 0);
	return {
		edges: seen,
		totalWeight: totalOf(seen, ({ weight }) => weight)
	};
}
/**
* The call edges of a profile, as the compiler counts them. Samples of no weight, which it skips, add to the other sample
* types, so that the edges of a merge are the sums of those of its parts.
* @param last what the fold before returned, if it is no longer needed: its memory is used again.
* @throws ExpectedError when there are absurdly many.
*/
function foldEdges(named, subject = "It has", last) {
	const { locations, samples, sampleTypes } = named.profile;
	const types = sampleTypes.length;
	const none = locations.count;
	const pairs = emptied(lastPairs, types) ?? new Sums(types);
	lastPairs = pairs;
	for (let at = 0; at < samples.count; at++) {
		const first = samples.firstFrame[at];
		const end = samples.firstFrame[at + 1];
		if (first === end) continue;
		const caller = end - first > 1 ? samples.frames[first + 1] : none;
		pairs.add(samples.frames[first] * (none + 1) + caller, samples.values, at * types);
		if (pairs.count > MOST_PAIRS) throw absurd(subject, `more than ${count(MOST_PAIRS, "different call")} by address`);
	}
	const path = new FramePath(named);
	const edges = emptied(last, types) ?? new EdgeSums(types);
	let [frames, pair] = [0, 0];
	for (const key of pairs.keys()) {
		const caller = key % (none + 1);
		path.set(Math.floor(key / (none + 1)), caller === none ? void 0 : caller);
		frames += path.length;
		if (frames > MOST_FRAMES || edges.isAbsurd) throw absurd(subject, "more different calls, or more inlined ones, than any Go program");
		for (let at = 1; at < path.length; at++) {
			if (path.isSame(at - 1, at) || path.hadCall(at)) continue;
			const offset = path.offset(at - 1);
			if (Math.abs(offset) > MOST_OFFSET) throw absurd(subject, `a call ${offset} lines from the start of its function`);
			edges.add(path.name(at - 1), offset, path.name(at), pairs.values, pair * types);
		}
		pair++;
	}
	return edges;
}
let lastPairs;
/** A profile with more is rare: its memory goes. */
const USUAL = 2 ** 16;
function emptied(last, types) {
	if (last?.types !== types || last.count > USUAL) return void 0;
	last.clear();
	return last;
}
function absurd(subject, what) {
	const message = `${subject} ${what}: damaged, or made up.`;
	return new ExpectedError(message, { fix: "Check where this file comes from." });
}
/** The two leaf-most locations of a stack with their inlined frames, the caller first. */
var FramePath = class {
	length = 0;
	#named;
	#location = [];
	/** Index of the line; −1 for a location without lines. */
	#line = [];
	constructor(named) {
		this.#named = named;
	}
	set(leaf, caller) {
		this.length = 0;
		if (caller !== void 0) this.#push(caller);
		this.#push(leaf);
	}
	#push(location) {
		const { firstLine } = this.#named.profile.locations;
		const first = firstLine[location];
		let line = firstLine[location + 1] - 1;
		if (line < first) line = -1;
		do {
			this.#location[this.length] = location;
			this.#line[this.length++] = line--;
		} while (line >= first);
	}
	name(at) {
		const { profile, names, nameless } = this.#named;
		return names[profile.locations.lineFunction[this.#line[at]]] ?? nameless;
	}
	/** Line of the code, from the start of its function. */
	offset(at) {
		return this.#lineNumber(at) - this.#startLine(at);
	}
	/** Whether two frames are one node to the compiler: by address, name, start line and line. */
	isSame(a, b) {
		const { addressLow, addressHigh } = this.#named.profile.locations;
		const at = this.#location[a];
		const otherAt = this.#location[b];
		return this.name(a) === this.name(b) && this.#lineNumber(a) === this.#lineNumber(b) && this.#startLine(a) === this.#startLine(b) && addressLow[at] === addressLow[otherAt] && addressHigh[at] === addressHigh[otherAt];
	}
	/** Whether the call that leads to `at` is on the path before. */
	hadCall(at) {
		for (let before = 1; before < at; before++) if (this.isSame(before, at) && this.isSame(before - 1, at - 1)) return true;
		return false;
	}
	#lineNumber(at) {
		return this.#named.profile.locations.lineNumber[this.#line[at]] ?? 0;
	}
	#startLine(at) {
		const { locations, functions } = this.#named.profile;
		return functions.startLines[locations.lineFunction[this.#line[at]] ?? -1] ?? 0;
	}
};
/** The call edges of a profile. @throws ExpectedError when there are absurdly many. */
function callEdges(profile) {
	return edgesOf(profile).edges();
}
/** @throws ExpectedError when there are absurdly many edges. */
function edgesOf(profile) {
	const named = new KnownNames().named(profile);
	const sums = foldEdges(named);
	const type = compilerSampleType(profile);
	return {
		head: headOf(profile),
		totals: totalsOf(profile),
		/** Where the time of its stacks went; absent if it was compacted. */
		times: isCompact(profile) ? void 0 : timesOf(named),
		/** @param rename what functions are called instead. */
		edges: (rename) => edgeSetOf(sums.toEdges(type, rename))
	};
}
/** Which functions and packages of `expect`, in which `*` is any text, are in no call; undefined if all are. */
function missingFrom(subject, edges, expect) {
	const names = [...new Set(edges.flatMap(({ caller, callee }) => [caller, callee]))].flatMap((name) => [withoutTypeArguments(name), importPathOf(name)]);
	const missing = expect.filter((glob) => {
		const pattern = globPattern(glob);
		return !names.some((name) => pattern.test(name));
	});
	if (missing.length === 0) return void 0;
	const message = `${subject} has no call of ${codeList(missing)}, which \`expect\` names.`;
	const ends = missing.map((one) => globPattern(`*/${one.replace(/^[./]+/, "")}`));
	const [meant] = names.filter((name) => ends.some((end) => end.test(name)));
	return {
		message,
		fix: `${`Write ${meant ? `the whole import path, \`${meant}\`` : "whole import paths, such as `example.com/shop/search`, and `main` for the program’s own package"}`}. Or profile a workload that runs it, or take it out of \`expect\`.`
	};
}

// src/profile/exclusions.ts
function isExcluded({ caller, callee }, exclusions) {
	return exclusions.some((one) => one.callee === callee && (one.caller ?? caller) === caller);
}
/**
* Names of both functions of an excluded call, under which the compiler finds neither. To it, a function is hot as the callee
* of any hot edge, and a call site by its caller and line alone (`PGOInlinePrologue` in cmd/compile/internal/inline/inl.go).
* So for a callee that may be hot for other callers, the caller needs another name as well.
*/
function excludedNames({ caller, callee }, exclusions) {
	return {
		caller: exclusions.some((one) => one.caller === void 0 && one.callee === callee) ? caller : caller + EXCLUDED,
		callee: callee + EXCLUDED
	};
}
/** The sorted edges, excluded ones under other names. Their weight stays: which edges are hot depends on the sum of all. */
function renameExcluded(edges, exclusions) {
	if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
	return edges.map((edge) => isExcluded(edge, exclusions) ? {
		...edge,
		...excludedNames(edge, exclusions)
	} : edge).sort(byName);
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
/** Those of this version of Go, as `go env GOVERSION` prints it; none are known of development versions. */
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
/** The calls that the compiler must not take for hot: the user's own, and those that hurt with this version of Go. */
function exclusionsFor({ hazards, exclude }, goVersion) {
	return hazards === "apply" ? [...exclude, ...harmfulInlinings(goVersion)] : exclude;
}
/** Why an inlining hurts, to be put behind a colon. */
function hazardInWords({ title, url }) {
	return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${url})`;
}
/** What to do about the calls that hurt or that `exclude` names, and whether they are in the profile. */
function aboutExclusions({ hazards, exclude }, goVersion, edges) {
	const harmful = harmfulInlinings(goVersion);
	return [...harmful, ...exclude].flatMap((one) => {
		const hazard = harmful.find((other) => other === one);
		const weight = weightShare(edges, (edge) => isExcluded(edge, [one]));
		const call = `\`${exclusionInWords(one)}\``;
		const hot = `${call} (${share(weight)} of the call-edge weight) is`;
		if (hazard === void 0 && weight > 0) return [note(`${hot} kept out of the profile, by \`exclude\`.`)];
		if (hazard === void 0) return [warning(`The merge has no call of ${call}, so \`exclude\` keeps nothing out.`, "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out.")];
		if (weight === 0) return [];
		const hurts = `hurts when it is inlined: ${hazardInWords(hazard)}`;
		return hazards === "apply" ? [note(`${hot} kept out of the profile, since it ${hurts}.`, "Set `hazards: report` to leave it in.")] : [warning(`${hot} hot in the profile and ${hurts}.`, "Set `hazards: apply` to keep it out.")];
	});
}

// src/profile/encode.ts
/** Adds up the stacks of profiles. Values may be fractions until `profile` rounds them. */
var StackSum = class {
	#mappings = new Interned(({ filename, buildId }) => `${filename}\0${buildId}`);
	#functions = new Interned((one) => Object.values(one).join("\0"));
	#locations;
	#sums = /* @__PURE__ */ new Map();
	/** @param byAddress whether locations of different addresses stay apart; a program may be loaded anywhere. */
	constructor(byAddress = false) {
		this.#locations = new Interned(({ addressLow, addressHigh, mapping, lines }) => {
			const key = lines.map(({ func, line }) => `${func}:${line}`).join(" ");
			return byAddress || lines.length === 0 ? `${mapping} ${addressHigh} ${addressLow} ${key}` : key;
		});
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
	#locationsOf(profile) {
		const { functions, locations, mappings } = profile;
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
			lines: linesOf(profile, at).map(({ func, line }) => ({
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
		return {
			timeNanos: 0n,
			durationNanos: 0,
			...head,
			mappings: this.#mappings.items,
			functions: {
				names: functions.map(({ name }) => name),
				startLines: Float64Array.from(functions, ({ startLine }) => startLine),
				systemName: (at) => functions[at]?.systemName ?? "",
				filename: (at) => functions[at]?.filename ?? ""
			},
			locations: columnsOf(locations),
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
function columnsOf(locations) {
	const lines = locations.flatMap((one) => one.lines);
	return {
		count: locations.length,
		addressLow: Uint32Array.from(locations, (one) => one.addressLow),
		addressHigh: Uint32Array.from(locations, (one) => one.addressHigh),
		mapping: Int32Array.from(locations, (one) => one.mapping),
		firstLine: firsts(locations.map((one) => one.lines)),
		lineFunction: Uint32Array.from(lines, ({ func }) => func),
		lineNumber: Float64Array.from(lines, ({ line }) => line)
	};
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
function collectedStacks(inputs, renames, signal) {
	const today = renamer(renames);
	return { async each(visit) {
		for (const { path, factor } of inputs) {
			signal.throwIfAborted();
			visit(renameFunctions(await decodeFile(await readFile(path)), today), factor);
		}
	} };
}
/**
* Encodes call edges as one two-frame stack each. `go tool preprofile` prints the same bytes for it as for the whole
* profile, and nothing else is left: no labels, addresses, files, mappings. The bytes depend on the edges and totals alone;
* they are not gzipped, so that git can store differences. Lines are relative to a start line of 1, so that code that
* merely moved changes nothing.
* @param remarks comments in addition to the totals.
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
		sample: [...edges].sort(byWeight).map((edge) => ({
			locationId: [callees.get(edge.callee) ?? 0, callSites.get(siteOf(edge)) ?? 0],
			value: kept.map((index) => edge.values[index] ?? 0)
		})),
		location: locations,
		function: names.map((name, index) => ({
			id: index + 1,
			name: strings.dedup(name),
			startLine: 1
		}))
	});
}
function location(id, functionId = 0, line = 0, address = 0) {
	return {
		id,
		address,
		line: [{
			functionId,
			line
		}]
	};
}
/**
* The strings come first; protocol buffers may be put together from parts in any order. The empty string that every table
* starts with is then the file's second byte, a NUL: by it, git and GitHub take the file for binary and show no text.
*/
function encode(head, strings, kept, tables) {
	const valueType = ({ type, unit }) => ({
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
* Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are gone (equal
* stacks become one), file names hold no path of a machine. Not gzipped, as `encodeEdges`.
* @param totals noted if the values do not add up to them, because some count more than others.
*/
function encodeWhole(profile, totals, remarks = []) {
	const { mappings, locations, functions, samples } = profile.samples.hasLabels ? sumOfStacks(profile, profile) : profile;
	const comments = [...totals?.weighted ? totalsInWords(totals) : [], ...remarks];
	const strings = new StringTable();
	const stacks = [];
	eachSample({
		...profile,
		samples
	}, (stack, values) => {
		stacks.push({
			locationId: Array.from(stack, (index) => index + 1),
			value: Array.from(values)
		});
	});
	return encode({
		...profile,
		comments
	}, strings, [...profile.sampleTypes.keys()], {
		sample: stacks,
		mapping: mappings.map((one, index) => {
			const [filename, buildId] = [strings.dedup(baseName(one.filename)), strings.dedup(one.buildId)];
			return {
				id: index + 1,
				filename,
				buildId,
				hasFunctions: true
			};
		}),
		location: Array.from(locations.mapping, (mapping, at) => ({
			id: at + 1,
			mappingId: mapping + 1,
			address: BigInt(locations.addressHigh[at]) << 32n | BigInt(locations.addressLow[at]),
			line: linesOf({
				...profile,
				locations
			}, at).map(({ func, line }) => ({
				functionId: func + 1,
				line
			}))
		})),
		function: functions.names.map((name, index) => ({
			id: index + 1,
			name: strings.dedup(name),
			systemName: strings.dedup(functions.systemName(index)),
			filename: strings.dedup(publicFileName(name, functions.filename(index))),
			startLine: functions.startLines[index]
		}))
	});
}
/** Whole stacks that are to the compiler what `renameExcluded` makes of the edges. */
function excludeInStacks(profile, exclusions) {
	const { functions } = profile;
	if (!callEdges(profile).edges.some((edge) => isExcluded(edge, exclusions))) return profile;
	const callees = new Set(exclusions.map(({ callee }) => callee));
	const mayCall = locationBits(profile, (func) => callees.has(functions.names[func]));
	return cutStacks(profile, (leaves) => leaves.some((location) => mayCall[location] === 1), (edges) => renameExcluded(edges, exclusions));
}
/**
* A function cannot have two names in one stack. So some stacks become one for each call that the compiler reads of them.
* @param isCut by the two leaf-most locations.
* @param change of the calls of these stacks. @param keep of all others.
*/
function cutStacks(profile, isCut, change, keep = (whole) => whole) {
	const { samples, sampleTypes } = profile;
	const cut = [];
	eachSample(profile, (stack) => cut.push(isCut(stack.subarray(0, 2))));
	const part = (wanted) => {
		const values = samples.values.map((value, at) => cut[Math.floor(at / sampleTypes.length)] === wanted ? value : 0);
		return {
			...profile,
			samples: {
				...samples,
				values
			}
		};
	};
	const edges = change(callEdges(part(true)).edges);
	return sumOfStacks(profile, keep(part(false)), decodeProfile(encodeSums(profile, edges)));
}
/** Adds up samples that differ in nothing but their labels. */
function sumOfStacks(head, ...parts) {
	const sum = new StackSum(true);
	for (const part of parts) sum.add(part, (values) => values);
	return sum.profile(headOf(head));
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

// src/profile/decide.ts
/** Puts the edges of two profiles side by side, in the order of their names. */
function pairEdges(before, after) {
	const olds = before.edges.map((edge) => ({
		...edge,
		values: [edge.weight, 0]
	}));
	const news = after.edges.map((edge) => ({
		...edge,
		values: [0, edge.weight]
	}));
	return mergeTwins([...olds, ...news]).map(({ values: [before = 0, after = 0], ...edge }) => {
		return {
			...edge,
			before,
			after
		};
	});
}
function overlap(pairs) {
	const before = Float64Array.from(pairs, (pair) => pair.before);
	const after = Float64Array.from(pairs, (pair) => pair.after);
	return {
		hot: sameRoles(callSites(pairs), before, after),
		weight: sharedWeight(before, after)
	};
}
/** Σ min(pᵢ, qᵢ) of the shares. */
function sharedWeight(before, after) {
	const [sumBefore, sumAfter] = [sum(before), sum(after)];
	if (sumBefore === 0 || sumAfter === 0) return 0;
	let shared = 0;
	for (let i = 0; i < before.length; i++) shared += Math.min(before[i] / sumBefore, after[i] / sumAfter);
	return Math.min(1, shared);
}
function sameRoles(sites, before, after) {
	const [rolesBefore, rolesAfter] = [roles(sites, before), roles(sites, after)];
	const shareOf = (weights, own, other) => {
		let [shared, all] = [0, 0];
		for (let i = 0; i < own.length; i++) {
			if (own[i] === COLD) continue;
			all += weights[i];
			if (own[i] === other[i]) shared += weights[i];
		}
		return all === 0 ? 0 : shared / all;
	};
	return Math.min(shareOf(before, rolesBefore, rolesAfter), shareOf(after, rolesAfter, rolesBefore));
}
/** `HEAVIEST`: hot, and the heaviest callee of its call site, the one that a call through an interface is narrowed to. */
const [COLD, HOT, HEAVIEST] = [
	0,
	1,
	2
];
/**
* Edges are hot from the heaviest down until they hold more than this share of all weight.
* Source: `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
*/
const HOT_SHARE = .99;
/**
* What the compiler makes of each edge, by the call site that it belongs to. Equal weights count in their order.
* Plain loops over typed arrays: the noise takes 400 of these, of tens of thousands of edges for a large program.
*/
function roles(sites, weights) {
	const { least, ties } = hotThreshold(weights);
	const heaviest = new Int32Array(sites.length).fill(-1);
	for (let i = 0; i < sites.length; i++) {
		const site = sites[i];
		const leader = heaviest[site];
		if (leader === -1 || weights[i] > weights[leader]) heaviest[site] = i;
	}
	const made = new Uint8Array(weights.length);
	let tiesLeft = ties;
	for (let i = 0; i < weights.length; i++) {
		const weight = weights[i];
		if (weight > least || weight === least && tiesLeft-- > 0) made[i] = heaviest[sites[i]] === i ? HEAVIEST : HOT;
	}
	return made;
}
/** The weight of the last hot edge, and how many of those with just this weight are hot. */
function hotThreshold(weights) {
	const ordered = weights.slice().sort();
	const enough = HOT_SHARE * sum(weights);
	let [held, least, ties] = [
		0,
		Number.POSITIVE_INFINITY,
		0
	];
	for (let at = ordered.length - 1; at >= 0 && held <= enough; at--) {
		const weight = ordered[at];
		if (weight <= 0) break;
		held += weight;
		ties = weight === least ? ties + 1 : 1;
		least = weight;
	}
	return {
		least,
		ties
	};
}
/** For each edge, the number of its call site. @param pairs sorted by caller. */
function callSites(pairs) {
	const numbers = new Uint32Array(pairs.length);
	const ofCaller = /* @__PURE__ */ new Map();
	let [last, count] = [void 0, 0];
	for (const [index, { caller, offset }] of pairs.entries()) {
		if (caller !== last) ofCaller.clear();
		last = caller;
		const number = ofCaller.get(offset) ?? count++;
		ofCaller.set(offset, number);
		numbers[index] = number;
	}
	return numbers;
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
const [PERMUTATIONS, PERCENTILE] = [200, .05];
/**
* The overlap that two samplings of one workload would have with as many samples as these two: a permutation test
* (Fisher 1935; Good, Permutation Tests, 2000). If nothing changed, each sample could as well have come from the other
* profile, so the pooled counts are dealt out again 200 times; the result is the 5th percentile of either overlap. An edge
* is counted at most once per sample, so its count deals out binomially.
* @param scale how much weight one sample stands for, at least 1.
* @param random uniform numbers in [0, 1).
*/
function noiseOverlap(pairs, scale, random) {
	const before = Float64Array.from(pairs, (pair) => Math.round(pair.before / scale.before));
	const after = Float64Array.from(pairs, (pair) => Math.round(pair.after / scale.after));
	const pooled = before.map((count, i) => count + after[i]);
	const share = sum(before) / sum(pooled);
	const sites = callSites(pairs);
	const overlaps = [];
	const [dealt, rest] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
	for (let n = 0; n < PERMUTATIONS; n++) {
		for (let i = 0; i < pooled.length; i++) {
			const count = pooled[i];
			dealt[i] = binomial(count, share, random);
			rest[i] = count - dealt[i];
		}
		overlaps.push({
			hot: sameRoles(sites, dealt, rest),
			weight: sharedWeight(dealt, rest)
		});
	}
	const percentile = (of) => overlaps.map(of).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * PERCENTILE)];
	return {
		hot: percentile(({ hot }) => hot),
		weight: percentile(({ weight }) => weight)
	};
}
/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;
function binomial(trials, p, random) {
	if (trials > EXACT_TRIALS) {
		const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
		const deviation = Math.sqrt(trials * p * (1 - p)) * normal;
		return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
	}
	let hits = 0;
	for (let i = 0; i < trials; i++) if (random() < p) hits++;
	return hits;
}
const MOVED_SHOWN = 10;
function mostMoved(pairs, nameOf) {
	const weightOf = (some, side) => some.reduce((total, pair) => total + pair[side], 0);
	const [before, after] = [weightOf(pairs, "before") || 1, weightOf(pairs, "after") || 1];
	const distance = ({ before, after }) => Math.abs(after - before);
	return [...groupBy(pairs, nameOf)].map(([name, own]) => ({
		name,
		before: weightOf(own, "before") / before,
		after: weightOf(own, "after") / after
	})).filter((one) => distance(one) > 0).sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name)).slice(0, MOVED_SHOWN);
}
const PERMUTATION_SEED = 2654435769;
function driftBetween(before, after) {
	const pairs = decisive(pairEdges(before.edges, after.edges));
	const shared = overlap(pairs);
	const noise = noiseOverlap(pairs, {
		before: weightPerSample(before),
		after: weightPerSample(after)
	}, seededRandom(PERMUTATION_SEED));
	return {
		overlap: shared.hot,
		noiseOverlap: noise.hot,
		weightOverlap: shared.weight,
		noiseWeightOverlap: noise.weight,
		movedFunctions: mostMoved(pairs, ({ callee }) => callee),
		movedEdges: mostMoved(pairs, edgeInWords)
	};
}
/**
* Calls made by the runtime (scheduler, garbage collector, timers) follow how busy the machine is: through them alone, two
* profiles of one load differ by 13 % of the weight. So do samples in `runtime.asyncPreempt`. They decide only if there are no others.
*/
function decisive(pairs) {
	const program = pairs.filter(({ caller, callee }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller) && !isInterruption(callee));
	return program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0) ? program : pairs;
}
/** How much weight one sample stands for: a period if only time is counted, and more if samples were multiplied. */
function weightPerSample({ head, samples, cpuNanos, weighted }) {
	const multiplied = weighted === void 0 ? 1 : Math.max(1, weighted.samples / weighted.effective);
	if (head.sampleTypes[compilerSampleType(head)]?.type === "samples") return multiplied;
	return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}
/**
* How much more of the weight must move between calls that stay hot than into calls that were not: the compiler asks only
* whether a call is hot, and a program built with a profile spends its time differently (by 11 % of the weight beyond noise
* in the example service).
*/
const MOVED_WITHIN = 3;
/** Whether noise and `minDrift` explain what `drift` shows. */
function isWithinNoise(drift, minDrift) {
	const { hot, weight } = beyondNoise(drift);
	return Math.max(hot, weight) <= minDrift;
}
/** How much of either overlap is lost beyond noise. */
function beyondNoise({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }) {
	return {
		hot: noiseOverlap - overlap,
		weight: (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN
	};
}
/** The overlap that explains a decision: of hot calls, unless the weight of all calls made the profile change. */
function shownOverlap(drift, kind) {
	const { hot, weight } = beyondNoise(drift);
	return kind === "update" && weight > Math.max(0, hot) ? {
		of: "all calls",
		overlap: drift.weightOverlap,
		noise: drift.noiseWeightOverlap
	} : {
		of: "hot calls",
		overlap: drift.overlap,
		noise: drift.noiseOverlap
	};
}
/** The two numbers that a decision rests on, as the rest of a sentence. */
function overlapInWords(drift, kind) {
	const { of, overlap, noise } = shownOverlap(drift, kind);
	const where = of === "hot calls" ? "in calls that are hot in both" : "in the same calls in both";
	return `${share(overlap)} of the weight is ${where}, sampling noise alone would leave ${share(noise)}`;
}
/**
* Reads a profile that was published before, with its functions under the names that they have today.
* @throws ExpectedError when it is no profile.
*/
async function readProfile(file, renames = []) {
	const profile = await decodeFile(file);
	const { head, totals, times, edges } = edgesOf(profile);
	const today = renamer(renames);
	const isOld = (name) => today(name) !== name;
	const named = edges(ownName);
	return {
		head,
		edges: edges(today),
		names: profile.functions.names.map(today),
		times,
		...totals,
		testBinary: testBinaryOf(profile),
		weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
		shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions))
	};
}
/** By the name of the program's file or, of a compacted profile, by calls that only `go test` makes. */
function testBinaryOf({ mappings, functions }) {
	const byFile = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, "")).find((name) => /\.test(\.exe)?$/.test(name));
	const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*(B|M|T|common)\)\.)/.test(name));
	return byFile ?? (runsTests ? "go test" : void 0);
}
/** As `readProfile`; undefined for what is no profile, such as an empty file or a pointer of Git LFS. */
async function readIfProfile(file, renames = []) {
	return file && readProfile(file, renames).catch(undefinedIfExpected);
}
/** A profile with more weight that the compiler does not find is worth a word. */
const MUCH_STALE = .05;
/** Compares a merged profile with what the base branch has: is there anything worth merging? */
async function decide(committed, merged, options) {
	const { minDrift, minSamples, renames } = options;
	if (merged.edges.totalWeight === 0) return {
		kind: "reject",
		reason: "The merged profile has no call edge, so PGO would have no effect."
	};
	if (committed === void 0) return update("There is no committed profile yet.");
	const before = await readProfile(committed, renames).catch((error) => {
		if (!(error instanceof ExpectedError)) throw error;
		return error;
	});
	if (before instanceof ExpectedError) return update(`The committed profile cannot be used: ${before.message}`);
	if (before.edges.totalWeight === 0) return update("The committed profile has no call edge, so PGO has no effect.");
	const drift = driftBetween(before, merged);
	const found = {
		...drift,
		staleWeight: await options.staleWeight?.(before.edges)
	};
	const reason = reasonToUpdate(before, merged, minSamples);
	if (reason !== void 0) return {
		...update(reason),
		...found
	};
	const { staleWeight: stale = 0 } = found;
	const source = `The compiler no longer finds ${share(stale)} of the committed profile’s weight, and the workload may have changed`;
	const what = stale < .05 ? "What is hot has changed" : source;
	if (!isWithinNoise(drift, minDrift)) return {
		...update(`${what}: only ${overlapInWords(drift, "update")}.`),
		...found
	};
	return {
		kind: "keep",
		reason: `The workload has not changed: ${overlapInWords(drift, "keep")}.`,
		...found
	};
}
function update(reason) {
	return {
		kind: "update",
		reason
	};
}
/** With fewer samples, the rarer call edges are noise, which would explain any difference; with this many times more, the new profile is better. */
const FEW_SAMPLES = 1e3;
const MANY_TIMES = 4;
/** A reason that holds however similar the two profiles are. */
function reasonToUpdate(before, after, minSamples) {
	const isPoor = before.samples < minSamples && after.samples > before.samples;
	const [old = 0, fresh = 0] = [before, after].map((one) => one.weighted?.effective ?? one.samples);
	if (isPoor || old < 1e3 && fresh >= MANY_TIMES * old) {
		const [few, many] = [before, after].map((one) => samplesInWords(one.samples, one.weighted?.effective));
		return `The committed profile holds only ${few}, the new one ${many}.`;
	}
	if (before.shows(after.exclusions ?? [])) return "The committed profile has hot calls that `hazards` or `exclude` keep out.";
	if (before.weightUnderOldNames > 0) return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps, where the compiler does not find it.`;
}
/**
* All versions that are undone today, newest first: a profile like one of them is not wanted. Only the content counts: if
* today's version was there before, what came between was undone, by `rollback`, `git revert` or a button, in one commit or
* several. A version that was put back afterwards is not undone; deleting the only version undoes it.
* @param versions newest first, as a publisher lists them.
*/
function undone(versions) {
	let [standing, taken] = [[], []];
	const changes = versions.filter(({ bytes }, at) => at + 1 === versions.length || !sameBytes(bytes, versions[at + 1]?.bytes));
	for (const version of changes.toReversed()) {
		const isSame = (other) => sameBytes(other.bytes, version.bytes);
		const again = taken.findIndex(isSame);
		const back = standing.findLastIndex(isSame) + 1;
		if (again >= 0) {
			standing = [
				...standing,
				...taken.slice(0, again),
				version
			];
			taken = taken.slice(again + 1);
		} else if (back > 0 || version.bytes === void 0 && standing.length === 1) {
			taken = [...standing.slice(back), ...taken];
			standing = standing.slice(0, back);
		} else [standing, taken] = [[...standing, version], []];
	}
	return taken.toReversed();
}
/** Whether the newest change took older ones back. */
function isRollback(versions) {
	return undone(versions).length > undone(versions.slice(1)).length;
}

// src/profile/align.ts
/** Matching of two ordered lists, such as the calls that a profile saw in a function and the calls in today's source. */
/** Larger tables are not worth their time: generated functions with thousands of calls. */
const MOST_CELLS = 4e6;
/** What it costs that a pair is not as far apart as the one before it: less than any score. */
const SHIFT = .01;
/**
* The pairs of items and sites, in the order of both, whose scores have the greatest sum; among these, the ones with the fewest edits
* between them. Where an item has several sites in alignments that are equally good, it gets none.
* @param items where each was, ascending, such as lines.
* @param places where each site is, ascending.
* @param score of an item at a site; 0: they do not match.
* @returns `sites`: for each item the index of its site; undefined where it has none, or several with equal right.
*/
function align(items, places, score) {
	const [n, m] = [items.length, places.length];
	const none = {
		sites: items.map(() => void 0),
		score: 0
	};
	if (n * m === 0 || n * m > MOST_CELLS) return none;
	const scores = new Float64Array(n * m);
	for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) scores[i * m + j] = score(i, j);
	const shift = (i, j) => places[j] - items[i];
	const before = sums(n, m, scores, shift, /* @__PURE__ */ new Map([[0, 0]]));
	const after = sums(n, m, scores.toReversed(), (i, j) => shift(n - 1 - i, m - 1 - j), /* @__PURE__ */ new Map());
	let best = 0;
	const through = scores.map((one, at) => {
		const sum = one === 0 ? 0 : before[at] + after[n * m - 1 - at] - one;
		best = Math.max(best, sum);
		return sum;
	});
	let total = 0;
	const sites = items.map((_, i) => {
		const found = [];
		for (let j = 0; j < m; j++) if (through[i * m + j] > best - SHIFT / 10) found.push(j);
		const [first] = found;
		if (best === 0 || first === void 0) return void 0;
		total += scores[i * m + first];
		return found.length === 1 ? first : void 0;
	});
	const isAlone = (site) => sites.indexOf(site) === sites.lastIndexOf(site);
	return {
		sites: sites.map((site) => isAlone(site) ? site : void 0),
		score: total
	};
}
/** The best sum of scores that ends with each pair. @param byShift the best sum before all pairs, by how far apart it is. */
function sums(n, m, scores, shift, byShift) {
	const ending = new Float64Array(n * m);
	const smaller = new Float64Array(m + 1);
	for (let i = 0; i < n; i++) {
		for (let j = 0; j < m; j++) {
			const at = i * m + j;
			const one = scores[at];
			if (one === 0) continue;
			const same = byShift.get(shift(i, j)) ?? Number.NEGATIVE_INFINITY;
			ending[at] = one + Math.max(smaller[j] - SHIFT, same);
		}
		for (let j = 0, most = 0; j < m; j++) {
			const sum = ending[i * m + j];
			most = Math.max(most, sum);
			smaller[j + 1] = Math.max(smaller[j + 1], most);
			const key = shift(i, j);
			if (sum > (byShift.get(key) ?? 0)) byShift.set(key, sum);
		}
	}
	return ending;
}

// src/profile/call-lines.ts
/** How certain a call in the source is the one in the profile. */
const NAMED$2 = 1;
const METHOD = .9;
const OPERATION = .4;
const VALUE = .2;
/** Functions that the compiler calls, by the letters of `helper/source/calls.go`. */
const OPERATIONS = [
	[/^runtime\.mapassign/, "w"],
	[/^runtime\.map(?!assign)|^internal\/runtime\/maps\./, "m"],
	[/^runtime\.growslice/, "a"],
	[/^runtime\.(make|rand$)/, "k"],
	[/^runtime\.(chan|select|close|block)/, "c"],
	[/^runtime\.concat/, "s"],
	[/^runtime\.newproc/, "g"],
	[/^runtime\.go(panic|recover)/, "p"],
	[/^runtime\.(slicebytetostring|stringtoslice|slicerunetostring|intstring|rawstring|rawbyte)/, "v"],
	[/^runtime\.(newobject|malloc)/, "n"],
	[/^runtime\.(memmove|typedslicecopy|typedmemmove|memclr|decoderune)/, "y"],
	[/^runtime\.(memequal|efaceeq|ifaceeq|strequal|cmpstring)|^cmpbody|^memeqbody|^internal\/bytealg\.|^type:/, "e"],
	[/^runtime\.(assert|typeAssert|getitab|interfaceSwitch)/, "t"],
	[/^runtime\.(defer(?!return)|\(\*_panic\)|\(\*_defer\))/, "d"],
	[/^runtime\.(asyncPreempt|wb|gcWriteBarrier|morestack|newstack|deferreturn|duff|convT|moveSlice|panic|print)|^gcWriteBarrier/, "x"]
];
const METHOD_NAME = /\)\.([^.]+)$|^[^.]+\.([^.]+)$/;
function calleeOf(symbol) {
	const key = symbol.replace("._C2func_", "._Cfunc_");
	const found = METHOD_NAME.exec(splitSymbol(key).rest.replace(/-fm$/, ""));
	const method = found?.[1] ?? found?.[2];
	const letters = OPERATIONS.flatMap(([pattern, letter]) => pattern.test(key) ? letter : []);
	return {
		key,
		method: method !== void 0 && CLOSURE.test(`.${method}`) ? void 0 : method,
		operations: letters.join("")
	};
}
/** A part of a symbol that names a closure, or a wrapper of a `go` or `defer` statement. */
const CLOSURE = /^(\.func|\.gowrap|\.deferwrap|\.)(\d+)/;
/** `declared`: `F`, `T.M` or `(*T).M`; `type` of a method: `path.T`; `part`: what names a closure or another part of it. */
function symbolOf(key) {
	const { package: path, rest } = splitSymbol(key);
	const [, declared = rest, part = ""] = /^(\(\*?[^)]*\)\.[^.-]+|init\.\d+|[^.-]+\.(?!(?:func|gowrap|deferwrap)?\d)[^.(-]+|[^.-]*)(.*)$/s.exec(rest) ?? [];
	const type = /^\(\*(.*)\)\.|^(.*)\./.exec(declared);
	return {
		path,
		declared,
		type: type ? `${path}.${type[1] ?? type[2]}` : void 0,
		part
	};
}
/** Less of a function's calls found again: it is another function by now. */
const SAME_BODY = .34;
/** The lines of the calls and of the source that belong together. */
function alignCalls(calls, lines, source) {
	const byLine = groupBy(calls, ({ edge }) => edge.offset);
	const old = [...byLine.keys()].sort((a, b) => a - b);
	const score = (offset, line) => line === void 0 ? 0 : totalOf(byLine.get(offset) ?? [], ({ worth, callee }) => worth * fitness(callee, line, source));
	const lineAt = new Map(lines.map((line) => [line.offset, line]));
	const offsets = lines.map(({ offset }) => offset);
	const best = align(old, offsets, (i, j) => score(old[i], lines[j]));
	const all = totalOf(calls, ({ worth, callee }) => worth * (callee.operations === "" ? NAMED$2 : OPERATION));
	return {
		old,
		now: best.sites.map((site) => site === void 0 ? void 0 : offsets[site]),
		score: best.score,
		inPlace: totalOf(old, (offset) => score(offset, lineAt.get(offset))),
		share: all === 0 ? 0 : Math.min(1, best.score / all)
	};
}
/** Share of the calls that are found in these lines, in their order. */
function similarity(calls, lines, source) {
	return alignCalls(calls, lines, source).share;
}
/** Finds the calls of one function in today's source. */
function placeCalls(calls, lines, source) {
	const { old, now, score, inPlace } = alignCalls(calls, lines, source);
	const lineAt = new Map(lines.map((line) => [line.offset, line]));
	const isShownAt = (callee, offset) => {
		const line = offset === void 0 ? void 0 : lineAt.get(offset);
		return line !== void 0 && fitness(callee, line, source) > 0;
	};
	const fitsAnywhere = ({ callee }) => lines.some((line) => fitness(callee, line, source) > 0);
	const isNamed = ({ caller, callee: { key, operations } }) => {
		const { path, declared } = symbolOf(key);
		const isOpen = /^\p{Lu}/u.test(lastName(declared)) || symbolOf(caller).path === path;
		return operations === "" && isOpen && !/\.func\d/.test(key) && source.get(key) !== void 0;
	};
	const named = calls.filter(isNamed);
	const offsets = new Map(old.flatMap((offset, i) => now[i] === void 0 ? [] : [[offset, now[i]]]));
	const isInPlace = ({ callee, edge: { offset } }) => isShownAt(callee, offset);
	const isFoundAgain = ({ callee, edge: { offset } }) => isShownAt(callee, offsets.get(offset));
	const losesSome = calls.some(isInPlace) && calls.some((one) => one.callee.operations !== "x" && !isFoundAgain(one));
	const isProven = calls.some((one) => one.callee.operations === "" && !isInPlace(one) && isFoundAgain(one));
	if (losesSome && !isProven || inPlace >= score - 1e-9 * (1 + score)) {
		const isOther = inPlace === 0 && named.length >= 2 && !named.some(fitsAnywhere);
		return {
			of: (call) => {
				const { offset } = call.edge;
				const isShown = isInPlace(call);
				return isOther || !isShown && isNamed(call) && !fitsAnywhere(call) ? void 0 : {
					offset,
					isShown
				};
			},
			window: (offset) => {
				return inPlace > 0 || lineAt.get(offset)?.callees.some((callee) => !callee.startsWith("!")) ? {
					from: offset,
					to: offset
				} : {
					from: 0,
					to: Infinity
				};
			},
			isOther
		};
	}
	const window = (offset) => ({
		from: Math.max(0, ...[...offsets].flatMap(([one, today]) => one <= offset ? today : [])),
		to: Math.min(Infinity, ...[...offsets].flatMap(([one, today]) => one >= offset ? today : []))
	});
	const isOther = score < SAME_BODY * totalOf(named, ({ worth }) => worth);
	const of = (call) => {
		if (isOther) return void 0;
		const before = call.edge.offset;
		if (/^runtime\._[A-Z]/.test(call.callee.key)) return {
			offset: before,
			isShown: false
		};
		const offset = offsets.get(before);
		if (offset !== void 0 && isShownAt(call.callee, offset)) return {
			offset,
			isShown: true
		};
		const alone = onlyLine(call, calls, lines, window(before), source);
		if (alone !== void 0) return {
			offset: alone,
			isShown: true
		};
		if (isNamed(call) || call.callee.operations === "" && fitsAnywhere(call)) return void 0;
		const shift = shiftAround(before, offsets);
		return shift === void 0 ? void 0 : {
			offset: before + shift,
			isShown: false
		};
	};
	return {
		of,
		window,
		isOther
	};
}
function fitness(callee, line, source) {
	let best = 0;
	for (const target of line.callees) best = Math.max(best, fitOf(callee, target, source));
	return best;
}
function fitOf({ key, method, operations }, target, source) {
	if (target === key) return NAMED$2;
	if (target.startsWith("!")) return [...operations].some((letter) => target.includes(letter, 1)) ? OPERATION : 0;
	const name = target.startsWith(".") ? target.slice(1) : void 0;
	if (name !== void 0 && method === name) return METHOD;
	const isValue = target === "?" || (name === void 0 ? source.get(target) === void 0 && source.packages.has(symbolOf(target).path) : source.fields.has(name) || !source.methods.has(name));
	const isKnown = source.get(key) !== void 0 || /\.func\d/.test(key);
	if (!isValue || !isKnown) return 0;
	return operations === "e" ? OPERATION : operations === "" ? VALUE : 0;
}
/** The line of a call that is no longer in order: the only one that names it, and the only such call. */
function onlyLine({ callee, edge }, calls, lines, { from, to }, source) {
	const naming = lines.filter((line) => fitness(callee, line, source) >= METHOD);
	const within = naming.filter(({ offset }) => offset >= from && offset <= to);
	if (within.length === 1) return within[0]?.offset;
	const isOnly = calls.every((other) => other.edge === edge || other.callee.key !== callee.key);
	return naming.length === 1 && isOnly ? naming[0]?.offset : void 0;
}
/** How far the places around one have moved, where those before and after it agree. @param places today's by the old ones. */
function shiftAround(at, places) {
	let [before, after] = [0, void 0];
	for (const [old, now] of [...places].sort(([a], [b]) => a - b)) if (old <= at) before = now - old;
	else after ??= now - old;
	return after === void 0 || after === before ? before : void 0;
}
function lastName(declared) {
	return declared.slice(declared.lastIndexOf(".") + 1);
}

// src/profile/source-index.ts
/** Where in today's source a function of an older profile may be. */
var SourceIndex = class {
	#source;
	#declared;
	#index = remembered((path) => this.#indexOf(path));
	neighbours = remembered((path) => this.#neighbours(path));
	constructor(source) {
		this.#source = source;
	}
	/** Functions, types with methods, and methods of all packages: `F`, `T`, `M`, `T.M`. */
	get declared() {
		this.#declared ??= new Set([...this.#source.packages.values()].flat().flatMap((key) => {
			const name = plainName(symbolOf(key).declared);
			return [name, ...name.split(".")];
		}));
		return this.#declared;
	}
	/** Packages that have another path today: another major version, or most of the functions. */
	movedPackages(declarations) {
		const { packages } = this.#source;
		const result = /* @__PURE__ */ new Map();
		const gone = declarations.map(symbolOf).filter(({ path }) => !packages.has(path));
		if (gone.length === 0) return result;
		const byMajor = groupBy([...packages.keys()], withoutMajor);
		const namesOf = ([path, keys]) => keys.map((key) => ({
			path,
			name: key.slice(path.length + 1)
		}));
		const having = groupBy([...packages].flatMap(namesOf), ({ name }) => name);
		for (const [path, symbols] of groupBy(gone, (symbol) => symbol.path)) {
			const [major, ...more] = byMajor.get(withoutMajor(path)) ?? [];
			const today = major !== void 0 && more.length === 0 ? major : packageWith(path, [...new Set(symbols.map(({ declared }) => declared))], having);
			if (today !== void 0) result.set(path, today);
		}
		return result;
	}
	/** Packages of the same module, as far as paths tell. */
	#neighbours(path) {
		const start = path.split("/").slice(0, path.includes(".") ? 3 : 1);
		const all = [...this.#source.packages.keys()];
		return path === "main" ? all : all.filter((one) => `${one}/`.startsWith(`${start.join("/")}/`));
	}
	/** Functions of a package by their last name, and by what they call. */
	#indexOf(path) {
		const all = this.#source.packages.get(path) ?? [];
		const keys = all.filter((key) => symbolOf(key).part === "");
		const pairs = all.flatMap((key) => {
			const callees = (this.#source.get(key)?.lines ?? []).flatMap((line) => line.callees);
			return [...new Set(callees)].map((callee) => ({
				key,
				callee
			}));
		});
		const byCallee = groupBy(pairs, ({ callee }) => callee);
		return {
			types: new Set(keys.map((key) => symbolOf(key).type)),
			byName: groupBy(keys, (key) => lastName(symbolOf(key).declared)),
			byCallee: new Map([...byCallee].map(([callee, found]) => [callee, found.map(({ key }) => key)]))
		};
	}
	hasType(type) {
		return this.#index(type.slice(0, type.lastIndexOf("."))).types.has(type);
	}
	named(paths, name) {
		return paths.flatMap((path) => this.#index(path).byName.get(name) ?? []);
	}
	/** The functions and closures of a package that may call this one. */
	callersOf(path, { key, method }) {
		const { byCallee } = this.#index(path);
		return [...byCallee.get(key) ?? [], ...method && byCallee.get(`.${method}`) || []];
	}
};
/** The package that has most of these declarations. A name that many packages have says little, one that a single package has says all. */
function packageWith(path, declared, having) {
	const votes = /* @__PURE__ */ new Map();
	for (const name of declared) {
		const packages = having.get(name) ?? [];
		for (const { path: one } of packages.filter(({ path: one }) => isOutside(one) === isOutside(path))) {
			const { shared, vote } = votes.get(one) ?? {
				shared: 0,
				vote: 0
			};
			votes.set(one, {
				shared: shared + 1,
				vote: vote + 1 / packages.length
			});
		}
	}
	const [first, second] = [...votes].sort(([a, x], [b, y]) => y.vote - x.vote || (a < b ? -1 : 1));
	if (first === void 0) return void 0;
	const [today, { shared, vote }] = first;
	const isClear = vote > 1.5 * (second?.[1].vote ?? 0);
	const isAlike = shared >= 2 || lastElement(today) === lastElement(path);
	return shared >= declared.length / 2 && isClear && isAlike ? today : void 0;
}
/** Whether a path is that of a module with a host, which the standard library's never are. */
function isOutside(path) {
	return /^[^/]*\./.test(path);
}
function withoutMajor(path) {
	return path.replace(/\/v\d+(?=\/|$)/g, "").replace(/(\.|%2e)v\d+(?=\/|$)/, "");
}
function lastElement(path) {
	return withoutMajor(path).split("/").at(-1) ?? "";
}
/** Whatever the receiver: `T.M` for `(*T).M`. */
function plainName(declared) {
	return declared.replace(/[()*]/g, "");
}
/** `T` of `(*T).M`; a function's own name. */
function plainType(declared) {
	return plainName(declared).split(".", 1)[0];
}

// src/profile/rematch.ts
/**
* Matches the call edges of an old profile to today's source. The compiler finds a call by the names of caller and callee and the
* line of the call counted from the caller's first. A profile is repaired by giving it today's names and lines.
*/
/** How an edge was matched, from certain to less certain; `lost`: it was not. */
const WAYS = [
	"same",
	"moved",
	"package",
	"renamed",
	"closure",
	"lost"
];
/** Finds every edge again. @param renames goes before everything else. */
function rematch(edges, source, renames = []) {
	const matches = new Matcher(edges, source, renames).matches();
	const found = matches.flatMap(({ edge, to }) => to === void 0 ? [] : {
		...edge,
		...to
	});
	return {
		matches,
		edges: mergeTwins(found)
	};
}
/** Symbols are without type arguments, as `renames` calls them. A declaration is a symbol without what names a closure in it. */
var Matcher = class {
	#source;
	#edges;
	/** Today's symbols by those of the profile; undefined: it is gone. */
	#names = /* @__PURE__ */ new Map();
	#ways = /* @__PURE__ */ new Map();
	/** For functions that are missing, the only one in its package with this last name: not more than an anchor. */
	#supposed = /* @__PURE__ */ new Map();
	/** Of what was renamed, functions and types without their package: today's names. */
	#renamedTo = /* @__PURE__ */ new Map();
	#symbol;
	#callee = remembered(calleeOf);
	#outgoing;
	#incoming;
	#where;
	/** The least weight that an edge has. */
	#unit;
	constructor(edges, source, renames) {
		this.#edges = edges;
		this.#source = source;
		this.#where = new SourceIndex(source);
		const given = renamer(renames);
		this.#symbol = remembered((name) => withoutTypeArguments(given(name)));
		this.#unit = edges.reduce((least, { weight }) => weight > 0 ? Math.min(least, weight) : least, Infinity);
		this.#outgoing = groupBy(edges, ({ caller }) => this.#symbol(caller));
		this.#incoming = groupBy(edges, ({ callee }) => this.#symbol(callee));
	}
	/** The ways of matching, in order of certainty: each looks at what those before it left. */
	matches() {
		const ofSource = [.../* @__PURE__ */ new Set([...this.#outgoing.keys(), ...this.#incoming.keys()])].sort().filter((symbol) => !this.#isOfCompiler(symbol));
		const parts = groupBy(ofSource, declarationOf);
		const packages = this.#where.movedPackages([...parts.keys()]);
		const unnamed = [...parts.keys()].filter((one) => !this.#isThere(one, packages));
		this.#findRenamed(unnamed, packages);
		for (const [declaration, closures] of parts) this.#findClosures(declaration, closures);
		const placed = remembered((caller) => this.#placed(caller));
		return this.#edges.map((edge) => this.#match(edge, placed));
	}
	/** Kept, as no source declares them: names of the compiler, of cgo for C that is called, and of stacks that no profiler sees. */
	#isOfCompiler(symbol) {
		const { path, declared, part, type = `${path}.${declared}` } = symbolOf(symbol);
		const inner = declared.replace(/^\(\*(.*)\)/, "$1");
		const isWrapped = inner !== declared && part.startsWith(`.${inner}.`);
		const isOfSource = symbol !== "runtime.cmpstring" && !(isWrapped && this.#source.get(`${path}.${inner}`)) && (/^_C2?func_/.test(declared) && this.#where.callersOf(path, this.#callee(symbol)).length === 0 || this.#source.get(`${path}.${declared}`) !== void 0 || !/^$|^(type:|go:)|[^\w/.~%+-]/.test(path) && (this.#source.embedding.has(type) ? !this.#source.methods.has(lastName(declared)) : !/^(_cgo|_Cfunc|_cgoexp)|^_[A-Z]|^(init|glob|map)\b/.test(declared)));
		if (!isOfSource) this.#names.set(symbol, symbol);
		return !isOfSource;
	}
	#isThere(declaration, packages) {
		const { path, declared } = symbolOf(declaration);
		const moved = packages.get(path);
		const today = this.#declaredAs(moved ?? path, declared);
		this.#names.set(declaration, today);
		if (moved !== void 0 && today !== void 0) this.#ways.set(declaration, "package");
		return today !== void 0;
	}
	/** The declaration of this name, or the same of a pointer or value receiver. */
	#declaredAs(path, declared) {
		const pointer = /^\(\*(.*)\)\.(.*)$/.exec(declared);
		const found = [declared, pointer ? `${pointer[1]}.${pointer[2]}` : declared.replace(/^([^.]+)\.(.*)$/, "(*$1).$2")].find((one) => this.#source.get(`${path}.${one}`) !== void 0);
		if (found !== void 0) return `${path}.${found}`;
		return this.#source.get(`${path}.${declared.split(".")[0]}`) && `${path}.${declared}`;
	}
	#findRenamed(missing, packages) {
		const taken = new Set(this.#names.values());
		for (const declaration of missing) {
			const { path, declared } = symbolOf(declaration);
			const [only, ...others] = this.#where.named([packages.get(path) ?? path], lastName(declared));
			if (only !== void 0 && others.length === 0 && !taken.has(only)) this.#supposed.set(declaration, only);
		}
		for (let [left, round] = [missing, 0]; left.length > 0 && round < 5; round++) {
			const methods = this.#ofRenamedTypes(left, taken);
			const known = new Set(methods.map(([declaration]) => declaration));
			const others = left.filter((one) => !known.has(one));
			const claims = groupBy([...methods, ...this.#renamed(others, packages, taken)], ([, today]) => today);
			const found = new Map([...claims.values()].flatMap((all) => all.length === 1 ? all : []));
			for (const [declaration, today] of found) {
				taken.add(today);
				this.#names.set(declaration, today);
				this.#ways.set(declaration, "renamed");
				const [old, now] = [declaration, today].map((one) => symbolOf(one).declared);
				this.#renamedTo.set(plainName(old), now).set(plainType(old), plainType(now));
			}
			if (found.size === 0) return;
			left = left.filter((one) => !found.has(one));
		}
	}
	/** Methods of types that are gone, where all that were found of such a type are now another one's: the type was renamed. */
	#ofRenamedTypes(missing, taken) {
		const renamed = [...this.#ways].filter(([, way]) => way === "renamed");
		const types = groupBy(renamed, ([before]) => symbolOf(before).type);
		return missing.flatMap((declaration) => {
			const { type } = symbolOf(declaration);
			const votes = type === void 0 || this.#where.hasType(type) ? [] : types.get(type) ?? [];
			const [today, ...others] = new Set(votes.flatMap(([before]) => symbolOf(this.#names.get(before) ?? "").type ?? []));
			const path = today?.slice(0, today.lastIndexOf(".")) ?? "";
			return this.#where.named(others.length === 0 ? [path] : [], lastName(declaration)).filter((one) => symbolOf(one).type === today && !taken.has(one)).map((one) => [declaration, one]);
		});
	}
	/** Today's names that are clearly the best of a single function. */
	#renamed(missing, packages, taken) {
		return missing.flatMap((declaration) => {
			const { path } = symbolOf(declaration);
			const [best, second] = this.#candidates(declaration, packages.get(path) ?? path, taken).sort((a, b) => b.score - a.score);
			return best && best.score >= 1.2 && best.score > (second?.score ?? 0) + .2 ? [[declaration, best.one]] : [];
		});
	}
	/** Functions that may be the missing one, by the calls that they make, the calls made to it, and the name. */
	#candidates(missing, path, taken) {
		const { declared } = symbolOf(missing);
		const all = this.#calls(missing).filter(({ callee: { key, operations } }) => key !== missing && operations !== "x");
		const calls = all.filter(({ callee }) => callee.operations === "");
		const received = this.#calledInstead(missing, path);
		return [.../* @__PURE__ */ new Set([
			...received.keys(),
			...calls.flatMap(({ callee }) => this.#where.callersOf(path, callee)),
			...this.#where.named([path, ...this.#where.neighbours(symbolOf(missing).path)], lastName(declared))
		])].flatMap((one) => {
			const symbol = symbolOf(one);
			const { lines = [], file = "" } = this.#source.get(one) ?? {};
			if (symbol.part !== "" || taken.has(one) || file.endsWith("_test.go")) return [];
			const out = similarity(calls, lines, this.#source);
			const calledHere = received.get(one) ?? 0;
			const name = symbol.declared === declared ? 1 : likeness(lastName(symbol.declared), lastName(declared));
			const isCalled = calledHere > .5;
			const isAlike = calls.length === 0 ? isCalled && (symbol.path === path || name >= .3) && (all.length === 0 || similarity(all, lines, this.#source) > 0) : out >= .6 && (calls.length > 1 || isCalled || name >= .2) || name >= .7 && out >= .5;
			const elsewhere = symbol.path === path ? 0 : .2;
			const score = 2 * out * Math.min(1, calls.length / 2) + 1.5 * calledHere + name - elsewhere;
			return isAlike ? [{
				one,
				score
			}] : [];
		});
	}
	/** What the callers of a missing function may call today instead, with the share of its weight that is found if they do. */
	#calledInstead(missing, path) {
		const votes = /* @__PURE__ */ new Map();
		const edges = (this.#incoming.get(missing) ?? []).filter(({ caller }) => this.#symbol(caller) !== missing);
		const all = totalOf(edges, ({ weight }) => weight);
		const elsewhere = this.#where.named(this.#where.neighbours(symbolOf(missing).path), lastName(missing)).filter((one) => symbolOf(one).declared === symbolOf(missing).declared);
		for (const [caller, here] of groupBy(edges, (edge) => this.#symbol(edge.caller))) {
			const lines = this.#source.get(this.#likely(caller))?.lines;
			if (lines === void 0) continue;
			const calls = this.#calls(caller);
			const placed = placeCalls(calls, lines, this.#source);
			if (placed.isOther) continue;
			const known = new Set(calls.map(({ callee }) => callee.key));
			const between = here.map(({ offset }) => placed.window(offset));
			const found = lines.filter(({ offset }) => between.some(({ from, to }) => offset >= from && offset <= to)).flatMap(({ callees }) => callees.filter((callee) => !/^[?!]/.test(callee) && !known.has(callee))).flatMap((callee) => {
				if (!callee.startsWith(".")) return callee;
				const name = callee.slice(1);
				return [...this.#where.named([path], name), ...name === lastName(missing) ? elsewhere : []];
			});
			for (const one of new Set(found)) {
				const callee = calleeOf(one);
				const renamed = calls.map((call) => here.includes(call.edge) ? {
					...call,
					callee
				} : call);
				const replaced = placeCalls(renamed, lines, this.#source);
				const isFound = (call) => here.includes(call.edge) && replaced.of(call)?.isShown;
				const weight = totalOf(renamed.filter(isFound), ({ edge }) => edge.weight);
				if (weight > 0) votes.set(one, (votes.get(one) ?? 0) + weight / all);
			}
		}
		return votes;
	}
	/** Today's symbol, also of a closure that has not been looked at yet. */
	#likely(symbol) {
		const declaration = declarationOf(symbol);
		const today = this.#names.get(declaration) ?? "";
		return this.#names.get(symbol) ?? today + symbol.slice(declaration.length);
	}
	/** Names the closures and other parts of a declaration. */
	#findClosures(before, symbols) {
		const known = this.#names.get(before);
		const today = known && (this.#source.get(known) ? known : this.#withInlined(known));
		const way = this.#ways.get(before) ?? (today === known ? void 0 : "renamed");
		const parts = symbols.map((symbol) => symbol.slice(before.length)).filter((part) => part !== "");
		const moved = new Map(parts.map((part) => [part, part]));
		if (today !== void 0 && this.#source.get(today) !== void 0) this.#moveClosures(before, today, moved);
		for (const [part, same] of moved) {
			const now = same && /\.func\d|-range\d/.test(same) ? this.#inlinedToday(same) : same;
			const isGone = today === void 0 || now === void 0;
			this.#names.set(before + part, isGone ? void 0 : today + now);
			const found = now === part ? way : now === same ? "closure" : "renamed";
			if (today !== void 0 && found !== void 0) this.#ways.set(before + part, found);
		}
	}
	/** `F.G`, of which F is declared, with today's name of G. */
	#withInlined(name) {
		const at = name.lastIndexOf(".");
		const inlined = this.#inlinedToday(name.slice(at));
		return inlined && name.slice(0, at) + inlined;
	}
	/** A closure's name with today's names of the functions that were inlined around it: `.(*T).M.func1`; undefined where one is gone. */
	#inlinedToday(part) {
		let isGone = false;
		const now = part.replace(INLINED, (whole, name) => {
			const { declared } = this.#where;
			if (declared.has(plainName(name))) return whole;
			const type = plainType(name);
			const ofType = declared.has(type) ? type : this.#renamedTo.get(type) ?? type;
			const today = this.#renamedTo.get(plainName(name)) ?? name.replace(type, ofType);
			isGone ||= !declared.has(plainName(today));
			return `.${today}`;
		});
		return isGone ? void 0 : now;
	}
	/**
	* Changes the parts of closures to today's, and those of what is in them.
	* @param from the closure that is looked into, with its function; @param to its name of today; `outer` and `now` are without it.
	*/
	#moveClosures(from, to, moved, outer = "", now = "") {
		const all = [...moved.keys()].filter((part) => part.startsWith(outer) && part !== outer).flatMap((part) => {
			const match = CLOSURE.exec(part.slice(outer.length));
			return match === null ? [] : [{
				part,
				kind: match[1],
				index: Number(match[2])
			}];
		});
		for (const [kind, closures] of groupBy(all, (one) => one.kind)) {
			const found = this.#alignClosures(from, to, kind, new Set(closures.map(({ index }) => index)));
			for (const [index, same] of groupBy(closures, (one) => one.index)) {
				const closure = `${outer}${kind}${index}`;
				const today = found.get(index);
				const name = today === void 0 ? void 0 : `${now}${kind}${today}`;
				for (const { part } of same) moved.set(part, name && name + part.slice(closure.length));
				if (name !== void 0 && same.some(({ part }) => part !== closure)) this.#moveClosures(`${from}${kind}${index}`, `${to}${kind}${today}`, moved, closure, name);
			}
		}
	}
	/** Today's numbers of closures, by their order and the calls that they make, or that are made to them. */
	#alignClosures(from, to, kind, numbers) {
		const old = [...numbers].sort((a, b) => a - b);
		const today = (number, as = kind) => `${to}${as}${number}`;
		const isThere = (name) => this.#source.get(name) !== void 0;
		const now = [];
		const kinds = kind.endsWith("wrap") ? [".gowrap", ".deferwrap"] : [kind];
		for (let number = 1; kinds.some((one) => isThere(today(number, one))); number++) if (isThere(today(number))) now.push(number);
		const calls = old.map((number) => this.#calls(`${from}${kind}${number}`).filter(({ callee }) => callee.operations !== "x"));
		const called = old.map((number) => this.#calledInPlaceOf(from, to, `${from}${kind}${number}`));
		const isSilent = (i) => calls[i]?.length === 0 && called[i]?.size === 0;
		const similar = (i, number) => calls[i]?.length === 0 ? Number(called[i]?.size === 1 && called[i].has(today(number))) : similarity(calls[i] ?? [], this.#source.get(today(number))?.lines ?? [], this.#source);
		const isKept = (i, one) => calls[i]?.length !== 0 && calls[i]?.every(({ callee }) => callee.operations !== "") && now.every((number) => similar(i, number) <= similar(i, one));
		if (old.every((one, i) => now.includes(one) && (isSilent(i) || similar(i, one) > .99 || isKept(i, one)))) return new Map(old.map((number) => [number, number]));
		const { sites } = align(old, now, (i, j) => similar(i, now[j]));
		const found = new Map(old.flatMap((number, i) => sites[i] === void 0 ? [] : [[number, now[sites[i]]]]));
		const silent = old.flatMap((number, i) => {
			const moved = isSilent(i) ? number + (shiftAround(number, found) ?? NaN) : NaN;
			return now.includes(moved) ? [[number, moved]] : [];
		});
		return new Map([...found, ...silent]);
	}
	/** The closures that a function calls today where it called one of its own. */
	#calledInPlaceOf(from, to, closure) {
		const lines = this.#source.get(to)?.lines ?? [];
		const calls = this.#calls(from);
		const others = calls.filter(({ edge }) => !this.#symbol(edge.callee).startsWith(`${from}.`));
		const placed = placeCalls(others, lines, this.#source);
		const between = calls.flatMap(({ edge }) => this.#symbol(edge.callee) === closure ? placed.window(edge.offset) : []);
		const around = lines.filter(({ offset }) => between.some((one) => offset >= one.from && offset <= one.to));
		return new Set(around.flatMap(({ callees }) => callees.filter((one) => one.startsWith(`${to}.`))));
	}
	/** The calls that the profile saw in a function, under today's names where they are known. */
	#calls(caller) {
		return (this.#outgoing.get(caller) ?? []).map((edge) => {
			const before = this.#symbol(edge.callee);
			return {
				edge,
				caller,
				callee: this.#callee(this.#names.get(before) ?? this.#supposed.get(before) ?? before),
				worth: 1 + Math.log2(Math.max(1, edge.weight / this.#unit))
			};
		});
	}
	#placed(caller) {
		const today = this.#names.get(caller);
		const calls = this.#calls(caller);
		const lines = today === void 0 ? void 0 : this.#linesOf(today, calls);
		return lines && placeCalls(calls, lines, this.#source);
	}
	/** Undefined for assembly, and for what the compiler writes. */
	#linesOf(today, calls) {
		const found = this.#source.get(today);
		if (found !== void 0) return found.lines;
		const [best, second] = [...this.#loops(today), ...this.#inlinedClosures(today)].map((lines) => ({
			lines,
			score: similarity(calls, lines, this.#source)
		})).sort((a, b) => b.score - a.score);
		return best && best.score > .34 && best.score > (second?.score ?? 0) ? best.lines : void 0;
	}
	/** The loops of a function, of which one is the body of `range` over a function, `F-range1`. */
	#loops(today) {
		const lines = this.#source.get(/^(.*)-range\d+$/.exec(today)?.[1] ?? "")?.lines ?? [];
		return lines.filter(({ callees }) => callees.includes("!mcy")).map(({ offset: start }) => lines.flatMap((line) => line.offset < start ? [] : {
			...line,
			offset: line.offset - start
		}));
	}
	/** The closures of a function that is inlined into another one, `F.G.func1`. Their numbers are those of F. */
	#inlinedClosures(today) {
		const { package: path, rest } = splitSymbol(today);
		const closure = /\.[^.()]+\.func(?=\d+$)/.exec(rest)?.[0];
		return (closure === void 0 ? [] : this.#source.packages.get(path) ?? []).filter((key) => key.replace(/\d+$/, "").endsWith(closure ?? "")).map((key) => this.#source.get(key)?.lines ?? []);
	}
	#match(edge, placed) {
		const [before, called] = [this.#symbol(edge.caller), this.#symbol(edge.callee)];
		const [caller, callee] = [this.#names.get(before), this.#names.get(called)];
		const lost = {
			edge,
			way: "lost"
		};
		if (caller === void 0 || callee === void 0) return lost;
		const place = placed(before);
		const call = {
			edge,
			caller: before,
			callee: this.#callee(callee),
			worth: 0
		};
		const offset = place === void 0 ? edge.offset : place.of(call)?.offset;
		if (offset === void 0) return lost;
		const names = {
			caller: this.#written(edge.caller, caller),
			callee: this.#written(edge.callee, callee)
		};
		const ways = [this.#ways.get(before), this.#ways.get(called)];
		const isRenamed = names.caller !== edge.caller || names.callee !== edge.callee;
		const way = WAYS.findLast((one) => ways.includes(one)) ?? (isRenamed ? "renamed" : void 0);
		const moved = offset === edge.offset ? "same" : "moved";
		return {
			edge,
			to: {
				...names,
				offset
			},
			way: way ?? moved
		};
	}
	/** A symbol of today with its type arguments: as the source has it, or else as the profile. */
	#written(before, today) {
		if (withoutTypeArguments(before) === today) return before;
		const declaration = declarationOf(today);
		const part = today.slice(declaration.length);
		const same = [...before.matchAll(/[.-]/g)].map(({ index }) => before.slice(index)).find((end) => withoutTypeArguments(end) === part) ?? part;
		return (this.#source.get(declaration)?.name ?? declaration) + same;
	}
};
/** A function inlined into another one, in the name of a closure: `.F`, `.(*T).M`, `.T` and `.M`. */
const INLINED = /\.(\(\*?[^)]*\)\.[^.-]+|(?!(?:func|gowrap|deferwrap)?\d)[^.-]+)/g;
function declarationOf(symbol) {
	const { path, declared } = symbolOf(symbol);
	return `${path}.${declared}`;
}
/** How similar two names are, from 0 to 0.7: the pairs of letters that they share (Dice 1945). */
function likeness(one, other) {
	if (one === other) return .7;
	const pairs = (name) => new Set([...name.toLowerCase()].map((_, at) => name.toLowerCase().slice(at, at + 2)));
	const [a, b] = [pairs(one), pairs(other)];
	return 1.2 * [...a].filter((pair) => b.has(pair)).length / (a.size + b.size);
}

// src/profile/origin.ts
/** Of the stacks with code from outside of the standard library, the least share that is another program's. */
const FOREIGN_SHARE = .1;
const FIX = "Point the source at this program, or set `working-directory` and `package` to the one that the profile is of.";
/**
* Refuses the profile of another program, which would say nothing about this one, and which the compiler would accept. It
* is known by functions of package main, folders of main packages, and modules that this program is not built with.
* @returns a sentence of doubt about a profile that may be of an older version.
* @throws ExpectedError naming what was expected and what was found.
*/
function mustBeOfProgram(named, { main, otherMains, modulePath, dependencies }) {
	const functions = mainFunctionsOf(named);
	const folders = mainFoldersOf(named);
	const of = (one) => functions.filter((name) => isDeclaredIn(one, name));
	const known = new Set((main === void 0 ? otherMains : [main]).flatMap(of)).size;
	const isOfThisModule = known * 2 > functions.length || named.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath));
	if (!isOfThisModule && !folders.some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) {
		const own = /* @__PURE__ */ new Set([modulePath, ...dependencies]);
		if (isForeign(named, own, functions.length > 0 && known === 0)) {
			const found = [packagesOf(named).filter((path) => !isInside(path, own)), inMain(functions)].filter(({ length }) => length > 0).map(list);
			const message = `It is a profile of another program: expected functions of ${`${modulePath}${main === void 0 ? "" : ` (main package ${main.importPath})`}`}, found functions of ${found.join(" and ")}.`;
			throw new ExpectedError(message, { fix: FIX });
		}
	}
	if (main === void 0) return void 0;
	const all = [main, ...otherMains];
	const [best = main] = all.toSorted((a, b) => of(b).length - of(a).length);
	const inFolder = all.filter(({ folder }) => folder !== "" && folders.some((at) => at.endsWith(`/${folder}`))).sort((a, b) => b.folder.length - a.folder.length);
	const found = of(best).length > 0 ? best : main.folder === "" ? void 0 : inFolder[0];
	if (found !== void 0 && found !== main) {
		const names = of(found).filter((name) => !isDeclaredIn(main, name));
		const which = names.length === 0 ? "" : `, such as ${list(inMain(names))}`;
		const message = `It is a profile of another program of ${modulePath}: expected main package ${main.importPath}, found functions of ${found.importPath}${which}.`;
		const fix = `Give this source to a step with \`package: ./${found.folder}\`, and to this one a source of ${main.importPath}.`;
		throw new ExpectedError(message, { fix });
	}
	if (found === main || !isOfThisModule || functions.length === 0) return void 0;
	return `None of its functions in main (${list(functions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}
/** Whether enough stacks have code of modules that the program is not built with, or of another package main that does not only hand over to libraries. */
function isForeign(named, own, hasOtherMain) {
	const [other, foreign, any] = [
		1,
		2,
		4
	];
	const bits = named.names.map(({ path }) => (path === "" ? 0 : isInside(path, own) ? other : other | foreign) | any);
	const ofLocation = locationBits(named.profile, (func) => bits[func]);
	const weightOf = (bit) => weightWith(named.profile, ofLocation, bit);
	const [foreigns, others] = [weightOf(foreign), weightOf(other)];
	if (foreigns > 0 && foreigns >= FOREIGN_SHARE * others) return true;
	return hasOtherMain && others * 2 < weightOf(any);
}
/** Packages outside of the standard library, those with the most functions first. */
function packagesOf({ names }) {
	const paths = names.flatMap(({ path }) => path || []);
	return [...groupBy(paths, (path) => path)].sort(([a, x], [b, y]) => y.length - x.length || compareText(a, b)).map(([path]) => path);
}
/** Folders of the source files of package main, without the version of a module. */
function mainFoldersOf({ profile, names }) {
	const folders = names.flatMap(({ name }, index) => {
		if (!name.startsWith("main.")) return [];
		const path = profile.functions.filename(index).replaceAll("\\", "/").replace(/@v[^/]*/, "");
		return path.lastIndexOf("/") > 0 ? path.slice(0, path.lastIndexOf("/")) : [];
	});
	return [...new Set(folders)];
}
/** Functions of package main but `main` and `init`, which every program has; methods as `Type.Method`. */
function mainFunctionsOf({ names: all }) {
	const names = all.flatMap(({ name }) => {
		if (!name.startsWith("main.")) return [];
		const { first, second, isGenerated } = declarationOf$1(name);
		if (isGenerated || first === "main" || first === "") return [];
		return /^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`;
	});
	return [...new Set(names)].sort();
}
/** `name` is `Func`, `Type.Method`, or `Func.Other` for a closure of a function that was inlined. */
function isDeclaredIn({ names }, name) {
	return names.has(name) || names.has(name.split(".")[0] ?? "");
}
function inMain(names) {
	return names.map((name) => `main.${name}`);
}
const [NAMED$1, NAME_LENGTH] = [3, 100];
function list(names) {
	const more = names.length > NAMED$1 ? ` and ${names.length - NAMED$1} more` : "";
	const printable = (name) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
	return names.slice(0, NAMED$1).map(printable).join(", ") + more;
}

// src/profile/validate-content.ts
/**
* Validates one profile: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions; undefined if the program is not known.
* @param known names of the profiles before, by the same `own` and renames.
* @param last edges of a profile before that are no longer needed: their memory is used again.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
function validateContent(content, own, known, last) {
	const profile = decodeOrExplain(content.bytes);
	mustBeCpuProfile(profile);
	const totals = exactSums(profile);
	const named = known.named(profile);
	mustBeGo(named);
	const bits = bitsOfLocations(named);
	mustHaveStartLines(profile, bits);
	const strange = own?.program && mustBeOfProgram(named, own.program);
	const isOnlyEdges = isCompact(profile);
	const { timeNanos, durationNanos, period, periodType } = profile;
	const all = Number(totals[compilerSampleType(profile)]);
	const interrupted = weightWith(profile, bits, INTERRUPTED, 2) / all;
	const ofEdges = named.names.some(({ isOwn }) => isOwn) ? void 0 : 0;
	const valid = {
		sha256: content.sha256,
		content: content.digest,
		unpacked: content.bytes.length,
		...totalsOf(profile),
		sampleTypes: namesOfTypes(profile),
		totals,
		period,
		periodType: `${periodType?.type}/${periodType?.unit}`,
		timeNanos,
		durationNanos,
		buildIds: buildIdsOf(profile, bits),
		ownShare: own && (isOnlyEdges ? ofEdges : weightWith(profile, bits, OWN) / all)
	};
	return {
		profile: valid,
		doubts: doubtsAbout(valid, interrupted, own?.modulePath, strange),
		head: headOf(profile),
		edges: foldEdges(named, "It has", last),
		times: isOnlyEdges ? void 0 : timesOf(named)
	};
}
const ORIGIN_FIX = "Check where this file comes from: it is damaged, or made up.";
function namesOfTypes({ sampleTypes }) {
	return sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
}
/** @throws ExpectedError when it is of another kind, or lacks what all CPU profiles have. */
function mustBeCpuProfile(profile) {
	const names = namesOfTypes(profile);
	if (names.length === 0) throw notCpu("It is not a pprof profile: it names no sample type.");
	const other = OTHER_KINDS.find(([pattern]) => names.some((name) => pattern.test(name)));
	if (other !== void 0) throw notCpu(`It is a ${other[1]} profile, not a CPU profile.`);
	if (compilerSampleType(profile) < 0) throw notCpu(`It has the sample types ${names.join(", ")}; the Go compiler takes samples/count or cpu/nanoseconds.`);
	const types = profile.sampleTypes.map(({ type }) => type);
	if (types.includes("") || new Set(types).size < types.length) throw notCpu(`Two of its sample types have one name, or one has none: ${names.join(", ")}.`);
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("It has no sampling period: it is truncated, or was written by a converter that drops it.", { fix: "Collect it again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw notCpu(`It was sampled by ${profile.periodType.type}, not by CPU time.`);
}
function notCpu(message) {
	return new ExpectedError(message, { fix: "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`." });
}
/** Every heap profile has `space` columns, every block or mutex profile `contentions`. */
const OTHER_KINDS = [
	[/^(alloc|inuse)_(objects|space)\//, "heap"],
	[/^(contentions|delay)\//, "block or mutex"],
	[/^(goroutines?|threadcreate)\//, "goroutine or thread"],
	[/^wall\//, "wall-clock"]
];
/** @throws ExpectedError when there are no samples, or sums that are not exact. */
function exactSums(profile) {
	const { samples, period } = profile;
	for (const value of samples.values) if (value < 0) throw notCpu("It has negative values: it is the difference of two profiles.");
	const totals = valueSums(profile);
	const taken = totals[compilerSampleType(profile)] ?? 0n;
	if (taken === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
	const time = sampleTypeIndex(profile, "cpu", "nanoseconds") >= 0 ? 0n : taken * BigInt(period);
	if ([...totals, time].every((total) => total <= BigInt(Number.MAX_SAFE_INTEGER))) return totals;
	throw new ExpectedError("Its values or their time add up to more than 2^53, which no program reaches.", { fix: ORIGIN_FIX });
}
/** @throws ExpectedError when its functions are not named as Go names them. */
function mustBeGo({ profile: { functions }, names }) {
	const first = names.find(({ name }) => name !== "");
	if (first === void 0) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	const GO = /^(main|runtime|internal\/runtime)[./]|[\w)\]]\.\(\*[^)]+\)\./;
	const isGo = ({ name, isOwn }, at) => {
		const file = functions.filename(at);
		return GO.test(name) || (file === "" ? isOwn : file.endsWith(".go"));
	};
	if (!names.some(isGo)) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${excerpt(first.name.replaceAll("`", "'"), 60)}\`.`, { fix: "Point the source at the Go service itself." });
	if (!names.some(({ written }) => /[\n\r]/.test(written))) return;
	throw new ExpectedError("It has a function name of several lines, which no Go program has and `go build` cannot read.", { fix: ORIGIN_FIX });
}
/** What some function of a location has: a start line; a place in the runtime, in the program's own code; or that it interrupts. */
const [STARTS, OF_RUNTIME, OWN, INTERRUPTED] = [
	1,
	2,
	4,
	8
];
function bitsOfLocations({ profile, names }) {
	return locationBits(profile, (func) => {
		const { name, isOwn, frame } = names[func];
		return (name.startsWith("runtime.") ? OF_RUNTIME : 0) | (isOwn ? OWN : 0) | (profile.functions.startLines[func] === 0 ? 0 : STARTS) | ((frame & INTERRUPTION) === 0 ? 0 : INTERRUPTED);
	});
}
/** @throws ExpectedError when the compiler would find no start line and refuse the profile. */
function mustHaveStartLines(profile, bits) {
	if (weightWith(profile, bits, STARTS, 2) > 0) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}
/** Build IDs of the mappings that hold Go's runtime; if none does, of the first, which by convention is the program. */
function buildIdsOf({ mappings, locations }, bits) {
	const ofProgram = /* @__PURE__ */ new Set();
	for (let at = 0; at < locations.count; at++) if ((bits[at] & OF_RUNTIME) !== 0) ofProgram.add(locations.mapping[at]);
	ofProgram.delete(-1);
	const ids = mappings.flatMap(({ buildId }, index) => buildId !== "" && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : []);
	return [...new Set(ids)].sort();
}
/** Below this many samples a single profile is hardly more than noise. */
const MOSTLY_NOISE = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
/** From this share of interruptions on, much of what is hot may be missing. */
const MUCH_INTERRUPTED = .25;
function doubtsAbout({ samples, cpuNanos, ownShare = 1 }, interruptedShare, modulePath, strange) {
	const time = `${(Number(cpuNanos) / 1e9).toFixed(1)} s of CPU time`;
	const few = samples < MOSTLY_NOISE && `It holds only ${count(samples, "sample")} (${time}).`;
	const some = ownShare === 0 ? "None of its stacks holds" : `Only ${share(ownShare)} of its stacks hold`;
	const low = ownShare < LOW_OWN_SHARE && `${some} a function of ${modulePath}.`;
	const interrupted = interruptedShare > MUCH_INTERRUPTED && `${share(interruptedShare)} of its samples are in \`runtime.asyncPreempt\`, as on a busy machine: the compiler does not learn from them which calls are hot.`;
	return [
		[few, "Profile it for longer, or while it is busy."],
		[low, "Check that it comes from this program, and that it was taken under its usual load."],
		[interrupted, "Profile it where CPUs are to spare, or with `GODEBUG=asyncpreemptoff=1`."],
		[strange, "Check which program the source profiles."]
	].flatMap(([message, fix]) => message ? warning(message, fix) : []);
}

// src/profile/validate.ts
/** Validates one collected file, as `validateContent`. */
async function validateFile(file, own, renames = []) {
	return validateContent(await contentOf(file), own, new KnownNames(own, renames));
}
const AT_ONCE = 2;
/** Builds that were profiled within an hour are of one time. */
const ONE_TIME_NS = 36e11;
/** Larger files are read one at a time. This and AT_ONCE bound the memory, whatever the number of files. */
const USUAL_BYTES = 4194304;
/** Validates each file once, from when it is first asked about. */
function validator({ own, signal, renames = [], reduceInto }) {
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=20");
	const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
	const parts = edgeParts(reduceInto ?? "", own, renames);
	const validateOne = async (path) => {
		const file = readable(() => readFileSync(path));
		const content = await contentOf(file);
		const valid = parts.validate(content);
		release(file);
		release(content.bytes);
		if (reduceInto !== void 0) parts.add(valid);
		return {
			profile: valid.profile,
			doubts: valid.doubts
		};
	};
	const outcomeOf = async (path) => {
		try {
			await setImmediate();
			signal.throwIfAborted();
			return await (sizeOf(path) > USUAL_BYTES ? large(() => validateOne(path)) : validateOne(path));
		} catch (error) {
			if (!(error instanceof ExpectedError)) return { error };
			return { fault: {
				severity: "error",
				message: error.message,
				fix: error.fix
			} };
		}
	};
	return {
		/** Never rejects: its caller may come later, or never. */
		validate: remembered((path) => usual(() => outcomeOf(path))),
		/** Sums of the call edges of the files accepted so far; empty without `reduceInto`. */
		parts: parts.all
	};
}
/** Gives memory back at once: to the garbage collector a file is a small object, so that dozens would wait for it. */
function release({ buffer, length }) {
	if (length >= 65536) buffer.transfer?.(0);
}
/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
function sizeOf(path) {
	const found = readable(() => statSync(path));
	if (!found.isFile() && !found.isDirectory()) throw new ExpectedError("It is a pipe, socket or device.", { fix: "Name a file." });
	if (found.size > 67108864) throw tooLarge(found.size);
	return found.size;
}
/** @throws ExpectedError when the file cannot be read. */
function readable(read) {
	try {
		return read();
	} catch (error) {
		throw new ExpectedError(`It cannot be read: ${reasonOf(error)}.`, { fix: "Name a readable file." });
	}
}
/** Validates every file by itself and then as a set: equal files count once, and all must have the same columns. */
async function validateAll(candidates, own, signal, validation = validator({
	own,
	signal
})) {
	const outcomes = await Promise.all(candidates.map(({ path }) => validation.validate(path)));
	const readable = [];
	const findings = [];
	const doubted = /* @__PURE__ */ new Set();
	for (const [at, candidate] of candidates.entries()) {
		const outcome = outcomes[at];
		if ("error" in outcome) throw outcome.error;
		if ("fault" in outcome) {
			findings.push(about(candidate, outcome.fault));
			continue;
		}
		readable.push({
			...candidate,
			profile: outcome.profile
		});
		if (!doubted.has(candidate.path)) findings.push(...outcome.doubts.map((doubt) => about(candidate, doubt)));
		doubted.add(candidate.path);
	}
	return {
		accepted: dropMisfits(dropDuplicates(dropDuplicates(readable, recordingOf, findings), ({ profile }) => profile.content, findings), findings),
		rejected: findings.filter(({ finding }) => finding.severity === "error").length,
		findings
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
/** An endpoint takes one profile at a time. A server or a folder may keep any number with one start. */
function recordingOf({ profile: { timeNanos }, endpoint }) {
	return endpoint === void 0 || timeNanos <= 0n ? void 0 : `${timeNanos} ${endpoint}`;
}
/** Keeps one of those with the same key; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(readable, keyOf, findings) {
	return [...groupBy(readable, (file) => keyOf(file) ?? file)].flatMap(([, twins]) => {
		const [stays, ...others] = twins.toSorted(({ profile: a }, { profile: b }) => b.samples - a.samples || compareText(a.sha256, b.sha256));
		const weight = twins.reduce((most, one) => Math.max(most, one.weight ?? 1), 0);
		const isMixed = twins.some((one) => (one.weight ?? 1) !== weight);
		const once = `it counts once${isMixed ? `, with the larger weight (${weight})` : ""}.`;
		for (const goes of others) findings.push(about(goes, note(`${sameness(goes, stays)}; ${once}`)));
		return isMixed ? {
			...stays,
			weight
		} : stays;
	});
}
function sameness(goes, stays) {
	if (goes.path === stays.path) return "It is given twice";
	const isEqual = goes.profile.content === stays.profile.content;
	return `It is the same profile as ${stays.name}, ${isEqual ? "byte for byte" : "from the same place and time"}`;
}
/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable, findings) {
	const columnsOf = ({ profile }) => `${profile.sampleTypes.join(", ")} per ${profile.periodType}`;
	const samples = (group) => totalOf(group, ({ profile }) => profile.samples);
	const [kept, ...others] = [...groupBy(readable, columnsOf)].sort(([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b));
	for (const [columns, group] of others) {
		const message = `Its columns are ${columns}, those of most other samples ${kept?.[0]}: merged, the difference would be lost silently.`;
		const fix = "Collect all profiles in the same way, or merge these separately.";
		findings.push(...group.map((file) => about(file, {
			severity: "error",
			message,
			fix
		})));
	}
	return kept?.[1] ?? [];
}
/**
* The builds that profiles are of, newest first, with the start of their newest profile. Profiles without a build ID count as
* one build, and a profile that was merged of several builds counts for each.
*/
function buildsOf(inputs) {
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
* Says if the accepted profiles are of several builds and, for `newest`, keeps those of the build that was profiled last.
* The result does not depend on their order.
*/
function ofWantedBuild(all, wanted) {
	const { accepted, findings } = all;
	const builds = buildsOf(accepted);
	const result = (kept, finding) => {
		return {
			...all,
			accepted: kept,
			findings: [...findings, { finding }]
		};
	};
	if (builds.length < 2) return all;
	if (wanted === "any") {
		const message = `The profiles are of ${count(builds.length, "build")} of the program.`;
		const fix = Number((builds[0]?.newest ?? 0n) - (builds.at(-1)?.newest ?? 0n)) < ONE_TIME_NS ? void 0 : "Set `build-id: newest` to merge only the newest, if much has changed in between.";
		return result(accepted, note(message, fix));
	}
	const pure = accepted.filter(({ profile }) => profile.buildIds.length < 2);
	const [newest, second] = buildsOf(pure).filter(({ id }) => id !== void 0);
	if (newest === void 0 || second?.newest === newest.newest) return result(accepted, UNDECIDED);
	const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
	const left = count(accepted.length - kept.length, "profile");
	const message = `By \`build-id: newest\`, the merge has ${count(kept.length, "profile")} of the newest build, and leaves out ${left} of other builds.`;
	return result(kept, note(message));
}
const UNDECIDED = warning("`build-id: newest` cannot choose: the profiles hold no single build ID, no start, or the same start for several builds. The profiles of all builds are merged.", "Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`).");
/** Profiles of one part: enough to have few parts, few enough that leaving one out costs little. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 8;
/**
* Adds up the call edges of profiles while others still arrive: pprof then merges a hundredth of the files, each of them
* smaller than a profile. The order of arrival decides which profiles make up a part, but not their sum.
* @param folder created if missing.
*/
function edgeParts(folder, own, renames = []) {
	const known = /* @__PURE__ */ new Set();
	const written = [];
	/** Keyed by sample types and build IDs: pprof can merge such profiles, and a whole build can be left out. */
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
		/** As `validateContent`. What it returns may be added before the next profile is validated. */
		validate(content) {
			if (names.isFull) {
				all();
				names = new KnownNames(own, renames);
			}
			const valid = validateContent(content, own, names, last);
			last = valid.edges;
			return valid;
		},
		/**
		* Adds a profile, unless one with the same content was added.
		* @param factor how often each of its values counts.
		*/
		add({ profile, head, edges, times }, factor = 1) {
			if (known.has(profile.content)) return;
			known.add(profile.content);
			const key = JSON.stringify([
				profile.sampleTypes,
				profile.buildIds,
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
			if (part.members.size >= PART || part.edges.isAbsurd) write(key, part);
			else if (open.size > MOST_OPEN) all();
		}
	};
}
/**
* Parts whose sum is that of the inputs, each times its factor. A part from before is used if all of its members are
* inputs that count once; the other inputs are read again.
* @throws ExpectedError when a file is no longer what was validated.
*/
async function partsOf(inputs, ahead, scratch, signal) {
	const unchanged = new Set(inputs.flatMap(({ profile, factor }) => factor === 1 ? profile.content : []));
	const whole = ahead.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
	const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
	const rest = edgeParts(join(scratch, "reduced-again"));
	for (const { path, name, profile, factor } of inputs) {
		signal.throwIfAborted();
		if (inWhole.has(profile.content)) continue;
		const content = await contentOf(readFileSync(path));
		if (content.digest !== profile.content) throw new ExpectedError(`${name} was changed while it was being merged.`, { fix: "Run it again, once nothing writes the file any more." });
		rest.add(rest.validate(content), factor);
	}
	return [...whole, ...rest.all()];
}

// src/profile/weigh.ts
/** With at least this many samples, `equal` gives a profile a whole voice. */
const ENOUGH_SAMPLES = 100;
/** With fewer, a sample counts at most this many times as much as one of the largest profile. */
const MOST_TIMES = 10;
/** The smallest factor where the ratio cannot be exact: the next integers are a tenth of a percent away. */
const PRECISION = 1e3;
/** What rounding of doubles may leave of an integer. */
const ALMOST_WHOLE = 1e-9;
/**
* Finds the factors of the inputs: the smallest integers in the wanted ratio. Most values of a profile are 1, which
* fractions would make 0 or double (golang/go#73640). If the exact ratio takes large integers, the smallest one is
* `PRECISION`, and the others are rounded. The factors do not depend on the order of the inputs.
* @param weighting whether every sample or every profile has one voice, before the weights of the sources.
* @throws ExpectedError when the sums would not be exact (2⁵³).
*/
function weigh(inputs, weighting) {
	const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
	const factors = integersInRatio(inputs.map(({ weight = 1, profile }) => {
		if (weighting === "equal") return weight / votersOf(profile, largest);
		return profile.weighted === void 0 ? weight : weight * profile.samples / profile.weighted.samples;
	}), inputs);
	return inputs.map((input, at) => ({
		...input,
		factor: factors[at] ?? 1
	}));
}
/** What the profile holds of the sample type that the compiler takes, in its own units. */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }) {
	const total = sampleTypes.find((name) => name === "samples/count" || name === "cpu/nanoseconds") === "cpu/nanoseconds" ? Number(cpuNanos) : samples;
	return Math.max(1, weighted === void 0 ? total : total * weighted.samples / samples);
}
/** By how much weight one voice is divided: the few samples of an idle host are mostly noise. */
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
	const isFit = (factors) => largestSum(factors, inputs) <= Number.MAX_SAFE_INTEGER;
	const smallestWhole = smallestExact(ratios);
	if (smallestWhole !== void 0) {
		const exact = times(smallestWhole);
		if (exact.every((factor) => factor === 1) || isFit(exact)) return exact;
	}
	const sum = largestSum(times(PRECISION), inputs) * 1.002;
	const smallest = Math.min(PRECISION, Math.floor(PRECISION * Number.MAX_SAFE_INTEGER / sum));
	const factors = times(smallest);
	if (smallest >= 1 && isFit(factors)) return factors;
	const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
	const message = `The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`;
	throw new ExpectedError(message, { fix: "Bring them closer together, leave out the source that hardly counts, or limit the profiles." });
}
/** The smallest integer that makes all ratios integers; undefined when it is larger than a rounded result needs. */
function smallestExact(ratios) {
	const different = [...new Set(ratios)];
	const isWhole = (value) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
	return Array.from({ length: PRECISION }, (_, at) => at + 1).find((smallest) => different.every((ratio) => isWhole(ratio * smallest)));
}
/** The greatest sum over all inputs that any sample type will have, as a double. */
function largestSum(factors, inputs) {
	const sumOf = (type) => inputs.reduce((sum, { profile }, at) => sum + Number(profile.totals[type]) * (factors[at] ?? 0), 0);
	return Math.max(0, ...(inputs[0]?.profile.totals ?? []).map((_, type) => sumOf(type)));
}
/** How many samples the merge is worth; undefined when all samples count the same. */
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
function worthOf({ samples, weighted }) {
	return weighted ?? {
		samples,
		effective: samples
	};
}
/**
* How often a new sample counts when the committed profile is carried over. New samples are multiplied, since scaling values
* of 1 down would lose them (golang/go#73640); carried ones count less each time until nothing of them is left.
*/
const CARRY_PRECISION = 1e3;
/**
* Adds the committed profile as one more input, with `part` of the weight of all others.
* @throws ExpectedError when it cannot be merged with them.
*/
async function withCommitted(inputs, fresh, committed, part, scratch) {
	const factors = inputs.map(({ factor }) => factor);
	const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + part) * largestSum(factors, inputs)));
	const times = Math.max(1, Math.min(CARRY_PRECISION, exact));
	const samples = part * times * worthOf(fresh).samples;
	const profile = await decodeFile(committed);
	const totals = totalsOf(profile);
	if (totals.samples === 0) throw new ExpectedError("It has no samples.");
	const own = worthOf(totals);
	const scaled = scaleValues(profile, samples / own.samples);
	const weighted = {
		samples: Math.round(samples),
		effective: own.effective
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
	const { profile: old } = await validateFile(bytes, void 0);
	const [columns, others] = [old, inputs[0]?.profile].map((one) => one?.sampleTypes.join(", "));
	if (columns !== others) throw new ExpectedError(`Its columns are ${columns}, those of the new profiles ${others}.`);
	const added = {
		path,
		name: "the committed profile",
		source: "carry-over",
		entry: inputs.length
	};
	return [...inputs.map((input) => ({
		...input,
		factor: times * input.factor
	})), {
		...added,
		profile: old,
		factor: 1
	}];
}

// src/profile/repair.ts
/** So many calls of each kind are named. */
const NAMED = 5;
function repairOf({ matches }) {
	const total = totalOf(matches, ({ edge }) => edge.weight);
	const shareOf = (some) => total === 0 ? 0 : totalOf(some, ({ edge }) => edge.weight) / total;
	const heaviestFirst = [...matches].sort((a, b) => byWeight(a.edge, b.edge));
	const byWay = groupBy(heaviestFirst, ({ way }) => way);
	const ways = WAYS.filter((way) => way !== "same").flatMap((way) => {
		const found = byWay.get(way) ?? [];
		const heaviest = found.slice(0, NAMED).map((match) => ({
			from: edgeInWords(match.edge),
			to: match.to && nowInWords(match.edge, match.to),
			weight: shareOf([match])
		}));
		return found.length === 0 ? [] : [{
			way,
			calls: found.length,
			weight: shareOf(found),
			heaviest
		}];
	});
	return {
		stale: totalOf(ways, ({ weight }) => weight),
		lost: shareOf(byWay.get("lost") ?? []),
		ways
	};
}
/** Only what has changed. */
function nowInWords(before, { caller, callee, offset }) {
	return [...[caller === before.caller ? "" : caller, callee === before.callee ? "" : `→ ${callee}`], `+${offset}`].filter((part) => part !== "").join(" ");
}
/**
* Rewrites a profile for today's source. Where that brings back less than `minDrift`, its bytes stay.
* @param file the bytes of `read`.
* @param rematched the edges of `read`, matched to today's source.
*/
async function repairProfile(file, read, rematched, how) {
	const { exclusions = [], minDrift, compact, renames } = how;
	const repair = repairOf(rematched);
	if (!(repair.stale - repair.lost >= minDrift || read.weightUnderOldNames > 0)) return {
		...read,
		bytes: file,
		repair,
		exclusions
	};
	const edges = edgeSetOf(rematched.edges);
	const totals = new Set(totalsInWords(read).map((line) => line.replace(/\d+$/, "")));
	const remarks = read.head.comments.filter((line) => !totals.has(line.replace(/\d+$/, "")));
	const profile = compact === "none" ? await decodeFile(file) : void 0;
	if (profile === void 0 || isCompact(profile)) {
		const bytes = encodeEdges(read.head, renameExcluded(edges.edges, exclusions), read, remarks);
		return {
			...read,
			edges,
			bytes,
			repair,
			exclusions,
			times: void 0
		};
	}
	const bytes = encodeStacks(repairStacks(renameFunctions(profile, renamer(renames ?? [])), rematched.matches), exclusions, read, remarks, repair.lost === 0);
	return {
		...read,
		edges,
		bytes,
		repair,
		exclusions,
		times: void 0
	};
}
/** Whether a repaired profile is worth proposing. */
function decideRepair({ stale, lost }, minDrift) {
	const decision = (kind, reason) => ({
		kind,
		reason,
		staleWeight: stale
	});
	const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; repaired, ${share(1 - lost)}`;
	if (stale === 0) return decision("keep", "Every call of the committed profile is where it was.");
	if (lost === 1) return decision("reject", "Nothing of the committed profile is in today’s source.");
	if (stale - lost < minDrift) return decision("keep", `${reach}, which is within \`min-drift\`.`);
	return decision("update", `${reach}.`);
}
/** Where a call is today. */
const WAYS_IN_WORDS = {
	same: "where it was",
	moved: "on another line of its function",
	package: "in a package with another path",
	renamed: "under another name",
	closure: "in a closure with another number",
	lost: "not found again"
};
/** Nothing that weighs less is a finding of its own. */
const LEAST_NOTED = .01;
/** What was matched in each way, with its heaviest calls. */
function waysInWords({ ways }) {
	return ways.filter(({ weight }) => weight >= LEAST_NOTED).map((way) => note(wayInWords(way)));
}
function wayInWords({ way, calls, weight, heaviest }) {
	const named = heaviest.slice(0, 2).map(({ from, to, weight: one }) => `${from}${to === void 0 ? "" : `, now ${to}`} (${share(one)})`).map(withoutTypeArguments);
	return `${share(weight)} of the weight (${count(calls, "call")}) is ${WAYS_IN_WORDS[way]}, such as ${named.join(" and ")}.`;
}
/** Whole stacks that are to the compiler what the matches make of its edges. What it does not read of them moves with the rest. */
function repairStacks(profile, matches) {
	const keyOf = ({ caller, callee, offset }) => edgeKey(caller, callee, offset);
	const found = new Map(matches.map((match) => [keyOf(match.edge), match]));
	const { functions, locations } = profile;
	const linesAt = (location) => {
		const lines = linesOf(profile, location);
		return lines.length === 0 ? [{
			func: -1,
			line: 0
		}] : lines;
	};
	const nameOf = ({ func }) => functions.names[func] ?? "";
	const startOf = ({ func }) => functions.startLines[func] ?? 0;
	const matchOf = (line, called) => called && found.get(edgeKey(nameOf(line), nameOf(called), line.line - startOf(line)));
	const isLost = (leaves) => {
		const lines = [...leaves].flatMap(linesAt);
		return lines.some((line, at) => matchOf(line, lines[at - 1])?.way === "lost");
	};
	const edgesToday = (edges) => edges.flatMap((edge) => {
		const to = found.get(keyOf(edge))?.to;
		return to === void 0 ? [] : {
			...edge,
			...to
		};
	});
	return cutStacks(profile, isLost, edgesToday, (whole) => {
		const frames = [];
		const moved = new Interned(({ at, called }) => `${at} ${called?.func}`);
		eachSample(whole, (stack) => {
			let called;
			for (const at of stack) {
				frames.push(moved.index({
					at,
					called
				}));
				called = linesAt(at).at(-1);
			}
		});
		const columns = moved.items.map(({ at, called }) => ({
			addressLow: locations.addressLow[at],
			addressHigh: locations.addressHigh[at],
			mapping: locations.mapping[at],
			lines: linesOf(profile, at).map((line, i, all) => {
				const to = matchOf(line, i === 0 ? called : all[i - 1])?.to;
				return to === void 0 ? line : {
					...line,
					line: startOf(line) + to.offset
				};
			})
		}));
		const ends = matches.flatMap(({ edge, to }) => to === void 0 ? [] : [[edge.caller, to.caller], [edge.callee, to.callee]]);
		const names = new Map(ends);
		const packages = groupBy(ends, ([name]) => splitSymbol(name).package);
		const inPackage = (name) => {
			const { package: path, rest } = splitSymbol(name);
			const [to, ...others] = new Set(packages.get(path)?.map(([, after]) => splitSymbol(after).package));
			return to === void 0 || others.length > 0 ? name : `${to}.${rest}`;
		};
		const samples = {
			...whole.samples,
			frames: Uint32Array.from(frames)
		};
		const today = {
			...whole,
			locations: columnsOf(columns),
			samples
		};
		return renameFunctions(today, (name) => names.get(name) ?? inPackage(name));
	});
}
/**
* Encodes whole stacks to commit.
* @param isWhole whether none was lost, or became several, before.
*/
function encodeStacks(profile, exclusions, totals, remarks, isWhole) {
	const stacks = excludeInStacks(profile, exclusions);
	const { samples } = countTotals(stacks);
	if (isWhole && samples === countTotals(profile).samples) return encodeWhole(stacks, totals, remarks);
	const { effective } = worthOf(totals);
	return encodeWhole(stacks, {
		...totals,
		weighted: {
			samples,
			effective
		}
	}, remarks);
}

export { NO_TIMES as $, shownOverlap as A, exclusionInWords as B, hotThreshold as C, readIfProfile as D, overlapInWords as E, encodeEdges as F, isExcluded as G, goMinor as H, encodeSums as I, edgeSetOf as J, renameExcluded as K, encodeWhole as L, Interned as M, StackSum as N, readProfile as O, collectedStacks as P, weightShare as Q, scaleValues as R, driftBetween as S, isWithinNoise as T, harmfulInlinings as U, exclusionsFor as V, hazardInWords as W, foldEdges as X, edgesOf as Y, missingFrom as Z, validator as _, repairOf as a, eachSample as at, MUCH_STALE as b, waysInWords as c, isoDate as ct, withCommitted as d, renameFunctions as dt, addTimes as et, buildsOf as f, sampleTypeIndex as ft, validateFile as g, windowOf as gt, validateAll as h, valueSums as ht, encodeStacks as i, compilerSampleType as it, undone as j, reasonToUpdate as k, weigh as l, linesOf as lt, partsOf as m, sumOf as mt, WAYS_IN_WORDS as n, potentialOf as nt, repairProfile as o, headOf as ot, ofWantedBuild as p, samplesInWords as pt, edgeKey as q, decideRepair as r, timesOf as rt, repairStacks as s, isCompact as st, LEAST_NOTED as t, nameWithout as tt, weightedSamples as u, provenanceInWords as ut, rematch as v, isRollback as w, decide as x, FEW_SAMPLES as y, aboutExclusions as z };