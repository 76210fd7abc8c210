import { n as ExpectedError } from "./errors.js";
import { O as count } from "./start.js";
import { o as isLfsPointer } from "./files.js";
import { promisify } from "node:util";
import { createHash } from "node:crypto";
import { gunzip, inflateRaw } from "node:zlib";

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
const gunzipAsync = promisify(gunzip);
const inflateRawAsync = promisify(inflateRaw);
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
		const { buffer, engine } = await gunzipAsync(file, {
			info: true,
			maxOutputLength: limit,
			chunkSize
		});
		if (engine.bytesWritten < file.length) throw bytesBehindStream(file.subarray(engine.bytesWritten));
		return buffer;
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		throw await inflateFailure(error, file, limit);
	}
}
async function inflateFailure(error, file, limit) {
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
	const rest = await restBehindStream(file, limit);
	if (rest !== void 0) return bytesBehindStream(rest);
	return new ExpectedError(`The gzip stream of the file ${code === "Z_BUF_ERROR" ? "ends early, so the file is truncated" : "is damaged"}.`, {
		fix: DAMAGED_FIX,
		cause: error
	});
}
/** The sizes of the fixed parts of a gzip file, in bytes: the header without a name or a comment, and the checksum and size at the end. */
const [GZIP_HEADER, GZIP_TRAILER] = [10, 8];
/**
* Returns the bytes behind the first gzip stream of a file.
* @returns undefined if no bytes follow, if the stream is damaged, or if its header has more than the fixed part, which Go never writes.
*/
async function restBehindStream(file, limit) {
	if (file[3] !== 0) return void 0;
	const options = {
		info: true,
		maxOutputLength: limit
	};
	const unpacked = await inflateRawAsync(file.subarray(GZIP_HEADER), options).catch(() => void 0);
	if (unpacked === void 0) return void 0;
	const end = GZIP_HEADER + unpacked.engine.bytesWritten + GZIP_TRAILER;
	return end < file.length ? file.subarray(end) : void 0;
}
/** Returns the error for a file in which `rest` follows a gzip stream. The rest may be a second profile. */
function bytesBehindStream(rest) {
	if (rest[0] === 10 && rest.length > MOST_PADDING) return twoFilesInOne("other bytes follow the gzip stream of the first file");
	const are = rest.length === 1 ? "follows" : "follow";
	return new ExpectedError(`${count(rest.length, "byte")} ${are} the end of the gzip stream, so Go cannot read the file.`, { fix: "Remove these bytes with `gunzip -c < FILE > cpu.pprof`, and use `cpu.pprof` instead. If two files were joined, merge these two files instead." });
}
/** A rest of at most this many bytes is no profile, even if it begins like one, as a line feed does. */
const MOST_PADDING = 64;
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

export { profileBytes as a, twoFilesInOne as c, digest as i, MAX_PROFILE_BYTES as n, profileContent as o, aboutGzipLayers as r, profileTooLarge as s, DAMAGED_FIX as t };