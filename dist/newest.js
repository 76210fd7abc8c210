import { It as pLimit, Rt as duration, Xt as ExpectedError } from "./start.js";
import { n as compare } from "./source.js";
import { stat } from "node:fs/promises";

// src/collect/newest.ts
/** Those of `paths` that are regular files (symbolic links followed); what vanished meanwhile is left out. */
async function datedFiles(paths, signal) {
	const limit = pLimit(64);
	const dated = paths.map((path) => limit(async () => {
		signal.throwIfAborted();
		const stats = await stat(path).catch(() => void 0);
		return stats?.isFile() ? [{
			name: path,
			modified: stats.mtimeMs
		}] : [];
	}));
	return (await Promise.all(dated)).flat();
}
/**
* What `max-age` and `limit` leave, newest first (of equally new ones, by name), with a note on what is left out.
* @param noun `file` or `object`.
* @throws ExpectedError when something was found and all of it is too old.
*/
function newest(noun, found, { maxAge = Number.POSITIVE_INFINITY, limit }, now) {
	const all = found.length;
	const sorted = [...found].sort((a, b) => b.modified - a.modified || compare(a.name, b.name));
	const young = sorted.filter(({ modified }) => now.getTime() - modified <= maxAge);
	const [first] = sorted;
	if (young.length === 0 && first !== void 0) {
		const which = all === 1 ? `The only ${noun} is` : `All ${all} ${noun}s are`;
		const age = duration(now.getTime() - first.modified);
		const message = `${which} older than max-age ${duration(maxAge)}; the newest was written ${age} ago.`;
		throw new ExpectedError(message, { fix: "Collect a fresh profile, or raise `max-age`." });
	}
	const chosen = young.slice(0, limit);
	const [old, many] = [all - young.length, young.length];
	const were = chosen.length === 1 ? "was" : "were";
	return {
		chosen,
		findings: [old > 0 && `${old} of ${all} ${noun}s are older than max-age ${duration(maxAge)} and were left out.`, chosen.length < many && `By \`limit\`, only the newest ${chosen.length} of ${many} ${noun}s ${were} taken.`].filter((note) => note !== false).map((message) => ({
			severity: "note",
			message
		}))
	};
}

export { newest as n, datedFiles as t };