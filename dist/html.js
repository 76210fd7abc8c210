import { An as viewOf, Br as html, En as PAGE_LEVELS, Kr as visible, On as fitted, Rr as codeAndProse, Wr as shorten, Xr as positionOn, Yr as isDrawable, Zr as tickLabel, kn as moreInWords, mi as capitalized, qr as headline, vi as uncapitalized, wn as workloadInWords, xi as share, yi as count } from "./start.js";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

// src/report/markup.ts
/** HTML that is safe to insert; only `h` and this file make it from data. */
var Markup = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/** Template literals of HTML: whatever is inserted is escaped, unless it is markup itself. */
function h(parts, ...inserted) {
	return new Markup(parts.reduce((before, part, i) => before + safe(inserted[i - 1]) + part));
}
function safe(value) {
	if (value === void 0 || value === false) return "";
	if (value instanceof Markup) return value.text;
	if (typeof value === "string") return html(value);
	return typeof value === "number" ? String(value) : value.map(safe).join("");
}
/** A sentence whose backticks set code. Percentages do not break over lines. */
function sentence(text, most) {
	const line = shorten(text.replace(/\s+/g, " "), most);
	const words = (part) => html(part).replace(/(\d) %/g, "$1&nbsp;%");
	return new Markup(codeAndProse(line, (name) => `<code>${html(name)}</code>`, words));
}
/**
* A Go name, or a call edge of two: the import path stands back behind what tells one function from another, and
* long names may break after a slash.
*/
function goName(name, most) {
	const ends = name.split(" → ");
	const [first, ...others] = ends.map((end) => oneName(shorten(end, Math.ceil(most / ends.length))));
	return h`<code>${first}${others.map((other) => h` <span class="to">→</span> ${other}`)}</code>`;
}
function oneName(name) {
	const brackets = name.search(/[([]/);
	const slash = name.lastIndexOf("/", brackets === -1 ? void 0 : brackets);
	if (slash === -1) return h`${name}`;
	return h`<span class="path">${name.slice(0, slash + 1).split(/(?<=\/)/).map((part) => h`${part}<wbr>`)}</span>${name.slice(slash + 1)}`;
}

// src/report/charts.ts
/**
* Drawings as SVG. All places are percentages, so a drawing takes any width without distorting its strokes; a nested
* `svg` carries each mark that keeps its size.
*/
/** A share of a width as an SVG percentage with two decimals. */
function percent(fraction) {
	return `${Number(((Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction)) : 0) * 100).toFixed(2))}%`;
}
/** One row of a table over the common axis; without an interval only the axis goes on. */
function drawInterval(row, axis) {
	const at = (value) => percent(positionOn(axis, value));
	const band = positionOn(axis, axis.equivalence) - positionOn(axis, -axis.equivalence);
	const lines = axis.ticks.map((tick) => {
		return h`<line class="${Math.abs(tick) < 1e-12 ? "zero" : "grid"}" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="100%"/>`;
	});
	const background = h`<rect class="band" x="${at(-axis.equivalence)}" width="${percent(band)}" height="100%"/>${lines}`;
	if (!isDrawable(row)) return h`<svg aria-hidden="true">${background}</svg>`;
	const { change, interval: [low, high], overall } = row;
	const mark = overall ? h`<path class="point" d="M0-7 7 0 0 7-7 0z"/>` : h`<circle class="point" r="4.5"/>`;
	const ends = [low, high].map((bound) => {
		const shape = bound < axis.low ? "M6-5 0 0 6 5" : bound > axis.high ? "M-6-5 0 0-6 5" : "M0-5V5";
		return h`<svg x="${at(bound)}" y="50%"><path class="whisker" d="${shape}"/></svg>`;
	});
	return h`<svg aria-hidden="true">${background}<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="50%" y2="50%"/>${ends}<svg x="${at(change)}" y="50%">${mark}</svg></svg>`;
}
/** The tick labels that all rows share. */
function drawAxis(axis) {
	const label = (tick) => h`<text x="${percent(positionOn(axis, tick))}" y="78%">${tickLabel(axis, tick)}</text>`;
	return h`<svg aria-hidden="true">${axis.ticks.map(label)}</svg>`;
}
/** Two bars, one above the other. */
function drawPair(before, after) {
	return h`<svg aria-hidden="true"><rect class="was" width="${percent(before)}" height="44%"/><rect class="is" y="56%" width="${percent(after)}" height="44%"/></svg>`;
}
/** Less to the left, more to the right of the middle. */
function drawDelta(delta) {
	const width = Math.abs(delta) / 2;
	return h`<svg aria-hidden="true"><rect class="${delta < 0 ? "less" : "more"}" x="${percent(delta < 0 ? .5 - width : .5)}" y="15%" width="${percent(width)}" height="70%"/><line class="zero" x1="50%" x2="50%" y1="0" y2="100%"/></svg>`;
}
/** 0 to 100 %: the overlap, and the zone that noise explains. */
function drawOverlap(overlap, noise) {
	return h`<svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="100%"/><rect class="noise" x="${percent(noise)}" y="0" width="${percent(1 - noise)}" height="100%"/><rect class="bar" y="35%" width="${percent(overlap)}" height="30%"/><line class="edge" x1="${percent(overlap)}" x2="${percent(overlap)}" y1="0" y2="100%"/></svg>`;
}
/** Shares next to each other in one bar. */
function drawParts(parts) {
	let from = 0;
	const bars = parts.map(([id, , share]) => {
		const bar = h`<rect class="part-${id}" x="${percent(from)}" width="${percent(share)}" height="100%"/>`;
		from += Math.max(0, share);
		return bar;
	});
	return h`<svg class="meter" aria-hidden="true">${bars}</svg>`;
}
/** Lines over one axis: the lines lie in a nested drawing that is stretched while their strokes are not. */
function drawLines({ title, lines, ends, labelY, fromZero, dots, binary }) {
	const points = lines.flatMap(({ parts }) => parts.flat());
	if (points.length === 0) return void 0;
	const xs = points.map(({ x }) => x);
	const [first, last] = [Math.min(...xs), Math.max(...xs)];
	const ticks = ticksFor(points.flatMap(({ y, interval }) => [
		y,
		...interval ?? [],
		...fromZero ? [0] : []
	]), binary === true);
	const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
	const atX = (x) => last > first ? (x - first) / (last - first) : .5;
	const atY = (y) => 1 - (y - low) / (high - low || 1);
	const grid = ticks.map((tick) => {
		const y = percent(atY(tick));
		return h`<line class="${tick === 0 ? "zero" : "grid"}" x1="0" x2="100%" y1="${y}" y2="${y}"/><text x="-8" y="${y}" dy=".32em">${labelY(tick)}</text>`;
	});
	const place = (fraction) => Number((fraction * 1e3).toFixed(1));
	const paths = lines.flatMap(({ class: name, parts }) => parts.filter((part) => part.length > 1).map((part) => {
		const path = part.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${place(atX(x))} ${place(atY(y))}`);
		return h`<path class="line ${name}" d="${path.join("")}"/>`;
	}));
	const mark = (name, { x, y, interval }) => {
		const [at, from, to] = [percent(atX(x)), ...(interval ?? []).map((bound) => percent(atY(bound)))];
		const whisker = interval && h`<line class="line thin ${name}" x1="${at}" x2="${at}" y1="${from}" y2="${to}"/>`;
		return h`${whisker}<circle class="dot ${name}" cx="${at}" cy="${percent(atY(y))}" r="3.5"/>`;
	};
	const marks = lines.flatMap(({ class: name, parts }) => parts.flat().map((point) => dots && mark(name, point)));
	return h`<figure class="chart"><figcaption>${title}</figcaption><svg class="chart-plot" aria-hidden="true">${grid}<svg class="stretched" viewBox="0 0 1000 1000" preserveAspectRatio="none">${paths}</svg>${marks}</svg><p class="chart-ends" aria-hidden="true"><span>${ends[0]}</span><span>${ends[1]}</span></p></figure>
`;
}
/** Three to six round values around all of `values`. */
function ticksFor(values, binary) {
	const finite = values.filter(Number.isFinite);
	const [low, high] = [Math.min(...finite), Math.max(...finite)];
	const least = (high - low || Math.abs(high) || 1) / 4;
	const magnitude = 10 ** Math.floor(Math.log10(least));
	const round = ([
		1,
		2,
		2.5,
		5
	].find((factor) => factor * magnitude >= least) ?? 10) * magnitude;
	const step = binary ? 2 ** Math.ceil(Math.log2(least)) : round;
	const first = Math.floor(low / step + 1e-9);
	const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
	return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

// src/report/flame-graph/encode.ts
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
const LONGEST_NAME$1 = 240;
/** Steps from nothing to all, where the values are no multiples of one number. */
const FINEST = 2 ** 24;
/**
* A flame graph as text of at most `most` characters: base64 of gzip of a header in JSON and four columns of
* varints. Frames that are too small to be seen are merged until it fits; undefined when it never does.
*/
function encodeFlameGraph(graph, about, most) {
	const whole = Math.max(graph.baseline[0] ?? 0, graph.candidate[0] ?? 0);
	const tree = treeOf(graph);
	let perFrame = LEAST_PER_FRAME;
	let tried = 0;
	for (const least of LEAST_SHARES) {
		const frames = tree.larger.filter((size) => size >= least * whole).length;
		if (frames === tried || frames * perFrame > most) continue;
		const text = gzipSync(pack(graph, about, preorder(graph, tree, least * whole), least)).toString("base64");
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
		merged: tree.merged > 0 ? {
			frames: tree.merged,
			below
		} : void 0
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
	return shorten(visible(shorten(text, LONGEST_NAME$1)), LONGEST_NAME$1);
}
/** Only the names that are used; those used most get the shortest numbers. `OTHERS` comes first. */
function namesByUse(graph, functions) {
	const uses = /* @__PURE__ */ new Map([[OTHERS, Number.POSITIVE_INFINITY]]);
	for (const one of functions) uses.set(one, (uses.get(one) ?? 0) + 1);
	const sorted = [...uses].sort(([a, many], [b, more]) => more === many ? a - b : more - many);
	return {
		names: sorted.map(([one]) => one === OTHERS ? "(others)" : shown(graph.names[one] ?? "")),
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
/** Stands for all callees of a frame that are too small to be kept, and for what these call. */
const OTHERS = -1;
/** The amounts and callees of each node. */
function treeOf({ baseline, candidate, parents }) {
	const amount = (value) => Number.isFinite(value) ? Math.max(0, value) : 0;
	const [before, after] = [Float64Array.from(baseline, amount), Float64Array.from(candidate, amount)];
	const larger = before.map((value, node) => Math.max(value, after[node] ?? 0));
	const callees = parents.map(() => []);
	for (let node = 1; node < parents.length; node++) callees[parents[node] ?? 0]?.push(node);
	return {
		before,
		after,
		larger,
		callees
	};
}
/** Without the frames that took less than `least` on both sides; what these took is in `OTHERS`. */
function preorder({ functions }, tree, least) {
	const ordered = {
		functions: [],
		depths: [],
		baseline: [],
		candidate: [],
		merged: 0
	};
	const at = (values, node) => values[node] ?? 0;
	const sumOf = (values, nodes) => nodes.reduce((sum, node) => sum + at(values, node), 0);
	const put = (what, depth, before, after) => {
		ordered.functions.push(what);
		ordered.depths.push(depth);
		ordered.baseline.push(Math.max(0, before));
		ordered.candidate.push(Math.max(0, after));
	};
	const visits = [{
		node: 0,
		depth: 0
	}];
	for (let visit = visits.pop(); visit !== void 0; visit = visits.pop()) {
		const { node, depth, others } = visit;
		if (others !== void 0) {
			put(OTHERS, depth, sumOf(tree.before, others), sumOf(tree.after, others));
			continue;
		}
		const callees = (tree.callees[node] ?? []).filter((callee) => at(tree.larger, callee) > 0);
		const small = callees.filter((callee) => at(tree.larger, callee) < least);
		const kept = callees.filter((callee) => at(tree.larger, callee) >= least);
		const own = (values) => at(values, node) - sumOf(values, callees);
		put(functions[node] ?? 0, depth, own(tree.before), own(tree.after));
		ordered.merged += small.length;
		if (small.length > 0) visits.push({
			node: OTHERS,
			depth: depth + 1,
			others: small
		});
		kept.sort((a, b) => at(tree.larger, a) - at(tree.larger, b) || b - a);
		for (const callee of kept) visits.push({
			node: callee,
			depth: depth + 1
		});
	}
	return ordered;
}

// src/report/flame-graph/script.ts
/** The script of the page. Made by `npm run generate` from browser/main.ts. */
const SCRIPT = `(function(){function e(e,t){if(!Number.isFinite(e))return\`—\`;let[n=\`0\`,r]=Math.abs(e).toFixed(t).split(\`.\`),i=n.replace(/\\B(?=(\\d{3})+$)/g,\`,\`)+(r===void 0?\`\`:\`.\${r}\`);return e<0&&/[1-9]/.test(i)?\`−\`+i:i}function t(t,n,r=\`\${n}s\`){return\`\${e(t,0)} \${t===1?n:r}\`}function n(t){return\`\${e(t*100,1)} %\`}function r(t,n){let r=e(t,n);return t>0&&/[1-9]/.test(r)?\`+\${r}\`:r}function i(e,t=2){return Number.isFinite(e)?\`\${r(e*100,t)} %\`:\`—\`}let a=[\`B\`,\`KiB\`,\`MiB\`,\`GiB\`,\`TiB\`];function o(t){if(!Number.isFinite(t))return\`—\`;let n=t,r=0;for(;Math.abs(n)>=1023.95&&r<a.length-1;)n/=1024,r++;return\`\${e(n,r===0?0:Math.abs(n)<9.995?2:1)} \${a[r]}\`}function s(e){return e.replace(/(?<![\\w/.%~-])(?:[\\w.%~-]+\\/)+/g,\`\`)}function c(e){return e.charAt(0).toUpperCase()+e.slice(1)}let l=[[1e9,\`G\`],[1e6,\`M\`],[1e3,\`k\`],[1,\`\`],[.001,\`m\`],[1e-6,\`µ\`],[1e-9,\`n\`]];function u(t,n){let r=Math.abs(t);if(!Number.isFinite(t))return e(t,0);if(r===0)return\`0 \${n}\`.trim();let[i,a]=l.find(([e])=>r/e>=.99995)??[1e-9,\`n\`],o=Math.abs(t/i),s=i===1&&Number.isInteger(t)?0:o<9.9995?3:o<99.995?2:1;return\`\${e(t/i,s)} \${a}\${n}\`.trim()}function d(t){let n=Math.abs(t);return\`\${e(t,n<9.995?2:+(n<99.95))}/s\`}let f=/^(p\\d+(?:\\.\\d+)?|min|mean|max)-sec$/;function p(e,t){let[n=\`\`,r]=t.split(\`/\`);return r===\`s\`&&!/^[kMG]?B$/.test(n)?d(e):f.test(n)||/^(?:cpu-)?(?:sec|seconds)$|^s$/.test(n)?u(e,\`s\`):/^(?:cpu-)?ns$/.test(n)?u(e*1e-9,\`s\`):/^(?:peak-)?B$|^bytes$/.test(n)?o(e):u(e,\`\`)}function m(e,t,n){let r=p(t-e,n);return t>e&&/[1-9]/.test(r)?\`+\${r}\`:r}function h(e){let t=4+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(e.subarray(4,t))),{nodes:r,baselineStep:i,candidateStep:a}=n,o=()=>{let n=0;for(let r=1;;r*=128){let i=e[t++]??0;if(n+=i%128*r,i<128)return n}},s=e=>Float64Array.from({length:r},()=>o()*e),c=Uint32Array.from({length:r},o),l=Uint32Array.from({length:r},o),u=s(i),d=s(a),f=u.map((e,t)=>Math.max(e,d[t]??0)),p=g(l),m=_(u,p.parents),h=_(d,p.parents);return{header:n,length:r,functions:c,...p,baseline:m,candidate:h,baselineOwn:u,candidateOwn:d,larger:_(f,p.parents),greatestDifference:m.reduce((e,t,n)=>Math.max(e,Math.abs((h[n]??0)-t)),0)}}function g(e){let t=new Uint32Array(e.length),n=new Uint16Array(e.length),r=new Uint32Array(e.length);for(let i=1;i<e.length;i++){let a=i-1;for(let n=e[i]??0;n>0;n--)r[a]=i,a=t[a]??0;t[i]=a,n[i]=(n[a]??0)+1}for(let t=0;t<e.length;t++)r[t]===0&&(r[t]=e.length);return{parents:t,depths:n,ends:r}}function _(e,t){let n=e.slice();for(let e=n.length-1;e>0;e--){let r=t[e]??0;n[r]=(n[r]??0)+(n[e]??0)}return n}function*v({ends:e},t){let n=e[t]??0;for(let r=t+1;r<n;r=e[r]??n)yield r}function y({parents:e},t){let n=[t];for(let r=t;r>0;)r=e[r]??0,n.unshift(r);return n}function b({functions:e,header:t},n){return n===0?\`all\`:t.names[e[n]??0]??\`\`}function x(e,t){return t===\`difference\`?e.larger:e[t]}function S(e,t,n,r){let i=x(e,t),a=y(e,n),o=a.slice(0,-1).map(e=>[{frame:e,x:0,width:r}]),s=t===\`difference\`?e.larger[n]??0:Math.max(e.baseline[n]??0,e.candidate[n]??0),c=s>0?r/s:0,l=a.length-1,u=[];u[l]=0;let d=e.ends[n]??e.length;for(let t=n;t<d;){let r=e.depths[t]??0,a=u[r]??0,s=(i[t]??0)*c;u[r]=a+s,o[r]??=[],s>=.6||t===n?(o[r].push({frame:t,x:a,width:s}),u[r+1]=a,t++):(s>0&&C(o[r],a,s),t=e.ends[t]??d)}return o.filter(e=>e.length>0)}function C(e,t,n){let r=e.at(-1);r?.frame===-1&&Math.abs(r.x+r.width-t)<1e-6?r.width+=n:e.push({frame:-1,x:t,width:n})}function w(e,t){let n=e=>t<e.x?e.x-t:Math.max(0,t-e.x-e.width);return(e?.filter(e=>e.frame!==-1&&n(e)<=1)??[]).sort((e,t)=>n(e)-n(t))[0]}function T(e,t){let n=t.trim().toLowerCase();if(n===\`\`)return;let r=e.header.names.map(e=>e.toLowerCase().includes(n)),i=[],a=0,o=0,s=0;for(let t=1;t<e.length;t++)r[e.functions[t]??0]===!0&&(i.push(t),t<s||(a+=e.baseline[t]??0,o+=e.candidate[t]??0,s=e.ends[t]??0));let c=t=>e.larger[t]??0;return i.sort((e,t)=>c(t)-c(e)||e-t),{functions:r,functionCount:new Set(i.map(t=>e.functions[t])).size,frames:i.slice(0,500),baseline:a,candidate:o}}function E(e){let t=getComputedStyle(e),n=e=>t.getPropertyValue(e).trim();return{own:n(\`--flame-own\`),packages:n(\`--flame-packages\`),runtime:n(\`--flame-runtime\`),less:n(\`--less\`),more:n(\`--more\`),none:n(\`--flame-none\`),ink:n(\`--ink\`),label:n(\`--flame-ink\`),page:n(\`--page\`),font:t.fontFamily}}function D(e,t,n){let r=(e,t)=>Number.parseInt(e.slice(t,t+2),16);return\`#\${[1,3,5].map(i=>Math.round(r(e,i)+(r(t,i)-r(e,i))*n)).map(e=>e.toString(16).padStart(2,\`0\`)).join(\`\`)}\`}function O(e,t){return/^(?:runtime|internal\\/runtime|internal\\/abi)[./]/.test(e)?\`runtime\`:t!==\`\`&&(e.startsWith(\`\${t}.\`)||e.startsWith(\`\${t}/\`))||e.startsWith(\`main.\`)?\`own\`:\`packages\`}function k(e,t,n){if(t===\`difference\`)return t=>A(e,t,n);let r=/* @__PURE__ */ new Map;return t=>{let i=e.functions[t]??0,a=r.get(i);if(a!==void 0)return a;let o=b(e,t),s=D(n[O(o,e.header.module)],n.page,j(o)%5*.055);return t!==0&&r.set(i,s),t===0?n.none:s}}function A(e,t,n){let r=(e.candidate[t]??0)-(e.baseline[t]??0),i=e.greatestDifference>0?Math.abs(r)/e.greatestDifference:0;return i<.01?n.none:D(n.none,r<0?n.less:n.more,Math.sqrt(i))}function j(e){let t=0;for(let n=0;n<e.length;n++)t=t*31+e.charCodeAt(n)>>>0;return t}function M(e,t,n){let r=globalThis.devicePixelRatio||1,{clientWidth:i,clientHeight:a}=e;e.width=Math.round(i*r),e.height=Math.round(a*r);let o=e.getContext(\`2d\`);if(o===null)return;o.scale(r,r),o.font=\`12px \${n.font}\`,o.textBaseline=\`middle\`;let{rowHeight:s,scrolled:c,rows:l}=t,u=Math.max(0,Math.floor(c/s)),d=Math.min(l.length,Math.ceil((c+a)/s));for(let e=u;e<d;e++){let r=e*s-c;for(let i of l[e]??[])N(o,i,r,t,n)}o.globalAlpha=1,F(o,t,n)}function N(e,t,n,r,i){let{rowHeight:a,color:o,label:s,isCaller:c,matches:l}=r,{frame:u,x:d}=t,f=t.width>3?t.width-1:t.width,p=u!==-1&&l?.(u)===!0;if(e.globalAlpha=l!==void 0&&!p||u===-1?.3:c(u)?.6:1,e.fillStyle=u===-1?i.none:o(u),e.fillRect(d,n,f,a-1),p&&(e.fillStyle=i.ink,e.fillRect(d,n+a-3,f,2)),u===-1||f<24)return;c(u)&&(l===void 0||p)&&(e.globalAlpha=1),e.fillStyle=i.label;let m=P(e,s(u),f-8);m!==\`\`&&e.fillText(m,d+4,n+(a-1)/2+.5)}function P(e,t,n){let r=t.slice(0,Math.ceil(n/2));if(r.length===t.length&&e.measureText(t).width<=n)return t;let[i,a]=[0,r.length];for(;a-i>1;){let t=i+a>>1;e.measureText(\`\${r.slice(0,t)}…\`).width<=n?i=t:a=t}return i<3?\`\`:\`\${r.slice(0,i)}…\`}function F(e,t,n){let{rows:r,rowHeight:i,scrolled:a,focused:o}=t;r.forEach((t,r)=>{let s=t.find(({frame:e})=>e===o);s!==void 0&&o!==void 0&&(e.strokeStyle=n.ink,e.lineWidth=2,e.strokeRect(s.x+1,r*i-a+1,Math.max(1,s.width-3),i-3))})}function I(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n),r}function L(e){let t=e.split(\`/\`)[1];return t===void 0?\`\`:\` per \${(/* @__PURE__ */ new Map([[\`op\`,\`operation\`],[\`sec\`,\`second\`]])).get(t)??t}\`}let R=0;var z=class{parts;search=I(\`input\`,{type:\`search\`,placeholder:\`Search functions\`,"aria-label":\`Search functions\`,autocomplete:\`off\`,spellcheck:\`false\`,enterkeyhint:\`search\`});#e=I(\`p\`,{class:\`found\`,role:\`status\`});#t=I(\`ul\`,{class:\`key flame-key\`});#n=I(\`div\`,{class:\`flame-detail\`});#r=I(\`p\`,{class:\`hidden\`,"aria-live":\`polite\`});#i=I(\`canvas\`,{"aria-hidden":\`true\`});#a=I(\`div\`,{class:\`flame-rows\`},this.#i);#o;#s;#c=/* @__PURE__ */ new Map;#l;#u=0;#d;#f=!1;#p;#m=-1;#h=[];#g=19;#_=!1;constructor(e,t){this.#s=e;let{header:n,baseline:r,candidate:i}=e,[a=0,o=0]=[r[0],i[0]],s=[[\`difference\`,\`Difference\`,a*o],[\`baseline\`,c(n.baseline),a],[\`candidate\`,c(n.candidate),o]].filter(([,,e])=>e>0);this.#l=s[0]?.[0]??\`candidate\`;let l=\`flame-\${++R}\`,u=s.map(([e,t])=>{let n=I(\`input\`,{type:\`radio\`,name:l,value:e});return n.checked=e===this.#l,n.addEventListener(\`change\`,()=>this.#w(e)),I(\`label\`,{},n,I(\`span\`,{},t))}),d=I(\`p\`,{class:\`hidden\`,id:\`\${l}-keys\`},\`Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.\`);this.#o=I(\`div\`,{class:\`flame-stage\`,tabindex:\`0\`,role:\`application\`,"aria-roledescription":\`flame graph\`,"aria-label":t,"aria-describedby":d.id},this.#a);let f=I(\`button\`,{type:\`button\`},\`Zoom in\`),p=I(\`button\`,{type:\`button\`},\`Reset\`);f.addEventListener(\`click\`,()=>this.#T(this.#d??0)),p.addEventListener(\`click\`,()=>this.#E());let m=I(\`fieldset\`,{class:\`choice\`},I(\`legend\`,{class:\`hidden\`},\`What is drawn\`),...u),h=I(\`div\`,{class:\`flame-buttons\`},f,p),g=I(\`div\`,{class:\`flame-controls\`},m,this.search,h);this.parts=[g,this.#e,this.#t,this.#o,d,this.#n,this.#r],this.#j(),this.#M(0),this.#v()}get merged(){let{merged:e}=this.#s.header;if(e===void 0)return\`\`;let n=\`\${Number((e.below*100).toPrecision(1))} %\`;return\`To keep this page small, \${t(e.frames,\`frame\`)} that took less than \${n} of all each are merged into frames called (others), with all that they call; no amount is lost. The profiles themselves have them.\`}redraw(){this.#_||(this.#_=!0,requestAnimationFrame(()=>{this.#_=!1,this.#N()}))}#v(){let e=this.#o;this.search.addEventListener(\`input\`,()=>this.#O(this.search.value)),this.search.addEventListener(\`keydown\`,e=>this.#x(e)),e.addEventListener(\`keydown\`,e=>this.#b(e)),e.addEventListener(\`focus\`,()=>this.#A(this.#d??this.#u,!0)),e.addEventListener(\`blur\`,()=>this.redraw()),e.addEventListener(\`scroll\`,()=>this.redraw(),{passive:!0}),e.addEventListener(\`pointermove\`,t=>{let n=t.pointerType===\`mouse\`?this.#y(t):void 0;e.style.cursor=n===void 0?\`default\`:\`pointer\`,n!==void 0&&n.frame!==this.#d&&this.#A(n.frame,!1)}),e.addEventListener(\`click\`,e=>{let t=this.#y(e);t!==void 0&&(e instanceof PointerEvent&&e.pointerType!==\`mouse\`&&this.#d!==t.frame?this.#A(t.frame,!0):this.#T(t.frame))}),new ResizeObserver(()=>this.redraw()).observe(e)}#y(e){let t=this.#o,{left:n,top:r}=t.getBoundingClientRect(),i=Math.floor((e.clientY-r-t.clientTop+t.scrollTop)/this.#g);return w(this.#h[i],e.clientX-n-t.clientLeft)}#b(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.#d??this.#u,n=()=>this.#T(t),r=(/* @__PURE__ */ new Map([[\`ArrowUp\`,()=>this.#A(this.#s.parents[t]??0,!0)],[\`ArrowDown\`,()=>this.#A(this.#S(t)??t,!0)],[\`ArrowLeft\`,()=>this.#A(this.#C(t,-1),!0)],[\`ArrowRight\`,()=>this.#A(this.#C(t,1),!0)],[\`Home\`,()=>this.#A(this.#u,!0)],[\`Enter\`,n],[\` \`,n],[\`Escape\`,()=>this.#E()],[\`n\`,()=>this.#D(1)],[\`N\`,()=>this.#D(-1)]])).get(e.key);r!==void 0&&(e.preventDefault(),r())}#x(e){e.key===\`Enter\`?this.#D(e.shiftKey?-1:1):e.key===\`Escape\`&&(e.preventDefault(),this.search.value=\`\`,this.#O(\`\`),this.#o.focus())}#S(e){let t=x(this.#s,this.#l),n=e=>t[e]??0,[r]=[...v(this.#s,e)].sort((e,t)=>n(t)-n(e)||e-t);return r!==void 0&&n(r)>0?r:void 0}#C(e,t){let n=(this.#h[this.#s.depths[e]??0]??[]).filter(e=>e.frame!==-1),r=n.findIndex(t=>t.frame===e);return r===-1?n[0]?.frame??e:n[r+t]?.frame??e}#w(e){this.#l=e,this.#j(),this.redraw()}#T(e){this.#u=e,this.#N(),this.#o.scrollTop=Math.max(0,(this.#s.depths[e]??0)-2)*this.#g,this.#A(e,!0)}#E(){this.search.value=\`\`,this.#O(\`\`),this.#T(0),this.#f=document.activeElement===this.#o}#D(e){let t=this.#p?.frames??[];if(t.length===0)return;this.#m=(this.#m+e+t.length)%t.length;let n=t[this.#m]??0;this.#h.some(e=>e.some(e=>e.frame===n&&e.width>=24))?this.#A(n,!0):this.#T(n)}#O(e){this.#p=T(this.#s,e),this.#m=-1,this.#e.textContent=this.#p===void 0?\`\`:this.#k(this.#p),this.redraw()}#k({functionCount:e,baseline:r,candidate:i}){if(e===0)return\`nothing found\`;let{unit:a}=this.#s.header,o=this.#s.candidate[0]??0,s=o>0?\`, \${n(i/o)}\`:\`\`;return\`\${t(e,\`function\`)}\${s}: \${p(r,a)} → \${p(i,a)}\${L(a)}\`}#A(e,t){this.#d=e,this.#f=!0;let n=this.#M(e);if(t){this.#r.textContent=n;let t=this.#o,r=(this.#s.depths[e]??0)*this.#g,i=r+2*this.#g-t.clientHeight;t.scrollTop=Math.max(i,Math.min(r,t.scrollTop))}this.redraw()}#j(){let e=([e,t])=>I(\`li\`,{},I(\`i\`,{class:\`swatch \${e}\`,"aria-hidden":\`true\`}),t),t=L(this.#s.header.unit),[n,r]=this.#l===\`difference\`?[[[\`less\`,\`less than before\`],[\`none\`,\`the same\`],[\`more\`,\`more than before\`]],\`Colour: difference\${t} in absolute units. Width: the larger of both sides, so nothing is hidden.\`]:[[[\`own\`,\`this module\`],[\`packages\`,\`other packages\`],[\`runtime\`,\`Go runtime\`]],\`Width: what a frame took\${t}, with all that it calls; both sides on one scale.\`];this.#t.replaceChildren(...n.map(e),I(\`li\`,{class:\`small\`},r))}#M(e){let r=this.#s,{unit:a,baseline:o,candidate:c}=r.header,[l,u]=[r.baseline[0]??0,r.candidate[0]??0],d=[[\`with callees\`,r.baseline[e]??0,r.candidate[e]??0],[\`by itself\`,r.baselineOwn[e]??0,r.candidateOwn[e]??0]].map(([e,t,r])=>({what:e,sides:[p(t,a),p(r,a)],difference:t===r?\`none\`:m(t,r,a),relative:t>0&&t!==r?\`(\${i((r-t)/t,1)})\`:\`\`,part:n(u>0?r/u:l>0?t/l:0)})),f=(e,...t)=>I(e,{class:\`n\`},...t),h=d.map(({what:e,sides:t,difference:n,relative:r,part:i})=>{let a=f(\`td\`,n,\` \`,I(\`span\`,{class:\`relative\`},r)),o=[...t.map(e=>f(\`td\`,e)),a,f(\`td\`,i)];return I(\`tr\`,{},I(\`th\`,{scope:\`row\`},e),...o)}),g=[o,c,\`difference\`,\`of all\`].map(e=>f(\`th\`,e)),_=I(\`tr\`,{},I(\`th\`,{},L(a).trim()),...g),y=b(r,e),x=s(y),S=x===y?[]:[I(\`span\`,{class:\`small\`},y)];this.#n.replaceChildren(I(\`p\`,{class:\`flame-name\`},I(\`code\`,{},x),...S),I(\`table\`,{},I(\`thead\`,{},_),I(\`tbody\`,{},...h)));let C=d.map(({what:e,sides:[t,n],difference:r,relative:i,part:a})=>\`\${e} \${t} \${o}, \${n} \${c}, \${r} \${i}, \${a} of all\`),w=t([...v(r,e)].length,\`callee\`);return\`\${y}: \${C.join(\`; \`)}; level \${r.depths[e]??0}, \${w}.\`}#N(){let e=this.#o,t=E(e);this.#g=Number.parseFloat(getComputedStyle(e).getPropertyValue(\`--row\`))||18,this.#h=S(this.#s,this.#l,this.#u,e.clientWidth);let n=this.#h.length*this.#g;this.#a.style.height=\`\${n}px\`,this.#u===0&&(e.style.height=\`\${n}px\`),this.#i.style.height=\`\${Math.min(n,e.clientHeight)}px\`;let r=this.#p,{depths:i,functions:a}=this.#s,o=i[this.#u]??0,s={rows:this.#h,rowHeight:this.#g,scrolled:e.scrollTop,color:k(this.#s,this.#l,t),label:e=>this.#P(e),isCaller:e=>(i[e]??0)<o,matches:r&&(e=>e!==0&&r.functions[a[e]??0]===!0),focused:this.#f?this.#d:void 0};M(this.#i,s,t)}#P(e){let t=this.#s.functions[e]??0,n=this.#c.get(t)??s(b(this.#s,e));if(e!==0&&this.#c.set(t,n),this.#l!==\`difference\`)return n;let{baseline:r,candidate:i,header:a,greatestDifference:o}=this.#s,[c,l]=[r[e]??0,i[e]??0];return Math.abs(l-c)<o*.01?n:\`\${n} \${m(c,l,a.unit)}\`}};async function B(e){let t=atob((e.textContent??\`\`).trim()),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(\`gzip\`));return h(new Uint8Array(await new Response(r).arrayBuffer()))}async function V(e){let t=[...e.querySelectorAll(\`script[type="application/gzip"]\`)],n=t.map(e=>e.getAttribute(\`data-label\`)??\`\`),r=/* @__PURE__ */ new Map,i=I(\`div\`,{class:\`flame-body\`}),a=I(\`p\`,{class:\`note\`}),o=async e=>{let o=t[e];if(o===void 0)return;let s=r.get(e)??new z(await B(o),n[e]??\`\`);r.set(e,s),i.replaceChildren(...s.parts),a.textContent=s.merged,s.redraw()};await o(0);let s=I(\`select\`,{"aria-label":\`Flame graph\`},...n.map((e,t)=>I(\`option\`,{value:String(t)},e)));s.addEventListener(\`change\`,()=>void o(Number(s.value))),e.replaceChildren(...t.length>1?[s]:[],i,a);let c=()=>r.get(Number(s.value));for(let e of[\`(prefers-color-scheme: dark)\`,\`(max-width: 46rem)\`])matchMedia(e).addEventListener(\`change\`,()=>c()?.redraw());document.addEventListener(\`keydown\`,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(\`input, select, textarea\`);e.key!==\`/\`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),c()?.search.focus())})}for(let e of document.querySelectorAll(\`.flame\`))V(e).catch(t=>{let n=e.querySelector(\`.flame-off\`);n!==null&&(n.textContent=\`The flame graph cannot be drawn: \${String(t)}\`)})})();`;

// src/report/style.ts
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
.n + th:not(.n), .n + td:not(.n) { padding-left: 1.25rem; }
@media (min-width: 46.001rem) {
  .plot + .n { padding-left: 1rem; }
  .intervals:not(.targets) { table-layout: fixed; }
  .intervals:not(.targets) thead th { width: 11%; } .intervals:not(.targets) thead th:first-child { width: 22%; }
  .intervals:not(.targets) thead th.plot { width: 28%; } .intervals:not(.targets) thead th:last-child { width: 17%; }
}
.intervals + .intervals { margin-top: 1.5rem; }
.intervals:not(.targets) thead .n { white-space: normal; }
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
/* Line charts, bars, and what folds. */
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
/* The flame graphs and what they are used with. */
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
/* The overview of several targets. */
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
@media print {
  :root { color-scheme: light; --page: #fff; --ink: #000; --muted: #444; --rule: #ccc; --band: #eee; --before: #aaa;
    --better: #076a86; --worse: #b0390a; --same: #46525e; --unsure: #855600; --failed: #b3261e; --plain: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section { margin-top: 1.5rem; } tr, li, pre { break-inside: avoid; } h2, h3 { break-after: avoid; }
}
`;

// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/report/html.ts
var _templateObject;
var _templateObject2;
/** Of all but the flame graphs. */
const MOST_TEXT = 4e5;
const LONGEST_NAME = 240;
/** `report.html`: one file of less than 2 MB that loads nothing, and runs nothing but the flame graphs' own script. */
function renderHtml(report) {
	const view = viewOf(report, "page");
	const { title, figure } = headline(report);
	const about = report.target ?? report.subject?.package ?? "Go PGO report";
	const name = `${figure === void 0 ? title : `${title} ${figure}`} · ${about}`;
	const graphs = packedFlameGraphs(view, 16e5);
	const most = MOST_TEXT + (graphs?.text.length ?? 0);
	const render = (blocks, level) => page(name, new Page(level, graphs).blocks(blocks), graphs !== void 0);
	const fits = (text) => Buffer.byteLength(text) < most;
	return fitted(view, render, fits, PAGE_LEVELS) ?? page(name, h`<h1>${title}</h1>`, false);
}
/**
* A document that loads nothing, and runs nothing but the one script that draws its flame graphs: its policy allows
* its own style sheet and this script by digest, so even a hole in the escaping could neither fetch nor execute.
*/
function page(title, body, runs) {
	const digestOf = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
	const script = `script-src '${digestOf(SCRIPT)}'; require-trusted-types-for 'script'; trusted-types 'none'; `;
	const policy = `default-src 'none'; style-src '${digestOf(STYLE)}'; ${runs ? script : ""}base-uri 'none'; form-action 'none'`;
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
${runs && h(_templateObject || (_templateObject = _taggedTemplateLiteral(["<script>", "<\/script>\n"], ["<script>", "<\/script>\\n"])), new Markup("(function(){function e(e,t){if(!Number.isFinite(e))return`—`;let[n=`0`,r]=Math.abs(e).toFixed(t).split(`.`),i=n.replace(/\\B(?=(\\d{3})+$)/g,`,`)+(r===void 0?``:`.${r}`);return e<0&&/[1-9]/.test(i)?`−`+i:i}function t(t,n,r=`${n}s`){return`${e(t,0)} ${t===1?n:r}`}function n(t){return`${e(t*100,1)} %`}function r(t,n){let r=e(t,n);return t>0&&/[1-9]/.test(r)?`+${r}`:r}function i(e,t=2){return Number.isFinite(e)?`${r(e*100,t)} %`:`—`}let a=[`B`,`KiB`,`MiB`,`GiB`,`TiB`];function o(t){if(!Number.isFinite(t))return`—`;let n=t,r=0;for(;Math.abs(n)>=1023.95&&r<a.length-1;)n/=1024,r++;return`${e(n,r===0?0:Math.abs(n)<9.995?2:1)} ${a[r]}`}function s(e){return e.replace(/(?<![\\w/.%~-])(?:[\\w.%~-]+\\/)+/g,``)}function c(e){return e.charAt(0).toUpperCase()+e.slice(1)}let l=[[1e9,`G`],[1e6,`M`],[1e3,`k`],[1,``],[.001,`m`],[1e-6,`µ`],[1e-9,`n`]];function u(t,n){let r=Math.abs(t);if(!Number.isFinite(t))return e(t,0);if(r===0)return`0 ${n}`.trim();let[i,a]=l.find(([e])=>r/e>=.99995)??[1e-9,`n`],o=Math.abs(t/i),s=i===1&&Number.isInteger(t)?0:o<9.9995?3:o<99.995?2:1;return`${e(t/i,s)} ${a}${n}`.trim()}function d(t){let n=Math.abs(t);return`${e(t,n<9.995?2:+(n<99.95))}/s`}let f=/^(p\\d+(?:\\.\\d+)?|min|mean|max)-sec$/;function p(e,t){let[n=``,r]=t.split(`/`);return r===`s`&&!/^[kMG]?B$/.test(n)?d(e):f.test(n)||/^(?:cpu-)?(?:sec|seconds)$|^s$/.test(n)?u(e,`s`):/^(?:cpu-)?ns$/.test(n)?u(e*1e-9,`s`):/^(?:peak-)?B$|^bytes$/.test(n)?o(e):u(e,``)}function m(e,t,n){let r=p(t-e,n);return t>e&&/[1-9]/.test(r)?`+${r}`:r}function h(e){let t=4+new DataView(e.buffer,e.byteOffset).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(e.subarray(4,t))),{nodes:r,baselineStep:i,candidateStep:a}=n,o=()=>{let n=0;for(let r=1;;r*=128){let i=e[t++]??0;if(n+=i%128*r,i<128)return n}},s=e=>Float64Array.from({length:r},()=>o()*e),c=Uint32Array.from({length:r},o),l=Uint32Array.from({length:r},o),u=s(i),d=s(a),f=u.map((e,t)=>Math.max(e,d[t]??0)),p=g(l),m=_(u,p.parents),h=_(d,p.parents);return{header:n,length:r,functions:c,...p,baseline:m,candidate:h,baselineOwn:u,candidateOwn:d,larger:_(f,p.parents),greatestDifference:m.reduce((e,t,n)=>Math.max(e,Math.abs((h[n]??0)-t)),0)}}function g(e){let t=new Uint32Array(e.length),n=new Uint16Array(e.length),r=new Uint32Array(e.length);for(let i=1;i<e.length;i++){let a=i-1;for(let n=e[i]??0;n>0;n--)r[a]=i,a=t[a]??0;t[i]=a,n[i]=(n[a]??0)+1}for(let t=0;t<e.length;t++)r[t]===0&&(r[t]=e.length);return{parents:t,depths:n,ends:r}}function _(e,t){let n=e.slice();for(let e=n.length-1;e>0;e--){let r=t[e]??0;n[r]=(n[r]??0)+(n[e]??0)}return n}function*v({ends:e},t){let n=e[t]??0;for(let r=t+1;r<n;r=e[r]??n)yield r}function y({parents:e},t){let n=[t];for(let r=t;r>0;)r=e[r]??0,n.unshift(r);return n}function b({functions:e,header:t},n){return n===0?`all`:t.names[e[n]??0]??``}function x(e,t){return t===`difference`?e.larger:e[t]}function S(e,t,n,r){let i=x(e,t),a=y(e,n),o=a.slice(0,-1).map(e=>[{frame:e,x:0,width:r}]),s=t===`difference`?e.larger[n]??0:Math.max(e.baseline[n]??0,e.candidate[n]??0),c=s>0?r/s:0,l=a.length-1,u=[];u[l]=0;let d=e.ends[n]??e.length;for(let t=n;t<d;){let r=e.depths[t]??0,a=u[r]??0,s=(i[t]??0)*c;u[r]=a+s,o[r]??=[],s>=.6||t===n?(o[r].push({frame:t,x:a,width:s}),u[r+1]=a,t++):(s>0&&C(o[r],a,s),t=e.ends[t]??d)}return o.filter(e=>e.length>0)}function C(e,t,n){let r=e.at(-1);r?.frame===-1&&Math.abs(r.x+r.width-t)<1e-6?r.width+=n:e.push({frame:-1,x:t,width:n})}function w(e,t){let n=e=>t<e.x?e.x-t:Math.max(0,t-e.x-e.width);return(e?.filter(e=>e.frame!==-1&&n(e)<=1)??[]).sort((e,t)=>n(e)-n(t))[0]}function T(e,t){let n=t.trim().toLowerCase();if(n===``)return;let r=e.header.names.map(e=>e.toLowerCase().includes(n)),i=[],a=0,o=0,s=0;for(let t=1;t<e.length;t++)r[e.functions[t]??0]===!0&&(i.push(t),t<s||(a+=e.baseline[t]??0,o+=e.candidate[t]??0,s=e.ends[t]??0));let c=t=>e.larger[t]??0;return i.sort((e,t)=>c(t)-c(e)||e-t),{functions:r,functionCount:new Set(i.map(t=>e.functions[t])).size,frames:i.slice(0,500),baseline:a,candidate:o}}function E(e){let t=getComputedStyle(e),n=e=>t.getPropertyValue(e).trim();return{own:n(`--flame-own`),packages:n(`--flame-packages`),runtime:n(`--flame-runtime`),less:n(`--less`),more:n(`--more`),none:n(`--flame-none`),ink:n(`--ink`),label:n(`--flame-ink`),page:n(`--page`),font:t.fontFamily}}function D(e,t,n){let r=(e,t)=>Number.parseInt(e.slice(t,t+2),16);return`#${[1,3,5].map(i=>Math.round(r(e,i)+(r(t,i)-r(e,i))*n)).map(e=>e.toString(16).padStart(2,`0`)).join(``)}`}function O(e,t){return/^(?:runtime|internal\\/runtime|internal\\/abi)[./]/.test(e)?`runtime`:t!==``&&(e.startsWith(`${t}.`)||e.startsWith(`${t}/`))||e.startsWith(`main.`)?`own`:`packages`}function k(e,t,n){if(t===`difference`)return t=>A(e,t,n);let r=/* @__PURE__ */ new Map;return t=>{let i=e.functions[t]??0,a=r.get(i);if(a!==void 0)return a;let o=b(e,t),s=D(n[O(o,e.header.module)],n.page,j(o)%5*.055);return t!==0&&r.set(i,s),t===0?n.none:s}}function A(e,t,n){let r=(e.candidate[t]??0)-(e.baseline[t]??0),i=e.greatestDifference>0?Math.abs(r)/e.greatestDifference:0;return i<.01?n.none:D(n.none,r<0?n.less:n.more,Math.sqrt(i))}function j(e){let t=0;for(let n=0;n<e.length;n++)t=t*31+e.charCodeAt(n)>>>0;return t}function M(e,t,n){let r=globalThis.devicePixelRatio||1,{clientWidth:i,clientHeight:a}=e;e.width=Math.round(i*r),e.height=Math.round(a*r);let o=e.getContext(`2d`);if(o===null)return;o.scale(r,r),o.font=`12px ${n.font}`,o.textBaseline=`middle`;let{rowHeight:s,scrolled:c,rows:l}=t,u=Math.max(0,Math.floor(c/s)),d=Math.min(l.length,Math.ceil((c+a)/s));for(let e=u;e<d;e++){let r=e*s-c;for(let i of l[e]??[])N(o,i,r,t,n)}o.globalAlpha=1,F(o,t,n)}function N(e,t,n,r,i){let{rowHeight:a,color:o,label:s,isCaller:c,matches:l}=r,{frame:u,x:d}=t,f=t.width>3?t.width-1:t.width,p=u!==-1&&l?.(u)===!0;if(e.globalAlpha=l!==void 0&&!p||u===-1?.3:c(u)?.6:1,e.fillStyle=u===-1?i.none:o(u),e.fillRect(d,n,f,a-1),p&&(e.fillStyle=i.ink,e.fillRect(d,n+a-3,f,2)),u===-1||f<24)return;c(u)&&(l===void 0||p)&&(e.globalAlpha=1),e.fillStyle=i.label;let m=P(e,s(u),f-8);m!==``&&e.fillText(m,d+4,n+(a-1)/2+.5)}function P(e,t,n){let r=t.slice(0,Math.ceil(n/2));if(r.length===t.length&&e.measureText(t).width<=n)return t;let[i,a]=[0,r.length];for(;a-i>1;){let t=i+a>>1;e.measureText(`${r.slice(0,t)}…`).width<=n?i=t:a=t}return i<3?``:`${r.slice(0,i)}…`}function F(e,t,n){let{rows:r,rowHeight:i,scrolled:a,focused:o}=t;r.forEach((t,r)=>{let s=t.find(({frame:e})=>e===o);s!==void 0&&o!==void 0&&(e.strokeStyle=n.ink,e.lineWidth=2,e.strokeRect(s.x+1,r*i-a+1,Math.max(1,s.width-3),i-3))})}function I(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n),r}function L(e){let t=e.split(`/`)[1];return t===void 0?``:` per ${(/* @__PURE__ */ new Map([[`op`,`operation`],[`sec`,`second`]])).get(t)??t}`}let R=0;var z=class{parts;search=I(`input`,{type:`search`,placeholder:`Search functions`,\"aria-label\":`Search functions`,autocomplete:`off`,spellcheck:`false`,enterkeyhint:`search`});#e=I(`p`,{class:`found`,role:`status`});#t=I(`ul`,{class:`key flame-key`});#n=I(`div`,{class:`flame-detail`});#r=I(`p`,{class:`hidden`,\"aria-live\":`polite`});#i=I(`canvas`,{\"aria-hidden\":`true`});#a=I(`div`,{class:`flame-rows`},this.#i);#o;#s;#c=/* @__PURE__ */ new Map;#l;#u=0;#d;#f=!1;#p;#m=-1;#h=[];#g=19;#_=!1;constructor(e,t){this.#s=e;let{header:n,baseline:r,candidate:i}=e,[a=0,o=0]=[r[0],i[0]],s=[[`difference`,`Difference`,a*o],[`baseline`,c(n.baseline),a],[`candidate`,c(n.candidate),o]].filter(([,,e])=>e>0);this.#l=s[0]?.[0]??`candidate`;let l=`flame-${++R}`,u=s.map(([e,t])=>{let n=I(`input`,{type:`radio`,name:l,value:e});return n.checked=e===this.#l,n.addEventListener(`change`,()=>this.#w(e)),I(`label`,{},n,I(`span`,{},t))}),d=I(`p`,{class:`hidden`,id:`${l}-keys`},`Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.`);this.#o=I(`div`,{class:`flame-stage`,tabindex:`0`,role:`application`,\"aria-roledescription\":`flame graph`,\"aria-label\":t,\"aria-describedby\":d.id},this.#a);let f=I(`button`,{type:`button`},`Zoom in`),p=I(`button`,{type:`button`},`Reset`);f.addEventListener(`click`,()=>this.#T(this.#d??0)),p.addEventListener(`click`,()=>this.#E());let m=I(`fieldset`,{class:`choice`},I(`legend`,{class:`hidden`},`What is drawn`),...u),h=I(`div`,{class:`flame-buttons`},f,p),g=I(`div`,{class:`flame-controls`},m,this.search,h);this.parts=[g,this.#e,this.#t,this.#o,d,this.#n,this.#r],this.#j(),this.#M(0),this.#v()}get merged(){let{merged:e}=this.#s.header;if(e===void 0)return``;let n=`${Number((e.below*100).toPrecision(1))} %`;return`To keep this page small, ${t(e.frames,`frame`)} that took less than ${n} of all each are merged into frames called (others), with all that they call; no amount is lost. The profiles themselves have them.`}redraw(){this.#_||(this.#_=!0,requestAnimationFrame(()=>{this.#_=!1,this.#N()}))}#v(){let e=this.#o;this.search.addEventListener(`input`,()=>this.#O(this.search.value)),this.search.addEventListener(`keydown`,e=>this.#x(e)),e.addEventListener(`keydown`,e=>this.#b(e)),e.addEventListener(`focus`,()=>this.#A(this.#d??this.#u,!0)),e.addEventListener(`blur`,()=>this.redraw()),e.addEventListener(`scroll`,()=>this.redraw(),{passive:!0}),e.addEventListener(`pointermove`,t=>{let n=t.pointerType===`mouse`?this.#y(t):void 0;e.style.cursor=n===void 0?`default`:`pointer`,n!==void 0&&n.frame!==this.#d&&this.#A(n.frame,!1)}),e.addEventListener(`click`,e=>{let t=this.#y(e);t!==void 0&&(e instanceof PointerEvent&&e.pointerType!==`mouse`&&this.#d!==t.frame?this.#A(t.frame,!0):this.#T(t.frame))}),new ResizeObserver(()=>this.redraw()).observe(e)}#y(e){let t=this.#o,{left:n,top:r}=t.getBoundingClientRect(),i=Math.floor((e.clientY-r-t.clientTop+t.scrollTop)/this.#g);return w(this.#h[i],e.clientX-n-t.clientLeft)}#b(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.#d??this.#u,n=()=>this.#T(t),r=(/* @__PURE__ */ new Map([[`ArrowUp`,()=>this.#A(this.#s.parents[t]??0,!0)],[`ArrowDown`,()=>this.#A(this.#S(t)??t,!0)],[`ArrowLeft`,()=>this.#A(this.#C(t,-1),!0)],[`ArrowRight`,()=>this.#A(this.#C(t,1),!0)],[`Home`,()=>this.#A(this.#u,!0)],[`Enter`,n],[` `,n],[`Escape`,()=>this.#E()],[`n`,()=>this.#D(1)],[`N`,()=>this.#D(-1)]])).get(e.key);r!==void 0&&(e.preventDefault(),r())}#x(e){e.key===`Enter`?this.#D(e.shiftKey?-1:1):e.key===`Escape`&&(e.preventDefault(),this.search.value=``,this.#O(``),this.#o.focus())}#S(e){let t=x(this.#s,this.#l),n=e=>t[e]??0,[r]=[...v(this.#s,e)].sort((e,t)=>n(t)-n(e)||e-t);return r!==void 0&&n(r)>0?r:void 0}#C(e,t){let n=(this.#h[this.#s.depths[e]??0]??[]).filter(e=>e.frame!==-1),r=n.findIndex(t=>t.frame===e);return r===-1?n[0]?.frame??e:n[r+t]?.frame??e}#w(e){this.#l=e,this.#j(),this.redraw()}#T(e){this.#u=e,this.#N(),this.#o.scrollTop=Math.max(0,(this.#s.depths[e]??0)-2)*this.#g,this.#A(e,!0)}#E(){this.search.value=``,this.#O(``),this.#T(0),this.#f=document.activeElement===this.#o}#D(e){let t=this.#p?.frames??[];if(t.length===0)return;this.#m=(this.#m+e+t.length)%t.length;let n=t[this.#m]??0;this.#h.some(e=>e.some(e=>e.frame===n&&e.width>=24))?this.#A(n,!0):this.#T(n)}#O(e){this.#p=T(this.#s,e),this.#m=-1,this.#e.textContent=this.#p===void 0?``:this.#k(this.#p),this.redraw()}#k({functionCount:e,baseline:r,candidate:i}){if(e===0)return`nothing found`;let{unit:a}=this.#s.header,o=this.#s.candidate[0]??0,s=o>0?`, ${n(i/o)}`:``;return`${t(e,`function`)}${s}: ${p(r,a)} → ${p(i,a)}${L(a)}`}#A(e,t){this.#d=e,this.#f=!0;let n=this.#M(e);if(t){this.#r.textContent=n;let t=this.#o,r=(this.#s.depths[e]??0)*this.#g,i=r+2*this.#g-t.clientHeight;t.scrollTop=Math.max(i,Math.min(r,t.scrollTop))}this.redraw()}#j(){let e=([e,t])=>I(`li`,{},I(`i`,{class:`swatch ${e}`,\"aria-hidden\":`true`}),t),t=L(this.#s.header.unit),[n,r]=this.#l===`difference`?[[[`less`,`less than before`],[`none`,`the same`],[`more`,`more than before`]],`Colour: difference${t} in absolute units. Width: the larger of both sides, so nothing is hidden.`]:[[[`own`,`this module`],[`packages`,`other packages`],[`runtime`,`Go runtime`]],`Width: what a frame took${t}, with all that it calls; both sides on one scale.`];this.#t.replaceChildren(...n.map(e),I(`li`,{class:`small`},r))}#M(e){let r=this.#s,{unit:a,baseline:o,candidate:c}=r.header,[l,u]=[r.baseline[0]??0,r.candidate[0]??0],d=[[`with callees`,r.baseline[e]??0,r.candidate[e]??0],[`by itself`,r.baselineOwn[e]??0,r.candidateOwn[e]??0]].map(([e,t,r])=>({what:e,sides:[p(t,a),p(r,a)],difference:t===r?`none`:m(t,r,a),relative:t>0&&t!==r?`(${i((r-t)/t,1)})`:``,part:n(u>0?r/u:l>0?t/l:0)})),f=(e,...t)=>I(e,{class:`n`},...t),h=d.map(({what:e,sides:t,difference:n,relative:r,part:i})=>{let a=f(`td`,n,` `,I(`span`,{class:`relative`},r)),o=[...t.map(e=>f(`td`,e)),a,f(`td`,i)];return I(`tr`,{},I(`th`,{scope:`row`},e),...o)}),g=[o,c,`difference`,`of all`].map(e=>f(`th`,e)),_=I(`tr`,{},I(`th`,{},L(a).trim()),...g),y=b(r,e),x=s(y),S=x===y?[]:[I(`span`,{class:`small`},y)];this.#n.replaceChildren(I(`p`,{class:`flame-name`},I(`code`,{},x),...S),I(`table`,{},I(`thead`,{},_),I(`tbody`,{},...h)));let C=d.map(({what:e,sides:[t,n],difference:r,relative:i,part:a})=>`${e} ${t} ${o}, ${n} ${c}, ${r} ${i}, ${a} of all`),w=t([...v(r,e)].length,`callee`);return`${y}: ${C.join(`; `)}; level ${r.depths[e]??0}, ${w}.`}#N(){let e=this.#o,t=E(e);this.#g=Number.parseFloat(getComputedStyle(e).getPropertyValue(`--row`))||18,this.#h=S(this.#s,this.#l,this.#u,e.clientWidth);let n=this.#h.length*this.#g;this.#a.style.height=`${n}px`,this.#u===0&&(e.style.height=`${n}px`),this.#i.style.height=`${Math.min(n,e.clientHeight)}px`;let r=this.#p,{depths:i,functions:a}=this.#s,o=i[this.#u]??0,s={rows:this.#h,rowHeight:this.#g,scrolled:e.scrollTop,color:k(this.#s,this.#l,t),label:e=>this.#P(e),isCaller:e=>(i[e]??0)<o,matches:r&&(e=>e!==0&&r.functions[a[e]??0]===!0),focused:this.#f?this.#d:void 0};M(this.#i,s,t)}#P(e){let t=this.#s.functions[e]??0,n=this.#c.get(t)??s(b(this.#s,e));if(e!==0&&this.#c.set(t,n),this.#l!==`difference`)return n;let{baseline:r,candidate:i,header:a,greatestDifference:o}=this.#s,[c,l]=[r[e]??0,i[e]??0];return Math.abs(l-c)<o*.01?n:`${n} ${m(c,l,a.unit)}`}};async function B(e){let t=atob((e.textContent??``).trim()),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`));return h(new Uint8Array(await new Response(r).arrayBuffer()))}async function V(e){let t=[...e.querySelectorAll(`script[type=\"application/gzip\"]`)],n=t.map(e=>e.getAttribute(`data-label`)??``),r=/* @__PURE__ */ new Map,i=I(`div`,{class:`flame-body`}),a=I(`p`,{class:`note`}),o=async e=>{let o=t[e];if(o===void 0)return;let s=r.get(e)??new z(await B(o),n[e]??``);r.set(e,s),i.replaceChildren(...s.parts),a.textContent=s.merged,s.redraw()};await o(0);let s=I(`select`,{\"aria-label\":`Flame graph`},...n.map((e,t)=>I(`option`,{value:String(t)},e)));s.addEventListener(`change`,()=>void o(Number(s.value))),e.replaceChildren(...t.length>1?[s]:[],i,a);let c=()=>r.get(Number(s.value));for(let e of[`(prefers-color-scheme: dark)`,`(max-width: 46rem)`])matchMedia(e).addEventListener(`change`,()=>c()?.redraw());document.addEventListener(`keydown`,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(`input, select, textarea`);e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),c()?.search.focus())})}for(let e of document.querySelectorAll(`.flame`))V(e).catch(t=>{let n=e.querySelector(`.flame-off`);n!==null&&(n.textContent=`The flame graph cannot be drawn: ${String(t)}`)})})();"))}</body>
</html>
`.text;
}
/** Only a web address becomes a link, whatever a server answered. */
function isWebAddress(url) {
	return /^https?:\/\/[^\s]+$/.test(url);
}
/** Prints blocks as HTML. */
var Page = class {
	#level;
	#graphs;
	constructor(level, graphs) {
		this.#level = level;
		this.#graphs = graphs;
	}
	blocks(blocks) {
		const contents = this.#contents(blocks);
		return blocks.map((block, i) => [this.#block(block), i === 0 && contents]);
	}
	/** Links to the sections of a page that has many. */
	#contents(blocks) {
		const sections = blocks.filter((block) => block.kind === "section");
		const link = ({ id, title }) => h`<li><a href="#${id}">${title}</a></li>`;
		return sections.length > 5 && h`<nav aria-label="Contents"><ul>${sections.map(link)}</ul></nav>\n`;
	}
	#block(block) {
		switch (block.kind) {
			case "lead": return this.#lead(block);
			case "section": return h`<section aria-labelledby="${block.id}">
<h2 id="${block.id}">${block.title}</h2>
${block.blocks.map((one) => this.#block(one))}</section>
`;
			case "prose": {
				const content = this.#cells(block.text);
				if (block.as === "title") return h`<h3>${content}</h3>\n`;
				return h`<p class="${block.as ?? "decided"}">${content}</p>\n`;
			}
			case "list": return this.#list(block.items, block.missing);
			case "table": return this.#table(block);
			case "facts": return h`<dl>
${block.rows.map(([name, value]) => h`<dt>${name}</dt><dd>${this.#cells(value)}</dd>\n`)}</dl>
`;
			case "code": return h`<pre><code>${block.lines.map((line, i) => [i > 0 && new Markup("\n"), line])}</code></pre>\n`;
			case "details": {
				const content = block.blocks.map((one) => this.#block(one));
				const title = sentence(block.title, LONGEST_NAME);
				return block.open ? h`<h3>${title}</h3>\n${content}` : h`<details><summary>${title}</summary>${content}</details>\n`;
			}
			case "footer": return h`<footer>${block.lines.map((line) => h`<p>${this.#cells(line)}</p>`)}</footer>\n`;
			case "lines": {
				const { charts, legend } = block;
				const side = (name, text) => h`<li><i class="swatch ${name}" aria-hidden="true"></i>${shorten(text, 60)}</li>`;
				const key = legend && h`<h3>The servers during one run each</h3>\n<ul class="key">${side("was", legend.baseline)}${side("is", legend.candidate)}</ul>\n`;
				return h`${key}<div class="charts${charts.length > 2 && " four"}">\n${charts.map(drawLines)}</div>\n`;
			}
			case "overlap": {
				const { overlap, noise } = block;
				return h`${drawOverlap(overlap, noise)}
<ul class="key">
<li><svg aria-hidden="true"><rect class="bar" y="25%" width="100%" height="50%"/></svg>Overlap <strong>${share(overlap)}</strong></li>
<li><svg aria-hidden="true"><rect class="noise" width="100%" height="100%"/></svg>Explained by sampling noise: <strong>${share(noise)}</strong> and more</li>
</ul>
`;
			}
			case "parts": {
				const key = block.parts.map(([id, name, part]) => h`<li><i class="swatch part-${id}" aria-hidden="true"></i>${name} <strong>${share(part)}</strong></li>`);
				return h`${drawParts(block.parts)}\n<ul class="key">${key}</ul>\n`;
			}
			case "flame-graphs": return this.#graphs;
			case "alert":
			case "target": return;
		}
	}
	/** The verdict, as large as it deserves, and why. */
	#lead({ first, late, decision, target, subject, targets }) {
		const { sentence: most } = this.#level;
		const titleOf = ({ title, figure }) => figure === void 0 ? h`${title}` : h`${title} <span class="figure">${figure}</span>`;
		const about = [target, targets === void 0 ? void 0 : count(targets, "target")].filter(Boolean);
		return h`<header class="${first.tone}">
<p class="eyebrow">Go PGO report${about.map((one) => h` · ${one}`)}${subject && h` · <code>${subject.package}</code> · ${subject.goVersion}`}</p>
<h1>${titleOf(first)}</h1>
<p class="claim">${sentence(first.sentence, most)}</p>${first.output && h`<pre>${first.output.map((line) => `${visible(line)}`).map((line) => [line, new Markup("\n")])}</pre>`}
${first.because !== void 0 && h`<p class="because">${sentence(first.because, most)}</p>`}
${late && h`<div class="also ${late.tone}"><p><strong>${late.title}.</strong> ${sentence(late.sentence, most)}</p></div>`}
${decision && h`<p class="also decided"><strong>Decision:</strong> ${decision.title}. ${sentence(decision.reason, most)}</p>`}
</header>
`;
	}
	#cells(cells) {
		return Array.isArray(cells) ? cells.map((cell) => this.#cell(cell)) : this.#cell(cells);
	}
	#cell(cell) {
		const most = this.#level.sentence;
		if (typeof cell === "string") return sentence(cell, most);
		const { text = "", code, go, strong, toned, href, small, more } = cell;
		let content = go !== void 0 ? goName(go, LONGEST_NAME) : code !== void 0 ? h`<code>${shorten(code, LONGEST_NAME)}</code>` : sentence(text, most);
		if (href !== void 0 && (isWebAddress(href) || href.startsWith("./"))) content = h`<a href="${href}">${content}</a>`;
		if (strong) content = h`<strong>${content}</strong>`;
		if (toned) content = h`<span class="verdict">${content}</span>`;
		if (more !== void 0 && more.length > 0) {
			const items = more.map((one) => h`<li>${this.#cell(one)}</li>`);
			content = h`<details class="callers"><summary>${content}</summary><ul>${items}</ul></details>`;
		}
		return small === void 0 || small === "" ? content : h`${content}<span class="small">${this.#cell(small)}</span>`;
	}
	#list(items, missing) {
		const rest = missing ? h`<p class="note">${moreInWords(missing, "finding")}</p>\n` : void 0;
		const isPlain = items.every(({ tone }) => tone === void 0);
		return h`<ul class="${isPlain ? "plain-list" : "findings"}">
${items.map((item) => this.#item(item))}</ul>
${rest}`;
	}
	#item({ tone, label, times, code, text, fix, places = [], href }) {
		const most = this.#level.sentence;
		if (tone === void 0) return h`<li>${sentence(text, most)}</li>\n`;
		const number = times === void 0 ? "" : ` (${times} times)`;
		const at = places.slice(0, 5).map((place, i) => [i > 0 && ", ", h`<code>${shorten(place, LONGEST_NAME)}</code>`]);
		const rest = places.length > 5 && ` and ${places.length - 5} more`;
		const link = href !== void 0 && isWebAddress(href) && h` <a href="${href}">${shorten(href.replace(/^https?:\/\//, ""), 80)}</a>`;
		const what = code === void 0 ? sentence(text, most) : h`<code>${shorten(code, 120)}</code>`;
		return h`<li class="${tone}"><p><span class="severity">${label && capitalized(label)}</span>${number}: ${what}${link}</p>${code !== void 0 && h`<p>${sentence(text, most)}</p>`}${at.length > 0 && h`<p class="small">${at}${rest}</p>`}${fix !== void 0 && h`<p class="fix">${sentence(fix, most)}</p>`}</li>
`;
	}
	/**
	* A table whose first column names its rows. On narrow screens its cells flow, so every role is said: taken out of
	* the layout of tables, they would lose it.
	*/
	#table({ columns, rows, axis, noun, missing }) {
		const first = rows.find(({ mark }) => mark !== void 0)?.mark;
		const isPlot = first?.kind === "interval";
		const marks = first && {
			name: isPlot ? "plot" : "bars",
			head: isPlot && axis ? drawAxis(axis) : first.kind === "pair" && h`<i class="swatch was" aria-hidden="true"></i>before <i class="swatch is" aria-hidden="true"></i>after`,
			title: isPlot ? "Interval, drawn" : "Bars"
		};
		const head = columns.map(({ title, number }, i) => [h`<th role="columnheader" scope="col"${number ? h` class="n"` : i === 0 && h` class="group"`}>${sentence(shorten(title, 60), 60)}</th>`, i === 0 && marks && h`<th role="columnheader" scope="col" class="${marks.name}"><span class="hidden">${marks.title}</span>${marks.head}</th>`]);
		const row = ({ cells, tone, mark }) => {
			const [name, ...others] = cells.map((cell) => this.#cell(cell));
			const drawing = mark?.kind === "interval" ? axis && drawInterval(mark.interval, axis) : mark?.kind === "pair" ? drawPair(mark.before, mark.after) : mark && drawDelta(mark.delta);
			const isEmpty = mark?.kind === "interval" && mark.interval === void 0;
			const set = others.map((cell, i) => {
				const { title = "", number } = columns[i + 1] ?? {};
				return h`<td role="cell"${number && h` class="n"`} data-label="${uncapitalized(shorten(title, 60))}">${cell}</td>`;
			});
			return h`<tr role="row"${tone && h` class="${tone}"`}><th role="rowheader" scope="row">${name}</th>${marks && h`<td role="cell" class="${marks.name}${isEmpty && " unmeasured"}">${drawing}</td>`}${set}</tr>
`;
		};
		const foot = rows.filter(({ total }) => total).map(row);
		const more = moreInWords(missing, noun);
		return h`<table class="rows${isPlot && " intervals"}${noun === "target" && " targets"}" role="table">
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${rows.filter(({ total }) => !total).map(row)}</tbody>
${foot.length > 0 && h`<tfoot role="rowgroup">${foot}</tfoot>\n`}</table>
${more !== void 0 && h`<p class="note">${more}</p>\n`}`;
	}
};
/**
* The flame graphs, packed, in at most `most` bytes together: as much of each as its share of them can hold, the
* small ones first, which leave room for the large ones. Undefined if there are none.
*/
function packedFlameGraphs(view, most) {
	const flames = view.flatMap((block) => block.kind === "section" ? block.blocks : []).find((block) => block.kind === "flame-graphs");
	if (flames === void 0) return void 0;
	const { graphs, names, module } = flames;
	const packed = [];
	const bySize = [...graphs.entries()].sort(([, a], [, b]) => a.functions.length - b.functions.length);
	let left = most;
	bySize.forEach(([index, graph], i) => {
		const text = encodeFlameGraph(graph, {
			...names,
			module
		}, Math.floor(left / (bySize.length - i)));
		if (text === void 0) return;
		packed[index] = text;
		left -= text.length;
	});
	const kinds = {
		cpu: "CPU time",
		alloc: "Allocated memory"
	};
	const data = graphs.map(({ kind, workload }, i) => {
		const text = packed[i];
		const label = `${kinds[kind]}, ${workloadInWords(shorten(workload, 60))}`;
		return text !== void 0 && h(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
			"<script type=\"application/gzip\" data-label=\"",
			"\">",
			"<\/script>\n"
		], [
			"<script type=\"application/gzip\" data-label=\"",
			"\">",
			"<\/script>\\n"
		])), label, new Markup(text));
	});
	const missing = data.filter((one) => one === false).length;
	return h`<div class="flame"><p class="flame-off">The flame graphs are drawn by the page’s own script, which this viewer does not run. The tables below say the same.</p>
${data}</div>
${missing > 0 && h`<p class="note">${count(missing, "flame graph")} would not fit; the profiles are next to this page.</p>\n`}`;
}

export { renderHtml };