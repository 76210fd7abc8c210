import { A as groupBy, C as bytes, E as changeWithInterval, N as share, O as count, T as change, k as fixed, w as capitalized } from "./start.js";
import { B as intervalOf, D as col, E as WEIGHTS, F as section, I as tableOf, N as num, O as defined, P as prose, ct as rowsOfVerdict, d as isSignificant, g as toneOf, i as equivalenceOf, k as details, m as shownChange, st as percentSetting, tt as coverageInWords, u as isReasonOfError } from "./headline.js";
import { a as shortNames, d as measuredDifference, f as quantityOf, i as seconds, o as shortSha, r as relative, s as time } from "./format.js";

// src/report/view-measured.ts
/** Makes the sections about measurements: gates, benchmarks, servers under load, profiles of both sides, production and earlier runs. */
const GATE_TONES = {
	failed: "failed",
	"not proven": "unsure",
	"not measured": "same",
	passed: "better"
};
/** Sorts gates by their outcome. Failed gates come first. */
function orderedGates(gates) {
	const order = Object.keys(GATE_TONES);
	return [...gates].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
}
/** Makes the section with the conditions of `fail-on`. The section leaves out conditions that the error already names. */
function gatesSection({ report, audience }) {
	const others = orderedGates(report.gates ?? []).filter((gate) => !isReasonOfError(gate, report));
	if (others.length === 0) return void 0;
	const isTerminal = audience === "terminal";
	const items = others.slice(0, isTerminal ? 10 : 50).map(({ condition, outcome, reason }) => ({
		tone: GATE_TONES[outcome],
		label: outcome,
		code: condition,
		text: isTerminal && outcome === "passed" ? "" : reason
	}));
	const below = !isTerminal && prose("These are the conditions of `fail-on`. A condition fails the job only if the change is proven to be beyond the limit.", "note");
	return section("gates", "Gates", WEIGHTS.measured, {
		kind: "list",
		items
	}, below);
}
/** Returns the verdict of a row in words. For memory and allocations, the words are `less` and `more` instead of `faster` and `slower`. */
function verdictInWords({ unit, verdict, change }) {
	if (!isSignificant(verdict) || quantityOf(unit).isSpeed) return verdict;
	return change < 0 ? "less" : "more";
}
/**
* Makes the section about measurements. The section first shows the measurements that decide the verdict, with their mean. Below the table
* of these measurements, the section has a table for each unit with the remaining measurements.
*/
function measurementsSection(context) {
	const { report, audience } = context;
	const { comparison, coverage } = report;
	if (comparison === void 0 || comparison.measurements.length === 0) return void 0;
	const decisive = rowsOfVerdict(comparison);
	const others = comparison.measurements.filter((row) => !decisive.includes(row) && !isOfLoad(row));
	const isTerminal = audience === "terminal";
	const rounds = `${count(comparison.rounds, "round")} in ${seconds(comparison.seconds)}`;
	const more = others.length > 0 ? `; ${fixed(others.length, 0)} more in the report do not change the verdict` : "";
	const caption = `The values are typical for ${rounds}. Each round runs both sides as a pair, and the change is the change of the typical pair. A negative change means less; \`~\` means no significant difference.${bandInWords(equivalenceOf(comparison))}`;
	const short = `${rounds}; ~ is no significant difference${more}`;
	const title = `Other measurements, which do not change the verdict (${others.length})`;
	return section("measurements", "Measurements", WEIGHTS.measured, measurementTable(context, comparison, decisive, "decisive"), prose(isTerminal ? short : caption, "note"), coverage && !context.isBrief && prose(`${capitalized(coverageInWords(coverage))}.`, "note"), !isTerminal && details(title, audience === "page", ...otherTables(context, comparison, others)));
}
/**
* Makes tables of the measurements that do not count for the verdict: one table for each unit, and one table of the measurements that are
* equal on both sides.
*/
function otherTables(context, comparison, rows) {
	const different = rows.filter((row) => !isEqualOnBothSides(row));
	return [...[...groupBy(different, ({ unit }) => unit).values()].map((group) => measurementTable(context, comparison, group, "others")), equalRows(context, rows.filter(isEqualOnBothSides))];
}
/** Whether a measurement has the same value on both sides in every pair, such as a constant number of allocations. */
function isEqualOnBothSides({ change, interval: [low, high] }) {
	return change === 0 && low === 0 && high === 0;
}
/** Makes a collapsed table of the measurements that are equal on both sides. Each row shows the value that both sides have. */
function equalRows({ audience }, rows) {
	const columns = [
		col("Measurement", ({ name }) => ({ [audience === "page" ? "go" : "code"]: name })),
		col("Of", ({ unit }) => quantityOf(unit).words),
		num("Both sides", ({ unit, baseline }) => quantityOf(unit).format(baseline))
	];
	return details(`Equal on both sides (${rows.length})`, false, tableOf(rows, columns, { most: 100 }));
}
/**
* Makes a table of measurements. If the measurements decide a verdict, the last row of the table has their mean, and the table draws their
* intervals.
*/
function measurementTable({ names, audience }, comparison, rows, which) {
	const isPage = audience === "page";
	const isTerminal = audience === "terminal";
	const decides = which === "decisive" || which === "held out";
	const overall = decides ? shownChange(comparison) : void 0;
	const tone = toneOf(comparison);
	const drawn = overall && intervalOf(comparison);
	const [common, ...others] = new Set(rows.map((row) => row.unit));
	const unit = others.length === 0 ? common : void 0;
	const better = unit !== void 0 && quantityOf(unit).better === "higher" ? ": more is better" : "";
	const title = {
		decisive: "Measurement",
		"held out": "Held out",
		others: capitalized(unit === void 0 ? "over all measurements" : quantityOf(unit).words) + better,
		load: "Under load"
	};
	const columns = [
		col(title[which], (row) => {
			const small = `${row.unit}, ${count(row.pairs, "pair")}`;
			if (which === "load") return {
				text: capitalized(quantityOf(row.unit).words),
				small
			};
			const name = isTerminal && !unit ? `${row.name} ${row.unit}` : row.name;
			return isPage ? {
				go: name,
				small
			} : {
				code: name,
				small
			};
		}),
		!isPage && !isTerminal && decides && !unit && col("Of", (row) => quantityOf(row.unit).words),
		num(names.baseline, (row) => quantityOf(row.unit).format(row.baseline)),
		num(names.candidate, (row) => quantityOf(row.unit).format(row.candidate)),
		num("Change", (row) => ({
			text: shownChange(row)?.change,
			toned: true,
			small: verdictInWords(row)
		})),
		num("95 % interval", (row) => shownChange(row)?.interval),
		!isPage && !isTerminal && col("Verdict", (row) => ({
			text: verdictInWords(row),
			toned: true
		}))
	];
	return tableOf(rows, columns, {
		noun: "measurement",
		most: isTerminal ? 40 : 100,
		tone: toneOf,
		interval: intervalOf,
		band: equivalenceOf(comparison),
		drawn: decides,
		total: overall && {
			tone,
			interval: drawn && {
				...drawn,
				overall: true
			},
			cells: [
				{
					text: "overall",
					strong: true,
					small: "geometric mean"
				},
				...[
					"",
					"",
					""
				],
				{
					text: overall.change,
					strong: true,
					toned: true
				},
				overall.interval,
				{
					text: comparison.verdict,
					strong: true,
					toned: true
				}
			]
		}
	});
}
/** Returns the sentence that explains the shaded band of a chart; an empty text if the chart has no band. */
function bandInWords(equivalence) {
	if (equivalence === 0) return "";
	const band = `±${percentSetting(equivalence)}`;
	return ` The shaded band is ${band}: a change whose interval holds zero and lies within ${band} counts as no difference.`;
}
/**
* Makes the section that shows the servers of both sides under the same load. The section has only the measurements that do not decide the
* verdict.
*/
function loadSection(context) {
	const { load, comparison } = context.report;
	if (load === void 0) return void 0;
	const rows = comparison ? comparison.measurements.filter(isOfLoad) : [];
	const others = comparison ? rows.filter((row) => !rowsOfVerdict(comparison).includes(row)) : [];
	const different = others.filter((row) => !isEqualOnBothSides(row));
	const table = comparison && measurementTable(context, comparison, different, "load");
	const equal = context.audience !== "terminal" && equalRows(context, others.filter(isEqualOnBothSides));
	const note = rows.length > 0 && context.audience !== "terminal" && prose(loadInWords(load), "note");
	return section("load", "Under load", WEIGHTS.measured, table, equal, note);
}
function isOfLoad({ name }) {
	return name === "load";
}
/** Says how both servers were loaded: how often, by which tool, and how many CPUs each server could use. */
function loadInWords({ work, tool, cpus, together, baseline, candidate }) {
	const runs = count(baseline.runs, "run");
	const [one, other] = [baseline.work, candidate.work].map((done) => fixed(done, 0));
	const both = count(baseline.work, work) + (one === other ? "" : ` and ${other}`);
	const each = work === "run" ? "the load command" : both;
	const ratio = baseline.peakMemory === void 0 ? 1 : candidate.work / baseline.work;
	const more = Math.abs(Math.log(ratio)) > .02 ? " One side did more work in the same time, and may need more memory for the additional work." : "";
	const by = tool === void 0 ? "" : `, by ${tool}`;
	const at = together ? ", both sides at the same time" : "";
	const limit = cpus === void 0 ? "" : ` Each side could use ${count(cpus, "CPU")}.`;
	const sides = [baseline, candidate].map(({ failed = 0 }) => share(failed));
	return `The values are typical for ${runs} on each side, with ${each}${by}${at}.${more}${sides.some((one) => one !== share(0)) ? ` ${sides.join(" and ")} of them failed.` : ""}${limit}`;
}
/** Returns the words for a workload in a title, such as `under load` or `in the benchmarks`. */
function workloadInWords(workload) {
	if (workload === "load") return "under load";
	return `in the ${workload === "profiles" ? "two " : ""}${workload}`;
}
/** Makes the section about the time and memory of functions on both sides: flame graphs, then the functions that differ most. */
function differencesSection(context) {
	const { report, audience, names, rows } = context;
	const { differences = [], flameGraphs = [], subject } = report;
	const isShown = ({ unit, baseline, candidate }) => {
		const { format } = quantityOf(unit);
		return format(Math.max(baseline, candidate)) !== format(0);
	};
	const shown = differences.filter(isShown);
	const graphs = flameGraphs.filter(({ baseline: [one = 0], candidate: [other = 0] }) => one + other > 0);
	const drawn = {
		kind: "flame-graphs",
		graphs,
		names,
		module: subject?.module ?? ""
	};
	const flames = audience === "page" && graphs.length > 0 && drawn;
	const tables = shown.slice(0, rows).flatMap((one, i) => differenceBlocks(context, one, i === 0));
	const note = audience === "page" && tables.length > 0 && prose(ABOUT_PPROF, "note");
	return section("profiles", "Where the time went", WEIGHTS.evidence, flames, ...tables, note);
}
const ABOUT_PPROF = "Values are for one unit of work. `go tool pprof -top -diff_base` of the two files in the output folder shows the same times in its column `flat`, but for a power of ten of such units. `go tool pprof -comments` prints this power. The command also lists functions whose difference is noise.";
/**
* Shows one difference between the profiles of both sides. The table of the first difference is never collapsed, because the first
* difference is about the same work as the verdict.
*/
function differenceBlocks(context, one, isFirst) {
	const { audience, names, rows: most } = context;
	const { kind, flat } = one;
	const quantity = quantityOf(one.unit);
	const isPage = audience === "page";
	const words = differenceInWords(one, (context.report.comparison?.measurements.length ?? 0) > 0);
	const first = prose(`${words}${isPage ? "" : "."}`, isPage ? "title" : void 0);
	const large = largeDifferences(one);
	const columns = [
		col(kind === "cpu" ? "Function, own time" : "Function that allocates", (row) => ({ go: row.name })),
		num(names.baseline, (row) => quantity.format(row.baseline.flat)),
		num(names.candidate, (row) => quantity.format(row.candidate.flat)),
		num("Difference", ({ baseline, candidate, chance, moved = [] }) => {
			const inlined = moved.slice(0, 2).map(({ name, value }) => {
				const where = `${value < 0 ? "to" : "from"} ${shortNames(name)}`;
				return `${quantity.format(Math.abs(value))} of it moved ${where} by inlining`;
			});
			const small = defined([...inlined, chance && `±${quantity.format(chance.flat)} noise`]).join("; ");
			return {
				text: measuredDifference(baseline.flat, candidate.flat, quantity),
				small
			};
		})
	];
	const nothing = flat.length > 0 ? prose(NOTHING, "note") : void 0;
	const table = tableOf(large, columns, {
		most,
		weight: WEIGHTS.table
	}) ?? nothing;
	if (isFirst || isPage) return [first, table];
	const folded = details(`By function (${large.length})`, false, table);
	return [first, audience === "terminal" || large.length === 0 ? void 0 : folded];
}
/**
* Writes the totals of both sides' profiles as a text without a full stop: `CPU time per request, under load: sampled, 873.0 µs and
* 841.0 µs by 442 samples and 448; the difference is noise`. If the report has a verdict, the text leaves out the change of a sampled total
* in percent, because the verdict already states this change from many rounds. For allocations in benchmarks, the text does not contain
* `sampled`, because benchmarks record every allocation.
* @param isJudged whether the report has a verdict that compares the two sides.
*/
function differenceInWords(one, isJudged) {
	const { workload, unit, baseline, candidate, samples, chance = 0 } = one;
	const quantity = quantityOf(unit);
	const { words, format } = quantity;
	const title = `${capitalized(words)}, ${workloadInWords(workload)}`;
	const difference = `${format(baseline)} → ${format(candidate)}, ${measuredDifference(baseline, candidate, quantity)} (${relative(baseline, candidate)}`;
	if (samples === void 0) return `${title}: ${difference}${workload === "benchmarks" ? "" : ", sampled"})`;
	const number = `${count(samples.baseline, "sample")} and ${fixed(samples.candidate, 0)}`;
	const sampled = `${title}: sampled, ${format(baseline)} and ${format(candidate)} by ${number}`;
	if (Math.abs(candidate - baseline) <= chance) return `${sampled}; the difference is noise`;
	if (workload === "profiles" || !isJudged) return `${title}: ${difference}, sampled, by ${number})`;
	return `${sampled}${workload === "load" ? ", in one run each" : ""}; the verdict comes from many rounds`;
}
const NOTHING = "No single function differs by more than sampling noise, or by 0.1 % of the whole.";
/**
* Lists the functions whose own time or memory differs between the sides by more than sampling noise, and by at least 0.1 % of the larger
* side's total.
*/
function largeDifferences({ baseline, candidate, flat }) {
	const least = .001 * Math.max(baseline, candidate);
	return flat.filter((row) => {
		const size = Math.abs(row.candidate.flat - row.baseline.flat);
		return size > (row.chance?.flat ?? 0) && size >= least;
	});
}
/**
* Makes the section that compares production before and after a release. Production is only observed, so a difference may have other causes
* than the profile, such as a change of the code.
*/
function productionSection({ report }) {
	const { comparisons = [], released = "" } = report.production ?? {};
	const amount = ({ cpuPerTraffic, cpu }, side) => cpuPerTraffic ? quantityOf("cpu-sec").format(cpuPerTraffic[side]) : `${fixed(cpu[side], 2)} CPUs`;
	const changeOf = ({ change: changed, interval }) => interval ? changeWithInterval(changed, interval) : {
		change: change(changed, 1),
		interval: "too few points"
	};
	const columns = [
		col("Compared", ({ description, pairs }) => ({
			text: description,
			small: count(pairs, "pair")
		})),
		num("Before", (one) => amount(one, "before")),
		num("After", (one) => amount(one, "after")),
		num("Change", (one) => changeOf(one).change),
		num("95 % interval", (one) => changeOf(one).interval)
	];
	const table = tableOf(comparisons, columns, {
		most: 10,
		interval: intervalOf,
		tone: () => "plain"
	});
	const what = comparisons.every(({ cpuPerTraffic }) => cpuPerTraffic !== void 0) ? "CPU time per unit of traffic" : "CPUs in use";
	const note = "This is not an experiment: these figures also contain everything else that changed at that time, so they do not change the verdict.";
	const title = table && prose(`Around the release of ${time(released)}: ${what}.`);
	return section("production", "In production", WEIGHTS.evidence, title, table, table && prose(note, "note"));
}
/** Makes the section with this run and earlier runs. The section shows each target that has more than one run. */
function historySection({ report, audience, rows }) {
	const blocks = (report.history?.targets ?? []).filter(({ points }) => points.length > 1).slice(0, 20).flatMap((one) => {
		const title = `The last ${count(Math.min(one.points.length, rows), "run")}`;
		const text = [
			"Change of each run of ",
			{ code: one.target },
			`, oldest first: ${gainsInWords(one)}.`
		];
		return [prose(text), details(title, audience === "page", runs(one, rows))];
	});
	return section("history", "Over time", WEIGHTS.evidence, ...blocks);
}
/** Lists the changes of the newest runs, oldest first: `−2.44 %, ~, −3.05 %`. */
function gainsInWords({ points }) {
	return points.slice(-8).map((point) => isProven(point) ? gainOf(point).change || "—" : "~").join(", ");
}
function isProven({ interval }) {
	return interval === void 0 || interval[0] > 0 || interval[1] < 0;
}
function gainOf({ gain, interval }) {
	if (gain === void 0) return {
		change: "",
		interval: ""
	};
	return interval ? changeWithInterval(gain, interval, 2) : {
		change: change(gain),
		interval: ""
	};
}
/** Makes the table of the newest runs, newest first, with their intervals on one axis. */
function runs({ points }, most) {
	const newest = points.at(-1);
	const tone = (point) => isProven(point) ? "plain" : "same";
	const interval = (point) => intervalOf({
		change: point.gain,
		interval: point.interval
	});
	const columns = [
		col("Run", (point) => `${time(point.time)}${point.revision ? ` of ${shortSha(point.revision)}` : ""}`),
		num("CPU time per unit of work", ({ cpuPerOp, rows }) => cpuPerOp === void 0 || rows !== newest?.rows ? void 0 : quantityOf("cpu-sec").format(cpuPerOp)),
		num("Peak memory", ({ memory }) => memory === void 0 ? void 0 : bytes(memory)),
		num("Change", (point) => ({
			text: gainOf(point).change,
			small: point.verdict
		})),
		num("95 % interval", (point) => gainOf(point).interval),
		num("Held out", ({ heldOut }) => {
			const { change: text, interval: small } = gainOf(heldOut ?? {});
			return text === "" ? void 0 : {
				text,
				small
			};
		})
	];
	return tableOf(points.slice(-most).reverse(), columns, {
		tone,
		interval
	});
}

export { historySection as a, measurementTable as c, otherTables as d, productionSection as f, gatesSection as i, measurementsSection as l, differencesSection as n, loadInWords as o, workloadInWords as p, gainsInWords as r, loadSection as s, bandInWords as t, orderedGates as u };