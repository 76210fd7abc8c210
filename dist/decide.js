import { $r as fixed, Ci as renamer, Ei as withoutTypeArguments, Hr as messageOf, Lr as ExpectedError, Nr as sameBytes, On as seededRandom, Qr as count, Wr as undefinedIfExpected, Zr as compareText, _i as importPathOf, ai as GC, ci as KnownNames, di as RUNTIME, ei as groupBy, fi as SYSTEM, gi as frameOf, hi as excludedName, ii as FOREIGN, li as LIBRARY, lr as globPattern, ni as share, o as VERSION, oi as GO, ri as CALLS_C, si as INTO, ui as NO_PACKAGE, xi as ownName } from "./start.js";
import { t as decodeFile } from "./decode.js";
import { randomInt } from "node:crypto";

// src/profile/columns.ts
/** Position of the sample type with this name and unit, or −1. */
function sampleTypeIndex(head, type, unit) {
	return head.sampleTypes.findIndex((one) => one.type === type && one.unit === unit);
}
/** Position of the first sample type that the Go compiler takes, or −1. */
function compilerSampleType(head) {
	return head.sampleTypes.findIndex(({ type, unit }) => type === "samples" && unit === "count" || type === "cpu" && unit === "nanoseconds");
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
/** The lines of a location, innermost inlined frame first. */
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
function locationBits({ locations }, bitsOf) {
	const bits = new Uint8Array(locations.count);
	for (let at = 0; at < locations.count; at++) {
		const end = locations.firstLine[at + 1];
		for (let line = locations.firstLine[at]; line < end; line++) bits[at] = bits[at] | Number(bitsOf(locations.lineFunction[line]));
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
		let [exact, partial] = [0n, 0];
		for (let at = type; at < count * types; at += types) {
			const sum = partial + values[at];
			if (Number.isSafeInteger(sum)) partial = sum;
			else [exact, partial] = [exact + BigInt(partial) + BigInt(values[at]), 0];
		}
		return exact + BigInt(partial);
	});
}
/** The profile with other names for its functions. */
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
	const weighted = weightedSamples(profile);
	const [samples, cpuNanos] = [commentValue(profile, SAMPLES), commentValue(profile, CPU)];
	if (weighted === void 0 && !isCompact(profile) || samples === void 0 || cpuNanos === void 0) return countTotals(profile);
	return {
		samples: Number(samples),
		cpuNanos,
		weighted: samples > 0n ? weighted : void 0
	};
}
/** What the values of a profile add up to. */
function countTotals(profile) {
	const { samples, sampleTypes, periodType, period } = profile;
	const sums = exactTotals(samples.values, sampleTypes.length, samples.count);
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
function weightedSamples(head) {
	const samples = commentValue(head, WEIGHTED);
	const effective = commentValue(head, EFFECTIVE);
	if (!samples || !effective) return void 0;
	return {
		samples: Number(samples),
		effective: Number(effective)
	};
}
function commentValue({ comments }, prefix) {
	const digits = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
/** From the earliest start to the latest end; undefined if no profile has a start. */
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
	const kinds = kindsInWords(provenance?.sources ?? []);
	return [
		["version", VERSION],
		["program", provenance?.program],
		["go-version", provenance?.goVersion],
		["sources", kinds === "" ? void 0 : kinds],
		["profiled", window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
		["carry-over", carryOver === 0 ? void 0 : String(carryOver)],
		["inputs-sha256", inputsSha256]
	].flatMap(([name, value]) => value === void 0 ? [] : [`go-pgo ${name}: ${value}`]);
}
/** `2 pprof (8 profiles)`: how many sources of each kind gave profiles, and how many. */
function kindsInWords(sources) {
	const gave = sources.filter(({ collected }) => collected > 0);
	return [...groupBy(gave, ({ kind }) => kind)].sort(([a], [b]) => compareText(a, b)).map(([kind, all]) => {
		const profiles = all.reduce((sum, { collected }) => sum + collected, 0);
		return `${all.length} ${kind} (${count(profiles, "profile")})`;
	}).join(", ");
}
/** Nanoseconds since the epoch as ISO 8601 with seconds. */
function isoDate(nanos) {
	return `${new Date(Number(nanos / 1000000n)).toISOString().slice(0, 19)}Z`;
}

// src/profile/potential.ts
const NO_TIMES = {
	user: 0,
	runtime: 0,
	gc: 0,
	syscalls: 0,
	cgo: 0
};
function mapTimes(times, change) {
	const entries = Object.entries(times);
	return Object.fromEntries(entries.map(([kind, value]) => [kind, change(value, kind)]));
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
const [HAS_GC, HAS_LIBRARY] = [64, 128];
/** Where the time of a profile's stacks went. @param countOf what a sample counts; default: what the compiler takes. */
function timesOf(named, countOf) {
	const { samples, sampleTypes } = named.profile;
	const traits = traitsOf(named);
	const types = sampleTypes.length;
	const type = compilerSampleType(named.profile);
	const sums = { ...NO_TIMES };
	for (let at = 0; at < samples.count; at++) {
		const [first, end] = [samples.firstFrame[at], samples.firstFrame[at + 1]];
		const leaf = traits[samples.frames[first]] & 7;
		let [entry, flags] = [NO_ENTRY, 0];
		for (let frame = first; frame < end; frame++) {
			const trait = traits[samples.frames[frame]];
			if (entry === NO_ENTRY) entry = trait >> 3 & 7;
			flags |= trait;
		}
		const kind = first === end ? "runtime" : classOfStack(leaf, entry, flags);
		const values = samples.values.subarray(at * types, (at + 1) * types);
		sums[kind] += countOf === void 0 ? values[type] ?? 0 : countOf(values);
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
		let [leaf, entry, flags] = [
			NO_ENTRY,
			NO_ENTRY,
			0
		];
		let line = first;
		do {
			const name = line < end ? names[locations.lineFunction[line]] : void 0;
			const frame = name === void 0 || name.name === "" ? missing : name.frame;
			const found = classOf(frame);
			if (line === first) leaf = found;
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
* Divides the CPU time of a profile with whole stacks into what PGO can touch and what it cannot.
* @param of how the sentence calls the profile: `the collected profiles`.
* @param countOf what a sample counts; default: what the compiler takes.
* @returns undefined when it has no samples.
*/
function potentialOf(profile, of, countOf) {
	return potentialOfTimes(timesOf(new KnownNames().named(profile), countOf), of);
}
/** As `potentialOf`, from sums that are known. @param times undefined if the profile has no whole stacks. */
function potentialOfTimes(times, of) {
	if (times === void 0) return void 0;
	const all = Object.values(times).reduce((total, value) => total + value, 0);
	if (all <= 0) return void 0;
	const shares = mapTimes(times, (value) => value / all);
	return {
		...shares,
		ceiling: ceilingOf(shares, of)
	};
}
/** Shares below this are not worth a word. */
const VISIBLE = .005;
function ceilingOf({ user, runtime, gc, syscalls, cgo }, of) {
	const go = user + runtime + gc;
	const outside = [];
	if (cgo >= VISIBLE) outside.push(`${percent(cgo)} is in C`);
	if (syscalls >= VISIBLE) outside.push(`${percent(syscalls)} ${cgo >= VISIBLE ? "" : "is "}in system calls`);
	const isAllGo = outside.length === 0;
	const first = isAllGo ? `All CPU time of ${of} is in Go code.` : `Of the CPU time of ${of}, ${outside.join(" and ")}: PGO cannot touch it.`;
	if (go < VISIBLE) return `${first} There is next to nothing that could get faster.`;
	const [least, most] = TYPICAL_GAINS;
	const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
	const parts = `${percent(user)} in the program and its packages, ${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too`;
	return [
		first,
		`${isAllGo ? "It" : `At most the ${percent(go)} of Go code`} can get faster: ${parts}.`,
		go > .9 ? `${gains}.` : `${gains} of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`
	].join(" ");
}
function percent(share) {
	return share > 0 && share < VISIBLE ? "less than 1 %" : `${fixed(share * 100, 0)} %`;
}
/** Weight of fewer samples than this shows nothing. */
const FEWEST_SAMPLES = 10;
/** Code that has changed since may be inlined for another reason; so much is no accident. */
const CERTAIN = .1;
/**
* Finds out from profiles with whole stacks whether their program was built with PGO: some calls are only inlined by a build
* with a profile, and in the stacks they are either inlined frames or calls.
*/
var PgoBuildTally = class {
	#off;
	#on;
	#inlined = 0;
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
		const isTelling = (caller, callee) => {
			if (caller === void 0 || callee === void 0) return false;
			const call = [names[caller.func], names[callee.func]];
			const offset = caller.line - startLines[caller.func];
			return this.#on.has(...call, offset) && !this.#off.has(...call, offset);
		};
		const inlinedAt = lines.map((of) => of.filter((callee, at) => isTelling(of[at + 1], callee)).length);
		eachSample(profile, (stack, values) => {
			const samples = factor * (values[type] ?? 0) / period;
			for (const [at, location] of stack.entries()) {
				this.#inlined += samples * inlinedAt[location];
				const caller = lines[stack[at + 1] ?? -1]?.[0];
				if (isTelling(caller, lines[location]?.at(-1))) this.#calls += samples;
			}
		});
	}
	verdict() {
		const all = this.#inlined + this.#calls;
		if (all < FEWEST_SAMPLES) return {};
		if (this.#inlined === 0) return { fromPgoBuild: false };
		const part = this.#inlined / all;
		if (part < CERTAIN) return {};
		return {
			fromPgoBuild: true,
			fromPgoBuildReason: `In ${share(part)} of its samples in calls that only a build with PGO inlines, they are inlined.`
		};
	}
};

// src/profile/edges.ts
/** Identity of an edge; function names hold no NUL. */
function edgeKey(caller, callee, offset) {
	return `${caller}\0${callee}\0${offset}`;
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
/** Added to each key: V8 hashes numbers without a seed, so a hostile profile could choose keys that all collide. */
const OFFSET = randomInt(2 ** 20);
/** Sums of lists of values by a key: a whole number below 2^52. */
var Sums = class {
	types;
	/** The sums of each key together, in the order in which the keys came. */
	values = /* @__PURE__ */ new Float64Array(1024);
	#indices = /* @__PURE__ */ new Map();
	/** @param types how many values each key has. */
	constructor(types) {
		this.types = types;
	}
	get count() {
		return this.#indices.size;
	}
	*keys() {
		for (const key of this.#indices.keys()) yield key - OFFSET;
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
		const known = this.#indices.get(key + OFFSET);
		if (known !== void 0) return known;
		const index = this.#indices.size;
		this.#indices.set(key + OFFSET, index);
		if ((index + 1) * this.types > this.values.length) {
			const grown = new Float64Array(2 * this.values.length);
			grown.set(this.values);
			this.values = grown;
		}
		return index;
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
	#siteOf = [];
	#callees = [];
	/** @param types how many sample types there are. */
	constructor(types) {
		this.#edges = new Sums(types);
	}
	get count() {
		return this.#edges.count;
	}
	/** Whether there are more than any Go program has. */
	get isAbsurd() {
		const { types } = this.#edges;
		return this.count > Math.min(MOST_EDGES, MOST_VALUES / types);
	}
	/** Exact sums of the values of each sample type. */
	get totals() {
		return exactTotals(this.#edges.values, this.#edges.types, this.count);
	}
	/** Adds the values from `from` on. */
	add(caller, offset, callee, values, from) {
		const site = this.#sites.index((offset + MOST_OFFSET) * MOST_NAMES + caller.number);
		const edge = this.#edges.add(site * MOST_NAMES + callee.number, values, from);
		this.#callers[site] = caller;
		this.#offsets[site] = offset;
		this.#siteOf[edge] = site;
		this.#callees[edge] = callee;
	}
	/** Adds other sums, each times `factor`; their names must be of the same `KnownNames`. */
	addAll(other, factor) {
		const { types } = this.#edges;
		const values = factor === 1 ? other.#edges.values : other.#edges.values.map((value) => factor * value);
		for (let edge = 0; edge < other.count; edge++) {
			const site = other.#siteOf[edge];
			const [caller, offset] = [other.#callers[site], other.#offsets[site]];
			this.add(caller, offset, other.#callees[edge], values, edge * types);
		}
	}
	/**
	* The edges, sorted by name, those without weight to the compiler among them.
	* @param type index of the sample type that weighs.
	* @param rename what functions are called instead; edges that get the same names become one.
	*/
	toEdges(type, rename = (name) => name) {
		const { values, types } = this.#edges;
		return withoutTwins(Array.from({ length: this.count }, (_, edge) => {
			const site = this.#siteOf[edge];
			const own = Array.from(values.subarray(edge * types, (edge + 1) * types));
			return {
				caller: rename(this.#callers[site]?.written ?? ""),
				callee: rename(this.#callees[edge]?.written ?? ""),
				offset: this.#offsets[site],
				weight: own[type] ?? 0,
				values: own
			};
		}).sort(byName));
	}
};
/** Sorted edges, with equal ones added up. */
function withoutTwins(edges) {
	const unique = [];
	for (const edge of edges) {
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
		totalWeight: seen.reduce((sum, { weight }) => sum + weight, 0)
	};
}
/**
* The call edges of a profile, as the compiler counts them. Samples of no weight, which it skips, add to the other sample
* types, so that the edges of a merge are the sums of those of its parts.
* @throws ExpectedError when there are absurdly many.
*/
function foldEdges(named, subject = "It has") {
	const { locations, samples, sampleTypes } = named.profile;
	const types = sampleTypes.length;
	const none = locations.count;
	const pairs = new Sums(types);
	for (let at = 0; at < samples.count; at++) {
		const [first, end] = [samples.firstFrame[at], samples.firstFrame[at + 1]];
		if (first === end) continue;
		const caller = end - first > 1 ? samples.frames[first + 1] : none;
		pairs.add(samples.frames[first] * (none + 1) + caller, samples.values, at * types);
		if (pairs.count > MOST_PAIRS) throw absurd(subject, `more than ${count(MOST_PAIRS, "different call")} by address`);
	}
	const path = new FramePath(named);
	const edges = new EdgeSums(types);
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
function absurd(subject, what) {
	return new ExpectedError(`${subject} ${what}: damaged, or made up.`, { fix: "Check where this file comes from." });
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
		const [at, otherAt] = [this.#location[a], this.#location[b]];
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
	return edgeSetOf(foldEdges(new KnownNames().named(profile)).toEdges(compilerSampleType(profile)));
}
/** @throws ExpectedError when there are absurdly many edges. */
function edgesOf(profile) {
	const named = new KnownNames().named(profile);
	const sums = foldEdges(named);
	const type = compilerSampleType(profile);
	return {
		head: headOf(profile),
		totals: totalsOf(profile),
		times: isCompact(profile) ? void 0 : timesOf(named),
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
	const message = `${subject} has no call of ${missing.map((one) => `\`${one}\``).join(", ")}, which \`expect\` names.`;
	const ends = missing.map((one) => globPattern(`*/${one.replace(/^[./]+/, "")}`));
	const [meant] = names.filter((name) => ends.some((end) => end.test(name)));
	return {
		message,
		fix: `${`Write ${meant ? `the whole import path, \`${meant}\`` : "whole import paths, such as `example.com/shop/search`"}`}. Or profile a workload that runs it, or take it out of \`expect\`.`
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
		caller: exclusions.some((one) => one.caller === void 0 && one.callee === callee) ? caller : excludedName(caller),
		callee: excludedName(callee)
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
/** Share of the edge weight that an exclusion is about. */
function excludedWeight(exclusion, edges) {
	return weightShare(edges, (edge) => isExcluded(edge, [exclusion]));
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
		const weight = excludedWeight(one, edges);
		const call = `\`${exclusionInWords(one)}\``;
		const hot = `${call} (${share(weight)} of the call-edge weight) is`;
		if (hazard === void 0 && weight > 0) return [{
			severity: "note",
			message: `${hot} kept out of the profile, by \`exclude\`.`
		}];
		if (hazard === void 0) return [{
			severity: "warning",
			message: `The merge has no call of ${call}, so \`exclude\` keeps nothing out.`,
			fix: "Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out."
		}];
		if (weight === 0) return [];
		const hurts = `hurts when it is inlined: ${hazardInWords(hazard)}`;
		if (hazards === "apply") return [{
			severity: "note",
			message: `${hot} kept out of the profile, since it ${hurts}.`,
			fix: "Set `hazards: report` to leave it in."
		}];
		return [{
			severity: "warning",
			message: `${hot} hot in the profile and ${hurts}.`,
			fix: "Set `hazards: apply` to keep it out."
		}];
	});
}

// src/profile/decide.ts
/** Puts the edges of two profiles side by side, in the order of their names. */
function pairEdges(before, after) {
	const pairs = [];
	const [olds, news] = [before.edges, after.edges];
	for (let [i, j] = [0, 0]; i < olds.length || j < news.length;) {
		const [old, fresh] = [olds[i], news[j]];
		const order = old === void 0 ? 1 : fresh === void 0 ? -1 : byName(old, fresh);
		const { caller, callee, offset } = order <= 0 ? old : fresh;
		const [left, right] = [order <= 0 ? old?.weight : 0, order >= 0 ? fresh?.weight : 0];
		pairs.push({
			caller,
			callee,
			offset,
			before: left ?? 0,
			after: right ?? 0
		});
		if (order <= 0) i++;
		if (order >= 0) j++;
	}
	return pairs;
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
/** The names whose share moved most. */
function mostMoved(pairs, nameOf) {
	const sumBefore = pairs.reduce((total, { before }) => total + before, 0) || 1;
	const sumAfter = pairs.reduce((total, { after }) => total + after, 0) || 1;
	const shares = /* @__PURE__ */ new Map();
	for (const pair of pairs) {
		const name = nameOf(pair);
		const known = shares.get(name);
		const before = (known?.before ?? 0) + pair.before / sumBefore;
		const after = (known?.after ?? 0) + pair.after / sumAfter;
		shares.set(name, {
			name,
			before,
			after
		});
	}
	const distance = ({ before, after }) => Math.abs(after - before);
	return [...shares.values()].filter((one) => distance(one) > 0).sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name)).slice(0, MOVED_SHOWN);
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
		movedEdges: mostMoved(pairs, ({ caller, callee, offset }) => `${caller} → ${callee} (+${offset})`)
	};
}
/**
* Calls made by the runtime (scheduler, garbage collector, timers) follow how busy the machine is: through them alone, two
* profiles of one load differ by 13 % of the weight. They decide only if there are no others.
*/
function decisive(pairs) {
	const program = pairs.filter(({ caller }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller));
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
	return Math.max(hotShortfall(drift), weightShortfall(drift)) <= minDrift;
}
function hotShortfall({ overlap, noiseOverlap }) {
	return noiseOverlap - overlap;
}
function weightShortfall({ weightOverlap, noiseWeightOverlap }) {
	return (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN;
}
/** The overlap that explains a decision: of hot calls, unless the weight of all calls made the profile change. */
function shownOverlap(drift, kind) {
	return kind === "update" && weightShortfall(drift) > Math.max(0, hotShortfall(drift)) ? {
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
		edges: edges((name) => today(ownName(name))),
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
	const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*B\)\.)/.test(name));
	return byFile ?? (runsTests ? "go test" : void 0);
}
/** As `readProfile`; undefined for what is no profile, such as an empty file or a pointer of Git LFS. */
async function readIfProfile(file, renames = []) {
	return file && readProfile(file, renames).catch(undefinedIfExpected);
}
/** Compares a merged profile with what the base branch has: is there anything worth merging? */
async function decide(committed, merged, options) {
	const { minDrift, minSamples, renames } = options;
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
	const staleWeight = await options.staleWeight?.(before.edges);
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
/** With so few samples, noise would explain any difference; with so many times more, the new profile is better. */
const FEW_SAMPLES = 1e3;
const MANY_TIMES = 4;
/** A reason that holds however similar the two profiles are. */
function reasonToUpdate(before, after, minSamples) {
	const isPoor = before.samples < minSamples && after.samples > before.samples;
	const [old = 0, fresh = 0] = [before, after].map((one) => one.weighted?.effective ?? one.samples);
	if (isPoor || old < FEW_SAMPLES && fresh >= MANY_TIMES * old) {
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
	return replay(versions).taken.toReversed();
}
/** Whether the newest change took older ones back. */
function isRollback(versions) {
	return replay(versions).last === "undo";
}
/** Undoes and redoes the versions on two stacks, both oldest first. */
function replay(versions) {
	let [standing, taken] = [[], []];
	let last;
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
			last = "redo";
		} else if (back > 0 || version.bytes === void 0 && standing.length === 1) {
			taken = [...standing.slice(back), ...taken];
			standing = standing.slice(0, back);
			last = "undo";
		} else {
			standing.push(version);
			taken = [];
			last = "new";
		}
	}
	return {
		taken,
		last
	};
}

export { weightWith as $, NO_TIMES as A, exactTotals as B, callEdges as C, foldEdges as D, edgesOf as E, potentialOfTimes as F, locationBits as G, isCompact as H, timesOf as I, sampleTypeIndex as J, provenanceInWords as K, compilerSampleType as L, addTimes as M, nameWithout as N, missingFrom as O, potentialOf as P, totalsOf as Q, countTotals as R, byWeight as S, edgeSetOf as T, isoDate as U, headOf as V, linesOf as W, sumOf as X, samplesInWords as Y, totalsInWords as Z, hazardInWords as _, isWithinNoise as a, EdgeSums as b, readProfile as c, aboutExclusions as d, windowOf as et, excludedWeight as f, harmfulInlinings as g, goMinor as h, isRollback as i, PgoBuildTally as j, weightShare as k, shownOverlap as l, exclusionsFor as m, driftBetween as n, overlapInWords as o, exclusionInWords as p, renameFunctions as q, hotThreshold as r, readIfProfile as s, decide as t, undone as u, isExcluded as v, edgeKey as w, byName as x, renameExcluded as y, eachSample as z };