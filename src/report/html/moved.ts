import type { Moved } from '../../profile/overlap.ts';
import { points, share } from '../format.ts';
import type { Report } from '../report.ts';
import type { PageLevel } from './level.ts';
import { goName, h, type Markup, percent } from './markup.ts';

/** The functions and call edges whose share of the edge weight moved most, as pairs of bars on one scale. */
export function movedSection({ decision }: Report, level: PageLevel): Markup | undefined {
  const functions = (decision?.movedFunctions ?? []).slice(0, level.moved);
  const edges = (decision?.movedEdges ?? []).slice(0, level.moved);
  if (functions.length + edges.length === 0) return undefined;
  const largest = Math.max(1e-9, ...[...functions, ...edges].flatMap(({ before, after }) => [before, after]));
  return h`<section aria-labelledby="moved">
<h2 id="moved">What moved in the profile</h2>
<ul class="key"><li><svg aria-hidden="true"><rect class="was" y="25%" width="100%" height="50%"/></svg>before, in the committed profile</li><li><svg aria-hidden="true"><rect class="is" y="25%" width="100%" height="50%"/></svg>after, in the new one</li><li class="small">Shares of the call-edge weight outside of the runtime; changes in percentage points (pp)</li></ul>
${functions.length > 0 && movedTable('Function, as callee', functions, largest)}
${edges.length > 0 && h`<h3>Call edges</h3>${movedTable('Caller → callee (line after the caller’s first)', edges, largest)}`}
</section>
`;
}

function movedTable(title: string, moved: readonly Moved[], largest: number): Markup {
  return h`<table class="rows" role="table">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${title}</th><th role="columnheader" scope="col"><span class="hidden">Bars</span></th><th role="columnheader" scope="col" class="n">Before</th><th role="columnheader" scope="col" class="n">After</th><th role="columnheader" scope="col" class="n">Change</th></tr></thead>
<tbody role="rowgroup">
${moved.map((one) => movedRow(one, largest))}</tbody>
</table>
`;
}

function movedRow({ name, before, after }: Moved, largest: number): Markup {
  const bars = h`<svg aria-hidden="true"><rect class="was" width="${percent(before / largest)}" height="44%"/><rect class="is" y="56%" width="${percent(after / largest)}" height="44%"/></svg>`;
  return h`<tr role="row"><th role="rowheader" scope="row">${goName(name)}</th><td role="cell" class="bars">${bars}</td><td role="cell" class="n" data-label="before">${share(before)}</td><td role="cell" class="n" data-label="after">${share(after)}</td><td role="cell" class="n" data-label="change">${points(after - before)}</td></tr>
`;
}
