import { n as fixed, r as share, t as count } from "./format.js";
import { c as measured, h as changeWithInterval, l as measuredDifference, m as change, p as capitalized, u as quantityOf, v as relative, w as time } from "./measurement-rows.js";

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
	const from = samples === void 0 ? "" : `, by ${count(samples.baseline, "sample")} and ${fixed(samples.candidate, 0)}`;
	return `${capitalized(quantityOf(unit))}, ${where}: ${measured(baseline, unit)} → ${measured(candidate, unit)}, ${measuredDifference(baseline, candidate, unit)} (${relative(baseline, candidate)}${from})`;
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

export { hottestCallSites as a, productionQuantity as c, sharesOf as d, tellingFunctions as f, haveWeights as i, productionRow as l, compilerInWords as n, orderedGates as o, differenceInWords as r, potentialInWords as s, NOTHING_TELLING as t, releaseInWords as u };