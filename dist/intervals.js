import { n as fixed, r as share, t as count } from "./format.js";

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
	return `<code>${entities(name)}</code>`;
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
	if (TURNED_INTO_LINKS.test(word)) return markdownCode(word);
	return word.replace(/[!&*<>[\\\]^_`|~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** One argument for `sh`, quoted only where it must be. */
function shellWord(text) {
	return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/report/grouped-findings.ts
const ORDER = [
	"error",
	"warning",
	"note"
];
/** Every finding once: those of the run, then those of its sources that the run's don't repeat. */
function allFindings(report) {
	const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
	return [...new Map(all.map((finding) => [identity(finding), finding])).values()];
}
function identity({ severity, source, file, message }) {
	return JSON.stringify([
		severity,
		source ?? "",
		file ?? "",
		message
	]);
}
/** Errors first, then warnings, then notes; the same text about several places once. */
function groupFindings(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = JSON.stringify([
			finding.severity,
			finding.message,
			finding.fix ?? ""
		]);
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return [...groups.values()].map(toGroup).sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
function toGroup(members) {
	const [{ severity, message, fix }] = members;
	const places = [...new Set(members.map(placeOf))].filter((place) => place !== "");
	return {
		severity,
		message,
		...fix !== void 0 && { fix },
		places,
		count: members.length
	};
}
/** Source and file; a file's name that begins with its source's says both. */
function placeOf({ source = "", file = "" }) {
	if (source === "" || file.startsWith(source)) return file || source;
	return file === "" ? source : `${source} › ${file}`;
}
/** `2 errors, 1 warning`, or `none`. */
function countBySeverity(findings) {
	const words = ORDER.map((severity) => [severity, findings.filter((f) => f.severity === severity).length]).filter(([, n]) => n > 0).map(([severity, n]) => `${n} ${severity}${n === 1 ? "" : "s"}`);
	return words.length === 0 ? "none" : words.join(", ");
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
/** A median in its unit, the `/op` left to the column that names the unit. */
function measured(value, unit) {
	const [quantity = ""] = unit.split("/");
	switch (quantity) {
		case "cpu-sec":
		case "cpu-seconds":
		case "sec":
		case "s": return si(value, "s");
		case "cpu-ns":
		case "ns": return si(value * 1e-9, "s");
		case "B":
		case "bytes": return bytes(value);
		default: return si(value, "");
	}
}
const QUANTITIES = /* @__PURE__ */ new Map([
	["cpu-sec/op", "CPU time per operation"],
	["cpu-ns/op", "CPU time per operation"],
	["sec/op", "time per operation"],
	["ns/op", "time per operation"],
	["B/op", "memory allocated per operation"],
	["allocs/op", "allocations per operation"]
]);
/** What a unit measures, in words: `CPU time per operation`, or the unit itself. */
function quantityOf(unit) {
	return unit === void 0 ? "over all measurements" : QUANTITIES.get(unit) ?? unit;
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
			title: "Failed",
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
/** The verdict on the binaries; also part of a report that failed later. */
function comparisonHeadline(report, comparison) {
	const { baseline, candidate } = sides(report);
	const quantity = quantityOf(comparison.measurements[0]?.unit);
	const label = "Verdict";
	const because = comparison.reason;
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
			const claim = `The binary ${candidate} is ${comparison.verdict} than the one ${baseline}`;
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
			const claim = "Whether PGO pays off cannot be told from this run";
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
	const [before, after] = [build.baseline.pgo, build.candidate.pgo];
	if (before === "off" && after !== "off") return {
		baseline: "without PGO",
		candidate: "with PGO"
	};
	const name = (pgo) => pgo === "off" ? "without PGO" : `with ${pgo}`;
	return before === after ? {
		baseline: `${name(before)} (baseline)`,
		candidate: `${name(after)} (candidate)`
	} : {
		baseline: name(before),
		candidate: name(after)
	};
}
/** What the overlap means, for people who meet the word first; undefined for a first profile. */
function overlapText({ overlap, noiseOverlap, staleWeight }) {
	const sentences = [];
	if (overlap !== void 0) {
		const noise = noiseOverlap === void 0 ? "" : ` Two profiles of one unchanged workload, with as many samples, would overlap by ${share(noiseOverlap)} or more in 19 of 20 cases.`;
		sentences.push(`The overlap with the base branch’s profile is ${share(overlap)} of the call-edge weight outside of the runtime.${noise}`);
	}
	if (staleWeight !== void 0 && staleWeight < 5e-4) sentences.push("All functions of the committed profile still exist in the source tree.");
	else if (staleWeight !== void 0) {
		const part = `${share(staleWeight)} of the committed profile’s weight`;
		sentences.push(`${part} lies in functions that no longer exist in the source tree.`);
	}
	return sentences.length === 0 ? void 0 : sentences.join(" ");
}

// src/report/intervals.ts
/** A change this small is none: what `no difference` has to lie within. */
const EQUIVALENCE = .01;
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
function axisFor(rows) {
	const reaches = rows.map(({ interval }) => Math.max(...interval.map(Math.abs))).sort((a, b) => a - b);
	const median = reaches[Math.floor(reaches.length / 2)] ?? 0;
	const overall = rows.find((row) => row.overall)?.interval ?? [0, 0];
	const limit = Math.max(2 * EQUIVALENCE, CLIP_AT_MEDIANS * median, ...overall.map(Math.abs));
	const bounds = rows.flatMap(({ interval }) => interval.map((bound) => Math.min(limit, Math.max(-limit, bound))));
	const low = Math.min(-1.4 * EQUIVALENCE, ...bounds);
	const high = Math.max(1.4 * EQUIVALENCE, ...bounds);
	const margin = (high - low) * .02;
	return niceAxis(low - margin, high + margin);
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

export { oneLine as A, allFindings as C, html as D, codeAndProse as E, shorten as M, visible as N, markdownCode as O, time as S, groupFindings as T, points as _, tickLabel as a, shortNames as b, headline as c, sides as d, measured as f, changeWithInterval as g, bytesDifference as h, positionOn as i, shellWord as j, markdownText as k, overallChange as l, bytes as m, axisFor as n, comparisonHeadline as o, quantityOf as p, intervalRows as r, decisionText as s, EQUIVALENCE as t, overlapText as u, seconds as v, countBySeverity as w, shortSha as x, secondsDifference as y };