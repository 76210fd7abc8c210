import { T as pipe, _ as minValue, b as number, l as integer, x as object } from "./dist3.js";
import { r as renderComment } from "./markdown2.js";
import { n as renderJson } from "./outputs2.js";
import { d as orElse, r as eventOf } from "./read.js";
import { n as withDeadline } from "./deadline.js";
import { c as note, f as warning, n as ExpectedError } from "./errors.js";
import { i as forgeOf } from "./forges.js";
import { r as apiUrlIn } from "./host.js";
import { b as knownSecrets, u as duration } from "./start.js";
import { c as openArchiveOf } from "./gather.js";
import { m as runFacts } from "./program.js";
import { isAbsolute, relative, sep } from "node:path";

// src/commands/records.ts
/**
* Keeps records of a run outside of its output folder. One record is a comment on the pull request. The second record is the result
* document in the archive, because later runs read it for their history.
*/
/** The commands whose results are archived. The reports of these commands name the time and the commit of the run. */
const DATED = [
	"refresh",
	"repair",
	"collect",
	"build",
	"compare"
];
/** The time limit for archiving the result document if a release waits for the run, in milliseconds. */
const RELEASE_PATIENCE = 3e4;
/**
* Ends each run, including failed runs. The function adds the time and the commit of the run to its report, comments on the pull request,
* and archives the result document. If a record cannot be kept, the failure is only a warning, because the work itself is done.
* @param report the complete report of the command.
*/
async function* keepRecords(run, report) {
	const isDated = DATED.includes(run.command);
	const records = [
		async ({ run: facts }) => isDated && facts === void 0 ? { run: await runFacts(run) } : {},
		async (report) => ({ findings: await commentOn(run, report) }),
		async (report) => isDated ? archiveResult(run, report) : {}
	];
	let complete = report;
	for (const keepRecord of records) {
		if (run.host.signal.aborted) return;
		const failed = ({ message, fix }) => ({ findings: [warning(message, fix)] });
		complete = yield await orElse(run, keepRecord(complete), failed);
	}
}
/** Archives the result document if the run has made a profile or binaries, and if the settings name an archive. */
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
	if (config.fallbacks.length === 0) await keep(host.signal);
	else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
	return {};
}
const COMMENTED_PULL_REQUEST = object({ pull_request: object({ number: pipe(number(), integer(), minValue(1)) }) });
/**
* Writes or updates the comment on the pull request that this run is about, if the run is about a pull request. A run without results makes
* no new comment, but it updates an existing comment. If the server refuses the comment, the report has only a note. On forges other than
* GitHub, there are no comments, and a note says this if the user asked for a comment.
*/
async function commentOn(run, report, render = (report, maxLength) => renderComment(report, { maxLength })) {
	const { command, config, host } = run;
	if (command !== "compare" && command !== "check" || !config.comment || host.signal.aborted) return [];
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
	if (event !== "pull_request" || !repository) return [];
	const { name, hasComments } = forgeOf(host.env, void 0);
	if (!hasComments) return config.asksForComment ? noComment(`comments work on GitHub only, and this is ${name}`, NO_COMMENT_HERE_FIX) : [];
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
/** Returns true if the results are worth a new comment. An existing comment is always updated. */
function isWorth({ command, comparison, compiler, production, findings }) {
	if (command === "check") return findings.some(({ severity }) => severity !== "note");
	return [
		comparison,
		compiler,
		production
	].some((one) => one !== void 0);
}
/** Puts the file and line of a finding of `check` in front of its message, if the file is below `root` and is not the profile itself. */
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
const NO_COMMENT_FIX = "Read the job summary instead, which has the same text. To get a comment, give the job `permissions: { pull-requests: write }`, which a pull request from a fork cannot get. To turn comments off, set `comment: false`.";
const NO_COMMENT_HERE_FIX = "Read the report in the output folder instead, and leave `comment` out.";
/** Returns a note that says why the pull request got no comment. */
function noComment(reason, fix = NO_COMMENT_FIX) {
	return [note(`The pull request got no comment: ${reason}.`, fix)];
}

export { keepRecords };