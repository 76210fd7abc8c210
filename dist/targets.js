import { n as fixed, r as share, t as count } from "./format.js";
import { a as changeWithInterval, c as relative, i as change, m as time, o as plusMinus, r as capitalized, u as seconds } from "./format2.js";
import { a as overallQuantity, c as measured, i as isSignificant, l as measuredDifference, u as quantityOf } from "./measurement-rows.js";
import { a as shownOverlap } from "./drift.js";
import { t as EQUIVALENCE } from "./comparison.js";

// src/report/evidence-sentences.ts
/** The evidence beside the verdict, in plain sentences: the same words in every rendering. */
/** What the profile made the compiler do, one sentence for each kind of it. */
function compilerInWords({ inlining, devirtualization }) {
	const called = devirtualization ?? {
		gained: 0,
		lost: 0,
		gainedWeight: 0
	};
	const weight = (of) => of > 0 ? `, with ${share(of)} of its edge weight` : "";
	const lost = (number) => number > 0 ? `; ${fixed(number, 0)} no longer` : "";
	const sites = count(inlining.gained, "more call site");
	const calls = count(called.gained, "more call");
	const are = (number) => number === 1 ? "is" : "are";
	return [`${devirtualization === void 0 ? "In the candidate" : "Because of the profile"}, ${sites} ${are(inlining.gained)} inlined${weight(inlining.gainedWeight)}${lost(inlining.lost)}.`, ...devirtualization === void 0 ? [] : called.gained + called.lost === 0 ? ["No call is devirtualized because of it."] : [`${calls} ${are(called.gained)} devirtualized${weight(called.gainedWeight)}${lost(called.lost)}.`]];
}
/** Of both kinds, heaviest first; those whose weight is not known last. */
function hottestCallSites({ inlining, devirtualization }) {
	const sites = /* @__PURE__ */ new Map();
	for (const site of devirtualization?.hottest ?? []) sites.set(identityOf(site), {
		...site,
		became: "devirtualized"
	});
	for (const site of inlining.hottest) {
		const became = sites.has(identityOf(site)) ? "devirtualized and inlined" : "inlined";
		sites.set(identityOf(site), {
			...site,
			became
		});
	}
	return [...sites.values()].sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1));
}
/** Whether the order of call sites says anything: without a profile nobody knows their weights. */
function haveWeights(sites) {
	return sites.some(({ weight }) => weight !== void 0);
}
function identityOf({ caller, callee, position }) {
	return JSON.stringify([
		caller,
		callee,
		position
	]);
}
const WORKLOADS = {
	benchmarks: "in the benchmarks",
	load: "under load",
	profiles: "in the two profiles"
};
/** `CPU time per request, under load: 873.0 µs → 841.0 µs, −32.00 µs (−3.7 %)`; no full stop. */
function differenceInWords({ workload, unit, baseline, candidate, samples }) {
	const where = Object.hasOwn(WORKLOADS, workload) ? WORKLOADS[workload] : `in ${workload}`;
	const from = samples === void 0 ? "" : `, by ${count(samples.baseline, "sample")} and ${fixed(samples.candidate, 0)}${isChance(baseline, candidate, samples) ? ": not more than chance makes" : ""}`;
	return `${capitalized(quantityOf(unit))}, ${where}: ${measured(baseline, unit)} → ${measured(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)} (${relative(baseline, candidate)}${from})`;
}
/**
* Whether so few samples alone put the two sums this far apart, in 95 % of all cases. Samples of several benchmarks
* count differently much, which makes chance larger, never smaller.
*/
function isChance(baseline, candidate, samples) {
	const chance = 1.96 * Math.hypot(baseline / Math.sqrt(samples.baseline), candidate / Math.sqrt(samples.candidate));
	return Math.abs(candidate - baseline) <= chance;
}
/** Less of the whole is not worth a row. */
const WORTH_A_ROW = .001;
/** The functions whose difference is more than chance makes, since few samples hit each, and worth a word. */
function tellingFunctions({ flat, cumulative, baseline: before, candidate: after }, which) {
	const rows = which === "flat" ? flat : cumulative;
	const least = WORTH_A_ROW * Math.max(before, after);
	return rows.filter(({ baseline, candidate, chance }) => {
		const difference = Math.abs(candidate[which] - baseline[which]);
		return difference > (chance?.[which] ?? 0) && difference >= least;
	});
}
/** What stands in the place of a table without rows. */
const NOTHING_TELLING = "No single function differs by more than chance makes, or by 0.1 % of the whole.";
/** Where the CPU time is, by who can make it less. */
function sharesOf({ user, runtime, gc, syscalls, cgo }) {
	return [
		["Go code", share(user)],
		["Runtime", share(runtime)],
		["Garbage collector", share(gc)],
		["System calls", share(syscalls)],
		["C", share(cgo)]
	];
}
/** What can be gained at all, and whether the profile is of a PGO build. */
function potentialInWords(potential) {
	const { ceiling, fromPgoBuild, fromPgoBuildReason } = potential;
	return [
		ceiling,
		fromPgoBuild === true ? "The profile is of a program that was built with PGO already, so its gain is in there." : void 0,
		fromPgoBuild === false ? void 0 : fromPgoBuildReason
	].filter((sentence) => sentence !== void 0);
}
function productionRow(comparison) {
	const { description, cpu, cpuPerTraffic, interval } = comparison;
	const shown = (value) => cpuPerTraffic === void 0 ? `${fixed(value, 2)} CPUs` : measured(value, "cpu-sec");
	const { before, after } = cpuPerTraffic ?? cpu;
	return {
		description,
		before: shown(before),
		after: shown(after),
		...interval === void 0 ? { change: change(comparison.change, 1) } : changeWithInterval(comparison.change, interval)
	};
}
/** What is compared in production: `CPU time per unit of traffic`, or the CPUs in use. */
function productionQuantity(comparisons) {
	const all = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic !== void 0);
	const none = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic === void 0);
	if (all) return "CPU time per unit of traffic";
	return none ? "CPUs in use, whatever the traffic" : "CPU time per unit of traffic, or CPUs in use";
}
/** `Around the release of 2026-03-09 10:00 UTC` */
function releaseInWords({ released }) {
	return `Around the release of ${time(released)}`;
}
const GATE_ORDER = [
	"failed",
	"not proven",
	"not measured",
	"passed"
];
/** What turned the job red first. */
function orderedGates(gates) {
	return [...gates].sort((a, b) => GATE_ORDER.indexOf(a.outcome) - GATE_ORDER.indexOf(b.outcome));
}

// src/report/intervals.ts
/** A change whose interval holds zero and lies within ± this counts as no difference. */
function equivalenceOf({ equivalence }) {
	return equivalence !== void 0 && equivalence > 0 ? equivalence : EQUIVALENCE;
}
/** The first `most` measurements and the overall row, as far as they have finite numbers. */
function intervalRows(comparison, most) {
	const { change, interval, verdict, measurements } = comparison;
	const rows = measurements.slice(0, most).map((measurement) => ({
		...measurement,
		overall: false
	}));
	if (change !== void 0 && interval !== void 0) rows.push({
		name: "overall",
		unit: "",
		change,
		interval,
		verdict,
		overall: true
	});
	return rows.filter((row) => [row.change, ...row.interval].every(Number.isFinite));
}
const CLIP_AT_MEDIANS = 5;
/** An axis that holds zero, the equivalence band and every interval, except those far out, which are clipped. */
function axisFor(rows, equivalence = EQUIVALENCE) {
	const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
	const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
	const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
	const limit = Math.max(2 * equivalence, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
	const bounds = rows.flatMap(({ interval }) => interval.map((bound) => Math.min(limit, Math.max(-limit, bound))));
	const low = Math.min(-1.4 * equivalence, ...bounds);
	const high = Math.max(1.4 * equivalence, ...bounds);
	const margin = (high - low) * .02;
	return {
		...niceAxis(low - margin, high + margin),
		equivalence
	};
}
function niceAxis(from, to) {
	const rough = (to - from) / 7;
	const magnitude = 10 ** Math.floor(Math.log10(rough));
	const step = ([
		1,
		2,
		5,
		10
	].find((factor) => factor * magnitude >= rough * .999) ?? 10) * magnitude;
	const first = Math.ceil(from / step - 1e-9);
	const last = Math.floor(to / step + 1e-9);
	return {
		low: from,
		high: to,
		ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
	};
}
/** Where a value lies on the axis, 0 to 1; values beyond its ends lie at the end. */
function positionOn(axis, value) {
	return Math.min(1, Math.max(0, (value - axis.low) / (axis.high - axis.low)));
}
/** `−4 %`, `0 %`: as short as the steps of the axis allow. */
function tickLabel(axis, tick) {
	const [first = 0, second = 1] = axis.ticks;
	const decimals = Math.max(0, Math.ceil(-Math.log10((second - first) * 100) - 1e-9));
	const text = (Math.abs(tick) * 100).toFixed(decimals);
	return Number(text) === 0 ? "0 %" : `${tick < 0 ? "−" : "+"}${text} %`;
}

// src/report/sentences.ts
/** The most important thing about a report. */
function headline(report) {
	if (report.error !== void 0) {
		const { message, fix } = report.error;
		const [sentence = "", ...output] = message.split("\n");
		return {
			tone: "failed",
			label: "Error",
			title: failureTitle(report),
			sentence,
			...output.length > 0 && { output },
			...fix !== void 0 && { because: fix }
		};
	}
	if (report.command === "check") return checkHeadline(report);
	if (report.command === "diff" && report.decision !== void 0) return diffHeadline(report.decision);
	if (report.comparison !== void 0) return comparisonHeadline(report, report.comparison);
	if (report.decision !== void 0) return decisionHeadline(report.decision);
	return resultHeadline(report);
}
/** A run that did all it was to do, and is red only because of `fail-on`, has not failed as others do. */
function failureTitle({ gates = [], error }) {
	const failed = gates.filter(({ outcome, reason }) => outcome === "failed" && error?.message.includes(reason));
	if (failed.length === 0) return "Failed";
	return failed.length === 1 ? "A condition failed" : `${failed.length} conditions failed`;
}
/** The verdict on the binaries; also part of a report that failed later. */
function comparisonHeadline(report, comparison) {
	const { baseline, candidate } = sides(report);
	const one = `binary ${candidate}`;
	const other = `${report.build !== void 0 && isPrebuilt(report.build.baseline) ? "binary" : "one"} ${baseline}`;
	const quantity = overallQuantity(comparison);
	const label = "Verdict";
	const because = `${comparison.reason}${smallInWords(comparison)}`;
	const overall = overallChange(comparison);
	const found = overall && `${overall.change} ${quantity} (95 % interval ${overall.interval})`;
	const shown = overall && {
		figure: overall.change,
		quantity
	};
	switch (comparison.verdict) {
		case "faster":
		case "slower": {
			const tone = comparison.verdict === "faster" ? "better" : "worse";
			const title = comparison.verdict === "faster" ? "Faster" : "Slower";
			const claim = `The ${one} is ${comparison.verdict} than the ${other}`;
			return {
				tone,
				label,
				title,
				...shown,
				sentence: found ? `${claim}: ${found}.` : `${claim}.`,
				because
			};
		}
		case "no difference": {
			const claim = `There is no significant difference between the binaries ${candidate} and ${baseline}`;
			return {
				tone: "same",
				label,
				title: "No difference",
				sentence: found ? `${claim}: ${found}.` : `${claim}.`,
				because
			};
		}
		case "inconclusive": {
			const claim = candidate === "with PGO" ? "Whether PGO pays off cannot be told from this run" : `Whether the ${one} is faster than the ${other} cannot be told from this run`;
			return {
				tone: "unsure",
				label,
				title: comparison.measurements.length === 0 ? "Not measured" : "Inconclusive",
				sentence: found ? `${claim}: ${found}.` : `${claim}.`,
				because
			};
		}
	}
}
/** That what is proven is too small to matter, with a space before it. */
function smallInWords(comparison) {
	const { verdict, interval } = comparison;
	const limit = equivalenceOf(comparison);
	if (verdict !== "faster" && verdict !== "slower" || interval === void 0) return "";
	return interval.every((bound) => Math.abs(bound) < limit) ? ` Proven, but smaller than ${plusMinus(limit)}.` : "";
}
/** What the shaded band of a drawing means; the band itself is `±1 %`, as its medium writes it. */
function bandInWords(band, drawing = "shaded band") {
	return `The ${drawing} is ${band}: a change whose interval holds zero and lies within ${band} counts as no difference.`;
}
/** What to think of single rows, with a space before it. */
function chanceInWords({ measurements }) {
	return measurements.length > 1 ? " Of twenty rows that do not differ, one looks as if it did." : "";
}
const NOT_MEASURED = "Whether PGO pays off was not measured in this run.";
function decisionHeadline(decision) {
	switch (decision.kind) {
		case "update": return {
			tone: "plain",
			label: "Verdict",
			title: "New profile",
			sentence: NOT_MEASURED
		};
		case "keep": return {
			tone: "plain",
			label: "Verdict",
			title: "No update needed",
			sentence: "Nothing was built or measured, because the committed profile stays."
		};
		case "reject": return {
			tone: "failed",
			label: "Result",
			title: "Rejected",
			sentence: "The committed profile stays as it is."
		};
	}
}
function diffHeadline({ kind, reason }) {
	return {
		tone: kind === "keep" ? "same" : "plain",
		label: "Result",
		title: kind === "keep" ? "The same workload" : "Different workloads",
		sentence: reason
	};
}
function checkHeadline({ findings }) {
	const number = (wanted) => findings.filter(({ severity }) => severity === wanted).length;
	const [errors, warnings] = [number("error"), number("warning")];
	const found = `${[...errors > 0 ? [count(errors, "error")] : [], ...warnings > 0 ? [count(warnings, "warning")] : []].join(" and ")} about the committed profile.`;
	const label = "Result";
	if (errors > 0) return {
		tone: "failed",
		label,
		title: "Check failed",
		sentence: found
	};
	if (warnings > 0) return {
		tone: "unsure",
		label,
		title: "Check passed with warnings",
		sentence: found
	};
	return {
		tone: "better",
		label,
		title: "Check passed",
		sentence: "The committed profile is still good for this source tree."
	};
}
function resultHeadline(report) {
	const label = "Result";
	if (report.build !== void 0) {
		const { baseline, candidate } = sides(report);
		return {
			tone: "plain",
			label,
			title: "Built",
			sentence: `The binaries ${candidate} and ${baseline} are built and verified.`
		};
	}
	if (report.fallback !== void 0) return fallbackHeadline(report.fallback);
	const rolledBack = rollbackHeadline(report);
	if (rolledBack !== void 0) return rolledBack;
	if (report.profile !== void 0) {
		const { samples, cpuSeconds, edges } = report.profile;
		return {
			tone: "plain",
			label,
			title: {
				collect: "Collected",
				merge: "Merged"
			}[report.command] ?? "Profile",
			sentence: `The profile holds ${count(samples, "sample")}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, "call edge")}.` + (report.command === "inspect" ? " The Go compiler can use it." : "")
		};
	}
	if (report.command === "init") return {
		tone: "plain",
		label,
		title: "Written",
		sentence: "There are a workflow and a config file to start from now."
	};
	return {
		tone: "plain",
		label,
		title: "Done",
		sentence: `The command ${report.command} has ended.`
	};
}
/** Undefined where nothing was rolled back: the publication says why. */
function rollbackHeadline({ command, publication, profile }) {
	if (command !== "rollback" || publication === void 0) return void 0;
	const { kind, operation } = publication;
	if (!(kind === "none" ? profile !== void 0 : operation === "created" || operation === "updated")) return void 0;
	const isInPlace = kind === "none" || kind === "commit";
	return {
		tone: "plain",
		label: "Result",
		title: isInPlace ? "Rolled back" : "Rollback proposed",
		sentence: isInPlace ? "The newest change of the profile is undone." : "The newest change of the profile is to be undone."
	};
}
function fallbackHeadline({ used }) {
	const instead = used === "off" ? "the build is to do without one" : `the fallback \`${used}\` takes its place`;
	return {
		tone: "plain",
		label: "Result",
		title: used === "off" ? "No profile" : "Fallback profile",
		sentence: `No profile could be collected, so ${instead}.`
	};
}
/** Undefined where no decision was made. */
function decisionText({ command, decision, error, profile }) {
	if (decision === void 0 || command === "diff" || command === "check") return void 0;
	if (decision.kind === "reject" && profile === void 0) return void 0;
	const titles = {
		update: "update the profile",
		keep: "keep the committed profile",
		reject: "reject the merged profile"
	};
	const said = error?.message.includes(decision.reason) === true;
	return {
		title: titles[decision.kind],
		reason: said ? "" : decision.reason
	};
}
/** Whether there is neither anything new nor anything open, only a reason. */
function isNothing({ kind, operation, url, headSha, reason }) {
	return kind !== "none" && operation === "none" && url === void 0 && headSha === void 0 && reason !== void 0;
}
/** The overall change with its interval; undefined where no number is to be had. */
function overallChange(comparison, decimals = 1) {
	const { change, interval } = comparison;
	return change === void 0 || interval === void 0 ? void 0 : changeWithInterval(change, interval, decimals);
}
function sides({ build }) {
	if (build === void 0) return {
		baseline: "without PGO",
		candidate: "with PGO"
	};
	const { baseline, candidate } = build;
	const [before, after] = [nameOf(baseline), nameOf(candidate)];
	if (baseline.pgo === "off" && after.startsWith("with ")) return {
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
function nameOf(binary) {
	if (isPrebuilt(binary)) return binary.pgo;
	return binary.pgo === "off" ? "without PGO" : `with ${binary.pgo}`;
}
/** A binary that somebody else has built took no time here, and goes by its own name. */
function isPrebuilt({ seconds }) {
	return seconds === 0;
}
/** The overlap that explains the decision; undefined for a first profile. */
function overlapOf({ kind, ...drift }) {
	const { overlap, noiseOverlap, weightOverlap = 1, noiseWeightOverlap = 1 } = drift;
	if (overlap === void 0 || noiseOverlap === void 0) return void 0;
	return shownOverlap({
		overlap,
		noiseOverlap,
		weightOverlap,
		noiseWeightOverlap
	}, kind);
}
/** What the overlap means, for people who meet the word first; undefined for a first profile. */
function overlapText(decision) {
	const { staleWeight } = decision;
	const sentences = [];
	const shown = overlapOf(decision);
	if (shown !== void 0) {
		const calls = shown.of === "hot calls" ? "in calls that the compiler takes for hot with either profile" : "on the same calls in both profiles";
		sentences.push(`The overlap with the base branch’s profile is ${share(shown.overlap)}: so much of the weight outside of the runtime is ${calls}. Two profiles of one unchanged workload, with as many samples, would overlap by ${share(shown.noise)} or more in 19 of 20 cases.`);
	}
	if (staleWeight !== void 0 && staleWeight < 5e-4) sentences.push("All functions and call sites of the committed profile still exist in the source tree.");
	else if (staleWeight !== void 0) {
		const part = `${share(staleWeight)} of the committed profile’s weight`;
		sentences.push(`${part} is on functions and call sites that the source tree no longer has.`);
	}
	return sentences.length === 0 ? void 0 : sentences.join(" ");
}

// src/report/targets.ts
/** Those that failed first, then those that are slower, then the others; each in the order of the config file. */
function targetRows({ targets = [] }) {
	return targets.map((report) => ({
		rank: hasFailed(report) ? 0 : isSlower(report) ? 1 : 2,
		report
	})).sort((a, b) => a.rank - b.rank).map(({ report }) => rowOf(report));
}
/** Whether it ended in an error or, of `check`, found one. */
function hasFailed({ command, error, findings }) {
	return error !== void 0 || command === "check" && findings.some(({ severity }) => severity === "error");
}
/** It did all it was to do, published it, and is red only because of `fail-on`. */
function hasFailedByGate({ gates = [], error }) {
	return gates.some(({ outcome, reason }) => outcome === "failed" && error?.message.includes(reason));
}
function isSlower({ comparison }) {
	return comparison?.verdict === "slower";
}
/** Of one target, or of all: `not measured` says that there was nothing to measure with. */
function verdictOf({ comparison }) {
	if (comparison === void 0) return void 0;
	return comparison.measurements.length === 0 ? "not measured" : comparison.verdict;
}
function rowOf(report) {
	const { target, decision, profile, comparison, build } = report;
	const first = headline(report);
	const result = resultOf(report);
	const verdict = verdictOf(report);
	const overall = comparison && overallChange(comparison, 2);
	return {
		target,
		report,
		headline: first,
		tone: first.tone,
		isUrgent: hasFailed(report) || isSlower(report),
		...result !== void 0 && { result },
		...decision?.overlap !== void 0 && { overlap: share(decision.overlap) },
		...decision?.staleWeight !== void 0 && { stale: share(decision.staleWeight) },
		...profile !== void 0 && { samples: fixed(profile.samples, 0) },
		...verdict !== void 0 && { verdict },
		...overall && comparison && { change: {
			...overall,
			...!isSignificant(comparison.verdict) && { change: "~" }
		} },
		...build !== void 0 && build.baseline.bytes > 0 && { size: change((build.candidate.bytes - build.baseline.bytes) / build.baseline.bytes) }
	};
}
function resultOf(report) {
	const { command, decision, findings } = report;
	if (command === "check") {
		const warnings = findings.filter(({ severity }) => severity === "warning").length;
		return hasFailed(report) ? "failed" : warnings > 0 ? count(warnings, "warning") : "passed";
	}
	if (hasFailedByGate(report)) return decision === void 0 ? "failed" : `${decision.kind}, failed`;
	if (hasFailed(report)) return "failed";
	return decision?.kind ?? (report.comparison ? void 0 : headline(report).title.toLowerCase());
}

export { productionRow as A, compilerInWords as C, orderedGates as D, hottestCallSites as E, sharesOf as M, tellingFunctions as N, potentialInWords as O, NOTHING_TELLING as S, haveWeights as T, axisFor as _, verdictOf as a, positionOn as b, comparisonHeadline as c, isNothing as d, isPrebuilt as f, sides as g, overlapText as h, targetRows as i, releaseInWords as j, productionQuantity as k, decisionText as l, overlapOf as m, hasFailedByGate as n, bandInWords as o, overallChange as p, isSlower as r, chanceInWords as s, hasFailed as t, headline as u, equivalenceOf as v, differenceInWords as w, tickLabel as x, intervalRows as y };