import { i as placeOf, n as reproduceCommands, o as firstThatFits, r as whatMergingDoes, t as howToOptOut } from "./reproduce.js";
import { C as allFindings, D as html, E as codeAndProse, M as shorten, N as visible, S as time, T as groupFindings, _ as points, a as tickLabel, c as headline, d as sides, f as measured, g as changeWithInterval, h as bytesDifference, i as positionOn, l as overallChange, m as bytes, n as axisFor, o as comparisonHeadline, p as quantityOf, r as intervalRows, s as decisionText, t as EQUIVALENCE, u as overlapText, v as seconds, w as countBySeverity, x as shortSha, y as secondsDifference } from "./intervals.js";
import { n as fixed, r as share, t as count } from "./format.js";
import { createHash } from "node:crypto";

// src/report/html/markup.ts
/** HTML that is safe to insert; only `h` makes it. */
var Markup = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** Template literals of HTML: whatever is inserted is escaped, unless it is markup itself. */
function h(parts, ...inserted) {
	const text = parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part);
	return new Markup(text);
}
function safe(value) {
	if (value === void 0 || value === false) return "";
	if (value instanceof Markup) return value.text;
	if (typeof value === "string") return html(value);
	if (typeof value === "number") return String(value);
	return value.map(safe).join("");
}
/** A sentence whose backticks set code. Percentages do not break over lines. */
function prose(text, most = 1500) {
	const line = shorten(text.replace(/\s+/g, " ").trim(), most);
	const words = (part) => html(part).replace(/(\d) %/g, "$1&nbsp;%");
	return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}
const LONGEST_NAME = 240;
/**
* A Go name, or a call edge of two: the import path stands back behind what tells one function from another, and
* long names may break after a slash.
*/
function goName(name) {
	const [first, ...others] = shorten(name, LONGEST_NAME).split(" → ").map(oneName);
	return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}
function oneName(name) {
	const brackets = name.search(/[([]/);
	const slash = name.lastIndexOf("/", brackets === -1 ? void 0 : brackets);
	if (slash === -1) return h`${name}`;
	return h`<span class="path">${name.slice(0, slash + 1).split(/(?<=\/)/).map((part) => h`${part}<wbr>`)}</span>${name.slice(slash + 1)}`;
}
/** A share of a width as an SVG percentage with two decimals. */
function percent(fraction) {
	return `${Number(((Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0) * 100).toFixed(2))}%`;
}

// src/report/html/build.ts
/** The two binaries. */
function buildSection(report) {
	const { build } = report;
	if (build === void 0) return void 0;
	const { baseline, candidate } = build;
	const names = sides(report);
	const identical = baseline.sha256 === candidate.sha256;
	return h`<section aria-labelledby="build">
<h2 id="build">The build pair</h2>
<table class="rows" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Binary</th><th role="columnheader" scope="col">SHA-256</th><th role="columnheader" scope="col" class="n">Size</th><th role="columnheader" scope="col" class="n"><code>go build</code> took<span class="small">caches as they were</span></th></tr></thead>
<tbody role="rowgroup">
${binaryRow(names.baseline, baseline)}${binaryRow(names.candidate, candidate)}</tbody>
<tfoot role="rowgroup"><tr role="row"><th role="rowheader" scope="row">Difference</th><td role="cell" data-label="digests">${identical ? "none: the same bytes" : "different bytes"}</td><td role="cell" class="n" data-label="size">${bytesDifference(baseline.bytes, candidate.bytes)}</td><td role="cell" class="n" data-label="build time">${secondsDifference(baseline.seconds, candidate.seconds)}</td></tr></tfoot>
</table>
${identical && h`<p class="note">Both binaries are the same, byte for byte: the profile changes nothing the compiler does.</p>`}
</section>
`;
}
function binaryRow(name, { pgo, sha256, bytes: size, seconds: duration }) {
	return h`<tr role="row"><th role="rowheader" scope="row">${shorten(name, 160)}<span class="small"><code>-pgo=${shorten(pgo, 160)}</code></span></th><td role="cell"><code>${shortSha(sha256)}</code></td><td role="cell" class="n" data-label="size">${bytes(size)}</td><td role="cell" class="n" data-label="build time">${seconds(duration)}</td></tr>
`;
}

// src/report/html/decision.ts
/** The decision with its reason, and how far the overlap is from what noise explains. */
function decisionSection(report) {
	const { decision } = report;
	const decided = decisionText(report);
	if (decision === void 0 || decided === void 0) return void 0;
	const explained = overlapText(decision);
	return h`<section aria-labelledby="decision">
<h2 id="decision">Decision: ${decided.title}</h2>
${decided.reason !== "" && h`<p class="decided">${prose(decided.reason)}</p>`}
${meter(decision)}
${explained && h`<p class="note">${prose(explained)}</p>`}
</section>
`;
}
/** 0 to 100 % of the edge weight: what both profiles share, and the zone that two of one workload would reach. */
function meter({ overlap, noiseOverlap }) {
	if (overlap === void 0) return void 0;
	const noise = noiseOverlap !== void 0 && h`<rect class="noise" x="${percent(noiseOverlap)}" y="0" width="${percent(1 - noiseOverlap)}" height="100%"/>`;
	return h`<svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="100%"/>${noise}<rect class="bar" y="35%" width="${percent(overlap)}" height="30%"/><line class="edge" x1="${percent(overlap)}" x2="${percent(overlap)}" y1="0" y2="100%"/></svg>
<ul class="key">
<li><svg aria-hidden="true"><rect class="bar" y="25%" width="100%" height="50%"/></svg>Overlap <strong>${share(overlap)}</strong></li>
${noiseOverlap !== void 0 && h`<li><svg aria-hidden="true"><rect class="noise" width="100%" height="100%"/></svg>Explained by sampling noise: <strong>${share(noiseOverlap)}</strong> and more</li>`}
</ul>`;
}

// src/report/html/findings.ts
const TONES$1 = {
	error: "failed",
	warning: "unsure",
	note: "same"
};
const PLACES = 5;
/** What validation and collection have to say, with what to do about it. */
function findingsSection(report, level) {
	const groups = groupFindings(allFindings(report));
	if (groups.length === 0) return void 0;
	const shown = groups.slice(0, level.findings);
	const missing = groups.slice(shown.length).reduce((sum, group) => sum + group.count, 0);
	return h`<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
<ul class="findings">
${shown.map(findingItem)}</ul>
${missing > 0 && h`<p class="note">${count(missing, "more finding")} in the result document.</p>`}
</section>
`;
}
function findingItem({ severity, message, fix, places, count: times }) {
	const rest = places.length > PLACES ? ` and ${places.length - PLACES} more` : "";
	const where = places.slice(0, PLACES).map((place, i) => h`${i > 0 ? ", " : ""}<code>${shorten(place, 240)}</code>`);
	return h`<li class="${TONES$1[severity]}"><p><span class="severity">${severity}</span>${times > 1 && ` (${times} times)`}: ${prose(message)}</p>${where.length > 0 && h`<p class="small">${where}${rest}</p>`}${fix !== void 0 && h`<p class="fix">${prose(fix)}</p>`}</li>
`;
}

// src/report/html/lead.ts
/** The verdict, as large as it deserves, and why. */
function leadSection(report) {
	const first = headline(report);
	const { subject, error, comparison } = report;
	const late = error && comparison && comparisonHeadline(report, comparison);
	return h`<header class="${first.tone}">
<p class="eyebrow">Go PGO report${subject && h` · <code>${subject.package}</code> · ${subject.goVersion}`}</p>
<h1>${title(first)}</h1>
<p class="claim">${prose(first.sentence)}</p>${first.output && h`<pre>${first.output.map((line) => `${visible(line)}\n`)}</pre>`}
${first.because && h`<p class="because">${prose(first.because)}</p>`}
${late && h`<div class="also ${late.tone}"><p><strong>${late.title}.</strong> ${prose(late.sentence)}</p></div>`}
</header>
`;
}
function title({ title, figure }) {
	return figure === void 0 ? h`${title}` : h`${title} <span class="figure">${figure}</span>`;
}

// src/report/html/level.ts
/** The page stays below 200 KB whatever it is given: first everything that anybody reads, then less. */
const PAGE_LEVELS = [
	{
		measurements: 100,
		moved: 20,
		findings: 50,
		sources: 100
	},
	{
		measurements: 40,
		moved: 10,
		findings: 20,
		sources: 30
	},
	{
		measurements: 10,
		moved: 5,
		findings: 5,
		sources: 5
	},
	{
		measurements: 3,
		moved: 3,
		findings: 0,
		sources: 0
	}
];

// src/report/html/interval-chart.ts
/**
* Intervals as SVG, one drawing per row over one common axis. All places are percentages, so a row takes any
* width without distorting its strokes; a nested `svg` carries each mark that keeps its size.
*/
function drawInterval({ change, interval: [low, high] }, axis, overall) {
	const at = (value) => percent(positionOn(axis, value));
	const mark = overall ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>` : h`<circle class="point" r="4.5"/>`;
	return h`<svg aria-hidden="true">${background(axis)}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${end(axis, low)}${end(axis, high)}<svg x="${at(change)}" y="50%">${mark}</svg></svg>`;
}
/** The tick labels that all rows share. */
function drawAxis(axis) {
	const labels = axis.ticks.map((tick) => h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`);
	return h`<svg aria-hidden="true">${labels}</svg>`;
}
function background(axis) {
	const at = (value) => positionOn(axis, value);
	const [from, to] = [at(-EQUIVALENCE), at(EQUIVALENCE)];
	const lines = axis.ticks.map((tick) => {
		const x = percent(at(tick));
		return h`<line class="${Math.abs(tick) < 1e-12 ? "zero" : "grid"}" x1="${x}" x2="${x}" y1="0" y2="100%"/>`;
	});
	return h`<rect class="band" x="${percent(from)}" width="${percent(to - from)}" height="100%"/>${lines}`;
}
/** The end of an interval: a bar, or an arrow where it goes on beyond the axis. */
function end(axis, bound) {
	const shape = bound < axis.low ? "M6-5 0 0 6 5" : bound > axis.high ? "M-6-5 0 0-6 5" : "M0-5V5";
	return h`<svg x="${percent(positionOn(axis, bound))}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
}

// src/report/html/measurements.ts
const TONES = {
	faster: "better",
	slower: "worse",
	"no difference": "same",
	inconclusive: "unsure"
};
/** Every measurement with its interval drawn, the overall row last. */
function measurementsSection(report, level) {
	const { comparison } = report;
	if (comparison === void 0 || comparison.measurements.length === 0) return void 0;
	const shown = comparison.measurements.slice(0, level.measurements);
	const rows = intervalRows(comparison, shown.length);
	const axis = axisFor(rows);
	const names = sides(report);
	return h`<section aria-labelledby="measurements">
<h2 id="measurements">Measurements</h2>
<table class="rows intervals" role="table">
<caption class="hidden">Change of each measurement with its 95 % interval</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Benchmark</th><th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th><th role="columnheader" scope="col" class="n change">Change</th><th role="columnheader" scope="col" class="n">95&nbsp;% interval</th><th role="columnheader" scope="col" class="n">Median<span class="small">${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}</span></th></tr></thead>
<tbody role="rowgroup">
${shown.map((row) => measurementRow(row, names, drawInterval(row, axis, false)))}</tbody>
${overallRow(comparison, drawOverall(comparison, axis))}</table>
<p class="note">${caption(comparison, shown.length)}</p>
</section>
`;
}
function measurementRow(row, names, chart) {
	const { name, unit, pairs, verdict, change, interval, baseline, candidate } = row;
	const text = changeWithInterval(change, interval, 2);
	return h`<tr role="row" class="${TONES[verdict]}"><th role="rowheader" scope="row">${goName(name)}<span class="small">${shorten(unit, 40)}, ${count(pairs, "pair")}</span></th><td role="cell" class="plot">${chart}</td>${changeCells(verdict, text.change, text.interval)}<td role="cell" class="n" data-label="${`median, ${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}`}">${measured(baseline, unit)} → ${measured(candidate, unit)}</td></tr>
`;
}
function changeCells(verdict, change, interval) {
	return h`<td role="cell" class="n change"><span class="verdict">${verdict === "faster" || verdict === "slower" ? change : "~"}</span><span class="small">${verdict}</span></td><td role="cell" class="n" data-label="95 % interval">${interval}</td>`;
}
function drawOverall(comparison, axis) {
	const overall = intervalRows(comparison, 0)[0];
	return overall && drawInterval(overall, axis, true);
}
function overallRow(comparison, chart) {
	const overall = overallChange(comparison, 2);
	if (overall === void 0 || chart === void 0) return void 0;
	return h`<tfoot role="rowgroup"><tr role="row" class="${TONES[comparison.verdict]}"><th role="rowheader" scope="row">Overall<span class="small">geometric mean</span></th><td role="cell" class="plot">${chart}</td>${changeCells(comparison.verdict, overall.change, overall.interval)}<td role="cell"></td></tr></tfoot>
`;
}
function caption({ measurements, rounds, seconds: duration }, shown) {
	const units = new Set(measurements.map(({ unit }) => unit));
	const what = units.size === 1 ? `Medians of ${quantityOf([...units][0])}` : "Medians";
	const missing = measurements.length - shown;
	const rest = missing > 0 ? ` ${count(missing, "more measurement")} in the result document.` : "";
	return `${what}, from ${count(rounds, "interleaved round")} in ${seconds(duration)}; negative is less. The shaded band is ±1 %, which counts as no difference; ~ is no significant difference.${rest}`;
}

// src/report/html/moved.ts
/** The functions and call edges whose share of the edge weight moved most, as pairs of bars on one scale. */
function movedSection({ decision }, level) {
	const functions = (decision?.movedFunctions ?? []).slice(0, level.moved);
	const edges = (decision?.movedEdges ?? []).slice(0, level.moved);
	if (functions.length + edges.length === 0) return void 0;
	const largest = Math.max(1e-9, ...[...functions, ...edges].flatMap(({ before, after }) => [before, after]));
	return h`<section aria-labelledby="moved">
<h2 id="moved">What moved in the profile</h2>
<ul class="key"><li><svg aria-hidden="true"><rect class="was" y="25%" width="100%" height="50%"/></svg>before, in the committed profile</li><li><svg aria-hidden="true"><rect class="is" y="25%" width="100%" height="50%"/></svg>after, in the new one</li><li class="small">Shares of the call-edge weight outside of the runtime; changes in percentage points (pp)</li></ul>
${functions.length > 0 && movedTable("Function, as callee", functions, largest)}
${edges.length > 0 && h`<h3>Call edges</h3>${movedTable("Caller → callee (line after the caller’s first)", edges, largest)}`}
</section>
`;
}
function movedTable(title, moved, largest) {
	return h`<table class="rows" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${title}</th><th role="columnheader" scope="col"><span class="hidden">Bars</span></th><th role="columnheader" scope="col" class="n">Before</th><th role="columnheader" scope="col" class="n">After</th><th role="columnheader" scope="col" class="n">Change</th></tr></thead>
<tbody role="rowgroup">
${moved.map((one) => movedRow(one, largest))}</tbody>
</table>
`;
}
function movedRow({ name, before, after }, largest) {
	const bars = h`<svg aria-hidden="true"><rect class="was" width="${percent(before / largest)}" height="44%"/><rect class="is" y="56%" width="${percent(after / largest)}" height="44%"/></svg>`;
	return h`<tr role="row"><th role="rowheader" scope="row">${goName(name)}</th><td role="cell" class="bars">${bars}</td><td role="cell" class="n" data-label="before">${share(before)}</td><td role="cell" class="n" data-label="after">${share(after)}</td><td role="cell" class="n" data-label="change">${points(after - before)}</td></tr>
`;
}

// src/report/html/style.ts
/**
* The page's one style sheet. Light and dark by the reader's setting, one column, system fonts, figures of equal
* width. Verdicts differ by word and shape as well as by colour; the pair of colours is safe for the colour-blind.
*/
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #fff; --ink: #16191d; --muted: #59636e; --rule: #dfe3e8; --band: #edf0f3; --before: #aab4be;
  --better: #076a86; --worse: #b0390a; --same: #46525e; --unsure: #855600; --failed: #b3261e; --plain: #16191d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1215; --ink: #e7eaed; --muted: #9ba6b1; --rule: #2b3138; --band: #222932; --before: #66727e;
    --better: #58c4dd; --worse: #ff8f63; --same: #b4c0cb; --unsure: #e3b252; --failed: #ff857c; --plain: #e7eaed;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 3.5rem 1.5rem 4rem; max-width: 66rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .875em; }
.better { --tone: var(--better); } .worse { --tone: var(--worse); } .same { --tone: var(--same); }
.unsure { --tone: var(--unsure); } .failed { --tone: var(--failed); } .plain { --tone: var(--plain); }
.eyebrow { margin: 0; color: var(--muted); font-size: .875rem; }
h1 { margin: .35rem 0 0; font-size: clamp(2.25rem, 8vw, 4.25rem); line-height: 1.08; font-weight: 650; letter-spacing: -.03em; }
h1 .figure { color: var(--tone); white-space: nowrap; }
h1:not(:has(.figure)) { color: var(--tone); }
.claim { margin: 1.1rem 0 0; max-width: 46rem; font-size: 1.1875rem; line-height: 1.5; }
.because, .note { max-width: 46rem; color: var(--muted); }
.because { margin: .4rem 0 0; }
.also { margin: 1.5rem 0 0; padding-left: 1rem; border-left: 3px solid var(--tone); max-width: 46rem; }
.also p { margin: 0; }
section { margin-top: 3rem; padding-top: 1.1rem; border-top: 1px solid var(--rule); }
h2 { margin: 0 0 .75rem; font-size: 1.1875rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
h3 { margin: 2rem 0 .5rem; font-size: 1rem; font-weight: 650; }
p { margin: 0 0 .75rem; }
.decided { max-width: 46rem; }
.note { margin: .75rem 0 0; font-size: .875rem; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
caption { text-align: left; }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: middle; border-bottom: 1px solid var(--rule); font-weight: inherit; }
thead th { color: var(--muted); font-size: .8125rem; vertical-align: bottom; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; white-space: nowrap; }
tfoot th, tfoot td { font-weight: 650; border-top: 1px solid var(--muted); }
.path, .to, .small { color: var(--muted); font-weight: 400; }
.small { display: block; font-size: .8125rem; }
.small code { font-size: .95em; }
.verdict { color: var(--tone); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
svg { display: block; width: 100%; overflow: visible; }
.plot { position: relative; width: 34%; min-width: 12rem; padding: 0; }
.intervals tbody th, .intervals tfoot th { min-width: 13rem; padding-right: 1.5rem; }
th.plot { height: 2rem; }
.plot > svg { position: absolute; inset: 0; height: calc(100% + 1px); }
td.plot { border-bottom-color: transparent; }
.plot text { font-size: .75rem; fill: var(--muted); text-anchor: middle; }
.change { padding-left: 1.5rem; }
.intervals thead .n { white-space: normal; }
.band { fill: var(--band); } .grid { stroke: var(--rule); } .zero { stroke: var(--muted); }
.whisker { stroke: var(--tone); stroke-width: 2; fill: none; } .point { fill: var(--tone); }
.meter { height: 1.25rem; margin: 1.25rem 0 .4rem; }
.track { fill: var(--band); } .noise { fill: var(--before); opacity: .55; } .bar { fill: var(--ink); } .edge { stroke: var(--ink); stroke-width: 2; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 1rem; padding: 0; list-style: none; font-size: .875rem; }
.key svg { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; vertical-align: -.05rem; }
.key strong { font-weight: 650; }
.bars { width: 26%; min-width: 8rem; }
.bars svg { height: 1rem; }
.was { fill: var(--before); } .is { fill: var(--better); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.5rem; margin: 1.25rem 0 0; font-size: .9375rem; }
dt { color: var(--muted); } dd { margin: 0; }
.findings { margin: 0; padding: 0; list-style: none; }
.findings li { padding: .7rem 0 .7rem 1rem; border-left: 3px solid var(--tone); margin-bottom: .75rem; }
.findings p { margin: 0; }
.severity { color: var(--tone); font-weight: 650; }
.fix { margin-top: .2rem; }
pre { margin: 0 0 1rem; padding: .9rem 1rem; background: var(--band); border-radius: 6px; white-space: pre-wrap; user-select: all; }
ul.plain-list { margin: 0 0 1rem; padding-left: 1.15rem; max-width: 46rem; } ul.plain-list li { margin-bottom: .3rem; }
a { color: inherit; text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--better); outline-offset: 2px; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--muted); font-size: .875rem; }
@media (max-width: 46rem) {
  body { padding: 2rem 1.1rem 3rem; }
  .claim { font-size: 1.0625rem; }
  table.rows thead th:not(.plot) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table.rows, table.rows thead, table.rows tbody, table.rows tfoot { display: block; }
  table.rows tr { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: .7rem 0 .6rem; border-bottom: 1px solid var(--rule); }
  table.rows th, table.rows td { border: 0; padding: 0; text-align: left; }
  table.rows tbody th, table.rows tfoot th, table.rows .plot, table.rows .bars { flex: 0 0 100%; width: 100%; }
  table.rows td.plot { height: 2.25rem; margin: .3rem 0; }
  table.rows td.bars { margin: .35rem 0; }
  table.rows td[data-label]::before { content: attr(data-label) " "; color: var(--muted); font-size: .8125rem; }
  table.rows .n { white-space: normal; }
  table.rows thead tr { padding: 0; border: 0; } table.rows thead:not(:has(.plot)) { display: none; }
  table.rows .small { display: inline; margin-left: .35rem; }
  table.rows tbody th .small { display: block; margin: 0; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --ink: #000; --muted: #444; --rule: #ccc; --band: #eee; --before: #aaa;
    --better: #076a86; --worse: #b0390a; --same: #46525e; --unsure: #855600; --failed: #b3261e; --plain: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section { margin-top: 1.5rem; } tr, li, pre { break-inside: avoid; } h2, h3 { break-after: avoid; }
}
`;

// src/report/html/page.ts
/**
* A document that loads nothing and runs nothing: its policy allows only its own style sheet, by digest. So even
* a hole in the escaping could neither fetch nor execute.
*/
function page(title, body) {
	const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`;
	return h`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<main>
${body}</main>
</body>
</html>
`.text;
}

// src/report/html/provenance.ts
/** The profile and what it was made from. */
function provenanceSection({ sources, profile }, level) {
	const shown = (sources ?? []).slice(0, level.sources);
	if (profile === void 0 && shown.length === 0) return void 0;
	const missing = (sources?.length ?? 0) - shown.length;
	return h`<section aria-labelledby="provenance">
<h2 id="provenance">${sources === void 0 ? "The profile" : "Where the profile comes from"}</h2>
${shown.length > 0 && sourceTable(shown)}
${missing > 0 && h`<p class="note">${count(missing, "more source")} in the result document.</p>`}
${profile && profileList(profile)}
</section>
`;
}
function sourceTable(sources) {
	return h`<table class="rows" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Source</th><th role="columnheader" scope="col">Kind</th><th role="columnheader" scope="col" class="n">Profiles collected</th><th role="columnheader" scope="col" class="n">Findings</th></tr></thead>
<tbody role="rowgroup">
${sources.map(sourceRow)}</tbody>
</table>
`;
}
function sourceRow({ source, kind, collected, findings }) {
	return h`<tr role="row"><th role="rowheader" scope="row"><code>${shorten(source, 240)}</code></th><td role="cell" data-label="kind">${shorten(kind, 40)}</td><td role="cell" class="n" data-label="profiles collected">${fixed(collected, 0)}</td><td role="cell" class="n" data-label="findings">${countBySeverity(findings)}</td></tr>
`;
}
function profileList(profile) {
	const { samples, cpuSeconds, edges, inputs, buildIds, from, to, ownShare, sha256 } = profile;
	const ofBuilds = buildIds === void 0 ? "" : ` of ${count(buildIds, "build")} of the program`;
	const facts = [
		["Profile", h`<code>${shorten(placeOf(profile), 240)}</code>`],
		["Samples", `${count(samples, "sample")} in ${seconds(cpuSeconds)} of CPU time`],
		["What the compiler sees", count(edges, "call edge")],
		["Merged from", inputs === void 0 ? void 0 : `${count(inputs, "profile")}${ofBuilds}`],
		["Collected", from === void 0 ? void 0 : `${time(from)}${to === void 0 ? "" : ` to ${time(to)}`}`],
		["Samples with a function of this module", ownShare === void 0 ? void 0 : share(ownShare)],
		["Size", bytes(profile.bytes)],
		["SHA-256", h`<code>${shorten(sha256, 80)}</code>`]
	];
	return h`<dl>
${facts.filter(([, value]) => value !== void 0).map(([name, value]) => h`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>
`;
}

// src/report/html/reproduce.ts
/** The commands that repeat this, and what follows from the profile. */
function reproduceSection(report) {
	const commands = reproduceCommands(report);
	if (commands.length === 0) return void 0;
	const points = [...whatMergingDoes(report), ...howToOptOut(report)];
	return h`<section aria-labelledby="reproduce">
<h2 id="reproduce">How to reproduce this</h2>
<p>On a checkout with this profile, with Go installed:</p>
<pre><code>${new Markup(commands.map(html).join("\n"))}</code></pre>
${report.decision?.kind === "update" && h`<h3>Before you merge</h3><ul class="plain-list">${points.map((point) => h`<li>${prose(point)}</li>`)}</ul>`}
</section>
`;
}
/** Where it was published, and what made this page. */
function footer({ subject, publication }) {
	const url = publication?.url;
	const link = url !== void 0 && /^https?:\/\/[^\s]+$/.test(url) && h`<p>Published: <a href="${url}">${url}</a></p>`;
	return h`<footer>${link}${publication?.reason !== void 0 && h`<p>${prose(publication.reason)}</p>`}<p>${subject ? `Go PGO Action ${subject.actionVersion}` : "Go PGO Action"}. An interval holds the true change in 95 of 100 runs; overlap is the part of the edge weight that two profiles share; an edge is a call from one function to another, at one line.</p></footer>
`;
}

// src/report/html.ts
const MOST_BYTES = 2e5;
/** `report.html`: one file of less than 200 KB that loads nothing and runs nothing. */
function renderHtml(report) {
	const { title, figure } = headline(report);
	const about = report.subject === void 0 ? "Go PGO report" : report.subject.package;
	const name = `${figure === void 0 ? title : `${title} ${figure}`} · ${about}`;
	const render = (level) => page(name, sections(report, level));
	const fits = (text) => Buffer.byteLength(text) < MOST_BYTES;
	return firstThatFits(PAGE_LEVELS, render, fits) ?? page(name, [leadSection(report)]);
}
function sections(report, level) {
	const findingsFirst = report.error !== void 0 || report.command === "check";
	return [
		leadSection(report),
		findingsFirst ? findingsSection(report, level) : void 0,
		measurementsSection(report, level),
		decisionSection(report),
		movedSection(report, level),
		buildSection(report),
		provenanceSection(report, level),
		findingsFirst ? void 0 : findingsSection(report, level),
		reproduceSection(report),
		footer(report)
	];
}

export { renderHtml };