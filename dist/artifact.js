import { c as note, n as ExpectedError } from "./errors.js";
import { D as compareText, O as count, d as excerpt, g as printableName, u as duration, v as someOf } from "./start.js";
import { n as globOf } from "./glob.js";
import { D as regex, E as record, F as union, I as unknown, M as transform, O as safeInteger, S as optional, T as pipe, _ as minValue, a as finite, b as number, j as string, k as safeParse, n as boolean, p as maxLength, t as array, v as nullable, x as object, y as nullish } from "./dist3.js";
import { n as callApi } from "./api.js";
import { n as readJson } from "./json.js";
import { t as attemptRepeatedly } from "./retry.js";
import { o as isThisMachine } from "./addresses.js";
import { s as spoolBody } from "./body.js";
import { i as EndpointError } from "./deadline.js";
import { i as networkFor, n as printableUrl, r as send } from "./send.js";
import { v as sha256OfFile } from "./files.js";
import { r as collectDownloads, t as ZIP_LIMITS } from "./downloads.js";
import { l as isResponseError, n as githubApi, t as generalFailure, u as serverWords } from "./github.js";
import { t as listPages } from "./pages.js";
import { r as apiUrlIn } from "./host.js";
import { basename } from "node:path";

// src/collect/artifact-place.ts
/** The maximum number of artifacts in one run. GitHub allows 500 artifacts for each job. */
const MOST_ARTIFACTS = 1e4;
/** The time for the download of one archive with its retries, in milliseconds. */
const DOWNLOAD_TIMEOUT = 9e5;
/** The maximum number of characters in the name of an artifact. GitHub's own limit for the length of an artifact's name is lower. */
const LONGEST_ARTIFACT_NAME = 1024;
/** The schema of an artifact's name. */
const ARTIFACT_NAME = pipe(string(), maxLength(LONGEST_ARTIFACT_NAME));
/**
* The schema of a whole number that is not negative. The number may be written as a text, because the JSON of protocol buffers has large
* numbers as texts.
*/
const WHOLE_NUMBER = pipe(union([number(), pipe(string(), regex(/^\d{1,16}$/), transform(Number))]), safeInteger(), minValue(0));
/** The schema of a date as a text. The schema turns the date into milliseconds since 1970. */
const TIME = pipe(string(), transform(Date.parse), finite());
/** The advice for the user if a download from GitHub's storage fails. */
const FIX_STORAGE = "Run again later. See https://www.githubstatus.com for outages.";
/**
* The number of bytes that a download may have in addition to twice its stated size. The limit is so generous because old servers state the
* size before the compression.
*/
const UNSTATED_BYTES = 1048576;
/**
* Downloads the archive of an artifact into the new file `path`.
* @throws ExpectedError if the download fails, or if the digest of the archive is wrong.
*/
async function loadFromStorage({ address, service }, { bytes, digest }, path, { env, signal, disk }) {
	if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) throw new ExpectedError("The answer of GitHub has no URL for the download of the artifact.", { fix: `Check that ${service.origin} is GitHub, and that no proxy or login page answers in its place.` });
	const place = new URL(address);
	const route = isThisMachine(service.hostname) ? { network: networkFor(env, true) } : {
		network: networkFor(env),
		namedBy: service
	};
	const answer = await send(place, {
		headers: {},
		...route,
		signal,
		reach: FIX_STORAGE
	});
	if (answer.status !== 200) {
		answer.body.on("error", () => {}).destroy();
		const message = `${printableUrl(answer.url)} answered ${answer.status}.`;
		throw new EndpointError(message, {
			fix: FIX_STORAGE,
			retry: "soon"
		});
	}
	const most = Math.min(ZIP_LIMITS.bytes, 2 * bytes + UNSTATED_BYTES);
	await spoolBody(answer.body, path, {
		name: printableUrl(place),
		signal,
		disk
	}, most);
	if (!digest?.startsWith("sha256:")) return;
	const actual = `sha256:${await sha256OfFile(path)}`;
	if (digest === actual) return;
	const why = `its digest is ${actual}, not ${excerpt(digest)}`;
	throw new ExpectedError(`The downloaded artifact differs from the uploaded artifact: ${why}.`, { fix: "Run again. If this happens again, something between this machine and GitHub changes downloads." });
}

// src/collect/artifact-results.ts
/**
* Lists and loads the artifacts of the run that this job belongs to. GitHub's REST API has the artifacts of a run only after the run has
* ended. So this file gets the artifacts of the current run from the results service, to which actions/upload-artifact uploads artifacts.
* Each job gets a token for the results service.
*
* This file cannot use GitHub's toolkit (`@actions/artifact`), for three reasons. First, the toolkit prints to stdout a file name that the
* storage chose, and that name could be a workflow command. Second, the downloads of the toolkit have no size limit, and continue after the
* run is cancelled. Third, the toolkit's public functions do not return the signed URL, which this program needs to download the archive.
* This file calls the same two methods of the results service that the toolkit calls. The protocol of the service is Twirp, in which each
* call is a POST request with JSON. The messages of the protocol are described in
* https://github.com/actions/toolkit/tree/main/packages/artifact/src/generated/results/api/v1
*/
const SERVICE = "/twirp/github.actions.results.api.v1.ArtifactService";
/** The time for one request with its retries, in milliseconds. */
const REQUEST_TIMEOUT = 6e4;
/**
* Returns the schema of a message of the results service. Some servers that imitate GitHub write the names of the fields in camel case,
* because the JSON of protocol buffers allows snake case and camel case.
*/
const message = (entries) => pipe(record(string(), unknown()), transform((fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [inSnakeCase(name), value]))), object(entries));
function inSnakeCase(name) {
	return name.slice(0, 100).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
const THIS_RUN_ARTIFACT = message({
	workflow_run_backend_id: string(),
	workflow_job_run_backend_id: string(),
	database_id: WHOLE_NUMBER,
	name: ARTIFACT_NAME,
	size: optional(WHOLE_NUMBER, 0),
	created_at: nullish(TIME),
	digest: nullish(string())
});
const LIST = message({ artifacts: optional(pipe(array(THIS_RUN_ARTIFACT), maxLength(MOST_ARTIFACTS)), []) });
const SIGNED = message({ signed_url: string() });
const CLAIMS = object({ scp: string() });
/**
* Returns an object that lists and downloads the artifacts of this run.
* @throws ExpectedError outside of a workflow, because only a workflow job has a token for the service.
*/
function artifactsOfThisRun(context) {
	const { ACTIONS_RUNTIME_TOKEN: token = "", ACTIONS_RESULTS_URL: url = "" } = context.env;
	if (token === "" || !URL.canParse(url)) throw new ExpectedError("The source takes artifacts of the current workflow run, but this command does not run in a workflow.", { fix: "Use the source in a workflow, through the action. Outside of a workflow, set `repository: owner/name` and `run-id` or `workflow`, and a token with `actions: read`." });
	context.mask(token);
	const service = new URL(url);
	const own = backendIdsIn(token);
	const callService = (method, request, schema, signal) => {
		const call = {
			product: "GitHub's results service",
			url: new URL(`${SERVICE}/${method}`, service),
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json"
			},
			body: JSON.stringify(request),
			timeout: REQUEST_TIMEOUT,
			fixFor: () => `Run the job again. ${FIX_STORAGE}`
		};
		return callApi(call, {
			...context,
			signal
		}, ({ body }) => readJson(body, schema));
	};
	/** The IDs of the run and the job that uploaded each artifact. The artifact may be from an earlier attempt of this run, or from a different job. */
	const uploaders = /* @__PURE__ */ new Map();
	return {
		description: "this run",
		async *runs() {
			const { artifacts } = await callService("ListArtifacts", own, LIST, context.signal);
			for (const { workflow_run_backend_id, workflow_job_run_backend_id, database_id } of artifacts) uploaders.set(database_id, {
				workflow_run_backend_id,
				workflow_job_run_backend_id
			});
			yield artifacts.map(artifactOf);
		},
		download(artifact, path) {
			const attempt = async (signal) => {
				const request = {
					...uploaders.get(artifact.id) ?? own,
					name: artifact.name
				};
				const storage = {
					address: (await callService("GetSignedArtifactURL", request, SIGNED, signal)).signed_url,
					service
				};
				await loadFromStorage(storage, artifact, path, {
					...context,
					signal
				});
			};
			const { signal, progress } = context;
			const name = `artifact ${artifact.id} of this run`;
			return attemptRepeatedly(attempt, {
				name,
				window: 0,
				timeout: DOWNLOAD_TIMEOUT,
				signal,
				progress
			});
		}
	};
}
/** Turns an artifact in the service's list into an `Artifact`. */
function artifactOf(listed) {
	return {
		id: listed.database_id,
		name: listed.name,
		bytes: listed.size,
		created: typeof listed.created_at === "number" ? new Date(listed.created_at) : void 0,
		expired: false,
		digest: listed.digest ?? void 0,
		run: void 0
	};
}
/**
* Returns the IDs of the run and the job that a token belongs to. The token's scope `Actions.Results:RUN:JOB` contains the IDs of the run
* and the job.
*/
function backendIdsIn(token) {
	const [, run, job, ...others] = (readJson(Buffer.from(token.split(".")[1] ?? "", "base64url"), CLAIMS)?.scp.split(" ").find((text) => text.startsWith("Actions.Results:")))?.split(":") ?? [];
	if (run !== void 0 && job !== void 0 && others.length === 0) return {
		workflow_run_backend_id: run,
		workflow_job_run_backend_id: job
	};
	throw new ExpectedError("ACTIONS_RUNTIME_TOKEN does not name the workflow run that it belongs to.", { fix: "Do not change this variable, which the runner sets, or name the run by `run-id`." });
}

// src/collect/artifact-runs.ts
/** Lists and loads the artifacts of other runs, through GitHub's REST API. */
/**
* The maximum number of runs whose artifacts are listed, the newest first. The list of a run's artifacts costs one of the token's 1,000
* requests per hour.
*/
const MOST_RUNS = 200;
/** The maximum number of runs that are read from the list of runs. The list of runs also has runs of forks, which are skipped. */
const MOST_RUNS_LISTED = 2e3;
const ENTRIES_PER_PAGE = 100;
const FIX_ANSWER = "Check GITHUB_API_URL, and that no proxy or login page answers in its place.";
/** The advice for the user if GitHub refuses a request, for each status code. */
const FIXES = {
	403: "Add `permissions: { actions: read }` to the job, with its other permissions. For artifacts of another repository, set a `token` that has `actions: read` in that repository.",
	404: "Check `repository`, `run-id` and `workflow`, which is the name of a file in `.github/workflows`. For artifacts of another private repository, set a `token` that has `actions: read` in that repository."
};
const OTHER_RUN_ARTIFACT = object({
	id: WHOLE_NUMBER,
	name: ARTIFACT_NAME,
	size_in_bytes: WHOLE_NUMBER,
	expired: boolean(),
	created_at: nullable(TIME),
	digest: nullish(string()),
	workflow_run: nullish(object({
		repository_id: nullish(number()),
		head_repository_id: nullish(number())
	}))
});
const WORKFLOW_RUN = object({
	id: WHOLE_NUMBER,
	repository: object({ id: number() }),
	head_repository: nullish(object({ id: number() }))
});
/**
* Returns an object that lists and downloads the artifacts of the runs that a source names by `run-id`, `workflow`, `branch` or
* `repository`. Unless the source names one run by its ID, only successful runs count. Runs of forks never count, because every user of
* GitHub can open a pull request that uploads an artifact with any name. Only the run of this job may be a run of a fork.
* @throws ExpectedError if no token or no repository is set.
*/
function artifactsOfOtherRuns(source, context) {
	const { token, env, signal, progress } = context;
	const { branch, runId, repository = env["GITHUB_REPOSITORY"] } = source;
	if (!repository) throw new ExpectedError("The repository that has the artifacts is not set.", { fix: "Write `repository: owner/name` into the source, or set GITHUB_REPOSITORY." });
	if (!token) throw new ExpectedError("No GitHub token is set, which is needed to load artifacts of another run.", { fix: "In a workflow, leave the input `token` at its default, or pass a token with `actions: read`. Outside of a workflow, set GITHUB_TOKEN." });
	const callActions = actionsApi(repository, token, context);
	const workflow = source.workflow === void 0 ? void 0 : basename(source.workflow);
	const runs = async function* () {
		if (runId !== void 0) {
			const isThisRun = String(runId) === env["GITHUB_RUN_ID"] && repository === env["GITHUB_REPOSITORY"];
			const listed = await artifactsOfRun(callActions, runId, signal);
			if (!isThisRun && listed.some(({ isOfFork }) => isOfFork)) throw ofFork(runId, repository);
			return yield listed;
		}
		for await (const run of successfulRuns(callActions, {
			workflow,
			branch
		}, signal)) yield await artifactsOfRun(callActions, run, signal);
	};
	function download(artifact, path) {
		const name = `artifact ${artifact.id} of ${repository}`;
		const attempt = async (bounded) => {
			const { headers } = await callActions(name, `/artifacts/${artifact.id}/zip`, { request: { redirect: "manual" } });
			const storage = {
				address: String(headers.location ?? ""),
				service: new URL(apiUrlIn(env))
			};
			await loadFromStorage(storage, artifact, path, {
				...context,
				signal: bounded
			});
		};
		return attemptRepeatedly(attempt, {
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
/** Returns the error to throw if a source names a run of a fork, or a run whose code GitHub does not name. */
function ofFork(run, repository) {
	const message = `The artifacts of run ${run} of ${repository} are not used, because GitHub does not name ${repository} as the repository whose code ran.`;
	return new ExpectedError(message, { fix: "Anyone can upload an artifact by a pull request from a fork. Name a run of your own code with `run-id`, or set `workflow` and `branch`." });
}
/** Lists the artifacts of one run. `isOfFork` is true unless GitHub says that the code of the run's own repository uploaded the artifact. */
async function artifactsOfRun(callActions, run, signal) {
	const artifacts = [];
	const list = {
		path: `/runs/${run}/artifacts`,
		key: "artifacts",
		item: OTHER_RUN_ARTIFACT,
		most: MOST_ARTIFACTS
	};
	for await (const listed of listOf(callActions, list, signal)) {
		const { repository_id: own, head_repository_id: head } = listed.workflow_run ?? {};
		artifacts.push({
			isOfFork: typeof own !== "number" || own !== head,
			id: listed.id,
			name: listed.name,
			bytes: listed.size_in_bytes,
			created: listed.created_at === null ? void 0 : new Date(listed.created_at),
			expired: listed.expired,
			digest: listed.digest ?? void 0,
			run
		});
	}
	return artifacts;
}
/** Lists the IDs of successful runs of the repository's own code, the newest first. */
async function* successfulRuns(callActions, { workflow, branch }, signal) {
	const path = workflow === void 0 ? "/runs" : `/workflows/${encodeURIComponent(workflow)}/runs`;
	const query = { status: "success" };
	if (branch) query["branch"] = branch;
	const list = {
		path,
		key: "workflow_runs",
		item: WORKFLOW_RUN,
		query,
		most: 2100
	};
	let [listed, inspected] = [0, 0];
	for await (const run of listOf(callActions, list, signal)) {
		if (listed === MOST_RUNS_LISTED || inspected === MOST_RUNS) return;
		listed += 1;
		if (run.head_repository?.id !== run.repository.id) continue;
		yield run.id;
		inspected += 1;
	}
}
/** Returns a function that requests a path below `/repos/OWNER/NAME/actions`. Failed requests are retried by the client of the API. */
function actionsApi(repository, token, { env, signal }) {
	const api = githubApi({
		token,
		apiUrl: apiUrlIn(env),
		signal,
		retryDelay: 500
	});
	return (subject, path, options) => api.request(`GET /repos/${repository}/actions${path}`, options).catch((error) => {
		signal.throwIfAborted();
		throw explained(error, `${subject} of ${repository}`);
	});
}
/** Returns the error to throw if GitHub refused a request about `subject`. */
function explained(error, subject) {
	if (!isResponseError(error)) return error;
	const { status } = error;
	const words = excerpt(serverWords(error), 200).replace(/\.$/, "");
	const [message, fix] = generalFailure(error) ?? [`GitHub answered ${status} about ${subject}: ${words}.`, FIXES[status] ?? FIX_ANSWER];
	return new ExpectedError(message, {
		fix,
		cause: error
	});
}
/** Returns the items of a list. A page is requested only when the caller needs its items. */
function listOf(callActions, { path, key, item, query = {}, most }, signal) {
	const schema = object({ [key]: array(item) });
	const page = async (token) => {
		const number = Number(token ?? 1);
		const { data } = await callActions("the artifacts", path, {
			...query,
			per_page: ENTRIES_PER_PAGE,
			page: number
		});
		const { success, output } = safeParse(schema, data, { abortEarly: true });
		if (!success) throw new ExpectedError(`The answer of GITHUB_API_URL has no list of ${key}, so it does not come from GitHub.`, { fix: FIX_ANSWER });
		const items = output[key] ?? [];
		return {
			items,
			next: items.length < ENTRIES_PER_PAGE ? void 0 : String(number + 1)
		};
	};
	return listPages(page, {
		subject: `GitHub's list of ${key}`,
		fixServer: FIX_ANSWER,
		fixLength: "Name the run by its `run-id`.",
		most,
		bytesOf: () => 1e3,
		signal
	});
}

// src/collect/artifact.ts
/**
* Collects the files of artifacts. By default, the collector collects artifacts of the current run. If the source names a `workflow`,
* `branch`, `run-id` or `repository`, the collector collects artifacts of the newest matching runs. If an artifact cannot be downloaded or
* unpacked, the result has a finding about the artifact and counts one failure.
*/
const collectArtifacts = (source, context) => collectDownloads(source, context, {
	noun: "artifacts",
	mostBytes: ZIP_LIMITS.bytes
}, async (bounded) => {
	const place = placeOf(source, bounded);
	const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
	return {
		downloads: artifacts.map((artifact) => {
			const run = artifacts.filter(({ name }) => name === artifact.name).length > 1 && artifact.run !== void 0 ? ` (run ${artifact.run})` : "";
			const name = printableName(`${artifact.name}${run}`);
			const load = (path) => {
				context.progress(`Loading artifact ${name} of ${place.description}`);
				return place.download(artifact, path);
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
/**
* Returns an object that lists and downloads the artifacts that a source names.
* @throws ExpectedError if the source names no workflow run and this process is not in a workflow run.
*/
function placeOf(source, context) {
	const { workflow, branch, runId, repository } = source;
	if ([
		workflow,
		branch,
		runId,
		repository
	].some((value) => value !== void 0)) return artifactsOfOtherRuns(source, context);
	const { GITHUB_SERVER_URL: url = "", GITHUB_RUN_ID: ownRun } = context.env;
	const hasService = /^https?:\/\/([^/]*\.)?(github\.com|ghe\.com|localhost|127\.[\d.]+)(:|\/|$)/.test(url);
	if (url === "" || hasService || !ownRun) return artifactsOfThisRun(context);
	return artifactsOfOtherRuns({
		...source,
		runId: Number(ownRun)
	}, context);
}
/**
* Chooses the artifacts of a source. Without a `limit`, the function chooses all matching artifacts of the newest run that has matching
* artifacts. With a `limit`, the function chooses the newest matching artifacts of all runs. If a job ran again, the run may have several
* artifacts with the same name. Only the newest artifact of each name is chosen.
* @throws ExpectedError if no artifact can be chosen. The error's message says why no artifact was chosen.
*/
async function chooseArtifacts(place, { name, limit, maxAge }, now) {
	const glob = globOf(name, { hidden: true });
	const chosen = [];
	let [expired, tooOld] = [0, 0];
	const others = /* @__PURE__ */ new Set();
	for await (const run of place.runs()) {
		for (const artifact of newestOfEachName(run)) {
			const age = now.getTime() - (artifact.created?.getTime() ?? now.getTime());
			if (artifact.name !== name && !glob.matches(artifact.name)) others.add(artifact.name);
			else if (artifact.expired) expired += 1;
			else if (maxAge !== void 0 && age > maxAge) tooOld += 1;
			else chosen.push(artifact);
		}
		if (chosen.length >= (limit ?? 1)) break;
	}
	const reasons = [];
	if (expired > 0) reasons.push(`${count(expired, "artifact")} had expired`);
	if (tooOld > 0) reasons.push(`${count(tooOld, "artifact")} older than max-age ${duration(maxAge ?? 0)}`);
	const leftOut = reasons.join(", ");
	if (chosen.length > 0) return {
		artifacts: chosen.slice(0, limit),
		findings: leftOut === "" ? [] : [note(`Left out: ${leftOut}.`)]
	};
	const shown = someOf([...others].sort(compareText).map((other) => `\`${excerpt(other)}\``));
	const why = leftOut || (others.size === 0 ? "it has no artifacts" : `it has ${shown}`);
	throw new ExpectedError(`No artifact with the name \`${excerpt(name)}\` was found in ${place.description}: ${why}.`, { fix: "Upload the profile with actions/upload-artifact in a job that this job `needs`, and check the name. For an artifact of another run, set `workflow`, `run-id` or `repository`. For an old artifact, set a longer `max-age` or `retention-days`." });
}
/**
* Returns the newest artifact of each name, sorted from new to old. The artifact with the greatest ID is the newest, because IDs grow.
* Upload times cannot decide which artifact is the newest, because they have a resolution of only one second.
*/
function newestOfEachName(artifacts) {
	const sorted = [...artifacts].sort((a, b) => a.id - b.id);
	return [...new Map(sorted.map((artifact) => [artifact.name, artifact])).values()].sort((a, b) => b.id - a.id);
}

export { collectArtifacts };