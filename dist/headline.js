import { C as ownName, E as splitSymbol, O as withoutTypeArguments, p as closureOwner, v as isInterruption } from "./names.js";
import { c as note, f as warning } from "./errors.js";
import { A as groupBy, D as compareText, E as changeWithInterval, I as totalOf, M as seededRandom, N as share, O as count, P as shuffled, s as UNPRINTABLE, v as someOf, w as capitalized } from "./start.js";
import { c as uncapitalized, f as quantityOf, i as seconds } from "./format.js";
import { c as walshAverage, i as median, l as walshCount, n as intervalRank, o as signedRankTest, r as mean, s as sorted, t as hodgesLehmann } from "./samples.js";
import { t as SIDES } from "./binaries.js";
import { n as PUBLISHING_KINDS } from "./publisher2.js";

// src/compare/workload/contenders.ts
/** Returns the words for a contender in a message. A contender without words has its name, such as `candidate`. */
function wordsForContender(name, words = {}) {
	return words[name] ?? name;
}
/** The difference that decides the verdict of a comparison. */
const BASELINE_TO_CANDIDATE = {
	from: "baseline",
	to: "candidate"
};
/** Lists the names of the contenders, the two sides first. */
function contenderNames(contenders) {
	return [...SIDES, ...Object.keys(contenders).filter((name) => !SIDES.includes(name))];
}
/** Applies a function to the value of each contender. */
function mapContenders(contenders, make) {
	const names = contenderNames(contenders);
	return byContender(names, names.map((name) => make(contenders[name], name)));
}
/**
* Assigns results to their contenders.
* @param order the names of the contenders, in the order of the results. The names must include both sides.
*/
function byContender(order, results) {
	return Object.fromEntries(order.map((name, at) => [name, results[at]]));
}

// src/compare/workload/workload.ts
/**
* A workload is something that a program does again and again so that its speed can be measured. There are three kinds of workloads: a Go
* benchmark (benchmarks.ts), a server under load (load.ts), and a program that runs to its end. load.ts also measures a program that runs
* to its end, like a load of one run. All kinds of workloads have the same interface: `runSet` runs the workload once on each contender and
* returns the values of each run, such as its CPU time.
*
*     await workload.runSet(['candidate', 'baseline'])
*     // { baseline: Map { 'cpu-sec/op' => 0.00100 }, candidate: Map { 'cpu-sec/op' => 0.00097 } }
*
* A workload decides how long a run is, what is prepared before a run, and whether all contenders can run at the same time. The experiment
* (experiment/rounds.ts) decides how often the workload is repeated. Each kind of workload begins with a trial, which shows how long its
* runs take and how much they vary, and plans its runs from this trial.
*
* - benchmarks.ts plans the iterations of each benchmark. calibrate.ts finds the benchmarks and measures the cost of one operation.
*   test-binaries.ts builds the test binary of each package for each contender.
* - load.ts plans the slices of a load test. slices.ts loads one server for one slice. serve.ts starts the server and the load command.
*   load-tools.ts reads what the load tools print. load-settings.ts and program-as-service.ts read the settings.
* - order.ts links all contenders with a new order of functions; processes.ts pins processes to CPUs and copies binaries.
* - contenders.ts defines the contenders, which are the builds that are compared.
*/
/**
* The number of rounds that a verdict needs. A 95 % interval needs six differences, and each round gives one difference.
*/
const FEWEST_ROUNDS = 6;
/** Thrown when the time for measuring is over. The results of complete rounds are kept. */
var BudgetSpent = class extends Error {};
/** Calls `run` for each contender, one after the other. @returns all results, or the first finding. */
async function inTurns(order, run) {
	const results = [];
	for (const contender of order) {
		const result = await run(contender);
		if (isFinding(result)) return result;
		results.push(result);
	}
	return byContender(order, results);
}
/** Checks whether a function returned a finding instead of its result. */
function isFinding(value) {
	return typeof value === "object" && value !== null && "severity" in value;
}
/** Returns the warning that the budget is too short for these workloads. */
function noRoomFor(names) {
	const message = `The budget is too short for at least ${FEWEST_ROUNDS} rounds of all workloads, so these workloads are left out: ${someOf(names)}.`;
	return warning(message, "Raise `budget`, or choose fewer benchmarks with `benchmarks`.");
}
/** Returns the name of a load in rows and messages: `load`, or `held-out load`. */
function nameOfLoad({ isHeldOut }) {
	return isHeldOut ? "held-out load" : "load";
}
/**
* Returns the warning that a held-out workload is not measured. The verdict of the comparison stays the same, because other workloads
* decide it.
* @param which `load` or `benchmarks`. @param reason the reason as a sentence.
*/
function heldOutNotMeasured(which, reason) {
	const message = `The held-out ${which} ${which === "load" ? "is" : "are"} not measured. ${reason}`;
	return warning(message, "Change or remove `held-out`. The verdict does not change, because it is about the other workloads.");
}
/** The share of the available time for which runs are planned. The remaining time is a reserve for a busy machine. */
const PLANNED = .85;

// src/compare/stats/stopping.ts
/** The maximum probability that the second rule finds a difference between two equal sides by chance. */
const RESERVE = .005;
/**
* The confidence of the interval that the run reports at the end. The confidence leaves room for RESERVE: a run is wrong in at most 5 % of
* cases, by its interval or by an early stop.
*/
const CONFIDENCE = .955;
/**
* The minimum number of differences with which a rule may stop the measuring. With fewer differences, the width of the interval is too
* uncertain.
*/
const FEWEST_TO_STOP = 16;
/**
* `DRAWN` is the number of times that the differences get random signs. At least `NARROW` of the `DRAWN` intervals must be narrow enough.
*/
const DRAWN = 40;
const SEED = 20;
/**
* Returns the interval at the end of measuring, with the confidence `CONFIDENCE`.
* @throws RangeError for fewer than FEWEST_DIFFERENCES differences.
*/
function locate(differences) {
	return hodgesLehmann(differences, CONFIDENCE);
}
/**
* Finds which of several series are proven to differ from a limit. The probability of at least one error among all series is as small as
* for a single test. To keep the probability of an error small, Holm's procedure tests the most significant of k series at the level α/k,
* the next series at α/(k − 1), and so on. The procedure ends at the first series that is not proven (Holm, "A Simple Sequentially
* Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2), 1979).
*/
function holm(series, limit = 0) {
	const tests = series.map((differences) => differences.map((one) => one - limit)).map(signedRankTest);
	const judged = [];
	let left = series.length;
	let isOpen = true;
	for (const at of [...series.keys()].sort((a, b) => tests[a] - tests[b])) {
		const level = .04500000000000004 / left;
		const isProven = isOpen && tests[at] <= level;
		const differences = series[at];
		judged[at] = {
			isProven,
			location: intervalRank(differences.length, 1 - level) > 0 ? hodgesLehmann(differences, 1 - level) : void 0
		};
		if (isProven) left--;
		else isOpen = false;
	}
	return judged;
}
/**
* True if the interval of the differences is narrow enough, which means ± `halfWidth`. With further rounds, the interval becomes wider
* again in about one of ten cases.
*/
function isNarrowEnough(differences, halfWidth) {
	if (differences.length < 16) return false;
	if (isNarrowBySizes(differences, halfWidth)) return true;
	if (signedRankTest(differences) > spentAt(differences.length)) return false;
	return intervalHalfWidth(differences) <= halfWidth;
}
/** Returns the level of the test at the nth difference. The levels of all n from FEWEST_TO_STOP on have the sum RESERVE. */
function spentAt(n) {
	return RESERVE * 16 / (n * (n + 1));
}
/**
* True if the absolute sizes of the differences show that the interval is narrow enough. Two conditions must be true: the expected width of
* the interval is small enough, and nearly all widths with random signs are small enough. The expected width alone is not enough to show
* that the interval is narrow. For example, if all differences have nearly the same size, a few different signs can make the interval much
* wider.
*/
function isNarrowBySizes(differences, halfWidth) {
	if (halfWidthBySizes(differences) > halfWidth) return false;
	let wide = 0;
	for (const signed of drawnSigns(differences)) if (intervalHalfWidth(signed) > halfWidth && ++wide > 4) return false;
	return true;
}
/**
* Returns the differences with random signs. The random signs are the same at each look, because new signs would give each look a new
* chance to stop.
*/
function drawnSigns(differences) {
	const random = seededRandom(SEED);
	const drawn = Array.from({ length: DRAWN }, () => []);
	for (const one of differences) for (const signed of drawn) signed.push(random() < .5 ? Math.abs(one) : -Math.abs(one));
	return drawn;
}
/** Returns half the width of the interval that `locate` returns. */
function intervalHalfWidth(differences) {
	const values = sorted(differences);
	const fromEnd = intervalRank(values.length, CONFIDENCE);
	return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}
/**
* Returns the expected half width of the interval if the centre is zero, computed from the absolute sizes of the differences. The result is
* the half width for the symmetric sample, which contains each difference with both signs. The symmetric sample has four times as many
* Walsh averages, but they are distributed in the same way. Therefore the interval ends at the same fraction of the averages in both
* samples.
*/
function halfWidthBySizes(differences) {
	const n = differences.length;
	const symmetric = sorted(differences.flatMap((one) => [one, -one]));
	const fraction = (intervalRank(n, CONFIDENCE) - .5) / (n * (n + 1) / 2);
	const all = n * (2 * n + 1);
	const rank = Math.max(1, Math.round(fraction * (all - n)));
	return walshAverage(symmetric, all + 1 - rank);
}

// src/compare/experiment/rounds.ts
/** Divides workloads into a group that decides the verdict and a group that is held out from the verdict. */
function groupsOf(all) {
	return {
		deciding: all.filter(({ workload }) => !workload.isHeldOut),
		heldOut: all.filter(({ workload }) => workload.isHeldOut)
	};
}
/** Returns the same rounds with another contender as the candidate, so that this contender can be judged like the candidate. */
function withCandidate(rounds, contender) {
	const measured = rounds.measured.map((workload) => ({
		...workload,
		rounds: workload.rounds.map((sets) => sets.map((set) => ({
			...set,
			candidate: set[contender] ?? set.candidate
		})))
	}));
	return {
		...rounds,
		measured
	};
}
/** The minimum time between two lines of progress, in milliseconds, because short rounds would print hundreds of lines. */
const PROGRESS_MS = 1e4;
/**
* Runs rounds of all workloads until the interval of each group is narrow enough or the time is too short for another round. If a workload
* fails, it is left out of the later rounds. Measuring ends if all workloads that decide the verdict have failed.
* @throws any error of `runSet` or `before`. A BudgetSpent or a cancellation is not thrown and only ends the measuring.
*/
async function runRounds(workloads, options) {
	const { deadline, latest = deadline, precision, before, differences = [BASELINE_TO_CANDIDATE] } = options;
	const findings = [];
	const all = workloads.map((workload, at) => {
		return {
			workload,
			sets: options.sets[at] ?? 1,
			seconds: 0,
			ran: 0,
			lastSeconds: 0,
			rounds: [],
			complete: true
		};
	});
	let reported = Number.NEGATIVE_INFINITY;
	let begun = 0;
	let completed = 0;
	let preparing = 0;
	let ended = "budget";
	while (isAnyComplete(groupsOf(all).deciding)) {
		const now = performance.now();
		const end = completed < FEWEST_ROUNDS ? latest : deadline;
		const missing = FEWEST_ROUNDS - completed;
		if (missing > 0) findings.push(...leaveOut(all, missing, (end - now) / 1e3 - missing * preparing));
		if (now + 900 * all.reduce((sum, running) => sum + secondsOfRound(running), preparing) >= end) break;
		if (now - reported >= PROGRESS_MS) {
			options.progress?.(progressLine(all, completed));
			reported = now;
		}
		try {
			await before?.(++begun);
			preparing = (performance.now() - now) / 1e3;
			if (!await runRound(all, options, findings)) continue;
		} catch (error) {
			if (options.signal?.aborted) ended = "cancelled";
			else if (!(error instanceof BudgetSpent)) throw error;
			break;
		}
		completed++;
		if (arePreciseEnough(all, differences, precision)) {
			ended = "precision";
			break;
		}
	}
	return {
		measured: all,
		completed,
		ended,
		findings
	};
}
function isAnyComplete(group) {
	return group.some(({ complete }) => complete);
}
/**
* True if the intervals of each group are narrow enough. Users want to read the held-out figure next to the verdict. Therefore measuring
* also waits for a narrow interval of the held-out group. The budget limits the wait for the held-out group. Measuring does not wait for
* the held-out group if all of its workloads failed.
*
* Waiting does not make a verdict less reliable: each verdict is wrong in at most 5 % of runs. Each group is judged by the rule of
* stopping.ts on its own rounds. If measuring waits for the held-out group, the deciding group only gets more rounds. The wait depends only
* on the width of an interval and not on which contender is faster, so the wait favours no contender.
*/
function arePreciseEnough(all, differences, precision) {
	const { deciding, heldOut } = groupsOf(all);
	const isPrecise = (group) => differences.every((one) => isNarrowEnough(overallLogRatios(group, one), Math.log1p(precision)));
	return isPrecise(deciding) && (!isAnyComplete(heldOut) || isPrecise(heldOut));
}
function progressLine(all, completed) {
	const running = all.filter(({ complete }) => complete);
	const more = running.length > 1 ? ` and ${running.length - 1} more` : "";
	return `Measuring: round ${completed + 1}, ${running[0]?.workload.name}${more}`;
}
/** Runs one round. @returns true if at least one workload completed the round. */
async function runRound(all, { random, contenders = SIDES }, findings) {
	const sets = /* @__PURE__ */ new Map();
	const times = /* @__PURE__ */ new Map();
	const order = all.flatMap((running) => running.complete ? Array.from({ length: running.sets }, () => running) : []);
	for (const running of shuffled(order, random)) {
		if (!running.complete) continue;
		const began = performance.now();
		const set = await running.workload.runSet(shuffled(contenders, random));
		const seconds = (performance.now() - began) / 1e3;
		times.set(running, [...times.get(running) ?? [], seconds]);
		running.seconds += seconds;
		running.ran++;
		const failed = isFinding(set) ? set : missingQuantity(running.workload, set);
		if (failed !== void 0) {
			running.complete = false;
			findings.push(failed);
		} else sets.set(running, [...sets.get(running) ?? [], set]);
	}
	const ran = [...sets].filter(([running]) => running.complete);
	for (const [running, made] of ran) {
		running.lastSeconds = mean(times.get(running) ?? []);
		running.rounds.push(made);
	}
	return ran.length > 0;
}
/** Returns a warning if a set lacks the quantity that decides the verdict, because the verdict needs this quantity in every round. */
function missingQuantity({ name, quantities }, set) {
	const quantity = quantities.find(({ decisive }) => decisive);
	if (quantity === void 0) return void 0;
	const hasRatio = (to) => Number.isFinite(meanLogRatio([set], quantity, {
		from: "baseline",
		to
	}));
	if (Object.keys(set).every(hasRatio)) return void 0;
	const message = `${name} is left out, because one run of ${name} reported no ${quantity.unit}.`;
	return warning(message, "Let every run do the same work and print its result in full.");
}
/**
* Makes the missing rounds fit into the time that is left. To save time, each workload runs only one set per round from now on. If one set
* per round still takes too long, some workloads are left out. Held-out workloads are left out first. The function leaves out the shortest
* workload that frees enough time, or the longest workload if no workload alone frees enough time. Rounds are missing if the plan was too
* optimistic or the machine became busier. The choice of the workloads does not depend on which side is faster.
* @param missing the number of rounds that the interval still needs.
* @param left the seconds that are left for these rounds.
*/
function leaveOut(all, missing, left) {
	const running = all.filter(({ complete }) => complete).sort((a, b) => secondsOfRound(a) - secondsOfRound(b));
	const over = () => totalOf(running, secondsOfRound) - left / missing;
	if (over() > 0) for (const workload of running) workload.sets = 1;
	const removed = [];
	while (running.length > 1 && over() > 0) {
		const { heldOut } = groupsOf(running);
		const removable = heldOut.length > 0 ? heldOut : running;
		const next = removable.find((one) => secondsOfRound(one) >= over()) ?? removable.at(-1);
		removed.push(...running.splice(running.indexOf(next), 1));
	}
	if (removed.length === 0) return [];
	for (const workload of removed) workload.complete = false;
	return [noRoomFor(removed.map(({ workload }) => workload.name))];
}
/**
* Returns the seconds that a workload takes in a round, estimated from its earlier sets; 0 before its first set. If the last round was slower
* than the average, the estimate is the time of the last round, because a machine that has become busy often stays busy. With the average,
* too few workloads would be left out, and the last of the rounds that a verdict needs would not fit into the time.
*/
function secondsOfRound({ complete, sets, seconds, ran, lastSeconds }) {
	return complete && ran > 0 ? sets * Math.max(seconds / ran, lastSeconds) : 0;
}
/** Returns the mean of ln(to / from) over the sets of each round; NaN for a round without this quantity. */
function logRatios({ rounds }, quantity, between = BASELINE_TO_CANDIDATE) {
	return rounds.map((sets) => meanLogRatio(sets, quantity, between));
}
function meanLogRatio(sets, { unit }, { from, to }) {
	const ratios = sets.flatMap((set) => {
		const [before, after] = [set[from]?.get(unit), set[to]?.get(unit)];
		if (before === void 0 || after === void 0) return [];
		return [before === after ? 0 : Math.log(after / before)];
	});
	return ratios.length === 0 ? NaN : mean(ratios);
}
/**
* Lists the rows that decide the verdict, with their ratios by round. A row decides the verdict if its quantity is decisive and has a value
* in every round.
*/
function decisiveRows(measured, between = BASELINE_TO_CANDIDATE) {
	return measured.filter(({ complete }) => complete).flatMap((of) => of.workload.quantities.filter(({ decisive }) => decisive).map((quantity) => ({
		of,
		quantity,
		ratios: logRatios(of, quantity, between)
	}))).filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}
/**
* Returns the mean log ratio over all decisive rows for each round. The stopping rule and the verdict both use the means that this function
* returns.
*/
function overallLogRatios(measured, between = BASELINE_TO_CANDIDATE) {
	const rows = decisiveRows(measured, between);
	return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round])));
}
/** The maximum number of sets of one workload in a round, because further sets in the same round add little information. */
const MOST_SETS_A_ROUND = 24;
/**
* The variance between two runs of a set, divided by the variance between two orders of functions. The ratio comes from our own
* measurements.
*/
const NOISE_TO_ORDER = 4;
/**
* Plans the number of sets that each workload has in a round. In a round, the longest workload gets one set. All other workloads together
* get as much time as the longest workload, as long as `ROUNDS_WANTED` rounds fit into the budget. Several sets are needed because a
* benchmark would otherwise have only one short run during a server's long run, and would be measured far less precisely. If linking a new
* order of functions takes time in each round, all workloads get more sets per round, so that fewer rounds link. The best factor is the
* square root of the cost ratio times the variance ratio (Cochran, "Sampling Techniques", 10.6).
* @param secondsPerRun the seconds that a run of each workload takes on one contender.
* @param preparing the seconds that the preparation of a round takes.
* @param contenders the number of contenders.
*/
function setsPerRound(secondsPerRun, budgetSeconds, preparing = 0, contenders = 2) {
	const longest = Math.max(...secondsPerRun);
	if (longest === 0) return secondsPerRun.map(() => 1);
	const others = Math.max(1, secondsPerRun.length - 1);
	const wanted = secondsPerRun.map((seconds) => Math.min(MOST_SETS_A_ROUND, Math.max(1, Math.floor(longest / others / seconds))));
	const total = (sets) => totalOf(secondsPerRun, (seconds, at) => seconds * sets(at));
	const room = (budgetSeconds * PLANNED / 15 - preparing) / contenders;
	const extra = total((at) => wanted[at] - 1);
	const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, (room - total(() => 1)) / extra));
	const sets = wanted.map((most) => 1 + Math.floor((most - 1) * share));
	const once = total((at) => sets[at]);
	const best = Math.sqrt(NOISE_TO_ORDER * preparing / (contenders * once));
	const factor = Math.max(1, Math.min(Math.round(best), Math.floor(room / once)));
	return sets.map((count) => count * factor);
}

// src/compare/experiment/verdict.ts
/**
* The default of the setting `equivalence`, as a fraction. A change is `no difference` if its interval contains zero and lies within ±
* `equivalence`.
*/
const EQUIVALENCE = .01;
/** Judges a change of a quantity for which lower is better. @param interval the 95 % interval of the change, in fractions. */
function verdictOf(interval, equivalence = EQUIVALENCE) {
	const [low, high] = interval;
	if (high < 0) return "faster";
	if (low > 0) return "slower";
	return low >= -equivalence && high <= equivalence ? "no difference" : "inconclusive";
}
/** Makes the comparison of a run in which no measurement was finished. @param reason a sentence for the user. */
function notMeasured(reason, seconds = 0) {
	return {
		verdict: "not measured",
		measurements: [],
		rounds: 0,
		seconds,
		reason
	};
}
/** Makes the comparison of two sides that are the same program. @param reason a sentence for the user. */
function sameProgram(reason) {
	return {
		...notMeasured(reason),
		verdict: "no difference",
		change: 0,
		interval: [0, 0]
	};
}
/**
* Judges a run. The interval is a signed-rank interval. Each round contributes one number: the mean of ln(candidate / baseline) over all
* decisive rows. The verdict is wrong in at most 5 % of runs, for any number of rows. The stopping rule looks at the interval many times,
* but this does not make wrong verdicts more frequent (stats/stopping.ts).
* @param rounds the rounds. At least `FEWEST_ROUNDS` of the rounds must have a decisive row.
* @param candidate the words for the candidate in findings.
*/
function judgeRounds(rounds, judging, candidate = "candidate") {
	const located = locate(overallLogRatios(rounds.measured));
	const { change, interval } = changeOf(located);
	const verdict = verdictOf(interval, judging.equivalence);
	const { rows, findings } = rowsOf(rounds.measured, judging.equivalence, candidate);
	const decisive = rows.filter((row) => row.decisive);
	const larger = rows.filter(({ unit, interval: [least] }) => least > (quantityOf(unit).warnAbove ?? Infinity));
	return {
		comparison: {
			...judging,
			verdict,
			change,
			interval,
			measurements: [...decisive, ...rows.filter((row) => !row.decisive)],
			rounds: rounds.completed,
			ended: rounds.ended,
			reason: verdictReason({
				...judging,
				verdict,
				located
			}, rounds, decisive)
		},
		findings: [...findings, ...larger.map((row) => aboutIncrease(row, candidate))]
	};
}
/**
* Judges the difference between two contenders by one signed-rank interval. Each round contributes one number: the mean log ratio over all
* decisive rows. `judgeRounds` judges the two sides by the same kind of interval.
* @returns undefined if fewer than `FEWEST_ROUNDS` rounds have a decisive row for both contenders.
*/
function judgeDifference({ measured }, { from, to }, equivalence) {
	const ratios = overallLogRatios(measured, {
		from,
		to
	});
	if (ratios.length < FEWEST_ROUNDS) return void 0;
	const { change, interval } = changeOf(locate(ratios));
	return {
		name: to,
		against: from,
		verdict: verdictOf(interval, equivalence),
		change,
		interval
	};
}
/**
* Returns the proof that the program is slower with the profile that would be proposed than with the committed profile. Returns undefined
* if the rounds do not prove that the program is slower.
*/
function slowerThanCommitted({ contenders = [], proposed = "committed" }) {
	return contenders.find(({ name, against, verdict }) => against === "committed" && verdict === "slower" && (proposed === "committed" || proposed === name));
}
/** Returns the warning about a quantity that grew by more than the table of quantities allows. */
function aboutIncrease({ name, unit, baseline, candidate, change }, judged) {
	const { words, format, gate, warnAbove = 0 } = quantityOf(unit);
	const message = `The ${judged} has ${share(change)} more ${words}: ${format(candidate)} instead of ${format(baseline)} (${name}).`;
	const fix = `Check that the hosts of the program have enough memory. To fail the job after such a rise, set \`fail-on: ${gate} > ${warnAbove * 100}%\`.`;
	return warning(message, fix);
}
/** Converts an estimate of log ratios and its interval into a change and its interval, as fractions. */
function changeOf({ estimate, interval: [low, high] }) {
	return {
		change: Math.expm1(estimate),
		interval: [Math.expm1(low), Math.expm1(high)]
	};
}
/**
* Makes a row for each quantity that has values in enough rounds. If a quantity is zero on one side, it has no ratio, and a note names the
* quantity.
*/
function rowsOf(all, equivalence, candidate) {
	const deciding = decisiveRows(all);
	const findings = [];
	const rows = [];
	for (const measured of all) for (const quantity of measured.workload.quantities) {
		const ratios = logRatios(measured, quantity).filter((ratio) => !Number.isNaN(ratio));
		if (ratios.length < FEWEST_ROUNDS) continue;
		const row = rowOf(measured, quantity, ratios, {
			equivalence,
			candidate
		});
		const decisive = deciding.some((one) => one.of === measured && one.quantity.unit === quantity.unit);
		if ("severity" in row) findings.push(row);
		else rows.push({
			...row,
			decisive,
			logRatios: ratios
		});
	}
	const decisive = rows.filter((row) => row.decisive);
	const judged = decisive.length < 2 ? [] : holm(decisive.map(({ logRatios = [] }) => logRatios));
	const slower = new Set(decisive.filter((row, at) => judged[at]?.isProven && row.change > 0));
	return {
		rows: rows.map((row) => slower.has(row) ? {
			...row,
			provenSlower: true
		} : row),
		findings
	};
}
function rowOf({ workload: { name }, rounds }, { unit, better }, ratios, judged) {
	const pairs = rounds.flat().filter((set) => set.baseline.has(unit) && set.candidate.has(unit));
	const baseline = median(pairs.map((pair) => pair.baseline.get(unit)));
	const candidate = median(pairs.map((pair) => pair.candidate.get(unit)));
	if (!ratios.every(Number.isFinite)) {
		const message = `${name} has ${baseline} ${unit} on the baseline and ${candidate} on the ${judged.candidate}. The report has no row for this quantity, because a change from or to zero has no percentage.`;
		return note(message);
	}
	const { change, interval } = changeOf(locate(ratios));
	const higher = better === "higher";
	const verdict = verdictOf(higher ? [-interval[1], -interval[0]] : interval, judged.equivalence);
	const row = {
		name,
		unit,
		...agreeing({
			baseline,
			candidate
		}, change),
		change,
		interval,
		verdict,
		pairs: pairs.length
	};
	return higher ? {
		...row,
		better
	} : row;
}
/**
* Makes the values of both sides agree with the change of their pairs, because a row should show one estimate. The ratio of two noisy
* medians may differ from the typical ratio of a pair. For example, the medians may be 748 and 758 µs although the pairs show a change of
* −0.2 %. Each returned value is close to the median of its side, and the two values have the ratio of the pairs. If the medians already
* have the ratio of the pairs, for example because all runs allocate the same number of bytes, the medians stay unchanged.
*/
function agreeing({ baseline, candidate }, change) {
	if (Math.abs(candidate / baseline - (1 + change)) < 1e-9) return {
		baseline,
		candidate
	};
	const level = Math.sqrt(baseline) * Math.sqrt(candidate);
	const half = Math.sqrt(1 + change);
	return {
		baseline: level / half,
		candidate: level * half
	};
}
/** Lists the rows that decide the verdict. */
function rowsOfVerdict({ measurements }) {
	return measurements.filter(({ decisive, unit }) => decisive ?? quantityOf(unit).decisive);
}
/** Names the quantity of the overall change, such as `CPU time per operation`. */
function overallQuantity(decisive) {
	const [unit, ...others] = new Set(decisive.map((row) => row.unit));
	return unit === void 0 || others.length > 0 ? "CPU time per unit of work" : quantityOf(unit).words;
}
/**
* Explains a verdict, and says why measuring ended. The interval may be as narrow as `precision` requires when the budget is spent, because
* measuring does not end early after a few rounds, and because it also waits for the held-out work and for other contenders.
*/
function verdictReason({ verdict, precision, equivalence, reordered, located }, { completed, ended }, decisive) {
	const where = {
		faster: "lies below zero",
		slower: "lies above zero",
		"no difference": `holds zero and lies within ±${percentSetting(equivalence)}`,
		inconclusive: `holds zero and does not lie within ±${percentSetting(equivalence)}`
	}[verdict];
	const asked = `±${percentSetting(precision)}`;
	const [low, high] = located.interval;
	const isNarrow = (high - low) / 2 <= Math.log1p(precision);
	const before = isNarrow ? "" : `, before the interval was as narrow as ${asked}`;
	const narrower = isNarrow ? " and a smaller `precision` make" : " makes";
	const [why, more] = {
		precision: [`the interval was expected to be as narrow as \`precision\` requires, ${asked}`, ". A smaller `precision` measures for longer, which narrows the interval"],
		budget: [`the budget was spent${before}`, `. A larger budget${narrower} the interval narrower`],
		cancelled: [`the run was cancelled${before}`, ". More rounds make the interval narrower"]
	}[ended];
	const order = reordered ? ", each with another order of functions in memory" : "";
	const single = reordered ? " A single build has only one order, so its change may be larger or smaller." : "";
	const end = `Measuring ended after ${count(completed, "round")}${order}, when ${why}`;
	return `The interval of the ${overallQuantity(decisive)} ${where}. ${end}${verdict === "inconclusive" ? more : ""}.${single}`;
}
/** Prints a fraction as users write it in a setting. For example, 0.025 becomes `2.5 %`. */
function percentSetting(fraction) {
	return `${Number((fraction * 100).toPrecision(9))} %`;
}
/** True if the workload covers so little of the profile that the verdict says little about production. */
function isLittle({ share: covered, isPart }) {
	return !isPart && covered < 1 / 3;
}
const MOST_MISSING_FUNCTIONS = 5;
/**
* Computes the coverage of a profile. The weight of a function is the weight of all calls that lead into the function, as in the compiler.
* @param executed the names of all functions on the stacks of the CPU profile of the workload, taken on the baseline.
* @param workload `the benchmarks` or `the load`.
* @returns undefined if the profile has no weight.
*/
function coverageOf({ edges }, executed, workload) {
	const known = edges.filter(({ callee }) => !isInterruption(callee));
	const totalWeight = totalOf(known, ({ weight }) => weight);
	if (totalWeight === 0) return void 0;
	const keys = new Set([...executed].map(keyOf));
	const missing = /* @__PURE__ */ new Map();
	let covered = 0;
	for (const { callee, weight } of known) if (keys.has(keyOf(callee))) covered += weight;
	else missing.set(ownName(callee), (missing.get(ownName(callee)) ?? 0) + weight);
	return {
		workload,
		share: covered / totalWeight,
		missing: [...missing].sort(([a, x], [b, y]) => y - x || compareText(a, b)).slice(0, MOST_MISSING_FUNCTIONS).map(([name, weight]) => ({
			name,
			share: weight / totalWeight
		}))
	};
}
/**
* Returns the key by which functions are matched: the name without type arguments. A closure gets the key of the function around it,
* because inlining renames closures.
*/
function keyOf(name) {
	const owner = closureOwner(name);
	return owner === void 0 ? withoutTypeArguments(ownName(name)) : `${splitSymbol(name).package} ${owner}`;
}
/** Warns about a low coverage. */
function coverageFindings(coverage) {
	if (!isLittle(coverage)) return [];
	const message = `The verdict is about a small part of the profile, because ${coverageInWords(coverage)}.`;
	const fix = `Let \`benchmarks\` or \`load\` exercise what production does, such as ${coverage.missing[0]?.name}.`;
	return [warning(message, fix)];
}
/** Prints a coverage as a sentence, such as `the benchmarks cover 12 % of the profile’s weight; heaviest functions not seen: a (5.0 %)`. */
function coverageInWords({ workload, share: covered, missing, isPart }) {
	const verb = workload === "the load" ? "covers" : "cover";
	if (isPart) return `${workload} ${verb} at least ${share(covered)} of the profile’s weight, because some work was not profiled`;
	const names = missing.filter(({ share: part }) => part >= .001).map(({ name, share: part }) => `${name} (${share(part)})`);
	const rest = names.length === 0 ? "" : `; heaviest functions not seen: ${names.join(", ")}`;
	return `${workload} ${verb} ${share(covered)} of the profile’s weight${rest}`;
}

// src/report/escape.ts
/**
* Makes text from profiles, servers and files harmless in each output: HTML, GitHub Markdown and the terminal.
*
* Everyone who chooses the name of a function, a host or a file can put text into a report. Each escaping function takes an untrusted text
* and returns text that renders as exactly the characters of the untrusted text. For example, a function with the name
* `<img src=x onerror=alert(1)>` appears on the page under exactly this name:
*
*     h`<td>${name}</td>`     // <td>&#60;img src=x onerror=alert(1)&#62;</td>
*     markdownCode(name)      // a code element in which every punctuation character is an entity
*     visible('a\u202eb')     // 'a\\u202eb', so that nothing can reverse the direction of the text
*/
const ESCAPED_CONTROLS = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** Returns a name on one line. Invisible characters in the name are replaced by Go's escapes, such as `\n` and `\u202e`. */
function visible(text) {
	return text.replace(UNPRINTABLE, (character) => ESCAPED_CONTROLS[character] ?? codePoint(character));
}
function codePoint(character) {
	const hex = (character.codePointAt(0) ?? 0).toString(16);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
/**
* Returns a sentence on one line. Line breaks and tabs become single spaces; all other invisible characters become escapes such as
* `\u202e`.
*/
function oneLine(text) {
	return visible(text.replace(/\s+/g, " ").trim());
}
/**
* Shortens a text to at most `length` characters. The text is cut in the middle, because the beginning and the end of a Go name both help
* to tell functions apart.
*/
function shorten(text, length) {
	if (text.length <= length) return text;
	const characters = [...text];
	if (characters.length <= length) return text;
	const head = Math.ceil((length - 1) * .6);
	return `${characters.slice(0, head).join("")}…${characters.slice(characters.length - (length - 1 - head)).join("")}`;
}
/** Escapes a text for HTML, and for attribute values in double quotes. */
function html(text) {
	return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
* Returns a name as code in GitHub Markdown, also inside a table. GitHub turns no text in code into mentions or links. A name that cannot
* be written between backticks becomes a code element, in which every punctuation character is an entity.
*/
function markdownCode(text) {
	const name = visible(text);
	if (name === "") return "`\"\"`";
	if (/^[^`|\\<>&\s](?:[^`|\\<>&]*[^`|\\<>&\s])?$/u.test(name)) return `\`${name}\``;
	return codeElement(text);
}
/** Returns a name as code for places where GitHub does not read Markdown, such as the title of a folded part. */
function codeElement(text) {
	return `<code>${entities(visible(text))}</code>`;
}
function entities(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
const TURNED_INTO_LINKS = /[@#$]|:\/\/|www\.|(?<![0-9a-z])(?:GH-\d|GHSA-|CVE-\d)|:[\w+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i;
const BEGINS_BLOCK = /^(?:\d{1,9}(?=[.)](?: |$))|(?=[-+](?: |$)|-[- ]*$|=+ *$))/;
/** Returns a sentence as GitHub Markdown on one line, also for a table cell or a block. */
function markdownText(text) {
	return sentenceWith(text, markdownCode);
}
/**
* Returns a sentence for places where GitHub does not read Markdown, such as the title of a folded part. GitHub also makes mentions and
* links in titles of folded parts.
*/
function titleText(text) {
	return sentenceWith(text, codeElement);
}
function sentenceWith(text, code) {
	const line = oneLine(text);
	const [start] = BEGINS_BLOCK.exec(line) ?? [];
	const prose = (words) => proseWith(words, code);
	if (start === void 0) return codeAndProse(line, code, prose);
	return `${start}${entities(line.charAt(start.length))}${codeAndProse(line.slice(start.length + 1), code, prose)}`;
}
/** Rewrites a sentence in which names stand in backticks: `code` rewrites each name, and `prose` rewrites the text between names. */
function codeAndProse(text, code, prose) {
	return text.split(/(`[^`]+`)/).map((part, i) => i % 2 === 1 ? code(part.slice(1, -1)) : prose(part)).join("");
}
function proseWith(text, code) {
	return text.split(" ").map((word) => wordWith(word, code)).join(" ").replace(/(\d) %/g, "$1\xA0%");
}
function wordWith(word, code) {
	if (TURNED_INTO_LINKS.test(word)) {
		const name = word.replace(/(?<![,.;])[,.;]+$/, "");
		return code(name) + word.slice(name.length);
	}
	return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** HTML that is safe to insert into the page. Only the tag `h` and the functions in this file turn data into such HTML. */
var Markup = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** Builds HTML from a template literal. The template tag escapes every inserted value that is not `Markup`. */
function h(parts, ...inserted) {
	return new Markup(parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part));
}
function safe(value) {
	if (value === void 0 || value === false) return "";
	if (value instanceof Markup) return value.text;
	if (typeof value === "string") return html(value);
	return typeof value === "number" ? String(value) : value.map(safe).join("");
}
/** Returns a sentence as HTML: backticks become code elements, and percentages do not break over lines. */
function sentenceMarkup(text, most) {
	const line = shorten(text.replace(/\s+/g, " "), most);
	const words = (part) => html(part).replace(/(\d) %/g, "$1&nbsp;%");
	return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}
/**
* Returns a Go name, or a call edge `caller → callee`, as HTML. The import path is shown less prominently than the rest of the name,
* because most functions of a program differ only in that rest. Long names may break after a slash.
*/
function goName(name, most) {
	const ends = name.split(" → ");
	const [first, ...others] = ends.map((end) => oneName(shorten(end, Math.ceil(most / ends.length))));
	return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}
function oneName(name) {
	const brackets = name.search(/[([]|\.Benchmark/);
	const slash = name.lastIndexOf("/", brackets === -1 ? void 0 : brackets);
	const words = breakable(name.slice(slash + 1));
	return slash === -1 ? words : h`<span class="path">${breakable(name.slice(0, slash + 1))}<wbr></span>${words}`;
}
/**
* Marks the places at which a browser may break a long name: after a slash, a dot, an underscore or a word of a camel-case name. Without a
* mark, a browser breaks a name only if the name is longer than a line.
*/
function breakable(name) {
	return h`${name.split(/(?<=[/._])(?=[^/._])|(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})/u).map((part, at) => [at > 0 && new Markup("<wbr>"), part])}`;
}

// src/report/intervals.ts
/** Returns the interval of a row; undefined if the row has no interval, or if a bound is not a finite number. */
function intervalOf({ change, interval } = {}) {
	if (change === void 0 || interval === void 0) return void 0;
	return [change, ...interval].every(Number.isFinite) ? {
		change,
		interval
	} : void 0;
}
const CLIP_AT_MEDIANS = 5;
/** Makes an axis that shows zero, the band and every interval. The axis clips an interval that is far longer than the others. */
function axisFor(rows, equivalence = EQUIVALENCE) {
	const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
	const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
	const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
	const limit = Math.max(2 * equivalence, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
	const bounds = rows.flatMap(({ interval }) => interval.map((bound) => Math.min(limit, Math.max(-limit, bound))));
	const from = Math.min(-1.4 * equivalence, ...bounds);
	const to = Math.max(1.4 * equivalence, ...bounds);
	const margin = (to - from) * .02 || .01;
	const [low, high] = [from - margin, to + margin];
	return {
		low,
		high,
		ticks: ticksBetween(low, high),
		equivalence
	};
}
function ticksBetween(low, high) {
	const rough = (high - low) / 7;
	const magnitude = 10 ** Math.floor(Math.log10(rough));
	const step = ([
		1,
		2,
		5,
		10
	].find((factor) => factor * magnitude >= rough * .999) ?? 10) * magnitude;
	const first = Math.ceil(low / step - 1e-9);
	const last = Math.floor(high / step + 1e-9);
	return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
/** Returns the position of a value on the axis, from 0 to 1. A value beyond the end of the axis is placed at that end. */
function positionOn(axis, value) {
	return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}
/** Labels a tick, such as `−4 %` or `0 %`, with as few decimals as the steps of the axis allow. */
function tickLabel({ ticks: [first = 0, second = 1] }, tick) {
	const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
	const text = (Math.abs(tick) * 100).toFixed(decimals);
	return Number(text) === 0 ? "0 %" : `${tick < 0 ? "−" : "+"}${text} %`;
}
/**
* Draws intervals with characters that every monospaced font has. Each drawing is `cells` wide; the line with the labels of the axis is up to
* four cells wider.
*/
function drawIntervals(rows, axis, cells) {
	const at = (value) => Math.round(positionOn(axis, value) * (cells - 1));
	const drawings = rows.map((row) => {
		const line = Array.from({ length: cells }, (_, cell) => cell >= at(-axis.equivalence) && cell <= at(axis.equivalence) ? "░" : " ");
		line[at(0)] = "│";
		if (row === void 0) return line.join("");
		const [low, high] = row.interval;
		for (let cell = at(low); cell <= at(high); cell++) line[cell] = cell === at(0) ? "┼" : "─";
		line[at(low)] = low < axis.low ? "◄" : "├";
		line[at(high)] = high > axis.high ? "►" : "┤";
		line[at(row.change)] = row.overall ? "■" : "●";
		return line.join("");
	});
	const labels = Array.from({ length: cells + 4 }, () => " ");
	for (const tick of [axis.ticks.find((one) => Math.abs(one) < 1e-12) ?? 0, ...axis.ticks]) {
		const label = tickLabel(axis, tick);
		const start = Math.max(0, at(tick) - Math.floor((label.length - 2) / 2));
		if (labels.slice(Math.max(0, start - 1), start + label.length + 1).every((one) => one === " ") && start + label.length <= labels.length) labels.splice(start, label.length, ...label);
	}
	return {
		labels: labels.join(""),
		drawings
	};
}
/**
* Returns a share of the width as an SVG percentage. Percentages let a browser stretch a drawing to any width without distorting its
* strokes.
*/
function svgPercent(fraction) {
	return `${Number((fraction * 100).toFixed(2))}%`;
}
/** Draws the interval of one table row over the common axis; for a row without an interval it draws only the axis. */
function drawInterval(row, axis) {
	const at = (value) => svgPercent(positionOn(axis, value));
	const band = positionOn(axis, axis.equivalence) - positionOn(axis, -axis.equivalence);
	const lines = axis.ticks.map((tick) => {
		return h`<line class="${Math.abs(tick) < 1e-12 ? "zero" : "grid"}" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="100%"/>`;
	});
	const background = h`<rect class="band" x="${at(-axis.equivalence)}" width="${svgPercent(band)}" height="100%"/>${lines}`;
	if (row === void 0) return h`<svg aria-hidden="true">${background}</svg>`;
	const [low, high] = row.interval;
	const mark = row.overall ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>` : h`<circle class="point" r="4.5"/>`;
	const ends = [low, high].map((bound) => {
		const shape = bound < axis.low ? "M6-5 0 0 6 5" : bound > axis.high ? "M-6-5 0 0-6 5" : "M0-5V5";
		return h`<svg x="${at(bound)}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
	});
	return h`<svg aria-hidden="true">${background}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${ends}<svg x="${at(row.change)}" y="50%">${mark}</svg></svg>`;
}
/** The least width of the column with the drawings, in CSS pixels: the least `min-width` of `.plot` in style.ts. */
const NARROWEST_PLOT = 176;
/** The width of a label's character, and the least space between two labels, in CSS pixels. */
const [CHARACTER, GAP] = [6.6, 6];
/**
* How far a label may reach beyond its column, in CSS pixels. The neighboring columns have a larger padding, so that the label touches no
* text.
*/
const OVERHANG = 10;
/**
* Lists the ticks that are labelled: zero, and then every tick, or only every second or third tick, so that labels do not touch even in the
* narrowest column.
*/
function labelledTicks(axis) {
	const { ticks } = axis;
	const widest = Math.max(...ticks.map((tick) => tickLabel(axis, tick).length)) * CHARACTER;
	const between = NARROWEST_PLOT * ((ticks[1] ?? 1) - (ticks[0] ?? 0)) / (axis.high - axis.low);
	const step = Math.max(1, Math.ceil((widest + GAP) / between));
	const zero = Math.max(0, ticks.findIndex((tick) => Math.abs(tick) < 1e-12));
	return ticks.filter((tick, at) => {
		const center = positionOn(axis, tick) * NARROWEST_PLOT;
		const reach = Math.min(center, NARROWEST_PLOT - center) + OVERHANG;
		return (at - zero) % step === 0 && reach >= widest / 2;
	});
}
/** Draws the labels of the axis. */
function drawAxis(axis) {
	const label = (tick) => h`<text x="${svgPercent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
	return h`<svg aria-hidden="true">${labelledTicks(axis).map(label)}</svg>`;
}

// src/report/blocks.ts
/** The weights of blocks. If a report is too long, the blocks with the smallest weight are left out first. */
const WEIGHTS = {
	folded: 0,
	table: 1,
	evidence: 2,
	findings: 3,
	context: 4,
	measured: 5,
	target: 6,
	first: 7
};
/** Makes a section with a heading; undefined if all its blocks are missing. */
function section(id, title, weight, ...all) {
	const present = defined(all);
	return present.length === 0 ? void 0 : {
		kind: "section",
		id,
		title,
		weight,
		blocks: present
	};
}
/** Makes a block that readers can unfold; undefined if all its blocks are missing. */
function details(title, open, ...all) {
	const present = defined(all);
	const weight = open ? void 0 : WEIGHTS.folded;
	return present.length === 0 ? void 0 : {
		kind: "details",
		title,
		open,
		blocks: present,
		weight
	};
}
/** Makes a paragraph. @param as `note` is less prominent, `title` is a heading. */
function prose(text, as) {
	return {
		kind: "prose",
		text,
		as
	};
}
/** Makes a list of names and values; leaves out names without a value, and returns undefined if no name is left. */
function facts(rows) {
	const known = rows.filter((row) => row[1] !== void 0 && row[1] !== "");
	return known.length === 0 ? void 0 : {
		kind: "facts",
		rows: known
	};
}
/** Returns the values that are not undefined, false or empty. */
function defined(all) {
	return all.filter((one) => one !== void 0 && one !== false && one !== "");
}
/** Makes a column of text. */
function col(title, cell) {
	return {
		title,
		cell
	};
}
/** Makes a column of numbers, aligned to the right. */
function num(title, cell) {
	return {
		title,
		cell,
		number: true
	};
}
/** Makes a table with one row for each value in a list; undefined if the list is empty. */
function tableOf(all, columns, options = {}) {
	const { noun, most = all.length, tone, interval, band, total, drawn } = options;
	if (all.length === 0) return void 0;
	const shown = all.slice(0, most);
	const cells = columns.map((column) => column ? shown.map((row) => column.cell(row) ?? "") : []);
	const kept = columns.map((_, i) => i === 0 || cells[i]?.some((cell) => cell !== "") === true);
	const only = (values) => values.filter((_, i) => kept[i]);
	const rows = shown.map((row, i) => ({
		cells: only(cells.map((column) => column[i] ?? "")),
		tone: tone?.(row),
		interval: interval?.(row)
	}));
	const intervals = [...interval ? all.map(interval) : [], total?.interval].filter(Boolean);
	return {
		kind: "table",
		noun,
		drawn,
		weight: options.weight,
		missing: all.length - shown.length,
		axis: intervals.length > 0 ? axisFor(intervals, band) : void 0,
		columns: only(columns).map(({ title, number }) => ({
			title,
			number
		})),
		rows: total ? [...rows, {
			...total,
			cells: only(total.cells),
			total: true
		}] : rows
	};
}
const EVERYTHING = {
	least: 0,
	rows: 300,
	sentence: 1500
};
/** The limits that are tried for Markdown, from the fullest rendering to the shortest. */
const LEVELS = [
	EVERYTHING,
	{
		...EVERYTHING,
		least: WEIGHTS.table
	},
	{
		...EVERYTHING,
		least: WEIGHTS.evidence
	},
	{
		least: WEIGHTS.findings,
		rows: 100,
		sentence: 600
	},
	{
		least: WEIGHTS.context,
		rows: 20,
		sentence: 600
	},
	{
		least: WEIGHTS.measured,
		rows: 20,
		sentence: 300
	},
	{
		least: WEIGHTS.measured,
		rows: 5,
		sentence: 300
	},
	{
		least: WEIGHTS.target,
		rows: 5,
		sentence: 300
	},
	{
		least: WEIGHTS.first,
		rows: 300,
		sentence: 120
	}
];
/** The limits that are tried for the page. The page has enough room to show a part of every block. */
const PAGE_LEVELS = [...[
	100,
	40,
	10,
	3
].map((rows) => ({
	...EVERYTHING,
	rows
})), {
	least: WEIGHTS.first,
	rows: 100,
	sentence: 300
}];
/**
* Returns the rendering with the most content that still fits. The rendering leaves out whole blocks only. @returns undefined if not even
* the shortest rendering fits.
*/
function fitted(view, render, fits, levels = LEVELS) {
	for (const level of levels) {
		const text = render(reduced(view, level), level, level === levels[0]);
		if (fits(text)) return text;
	}
}
function reduced(blocks, level) {
	return blocks.filter(({ weight = WEIGHTS.first }) => weight >= level.least).map((block) => {
		if (block.kind === "table") {
			const rows = block.rows.filter(({ total }, i) => total || i < level.rows);
			return {
				...block,
				rows,
				missing: (block.missing ?? 0) + block.rows.length - rows.length
			};
		}
		if (block.kind === "list") {
			const items = block.items.slice(0, level.rows);
			return {
				...block,
				items,
				missing: (block.missing ?? 0) + block.items.length - items.length
			};
		}
		return "blocks" in block ? {
			...block,
			blocks: reduced(block.blocks, level)
		} : block;
	}).filter((block) => !("blocks" in block) || block.blocks.length > 0);
}
/** Returns the sentence that says how many rows were left out; undefined if the table shows all rows. */
function moreInWords(missing, noun) {
	return missing && noun ? `${count(missing, `more ${noun}`)} in the result document.` : void 0;
}

// src/report/report.ts
const ORDER = [
	"error",
	"warning",
	"note"
];
/** The most findings of one source that a report keeps, so that 60,000 bad files do not print 60,000 lines. */
const MOST_FINDINGS_OF_A_SOURCE = 200;
/** Keeps all findings about the whole run, and the 200 most severe findings of each source; a note says how many findings were left out. */
function limitFindings(findings) {
	const left = /* @__PURE__ */ new Set();
	const rest = [];
	for (const [source, own] of groupBy(findings, (finding) => finding.source)) {
		const more = source === void 0 ? [] : bySeverity(own).slice(MOST_FINDINGS_OF_A_SOURCE);
		if (more.length === 0) continue;
		for (const finding of more) left.add(finding);
		const message = `${more.length} more findings about this source are not listed.`;
		rest.push({
			severity: "note",
			source,
			message
		});
	}
	return [...findings.filter((finding) => !left.has(finding)), ...rest];
}
/** Lists each finding once: first the findings about the run, then the findings about its sources. */
function allFindings(report) {
	const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
	return limitFindings([...new Map(all.map((finding) => {
		const { severity, source = "", file = "", line = 0, message } = finding;
		return [JSON.stringify([
			severity,
			source,
			file,
			line,
			message
		]), finding];
	})).values()]);
}
/** Groups findings that have the same message about several places. Errors come first, then warnings, then notes. */
function groupFindings(findings) {
	const keyOf = (finding) => {
		const { severity, line, message, fix = "" } = finding;
		const own = line === void 0 ? "" : `${findingPlace(finding)}\0${message}`;
		return [
			severity,
			...[message, fix].map((text) => withoutQuantities(withoutNames(text, finding), finding)),
			own
		].join("\0");
	};
	return bySeverity([...groupBy(findings, keyOf)].map(([, members]) => {
		const [first] = members;
		const { severity, fix } = first;
		return {
			severity,
			message: withRanges(members.map((member) => member.message)),
			fix,
			places: [...new Set(members.map(findingPlace))].filter((place) => place !== ""),
			count: members.length,
			first
		};
	}));
}
function bySeverity(all) {
	return [...all].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
/** Replaces the names of the source, the file and their hosts in a text by a mark, so that texts about different places can be compared. */
function withoutNames(text, { source = "", file = "" }) {
	return [file, source].flatMap((name) => /^https?:/.test(name) && URL.canParse(name) ? [name, new URL(name).host] : [name]).filter((name) => name !== "").reduce((rest, name) => rest.replaceAll(name, ""), text);
}
/**
* Matches a number with a unit, such as `45 samples` or `3.2 %`. Numbers without a unit, such as a status, a port, a date or a version, do
* not match.
*/
const QUANTITY = /(?<![\w.,:/-])\d[\d,]*(?:\.\d+)?(?= (?:%|[a-zA-Zµ]))/g;
/**
* Replaces quantities in the text of a finding about one place by a mark, because findings about many files often differ only in their
* figures.
*/
function withoutQuantities(text, { source, file }) {
	return source === void 0 && file === void 0 ? text : withoutFigures(text);
}
/** Replaces quantities such as `45 samples` by a mark, so that texts that differ only in their figures can be compared. */
function withoutFigures(text) {
	return text.replace(QUANTITY, "");
}
/** Returns the first message, with a range such as `12 to 98` for each quantity that differs among the messages. */
function withRanges(messages) {
	const columns = messages.map((message) => message.match(QUANTITY) ?? []);
	const numberOf = (text) => Number(text.replaceAll(",", ""));
	let at = 0;
	return (messages[0] ?? "").replace(QUANTITY, (own) => {
		const column = columns.map((quantities) => quantities[at] ?? own).sort((a, b) => numberOf(a) - numberOf(b));
		at += 1;
		const [least = own, most = own] = [column[0], column.at(-1)];
		return least === most ? own : `${least} to ${most}`;
	});
}
/**
* Returns the place of a finding as one text: source, file and line. The text leaves out the source if the file's name begins with the name
* of the source.
*/
function findingPlace({ source = "", file: name = "", line }) {
	const file = name === "" || line === void 0 ? name : `${name}:${line}`;
	if (source === "" || file.startsWith(source)) return file || source;
	return file === "" ? source : `${source} › ${file}`;
}
/** Returns the places to show next to a message. A place with which the message already begins is left out. */
function placesBeside({ places, message, first }) {
	if (places.length !== 1) return places;
	const { source = "", file = "" } = first;
	const begins = (name) => name !== "" && message.startsWith(name);
	if (begins(source) || begins(file) && (source === "" || file.startsWith(source))) return [];
	return begins(file) ? [source] : places;
}
/** Returns a group as one finding; the key `source` of this finding says how many places the group has. */
function asFinding({ severity, message, fix, places, first }) {
	if (places.length < 2) return first;
	return {
		severity,
		source: `${places[0]} and ${places.length - 1} more`,
		message,
		fix
	};
}
/** Counts findings in words: `2 errors, 1 warning`, or `none`. */
function countBySeverity(findings) {
	return ORDER.flatMap((severity) => {
		const number = findings.filter((finding) => finding.severity === severity).length;
		return number === 0 ? [] : [count(number, severity)];
	}).join(", ") || "none";
}

// src/report/headline.ts
/**
* Writes the headline of a report: its title, its figure and its first sentences. All renderings show the same headline.
*
* `headline` chooses what the report is about: an error, the verdict of a comparison, the result of `check`, a decision, or the work of a
* command that has no such result. For example, a run that measured a gain has the headline
*
*     { tone: 'better', label: 'Verdict', title: 'Faster', figure: '−3.1 %', quantity: 'CPU time per operation',
*       sentence: 'The binary with PGO is faster than the binary without PGO: −3.1 % … (95 % interval −3.6 % to −2.5 %).' }
*
* In a run with several targets, the failed and slower targets come first. Names are written in backticks, and each renderer escapes the
* texts.
*/
/** Returns the headline of a report. The headline of a report of several targets begins with the failed and slower targets. */
function headline(report) {
	const { command, error, comparison, decision, targets, publication, build } = report;
	if (targets !== void 0) return headlineOfSeveral(report, targets);
	if (error !== void 0) return failure(report, error);
	if (command === "check") return checkHeadline(report);
	if (comparison !== void 0 && command !== "diff") return comparisonHeadline(report, comparison);
	if (decision === void 0) return resultHeadline(report);
	if (command === "diff" && decision.overlap === void 0) return result("Not comparable", decision.reason);
	if (command === "diff") return decision.kind === "keep" ? result("The same workload", decision.reason, "same") : result("Different hot calls", decision.reason);
	if (decision.kind === "reject") return result("Rejected", "The committed profile stays unchanged.", "failed");
	const [title, sentence] = decision.kind === "keep" ? ["No update needed", "Nothing was built or measured, because the committed profile stays."] : publication?.operation === "none" && build === void 0 ? [publication.url ? "Already proposed" : "Nothing to propose", "Nothing was built or measured."] : ["New profile", "Whether PGO pays off was not measured in this run."];
	return {
		...result(title, sentence),
		label: "Verdict"
	};
}
function result(title, sentence, tone = "plain") {
	return {
		tone,
		label: "Result",
		title,
		sentence
	};
}
function failure(report, { message, fix }) {
	const failed = (report.gates ?? []).filter((gate) => isReasonOfError(gate, report)).length;
	const [sentence = "", ...output] = message.split("\n");
	return {
		tone: report.error?.kind === "no profile" ? "plain" : "failed",
		label: "Error",
		title: failed === 0 ? failureTitle(report) : failed === 1 ? "A condition failed" : `${failed} conditions failed`,
		sentence,
		because: fix,
		output: output.length > 0 ? output : void 0
	};
}
/**
* Returns the title of a run with an error. If `init` writes no files, or if a profile is missing, the title states this fact and does not
* say that the command failed.
*/
function failureTitle({ command, error }) {
	if (command === "init") return "Nothing written";
	return error?.kind === "no profile" ? "No profile yet" : "Failed";
}
/** Returns whether the error already names this condition of `fail-on`, so that readers see the condition only once. */
function isReasonOfError({ outcome, reason }, { error }) {
	return outcome === "failed" && error?.message.includes(reason) === true;
}
/**
* Returns half the width of the band around zero, as a fraction. A change within the band counts as no difference if its interval contains
* zero.
*/
function equivalenceOf({ equivalence }) {
	return equivalence ?? .01;
}
const BINARIES = {
	one: "binary",
	both: "binaries"
};
const CODE = {
	one: "code",
	both: "code"
};
/** The tone of each verdict, and the sentence in which the verdict is stated. */
const VERDICTS = {
	faster: {
		tone: "better",
		claim: ({ candidate, baseline }, { one }) => `The ${one} ${candidate} is faster than the ${one} ${baseline}`
	},
	slower: {
		tone: "worse",
		claim: ({ candidate, baseline }, { one }) => `The ${one} ${candidate} is slower than the ${one} ${baseline}`
	},
	"no difference": {
		tone: "same",
		claim: ({ candidate, baseline }, { both }) => `There is no significant difference between the ${both} ${candidate} and ${baseline}`
	},
	inconclusive: {
		tone: "unsure",
		claim: ({ candidate, baseline }, { one }) => `This run does not show whether the ${one} ${candidate} is faster than the ${one} ${baseline}`
	},
	"not measured": {
		tone: "unsure",
		claim: ({ candidate, baseline }, { one }) => `This run did not measure whether the ${one} ${candidate} is faster than the ${one} ${baseline}`
	}
};
/** Returns the tone of a verdict, such as good or bad. */
function toneOf({ verdict }) {
	return VERDICTS[verdict].tone;
}
/** Makes the headline of a comparison. If a run failed after measuring, its report shows this headline below the error. */
function comparisonHeadline(report, comparison) {
	const { verdict, change, interval, reason } = comparison;
	const { coverage, training, heldOut } = report;
	const quantity = comparedQuantity(comparison);
	const overall = change === void 0 || !interval ? void 0 : changeWithInterval(change, interval);
	const isProven = isSignificant(verdict);
	const thing = report.revisions === void 0 ? BINARIES : CODE;
	const claim = (judged) => VERDICTS[judged].claim(sides(report), thing);
	const found = overall ? `: ${overall.change} ${quantity} (95 % interval ${overall.interval}).` : ".";
	const limit = equivalenceOf(comparison);
	const isSmall = isProven && interval?.every((bound) => Math.abs(bound) < limit);
	const covers = coverage && isLittle(coverage) && `covers ${share(coverage.share)} of the profile`;
	const small = isSmall && `Proven, but smaller than ±${percentSetting(limit)}.`;
	return {
		tone: VERDICTS[verdict].tone,
		label: "Verdict",
		title: capitalized(verdict),
		sentence: claim(verdict) + found,
		because: defined([
			training && trainingInWords(training, verdict),
			heldOut && heldOutInWords(heldOut, claim),
			reason,
			small
		]).join(" "),
		figure: isProven ? overall?.change : void 0,
		quantity: isProven && overall ? quantity : void 0,
		caveat: defined([
			slowerRows(comparison),
			training && trainedOnJudge(training),
			heldOut && heldOutInShort(heldOut),
			covers
		]).join("; ") || void 0
	};
}
/** The words next to a verdict if the same work recorded the profile and measured the build. */
function trainedOnJudge({ share: part = 1, load }) {
	return load || part >= .5 ? "trained on what judges it" : "partly trained on what judges it";
}
/** Says which work recorded the profile and also measured it, and what this means for the verdict. */
function trainingInWords({ benchmarks, share: part, load }, verdict) {
	const names = benchmarks.slice(0, 3).map((name) => `\`${name}\``);
	const more = benchmarks.length > 3 ? ` and ${benchmarks.length - 3} more` : "";
	const which = benchmarks.length === 1 ? "the benchmark" : `${benchmarks.length} benchmarks`;
	const much = part === void 0 ? "The profile" : `${share(part)} of the profile`;
	return `${defined([benchmarks.length > 0 && `${much} was recorded by ${which} that also judge${benchmarks.length === 1 ? "s" : ""} it (${names.join(", ")}${more})`, load && "The profile was recorded under the `load` that also judges it"]).join(". ")}, ${verdict === "faster" ? "so other work usually gains less" : "so other work usually does not gain more"}.`;
}
/** Returns the result of held-out work in the words that stand next to the verdict: `held out: −2.2 % (−2.7 % to −1.6 %)`. */
function heldOutInShort({ comparison, training }) {
	const { verdict, change, interval } = comparison;
	const what = training === void 0 ? "held out" : "held out, but also trained on";
	if (change === void 0 || interval === void 0) return `${what}: ${verdict}`;
	const shown = changeWithInterval(change, interval);
	return `${what}: ${isSignificant(verdict) ? shown.change : verdict} (${shown.interval})`;
}
/**
* States the result of the held-out work, and that the verdict is not about this work.
* @param claim returns a verdict as a sentence about what is compared, without a full stop.
*/
function heldOutInWords({ comparison, training }, claim) {
	const { verdict, change, interval, reason } = comparison;
	const work = `the ${heldOutWorkInWords(comparison)}`;
	if (verdict === "not measured") return `${capitalized(work)} was not measured. ${reason}`;
	const shown = change !== void 0 && interval && changeWithInterval(change, interval);
	const figure = shown ? `: ${shown.change} ${comparedQuantity(comparison)} (95 % interval ${shown.interval})` : "";
	const said = `With ${work}, which does not count for the verdict, ${uncapitalized(claim(verdict))}${figure}.`;
	if (training === void 0) return said;
	return `${said} But this work also recorded the profile, so this figure does not show what other work gains.`;
}
/**
* Names held-out work by its rows: `held-out load` or `held-out benchmarks`. With both kinds of rows, or with no rows, the name is
* `held-out work`.
*/
function heldOutWorkInWords({ measurements }) {
	const load = nameOfLoad({ isHeldOut: true });
	const [isLoad, ...more] = new Set(measurements.map(({ name }) => name === load));
	if (isLoad === void 0 || more.length > 0) return "held-out work";
	return isLoad ? load : "held-out benchmarks";
}
function slowerRows({ verdict, measurements }) {
	const slower = measurements.filter(({ provenSlower }) => provenSlower).sort((a, b) => b.change - a.change);
	const [worst] = slower;
	if (worst === void 0 || verdict === "slower") return void 0;
	const [name, by] = [`\`${worst.name.replaceAll("`", "'")}\``, share(worst.change)];
	return slower.length === 1 ? `${name} is ${by} slower` : `${slower.length} rows are slower, ${name} by ${by}`;
}
function checkHeadline({ findings, profile, decision }) {
	if (profile === void 0 && decision !== void 0) return result("Built with PGO", decision.reason, "better");
	const has = (wanted) => findings.some(({ severity }) => severity === wanted);
	const sentence = `${countBySeverity(findings)} about the committed profile.`;
	if (has("error")) return result("Check failed", sentence, "failed");
	if (has("warning")) return result("Check passed with warnings", sentence, "unsure");
	return result("Check passed", "The committed profile is still good for this source tree.", "better");
}
/** Makes the headline of a command without a verdict or a decision: what the command built, collected or wrote. */
function resultHeadline(report) {
	const { command, build, fallback, publication, profile } = report;
	if (build !== void 0) {
		const { baseline, candidate } = sides(report);
		return result("Built", `The binaries ${candidate} and ${baseline} are built and verified.`);
	}
	if (fallback?.used === "off") return result("No profile", "No profile could be collected, so build without a profile.");
	if (fallback !== void 0) return result("Fallback profile", `No profile could be collected, so the fallback \`${fallback.used}\` replaces the collected profile.`);
	if (command === "rollback" && publication !== void 0) {
		const { kind, operation } = publication;
		const { isOnlyWritten, isProposal } = PUBLISHING_KINDS[kind];
		const isDone = isOnlyWritten ? profile !== void 0 : ["created", "updated"].includes(operation);
		if (isDone && !isProposal) return result("Rolled back", "The newest change of the profile is undone.");
		if (isDone) return result("Rollback proposed", "If you merge this proposal, the newest change of the profile is undone.");
	}
	if (profile !== void 0) {
		const { samples, cpuSeconds, edges, gzipLayers } = profile;
		const titles = {
			collect: "Collected",
			merge: "Merged"
		};
		const holds = `The profile holds ${count(samples, "sample")}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, "call edge")}.`;
		const usable = command === "inspect" ? ` ${usableInWords(gzipLayers, allFindings(report))}` : "";
		return result(titles[command] ?? "Profile", holds + usable);
	}
	return command === "init" ? result("Written", initInWords(report)) : result("Done", `The command ${command} has ended.`);
}
/** Says how many steps are left for the user after `init`. */
function initInWords({ starter }) {
	const steps = starter?.todo.length ?? 0;
	return steps === 0 ? "The files are complete. Try them here, then commit them." : `Before the first run, ${steps === 1 ? "one thing is" : `${steps} things are`} to do.`;
}
/**
* Says whether the Go compiler can use a profile. The compiler may be able to read a profile and still find few of its functions in the
* source; warnings say this.
* @param gzipLayers how many times the file is gzipped; absent if Go can unpack the file.
*/
function usableInWords(gzipLayers, findings) {
	if (gzipLayers !== void 0) return "The Go compiler can use the profile once it is unpacked.";
	const warnings = findings.filter(({ severity }) => severity === "warning").length;
	if (warnings === 0) return "The Go compiler can use the profile.";
	return `The Go compiler can read the profile, but read the ${warnings === 1 ? "warning" : "warnings"} below.`;
}
function headlineOfSeveral(report, targets) {
	const { command, error } = report;
	const all = count(targets.length, "target");
	const failed = targets.filter(hasFailed);
	if (failed.length > 0) {
		const [only] = failed.length === 1 ? failed : [];
		const sentence = only ? `\`${only.target}\` failed: ${failureReason(only)}` : `${namesOf(failed)} failed. The sections of these targets say why.`;
		const because = error === void 0 || failed.some(({ target }) => error.message.includes(target)) ? void 0 : failureLine(error);
		return {
			...result(`${failed.length} of ${all} failed`, sentence, "failed"),
			because
		};
	}
	if (error !== void 0) return headline({
		command,
		findings: [],
		error
	});
	if (targets.length === 0) return result("Nothing to do", "There is no target to work on.");
	if (command === "check") {
		const doubtful = targets.filter(({ findings }) => findings.some((one) => one.severity === "warning"));
		return doubtful.length === 0 ? result("Check passed", "All committed profiles are still good for this source tree.", "better") : result("Check passed with warnings", `There are warnings about ${namesOf(doubtful)}.`, "unsure");
	}
	if (command !== "refresh" && command !== "compare") return result(`${{
		build: "Built: ",
		collect: "Collected: ",
		repair: "Done: "
	}[command] ?? ""}${all}`, `${namesOf(targets)}.`);
	const updated = targets.filter(({ decision }) => command === "compare" || decision?.kind === "update");
	if (updated.length === 0) return result("No update needed", "All committed profiles stay unchanged.");
	const verdict = overallVerdict(updated);
	return command === "compare" || verdict.tone === "worse" ? verdict : {
		...verdict,
		title: newProfiles(updated, targets)
	};
}
/**
* The verdicts of several targets, with their words and tones. The first of these verdicts that a target has is the verdict of the run. A
* proven gain comes before `no difference`, because one target without a difference does not make the gain of another target doubtful.
*/
const VERDICTS_FROM_WORST = [
	[
		"slower",
		"Slower with PGO",
		"worse"
	],
	[
		"inconclusive",
		"Inconclusive",
		"unsure"
	],
	[
		"faster",
		"Faster with PGO",
		"better"
	],
	[
		"no difference",
		"No significant difference",
		"same"
	],
	[
		"not measured",
		"Not measured",
		"plain"
	]
];
/** Returns the worst verdict of several targets. Targets without measurements count only if no target was measured. */
function worstVerdict(targets) {
	return VERDICTS_FROM_WORST.find(([verdict]) => targets.some(({ comparison }) => comparison?.verdict === verdict))?.[0];
}
/**
* Makes the headline of several verdicts: the title is the worst measured verdict, and the sentence names the targets with each verdict.
*/
function overallVerdict(targets) {
	const groups = VERDICTS_FROM_WORST.flatMap(([verdict, what, tone]) => {
		const members = targets.filter((one) => (one.comparison?.verdict ?? "not measured") === verdict);
		return members.length === 0 ? [] : {
			what,
			tone,
			members
		};
	});
	const { what = "", tone = "plain", members = [] } = groups[0] ?? {};
	const title = `${what.replace(" with PGO", "")}: ${members.length} of ${count(targets.length, "target")}`;
	const trained = targets.filter(({ training }) => training !== void 0);
	return {
		...result(title, defined([...groups.map(({ what, members }) => `${what}: ${namesOf(members)}.`), trained.length > 0 && `Trained on what judges them: ${namesOf(trained)}.`]).join(" "), tone),
		label: "Verdict"
	};
}
/** Returns a title such as `New profiles for 2 of 5 targets`. */
function newProfiles(updated, all) {
	return `${updated.length === 1 ? "New profile" : "New profiles"} for ${updated.length} of ${count(all.length, "target")}`;
}
function failureReason({ error, findings }) {
	if (error !== void 0) return failureLine(error);
	return findings.find(({ severity }) => severity === "error")?.message ?? "";
}
/** Returns an error without the output of tools, because the section about the target shows this output. */
function failureLine({ message, fix }) {
	const [sentence = ""] = message.split("\n");
	return fix === void 0 ? sentence : `${sentence} ${fix}`;
}
const MOST_NAMES = 6;
/** Returns the names of targets for a sentence. If there are many targets, the text names only the first of them. */
function namesOf(targets, most = MOST_NAMES) {
	const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll("`", "'")}\``);
	const rest = targets.length - shown.length;
	const all = rest > 0 ? [...shown, `${rest} more`] : shown;
	const last = all.at(-1) ?? "";
	return all.length < 2 ? last : `${all.slice(0, -1).join(", ")} and ${last}`;
}
/** Returns whether a run failed, because it ended in an error, or because `check` found an error. */
function hasFailed({ command, error, findings }) {
	return error !== void 0 || command === "check" && findings.some((one) => one.severity === "error");
}
/** Returns whether a run failed only because of `fail-on`. A run that fails for this reason has published its profile before. */
function hasFailedByGate(report) {
	return (report.gates ?? []).some((gate) => isReasonOfError(gate, report));
}
/**
* Returns a title for the decision, and the reason for the decision; undefined if the run made no decision, or if the error already
* explains the decision.
*/
function decisionText({ command, decision, comparison, error, profile }) {
	if (decision === void 0 || command === "diff" || command === "check") return void 0;
	if (decision.kind === "reject" && profile === void 0) return void 0;
	const titles = {
		update: "update the profile",
		keep: "keep the committed profile",
		reject: "reject the merged profile"
	};
	if (comparison && slowerThanCommitted(comparison)) return {
		title: "keep the committed profile",
		reason: `${decision.reason} But the program is proven to be slower with the new profile than with the committed one.`
	};
	const isSaid = error?.message.includes(decision.reason) === true;
	return {
		title: titles[decision.kind],
		reason: isSaid ? "" : decision.reason
	};
}
/** Returns the names of the two binaries, such as `without PGO` and `with PGO`. */
function sides({ build, revisions }) {
	if (revisions !== void 0) return {
		baseline: `of ${revisions.baseline.name}`,
		candidate: `of ${revisions.candidate.name}`
	};
	const nameOf = (binary) => isPrebuilt(binary) ? binary.pgo : binary.pgo === "off" ? "without PGO" : `with ${binary.pgo}`;
	const [before, after] = build ? [nameOf(build.baseline), nameOf(build.candidate)] : ["", ""];
	if (build === void 0 || build.baseline.pgo === "off" && after.startsWith("with ")) return {
		baseline: "without PGO",
		candidate: "with PGO"
	};
	return before === after ? {
		baseline: `${before} (baseline)`,
		candidate: `${after} (candidate)`
	} : {
		baseline: before,
		candidate: after
	};
}
/** Returns whether the user passed a finished binary. A finished binary has a build time of zero. */
function isPrebuilt({ seconds }) {
	return seconds === 0;
}
/**
* Returns a change and its interval in words, with benchstat's `~` for a change that is not proven; undefined if the interval is not known.
*/
function shownChange(row) {
	const { change, interval, verdict } = row;
	if (change === void 0 || interval === void 0) return void 0;
	const text = changeWithInterval(change, interval, 2);
	return isSignificant(verdict) ? text : {
		...text,
		change: "~"
	};
}
/** Names the quantity that the overall change is about, such as `CPU time per operation`. */
function comparedQuantity(comparison) {
	const rows = rowsOfVerdict(comparison);
	return rows.length === 0 ? "over all measurements" : overallQuantity(rows);
}
/** Whether a verdict says that the binaries differ. */
function isSignificant(verdict) {
	return verdict === "faster" || verdict === "slower";
}

export { changeOf as $, facts as A, wordsForContender as At, intervalOf as B, placesBeside as C, inTurns as Ct, col as D, byContender as Dt, WEIGHTS as E, noRoomFor as Et, section as F, markdownCode as G, codeElement as H, tableOf as I, sentenceMarkup as J, markdownText as K, drawAxis as L, moreInWords as M, num as N, defined as O, contenderNames as Ot, prose as P, EQUIVALENCE as Q, drawInterval as R, limitFindings as S, heldOutNotMeasured as St, PAGE_LEVELS as T, nameOfLoad as Tt, goName as U, Markup as V, h as W, titleText as X, shorten as Y, visible as Z, worstVerdict as _, holm as _t, hasFailed as a, notMeasured as at, countBySeverity as b, FEWEST_ROUNDS as bt, heldOutWorkInWords as c, rowsOfVerdict as ct, isSignificant as d, decisiveRows as dt, coverageFindings as et, namesOf as f, groupsOf as ft, toneOf as g, withCandidate as gt, sides as h, setsPerRound as ht, equivalenceOf as i, judgeRounds as it, fitted as j, details as k, mapContenders as kt, isPrebuilt as l, sameProgram as lt, shownChange as m, runRounds as mt, comparisonHeadline as n, coverageOf as nt, hasFailedByGate as o, overallQuantity as ot, newProfiles as p, overallLogRatios as pt, oneLine as q, decisionText as r, judgeDifference as rt, headline as s, percentSetting as st, comparedQuantity as t, coverageInWords as tt, isReasonOfError as u, slowerThanCommitted as ut, allFindings as v, locate as vt, withoutFigures as w, isFinding as wt, groupFindings as x, PLANNED as xt, asFinding as y, BudgetSpent as yt, drawIntervals as z };