import { D as withoutTypeArguments, S as ownName, T as splitSymbol, m as declarationOf, p as closureOwner, v as isInterruption } from "./names.js";
import { c as note, f as warning } from "./errors.js";
import { A as share, C as changeWithInterval, E as fixed, M as signed, N as totalOf, S as change, T as count, b as bytes, h as someOf, j as shuffled, k as seededRandom, s as UNPRINTABLE, w as compareText, x as capitalized } from "./start.js";
import { i as quantityOf, s as countBySeverity } from "./quantities.js";
import { t as SIDES } from "./binaries.js";
import { c as walshAverage, i as median, l as walshCount, n as intervalRank, o as signedRankTest, r as mean, s as sorted, t as hodgesLehmann } from "./samples.js";
import { n as PUBLISHING_KINDS } from "./publisher.js";

// src/compare/stats/stopping.ts
/** What all looks that see the signs may spend together. */
const RESERVE = .005;
/** Confidence of the interval at the end, so that with the looks everything is wrong in at most 5 %. */
const CONFIDENCE = .955;
/** With fewer differences, the width of the interval is too uncertain to stop by it. */
const FEWEST_TO_STOP = 16;
/** How often the signs are drawn at random, and how many of the intervals must be narrow enough. */
const DRAWN = 40;
const SEED = 20;
/** The interval that goes with these looks. @throws RangeError for fewer than FEWEST_DIFFERENCES differences. */
function locate(differences) {
	return hodgesLehmann(differences, CONFIDENCE);
}
/**
* Which of several series are proven to differ from a limit, with an error for any of them in no more runs than one test
* alone makes: the most significant of k series is tested at α/k, the next at α/(k − 1), until one is not proven (Holm,
* "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2), 1979).
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
/** Whether this many differences are enough for an interval of ± `halfWidth`; about one in ten may come out wider. */
function isNarrowEnough(differences, halfWidth) {
	if (differences.length < 16) return false;
	if (isNarrowBySizes(differences, halfWidth)) return true;
	if (signedRankTest(differences) > spentAt(differences.length)) return false;
	return intervalHalfWidth(differences) <= halfWidth;
}
/** The level of the test at the nth difference; summed over all n from FEWEST_TO_STOP on it makes RESERVE. */
function spentAt(n) {
	return RESERVE * 16 / (n * (n + 1));
}
/**
* Blind to the signs: the expected width is small enough, and so are nearly all of those that come out when the signs
* are drawn at random. The expected width is not enough: where the sizes are nearly equal, the ends of the interval lie in
* a gap between the averages, and jump by a whole size with a sign or two.
*/
function isNarrowBySizes(differences, halfWidth) {
	if (halfWidthBySizes(differences) > halfWidth) return false;
	let wide = 0;
	for (const signed of drawnSigns(differences)) if (intervalHalfWidth(signed) > halfWidth && ++wide > 4) return false;
	return true;
}
/** The sizes with random signs, the same at each look, so that a look is no new chance to stop. */
function drawnSigns(differences) {
	const random = seededRandom(SEED);
	const drawn = Array.from({ length: DRAWN }, () => []);
	for (const one of differences) for (const signed of drawn) signed.push(random() < .5 ? Math.abs(one) : -Math.abs(one));
	return drawn;
}
/** Half the width of the interval of `locate`. */
function intervalHalfWidth(differences) {
	const values = sorted(differences);
	const fromEnd = intervalRank(values.length, CONFIDENCE);
	return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}
/**
* The expected half width of the interval if the centre is zero, from the sizes alone: that of the sample made symmetric,
* each difference taken with either sign. It has four times as many Walsh averages with the same distribution, so the end
* of the interval is at the same fraction.
*/
function halfWidthBySizes(differences) {
	const n = differences.length;
	const symmetric = sorted(differences.flatMap((one) => [one, -one]));
	const fraction = (intervalRank(n, CONFIDENCE) - .5) / (n * (n + 1) / 2);
	const all = n * (2 * n + 1);
	const rank = Math.max(1, Math.round(fraction * (all - n)));
	return walshAverage(symmetric, all + 1 - rank);
}

// src/compare/rounds.ts
/**
* Rounds: how workloads are repeated on both sides until their difference is known.
*
* A workload is a Go benchmark, or a server under load. A round runs every workload on both sides, as one or more pairs.
* For each round, a quantity of a workload has one number: the mean of ln(candidate / baseline) over the pairs of the round.
* For example, a round in which `BenchmarkDecode` takes 1.00 ms on the baseline and 0.97 ms on the candidate contributes
* ln(0.97), which is about −3 %. Measuring ends when the interval over these numbers is narrow enough, or when the next
* round would not fit into the time.
*
* Three rules keep the difference honest:
* - The two runs of a pair happen at the same time or one right after the other, so that a slow phase of the machine
*   affects both sides.
* - A coin decides which side of a pair starts, and the pairs of all workloads are shuffled. A fixed order alone makes the
*   sides differ by half a percent. The coin also makes the signed-rank test exact: if the sides do not differ, each
*   difference is as likely as its opposite.
* - Only complete rounds count, because a round that was cut off would favour the workloads that ran first.
*/
/** The number of rounds that a verdict needs, because a 95 % interval needs that many differences and each round gives one. */
const FEWEST_ROUNDS = 6;
/** Says that the time for measuring is over. Complete rounds are kept. */
var BudgetSpent = class extends Error {};
/** Calls `run` for both sides, one after the other. @returns both results, or the first finding. */
async function pairOf(first, run) {
	const results = [];
	for (const side of sidesInOrder(first)) {
		const result = await run(side);
		if (isFinding(result)) return result;
		results.push(result);
	}
	return bothOf(first, results);
}
/** Lists both sides, `first` before the other. */
function sidesInOrder(first) {
	return first === "baseline" ? SIDES : [...SIDES].reverse();
}
/** Assigns two results to their sides. @param runs the results, that of `first` before the other. */
function bothOf(first, runs) {
	const [baseline, candidate] = first === "baseline" ? runs : [...runs].reverse();
	return {
		baseline,
		candidate
	};
}
/** Checks whether a function returned a finding instead of its result. */
function isFinding(value) {
	return typeof value === "object" && value !== null && "severity" in value;
}
/** Progress is printed at most this often, because rounds of a fraction of a second would print hundreds of lines. */
const PROGRESS_MS = 1e4;
/**
* Runs rounds of all workloads until the overall interval is narrow enough or the next round does not fit into the time. A
* workload that fails is left out of the later rounds.
* @throws any error of `runPair` or `before` except BudgetSpent and a cancellation, which end the measuring.
*/
async function runRounds(workloads, options) {
	const { random, deadline, latest = deadline, precision, before } = options;
	const findings = [];
	const all = workloads.map((workload, at) => {
		return {
			workload,
			pairs: options.pairs[at] ?? 1,
			seconds: 0,
			ran: 0,
			rounds: [],
			complete: true
		};
	});
	let reported = Number.NEGATIVE_INFINITY;
	let begun = 0;
	let completed = 0;
	let preparing = 0;
	let ended = "budget";
	while (all.some(({ complete }) => complete)) {
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
			if (!await runRound(all, random, findings)) continue;
		} catch (error) {
			if (options.signal?.aborted) ended = "cancelled";
			else if (!(error instanceof BudgetSpent)) throw error;
			break;
		}
		completed++;
		if (isNarrowEnough(overallLogRatios(all), Math.log1p(precision))) {
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
function progressLine(all, completed) {
	const running = all.filter(({ complete }) => complete);
	const more = running.length > 1 ? ` and ${running.length - 1} more` : "";
	return `Measuring: round ${completed + 1}, ${running[0]?.workload.name}${more} on both sides`;
}
/** Runs one round. @returns whether at least one workload completed it. */
async function runRound(all, random, findings) {
	const pairs = /* @__PURE__ */ new Map();
	const order = all.flatMap((running) => running.complete ? Array.from({ length: running.pairs }, () => running) : []);
	for (const running of shuffled(order, random)) {
		if (!running.complete) continue;
		const began = performance.now();
		const pair = await running.workload.runPair(random() < .5 ? "baseline" : "candidate");
		running.seconds += (performance.now() - began) / 1e3;
		running.ran++;
		const failed = isFinding(pair) ? pair : missingQuantity(running.workload, pair);
		if (failed !== void 0) {
			running.complete = false;
			findings.push(failed);
		} else pairs.set(running, [...pairs.get(running) ?? [], pair]);
	}
	const ran = [...pairs].filter(([running]) => running.complete);
	for (const [running, made] of ran) running.rounds.push(made);
	return ran.length > 0;
}
/** The warning about a pair without the quantity that decides the verdict, because the verdict needs it in every round. */
function missingQuantity({ name, quantities }, pair) {
	const quantity = quantities.find(({ decisive }) => decisive);
	if (quantity === void 0 || Number.isFinite(meanLogRatio([pair], quantity))) return void 0;
	const message = `${name} is left out, because one of its runs reported no ${quantity.unit}.`;
	return warning(message, "Let every run do the same work and print its result in full.");
}
/**
* Makes the missing rounds fit into the time that is left: first each workload runs only one pair a round, then workloads
* are left out, as few seconds of work as possible. This happens when the plan was too optimistic or the machine became
* busier. The choice does not depend on which side is faster.
* @param missing the number of rounds that the interval still needs.
* @param left the seconds that are left for these rounds.
*/
function leaveOut(all, missing, left) {
	const running = all.filter(({ complete }) => complete).sort((a, b) => secondsOfRound(a) - secondsOfRound(b));
	const over = () => totalOf(running, secondsOfRound) - left / missing;
	if (over() > 0) for (const workload of running) workload.pairs = 1;
	const removed = [];
	while (running.length > 1 && over() > 0) {
		const enough = running.findIndex((workload) => secondsOfRound(workload) >= over());
		removed.push(...running.splice(enough, 1));
	}
	if (removed.length === 0) return [];
	for (const workload of removed) workload.complete = false;
	return [noRoomFor(removed.map(({ workload }) => workload.name))];
}
/** The warning that the budget is too short for these workloads. */
function noRoomFor(names) {
	const message = `The budget has no room for at least ${FEWEST_ROUNDS} rounds of everything; left out: ${someOf(names, 20)}.`;
	return warning(message, "Raise `budget`, or choose fewer with `benchmarks`.");
}
/** The seconds that a workload takes in a round, as its earlier pairs show; 0 before its first pair. */
function secondsOfRound({ complete, pairs, seconds, ran }) {
	return complete && ran > 0 ? pairs * seconds / ran : 0;
}
/** The mean of ln(candidate / baseline) over the pairs of each round; NaN for a round without this quantity. */
function logRatios({ rounds }, quantity) {
	return rounds.map((pairs) => meanLogRatio(pairs, quantity));
}
function meanLogRatio(pairs, { unit }) {
	const ratios = pairs.flatMap(({ baseline, candidate }) => {
		const [before, after] = [baseline.get(unit), candidate.get(unit)];
		if (before === void 0 || after === void 0) return [];
		return [before === after ? 0 : Math.log(after / before)];
	});
	return ratios.length === 0 ? NaN : mean(ratios);
}
/** Lists the rows that decide the verdict: decisive quantities with a value in every round, and their ratios by round. */
function decisiveRows(measured) {
	return measured.filter(({ complete }) => complete).flatMap((of) => of.workload.quantities.filter(({ decisive }) => decisive).map((quantity) => ({
		of,
		quantity,
		ratios: logRatios(of, quantity)
	}))).filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}
/** The mean over all decisive rows in each round. The stopping rule and the verdict both use these numbers. */
function overallLogRatios(measured) {
	const rows = decisiveRows(measured);
	return (rows[0]?.ratios ?? []).map((_, round) => mean(rows.map(({ ratios }) => ratios[round])));
}
/** The share of the available time that a plan uses. The rest is a reserve for a busy machine. */
const PLANNED = .85;
/** A round has at most this many pairs of one workload, because more pairs of the same round add little information. */
const MOST_PAIRS_A_ROUND = 24;
/** A budget should have room for this many rounds before a round gets several pairs of a workload. */
const ROUNDS_WANTED = 15;
/** The variance between the two runs of a pair, divided by the variance between two orders of functions, as observed. */
const NOISE_TO_ORDER = 4;
/**
* Plans the number of pairs that each workload has in a round. The longest workload gets one pair. The others together get as
* much time as the longest one, as long as `ROUNDS_WANTED` rounds fit into the budget: a server under load takes many seconds
* a run, and a benchmark that ran only once next to it would be measured far less precisely in about the same time.
* When each round starts with a preparation, all numbers are multiplied, because the preparation then pays for more pairs:
* the best factor is the root of the ratio of the costs times the ratio of the variances (Cochran, "Sampling Techniques", 10.6).
* @param secondsPerRun of each workload, on one side.
* @param preparing the seconds that the preparation of a round takes.
*/
function pairsPerRound(secondsPerRun, budgetSeconds, preparing = 0) {
	const longest = Math.max(...secondsPerRun);
	if (longest === 0) return secondsPerRun.map(() => 1);
	const others = Math.max(1, secondsPerRun.length - 1);
	const wanted = secondsPerRun.map((seconds) => Math.min(MOST_PAIRS_A_ROUND, Math.max(1, Math.floor(longest / others / seconds))));
	const total = (pairs) => totalOf(secondsPerRun, (seconds, at) => seconds * pairs(at));
	const room = (budgetSeconds * PLANNED / 15 - preparing) / 2;
	const extra = total((at) => wanted[at] - 1);
	const share = extra <= 0 ? 0 : Math.min(1, Math.max(0, (room - total(() => 1)) / extra));
	const pairs = wanted.map((pairs) => 1 + Math.floor((pairs - 1) * share));
	const once = total((at) => pairs[at]);
	const best = Math.sqrt(NOISE_TO_ORDER * preparing / (2 * once));
	const factor = Math.max(1, Math.min(Math.round(best), Math.floor(room / once)));
	return pairs.map((count) => count * factor);
}

// src/compare/verdict.ts
/** The default equivalence: a change is `no difference` if its interval holds zero and lies within ± this fraction. */
const EQUIVALENCE = .01;
/** Judges a change of a lower-is-better quantity. @param interval the 95 % interval of the change, in fractions. */
function verdictOf(interval, equivalence = EQUIVALENCE) {
	const [low, high] = interval;
	if (high < 0) return "faster";
	if (low > 0) return "slower";
	return low >= -equivalence && high <= equivalence ? "no difference" : "inconclusive";
}
/** Makes the comparison of a run that could not be measured. @param reason a sentence for the user. */
function inconclusive(reason, seconds = 0) {
	return {
		verdict: "inconclusive",
		measurements: [],
		rounds: 0,
		seconds,
		reason
	};
}
/** Makes the comparison of two sides that are the same program. @param reason a sentence for the user. */
function sameProgram(reason) {
	return {
		...inconclusive(reason),
		verdict: "no difference",
		change: 0,
		interval: [0, 0]
	};
}
/**
* Judges a run. The interval is a signed-rank interval over the rounds' mean log ratios of all decisive rows. The verdict is
* wrong in at most 5 % of runs, however many rows there are and however often the stopping rule looked at the
* interval (stats/stopping.ts).
* @param rounds must have at least `FEWEST_ROUNDS` rounds with a decisive row.
*/
function judgeRounds(rounds, judging) {
	const { change, interval } = changeOf(locate(overallLogRatios(rounds.measured)));
	const verdict = verdictOf(interval, judging.equivalence);
	const { rows, findings } = rowsOf(rounds.measured, judging.equivalence);
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
				verdict
			}, rounds, decisive)
		},
		findings: [...findings, ...larger.map(aboutIncrease)]
	};
}
/** The warning about a quantity that grew by more than its row in the table of quantities allows. */
function aboutIncrease({ name, unit, baseline, candidate, change }) {
	const { words, format, gate, warnAbove = 0 } = quantityOf(unit);
	const message = `The candidate has ${share(change)} more ${words}: ${format(candidate)} instead of ${format(baseline)} (${name}).`;
	const fix = `Check that its hosts have it. \`fail-on: ${gate} > ${warnAbove * 100}%\` makes it fail the job.`;
	return warning(message, fix);
}
/** Turns a location of log ratios into a change and its interval, as fractions. */
function changeOf({ estimate, interval: [low, high] }) {
	return {
		change: Math.expm1(estimate),
		interval: [Math.expm1(low), Math.expm1(high)]
	};
}
/** Makes a row for each quantity with enough rounds. A note names each quantity that is zero on one side and has no ratio. */
function rowsOf(all, equivalence) {
	const deciding = decisiveRows(all);
	const findings = [];
	const rows = [];
	for (const measured of all) for (const quantity of measured.workload.quantities) {
		const ratios = logRatios(measured, quantity).filter((ratio) => !Number.isNaN(ratio));
		if (ratios.length < FEWEST_ROUNDS) continue;
		const row = rowOf(measured, quantity, ratios, equivalence);
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
function rowOf({ workload: { name }, rounds }, { unit, better }, ratios, equivalence) {
	const pairs = rounds.flat().filter((pair) => pair.baseline.has(unit) && pair.candidate.has(unit));
	const baseline = median(pairs.map((pair) => pair.baseline.get(unit)));
	const candidate = median(pairs.map((pair) => pair.candidate.get(unit)));
	if (!ratios.every(Number.isFinite)) {
		const message = `${name} has ${baseline} ${unit} on the baseline and ${candidate} on the candidate: a change from or to zero has no percentage, so there is no row.`;
		return note(message);
	}
	const { change, interval } = changeOf(locate(ratios));
	const higher = better === "higher";
	const row = {
		name,
		unit,
		baseline,
		candidate,
		change,
		interval,
		verdict: verdictOf(higher ? [-interval[1], -interval[0]] : interval, equivalence),
		pairs: pairs.length
	};
	return higher ? {
		...row,
		better
	} : row;
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
function verdictReason({ verdict, precision, equivalence, reordered }, { completed, ended }, decisive) {
	const where = {
		faster: "lies below zero",
		slower: "lies above zero",
		"no difference": `holds zero and lies within ±${percentSetting(equivalence)}`,
		inconclusive: `holds zero and does not lie within ±${percentSetting(equivalence)}`
	}[verdict];
	const asked = `±${percentSetting(precision)}`;
	const before = `, before the interval was as narrow as ${asked}`;
	const [why, more] = {
		precision: [`the interval was expected to be as narrow as asked for, ${asked}`, ". A smaller `precision` measures for longer, which narrows the interval"],
		budget: [`the budget was spent${before}`, "; a larger budget narrows it"],
		cancelled: [`the run was cancelled${before}`, "; more rounds narrow it"]
	}[ended];
	const order = reordered ? ", each with another order of functions in memory" : "";
	const single = reordered ? " A single build has one order: its change may be larger or smaller." : "";
	const end = `Measuring ended after ${count(completed, "round")}${order}, when ${why}`;
	return `The interval of the ${overallQuantity(decisive)} ${where}. ${end}${verdict === "inconclusive" ? more : ""}.${single}`;
}
/** Prints a fraction as a setting has it: 0.025 is `2.5 %`. */
function percentSetting(fraction) {
	return `${Number((fraction * 100).toPrecision(9))} %`;
}
/** Whether the workload covers so little of the profile that the verdict says little about production. */
function isLittle({ share: covered, isPart }) {
	return !isPart && covered < 1 / 3;
}
const MOST_MISSING_FUNCTIONS = 5;
/**
* Computes the coverage of a profile. A function weighs as much as the calls that lead to it, as for the compiler.
* @param executed the names of all functions on the stacks of the workload's own CPU profile of the baseline.
* @param workload `the benchmarks` or `the load`.
* @param recorded the names of functions on the stacks that the profile was merged from, because its edges lack the outermost
* functions, such as benchmarks.
* @returns undefined if the profile has no weight.
*/
function coverageOf({ edges }, executed, workload, recorded = []) {
	const known = edges.filter(({ callee }) => !isInterruption(callee));
	const totalWeight = totalOf(known, ({ weight }) => weight);
	if (totalWeight === 0) return void 0;
	const names = [...executed];
	const keys = new Set(names.map(keyOf));
	const benchmarks = new Set(names.flatMap((name) => benchmarkOf(name) ?? []));
	const missing = /* @__PURE__ */ new Map();
	const own = new Set(recorded);
	let covered = 0;
	for (const { caller, callee, weight } of known) {
		own.add(caller).add(callee);
		if (keys.has(keyOf(callee))) covered += weight;
		else missing.set(ownName(callee), (missing.get(ownName(callee)) ?? 0) + weight);
	}
	const trainedBy = new Set([...own].map(benchmarkOf));
	return {
		workload,
		share: covered / totalWeight,
		missing: [...missing].sort(([a, x], [b, y]) => y - x || compareText(a, b)).slice(0, MOST_MISSING_FUNCTIONS).map(([name, weight]) => ({
			name,
			share: weight / totalWeight
		})),
		trainedBy: [...benchmarks].filter((name) => trainedBy.has(name)).sort(compareText)
	};
}
/**
* The key by which functions are matched: the name without type arguments. A closure counts as the function around it, because
* inlining renames closures.
*/
function keyOf(name) {
	const owner = closureOwner(name);
	return owner === void 0 ? withoutTypeArguments(ownName(name)) : `${splitSymbol(name).package} ${owner}`;
}
/** The name of the benchmark that a function or its closures belong to, such as `codec.BenchmarkDecode`. */
function benchmarkOf(name) {
	const { package: path, first, second } = declarationOf(name);
	if (!(second === "" || /^func\d/.test(second)) || !/^Benchmark(?!\p{Ll})/u.test(first)) return void 0;
	return `${path.slice(path.lastIndexOf("/") + 1)}.${first}`;
}
/** Warns about a low coverage, and notes benchmarks that both recorded and judge the profile. */
function coverageFindings(coverage) {
	const { missing, trainedBy } = coverage;
	const findings = [];
	if (isLittle(coverage)) {
		const message = `The verdict is about a small part of the profile, because ${coverageInWords(coverage)}.`;
		const fix = `Let \`benchmarks\` or \`load\` exercise what production does, such as ${missing[0]?.name}.`;
		findings.push(warning(message, fix));
	}
	if (trainedBy.length > 0) {
		const names = trainedBy.slice(0, 3).join(", ") + (trainedBy.length > 3 ? ", …" : "");
		const message = `The profile was recorded by ${count(trainedBy.length, "benchmark")} that run again to judge it (${names}): training and test are the same, so production may gain less.`;
		findings.push(note(message));
	}
	return findings;
}
/** Prints a coverage: `the benchmarks cover 12 % of the profile’s weight; heaviest functions not seen: a (5.0 %)`. */
function coverageInWords({ workload, share: covered, missing, isPart }) {
	const verb = workload === "the load" ? "covers" : "cover";
	if (isPart) return `${workload} ${verb} at least ${share(covered)} of the profile’s weight: some were not profiled`;
	const names = missing.filter(({ share: part }) => part >= .001).map(({ name, share: part }) => `${name} (${share(part)})`);
	const rest = names.length === 0 ? "" : `; heaviest functions not seen: ${names.join(", ")}`;
	return `${workload} ${verb} ${share(covered)} of the profile’s weight${rest}`;
}

// src/report/format.ts
/** The numbers of reports, always with their unit. */
/** A difference of two fractions in percentage points: `+2.8 pp`. */
function points(difference) {
	return `${signed(difference * 100, 1)} pp`;
}
/** The change from `before` to `after` in percent, `+2.9 %`; a dash if `before` is 0. */
function relative(before, after) {
	return before > 0 ? change((after - before) / before, 1) : "—";
}
/** A difference of sizes: `+92.0 KiB (+1.07 %)`. */
function bytesDifference(before, after) {
	const difference = after - before;
	if (difference === 0) return "none";
	return `${difference > 0 ? "+" : ""}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ""}`;
}
/** Wall or CPU seconds: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
function seconds(value) {
	const size = Math.abs(value);
	if (!(size >= 119.95)) return `${fixed(value, size < 9.995 ? 2 : 1)} s`;
	const whole = Math.round(size);
	const [step, big, small] = whole < 7200 ? [
		60,
		"min",
		"s"
	] : [
		3600,
		"h",
		"min"
	];
	const rest = Math.floor(whole % step / (step / 60));
	return `${value < 0 ? "−" : ""}${fixed(Math.floor(whole / step), 0)} ${big}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}
/** `2026-03-02 04:15 UTC` from an ISO 8601 time; anything else is returned unchanged. */
function time(iso) {
	const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
	return match ? `${match[1]} ${match[2]} UTC` : iso;
}
/** Function names without the folders of their import paths, as in pprof's graphs: `parser.(*parser).parseBlock`. */
function shortNames(name) {
	return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, "");
}
/** The first 12 digits of a commit or another digest; a tag unchanged. */
function shortSha(revision) {
	return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
}
/** With a small letter, unless it is an abbreviation such as SHA-256. */
function uncapitalized(text) {
	return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

// src/report/escape.ts
/**
* Makes text from profiles, servers and files harmless in each output: HTML, GitHub Markdown and the terminal.
*
* Anyone who can name a function, a host or a file chooses text that the report shows. Each function here takes such a text and
* returns text that renders as exactly those characters, and as nothing else. A function of the name
* `<img src=x onerror=alert(1)>` appears in the page as these characters:
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
/** Returns a name on one line. It spells out invisible characters as Go does: `\n`, `\u202e`. */
function visible(text) {
	return text.replace(UNPRINTABLE, (character) => ESCAPED_CONTROLS[character] ?? codePoint(character));
}
function codePoint(character) {
	const hex = (character.codePointAt(0) ?? 0).toString(16);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
/** Returns a sentence on one line. Line breaks and tabs become single spaces; other invisible characters are spelled out. */
function oneLine(text) {
	return visible(text.replace(/\s+/g, " ").trim());
}
/** Shortens a text to at most `length` characters. It cuts in the middle, because both ends of a Go name distinguish it from others. */
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
* Returns a name as code in GitHub Markdown, also inside a table. GitHub makes no mentions and links in code. If backticks
* cannot hold the name, it becomes a code element with every punctuation character as an entity.
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
/** Returns a sentence for places where GitHub does not read Markdown, such as the title of a folded part. GitHub makes mentions and links there, too. */
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
/** Rewrites a sentence in which names stand in backticks: `code` rewrites each name, `prose` the text between names. */
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
/** Returns a text as one argument for `sh`, in quotes only if it needs them. */
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
/** HTML that is safe to insert. Only `h` and this file make it from data. */
var Markup = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** Builds HTML from a template literal. It escapes every inserted value that is not `Markup`. */
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
* Returns a Go name, or a call edge `caller → callee`, as HTML. The import path is less prominent than the rest, because the rest
* distinguishes functions. Long names may break after a slash.
*/
function goName(name, most) {
	const ends = name.split(" → ");
	const [first, ...others] = ends.map((end) => oneName(shorten(end, Math.ceil(most / ends.length))));
	return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}
function oneName(name) {
	const brackets = name.search(/[([]/);
	const slash = name.lastIndexOf("/", brackets === -1 ? void 0 : brackets);
	if (slash === -1) return h`${name}`;
	return h`<span class="path">${name.slice(0, slash + 1).split(/(?<=\/)/).map((part) => h`${part}<wbr>`)}</span>${name.slice(slash + 1)}`;
}

// src/report/intervals.ts
/** Returns the interval of a row; undefined if the row has none, or if a number is not finite. */
function intervalOf({ change, interval } = {}) {
	if (change === void 0 || interval === void 0) return void 0;
	return [change, ...interval].every(Number.isFinite) ? {
		change,
		interval
	} : void 0;
}
const CLIP_AT_MEDIANS = 5;
/** Makes an axis that shows zero, the band and every interval. It clips intervals that lie far out. */
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
/** Returns the position of a value on the axis, 0 to 1. Values beyond an end lie at that end. */
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
/** Returns a share of the width as an SVG percentage, so that a drawing takes any width without distorting its strokes. */
function svgPercent(fraction) {
	return `${Number((fraction * 100).toFixed(2))}%`;
}
/** Draws the interval of one table row over the common axis; without an interval it draws the axis alone. */
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
/** Draws the labels of the axis. */
function drawAxis(axis) {
	const label = (tick) => h`<text x="${svgPercent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
	return h`<svg aria-hidden="true">${axis.ticks.map(label)}</svg>`;
}

// src/report/blocks.ts
/** The weights of blocks, from the first that is left out to the last. */
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
/** Makes a list of names and values; it leaves out pairs without a value, and is undefined if none is left. */
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
/** Makes a table with one row for each value; undefined without values. */
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
/** The levels of Markdown, from everything to almost nothing. */
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
/** The levels of the page, which has room for a part of everything. */
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
/** Returns the fullest rendering that fits. It leaves out whole blocks only. @returns undefined if no level fits. */
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
/** Returns the sentence that says how many rows are missing; undefined if none are. */
function moreInWords(missing, noun) {
	return missing && noun ? `${count(missing, `more ${noun}`)} in the result document.` : void 0;
}

// src/report/headline.ts
/** The most important thing about a report: of several targets, those that failed or are slower first. */
function headline(report) {
	const { command, error, comparison, decision, targets, publication, build } = report;
	if (targets !== void 0) return headlineOfSeveral(report, targets);
	if (error !== void 0) return failure(report, error);
	if (command === "check") return checkHeadline(report);
	if (comparison !== void 0 && command !== "diff") return comparisonHeadline(report, comparison);
	if (decision === void 0) return resultHeadline(report);
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
		tone: "failed",
		label: "Error",
		title: failed === 0 ? "Failed" : failed === 1 ? "A condition failed" : `${failed} conditions failed`,
		sentence,
		because: fix,
		output: output.length > 0 ? output : void 0
	};
}
/** Whether the error already says that this condition of `fail-on` failed. */
function isReasonOfError({ outcome, reason }, { error }) {
	return outcome === "failed" && error?.message.includes(reason) === true;
}
/** A change whose interval holds zero and lies within ± this counts as no difference. */
function equivalenceOf({ equivalence }) {
	return equivalence ?? .01;
}
const TONES = {
	faster: "better",
	slower: "worse",
	"no difference": "same",
	inconclusive: "unsure"
};
function toneOf({ verdict }) {
	return TONES[verdict];
}
/** The verdict on the binaries; also part of a report that failed later. */
function comparisonHeadline(report, comparison) {
	const { verdict, change, interval, measurements, reason } = comparison;
	const { coverage } = report;
	const { baseline, candidate } = sides(report);
	const quantity = comparedQuantity(comparison);
	const overall = change === void 0 || !interval ? void 0 : changeWithInterval(change, interval);
	const isProven = isSignificant(verdict);
	const claims = {
		faster: `The binary ${candidate} is faster than the binary ${baseline}`,
		slower: `The binary ${candidate} is slower than the binary ${baseline}`,
		"no difference": `There is no significant difference between the binaries ${candidate} and ${baseline}`,
		inconclusive: `Whether the binary ${candidate} is faster than the binary ${baseline} cannot be told from this run`
	};
	const found = overall ? `: ${overall.change} ${quantity} (95 % interval ${overall.interval}).` : ".";
	const limit = equivalenceOf(comparison);
	const isSmall = isProven && interval?.every((bound) => Math.abs(bound) < limit);
	const covers = coverage && isLittle(coverage) && `covers ${share(coverage.share)} of the profile`;
	return {
		tone: TONES[verdict],
		label: "Verdict",
		title: verdict === "inconclusive" && measurements.length === 0 ? "Not measured" : capitalized(verdict),
		sentence: claims[verdict] + found,
		because: isSmall ? `${reason} Proven, but smaller than ±${percentSetting(limit)}.` : reason,
		figure: isProven ? overall?.change : void 0,
		quantity: isProven && overall ? quantity : void 0,
		caveat: defined([slowerRows(comparison), covers]).join("; ") || void 0
	};
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
/** What a command without a verdict or a decision did. */
function resultHeadline(report) {
	const { command, build, fallback, publication, profile } = report;
	if (build !== void 0) {
		const { baseline, candidate } = sides(report);
		return result("Built", `The binaries ${candidate} and ${baseline} are built and verified.`);
	}
	if (fallback?.used === "off") return result("No profile", "No profile could be collected, so build without one.");
	if (fallback !== void 0) return result("Fallback profile", `No profile could be collected, so the fallback \`${fallback.used}\` takes its place.`);
	if (command === "rollback" && publication !== void 0) {
		const { kind, operation } = publication;
		const { isOnlyWritten, isProposal } = PUBLISHING_KINDS[kind];
		const isDone = isOnlyWritten ? profile !== void 0 : ["created", "updated"].includes(operation);
		if (isDone && !isProposal) return result("Rolled back", "The newest change of the profile is undone.");
		if (isDone) return result("Rollback proposed", "Merging it undoes the newest change of the profile.");
	}
	if (profile !== void 0) {
		const { samples, cpuSeconds, edges, gzipLayers } = profile;
		const titles = {
			collect: "Collected",
			merge: "Merged"
		};
		const holds = `The profile holds ${count(samples, "sample")}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, "call edge")}.`;
		const usable = command !== "inspect" ? "" : gzipLayers === void 0 ? " The Go compiler can use it." : " The Go compiler can use it once it is unpacked.";
		return result(titles[command] ?? "Profile", holds + usable);
	}
	return command === "init" ? result("Written", "You can start from the workflow and the config file that were written.") : result("Done", `The command ${command} has ended.`);
}
function headlineOfSeveral(report, targets) {
	const { command, error } = report;
	const all = count(targets.length, "target");
	const failed = targets.filter(hasFailed);
	if (failed.length > 0) {
		const [only] = failed.length === 1 ? failed : [];
		const sentence = only ? `\`${only.target}\` failed: ${reasonOf(only)}` : `${namesOf(failed)} failed; the section of each says why.`;
		const because = error === void 0 || failed.some(({ target }) => error.message.includes(target)) ? void 0 : firstLine(error);
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
/** The worst verdict that was measured leads; the sentence names the targets of each. */
function overallVerdict(targets) {
	const groups = [
		[
			"slower",
			"Slower with PGO",
			"worse"
		],
		[
			"faster",
			"Faster with PGO",
			"better"
		],
		[
			"inconclusive",
			"Inconclusive",
			"unsure"
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
	].flatMap(([verdict, what, tone]) => {
		const members = targets.filter((one) => (reportVerdict(one) ?? "not measured") === verdict);
		return members.length === 0 ? [] : {
			what,
			tone,
			members
		};
	});
	const { what = "", tone = "plain", members = [] } = groups[0] ?? {};
	return {
		...result(`${what.replace(" with PGO", "")}: ${members.length} of ${count(targets.length, "target")}`, groups.map(({ what, members }) => `${what}: ${namesOf(members)}.`).join(" "), tone),
		label: "Verdict"
	};
}
function newProfiles(updated, all) {
	return `${updated.length === 1 ? "New profile" : "New profiles"} for ${updated.length} of ${count(all.length, "target")}`;
}
function reasonOf({ error, findings }) {
	if (error !== void 0) return firstLine(error);
	return findings.find(({ severity }) => severity === "error")?.message ?? "";
}
/** Without what a tool printed, which stands in the target's own section. */
function firstLine({ message, fix }) {
	const [sentence = ""] = message.split("\n");
	return fix === void 0 ? sentence : `${sentence} ${fix}`;
}
const MOST_NAMES = 6;
function namesOf(targets, most = MOST_NAMES) {
	const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll("`", "'")}\``);
	const rest = targets.length - shown.length;
	const all = rest > 0 ? [...shown, `${rest} more`] : shown;
	const last = all.at(-1) ?? "";
	return all.length < 2 ? last : `${all.slice(0, -1).join(", ")} and ${last}`;
}
/** Whether it ended in an error or, of `check`, found one. */
function hasFailed({ command, error, findings }) {
	return error !== void 0 || command === "check" && findings.some((one) => one.severity === "error");
}
/** Whether it failed by `fail-on` alone: its profile was published. */
function hasFailedByGate(report) {
	return (report.gates ?? []).some((gate) => isReasonOfError(gate, report));
}
/** `not measured` if there was nothing to measure with; undefined without a comparison. */
function reportVerdict({ comparison }) {
	return comparison?.measurements.length === 0 ? "not measured" : comparison?.verdict;
}
/** The decision as a title and its reason; undefined if none was made. */
function decisionText({ command, decision, error, profile }) {
	if (decision === void 0 || command === "diff" || command === "check") return void 0;
	if (decision.kind === "reject" && profile === void 0) return void 0;
	const titles = {
		update: "update the profile",
		keep: "keep the committed profile",
		reject: "reject the merged profile"
	};
	const isSaid = error?.message.includes(decision.reason) === true;
	return {
		title: titles[decision.kind],
		reason: isSaid ? "" : decision.reason
	};
}
/** The names of the two binaries, such as `without PGO` and `with PGO`. */
function sides({ build }) {
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
/** Whether the binary was given, not built here: its build took no time. */
function isPrebuilt({ seconds }) {
	return seconds === 0;
}
/** A change with its interval, if known; benchstat's `~` where it is not proven. */
function shownChange(row) {
	const { change, interval, verdict } = row;
	if (change === void 0 || interval === void 0) return void 0;
	const text = changeWithInterval(change, interval, 2);
	return isSignificant(verdict) ? text : {
		...text,
		change: "~"
	};
}
/** What the overall change is a change of: `CPU time per operation`. */
function comparedQuantity(comparison) {
	const rows = rowsOfVerdict(comparison);
	return rows.length === 0 ? "over all measurements" : overallQuantity(rows);
}
function isSignificant(verdict) {
	return verdict === "faster" || verdict === "slower";
}

export { EQUIVALENCE as $, drawInterval as A, sentenceMarkup as B, fitted as C, section as D, prose as E, goName as F, bytesDifference as G, shorten as H, h as I, seconds as J, points as K, markdownCode as L, intervalOf as M, Markup as N, tableOf as O, codeElement as P, uncapitalized as Q, markdownText as R, facts as S, num as T, titleText as U, shellWord as V, visible as W, shortSha as X, shortNames as Y, time as Z, PAGE_LEVELS as _, pairOf as _t, hasFailed as a, judgeRounds as at, defined as b, sidesInOrder as bt, isPrebuilt as c, rowsOfVerdict as ct, namesOf as d, FEWEST_ROUNDS as dt, changeOf as et, newProfiles as f, PLANNED as ft, toneOf as g, overallLogRatios as gt, sides as h, noRoomFor as ht, equivalenceOf as i, inconclusive as it, drawIntervals as j, drawAxis as k, isReasonOfError as l, sameProgram as lt, shownChange as m, isFinding as mt, comparisonHeadline as n, coverageInWords as nt, hasFailedByGate as o, overallQuantity as ot, reportVerdict as p, bothOf as pt, relative as q, decisionText as r, coverageOf as rt, headline as s, percentSetting as st, comparedQuantity as t, coverageFindings as tt, isSignificant as u, BudgetSpent as ut, WEIGHTS as v, pairsPerRound as vt, moreInWords as w, details as x, holm as xt, col as y, runRounds as yt, oneLine as z };