import { $ as networkFor, Ai as _usingCtx, Bi as compareText, Er as checkBuildFlags, Gi as share, Gr as lastOutput, Hi as fixed, Hr as runGo, Ii as reasonOf, Ir as goVersion, Jr as run, Kr as outputLines, Mi as UsageError, Nr as runBuild, Pr as goOutput, Q as nameOf$1, Qr as excerpt, Rr as jsonObjects, Si as readIfThere, Ui as groupBy$1, Ur as EVALUATE, Vi as count, Vr as pprofCommand, Wr as howItEnded, Xr as asSentence, Y as hostOf, Yr as start, Z as isThisMachine, Zi as KnownNames, Zr as duration, b as onPort, ca as isOwnFunction, et as send, fa as renamer, ha as withoutTypeArguments, ii as secretsInCommand, it as connectionFailure, ji as ExpectedError, ki as writeProfile, la as ownCode, m as orElse, ma as symbolPath, ni as childEnvironment, pa as splitSymbol, qr as ownerCommand, ra as declarationOf$1, ri as secretsIn, sa as isInside, u as Rejected, ua as ownName, ut as pLimit, xi as mustBePlaceOfProfile, y as hasFreePort, zr as lastLines } from "./start.js";
import { $ as sampleTypeIndex, B as potentialOfTimes, C as callEdges, D as excludedWeight, E as edgesOf, F as NO_TIMES, G as exactTotals, H as compilerSampleType, J as isoDate, K as headOf, L as addTimes, M as isExcluded, N as missingFrom, O as exclusionInWords, P as renameExcluded, Q as renameFunctions, S as byWeight, T as edgeSetOf, U as countTotals, V as timesOf, W as eachSample, X as locationBits, Y as linesOf, Z as provenanceInWords, _ as profileBytes, b as EdgeSums, c as readProfile, d as decodeFile, et as sumOf, f as decodeOrExplain, g as digest, h as contentOf, it as windowOf, j as harmfulInlinings, k as foldEdges, m as MAX_PROFILE_BYTES, n as driftBetween, nt as totalsOf, o as isWithinNoise, p as decodeProfile, q as isCompact, rt as weightWith, s as overlapInWords, tt as totalsInWords, v as sizeUnpacked, x as byName, y as tooLarge } from "./decide.js";
import { t as collectAll } from "./collect.js";
import { a as pinnedTo, n as freePort, o as usableCpus, t as ServerProcesses } from "./processes.js";
import { n as findMainPackage } from "./program.js";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix, resolve } from "node:path";
import { createHash, randomUUID } from "node:crypto";
import { setImmediate as setImmediate$1, setTimeout } from "node:timers/promises";
import { connect } from "node:net";
import { setFlagsFromString } from "node:v8";

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
		const lines = locations.flatMap((one) => one.lines);
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
			locations: {
				count: locations.length,
				addressLow: Uint32Array.from(locations, (one) => one.addressLow),
				addressHigh: Uint32Array.from(locations, (one) => one.addressHigh),
				mapping: Int32Array.from(locations, (one) => one.mapping),
				firstLine: firsts(locations.map((one) => one.lines)),
				lineFunction: Uint32Array.from(lines, ({ func }) => func),
				lineNumber: Float64Array.from(lines, ({ line }) => line)
			},
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
/**
* Whole stacks that are to the compiler what `renameExcluded` makes of the edges. A function cannot have two names in one
* stack, so a stack that may hold an excluded call becomes one stack for each call that the compiler reads of it.
*/
function excludeInStacks(profile, exclusions) {
	const { samples, sampleTypes, functions } = profile;
	if (!callEdges(profile).edges.some((edge) => isExcluded(edge, exclusions))) return profile;
	const callees = new Set(exclusions.map(({ callee }) => callee));
	const mayCall = locationBits(profile, (func) => callees.has(functions.names[func]));
	const isCut = (sample) => {
		const [first = 0, end = 0] = samples.firstFrame.subarray(sample, sample + 2);
		return samples.frames.subarray(first, Math.min(first + 2, end)).some((location) => mayCall[location] === 1);
	};
	const part = (wanted) => {
		const values = samples.values.map((value, at) => isCut(Math.floor(at / sampleTypes.length)) === wanted ? value : 0);
		return {
			...profile,
			samples: {
				...samples,
				values
			}
		};
	};
	const edges = renameExcluded(callEdges(part(true)).edges, exclusions);
	return sumOfStacks(profile, part(false), decodeProfile(encodeSums(profile, edges)));
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

// src/golang/helper.ts
let files = {
	"go.mod": "module helper\n\ngo 1.21\n",
	"meter/main.go": "// Meter runs the programs that its argument names, all at once, and writes what each of them used. Node does not tell\n// what a child used; os.ProcessState has the kernel's own figures, in microseconds on Linux and macOS.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"os\"\n	\"os/exec\"\n	\"reflect\"\n	\"runtime\"\n	\"sync\"\n	\"time\"\n)\n\n// order is the argument, as JSON. Output goes to files: pipes would wake the meter, and a reader, next to what is measured.\ntype order struct {\n	Usage    string    `json:\"usage\"`\n	Programs []program `json:\"programs\"`\n}\n\ntype program struct {\n	Argv   []string `json:\"argv\"`\n	Stdout string   `json:\"stdout\"`\n	Stderr string   `json:\"stderr\"`\n}\n\ntype usage struct {\n	ExitCode    int     `json:\"exitCode\"`\n	CPUSeconds  float64 `json:\"cpuSeconds\"`\n	WallSeconds float64 `json:\"wallSeconds\"`\n	PeakBytes   int64   `json:\"peakBytes\"`\n}\n\nfunc main() {\n	var given order\n	check(json.Unmarshal([]byte(os.Args[1]), &given))\n	used := make([]usage, len(given.Programs))\n	var running sync.WaitGroup\n	for i, one := range given.Programs {\n		cmd := exec.Command(one.Argv[0], one.Argv[1:]...)\n		cmd.Stdout = create(one.Stdout)\n		cmd.Stderr = create(one.Stderr)\n		began := time.Now()\n		check(cmd.Start())\n		running.Add(1)\n		go func(used *usage) {\n			defer running.Done()\n			err := cmd.Wait()\n			wall := time.Since(began)\n			state := cmd.ProcessState\n			if state == nil {\n				check(err)\n			}\n			cpu := state.UserTime() + state.SystemTime()\n			*used = usage{state.ExitCode(), cpu.Seconds(), wall.Seconds(), peakBytes(state.SysUsage(), runtime.GOOS)}\n		}(&used[i])\n	}\n	running.Wait()\n	text, err := json.Marshal(used)\n	check(err)\n	check(os.WriteFile(given.Usage, text, 0o600))\n}\n\n// peakBytes reads Maxrss of a *syscall.Rusage, a type that Windows lacks. macOS counts bytes, all others KiB.\nfunc peakBytes(rusage any, system string) int64 {\n	value := reflect.Indirect(reflect.ValueOf(rusage))\n	if value.Kind() != reflect.Struct {\n		return 0\n	}\n	field := value.FieldByName(\"Maxrss\")\n	if !field.IsValid() || !field.CanInt() {\n		return 0\n	}\n	if system == \"darwin\" || system == \"ios\" {\n		return field.Int()\n	}\n	return field.Int() * 1024\n}\n\nfunc create(name string) *os.File {\n	file, err := os.Create(name)\n	check(err)\n	return file\n}\n\nfunc check(err error) {\n	if err != nil {\n		os.Stderr.WriteString(err.Error() + \"\\n\")\n		os.Exit(1)\n	}\n}\n",
	"source/calls.go": "package main\n\nimport (\n	\"fmt\"\n	\"go/ast\"\n	\"go/token\"\n	\"strings\"\n)\n\ntype call struct {\n	line   int\n	callee string\n}\n\n// counters number the closures of a function, as closureName in cmd/compile/internal/ir does.\ntype counters struct{ literals, wrappers int }\n\n// A walker collects the calls of one function; closures have walkers of their own.\ntype walker struct {\n	pkg         *pkg\n	file        *source\n	name        string\n	start       int\n	isClosure   bool\n	isUnprinted bool\n	counts      *counters\n	calls       []call\n	// What is called when the function ends.\n	deferred []string\n	// Where it ends early.\n	returns []int\n	// Names of closures, for those that are called by the variable that they are assigned to.\n	closures map[*ast.FuncLit]string\n}\n\nfunc (w *walker) add(pos token.Pos, callee string) {\n	w.calls = append(w.calls, call{w.pkg.line(pos), callee})\n}\n\nfunc (w *walker) walk(body ast.Node) {\n	if w.closures == nil {\n		w.closures = map[*ast.FuncLit]string{}\n	}\n	ast.Inspect(body, w.visit)\n	if block, isBlock := body.(*ast.BlockStmt); isBlock && len(w.deferred) > 0 {\n		for _, line := range append(w.returns, w.pkg.line(block.Rbrace)) {\n			for _, callee := range w.deferred {\n				w.calls = append(w.calls, call{line, callee})\n			}\n		}\n	}\n}\n\nfunc (w *walker) visit(node ast.Node) bool {\n	switch node := node.(type) {\n	case *ast.FuncLit:\n		w.closure(node)\n		return false\n	case *ast.CallExpr:\n		return w.call(node)\n	case *ast.GoStmt:\n		w.add(node.Pos(), \"!g\")\n		w.wrapper(node.Call, \"gowrap\")\n	case *ast.DeferStmt:\n		w.add(node.Pos(), \"!d\")\n		w.wrapper(node.Call, \"deferwrap\")\n		w.deferred = append(w.deferred, w.callee(node.Call.Fun), \"!d\")\n	case *ast.ReturnStmt:\n		w.returns = append(w.returns, w.pkg.line(node.Pos()))\n	case *ast.RangeStmt:\n		// Over a map, a channel, or a function: only types would tell.\n		w.add(node.For, \"!mc\")\n		if _, isLiteral := node.X.(*ast.BasicLit); !isLiteral {\n			w.add(node.For, \"?\")\n		}\n	case *ast.IndexExpr:\n		w.add(node.Lbrack, \"!m\")\n	case *ast.SendStmt:\n		w.add(node.Arrow, \"!c\")\n	case *ast.SelectStmt:\n		w.add(node.Pos(), \"!c\")\n	case *ast.UnaryExpr:\n		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ARROW: \"!c\", token.AND: \"!n\"})\n	case *ast.BinaryExpr:\n		w.operator(node.OpPos, node.Op, map[token.Token]string{token.ADD: \"!s\", token.EQL: \"!e\", token.NEQ: \"!e\", token.LSS: \"!e\", token.GTR: \"!e\"})\n	case *ast.IncDecStmt:\n		w.assign(node.X)\n	case *ast.AssignStmt:\n		w.assign(node.Lhs...)\n		w.operator(node.TokPos, node.Tok, map[token.Token]string{token.ADD_ASSIGN: \"!s\"})\n	case *ast.CompositeLit:\n		w.add(node.Pos(), \"!n\")\n	case *ast.TypeAssertExpr:\n		w.add(node.Lparen, \"!t\")\n	case *ast.SwitchStmt:\n		w.add(node.Pos(), \"!e\")\n	}\n	return true\n}\n\n// assign adds what writes elements of a map: another function of the runtime than the one that reads them.\nfunc (w *walker) assign(left ...ast.Expr) {\n	for _, one := range left {\n		if element, isElement := one.(*ast.IndexExpr); isElement {\n			w.add(element.Lbrack, \"!w\")\n		}\n	}\n}\n\nfunc (w *walker) operator(pos token.Pos, op token.Token, letters map[token.Token]string) {\n	if callee, isKnown := letters[op]; isKnown {\n		w.add(pos, callee)\n	}\n}\n\nfunc (w *walker) closure(node *ast.FuncLit) {\n	w.counts.literals++\n	infix := \".func\"\n	if w.isClosure {\n		infix = \".\"\n	}\n	name := fmt.Sprintf(\"%s%s%d\", w.name, infix, w.counts.literals)\n	w.closures[node] = name\n	w.add(node.Pos(), \"!n\")\n	inner := &walker{pkg: w.pkg, file: w.file, name: name, start: w.pkg.line(node.Pos()), isClosure: true, counts: &counters{}, closures: w.closures}\n	inner.walk(node.Body)\n	inner.print(node.Body, node.End())\n}\n\n// wrapper numbers the function that the compiler makes of a `go` or `defer` with arguments or results.\nfunc (w *walker) wrapper(node *ast.CallExpr, kind string) {\n	literal, isLiteral := node.Fun.(*ast.FuncLit)\n	isPlain := isLiteral && literal.Type.Results == nil\n	if _, isName := node.Fun.(*ast.Ident); isName {\n		// Whether it has results is not known.\n		isPlain = true\n	}\n	if w.isUnprinted || len(node.Args) == 0 && isPlain {\n		return\n	}\n	w.counts.wrappers++\n	made := &walker{pkg: w.pkg, file: w.file, name: fmt.Sprintf(\"%s.%s%d\", w.name, kind, w.counts.wrappers), start: w.pkg.line(node.Pos())}\n	made.add(node.Lparen, w.callee(node.Fun))\n	made.print(&ast.BlockStmt{}, node.End())\n}\n\n// operations of built-in functions, by the letters that stand for what the runtime does.\nvar operations = map[string]string{\n	\"append\": \"!ay\", \"make\": \"!kn\", \"new\": \"!n\", \"delete\": \"!m\", \"clear\": \"!my\", \"copy\": \"!y\", \"panic\": \"!p\", \"close\": \"!c\",\n	\"recover\": \"!p\", \"string\": \"!v\", \"any\": \"!n\",\n}\n\n// builtin are the other predeclared names: conversions, and functions that call nothing.\nconst builtin = \" cap complex imag len max min print println real bool byte complex64 complex128 error float32 float64 \" +\n	\"int int8 int16 int32 int64 rune uint uint8 uint16 uint32 uint64 uintptr \"\n\nfunc (w *walker) call(node *ast.CallExpr) bool {\n	callee := w.callee(node.Fun)\n	if literal, isLiteral := strip(node.Fun).(*ast.FuncLit); isLiteral {\n		// Numbered before the closures among the arguments.\n		w.closure(literal)\n		w.add(node.Lparen, \"~\"+w.closures[literal])\n		for _, arg := range node.Args {\n			ast.Inspect(arg, w.visit)\n		}\n		return false\n	}\n	if callee != \"\" {\n		// The compiler, too, takes the line of the opening parenthesis.\n		w.add(node.Lparen, callee)\n	}\n	return true\n}\n\n// callee returns what an expression calls, as the answer has it; empty for a conversion that calls nothing.\nfunc (w *walker) callee(fun ast.Expr) string {\n	switch fun := strip(fun).(type) {\n	case *ast.Ident:\n		return w.calleeByName(fun)\n	case *ast.SelectorExpr:\n		from, isName := fun.X.(*ast.Ident)\n		if !isName || from.Obj != nil || w.pkg.declared[from.Name] != ast.Bad {\n			return \".\" + fun.Sel.Name\n		}\n		if from.Name == \"C\" && w.file.imports[\"C\"] == \"C\" {\n			return \"~_Cfunc_\" + fun.Sel.Name\n		}\n		if path, isImported := w.file.imports[from.Name]; isImported {\n			return symbolPath(w.vendored(path)) + \".\" + fun.Sel.Name\n		}\n		return \".\" + fun.Sel.Name\n	case *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.InterfaceType, *ast.FuncType, *ast.StructType:\n		return \"!v\"\n	}\n	return \"?\"\n}\n\nfunc (w *walker) calleeByName(name *ast.Ident) string {\n	kind := w.pkg.declared[name.Name]\n	if name.Obj != nil {\n		kind = name.Obj.Kind\n		if assigned, isAssigned := name.Obj.Decl.(*ast.AssignStmt); isAssigned && len(assigned.Rhs) == 1 {\n			if literal, isLiteral := assigned.Rhs[0].(*ast.FuncLit); isLiteral && w.closures[literal] != \"\" {\n				return \"~\" + w.closures[literal]\n			}\n		}\n	}\n	switch kind {\n	case ast.Fun:\n		if to, isLinked := w.pkg.linked[name.Name]; isLinked {\n			return to\n		}\n		return \"~\" + name.Name\n	case ast.Typ:\n		return \"!v\"\n	case ast.Bad:\n		if letters, isOperation := operations[name.Name]; isOperation {\n			return letters\n		}\n		if strings.Contains(builtin, \" \"+name.Name+\" \") {\n			return \"\"\n		}\n	}\n	return \"?\"\n}\n\n// strip returns the function of an instance with type arguments, without parentheses.\nfunc strip(expr ast.Expr) ast.Expr {\n	switch inner := expr.(type) {\n	case *ast.ParenExpr:\n		return strip(inner.X)\n	case *ast.IndexExpr:\n		return strip(inner.X)\n	case *ast.IndexListExpr:\n		return strip(inner.X)\n	}\n	return expr\n}\n\n// vendored returns the path of a package that the standard library has a copy of.\nfunc (w *walker) vendored(path string) string {\n	if w.pkg.IsStandard && strings.HasPrefix(path, \"golang.org/x/\") {\n		return \"vendor/\" + path\n	}\n	return path\n}\n\n// symbolPath escapes the dots of a path's last element, as the linker does.\nfunc symbolPath(path string) string {\n	slash := strings.LastIndex(path, \"/\") + 1\n	return path[:slash] + strings.ReplaceAll(path[slash:], \".\", \"%2e\")\n}\n",
	"source/main.go": "// Prints the functions of Go packages and the calls that each makes, from the syntax alone: types are not checked, so that\n// it is fast, needs no build, and reads files that do not compile.\n//\n// Arguments: a JSON file with the packages, and the file to write to. The answer has lines of fields separated by tabs:\n//\n//	P prefix                      a package: how its symbols begin\n//	F name start end calls file   a function: its symbol without the prefix, its first line, the offset of its last line\n//	                              from there, its calls in the order of their lines, and its file\n//	T name                        a type that embeds others, and so may have methods that it does not declare\n//	V name                        a field of a struct that may hold a function\n//	E file error                  a file that does not parse; what the parser could make of it is there\n//\n// A call is `offset:callee`. A callee is a whole symbol (`path.F`), one of the same package (`~F`), a method or field by its\n// last name (`.M`), a value (`?`), or operations for which the compiler calls the runtime (`!` and their letters).\npackage main\n\nimport (\n	\"bufio\"\n	\"encoding/json\"\n	\"fmt\"\n	\"os\"\n	\"runtime\"\n)\n\ntype question struct {\n	Packages []folder `json:\"packages\"`\n	// Names of packages by import path, where that is not the path's last element.\n	Names map[string]string `json:\"names\"`\n}\n\n// A folder is a package with the Go files that are read.\ntype folder struct {\n	ImportPath string `json:\"importPath\"`\n	// How symbols begin: the import path with escapes, or `main`.\n	Prefix    string   `json:\"prefix\"`\n	Directory string   `json:\"directory\"`\n	Files     []string `json:\"files\"`\n	// IsStandard is whether it is of the standard library, which has copies of some modules.\n	IsStandard bool `json:\"isStandard\"`\n}\n\nfunc main() {\n	if err := run(os.Args[1], os.Args[2]); err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n}\n\nfunc run(questionFile, answerFile string) error {\n	var asked question\n	data, err := os.ReadFile(questionFile)\n	if err != nil {\n		return err\n	}\n	if err := json.Unmarshal(data, &asked); err != nil {\n		return err\n	}\n	file, err := os.Create(answerFile)\n	if err != nil {\n		return err\n	}\n	out := bufio.NewWriter(file)\n	describe(asked, func(text []byte) { out.Write(text) })\n	if err := out.Flush(); err != nil {\n		return err\n	}\n	return file.Close()\n}\n\n// describe reads the packages, some at the same time, and writes them in their order. Only a few are in memory.\nfunc describe(asked question, write func([]byte)) {\n	described := make([]chan []byte, len(asked.Packages))\n	for i := range described {\n		described[i] = make(chan []byte, 1)\n	}\n	limit := make(chan struct{}, runtime.GOMAXPROCS(0)+1)\n	go func() {\n		for i, one := range asked.Packages {\n			limit <- struct{}{}\n			go func(to chan<- []byte, one folder) { to <- readPackage(one, asked.Names) }(described[i], one)\n		}\n	}()\n	for _, text := range described {\n		write(<-text)\n		<-limit\n	}\n}\n",
	"source/packages.go": "package main\n\nimport (\n	\"bytes\"\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path/filepath\"\n	\"regexp\"\n	\"slices\"\n	\"strings\"\n)\n\n// A pkg is what the files of a package declare, and what is printed of them.\ntype pkg struct {\n	folder\n	names map[string]string\n	set   *token.FileSet\n	// Kinds of what is declared at the top level; functions that have no body here.\n	declared map[string]ast.ObjKind\n	// Symbols of functions that `go:linkname` moves to another package.\n	linked map[string]string\n	out    bytes.Buffer\n	// How many functions named init there are, and the closures of package-level variables.\n	inits        int\n	initClosures counters\n}\n\ntype source struct {\n	path    string\n	syntax  *ast.File\n	imports map[string]string\n}\n\nvar linkname = regexp.MustCompile(`(?m)^//go:linkname (\\S+) (\\S+)`)\n\nfunc readPackage(from folder, names map[string]string) []byte {\n	p := &pkg{folder: from, names: names, set: token.NewFileSet(), declared: map[string]ast.ObjKind{}, linked: map[string]string{}}\n	fmt.Fprintf(&p.out, \"P\\t%s\\n\", p.Prefix)\n	var files []*source\n	for _, name := range from.Files {\n		if file := p.parse(filepath.Join(from.Directory, name)); file != nil {\n			files = append(files, file)\n		}\n	}\n	for _, file := range files {\n		for _, decl := range file.syntax.Decls {\n			switch decl := decl.(type) {\n			case *ast.FuncDecl:\n				p.addFunction(file, decl)\n			case *ast.GenDecl:\n				// Closures of variables belong to the function that initializes the package.\n				w := &walker{pkg: p, file: file, name: \"init\", counts: &p.initClosures, isUnprinted: true}\n				w.walk(decl)\n			}\n		}\n	}\n	return p.out.Bytes()\n}\n\n// parse reads one file, and notes what it declares; nil where it cannot be read.\nfunc (p *pkg) parse(path string) *source {\n	text, err := os.ReadFile(path)\n	if err != nil {\n		fmt.Fprintf(&p.out, \"E\\t%s\\t%q\\n\", path, err)\n		return nil\n	}\n	syntax, err := parser.ParseFile(p.set, path, text, 0)\n	if err != nil {\n		fmt.Fprintf(&p.out, \"E\\t%s\\t%q\\n\", path, err)\n	}\n	if syntax == nil {\n		return nil\n	}\n	for _, match := range linkname.FindAllSubmatch(text, -1) {\n		p.linked[string(match[1])] = string(match[2])\n	}\n	for _, decl := range syntax.Decls {\n		switch decl := decl.(type) {\n		case *ast.FuncDecl:\n			if decl.Recv == nil {\n				p.declared[decl.Name.Name] = ast.Fun\n			}\n		case *ast.GenDecl:\n			p.addSpecs(decl.Specs)\n		}\n	}\n	imports := map[string]string{}\n	for _, spec := range syntax.Imports {\n		path := strings.Trim(spec.Path.Value, \"`\\\"\")\n		name := path[strings.LastIndex(path, \"/\")+1:]\n		if known, isKnown := p.names[path]; isKnown {\n			name = known\n		}\n		if spec.Name != nil {\n			name = spec.Name.Name\n		}\n		imports[name] = path\n	}\n	return &source{path, syntax, imports}\n}\n\nfunc (p *pkg) addSpecs(specs []ast.Spec) {\n	for _, spec := range specs {\n		switch spec := spec.(type) {\n		case *ast.TypeSpec:\n			p.declared[spec.Name.Name] = ast.Typ\n			if fields, isStruct := spec.Type.(*ast.StructType); isStruct {\n				p.addFields(spec.Name.Name, fields.Fields.List)\n			}\n		case *ast.ValueSpec:\n			for _, name := range spec.Names {\n				p.declared[name.Name] = ast.Var\n			}\n		}\n	}\n}\n\n// addFields prints what may be called without a function of that name: methods of embedded types, and fields.\nfunc (p *pkg) addFields(typeName string, fields []*ast.Field) {\n	for _, field := range fields {\n		if len(field.Names) == 0 {\n			fmt.Fprintf(&p.out, \"T\\t%s\\n\", typeName)\n		}\n		switch field.Type.(type) {\n		case *ast.FuncType, *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:\n			for _, name := range field.Names {\n				fmt.Fprintf(&p.out, \"V\\t%s\\n\", name.Name)\n			}\n		}\n	}\n}\n\nfunc (p *pkg) addFunction(file *source, decl *ast.FuncDecl) {\n	name, start := decl.Name.Name, decl.Name.Pos()\n	switch {\n	case name == \"_\":\n		return\n	case decl.Recv != nil && len(decl.Recv.List) > 0:\n		name, start = receiver(decl.Recv.List[0].Type)+\".\"+name, decl.Recv.Pos()\n	case name == \"init\":\n		name = fmt.Sprintf(\"init.%d\", p.inits)\n		p.inits++\n	case decl.Type.TypeParams != nil:\n		name += \"[...]\"\n	}\n	w := &walker{pkg: p, file: file, name: name, start: p.line(start), counts: &counters{}}\n	end := start\n	if decl.Body != nil {\n		end = decl.Body.End()\n		w.walk(decl.Body)\n	}\n	w.print(decl.Body, end)\n}\n\n// receiver returns `(*T)` or `T`, with `[...]` for type parameters, as symbols have it.\nfunc receiver(expr ast.Expr) string {\n	switch expr := expr.(type) {\n	case *ast.ParenExpr:\n		return receiver(expr.X)\n	case *ast.StarExpr:\n		return \"(*\" + receiver(expr.X) + \")\"\n	case *ast.IndexExpr:\n		return receiver(expr.X) + \"[...]\"\n	case *ast.IndexListExpr:\n		return receiver(expr.X) + \"[...]\"\n	case *ast.Ident:\n		return expr.Name\n	}\n	return \"?\"\n}\n\nfunc (p *pkg) line(pos token.Pos) int { return p.set.Position(pos).Line }\n\n// print writes a function, its calls in the order of their lines.\nfunc (w *walker) print(body *ast.BlockStmt, end token.Pos) {\n	if w.isUnprinted {\n		return\n	}\n	name := w.name\n	if to, isLinked := w.pkg.linked[name]; isLinked && body != nil {\n		// Its symbol is that of another package.\n		name = \"=\" + to\n	}\n	fmt.Fprintf(&w.pkg.out, \"F\\t%s\\t%d\\t%d\\t\", name, w.start, w.pkg.line(end)-w.start)\n	if body == nil {\n		w.pkg.out.WriteString(\"-\")\n	}\n	slices.SortStableFunc(w.calls, func(a, b call) int { return a.line - b.line })\n	for i, one := range w.calls {\n		if i > 0 {\n			w.pkg.out.WriteByte(' ')\n		}\n		fmt.Fprintf(&w.pkg.out, \"%d:%s\", one.line-w.start, one.callee)\n	}\n	fmt.Fprintf(&w.pkg.out, \"\\t%s\\n\", w.file.path)\n}\n"
};
function helperFiles() {
	files ??= readHelpers(join(import.meta.dirname, "helper"));
	return files;
}
/** Every file of the Go module in `folder` but its tests, by path. */
function readHelpers(folder) {
	const kept = readdirSync(folder, {
		recursive: true,
		encoding: "utf8"
	}).map((name) => name.replaceAll("\\", "/")).filter((name) => /\.(go|mod)$/.test(name) && !name.endsWith("_test.go")).sort();
	return Object.fromEntries(kept.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
/** The text of a file of our Go programs, by its path below `helper/`, such as `meter/main.go`. */
function goSource(path) {
	const source = helperFiles()[path];
	if (source === void 0) throw new Error(`there is no ${path} among the Go helpers`);
	return source;
}
/** Builds the program in `helper/NAME/` for this machine. Go's build cache makes the second time cheap. */
async function buildHelper(name, { go, scratch, purpose }) {
	const folder = join(scratch, "helper");
	for (const path of Object.keys(helperFiles())) {
		if (path !== "go.mod" && !path.startsWith(`${name}/`)) continue;
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), goSource(path));
	}
	const program = join(folder, name, `${name}${go.exe}`);
	const { exitCode, stderr } = await runGo([
		"build",
		"-mod=mod",
		"-o",
		program,
		`./${name}`
	], {
		...go.context,
		cwd: folder,
		env: {
			...go.context.env ?? process.env,
			GOTMPDIR: folder,
			GOFLAGS: void 0,
			GOOS: void 0,
			GOARCH: void 0,
			GO111MODULE: void 0,
			GOWORK: "off"
		}
	});
	if (exitCode === 0) return program;
	throw new ExpectedError(`The Go program that ${purpose} does not build: ${lastLines(stderr, 5)}`, { fix: "Check that `go build` works for a program that needs only the standard library." });
}
/** Builds a helper and has it answer one question, a JSON file. It gets the paths of both. */
async function askHelper(name, question, options) {
	const program = await buildHelper(name, options);
	const folder = dirname(program);
	const [asked, answered] = [join(folder, "question.json"), join(folder, "answer")];
	await writeFile(asked, JSON.stringify(question));
	const { exitCode, stderr } = await run([
		program,
		asked,
		answered
	], {
		...options.go.context,
		cwd: folder
	});
	if (exitCode === 0) return readFile(answered, "utf8");
	const message = `The Go program that ${options.purpose} failed: ${lastLines(stderr, 5)}`;
	if (exitCode === 2) throw new Error(message);
	throw new ExpectedError(message, { fix: "Fix what it says of this machine, such as a full disk, then run again." });
}

// src/compare/serve.ts
const READY_MS = 6e4;
const PAUSE_MS = 25;
/** A service that takes a connection and never answers is asked again. */
const ONE_ANSWER_MS = 5e3;
/** How long the port of a service that has ended may be in use. */
const PORT_MS = 3e3;
/** How long a service or a load may take to end by itself. */
const END_MS = 5e3;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/** Lines of either command that progress shows. */
const SHOWN_LINES = 8;
const MARK = "GO_PGO_SERVER";
/**
* Starts the service, waits until it is ready, runs `task`, and ends the service and its processes.
* @param what is done with it, for sentences: `loaded`, `profiled`.
* @throws ExpectedError when something already listens where the service will, when the service does not get ready or ends
* before `task` does; what `task` throws; the signal's reason. In each case nothing of the service is left running.
*/
async function withService(options, what, task) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { endpoints, ready, cwd, env, progress, proc = "/proc" } = options;
		const stop = new AbortController();
		const signal = AbortSignal.any([options.signal, stop.signal]);
		let stage = "before it was ready";
		await requireUnused([...endpoints, ...ready === void 0 ? [] : [ready]], signal);
		const { wrapper, findings } = await pinning(options, proc);
		progress?.(`Starting the service${wrapper.length > 0 ? `, pinned to CPU ${wrapper.at(-1)}` : ""} …`);
		let shown = 0;
		const mark = randomUUID();
		const begun = performance.now();
		const server = await startShell(options.serve, options.serveEnv, wrapper, {
			cwd,
			env: {
				...env,
				[MARK]: mark
			},
			signal: options.signal,
			onLine: (line) => {
				if (stage !== void 0 && ++shown <= SHOWN_LINES) progress?.(`serve | ${excerpt(line, 300)}`);
			}
		});
		const processes = ServerProcesses.of(proc, server.pid, `${MARK}=${mark}`);
		_usingCtx$3.a({ [Symbol.asyncDispose]: () => endService(server, processes) });
		const ended = server.exited.then((end) => {
			if (stage !== void 0) stop.abort(serviceEnded(end, stage, server.output()));
		});
		const endExplains = () => Promise.race([ended, setTimeout(CAUSE_MS)]);
		try {
			await waitUntilReady(options, signal, server);
			progress?.(`The service is ready after ${duration(performance.now() - begun)}.`);
			stage = `while it was ${what}`;
			const fail = (reason) => stop.abort(reason);
			const [outcome] = await Promise.allSettled([task({
				processes,
				signal,
				fail,
				endExplains,
				findings
			})]);
			if (outcome.status === "rejected" || !isAlive(server)) await endExplains();
			signal.throwIfAborted();
			if (outcome.status === "rejected") throw outcome.reason;
			return outcome.value;
		} finally {
			stage = void 0;
		}
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
function isAlive({ pid }) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
/** Ends the service and every process that is known to be part of it. */
async function endService(server, processes) {
	processes?.survivors();
	await server.stop(END_MS);
	for (const id of processes?.survivors() ?? []) try {
		process.kill(id, "SIGKILL");
	} catch {}
}
/** How the service is kept to so many CPUs. */
async function pinning({ cpus, pinned }, proc) {
	const findings = [];
	if (pinned !== void 0) return {
		wrapper: pinnedTo(pinned),
		findings
	};
	const usable = cpus === void 0 ? [] : await usableCpus(proc);
	if (cpus !== void 0 && usable.length === 0) {
		const message = `\`cpus: ${cpus}\` is not kept: this system has no \`taskset\`, or does not pin programs to CPUs.`;
		findings.push({
			severity: "warning",
			message,
			fix: "Run it on Linux with `taskset` (util-linux), or leave `cpus` out."
		});
	}
	return {
		wrapper: cpus !== void 0 && usable.length > cpus ? pinnedTo(usable.slice(0, cpus)) : [],
		findings
	};
}
/** A load that ends in the last twentieth of the task was there for it. */
const ENOUGH_OF_THE_TIME = .95;
/** Runs `task`, such as the collection of profiles, while the service runs and is loaded. The load is ended with it. */
function whileUnderLoad(options, task) {
	const { load, progress } = options;
	return withService(options, "profiled", async ({ signal, endExplains, fail, findings }) => {
		try {
			var _usingCtx3 = _usingCtx();
			if (load === void 0) return {
				value: await task(signal),
				findings
			};
			progress?.("Loading it …");
			const started = _usingCtx3.a(await startLoad({
				...options,
				load
			}));
			const begun = performance.now();
			let ended;
			let isOver = false;
			const noticed = started.exited.then(async (end) => {
				ended = performance.now();
				if (isOver || end.exitCode === 0) return;
				await endExplains();
				fail(loadFailed(end, started.output()));
			});
			const [outcome] = await Promise.allSettled([task(signal)]);
			const now = performance.now();
			if (outcome.status === "rejected" || !isAlive(started)) await Promise.race([noticed, setTimeout(CAUSE_MS)]);
			isOver = true;
			signal.throwIfAborted();
			if (outcome.status === "rejected") throw outcome.reason;
			const [ran, took] = [(ended ?? now) - begun, now - begun];
			await endLoad(started);
			for (const line of outputLines(started.output()).slice(-8)) progress?.(`load | ${line}`);
			const short = {
				severity: "warning",
				message: `\`load\` ended after ${duration(ran)}, but profiling took ${duration(took)}: for the rest of it the service was idle.`,
				fix: "Make it run longer than the profiles take; what outlasts them is stopped."
			};
			const isShort = ran < took * ENOUGH_OF_THE_TIME;
			return {
				value: outcome.value,
				findings: isShort ? [...findings, short] : findings
			};
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	});
}
/** Starts the load command as a process group of its own. */
function startLoad({ load, loadEnv, loadCpus, cwd, env }, signal) {
	return startShell(load, loadEnv, loadCpus ? pinnedTo(loadCpus) : [], {
		cwd,
		env,
		signal
	});
}
/** Ends a load that goes on: load tools print their summary on Ctrl-C. */
function endLoad(started) {
	return started.stop(END_MS, "SIGINT");
}
/**
* Starts a command of the user's with its own variables, as a process group of its own. On SIGINT and SIGTERM the shell
* lives for as long as the program that it waits for: a service may end by itself, and a load tool print its summary.
* @param wrapper a program with its arguments that starts the shell.
*/
function startShell(command, variables, wrapper, options) {
	const { argv, env } = ownerCommand(command, `trap 'exit 130' INT; trap 'exit 143' TERM; ${EVALUATE}`);
	const [program = "sh", ...args] = [...wrapper, ...argv];
	return start([program, ...args], {
		...options,
		env: {
			...childEnvironment(options.env ?? {}, "program"),
			...variables,
			...env
		},
		credentials: "login"
	});
}
/**
* A service that takes `$PORT` on the port where it will be profiled, or on a free one if nothing local is profiled or `serve` names
* that port itself; others unchanged.
*/
async function placed(service, profiled) {
	if (!hasFreePort(service)) return service;
	const known = profiled.map((one) => new URL(one)).find(({ hostname }) => isThisMachine(hostname));
	const { serve, serveEnv } = service;
	const named = [serve, ...Object.values(serveEnv)].flatMap((text) => text.match(/\d+/g) ?? []);
	const isOther = known === void 0 || named.includes(String(portOf(known)));
	return onPort(service, isOther ? await freePort() : portOf(known));
}
/**
* Makes sure that nothing else is profiled instead of the service that is to be started.
* @param urls where the service will be asked; those that are not on this machine are not looked at.
*/
async function requireUnused(urls, signal) {
	for (const url of urls.map((one) => new URL(one)).filter(({ hostname }) => isThisMachine(hostname))) {
		const isUsed = async (signal) => await whyNothingListens(url, signal).catch(() => "no answer") === void 0 ? "used" : void 0;
		if (await whyStill(isUsed, PORT_MS, signal) === void 0) continue;
		const message = `Something listens on ${url.hostname}:${portOf(url)} already, before \`serve\` was started.`;
		throw new ExpectedError(message, { fix: "End what listens there, or use another port. `serve` must end its own processes on SIGTERM." });
	}
}
/** Asks again and again, until there is no reason left or the time is over. @returns the last reason. */
async function whyStill(ask, milliseconds, signal) {
	const deadline = performance.now() + milliseconds;
	for (;;) {
		const left = Math.ceil(deadline - performance.now());
		const late = AbortSignal.timeout(Math.max(PAUSE_MS, Math.min(ONE_ANSWER_MS, left)));
		const why = await ask(AbortSignal.any([signal, late])).catch((error) => {
			if (signal.aborted || late.aborted) return "the last attempt got no answer";
			throw error;
		});
		signal.throwIfAborted();
		if (why === void 0 || performance.now() > deadline) return why;
		await setTimeout(PAUSE_MS, void 0, { signal }).catch(() => signal.throwIfAborted());
	}
}
/**
* Why nothing accepts connections at the host and port of a URL, as a code such as `ECONNREFUSED`; undefined when something
* does.
*/
function whyNothingListens(url, signal) {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: hostOf(url),
			port: portOf(url),
			signal
		});
		socket.once("connect", () => {
			const { localPort, remotePort, localAddress, remoteAddress } = socket;
			resolve(localPort === remotePort && localAddress === remoteAddress ? "ECONNREFUSED" : void 0);
			socket.destroy();
		});
		socket.once("error", (error) => signal.aborted ? reject(signal.reason) : resolve(error.code ?? error.message));
	});
}
function portOf({ port, protocol }) {
	return Number(port || (protocol === "https:" ? 443 : 80));
}
/**
* Waits until the service can be used: its `ready` URL answers with 2xx, or without one its endpoints on this machine
* accept connections. @throws ExpectedError with what it printed when that takes too long; the signal's reason.
*/
async function waitUntilReady({ ready, endpoints, env, readyTimeout = READY_MS }, signal, server) {
	const urls = ready === void 0 ? endpoints.filter((one) => isThisMachine(new URL(one).hostname)) : [ready];
	const deadline = performance.now() + readyTimeout;
	for (const url of urls.map((one) => new URL(one))) {
		const ask = (signal) => ready === void 0 ? whyNothingListens(url, signal) : whyNotAnswered(url, env, signal);
		const why = await whyStill(ask, deadline - performance.now(), signal);
		if (why !== void 0) throw notReady(url, why, readyTimeout, ready !== void 0, server.output());
	}
}
async function whyNotAnswered(url, env, signal) {
	const network = networkFor(env);
	try {
		const { status, body, url: answered } = await send(url, {
			headers: {},
			network,
			signal
		});
		body.on("error", () => {}).destroy();
		return status >= 200 && status < 300 ? void 0 : `${nameOf$1(answered)} answered ${status}`;
	} catch (error) {
		const failure = error instanceof ExpectedError ? error : connectionFailure(error, nameOf$1(url));
		if (failure === void 0 || signal.aborted) throw error;
		return failure.message.replace(/\.$/, "");
	}
}
function notReady(url, why, timeout, isAsked, output) {
	const reason = isAsked ? why : `nothing listens on ${url.host} (${why})`;
	const message = `The service was not ready within ${duration(timeout)}: ${reason}. ${lastWords(output)}`;
	return new ExpectedError(message, { fix: isAsked ? "Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it." : "Let `serve` listen where `sources` profiles it, or name a URL in `ready` that answers with 2xx once it can be used." });
}
function serviceEnded(end, when, output) {
	return new ExpectedError(`The service ${howItEnded(end)} ${when}. ${lastWords(output)}`, { fix: end.exitCode === 0 ? "Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`." : "Run `serve` and `load` by hand in the working directory, with the binary as PGO_BINARY, and fix what ends it." });
}
/** @param output what the load printed. */
function loadFailed(end, output) {
	return new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(output)}`, { fix: "Run it by hand against the service and fix it. Run k6 with `--no-thresholds`; where the exit code means something else, add `|| true`." });
}
/** What a program printed last. Of a Go program that crashed, that is its panic; the goroutines that follow are many lines. */
function lastWords(output) {
	const crash = /^(?:panic|fatal error): .*$/m.exec(output)?.[0];
	return crash === void 0 ? lastOutput(output) : `It said: ${asSentence(excerpt(crash, 200))}`;
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
const [NAMED$3, NAME_LENGTH] = [3, 100];
function list(names) {
	const more = names.length > NAMED$3 ? ` and ${names.length - NAMED$3} more` : "";
	const printable = (name) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, "?").slice(0, NAME_LENGTH);
	return names.slice(0, NAMED$3).map(printable).join(", ") + more;
}

// src/profile/validate.ts
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
			await setImmediate$1();
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
		findings: bounded(findings)
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
/** Findings that are kept of one source. */
const MOST_OF_SOURCE = 100;
/** The first findings of each source, and one that counts the rest. */
function bounded(findings) {
	return groupBy$1(findings, ({ entry }) => entry).flatMap(([entry, all]) => {
		const more = all.slice(MOST_OF_SOURCE);
		const [first] = more;
		if (first === void 0) return all;
		const { severity, source } = first.finding;
		const message = `There ${more.length === 1 ? "is" : "are"} ${count(more.length, "more finding")} like these.`;
		return [...all.slice(0, MOST_OF_SOURCE), {
			entry,
			finding: {
				severity,
				source,
				message
			}
		}];
	});
}
/** An endpoint takes one profile at a time. A server or a folder may keep any number with one start. */
function recordingOf({ profile: { timeNanos }, recordedAt }) {
	return recordedAt === void 0 || timeNanos <= 0n ? void 0 : `${timeNanos} ${recordedAt}`;
}
/** Keeps one of those with the same key; which bytes and which weight stay does not depend on the order. */
function dropDuplicates(readable, keyOf, findings) {
	return groupBy$1(readable, (judged) => keyOf(judged) ?? judged).flatMap(([, twins]) => {
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
	const [kept, ...others] = groupBy$1(readable, columnsOf).sort(([a, x], [b, y]) => samples(y) - samples(x) || compareText(a, b));
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
	const separable = buildsOf(pure);
	const [newest, second] = separable.filter(({ id }) => id !== void 0);
	if (newest === void 0 || second?.newest === newest.newest) return result(accepted, UNDECIDED);
	return result(pure.filter(({ profile }) => profile.buildIds[0] === newest.id), leftOut(newest, separable.filter((build) => build !== newest), accepted.length - pure.length));
}
/** A note and no warning: a fleet that is deployed every day has such a mix each week, and Go accepts it. */
function mixed(builds) {
	return {
		severity: "note",
		message: `The profiles are of ${count(builds.length, "build")} of the program, newest first: ${inWords$1(builds)}.`,
		fix: "Set `build-id: newest` to merge only those of the newest, when much has changed in between."
	};
}
const UNDECIDED = {
	severity: "warning",
	message: "`build-id: newest` cannot choose: the profiles hold no single build ID, no start, or the same start for several builds. The profiles of all builds are merged.",
	fix: "Point the sources at profiles of the wanted build alone, or at ones that hold their start (`time_nanos`)."
};
function leftOut(newest, others, blended) {
	const left = others.length === 0 ? [] : [inWords$1(others)];
	if (blended > 0) left.push(`${blended} of several builds at once`);
	const are = newest.profiles === 1 ? "is" : "are";
	return {
		severity: "note",
		message: `By \`build-id: newest\`, only ${count(newest.profiles, "profile")} of build ${nameOf(newest.id)} ${are} merged. Left out: ${left.join(", ")}.`
	};
}
/** Builds that a sentence names; the result document has all. */
const NAMED$2 = 5;
const SHORT_ID = 12;
function inWords$1(builds) {
	const named = builds.slice(0, NAMED$2).map(({ id, profiles }) => `${profiles} of ${nameOf(id)}`);
	const rest = builds.slice(NAMED$2);
	const more = rest.reduce((sum, { profiles }) => sum + profiles, 0);
	return [...named, ...rest.length === 0 ? [] : [`${more} of ${rest.length} others`]].join(", ");
}
/** Enough of a build ID to recognize it; on Windows, Go writes a path and a time, which are not shown. */
function nameOf(id) {
	if (id === void 0) return "builds without an ID";
	return (/^[0-9a-f]{12,}$/i.test(id) ? id : digest(id)).slice(0, SHORT_ID);
}
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
	return {
		sites: items.map((_, i) => {
			const found = [];
			for (let j = 0; j < m; j++) if (through[i * m + j] > best - SHIFT / 10) found.push(j);
			const [first] = found;
			if (best === 0 || first === void 0) return void 0;
			total += scores[i * m + first];
			return found.length === 1 ? first : void 0;
		}),
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
	[/^runtime\.(slicebytetostring|stringtoslice|slicerunetostring|intstring|rawstring|rawbyte|convT)/, "v"],
	[/^runtime\.(newobject|malloc)/, "n"],
	[/^runtime\.(memmove|typedslicecopy|typedmemmove|memclr)/, "y"],
	[/^runtime\.(memequal|efaceeq|ifaceeq|strequal|cmpstring)|^cmpbody|^memeqbody|^internal\/bytealg\.|^type:/, "e"],
	[/^runtime\.(assert|typeAssert|getitab|interfaceSwitch)/, "t"],
	[/^runtime\.(defer|\(\*_panic\)|\(\*_defer\))/, "d"],
	[/^runtime\.(asyncPreempt|wb|morestack|duff)|^gcWriteBarrier/, "x"]
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
	return {
		path,
		declared,
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
function groupBy(all, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of all) {
		const key = keyOf(one);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [one]);
		else group.push(one);
	}
	return groups;
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
/** So many calls of each kind are named. */
const NAMED = 5;
/** A summary of the matches. */
function repairOf({ matches }) {
	const total = matches.reduce((sum, { edge }) => sum + edge.weight, 0);
	const share = (some) => total === 0 ? 0 : some.reduce((sum, { edge }) => sum + edge.weight, 0) / total;
	const byWay = groupBy([...matches].sort((a, b) => byWeight(a.edge, b.edge)), ({ way }) => way);
	const ways = WAYS.filter((way) => way !== "same").flatMap((way) => {
		const found = byWay.get(way) ?? [];
		const heaviest = found.slice(0, NAMED).map((match) => ({
			from: inWords(match.edge),
			to: match.to && nowInWords(match.edge, match.to),
			weight: share([match])
		}));
		return found.length === 0 ? [] : [{
			way,
			calls: found.length,
			weight: share(found),
			heaviest
		}];
	});
	return {
		stale: ways.reduce((sum, { weight }) => sum + weight, 0),
		lost: share(byWay.get("lost") ?? []),
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
	#index = remembered((path) => this.#indexOf(path));
	#around = remembered((path) => this.#neighbours(path));
	/** The least weight that an edge has. */
	#unit;
	constructor(edges, source, renames) {
		this.#edges = edges;
		this.#source = source;
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
		const packages = this.#movedPackages([...parts.keys()]);
		const unnamed = [...parts.keys()].filter((one) => !this.#isThere(one, packages));
		this.#findRenamed(unnamed, packages);
		for (const [declaration, closures] of parts) this.#findClosures(declaration, closures);
		const placed = remembered((caller) => this.#placed(caller));
		return this.#edges.map((edge) => this.#match(edge, placed));
	}
	/** What no source has stays as it is: written by the compiler or cgo, or in place of stacks that no profiler can see. */
	#isOfCompiler(symbol) {
		const { path, declared } = symbolOf(symbol);
		const type = /^\(\*(.*)\)\..*$/.exec(declared)?.[1] ?? declared.split(".")[0];
		const isOfSource = this.#source.get(`${path}.${declared}`) !== void 0 || !/^$|^(type:|go:)|[^\w/.~%+-]/.test(path) && (this.#source.embedding.has(`${path}.${type}`) ? !this.#source.methods.has(lastName(declared)) : !/^(_cgo|_Cfunc|_cgoexp)|^_[A-Z]|^(init|glob|map)\b/.test(declared));
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
	/** Packages that have another path today: another major version, or most of the functions. */
	#movedPackages(declarations) {
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
	#findRenamed(missing, packages) {
		const taken = new Set(this.#names.values());
		for (const declaration of missing) {
			const { path, declared } = symbolOf(declaration);
			const [only, ...others] = this.#named([packages.get(path) ?? path], lastName(declared));
			if (only !== void 0 && others.length === 0 && !taken.has(only)) this.#supposed.set(declaration, only);
		}
		for (let [left, round] = [missing, 0]; left.length > 0 && round < 5; round++) {
			const found = this.#renamed(left, packages, taken);
			for (const [declaration, today] of found) {
				taken.add(today);
				this.#names.set(declaration, today);
				this.#ways.set(declaration, "renamed");
			}
			if (found.size === 0) return;
			left = left.filter((one) => !found.has(one));
		}
	}
	/** Today's names that are clearly the best of a single function. */
	#renamed(missing, packages, taken) {
		const clear = missing.flatMap((declaration) => {
			const { path } = symbolOf(declaration);
			const [best, second] = this.#candidates(declaration, packages.get(path) ?? path, taken).sort((a, b) => b.score - a.score);
			return best && best.score >= 1.2 && best.score > (second?.score ?? 0) + .2 ? [{
				declaration,
				today: best.one
			}] : [];
		});
		const claims = [...groupBy(clear, ({ today }) => today)].filter(([, claiming]) => claiming.length === 1);
		return new Map(claims.map(([today, [only]]) => [only?.declaration ?? "", today]));
	}
	/** Functions that may be the missing one, by the calls that they make, the calls made to it, and the name. */
	#candidates(missing, path, taken) {
		const { declared } = symbolOf(missing);
		const calls = this.#calls(missing).filter(({ callee }) => callee.operations === "" && callee.key !== missing);
		const received = this.#calledInstead(missing, path);
		return [.../* @__PURE__ */ new Set([
			...received.keys(),
			...calls.flatMap(({ callee }) => this.#callersOf(path, callee)),
			...this.#named([path, ...this.#around(symbolOf(missing).path)], lastName(declared))
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
		const elsewhere = this.#named(this.#around(symbolOf(missing).path), lastName(missing)).filter((one) => symbolOf(one).declared === symbolOf(missing).declared);
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
				return [...this.#named([path], name), ...name === lastName(missing) ? elsewhere : []];
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
			byName: groupBy(keys, (key) => lastName(symbolOf(key).declared)),
			byCallee: new Map([...byCallee].map(([callee, found]) => [callee, found.map(({ key }) => key)]))
		};
	}
	#named(paths, name) {
		return paths.flatMap((path) => this.#index(path).byName.get(name) ?? []);
	}
	#callersOf(path, { key, method }) {
		const { byCallee } = this.#index(path);
		return [...byCallee.get(key) ?? [], ...method && byCallee.get(`.${method}`) || []];
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
		const calls = old.map((number) => this.#calls(`${from}${kind}${number}`));
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
			way: "lost",
			isShown: false
		};
		if (caller === void 0 || callee === void 0) return lost;
		const place = placed(before);
		const call = {
			edge,
			caller: before,
			callee: this.#callee(callee),
			worth: 0
		};
		const at = place === void 0 ? {
			offset: edge.offset,
			isShown: false
		} : place.of(call);
		if (at === void 0) return lost;
		const names = {
			caller: this.#written(edge.caller, caller),
			callee: this.#written(edge.callee, callee)
		};
		const ways = [this.#ways.get(before), this.#ways.get(called)];
		const isRenamed = names.caller !== edge.caller || names.callee !== edge.callee;
		const way = WAYS.findLast((one) => ways.includes(one)) ?? (isRenamed ? "renamed" : void 0);
		const moved = at.offset === edge.offset ? "same" : "moved";
		return {
			edge,
			to: {
				...names,
				offset: at.offset
			},
			way: way ?? moved,
			isShown: at.isShown
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
/** How similar two names are, from 0 to 0.7: the pairs of letters that they share (Dice 1945). */
function likeness(one, other) {
	if (one === other) return .7;
	const pairs = (name) => new Set([...name.toLowerCase()].map((_, at) => name.toLowerCase().slice(at, at + 2)));
	const [a, b] = [pairs(one), pairs(other)];
	return 1.2 * [...a].filter((pair) => b.has(pair)).length / (a.size + b.size);
}

// src/profile/merge.ts
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
/** By how much weight one voice is divided: a profile of three samples shares it with samples that it does not have. */
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
	const bytes = stacks === void 0 ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, remarks) : encodeStacks(stacks, exclusions, totals, remarks);
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
	const { parts, repairs } = await repairBuilds(collected, options, nameToday);
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
async function repairBuilds(parts, options, nameToday) {
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
		const bytes = encodeSums(profile, found.edges);
		await writeFile(path, bytes);
		const totals = addTotals(found.edges.map(({ values }) => values.map(BigInt)));
		repaired.push({
			...first,
			path,
			size: bytes.length,
			totals
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
		files.push({
			path: copy,
			size: profile.unpacked
		});
		if (isWeighted) {
			const stacks = await decodeFile(await readFile(path));
			await writeFile(copy, encodeWhole(scaleValues(stacks, factor)));
		} else await copyFile(path, copy);
	}
	const bytes = await pprofSum(files, options);
	mustBeUsual(bytes.length, `The merge of ${count(inputs.length, "profile")}`);
	const merged = decodeProfile(bytes);
	assertTotals(exactTotals(merged.samples.values, merged.sampleTypes.length, merged.samples.count), totalsOfInputs(inputs), merged);
	const stacks = renameFunctions(merged, nameToday);
	const { head, edges, times } = edgesOf(stacks);
	return {
		head,
		edges: edges(),
		stacks,
		times,
		repairs: []
	};
}
/** Bytes of whole stacks, unpacked: in memory they take thirty times as much. */
const MOST_OF_STACKS = 8388608;
/** @throws ExpectedError */
function mustBeUsual(size, what) {
	if (size <= MOST_OF_STACKS) return;
	throw new ExpectedError(`${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`, { fix: "Use `compact: edges`, the default: the compiler makes the same of it." });
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
	throw new ExpectedError(`\`go tool pprof -proto\` failed: ${said}`, { fix: "Run `go-pgo inspect` on the collected files to see which one it cannot read." });
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
	throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, { fix: "Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up." });
}
/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(actual, expected, { sampleTypes }) {
	const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
	if (index < 0) return;
	const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
	throw new ExpectedError(`The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`, { fix: "Run it again. If it fails again, merge the sources one by one, and report the profile at fault." });
}
/** How many samples the merge is worth; undefined when all samples count the same. */
function weightedSamples(inputs) {
	if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === void 0)) return void 0;
	let [sum, squares] = [0, 0];
	for (const { factor, profile } of inputs) {
		const { samples, effective } = worthOf$1(profile);
		sum += factor * samples;
		if (effective > 0) squares += (factor * samples) ** 2 / effective;
	}
	return squares === 0 ? void 0 : {
		samples: sum,
		effective: Math.max(1, Math.round(sum ** 2 / squares))
	};
}
function worthOf$1({ samples, weighted }) {
	return weighted ?? {
		samples,
		effective: samples
	};
}
/** Weighted by samples; undefined unless it is known of every input. */
function meanOwnShare(inputs) {
	const profiles = inputs.map(({ profile }) => profile);
	const all = profiles.reduce((sum, { samples }) => sum + samples, 0);
	if (all === 0 || profiles.some(({ ownShare }) => ownShare === void 0)) return void 0;
	return profiles.reduce((sum, { ownShare = 0, samples }) => sum + ownShare * samples, 0) / all;
}
/** Encodes whole stacks to commit. */
function encodeStacks(profile, exclusions, totals, remarks) {
	const stacks = excludeInStacks(profile, exclusions);
	const { samples } = countTotals(stacks);
	if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, remarks);
	const { effective } = worthOf$1(totals);
	return encodeWhole(stacks, {
		...totals,
		weighted: {
			samples,
			effective
		}
	}, remarks);
}
/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1e3;
/** What to do when a merge has too few samples. */
const TAKE_MORE_SAMPLES = "Profile for longer (`seconds: 60`), more instances, or while they are busy.";
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

// src/golang/functions.ts
/**
* The functions of the program, its dependencies and the standard library at the versions of today, with the calls that each makes.
* Go's own parser reads them, in `helper/source/`.
* @throws ExpectedError when `go list` fails, or Go cannot build a program of the standard library.
*/
async function readFunctions(go, { main, flags, scratch }) {
	const fields = "-json=ImportPath,Name,Dir,Standard,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles";
	const args = [
		"list",
		...flags,
		"-e",
		"-deps",
		"-pgo=off",
		fields,
		"--",
		main.importPath,
		"testing"
	];
	const listed = jsonObjects(await goOutput(args, go.context));
	const packages = listed.flatMap((one) => {
		const { ImportPath: importPath, Dir: directory = "", Standard: isStandard = false } = one;
		const { GoFiles = [], CgoFiles = [], TestGoFiles = [], XTestGoFiles = [] } = one;
		const prefix = importPath === main.importPath ? "main" : symbolPath(importPath);
		const tests = isStandard ? [] : TestGoFiles;
		const all = {
			importPath,
			prefix,
			directory,
			files: [
				...GoFiles,
				...CgoFiles,
				...tests
			],
			isStandard
		};
		const outside = {
			...all,
			importPath: `${importPath}_test`,
			prefix: `${prefix}_test`,
			files: XTestGoFiles
		};
		return isStandard || XTestGoFiles.length === 0 ? [all] : [all, outside];
	});
	const isUnusual = ({ ImportPath: path, Name: name }) => name && !path.endsWith(`/${name}`) && path !== name;
	const names = Object.fromEntries(listed.filter(isUnusual).map(({ ImportPath, Name }) => [ImportPath, Name]));
	return parseFunctions(await askHelper("source", {
		packages,
		names
	}, {
		go,
		scratch,
		purpose: "reads the source"
	}));
}
/** Reads what `helper/source` printed; each function's calls only when it is asked for. */
function parseFunctions(text) {
	const packages = /* @__PURE__ */ new Map();
	const functions = /* @__PURE__ */ new Map();
	const parsed = /* @__PURE__ */ new Map();
	const methods = /* @__PURE__ */ new Set();
	const [fields, embedding] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	const malformed = [];
	let prefix = "";
	for (const line of text.split("\n")) {
		const rest = line.slice(2);
		if (line.startsWith("P")) {
			prefix = rest;
			packages.set(prefix, []);
		} else if (line.startsWith("T")) embedding.add(`${prefix}.${rest}`);
		else if (line.startsWith("V")) fields.add(rest);
		else if (line.startsWith("E")) malformed.push(rest.slice(0, rest.indexOf("	")));
		else if (line.startsWith("F")) {
			const name = rest.slice(0, rest.indexOf("	"));
			if (prefix === "runtime" && /^_[A-Z]/.test(name)) continue;
			const key = withoutTypeArguments(name.startsWith("=") ? name.slice(1) : `${prefix}.${name}`);
			functions.set(key, {
				prefix,
				fields: rest
			});
			packages.get(prefix)?.push(key);
			const method = /^\(?[^.]+\.([^.0-9][^.]*)$/.exec(name)?.[1];
			if (method !== void 0) methods.add(method);
		}
	}
	const get = (key) => {
		const known = parsed.get(key);
		const found = functions.get(key);
		if (known !== void 0 || found === void 0) return known;
		const fresh = functionOf(found.prefix, found.fields);
		parsed.set(key, fresh);
		return fresh;
	};
	return {
		get,
		packages,
		methods,
		fields,
		embedding,
		malformed
	};
}
function functionOf(prefix, fields) {
	const [name = "", start, , calls = "", file = ""] = fields.split("	");
	const lines = [];
	for (const call of calls === "-" || calls === "" ? [] : calls.split(" ")) {
		const colon = call.indexOf(":");
		const offset = Number(call.slice(0, colon));
		const written = call.slice(colon + 1);
		const callee = written.startsWith("~") ? `${prefix}.${written.slice(1)}` : written;
		const last = lines.at(-1);
		if (last?.offset === offset) last.callees.push(callee);
		else lines.push({
			offset,
			callees: [callee]
		});
	}
	return {
		name: name.startsWith("=") ? name.slice(1) : `${prefix}.${name}`,
		start: Number(start),
		file,
		lines: calls === "-" ? void 0 : lines
	};
}

// src/commands/rematched.ts
const known = /* @__PURE__ */ new WeakMap();
/** The functions of the program and of everything that it is made of; read once. */
function functionsOf({ config, scratch }, { go, main }) {
	const read = known.get(main) ?? readFunctions(go, {
		main,
		flags: config.buildFlags,
		scratch
	});
	known.set(main, read);
	return read;
}
/** Matches the call edges of an older profile to the source tree of today. */
async function rematchToday(run, program, { edges }) {
	return rematch(edges, await functionsOf(run, program));
}
/**
* Rewrites a profile for today's source. Where that brings back less than `min-drift`, its bytes stay.
* @param file the bytes of `read`.
*/
async function repairProfile(run, program, file, read, exclusions) {
	const rematched = await rematchToday(run, program, read.edges);
	const edges = edgeSetOf(rematched.edges);
	const repair = repairOf(rematched);
	const isBetter = repair.stale - repair.lost >= run.config.minDrift || read.weightUnderOldNames > 0;
	const totals = new Set(totalsInWords(read).map((line) => line.replace(/\d+$/, "")));
	const remarks = read.head.comments.filter((line) => !totals.has(line.replace(/\d+$/, "")));
	if (!isBetter) return {
		...read,
		bytes: file,
		repair,
		exclusions
	};
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

// src/commands/gather.ts
/**
* Collects all sources, under load where the configuration has one, and validates what they deliver.
* @param declared the functions of the source tree.
*/
async function collectProfiles(run, go, declared) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { config, host, scratch } = run;
		requireSources(config);
		const pprof = _usingCtx$2.a(askAhead(go.context, pprofCommand));
		const own = ownCode(go.modulePath, declared);
		const judge = fileJudge({
			own,
			signal: host.signal,
			renames: config.renames,
			...config.compact !== "none" && { reduceInto: join(scratch, "parts") }
		});
		const { env, now, progress, mask } = host;
		const { value: collected, findings: aboutLoad } = await whileLoaded(run, go, (signal) => collectAll(config.sources, {
			cwd: config.workingDirectory,
			env,
			signal,
			scratch,
			now,
			progress,
			mask,
			arrived: ({ path }) => void judge.judge(path),
			concurrency: config.concurrency,
			token: config.token
		}));
		const candidates = collected.flatMap(({ source, files }, entry) => files.map((file) => ({
			...file,
			entry,
			source: source.label,
			weight: source.weight
		})));
		const all = await judgeAll(candidates, own, host.signal, judge);
		const { accepted, rejected, findings: judged } = ofWantedBuild(all, config.buildId);
		const sources = collected.map(({ source, findings }, entry) => {
			const about = judged.filter((one) => one.entry === entry).map(({ finding }) => finding);
			return {
				source: source.label,
				kind: source.kind,
				weight: source.weight === 1 ? void 0 : source.weight,
				collected: accepted.filter((one) => one.entry === entry).length,
				findings: [...findings, ...about]
			};
		});
		const aboutSources = collected.flatMap(({ findings }) => findings);
		return {
			sources,
			findings: [
				...aboutLoad,
				...aboutSources,
				...judged.map(({ finding }) => finding)
			],
			accepted,
			failed: rejected + collected.reduce((sum, { failures }) => sum + failures, 0),
			parts: judge.parts(),
			pprof: accepted.length === 0 ? "" : await pprof.answer
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** @throws UsageError without any. */
function requireSources({ sources }) {
	if (sources.length > 0) return;
	throw new UsageError("No sources are given.", { fix: "Say where CPU profiles come from: `--source http://127.0.0.1:6060`, or in a workflow or `.github/pgo.yml` `- http://10.0.0.7:6060` below `sources`." });
}
/**
* Merges what was collected.
* @param main the program, where it is known.
* @param committed the profile of which `carry-over` takes a part.
* @throws Rejected below `min-profiles` or `min-samples`, and past `max-failures`.
*/
async function mergeCollected(run, go, main, collected, committed) {
	const { config, host, scratch } = run;
	requireEnough(config, collected);
	const { accepted, parts, pprof, sources } = collected;
	host.progress(`Merging ${count(accepted.length, "profile")} …`);
	const inputs = weigh(accepted, config.weighting);
	const program = main?.importPath ?? go.modulePath;
	const options = {
		pprof,
		compact: config.compact === "none" ? "none" : "edges",
		scratch,
		env: host.env,
		signal: host.signal,
		parts,
		renames: config.renames,
		exclusions: exclusionsFor(config, go.version),
		provenance: {
			program,
			goVersion: go.version,
			sources
		},
		repair: main && {
			minDrift: config.minDrift,
			rematch: (edges) => orElse(run, rematchToday(run, {
				go,
				main
			}, edges), ({ message }) => {
				host.progress(`Not matched to today’s source: ${message}`);
			})
		}
	};
	const fresh = await mergeProfiles(inputs, options);
	if (fresh.samples < config.minSamples) {
		const reason = `The merge holds ${count(fresh.samples, "sample")}, and \`min-samples\` is ${config.minSamples}.`;
		throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
	}
	const missing = missingFrom("The merge", fresh.edges.edges, config.expect);
	if (missing !== void 0) throw new Rejected(missing.message, missing);
	const carried = await carryOver(run, main && {
		go,
		main
	}, fresh, committed, options);
	return {
		merged: carried.merged,
		findings: [
			...aboutMergedSamples(fresh),
			...aboutRepairs(fresh),
			...aboutExclusions(config, go.version, fresh),
			...carried.findings
		],
		potential: potentialOfTimes(fresh.times, "the collected profiles"),
		stacks: collectedStacks(fresh.inputs, config.renames, host.signal)
	};
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
/** @throws Rejected when too few profiles passed or too many attempts failed. */
function requireEnough({ minProfiles, maxFailures }, { accepted, failed, findings }) {
	const first = findings.find(({ severity }) => severity === "error");
	const because = first === void 0 ? "" : ` The first reason: ${underItsName(first)}`;
	if (accepted.length < minProfiles) {
		const some = accepted.length === 0 ? "No profile" : `Only ${count(accepted.length, "profile")}`;
		throw new Rejected(`${some} passed, and \`min-profiles\` is ${minProfiles}.${because}`, { fix: first?.fix ?? "Add sources, or lower `min-profiles`." });
	}
	const attempts = failed + accepted.length;
	if (failed / attempts <= maxFailures) return;
	throw new Rejected(`${failed} of ${attempts} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`, { fix: "Fix the sources, or raise `max-failures`." });
}
/** The sentence about an endpoint begins with its name. */
function underItsName({ source, file = source, message }) {
	return file === void 0 || message.startsWith(file) ? message : `${file}: ${message}`;
}
/**
* How often a new sample counts when the committed profile is carried over. New samples are multiplied, since scaling values
* of 1 down would lose them (golang/go#73640); carried ones count less each time until nothing of them is left.
*/
const CARRY_PRECISION = 1e3;
/**
* The committed profile, matched to today's source, is one more input of what is written, with `carry-over` of the weight of all
* others. The decision is made on the new profiles alone.
*/
async function carryOver(run, program, fresh, committed, options) {
	const { carryOver: part } = run.config;
	if (part === 0 || committed === void 0) return {
		merged: fresh,
		findings: []
	};
	const together = async () => {
		const isRepaired = program !== void 0 && options.compact === "edges";
		const read = await readProfile(committed, run.config.renames);
		const repaired = isRepaired ? await repairProfile(run, program, committed, read, []) : void 0;
		const most = fresh.inputs.reduce((sum, { factor, profile }) => sum + factor * Math.max(...profile.totals.map(Number)), 0);
		const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + part) * most));
		const times = Math.max(1, Math.min(CARRY_PRECISION, exact));
		const worth = part * times * worthOf(fresh);
		const old = await asInput(repaired?.bytes ?? committed, worth, fresh.inputs, options);
		const inputs = fresh.inputs.map((input) => ({
			...input,
			factor: times * input.factor
		}));
		const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles([...inputs, old], {
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
	};
	return orElse(run, together(), ({ message }) => ({
		merged: fresh,
		findings: [{
			severity: "note",
			message: `Nothing of the committed profile is carried over: ${message}`
		}]
	}));
}
/** How many samples the values of a profile look like. */
function worthOf({ samples, weighted }) {
	return weighted?.samples ?? samples;
}
/** The committed profile, with values that look like `worth` samples. */
async function asInput(committed, worth, inputs, { scratch, signal }) {
	const profile = await decodeFile(committed);
	const totals = totalsOf(profile);
	if (totals.samples === 0) throw new ExpectedError("It has no samples.");
	const scaled = scaleValues(profile, worth / worthOf(totals));
	const weighted = {
		samples: Math.round(worth),
		effective: totals.weighted?.effective ?? totals.samples
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
	return {
		...old,
		factor: 1
	};
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
function aboutExclusions({ hazards, exclude }, goVersion, { edges: { edges } }) {
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
		const [severity, message, fix] = hazards === "apply" ? [
			"note",
			`${hot} kept out of the profile, since it ${hurts}.`,
			"Set `hazards: report` to leave it in."
		] : [
			"warning",
			`${hot} hot in the profile and ${hurts}.`,
			"Set `hazards: apply` to keep it out."
		];
		return [{
			severity,
			message,
			fix
		}];
	});
}
function askAhead(context, question) {
	const stop = new AbortController();
	const signal = AbortSignal.any([stop.signal, ...context.signal ? [context.signal] : []]);
	const answer = question({
		...context,
		signal
	});
	const ended = answer.catch(() => {});
	return {
		answer,
		async [Symbol.asyncDispose]() {
			stop.abort();
			await ended;
		}
	};
}
/**
* Collects while the service of the configuration runs and is loaded, where there is one.
* @param collect its signal replaces the host's.
*/
async function whileLoaded(run, go, collect) {
	const { config, host } = run;
	const { underLoad } = config;
	if (underLoad === void 0) return {
		value: await collect(host.signal),
		findings: []
	};
	maskSecretsOf(run, underLoad);
	const PGO_BINARY = await programToServe(run, go, underLoad);
	const endpoints = config.sources.flatMap((source) => source.kind === "pprof" ? [source.url] : []);
	const service = {
		...await placed(underLoad, endpoints),
		endpoints,
		cwd: config.workingDirectory,
		env: PGO_BINARY === void 0 ? host.env : {
			...host.env,
			PGO_BINARY
		},
		signal: host.signal,
		progress: host.progress
	};
	return whileUnderLoad(service, collect);
}
/** What these commands print is shown. */
function maskSecretsOf({ host }, { serve, load = "", serveEnv, loadEnv }) {
	const found = [...[...Object.entries(serveEnv), ...Object.entries(loadEnv)].flatMap(([name, value]) => secretsIn(name, value)), ...[serve, load].flatMap(secretsInCommand)];
	for (const secret of found) host.mask(secret);
}
/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;
/** Builds the program as the repository has it, with its committed profile, when a command needs it. */
async function programToServe({ config, scratch: folder, host }, go, { serve, load = "" }) {
	if (![serve, load].some((command) => /\bPGO_BINARY\b/.test(command))) return void 0;
	const { buildFlags: flags, ownBuild: own } = config;
	checkBuildFlags(flags);
	const main = await findMainPackage(go, {
		package: config.package,
		flags
	});
	const profile = config.profile ?? join(main.directory, "default.pgo");
	const side = existsSync(profile) ? {
		kind: "profile",
		path: profile,
		display: "the committed profile"
	} : { kind: "off" };
	const scratch = join(folder, "served");
	await mkdir(scratch, { recursive: true });
	const binary = join(scratch, `${main.name}${go.exe}`);
	host.progress(`Building ${main.name} for the service …`);
	const options = {
		go,
		mainPackage: main,
		flags,
		own,
		scratch,
		progress: host.progress
	};
	const { exitCode, output } = await runBuild(options, side, binary, {});
	if (exitCode === 0) return binary;
	const why = lastLines(output, COMPILER_LINES);
	throw new ExpectedError(`${main.importPath} does not build with its committed profile:\n${why}`, { fix: "Make `go build`, or the command in `build`, pass first; `build-flags` holds the flags it needs, such as `-tags=prod`." });
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
		const version = _usingCtx$1.a(askAhead({
			cwd,
			env,
			signal
		}, goVersion));
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
		const inputs = weigh(accepted, config.weighting);
		const usedGo = await version.answer;
		const merged = await mergeProfiles(inputs, {
			pprof: await pprof.answer,
			compact: config.compact === "none" ? "none" : "edges",
			scratch,
			env,
			signal,
			parts: judging.parts(),
			renames: config.renames,
			exclusions: exclusionsFor(config, usedGo)
		});
		report.add({ findings: [...aboutExclusions(config, usedGo, merged), ...aboutMergedSamples(merged)] });
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

export { encodeWhole as A, loadFailed as C, buildHelper as D, withService as E, Interned as O, lastWords as S, startLoad as T, repairProfile as _, inspect as a, judgeAll as b, readOrExplain as c, hazardInWords as d, maskSecretsOf as f, rematchToday as g, functionsOf as h, factsOfMerged as i, stacksOf as j, StackSum as k, collectProfiles as l, requireSources as m, diff as n, judgeOrExplain as o, mergeCollected as p, factsOfFile as r, merge as s, aboutAge as t, exclusionsFor as u, repairOf as v, placed as w, endLoad as x, judge as y };