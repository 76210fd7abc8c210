import { n as ExpectedError } from "./errors.js";
import { t as _usingCtx } from "./usingCtx.js";
import { open } from "node:fs/promises";
import { constants as constants$1 } from "node:fs";

// src/read-file.ts
/** Bytes of a file that a user names: more than any profile or text has. */
const MOST_BYTES = 536870912;
/**
* The bytes of a regular file, or of what a link to one leads to. Nothing is waited for: not for the other end of a pipe,
* nor for the end of a device; and what grows meanwhile, or has a terabyte of nothing, takes no more memory than a file may.
* @throws ExpectedError for what is no file, or too large; else the error of the file system.
*/
async function readRegularFile(path, most = MOST_BYTES) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(path, constants$1.O_RDONLY | (constants$1.O_NONBLOCK ?? 0)));
		const found = await file.stat();
		if (found.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("It is a folder."), { code: "EISDIR" });
		if (!found.isFile()) throw new ExpectedError(`${path} is a pipe, socket or device.`, { fix: "Make it a readable file." });
		const bytes = found.size > most ? void 0 : await firstBytes(file, most + 1, found.size);
		if (bytes !== void 0 && bytes.length <= most) return bytes;
		throw new ExpectedError(`${path} has more than ${Math.round(most / 1024 / 1024)} MiB.`, { fix: "Look where it comes from: nothing that is read here is so large." });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** At most so many; `size` is what it had when it was opened, which files of /proc do not say. */
async function firstBytes(file, most, size) {
	let bytes = Buffer.allocUnsafe(Math.min(most, Math.max(size + 1, 65536)));
	let length = 0;
	while (length < most) {
		if (length === bytes.length) {
			const grown = Buffer.allocUnsafe(Math.min(most, 2 * length));
			bytes.copy(grown);
			bytes = grown;
		}
		const { bytesRead } = await file.read(bytes, length, bytes.length - length, null);
		if (bytesRead === 0) break;
		length += bytesRead;
	}
	return bytes.subarray(0, length);
}

export { readRegularFile as t };