import { n as ExpectedError } from "./errors.js";
import { n as excerpt, t as duration } from "./printable.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { a as profileBytes, c as compilerSampleType, d as sampleTypeIndex, f as totalOf, h as splitSymbol, l as edgeKey, m as isOwnFunction, n as Malformed, o as callEdges, p as declarationOf, s as compareText, t as decodeProfile, u as addValues } from "./decode.js";
import { i as outputLines } from "./ended.js";
import { a as limitCpus, n as waitForService, r as requireUnused, t as startShell } from "./shell.js";
import { a as loadFailed, i as loadEndedEarly, n as endedWhileProfiled, t as endedBeforeReady } from "./sentences.js";
import { t as _usingCtx } from "./usingCtx.js";
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { setTimeout } from "node:timers/promises";

// src/profile/overlap.ts
/** Puts the edges of two profiles side by side, in the order of their names. */
function pairEdges(before, after) {
	const pairs = /* @__PURE__ */ new Map();
	for (const { caller, callee, offset, weight } of before.edges) pairs.set(edgeKey(caller, callee, offset), {
		caller,
		callee,
		offset,
		before: weight,
		after: 0
	});
	for (const { caller, callee, offset, weight } of after.edges) {
		const key = edgeKey(caller, callee, offset);
		pairs.set(key, {
			caller,
			callee,
			offset,
			before: pairs.get(key)?.before ?? 0,
			after: weight
		});
	}
	return [...pairs.values()].sort((a, b) => compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset);
}
/** Shared part of two distributions of edge weight: Σ min(pᵢ, qᵢ), 1 for the same and 0 for disjoint ones. */
function overlap(pairs) {
	return sharedPart(pairs.map(({ before }) => before), pairs.map(({ after }) => after));
}
function sharedPart(before, after) {
	const sumBefore = sum(before);
	const sumAfter = sum(after);
	if (sumBefore === 0 || sumAfter === 0) return 0;
	let shared = 0;
	for (let i = 0; i < before.length; i++) shared += Math.min(before[i] / sumBefore, after[i] / sumAfter);
	return Math.min(1, shared);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
const PERMUTATIONS = 200;
const NOISE_PERCENTILE = .05;
/**
* The overlap that two samplings of one and the same workload would have with as many samples as these two
* have: a permutation test (Fisher 1935; Good, Permutation Tests, 2000). Under the hypothesis that nothing
* changed, each sample could as well have come from the other profile, so the pooled counts are dealt out anew
* 200 times; returned is the 5th percentile of the overlaps. An edge is counted at most once per sample, so its
* count deals out binomially. `random` yields uniform numbers in [0, 1).
*
* The weights must be sample counts; `scale` (≥ 1) says how much weight one sample stands for.
*/
function noiseOverlap(pairs, scale, random) {
	const before = pairs.map((pair) => Math.round(pair.before / scale.before));
	const after = pairs.map((pair) => Math.round(pair.after / scale.after));
	const pooled = before.map((count, i) => count + after[i]);
	const share = sum(before) / sum(pooled);
	const overlaps = [];
	for (let n = 0; n < PERMUTATIONS; n++) {
		const dealt = pooled.map((count) => binomial(count, share, random));
		overlaps.push(sharedPart(dealt, pooled.map((count, i) => count - dealt[i])));
	}
	return overlaps.sort((a, b) => a - b)[Math.floor(PERMUTATIONS * NOISE_PERCENTILE)];
}
/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;
function binomial(trials, p, random) {
	if (trials > EXACT_TRIALS) {
		const deviation = Math.sqrt(trials * p * (1 - p)) * standardNormal(random);
		return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
	}
	let hits = 0;
	for (let i = 0; i < trials; i++) if (random() < p) hits++;
	return hits;
}
/** Box–Muller transform. */
function standardNormal(random) {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
/** The call edges whose share moved most, at most `count`. */
function movedEdges(pairs, count) {
	return topMoved(pairs, ({ caller, callee, offset }) => `${caller} → ${callee} (+${offset})`, count);
}
/** The functions whose share as callee moved most, at most `count`. */
function movedFunctions(pairs, count) {
	return topMoved(pairs, ({ callee }) => callee, count);
}
function topMoved(pairs, nameOf, count) {
	const sumBefore = sum(pairs.map(({ before }) => before)) || 1;
	const sumAfter = sum(pairs.map(({ after }) => after)) || 1;
	const shares = /* @__PURE__ */ new Map();
	for (const pair of pairs) {
		const name = nameOf(pair);
		const known = shares.get(name) ?? {
			name,
			before: 0,
			after: 0
		};
		shares.set(name, {
			name,
			before: known.before + pair.before / sumBefore,
			after: known.after + pair.after / sumAfter
		});
	}
	const distance = ({ before, after }) => Math.abs(after - before);
	return [...shares.values()].filter((moved) => distance(moved) > 0).sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name)).slice(0, count);
}
/** Weight of an edge set that satisfies `test`, as a fraction of all of it. */
function weightShare(edges, test) {
	const all = edges.reduce((total, edge) => total + edge.weight, 0);
	return all === 0 ? 0 : edges.reduce((total, edge) => total + (test(edge) ? edge.weight : 0), 0) / all;
}

// src/profile/stale.ts
/**
* The module's functions. Every program has a package main, so of those only what `declared` names counts, where
* the source tree is at hand.
*/
function ownCode(modulePath, declared) {
	return {
		modulePath,
		...declared?.program && { program: declared.program },
		includes: (name) => isOwnFunction(name, modulePath) && (declared === void 0 || !name.startsWith("main.") || isDeclared(name, declared))
	};
}
/** How much of a profile is about functions that the source tree no longer has. Dependencies are not judged. */
function staleness(edges, declared) {
	const weights = /* @__PURE__ */ new Map();
	const isMissing = /* @__PURE__ */ new Map();
	const missing = (name) => {
		const known = isMissing.get(name);
		if (known !== void 0) return known;
		const result = isOwnFunction(name, declared.modulePath) && !isDeclared(name, declared);
		isMissing.set(name, result);
		return result;
	};
	for (const edge of edges.edges) for (const name of /* @__PURE__ */ new Set([edge.caller, edge.callee])) if (missing(name)) weights.set(name, (weights.get(name) ?? 0) + edge.weight);
	return {
		weight: weightShare(edges.edges, (edge) => missing(edge.caller) || missing(edge.callee)),
		missing: [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([name]) => name)
	};
}
/** Whether the declaration behind a symbol is there. */
function isDeclared(symbol, { names, packages, isElsewhere }) {
	const { package: path, first, second, isGenerated } = declarationOf(symbol);
	if (!packages.has(path)) return isElsewhere(path);
	return isGenerated || names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
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

// src/profile/encode.ts
/**
* Encodes a profile with its strings first; protocol buffers may be put together from parts in any order. The
* empty string that every table starts with is then the file's second byte, a NUL: what git and GitHub take for a
* sign of a binary file. Without it they show an uncompressed profile as hundreds of changed lines of text.
*/
function encodeProfile(profile, strings) {
	const head = new Profile({ stringTable: strings }).encode();
	const rest = new Profile({
		...profile,
		stringTable: new StringTable(emptyTableToken)
	}).encode();
	return Buffer.concat([head, rest]);
}

// src/profile/compact.ts
const SAMPLES_COMMENT = "go-pgo samples: ";
const CPU_COMMENT = "go-pgo cpu-nanoseconds: ";
const WEIGHTED_COMMENT = "go-pgo weighted-samples: ";
const EFFECTIVE_COMMENT = "go-pgo effective-samples: ";
/**
* Rewrites a profile as one two-frame stack per call edge: the compiler makes exactly the same of it
* (`go tool preprofile` prints the same bytes), and nothing else is left: no labels, addresses, files, mappings.
* The bytes depend on the edges and totals alone; they are not gzipped, so that git can store the difference
* between two of them. Lines are relative to a start line of 1, so that code that merely moved changes nothing.
*/
function compactToEdges(profile, totals = totalsOf(profile)) {
	const { edges } = callEdges(profile);
	const strings = new StringTable();
	const kept = keptSampleTypes(profile);
	const frames = new FrameTable(edges, strings);
	return encodeProfile({
		sampleType: kept.map((index) => valueType(strings, profile.sampleTypes[index])),
		sample: edges.map((edge) => new Sample({
			locationId: [frames.callee(edge), frames.caller(edge)],
			value: kept.map((index) => edge.values[index] ?? 0)
		})),
		location: frames.locations,
		function: frames.functions,
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		...profile.periodType && { periodType: valueType(strings, profile.periodType) },
		period: profile.period,
		comment: totalsInWords(totals).map((line) => strings.dedup(line))
	}, strings);
}
/** Functions and locations of the compact profile, numbered in the order of their names. */
var FrameTable = class {
	functions = [];
	locations = [];
	#callers = /* @__PURE__ */ new Map();
	#callees = /* @__PURE__ */ new Map();
	constructor(edges, strings) {
		const names = /* @__PURE__ */ new Set();
		for (const edge of edges) names.add(edge.caller).add(edge.callee);
		const ids = /* @__PURE__ */ new Map();
		for (const name of [...names].sort(compareText)) {
			const id = ids.size + 1;
			ids.set(name, id);
			this.functions.push(new Function({
				id,
				name: strings.dedup(name),
				startLine: 1
			}));
		}
		for (const edge of edges) {
			this.#add(this.#callers, callerKey(edge), ids.get(edge.caller), 1 + edge.offset);
			this.#add(this.#callees, edge.callee, ids.get(edge.callee), 1);
		}
	}
	caller(edge) {
		return this.#callers.get(callerKey(edge));
	}
	callee(edge) {
		return this.#callees.get(edge.callee);
	}
	#add(known, key, functionId, line) {
		if (known.has(key)) return;
		const id = this.locations.length + 1;
		known.set(key, id);
		this.locations.push(new Location({
			id,
			address: id,
			line: [new Line({
				functionId: functionId ?? 0,
				line
			})]
		}));
	}
};
function callerKey(edge) {
	return `${edge.offset} ${edge.caller}`;
}
function keptSampleTypes(profile) {
	return [sampleTypeIndex(profile, "samples", "count"), sampleTypeIndex(profile, "cpu", "nanoseconds")].filter((index) => index >= 0).sort((a, b) => a - b);
}
function valueType(strings, type) {
	return new ValueType({
		type: strings.dedup(type?.type ?? ""),
		unit: strings.dedup(type?.unit ?? "")
	});
}
/** The comments of a profile whose values do not tell these. */
function totalsInWords({ samples, cpuNanos, weighted }) {
	return [
		`${SAMPLES_COMMENT}${samples}`,
		`${CPU_COMMENT}${cpuNanos}`,
		...weighted === void 0 ? [] : [`${WEIGHTED_COMMENT}${weighted.samples}`, `${EFFECTIVE_COMMENT}${weighted.effective}`]
	];
}
/**
* Samples and CPU time of a profile; of a compacted one, those of the profile that it was made from, and of a merge
* with weights, those that were taken.
*/
function totalsOf(profile) {
	const weighted = weightedSamples(profile);
	if (weighted === void 0 && !isCompact(profile)) return countTotals(profile);
	const samples = commentValue(profile, SAMPLES_COMMENT);
	const cpuNanos = commentValue(profile, CPU_COMMENT);
	if (samples === void 0 || cpuNanos === void 0) return countTotals(profile);
	return {
		samples: Number(samples),
		cpuNanos,
		...weighted && samples > 0n && { weighted }
	};
}
function weightedSamples(profile) {
	const samples = commentValue(profile, WEIGHTED_COMMENT);
	const effective = commentValue(profile, EFFECTIVE_COMMENT);
	if (!samples || !effective) return void 0;
	return {
		samples: Number(samples),
		effective: Number(effective)
	};
}
/** Whether this is one of ours: two frames per stack, nothing about machines, totals as comments. */
function isCompact(profile) {
	return commentValue(profile, SAMPLES_COMMENT) !== void 0 && profile.mappings.length === 0 && profile.samples.every(({ locations }) => locations.length === 2);
}
function commentValue(profile, prefix) {
	const digits = profile.comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
function countTotals(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const cpuPeriod = profile.periodType?.type === "cpu" ? profile.period : 0;
	const counted = count >= 0 ? totalOf(profile, count) : void 0;
	const timed = cpu >= 0 ? totalOf(profile, cpu) : void 0;
	return {
		samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
		cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod)
	};
}

// src/profile/build-ids.ts
/**
* Build IDs of the program, not of its libraries: those of the mappings that hold Go's runtime; where none does, of
* the first, which by convention is the program.
*/
function buildIdsOf({ mappings, locations, functions }) {
	const isRuntime = functions.map(({ name }) => name.startsWith("runtime."));
	const ofProgram = /* @__PURE__ */ new Set();
	for (const { mapping, lines } of locations) {
		if (mapping === void 0 || ofProgram.has(mapping)) continue;
		if (lines.some(({ func }) => func !== void 0 && isRuntime[func] === true)) ofProgram.add(mapping);
	}
	const ids = mappings.flatMap(({ buildId }, index) => buildId !== "" && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : []);
	return [...new Set(ids)].sort();
}

// src/profile/main-folders.ts
/**
* The main package in whose folder the files of a profile's package main were: none where nothing fits, several where
* it cannot be told which. Where the files of the module's other packages show in what folder the module was built,
* package main lies at an exact place below it; where they do not, the end of the path is all there is.
* @param mains ours first, which is preferred where files lie in several folders.
*/
function mainOfFolders(profile, mains, modulePath) {
	const roots = rootsOf(profile, modulePath);
	const found = mainFoldersOf(profile).map((at) => mainsAt(at, roots, mains));
	const certain = found.filter(({ length }) => length === 1);
	return certain.find(([one]) => one === mains[0]) ?? certain[0] ?? found.find(({ length }) => length > 1) ?? [];
}
function mainsAt(at, roots, mains) {
	const exact = mains.find(({ folder }) => roots.has(parentOf(at, folder) ?? ""));
	if (exact !== void 0) return [exact];
	if ([...roots].some((root) => at.startsWith(`${root}/`) || at === root)) return [];
	const [longest] = mains.filter(({ folder }) => folder !== "" && parentOf(at, folder) !== void 0).sort((a, b) => b.folder.length - a.folder.length);
	if (longest === void 0) return [];
	return [longest, ...mains.filter(({ folder }) => folder === "")];
}
/** Folders that the module was built in: its path, as with -trimpath, and what its packages' files tell. */
function rootsOf({ functions }, modulePath) {
	const roots = /* @__PURE__ */ new Set([modulePath]);
	for (const { name, filename } of functions) {
		const path = splitSymbol(name).package.replaceAll("%2e", ".");
		if (path !== modulePath && !path.startsWith(`${modulePath}/`)) continue;
		const root = parentOf(folderOf(filename) ?? "", path.slice(modulePath.length + 1));
		if (root !== void 0 && root !== "") roots.add(root);
	}
	return roots;
}
/** What comes before `/folder` at the end of `path`; undefined where it does not end so. */
function parentOf(path, folder) {
	if (folder === "") return path;
	return path.endsWith(`/${folder}`) ? path.slice(0, -folder.length - 1) : void 0;
}
/** Folders of the source files of package main; what the toolchain makes itself lies in none. */
function mainFoldersOf({ functions }) {
	const folders = functions.flatMap(({ name, filename }) => name.startsWith("main.") ? folderOf(filename) ?? [] : []);
	return [...new Set(folders)];
}
/** Without the version of a module. */
function folderOf(filename) {
	const path = filename.replaceAll("\\", "/").replace(/@v[^/]*/, "");
	const slash = path.lastIndexOf("/");
	return slash > 0 ? path.slice(0, slash) : void 0;
}

// src/profile/modules.ts
/** @param own paths of modules that are not to be named. */
function weighModules(profile, own) {
	const moduleOfFunction = profile.functions.map(({ name }) => {
		const path = packageOf(name);
		if (isStandard(path)) return void 0;
		return {
			path,
			module: moduleOf(path),
			isOwn: isInside(path, own)
		};
	});
	const type = compilerSampleType(profile);
	const weights = {
		modules: /* @__PURE__ */ new Map(),
		packages: /* @__PURE__ */ new Map()
	};
	let [foreign, others, all] = [
		0,
		0,
		0
	];
	const modulesOfLocation = profile.locations.map(({ lines }) => lines.flatMap(({ func }) => (func === void 0 ? void 0 : moduleOfFunction[func]) ?? []));
	for (const { locations, values } of profile.samples) {
		const value = values[type] ?? 0;
		const strangers = /* @__PURE__ */ new Map();
		let hasOthers = false;
		for (const location of locations) for (const { path, module, isOwn } of modulesOfLocation[location] ?? []) {
			hasOthers = true;
			if (!isOwn) strangers.set(path, module);
		}
		addTo(weights.packages, strangers.keys(), value);
		addTo(weights.modules, new Set(strangers.values()), value);
		all += value;
		if (hasOthers) others += value;
		if (strangers.size > 0) foreign += value;
	}
	return {
		modules: byWeight(weights.modules),
		packages: byWeight(weights.packages),
		foreign,
		others,
		all
	};
}
function addTo(weights, names, value) {
	for (const name of names) weights.set(name, (weights.get(name) ?? 0) + value);
}
function byWeight(weights) {
	return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
}
/** Import path of a function's package; empty for what is no Go function of a package with a path. */
function packageOf(name) {
	const path = splitSymbol(name).package.replaceAll("%2e", ".");
	return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) ? path : "";
}
/** First elements of import paths of Go's standard library (Go 1.26) that have further ones. */
const STANDARD = new Set(`archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/));
function isStandard(path) {
	return path === "" || STANDARD.has(path.split("/")[0] ?? "");
}
/** Whether a path is that of one of the modules, or below. */
function isInside(path, modules) {
	for (let rest = path; rest !== ""; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")))) if (modules.has(rest)) return true;
	return false;
}
/** Hosts whose modules start with a user's or an organization's name. */
const HOSTS_OF_OWNERS = /^(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|golang\.org)$/;
/** The module that a package most likely belongs to, by its path alone. */
function moduleOf(path) {
	const elements = path.split("/");
	const length = HOSTS_OF_OWNERS.test(elements[0] ?? "") ? 3 : 2;
	const major = /^v\d+$/.test(elements[length] ?? "") ? 1 : 0;
	return elements.slice(0, length + major).join("/");
}

// src/profile/origin.ts
/** Of the stacks with code from outside of the standard library, as much as another program's code at least has. */
const FOREIGN_SHARE = .1;
const NAMED = 3;
const NAME_LENGTH = 100;
/**
* A profile of another program says nothing of this one, and the compiler would not complain. It is told by what
* must differ: functions of package main, folders of main packages, and modules that this one is not built with.
* What an older version of the program could be, passes.
* @returns a sentence of doubt about what passed, if there is one.
* @throws ExpectedError naming what was expected and what was found.
*/
function mustBeOfProgram(profile, program) {
	const mainFunctions = mainFunctionsOf(profile);
	const { main, otherMains, modulePath } = program;
	const mains = main === void 0 ? otherMains : [main];
	const known = mainFunctions.filter((name) => mains.some(({ names }) => isDeclaredIn(names, name)));
	const isOfThisModule = profile.functions.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath)) || known.length * 2 > mainFunctions.length;
	if (!isOfThisModule && !mainFoldersOf(profile).some((folder) => isInside(folder, /* @__PURE__ */ new Set([modulePath])))) refuseOtherModule(profile, program, mainFunctions, known.length);
	if (main === void 0) return void 0;
	const found = mainOfProfile(profile, mainFunctions, main, program);
	if (found === "ambiguous") return ambiguity(main);
	if (found !== void 0 && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
	if (found === main || !isOfThisModule || mainFunctions.length === 0) return void 0;
	return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}
function refuseOtherModule(profile, program, mainFunctions, known) {
	const own = /* @__PURE__ */ new Set([program.modulePath, ...program.dependencies]);
	const { packages, foreign, others, all } = weighModules(profile, own);
	const hasForeign = foreign > 0 && foreign >= FOREIGN_SHARE * others;
	const handsOver = !hasForeign && others * 2 >= all;
	const hasOtherMain = mainFunctions.length > 0 && known === 0;
	if (!hasForeign && (!hasOtherMain || handsOver)) return;
	const main = program.main === void 0 ? "" : ` (main package ${program.main.importPath})`;
	const found = [...packages.length === 0 ? [] : [list(packages)], ...mainFunctions.length === 0 ? [] : [list(mainFunctions.map((name) => `main.${name}`))]];
	throw new ExpectedError(`It is of another program: expected were functions of ${program.modulePath}${main}, found were those of ${found.join(" and ")}.`, { fix: "Point the source at this program, or set `working-directory` and `package` to the one that the profile is of." });
}
/** The main package of this module that a profile is of; undefined when nothing tells, `ambiguous` when ours and another fit. */
function mainOfProfile(profile, mainFunctions, main, { otherMains, modulePath }) {
	const declaredIn = ({ names }) => mainFunctions.filter((name) => isDeclaredIn(names, name)).length;
	const bestOf = (mains) => [...mains].sort((a, b) => declaredIn(b) - declaredIn(a))[0];
	const ours = declaredIn(main);
	const byFolder = mainOfFolders(profile, [main, ...otherMains], modulePath);
	const isAmbiguous = byFolder.length > 1 && byFolder.includes(main);
	const there = isAmbiguous ? void 0 : bestOf(byFolder);
	if (there !== void 0) return ours > declaredIn(there) ? main : there;
	if (ours > 0) return main;
	const best = bestOf(otherMains);
	if (best !== void 0 && declaredIn(best) > 0) return best;
	return isAmbiguous && mainFunctions.length === 0 ? "ambiguous" : void 0;
}
function ambiguity({ importPath }) {
	return `It may be of ${importPath} or of another main package of its module: it has no function in main but main itself, and its folder fits both. A build with \`-trimpath\` would tell.`;
}
function otherProgram(main, other, mainFunctions, modulePath) {
	const names = mainFunctions.filter((name) => isDeclaredIn(other.names, name) && !isDeclaredIn(main.names, name));
	const which = names.length === 0 ? "" : `, such as ${list(names.map((name) => `main.${name}`))}`;
	return new ExpectedError(`It is of another program of ${modulePath}: expected was main package ${main.importPath}, found were functions of ${other.importPath}${which}.`, { fix: `Give this source to a step with \`package: ./${other.folder}\`, and to this one a source of ${main.importPath}.` });
}
/** What a profile shows of the program it was taken from, where there is no source tree to compare with. */
function originOf(profile) {
	return {
		mainFunctions: mainFunctionsOf(profile),
		modules: weighModules(profile, /* @__PURE__ */ new Set()).modules
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
function mainFunctionsOf({ functions }) {
	const names = functions.flatMap(({ name }) => {
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
	return names.slice(0, NAMED).map(printable).join(", ") + more;
}
function printable(name) {
	return name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
}

// src/profile/validate.ts
/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
/**
* Judges one collected file: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions, for their share; undefined when it is not known which program it is.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
async function judge(file, own) {
	const bytes = await profileBytes(file);
	const profile = decodeOrExplain(bytes);
	mustBeCpuProfile(profile);
	mustHaveSamples(profile);
	mustBeGo(profile);
	mustHaveStartLines(profile);
	const strange = own?.program && mustBeOfProgram(profile, own.program);
	const ownShare = own && (isCompact(profile) ? noneOfOwn(profile, own) : shareOfOwn(profile, own));
	const totals = totalsOf(profile);
	const judged = {
		sha256: digest(file),
		content: digest(bytes),
		bytes: file.length,
		samples: totals.samples,
		cpuNanos: totals.cpuNanos,
		...totals.weighted && { weighted: totals.weighted },
		sampleTypes: profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`),
		period: profile.period,
		totals: profile.sampleTypes.map((_, index) => totalOf(profile, index)),
		periodType: profile.periodType === void 0 ? "" : `${profile.periodType.type}/${profile.periodType.unit}`,
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		buildIds: buildIdsOf(profile),
		ownShare,
		...own === void 0 && { origin: originOf(profile) }
	};
	const doubts = doubtsAbout(judged, own?.modulePath);
	return {
		profile: judged,
		doubts: strange === void 0 ? doubts : [...doubts, strangeness(strange)]
	};
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}
/** Decodes the protobuf bytes of a profile. @throws ExpectedError when they are damaged or no profile at all. */
function decodeOrExplain(bytes) {
	let profile;
	try {
		profile = decodeProfile(bytes);
	} catch (error) {
		if (!(error instanceof Malformed)) throw error;
		throw new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
			fix: "Collect it again, and compare its size with the original: a transfer may have been cut short.",
			cause: error
		});
	}
	return profile;
}
const CPU_FIX = "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.";
function mustBeCpuProfile(profile) {
	if (profile.sampleTypes.length === 0) throw new ExpectedError("It is not a pprof profile: it names no sample type.", { fix: CPU_FIX });
	const names = profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
	const known = otherKind(names);
	if (known !== void 0) throw new ExpectedError(`It is a ${known} profile, not a CPU profile.`, { fix: CPU_FIX });
	if (compilerSampleType(profile) < 0) throw new ExpectedError(`It has the sample types ${names.join(", ")}; the Go compiler takes samples/count or cpu/nanoseconds.`, { fix: CPU_FIX });
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("It has no sampling period: it is truncated, or was written by a converter that drops it.", { fix: "Collect it again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, { fix: CPU_FIX });
}
function otherKind(names) {
	if (names.some((name) => /^(alloc|inuse)_(objects|space)\//.test(name))) return "heap";
	if (names.some((name) => name.startsWith("contentions/") || name.startsWith("delay/"))) return "block or mutex";
	if (names.some((name) => /^(goroutine|goroutines|threadcreate)\//.test(name))) return "goroutine or thread";
	if (names.some((name) => name.startsWith("wall/"))) return "wall-clock";
}
function mustHaveSamples(profile) {
	if (profile.sampleTypes.findIndex((_, index) => profile.samples.some((s) => (s.values[index] ?? 0) < 0)) >= 0) throw new ExpectedError("It has negative values: it is the difference of two profiles.", { fix: CPU_FIX });
	if (totalOf(profile, compilerSampleType(profile)) === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
}
function mustBeGo(profile) {
	const names = profile.functions.map(({ name }) => name);
	if (names.every((name) => name === "")) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	if (!names.some((name) => /^(main|runtime|internal\/runtime)[./]/.test(name) || /[\w)\]]\.\(\*[^)]+\)\./.test(name))) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${shortName(names)}\`.`, { fix: "Point the source at the Go service itself." });
}
function shortName(names) {
	return (names.find((name) => name !== "") ?? "").replace(/[^\x20-\x7e]/g, "?").replaceAll("`", "'").slice(0, 60);
}
function mustHaveStartLines(profile) {
	const starts = profile.locations.map(({ lines }) => lines.some(({ func }) => func !== void 0 && profile.functions[func]?.startLine !== 0));
	if (profile.samples.some(({ locations }) => starts[locations[0] ?? -1] || starts[locations[1] ?? -1])) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}
/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn(profile, own) {
	return profile.functions.some(({ name }) => own.includes(name)) ? void 0 : 0;
}
function shareOfOwn(profile, own) {
	const type = compilerSampleType(profile);
	const ownFunction = profile.functions.map(({ name }) => own.includes(name));
	const ownLocation = profile.locations.map(({ lines }) => lines.some(({ func }) => func !== void 0 && ownFunction[func] === true));
	let inOwn = 0;
	let all = 0;
	for (const sample of profile.samples) {
		const value = sample.values[type] ?? 0;
		all += value;
		if (sample.locations.some((location) => ownLocation[location] === true)) inOwn += value;
	}
	return all === 0 ? 0 : inOwn / all;
}
function doubtsAbout(profile, modulePath) {
	const doubts = [];
	if (profile.samples < FEW_SAMPLES) doubts.push({
		severity: "warning",
		message: `It holds only ${count(profile.samples, "sample")} (${seconds(profile.cpuNanos)} of CPU time).`,
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
function seconds(nanos) {
	return `${(Number(nanos) / 1e9).toFixed(1)} s`;
}

// src/profile/whole.ts
/**
* Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are
* gone (equal stacks become one), file names hold no path of a machine. Not gzipped, as `compactToEdges`.
* @param totals noted where they are not what the values add up to, because some count more than others.
* @param remarks what the file says of itself, beside those totals.
*/
function encodeWhole(profile, totals, remarks = []) {
	const comments = [...totals?.weighted ? totalsInWords(totals) : [], ...remarks];
	const strings = new StringTable();
	const valueType = (type) => new ValueType({
		type: strings.dedup(type.type),
		unit: strings.dedup(type.unit)
	});
	return encodeProfile({
		sampleType: profile.sampleTypes.map(valueType),
		sample: withoutLabels(profile.samples).map(({ locations, values }) => new Sample({
			locationId: locations.map((index) => index + 1),
			value: [...values]
		})),
		mapping: profile.mappings.map(({ filename, buildId }, index) => new Mapping({
			id: index + 1,
			filename: strings.dedup(baseName(filename)),
			buildId: strings.dedup(buildId),
			hasFunctions: true
		})),
		location: profile.locations.map(({ address, mapping, lines }, index) => new Location({
			id: index + 1,
			mappingId: mapping === void 0 ? 0 : mapping + 1,
			address,
			line: lines.map(({ func, line }) => new Line({
				functionId: func === void 0 ? 0 : func + 1,
				line
			}))
		})),
		function: profile.functions.map(({ name, systemName, filename, startLine }, index) => new Function({
			id: index + 1,
			name: strings.dedup(name),
			systemName: strings.dedup(systemName),
			filename: strings.dedup(publicFileName(name, filename)),
			startLine
		})),
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		...profile.periodType && { periodType: valueType(profile.periodType) },
		period: profile.period,
		...comments.length > 0 && { comment: comments.map((line) => strings.dedup(line)) }
	}, strings);
}
/** Adds up the samples that differ in nothing but their labels. */
function withoutLabels(samples) {
	if (!samples.some(({ labelled }) => labelled)) return samples;
	const sums = /* @__PURE__ */ new Map();
	for (const { locations, values } of samples) {
		const key = locations.join(" ");
		const sum = sums.get(key);
		if (sum === void 0) sums.set(key, {
			locations,
			values: [...values]
		});
		else addValues(sum.values, values);
	}
	return [...sums.values()];
}
/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName, filename) {
	return /^([/\\]|[A-Za-z]:)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}

// src/profile/frames.ts
/** Names that got a number each, in the order in which they came. */
var NameTable = class {
	names = [];
	#numbers = /* @__PURE__ */ new Map();
	number(name) {
		const known = this.#numbers.get(name);
		if (known !== void 0) return known;
		this.#numbers.set(name, this.names.length);
		return this.names.push(name) - 1;
	}
};
/**
* The frames of each location, innermost first, as the numbers of their names. Frames are named, and told apart, as
* `go tool pprof -functions` does (`nodeInfo` in its internal/graph): by the function's name alone, and where there
* is none by the file that was mapped there.
*/
function framesOfLocations(profile, names) {
	return profile.locations.map((location) => frameNames(location, profile).map((name) => names.number(name)));
}
function frameNames({ lines, mapping }, profile) {
	const unnamed = () => {
		const file = mapping === void 0 ? void 0 : profile.mappings[mapping]?.filename;
		return file ? `[${file.slice(file.lastIndexOf("/") + 1)}]` : "<unknown>";
	};
	if (lines.length === 0) return [unnamed()];
	return lines.map(({ func }) => (func === void 0 ? void 0 : profile.functions[func]?.name) || unnamed());
}

// src/profile/leaf-weights.ts
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

// src/profile/time-classes.ts
const words = (text) => text.trim().split(/\s+/);
/** Leaves in which the CPU is in the kernel, without their package `runtime`. */
const RUNTIME_SYSTEM_CALLS = new Set(words(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`));
/** The same in other packages. */
const SYSTEM_CALL = /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** On the stack where C is called in order to call the system: macOS and Windows have no other way. */
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;
const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;
/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
const COLLECTOR = new RegExp(`^runtime\\.(${words(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join("|")})|^runtime\\.\\(\\*(${words(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join("|")})|^internal/runtime/gc[./]`);
/** Assembly of the runtime and of internal/bytealg, whose symbols have no package, as those of C have none. */
const ASSEMBLY = new Set(words(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`));
function classOfName(name, isCgo) {
	if (name === "[vdso]") return "system call";
	const plain = name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, "");
	if (plain.startsWith("runtime.") && RUNTIME_SYSTEM_CALLS.has(plain.slice(8))) return "system call";
	if (SYSTEM_CALL.test(plain)) return "system call";
	if (INTO_C.test(plain)) return "into C";
	if (COLLECTOR.test(plain)) return "gc";
	const { package: path } = splitSymbol(plain);
	if (path === "runtime" || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return "runtime";
	if (path !== "" && !plain.includes("::") || /^(go|type):/.test(plain)) return "go";
	if (ASSEMBLY.has(plain)) return "runtime";
	return isCgo || plain === "<unknown>" || plain.startsWith("[") ? "foreign" : "runtime";
}
/** Whether function names show that the program calls C. */
function callsC(names) {
	return names.some((name) => /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name));
}
/**
* Says what a stack, given by the names of its frames, leaf first, was in. The leaf decides between C, system calls,
* runtime and Go code; for the collector any frame does, since it moves memory and takes locks like everybody.
* @param isCgo whether the program calls C: a name without a package is then a C function, else assembly of Go's.
*/
function timeClassifier(isCgo) {
	const known = /* @__PURE__ */ new Map();
	const classOf = (name) => {
		const found = known.get(name) ?? classOfName(name, isCgo);
		known.set(name, found);
		return found;
	};
	return (leafFirst) => {
		const leaf = classOf(leafFirst[0] ?? "");
		if (leaf === "system call") return "syscalls";
		if (leaf === "foreign") return "cgo";
		const entry = leafFirst.findIndex((name) => classOf(name) !== "runtime");
		if (entry >= 0 && classOf(leafFirst[entry]) === "into C") return leafFirst.some((name) => SYSTEM_LIBRARY.test(name)) ? "syscalls" : "cgo";
		if (leafFirst.some((name) => classOf(name) === "gc")) return "gc";
		return leaf === "go" ? "user" : "runtime";
	};
}

// src/profile/potential.ts
/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [.02, .14];
/**
* Divides the CPU time of a profile into what PGO can touch and what it cannot.
* @param of how the profile is called in the sentence: `the collected profiles`.
* @param countOf what a sample counts; default: what the compiler takes.
* @returns undefined when it has no samples.
*/
function potentialOf(profile, of, countOf) {
	const compact = isCompact(profile);
	const sums = compact ? sumOfEdges(profile) : sumOfStacks(profile, countOf);
	const all = Object.values(sums).reduce((total, value) => total + value, 0);
	if (all <= 0) return void 0;
	const shares = {
		user: sums.user / all,
		runtime: sums.runtime / all,
		gc: sums.gc / all,
		syscalls: sums.syscalls / all,
		cgo: sums.cgo / all
	};
	return {
		...shares,
		ceiling: ceilingOf(shares, of, compact)
	};
}
function sumOfStacks(profile, countOf) {
	const type = compilerSampleType(profile);
	const value = countOf ?? ((values) => values[type] ?? 0);
	const table = new NameTable();
	const namesOf = framesOfLocations(profile, table).map((frames) => frames.map((frame) => table.names[frame]));
	const classOf = timeClassifier(callsC(table.names));
	const sums = none();
	for (const { locations, values } of profile.samples) sums[classOf(locations.flatMap((at) => namesOf[at]))] += value(values);
	return sums;
}
/** Of a compacted profile only leaves are known, and those not exactly. */
function sumOfEdges(profile) {
	const edges = callEdges(profile);
	const { samples, weighted } = totalsOf(profile);
	const type = compilerSampleType(profile);
	const perSample = profile.sampleTypes[type]?.type === "cpu" ? profile.period : 1;
	const leaves = leafWeights(edges, (weighted?.samples ?? samples) * perSample);
	const classOf = timeClassifier(callsC([...leaves.keys()]));
	const sums = none();
	for (const [name, weight] of leaves) sums[classOf([name])] += weight;
	return sums;
}
function none() {
	return {
		user: 0,
		runtime: 0,
		gc: 0,
		syscalls: 0,
		cgo: 0
	};
}
function ceilingOf({ user, runtime, gc, syscalls, cgo }, of, isEstimate) {
	const go = user + runtime + gc;
	const sentences = [];
	const shut = [...isVisible(cgo) ? [`${percent(cgo)} is in C`] : [], ...isVisible(syscalls) ? [`${percent(syscalls)} in system calls`] : []];
	const [first, second] = shut;
	if (first === void 0) sentences.push(`All CPU time of ${of} is in Go code.`);
	else {
		const where = second === void 0 ? first.replace(" in system", " is in system") : shut.join(" and ");
		sentences.push(`Of the CPU time of ${of}, ${where}: PGO cannot touch it.`);
	}
	const parts = [`${percent(user)} in the program and its packages`, `${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too`];
	if (go < .005) sentences.push("There is next to nothing that could get faster.");
	else {
		sentences.push(`${first === void 0 ? "It" : `At most the ${percent(go)} of Go code`} can get faster: ${parts.join(", ")}.`);
		const [least, most] = TYPICAL_GAINS;
		const gains = `${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} %`;
		sentences.push(go > .9 ? `Gains of ${gains} are typical.` : `Gains of ${gains} are typical of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`);
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

// src/serve/under-load.ts
/** Lines of either command that progress shows. */
const SHOWN_LINES = 8;
/** A load that ends in the last twentieth of the profile was there for it. */
const ENOUGH_OF_THE_TIME = .95;
/** How long a load that is stopped may take to sum up. */
const LOAD_GRACE_MS = 5e3;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/**
* Runs `task` while the service runs and is loaded. Both commands and all that they started are ended afterwards,
* whatever happened.
* @param task its signal is aborted as soon as its result would be worth nothing.
* @throws ExpectedError when something listens already where the service will, when the service does not get ready or
* ends before `task` does, or when the load fails; what `task` throws; the signal's reason.
*/
async function whileUnderLoad(options, task) {
	try {
		var _usingCtx$1 = _usingCtx();
		const stop = new AbortController();
		const signal = AbortSignal.any([options.signal, stop.signal]);
		const stage = { now: "starting" };
		await requireUnused([...options.endpoints, ...options.ready === void 0 ? [] : [options.ready]], signal);
		const limit = _usingCtx$1.a(options.cpus === void 0 ? void 0 : await limitCpus(options.cpus));
		const service = _usingCtx$1.a(await startService(options, limit, stop, stage));
		await waitForService({
			endpoints: options.endpoints,
			env: options.env,
			ready: options.ready,
			readyTimeout: options.readyTimeout,
			signal,
			output: () => service.started.output()
		});
		options.progress(`The service is ready after ${duration(service.lasted())}.`);
		stage.now = "profiling";
		const load = _usingCtx$1.a(options.load === void 0 ? void 0 : await startLoad(options, options.load, service, stop));
		const begun = performance.now();
		const [outcome] = await Promise.allSettled([task(signal)]);
		const took = performance.now() - begun;
		stage.now = "over";
		options.signal.throwIfAborted();
		await endsThatExplain(outcome.status === "rejected", service, load);
		stop.signal.throwIfAborted();
		if (outcome.status === "rejected") throw outcome.reason;
		const findings = limit?.finding === void 0 ? [] : [limit.finding];
		if (load !== void 0) findings.push(...await finishLoad(options, load, took));
		return {
			value: outcome.value,
			findings
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Starts the service; its end aborts `stop`. */
async function startService(options, limit, stop, stage) {
	const kept = limit?.kept === void 0 ? "" : `, limited to ${options.cpus} CPU ${limit.kept}`;
	options.progress(`Starting the service${kept} …`);
	let shown = 0;
	const started = await startShell({
		...shellOptions(options),
		command: options.serve,
		programEnv: options.serveEnv,
		onLine: (line) => {
			if (stage.now !== "over" && ++shown <= SHOWN_LINES) options.progress(`serve | ${excerpt(line, 300)}`);
		},
		wrapper: limit?.wrapper ?? [],
		...limit?.enlistIn !== void 0 && { enlistIn: limit.enlistIn }
	});
	return watch(started, (end) => {
		const sentence = stage.now === "starting" ? endedBeforeReady : endedWhileProfiled;
		stop.abort(sentence(end, started.output()));
	});
}
async function startLoad(options, command, service, stop) {
	options.progress("Loading it …");
	const started = await startShell({
		...shellOptions(options),
		command,
		programEnv: options.loadEnv
	});
	return watch(started, async (end) => {
		if (end.exitCode === 0) return;
		await Promise.race([service.noticed, setTimeout(CAUSE_MS)]);
		stop.abort(loadFailed(end, started.output()));
	});
}
function shellOptions({ cwd, env, signal }) {
	return {
		cwd,
		env,
		signal
	};
}
function watch(started, onEnd) {
	const begun = performance.now();
	let ended;
	return {
		started,
		noticed: started.exited.then((end) => {
			ended = performance.now();
			return onEnd(end);
		}),
		lasted: () => (ended ?? performance.now()) - begun,
		[Symbol.asyncDispose]: () => started.stop()
	};
}
/**
* Waits for what is still to be noticed of an end of the service or the load: it explains why the task failed, and
* a task that did not fail is told of an end that it has missed.
*/
async function endsThatExplain(failed, ...all) {
	const ended = all.filter((one) => one !== void 0).filter(({ started }) => failed || !isAlive(started));
	const noticed = Promise.race(ended.map((one) => one.noticed));
	if (ended.length > 0) await Promise.race([noticed, setTimeout(CAUSE_MS)]);
}
function isAlive({ pid }) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
/**
* Stops the load and shows what it says of itself.
* @param took milliseconds that it should have lasted.
*/
async function finishLoad(options, { started, lasted }, took) {
	const ran = lasted();
	await started.stop(LOAD_GRACE_MS, "SIGINT");
	for (const line of outputLines(started.output()).slice(-8)) options.progress(`load | ${line}`);
	return ran < took * ENOUGH_OF_THE_TIME ? [loadEndedEarly(ran, took)] : [];
}

export { noiseOverlap as _, encodeWhole as a, areOfDifferentPrograms as c, isCompact as d, totalsOf as f, movedFunctions as g, movedEdges as h, framesOfLocations as i, originInWords as l, staleness as m, potentialOf as n, decodeOrExplain as o, ownCode as p, NameTable as r, judge as s, whileUnderLoad as t, compactToEdges as u, overlap as v, pairEdges as y };