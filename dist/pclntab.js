import { A as compareText } from "./start.js";

// src/build/compiler/inlined-sites.ts
/** A set of them, from as many as there are, repeated or not. */
function inlinedSites(sites) {
	const keys = /* @__PURE__ */ new Set();
	for (const { caller, callee, lineOffset } of sites) keys.add(siteKey(caller, callee, lineOffset));
	return {
		size: keys.size,
		has: (caller, callee, lineOffset) => keys.has(siteKey(caller, callee, lineOffset))
	};
}
/** Identity of a call in the source; function names hold no NUL. */
function siteKey(caller, callee, lineOffset) {
	return `${profileName(caller)}\0${profileName(callee)}\0${lineOffset}`;
}
/**
* A function's name as profiles have it: the linker's, but for type arguments, of which the runtime tells only that
* there are some: `example.com/m.Max[go.shape.int]` is `example.com/m.Max[...]`.
*/
function profileName(symbol) {
	const opening = symbol.indexOf("[");
	const closing = symbol.lastIndexOf("]");
	return opening < 0 || closing < opening ? symbol : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}

// src/build/compiler/pc-values.ts
/**
* Decodes the table at `offset`: pairs of varints, the change of the value (zig-zag) and how far the program counter
* moves on, in units of `quantum` bytes; the value starts at −1, and a change of 0 that is not the first one ends it
* (`step` in Go's runtime/symtab.go).
* @param limit nothing from here on belongs to the tables. @throws RangeError when the table runs into it.
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
/** The value at `pc`, an offset from the function's entry; undefined beyond its end. */
function valueAt({ ends, values }, pc) {
	let low = 0;
	let high = ends.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (ends[middle] > pc) high = middle;
		else low = middle + 1;
	}
	return values[low];
}

// src/build/compiler/frame-changes.ts
/** Of each kind, hot ones and any. */
const NAMED = 10;
/** Functions are the same on both sides when they have the same name; the others are left out. */
function frameChanges(baseline, candidate, weights) {
	const before = framesOf(baseline);
	const sums = {
		functions: 0,
		grown: 0,
		shrunk: 0,
		baselineBytes: 0,
		candidateBytes: 0
	};
	const grown = [];
	for (const [name, after] of framesOf(candidate)) {
		const earlier = before.get(name);
		if (earlier === void 0) continue;
		sums.functions++;
		sums.baselineBytes += earlier;
		sums.candidateBytes += after;
		if (after < earlier) sums.shrunk++;
		if (after <= earlier) continue;
		sums.grown++;
		const weight = weights?.ofFunction(name);
		grown.push({
			function: name,
			baseline: earlier,
			candidate: after,
			...weight !== void 0 && { weight }
		});
	}
	grown.sort((a, b) => growth(b) - growth(a) || compareText(a.function, b.function));
	const hot = grown.filter(({ weight }) => weight !== void 0).slice(0, NAMED);
	const named = /* @__PURE__ */ new Set([...hot, ...grown.slice(0, NAMED)]);
	return {
		...sums,
		largest: grown.filter((change) => named.has(change))
	};
}
function growth({ baseline, candidate }) {
	return candidate - baseline;
}
/** The assembly that reflection calls through, with frames of up to 1 GiB of which nothing is ever used as a whole. */
const REFLECT_CALL = /^runtime\.call\d+$/;
/** Of several functions of one name (file-local assembly), the largest. */
function framesOf(table) {
	const frames = /* @__PURE__ */ new Map();
	for (const { name, frame } of table.functions) {
		if (REFLECT_CALL.test(name)) continue;
		frames.set(name, Math.max(frame, frames.get(name) ?? 0));
	}
	return frames;
}

// src/build/compiler/pclntab.ts
const NO_TREE = 4294967295;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** Bytes of a function's record before its lists of tables. */
const FIXED = 44;
/** Finds the table in the bytes of a binary; undefined where there is none of a known form. */
function readFunctionTable(bytes) {
	for (const littleEndian of [true, false]) {
		const magic = littleEndian ? "f1ffffff0000" : "fffffff10000";
		const pattern = Buffer.from(magic, "hex");
		for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
			const table = tableAt(bytes, at, littleEndian);
			if (table !== void 0) return table;
		}
	}
}
/** The same bytes may stand in a binary for other reasons: whatever does not add up is not the table. */
function tableAt(bytes, start, littleEndian) {
	const quantum = bytes[start + 6] ?? 0;
	const pointer = bytes[start + 7] ?? 0;
	if (![
		1,
		2,
		4
	].includes(quantum) || ![4, 8].includes(pointer)) return void 0;
	if (start + 8 + 8 * pointer > bytes.length) return void 0;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const word = (index) => {
		const at = start + 8 + index * pointer;
		return pointer === 8 ? Number(view.getBigUint64(at, littleEndian)) : view.getUint32(at, littleEndian);
	};
	const count = word(0);
	const [names, units, files, tables, functions] = [
		word(3),
		word(4),
		word(5),
		word(6),
		word(7)
	].map((offset) => start + offset);
	if (!(start < names && names < units && units <= files && files < tables && tables < functions) || count === 0 || functions + count * 8 + 4 > bytes.length) return void 0;
	const layout = {
		bytes,
		view,
		littleEndian,
		quantum,
		names,
		units,
		files,
		tables,
		functions
	};
	try {
		return {
			bytes,
			view,
			littleEndian,
			functions: Array.from({ length: count }, (_, index) => functionAt(layout, index)),
			textBytes: view.getUint32(functions + count * 8, littleEndian) - view.getUint32(functions, littleEndian),
			names: {
				start: names,
				end: units
			},
			name: (offset) => text(layout, names + offset)
		};
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
function functionAt(layout, index) {
	const { bytes, view, littleEndian, names, units, files, tables, functions, quantum } = layout;
	const u32 = (at) => view.getUint32(at, littleEndian);
	const entry = u32(functions + index * 8);
	const end = u32(functions + index * 8 + 8);
	const record = functions + u32(functions + index * 8 + 4);
	const tableCount = u32(record + 28);
	const unit = u32(record + 32);
	const dataCount = bytes[record + 43] ?? 0;
	const values = (offset) => offset === 0 ? {
		ends: [],
		values: []
	} : readPcValues(bytes, tables + offset, functions, quantum);
	const tree = dataCount > FUNCDATA_INLINE_TREE ? u32(record + FIXED + 4 * (tableCount + FUNCDATA_INLINE_TREE)) : NO_TREE;
	return {
		name: text(layout, names + u32(record + 4)),
		startLine: view.getInt32(record + 36, littleEndian),
		bytes: end - entry,
		frame: values(u32(record + 16)).values.reduce((most, value) => Math.max(most, value), 0),
		inlineTree: tree === NO_TREE ? void 0 : tree,
		files: () => values(u32(record + 20)),
		lines: () => values(u32(record + 24)),
		inlineIndices: () => values(tableCount > PCDATA_INLINE_INDEX ? u32(record + FIXED + 8) : 0),
		file: (file) => {
			const offset = u32(units + 4 * (unit + file));
			return offset === NO_TREE ? "" : text(layout, files + offset);
		}
	};
}
/** The NUL-terminated text at `start`. @throws RangeError when it does not end. */
function text({ bytes }, start) {
	const end = bytes.indexOf(0, start);
	if (end < 0) throw new RangeError("a name that does not end");
	return bytes.toString("utf8", start, end);
}

export { inlinedSites as a, valueAt as i, frameChanges as n, profileName as o, framesOf as r, siteKey as s, readFunctionTable as t };