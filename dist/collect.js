import { Dr as UsageError, Er as ExpectedError, Sr as _usingCtx, bn as addFindings, fr as printableName, lr as duration, ot as fallbackName, yr as replaceFile } from "./start.js";
import { n as goToolchain, t as findMainPackage } from "./go.js";
import { i as ownCode, r as declaredFunctions } from "./renames-in-git.js";
import { r as keepIn, t as archiveOf } from "./archiving.js";
import { n as withDeadline } from "./deadline.js";
import { c as judgeAll, t as factsOf } from "./merged-facts.js";
import { t as objectName } from "./store.js";
import { r as readOrExplain, t as factsOfFile } from "./profile-file.js";
import { t as gather } from "./gather.js";
import { t as findProgram } from "./program.js";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { existsSync } from "node:fs";

// src/commands/fallback.ts
/** Milliseconds for finding a profile in the archive: a release waits for it. */
const ARCHIVE_TIMEOUT = 6e4;
/** An archive may be of several programs: so many of its newest profiles are looked at. */
const ARCHIVED_TRIED = 10;
/**
* Finds the first fallback that the compiler can use; one that it cannot is a finding.
* @param reason why no profile could be collected.
* @throws `reason` when none is left.
*/
async function fallBack(job, reason, collecting) {
	for (const fallback of job.config.fallback) {
		const profile = fallback.kind === "off" ? "off" : await profileOf(job, fallback, collecting);
		if (profile !== void 0) return use(job, fallback, profile, reason);
	}
	throw reason;
}
function use(job, fallback, profile, { message, fix }) {
	const { report } = job;
	const used = fallbackName(fallback);
	const instead = profile === "off" ? "The build is to do without one (`off`)." : `The fallback \`${used}\` takes its place: ${profile.archive ?? profile.path}.`;
	delete report.decision;
	delete report.potential;
	delete report.profile;
	report.fallback = {
		used,
		reason: message
	};
	if (profile !== "off") report.profile = profile;
	addFindings(job, [{
		severity: "warning",
		message: `No profile could be collected: ${message} ${instead}`,
		...fix !== void 0 && { fix }
	}]);
}
/** @returns undefined when it cannot be used, which is then a finding. */
async function profileOf(job, fallback, collecting) {
	switch (fallback.kind) {
		case "archive": return archivedProfile(job, collecting);
		case "committed": {
			const path = await committedPath(job, collecting);
			return judged(job, {
				path,
				name: path
			}, "committed", collecting);
		}
		case "path": return judged(job, {
			path: fallback.path,
			name: fallback.written
		}, fallback.written, collecting);
	}
}
/** Where the new one would go; a place that is for the new one alone has none yet, and then `go build` knows where. */
async function committedPath({ config }, { go, profilePath }) {
	if (existsSync(profilePath)) return profilePath;
	try {
		const wanted = config.package === void 0 ? {} : { package: config.package };
		const { directory } = await findMainPackage(go, {
			...wanted,
			flags: config.buildFlags
		});
		return join(directory, "default.pgo");
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		return profilePath;
	}
}
/** The newest one of this program, kept in the output folder for the steps that follow. */
async function archivedProfile(job, collecting) {
	const { config, host, scratch, outputDirectory } = job;
	const place = config.archive && printableName(objectName(config.archive, config.archive.path));
	const find = async (signal) => {
		try {
			var _usingCtx$2 = _usingCtx();
			const archive = _usingCtx$2.u(await archiveOf(job, signal));
			let tried = 0;
			for await (const file of archive?.profiles(scratch, ARCHIVED_TRIED) ?? []) {
				tried += 1;
				const facts = await judged(job, file, "archive", collecting);
				if (facts === void 0) continue;
				const path = join(outputDirectory, "fallback.pgo");
				await replaceFile(path, await readFile(file.path));
				return {
					...facts,
					path,
					archive: file.name
				};
			}
			if (tried === 0) throw new ExpectedError(`There is no archived profile at ${place}.`);
			return;
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			_usingCtx$2.d();
		}
	};
	const late = () => new ExpectedError(`${place} gave no profile within ${duration(ARCHIVE_TIMEOUT)}.`);
	try {
		return await withDeadline(ARCHIVE_TIMEOUT, host.signal, find, late);
	} catch (error) {
		if (!(error instanceof ExpectedError) || host.signal.aborted) throw error;
		const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
		addFindings(job, [unused("archive", {
			message,
			...fix !== void 0 && { fix }
		})]);
		return;
	}
}
/** Judges a file as a collected one is. @returns undefined when it cannot be used, which is then a finding. */
async function judged(job, { path, name }, fallback, { go, declared }) {
	const { config, host } = job;
	const candidate = {
		path,
		name,
		source: "fallback",
		entry: 0
	};
	const own = ownCode(go.modulePath, declared);
	const { accepted, findings } = await judgeAll([candidate], own, host.signal);
	host.signal.throwIfAborted();
	const told = findings.map(({ finding }) => finding);
	if (accepted.length === 0) {
		addFindings(job, told.map((finding) => unused(fallback, finding)));
		return;
	}
	const file = await readFile(path);
	const weighed = await readOrExplain(file, name);
	const about = {
		source: candidate.source,
		file: name
	};
	addFindings(job, [...told, ...age(weighed, config.maxProfileAge, host.now(), about)]);
	return factsOfFile(file, path, weighed);
}
/** An error of one that was tried fails nothing by itself. */
function unused(fallback, finding) {
	const message = `The fallback \`${fallback}\` is not used: ${finding.message}`;
	return {
		source: "fallback",
		...finding,
		severity: "warning",
		message
	};
}
function age({ head }, most, now, about) {
	if (head.timeNanos <= 0n) return [];
	const old = now.getTime() - Number(head.timeNanos / 1000000n);
	if (old <= most) return [];
	const message = `It is ${duration(old)} old; \`max-profile-age\` is ${duration(most)}.`;
	const fix = "See to it that profiles can be collected again.";
	return [{
		severity: "warning",
		...about,
		message,
		fix
	}];
}

// src/commands/collect.ts
/** Collect, validate, merge, write the profile to its place, or say which fallback to use; publishes nothing. */
async function collect(job) {
	const { config, host } = job;
	if (config.archive === void 0 && config.fallback.some(({ kind }) => kind === "archive")) throw new UsageError("fallback: `archive` is named, and there is no `archive`.", { fix: "Say where merged profiles are kept, such as `archive: s3://bucket/prod/my-service/`." });
	const collecting = await prepare(job);
	try {
		await collectTo(job, collecting);
	} catch (error) {
		if (!isReason(error) || config.fallback.length === 0 || host.signal.aborted) throw error;
		await fallBack(job, error, collecting);
	}
}
/** Whether there is no profile because of what the world did. */
function isReason(error) {
	return error instanceof ExpectedError && !(error instanceof UsageError);
}
async function prepare(job) {
	const { config, host } = job;
	const named = config.profile;
	const program = named === void 0 || config.package !== void 0 ? await findProgram(job) : void 0;
	const go = program?.go ?? await goToolchain({
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	});
	const profilePath = named ?? program?.profilePath ?? "";
	if (config.sources.some((source) => isFile(source, profilePath, config.workingDirectory))) throw new UsageError(`${profilePath} is both a source and the place to write to.`, { fix: "Write to another `profile`." });
	return {
		go,
		declared: await declaredFunctions(go, program?.main, config.buildFlags),
		profilePath
	};
}
async function collectTo(job, { go, declared, profilePath }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const archive = _usingCtx$1.u(await unlessReleasing(job, () => archiveOf(job)));
		const merged = await gather(job, go, declared);
		const facts = await kept(archive, job, merged, factsOf(merged, profilePath));
		await replaceFile(profilePath, merged.bytes);
		job.report.profile = facts;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function kept(archive, job, merged, facts) {
	return await unlessReleasing(job, () => keepIn(archive, job, merged, facts)) ?? facts;
}
/** What has a fallback is a release: for it a gap in the archive is a warning, and what was collected is used. */
async function unlessReleasing(job, task) {
	try {
		return await task();
	} catch (error) {
		if (!isReason(error) || job.config.fallback.length === 0 || job.host.signal.aborted) throw error;
		const { message, fix } = error;
		addFindings(job, [{
			severity: "warning",
			message,
			...fix !== void 0 && { fix }
		}]);
		return;
	}
}
function isFile(source, path, cwd) {
	return source.kind === "file" && resolve(cwd, source.pattern) === path;
}

export { collect };