import { n as ExpectedError } from "./errors.js";
import { i as isBelow } from "./files.js";
import { n as globOf, r as isGlob, t as expandBraces } from "./glob.js";
import { g as printableName } from "./start.js";
import { i as isAbsent, n as cannotBeRead, o as newestFiles } from "./downloads.js";
import { readdir, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

// src/collect/file.ts
/**
* Collects profiles from the file system. A source may name a file, a folder or a glob. If the source names a folder, all files directly in
* the folder are collected, except hidden files. An existing path is never read as a glob, so brackets and stars in its name need no
* escapes.
* @throws ExpectedError if no file matches the source, or if all matching files are too old.
*/
const collectFiles = async (source, context) => {
	context.signal.throwIfAborted();
	const { pattern } = source;
	const { cwd } = context;
	const nameOf = (path) => shownPath(path, cwd);
	const { paths, unread } = await candidates(pattern, context, nameOf);
	const collection = await newestFiles(paths, source, context, nameOf);
	if (collection !== void 0) return {
		...collection,
		findings: [...collection.findings, ...unread]
	};
	const [first] = unread;
	if (first !== void 0) throw new ExpectedError(first.message, { fix: first.fix });
	throw new ExpectedError(`No file ${printableName(pattern)} was found in ${printableName(cwd)}.`, { fix: "Check the path, which starts from `working-directory`. Also check that the step that writes the profile runs before this step." });
};
async function candidates(pattern, context, nameOf) {
	const { cwd, wants } = context;
	const literal = resolve(cwd, pattern);
	const unread = [];
	const failed = (path, error) => {
		if (!isAbsent(error)) unread.push({
			...cannotBeRead(nameOf(path), error),
			severity: "warning"
		});
	};
	const stats = await stat(literal).catch(() => void 0);
	if (stats?.isDirectory()) return {
		paths: (await readdir(literal).catch((error) => failed(literal, error)) ?? []).filter((name) => !name.startsWith(".")).map((name) => join(literal, name)).filter((path) => wants?.(path) ?? true),
		unread
	};
	if (stats !== void 0 || !isGlob(pattern)) return {
		paths: [literal],
		unread
	};
	const paths = /* @__PURE__ */ new Set();
	for (const { folder, glob } of expandBraces(pattern).map((plain) => folderAndGlob(plain, cwd))) for await (const path of filesThatMatch(folder, glob, context.signal, failed)) paths.add(path);
	return {
		paths: [...paths],
		unread
	};
}
/** Splits a glob without braces into the folder before the first wildcard, and a glob for the names below that folder. */
function folderAndGlob(pattern, cwd) {
	const segments = pattern.split("/");
	const first = segments.findIndex(isGlob);
	const plain = first === -1 ? segments.length - 1 : first;
	const beginning = segments.slice(0, plain).map((segment) => segment.replace(/\\(.)/g, "$1"));
	return {
		folder: resolve(cwd, plain === 0 ? "." : `${beginning.join("/")}/`),
		glob: globOf(segments.slice(plain).join("/"))
	};
}
/**
* Finds the files below `folder` that `glob` matches. Links to folders are not followed, because such a link may lead to a parent folder
* and make the search endless.
*/
async function* filesThatMatch(folder, glob, signal, failed) {
	const folders = [""];
	for (let below = folders.pop(); below !== void 0; below = folders.pop()) {
		signal.throwIfAborted();
		const here = join(folder, below);
		const entries = await readdir(here, { withFileTypes: true }).catch((error) => failed(here, error));
		for (const entry of entries ?? []) {
			const name = below === "" ? entry.name : `${below}/${entry.name}`;
			if (entry.isDirectory()) {
				if (glob.mayMatchBelow(name)) folders.push(name);
			} else if (glob.matches(name)) yield join(folder, name);
		}
	}
}
/**
* Returns a path for messages. If the path is below the working directory, it becomes relative. The separator of the path is `/` on every
* system.
*/
function shownPath(path, cwd) {
	const name = isBelow(cwd, path) ? relative(cwd, path) : path;
	return printableName(name.replaceAll(sep, "/"));
}

export { collectFiles };