import { Dr as UsageError, Er as ExpectedError, Ft as applyGates, Sr as _usingCtx, bn as addFindings, yr as replaceFile } from "./start.js";
import { r as declaredFunctions } from "./renames-in-git.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { t as gather } from "./gather.js";
import { t as factsOf } from "./merged-facts.js";
import { t as findProgram } from "./program.js";
import { t as buildSide } from "./sides.js";
import { basename, join } from "node:path";

// src/commands/production.ts
/**
* Compares production before and after a release, where that is configured and wanted. What cannot be had is a warning.
* @throws ExpectedError when production is all that was asked for, and it cannot be had.
*/
async function addProduction(job) {
	const { config, host, secrets } = job;
	const alone = isProductionAlone(job);
	if (!config.measure.has("production")) return;
	if (config.production === void 0) {
		if (!alone) return;
		throw new UsageError("`measure` is `production`, and `production` is not given.", { fix: "Add to the config file `production:` with `prometheus`, `cpu` and `released`." });
	}
	host.progress("Asking Prometheus for production before and after the release …");
	const { compareProduction } = await import("./compare-production.js");
	try {
		const { report, findings } = await compareProduction(config.production, {
			cwd: config.workingDirectory,
			env: host.env,
			signal: host.signal,
			now: () => host.now(),
			progress: (line) => host.progress(line),
			mask: (secret) => {
				secrets.add(secret);
				host.mask(secret);
			}
		});
		job.report.production = report;
		addFindings(job, findings);
	} catch (error) {
		if (host.signal.aborted || alone || !(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		addFindings(job, [{
			severity: "warning",
			source: "production",
			message,
			...fix !== void 0 && { fix }
		}]);
	}
}
/** Whether nothing is to be built or measured beside. */
function isProductionAlone({ config: { measure } }) {
	return measure.size === 1 && measure.has("production");
}

// src/commands/compare.ts
/** Builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
async function compare(job) {
	try {
		var _usingCtx$1 = _usingCtx();
		const archive = _usingCtx$1.u(await archiveOf(job));
		if (!isProductionAlone(job)) await compareSides(job, archive);
		await addProduction(job);
		await addHistory(job);
		applyGates(job);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function compareSides(job, archive) {
	const { config } = job;
	const program = await findProgram(job);
	let mergedPath;
	if (config.baseline.kind === "merged" || config.candidate.kind === "merged") {
		const declared = await declaredFunctions(program.go, program.main, config.buildFlags);
		const merged = await gather(job, program.go, declared);
		mergedPath = join(job.outputDirectory, basename(program.profilePath));
		await replaceFile(mergedPath, merged.bytes);
		job.report.profile = await keepIn(archive, job, merged, factsOf(merged, mergedPath));
	}
	const baseline = await buildSide(config.baseline, job, program, mergedPath);
	const candidate = await buildSide(config.candidate, job, program, mergedPath);
	requireDifferent(job);
	await build(job, program, baseline, candidate);
	await measure(job, program, baseline, candidate);
	await addEvidence(job, program, baseline, candidate);
}
function requireDifferent({ config: { baseline, candidate } }) {
	if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
	throw new UsageError(`baseline and candidate are both \`${baseline.kind === "path" ? baseline.path : baseline.kind}\`.`, { fix: "Name two different sides, such as `off` and `committed`." });
}

export { compare };