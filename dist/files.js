import { C as inWords, Dr as UsageError, Er as ExpectedError, _r as readIfThere, bn as addFindings, w as isWithinNoise, x as driftBetween } from "./start.js";
import { n as potentialOfReduced } from "./potential.js";
import { n as judgeOrExplain, r as readOrExplain, t as factsOfFile } from "./profile-file.js";
import { resolve } from "node:path";

// src/commands/files.ts
/** The commands that work on profile files alone. */
/** `inspect FILE`: what it holds, and whether it may enter a merge. @throws ExpectedError when it may not. */
async function inspect(job) {
	const [name = ""] = job.operands;
	const { path, file } = await readOperand(job, name);
	const read = await readOrExplain(file, name);
	job.report.profile = factsOfFile(file, path, read);
	const potential = potentialOfReduced(read, "this profile");
	if (potential !== void 0) job.report.potential = potential;
	const doubts = await judgeOrExplain(file, name);
	addFindings(job, doubts.map((doubt) => ({
		...doubt,
		file: name
	})));
}
/** `diff OLD NEW`: how far they are apart in what the compiler sees. */
async function diff(job) {
	const [oldName = "", newName = ""] = job.operands;
	const before = await readOrExplain((await readOperand(job, oldName)).file, oldName);
	const { path, file } = await readOperand(job, newName);
	const after = await readOrExplain(file, newName);
	for (const [name, { edges }] of [[oldName, before], [newName, after]]) if (edges.totalWeight === 0) throw new ExpectedError(`${name}: It has no call edge, so there is nothing to compare.`, { fix: "Compare CPU profiles that hold samples." });
	job.report.profile = factsOfFile(file, path, after);
	const drift = driftBetween(before, after);
	const kind = isWithinNoise(drift, job.config.minDrift) ? "keep" : "update";
	job.report.decision = {
		kind,
		reason: `${kind === "keep" ? "They show the same workload" : "They show different workloads"}: ${inWords(drift, kind)}.`,
		...drift
	};
}
async function readOperand(job, name) {
	const path = resolve(job.host.cwd, name);
	const file = await readIfThere(path);
	if (file === void 0) throw new UsageError(`There is no file \`${name}\`.`, { fix: "Name an existing profile." });
	return {
		path,
		file
	};
}

export { diff, inspect };