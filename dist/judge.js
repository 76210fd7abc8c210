import { E as shuffled, H as EQUIVALENCE, T as seededRandom, _n as count } from "./start.js";
import { n as median, t as mean } from "./average.js";
import { a as walshAverage, i as sorted, n as intervalRank, o as walshCount, r as signedRankTest, t as hodgesLehmann } from "./hodges-lehmann.js";
import { t as cameOutWider } from "./precision.js";
import { t as BudgetSpent } from "./meter.js";

// src/stats/stopping.ts
/** What all looks that see the signs may spend together. */
const RESERVE = .005;
/** Confidence of the interval at the end, so that with the looks everything is wrong in at most 5 %. */
const CONFIDENCE = .955;
/** Before that many differences, how wide the interval is cannot be told well enough to stop by it. */
const FEWEST_TO_STOP = 16;
/** How often the signs are drawn by lot, and how many of the intervals must be narrow enough. */
const DRAWN = 40;
const SEED = 20;
/** The interval that goes with these looks. @throws RangeError for fewer than FEWEST_PAIRS differences. */
function locate(differences) {
	return hodgesLehmann(differences, CONFIDENCE);
}
/**
* The interval of one of so many series, with which the intervals of all of them together are right as often as that of
* one is (Bonferroni's inequality: whatever they have to do with each other). Undefined for too few differences: of
* twenty series it takes ten.
*/
function locateOneOf(series, differences) {
	const confidence = 1 - .04500000000000004 / series;
	return intervalRank(differences.length, confidence) === 0 ? void 0 : hodgesLehmann(differences, confidence);
}
/**
* Whether so many differences are enough for an interval of ± `halfWidth`; one in ten may come out wider, or so. To be
* asked after each difference, or each few; a look costs some passes over the data, and some hundred shortly before the end.
*/
function isNarrowEnough(differences, halfWidth) {
	if (differences.length < 16) return false;
	return isNarrowBySizes(differences, halfWidth) || signedRankTest(differences) <= spentAt(differences.length) && intervalHalfWidth(differences) <= halfWidth;
}
/** The level of the test at the nth difference; summed over all n from FEWEST_TO_STOP on it makes RESERVE. */
function spentAt(n) {
	return RESERVE * 16 / (n * (n + 1));
}
/**
* Blind to the signs: the expected width is small enough, and so are nearly all of those that come out when the signs are
* drawn by lot. What is expected is not enough: where the sizes are nearly equal, the ends of the interval lie
* in a gap between the averages, and jump by a whole size with a sign or two.
*/
function isNarrowBySizes(differences, halfWidth) {
	if (halfWidthBySizes(differences) > halfWidth) return false;
	let wide = 0;
	for (const signed of drawnSigns(differences)) if (intervalHalfWidth(signed) > halfWidth && ++wide > 4) return false;
	return true;
}
/** The sizes with random signs. Each keeps those it was given at earlier looks, so that these are no new chances to stop. */
function drawnSigns(differences) {
	const random = seededRandom(SEED);
	const drawn = Array.from({ length: DRAWN }, () => []);
	for (const one of differences) for (const signed of drawn) signed.push(random() < .5 ? Math.abs(one) : -Math.abs(one));
	return drawn;
}
/** That of `locate`, without the estimate. */
function intervalHalfWidth(differences) {
	const values = sorted(differences);
	const fromEnd = intervalRank(values.length, CONFIDENCE);
	return (walshAverage(values, walshCount(values) + 1 - fromEnd) - walshAverage(values, fromEnd)) / 2;
}
/**
* Half the width to be expected of the interval if the centre is zero, from the sizes of the differences alone: that
* of the sample made symmetric, each difference taken with either sign. Its Walsh averages are as those of
* the sample itself would be, four times as many, so the end of the interval is the one at the same fraction.
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
/** So many rounds, and this part of all, a subject may be silent in; beyond, it is left out. */
const SILENT = 2;
const SILENT_SHARE = .1;
/** Rounds of a fraction of a second would fill a log with hundreds of lines. */
const PROGRESS_MS = 1e4;
/**
* Runs every subject on both sides in each round: the two runs of a pair together or next to each other, so that whatever
* slows the machine down meets both; which side goes first by the toss of a coin, and the pairs of all subjects in random order,
* since a fixed order alone makes the sides differ by half a percent. The coin also makes the signed-rank test
* exact: if the sides are the same, each difference is as likely as its opposite, however the machine drifts.
* Ends with complete rounds only, when the interval is narrow enough or no further round fits the time; leaves a
* subject out once it fails. @throws whatever ends the subjects, but for BudgetSpent.
*/
async function runRounds(subjects, options) {
	const findings = [];
	const all = subjects.map((subject, at) => ({
		subject,
		pairs: options.pairs[at] ?? 1,
		rounds: [],
		silent: 0,
		failed: false
	}));
	const began = performance.now();
	let told = Number.NEGATIVE_INFINITY;
	let begun = 0;
	let completed = 0;
	let ended = "budget";
	while (all.some(({ failed }) => !failed) && hasTimeForOneMore(began, begun, options.deadline)) {
		if (performance.now() - told >= PROGRESS_MS) {
			options.progress?.(progressLine(all, completed, options.deadline));
			told = performance.now();
		}
		const round = await runRound(all, options.random).catch((error) => {
			options.interrupted?.({
				measured: measuredOf(all),
				completed,
				ended: "cancelled",
				findings
			});
			throw error;
		});
		if (round === void 0) break;
		findings.push(...round.findings);
		begun++;
		if (!round.counts) continue;
		completed++;
		if (isNarrowEnough(overallLogRatios(measuredOf(all)), Math.log1p(options.precision))) {
			ended = "precision";
			break;
		}
	}
	for (const one of all) if (one.silent > 0 && !one.failed) findings.push(sometimesSilent(one, begun));
	return {
		measured: measuredOf(all),
		completed,
		ended,
		findings
	};
}
/** A round that the deadline would cut off is time lost: how long rounds take is known from those before. */
function hasTimeForOneMore(began, begun, deadline) {
	const now = performance.now();
	return now + .9 * (begun === 0 ? 0 : (now - began) / begun) < deadline;
}
function progressLine(all, completed, deadline) {
	const running = all.filter(({ failed }) => !failed);
	const [first] = running;
	const more = running.length > 1 ? ` and ${running.length - 1} more` : "";
	const left = Math.max(0, Math.round((deadline - performance.now()) / 1e3));
	return `Measuring: round ${completed + 1}, ${first?.subject.name}${more} on both sides, at most ${count(left, "second")} left`;
}
/**
* A round in which a subject did not give what decides does not count, for all of them: the verdict needs rounds that are
* complete, and which side was silent has no part in that.
* @returns undefined when the time was up before it was complete.
*/
async function runRound(all, random) {
	const findings = [];
	const pairs = /* @__PURE__ */ new Map();
	const order = all.flatMap((one) => one.failed ? [] : Array.from({ length: one.pairs }, () => one));
	try {
		for (const one of shuffled(order, random)) {
			if (one.failed) continue;
			const pair = await one.subject.runPair(random() < .5 ? "baseline" : "candidate");
			if ("severity" in pair) {
				one.failed = true;
				findings.push(pair);
			} else pairs.set(one, [...pairs.get(one) ?? [], pair]);
		}
	} catch (error) {
		if (error instanceof BudgetSpent) return void 0;
		throw error;
	}
	const ran = [...pairs].filter(([one]) => !one.failed);
	const silent = ran.filter(([one, made]) => !saysWhatDecides(one.subject, made)).map(([one]) => one);
	for (const one of silent) {
		one.silent++;
		if (one.silent <= SILENT + SILENT_SHARE * (one.silent + one.rounds.length)) continue;
		one.failed = true;
		findings.push(tooOftenSilent(one));
	}
	const counts = ran.length > 0 && silent.length === 0;
	if (counts) for (const [one, made] of ran) one.rounds.push(made);
	return {
		findings,
		counts
	};
}
function decisiveOf(subject) {
	return subject.quantities.find(({ decisive }) => decisive);
}
function saysWhatDecides(subject, made) {
	const quantity = decisiveOf(subject);
	return quantity === void 0 || Number.isFinite(meanLogRatio(made, quantity));
}
function tooOftenSilent({ subject, silent, rounds }) {
	const unit = decisiveOf(subject)?.unit;
	return {
		severity: "warning",
		message: `${subject.name} is left out: a run gave no ${unit} in ${silent} of ${count(silent + rounds.length, "round")}.`,
		fix: "Let every run do the same and print its result in full."
	};
}
function sometimesSilent({ subject, silent }, begun) {
	const unit = decisiveOf(subject)?.unit;
	return {
		severity: "note",
		message: `${silent} of ${count(begun, "round")} ${silent === 1 ? "does" : "do"} not count, because a run of ${subject.name} gave no ${unit}.`
	};
}
function measuredOf(all) {
	return all.map(({ subject, rounds, failed }) => ({
		subject,
		rounds,
		complete: !failed
	}));
}
/** Of each round, the mean log ratio of candidate to baseline over the pairs that have it; NaN where none has. */
function logRatios({ rounds }, quantity) {
	return rounds.map((pairs) => meanLogRatio(pairs, quantity));
}
function meanLogRatio(pairs, { unit }) {
	const ratios = pairs.flatMap((pair) => logRatio(pair.baseline.get(unit), pair.candidate.get(unit)));
	return ratios.length === 0 ? NaN : mean(ratios);
}
function logRatio(baseline, candidate) {
	if (baseline === void 0 || candidate === void 0) return [];
	return [baseline === candidate ? 0 : Math.log(candidate / baseline)];
}
/** The rows that the verdict of the run rests on: those that every round has. */
function decisiveRows(measured) {
	return measured.filter(({ complete }) => complete).flatMap((of) => of.subject.quantities.filter(({ decisive }) => decisive).map((quantity) => ({
		of,
		quantity,
		ratios: logRatios(of, quantity)
	}))).filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}
/**
* Of each round, the mean over all decisive rows, as of something where less is better: the one series that the
* stopping and the verdict rest on.
*/
function overallLogRatios(measured) {
	const rows = decisiveRows(measured).map(({ quantity, ratios }) => quantity.better === "higher" ? ratios.map((one) => -one) : ratios);
	const [first = []] = rows;
	return first.map((_, round) => mean(rows.map((ratios) => ratios[round])));
}

// src/compare/judge.ts
/** `interval` is that of a change of something where less is better, as a fraction. */
function verdictOf(interval, equivalence = EQUIVALENCE) {
	const [low, high] = interval;
	if (high < 0) return "faster";
	if (low > 0) return "slower";
	return low >= -equivalence && high <= equivalence ? "no difference" : "inconclusive";
}
/** From log ratios to fractions. */
function changeOf({ estimate, interval }) {
	return {
		change: Math.expm1(estimate),
		interval: [Math.expm1(interval[0]), Math.expm1(interval[1])]
	};
}
/**
* The one verdict of a run: on the geometric mean over all decisive rows, as a signed-rank interval over the
* rounds of their mean log ratios. So it is one test, and wrong in at most 5 % of runs, however many rows there are
* and however often was looked whether it is time to stop (src/stats/stopping.ts).
* @param rounds with FEWEST_PAIRS of a decisive row at least.
*/
function judge(rounds, judging) {
	const overall = overallLogRatios(rounds.measured);
	if (overall.length < 6) throw new RangeError(`${overall.length} rounds have no 95 % interval`);
	const { change, interval } = changeOf(locate(overall));
	const verdict = verdictOf(interval, judging.equivalence);
	const deciding = decisiveRows(rounds.measured);
	const findings = [];
	const alone = rounds.measured.flatMap((one) => one.subject.quantities.flatMap((quantity) => {
		const row = measurementOf(one, quantity, deciding.some((row) => row.of === one && row.quantity === quantity), judging.equivalence);
		if (row !== void 0 && "severity" in row) findings.push(row);
		return row === void 0 || "severity" in row ? [] : [{
			row,
			ratios: ratiosOf(one, quantity)
		}];
	}));
	const rows = alone.map(({ row, ratios }) => {
		const family = alone.filter((other) => isSameQuantity(other.row, row)).length;
		return family === 1 ? row : withFamilyInterval(row, ratios, family);
	});
	return {
		comparison: {
			verdict,
			change,
			interval,
			measurements: [...rows.filter((row) => row.decisive), ...rows.filter((row) => !row.decisive)],
			rounds: rounds.completed,
			seconds: judging.seconds,
			ended: rounds.ended,
			precision: judging.precision,
			equivalence: judging.equivalence,
			reason: reasonOf({
				verdict,
				interval
			}, rounds, judging, deciding.map(({ quantity }) => quantity))
		},
		findings
	};
}
function isSameQuantity(one, other) {
	return one.unit === other.unit && one.better === other.better;
}
function withFamilyInterval(row, ratios, family) {
	const located = locateOneOf(family, ratios);
	return located === void 0 ? row : {
		...row,
		familyInterval: changeOf(located).interval
	};
}
/** Of the rounds that have it. */
function ratiosOf(measured, quantity) {
	return logRatios(measured, quantity).filter((ratio) => !Number.isNaN(ratio));
}
/**
* A row of its own, with its own interval; of twenty rows that do not differ, one is expected to look as if.
* @returns undefined where too few rounds have it; a note where it is zero on one side, and has no ratio.
*/
function measurementOf(measured, quantity, decisive, equivalence = EQUIVALENCE) {
	const { subject, rounds } = measured;
	const ratios = ratiosOf(measured, quantity);
	if (ratios.length < 6) return void 0;
	const pairs = rounds.flat().filter(({ baseline, candidate }) => baseline.has(quantity.unit) && candidate.has(quantity.unit));
	const [baseline, candidate] = ["baseline", "candidate"].map((side) => median(pairs.map((pair) => pair[side].get(quantity.unit))));
	if (!ratios.every(Number.isFinite)) return {
		severity: "note",
		message: `${subject.name} has ${baseline} ${quantity.unit} on the baseline and ${candidate} on the candidate: with zero there is no change in percent, and no row.`
	};
	const { change, interval } = changeOf(locate(ratios));
	const lowerIsBetter = quantity.better === "higher" ? [-interval[1], -interval[0]] : interval;
	return {
		name: subject.name,
		unit: quantity.unit,
		...quantity.better === "higher" && { better: "higher" },
		decisive,
		baseline,
		candidate,
		change,
		interval,
		verdict: verdictOf(lowerIsBetter, equivalence),
		pairs: pairs.length
	};
}
/** What the interval of the change means, and why there is not more of it; its numbers are shown beside it. */
function reasonOf({ verdict, interval }, { completed, ended }, { precision, equivalence }, deciding) {
	const where = {
		faster: "lies below zero",
		slower: "lies above zero",
		"no difference": `holds zero and lies within ±${percent(equivalence)}`,
		inconclusive: `holds zero and does not lie within ±${percent(equivalence)}`
	}[verdict];
	const rounds = count(completed, "round");
	const asked = `±${percent(precision)}`;
	const narrow = cameOutWider(interval, precision) ? `was expected to be as narrow as ${asked}; it came out wider` : `was as narrow as asked for, ${asked}`;
	const stopped = ended === "precision" ? `Measuring ended after ${rounds}, when the interval ${narrow}` : `Measuring ended after ${rounds}, when ${ended === "budget" ? "the budget was spent" : "the run was cancelled"}, before the interval was as narrow as ${asked}`;
	return `The interval of the ${quantityInWords(deciding)} ${where}. ${stopped}${verdict === "inconclusive" ? {
		precision: ". A smaller `precision` has it go on for longer, which narrows the interval",
		budget: "; a larger budget narrows it",
		cancelled: "; more rounds narrow it"
	}[ended] : ""}.`;
}
function quantityInWords(deciding) {
	const units = [...new Set(deciding.map(({ unit }) => unit))];
	const [unit = ""] = units;
	const per = /^cpu-sec\/(\w+)$/.exec(unit)?.[1];
	if (units.length > 1 || per === void 0) return "CPU time per unit of work";
	return `CPU time per ${per === "op" ? "operation" : per}`;
}
function percent(fraction) {
	return `${Number((fraction * 100).toPrecision(3))} %`;
}
/** No verdict could be had, and why. */
function inconclusive(reason, seconds = 0) {
	return {
		verdict: "inconclusive",
		measurements: [],
		rounds: 0,
		seconds,
		reason
	};
}
/** Both sides are the same bytes. */
function sameBytes(reason) {
	return {
		verdict: "no difference",
		change: 0,
		interval: [0, 0],
		measurements: [],
		rounds: 0,
		seconds: 0,
		reason
	};
}

export { runRounds as a, overallLogRatios as i, judge as n, sameBytes as r, inconclusive as t };