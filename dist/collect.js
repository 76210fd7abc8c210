import { t as objectName } from "./object-store.js";
import { i as goToolchain } from "./go.js";
import { a as introduce, i as findProgram, w as ownCodeOf } from "./program.js";
import { C as validateAll, a as factsOfFile, l as readOrExplain, o as factsOfMerged, t as aboutAge } from "./files2.js";
import { n as withDeadline } from "./deadline.js";
import { c as note, f as warning, i as UsageError, n as ExpectedError } from "./errors.js";
import { c as mustBePlaceOfProfile, d as readRegularFile, g as replaceFile, y as writeProfile } from "./files.js";
import { N as share, g as printableName, u as duration } from "./start.js";
import { d as orElse, o as contextOf } from "./read.js";
import { t as aboutBuildsWithout } from "./check-place.js";
import { c as openArchiveOf, i as isOfThisTree, n as collectProfiles, s as mergeCollected, t as archiveMerged } from "./gather.js";
import { a as repairToday } from "./repair.js";
import { realpath } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

// src/commands/collect.ts
const OF_WHICH_PROGRAM = note("Profiles of older code are not matched to today’s source, because the module has several programs.", "Set `package` to the program that was profiled.");
/**
* Runs `collect`, which collects, validates and merges profiles, and writes the result. If no profile can be collected, the report names
* the fallback to use. `collect` publishes nothing.
*/
async function* collect(run) {
	const { config, host } = run;
	if (config.archive === void 0 && config.fallbacks.some(({ kind }) => kind === "archive")) throw new UsageError("fallback: `archive` is listed, but the setting `archive` is missing.", { fix: "Set `archive` to the place of merged profiles, such as `archive: s3://bucket/prod/my-service/`." });
	const target = yield* findTarget(run);
	try {
		yield* collectTo(run, target);
	} catch (error) {
		if (!hasFallback(error, run)) throw error;
		for (const fallback of config.fallbacks) {
			const { profile, findings } = await fallbackProfile(run, fallback, target);
			yield { findings };
			if (profile !== void 0) {
				yield usedFallback(fallback, profile, error);
				return;
			}
			host.signal.throwIfAborted();
		}
		throw error;
	}
}
/**
* Returns true if a fallback may be used. A fallback must be configured, and the error must not be a mistake in the settings or a
* cancellation.
*/
function hasFallback(error, { config, host }) {
	if (!(error instanceof ExpectedError) || error instanceof UsageError) return false;
	return config.fallbacks.length > 0 && !host.signal.aborted;
}
/**
* Finds the program and yields it for the report. The program may stay unknown if the settings and the module do not show which program is
* meant.
*/
async function* findTarget(run) {
	const { config } = run;
	const { profile } = config;
	const mayLack = profile !== void 0 && config.package === void 0;
	const found = findProgram(run);
	const known = await (mayLack ? orElse(run, found, (error) => error) : found);
	const isFound = !(known instanceof ExpectedError);
	const isOneOfSeveral = mayLack && (isFound ? known.main.choice !== void 0 : known instanceof UsageError);
	const program = isFound && !isOneOfSeveral ? known : void 0;
	if (program !== void 0) {
		yield introduce(run, program);
		yield { findings: await aboutBuildsWithout(run, program) };
	}
	if (isOneOfSeveral && !isOfThisTree(config)) yield { findings: [OF_WHICH_PROGRAM] };
	const go = program?.go ?? await goToolchain(contextOf(run));
	const profilePath = profile ?? program?.profilePath ?? "";
	const isSource = (source) => source.kind === "file" && resolve(config.sourcesFolder, source.pattern) === profilePath;
	if (config.sources.find(isSource) !== void 0) {
		const message = `${profilePath} would be overwritten by the merged profile, although it is a source.`;
		throw new UsageError(message, { fix: "Set `profile` to a path that no source collects." });
	}
	await mustBePlaceOfProfile(profilePath, run.force);
	const main = program?.main;
	return {
		go,
		main,
		own: await ownCodeOf(go, main, config.buildFlags),
		profilePath
	};
}
/**
* Leaves out the file that this run will write. A folder or a glob may hold this file, which an earlier run wrote, and its samples would
* count twice.
*/
async function withoutOutput(accepted, output) {
	const realPlace = (path) => realpath(path).catch(() => path);
	const place = await realPlace(output);
	const others = [];
	const findings = [];
	for (const file of accepted) if (await realPlace(file.path) !== place) others.push(file);
	else {
		const message = `The source ${file.source} also collects ${file.name}, which is the profile that this run writes, so this file is not merged.`;
		findings.push(warning(message, "Set `profile` to a path that no source collects."));
	}
	return {
		accepted: others,
		findings
	};
}
/** Collects and merges the profiles, and writes the result. */
async function* collectTo(run, target) {
	const gaps = [];
	const unlessReleasing = (task) => orElse(run, task, (error) => {
		if (!hasFallback(error, run)) throw error;
		gaps.push(warning(error.message, error.fix));
	});
	const archive = await unlessReleasing(openArchiveOf(run));
	yield { findings: gaps.splice(0) };
	const collected = await collectProfiles(run, target);
	yield {
		sources: collected.sources,
		findings: collected.findings
	};
	const others = await withoutOutput(collected.accepted, target.profilePath);
	yield { findings: others.findings };
	const { accepted } = others;
	const { merged, findings, potential } = await mergeCollected(run, target, {
		...collected,
		accepted
	});
	yield { findings };
	const facts = factsOfMerged(merged, target.profilePath);
	const profile = await unlessReleasing(archiveMerged(archive, run, merged, facts)) ?? facts;
	yield { findings: gaps.splice(0) };
	await writeProfile(target.profilePath, merged.bytes, run);
	yield {
		profile,
		potential
	};
}
/** Returns the parts of the report about a used fallback. @param error the reason why no profile was collected. */
function usedFallback(fallback, profile, error) {
	const { message, fix } = error;
	const used = fallback.kind === "path" ? fallback.written : fallback.kind;
	const instead = profile === "off" ? "Build without a profile (`off`)." : `Use the fallback \`${used}\` instead: ${profile.archive ?? profile.path}.`;
	return {
		fallback: {
			used,
			reason: message
		},
		profile: profile === "off" ? void 0 : profile,
		findings: [warning(`No profile could be collected: ${message} ${instead}`, fix)]
	};
}
/** Reads and validates the profile that one value of `fallback` names. */
async function fallbackProfile(run, fallback, target) {
	if (fallback.kind === "off") return {
		profile: "off",
		findings: []
	};
	if (fallback.kind === "archive") return archivedProfile(run, target);
	if (fallback.kind === "path") return validated(run, {
		path: fallback.path,
		name: fallback.written,
		kind: fallback.written
	}, target);
	const anywhere = {
		...run,
		config: {
			...run.config,
			profile: void 0
		}
	};
	const elsewhere = () => orElse(run, findProgram(anywhere), () => target);
	const { profilePath: path } = existsSync(target.profilePath) ? target : await elsewhere();
	return validated(run, {
		path,
		name: path,
		kind: "committed"
	}, target);
}
/** The time limit for finding a profile in the archive, in milliseconds. The limit is short, because a release waits for the result. */
const ARCHIVE_TIMEOUT = 6e4;
/**
* The number of archived profiles that are tried, from the newest. Several archived profiles are tried, because several programs may share
* an archive.
*/
const ARCHIVED_TRIED = 10;
/** Finds the newest archived profile of this program, and keeps the profile in the output folder for the next steps of the job. */
async function archivedProfile(run, target) {
	const { config, host, scratch, outputDirectory } = run;
	const place = config.archive && printableName(objectName(config.archive, config.archive.path));
	const findings = [];
	const find = async (signal) => {
		const archive = await openArchiveOf(run, signal);
		let isEmpty = true;
		for await (const file of archive?.profiles(scratch, ARCHIVED_TRIED) ?? []) {
			isEmpty = false;
			const { profile, findings: about } = await validated(run, {
				...file,
				kind: "archive"
			}, target);
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
		if (isEmpty) throw new ExpectedError(`No profile was found in the archive ${place}.`);
		return { findings };
	};
	const late = () => new ExpectedError(`No profile could be read from ${place} within ${duration(ARCHIVE_TIMEOUT)}.`);
	return orElse(run, withDeadline(ARCHIVE_TIMEOUT, host.signal, find, late), (error) => {
		const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
		return { findings: [...findings, notUsed("archive", {
			message,
			fix
		})] };
	});
}
/** Validates an older profile, and matches the profile to today's source. */
async function validated(run, { path, name, kind }, { go, main, own }) {
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
	if (accepted.length === 0) return { findings: findings.map((one) => notUsed(kind, one)) };
	const file = await readRegularFile(path);
	const read = await readOrExplain(file, name, config.renames);
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
	const message = `This fallback profile was matched to today’s source, so ${share(1 - lost)} of its weight reaches the compiler, instead of ${share(1 - stale)}.`;
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
/** Returns a warning for a fallback that cannot be used. After the warning, the run tries the next fallback. */
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