import { i as firstThatFits, r as publicView, t as placeOf } from "./public-view.js";
import { $ as sharesOf, $t as points, Bt as isSignificant, Cn as groupFindings, G as differenceInWords, Gt as measuredDifference, Ht as rowTitle, J as orderedGates, Jt as bytesDifference, K as haveWeights, Kt as quantityOf, Lt as commonUnit, Q as releaseInWords, Qt as plusMinus, R as equivalenceOf, Rt as decisiveRows, Sn as countBySeverity, U as NOTHING_TELLING, Ut as verdictInWords, W as compilerInWords, Wt as measured, X as productionQuantity, Y as potentialInWords, Yt as capitalized, Z as productionRow, Zt as changeWithInterval, _ as overallChange, _n as count, an as shortSha, b as sides, c as targetRows, cn as codeElement, d as headline, dn as markdownText, et as tellingFunctions, f as bandInWords, g as isPrebuilt, gn as visible, h as isNothing, hn as titleText, in as shortNames, m as decisionText, mn as shorten, nn as seconds, on as time, p as chanceInWords, q as hottestCallSites, qt as bytes, rn as secondsDifference, tn as revisionInWords, u as comparisonHeadline, un as markdownCode, vn as fixed, wn as placesBeside, xn as allFindings, y as overlapText, yn as share, z as intervalRows } from "./start.js";
import { a as link, c as right, i as left, l as table, n as codeBlock, o as number, r as folded, s as reference, t as blocks } from "./table.js";
import { i as whatMergingSeveralDoes, n as reproduceCommands, r as whatMergingDoes, t as howToOptOut } from "./reproduce.js";
import { _ as platformRows, a as targetGroups, c as inputsInWords, d as loadInWords, f as loadRows, g as binariesInWords, h as historyRows, i as proposedTargets, l as samplesInWords, m as hasOtherRows, n as names, o as targetsHeadline, p as rowsBeside, r as proposalHeadline, s as collectedInWords, t as allNames, u as essentialLoadRows } from "./targets-headline.js";
import { n as intervalPlot } from "./interval-plot.js";
import { basename } from "node:path";

// src/report/markdown/lead.ts
/** Verdict and decision, one plain sentence each, after a title that says the verdict alone. */
function lead(report, level) {
	const first = headline(report);
	const target = report.target === void 0 ? "" : ` (${markdownCode(shorten(report.target, 100))})`;
	return blocks(`## ${titleLine(first)}${target}`, leadSentences(report, level));
}
/** The same without the title. */
function leadSentences(report, level) {
	const { comparison, error } = report;
	const decided = decisionText(report);
	return blocks(sentences(headline(report), level), error && comparison ? sentences(comparisonHeadline(report, comparison), level) : void 0, decided && `**Decision:** ${decided.title}. ${markdownText(shorten(decided.reason, level.sentence))}`.trim());
}
function titleLine({ title, figure, quantity }) {
	return figure === void 0 || quantity === void 0 ? title : `${title}: ${figure} ${markdownText(quantity)}`;
}
function sentences({ label, sentence, output, because }, level) {
	const claim = `**${label}:** ${markdownText(shorten(sentence, level.sentence))}`;
	if (output !== void 0) {
		const lines = output.map((line) => visible(shorten(line, level.sentence)));
		return blocks(claim, codeBlock("text", lines), because && markdownText(shorten(because, level.sentence)));
	}
	return because === void 0 ? claim : `${claim} ${markdownText(shorten(because, level.sentence))}`;
}
/** What this is of and what made it; `note` comes last. */
function footer({ subject, run }, note = "") {
	if (subject === void 0) return note === "" ? void 0 : `<sub>${note}</sub>`;
	const { package: main, goVersion, actionVersion } = subject;
	const [name, go, version] = [
		shorten(main, 160),
		shorten(goVersion, 40),
		shorten(actionVersion, 40)
	];
	const revision = run?.revision === void 0 ? "" : ` at ${markdownCode(revisionInWords(run.revision))}`;
	return `<sub>${markdownCode(name)}${revision}, built with ${markdownText(go)}; reported by Go PGO Action ${markdownText(version)}.${note === "" ? "" : ` ${note}`}</sub>`;
}

// src/report/markdown/level.ts
const EVERYTHING = {
	functions: 20,
	edges: 20,
	findings: 200,
	measurements: 300,
	sources: 300,
	gates: 50,
	plot: true,
	allLatencies: true,
	evidence: true,
	evidenceRows: 10,
	folded: true,
	context: true,
	sentence: 1500,
	extras: true
};
const PULL_REQUEST = {
	...EVERYTHING,
	functions: 10,
	edges: 10,
	findings: 30,
	measurements: 100,
	sources: 30,
	allLatencies: false,
	evidenceRows: 5
};
/** From all to nearly nothing: what is least missed goes first. */
function steps(first) {
	const unfolded = {
		...first,
		edges: 0,
		folded: false
	};
	const sentencesOnly = {
		...unfolded,
		evidenceRows: 0
	};
	const noEvidence = {
		...sentencesOnly,
		evidence: false
	};
	const noFindings = {
		...noEvidence,
		findings: 0,
		sentence: 600
	};
	const fewRows = {
		...noFindings,
		measurements: 20,
		sources: 20,
		functions: Math.min(10, first.functions)
	};
	const fewest = {
		...fewRows,
		measurements: 5,
		sources: 0,
		functions: 5,
		plot: false
	};
	const noTables = {
		...fewest,
		measurements: 0,
		functions: 0,
		gates: 5
	};
	const bare = {
		...noTables,
		context: false,
		sentence: 300
	};
	return [
		first,
		unfolded,
		sentencesOnly,
		noEvidence,
		noFindings,
		fewRows,
		fewest,
		noTables,
		bare,
		{
			...bare,
			sentence: 120,
			gates: 0,
			extras: false
		}
	];
}
const SUMMARY_LEVELS = steps(EVERYTHING);
const PULL_REQUEST_LEVELS = steps(PULL_REQUEST);
/**
* The same of each of several targets: what was measured goes last, what is around it is in the report. At last there is no
* room for details.
*/
function stepsOfSeveral(first) {
	const unfolded = {
		...first,
		edges: 0,
		folded: false
	};
	const sentencesOnly = {
		...unfolded,
		evidenceRows: 0,
		functions: 5,
		findings: 5
	};
	const noContext = {
		...sentencesOnly,
		context: false
	};
	const noEvidence = {
		...noContext,
		evidence: false
	};
	const tablesOnly = {
		...noEvidence,
		plot: false,
		sentence: 600
	};
	const fewRows = {
		...tablesOnly,
		measurements: 20,
		gates: 5
	};
	const fewest = {
		...fewRows,
		measurements: 5,
		sentence: 300
	};
	const bare = {
		...fewest,
		measurements: 0,
		extras: false
	};
	return [
		first,
		unfolded,
		sentencesOnly,
		noContext,
		noEvidence,
		tablesOnly,
		fewRows,
		fewest,
		bare,
		{
			...bare,
			sentence: 120,
			gates: 0
		},
		void 0
	];
}
const SUMMARY_LEVELS_OF_SEVERAL = stepsOfSeveral(EVERYTHING);
const PULL_REQUEST_LEVELS_OF_SEVERAL = stepsOfSeveral(PULL_REQUEST);

// src/report/markdown/review.ts
/** What a reviewer should know before merging. The sentences are ours, their backticks are Markdown. */
function reviewSection(report) {
	const points = [...whatMergingDoes(report), ...howToOptOut(report)];
	return blocks("### Before you merge", points.map((point) => `- ${point}`).join("\n"), reproduceSection(report));
}
/** The same of several profiles, without the commands, which stand with each of them. */
function reviewOfSeveral(proposed) {
	if (proposed.length === 0) return void 0;
	const points = whatMergingSeveralDoes(proposed);
	return blocks("### Before you merge", points.map((point) => `- ${point}`).join("\n"));
}
/** The commands, folded. */
function reproduceSection(report) {
	const commands = reproduceCommands(report);
	if (commands.length === 0) return void 0;
	return folded("How to reproduce this", blocks("On a checkout of this branch, with Go installed:", codeBlock("sh", commands)));
}
/** Which workflows run on a pull request that a workflow opened, and how to have them run. */
const DEFAULT_TOKEN_NOTE = alert("NOTE", [
	"This pull request was opened with the default `GITHUB_TOKEN`, so GitHub starts no workflows for it by itself.",
	"To run them now: press **Approve workflows to run** where GitHub offers it, else close and reopen this pull request.",
	"For good: give the action’s `token` input the token of a GitHub App or a fine-grained personal access token (contents and pull requests: write)."
]);
const SLOWER_WARNING = alert("WARNING", ["Measured slower, so this is meant as a draft. Merging it as it is would make the program slower in what was measured."]);
function alert(kind, lines) {
	return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`)].join("\n");
}

// src/report/markdown/binaries.ts
const MOST_ROWS = 60;
/** What `build` has built, one row for each platform. */
function binariesSection(report) {
	const sentence = binariesInWords(report);
	if (sentence === void 0) return void 0;
	const columns = [
		left("Platform"),
		left("cgo"),
		left("With PGO"),
		right("Size"),
		right("Without PGO"),
		right("Difference"),
		left("SHA-256")
	];
	const rows = platformRows(report).slice(0, MOST_ROWS).map(({ platform, cgo, pgo, baseline }) => [
		markdownCode(platform),
		cgo ? "yes" : "no",
		pgo === void 0 ? "" : markdownCode(shorten(basename(pgo.path), 80)),
		pgo === void 0 ? "" : number(bytes(pgo.bytes)),
		baseline === void 0 ? "" : number(bytes(baseline.bytes)),
		pgo === void 0 || baseline === void 0 ? "" : number(bytesDifference(baseline.bytes, pgo.bytes)),
		pgo === void 0 ? "" : markdownCode(shortSha(pgo.sha256))
	]);
	return blocks("### Binaries", table(columns, rows), markdownText(sentence));
}

// src/report/markdown/build.ts
/** The two binaries side by side. */
function buildSection(report) {
	const { build, compiler } = report;
	if (build === void 0) return void 0;
	const { baseline, candidate } = build;
	const names = sides(report);
	const identical = baseline.sha256 === candidate.sha256;
	const columns = [
		left("Binary"),
		right(markdownText(shorten(names.baseline, 60))),
		right(markdownText(shorten(names.candidate, 60))),
		right("Difference")
	];
	return blocks("### The build pair", table(columns, [
		[
			"Flag",
			pgoFlag(baseline),
			pgoFlag(candidate),
			""
		],
		sizeRow("Size", baseline.bytes, candidate.bytes),
		...compiler ? compiledRows(compiler) : [],
		...buildTimeRows(build, compiler),
		[
			"SHA-256",
			markdownCode(shortSha(baseline.sha256)),
			markdownCode(shortSha(candidate.sha256)),
			identical ? "none" : "different"
		]
	]), identical ? "Both binaries are the same, byte for byte: the profile changes nothing the compiler does." : void 0);
}
/** Machine code and stack frames. */
function compiledRows({ size, frames }) {
	const { baselineText, candidateText } = size;
	const { baselineBytes, candidateBytes, functions, grown, shrunk, onStacks } = frames;
	return [...baselineText === void 0 || candidateText === void 0 ? [] : [sizeRow("Machine code", baselineText, candidateText)], ...functions === 0 ? [] : [...onStacks === void 0 ? [] : [sizeRow("Frames of an average stack of the profile", onStacks.baseline, onStacks.candidate)], sizeRow(`Stack frames, ${fixed(grown, 0)} grown and ${fixed(shrunk, 0)} shrunk`, baselineBytes, candidateBytes)]];
}
function sizeRow(title, before, after) {
	return [
		title,
		number(bytes(before)),
		number(bytes(after)),
		number(bytesDifference(before, after))
	];
}
/** With an empty and with a full cache where that was measured, else as it happened to be. */
function buildTimeRows({ baseline, candidate }, compiler) {
	const times = compiler?.buildTimes;
	const rows = [...timeRow("`go build` with an empty cache", times?.baseline.cold, times?.candidate.cold), ...timeRow("`go build` with a full cache", times?.baseline.warm, times?.candidate.warm)];
	const taken = (side) => isPrebuilt(side) ? void 0 : side.seconds;
	return rows.length > 0 ? rows : timeRow("`go build` took (caches as they were)", taken(baseline), taken(candidate));
}
function timeRow(title, before, after) {
	if (before === void 0 || after === void 0) return [];
	return [[
		title,
		number(seconds(before)),
		number(seconds(after)),
		number(secondsDifference(before, after))
	]];
}
function pgoFlag(binary) {
	if (isPrebuilt(binary)) return "built elsewhere";
	return markdownCode(`-pgo=${shorten(binary.pgo, 80)}`);
}

// src/report/markdown/compiler.ts
const NAME_LENGTH$4 = 120;
/** What the compiler did because of the profile; sizes and build times stand with the build pair. */
function compilerSection({ compiler }, level) {
	if (compiler === void 0 || !level.evidence) return void 0;
	const sites = hottestCallSites(compiler).slice(0, level.evidenceRows);
	const frames = compiler.frames.largest.slice(0, level.evidenceRows);
	const hazards = compiler.hazards.slice(0, Math.max(level.evidenceRows, 1));
	return blocks("### What the compiler did", compilerInWords(compiler).join(" "), level.folded && sites.length > 0 ? folded(`${haveWeights(sites) ? "The heaviest" : "Some of these"} call sites (${sites.length})`, callSiteTable(sites)) : void 0, level.folded && frames.length > 0 ? folded(`The stack frames that grew most (${frames.length})`, frameTable(frames)) : void 0, hazards.map((hazard) => hazardLine(hazard, level)).join("\n"));
}
function callSiteTable(sites) {
	return table([
		left("Call"),
		left("At"),
		left("Because of the profile"),
		right("Edge weight")
	], sites.map(({ caller, callee, position, became, weight }) => [
		markdownCode(shorten(`${shortNames(caller)} → ${shortNames(callee)}`, NAME_LENGTH$4)),
		markdownCode(shorten(position, NAME_LENGTH$4)),
		became,
		weight === void 0 ? "" : number(share(weight))
	]));
}
function frameTable(frames) {
	return table([
		left("Function"),
		right("Frame before"),
		right("After"),
		right("Difference"),
		right("On the stack in")
	], frames.map(({ function: name, baseline, candidate, weight }) => [
		markdownCode(shorten(shortNames(name), NAME_LENGTH$4)),
		number(bytes(baseline)),
		number(bytes(candidate)),
		number(measuredDifference(baseline, candidate, "B")),
		weight === void 0 ? "" : number(share(weight))
	]));
}
function hazardLine({ title, message, fix, url }, level) {
	const [what, said, cure] = [
		title,
		message,
		fix
	].map((text) => markdownText(shorten(text, level.sentence)));
	return `- **Known hazard:** ${what}. ${said} *Fix:* ${cure} ${reference(url)}`;
}

// src/report/markdown/context.ts
/** What stands around the measurements: what can be gained at all, production, earlier runs. */
function potentialSection({ potential }, level) {
	if (potential === void 0 || !level.evidence) return void 0;
	const sentences = potentialInWords(potential).map((text) => markdownText(shorten(text, level.sentence)));
	const shares = sharesOf(potential);
	return blocks("### What could be gained at all", `**Ceiling:** ${sentences.join(" ")}`, level.evidenceRows > 0 ? table([left(""), ...shares.map(([name]) => right(name))], [["Share of the CPU time", ...shares.map(([, part]) => number(part))]]) : void 0);
}
const MOST_COMPARISONS = 10;
const CONFOUNDERS_OPEN = 2;
/** An observation, not an experiment: what else may explain it stands right below. */
function productionSection({ production }, level) {
	if (production === void 0 || !level.evidence) return void 0;
	const rows = production.comparisons.slice(0, MOST_COMPARISONS).map(productionRow);
	const confounders = production.confounders.map((one) => markdownText(shorten(one, level.sentence)));
	const first = confounders.slice(0, CONFOUNDERS_OPEN);
	const others = confounders.slice(CONFOUNDERS_OPEN, 22);
	return blocks("### In production", `${markdownText(releaseInWords(production))}: ${productionQuantity(production.comparisons)}.`, rows.length === 0 ? void 0 : table([
		left("Compared"),
		right("Before"),
		right("After"),
		right("Change"),
		right("95&nbsp;% interval")
	], rows.map(({ description, before, after, change, interval }) => [
		markdownText(shorten(description, 300)),
		number(before),
		number(after),
		number(change),
		interval === void 0 ? "too few points" : number(interval)
	])), ["This is no experiment, and no part of the verdict. What else may explain it:", ...first].join(" "), level.folded && others.length > 0 ? folded(`More that may explain it (${others.length})`, others.map((one) => `- ${one}`).join("\n")) : void 0);
}
const MOST_TARGETS = 20;
/** Earlier runs and this one: a line of changes for each target, and a folded table. */
function historySection({ history }, level) {
	const targets = (history?.targets ?? []).filter(({ points }) => points.length > 1).slice(0, MOST_TARGETS);
	const most = level.evidenceRows;
	if (targets.length === 0 || !level.evidence || most === 0) return void 0;
	return blocks("### Over time", "Change of each run, oldest first; `~` is no significant one.", targets.map((one) => `- ${markdownCode(shorten(one.target, 160))}: ${gains(one, most).replaceAll(" %", "\xA0%")}`).join("\n"), ...level.folded ? targets.map((one) => historyTable(one, most)) : []);
}
function gains(target, most) {
	return historyRows(target, most).map(({ gain, isSignificant }) => gain === "" ? "—" : isSignificant ? gain : "~").reverse().join(", ");
}
const COLUMNS = [
	{
		...left("Run"),
		key: "when"
	},
	{
		...left("Revision"),
		key: "revision"
	},
	{
		...right("Change"),
		key: "gain"
	},
	{
		...right("95&nbsp;% interval"),
		key: "interval"
	},
	{
		...right("CPU time per unit of work"),
		key: "cpuPerOp"
	},
	{
		...right("Peak memory"),
		key: "memory"
	},
	{
		...right("Binary"),
		key: "size"
	}
];
function historyTable(target, most) {
	const rows = historyRows(target, most);
	const columns = COLUMNS.filter(({ key }) => rows.some((row) => row[key] !== ""));
	const cell = (text, key) => text === "" ? "" : key === "revision" ? markdownCode(text) : number(markdownText(text));
	return folded(`The last ${rows.length} runs of ${codeElement(shorten(target.target, 160))}`, blocks(table(columns, rows.map((row) => columns.map(({ key }) => cell(shorten(row[key], 60), key)))), hasOtherRows(target, most) ? "CPU time stands only where the same was measured as in the newest run." : void 0));
}

// src/report/markdown/differences.ts
const NAME_LENGTH$3 = 120;
const MOST_PROFILES = 6;
/** Where the time and the memory went: what differs most in absolute units, as `pprof -diff_base` shows it. */
function differencesSection(report, level) {
	const { differences } = report;
	if (differences === void 0 || differences.length === 0 || !level.evidence) return void 0;
	return blocks("### Where the time went", ...differences.slice(0, MOST_PROFILES).map((one, i) => differenceBlock(report, one, i === 0, level)));
}
/** The first one's table is open: it is what the verdict is about. */
function differenceBlock(report, one, open, level) {
	const flat = tellingFunctions(one, "flat").slice(0, level.evidenceRows);
	const cumulative = tellingFunctions(one, "cumulative").slice(0, level.evidenceRows);
	const own = one.kind === "cpu" ? "Function, own time" : "Function that allocates";
	const quantity = titleText(shorten(quantityOf(one.unit), 60));
	const flatTable = flat.length > 0 ? functionTable(report, one, own, "flat", flat) : void 0;
	const nothing = one.flat.length > 0 && flat.length === 0 && level.evidenceRows > 0;
	return blocks(`${markdownText(shorten(differenceInWords(one), level.sentence))}.${nothing ? ` ${NOTHING_TELLING}` : ""}`, open ? flatTable : level.folded && flatTable ? folded(`By function (${flat.length}), ${quantity}`, flatTable) : void 0, level.folded && cumulative.length > 0 && open ? folded(`With all that each function calls (${cumulative.length})`, functionTable(report, one, "Function, with all that it calls", "cumulative", cumulative)) : void 0);
}
function functionTable(report, { unit }, title, which, rows) {
	const names = sides(report);
	return table([
		left(title),
		right(markdownText(shorten(names.baseline, 60))),
		right(markdownText(shorten(names.candidate, 60))),
		right("Difference")
	], rows.map(({ name, baseline, candidate }) => [
		markdownCode(shorten(shortNames(name), NAME_LENGTH$3)),
		number(measured(baseline[which], unit)),
		number(measured(candidate[which], unit)),
		number(measuredDifference(baseline[which], candidate[which], unit))
	]));
}

// src/report/markdown/gates.ts
/** The conditions of `fail-on` and what became of them, failed ones first. */
function gatesSection({ gates, error }, level) {
	if (gates === void 0 || gates.length === 0) return void 0;
	const said = gates.filter(({ outcome, reason }) => outcome === "failed" && error?.message.includes(reason));
	const lines = orderedGates(gates).filter((gate) => !said.includes(gate)).slice(0, level.gates).map(({ condition, outcome, reason }) => {
		const became = outcome === "failed" ? `**${outcome}**` : outcome;
		return `- ${markdownCode(shorten(condition, 80))} ${became}: ${markdownText(shorten(reason, level.sentence))}`;
	});
	const failed = gates.filter(({ outcome }) => outcome === "failed").length;
	if (said.length > 0) return lines.length === 0 ? void 0 : blocks("**The other conditions of `fail-on`:**", lines.join("\n"));
	const title = failed === 0 ? "None has failed." : `${failed} of ${gates.length} failed, so this job does.`;
	return blocks(`**Conditions of \`fail-on\`:** ${title}`, lines.join("\n"));
}

// src/report/markdown/load.ts
/** Both servers under load, side by side. */
function loadSection(report, level) {
	const rows = level.allLatencies ? loadRows(report) : essentialLoadRows(report);
	if (report.load === void 0 || rows.length === 0 || level.measurements === 0) return void 0;
	const { baseline, candidate } = sides(report);
	const judged = rows.some(({ interval }) => interval !== void 0);
	const columns = [
		left("Server"),
		right(markdownText(shorten(baseline, 60))),
		right(markdownText(shorten(candidate, 60))),
		right("Change"),
		...judged ? [right("95&nbsp;% interval"), left("Verdict")] : []
	];
	return blocks("### Under load", table(columns, rows.map((row) => loadRow(row, judged))), markdownText(shorten(loadInWords(report.load), level.sentence)) + (judged ? " A change without an interval is only that of the medians." : ""));
}
function loadRow({ quantity, baseline, candidate, change, interval, verdict }, judged) {
	return [
		markdownText(shorten(capitalized(quantity), 60)),
		number(baseline),
		number(candidate),
		number(change),
		...judged ? [number(interval ?? ""), verdict ?? ""] : []
	];
}

// src/report/markdown/measurements.ts
const PLOT_WIDTH = 96;
const PLOT_ROWS = 40;
const NAME_LENGTH$2 = 100;
/** The measurements that decide: a plot of their intervals, a table, and how they were made; the others folded. */
function measurementsSection(report, level) {
	const { comparison } = report;
	if (comparison === void 0 || comparison.measurements.length === 0 || level.measurements === 0) return void 0;
	const deciding = decisiveRows(comparison);
	const shown = deciding.slice(0, level.measurements);
	const rows = intervalRows({
		...comparison,
		measurements: deciding
	}, Math.min(shown.length, PLOT_ROWS));
	const others = rowsBeside(report).slice(0, level.folded ? level.measurements : 0);
	const overall = overallCells(comparison, commonUnit(shown) !== void 0);
	return blocks("### Measurements", level.plot && rows.length > 0 ? codeBlock("text", intervalPlot(rows, PLOT_WIDTH, equivalenceOf(comparison))) : void 0, shown.length > 0 ? measurementTable(report, shown, overall) : void 0, caption(comparison, deciding, deciding.length - shown.length), others.length === 0 ? void 0 : folded(`What was measured beside, and decides nothing (${others.length})`, measurementTable(report, others)));
}
function measurementTable(report, rows, last) {
	const { baseline, candidate } = sides(report);
	const withUnit = last === void 0 || commonUnit(rows) === void 0;
	const columns = [
		left(rowTitle(rows)),
		...withUnit ? [left("Of")] : [],
		right(markdownText(shorten(baseline, 60))),
		right(markdownText(shorten(candidate, 60))),
		right("Change"),
		right("95&nbsp;% interval"),
		left("Verdict")
	];
	return table(columns, [...rows.map((row) => measurementRow(row, withUnit)), ...last ? [last] : []]);
}
function overallCells(comparison, oneUnit) {
	const overall = overallChange(comparison, 2);
	if (overall === void 0) return void 0;
	const { verdict } = comparison;
	return [
		"**overall** (geometric mean)",
		...oneUnit ? [] : [""],
		"",
		"",
		`**${number(isSignificant(verdict) ? overall.change : "~")}**`,
		number(overall.interval),
		`**${verdict}**`
	];
}
function measurementRow(measurement, withUnit) {
	const { name, unit, better, baseline, candidate, change, interval, verdict } = measurement;
	const text = changeWithInterval(change, interval, 2);
	const quantity = quantityOf(unit) + (better === "higher" ? ", more is better" : "");
	return [
		markdownCode(shorten(name, NAME_LENGTH$2)),
		...withUnit ? [markdownText(shorten(quantity, 60))] : [],
		number(measured(baseline, unit)),
		number(measured(candidate, unit)),
		number(isSignificant(verdict) ? text.change : "~"),
		number(text.interval),
		verdictInWords(measurement)
	];
}
function caption(comparison, deciding, missing) {
	const { rounds, seconds: duration } = comparison;
	const unit = commonUnit(deciding);
	const what = unit === void 0 ? "Medians" : `Medians of ${markdownText(shorten(quantityOf(unit), 60))} (${markdownCode(shorten(unit, 40))})`;
	const rest = missing > 0 ? ` ${count(missing, "more measurement")} in the result document.` : "";
	const band = number(plusMinus(equivalenceOf(comparison)));
	return `${what}, from ${count(rounds, "interleaved round")} in ${seconds(duration)}; negative is less. \`~\` is no significant difference. ${bandInWords(band, "shaded band of the plot")}${chanceInWords(comparison)}${rest}`;
}

// src/report/markdown/moved.ts
const NAME_LENGTH$1 = 160;
/** What the decision rests on: the overlap in words, and the functions and call edges that moved most. */
function movedSection({ decision }, level) {
	if (decision === void 0) return void 0;
	const functions = (decision.movedFunctions ?? []).slice(0, level.functions);
	const edges = (decision.movedEdges ?? []).slice(0, level.edges);
	const overlap = overlapText(decision);
	if (functions.length + edges.length === 0 && overlap === void 0) return void 0;
	return blocks("### What moved in the profile", overlap && markdownText(overlap), functions.length > 0 ? movedTable("Function, as callee", functions) : void 0, edges.length > 0 ? folded(`The call edges that moved most (${edges.length})`, movedTable("Call edge (line in the caller)", edges.map((edge) => ({
		...edge,
		name: shortNames(edge.name)
	})))) : void 0);
}
function movedTable(title, moved) {
	return table([
		left(title),
		right("Before"),
		right("After"),
		right("Change")
	], moved.map(({ name, before, after }) => [
		markdownCode(shorten(name, NAME_LENGTH$1)),
		number(share(before)),
		number(share(after)),
		number(points(after - before))
	]));
}

// src/report/markdown/provenance.ts
/** The profile and where it comes from. `byKind`: sources only by kind and number, as the public may see them. */
function provenanceSection(report, level, byKind) {
	const { profile, sources } = report;
	const title = sources === void 0 ? "### The profile" : "### Where the profile comes from";
	const content = blocks(sources && sources.length > 0 ? byKind ? kindTable(sources) : sourceTable(sources, level) : void 0, profile && profileTable(profile));
	return content === "" ? void 0 : blocks(title, content);
}
function kindTable(sources) {
	const kinds = [...new Set(sources.map(({ kind }) => kind))];
	return table([
		left("Kind of source"),
		right("Sources"),
		right("Profiles collected"),
		left("Findings")
	], kinds.map((kind) => {
		const members = sources.filter((source) => source.kind === kind);
		return [
			markdownCode(shorten(kind, 40)),
			fixed(members.length, 0),
			fixed(members.reduce((sum, { collected }) => sum + collected, 0), 0),
			countBySeverity(members.flatMap(({ findings }) => findings))
		];
	}));
}
function sourceTable(sources, level) {
	if (level.sources === 0) return kindTable(sources);
	const rows = sources.slice(0, level.sources).map((one) => [
		markdownCode(shorten(one.source, 160)),
		markdownCode(shorten(one.kind, 40)),
		one.weight === void 0 ? fixed(one.collected, 0) : collectedInWords(one),
		countBySeverity(one.findings)
	]);
	const rest = sources.length - rows.length;
	return blocks(table([
		left("Source"),
		left("Kind"),
		right("Profiles collected"),
		left("Findings")
	], rows), rest > 0 ? `${count(rest, "more source")} in the result document.` : void 0);
}
function profileTable(profile) {
	return table([left("Profile"), left(markdownCode(shorten(placeOf(profile), 160)))], profileFacts(profile));
}
/** Facts of a profile as pairs of name and Markdown. */
function profileFacts(profile) {
	const { cpuSeconds, edges, ownShare, from, to, inputsSha256, archive } = profile;
	const inputs = inputsInWords(profile);
	return [
		["Samples", `${number(samplesInWords(profile))} in ${number(seconds(cpuSeconds))} of CPU time`],
		["What the compiler sees", number(count(edges, "call edge"))],
		inputs === void 0 ? void 0 : ["Merged from", inputs.replaceAll(/(\d) /g, "$1\xA0")],
		from === void 0 || to === void 0 ? void 0 : ["Collected between", `${markdownText(time(from))} and ${markdownText(time(to))}`],
		inputsSha256 === void 0 ? void 0 : ["Digest of what was merged", `SHA-256 ${markdownCode(shortSha(inputsSha256))}`],
		ownShare === void 0 ? void 0 : ["Samples with a function of this module", number(share(ownShare))],
		["File", `${number(bytes(profile.bytes))}, SHA-256 ${markdownCode(shortSha(profile.sha256))}`],
		archive === void 0 ? void 0 : ["Archived as", markdownCode(shorten(archive, 240))]
	].filter((row) => row !== void 0);
}
/** Findings with their fixes, the same ones about several places once. `withheld`: counted only. */
function findingsSection(findings, withheld, level) {
	const groups = groupFindings(findings);
	const shown = groups.slice(0, level.findings);
	const rest = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
	const lines = shown.map((group) => {
		const { severity, message, fix, count: times } = group;
		const places = placesBeside(group);
		const where = places.slice(0, 3).map((place) => markdownCode(shorten(place, 160)));
		const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
		const at = where.length === 0 ? times > 1 ? ` (${times} times)` : "" : ` at ${where.join(", ")}${more}`;
		const cure = fix === void 0 ? "" : ` *Fix:* ${markdownText(shorten(fix, level.sentence))}`;
		return `- **${severity}**${at}: ${markdownText(shorten(message, level.sentence))}${cure}`;
	});
	if (rest > 0) lines.push(`- ${count(rest, "finding")}${shown.length > 0 ? " more" : ""} in the job summary or the result document.`);
	if (withheld.length > 0) lines.push(`- ${countBySeverity(withheld)} about single sources: see the job summary, because they name hosts or files.`);
	return lines.length === 0 ? void 0 : blocks("### Findings", lines.join("\n"));
}

// src/report/markdown/publication.ts
const LABELS = {
	"pull-request": "Pull request",
	commit: "Commit",
	git: "Branch",
	local: "Branch",
	none: "Publication"
};
/** What became of the profile and where to look; undefined where nothing was to be published, or that failed. */
function publicationLine({ publication, decision }, level) {
	if (publication === void 0) return void 0;
	const { kind, operation, url, branch, reason } = publication;
	const where = url !== void 0 ? link(url) : branch !== void 0 && markdownCode(shorten(branch, 160));
	const why = reason !== void 0 && reason !== decision?.reason && shorten(reason, level.sentence);
	const what = operation === "none" ? "nothing changed" : operation;
	if (!where && !why) return void 0;
	if (isNothing(publication)) return [`**${LABELS[kind]}:** nothing published.`, why && markdownText(why)].filter(Boolean).join(" ");
	const done = kind === "none" ? void 0 : where ? `${where} (${what}).` : `${what}.`;
	return [
		`**${LABELS[kind]}:**`,
		done,
		why && markdownText(why)
	].filter(Boolean).join(" ");
}

// src/report/markdown/sections.ts
/** Of the job summary. */
function summarySections(report, level) {
	return [
		gatesSection(report, level),
		publicationLine(report, level),
		...evidence(report, level),
		...inContext(level, () => [
			movedSection(report, level),
			buildSection(report),
			binariesSection(report),
			provenanceSection(report, level, false),
			findingsSection(allFindings(report), [], level),
			(report.comparison ?? report.load) && reproduceSection(report)
		])
	];
}
/** Of a pull request's body, but for what a reviewer should know before merging. */
function bodySections({ report, withheld }, level) {
	return [
		gatesSection(report, level),
		...evidence(report, level),
		...inContext(level, () => [
			movedSection(report, level),
			buildSection(report),
			provenanceSection(report, level, true),
			findingsSection(report.findings, withheld, level)
		])
	];
}
/** Of a comment on the pull request that was looked at. */
function commentSections({ report, withheld }, level) {
	return [
		gatesSection(report, level),
		...evidence(report, level),
		...inContext(level, () => [
			buildSection(report),
			provenanceSection(report, level, true),
			findingsSection(report.findings, withheld, level),
			reproduceSection(report)
		])
	];
}
/** What was measured, then why it is so, then what else is known. */
function evidence(report, level) {
	return [
		measurementsSection(report, level),
		loadSection(report, level),
		differencesSection(report, level),
		compilerSection(report, level),
		potentialSection(report, level),
		productionSection(report, level),
		historySection(report, level)
	];
}
function inContext(level, sections) {
	return level.context ? sections() : [];
}

// src/report/markdown/targets.ts
/** Several targets: an overview that is always whole, then each target's own text, folded unless it is urgent. */
function targetsSummary(report, level) {
	const rows = targetRows(report);
	const own = (row, at) => summarySections(row.report, at);
	return blocks(targetsLead(targetsHeadline(report)), groupLines(report, false), overview(rows, report, true), level && publicationLine(report, level), level && findingsSection(allFindings(report), [], level), ...details(rows, level, own), revisionLine(report));
}
/** What a pull request of several profiles says; it does not know yet where it is published. */
function targetsBody(view, level) {
	const { report } = view;
	const rows = targetRows(report);
	const proposed = proposedTargets(report);
	const own = (row, at) => [...bodySections(viewOf(row, view), at), at.context ? reproduceSection(row.report) : void 0];
	return blocks(targetsLead(proposalHeadline(report)), slowerWarning(rows.filter(({ verdict }) => verdict === "slower")), groupLines(report, true), overview(rows, report, false), level && findingsSection(report.findings, view.withheld, level), ...details(rows, level, own), reviewOfSeveral(proposed), revisionLine(report));
}
/** What `compare` found about several targets. */
function targetsComment(view, level) {
	const { report } = view;
	const rows = targetRows(report);
	return blocks(targetsLead(targetsHeadline(report)), overview(rows, report, false), level && findingsSection(report.findings, view.withheld, level), ...details(rows, level, (row, at) => commentSections(viewOf(row, view), at)), revisionLine(report));
}
function viewOf({ report }, { targets = [] }) {
	return targets.find((view) => view.report === report) ?? {
		report,
		withheld: []
	};
}
const LONGEST_SENTENCE = 1500;
function targetsLead(first) {
	return blocks(`## ${first.title}`, sentences(first, { sentence: LONGEST_SENTENCE }));
}
function slowerWarning(slower) {
	if (slower.length === 0) return void 0;
	const which = markdownText(names(slower.map(({ report }) => report)));
	const [is, program] = slower.length === 1 ? ["is", "this program"] : ["are", "these programs"];
	return alert("WARNING", [`Measured slower: ${which} ${is}, so this is meant as a draft. Merging it as it is would make ${program} slower in what was measured.`]);
}
/** What is in the pull request and what stays. */
function groupLines(report, here) {
	return targetGroups(report, here).map(({ label, targets }) => `- **${label}:** ${markdownText(allNames(targets, report))}`).join("\n");
}
const NAME_LENGTH = 60;
/** One line for each target; columns that no target has anything for are left out. */
function overview(rows, { command }, withPublication) {
	if (rows.length === 0) return void 0;
	const shown = [
		{
			title: "Target",
			cell: ({ target }) => markdownCode(shorten(target, NAME_LENGTH))
		},
		{
			title: command !== "check" && rows.some(({ report }) => report.decision !== void 0) ? "Decision" : "Result",
			cell: resultCell
		},
		{
			title: "Overlap",
			align: "right",
			cell: ({ overlap }) => overlap && number(overlap)
		},
		{
			title: "Stale weight",
			align: "right",
			cell: ({ stale }) => stale && number(stale)
		},
		{
			title: "Samples",
			align: "right",
			cell: ({ samples }) => samples
		},
		{
			title: "Verdict",
			cell: verdictCell
		},
		{
			title: "Change (95&nbsp;% interval)",
			align: "right",
			cell: changeCell
		},
		{
			title: "Binary",
			align: "right",
			cell: ({ size }) => size && number(size)
		},
		{
			title: "Published",
			cell: (row) => withPublication ? publicationCell(row) : void 0
		}
	].map((column) => ({
		column,
		cells: rows.map(column.cell)
	})).filter(({ cells }) => cells.some((cell) => cell !== void 0 && cell !== ""));
	return table(shown.map(({ column }) => column.align === "right" ? right(column.title) : left(column.title)), rows.map((_, row) => shown.map(({ cells }) => cells[row] ?? "")));
}
function resultCell({ result, report }) {
	return result !== void 0 && report.error !== void 0 ? `**${result}**` : result;
}
function verdictCell({ verdict }) {
	return verdict === "slower" ? "**slower**" : verdict;
}
/** May break between the change and its interval, nowhere else. */
function changeCell({ change }) {
	return change && `${number(change.change)} (${number(change.interval)})`;
}
function publicationCell({ report: { publication } }) {
	if (publication?.url === void 0) return void 0;
	const what = publication.operation === "none" ? "unchanged" : publication.operation;
	const address = link(publication.url);
	return `${address === publication.url && publication.number !== void 0 ? `[#${fixed(publication.number ?? 0, 0)}](${address})` : address} ${what}`;
}
const REST = "the report page of each target (`NAME/report.html`) and the result document have";
function details(rows, level, own) {
	if (rows.length === 0) return [];
	if (level === void 0) return [`What was found out about each target does not fit in here: ${REST} it.`];
	return [level.folded ? void 0 : `Shortened to fit, each target as much as the others: ${REST} all of it.`, ...rows.map((row) => targetPart(row, own(row, level), level))];
}
/** A target's own text below its name, with headings one level lower than where it stands alone. */
function targetPart({ target, headline, isUrgent, report }, sections, level) {
	const { title, figure } = headline;
	return folded(`${codeElement(shorten(target, NAME_LENGTH))} · ${figure === void 0 ? title : `${title}: ${figure}`}`, blocks(leadSentences(report, level), ...sections.map(oneLower), programLine(report)), isUrgent);
}
/** Every section begins with its heading, if it has one. */
function oneLower(section) {
	return section?.replace(/^#+ /, "#$&");
}
function programLine({ subject }) {
	if (subject === void 0) return void 0;
	const [main, go] = [shorten(subject.package, 160), shorten(subject.goVersion, 40)];
	return `<sub>${markdownCode(main)}, built with ${markdownText(go)}.</sub>`;
}
function revisionLine({ run, targets = [] }) {
	const version = targets.find(({ subject }) => subject !== void 0)?.subject?.actionVersion;
	return `<sub>Report${run?.revision === void 0 ? "" : ` of ${markdownCode(revisionInWords(run.revision))}`} by Go PGO Action${version === void 0 ? "" : ` ${markdownText(shorten(version, 40))}`}.</sub>`;
}

// src/report/markdown.ts
/** GitHub refuses summaries of more than 1 MiB; other steps of the job may add to the same one. */
const SUMMARY_BYTES = 1e6;
/** Tells a body of ours from one that somebody wrote. */
const BODY_MARKER = "<!-- go-pgo-action -->";
/** The job summary: GitHub Markdown of at most 1,000,000 bytes as UTF-8. */
function renderSummary(report) {
	const fits = (text) => Buffer.byteLength(text) <= SUMMARY_BYTES;
	return (report.targets === void 0 ? firstThatFits(SUMMARY_LEVELS, (level) => `${summary(report, level)}\n`, fits) : firstThatFits(SUMMARY_LEVELS_OF_SEVERAL, (level) => `${targetsSummary(report, level)}\n`, fits)) ?? `## ${titleOf(report)}\n`;
}
function summary(report, level) {
	return blocks(lead(report, level), ...summarySections(report, level), footer(report, shortened(level, SUMMARY_LEVELS)));
}
/** The pull request's body: the same as the summary, without anything that is not public. */
function renderPullRequestBody(report, options) {
	return publicText(report, options.maxLength, {
		one: (view, level) => pullRequestBody(view, level, options),
		several: (view, level) => blocks(BODY_MARKER, targetsBody(view, level), options.defaultToken && level?.extras !== false ? DEFAULT_TOKEN_NOTE : void 0)
	});
}
/**
* What `compare` found, as a comment on the pull request that it looked at: nothing that is not public, and nothing of
* merging. Whoever keeps the comment marks it.
*/
function renderComment(report, options) {
	return publicText(report, options.maxLength, {
		one: commentBody,
		several: targetsComment
	});
}
/** The fullest rendering of the public view that fits. */
function publicText(report, maxLength, { one, several }) {
	const view = publicView(report);
	const fits = (text) => text.length <= maxLength;
	return (report.targets === void 0 ? firstThatFits(PULL_REQUEST_LEVELS, (level) => `${one(view, level)}\n`, fits) : firstThatFits(PULL_REQUEST_LEVELS_OF_SEVERAL, (level) => `${several(view, level)}\n`, fits)) ?? titleOf(view.report).slice(0, maxLength);
}
function titleOf(report) {
	return (report.targets === void 0 ? headline(report) : targetsHeadline(report)).title;
}
function pullRequestBody(view, level, { defaultToken }) {
	const { report } = view;
	const slower = report.comparison?.verdict === "slower" ? SLOWER_WARNING : void 0;
	return blocks(BODY_MARKER, lead(report, level), slower, ...bodySections(view, level), level.context ? reviewSection(report) : void 0, defaultToken && level.extras ? DEFAULT_TOKEN_NOTE : void 0, footer(report, shortened(level, PULL_REQUEST_LEVELS)));
}
function commentBody(view, level) {
	const { report } = view;
	return blocks(lead(report, level), ...commentSections(view, level), footer(report, shortened(level, PULL_REQUEST_LEVELS)));
}
function shortened(level, [everything]) {
	return level === everything ? "" : "Shortened to fit; the report and the result document have all of it.";
}

export { DEFAULT_TOKEN_NOTE as a, renderSummary as i, renderComment as n, renderPullRequestBody as r, BODY_MARKER as t };