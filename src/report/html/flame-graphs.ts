import type { FlameGraph } from '../../profile/flame-graph.ts';
import { shorten } from '../escape.ts';
import { count } from '../format.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import { encodeFlameGraph } from './flame-graph/encode.ts';
import { h, Markup } from './markup.ts';

/**
 * The flame graphs, packed, in at most `most` bytes together: as much of each as its share of them can hold, the
 * small ones first, which leave room for the large ones. Undefined where there is none.
 */
export function packedFlameGraphs(report: Report, most: number): Markup | undefined {
  const graphs = (report.flameGraphs ?? []).filter(({ baseline, candidate }) =>
    [baseline[0], candidate[0]].some((all) => all !== undefined && all > 0),
  );
  if (graphs.length === 0) return undefined;
  const names = sides(report);
  const about = { ...names, module: report.subject?.module ?? '' };
  let left = most;
  const packed: string[] = [];
  const bySize = [...graphs.entries()].sort(([, a], [, b]) => a.functions.length - b.functions.length);
  bySize.forEach(([index, graph], i) => {
    const text = encodeFlameGraph(graph, about, Math.floor(left / (bySize.length - i)));
    if (text === undefined) return;
    packed[index] = text;
    left -= text.length;
  });
  const missing = graphs.filter((_, i) => packed[i] === undefined).length;
  return h`<div class="flame"><p class="flame-off">The flame graphs are drawn by the page’s own script, which this viewer does not run. The tables below say the same.</p>
${graphs.map((graph, i) => dataBlock(graph, packed[i]))}</div>
${missing > 0 && h`<p class="note">${count(missing, 'flame graph')} would not fit; the profiles are beside this page.</p>`}`;
}

const KINDS: Readonly<Record<FlameGraph['kind'], string>> = { cpu: 'CPU time', alloc: 'Allocated memory' };

const WORKLOADS: Readonly<Record<string, string>> = {
  load: 'under load',
  benchmarks: 'in the benchmarks',
  profiles: 'in the two profiles',
};

/** Base64 in an element that no browser runs. */
function dataBlock({ kind, workload }: FlameGraph, packed: string | undefined): Markup | undefined {
  if (packed === undefined) return undefined;
  const where = Object.hasOwn(WORKLOADS, workload) ? WORKLOADS[workload] : shorten(workload, 60);
  const label = `${KINDS[kind]}, ${where}`;
  return h`<script type="application/gzip" data-label="${label}">${new Markup(packed)}</script>
`;
}
