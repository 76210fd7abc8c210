import { i as UsageError, l as reasonOf, n as ExpectedError } from "./errors.js";
import { createHash } from "node:crypto";
import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { closeSync, constants as constants$1, existsSync, fstatSync, openSync, readSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
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
* Reads files with a limit, and writes them completely or not at all.
*
* Paths come from the user's repository, from settings and from what a command left behind. Behind any of them may lie a folder, a
* device without an end (`_z.go` -> `/dev/zero`), a pipe that nobody writes to, or a file that is larger than the memory. So `src`
* opens files only through this page, and the linter refuses `readFile` and `open` of `node:fs` elsewhere:
*
*     const bytes = await readRegularFile(path);           // throws for a missing file, a pipe, or too many bytes
*     const bytes = await readIfThere(path);               // undefined for a missing file
*     const text = await readText(path).catch(() => '');   // where an unreadable file counts as an empty one
*     const magic = await firstBytes(path, 4);             // to recognize a kind of file
*/
/** The most bytes of a file that a user names. Profiles and texts have fewer. */
const MOST_FILE_BYTES = 536870912;
/** The most bytes of a program. Node's buffers hold no more on all platforms. */
const MOST_BYTES_OF_PROGRAM = 2 * 1024 ** 3 - 1;
/** The most bytes of a text that is read as a whole: source, `go.mod`, `go.sum`, a build file, a list of sources. */
const MOST_BYTES_OF_TEXT = 67108864;
/** Opening must not wait until somebody writes to a pipe. Windows has no such flag. */
const READ_WITHOUT_WAITING = constants$1.O_RDONLY | (constants$1.O_NONBLOCK ?? 0);
/** Reads the whole of a stream. @returns undefined when it has more than `most` bytes; the rest is not read. */
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
/** @throws ExpectedError for a pipe, socket or device; an error with the code `EISDIR` for a folder. */
function requireRegular(path, found) {
	if (found.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("It is a folder."), { code: "EISDIR" });
	if (!found.isFile()) throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: "Make it a readable file." });
}
function fileTooLarge(path, most) {
	const message = `${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`;
	return new ExpectedError(message, { fix: "Check that this is the right file." });
}
/**
* Opens a regular file, or the regular file that a link leads to, for reading. The kind is that of the opened file, so that
* nothing can be put in its place in between.
* @throws ExpectedError for a pipe, socket or device; else the error of the file system, `EISDIR` for a folder.
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
* The bytes of a regular file, or of the regular file that a link leads to.
* @param most is how many bytes it may have.
* @throws ExpectedError for a pipe, socket or device, or a file that is too large; else the error of the file system.
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
/** As `readRegularFile`, for code that must not give others a turn. It reads no more than the file's size at the beginning. */
function readRegularFileSync(path, most = MOST_FILE_BYTES) {
	const file = openSync(path, READ_WITHOUT_WAITING);
	try {
		const found = fstatSync(file);
		requireRegular(path, found);
		if (found.size > most) throw fileTooLarge(path, most);
		const bytes = Buffer.allocUnsafeSlow(found.size);
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
/** The text of a regular file of at most 64 MiB. @throws as `readRegularFile` does. */
async function readText(path) {
	return (await readRegularFile(path, MOST_BYTES_OF_TEXT)).toString();
}
/**
* The bytes of a regular file from `start` up to (not including) `end`, in chunks; the file is open until the last chunk was read.
* @throws as `readRegularFile` does, when the first chunk is read.
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
/** The first bytes of a regular file, fewer where it is shorter. @throws as `readRegularFile` does. */
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
/** Whether there is a regular file, or a link to one. A path that no file can have is none. */
function isRegularFile(path) {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
/** The file's content. @returns undefined for a missing file. @throws ExpectedError when it exists but cannot be read. */
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
/** Codes of the file system for a path that no file has or can have: a missing part, a file as folder, a name that is too long. */
const MISSING = /* @__PURE__ */ new Set([
	"ENOENT",
	"ENOTDIR",
	"ENAMETOOLONG"
]);
/** Whether an error of the file system says that there is no such file. */
function isMissing(error) {
	return MISSING.has(error.code);
}
/**
* Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A symbolic link
* stays one; what it points to is replaced.
* @throws ExpectedError when it cannot be written; the old file is then as it was.
*/
async function replaceFile(path, content) {
	const target = await realpath(path).catch(() => resolve(path));
	const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}`);
	const removed = removeWithUs(temporary);
	try {
		await mkdir(dirname(target), { recursive: true });
		const found = await stat(target).catch(() => void 0);
		if (found !== void 0 && !found.isFile() && !found.isDirectory()) throw new Error("it is a pipe, socket or device");
		const mode = found && found.mode & 4095;
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
			fix: "Make its folder writable and free some space; the file that was there is untouched.",
			cause: error
		});
	} finally {
		removed();
	}
}
/**
* Writes a profile where a user wants it, as `replaceFile` does. It may replace an earlier profile or an empty file, and
* nothing else: not a file of another kind (`main.go`), nothing below `.git`, and nothing outside of the repository that a
* symbolic link in the repository leads to.
* @param options.force allows a file of another kind to be replaced; the other two are never allowed.
* @throws UsageError when it may not be written there; ExpectedError when it cannot be.
*/
async function writeProfile(path, bytes, options = {}) {
	await mustBePlaceOfProfile(path, options.force);
	await replaceFile(path, bytes);
}
/** As `writeProfile`, of a place that is written later or by another program. @throws UsageError */
async function mustBePlaceOfProfile(path, force = false) {
	const refuse = (why, fix = "Name another file for the profile.") => {
		throw new UsageError(`${path} is not written: ${why}.`, { fix });
	};
	const written = resolve(path);
	const target = realPlace(written);
	if (isGitsOwn(written)) refuse("it is part of git's own data");
	const repository = repositoryOf(dirname(written));
	if (repository !== void 0 && !isBelow(realPlace(repository), target)) refuse(`it leads by a symbolic link out of the repository, to ${target}`);
	if (force) return;
	const begin = await firstBytes(target, 3).catch(() => void 0);
	if (begin !== void 0 && !isProfile(begin)) refuse("there is a file that is not a profile", "Name another file, or write over it with `--force`.");
}
/** Whether a path lies below `.git`, by its name or by the links in it. */
function isGitsOwn(path) {
	return [resolve(path), realPlace(resolve(path))].some((place) => place.toLowerCase().split(sep).includes(".git"));
}
/** By its first bytes: gzip, the empty text that our raw profiles begin with, or a sample type. An empty file is a place for one. */
function isProfile([first, second = 0, third = 0]) {
	if (first === void 0) return true;
	if (first === 31 && second === 139 || first === 50 && second === 0) return true;
	return first === 10 && (second === 0 || second < 32 && (third === 8 || third === 16));
}
/** With symbolic links resolved, as far as it exists. */
function realPlace(path) {
	try {
		return realpathSync(path);
	} catch {
		return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
	}
}
function repositoryOf(folder) {
	if (existsSync(join(folder, ".git"))) return folder;
	return dirname(folder) === folder ? void 0 : repositoryOf(dirname(folder));
}
/** Whether it is a text that stands for a file in Git LFS. */
function isLfsPointer(file) {
	return Buffer.from(file.subarray(0, 256)).toString().trimStart().startsWith("version https://git-lfs.github.com/spec/");
}
/** Whether two contents are equal; undefined is a missing file. */
function sameBytes(one, other) {
	return one === void 0 || other === void 0 ? one === other : Buffer.compare(one, other) === 0;
}
/** Whether `path` is `folder` or lies in it, by their names. */
function isBelow(folder, path) {
	const from = relative(folder, path);
	return !isAbsolute(from) && from.split(sep)[0] !== "..";
}
const temporary = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const path of temporary) try {
		rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 5
		});
	} catch {}
});
/** Has a file or folder removed if this process ends before it is forgotten. @returns what forgets it. */
function removeWithUs(path) {
	temporary.add(path);
	return () => void temporary.delete(path);
}
/** SHA-256 of a regular file's bytes, in hexadecimal; the file is streamed. @throws as `readRegularFile` does. */
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

export { sameBytes as _, isGitsOwn as a, _usingCtx as b, mustBePlaceOfProfile as c, readRegularFile as d, readRegularFileSync as f, replaceFile as g, removeWithUs as h, isBelow as i, readBounded as l, realPlace as m, chunksOfFile as n, isLfsPointer as o, readText as p, firstBytes as r, isRegularFile as s, MOST_BYTES_OF_PROGRAM as t, readIfThere as u, sha256OfFile as v, writeProfile as y };