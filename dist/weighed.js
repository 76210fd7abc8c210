import { c as totalOf, i as compilerSampleType, n as callEdges, r as compareText, s as sampleTypeIndex, t as byName } from "./edges.js";
import { o as weightShare } from "./overlap.js";
import { i as symbolPath, n as isOwnFunction, o as decodeProfile, r as splitSymbol, s as Malformed, t as declarationOf, u as profileBytes } from "./own.js";
import { n as ExpectedError } from "./errors.js";
import { r as share, t as count } from "./format.js";
import { createHash } from "node:crypto";

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

// src/profile/exclusions.ts
/** Ends no name of a Go function: what is renamed is found by nobody, and by people at once. */
const SUFFIX = " (excluded by go-pgo)";
function isExcluded({ caller, callee }, exclusions) {
	return exclusions.some((one) => one.callee === callee && (one.caller ?? caller) === caller);
}
/**
* The names of both functions where the call is excluded, under which the compiler finds neither. To it, a function is hot
* as the callee of any hot edge, and a call site by its caller and line alone (`PGOInlinePrologue` in
* cmd/compile/internal/inline/inl.go); so a callee that may be hot for other callers is only kept out of this one where
* the caller has another name, too.
*/
function excludedNames({ caller, callee }, exclusions) {
	return {
		caller: exclusions.some((one) => one.caller === void 0 && one.callee === callee) ? caller : caller + SUFFIX,
		callee: callee + SUFFIX
	};
}
/**
* The edges, sorted as before, with those that are excluded under other names. Their weight stays: which edges the
* compiler takes for hot depends on the sum of all.
*/
function renameExcluded(edges, exclusions) {
	if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
	return edges.map((edge) => isExcluded(edge, exclusions) ? {
		...edge,
		...excludedNames(edge, exclusions)
	} : edge).sort(byName);
}
/** A profile with the names that its functions had before any was excluded. */
function withOwnNames(profile) {
	if (!profile.functions.some(({ name }) => name.endsWith(SUFFIX))) return profile;
	return {
		...profile,
		functions: profile.functions.map((func) => func.name.endsWith(SUFFIX) ? {
			...func,
			name: func.name.slice(0, -21)
		} : func)
	};
}
/** @param all every exclusion there is: what another one excludes keeps nothing hot. */
function findExcluded(exclusion, edges, all) {
	const seen = edges.filter((edge) => edge.weight > 0 && !isExcluded(edge, all));
	const matches = (edge) => isExcluded(edge, [exclusion]);
	const isHotElsewhere = seen.some(({ callee }) => callee === exclusion.callee);
	return {
		weight: weightShare(edges, matches),
		shared: isHotElsewhere ? edges.filter((edge) => matches(edge) && seen.some(({ caller, offset }) => caller === edge.caller && offset === edge.offset)) : []
	};
}
/** `caller -> callee`, or the callee alone. */
function exclusionInWords({ caller, callee }) {
	return caller === void 0 ? callee : `${caller} -> ${callee}`;
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
function compactToEdges(profile, totals = totalsOf(profile), { exclusions = [], remarks = [] } = {}) {
	const edges = renameExcluded(callEdges(profile).edges, exclusions);
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
		comment: [...totalsInWords(totals), ...remarks].map((line) => strings.dedup(line))
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
/** What the values add up to. */
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

// src/profile/line-ends.ts
const [LF, CR] = [10, 13];
/** A profile has hundreds of LFs, since they begin its fields; each of the first few would be after a CR by chance. */
const FEW = 8;
/** Whether git made every LF in the file CR LF. */
function hasAddedReturns(file) {
	let pairs = 0;
	for (let at = file.indexOf(LF); at >= 0; at = file.indexOf(LF, at + 1)) {
		if (file[at - 1] !== CR) return false;
		pairs++;
	}
	return pairs >= FEW;
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

// src/profile/rename.ts
/** Today's name of a function, by the most exact of the renames. A new name is not renamed again. */
function renamer(renames) {
	const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
	const known = /* @__PURE__ */ new Map();
	return (name) => {
		const before = known.get(name);
		if (before !== void 0) return before;
		const after = exactFirst.reduce((found, one) => found ?? renamed(name, one), void 0);
		known.set(name, after ?? name);
		return after ?? name;
	};
}
/** What may follow a function's name: that of a closure or a part, type arguments, a wrapper. A path does not. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;
/** Undefined where the name is not the one meant. */
function renamed(name, { from, to }) {
	if (name.startsWith(`${from}/`)) return to + name.slice(from.length);
	const path = symbolPath(from);
	if (name.startsWith(`${path}.`) && packageEnd(name) === path.length) return symbolPath(to) + name.slice(path.length);
	return packageEnd(from) >= 0 && name.startsWith(from) && PART.test(name.slice(from.length)) ? to + name.slice(from.length) : void 0;
}
/** Where the package ends in a name; −1 where there is nothing but a package. */
function packageEnd(name) {
	const bracket = name.indexOf("[");
	const head = bracket < 0 ? name : name.slice(0, bracket);
	return head.indexOf(".", head.lastIndexOf("/") + 1);
}
/** A profile with today's names. */
function withNewNames(profile, renames) {
	if (renames.length === 0) return profile;
	const rename = renamer(renames);
	return {
		...profile,
		functions: profile.functions.map((func) => ({
			...func,
			name: rename(func.name)
		}))
	};
}
/** Share of the edge weight that has an end with an old name, which the compiler does not find any more. */
function weightUnderOldNames({ edges }, renames) {
	const rename = renamer(renames);
	const isOld = (name) => rename(name) !== name;
	return weightShare(edges, ({ caller, callee }) => isOld(caller) || isOld(callee));
}

// src/profile/validate.ts
/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = .1;
/**
* Judges one collected file: is it a Go CPU profile that the compiler can use?
* @param own the program's own functions, for their share; undefined when it is not known which program it is.
* @param renames what its functions are called today.
* @throws ExpectedError with the reason when it may not enter the merge.
*/
async function judge(file, own, renames = []) {
	const { bytes, profile: written } = await readProfileFile(file);
	const profile = withNewNames(withOwnNames(written), renames);
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
/**
* Unpacks and decodes a profile file.
* @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
*/
async function readProfileFile(file) {
	try {
		const bytes = await profileBytes(file);
		return {
			bytes,
			profile: decodeOrExplain(bytes)
		};
	} catch (error) {
		if (!(error instanceof ExpectedError) || !hasAddedReturns(file)) throw error;
		throw new ExpectedError("Its line ends were converted, every LF to CR LF, as if it were text.", {
			fix: "Add `*.pgo binary` to `.gitattributes`, delete the profile, and `git checkout` it; where it is damaged still, it was committed so: refresh it.",
			cause: error
		});
	}
}
/** Decodes the protobuf bytes of a profile, @throws ExpectedError when they are damaged or no profile at all. */
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

// src/weighed.ts
/** Reads a profile that was published before. @throws ExpectedError when it is none. */
function readProfile(file) {
	return readRenamed(file, []);
}
/**
* As `readProfile`, with its functions under the names that they have today.
* @param renames as the user says.
* @param found in git's history.
*/
async function readRenamed(file, renames, found = []) {
	const { profile: written } = await readProfileFile(file);
	const named = withOwnNames(written);
	const profile = withNewNames(named, [...renames, ...found]);
	const edges = callEdges(named);
	return {
		profile,
		edges: callEdges(profile),
		...totalsOf(profile),
		weightUnderOldNames: weightUnderOldNames(edges, renames),
		weightRenamedInGit: weightUnderOldNames(edges, found),
		shows: (exclusions) => exclusions.length > 0 && callEdges(written).edges.some((edge) => isExcluded(edge, exclusions))
	};
}
/**
* Whether so much of it is under old names that it is worth while to have it with the new ones: any where the user maps
* them; of what was found in git as much as of anything else that the compiler would do differently.
*/
function hasOldNames({ weightUnderOldNames, weightRenamedInGit }, minDrift) {
	return weightUnderOldNames > 0 || weightRenamedInGit > minDrift;
}

export { Location as C, ValueType as D, StringTable as E, Line as S, Sample as T, findExcluded as _, judge as a, encodeProfile as b, areOfDifferentPrograms as c, countTotals as d, isCompact as f, exclusionInWords as g, excludedNames as h, decodeOrExplain as i, originInWords as l, totalsOf as m, readProfile as n, renamer as o, totalsInWords as p, readRenamed as r, withNewNames as s, hasOldNames as t, compactToEdges as u, isExcluded as v, Mapping as w, Function as x, withOwnNames as y };