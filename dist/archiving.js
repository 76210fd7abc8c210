import { Er as ExpectedError, Mt as run, Sr as _usingCtx, bn as addFindings, lr as duration, r as renderJson } from "./start.js";
import { n as withDeadline } from "./deadline.js";

// src/commands/run-facts.ts
/** Notes in the report when and of what it is, once; the clock is read when all was measured. */
async function noteRun(job) {
	const { report, host } = job;
	if (report.run !== void 0) return;
	const time = host.now().toISOString();
	const revision = await revisionOf(job);
	const url = pageOf(host.env);
	report.run = {
		time,
		...revision !== void 0 && { revision },
		...url !== void 0 && { url }
	};
}
/** What is checked out, by its tag if it has one: a workflow may have taken another commit than it was started for. */
async function revisionOf(job) {
	return await printedBy(job, [
		"git",
		"describe",
		"--tags",
		"--exact-match"
	]) ?? await printedBy(job, [
		"git",
		"rev-parse",
		"HEAD"
	]) ?? job.host.env["GITHUB_SHA"];
}
/** Undefined when it prints nothing or fails, as it does without git or outside of a repository. */
async function printedBy({ config, host }, command) {
	const options = {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal
	};
	const ended = await run(command, options).catch(() => void 0);
	return ended?.exitCode === 0 ? ended.stdout.toString().trim() || void 0 : void 0;
}
function pageOf(env) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
	return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : void 0;
}

// src/commands/archiving.ts
/** Milliseconds for a result document where a release waits for it. */
const RELEASE_PATIENCE = 3e4;
/**
* Opens the archive, if there is to be one, before the long work: what can be known of its failure is said now.
* @throws UsageError, ExpectedError as `openArchive`.
*/
async function archiveOf(job, signal = job.host.signal) {
	const { config, host } = job;
	if (config.archive === void 0) return void 0;
	const { openArchive } = await import("./archive.js");
	return openArchive(config.archive, config.sources, {
		env: host.env,
		signal,
		mask: (secret) => {
			job.secrets.add(secret);
			host.mask(secret);
		}
	});
}
/**
* Keeps the merge in the archive, if there is one.
* @returns what the report says of the profile: `facts`, and where it was archived.
* @throws ExpectedError when it could not be written.
*/
async function keepIn(archive, job, merged, facts) {
	if (archive === void 0) return facts;
	const { bytes, sha256 } = merged;
	const time = facts.to === void 0 ? job.host.now() : new Date(facts.to);
	const url = await archive.keep({
		bytes,
		sha256,
		time
	});
	job.host.progress(`Archived as ${url}`);
	return {
		...facts,
		archive: url
	};
}
/**
* Keeps the result document of a run that got as far as a profile or two binaries, if there is an archive. It comes after
* everything else, so that the document says how the run ended; that it could not be kept is a warning.
*/
async function archiveResult(job) {
	const { config, host, report } = job;
	if (config.archive === void 0 || host.signal.aborted) return;
	if (report.profile === void 0 && report.build === void 0) return;
	await noteRun(job);
	const keep = async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const archive = _usingCtx$1.u(await archiveOf(job, signal));
			const time = report.run === void 0 ? host.now() : new Date(report.run.time);
			const url = await archive?.keepResult(renderJson(job.secrets.redact(report)), time);
			host.progress(`Archived the result as ${url}`);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	};
	const late = () => new ExpectedError(`The result cannot be archived: it was not there within ${duration(RELEASE_PATIENCE)}.`);
	try {
		if (config.fallback.length === 0) await keep(host.signal);
		else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
	} catch (error) {
		if (!(error instanceof ExpectedError) || host.signal.aborted) throw error;
		const { message, fix } = error;
		addFindings(job, [{
			severity: "warning",
			message,
			...fix !== void 0 && { fix }
		}]);
	}
}

export { noteRun as i, archiveResult as n, keepIn as r, archiveOf as t };