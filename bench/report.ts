import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { launchBrowser, openPage } from '../__tests__/harness/browser.ts';
import { evidence } from '../__tests__/report/samples-evidence.ts';
import type { FlameGraph } from '../src/profile/flame-graph.ts';
import { renderHtml } from '../src/report/html.ts';
import { seededRandom } from '../src/system/format.ts';
import { number, spreadOf } from './measure.ts';

/**
 * How long `report.html` takes to write and to use, and how large it is: two flame graphs of as many stacks as
 * said, opened in Chromium. `node bench/report.ts [STACKS] [RUNS]`, 50,000 and 5 where nothing is said.
 */
const [stacks = 50_000, runs = 5] = process.argv.slice(2).map(Number);

/** A program of 6,000 functions, each of which calls a few others, some far more often than the rest. */
function flameGraph(kind: FlameGraph['kind'], unit: string, period: number): FlameGraph {
  const random = seededRandom(kind === 'cpu' ? 1 : 2);
  const names = Array.from({ length: 6_000 }, (_, i) => nameOf(i));
  const [functions, parents] = [[0], [0]];
  const [baseline, candidate] = [[0], [0]];
  const children = new Map<number, number>();
  for (let stack = 0; stack < stacks; stack++) {
    const depth = 12 + Math.floor(random() * 36);
    const before = Math.ceil(random() ** 6 * 50) * period;
    const after = Math.max(0, Math.round((before / period) * (0.85 + random() * 0.26))) * period;
    let node = 0;
    let called = 0;
    // Paths of real programs are shared for most of their length: what differs is near the leaf.
    const shared = Math.floor(depth * (0.6 + random() * 0.35));
    const path = Math.floor(random() ** 3 * 400);
    for (let level = 0; ; level++) {
      baseline[node] = (baseline[node] ?? 0) + before;
      candidate[node] = (candidate[node] ?? 0) + after;
      if (level === depth) break;
      const branch = level < shared ? (path >> Math.min(8, level >> 1)) % 5 : Math.floor(random() ** 2.4 * 9);
      called = (called * 31 + branch + 7) % names.length;
      const key = node * names.length + called;
      const child = children.get(key) ?? functions.push(called) - 1;
      if (child === parents.length) parents.push(node);
      children.set(key, child);
      node = child;
    }
  }
  return { kind, workload: 'load', unit, names, functions, parents, baseline, candidate };
}

const PACKAGES = ['runtime', 'net/http', 'encoding/json', 'github.com/some/library/parser', 'example.com/m'];
const nameOf = (i: number) => `${PACKAGES[i % PACKAGES.length]}.(*Type${(i * 7919) % 997}).method${i}`;

const ACTIONS = {
  search: "input.value = 'method12'; input.dispatchEvent(new Event('input'))",
  zoom: "press('ArrowDown'); press('Enter')",
  reset: "press('Escape')",
  'other side': "document.querySelector('.choice input[value=baseline]').click()",
};

/** Milliseconds that each action takes until the browser has drawn it. */
async function use(browser: Browser, html: string): Promise<Record<string, number>> {
  const begin = performance.now();
  await using open = await openPage(browser, html, { viewport: { width: 1_200, height: 900 } });
  const drawn = performance.now() - begin;
  const evaluate = async (script: string) => Number(await open.page.evaluate(script));
  const paint = await evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime");
  const took: Record<string, number> = { 'first paint': paint, 'opened, flame graph drawn': drawn };
  for (const [name, action] of Object.entries(ACTIONS))
    took[name] = await evaluate(`new Promise((done) => {
      const press = (key) => document.querySelector('.flame-stage').dispatchEvent(new KeyboardEvent('keydown', { key }));
      const input = document.querySelector('.flame input[type=search]');
      const begin = performance.now();
      ${action};
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
    })`);
  return took;
}

const flameGraphs = [flameGraph('cpu', 'cpu-sec/request', 1e-7), flameGraph('alloc', 'B/request', 512)];
const report = { ...evidence, flameGraphs };
const frames = flameGraphs.map((graph) => graph.functions.length.toLocaleString('en'));
const measured = new Map<string, number[]>();
await using browser = await launchBrowser();
console.log(
  `2 flame graphs of ${stacks.toLocaleString('en')} stacks, ${frames.join(' and ')} frames; ${availableParallelism()} processors, Node ${process.version}, ${chromium.name()} ${browser.version()}`,
);
for (let run = 0; run < runs; run++) {
  const begin = performance.now();
  const html = renderHtml(report);
  const written = performance.now() - begin;
  const figures = { written, bytes: Buffer.byteLength(html), ...(await use(browser, html)) };
  for (const [name, value] of Object.entries(figures))
    measured.set(name, [...(measured.get(name) ?? []), value]);
}
for (const [name, values] of measured) {
  const { median, least, most } = spreadOf(values);
  console.log(
    `${name}: ${number(median)} ${name === 'bytes' ? '' : 'ms '}(${number(least)} to ${number(most)})`,
  );
}
