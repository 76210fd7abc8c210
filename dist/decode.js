import { Bn as isLfsPointer, xi as ExpectedError } from "./start.js";
import { promisify } from "node:util";
import { createHash } from "node:crypto";
import { gunzip } from "node:zlib";

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

// src/profile/bytes.ts
const gunzipAsync = promisify(gunzip);
/** Largest profile that is taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 67108864;
/** Largest gzipped file that is taken: it is in memory together with its content. */
const MAX_GZIPPED_BYTES = 33554432;
const TOO_LARGE_FIX = "No CPU profile is that large: check where this file comes from.";
const DAMAGED_FIX = "Leave it out if it is no profile. Else collect it again: a transfer was cut short, or git took it for text and changed its line ends, which `*.pgo binary` in `.gitattributes` prevents.";
/** @throws ExpectedError as `profileBytes`. */
async function contentOf(file) {
	const bytes = await profileBytes(file);
	const sha256 = digest(file);
	return {
		bytes,
		digest: bytes === file ? sha256 : digest(bytes),
		sha256
	};
}
/**
* The protobuf bytes of a profile file, gzipped or not.
* @param limit of bytes, uncompressed.
* @throws ExpectedError when it is empty, no profile, a broken gzip stream or too large.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	if (file.length === 0) throw new ExpectedError("It is empty.", { fix: "A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends." });
	mustNotBeOtherFile(file);
	if (file.length > (isGzipped(file) ? MAX_GZIPPED_BYTES : limit)) throw tooLarge(file.length);
	if (!isGzipped(file)) return file;
	const bytes = await inflate(file, limit);
	mustNotBeOtherFile(bytes);
	return bytes;
}
function isGzipped(file) {
	return file[0] === 31 && file[1] === 139;
}
async function inflate(file, limit) {
	try {
		const size = file.length < 18 ? 0 : Buffer.from(file.subarray(-4)).readUInt32LE();
		const chunkSize = Math.min(limit, Math.max(65536, size + 1));
		return await gunzipAsync(file, {
			maxOutputLength: limit,
			chunkSize
		});
	} catch (error) {
		const { code } = error;
		if (code === "ERR_BUFFER_TOO_LARGE") {
			const message = `It inflates to more than ${limit / 1024 / 1024} MiB.`;
			throw new ExpectedError(message, {
				fix: TOO_LARGE_FIX,
				cause: error
			});
		}
		throw new ExpectedError(`Its gzip stream ${code === "Z_BUF_ERROR" ? "ends early: it is truncated" : "is damaged"}.`, {
			fix: DAMAGED_FIX,
			cause: error
		});
	}
}
function tooLarge(bytes) {
	return new ExpectedError(`It has ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}
/** @throws ExpectedError for what people mistake for a profile. */
function mustNotBeOtherFile(file) {
	if (isLfsPointer(file)) throw new ExpectedError("It is a Git LFS pointer; the profile itself was not fetched.", { fix: "Fetch it with `git lfs pull` (`lfs: true` for `actions/checkout`), or take it out of LFS (`git lfs untrack`), since `go build` fails wherever it is not fetched." });
	const kind = kindByStart(Buffer.from(file.subarray(0, 256)).toString("latin1").trimStart());
	if (kind === void 0) return;
	throw new ExpectedError(`It is ${kind}, not a profile.`, { fix: "Check what this place returns: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`." });
}
function kindByStart(start) {
	if (start.startsWith("PK")) return "a ZIP archive";
	if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return "an HTML page";
	if (/^[[{]\s*["[{\]}]/.test(start)) return "JSON";
	if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start) || /^[\x20-\x7e]{24,}/.test(start)) return "text";
}
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}
/** A byte sequence that is not a well-formed protocol buffer; `offset` counts from the start of the content. */
var Malformed = class extends Error {
	constructor(what, offset) {
		super(`${what} at byte ${offset}`);
		this.name = "Malformed";
	}
};
/**
* A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
* Unlike `pprof-format` it throws on a message that ends early, so a truncated profile is never taken for a whole one.
*/
var WireReader = class {
	bytes;
	offset = 0;
	/** End of the message that is being read. */
	end;
	/** Number of the current field; its value comes next. */
	field = 0;
	#wireType = 0;
	constructor(bytes) {
		this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.end = this.bytes.length;
	}
	/** Steps to the next field; false at the end of the message. */
	nextField() {
		if (this.offset >= this.end) return false;
		const at = this.offset;
		const tag = this.#varint();
		if (typeof tag === "bigint" || tag > 4294967295) throw new Malformed("field number out of range", at);
		this.field = tag >>> 3;
		this.#wireType = tag & 7;
		if (this.field === 0) throw new Malformed("field number 0", at);
		if (this.#wireType === 3 || this.#wireType === 4 || this.#wireType > 5) throw new Malformed(`wire type ${this.#wireType}`, at);
		return true;
	}
	unsigned() {
		this.#expect(0);
		return this.#varint();
	}
	/** An int64 that a number holds exactly. @throws Malformed for a larger one. */
	integer() {
		this.#expect(0);
		return this.#integer();
	}
	bigInteger() {
		this.#expect(0);
		return BigInt.asIntN(64, BigInt(this.#varint()));
	}
	/** Calls `take` for each value of a repeated int64, packed or not. */
	integers(take) {
		if (this.#wireType !== 2) take(this.integer());
		else for (const end = this.content(); this.offset < end;) take(this.#integer());
	}
	/** Calls `take` for each value of a repeated uint64, packed or not. */
	unsigneds(take) {
		if (this.#wireType !== 2) take(this.unsigned());
		else for (const end = this.content(); this.offset < end;) take(this.#varint());
	}
	/** Steps onto the content of a length-delimited field. @returns where it ends. */
	content() {
		this.#expect(2);
		const at = this.offset;
		const length = this.#varint();
		if (typeof length === "bigint" || length > this.end - this.offset) throw new Malformed("a field that is longer than the rest of the message", at);
		return this.offset + length;
	}
	/** Reads the message that is the current field: `take` is called at each of its fields and reads or skips it. */
	message(take) {
		const outer = this.end;
		this.end = this.content();
		while (this.nextField()) take();
		this.end = outer;
	}
	skip() {
		if (this.#wireType === 0) this.#varint();
		else if (this.#wireType === 2) this.offset = this.content();
		else this.offset += this.#wireType === 1 ? 8 : 4;
		if (this.offset > this.end) throw new Malformed("the message ends early", this.offset);
	}
	#expect(wireType) {
		if (this.#wireType === wireType) return;
		throw new Malformed(`wire type ${this.#wireType} for field ${this.field}`, this.offset);
	}
	#integer() {
		const at = this.offset;
		const value = this.#varint();
		if (typeof value === "number") return value;
		const signed = Number(BigInt.asIntN(64, value));
		if (!Number.isSafeInteger(signed)) throw new Malformed("a number beyond 2^53", at);
		return signed;
	}
	#varint() {
		const start = this.offset;
		let value = 0;
		for (let shift = 0; shift < 28; shift += 7) {
			const byte = this.#byte();
			value |= (byte & 127) << shift;
			if (byte < 128) return value;
		}
		for (let scale = 2 ** 28; scale < 2 ** 49; scale *= 128) {
			const byte = this.#byte();
			value += (byte & 127) * scale;
			if (byte < 128) return value;
		}
		this.offset = start;
		let long = 0n;
		for (let shift = 0n; shift < 70n; shift += 7n) {
			const byte = this.#byte();
			long |= BigInt(byte & 127) << shift;
			if (byte >= 128) continue;
			long = BigInt.asUintN(64, long);
			return long <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(long) : long;
		}
		throw new Malformed("a varint of more than 10 bytes", start);
	}
	#byte() {
		if (this.offset >= this.end) throw new Malformed("the message ends early", this.offset);
		return this.bytes[this.offset++];
	}
};

// src/profile/decode.ts
/** Real profiles have fewer of each kind; more would only take memory. */
const MOST = {
	"sample types": 64,
	mappings: 1e5,
	locations: 1e6,
	functions: 5e5,
	lines: 2e6,
	strings: 1e6,
	samples: 16e6,
	comments: 1e5
};
/** Of all function names together; a very large program has a tenth of it. */
const MOST_NAME_BYTES = 16777216;
/** Of all texts, each counted as often as something refers to it. */
const MOST_TEXT_BYTES = 67108864;
/** The compiler reads names line by line, and stops silently at one of 64 KiB (`bufio.MaxScanTokenSize`). */
const LONGEST_NAME = 32768;
/** Inlined frames at one place. */
const MOST_LINES = 1e3;
/**
* Decodes an uncompressed pprof profile strictly: every index must be in range, every id unique, every sample have one
* value per sample type (as `CheckValid` in Go's internal/profile demands), and fields of no interest here must be such
* that Go's reader accepts them, since it refuses the profile as a whole.
* @throws Malformed with the byte offset or the broken reference.
*/
function decodeProfile(bytes) {
	const reader = new WireReader(bytes);
	const parts = split(reader);
	const at = (field) => parts.messages[field];
	const strings = readStrings(reader, at(STRING));
	for (const index of parts.otherTexts) strings.check(index);
	const mappings = readMappings(reader, at(MAPPING), strings);
	const functions = readFunctions(reader, at(FUNCTION), strings);
	const locations = readLocations(reader, at(LOCATION), mappings.ids, functions.ids);
	const sampleTypes = readValueTypes(reader, at(SAMPLE_TYPE), strings);
	return {
		sampleTypes,
		periodType: readValueTypes(reader, at(PERIOD_TYPE), strings)[0],
		period: parts.period,
		timeNanos: parts.timeNanos,
		durationNanos: parts.durationNanos,
		comments: parts.comments.map((index) => strings.expected(index)),
		mappings: mappings.columns,
		functions: functions.columns,
		locations: locations.columns,
		samples: readSamples(reader, at(SAMPLE), sampleTypes.length, locations.ids, strings)
	};
}
/** Where the messages of each kind are, by field number: what a message refers to may come after it. */
function split(reader) {
	const messages = {
		[SAMPLE_TYPE]: new Messages(SAMPLE_TYPE, "sample types"),
		[SAMPLE]: new Messages(SAMPLE, "samples"),
		[MAPPING]: new Messages(MAPPING, "mappings"),
		[LOCATION]: new Messages(LOCATION, "locations"),
		[FUNCTION]: new Messages(FUNCTION, "functions"),
		[STRING]: new Messages(STRING, "strings"),
		[PERIOD_TYPE]: new Messages(PERIOD_TYPE, "sample types")
	};
	const comments = [];
	const otherTexts = [];
	let [period, timeNanos, durationNanos] = [
		0,
		0n,
		0
	];
	const seen = /* @__PURE__ */ new Set();
	for (let start = 0; reader.nextField(); start = reader.offset) {
		const { field } = reader;
		if (field >= 9 && field <= 12) {
			if (seen.has(field)) throw new Malformed(`a second field ${field}, as of two profiles in one file,`, reader.offset);
			seen.add(field);
		}
		const ofKind = messages[field];
		if (ofKind !== void 0) {
			ofKind.stepOver(reader, start);
			continue;
		}
		if ([
			7,
			8,
			14,
			15
		].includes(field)) otherTexts.push(reader.integer());
		else if (field === 9) timeNanos = reader.bigInteger();
		else if (field === 10) durationNanos = reader.integer();
		else if (field === 12) period = reader.integer();
		else if (field === 13) reader.integers((index) => comments.push(index));
		else reader.skip();
		tooMany("comments", comments.length + otherTexts.length, reader.offset);
	}
	return {
		messages,
		comments,
		otherTexts,
		period,
		timeNanos,
		durationNanos
	};
}
const [SAMPLE_TYPE, SAMPLE, MAPPING, LOCATION, FUNCTION, STRING, PERIOD_TYPE] = [
	1,
	2,
	3,
	4,
	5,
	6,
	11
];
function tooMany(what, count, offset) {
	if (count > MOST[what]) throw new Malformed(`more than ${MOST[what]} ${what}`, offset);
}
/** The messages of one kind: nearly always one after the other, but others may be between them. */
var Messages = class {
	count = 0;
	/** Where the first begins, and the last one ends. */
	start = 0;
	end = 0;
	#field;
	#what;
	constructor(field, what) {
		this.#field = field;
		this.#what = what;
	}
	/** @param start of the field that the reader is at. */
	stepOver(reader, start) {
		reader.offset = reader.content();
		if (this.count++ === 0) this.start = start;
		this.end = reader.offset;
		tooMany(this.#what, this.count, this.end);
	}
	/** Calls `read` at the beginning of each message, which ends at `reader.end`; it must read the whole. */
	each(reader, read) {
		reader.offset = this.start;
		reader.end = this.end;
		for (let index = 0; index < this.count;) {
			reader.nextField();
			if (reader.field !== this.#field) {
				reader.skip();
				continue;
			}
			reader.end = reader.content();
			read(index++);
			reader.end = this.end;
		}
	}
};
function readStrings(reader, messages) {
	const { bytes } = reader;
	const starts = new Uint32Array(messages.count);
	const ends = new Uint32Array(messages.count);
	messages.each(reader, (index) => {
		starts[index] = reader.offset;
		ends[index] = reader.end;
		reader.offset = reader.end;
	});
	let expected = 0;
	const lengthOf = (index) => (ends[index] ?? 0) - (starts[index] ?? 0);
	const text = (index) => lengthOf(index) === 0 ? "" : bytes.toString("utf8", starts[index], ends[index]);
	/** @throws Malformed for an index out of range. */
	const check = (index) => {
		if (index === 0 || index > 0 && index < ends.length) return index;
		throw new Malformed(`string ${index} of ${ends.length}`, bytes.length);
	};
	/** As `check`, for a text that may be read. @throws Malformed when it is too much with all before it. */
	const expect = (index) => {
		expected += lengthOf(check(index));
		if (expected > MOST_TEXT_BYTES) throw new Malformed(`texts of more than ${MOST_TEXT_BYTES} bytes`, bytes.length);
		return index;
	};
	if (lengthOf(0) > 0) throw new Malformed("a string table that does not start with the empty string", 0);
	return {
		check,
		expect,
		text,
		expected: (index) => text(expect(index)),
		bytes: lengthOf
	};
}
function readValueTypes(reader, messages, strings) {
	const types = [];
	messages.each(reader, () => {
		let [type, unit] = [0, 0];
		while (reader.nextField()) if (reader.field === 1) type = reader.integer();
		else if (reader.field === 2) unit = reader.integer();
		else reader.skip();
		types.push({
			type: strings.expected(type),
			unit: strings.expected(unit)
		});
	});
	return types;
}
function readMappings(reader, messages, strings) {
	const ids = idsOf("mapping", messages);
	const columns = [];
	messages.each(reader, (at) => {
		let id = 0;
		let [filename, buildId] = [0, 0];
		while (reader.nextField()) if (reader.field === 1) id = reader.unsigned();
		else if (reader.field === 5) filename = reader.integer();
		else if (reader.field === 6) buildId = reader.integer();
		else if (reader.field <= 10) reader.unsigned();
		else reader.skip();
		ids.add(id, at, reader.end);
		columns.push({
			filename: strings.expected(filename),
			buildId: strings.expected(buildId)
		});
	});
	return {
		ids,
		columns
	};
}
function readFunctions(reader, messages, strings) {
	const { count } = messages;
	const ids = idsOf("function", messages);
	const names = new Array(count);
	const systemNames = new Uint32Array(count);
	const filenames = new Uint32Array(count);
	const startLines = new Float64Array(count);
	let nameBytes = 0;
	messages.each(reader, (at) => {
		let id = 0;
		let [name, systemName, filename] = [
			0,
			0,
			0
		];
		while (reader.nextField()) if (reader.field === 1) id = reader.unsigned();
		else if (reader.field === 2) name = reader.integer();
		else if (reader.field === 3) systemName = reader.integer();
		else if (reader.field === 4) filename = reader.integer();
		else if (reader.field === 5) startLines[at] = reader.integer();
		else reader.skip();
		ids.add(id, at, reader.end);
		systemNames[at] = strings.expect(systemName);
		filenames[at] = strings.expect(filename);
		const bytes = strings.bytes(strings.expect(name));
		nameBytes += bytes;
		if (nameBytes > MOST_NAME_BYTES) throw new Malformed(`function names of more than ${MOST_NAME_BYTES} bytes`, reader.end);
		if (bytes > LONGEST_NAME) throw new Malformed(`a function name of more than ${LONGEST_NAME} bytes`, reader.end);
		names[at] = strings.text(name);
	});
	return {
		ids,
		columns: {
			names,
			startLines,
			systemName: (at) => strings.text(systemNames[at]),
			filename: (at) => strings.text(filenames[at])
		}
	};
}
function readLocations(reader, messages, mappings, functions) {
	const { count } = messages;
	const ids = idsOf("location", messages);
	let lines = 0;
	let lineFunction = new Uint32Array(2 * count);
	let lineNumber = new Float64Array(2 * count);
	const columns = {
		count,
		addressLow: new Uint32Array(count),
		addressHigh: new Uint32Array(count),
		mapping: new Int32Array(count).fill(-1),
		firstLine: new Uint32Array(count + 1)
	};
	let [func, line] = [-1, 0];
	const takeLineField = () => {
		if (reader.field === 1) func = functions.indexOrNone(reader.unsigned());
		else if (reader.field === 2) line = reader.integer();
		else if (reader.field === 3) reader.unsigned();
		else reader.skip();
	};
	messages.each(reader, (at) => {
		let id = 0;
		while (reader.nextField()) if (reader.field === 1) id = reader.unsigned();
		else if (reader.field === 2) columns.mapping[at] = mappings.indexOrNone(reader.unsigned());
		else if (reader.field === 3) {
			const address = reader.unsigned();
			const isSafe = typeof address === "number";
			columns.addressLow[at] = isSafe ? address >>> 0 : Number(address & 4294967295n);
			columns.addressHigh[at] = isSafe ? Math.floor(address / 2 ** 32) : Number(address >> 32n);
		} else if (reader.field === 4) {
			func = -1;
			line = 0;
			reader.message(takeLineField);
			if (func < 0) throw new Malformed("a line without a function", reader.offset);
			if (lines === lineFunction.length) {
				lineFunction = twiceAsLong(lineFunction);
				lineNumber = twiceAsLong(lineNumber);
			}
			lineFunction[lines] = func;
			lineNumber[lines] = line;
			tooMany("lines", ++lines, reader.offset);
		} else if (reader.field === 5) reader.unsigned();
		else reader.skip();
		ids.add(id, at, reader.end);
		columns.firstLine[at + 1] = lines;
		if (lines - columns.firstLine[at] > MOST_LINES) throw new Malformed(`a location of more than ${MOST_LINES} lines`, reader.end);
	});
	const exact = {
		lineFunction: lineFunction.subarray(0, lines),
		lineNumber: lineNumber.subarray(0, lines)
	};
	return {
		ids,
		columns: {
			...columns,
			...exact
		}
	};
}
function twiceAsLong(array) {
	const longer = new array.constructor(2 * array.length);
	longer.set(array);
	return longer;
}
function readSamples(reader, messages, types, locations, strings) {
	const { count } = messages;
	let frames = new Uint32Array(Math.min(16 * count, messages.end - messages.start));
	const firstFrame = new Uint32Array(count + 1);
	const values = new Float64Array(count * types);
	let hasLabels = false;
	let [frame, next, seen] = [
		0,
		0,
		0
	];
	const takeFrame = (id) => {
		if (frame === frames.length) frames = twiceAsLong(frames);
		frames[frame++] = locations.index(id);
	};
	const takeValue = (value) => {
		if (seen++ < types) values[next++] = value;
	};
	const takeLabelField = () => {
		if ([
			1,
			2,
			4
		].includes(reader.field)) strings.check(reader.integer());
		else if (reader.field === 3) reader.unsigned();
		else reader.skip();
	};
	messages.each(reader, (at) => {
		seen = 0;
		while (reader.nextField()) if (reader.field === 1) reader.unsigneds(takeFrame);
		else if (reader.field === 2) reader.integers(takeValue);
		else if (reader.field === 3) {
			hasLabels = true;
			reader.message(takeLabelField);
		} else reader.skip();
		if (seen !== types) throw new Malformed(`a sample with ${seen} values for ${types} sample types`, reader.end);
		firstFrame[at + 1] = frame;
	});
	return {
		count,
		firstFrame,
		frames: frames.subarray(0, frame),
		values,
		hasLabels
	};
}
/** Ids are nearly always 1, 2, 3 …: an array holds those up to this many times the number of entries. */
const SPARSE = 4;
/** Where the entries of one table are, by their ids: unique unsigned 64-bit integers, not 0. */
function idsOf(what, { count, start }) {
	const dense = new Int32Array(SPARSE * count + 1).fill(-1);
	const sparse = /* @__PURE__ */ new Map();
	const find = (id) => typeof id === "number" && id < dense.length ? dense[id] : sparse.get(id) ?? -1;
	/** @throws Malformed when there is no such id, at the first entry. */
	const index = (id) => {
		const found = find(id);
		if (found >= 0) return found;
		throw new Malformed(`a reference to ${what} ${id}, which does not exist`, start);
	};
	return {
		index,
		/** As `index`; −1 for id 0, which means no entry. */
		indexOrNone: (id) => id === 0 ? -1 : index(id),
		/** @throws Malformed for an id that is 0 or taken. */
		add(id, at, offset) {
			if (id === 0) throw new Malformed(`a ${what} without an id`, offset);
			if (find(id) >= 0) throw new Malformed(`a second ${what} with id ${id}`, offset);
			if (typeof id === "number" && id < dense.length) dense[id] = at;
			else sparse.set(id, at);
		}
	};
}
/**
* Decodes protobuf bytes of unknown origin.
* @throws ExpectedError when they are damaged or no profile at all.
*/
function decodeOrExplain(bytes) {
	try {
		return decodeProfile(bytes);
	} catch (error) {
		if (!(error instanceof Malformed)) throw error;
		const message = `It is truncated, damaged or no profile: ${error.message}.`;
		throw new ExpectedError(message, {
			fix: DAMAGED_FIX,
			cause: error
		});
	}
}
/** Decodes a profile file, gzipped or not. @throws ExpectedError as `profileBytes` and `decodeOrExplain`. */
async function decodeFile(file) {
	return decodeOrExplain(await profileBytes(file));
}

export { contentOf as a, tooLarge as c, ValueType as d, emptyTableToken as f, MAX_PROFILE_BYTES as i, Profile as l, decodeOrExplain as n, digest as o, decodeProfile as r, profileBytes as s, decodeFile as t, StringTable as u };