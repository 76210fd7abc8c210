import { a as objectName } from "./objects2.js";
import { i as goToolchain } from "./go.js";
import { C as ownCodeOf, a as introduce, i as findProgram } from "./program.js";
import { a as factsOfMerged, c as readOrExplain, i as factsOfFile, p as validateAll, t as aboutAge } from "./files2.js";
import { D as withDeadline } from "./api.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError } from "./errors.js";
import { c as mustBePlaceOfProfile, d as readRegularFile, g as replaceFile, y as writeProfile } from "./files.js";
import { A as share, m as printableName, u as duration } from "./start.js";
import { d as contextOf, h as orElse } from "./read.js";
import { c as openArchiveOf, i as isOfThisTree, n as collectProfiles, s as mergeCollected, t as archiveMerged } from "./gather.js";
import { a as repairToday } from "./repair.js";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

// src/commands/collect.ts
const OF_WHICH_PROGRAM = note("Profiles of older code are not matched to today’s source: the module has several programs.", "Set `package` to the one that they are of.");
/** `collect`: collects, validates, merges and writes the profile, or says which fallback to use; publishes nothing. */
async function collect(run, report) {
	const { config, host } = run;
	if (config.archive === void 0 && config.fallback.some(({ kind }) => kind === "archive")) throw new UsageError("fallback: `archive` is named, and there is no `archive`.", { fix: "Say where merged profiles are kept, such as `archive: s3://bucket/prod/my-service/`." });
	const target = await findTarget(run, report);
	try {
		await collectTo(run, report, target);
	} catch (error) {
		if (!hasFallback(error, run)) throw error;
		for (const fallback of config.fallback) {
			const { profile, findings } = await fallbackProfile(run, fallback, target);
			report.add({ findings });
			if (profile !== void 0) return useFallback(report, fallback, profile, error);
			host.signal.throwIfAborted();
		}
		throw error;
	}
}
/** Whether something else than the settings is why no profile was collected, and there is a fallback. */
function hasFallback(error, { config, host }) {
	if (!(error instanceof ExpectedError) || error instanceof UsageError) return false;
	return config.fallback.length > 0 && !host.signal.aborted;
}
async function findTarget(run, report) {
	const { config } = run;
	const { profile, workingDirectory: cwd } = config;
	const mayLack = profile !== void 0 && config.package === void 0;
	const found = findProgram(run);
	const known = await (mayLack ? orElse(run, found, (error) => error) : found);
	const isFound = !(known instanceof ExpectedError);
	const isOneOfSeveral = mayLack && (isFound ? known.main.choice !== void 0 : known instanceof UsageError);
	const program = isFound && !isOneOfSeveral ? known : void 0;
	if (program !== void 0) introduce(run, report, program);
	if (isOneOfSeveral && !isOfThisTree(config)) report.add({ findings: [OF_WHICH_PROGRAM] });
	const go = program?.go ?? await goToolchain(contextOf(run));
	const profilePath = profile ?? program?.profilePath ?? "";
	const isSource = (source) => source.kind === "file" && resolve(cwd, source.pattern) === profilePath;
	if (config.sources.some(isSource)) throw new UsageError(`${profilePath} is both a source and the place to write to.`, { fix: "Write to another `profile`." });
	await mustBePlaceOfProfile(profilePath, run.force);
	const main = program?.main;
	return {
		go,
		main,
		own: await ownCodeOf(go, main, config.buildFlags),
		profilePath
	};
}
async function collectTo(run, report, target) {
	const unlessReleasing = (task) => orElse(run, task, (error) => {
		if (!hasFallback(error, run)) throw error;
		report.add({ findings: [warning(error.message, error.fix)] });
	});
	const archive = await unlessReleasing(openArchiveOf(run));
	const collected = await collectProfiles(run, target);
	report.add({
		sources: collected.sources,
		findings: collected.findings
	});
	const { merged, findings, potential } = await mergeCollected(run, target, collected);
	report.add({ findings });
	const facts = factsOfMerged(merged, target.profilePath);
	const profile = await unlessReleasing(archiveMerged(archive, run, merged, facts)) ?? facts;
	await writeProfile(target.profilePath, merged.bytes, run);
	report.add({
		profile,
		potential
	});
}
function useFallback(report, fallback, profile, error) {
	const { message, fix } = error;
	const used = fallback.kind === "path" ? fallback.written : fallback.kind;
	const instead = profile === "off" ? "The build is to do without one (`off`)." : `The fallback \`${used}\` takes its place: ${profile.archive ?? profile.path}.`;
	report.add({
		fallback: {
			used,
			reason: message
		},
		profile: profile === "off" ? void 0 : profile,
		findings: [warning(`No profile could be collected: ${message} ${instead}`, fix)]
	});
}
async function fallbackProfile(run, fallback, target) {
	if (fallback.kind === "off") return {
		profile: "off",
		findings: []
	};
	if (fallback.kind === "archive") return archivedProfile(run, target);
	if (fallback.kind === "path") return validated(run, fallback.path, fallback.written, fallback.written, target);
	const anywhere = {
		...run,
		config: {
			...run.config,
			profile: void 0
		}
	};
	const elsewhere = () => orElse(run, findProgram(anywhere), () => target);
	const { profilePath: path } = existsSync(target.profilePath) ? target : await elsewhere();
	return validated(run, path, path, "committed", target);
}
/** Milliseconds for finding a profile in the archive: a release waits for it. */
const ARCHIVE_TIMEOUT = 6e4;
/** An archive may be of several programs: so many of its newest profiles are looked at. */
const ARCHIVED_TRIED = 10;
/** The newest profile of this program, kept in the output folder for the next steps. */
async function archivedProfile(run, target) {
	const { config, host, scratch, outputDirectory } = run;
	const place = config.archive && printableName(objectName(config.archive, config.archive.path));
	const findings = [];
	const find = async (signal) => {
		const archive = await openArchiveOf(run, signal);
		let isEmpty = true;
		for await (const file of archive?.profiles(scratch, ARCHIVED_TRIED) ?? []) {
			isEmpty = false;
			const { profile, findings: about } = await validated(run, file.path, file.name, "archive", target);
			findings.push(...about);
			if (profile === void 0) continue;
			const path = join(outputDirectory, "fallback.pgo");
			await replaceFile(path, await readRegularFile(profile.path));
			return {
				profile: {
					...profile,
					path,
					archive: file.name
				},
				findings
			};
		}
		if (isEmpty) throw new ExpectedError(`There is no archived profile at ${place}.`);
		return { findings };
	};
	const late = () => new ExpectedError(`${place} gave no profile within ${duration(ARCHIVE_TIMEOUT)}.`);
	return orElse(run, withDeadline(ARCHIVE_TIMEOUT, host.signal, find, late), (error) => {
		const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
		return { findings: [...findings, notUsed("archive", {
			message,
			fix
		})] };
	});
}
async function validated(run, path, name, fallback, { go, main, own }) {
	const { config, host, outputDirectory } = run;
	const candidate = {
		path,
		name,
		source: "fallback",
		entry: 0
	};
	const { accepted, findings: found } = await validateAll([candidate], own, host.signal);
	host.signal.throwIfAborted();
	const findings = found.map(({ finding }) => finding);
	if (accepted.length === 0) return { findings: findings.map((one) => notUsed(fallback, one)) };
	const file = await readRegularFile(path);
	const read = await readOrExplain(file, name);
	const about = aboutAge(read.head, config.maxProfileAge, host.now());
	findings.push(...about.map((one) => ({
		...one,
		source: candidate.source,
		file: name
	})));
	const repair = main && repairToday(run, {
		go,
		main
	}, file, read);
	const repaired = await orElse(run, Promise.resolve(repair), () => void 0);
	if (repaired === void 0 || repaired.bytes === file) return {
		profile: factsOfFile(file, path, read),
		findings
	};
	const { stale, lost } = repaired.repair;
	const message = `It is matched to today’s source: ${share(1 - lost)} of its weight reaches the compiler, instead of ${share(1 - stale)}.`;
	findings.push({
		severity: "note",
		source: candidate.source,
		file: name,
		message
	});
	const place = join(outputDirectory, "fallback.pgo");
	await replaceFile(place, repaired.bytes);
	return {
		profile: factsOfFile(repaired.bytes, place, repaired),
		findings
	};
}
/** An error of one that was tried fails nothing by itself. */
function notUsed(fallback, finding) {
	const message = `The fallback \`${fallback}\` is not used: ${finding.message}`;
	return {
		source: "fallback",
		...finding,
		severity: "warning",
		message
	};
}

export { collect };