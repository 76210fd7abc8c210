import { n as ExpectedError } from "./errors.js";
import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, realpath, rename, rm } from "node:fs/promises";
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
		const file = await open(temporary, "wx");
		try {
			await file.writeFile(content);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		const reason = error.code ?? String(error);
		throw new ExpectedError(`${path} cannot be written: ${reason}.`, {
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
		throw new ExpectedError(`${path} cannot be read: ${code}.`, {
			fix: "Make it a readable file.",
			cause: error
		});
	}
}

export { replaceFile as n, readIfThere as t };