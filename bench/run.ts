import { availableParallelism, cpus, totalmem } from 'node:os';
import { runTool } from '../src/system/exec.ts';
import { fallsShort, type Row, tableOf } from './measure.ts';

/**
 * What the action costs, against what a user would otherwise do: `npm run bench` measures everything, `npm run bench --
 * start merge` some of it. One table on stdout; exit code 1 when a row falls short. Linux only; takes about two hours.
 */
const SUBJECTS: Readonly<Record<string, () => Promise<{ measure(): Promise<readonly Row[]> }>>> = {
  start: () => import('./rows/start.ts'),
  build: () => import('./rows/build-pair.ts'),
  merge: () => import('./rows/merge.ts'),
  arrival: () => import('./rows/last-arrival.ts'),
  refresh: () => import('./rows/refresh.ts'),
  benchmarks: () => import('./rows/benchmark-budget.ts'),
  load: () => import('./rows/load-at-once.ts'),
  alarms: async () => ({ measure: (await import('./rows/load-at-once.ts')).alarms }),
  loaded: () => import('./rows/loaded-refresh.ts'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in SUBJECTS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(SUBJECTS).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, load] of Object.entries(SUBJECTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`${name} …`);
  rows.push(...(await (await load()).measure()));
}
const go = (await runTool(['go', 'env', 'GOVERSION'], { cwd: import.meta.dirname })).stdout.toString().trim();
const memory = Math.round(totalmem() / 2 ** 30);
console.log(
  `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GiB, ${process.platform}; Node ${process.version}, ${go}\n`,
);
console.log(tableOf(rows));
if (rows.some(fallsShort)) process.exitCode = 1;
