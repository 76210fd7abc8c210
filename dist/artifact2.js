import { o as __toESM } from "./rolldown-runtime.js";
import { t as pLimit } from "./p-limit.js";
import { At as apiUrlIn, Bn as nullable, Ct as isRateLimit, Dn as array, Er as ExpectedError, Hn as number, Mn as getDotPath, On as boolean, Or as messageOf, Ot as serverWords, Tt as isResponseError, Un as object, Vn as nullish, Xn as safeParse, Zn as string, _n as count, fr as printableName, kt as waitInWords, lr as duration, ur as excerpt } from "./start.js";
import { n as withDeadline } from "./deadline.js";
import { t as compare } from "./newest.js";
import { i as unpackNested, n as isZip, t as ZIP_LIMITS } from "./zip.js";
import { t as require_picomatch } from "./picomatch.js";
import { t as pRetry } from "./p-retry.js";
import { t as githubApi } from "./api.js";
import { a as isThisMachine, n as nameOf, o as networkFor, r as send, s as networkForNamedHosts } from "./send.js";
import { n as spoolBody } from "./spool.js";
import { createHash } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

// src/sources/artifact/choice.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
/** How many of the names that are there an error shows. */
const SHOWN_NAMES = 5;
/**
* The artifacts that the source means: those of the newest run that has any; with a `limit`, so many of the newest over
* all runs. Of one name in one run (a job that ran again) the newest.
* @throws ExpectedError when none is left, with the reason.
*/
async function chooseArtifacts(place, source, now) {
	const { limit, maxAge } = source;
	const matches = matcher(source.name);
	const chosen = [];
	const expired = [];
	const tooOld = [];
	const others = /* @__PURE__ */ new Set();
	for await (const run of place.runs()) {
		for (const artifact of newestOfEachName(run)) if (!matches(artifact.name)) others.add(artifact.name);
		else if (artifact.expired) expired.push(artifact);
		else if (isOlder(artifact, maxAge, now)) tooOld.push(artifact);
		else chosen.push(artifact);
		if (chosen.length >= (limit ?? 1)) break;
	}
	if (chosen.length === 0) {
		if (tooOld.length > 0) throw allTooOld(source, place, tooOld, now);
		if (expired.length > 0) throw allExpired(source, place, expired.length);
		throw noMatch(source, place, others);
	}
	return {
		artifacts: chosen.slice(0, limit),
		findings: leftOut(expired.length, tooOld.length, maxAge)
	};
}
/** A name that is there is taken as it is; else as a pattern. Names hold no slash, so `*` matches all of one. */
function matcher(pattern) {
	const matches = (0, import_picomatch.default)(pattern, {
		dot: true,
		nonegate: true
	});
	return (name) => name === pattern || matches(name);
}
/** Newest first; of equally new ones, by name. */
function newestOfEachName(artifacts) {
	const newest = /* @__PURE__ */ new Map();
	for (const artifact of [...artifacts].sort((a, b) => a.id - b.id)) newest.set(artifact.name, artifact);
	const time = ({ created }) => created?.getTime() ?? 0;
	return [...newest.values()].sort((a, b) => time(b) - time(a) || compare(a.name, b.name));
}
function isOlder({ created }, maxAge, now) {
	return maxAge !== void 0 && created !== void 0 && now.getTime() - created.getTime() > maxAge;
}
function leftOut(expired, tooOld, maxAge) {
	const findings = [];
	if (expired > 0) findings.push({
		severity: "note",
		message: `${count(expired, "artifact")} of the name ${expired === 1 ? "has" : "have"} expired and ${expired === 1 ? "was" : "were"} left out.`,
		fix: "Raise `retention-days` of actions/upload-artifact if they are missed."
	});
	if (tooOld > 0) findings.push({
		severity: "note",
		message: `${count(tooOld, "artifact")} older than max-age ${duration(maxAge ?? 0)} ${tooOld === 1 ? "was" : "were"} left out.`
	});
	return findings;
}
function allTooOld(source, place, tooOld, now) {
	const newest = Math.max(...tooOld.map(({ created }) => created?.getTime() ?? 0));
	const which = tooOld.length === 1 ? "The only artifact" : `All ${tooOld.length} artifacts`;
	return new ExpectedError(`${which} named \`${excerpt(source.name)}\` in ${place.description} ${tooOld.length === 1 ? "is" : "are"} older than max-age ${duration(source.maxAge ?? 0)}; the newest is from ${duration(now.getTime() - newest)} ago.`, { fix: "Run the workflow that makes the profile, or raise `max-age`." });
}
function allExpired({ name }, place, expired) {
	const which = expired === 1 ? "The only artifact" : `All ${expired} artifacts`;
	return new ExpectedError(`${which} named \`${excerpt(name)}\` in ${place.description} ${expired === 1 ? "has" : "have"} expired: GitHub no longer keeps the files.`, { fix: "Run the workflow that makes the profile again, and raise `retention-days` of its actions/upload-artifact." });
}
function noMatch({ name }, place, others) {
	const names = [...others].sort(compare);
	const shown = names.slice(0, SHOWN_NAMES).map((other) => `\`${excerpt(other)}\``);
	const more = names.length > SHOWN_NAMES ? ` and ${names.length - SHOWN_NAMES} more` : "";
	const there = names.length === 0 ? "there is none at all" : `there is ${shown.join(", ")}${more}`;
	return new ExpectedError(`No artifact named \`${excerpt(name)}\` is in ${place.description}; ${there}.`, { fix: names.length === 0 ? "Upload the profile by actions/upload-artifact in a job that this one `needs`, or name its `workflow`, `run-id` or `repository`." : "Write the name or pattern under which it was uploaded." });
}

// src/sources/artifact/github-actions.ts
/** GitHub answered, but not with what was asked for. */
var ApiFailure = class extends ExpectedError {
	status;
	constructor(status, message, fix, cause) {
		super(message, {
			fix,
			cause
		});
		this.status = status;
	}
};
/** Bytes of one archive. */
const MAX_ARCHIVE = 2 * 1024 ** 3;
const RETRIES = 3;
/** Milliseconds before the first retry; each later one waits twice as long. */
const FIRST_WAIT = 500;
/** @throws ExpectedError when there is no token. */
function actionsApi(repository, context, signal) {
	if (!context.token) throw noToken();
	const api = githubApi({
		token: context.token,
		apiUrl: apiUrlIn(context.env),
		signal,
		retryDelay: FIRST_WAIT
	});
	const retried = (task) => pRetry(task, {
		retries: RETRIES,
		minTimeout: FIRST_WAIT,
		signal,
		shouldRetry: ({ error }) => !signal.aborted && isFailureOfStorage(error)
	}).catch((error) => {
		signal.throwIfAborted();
		throw explained$1(error, repository);
	});
	return {
		repository,
		get: (path, query = {}) => retried(async () => (await api.request(`GET /repos/${repository}${path}`, query)).data),
		download: ({ id, digest }, file) => retried(async () => {
			const { headers } = await api.request(`GET /repos/${repository}/actions/artifacts/${id}/zip`, { request: { redirect: "manual" } });
			const place = placeOf$1(headers.location, id);
			const answer = await send(place, {
				headers: {},
				...wayToStorage(context.env),
				signal
			});
			if (answer.status !== 200) {
				answer.body.on("error", () => {}).destroy();
				throw new DownloadFailure(`${nameOf(answer.url)} answered ${answer.status}`);
			}
			await save(answer.body, file, digest, {
				signal,
				disk: context.disk
			});
		})
	};
}
/** The API names its storage as a redirect does; one on this machine, an emulator, may have it there, too. */
function wayToStorage(env) {
	const api = new URL(apiUrlIn(env));
	if (isThisMachine(api.hostname)) return { network: networkForNamedHosts(env) };
	return {
		network: networkFor(env),
		namedBy: api
	};
}
/** @throws ExpectedError for what is no http(s) URL. */
function placeOf$1(location, artifact) {
	if (location !== void 0 && URL.canParse(location) && /^https?:$/.test(new URL(location).protocol)) return new URL(location);
	throw new ExpectedError(`GitHub answered without a place to load the artifact ${artifact} from.`, { fix: "Check GITHUB_API_URL, and that no proxy or login page answers in its place." });
}
/** The storage failed, or what it sent is not whole. */
var DownloadFailure = class extends Error {};
async function save(body, file, digest, { signal, disk }) {
	const hash = createHash("sha256");
	const look = (chunk, bytes) => {
		if (bytes > MAX_ARCHIVE) throw tooLarge$1();
		hash.update(chunk);
	};
	await spoolBody(body, file, {
		signal,
		disk,
		look
	});
	const actual = `sha256:${hash.digest("hex")}`;
	if (!digest?.startsWith("sha256:") || digest === actual) return;
	disk?.give((await stat(file)).size);
	await rm(file, { force: true });
	throw otherDigest(actual, digest);
}
/** What the storage, or the network on the way to it, did; what the API did is told apart by its own kind of error. */
function isFailureOfStorage(error) {
	if (error instanceof ExpectedError || isResponseError(error)) return false;
	return error instanceof DownloadFailure || typeof error.code === "string";
}
function explained$1(error, repository) {
	if (error instanceof ExpectedError) return error;
	if (isResponseError(error) && error.response !== void 0) return refusal(error, repository);
	if (isResponseError(error) || isFailureOfStorage(error)) return new ExpectedError(`The artifacts of ${repository} could not be loaded: ${excerpt(messageOf(error), 200).replace(/\.$/, "")}.`, {
		fix: "Check the network and proxy of this machine, and GITHUB_API_URL; then run again.",
		cause: error
	});
	return error;
}
function refusal(error, repository) {
	const { status } = error;
	const said = excerpt(serverWords(error), 200);
	const fail = (message, fix) => new ApiFailure(status, message, fix, error);
	if (status === 401) return fail(`GitHub refused the token: ${said}.`, "Pass a valid `token`: in a workflow leave it at its default; one kept as a secret may have expired or been revoked.");
	if (isRateLimit(error)) return fail(`GitHub's rate limit stopped the search for artifacts: ${said}.`, `Run again in ${waitInWords(error)}, or with the token of a GitHub App.`);
	if (status === 403) return fail(`The token may not read the artifacts of ${repository}: ${said}.`, "Add `permissions: { actions: read }` to the job (beside those it has); another repository needs a `token` with `actions: read` there.");
	if (status >= 500) return fail(`GitHub failed repeatedly with status ${status}: ${said}.`, "Run again later; https://www.githubstatus.com tells of outages.");
	return fail(`GitHub answered ${status} about ${repository}: ${said}.`, "https://docs.github.com/rest/actions/artifacts describes the request.");
}
function noToken() {
	return new ExpectedError("Artifacts of another run need a GitHub token, and there is none.", { fix: "In a workflow, leave the input `token` at its default or pass one with `actions: read`; elsewhere, set GITHUB_TOKEN." });
}
function otherDigest(actual, expected) {
	return new ExpectedError(`The archive has the digest ${actual}, not ${excerpt(expected)} as GitHub says.`, { fix: "Run again; if it stays so, what stands between this machine and GitHub changes downloads." });
}
function tooLarge$1() {
	return new ExpectedError(`The archive is larger than ${MAX_ARCHIVE / 1024 ** 3} GiB.`, { fix: "Upload only the profiles, in several artifacts if need be." });
}

// src/sources/artifact/other-runs.ts
/** Runs that are looked into for a match, newest first; each costs a request of the token's 1,000 per hour. */
const MAX_RUNS = 200;
const PAGE = 100;
/** Of one list, such as of runs that all come from forks. */
const MOST_PAGES = 50;
/** Artifacts of one run, or of a repository, that are looked at. */
const MAX_ARTIFACTS = 2e3;
const SHOWN_WORKFLOWS = 5;
const artifactShape = object({
	id: number(),
	name: string(),
	size_in_bytes: number(),
	expired: boolean(),
	created_at: nullable(string()),
	digest: nullish(string()),
	workflow_run: nullish(object({
		id: number(),
		repository_id: number(),
		head_repository_id: nullish(number()),
		head_branch: nullish(string())
	}))
});
const runShape = object({
	id: number(),
	conclusion: nullable(string()),
	repository: object({ id: number() }),
	head_repository: nullish(object({ id: number() }))
});
const artifactsShape = object({ artifacts: array(artifactShape) });
const runsShape = object({ workflow_runs: array(runShape) });
const workflowsShape = object({ workflows: array(object({ path: string() })) });
/**
* The runs that the source names by `run-id`, `workflow`, `branch` or `repository`, by GitHub's REST API. But for a run
* named by its id only successful runs count, and none whose code came from a fork: anybody can open a pull request
* that uploads an artifact of any name.
* @throws ExpectedError without a token or a repository.
*/
function otherRuns(source, context, signal) {
	const repository = source.repository ?? context.env["GITHUB_REPOSITORY"];
	if (!repository) throw noRepository();
	const api = actionsApi(repository, context, signal);
	const { branch, runId } = source;
	const workflow = source.workflow === void 0 ? void 0 : basename(source.workflow);
	const onBranch = branch === void 0 ? "" : ` on branch ${excerpt(branch)}`;
	if (runId !== void 0) return place(api, `run ${runId} of ${repository}`, () => oneRun(api, runId));
	if (workflow !== void 0) return place(api, `the successful runs of ${excerpt(workflow)}${onBranch} in ${repository}`, () => runsOfWorkflow(api, workflow, branch));
	return place(api, `the successful runs${onBranch} in ${repository}`, () => runsOfRepository(api, source.name, branch));
}
function place(api, description, runs) {
	return {
		description,
		runs,
		download: (artifact, file) => api.download(artifact, file)
	};
}
async function* oneRun(api, run) {
	yield await artifactsOfRun(api, run).catch((error) => notFound(error, api, `run ${run}`, () => "Check `run-id`."));
}
async function* runsOfWorkflow(api, workflow, branch) {
	const path = `/actions/workflows/${encodeURIComponent(workflow)}/runs`;
	let inspected = 0;
	try {
		for await (const run of pages(api, path, {
			status: "success",
			...branch && { branch }
		}, runsOf)) {
			if (isForeign(run.repository.id, run.head_repository?.id)) continue;
			yield await artifactsOfRun(api, run.id);
			inspected += 1;
			if (inspected === MAX_RUNS) return;
		}
	} catch (error) {
		await notFound(error, api, `workflow ${excerpt(workflow)}`, () => workflowsFix(api));
	}
	if (inspected === 0) throw noRuns(api.repository, workflow, branch);
}
/** The artifacts of the repository, gathered by run; whether a run succeeded is asked when its turn comes. */
async function* runsOfRepository(api, name, branch) {
	const listed = isPlain(name) ? await artifactsOfRepository(api, { name }) : [];
	const artifacts = listed.length > 0 ? listed : await artifactsOfRepository(api, {});
	const byRun = /* @__PURE__ */ new Map();
	for (const artifact of artifacts) {
		const run = artifact.workflow_run;
		if (!run || isForeign(run.repository_id, run.head_repository_id ?? void 0)) continue;
		if (branch !== void 0 && run.head_branch !== branch) continue;
		byRun.set(run.id, [...byRun.get(run.id) ?? [], artifact]);
	}
	const runs = [...byRun].sort(([a], [b]) => b - a).slice(0, MAX_RUNS);
	for (const [id, ofRun] of runs) if (parsed(runShape, await api.get(`/actions/runs/${id}`)).conclusion === "success") yield ofRun.map((artifact) => toArtifact(artifact, id));
}
/** A name without anything that a pattern could mean. */
function isPlain(name) {
	return /^[\w .-]+$/.test(name);
}
async function artifactsOfRepository(api, query) {
	try {
		return await first(MAX_ARTIFACTS, pages(api, "/actions/artifacts", query, artifactsOf));
	} catch (error) {
		return notFound(error, api, "list of artifacts", () => "Check `repository`.");
	}
}
async function artifactsOfRun(api, run) {
	const listed = pages(api, `/actions/runs/${run}/artifacts`, {}, artifactsOf);
	return (await first(MAX_ARTIFACTS, listed)).map((artifact) => toArtifact(artifact, run));
}
async function first(count, items) {
	const taken = [];
	for await (const item of items) {
		taken.push(item);
		if (taken.length === count) break;
	}
	return taken;
}
const artifactsOf = (data) => parsed(artifactsShape, data).artifacts;
const runsOf = (data) => parsed(runsShape, data).workflow_runs;
function parsed(shape, data) {
	const { success, output, issues } = safeParse(shape, data, { abortEarly: true });
	if (success) return output;
	throw new ExpectedError(`GITHUB_API_URL does not answer like GitHub: \`${excerpt(getDotPath(issues[0]) ?? "its answer")}\` is missing or of another kind.`, { fix: "Check GITHUB_API_URL, and that no proxy or login page answers in its place." });
}
/** The items of a list, page by page, no further than they are asked for. */
async function* pages(api, path, query, itemsOf) {
	for (let page = 1;; page += 1) {
		const items = itemsOf(await api.get(path, {
			...query,
			per_page: PAGE,
			page
		}));
		yield* items;
		if (items.length < PAGE || page === MOST_PAGES) return;
	}
}
function isForeign(repository, head) {
	return head !== repository;
}
function toArtifact(listed, run) {
	const { id, name, expired, digest } = listed;
	const created = listed.created_at === null ? void 0 : new Date(listed.created_at);
	return {
		id,
		name,
		bytes: listed.size_in_bytes,
		created,
		expired,
		run,
		...digest && { digest }
	};
}
/** Rethrows `error`; a 404 as what is missing: the repository, or `what` in it. */
async function notFound(error, api, what, fix) {
	if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
	if (await api.get("").then(() => true, () => false)) throw new ExpectedError(`There is no ${what} in ${api.repository}.`, {
		fix: await fix(),
		cause: error
	});
	throw new ExpectedError(`There is no repository ${api.repository} that the token can see.`, {
		fix: "Check `repository`; a private one other than this needs a `token` with `actions: read` there.",
		cause: error
	});
}
async function workflowsFix(api) {
	const names = await api.get("/actions/workflows", { per_page: PAGE }).then((data) => parsed(workflowsShape, data).workflows.map(({ path }) => `\`${excerpt(basename(path))}\``), () => []);
	if (names.length === 0) return "Write the name of the workflow's file, such as `load-test.yml`.";
	const more = names.length > SHOWN_WORKFLOWS ? ` and ${names.length - SHOWN_WORKFLOWS} more` : "";
	return `Write the name of its file; there is ${names.slice(0, SHOWN_WORKFLOWS).join(", ")}${more}.`;
}
function noRuns(repository, workflow, branch) {
	const where = branch === void 0 ? repository : `${repository} on branch ${excerpt(branch)}`;
	return new ExpectedError(`The workflow ${excerpt(workflow)} has no successful run in ${where}.`, { fix: `Run it${branch === void 0 ? "" : " there"} once, or correct \`workflow\` and \`branch\`; runs for pull requests from forks do not count.` });
}
function noRepository() {
	return new ExpectedError("It is not known in which repository to look for artifacts.", { fix: "Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY." });
}

// src/sources/artifact/this-run.ts
const FIX_OTHER_RUN = "Name the run: `run-id`, or `workflow`, with `repository: owner/name`, and a token with `actions: read`.";
/**
* The artifacts of the run that this job belongs to, through the runner's own service.
* @throws ExpectedError outside of an action of a workflow.
*/
function thisRun(context, signal) {
	if (!context.env["ACTIONS_RUNTIME_TOKEN"] || !context.env["ACTIONS_RESULTS_URL"]) throw outsideOfARun();
	return {
		description: "this run",
		async *runs() {
			const client = await newClient();
			const { artifacts } = await asked("listed", signal, () => client.listArtifacts());
			yield artifacts.map(({ id, name, size, createdAt, digest }) => ({
				id,
				name,
				bytes: size,
				created: createdAt,
				expired: false,
				...digest && { digest }
			}));
		},
		async download({ id, name, digest }, file) {
			const client = await newClient();
			const folder = await mkdtemp(join(dirname(file), "download-"));
			try {
				const options = {
					path: folder,
					skipDecompress: true,
					...digest && { expectedHash: digest }
				};
				const { digestMismatch } = await asked("loaded", signal, () => client.downloadArtifact(id, options));
				if (digestMismatch) throw changed(name);
				const [only] = await readdir(folder);
				if (only === void 0) throw changed(name);
				await rename(join(folder, only), file);
			} finally {
				await rm(folder, {
					recursive: true,
					force: true
				});
			}
		}
	};
}
/** Loaded only here: the client takes 170 ms to load. */
async function newClient() {
	const { DefaultArtifactClient } = await import("./artifact.js");
	return new DefaultArtifactClient();
}
/** The client cannot be aborted; when the signal is, what it goes on to do is not waited for. */
async function asked(what, signal, ask) {
	signal.throwIfAborted();
	const aborted = new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	try {
		return await Promise.race([printingToStderr(ask), aborted]);
	} catch (error) {
		signal.throwIfAborted();
		throw explained(what, error);
	}
}
function explained(what, error) {
	if (error.name === "GHESNotSupportedError") return new ExpectedError("GitHub Enterprise Server does not have the service that lists a run's own artifacts.", {
		fix: "Give the source the `run-id` of this run (github.run_id), which asks the REST API instead.",
		cause: error
	});
	const said = excerpt(messageOf(error).split("\n")[0] ?? "", 200).replace(/\.$/, "");
	return new ExpectedError(`The artifacts of this run could not be ${what}: ${said}.`, {
		fix: "Run the job again; https://www.githubstatus.com tells of outages of Actions.",
		cause: error
	});
}
const redirected = new AsyncLocalStorage();
let redirecting = false;
/**
* Runs `task`; what it prints to stdout goes to stderr. The client reports through @actions/core, which knows stdout
* only, where the result of a command belongs. The runner heeds workflow commands (masks) on both.
*/
function printingToStderr(task) {
	if (!redirecting) {
		redirecting = true;
		const write = process.stdout.write.bind(process.stdout);
		process.stdout.write = ((...args) => redirected.getStore() ? process.stderr.write(...args) : write(...args));
	}
	return redirected.run(true, task);
}
function changed(name) {
	return new ExpectedError(`The artifact \`${excerpt(name)}\` did not come as it was uploaded.`, { fix: "Run the job again." });
}
function outsideOfARun() {
	return new ExpectedError("There is no workflow run here whose artifacts could be taken: it is the action that gets the runner's token for them.", { fix: `Use the source in a workflow, through the action. ${FIX_OTHER_RUN}` });
}

// src/sources/artifact/artifact.ts
/** Bounds the search and all downloads, in milliseconds, where the source says nothing. */
const DEFAULT_ARTIFACT_TIMEOUT = 9e5;
/** Archives that are loaded at the same time. */
const PARALLEL = 4;
/**
* Takes the files of artifacts: of this run, or, when the source names a `workflow`, `branch`, `run-id` or
* `repository`, of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
* @throws ExpectedError when nothing matches, or when the place cannot be asked.
*/
const collectArtifacts = (source, context) => {
	const timeout = source.timeout ?? 9e5;
	return withDeadline(timeout, context.signal, (signal) => collectFrom(placeOf(source, context, signal), source, context, signal), () => new ExpectedError(`The artifacts were not there within ${duration(timeout)}.`, { fix: "Raise the source's `timeout`, or take fewer artifacts by `limit`." }));
};
function placeOf(source, context, signal) {
	const { workflow, branch, runId, repository } = source;
	if ([
		workflow,
		branch,
		runId,
		repository
	].some((value) => value !== void 0)) return otherRuns(source, context, signal);
	const ownRun = isEnterpriseServer(context.env) ? Number(context.env["GITHUB_RUN_ID"]) : 0;
	return ownRun > 0 ? otherRuns({
		...source,
		runId: ownRun
	}, context, signal) : thisRun(context, signal);
}
/** GitHub Enterprise Server: neither github.com nor Enterprise Cloud with data residency (`*.ghe.com`). */
function isEnterpriseServer({ GITHUB_SERVER_URL: url = "https://github.com" }) {
	return URL.canParse(url) && !/(^|\.)(github\.com|ghe\.com|localhost)$|^127\./.test(new URL(url).hostname);
}
async function collectFrom(place, source, context, signal) {
	const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
	const limit = pLimit(PARALLEL);
	const names = displayNames(artifacts);
	const loaded = await Promise.all(artifacts.map((artifact, index) => limit(() => context.limit(() => {
		const name = names[index] ?? artifact.name;
		context.progress(`Loading artifact ${name} of ${place.description}`);
		return filesOf(artifact, name, place, context, signal);
	}))));
	const files = loaded.flatMap((part) => part.files);
	return {
		files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
		failures: loaded.filter((part) => part.files.length === 0).length,
		findings: [
			...findings,
			...loaded.flatMap((part) => part.findings),
			...cut(files.length, source.limit)
		]
	};
}
async function filesOf(artifact, name, place, { scratch, wants, disk }, signal) {
	const folder = await mkdtemp(join(scratch, `${artifact.id}-`));
	try {
		if (artifact.bytes > ZIP_LIMITS.bytes) throw tooLarge(name, artifact.bytes);
		const archive = join(folder, "archive");
		await place.download(artifact, archive);
		if (!await isZip(archive)) return await singleFile(archive, join(folder, "file"), name);
		const { files, special } = await unpackNested(archive, join(folder, "files"), {
			name: `Artifact ${name}`,
			signal,
			disk,
			...wants && { wants }
		});
		await rm(archive);
		if (files.length === 0 && wants !== void 0) return {
			files: [],
			findings: []
		};
		if (files.length === 0) throw empty(name);
		return {
			files: files.map(({ path, entry }) => ({
				path,
				name: `${name}/${entry}`
			})),
			findings: special.map((entry) => ({
				severity: "note",
				file: `${name}/${entry}`,
				message: "It is not a regular file (perhaps a symbolic link) and was left out."
			}))
		};
	} catch (error) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		signal.throwIfAborted();
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		return {
			files: [],
			findings: [{
				severity: "error",
				file: name,
				message,
				...fix && { fix }
			}]
		};
	}
}
/** actions/upload-artifact can leave a lone file unzipped (`archive: false`): the artifact is the file. */
async function singleFile(archive, path, name) {
	await rename(archive, path);
	return {
		files: [{
			path,
			name
		}],
		findings: []
	};
}
/** The artifacts' names; those that several runs have, with the run. */
function displayNames(artifacts) {
	return artifacts.map(({ name, run }) => {
		const isTwice = artifacts.filter((other) => other.name === name).length > 1;
		return printableName(isTwice && run !== void 0 ? `${name} (run ${run})` : name);
	});
}
function cut(files, limit) {
	if (limit === void 0 || files <= limit) return [];
	return [{
		severity: "note",
		message: `The artifacts hold ${files} files; by \`limit\`, ${limit} of them ${limit === 1 ? "was" : "were"} taken.`
	}];
}
function empty(name) {
	return new ExpectedError(`Artifact ${name} holds no files.`, { fix: "Check the `path` that is given to actions/upload-artifact; hidden files are not taken." });
}
function tooLarge(name, bytes) {
	return new ExpectedError(`Artifact ${name} has ${Math.round(bytes / 1024 ** 2)} MiB, which no profiles need.`, { fix: "Upload the profiles as an artifact of their own." });
}

export { collectArtifacts };