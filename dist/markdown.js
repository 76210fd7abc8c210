import { C as shortSha, E as codeElement, M as shorten, N as visible, O as markdownCode, S as shortNames, _ as points, b as seconds, c as measured, d as bytes, f as bytesDifference, g as plusMinus, h as changeWithInterval, i as isSignificant, k as markdownText, l as measuredDifference, n as decisiveRows, o as rowTitle, p as capitalized, s as verdictInWords, t as commonUnit, u as quantityOf, w as time, x as secondsDifference, y as revisionInWords } from "./measurement-rows.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { a as publicView, i as placeOf, n as reproduceCommands, o as firstThatFits, r as whatMergingDoes, t as howToOptOut } from "./reproduce.js";
import { a as placesBeside, i as groupFindings, r as countBySeverity, t as allFindings } from "./grouped-findings.js";
import { C as intervalRows, S as equivalenceOf, _ as overallChange, a as loadInWords, b as sides, c as hasOtherRows, d as chanceInWords, f as comparisonHeadline, g as isPrebuilt, h as isNothing, i as essentialLoadRows, l as historyRows, m as headline, n as inputsInWords, o as loadRows, p as decisionText, r as samplesInWords, s as rowsBeside, t as collectedInWords, u as bandInWords, y as overlapText } from "./amounts.js";
import { a as hottestCallSites, c as productionQuantity, d as sharesOf, f as tellingFunctions, i as haveWeights, l as productionRow, n as compilerInWords, o as orderedGates, r as differenceInWords, s as potentialInWords, t as NOTHING_TELLING, u as releaseInWords } from "./evidence-sentences.js";
import { n as intervalPlot } from "./interval-plot.js";

// src/report/markdown/table.ts
function table(columns, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(columns.map(({ title }) => title)),
		line(columns.map(({ align }) => align === "right" ? "--:" : "---")),
		...rows.map(line)
	].join("\n");
}
function left(title) {
	return { title };
}
function right(title) {
	return {
		title,
		align: "right"
	};
}
/** A number with its unit that does not break over lines. */
function number(text) {
	return text.replaceAll(" ", "\xA0");
}
/** Blocks with an empty line between them; those that do not apply are left out. */
function blocks(...parts) {
	return parts.filter((part) => part !== void 0 && part !== "").join("\n\n");
}
/** A part that is folded until somebody wants it. The empty lines make GitHub read Markdown inside. */
function folded(title, content) {
	return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}
/** A code block whose fence is longer than any run of backticks inside. */
function codeBlock(language, lines) {
	const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
	const fence = "`".repeat(longest + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}
const WEB_PAGE = /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)+$/;
/** GitHub links a bare address by itself; whatever is none of a web page is shown as code. */
function link(url) {
	return WEB_PAGE.test(url) ? url : markdownCode(shorten(url, 160));
}
/** A link to an issue of somebody else, by the host that leaves no "mentioned this issue" behind there. */
function reference(url) {
	return link(url.replace(/^https:\/\/github\.com\//, "https://redirect.github.com/"));
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
const NAME_LENGTH$3 = 120;
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
		markdownCode(shorten(`${shortNames(caller)} → ${shortNames(callee)}`, NAME_LENGTH$3)),
		markdownCode(shorten(position, NAME_LENGTH$3)),
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
		markdownCode(shorten(shortNames(name), NAME_LENGTH$3)),
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
const NAME_LENGTH$2 = 120;
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
	const quantity = markdownText(shorten(quantityOf(one.unit), 60));
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
		markdownCode(shorten(shortNames(name), NAME_LENGTH$2)),
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
const NAME_LENGTH$1 = 100;
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
		markdownCode(shorten(name, NAME_LENGTH$1)),
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
const NAME_LENGTH = 160;
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
		markdownCode(shorten(name, NAME_LENGTH)),
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

// src/report/markdown/review.ts
/** What a reviewer should know before merging. The sentences are ours, their backticks are Markdown. */
function reviewSection(report) {
	const points = [...whatMergingDoes(report), ...howToOptOut(report)];
	return blocks("### Before you merge", points.map((point) => `- ${point}`).join("\n"), reproduceSection(report));
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
const SLOWER_WARNING = alert("WARNING", ["Measured slower: this pull request is a draft. Merging it as it is would make the program slower in what was measured."]);
function alert(kind, lines) {
	return [`> [!${kind}]`, ...lines.map((line) => `> ${line}`)].join("\n");
}

// src/report/markdown.ts
/** GitHub refuses summaries of more than 1 MiB; other steps of the job may add to the same one. */
const SUMMARY_BYTES = 1e6;
/** Tells a body of ours from one that somebody wrote. */
const BODY_MARKER = "<!-- go-pgo-action -->";
/** The job summary: GitHub Markdown of at most 1,000,000 bytes as UTF-8. */
function renderSummary(report) {
	const render = (level) => {
		const context = level.context && [
			movedSection(report, level),
			buildSection(report),
			provenanceSection(report, level, false),
			findingsSection(allFindings(report), [], level),
			(report.comparison ?? report.load) && reproduceSection(report)
		];
		return `${blocks(lead(report, level), gatesSection(report, level), publicationLine(report, level), ...evidence(report, level), ...context || [], footer(report, level, SUMMARY_LEVELS[0]))}\n`;
	};
	const fits = (text) => Buffer.byteLength(text) <= SUMMARY_BYTES;
	return firstThatFits(SUMMARY_LEVELS, render, fits) ?? `## ${headline(report).title}\n`;
}
/** The pull request's body: the same as the summary, without anything that is not public. */
function renderPullRequestBody(report, options) {
	return publicText(report, options.maxLength, (view, level) => pullRequestBody(view, level, options));
}
/**
* What `compare` found, as a comment on the pull request that it looked at: nothing that is not public, and nothing of
* merging. Whoever keeps the comment marks it.
*/
function renderComment(report, options) {
	return publicText(report, options.maxLength, commentBody);
}
/** The fullest rendering of the public view that fits. */
function publicText(report, maxLength, renderView) {
	const view = publicView(report);
	const render = (level) => `${renderView(view, level)}\n`;
	const fits = (text) => text.length <= maxLength;
	return firstThatFits(PULL_REQUEST_LEVELS, render, fits) ?? headline(view.report).title.slice(0, maxLength);
}
function pullRequestBody({ report, withheld }, level, { defaultToken }) {
	const context = level.context && [
		movedSection(report, level),
		buildSection(report),
		provenanceSection(report, level, true),
		findingsSection(report.findings, withheld, level),
		reviewSection(report)
	];
	return blocks(BODY_MARKER, lead(report, level), report.comparison?.verdict === "slower" ? SLOWER_WARNING : void 0, gatesSection(report, level), ...evidence(report, level), ...context || [], defaultToken && level.extras ? DEFAULT_TOKEN_NOTE : void 0, footer(report, level, PULL_REQUEST_LEVELS[0]));
}
function commentBody({ report, withheld }, level) {
	const context = level.context && [
		buildSection(report),
		provenanceSection(report, level, true),
		findingsSection(report.findings, withheld, level),
		reproduceSection(report)
	];
	return blocks(lead(report, level), gatesSection(report, level), ...evidence(report, level), ...context || [], footer(report, level, PULL_REQUEST_LEVELS[0]));
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
/** Verdict and decision, one plain sentence each, after a title that says the verdict alone. */
function lead(report, level) {
	const first = headline(report);
	const { comparison, error } = report;
	const decided = decisionText(report);
	return blocks(`## ${titleLine(first)}`, sentences(first, level), error && comparison ? sentences(comparisonHeadline(report, comparison), level) : void 0, decided && `**Decision:** ${decided.title}. ${markdownText(shorten(decided.reason, level.sentence))}`.trim());
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
function footer({ subject, run }, level, everything) {
	const shortened = level === everything ? "" : " Shortened to fit; the report and the result document have all of it.";
	if (subject === void 0) return shortened === "" ? void 0 : `<sub>${shortened.trim()}</sub>`;
	const { package: main, goVersion, actionVersion } = subject;
	const [name, go, version] = [
		shorten(main, 160),
		shorten(goVersion, 40),
		shorten(actionVersion, 40)
	];
	const revision = run?.revision === void 0 ? "" : ` at ${markdownCode(revisionInWords(run.revision))}`;
	return `<sub>${markdownCode(name)}${revision}, built with ${markdownText(go)}; reported by Go PGO Action ${markdownText(version)}.${shortened}</sub>`;
}

export { renderSummary as i, renderComment as n, renderPullRequestBody as r, BODY_MARKER as t };