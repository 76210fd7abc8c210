import { n as ExpectedError } from "./errors.js";
import { t as readRegularFile } from "./read-file.js";
import { r as removeWithUs } from "./survivors.js";
import { randomUUID } from "node:crypto";
import { mkdir, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

// src/make-folder.ts
/**
* Makes a folder and what is missing of its path. As `mkdir` with `recursive`, which never ends, and cannot be cancelled,
* where a folder that is there says that it is not, as those of /proc do.
* @throws what the operating system said.
*/
async function makeFolder(path) {
	try {
		await mkdir(path);
	} catch (error) {
		const { code } = error;
		if (await isFolder(path)) return;
		if (code !== "ENOENT" || await isFolder(dirname(path))) throw error;
		await makeFolder(dirname(path));
		await makeFolder(path);
	}
}
async function isFolder(path) {
	return stat(path).then((found) => found.isDirectory(), () => false);
}

// src/rename-over.ts
/** What Windows says of a file that a virus scanner, an editor or a build has open just now. */
const BUSY = /* @__PURE__ */ new Set([
	"EACCES",
	"EBUSY",
	"EPERM"
]);
/** In milliseconds; two seconds in all. */
const WAITS = [
	10,
	20,
	50,
	100,
	200,
	400,
	500,
	720
];
/**
* Renames a file over another one. Windows refuses that while anybody has either of them open, mostly for a moment only, so there it is
* tried for two seconds. @throws what the last try threw.
*/
async function renameOver(from, to, renaming = {}) {
	const { platform = process.platform, move = rename } = renaming;
	for (const wait of platform === "win32" ? WAITS : []) try {
		return await move(from, to);
	} catch (error) {
		if (!BUSY.has(error.code ?? "")) throw error;
		await setTimeout(wait);
	}
	return move(from, to);
}

// src/replace-file.ts
/**
* Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A
* symbolic link stays one; what it points to is replaced.
* @throws ExpectedError when it cannot be written; the old file is then as it was.
*/
async function replaceFile(path, content) {
	const target = await realpath(path).catch(() => path);
	const temporary = resolve(dirname(target), `.${basename(target)}.${randomUUID()}`);
	const removed = removeWithUs(temporary);
	try {
		await makeFolder(resolve(dirname(target)));
		const found = await stat(target).catch(() => void 0);
		if (found !== void 0 && !found.isFile() && !found.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("no file"), { code: "ENXIO" });
		const mode = found?.mode;
		const file = await open(temporary, "wx");
		try {
			if (mode !== void 0) await file.chmod(mode & 4095);
			await file.writeFile(content);
			await file.sync();
		} finally {
			await file.close();
		}
		await renameOver(temporary, target);
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
/** The file's content; undefined when there is none. @throws ExpectedError when it is there but cannot be read. */
async function readIfThere(path) {
	try {
		return await readRegularFile(path);
	} catch (error) {
		if (error instanceof ExpectedError) throw error;
		const code = error.code;
		if (code === "ENOENT" || code === "ENOTDIR") return void 0;
		throw new ExpectedError(`${path} cannot be read: ${reasonOf(error)}.`, {
			fix: "Make it a readable file.",
			cause: error
		});
	}
}
const REASONS = {
	ENOENT: "it is not there",
	EACCES: "this user may not",
	EPERM: "this user may not",
	EISDIR: "it is a folder",
	ENXIO: "it is a pipe, socket or device",
	ENOTDIR: "a part of its path is a file",
	EEXIST: "a part of its path is a file",
	ENOSPC: "the disk is full",
	EDQUOT: "the quota of this user is used up",
	EROFS: "the file system is read-only",
	EFBIG: "it would be larger than this user may make a file",
	EIO: "the disk does not answer as it should",
	EMFILE: "this process has too many files open",
	ENFILE: "this machine has too many files open",
	ENOMEM: "there is no memory left",
	EAGAIN: "this user may start no more processes",
	ETXTBSY: "it is being written",
	ENAMETOOLONG: "the name is too long",
	ELOOP: "it is a symbolic link that leads to itself"
};
/** What the operating system said, in words where it has said something common. */
function reasonOf(error) {
	const code = error.code;
	return REASONS[code ?? ""] ?? code ?? String(error);
}
/**
* What the machine denied, wherever it was asked: a full disk may be met at any step, and is no bug at any.
* @returns undefined for everything else, which keeps its stack.
*/
function machineFailure(error) {
	const { code, path, dest, syscall } = error;
	if (!(error instanceof Error) || code === void 0 || syscall === void 0) return void 0;
	if (!MACHINE.has(code)) return void 0;
	const what = dest ?? path ?? "";
	const doing = syscall.startsWith("spawn") ? "started" : READING.has(syscall) ? "read" : "written";
	const subject = what === "" ? `A file cannot be ${doing}` : `${what} cannot be ${doing}`;
	return new ExpectedError(`${subject}: ${reasonOf(error)}.`, {
		fix: "Mend that, such as by freeing space where TMPDIR (RUNNER_TEMP in a workflow) is, then run again.",
		cause: error
	});
}
const MACHINE = /* @__PURE__ */ new Set([...[
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EFBIG",
	"EIO",
	"EMFILE",
	"ENFILE"
], ...[
	"ENOMEM",
	"EAGAIN",
	"EACCES",
	"EPERM",
	"ETXTBSY"
]]);
/** Of those, what another folder would be no cure for: no room, not a folder that this user may not write to. */
function shortage(error) {
	return SHORT_OF.has(error.code ?? "") ? machineFailure(error) : void 0;
}
const SHORT_OF = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EIO",
	"EMFILE",
	"ENFILE"
]);
const READING = /* @__PURE__ */ new Set([
	"read",
	"scandir",
	"stat",
	"lstat",
	"access",
	"readlink",
	"realpath"
]);

export { shortage as a, replaceFile as i, readIfThere as n, makeFolder as o, reasonOf as r, machineFailure as t };