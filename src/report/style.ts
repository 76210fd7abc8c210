/**
 * The style sheet of the report page, for light and dark screens. Verdicts differ in their words and in their colors, and color-blind
 * readers can distinguish these colors.
 */
export const STYLE = `
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
