import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuilder } from './verdicts/builds.ts';
import { busyProcess } from './verdicts/busy.ts';
import { interleaved } from './verdicts/judge.ts';
import { type RunResult, runResults, table } from './verdicts/results.ts';

/**
 * How often a verdict is wrong: builds that differ in an unused string, or in a known share of work, measured again and again.
 *
 *     node bench/verdicts.ts --load --runs 200 --budget 12                # no difference
 *     node bench/verdicts.ts --load --runs 20 --budget 300 --slowdown 2
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
    results: { type: 'string', default: 'verdicts.jsonl' },
  },
});
const budget = Number(values.budget);
const slowdown = Number(values.slowdown) / 100;

await experiment();
console.log(table(await runResults(values.results)));

async function experiment(): Promise<void> {
  const wanted = Number(values.runs);
  const done = (await runResults(values.results)).filter(
    (one) => one.budget === budget && one.slowdown === slowdown && one.load === values.load,
  );
  if (done.length >= wanted) return;
  const scratch = await mkdtemp(join(tmpdir(), 'verdicts-'));
  try {
    const build = await makeBuilder(scratch);
    await using _ = values.load ? await busyProcess(scratch) : undefined;
    for (let run = done.length; run < wanted; run++)
      await keep({
        ...{ budget, slowdown, load: values.load },
        ...(await interleaved(await build(slowdown), { budget })),
      });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function keep(result: RunResult): Promise<void> {
  await appendFile(values.results, `${JSON.stringify(result)}\n`);
  const change = ((result.change ?? Number.NaN) * 100).toFixed(2);
  console.log(
    `${result.budget} s, ${result.slowdown * 100} %: ${result.verdict} (${change} %), ${result.seconds.toFixed(0)} s`,
  );
}
