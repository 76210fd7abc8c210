import { i as firstThatFits, t as placeOf } from "./public-view.js";
import { $t as points, B as positionOn, Bt as isSignificant, Cn as groupFindings, G as differenceInWords, Gt as measuredDifference, H as EQUIVALENCE, Ht as rowTitle, J as orderedGates, Jt as bytesDifference, K as haveWeights, Kt as quantityOf, L as axisFor, Lt as commonUnit, Q as releaseInWords, Qt as plusMinus, R as equivalenceOf, Rt as decisiveRows, Sn as countBySeverity, U as NOTHING_TELLING, Ut as verdictInWords, V as tickLabel, Vt as overallQuantity, W as compilerInWords, Wt as measured, X as productionQuantity, Xt as change, Y as potentialInWords, Z as productionRow, Zt as changeWithInterval, _ as overallChange, _n as count, an as shortSha, b as sides, c as targetRows, d as headline, et as tellingFunctions, f as bandInWords, gn as visible, ln as html, m as decisionText, mn as shorten, nn as seconds, on as time, p as chanceInWords, pn as shellWord, qt as bytes, rn as secondsDifference, sn as codeAndProse, u as comparisonHeadline, v as overlapOf, vn as fixed, wn as placesBeside, xn as allFindings, y as overlapText, yn as share, z as intervalRows, zt as informativeRows } from "./start.js";
import { _ as platformRows, a as targetGroups, c as inputsInWords, d as loadInWords, f as loadRows, g as binariesInWords, h as historyRows, l as samplesInWords, o as targetsHeadline, s as collectedInWords, t as allNames } from "./targets-headline.js";
import { t as cameOutWider } from "./precision.js";
import { n as reproduceCommands, r as whatMergingDoes, t as howToOptOut } from "./reproduce.js";
import { gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { basename } from "node:path";

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
const LONGEST_NAME$1 = 240;
/**
* A Go name, or a call edge of two: the import path stands back behind what tells one function from another, and
* long names may break after a slash.
*/
function goName(name) {
	const [first, ...others] = shorten(name, LONGEST_NAME$1).split(" → ").map(oneName);
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

// src/report/html/table.ts
/**
* A table whose first column names its rows. On narrow screens its cells flow, so every role is said: taken out of
* the layout of tables, they would lose it.
*/
function table(columns, rows, caption) {
	return h`<table class="rows" role="table">
${caption !== void 0 && h`<caption class="hidden">${caption}</caption>`}<thead role="rowgroup"><tr role="row">${columns.map(headCell$1)}</tr></thead>
<tbody role="rowgroup">
${rows.map((cells) => tableRow(columns, cells))}</tbody>
</table>
`;
}
function headCell$1(column) {
	const classes = classesOf(column);
	return h`<th role="columnheader" scope="col"${classes}>${column.title}</th>`;
}
function tableRow(columns, cells) {
	const [first, ...others] = cells;
	const set = others.map((cell, i) => {
		const column = columns[i + 1];
		const label = column?.label !== void 0 && h` data-label="${column.label}"`;
		return h`<td role="cell"${column && classesOf(column)}${label}>${cell}</td>`;
	});
	return h`<tr role="row"><th role="rowheader" scope="row">${first}</th>${set}</tr>
`;
}
function classesOf({ number, class: name }) {
	const classes = [number && "n", name].filter(Boolean).join(" ");
	return classes === "" ? void 0 : h` class="${classes}"`;
}

// src/report/html/binaries.ts
/** What `build` has built, one row for each platform. */
function binariesSection(report) {
	const sentence = binariesInWords(report);
	if (sentence === void 0) return void 0;
	const rows = platformRows(report).map(({ platform, cgo, pgo, baseline }) => [
		h`${platform}${pgo && h`<span class="small"><code>${shorten(basename(pgo.path), 80)}</code></span>`}`,
		cgo ? "yes" : "no",
		pgo && h`<code>${shortSha(pgo.sha256)}</code>`,
		pgo && bytes(pgo.bytes),
		baseline && bytes(baseline.bytes),
		pgo && baseline && bytesDifference(baseline.bytes, pgo.bytes)
	]);
	return h`<section aria-labelledby="binaries">
<h2 id="binaries">Binaries</h2>
${table([
		{ title: "Platform" },
		{
			title: "cgo",
			label: "cgo"
		},
		{
			title: "SHA-256 with PGO",
			label: "SHA-256 with PGO"
		},
		{
			title: "Size with PGO",
			label: "with PGO",
			number: true
		},
		{
			title: "Without",
			label: "without PGO",
			number: true
		},
		{
			title: "Difference",
			label: "difference",
			number: true
		}
	], rows)}<p class="note">${sentence}</p>
</section>
`;
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

// src/report/html/compiler.ts
/** What the compiler did differently because of the profile. */
function compilerSection(report, level) {
	const { compiler } = report;
	if (compiler === void 0) return void 0;
	const { inlining, devirtualization, frames, hazards } = compiler;
	return h`<section aria-labelledby="compiler">
<h2 id="compiler">What the compiler did</h2>
${compilerInWords(compiler).map((sentence) => h`<p class="decided">${prose(sentence)}</p>`)}
${hazards.length > 0 && h`<ul class="findings">${hazards.slice(0, level.findings).map(hazardItem)}</ul>`}
${sums(report, compiler)}${sites(haveWeights(inlining.hottest) ? "Hottest call sites inlined" : "Call sites inlined", inlining.hottest, level)}${sites("Hottest calls devirtualized", devirtualization?.hottest ?? [], level)}${largestFrames(frames.largest, level)}</section>
`;
}
function hazardItem({ title, message, fix, url }) {
	const link = /^https:\/\/[^\s]+$/.test(url) && h` <a href="${url}">${shorten(url.replace(/^https:\/\//, ""), 80)}</a>`;
	return h`<li class="unsure"><p><span class="severity">Known hazard</span>: ${prose(title)}</p><p>${prose(message)}${link}</p><p class="fix">${prose(fix)}</p></li>
`;
}
function sums(report, { frames, size, buildTimes }) {
	const names = sides(report);
	const [before, after] = [shorten(names.baseline, 60), shorten(names.candidate, 60)];
	const sizes = (what, from, to) => from === void 0 || to === void 0 ? [] : [[
		what,
		bytes(from),
		bytes(to),
		bytesDifference(from, to)
	]];
	const times = (what, from, to) => from === void 0 || to === void 0 ? [] : [[
		what,
		seconds(from),
		seconds(to),
		secondsDifference(from, to)
	]];
	const { baseline, candidate } = buildTimes ?? {
		baseline: {},
		candidate: {}
	};
	const detail = `${fixed(frames.grown, 0)} of ${count(frames.functions, "function")} grew, ${fixed(frames.shrunk, 0)} shrank`;
	return table([
		{ title: "Quantity" },
		{
			title: before,
			label: before,
			number: true
		},
		{
			title: after,
			label: after,
			number: true
		},
		{
			title: "Difference",
			label: "difference",
			number: true
		}
	], [
		...sizes("Size of the binary", size.baseline, size.candidate),
		...sizes("Machine code", size.baselineText, size.candidateText),
		...sizes(h`Stack frames, summed up<span class="small">${detail}</span>`, frames.baselineBytes, frames.candidateBytes),
		...sizes(h`Frames of an average stack<span class="small">over the samples of the profile</span>`, frames.onStacks?.baseline, frames.onStacks?.candidate),
		...times(h`Build, cold<span class="small">with an empty build cache</span>`, baseline.cold, candidate.cold),
		...times(h`Build, warm<span class="small">all packages in the cache</span>`, baseline.warm, candidate.warm)
	]);
}
function sites(title, all, level) {
	const shown = all.slice(0, level.moved);
	if (shown.length === 0) return void 0;
	return h`<h3>${title}</h3>${table([
		{ title: "Caller → callee" },
		{
			title: "Where",
			label: "at"
		},
		{
			title: "Share of the edge weight",
			label: "edge weight",
			number: true
		}
	], shown.map(({ caller, callee, position, weight }) => [
		h`${goName(caller)} <span class="to">→</span> ${goName(callee)}`,
		h`<code class="small">${shorten(position, 160)}</code>`,
		weight === void 0 ? "" : share(weight)
	]))}`;
}
function largestFrames(all, level) {
	const shown = all.slice(0, level.moved);
	if (shown.length === 0) return void 0;
	return h`<h3>Stack frames that grew most</h3>${table([
		{ title: "Function" },
		{
			title: "Before",
			label: "before",
			number: true
		},
		{
			title: "After",
			label: "after",
			number: true
		},
		{
			title: "Difference",
			label: "difference",
			number: true
		},
		{
			title: "Share of the profile",
			label: "of the profile",
			number: true
		}
	], shown.map(({ function: name, baseline, candidate, weight }) => [
		goName(name),
		bytes(baseline),
		bytes(candidate),
		bytesDifference(baseline, candidate),
		weight === void 0 ? "" : share(weight)
	]))}<p class="note">Every goroutine that is in such a function keeps a stack that is larger by this much.</p>`;
}

// src/report/html/contents.ts
const FEW = 6;
/** Links to the sections of a page that has many. */
function contents(sections) {
	const headings = sections.flatMap((section) => {
		const [, id, title] = /<h2 id="([a-z]+)">([^<]+)/.exec(section?.text ?? "") ?? [];
		return id === void 0 || title === void 0 ? [] : [{
			id,
			title: new Markup(title)
		}];
	});
	if (headings.length < FEW) return void 0;
	return h`<nav aria-label="Contents"><ul>${headings.map(({ id, title }) => h`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
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
/** 0 to 100 % of the weight: what both profiles share, and the zone that two of one workload would reach. */
function meter(decision) {
	const shown = overlapOf(decision);
	if (shown === void 0) return void 0;
	const { overlap, noise } = shown;
	const zone = h`<rect class="noise" x="${percent(noise)}" y="0" width="${percent(1 - noise)}" height="100%"/>`;
	return h`<svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="100%"/>${zone}<rect class="bar" y="35%" width="${percent(overlap)}" height="30%"/><line class="edge" x1="${percent(overlap)}" x2="${percent(overlap)}" y1="0" y2="100%"/></svg>
<ul class="key">
<li><svg aria-hidden="true"><rect class="bar" y="25%" width="100%" height="50%"/></svg>Overlap <strong>${share(overlap)}</strong></li>
<li><svg aria-hidden="true"><rect class="noise" width="100%" height="100%"/></svg>Explained by sampling noise: <strong>${share(noise)}</strong> and more</li>
</ul>`;
}

// src/report/html/differences.ts
/** Where the time and the memory went on either side: flame graphs, then the functions that differ most. */
function differencesSection(report, level, flameGraphs) {
	const { differences = [] } = report;
	if (differences.length === 0 && flameGraphs === void 0) return void 0;
	const names = sides(report);
	return h`<section aria-labelledby="profiles">
<h2 id="profiles">Where the time went</h2>
${flameGraphs}
${differences.map((one) => differencePart(one, names, level))}</section>
`;
}
function differencePart(difference, names, level) {
	const { files, samples } = difference;
	const command = files && `go tool pprof -diff_base ${shellWord(visible(files.baseline))} ${shellWord(visible(files.candidate))}`;
	const taken = samples && `From ${count(samples.baseline, "sample")} ${names.baseline} and ${fixed(samples.candidate, 0)} ${names.candidate}. `;
	const telling = tellingFunctions(difference, "flat");
	const cumulative = tellingFunctions(difference, "cumulative");
	const rest = difference.flat.filter((one) => !telling.includes(one));
	return h`<h3>${shorten(differenceInWords(difference), 400)}</h3>
${telling.length === 0 ? h`<p class="note">${NOTHING_TELLING}</p>` : functionTable("By itself, largest difference first", "flat", telling, difference, names, level)}${cumulative.length > 0 && h`<details><summary>With all that they call</summary>${functionTable("With callees, largest difference first", "cumulative", cumulative, difference, names, level)}</details>`}${rest.length > 0 && h`<details><summary>${count(rest.length, "function")} whose difference is small, or no more than chance makes</summary>${functionTable("By itself, largest difference first", "flat", rest, difference, names, level)}</details>`}${(taken ?? command) !== void 0 && h`<p class="note">${taken && shorten(taken, 300)}${command !== void 0 && h`The same from the profiles beside this page: <code>${command}</code>`}</p>`}
`;
}
function functionTable(title, which, all, difference, names, level) {
	const shown = all.slice(0, level.functions);
	const { unit } = difference;
	const largest = difference[which].map((one) => one.candidate[which] - one.baseline[which]).reduce((most, delta) => Math.max(most, Math.abs(delta)), Number.MIN_VALUE);
	const [before, after] = [shorten(names.baseline, 60), shorten(names.candidate, 60)];
	const missing = all.length - shown.length;
	return h`${table([
		{ title },
		{
			title: h`<span class="hidden">Bars</span>`,
			class: "bars"
		},
		{
			title: before,
			label: before,
			number: true
		},
		{
			title: after,
			label: after,
			number: true
		},
		{
			title: "Difference",
			label: "difference",
			number: true
		}
	], shown.map((one) => [
		functionCell(one, unit, level),
		deltaBar(one.candidate[which] - one.baseline[which], largest),
		measured(one.baseline[which], unit),
		measured(one.candidate[which], unit),
		h`${measuredDifference(one.baseline[which], one.candidate[which], unit)}${one.chance && h`<span class="small">±${measured(one.chance[which], unit)} by chance</span>`}`
	]))}${missing > 0 && h`<p class="note">${count(missing, "more function")} in the result document.</p>`}`;
}
/** Less to the left, more to the right of the middle. */
function deltaBar(delta, largest) {
	const width = Math.abs(delta) / largest / 2;
	const from = delta < 0 ? .5 - width : .5;
	return h`<svg aria-hidden="true"><rect class="${delta < 0 ? "less" : "more"}" x="${percent(from)}" y="15%" width="${percent(width)}" height="70%"/><line class="zero" x1="50%" x2="50%" y1="0" y2="100%"/></svg>`;
}
function functionCell({ name, callers }, unit, level) {
	const shown = callers.slice(0, level.callers);
	if (shown.length === 0) return goName(name);
	return h`<details class="callers"><summary>${goName(name)}</summary><ul>${shown.map((caller) => h`<li>${goName(caller.name)}<span class="small">${measured(caller.baseline, unit)} → ${measured(caller.candidate, unit)}, ${measuredDifference(caller.baseline, caller.candidate, unit)}</span></li>`)}</ul></details>`;
}

// src/report/html/findings.ts
const TONES$2 = {
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
function findingItem(group) {
	const { severity, message, fix, count: times } = group;
	const places = placesBeside(group);
	const rest = places.length > PLACES ? ` and ${places.length - PLACES} more` : "";
	const where = places.slice(0, PLACES).map((place, i) => h`${i > 0 ? ", " : ""}<code>${shorten(place, 240)}</code>`);
	return h`<li class="${TONES$2[severity]}"><p><span class="severity">${severity}</span>${times > 1 && ` (${times} times)`}: ${prose(message)}</p>${where.length > 0 && h`<p class="small">${where}${rest}</p>`}${fix !== void 0 && h`<p class="fix">${prose(fix)}</p>`}</li>
`;
}

// src/report/html/flame-graph/preorder.ts
/** Stands for all callees of a frame that are too small to be kept, and for what these call. */
const OTHERS = -1;
/** A flame graph made ready to be put into order, as often as it takes. */
var FlameTree = class {
	#graph;
	#before;
	#after;
	#callees;
	/** Where the callees of a node begin; those of the next one end them. */
	#starts;
	constructor(graph) {
		this.#graph = graph;
		this.#before = Float64Array.from(graph.baseline, amount);
		this.#after = Float64Array.from(graph.candidate, amount);
		[this.#starts, this.#callees] = calleesOf(graph.parents);
	}
	/** How many frames took `least` or more on one of the sides. */
	count(least) {
		let number = 0;
		for (let node = 0; node < this.#before.length; node++) if (this.#larger(node) >= least) number++;
		return number;
	}
	/** Without the frames that took less than `least` on both sides; what these took is in `OTHERS`. */
	preorder(least) {
		const tree = {
			functions: [],
			depths: [],
			baseline: [],
			candidate: []
		};
		let merged = 0;
		const put = (what, depth, before, after) => {
			tree.functions.push(what);
			tree.depths.push(depth);
			tree.baseline.push(Math.max(0, before));
			tree.candidate.push(Math.max(0, after));
		};
		const visits = [{
			node: 0,
			depth: 0,
			before: 0,
			after: 0
		}];
		for (let visit = visits.pop(); visit !== void 0; visit = visits.pop()) {
			const { node, depth } = visit;
			if (node === -1) {
				put(-1, depth, visit.before, visit.after);
				continue;
			}
			const own = {
				before: this.#before[node] ?? 0,
				after: this.#after[node] ?? 0
			};
			const others = {
				before: 0,
				after: 0,
				number: 0
			};
			const kept = [];
			const end = this.#starts[node + 1] ?? 0;
			for (let i = this.#starts[node] ?? 0; i < end; i++) {
				const callee = this.#callees[i] ?? 0;
				const larger = this.#larger(callee);
				if (larger === 0) continue;
				const [before, after] = [this.#before[callee] ?? 0, this.#after[callee] ?? 0];
				own.before -= before;
				own.after -= after;
				if (larger >= least) {
					kept.push(callee);
					continue;
				}
				others.before += before;
				others.after += after;
				others.number++;
			}
			put(this.#graph.functions[node] ?? 0, depth, own.before, own.after);
			merged += others.number;
			if (others.number > 0) visits.push({
				...others,
				node: -1,
				depth: depth + 1
			});
			kept.sort((a, b) => this.#larger(a) - this.#larger(b) || b - a);
			for (const callee of kept) visits.push({
				node: callee,
				depth: depth + 1,
				before: 0,
				after: 0
			});
		}
		return {
			...tree,
			merged
		};
	}
	#larger(node) {
		return Math.max(this.#before[node] ?? 0, this.#after[node] ?? 0);
	}
};
function amount(value) {
	return Number.isFinite(value) ? Math.max(0, value) : 0;
}
/** Where the callees of each node begin among all of them, and those; the root is nobody's. */
function calleesOf(parents) {
	const starts = new Uint32Array(parents.length + 1);
	for (let node = 1; node < parents.length; node++) {
		const after = (parents[node] ?? 0) + 1;
		starts[after] = (starts[after] ?? 0) + 1;
	}
	for (let node = 0; node < parents.length; node++) starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
	const next = starts.slice();
	const callees = new Uint32Array(Math.max(0, parents.length - 1));
	for (let node = 1; node < parents.length; node++) {
		const parent = parents[node] ?? 0;
		const place = next[parent] ?? 0;
		callees[place] = node;
		next[parent] = place + 1;
	}
	return [starts, callees];
}

// src/report/html/flame-graph/encode.ts
/** Least share of the larger side that a frame must have taken: the more of them there are, the more it takes. */
const LEAST_SHARES = [
	0,
	1e-6,
	3e-6,
	1e-5,
	3e-5,
	1e-4,
	3e-4,
	.001,
	.003,
	.01
];
/** Characters that a frame takes at the very least; most take two to four. */
const LEAST_PER_FRAME = 1;
const LONGEST_NAME = 240;
/** Steps from nothing to all, where the values are no multiples of one number. */
const FINEST = 2 ** 24;
/**
* A flame graph as text of at most `most` characters: base64 of gzip of a header in JSON and four columns of
* varints. Frames that are too small to be seen are merged until it fits; undefined when it never does.
*/
function encodeFlameGraph(graph, about, most) {
	const whole = Math.max(graph.baseline[0] ?? 0, graph.candidate[0] ?? 0);
	const tree = new FlameTree(graph);
	let perFrame = LEAST_PER_FRAME;
	let tried = 0;
	for (const least of LEAST_SHARES) {
		const frames = tree.count(least * whole);
		if (frames === tried || frames * perFrame > most) continue;
		const text = gzipSync(pack(graph, about, tree.preorder(least * whole), least)).toString("base64");
		if (text.length <= most) return text;
		tried = frames;
		perFrame = text.length / frames / 2;
	}
}
function pack(graph, about, tree, below) {
	const { kind, workload, unit } = graph;
	const { names, indexes } = namesByUse(graph, tree.functions);
	const [baselineStep, candidateStep] = [stepOf(tree.baseline), stepOf(tree.candidate)];
	const header = {
		kind,
		workload: shown(workload),
		unit: shown(unit),
		names,
		module: shown(about.module),
		baseline: shown(about.baseline),
		candidate: shown(about.candidate),
		nodes: tree.functions.length,
		baselineStep,
		candidateStep,
		...tree.merged > 0 && { merged: {
			frames: tree.merged,
			below
		} }
	};
	const json = Buffer.from(JSON.stringify(header));
	const length = Buffer.alloc(4);
	length.writeUInt32LE(json.length);
	const ups = tree.depths.map((depth, i) => i === 0 ? 0 : (tree.depths[i - 1] ?? 0) + 1 - depth);
	return Buffer.concat([
		length,
		json,
		varints(tree.functions.map((one) => indexes.get(one) ?? 0)),
		varints(ups),
		varints(tree.baseline.map((value) => Math.round(value / baselineStep))),
		varints(tree.candidate.map((value) => Math.round(value / candidateStep)))
	]);
}
function shown(text) {
	return shorten(visible(shorten(text, LONGEST_NAME)), LONGEST_NAME);
}
/** Only the names that are used; those used most get the shortest numbers. `OTHERS` comes first. */
function namesByUse(graph, functions) {
	const uses = /* @__PURE__ */ new Map([[-1, Number.POSITIVE_INFINITY]]);
	for (const one of functions) uses.set(one, (uses.get(one) ?? 0) + 1);
	const sorted = [...uses].sort(([a, many], [b, more]) => more === many ? a - b : more - many);
	return {
		names: sorted.map(([one]) => one === -1 ? "(others)" : shown(graph.names[one] ?? "")),
		indexes: new Map(sorted.map(([one], i) => [one, i]))
	};
}
/**
* What one step stands for. The samples of a profile are all multiples of one period, so small whole numbers hold
* them exactly; other values are rounded.
*/
function stepOf(values) {
	const whole = values.reduce((sum, value) => sum + value, 0);
	if (whole <= 0) return 1;
	const finest = whole / FINEST;
	let step = 0;
	for (const value of values) {
		step = commonDivisor(step, value, finest / 16);
		if (step > 0 && step < finest) return finest;
	}
	return step;
}
/** The greatest number that divides both but for less than `noise`; by Euclid, with the nearest remainder. */
function commonDivisor(a, b, noise) {
	let [divisor, rest] = [a, b];
	while (rest > noise) [divisor, rest] = [rest, Math.abs(divisor - Math.round(divisor / rest) * rest)];
	return divisor;
}
/** Base-128 numbers, least significant group first, as protobuf writes them. */
function varints(values) {
	const bytes = Buffer.alloc(values.length * 5);
	let length = 0;
	for (const value of values) {
		let rest = value;
		for (; rest > 127; rest = Math.floor(rest / 128)) bytes[length++] = rest % 128 + 128;
		bytes[length++] = rest;
	}
	return bytes.subarray(0, length);
}

// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/report/html/flame-graphs.ts
var _templateObject$1;
/**
* The flame graphs, packed, in at most `most` bytes together: as much of each as its share of them can hold, the
* small ones first, which leave room for the large ones. Undefined where there is none.
*/
function packedFlameGraphs(report, most) {
	const graphs = (report.flameGraphs ?? []).filter(({ baseline, candidate }) => [baseline[0], candidate[0]].some((all) => all !== void 0 && all > 0));
	if (graphs.length === 0) return void 0;
	const about = {
		...sides(report),
		module: report.subject?.module ?? ""
	};
	let left = most;
	const packed = [];
	const bySize = [...graphs.entries()].sort(([, a], [, b]) => a.functions.length - b.functions.length);
	bySize.forEach(([index, graph], i) => {
		const text = encodeFlameGraph(graph, about, Math.floor(left / (bySize.length - i)));
		if (text === void 0) return;
		packed[index] = text;
		left -= text.length;
	});
	const missing = graphs.filter((_, i) => packed[i] === void 0).length;
	return h`<div class="flame"><p class="flame-off">The flame graphs are drawn by the page’s own script, which this viewer does not run. The tables below say the same.</p>
${graphs.map((graph, i) => dataBlock(graph, packed[i]))}</div>
${missing > 0 && h`<p class="note">${count(missing, "flame graph")} would not fit; the profiles are beside this page.</p>`}`;
}
const KINDS = {
	cpu: "CPU time",
	alloc: "Allocated memory"
};
const WORKLOADS = {
	load: "under load",
	benchmarks: "in the benchmarks",
	profiles: "in the two profiles"
};
/** Base64 in an element that no browser runs. */
function dataBlock({ kind, workload }, packed) {
	if (packed === void 0) return void 0;
	const where = Object.hasOwn(WORKLOADS, workload) ? WORKLOADS[workload] : shorten(workload, 60);
	const label = `${KINDS[kind]}, ${where}`;
	return h(_templateObject$1 || (_templateObject$1 = _taggedTemplateLiteral([
		"<script type=\"application/gzip\" data-label=\"",
		"\">",
		"<\/script>\n"
	])), label, new Markup(packed));
}

// src/report/html/gates.ts
const TONES$1 = {
	failed: "failed",
	"not proven": "unsure",
	"not measured": "same",
	passed: "better"
};
/** What `fail-on` asked for and what became of it, what turned the job red first. */
function gatesSection({ gates = [] }) {
	if (gates.length === 0) return void 0;
	return h`<section aria-labelledby="gates">
<h2 id="gates">Gates</h2>
<ul class="findings">
${orderedGates(gates).map(gateItem)}</ul>
<p class="note">The conditions of <code>fail-on</code>. Only what is proven to be beyond its limit fails the job.</p>
</section>
`;
}
function gateItem({ condition, outcome, reason }) {
	return h`<li class="${TONES$1[outcome]}"><p><span class="severity">${outcome}</span>: <code>${shorten(condition, 120)}</code></p><p>${prose(reason)}</p></li>
`;
}

// src/report/html/line-chart.ts
/**
* Lines over one axis as SVG that takes any width: places are percentages, the lines themselves lie in a nested
* drawing that is stretched while their strokes are not.
*/
function lineChart({ title, lines, ends, labelY, fromZero, dots, binary }) {
	const points = lines.flatMap(({ parts }) => parts.flat());
	if (points.length === 0) return void 0;
	const xs = points.map(({ x }) => x);
	const [first, last] = [Math.min(...xs), Math.max(...xs)];
	const ticks = niceTicks(points.flatMap(({ y, interval }) => [y, ...interval ?? []]), fromZero, binary === true);
	const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
	const atX = (x) => last > first ? (x - first) / (last - first) : .5;
	const atY = (y) => 1 - (y - low) / (high - low || 1);
	const grid = ticks.map((tick) => h`<line class="${tick === 0 ? "zero" : "grid"}" x1="0" x2="100%" y1="${percent(atY(tick))}" y2="${percent(atY(tick))}"/>`);
	const labels = ticks.map((tick) => h`<text x="-8" y="${percent(atY(tick))}" dy=".32em">${labelY(tick)}</text>`);
	const paths = lines.flatMap(({ class: name, parts }) => parts.filter((part) => part.length > 1).map((part) => h`<path class="line ${name}" d="${pathOf(part, atX, atY)}"/>`));
	const marks = dots ? lines.flatMap(({ class: name, parts }) => parts.flat().map((point) => mark(point, name, atX, atY))) : [];
	return h`<figure class="chart"><figcaption>${title}</figcaption><svg class="chart-plot" aria-hidden="true">${grid}${labels}<svg class="stretched" viewBox="0 0 1000 1000" preserveAspectRatio="none">${paths}</svg>${marks}</svg><p class="chart-ends" aria-hidden="true"><span>${ends[0]}</span><span>${ends[1]}</span></p></figure>
`;
}
function pathOf(points, atX, atY) {
	const place = (fraction) => Number((fraction * 1e3).toFixed(1));
	return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${place(atX(x))} ${place(atY(y))}`).join("");
}
function mark({ x, y, interval }, name, atX, atY) {
	const at = percent(atX(x));
	const whisker = interval && h`<line class="line thin ${name}" x1="${at}" x2="${at}" y1="${percent(atY(interval[0]))}" y2="${percent(atY(interval[1]))}"/>`;
	return h`${whisker}<circle class="dot ${name}" cx="${at}" cy="${percent(atY(y))}" r="3.5"/>`;
}
/** Three to six round values around all of `values`. */
function niceTicks(values, fromZero, binary) {
	const finite = values.filter(Number.isFinite);
	const low = Math.min(...finite, ...fromZero ? [0] : []);
	const high = Math.max(...finite, ...fromZero ? [0] : []);
	const range = high - low || Math.abs(high) || 1;
	const step = binary ? 2 ** Math.ceil(Math.log2(range / 4)) : niceStep(range / 4);
	const first = Math.floor(low / step + 1e-9);
	const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
	return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
function niceStep(least) {
	const magnitude = 10 ** Math.floor(Math.log10(least));
	return ([
		1,
		2,
		2.5,
		5
	].find((factor) => factor * magnitude >= least) ?? 10) * magnitude;
}

// src/report/html/history.ts
/** Gain, CPU time, memory and size over the runs that were kept, a row of charts for each target. */
function historySection({ history }, level) {
	const targets = (history?.targets ?? []).filter(({ points }) => points.length > 0);
	if (targets.length === 0) return void 0;
	const shown = targets.slice(0, level.targets);
	const missing = targets.length - shown.length;
	return h`<section aria-labelledby="history">
<h2 id="history">Over time</h2>
${shown.map((target) => targetCharts(target, level))}<p class="note">A whisker is the 95&nbsp;% interval of the gain. CPU times are joined only where the same benchmarks and loads were measured.${missing > 0 && ` ${count(missing, "more target")} in the result document.`}</p>
</section>
`;
}
function targetCharts(history, level) {
	const { target } = history;
	const points = history.points.slice(-200);
	const ends = [day(points[0]), day(points.at(-1))];
	const chart = (title, value, labelY, options) => lineChart({
		title,
		ends,
		labelY,
		fromZero: options.fromZero === true,
		binary: options.binary === true,
		dots: true,
		lines: [{
			class: "is",
			parts: partsOf(points, value, options.rows === true, options.intervals === true)
		}]
	});
	const decimals = (value) => Math.abs(value) < .01 && value !== 0 ? 1 : 0;
	return h`<h3><code>${shorten(target, 200)}</code></h3>
<div class="charts four">
${chart("Change by PGO", ({ gain }) => gain, (value) => change(value, decimals(value)), {
		fromZero: true,
		intervals: true
	})}${chart("CPU time per operation", ({ cpuPerOp }) => cpuPerOp, (value) => measured(value, "cpu-sec"), { rows: true })}${chart("Peak memory", ({ memory }) => memory, bytes, { binary: true })}${chart("Size of the binary", ({ size }) => size, bytes, { binary: true })}</div>
${pointsTable(history, level)}`;
}
/** Where a value is missing the line goes on; where the rows differ it breaks. */
function partsOf(points, value, byRows, intervals) {
	const parts = [];
	let rows;
	for (const point of points) {
		const y = value(point);
		const x = Date.parse(point.time);
		if (y === void 0 || !Number.isFinite(y) || !Number.isFinite(x)) continue;
		const last = parts.length > 0 && (!byRows || point.rows !== void 0 && point.rows === rows) ? parts.at(-1) : void 0;
		const placed = {
			x,
			y,
			...intervals && point.interval && { interval: point.interval }
		};
		if (last === void 0) parts.push([placed]);
		else last.push(placed);
		rows = point.rows;
	}
	return parts;
}
function day(point) {
	return point === void 0 ? "" : shorten(time(point.time), 40).slice(0, 10);
}
function pointsTable(history, level) {
	const rows = historyRows(history, level.measurements);
	return h`<details><summary>${count(history.points.length, "run")} as a table</summary>${table([
		{ title: "When" },
		{
			title: "Revision",
			label: "revision"
		},
		{
			title: "Verdict",
			label: "verdict"
		},
		{
			title: "Change",
			label: "change",
			number: true
		},
		{
			title: h`95&nbsp;% interval`,
			label: "95 % interval",
			number: true
		},
		{
			title: "CPU time",
			label: "CPU time",
			number: true
		},
		{
			title: "Memory",
			label: "memory",
			number: true
		},
		{
			title: "Size",
			label: "size",
			number: true
		}
	], rows.map(({ when, revision, verdict, gain, interval, cpuPerOp, memory, size }) => [
		shorten(when, 40),
		revision === "" ? "" : h`<code>${shorten(revision, 40)}</code>`,
		shorten(verdict, 40),
		gain,
		interval,
		cpuPerOp,
		memory,
		size
	]))}</details>
`;
}

// src/report/html/lead.ts
/** The verdict, as large as it deserves, and why. */
function leadSection(report) {
	const first = headline(report);
	const { subject, error, comparison, target } = report;
	const late = error && comparison && comparisonHeadline(report, comparison);
	return h`<header class="${first.tone}">
<p class="eyebrow">Go PGO report${target !== void 0 && h` · ${target}`}${subject && h` · <code>${subject.package}</code> · ${subject.goVersion}`}</p>
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
/** Without its flame graphs the page stays small whatever it is given: first everything that anybody reads, then less. */
const PAGE_LEVELS = [
	{
		measurements: 100,
		moved: 20,
		findings: 50,
		sources: 100,
		functions: 30,
		callers: 5,
		targets: 20
	},
	{
		measurements: 40,
		moved: 10,
		findings: 20,
		sources: 30,
		functions: 20,
		callers: 3,
		targets: 8
	},
	{
		measurements: 10,
		moved: 5,
		findings: 5,
		sources: 5,
		functions: 8,
		callers: 1,
		targets: 3
	},
	{
		measurements: 3,
		moved: 3,
		findings: 0,
		sources: 0,
		functions: 3,
		callers: 0,
		targets: 1
	}
];

// src/report/html/load.ts
/** Both servers under the same load: what they took, and what they did meanwhile. */
function loadSection(report) {
	const { load } = report;
	const rows = loadRows(report);
	if (load === void 0 || rows.length === 0) return void 0;
	const names = sides(report);
	const [before, after] = [shorten(names.baseline, 60), shorten(names.candidate, 60)];
	return h`<section aria-labelledby="load">
<h2 id="load">Under load</h2>
<p class="decided">${loadInWords(load)}</p>
${table([
		{ title: "Quantity" },
		{
			title: before,
			label: before,
			number: true
		},
		{
			title: after,
			label: after,
			number: true
		},
		{
			title: "Change",
			label: "change",
			number: true
		},
		{
			title: h`95&nbsp;% interval`,
			label: "95 % interval",
			number: true
		}
	], rows.map(({ quantity, baseline, candidate, change, interval, verdict }) => [
		capital(quantity),
		baseline,
		candidate,
		h`${change}${verdict !== void 0 && h`<span class="small">${verdict}</span>`}`,
		interval ?? ""
	]))}${timelines(load, names)}
</section>
`;
}
/** CPUs and memory of both servers over one run each. */
function timelines({ baseline, candidate }, names) {
	if (baseline.timeline.length < 2 && candidate.timeline.length < 2) return void 0;
	const last = Math.max(...[baseline, candidate].map(({ timeline }) => timeline.at(-1)?.seconds ?? 0));
	const ends = ["0 s", `${fixed(last, last < 20 ? 1 : 0)} s`];
	const lines = (value) => [line("was", baseline, value), line("is", candidate, value)];
	const common = {
		ends,
		fromZero: true,
		dots: false
	};
	return h`<h3>The servers during one run each</h3>
<ul class="key"><li><i class="swatch was" aria-hidden="true"></i>${shorten(names.baseline, 60)}</li><li><i class="swatch is" aria-hidden="true"></i>${shorten(names.candidate, 60)}</li><li class="small">Seconds since the load began</li></ul>
<div class="charts">
${lineChart({
		...common,
		title: "CPUs in use",
		lines: lines(({ cpus }) => cpus),
		labelY: (value) => fixed(value, Number.isInteger(value) ? 0 : value < 1 ? 2 : 1)
	})}${lineChart({
		...common,
		title: "Resident memory",
		lines: lines(({ memory }) => memory),
		labelY: bytes,
		binary: true
	})}</div>`;
}
function line(name, { timeline }, value) {
	return {
		class: name,
		parts: [timeline.map((moment) => ({
			x: moment.seconds,
			y: value(moment)
		}))]
	};
}
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

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
/** The row of what was not measured, among others that were. */
function drawNothing(axis) {
	return h`<svg aria-hidden="true">${background(axis)}</svg>`;
}
/** The tick labels that all rows share. */
function drawAxis(axis) {
	const labels = axis.ticks.map((tick) => h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`);
	return h`<svg aria-hidden="true">${labels}</svg>`;
}
function background(axis) {
	const at = (value) => positionOn(axis, value);
	const [from, to] = [at(-axis.equivalence), at(axis.equivalence)];
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
/** Every measurement with its interval drawn: what decides, with the overall row, then the rest by unit. */
function measurementsSection(report, level) {
	const { comparison } = report;
	if (comparison === void 0 || comparison.measurements.length === 0) return void 0;
	const names = sides(report);
	const decisive = decisiveRows(comparison).slice(0, level.measurements);
	const others = informativeRows(comparison).slice(0, level.measurements);
	const missing = comparison.measurements.length - decisive.length - others.length;
	return h`<section aria-labelledby="measurements">
<h2 id="measurements">Measurements</h2>
${decisiveTable(comparison, decisive, names)}
<p class="note">${caption$1(comparison, decisive)}</p>
${others.length > 0 && h`<h3>Measured too, with no part in the verdict</h3>`}${byUnit(others).map((rows) => unitTable(comparison, rows, names))}${missing > 0 && h`<p class="note">${count(missing, "more measurement")} in the result document.</p>`}
</section>
`;
}
function decisiveTable(comparison, rows, names) {
	const overall = intervalRows(comparison, 0)[0];
	const axis = axisFor([...finite(rows), ...overall ? [overall] : []], equivalenceOf(comparison));
	const chart = overall && drawInterval(overall, axis, true);
	return h`${intervalTable("Change of each measurement with its 95 % interval", rowTitle(rows), rows, axis, names)}${overallRow(comparison, chart)}</table>`;
}
/** A group with an axis of its own, so that wide intervals of one unit do not press those of another flat. */
function unitTable(comparison, rows, names) {
	const [first] = rows;
	const better = first?.better === "higher" ? ": more is better" : "";
	const quantity = quantityOf(first?.unit);
	const title = shorten(quantity.charAt(0).toUpperCase() + quantity.slice(1), 80) + better;
	return h`${intervalTable(title, title, rows, axisFor(finite(rows), equivalenceOf(comparison)), names)}</table>
`;
}
function byUnit(rows) {
	const groups = /* @__PURE__ */ new Map();
	for (const row of rows) groups.set(row.unit, [...groups.get(row.unit) ?? [], row]);
	return [...groups.values()];
}
function finite(rows) {
	return rows.map((row) => ({
		...row,
		overall: false
	})).filter(({ change, interval }) => [change, ...interval].every(Number.isFinite));
}
/** All of a table but its end. */
function intervalTable(caption, title, rows, axis, names) {
	return h`<table class="rows intervals" role="table">
<caption class="hidden">${caption}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="group">${title}</th><th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th><th role="columnheader" scope="col" class="n change">Change</th><th role="columnheader" scope="col" class="n">95&nbsp;% interval</th><th role="columnheader" scope="col" class="n">Median<span class="small">${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}</span></th></tr></thead>
<tbody role="rowgroup">
${rows.map((row) => measurementRow(row, names, drawInterval(row, axis, false)))}</tbody>
`;
}
function measurementRow(row, names, chart) {
	const { name, unit, pairs, verdict, change, interval, baseline, candidate } = row;
	const text = changeWithInterval(change, interval, 2);
	const shown = isSignificant(verdict) ? text.change : "~";
	return h`<tr role="row" class="${TONES[verdict]}"><th role="rowheader" scope="row">${goName(name)}<span class="small">${shorten(unit, 40)}, ${count(pairs, "pair")}</span></th><td role="cell" class="plot">${chart}</td>${changeCells(verdictInWords(row), shown, text.interval)}<td role="cell" class="n" data-label="${`median, ${shorten(names.baseline, 60)} → ${shorten(names.candidate, 60)}`}">${measured(baseline, unit)} → ${measured(candidate, unit)}</td></tr>
`;
}
function changeCells(words, change, interval) {
	return h`<td role="cell" class="n change"><span class="verdict">${change}</span><span class="small">${words}</span></td><td role="cell" class="n" data-label="95 % interval">${interval}</td>`;
}
function overallRow(comparison, chart) {
	const overall = overallChange(comparison, 2);
	if (overall === void 0 || chart === void 0) return void 0;
	const { verdict } = comparison;
	const shown = isSignificant(verdict) ? overall.change : "~";
	return h`<tfoot role="rowgroup"><tr role="row" class="${TONES[verdict]}"><th role="rowheader" scope="row">Overall<span class="small">geometric mean</span></th><td role="cell" class="plot">${chart}</td>${changeCells(verdict, shown, overall.interval)}<td role="cell"></td></tr></tfoot>
`;
}
/** What ended the measuring, with a space before it. */
function endedInWords({ ended, precision, interval }) {
	const asked = precision === void 0 ? "" : ` (${plusMinus(precision)})`;
	if (ended === "precision" && precision !== void 0 && interval && cameOutWider(interval, precision)) return ` Measuring ended when the interval was expected to be as narrow as asked for${asked}; it came out wider.`;
	if (ended === "precision") return ` Measuring ended when the interval was as narrow as asked for${asked}.`;
	if (ended === void 0) return "";
	return ` Measuring ended when ${ended === "cancelled" ? "the run was cancelled" : "the budget was spent"}, before the interval was as narrow as asked for${asked}.`;
}
function caption$1(comparison, decisive) {
	const { rounds, seconds: duration } = comparison;
	const unit = commonUnit(decisive);
	const what = unit === void 0 ? "Medians" : `Medians of ${quantityOf(unit)}`;
	const ended = endedInWords(comparison);
	const band = plusMinus(equivalenceOf(comparison));
	return `${what}, from ${count(rounds, "interleaved round")} in ${seconds(duration)}; negative is less. ~ is no significant difference. ${bandInWords(band)}${chanceInWords(comparison)}${ended}`;
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

// src/report/html/script.ts
/** The script of the page. Made by `npm run generate` from browser/main.ts. */
const SCRIPT = `(function(){function e(e,t){if(!Number.isFinite(e))return\`—\`;let[n=\`0\`,r]=Math.abs(e).toFixed(t).split(\`.\`),i=n.replace(/\\B(?=(\\d{3})+$)/g,\`,\`)+(r===void 0?\`\`:\`.\${r}\`);return e<0&&/[1-9]/.test(i)?\`−\`+i:i}function t(t,n,r=\`\${n}s\`){return\`\${e(t,0)} \${t===1?n:r}\`}function n(t){return\`\${e(t*100,1)} %\`}function r(t,n){let r=e(t,n);return t>0&&/[1-9]/.test(r)?\`+\${r}\`:r}function i(e,t=2){return Number.isFinite(e)?\`\${r(e*100,t)} %\`:\`—\`}let a=[\`B\`,\`KiB\`,\`MiB\`,\`GiB\`,\`TiB\`];function o(t){if(!Number.isFinite(t))return\`—\`;let n=t,r=0;for(;Math.abs(n)>=1023.95&&r<a.length-1;)n/=1024,r++;return\`\${e(n,r===0?0:Math.abs(n)<9.995?2:1)} \${a[r]}\`}function s(e){return e.replace(/(?<![\\w/.%~-])(?:[\\w.%~-]+\\/)+/g,\`\`)}function c(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n),r}let l=[[1e9,\`G\`],[1e6,\`M\`],[1e3,\`k\`],[1,\`\`],[.001,\`m\`],[1e-6,\`µ\`],[1e-9,\`n\`]];function u(t,n){let r=Math.abs(t);if(!Number.isFinite(t))return e(t,0);if(r===0)return\`0 \${n}\`.trim();let[i,a]=l.find(([e])=>r/e>=.99995)??[1e-9,\`n\`],o=t/i;return\`\${e(o,i===1&&Number.isInteger(t)?0:Math.abs(o)<9.9995?3:Math.abs(o)<99.995?2:1)} \${a}\${n}\`.trim()}function d(t){let n=Math.abs(t);return\`\${e(t,n<9.995?2:+(n<99.95))}/s\`}let f=/^(p\\d+(?:\\.\\d+)?|min|mean|max)-sec$/;function p(e,t){let[n=\`\`,r]=t.split(\`/\`);if(r===\`s\`&&!/^[kMG]?B$/.test(n))return d(e);switch(f.test(n)?\`sec\`:n){case\`cpu-sec\`:case\`cpu-seconds\`:case\`sec\`:case\`s\`:return u(e,\`s\`);case\`cpu-ns\`:case\`ns\`:return u(e*1e-9,\`s\`);case\`B\`:case\`bytes\`:case\`peak-B\`:return o(e);default:return u(e,\`\`)}}function m(e,t,n){let r=p(t-e,n);return t>e&&/[1-9]/.test(r)?\`+\${r}\`:r}function h(e){let t=getComputedStyle(e),n=e=>t.getPropertyValue(e).trim();return{own:n(\`--flame-own\`),packages:n(\`--flame-packages\`),runtime:n(\`--flame-runtime\`),less:n(\`--less\`),more:n(\`--more\`),none:n(\`--flame-none\`),ink:n(\`--ink\`),label:n(\`--flame-ink\`),page:n(\`--page\`),font:t.fontFamily}}function g(e,t,n){let r=(e,t)=>Number.parseInt(e.slice(t,t+2),16);return\`#\${[1,3,5].map(i=>Math.round(r(e,i)+(r(t,i)-r(e,i))*n)).map(e=>e.toString(16).padStart(2,\`0\`)).join(\`\`)}\`}function _(e){let t=4+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(e.subarray(4,t))),{nodes:r,baselineStep:i,candidateStep:a}=n,o=()=>{let n=0;for(let r=1;;r*=128){let i=e[t++]??0;if(n+=i%128*r,i<128)return n}},s=e=>Float64Array.from({length:r},()=>o()*e),c=Uint32Array.from({length:r},o),l=Uint32Array.from({length:r},o),u=s(i),d=s(a),f=u.map((e,t)=>Math.max(e,d[t]??0)),p=v(l),m=y(u,p.parents),h=y(d,p.parents);return{header:n,length:r,functions:c,...p,baseline:m,candidate:h,baselineOwn:u,candidateOwn:d,larger:y(f,p.parents),greatestDifference:m.reduce((e,t,n)=>Math.max(e,Math.abs((h[n]??0)-t)),0)}}function v(e){let t=new Uint32Array(e.length),n=new Uint16Array(e.length),r=new Uint32Array(e.length);for(let i=1;i<e.length;i++){let a=i-1;for(let n=e[i]??0;n>0;n--)r[a]=i,a=t[a]??0;t[i]=a,n[i]=(n[a]??0)+1}for(let t=0;t<e.length;t++)r[t]===0&&(r[t]=e.length);return{parents:t,depths:n,ends:r}}function y(e,t){let n=e.slice();for(let e=n.length-1;e>0;e--){let r=t[e]??0;n[r]=(n[r]??0)+(n[e]??0)}return n}function*b({ends:e},t){let n=e[t]??0;for(let r=t+1;r<n;r=e[r]??n)yield r}function x({parents:e},t){let n=[t];for(let r=t;r>0;)r=e[r]??0,n.unshift(r);return n}function S({functions:e,header:t},n){return n===0?\`all\`:t.names[e[n]??0]??\`\`}function C(e,t){return/^(?:runtime|internal\\/runtime|internal\\/abi)[./]/.test(e)?\`runtime\`:t!==\`\`&&(e.startsWith(\`\${t}.\`)||e.startsWith(\`\${t}/\`))||e.startsWith(\`main.\`)?\`own\`:\`packages\`}function w(e,t,n){if(t===\`difference\`)return t=>T(e,t,n);let r=/* @__PURE__ */ new Map;return t=>{let i=e.functions[t]??0,a=r.get(i);if(a!==void 0)return a;let o=S(e,t),s=g(n[C(o,e.header.module)],n.page,E(o)%5*.055);return t!==0&&r.set(i,s),t===0?n.none:s}}function T(e,t,n){let r=(e.candidate[t]??0)-(e.baseline[t]??0),i=e.greatestDifference>0?Math.abs(r)/e.greatestDifference:0;return i<.01?n.none:g(n.none,r<0?n.less:n.more,Math.sqrt(i))}function E(e){let t=0;for(let n=0;n<e.length;n++)t=t*31+e.charCodeAt(n)>>>0;return t}function D(e,t){let{header:n,depths:r}=e,i=S(e,t),a=[O(e,\`with callees\`,e.baseline[t]??0,e.candidate[t]??0),O(e,\`by itself\`,e.baselineOwn[t]??0,e.candidateOwn[t]??0)],o=a.map(e=>\`\${e.what} \${e.baseline} \${n.baseline}, \${e.candidate} \${n.candidate}, \${e.difference} \${e.relative}, \${e.share} of all\`),s=[...b(e,t)].length,c=\`level \${r[t]??0}, \${s} \${s===1?\`callee\`:\`callees\`}\`;return{name:i,rows:a,sentence:\`\${i}: \${o.join(\`; \`)}; \${c}.\`}}function O({header:e,baseline:t,candidate:r},a,o,s){let{unit:c}=e,[l,u]=[t[0]??0,r[0]??0];return{what:a,baseline:p(o,c),candidate:p(s,c),difference:o===s?\`none\`:m(o,s,c),relative:o>0&&o!==s?\`(\${i((s-o)/o,1)})\`:\`\`,share:n(u>0?s/u:l>0?o/l:0)}}function k(e){let t=e.split(\`/\`)[1],n={op:\`operation\`,sec:\`second\`};return t===void 0?\`\`:\` per \${Object.hasOwn(n,t)?n[t]:t}\`}function A(e,t){return t===\`difference\`?e.larger:e[t]}function j(e,t,n,r){let i=A(e,t),a=x(e,n),o=a.slice(0,-1).map(e=>[{frame:e,x:0,width:r}]),s=t===\`difference\`?e.larger[n]??0:Math.max(e.baseline[n]??0,e.candidate[n]??0),c=s>0?r/s:0,l=a.length-1,u=[];u[l]=0;let d=e.ends[n]??e.length;for(let t=n;t<d;){let r=e.depths[t]??0,a=u[r]??0,s=(i[t]??0)*c;u[r]=a+s,o[r]??=[],s>=.6||t===n?(o[r].push({frame:t,x:a,width:s}),u[r+1]=a,t++):(s>0&&M(o[r],a,s),t=e.ends[t]??d)}return o.filter(e=>e.length>0)}function M(e,t,n){let r=e.at(-1);r?.frame===-1&&Math.abs(r.x+r.width-t)<1e-6?r.width+=n:e.push({frame:-1,x:t,width:n})}function N(e,t){let n=e=>t<e.x?e.x-t:Math.max(0,t-e.x-e.width);return(e?.filter(e=>e.frame!==-1&&n(e)<=1)??[]).sort((e,t)=>n(e)-n(t))[0]}function P(e,t,n){let r=globalThis.devicePixelRatio||1,{clientWidth:i,clientHeight:a}=e;e.width=Math.round(i*r),e.height=Math.round(a*r);let o=e.getContext(\`2d\`);if(o===null)return;o.scale(r,r),o.font=\`12px \${n.font}\`,o.textBaseline=\`middle\`;let{rowHeight:s,scrolled:c,rows:l}=t,u=Math.max(0,Math.floor(c/s)),d=Math.min(l.length,Math.ceil((c+a)/s));for(let e=u;e<d;e++){let r=e*s-c;for(let i of l[e]??[])F(o,i,r,t,n)}o.globalAlpha=1,L(o,t,n)}function F(e,t,n,r,i){let{rowHeight:a,color:o,label:s,isCaller:c,matches:l}=r,{frame:u,x:d}=t,f=t.width>3?t.width-1:t.width,p=u!==-1&&l?.(u)===!0;if(e.globalAlpha=l!==void 0&&!p||u===-1?.3:c(u)?.6:1,e.fillStyle=u===-1?i.none:o(u),e.fillRect(d,n,f,a-1),p&&(e.fillStyle=i.ink,e.fillRect(d,n+a-3,f,2)),u===-1||f<24)return;c(u)&&(l===void 0||p)&&(e.globalAlpha=1),e.fillStyle=i.label;let m=I(e,s(u),f-8);m!==\`\`&&e.fillText(m,d+4,n+(a-1)/2+.5)}function I(e,t,n){let r=t.slice(0,Math.ceil(n/2));if(r.length===t.length&&e.measureText(t).width<=n)return t;let[i,a]=[0,r.length];for(;a-i>1;){let t=i+a>>1;e.measureText(\`\${r.slice(0,t)}…\`).width<=n?i=t:a=t}return i<3?\`\`:\`\${r.slice(0,i)}…\`}function L(e,t,n){let{rows:r,rowHeight:i,scrolled:a,focused:o}=t;r.forEach((t,r)=>{let s=t.find(({frame:e})=>e===o);s!==void 0&&o!==void 0&&(e.strokeStyle=n.ink,e.lineWidth=2,e.strokeRect(s.x+1,r*i-a+1,Math.max(1,s.width-3),i-3))})}let R=0;function z(e,t,n){let r=\`flame-\${++R}\`,i={difference:\`Difference\`,baseline:U(e.baseline),candidate:U(e.candidate)},a=t.map((e,t)=>c(\`input\`,{type:\`radio\`,name:r,value:e,...t===0&&{checked:\`\`}})),o=c(\`input\`,{type:\`search\`,placeholder:\`Search functions\`,"aria-label":\`Search functions\`,autocomplete:\`off\`,spellcheck:\`false\`,enterkeyhint:\`search\`}),s=c(\`p\`,{class:\`found\`,role:\`status\`}),l=c(\`button\`,{type:\`button\`},\`Zoom in\`),u=c(\`button\`,{type:\`button\`},\`Reset\`),d=c(\`canvas\`,{"aria-hidden":\`true\`}),f=c(\`div\`,{class:\`flame-rows\`},d),p=c(\`p\`,{class:\`hidden\`,id:\`\${r}-keys\`},\`Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.\`),m=c(\`div\`,{class:\`flame-stage\`,tabindex:\`0\`,role:\`application\`,"aria-roledescription":\`flame graph\`,"aria-label":n,"aria-describedby":p.id},f),h=c(\`ul\`,{class:\`key flame-key\`}),g=c(\`div\`,{class:\`flame-detail\`}),_=c(\`p\`,{class:\`hidden\`,"aria-live":\`polite\`});return{views:a,search:o,found:s,zoomIn:l,reset:u,stage:m,rows:f,canvas:d,key:h,detail:g,status:_,all:[c(\`div\`,{class:\`flame-controls\`},c(\`fieldset\`,{class:\`choice\`},c(\`legend\`,{class:\`hidden\`},\`What is drawn\`),...a.map(e=>c(\`label\`,{},e,c(\`span\`,{},i[e.value])))),o,c(\`div\`,{class:\`flame-buttons\`},l,u)),s,h,m,p,g,_]}}function B(e,t,n){let r=(e,t)=>c(\`li\`,{},c(\`i\`,{class:\`swatch \${e}\`,"aria-hidden":\`true\`}),t),i=e=>c(\`li\`,{class:\`small\`},e),a=t===\`difference\`?[r(\`less\`,\`less than before\`),r(\`none\`,\`the same\`),r(\`more\`,\`more than before\`),i(\`Colour: difference\${k(n)} in absolute units. Width: the larger of both sides, so nothing is hidden.\`)]:[r(\`own\`,\`this module\`),r(\`packages\`,\`other packages\`),r(\`runtime\`,\`Go runtime\`),i(\`Width: what a frame took\${k(n)}, with all that it calls; both sides on one scale.\`)];e.replaceChildren(...a)}function V(e,{name:t,rows:n},r){let i=(e,t)=>t.map(t=>c(e,{class:\`n\`},t)),a=k(r.unit).trim(),o=[r.baseline,r.candidate,\`difference\`,\`of all\`],l=s(t);e.replaceChildren(c(\`p\`,{class:\`flame-name\`},c(\`code\`,{},l),...l===t?[]:[H(t)]),c(\`table\`,{},c(\`thead\`,{},c(\`tr\`,{},c(\`th\`,{},a),...i(\`th\`,o))),c(\`tbody\`,{},...n.map(({what:e,baseline:t,candidate:n,difference:r,relative:a,share:o})=>c(\`tr\`,{},c(\`th\`,{scope:\`row\`},e),...i(\`td\`,[t,n]),c(\`td\`,{class:\`n\`},r,\` \`,c(\`span\`,{class:\`relative\`},a)),...i(\`td\`,[o]))))))}function H(e){return c(\`span\`,{class:\`small\`},e)}function U(e){return e.charAt(0).toUpperCase()+e.slice(1)}function W(e,t){let n=t.trim().toLowerCase();if(n===\`\`)return;let r=e.header.names.map(e=>e.toLowerCase().includes(n)),i=[],a=0,o=0,s=0;for(let t=1;t<e.length;t++)r[e.functions[t]??0]===!0&&(i.push(t),t<s||(a+=e.baseline[t]??0,o+=e.candidate[t]??0,s=e.ends[t]??0));let c=t=>e.larger[t]??0;return i.sort((e,t)=>c(t)-c(e)||e-t),{functions:r,functionCount:new Set(i.map(t=>e.functions[t])).size,frames:i.slice(0,500),baseline:a,candidate:o}}var G=class{panel;#e;#t=/* @__PURE__ */ new Map;#n;#r=0;#i;#a;#o=-1;#s=[];#c=19;#l=!1;#u=!1;constructor(e,t){this.#e=e;let n=[\`difference\`,\`baseline\`,\`candidate\`].filter(t=>t===\`difference\`?(e.baseline[0]??0)*(e.candidate[0]??0)>0:(e[t][0]??0)>0);this.#n=n[0]??\`candidate\`,this.panel=z(e.header,n,t),B(this.panel.key,this.#n,e.header.unit),V(this.panel.detail,D(e,0),e.header),this.#d()}get header(){return this.#e.header}redraw(){this.#u||(this.#u=!0,requestAnimationFrame(()=>{this.#u=!1,this.#E()}))}#d(){let{stage:e,search:t,reset:n,zoomIn:r,views:i}=this.panel;for(let e of i)e.addEventListener(\`change\`,()=>this.#v(e.value));t.addEventListener(\`input\`,()=>this.#S(t.value)),t.addEventListener(\`keydown\`,e=>this.#h(e)),n.addEventListener(\`click\`,()=>this.#b()),r.addEventListener(\`click\`,()=>this.#y(this.#i??0)),e.addEventListener(\`keydown\`,e=>this.#m(e)),e.addEventListener(\`focus\`,()=>this.#w(this.#i??this.#r,!0)),e.addEventListener(\`blur\`,()=>this.redraw()),e.addEventListener(\`scroll\`,()=>this.redraw(),{passive:!0}),e.addEventListener(\`pointermove\`,t=>{let n=t.pointerType===\`mouse\`?this.#p(t):void 0;e.style.cursor=n===void 0?\`default\`:\`pointer\`,n!==void 0&&n.frame!==this.#i&&this.#w(n.frame,!1)}),e.addEventListener(\`click\`,e=>this.#f(e)),new ResizeObserver(()=>this.redraw()).observe(e)}#f(e){let t=this.#p(e);t!==void 0&&(e instanceof PointerEvent&&e.pointerType!==\`mouse\`&&this.#i!==t.frame?this.#w(t.frame,!0):this.#y(t.frame))}#p(e){let{stage:t}=this.panel,{left:n,top:r}=t.getBoundingClientRect(),i=Math.floor((e.clientY-r-t.clientTop+t.scrollTop)/this.#c);return N(this.#s[i],e.clientX-n-t.clientLeft)}#m(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.#i??this.#r,n={ArrowUp:()=>this.#w(this.#e.parents[t]??0,!0),ArrowDown:()=>this.#w(this.#g(t)??t,!0),ArrowLeft:()=>this.#w(this.#_(t,-1),!0),ArrowRight:()=>this.#w(this.#_(t,1),!0),Home:()=>this.#w(this.#r,!0),Enter:()=>this.#y(t)," ":()=>this.#y(t),Escape:()=>this.#b(),n:()=>this.#x(1),N:()=>this.#x(-1)},r=Object.hasOwn(n,e.key)?n[e.key]:void 0;r!==void 0&&(e.preventDefault(),r())}#h(e){e.key===\`Enter\`?this.#x(e.shiftKey?-1:1):e.key===\`Escape\`&&(e.preventDefault(),this.panel.search.value=\`\`,this.#S(\`\`),this.panel.stage.focus())}#g(e){let t=A(this.#e,this.#n),n;for(let r of b(this.#e,e))(t[r]??0)>(n===void 0?0:t[n]??0)&&(n=r);return n}#_(e,t){let n=(this.#s[this.#e.depths[e]??0]??[]).filter(e=>e.frame!==-1),r=n.findIndex(t=>t.frame===e);return r===-1?n[0]?.frame??e:n[r+t]?.frame??e}#v(e){this.#n=e,B(this.panel.key,e,this.#e.header.unit),this.redraw()}#y(e){this.#r=e,this.#E(),this.panel.stage.scrollTop=Math.max(0,(this.#e.depths[e]??0)-2)*this.#c,this.#w(e,!0)}#b(){this.panel.search.value=\`\`,this.#S(\`\`),this.#y(0),this.#l=document.activeElement===this.panel.stage}#x(e){let t=this.#a?.frames??[];if(t.length===0)return;this.#o=(this.#o+e+t.length)%t.length;let n=t[this.#o]??0;this.#s.some(e=>e.some(e=>e.frame===n&&e.width>=24))?this.#w(n,!0):this.#y(n)}#S(e){this.#a=W(this.#e,e),this.#o=-1,this.panel.found.textContent=this.#a===void 0?\`\`:this.#C(this.#a),this.redraw()}#C({functionCount:e,baseline:r,candidate:i}){if(e===0)return\`nothing found\`;let{unit:a}=this.#e.header,o=this.#e.candidate[0]??0,s=o>0?\`, \${n(i/o)}\`:\`\`;return\`\${t(e,\`function\`)}\${s}: \${p(r,a)} → \${p(i,a)}\${k(a)}\`}#w(e,t){this.#i=e,this.#l=!0;let n=D(this.#e,e);V(this.panel.detail,n,this.#e.header),t&&(this.panel.status.textContent=n.sentence,this.#T(e)),this.redraw()}#T(e){let{stage:t}=this.panel,n=(this.#e.depths[e]??0)*this.#c;n<t.scrollTop&&(t.scrollTop=n);let r=n+2*this.#c-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r)}#E(){let{stage:e,rows:t,canvas:n}=this.panel,r=h(e);this.#c=Number.parseFloat(getComputedStyle(e).getPropertyValue(\`--row\`))||18,this.#s=j(this.#e,this.#n,this.#r,e.clientWidth);let i=this.#s.length*this.#c;t.style.height=\`\${i}px\`,this.#r===0&&(e.style.height=\`\${i}px\`),n.style.height=\`\${Math.min(i,e.clientHeight)}px\`;let a=this.#a,{depths:o,functions:s}=this.#e,c=o[this.#r]??0;P(n,{rows:this.#s,rowHeight:this.#c,scrolled:e.scrollTop,color:w(this.#e,this.#n,r),label:e=>this.#D(e),isCaller:e=>(o[e]??0)<c,matches:a&&(e=>e!==0&&a.functions[s[e]??0]===!0),focused:this.#l?this.#i:void 0},r)}#D(e){let t=this.#e.functions[e]??0,n=this.#t.get(t)??s(S(this.#e,e));if(e!==0&&this.#t.set(t,n),this.#n!==\`difference\`)return n;let{baseline:r,candidate:i,header:a,greatestDifference:o}=this.#e,[c,l]=[r[e]??0,i[e]??0];return Math.abs(l-c)<o*.01?n:\`\${n} \${m(c,l,a.unit)}\`}};async function K(e){let t=atob((e.textContent??\`\`).trim()),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(\`gzip\`));return _(new Uint8Array(await new Response(r).arrayBuffer()))}function q({merged:e}){if(e===void 0)return\`\`;let n=\`\${Number((e.below*100).toPrecision(1))} %\`;return\`To keep this page small, \${t(e.frames,\`frame\`)} that took less than \${n} of all each are merged into frames called (others), with all that they call; no amount is lost. The profiles themselves have them.\`}async function J(e){let t=[...e.querySelectorAll(\`script[type="application/gzip"]\`)],n=/* @__PURE__ */ new Map,r=c(\`div\`,{class:\`flame-body\`}),i=c(\`p\`,{class:\`note\`}),a=async e=>{let a=t[e];if(a===void 0)return;let o=a.getAttribute(\`data-label\`)??\`\`,s=n.get(e)??new G(await K(a),o);n.set(e,s),r.replaceChildren(...s.panel.all),i.textContent=q(s.header),s.redraw()};await a(0);let o=c(\`select\`,{"aria-label":\`Flame graph\`},...t.map((e,t)=>c(\`option\`,{value:String(t)},e.getAttribute(\`data-label\`)??\`\`)));o.addEventListener(\`change\`,()=>void a(Number(o.value))),e.replaceChildren(...t.length>1?[o]:[],r,i);let s=()=>n.get(Number(o.value))?.redraw();for(let e of[\`(prefers-color-scheme: dark)\`,\`(max-width: 46rem)\`])matchMedia(e).addEventListener(\`change\`,s);document.addEventListener(\`keydown\`,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(\`input, select, textarea\`);e.key!==\`/\`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),n.get(Number(o.value))?.panel.search.focus())})}for(let e of document.querySelectorAll(\`.flame\`))J(e).catch(t=>{let n=e.querySelector(\`.flame-off\`);n!==null&&(n.textContent=\`The flame graph cannot be drawn: \${String(t)}\`)})})();`;

// src/report/html/style-charts.ts
/** Line charts, the bar of shares, bars of differences, and what folds. */
const CHART_STYLE = `
.charts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem 2rem; margin: .75rem 0 1rem; }
.chart { margin: 0; min-width: 0; }
.chart figcaption { font-size: .8125rem; color: var(--muted); margin-bottom: .6rem; }
.chart-plot { height: 11rem; width: calc(100% - 4.75rem - 6px); margin: .4rem 6px 0 4.75rem; }
.charts.four .chart-plot { height: 8rem; }
.chart-plot text { font-size: .75rem; fill: var(--muted); text-anchor: end; }
.stretched { height: 100%; }
.line { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
.line.thin { stroke-width: 1.5; }
.line.was { stroke: var(--before); } .line.is { stroke: var(--better); }
.line.was { stroke-dasharray: 5 3; }
.dot { stroke: var(--page); stroke-width: 1.5; }
.chart-ends { display: flex; justify-content: space-between; margin: .35rem 0 0 4.75rem; font-size: .75rem; color: var(--muted); }
.swatch { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; vertical-align: -.05rem; }
.swatch.was { background: var(--before); } .swatch.is { background: var(--better); }
.swatch.less { background: var(--less); } .swatch.more { background: var(--more); } .swatch.none { background: var(--flame-none); }
.swatch.own { background: var(--flame-own); } .swatch.packages { background: var(--flame-packages); } .swatch.runtime { background: var(--flame-runtime); }
.less { fill: var(--less); } .more { fill: var(--more); }
.part-user { fill: var(--better); background: var(--better); } .part-runtime { fill: var(--same); background: var(--same); }
.part-gc { fill: var(--before); background: var(--before); } .part-syscalls { fill: var(--unsure); background: var(--unsure); }
.part-cgo { fill: var(--worse); background: var(--worse); }
details { margin: .75rem 0 0; }
summary { cursor: pointer; font-size: .9375rem; }
details > .rows { margin-top: .5rem; }
.callers { margin: 0; }
.callers ul { margin: .35rem 0 .2rem; padding: 0 0 0 1.1rem; list-style: none; font-size: .8125rem; }
.callers li { margin-top: .25rem; }
.callers summary { font-size: inherit; }
@media (max-width: 60rem) and (min-width: 46.001rem) { .charts.four { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (max-width: 46rem) { .charts { grid-template-columns: minmax(0, 1fr); } }
`;

// src/report/html/style-flame.ts
/** The flame graphs and what they are used with. */
const FLAME_STYLE = `
.flame { --row: 19px; margin: .25rem 0 1rem; }
.flame-off { color: var(--muted); }
.flame select, .flame input[type=search], .flame button {
  font: inherit; font-size: .875rem; color: var(--ink); background: var(--page); border: 1px solid var(--before);
  border-radius: 6px; padding: .3rem .6rem; min-height: 2.1rem;
}
.flame button { cursor: pointer; } .flame button:hover { background: var(--band); }
.flame select { margin-bottom: .75rem; max-width: 100%; }
.flame-controls { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem; }
.choice { display: flex; border: 0; margin: 0; padding: 0; min-width: 0; }
.choice label { cursor: pointer; }
.choice input { position: absolute; opacity: 0; }
.choice span { display: block; padding: .3rem .8rem; font-size: .875rem; min-height: 2.1rem; border: 1px solid var(--before); margin-left: -1px; }
.choice label:first-of-type span { border-radius: 6px 0 0 6px; margin: 0; } .choice label:last-of-type span { border-radius: 0 6px 6px 0; }
.choice label:only-of-type span { border-radius: 6px; }
.choice input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--page); }
.choice input:focus-visible + span { outline: 2px solid var(--better); outline-offset: 2px; position: relative; }
.flame-controls input[type=search] { flex: 0 1 16rem; min-width: 0; }
.found { flex: 1 1 100%; min-height: 1.55em; margin: .5rem 0 0; font-size: .8125rem; color: var(--muted); }
.flame-buttons { display: flex; gap: .5rem; margin-left: auto; }
.flame-key { margin: .1rem 0 .5rem; }
.flame-stage { position: relative; overflow-x: hidden; overflow-y: auto; max-height: min(75vh, 44rem); overscroll-behavior: auto; }
.flame-stage:focus-visible { outline-offset: 3px; }
.flame-stage canvas { position: sticky; top: 0; display: block; width: 100%; }
.flame-detail { margin-top: .6rem; padding: .6rem .9rem .7rem; background: var(--band); border-radius: 6px; min-height: 8.6rem; }
.flame-name { margin: 0 0 .3rem; } .flame-name code { font-weight: 650; }
.flame-detail table { font-size: .875rem; width: auto; } .flame-detail th, .flame-detail td { border: 0; padding: .12rem 1.75rem .12rem 0; }
.flame-detail thead th { color: var(--muted); }
@media (max-width: 46rem) {
  .flame { --row: 30px; }
  .flame select, .flame input[type=search], .flame button, .choice span { min-height: 2.75rem; font-size: 1rem; padding-top: .5rem; }
  .flame select, .flame-controls input[type=search] { flex: 1 1 100%; width: 100%; }
  .choice { flex: 1 1 100%; } .choice label { flex: 1 1 auto; text-align: center; } .choice span { padding-left: .3rem; padding-right: .3rem; }
  .flame-buttons { flex: 1 1 100%; } .flame-buttons button { flex: 1; }
  .flame-detail { padding: .6rem .7rem; min-height: 12rem; }
  .flame-detail table { width: 100%; font-size: .8125rem; } .flame-detail th, .flame-detail td { padding-right: .5rem; vertical-align: top; }
  .flame-detail th:not(.n), .flame-detail thead th { white-space: normal; overflow-wrap: normal; } .relative { display: block; }
  .flame-stage { max-height: 60vh; }
}
@media print { .flame-controls, .flame select { display: none; } .flame-stage { max-height: none; } }
`;

// src/report/html/style-targets.ts
/** The overview of several targets. */
const TARGETS_STYLE = `
header dl { max-width: 46rem; }
.targets tbody th { font-weight: 650; }
.targets .small { font-weight: 400; }
@media (min-width: 46.001rem) {
  .targets tbody th { min-width: 11rem; }
  .targets td, .targets thead th { white-space: nowrap; }
  .targets .plot { min-width: 10rem; width: 32%; }
  .targets .plot + td, .targets .plot + th { padding-left: 1.5rem; }
}
@media (max-width: 46rem) { .targets td.unmeasured { display: none; } }
`;

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
  --flame-ink: #16191d; --less: #5fadd0; --more: #f0955c; --flame-none: #e4e8ec; --flame-own: #7fc4b8; --flame-packages: #e3d3a3; --flame-runtime: #c3cbd6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1215; --ink: #e7eaed; --muted: #9ba6b1; --rule: #2b3138; --band: #222932; --before: #66727e;
    --better: #58c4dd; --worse: #ff8f63; --same: #b4c0cb; --unsure: #e3b252; --failed: #ff857c; --plain: #e7eaed;
    --flame-ink: #f1f3f5; --less: #1b7399; --more: #a8521d; --flame-none: #2c333b; --flame-own: #1f6b62; --flame-packages: #6a5a2a; --flame-runtime: #454f5c;
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
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.25rem; margin: 1.75rem 0 0; padding: 0; list-style: none; font-size: .875rem; }
nav a { color: var(--muted); }
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
.intervals tbody th, .intervals tfoot th { padding-right: 1.5rem; }
th.plot { height: 2rem; }
.plot > svg { position: absolute; inset: 0; height: calc(100% + 1px); }
td.plot { border-bottom-color: transparent; }
.plot text { font-size: .75rem; fill: var(--muted); text-anchor: middle; }
.change { padding-left: 1.5rem; }
@media (min-width: 46.001rem) {
  .intervals { table-layout: fixed; }
  .intervals thead th { width: 17%; } .intervals thead th:first-child { width: 23%; } .intervals thead th.plot { width: 31%; } .intervals thead th.change { width: 11%; } .intervals thead th:last-child { width: 20%; }
}
.intervals + .intervals { margin-top: 1.5rem; }
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
  table.rows thead th:not(.plot, .group) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table.rows, table.rows thead, table.rows tbody, table.rows tfoot { display: block; }
  table.rows tr { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: .7rem 0 .6rem; border-bottom: 1px solid var(--rule); }
  table.rows th, table.rows td { border: 0; padding: 0; text-align: left; }
  table.rows tbody th, table.rows tfoot th, table.rows .plot, table.rows .bars { flex: 0 0 100%; width: 100%; }
  table.rows td.plot { height: 2.25rem; margin: .3rem 0; }
  table.rows td.bars { margin: .35rem 0; }
  table.rows td[data-label]::before { content: attr(data-label) " "; color: var(--muted); font-size: .8125rem; }
  table.rows .n { white-space: normal; }
  table.rows td:empty { display: none; }
  table.rows thead .group { flex: 0 0 100%; padding-top: 1rem; }
  table.rows thead tr { padding: 0; border: 0; } table.rows thead:not(:has(.plot)) { display: none; }
  table.rows .small { display: inline; margin-left: .35rem; }
  table.rows tbody th .small { display: block; margin: 0; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; }
}
${CHART_STYLE}${FLAME_STYLE}${TARGETS_STYLE}@media print {
  :root { color-scheme: light; --page: #fff; --ink: #000; --muted: #444; --rule: #ccc; --band: #eee; --before: #aaa;
    --better: #076a86; --worse: #b0390a; --same: #46525e; --unsure: #855600; --failed: #b3261e; --plain: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section { margin-top: 1.5rem; } tr, li, pre { break-inside: avoid; } h2, h3 { break-after: avoid; }
}
`;

// src/report/html/page.ts
var _templateObject;
/**
* A document that loads nothing, and runs nothing but the one script that draws its flame graphs: its policy allows
* its own style sheet and this script by digest, so even a hole in the escaping could neither fetch nor execute.
*/
function page(title, body, runs) {
	const policy = [
		"default-src 'none'",
		`style-src '${digestOf(STYLE)}'`,
		...runs ? [
			`script-src '${digestOf(SCRIPT)}'`,
			"require-trusted-types-for 'script'",
			"trusted-types 'none'"
		] : [],
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
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
${runs && h(_templateObject || (_templateObject = _taggedTemplateLiteral(["<script>", "<\/script>\n"], ["<script>", "<\/script>\\n"])), new Markup("(function(){function e(e,t){if(!Number.isFinite(e))return`—`;let[n=`0`,r]=Math.abs(e).toFixed(t).split(`.`),i=n.replace(/\\B(?=(\\d{3})+$)/g,`,`)+(r===void 0?``:`.${r}`);return e<0&&/[1-9]/.test(i)?`−`+i:i}function t(t,n,r=`${n}s`){return`${e(t,0)} ${t===1?n:r}`}function n(t){return`${e(t*100,1)} %`}function r(t,n){let r=e(t,n);return t>0&&/[1-9]/.test(r)?`+${r}`:r}function i(e,t=2){return Number.isFinite(e)?`${r(e*100,t)} %`:`—`}let a=[`B`,`KiB`,`MiB`,`GiB`,`TiB`];function o(t){if(!Number.isFinite(t))return`—`;let n=t,r=0;for(;Math.abs(n)>=1023.95&&r<a.length-1;)n/=1024,r++;return`${e(n,r===0?0:Math.abs(n)<9.995?2:1)} ${a[r]}`}function s(e){return e.replace(/(?<![\\w/.%~-])(?:[\\w.%~-]+\\/)+/g,``)}function c(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n),r}let l=[[1e9,`G`],[1e6,`M`],[1e3,`k`],[1,``],[.001,`m`],[1e-6,`µ`],[1e-9,`n`]];function u(t,n){let r=Math.abs(t);if(!Number.isFinite(t))return e(t,0);if(r===0)return`0 ${n}`.trim();let[i,a]=l.find(([e])=>r/e>=.99995)??[1e-9,`n`],o=t/i;return`${e(o,i===1&&Number.isInteger(t)?0:Math.abs(o)<9.9995?3:Math.abs(o)<99.995?2:1)} ${a}${n}`.trim()}function d(t){let n=Math.abs(t);return`${e(t,n<9.995?2:+(n<99.95))}/s`}let f=/^(p\\d+(?:\\.\\d+)?|min|mean|max)-sec$/;function p(e,t){let[n=``,r]=t.split(`/`);if(r===`s`&&!/^[kMG]?B$/.test(n))return d(e);switch(f.test(n)?`sec`:n){case`cpu-sec`:case`cpu-seconds`:case`sec`:case`s`:return u(e,`s`);case`cpu-ns`:case`ns`:return u(e*1e-9,`s`);case`B`:case`bytes`:case`peak-B`:return o(e);default:return u(e,``)}}function m(e,t,n){let r=p(t-e,n);return t>e&&/[1-9]/.test(r)?`+${r}`:r}function h(e){let t=getComputedStyle(e),n=e=>t.getPropertyValue(e).trim();return{own:n(`--flame-own`),packages:n(`--flame-packages`),runtime:n(`--flame-runtime`),less:n(`--less`),more:n(`--more`),none:n(`--flame-none`),ink:n(`--ink`),label:n(`--flame-ink`),page:n(`--page`),font:t.fontFamily}}function g(e,t,n){let r=(e,t)=>Number.parseInt(e.slice(t,t+2),16);return`#${[1,3,5].map(i=>Math.round(r(e,i)+(r(t,i)-r(e,i))*n)).map(e=>e.toString(16).padStart(2,`0`)).join(``)}`}function _(e){let t=4+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(e.subarray(4,t))),{nodes:r,baselineStep:i,candidateStep:a}=n,o=()=>{let n=0;for(let r=1;;r*=128){let i=e[t++]??0;if(n+=i%128*r,i<128)return n}},s=e=>Float64Array.from({length:r},()=>o()*e),c=Uint32Array.from({length:r},o),l=Uint32Array.from({length:r},o),u=s(i),d=s(a),f=u.map((e,t)=>Math.max(e,d[t]??0)),p=v(l),m=y(u,p.parents),h=y(d,p.parents);return{header:n,length:r,functions:c,...p,baseline:m,candidate:h,baselineOwn:u,candidateOwn:d,larger:y(f,p.parents),greatestDifference:m.reduce((e,t,n)=>Math.max(e,Math.abs((h[n]??0)-t)),0)}}function v(e){let t=new Uint32Array(e.length),n=new Uint16Array(e.length),r=new Uint32Array(e.length);for(let i=1;i<e.length;i++){let a=i-1;for(let n=e[i]??0;n>0;n--)r[a]=i,a=t[a]??0;t[i]=a,n[i]=(n[a]??0)+1}for(let t=0;t<e.length;t++)r[t]===0&&(r[t]=e.length);return{parents:t,depths:n,ends:r}}function y(e,t){let n=e.slice();for(let e=n.length-1;e>0;e--){let r=t[e]??0;n[r]=(n[r]??0)+(n[e]??0)}return n}function*b({ends:e},t){let n=e[t]??0;for(let r=t+1;r<n;r=e[r]??n)yield r}function x({parents:e},t){let n=[t];for(let r=t;r>0;)r=e[r]??0,n.unshift(r);return n}function S({functions:e,header:t},n){return n===0?`all`:t.names[e[n]??0]??``}function C(e,t){return/^(?:runtime|internal\\/runtime|internal\\/abi)[./]/.test(e)?`runtime`:t!==``&&(e.startsWith(`${t}.`)||e.startsWith(`${t}/`))||e.startsWith(`main.`)?`own`:`packages`}function w(e,t,n){if(t===`difference`)return t=>T(e,t,n);let r=/* @__PURE__ */ new Map;return t=>{let i=e.functions[t]??0,a=r.get(i);if(a!==void 0)return a;let o=S(e,t),s=g(n[C(o,e.header.module)],n.page,E(o)%5*.055);return t!==0&&r.set(i,s),t===0?n.none:s}}function T(e,t,n){let r=(e.candidate[t]??0)-(e.baseline[t]??0),i=e.greatestDifference>0?Math.abs(r)/e.greatestDifference:0;return i<.01?n.none:g(n.none,r<0?n.less:n.more,Math.sqrt(i))}function E(e){let t=0;for(let n=0;n<e.length;n++)t=t*31+e.charCodeAt(n)>>>0;return t}function D(e,t){let{header:n,depths:r}=e,i=S(e,t),a=[O(e,`with callees`,e.baseline[t]??0,e.candidate[t]??0),O(e,`by itself`,e.baselineOwn[t]??0,e.candidateOwn[t]??0)],o=a.map(e=>`${e.what} ${e.baseline} ${n.baseline}, ${e.candidate} ${n.candidate}, ${e.difference} ${e.relative}, ${e.share} of all`),s=[...b(e,t)].length,c=`level ${r[t]??0}, ${s} ${s===1?`callee`:`callees`}`;return{name:i,rows:a,sentence:`${i}: ${o.join(`; `)}; ${c}.`}}function O({header:e,baseline:t,candidate:r},a,o,s){let{unit:c}=e,[l,u]=[t[0]??0,r[0]??0];return{what:a,baseline:p(o,c),candidate:p(s,c),difference:o===s?`none`:m(o,s,c),relative:o>0&&o!==s?`(${i((s-o)/o,1)})`:``,share:n(u>0?s/u:l>0?o/l:0)}}function k(e){let t=e.split(`/`)[1],n={op:`operation`,sec:`second`};return t===void 0?``:` per ${Object.hasOwn(n,t)?n[t]:t}`}function A(e,t){return t===`difference`?e.larger:e[t]}function j(e,t,n,r){let i=A(e,t),a=x(e,n),o=a.slice(0,-1).map(e=>[{frame:e,x:0,width:r}]),s=t===`difference`?e.larger[n]??0:Math.max(e.baseline[n]??0,e.candidate[n]??0),c=s>0?r/s:0,l=a.length-1,u=[];u[l]=0;let d=e.ends[n]??e.length;for(let t=n;t<d;){let r=e.depths[t]??0,a=u[r]??0,s=(i[t]??0)*c;u[r]=a+s,o[r]??=[],s>=.6||t===n?(o[r].push({frame:t,x:a,width:s}),u[r+1]=a,t++):(s>0&&M(o[r],a,s),t=e.ends[t]??d)}return o.filter(e=>e.length>0)}function M(e,t,n){let r=e.at(-1);r?.frame===-1&&Math.abs(r.x+r.width-t)<1e-6?r.width+=n:e.push({frame:-1,x:t,width:n})}function N(e,t){let n=e=>t<e.x?e.x-t:Math.max(0,t-e.x-e.width);return(e?.filter(e=>e.frame!==-1&&n(e)<=1)??[]).sort((e,t)=>n(e)-n(t))[0]}function P(e,t,n){let r=globalThis.devicePixelRatio||1,{clientWidth:i,clientHeight:a}=e;e.width=Math.round(i*r),e.height=Math.round(a*r);let o=e.getContext(`2d`);if(o===null)return;o.scale(r,r),o.font=`12px ${n.font}`,o.textBaseline=`middle`;let{rowHeight:s,scrolled:c,rows:l}=t,u=Math.max(0,Math.floor(c/s)),d=Math.min(l.length,Math.ceil((c+a)/s));for(let e=u;e<d;e++){let r=e*s-c;for(let i of l[e]??[])F(o,i,r,t,n)}o.globalAlpha=1,L(o,t,n)}function F(e,t,n,r,i){let{rowHeight:a,color:o,label:s,isCaller:c,matches:l}=r,{frame:u,x:d}=t,f=t.width>3?t.width-1:t.width,p=u!==-1&&l?.(u)===!0;if(e.globalAlpha=l!==void 0&&!p||u===-1?.3:c(u)?.6:1,e.fillStyle=u===-1?i.none:o(u),e.fillRect(d,n,f,a-1),p&&(e.fillStyle=i.ink,e.fillRect(d,n+a-3,f,2)),u===-1||f<24)return;c(u)&&(l===void 0||p)&&(e.globalAlpha=1),e.fillStyle=i.label;let m=I(e,s(u),f-8);m!==``&&e.fillText(m,d+4,n+(a-1)/2+.5)}function I(e,t,n){let r=t.slice(0,Math.ceil(n/2));if(r.length===t.length&&e.measureText(t).width<=n)return t;let[i,a]=[0,r.length];for(;a-i>1;){let t=i+a>>1;e.measureText(`${r.slice(0,t)}…`).width<=n?i=t:a=t}return i<3?``:`${r.slice(0,i)}…`}function L(e,t,n){let{rows:r,rowHeight:i,scrolled:a,focused:o}=t;r.forEach((t,r)=>{let s=t.find(({frame:e})=>e===o);s!==void 0&&o!==void 0&&(e.strokeStyle=n.ink,e.lineWidth=2,e.strokeRect(s.x+1,r*i-a+1,Math.max(1,s.width-3),i-3))})}let R=0;function z(e,t,n){let r=`flame-${++R}`,i={difference:`Difference`,baseline:U(e.baseline),candidate:U(e.candidate)},a=t.map((e,t)=>c(`input`,{type:`radio`,name:r,value:e,...t===0&&{checked:``}})),o=c(`input`,{type:`search`,placeholder:`Search functions`,\"aria-label\":`Search functions`,autocomplete:`off`,spellcheck:`false`,enterkeyhint:`search`}),s=c(`p`,{class:`found`,role:`status`}),l=c(`button`,{type:`button`},`Zoom in`),u=c(`button`,{type:`button`},`Reset`),d=c(`canvas`,{\"aria-hidden\":`true`}),f=c(`div`,{class:`flame-rows`},d),p=c(`p`,{class:`hidden`,id:`${r}-keys`},`Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.`),m=c(`div`,{class:`flame-stage`,tabindex:`0`,role:`application`,\"aria-roledescription\":`flame graph`,\"aria-label\":n,\"aria-describedby\":p.id},f),h=c(`ul`,{class:`key flame-key`}),g=c(`div`,{class:`flame-detail`}),_=c(`p`,{class:`hidden`,\"aria-live\":`polite`});return{views:a,search:o,found:s,zoomIn:l,reset:u,stage:m,rows:f,canvas:d,key:h,detail:g,status:_,all:[c(`div`,{class:`flame-controls`},c(`fieldset`,{class:`choice`},c(`legend`,{class:`hidden`},`What is drawn`),...a.map(e=>c(`label`,{},e,c(`span`,{},i[e.value])))),o,c(`div`,{class:`flame-buttons`},l,u)),s,h,m,p,g,_]}}function B(e,t,n){let r=(e,t)=>c(`li`,{},c(`i`,{class:`swatch ${e}`,\"aria-hidden\":`true`}),t),i=e=>c(`li`,{class:`small`},e),a=t===`difference`?[r(`less`,`less than before`),r(`none`,`the same`),r(`more`,`more than before`),i(`Colour: difference${k(n)} in absolute units. Width: the larger of both sides, so nothing is hidden.`)]:[r(`own`,`this module`),r(`packages`,`other packages`),r(`runtime`,`Go runtime`),i(`Width: what a frame took${k(n)}, with all that it calls; both sides on one scale.`)];e.replaceChildren(...a)}function V(e,{name:t,rows:n},r){let i=(e,t)=>t.map(t=>c(e,{class:`n`},t)),a=k(r.unit).trim(),o=[r.baseline,r.candidate,`difference`,`of all`],l=s(t);e.replaceChildren(c(`p`,{class:`flame-name`},c(`code`,{},l),...l===t?[]:[H(t)]),c(`table`,{},c(`thead`,{},c(`tr`,{},c(`th`,{},a),...i(`th`,o))),c(`tbody`,{},...n.map(({what:e,baseline:t,candidate:n,difference:r,relative:a,share:o})=>c(`tr`,{},c(`th`,{scope:`row`},e),...i(`td`,[t,n]),c(`td`,{class:`n`},r,` `,c(`span`,{class:`relative`},a)),...i(`td`,[o]))))))}function H(e){return c(`span`,{class:`small`},e)}function U(e){return e.charAt(0).toUpperCase()+e.slice(1)}function W(e,t){let n=t.trim().toLowerCase();if(n===``)return;let r=e.header.names.map(e=>e.toLowerCase().includes(n)),i=[],a=0,o=0,s=0;for(let t=1;t<e.length;t++)r[e.functions[t]??0]===!0&&(i.push(t),t<s||(a+=e.baseline[t]??0,o+=e.candidate[t]??0,s=e.ends[t]??0));let c=t=>e.larger[t]??0;return i.sort((e,t)=>c(t)-c(e)||e-t),{functions:r,functionCount:new Set(i.map(t=>e.functions[t])).size,frames:i.slice(0,500),baseline:a,candidate:o}}var G=class{panel;#e;#t=/* @__PURE__ */ new Map;#n;#r=0;#i;#a;#o=-1;#s=[];#c=19;#l=!1;#u=!1;constructor(e,t){this.#e=e;let n=[`difference`,`baseline`,`candidate`].filter(t=>t===`difference`?(e.baseline[0]??0)*(e.candidate[0]??0)>0:(e[t][0]??0)>0);this.#n=n[0]??`candidate`,this.panel=z(e.header,n,t),B(this.panel.key,this.#n,e.header.unit),V(this.panel.detail,D(e,0),e.header),this.#d()}get header(){return this.#e.header}redraw(){this.#u||(this.#u=!0,requestAnimationFrame(()=>{this.#u=!1,this.#E()}))}#d(){let{stage:e,search:t,reset:n,zoomIn:r,views:i}=this.panel;for(let e of i)e.addEventListener(`change`,()=>this.#v(e.value));t.addEventListener(`input`,()=>this.#S(t.value)),t.addEventListener(`keydown`,e=>this.#h(e)),n.addEventListener(`click`,()=>this.#b()),r.addEventListener(`click`,()=>this.#y(this.#i??0)),e.addEventListener(`keydown`,e=>this.#m(e)),e.addEventListener(`focus`,()=>this.#w(this.#i??this.#r,!0)),e.addEventListener(`blur`,()=>this.redraw()),e.addEventListener(`scroll`,()=>this.redraw(),{passive:!0}),e.addEventListener(`pointermove`,t=>{let n=t.pointerType===`mouse`?this.#p(t):void 0;e.style.cursor=n===void 0?`default`:`pointer`,n!==void 0&&n.frame!==this.#i&&this.#w(n.frame,!1)}),e.addEventListener(`click`,e=>this.#f(e)),new ResizeObserver(()=>this.redraw()).observe(e)}#f(e){let t=this.#p(e);t!==void 0&&(e instanceof PointerEvent&&e.pointerType!==`mouse`&&this.#i!==t.frame?this.#w(t.frame,!0):this.#y(t.frame))}#p(e){let{stage:t}=this.panel,{left:n,top:r}=t.getBoundingClientRect(),i=Math.floor((e.clientY-r-t.clientTop+t.scrollTop)/this.#c);return N(this.#s[i],e.clientX-n-t.clientLeft)}#m(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.#i??this.#r,n={ArrowUp:()=>this.#w(this.#e.parents[t]??0,!0),ArrowDown:()=>this.#w(this.#g(t)??t,!0),ArrowLeft:()=>this.#w(this.#_(t,-1),!0),ArrowRight:()=>this.#w(this.#_(t,1),!0),Home:()=>this.#w(this.#r,!0),Enter:()=>this.#y(t),\" \":()=>this.#y(t),Escape:()=>this.#b(),n:()=>this.#x(1),N:()=>this.#x(-1)},r=Object.hasOwn(n,e.key)?n[e.key]:void 0;r!==void 0&&(e.preventDefault(),r())}#h(e){e.key===`Enter`?this.#x(e.shiftKey?-1:1):e.key===`Escape`&&(e.preventDefault(),this.panel.search.value=``,this.#S(``),this.panel.stage.focus())}#g(e){let t=A(this.#e,this.#n),n;for(let r of b(this.#e,e))(t[r]??0)>(n===void 0?0:t[n]??0)&&(n=r);return n}#_(e,t){let n=(this.#s[this.#e.depths[e]??0]??[]).filter(e=>e.frame!==-1),r=n.findIndex(t=>t.frame===e);return r===-1?n[0]?.frame??e:n[r+t]?.frame??e}#v(e){this.#n=e,B(this.panel.key,e,this.#e.header.unit),this.redraw()}#y(e){this.#r=e,this.#E(),this.panel.stage.scrollTop=Math.max(0,(this.#e.depths[e]??0)-2)*this.#c,this.#w(e,!0)}#b(){this.panel.search.value=``,this.#S(``),this.#y(0),this.#l=document.activeElement===this.panel.stage}#x(e){let t=this.#a?.frames??[];if(t.length===0)return;this.#o=(this.#o+e+t.length)%t.length;let n=t[this.#o]??0;this.#s.some(e=>e.some(e=>e.frame===n&&e.width>=24))?this.#w(n,!0):this.#y(n)}#S(e){this.#a=W(this.#e,e),this.#o=-1,this.panel.found.textContent=this.#a===void 0?``:this.#C(this.#a),this.redraw()}#C({functionCount:e,baseline:r,candidate:i}){if(e===0)return`nothing found`;let{unit:a}=this.#e.header,o=this.#e.candidate[0]??0,s=o>0?`, ${n(i/o)}`:``;return`${t(e,`function`)}${s}: ${p(r,a)} → ${p(i,a)}${k(a)}`}#w(e,t){this.#i=e,this.#l=!0;let n=D(this.#e,e);V(this.panel.detail,n,this.#e.header),t&&(this.panel.status.textContent=n.sentence,this.#T(e)),this.redraw()}#T(e){let{stage:t}=this.panel,n=(this.#e.depths[e]??0)*this.#c;n<t.scrollTop&&(t.scrollTop=n);let r=n+2*this.#c-t.clientHeight;r>t.scrollTop&&(t.scrollTop=r)}#E(){let{stage:e,rows:t,canvas:n}=this.panel,r=h(e);this.#c=Number.parseFloat(getComputedStyle(e).getPropertyValue(`--row`))||18,this.#s=j(this.#e,this.#n,this.#r,e.clientWidth);let i=this.#s.length*this.#c;t.style.height=`${i}px`,this.#r===0&&(e.style.height=`${i}px`),n.style.height=`${Math.min(i,e.clientHeight)}px`;let a=this.#a,{depths:o,functions:s}=this.#e,c=o[this.#r]??0;P(n,{rows:this.#s,rowHeight:this.#c,scrolled:e.scrollTop,color:w(this.#e,this.#n,r),label:e=>this.#D(e),isCaller:e=>(o[e]??0)<c,matches:a&&(e=>e!==0&&a.functions[s[e]??0]===!0),focused:this.#l?this.#i:void 0},r)}#D(e){let t=this.#e.functions[e]??0,n=this.#t.get(t)??s(S(this.#e,e));if(e!==0&&this.#t.set(t,n),this.#n!==`difference`)return n;let{baseline:r,candidate:i,header:a,greatestDifference:o}=this.#e,[c,l]=[r[e]??0,i[e]??0];return Math.abs(l-c)<o*.01?n:`${n} ${m(c,l,a.unit)}`}};async function K(e){let t=atob((e.textContent??``).trim()),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`));return _(new Uint8Array(await new Response(r).arrayBuffer()))}function q({merged:e}){if(e===void 0)return``;let n=`${Number((e.below*100).toPrecision(1))} %`;return`To keep this page small, ${t(e.frames,`frame`)} that took less than ${n} of all each are merged into frames called (others), with all that they call; no amount is lost. The profiles themselves have them.`}async function J(e){let t=[...e.querySelectorAll(`script[type=\"application/gzip\"]`)],n=/* @__PURE__ */ new Map,r=c(`div`,{class:`flame-body`}),i=c(`p`,{class:`note`}),a=async e=>{let a=t[e];if(a===void 0)return;let o=a.getAttribute(`data-label`)??``,s=n.get(e)??new G(await K(a),o);n.set(e,s),r.replaceChildren(...s.panel.all),i.textContent=q(s.header),s.redraw()};await a(0);let o=c(`select`,{\"aria-label\":`Flame graph`},...t.map((e,t)=>c(`option`,{value:String(t)},e.getAttribute(`data-label`)??``)));o.addEventListener(`change`,()=>void a(Number(o.value))),e.replaceChildren(...t.length>1?[o]:[],r,i);let s=()=>n.get(Number(o.value))?.redraw();for(let e of[`(prefers-color-scheme: dark)`,`(max-width: 46rem)`])matchMedia(e).addEventListener(`change`,s);document.addEventListener(`keydown`,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(`input, select, textarea`);e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),n.get(Number(o.value))?.panel.search.focus())})}for(let e of document.querySelectorAll(`.flame`))J(e).catch(t=>{let n=e.querySelector(`.flame-off`);n!==null&&(n.textContent=`The flame graph cannot be drawn: ${String(t)}`)})})();"))}</body>
</html>
`.text;
}
function digestOf(text) {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

// src/report/html/potential.ts
const PARTS = [
	["user", "Go code"],
	["runtime", "runtime"],
	["gc", "garbage collector"],
	["syscalls", "system calls"],
	["cgo", "C"]
];
/** What of the CPU time PGO can touch at all, as one bar. */
function potentialSection({ potential }) {
	if (potential === void 0) return void 0;
	const shares = PARTS.map(([part, name]) => ({
		part,
		name,
		value: Math.max(0, potential[part])
	}));
	let from = 0;
	const bars = shares.map(({ part, value }) => {
		const bar = h`<rect class="part-${part}" x="${percent(from)}" width="${percent(value)}" height="100%"/>`;
		from += value;
		return bar;
	});
	return h`<section aria-labelledby="potential">
<h2 id="potential">What could be gained at all</h2>
${potentialInWords(potential).map((sentence) => h`<p class="decided">${prose(sentence)}</p>`)}
<svg class="meter" aria-hidden="true">${bars}</svg>
<ul class="key">${shares.map(({ part, name, value }) => h`<li><i class="swatch part-${part}" aria-hidden="true"></i>${name} <strong>${share(value)}</strong></li>`)}</ul>
</section>
`;
}

// src/report/html/production.ts
/** Production before and after a release, with all that may explain it just as well. */
function productionSection({ production }) {
	if (production === void 0 || production.comparisons.length === 0) return void 0;
	const { comparisons, confounders, queries } = production;
	const axis = axisFor(comparisons.flatMap(({ change, interval }) => interval === void 0 ? [] : [{
		name: "",
		unit: "",
		change,
		interval,
		verdict: "inconclusive",
		overall: false
	}]));
	return h`<section aria-labelledby="production">
<h2 id="production">In production</h2>
<p class="decided">${releaseInWords(production)}: ${productionQuantity(comparisons)}.</p>
<table class="rows intervals" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Compared</th><th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th><th role="columnheader" scope="col" class="n change">Change</th><th role="columnheader" scope="col" class="n">95&nbsp;% interval</th><th role="columnheader" scope="col" class="n">Before → after</th></tr></thead>
<tbody role="rowgroup">
${comparisons.map((one) => comparisonRow(one, one.interval && drawInterval({
		change: one.change,
		interval: one.interval
	}, axis, false)))}</tbody>
</table>
<h3>What else may explain it</h3>
<ul class="plain-list">${confounders.map((one) => h`<li>${prose(one)}</li>`)}</ul>
<p class="note">Production is no experiment: whatever else changed at the time is in these figures, so they decide no verdict.</p>${queries && h`
<p class="note">CPU: <code>${shorten(queries.cpu, 500)}</code>${queries.traffic !== void 0 && h`; traffic: <code>${shorten(queries.traffic, 500)}</code>`}</p>`}
</section>
`;
}
function comparisonRow(comparison, chart) {
	const { method, pairs, traffic, placebo, series } = comparison;
	const { description, before, after, change: changed, interval } = productionRow(comparison);
	const rates = traffic !== void 0 && h`<span class="small">traffic ${fixed(traffic.before, traffic.before < 100 ? 1 : 0)}/s → ${fixed(traffic.after, traffic.after < 100 ? 1 : 0)}/s</span>`;
	const other = placebo === void 0 || placebo.changes.length === 0 ? void 0 : placeboInWords(placebo.changes);
	const seen = series !== void 0 && h`<span class="small">series ${fixed(series.before, 0)} → ${fixed(series.after, 0)}</span>`;
	return h`<tr role="row" class="plain"><th role="rowheader" scope="row">${method === "offset" ? "Right before and after" : "Same time of day"}<span class="small">${shorten(description, 240)}, ${count(pairs, "pair")}</span>${other && h`<span class="small">${other}</span>`}</th><td role="cell" class="plot">${chart}</td><td role="cell" class="n change" data-label="change">${changed}</td><td role="cell" class="n" data-label="95 % interval">${interval ?? "too few to tell"}</td><td role="cell" class="n" data-label="before → after">${before} → ${after}${rates}${seen}</td></tr>
`;
}
/** How much production changes by itself. */
function placeboInWords(changes) {
	const [least, most] = [Math.min(...changes), Math.max(...changes)];
	const range = changes.length === 1 ? change(least, 1) : `${change(least, 1)} to ${change(most, 1)}`;
	return `without such a release, at ${count(changes.length, "other time")}: ${range}`;
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
function sourceRow(one) {
	const { source, kind, weight, collected, findings } = one;
	return h`<tr role="row"><th role="rowheader" scope="row"><code>${shorten(source, 240)}</code></th><td role="cell" data-label="kind">${shorten(kind, 40)}</td><td role="cell" class="n" data-label="profiles collected">${weight === void 0 ? fixed(collected, 0) : collectedInWords(one)}</td><td role="cell" class="n" data-label="findings">${countBySeverity(findings)}</td></tr>
`;
}
const BUILDS_SHOWN = 10;
function buildRow({ id, profiles, newest }) {
	const name = id === void 0 ? "without an ID" : h`<code>${shorten(id, 40)}</code>`;
	return h`<div>${name}: ${count(profiles, "profile")}${newest !== void 0 && `, the newest of ${time(newest)}`}</div>`;
}
function profileList(profile) {
	const { cpuSeconds, edges, buildIds, from, to, ownShare, sha256, archive } = profile;
	const inputs = inputsInWords(profile);
	const builds = (profile.builds ?? []).slice(0, BUILDS_SHOWN);
	const facts = [
		["Profile", h`<code>${shorten(placeOf(profile), 240)}</code>`],
		["Samples", `${samplesInWords(profile)} in ${seconds(cpuSeconds)} of CPU time`],
		["What the compiler sees", count(edges, "call edge")],
		["Merged from", inputs === void 0 ? void 0 : inputs + (buildIds === void 0 ? "" : " of the program")],
		["Builds, newest first", builds.length < 2 ? void 0 : builds.map(buildRow)],
		["Collected", from === void 0 ? void 0 : `${time(from)}${to === void 0 ? "" : ` to ${time(to)}`}`],
		["Samples with a function of this module", ownShare === void 0 ? void 0 : share(ownShare)],
		["Size", bytes(profile.bytes)],
		["SHA-256", h`<code>${shorten(sha256, 80)}</code>`],
		["Archived as", archive === void 0 ? void 0 : h`<code>${shorten(archive, 240)}</code>`]
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
function footer({ subject, publication, run }) {
	const url = publication?.url;
	const link = url !== void 0 && isWebAddress(url) && h`<p>Published: <a href="${url}">${url}</a></p>`;
	return h`<footer>${link}${run && ranAt(run)}${publication?.reason !== void 0 && h`<p>${prose(publication.reason)}</p>`}<p>${subject ? `Go PGO Action ${subject.actionVersion}` : "Go PGO Action"}. An interval holds the true change in 95 of 100 runs; overlap is the part of the edge weight that two profiles share; an edge is a call from one function to another, at one line.</p></footer>
`;
}
function ranAt({ time: at, revision, url }) {
	const when = h`${shorten(time(at), 40)}${revision !== void 0 && h`, of <code>${shorten(revision, 80)}</code>`}`;
	const page = url !== void 0 && isWebAddress(url) && h`: <a href="${url}">${url}</a>`;
	return h`<p>Measured ${when}${page}</p>`;
}
function isWebAddress(url) {
	return /^https?:\/\/[^\s]+$/.test(url);
}

// src/report/html/targets.ts
/** The page of several targets: what matters most, what is published, and a line with a link for each of them. */
function targetsLead(report) {
	const { tone, title, sentence, because } = targetsHeadline(report);
	const { targets = [] } = report;
	const groups = targetGroups(report).map((group) => h`<dt>${group.label}</dt><dd>${prose(allNames(group.targets, report))}</dd>`);
	return h`<header class="${tone}">
<p class="eyebrow">Go PGO report · ${count(targets.length, "target")}</p>
<h1>${title}</h1>
<p class="claim">${prose(sentence)}</p>
${because !== void 0 && h`<p class="because">${prose(because)}</p>`}
${groups.length > 0 && h`<dl>${groups}</dl>`}
</header>
`;
}
const BEFORE_PLOT = [
	{
		title: "Result",
		cell: resultCell
	},
	{
		title: "Samples",
		label: "samples",
		number: true,
		cell: ({ samples }) => samples
	},
	{
		title: "Stale weight",
		label: "stale weight",
		number: true,
		cell: ({ stale }) => stale
	}
];
const AFTER_PLOT = [
	{
		title: h`Change<span class="small">95 % interval</span>`,
		number: true,
		cell: changeCell
	},
	{
		title: "Binary",
		label: "binary",
		number: true,
		cell: ({ size }) => size
	},
	{
		title: "Published",
		cell: publicationCell
	}
];
/** One line for each target, those that failed or are slower first; intervals on one axis. */
function targetsTable(report) {
	const rows = targetRows(report);
	if (rows.length === 0) return void 0;
	const withCells = ({ cell }) => rows.some((row) => isShown(cell(row)));
	const [before, after] = [BEFORE_PLOT.filter(withCells), AFTER_PLOT.filter(withCells)];
	const axis = commonAxis(rows);
	return h`<section aria-labelledby="targets">
<h2 id="targets">Targets</h2>
<table class="rows targets" role="table">
<caption class="hidden">What each target came to, with the change by PGO and its 95 % interval</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Target</th>${before.map(headCell)}${axis && h`<th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th>`}${after.map(headCell)}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => targetLine(row, before, axis, after))}</tbody>
</table>
${axis && h`<p class="note">${prose(caption(rows, axis))}</p>`}
</section>
`;
}
function isShown(cell) {
	return cell !== void 0 && cell !== false && cell !== "";
}
function headCell({ title, number }) {
	return h`<th role="columnheader" scope="col"${number && h` class="n"`}>${title}</th>`;
}
function targetLine(row, before, axis, after) {
	const { target, report, tone } = row;
	const cells = (columns) => columns.map(({ label, number, cell }) => h`<td role="cell"${number && h` class="n"`}${label !== void 0 && h` data-label="${label}"`}>${cell(row)}</td>`);
	const program = report.subject && h`<span class="small">${goName(report.subject.package)}</span>`;
	return h`<tr role="row" class="${tone}"><th role="rowheader" scope="row"><a href="${pageOf(target)}">${visible(target)}</a>${program}</th>${cells(before)}${axis && plotCell(row, axis)}${cells(after)}</tr>
`;
}
/** The target's own page, in the folder that has its name. */
function pageOf(target) {
	return `./${target.replace(/\p{Cs}/gu, "�").split("/").map(encodeURIComponent).join("/").replaceAll("'", "%27")}/report.html`;
}
function resultCell({ result, report, overlap }) {
	if (result === void 0) return void 0;
	const tone = report.error === void 0 ? "" : "verdict";
	const explained = overlap !== void 0 && h`<span class="small">overlap ${overlap}</span>`;
	return h`<span class="${tone}">${result}</span>${explained}`;
}
function changeCell({ change, verdict }) {
	if (verdict === void 0) return void 0;
	if (change === void 0) return verdict;
	return h`<span class="verdict">${change.change} ${verdict}</span><span class="small">${change.interval}</span>`;
}
function publicationCell({ report: { publication } }) {
	const { url, number, operation } = publication ?? {};
	if (url === void 0 || !isWebAddress(url)) return void 0;
	return h`<a href="${url}">${number === void 0 ? url : `#${number}`}</a><span class="small">${operation === "none" ? "unchanged" : operation}</span>`;
}
function overallOf({ report: { comparison } }) {
	return comparison && intervalRows(comparison, 0)[0];
}
/** Where nothing was measured, the axis goes on; a narrow screen has no use for that. */
function plotCell(row, axis) {
	const overall = overallOf(row);
	return overall === void 0 ? h`<td role="cell" class="plot unmeasured">${drawNothing(axis)}</td>` : h`<td role="cell" class="plot">${drawInterval(overall, axis, true)}</td>`;
}
/** Every target's change on one axis, none pressed into a dot by another; the band only where all have the same. */
function commonAxis(rows) {
	const overall = rows.map(overallOf).filter((row) => row !== void 0);
	if (overall.length === 0) return void 0;
	const [first = EQUIVALENCE, ...others] = new Set(rows.flatMap(({ report: { comparison } }) => comparison ? [equivalenceOf(comparison)] : []));
	const axis = axisFor(overall.map((row) => ({
		...row,
		overall: false
	})), first);
	return others.length === 0 ? axis : {
		...axis,
		equivalence: 0
	};
}
function caption(rows, { equivalence }) {
	const quantities = new Set(rows.flatMap(({ report: { comparison } }) => comparison && comparison.measurements.length > 0 ? [overallQuantity(comparison)] : []));
	return `Change of ${quantities.size === 1 ? [...quantities][0] : "CPU time per unit of work"} by PGO, overall, with its 95 % interval; negative is less. ~ is no significant difference.${equivalence > 0 ? ` ${bandInWords(plusMinus(equivalence))}` : ""}`;
}

// src/report/html.ts
/** Of all but the flame graphs. */
const MOST_TEXT = 4e5;
/** `report.html`: one file of less than 2 MB that loads nothing, and runs nothing but the flame graphs' own script. */
function renderHtml(report) {
	return report.targets === void 0 ? pageOfOne(report) : pageOfSeveral(report);
}
/** Each target has a page of its own; this one leads there, and is as small as its tables. */
function pageOfSeveral(report) {
	const { title } = targetsHeadline(report);
	const name = `${title} · Go PGO report`;
	const subject = report.targets?.find((target) => target.subject !== void 0)?.subject;
	const body = (level) => [
		targetsLead(report),
		targetsTable(report),
		findingsSection(report, level),
		footer({
			...report,
			...subject && { subject }
		})
	];
	const fits = (text) => Buffer.byteLength(text) < MOST_TEXT;
	return firstThatFits(PAGE_LEVELS, (level) => page(name, body(level), false), fits) ?? page(name, [targetsLead(report)], false);
}
function pageOfOne(report) {
	const { title, figure } = headline(report);
	const about = report.target ?? report.subject?.package ?? "Go PGO report";
	const name = `${figure === void 0 ? title : `${title} ${figure}`} · ${about}`;
	const graphs = packedFlameGraphs(report, 16e5);
	const runs = graphs !== void 0;
	const most = MOST_TEXT + (graphs?.text.length ?? 0);
	const render = (level) => page(name, sections(report, level, graphs), runs);
	const fits = (text) => Buffer.byteLength(text) < most;
	return firstThatFits(PAGE_LEVELS, render, fits) ?? page(name, [leadSection(report)], false);
}
function sections(report, level, graphs) {
	const findingsFirst = report.error !== void 0 || report.command === "check";
	const gatesFirst = report.gates?.some(({ outcome }) => outcome === "failed") === true;
	const shown = [
		gatesFirst ? gatesSection(report) : void 0,
		findingsFirst ? findingsSection(report, level) : void 0,
		measurementsSection(report, level),
		loadSection(report),
		differencesSection(report, level, graphs),
		compilerSection(report, level),
		potentialSection(report),
		productionSection(report),
		historySection(report, level),
		gatesFirst ? void 0 : gatesSection(report),
		decisionSection(report),
		movedSection(report, level),
		buildSection(report),
		binariesSection(report),
		provenanceSection(report, level),
		findingsFirst ? void 0 : findingsSection(report, level),
		reproduceSection(report)
	];
	return [
		leadSection(report),
		contents(shown),
		...shown,
		footer(report)
	];
}

export { renderHtml };