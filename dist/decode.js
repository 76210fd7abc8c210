import { n as ExpectedError } from "./errors.js";
import { a as profileBytes, c as twoFilesInOne, t as DAMAGED_FIX } from "./bytes.js";

// src/profile/wire-reader.ts
/** The error for content that is not a well-formed protocol buffer; `offset` counts bytes from the start of the content. */
var Malformed = class extends Error {
	constructor(what, offset) {
		super(`${what} at byte ${offset}`);
		this.name = "Malformed";
	}
};
/**
* The error for content with two profiles, one after the other. The sign of a second profile is a repeated field that a profile may have
* only once.
*/
var SecondProfile = class extends Malformed {};
/**
* A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
* Unlike `pprof-format`, the reader throws an error if a message ends early, so a truncated profile never counts as a whole profile.
*/
var WireReader = class {
	bytes;
	offset = 0;
	/** The offset where the current message ends. */
	end;
	/** The number of the current field. The reader is in front of the field's value. */
	field = 0;
	#wireType = 0;
	constructor(bytes) {
		this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.end = this.bytes.length;
	}
	/** Moves the reader to the next field. @returns false at the end of the message. */
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
	/** Reads an int64 as a number. @throws Malformed if a number cannot hold the value exactly. */
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
	/** Moves the reader to the content of a length-delimited field. @returns the offset where the content ends. */
	content() {
		this.#expect(2);
		const at = this.offset;
		const length = this.#varint();
		if (typeof length === "bigint" || length > this.end - this.offset) throw new Malformed("a field that is longer than the rest of the message", at);
		return this.offset + length;
	}
	/** Reads the message in the current field. `take` is called for each field of the message, and must read or skip the field. */
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
/**
* Decodes pprof profiles from files of unknown origin.
*
* The decoder is strict: it refuses every profile that Go's own reader would refuse, before the profile is merged or committed. The decoder
* also has limits, so that a hostile file takes no more memory or time than a large real profile.
*/
/** The maximum number of entries of each kind that a profile may have. Real profiles have fewer entries. The limits protect the memory. */
const MOST_ENTRIES = {
	"sample types": 64,
	mappings: 1e5,
	locations: 1e6,
	functions: 5e5,
	lines: 2e6,
	strings: 1e6,
	samples: 16e6,
	comments: 1e5
};
/** The maximum number of bytes that all function names may have together. The names of a very large program need a tenth of this limit. */
const MOST_NAME_BYTES = 16777216;
/** The maximum number of bytes that all texts may have together. A text counts each time that the profile refers to it. */
const MOST_STRING_BYTES = 67108864;
/**
* The longest name of a function in bytes. The compiler reads names line by line, and silently stops at a line of 64 KiB
* (`bufio.MaxScanTokenSize`).
*/
const LONGEST_FUNCTION_NAME = 32768;
/** The maximum number of lines of one location. */
const MOST_LINES = 1e3;
/**
* Decodes an uncompressed pprof profile. Every index must be in range, every id must be unique, and every sample must have one value for
* each sample type. `CheckValid` in Go's internal/profile has the same rules. Fields that this program ignores must also be valid, because
* Go's reader refuses a profile with one invalid field.
* @throws Malformed with a message that names the byte offset or the broken reference.
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
		samples: readSamples(reader, at(SAMPLE), {
			types: sampleTypes.length,
			locations: locations.ids,
			strings
		})
	};
}
/**
* Finds the messages of each kind by their field number, and reads the fields of the profile itself. The messages are decoded later,
* because a message may refer to a later message.
*/
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
			if (seen.has(field)) throw new SecondProfile("a field that is allowed once in a profile comes a second time", reader.offset);
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
/** @throws Malformed if a profile has too many entries of one kind. */
function tooMany(what, count, offset) {
	if (count > MOST_ENTRIES[what]) throw new Malformed(`more than ${MOST_ENTRIES[what]} ${what}`, offset);
}
/** The messages of one kind. Messages of one kind nearly always follow each other, but other messages may come in between. */
var Messages = class {
	count = 0;
	/** The byte offsets where the first message begins and where the last message ends. */
	start = 0;
	end = 0;
	#field;
	#what;
	constructor(field, what) {
		this.#field = field;
		this.#what = what;
	}
	/** Counts a message and moves the reader behind this message. @param start the byte offset where the message's field begins. */
	stepOver(reader, start) {
		reader.offset = reader.content();
		if (this.count++ === 0) this.start = start;
		this.end = reader.offset;
		tooMany(this.#what, this.count, this.end);
	}
	/** Moves the reader to the beginning of each message and calls `read`, which must read up to `reader.end`. */
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
/** Finds the texts of the string table. A text is decoded only when it is needed. */
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
	/** Checks the index of a text. @throws Malformed if the index is out of range. */
	const check = (index) => {
		if (index === 0 || index > 0 && index < ends.length) return index;
		throw new Malformed(`string ${index} of ${ends.length}`, bytes.length);
	};
	/** Checks the index of a text that will be read. @throws Malformed if all texts to read are too long together. */
	const expect = (index) => {
		expected += lengthOf(check(index));
		if (expected > MOST_STRING_BYTES) throw new Malformed(`texts of more than ${MOST_STRING_BYTES} bytes`, bytes.length);
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
		if (bytes > LONGEST_FUNCTION_NAME) throw new Malformed(`a function name of more than ${LONGEST_FUNCTION_NAME} bytes`, reader.end);
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
/** Returns a copy of an array with twice its length. */
function twiceAsLong(array) {
	const longer = new array.constructor(2 * array.length);
	longer.set(array);
	return longer;
}
function readSamples(reader, messages, { types, locations, strings }) {
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
/**
* Ids are nearly always 1, 2, 3 and so on. An array holds ids of up to `SPARSE` times the number of entries, and a map holds all larger
* ids.
*/
const SPARSE = 4;
/** Returns functions that find and add entries of one table by id. An id is a unique positive integer of up to 64 bits. */
function idsOf(what, { count, start }) {
	const dense = new Int32Array(SPARSE * count + 1).fill(-1);
	const sparse = /* @__PURE__ */ new Map();
	const find = (id) => typeof id === "number" && id < dense.length ? dense[id] : sparse.get(id) ?? -1;
	/**
	* Returns the index of the entry with this id.
	* @throws Malformed if no entry has this id; the error gives the offset of the first entry.
	*/
	const index = (id) => {
		const found = find(id);
		if (found >= 0) return found;
		throw new Malformed(`a reference to ${what} ${id}, which does not exist`, start);
	};
	return {
		index,
		/** Returns the index of the entry with this id; −1 for the id 0, which means no entry. */
		indexOrNone: (id) => id === 0 ? -1 : index(id),
		/** Adds an entry. @throws Malformed if the id of the entry is 0 or already used. */
		add(id, at, offset) {
			if (id === 0) throw new Malformed(`a ${what} without an id`, offset);
			if (find(id) >= 0) throw new Malformed(`a second ${what} with id ${id}`, offset);
			if (typeof id === "number" && id < dense.length) dense[id] = at;
			else sparse.set(id, at);
		}
	};
}
/**
* Decodes an uncompressed profile as `decodeProfile` does, and explains errors to the user.
* @throws ExpectedError if the bytes are damaged or are not a profile.
*/
function decodeOrExplain(bytes) {
	try {
		return decodeProfile(bytes);
	} catch (error) {
		if (!(error instanceof Malformed)) throw error;
		if (error instanceof SecondProfile) throw twoFilesInOne(error.message);
		const message = `The file is truncated, damaged or not a profile: ${error.message}.`;
		throw new ExpectedError(message, {
			fix: DAMAGED_FIX,
			cause: error
		});
	}
}
/** Decodes a profile file, gzipped or not. @throws ExpectedError like `profileBytes` and `decodeOrExplain`. */
async function decodeFile(file) {
	return decodeOrExplain(await profileBytes(file));
}

export { decodeOrExplain as n, decodeProfile as r, decodeFile as t };