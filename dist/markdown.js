import { n as fixed, r as share, t as count } from "./format.js";
import { C as allFindings, M as shorten, N as visible, O as markdownCode, S as time, T as groupFindings, _ as points, b as shortNames, c as headline, d as sides, f as measured, g as changeWithInterval, h as bytesDifference, k as markdownText, l as overallChange, m as bytes, o as comparisonHeadline, p as quantityOf, r as intervalRows, s as decisionText, u as overlapText, v as seconds, w as countBySeverity, x as shortSha, y as secondsDifference } from "./intervals.js";
import { a as publicView, i as placeOf, n as reproduceCommands, o as firstThatFits, r as whatMergingDoes, t as howToOptOut } from "./reproduce.js";
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

// src/report/markdown/build.ts
/** The two binaries side by side. */
function buildSection(report) {
	const { build } = report;
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
			pgoFlag(baseline.pgo),
			pgoFlag(candidate.pgo),
			""
		],
		[
			"Size",
			number(bytes(baseline.bytes)),
			number(bytes(candidate.bytes)),
			number(bytesDifference(baseline.bytes, candidate.bytes))
		],
		[
			"`go build` took (caches as they were)",
			number(seconds(baseline.seconds)),
			number(seconds(candidate.seconds)),
			number(secondsDifference(baseline.seconds, candidate.seconds))
		],
		[
			"SHA-256",
			markdownCode(shortSha(baseline.sha256)),
			markdownCode(shortSha(candidate.sha256)),
			identical ? "none" : "different"
		]
	]), identical ? "Both binaries are the same, byte for byte: the profile changes nothing the compiler does." : void 0);
}
function pgoFlag(pgo) {
	return markdownCode(`-pgo=${shorten(pgo, 80)}`);
}

// src/report/markdown/level.ts
const EVERYTHING = {
	functions: 20,
	edges: 20,
	findings: 200,
	measurements: 300,
	sources: 300,
	plot: true,
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
	sources: 30
};
/** From all to nearly nothing: what is least missed goes first. */
function steps(first) {
	const noEdges = {
		...first,
		edges: 0
	};
	const noFindings = {
		...noEdges,
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
		functions: 0
	};
	const bare = {
		...noTables,
		context: false,
		sentence: 300
	};
	return [
		first,
		noEdges,
		noFindings,
		fewRows,
		fewest,
		noTables,
		bare,
		{
			...bare,
			sentence: 120,
			extras: false
		}
	];
}
const SUMMARY_LEVELS = steps(EVERYTHING);
const PULL_REQUEST_LEVELS = steps(PULL_REQUEST);

// src/report/markdown/measurements.ts
const PLOT_WIDTH = 96;
const PLOT_ROWS = 40;
const NAME_LENGTH$1 = 100;
/** The measurements: a plot of their intervals, a table, and how they were made. */
function measurementsSection(report, level) {
	const { comparison } = report;
	if (comparison === void 0 || comparison.measurements.length === 0 || level.measurements === 0) return void 0;
	const shown = comparison.measurements.slice(0, level.measurements);
	const decisive = shown[0]?.unit;
	const rows = intervalRows(comparison, Math.min(level.measurements, PLOT_ROWS)).filter(({ overall, unit }) => overall || unit === decisive);
	return blocks("### Measurements", level.plot && rows.length > 0 ? codeBlock("text", intervalPlot(rows, PLOT_WIDTH)) : void 0, measurementTable(report, comparison, shown), caption(comparison, shown.length));
}
function measurementTable(report, comparison, shown) {
	const { baseline, candidate } = sides(report);
	const oneUnit = commonUnit(comparison) !== void 0;
	const columns = [
		left("Benchmark"),
		...oneUnit ? [] : [left("Unit")],
		right(markdownText(shorten(baseline, 60))),
		right(markdownText(shorten(candidate, 60))),
		right("Change"),
		right("95&nbsp;% interval"),
		left("Verdict")
	];
	const overall = overallChange(comparison, 2);
	const last = overall && [
		"**overall** (geometric mean)",
		...oneUnit ? [] : [markdownText(comparison.measurements[0]?.unit ?? "")],
		"",
		"",
		`**${number(significant(comparison.verdict, overall.change))}**`,
		number(overall.interval),
		`**${comparison.verdict}**`
	];
	return table(columns, [...shown.map((row) => measurementRow(row, oneUnit)), ...last ? [last] : []]);
}
function measurementRow(measurement, oneUnit) {
	const { name, unit, baseline, candidate, change, interval, verdict } = measurement;
	const text = changeWithInterval(change, interval, 2);
	return [
		markdownCode(shorten(name, NAME_LENGTH$1)),
		...oneUnit ? [] : [markdownText(shorten(unit, 40))],
		number(measured(baseline, unit)),
		number(measured(candidate, unit)),
		number(significant(verdict, text.change)),
		number(text.interval),
		verdict
	];
}
/** benchstat's `~`: the interval holds zero, so the number would only mislead. */
function significant(verdict, change) {
	return verdict === "faster" || verdict === "slower" ? change : "~";
}
/** The unit that all measurements share, if they do. */
function commonUnit({ measurements }) {
	const units = new Set(measurements.map(({ unit }) => unit));
	return units.size === 1 ? [...units][0] : void 0;
}
function caption(comparison, shown) {
	const { measurements, rounds, seconds: duration } = comparison;
	const unit = commonUnit(comparison);
	const what = unit === void 0 ? "Medians" : `Medians of ${markdownText(shorten(quantityOf(unit), 60))} (${markdownCode(shorten(unit, 40))})`;
	const missing = measurements.length - shown;
	const rest = missing > 0 ? ` ${count(missing, "more measurement")} in the result document.` : "";
	return `${what}, from ${count(rounds, "interleaved round")} in ${seconds(duration)}; negative is less. \`~\` is no significant difference. The shaded band of the plot is ±1&nbsp;%, which counts as no difference.${rest}`;
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
	const rows = sources.slice(0, level.sources).map(({ source, kind, collected, findings }) => [
		markdownCode(shorten(source, 160)),
		markdownCode(shorten(kind, 40)),
		fixed(collected, 0),
		countBySeverity(findings)
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
	const { samples, cpuSeconds, edges, inputs, buildIds, ownShare, from, to } = profile;
	return [
		["Samples", `${number(count(samples, "sample"))} in ${number(seconds(cpuSeconds))} of CPU time`],
		["What the compiler sees", number(count(edges, "call edge"))],
		inputs === void 0 ? void 0 : ["Merged from", `${number(count(inputs, "profile"))}${buildIds === void 0 ? "" : ` of ${number(count(buildIds, "build"))}`}`],
		from === void 0 || to === void 0 ? void 0 : ["Collected between", `${markdownText(time(from))} and ${markdownText(time(to))}`],
		ownShare === void 0 ? void 0 : ["Samples with a function of this module", number(share(ownShare))],
		["File", `${number(bytes(profile.bytes))}, SHA-256 ${markdownCode(shortSha(profile.sha256))}`]
	].filter((row) => row !== void 0);
}
/** Findings with their fixes, the same ones about several places once. `withheld`: counted only. */
function findingsSection(findings, withheld, level) {
	const groups = groupFindings(findings);
	const shown = groups.slice(0, level.findings);
	const rest = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
	const lines = shown.map(({ severity, message, fix, places, count: times }) => {
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
	const done = kind === "none" ? void 0 : where ? `${where} (${what}).` : `${what}.`;
	return [
		`**${LABELS[kind]}:**`,
		done,
		why && markdownText(why)
	].filter(Boolean).join(" ");
}
/** GitHub links a bare address by itself; whatever is none of a web page is shown as code. */
function link(url) {
	return /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)+$/.test(url) ? url : markdownCode(shorten(url, 160));
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
			report.comparison && reproduceSection(report)
		];
		return `${blocks(lead(report, level), publicationLine(report, level), measurementsSection(report, level), ...context || [], footer(report, level, SUMMARY_LEVELS[0]))}\n`;
	};
	const fits = (text) => Buffer.byteLength(text) <= SUMMARY_BYTES;
	return firstThatFits(SUMMARY_LEVELS, render, fits) ?? `## ${headline(report).title}\n`;
}
/** The pull request's body: the same as the summary, without anything that is not public. */
function renderPullRequestBody(report, options) {
	const { report: shown, withheld } = publicView(report);
	const render = (level) => `${pullRequestBody(shown, withheld, level, options)}\n`;
	const fits = (text) => text.length <= options.maxLength;
	return firstThatFits(PULL_REQUEST_LEVELS, render, fits) ?? headline(shown).title.slice(0, options.maxLength);
}
function pullRequestBody(report, withheld, level, { defaultToken }) {
	const context = level.context && [
		movedSection(report, level),
		buildSection(report),
		provenanceSection(report, level, true),
		findingsSection(report.findings, withheld, level),
		reviewSection(report)
	];
	return blocks(BODY_MARKER, lead(report, level), report.comparison?.verdict === "slower" ? SLOWER_WARNING : void 0, measurementsSection(report, level), ...context || [], defaultToken && level.extras ? DEFAULT_TOKEN_NOTE : void 0, footer(report, level, PULL_REQUEST_LEVELS[0]));
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
function footer({ subject }, level, everything) {
	const shortened = level === everything ? "" : " Shortened to fit; the report and the result document have all of it.";
	if (subject === void 0) return shortened === "" ? void 0 : `<sub>${shortened.trim()}</sub>`;
	const { package: main, goVersion, actionVersion } = subject;
	const [name, go, version] = [
		shorten(main, 160),
		shorten(goVersion, 40),
		shorten(actionVersion, 40)
	];
	return `<sub>${markdownCode(name)}, built with ${markdownText(go)}; reported by Go PGO Action ${markdownText(version)}.${shortened}</sub>`;
}

export { renderPullRequestBody as n, renderSummary as r, BODY_MARKER as t };