import { o as __toESM } from "./rolldown-runtime.js";
import { A as isResponseError, Ct as excerpt, J as isThisMachine, M as waitInWords, O as isRateLimit, S as apiUrlIn, St as duration, Tt as printableName, U as nameOf, W as send, X as networkForNamedHosts, Xt as boolean, Y as networkFor, Yt as array, at as withDeadline, bt as pLimit, cn as nullish, en as getDotPath, ft as spoolBody, j as serverWords, ln as number, sn as nullable, un as object, vn as safeParse, w as githubApi, wr as messageOf, xr as ExpectedError, yi as count, yn as string } from "./start.js";
import { t as require_picomatch } from "./picomatch.js";
import { n as isZip, r as unpack, t as ZIP_LIMITS } from "./zip.js";
import { n as cutByLimit } from "./newest.js";
import { a as someOf, i as missed, n as compare } from "./source.js";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createHash } from "node:crypto";

// node_modules/is-network-error/index.js
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const objectToString = Object.prototype.toString;
const isError = (value) => objectToString.call(value) === "[object Error]";
const errorMessages = /* @__PURE__ */ new Set([
	"network error",
	"NetworkError when attempting to fetch resource.",
	"The Internet connection appears to be offline.",
	"Network request failed",
	"fetch failed",
	"terminated",
	" A network error occurred.",
	"Network connection lost"
]);
function isNetworkError(error) {
	if (!(error && isError(error) && error.name === "TypeError" && typeof error.message === "string")) return false;
	const { message, stack } = error;
	if (message === "Load failed" || message.startsWith("Load failed (") && message.endsWith(")")) return stack === void 0 || "__sentry_captured__" in error;
	if (message.startsWith("error sending request for url")) return true;
	if (message === "Failed to fetch" || message.startsWith("Failed to fetch (") && message.endsWith(")")) return true;
	return errorMessages.has(message);
}

// node_modules/p-retry/index.js
function validateRetries(retries) {
	if (typeof retries === "number") {
		if (retries < 0) throw new TypeError("Expected `retries` to be a non-negative number.");
		if (Number.isNaN(retries)) throw new TypeError("Expected `retries` to be a valid number or Infinity, got NaN.");
	} else if (retries !== void 0) throw new TypeError("Expected `retries` to be a number or Infinity.");
}
function validateNumberOption(name, value, { min = 0, allowInfinity = false } = {}) {
	if (value === void 0) return;
	if (typeof value !== "number" || Number.isNaN(value)) throw new TypeError(`Expected \`${name}\` to be a number${allowInfinity ? " or Infinity" : ""}.`);
	if (!allowInfinity && !Number.isFinite(value)) throw new TypeError(`Expected \`${name}\` to be a finite number.`);
	if (value < min) throw new TypeError(`Expected \`${name}\` to be \u2265 ${min}.`);
}
var AbortError = class extends Error {
	constructor(message) {
		super();
		if (message instanceof Error) {
			this.originalError = message;
			({message} = message);
		} else {
			this.originalError = new Error(message);
			this.originalError.stack = this.stack;
		}
		this.name = "AbortError";
		this.message = message;
	}
};
function calculateDelay(retriesConsumed, options) {
	const attempt = Math.max(1, retriesConsumed + 1);
	const random = options.randomize ? Math.random() + 1 : 1;
	let timeout = Math.round(random * options.minTimeout * options.factor ** (attempt - 1));
	timeout = Math.min(timeout, options.maxTimeout);
	return timeout;
}
function calculateRemainingTime(start, max) {
	if (!Number.isFinite(max)) return max;
	return max - (performance.now() - start);
}
async function onAttemptFailure({ error, attemptNumber, retriesConsumed, startTime, options }) {
	const normalizedError = error instanceof Error ? error : /* @__PURE__ */ new TypeError(`Non-error was thrown: "${error}". You should only throw errors.`);
	if (normalizedError instanceof AbortError) throw normalizedError.originalError;
	const retriesLeft = Number.isFinite(options.retries) ? Math.max(0, options.retries - retriesConsumed) : options.retries;
	const maxRetryTime = options.maxRetryTime ?? Number.POSITIVE_INFINITY;
	const context = Object.freeze({
		error: normalizedError,
		attemptNumber,
		retriesLeft,
		retriesConsumed
	});
	await options.onFailedAttempt(context);
	if (calculateRemainingTime(startTime, maxRetryTime) <= 0) throw normalizedError;
	const consumeRetry = await options.shouldConsumeRetry(context);
	const remainingTime = calculateRemainingTime(startTime, maxRetryTime);
	if (remainingTime <= 0 || retriesLeft <= 0) throw normalizedError;
	if (normalizedError instanceof TypeError && !isNetworkError(normalizedError)) {
		if (consumeRetry) throw normalizedError;
		options.signal?.throwIfAborted();
		return false;
	}
	if (!await options.shouldRetry(context)) throw normalizedError;
	if (!consumeRetry) {
		options.signal?.throwIfAborted();
		return false;
	}
	const delayTime = calculateDelay(retriesConsumed, options);
	const finalDelay = Math.min(delayTime, remainingTime);
	options.signal?.throwIfAborted();
	if (finalDelay > 0) await new Promise((resolve, reject) => {
		const onAbort = () => {
			clearTimeout(timeoutToken);
			options.signal?.removeEventListener("abort", onAbort);
			reject(options.signal.reason);
		};
		const timeoutToken = setTimeout(() => {
			options.signal?.removeEventListener("abort", onAbort);
			resolve();
		}, finalDelay);
		if (options.unref) timeoutToken.unref?.();
		options.signal?.addEventListener("abort", onAbort, { once: true });
	});
	options.signal?.throwIfAborted();
	return true;
}
async function pRetry(input, options = {}) {
	options = { ...options };
	validateRetries(options.retries);
	if (Object.hasOwn(options, "forever")) throw new Error("The `forever` option is no longer supported. For many use-cases, you can set `retries: Infinity` instead.");
	options.retries ??= 10;
	options.factor ??= 2;
	options.minTimeout ??= 1e3;
	options.maxTimeout ??= Number.POSITIVE_INFINITY;
	options.maxRetryTime ??= Number.POSITIVE_INFINITY;
	options.randomize ??= false;
	options.onFailedAttempt ??= () => {};
	options.shouldRetry ??= () => true;
	options.shouldConsumeRetry ??= () => true;
	validateNumberOption("factor", options.factor, {
		min: 0,
		allowInfinity: false
	});
	validateNumberOption("minTimeout", options.minTimeout, {
		min: 0,
		allowInfinity: false
	});
	validateNumberOption("maxTimeout", options.maxTimeout, {
		min: 0,
		allowInfinity: true
	});
	validateNumberOption("maxRetryTime", options.maxRetryTime, {
		min: 0,
		allowInfinity: true
	});
	if (!(options.factor > 0)) options.factor = 1;
	options.signal?.throwIfAborted();
	let attemptNumber = 0;
	let retriesConsumed = 0;
	const startTime = performance.now();
	while (Number.isFinite(options.retries) ? retriesConsumed <= options.retries : true) {
		attemptNumber++;
		try {
			options.signal?.throwIfAborted();
			const result = await input(attemptNumber);
			options.signal?.throwIfAborted();
			return result;
		} catch (error) {
			if (await onAttemptFailure({
				error,
				attemptNumber,
				retriesConsumed,
				startTime,
				options
			})) retriesConsumed++;
		}
	}
	throw new Error("Retry attempts exhausted without throwing an error.");
}

// src/collect/artifact-runs.ts
/** Runs that are looked into for a match, newest first; each costs a request of the token's 1,000 per hour. */
const MAX_RUNS = 200;
const PAGE = 100;
/** Of one list, such as of runs that all come from forks. */
const MOST_PAGES = 50;
/** Artifacts of one run, or of a repository, that are looked at. */
const MAX_ARTIFACTS = 2e3;
const RETRIES = 3;
/** Milliseconds before the first retry; each later one waits twice as long. */
const FIRST_WAIT = 500;
const FIX_ANSWER = "Check GITHUB_API_URL, and that no proxy or login page answers in its place.";
const FIX_WORKFLOW = "Write the name of the workflow's file in `.github/workflows`, such as `load-test.yml`.";
const ARTIFACT = object({
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
const RUN = object({
	id: number(),
	conclusion: nullable(string()),
	repository: object({ id: number() }),
	head_repository: nullish(object({ id: number() }))
});
const ARTIFACTS = object({ artifacts: array(ARTIFACT) });
const RUNS = object({ workflow_runs: array(RUN) });
/**
* The runs that the source names by `run-id`, `workflow`, `branch` or `repository`, by GitHub's REST API. Except for a
* run named by its id, only successful runs count, and none whose code came from a fork: anybody can open a pull request
* that uploads an artifact of any name.
* @throws ExpectedError without a token or a repository.
*/
function otherRuns(source, context) {
	const repository = source.repository ?? context.env["GITHUB_REPOSITORY"];
	if (!repository) throw new ExpectedError("There is no repository to look for artifacts in.", { fix: "Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY." });
	const api = actionsApi(repository, context);
	const { branch, runId } = source;
	const workflow = source.workflow === void 0 ? void 0 : basename(source.workflow);
	const onBranch = branch === void 0 ? "" : ` on branch ${excerpt(branch)}`;
	const { download } = api;
	if (runId !== void 0) return {
		description: `run ${runId} of ${repository}`,
		runs: () => oneRun(api, runId),
		download
	};
	if (workflow !== void 0) return {
		description: `the successful runs of ${excerpt(workflow)}${onBranch} in ${repository}`,
		runs: () => runsOfWorkflow(api, workflow, branch),
		download
	};
	return {
		description: `the successful runs${onBranch} in ${repository}`,
		runs: () => runsOfRepository(api, source.name, branch),
		download
	};
}
async function* oneRun(api, run) {
	yield await artifactsOfRun(api, run).catch((error) => notFound(error, api, `run ${run}`, "Check `run-id`."));
}
async function* runsOfWorkflow(api, workflow, branch) {
	const path = `/actions/workflows/${encodeURIComponent(workflow)}/runs`;
	const query = {
		status: "success",
		...branch && { branch }
	};
	let inspected = 0;
	try {
		for await (const run of pages(api, path, query, (data) => parsed(RUNS, data).workflow_runs)) {
			if (isForeign(run.repository.id, run.head_repository?.id)) continue;
			yield await artifactsOfRun(api, run.id);
			inspected += 1;
			if (inspected === MAX_RUNS) return;
		}
	} catch (error) {
		await notFound(error, api, `workflow ${excerpt(workflow)}`, FIX_WORKFLOW);
	}
	if (inspected > 0) return;
	const where = branch === void 0 ? api.repository : `${api.repository} on branch ${excerpt(branch)}`;
	throw new ExpectedError(`The workflow ${excerpt(workflow)} has no successful run in ${where}.`, { fix: "Run it once, or correct `workflow` and `branch`; runs for pull requests from forks do not count." });
}
/** The artifacts of the repository, gathered by run; whether a run succeeded is asked when its turn comes. */
async function* runsOfRepository(api, name, branch) {
	const all = (query) => first(MAX_ARTIFACTS, pages(api, "/actions/artifacts", query, artifactsIn)).catch((error) => notFound(error, api, "list of artifacts", "Check `repository`."));
	const listed = /^[\w .-]+$/.test(name) ? await all({ name }) : [];
	const byRun = /* @__PURE__ */ new Map();
	for (const artifact of listed.length > 0 ? listed : await all({})) {
		const run = artifact.workflow_run;
		if (!run || isForeign(run.repository_id, run.head_repository_id ?? void 0)) continue;
		if (branch !== void 0 && run.head_branch !== branch) continue;
		byRun.set(run.id, [...byRun.get(run.id) ?? [], artifact]);
	}
	for (const [id, ofRun] of [...byRun].sort(([a], [b]) => b - a).slice(0, MAX_RUNS)) if (parsed(RUN, await api.get(`/actions/runs/${id}`)).conclusion === "success") yield ofRun.map((artifact) => toArtifact(artifact, id));
}
async function artifactsOfRun(api, run) {
	return (await first(MAX_ARTIFACTS, pages(api, `/actions/runs/${run}/artifacts`, {}, artifactsIn))).map((artifact) => toArtifact(artifact, run));
}
const artifactsIn = (data) => parsed(ARTIFACTS, data).artifacts;
async function first(count, items) {
	const taken = [];
	for await (const item of items) {
		taken.push(item);
		if (taken.length === count) break;
	}
	return taken;
}
function parsed(shape, data) {
	const { success, output, issues } = safeParse(shape, data, { abortEarly: true });
	if (success) return output;
	const where = excerpt(getDotPath(issues[0]) ?? "its answer");
	throw new ExpectedError(`GITHUB_API_URL does not answer like GitHub: \`${where}\` is missing or of another kind.`, { fix: FIX_ANSWER });
}
/** The items of a list, page by page, no further than they are asked for. */
async function* pages(api, path, query, itemsOf) {
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const items = itemsOf(await api.get(path, {
			...query,
			per_page: PAGE,
			page
		}));
		yield* items;
		if (items.length < PAGE) return;
	}
}
/** A fork that was deleted has no id any more. */
function isForeign(repository, head) {
	return head !== repository;
}
function toArtifact({ id, name, expired, digest, created_at, size_in_bytes }, run) {
	return {
		id,
		name,
		bytes: size_in_bytes,
		created: created_at === null ? void 0 : new Date(created_at),
		expired,
		run,
		digest: digest ?? void 0
	};
}
/** Rethrows `error`; a 404 as what is missing: the repository, or `what` in it. */
async function notFound(error, api, what, fix) {
	if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
	if (await api.get("").then(() => true, () => false)) throw new ExpectedError(`There is no ${what} in ${api.repository}.`, {
		fix,
		cause: error
	});
	throw new ExpectedError(`There is no repository ${api.repository} that the token can see.`, {
		fix: "Check `repository`; a private one other than this needs a `token` with `actions: read` there.",
		cause: error
	});
}
/** GitHub answered with a refusal. */
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
/** The storage failed, or what it sent is not whole. */
var DownloadFailure = class extends Error {};
function actionsApi(repository, context) {
	const { token, env, signal } = context;
	if (!token) throw new ExpectedError("Artifacts of another run need a GitHub token, and there is none.", { fix: "In a workflow, leave the input `token` at its default or pass one with `actions: read`; elsewhere, set GITHUB_TOKEN." });
	const api = githubApi({
		token,
		apiUrl: apiUrlIn(env),
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
		throw explained(error, repository);
	});
	return {
		repository,
		get: (path, query = {}) => retried(async () => (await api.request(`GET /repos/${repository}${path}`, query)).data),
		download: ({ id, digest }, file) => retried(async () => {
			const { headers } = await api.request(`GET /repos/${repository}/actions/artifacts/${id}/zip`, { request: { redirect: "manual" } });
			const { location = "" } = headers;
			if (!URL.canParse(location) || !/^https?:$/.test(new URL(location).protocol)) throw new ExpectedError(`GitHub answered without a place to load the artifact ${id} from.`, { fix: FIX_ANSWER });
			const answer = await send(new URL(location), {
				headers: {},
				...wayToStorage(env),
				signal
			});
			if (answer.status !== 200) {
				answer.body.on("error", () => {}).destroy();
				throw new DownloadFailure(`${nameOf(answer.url)} answered ${answer.status}`);
			}
			const hash = createHash("sha256");
			const look = (chunk, bytes) => {
				if (bytes > ZIP_LIMITS.bytes) throw new ExpectedError("The archive is larger than 2 GiB.", { fix: FIX_SMALLER });
				hash.update(chunk);
			};
			await spoolBody(answer.body, file, {
				signal,
				disk: context.disk,
				look
			});
			const actual = `sha256:${hash.digest("hex")}`;
			if (!digest?.startsWith("sha256:") || digest === actual) return;
			context.disk?.give((await stat(file)).size);
			await rm(file, { force: true });
			throw changed(`its digest is ${actual}, not ${excerpt(digest)}`);
		})
	};
}
const FIX_SMALLER = "Upload only the profiles, in several artifacts if need be.";
function changed(how) {
	return new ExpectedError(`The artifact did not arrive as it was uploaded: ${how}.`, { fix: "Run again; if it stays so, something between this machine and GitHub changes downloads." });
}
/** The API names its storage as a redirect does; an API on this machine, an emulator, may have it there, too. */
function wayToStorage(env) {
	const api = new URL(apiUrlIn(env));
	if (isThisMachine(api.hostname)) return { network: networkForNamedHosts(env) };
	return {
		network: networkFor(env),
		namedBy: api
	};
}
/** What the storage, or the network on the way to it, did; failures of the API have their own kind of error. */
function isFailureOfStorage(error) {
	if (error instanceof ExpectedError || isResponseError(error)) return false;
	return error instanceof DownloadFailure || typeof error.code === "string";
}
function explained(error, repository) {
	if (error instanceof ExpectedError) return error;
	if (!isResponseError(error) && !isFailureOfStorage(error)) return error;
	if (!isResponseError(error) || error.response === void 0) {
		const words = excerpt(messageOf(error), 200).replace(/\.$/, "");
		return new ExpectedError(`The artifacts of ${repository} could not be loaded: ${words}.`, {
			fix: "Check the network and proxy of this machine, and GITHUB_API_URL; then run again.",
			cause: error
		});
	}
	const { status } = error;
	const fix = isRateLimit(error) ? `Run again in ${waitInWords(error)}, or with the token of a GitHub App.` : status === 401 ? "Pass a valid `token`: in a workflow leave it at its default; one kept as a secret may have expired or been revoked." : status === 403 ? "Add `permissions: { actions: read }` to the job (beside those it has); another repository needs a `token` with `actions: read` there." : status >= 500 ? "Run again later; https://www.githubstatus.com reports outages." : "https://docs.github.com/rest/actions/artifacts describes the request.";
	const said = excerpt(serverWords(error), 200);
	return new ApiFailure(status, `GitHub answered ${status} about the artifacts of ${repository}: ${said}.`, fix, error);
}
/**
* The artifacts of the run that this job belongs to, through the runner's own service.
* @throws ExpectedError outside of an action of a workflow.
*/
function thisRun({ env, signal }) {
	if (!env["ACTIONS_RUNTIME_TOKEN"] || !env["ACTIONS_RESULTS_URL"]) throw new ExpectedError("There is no workflow run here whose artifacts could be taken.", { fix: "Use the source in a workflow, through the action; or name the run: `run-id`, or `workflow`, with `repository: owner/name`, and a token with `actions: read`." });
	return {
		description: "this run",
		async *runs() {
			const client = await newClient();
			const { artifacts } = await asked("listed", signal, () => client.listArtifacts());
			yield artifacts.map(({ id, name, size, createdAt, digest }) => {
				return {
					id,
					name,
					bytes: size,
					created: createdAt,
					expired: false,
					digest
				};
			});
		},
		async download({ id, digest }, file) {
			const client = await newClient();
			const folder = await mkdtemp(join(dirname(file), "download-"));
			try {
				const options = {
					path: folder,
					skipDecompress: true,
					expectedHash: digest
				};
				const { digestMismatch } = await asked("loaded", signal, () => client.downloadArtifact(id, options));
				const [only] = await readdir(folder);
				if (digestMismatch || only === void 0) throw changed("its digest is another");
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
		return await Promise.race([ask(), aborted]);
	} catch (cause) {
		signal.throwIfAborted();
		const said = excerpt(messageOf(cause).split("\n")[0] ?? "", 200).replace(/\.$/, "");
		throw new ExpectedError(`The artifacts of this run could not be ${what}: ${said}.`, {
			fix: "Run the job again; https://www.githubstatus.com reports outages of Actions.",
			cause
		});
	}
}

// src/collect/artifact.ts
/** Bounds the search and all downloads, in milliseconds, where the source says nothing. */
const DEFAULT_TIMEOUT = 9e5;
/** Archives that are loaded at the same time. */
const PARALLEL = 4;
/**
* Takes the files of artifacts: of this run, or, when the source names a `workflow`, `branch`, `run-id` or
* `repository`, of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
* @throws ExpectedError when nothing matches, or GitHub cannot be asked.
*/
const collectArtifacts = (source, context) => {
	const timeout = source.timeout ?? DEFAULT_TIMEOUT;
	return withDeadline(timeout, context.signal, async (signal) => {
		const place = placeOf(source, {
			...context,
			signal
		});
		const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
		const limit = pLimit(PARALLEL);
		const loaded = await Promise.all(artifacts.map((artifact) => limit(() => context.limit(() => filesOf(artifact, artifacts, place, {
			...context,
			signal
		})))));
		const files = loaded.flatMap((part) => part.files);
		return {
			files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
			failures: loaded.filter((part) => part.files.length === 0).length,
			findings: [
				...findings,
				...loaded.flatMap((part) => part.findings),
				...cutByLimit("artifacts", files.length, source.limit)
			]
		};
	}, () => new ExpectedError(`The artifacts could not be loaded within ${duration(timeout)}.`, { fix: "Raise the source's `timeout`, or take fewer artifacts by `limit`." }));
};
function placeOf(source, context) {
	const { workflow, branch, runId, repository } = source;
	if ([
		workflow,
		branch,
		runId,
		repository
	].some((value) => value !== void 0)) return otherRuns(source, context);
	const ownRun = isEnterpriseServer(context.env) ? Number(context.env["GITHUB_RUN_ID"]) : 0;
	return ownRun > 0 ? otherRuns({
		...source,
		runId: ownRun
	}, context) : thisRun(context);
}
/** GitHub Enterprise Server: neither github.com nor Enterprise Cloud with data residency (`*.ghe.com`). */
function isEnterpriseServer({ GITHUB_SERVER_URL: url = "https://github.com" }) {
	return URL.canParse(url) && !/(^|\.)(github\.com|ghe\.com|localhost)$|^127\./.test(new URL(url).hostname);
}
/**
* The artifacts that the source means: those of the newest run that has any; with a `limit`, the newest over all runs.
* Of one name in one run (a job that ran again) the newest.
* @throws ExpectedError when none is left, with the reason.
*/
async function chooseArtifacts(place, { name, limit, maxAge }, now) {
	const matches = (0, import_picomatch.default)(name, {
		dot: true,
		nonegate: true
	});
	const chosen = [];
	let [expired, tooOld] = [0, 0];
	const others = /* @__PURE__ */ new Set();
	for await (const run of place.runs()) {
		for (const artifact of newestOfEachName(run)) {
			const age = now.getTime() - (artifact.created?.getTime() ?? now.getTime());
			if (artifact.name !== name && !matches(artifact.name)) others.add(artifact.name);
			else if (artifact.expired) expired += 1;
			else if (maxAge !== void 0 && age > maxAge) tooOld += 1;
			else chosen.push(artifact);
		}
		if (chosen.length >= (limit ?? 1)) break;
	}
	const older = `older than max-age ${duration(maxAge ?? 0)}`;
	const named = `named \`${excerpt(name)}\` in ${place.description}`;
	if (chosen.length === 0 && expired + tooOld > 0) {
		const why = [...expired > 0 ? ["have expired"] : [], ...tooOld > 0 ? [`are ${older}`] : []];
		throw new ExpectedError(`All artifacts ${named} ${why.join(" or ")}.`, { fix: "Run the workflow that makes the profile; raise `max-age`, or `retention-days` of its actions/upload-artifact." });
	}
	if (chosen.length === 0) {
		const shown = someOf([...others].sort(compare).map((other) => `\`${excerpt(other)}\``));
		throw new ExpectedError(`There is no artifact ${named}; ${others.size === 0 ? "it has none" : `it has ${shown}`}.`, { fix: "Upload the profile by actions/upload-artifact in a job that this one `needs`, write the name under which it was uploaded, or name its `workflow`, `run-id` or `repository`." });
	}
	const were = (artifacts) => artifacts === 1 ? "was" : "were";
	const findings = [];
	if (expired > 0) {
		const message = `${count(expired, "artifact")} that had expired ${were(expired)} left out.`;
		findings.push({
			severity: "note",
			message,
			fix: "Raise `retention-days` of actions/upload-artifact to keep them."
		});
	}
	if (tooOld > 0) findings.push({
		severity: "note",
		message: `${count(tooOld, "artifact")} ${older} ${were(tooOld)} left out.`
	});
	return {
		artifacts: chosen.slice(0, limit),
		findings
	};
}
/** Newest first; of equally new ones, by name. */
function newestOfEachName(artifacts) {
	const newest = /* @__PURE__ */ new Map();
	for (const artifact of [...artifacts].sort((a, b) => a.id - b.id)) newest.set(artifact.name, artifact);
	const time = ({ created }) => created?.getTime() ?? 0;
	return [...newest.values()].sort((a, b) => time(b) - time(a) || compare(a.name, b.name));
}
async function filesOf(artifact, all, place, { scratch, wants, disk, signal, progress }) {
	const isTwice = all.filter((other) => other.name === artifact.name).length > 1;
	const name = printableName(isTwice && artifact.run ? `${artifact.name} (run ${artifact.run})` : artifact.name);
	progress(`Loading artifact ${name} of ${place.description}`);
	const folder = await mkdtemp(join(scratch, `${artifact.id}-`));
	try {
		if (artifact.bytes > ZIP_LIMITS.bytes) throw new ExpectedError(`Artifact ${name} has ${Math.round(artifact.bytes / 1024 ** 2)} MiB, which no profiles need.`, { fix: "Upload the profiles as an artifact of their own." });
		const path = join(folder, "archive");
		await place.download(artifact, path);
		if (!await isZip(path)) return {
			files: [{
				path,
				name
			}],
			findings: []
		};
		const { files, findings } = await unpack(path, join(folder, "files"), {
			name,
			signal,
			disk,
			wants
		});
		await rm(path);
		if (files.length === 0 && wants === void 0) throw new ExpectedError(`Artifact ${name} holds no files.`, { fix: "Check the `path` that is given to actions/upload-artifact; hidden files are not taken." });
		return {
			files: files.map(({ path, entry }) => ({
				path,
				name: `${name}/${entry}`
			})),
			findings
		};
	} catch (error) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		return {
			files: [],
			findings: [missed(error, name, signal)]
		};
	}
}

export { collectArtifacts };