import { parseArgs } from 'node:util';
import { slope } from '../__tests__/harness/soak/leaks.ts';
import { mebibytes, soak } from '../__tests__/harness/soak/soak.ts';

/**
 * Hundreds of refreshes in a row, in one process, with random faults; see docs/faults.md.
 * `node bench/soak.ts [--refreshes 500] [--minutes N] [--seed N]`, whichever ends it first; exit code 1 when something leaked or did not hold.
 */

const { values } = parseArgs({
  options: {
    refreshes: { type: 'string', default: '500' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const refreshes = Number(values.refreshes);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(refreshes) || refreshes < 2 || !Number.isInteger(seed))
  throw new Error('--refreshes (2 and more) and --seed are whole numbers.');
console.log(`seed ${seed}`);
const began = performance.now();
const warm = Math.ceil(Math.min(60, refreshes / 5));
const { problems, samples, counts, settled } = await soak({
  ...(values.minutes !== undefined && { minutes: Number(values.minutes) }),
  ...{ refreshes, seed, warm, everyProcess: 8, everyLive: 50 },
  progress: (line) => console.log(line),
});
const done = samples.length + (counts.get('as a process of its own') ?? 0);
console.log(`\n${done} refreshes in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
for (const [what, count] of [...counts].sort()) console.log(`${String(count).padStart(5)}  ${what}`);
for (const at of [0, 49, 99, 249, samples.length - 1]) {
  const held = samples[at];
  if (held === undefined) continue;
  const heap = mebibytes(held.heapUsed + held.external);
  console.log(
    `after ${at + 1} in the one process: RSS ${mebibytes(held.rss)} MiB, heap and buffers ${heap} MiB`,
  );
}
const warmed = samples.slice(warm);
const growth = (of: (held: (typeof samples)[number]) => number) => Math.round(slope(warmed.map(of)) / 1024);
console.log(
  `after ${warm}: RSS grows by ${growth((one) => one.rss)} KiB a refresh, heap and buffers by ${growth((one) => one.heapUsed + one.external)} KiB`,
);
for (const [when, held] of Object.entries(settled))
  console.log(
    `${when}: ${held.files.length} open files, ${held.resources.length} resources, ${held.listeners} listeners, ${held.threads} threads, children ${held.children.join(', ')}`,
  );
console.log(`${problems.length} problems`);
for (const problem of problems) console.log(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
