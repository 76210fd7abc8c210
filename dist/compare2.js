import { a as measureBinaries, c as sayIfNothingToMeasure, d as takeProfiles, f as readGiven, i as gateResults, n as beginComparison, o as nonDefaultSettings, r as buildBoth, s as pastRuns, t as announceVerdict, u as compilerReasons } from "./measure.js";
import { a as keepMerged, b as buildContext, c as openArchiveOf, n as collectProfiles, s as mergeCollected, t as archiveMerged } from "./gather.js";
import { i as goToolchain, s as listPackages } from "./go.js";
import { f as warning, i as UsageError, n as ExpectedError } from "./errors.js";
import { r as firstBytes, u as readIfThere, v as sha256OfFile } from "./files.js";
import { d as contextOf, h as orElse, u as collectingOf } from "./read.js";
import { c as readOrExplain, l as validateOrExplain } from "./files2.js";
import { a as introduce, f as requireNamedProfiles, i as findProgram } from "./program.js";
import { basename, join } from "node:path";

// src/commands/compare.ts
/** `compare`: builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
async function compare(run, report) {
	const archive = await openArchiveOf(run);
	if (!isProductionAlone(run.config)) {
		requireNamedProfiles(run);
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
		report.add({ findings: await equalSides(sides) });
		report.add({ settings: nonDefaultSettings(run.config) });
		await sayIfNothingToMeasure(run, program, sides);
		const build = await buildBoth(run, program, sides);
		report.add({ build });
		const pairing = beginComparison(run, {
			program,
			sides,
			build,
			collected
		});
		const { profilable, ...measured } = await measureBinaries(pairing);
		report.add(measured);
		announceVerdict(pairing.run, report.value);
		const { cpu, ...profiles } = await takeProfiles(pairing, profilable);
		report.add(profiles);
		report.add(await compilerReasons(pairing, cpu));
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
	await validateOrExplain(file, path);
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
		const begin = await firstBytes(side.kind === "path" ? side.path : "", 4);
		return MAGIC.some((magic) => begin.toString("hex").startsWith(magic));
	} catch {
		return false;
	}
}
function requireDifferent({ baseline, candidate }) {
	if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
	const message = `baseline and candidate are both \`${baseline.kind === "path" ? baseline.path : baseline.kind}\`.`;
	throw new UsageError(message, { fix: "Name two different sides, such as `off` and `committed`." });
}
/**
* Two files with the same bytes, which is noticed before anything is built.
* @returns a warning about two binaries: comparing them shows this machine's noise, which may be what the user wants to know.
* @throws UsageError for two profiles, because both builds would be the same.
*/
async function equalSides({ baseline, candidate }) {
	if (baseline.kind === "off" || candidate.kind === "off" || baseline.kind !== candidate.kind) return [];
	if (await sha256OfFile(baseline.path) !== await sha256OfFile(candidate.path)) return [];
	const message = `baseline and candidate have the same bytes: ${baseline.path} and ${candidate.path}.`;
	const fix = "Name two different files.";
	if (baseline.kind === "profile") throw new UsageError(message, { fix });
	return [warning(message, `${fix} A comparison of these shows the noise of this machine.`)];
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