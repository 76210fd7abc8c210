import { C as change, D as fixed, E as count, N as signed, O as groupBy, x as bytes } from "./start.js";

// src/system/quantities.ts
const inSeconds = (value) => withPrefix(value, "s");
const inNanoseconds = (value) => withPrefix(value * 1e-9, "s");
const plain = (value) => withPrefix(value, "");
/** The first row that matches a unit holds. Of the rows that one gate limits, the first that was measured is judged. */
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
/** The row of the table for a unit. A unit without a row is a plain number of which less is better. */
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
/** The measured rows that a gate limits: of the first quantity of the table that the gate limits and that was measured. */
function limitedRows(gate, rows) {
	const measured = TABLE.filter((row) => row.gate === gate).find(({ pattern }) => rows.some(({ unit }) => pattern.test(unit)));
	return rows.filter(({ unit }) => measured?.pattern.test(unit));
}
/** A difference of two values of a quantity, with its sign: `−17.20 µs`. */
function measuredDifference(before, after, { format }) {
	const text = format(after - before);
	return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}
/** What the conditions of `fail-on` limit. */
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
/** `value` with an SI prefix and four significant digits: 4.1234e-4 s is `412.3 µs`. */
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
/** `2,214/s`, `43.1/s`. */
function perSecond(value) {
	const size = Math.abs(value);
	return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}

// src/report/report.ts
const ORDER = [
	"error",
	"warning",
	"note"
];
/** Limits the findings of one source, so that 60,000 bad files do not print 60,000 lines. */
const MOST_FINDINGS_OF_A_SOURCE = 200;
/** Keeps all findings about the whole run, and the 200 most severe findings of each source; a note counts the others. */
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
/** Lists each finding once: first the findings of the run, then those of its sources. */
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
/** Groups findings that say the same about several places. Errors come first, then warnings, then notes. */
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
/** Replaces the source, the file and their hosts in a text by a mark, so that texts can be compared. */
function withoutNames(text, { source = "", file = "" }) {
	return [file, source].flatMap((name) => /^https?:/.test(name) && URL.canParse(name) ? [name, new URL(name).host] : [name]).filter((name) => name !== "").reduce((rest, name) => rest.replaceAll(name, ""), text);
}
/** A number with a unit, such as `45 samples` or `3.2 %`. A status, a port, a date or a version has no unit. */
const QUANTITY = /(?<![\w.,:/-])\d[\d,]*(?:\.\d+)?(?= (?:%|[a-zA-Zµ]))/g;
/** Replaces quantities in the text of a finding about one place by a mark, because many files say the same with other figures. */
function withoutQuantities(text, { source, file }) {
	return source === void 0 && file === void 0 ? text : text.replace(QUANTITY, "");
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
/** Returns source, file and line in one text. It leaves out the source if the name of the file begins with it. */
function findingPlace({ source = "", file: name = "", line }) {
	const file = name === "" || line === void 0 ? name : `${name}:${line}`;
	if (source === "" || file.startsWith(source)) return file || source;
	return file === "" ? source : `${source} › ${file}`;
}
/** Returns the places to show next to a message, without a place that the message itself begins with. */
function placesBeside({ places, message, first }) {
	if (places.length !== 1) return places;
	const { source = "", file = "" } = first;
	const begins = (name) => name !== "" && message.startsWith(name);
	if (begins(source) || begins(file) && (source === "" || file.startsWith(source))) return [];
	return begins(file) ? [source] : places;
}
/** Returns a group as one finding; its source says how many places there are. */
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
/** Formats a difference of two sizes in bytes: `+92.0 KiB (+1.07 %)`, or `none`. */
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
/** Formats an ISO 8601 time as `2026-03-02 04:15 UTC`, and returns any other text unchanged. */
function time(iso) {
	const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
	return match ? `${match[1]} ${match[2]} UTC` : iso;
}
/** Removes the folders of import paths from function names, as pprof's graphs do: `parser.(*parser).parseBlock`. */
function shortNames(name) {
	return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, "");
}
/** Shortens a commit or another digest to its first 12 digits, and returns a tag unchanged. */
function shortSha(revision) {
	return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
}
/** Begins a text with a small letter, unless it begins with an abbreviation such as SHA-256. */
function uncapitalized(text) {
	return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export { measuredDifference as _, shortNames as a, uncapitalized as c, countBySeverity as d, groupFindings as f, limitedRows as g, GATES as h, seconds as i, allFindings as l, placesBeside as m, points as n, shortSha as o, limitFindings as p, relative as r, time as s, bytesDifference as t, asFinding as u, quantityOf as v };