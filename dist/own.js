import { br as ExpectedError } from "./start.js";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

// src/profile/not-a-profile.ts
const ANSWER_FIX = "Check what this place really answers: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`.";
const LFS_FIX = "Fetch it with `git lfs pull` (`lfs: true` for `actions/checkout`), or take it out of LFS, since `go build` fails wherever it is not fetched: `git lfs untrack` its pattern, and commit the file itself.";
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
const LINK_FIX = "Let git make symbolic links (`git config core.symlinks true`, then check out again), or commit the profile itself in its place.";
const CONFLICT_FIX = "Take one side as a whole, `git checkout --theirs` or `--ours`, and add `*.pgo binary` to `.gitattributes`, so that git never mixes two profiles.";
const ARCHIVE_FIX = "Unpack it, and name the profile inside.";
/** Undefined for what may be a profile. */
function otherFile(file) {
	const start = Buffer.from(file.subarray(0, 512)).toString("latin1").trimStart();
	if (isLfsPointer(file)) return {
		what: "a Git LFS pointer; the profile itself was not fetched",
		fix: LFS_FIX
	};
	if (isConflict(file)) return {
		what: "what git left of a merge conflict, not a profile",
		fix: CONFLICT_FIX
	};
	if (isPath(file)) return {
		what: `the text \`${start.trimEnd()}\`: a symbolic link, checked out where git makes none`,
		fix: LINK_FIX
	};
	if (start.startsWith("PK")) return {
		what: "a ZIP archive, not a profile",
		fix: ARCHIVE_FIX
	};
	if (start.slice(257, 262) === "ustar") return {
		what: "a tar archive, not a profile",
		fix: ARCHIVE_FIX
	};
	const kind = textKind(start);
	return kind === void 0 ? void 0 : {
		what: `${kind}, not a profile`,
		fix: ANSWER_FIX
	};
}
/** What git holds in the place of a file that Git LFS keeps elsewhere. */
function isLfsPointer(file) {
	return Buffer.from(file.subarray(0, 512)).toString("latin1").trimStart().startsWith(LFS_POINTER);
}
/** Both marks, each at the start of a line: git leaves them in what it takes for text. */
function isConflict(file) {
	const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
	const begins = (mark) => content.subarray(0, mark.length).equals(Buffer.from(mark)) || content.includes(`\n${mark}`);
	return begins("<<<<<<< ") && begins(">>>>>>> ");
}
/** The path of a profile and nothing else. */
function isPath(file) {
	return file.length < 1024 && /^[\w.@+-]*(?:[/\\][\w.@+ -]+)*\.(?:pgo|pprof|prof|pb|pb\.gz)\s*$/.test(Buffer.from(file).toString("latin1"));
}
function textKind(start) {
	if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return "an HTML page";
	if (/^[[{]\s*["[{\]}]/.test(start)) return "JSON";
	if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start.slice(0, 256)) || /^[\x20-\x7e]{24,}/.test(start)) return "text";
}

// src/profile/bytes.ts
const gunzipAsync = promisify(gunzip);
/** Largest profile taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 268435456;
/** Largest gzipped file taken: it is in memory beside what is in it. */
const MAX_GZIPPED_BYTES = 67108864;
const LEAST_CHUNK = 65536;
/** Of files that are larger than their last bytes say, because they are several gzip streams. */
const MOST_IN_PIECES = 67108864;
/** Deflate makes nothing smaller than by this. */
const MOST_DEFLATED = 1032;
/**
* The protobuf bytes of a profile file, which may be gzipped or not.
* @throws ExpectedError when it is empty, text, an archive, a broken gzip stream or one that inflates past `limit`.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	if (file.length === 0) throw new ExpectedError("It is empty.", { fix: "A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends." });
	const other = otherFile(file);
	if (other !== void 0) throw new ExpectedError(`It is ${other.what}.`, { fix: other.fix });
	if (!isGzipped(file)) {
		if (file.length > limit) throw tooLarge("It has", file.length);
		return file;
	}
	if (file.length > MAX_GZIPPED_BYTES) throw tooLarge("Gzipped, it has", file.length);
	const bytes = await inflate(file, limit);
	const packed = otherFile(bytes);
	if (packed !== void 0) throw new ExpectedError(`Unpacked, it is ${packed.what}.`, { fix: packed.fix });
	return bytes;
}
function isGzipped(file) {
	return file[0] === 31 && file[1] === 139;
}
/** How large a file says that it is unpacked; it may lie, within what is possible. */
function sizeUnpacked(file) {
	if (!isGzipped(file) || file.length < 18) return file.length;
	const said = Buffer.from(file.buffer, file.byteOffset, file.byteLength).readUInt32LE(file.length - 4);
	return Math.min(said, MOST_DEFLATED * file.length);
}
async function inflate(file, limit) {
	const said = sizeUnpacked(file);
	if (said > limit) throw inflatesPast(limit);
	const chunkSize = Math.max(LEAST_CHUNK, said + 1);
	const most = Math.min(limit, Math.max(said, MOST_IN_PIECES));
	try {
		return await gunzipAsync(file, {
			maxOutputLength: most,
			chunkSize
		});
	} catch (error) {
		const code = error.code;
		if (code === "ERR_BUFFER_TOO_LARGE") throw inflatesPast(most, error);
		throw new ExpectedError(code === "Z_BUF_ERROR" ? "Its gzip stream ends early: it is truncated." : "Its gzip stream is damaged.", {
			fix: "Collect it again; the transfer or the upload was cut short.",
			cause: error
		});
	}
}
function inflatesPast(limit, cause) {
	return new ExpectedError(`It inflates to more than ${limit / 1024 / 1024} MiB.`, {
		fix: TOO_LARGE_FIX,
		cause
	});
}
/** Whether a file inflated to more than was asked for, whatever its last bytes say. */
function inflatedTooFar(error) {
	return (error instanceof ExpectedError ? error.cause : void 0)?.code === "ERR_BUFFER_TOO_LARGE";
}
const TOO_LARGE_FIX = "No CPU profile is that large: look where this file comes from.";
/** @param has begins the sentence: `It has`. */
function tooLarge(has, bytes) {
	return new ExpectedError(`${has} ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}

// src/profile/wire.ts
/** A byte sequence that is not a well-formed protocol buffer; `offset` counts from the start of the message. */
var Malformed = class extends Error {
	offset;
	constructor(what, offset) {
		super(`${what} at byte ${offset}`);
		this.name = "Malformed";
		this.offset = offset;
	}
};
/**
* A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
* Unlike `pprof-format` it throws on whatever ends early, so that no truncated profile is taken for a whole one.
*/
var WireReader = class WireReader {
	bytes;
	/** Of the message at hand; see `enter`. */
	end;
	offset;
	/** Set by `nextField`. */
	field = 0;
	wireType = 0;
	constructor(bytes, start = 0, end = bytes.length) {
		this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.offset = start;
		this.end = end;
	}
	/** Steps to the next field; false at the end of the message. */
	nextField() {
		if (this.offset >= this.end) return false;
		const at = this.offset;
		const tag = this.varint();
		if (typeof tag === "bigint" || tag > 4294967295) throw new Malformed("field number out of range", at);
		const wireType = tag & 7;
		this.field = tag >>> 3;
		if (this.field === 0) throw new Malformed("field number 0", at);
		if (wireType !== 0 && wireType !== 1 && wireType !== 2 && wireType !== 5) throw new Malformed(`wire type ${wireType}`, at);
		this.wireType = wireType;
		return true;
	}
	/** An unsigned varint: a number when it is a safe integer, else a bigint, so that equal values are identical. */
	varint() {
		if (this.offset < this.end) {
			const first = this.bytes[this.offset];
			if (first < 128) {
				this.offset++;
				return first;
			}
		}
		let value = 0;
		let scale = 1;
		const start = this.offset;
		for (let i = 0; i < 7; i++) {
			const byte = this.byte();
			value += (byte & 127) * scale;
			if (byte < 128) return value;
			scale *= 128;
		}
		this.offset = start;
		return this.longVarint();
	}
	longVarint() {
		const start = this.offset;
		let value = 0n;
		for (let shift = 0n; shift < 70n; shift += 7n) {
			const byte = this.byte();
			value |= BigInt(byte & 127) << shift;
			if (byte < 128) {
				value = BigInt.asUintN(64, value);
				return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
			}
		}
		throw new Malformed("varint longer than 10 bytes", start);
	}
	/** An int64 that fits a number exactly. @throws Malformed when it does not. */
	int64() {
		const at = this.offset;
		const value = this.varint();
		if (typeof value === "number") return value;
		const signed = BigInt.asIntN(64, value);
		if (signed < BigInt(Number.MIN_SAFE_INTEGER) || signed > BigInt(Number.MAX_SAFE_INTEGER)) throw new Malformed(`number ${signed} out of the plausible range`, at);
		return Number(signed);
	}
	/** An int64 of any size. */
	bigInt64() {
		return BigInt.asIntN(64, BigInt(this.varint()));
	}
	/** Steps onto the content of the length-delimited field at hand. @returns where that ends. */
	content() {
		if (this.wireType !== 2) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		const at = this.offset;
		const length = this.varint();
		if (typeof length === "bigint" || length > this.end - this.offset) throw new Malformed("a field that is longer than the rest of the message", at);
		return this.offset + length;
	}
	/** The bounds of a length-delimited field, which is stepped over. */
	range() {
		const end = this.content();
		const start = this.offset;
		this.offset = end;
		return {
			start,
			end
		};
	}
	/**
	* Goes into the length-delimited field at hand, without a reader of its own. Once `nextField` has returned false, `end`
	* must be set to what this returns.
	*/
	enter() {
		const outer = this.end;
		this.end = this.content();
		return outer;
	}
	/** A reader of the length-delimited field at hand. */
	message() {
		const { start, end } = this.range();
		return new WireReader(this.bytes, start, end);
	}
	string() {
		const { start, end } = this.range();
		return this.bytes.toString("utf8", start, end);
	}
	/** Calls `take` once per value of a repeated varint field, packed or not. */
	repeated(take) {
		const outer = this.enterRepeated();
		if (outer < 0) {
			take(this);
			return;
		}
		while (this.offset < this.end) take(this);
		this.end = outer;
	}
	/**
	* Goes into a repeated varint field where it is packed.
	* @returns what `end` must be set to after its last value; −1 where it is one value, not packed.
	*/
	enterRepeated() {
		if (this.wireType === 2) return this.enter();
		this.expectVarint();
		return -1;
	}
	/** Steps over a field of no interest. */
	skip() {
		if (this.wireType === 0) this.varint();
		else if (this.wireType === 2) this.offset = this.content();
		else this.advance(this.wireType === 1 ? 8 : 4);
	}
	/** @throws Malformed unless the field at hand is a varint. */
	expectVarint() {
		if (this.wireType !== 0) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		return this;
	}
	advance(count) {
		if (count > this.end - this.offset) throw new Malformed("the message ends early", this.offset);
		this.offset += count;
	}
	byte() {
		if (this.offset >= this.end) throw new Malformed("the message ends early", this.offset);
		return this.bytes[this.offset++];
	}
};

// src/profile/offsets.ts
/** More of one kind are in no program's profile; they would only take memory. */
const MOST = {
	"sample types": 64,
	mappings: 1e5,
	locations: 1e6,
	functions: 5e5,
	lines: 2e6,
	strings: 8e6,
	comments: 1e5
};
/** Where the messages of one kind are: offsets of their lengths. A list that grows. */
var Offsets = class {
	#what;
	#at = /* @__PURE__ */ new Uint32Array(256);
	length = 0;
	constructor(what) {
		this.#what = what;
	}
	/** @throws Malformed when there are absurdly many. */
	push(offset) {
		if (this.length === this.#at.length) {
			tooMany(this.#what, this.length, offset);
			const grown = new Uint32Array(2 * this.#at.length);
			grown.set(this.#at);
			this.#at = grown;
		}
		this.#at[this.length++] = offset;
	}
	get(index) {
		return this.#at[index];
	}
};
/** @throws Malformed */
function tooMany(what, count, offset) {
	if (count >= MOST[what]) throw new Malformed(`more than ${MOST[what]} ${what}`, offset);
}
/** Goes into the message whose length is at `offset`, which has been seen to be whole. */
function at(reader, offset) {
	reader.offset = offset;
	reader.end = reader.bytes.length;
	reader.wireType = 2;
	reader.enter();
}

// src/profile/packed-samples.ts
/** Field number of the samples of a profile. */
const SAMPLE = 2;
/** Reads the samples of a profile one by one into the same arrays. */
var SampleReader = class {
	#reader;
	#range;
	#locations;
	#strings;
	#values;
	#stack = /* @__PURE__ */ new Uint32Array(256);
	#depth = 0;
	#valuesSeen = 0;
	#labelled = false;
	/** @param range offsets of the first sample's tag and of the last one's end. */
	constructor(reader, range, valueCount, locations, strings) {
		this.#strings = strings;
		this.#reader = reader;
		this.#range = range;
		this.#values = new Float64Array(valueCount);
		this.#locations = locations;
	}
	/** @throws Malformed */
	each(visit) {
		const reader = this.#reader;
		reader.offset = this.#range.start;
		reader.end = this.#range.end;
		while (reader.nextField()) {
			if (reader.field !== SAMPLE) {
				reader.skip();
				continue;
			}
			const outer = reader.enter();
			this.#read();
			const { offset } = reader;
			visit(this.#stack, this.#depth, this.#values, this.#labelled);
			reader.offset = offset;
			reader.end = outer;
		}
	}
	#read() {
		const reader = this.#reader;
		this.#depth = 0;
		this.#valuesSeen = 0;
		this.#labelled = false;
		while (reader.nextField()) if (reader.field === 1) this.#readLocations(reader);
		else if (reader.field === 2) this.#readValues(reader);
		else if (reader.field === 3) this.#checkLabel(reader);
		else reader.skip();
		const expected = this.#values.length;
		if (this.#valuesSeen !== expected) throw new Malformed(`a sample with ${this.#valuesSeen} values for ${expected} sample types`, reader.end);
	}
	/** What it says is of no interest; pprof refuses a profile in which it says nothing. */
	#checkLabel(reader) {
		this.#labelled = true;
		const outer = reader.enter();
		while (reader.nextField()) if (reader.field === 1 || reader.field === 2 || reader.field === 4) this.#strings.check(reader.expectVarint().int64());
		else if (reader.field === 3) reader.expectVarint().skip();
		else reader.skip();
		reader.end = outer;
	}
	#readLocations(reader) {
		const outer = reader.enterRepeated();
		do {
			if (outer >= 0 && reader.offset >= reader.end) break;
			const location = this.#locations.index(reader.varint());
			if (this.#depth === this.#stack.length) this.#grow();
			this.#stack[this.#depth++] = location;
		} while (outer >= 0);
		if (outer >= 0) reader.end = outer;
	}
	#readValues(reader) {
		const outer = reader.enterRepeated();
		do {
			if (outer >= 0 && reader.offset >= reader.end) break;
			const value = reader.int64();
			if (this.#valuesSeen < this.#values.length) this.#values[this.#valuesSeen] = value;
			this.#valuesSeen++;
		} while (outer >= 0);
		if (outer >= 0) reader.end = outer;
	}
	#grow() {
		const grown = new Uint32Array(2 * this.#depth);
		grown.set(this.#stack);
		this.#stack = grown;
	}
};

// src/profile/ids.ts
/** Ids are 1, 2, 3 … in nearly all profiles; up to so many times the number of entries, a plain array tells where each is. */
const SPARSE = 4;
/** Converters may take addresses for ids, of which a program has not that many. */
const MOST_SPARSE = 5e5;
/** Where the entries of one table are, by their ids: unique unsigned 64-bit integers, not 0. */
var IdTable = class {
	#what;
	#dense;
	#sparse = /* @__PURE__ */ new Map();
	#end;
	/** @param end of the first of its entries in the file; dangling references are reported there. */
	constructor(what, count, end) {
		this.#what = what;
		this.#dense = new Int32Array(SPARSE * count + 1).fill(-1);
		this.#end = end;
	}
	/** @throws Malformed for an id that is 0 or taken. */
	add(id, index, offset) {
		if (id === 0) throw new Malformed(`a ${this.#what} without an id`, offset);
		if (this.#find(id) >= 0) throw new Malformed(`a second ${this.#what} with id ${id}`, offset);
		if (typeof id === "number" && id < this.#dense.length) this.#dense[id] = index;
		else if (this.#sparse.size < MOST_SPARSE) this.#sparse.set(id, index);
		else throw new Malformed(`more than ${MOST_SPARSE} ids of a ${this.#what} far from 1`, offset);
	}
	/** @throws Malformed when there is no such id. */
	index(id) {
		const index = this.#find(id);
		if (index < 0) throw new Malformed(`a reference to ${this.#what} ${id}, which does not exist`, this.#end);
		return index;
	}
	/** As `index`; −1 for 0, which means that there is none. */
	indexOrNone(id) {
		return id === 0 ? -1 : this.index(id);
	}
	#find(id) {
		if (typeof id === "number" && id < this.#dense.length) return this.#dense[id];
		return this.#sparse.get(id) ?? -1;
	}
};

// src/profile/packed-tables.ts
/** Names of functions are the only texts that are kept; a tenth of it is a very large program. */
const MOST_NAME_BYTES = 16777216;
/** All other texts that may be read, each counted as often as something refers to it. */
const MOST_TEXT_BYTES = 67108864;
/** The compiler reads names line by line; at one of 64 KiB (`bufio.MaxScanTokenSize`) it stops, and says nothing. */
const LONGEST_NAME = 32768;
/** Inlined frames at one place. */
const MOST_LINES = 1e3;
function stringTable(reader, offsets) {
	const { bytes } = reader;
	const check = (index) => {
		if (index === 0 || index > 0 && index < offsets.length) return index;
		throw new Malformed(`string ${index} of ${offsets.length}`, bytes.length);
	};
	const text = (index) => {
		if (check(index) === 0 && offsets.length === 0) return "";
		at(reader, offsets.get(index));
		return bytes.toString("utf8", reader.offset, reader.end);
	};
	const read = (index, take) => {
		if (check(index) === 0 && offsets.length === 0) return take(bytes, 0, 0);
		at(reader, offsets.get(index));
		return take(bytes, reader.offset, reader.end);
	};
	if (text(0) !== "") throw new Malformed("a string table that does not start with the empty string", 0);
	const length = (index) => {
		if (index >= offsets.length) return 0;
		at(reader, offsets.get(index));
		return reader.end - reader.offset;
	};
	let expected = 0;
	const expectText = (index) => {
		expected += length(check(index));
		if (expected > MOST_TEXT_BYTES) throw new Malformed(`texts of more than ${MOST_TEXT_BYTES} bytes`, reader.end);
		return index;
	};
	return {
		check,
		text,
		expect: expectText,
		read,
		length
	};
}
function readValueType(reader, offset, strings) {
	let type = 0;
	let unit = 0;
	at(reader, offset);
	while (reader.nextField()) if (reader.field === 1) type = strings.check(reader.expectVarint().int64());
	else if (reader.field === 2) unit = strings.check(reader.expectVarint().int64());
	else reader.skip();
	return {
		type: strings.text(strings.expect(type)),
		unit: strings.text(strings.expect(unit))
	};
}
function readMappings(reader, offsets, strings) {
	const ids = new IdTable("mapping", offsets.length, endOf(reader, offsets));
	const items = [];
	for (let index = 0; index < offsets.length; index++) {
		let id = 0;
		let filename = 0;
		let buildId = 0;
		at(reader, offsets.get(index));
		while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
		else if (reader.field === 5) filename = strings.check(reader.expectVarint().int64());
		else if (reader.field === 6) buildId = strings.check(reader.expectVarint().int64());
		else if (reader.field <= 10) reader.expectVarint().skip();
		else reader.skip();
		ids.add(id, index, reader.end);
		strings.expect(filename);
		strings.expect(buildId);
		items.push({
			filename: strings.text(filename),
			buildId: strings.text(buildId)
		});
	}
	return {
		ids,
		items
	};
}
function readFunctions(reader, offsets, strings) {
	const count = offsets.length;
	const ids = new IdTable("function", count, endOf(reader, offsets));
	const columns = {
		count,
		name: new Uint32Array(count),
		systemName: new Uint32Array(count),
		filename: new Uint32Array(count),
		startLine: new Float64Array(count)
	};
	let nameBytes = 0;
	for (let index = 0; index < count; index++) {
		let id = 0;
		at(reader, offsets.get(index));
		while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
		else if (reader.field === 2) columns.name[index] = strings.check(reader.expectVarint().int64());
		else if (reader.field === 3) columns.systemName[index] = strings.check(reader.expectVarint().int64());
		else if (reader.field === 4) columns.filename[index] = strings.check(reader.expectVarint().int64());
		else if (reader.field === 5) columns.startLine[index] = reader.expectVarint().int64();
		else reader.skip();
		ids.add(id, index, reader.end);
		strings.expect(columns.systemName[index]);
		strings.expect(columns.filename[index]);
		const length = strings.length(columns.name[index]);
		if (length > LONGEST_NAME) throw new Malformed(`a function name of more than ${LONGEST_NAME} bytes`, reader.end);
		nameBytes += length;
		if (nameBytes > MOST_NAME_BYTES) throw new Malformed(`function names of more than ${MOST_NAME_BYTES} bytes`, reader.end);
	}
	return {
		ids,
		columns
	};
}
function readLocations(reader, offsets, mappings, functions) {
	const count = offsets.length;
	const ids = new IdTable("location", count, endOf(reader, offsets));
	const lines = new Lines(2 * count);
	const addressLow = new Uint32Array(count);
	const addressHigh = new Uint32Array(count);
	const mapping = new Int32Array(count).fill(-1);
	const firstLine = new Uint32Array(count + 1);
	for (let index = 0; index < count; index++) {
		let id = 0;
		at(reader, offsets.get(index));
		while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
		else if (reader.field === 2) mapping[index] = mappings.indexOrNone(reader.expectVarint().varint());
		else if (reader.field === 3) {
			const address = reader.expectVarint().varint();
			const isSafe = typeof address === "number";
			addressLow[index] = isSafe ? address >>> 0 : Number(BigInt.asUintN(32, address));
			addressHigh[index] = isSafe ? Math.floor(address / 2 ** 32) : Number(address >> 32n);
		} else if (reader.field === 4) lines.read(reader, functions);
		else if (reader.field === 5) reader.expectVarint().skip();
		else reader.skip();
		ids.add(id, index, reader.end);
		firstLine[index + 1] = lines.count;
		if (lines.count - firstLine[index] > MOST_LINES) throw new Malformed(`a location of more than ${MOST_LINES} lines`, reader.end);
	}
	return {
		ids,
		columns: {
			count,
			addressLow,
			addressHigh,
			mapping,
			firstLine,
			lineFunction: lines.func,
			lineNumber: lines.line
		}
	};
}
/** The lines of all locations, one after the other. */
var Lines = class {
	count = 0;
	func;
	line;
	constructor(room) {
		this.func = new Int32Array(room);
		this.line = new Float64Array(room);
	}
	/** Takes the message at hand. */
	read(reader, functions) {
		let func = -1;
		let line = 0;
		const outer = reader.enter();
		while (reader.nextField()) if (reader.field === 1) func = functions.indexOrNone(reader.expectVarint().varint());
		else if (reader.field === 2) line = reader.expectVarint().int64();
		else if (reader.field === 3) reader.expectVarint().skip();
		else reader.skip();
		reader.end = outer;
		if (func < 0) throw new Malformed("a line without a function", reader.offset);
		if (this.count === this.func.length) this.#grow(reader.offset);
		this.func[this.count] = func;
		this.line[this.count++] = line;
	}
	#grow(offset) {
		tooMany("lines", this.count, offset);
		const [func, line] = [new Int32Array(2 * this.count + 16), new Float64Array(2 * this.count + 16)];
		func.set(this.func);
		line.set(this.line);
		this.func = func;
		this.line = line;
	}
};
/** Where the first of the messages ends. */
function endOf(reader, offsets) {
	if (offsets.length === 0) return 0;
	at(reader, offsets.get(0));
	return reader.end;
}

// src/profile/packed.ts
/**
* Reads an uncompressed pprof profile strictly: every index must point somewhere, every id be unique, every
* sample have one value per sample type (as `CheckValid` in Go's internal/profile asks), and what is not read here be what
* Go's reader, which refuses the profile as a whole, takes.
* @throws Malformed with the byte offset or the broken reference.
*/
function packProfile(bytes) {
	const reader = new WireReader(bytes);
	const parts = split(reader);
	const strings = stringTable(reader, parts.strings);
	const mappings = readMappings(reader, parts.mappings, strings);
	const functions = readFunctions(reader, parts.functions, strings);
	const locations = readLocations(reader, parts.locations, mappings.ids, functions.ids);
	for (const index of parts.otherTexts) strings.check(index);
	const sampleTypes = parts.sampleTypes.map((at) => readValueType(reader, at, strings));
	return {
		sampleTypes,
		mappings: mappings.items,
		functions: functions.columns,
		locations: locations.columns,
		periodType: parts.periodType === void 0 ? void 0 : readValueType(reader, parts.periodType, strings),
		period: parts.period,
		timeNanos: parts.timeNanos,
		durationNanos: parts.durationNanos,
		comments: parts.comments.map((index) => strings.text(strings.expect(index))),
		text: (index) => strings.text(index),
		readText: (index, take) => strings.read(index, take),
		eachSample: (visit) => new SampleReader(reader, parts.samples, sampleTypes.length, locations.ids, strings).each(visit)
	};
}
/** One pass over the top level; the strings may come last, so the messages are decoded afterwards. */
function split(reader) {
	const parts = {
		sampleTypes: [],
		samples: {
			start: -1,
			end: -1
		},
		mappings: new Offsets("mappings"),
		locations: new Offsets("locations"),
		functions: new Offsets("functions"),
		strings: new Offsets("strings"),
		comments: [],
		otherTexts: [],
		periodType: void 0,
		period: 0,
		timeNanos: 0n,
		durationNanos: 0
	};
	let single = 0;
	for (let start = 0; reader.nextField(); start = reader.offset) {
		const { field, offset } = reader;
		if (field >= 9 && field <= 12) {
			if (single & 1 << field) throw new Malformed(`a second field ${field}, as of two profiles in one file,`, offset);
			single |= 1 << field;
		}
		switch (field) {
			case 1:
				tooMany("sample types", parts.sampleTypes.length, offset);
				parts.sampleTypes.push(messageAt(reader));
				break;
			case 2:
				if (parts.samples.start < 0) parts.samples.start = start;
				messageAt(reader);
				parts.samples.end = reader.offset;
				break;
			case 3:
				parts.mappings.push(messageAt(reader));
				break;
			case 4:
				parts.locations.push(messageAt(reader));
				break;
			case 5:
				parts.functions.push(messageAt(reader));
				break;
			case 6:
				parts.strings.push(messageAt(reader));
				break;
			case 7:
			case 8:
			case 14:
			case 15:
				tooMany("comments", parts.otherTexts.length, offset);
				parts.otherTexts.push(reader.expectVarint().int64());
				break;
			case 9:
				parts.timeNanos = reader.expectVarint().bigInt64();
				break;
			case 10:
				parts.durationNanos = reader.expectVarint().int64();
				break;
			case 11:
				parts.periodType = messageAt(reader);
				break;
			case 12:
				parts.period = reader.expectVarint().int64();
				break;
			case 13:
				reader.repeated((packed) => {
					tooMany("comments", parts.comments.length, packed.offset);
					parts.comments.push(packed.int64());
				});
				break;
			default: reader.skip();
		}
	}
	return parts;
}
/** Steps over the length-delimited field at hand. @returns where its length is, for `at`. */
function messageAt(reader) {
	const { offset } = reader;
	reader.range();
	return offset;
}

// src/profile/decode.ts
/**
* Decodes an uncompressed pprof profile strictly, as `packProfile`, into objects: for those who ask much of few profiles.
* @throws Malformed with the byte offset or the broken reference.
*/
function decodeProfile(bytes) {
	return unpack(packProfile(bytes));
}
/** @throws Malformed */
function unpack(packed) {
	const { sampleTypes, mappings, periodType, period, timeNanos, durationNanos, comments } = packed;
	const samples = [];
	packed.eachSample((stack, depth, values, labelled) => {
		samples.push({
			locations: Array.from(stack.subarray(0, depth)),
			values: Array.from(values),
			labelled
		});
	});
	return {
		sampleTypes,
		samples,
		mappings,
		locations: locationsOf(packed),
		functions: functionsOf(packed),
		periodType,
		period,
		timeNanos,
		durationNanos,
		comments
	};
}
function functionsOf({ functions, text }) {
	return Array.from({ length: functions.count }, (_, index) => ({
		name: text(functions.name[index]),
		systemName: text(functions.systemName[index]),
		filename: text(functions.filename[index]),
		startLine: functions.startLine[index]
	}));
}
function locationsOf({ locations }) {
	return Array.from({ length: locations.count }, (_, index) => {
		const lines = [];
		const end = locations.firstLine[index + 1];
		for (let at = locations.firstLine[index]; at < end; at++) lines.push({
			func: orNone(locations.lineFunction[at]),
			line: locations.lineNumber[at]
		});
		return {
			address: BigInt(locations.addressHigh[index]) << 32n | BigInt(locations.addressLow[index]),
			mapping: orNone(locations.mapping[index]),
			lines
		};
	});
}
function orNone(index) {
	return index < 0 ? void 0 : index;
}

// src/profile/own.ts
/** Whether a function, as profiles name it, belongs to the main package or to a package of the module. */
function isOwnFunction(name, modulePath) {
	return name.startsWith("main.") || name.startsWith(`${modulePath}/`) || name.startsWith(`${symbolPath(modulePath)}.`);
}
/**
* An import path as the linker writes it in symbol names: dots of the last element become `%2e`
* (`PathToPrefix` in Go's cmd/internal/objabi), so that the first dot after it ends the package.
*/
function symbolPath(importPath) {
	const slash = importPath.lastIndexOf("/");
	return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll(".", "%2e");
}
/** The package part of a symbol name and what follows it: `a/b%2ec.(*T).M` is `a/b%2ec` and `(*T).M`. */
function splitSymbol(name) {
	const bracket = name.search(/[[(]/);
	const head = bracket < 0 ? name : name.slice(0, bracket);
	const dot = head.indexOf(".", head.lastIndexOf("/") + 1);
	return dot < 0 ? {
		package: "",
		rest: name
	} : {
		package: name.slice(0, dot),
		rest: name.slice(dot + 1)
	};
}
/**
* The declaration that a symbol comes from: a function, or type and method. A symbol may name a closure (`F.func1`,
* `(*T).M.func2.1`, `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), or a wrapper
* (`F.gowrap1`, `T.M-fm`), so `second` may be no method. Generated are a package's initialization and what cgo writes.
*/
function declarationOf(symbol) {
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	const [first = "", second = ""] = rest.replace(/[()*]/g, "").split(".").map((part) => part.replace(/-.*$/, ""));
	return {
		package: path,
		first,
		second,
		isGenerated: /^(init|glob|map)$|^_(cgo|Cfunc)/.test(first)
	};
}
/** Instances of a generic function are named alike without them. */
function withoutTypeArguments(symbol) {
	let depth = 0;
	let plain = "";
	for (const character of symbol) if (character === "[") depth++;
	else if (character === "]") depth--;
	else if (depth === 0) plain += character;
	return plain;
}

export { withoutTypeArguments as a, Malformed as c, inflatedTooFar as d, profileBytes as f, isLfsPointer as h, symbolPath as i, WireReader as l, tooLarge as m, isOwnFunction as n, decodeProfile as o, sizeUnpacked as p, splitSymbol as r, packProfile as s, declarationOf as t, MAX_PROFILE_BYTES as u };