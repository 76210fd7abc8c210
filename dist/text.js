import { r as share, t as count } from "./format.js";
import { a as pad, i as fitTo, o as wrap, r as displayWidth, t as drawIntervals } from "./interval-plot.js";
import { A as oneLine, C as allFindings, M as shorten, N as visible, T as groupFindings, _ as points, b as shortNames, c as headline, d as sides, f as measured, g as changeWithInterval, h as bytesDifference, l as overallChange, m as bytes, o as comparisonHeadline, r as intervalRows, s as decisionText, v as seconds, w as countBySeverity } from "./intervals.js";

// src/report/text/measurements.ts
const MOST_ROWS = 40;
const GAP = 2;
const SMALLEST_PLOT = 25;
const LARGEST_PLOT = 49;
const TONES$1 = {
	faster: "better",
	slower: "worse",
	"no difference": "same",
	inconclusive: "unsure"
};
/** The measurements as a table, with the intervals drawn where the line has room for it. */
function measurementLines(report, width, paint) {
	const { comparison } = report;
	if (comparison === void 0 || comparison.measurements.length === 0) return [];
	const shown = comparison.measurements.slice(0, MOST_ROWS);
	const overall = overallChange(comparison, 2);
	const names = sides(report);
	const title = (name) => fitTo(visible(name), 20);
	const cells = [
		[
			firstTitle(comparison),
			title(names.baseline),
			title(names.candidate),
			"change",
			"95 % interval"
		],
		...shown.map((measurement) => cellsOf(measurement, hasOneUnit(comparison), width)),
		...overall ? [[
			"overall",
			"",
			"",
			significant(comparison.verdict, overall.change),
			overall.interval
		]] : []
	];
	const verdicts = [...shown.map(({ verdict }) => verdict), comparison.verdict];
	const lines = alignColumns(cells, [
		"left",
		"right",
		"right",
		"right",
		"right"
	]);
	const drawn = drawBeside(comparison, shown.length, width - displayWidth(lines[0] ?? "") - GAP);
	const missing = comparison.measurements.length - shown.length;
	const more = missing > 0 ? `; ${count(missing, "more measurement")} in the result document` : "";
	return [...lines.map((line, i) => {
		const picture = drawn === void 0 ? "" : `  ${drawn[i] ?? ""}`.trimEnd();
		if (i === 0) return paint.faint(`${line}${picture}`);
		return `${line}${paint.tone(TONES$1[verdicts[i - 1] ?? "inconclusive"], picture)}`;
	}), paint.faint(`${count(comparison.rounds, "round")} in ${seconds(comparison.seconds)}; ~ is no significant difference${more}`)];
}
function hasOneUnit({ measurements }) {
	return new Set(measurements.map(({ unit }) => unit)).size === 1;
}
function firstTitle(comparison) {
	const unit = hasOneUnit(comparison) ? comparison.measurements[0]?.unit : void 0;
	return unit === void 0 ? "benchmark" : `benchmark, ${fitTo(visible(unit), 16)}`;
}
function cellsOf(measurement, oneUnit, width) {
	const { name, unit, baseline, candidate, change, interval, verdict } = measurement;
	const text = changeWithInterval(change, interval, 2);
	const fullName = oneUnit ? visible(name) : `${visible(name)} ${visible(unit)}`;
	return [
		fitTo(fullName, Math.max(12, Math.floor(width * .4))),
		measured(baseline, unit),
		measured(candidate, unit),
		significant(verdict, text.change),
		text.interval
	];
}
function significant(verdict, change) {
	return verdict === "faster" || verdict === "slower" ? change : "~";
}
/** The axis and one drawing per row; undefined where there is no room, or a row has no number to draw. */
function drawBeside(comparison, shown, room) {
	const rows = intervalRows(comparison, shown);
	const expected = shown + (overallChange(comparison) === void 0 ? 0 : 1);
	const cells = Math.min(LARGEST_PLOT, room - 4);
	if (cells < SMALLEST_PLOT || rows.length !== expected) return void 0;
	const { labels, drawings } = drawIntervals(rows, cells);
	return [labels, ...drawings];
}
/** Rows of cells as lines, each column as wide as its widest cell. */
function alignColumns(rows, alignments) {
	const widths = alignments.map((_, column) => Math.max(0, ...rows.map((cells) => displayWidth(cells[column] ?? ""))));
	return rows.map((cells) => cells.map((cell, column) => pad(cell, widths[column] ?? 0, alignments[column])).join(" ".repeat(GAP)).trimEnd());
}

// src/report/text/facts.ts
const MOST_SOURCES = 20;
const MOST_FINDINGS = 20;
const TONES = {
	error: "failed",
	warning: "unsure",
	note: "same"
};
/** What moved; the commands that are about nothing else show more of it. */
function movedLines({ command, decision }, width, paint) {
	const detailed = command === "diff" || command === "inspect";
	const list = (title, moved, most) => {
		if (moved.length === 0) return [];
		const rows = moved.slice(0, most).map(({ name, before, after }) => [
			share(before),
			share(after),
			points(after - before),
			fitTo(visible(shortNames(name)), Math.max(20, width - 30))
		]);
		return alignColumns([[
			"before",
			"after",
			"change",
			title
		], ...rows], [
			"right",
			"right",
			"right",
			"left"
		]).map((line, i) => i === 0 ? paint.faint(line) : line);
	};
	const functions = list("function, of the call-edge weight", decision?.movedFunctions ?? [], detailed ? 20 : 5);
	const edges = detailed ? list("call edge", decision?.movedEdges ?? [], 20) : [];
	return functions.length > 0 && edges.length > 0 ? [
		...functions,
		"",
		...edges
	] : [...functions, ...edges];
}
function profileLine({ profile }) {
	if (profile === void 0) return void 0;
	const { path, samples, cpuSeconds, edges } = profile;
	return `${visible(path)}: ${bytes(profile.bytes)}, ${count(samples, "sample")} in ${seconds(cpuSeconds)} of CPU time, ${count(edges, "call edge")}`;
}
function buildLine(report) {
	if (report.build === void 0) return void 0;
	const { baseline, candidate } = report.build;
	const names = sides(report);
	const side = (name, size, time) => `${visible(name)} ${bytes(size)} in ${seconds(time)}`;
	const difference = baseline.sha256 === candidate.sha256 ? "the same bytes" : `size difference ${bytesDifference(baseline.bytes, candidate.bytes)}`;
	return `${side(names.baseline, baseline.bytes, baseline.seconds)}, ${side(names.candidate, candidate.bytes, candidate.seconds)}; ${difference}`;
}
function sourceLines({ sources = [] }, width) {
	const rows = sources.slice(0, MOST_SOURCES).map(({ source, kind, collected, findings }) => [
		fitTo(visible(source), Math.max(20, width - 45)),
		fitTo(visible(kind), 12),
		count(collected, "profile"),
		findings.length === 0 ? "" : countBySeverity(findings)
	]);
	const missing = sources.length - rows.length;
	const lines = alignColumns(rows, [
		"left",
		"left",
		"right",
		"left"
	]).map((line) => line.trimEnd());
	return missing > 0 ? [...lines, `and ${count(missing, "more source")}`] : lines;
}
function findingLines(report, width, paint) {
	const groups = groupFindings(allFindings(report));
	const shown = groups.slice(0, MOST_FINDINGS);
	const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
	const lines = shown.flatMap(({ severity, message, fix, places, count: times }) => {
		const [first] = places;
		const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
		const isNamed = places.length === 1 && first !== void 0 && message.startsWith(first);
		const text = `${severity}${first === void 0 ? times > 1 ? ` (${times} times)` : "" : isNamed ? "" : ` at ${visible(first)}${more}`}: ${oneLine(message)}${fix === void 0 ? "" : ` ${oneLine(fix)}`}`;
		return wrap(text, width - 2).map((line, i) => i === 0 ? paint.tone(TONES[severity] ?? "plain", severity) + line.slice(severity.length) : `  ${line}`);
	});
	return missing > 0 ? [...lines, `and ${count(missing, "finding")} more in the result document`] : lines;
}

// src/report/text/paint.ts
const CODES = {
	better: "32",
	worse: "31",
	same: "36",
	unsure: "33",
	failed: "31",
	plain: "39"
};
function paint(color) {
	const wrap = (on, off) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
	return {
		bold: wrap("1", "22"),
		faint: wrap("2", "22"),
		tone: (tone, text) => wrap(CODES[tone], "39")(text)
	};
}

// src/report/text.ts
const NARROWEST = 40;
const LONGEST_SENTENCE = 2e3;
/** What the terminal shows at the end: the verdict first, then why, then where to look. Ends with a newline. */
function renderText(report, options) {
	const width = Math.max(NARROWEST, options.width);
	const brush = paint(options.color);
	return `${[
		leadLines(report, width, brush),
		measurementLines(report, width, brush),
		movedLines(report, width, brush),
		factLines(report, width, brush),
		findingLines(report, width, brush),
		lookLines(report, options.look ?? {}, width, brush)
	].filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function leadLines(report, width, brush) {
	const { tone, title, figure, quantity, sentence, output, because } = headline(report);
	const { error, comparison } = report;
	const decided = decisionText(report);
	const late = error && comparison && comparisonHeadline(report, comparison);
	const first = figure === void 0 || quantity === void 0 ? title : `${title}: ${figure} ${visible(quantity)}`;
	const indented = (text) => wrap(shorten(oneLine(text), LONGEST_SENTENCE), width - 2).map((line) => `  ${line}`);
	return [
		brush.bold(brush.tone(tone, first)),
		...output === void 0 ? indented(because === void 0 ? sentence : `${sentence} ${because}`) : [
			...indented(sentence),
			...output.map((line) => `    ${visible(line.replaceAll("	", "  "))}`),
			...indented(because ?? "")
		],
		...late ? [brush.bold(brush.tone(late.tone, late.title)), ...indented(late.sentence)] : [],
		...decided ? [brush.bold(`Decision: ${decided.title}`), ...decided.reason === "" ? [] : indented(decided.reason)] : []
	];
}
/** Short facts, each under its name. */
function factLines(report, width, brush) {
	const indent = 10;
	const named = (name, lines) => lines.map((line, i) => `${brush.faint((i === 0 ? name : "").padEnd(indent))}${line}`);
	const wrapped = (line) => line === void 0 ? [] : wrap(line, width - indent);
	return [
		...named("sources", sourceLines(report, width - indent)),
		...named("profile", wrapped(profileLine(report))),
		...named("build", wrapped(buildLine(report)))
	];
}
/** Where the results are. */
function lookLines(report, look, width, brush) {
	const { publication, build } = report;
	const names = sides(report);
	const known = [
		[publication?.kind === "pull-request" ? "pull request" : "published", published(report)],
		[`binary ${visible(names.baseline)}`, build?.baseline.path],
		[`binary ${visible(names.candidate)}`, build?.candidate.path],
		...Object.entries(look)
	].filter((place) => place[1] !== void 0);
	const indent = Math.max(0, ...known.map(([name]) => name.length)) + 2;
	return known.flatMap(([name, place]) => {
		return (name in look || place.startsWith("/") ? [visible(place)] : wrap(visible(place), width - indent)).map((line, i) => `${brush.faint((i === 0 ? name : "").padEnd(indent))}${line}`);
	});
}
function published({ publication, decision }) {
	if (publication === void 0) return void 0;
	if (publication.kind === "none") return decision?.kind === "update" ? publication.reason : void 0;
	const { operation, url, branch, reason } = publication;
	const where = url ?? (branch === void 0 ? "" : `branch ${branch}`);
	const what = operation === "none" ? "nothing changed" : operation;
	const why = reason === void 0 ? "" : `: ${oneLine(reason)}`;
	return where === "" ? `${what}${why}` : `${where} (${what})${why}`;
}

export { renderText };