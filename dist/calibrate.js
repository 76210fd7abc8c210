import { Dr as UsageError, lr as duration, ur as excerpt } from "./start.js";
import { i as lastLines } from "./go.js";
import { t as asSentence } from "./ended.js";
import { r as lastWords } from "./sentences.js";
import { a as runTogether, i as runMetered, r as printedBy, t as BudgetSpent } from "./meter.js";
import { a as sides, i as pairOf, r as otherSide } from "./subject.js";

// src/compare/bench-format.ts
const NAMED = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;
const NAMELESS = /^\s*(\d+)\t\s*(\S.* ns\/op.*)$/;
const NAME_BEGUN = /^(Benchmark\S*)\s*\t/;
/** The results in what a test binary printed, in their order. */
function parseResults(stdout) {
	const results = [];
	let begun;
	for (const line of stdout.split(/\r?\n/)) {
		const named = NAMED.exec(line);
		const nameless = named === null && begun !== void 0 ? NAMELESS.exec(line) : null;
		if (named !== null) {
			results.push(result(named[1] ?? "", named[2] ?? "", named[3] ?? ""));
			begun = void 0;
		} else if (nameless !== null && begun !== void 0) {
			results.push(result(begun, nameless[1] ?? "", nameless[2] ?? ""));
			begun = void 0;
		} else begun = NAME_BEGUN.exec(line)?.[1] ?? begun;
	}
	return results;
}
function result(name, iterations, metrics) {
	const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
	return {
		name,
		iterations: Number(iterations),
		...nanoseconds !== void 0 && { secondsPerOp: Number(nanoseconds) / 1e9 },
		metrics: metrics.trim().split(/\s*\t\s*/).join("	")
	};
}
/**
* Names, as given to `b.Run`, of the benchmarks that printed a result under `-test.v`, by their printed name.
* Verbose, `testing` prints the plain name when a benchmark starts; without that, `-8` at the end could be
* GOMAXPROCS or belong to the name.
*/
function plainNames(verboseStdout) {
	const names = /* @__PURE__ */ new Map();
	let started = "";
	for (const line of verboseStdout.split(/\r?\n/)) {
		if (/^Benchmark\S*$/.test(line)) started = line;
		const printed = NAMED.exec(line)?.[1];
		if (printed === void 0) continue;
		const suffix = printed.startsWith(started) ? printed.slice(started.length) : void 0;
		if (suffix !== void 0 && /^(-\d+)?$/.test(suffix)) names.set(printed, started);
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
* What was measured from outside, and what was allocated. Wall times are left out, and so is all that a
* benchmark reports of its own: the other side ran on the same CPU.
*/
function costLine(one, cpuSecondsPerOp, peakBytes) {
	return line(one, [
		`${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
		...peakBytes > 0 ? [`${peakBytes} peak-B`] : [],
		...metricsOf(one).filter((metric) => ALLOCATED.test(metric))
	]);
}
/** What a run that had the machine for itself printed, but for what `costLine` has; undefined where that is nothing. */
function printedLine(one) {
	const metrics = metricsOf(one).filter((metric) => !ALLOCATED.test(metric));
	return metrics.length === 0 ? void 0 : line(one, metrics);
}
function line({ name, iterations }, metrics) {
	return [
		name,
		String(iterations),
		...metrics
	].join("	");
}
function metricsOf({ metrics }) {
	return metrics === "" ? [] : metrics.split("	");
}
/** The value that was printed for this unit, such as `allocs/op`. */
function metricOf(one, unit) {
	const printed = metricsOf(one).find((metric) => metric.endsWith(` ${unit}`));
	return printed === void 0 ? void 0 : Number(printed.slice(0, -unit.length - 1));
}

// src/compare/bench-pattern.ts
/**
* The alternatives of an expression as `testing` understands it: `|` parts alternatives and `/` the levels of
* sub-benchmarks, unless within brackets or parentheses. Source: testing/match.go of Go, which no flag exposes.
*/
function alternatives(expression) {
	const all = [[""]];
	let brackets = 0;
	let parentheses = 0;
	for (const [token] of expression.matchAll(/\\[\s\S]?|[\s\S]/g)) {
		const isNested = brackets > 0 || parentheses > 0;
		if (token === "|" && !isNested) {
			all.push([""]);
			continue;
		}
		const levels = all[all.length - 1];
		if (token === "/" && !isNested) {
			levels.push("");
			continue;
		}
		if (token === "[") brackets++;
		else if (token === "]") brackets = Math.max(0, brackets - 1);
		else if (brackets === 0 && token === "(") parentheses++;
		else if (brackets === 0 && token === ")") parentheses--;
		levels[levels.length - 1] += token;
	}
	return all;
}
/** The `-test.bench` pattern that selects of one top-level benchmark what these alternatives, which match it, do. */
function patternWithin(name, matching) {
	const each = matching.map(([, ...below]) => [exactPattern(name), ...below].join("/"));
	return [...new Set(each)].join("|");
}
/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
function exactPattern(plainName) {
	return plainName.split("/").map((element) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`).join("/");
}

// src/compare/test-run.ts
/**
* Runs the test binary of a side, for at most `seconds`.
* @throws BudgetSpent when the runner's deadline comes before that; else as `runMetered`.
*/
async function runTests(binaries, side, args, runner, seconds) {
	return await within(runner, seconds, (deadline) => runMetered(runner.meter, [binaries[side], ...args], {
		cwd: binaries.directory,
		...runner,
		deadline
	})) ?? {
		cutOffSeconds: seconds,
		...await printedBy(runner.meter)
	};
}
/** Runs the test binaries of both sides at the same time on one CPU. @throws as `runTests`. */
async function runTestsTogether(binaries, first, args, runner, seconds) {
	const second = otherSide(first);
	const [one, other] = await within(runner, seconds, (deadline) => runTogether(runner.meter, [[binaries[first], ...args], [binaries[second], ...args]], {
		cwd: binaries.directory,
		...runner,
		deadline
	})) ?? [{
		cutOffSeconds: seconds,
		...await printedBy(runner.meter, 0)
	}, {
		cutOffSeconds: seconds,
		...await printedBy(runner.meter, 1)
	}];
	return sides(first, one, other);
}
/** @returns undefined when the `seconds` were over. @throws BudgetSpent when the runner's deadline came before that. */
async function within(runner, seconds, run) {
	const deadline = performance.now() + seconds * 1e3;
	try {
		return await run(Math.min(deadline, runner.deadline));
	} catch (error) {
		if (!(error instanceof BudgetSpent) || deadline >= runner.deadline) throw error;
		return;
	}
}
/** @returns a finding when it failed, took longer than `seconds`, printed no result or did not run that often. */
async function runBenchmark(selected, side, iterations, runner, seconds = Number.POSITIVE_INFINITY) {
	const args = benchmarkArguments(selected.pattern, iterations);
	return judged(selected, side, iterations, await runTests(selected.binaries, side, args, runner, seconds));
}
/** Both sides at the same time on one CPU; else as `runBenchmark`. */
async function runBenchmarkTogether(selected, first, iterations, runner, seconds) {
	const args = benchmarkArguments(selected.pattern, iterations);
	const runs = await runTestsTogether(selected.binaries, first, args, runner, seconds);
	return pairOf(first, async (side) => judged(selected, side, iterations, runs[side]));
}
function judged({ binaries, printedName }, side, iterations, run) {
	const result = parseResults(run.stdout).find((one) => one.name === printedName);
	if (!("cutOffSeconds" in run) && run.exitCode === 0 && run.cpuSeconds > 0 && result?.iterations === iterations) return {
		...run,
		result
	};
	return leftOut(`${binaries.label}.${printedName}`, side, run, result && {
		...result,
		wanted: iterations
	});
}
function benchmarkArguments(pattern, iterations) {
	return [
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${iterations}x`,
		"-test.benchmem"
	];
}
/** @param name what is left out: a benchmark, or `The benchmarks of …`. */
function leftOut(name, side, run, ran) {
	const said = lastWords(`${run.stdout}${run.stderr}`);
	return {
		severity: "warning",
		message: `${name} ${whatHappened(run, ran)} on the ${side} and is left out. ${said}`,
		fix: "cutOffSeconds" in run ? "Make it shorter, raise `budget`, or leave it out with `benchmarks`." : "Make it pass under `go test -bench`, or leave it out with `benchmarks`."
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

// src/compare/find-benchmarks.ts
/**
* The top-level benchmarks that the expression selects, in the order of the binary; a finding when the binary does
* not even list them. @throws UsageError when the expression is none; as `runTests`.
*/
async function listBenchmarks(binaries, expression, runner, seconds) {
	const all = await listed(binaries, ".", runner, seconds);
	if ("severity" in all) return all;
	const selecting = new Map(all.map((name) => [name, []]));
	for (const alternative of alternatives(expression)) {
		const [top = ""] = alternative;
		const names = top === "." ? all : await listed(binaries, top || ".*", runner, seconds, expression);
		if ("severity" in names) return names;
		for (const name of names) selecting.get(name)?.push([...alternative]);
	}
	return [...selecting].flatMap(([name, matching]) => matching.length === 0 ? [] : [{
		name,
		pattern: patternWithin(name, matching)
	}]);
}
/** Go's regular expressions are not JavaScript's: the binary itself tells which names match. */
async function listed(binaries, top, runner, seconds, expression = top) {
	const run = await runTests(binaries, "baseline", [`-test.list=${top}`], runner, seconds);
	checkExpression(run, expression);
	if ("cutOffSeconds" in run || run.exitCode !== 0) return leftOut(`Listing the benchmarks of ${binaries.label}`, "baseline", run);
	return run.stdout.split(/\r?\n/).filter((line) => /^Benchmark\S*$/.test(line));
}
function checkExpression(run, expression) {
	if (!/^testing: invalid regexp/m.test(run.stderr)) return;
	throw new UsageError(`benchmarks: \`${expression}\` is not a regular expression: ${asSentence(lastLines(run.stderr, 1))}`, { fix: "Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`." });
}
/** Runs a top-level benchmark once, to see which results it prints: each is a benchmark of its own. */
async function discover(binaries, { name, pattern }, runner, seconds) {
	const args = ["-test.v", ...benchmarkArguments(pattern, 1)];
	const run = await runTests(binaries, "baseline", args, runner, seconds);
	checkExpression(run, pattern);
	const names = plainNames(run.stdout);
	const leaves = /* @__PURE__ */ new Map();
	for (const { name: printedName } of parseResults(run.stdout)) {
		const plain = names.get(printedName);
		if (plain !== void 0) leaves.set(plain, {
			binaries,
			printedName,
			pattern: exactPattern(plain)
		});
	}
	const found = [...leaves.values()];
	const label = `${binaries.label}.${"cutOffSeconds" in run ? lastBegun(run.stdout, name) : name}`;
	if ("cutOffSeconds" in run || run.exitCode !== 0) return {
		leaves: found,
		findings: [leftOut(label, "baseline", run)]
	};
	if (leaves.size > 0) return {
		leaves: found,
		findings: []
	};
	const skipped = skipNote(label, run.stdout);
	if (skipped !== void 0) return {
		leaves: [],
		findings: [skipped]
	};
	if (pattern !== exactPattern(name)) return {
		leaves: [],
		findings: []
	};
	return {
		leaves: [],
		findings: [leftOut(label, "baseline", run)]
	};
}
/** Verbose, `testing` prints a name when the benchmark begins. */
function lastBegun(stdout, otherwise) {
	return stdout.match(/^Benchmark\S*(?=\s*$)/gm)?.at(-1) ?? otherwise;
}
function skipNote(label, stdout) {
	const skip = /(?:^(?<reason>[ \t]+\S.*)\r?\n)?^[ \t]*--- SKIP: /m.exec(stdout);
	if (skip === null) return void 0;
	const reason = skip.groups?.["reason"];
	return {
		severity: "note",
		message: `${label} skips itself and is left out${reason === void 0 ? "." : `: ${asSentence(excerpt(reason, 200))}`}`
	};
}

// src/compare/plan.ts
/**
* CPU seconds of work per run, best first. Measured under load (docs/measuring.md), many pairs of a tenth of a second
* tell more than fewer long ones, between which the machine changes; in shorter ones, starting the process becomes a
* visible part of what is measured.
*/
const RUN_SECONDS = [.1, .05];
/** Rounds at the beginning in which each benchmark also runs alone on either side, for its wall time; */
const ROUNDS_ALONE = 6;
/** later, each so many rounds: wall time does not decide. */
const ROUNDS_BETWEEN = 5;
/** Whether a benchmark also runs alone in this round, counted from 0, for the wall time of an operation. */
function runsAlone(round) {
	return round < ROUNDS_ALONE || round % ROUNDS_BETWEEN === 0;
}
/** Part of the time that is planned for; a busy machine may need the rest. */
const PLANNED = .85;
/** What `-test.benchtime=Nx` takes at most. */
const MOST_ITERATIONS = 1e9;
/**
* Operations per run for each benchmark, so that enough rounds fit into `budgetSeconds`; undefined when not even the
* fewest rounds do.
*/
function planIterations(costs, budgetSeconds) {
	const seconds = RUN_SECONDS.find((one) => 6 * roundSeconds(costs, one) <= budgetSeconds * PLANNED);
	return seconds === void 0 ? void 0 : costs.map((cost) => iterationsFor(cost, seconds));
}
/**
* As `planIterations`; where not all fit, the dearest are left out until the others do: undefined at their place.
* All are undefined when not even the cheapest alone fits.
*/
function planWhatFits(costs, budgetSeconds) {
	const least = costs.map(leastRoundSeconds);
	const cheapestFirst = [...costs.keys()].sort((a, b) => least[a] - least[b]);
	while (cheapestFirst.length > 0) {
		const iterations = planIterations(cheapestFirst.map((at) => costs[at]), budgetSeconds);
		if (iterations !== void 0) {
			const byPlace = new Map(cheapestFirst.map((at, order) => [at, iterations[order]]));
			return costs.map((_, at) => byPlace.get(at));
		}
		cheapestFirst.pop();
	}
	return costs.map(() => void 0);
}
/** Wall time that the runs of a benchmark in one of the first rounds take at least. */
function leastRoundSeconds(cost) {
	return roundSeconds([cost], shortest());
}
/** The smallest budget, in seconds, that has a plan. */
function smallestBudget(costs) {
	return 6 * roundSeconds(costs, shortest()) / PLANNED;
}
function shortest() {
	return Math.min(...RUN_SECONDS);
}
/** Wall time of a run of so many operations. */
function runSeconds(cost, iterations) {
	return cost.overheadSeconds + iterations * cost.secondsPerOp;
}
/** Of the first rounds: both sides together, and each alone. */
function roundSeconds(costs, seconds) {
	return costs.reduce((sum, cost) => sum + 4 * runSeconds(cost, iterationsFor(cost, seconds)), 0);
}
/** How much longer than its CPU time a run may take: benchmarks that wait would take all the time else. */
const MOST_WAITING = 2;
function iterationsFor({ secondsPerOp, cpuSecondsPerOp }, seconds) {
	const perOp = Math.max(cpuSecondsPerOp, secondsPerOp / MOST_WAITING);
	return Math.min(MOST_ITERATIONS, Math.max(1, Math.round(seconds / perOp)));
}
/** More pairs of one subject in a round than that say little more of it. */
const MOST_PAIRS = 24;
/** Rounds that a budget should have room for before pairs are repeated within a round. */
const ROUNDS_WANTED = 15;
/**
* How many pairs of each subject a round has: one of the longest, and of the others so many that all of these
* together take as long as that one, as long as enough rounds fit into the budget. A server under load takes many
* seconds a run, and a benchmark next to it, run once a round, would be measured far worse in no less time.
* @param secondsPerRun of each subject, on one side.
*/
function pairsPerRound(secondsPerRun, budgetSeconds) {
	const longest = Math.max(...secondsPerRun);
	if (longest === 0) return secondsPerRun.map(() => 1);
	const others = Math.max(1, secondsPerRun.length - 1);
	const wanted = secondsPerRun.map((seconds) => Math.min(MOST_PAIRS, Math.max(1, Math.floor(longest / others / seconds))));
	const once = total(secondsPerRun, () => 1);
	const spare = budgetSeconds * PLANNED / ROUNDS_WANTED / 2 - once;
	const extra = total(secondsPerRun, (at) => wanted[at] - 1);
	const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, spare / extra));
	return wanted.map((pairs) => 1 + Math.floor((pairs - 1) * share));
}
function total(secondsPerRun, pairs) {
	return secondsPerRun.reduce((sum, seconds, at) => sum + seconds * pairs(at), 0);
}

// src/compare/calibrate.ts
/** A calibrated run does at least this much work, in seconds of CPU time; enough to see past timer and start-up noise. */
const CALIBRATED = .1;
const MOST_GROWTH = 100;
/** The first run of more than one operation takes about as long, at most: in seconds. */
const FIRST_STEP = .5;
/** After so many seconds without that much CPU time, a benchmark waits, unless the machine made it wait. */
const WAITED = 1;
/** Nor is a run repeated that took longer: no machine is that busy for so long. */
const REPEATED = 5;
/** Part of the time left that running all of a top-level benchmark once may take. */
const DISCOVERING = 1 / 4;
/** Part of the time left that one run may take: beyond it, the fewest rounds do not fit. */
const RUNNING = 1 / 6;
/** In seconds, whatever the budget: on a busy machine, a run of a tenth of that takes as long. */
const SHORTEST_LIMIT = 3;
/**
* Finds the benchmarks that the user's expression selects and how long an operation of each takes, on the
* baseline, and checks that the candidate runs them too. What fails or does not end on a side is left out with a
* finding, and so is what the time is too short for. @throws UsageError when the expression is none.
*/
async function calibrate(binaries, expression, runner) {
	const benchmarks = [];
	const findings = [];
	let current = `Listing the benchmarks of ${binaries.label}`;
	try {
		const names = await listBenchmarks(binaries, expression, runner, limit(runner, DISCOVERING));
		if ("severity" in names) return {
			benchmarks,
			findings: [names],
			isComplete: true
		};
		for (const top of names) {
			current = `${binaries.label}.${top.name}`;
			const found = await discover(binaries, top, runner, limit(runner, DISCOVERING));
			findings.push(...found.findings);
			for (const leaf of found.leaves) {
				current = `${binaries.label}.${leaf.printedName}`;
				const made = await calibrateOne(leaf, runner, limit(runner, RUNNING));
				if ("severity" in made) findings.push(made);
				else benchmarks.push(made);
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
function limit({ deadline }, part) {
	return Math.max(SHORTEST_LIMIT, (deadline - performance.now()) / 1e3 * part);
}
/** @param seconds that one run may take. */
async function calibrateOne(leaf, runner, seconds) {
	const run = (iterations) => runBenchmark(leaf, "baseline", iterations, runner, seconds);
	const other = await runBenchmark(leaf, "candidate", 1, runner, seconds);
	if ("severity" in other) return other;
	const once = await run(1);
	if ("severity" in once) return once;
	let iterations = Math.min(grown(1, timedSeconds(once)), Math.max(2, Math.ceil(FIRST_STEP / once.cpuSeconds)));
	let previous = once;
	for (;;) {
		let last = await run(iterations);
		if ("severity" in last) return last;
		if (isWaiting(last, previous) && last.wallSeconds < REPEATED) {
			const again = await run(iterations);
			if ("severity" in again) return again;
			if (again.wallSeconds < last.wallSeconds) last = again;
		}
		if (isCalibrated(last, previous) || isWaiting(last, previous)) return dominated(leaf, last, startUp(once, last, previous)) ?? {
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
	return Math.max(0, (run.cpuSeconds - before.cpuSeconds) / (run.result.iterations - before.result.iterations));
}
/**
* Enough CPU time went into operations. The first run is of one operation, and with set-up done once; all others
* do it twice: only between two others is that no part of the difference.
*/
function isCalibrated(run, before) {
	const { iterations } = run.result;
	if (iterations >= 1e9) return true;
	const perOp = cpuPerOp(run, before);
	const isBelieved = before.result.iterations > 1 || perOp < 3 * timedSeconds(run);
	return iterations * perOp >= CALIBRATED && isBelieved;
}
function isWaiting(run, before) {
	return !isCalibrated(run, before) && run.result.iterations * timedSeconds(run) >= WAITED;
}
/** What a benchmark does while its timer is stopped costs time, too: what counts here is how long runs take. */
function costOf(run, before) {
	const { iterations } = run.result;
	const taken = (run.wallSeconds - before.wallSeconds) / (iterations - before.result.iterations);
	const secondsPerOp = Math.max(timedSeconds(run), taken, Number.MIN_VALUE);
	return {
		secondsPerOp,
		cpuSecondsPerOp: cpuPerOp(run, before),
		overheadSeconds: Math.max(0, run.wallSeconds - iterations * secondsPerOp)
	};
}
/** Iterations for the next run: a little more than asked for, so that it is mostly the last one. */
function grown(iterations, secondsPerOp) {
	const wanted = Math.min(Math.ceil(1.5 * CALIBRATED / secondsPerOp), iterations * MOST_GROWTH);
	return Math.min(MOST_ITERATIONS, Math.max(2 * iterations, wanted));
}
/** Share of the CPU time of `run` that went into starting the process. */
function startUp(once, run, before) {
	return (once.cpuSeconds - cpuPerOp(run, before)) / run.cpuSeconds;
}
/** At least so much; what a busy machine makes the process wait for before it starts is not counted. */
function untimedShare(run) {
	if (run.result.secondsPerOp === void 0) return NaN;
	return 1 - (run.result.iterations + 1) * timedSeconds(run) / Math.min(run.wallSeconds, run.cpuSeconds);
}
/** Share of a run from which on its CPU time says more of something else than of the benchmark. */
const MOSTLY = .5;
/** Less than a cycle of any processor, in seconds. */
const NO_TIME = 1e-10;
function dominated({ binaries, printedName }, run, startUpShare) {
	const name = `${binaries.label}.${printedName}`;
	if (run.result.iterations >= 1e9 && timedSeconds(run) < NO_TIME) return {
		severity: "warning",
		message: `${name} does not loop over b.N, so its time per operation says nothing; it is left out.`,
		fix: "Put what is to be measured into `for b.Loop() { … }`."
	};
	const untimed = untimedShare(run);
	if (untimed > MOSTLY) return {
		severity: "warning",
		message: `About ${Math.round(untimed * 100)} % of a run of ${name} is outside of its timed part (start-up, set-up, stopped timer): its CPU time would be that of its set-up; it is left out.`,
		fix: "Make its set-up shorter, or each operation longer."
	};
	if (startUpShare > MOSTLY) return {
		severity: "warning",
		message: `About ${Math.round(startUpShare * 100)} % of the CPU time of a run of ${name} is the start of the process: it mostly waits; it is left out.`,
		fix: "Let it do more work in each operation, or leave it out with `benchmarks`."
	};
}

export { printedLine as _, leastRoundSeconds as a, runSeconds as c, runBenchmark as d, runBenchmarkTogether as f, parseResults as g, metricOf as h, MOST_ITERATIONS as i, runsAlone as l, costLine as m, timedSeconds as n, pairsPerRound as o, configurationLines as p, untimedShare as r, planWhatFits as s, calibrate as t, smallestBudget as u };