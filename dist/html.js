import { O as count, w as capitalized } from "./start.js";
import { J as sentenceMarkup, L as drawAxis, M as moreInWords, R as drawInterval, T as PAGE_LEVELS, U as goName, V as Markup, W as h, Y as shorten, Z as visible, j as fitted, s as headline } from "./headline.js";
import { t as Interned } from "./encode.js";
import { c as uncapitalized } from "./format.js";
import { n as viewOf } from "./view.js";
import { p as workloadInWords } from "./view-measured.js";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

// src/report/flame-graph/encode.ts
/**
* The limits that are tried for the size of frames, as shares of the larger side's total. Frames below the limit are merged. The function
* uses the smallest limit that makes the text short enough.
*/
const LEAST_SHARES = [
	0,
	1e-5,
	1e-4,
	3e-4,
	.001,
	.003,
	.01
];
/** Names with more characters than this are shortened. */
const LONGEST_FRAME_NAME = 240;
/**
* Packs a flame graph into a text of at most `most` characters: base64 of gzipped JSON. To make the text fit, the function merges the
* smallest frames. @returns undefined if the text never fits.
*/
function encodeFlameGraph(graph, labels, most) {
	for (const least of LEAST_SHARES) {
		const packed = pack(graph, labels, least);
		const text = gzipSync(JSON.stringify(packed)).toString("base64");
		if (text.length <= most) return text;
	}
}
function printableFrameName(text) {
	return shorten(visible(shorten(text, LONGEST_FRAME_NAME)), LONGEST_FRAME_NAME);
}
/** Lists frames in the order in which they are drawn: each frame before its callees, the largest callee first. */
function pack(graph, labels, below) {
	const amount = (value) => Number.isFinite(value) ? Math.max(0, value) : 0;
	const [before, after] = [graph.baseline.map(amount), graph.candidate.map(amount)];
	const size = (node) => Math.max(before[node] ?? 0, after[node] ?? 0);
	const callees = graph.parents.map(() => []);
	for (const [node, parent] of graph.parents.entries()) if (node > 0) callees[parent]?.push(node);
	const names = new Interned((name) => name);
	const list = () => [];
	const columns = {
		functions: list(),
		depths: list(),
		baselineOwn: list(),
		candidateOwn: list()
	};
	const put = (name, depth, ownBefore, ownAfter) => {
		columns.functions.push(names.index(name));
		columns.depths.push(depth);
		columns.baselineOwn.push(Number(Math.max(0, ownBefore).toPrecision(5)));
		columns.candidateOwn.push(Number(Math.max(0, ownAfter).toPrecision(5)));
	};
	const sumOf = (values, nodes) => nodes.reduce((sum, node) => sum + (values[node] ?? 0), 0);
	const least = below * size(0);
	let merged = 0;
	const visits = [{
		node: 0,
		depth: 0
	}];
	for (let visit = visits.pop(); visit !== void 0; visit = visits.pop()) {
		const { node, depth, others } = visit;
		if (others !== void 0) {
			put("(others)", depth, sumOf(before, others), sumOf(after, others));
			continue;
		}
		const called = (callees[node] ?? []).filter((callee) => size(callee) > 0);
		const kept = called.filter((callee) => size(callee) >= least);
		const small = called.filter((callee) => size(callee) < least);
		const own = (values) => (values[node] ?? 0) - sumOf(values, called);
		put(graph.names[graph.functions[node] ?? 0] ?? "", depth, own(before), own(after));
		merged += small.length;
		if (small.length > 0) visits.push({
			node,
			depth: depth + 1,
			others: small
		});
		kept.sort((a, b) => size(a) - size(b) || b - a);
		for (const callee of kept) visits.push({
			node: callee,
			depth: depth + 1
		});
	}
	return {
		unit: printableFrameName(graph.unit),
		module: printableFrameName(labels.module),
		baseline: printableFrameName(labels.baseline),
		candidate: printableFrameName(labels.candidate),
		names: names.items.map(printableFrameName),
		...columns,
		merged: merged > 0 ? {
			frames: merged,
			below
		} : void 0
	};
}

// src/report/flame-graph/script.ts
/** The script of the page. Made by `npm run generate` from browser/main.ts. */
const SCRIPT = `(function(){function e(e,t){if(!Number.isFinite(e))return\`—\`;let[n=\`0\`,r]=Math.abs(e).toFixed(t).split(\`.\`),i=n.replace(/\\B(?=(\\d{3})+$)/g,\`,\`)+(r===void 0?\`\`:\`.\${r}\`);return e<0&&/[1-9]/.test(i)?\`−\`+i:i}function t(t,n,r=\`\${n}s\`){return\`\${e(t,0)} \${t===1?n:r}\`}function n(t){return\`\${e(t*100,1)} %\`}function r(e){return e.charAt(0).toUpperCase()+e.slice(1)}function i(t,n){let r=e(t,n);return t>0&&/[1-9]/.test(r)?\`+\${r}\`:r}function a(e,t=2){return Number.isFinite(e)?\`\${i(e*100,t)} %\`:\`—\`}let o=[\`B\`,\`KiB\`,\`MiB\`,\`GiB\`,\`TiB\`];function s(t){if(!Number.isFinite(t))return\`—\`;let n=t,r=0;for(;Math.abs(n)>=1023.95&&r<o.length-1;)n/=1024,r++;return\`\${e(n,r===0?0:Math.abs(n)<9.995?2:1)} \${o[r]}\`}let c=e=>m(e,\`s\`),l=e=>m(e*1e-9,\`s\`),u=e=>m(e,\`\`),d=[{pattern:/^cpu-sec\\/op$/,what:\`CPU time\`,per:\`operation\`,format:c,isSpeed:!0,decisive:!0,gate:\`slower\`},{pattern:/^cpu-ns\\/op$/,what:\`CPU time\`,per:\`operation\`,format:l,isSpeed:!0},{pattern:/^sec\\/op$/,what:\`time\`,per:\`operation\`,format:c,isSpeed:!0},{pattern:/^ns\\/op$/,what:\`time\`,per:\`operation\`,format:l,isSpeed:!0},{pattern:/^cpu-sec\\/sec$/,what:\`CPU time\`,per:\`second of profiling\`,format:c,isSpeed:!0},{pattern:/^cpu-sec\\/(.+)$/s,what:\`CPU time\`,per:\`$1\`,format:c,isSpeed:!0,decisive:!0,gate:\`slower\`},{pattern:/^cpu-sec$/,what:\`CPU time\`,format:c,isSpeed:!0},{pattern:/^B\\/op$/,what:\`memory allocated\`,per:\`operation\`,format:s},{pattern:/^B\\/sec$/,what:\`memory allocated\`,per:\`second of profiling\`,format:s},{pattern:/^B\\/([^s].*)$/s,what:\`memory allocated\`,per:\`$1\`,format:s},{pattern:/^B$/,what:\`memory allocated\`,format:s},{pattern:/^allocs\\/op$/,what:\`allocations\`,per:\`operation\`,format:u},{pattern:/^peak-B$/,what:\`peak memory\`,format:s,gate:\`memory\`,warnAbove:.2},{pattern:/^p99-sec$/,what:\`latency, p99\`,format:c,isSpeed:!0,gate:\`latency\`},{pattern:/^p50-sec$/,what:\`latency, p50\`,format:c,isSpeed:!0,gate:\`latency\`},{pattern:/^(p\\d+(?:\\.\\d+)?|mean|min|max)-sec$/,what:\`latency, $1\`,format:c,isSpeed:!0},{pattern:/^(.+)\\/s$/s,what:\`$1\`,per:\`second\`,format:h,better:\`higher\`,isSpeed:!0}];function f(e){let t=d.find(({pattern:t})=>t.test(e));if(t===void 0)return{unit:e,words:e,better:\`lower\`,isSpeed:!1,decisive:!1,format:u};let n=n=>e.replace(t.pattern,n),r=n(t.what),i=t.per===void 0?void 0:n(t.per);return{unit:e,words:i===void 0?r:\`\${r} per \${i}\`,per:i,better:t.better??\`lower\`,isSpeed:t.isSpeed===!0,decisive:t.decisive===!0,gate:t.gate,warnAbove:t.warnAbove,format:t.format}}function p(e,t,{format:n}){let r=n(t-e);return t>e&&/[1-9]/.test(r)?\`+\${r}\`:r}function m(t,n){let r=Math.abs(t);if(!Number.isFinite(t))return\`—\`;if(r===0)return\`0 \${n}\`.trim();let i=Math.min(3,Math.max(-3,Math.floor(Math.log10(r/.99995)/3))),a=t/1e3**i;return\`\${e(a,i===0&&Number.isInteger(t)?0:Math.abs(a)<9.9995?3:Math.abs(a)<99.995?2:1)} \${[\`n\`,\`µ\`,\`m\`,\`\`,\`k\`,\`M\`,\`G\`][i+3]}\${n}\`.trim()}function h(t){let n=Math.abs(t);return\`\${e(t,n<9.995?2:+(n<99.95))}/s\`}function g(e){return e.replace(/(?<![\\w/.%~-])(?:[\\w.%~-]+\\/)+/g,\`\`)}function _(e){let{functions:t,depths:n,baselineOwn:r,candidateOwn:i}=e,{length:a}=t,o=new Uint32Array(a),s=new Uint32Array(a).fill(a),c=[0];for(let e=1;e<a;e++){let t=n[e]??0;for(let n of c.splice(t))s[n]=e;o[e]=c[t-1]??0,c.push(e)}let l=v(r,o),u=v(i,o),d=r.map((e,t)=>Math.max(e,i[t]??0)),f=l.map((e,t)=>Math.abs((u[t]??0)-e));return{header:e,length:a,parents:o,ends:s,baseline:l,candidate:u,larger:v(d,o),greatestDifference:f.reduce((e,t)=>Math.max(e,t),0)}}function v(e,t){let n=Float64Array.from(e);for(let e=n.length-1;e>0;e--){let r=t[e]??0;n[r]=(n[r]??0)+(n[e]??0)}return n}function*y({ends:e},t){let n=e[t]??0;for(let r=t+1;r<n;r=e[r]??n)yield r}function b({parents:e},t){let n=[t];for(let r=t;r>0;)r=e[r]??0,n.unshift(r);return n}function x({header:e},t){return t===0?\`all\`:e.names[e.functions[t]??0]??\`\`}function S(e,t){return t===\`difference\`?e.larger:e[t]}function C(e,t,n,r){let i=S(e,t),a=b(e,n),o=a.slice(0,-1).map(e=>[{frame:e,x:0,width:r}]),s=t===\`difference\`?e.larger[n]??0:Math.max(e.baseline[n]??0,e.candidate[n]??0),c=s>0?r/s:0,l=a.length-1,u=[];u[l]=0;let d=e.ends[n]??e.length;for(let t=n;t<d;){let r=e.header.depths[t]??0,a=u[r]??0,s=(i[t]??0)*c;u[r]=a+s,o[r]??=[],s>=.6||t===n?(o[r].push({frame:t,x:a,width:s}),u[r+1]=a,t++):(s>0&&w(o[r],a,s),t=e.ends[t]??d)}return o.filter(e=>e.length>0)}function w(e,t,n){let r=e.at(-1);r?.frame===-1&&Math.abs(r.x+r.width-t)<1e-6?r.width+=n:e.push({frame:-1,x:t,width:n})}function T(e,t){return/^(?:runtime|internal\\/runtime|internal\\/abi)[./]/.test(e)?\`runtime\`:t!==\`\`&&(e.startsWith(\`\${t}.\`)||e.startsWith(\`\${t}/\`))||e.startsWith(\`main.\`)?\`own\`:\`packages\`}function E(e,t,n){let r=(e,t,n)=>\`color-mix(in srgb, var(--\${e}) \${Math.round(100*t)}%, var(--\${n}))\`;if(t===\`difference\`){let t=(e.candidate[n]??0)-(e.baseline[n]??0),i=e.greatestDifference>0?Math.abs(t)/e.greatestDifference:0;return r(t<0?\`less\`:\`more\`,i<.01?0:Math.sqrt(i),\`flame-none\`)}if(n===0)return\`var(--flame-none)\`;let i=x(e,n);return r(\`page\`,(i.length*31+i.charCodeAt(i.length-1))%5*.055,\`flame-\${T(i,e.header.module)}\`)}function D(e,t){let n=t.trim().toLowerCase();if(n===\`\`)return;let r=e.header.names.map(e=>e.toLowerCase().includes(n)),i={functions:r,functionCount:r.filter(Boolean).length,baseline:0,candidate:0};for(let t=1;t<e.length;){let n=r[e.header.functions[t]??0]===!0;n&&(i.baseline+=e.baseline[t]??0,i.candidate+=e.candidate[t]??0),t=n?e.ends[t]??e.length:t+1}return i}function O(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n),r}function k({per:e}){return e===void 0?\`\`:\` per \${e}\`}let A=0,j=1e3;var M=class{parts;search=O(\`input\`,{type:\`search\`,placeholder:\`Search functions\`,"aria-label":\`Search functions\`,autocomplete:\`off\`,spellcheck:\`false\`});#e=O(\`p\`,{class:\`found\`,role:\`status\`});#t=O(\`ul\`,{class:\`key\`});#n=O(\`div\`,{class:\`flame-detail\`});#r=O(\`p\`,{class:\`hidden\`,"aria-live":\`polite\`});#i=O(\`div\`,{class:\`flame-rows\`,"aria-hidden":\`true\`});#a;#o;#s;#c=0;#l;#u;#d=/* @__PURE__ */ new Map;constructor(e,t){this.#o=e;let{header:n,baseline:i,candidate:a}=e,[o=0,s=0]=[i[0],a[0]],c=[[\`difference\`,\`Difference\`,o*s],[\`baseline\`,r(n.baseline),o],[\`candidate\`,r(n.candidate),s]].filter(([,,e])=>e>0);this.#s=c[0]?.[0]??\`candidate\`;let l=\`flame-\${++A}\`,u=c.map(([e,t])=>{let n=O(\`input\`,{type:\`radio\`,name:l,value:e});return n.checked=e===this.#s,n.addEventListener(\`change\`,()=>{this.#s=e,this.#S()}),O(\`label\`,{},n,O(\`span\`,{},t))}),d=O(\`p\`,{class:\`hidden\`,id:\`\${l}-keys\`},\`Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.\`);this.#a=O(\`div\`,{class:\`flame-stage\`,tabindex:\`0\`,role:\`application\`,"aria-roledescription":\`flame graph\`,"aria-label":t,"aria-describedby":d.id},this.#i);let f=O(\`button\`,{type:\`button\`},\`Reset\`);f.addEventListener(\`click\`,()=>this.#_());let p=O(\`div\`,{class:\`flame-controls\`},O(\`fieldset\`,{class:\`choice\`},O(\`legend\`,{class:\`hidden\`},\`What is drawn\`),...u),this.search,f);this.parts=[p,this.#e,this.#t,this.#a,d,this.#n,this.#r],this.#x(0),this.#S(),this.#f()}get merged(){let{merged:e}=this.#o.header;if(e===void 0)return\`\`;let n=\`\${Number((e.below*100).toPrecision(1))} %\`;return\`To keep this page small, \${t(e.frames,\`frame\`)} below \${n} each are merged into frames called (others). The totals stay the same.\`}#f(){let e=this.#a;this.search.addEventListener(\`input\`,()=>this.#v(this.search.value)),this.search.addEventListener(\`keydown\`,t=>{t.key===\`Escape\`&&(t.preventDefault(),this.#v(\`\`),e.focus())}),e.addEventListener(\`keydown\`,e=>this.#p(e)),e.addEventListener(\`focus\`,()=>this.#y(this.#l??this.#c,!0)),e.addEventListener(\`pointermove\`,e=>{let t=e.pointerType===\`mouse\`?N(e):void 0;t!==void 0&&t!==this.#l&&this.#y(t,!1)}),e.addEventListener(\`click\`,e=>{let t=N(e);t!==void 0&&(e instanceof PointerEvent&&e.pointerType!==\`mouse\`&&this.#l!==t?this.#y(t,!0):this.#g(t))})}#p(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.#l??this.#c,n=(/* @__PURE__ */ new Map([[\`ArrowUp\`,()=>this.#y(this.#o.parents[t]??0,!0)],[\`ArrowDown\`,()=>this.#y(this.#m(t)??t,!0)],[\`ArrowLeft\`,()=>this.#y(this.#h(t,-1),!0)],[\`ArrowRight\`,()=>this.#y(this.#h(t,1),!0)],[\`Enter\`,()=>this.#g(t)],[\`Escape\`,()=>this.#_()]])).get(e.key);n!==void 0&&(e.preventDefault(),n())}#m(e){let t=S(this.#o,this.#s),n=e=>t[e]??0,[r]=[...y(this.#o,e)].sort((e,t)=>n(t)-n(e)||e-t);return r!==void 0&&n(r)>0?r:void 0}#h(e,t){let{depths:n}=this.#o.header,r=[...this.#d.keys()].filter(t=>n[t]===n[e]);return r[r.indexOf(e)+t]??e}#g(e){this.#c=e,this.#S();let{offsetTop:t=0,offsetHeight:n=0}=this.#d.get(e)??{};this.#a.scrollTop=t-2*n,this.#y(e,!0)}#_(){this.#v(\`\`),this.#g(0)}#v(e){e===\`\`&&(this.search.value=\`\`);let r=D(this.#o,e);this.#u=r;let i=f(this.#o.header.unit);this.#e.textContent=r?\`\${t(r.functionCount,\`function\`)}, \${n(r.candidate/(this.#o.candidate[0]||1))}: \${i.format(r.baseline)} → \${i.format(r.candidate)}\${k(i)}\`:\`\`,this.#w()}#y(e,t){this.#d.get(this.#l??e)?.classList.remove(\`focused\`),this.#l=e;let[n,r]=[this.#x(e),this.#d.get(e)];if(r?.classList.add(\`focused\`),!t)return;this.#r.textContent=n;let i=this.#a,{offsetTop:a=0,offsetHeight:o=0}=r??{},s=a+2*o-i.clientHeight;i.scrollTop=Math.max(s,Math.min(a,i.scrollTop))}#b(){let e=k(f(this.#o.header.unit)),t=this.#s===\`difference\`,n=t?{less:\`less than before\`,none:\`the same\`,more:\`more than before\`}:{own:\`this module\`,packages:\`other packages\`,runtime:\`Go runtime\`},r=t?\`Color: difference\${e} in absolute units. Width: the larger of both sides.\`:\`Width: what a frame took\${e}, with everything it calls; both sides on one scale.\`,i=Object.entries(n).map(([e,t])=>O(\`li\`,{},O(\`i\`,{class:\`swatch \${e}\`,"aria-hidden":\`true\`}),t));this.#t.replaceChildren(...i,O(\`li\`,{class:\`small\`},r))}#x(e){let t=this.#o,{baseline:r,candidate:i}=t.header,o=f(t.header.unit),s=(e,t)=>O(e,{class:\`n\`},t),c=(e,r)=>{let i=e>0&&e!==r?\` (\${a((r-e)/e,1)})\`:\`\`,s=e===r?\`none\`:p(e,r,o)+i,c=t.candidate[0]||1;return[o.format(e),o.format(r),s,n(r/c)]},l=c(t.baseline[e]??0,t.candidate[e]??0),u=c(t.header.baselineOwn[e]??0,t.header.candidateOwn[e]??0),d=(e,t)=>O(\`tr\`,{},O(\`th\`,{scope:\`row\`},e),...t.map(e=>s(\`td\`,e))),m=[r,i,\`difference\`,\`of all\`].map(e=>s(\`th\`,e)),h=O(\`tr\`,{},O(\`th\`,{},k(o).trim()),...m),_=x(t,e),v=g(_),y=v===_?[]:[O(\`span\`,{class:\`small\`},_)];this.#n.replaceChildren(O(\`p\`,{class:\`flame-name\`},O(\`code\`,{},v),...y),O(\`table\`,{},O(\`thead\`,{},h),d(\`with callees\`,l),d(\`by itself\`,u)));let[b,S,C,w]=l;return\`\${_}: with callees \${b} \${r}, \${S} \${i}, \${C}, \${w} of all.\`}#S(){this.#b(),this.#d.clear();let e=C(this.#o,this.#s,this.#c,j),t=document.createDocumentFragment();for(let[n,r]of e.entries())for(let e of r)t.append(this.#C(e,n));this.#i.replaceChildren(t);let n=\`calc(\${e.length} * var(--row))\`;this.#i.style.height=n,this.#c===0&&(this.#a.style.height=n),this.#d.get(this.#l??-1)?.classList.add(\`focused\`),this.#w()}#C({frame:e,x:t,width:n},r){let i=e===-1,a=r<(this.#o.header.depths[this.#c]??0),o=i||n<24?\`\`:g(x(this.#o,e)),s=O(\`div\`,{class:\`frame\${i?\` faded\`:a?\` caller\`:\`\`}\`},o);return s.style.top=\`calc(\${r} * var(--row))\`,s.style.left=\`\${100*t/j}%\`,s.style.width=\`calc(\${100*n/j}% - \${+(n>3)}px)\`,i||(s.style.background=E(this.#o,this.#s,e),s.dataset.frame=String(e),this.#d.set(e,s)),s}#w(){let e=this.#u;for(let[t,{classList:n}]of this.#d){let r=t!==0&&e?.functions[this.#o.header.functions[t]??0]===!0;n.toggle(\`matched\`,r),n.toggle(\`faded\`,e!==void 0&&!r)}}};function N({target:e}){let t=e instanceof HTMLElement?e.dataset.frame:void 0;return t===void 0?void 0:Number(t)}async function P(e){let t=atob((e.textContent??\`\`).trim()),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(\`gzip\`));return _(await new Response(r).json())}async function F(e){let t=[...e.querySelectorAll(\`script[type="application/gzip"]\`)],n=t.map(e=>e.getAttribute(\`data-label\`)??\`\`),r=/* @__PURE__ */ new Map,i=O(\`div\`,{class:\`flame-body\`}),a=O(\`p\`,{class:\`note\`}),o=async e=>{let o=t[e];if(o===void 0)return;let s=r.get(e)??new M(await P(o),n[e]??\`\`);r.set(e,s),i.replaceChildren(...s.parts),a.textContent=s.merged};await o(0);let s=O(\`select\`,{"aria-label":\`Flame graph\`},...n.map((e,t)=>O(\`option\`,{value:String(t)},e)));s.addEventListener(\`change\`,()=>void o(Number(s.value))),e.replaceChildren(...t.length>1?[s]:[],i,a),document.addEventListener(\`keydown\`,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(\`input, select, textarea\`);e.key!==\`/\`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),r.get(Number(s.value))?.search.focus())})}for(let e of document.querySelectorAll(\`.flame\`))F(e).catch(t=>{let n=e.querySelector(\`.flame-off\`);n!==null&&(n.textContent=\`The flame graph cannot be drawn: \${String(t)}\`)})})();`;

// src/report/style.ts
/**
* The style sheet of the report page, for light and dark screens. Verdicts differ in their words and in their colors, and color-blind
* readers can distinguish these colors.
*/
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #fff; --ink: #16191d; --muted: #59636e; --rule: #dfe3e8; --band: #edf0f3; --before: #aab4be;
  --better: #076a86; --worse: #b0390a; --same: #46525e; --unsure: #855600; --failed: #b3261e; --plain: #16191d;
  --flame-ink: #16191d; --less: #5fadd0; --more: #f0955c; --flame-none: #e4e8ec; --flame-own: #7fc4b8; --flame-packages: #e3d3a3; --flame-runtime: #c3cbd6;
}
@media screen and (prefers-color-scheme: dark) {
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
h1 small { display: block; margin-top: .5rem; font-size: .3em; font-weight: 500; letter-spacing: 0; }
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
.intervals + .intervals { margin-top: 1.5rem; }
.intervals:not(.targets) thead .n { white-space: normal; overflow-wrap: normal; }
.band { fill: var(--band); } .grid { stroke: var(--rule); } .zero { stroke: var(--muted); }
.whisker { stroke: var(--tone); stroke-width: 2; fill: none; } .point { fill: var(--tone); }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .1rem 0 .5rem; padding: 0; list-style: none; font-size: .875rem; }
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
.swatch { display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; vertical-align: -.05rem; }
.swatch.less { background: var(--less); } .swatch.more { background: var(--more); } .swatch.none { background: var(--flame-none); }
.swatch.own { background: var(--flame-own); } .swatch.packages { background: var(--flame-packages); } .swatch.runtime { background: var(--flame-runtime); }
details { margin: .75rem 0 0; }
summary { cursor: pointer; font-size: .9375rem; }
details > .rows { margin-top: .5rem; }
/* The flame graphs and their controls. */
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
.flame-stage { position: relative; overflow-x: hidden; overflow-y: auto; max-height: min(75vh, 44rem); overscroll-behavior: auto; }
.flame-stage:focus-visible { outline-offset: 3px; }
.flame-rows { position: relative; overflow: hidden; }
.frame {
  position: absolute; height: calc(var(--row) - 1px); overflow: hidden; background: var(--flame-none); color: var(--flame-ink);
  font-size: .75rem; line-height: calc(var(--row) - 1px); text-indent: 4px; text-overflow: ellipsis; white-space: nowrap;
}
.frame[data-frame] { cursor: pointer; } .frame.caller { opacity: .6; } .frame.faded { opacity: .3; }
.frame.matched { border-bottom: 2px solid var(--ink); } .frame.focused { opacity: 1; outline: 2px solid var(--ink); outline-offset: -2px; }
.flame-detail { margin-top: .6rem; padding: .6rem .9rem .7rem; background: var(--band); border-radius: 6px; min-height: 8.6rem; }
.flame-name { margin: 0 0 .3rem; } .flame-name code { font-weight: 650; }
.flame-detail table { font-size: .875rem; width: auto; } .flame-detail th, .flame-detail td { border: 0; padding: .12rem 1.75rem .12rem 0; }
/* The overview of several targets. */
.targets tbody th { font-weight: 650; }
@media (min-width: 46.001rem) {
  .plot + .n { padding-left: 1rem; }
  .intervals:not(.targets) .plot { width: 26%; }
  .targets tbody th { min-width: 11rem; }
  .targets td, .targets thead th { white-space: nowrap; }
  .targets .plot { min-width: 11rem; width: 32%; }
  .targets .plot + td, .targets .plot + th { padding-left: 1.5rem; }
}
@media (max-width: 46rem) {
  body { padding: 2rem 1.1rem 3rem; }
  .claim { font-size: 1.0625rem; }
  table.rows thead th:not(.plot, .group) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table.rows, table.rows thead, table.rows tbody, table.rows tfoot { display: block; }
  table.rows tr { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: .7rem 0 .6rem; border-bottom: 1px solid var(--rule); }
  table.rows th, table.rows td { border: 0; padding: 0; text-align: left; }
  table.rows tbody th, table.rows tfoot th, table.rows .plot { flex: 0 0 100%; width: 100%; }
  table.rows td.plot { height: 2.25rem; margin: .3rem 0; }
  table.rows td[data-label]::before { content: attr(data-label) " "; color: var(--muted); font-size: .8125rem; }
  table.rows .n, .flame-detail .n { white-space: normal; }
  table.rows td:empty { display: none; }
  table.rows thead .group { flex: 0 0 100%; padding-top: 1rem; }
  table.rows thead tr { padding: 0; border: 0; } table.rows thead:not(:has(.plot)) { display: none; }
  table.rows .small { display: inline; margin-left: .35rem; }
  table.rows tbody th .small { display: block; margin: 0; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; }
  .flame { --row: 30px; }
  .flame select, .flame input[type=search], .flame button, .choice span { min-height: 2.75rem; font-size: 1rem; padding-top: .5rem; }
  .flame select, .flame-controls input[type=search] { flex: 1 1 100%; width: 100%; }
  .choice { flex: 1 1 100%; } .choice label { flex: 1 1 auto; text-align: center; } .choice span { padding-left: .3rem; padding-right: .3rem; }
  .flame-controls button { flex: 1 1 100%; }
  .flame-detail { padding: .6rem .7rem; min-height: 12rem; }
  .flame-detail table { width: 100%; font-size: .8125rem; } .flame-detail th, .flame-detail td { padding-right: .5rem; vertical-align: top; }
  .flame-detail th:not(.n), .flame-detail thead th { white-space: normal; overflow-wrap: normal; }
  .flame-stage { max-height: 60vh; }
  .targets td.unmeasured { display: none; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --muted: #444; --rule: #ccc; --band: #eee; --before: #aaa; --plain: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section { margin-top: 1.5rem; } tr, li, pre { break-inside: avoid; } h2, h3 { break-after: avoid; }
  .flame-controls, .flame select { display: none; } .flame-stage { max-height: none; }
}
`;

// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/report/html.ts
var _templateObject;
var _templateObject2;
/** Without the flame graphs, the page has at most this many bytes. */
const MOST_PAGE_TEXT_BYTES = 4e5;
/** The page shortens names that have more characters than this. */
const LONGEST_NAME_ON_PAGE = 240;
/** Renders `report.html`: one file of less than 2 MB that loads no other file. */
function renderHtml(report) {
	const view = viewOf(report, "page");
	const { title, figure } = headline(report);
	const about = report.target ?? report.subject?.package ?? "Go PGO report";
	const name = `${figure === void 0 ? title : `${title} ${figure}`} · ${about}`;
	const graphs = packedFlameGraphs(view, 16e5);
	const most = MOST_PAGE_TEXT_BYTES + (graphs?.text.length ?? 0);
	const render = (blocks, level) => page(name, new HtmlPage(level, graphs).blocks(blocks), graphs !== void 0);
	const fits = (text) => Buffer.byteLength(text) < most;
	return fitted(view, render, fits, PAGE_LEVELS) ?? page(name, h`<h1>${title}</h1>`, false);
}
/**
* Returns the whole HTML document. The document loads no other file, and runs only the script that draws its flame graphs. The page's
* Content Security Policy allows only the page's own style sheet and script, by their digests. So even after a mistake in our escaping, the
* page could neither send requests nor run other scripts.
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
${runs && h(_templateObject || (_templateObject = _taggedTemplateLiteral(["<script>", "<\/script>\n"], ["<script>", "<\/script>\\n"])), new Markup("(function(){function e(e,t){if(!Number.isFinite(e))return`—`;let[n=`0`,r]=Math.abs(e).toFixed(t).split(`.`),i=n.replace(/\\B(?=(\\d{3})+$)/g,`,`)+(r===void 0?``:`.${r}`);return e<0&&/[1-9]/.test(i)?`−`+i:i}function t(t,n,r=`${n}s`){return`${e(t,0)} ${t===1?n:r}`}function n(t){return`${e(t*100,1)} %`}function r(e){return e.charAt(0).toUpperCase()+e.slice(1)}function i(t,n){let r=e(t,n);return t>0&&/[1-9]/.test(r)?`+${r}`:r}function a(e,t=2){return Number.isFinite(e)?`${i(e*100,t)} %`:`—`}let o=[`B`,`KiB`,`MiB`,`GiB`,`TiB`];function s(t){if(!Number.isFinite(t))return`—`;let n=t,r=0;for(;Math.abs(n)>=1023.95&&r<o.length-1;)n/=1024,r++;return`${e(n,r===0?0:Math.abs(n)<9.995?2:1)} ${o[r]}`}let c=e=>m(e,`s`),l=e=>m(e*1e-9,`s`),u=e=>m(e,``),d=[{pattern:/^cpu-sec\\/op$/,what:`CPU time`,per:`operation`,format:c,isSpeed:!0,decisive:!0,gate:`slower`},{pattern:/^cpu-ns\\/op$/,what:`CPU time`,per:`operation`,format:l,isSpeed:!0},{pattern:/^sec\\/op$/,what:`time`,per:`operation`,format:c,isSpeed:!0},{pattern:/^ns\\/op$/,what:`time`,per:`operation`,format:l,isSpeed:!0},{pattern:/^cpu-sec\\/sec$/,what:`CPU time`,per:`second of profiling`,format:c,isSpeed:!0},{pattern:/^cpu-sec\\/(.+)$/s,what:`CPU time`,per:`$1`,format:c,isSpeed:!0,decisive:!0,gate:`slower`},{pattern:/^cpu-sec$/,what:`CPU time`,format:c,isSpeed:!0},{pattern:/^B\\/op$/,what:`memory allocated`,per:`operation`,format:s},{pattern:/^B\\/sec$/,what:`memory allocated`,per:`second of profiling`,format:s},{pattern:/^B\\/([^s].*)$/s,what:`memory allocated`,per:`$1`,format:s},{pattern:/^B$/,what:`memory allocated`,format:s},{pattern:/^allocs\\/op$/,what:`allocations`,per:`operation`,format:u},{pattern:/^peak-B$/,what:`peak memory`,format:s,gate:`memory`,warnAbove:.2},{pattern:/^p99-sec$/,what:`latency, p99`,format:c,isSpeed:!0,gate:`latency`},{pattern:/^p50-sec$/,what:`latency, p50`,format:c,isSpeed:!0,gate:`latency`},{pattern:/^(p\\d+(?:\\.\\d+)?|mean|min|max)-sec$/,what:`latency, $1`,format:c,isSpeed:!0},{pattern:/^(.+)\\/s$/s,what:`$1`,per:`second`,format:h,better:`higher`,isSpeed:!0}];function f(e){let t=d.find(({pattern:t})=>t.test(e));if(t===void 0)return{unit:e,words:e,better:`lower`,isSpeed:!1,decisive:!1,format:u};let n=n=>e.replace(t.pattern,n),r=n(t.what),i=t.per===void 0?void 0:n(t.per);return{unit:e,words:i===void 0?r:`${r} per ${i}`,per:i,better:t.better??`lower`,isSpeed:t.isSpeed===!0,decisive:t.decisive===!0,gate:t.gate,warnAbove:t.warnAbove,format:t.format}}function p(e,t,{format:n}){let r=n(t-e);return t>e&&/[1-9]/.test(r)?`+${r}`:r}function m(t,n){let r=Math.abs(t);if(!Number.isFinite(t))return`—`;if(r===0)return`0 ${n}`.trim();let i=Math.min(3,Math.max(-3,Math.floor(Math.log10(r/.99995)/3))),a=t/1e3**i;return`${e(a,i===0&&Number.isInteger(t)?0:Math.abs(a)<9.9995?3:Math.abs(a)<99.995?2:1)} ${[`n`,`µ`,`m`,``,`k`,`M`,`G`][i+3]}${n}`.trim()}function h(t){let n=Math.abs(t);return`${e(t,n<9.995?2:+(n<99.95))}/s`}function g(e){return e.replace(/(?<![\\w/.%~-])(?:[\\w.%~-]+\\/)+/g,``)}function _(e){let{functions:t,depths:n,baselineOwn:r,candidateOwn:i}=e,{length:a}=t,o=new Uint32Array(a),s=new Uint32Array(a).fill(a),c=[0];for(let e=1;e<a;e++){let t=n[e]??0;for(let n of c.splice(t))s[n]=e;o[e]=c[t-1]??0,c.push(e)}let l=v(r,o),u=v(i,o),d=r.map((e,t)=>Math.max(e,i[t]??0)),f=l.map((e,t)=>Math.abs((u[t]??0)-e));return{header:e,length:a,parents:o,ends:s,baseline:l,candidate:u,larger:v(d,o),greatestDifference:f.reduce((e,t)=>Math.max(e,t),0)}}function v(e,t){let n=Float64Array.from(e);for(let e=n.length-1;e>0;e--){let r=t[e]??0;n[r]=(n[r]??0)+(n[e]??0)}return n}function*y({ends:e},t){let n=e[t]??0;for(let r=t+1;r<n;r=e[r]??n)yield r}function b({parents:e},t){let n=[t];for(let r=t;r>0;)r=e[r]??0,n.unshift(r);return n}function x({header:e},t){return t===0?`all`:e.names[e.functions[t]??0]??``}function S(e,t){return t===`difference`?e.larger:e[t]}function C(e,t,n,r){let i=S(e,t),a=b(e,n),o=a.slice(0,-1).map(e=>[{frame:e,x:0,width:r}]),s=t===`difference`?e.larger[n]??0:Math.max(e.baseline[n]??0,e.candidate[n]??0),c=s>0?r/s:0,l=a.length-1,u=[];u[l]=0;let d=e.ends[n]??e.length;for(let t=n;t<d;){let r=e.header.depths[t]??0,a=u[r]??0,s=(i[t]??0)*c;u[r]=a+s,o[r]??=[],s>=.6||t===n?(o[r].push({frame:t,x:a,width:s}),u[r+1]=a,t++):(s>0&&w(o[r],a,s),t=e.ends[t]??d)}return o.filter(e=>e.length>0)}function w(e,t,n){let r=e.at(-1);r?.frame===-1&&Math.abs(r.x+r.width-t)<1e-6?r.width+=n:e.push({frame:-1,x:t,width:n})}function T(e,t){return/^(?:runtime|internal\\/runtime|internal\\/abi)[./]/.test(e)?`runtime`:t!==``&&(e.startsWith(`${t}.`)||e.startsWith(`${t}/`))||e.startsWith(`main.`)?`own`:`packages`}function E(e,t,n){let r=(e,t,n)=>`color-mix(in srgb, var(--${e}) ${Math.round(100*t)}%, var(--${n}))`;if(t===`difference`){let t=(e.candidate[n]??0)-(e.baseline[n]??0),i=e.greatestDifference>0?Math.abs(t)/e.greatestDifference:0;return r(t<0?`less`:`more`,i<.01?0:Math.sqrt(i),`flame-none`)}if(n===0)return`var(--flame-none)`;let i=x(e,n);return r(`page`,(i.length*31+i.charCodeAt(i.length-1))%5*.055,`flame-${T(i,e.header.module)}`)}function D(e,t){let n=t.trim().toLowerCase();if(n===``)return;let r=e.header.names.map(e=>e.toLowerCase().includes(n)),i={functions:r,functionCount:r.filter(Boolean).length,baseline:0,candidate:0};for(let t=1;t<e.length;){let n=r[e.header.functions[t]??0]===!0;n&&(i.baseline+=e.baseline[t]??0,i.candidate+=e.candidate[t]??0),t=n?e.ends[t]??e.length:t+1}return i}function O(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n),r}function k({per:e}){return e===void 0?``:` per ${e}`}let A=0,j=1e3;var M=class{parts;search=O(`input`,{type:`search`,placeholder:`Search functions`,\"aria-label\":`Search functions`,autocomplete:`off`,spellcheck:`false`});#e=O(`p`,{class:`found`,role:`status`});#t=O(`ul`,{class:`key`});#n=O(`div`,{class:`flame-detail`});#r=O(`p`,{class:`hidden`,\"aria-live\":`polite`});#i=O(`div`,{class:`flame-rows`,\"aria-hidden\":`true`});#a;#o;#s;#c=0;#l;#u;#d=/* @__PURE__ */ new Map;constructor(e,t){this.#o=e;let{header:n,baseline:i,candidate:a}=e,[o=0,s=0]=[i[0],a[0]],c=[[`difference`,`Difference`,o*s],[`baseline`,r(n.baseline),o],[`candidate`,r(n.candidate),s]].filter(([,,e])=>e>0);this.#s=c[0]?.[0]??`candidate`;let l=`flame-${++A}`,u=c.map(([e,t])=>{let n=O(`input`,{type:`radio`,name:l,value:e});return n.checked=e===this.#s,n.addEventListener(`change`,()=>{this.#s=e,this.#S()}),O(`label`,{},n,O(`span`,{},t))}),d=O(`p`,{class:`hidden`,id:`${l}-keys`},`Arrow keys move between frames, Enter zooms in, Escape resets, slash searches.`);this.#a=O(`div`,{class:`flame-stage`,tabindex:`0`,role:`application`,\"aria-roledescription\":`flame graph`,\"aria-label\":t,\"aria-describedby\":d.id},this.#i);let f=O(`button`,{type:`button`},`Reset`);f.addEventListener(`click`,()=>this.#_());let p=O(`div`,{class:`flame-controls`},O(`fieldset`,{class:`choice`},O(`legend`,{class:`hidden`},`What is drawn`),...u),this.search,f);this.parts=[p,this.#e,this.#t,this.#a,d,this.#n,this.#r],this.#x(0),this.#S(),this.#f()}get merged(){let{merged:e}=this.#o.header;if(e===void 0)return``;let n=`${Number((e.below*100).toPrecision(1))} %`;return`To keep this page small, ${t(e.frames,`frame`)} below ${n} each are merged into frames called (others). The totals stay the same.`}#f(){let e=this.#a;this.search.addEventListener(`input`,()=>this.#v(this.search.value)),this.search.addEventListener(`keydown`,t=>{t.key===`Escape`&&(t.preventDefault(),this.#v(``),e.focus())}),e.addEventListener(`keydown`,e=>this.#p(e)),e.addEventListener(`focus`,()=>this.#y(this.#l??this.#c,!0)),e.addEventListener(`pointermove`,e=>{let t=e.pointerType===`mouse`?N(e):void 0;t!==void 0&&t!==this.#l&&this.#y(t,!1)}),e.addEventListener(`click`,e=>{let t=N(e);t!==void 0&&(e instanceof PointerEvent&&e.pointerType!==`mouse`&&this.#l!==t?this.#y(t,!0):this.#g(t))})}#p(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.#l??this.#c,n=(/* @__PURE__ */ new Map([[`ArrowUp`,()=>this.#y(this.#o.parents[t]??0,!0)],[`ArrowDown`,()=>this.#y(this.#m(t)??t,!0)],[`ArrowLeft`,()=>this.#y(this.#h(t,-1),!0)],[`ArrowRight`,()=>this.#y(this.#h(t,1),!0)],[`Enter`,()=>this.#g(t)],[`Escape`,()=>this.#_()]])).get(e.key);n!==void 0&&(e.preventDefault(),n())}#m(e){let t=S(this.#o,this.#s),n=e=>t[e]??0,[r]=[...y(this.#o,e)].sort((e,t)=>n(t)-n(e)||e-t);return r!==void 0&&n(r)>0?r:void 0}#h(e,t){let{depths:n}=this.#o.header,r=[...this.#d.keys()].filter(t=>n[t]===n[e]);return r[r.indexOf(e)+t]??e}#g(e){this.#c=e,this.#S();let{offsetTop:t=0,offsetHeight:n=0}=this.#d.get(e)??{};this.#a.scrollTop=t-2*n,this.#y(e,!0)}#_(){this.#v(``),this.#g(0)}#v(e){e===``&&(this.search.value=``);let r=D(this.#o,e);this.#u=r;let i=f(this.#o.header.unit);this.#e.textContent=r?`${t(r.functionCount,`function`)}, ${n(r.candidate/(this.#o.candidate[0]||1))}: ${i.format(r.baseline)} → ${i.format(r.candidate)}${k(i)}`:``,this.#w()}#y(e,t){this.#d.get(this.#l??e)?.classList.remove(`focused`),this.#l=e;let[n,r]=[this.#x(e),this.#d.get(e)];if(r?.classList.add(`focused`),!t)return;this.#r.textContent=n;let i=this.#a,{offsetTop:a=0,offsetHeight:o=0}=r??{},s=a+2*o-i.clientHeight;i.scrollTop=Math.max(s,Math.min(a,i.scrollTop))}#b(){let e=k(f(this.#o.header.unit)),t=this.#s===`difference`,n=t?{less:`less than before`,none:`the same`,more:`more than before`}:{own:`this module`,packages:`other packages`,runtime:`Go runtime`},r=t?`Color: difference${e} in absolute units. Width: the larger of both sides.`:`Width: what a frame took${e}, with everything it calls; both sides on one scale.`,i=Object.entries(n).map(([e,t])=>O(`li`,{},O(`i`,{class:`swatch ${e}`,\"aria-hidden\":`true`}),t));this.#t.replaceChildren(...i,O(`li`,{class:`small`},r))}#x(e){let t=this.#o,{baseline:r,candidate:i}=t.header,o=f(t.header.unit),s=(e,t)=>O(e,{class:`n`},t),c=(e,r)=>{let i=e>0&&e!==r?` (${a((r-e)/e,1)})`:``,s=e===r?`none`:p(e,r,o)+i,c=t.candidate[0]||1;return[o.format(e),o.format(r),s,n(r/c)]},l=c(t.baseline[e]??0,t.candidate[e]??0),u=c(t.header.baselineOwn[e]??0,t.header.candidateOwn[e]??0),d=(e,t)=>O(`tr`,{},O(`th`,{scope:`row`},e),...t.map(e=>s(`td`,e))),m=[r,i,`difference`,`of all`].map(e=>s(`th`,e)),h=O(`tr`,{},O(`th`,{},k(o).trim()),...m),_=x(t,e),v=g(_),y=v===_?[]:[O(`span`,{class:`small`},_)];this.#n.replaceChildren(O(`p`,{class:`flame-name`},O(`code`,{},v),...y),O(`table`,{},O(`thead`,{},h),d(`with callees`,l),d(`by itself`,u)));let[b,S,C,w]=l;return`${_}: with callees ${b} ${r}, ${S} ${i}, ${C}, ${w} of all.`}#S(){this.#b(),this.#d.clear();let e=C(this.#o,this.#s,this.#c,j),t=document.createDocumentFragment();for(let[n,r]of e.entries())for(let e of r)t.append(this.#C(e,n));this.#i.replaceChildren(t);let n=`calc(${e.length} * var(--row))`;this.#i.style.height=n,this.#c===0&&(this.#a.style.height=n),this.#d.get(this.#l??-1)?.classList.add(`focused`),this.#w()}#C({frame:e,x:t,width:n},r){let i=e===-1,a=r<(this.#o.header.depths[this.#c]??0),o=i||n<24?``:g(x(this.#o,e)),s=O(`div`,{class:`frame${i?` faded`:a?` caller`:``}`},o);return s.style.top=`calc(${r} * var(--row))`,s.style.left=`${100*t/j}%`,s.style.width=`calc(${100*n/j}% - ${+(n>3)}px)`,i||(s.style.background=E(this.#o,this.#s,e),s.dataset.frame=String(e),this.#d.set(e,s)),s}#w(){let e=this.#u;for(let[t,{classList:n}]of this.#d){let r=t!==0&&e?.functions[this.#o.header.functions[t]??0]===!0;n.toggle(`matched`,r),n.toggle(`faded`,e!==void 0&&!r)}}};function N({target:e}){let t=e instanceof HTMLElement?e.dataset.frame:void 0;return t===void 0?void 0:Number(t)}async function P(e){let t=atob((e.textContent??``).trim()),n=Uint8Array.from(t,e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`));return _(await new Response(r).json())}async function F(e){let t=[...e.querySelectorAll(`script[type=\"application/gzip\"]`)],n=t.map(e=>e.getAttribute(`data-label`)??``),r=/* @__PURE__ */ new Map,i=O(`div`,{class:`flame-body`}),a=O(`p`,{class:`note`}),o=async e=>{let o=t[e];if(o===void 0)return;let s=r.get(e)??new M(await P(o),n[e]??``);r.set(e,s),i.replaceChildren(...s.parts),a.textContent=s.merged};await o(0);let s=O(`select`,{\"aria-label\":`Flame graph`},...n.map((e,t)=>O(`option`,{value:String(t)},e)));s.addEventListener(`change`,()=>void o(Number(s.value))),e.replaceChildren(...t.length>1?[s]:[],i,a),document.addEventListener(`keydown`,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(`input, select, textarea`);e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),r.get(Number(s.value))?.search.focus())})}for(let e of document.querySelectorAll(`.flame`))F(e).catch(t=>{let n=e.querySelector(`.flame-off`);n!==null&&(n.textContent=`The flame graph cannot be drawn: ${String(t)}`)})})();"))}</body>
</html>
`.text;
}
/** True if a URL is a web address and may become a link. Other servers choose some of the URLs, and could send `javascript:…`. */
function isWebAddress(url) {
	return /^https?:\/\/[^\s]+$/.test(url);
}
var HtmlPage = class {
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
				const title = sentenceMarkup(block.title, LONGEST_NAME_ON_PAGE);
				return block.open ? h`<h3>${title}</h3>\n${content}` : h`<details><summary>${title}</summary>${content}</details>\n`;
			}
			case "footer": return h`<footer>${block.lines.map((line) => h`<p>${this.#cells(line)}</p>`)}</footer>\n`;
			case "flame-graphs": return this.#graphs;
			case "alert":
			case "target": return;
		}
	}
	/** Renders the verdict in large letters, and the reason. */
	#lead({ first, late, decision, target, subject, targets }) {
		const { sentence: most } = this.#level;
		const titleOf = ({ title, figure, caveat }) => h`${title}${figure && h` <span class="figure">${figure}</span>`}${caveat && h`<small><span class="hidden">; </span>${sentenceMarkup(caveat, most)}</small>`}`;
		const about = [target, targets === void 0 ? void 0 : count(targets, "target")].filter(Boolean);
		return h`<header class="${first.tone}">
<p class="eyebrow">Go PGO report${about.map((one) => h` · ${one}`)}${subject && h` · <code>${subject.package}</code> · ${subject.goVersion}`}</p>
<h1>${titleOf(first)}</h1>
<p class="claim">${sentenceMarkup(first.sentence, most)}</p>${first.output && h`<pre>${first.output.map((line) => [visible(line), new Markup("\n")])}</pre>`}
${first.because !== void 0 && h`<p class="because">${sentenceMarkup(first.because, most)}</p>`}
${late && h`<div class="also ${late.tone}"><p><strong>${late.title}.</strong> ${sentenceMarkup(late.sentence, most)}</p></div>`}
${decision && h`<p class="also decided"><strong>Decision:</strong> ${decision.title}. ${sentenceMarkup(decision.reason, most)}</p>`}
</header>
`;
	}
	#cells(cells) {
		return Array.isArray(cells) ? cells.map((cell) => this.#cell(cell)) : this.#cell(cells);
	}
	#cell(cell) {
		const most = this.#level.sentence;
		if (typeof cell === "string") return sentenceMarkup(cell, most);
		const { text = "", code, go, strong, toned, href, small } = cell;
		const plain = code === void 0 ? sentenceMarkup(text, most) : h`<code>${shorten(code, LONGEST_NAME_ON_PAGE)}</code>`;
		let content = go === void 0 ? plain : goName(go, LONGEST_NAME_ON_PAGE);
		if (href !== void 0 && (isWebAddress(href) || href.startsWith("./"))) content = h`<a href="${href}">${content}</a>`;
		if (strong) content = h`<strong>${content}</strong>`;
		if (toned) content = h`<span class="verdict">${content}</span>`;
		return small ? h`${content}<span class="small">${this.#cell(small)}</span>` : content;
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
		if (tone === void 0) return h`<li>${sentenceMarkup(text, most)}</li>\n`;
		const number = times === void 0 ? "" : ` (${times} times)`;
		const at = places.slice(0, 5).map((place, i) => [i > 0 && ", ", h`<code>${shorten(place, LONGEST_NAME_ON_PAGE)}</code>`]);
		const rest = places.length > 5 && ` and ${places.length - 5} more`;
		const link = href !== void 0 && isWebAddress(href) && h` <a href="${href}">${shorten(href.replace(/^https?:\/\//, ""), 80)}</a>`;
		const what = code === void 0 ? sentenceMarkup(text, most) : h`<code>${shorten(code, 120)}</code>`;
		return h`<li class="${tone}"><p><span class="severity">${label && capitalized(label)}</span>${number}: ${what}${link}</p>${code !== void 0 && h`<p>${sentenceMarkup(text, most)}</p>`}${at.length > 0 && h`<p class="small">${at}${rest}</p>`}${fix !== void 0 && h`<p class="fix">${sentenceMarkup(fix, most)}</p>`}</li>
`;
	}
	/**
	* The first column names the rows. Each cell has an explicit ARIA role, because cells would otherwise lose their roles when the style
	* sheet rearranges them for narrow screens.
	*/
	#table({ columns, rows, axis, noun, missing }) {
		const head = columns.map(({ title, number }, i) => [h`<th role="columnheader" scope="col"${number ? h` class="n"` : i === 0 && h` class="group"`}>${sentenceMarkup(shorten(title, 60), 60)}</th>`, i === 0 && axis && h`<th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th>`]);
		const row = ({ cells, tone, interval }) => {
			const [name, ...others] = cells.map((cell) => this.#cell(cell));
			const drawing = axis && h`<td role="cell" class="plot${interval === void 0 && " unmeasured"}">${drawInterval(interval, axis)}</td>`;
			const set = others.map((cell, i) => {
				const { title = "", number } = columns[i + 1] ?? {};
				return h`<td role="cell"${number && h` class="n"`} data-label="${uncapitalized(shorten(title, 60))}">${cell}</td>`;
			});
			return h`<tr role="row"${tone && h` class="${tone}"`}><th role="rowheader" scope="row">${name}</th>${drawing}${set}</tr>
`;
		};
		const foot = rows.filter(({ total }) => total).map(row);
		const more = moreInWords(missing, noun);
		return h`<table class="rows${axis && " intervals"}${noun === "target" && " targets"}" role="table">
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">
${rows.filter(({ total }) => !total).map(row)}</tbody>
${foot.length > 0 && h`<tfoot role="rowgroup">${foot}</tfoot>\n`}</table>
${more !== void 0 && h`<p class="note">${more}</p>\n`}`;
	}
};
/**
* Packs all flame graphs into at most `most` bytes, with an equal share for each flame graph; undefined if the report has no flame graphs.
*/
function packedFlameGraphs(view, most) {
	const flames = view.flatMap((block) => block.kind === "section" ? block.blocks : []).find((block) => block.kind === "flame-graphs");
	if (flames === void 0) return void 0;
	const { graphs, names, module } = flames;
	const kinds = {
		cpu: "CPU time",
		alloc: "Allocated memory"
	};
	const data = graphs.flatMap((graph) => {
		const packed = encodeFlameGraph(graph, {
			...names,
			module
		}, Math.floor(most / graphs.length));
		const label = `${kinds[graph.kind]}, ${workloadInWords(shorten(graph.workload, 60))}`;
		return packed === void 0 ? [] : [h(_templateObject2 || (_templateObject2 = _taggedTemplateLiteral([
			"<script type=\"application/gzip\" data-label=\"",
			"\">",
			"<\/script>\n"
		], [
			"<script type=\"application/gzip\" data-label=\"",
			"\">",
			"<\/script>\\n"
		])), label, new Markup(packed))];
	});
	const missing = graphs.length - data.length;
	return h`<div class="flame"><p class="flame-off">The flame graphs are drawn by the page’s own script, which this viewer does not run. The tables below show the largest differences.</p>
${data}</div>
${missing > 0 && h`<p class="note">${count(missing, "flame graph")} would not fit; the profiles are next to this page.</p>\n`}`;
}

export { renderHtml };