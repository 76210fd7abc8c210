import { i as wrap, n as fitTo, r as pad, t as displayWidth } from "./columns.js";
import { $t as points, Bt as isSignificant, Cn as groupFindings, G as differenceInWords, Gt as measuredDifference, Ht as rowTitle, J as orderedGates, Jt as bytesDifference, K as haveWeights, Lt as commonUnit, Q as releaseInWords, R as equivalenceOf, Rt as decisiveRows, Sn as countBySeverity, U as NOTHING_TELLING, W as compilerInWords, Wt as measured, X as productionQuantity, Y as potentialInWords, Z as productionRow, Zt as changeWithInterval, _ as overallChange, _n as count, b as sides, c as targetRows, d as headline, en as relative, et as tellingFunctions, fn as oneLine, g as isPrebuilt, gn as visible, h as isNothing, in as shortNames, m as decisionText, mn as shorten, nn as seconds, q as hottestCallSites, qt as bytes, u as comparisonHeadline, vn as fixed, wn as placesBeside, xn as allFindings, yn as share, z as intervalRows } from "./start.js";
import { _ as platformRows, a as targetGroups, c as inputsInWords, g as binariesInWords, h as historyRows, l as samplesInWords, o as targetsHeadline, p as rowsBeside, s as collectedInWords, t as allNames, u as essentialLoadRows } from "./targets-headline.js";
import { t as drawIntervals } from "./interval-plot.js";

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
	const deciding = decisiveRows(comparison);
	const shown = deciding.slice(0, MOST_ROWS);
	const oneUnit = commonUnit(deciding);
	const overall = overallChange(comparison, 2);
	const names = sides(report);
	const title = (name) => fitTo(visible(name), 20);
	const cells = [
		[
			firstTitle(deciding, oneUnit),
			title(names.baseline),
			title(names.candidate),
			"change",
			"95 % interval"
		],
		...shown.map((measurement) => cellsOf(measurement, oneUnit !== void 0, width)),
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
	const drawn = drawBeside({
		...comparison,
		measurements: deciding
	}, shown.length, width - displayWidth(lines[0] ?? "") - GAP);
	const missing = deciding.length - shown.length;
	const more = missing > 0 ? `; ${count(missing, "more measurement")} in the result document` : "";
	const others = rowsBeside(report).length;
	const beside = others > 0 ? `; ${fixed(others, 0)} more, which decide nothing, in the report` : "";
	return [...lines.map((line, i) => {
		const picture = drawn === void 0 ? "" : `  ${drawn[i] ?? ""}`.trimEnd();
		if (i === 0) return paint.faint(`${line}${picture}`);
		return `${line}${paint.tone(TONES$1[verdicts[i - 1] ?? "inconclusive"], picture)}`;
	}), paint.faint(`${count(comparison.rounds, "round")} in ${seconds(comparison.seconds)}; ~ is no significant difference${more}${beside}`)];
}
function firstTitle(rows, unit) {
	const title = rowTitle(rows).toLowerCase();
	return unit === void 0 ? title : `${title}, ${fitTo(visible(unit), 16)}`;
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
	return isSignificant(verdict) ? change : "~";
}
/** The axis and one drawing per row; undefined where there is no room, or a row has no number to draw. */
function drawBeside(comparison, shown, room) {
	const rows = intervalRows(comparison, shown);
	const expected = shown + (overallChange(comparison) === void 0 ? 0 : 1);
	const cells = Math.min(LARGEST_PLOT, room - 4);
	if (cells < SMALLEST_PLOT || rows.length !== expected) return void 0;
	const { labels, drawings } = drawIntervals(rows, cells, equivalenceOf(comparison));
	return [labels, ...drawings];
}
/** Rows of cells as lines, each column as wide as its widest cell. */
function alignColumns(rows, alignments) {
	const widths = alignments.map((_, column) => Math.max(0, ...rows.map((cells) => displayWidth(cells[column] ?? ""))));
	return rows.map((cells) => cells.map((cell, column) => pad(cell, widths[column] ?? 0, alignments[column])).join(" ".repeat(GAP)).trimEnd());
}

// src/report/text/binaries.ts
/** What `build` has built: a table where it is for several platforms, and what holds of all. */
function binaryLines(report, width, paint) {
	const rows = platformRows(report);
	const sentence = binariesInWords(report);
	if (sentence === void 0) return [];
	const cells = rows.map(({ platform, cgo, pgo, baseline }) => [
		visible(platform),
		cgo ? "yes" : "no",
		pgo === void 0 ? "" : bytes(pgo.bytes),
		baseline === void 0 ? "" : bytes(baseline.bytes),
		pgo === void 0 || baseline === void 0 ? "" : bytesDifference(baseline.bytes, pgo.bytes)
	]);
	return [...(rows.length > 1 ? alignColumns([[
		"platform",
		"cgo",
		"with PGO",
		"without PGO",
		"size difference"
	], ...cells], [
		"left",
		"left",
		"right",
		"right",
		"right"
	]) : []).map((line, i) => i === 0 ? paint.faint(line) : line), ...wrap(visible(sentence), width)];
}

// src/report/text/evidence.ts
/** What of the evidence a terminal shows: the few largest of everything; the report has all of it. */
const MOST_GATES = 10;
const MOST_FUNCTIONS = 5;
const MOST_CALL_SITES = 2;
const MOST_RUNS = 8;
const MOST_HAZARDS = 3;
const MOST_PROFILES = 4;
const MOST_COMPARISONS = 4;
const LONGEST_SENTENCE$2 = 500;
const GATE_TONES = {
	failed: "failed",
	"not proven": "unsure",
	"not measured": "unsure",
	passed: "better"
};
/** The conditions of `fail-on`, failed ones first. */
function gateLines({ gates = [], error }, width, paint) {
	const lines = (outcome, text) => wrap(`${outcome}: ${text}`, width - 2).map((line, i) => i === 0 ? paint.tone(GATE_TONES[outcome], outcome) + line.slice(outcome.length) : `  ${line}`);
	const ordered = orderedGates(gates).slice(0, MOST_GATES);
	const passed = ordered.filter(({ outcome }) => outcome === "passed").map(({ condition }) => condition);
	return [...ordered.filter(({ outcome }) => outcome !== "passed").filter(({ outcome, reason }) => outcome !== "failed" || error?.message.includes(reason) !== true).flatMap(({ condition, outcome, reason }) => lines(outcome, `${conditionOf(condition)}. ${sentenceOf(reason)}`)), ...passed.length > 0 ? lines("passed", passed.map(conditionOf).join(", ")) : []];
}
function conditionOf(condition) {
	return shorten(visible(condition), 80);
}
/** Both servers under load; what decides stands with the measurements already. */
function loadLines(report, width, paint) {
	const said = new Set(report.comparison === void 0 ? [] : decisiveRows(report.comparison).map(({ unit }) => unit));
	const rows = essentialLoadRows(report).filter(({ unit }) => !said.has(unit));
	if (report.load === void 0 || rows.length === 0) return [];
	const names = sides(report);
	const { tool } = report.load;
	const title = (name) => fitTo(visible(name), 20);
	const heading = [
		tool === void 0 ? "under load" : `under load, by ${tool}`,
		title(names.baseline),
		title(names.candidate),
		"change",
		rows.some(({ interval }) => interval !== void 0) ? "95 % interval" : ""
	];
	const cells = ({ quantity, baseline, candidate, change, interval = "" }) => [fitTo(visible(quantity), Math.max(12, Math.floor(width * .4))), ...[
		baseline,
		candidate,
		change,
		interval
	]];
	return table([heading, ...rows.map(cells)], [
		"left",
		"right",
		"right",
		"right",
		"right"
	], paint);
}
/** Where the time went by function, and one line for each other profile. */
function differenceLines(report, width, paint) {
	const [first, ...others] = report.differences ?? [];
	if (first === void 0) return [];
	const names = sides(report);
	const { unit, kind } = first;
	const own = kind === "cpu" ? "function, own time" : "function that allocates";
	const rows = tellingFunctions(first, "flat").slice(0, MOST_FUNCTIONS).map(({ name, baseline, candidate }) => [
		measured(baseline.flat, unit),
		measured(candidate.flat, unit),
		measuredDifference(baseline.flat, candidate.flat, unit),
		fitTo(visible(shortNames(name)), Math.max(20, width - 48))
	]);
	const sentence = (one) => wrap(oneLine(shorten(differenceInWords(one), LONGEST_SENTENCE$2)), width);
	const heading = [
		fitTo(visible(names.baseline), 14),
		fitTo(visible(names.candidate), 14),
		"difference",
		own
	];
	return [
		...sentence(first),
		...rows.length > 0 ? table([heading, ...rows], [
			"right",
			"right",
			"right",
			"left"
		], paint) : first.flat.length > 0 ? wrap(NOTHING_TELLING, width) : [],
		...others.slice(0, MOST_PROFILES).flatMap(sentence)
	];
}
function compilerSentences({ compiler }) {
	if (compiler === void 0) return [];
	const { functions, grown, shrunk, baselineBytes, candidateBytes } = compiler.frames;
	const sites = hottestCallSites(compiler).slice(0, MOST_CALL_SITES);
	const hot = sites.map(({ caller, callee, weight }) => {
		const name = `${shortNames(caller)} → ${shortNames(callee)}`;
		return `${shorten(visible(name), 80)}${weight === void 0 ? "" : ` ${share(weight)}`}`;
	});
	return [
		compilerInWords(compiler).join(" "),
		...hot.length === 0 ? [] : [`${haveWeights(sites) ? "heaviest" : "among them"}: ${hot.join(", ")}`],
		...functions === 0 ? [] : [`stack frames ${relative(baselineBytes, candidateBytes)}, ${fixed(grown, 0)} grown, ${fixed(shrunk, 0)} shrunk`],
		...compiler.hazards.slice(0, MOST_HAZARDS).map(({ title, url }) => `known hazard: ${shorten(oneLine(title), 100)}, ${shorten(visible(url), 160)}`)
	];
}
function potentialSentences({ potential }) {
	return potential === void 0 ? [] : [potentialInWords(potential).map(sentenceOf).join(" ")];
}
function productionSentences({ production }) {
	if (production === void 0) return [];
	const rows = production.comparisons.slice(0, MOST_COMPARISONS).map(productionRow).map(({ description, change, interval }) => {
		return `${change}${interval === void 0 ? "" : ` (95 % interval ${interval})`}: ${sentenceOf(description)}`;
	});
	return [`${sentenceOf(releaseInWords(production))}, ${productionQuantity(production.comparisons)}; no experiment`, ...rows];
}
/** The changes of the last runs, oldest first. */
function historySentences({ history, subject }) {
	const targets = (history?.targets ?? []).filter(({ points }) => points.length > 1);
	const own = targets.filter(({ target }) => target === subject?.package);
	return (own.length > 0 ? own.slice(0, 1) : targets.slice(0, 3)).map((target) => {
		return `${historyRows(target, MOST_RUNS).map(({ gain, isSignificant }) => gain === "" ? "—" : isSignificant ? gain : "~").reverse().join(", ")}${own.length > 0 ? "" : ` (${shorten(visible(target.target), 80)})`}`;
	});
}
function sentenceOf(text) {
	return shorten(oneLine(text), LONGEST_SENTENCE$2);
}
function table(rows, alignments, paint) {
	return alignColumns(rows, alignments).map((line, i) => i === 0 ? paint.faint(line) : line);
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
	const { path, cpuSeconds, edges } = profile;
	const inputs = inputsInWords(profile);
	const from = inputs === void 0 ? "" : `, from ${inputs}`;
	return `${visible(path)}: ${bytes(profile.bytes)}, ${samplesInWords(profile)} in ${seconds(cpuSeconds)} of CPU time, ${count(edges, "call edge")}${from}`;
}
function buildLine(report) {
	if (report.build === void 0) return void 0;
	const { baseline, candidate } = report.build;
	const names = sides(report);
	const side = (name, binary) => `${visible(name)} ${bytes(binary.bytes)}${isPrebuilt(binary) ? "" : ` in ${seconds(binary.seconds)}`}`;
	const difference = baseline.sha256 === candidate.sha256 ? "the same bytes" : `size difference ${bytesDifference(baseline.bytes, candidate.bytes)}`;
	return `${side(names.baseline, baseline)}, ${side(names.candidate, candidate)}; ${difference}`;
}
function sourceLines({ sources: all = [] }, width) {
	const rows = (all.length > MOST_SOURCES ? byKind(all) : all).map((one) => [
		fitTo(visible(one.source), Math.max(20, width - 45)),
		fitTo(visible(one.kind), 12),
		collectedInWords(one),
		one.findings.length === 0 ? "" : countBySeverity(one.findings)
	]);
	return alignColumns(rows, [
		"left",
		"left",
		"right",
		"left"
	]).map((line) => line.trimEnd());
}
/** A thousand sources are told by their number. */
function byKind(sources) {
	return [...new Set(sources.map(({ kind }) => kind))].map((kind) => {
		const members = sources.filter((source) => source.kind === kind);
		return {
			source: count(members.length, "source"),
			kind,
			collected: members.reduce((sum, { collected }) => sum + collected, 0),
			findings: members.flatMap(({ findings }) => findings)
		};
	});
}
function findingLines(report, width, paint) {
	const groups = groupFindings(allFindings(report)).filter((group) => !isSaid(group, report));
	const shown = groups.slice(0, MOST_FINDINGS);
	const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
	const lines = shown.flatMap((group) => {
		const { severity, message, fix, count: times } = group;
		const places = placesBeside(group);
		const [first] = places;
		const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
		const text = `${severity}${first === void 0 ? times > 1 ? ` (${times} times)` : "" : ` at ${visible(first)}${more}`}: ${oneLine(message)}${fix === void 0 ? "" : ` ${oneLine(fix)}`}`;
		return wrap(text, width - 2).map((line, i) => i === 0 ? paint.tone(TONES[severity] ?? "plain", severity) + line.slice(severity.length) : `  ${line}`);
	});
	return missing > 0 ? [...lines, `and ${count(missing, "finding")} more in the result document`] : lines;
}
/** The command failed for this very reason, which stands above with its fix. */
function isSaid({ count: times, first: { message, fix } }, { error }) {
	return error !== void 0 && times === 1 && error.message.includes(message) && (fix === void 0 || fix === error.fix);
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

// src/report/text/targets.ts
/** Several targets in a terminal: what they came to, a line for each. */
const LONGEST_SENTENCE$1 = 2e3;
/** What matters most, then which profiles are published and which stay. */
function targetsLeadLines(report, width, paint) {
	const { tone, title, sentence, because } = targetsHeadline(report);
	const said = [because === void 0 ? sentence : `${sentence} ${because}`];
	const groups = targetGroups(report).map(({ label, targets }) => `${label}: ${allNames(targets, report)}.`);
	return [paint.bold(paint.tone(tone, title)), ...[...said, ...groups].flatMap((text) => wrap(shorten(oneLine(text), LONGEST_SENTENCE$1), width - 2).map((line) => `  ${line}`))];
}
const COLUMNS = [
	{
		title: "target",
		align: "left",
		cell: ({ target }) => fitTo(visible(target), 30)
	},
	{
		title: "result",
		align: "left",
		cell: ({ result }) => result
	},
	{
		title: "verdict",
		align: "left",
		cell: ({ verdict }) => verdict
	},
	{
		title: "change",
		align: "right",
		cell: ({ change }) => change?.change
	},
	{
		title: "95 % interval",
		align: "right",
		cell: ({ change }) => change?.interval
	},
	{
		title: "samples",
		align: "right",
		cell: ({ samples }) => samples
	},
	{
		title: "overlap",
		align: "right",
		cell: ({ overlap }) => overlap
	},
	{
		title: "stale",
		align: "right",
		cell: ({ stale }) => stale
	},
	{
		title: "binary",
		align: "right",
		cell: ({ size }) => size
	}
];
function overviewLines(rows, width, paint) {
	const told = COLUMNS.filter(({ cell }) => rows.some((row) => (cell(row) ?? "") !== ""));
	for (let shown = told.length; shown > 0; shown--) {
		const lines = tableLines(rows, told.slice(0, shown));
		if (shown > 1 && lines.some((line) => displayWidth(line) > width)) continue;
		return lines.map((line, i) => i === 0 ? paint.faint(line) : paint.tone(rows[i - 1]?.tone ?? "plain", line));
	}
	return [];
}
function tableLines(rows, columns) {
	const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? ""))];
	return alignColumns(cells, columns.map(({ align }) => align));
}

// src/report/text.ts
const NARROWEST = 40;
const LONGEST_SENTENCE = 2e3;
/** Of more targets, each by itself is told in a few lines. */
const FEW_TARGETS = 5;
/** What the terminal shows at the end: the verdict first, then why, then where to look. Ends with a newline. */
function renderText(report, options) {
	const width = Math.max(NARROWEST, options.width);
	const brush = paint(options.color);
	return `${(report.targets === void 0 ? [...sectionsOf(report, width, brush), lookLines(report, options.look ?? {}, width, brush)] : targetsSections(report, options.look ?? {}, width, brush)).filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function sectionsOf(report, width, brush) {
	return [
		leadLines(report, width, brush),
		gateLines(report, width, brush),
		measurementLines(report, width, brush),
		loadLines(report, width, brush),
		differenceLines(report, width, brush),
		movedLines(report, width, brush),
		binaryLines(report, width, brush),
		factLines(report, width, brush),
		findingLines(report, width, brush)
	];
}
/** The overview, then each target below a rule with its name, then where all of it is. */
function targetsSections(report, look, width, brush) {
	const rows = targetRows(report);
	const isFew = rows.length <= FEW_TARGETS;
	return [
		targetsLeadLines(report, width, brush),
		overviewLines(rows, width, brush),
		findingLines(report, width, brush),
		...rows.flatMap(({ report: { target, ...one } }) => [[brush.faint(`── ${fitTo(visible(target), width - 8)} ──`)], ...isFew ? [...sectionsOf(one, width, brush), lookLines(one, {}, width, brush)] : [[
			leadLines,
			gateLines,
			findingLines
		].flatMap((section) => section(one, width, brush)), lookLines(withoutBuild(one), {}, width, brush)]]),
		lookLines(report, look, width, brush)
	];
}
function withoutBuild({ build: _, ...report }) {
	return report;
}
function leadLines(report, width, brush) {
	const { tone, title, figure, quantity, sentence, output, because } = headline(report);
	const { error, comparison, target } = report;
	const decided = decisionText(report);
	const late = error && comparison && comparisonHeadline(report, comparison);
	const first = figure === void 0 || quantity === void 0 ? title : `${title}: ${figure} ${visible(quantity)}`;
	const indented = (text) => wrap(shorten(oneLine(text), LONGEST_SENTENCE), width - 2).map((line) => `  ${line}`);
	return [
		brush.bold(brush.tone(tone, target === void 0 ? first : `${first} (${visible(target)})`)),
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
		...named("build", wrapped(buildLine(report))),
		...named("compiler", compilerSentences(report).flatMap(wrapped)),
		...named("ceiling", potentialSentences(report).flatMap(wrapped)),
		...named("released", productionSentences(report).flatMap(wrapped)),
		...named("over time", historySentences(report).flatMap(wrapped))
	];
}
/** Where the results are. */
function lookLines(report, look, width, brush) {
	const { publication, build, profile } = report;
	const names = sides(report);
	const known = [
		[publication?.kind === "pull-request" ? "pull request" : "published", published(report)],
		["archived as", profile?.archive],
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
	if (isNothing(publication)) return `nothing published: ${oneLine(reason ?? "")}`;
	const where = url ?? (branch === void 0 ? "" : `branch ${branch}`);
	const what = operation === "none" ? "nothing changed" : operation;
	const why = reason === void 0 ? "" : `: ${oneLine(reason)}`;
	return where === "" ? `${what}${why}` : `${where} (${what})${why}`;
}

export { renderText };