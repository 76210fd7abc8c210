import type { ProductionComparison } from '../../compare/production.ts';
import { shorten } from '../escape.ts';
import { productionQuantity, productionRow, releaseInWords } from '../evidence-sentences.ts';
import { count, fixed } from '../format.ts';
import { axisFor } from '../intervals.ts';
import type { Report } from '../report.ts';
import { drawAxis, drawInterval } from './interval-chart.ts';
import { h, type Markup, prose } from './markup.ts';

/** Production before and after a release, with all that may explain it just as well. */
export function productionSection({ production }: Report): Markup | undefined {
  if (production === undefined || production.comparisons.length === 0) return undefined;
  const { comparisons, confounders, queries } = production;
  const axis = axisFor(
    comparisons.flatMap(({ change, interval }) =>
      interval === undefined
        ? []
        : [{ name: '', unit: '', change, interval, verdict: 'inconclusive' as const, overall: false }],
    ),
  );
  return h`<section aria-labelledby="production">
<h2 id="production">In production</h2>
<p class="decided">${releaseInWords(production)}: ${productionQuantity(comparisons)}.</p>
<table class="rows intervals" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Compared</th><th role="columnheader" scope="col" class="plot"><span class="hidden">Interval, drawn</span>${drawAxis(axis)}</th><th role="columnheader" scope="col" class="n change">Change</th><th role="columnheader" scope="col" class="n">95&nbsp;% interval</th><th role="columnheader" scope="col" class="n">Before → after</th></tr></thead>
<tbody role="rowgroup">
${comparisons.map((one) => comparisonRow(one, one.interval && drawInterval({ change: one.change, interval: one.interval }, axis, false)))}</tbody>
</table>
<h3>What else may explain it</h3>
<ul class="plain-list">${confounders.map((one) => h`<li>${prose(one)}</li>`)}</ul>
<p class="note">Production is no experiment: whatever else changed at the time is in these figures, so they decide no verdict.</p>${
    queries &&
    h`
<p class="note">CPU: <code>${shorten(queries.cpu, 500)}</code>${queries.traffic !== undefined && h`; traffic: <code>${shorten(queries.traffic, 500)}</code>`}</p>`
  }
</section>
`;
}

function comparisonRow(comparison: ProductionComparison, chart: Markup | undefined): Markup {
  const { method, pairs, traffic, series } = comparison;
  const { description, before, after, change: changed, interval } = productionRow(comparison);
  const rates =
    traffic !== undefined &&
    h`<span class="small">traffic ${fixed(traffic.before, traffic.before < 100 ? 1 : 0)}/s → ${fixed(traffic.after, traffic.after < 100 ? 1 : 0)}/s</span>`;
  const seen =
    series !== undefined &&
    h`<span class="small">series ${fixed(series.before, 0)} → ${fixed(series.after, 0)}</span>`;
  return h`<tr role="row" class="plain"><th role="rowheader" scope="row">${method === 'offset' ? 'Right before and after' : 'Same time of day'}<span class="small">${shorten(description, 240)}, ${count(pairs, 'pair')}</span></th><td role="cell" class="plot">${chart}</td><td role="cell" class="n change" data-label="change">${changed}</td><td role="cell" class="n" data-label="95 % interval">${interval ?? 'too few to tell'}</td><td role="cell" class="n" data-label="before → after">${before} → ${after}${rates}${seen}</td></tr>
`;
}
