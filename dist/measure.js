import { $n as tuple, Bn as nullable, Dn as array, Dr as UsageError, Er as ExpectedError, Hn as number$2, Kn as picklist, Ln as maxLength, On as boolean, Rn as minLength, Un as object, Wn as optional, Xn as safeParse, Yn as regex, Zn as string, _n as count, bn as addFindings, jn as finite, kn as check, qn as pipe, tr as unknown, zn as minValue } from "./start.js";
import { t as compare } from "./newest.js";
import { m as readBuildInfo, n as buildPair, t as buildContext } from "./build.js";
import { t as toldSettings } from "./told-settings.js";
import { i as noteRun } from "./archiving.js";
import { n as maskSecretsOf, r as collectAll } from "./gather.js";
import { r as sameBytes, t as inconclusive } from "./judge.js";
import { t as NoTestBinary } from "./test-binaries.js";
import { t as benchmarkOptions } from "./benchmark-options.js";
import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";

// src/commands/evidence.ts
/** Looks into why both sides differ, once they are measured: what the compiler did, and where the time went. */
async function addEvidence(job, program, baseline, candidate) {
	const { addCompilerEvidence } = await import("./compiler-evidence.js");
	const inlined = await addCompilerEvidence(job, program, baseline, candidate);
	const { addProfileEvidence } = await import("./profile-evidence.js");
	await addProfileEvidence(job, program, baseline, candidate, inlined);
}

// src/history/points.ts
/** Lines; beyond, somebody's bucket is full of other things. */
const MOST_TARGETS = 20;
/** Clocks go wrong by less. */
const LATEST_MS = 864e5;
/** Names of rows as long as this are shown as they are. */
const LONGEST_ROWS = 120;
/**
* The lines of the chart, that of this run's own program first, the others by name.
* @param earlier in any order, with duplicates; those from the future are left out.
* @param own this run's, which is the last point of its line; undefined where it measured nothing.
* @returns undefined where there is nothing to show.
*/
function historyOf(earlier, own, now) {
	const latest = now.getTime() + LATEST_MS;
	const ordered = [...distinct(earlier.filter(({ run }) => Date.parse(run.time) <= latest))].sort((a, b) => Date.parse(a.run.time) - Date.parse(b.run.time));
	const lines = /* @__PURE__ */ new Map();
	for (const result of own === void 0 ? ordered : [...ordered, own]) {
		const point = pointOf(result);
		if (point === void 0) continue;
		const target = result.subject.package;
		lines.set(target, [...lines.get(target) ?? [], point]);
	}
	const targets = [...lines].map(([target, points]) => ({
		target,
		points: points.slice(-200)
	})).sort((a, b) => rank(a.target, own) - rank(b.target, own) || compare(a.target, b.target)).slice(0, MOST_TARGETS);
	return targets.length === 0 ? void 0 : { targets };
}
function rank(target, own) {
	return target === own?.subject.package ? 0 : 1;
}
/** One of each; a result may be found twice, in a bucket and as an artifact. */
function distinct(results) {
	const keyOf = ({ run, subject, profile, build }) => JSON.stringify([
		subject.package,
		run.time,
		profile?.sha256,
		build?.candidate.sha256
	]);
	return new Map(results.map((result) => [keyOf(result), result])).values();
}
/** Undefined for a result that has nothing to draw: nothing was built, or what was judged is a build without profile. */
function pointOf(result) {
	const { run, build, comparison, load, compiler } = result;
	if (build?.candidate.pgo === "off") return void 0;
	const size = compiler?.size.candidate ?? build?.candidate.bytes;
	const memory = load?.candidate.peakMemory ?? void 0;
	const figures = {
		...comparison && { verdict: comparison.verdict },
		...gainOf(result),
		...cpuOf(comparison),
		...memory !== void 0 && { memory },
		...typeof size === "number" && { size }
	};
	if (Object.keys(figures).length === 0) return void 0;
	return {
		time: run.time,
		...run.revision !== void 0 && { revision: run.revision },
		...figures
	};
}
/** What the profile gains, which only a comparison with the build without one tells. */
function gainOf({ build, comparison }) {
	const { change, interval } = comparison ?? {};
	if (build?.baseline.pgo !== "off" || typeof change !== "number") return {};
	const [low, high] = interval ?? [];
	return {
		gain: change,
		...typeof low === "number" && typeof high === "number" && { interval: [low, high] }
	};
}
function cpuOf(comparison) {
	const measurements = comparison?.measurements ?? [];
	const first = measurements[0];
	const rows = measurements.filter(({ unit, decisive = unit === first?.unit }) => decisive);
	const logarithms = rows.map(({ candidate }) => Math.log(candidate ?? NaN));
	const mean = logarithms.reduce((sum, one) => sum + one, 0) / logarithms.length;
	if (!Number.isFinite(mean) || rows.some(({ unit }) => !unit.startsWith("cpu-sec/"))) return {};
	return {
		cpuPerOp: Math.exp(mean),
		rows: rowsInWords(rows.map(({ name, unit }) => `${name} (${unit})`))
	};
}
/** Equal for equal rows, in any order. */
function rowsInWords(names) {
	const all = [...names].sort(compare).join(", ");
	if (all.length <= LONGEST_ROWS) return all;
	return `${names.length} rows, ${createHash("sha256").update(all).digest("hex").slice(0, 12)}`;
}

// src/history/result-document.ts
/** Far beyond any result document: one with ten thousand findings has 3 MiB. */
const MAX_DOCUMENT_BYTES = 16 * 1024 ** 2;
/** A chart has no room for more; nobody's import path or tag comes near. */
const LONGEST_NAME = 512;
const MOST_ROWS = 1e4;
const name = pipe(string(), minLength(1), maxLength(LONGEST_NAME));
const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/), check((text) => !Number.isNaN(Date.parse(text))));
/** Numbers that are not finite are null in a result document. */
const number = optional(nullable(pipe(number$2(), finite())));
const amount = optional(nullable(pipe(number$2(), finite(), minValue(0))));
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
		measurements: pipe(array(object({
			name,
			unit: name,
			decisive: optional(boolean()),
			candidate: number
		})), maxLength(MOST_ROWS))
	})),
	load: optional(object({ candidate: object({ peakMemory: amount }) })),
	compiler: optional(object({ size: object({ candidate: amount }) }))
});
/** Of a run of several targets: each may have failed before there was anything to say of it. */
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
/** The same of a value, such as this run's own report; undefined where it has no such keys. */
function asResultDocument(value) {
	const { success, output } = safeParse(RESULT, value);
	return success ? output : void 0;
}

// src/commands/history.ts
/** Of whole output folders and buckets only these are looked into, and archives that may hold some. */
const RESULT_NAME = /result[^/]*\.json$|\.zip$/i;
/**
* Puts the results of earlier runs into the report, with this run's own as the last point of its line. What cannot be had
* or read is a finding; nothing that is found there stops a run that has measured.
*/
async function addHistory(job) {
	const { config, report } = job;
	if (config.history.length === 0) return;
	await noteRun(job);
	const files = await collectResults(job);
	const { results, foreign } = await readAll(files, job.host.signal);
	addFindings(job, notesOn(foreign, files.length));
	const history = historyOf(results, asResultDocument(report), job.host.now());
	if (history !== void 0) report.history = history;
}
async function collectResults(job) {
	const { config, host } = job;
	host.progress("Loading results of earlier runs …");
	const scratch = join(job.scratch, "history");
	await mkdir(scratch, { recursive: true });
	const collected = await collectAll(config.history, {
		cwd: config.workingDirectory,
		env: host.env,
		signal: host.signal,
		scratch,
		now: () => host.now(),
		progress: (line) => host.progress(line),
		wants: (name) => RESULT_NAME.test(basename(name)),
		mask: (secret) => {
			job.secrets.add(secret);
			host.mask(secret);
		},
		...config.token !== void 0 && { token: config.token }
	});
	addFindings(job, collected.flatMap(({ findings }) => findings.map(asHistoryFinding)));
	return collected.flatMap(({ files }) => files);
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
async function readAll(files, signal) {
	const results = [];
	const foreign = [];
	for (const file of files) {
		signal.throwIfAborted();
		const found = await readOne(file.path);
		if (found === void 0) foreign.push(file);
		else results.push(...found);
	}
	return {
		results,
		foreign
	};
}
async function readOne(path) {
	try {
		if ((await stat(path)).size > MAX_DOCUMENT_BYTES) return void 0;
		return readResultDocuments(await readFile(path));
	} catch (error) {
		if (typeof error.syscall === "string") return void 0;
		throw error;
	}
}
function notesOn(foreign, all) {
	const [first] = foreign;
	if (first === void 0) return [];
	const are = foreign.length === 1 ? "is no result" : "are no results";
	return [{
		severity: "note",
		file: first.name,
		message: `History: ${foreign.length} of ${count(all, "document")} ${are} of this action, or of a version that did not say when, and left out.`,
		fix: "Keep each `result.json` of `compare` and `refresh` in a place of its own."
	}];
}

// src/commands/measure.ts
/** Builds both sides into the output folder and verifies them. */
async function build(job, program, baseline, candidate) {
	const settings = toldSettings(job.config, job.command);
	if (Object.keys(settings).length > 0) job.report.settings = settings;
	job.report.build = await buildPair({
		go: program.go,
		mainPackage: program.main,
		baseline,
		candidate,
		flags: job.config.buildFlags,
		outputDirectory: job.outputDirectory,
		scratch: join(job.scratch, "build"),
		signal: job.host.signal,
		progress: (line) => job.host.progress(line)
	});
}
/**
* Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. What cannot be
* measured is a finding. The binaries of `build` are the servers.
* @throws ExpectedError when what the user named cannot be measured; but in `refresh`, where the decision on the
* profile is made already, that is a finding, too.
*/
async function measure(job, program, baseline, candidate) {
	try {
		await compareSides(job, program, baseline, candidate);
	} catch (error) {
		job.host.signal.throwIfAborted();
		const warning = asWarning(error, job);
		if (warning === void 0) throw error;
		addFindings(job, [warning]);
		job.report.comparison = inconclusive("The binaries could not be measured.");
	}
}
/** What is no reason to throw the builds and their evidence away; undefined where it is one. */
function asWarning(error, { command }) {
	if (!(error instanceof ExpectedError)) return void 0;
	const { message, fix } = error;
	if (error instanceof NoTestBinary) return {
		severity: "warning",
		message,
		fix: FIX_PROGRAMS
	};
	if (command !== "refresh" || error instanceof UsageError) return void 0;
	return {
		severity: "warning",
		message,
		...fix !== void 0 && { fix }
	};
}
const FIX_PROGRAMS = "Name in `serve` the command that starts the server, with `$PGO_BINARY` for its binary, and in `load` one that loads it; benchmarks are measured of files that `go test -c` built.";
async function compareSides(job, program, baseline, candidate) {
	const { config, host } = job;
	const progress = (line) => host.progress(line);
	const load = await loadOf(job, program);
	const benchmarks = await benchmarkOptions(job, program, baseline, candidate, join(job.scratch, "benchmarks"));
	const same = await areSamePrograms(job, program);
	const isPrebuilt = baseline.kind === "binary" || candidate.kind === "binary";
	if (same && (benchmarks === void 0 || isPrebuilt)) {
		job.report.comparison = sameBytes(SAME_PROGRAMS);
		return;
	}
	if (load === void 0 && benchmarks === void 0) {
		sayNothingIsLeft(job);
		return;
	}
	if (same) addFindings(job, [{
		severity: "note",
		message: SAME_PROGRAMS
	}]);
	const { compareBinaries } = await import("./compare2.js");
	const record = (outcome) => {
		const nothing = outcome.comparison.measurements.length === 0;
		job.report.comparison = same && nothing ? sameBytes(SAME_PROGRAMS) : outcome.comparison;
		if (outcome.load !== void 0) job.report.load = outcome.load;
		addFindings(job, outcome.findings);
	};
	record(await compareBinaries({
		...benchmarks && { benchmarks },
		...load && { load },
		budgetSeconds: config.budget / 1e3,
		precision: config.precision,
		equivalence: config.equivalence,
		outputDirectory: job.outputDirectory,
		progress,
		interrupted: (partial) => {
			if (host.signal.aborted) record(partial);
		}
	}));
}
const SAME_PROGRAMS = "Both binaries are the same bytes: the same machine code cannot differ.";
/** Whether both sides are one program, byte for byte; test binaries are looked at where their benchmarks are. */
async function areSamePrograms(job, program) {
	const pair = job.report.build;
	if (pair === void 0 || pair.baseline.sha256 !== pair.candidate.sha256) return false;
	return !await anyIsTestBinary([pair.baseline.path], job, program);
}
/** Both binaries alone are what somebody may want; but not who asked for a measurement. */
function sayNothingIsLeft(job) {
	const { measure: wanted, production } = job.config;
	if (job.command !== "compare" || wanted.has("production") && production !== void 0) return;
	addFindings(job, [{
		severity: wanted.has("benchmarks") ? "note" : "warning",
		message: "Nothing is measured: no benchmarks are to be run, and no server is to be loaded.",
		fix: "Leave `benchmarks` and `measure` as they are, or name a server in `serve` and what loads it in `load`."
	}]);
}
/** The load test, where the configuration has one that starts the binaries which were built. */
async function loadOf(job, program) {
	const { config, host, report, scratch } = job;
	const { underLoad } = config;
	const pair = report.build;
	if (!config.measure.has("load") || underLoad === void 0 || pair === void 0) return void 0;
	if (underLoad.load === void 0 && (job.command !== "compare" || !startsBinary(underLoad))) return void 0;
	if (!startsBinary(underLoad)) {
		if (job.command === "compare") addFindings(job, [notOurs()]);
		return;
	}
	if (await anyIsTestBinary([pair.baseline.path, pair.candidate.path], job, program)) return void 0;
	if (pair.baseline.sha256 === pair.candidate.sha256) return void 0;
	maskSecretsOf(job, underLoad);
	const { prepareLoad } = await import("./load-subject.js");
	return (deadline, signal) => prepareLoad({
		binaries: {
			baseline: pair.baseline.path,
			candidate: pair.candidate.path
		},
		underLoad,
		cwd: config.workingDirectory,
		env: host.env,
		signal: AbortSignal.any([host.signal, signal]),
		deadline,
		scratch: join(scratch, "load"),
		progress: (line) => host.progress(line)
	});
}
function startsBinary({ serve }) {
	return /\bPGO_BINARY\b/.test(serve);
}
function notOurs() {
	return {
		severity: "note",
		message: "`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.",
		fix: "Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured."
	};
}
async function anyIsTestBinary(binaries, { scratch, host }, { go }) {
	for (const binary of binaries) {
		const { path } = await readBuildInfo(binary, buildContext(go, scratch, host.signal));
		if (path.endsWith(".test")) return true;
	}
	return false;
}

export { addEvidence as i, measure as n, addHistory as r, build as t };