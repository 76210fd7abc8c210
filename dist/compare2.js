import { a as pastRuns, c as readGiven, i as nonDefaultSettings, n as compareBuilt, o as sayIfNothingToMeasure, r as gateResults, t as buildBoth } from "./measure.js";
import { a as keepMerged, c as openArchiveOf, n as collectProfiles, s as mergeCollected, t as archiveMerged, y as buildContext } from "./gather.js";
import { Ci as UsageError, Or as goToolchain, Un as readIfThere, Zn as _usingCtx, _ as orElse, f as collectingOf, ji as warning, jr as listPackages, p as contextOf, xi as ExpectedError } from "./start.js";
import { l as readOrExplain, s as judgeOrExplain } from "./files.js";
import { i as introduce, r as findProgram } from "./program.js";
import { open } from "node:fs/promises";
import { basename, join } from "node:path";

// src/commands/compare.ts
/** `compare`: builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
async function compare(run, report) {
	const archive = await openArchiveOf(run);
	if (!isProductionAlone(run.config)) {
		const program = await testedProgram(run) ?? await findProgram(run);
		const { baseline, candidate } = run.config;
		const given = await Promise.all([baseline, candidate].map(isExecutable));
		introduce(run, report, program, "", given.filter((isGiven) => !isGiven).length);
		let mergedPath;
		let collected;
		if (baseline.kind === "merged" || candidate.kind === "merged") {
			const given = await collectProfiles(run, program);
			report.add({
				sources: given.sources,
				findings: given.findings
			});
			const { merged, potential, stacks, findings } = await mergeCollected(run, program, given);
			const profile = await keepMerged(run, merged, program.profilePath);
			mergedPath = profile.path;
			report.add({
				findings,
				potential,
				profile
			});
			report.add({ profile: await archiveMerged(archive, run, merged, profile) });
			collected = stacks;
		}
		const sides = await buildSides(run, program, mergedPath);
		requireDifferent(run.config);
		report.add({ settings: nonDefaultSettings(run.config) });
		await sayIfNothingToMeasure(run, program, sides);
		const build = await buildBoth(run, program, sides);
		report.add({ build });
		await compareBuilt(run, report, {
			program,
			sides,
			build,
			collected
		});
	}
	report.add(await compareInProduction(run));
	report.add(await pastRuns(run, report.value));
	report.add(gateResults(report.value, run.config));
}
/** The package of two given test binaries, in place of a program: their module need not have one. */
async function testedProgram(run) {
	const { config, host, scratch } = run;
	const { baseline, candidate } = config;
	if (candidate.kind !== "path") return void 0;
	if (!await isExecutable(baseline) || !await isExecutable(candidate)) return void 0;
	const go = await goToolchain(contextOf(run));
	const { importPath, isTest } = await readGiven(candidate.path, buildContext(go, scratch, host.signal));
	if (!isTest) return void 0;
	const [listed] = await listPackages(go, [importPath], config.buildFlags);
	const directory = listed?.directory || config.workingDirectory;
	return {
		go,
		main: {
			importPath,
			directory,
			modulePath: go.modulePath,
			name: basename(importPath)
		},
		profilePath: config.profile ?? join(directory, "default.pgo")
	};
}
/** What the configured sides mean for the build. @param merged path of the profile that this run merged, if it did. */
async function buildSides(run, program, merged) {
	const { baseline, candidate } = run.config;
	return {
		baseline: await buildSide(baseline, run, program, merged),
		candidate: await buildSide(candidate, run, program, merged)
	};
}
async function buildSide(side, run, program, merged) {
	switch (side.kind) {
		case "off": return { kind: "off" };
		case "merged":
			if (merged !== void 0) return {
				kind: "profile",
				path: merged,
				display: "the merged profile"
			};
			throw new UsageError("`merged` is the profile that a run collects; this command collects none.", { fix: "Use `committed`, `off` or the path of a profile." });
		case "committed": return usableProfile(program.profilePath, "Make one with `npx go-pgo@1 refresh` or `npx go-pgo@1 collect`, or name it with `profile`.");
		case "path": {
			const { path } = side;
			if (await isExecutable(side)) return {
				kind: "binary",
				path,
				display: basename(path)
			};
			return usableProfile(path, `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; ${run.config.workingDirectory} has no file of that name.`);
		}
	}
}
async function usableProfile(path, fix) {
	const file = await readIfThere(path);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
	await judgeOrExplain(file, path);
	const { edges } = await readOrExplain(file, path);
	if (edges.totalWeight > 0) return {
		kind: "profile",
		path,
		display: basename(path)
	};
	const message = `${path} has no call edge: \`go build\` accepts it and does nothing with it.`;
	throw new ExpectedError(message, { fix: "Refresh it." });
}
const MAGIC = [
	"7f454c46",
	"4d5a",
	"cffaedfe",
	"feedfacf",
	"cafebabe"
];
async function isExecutable(side) {
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const { buffer } = await _usingCtx$1.a(await open(side.kind === "path" ? side.path : "")).read(Buffer.alloc(4), 0, 4, 0);
			return MAGIC.some((magic) => buffer.toString("hex").startsWith(magic));
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch {
		return false;
	}
}
function requireDifferent({ baseline, candidate }) {
	if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
	const message = `baseline and candidate are both \`${baseline.kind === "path" ? baseline.path : baseline.kind}\`.`;
	throw new UsageError(message, { fix: "Name two different sides, such as `off` and `committed`." });
}
/** Whether only production is measured. */
function isProductionAlone({ measure }) {
	return measure.size === 1 && measure.has("production");
}
/** Production before and after a release. What cannot be found out is a warning, or an error where nothing else is measured. */
async function compareInProduction(run) {
	const { config, host } = run;
	const isAlone = isProductionAlone(config);
	if (config.production === void 0 && isAlone) throw new UsageError("`measure` is `production`, and `production` is not given.", { fix: "Add to the config file `production:` with `prometheus`, `cpu` and `released`." });
	if (!config.measure.has("production") || config.production === void 0) return { findings: [] };
	host.progress("Asking Prometheus for production before and after the release …");
	const { compareProduction } = await import("./production.js");
	const found = compareProduction(config.production, collectingOf(run, run.scratch)).then(({ report, findings }) => ({
		production: report,
		findings
	}));
	return orElse(run, found, (error) => {
		if (isAlone) throw error;
		return { findings: [{
			...warning(error.message, error.fix),
			source: "production"
		}] };
	});
}
/** @throws ExpectedError when a condition is proven. */
function requireGates(gates) {
	const failed = gates.filter(({ outcome }) => outcome === "failed");
	if (failed.length === 0) return;
	const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
	const all = gates.length === 1 ? "The gate" : `${failed.length} of ${gates.length} gates`;
	throw new ExpectedError(`${all} failed: ${reasons.join(" ")}`, { fix: "See in the report what changed; a change that is wanted needs a higher limit in `fail-on`." });
}

export { compare as n, requireGates as r, buildSides as t };