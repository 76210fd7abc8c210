import { a as weigh, c as fileJudge, i as askGoAhead, n as exclusionsFor, o as ofWantedBuild, r as reportExclusions, s as judgeAll, t as factsOf } from "./merged-facts.js";
import { C as inWords, Cr as UsageError, Sr as ExpectedError, bn as addFindings, hr as replaceFile, pr as readIfThere, w as isWithinNoise, x as driftBetween, yr as _usingCtx } from "./start.js";
import { r as goVersion, s as pprofCommand } from "./go.js";
import { r as mergeProfiles } from "./merge.js";
import { o as areOfDifferentPrograms, s as originInWords } from "./validate.js";
import { n as potentialOfReduced } from "./potential.js";
import { n as judgeOrExplain, r as readOrExplain, t as factsOfFile } from "./profile-file.js";
import { join, resolve } from "node:path";

// src/commands/files.ts
/** The commands that work on profile files alone. */
/** `merge FILE... --output FILE`: all of them or nothing. @throws ExpectedError when any file may not enter. */
async function merge(job, output) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host, config } = job;
		const context = {
			cwd: host.cwd,
			env: host.env,
			signal: host.signal
		};
		const version = _usingCtx$1.a(askGoAhead(context, goVersion));
		const pprof = _usingCtx$1.a(askGoAhead(context, pprofCommand));
		const { inputs, parts } = await judgeOperands(job);
		const usedGo = await version.answer;
		const merged = await mergeProfiles(inputs, {
			pprof: await pprof.answer,
			compact: config.compact === "none" ? "none" : "edges",
			scratch: job.scratch,
			env: host.env,
			signal: host.signal,
			parts,
			renames: config.renames,
			exclusions: exclusionsFor(job, usedGo)
		});
		reportExclusions(job, usedGo, merged.edges);
		if (merged.edges.totalWeight === 0) addFindings(job, [{
			severity: "warning",
			message: "The merge has no call edge, so the compiler makes nothing of it.",
			fix: "Merge CPU profiles with whole stacks, taken under load."
		}]);
		const path = resolve(host.cwd, output);
		await replaceFile(path, merged.bytes);
		job.report.profile = factsOf(merged, path);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** What is known of each file for a moment does not stay beside the merge. @throws ExpectedError when any may not enter. */
async function judgeOperands(job) {
	const { host, config, operands } = job;
	const judge = fileJudge({
		own: void 0,
		signal: host.signal,
		renames: config.renames,
		...config.compact !== "none" && { reduceInto: join(job.scratch, "reduced") }
	});
	const candidates = operands.map((name, entry) => ({
		name,
		source: name,
		path: resolve(host.cwd, name),
		entry
	}));
	const { accepted, rejected, findings } = ofWantedBuild(await judgeAll(candidates, void 0, host.signal, judge), config.buildId, host.now());
	addFindings(job, [...findings.map(({ finding }) => finding), ...aboutPrograms(accepted)]);
	if (rejected > 0) throw new ExpectedError(`${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`, { fix: "Leave those out, or mend them as each finding says." });
	const { inputs, findings: aboutWeights } = weigh(accepted, config.weighting);
	addFindings(job, aboutWeights);
	return {
		inputs,
		parts: judge.parts()
	};
}
/** There is no source tree here to judge by; what can be told is whether they are all of one program. */
function aboutPrograms(inputs) {
	const ordered = [...inputs].sort((a, b) => b.profile.samples - a.profile.samples);
	const origin = ordered[0]?.profile.origin;
	if (origin === void 0) return [];
	return ordered.flatMap(({ source, name, profile }) => profile.origin !== void 0 && areOfDifferentPrograms(origin, profile.origin) ? [{
		severity: "warning",
		source,
		file: name,
		message: `It seems to be of another program than the largest: it has ${originInWords(profile.origin)}, that one ${originInWords(origin)}.`,
		fix: "Merge the profiles of one program at a time; each has its own profile."
	}] : []);
}
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

export { diff, inspect, merge };