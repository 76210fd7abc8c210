import { a as weigh, c as mergeProfiles, f as ofWantedBuild, i as reportExclusions, m as fileJudge, n as preparePprof, p as judgeAll, r as exclusionsFor, t as factsOf } from "./merged-facts.js";
import { C as inWords, _r as _usingCtx, br as ExpectedError, dr as readIfThere, pr as replaceFile, vn as addFindings, w as isWithinNoise, x as driftBetween, xr as UsageError } from "./start.js";
import { r as goVersion } from "./go.js";
import { c as areOfDifferentPrograms, l as originInWords } from "./weighed.js";
import { t as potentialOf } from "./potential.js";
import { n as judgeOrExplain, r as readOrExplain, t as factsOfFile } from "./profile-file.js";
import { join, resolve } from "node:path";

// src/commands/files.ts
/** The commands that work on profile files alone. */
/** `merge FILE... --output FILE`: all of them or nothing. @throws ExpectedError when any file may not enter. */
async function merge(job, output) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host, config } = job;
		const pprof = _usingCtx$1.a(preparePprof({
			cwd: host.cwd,
			env: host.env,
			signal: host.signal
		}));
		const candidates = job.operands.map((name, entry) => ({
			name,
			source: name,
			path: resolve(host.cwd, name),
			entry
		}));
		const judge = fileJudge({
			own: void 0,
			signal: host.signal,
			renames: config.renames,
			...config.compact !== "none" && { reduceInto: join(job.scratch, "reduced") }
		});
		const { accepted, rejected, findings } = ofWantedBuild(await judgeAll(candidates, void 0, host.signal, judge), config.buildId, host.now());
		addFindings(job, [...findings.map(({ finding }) => finding), ...aboutPrograms(accepted)]);
		if (rejected > 0) throw new ExpectedError(`${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`, { fix: "Leave those out, or mend them as each finding says." });
		const weighing = weigh(accepted, config.weighting);
		addFindings(job, weighing.findings);
		const version = await goVersion({
			cwd: host.cwd,
			env: host.env,
			signal: host.signal
		});
		const merged = await mergeProfiles(weighing.inputs, {
			pprof: await pprof.path,
			compact: config.compact === "none" ? "none" : "edges",
			scratch: job.scratch,
			env: host.env,
			signal: host.signal,
			parts: judge.parts(),
			renames: config.renames,
			exclusions: exclusionsFor(job, version)
		});
		reportExclusions(job, version, merged.edges);
		const path = resolve(host.cwd, output);
		await replaceFile(path, merged.bytes);
		job.report.profile = factsOf(merged, path);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
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
	const potential = potentialOf(read.profile, "this profile");
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