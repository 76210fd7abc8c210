import { D as compareText, I as totalOf, j as remembered } from "./start.js";
import { E as splitSymbol, g as importPathOf } from "./names.js";
import { o as edgeKey } from "./edges.js";
import { basename, dirname } from "node:path";

// src/golang/inlining.ts
/** Returns the key of a call. A call in a binary and its edge in a profile have the same key. */
function siteKey(call) {
	return edgeKey(profileName(call.caller), profileName(call.callee), call.lineOffset);
}
/**
* Returns the name that profiles use for a function. Profiles use the linker's name, in which the runtime replaces type arguments by dots:
* `example.com/m.Max[go.shape.int]` becomes `example.com/m.Max[...]`.
*/
function profileName(symbol) {
	const opening = symbol.indexOf("[");
	const closing = symbol.lastIndexOf("]");
	return opening < 0 || closing < opening ? symbol : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}
/**
* The weight of the calls to a function shows which copies of the function run. If the calls to a function have less weight than this, and
* less than the call whose inlined part is wanted, `partInlined` does not estimate and returns 1.
*/
const FEWEST = 3;
/**
* The shares of a profile's edge weight, from 0 to 1. All instances of a generic function count as one function, because profiles do not
* distinguish the instances.
*/
var EdgeWeights = class {
	#calls = /* @__PURE__ */ new Map();
	#functions = /* @__PURE__ */ new Map();
	/** The keys of the calls to each function. */
	#leading = /* @__PURE__ */ new Map();
	#total;
	constructor({ edges, totalWeight }) {
		this.#total = totalWeight;
		const add = (sums, key, weight) => {
			sums.set(key, (sums.get(key) ?? 0) + weight);
		};
		for (const { caller, callee, offset, weight } of edges) {
			const [key, to] = [siteKey({
				caller,
				callee,
				lineOffset: offset
			}), profileName(callee)];
			add(this.#calls, key, weight);
			for (const name of /* @__PURE__ */ new Set([profileName(caller), to])) add(this.#functions, name, weight / totalWeight);
			this.#leading.set(to, (this.#leading.get(to) ?? /* @__PURE__ */ new Set()).add(key));
		}
	}
	/** Returns the share of a call, by its `siteKey`; undefined if the profile does not have the call. */
	ofCall(key) {
		const weight = this.#calls.get(key);
		return weight === void 0 ? void 0 : weight / this.#total;
	}
	/** Returns the summed share of the edges that begin or end at a function; undefined if the profile does not have the function. */
	ofFunction(name) {
		return this.#functions.get(profileName(name));
	}
	/** Returns the summed share of the calls to a function, which is 1 at most. */
	ofCallsTo(name) {
		const calls = [...this.#leading.get(profileName(name)) ?? []];
		const share = totalOf(calls, (key) => this.ofCall(key) ?? 0);
		return Math.min(1, share);
	}
	/**
	* Estimates which part of a call, from 0 to 1, is inlined. The caller may itself be inlined into several functions, which makes several
	* copies of the call, and the compiler may inline only some of these copies. Therefore the estimate also uses the weights of the calls to
	* the caller, and these calls may themselves be inlined only in part.
	* @param calls the inlined calls of a binary.
	*/
	partInlined(calls) {
		const asked = /* @__PURE__ */ new Set();
		const weightOf = (key) => this.#calls.get(key) ?? 0;
		const inlined = (keys) => totalOf([...keys], (key) => weightOf(key) * partOf(key));
		const partOf = remembered((key) => {
			const inlinedHere = calls.get(key);
			if (inlinedHere === void 0) return 0;
			const leading = this.#leading.get(profileName(inlinedHere[0]?.caller ?? "")) ?? [];
			const all = totalOf([...leading], weightOf);
			if (all === 0 || all < Math.min(FEWEST, weightOf(key)) || asked.has(key)) return 1;
			asked.add(key);
			const copies = inlinedHere.flatMap((call) => [...call.copies]);
			const own = copies.includes(void 0) ? all - inlined(leading) : 0;
			const others = copies.flatMap((copy) => copy === void 0 ? [] : siteKey(copy));
			return Math.min(1, (own + inlined(new Set(others))) / all);
		});
		return partOf;
	}
};
/** The maximum number of call sites in the report. */
const SITES_LISTED = 20;
/**
* If both builds inline a call, the inlined parts must differ by at least this fraction. If the difference is smaller, both builds count as
* inlining the call in the same way.
*/
const LEAST_CHANGE = .01;
/**
* Returns the calls that only one of two builds inlines, and the calls that one build inlines in more copies of the caller than the other
* build.
*/
function inlinedCallChanges(baseline, candidate, { main, weights, copies = weights }) {
	const parts = new Map([baseline, candidate].map((sites) => [sites, copies?.partInlined(sites)]));
	const only = (here, there) => {
		return [...here].flatMap(([key, [call]]) => {
			const [weight, isThere] = [weights?.ofCall(key), there.has(key)];
			if (call === void 0 || isThere && weight === void 0) return [];
			const part = (parts.get(here)?.(key) ?? 1) - (parts.get(there)?.(key) ?? 0);
			if (isThere && part < LEAST_CHANGE) return [];
			const { caller, callee } = call;
			return {
				caller,
				callee,
				position: `${filePathOf(call, main)}:${call.line}`,
				weight: weight === void 0 ? void 0 : weight * part
			};
		}).sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
	};
	const weightOf = ({ weight = 0 }) => weight;
	const sum = (sites) => Math.min(1, totalOf(sites, weightOf));
	const [gained, lost] = [only(candidate, baseline), only(baseline, candidate)];
	return {
		gained: gained.length,
		gainedWeight: sum(gained),
		lost: lost.length,
		lostWeight: sum(lost),
		hottest: gained.slice(0, SITES_LISTED),
		hottestLost: lost.slice(0, SITES_LISTED)
	};
}
/**
* Returns the path of the file that contains a call, relative to the module or beginning with the import path. If the file is not in the
* folder of the caller's package, returns only the file's name. For example, a closure of an inlined function may come from a different
* package.
*/
function filePathOf({ caller, file }, { importPath, modulePath }) {
	const place = splitSymbol(caller).package === "main" ? importPath : importPathOf(caller);
	const path = basename(place).toLowerCase() === dirname(file).replace(/@.*|!/g, "").toLowerCase() ? `${place}/${basename(file)}` : basename(file);
	return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}

// src/golang/pclntab.ts
const NO_TREE = 4294967295;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** The advice of a finding about a binary whose table of functions cannot be read. */
const READABLE_BINARIES = "Binaries of Go 1.21 to 1.27 are understood; report others with their Go version and system.";
/** The size of a function's record in bytes, without the lists of tables at its end. */
const FIXED = 44;
/** Finds the table of functions in the bytes of a binary. @returns undefined if the binary has no table with a known layout. */
function readFunctionTable(bytes) {
	for (const littleEndian of [true, false]) {
		const pattern = Buffer.from(littleEndian ? "f1ffffff0000" : "fffffff10000", "hex");
		for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
			const table = undefinedIfOutOfRange(() => tableAt(bytes, at, littleEndian));
			if (table !== void 0) return table;
		}
	}
}
/**
* Calls `read`; returns undefined if `read` uses an offset that is out of range. Random bytes may look like the start of the table, but
* their offsets make no sense.
*/
function undefinedIfOutOfRange(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
/**
* Reads the table of functions that starts at the offset `start`.
* @returns undefined if the header is not valid.
* @throws RangeError if an offset is out of range.
*/
function tableAt(bytes, start, littleEndian) {
	const quantum = bytes[start + 6] ?? 0;
	const pointer = bytes[start + 7] ?? 0;
	if (![
		1,
		2,
		4
	].includes(quantum) || ![4, 8].includes(pointer)) return void 0;
	const u32 = (at) => littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
	const word = (index) => {
		const at = start + 8 + index * pointer;
		if (pointer === 4) return u32(at);
		return Number(littleEndian ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
	};
	const count = word(0);
	const [names, units, files] = [
		start + word(3),
		start + word(4),
		start + word(5)
	];
	const [tables, functions] = [start + word(6), start + word(7)];
	if (!(start < names && names < units && units <= files && files < tables && tables < functions) || count === 0 || functions + count * 8 + 4 > bytes.length) return void 0;
	const layout = {
		bytes,
		u32,
		quantum,
		names,
		units,
		files,
		tables,
		functions
	};
	return {
		layout,
		functions: Array.from({ length: count }, (_, index) => functionAt(layout, index)),
		textBytes: u32(functions + count * 8) - u32(functions)
	};
}
function functionAt(layout, index) {
	const { bytes, u32, names, units, files, tables, functions, quantum } = layout;
	const entry = functions + index * 8;
	const record = functions + u32(entry + 4);
	const tableCount = u32(record + 28);
	const unit = u32(record + 32);
	const values = (offset) => offset === 0 ? {
		ends: [],
		values: []
	} : readPcValues(bytes, tables + offset, functions, quantum);
	const file = (index) => {
		const offset = u32(units + 4 * (unit + index));
		return offset === NO_TREE ? "" : terminatedText(layout, files + offset);
	};
	const tree = (bytes[record + 43] ?? 0) > FUNCDATA_INLINE_TREE ? u32(record + FIXED + 4 * (tableCount + FUNCDATA_INLINE_TREE)) : NO_TREE;
	return {
		name: terminatedText(layout, names + u32(record + 4)),
		startLine: u32(record + 36) | 0,
		bytes: u32(entry + 8) - u32(entry),
		frame: values(u32(record + 16)).values.reduce((most, value) => Math.max(most, value), 0),
		inlineTree: tree === NO_TREE ? void 0 : tree,
		files: () => values(u32(record + 20)),
		lines: () => values(u32(record + 24)),
		inlineIndices: () => values(tableCount > PCDATA_INLINE_INDEX ? u32(record + FIXED + 8) : 0),
		file,
		ownFile: () => {
			const [first = -1] = values(u32(record + 20)).values;
			return first < 0 ? "" : lastTwo(file(first));
		}
	};
}
/** The last two elements of a path: the folder, which names the package, and the file. */
function lastTwo(path) {
	return path.split("/").slice(-2).join("/");
}
/** Returns the text from `start` to the next NUL byte. @throws RangeError if there is no NUL byte. */
function terminatedText({ bytes }, start) {
	const end = bytes.indexOf(0, start);
	if (end < 0) throw new RangeError("a function name without its final NUL byte");
	return bytes.toString("utf8", start, end);
}
/**
* Decodes the table of values that begins at `offset`. The table consists of pairs of varints. The first varint is the change of the value
* in zig-zag encoding, and the second is the step of the program counter in units of `quantum` bytes. The value starts at −1. A change of 0
* ends the table, except at the first pair (see `step` in Go's runtime/symtab.go).
* @param limit the offset at which the tables end.
* @throws RangeError if the table does not end before `limit`.
*/
function readPcValues(bytes, offset, limit, quantum) {
	const ends = [];
	const values = [];
	let at = offset;
	let value = -1;
	let pc = 0;
	const varint = () => {
		let result = 0;
		for (let shift = 0; shift < 35; shift += 7) {
			if (at >= limit) break;
			const byte = bytes[at++];
			result += (byte & 127) * 2 ** shift;
			if (byte < 128) return result;
		}
		throw new RangeError("a table of values by program counter that does not end");
	};
	for (;;) {
		const change = varint();
		if (change === 0 && ends.length > 0) return {
			ends,
			values
		};
		value += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
		pc += varint() * quantum;
		ends.push(pc);
		values.push(value);
	}
}
/** Returns the value at `pc`, an offset from the function's entry; undefined if `pc` is after the end of the function. */
function valueAt({ ends, values }, pc) {
	return values[ends.findIndex((end) => end > pc)];
}
const RECORD = 16;
/**
* Reads all inlined calls of a binary. A call that was inlined into several copies is listed once.
* @returns undefined if the inline trees were not found in the table.
*/
function readInlinedCalls(table) {
	return undefinedIfOutOfRange(() => {
		if (table.functions.every(({ inlineTree }) => inlineTree === void 0)) return [];
		const base = findInlineTrees(table);
		if (base === void 0) return void 0;
		const calls = /* @__PURE__ */ new Map();
		for (const func of table.functions) if (func.inlineTree !== void 0) addCalls(table.layout, base + func.inlineTree, func, calls);
		return [...calls.values()];
	});
}
/** Adds the calls in the inline tree of one function to `calls`. @param tree the offset of the tree. */
function addCalls(layout, tree, func, calls) {
	const [indices, lines, files] = [
		func.inlineIndices(),
		func.lines(),
		func.files()
	];
	const nodes = Array.from({ length: nodeCount(indices) }, (_, index) => {
		const field = (at) => layout.u32(tree + index * RECORD + at) | 0;
		return {
			name: terminatedText(layout, layout.names + field(4)),
			parentPc: field(8),
			startLine: field(12)
		};
	});
	const parents = nodes.map(({ parentPc }) => valueAt(indices, parentPc) ?? -1);
	const found = nodes.map(({ name: callee, parentPc }, at) => {
		const line = valueAt(lines, parentPc);
		if (line === void 0) return void 0;
		const { name: caller, startLine } = nodes[parents[at]] ?? func;
		const index = valueAt(files, parentPc) ?? -1;
		const file = lastTwo(index < 0 ? "" : func.file(index));
		const key = `${caller}\0${callee}\0${line}\0${file}`;
		const lineOffset = line - startLine;
		const call = calls.get(key) ?? {
			caller,
			callee,
			lineOffset,
			file,
			line,
			copies: /* @__PURE__ */ new Set(),
			places: 0
		};
		call.places += 1;
		calls.set(key, call);
		return call;
	});
	for (const [at, call] of found.entries()) call?.copies.add(found[parents[at]]);
}
/** Returns the number of nodes in an inline tree. */
function nodeCount({ values }) {
	return 1 + values.reduce((most, index) => Math.max(most, index), -1);
}
/**
* Finds the offset at which the data of all functions starts. The binary does not contain this offset, because the loader fills in the
* runtime's pointer, and a stripped binary has no symbol for the data. But all inline trees are valid only with the correct offset.
* (Between two segments, the linker may leave a part of an outdated copy of this data. With the offset of an outdated copy, many inline
* trees are valid, but not all.)
*/
function findInlineTrees({ layout, functions }) {
	const { bytes, u32 } = layout;
	const isName = nameStarts(layout);
	const trees = functions.flatMap(({ inlineTree: offset, inlineIndices, bytes }) => {
		const count = offset === void 0 ? 0 : nodeCount(inlineIndices());
		return offset === void 0 || count === 0 ? [] : [{
			offset,
			end: offset + count * RECORD,
			bytes
		}];
	});
	const [first] = trees;
	if (first === void 0) return void 0;
	const fits = (base, tree) => {
		for (let at = base + tree.offset; at < base + tree.end; at += RECORD) if (isName[u32(at + 4)] !== 1 || u32(at + 8) >= tree.bytes || u32(at + 12) >= 2 ** 31) return false;
		return true;
	};
	const furthest = trees.reduce((most, { end }) => Math.max(most, end), 0);
	for (let base = 0; base + furthest <= bytes.length; base += 4) if (isName[u32(base + first.offset + 4)] === 1 && trees.every((tree) => fits(base, tree))) return base;
}
/** Returns an array with a 1 at each offset at which a name starts. Offsets count from the first name. */
function nameStarts({ bytes, names: start, units: end }) {
	const starts = new Uint8Array(end - start);
	for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
	if (bytes[start] !== 0) starts[0] = 1;
	return starts;
}

export { filePathOf as a, siteKey as c, EdgeWeights as i, readFunctionTable as n, inlinedCallChanges as o, readInlinedCalls as r, profileName as s, READABLE_BINARIES as t };