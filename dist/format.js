import { C as bytes, F as signed, T as change, k as fixed } from "./start.js";

// src/system/quantities.ts
const inSeconds = (value) => withPrefix(value, "s");
const inNanoseconds = (value) => withPrefix(value * 1e-9, "s");
const plain = (value) => withPrefix(value, "");
/**
* All rows of the table of quantities. For a unit, the first row whose pattern matches is used. If several rows have the same gate, the
* gate judges only the first row whose quantity was measured.
*/
const TABLE = [
	{
		pattern: /^cpu-sec\/op$/,
		what: "CPU time",
		per: "operation",
		format: inSeconds,
		isSpeed: true,
		decisive: true,
		gate: "slower"
	},
	{
		pattern: /^cpu-ns\/op$/,
		what: "CPU time",
		per: "operation",
		format: inNanoseconds,
		isSpeed: true
	},
	{
		pattern: /^sec\/op$/,
		what: "time",
		per: "operation",
		format: inSeconds,
		isSpeed: true
	},
	{
		pattern: /^ns\/op$/,
		what: "time",
		per: "operation",
		format: inNanoseconds,
		isSpeed: true
	},
	{
		pattern: /^cpu-sec\/sec$/,
		what: "CPU time",
		per: "second of profiling",
		format: inSeconds,
		isSpeed: true
	},
	{
		pattern: /^cpu-sec\/(.+)$/s,
		what: "CPU time",
		per: "$1",
		format: inSeconds,
		isSpeed: true,
		decisive: true,
		gate: "slower"
	},
	{
		pattern: /^cpu-sec$/,
		what: "CPU time",
		format: inSeconds,
		isSpeed: true
	},
	{
		pattern: /^B\/op$/,
		what: "memory allocated",
		per: "operation",
		format: bytes
	},
	{
		pattern: /^B\/sec$/,
		what: "memory allocated",
		per: "second of profiling",
		format: bytes
	},
	{
		pattern: /^B\/([^s].*)$/s,
		what: "memory allocated",
		per: "$1",
		format: bytes
	},
	{
		pattern: /^B$/,
		what: "memory allocated",
		format: bytes
	},
	{
		pattern: /^allocs\/op$/,
		what: "allocations",
		per: "operation",
		format: plain
	},
	{
		pattern: /^peak-B$/,
		what: "peak memory",
		format: bytes,
		gate: "memory",
		warnAbove: .2
	},
	{
		pattern: /^p99-sec$/,
		what: "latency, p99",
		format: inSeconds,
		isSpeed: true,
		gate: "latency"
	},
	{
		pattern: /^p50-sec$/,
		what: "latency, p50",
		format: inSeconds,
		isSpeed: true,
		gate: "latency"
	},
	{
		pattern: /^(p\d+(?:\.\d+)?|mean|min|max)-sec$/,
		what: "latency, $1",
		format: inSeconds,
		isSpeed: true
	},
	{
		pattern: /^(.+)\/s$/s,
		what: "$1",
		per: "second",
		format: perSecond,
		better: "higher",
		isSpeed: true
	}
];
/** Returns the quantity of a unit. If the table has no row for the unit, the quantity is a plain number, and less is better. */
function quantityOf(unit) {
	const row = TABLE.find(({ pattern }) => pattern.test(unit));
	if (row === void 0) return {
		unit,
		words: unit,
		better: "lower",
		isSpeed: false,
		decisive: false,
		format: plain
	};
	const filled = (text) => unit.replace(row.pattern, text);
	const what = filled(row.what);
	const per = row.per === void 0 ? void 0 : filled(row.per);
	return {
		unit,
		words: per === void 0 ? what : `${what} per ${per}`,
		per,
		better: row.better ?? "lower",
		isSpeed: row.isSpeed === true,
		decisive: row.decisive === true,
		gate: row.gate,
		warnAbove: row.warnAbove,
		format: row.format
	};
}
/**
* Returns the measurements that a gate judges. If several quantities have the same gate, the gate judges only the first measured quantity
* in the order of the table.
*/
function limitedRows(gate, rows) {
	const measured = TABLE.filter((row) => row.gate === gate).find(({ pattern }) => rows.some(({ unit }) => pattern.test(unit)));
	return rows.filter(({ unit }) => measured?.pattern.test(unit));
}
/** Returns the difference of two values of a quantity, with its sign: `−17.20 µs`. */
function measuredDifference(before, after, { format }) {
	const text = format(after - before);
	return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}
/** The gates: the quantities that a condition of `fail-on` can limit. */
const GATES = {
	slower: {
		judgedBy: "compare",
		limitIn: "%",
		mayNameRows: true,
		needsLimit: false
	},
	memory: {
		judgedBy: "compare",
		limitIn: "%",
		mayNameRows: true,
		needsLimit: true
	},
	latency: {
		judgedBy: "compare",
		limitIn: "%",
		mayNameRows: true,
		needsLimit: true
	},
	size: {
		judgedBy: "compare",
		limitIn: "%",
		mayNameRows: false,
		needsLimit: true
	},
	frames: {
		judgedBy: "compare",
		limitIn: "%",
		mayNameRows: false,
		needsLimit: true
	},
	age: {
		judgedBy: "check",
		limitIn: "d",
		mayNameRows: false,
		needsLimit: true
	},
	stale: {
		judgedBy: "check",
		limitIn: "%",
		mayNameRows: false,
		needsLimit: true
	}
};
/** Returns a value with an SI prefix and four significant digits: 4.1234e-4 s is `412.3 µs`. */
function withPrefix(value, unit) {
	const size = Math.abs(value);
	if (!Number.isFinite(value)) return "—";
	if (size === 0) return `0 ${unit}`.trim();
	const power = Math.min(3, Math.max(-3, Math.floor(Math.log10(size / .99995) / 3)));
	const scaled = value / 1e3 ** power;
	return `${fixed(scaled, power === 0 && Number.isInteger(value) ? 0 : Math.abs(scaled) < 9.9995 ? 3 : Math.abs(scaled) < 99.995 ? 2 : 1)} ${[
		"n",
		"µ",
		"m",
		"",
		"k",
		"M",
		"G"
	][power + 3]}${unit}`.trim();
}
/** Returns a rate, such as `2,214/s` or `43.1/s`. */
function perSecond(value) {
	const size = Math.abs(value);
	return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}

// src/report/format.ts
/** Formats numbers for reports, always with their unit, and shortens names and digests. */
/** Formats a difference of two fractions in percentage points: `+2.8 pp`. */
function points(difference) {
	return `${signed(difference * 100, 1)} pp`;
}
/** Formats the change from `before` to `after` in percent, such as `+2.9 %`; a dash if `before` is 0. */
function relative(before, after) {
	return before > 0 ? change((after - before) / before, 1) : "—";
}
/** Formats a difference of two sizes in bytes, such as `+92.0 KiB (+1.07 %)`. Equal sizes become `none`. */
function bytesDifference(before, after) {
	const difference = after - before;
	if (difference === 0) return "none";
	return `${difference > 0 ? "+" : ""}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ""}`;
}
/** Formats seconds of wall or CPU time: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
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
/** Formats an ISO 8601 time as `2026-03-02 04:15 UTC`, and returns every other text unchanged. */
function time(iso) {
	const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
	return match ? `${match[1]} ${match[2]} UTC` : iso;
}
/** Removes the folders of import paths from function names, as pprof's graphs do: `parser.(*parser).parseBlock`. */
function shortNames(name) {
	return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, "");
}
/** Shortens the SHA of a commit, or a digest, to its first 12 digits, and returns a tag unchanged. */
function shortSha(revision) {
	return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
}
/** Begins a text with a small letter, unless it begins with an abbreviation such as SHA-256. */
function uncapitalized(text) {
	return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export { shortNames as a, uncapitalized as c, measuredDifference as d, quantityOf as f, seconds as i, GATES as l, points as n, shortSha as o, relative as r, time as s, bytesDifference as t, limitedRows as u };