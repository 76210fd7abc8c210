import { i as emptyTableToken, n as StringTable, t as Profile } from "./esm2.js";
import { d as readRegularFile } from "./files.js";
import { D as compareText } from "./start.js";
import { S as totalsInWords, _ as renameFunctions, l as headOf, m as locationBits, p as linesOf, s as eachSample, v as sampleTypeIndex } from "./columns.js";
import { r as decodeProfile, t as decodeFile } from "./decode.js";
import { S as readAs, i as callEdges, n as byName, r as byWeight } from "./edges.js";
import { l as isExcluded, u as renameExcluded } from "./exclusions.js";
import { E as splitSymbol, T as renamer } from "./names.js";
import { posix } from "node:path";

// src/profile/encode.ts
/** Adds up the stacks of profiles. Values may be fractions until `profile` rounds them. */
var StackSum = class {
	#mappings = new Interned(({ filename, buildId }) => `${filename}\0${buildId}`);
	#functions = new Interned((one) => Object.values(one).join("\0"));
	#locations;
	#sums = /* @__PURE__ */ new Map();
	/**
	* @param byAddress true to keep locations with different addresses separate. By default, addresses are ignored, because a program may be
	* loaded at any address.
	*/
	constructor(byAddress = false) {
		this.#locations = new Interned(({ addressLow, addressHigh, mapping, lines }) => {
			const key = lines.map(({ func, line }) => `${func}:${line}`).join(" ");
			return byAddress || lines.length === 0 ? `${mapping} ${addressHigh} ${addressLow} ${key}` : key;
		});
	}
	/**
	* Adds the stacks of a profile.
	* @param valuesOf a function that returns the values that a sample adds to the sum.
	* @param group a name for a group of stacks. Equal stacks of different groups are not added up.
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
	/** Adds the locations of a profile to the sum. @returns the number that each location has in the sum. */
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
	/** Returns the sum of one sample type. Negative values, which a difference may have, count as zero. */
	total(type) {
		let total = 0;
		for (const { values } of this.#sums.values()) total += Math.max(0, values[type] ?? 0);
		return total;
	}
	/**
	* Returns the sum of all added profiles as a profile. A sample whose values are all zero is left out.
	* @param factors one factor for each sample type. Each value is multiplied by its factor and rounded.
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
			locations: locationColumns(locations),
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
/** Converts a list of locations into arrays, one array for each field. */
function locationColumns(locations) {
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
/** Joins lists. @returns the index where each list begins and, as the last entry, the length of the joined list. */
function firsts(lists) {
	const first = new Uint32Array(lists.length + 1);
	for (const [at, { length }] of lists.entries()) first[at + 1] = first[at] + length;
	return first;
}
/** Numbers items in the order in which they are added. Items with equal keys get the same number. */
var Interned = class {
	items = [];
	#keyOf;
	#indices = /* @__PURE__ */ new Map();
	constructor(keyOf) {
		this.#keyOf = keyOf;
	}
	/** Returns the number of an item, and adds the item if it is new. */
	index(item) {
		const key = this.#keyOf(item);
		const known = this.#indices.get(key);
		if (known !== void 0) return known;
		this.#indices.set(key, this.items.length);
		return this.items.push(item) - 1;
	}
};
/** Returns the stacks of all inputs of a merge, with today's names of the functions. */
function collectedStacks(inputs, renames, signal) {
	const today = renamer(renames);
	return { async each(visit) {
		for (const input of inputs) {
			signal.throwIfAborted();
			visit(renameFunctions(await readInput(input), today), input.factor);
		}
	} };
}
/** Reads an input of a merge, and returns only the columns and stacks that the merge uses. */
async function readInput({ path, profile }) {
	return readAs(await decodeFile(await readRegularFile(path)), profile);
}
/**
* Encodes each call edge as a stack of two frames. `go tool preprofile` prints the same bytes for the encoded edges as for the whole
* profile. The encoded profile has no labels, addresses, files and mappings. The encoded bytes depend only on the edges and the comments.
* The bytes are not gzipped, so that git can store the next version as a difference. Each function starts at line 1, so the bytes stay the
* same if a function only moves within its file.
* @param remarks comments in addition to the totals.
*/
function encodeEdges(head, edges, totals, remarks) {
	const kept = [sampleTypeIndex(head, "samples", "count"), sampleTypeIndex(head, "cpu", "nanoseconds")].filter((index) => index >= 0).sort((a, b) => a - b);
	return encodeStacksOf(edges, {
		...head,
		comments: [...totalsInWords(totals), ...remarks]
	}, kept);
}
/** Encodes call edges for a merge by pprof. The result has all sample types, but no times and no comments. */
function encodeSums(head, edges) {
	return encodeStacksOf(edges, {
		...head,
		timeNanos: 0n,
		durationNanos: 0,
		comments: []
	}, [...head.sampleTypes.keys()]);
}
/** Encodes call edges as stacks. @param kept the indices of the sample types to write. */
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
/** Returns a location with one line. */
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
* Encodes a profile and writes its strings first, because the fields of a protocol buffer may be in any order. The string table begins with
* the empty string, so the second byte of the file is NUL. Git and GitHub recognize a binary file by its NUL byte, and do not show the file
* as text.
* @param kept the indices of the sample types to write.
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
* Encodes a profile with its whole stacks, for `compact: none`. The function removes labels, so that equal stacks are added up. It also
* removes the paths of a machine from file names, because these paths must not be committed. The result is not gzipped, like the result of
* `encodeEdges`.
* @param totals the number of samples and the CPU time that profilers measured. If samples are weighted, a comment holds these totals,
* because the values of the samples do not show the totals.
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
/** Excludes calls from the whole stacks of a profile. The call edges of the result are the same as the result of `renameExcluded`. */
function excludeInStacks(profile, exclusions) {
	const { functions } = profile;
	if (!callEdges(profile).edges.some((edge) => isExcluded(edge, exclusions))) return profile;
	const callees = new Set(exclusions.map(({ callee }) => callee));
	const mayCall = locationBits(profile, (func) => callees.has(functions.names[func]));
	return cutStacks(profile, (leaves) => leaves.some((location) => mayCall[location] === 1), (edges) => renameExcluded(edges, exclusions));
}
/**
* Changes the calls of some stacks, and leaves all other stacks unchanged. A function can have only one name in a stack. So the changed
* stacks are replaced by short stacks: one stack of two frames for each call edge.
* @param isCut a function that gets the two innermost locations of a stack, and returns true if the stack must be changed.
* @param change a function that returns the new call edges of the changed stacks.
* @param keep a function that gets and returns a profile with the unchanged stacks.
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
/** Adds up the stacks of several profiles. Samples that differ only in their labels become one sample. */
function sumOfStacks(head, ...parts) {
	const sum = new StackSum(true);
	for (const part of parts) sum.add(part, (values) => values);
	return sum.profile(headOf(head));
}
/**
* Returns a file name without a path of the machine that built the program. The file name consists of the package and the base name, in the
* form that `-trimpath` writes.
*/
function publicFileName(functionName, filename) {
	return /^(?:[/\\~]|\w+:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}
/**
* Returns a profile whose values are multiplied by a factor and rounded.
* @throws RangeError if a multiplied value is above 2^53.
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

export { encodeEdges as a, excludeInStacks as c, scaleValues as d, cutStacks as i, locationColumns as l, StackSum as n, encodeSums as o, collectedStacks as r, encodeWhole as s, Interned as t, readInput as u };