/** Line charts, the bar of shares, bars of differences, and what folds. */
export const CHART_STYLE = `
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
