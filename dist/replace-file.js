import { n as ExpectedError } from "./errors.js";
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

// src/replace-file.ts
/**
* Replaces a file as a whole or not at all: the new content is on the disk before the name points to it. A
* symbolic link stays one; what it points to is replaced.
* @throws ExpectedError when it cannot be written; the old file is then as it was.
*/
async function replaceFile(path, content) {
	const target = await realpath(path).catch(() => path);
	const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
	try {
		await mkdir(dirname(target), { recursive: true });
		const mode = await stat(target).then((found) => found.mode, () => void 0);
		const file = await open(temporary, "wx");
		try {
			if (mode !== void 0) await file.chmod(mode & 4095);
			await file.writeFile(content);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => {});
		throw new ExpectedError(`${path} cannot be written: ${reasonOf(error)}.`, {
			fix: "Make its folder writable and free some space; the file that was there is untouched.",
			cause: error
		});
	}
}
/** The file's content; undefined when there is none. @throws ExpectedError when it is there but cannot be read. */
async function readIfThere(path) {
	try {
		return await readFile(path);
	} catch (error) {
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
	ENOTDIR: "a part of its path is a file",
	EEXIST: "a part of its path is a file",
	ENOSPC: "the disk is full",
	EDQUOT: "the quota of this user is used up",
	EROFS: "the file system is read-only",
	ENAMETOOLONG: "the name is too long",
	ELOOP: "it is a symbolic link that leads to itself"
};
/** What the operating system said, in words where it has said something common. */
function reasonOf(error) {
	const code = error.code;
	return REASONS[code ?? ""] ?? code ?? String(error);
}

export { reasonOf as n, replaceFile as r, readIfThere as t };