import { n as ExpectedError } from "./errors.js";
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
/**
* The protobuf bytes of a profile file, which may be gzipped or not.
* @throws ExpectedError when it is empty, text, an archive, a broken gzip stream or one that inflates past `MAX_PROFILE_BYTES`.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	if (file.length === 0) throw new ExpectedError("It is empty.", { fix: "A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends." });
	const other = otherFile(file);
	if (other !== void 0) throw new ExpectedError(`It is ${other.what}.`, { fix: other.fix });
	if (file[0] !== 31 || file[1] !== 139) return file;
	const bytes = await inflate(file, limit);
	const packed = otherFile(bytes);
	if (packed !== void 0) throw new ExpectedError(`Unpacked, it is ${packed.what}.`, { fix: packed.fix });
	return bytes;
}
async function inflate(file, limit) {
	try {
		return await gunzipAsync(file, { maxOutputLength: limit });
	} catch (error) {
		const code = error.code;
		if (code === "ERR_BUFFER_TOO_LARGE") throw new ExpectedError(`It inflates to more than ${limit / 1024 / 1024} MiB.`, {
			fix: "No CPU profile is that large: look where this file comes from.",
			cause: error
		});
		throw new ExpectedError(code === "Z_BUF_ERROR" ? "Its gzip stream ends early: it is truncated." : "Its gzip stream is damaged.", {
			fix: "Collect it again; the transfer or the upload was cut short.",
			cause: error
		});
	}
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
	/** The bounds of a length-delimited field, which is stepped over. */
	range() {
		if (this.wireType !== 2) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		const at = this.offset;
		const length = this.varint();
		const start = this.offset;
		if (typeof length === "bigint" || length > this.end - start) throw new Malformed("a field that is longer than the rest of the message", at);
		this.offset = start + length;
		return {
			start,
			end: this.offset
		};
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
		if (this.wireType === 2) {
			const packed = this.message();
			while (packed.offset < packed.end) take(packed);
			return;
		}
		this.expectVarint();
		take(this);
	}
	/** Steps over a field of no interest. */
	skip() {
		if (this.wireType === 0) this.varint();
		else if (this.wireType === 2) this.range();
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

// src/profile/decode.ts
/**
* Decodes an uncompressed pprof profile strictly: every index must point somewhere, every id be unique, every
* sample have one value per sample type (as `CheckValid` in Go's internal/profile asks).
* @throws Malformed with the byte offset or the broken reference.
*/
function decodeProfile(bytes) {
	const parts = split(bytes);
	if (parts.strings.length > 0 && parts.strings[0] !== "") throw new Malformed("a string table that does not start with the empty string", 0);
	const text = (index) => {
		if (index === 0) return "";
		const found = parts.strings[index];
		if (found === void 0) throw new Malformed(`string ${index} of ${parts.strings.length}`, bytes.length);
		return found;
	};
	const valueType = (reader) => decodeValueType(reader, text);
	const mappings = table(parts.mappings, "mapping", (reader) => decodeMapping(reader, text));
	const functions = table(parts.functions, "function", (reader) => decodeFunction(reader, text));
	const locations = table(parts.locations, "location", (reader) => decodeLocation(reader, mappings.index, functions.index));
	const sampleTypes = parts.sampleTypes.map(valueType);
	return {
		sampleTypes,
		samples: parts.samples.map((reader) => decodeSample(reader, sampleTypes.length, locations.index)),
		mappings: mappings.items,
		locations: locations.items,
		functions: functions.items,
		periodType: parts.periodType && valueType(parts.periodType),
		period: parts.period,
		timeNanos: parts.timeNanos,
		durationNanos: parts.durationNanos,
		comments: parts.comments.map(text)
	};
}
/** time_nanos, duration_nanos, period_type, period. */
const SINGLE_FIELDS = /* @__PURE__ */ new Set([
	9,
	10,
	11,
	12
]);
/** One pass over the top level; the strings may come last, so the messages are decoded afterwards. */
function split(bytes) {
	const parts = {
		sampleTypes: [],
		samples: [],
		mappings: [],
		locations: [],
		functions: [],
		strings: [],
		comments: [],
		period: 0,
		timeNanos: 0n,
		durationNanos: 0
	};
	const reader = new WireReader(bytes);
	const single = /* @__PURE__ */ new Set();
	while (reader.nextField()) {
		if (SINGLE_FIELDS.has(reader.field)) {
			if (single.has(reader.field)) throw new Malformed(`a second field ${reader.field}, as of two profiles in one file,`, reader.offset);
			single.add(reader.field);
		}
		switch (reader.field) {
			case 1:
				parts.sampleTypes.push(reader.message());
				break;
			case 2:
				parts.samples.push(reader.message());
				break;
			case 3:
				parts.mappings.push(reader.message());
				break;
			case 4:
				parts.locations.push(reader.message());
				break;
			case 5:
				parts.functions.push(reader.message());
				break;
			case 6:
				parts.strings.push(reader.string());
				break;
			case 9:
				parts.timeNanos = reader.expectVarint().bigInt64();
				break;
			case 10:
				parts.durationNanos = reader.expectVarint().int64();
				break;
			case 11:
				parts.periodType = reader.message();
				break;
			case 12:
				parts.period = reader.expectVarint().int64();
				break;
			case 13:
				reader.repeated((packed) => parts.comments.push(packed.int64()));
				break;
			default: reader.skip();
		}
	}
	return parts;
}
/** Decodes the messages of one table, whose ids must be unique and not 0. */
function table(readers, what, decode) {
	const indices = /* @__PURE__ */ new Map();
	const items = [];
	for (const reader of readers) {
		const { id, item } = decode(reader);
		if (id === 0) throw new Malformed(`a ${what} without an id`, reader.end);
		if (indices.has(id)) throw new Malformed(`a second ${what} with id ${id}`, reader.end);
		indices.set(id, items.length);
		items.push(item);
	}
	return {
		items,
		index(id) {
			const index = indices.get(id);
			if (index === void 0) throw new Malformed(`a reference to ${what} ${id}, which does not exist`, readers[0]?.end ?? 0);
			return index;
		}
	};
}
function decodeValueType(reader, text) {
	let type = "";
	let unit = "";
	while (reader.nextField()) if (reader.field === 1) type = text(reader.expectVarint().int64());
	else if (reader.field === 2) unit = text(reader.expectVarint().int64());
	else reader.skip();
	return {
		type,
		unit
	};
}
function decodeMapping(reader, text) {
	let id = 0;
	let filename = "";
	let buildId = "";
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 5) filename = text(reader.expectVarint().int64());
	else if (reader.field === 6) buildId = text(reader.expectVarint().int64());
	else reader.skip();
	return {
		id,
		item: {
			filename,
			buildId
		}
	};
}
function decodeFunction(reader, text) {
	let id = 0;
	let name = "";
	let systemName = "";
	let filename = "";
	let startLine = 0;
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 2) name = text(reader.expectVarint().int64());
	else if (reader.field === 3) systemName = text(reader.expectVarint().int64());
	else if (reader.field === 4) filename = text(reader.expectVarint().int64());
	else if (reader.field === 5) startLine = reader.expectVarint().int64();
	else reader.skip();
	return {
		id,
		item: {
			name,
			systemName,
			filename,
			startLine
		}
	};
}
function decodeLocation(reader, mappingIndex, functionIndex) {
	let id = 0;
	let mapping;
	let address = 0n;
	const lines = [];
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 2) mapping = orNone(reader.expectVarint().varint(), mappingIndex);
	else if (reader.field === 3) address = BigInt(reader.expectVarint().varint());
	else if (reader.field === 4) lines.push(decodeLine(reader.message(), functionIndex));
	else reader.skip();
	return {
		id,
		item: {
			address,
			mapping,
			lines
		}
	};
}
function decodeLine(reader, functionIndex) {
	let func;
	let line = 0;
	while (reader.nextField()) if (reader.field === 1) func = orNone(reader.expectVarint().varint(), functionIndex);
	else if (reader.field === 2) line = reader.expectVarint().int64();
	else reader.skip();
	return {
		func,
		line
	};
}
/** Id 0 means that there is none. */
function orNone(id, index) {
	return id === 0 ? void 0 : index(id);
}
function decodeSample(reader, valueCount, locationIndex) {
	const locations = [];
	const values = [];
	let labelled = false;
	while (reader.nextField()) if (reader.field === 1) reader.repeated((packed) => locations.push(locationIndex(packed.varint())));
	else if (reader.field === 2) reader.repeated((packed) => values.push(packed.int64()));
	else if (reader.field === 3) {
		labelled = true;
		reader.skip();
	} else reader.skip();
	if (values.length !== valueCount) throw new Malformed(`a sample with ${values.length} values for ${valueCount} sample types`, reader.end);
	return {
		locations,
		values,
		labelled
	};
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

export { withoutTypeArguments as a, WireReader as c, isLfsPointer as d, symbolPath as i, MAX_PROFILE_BYTES as l, isOwnFunction as n, decodeProfile as o, splitSymbol as r, Malformed as s, declarationOf as t, profileBytes as u };