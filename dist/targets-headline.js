import { Bt as isSignificant, Kt as quantityOf, Ut as verdictInWords, Wt as measured, Xt as change, Zt as changeWithInterval, _n as count, a as hasFailed, d as headline, en as relative$1, l as verdictOf, o as hasFailedByGate, on as time, qt as bytes, s as isSlower, tn as revisionInWords, vn as fixed, yn as share, zt as informativeRows } from "./start.js";
import { basename } from "node:path";

// src/report/binary-rows.ts
/** One row for each platform, in the order in which they were named. */
function platformRows({ binaries = [] }) {
	return [...new Set(binaries.map(({ platform }) => platform))].map((platform) => {
		const of = binaries.filter((binary) => binary.platform === platform);
		const side = (wanted) => of.find((binary) => binary.side === wanted);
		const [pgo, baseline] = [side("pgo"), side("baseline")];
		return {
			platform,
			cgo: of.some(({ cgo }) => cgo),
			...pgo && { pgo },
			...baseline && { baseline }
		};
	});
}
/** What holds of all of them; undefined where nothing was built for a release. */
function binariesInWords({ binaries = [], checksums }) {
	if (binaries.length === 0) return void 0;
	const again = binaries.every(({ reproduced }) => reproduced) ? ", each built a second time in another folder with an empty cache: the same bytes" : "";
	const sums = checksums === void 0 ? "" : `; SHA-256 of each in ${basename(checksums)}`;
	const platforms = new Set(binaries.map(({ platform }) => platform));
	const [only] = platforms;
	const of = platforms.size === 1 ? `for ${only} ${binaries.some(({ cgo }) => cgo) ? "with" : "without"} cgo` : `for ${platforms.size} platforms`;
	return `${count(binaries.length, "binary", "binaries")} ${of}${again}${sums}.`;
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
		change: relative$1(before, after)
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
	const change = before.reached ? relative$1(before.perSecond, after.perSecond) : "";
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

// src/report/targets-headline.ts
/** What a report of several targets says first; names stand in backticks, foreign text is as it came. */
/** In a sentence; the overview has all of them. */
const MOST_NAMES = 6;
/** The most important thing about all of them; failed ones first, in one sentence. */
function targetsHeadline(report) {
	const { command, targets = [], error } = report;
	const failed = targets.filter(hasFailed);
	if (failed.length > 0) return {
		tone: "failed",
		label: "Result",
		title: `${failed.length} of ${count(targets.length, "target")} failed`,
		sentence: failuresInWords(failed),
		...error !== void 0 && !isAbout(error.message, failed) && { because: inOneLine(error) }
	};
	if (error !== void 0) return headline({
		command,
		findings: [],
		error
	});
	const slower = targets.filter(isSlower);
	if (slower.length > 0) return {
		tone: "worse",
		label: "Verdict",
		title: `Slower: ${slower.length} of ${count(targets.length, "target")}`,
		sentence: `With PGO, ${names(slower)} ${slower.length === 1 ? "is" : "are"} slower.`
	};
	return targets.length === 0 ? NO_TARGET : (calmHeadlines[command] ?? otherHeadline)(targets, report);
}
const NO_TARGET = {
	tone: "plain",
	label: "Result",
	title: "Nothing to do",
	sentence: "There is no target to work on."
};
function failuresInWords(failed) {
	const [first] = failed;
	if (failed.length > 1 || first === void 0) return `${names(failed)} failed; the section of each says why.`;
	return `\`${first.target}\` failed: ${reasonOf(first)}`;
}
function reasonOf({ error, findings }) {
	if (error !== void 0) return inOneLine(error);
	return findings.find(({ severity }) => severity === "error")?.message ?? "";
}
/** Without what a tool printed, which has the section's room. */
function inOneLine({ message, fix }) {
	const [sentence = ""] = message.split("\n");
	return fix === void 0 ? sentence : `${sentence} ${fix}`;
}
/** Whether an error only repeats which targets failed. */
function isAbout(message, failed) {
	return failed.slice(0, 3).every(({ target, error }) => {
		const [reason] = error?.message.split("\n") ?? [];
		return message.includes(target) || reason !== void 0 && message.includes(reason);
	});
}
function newProfiles(updated, all) {
	return `${updated.length === 1 ? "New profile" : "New profiles"} for ${updated.length} of ${count(all.length, "target")}`;
}
/** For the pull request itself: what it brings; that others failed is the first sentence, and no part of it. */
function proposalHeadline(report) {
	const proposed = proposedTargets(report);
	const first = targetsHeadline(report);
	return proposed.length > 0 ? {
		...first,
		title: newProfiles(proposed, report.targets ?? [])
	} : first;
}
/** Those whose new profiles a pull request of several holds. */
function proposedTargets(report) {
	return targetGroups(report, true).find(({ label }) => label === HERE)?.targets ?? [];
}
const calmHeadlines = {
	refresh(targets, report) {
		const updated = targets.filter(({ decision }) => decision?.kind === "update");
		if (updated.length === 0) return {
			tone: "plain",
			label: "Result",
			title: "No update needed",
			sentence: "Every committed profile stays as it is."
		};
		return {
			...compared(updated, report),
			title: newProfiles(updated, targets)
		};
	},
	compare: compared,
	check(targets) {
		const doubtful = targets.filter(({ findings }) => findings.some(({ severity }) => severity === "warning"));
		const label = "Result";
		if (doubtful.length > 0) return {
			tone: "unsure",
			label,
			title: "Check passed with warnings",
			sentence: `There are warnings about the committed ${doubtful.length === 1 ? "profile" : "profiles"} of ${names(doubtful)}.`
		};
		return {
			tone: "better",
			label,
			title: "Check passed",
			sentence: `The committed profiles of all ${targets.length} targets are still good for this source tree.`
		};
	}
};
/** What was measured, without those that are slower. */
function compared(targets, report) {
	const found = (wanted) => targets.filter((target) => verdictOf(target) === wanted);
	const [faster, same, unsure] = [
		found("faster"),
		found("no difference"),
		found("inconclusive")
	];
	const unmeasured = [...found("not measured"), ...found(void 0)];
	if (unmeasured.length === targets.length) return otherHeadline(targets, report);
	const said = [
		faster.length > 0 && `With PGO, ${names(faster)} ${faster.length === 1 ? "is" : "are"} faster.`,
		same.length > 0 && `No significant difference: ${names(same)}.`,
		unsure.length > 0 && `Inconclusive: ${names(unsure)}.`,
		unmeasured.length > 0 && `Not measured: ${names(unmeasured)}.`
	].filter((sentence) => sentence !== false);
	const [tone, title] = faster.length > 0 ? ["better", `Faster: ${faster.length} of ${count(targets.length, "target")}`] : unsure.length > 0 ? ["unsure", "Inconclusive"] : ["same", "No difference"];
	return {
		tone,
		label: "Verdict",
		title,
		sentence: said.join(" ")
	};
}
const DONE = {
	build: "Built",
	collect: "Collected"
};
function otherHeadline(targets, { command }) {
	const all = count(targets.length, "target");
	const done = DONE[command];
	return {
		tone: "plain",
		label: "Result",
		title: done === void 0 ? all : `${done}: ${all}`,
		sentence: command === "refresh" ? "Whether PGO pays off was not measured in this run." : `${names(targets)}.`
	};
}
const PLACES = {
	"pull-request": "In the pull request",
	commit: "Committed",
	git: "On the branch",
	local: "On the branch",
	none: "New profile"
};
/**
* Of a refresh: which new profiles are published, which are not, which committed ones stay. `here`: this is the text of the
* pull request itself.
*/
function targetGroups(report, here = false) {
	const { command, targets = [], publication } = report;
	if (command !== "refresh") return [];
	const groups = /* @__PURE__ */ new Map();
	for (const target of targets) {
		const label = fateOf(target, publication, here);
		groups.set(label, [...groups.get(label) ?? [], target]);
	}
	return [...groups].map(([label, members]) => ({
		label,
		targets: members
	})).sort((a, b) => rank(a.label) - rank(b.label));
}
const HERE = "In this pull request";
const OWN = "In pull requests of their own";
const LEFT = "New, but not proposed";
const STAYS = "Unchanged";
const FAILED = "Failed, so unchanged";
const ORDER = [
	HERE,
	OWN,
	...Object.values(PLACES),
	LEFT,
	STAYS,
	FAILED
];
function rank(label) {
	return ORDER.indexOf(label);
}
function fateOf(target, shared, here) {
	if (hasFailed(target) && !hasFailedByGate(target)) return FAILED;
	if (target.decision?.kind !== "update") return STAYS;
	const { publication: own } = target;
	const isShared = here || shared !== void 0 && shared.kind !== "none";
	if (own !== void 0 && own.operation === "none" && own.url === void 0 && (isShared || own.kind !== "none")) return LEFT;
	if (here) return HERE;
	if (shared === void 0 && own?.kind === "pull-request") return OWN;
	return PLACES[(shared ?? own)?.kind ?? "none"];
}
/** Names in backticks, as many as a sentence bears. */
function names(targets, most = MOST_NAMES) {
	const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll("`", "'")}\``);
	const rest = targets.length - shown.length;
	const all = rest > 0 ? [...shown, `${rest} more`] : shown;
	const last = all.at(-1) ?? "";
	return all.length < 2 ? last : `${all.slice(0, -1).join(", ")} and ${last}`;
}
/** Each of them by its name: what is in a pull request and what is not must be clear. */
function allNames(targets, { targets: all = [] }) {
	return targets.length === all.length && all.length > MOST_NAMES ? `all ${all.length} targets` : names(targets, Number.POSITIVE_INFINITY);
}

export { platformRows as _, targetGroups as a, inputsInWords as c, loadInWords as d, loadRows as f, binariesInWords as g, historyRows as h, proposedTargets as i, samplesInWords as l, hasOtherRows as m, names as n, targetsHeadline as o, rowsBeside as p, proposalHeadline as r, collectedInWords as s, allNames as t, essentialLoadRows as u };