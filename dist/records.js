import { t as collectAll } from "./collect.js";
import { $t as finite, Cn as unknown, Cr as machineFailure, Dn as firstThatFits, Er as compareText, Hr as markdownText, Jt as _usingCtx, Lr as publicView, S as apiUrlIn, Si as renderJson, St as duration, T as hasStatus, Vr as markdownCode, Wr as shorten, Xt as boolean, Yt as array, Zt as check, _n as regex, an as minLength, at as withDeadline, dn as optional, hn as pipe, in as maxLength, j as serverWords, k as isRefusal, ln as number$2, mn as picklist, on as minValue, p as warningOf, sn as nullable, tn as integer, un as object, vn as safeParse, xn as tuple, xr as ExpectedError, yi as count, yn as string } from "./start.js";
import { o as run } from "./exec.js";
import { i as left, o as renderComment, r as blocks, u as table } from "./markdown2.js";
import { mkdir, readFile, stat } from "node:fs/promises";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import { createHash } from "node:crypto";

// src/compare/history.ts
/** Far beyond any result document: one with ten thousand findings has 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** A chart has no room for more; no import path or tag comes near. */
const LONGEST_NAME$1 = 512;
const MOST_ROWS = 1e4;
const name = pipe(string(), minLength(1), maxLength(LONGEST_NAME$1));
const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** Numbers that are not finite are null in a result document. */
const number = optional(nullable(pipe(number$2(), finite())));
const amount = optional(nullable(pipe(number$2(), finite(), minValue(0))));
const row$1 = object({
	name,
	unit: name,
	decisive: optional(boolean()),
	candidate: number
});
/**
* The part of a result document that a point of the chart is made of. Everything else in it is ignored, so that documents
* of later versions can be read as long as these keys mean the same.
*/
const RESULT = object({
	run: object({
		time,
		revision: optional(name)
	}),
	subject: object({ package: name }),
	profile: optional(object({ sha256: optional(name) })),
	build: optional(object({
		baseline: object({ pgo: string() }),
		candidate: object({
			pgo: string(),
			bytes: amount,
			sha256: optional(name)
		})
	})),
	comparison: optional(object({
		verdict: picklist([
			"faster",
			"slower",
			"no difference",
			"inconclusive"
		]),
		change: number,
		interval: optional(tuple([number, number])),
		measurements: pipe(array(row$1), maxLength(MOST_ROWS))
	})),
	load: optional(object({ candidate: object({ peakMemory: amount }) })),
	compiler: optional(object({ size: object({ candidate: amount }) }))
});
/** Of a run of several targets: each may have failed before it had a result. */
const SEVERAL = object({
	run: object({ time }),
	targets: pipe(array(unknown()), maxLength(MOST_ROWS))
});
/**
* Reads a result document of this project.
* @returns one result, or that of each target; undefined for anything else, whatever it is.
*/
function readResultDocuments(bytes) {
	if (bytes.length > MAX_DOCUMENT_BYTES) return void 0;
	try {
		const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
		const several = safeParse(SEVERAL, value);
		if (several.success) return several.output.targets.flatMap((one) => asResultDocument(one) ?? []);
		const one = asResultDocument(value);
		return one && [one];
	} catch {
		return;
	}
}
/** A value, such as this run's own report, as a result document; undefined where it has no such keys. */
function asResultDocument(value) {
	const { success, output } = safeParse(RESULT, value);
	return success ? output : void 0;
}
/** Lines; a bucket with more holds other things. */
const MOST_TARGETS = 20;
/** Clocks go wrong by less. */
const LATEST_MS = 864e5;
/** Names of rows up to this length are shown as they are. */
const LONGEST_ROWS = 120;
/**
* The lines of the chart, that of this run's own program first, the others by name.
* @param earlier in any order, with duplicates; those from the future are left out.
* @param own this run's, which is the last point of its line; undefined where it measured nothing.
* @returns undefined where there is nothing to show.
*/
function historyOf(earlier, own, now) {
	const known = earlier.filter(({ run }) => Date.parse(run.time) <= now.getTime() + LATEST_MS);
	const keyOf = ({ run, subject, profile, build }) => JSON.stringify([
		subject.package,
		run.time,
		profile?.sha256,
		build?.candidate.sha256
	]);
	const distinct = [...new Map(known.map((result) => [keyOf(result), result])).values()];
	distinct.sort((a, b) => Date.parse(a.run.time) - Date.parse(b.run.time));
	const lines = /* @__PURE__ */ new Map();
	for (const result of own === void 0 ? distinct : [...distinct, own]) {
		const point = pointOf(result);
		const target = result.subject.package;
		if (point !== void 0) lines.set(target, [...lines.get(target) ?? [], point]);
	}
	const rank = (target) => target === own?.subject.package ? 0 : 1;
	const targets = [...lines].map(([target, points]) => ({
		target,
		points: points.slice(-200)
	})).sort((a, b) => rank(a.target) - rank(b.target) || compareText(a.target, b.target)).slice(0, MOST_TARGETS);
	return targets.length === 0 ? void 0 : { targets };
}
/** Undefined for a result that has nothing to draw: nothing was built, or what was judged is a build without profile. */
function pointOf({ run, build, comparison, load, compiler }) {
	if (build?.candidate.pgo === "off") return void 0;
	const isGain = build?.baseline.pgo === "off" && typeof comparison?.change === "number";
	const [low, high] = comparison?.interval ?? [];
	const figures = {
		verdict: comparison?.verdict,
		gain: isGain ? comparison.change ?? void 0 : void 0,
		interval: isGain && typeof low === "number" && typeof high === "number" ? [low, high] : void 0,
		...cpuOf(comparison),
		memory: load?.candidate.peakMemory ?? void 0,
		size: compiler?.size.candidate ?? build?.candidate.bytes ?? void 0
	};
	if (Object.values(figures).every((figure) => figure === void 0)) return void 0;
	return {
		time: run.time,
		revision: run.revision,
		...figures
	};
}
function cpuOf(comparison) {
	const measurements = comparison?.measurements ?? [];
	const rows = measurements.filter(({ unit, decisive = unit === measurements[0]?.unit }) => decisive);
	const logarithms = rows.map(({ candidate }) => Math.log(candidate ?? NaN));
	const mean = logarithms.reduce((sum, one) => sum + one, 0) / logarithms.length;
	if (!Number.isFinite(mean) || rows.some(({ unit }) => !unit.startsWith("cpu-sec/"))) return {};
	const names = rows.map(({ name, unit }) => `${name} (${unit})`).sort(compareText);
	const all = names.join(", ");
	if (all.length <= LONGEST_ROWS) return {
		cpuPerOp: Math.exp(mean),
		rows: all
	};
	const hash = createHash("sha256").update(all).digest("hex").slice(0, 12);
	return {
		cpuPerOp: Math.exp(mean),
		rows: `${names.length} rows, ${hash}`
	};
}

// src/commands/comment.ts
const EVENT = object({ pull_request: object({ number: pipe(number$2(), integer(), minValue(1)) }) });
/**
* Keeps the comment on this run's pull request up to date, if it has one. It comes last, since the comment also says why the
* run failed. A run without results makes no comment, but updates an older one. A refused comment is only a note.
*/
async function commentOn(run, report, render) {
	const { command, config, host } = run;
	const kind = KINDS[command];
	if (kind === void 0 || !config.comment || host.signal.aborted) return [];
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
	if (event !== "pull_request" || !repository) return [];
	const number = await numberIn(host.env["GITHUB_EVENT_PATH"]);
	if (number === void 0) return note("the event of this run names no pull request", NO_EVENT);
	if (config.token === void 0) return note("there is no token for GitHub's API", NO_TOKEN);
	const { keepComment } = await import("./comment.js");
	const shown = run.secrets.redact(report);
	try {
		const { operation, url } = await keepComment({
			token: config.token,
			apiUrl: apiUrlIn(host.env),
			repository,
			number,
			subject: kind.subject(config.target ?? report.subject?.package ?? ""),
			renderBody: (maxLength) => (render ?? kind.render)(shown, maxLength, host.cwd),
			onlyUpdate: !kind.isWorth(report),
			signal: host.signal
		});
		if (operation !== "none") host.progress(`Comment ${operation}: ${url}`);
		return [];
	} catch (error) {
		if (!isRefusal(error) || host.signal.aborted) throw error;
		const readOnly = hasStatus(error, 403, 404) && !/locked|rate limit/i.test(serverWords(error));
		return note(serverWords(error), hasStatus(error, 401) ? NO_TOKEN : readOnly ? READ_ONLY : OTHERWISE);
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
		render: (report, maxLength) => renderComment(report, { maxLength })
	},
	check: {
		subject: (program) => `check ${program}`,
		isWorth: ({ findings }) => findings.some(({ severity }) => severity !== "note"),
		render: (report, maxLength, root) => renderCheckComment(report, {
			maxLength,
			root
		})
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
function note(reason, fix) {
	return [{
		severity: "note",
		message: `The pull request got no comment: ${reason}.`,
		fix
	}];
}
/** Most rows of the comment; fewer where they do not fit. */
const ROWS = [
	20,
	10,
	5,
	1,
	0
];
const LONGEST_SENTENCE = 600;
const LONGEST_NAME = 160;
/**
* What `check` found, as a comment on the pull request: one line for each thing to do, and nothing that is not public.
* @param root absolute folder that paths are shown from.
*/
function renderCheckComment(report, { maxLength, root }) {
	const render = (rows) => `${checkComment(report, root, rows)}\n`;
	const fits = (text) => text.length <= maxLength;
	return firstThatFits(ROWS, render, fits) ?? checkTitle(report).slice(0, maxLength);
}
/** Errors and warnings; notes are for the job summary. */
function concerns({ findings }) {
	return ["error", "warning"].flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
function checkComment(report, root, limit) {
	const { subject, profile } = report;
	const found = concerns(report);
	const shown = found.slice(0, limit).map((finding) => row(report, finding, root));
	const rest = found.length - shown.length;
	const notes = report.findings.filter(({ severity }) => severity === "note").length;
	const more = [rest > 0 && `${rest} more`, notes > 0 && count(notes, "note")].filter(Boolean).join(" and ");
	const file = profile && inside(profile.path, root);
	const program = subject && `of ${code(subject.package)}.`;
	return blocks(`## ${checkTitle(report)}`, program && (file === void 0 ? `Profile ${program}` : `${code(file)} ${program}`), shown.length === 0 ? void 0 : table([
		left(""),
		left("What"),
		left("What to do")
	], shown), found.length > 0 ? void 0 : failure(report), more === "" ? void 0 : `${more} in the job summary.`, subject && `<sub>${markdownText(shorten(subject.goVersion, 40))}; checked by Go PGO Action ${markdownText(shorten(subject.actionVersion, 40))}.</sub>`);
}
function code(name) {
	return markdownCode(shorten(name, LONGEST_NAME));
}
function checkTitle(report) {
	const found = concerns(report);
	const errors = found.filter(({ severity }) => severity === "error").length;
	const warnings = found.length - errors;
	if (found.length === 0) return `The committed profile ${report.error === void 0 ? "is good" : "could not be checked"}`;
	return `The committed profile: ${[errors > 0 && count(errors, "error"), warnings > 0 && count(warnings, "warning")].filter(Boolean).join(" and ")}`;
}
/** Why there are no findings. */
function failure(report) {
	if (report.error === void 0) return void 0;
	const { message, fix } = publicFinding(report, {
		severity: "error",
		...report.error
	});
	return sentence(fix === void 0 ? message : `${message} ${fix}`);
}
function row(report, finding, root) {
	const { severity, message, fix } = publicFinding(report, finding);
	const place = placeOf(report, finding, root);
	const where = place === void 0 ? "" : `${code(place)}: `;
	return [
		`**${severity}**`,
		`${where}${sentence(message)}`,
		fix === void 0 ? "" : sentence(fix)
	];
}
function sentence(text) {
	return markdownText(shorten(text.replace(/\s+/g, " "), LONGEST_SENTENCE));
}
/** Where it is, unless it is about the profile itself. */
function placeOf({ profile }, { file, line }, root) {
	if (file === void 0 || file === profile?.path) return void 0;
	const path = inside(file, root);
	return path === void 0 || line === void 0 ? path : `${path}:${line}`;
}
/** The path from `root`; undefined outside of it, where paths are private. */
function inside(path, root) {
	const from = isAbsolute(path) ? relative(root, path) : path;
	return from === "" || from.startsWith("..") || isAbsolute(from) ? void 0 : from.split(sep).join("/");
}
function publicFinding(report, { severity, message, fix }) {
	const finding = {
		severity,
		message,
		fix
	};
	return publicView({
		...report,
		findings: [finding]
	}).report.findings[0] ?? finding;
}

// src/commands/records.ts
/** What outlives a run beside its reports: its profile and result in the archive, a comment; and what earlier runs left. */
/** Commands whose results can be compared with others. */
const DATED = [
	"refresh",
	"collect",
	"build",
	"compare"
];
/** Milliseconds for a result document where a release waits for it. */
const RELEASE_PATIENCE = 3e4;
/** The last thing of each run, however it has ended. Nothing of it makes a run fail. */
async function record({ run, report }) {
	const isDated = DATED.includes(run.command);
	const tasks = [
		async () => isDated && report.value.run === void 0 ? { run: await runFacts(run) } : {},
		async () => ({ findings: await commentOn(run, report.value) }),
		async () => {
			if (isDated) await archiveResult(run, report.value);
			return {};
		}
	];
	for (const task of tasks) {
		if (run.host.signal.aborted) return;
		try {
			report.add(await task());
		} catch (thrown) {
			const error = run.host.signal.aborted ? run.host.signal.reason : machineFailure(thrown) ?? thrown;
			if (!(error instanceof ExpectedError)) throw error;
			report.add({ findings: [warningOf(error)] });
		}
	}
}
/** When and of what this run is; the clock is read when all was measured. */
async function runFacts(run) {
	const { env } = run.host;
	const revision = await printedBy(run, [
		"git",
		"describe",
		"--tags",
		"--exact-match"
	]) ?? await printedBy(run, [
		"git",
		"rev-parse",
		"HEAD"
	]) ?? env["GITHUB_SHA"];
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
	return {
		time: run.host.now().toISOString(),
		...revision !== void 0 && { revision },
		...server && repository && id && { url: `${server}/${repository}/actions/runs/${id}` }
	};
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
/**
* Opens the archive, if there is one, before the long work, so that a failure is found early.
* @throws UsageError, ExpectedError as `openArchive`.
*/
async function openArchiveOf({ config, host }, signal = host.signal) {
	if (config.archive === void 0) return void 0;
	const { openArchive } = await import("./archive.js");
	return openArchive(config.archive, config.sources, {
		env: host.env,
		signal,
		mask: host.mask
	});
}
/**
* Keeps the merge in the archive, if there is one.
* @returns `facts`, and where the profile was archived.
* @throws ExpectedError when it could not be written.
*/
async function archiveMerged(archive, { host }, { bytes, sha256 }, facts) {
	if (archive === void 0) return facts;
	const time = facts.to === void 0 ? host.now() : new Date(facts.to);
	const url = await archive.keep({
		bytes,
		sha256,
		time
	});
	host.progress(`Archived as ${url}`);
	return {
		...facts,
		archive: url
	};
}
/**
* Keeps the result document of a run that got as far as a profile or two binaries, if there is an archive.
* @throws ExpectedError when it could not be written.
*/
async function archiveResult(run, report) {
	const { config, host } = run;
	if (config.archive === void 0) return;
	if (report.profile === void 0 && report.build === void 0) return;
	const keep = async (signal) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const archive = _usingCtx$1.u(await openArchiveOf(run, signal));
			const time = report.run === void 0 ? host.now() : new Date(report.run.time);
			const url = await archive?.keepResult(renderJson(run.secrets.redact(report)), time);
			host.progress(`Archived the result as ${url}`);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	};
	const patience = duration(RELEASE_PATIENCE);
	const late = () => new ExpectedError(`The result cannot be archived: it was not there within ${patience}.`);
	if (config.fallback.length === 0) await keep(host.signal);
	else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
}
/** Other files in output folders and buckets are not read; archives may hold some. */
const RESULT_NAME = /result[^/]*\.json$|\.zip$/i;
/**
* The results of earlier runs, with this run's own as the last point. What cannot be read is a finding; nothing that is found
* there stops a run that has measured.
* @param report of this run, once all was measured.
*/
async function pastRuns(run, report) {
	const { config, host } = run;
	if (config.history.length === 0) return { findings: [] };
	const facts = report.run ?? await runFacts(run);
	host.progress("Loading results of earlier runs …");
	const scratch = join(run.scratch, "history");
	await mkdir(scratch, { recursive: true });
	const { env, signal, now, progress, mask } = host;
	const collected = await collectAll(config.history, {
		cwd: config.workingDirectory,
		env,
		signal,
		scratch,
		now,
		progress,
		mask,
		wants: (name) => RESULT_NAME.test(basename(name)),
		token: config.token
	});
	const files = collected.flatMap((one) => one.files);
	const results = [];
	const foreign = [];
	for (const { path, name } of files) {
		signal.throwIfAborted();
		const found = await readResults(path);
		if (found === void 0) foreign.push(name);
		else results.push(...found);
	}
	return {
		run: facts,
		history: historyOf(results, asResultDocument({
			...report,
			run: facts
		}), now()),
		findings: [...collected.flatMap(({ findings }) => findings.map(asHistoryFinding)), ...aboutForeign(foreign, files.length)]
	};
}
/** The chart lacks points; what was measured stands. */
function asHistoryFinding(finding) {
	const severity = finding.severity === "error" ? "warning" : finding.severity;
	return {
		...finding,
		severity,
		message: `History: ${finding.message}`
	};
}
async function readResults(path) {
	try {
		if ((await stat(path)).size > MAX_DOCUMENT_BYTES) return void 0;
		return readResultDocuments(await readFile(path));
	} catch (error) {
		if (typeof error.syscall === "string") return void 0;
		throw error;
	}
}
function aboutForeign([first, ...others], all) {
	if (first === void 0) return [];
	const are = others.length === 0 ? "is no result" : "are no results";
	return [{
		severity: "note",
		file: first,
		message: `History: ${others.length + 1} of ${count(all, "document")} ${are} of this action, or of a version that did not say when, and left out.`,
		fix: "Keep each `result.json` of `compare` and `refresh` in a place of its own."
	}];
}

export { runFacts as a, record as i, openArchiveOf as n, pastRuns as r, archiveMerged as t };