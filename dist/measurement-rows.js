import { n as fixed } from "./format.js";
import { t as bytes } from "./format2.js";

// src/report/units.ts
/** Values of measurements in the units of Go's benchmark format, such as `cpu-sec/op`, and what they measure. */
const SI_STEPS = [
	[1e9, "G"],
	[1e6, "M"],
	[1e3, "k"],
	[1, ""],
	[.001, "m"],
	[1e-6, "µ"],
	[1e-9, "n"]
];
/** `value` with an SI prefix and about three significant digits: 0.0004123 s is `412 µs`, 4.1234e-4 `412.3 µs`. */
function si(value, unit) {
	const size = Math.abs(value);
	if (!Number.isFinite(value)) return fixed(value, 0);
	if (size === 0) return `0 ${unit}`.trim();
	const [factor, prefix] = SI_STEPS.find(([step]) => size / step >= .99995) ?? [1e-9, "n"];
	const scaled = value / factor;
	return `${fixed(scaled, factor === 1 && Number.isInteger(value) ? 0 : Math.abs(scaled) < 9.9995 ? 3 : Math.abs(scaled) < 99.995 ? 2 : 1)} ${prefix}${unit}`.trim();
}
/** `2,214/s`, `43.1/s`. */
function rate(value) {
	const size = Math.abs(value);
	return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}
const LATENCY = /^(p\d+(?:\.\d+)?|min|mean|max)-sec$/;
/** A median in its unit, the `/op` left to the column that names the unit. */
function measured(value, unit) {
	const [quantity = "", per] = unit.split("/");
	if (per === "s" && !/^[kMG]?B$/.test(quantity)) return rate(value);
	switch (LATENCY.test(quantity) ? "sec" : quantity) {
		case "cpu-sec":
		case "cpu-seconds":
		case "sec":
		case "s": return si(value, "s");
		case "cpu-ns":
		case "ns": return si(value * 1e-9, "s");
		case "B":
		case "bytes":
		case "peak-B": return bytes(value);
		default: return si(value, "");
	}
}
/** A difference of two values in their unit, with its sign: `−17.20 µs`. */
function measuredDifference(before, after, unit) {
	const text = measured(after - before, unit);
	return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}
const QUANTITIES = /* @__PURE__ */ new Map([
	["cpu-sec/op", "CPU time per operation"],
	["cpu-ns/op", "CPU time per operation"],
	["cpu-sec", "CPU time"],
	["sec/op", "time per operation"],
	["ns/op", "time per operation"],
	["B/op", "memory allocated per operation"],
	["B", "memory allocated"],
	["cpu-sec/sec", "CPU time per second of profiling"],
	["B/sec", "memory allocated per second of profiling"],
	["allocs/op", "allocations per operation"],
	["peak-B", "peak memory"],
	["mean-sec", "latency, mean"],
	["min-sec", "latency, least"],
	["max-sec", "latency, greatest"]
]);
const PATTERNS = [
	[/^cpu-sec\/(.+)$/s, "CPU time per $1"],
	[/^B\/([^s].*)$/s, "memory allocated per $1"],
	[/^(p\d+(?:\.\d+)?)-sec$/, "latency, $1"],
	[/^saturation-(.+)\/s$/s, "$1 per second at saturation"],
	[/^(.+)\/s$/s, "$1 per second"]
];
/** What a unit measures, in words: `CPU time per operation`, or the unit itself. */
function quantityOf(unit) {
	if (unit === void 0) return "over all measurements";
	const known = QUANTITIES.get(unit);
	if (known !== void 0) return known;
	const pattern = PATTERNS.find(([one]) => one.test(unit));
	return pattern === void 0 ? unit : unit.replace(...pattern);
}

// src/report/measurement-rows.ts
/** Which measurements decide the verdict, and how each is to be read: the same for every rendering. */
function isDecisive(measurement, { measurements }) {
	return measurement.decisive ?? measurement.unit === measurements[0]?.unit;
}
function decisiveRows(comparison) {
	return comparison.measurements.filter((row) => isDecisive(row, comparison));
}
/** Those that are shown and decide nothing, such as wall time. */
function informativeRows(comparison) {
	return comparison.measurements.filter((row) => !isDecisive(row, comparison));
}
/** The unit that all of `rows` share, if they do. */
function commonUnit(rows) {
	const units = new Set(rows.map(({ unit }) => unit));
	return units.size === 1 ? [...units][0] : void 0;
}
/** What the overall change is a change of: `CPU time per operation`. */
function overallQuantity(comparison) {
	const rows = decisiveRows(comparison);
	const unit = commonUnit(rows);
	if (unit !== void 0) return quantityOf(unit);
	return rows.length > 0 && rows.every((row) => /^cpu-(?:sec|ns)\//.test(row.unit)) ? "CPU time per unit of work" : quantityOf(void 0);
}
/** What the rows are called together: benchmarks only where all of them are some. */
function rowTitle(rows) {
	return rows.every(({ unit }) => unit.endsWith("/op")) ? "Benchmark" : "Measurement";
}
/** benchstat's `~`: the interval holds zero, so the number would only mislead. */
function isSignificant(verdict) {
	return verdict === "faster" || verdict === "slower";
}
const TIME_OR_RATE = /(?:^|-)(?:sec|seconds|ns|s)(?:\/|$)|\/s$/;
/** The verdict on one row as its unit wants it: memory is not slower, it is more. */
function verdictInWords({ unit, verdict, change }) {
	if (!isSignificant(verdict) || TIME_OR_RATE.test(unit)) return verdict;
	return change < 0 ? "less" : "more";
}

export { overallQuantity as a, measured as c, isSignificant as i, measuredDifference as l, decisiveRows as n, rowTitle as o, informativeRows as r, verdictInWords as s, commonUnit as t, quantityOf as u };