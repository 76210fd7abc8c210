import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_picomatch } from "./picomatch.js";
import { $n as someOf, D as array, Di as note, Ei as messageOf, I as nullable, Jr as printableName, K as safeParse, L as nullish, O as boolean, Qn as orAborted, R as number, Ur as duration, Wr as excerpt, Yn as sha256OfFile, a as apiUrlIn, fi as compareText, pi as count, q as string, xi as ExpectedError, z as object } from "./start.js";
import { S as attemptRepeatedly, _ as isThisMachine, b as send, d as spoolBody, v as nameOf, x as EndpointError, y as networkFor } from "./api.js";
import { l as isResponseError, n as githubApi, t as generalFailure, u as serverWords } from "./github3.js";
import { n as collectDownloads, t as ZIP_LIMITS } from "./downloads.js";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

// src/collect/artifact.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
/**
* Takes the files of artifacts: of this run, or, when the source names a `workflow`, `branch`, `run-id` or
* `repository`, of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
*/
const collectArtifacts = (source, context) => collectDownloads("artifacts", source, ZIP_LIMITS.bytes, context, async (bounded) => {
	const place = placeOf(source, bounded);
	const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
	return {
		downloads: artifacts.map((artifact) => {
			const run = artifacts.filter(({ name }) => name === artifact.name).length > 1 && artifact.run ? ` (run ${artifact.run})` : "";
			const name = printableName(`${artifact.name}${run}`);
			const load = (file) => {
				context.progress(`Loading artifact ${name} of ${place.description}`);
				return place.download(artifact, file);
			};
			return {
				name,
				bytes: artifact.bytes,
				load
			};
		}),
		findings
	};
});
function placeOf(source, context) {
	const { workflow, branch, runId, repository } = source;
	if ([
		workflow,
		branch,
		runId,
		repository
	].some((value) => value !== void 0)) return otherRuns(source, context);
	const { GITHUB_SERVER_URL: url = "", GITHUB_RUN_ID: ownRun } = context.env;
	const hasService = /^https?:\/\/([^/]*\.)?(github\.com|ghe\.com|localhost|127\.[\d.]+)(:|\/|$)/.test(url);
	if (url === "" || hasService || !ownRun) return thisRun(context);
	return otherRuns({
		...source,
		runId: Number(ownRun)
	}, context);
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
		const byId = new Map([...run].sort((a, b) => a.id - b.id).map((artifact) => [artifact.name, artifact]));
		for (const artifact of [...byId.values()].sort((a, b) => b.id - a.id)) {
			const age = now.getTime() - (artifact.created?.getTime() ?? now.getTime());
			if (artifact.name !== name && !matches(artifact.name)) others.add(artifact.name);
			else if (artifact.expired) expired += 1;
			else if (maxAge !== void 0 && age > maxAge) tooOld += 1;
			else chosen.push(artifact);
		}
		if (chosen.length >= (limit ?? 1)) break;
	}
	const left = [...expired > 0 ? [`${count(expired, "artifact")} had expired`] : [], ...tooOld > 0 ? [`${count(tooOld, "artifact")} older than max-age ${duration(maxAge ?? 0)}`] : []].join(", ");
	if (chosen.length === 0) {
		const shown = someOf([...others].sort(compareText).map((other) => `\`${excerpt(other)}\``));
		const why = left || (others.size === 0 ? "it has none" : `it has ${shown}`);
		const message = `There is no artifact named \`${excerpt(name)}\` in ${place.description}: ${why}.`;
		throw new ExpectedError(message, { fix: "Upload the profile by actions/upload-artifact in a job that this one `needs`, write the name under which it was uploaded, or name its `workflow`, `run-id` or `repository`; old ones need a longer `max-age` or `retention-days`." });
	}
	return {
		artifacts: chosen.slice(0, limit),
		findings: left === "" ? [] : [note(`Left out: ${left}.`)]
	};
}
/** Runs that are looked into for a match, newest first; each costs a request of the token's 1,000 per hour. */
const MAX_RUNS = 200;
const PAGE = 100;
/** Of one list: artifacts of one run or of a repository, or runs. */
const MOST_PAGES = 20;
/** Milliseconds for one archive, retries included. */
const DOWNLOAD_TIMEOUT = 9e5;
const FIX_STORAGE = "Run again later; https://www.githubstatus.com reports outages.";
const FIX_ANSWER = "Check GITHUB_API_URL, and that no proxy or login page answers in its place.";
const ARTIFACT = object({
	id: number(),
	name: string(),
	size_in_bytes: number(),
	expired: boolean(),
	created_at: nullable(string()),
	digest: nullish(string())
});
const RUN = object({
	id: number(),
	repository: object({ id: number() }),
	head_repository: nullish(object({ id: number() }))
});
/**
* The runs that the source names by `run-id`, `workflow`, `branch` or `repository`, by GitHub's REST API. Except for a
* run named by its id, only successful runs count, and none whose code came from a fork: anybody can open a pull request
* that uploads an artifact of any name.
* @throws ExpectedError without a token or a repository.
*/
function otherRuns(source, context) {
	const { token, env, signal, progress } = context;
	const { branch, runId, repository = env["GITHUB_REPOSITORY"] } = source;
	if (!repository) throw new ExpectedError("There is no repository to look for artifacts in.", { fix: "Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY." });
	if (!token) throw new ExpectedError("Artifacts of another run need a GitHub token.", { fix: "In a workflow, leave the input `token` at its default or pass one with `actions: read`; elsewhere, set GITHUB_TOKEN." });
	const api = githubApi({
		token,
		apiUrl: apiUrlIn(env),
		signal,
		retryDelay: 500
	});
	const ask = (what, path, options) => api.request(`GET /repos/${repository}/actions${path}`, options).catch((error) => {
		signal.throwIfAborted();
		throw explained(error, `${what} of ${repository}`);
	});
	/** The items of a list, page by page, no further than they are asked for. */
	async function* listed(path, key, item, query = {}) {
		const schema = object({ [key]: array(item) });
		for (let page = 1; page <= MOST_PAGES; page += 1) {
			const { data } = await ask("the artifacts", path, {
				...query,
				per_page: PAGE,
				page
			});
			const { success, output } = safeParse(schema, data, { abortEarly: true });
			if (!success) throw new ExpectedError(`GITHUB_API_URL does not answer like GitHub: it has no list of ${key}.`, { fix: FIX_ANSWER });
			const items = output[key] ?? [];
			yield* items;
			if (items.length < PAGE) return;
		}
	}
	async function artifactsOf(run) {
		const artifacts = [];
		for await (const one of listed(`/runs/${run}/artifacts`, "artifacts", ARTIFACT)) {
			const { id, name, expired, digest, created_at, size_in_bytes: bytes } = one;
			const created = created_at === null ? void 0 : new Date(created_at);
			artifacts.push({
				id,
				name,
				bytes,
				created,
				expired,
				run,
				digest: digest ?? void 0
			});
		}
		return artifacts;
	}
	const workflow = source.workflow === void 0 ? void 0 : basename(source.workflow);
	async function* runs() {
		if (runId !== void 0) return yield await artifactsOf(runId);
		const of = workflow === void 0 ? "" : `/workflows/${encodeURIComponent(workflow)}`;
		const query = {
			status: "success",
			...branch && { branch }
		};
		let inspected = 0;
		for await (const run of listed(`${of}/runs`, "workflow_runs", RUN, query)) {
			if (run.head_repository?.id !== run.repository.id) continue;
			yield await artifactsOf(run.id);
			inspected += 1;
			if (inspected === MAX_RUNS) return;
		}
	}
	function download(artifact, file) {
		const name = `artifact ${artifact.id} of ${repository}`;
		const once = async (bounded) => {
			const path = `/artifacts/${artifact.id}/zip`;
			const { headers } = await ask(name, path, { request: { redirect: "manual" } });
			const { location = "" } = headers;
			if (!URL.canParse(location) || !/^https?:$/.test(new URL(location).protocol)) throw new ExpectedError("GitHub answered without a place to load the artifact from.", { fix: FIX_ANSWER });
			await saveFrom(new URL(location), artifact, file, {
				...context,
				signal: bounded
			});
		};
		return attemptRepeatedly(once, {
			name,
			window: 0,
			timeout: DOWNLOAD_TIMEOUT,
			signal,
			progress
		});
	}
	const ofWorkflow = workflow === void 0 ? "" : ` of ${excerpt(workflow)}`;
	const onBranch = branch === void 0 ? "" : ` on branch ${excerpt(branch)}`;
	return {
		description: `${runId === void 0 ? `the successful runs${ofWorkflow}${onBranch} in` : `run ${runId} of`} ${repository}`,
		runs,
		download
	};
}
/** Loads an archive from the storage that the API named, and compares its digest. */
async function saveFrom(place, { digest }, file, { env, signal, disk }) {
	const api = new URL(apiUrlIn(env));
	const way = isThisMachine(api.hostname) ? { network: networkFor(env, true) } : {
		network: networkFor(env),
		namedBy: api
	};
	const answer = await send(place, {
		headers: {},
		...way,
		signal,
		reach: FIX_STORAGE
	});
	if (answer.status !== 200) {
		answer.body.on("error", () => {}).destroy();
		const message = `${nameOf(answer.url)} answered ${answer.status}.`;
		throw new EndpointError(message, {
			fix: FIX_STORAGE,
			retry: "soon"
		});
	}
	await spoolBody(answer.body, file, {
		name: nameOf(place),
		signal,
		disk
	}, ZIP_LIMITS.bytes);
	if (!digest?.startsWith("sha256:")) return;
	const actual = `sha256:${await sha256OfFile(file)}`;
	if (digest !== actual) throw changed(`its digest is ${actual}, not ${excerpt(digest)}`);
}
function changed(how) {
	return new ExpectedError(`The artifact did not arrive as it was uploaded: ${how}.`, { fix: "Run again; if it stays so, something between this machine and GitHub changes downloads." });
}
function explained(error, what) {
	if (!isResponseError(error)) return error;
	const { status } = error;
	const words = excerpt(serverWords(error), 200).replace(/\.$/, "");
	const [message, fix] = generalFailure(error) ?? [`GitHub answered ${status} about ${what}: ${words}.`, FIXES[status] ?? FIX_ANSWER];
	return new ExpectedError(message, {
		fix,
		cause: error
	});
}
const FIXES = {
	403: "Add `permissions: { actions: read }` to the job, with its other permissions; another repository needs a `token` with `actions: read` there.",
	404: "Check `repository`, `run-id` and `workflow`, which is the name of a file in `.github/workflows`; another private repository needs a `token` with `actions: read` there."
};
/** The artifacts of this job's run, by the runner's own service. @throws ExpectedError outside of an action of a workflow. */
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
	try {
		signal.throwIfAborted();
		return await orAborted(ask(), signal);
	} catch (cause) {
		signal.throwIfAborted();
		const said = excerpt(messageOf(cause).split("\n")[0] ?? "", 200).replace(/\.$/, "");
		throw new ExpectedError(`The artifacts of this run could not be ${what}: ${said}.`, {
			fix: "Run the job again; https://www.githubstatus.com reports outages of Actions.",
			cause
		});
	}
}

export { collectArtifacts };