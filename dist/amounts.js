import { n as fixed, r as share, t as count } from "./format.js";
import { a as overallQuantity, b as seconds, c as measured, d as bytes, g as plusMinus, h as changeWithInterval, i as isSignificant, m as change, r as informativeRows, s as verdictInWords, u as quantityOf, v as relative, w as time, y as revisionInWords } from "./measurement-rows.js";
import { t as EQUIVALENCE } from "./comparison.js";
import { i as shownOverlap } from "./drift.js";

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
	const found = `${count(errors, "error")} and ${count(warnings, "warning")} about the committed profile.`;
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
/** Undefined where no decision was made. */
function decisionText({ command, decision, error, profile }) {
	if (decision === void 0 || command === "diff") return void 0;
	if (decision.kind === "reject" && command !== "check" && profile === void 0) return void 0;
	const titles = {
		update: "update the profile",
		keep: "keep the committed profile",
		reject: command === "check" ? "replace the committed profile" : "reject the merged profile"
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

// src/report/history-rows.ts
/** The last `most` runs of a target, newest first. */
function historyRows({ points }, most) {
	const newest = points.at(-1);
	return points.slice(-most).reverse().map((point) => rowOf$1(point, newest?.rows));
}
/** Whether CPU times of the last `most` runs are left out because they are of other rows than the newest one's. */
function hasOtherRows({ points }, most) {
	const newest = points.at(-1);
	return points.slice(-most).some(({ rows, cpuPerOp }) => cpuPerOp !== void 0 && rows !== newest?.rows);
}
function rowOf$1(point, rows) {
	const { gain, interval, cpuPerOp, memory, size } = point;
	const text = gain === void 0 ? {
		change: "",
		interval: ""
	} : interval === void 0 ? {
		change: change(gain),
		interval: ""
	} : changeWithInterval(gain, interval, 2);
	return {
		when: time(point.time),
		revision: point.revision === void 0 ? "" : revisionInWords(point.revision),
		verdict: point.verdict ?? "",
		gain: text.change,
		interval: text.interval,
		isSignificant: interval === void 0 || interval[0] > 0 || interval[1] < 0,
		cpuPerOp: cpuPerOp === void 0 || point.rows !== rows ? "" : measured(cpuPerOp, "cpu-sec"),
		memory: memory === void 0 ? "" : bytes(memory),
		size: size === void 0 ? "" : bytes(size)
	};
}

// src/report/load-rows.ts
/** How the rows of the server under load are named among the measurements. */
const LOAD = "load";
const LATENCY = /^(?:p[\d.]+|min|mean|max)-sec$/;
const LATENCY_ORDER = {
	min: 0,
	mean: 1,
	max: 101
};
/** The rows, what decides first. */
function loadRows({ load, comparison }) {
	if (load === void 0) return [];
	const { work, baseline, candidate } = load;
	const measurements = (comparison?.measurements ?? []).filter(({ name }) => name === LOAD);
	const known = new Map(measurements.map((one) => [one.unit, one]));
	const row = (unit, value) => {
		const [before, after] = [value(baseline), value(candidate)];
		return before === void 0 || after === void 0 ? [] : [rowOf(unit, before, after, known.get(unit))];
	};
	return [
		...row(`cpu-sec/${work}`, (side) => side.cpuSecondsPerWork),
		...row("peak-B", (side) => side.peakMemory),
		...row(`${work}s/s`, (side) => side.throughput),
		...latencyNames(load).flatMap((name) => row(`${name}-sec`, (side) => latency(side, name))),
		...saturationRow(load, known.get(`saturation-${work}s/s`)),
		...failedRow(load)
	];
}
/** Without the latencies between the usual one and the tail. */
function essentialLoadRows(report) {
	return loadRows(report).filter(({ unit }) => !LATENCY.test(unit) || unit === "p50-sec" || unit === "p99-sec");
}
/** Measurements that decide nothing and do not stand in the rows under load already. */
function rowsBeside(report) {
	if (report.comparison === void 0) return [];
	const units = new Set(loadRows(report).map(({ unit }) => unit));
	return informativeRows(report.comparison).filter(({ name, unit }) => name !== LOAD || !units.has(unit));
}
function rowOf(unit, before, after, measurement) {
	const row = {
		unit,
		quantity: quantityOf(unit),
		baseline: measured(before, unit),
		candidate: measured(after, unit)
	};
	return measurement === void 0 ? {
		...row,
		change: relative(before, after)
	} : {
		...row,
		...judgement(measurement)
	};
}
function judgement(measurement) {
	const { change, interval } = changeWithInterval(measurement.change, measurement.interval, 2);
	return {
		change: isSignificant(measurement.verdict) ? change : "~",
		interval,
		verdict: verdictInWords(measurement)
	};
}
function latencyNames({ baseline, candidate }) {
	const names = Object.keys(baseline.latencies ?? {}).filter((name) => latency(candidate, name) !== void 0);
	const rank = (name) => (Object.hasOwn(LATENCY_ORDER, name) ? LATENCY_ORDER[name] : void 0) ?? (Number(name.slice(1)) || 100);
	return names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
function latency({ latencies }, name) {
	return latencies !== void 0 && Object.hasOwn(latencies, name) ? latencies[name] : void 0;
}
function saturationRow({ work, baseline, candidate }, measurement) {
	const [before, after] = [baseline.saturation, candidate.saturation];
	if (before === void 0 || after === void 0) return [];
	const unit = `saturation-${work}s/s`;
	const shown = ({ perSecond, reached }) => `${reached ? "" : "at least "}${measured(perSecond, unit)}`;
	const row = {
		unit,
		quantity: quantityOf(unit),
		baseline: shown(before),
		candidate: shown(after)
	};
	if (measurement !== void 0) return [{
		...row,
		...judgement(measurement)
	}];
	const change = before.reached ? relative(before.perSecond, after.perSecond) : "";
	return [{
		...row,
		change: change !== "" && !after.reached ? `at least ${change}` : change
	}];
}
function failedRow({ work, baseline, candidate }) {
	const [before = 0, after = 0] = [baseline.failed, candidate.failed];
	if (before === 0 && after === 0) return [];
	return [{
		unit: "failed",
		quantity: `failed ${work}s`,
		change: "",
		baseline: share(before),
		candidate: share(after)
	}];
}
/** How the load was made, in a sentence or two. */
function loadInWords({ work, tool, cpus, baseline, candidate }) {
	const runs = (side) => `${count(side.runs, "run")} of ${count(side.work, work)}`;
	const each = runs(baseline) === runs(candidate) ? `${runs(baseline)} on each side` : `${runs(baseline)} on the baseline and ${runs(candidate)} on the candidate`;
	const allowed = cpus === void 0 ? "" : ` The server might use ${cpus === 1 ? "one CPU" : `${fixed(cpus, Number.isInteger(cpus) ? 0 : 2)} CPUs`}.`;
	return `Medians of ${work === "run" ? `${count(baseline.runs, "run")} of the load command on each side` : `${each}${by(tool)}`}.${allowed}`;
}
function by(tool) {
	return tool === void 0 ? "" : `, by ${tool}`;
}

// src/report/amounts.ts
/** `1,049 samples`, with what they are worth where some count more than others. */
function samplesInWords({ samples, effectiveSamples }) {
	const worth = effectiveSamples === void 0 ? "" : ` (weighted, worth ${fixed(effectiveSamples, 0)})`;
	return count(samples, "sample") + worth;
}
/** `8 profiles`, and how much each counts where that is not 1. */
function collectedInWords({ collected, weight }) {
	return count(collected, "profile") + (weight === void 0 ? "" : `, weight ${weight}`);
}
/** `17 profiles of 2 builds`; undefined for what was not merged in this run. */
function inputsInWords({ inputs, buildIds }) {
	if (inputs === void 0) return void 0;
	return count(inputs, "profile") + (buildIds === void 0 ? "" : ` of ${count(buildIds, "build")}`);
}

export { intervalRows as C, equivalenceOf as S, tickLabel as T, overallChange as _, loadInWords as a, sides as b, hasOtherRows as c, chanceInWords as d, comparisonHeadline as f, isPrebuilt as g, isNothing as h, essentialLoadRows as i, historyRows as l, headline as m, inputsInWords as n, loadRows as o, decisionText as p, samplesInWords as r, rowsBeside as s, collectedInWords as t, bandInWords as u, overlapOf as v, positionOn as w, axisFor as x, overlapText as y };