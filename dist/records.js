import { Ai as _usingCtx, At as picklist, Bi as compareText, Bt as renderJson, Ci as readRegularFile, Ct as minLength, Dt as number$2, Ft as string, Jr as run, Lt as tuple, N as serverWords, Nt as regex, Ot as object, Pt as safeParse, St as maxLength, Tt as nullable, Vi as count, Zr as duration, _t as boolean, bt as integer, gt as array, h as warningOf, j as isRefusal, ji as ExpectedError, jt as pipe, kt as optional, lt as withDeadline, m as orElse, vt as check, w as apiUrlIn, wt as minValue, yt as finite, zt as unknown } from "./start.js";
import { t as collectAll } from "./collect.js";
import { o as renderComment } from "./markdown2.js";
import { mkdir, readFile } from "node:fs/promises";
import { basename, isAbsolute, join, relative, sep } from "node:path";
import { createHash } from "node:crypto";

// src/compare/history.ts
/** Far beyond any result document: one with ten thousand findings has 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** A chart has no room for more; no import path or tag comes near. */
const LONGEST_NAME = 512;
const MOST_ROWS = 1e4;
const name = pipe(string(), minLength(1), maxLength(LONGEST_NAME));
const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** Numbers that are not finite are null in a result document. */
const number = optional(nullable(pipe(number$2(), finite())));
const amount = optional(nullable(pipe(number$2(), finite(), minValue(0))));
const row = object({
	name,
	unit: name,
	decisive: optional(boolean()),
	candidate: number
});
/** The part of a result document that a point is made of; everything else is ignored, also in documents of later versions. */
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
		measurements: pipe(array(row), maxLength(MOST_ROWS))
	})),
	load: optional(object({ candidate: object({ peakMemory: amount }) })),
	compiler: optional(object({ size: object({ candidate: amount }) }))
});
/** Of a run of several targets: each may have failed before it had a result. */
const SEVERAL = object({
	run: object({ time }),
	targets: pipe(array(unknown()), maxLength(MOST_ROWS))
});
/** Reads a result document: one result, or that of each target; undefined for anything else. */
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
/** Clocks are wrong by less. */
const LATEST_MS = 864e5;
/** Names of rows up to this length are shown. */
const LONGEST_ROWS = 120;
/**
* The lines of the chart, that of this run's own program first, the others by name.
* @param earlier in any order, with duplicates; those from the future are left out.
* @param own this run's, which is the last point of its line; undefined where it measured nothing.
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
/** Undefined for a result that has nothing to draw: nothing was built, or the candidate has no profile. */
function pointOf({ run, build, comparison, load, compiler }) {
	if (build?.candidate.pgo === "off") return void 0;
	const { change: gain, interval: [low, high] = [] } = build?.baseline.pgo === "off" && comparison || {};
	const figures = {
		verdict: comparison?.verdict,
		gain: gain ?? void 0,
		interval: typeof low === "number" && typeof high === "number" ? [low, high] : void 0,
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
	const cpuPerOp = Math.exp(logarithms.reduce((sum, one) => sum + one, 0) / logarithms.length);
	if (!Number.isFinite(cpuPerOp) || rows.some(({ unit }) => !unit.startsWith("cpu-sec/"))) return {};
	const names = rows.map(({ name, unit }) => `${name} (${unit})`).sort(compareText);
	const all = names.join(", ");
	if (all.length <= LONGEST_ROWS) return {
		cpuPerOp,
		rows: all
	};
	const hash = createHash("sha256").update(all).digest("hex").slice(0, 12);
	return {
		cpuPerOp,
		rows: `${names.length} rows, ${hash}`
	};
}

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
		report.add(await orElse(run, task(), (error) => ({ findings: [warningOf(error)] })));
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
	const url = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : void 0;
	return {
		time: run.host.now().toISOString(),
		revision,
		url
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
/** Opens the archive, if there is one, before the long work, so that a failure is found early. */
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
/** Keeps the result document of a run that got as far as a profile or two binaries, if there is an archive. */
async function archiveResult(run, report) {
	const { config, host } = run;
	if (config.archive === void 0 || (report.profile ?? report.build) === void 0) return {};
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
	const late = () => new ExpectedError(`The result could not be archived within ${duration(RELEASE_PATIENCE)}.`);
	if (config.fallback.length === 0) await keep(host.signal);
	else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
	return {};
}
/** Other files in output folders and buckets are not read; archives may hold some. */
const RESULT_NAME = /result[^/]*\.json$|\.zip$/i;
/**
* The results of earlier runs, with this run's own as the last point. What cannot be read is a finding and stops nothing.
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
		const bytes = await readRegularFile(path, MAX_DOCUMENT_BYTES).catch(() => Buffer.of());
		const found = readResultDocuments(bytes);
		if (found === void 0) foreign.push(name);
		else results.push(...found);
	}
	const findings = collected.flatMap(({ findings }) => findings).map(({ severity, message, ...rest }) => ({
		...rest,
		severity: severity === "error" ? "warning" : severity,
		message: `History: ${message}`
	}));
	if (foreign.length > 0) findings.push({
		severity: "note",
		file: foreign[0],
		message: `History: ${foreign.length} of ${count(files.length, "document")} ${foreign.length === 1 ? "is no result" : "are no results"} of this action, or of a version that did not say when, and left out.`,
		fix: "Keep each `result.json` of `compare` and `refresh` in a place of its own."
	});
	return {
		run: facts,
		history: historyOf(results, asResultDocument({
			...report,
			run: facts
		}), now()),
		findings
	};
}
const EVENT = object({ pull_request: object({ number: pipe(number$2(), integer(), minValue(1)) }) });
/**
* Keeps the comment on this run's pull request up to date, if it has one. It comes last, since the comment also says why the
* run failed. A run without results makes no comment, but updates an older one. A refused comment is only a note.
*/
async function commentOn(run, report, render = (report, maxLength) => renderComment(report, { maxLength })) {
	const { command, config, host } = run;
	if (command !== "compare" && command !== "check" || !config.comment || host.signal.aborted) return [];
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
	if (event !== "pull_request" || !repository) return [];
	const { number } = (await eventOf(host, EVENT))?.pull_request ?? {};
	if (number === void 0) return note("the event of this run names no pull request");
	if (config.token === void 0) return note("there is no token for GitHub's API");
	const { keepComment } = await import("./github-repository.js");
	const redacted = run.secrets.redact(report);
	const shown = command === "check" ? withPlaces(redacted, host.cwd) : redacted;
	const program = config.target ?? report.subject?.package ?? "";
	try {
		const { operation, url } = await keepComment({
			token: config.token,
			apiUrl: apiUrlIn(host.env),
			repository,
			number,
			subject: command === "check" ? `check ${program}` : program,
			renderBody: (maxLength) => render(shown, maxLength),
			onlyUpdate: !isWorth(report),
			signal: host.signal
		});
		if (operation !== "none") host.progress(`Comment ${operation}: ${url}`);
		return [];
	} catch (error) {
		if (!isRefusal(error) || host.signal.aborted) throw error;
		return note(serverWords(error));
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
/** The event of this run, where it has this form. */
async function eventOf({ env }, form) {
	const event = await readFile(env["GITHUB_EVENT_PATH"] ?? "", "utf8").then((text) => JSON.parse(text)).catch(() => void 0);
	const { success, output } = safeParse(form, event);
	return success ? output : void 0;
}
function note(reason) {
	return [{
		severity: "note",
		message: `The pull request got no comment: ${reason}.`,
		fix: "The job summary says the same. Give the job `permissions: { pull-requests: write }`, which pull requests from forks cannot have, or set `comment: false`."
	}];
}

export { pastRuns as a, openArchiveOf as i, commentOn as n, record as o, eventOf as r, runFacts as s, archiveMerged as t };