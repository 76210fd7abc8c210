import { $r as judge, Ct as excerpt, Dr as compilerSampleType, Er as compareText, Fr as sumOf$1, J as isThisMachine, Jt as _usingCtx, Kt as replaceFile, Or as eachSample, Pr as sampleTypeIndex, Qr as inconclusive, Sr as UsageError, St as duration, U as nameOf, Un as readEdges, W as send, Wt as readIfThere, Y as networkFor, ai as overallLogRatios, at as withDeadline, bi as fixed, br as Cancelled, ci as runRounds, di as median, dt as saveBody, ei as sameBytes, et as secretsInCommand, f as orElse, fi as seededRandom, fr as isCompact, g as evidenceOf, gt as connectionFailure, ii as isFinding, jr as linesOf, l as Rejected, ni as PLANNED, nr as splitSymbol, oi as pairOf, or as nameWithout, p as warningOf, ri as SIDES, rr as symbolPath, si as pairsPerRound, ti as BudgetSpent, ui as mean, v as judgeGates, xi as share, xr as ExpectedError, xt as asSentence, yi as count, zn as edgeKey } from "./start.js";
import { a as buildHelper, c as goOutput, g as runGo, m as listPackages, n as declaredFunctions, p as lastLines } from "./program.js";
import { n as endpointOf, o as takeProfile, r as headersFor } from "./pprof2.js";
import { f as goMinor, i as readProfile, p as harmfulInlinings, v as decodeOrExplain, x as profileBytes } from "./decide.js";
import { a as ownerCommand, i as outputLines, n as howItEnded, o as run, r as lastOutput, s as start } from "./exec.js";
import { C as pinnedTo, D as buildContext, F as requireFile, O as buildPair, P as readBuildInfo, S as withService, U as sha256OfFile, _ as StackSum, a as judgeOrExplain, b as loadFailed, c as collectProfiles, f as PgoBuildTally, g as encodeWhole, j as pgoFlag, k as checkBuildFlags, l as maskSecretsOf, m as potentialOfReduced, p as potentialOf, r as factsOfMerged, s as readOrExplain, u as mergeCollected, v as stacksOf, w as usableCpus, x as startLoad, y as lastWords } from "./files.js";
import { a as subjectOf, r as repositoryRoot, t as findProgram } from "./program2.js";
import { n as openArchiveOf, r as pastRuns, t as archiveMerged } from "./records.js";
import { createReadStream } from "node:fs";
import { chmod, constants as constants$1, copyFile, cp, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat as stat$1, writeFile } from "node:fs/promises";
import { devNull } from "node:os";
import path, { basename, isAbsolute, join, relative } from "node:path";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";

// src/compare/bench-format.ts
const NAMED$2 = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;
const NAMELESS = /^\s*(\d+)\t\s*(\S.* ns\/op.*)$/;
const NAME_BEGUN = /^(Benchmark\S*)\s*\t/;
/** The results in what a test binary printed, in their order. */
function parseResults(stdout) {
	const results = [];
	let begun;
	for (const line of stdout.split(/\r?\n/)) {
		const named = NAMED$2.exec(line);
		const nameless = named === null && begun !== void 0 ? NAMELESS.exec(line) : null;
		if (named === null && nameless === null) {
			begun = NAME_BEGUN.exec(line)?.[1] ?? begun;
			continue;
		}
		const [name = "", iterations = "", metrics = ""] = named?.slice(1) ?? [begun, ...(nameless ?? []).slice(1)];
		const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
		results.push({
			name,
			iterations: Number(iterations),
			secondsPerOp: nanoseconds === void 0 ? void 0 : Number(nanoseconds) / 1e9,
			metrics: metrics.trim() === "" ? [] : metrics.trim().split(/\s*\t\s*/)
		});
		begun = void 0;
	}
	return results;
}
/**
* Names, as given to `b.Run`, of the benchmarks that printed a result under `-test.v`, by their printed name.
* Verbose, `testing` prints the plain name when a benchmark starts; without that, `-8` at the end could be GOMAXPROCS
* or belong to the name.
*/
function plainNames(verboseStdout) {
	const names = /* @__PURE__ */ new Map();
	let started = "";
	for (const line of verboseStdout.split(/\r?\n/)) {
		if (/^Benchmark\S*$/.test(line)) started = line;
		const printed = NAMED$2.exec(line)?.[1];
		if (printed?.startsWith(started) && /^(-\d+)?$/.test(printed.slice(started.length))) names.set(printed, started);
	}
	return names;
}
/** The configuration lines `goos:`, `goarch:`, `pkg:` and `cpu:` of a run. */
function configurationLines(stdout) {
	return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}
/** Metrics that do not depend on what else runs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;
/**
* What was measured from outside, and what was allocated. Wall times are left out, and so is what a benchmark reports
* of its own: the other side ran on the same CPU.
*/
function costLine(one, cpuSecondsPerOp, peakBytes) {
	return line(one, [...[`${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`, ...peakBytes > 0 ? [`${peakBytes} peak-B`] : []], ...one.metrics.filter((metric) => ALLOCATED.test(metric))]);
}
/** What a run that had the machine for itself printed, except what `costLine` has; undefined where that is nothing. */
function printedLine(one) {
	const metrics = one.metrics.filter((metric) => !ALLOCATED.test(metric));
	return metrics.length === 0 ? void 0 : line(one, metrics);
}
function line({ name, iterations }, metrics) {
	return [
		name,
		String(iterations),
		...metrics
	].join("	");
}
/** The value that was printed for this unit, such as `allocs/op`. */
function metricOf({ metrics }, unit) {
	const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
	return printed === void 0 ? void 0 : Number(printed.slice(0, -unit.length - 1));
}
/**
* The alternatives of an expression as `testing` understands it: `|` separates alternatives and `/` the levels of
* sub-benchmarks, unless within brackets or parentheses. Source: testing/match.go of Go, which no flag exposes.
*/
function alternatives(expression) {
	const all = [[""]];
	let brackets = 0;
	let parentheses = 0;
	for (const [token] of expression.matchAll(/\\[\s\S]?|[\s\S]/g)) {
		const levels = all[all.length - 1];
		const isNested = brackets > 0 || parentheses > 0;
		if (!isNested && token === "|") all.push([""]);
		else if (!isNested && token === "/") levels.push("");
		else {
			if (token === "[") brackets++;
			else if (token === "]") brackets = Math.max(0, brackets - 1);
			else if (brackets === 0 && token === "(") parentheses++;
			else if (brackets === 0 && token === ")") parentheses--;
			levels[levels.length - 1] += token;
		}
	}
	return all;
}
/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
function exactPattern(plainName) {
	const exact = (element) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
	return plainName.split("/").map(exact).join("/");
}

// src/compare/meter.ts
/** Builds the meter for this machine into `scratch`. @throws ExpectedError when Go cannot build even that. */
async function buildMeter(go, scratch, signal) {
	const folder = path.join(scratch, "meter");
	await mkdir(folder, { recursive: true });
	const context = {
		...go.context,
		signal: signal ?? go.context.signal
	};
	const meter = {
		program: await buildHelper("meter", {
			go: {
				...go,
				context
			},
			scratch: folder,
			purpose: "measures CPU time"
		}),
		scratch: folder,
		cpus: await usableCpus()
	};
	if (meter.cpus.length === 0) return meter;
	return "said" in await order(meter, [], {
		cwd: folder,
		signal,
		deadline: Number.POSITIVE_INFINITY
	}, true) ? {
		...meter,
		cpus: []
	} : meter;
}
/**
* Runs one program; or several at the same time, on the same CPU where that is possible, another one each time.
* @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when they cannot be run.
* In each case the processes and their children are gone.
*/
async function runMetered(meter, programs, options) {
	const ended = await order(meter, programs, options, programs.length > 1 && meter.cpus.length > 0);
	if (!("said" in ended)) return ended.runs;
	const names = [...new Set(programs.map(([program]) => path.basename(program)))].join(" and ");
	throw new ExpectedError(`${names} could not be run: ${ended.said}`, { fix: "Benchmarks run on this machine: check that GOOS and GOARCH fit it." });
}
async function order({ program, scratch, cpus }, programs, { cwd, env, signal, deadline, seconds = Number.POSITIVE_INFINITY }, oneCpu) {
	try {
		var _usingCtx$5 = _usingCtx();
		const left = deadline - performance.now();
		signal?.throwIfAborted();
		if (left <= 0) throw new BudgetSpent();
		const usage = path.join(scratch, "run.usage");
		await rm(usage, { force: true });
		const file = (at, stream) => path.join(scratch, `run.${at}.${stream}`);
		const orders = programs.map((argv, at) => ({
			argv,
			stdout: file(at, "stdout"),
			stderr: file(at, "stderr")
		}));
		const cpu = cpus[Math.floor(Math.random() * cpus.length)] ?? 0;
		const command = [
			...oneCpu ? pinnedTo([cpu]) : [],
			program,
			JSON.stringify({
				usage,
				programs: orders
			})
		];
		const meter = _usingCtx$5.a(await start(command, {
			cwd,
			env,
			signal
		}));
		let late = false;
		const limit = Math.min(left, seconds * 1e3);
		const end = () => {
			late = true;
			meter.stop(1e3);
		};
		const timer = Number.isFinite(limit) ? setTimeout(end, limit) : void 0;
		await meter.exited;
		clearTimeout(timer);
		signal?.throwIfAborted();
		if (late && limit === left) throw new BudgetSpent();
		const used = late ? void 0 : await readFile(usage, "utf8").catch(() => void 0);
		if (!late && used === void 0) return { said: lastLines(meter.output(), 5) };
		const figures = used === void 0 ? void 0 : JSON.parse(used);
		const printed = (name) => readFile(name, "utf8").catch(() => "");
		const runs = orders.map(async ({ stdout, stderr }, at) => ({
			...figures?.[at] ?? { cutOffSeconds: seconds },
			stdout: await printed(stdout),
			stderr: await printed(stderr)
		}));
		return { runs: await Promise.all(runs) };
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}

// src/compare/calibrate.ts
/** As its row is named: `render.BenchmarkPage-2`. */
function rowName({ binaries, printedName }) {
	return `${binaries.label}.${printedName}`;
}
/**
* Runs one benchmark on one side; or on both at the same time, on one CPU where that is possible.
* @returns a finding when it failed, took longer than `seconds`, printed no result or did not run that often.
* @throws as `runMetered`.
*/
async function runBenchmark(selected, sides, iterations, runner, { seconds = Number.POSITIVE_INFINITY, flags = ["-test.benchmem"] } = {}) {
	const { binaries, pattern, printedName } = selected;
	const args = [...benchmarkArguments(pattern, iterations), ...flags];
	const found = [];
	for (const [at, run] of (await runTests(binaries, sides, args, runner, seconds)).entries()) {
		const result = parseResults(run.stdout).find((one) => one.name === printedName);
		if (!(!("cutOffSeconds" in run) && run.exitCode === 0 && run.cpuSeconds > 0) || result?.iterations !== iterations) return leftOut(rowName(selected), sides[at], run, result && {
			...result,
			wanted: iterations
		});
		found.push({
			...run,
			result
		});
	}
	return found;
}
async function runTests(binaries, sides, args, runner, seconds) {
	const programs = sides.map((side) => [binaries[side], ...args]);
	return runMetered(runner.meter, programs, {
		...runner,
		cwd: binaries.directory,
		seconds
	});
}
function benchmarkArguments(pattern, iterations) {
	return [
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${iterations}x`
	];
}
/** @param name what is left out: a benchmark, or `Listing the benchmarks of …`. */
function leftOut(name, side, run, ran) {
	const isLate = "cutOffSeconds" in run;
	return {
		severity: "warning",
		message: `${name} ${whatHappened(run, ran)} on the ${side} and is left out. ${lastWords(`${run.stdout}${run.stderr}`)}`,
		fix: isLate ? "Make it shorter, raise `budget`, or leave it out with `benchmarks`." : "Make it pass under `go test -bench`, or leave it out with `benchmarks`."
	};
}
function whatHappened(run, ran) {
	if ("cutOffSeconds" in run) return `was not over after ${duration(run.cutOffSeconds * 1e3)}`;
	if (run.exitCode !== 0) return `failed (exit code ${run.exitCode})`;
	if (run.stdout.trim() === "PASS") return "ran 0 times";
	if (ran === void 0) return "printed no result";
	if (ran.iterations !== ran.wanted) return `ran ${ran.iterations} times instead of ${ran.wanted}`;
	return "took no CPU time that the system could count";
}
/** What `-test.benchtime=Nx` takes at most. */
const MOST_ITERATIONS = 1e9;
/** A calibrated run does at least this much work, in seconds of CPU time; enough to see past timer and start-up noise. */
const CALIBRATED = .1;
const MOST_GROWTH = 100;
/** The first run of more than one operation takes about as long, at most: in seconds. */
const FIRST_STEP = .5;
/** After so many seconds without that much CPU time, a benchmark waits, unless the machine made it wait. */
const WAITED = 1;
/** A run that took longer is not repeated: no machine is that busy for so long. */
const REPEATED = 5;
/** Part of the time left that running all of a top-level benchmark once may take. */
const DISCOVERING = 1 / 4;
/** Part of the time left that one run may take: beyond it, the fewest rounds do not fit. */
const RUNNING = 1 / 6;
/** In seconds, whatever the budget: on a busy machine, a run of a tenth of that takes as long. */
const SHORTEST_LIMIT = 3;
/**
* Finds the benchmarks that the user's expression selects and how long an operation of each takes on the baseline, and
* checks that the candidate runs them too. What fails or does not end on a side is left out with a finding, and so is
* what the time is too short for. @throws UsageError for an invalid expression.
*/
async function calibrate(all, expression, runner, progress = () => {}) {
	const benchmarks = [];
	const findings = [];
	const limit = (part) => Math.max(SHORTEST_LIMIT, (runner.deadline - performance.now()) / 1e3 * part);
	let current = "";
	try {
		for (const binaries of all) {
			current = `Listing the benchmarks of ${binaries.label}`;
			progress(`Finding and calibrating the benchmarks of ${binaries.label}`);
			const names = await listBenchmarks(binaries, expression, runner, limit(DISCOVERING));
			if (isFinding(names)) findings.push(names);
			for (const [name, pattern] of isFinding(names) ? [] : names) {
				current = `${binaries.label}.${name}`;
				const found = await discover(binaries, name, pattern, runner, limit(DISCOVERING));
				findings.push(...found.findings);
				for (const leaf of found.leaves) {
					current = rowName(leaf);
					const made = await calibrateOne(leaf, runner, limit(RUNNING));
					if (isFinding(made)) findings.push(made);
					else benchmarks.push(made);
				}
			}
		}
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		findings.push({
			severity: "warning",
			message: `${current}, and what comes after it, is left out: the time for calibrating was over.`,
			fix: "Raise `budget`, or choose fewer with `benchmarks`."
		});
		return {
			benchmarks,
			findings,
			isComplete: false
		};
	}
	return {
		benchmarks,
		findings,
		isComplete: true
	};
}
/**
* The top-level benchmarks that the expression selects, in the order of the binary, each with the `-test.bench` pattern
* for it and those of its sub-benchmarks that are wanted; a finding when the binary does not even list them.
*/
async function listBenchmarks(binaries, expression, runner, seconds) {
	const listed = async (top) => {
		const [run] = await runTests(binaries, ["baseline"], [`-test.list=${top}`], runner, seconds);
		checkExpression(run, expression);
		if (run === void 0 || "cutOffSeconds" in run || run.exitCode !== 0) return leftOut(`Listing the benchmarks of ${binaries.label}`, "baseline", run);
		return run.stdout.split(/\r?\n/).filter((line) => /^Benchmark\S*$/.test(line));
	};
	const all = await listed(".");
	if (isFinding(all)) return all;
	const selecting = new Map(all.map((name) => [name, /* @__PURE__ */ new Set()]));
	for (const [top = "", ...below] of alternatives(expression)) {
		const names = top === "." ? all : await listed(top || ".*");
		if (isFinding(names)) return names;
		for (const name of names) selecting.get(name)?.add([exactPattern(name), ...below].join("/"));
	}
	const selected = [...selecting].filter(([, patterns]) => patterns.size > 0);
	return new Map(selected.map(([name, patterns]) => [name, [...patterns].join("|")]));
}
function checkExpression({ stderr }, expression) {
	if (!/^testing: invalid regexp/m.test(stderr)) return;
	const said = asSentence(lastLines(stderr, 1));
	throw new UsageError(`benchmarks: \`${expression}\` is not a regular expression: ${said}`, { fix: "Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`." });
}
/** Runs a top-level benchmark once, to see which results it prints: each is a benchmark of its own. */
async function discover(binaries, name, pattern, runner, seconds) {
	const [run] = await runTests(binaries, ["baseline"], ["-test.v", ...benchmarkArguments(pattern, 1)], runner, seconds);
	checkExpression(run, pattern);
	const names = plainNames(run.stdout);
	const leaves = parseResults(run.stdout).flatMap(({ name: printedName }) => {
		const plain = names.get(printedName);
		return plain === void 0 ? [] : [{
			binaries,
			printedName,
			pattern: exactPattern(plain)
		}];
	});
	const begun = "cutOffSeconds" in run ? run.stdout.match(/^Benchmark\S*(?=\s*$)/gm)?.at(-1) : void 0;
	const label = `${binaries.label}.${begun ?? name}`;
	if ("cutOffSeconds" in run || run.exitCode !== 0) return {
		leaves,
		findings: [leftOut(label, "baseline", run)]
	};
	if (leaves.length > 0) return {
		leaves,
		findings: []
	};
	const skip = /(?:^(?<reason>[ \t]+\S.*)\r?\n)?^[ \t]*--- SKIP: /m.exec(run.stdout);
	if (skip !== null) {
		const reason = skip.groups?.["reason"];
		return {
			leaves,
			findings: [{
				severity: "note",
				message: `${label} skips itself and is left out${reason === void 0 ? "." : `: ${asSentence(excerpt(reason, 200))}`}`
			}]
		};
	}
	return {
		leaves,
		findings: pattern === exactPattern(name) ? [leftOut(label, "baseline", run)] : []
	};
}
/** @param seconds that one run may take. */
async function calibrateOne(leaf, runner, seconds) {
	const run = async (side, iterations) => {
		const runs = await runBenchmark(leaf, [side], iterations, runner, { seconds });
		return isFinding(runs) ? runs : runs[0];
	};
	const other = await run("candidate", 1);
	if (isFinding(other)) return other;
	const once = await run("baseline", 1);
	if (isFinding(once)) return once;
	const firstStep = Math.max(2, Math.ceil(FIRST_STEP / once.cpuSeconds));
	let iterations = Math.min(grown(1, timedSeconds(once)), firstStep);
	let previous = once;
	for (;;) {
		let last = await run("baseline", iterations);
		if (isFinding(last)) return last;
		if (isWaiting(last, previous) && last.wallSeconds < REPEATED) {
			const again = await run("baseline", iterations);
			if (isFinding(again)) return again;
			if (again.wallSeconds < last.wallSeconds) last = again;
		}
		if (isCalibrated(last, previous) || isWaiting(last, previous)) return mostlyUntimed(leaf, once, last, previous) ?? {
			...leaf,
			...costOf(last, previous)
		};
		iterations = grown(iterations, Math.max(cpuPerOp(last, previous), timedSeconds(last) / 10));
		previous = last;
	}
}
/** Printed, but no more than the run took: a benchmark may print what it likes. 0 where it printed none. */
function timedSeconds({ result, wallSeconds }) {
	return Math.min(result.secondsPerOp ?? 0, wallSeconds / result.iterations);
}
/** By the difference of two runs: what it takes to start is in both. */
function cpuPerOp(run, before) {
	const operations = run.result.iterations - before.result.iterations;
	return Math.max(0, (run.cpuSeconds - before.cpuSeconds) / operations);
}
/**
* Enough CPU time went into operations. The first run is of one operation, with set-up done once; all others do it
* twice: set-up is no part of the difference of two others only.
*/
function isCalibrated(run, before) {
	const { iterations } = run.result;
	if (iterations >= 1e9) return true;
	const perOp = cpuPerOp(run, before);
	return iterations * perOp >= CALIBRATED && (before.result.iterations > 1 || perOp < 3 * timedSeconds(run));
}
function isWaiting(run, before) {
	return !isCalibrated(run, before) && run.result.iterations * timedSeconds(run) >= WAITED;
}
/** What a benchmark does while its timer is stopped takes time, too: what counts here is how long runs take. */
function costOf(run, before) {
	const { iterations } = run.result;
	const taken = (run.wallSeconds - before.wallSeconds) / (iterations - before.result.iterations);
	const secondsPerOp = Math.max(timedSeconds(run), taken, Number.MIN_VALUE);
	const overheadSeconds = Math.max(0, run.wallSeconds - iterations * secondsPerOp);
	return {
		secondsPerOp,
		cpuSecondsPerOp: cpuPerOp(run, before),
		overheadSeconds
	};
}
/** Iterations for the next run: a little more than needed, so that it is mostly the last one. */
function grown(iterations, secondsPerOp) {
	const wanted = Math.min(Math.ceil(1.5 * CALIBRATED / secondsPerOp), iterations * MOST_GROWTH);
	return Math.min(MOST_ITERATIONS, Math.max(2 * iterations, wanted));
}
/** At least so much; what a busy machine makes the process wait for before it starts does not count. NaN: not known. */
function untimedShare(run) {
	if (run.result.secondsPerOp === void 0) return NaN;
	return 1 - (run.result.iterations + 1) * timedSeconds(run) / Math.min(run.wallSeconds, run.cpuSeconds);
}
/** Share of a run from which on its CPU time says more about something else than about the benchmark. */
const MOSTLY = .5;
/** Less than a cycle of any processor, in seconds. */
const NO_TIME = 1e-10;
function mostlyUntimed(leaf, once, run, before) {
	const severity = "warning";
	if (run.result.iterations >= 1e9 && timedSeconds(run) < NO_TIME) return {
		severity,
		message: `${rowName(leaf)} does not loop over b.N, so its time per operation means nothing; it is left out.`,
		fix: "Put what is to be measured into `for b.Loop() { … }`."
	};
	const startUp = (once.cpuSeconds - cpuPerOp(run, before)) / run.cpuSeconds;
	const share = Math.max(untimedShare(run) || 0, startUp);
	if (share <= MOSTLY) return void 0;
	return {
		severity,
		message: `About ${Math.round(share * 100)} % of a run of ${rowName(leaf)} is outside of its timed operations (start-up, set-up, stopped timer, waiting): it is left out.`,
		fix: "Make its set-up shorter, or let it do more work in each operation."
	};
}

// src/profile/flame-graph.ts
/** Name of the frame that all stacks start from. */
const ROOT = "root";
/** Merges the stacks of two profiles into one tree. Nothing is left out, however small. */
function flameTree(baseline, candidate) {
	const table = new NameTable();
	const functions = [table.number(ROOT)];
	const parents = [0];
	const values = {
		baseline: [0],
		candidate: [0]
	};
	const sides = [{
		stacks: baseline,
		sums: values.baseline,
		framesOf: framesOfLocations(baseline.profile, table)
	}, {
		stacks: candidate,
		sums: values.candidate,
		framesOf: framesOfLocations(candidate.profile, table)
	}];
	const children = /* @__PURE__ */ new Map();
	const childOf = (parent, name) => {
		const key = parent * table.names.length + name;
		const known = children.get(key);
		if (known !== void 0) return known;
		const node = functions.push(name) - 1;
		children.set(key, node);
		parents.push(parent);
		values.baseline.push(0);
		values.candidate.push(0);
		return node;
	};
	for (const { stacks, sums, framesOf } of sides) eachSample(stacks.profile, (stack, given) => {
		const value = stacks.countOf(given);
		if (value === 0) return;
		let node = 0;
		sums[node] = sums[node] + value;
		eachFrame(stack, framesOf, (frame) => {
			node = childOf(node, frame);
			sums[node] = sums[node] + value;
		});
	});
	return {
		names: table.names,
		functions,
		parents,
		...values
	};
}
/**
* Adds up samples by function as `go tool pprof -top` and `-peek` do (`newGraph` in its internal/graph): inlined frames
* count as frames, a function, and a call, counts once in a stack however often it recurs, and no function calls itself.
* @param countOf what a sample counts.
*/
function functionTotals(profile, countOf) {
	const table = new NameTable();
	const framesOf = framesOfLocations(profile, table);
	const { names } = table;
	const totals = names.map(() => ({
		flat: 0,
		cumulative: 0,
		callers: /* @__PURE__ */ new Map()
	}));
	const calls = /* @__PURE__ */ new Map();
	const counted = new Int32Array(totals.length).fill(-1);
	const countedCalls = /* @__PURE__ */ new Map();
	let sample = 0;
	eachSample(profile, (stack, values) => {
		const at = sample++;
		const value = countOf(values);
		if (value === 0) return;
		let caller = -1;
		eachFrame(stack, framesOf, (frame) => {
			if (counted[frame] !== at) {
				counted[frame] = at;
				totals[frame].cumulative += value;
			}
			const call = caller * totals.length + frame;
			if (caller >= 0 && caller !== frame && countedCalls.get(call) !== at) {
				countedCalls.set(call, at);
				calls.set(call, (calls.get(call) ?? 0) + value);
			}
			caller = frame;
		});
		if (caller >= 0) totals[caller].flat += value;
	});
	for (const [call, value] of calls) {
		const caller = names[Math.floor(call / totals.length)];
		totals[call % totals.length]?.callers.set(caller, value);
	}
	return new Map(totals.map((total, number) => [names[number], total]));
}
/** Names that got a number each, in the order in which they came. */
var NameTable = class {
	names = [];
	#numbers = /* @__PURE__ */ new Map();
	number(name) {
		const known = this.#numbers.get(name);
		if (known !== void 0) return known;
		this.#numbers.set(name, this.names.length);
		return this.names.push(name) - 1;
	}
};
/**
* The frames of each location, innermost first, as the numbers of their names. Frames are named, and told apart, as
* `go tool pprof -functions` does (`nodeInfo` in its internal/graph): by the function's name alone, and without one by the file that was mapped there.
*/
function framesOfLocations({ locations, functions, mappings }, table) {
	return Array.from({ length: locations.count }, (_, location) => {
		const unnamed = nameWithout(mappings[locations.mapping[location]]);
		const lines = locations.lineFunction.subarray(locations.firstLine[location], locations.firstLine[location + 1]);
		if (lines.length === 0) return [table.number(unnamed)];
		return Array.from(lines, (func) => table.number(functions.names[func] || unnamed));
	});
}
/** Calls `visit` for the frames of a stack, the outermost first. */
function eachFrame(stack, framesOf, visit) {
	for (let at = stack.length - 1; at >= 0; at--) {
		const frames = framesOf[stack[at]];
		for (let n = frames.length - 1; n >= 0; n--) visit(frames[n]);
	}
}

// src/compare/profiles.ts
/** Number of samples and CPU nanoseconds of a sample, of which each follows from the other. @throws ExpectedError */
function cpuValues(profile) {
	const count = sampleTypeIndex(profile, "samples", "count");
	const cpu = sampleTypeIndex(profile, "cpu", "nanoseconds");
	const period = profile.periodType?.type === "cpu" ? profile.period : 0;
	if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
	if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
	if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
	throw new ExpectedError("It has no CPU time: neither `cpu` nor `samples` with a period.", { fix: "Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`." });
}
/** Objects and bytes that were allocated since the start of the program. @throws ExpectedError */
function spaceValues(profile) {
	const objects = sampleTypeIndex(profile, "alloc_objects", "count");
	const space = sampleTypeIndex(profile, "alloc_space", "bytes");
	if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
	throw new ExpectedError("It has no allocations: no `alloc_space`.", { fix: "Take it from `/debug/pprof/heap` or `/debug/pprof/allocs`." });
}
/** Adds up the stacks of one side per unit of work. */
var SideSum = class {
	stacks = new StackSum();
	/** CPU samples that were added. */
	samples = 0;
	/**
	* Adds a CPU profile of so many units of work. @throws ExpectedError when it has no CPU time.
	* @param group samples of different groups stay apart, though their stacks be equal.
	*/
	addCpu(profile, works, group) {
		const valuesOf = cpuValues(profile);
		const each = (values) => {
			const [count, nanoseconds] = valuesOf(values);
			this.samples += count;
			return [count, nanoseconds / works];
		};
		this.stacks.add(profile, each, group);
	}
	/** Adds what was allocated between two moments, in so many units of work. @throws ExpectedError */
	addAllocated(before, after, works, group) {
		for (const [profile, per] of [[after, works], [before, -works]]) {
			const valuesOf = spaceValues(profile);
			this.stacks.add(profile, (values) => valuesOf(values).map((value) => value / per), group);
		}
	}
	/** How CPU samples came into it. */
	get byTime() {
		return {
			by: "time",
			samples: this.samples
		};
	}
};
/** Values of the profiles add up to at least so much, so that rounding to integers changes nothing that can be seen. */
const LEAST_TOTAL = 1e10;
const TYPES = {
	cpu: [{
		type: "samples",
		unit: "count"
	}, {
		type: "cpu",
		unit: "nanoseconds"
	}],
	alloc: [{
		type: "alloc_objects",
		unit: "count"
	}, {
		type: "alloc_space",
		unit: "bytes"
	}]
};
/** Base units of the profile in one unit of the difference. */
const PER_UNIT = {
	cpu: 1e9,
	alloc: 1
};
/**
* Makes profiles of both sides' sums. CPU samples are counted as they were taken, all else for the same power of ten of
* units of work.
*/
function normalize$1(measure, sums, sampling) {
	const { kind, workload, work } = measure;
	const total = Math.max(...SIDES.map((side) => sums[side].stacks.total(1)));
	let works = 1;
	while (total > 0 && total * works < LEAST_TOTAL) works *= 10;
	const what = kind === "cpu" ? "CPU nanoseconds" : "bytes allocated";
	const side = (name) => ({
		profile: sums[name].stacks.profile({
			sampleTypes: TYPES[kind],
			periodType: kind === "cpu" ? TYPES.cpu[1] : {
				type: "space",
				unit: "bytes"
			},
			period: 1,
			comments: [
				`go-pgo: ${what} of the ${name} under ${workload}, for ${works} times one ${work}.`,
				`go-pgo: divide by ${works} for one ${work}; the other side's profile is scaled alike, for go tool pprof -diff_base.`,
				...kind === "cpu" ? ["go-pgo: samples/count is as it was taken."] : []
			]
		}, [kind === "cpu" ? 1 : works, works]),
		sampling: sampling?.(name)
	});
	return {
		...measure,
		works,
		baseline: side("baseline"),
		candidate: side("candidate")
	};
}
/** What a sample of either side counts, in the unit of the difference. */
function valueIn({ kind, works }) {
	const divisor = PER_UNIT[kind] * works;
	return (values) => (values[1] ?? 0) / divisor;
}
/**
* Variance of what a sample of one side counts, in the square of that unit; undefined where nothing is left to chance.
* Samples by time are independent, so the variance of their number is that number (Poisson). Of allocations of `size`
* bytes, each is recorded with the probability p = 1 − exp(−size / rate) and counts 1 / p times (`scaleHeapSample` in
* Go's runtime/pprof): of N, the estimate has the variance N · (1 − p) / p.
*/
function varianceIn({ kind, works }, { sampling }) {
	if (sampling === void 0) return void 0;
	const divisor = PER_UNIT[kind] * works;
	if (sampling.by === "time") return ([samples = 0, value = 0]) => samples === 0 ? 0 : (value / divisor) ** 2 / samples;
	const { rate } = sampling;
	return ([objects = 0, bytes = 0]) => {
		if (objects === 0 || rate <= 1) return 0;
		const size = bytes / objects;
		const recorded = -Math.expm1(-size / rate);
		return objects / works * sampling.works * size ** 2 * (1 - recorded) / recorded / sampling.works ** 2;
	};
}
/**
* Lays two given CPU profiles side by side: per second of profiling where both say how long that was, since of two
* profiles the longer one has more of everything.
* @returns undefined where one of them is compacted and has no stacks any more, or no samples.
* @throws ExpectedError where one has no CPU time.
*/
function pairOfProfiles(profiles) {
	const both = SIDES.map((side) => profiles[side]);
	if (both.some((one) => isCompact(one) || one.samples.count === 0)) return void 0;
	const isTimed = both.every(({ durationNanos }) => durationNanos > 0);
	const sums = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	for (const side of SIDES) sums[side].addCpu(profiles[side], isTimed ? profiles[side].durationNanos / 1e9 : 1);
	const [unit, work] = isTimed ? ["cpu-sec/sec", "second of profiling"] : ["cpu-sec", "whole profile"];
	return normalize$1({
		kind: "cpu",
		workload: "profiles",
		unit,
		work
	}, sums, (side) => sums[side].byTime);
}
/** Functions by their own time, and as many by that of all that they call. */
const LISTED = 30;
const CALLERS = 5;
/** Two-sided 95 % of a normal distribution. */
const NORMAL_95 = 1.96;
/**
* Both sides' profiles function by function. Functions that do not differ are not listed.
* @param files where the profiles were written.
*/
function differenceOf(pair, files) {
	const { kind, workload, unit, baseline, candidate } = pair;
	const value = valueIn(pair);
	const before = functionTotals(baseline.profile, value);
	const after = functionTotals(candidate.profile, value);
	const chance = chanceOf(pair);
	const functions = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((name) => ({
		name,
		baseline: amountOf(before.get(name)),
		candidate: amountOf(after.get(name)),
		...chance && { chance: chance(name) },
		callers: []
	}));
	const listed = (by) => largest(functions, (one) => one.candidate[by] - one.baseline[by], LISTED).map((one) => {
		const [callers, others] = [before.get(one.name)?.callers, after.get(one.name)?.callers];
		const all = [.../* @__PURE__ */ new Set([...callers?.keys() ?? [], ...others?.keys() ?? []])].map((name) => ({
			name,
			baseline: callers?.get(name) ?? 0,
			candidate: others?.get(name) ?? 0
		}));
		return {
			...one,
			callers: largest(all, (caller) => caller.candidate - caller.baseline, CALLERS)
		};
	});
	const sum = ({ profile }) => sumOf$1(profile, value);
	const samples = baseline.sampling?.by === "time" && candidate.sampling?.by === "time" ? {
		baseline: baseline.sampling.samples,
		candidate: candidate.sampling.samples
	} : void 0;
	return {
		kind,
		workload,
		unit,
		baseline: sum(baseline),
		candidate: sum(candidate),
		samples,
		flat: listed("flat"),
		cumulative: listed("cumulative"),
		files
	};
}
/** Both sides' stacks in one tree, in the unit of the difference. */
function flameGraphOf(pair) {
	const { kind, workload, unit, baseline, candidate } = pair;
	const countOf = valueIn(pair);
	return {
		kind,
		workload,
		unit,
		...flameTree({
			profile: baseline.profile,
			countOf
		}, {
			profile: candidate.profile,
			countOf
		})
	};
}
/** How far apart chance alone puts the two sides of a function; undefined where nothing was sampled by chance. */
function chanceOf(pair) {
	const { baseline, candidate } = pair;
	const [first, second] = [varianceIn(pair, baseline), varianceIn(pair, candidate)];
	if (first === void 0 || second === void 0) return void 0;
	const before = functionTotals(baseline.profile, first);
	const after = functionTotals(candidate.profile, second);
	const of = (name, by) => NORMAL_95 * Math.sqrt(amountOf(before.get(name))[by] + amountOf(after.get(name))[by]);
	return (name) => ({
		flat: of(name, "flat"),
		cumulative: of(name, "cumulative")
	});
}
function amountOf(total) {
	return {
		flat: total?.flat ?? 0,
		cumulative: total?.cumulative ?? 0
	};
}
/** Those that differ, by the size of the difference; equal ones by name, so that the same profiles give the same list. */
function largest(all, difference, most) {
	return all.map((one) => ({
		one,
		size: Math.abs(difference(one))
	})).filter(({ size }) => size > 0).sort((a, b) => b.size - a.size || compareText(a.one.name, b.one.name)).slice(0, most).map(({ one }) => one);
}
/**
* Writes both profiles of a pair into a folder, for `go tool pprof -diff_base BASELINE CANDIDATE`: `baseline.cpu.pprof`
* for the benchmarks, `baseline.load.cpu.pprof` for all else.
*/
async function saveProfiles(pair, folder) {
	const of = pair.workload === "benchmarks" ? pair.kind : `${pair.workload}.${pair.kind}`;
	const save = async (side) => {
		const { profile } = pair[side];
		const file = join(folder, `${side}.${of}.pprof`);
		await replaceFile(file, encodeWhole(profile, void 0, profile.comments));
		return file;
	};
	return {
		baseline: await save("baseline"),
		candidate: await save("candidate")
	};
}

// src/compare/test-binaries.ts
/** A side is the binary of a program, which has no benchmarks. */
var NoTestBinary = class extends ExpectedError {};
/**
* Test binaries of the packages that have benchmarks; where a side is a test binary already, of its package only.
* A package whose tests do not build is left out with a finding.
* @throws NoTestBinary when a prebuilt binary is a program; ExpectedError when they are tests of two packages.
*/
async function buildTestBinaries(build) {
	const findings = [];
	const binaries = [];
	const { go, progress } = build;
	const packages = await packagesToBuild(build);
	for (const [at, one] of packages.entries()) {
		const { importPath, directory } = one;
		progress?.(`Building the benchmarks of ${importPath} for both sides (${at + 1} of ${packages.length})`);
		const baseline = await makeSide(build, build.baseline, one, `1/${at}`);
		const candidate = await makeSide(build, build.candidate, one, `2/${at}`);
		const failed = [baseline, candidate].filter((made) => typeof made !== "string");
		if (typeof baseline !== "string" || typeof candidate !== "string") findings.push(...failed.slice(0, 1));
		else binaries.push({
			label: labelOf(importPath, go.modulePath),
			directory: directory === "" ? go.context.cwd : directory,
			baseline,
			candidate,
			identical: await sha256OfFile(baseline) === await sha256OfFile(candidate)
		});
	}
	return {
		binaries,
		findings
	};
}
async function packagesToBuild(build) {
	const prebuilt = [];
	for (const side of [build.baseline, build.candidate]) if (side.kind === "binary") prebuilt.push(await testedPackage(side, build));
	const [first, second = first] = prebuilt;
	if (first === void 0) return packagesWithBenchmarks(build);
	if (first === second) return listPackages(build.go, [first], build.flags);
	throw new ExpectedError(`The baseline's tests are those of ${first}, the candidate's those of ${second}.`, { fix: "Compare two test binaries of the same package." });
}
/** Import path of the package whose tests the binary holds. */
async function testedPackage({ path: file, display }, { go, scratch, signal }) {
	await requireFile(file, display);
	const { path: main } = await readBuildInfo(file, buildContext(go, scratch, signal));
	if (main.endsWith(".test")) return main.slice(0, -5);
	throw new NoTestBinary(`${display} is a program (${main}), not a test binary: it has no benchmarks.`, { fix: "Name a file built by `go test -c`, or compare profiles instead." });
}
/** Packages of the module with a benchmark in the text of their tests; building them shows whether it compiles. */
async function packagesWithBenchmarks({ go, packages, flags }) {
	const found = [];
	for (const one of await listPackages(go, packages, flags)) {
		const texts = one.testFiles.map((file) => readFile(path.join(one.directory, file), "utf8"));
		if ((await Promise.all(texts)).some((text) => /^func\s+Benchmark/m.test(text))) found.push(one);
	}
	return found;
}
/**
* @param name without extension. Names of both sides are equally long: the length of a program's arguments alone can
* move its stack, and so its speed (Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!",
* ASPLOS 2009).
*/
async function makeSide({ go, scratch, signal, flags }, side, { importPath }, name) {
	const file = path.join(scratch, `${name}.test${go.exe}`);
	await mkdir(path.dirname(file), { recursive: true });
	if (side.kind === "binary") {
		await copyFile(side.path, file);
		await chmod(file, 493);
		return file;
	}
	const args = [
		"test",
		"-c",
		pgoFlag(side),
		"-vet=off",
		...flags,
		"-o",
		file,
		importPath
	];
	const { exitCode, stderr } = await runGo(args, buildContext(go, scratch, signal));
	if (exitCode === 0 && await stat$1(file).catch(() => void 0) !== void 0) return file;
	return {
		severity: "warning",
		message: `The benchmarks of ${importPath} do not build ${side.kind === "profile" ? `with ${side.display}` : "without PGO"} and are left out: ${lastLines(stderr, 10)}`,
		fix: `Make \`go test -c ${importPath}\` pass with the same build flags.`
	};
}
/** `example.com/m/internal/render` as `internal/render`, the module's root as its last element. */
function labelOf(importPath, modulePath) {
	if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
	return importPath.slice(importPath.lastIndexOf("/") + 1);
}

// src/compare/benchmark-profiles.ts
/** Some two thousand samples, spread over the benchmarks. */
const SECONDS_PER_SIDE = 20;
/** More samples of a single benchmark do not show more of it. */
const MOST_SECONDS$1 = 8;
/** Allocations are all recorded, not sampled, which is slow; a few operations show them all. */
const ALLOCATING_SECONDS = .1;
/** How much longer than its CPU time a run may take, on a busy machine, or because the benchmark waits. */
const MOST_WAITING$1 = 2;
/** What all of it may take, calibration and allocations included, as a multiple of the CPU time of both sides' profiles. */
const ROOM = 4;
/** Flags of a test binary that write each kind of profile. Each allocation is recorded: a sample would be mostly noise. */
const FLAGS = {
	cpu: (file) => [`-test.cpuprofile=${file}`],
	alloc: (file) => ["-test.memprofilerate=1", `-test.memprofile=${file}`]
};
/**
* Profiles the module's benchmarks on both sides, each with the same number of operations. All values are per operation
* of each benchmark, added up.
* @throws ExpectedError as `buildTestBinaries`; the signal's reason when aborted, with no process left.
*/
async function profileBenchmarks(options) {
	const { scratch, go, signal, progress, secondsPerSide = SECONDS_PER_SIDE } = options;
	await mkdir(scratch, { recursive: true });
	const { binaries } = await buildTestBinaries(options);
	const differing = binaries.filter(({ identical }) => !identical);
	if (differing.length === 0) return {
		pairs: [],
		findings: []
	};
	const runner = {
		meter: await buildMeter(go, scratch, signal),
		env: go.context.env,
		signal,
		deadline: performance.now() + ROOM * SIDES.length * secondsPerSide * 1e3
	};
	const { benchmarks, isComplete } = await calibrate(differing, options.benchmarks, runner, progress);
	const findings = isComplete ? [] : [timeIsUp("not all benchmarks are in the profiles")];
	if (benchmarks.length === 0) return {
		pairs: [],
		findings
	};
	const many = count(benchmarks.length, "benchmark");
	progress?.(`Profiling ${many} on both sides`);
	const cpu = await profileAll("cpu", benchmarks, runner, Math.min(MOST_SECONDS$1, secondsPerSide / benchmarks.length));
	progress?.(`Recording what ${many} allocate${benchmarks.length === 1 ? "s" : ""} on both sides`);
	const alloc = await profileAll("alloc", benchmarks, runner, ALLOCATING_SECONDS);
	return {
		pairs: [...cpu.pairs, ...alloc.pairs],
		findings: [
			...findings,
			...cpu.findings,
			...alloc.findings
		]
	};
}
/** Takes one kind of profile of every benchmark on both sides; what fails on one side is left out on both. */
async function profileAll(kind, benchmarks, runner, seconds) {
	const findings = [];
	const sums = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	let done = 0;
	try {
		for (const [at, benchmark] of benchmarks.entries()) {
			const failed = await addBenchmark(kind, benchmark, sums, String(at), runner, seconds / 2);
			if (failed === void 0) done++;
			else findings.push(failed);
		}
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		const left = benchmarks.length - done - findings.length;
		const what = kind === "cpu" ? "CPU profiles" : "records of the allocations";
		findings.push(timeIsUp(`${count(left, "benchmark")} ${left === 1 ? "is" : "are"} not in the ${what}`));
	}
	if (done === 0) return {
		pairs: [],
		findings
	};
	const [unit, work] = [kind === "cpu" ? "cpu-sec/op" : "B/op", "operation of each benchmark"];
	return {
		pairs: [normalize$1({
			kind,
			workload: "benchmarks",
			unit,
			work
		}, sums, kind === "cpu" ? (side) => sums[side].byTime : void 0)],
		findings
	};
}
/**
* Runs one benchmark twice on either side, in the order baseline, candidate, candidate, baseline, so that a machine
* that gets slower meets both, and adds its profiles. The runs for allocations are of one and of two times as many
* operations: their difference has no set-up in it.
* @returns a finding when a run fails; then nothing was added.
*/
async function addBenchmark(kind, benchmark, sums, group, runner, seconds) {
	const { secondsPerOp, cpuSecondsPerOp } = benchmark;
	const perOp = kind === "cpu" ? Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING$1) : secondsPerOp;
	const once = Math.min(MOST_ITERATIONS / 2, Math.max(2, Math.ceil(seconds / perOp)));
	const taken = {
		baseline: [],
		candidate: []
	};
	const file = path.join(runner.meter.scratch, `run.${kind}.pprof`);
	for (const [side, run] of [
		["baseline", 1],
		["candidate", 1],
		["candidate", 2],
		["baseline", 2]
	]) {
		await rm(file, { force: true });
		const iterations = kind === "cpu" ? once : run * once;
		const ran = await runBenchmark(benchmark, [side], iterations, runner, { flags: FLAGS[kind](file) });
		if (isFinding(ran)) return {
			...ran,
			message: `Of the profiles: ${ran.message}`
		};
		taken[side].push(decodeOrExplain(await profileBytes(await readFile(file))));
	}
	for (const side of SIDES) {
		const [first, second] = taken[side];
		if (kind === "alloc") sums[side].addAllocated(first, second, once, group);
		else for (const one of [first, second]) sums[side].addCpu(one, 2 * once, group);
	}
}
function timeIsUp(missing) {
	return {
		severity: "warning",
		message: `The time for profiling was up: ${missing}.`,
		fix: "Choose fewer benchmarks with `benchmarks`, or do without profiles: `evidence: compiler`."
	};
}

// src/compare/k6.ts
/**
* What k6 is asked for beyond what it prints, by its environment: the 99th percentile, and its time series, from which
* the first run shows whether the load ramps; where it does not, later runs go without. What the user asks it for
* instead stays. For any other load tool, nothing.
*/
var K6Extras = class {
	#file;
	#stats;
	#series;
	#known = false;
	/** @param options `env`: what the load command gets. */
	constructor({ load, env, scratch }) {
		const isK6 = /\bk6\b/.test(load);
		this.#file = join(scratch, "k6.csv");
		this.#stats = isK6 && env["K6_SUMMARY_TREND_STATS"] === void 0 && !load.includes("--summary-trend-stats");
		this.#series = isK6 && env["K6_OUT"] === void 0 && !/\s(?:--out|-o)\b/.test(load);
	}
	/** Variables for the next run of the load, below what the user sets. */
	async environment() {
		await rm(this.#file, { force: true });
		return {
			...this.#stats && { K6_SUMMARY_TREND_STATS: "avg,min,med,max,p(90),p(95),p(99)" },
			...this.#series && {
				K6_OUT: `csv=${this.#file}`,
				K6_CSV_TIME_FORMAT: "unix_milli"
			}
		};
	}
	/** The server's limit in the last run; undefined where the load does not ramp. */
	async saturation(output) {
		if (!this.#series) return void 0;
		const said = /^[ \t]+scenarios: \(/m.test(output) ? /\bover \d+ stages?\b/.test(output) : void 0;
		const series = said === false ? [] : await readSeries(this.#file);
		if (!this.#known) this.#series = said ?? ramps(series);
		this.#known = true;
		return this.#series ? saturationOf(series) : void 0;
	}
};
/** No load test is longer: a day. A sample further off has an invalid time. */
const MOST_SECONDS = 86400;
/**
* Reads the time series that k6 wrote as CSV; times are in milliseconds since 0.47, in seconds before.
* @returns every second from the first sample to the last, also those in which nothing happened; empty when there is
* no such file. Lines without a time and a number are left out.
*/
async function readSeries(file) {
	const seconds = [];
	let first;
	const numberOf = (text) => text.trim() === "" ? NaN : Number(text);
	const stream = createReadStream(file, "utf8").on("error", () => {});
	try {
		for await (const line of createInterface({ input: stream })) {
			const [metric, time = "", value = ""] = line.split(",", 3);
			const [at, amount] = [numberOf(time), numberOf(value)];
			const second = Math.floor(at > 1e11 ? at / 1e3 : at);
			if (!(at >= 0 && amount >= 0 && second - (first ?? second) <= MOST_SECONDS)) continue;
			first ??= second;
			const index = Math.max(0, second - first);
			while (seconds.length <= index) seconds.push({
				requests: 0,
				failed: 0,
				dropped: 0,
				durations: []
			});
			const one = seconds[index];
			if (metric === "http_reqs") one.requests += amount;
			else if (metric === "http_req_failed") one.failed += amount;
			else if (metric === "dropped_iterations") one.dropped += amount;
			else if (metric === "http_req_duration") one.durations.push(amount / 1e3);
		}
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
	return seconds;
}
/** Seconds over which a rate counts: one alone may be lucky, and a load that ramps is soon a different one. */
const WINDOW = 3;
/**
* A server keeps up as long as 95 % of the answers take at most so many times what they take of a server with little
* to do, or at most so many seconds more where that is next to nothing. An M/M/1 queue takes ten times as long at nine
* tenths of what it can do.
*/
const SLOWER = 10;
const SLOWER_SECONDS = .05;
/** k6 drops an iteration when it makes a new user, whatever the server does. */
const FEW_DROPPED = .01;
const ONE_DROPPED = 1 / WINDOW;
/** So many windows in a row that the server does not keep up with are its limit, not a hiccup. */
const IN_A_ROW = 3;
const FEWEST_REQUESTS = 10;
/**
* The greatest rate that a server kept up with under a load that grew: requests per second over a few seconds, of
* which next to none were dropped, and 95 % were answered about as fast as by a server with little to do. It is
* reached when the load went on beyond: it asked for as much or more, and for some seconds the server did not keep up.
* @returns undefined when there is too little to say.
*/
function saturationOf(seconds) {
	const windows = windowsOf(seconds.slice(0, -1));
	const unloaded = Math.min(...windows.map(({ slow }) => slow));
	if (!Number.isFinite(unloaded)) return void 0;
	const bound = Math.max(unloaded * SLOWER, unloaded + SLOWER_SECONDS);
	const keptUp = windows.map(({ due, answered, slow }) => due - answered <= Math.max(due * FEW_DROPPED, ONE_DROPPED) && slow <= bound);
	let best = -1;
	for (const [at, window] of windows.entries()) if (keptUp[at] && window.answered > (windows[best]?.answered ?? 0)) best = at;
	const perSecond = windows[best]?.answered;
	if (perSecond === void 0) return void 0;
	const beyond = windows.map(({ due }, at) => at > best && !keptUp[at] && due >= perSecond * .9);
	return {
		perSecond,
		reached: beyond.some((_, at) => beyond.slice(at, at + IN_A_ROW).filter(Boolean).length === IN_A_ROW)
	};
}
/** Whether the rate or what is due of it grew by half, from the first quarter of the run to its greatest. */
function ramps(seconds) {
	const due = windowsOf(seconds.slice(1, -1)).map((window) => window.due);
	return Math.max(...due) > 1.5 * Math.min(...due.slice(0, Math.ceil(due.length / 4)));
}
/** Requests per second that were answered, and those that were due; what 95 % of them took at most. */
function windowsOf(seconds) {
	return seconds.slice(0, Math.max(0, seconds.length - WINDOW + 1)).flatMap((_, at) => {
		const within = seconds.slice(at, at + WINDOW);
		const sum = (key) => within.reduce((total, one) => total + one[key], 0);
		if (sum("requests") < FEWEST_REQUESTS) return [];
		const durations = within.flatMap((one) => one.durations).sort((a, b) => a - b);
		return {
			answered: (sum("requests") - sum("failed")) / WINDOW,
			due: (sum("requests") + sum("dropped")) / WINDOW,
			slow: durations[Math.ceil(durations.length * .95) - 1] ?? 0
		};
	});
}

// src/compare/tools.ts
/** Colours may be forced upon tools that do not write to a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;
/** How far an amount of work may be off what its rate makes in the time that the command took: a tool may also wait. */
const CREDIBLE = 2;
/**
* What load tools said in the output of a load command; one that was run several times is summed up, without its
* latencies, since percentiles of several runs do not add up.
* @param seconds wall time of the command.
* @returns undefined when no tool is recognised by what it printed, or they count different things.
*/
function understand(output, seconds) {
	const plain = output.replace(COLOURS, "");
	const all = [
		readK6,
		readVegeta,
		readHey,
		readWrk,
		readAb
	].flatMap((read) => read(plain)).filter((said) => isCredible(said, seconds));
	const [first, ...more] = all;
	if (first === void 0 || more.length === 0) return first;
	if (more.some(({ work }) => work !== first.work)) return void 0;
	const done = all.reduce((sum, one) => sum + one.done, 0);
	const failed = all.some((one) => one.failed !== void 0) ? all.reduce((sum, one) => sum + (one.failed ?? 0), 0) : void 0;
	return {
		tool: first.tool,
		work: first.work,
		done,
		failed,
		throughput: done / seconds,
		latencies: {}
	};
}
/** What a server prints, or what `load` echoes, may also look like a load tool's summary. */
function isCredible({ done, failed = 0, throughput, latencies }, seconds) {
	if (!(Number.isSafeInteger(done) && done > 0)) return false;
	if (!(Number.isSafeInteger(failed) && failed >= 0 && failed <= done)) return false;
	if (!Object.values(latencies).every(Number.isFinite)) return false;
	return throughput === void 0 || done <= CREDIBLE * Math.max(1, throughput * seconds);
}
/**
* ApacheBench, as its `ab.c` prints: latencies in whole milliseconds. A length that differs from the first answer's
* counts as failed there; here it does not, as most pages that are made differ in length.
*/
function readAb(output) {
	return output.split(/^This is ApacheBench/m).slice(1).flatMap((text) => {
		const done = numberIn(text, /^Complete requests:\s+(\d+)/m);
		if (done === void 0) return [];
		const broken = /^[ \t]+\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/m.exec(text);
		const failed = broken === null ? numberIn(text, /^Failed requests:\s+(\d+)/m) : sumOf(broken.slice(1));
		const refused = numberIn(text, /^Non-2xx responses:\s+(\d+)/m);
		const latencies = [...text.matchAll(/^[ \t]+(\d+)%\s+(\d+)/gm)];
		return [{
			tool: "ab",
			work: "request",
			done,
			failed: Math.min(done, (failed ?? 0) + (refused ?? 0)),
			throughput: numberIn(text, /^Requests per second:\s+([\d.]+)/m),
			latencies: latenciesOf(latencies.map(([, percent, ms]) => [percent, `${ms}ms`])),
			latencyStep: .001
		}];
	});
}
/** hey 0.1: latencies in tenths of a millisecond; 0.1.5 writes `%%` where earlier ones write `%`. */
function readHey(output) {
	return output.split(/^Summary:$/m).slice(1).flatMap((text) => {
		const throughput = numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m);
		if (throughput === void 0) return [];
		const answers = [...text.matchAll(/^[ \t]+\[(\d+)\]\s+(\d+) responses$/gm)];
		const broken = sumOf([...(text.split(/^Error distribution:$/m)[1] ?? "").matchAll(/^[ \t]+\[(\d+)\]\s/gm)].map(([, number]) => number));
		const refused = answers.filter(([, status]) => Number(status) >= 400);
		const max = numberIn(text, /^[ \t]+Slowest:\s+([\d.]+) secs/m);
		const percentiles = [...text.matchAll(/^[ \t]+(\d+)%+ in ([\d.]+) secs$/gm)];
		return [{
			tool: "hey",
			work: "request",
			throughput,
			latencyStep: 1e-4,
			done: sumOf(answers.map(([, , number]) => number)) + broken,
			failed: broken + sumOf(refused.map(([, , number]) => number)),
			latencies: latenciesOf([...percentiles.map(([, percent, seconds]) => [percent, `${seconds}s`]), ...max === void 0 ? [] : [["max", `${max}s`]]])
		}];
	});
}
/**
* wrk, and wrk2, which prints more digits: percentiles are there with `--latency` only. What met an error of its
* socket is not among the requests.
*/
function readWrk(output) {
	return output.split(/^Running \S+ test @ /m).slice(1).flatMap((text) => {
		const done = numberIn(text, /^[ \t]+(\d+) requests in /m);
		if (done === void 0) return [];
		const errors = /^[ \t]+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(text) ?? [];
		const refused = numberIn(text, /^[ \t]+Non-2xx or 3xx responses: (\d+)/m) ?? 0;
		const max = /^[ \t]+Latency\s+\S+\s+\S+\s+(\S+)/m.exec(text)?.[1];
		const percentiles = [...text.matchAll(/^ *([\d.]+)% +(\S+) *$/gm)];
		return [{
			tool: "wrk",
			work: "request",
			done,
			failed: Math.min(done, sumOf(errors.slice(1)) + refused),
			throughput: numberIn(text, /^Requests\/sec:\s+([\d.]+)/m),
			latencies: latenciesOf([["max", max], ...percentiles.map(([, name, value]) => [name, value])])
		}];
	});
}
/** The text report of vegeta: each line names its columns. What it counts as a success is a status from 200 to 399. */
function readVegeta(output) {
	return output.split(/^(?=Requests\s+\[total)/m).flatMap((text) => {
		const columns = (name) => {
			const line = new RegExp(`^${name}\\s+\\[([^\\]]*)\\]\\s+(.*)$`, "m").exec(text);
			const values = (line?.[2] ?? "").split(", ").map((value) => value.trim());
			return new Map((line?.[1] ?? "").split(", ").map((column, at) => [column, values[at] ?? ""]));
		};
		const total = columns("Requests").get("total");
		if (total === void 0) return [];
		const done = Number(total);
		const seconds = secondsOf(columns("Duration").get("total") ?? "");
		const good = [...(/^Status Codes\s+\[code:count\]\s+(.*)$/m.exec(text)?.[1] ?? "").matchAll(/(\d+):(\d+)/g)].filter(([, code]) => Number(code) >= 200 && Number(code) < 400);
		const latencies = [...columns("Latencies")].filter(([name]) => name === "max" || /^[\d.]+$/.test(name));
		return [{
			tool: "vegeta",
			work: "request",
			done,
			failed: done - sumOf(good.map(([, , number]) => number)),
			throughput: seconds ? done / seconds : void 0,
			latencies: latenciesOf(latencies)
		}];
	});
}
/**
* The summary that k6 prints at its end: in sections since 1.0, where those of groups and scenarios follow the total,
* and one list in alphabetical order before (`--summary-mode=legacy`).
*/
function readK6(output) {
	const inSections = output.split(/█ TOTAL RESULTS/).slice(1);
	return (inSections.length > 0 ? inSections : output.split(/(?<=iterations\.*: .*\n)/)).flatMap((text) => {
		/** What follows the dots after a metric's name; lines that begin with `✓` or `✗` have a threshold. */
		const metric = (name) => new RegExp(`^[ \\t]*(?:[✓✗][ \\t]+)?${name}\\.+: +(.*)$`, "m").exec(text)?.[1] ?? "";
		const counter = (name) => /^(\d+)\s+([\d.]+)\/s/.exec(metric(name));
		const requests = counter("http_reqs");
		const counted = requests ?? counter("iterations");
		if (counted === null) return [];
		const latencies = metric(requests === null ? "iteration_duration" : "http_req_duration").split(/\s+/).flatMap((word) => {
			const [name = "", value = ""] = word.split("=", 2);
			const percent = name === "med" ? "50" : /^p\((\d+(?:\.\d+)?)\)$/.exec(name)?.[1];
			return percent === void 0 && name !== "max" ? [] : [[percent ?? name, value]];
		});
		return [{
			tool: "k6",
			work: requests === null ? "iteration" : "request",
			done: Number(counted[1]),
			throughput: Number(counted[2]),
			latencies: latenciesOf(latencies),
			failed: requests === null ? void 0 : numberIn(metric("http_req_failed"), /^[\d.]+%\s+(?:✓\s+)?(\d+)\s+(?:out of|✗)/)
		}];
	});
}
/** The first group of `pattern` as a number; undefined when the text has none. */
function numberIn(text, pattern) {
	const number = Number(pattern.exec(text)?.[1] ?? NaN);
	return Number.isFinite(number) ? number : void 0;
}
function sumOf(numbers) {
	return numbers.reduce((sum, number) => sum + Number(number), 0);
}
const SECONDS = {
	ns: 1e-9,
	us: 1e-6,
	µs: 1e-6,
	μs: 1e-6,
	ms: .001,
	s: 1,
	m: 60,
	h: 3600
};
/** `1.65ms`, `26.00us`, `1m2.5s` in seconds, as Go and wrk write durations; undefined for anything else. */
function secondsOf(text) {
	if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return void 0;
	const sum = [...text.matchAll(/([\d.]+)([^\d.]+)/g)].reduce((all, [, value, unit = ""]) => all + Number(value) * (SECONDS[unit] ?? NaN), 0);
	return Number.isFinite(sum) ? sum : void 0;
}
/** By `max`, or by percentile: `99` and `99.000` are `p99`, `100` is `max`. What is no duration is left out. */
function latenciesOf(told) {
	const found = {};
	for (const [name = "", text = ""] of told) {
		const seconds = secondsOf(text);
		if (seconds !== void 0) found[name === "max" || Number(name) === 100 ? "max" : `p${Number(name)}`] = seconds;
	}
	return found;
}

// src/compare/load.ts
/**
* Runs the load command to its end against a service that is ready.
* @param longest milliseconds that it may take.
* @throws ExpectedError when it fails or takes longer; the reason of the service's signal.
*/
async function runLoad(service, options, longest = Number.POSITIVE_INFINITY) {
	const { processes, signal, endExplains } = service;
	const before = processes?.use();
	const watch = processes?.watch();
	try {
		try {
			var _usingCtx$4 = _usingCtx();
			const from = epochMs();
			const late = AbortSignal.timeout(Math.ceil(Math.min(longest, 2 ** 31 - 1)));
			const started = _usingCtx$4.a(await startLoad(options, AbortSignal.any([signal, late])));
			let said = "";
			const onAbort = () => {
				said = `\`load\` was still running after ${duration(epochMs() - from)}. ${lastOutput(started.output())}`;
			};
			signal.addEventListener("abort", onAbort, { once: true });
			const end = await started.exited;
			signal.removeEventListener("abort", onAbort);
			if (signal.reason instanceof BudgetSpent) throw new BudgetSpent(said);
			signal.throwIfAborted();
			if (late.aborted) throw new ExpectedError(`The load did not end within ${duration(longest)}.`, { fix: "Give `load` a fixed amount of work for some seconds, such as `ab -n 20000`, or raise `budget`." });
			if (end.exitCode !== 0) {
				await endExplains();
				signal.throwIfAborted();
				throw loadFailed(end, started.output());
			}
			const after = processes?.use();
			const use = before && after && {
				cpuSeconds: after.cpuSeconds - before.cpuSeconds,
				peakMemory: after.peakMemory
			};
			return {
				output: started.output(),
				from,
				to: epochMs(),
				use,
				timeline: watch?.end() ?? []
			};
		} catch (_) {
			_usingCtx$4.e = _;
		} finally {
			await _usingCtx$4.d();
		}
	} finally {
		watch?.end();
	}
}
function epochMs() {
	return performance.timeOrigin + performance.now();
}
/** A share of failures from which on answers are not the work any more. */
const MOST_FAILED = .05;
/**
* Runs the load once against each side: that warms up what outlives a server (files in memory, databases beside it),
* and shows how long a run takes and what its tool reports. These runs do not count.
* @returns a finding where the load cannot be run.
* @throws BudgetSpent when that alone takes all the time; the signal's reason when aborted; in each case nothing is
* left running.
*/
async function prepareLoad$1(options) {
	const { underLoad, progress } = options;
	const { load } = underLoad;
	if (load === void 0) return {
		severity: "warning",
		message: "Both servers can be started, but no load is named under which to measure them.",
		fix: "Name a command with `load` that does a fixed amount of work, such as `ab -q -n 20000 -c 8 URL`."
	};
	const binaries = await copyBinaries(options);
	const k6 = new K6Extras({
		load,
		env: {
			...options.env,
			...underLoad.loadEnv
		},
		scratch: options.scratch
	});
	const trials = {
		baseline: [],
		candidate: []
	};
	const counted = {
		baseline: [],
		candidate: []
	};
	const run = async (side, runs) => {
		const measured = await measureSide(options, {
			...underLoad,
			load
		}, k6, binaries[side], side);
		if (isFinding(measured)) return measured;
		runs.push(measured);
		return readingOf$1(measured);
	};
	const readings = [];
	for (const side of SIDES) {
		progress(`Loading the server of the ${side}, once to warm up …`);
		const reading = await run(side, trials[side]);
		if (isFinding(reading)) return reading;
		readings.push(reading);
		progress(`The ${side}: ${trials[side].map(describe).join("")}`);
	}
	const [first = /* @__PURE__ */ new Map(), ...others] = readings;
	const quantities = quantitiesOf(first, ...others);
	const [doubt] = doubtsOf(trials);
	if (quantities.length === 0 && doubt !== void 0) return doubt;
	return {
		subject: {
			name: "load",
			quantities,
			secondsPerRun: mean(SIDES.flatMap((side) => trials[side].map(({ seconds }) => seconds))),
			runPair: (side) => pairOf(side, (one) => run(one, counted[one]))
		},
		report: () => loadReport(counted, underLoad.cpus),
		findings: () => doubtsOf({
			baseline: [...trials.baseline, ...counted.baseline],
			candidate: [...trials.candidate, ...counted.candidate]
		})
	};
}
/**
* Both binaries under one name, in folders whose names are equally long: where a program lies in memory depends on the
* length of its arguments and its environment, and its speed on that.
* Source: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009.
*/
async function copyBinaries({ binaries, scratch }) {
	const copy = async (from, folder) => {
		const to = join(scratch, folder, basename(binaries.baseline));
		await mkdir(join(scratch, folder), { recursive: true });
		await copyFile(from, to, constants$1.COPYFILE_FICLONE);
		await chmod(to, 493);
		return to;
	};
	return {
		baseline: await copy(binaries.baseline, "1"),
		candidate: await copy(binaries.candidate, "2")
	};
}
/** Starts the server, loads it and ends it. @returns a finding when the server or the load does not do what it should. */
async function measureSide(options, underLoad, k6, binary, side) {
	const { cwd, deadline, proc, readyTimeout } = options;
	const begun = epochMs();
	const left = deadline - performance.now();
	options.signal.throwIfAborted();
	if (left <= 0) throw new BudgetSpent();
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(new BudgetSpent()), Math.min(left, 2 ** 31 - 1));
	const signal = AbortSignal.any([options.signal, stop.signal]);
	const endpoints = urlsIn(underLoad);
	const env = {
		...options.env,
		PGO_BINARY: binary
	};
	const served = {
		...underLoad,
		endpoints,
		cwd,
		env,
		signal,
		proc,
		readyTimeout
	};
	try {
		const loadEnv = {
			...await k6.environment(),
			...underLoad.loadEnv
		};
		const { value: run, findings } = await withService(served, "loaded", (service) => runLoad(service, {
			...served,
			loadEnv
		}));
		const saturation = await k6.saturation(run.output);
		const measured = {
			...perWork(run),
			saturation,
			seconds: (epochMs() - begun) / 1e3,
			findings
		};
		const { failed = 0, done, cpuSeconds } = measured;
		if (cpuSeconds !== void 0 && cpuSeconds <= 0) throw new ExpectedError("What `serve` started used no CPU time while `load` ran.", { fix: "Let `serve` start the server itself, in the foreground, and `load` ask it; what a daemon such as Docker starts cannot be measured." });
		if (failed < done * MOST_FAILED) return measured;
		throw new ExpectedError(`${fixed(failed, 0)} of ${count(done, "request")} failed (${share(failed / done)}), and answering with errors is not the work to compare.`, { fix: "Let `load` ask for what the service answers with success; see what the load tool prints when it is run by hand." });
	} catch (error) {
		if (!(error instanceof ExpectedError)) throw error;
		options.signal.throwIfAborted();
		const { message, fix } = error;
		return {
			severity: "warning",
			message: `The load test is left out, it failed with the ${side}: ${asSentence(message.replace(/^(?:The|Something|What) /, (word) => word.toLowerCase()))}`,
			fix
		};
	} finally {
		clearTimeout(timer);
	}
}
/** Where on this machine the server will listen, as far as the load command says. */
function urlsIn({ load }) {
	return [...new Set(load.match(/https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [])];
}
/** A latency that is reported in steps greater than this part of itself would seem to change by far more than it did. */
const FINE_ENOUGH = .05;
function perWork({ output, from, to, use, timeline }) {
	const said = understand(output, (to - from) / 1e3);
	const { done, work, tool, failed, throughput, latencies = {}, latencyStep = 0 } = said ?? {
		done: 1,
		work: "run"
	};
	const fine = Object.entries(latencies).filter(([, seconds]) => latencyStep <= seconds * FINE_ENOUGH);
	return {
		work,
		tool,
		done,
		failed,
		throughput,
		timeline,
		latencies: Object.fromEntries(fine),
		unclear: said === void 0 ? lastOutput(output) : void 0,
		cpuSeconds: use?.cpuSeconds,
		cpuSecondsPerWork: use && use.cpuSeconds / done,
		peakMemory: use?.peakMemory
	};
}
/** What a run read, by unit; what is not above zero can be no part of a ratio, and is left out. */
function readingOf$1({ work, latencies, ...run }) {
	const read = [
		[`cpu-sec/${work}`, run.cpuSecondsPerWork],
		["peak-B", run.peakMemory],
		[`${work}s/s`, run.throughput],
		["p50-sec", latencies["p50"]],
		["p99-sec", latencies["p99"]],
		[`saturation-${work}s/s`, run.saturation?.perSecond]
	];
	return new Map(read.filter((one) => one[1] !== void 0 && one[1] > 0));
}
/** The quantities that every one of the readings has. */
function quantitiesOf(first, ...others) {
	return [...first.keys()].filter((unit) => others.every((other) => other.has(unit))).map((unit) => ({
		unit,
		better: unit.endsWith("s/s") ? "higher" : "lower",
		decisive: unit.startsWith("cpu-sec/")
	}));
}
function describe({ done, work, cpuSeconds, seconds }) {
	const cpu = cpuSeconds === void 0 ? "" : `, ${fixed(cpuSeconds, 2)} s of CPU time`;
	return `${work === "run" ? "one run of the load" : count(done, work)}${cpu}, ${duration(seconds * 1e3)} in all.`;
}
/** Less CPU time in a run says little about a server that is warm. */
const SHORT_SECONDS = .5;
/** What is doubtful about the runs of either side. */
function doubtsOf(runs) {
	const all = [...runs.baseline, ...runs.candidate];
	const found = all.find(({ findings }) => findings.length > 0)?.findings.slice() ?? [];
	const seconds = all.map((run) => run.cpuSeconds).filter((value) => value !== void 0);
	if (seconds.length === 0) found.push({
		severity: "warning",
		message: `Only Linux reports the CPU time and the memory of a server; this is ${process.platform}, so the load test compares throughput and latencies alone, which decide nothing.`,
		fix: "Run it on Linux, such as `runs-on: ubuntu-latest`."
	});
	else if (median(seconds) < SHORT_SECONDS) found.push({
		severity: "note",
		message: `One run of the load costs the server ${fixed(median(seconds), 2)} s of CPU time, much of which a server that has just started needs only once.`,
		fix: "Give it more work, for some seconds at least."
	});
	for (const side of SIDES) {
		const failed = runs[side].reduce((sum, run) => sum + (run.failed ?? 0), 0);
		const done = runs[side].reduce((sum, run) => sum + run.done, 0);
		if (failed === 0) continue;
		found.push({
			severity: "warning",
			message: `${fixed(failed, 0)} of ${count(done, "request")} failed under load with the ${side} (${share(failed / done)}); their answers count as work.`,
			fix: "See what the load tool prints when `load` is run by hand."
		});
	}
	const unclear = all.filter((run) => run.unclear !== void 0);
	if (unclear.length > 0 && unclear.length < all.length) found.push({
		severity: "warning",
		message: `What \`load\` printed says how much was done, but not in ${unclear.length} of ${count(all.length, "run")}. ${unclear[0]?.unclear}`,
		fix: "Let `load` print the whole result of its tool in every run."
	});
	return found;
}
/** What loading both servers showed; undefined until there is a run of either side whose CPU time is known. */
function loadReport(runs, cpus) {
	const [first] = runs.baseline;
	const [baseline, candidate] = [loadSide(runs.baseline), loadSide(runs.candidate)];
	if (first === void 0 || baseline === void 0 || candidate === void 0) return void 0;
	return {
		work: first.work,
		tool: first.tool,
		cpus,
		baseline,
		candidate
	};
}
function loadSide(runs) {
	const sorted = runs.filter(({ cpuSecondsPerWork }) => cpuSecondsPerWork !== void 0).sort((a, b) => (a.cpuSecondsPerWork ?? 0) - (b.cpuSecondsPerWork ?? 0));
	const middle = sorted[sorted.length - 1 >> 1];
	if (middle === void 0) return void 0;
	/** The median of what every run has; undefined when one does not have it. */
	const over = (get) => {
		const values = runs.map(get).filter((value) => value !== void 0);
		return values.length === runs.length ? median(values) : void 0;
	};
	const latencies = Object.keys(middle.latencies).flatMap((name) => {
		const value = over((run) => run.latencies[name]);
		return value === void 0 ? [] : [[name, value]];
	});
	const perSecond = over((run) => run.saturation?.perSecond);
	const reached = runs.every((run) => run.saturation?.reached ?? true);
	return {
		runs: runs.length,
		work: median(runs.map(({ done }) => done)),
		cpuSecondsPerWork: median(runs.map(({ cpuSecondsPerWork = 0 }) => cpuSecondsPerWork)),
		timeline: middle.timeline,
		peakMemory: over((run) => run.peakMemory),
		throughput: over((run) => run.throughput),
		failed: over((run) => run.failed && run.failed / run.done),
		latencies: latencies.length > 0 ? Object.fromEntries(latencies) : void 0,
		saturation: perSecond === void 0 ? void 0 : {
			perSecond,
			reached
		}
	};
}

// src/compare/load-profiles.ts
/**
* Runs the load once against either server and profiles it meanwhile: CPU in windows, allocations as what was added
* between start and end. Values are per request where the load command's output says how many there were.
* @throws ExpectedError when a server, the load or a profile does not work; the signal's reason when aborted; in each
* case nothing is left running.
*/
async function profileLoad(options) {
	const profiled = (side) => {
		options.progress(`Profiling the server of the ${side} under one run of the load …`);
		return profileSide(options, side);
	};
	const sides = {
		baseline: await profiled("baseline"),
		candidate: await profiled("candidate")
	};
	const common = sides.baseline.did?.work;
	const work = common !== void 0 && common === sides.candidate.did?.work ? common : "run";
	const works = (side) => work === "run" ? 1 : sides[side].did?.done ?? 1;
	const measure = {
		workload: "load",
		work: work === "run" ? "run of the load" : work
	};
	const cpu = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	for (const side of SIDES) {
		const covered = coveredBy(sides[side]);
		for (const { profile } of sides[side].windows) cpu[side].addCpu(profile, works(side) * covered);
	}
	const cpuMeasure = {
		...measure,
		kind: "cpu",
		unit: `cpu-sec/${work}`
	};
	const pairs = [normalize$1(cpuMeasure, cpu, (side) => cpu[side].byTime)];
	const alloc = {
		baseline: new SideSum(),
		candidate: new SideSum()
	};
	const rates = {
		baseline: 0,
		candidate: 0
	};
	for (const side of SIDES) {
		const { allocated } = sides[side];
		if (isFinding(allocated)) return {
			pairs,
			findings: [allocated]
		};
		rates[side] = allocated.after.period;
		alloc[side].addAllocated(allocated.before, allocated.after, works(side));
	}
	const sampling = (side) => ({
		by: "bytes",
		rate: rates[side],
		works: works(side)
	});
	const pair = normalize$1({
		...measure,
		kind: "alloc",
		unit: `B/${work}`
	}, alloc, sampling);
	return {
		pairs: [...pairs, pair],
		findings: []
	};
}
async function profileSide(options, side) {
	const { underLoad, longest, binaries, ...rest } = options;
	const scratch = join(options.scratch, side);
	await mkdir(scratch, { recursive: true });
	const served = {
		...rest,
		...underLoad,
		env: {
			...options.env,
			PGO_BINARY: binaries[side]
		}
	};
	const { value } = await withService(served, "profiled", async (service) => {
		const profiler = await options.profiler(scratch, service.signal);
		const before = await allocatedSoFar(profiler, "before", service.signal);
		const stop = new AbortController();
		const signal = AbortSignal.any([service.signal, stop.signal]);
		const loading = runLoad({
			...service,
			signal
		}, served, longest);
		let ended = false;
		const loaded = loading.finally(() => {
			ended = true;
		});
		try {
			const [run, windows] = await Promise.all([loaded, cpuWindows(profiler, () => ended, signal)]);
			const after = await allocatedSoFar(profiler, "after", service.signal);
			return {
				run,
				windows,
				allocated: isFinding(before) ? before : isFinding(after) ? after : {
					before,
					after
				},
				did: understand(run.output, (run.to - run.from) / 1e3)
			};
		} finally {
			stop.abort();
			await loading.catch(() => {});
		}
	});
	return value;
}
/** Share of the time of the load that was profiled. @throws ExpectedError when none was. */
function coveredBy({ windows, run: { from, to } }) {
	const within = (window) => Math.max(0, Math.min(window.to, to) - Math.max(window.from, from));
	const covered = windows.reduce((sum, window) => sum + within(window), 0);
	if (covered > 0) return Math.min(1, covered / (to - from));
	throw new ExpectedError("The load was over before the server began to profile itself.", { fix: "Let `load` do more work: some ten seconds of it make a good profile." });
}
/**
* Length of one CPU profile: net/http/pprof needs to know it beforehand, and when the load will end is not known. After
* each there is a moment without, since Go takes up to 0.2 s to stop one; after the last one, a wait.
*/
const WINDOW_SECONDS = 5;
/** Takes one CPU profile after the other until `ended` says so; the last one goes beyond. @throws ExpectedError */
async function cpuWindows({ endpoint, network, scratch }, ended, signal) {
	const windows = [];
	while (!ended()) {
		const path = join(scratch, `cpu-${windows.length}.pprof`);
		await takeProfile(endpoint, path, {
			seconds: WINDOW_SECONDS,
			network
		}, {
			signal,
			limit: (task) => task(),
			progress: () => {}
		});
		const profile = await read(path);
		const from = Number(profile.timeNanos / 1000n) / 1e3;
		windows.push({
			profile,
			from,
			to: from + profile.durationNanos / 1e6
		});
	}
	return windows;
}
/**
* What the server allocated since it started, up to now.
* @returns a finding where the server does not say: its CPU profile is worth having all the same.
*/
async function allocatedSoFar({ endpoint, network, scratch }, name, signal) {
	const url = new URL(endpoint.url);
	url.pathname = url.pathname.replace(/profile$/, "heap");
	url.searchParams.set("gc", "1");
	const path = join(scratch, `${name}.pprof`);
	try {
		const answer = await send(url, {
			headers: endpoint.headers,
			network,
			signal
		});
		if (answer.status !== 200) {
			answer.body.on("error", () => {}).destroy();
			throw new ExpectedError(`${nameOf(url)} answered ${answer.status}.`, { fix: "Let the server have all of net/http/pprof." });
		}
		await saveBody(answer, path, {
			name: nameOf(url),
			signal
		});
		return await read(path);
	} catch (error) {
		signal.throwIfAborted();
		const failure = error instanceof ExpectedError ? error : connectionFailure(error, nameOf(url));
		if (failure === void 0) throw error;
		return {
			severity: "warning",
			message: `What the server allocates under load is not known: ${failure.message}`,
			fix: failure.fix
		};
	}
}
async function read(path) {
	return decodeOrExplain(await profileBytes(await readFile(path)));
}

// src/golang/build-times.ts
/**
* Wall time of `go build` of each side: cold, with an empty build cache of its own but all modules downloaded; then
* warm, with all packages in that cache, so that the program is only linked.
* @returns no times, and a note, when a build takes too long.
* @throws ExpectedError when a build fails; the signal's reason when aborted.
*/
async function measureBuildTimes(options) {
	const { limitMs = 6e5 } = options;
	const times = [];
	for (const side of [options.baseline, options.candidate]) {
		const words = side.kind === "off" ? "without PGO" : `with ${side.display}`;
		const cache = await mkdtemp(path.join(options.scratch, "cold-cache-"));
		try {
			options.progress?.(`Timing a build with an empty cache, ${words}`);
			const seconds = [];
			for (let build = 0; build < 4; build++) {
				const one = await timedBuild(options, side, cache, limitMs);
				if (one !== void 0) seconds.push(one);
				else if (build === 0) return { findings: [tooLong(words, limitMs)] };
			}
			const [cold, ...warm] = seconds;
			times.push({
				cold,
				warm: Math.min(...warm)
			});
		} finally {
			await rm(cache, {
				recursive: true,
				force: true
			});
		}
	}
	const [baseline = {}, candidate = {}] = times;
	return {
		times: {
			baseline,
			candidate
		},
		findings: []
	};
}
/** Seconds; undefined when the limit ended it. */
async function timedBuild({ go, scratch, flags, mainPackage, signal = go.context.signal }, side, cache, limitMs) {
	const limit = AbortSignal.timeout(limitMs);
	const context = buildContext(go, scratch, AbortSignal.any(signal === void 0 ? [limit] : [signal, limit]));
	const file = path.join(scratch, `timed${go.exe}`);
	const args = [
		"build",
		...flags,
		pgoFlag(side),
		"-o",
		file,
		"--",
		mainPackage.importPath
	];
	const started = performance.now();
	try {
		const { exitCode, stderr } = await runGo(args, {
			...context,
			env: {
				...context.env,
				GOCACHE: cache
			}
		});
		const seconds = (performance.now() - started) / 1e3;
		if (exitCode === 0) return seconds;
		throw new ExpectedError(`${mainPackage.importPath} does not build with an empty build cache: ${lastLines(stderr, 5)}`, { fix: "Leave `build-times` out of `evidence` if the program needs what is in the cache." });
	} catch (error) {
		signal?.throwIfAborted();
		if (limit.aborted) return void 0;
		throw error;
	} finally {
		await rm(file, { force: true });
	}
}
function tooLong(words, limitMs) {
	return {
		severity: "note",
		message: `Build times are not known: a build with an empty cache, ${words}, took more than ${Math.round(limitMs / 1e3)} seconds.`
	};
}

// src/golang/inlining.ts
function inlinedSites(sites) {
	const keys = /* @__PURE__ */ new Set();
	for (const site of sites) keys.add(siteKey(site));
	return {
		size: keys.size,
		has: (caller, callee, lineOffset) => keys.has(siteKey({
			caller,
			callee,
			lineOffset
		}))
	};
}
/** Identity of a call in the source, and of its edge in a profile. */
function siteKey({ caller, callee, lineOffset }) {
	return edgeKey(profileName(caller), profileName(callee), lineOffset);
}
/**
* A function's name as profiles have it: the linker's, but for type arguments, which the runtime replaces by dots:
* `example.com/m.Max[go.shape.int]` is `example.com/m.Max[...]`.
*/
function profileName(symbol) {
	const opening = symbol.indexOf("[");
	const closing = symbol.lastIndexOf("]");
	return opening < 0 || closing < opening ? symbol : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}
/** Functions may be named as the linker or as profiles name them. */
function edgeWeights({ edges, totalWeight }) {
	const ofCalls = /* @__PURE__ */ new Map();
	const ofFunctions = /* @__PURE__ */ new Map();
	const add = (sums, key, share) => {
		sums.set(key, (sums.get(key) ?? 0) + share);
	};
	const calls = edges.map(({ caller, callee, offset, weight }) => ({
		caller: profileName(caller),
		callee: profileName(callee),
		lineOffset: offset,
		weight: totalWeight === 0 ? 0 : weight / totalWeight
	}));
	for (const call of calls) {
		add(ofCalls, siteKey(call), call.weight);
		for (const name of /* @__PURE__ */ new Set([call.caller, call.callee])) add(ofFunctions, name, call.weight);
	}
	return {
		ofCall: (site) => ofCalls.get(siteKey(site)),
		ofFunction: (name) => ofFunctions.get(profileName(name)),
		calls: calls.sort((a, b) => b.weight - a.weight)
	};
}
/** Sites that a report names. */
const NAMED$1 = 20;
/** What inlining changed, from the tables of both binaries: calls by function, callee and line. */
function inlinedCallChanges(baseline, candidate, names) {
	const before = new Set(baseline.map(siteKey));
	const after = new Map(candidate.map((call) => [siteKey(call), call]));
	return callSiteChanges([...after].filter(([key]) => !before.has(key)).map(([, call]) => call).map((call) => ({
		caller: call.caller,
		callee: call.callee,
		position: `${pathOf(splitSymbol(call.caller).package, call.file, names)}:${call.line}`,
		weight: names.weights?.ofCall(call)
	})), [...before].filter((key) => !after.has(key)).length);
}
/** Sorted by weight and summed up. */
function callSiteChanges(gained, lost) {
	const sites = [...gained].sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
	const weight = sites.reduce((sum, { weight = 0 }) => sum + weight, 0);
	return {
		gained: sites.length,
		lost,
		gainedWeight: Math.min(1, weight),
		hottest: sites.slice(0, NAMED$1)
	};
}
/** A file below the module, or as imports name its folder. */
function pathOf(symbolPackage, file, { mainPackage, modulePath }) {
	const path = `${symbolPackage === "main" ? mainPackage : symbolPackage.replaceAll("%2e", ".")}/${file}`;
	return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}

// src/golang/devirtualization.ts
const DEVIRTUALIZED = /^(.+?):(\d{1,9}):(\d{1,9}): PGO devirtualizing .+ to (\S+)$/;
/** Reads what `go build -gcflags=all=-m` prints, line by line: the calls that the profile devirtualized. */
var DevirtualizationReader = class {
	calls = /* @__PURE__ */ new Map();
	#package = "";
	line(text) {
		if (text.startsWith("# ")) this.#package = text.slice(2).trimEnd().replace(/ \[.*$/, "");
		if (!text.includes("PGO devirtualizing ")) return;
		const [, file = "", line, column, callee = ""] = DEVIRTUALIZED.exec(text.trimEnd()) ?? [];
		if (line === void 0) return;
		const call = {
			package: this.#package,
			file,
			line: Number(line),
			callee: profileName(callee)
		};
		const key = `${this.#package} ${file}:${line}:${column}`;
		if (!this.calls.has(key)) this.calls.set(key, call);
	}
};
/**
* Compiles every package of a side once more with `-m`, which prints the compiler's decisions. Where the build cache
* has such a build already, go prints them from there.
* @throws ExpectedError when it does not build; the signal's reason when aborted.
*/
async function devirtualizedCalls({ go, mainPackage, flags, scratch, signal }, side) {
	try {
		var _usingCtx$3 = _usingCtx();
		const context = buildContext(go, scratch, signal);
		const reader = new DevirtualizationReader();
		const args = [
			"build",
			...withDiagnostics(flags, await goOutput(["env", "GOFLAGS"], context)),
			pgoFlag(side),
			"-o",
			devNull,
			"--"
		];
		const build = _usingCtx$3.a(await start([
			"go",
			...args,
			mainPackage.importPath
		], {
			...context,
			onLine: (line) => reader.line(line)
		}));
		const { exitCode } = await build.exited;
		signal?.throwIfAborted();
		if (exitCode === 0) return reader.calls;
		throw new ExpectedError(`${mainPackage.importPath} does not build with the compiler's diagnostics (\`-gcflags=all=-m\`): ${lastLines(build.output(), 5)}`, { fix: "Try `go build -gcflags=all=-m` with the same flags, or leave `compiler` out of `evidence`." });
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
/**
* The user's flags, with `-m` for every package. Of several `-gcflags`, go takes the last one that
* fits a package, and those of the command line come after those of the environment: so `-m` is added to each.
* @param goflags GOFLAGS, of the environment or of `go env -w`.
*/
function withDiagnostics(flags, goflags) {
	return ["-gcflags=all=-m", ...[...(goflags.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((entry) => entry.replace(/^(['"])(.*)\1$/s, "$2")).filter((flag) => /^--?gcflags=/.test(flag)), ...flags].map((flag, at, all) => {
		return /^--?gcflags=/.test(flag) || /^--?gcflags$/.test(all[at - 1] ?? "") ? `${flag} -m` : flag;
	})];
}
/**
* What devirtualization changed. The compiler names a call by its place in the source, so its function is looked up in
* the profile, which made the compiler do it.
* @param startLines where functions start, by the names that profiles have.
*/
function devirtualizationChanges(baseline, candidate, startLines, names) {
	const missing = (from, others) => [...from].filter(([key, { callee }]) => others.get(key)?.callee !== callee).map(([, call]) => call);
	const gained = missing(candidate, baseline).map((call) => siteOf(call, startLines, names));
	return callSiteChanges(gained, missing(baseline, candidate).length);
}
function siteOf(call, startLines, names) {
	const { file, line, callee } = call;
	const own = call.package === names.mainPackage ? "main" : symbolPath(call.package);
	const seen = names.weights?.calls.find((one) => isCalled(one.callee, callee) && (splitSymbol(one.caller).package === own || one.caller.includes("[")) && (startLines.get(one.caller) ?? NaN) + one.lineOffset === line);
	const from = seen === void 0 ? own : splitSymbol(seen.caller).package;
	const name = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
	return {
		caller: seen?.caller ?? own,
		callee: seen?.callee ?? (/^[^.(]+\.([^.]+$|\()/.test(callee) ? callee : `${own}.${callee}`),
		position: `${pathOf(from, name, names)}:${line}`,
		weight: seen && names.weights?.ofCall(seen)
	};
}
/** Whether the linker's `a/b.(*T).M` is what the compiler prints as `(*T).M`, or elsewhere as `b.(*T).M`. */
function isCalled(symbol, printed) {
	const { rest } = splitSymbol(symbol);
	if (printed === rest) return true;
	return printed.endsWith(`.${rest}`) && !/[.([]/.test(printed.slice(0, -rest.length - 1));
}

// src/golang/frames.ts
/** Of each kind, hot ones and any. */
const NAMED = 10;
/** Functions are the same on both sides when they have the same name; the others are left out. */
function frameChanges(baseline, candidate, weights) {
	const before = framesOf(baseline);
	const sums = {
		functions: 0,
		grown: 0,
		shrunk: 0,
		baselineBytes: 0,
		candidateBytes: 0
	};
	const grown = [];
	for (const [name, after] of framesOf(candidate)) {
		const earlier = before.get(name);
		if (earlier === void 0) continue;
		sums.functions++;
		sums.baselineBytes += earlier;
		sums.candidateBytes += after;
		if (after < earlier) sums.shrunk++;
		if (after <= earlier) continue;
		sums.grown++;
		grown.push({
			function: name,
			baseline: earlier,
			candidate: after,
			weight: weights?.ofFunction(name)
		});
	}
	const growth = ({ baseline, candidate }) => candidate - baseline;
	grown.sort((a, b) => growth(b) - growth(a) || compareText(a.function, b.function));
	const hot = grown.filter(({ weight }) => weight !== void 0).slice(0, NAMED);
	const named = /* @__PURE__ */ new Set([...hot, ...grown.slice(0, NAMED)]);
	return {
		...sums,
		largest: grown.filter((change) => named.has(change))
	};
}
/** The assembly that reflection calls through, with frames of up to 1 GiB that are never used as a whole. */
const REFLECT_CALL = /^runtime\.call\d+$/;
/** Bytes by the linker's name. Of several functions of one name (file-local assembly), the largest. */
function framesOf(table) {
	const frames = /* @__PURE__ */ new Map();
	for (const { name, frame } of table.functions) {
		if (REFLECT_CALL.test(name)) continue;
		frames.set(name, Math.max(frame, frames.get(name) ?? 0));
	}
	return frames;
}
/** Below this share of known frames on the stacks, there is no average. */
const LEAST_KNOWN = .5;
/** Sums the frames on the stacks of many profiles, as they would be in either binary. */
var StackFrames = class {
	#sides;
	#bytes = [0, 0];
	#known = 0;
	#calls = 0;
	#samples = 0;
	constructor(baseline, candidate) {
		this.#sides = [baseline, candidate].map(({ frames, inlined }) => {
			const sizes = /* @__PURE__ */ new Map();
			for (const [symbol, bytes] of frames) {
				const name = profileName(symbol);
				sizes.set(name, Math.max(bytes, sizes.get(name) ?? 0));
			}
			return {
				frames: sizes,
				inlined
			};
		});
	}
	/**
	* @param profile with whole stacks; those of a compacted one are cut.
	* @param factor how often each sample counts.
	*/
	add(profile, factor = 1) {
		const typeIndex = compilerSampleType(profile);
		const { names, startLines } = profile.functions;
		const callsAt = Array.from({ length: profile.locations.count }, (_, at) => linesOf(profile, at).reverse().map(({ func, line }) => ({
			name: profileName(names[func]),
			offset: line - startLines[func]
		})));
		eachSample(profile, (stack, values) => {
			const weight = factor * (values[typeIndex] ?? 0);
			if (weight <= 0) return;
			this.#samples += weight;
			let caller;
			for (const location of stack.toReversed()) for (const call of callsAt[location] ?? []) {
				this.#take(call, caller, weight);
				caller = call;
			}
		});
	}
	#take({ name }, caller, weight) {
		const [before, after] = this.#sides.map(({ frames, inlined }) => caller !== void 0 && inlined.has(caller.name, name, caller.offset) ? 0 : frames.get(name));
		this.#calls += weight;
		if (before === void 0 || after === void 0) return;
		this.#known += weight;
		this.#bytes[0] += weight * before;
		this.#bytes[1] += weight * after;
	}
	/** Undefined when there was no CPU profile, or mostly functions that the binaries do not have. */
	average() {
		if (this.#samples === 0 || this.#known < LEAST_KNOWN * this.#calls) return void 0;
		return {
			baseline: this.#bytes[0] / this.#samples,
			candidate: this.#bytes[1] / this.#samples
		};
	}
};

// src/golang/pclntab.ts
const NO_TREE = 4294967295;
const PCDATA_INLINE_INDEX = 2;
const FUNCDATA_INLINE_TREE = 3;
/** Bytes of a function's record before its lists of tables. */
const FIXED = 44;
/** Finds the table in the bytes of a binary; undefined where there is none of a known form. */
function readFunctionTable(bytes) {
	for (const littleEndian of [true, false]) {
		const pattern = Buffer.from(littleEndian ? "f1ffffff0000" : "fffffff10000", "hex");
		for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
			const table = undefinedIfOutOfRange(() => tableAt(bytes, at, littleEndian));
			if (table !== void 0) return table;
		}
	}
}
/** The bytes searched for may stand in a binary for other reasons: data that does not add up is not Go's. */
function undefinedIfOutOfRange(read) {
	try {
		return read();
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
function tableAt(bytes, start, littleEndian) {
	const quantum = bytes[start + 6] ?? 0;
	const pointer = bytes[start + 7] ?? 0;
	if (![
		1,
		2,
		4
	].includes(quantum) || ![4, 8].includes(pointer)) return void 0;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const word = (index) => {
		const at = start + 8 + index * pointer;
		return pointer === 8 ? Number(view.getBigUint64(at, littleEndian)) : view.getUint32(at, littleEndian);
	};
	const count = word(0);
	const [names, units, files, tables, functions] = [
		3,
		4,
		5,
		6,
		7
	].map((index) => start + word(index));
	if (!(start < names && names < units && units <= files && files < tables && tables < functions) || count === 0 || functions + count * 8 + 4 > bytes.length) return void 0;
	const layout = {
		bytes,
		view,
		littleEndian,
		quantum,
		names,
		units,
		files,
		tables,
		functions
	};
	const first = view.getUint32(functions, littleEndian);
	return {
		layout,
		functions: Array.from({ length: count }, (_, index) => functionAt(layout, index)),
		textBytes: view.getUint32(functions + count * 8, littleEndian) - first
	};
}
function functionAt(layout, index) {
	const { bytes, view, littleEndian, names, units, files, tables, functions, quantum } = layout;
	const u32 = (at) => view.getUint32(at, littleEndian);
	const entry = u32(functions + index * 8);
	const end = u32(functions + index * 8 + 8);
	const record = functions + u32(functions + index * 8 + 4);
	const tableCount = u32(record + 28);
	const unit = u32(record + 32);
	const dataCount = bytes[record + 43] ?? 0;
	const values = (offset) => offset === 0 ? {
		ends: [],
		values: []
	} : readPcValues(bytes, tables + offset, functions, quantum);
	const tree = dataCount > FUNCDATA_INLINE_TREE ? u32(record + FIXED + 4 * (tableCount + FUNCDATA_INLINE_TREE)) : NO_TREE;
	return {
		name: text(layout, names + u32(record + 4)),
		startLine: view.getInt32(record + 36, littleEndian),
		bytes: end - entry,
		frame: values(u32(record + 16)).values.reduce((most, value) => Math.max(most, value), 0),
		inlineTree: tree === NO_TREE ? void 0 : tree,
		files: () => values(u32(record + 20)),
		lines: () => values(u32(record + 24)),
		inlineIndices: () => values(tableCount > PCDATA_INLINE_INDEX ? u32(record + FIXED + 8) : 0),
		file: (file) => {
			const offset = u32(units + 4 * (unit + file));
			return offset === NO_TREE ? "" : text(layout, files + offset);
		}
	};
}
/** The NUL-terminated text at `start`. @throws RangeError when it does not end. */
function text({ bytes }, start) {
	const end = bytes.indexOf(0, start);
	if (end < 0) throw new RangeError("a name that does not end");
	return bytes.toString("utf8", start, end);
}
/**
* Decodes the table at `offset`: pairs of varints, the change of the value (zig-zag) and how far the program counter
* moves on, in units of `quantum` bytes; the value starts at −1, and a change of 0 that is not the first one ends it
* (`step` in Go's runtime/symtab.go).
* @param limit nothing from here on belongs to the tables. @throws RangeError when the table runs into it.
*/
function readPcValues(bytes, offset, limit, quantum) {
	const ends = [];
	const values = [];
	let at = offset;
	let value = -1;
	let pc = 0;
	const varint = () => {
		let result = 0;
		for (let shift = 0; shift < 35; shift += 7) {
			if (at >= limit) break;
			const byte = bytes[at++];
			result += (byte & 127) * 2 ** shift;
			if (byte < 128) return result;
		}
		throw new RangeError("a table of values by program counter that does not end");
	};
	for (;;) {
		const change = varint();
		if (change === 0 && ends.length > 0) return {
			ends,
			values
		};
		value += change % 2 === 1 ? -(change + 1) / 2 : change / 2;
		pc += varint() * quantum;
		ends.push(pc);
		values.push(value);
	}
}
/** The value at `pc`, an offset from the function's entry; undefined beyond its end. */
function valueAt({ ends, values }, pc) {
	let low = 0;
	let high = ends.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (ends[middle] > pc) high = middle;
		else low = middle + 1;
	}
	return values[low];
}
/** Bytes of one inlined call. */
const RECORD = 16;
/** Every inlined call of a binary, each once however often it was inlined; undefined where the trees are not found. */
function readInlinedCalls(table) {
	return undefinedIfOutOfRange(() => {
		const base = findInlineTrees(table);
		if (base === void 0) return void 0;
		const calls = /* @__PURE__ */ new Map();
		for (const func of table.functions) addCalls(table, base, func, calls);
		return [...calls.values()];
	});
}
function addCalls({ layout }, base, func, calls) {
	if (func.inlineTree === void 0) return;
	const { view, littleEndian } = layout;
	const indices = func.inlineIndices();
	const lines = func.lines();
	const files = func.files();
	const nodes = Array.from({ length: nodeCount(indices) }, (_, index) => {
		const at = base + (func.inlineTree ?? 0) + index * RECORD;
		return {
			name: text(layout, layout.names + view.getInt32(at + 4, littleEndian)),
			parentPc: view.getInt32(at + 8, littleEndian),
			startLine: view.getInt32(at + 12, littleEndian)
		};
	});
	for (const { name: callee, parentPc } of nodes) {
		const line = valueAt(lines, parentPc);
		if (line === void 0) continue;
		const { name: caller, startLine } = nodes[valueAt(indices, parentPc) ?? -1] ?? func;
		const index = valueAt(files, parentPc) ?? -1;
		const path = index < 0 ? "" : func.file(index);
		const file = path.slice(path.lastIndexOf("/") + 1);
		const key = `${caller}\0${callee}\0${line}\0${file}`;
		if (!calls.has(key)) calls.set(key, {
			caller,
			callee,
			lineOffset: line - startLine,
			file,
			line
		});
	}
}
function nodeCount({ values }) {
	return 1 + values.reduce((most, index) => Math.max(most, index), -1);
}
/**
* Where the data of all functions starts. The loader fills in the runtime's pointer to it, and stripped binaries have
* no symbol for it; but only from one place every tree makes sense. (Not all but many of them do from another place
* where the linker left a part of an earlier draft between two segments.)
*/
function findInlineTrees({ layout, functions }) {
	const { bytes, view, littleEndian } = layout;
	const isName = nameStarts(layout);
	const trees = functions.flatMap((func) => {
		const count = func.inlineTree === void 0 ? 0 : nodeCount(func.inlineIndices());
		return count === 0 ? [] : [{
			offset: func.inlineTree ?? 0,
			count,
			bytes: func.bytes
		}];
	});
	const [first] = trees;
	if (first === void 0) return void 0;
	const isNameAt = (at) => isName[view.getInt32(at, littleEndian)] === 1;
	const fits = (base, tree) => {
		const end = base + tree.offset + tree.count * RECORD;
		for (let at = base + tree.offset; at < end; at += RECORD) {
			const parentPc = view.getInt32(at + 8, littleEndian);
			if (!isNameAt(at + 4) || parentPc < 0 || parentPc >= tree.bytes) return false;
			if (view.getInt32(at + 12, littleEndian) < 0) return false;
		}
		return true;
	};
	const furthest = trees.reduce((most, { offset, count }) => Math.max(most, offset + count * RECORD), 0);
	for (let base = 0; base + furthest <= bytes.length; base += 4) if (isNameAt(base + first.offset + 4) && trees.every((tree) => fits(base, tree))) return base;
}
/** 1 for each offset at which a name starts. */
function nameStarts({ bytes, names: start, units: end }) {
	const starts = new Uint8Array(end - start);
	for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
	if (bytes[start] !== 0) starts[0] = 1;
	return starts;
}

// src/golang/evidence.ts
/**
* What the compiler did differently on the two sides. A part that fails is a finding, and the rest is kept.
* @throws the signal's reason when aborted.
*/
async function compilerEvidence(options) {
	const { built, profile, progress, signal, mainPackage } = options;
	progress?.("Reading stack frames and inlined calls of both binaries");
	const before = await readTables(built.baseline);
	const after = await readTables(built.candidate);
	signal?.throwIfAborted();
	const findings = [before, after].flatMap((read) => "severity" in read ? [read] : []);
	if ("severity" in before || "severity" in after) return {
		evidence: void 0,
		inlinedSites: void 0,
		findings
	};
	const names = {
		mainPackage: mainPackage.importPath,
		modulePath: mainPackage.modulePath,
		weights: profile && edgeWeights(profile.edges)
	};
	const frames = frameChanges(before.functions, after.functions, names.weights);
	const devirtualized = await orFinding(findings, () => devirtualizedOnBoth(options, findings));
	const buildTimes = options.buildTimes ? await orFinding(findings, () => buildTimesOf(options, findings)) : void 0;
	return {
		evidence: {
			inlining: inlinedCallChanges(before.calls, after.calls, names),
			devirtualization: devirtualized && devirtualizationChanges(...devirtualized, startLines(before, after), names),
			frames,
			size: {
				baseline: built.baseline.bytes,
				candidate: built.candidate.bytes,
				baselineText: before.functions.textBytes,
				candidateText: after.functions.textBytes
			},
			hazards: hazards({
				goVersion: options.go.version,
				withProfile: [options.baseline, options.candidate].some(({ kind }) => kind === "profile"),
				calls: after.calls,
				frames,
				profileBytes: profile?.bytes ?? 0
			}),
			buildTimes
		},
		inlinedSites: {
			baseline: inlinedSites(before.calls),
			candidate: inlinedSites(after.calls)
		},
		findings
	};
}
async function readTables({ path, pgo }) {
	const bytes = await readFile(path).catch((error) => {
		if (error.code === "ERR_FS_FILE_TOO_LARGE") return Buffer.alloc(0);
		throw error;
	});
	const functions = readFunctionTable(bytes);
	const calls = functions && readInlinedCalls(functions);
	if (functions !== void 0 && calls !== void 0) return {
		functions,
		calls
	};
	return {
		severity: "warning",
		message: `The table of functions in the binary ${pgo === "off" ? "without PGO" : `built with ${pgo}`} could not be read, so inlining and stack frames are not known.`,
		fix: "Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system."
	};
}
/** Where functions start, by the names that profiles have. */
function startLines(...all) {
	const lines = /* @__PURE__ */ new Map();
	for (const { functions, calls } of all) {
		for (const { caller, line, lineOffset } of calls) lines.set(profileName(caller), line - lineOffset);
		for (const { name, startLine } of functions.functions) lines.set(profileName(name), startLine);
	}
	return lines;
}
/** Undefined, with a note, where a side was built elsewhere. Without a profile, nothing is devirtualized by one. */
async function devirtualizedOnBoth(options, findings) {
	const { baseline, candidate } = options;
	const given = [baseline, candidate].find((side) => side.kind === "binary");
	if (given !== void 0) {
		findings.push({
			severity: "note",
			message: `${given.display} was built elsewhere, so the compiler could not be asked: devirtualized calls are not known.`
		});
		return;
	}
	const callsOf = async (side) => {
		if (side.kind !== "profile") return /* @__PURE__ */ new Map();
		options.progress?.(`Compiling with ${side.display} without writing a binary, to ask the compiler what it devirtualizes`);
		return devirtualizedCalls(options, side);
	};
	return [await callsOf(baseline), await callsOf(candidate)];
}
async function buildTimesOf(options, findings) {
	const { baseline, candidate } = options;
	if (baseline.kind === "binary" || candidate.kind === "binary") return void 0;
	const { times, findings: found } = await measureBuildTimes({
		...options,
		baseline,
		candidate
	});
	findings.push(...found);
	return times;
}
/** Makes an expected failure a warning. @throws every other error, and the reason of a cancelled run. */
async function orFinding(findings, ask) {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof ExpectedError) || error instanceof Cancelled) throw error;
		findings.push({
			severity: "warning",
			message: error.message,
			fix: error.fix
		});
		return;
	}
}
/** The stack that a goroutine starts with; a frame of this size alone makes it grow. */
const FIRST_STACK = 2048;
/** From here on, the compiler's reading of the profile for each package takes a noticeable time. */
const LARGE_PROFILE = 4 << 20;
/** Those that apply, as the issues at their links describe them. */
function hazards({ goVersion, withProfile, calls, frames, profileBytes }) {
	const minor = goMinor(goVersion);
	if (minor === void 0 || !withProfile) return [];
	const found = harmfulInlinings(goVersion).filter((harmful) => calls.some(({ caller, callee }) => callee === harmful.callee && caller === (harmful.caller ?? caller))).map(({ title, message, fix, url }) => ({
		title,
		message,
		fix,
		url
	}));
	const [largest] = frames.largest;
	if (largest !== void 0 && largest.candidate - largest.baseline >= FIRST_STACK) found.push({
		title: "Goroutines may need larger stacks",
		message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, since inlined functions bring their variables along. Each goroutine that stays in it holds that much more memory: with many of them, programs took up to a third more for stacks.`,
		fix: "Compare the memory of both binaries under load, and mark the inlined function `//go:noinline` if goroutines wait below it.",
		url: "https://github.com/golang/go/issues/65532"
	});
	if (minor < 23 && profileBytes >= LARGE_PROFILE) found.push({
		title: "Building takes long",
		message: `Before Go 1.23, the compilation of every single package reads the whole profile, here ${Math.round(profileBytes / 2 ** 20)} MiB of it.`,
		fix: "Build with Go 1.23 or later, or leave `compact` at `edges`, which makes the profile small.",
		url: "https://github.com/golang/go/issues/58102"
	});
	return found;
}

// src/compare/benchmarks.ts
/**
* Builds the test binaries of both sides, which no budget bounds.
* @throws UsageError for flags that are not for users to set; NoTestBinary, ExpectedError as `buildTestBinaries`.
*/
async function buildBenchmarks(options) {
	checkBuildFlags(options.flags);
	await mkdir(options.scratch, { recursive: true });
	const packages = options.packages.length === 0 ? ["./..."] : options.packages;
	const { binaries, findings } = await buildTestBinaries({
		...options,
		packages
	});
	if (binaries.length === 0) return {
		binaries,
		findings,
		nothing: { reason: findings.length > 0 ? "None of the packages with benchmarks builds its tests." : `Module ${options.go.modulePath} has no benchmarks. Write one into a _test.go file next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }` }
	};
	const differing = binaries.filter((one) => !one.identical);
	if (differing.length === 0) return {
		binaries: [],
		findings,
		nothing: {
			reason: "The test binaries of both sides are the same bytes: the same machine code cannot differ.",
			identical: true
		}
	};
	const notes = binaries.filter((one) => one.identical).map(({ label }) => {
		return {
			severity: "note",
			message: `The test binaries of ${label} are the same bytes on both sides; they are not measured.`
		};
	});
	return {
		binaries: differing,
		findings: [...findings, ...notes]
	};
}
/** Part of the time for the benchmarks that calibrating may take. */
const CALIBRATING = .6;
/**
* Finds and calibrates the benchmarks and makes them subjects, each with so much work per run that enough rounds fit.
* @throws UsageError for an invalid expression; ExpectedError when no binary can be run here; the signal's reason when
* aborted, with no process left.
*/
async function prepareBenchmarks({ go, scratch, signal, progress, benchmarks: expression }, { binaries }, { began, deadline, share }) {
	const runner = {
		meter: await buildMeter(go, scratch, signal),
		env: {
			...go.context.env ?? process.env,
			GOMAXPROCS: "1"
		},
		signal,
		deadline
	};
	const now = performance.now();
	const calibrating = {
		...runner,
		deadline: now + (deadline - now) * share * CALIBRATING
	};
	const { benchmarks, isComplete, ...calibrated } = await calibrate(binaries, expression, calibrating, progress);
	const findings = [...calibrated.findings];
	const plan = planIterations(benchmarks, (deadline - performance.now()) / 1e3 * share);
	const budget = `${Number(((deadline - began) / 1e3).toFixed(1))} s`;
	const nothing = (reason) => ({
		subjects: [],
		findings,
		nothing: { reason }
	});
	if (benchmarks.length === 0 && !isComplete) return nothing(`The budget of ${budget} was spent before the benchmarks were calibrated; raise \`budget\` or choose fewer.`);
	if (benchmarks.length === 0) return nothing(findings.length > 0 ? "None of the benchmarks ran on both sides." : `No benchmark matches \`${expression}\`.`);
	if (plan.every((iterations) => iterations === void 0)) {
		const needed = Math.ceil((performance.now() - began) / 1e3 + smallestBudget(benchmarks) / share);
		return nothing(`${count(benchmarks.length, "benchmark")} ${benchmarks.length === 1 ? "needs" : "need"} at least ${6} rounds, about ${needed} s; raise \`budget\` (${budget}) or choose fewer.`);
	}
	const subjects = [];
	for (const [at, one] of benchmarks.entries()) {
		const iterations = plan[at];
		if (iterations !== void 0) subjects.push(benchmarkSubject(one, iterations, runner));
		else findings.push({
			severity: "warning",
			message: `${rowName(one)} needs about ${Number(roundSeconds([one], SHORTEST_RUN).toPrecision(2))} s a round, too long for at least ${6} rounds with all the others; it is left out.`,
			fix: "Raise `budget`, or leave it out with `benchmarks`."
		});
	}
	return {
		subjects,
		findings
	};
}
/**
* CPU seconds of work per run, best first. Measured under load (docs/measuring.md), many pairs of a tenth of a second
* tell more than fewer long ones, between which the machine changes; in shorter ones, starting the process becomes a
* visible part of what is measured.
*/
const RUN_SECONDS = [.1, .05];
const SHORTEST_RUN = .05;
/** How much longer than its CPU time a run may take: benchmarks that wait would take all the time else. */
const MOST_WAITING = 2;
/**
* Operations per run for each benchmark, so that the fewest rounds fit into `budgetSeconds`; where not all fit, the
* most expensive are left out until the others do: undefined at their place.
*/
function planIterations(costs, budgetSeconds) {
	const left = [...costs].sort((a, b) => roundSeconds([a], SHORTEST_RUN) - roundSeconds([b], SHORTEST_RUN));
	for (; left.length > 0; left.pop()) {
		const fits = (one) => 6 * roundSeconds(left, one) <= budgetSeconds * PLANNED;
		const seconds = RUN_SECONDS.find(fits);
		if (seconds === void 0) continue;
		const chosen = new Set(left);
		return costs.map((cost) => chosen.has(cost) ? iterationsFor(cost, seconds) : void 0);
	}
	return costs.map(() => void 0);
}
/** The smallest budget, in seconds, that has a plan for all of them. */
function smallestBudget(costs) {
	return 6 * roundSeconds(costs, SHORTEST_RUN) / PLANNED;
}
/** Wall time of a run of so many operations. */
function runSeconds(cost, iterations) {
	return cost.overheadSeconds + iterations * cost.secondsPerOp;
}
/** Of the first rounds: both sides together, and each alone. */
function roundSeconds(costs, seconds) {
	return costs.reduce((sum, cost) => sum + 4 * runSeconds(cost, iterationsFor(cost, seconds)), 0);
}
function iterationsFor({ secondsPerOp, cpuSecondsPerOp }, seconds) {
	const perOp = Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING);
	return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}
const QUANTITIES = [
	"cpu-sec/op",
	"sec/op",
	"B/op",
	"allocs/op",
	"peak-B"
].map((unit) => ({
	unit,
	better: "lower",
	decisive: unit === "cpu-sec/op"
}));
/** Rounds at the beginning in which each benchmark also runs alone on either side, for its wall time; */
const ROUNDS_ALONE = 6;
/** later, once in so many rounds: wall time does not decide. */
const ROUNDS_BETWEEN = 5;
/** Share of a run outside of the benchmark's timed part from which on it is worth a note. */
const VISIBLE_OVERHEAD = .1;
/**
* Both sides run at the same time, on the same CPU: whatever else the machine does, in bursts of milliseconds or for
* minutes, it does to both. What that cannot show, wall time, is measured in some of the rounds with each side alone.
* Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
* @param iterations of every run, on either side.
*/
function benchmarkSubject(benchmark, iterations, runner) {
	const name = rowName(benchmark);
	const lines = {
		baseline: [],
		candidate: []
	};
	const untimed = [];
	const expected = runSeconds(benchmark, iterations);
	const left = (runner.deadline - performance.now()) / 1e3;
	let round = 0;
	let takeTurns = runner.meter.cpus.length === 0;
	let failedTogether = false;
	const run = async (sides) => {
		for (const side of sides) await moveInMemory(benchmark.binaries[side]);
		const seconds = longestRun(sides.length * expected, left);
		return runBenchmark(benchmark, sides, iterations, runner, { seconds });
	};
	const together = async (first) => {
		const sides = first === "baseline" ? SIDES : [...SIDES].reverse();
		const runs = await run(sides);
		return isFinding(runs) ? runs : pairOf(first, async (side) => runs[sides.indexOf(side)]);
	};
	const alone = (first) => pairOf(first, async (side) => {
		const runs = await run([side]);
		return isFinding(runs) ? runs : runs[0];
	});
	/** @param timed runs that had the machine for themselves; absent in most rounds. */
	const record = (cost, timed) => {
		for (const side of SIDES) {
			const { result, stdout, peakBytes } = cost[side];
			if (lines[side].length === 0) lines[side].push(...configurationLines(stdout));
			lines[side].push(costLine(result, cpuSecondsPerOp(cost[side]), peakBytes));
			const printed = timed && printedLine(timed[side].result);
			if (printed !== void 0) lines[side].push(printed);
		}
		if (timed !== void 0) untimed.push(untimedShare(timed.baseline));
		return {
			baseline: readingOf(cost.baseline, timed?.baseline),
			candidate: readingOf(cost.candidate, timed?.candidate)
		};
	};
	return {
		name,
		quantities: QUANTITIES,
		secondsPerRun: expected,
		async runPair(first) {
			const shared = takeTurns ? void 0 : await together(first);
			const needsWallTime = round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
			if (!isFinding(shared)) round++;
			const single = shared === void 0 || isFinding(shared) || needsWallTime ? await alone(first) : void 0;
			if (isFinding(single)) return single;
			if (isFinding(shared)) takeTurns = failedTogether = true;
			return record(isFinding(shared) ? single : shared ?? single, single);
		},
		lines: (side) => lines[side],
		notes() {
			const notes = [];
			if (failedTogether) notes.push({
				severity: "note",
				message: `The sides of ${name} take turns: it failed while both ran at the same time, and alone it did not.`,
				fix: "Let it use no fixed port or file, and its interval will be narrower."
			});
			const share = untimed.length === 0 ? 0 : median(untimed);
			if (share >= VISIBLE_OVERHEAD) notes.push({
				severity: "note",
				message: `About ${Math.round(share * 100)} % of a run of ${name} is outside of its timed part (start-up, set-up, stopped timer), the same on both sides: its change is shown that much too small.`,
				fix: "Raise `budget` for longer runs, or make the set-up of the benchmark shorter."
			});
			return notes;
		}
	};
}
/**
* Puts a fresh copy in the place of a program. Where the pages of a file lie in memory may make it a little faster or
* slower for as long as they lie there: drawn again for each run, that is noise which the interval covers, and no
* difference between the sides.
*/
async function moveInMemory(program) {
	const copy = `${program}.copy`;
	await copyFile(program, copy);
	await rename(copy, program);
}
/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run) {
	return run.cpuSeconds / run.result.iterations;
}
/** @param timed the run that had the machine for itself, if there is one. */
function readingOf(run, timed) {
	const values = [
		["cpu-sec/op", cpuSecondsPerOp(run)],
		["sec/op", timed && timedSeconds(timed) || void 0],
		["B/op", metricOf(run.result, "B/op")],
		["allocs/op", metricOf(run.result, "allocs/op")],
		["peak-B", run.peakBytes || void 0]
	];
	return new Map(values.filter((entry) => entry[1] !== void 0));
}
/** After how many seconds a run is ended: one that hangs must not take the rounds of all others. @param left of the budget. */
function longestRun(expected, left) {
	return Math.max(2 * expected + 1, Math.min(10 * expected + 5, left / 4));
}
/** One file for each side; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
async function writeBenchmarkFiles(subjects, directory) {
	if (subjects.every((one) => one.lines("candidate").length === 0)) return;
	await mkdir(directory, { recursive: true });
	for (const side of SIDES) {
		const lines = subjects.flatMap((one) => one.lines(side));
		await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join("\n")}\n`);
	}
}

// src/compare/compare.ts
/**
* Runs benchmarks and the load test on both sides, interleaved, and says which side takes less CPU time. What cannot be
* measured is a finding, or `inconclusive` with its reason, not an error.
* @throws UsageError for invalid flags or an invalid expression; ExpectedError for a binary that has no benchmarks where
* there is no load either; the signal's reason when aborted, with no process left.
*/
async function compareBinaries(options) {
	const built = await build(options);
	const began = performance.now();
	const deadline = began + options.budgetSeconds * 1e3;
	const load = await prepareLoad(options, deadline);
	const benchmarks = options.benchmarks === void 0 || built.binaries.length === 0 ? {
		subjects: [],
		findings: [],
		nothing: built.nothing
	} : await prepareBenchmarks(options.benchmarks, built, {
		began,
		deadline,
		share: load.test ? .5 : 1
	});
	const findings = [
		...built.findings,
		...load.findings,
		...benchmarks.findings
	];
	const nothing = [load.nothing, benchmarks.nothing].filter((one) => one !== void 0);
	const subjects = [...load.test ? [load.test.subject] : [], ...benchmarks.subjects];
	if (subjects.length === 0) return {
		comparison: notMeasured(nothing, began),
		findings
	};
	for (const { reason } of nothing) findings.push({
		severity: "note",
		message: reason
	});
	const outcomeOf = (rounds) => {
		const judged = judgement(options, rounds, (performance.now() - began) / 1e3);
		const more = [
			...rounds.findings,
			...judged.findings,
			...notesOf(benchmarks.subjects, load.test)
		];
		return {
			comparison: judged.comparison,
			load: load.test?.report(),
			findings: [...findings, ...more]
		};
	};
	const secondsPerRun = subjects.map((one) => one.secondsPerRun);
	const rounds = await runRounds(subjects, {
		pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1e3),
		precision: options.precision,
		deadline,
		random: seededRandom(options.seed ?? randomInt(2 ** 32)),
		progress: options.progress,
		interrupted: (partial) => options.interrupted?.(outcomeOf(partial))
	});
	await writeBenchmarkFiles(benchmarks.subjects, options.outputDirectory);
	return outcomeOf(rounds);
}
function notesOf(benchmarks, load) {
	return [...benchmarks.flatMap((one) => one.notes()), ...load?.findings() ?? []];
}
/** Without binaries where no benchmarks are wanted, or a side has none and there is a load test. */
async function build({ benchmarks, load }) {
	if (benchmarks === void 0) return {
		binaries: [],
		findings: []
	};
	try {
		return await buildBenchmarks(benchmarks);
	} catch (error) {
		if (!(error instanceof NoTestBinary) || load === void 0) throw error;
		return {
			binaries: [],
			findings: [{
				severity: "note",
				message: `${error.message} Only the load test is measured.`
			}]
		};
	}
}
/** Part of the budget that two runs to warm up may take: where it is not enough, six rounds do not fit either. */
const WARMING = 1 / 5;
/** The load test, or why there is none: it cannot be run, or takes too long for the budget. */
async function prepareLoad({ load, budgetSeconds }, deadline) {
	if (load === void 0) return { findings: [] };
	const nothing = { reason: "The servers could not be measured under load." };
	let waited = "";
	const tooLong = new AbortController();
	const timer = setTimeout(() => tooLong.abort(new BudgetSpent()), budgetSeconds * 1e3 * WARMING);
	try {
		const test = await load(deadline, tooLong.signal);
		if (isFinding(test)) return {
			nothing,
			findings: [test]
		};
		if (2 * 6 * test.subject.secondsPerRun < (deadline - performance.now()) / 1e3) return {
			test,
			findings: []
		};
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		waited = error.message === "" ? "" : ` ${error.message}`;
	} finally {
		clearTimeout(timer);
	}
	return {
		nothing,
		findings: [{
			severity: "warning",
			message: `The load takes too long to be run ${2 * 6} times, which an interval needs, within the budget of ${budgetSeconds} s; it is left out.${waited}`,
			fix: "Give `load` a fixed amount of work for some seconds, such as a number of requests, check that `ready` is a URL that the service answers with 2xx, or raise `budget`."
		}]
	};
}
function notMeasured(nothing, began) {
	const reason = nothing.map((one) => one.reason).join(" ");
	return nothing.length > 0 && nothing.every((one) => one.identical) ? sameBytes(reason) : inconclusive(reason, (performance.now() - began) / 1e3);
}
/** What the rounds say. @param seconds spent measuring. */
function judgement({ budgetSeconds, precision, equivalence }, rounds, seconds) {
	const { completed, ended, measured } = rounds;
	const nothing = (reason) => ({
		comparison: inconclusive(reason, seconds),
		findings: []
	});
	if (measured.every(({ complete }) => !complete)) return nothing("Everything that was measured failed on the way.");
	if (completed < 6) {
		const needed = `${completed} of at least ${6} rounds, which a 95 % interval needs`;
		if (ended === "cancelled") return nothing(`The run was cancelled after ${needed}.`);
		return nothing(`The budget of ${budgetSeconds} s was spent after ${needed}; raise \`budget\`${completed === 0 ? "" : `, to about ${Math.ceil(seconds / completed * 6 * 1.2)} s`}.`);
	}
	if (overallLogRatios(measured).length < 6) return nothing("Nothing of what was measured reports CPU time, which alone decides.");
	return judge(rounds, {
		precision,
		equivalence,
		seconds
	});
}

// src/commands/measure.ts
/** Builds both sides into the output folder and verifies that they are what they should be. */
function buildBoth(run, { go, main }, sides) {
	return buildPair({
		go,
		mainPackage: main,
		...sides,
		flags: run.config.buildFlags,
		outputDirectory: run.outputDirectory,
		scratch: join(run.scratch, "build"),
		signal: run.host.signal,
		progress: run.host.progress
	});
}
/** What the user's `verify` command says of a new profile: a note when it passes. */
async function verify(run, program, place, profile) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { verification } = run.config;
		if (verification === void 0) return [];
		for (const secret of secretsInCommand(verification.command)) run.host.mask(secret);
		run.host.progress("Verifying …");
		const tree = _usingCtx$2.a(await scratchTree(run, program, place));
		await replaceFile(tree.profilePath, profile);
		const failure = await failureOf(verification, tree, run);
		if (failure === void 0) return [{
			severity: "note",
			message: "`verify` passed with the new profile in place."
		}];
		const reason = "`verify` does not pass with the new profile in place.";
		throw new Rejected(`${reason} ${failure}`, {
			reason,
			fix: "Run the command without the profile, too, to see whether that is the reason; the profile is in the output folder."
		});
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** What went wrong, in sentences; undefined when nothing did. @throws the signal's reason when the run was cancelled. */
async function failureOf({ command, timeout }, { workingDirectory, profilePath }, { host }) {
	let output = () => "";
	const task = async (signal) => {
		try {
			var _usingCtx3 = _usingCtx();
			const { argv, env } = ownerCommand(command);
			const started = _usingCtx3.a(await start(argv, {
				cwd: workingDirectory,
				env: {
					...host.env,
					...env,
					PGO_PROFILE: profilePath
				},
				credentials: "program",
				signal,
				onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`)
			}));
			output = started.output;
			signal.throwIfAborted();
			await Promise.race([started.exited, once(signal, "abort")]);
			signal.throwIfAborted();
			const end = await started.exited;
			return end.exitCode === 0 ? void 0 : `It ${howItEnded(end)}. ${lastOutput(output())}`;
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	};
	const tooLong = /* @__PURE__ */ new Error("The command takes too long.");
	try {
		return await withDeadline(timeout, host.signal, task, () => tooLong);
	} catch (error) {
		if (error !== tooLong) throw error;
		return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
	}
}
/**
* In a repository a work tree of the commit that is checked out, else a copy of the module.
* @throws ExpectedError when git cannot make it.
*/
async function scratchTree(run$1, { go, profilePath }, place) {
	const folder = join(run$1.scratch, "tree");
	const workingDirectory = await realpath(run$1.config.workingDirectory);
	if (!place.inRepository) {
		const from = await realpath(go.moduleDirectory);
		await cp(from, folder, {
			recursive: true,
			verbatimSymlinks: true
		});
		const inside = relative(from, profilePath);
		const isInside = !inside.startsWith("..") && !isAbsolute(inside);
		return {
			workingDirectory: join(folder, relative(from, workingDirectory)),
			profilePath: join(folder, isInside ? inside : basename(profilePath)),
			[Symbol.asyncDispose]: async () => {}
		};
	}
	const root = await repositoryRoot(run$1);
	const git = (args, signal) => run([
		"git",
		"-c",
		"core.hooksPath=/dev/null",
		"worktree",
		...args
	], {
		cwd: root,
		env: {
			...run$1.host.env,
			GIT_DIR: void 0,
			GIT_WORK_TREE: void 0,
			GIT_INDEX_FILE: void 0
		},
		credentials: "login",
		signal
	});
	const added = await git([
		"add",
		"--detach",
		"--quiet",
		folder,
		"HEAD"
	], run$1.host.signal);
	if (added.exitCode !== 0) throw new ExpectedError(`git cannot check out a second work tree to verify the profile in: ${outputLines(added.stderr).at(-1) ?? "it gave no reason"}`, { fix: "Let `git worktree add --detach FOLDER HEAD` pass, or leave `verify` out." });
	return {
		workingDirectory: join(folder, relative(root, workingDirectory)),
		profilePath: join(folder, place.path),
		[Symbol.asyncDispose]: async () => {
			await git([
				"remove",
				"--force",
				"--force",
				folder
			]);
		}
	};
}
const SAME_PROGRAMS = "Both binaries are the same bytes: the same machine code cannot differ.";
/**
* Measures both sides as far as the configuration says how: the module's benchmarks, and the server under load. A run that is
* cancelled meanwhile gets what was measured until then.
* @throws ExpectedError when what the user named cannot be measured; in `refresh` that is a finding.
*/
async function measure(run, program, sides, build) {
	const { config, host, scratch } = run;
	const findings = [];
	let partial;
	let isSame = false;
	const asFound = ({ comparison, load, findings: found }) => ({
		comparison: isSame && comparison.measurements.length === 0 ? sameBytes(SAME_PROGRAMS) : comparison,
		load,
		findings: [...findings, ...found]
	});
	try {
		const load = await loadTest(run, program, build, findings);
		const benchmarks = await benchmarkOptions(run, program, sides, join(scratch, "benchmarks"));
		isSame = await areSamePrograms(run, program, build);
		const isPrebuilt = sides.baseline.kind === "binary" || sides.candidate.kind === "binary";
		if (isSame) {
			if (benchmarks === void 0 || isPrebuilt) return {
				comparison: sameBytes(SAME_PROGRAMS),
				findings
			};
			findings.push({
				severity: "note",
				message: SAME_PROGRAMS
			});
		}
		if (load === void 0 && benchmarks === void 0) return { findings: [...findings, ...nothingMeasured(run)] };
		return asFound(await compareBinaries({
			benchmarks,
			load,
			budgetSeconds: config.budget / 1e3,
			precision: config.precision,
			equivalence: config.equivalence,
			outputDirectory: run.outputDirectory,
			progress: host.progress,
			interrupted: (found) => {
				partial = found;
			}
		}));
	} catch (error) {
		if (host.signal.aborted && partial !== void 0) return asFound(partial);
		host.signal.throwIfAborted();
		const warning = unmeasured(error, run.command);
		if (warning === void 0) throw error;
		return {
			comparison: inconclusive("The binaries could not be measured."),
			findings: [...findings, warning]
		};
	}
}
/** What is no reason to throw the builds and their evidence away; undefined where it is one. */
function unmeasured(error, command) {
	if (!(error instanceof ExpectedError)) return void 0;
	if (error instanceof NoTestBinary) return warningOf({
		message: error.message,
		fix: "Name in `serve` the command that starts the server, with `$PGO_BINARY` for its binary, and in `load` one that loads it; benchmarks are measured of files that `go test -c` built."
	});
	return command === "refresh" && !(error instanceof UsageError) ? warningOf(error) : void 0;
}
/** The user of `compare` wants a measurement; for other commands, both binaries are enough. */
function nothingMeasured({ command, config: { measure, production } }) {
	if (command !== "compare" || measure.has("production") && production !== void 0) return [];
	return [{
		severity: measure.has("benchmarks") ? "note" : "warning",
		message: "Nothing is measured: no benchmarks are to be run, and no server is to be loaded.",
		fix: "Leave `benchmarks` and `measure` as they are, or name a server in `serve` and what loads it in `load`."
	}];
}
/** The module's benchmarks as the configuration has them. @param scratch a folder of their own. */
async function benchmarkOptions({ config, host }, { go, main }, { baseline, candidate }, scratch) {
	const { benchmarks, buildFlags: flags } = config;
	if (benchmarks === void 0 || !config.measure.has("benchmarks")) return void 0;
	const packages = config.benchmarkPackages ?? await packagesToBenchmark(go, main, flags);
	const { signal, progress } = host;
	return {
		go,
		baseline,
		candidate,
		flags,
		packages,
		benchmarks,
		scratch,
		signal,
		progress
	};
}
/**
* The packages whose benchmarks say something about the program: all of the module, but for those that only its other programs
* are made of. Packages that no program has, such as one of benchmarks alone, count.
* @throws ExpectedError when `go list` fails on the module itself.
*/
async function packagesToBenchmark(go, main, flags) {
	const all = ["./..."];
	const listed = await listPackages(go, all, flags);
	const others = listed.filter(({ name, importPath }) => name === "main" && importPath !== main.importPath);
	if (others.length === 0) return all;
	const ours = await packagesIn(go, [main], flags);
	const theirs = await packagesIn(go, others, flags);
	if (ours === void 0 || theirs === void 0) return all;
	return listed.flatMap(({ importPath }) => theirs.has(importPath) && !ours.has(importPath) ? [] : importPath);
}
/** Import paths of all packages that the programs are made of; undefined when `go list` fails. */
async function packagesIn(go, programs, flags) {
	const paths = programs.map(({ importPath }) => importPath);
	const args = [
		"list",
		...flags,
		"-e",
		"-deps",
		"-pgo=off",
		"-f",
		"{{.ImportPath}}",
		"--",
		...paths
	];
	const { exitCode, stdout } = await runGo(args, go.context);
	return exitCode === 0 ? new Set(stdout.toString().split(/\r?\n/)) : void 0;
}
/** The load test, where the configuration has one that starts the binaries which were built. */
async function loadTest(run, program, { baseline, candidate }, findings) {
	const { config, host, scratch } = run;
	const { underLoad } = config;
	if (!config.measure.has("load") || underLoad === void 0) return void 0;
	if (!startsBinary(underLoad)) {
		const message = "`serve` does not start `$PGO_BINARY`, so the two binaries are not measured under load.";
		const fix = "Start the server by `serve: $PGO_BINARY …`: it is the path of the binary to be measured.";
		if (run.command === "compare" && underLoad.load !== void 0) findings.push({
			severity: "note",
			message,
			fix
		});
		return;
	}
	if (underLoad.load === void 0 && run.command !== "compare") return void 0;
	if (baseline.sha256 === candidate.sha256) return void 0;
	if (await isAnyTestBinary(run, program, [baseline.path, candidate.path])) return void 0;
	maskSecretsOf(run, underLoad);
	return (deadline, signal) => prepareLoad$1({
		binaries: {
			baseline: baseline.path,
			candidate: candidate.path
		},
		underLoad,
		cwd: config.workingDirectory,
		env: host.env,
		signal: AbortSignal.any([host.signal, signal]),
		deadline,
		scratch: join(scratch, "load"),
		progress: host.progress
	});
}
function startsBinary({ serve }) {
	return /\bPGO_BINARY\b/.test(serve);
}
/** Test binaries are compared where their benchmarks are. */
async function areSamePrograms(run, program, { baseline, candidate }) {
	return baseline.sha256 === candidate.sha256 && !await isAnyTestBinary(run, program, [baseline.path]);
}
async function isAnyTestBinary({ host, scratch }, { go }, binaries) {
	for (const binary of binaries) {
		const { path } = await readBuildInfo(binary, buildContext(go, scratch, host.signal));
		if (path.endsWith(".test")) return true;
	}
	return false;
}

// src/commands/evidence.ts
/** What the compiler did differently on the two sides, as far as `evidence` asks for it. What cannot be found out is a warning. */
async function compilerReasons({ config, host, scratch }, { go, main }, { baseline, candidate }, built) {
	const buildTimes = config.evidence.has("build-times");
	if (!config.evidence.has("compiler") && !buildTimes) return { findings: [] };
	const folder = join(scratch, "compiler");
	await mkdir(folder, { recursive: true });
	const { evidence, inlinedSites, findings } = await compilerEvidence({
		go,
		mainPackage: main,
		flags: config.buildFlags,
		baseline,
		candidate,
		built,
		profile: await edgesOf(candidate.kind === "profile" ? candidate : baseline),
		buildTimes,
		scratch: folder,
		signal: host.signal,
		progress: host.progress
	});
	return {
		compiler: evidence,
		inlined: inlinedSites,
		findings
	};
}
async function edgesOf(side) {
	if (side.kind !== "profile") return void 0;
	const bytes = await profileBytes(await readFile(side.path));
	return {
		edges: readEdges(bytes).edges(),
		bytes: bytes.length
	};
}
/**
* Where time and memory went on either side, what PGO could gain at all, and how large the stacks of the profile are with either
* binary. It comes after the measuring, which profiling would disturb. What cannot be found out is a warning.
* @throws the signal's reason when aborted.
*/
async function profileReasons(run, program, sides, measured, { compiler, inlined } = {}, collected) {
	const onStacks = (stacks) => framesOnStacks(compiler, measured.build, inlined, stacks);
	if (!run.config.evidence.has("profiles")) return {
		compiler: await onStacks(collected?.stacks),
		findings: []
	};
	await mkdir(join(run.scratch, "profiles"), { recursive: true });
	const findings = [];
	const taken = async (which, profiles) => {
		const { pairs, findings: found } = await orElse(run, profiles, ({ message, fix }) => ({
			pairs: [],
			findings: [warningOf({
				message: `There are no profiles ${which} to compare: ${message}`,
				fix
			})]
		}));
		findings.push(...found);
		return pairs;
	};
	const benchmarks = await taken("of the benchmarks", underBenchmarks(run, program, sides, measured));
	const load = await taken("under load", underLoad(run, measured));
	const given = await taken("of both sides", givenProfiles(sides));
	const all = [
		...benchmarks,
		...load,
		...given
	];
	const differences = [];
	for (const pair of all) differences.push(differenceOf(pair, await saveProfiles(pair, run.outputDirectory)));
	const cpu = [...load, ...benchmarks].find(({ kind }) => kind === "cpu");
	return {
		...all.length > 0 && {
			differences,
			flameGraphs: all.map(flameGraphOf)
		},
		potential: await potentialFor(program, sides, inlined, cpu, collected),
		compiler: await onStacks(collected?.stacks ?? (cpu && stacksOf(cpu.baseline.profile))),
		findings
	};
}
const NONE = {
	pairs: [],
	findings: []
};
async function underBenchmarks(run, program, sides, { comparison }) {
	const options = await benchmarkOptions(run, program, sides, join(run.scratch, "profiles", "benchmarks"));
	const areMeasured = comparison?.measurements.some(({ unit }) => unit === "cpu-sec/op") ?? true;
	return options === void 0 || !areMeasured ? NONE : profileBenchmarks(options);
}
async function underLoad({ config, host, scratch }, { build }) {
	const { underLoad, measure } = config;
	const load = underLoad?.load;
	if (underLoad === void 0 || load === void 0 || !measure.has("load") || !startsBinary(underLoad)) return NONE;
	const localSources = profiledHere(config);
	return profileLoad({
		binaries: {
			baseline: build.baseline.path,
			candidate: build.candidate.path
		},
		underLoad: {
			...underLoad,
			load
		},
		profiler: (folder, signal) => profilerOf({
			config,
			host
		}, folder, signal),
		endpoints: [...localSources.map(({ url }) => url), ...namedOrigins(config)],
		cwd: config.workingDirectory,
		env: host.env,
		longest: config.budget,
		scratch: join(scratch, "profiles", "load"),
		signal: host.signal,
		progress: host.progress
	});
}
/** The profiles of both sides themselves, where they have their stacks. */
async function givenProfiles({ baseline, candidate }) {
	if (baseline.kind !== "profile" || candidate.kind !== "profile") return NONE;
	const before = decodeOrExplain(await profileBytes(await readFile(baseline.path)));
	const after = decodeOrExplain(await profileBytes(await readFile(candidate.path)));
	const pair = pairOfProfiles({
		baseline: before,
		candidate: after
	});
	return {
		pairs: pair === void 0 ? [] : [pair],
		findings: []
	};
}
/** What could be gained: of what was collected, else of what was just profiled, else of the committed profile. */
async function potentialFor(program, { baseline, candidate }, inlined, taken, collected) {
	if (collected !== void 0) {
		const isOnOff = candidate.kind === "off" && baseline.kind === "profile";
		const isOffOn = baseline.kind === "off" && candidate.kind === "profile";
		if (collected.potential === void 0 || inlined === void 0 || !(isOnOff || isOffOn)) return void 0;
		const build = isOffOn ? new PgoBuildTally(inlined.baseline, inlined.candidate) : new PgoBuildTally(inlined.candidate, inlined.baseline);
		await collected.stacks.each((profile, factor) => build.add(profile, factor));
		return {
			...collected.potential,
			...build.verdict()
		};
	}
	if (taken !== void 0) {
		const under = taken.workload === "load" ? "the server under load" : "the benchmarks";
		const potential = potentialOf(taken.baseline.profile, under, valueIn(taken));
		return potential && {
			...potential,
			...ofOwnBuild(baseline)
		};
	}
	const file = await readIfThere(program.profilePath);
	return file && potentialOfReduced(await readProfile(file), "the committed profile");
}
/** It is known how the binary was built that was profiled here. */
function ofOwnBuild(baseline) {
	if (baseline.kind === "binary") return {};
	const fromPgoBuild = baseline.kind === "profile";
	return {
		fromPgoBuild,
		fromPgoBuildReason: `It was taken here of the baseline, which is built ${fromPgoBuild ? `with ${baseline.display}` : "without a profile"}.`
	};
}
/** Adds to the stack frames how large a whole stack of the profile is with either binary. */
async function framesOnStacks(compiler, build, inlined, stacks) {
	if (stacks === void 0 || inlined === void 0 || compiler === void 0) return void 0;
	const baseline = await functionsOf(build.baseline.path, inlined.baseline);
	const candidate = await functionsOf(build.candidate.path, inlined.candidate);
	if (baseline === void 0 || candidate === void 0) return void 0;
	const frames = new StackFrames(baseline, candidate);
	await stacks.each((profile, factor) => frames.add(profile, factor));
	const onStacks = frames.average();
	return onStacks && {
		...compiler,
		frames: {
			...compiler.frames,
			onStacks
		}
	};
}
async function functionsOf(path, inlined) {
	const table = readFunctionTable(await readFile(path));
	return table && {
		frames: framesOf(table),
		inlined
	};
}
/** Sources that profile a server on this machine. */
function profiledHere({ sources }) {
	return sources.filter((source) => source.kind === "pprof" && isThisMachine(new URL(source.url).hostname));
}
/** Origins on this machine that `ready` and `load` name. */
function namedOrigins({ underLoad }) {
	const urls = [underLoad?.ready ?? "", ...underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? []].flatMap((text) => URL.canParse(text) ? new URL(text) : []);
	return [...new Set(urls.filter(({ hostname }) => isThisMachine(hostname)).map(({ origin }) => origin))];
}
/**
* Where the running server's own profiles are: where a source takes them on this machine, or at an origin that `ready` or
* `load` names.
* @throws ExpectedError when there are none.
*/
async function profilerOf({ config, host }, scratch, signal) {
	const network = networkFor(host.env);
	const [source] = profiledHere(config);
	if (source !== void 0) {
		const access = {
			cwd: config.workingDirectory,
			env: host.env,
			signal,
			mask: host.mask
		};
		return {
			endpoint: endpointOf(source.url, await headersFor(source, access)),
			network,
			scratch
		};
	}
	const answers = [];
	for (const origin of namedOrigins(config)) {
		const index = new URL("/debug/pprof/", origin);
		const { status, body } = await send(index, {
			headers: {},
			network,
			signal
		}).catch((error) => {
			signal.throwIfAborted();
			throw connectionFailure(error, index.href) ?? error;
		});
		body.on("error", () => {}).destroy();
		if (status === 200) return {
			endpoint: endpointOf(new URL("profile", index).href, {}),
			network,
			scratch
		};
		answers.push(`${index.href} answered ${status}`);
	}
	throw new ExpectedError(answers.length === 0 ? "It is not known where the server could be asked for them." : `The server has none: ${answers.join(", ")}.`, { fix: "Import `net/http/pprof` in the server, and let it answer where `ready` is, or name its address on this machine in `sources`." });
}

// src/commands/compare.ts
/** `compare`: builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
async function compare(run, report) {
	try {
		var _usingCtx$1 = _usingCtx();
		const archive = _usingCtx$1.u(await openArchiveOf(run));
		if (!isProductionAlone(run.config)) {
			const program = await findProgram(run);
			report.add({ subject: subjectOf(program) });
			const { baseline, candidate } = run.config;
			let mergedPath;
			let collected;
			if (baseline.kind === "merged" || candidate.kind === "merged") {
				const { go, main } = program;
				const declared = await declaredFunctions(go, main, run.config.buildFlags);
				const given = await collectProfiles(run, go, declared);
				report.add({
					sources: given.sources,
					findings: given.findings
				});
				const { merged, potential, stacks, findings } = await mergeCollected(run, go, main, given);
				report.add({
					findings,
					potential
				});
				mergedPath = join(run.outputDirectory, basename(program.profilePath));
				await replaceFile(mergedPath, merged.bytes);
				const profile = factsOfMerged(merged, mergedPath);
				report.add({ profile: await archiveMerged(archive, run, merged, profile) });
				collected = {
					stacks,
					potential
				};
			}
			const sides = {
				baseline: await buildSide(baseline, run, program, mergedPath),
				candidate: await buildSide(candidate, run, program, mergedPath)
			};
			requireDifferent(run.config);
			report.add({ settings: nonDefaultSettings(run.config) });
			const build = await buildBoth(run, program, sides);
			report.add({ build });
			await compareBuilt(run, report, program, sides, build, collected);
		}
		report.add(await compareInProduction(run));
		report.add(await pastRuns(run, report.value));
		report.add(gateResults(report.value, run.config));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
/** Measures what was built and looks for the reasons; `refresh` does the same with a new profile. */
async function compareBuilt(run, report, program, sides, build, collected) {
	const measured = await measure(run, program, sides, build);
	report.add(measured);
	run.host.signal.throwIfAborted();
	const { inlined, ...reasons } = await compilerReasons(run, program, sides, build);
	report.add(reasons);
	const { comparison } = measured;
	const { compiler } = reasons;
	report.add(await profileReasons(run, program, sides, {
		build,
		comparison
	}, {
		compiler,
		inlined
	}, collected));
}
/**
* What a side of the configuration means for the build.
* @param merged path of the profile that this run merged, if it did.
* @throws ExpectedError when the profile or binary is not there, or the profile cannot be used.
*/
async function buildSide(side, { config }, { profilePath }, merged) {
	switch (side.kind) {
		case "off": return { kind: "off" };
		case "merged":
			if (merged !== void 0) return {
				kind: "profile",
				path: merged,
				display: "the merged profile"
			};
			throw new UsageError("`merged` is the profile that a run collects; this command collects none.", { fix: "Use `committed`, `off` or the path of a profile." });
		case "committed": return usableProfile(profilePath, "Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.");
		case "path": {
			const { path } = side;
			if (await isExecutable(path)) return {
				kind: "binary",
				path,
				display: basename(path)
			};
			return usableProfile(path, `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; in ${config.workingDirectory} there is none of that name.`);
		}
	}
}
async function usableProfile(path, fix) {
	const file = await readIfThere(path);
	if (file === void 0) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
	await judgeOrExplain(file, path);
	const { edges } = await readOrExplain(file, path);
	if (edges.totalWeight > 0) return {
		kind: "profile",
		path,
		display: basename(path)
	};
	throw new ExpectedError(`${path} has no call edge: \`go build\` accepts it and does nothing with it.`, { fix: "Refresh it." });
}
const MAGIC = [
	"7f454c46",
	"4d5a",
	"cffaedfe",
	"feedfacf",
	"cafebabe"
];
async function isExecutable(path) {
	try {
		try {
			var _usingCtx3 = _usingCtx();
			const { buffer } = await _usingCtx3.a(await open(path)).read(Buffer.alloc(4), 0, 4, 0);
			return MAGIC.some((magic) => buffer.toString("hex").startsWith(magic));
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch {
		return false;
	}
}
function requireDifferent({ baseline, candidate }) {
	if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
	const both = baseline.kind === "path" ? baseline.path : baseline.kind;
	throw new UsageError(`baseline and candidate are both \`${both}\`.`, { fix: "Name two different sides, such as `off` and `committed`." });
}
/** Settings of a comparison that are not the default; nothing that may hold secrets or belongs to one machine. */
function nonDefaultSettings(config) {
	const { underLoad, budget, precision, equivalence, evidence, measure } = config;
	const usual = [...evidenceOf()].sort().join(",");
	const settings = {
		measure: measure.size < 3 && [...measure].join(","),
		benchmarks: config.benchmarks !== "." && (config.benchmarks ?? "none"),
		"benchmark-packages": config.benchmarkPackages?.join(","),
		evidence: [...evidence].sort().join(",") !== usual && ([...evidence].join(",") || "none"),
		budget: budget !== 3e5 && `${budget / 1e3}s`,
		precision: precision !== .005 && percent(precision),
		equivalence: equivalence !== .01 && percent(equivalence),
		"build-flags": config.buildFlags.join(" ") || false,
		serve: underLoad?.serve,
		ready: underLoad?.ready,
		load: underLoad?.load,
		cpus: underLoad?.cpus !== void 0 && String(underLoad.cpus)
	};
	const set = Object.entries(settings).filter((one) => typeof one[1] === "string");
	return set.length === 0 ? void 0 : Object.fromEntries(set);
}
function percent(fraction) {
	return `${Number((fraction * 100).toPrecision(9))}%`;
}
/** Whether nothing is built or measured beside production. */
function isProductionAlone({ measure }) {
	return measure.size === 1 && measure.has("production");
}
/**
* Compares production before and after a release, where that is configured and wanted. What cannot be found out is a warning.
* @throws ExpectedError when production is all that is measured.
*/
async function compareInProduction({ config, host }) {
	const isAlone = isProductionAlone(config);
	if (!config.measure.has("production")) return { findings: [] };
	if (config.production === void 0) {
		if (!isAlone) return { findings: [] };
		throw new UsageError("`measure` is `production`, and `production` is not given.", { fix: "Add to the config file `production:` with `prometheus`, `cpu` and `released`." });
	}
	host.progress("Asking Prometheus for production before and after the release …");
	const { compareProduction } = await import("./production.js");
	const { env, signal, now, progress, mask } = host;
	const place = {
		cwd: config.workingDirectory,
		env,
		signal,
		now,
		progress,
		mask
	};
	const compared = compareProduction(config.production, place).then(({ report, findings }) => ({
		production: report,
		findings
	}));
	return orElse({ host }, compared, (error) => {
		if (isAlone) throw error;
		return { findings: [{
			...warningOf(error),
			source: "production"
		}] };
	});
}
/**
* What became of the conditions of `fail-on`. Nothing fails yet: the report that is written and published shows it first. A
* condition without a figure is a warning, since it guards nothing.
*/
function gateResults(report, { failOn }) {
	if (failOn.length === 0) return { findings: [] };
	const gates = judgeGates(report, failOn);
	return {
		gates,
		findings: gates.filter(({ outcome }) => outcome === "not measured").map(({ condition, reason }) => ({
			severity: "warning",
			message: `The condition \`${condition}\` of \`fail-on\` was not judged: ${reason}`,
			fix: "Let it be measured, or take the condition away: as it is, it stops nothing."
		}))
	};
}
/** @throws ExpectedError when a condition is proven. */
function requireGates(gates) {
	const failed = gates.filter(({ outcome }) => outcome === "failed");
	if (failed.length === 0) return;
	const reasons = failed.map(({ condition, reason }) => `\`${condition}\`: ${reason}`);
	const all = gates.length === 1 ? "The gate" : `${failed.length} of ${gates.length} gates`;
	throw new ExpectedError(`${all} failed: ${reasons.join(" ")}`, { fix: "See in the report what changed; a change that is wanted needs a higher limit in `fail-on`." });
}

export { gateResults as a, buildBoth as c, compareInProduction as i, verify as l, compare as n, nonDefaultSettings as o, compareBuilt as r, requireGates as s, buildSide as t };