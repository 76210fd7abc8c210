import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuilder } from './verdicts/builds.ts';
import { busyProcess } from './verdicts/busy.ts';
import { interleaved, sequential } from './verdicts/judge.ts';
import { type RunResult, runResults, table } from './verdicts/results.ts';

/**
 * How often a verdict is wrong: builds that differ in an unused string, or in a known share of work, measured again and
 * again, by this program and by runs one after the other judged as benchstat judges.
 *
 *     node bench/verdicts.ts --load --runs 200 --budget 12                # both ways, no difference
 *     node bench/verdicts.ts --load --runs 20 --budget 300 --slowdown 2 --mode interleaved
 *     node bench/verdicts.ts --runs 0                                     # the table of what there is so far
 *
 * Each run is appended to `--results`, by default verdicts.jsonl; the same command continues an interrupted experiment.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    budget: { type: 'string', default: '60' },
    slowdown: { type: 'string', default: '0' },
    load: { type: 'boolean', default: false },
    mode: { type: 'string', default: 'both' },
    results: { type: 'string', default: 'verdicts.jsonl' },
    // Runs on each side, one after the other.
    count: { type: 'string', default: '20' },
  },
});
const budget = Number(values.budget);
const slowdown = Number(values.slowdown) / 100;
const kinds = values.mode === 'both' ? (['interleaved', 'sequential'] as const) : [values.mode];

await experiment();
console.log(table(await runResults(values.results)));

async function experiment(): Promise<void> {
  const wanted = Number(values.runs);
  const done = (await runResults(values.results)).filter(
    (one) => one.budget === budget && one.slowdown === slowdown && one.load === values.load,
  );
  const left = kinds.map((kind) => wanted - done.filter(({ mode }) => mode === kind).length);
  if (left.every((runs) => runs <= 0)) return;
  const scratch = await mkdtemp(join(tmpdir(), 'verdicts-'));
  try {
    const build = await makeBuilder(scratch);
    await using _ = values.load ? await busyProcess(scratch) : undefined;
    for (let run = 0; run < Math.max(...left); run++) {
      const pair = await build(slowdown);
      for (const [at, kind] of kinds.entries()) {
        if (run >= (left[at] ?? 0)) continue;
        const judged =
          kind === 'sequential'
            ? await sequential(pair, { budget, count: Number(values.count) })
            : await interleaved(pair, { budget });
        await keep({
          mode: kind === 'sequential' ? kind : 'interleaved',
          budget,
          slowdown,
          load: values.load,
          ...judged,
        });
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function keep(result: RunResult): Promise<void> {
  await appendFile(values.results, `${JSON.stringify(result)}\n`);
  const change = ((result.change ?? Number.NaN) * 100).toFixed(2);
  console.log(
    `${result.mode}, ${result.budget} s, ${result.slowdown * 100} %: ${result.verdict} (${change} %), ${result.seconds.toFixed(0)} s`,
  );
}
