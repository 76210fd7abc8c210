import { Er as ExpectedError, lr as duration } from "./start.js";
import { stat } from "node:fs/promises";

// src/sources/newest.ts
/** Those of `paths` that are regular files (symbolic links followed); what vanished meanwhile is left out. */
async function datedFiles(paths, signal) {
	const dated = await Promise.all(paths.map(async (path) => {
		const stats = await stat(path).catch(() => void 0);
		return stats?.isFile() ? [{
			path,
			modified: stats.mtimeMs
		}] : [];
	}));
	signal.throwIfAborted();
	return dated.flat();
}
/**
* The files that `max-age` and `limit` leave, the newest chosen first (of equally new ones, by path), in the order
* of their paths; with a note on those left out.
* @throws ExpectedError when there were files and all of them are too old.
*/
function newest(files, { maxAge, limit }, now) {
	const young = maxAge === void 0 ? files : files.filter((f) => now.getTime() - f.modified <= maxAge);
	const tooOld = files.length - young.length;
	if (tooOld > 0 && young.length === 0) throw allTooOld(files, maxAge ?? 0, now);
	const findings = [...leftOutByAge("files", tooOld, files.length, maxAge ?? 0), ...leftOutByLimit("files", young.length, limit)];
	return {
		paths: [...young].sort((a, b) => b.modified - a.modified || compare(a.path, b.path)).slice(0, limit).map((file) => file.path).sort(compare),
		findings
	};
}
/** The note on those of `all` that are past `maxAge` (ms); none where there are none. */
function leftOutByAge(noun, tooOld, all, maxAge) {
	if (tooOld === 0) return [];
	return [{
		severity: "note",
		message: `${tooOld} of ${all} ${noun} are older than max-age ${duration(maxAge)} and were left out.`
	}];
}
/** The note on those of `young`, which are all that `max-age` left, beyond `limit`; none where there are none. */
function leftOutByLimit(noun, young, limit) {
	if (limit === void 0 || young <= limit) return [];
	return [{
		severity: "note",
		message: `By \`limit\`, only the newest ${limit} of ${young} ${noun} ${limit === 1 ? "was" : "were"} taken.`
	}];
}
/** Order by code units: the same on every machine, whatever its language. */
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function allTooOld(files, maxAge, now) {
	const youngest = files.reduce((latest, file) => Math.max(latest, file.modified), 0);
	const which = files.length === 1 ? "The only file is" : `All ${files.length} files are`;
	return new ExpectedError(`${which} older than max-age ${duration(maxAge)}; the newest was written ${duration(now.getTime() - youngest)} ago.`, { fix: "Collect a fresh profile, or raise `max-age`." });
}

export { newest as a, leftOutByLimit as i, datedFiles as n, leftOutByAge as r, compare as t };