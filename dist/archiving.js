import { n as ExpectedError, r as UsageError } from "./errors.js";
import { t as MAX_BODY_BYTES } from "./download.js";
import { n as openStore, t as objectName } from "./store.js";
import { r as printableName, t as duration } from "./printable.js";
import { i as keyPattern, n as RESULT_SUFFIX } from "./choice.js";
import { t as withDeadline } from "./deadline.js";
import { t as addFindings } from "./job.js";
import { t as renderJson } from "./json.js";
import { t as run } from "./exec2.js";
import { t as _usingCtx } from "./usingCtx.js";
import { createHash } from "node:crypto";
import { join } from "node:path";

// src/archive.ts
/**
* @throws UsageError when one of `sources` would read the archive back: what was merged once would count again in
* each later run.
* @throws ExpectedError when there are no credentials for it.
*/
async function openArchive(address, sources, context) {
	const reader = sources.find((source) => readsBack(source, address, context.env));
	if (reader !== void 0) throw new UsageError(`The source ${reader.label} would read back what is archived at ${shown(address, address.path)}.`, { fix: "Let `archive` be a place beside that of the source, or take the source from a longer prefix." });
	const store = await openStore(address, context).catch((error) => {
		throw failed("The merged profile", error);
	});
	const write = async (what, key, bytes) => {
		await store.upload(key, bytes).catch((error) => {
			throw failed(what, error);
		});
		return shown(address, key);
	};
	return {
		keep: ({ bytes, sha256, time }) => write("The merged profile", archiveKey(address, time, sha256, ".pprof"), bytes),
		keepResult: (json, time) => {
			const sha256 = createHash("sha256").update(json).digest("hex");
			return write("The result", archiveKey(address, time, sha256, RESULT_SUFFIX), Buffer.from(json));
		},
		async *profiles(folder, most) {
			for (const [at, key] of (await newestProfiles(store, address, most)).entries()) {
				const path = join(folder, `archived-${at}.pprof`);
				await store.download(key, path, MAX_BODY_BYTES);
				yield {
					path,
					name: shown(address, key)
				};
			}
		},
		[Symbol.dispose]: () => store[Symbol.dispose]()
	};
}
const PROFILE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{12}\.pprof$/;
/** Keys of what `keep` wrote directly at this place, newest first: names sort by time. */
async function newestProfiles(store, { path }, most) {
	const folder = folderOf(path);
	const keys = [];
	for await (const { key } of store.list(folder)) if (PROFILE_NAME.test(key.slice(folder.length))) keys.push(key);
	return keys.sort().reverse().slice(0, most);
}
/** `PATH/2026-11-21T03-08-56Z-0123456789ab.pprof`: no colons, which some tools cannot have in a file name. */
function archiveKey({ path }, time, sha256, ending) {
	return `${folderOf(path)}${stampOf(time)}-${sha256.slice(0, 12)}${ending}`;
}
function folderOf(path) {
	return path === "" || path.endsWith("/") ? path : `${path}/`;
}
function stampOf(time) {
	return `${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}
function readsBack(source, archive, env) {
	if (source.kind !== "s3" && source.kind !== "gs" && source.kind !== "az") return false;
	if (placeOf(source.address, env) !== placeOf(archive, env)) return false;
	const { path } = source.address;
	const pattern = keyPattern(path);
	const any = archiveKey(archive, /* @__PURE__ */ new Date(0), "0".repeat(64), ".pprof");
	if (pattern.matches(any)) return true;
	const rest = pattern.prefix.slice(folderOf(archive.path).length);
	return pattern.prefix.startsWith(folderOf(archive.path)) && /^\d[\dTZ-]*$/.test(rest);
}
/** The bucket itself, wherever it was written down. */
function placeOf({ scheme, bucket, endpoint, account }, env) {
	const usual = {
		s3: env["AWS_ENDPOINT_URL_S3"] || env["AWS_ENDPOINT_URL"],
		gs: env["STORAGE_EMULATOR_HOST"],
		az: account ?? env["AZURE_STORAGE_ACCOUNT"]
	}[scheme];
	return JSON.stringify([
		scheme,
		bucket,
		(endpoint ?? usual ?? "").replace(/\/+$/, "")
	]);
}
function shown(address, key) {
	return printableName(objectName(address, key));
}
function failed(what, error) {
	if (!(error instanceof ExpectedError)) return error;
	return new ExpectedError(`${what} cannot be archived: ${error.message}`, {
		...error.fix !== void 0 && { fix: error.fix },
		cause: error
	});
}

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