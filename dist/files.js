import { $r as fixed, Ci as renamer, Dr as mustBePlaceOfProfile, Ei as withoutTypeArguments, Fr as writeProfile, Ir as _usingCtx, Kn as goVersion, Lr as ExpectedError, Or as readIfThere, Qr as count, Rr as Rejected, Un as askAhead, Ur as reasonOf, Zn as pprofCommand, Zr as compareText, ci as KnownNames, ei as groupBy, ir as run, mi as declarationOf$1, ni as share, sr as duration, vi as isInside, wi as splitSymbol, xi as ownName, yi as isOwnFunction, zr as UsageError } from "./start.js";
import { $ as weightWith, A as NO_TIMES, B as exactTotals, C as callEdges, D as foldEdges, E as edgesOf, F as potentialOfTimes, G as locationBits, H as isCompact, I as timesOf, J as sampleTypeIndex, K as provenanceInWords, L as compilerSampleType, M as addTimes, O as missingFrom, Q as totalsOf, R as countTotals, S as byWeight, T as edgeSetOf, U as isoDate, V as headOf, W as linesOf, X as sumOf, Z as totalsInWords, a as isWithinNoise, b as EdgeSums, c as readProfile, d as aboutExclusions, et as windowOf, m as exclusionsFor, n as driftBetween, o as overlapInWords, q as renameFunctions, v as isExcluded, w as edgeKey, x as byName, y as renameExcluded, z as eachSample } from "./decide.js";
import { t as pLimit } from "./p-limit.js";
import { a as contentOf, c as sizeUnpacked, i as MAX_PROFILE_BYTES, l as tooLarge, n as decodeOrExplain, o as digest, r as decodeProfile, s as profileBytes, t as decodeFile } from "./decode.js";
import { a as Profile, c as ValueType, i as Mapping, l as emptyTableToken, n as Line, o as Sample, r as Location, s as StringTable, t as Function } from "./esm2.js";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";

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
				count: functions.length,
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
			const profile = await decodeFile(await readFile(path));
			visit(renameFunctions(profile, (name) => today(ownName(name))), factor);
		}
	} };
}
function stacksOf(profile) {
	return { each: async (visit) => visit(profile, 1) };
}
/**
* Encodes call edges as one two-frame stack each. `go tool preprofile` prints the same bytes for it as for the whole
* profile, and nothing else is left: no labels, addresses, files, mappings. The bytes depend on the edges and totals alone;
* they are not gzipped, so that git can store differences. Lines are relative to a start line of 1, so that code that
* merely moved changes nothing.
* @param remarks further comments, besides the totals.
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
		mapping: mappings.map((one, index) => {
			const [filename, buildId] = [strings.dedup(baseName(one.filename)), strings.dedup(one.buildId)];
			return new Mapping({
				id: index + 1,
				filename,
				buildId,
				hasFunctions: true
			});
		}),
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

// src/profile/origin.ts
/** Of the stacks with code from outside of the standard library, the least share that is another program's. */
const FOREIGN_SHARE = .1;
/**
* Refuses the profile of another program, which would say nothing about this one, and which the compiler would accept. It
* is known by functions of package main, folders of main packages, and modules that this program is not built with.
* @returns a sentence of doubt about a profile that may be of an older version.
* @throws ExpectedError naming what was expected and what was found.
*/
function mustBeOfProgram(named, program) {
	const { main, otherMains, modulePath } = program;
	const mainFunctions = mainFunctionsOf(named);
	const mains = main === void 0 ? otherMains : [main];
	const known = mainFunctions.filter((name) => mains.some((one) => isDeclaredIn(one, name))).length;
	const isOfThisModule = named.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath)) || known * 2 > mainFunctions.length;
	const folders = mainFoldersOf(named);
	if (!isOfThisModule && !folders.some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) refuseOtherModule(named, program, mainFunctions, known);
	if (main === void 0) return void 0;
	const found = mainOfProfile(mainFunctions, folders, main, otherMains);
	if (found !== void 0 && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
	if (found === main || !isOfThisModule || mainFunctions.length === 0) return void 0;
	return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}
function refuseOtherModule(named, { main, modulePath, dependencies }, mainFunctions, known) {
	const own = /* @__PURE__ */ new Set([modulePath, ...dependencies]);
	const [other, foreign, any] = [
		1,
		2,
		4
	];
	const bits = named.names.map(({ path }) => (path === "" ? 0 : isInside(path, own) ? other : other | foreign) | any);
	const ofLocation = locationBits(named.profile, (func) => bits[func]);
	const [foreigns, others, all] = [
		foreign,
		other,
		any
	].map((bit) => weightWith(named.profile, ofLocation, bit));
	const hasForeign = foreigns > 0 && foreigns >= FOREIGN_SHARE * others;
	const handsOver = !hasForeign && others * 2 >= all;
	const hasOtherMain = mainFunctions.length > 0 && known === 0;
	if (!hasForeign && (!hasOtherMain || handsOver)) return;
	const found = [packagesOf(named).filter((path) => !isInside(path, own)), inMain(mainFunctions)];
	const expected = main === void 0 ? "" : ` (main package ${main.importPath})`;
	throw new ExpectedError(`It is of another program: expected were functions of ${modulePath}${expected}, found were those of ${found.filter(({ length }) => length > 0).map(list).join(" and ")}.`, { fix: "Point the source at this program, or set `working-directory` and `package` to the one that the profile is of." });
}
/** Packages outside of the standard library, those with the most functions first. */
function packagesOf({ names }) {
	const counts = /* @__PURE__ */ new Map();
	for (const { path } of names) if (path !== "") counts.set(path, (counts.get(path) ?? 0) + 1);
	return [...counts].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([path]) => path);
}
/**
* The main package of this module that a profile is of: by its functions or, if none of them is known, by the folder of
* their files. Undefined if nothing shows it: a checkout may have any name, also that of a folder in it.
*/
function mainOfProfile(mainFunctions, folders, main, otherMains) {
	const declaredIn = (one) => mainFunctions.filter((name) => isDeclaredIn(one, name)).length;
	const [best = main] = [main, ...otherMains].sort((a, b) => declaredIn(b) - declaredIn(a));
	if (declaredIn(best) > 0) return best;
	if (main.folder === "") return void 0;
	return [main, ...otherMains].filter(({ folder }) => folder !== "" && folders.some((at) => at.endsWith(`/${folder}`))).sort((a, b) => b.folder.length - a.folder.length)[0];
}
function otherProgram(main, other, mainFunctions, modulePath) {
	const names = mainFunctions.filter((name) => isDeclaredIn(other, name) && !isDeclaredIn(main, name));
	const which = names.length === 0 ? "" : `, such as ${list(inMain(names))}`;
	return new ExpectedError(`It is of another program of ${modulePath}: expected was main package ${main.importPath}, found were functions of ${other.importPath}${which}.`, { fix: `Give this source to a step with \`package: ./${other.folder}\`, and to this one a source of ${main.importPath}.` });
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
const [NAMED$2, NAME_LENGTH] = [3, 100];
function list(names) {
	const more = names.length > NAMED$2 ? ` and ${names.length - NAMED$2} more` : "";
	const printable = (name) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
	return names.slice(0, NAMED$2).map(printable).join(", ") + more;
}

// src/profile/judge-content.ts
/**
* Validates one profile: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions; undefined if the program is not known.
* @param known names of the profiles before, by the same `own` and renames.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
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
		ownShare: own && ownShareOf(named, isOnlyEdges)
	};
	const doubts = doubtsAbout(judged, own?.modulePath);
	if (strange !== void 0) doubts.push({
		severity: "warning",
		message: strange,
		fix: "Check which program the source profiles."
	});
	return {
		profile: judged,
		doubts,
		head: headOf(profile),
		edges: foldEdges(named),
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
function mustHaveSamples(profile) {
	const { samples, sampleTypes, period } = profile;
	if (samples.values.some((value) => value < 0)) throw notCpu("It has negative values: it is the difference of two profiles.");
	const totals = exactTotals(samples.values, sampleTypes.length, samples.count);
	const taken = totals[compilerSampleType(profile)] ?? 0n;
	if (taken === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
	const time = sampleTypeIndex(profile, "cpu", "nanoseconds") >= 0 ? 0n : taken * BigInt(period);
	if ([...totals, time].every((total) => total <= BigInt(Number.MAX_SAFE_INTEGER))) return;
	throw new ExpectedError("Its values or their time add up to more than 2^53, which no program reaches.", { fix: ORIGIN_FIX });
}
/** @throws ExpectedError when its functions are not named as Go names them. */
function mustBeGo({ names }) {
	const first = names.find(({ name }) => name !== "");
	if (first === void 0) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	const GO = /^(main|runtime|internal\/runtime)[./]|[\w)\]]\.\(\*[^)]+\)\./;
	if (!names.some(({ name }) => GO.test(name))) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${printable(first.name)}\`.`, { fix: "Point the source at the Go service itself." });
	const several = names.find(({ written }) => /[\n\r]/.test(written));
	if (several === void 0) return;
	const message = `It has a function name of several lines, \`${printable(several.name)}\`, which no Go program has and \`go build\` cannot read.`;
	throw new ExpectedError(message, { fix: ORIGIN_FIX });
}
function printable(name) {
	return name.replace(/[^\x20-\x7e]/g, "?").replaceAll("`", "'").slice(0, 60);
}
/** @throws ExpectedError when the compiler would find no start line and refuse the profile. */
function mustHaveStartLines(profile) {
	const starts = locationBits(profile, (func) => profile.functions.startLines[func] !== 0);
	if (weightWith(profile, starts, 1, 2) > 0) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}
/** Build IDs of the mappings that hold Go's runtime; if none does, of the first, which by convention is the program. */
function buildIdsOf({ profile, names }) {
	const { mappings, locations } = profile;
	const isRuntime = locationBits(profile, (func) => names[func]?.name.startsWith("runtime."));
	const ofProgram = new Set(locations.mapping.filter((_, at) => isRuntime[at] === 1));
	ofProgram.delete(-1);
	const ids = mappings.flatMap(({ buildId }, index) => buildId !== "" && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : []);
	return [...new Set(ids)].sort();
}
/** A compacted profile only shows that nothing of it is own. */
function ownShareOf({ profile, names }, isOnlyEdges) {
	if (isOnlyEdges) return names.some(({ isOwn }) => isOwn) ? void 0 : 0;
	const isOwn = locationBits(profile, (func) => names[func]?.isOwn);
	const type = compilerSampleType(profile);
	return weightWith(profile, isOwn, 1) / sumOf(profile, (values) => values[type]);
}
/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
function doubtsAbout(profile, modulePath) {
	const doubts = [];
	if (profile.samples < FEW_SAMPLES) doubts.push({
		severity: "warning",
		message: `It holds only ${count(profile.samples, "sample")} (${(Number(profile.cpuNanos) / 1e9).toFixed(1)} s of CPU time).`,
		fix: "Profile it for longer, or while it is busy."
	});
	const { ownShare = 1 } = profile;
	if (ownShare < LOW_OWN_SHARE) {
		const howMany = ownShare === 0 ? "None of its stacks holds" : `Only ${share(ownShare)} of its stacks hold`;
		doubts.push({
			severity: "warning",
			message: `${howMany} a function of ${modulePath}.`,
			fix: "Check that it comes from this program, and that it was taken under its usual load."
		});
	}
	return doubts;
}

// src/profile/judge-files.ts
/** Validates one collected file, as `judgeContent`. */
async function judge(file, own, renames = []) {
	const { profile, doubts } = judgeContent(await contentOf(file), own, new KnownNames(own, renames));
	return {
		profile,
		doubts
	};
}
/** Files that are unpacked at the same time. */
const AT_ONCE = 2;
/** Of larger ones one at a time: both bound the memory, whatever the number of files. */
const USUAL_BYTES = 4194304;
/** Validates each file once, from when it is first asked about. */
function fileJudge({ own, signal, renames = [], reduceInto }) {
	setFlagsFromString("--semi-space-growth-factor=1");
	const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
	const asked = /* @__PURE__ */ new Map();
	const parts = reduceInto === void 0 ? void 0 : new EdgeParts(reduceInto);
	let names = new KnownNames(own, renames);
	const judgeFile = async (path) => {
		const content = await contentOf(readable(() => readFileSync(path)));
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
			await setImmediate();
			signal.throwIfAborted();
			return await (sizeOf(path) > USUAL_BYTES ? large(() => judgeFile(path)) : judgeFile(path));
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
		judge(path) {
			const judged = asked.get(path) ?? usual(() => judgement(path));
			asked.set(path, judged);
			return judged;
		},
		/** Sums of the call edges of the files accepted so far; empty without `reduceInto`. */
		parts: () => parts?.all() ?? []
	};
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
function recordingOf({ profile: { timeNanos }, recordedAt }) {
	return recordedAt === void 0 || timeNanos <= 0n ? void 0 : `${timeNanos} ${recordedAt}`;
}
/** Keeps one of those with the same key; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(readable, keyOf, findings) {
	return [...groupBy(readable, (judged) => keyOf(judged) ?? judged)].flatMap(([, twins]) => {
		const [stays, ...others] = twins.toSorted(byFullness);
		const weight = twins.reduce((most, one) => Math.max(most, one.weight ?? 1), 0);
		const isMixed = twins.some((one) => (one.weight ?? 1) !== weight);
		const once = `it counts once${isMixed ? `, with the larger weight (${weight})` : ""}.`;
		for (const goes of others) {
			const message = `${sameness(goes, stays)}; ${once}`;
			findings.push(about(goes, {
				severity: "note",
				message
			}));
		}
		return isMixed ? {
			...stays,
			weight
		} : stays;
	});
}
/** Of the same recording, the fuller one; of one profile in two files, always the same one. */
function byFullness({ profile: a }, { profile: b }) {
	return b.samples - a.samples || compareText(a.sha256, b.sha256);
}
function sameness(goes, stays) {
	if (goes.path === stays.path) return "It is given twice";
	const isEqual = goes.profile.content === stays.profile.content;
	return `It is the same profile as ${stays.name}, ${isEqual ? "byte for byte" : "from the same place and time"}`;
}
/** pprof silently drops the columns that one input lacks, and refuses different period types: the most samples win. */
function dropMisfits(readable, findings) {
	const columnsOf = ({ profile }) => `${profile.sampleTypes.join(", ")} per ${profile.periodType}`;
	const samples = (group) => group.reduce((sum, { profile }) => sum + profile.samples, 0);
	const [kept, ...others] = [...groupBy(readable, columnsOf)].sort(([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b));
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
/** The builds that profiles are of, newest first. A profile that was merged elsewhere of several builds counts for each. */
function buildsOf(inputs) {
	const builds = /* @__PURE__ */ new Map();
	for (const { profile } of inputs) for (const id of profile.buildIds.length === 0 ? [""] : profile.buildIds) {
		const { profiles = 0, newest = 0n } = builds.get(id) ?? {};
		builds.set(id, {
			id: id === "" ? void 0 : id,
			profiles: profiles + 1,
			newest: profile.timeNanos > newest ? profile.timeNanos : newest
		});
	}
	return [...builds.values()].sort((a, b) => Number(b.newest > a.newest) - Number(b.newest < a.newest) || compareText(a.id ?? "", b.id ?? ""));
}
/**
* Says if the accepted profiles are of several builds and, for `newest`, keeps those of the build that was profiled last.
* The result does not depend on their order.
*/
function ofWantedBuild(judgements, wanted) {
	const { accepted } = judgements;
	const builds = buildsOf(accepted);
	const result = (kept, finding) => ({
		...judgements,
		accepted: kept,
		findings: [...judgements.findings, { finding }]
	});
	if (builds.length < 2) return judgements;
	if (wanted === "any") return result(accepted, mixed(builds));
	const pure = accepted.filter(({ profile }) => profile.buildIds.length < 2);
	const [newest, second] = buildsOf(pure).filter(({ id }) => id !== void 0);
	if (newest === void 0 || second?.newest === newest.newest) return result(accepted, UNDECIDED);
	const kept = pure.filter(({ profile }) => profile.buildIds[0] === newest.id);
	const left = count(accepted.length - kept.length, "profile");
	return result(kept, {
		severity: "note",
		message: `By \`build-id: newest\`, the merge has ${count(kept.length, "profile")} of the newest build, and leaves out ${left} of other builds.`
	});
}
/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go accepts it. */
function mixed(builds) {
	return {
		severity: "note",
		message: `The profiles are of ${count(builds.length, "build")} of the program.`,
		fix: "Set `build-id: newest` to merge only those of the newest, when much has changed in between."
	};
}
const UNDECIDED = {
	severity: "warning",
	message: "`build-id: newest` cannot choose: the profiles hold no single build ID, no start, or the same start for several builds. The profiles of all builds are merged.",
	fix: "Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`)."
};
/** Profiles of one part: enough to have few parts, few enough that leaving one out costs little. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 4;
/**
* Adds up the call edges of profiles while others still arrive: pprof then merges a hundredth of the files, each of them
* smaller than a profile. The order of arrival decides which profiles make up a part, but not their sum.
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
		const part = this.#partFor(JSON.stringify([
			profile.sampleTypes,
			profile.buildIds,
			times === void 0
		]), head, most);
		part.edges.addAll(edges, factor);
		part.members.add(profile.content);
		if (times !== void 0) part.times = addTimes(part.times ?? NO_TIMES, times, factor);
		for (const [type, value] of most.entries()) part.most[type] = (part.most[type] ?? 0) + value;
		if (head.period > part.head.period) part.head = head;
		if (part.members.size >= PART) this.#write(part);
	}
	/** Writes what is in memory. */
	close() {
		for (const part of this.#open) this.#write(part);
	}
	/** Everything that was added. */
	all() {
		this.close();
		return this.#written;
	}
	/** A part holds profiles that pprof can merge, of one build, since the merge may leave out another one. */
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
		const { key: build, head, edges, members, times } = part;
		const path = join(this.#folder, `${this.#written.length}.pprof`);
		const bytes = encodeSums(head, edges.toEdges(compilerSampleType(head)));
		mkdirSync(this.#folder, { recursive: true });
		writeFileSync(path, bytes);
		this.#written.push({
			path,
			build,
			size: bytes.length,
			members,
			totals: edges.totals,
			times
		});
	}
};
/**
* Parts whose sum is that of the inputs, each times its factor. A part from before is used if all of its members are
* inputs that count once; the other inputs are read again.
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

// src/profile/align.ts
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
const NAMED$1 = 1;
const METHOD = .9;
const OPERATION = .4;
const VALUE = .2;
/** Functions that the compiler calls, by the letters of `helper/source/calls.go`. */
const OPERATIONS = [
	[/^runtime\.mapassign/, "w"],
	[/^runtime\.map(?!assign)|^internal\/runtime\/maps\./, "m"],
	[/^runtime\.growslice/, "a"],
	[/^runtime\.make/, "k"],
	[/^runtime\.(chan|select|close|block)/, "c"],
	[/^runtime\.concat/, "s"],
	[/^runtime\.newproc/, "g"],
	[/^runtime\.(gopanic|gorecover|panic)/, "p"],
	[/^runtime\.(slicebytetostring|stringtoslice|slicerunetostring|intstring|rawstring|rawbyte)/, "v"],
	[/^runtime\.(newobject|malloc)/, "n"],
	[/^runtime\.(memmove|typedslicecopy|typedmemmove|memclr)/, "y"],
	[/^runtime\.(memequal|efaceeq|ifaceeq|strequal|cmpstring)|^cmpbody|^memeqbody|^internal\/bytealg\.|^type:/, "e"],
	[/^runtime\.(assert|typeAssert|getitab|interfaceSwitch)/, "t"],
	[/^runtime\.(defer|\(\*_panic\)|\(\*_defer\))/, "d"],
	[/^runtime\.(asyncPreempt|wb|morestack|duff|convT)|^gcWriteBarrier/, "x"]
];
const METHOD_NAME = /\)\.([^.]+)$|^[^.]+\.([^.]+)$/;
function calleeOf(key) {
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
/** Takes a symbol without type arguments apart. */
function symbolOf(key) {
	const { package: path, rest } = splitSymbol(key);
	const [, declared = rest, part = ""] = /^(\(\*?[^)]*\)\.[^.-]+|init\.\d+|[^.-]+\.(?!(?:func|gowrap|deferwrap)?\d)[^.-]+|[^.-]*)(.*)$/s.exec(rest) ?? [];
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
function alignCalls(calls, lines, source) {
	const byLine = groupBy(calls, ({ edge }) => edge.offset);
	const old = [...byLine.keys()].sort((a, b) => a - b);
	const score = (offset, line) => line === void 0 ? 0 : (byLine.get(offset) ?? []).reduce((sum, { worth, callee }) => sum + worth * fitness(callee, line, source), 0);
	const lineAt = new Map(lines.map((line) => [line.offset, line]));
	const offsets = lines.map(({ offset }) => offset);
	const best = align(old, offsets, (i, j) => score(old[i], lines[j]));
	const all = calls.reduce((sum, { worth, callee }) => sum + worth * (callee.operations === "" ? NAMED$1 : OPERATION), 0);
	return {
		old,
		now: best.sites.map((site) => site === void 0 ? void 0 : offsets[site]),
		score: best.score,
		inPlace: old.reduce((sum, offset) => sum + score(offset, lineAt.get(offset)), 0),
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
		return operations === "" && isOpen && source.get(key) !== void 0;
	};
	const named = calls.filter(isNamed);
	if (inPlace >= score - 1e-9 * (1 + score)) {
		const isOther = inPlace === 0 && named.length >= 2 && !named.some(fitsAnywhere);
		return {
			of: (call) => {
				const { offset } = call.edge;
				const isShown = isShownAt(call.callee, offset);
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
					to: Number.POSITIVE_INFINITY
				};
			},
			isOther
		};
	}
	const offsets = new Map(old.flatMap((offset, i) => now[i] === void 0 ? [] : [[offset, now[i]]]));
	const window = (offset) => ({
		from: Math.max(0, ...[...offsets].flatMap(([one, today]) => one <= offset ? today : [])),
		to: Math.min(Number.POSITIVE_INFINITY, ...[...offsets].flatMap(([one, today]) => one >= offset ? today : []))
	});
	const isOther = score < SAME_BODY * named.reduce((sum, { worth }) => sum + worth, 0);
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
/** How well a line of the source explains a call. */
function fitness(callee, line, source) {
	let best = 0;
	for (const target of line.callees) best = Math.max(best, fitOf(callee, target, source));
	return best;
}
function fitOf({ key, method, operations }, target, source) {
	if (target === key) return NAMED$1;
	if (target.startsWith("!")) return [...operations].some((letter) => target.includes(letter, 1)) ? OPERATION : 0;
	const name = target.startsWith(".") ? target.slice(1) : void 0;
	if (name !== void 0 && method === name) return METHOD;
	const isValue = target === "?" || (name === void 0 ? source.get(target) === void 0 && source.packages.has(symbolOf(target).path) : source.fields.has(name) || !source.methods.has(name));
	const isKnown = source.get(key) !== void 0 || /\.func\d/.test(key);
	return isValue && isKnown && operations === "" ? VALUE : 0;
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
	#index = remembered((path) => this.#indexOf(path));
	neighbours = remembered((path) => this.#neighbours(path));
	constructor(source) {
		this.#source = source;
	}
	/** Packages that have another path today: another major version, or most of the functions. */
	movedPackages(declarations) {
		const { packages } = this.#source;
		const result = /* @__PURE__ */ new Map();
		const gone = declarations.map(symbolOf).filter(({ path }) => !packages.has(path));
		if (gone.length === 0) return result;
		const byMajor = groupBy([...packages.keys()], withoutMajor);
		const having = groupBy([...packages].flatMap(([path, keys]) => keys.map((key) => ({
			path,
			name: key.slice(path.length + 1)
		}))), ({ name }) => name);
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
	#indexOf(path) {
		const keys = (this.#source.packages.get(path) ?? []).filter((key) => symbolOf(key).part === "");
		const pairs = keys.flatMap((key) => {
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
	/** Whether a type has methods. @param type `path.T`. */
	hasType(type) {
		return this.#index(type.slice(0, type.lastIndexOf("."))).types.has(type);
	}
	/** The functions of these packages with this last name. */
	named(paths, name) {
		return paths.flatMap((path) => this.#index(path).byName.get(name) ?? []);
	}
	/** The functions of a package that may call this one. */
	callersOf(path, { key, method }) {
		const { byCallee } = this.#index(path);
		return [...byCallee.get(key) ?? [], ...method && byCallee.get(`.${method}`) || []];
	}
};
function remembered(answer) {
	const known = /* @__PURE__ */ new Map();
	return (question) => {
		if (!known.has(question)) known.set(question, answer(question));
		return known.get(question);
	};
}
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
	const sums = /* @__PURE__ */ new Map();
	for (const { edge, to } of matches) {
		if (to === void 0) continue;
		const key = `${to.offset} ${to.caller} ${to.callee}`;
		const other = sums.get(key);
		const values = edge.values.map((value, type) => value + (other?.values[type] ?? 0));
		sums.set(key, {
			...edge,
			...to,
			weight: edge.weight + (other?.weight ?? 0),
			values
		});
	}
	return {
		matches,
		edges: [...sums.values()].sort(byName)
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
	/** What no source has stays as it is: written by the compiler or cgo, or in place of stacks that no profiler can see. */
	#isOfCompiler(symbol) {
		const { path, declared, type = `${path}.${declared}` } = symbolOf(symbol);
		const isOfSource = this.#source.get(`${path}.${declared}`) !== void 0 || !/^$|^(type:|go:)|[^\w/.~%+-]/.test(path) && (this.#source.embedding.has(type) ? !this.#source.methods.has(lastName(declared)) : !/^(_cgo|_Cfunc|_cgoexp)|^_[A-Z]|^(init|glob|map)\b/.test(declared));
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
		const calls = this.#calls(missing).filter(({ callee }) => callee.operations === "" && callee.key !== missing);
		const received = this.#calledInstead(missing, path);
		return [.../* @__PURE__ */ new Set([
			...received.keys(),
			...calls.flatMap(({ callee }) => this.#where.callersOf(path, callee)),
			...this.#where.named([path, ...this.#where.neighbours(symbolOf(missing).path)], lastName(declared))
		])].flatMap((one) => {
			const symbol = symbolOf(one);
			if (symbol.part !== "" || taken.has(one)) return [];
			const out = calls.length === 0 ? 0 : similarity(calls, this.#source.get(one)?.lines ?? [], this.#source);
			const calledHere = received.get(one) ?? 0;
			const name = symbol.declared === declared ? 1 : likeness(lastName(symbol.declared), lastName(declared));
			const isCalled = calledHere > .5;
			const isAlike = calls.length === 0 ? isCalled : out >= .6 && (calls.length > 1 || isCalled || name >= .2) || name >= .7 && out >= .5;
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
		const edges = this.#incoming.get(missing) ?? [];
		const all = edges.reduce((sum, { weight }) => sum + weight, 0);
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
				const weight = renamed.filter(isFound).reduce((sum, { edge }) => sum + edge.weight, 0);
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
		const today = this.#names.get(before);
		const way = this.#ways.get(before);
		const parts = symbols.map((symbol) => symbol.slice(before.length)).filter((part) => part !== "");
		const moved = new Map(parts.map((part) => [part, part]));
		if (today !== void 0 && this.#source.get(today) !== void 0) this.#moveClosures(before, today, moved);
		for (const [part, now] of moved) {
			const isGone = today === void 0 || now === void 0;
			this.#names.set(before + part, isGone ? void 0 : today + now);
			const found = now === part ? way : "closure";
			if (today !== void 0 && found !== void 0) this.#ways.set(before + part, found);
		}
	}
	/**
	* Changes the parts of closures to today's, and those of what is in them.
	* @param from the closure that is looked into, with its function; @param to its name of today.
	*/
	#moveClosures(from, to, moved, outer = "") {
		const found = [...moved.keys()].filter((part) => part.startsWith(outer) && part !== outer).flatMap((part) => {
			const match = CLOSURE.exec(part.slice(outer.length));
			return match === null ? [] : [{
				part,
				kind: match[1],
				index: Number(match[2])
			}];
		});
		for (const [kind, closures] of groupBy(found, (one) => one.kind)) {
			const now = this.#alignClosures(from, to, kind, new Set(closures.map(({ index }) => index)));
			for (const [index, same] of groupBy(closures, (one) => one.index)) {
				const closure = `${outer}${kind}${index}`;
				const today = now.get(index);
				const name = today === void 0 ? void 0 : moved.get(outer) ?? "";
				for (const { part } of same) moved.set(part, name === void 0 ? void 0 : `${name}${kind}${today}${part.slice(closure.length)}`);
				if (today !== void 0 && same.length > 1) this.#moveClosures(`${from}${kind}${index}`, `${to}${kind}${today}`, moved, closure);
			}
		}
	}
	/** Today's numbers of closures, by their order and the calls that they make, or that are made to them. */
	#alignClosures(from, to, kind, numbers) {
		const old = [...numbers].sort((a, b) => a - b);
		const now = [];
		const today = (number) => `${to}${kind}${number}`;
		while (this.#source.get(today(now.length + 1)) !== void 0) now.push(now.length + 1);
		const calls = old.map((number) => this.#calls(`${from}${kind}${number}`).filter(({ callee }) => callee.operations !== "x"));
		const called = old.map((number) => this.#calledInPlaceOf(from, to, `${from}${kind}${number}`));
		const isSilent = (i) => calls[i]?.length === 0 && called[i]?.size === 0;
		const similar = (i, number) => calls[i]?.length === 0 ? Number(called[i]?.size === 1 && called[i].has(today(number))) : similarity(calls[i] ?? [], this.#source.get(today(number))?.lines ?? [], this.#source);
		if (old.every((one, i) => now.includes(one) && (isSilent(i) || similar(i, one) > .99))) return new Map(old.map((number) => [number, number]));
		const { sites } = align(old, now, (i, j) => similar(i, j + 1));
		const found = new Map(old.flatMap((number, i) => sites[i] === void 0 ? [] : [[number, sites[i] + 1]]));
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
	/** The calls that the profile saw in a function, by the names of today as far as they are known. */
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
		return lines.filter(({ callees }) => callees.includes("!mc")).map(({ offset: start }) => lines.flatMap((line) => line.offset < start ? [] : {
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
		return (this.#source.get(declaration)?.name ?? declaration) + today.slice(declaration.length);
	}
};
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

// src/profile/weigh.ts
/** From so many samples on, `equal` gives a profile a whole voice. */
const ENOUGH_SAMPLES = 100;
/** With fewer, its samples count at most so many times as often as those of the largest one. */
const MOST_TIMES = 10;
/** The smallest factor where the ratio cannot be exact: the next integers are a tenth of a percent away. */
const PRECISION = 1e3;
/** What rounding of doubles may leave of an integer. */
const ALMOST_WHOLE = 1e-9;
/**
* Finds the factors of the inputs: the smallest integers in the wanted ratio. Most values of a profile are 1, which
* fractions would make 0 or double (golang/go#73640). If the exact ratio takes large integers, the smallest one is
* `PRECISION`, and the others are rounded. The factors do not depend on the order of the inputs.
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
	if (smallest < 1 || !isFit(factors)) throw tooFarApart(inputs);
	return factors;
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
async function withCommitted(inputs, fresh, committed, part, { scratch, signal }) {
	const most = inputs.reduce((sum, { factor, profile }) => sum + factor * Math.max(...profile.totals.map(Number)), 0);
	const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + part) * most));
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
	await writeFile(path, encodeWhole({
		...scaled,
		timeNanos: 0n,
		durationNanos: 0
	}, {
		...totals,
		weighted
	}));
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
	return [...inputs.map((input) => ({
		...input,
		factor: times * input.factor
	})), {
		...old,
		factor: 1
	}];
}

// src/profile/repair.ts
/** So many calls of each kind are named. */
const NAMED = 5;
/** A summary of the matches. */
function repairOf({ matches }) {
	const total = matches.reduce((sum, { edge }) => sum + edge.weight, 0);
	const shareOf = (some) => total === 0 ? 0 : some.reduce((sum, { edge }) => sum + edge.weight, 0) / total;
	const byWay = groupBy([...matches].sort((a, b) => byWeight(a.edge, b.edge)), ({ way }) => way);
	const ways = WAYS.filter((way) => way !== "same").flatMap((way) => {
		const found = byWay.get(way) ?? [];
		const heaviest = found.slice(0, NAMED).map((match) => ({
			from: inWords(match.edge),
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
		stale: ways.reduce((sum, { weight }) => sum + weight, 0),
		lost: shareOf(byWay.get("lost") ?? []),
		ways
	};
}
function inWords({ caller, callee, offset }) {
	return `${caller} → ${callee} (+${offset})`;
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
	const today = renamer(renames ?? []);
	const bytes = encodeStacks(repairStacks(renameFunctions(profile, (name) => today(ownName(name))), rematched.matches), exclusions, read, remarks, repair.lost === 0);
	return {
		...read,
		edges,
		bytes,
		repair,
		exclusions,
		times: void 0
	};
}
/** As `repairProfile`, without the calls that the settings keep out, and whether the result is worth proposing. */
async function repairToPropose(file, read, rematched, settings, goVersion) {
	const exclusions = exclusionsFor(settings, goVersion);
	const repaired = await repairProfile(file, read, rematched, {
		...settings,
		exclusions
	});
	return {
		...repaired,
		decision: decideRepair(repaired.repair, settings.minDrift)
	};
}
function decideRepair({ stale, lost }, minDrift) {
	const staleWeight = stale;
	const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; repaired, ${share(1 - lost)}`;
	if (stale === 0) return {
		kind: "keep",
		reason: "Every call of the committed profile is where it was.",
		staleWeight
	};
	if (lost === 1) return {
		kind: "reject",
		reason: "Nothing of the committed profile is in today’s source.",
		staleWeight
	};
	if (stale - lost < minDrift) return {
		kind: "keep",
		reason: `${reach}, which is within \`min-drift\`.`,
		staleWeight
	};
	return {
		kind: "update",
		reason: `${reach}.`,
		staleWeight
	};
}
const IN_WORDS = {
	same: "is where it was",
	moved: "moved to another line of its function",
	package: "is in a package with another path",
	renamed: "has another name",
	closure: "is in a closure with another number",
	lost: "was not found again"
};
/** Nothing that weighs less is a finding of its own. */
const LEAST_NOTED = .01;
/** What was matched in each way, with its heaviest calls. */
function waysInWords({ ways }) {
	return ways.filter(({ weight }) => weight >= LEAST_NOTED).map((way) => ({
		severity: "note",
		message: wayInWords(way)
	}));
}
function wayInWords({ way, calls, weight, heaviest }) {
	const named = heaviest.slice(0, 2).map(({ from, to, weight: one }) => `${from}${to === void 0 ? "" : `, now ${to}`} (${share(one)})`).map(withoutTypeArguments);
	return `${share(weight)} of the weight (${count(calls, "call")}) ${IN_WORDS[way]}, such as ${named.join(" and ")}.`;
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
		const samples = {
			...whole.samples,
			frames: Uint32Array.from(frames)
		};
		const today = {
			...whole,
			locations: columnsOf(columns),
			samples
		};
		return renameFunctions(today, (name) => names.get(name) ?? name);
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

// src/profile/merge.ts
/**
* Weighs, merges and encodes validated profiles as the settings say.
* @throws Rejected when the merge does not hold what is required.
*/
async function mergeAccepted(accepted, request) {
	const { settings, goVersion, required, committed, carryOver: part = 0, ...given } = request;
	const { compact, renames } = settings;
	const options = {
		...given,
		compact,
		renames,
		exclusions: exclusionsFor(settings, goVersion)
	};
	const fresh = await mergeProfiles(weigh(accepted, settings.weighting), options);
	if (required !== void 0) requireUsable(fresh, required);
	const findings = [
		...aboutMergedSamples(fresh),
		...aboutRepairs(fresh),
		...aboutExclusions(settings, goVersion, fresh.edges.edges)
	];
	const potential = potentialOfTimes(fresh.times, "the collected profiles");
	const stacks = collectedStacks(fresh.inputs, renames, given.signal);
	if (part === 0 || committed === void 0) return {
		merged: fresh,
		findings,
		potential,
		stacks
	};
	const carried = await carryOver(fresh, committed, part, options);
	return {
		merged: carried.merged,
		findings: [...findings, ...carried.findings],
		potential,
		stacks
	};
}
/** What to do when a merge has too few samples. */
const TAKE_MORE_SAMPLES = "Profile for longer (`seconds: 60`), more instances, or while they are busy.";
function requireUsable({ samples, edges }, { minSamples, expect }) {
	if (samples < minSamples) {
		const reason = `The merge holds ${count(samples, "sample")}, and \`min-samples\` is ${minSamples}.`;
		throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
	}
	const missing = missingFrom("The merge", edges.edges, expect);
	if (missing !== void 0) throw new Rejected(missing.message, missing);
}
/** What was collected of other builds than today's, and matched to its source. */
function aboutRepairs({ repairs }) {
	if (repairs.length === 0) return [];
	const all = repairs.reduce((sum, { weight }) => sum + weight, 0);
	const reached = (missed) => share(repairs.reduce((sum, one) => sum + one.weight * (1 - one[missed]), 0) / all);
	return [{
		severity: "note",
		message: `${share(all)} of the collected weight is of other code than today’s, and is matched to it: ${reached("lost")} of it reaches the compiler, instead of ${reached("stale")}.`
	}];
}
/**
* The committed profile, matched to today's source, is one more input of what is written, with `part` of the weight of all
* others. The decision is made on the new profiles alone.
*/
async function carryOver(fresh, committed, part, options) {
	try {
		const { repair, renames } = options;
		const read = await readProfile(committed, renames);
		const rematched = await repair?.rematch(read.edges);
		const how = repair && {
			...repair,
			compact: options.compact,
			renames
		};
		const old = rematched && how ? (await repairProfile(committed, read, rematched, how)).bytes : committed;
		const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles(await withCommitted(fresh.inputs, fresh, old, part, options), {
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
	} catch (error) {
		options.signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		return {
			merged: fresh,
			findings: [{
				severity: "note",
				message: `Nothing of the committed profile is carried over: ${error.message}`
			}]
		};
	}
}
/**
* Merges validated profiles with pprof and compacts the result. The bytes depend on the inputs, not on their order.
* @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its factor.
*/
async function mergeProfiles(inputs, options) {
	const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
	const profiles = ordered.map(({ profile }) => profile);
	mustBeExact(ordered);
	const { compact, provenance, carriedOver, exclusions = [], renames = [] } = options;
	const today = renamer(renames);
	const nameToday = (name) => today(ownName(name));
	const { head, edges, stacks, times, repairs } = await (compact === "none" ? mergeStacks : mergeEdges)(ordered, options, nameToday);
	const totals = {
		samples: profiles.reduce((sum, { samples }) => sum + samples, 0),
		cpuNanos: profiles.reduce((sum, { cpuNanos }) => sum + cpuNanos, 0n),
		weighted: weightedSamples(ordered)
	};
	const inputsSha256 = digest(profiles.map(({ sha256 }) => sha256).join("\n"));
	const remarks = provenanceInWords(provenance, windowOf(profiles), inputsSha256, carriedOver);
	const bytes = stacks === void 0 ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, remarks) : encodeStacks(stacks, exclusions, totals, remarks, repairs.length === 0);
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
		inputs: ordered,
		repairs
	};
}
/** Merges the call edges of the inputs. @throws ExpectedError when something was lost. */
async function mergeEdges(inputs, options, nameToday) {
	const collected = await partsOf(inputs, options.parts ?? [], options.scratch, options.signal);
	const written = (profile, { edges }) => encodeSums(profile, edges);
	const { parts, repairs } = await repairBuilds(collected, options, nameToday, written);
	const profile = decodeProfile(await pprofSum(parts, options));
	const sums = foldEdges(new KnownNames().named(profile), "Together, the profiles have");
	assertTotals(sums.totals, addTotals(parts.map(({ totals }) => totals)), profile);
	const timed = collected.flatMap(({ times }) => times ?? []);
	const profiles = inputs.map((input) => input.profile);
	const durations = profiles.reduce((sum, { durationNanos }) => sum + durationNanos, 0);
	return {
		head: {
			...headOf(profile),
			timeNanos: windowOf(profiles)?.from ?? 0n,
			durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations)
		},
		edges: edgeSetOf(sums.toEdges(compilerSampleType(profile), nameToday)),
		times: timed.length === 0 ? void 0 : timed.reduce((sum, times) => addTimes(sum, times), NO_TIMES),
		repairs
	};
}
/**
* Matches each build to today's source, before all are merged: the lines of a function go together only within one build. Builds
* that are where the source is, or weigh less than `minDrift`, stay as they are.
*/
async function repairBuilds(parts, options, nameToday, written) {
	const { repair, scratch } = options;
	if (repair === void 0) return {
		parts,
		repairs: []
	};
	const weightOf = (some) => Number(addTotals(some.map(({ totals }) => totals))[0]);
	const repaired = [];
	const repairs = [];
	for (const build of groupBy(parts, (part) => part.build).values()) {
		const weight = weightOf(build) / weightOf(parts);
		const profile = weight < repair.minDrift ? void 0 : decodeProfile(await pprofSum(build, options));
		const found = profile && await repair.rematch(edgesOf(profile).edges(nameToday));
		const result = found && repairOf(found);
		const [first] = build;
		if (!(profile && found && result && first) || result.stale - result.lost < repair.minDrift) {
			repaired.push(...build);
			continue;
		}
		const path = join(scratch, `repaired-${repairs.length}.pprof`);
		const bytes = written(profile, found);
		await writeFile(path, bytes);
		repaired.push({
			...first,
			path,
			size: bytes.length,
			totals: totalsIn(decodeProfile(bytes))
		});
		repairs.push({
			...result,
			weight
		});
	}
	return {
		parts: repaired,
		repairs
	};
}
/** Merges the inputs with their whole stacks. @throws ExpectedError when they are too large or something was lost. */
async function mergeStacks(inputs, options, nameToday) {
	for (const { profile, name } of inputs) mustBeUsual(profile.unpacked, name);
	const folder = join(options.scratch, "stacks");
	await mkdir(folder, { recursive: true });
	const isWeighted = inputs.some(({ factor }) => factor !== 1);
	const files = [];
	for (const [index, { path, factor, profile }] of inputs.entries()) {
		const copy = join(folder, `${index}.pprof`);
		const build = JSON.stringify(profile.buildIds);
		const totals = totalsOfInputs(inputs.slice(index, index + 1));
		files.push({
			path: copy,
			build,
			size: profile.unpacked,
			totals
		});
		if (isWeighted) {
			const stacks = await decodeFile(await readFile(path));
			await writeFile(copy, encodeWhole(scaleValues(stacks, factor)));
		} else await copyFile(path, copy);
	}
	const written = (profile, { matches }) => encodeWhole(repairStacks(renameFunctions(profile, nameToday), matches));
	const { parts, repairs } = await repairBuilds(files, options, nameToday, written);
	const bytes = await pprofSum(parts, options);
	mustBeUsual(bytes.length, `The merge of ${count(inputs.length, "profile")}`);
	const merged = decodeProfile(bytes);
	assertTotals(totalsIn(merged), addTotals(parts.map(({ totals }) => totals)), merged);
	const stacks = renameFunctions(merged, nameToday);
	const { head, edges, times } = edgesOf(stacks);
	return {
		head,
		edges: edges(),
		stacks,
		times,
		repairs
	};
}
/** Bytes of whole stacks, unpacked: in memory they take thirty times as much. */
const MOST_OF_STACKS = 8388608;
/** @throws ExpectedError */
function mustBeUsual(size, what) {
	if (size <= MOST_OF_STACKS) return;
	throw new ExpectedError(`${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`, { fix: "Use `compact: edges`, the default: the compiler makes the same of it." });
}
function totalsIn({ samples, sampleTypes }) {
	return exactTotals(samples.values, sampleTypes.length, samples.count);
}
/** Files of one call of pprof: far below the limits of argument length (2 MB) and open files. */
const MOST_FILES = 1e3;
/** Bytes of one call, unpacked: pprof takes some twenty times as much memory. */
const MOST_BYTES = 8388608;
/** Go collects garbage more often than by default: half the memory for a tenth more time. */
const LESS_MEMORY = {
	GOGC: "50",
	GOMEMLIMIT: "300MiB"
};
/**
* Merges profile files, with as many calls of pprof as it takes.
* @returns protocol buffers.
* @throws ExpectedError when pprof fails; whether it dropped a file, only the sums show.
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
/** The files of each call; at least two, so that each round has fewer. */
function callsFor(files) {
	const calls = [];
	let bytes = 0;
	for (const file of files) {
		const call = calls.at(-1);
		const isFull = call === void 0 || call.length >= MOST_FILES || call.length > 1 && bytes + file.size > MOST_BYTES;
		if (isFull) calls.push([file]);
		else call.push(file);
		bytes = isFull ? file.size : bytes + file.size;
	}
	return calls;
}
async function callPprof(files, output, options) {
	const { pprof, scratch, env, signal } = options;
	const { exitCode, stderr } = await run([
		pprof,
		"-proto",
		"-symbolize=none",
		`-output=${output}`,
		...files.map(({ path }) => path)
	], {
		cwd: scratch,
		env: {
			...env,
			...LESS_MEMORY
		},
		credentials: "nothing",
		signal
	});
	if (exitCode === 0) return;
	const said = stderr.trim().split("\n").slice(-3).join(" ");
	throw new ExpectedError(`\`go tool pprof -proto\` failed: ${said}`, { fix: "Run `npx go-pgo@1 inspect` on the collected files to see which one it cannot read." });
}
/** Exact sum of the values of each sample type, each input times its factor. */
function totalsOfInputs(inputs) {
	return addTotals(inputs.map(({ factor, profile }) => profile.totals.map((total) => BigInt(factor) * total)));
}
function addTotals(all) {
	return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}
/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs) {
	const type = totalsOfInputs(inputs).findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
	if (type < 0) return;
	const name = inputs[0]?.profile.sampleTypes[type];
	throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each with `npx go-pgo@1 inspect`: no program reaches that, so one of them is damaged, or made up." });
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(actual, expected, { sampleTypes }) {
	const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
	if (index < 0) return;
	const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
	throw new ExpectedError(`The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`, { fix: "Run it again. If it fails again, merge the sources one by one, and report the profile at fault." });
}
/** Weighted by samples; undefined unless it is known of every input. */
function meanOwnShare(inputs) {
	const profiles = inputs.map(({ profile }) => profile);
	const all = profiles.reduce((sum, { samples }) => sum + samples, 0);
	if (all === 0 || profiles.some(({ ownShare }) => ownShare === void 0)) return void 0;
	return profiles.reduce((sum, { ownShare = 0, samples }) => sum + ownShare * samples, 0) / all;
}
/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1e3;
/** A warning if the merge, or what its weights leave of it, has few samples. */
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
		const { accepted, rejected, findings } = ofWantedBuild(all, config.buildId);
		report.add({ findings: findings.map(({ finding }) => finding) });
		if (rejected > 0) throw new ExpectedError(`${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`, { fix: "Leave those out, or fix them as each finding says." });
		const { merged, findings: about } = await mergeAccepted(accepted, {
			settings: config,
			goVersion: await goVersion({
				cwd,
				env,
				signal
			}),
			pprof: await pprof.answer,
			scratch,
			env,
			signal,
			parts: judging.parts()
		});
		report.add({ findings: about });
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
/** `inspect FILE`: what it holds, and whether it may enter a merge. @throws ExpectedError when it may not. */
async function inspect({ host, operands, config }, report) {
	const [name = ""] = operands;
	const { path, file } = await readOperand(host.cwd, name);
	const read = await readOrExplain(file, name);
	const times = read.samples < config.minSamples ? void 0 : read.times;
	const potential = potentialOfTimes(times, "this profile");
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
	const [old = "", young = ""] = operands;
	const [before, after] = [await readDiffed(host.cwd, old), await readDiffed(host.cwd, young)];
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
/** Decodes a profile that the user named. */
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
/** A warning when a profile is older than `maxAge`, in milliseconds. */
function aboutAge({ timeNanos }, maxAge, now) {
	const age = now.getTime() - Number(timeNanos / 1000000n);
	if (timeNanos <= 0n || age <= maxAge) return [];
	return [{
		severity: "warning",
		message: `It is ${duration(age)} old; \`max-profile-age\` is ${duration(maxAge)}.`,
		fix: "Refresh it; a scheduled workflow does so every week."
	}];
}
/** What the report says of a profile file. */
function factsOfFile(file, path, weighed) {
	const { head, edges, samples, cpuNanos, weighted } = weighed;
	return {
		path,
		bytes: file.length,
		sha256: createHash("sha256").update(file).digest("hex"),
		samples,
		effectiveSamples: weighted?.effective,
		cpuSeconds: Number(cpuNanos) / 1e9,
		edges: edges.edges.length,
		from: head.timeNanos > 0n ? isoDate(head.timeNanos) : void 0
	};
}
/** What the report says of a merged profile that was written to `path`. */
function factsOfMerged(merged, path) {
	const window = windowOf(merged.inputs.map(({ profile }) => profile));
	const builds = buildsOf(merged.inputs);
	const named = builds.filter(({ id }) => id !== void 0).length;
	const dated = builds.map(({ newest, ...build }) => ({
		...build,
		newest: newest > 0n ? isoDate(newest) : void 0
	}));
	return {
		path,
		bytes: merged.bytes.length,
		sha256: merged.sha256,
		samples: merged.samples,
		effectiveSamples: merged.weighted?.effective,
		cpuSeconds: Number(merged.cpuNanos) / 1e9,
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

export { stacksOf as C, encodeWhole as S, judge as _, inspect as a, Interned as b, readOrExplain as c, repairOf as d, repairProfile as f, fileJudge as g, rematch as h, factsOfMerged as i, mergeAccepted as l, waysInWords as m, diff as n, judgeOrExplain as o, repairToPropose as p, factsOfFile as r, merge as s, aboutAge as t, LEAST_NOTED as u, judgeAll as v, StackSum as x, ofWantedBuild as y };