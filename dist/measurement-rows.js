import { n as fixed } from "./format.js";

// src/report/escape.ts
/**
* Text from profiles, servers and files made harmless for the place where it is shown. Whatever it holds, it
* renders as that text: it cannot mark up, link, mention, move a cursor or turn the writing direction.
*/
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const NAMED = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
/** A name on one line, its invisible characters spelt out as Go does: `\n`, `\u202e`. */
function visible(text) {
	return text.replace(INVISIBLE, (character) => NAMED[character] ?? codePoint(character));
}
function codePoint(character) {
	const hex = (character.codePointAt(0) ?? 0).toString(16);
	return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
/** A sentence on one line: line breaks and tabs become single spaces, other invisible characters are spelt out. */
function oneLine(text) {
	return visible(text.replace(/\s+/g, " ").trim());
}
/** At most `length` characters, cut in the middle because both ends of a Go name tell it from others. */
function shorten(text, length) {
	if (text.length <= length) return text;
	const characters = [...text];
	if (characters.length <= length) return text;
	const head = Math.ceil((length - 1) * .6);
	return `${characters.slice(0, head).join("")}…${characters.slice(characters.length - (length - 1 - head)).join("")}`;
}
/** For HTML text and for attribute values in double quotes. */
function html(text) {
	return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/**
* A name as code in GitHub Markdown, also inside a table. Code is where GitHub neither mentions nor links.
* Where backticks cannot hold it (it has some itself, or a pipe or backslash, which tables read differently) or
* it looks like HTML, it is a code element with every punctuation character as an entity.
*/
function markdownCode(text) {
	const name = visible(text);
	if (name === "") return "`\"\"`";
	if (/^[^`|\\<>&\s](?:[^`|\\<>&]*[^`|\\<>&\s])?$/u.test(name)) return `\`${name}\``;
	return codeElement(text);
}
/** The same where Markdown is not read, such as in the title of a folded part. */
function codeElement(text) {
	return `<code>${entities(visible(text))}</code>`;
}
function entities(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
const TURNED_INTO_LINKS = /[@#$]|:\/\/|www\.|^\W*GH-\d|:[\w+-]+:|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i;
/**
* A sentence as GitHub Markdown, on one line, also inside a table. Not for the beginning of a block, where a
* dash, a number or a `>` means something: there, words of ours come first.
*/
function markdownText(text) {
	return codeAndProse(oneLine(text), markdownCode, markdownProse);
}
/** Our sentences set names in backticks; what stands between a pair of them goes to `code`, the rest to `prose`. */
function codeAndProse(text, code, prose) {
	return text.split(/(`[^`]+`)/).map((part, i) => i % 2 === 1 ? code(part.slice(1, -1)) : prose(part)).join("");
}
function markdownProse(text) {
	return text.split(" ").map(markdownWord).join(" ").replace(/(\d) %/g, "$1\xA0%");
}
function markdownWord(word) {
	if (TURNED_INTO_LINKS.test(word)) {
		const name = word.replace(/[,.;]+$/, "");
		return markdownCode(name) + word.slice(name.length);
	}
	return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** One argument for `sh`, quoted only where it must be. */
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/report/format.ts
/** The numbers of reports, in the manner of `../format.ts`. */
const MINUS = "−";
/** Shown where a number is missing or not finite. */
const NO_NUMBER = "—";
function signed(value, decimals) {
	const text = fixed(value, decimals);
	return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
/** A difference of two fractions in percentage points: `+2.8 pp`. */
function points(difference) {
	return `${signed(difference * 100, 1)} pp`;
}
/** A change as a percentage with its sign: −0.0307 is `−3.07 %`. */
function change(fraction, decimals = 2) {
	return Number.isFinite(fraction) ? `${signed(fraction * 100, decimals)} %` : NO_NUMBER;
}
/** A share of what there was before, with its sign: `+2.9 %`; nothing to compare with is a dash. */
function relative(before, after) {
	return before > 0 ? change((after - before) / before, 1) : NO_NUMBER;
}
/** A tolerance as a percentage: `±0.5 %`. */
function plusMinus(fraction) {
	return `±${Number((fraction * 100).toPrecision(2))} %`;
}
/**
* The narrower the interval, the more decimals; as many as it takes to tell a bound from zero, and `least`, so
* that the rows of a table agree.
*/
function changeWithInterval(value, interval, least = 1) {
	const decimals = decimalsFor(interval, least);
	const [low, high] = interval;
	const [lowText, highText] = [change(low, decimals), change(high, decimals)];
	return {
		change: change(value, decimals),
		interval: `${lowText} to ${highText}`
	};
}
function decimalsFor([low, high], least) {
	const halfWidth = (high - low) / 2 * 100;
	let decimals = Math.max(least, halfWidth >= .5 ? 1 : 2);
	const vanishes = (bound) => bound !== 0 && Number(Math.abs(bound * 100).toFixed(decimals)) === 0;
	while (decimals < 4 && (vanishes(low) || vanishes(high))) decimals++;
	return decimals;
}
const BYTE_UNITS = [
	"B",
	"KiB",
	"MiB",
	"GiB",
	"TiB"
];
/** `512 B`, `69.4 KiB`, `8.42 MiB`. */
function bytes(value) {
	if (!Number.isFinite(value)) return NO_NUMBER;
	let rest = value;
	let unit = 0;
	while (Math.abs(rest) >= 1023.95 && unit < BYTE_UNITS.length - 1) {
		rest /= 1024;
		unit++;
	}
	return `${fixed(rest, unit === 0 ? 0 : Math.abs(rest) < 9.995 ? 2 : 1)} ${BYTE_UNITS[unit]}`;
}
/** A difference of sizes: `+92.0 KiB (+1.07 %)`. */
function bytesDifference(before, after) {
	const difference = after - before;
	if (difference === 0) return "none";
	return `${difference > 0 ? "+" : ""}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ""}`;
}
/** Wall or CPU seconds at human scale: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
function seconds(value) {
	if (!Number.isFinite(value)) return NO_NUMBER;
	if (Math.abs(value) < 9.995) return `${fixed(value, 2)} s`;
	if (Math.abs(value) < 119.95) return `${fixed(value, 1)} s`;
	const whole = Math.round(Math.abs(value));
	const sign = value < 0 ? MINUS : "";
	const [big, small, bigUnit, smallUnit] = whole < 7200 ? [
		Math.floor(whole / 60),
		whole % 60,
		"min",
		"s"
	] : [
		Math.floor(whole / 3600),
		Math.floor(whole % 3600 / 60),
		"h",
		"min"
	];
	return `${sign}${fixed(big, 0)} ${bigUnit}${small === 0 ? "" : ` ${small} ${smallUnit}`}`;
}
/** `+17.7 s`. */
function secondsDifference(before, after) {
	return `${after > before ? "+" : ""}${seconds(after - before)}`;
}
/** `2026-03-02 04:15 UTC` from an ISO 8601 time; what is none is returned as it is. */
function time(iso) {
	const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
	return match ? `${match[1]} ${match[2]} UTC` : iso;
}
/**
* Function names without the folders of their import paths, in a call edge too: `parser.(*parser).parseBlock`
* for `github.com/yuin/goldmark/parser.(*parser).parseBlock`. As pprof's graphs have it.
*/
function shortNames(name) {
	return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, "");
}
/** The first 12 digits of a digest, as `docker` and others show them. */
function shortSha(sha256) {
	return sha256.slice(0, 12);
}
/** A tag as it is, of a commit's digest the first 12 digits. */
function revisionInWords(revision) {
	return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : shorten(revision, 60);
}
/** With a capital letter, for the beginning of a line. */
function capitalized(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

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

export { oneLine as A, shortSha as C, html as D, codeElement as E, shorten as M, visible as N, markdownCode as O, shortNames as S, codeAndProse as T, points as _, overallQuantity as a, seconds as b, measured as c, bytes as d, bytesDifference as f, plusMinus as g, changeWithInterval as h, isSignificant as i, shellWord as j, markdownText as k, measuredDifference as l, change as m, decisiveRows as n, rowTitle as o, capitalized as p, informativeRows as r, verdictInWords as s, commonUnit as t, quantityOf as u, relative as v, time as w, secondsDifference as x, revisionInWords as y };