import { r as declaredFunctions, t as findProgram } from "./program.js";
import { n as ExpectedError, r as UsageError } from "./errors.js";
import { r as replaceFile, t as readIfThere } from "./replace-file.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { i as addEvidence, n as measure, r as addHistory, t as build } from "./measure.js";
import { n as applyGates } from "./evidence.js";
import { n as gather, t as factsOf } from "./gather.js";
import { t as addFindings } from "./job.js";
import { n as judgeOrExplain, r as readOrExplain } from "./profile-file.js";
import { t as _usingCtx } from "./usingCtx.js";
import { open } from "node:fs/promises";
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

// src/commands/sides.ts
/**
* What a side of the configuration means for the build.
* @param merged path of the profile that this run merged, if it did.
* @throws ExpectedError when the profile or binary is not there, or the profile cannot be used.
*/
async function buildSide(side, job, program, merged) {
	switch (side.kind) {
		case "off": return { kind: "off" };
		case "merged":
			if (merged === void 0) throw new UsageError("`merged` is the profile that a run collects; this command collects none.", { fix: "Use `committed`, `off` or the path of a profile." });
			return {
				kind: "profile",
				path: merged,
				display: "the merged profile"
			};
		case "committed":
			await requireProfile(program.profilePath, "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.");
			return {
				kind: "profile",
				path: program.profilePath,
				display: basename(program.profilePath)
			};
		case "path":
			if (await isExecutable(side.path)) return {
				kind: "binary",
				path: side.path,
				display: basename(side.path)
			};
			await requireProfile(side.path, `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; in ${job.config.workingDirectory} there is none of that name.`);
			return {
				kind: "profile",
				path: side.path,
				display: basename(side.path)
			};
	}
}
async function requireProfile(path, fix) {
	const file = await readIfThere(path);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
	await judgeOrExplain(file, path);
	const { edges } = await readOrExplain(file, path);
	if (edges.totalWeight === 0) throw new ExpectedError(`${path} has no call edge: \`go build\` accepts it and does nothing with it.`, { fix: "Refresh it." });
}
const MAGIC = [
	"7f454c46",
	"4d5a",
	"cffaedfe",
	"feedfacf",
	"cafebabe"
];
async function isExecutable(path) {
	try {
		try {
			var _usingCtx$2 = _usingCtx();
			const { buffer } = await _usingCtx$2.a(await open(path)).read(Buffer.alloc(4), 0, 4, 0);
			return MAGIC.some((magic) => buffer.toString("hex").startsWith(magic));
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	} catch {
		return false;
	}
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
/** `build`: both binaries, verified, nothing measured. */
async function buildOnly(job) {
	const program = await findProgram(job);
	const baseline = await buildSide(job.config.baseline, job, program);
	const candidate = await buildSide(job.config.candidate, job, program);
	await build(job, program, baseline, candidate);
}
function requireDifferent({ config: { baseline, candidate } }) {
	if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
	throw new UsageError(`baseline and candidate are both \`${baseline.kind === "path" ? baseline.path : baseline.kind}\`.`, { fix: "Name two different sides, such as `off` and `committed`." });
}

export { buildOnly, compare };