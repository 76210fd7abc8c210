import { St as duration, bt as pLimit, xr as ExpectedError } from "./start.js";
import { n as compare } from "./source.js";
import { stat } from "node:fs/promises";

// src/collect/newest.ts
/** Those of `paths` that are regular files (symbolic links followed); what vanished meanwhile is left out. */
async function datedFiles(paths, signal) {
	const limit = pLimit(64);
	return (await Promise.all(paths.map((path) => limit(async () => {
		signal.throwIfAborted();
		const stats = await stat(path).catch(() => void 0);
		return stats?.isFile() ? [{
			path,
			modified: stats.mtimeMs
		}] : [];
	})))).flat();
}
/**
* The files that `max-age` and `limit` leave, the newest chosen first (of equally new ones, by path), in the order
* of their paths; with a note on those left out.
* @throws ExpectedError when there were files and all of them are too old.
*/
function newest(files, { maxAge, limit }, now) {
	const young = maxAge === void 0 ? files : files.filter((f) => now.getTime() - f.modified <= maxAge);
	const youngest = files.reduce((latest, file) => Math.max(latest, file.modified), 0);
	if (young.length === 0 && files.length > 0) throw allTooOld("file", files.length, maxAge ?? 0, now.getTime() - youngest);
	return {
		paths: [...young].sort((a, b) => b.modified - a.modified || compare(a.path, b.path)).slice(0, limit).map((file) => file.path).sort(compare),
		findings: leftOut("files", files.length, young.length, {
			maxAge,
			limit
		})
	};
}
/** The notes on those of `all` that are past `max-age`, and on those of the `young` rest that are beyond `limit`. */
function leftOut(noun, all, young, { maxAge = 0, limit = young }) {
	const notes = [];
	if (young < all) notes.push(`${all - young} of ${all} ${noun} are older than max-age ${duration(maxAge)} and were left out.`);
	if (limit < young) notes.push(`By \`limit\`, only the newest ${limit} of ${young} ${noun} ${limit === 1 ? "was" : "were"} taken.`);
	return notes.map((message) => ({
		severity: "note",
		message
	}));
}
/** @param age of the newest, milliseconds. */
function allTooOld(noun, found, maxAge, age) {
	const which = found === 1 ? `The only ${noun} is` : `All ${found} ${noun}s are`;
	return new ExpectedError(`${which} older than max-age ${duration(maxAge)}; the newest was written ${duration(age)} ago.`, { fix: "Collect a fresh profile, or raise `max-age`." });
}
/** The note on files that several archives held beyond `limit`. */
function cutByLimit(noun, files, limit) {
	if (limit === void 0 || files <= limit) return [];
	return [{
		severity: "note",
		message: `The ${noun} hold ${files} files; by \`limit\`, ${limit} of them ${limit === 1 ? "was" : "were"} taken.`
	}];
}

export { newest as a, leftOut as i, cutByLimit as n, datedFiles as r, allTooOld as t };