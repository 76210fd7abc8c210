import { Er as ExpectedError, I as collectGarbage } from "./start.js";
import { r as readRenamed } from "./weighed.js";
import { t as isoDate } from "./provenance.js";
import { n as judge } from "./validate.js";
import { createHash } from "node:crypto";

// src/commands/profile-file.ts
/** A profile file that a user named: what is wrong with it is said under its name. */
/**
* Decodes it.
* @param renames what its functions are called today.
* @throws ExpectedError when it is damaged or no profile at all.
*/
function readOrExplain(file, name, renames = []) {
	return under(name, readRenamed(file, renames));
}
/** Judges it as a collected one is. @throws ExpectedError when the compiler could not use it. */
async function judgeOrExplain(file, name) {
	collectGarbage();
	return (await under(name, judge(file, void 0))).doubts;
}
async function under(name, task) {
	try {
		return await task;
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(`${name}: ${error.message}`, {
			...error.fix && { fix: error.fix },
			cause: error
		});
	}
}
/** What the report says of it. */
function factsOfFile(file, path, weighed) {
	const { head, edges, samples, cpuNanos, weighted } = weighed;
	return {
		path,
		bytes: file.length,
		sha256: createHash("sha256").update(file).digest("hex"),
		samples,
		...weighted && { effectiveSamples: weighted.effective },
		cpuSeconds: Number(cpuNanos) / 1e9,
		edges: edges.edges.length,
		...head.timeNanos > 0n && { from: isoDate(head.timeNanos) }
	};
}

export { judgeOrExplain as n, readOrExplain as r, factsOfFile as t };