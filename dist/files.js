import { i as isWithinNoise, r as driftBetween } from "./declared-functions.js";
import { n as ExpectedError, r as UsageError } from "./errors.js";
import { r as share } from "./format.js";
import { d as pprofCommand, m as judge, o as judgeAll, r as factsOf, s as mergeProfiles } from "./program.js";
import { t as addFindings } from "./job.js";
import { r as replaceFile, t as readIfThere } from "./replace-file.js";
import { n as factsOfFile, r as readOrExplain } from "./check2.js";
import { resolve } from "node:path";

// src/commands/files.ts
/** The commands that work on profile files alone. */
/** `merge FILE... --output FILE`: all of them or nothing. @throws ExpectedError when any file may not enter. */
async function merge(job, output) {
	const { host, config } = job;
	const pprof = pprofCommand({
		cwd: host.cwd,
		env: host.env,
		signal: host.signal
	});
	pprof.catch(() => {});
	const candidates = job.operands.map((name) => ({
		name,
		source: name,
		path: resolve(host.cwd, name)
	}));
	const { accepted, rejected, findings } = await judgeAll(candidates, void 0, host.signal);
	addFindings(job, findings);
	if (rejected > 0) throw new ExpectedError(`${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`, { fix: "Leave those out, or mend them as said above." });
	const merged = await mergeProfiles(accepted, {
		pprof: await pprof,
		compact: config.compact,
		scratch: job.scratch,
		env: host.env,
		signal: host.signal
	});
	const path = resolve(host.cwd, output);
	await replaceFile(path, merged.bytes);
	job.report.profile = factsOf(merged, path);
}
/** `inspect FILE`: what it holds, and whether it may enter a merge. @throws ExpectedError when it may not. */
async function inspect(job) {
	const [name = ""] = job.operands;
	const { path, file } = await readOperand(job, name);
	job.report.profile = factsOfFile(file, path, await readOrExplain(file, name));
	try {
		const { doubts } = await judge(file, void 0);
		addFindings(job, doubts.map((doubt) => ({
			...doubt,
			file: name
		})));
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		throw new ExpectedError(`${name}: ${error.message}`, {
			...error.fix && { fix: error.fix },
			cause: error
		});
	}
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
	const same = isWithinNoise(drift, job.config.minDrift);
	const found = `${share(drift.overlap)} of the call-edge weight is the same, sampling noise alone would leave ${share(drift.noiseOverlap)}`;
	job.report.decision = {
		kind: same ? "keep" : "update",
		reason: `${same ? "They show the same workload" : "They show different workloads"}: ${found}.`,
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

export { diff, inspect, merge };