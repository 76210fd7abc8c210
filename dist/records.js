import { T as pipe, _ as minValue, b as number, l as integer, x as object } from "./dist3.js";
import { r as renderComment } from "./markdown2.js";
import { n as renderJson } from "./outputs2.js";
import { f as orElse, r as eventOf } from "./read.js";
import { n as withDeadline } from "./deadline.js";
import { f as warning, n as ExpectedError } from "./errors.js";
import { r as apiUrlIn } from "./host.js";
import { u as duration, v as knownSecrets } from "./start.js";
import { c as openArchiveOf } from "./gather.js";
import { m as runFacts } from "./program.js";
import { isAbsolute, relative, sep } from "node:path";

// src/commands/records.ts
/** What a run keeps in addition to its reports (archived profile and result, comment), and the results of earlier runs. */
/** Commands whose results can be compared with others. */
const DATED = [
	"refresh",
	"repair",
	"collect",
	"build",
	"compare"
];
/** Milliseconds for a result document where a release waits for it. */
const RELEASE_PATIENCE = 3e4;
/** The last thing of each run, however it has ended. What fails of it is a warning: the work itself is done. */
async function record({ run, report }) {
	const isDated = DATED.includes(run.command);
	const tasks = [
		async () => isDated && report.value.run === void 0 ? { run: await runFacts(run) } : {},
		async () => ({ findings: await commentOn(run, report.value) }),
		() => isDated ? archiveResult(run, report.value) : Promise.resolve({})
	];
	for (const task of tasks) {
		if (run.host.signal.aborted) return;
		const failed = ({ message, fix }) => ({ findings: [warning(message, fix)] });
		report.add(await orElse(run, task(), failed));
	}
}
/** Keeps the result document of a run that got as far as a profile or two binaries, if there is an archive. */
async function archiveResult(run, report) {
	const { config, host } = run;
	if (config.archive === void 0 || (report.profile ?? report.build) === void 0) return {};
	const keep = async (signal) => {
		const archive = await openArchiveOf(run, signal);
		const time = report.run === void 0 ? host.now() : new Date(report.run.time);
		const url = await archive?.keepResult(renderJson(knownSecrets.redact(report)), time);
		host.progress(`Archived the result as ${url}`);
	};
	const late = () => new ExpectedError(`The result could not be archived within ${duration(RELEASE_PATIENCE)}.`);
	if (config.fallback.length === 0) await keep(host.signal);
	else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
	return {};
}
const COMMENTED_PULL_REQUEST = object({ pull_request: object({ number: pipe(number(), integer(), minValue(1)) }) });
/**
* Keeps the comment on this run's pull request up to date, if it has one. It comes last, since the comment also says why the
* run failed. A run without results makes no comment, but updates an older one. A refused comment is only a note.
*/
async function commentOn(run, report, render = (report, maxLength) => renderComment(report, { maxLength })) {
	const { command, config, host } = run;
	if (command !== "compare" && command !== "check" || !config.comment || host.signal.aborted) return [];
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
	if (event !== "pull_request" || !repository) return [];
	const { number } = (await eventOf(host.env, COMMENTED_PULL_REQUEST))?.pull_request ?? {};
	if (number === void 0) return noComment("the event of this run names no pull request");
	if (config.token === void 0) return noComment("there is no token for GitHub's API");
	const { keepComment } = await import("./github-repository.js");
	const { isRefusal, serverWords } = await import("./github2.js");
	const redacted = knownSecrets.redact(report);
	const shown = command === "check" ? withPlaces(redacted, host.cwd) : redacted;
	const program = config.target ?? report.subject?.package ?? "";
	try {
		const kept = await keepComment({
			token: config.token,
			apiUrl: apiUrlIn(host.env),
			repository,
			number,
			subject: command === "check" ? `check ${program}` : program,
			renderBody: (maxLength) => render(shown, maxLength),
			onlyUpdate: !isWorth(report),
			signal: host.signal
		});
		if (kept !== void 0) host.progress(`Comment ${kept}`);
		return [];
	} catch (error) {
		if (!isRefusal(error) || host.signal.aborted) throw error;
		return noComment(serverWords(error));
	}
}
/** Whether the results are worth a new comment; an existing one is updated anyway. */
function isWorth({ command, comparison, compiler, production, findings }) {
	if (command === "check") return findings.some(({ severity }) => severity !== "note");
	return [
		comparison,
		compiler,
		production
	].some((one) => one !== void 0);
}
/** Findings of `check` in public begin with where they are, if that is a file below `root` and not the profile itself. */
function withPlaces(report, root) {
	const findings = report.findings.map((finding) => {
		const { file, line, message } = finding;
		const path = file === void 0 || file === report.profile?.path ? ".." : relative(root, file);
		if (path.startsWith("..") || isAbsolute(path)) return finding;
		const place = `${path.split(sep).join("/")}${line === void 0 ? "" : `, line ${line}`}`;
		return {
			...finding,
			message: `${place}: ${message}`
		};
	});
	const isFound = findings.some(({ severity }) => severity === "error");
	return {
		...report,
		findings,
		error: isFound ? void 0 : report.error
	};
}
function noComment(reason) {
	return [{
		severity: "note",
		message: `The pull request got no comment: ${reason}.`,
		fix: "The job summary says the same. Give the job `permissions: { pull-requests: write }`, which pull requests from forks cannot have, or set `comment: false`."
	}];
}

export { record };