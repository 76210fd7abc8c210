import { i as UsageError, l as reasonOf, n as ExpectedError } from "./errors.js";
import { createHash } from "node:crypto";
import { constants, gunzipSync } from "node:zlib";
import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { closeSync, constants as constants$2, existsSync, fstatSync, openSync, readSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/system/files.ts
/**
* Reads files up to a maximum size, and replaces files completely or not at all.
*
* Paths come from the user's repository, from settings, and from commands of the user. Any path may lead to a folder, to an endless device
* (`_z.go` -> `/dev/zero`), to a pipe that stays empty, or to a file that is larger than the memory. All code in `src` opens files through
* the functions of this file, and the linter refuses `readFile` and `open` of `node:fs` in other files:
*
*     const bytes = await readRegularFile(path);           // throws for a missing file, a pipe, or too many bytes
*     const bytes = await readIfThere(path);               // undefined for a missing file
*     const text = await readText(path).catch(() => '');   // where an unreadable file counts as an empty one
*     const magic = await firstBytes(path, 4);             // to recognize a kind of file
*/
/** The maximum size of a file that a user names, in bytes. Real profiles and texts are smaller than 512 MiB. */
const MOST_FILE_BYTES = 536870912;
/** The maximum size of a program's binary, in bytes. On some platforms, Node's buffers cannot hold 2 GiB. */
const MOST_BYTES_OF_PROGRAM = 2 * 1024 ** 3 - 1;
/**
* The maximum size of a text that is read into memory, in bytes. The limit is for texts such as Go source, `go.mod`, build files and lists
* of sources.
*/
const MOST_BYTES_OF_TEXT = 67108864;
/**
* The flags for opening a file. With O_NONBLOCK, opening an empty pipe does not wait for a writer. Windows does not have the flag
* O_NONBLOCK.
*/
const READ_WITHOUT_WAITING = constants$2.O_RDONLY | (constants$2.O_NONBLOCK ?? 0);
/** Reads a stream to its end. @returns undefined if the stream has more than `most` bytes, and does not read the remaining bytes. */
async function readBounded(stream, most) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of stream) {
		bytes += chunk.length;
		if (bytes > most) return void 0;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
/**
* Checks that an opened file is a regular file.
* @throws ExpectedError for a pipe, socket or device; an error with the code `EISDIR` for a folder.
*/
function requireRegular(path, stats) {
	if (stats.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("It is a folder."), { code: "EISDIR" });
	if (!stats.isFile()) throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: "Make it a readable file." });
}
/** Returns the error to report for a file with more than `most` bytes. */
function fileTooLarge(path, most) {
	const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
	return new ExpectedError(message, { fix: "Check that this is the right file." });
}
/**
* Opens a regular file, or the regular file that a link leads to, for reading. The function opens the file before it checks the kind of the
* file, because a file may be replaced between a check and the opening.
* @throws ExpectedError for a pipe, socket or device; the error of the file system if the file cannot be opened, and an error with the code
* `EISDIR` for a folder.
*/
async function openRegularFile(path) {
	const file = await open(path, READ_WITHOUT_WAITING);
	try {
		requireRegular(path, await file.stat());
		return file;
	} catch (error) {
		await file.close();
		throw error;
	}
}
/**
* Reads a regular file, or the regular file that a link leads to.
* @param most the maximum size of the file, in bytes.
* @throws ExpectedError for a pipe, socket or device, and for a file that is too large; the error of the file system if the file cannot be
* read.
*/
async function readRegularFile(path, most = MOST_FILE_BYTES) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await openRegularFile(path));
		const { size } = await file.stat();
		const whole = size <= most ? await readBounded(file.createReadStream({ autoClose: false }), most) : void 0;
		if (whole === void 0) throw fileTooLarge(path, most);
		return whole;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Reads a regular file like `readRegularFile`, but synchronously. Bytes that are added to the file after it was opened are not read. */
function readRegularFileSync(path, most = MOST_FILE_BYTES) {
	const file = openSync(path, READ_WITHOUT_WAITING);
	try {
		const stats = fstatSync(file);
		requireRegular(path, stats);
		if (stats.size > most) throw fileTooLarge(path, most);
		const bytes = Buffer.allocUnsafeSlow(stats.size);
		let length = 0;
		while (length < bytes.length) {
			const read = readSync(file, bytes, length, bytes.length - length, null);
			if (read === 0) break;
			length += read;
		}
		return bytes.subarray(0, length);
	} finally {
		closeSync(file);
	}
}
/** Reads a regular file of at most 64 MiB as text. @throws the same errors as `readRegularFile`. */
async function readText(path) {
	return (await readRegularFile(path, MOST_BYTES_OF_TEXT)).toString();
}
/**
* Reads a regular file in chunks, from the position `start` to before the position `end`. The file stays open until the last chunk was read.
* @throws the same errors as `readRegularFile`, when the first chunk is read.
*/
async function* chunksOfFile(path, start = 0, end = Infinity) {
	try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openRegularFile(path));
		if (end > start) yield* file.createReadStream({
			autoClose: false,
			start,
			end: end - 1
		});
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Reads the first `length` bytes of a regular file, or all bytes if the file is shorter. @throws the same errors as `readRegularFile`. */
async function firstBytes(path, length) {
	try {
		var _usingCtx4 = _usingCtx();
		const { buffer, bytesRead } = await _usingCtx4.a(await openRegularFile(path)).read(Buffer.alloc(length), 0, length, 0);
		return buffer.subarray(0, bytesRead);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
/**
* Returns whether a path leads to a regular file, directly or through links. For an invalid path, such as a path that is too long, the
* function returns false.
*/
function isRegularFile(path) {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
/** Reads a regular file that may be missing. @returns undefined for a missing file. @throws ExpectedError if the file exists but cannot be read. */
async function readIfThere(path) {
	try {
		return await readRegularFile(path);
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		if (isMissing(error)) return void 0;
		const message = `${path} cannot be read: ${reasonOf(error)}.`;
		throw new ExpectedError(message, {
			fix: "Make it a readable file.",
			cause: error
		});
	}
}
/** The error codes for a path without a file: a part of the path is missing or is not a folder, or a name is too long. */
const MISSING = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTDIR",
	"ENAMETOOLONG"
]);
/** Returns whether an error of the file system says that the file does not exist. */
function isMissing(error) {
	return MISSING.has(error.code);
}
/**
* Replaces a file completely or not at all. The new content is written to a temporary file on the same disk, and the temporary file is then
* renamed. If the path is a symbolic link, the target of the link is replaced, and the link stays.
* @throws ExpectedError if the file cannot be written. An error leaves the old file unchanged.
*/
async function replaceFile(path, content) {
	const target = await realpath(path).catch(() => resolve(path));
	const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
	const forget = removeAtExit(temporary);
	try {
		await mkdir(dirname(target), { recursive: true });
		const existing = await stat(target).catch(() => void 0);
		if (existing !== void 0 && !existing.isFile() && !existing.isDirectory()) throw new Error("it is a pipe, socket or device");
		const mode = existing && existing.mode & 4095;
		await writeFile(temporary, content, {
			flag: "wx",
			flush: true,
			mode
		});
		if (mode !== void 0) await chmod(temporary, mode);
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => {});
		throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, {
			fix: "Make the folder of this file writable, and free some space. The old file is unchanged.",
			cause: error
		});
	} finally {
		forget();
	}
}
/**
* Writes a profile to the path that a user named, in the same way as `replaceFile`. `writeProfile` replaces only an earlier profile or an
* empty file, and refuses to replace other files, such as `main.go`. `writeProfile` also refuses to write below `.git`, or through a
* symbolic link out of the repository.
* @param options `force` allows the function to replace a file that is not a profile.
* @throws UsageError if no profile may be written to the path; ExpectedError if the profile cannot be written.
*/
async function writeProfile(path, bytes, options = {}) {
	await mustBePlaceOfProfile(path, options.force);
	await replaceFile(path, bytes);
}
/**
* Checks that `writeProfile` may write to a path. Callers use this check for a path that is written later or by a different program.
* @throws UsageError if no profile may be written to the path.
*/
async function mustBePlaceOfProfile(path, force = false) {
	const refuse = (why, fix = "Name another file for the profile.") => {
		throw new UsageError(`${path} is not written: ${why}.`, { fix });
	};
	const written = resolve(path);
	const target = realPlace(written);
	if (isGitsOwn(written)) refuse("the path is part of git's own data");
	const repository = repositoryOf(dirname(written));
	if (repository !== void 0 && !isBelow(realPlace(repository), target)) refuse(`the path leads by a symbolic link out of the repository, to ${target}`);
	if (force) return;
	const begin = await firstBytes(target, ENOUGH_TO_RECOGNIZE).catch(() => void 0);
	if (begin !== void 0 && !isProfile(begin, target)) refuse("the file that exists there is not a profile", "Name another file, or add `--force` to replace this one.");
}
/** Returns whether a path is below `.git`, by its name or through links. */
function isGitsOwn(path) {
	return [resolve(path), realPlace(resolve(path))].some((place) => place.toLowerCase().split(sep).includes(".git"));
}
/** This many bytes of a file, gzipped or not, show whether it begins like a profile. */
const ENOUGH_TO_RECOGNIZE = 4096;
/**
* Returns whether a file begins like a profile, gzipped or not. An empty file counts as a profile, because a user may have created it as a
* placeholder. A damaged gzip file counts only with the name of a profile.
* @param begin the first bytes of the file.
*/
function isProfile(begin, path) {
	if (begin.length === 0) return true;
	if (!isGzip(begin)) return beginsLikeProfile(begin);
	try {
		const unpacked = gunzipSync(begin, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, ENOUGH_TO_RECOGNIZE);
		if (unpacked.length > 0) return isGzip(unpacked) || beginsLikeProfile(unpacked);
	} catch {}
	return [".pgo", ".pprof"].includes(extname(path));
}
function isGzip([first, second]) {
	return first === 31 && second === 139;
}
/**
* Returns whether bytes begin with fields of a profile. The fields stand in any order, and a sample type decides: field 1, which holds the
* numbers of two texts, the type and the unit. Our own profiles begin with the empty text of their list of texts.
*/
function beginsLikeProfile(bytes) {
	let at = 0;
	const readNumber = () => {
		let [value, byte] = [0, 0];
		for (let shift = 0; shift < 70; shift += 7) {
			byte = bytes[at++] ?? 0;
			value += (byte & 127) * 2 ** shift;
			if (byte < 128) break;
		}
		return value;
	};
	while (at < bytes.length) {
		const tag = readNumber();
		const [field, isMessage] = [Math.floor(tag / 8), tag % 8 === 2];
		if (tag % 8 === 0 && NUMBER_FIELDS.has(field)) readNumber();
		else if (isMessage && MESSAGE_FIELDS.has(field)) {
			const length = readNumber();
			if (field === TEXTS && length === 0) return true;
			const body = bytes.subarray(at, at + length);
			if (field === SAMPLE_TYPES) return length === 0 || SAMPLE_TYPE.test(body.toString("latin1"));
			at += length;
		} else return false;
	}
	return bytes.length === ENOUGH_TO_RECOGNIZE;
}
/** The fields of a profile in pprof's format: messages and texts, and numbers. */
const [SAMPLE_TYPES, TEXTS] = [1, 6];
const MESSAGE_FIELDS = /* @__PURE__ */ new Set([
	SAMPLE_TYPES,
	2,
	3,
	4,
	5,
	TEXTS,
	11,
	13
]);
const NUMBER_FIELDS = /* @__PURE__ */ new Set([
	7,
	8,
	9,
	10,
	12,
	13,
	14,
	15
]);
/** Field 1 or 2, and a number of at most five bytes; two times. */
const SAMPLE_TYPE = /^(?:[\x08\x10][\x80-\xff]{0,4}[\x00-\x7f]){2}$/;
/** Returns a path with all symbolic links resolved. The last parts of the path may not exist yet, and stay unchanged. */
function realPlace(path) {
	try {
		return realpathSync(path);
	} catch {
		return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
	}
}
/** Returns `folder` or the closest folder above it that has a `.git`. */
function repositoryOf(folder) {
	if (existsSync(join(folder, ".git"))) return folder;
	return dirname(folder) === folder ? void 0 : repositoryOf(dirname(folder));
}
/** Returns whether the content of a file is a pointer of Git LFS, which is a short text instead of the real content. */
function isLfsPointer(file) {
	return Buffer.from(file.subarray(0, 256)).toString().trimStart().startsWith("version https://git-lfs.github.com/spec/");
}
/** Returns whether two files have the same content; undefined stands for a missing file. */
function sameBytes(a, b) {
	return a === void 0 || b === void 0 ? a === b : Buffer.compare(a, b) === 0;
}
/** Returns whether `path` is `folder` or below `folder`. Only the names of the paths are compared, and links are not resolved. */
function isBelow(folder, path) {
	const from = relative(folder, path);
	return !isAbsolute(from) && from.split(sep)[0] !== "..";
}
/** The files and folders to remove when this process ends. */
const removedAtExit = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const path of removedAtExit) try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	} catch {}
});
/** Removes a file or folder when this process ends. @returns a function that cancels the removal. */
function removeAtExit(path) {
	removedAtExit.add(path);
	return () => void removedAtExit.delete(path);
}
/** Returns the SHA-256 of a regular file in hexadecimal. The file is read in chunks. @throws the same errors as `readRegularFile`. */
async function sha256OfFile(path) {
	try {
		var _usingCtx5 = _usingCtx();
		const file = _usingCtx5.a(await openRegularFile(path));
		const hash = createHash("sha256");
		await pipeline(file.createReadStream({ autoClose: false }), hash);
		return hash.digest("hex");
	} catch (_) {
		_usingCtx5.e = _;
	} finally {
		await _usingCtx5.d();
	}
}

export { sameBytes as _, isGitsOwn as a, _usingCtx as b, mustBePlaceOfProfile as c, readRegularFile as d, readRegularFileSync as f, replaceFile as g, removeAtExit as h, isBelow as i, readBounded as l, realPlace as m, chunksOfFile as n, isLfsPointer as o, readText as p, firstBytes as r, isRegularFile as s, MOST_BYTES_OF_PROGRAM as t, readIfThere as u, sha256OfFile as v, writeProfile as y };