import { T as seededRandom, _n as count } from "./start.js";
import { n as median } from "./average.js";
import { _ as printedLine, a as leastRoundSeconds, c as runSeconds, d as runBenchmark, f as runBenchmarkTogether, h as metricOf, l as runsAlone, m as costLine, n as timedSeconds, o as pairsPerRound, p as configurationLines, r as untimedShare, s as planWhatFits, t as calibrate, u as smallestBudget } from "./calibrate.js";
import { i as pairOf, n as isFinding, t as SIDES } from "./subject.js";
import { d as checkBuildFlags } from "./build.js";
import { n as buildMeter, t as BudgetSpent } from "./meter.js";
import { n as buildTestBinaries, t as NoTestBinary } from "./test-binaries.js";
import { a as runRounds, i as overallLogRatios, n as judge, r as sameBytes, t as inconclusive } from "./judge.js";
import { t as LoadUnfinished } from "./unfinished.js";
import { randomInt } from "node:crypto";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

// src/compare/benchmark-subject.ts
const QUANTITIES = [
	{
		unit: "cpu-sec/op",
		better: "lower",
		decisive: true
	},
	{
		unit: "sec/op",
		better: "lower",
		decisive: false
	},
	{
		unit: "B/op",
		better: "lower",
		decisive: false
	},
	{
		unit: "allocs/op",
		better: "lower",
		decisive: false
	},
	{
		unit: "peak-B",
		better: "lower",
		decisive: false
	}
];
/**
* Both sides run at the same time, on the same CPU: whatever else the machine does, in bursts of milliseconds or for
* minutes, it does to both. What that cannot tell, wall time, is measured in some of the rounds with each side alone.
* Source: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", ICPE 2020.
* @param iterations of every run, on either side.
*/
function benchmarkSubject(benchmark, iterations, runner) {
	const lines = {
		baseline: [],
		candidate: []
	};
	const untimed = [];
	const expected = runSeconds(benchmark, iterations);
	const left = (runner.deadline - performance.now()) / 1e3;
	let round = 0;
	let apart;
	const together = async (first) => {
		for (const side of SIDES) await moveInMemory(benchmark.binaries[side]);
		return runBenchmarkTogether(benchmark, first, iterations, runner, longestRun(2 * expected, left));
	};
	const alone = (first) => pairOf(first, async (side) => {
		await moveInMemory(benchmark.binaries[side]);
		return runBenchmark(benchmark, side, iterations, runner, longestRun(expected, left));
	});
	/** @param timed runs that had the machine for themselves; absent in most rounds. */
	const record = (cost, timed) => {
		for (const side of SIDES) {
			if (lines[side].length === 0) lines[side].push(...configurationLines(cost[side].stdout));
			lines[side].push(costLine(cost[side].result, cpuSecondsPerOp(cost[side]), cost[side].peakBytes));
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
		name: rowName(benchmark),
		quantities: QUANTITIES,
		secondsPerRun: expected,
		async runPair(first) {
			const shared = runner.meter.keepsToOneCpu && apart === void 0 ? await together(first) : void 0;
			const single = shared === void 0 || isFinding(shared) || runsAlone(round++) ? await alone(first) : void 0;
			if (isFinding(single)) return single;
			if (isFinding(shared)) apart = cannotShare(rowName(benchmark));
			const cost = isFinding(shared) ? single : shared ?? single;
			return record(cost, single);
		},
		lines: (side) => lines[side],
		untimedShare: () => untimed.length === 0 ? void 0 : median(untimed),
		apart: () => apart
	};
}
function cannotShare(name) {
	return {
		severity: "note",
		message: `The sides of ${name} take turns: it failed while both ran at the same time, and alone it did not.`,
		fix: "Let it use no fixed port or file, and its interval will be narrower."
	};
}
/**
* Puts a fresh copy in the place of a program. Where the pages of a file lie in memory may make it a little faster or
* slower for as long as they lie there: drawn anew for each run, that is noise which the interval covers, and no
* difference between the sides.
*/
async function moveInMemory(program) {
	const copy = `${program}.copy`;
	await copyFile(program, copy);
	await rename(copy, program);
}
function rowName({ binaries, printedName }) {
	return `${binaries.label}.${printedName}`;
}
/** @param timed the run that had the machine for itself, if there is one. */
function readingOf(run, timed) {
	const secondsPerOp = timed === void 0 ? 0 : timedSeconds(timed);
	const values = [
		["cpu-sec/op", cpuSecondsPerOp(run)],
		["sec/op", secondsPerOp === 0 ? void 0 : secondsPerOp],
		["B/op", metricOf(run.result, "B/op")],
		["allocs/op", metricOf(run.result, "allocs/op")],
		["peak-B", run.peakBytes === 0 ? void 0 : run.peakBytes]
	];
	return new Map(values.filter((entry) => entry[1] !== void 0));
}
/** Start-up, set-up and the one iteration that `testing` tries first count in; they are the same on both sides. */
function cpuSecondsPerOp(run) {
	return run.cpuSeconds / run.result.iterations;
}
/**
* After how many seconds a run is ended: one that hangs must not take the rounds of all others.
* @param left seconds of the budget.
*/
function longestRun(expected, left) {
	return Math.max(2 * expected + 1, Math.min(10 * expected + 5, left / 4));
}
/** One file for each side; `benchstat baseline.bench.txt candidate.bench.txt` reads them. */
async function writeBenchmarkFiles(subjects, directory) {
	if (subjects.every((one) => one.lines("candidate").length === 0)) return;
	await mkdir(directory, { recursive: true });
	for (const side of ["baseline", "candidate"]) {
		const lines = subjects.flatMap((one) => one.lines(side));
		await writeFile(path.join(directory, `${side}.bench.txt`), `${lines.join("\n")}\n`);
	}
}

// src/compare/benchmarks.ts
/**
* Builds the test binaries of both sides, which no budget bounds.
* @throws UsageError for flags that are none of the user's; NoTestBinary, ExpectedError as `buildTestBinaries`.
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
		reason: noBenchmarks(options, findings),
		identical: false,
		findings
	};
	const differing = binaries.filter((one) => !one.identical);
	if (differing.length === 0) return {
		reason: "The test binaries of both sides are the same bytes: the same machine code cannot differ.",
		identical: true,
		findings
	};
	const notes = binaries.filter((one) => one.identical).map(identicalNote);
	return {
		binaries: differing,
		findings: [...findings, ...notes]
	};
}
function noBenchmarks(options, findings) {
	if (findings.length > 0) return "None of the packages with benchmarks builds its tests.";
	return `Module ${options.go.modulePath} has no benchmarks. Write one into a _test.go file next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }`;
}
function identicalNote(one) {
	return {
		severity: "note",
		message: `The test binaries of ${one.label} are the same bytes on both sides; they are not measured.`
	};
}
/** Part of the time for the benchmarks that calibrating may take. */
const CALIBRATING = .6;
/**
* Finds and calibrates the benchmarks and makes them subjects, each with so much work per run that enough rounds fit.
* @throws UsageError for an expression that is none; ExpectedError when no binary can be run here; the signal's
* reason when aborted, with no process left.
*/
async function benchmarkSubjects(options, { binaries }, window) {
	const { go, scratch, signal } = options;
	const runner = {
		meter: await buildMeter(go, scratch, signal),
		env: {
			...go.context.env ?? process.env,
			GOMAXPROCS: "1"
		},
		signal,
		deadline: window.deadline
	};
	const findings = [];
	const now = performance.now();
	const benchmarks = await calibrateAll(options, binaries, {
		...runner,
		deadline: now + (window.deadline - now) * window.share * CALIBRATING
	}, findings);
	const left = (window.deadline - performance.now()) / 1e3 * window.share;
	const plan = planWhatFits(benchmarks ?? [], left);
	if (benchmarks === void 0 || plan.every((iterations) => iterations === void 0)) return {
		reason: whyNotMeasured(options, benchmarks, findings.length > 0, window),
		identical: false,
		findings
	};
	const subjects = [];
	for (const [at, one] of benchmarks.entries()) {
		const iterations = plan[at];
		if (iterations === void 0) findings.push(tooDear(one));
		else subjects.push(benchmarkSubject(one, iterations, runner));
	}
	return {
		subjects,
		findings
	};
}
function tooDear(one) {
	const seconds = Number(leastRoundSeconds(one).toPrecision(2));
	return {
		severity: "warning",
		message: `${rowName(one)} needs about ${seconds} s a round, too long for at least ${6} rounds with all the others; it is left out.`,
		fix: "Raise `budget`, or leave it out with `benchmarks`."
	};
}
/**
* The benchmarks with what they cost, as many as the time allows; undefined when it is over before there is one. Adds
* to `findings`.
*/
async function calibrateAll(options, binaries, runner, findings) {
	const benchmarks = [];
	for (const one of binaries) {
		options.progress?.(`Finding and calibrating the benchmarks of ${one.label}`);
		const found = await calibrate(one, options.benchmarks, runner);
		benchmarks.push(...found.benchmarks);
		findings.push(...found.findings);
		if (!found.isComplete) return benchmarks.length > 0 ? benchmarks : void 0;
	}
	return benchmarks;
}
function whyNotMeasured(options, benchmarks, failed, { began, deadline, share }) {
	const budget = `${Number(((deadline - began) / 1e3).toFixed(1))} s`;
	if (benchmarks === void 0) return `The budget of ${budget} was spent before the benchmarks were calibrated; raise \`budget\` or choose fewer.`;
	if (benchmarks.length > 0) {
		const elapsed = (performance.now() - began) / 1e3;
		const needed = Math.ceil(elapsed + smallestBudget(benchmarks) / share);
		return `${count(benchmarks.length, "benchmark")} ${benchmarks.length === 1 ? "needs" : "need"} at least ${6} rounds, about ${needed} s; raise \`budget\` (${budget}) or choose fewer.`;
	}
	return failed ? "None of the benchmarks ran on both sides." : `No benchmark matches \`${options.benchmarks}\`.`;
}
/** Share of a run outside of the benchmark's timed part from which on it is worth a word. */
const VISIBLE_OVERHEAD = .1;
/** What is to be known of how they were measured. */
function measuringNotes(subjects) {
	return subjects.flatMap((one) => {
		const apart = one.apart();
		const share = one.untimedShare() ?? 0;
		const notes = apart === void 0 ? [] : [apart];
		if (!(share >= VISIBLE_OVERHEAD)) return notes;
		return [...notes, {
			severity: "note",
			message: `About ${Math.round(share * 100)} % of a run of ${one.name} is outside of its timed part (start-up, set-up, stopped timer), the same on both sides: its change is shown that much too small.`,
			fix: "Raise `budget` for longer runs, or make the set-up of the benchmark shorter."
		}];
	});
}

// src/compare/compare.ts
/**
* Runs benchmarks and the load test on both sides, interleaved, and says which side takes less CPU time. What
* cannot be measured is a finding, or `inconclusive` with its reason, not an error.
* @throws UsageError for flags or an expression that are none; ExpectedError for a binary that has no benchmarks where
* there is no load either; the signal's reason when aborted, with no process left.
*/
async function compareBinaries(options) {
	const findings = [];
	/** Why something is not measured; the first is the run's where nothing is. */
	const reasons = [];
	const built = await build(options, findings);
	if (built !== void 0 && "reason" in built) reasons.push(built);
	const began = performance.now();
	const deadline = began + options.budgetSeconds * 1e3;
	const load = await prepared(options, {
		began,
		deadline
	}, findings, reasons);
	const benchmarks = [];
	if (built !== void 0 && "binaries" in built && options.benchmarks !== void 0) {
		const window = {
			began,
			deadline,
			share: load === void 0 ? 1 : .5
		};
		const made = await benchmarkSubjects(options.benchmarks, built, window);
		findings.push(...made.findings);
		if ("reason" in made) reasons.push(made);
		else benchmarks.push(...made.subjects);
	}
	const subjects = [...load === void 0 ? [] : [load.subject], ...benchmarks];
	if (subjects.length === 0) return {
		comparison: notMeasured(reasons, began),
		findings
	};
	findings.push(...reasons.map(({ reason }) => ({
		severity: "note",
		message: reason
	})));
	const partial = (comparison) => {
		const report = load?.report();
		options.interrupted?.({
			comparison,
			...report && { load: report },
			findings
		});
	};
	const comparison = await measure(options, subjects, {
		began,
		deadline,
		partial
	}, findings);
	findings.push(...measuringNotes(benchmarks));
	await writeBenchmarkFiles(benchmarks, options.outputDirectory);
	findings.push(...load?.findings ?? []);
	const report = load?.report();
	return {
		comparison,
		...report && { load: report },
		findings
	};
}
/** Undefined where no benchmarks are wanted, or a side has none and there is a load test. */
async function build(options, findings) {
	if (options.benchmarks === void 0) return void 0;
	try {
		const built = await buildBenchmarks(options.benchmarks);
		findings.push(...built.findings);
		return built;
	} catch (error) {
		if (!(error instanceof NoTestBinary) || options.load === void 0) throw error;
		findings.push({
			severity: "note",
			message: `${error.message} Only the load test is measured.`
		});
		return;
	}
}
/** Part of the budget that two runs to warm up may take: where it is not enough, six rounds do not fit either. */
const WARMING = 1 / 5;
/** Undefined where there is no load test, it cannot be run, or takes too long for the budget; adds why. */
async function prepared({ load, budgetSeconds }, { began, deadline }, findings, reasons) {
	if (load === void 0) return void 0;
	let unfinished;
	const tooLong = new AbortController();
	const timer = setTimeout(() => tooLong.abort(new BudgetSpent()), (deadline - began) * WARMING);
	try {
		const test = await load(deadline, tooLong.signal);
		if (test.subject.quantities.length === 0) {
			const why = await test.run("baseline");
			if ("severity" in why) findings.push(why);
			reasons.push({
				reason: "The servers could not be measured under load.",
				identical: false
			});
			return;
		}
		if (2 * 6 * test.subject.secondsPerRun < (deadline - performance.now()) / 1e3) return test;
	} catch (error) {
		if (!(error instanceof BudgetSpent)) throw error;
		if (error instanceof LoadUnfinished) unfinished = error;
	} finally {
		clearTimeout(timer);
	}
	const reason = `The load takes too long to be run ${2 * 6} times, which an interval needs, within the budget of ${budgetSeconds} s; it is left out.${unfinished === void 0 ? "" : ` ${unfinished.message}`}`;
	const fix = unfinished?.fix ?? "Give `load` a fixed amount of work for some seconds, such as a number of requests, or raise `budget`.";
	findings.push({
		severity: "warning",
		message: reason,
		fix
	});
	reasons.push({
		reason: "The servers could not be measured under load.",
		identical: false
	});
}
function notMeasured(reasons, began) {
	const identical = reasons.length > 0 && reasons.every((one) => one.identical);
	const reason = reasons.map((one) => one.reason).join(" ");
	return identical ? sameBytes(reason) : inconclusive(reason, (performance.now() - began) / 1e3);
}
async function measure(options, subjects, { began, deadline, partial }, findings) {
	const secondsPerRun = subjects.map((one) => one.secondsPerRun);
	return judgement(options, await runRounds(subjects, {
		pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1e3),
		precision: options.precision,
		deadline,
		random: seededRandom(options.seed ?? randomInt(2 ** 32)),
		progress: options.progress,
		interrupted: (rounds) => partial(judgement(options, rounds, began, findings))
	}), began, findings);
}
/** What the rounds say; adds what else there is to say of them. */
function judgement(options, rounds, began, findings) {
	findings.push(...rounds.findings);
	const seconds = (performance.now() - began) / 1e3;
	if (rounds.measured.every(({ complete }) => !complete)) return inconclusive("Everything that was measured failed on the way.", seconds);
	if (rounds.completed < 6) return inconclusive(tooFewRounds(options, rounds, seconds), seconds);
	if (overallLogRatios(rounds.measured).length < 6) return inconclusive("Nothing of what was measured tells CPU time, which alone decides.", seconds);
	const { precision, equivalence } = options;
	const judged = judge(rounds, {
		precision,
		equivalence,
		seconds
	});
	findings.push(...judged.findings);
	return judged.comparison;
}
function tooFewRounds({ budgetSeconds }, { completed, ended }, seconds) {
	if (ended === "cancelled") return `The run was cancelled after ${completed} of at least ${6} rounds, which a 95 % interval needs.`;
	const spent = `The budget of ${budgetSeconds} s was spent after ${completed} of at least ${6} rounds, which a 95 % interval needs`;
	if (completed === 0) return `${spent}; raise \`budget\`.`;
	return `${spent}; raise \`budget\`, to about ${Math.ceil(seconds / completed * 6 * 1.2)} s.`;
}

export { compareBinaries };