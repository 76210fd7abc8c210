import { At as apiUrlIn, Er as ExpectedError, Hn as number, Nn as integer, Ot as serverWords, Un as object, Xn as safeParse, bn as addFindings, bt as hasStatus, gr as machineFailure, qn as pipe, wt as isRefusal, zn as minValue } from "./start.js";
import { i as noteRun, n as archiveResult } from "./archiving.js";
import { readFile } from "node:fs/promises";

// src/commands/comment.ts
const EVENT = object({ pull_request: object({ number: pipe(number(), integer(), minValue(1)) }) });
/**
* Keeps the comment on the pull request that this run is for, if it is for one, up to date. It comes after everything that
* the comment is to say, the error among it. A run that found out nothing makes no comment, but does not leave an older one
* to say what is no longer true. That there can be no comment is a note: everything else was done.
*/
async function commentOn(job, render) {
	const { command, config, host, report } = job;
	const kind = KINDS[command];
	if (kind === void 0 || !config.comment || host.signal.aborted) return;
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
	if (event !== "pull_request" || !repository) return;
	const number = await numberIn(host.env["GITHUB_EVENT_PATH"]);
	if (number === void 0) return addNote(job, "the event of this run names no pull request", NO_EVENT);
	if (config.token === void 0) return addNote(job, "there is no token for GitHub's API", NO_TOKEN);
	const { keepComment } = await import("./comment.js");
	const rendering = render ?? await kind.renderer(host.cwd);
	const shown = job.secrets.redact(report);
	try {
		const { operation, url } = await keepComment({
			token: config.token,
			apiUrl: apiUrlIn(host.env),
			repository,
			number,
			subject: kind.subject(config.target ?? report.subject?.package ?? ""),
			renderBody: (maxLength) => rendering(shown, maxLength),
			onlyUpdate: !kind.isWorth(report),
			signal: host.signal
		});
		if (operation !== "none") host.progress(`Comment ${operation}: ${url}`);
	} catch (error) {
		if (!isRefusal(error) || host.signal.aborted) throw error;
		const readOnly = hasStatus(error, 403, 404) && !/locked|rate limit/i.test(serverWords(error));
		addNote(job, serverWords(error), hasStatus(error, 401) ? NO_TOKEN : readOnly ? READ_ONLY : OTHERWISE);
	}
}
const KINDS = {
	compare: {
		subject: (program) => program,
		isWorth: ({ comparison, compiler, production }) => [
			comparison,
			compiler,
			production
		].some((one) => one !== void 0),
		async renderer() {
			const { renderComment } = await import("./markdown2.js");
			return (report, maxLength) => renderComment(report, { maxLength });
		}
	},
	check: {
		subject: (program) => `check ${program}`,
		isWorth: ({ findings }) => findings.some(({ severity }) => severity !== "note"),
		async renderer(root) {
			const { renderCheckComment } = await import("./comment-body.js");
			return (report, maxLength) => renderCheckComment(report, {
				maxLength,
				root
			});
		}
	}
};
async function numberIn(path) {
	if (!path) return void 0;
	try {
		const { success, output } = safeParse(EVENT, JSON.parse(await readFile(path, "utf8")));
		return success ? output.pull_request.number : void 0;
	} catch {
		return;
	}
}
const NO_EVENT = "Run it in a workflow of GitHub, which writes the event to $GITHUB_EVENT_PATH, or set `comment: false`.";
const NO_TOKEN = "Leave the input `token` at its default or give it a token that is valid, or set `comment: false`; the job summary says the same.";
const READ_ONLY = "Add `permissions: { pull-requests: write }` to the job; a pull request from a fork has a token that can only read, so that the job summary has to do.";
const OTHERWISE = "The job summary says the same; set `comment: false` to do without the comment.";
function addNote(job, reason, fix) {
	const note = {
		severity: "note",
		message: `The pull request got no comment: ${reason}.`,
		fix
	};
	addFindings(job, [note]);
}

// src/commands/conclude.ts
/** Commands whose result somebody may want to lay beside another one. */
const NOTED = [
	"refresh",
	"collect",
	"build",
	"compare"
];
/**
* What comes last, however the run has ended: when and of what it was, the comment on its pull request, its result in the
* archive. Nothing of it makes a run fail.
*/
async function conclude(job) {
	const isNoted = NOTED.includes(job.command);
	if (isNoted) await attempt(job, () => noteRun(job));
	await attempt(job, () => commentOn(job));
	if (isNoted) await attempt(job, () => archiveResult(job));
}
async function attempt(job, last) {
	if (job.host.signal.aborted) return;
	try {
		await last();
	} catch (thrown) {
		const error = job.host.signal.aborted ? job.host.signal.reason : machineFailure(thrown) ?? thrown;
		if (!(error instanceof ExpectedError)) throw error;
		const { message, fix } = error;
		addFindings(job, [{
			severity: "warning",
			message,
			...fix !== void 0 && { fix }
		}]);
	}
}

export { conclude as t };