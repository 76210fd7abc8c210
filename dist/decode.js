import { n as ExpectedError } from "./errors.js";
import { o as isLfsPointer } from "./files.js";
import { promisify } from "node:util";
import { createHash } from "node:crypto";
import { gunzip } from "node:zlib";

// src/profile/file-kinds.ts
/**
* The number of bytes at the start of a file in which the patterns search. This many bytes hold the header of a tar archive, or the first
* keys of a JSON document.
*/
const PREFIX = 4096;
const TAKE_PROFILE = "Take a CPU profile of the Go program: `curl -o cpu.pprof http://HOST/debug/pprof/profile?seconds=30`, or `go test -cpuprofile cpu.pprof`.";
const TAKE_IN_GO = "Profile the Go program itself with `net/http/pprof` or `runtime/pprof`, which write inlined calls and start lines, as the Go compiler needs them.";
const KEEP_PPROF = "Use the pprof file from which this file was made.";
const EXPORT_PPROF = "Export the profile from the profiler as pprof (`.pb.gz`), because the format of this viewer has no start lines.";
const FETCH_AS_BYTES = "Fetch the file as bytes: with `curl -o FILE URL`, or in PowerShell with `Invoke-WebRequest -OutFile FILE URL`. Do not redirect with `>` in PowerShell, which converts bytes to text.";
const COMPRESSED = ", which `go build` does not read";
const NO_PROFILE = ", not a profile";
/** Archives and compressed files, which may contain a profile. */
const PACKED = [
	{
		begins: /^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/,
		name: `compressed with zstd${COMPRESSED}`,
		fix: "Unpack it: `zstd -dc < FILE > cpu.pprof`."
	},
	{
		begins: /^\xfd7zXZ\0/,
		name: `compressed with xz${COMPRESSED}`,
		fix: "Unpack it: `xz -dc < FILE > cpu.pprof`."
	},
	{
		begins: /^BZh[1-9](1AY&SY|\x17rE8P\x90)/,
		name: `compressed with bzip2${COMPRESSED}`,
		fix: "Unpack it: `bunzip2 < FILE > cpu.pprof`."
	},
	{
		begins: /^(\x04\x22\x4d\x18|\x02\x21\x4c\x18)/,
		name: `compressed with lz4${COMPRESSED}`,
		fix: "Unpack it: `lz4 -dc < FILE > cpu.pprof`."
	},
	{
		begins: /^LZIP\x01/,
		name: `compressed with lzip${COMPRESSED}`,
		fix: "Unpack it: `lzip -dc < FILE > cpu.pprof`."
	},
	{
		begins: /^\x1f[\x9d\xa0]/,
		name: `compressed with compress${COMPRESSED}`,
		fix: "Unpack it: `uncompress -c < FILE > cpu.pprof`."
	},
	{
		begins: /^\xff\x06\0\0sNaPpY/,
		name: `compressed with Snappy${COMPRESSED}`,
		fix: "Unpack it: `snzip -dc < FILE > cpu.pprof`."
	},
	{
		begins: /^x[\x9c\xda\x5e]/,
		name: `compressed with zlib, without gzip’s header${COMPRESSED}`,
		fix: "Unpack it: `pigz -dz < FILE > cpu.pprof`, or let the server send gzip."
	},
	{
		begins: /^PK(\x03\x04|\x05\x06|\x07\x08)/,
		name: `a ZIP archive${NO_PROFILE}`,
		fix: "Unpack it: `unzip FILE`, and pass the profiles that it contains."
	},
	{
		begins: /^.{257}ustar/s,
		name: `a tar archive${NO_PROFILE}`,
		fix: "Unpack it: `tar -xf FILE`, and pass the profiles that it contains."
	},
	{
		begins: /^7z\xbc\xaf\x27\x1c/,
		name: `a 7z archive${NO_PROFILE}`,
		fix: "Unpack it: `7z x FILE`, and pass the profiles that it contains."
	},
	{
		begins: /^Rar!\x1a\x07/,
		name: `a RAR archive${NO_PROFILE}`,
		fix: "Unpack it: `unrar x FILE`, and pass the profiles that it contains."
	}
];
/** Binary files that were damaged because a tool treated their bytes as text. */
const DAMAGED = [{
	begins: /^(\xff\xfe|\xfe\xff)/,
	name: "text in UTF-16, which `>` in Windows PowerShell writes, so its content is damaged",
	fix: FETCH_AS_BYTES
}, {
	begins: /^(\xef\xbb\xbf)?\x1f(\xef\xbf\xbd|\xc2\x8b)/,
	name: "a gzipped file that was read as text and written as UTF-8, so its bytes are damaged",
	fix: FETCH_AS_BYTES
}];
/** Binary files that a tool encoded as text, such as base64. */
const ENCODED = [
	{
		begins: /^H4sI[\w+/=\r\n-]{12}/,
		name: "a gzipped file in base64",
		fix: "Decode it: `base64 -d FILE > cpu.pprof`."
	},
	{
		begins: /^data:[\w/+.-]{0,99};base64,/,
		name: "a `data:` URL with base64",
		fix: "Decode the part after the comma: `cut -d, -f2 FILE | base64 -d > cpu.pprof`."
	},
	{
		begins: /^1f8b08[\da-f\s]{12}/i,
		name: "a gzipped file in hex",
		fix: "Decode it: `xxd -r -p FILE > cpu.pprof`."
	},
	{
		begins: /^0{7,8}:? +1f ?8b ?08/i,
		name: "a hex dump of a gzipped file",
		fix: "Decode it: `xxd -r FILE > cpu.pprof`."
	},
	{
		begins: /^HTTP\/[\d.]{1,3} \d{3}/,
		name: "an HTTP answer with its headers",
		fix: "Fetch the body alone: `curl -o FILE URL`, without `-i`."
	},
	{
		begins: /^[\w+/\r\n-]{200}/,
		name: "text that looks like base64, not a profile",
		fix: "Decode it: `base64 -d FILE > cpu.pprof`."
	}
];
/** Binary files of other profilers, and of Go's tracer. */
const OF_TOOLS = [
	{
		begins: /^go 1\.\d+ trace\0/,
		name: "an execution trace of Go, not a CPU profile",
		fix: "Take the profile instead of the trace: `/debug/pprof/profile` instead of `/debug/pprof/trace`, or `go test -cpuprofile` instead of `-trace`."
	},
	{
		begins: /^(PERFILE2|2ELIFREP|PERFFILE)/,
		name: "the `perf.data` of `perf record`, not a pprof profile",
		fix: `${TAKE_IN_GO} Profiles that are converted from perf.data have no start lines, and \`go build\` refuses them.`
	},
	{
		begins: /^(\0{8}\x03\0{15}.{4}\0{12}|\0{15}\x03\0{12}.{4}\0{8}|\0{4}\x03\0{7}.{4}\0{4}|\0{7}\x03\0{4}.{4}\0{4})/s,
		name: "a CPU profile of gperftools, which has addresses of a C or C++ program instead of names",
		fix: TAKE_IN_GO
	},
	{
		begins: /^FLR\0/,
		name: "a recording of Java Flight Recorder, not a pprof profile",
		fix: TAKE_PROFILE
	},
	{
		begins: /^JAVA PROFILE 1/,
		name: "a heap dump of a Java program, not a CPU profile",
		fix: TAKE_PROFILE
	},
	{
		begins: /^Nettrace/,
		name: "a trace of a .NET program, not a pprof profile",
		fix: TAKE_PROFILE
	},
	{
		begins: /^SQLite format 3\0/,
		name: "a SQLite database, such as NVIDIA Nsight and other profilers write, not a pprof profile",
		fix: TAKE_PROFILE
	}
];
/** The texts that Go and its tools write. */
const OF_GO = [
	{
		begins: /^GO PREPROFILE V\d/,
		name: "the output of `go tool preprofile`, not a profile",
		fix: "Use the pprof file from which this file was made, because `go build -pgo` runs `preprofile` automatically."
	},
	{
		begins: /^mode: (set|count|atomic)\s/,
		name: "a coverage profile of `go test -coverprofile`, not a CPU profile",
		fix: "Use `go test -cpuprofile cpu.pprof`."
	},
	{
		begins: /^(goos|goarch|pkg): \S/,
		name: "the output of `go test -bench`, not a profile",
		fix: "Add `-cpuprofile cpu.pprof` to `go test`, and use the file `cpu.pprof`."
	},
	{
		begins: /^(heap profile: |goroutine profile: total |threadcreate profile: total |--- (contention|mutex):|goroutine \d+ \[)/,
		name: "the text that `/debug/pprof` prints for people, not a CPU profile",
		fix: "Fetch `/debug/pprof/profile?seconds=30`, without `debug=`."
	},
	{
		begins: /^((File|Type|Build ID|Main binary filename|Time|Duration): .*?)?(Showing nodes accounting for|flat +flat%|-{10}[-+]{10})/s,
		name: "a report of `go tool pprof` (`-top`, `-peek`, `-traces`), not a profile",
		fix: KEEP_PPROF
	},
	{
		begins: /^(PeriodType|Samples): .*\s/,
		name: "the output of `go tool pprof -raw`, not a profile",
		fix: KEEP_PPROF
	},
	{
		begins: /^digraph\b/,
		name: "a graph for Graphviz, as `go tool pprof -dot` prints, not a profile",
		fix: KEEP_PPROF
	}
];
/** The texts that profilers of other systems and languages write. */
const OF_PROFILERS = [
	{
		begins: /^(# ={8}|[^\s;][^\n;]{0,63}\s\d+(\/\d+)? +(\[\d+\] +)?\d+\.\d+: +(\d+ +)?[\w:./-]+:)/,
		name: "the text of `perf script` or `perf report`, not a pprof profile",
		fix: TAKE_IN_GO
	},
	{
		begins: /^(# callgrind format|version: 1\s+creator:|positions: |events: )/,
		name: "a profile in callgrind’s format, not in pprof’s",
		fix: KEEP_PPROF
	},
	{
		begins: /^[^\s<{[#][^\n;]{0,200};[^\n]{1,2000} \d+\r?(\n|$)/,
		name: "folded stacks, from which tools draw flame graphs, not a pprof profile",
		fix: "Use the profile from which the stacks were folded, because folded stacks have neither lines nor start lines."
	},
	{
		begins: /^\{.*"(\$schema"\s*:\s*"https:\/\/www\.speedscope\.app|exporter"\s*:\s*"speedscope|shared"\s*:\s*\{\s*"frames")/s,
		name: "a profile in speedscope’s format, not in pprof’s",
		fix: EXPORT_PPROF
	},
	{
		begins: /^\{.*"(preprocessedProfileVersion|geckoProfile|processType|initialVisibleThreads)"/s,
		name: "a profile of the Firefox Profiler, not in pprof’s format",
		fix: EXPORT_PPROF
	},
	{
		begins: /^(\[\s*\{.*"ph"|\{.*"traceEvents")/s,
		name: "a trace in Chrome’s format, not a pprof profile",
		fix: EXPORT_PPROF
	},
	{
		begins: /^\{\s*"nodes"\s*:\s*\[\s*\{.*"callFrame"/s,
		name: "a `.cpuprofile` of V8 (Node.js, Chrome), not a pprof profile",
		fix: TAKE_PROFILE
	},
	{
		begins: /^\{.*"(flamebearer|flamegraph)"/s,
		name: "a flame graph of Pyroscope in JSON, not a pprof profile",
		fix: "Export the profile as pprof, or let this tool query the server: `pyroscope: https://HOST` below `sources`."
	},
	{
		begins: /^\{.*"resourceProfiles?"/is,
		name: "a profile in OpenTelemetry’s JSON, not in pprof’s format",
		fix: "Fetch the profile as pprof from the server that stores it, such as Pyroscope or Parca."
	},
	{
		begins: /^\{.*"(sample_?Type|string_?Table|period_?Type)"/is,
		name: "a pprof profile written as JSON, but `go build` reads only profiles in protocol buffers",
		fix: "Write the profile as protocol buffers: leave out `-format json` or `protojson`, or run `go tool pprof -proto -output cpu.pprof URL`."
	}
];
/** Programs and memory images. */
const OF_MACHINES = [{
	begins: /^\x7fELF.{12}(\x04\0|\0\x04)/s,
	name: "a core dump of a process (ELF), not a profile",
	fix: TAKE_PROFILE
}, {
	begins: /^(\x7fELF|\xcf\xfa\xed\xfe|\xce\xfa\xed\xfe|\xfe\xed\xfa[\xce\xcf]|\xca\xfe\xba\xbe|MZ.{58}|\0asm)/s,
	name: "a program or library, not a profile of it",
	fix: TAKE_PROFILE
}];
/** Pictures and PDF documents. */
const PICTURES = [{
	begins: /^(\x89PNG\r\n|%PDF-|\xff\xd8\xff|GIF8)/,
	name: "a picture or a PDF, not a profile",
	fix: KEEP_PPROF
}];
/** Documents. */
const DOCUMENTS = [
	{
		begins: /^<\?xml.*<svg|^<svg|^<!doctype svg/is,
		name: "a picture (SVG), such as a flame graph, not a profile",
		fix: KEEP_PPROF
	},
	{
		begins: /^<(!doctype|html|head|body|!--|\?xml)/i,
		name: "an HTML page, not a profile",
		fix: `Open the address in a browser, because the page may be a login or an error page. A CPU profile comes from \`/debug/pprof/profile\`.`
	},
	{
		begins: /^(<{7} \S|>{7} \S)/,
		name: "a text with conflict markers that a merge in git left",
		fix: "Take one side: `git checkout --theirs FILE`, and write `*.pgo binary` into `.gitattributes`."
	},
	{
		begins: /^[[{]\s*["[{\]}]/,
		name: "JSON, not a profile",
		fix: "Look into the file, because it may be the error message of a server. A CPU profile comes from `/debug/pprof/profile`, without `?debug=`."
	},
	{
		begins: /^\.{0,2}\/?([\w.-]+\/)+[\w.-]+\.(pgo|pprof|prof|pb|gz)\s*$/,
		name: "the path of another file, because git writes such a file where it cannot make a symbolic link",
		fix: "Turn symbolic links on: `git config core.symlinks true`, then `git checkout -- FILE`. Or commit the profile itself."
	},
	{
		begins: /^([\t\n\r\x20-\x7e]{256}|[\t\n\r\x20-\x7e]+$|[\x20-\x7e]{24})/,
		name: "text, not a profile",
		fix: "Check what the source returns. A CPU profile comes from `/debug/pprof/profile`, without `?debug=`."
	}
];
/**
* Kinds of binary files. In this list and in `TEXT_KINDS`, an exact kind comes before a general kind. For example, a core dump is also an
* ELF file, and speedscope’s format is also JSON.
*/
const BINARY_KINDS = [
	...PACKED,
	...DAMAGED,
	...OF_TOOLS,
	...OF_MACHINES,
	...PICTURES
];
/** Kinds of text files, which may begin with blanks or a byte-order mark. */
const TEXT_KINDS = [
	...ENCODED,
	...OF_GO,
	...OF_PROFILERS,
	...DOCUMENTS
];
/** Returns true if a pattern matched the beginning of a file, and the matched text has no control characters. */
function isText(matched) {
	return matched !== void 0 && !/[\0-\x08\x0e-\x1f]/.test(matched);
}
/** Returns true if the file begins with the magic number of gzip. */
function isGzipped(file) {
	return file[0] === 31 && file[1] === 139;
}
/** Refuses files of other kinds that people take for a CPU profile. @throws ExpectedError with the name of the kind. */
function mustNotBeForeign(file) {
	if (isLfsPointer(file)) throw new ExpectedError("The file is a Git LFS pointer, because the profile itself was not fetched.", { fix: "Fetch the profile with `git lfs pull` (`lfs: true` for `actions/checkout`). Or take the profile out of LFS (`git lfs untrack`), because `go build` fails in every clone that has only the pointer." });
	const start = Buffer.from(file.subarray(0, PREFIX)).toString("latin1");
	const text = start.replace(/^\xef\xbb\xbf/, "").trimStart();
	const kind = BINARY_KINDS.find(({ begins }) => begins.test(start)) ?? TEXT_KINDS.find(({ begins }) => isText(begins.exec(text)?.[0]));
	if (kind !== void 0) throw new ExpectedError(`The file is ${kind.name}.`, { fix: kind.fix });
}

// src/profile/bytes.ts
/**
* Reads the protocol buffers in a file.
*
* `go build -pgo` reads plain and gzipped profiles. A gzipped copy of a profile has the same content as the plain file, so a digest of the
* content shows that two files hold one profile. This file also unpacks a profile that was gzipped twice. Files of other kinds, such as web
* pages, are refused with an error that names the kind (`file-kinds.ts`). The size of the unpacked content is limited, because a few KiB of
* gzip can hold gigabytes.
*/
const gunzipAsync = promisify(gunzip);
/** The largest profile that is accepted, in uncompressed bytes; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 67108864;
/**
* The largest gzipped file that is accepted, in bytes. The limit is low, because a gzipped file and its content are in memory at the same
* time.
*/
const MAX_GZIPPED_BYTES = 33554432;
/**
* The maximum number of gzip layers that are unpacked. A profile usually has one layer, but some tools gzip a file that is gzipped already.
*/
const MAX_GZIP_LAYERS = 3;
const TOO_LARGE_FIX = "No CPU profile is that large: check where this file comes from.";
/** The advice about a damaged file, if the cause of the damage is unknown. */
const DAMAGED_FIX = "Leave the file out if it is not a profile. Otherwise collect the profile again, because a transfer was cut short, or git treated the file as text and changed its line ends. To prevent the latter, write `*.pgo binary` into `.gitattributes`.";
/** Unpacks a profile file and computes its digests. @throws ExpectedError like `profileBytes`. */
async function profileContent(file) {
	const { bytes, gzipLayers } = await unpackProfile(file, MAX_PROFILE_BYTES);
	const sha256 = digest(file);
	return {
		bytes,
		digest: bytes === file ? sha256 : digest(bytes),
		sha256,
		gzipLayers
	};
}
/**
* Returns the protocol buffers of a profile file, gzipped or not.
* @param limit the maximum size of the uncompressed content, in bytes.
* @throws ExpectedError if the file is empty, of another kind, damaged, or too large.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	return (await unpackProfile(file, limit)).bytes;
}
/** Unpacks a profile file, and counts its gzip layers. @throws ExpectedError like `profileBytes`. */
async function unpackProfile(file, limit) {
	if (file.length === 0) throw new ExpectedError("The file is empty.", { fix: "Go writes a CPU profile when the profiling stops, so make sure that `pprof.StopCPUProfile` runs before the program ends." });
	let bytes = file;
	let gzipLayers = 0;
	for (; isGzipped(bytes); gzipLayers++) {
		if (gzipLayers === MAX_GZIP_LAYERS) throw new ExpectedError(`The file is gzipped more than ${MAX_GZIP_LAYERS} times.`, { fix: "Unpack the file with `gunzip` until the command `file` no longer reports gzip data." });
		if (bytes.length > MAX_GZIPPED_BYTES) throw profileTooLarge(bytes.length);
		bytes = await inflate(bytes, limit);
	}
	mustNotBeForeign(bytes);
	if (bytes.length > limit) throw profileTooLarge(bytes.length);
	return {
		bytes,
		gzipLayers
	};
}
/**
* Returns a finding if the file is gzipped more than once. This program can read a file with several gzip layers, but `go build -pgo`
* unpacks only one layer and then fails with `unknown wire type`.
* @param severity the severity of the finding, which is `error` if `go build` will use the file.
*/
function aboutGzipLayers(gzipLayers, severity) {
	if (gzipLayers < 2) return [];
	const unpacks = Array.from({ length: gzipLayers - 1 }, (_, at) => `gunzip -c${at === 0 ? " < FILE" : ""}`);
	return [{
		severity,
		message: `The file is gzipped ${gzipLayers} times. \`go build\` unpacks a profile only once, so it fails with this file.`,
		fix: `Unpack the file with \`${unpacks.join(" | ")} > cpu.pprof\`, and use \`cpu.pprof\` instead.`
	}];
}
/** @throws ExpectedError when the gzip stream is damaged, followed by other bytes, or inflates to more than `limit` bytes. */
async function inflate(file, limit) {
	try {
		const size = file.length < 18 ? 0 : Buffer.from(file.subarray(-4)).readUInt32LE();
		const chunkSize = Math.min(limit, Math.max(65536, size + 1));
		return await gunzipAsync(file, {
			maxOutputLength: limit,
			chunkSize
		});
	} catch (error) {
		throw inflateFailure(error, file, limit);
	}
}
function inflateFailure(error, file, limit) {
	const { code } = error;
	if (code === "ERR_BUFFER_TOO_LARGE") {
		const message = `The unpacked profile has more than ${limit / 1024 / 1024} MiB.`;
		return new ExpectedError(message, {
			fix: TOO_LARGE_FIX,
			cause: error
		});
	}
	if (hasWindowsLineEnds(file)) return new ExpectedError("The gzip stream of the file is damaged, because each line feed in it follows a carriage return.", {
		fix: "Git treated the file as text and changed its line ends. Write `*.pgo binary` into `.gitattributes`, then collect the profile again.",
		cause: error
	});
	if (error.message === "incorrect header check") return twoFilesInOne("other bytes follow the gzip stream of the first file");
	return new ExpectedError(`The gzip stream of the file ${code === "Z_BUF_ERROR" ? "ends early, so the file is truncated" : "is damaged"}.`, {
		fix: DAMAGED_FIX,
		cause: error
	});
}
/**
* The minimum number of line feeds in a file from which the code judges the file's line ends. In compressed bytes, a line feed follows a
* carriage return by chance, once in 256 line feeds.
*/
const ENOUGH_LINES = 8;
function hasWindowsLineEnds(file) {
	let lines = 0;
	for (let at = file.indexOf(10); at >= 0; at = file.indexOf(10, at + 1)) {
		if (file[at - 1] !== 13) return false;
		lines++;
	}
	return lines >= ENOUGH_LINES;
}
/**
* Returns the error for a file that holds two profiles.
* @param evidence a clause that says how the two profiles were noticed, such as `other bytes follow the gzip stream of the first file`.
*/
function twoFilesInOne(evidence) {
	return new ExpectedError(`The file holds two profiles, as a file that \`cat a b > c\` makes: ${evidence}.`, { fix: "Merge the profiles with `npx go-pgo@1 merge a b --output c` instead of `cat`." });
}
/** Returns the error for a profile that is too large. */
function profileTooLarge(bytes) {
	return new ExpectedError(`The file has ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}
/** Returns the SHA-256 of bytes or of a text, in hexadecimal. */
function digest(data) {
	return createHash("sha256").update(data).digest("hex");
}

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

export { aboutGzipLayers as a, profileContent as c, MAX_PROFILE_BYTES as i, profileTooLarge as l, decodeOrExplain as n, digest as o, decodeProfile as r, profileBytes as s, decodeFile as t };