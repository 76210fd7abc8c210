import { A as compareText, D as weightShare, F as totalOf, O as byName, P as sampleTypeIndex, _n as share, br as ExpectedError, hn as count, j as compilerSampleType, k as callEdges } from "./start.js";
import { c as Malformed, f as profileBytes, i as symbolPath, n as isOwnFunction, o as decodeProfile, r as splitSymbol, s as packProfile, t as declarationOf, u as MAX_PROFILE_BYTES } from "./own.js";
import { createHash, randomInt } from "node:crypto";

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
var ValueType$1 = class ValueType$1 {
	static create(data) {
		return data instanceof ValueType$1 ? data : new ValueType$1(data);
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
var Line$1 = class Line$1 {
	static create(data) {
		return data instanceof Line$1 ? data : new Line$1(data);
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
		this.line = (data.line || []).map(Line$1.create);
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
				data.line = push(Line$1.decode(buffer), data.line);
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
		this.sampleType = (data.sampleType || []).map(ValueType$1.create);
		this.sample = (data.sample || []).map(Sample.create);
		this.mapping = (data.mapping || []).map(Mapping.create);
		this.location = (data.location || []).map(Location.create);
		this.function = (data.function || []).map(Function.create);
		this.stringTable = data.stringTable || new StringTable();
		this.dropFrames = data.dropFrames || 0;
		this.keepFrames = data.keepFrames || 0;
		this.timeNanos = data.timeNanos || 0;
		this.durationNanos = data.durationNanos || 0;
		this.periodType = data.periodType ? ValueType$1.create(data.periodType) : void 0;
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
				data.sampleType = push(ValueType$1.decode(buffer), data.sampleType);
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
				data.periodType = ValueType$1.decode(buffer);
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

// src/profile/decisions.ts
/** As `inlineCDFHotCallSiteThresholdPercent` has it. */
const HOT_PERCENT = 99;
/** @param edges in any order, each once, of positive weight. */
function decisionsOf(edges) {
	const ordered = byWeight$1(edges);
	const hot = ordered.slice(0, hotCount(ordered));
	const callSites = /* @__PURE__ */ new Map();
	const last = /* @__PURE__ */ new Map();
	for (const edge of ordered) {
		const site = callSiteOf(edge);
		const callees = callSites.get(site) ?? [site];
		callees.push(last.get(site) === edge.weight ? `=${edge.callee}` : edge.callee);
		callSites.set(site, callees);
		last.set(site, edge.weight);
	}
	return {
		hotCallees: [...new Set(hot.map(({ callee }) => callee))].sort(),
		hotCallSites: [...new Set(hot.map(callSiteOf))].sort(),
		callSites: [...callSites.keys()].sort().map((site) => callSites.get(site))
	};
}
function areSameDecisions(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
/** From the heaviest down, those of the same weight by their names: `sortByWeight` in cmd/internal/pgo/pprof.go. */
function byWeight$1(edges) {
	return [...edges].sort(compareWeight);
}
function compareWeight(a, b) {
	return b.weight - a.weight || byName(a, b);
}
/** How many of the edges are hot. @param ordered by weight. */
function hotCount(ordered) {
	const total = ordered.reduce((sum, { weight }) => sum + weight, 0);
	let held = 0;
	return ordered.findIndex(({ weight }) => {
		held += weight;
		return held / total * 100 > HOT_PERCENT;
	}) + 1 || ordered.length;
}
/** What the compiler tells call sites apart by. */
function callSiteOf({ caller, offset }) {
	return `${offset} ${caller}`;
}

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
/** What an empty message is written as: field 1 with the 0 that it has anyway. */
const ZERO = [8, 0];
/** A line that may have neither function nor number. */
var Line = class extends Line$1 {
	get length() {
		return super.length || ZERO.length;
	}
	_encodeToBuffer(buffer, offset = 0) {
		return super.length > 0 ? super._encodeToBuffer(buffer, offset) : writeZero(buffer, offset);
	}
};
/** A type that may have neither name nor unit. */
var ValueType = class extends ValueType$1 {
	get length() {
		return super.length || ZERO.length;
	}
	_encodeToBuffer(buffer, offset = 0) {
		return super.length > 0 ? super._encodeToBuffer(buffer, offset) : writeZero(buffer, offset);
	}
};
function writeZero(buffer, offset) {
	buffer.set(ZERO, offset);
	return offset + ZERO.length;
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
		functions: profile.functions.map((func) => ({
			...func,
			name: ownName(func.name)
		}))
	};
}
/** The name that a function had before it was excluded. */
function ownName(name) {
	return name.endsWith(SUFFIX) ? name.slice(0, -21) : name;
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
	return encodeEdges(profile, renameExcluded(callEdges(profile).edges, exclusions), totals, remarks);
}
/**
* As `compactToEdges`, of these edges under the names that they are written with.
* @param head of the profile with the columns that the edges have.
*/
function encodeEdges(head, edges, totals, remarks) {
	const strings = new StringTable();
	const kept = keptSampleTypes(head);
	const frames = new FrameTable([...edges].sort(byName), strings);
	return encodeProfile({
		sampleType: kept.map((index) => valueType(strings, head.sampleTypes[index])),
		sample: byWeight$1(edges).map((edge) => new Sample({
			locationId: [frames.callee(edge), frames.caller(edge)],
			value: kept.map((index) => edge.values[index] ?? 0)
		})),
		location: frames.locations,
		function: frames.functions,
		timeNanos: head.timeNanos,
		durationNanos: head.durationNanos,
		...head.periodType && { periodType: valueType(strings, head.periodType) },
		period: head.period,
		comment: [...totalsInWords(totals), ...remarks].map((line) => strings.dedup(line))
	}, strings);
}
/**
* Functions and locations of the compact profile, numbered in the order of their names: a location for each callee, with the
* number of its function as long as every function is called, then one for each call site. What is alike stands together, so that it
* compresses well, and git finds it again in the next version.
*/
var FrameTable = class {
	functions = [];
	locations = [];
	#callers = /* @__PURE__ */ new Map();
	#callees = /* @__PURE__ */ new Map();
	/** @param edges sorted by name. */
	constructor(edges, strings) {
		const callees = new Set(edges.map(({ callee }) => callee));
		const names = /* @__PURE__ */ new Set([...callees, ...edges.map(({ caller }) => caller)]);
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
		for (const [name, id] of ids) if (callees.has(name)) this.#callees.set(name, this.#add(id, 1, 0));
		for (const edge of edges) {
			const key = callerKey(edge);
			if (this.#callers.has(key)) continue;
			const address = edge.offset === 0 && callees.has(edge.caller) ? 1 : 0;
			this.#callers.set(key, this.#add(ids.get(edge.caller) ?? 0, 1 + edge.offset, address));
		}
	}
	caller(edge) {
		return this.#callers.get(callerKey(edge));
	}
	callee(edge) {
		return this.#callees.get(edge.callee);
	}
	#add(functionId, line, address) {
		const id = this.locations.length + 1;
		this.locations.push(new Location({
			id,
			address,
			line: [new Line$1({
				functionId,
				line
			})]
		}));
		return id;
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
	return totalsOfSums(profile, sumsOf(profile), isCompact(profile));
}
/**
* As `totalsOf`.
* @param sums of the values of each sample type.
*/
function totalsOfSums(head, sums, isCompact) {
	const weighted = weightedSamples(head);
	if (weighted === void 0 && !isCompact) return countSums(head, sums);
	const samples = commentValue(head, SAMPLES_COMMENT);
	const cpuNanos = commentValue(head, CPU_COMMENT);
	if (samples === void 0 || cpuNanos === void 0) return countSums(head, sums);
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
	return isMarkedCompact(profile) && profile.samples.every(({ locations }) => locations.length === 2);
}
/** As far as it shows beside the stacks. */
function isMarkedCompact(profile) {
	return commentValue(profile, SAMPLES_COMMENT) !== void 0 && profile.mappings.length === 0;
}
function commentValue(profile, prefix) {
	const digits = profile.comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
/** What the values add up to. */
function countTotals(profile) {
	return countSums(profile, sumsOf(profile));
}
function sumsOf(profile) {
	return profile.sampleTypes.map((_, index) => totalOf(profile, index));
}
function countSums(head, sums) {
	const counted = sums[sampleTypeIndex(head, "samples", "count")];
	const timed = sums[sampleTypeIndex(head, "cpu", "nanoseconds")];
	const cpuPeriod = head.periodType?.type === "cpu" ? head.period : 0;
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
function buildIdsOf({ packed, names }) {
	const { mappings, locations } = packed;
	const ofProgram = /* @__PURE__ */ new Set();
	for (let location = 0; location < locations.count; location++) {
		const mapping = locations.mapping[location];
		if (mapping < 0 || ofProgram.has(mapping)) continue;
		const end = locations.firstLine[location + 1];
		for (let line = locations.firstLine[location]; line < end; line++) if (names[locations.lineFunction[line]]?.name.startsWith("runtime.")) ofProgram.add(mapping);
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

// src/profile/content.ts
/**
* @param limit of bytes, unpacked.
* @throws ExpectedError when it is damaged or no profile at all.
*/
async function contentOf(file, limit = MAX_PROFILE_BYTES) {
	const returns = hasAddedReturns(file);
	const bytes = await explained(returns, () => profileBytes(file, limit));
	const sha256 = digest(file);
	return {
		bytes,
		digest: bytes === file ? sha256 : digest(bytes),
		fileBytes: file.length,
		sha256,
		hasAddedReturns: returns
	};
}
/**
* Decodes what is in a file.
* @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
*/
function decodeContent(content, decode) {
	try {
		return decode(content.bytes);
	} catch (error) {
		throw explain(asDamaged(error), content.hasAddedReturns);
	}
}
/** As `decodeContent`, of protobuf bytes that no file is known of. */
function decodeBytes(bytes, decode) {
	try {
		return decode(bytes);
	} catch (error) {
		throw asDamaged(error);
	}
}
function asDamaged(error) {
	if (!(error instanceof Malformed)) return error;
	return new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
		fix: "Collect it again, and compare its size with the original: a transfer may have been cut short.",
		cause: error
	});
}
async function explained(hasAddedReturns, task) {
	try {
		return await task();
	} catch (error) {
		throw explain(error, hasAddedReturns);
	}
}
function explain(error, hasAddedReturns) {
	if (!(error instanceof ExpectedError) || !hasAddedReturns) return error;
	return new ExpectedError("Its line ends were converted, every LF to CR LF, as if it were text.", {
		fix: "Add `*.pgo binary` to `.gitattributes`, delete the profile, and `git checkout` it; where it is damaged still, it was committed so: refresh it.",
		cause: error
	});
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}

// src/profile/keyed-sums.ts
/** Sums of values by a key, in arrays: a map whose values would be objects takes ten times as much. */
var KeyedSums = class {
	/** Keys in the order in which they came. */
	keys;
	count = 0;
	#columns;
	#sums;
	/** Open addressing: one more than the index of a key, 0 for a free place. */
	#places;
	/** @param columns values of one key. */
	constructor(columns, room = 1024) {
		this.#columns = columns;
		this.keys = new Float64Array(room);
		this.#sums = new Float64Array(room * columns);
		this.#places = new Int32Array(2 * room);
	}
	/** Adds `values[from]` and those that follow, each `factor` times. @param key a safe integer, not negative. */
	add(key, values, from = 0, factor = 1) {
		const columns = this.#columns;
		const index = this.index(key) * columns;
		const sums = this.#sums;
		for (let column = 0; column < columns; column++) sums[index + column] = sums[index + column] + factor * values[from + column];
	}
	/** The sums, those of each key together. */
	get sums() {
		return this.#sums;
	}
	/** Of the key, which is added where it is new. */
	index(key) {
		const mask = this.#places.length - 1;
		let place = hash(key) & mask;
		for (;;) {
			const found = this.#places[place];
			if (found === 0) break;
			if (this.keys[found - 1] === key) return found - 1;
			place = place + 1 & mask;
		}
		if (this.count === this.keys.length) {
			this.#grow();
			return this.index(key);
		}
		this.keys[this.count] = key;
		this.#places[place] = ++this.count;
		return this.count - 1;
	}
	#grow() {
		const room = 2 * this.keys.length;
		const keys = new Float64Array(room);
		keys.set(this.keys);
		this.keys = keys;
		const sums = new Float64Array(room * this.#columns);
		sums.set(this.#sums);
		this.#sums = sums;
		const mask = 2 * room - 1;
		this.#places = new Int32Array(2 * room);
		for (let index = 0; index < this.count; index++) {
			let place = hash(this.keys[index]) & mask;
			while (this.#places[place] !== 0) place = place + 1 & mask;
			this.#places[place] = index + 1;
		}
	}
};
/** Odd, and unknown to whoever made the profile: keys that all have one place would take hours. */
const [LOW, HIGH] = [randomInt(2 ** 31) * 2 + 1, randomInt(2 ** 31) * 2 + 1];
/** Of both halves, so that neighbours lie apart. */
function hash(key) {
	const high = Math.floor(key / 2 ** 32);
	let mixed = Math.imul(key >>> 0, LOW) ^ Math.imul(high, HIGH);
	mixed ^= mixed >>> 15;
	return Math.imul(mixed, 739982445) >>> 4;
}

// src/profile/edge-table.ts
/** From the start of a function to a call in it; no source file has so many lines. */
const MOST_OFFSET = 2 ** 30;
/** More than there are names. */
const NAMES = 2 ** 21;
/** Call edges by the names that a profile has, as the compiler counts them, with their values. */
var EdgeTable = class {
	/** Of the names in it. */
	numbering;
	sites = [];
	#types;
	#callees = [];
	#sites = new KeyedSums(0);
	#edges;
	/** @param types how many sample types there are. */
	constructor(types, numbering) {
		this.#types = types;
		this.numbering = numbering;
		this.#edges = new KeyedSums(types);
	}
	get count() {
		return this.#edges.count;
	}
	/** As many as there are sample types, of each edge together. */
	get values() {
		return this.#edges.sums;
	}
	/** Index into `sites`. */
	site(edge) {
		return Math.floor(this.#edges.keys[edge] / NAMES);
	}
	callee(edge) {
		return this.#callees[edge];
	}
	/**
	* @param offset within `MOST_OFFSET`.
	* @param index of the values in `sums`, counted in edges.
	*/
	add(caller, offset, callee, sums, index) {
		this.#add(this.#siteOf(caller, offset), callee, sums, index, 1);
	}
	/** Adds the edges of another table with the same sample types and numbering, each `factor` times. */
	addAll(other, factor) {
		const sites = other.sites.map(({ caller, offset }) => this.#siteOf(caller, offset));
		const { values, count } = other;
		for (let edge = 0; edge < count; edge++) this.#add(sites[other.site(edge)], other.callee(edge), values, edge, factor);
	}
	#siteOf(caller, offset) {
		const site = this.#sites.index((offset + MOST_OFFSET) * NAMES + caller.number);
		if (site === this.sites.length) this.sites.push({
			caller,
			offset
		});
		return site;
	}
	#add(site, callee, sums, index, factor) {
		const before = this.#edges.count;
		this.#edges.add(site * NAMES + callee.number, sums, index * this.#types, factor);
		if (this.#edges.count > before) this.#callees.push(callee);
	}
};

// src/profile/fold.ts
/** Frames that are looked at one by one. */
const MOST_FRAMES = 1e8;
/** The largest programs have some ten thousands in all of their profiles together. */
const MOST_EDGES = 25e4;
/**
* The call edges, as `callEdges` has them. Edges of no weight to the compiler are among them, for the other sample types:
* they may have weight in the merge with other profiles.
* @param leaves see `Survey`.
* @throws ExpectedError when there are absurdly many.
*/
function foldEdges(profile, leaves) {
	const { locations, sampleTypes } = profile.packed;
	const path = new FramePath(profile);
	const edges = new EdgeTable(sampleTypes.length, profile.numbering);
	let frames = 0;
	for (let index = 0; index < leaves.count; index++) {
		const key = leaves.keys[index];
		path.length = 0;
		const caller = key % (locations.count + 1);
		if (caller < locations.count) path.push(caller);
		path.push(Math.floor(key / (locations.count + 1)));
		frames += path.length;
		if (frames > MOST_FRAMES || edges.count > 25e4) throw absurd();
		for (let at = 1; at < path.length; at++) {
			if (path.isNode(at - 1, at) || path.hadCall(at)) continue;
			const offset = path.offset(at - 1);
			if (Math.abs(offset) > MOST_OFFSET) throw absurd();
			edges.add(path.name(at - 1), offset, path.name(at), leaves.sums, index);
		}
	}
	return edges;
}
function absurd() {
	return new ExpectedError(`It has more different calls (${MOST_EDGES}), or more inlined ones, than any Go program: it is damaged, or made up.`, { fix: "Look where this file comes from." });
}
/** Nodes of the two leaf-most locations with all their inlined frames, caller first. */
var FramePath = class {
	length = 0;
	#packed;
	#names;
	#location = [];
	#name = [];
	#start = [];
	#line = [];
	constructor({ packed, names }) {
		this.#packed = packed;
		this.#names = names;
	}
	push(location) {
		const { locations, functions } = this.#packed;
		const first = locations.firstLine[location];
		const end = locations.firstLine[location + 1];
		if (first === end) this.#push(location, functions.count, 0, 0);
		for (let line = end - 1; line >= first; line--) {
			const func = locations.lineFunction[line];
			if (func < 0) this.#push(location, functions.count, 0, 0);
			else this.#push(location, func, functions.startLine[func], locations.lineNumber[line]);
		}
	}
	#push(location, func, start, line) {
		const at = this.length++;
		this.#location[at] = location;
		this.#name[at] = this.#names[func];
		this.#start[at] = start;
		this.#line[at] = line;
	}
	/** Whether both are the same to the compiler: by address, name, start line and line. */
	isNode(a, b) {
		const { addressLow, addressHigh } = this.#packed.locations;
		const [at, other] = [this.#location[a], this.#location[b]];
		return this.#line[a] === this.#line[b] && this.#name[a] === this.#name[b] && this.#start[a] === this.#start[b] && addressLow[at] === addressLow[other] && addressHigh[at] === addressHigh[other];
	}
	/** Whether the call that leads to `at` is on the path before. */
	hadCall(at) {
		for (let before = 1; before < at; before++) if (this.isNode(before, at) && this.isNode(before - 1, at - 1)) return true;
		return false;
	}
	name(at) {
		return this.#name[at];
	}
	offset(at) {
		return this.#line[at] - this.#start[at];
	}
};

// src/profile/wire-writer.ts
/** Writes the protocol-buffer wire format; what it has written so far may be another one's field. */
var WireWriter = class {
	#bytes;
	length = 0;
	constructor(room = 256) {
		this.#bytes = Buffer.allocUnsafe(room);
	}
	clear() {
		this.length = 0;
	}
	/** A view, valid until the next write. */
	get bytes() {
		return this.#bytes.subarray(0, this.length);
	}
	/** A field of an integer; a safe one, which may be negative. 0 is what an absent field means. */
	integer(field, value) {
		if (value === 0) return;
		this.#room(12);
		this.#varint(field * 8);
		this.value(value);
	}
	/** A value of a packed field. */
	value(value) {
		this.#room(10);
		if (value >= 0) this.#varint(value);
		else this.#big(BigInt(value));
	}
	/** A length-delimited field. */
	message(field, content) {
		const { length } = content;
		this.#room(16 + length);
		this.#varint(field * 8 + 2);
		this.#varint(length);
		const [from, to] = [content.#bytes, this.#bytes];
		for (let at = 0; at < length; at++) to[this.length++] = from[at];
	}
	text(field, text) {
		const length = Buffer.byteLength(text);
		this.#room(16 + length);
		this.#varint(field * 8 + 2);
		this.#varint(length);
		this.length += this.#bytes.write(text, this.length);
	}
	#varint(value) {
		let rest = value;
		while (rest >= 128) {
			this.#bytes[this.length++] = rest % 128 | 128;
			rest = Math.floor(rest / 128);
		}
		this.#bytes[this.length++] = rest;
	}
	#big(value) {
		let rest = BigInt.asUintN(64, value);
		for (; rest >= 128n; rest >>= 7n) this.#bytes[this.length++] = Number(rest & 127n) | 128;
		this.#bytes[this.length++] = Number(rest);
	}
	#room(more) {
		if (this.length + more <= this.#bytes.length) return;
		const grown = Buffer.allocUnsafe(2 * (this.length + more));
		grown.set(this.#bytes.subarray(0, this.length));
		this.#bytes = grown;
	}
};

// src/profile/folded-file.ts
/** Where the callees and the callers of all folded files are, so that pprof takes equal ones for one location. */
const [CALLEE_ADDRESS, CALLER_ADDRESS] = [1, 2];
/** Field numbers of the pprof format. */
const PROFILE = {
	sampleType: 1,
	sample: 2,
	location: 4,
	function: 5,
	string: 6,
	periodType: 11,
	period: 12
};
/**
* Encodes call edges as one two-frame stack for each, with lines relative to a start line of 1, for `pprof` to merge with
* its like. Times, comments, labels, files and mappings are left out.
*/
function encodeFolded(head, edges) {
	const [out, part, inner] = [
		new WireWriter(65536),
		new WireWriter(),
		new WireWriter()
	];
	const strings = new Numbering((text) => out.text(PROFILE.string, text));
	strings.number("");
	const functions = new Numbering((name, index) => {
		const text = strings.number(name.written);
		part.clear();
		part.integer(1, index + 1);
		part.integer(2, text);
		part.integer(5, 1);
		out.message(PROFILE.function, part);
	});
	let locations = 0;
	const locate = (name, line, address) => {
		const func = functions.number(name) + 1;
		inner.clear();
		inner.integer(1, func);
		inner.integer(2, line);
		part.clear();
		part.integer(1, ++locations);
		part.integer(3, address);
		part.message(4, inner);
		out.message(PROFILE.location, part);
		return locations;
	};
	const valueType = (field, type) => {
		const [name, unit] = [strings.number(type.type), strings.number(type.unit)];
		part.clear();
		part.integer(1, name);
		part.integer(2, unit);
		out.message(field, part);
	};
	const callers = edges.sites.map(({ caller, offset }) => locate(caller, 1 + offset, CALLER_ADDRESS));
	const callees = /* @__PURE__ */ new Map();
	const calleeOf = (name) => {
		const known = callees.get(name) ?? locate(name, 1, CALLEE_ADDRESS);
		callees.set(name, known);
		return known;
	};
	const types = head.sampleTypes.length;
	const { values } = edges;
	for (const type of head.sampleTypes) valueType(PROFILE.sampleType, type);
	for (let edge = 0; edge < edges.count; edge++) {
		const callee = calleeOf(edges.callee(edge));
		part.clear();
		inner.clear();
		inner.value(callee);
		inner.value(callers[edges.site(edge)]);
		part.message(1, inner);
		inner.clear();
		for (let type = 0; type < types; type++) inner.value(values[edge * types + type]);
		part.message(2, inner);
		out.message(PROFILE.sample, part);
	}
	if (head.periodType !== void 0) valueType(PROFILE.periodType, head.periodType);
	out.integer(PROFILE.period, head.period);
	return out.bytes;
}
/** Exact sum of the values of each sample type: of the edges, not of the samples that they come from. */
function edgeTotals({ count, values }, types) {
	return Array.from({ length: types }, (_, type) => {
		let [exact, partial] = [0n, 0];
		for (let edge = 0; edge < count; edge++) {
			const value = values[edge * types + type];
			if (Number.isSafeInteger(partial + value)) partial += value;
			else {
				exact += BigInt(partial) + BigInt(value);
				partial = 0;
			}
		}
		return exact + BigInt(partial);
	});
}
/** Things and their numbers, from 0, in the order in which they come. */
var Numbering = class {
	#numbers = /* @__PURE__ */ new Map();
	#added;
	constructor(added) {
		this.#added = added;
	}
	number(item) {
		const known = this.#numbers.get(item);
		if (known !== void 0) return known;
		const number = this.#numbers.size;
		this.#numbers.set(item, number);
		this.#added(item, number);
		return number;
	}
};

// src/profile/bytes-table.ts
/** Places that are looked at for one key; what has none of them is not kept. */
const MOST_PLACES = 16;
/** Things by sequences of bytes: a cache, which forgets what finds no place soon. */
var BytesTable = class {
	#items = [];
	/** All keys, one after the other, and where each begins; one more than there are. */
	#keys = /* @__PURE__ */ new Uint8Array(65536);
	#begin = /* @__PURE__ */ new Uint32Array(1024);
	/** Open addressing: one more than the index of an item, 0 for a free place. */
	#places = /* @__PURE__ */ new Int32Array(2048);
	#hashes = /* @__PURE__ */ new Int32Array(1024);
	#seed = randomInt(2 ** 31);
	find(bytes, start, end) {
		const hash = this.#hash(bytes, start, end);
		const mask = this.#places.length - 1;
		for (let tried = 0; tried < MOST_PLACES; tried++) {
			const found = this.#places[hash + tried & mask] - 1;
			if (found < 0) return void 0;
			if (this.#hashes[found] === hash && this.#isKey(found, bytes, start, end)) return this.#items[found];
		}
	}
	/** Adds what `find` does not find. */
	add(bytes, start, end, item) {
		const index = this.#items.length;
		if (index + 1 >= this.#begin.length) this.#growItems();
		const hash = this.#hash(bytes, start, end);
		if (!this.#take(hash, index)) return;
		const at = this.#begin[index];
		while (at + end - start > this.#keys.length) this.#keys = grown(this.#keys, new Uint8Array(2 * this.#keys.length));
		this.#keys.set(bytes.subarray(start, end), at);
		this.#begin[index + 1] = at + end - start;
		this.#hashes[index] = hash;
		this.#items.push(item);
	}
	#hash(bytes, start, end) {
		let hash = this.#seed;
		for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at], 16777619);
		hash ^= hash >>> 15;
		return Math.imul(hash, 739982445);
	}
	#isKey(index, bytes, start, end) {
		const keys = this.#keys;
		let at = this.#begin[index];
		if (this.#begin[index + 1] - at !== end - start) return false;
		for (let from = start; from < end; from++, at++) if (keys[at] !== bytes[from]) return false;
		return true;
	}
	/** @returns whether there was a place. */
	#take(hash, index) {
		const mask = this.#places.length - 1;
		for (let tried = 0; tried < MOST_PLACES; tried++) {
			const place = hash + tried & mask;
			if (this.#places[place] !== 0) continue;
			this.#places[place] = index + 1;
			return true;
		}
		return false;
	}
	#growItems() {
		this.#begin = grown(this.#begin, new Uint32Array(2 * this.#begin.length));
		this.#hashes = grown(this.#hashes, new Int32Array(2 * this.#hashes.length));
		this.#places = new Int32Array(2 * this.#places.length);
		for (let index = 0; index < this.#items.length; index++) this.#take(this.#hashes[index], index);
	}
};
function grown(from, to) {
	to.set(from);
	return to;
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
	const unnamed = () => nameWithout(mapping === void 0 ? void 0 : profile.mappings[mapping]);
	if (lines.length === 0) return [unnamed()];
	return lines.map(({ func }) => (func === void 0 ? void 0 : profile.functions[func]?.name) || unnamed());
}
/** What a frame is called that has no function's name. */
function nameWithout(mapping) {
	const file = mapping?.filename;
	return file ? `[${file.slice(file.lastIndexOf("/") + 1)}]` : "<unknown>";
}

// src/profile/modules.ts
/** @param own paths of modules that are not to be named. */
function weighModules(profile, own) {
	const { packed } = profile;
	const packages = packagesOf(profile, own);
	const { first, all: packagesOfLocation } = packagesOfLocations(packed.locations, packages.ofFunction);
	const type = compilerSampleType(packed);
	const { moduleOfPackage } = packages;
	const weights = {
		packages: new Float64Array(packages.paths.length),
		modules: new Float64Array(packages.modules.length)
	};
	const counted = {
		packages: new Uint32Array(packages.paths.length),
		modules: new Uint32Array(packages.modules.length)
	};
	let [foreign, others, all, number] = [
		0,
		0,
		0,
		0
	];
	packed.eachSample((stack, depth, values) => {
		const value = values[type] ?? 0;
		let [hasOthers, hasStrangers] = [false, false];
		number++;
		for (let at = 0; at < depth; at++) {
			const location = stack[at];
			const end = first[location + 1];
			for (let i = first[location]; i < end; i++) {
				const path = packagesOfLocation[i];
				hasOthers = true;
				if (packages.isOwn[path] === true || counted.packages[path] === number) continue;
				hasStrangers = true;
				counted.packages[path] = number;
				weights.packages[path] = weights.packages[path] + value;
				const module = moduleOfPackage[path];
				if (counted.modules[module] === number) continue;
				counted.modules[module] = number;
				weights.modules[module] = weights.modules[module] + value;
			}
		}
		all += value;
		if (hasOthers) others += value;
		if (hasStrangers) foreign += value;
	});
	return {
		modules: byWeight(packages.modules, weights.modules, counted.modules),
		packages: byWeight(packages.paths, weights.packages, counted.packages),
		foreign,
		others,
		all
	};
}
function packagesOf({ packed, names }, own) {
	const ofFunction = new Int32Array(packed.functions.count).fill(-1);
	const [paths, modules] = [new NameTable(), new NameTable()];
	const [isOwn, moduleOfPackage] = [[], []];
	for (let index = 0; index < ofFunction.length; index++) {
		const path = names[index]?.package ?? "";
		if (path === "") continue;
		const number = paths.number(path);
		ofFunction[index] = number;
		if (number < isOwn.length) continue;
		isOwn.push(isInside(path, own));
		moduleOfPackage.push(modules.number(moduleOf(path)));
	}
	return {
		ofFunction,
		paths: paths.names,
		isOwn,
		moduleOfPackage,
		modules: modules.names
	};
}
/** The packages of each location, one after the other, and where those of each begin. */
function packagesOfLocations({ count, firstLine, lineFunction }, ofFunction) {
	const first = new Uint32Array(count + 1);
	const all = new Int32Array(firstLine[count]);
	let length = 0;
	for (let location = 0; location < count; location++) {
		const end = firstLine[location + 1];
		for (let line = firstLine[location]; line < end; line++) {
			const path = ofFunction[lineFunction[line]] ?? -1;
			if (path >= 0) all[length++] = path;
		}
		first[location + 1] = length;
	}
	return {
		first,
		all
	};
}
/** Those that were counted, heaviest first. */
function byWeight(names, weights, counted) {
	return names.map((name, at) => ({
		name,
		weight: weights[at],
		isCounted: counted[at] !== 0
	})).filter(({ isCounted }) => isCounted).sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
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
/** Import path of a function's package; empty for the standard library, and for what is no Go function of a package with a path. */
function packageOutside(name) {
	const path = packageOf(name);
	return isStandard(path) ? "" : path;
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
const SYSTEM_LIBRARY$1 = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;
const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;
/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
const COLLECTOR$1 = new RegExp(`^runtime\\.(${words(`
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
	if (COLLECTOR$1.test(plain)) return "gc";
	const { package: path } = splitSymbol(plain);
	if (path === "runtime" || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return "runtime";
	if (path !== "" && !plain.includes("::") || /^(go|type):/.test(plain)) return "go";
	if (ASSEMBLY.has(plain)) return "runtime";
	return isCgo || plain === "<unknown>" || plain.startsWith("[") ? "foreign" : "runtime";
}
function frameTraits(name) {
	return {
		plain: classOfName(name, false),
		cgo: classOfName(name, true),
		callsC: showsC(name),
		isSystemLibrary: SYSTEM_LIBRARY$1.test(name)
	};
}
function showsC(name) {
	return /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name);
}
/** Whether function names show that the program calls C. */
function callsC(names) {
	return names.some(showsC);
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
		if (entry >= 0 && classOf(leafFirst[entry]) === "into C") return leafFirst.some((name) => SYSTEM_LIBRARY$1.test(name)) ? "syscalls" : "cgo";
		if (leafFirst.some((name) => classOf(name) === "gc")) return "gc";
		return leaf === "go" ? "user" : "runtime";
	};
}

// src/profile/known-names.ts
/** A function's name, and all that it tells by itself. */
var KnownName = class {
	/** Of its own: equal names of one numbering have the same. */
	number;
	/** As the profile has it. */
	written;
	/** As the function is called today. */
	name;
	/** Whether the function is the program's own; false where it is not known which program it is. */
	isOwn;
	frame;
	/** Whether it is one line: the compiler reads names line by line. */
	isOneLine;
	#package;
	constructor(number, written, name, isOwn) {
		this.number = number;
		this.written = written;
		this.name = name;
		this.isOwn = isOwn;
		this.frame = frameTraits(name);
		this.isOneLine = !/[\n\r]/.test(written);
	}
	/** Import path of the package; empty for the standard library and for what has no path. */
	get package() {
		this.#package ??= packageOutside(this.name);
		return this.#package;
	}
};
/** Where the source of a function lies. */
function filenameOf({ packed }, index) {
	return packed.text(packed.functions.filename[index]);
}
/** So many names are kept from one profile to the next: the profiles of one program have the same ones. */
const KEPT = 2e5;
/** Of all profiles of a run, together; those of a program come to a few MiB. What merges them holds several times as much. */
const MOST_CHARACTERS = 16777216;
/** The names of functions in the profiles of one run; each is looked at once. */
var KnownNames = class {
	#own;
	#rename;
	#known = /* @__PURE__ */ new Map();
	/** Ever, those that were forgotten among them. */
	#characters = 0;
	/** Before the last profile. */
	#before = {
		names: 0,
		characters: 0
	};
	#byBytes = new BytesTable();
	/** @param renames what functions are called today. */
	constructor(own, renames = []) {
		this.#own = own;
		this.#rename = renames.length === 0 ? (name) => name : renamer(renames);
	}
	/** @throws ExpectedError when there are absurdly many, with those of the profiles before. */
	named(packed) {
		const { functions } = packed;
		if (this.#known.size > KEPT) this.#keep(0);
		this.#before = {
			names: this.#known.size,
			characters: this.#characters
		};
		const names = new Array(functions.count + 1);
		for (let index = 0; index < functions.count; index++) names[index] = packed.readText(functions.name[index], this.#ofBytes);
		names[functions.count] = this.name("");
		if (this.#characters > MOST_CHARACTERS) throw new ExpectedError("The names of its functions, with those of the profiles before it, have more than 16 million characters.", { fix: "Merge the profiles of one program at a time, and look at this one with `go-pgo inspect`." });
		return {
			packed,
			names,
			numbering: this.#known
		};
	}
	/** The last profile is not taken: what names it brought do not count, lest others are refused for them. */
	takeBack() {
		if (this.#characters - this.#before.characters <= MOST_CHARACTERS / 100) return;
		this.#keep(this.#before.names);
		this.#characters = this.#before.characters;
	}
	/** Only the first of them. */
	#keep(names) {
		this.#known = new Map([...this.#known].slice(0, names));
		this.#byBytes = new BytesTable();
	}
	/** Of one that is known, no text is made: those of a thousand profiles would be as much as the profiles. */
	#ofBytes = (bytes, start, end) => {
		const known = this.#byBytes.find(bytes, start, end);
		if (known !== void 0) return known;
		const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
		const name = this.name(text);
		this.#byBytes.add(bytes, start, end, name);
		return name;
	};
	name(written) {
		const known = this.#known.get(written);
		if (known !== void 0) return known;
		const name = this.#rename(ownName(written));
		const fresh = new KnownName(this.#known.size, written, name, this.#own?.includes(name) ?? false);
		this.#known.set(written, fresh);
		this.#characters += written.length;
		return fresh;
	}
};

// src/profile/must-be.ts
const CPU_FIX = "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.";
/** @throws ExpectedError when it is of another kind, or lacks what all CPU profiles have. */
function mustBeCpuProfile(profile) {
	if (profile.sampleTypes.length === 0) throw new ExpectedError("It is not a pprof profile: it names no sample type.", { fix: CPU_FIX });
	const names = profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
	const known = otherKind(names);
	if (known !== void 0) throw new ExpectedError(`It is a ${known} profile, not a CPU profile.`, { fix: CPU_FIX });
	if (compilerSampleType(profile) < 0) throw new ExpectedError(`It has the sample types ${names.join(", ")}; the Go compiler takes samples/count or cpu/nanoseconds.`, { fix: CPU_FIX });
	const types = profile.sampleTypes.map(({ type }) => type);
	if (new Set(types).size < types.length) throw new ExpectedError(`Two of its sample types have one name: ${names.join(", ")}.`, { fix: CPU_FIX });
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("It has no sampling period: it is truncated, or was written by a converter that drops it.", { fix: "Collect it again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, { fix: CPU_FIX });
}
function otherKind(names) {
	if (names.some((name) => /^(alloc|inuse)_(objects|space)\//.test(name))) return "heap";
	if (names.some((name) => name.startsWith("contentions/") || name.startsWith("delay/"))) return "block or mutex";
	if (names.some((name) => /^(goroutine|goroutines|threadcreate)\//.test(name))) return "goroutine or thread";
	if (names.some((name) => name.startsWith("wall/"))) return "wall-clock";
}
/** @throws ExpectedError when there is nothing to count, or nothing that can be counted. */
function mustHaveSamples(profile, { isNegative, totals }) {
	if (isNegative) throw new ExpectedError("It has negative values: it is the difference of two profiles.", { fix: CPU_FIX });
	if (totals[compilerSampleType(profile)] === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
	if (totals.some((total) => total > BigInt(Number.MAX_SAFE_INTEGER))) throw new ExpectedError("Its values add up to more than 2^53, which no program reaches.", { fix: "Look where this file comes from: it is damaged, or made up." });
}
/** @throws ExpectedError when its functions are not named as Go names them. */
function mustBeGo(profile) {
	const { names } = profile;
	if (names.every(({ name }) => name === "")) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	if (!names.some(({ name }) => /^(main|runtime|internal\/runtime)[./]/.test(name) || /[\w)\]]\.\(\*[^)]+\)\./.test(name))) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${shortName(names)}\`.`, { fix: "Point the source at the Go service itself." });
}
/** @throws ExpectedError for a name that Go's tools write as two: with it, every build would fail. */
function mustHaveNamesOfOneLine({ names }) {
	const several = names.find(({ isOneLine }) => !isOneLine);
	if (several === void 0) return;
	throw new ExpectedError(`It has a function name of several lines, \`${shortName([several])}\`, which no Go program has and \`go build\` cannot read.`, { fix: "Look where this file comes from: it is damaged, or made up." });
}
function shortName(names) {
	return (names.find(({ name }) => name !== "")?.name ?? "").replace(/[^\x20-\x7e]/g, "?").replaceAll("`", "'").slice(0, 60);
}
/** @throws ExpectedError when the compiler would refuse it. */
function mustHaveStartLines({ hasStartLines }) {
	if (hasStartLines) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
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
function rootsOf(profile, modulePath) {
	const roots = /* @__PURE__ */ new Set([modulePath]);
	for (const [index, { name }] of profile.names.entries()) {
		const path = splitSymbol(name).package.replaceAll("%2e", ".");
		if (path !== modulePath && !path.startsWith(`${modulePath}/`)) continue;
		const root = parentOf(folderOf(filenameOf(profile, index)) ?? "", path.slice(modulePath.length + 1));
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
function mainFoldersOf(profile) {
	const folders = profile.names.flatMap(({ name }, index) => name.startsWith("main.") ? folderOf(filenameOf(profile, index)) ?? [] : []);
	return [...new Set(folders)];
}
/** Without the version of a module. */
function folderOf(filename) {
	const path = filename.replaceAll("\\", "/").replace(/@v[^/]*/, "");
	const slash = path.lastIndexOf("/");
	return slash > 0 ? path.slice(0, slash) : void 0;
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
	const isOfThisModule = profile.names.some(({ name }) => !name.startsWith("main.") && isOwnFunction(name, modulePath)) || known.length * 2 > mainFunctions.length;
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
function mainFunctionsOf({ names: all }) {
	const names = all.flatMap(({ name }) => {
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

// src/profile/time-sums.ts
/** Adds up profiles, each times a factor. */
function addTimes(all) {
	const sumOf = (which) => {
		const sums = {
			user: 0,
			runtime: 0,
			gc: 0,
			syscalls: 0,
			cgo: 0
		};
		for (const { times, factor } of all) for (const one of TIME_CLASSES) sums[one] += factor * times[which][one];
		return sums;
	};
	return {
		plain: sumOf("plain"),
		cgo: sumOf("cgo"),
		callsC: all.some(({ times }) => times.callsC)
	};
}
const TIME_CLASSES = [
	"user",
	"runtime",
	"gc",
	"syscalls",
	"cgo"
];
const [USER, RUNTIME, GC, SYSCALLS, CGO] = [
	0,
	1,
	2,
	3,
	4
];
const FRAME_CLASSES = {
	go: 0,
	runtime: 1,
	gc: 2,
	"system call": 3,
	"into C": 4,
	foreign: 5
};
/** All frames of a location are of the runtime. */
const NO_ENTRY = 7;
/** The class in a program without C is in the lowest three bits, that in one with C in the next three. */
const BITS = 3;
const MASK = 7;
/** What the frames of a location show, as bits that are put together for a stack. */
const [OWN, STARTED, COLLECTOR, SYSTEM_LIBRARY, CALLS_C] = [
	1,
	2,
	4,
	8,
	16
];
/** What the frames of each location tell together. */
var LocationTraits = class {
	flags;
	#leaf;
	#entry;
	#empty;
	constructor({ packed, names }, known) {
		const { locations, functions } = packed;
		this.flags = new Uint8Array(locations.count);
		this.#leaf = new Uint8Array(locations.count);
		this.#entry = new Uint8Array(locations.count).fill(63);
		this.#empty = classes(names[functions.count].frame);
		const unnamed = [...packed.mappings, void 0].map((mapping) => known.name(nameWithout(mapping)));
		for (let location = 0; location < locations.count; location++) {
			const mapping = locations.mapping[location];
			const nameless = unnamed[mapping < 0 ? packed.mappings.length : mapping];
			const first = locations.firstLine[location];
			const end = locations.firstLine[location + 1];
			if (first === end) this.#take(location, nameless, true);
			for (let line = first; line < end; line++) {
				const func = locations.lineFunction[line];
				const name = names[func < 0 ? functions.count : func];
				if (func >= 0 && functions.startLine[func] !== 0) this.flags[location] = this.flags[location] | STARTED;
				if (name.isOwn) this.flags[location] = this.flags[location] | OWN;
				this.#take(location, name.name === "" ? nameless : name, line === first);
			}
		}
	}
	#take(location, { frame }, isLeaf) {
		const code = classes(frame);
		if (isLeaf) this.#leaf[location] = code;
		const known = this.#entry[location];
		const isFirst = (shift) => (known >> shift & MASK) === NO_ENTRY && (code >> shift & MASK) !== FRAME_CLASSES.runtime;
		const plain = (isFirst(0) ? code : known) & MASK;
		const cgo = (isFirst(BITS) ? code : known) & 56;
		this.#entry[location] = plain | cgo;
		this.flags[location] = this.flags[location] | (frame.plain === "gc" ? COLLECTOR : 0) | (frame.isSystemLibrary ? SYSTEM_LIBRARY : 0) | (frame.callsC ? CALLS_C : 0);
	}
	/**
	* Says what a stack was in, as `timeClassifier` does by the names of its frames.
	* @param flags those of all its locations.
	*/
	classOf(stack, depth, flags, shift) {
		const leaf = (depth === 0 ? this.#empty : this.#leaf[stack[0]]) >> shift & MASK;
		if (leaf === FRAME_CLASSES["system call"]) return SYSCALLS;
		if (leaf === FRAME_CLASSES.foreign) return CGO;
		let entry = NO_ENTRY;
		for (let at = 0; at < depth && entry === NO_ENTRY; at++) entry = this.#entry[stack[at]] >> shift & MASK;
		if (entry === FRAME_CLASSES["into C"]) return (flags & SYSTEM_LIBRARY) !== 0 ? SYSCALLS : CGO;
		if ((flags & COLLECTOR) !== 0) return GC;
		return leaf === FRAME_CLASSES.go ? USER : RUNTIME;
	}
};
function classes({ plain, cgo }) {
	return FRAME_CLASSES[plain] | FRAME_CLASSES[cgo] << BITS;
}
/** Sums of the stacks of one profile. */
var TimeTally = class {
	#traits;
	#plain = new Float64Array(TIME_CLASSES.length);
	#cgo = new Float64Array(TIME_CLASSES.length);
	#flags = 0;
	constructor(traits) {
		this.#traits = traits;
	}
	add(stack, depth, flags, value) {
		const plain = this.#traits.classOf(stack, depth, flags, 0);
		const cgo = this.#traits.classOf(stack, depth, flags, BITS);
		this.#plain[plain] = this.#plain[plain] + value;
		this.#cgo[cgo] = this.#cgo[cgo] + value;
		this.#flags |= flags;
	}
	sums() {
		const named = (sums) => Object.fromEntries(TIME_CLASSES.map((one, at) => [one, sums[at]]));
		return {
			plain: named(this.#plain),
			cgo: named(this.#cgo),
			callsC: (this.#flags & CALLS_C) !== 0
		};
	}
};

// src/profile/survey.ts
/** @throws Malformed at a damaged sample. */
function surveyOf(profile, known) {
	const { packed } = profile;
	const { locations, sampleTypes } = packed;
	const type = compilerSampleType(packed);
	const traits = new LocationTraits(profile, known);
	const { flags } = traits;
	const times = new TimeTally(traits);
	const leaves = new KeyedSums(sampleTypes.length);
	const exact = sampleTypes.map(() => 0n);
	const partial = new Float64Array(sampleTypes.length);
	let [isNegative, isTwoFrames, hasStartLines] = [
		false,
		true,
		false
	];
	let [own, all] = [0, 0];
	packed.eachSample((stack, depth, values) => {
		for (let at = 0; at < values.length; at++) {
			const value = values[at];
			if (value < 0) isNegative = true;
			const sum = partial[at] + value;
			if (Math.abs(sum) <= Number.MAX_SAFE_INTEGER) partial[at] = sum;
			else {
				exact[at] = exact[at] + BigInt(partial[at]) + BigInt(value);
				partial[at] = 0;
			}
		}
		let seen = 0;
		for (let at = 0; at < depth; at++) seen |= flags[stack[at]];
		const leaf = stack[0];
		const caller = depth > 1 ? stack[1] : locations.count;
		if (depth !== 2) isTwoFrames = false;
		const value = values[type] ?? 0;
		if (depth > 0) {
			if (value !== 0 && ((flags[leaf] | (flags[caller] ?? 0)) & STARTED) !== 0) hasStartLines = true;
			leaves.add(leaf * (locations.count + 1) + caller, values);
		}
		all += value;
		if ((seen & OWN) !== 0) own += value;
		if (value !== 0) times.add(stack, depth, seen, value);
	});
	return {
		totals: exact.map((sum, at) => sum + BigInt(partial[at])),
		isNegative,
		isTwoFrames,
		hasStartLines,
		ownShare: all === 0 ? 0 : own / all,
		times: times.sums(),
		leaves
	};
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
	const { profile, doubts } = judgeContent(await contentOf(file), own, new KnownNames(own, renames));
	return {
		profile,
		doubts
	};
}
/** As `judge`. @param known the names of profiles that were judged before, by the same `own` and renames. */
function judgeContent(content, own, known) {
	const { packed, profile, survey } = decodeContent(content, (bytes) => {
		const packed = packProfile(bytes);
		const profile = known.named(packed);
		return {
			packed,
			profile,
			survey: surveyOf(profile, known)
		};
	});
	mustBeCpuProfile(packed);
	mustHaveSamples(packed, survey);
	mustBeGo(profile);
	mustHaveNamesOfOneLine(profile);
	mustHaveStartLines(survey);
	const strange = own?.program && mustBeOfProgram(profile, own.program);
	const isCompact = isMarkedCompact(packed) && survey.isTwoFrames;
	const totals = totalsOfSums(packed, survey.totals, isCompact);
	const { timeNanos, durationNanos, period, periodType } = packed;
	const judged = {
		sha256: content.sha256,
		content: content.digest,
		bytes: content.fileBytes,
		samples: totals.samples,
		cpuNanos: totals.cpuNanos,
		...totals.weighted && { weighted: totals.weighted },
		sampleTypes: packed.sampleTypes.map(({ type, unit }) => `${type}/${unit}`),
		period,
		totals: survey.totals,
		periodType: periodType === void 0 ? "" : `${periodType.type}/${periodType.unit}`,
		timeNanos,
		durationNanos,
		buildIds: buildIdsOf(profile),
		ownShare: own && (isCompact ? noneOfOwn(profile) : survey.ownShare),
		...own === void 0 && { origin: originOf(profile) }
	};
	const doubts = doubtsAbout(judged, own?.modulePath);
	return {
		profile: judged,
		doubts: strange === void 0 ? doubts : [...doubts, strangeness(strange)],
		times: survey.times,
		isCompact,
		head: {
			sampleTypes: packed.sampleTypes,
			periodType,
			period
		},
		fold: () => foldEdges(profile, survey.leaves)
	};
}
/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn({ names }) {
	return names.some(({ isOwn }) => isOwn) ? void 0 : 0;
}
/** In objects, what is larger takes more memory than there is. */
const MOST_IN_OBJECTS = 16777216;
/** As `readProfileFile`; of one that would not fit into memory, its call edges and totals, as if it had been compacted. */
async function readEdgesOrStacks(file) {
	const content = await contentOf(file);
	if (content.bytes.length <= MOST_IN_OBJECTS) return decodeContent(content, decodeProfile);
	const known = new KnownNames();
	return decodeContent(content, (bytes) => {
		const packed = packProfile(bytes);
		const profile = known.named(packed);
		const { totals, leaves, isTwoFrames } = surveyOf(profile, known);
		const edges = decodeProfile(encodeFolded(packed, foldEdges(profile, leaves)));
		const sums = totalsOfSums(packed, totals, isMarkedCompact(packed) && isTwoFrames);
		const { timeNanos, durationNanos } = packed;
		return {
			...edges,
			timeNanos,
			durationNanos,
			comments: totalsInWords(sums)
		};
	});
}
/** Decodes the protobuf bytes of a profile, @throws ExpectedError when they are damaged or no profile at all. */
function decodeOrExplain(bytes) {
	return decodeBytes(bytes, decodeProfile);
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
	const written = await readEdgesOrStacks(file);
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

export { findExcluded as A, compareWeight as B, countTotals as C, totalsOf as D, totalsInWords as E, ValueType as F, Mapping as G, hotCount as H, encodeProfile as I, Sample as K, areSameDecisions as L, renameExcluded as M, withOwnNames as N, excludedNames as O, Line as P, byWeight$1 as R, compactToEdges as S, isCompact as T, Function as U, decisionsOf as V, Location as W, edgeTotals as _, judge as a, EdgeTable as b, areOfDifferentPrograms as c, callsC as d, timeClassifier as f, framesOfLocations as g, NameTable as h, decodeOrExplain as i, isExcluded as j, exclusionInWords as k, originInWords as l, withNewNames as m, readProfile as n, judgeContent as o, renamer as p, StringTable as q, readRenamed as r, addTimes as s, hasOldNames as t, KnownNames as u, encodeFolded as v, encodeEdges as w, contentOf as x, MOST_EDGES as y, callSiteOf as z };