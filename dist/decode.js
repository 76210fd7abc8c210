import { Er as isLfsPointer, Lr as ExpectedError } from "./start.js";
import { promisify } from "node:util";
import { createHash } from "node:crypto";
import { gunzip } from "node:zlib";

// src/profile/bytes.ts
const gunzipAsync = promisify(gunzip);
/** Largest profile that is taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 67108864;
/** Largest gzipped file that is taken: it is in memory together with its content. */
const MAX_GZIPPED_BYTES = 33554432;
const TOO_LARGE_FIX = "No CPU profile is that large: check where this file comes from.";
const DAMAGED_FIX = "Collect it again: a transfer was cut short, or git took it for text and changed its line ends, which `*.pgo binary` in `.gitattributes` prevents.";
/** @throws ExpectedError as `profileBytes`. */
async function contentOf(file) {
	const bytes = await profileBytes(file);
	const sha256 = digest(file);
	return {
		bytes,
		digest: bytes === file ? sha256 : digest(bytes),
		fileBytes: file.length,
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
/** Uncompressed size as the end of a gzip file states it, which may be wrong; the size of any other file. */
function sizeUnpacked(file) {
	if (!isGzipped(file) || file.length < 18) return file.length;
	return Buffer.from(file.buffer, file.byteOffset, file.byteLength).readUInt32LE(file.length - 4);
}
async function inflate(file, limit) {
	try {
		const chunkSize = Math.min(limit, Math.max(65536, sizeUnpacked(file) + 1));
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
	/** Continues with the message between two offsets. */
	seek(start, end) {
		this.offset = start;
		this.end = end;
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
	/** An int64 of any size. */
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
		let [value, scale] = [0, 1];
		for (let i = 0; i < 7; i++) {
			const byte = this.#byte();
			value += (byte & 127) * scale;
			if (byte < 128) return value;
			scale *= 128;
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
	const at = (field) => parts.ranges[field];
	const strings = new Strings(reader.bytes, at(STRING));
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
/** Where the messages of each kind are, by field number; strings may come last, so they are decoded after this pass. */
function split(reader) {
	const ranges = {
		[SAMPLE_TYPE]: new Ranges("sample types"),
		[SAMPLE]: new Ranges("samples"),
		[MAPPING]: new Ranges("mappings"),
		[LOCATION]: new Ranges("locations"),
		[FUNCTION]: new Ranges("functions"),
		[STRING]: new Ranges("strings"),
		[PERIOD_TYPE]: new Ranges("sample types")
	};
	const comments = [];
	const otherTexts = [];
	let [period, timeNanos, durationNanos] = [
		0,
		0n,
		0
	];
	const seen = /* @__PURE__ */ new Set();
	while (reader.nextField()) {
		const { field } = reader;
		if (field >= 9 && field <= 12 && seen.has(field)) throw new Malformed(`a second field ${field}, as of two profiles in one file,`, reader.offset);
		seen.add(field);
		const messages = ranges[field];
		if (messages !== void 0) messages.push(reader);
		else if ([
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
		ranges,
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
/** Where the messages of one kind begin and end. */
var Ranges = class {
	#what;
	starts = [];
	ends = [];
	constructor(what) {
		this.#what = what;
	}
	get length() {
		return this.ends.length;
	}
	/** Of all messages together. */
	get bytes() {
		return this.ends.reduce((sum, end, at) => sum + end - this.starts[at], 0);
	}
	open(reader, at) {
		reader.seek(this.starts[at], this.ends[at]);
	}
	/** Steps over the field that the reader is at. */
	push(reader) {
		const end = reader.content();
		this.starts.push(reader.offset);
		this.ends.push(end);
		reader.offset = end;
		tooMany(this.#what, this.length, end);
	}
};
var Strings = class {
	#bytes;
	#ranges;
	#expected = 0;
	constructor(bytes, ranges) {
		this.#bytes = bytes;
		this.#ranges = ranges;
		if (this.text(0) !== "") throw new Malformed("a string table that does not start with the empty string", 0);
	}
	/** @throws Malformed for an index out of range. */
	check(index) {
		if (index === 0 || index > 0 && index < this.#ranges.length) return index;
		throw new Malformed(`string ${index} of ${this.#ranges.length}`, this.#bytes.length);
	}
	/** As `check`, for a text that may be read. @throws Malformed when it is too much with all before it. */
	expect(index) {
		this.#expected += this.bytes(this.check(index));
		if (this.#expected > MOST_TEXT_BYTES) throw new Malformed(`texts of more than ${MOST_TEXT_BYTES} bytes`, this.#bytes.length);
		return index;
	}
	expected(index) {
		return this.text(this.expect(index));
	}
	/** Length in bytes. */
	bytes(index) {
		return (this.#ranges.ends[index] ?? 0) - (this.#ranges.starts[index] ?? 0);
	}
	text(index) {
		if (this.bytes(index) === 0) return "";
		return this.#bytes.toString("utf8", this.#ranges.starts[index], this.#ranges.ends[index]);
	}
};
function readValueTypes(reader, ranges, strings) {
	return Array.from({ length: ranges.length }, (_, at) => {
		let [type, unit] = [0, 0];
		ranges.open(reader, at);
		while (reader.nextField()) if (reader.field === 1) type = reader.integer();
		else if (reader.field === 2) unit = reader.integer();
		else reader.skip();
		return {
			type: strings.expected(type),
			unit: strings.expected(unit)
		};
	});
}
function readMappings(reader, ranges, strings) {
	const ids = new Ids("mapping", ranges);
	const columns = [];
	for (let at = 0; at < ranges.length; at++) {
		let id = 0;
		let [filename, buildId] = [0, 0];
		ranges.open(reader, at);
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
	}
	return {
		ids,
		columns
	};
}
function readFunctions(reader, ranges, strings) {
	const count = ranges.length;
	const ids = new Ids("function", ranges);
	const names = new Array(count);
	const systemNames = new Uint32Array(count);
	const filenames = new Uint32Array(count);
	const startLines = new Float64Array(count);
	let nameBytes = 0;
	for (let at = 0; at < count; at++) {
		let id = 0;
		let [name, systemName, filename] = [
			0,
			0,
			0
		];
		ranges.open(reader, at);
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
	}
	return {
		ids,
		columns: {
			count,
			names,
			startLines,
			systemName: (at) => strings.text(systemNames[at]),
			filename: (at) => strings.text(filenames[at])
		}
	};
}
function readLocations(reader, ranges, mappings, functions) {
	const count = ranges.length;
	const ids = new Ids("location", ranges);
	const lineFunction = [];
	const lineNumber = [];
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
	for (let at = 0; at < count; at++) {
		let id = 0;
		ranges.open(reader, at);
		while (reader.nextField()) if (reader.field === 1) id = reader.unsigned();
		else if (reader.field === 2) columns.mapping[at] = mappings.indexOrNone(reader.unsigned());
		else if (reader.field === 3) {
			const address = reader.unsigned();
			const isSafe = typeof address === "number";
			columns.addressLow[at] = isSafe ? address >>> 0 : Number(address & 4294967295n);
			columns.addressHigh[at] = isSafe ? Math.floor(address / 2 ** 32) : Number(address >> 32n);
		} else if (reader.field === 4) {
			[func, line] = [-1, 0];
			reader.message(takeLineField);
			if (func < 0) throw new Malformed("a line without a function", reader.offset);
			lineFunction.push(func);
			tooMany("lines", lineNumber.push(line), reader.offset);
		} else if (reader.field === 5) reader.unsigned();
		else reader.skip();
		ids.add(id, at, reader.end);
		columns.firstLine[at + 1] = lineNumber.length;
		if (lineNumber.length - columns.firstLine[at] > MOST_LINES) throw new Malformed(`a location of more than ${MOST_LINES} lines`, reader.end);
	}
	const lines = {
		lineFunction: Uint32Array.from(lineFunction),
		lineNumber: Float64Array.from(lineNumber)
	};
	return {
		ids,
		columns: {
			...columns,
			...lines
		}
	};
}
function readSamples(reader, ranges, types, locations, strings) {
	const count = ranges.length;
	const frames = new Uint32Array(ranges.bytes);
	const firstFrame = new Uint32Array(count + 1);
	const values = new Float64Array(count * types);
	let hasLabels = false;
	let [frame, next, seen] = [
		0,
		0,
		0
	];
	const takeFrame = (id) => {
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
	for (let at = 0; at < count; at++) {
		seen = 0;
		ranges.open(reader, at);
		while (reader.nextField()) if (reader.field === 1) reader.unsigneds(takeFrame);
		else if (reader.field === 2) reader.integers(takeValue);
		else if (reader.field === 3) {
			hasLabels = true;
			reader.message(takeLabelField);
		} else reader.skip();
		if (seen !== types) throw new Malformed(`a sample with ${seen} values for ${types} sample types`, reader.end);
		firstFrame[at + 1] = frame;
	}
	return {
		count,
		firstFrame,
		frames: frames.slice(0, frame),
		values,
		hasLabels
	};
}
/** Ids are nearly always 1, 2, 3 …: an array holds those up to so many times the number of entries. */
const SPARSE = 4;
/** Where the entries of one table are, by their ids: unique unsigned 64-bit integers, not 0. */
var Ids = class {
	#what;
	#dense;
	#sparse = /* @__PURE__ */ new Map();
	/** Dangling references are reported at the end of the first entry. */
	#end;
	constructor(what, ranges) {
		this.#what = what;
		this.#dense = new Int32Array(SPARSE * ranges.length + 1).fill(-1);
		this.#end = ranges.ends[0] ?? 0;
	}
	/** @throws Malformed for an id that is 0 or taken. */
	add(id, index, offset) {
		if (id === 0) throw new Malformed(`a ${this.#what} without an id`, offset);
		if (this.#find(id) >= 0) throw new Malformed(`a second ${this.#what} with id ${id}`, offset);
		if (typeof id === "number" && id < this.#dense.length) this.#dense[id] = index;
		else this.#sparse.set(id, index);
	}
	/** @throws Malformed when there is no such id. */
	index(id) {
		const index = this.#find(id);
		if (index < 0) throw new Malformed(`a reference to ${this.#what} ${id}, which does not exist`, this.#end);
		return index;
	}
	/** As `index`; −1 for id 0, which means no entry. */
	indexOrNone(id) {
		return id === 0 ? -1 : this.index(id);
	}
	#find(id) {
		if (typeof id === "number" && id < this.#dense.length) return this.#dense[id];
		return this.#sparse.get(id) ?? -1;
	}
};
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

export { contentOf as a, sizeUnpacked as c, MAX_PROFILE_BYTES as i, tooLarge as l, decodeOrExplain as n, digest as o, decodeProfile as r, profileBytes as s, decodeFile as t };