import { appendFile, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import type { Comparison } from '../src/compare/experiment/verdict.ts';
import { groupBy } from '../src/system/format.ts';
import { runCommand } from './measure.ts';
import { shareWithInterval } from './verdicts/results.ts';

/**
 * How often `demo` ends with the same verdict. Each run records the example service under its load, and measures the profile, as a new user
 * would do it.
 *
 *     node bench/demos.ts --runs 10            # ten runs of about five minutes each
 *     node bench/demos.ts --runs 0             # the counts of all results so far
 *
 * The machine should be quiet. Each run is appended to `--results`, by default demos.jsonl; the same command continues an interrupted
 * experiment.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    results: { type: 'string', default: 'demos.jsonl' },
  },
});

/** One run of `demo`, one line of the results file. */
interface DemoResult extends Pick<Comparison, 'verdict' | 'change' | 'interval' | 'rounds' | 'proposed'> {
  /** The samples of the merged profile, and the CPU time that they stand for. */
  readonly samples: number | undefined;
  readonly cpuSeconds: number | undefined;
  /** The change with the tuned profile, with its interval; absent if the run tuned nothing. */
  readonly tuned?: readonly [change: number, low: number, high: number];
  /** The wall time of the whole run. */
  readonly seconds: number;
  /** The load average of one minute at the start. */
  readonly load: number;
}

for (let run = (await results()).length; run < Number(values.runs); run++) {
  const result = await runDemo();
  await appendFile(values.results, `${JSON.stringify(result)}\n`);
  console.error(`${run + 1}: ${JSON.stringify(result)}`);
}
console.log(summary(await results()));

/** Reads all results so far. @returns an empty list if the file does not exist. */
async function results(): Promise<readonly DemoResult[]> {
  const text = await readFile(values.results, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as DemoResult);
}

/** Runs `demo` in a temporary folder. @throws Error if the run ends without a comparison. */
async function runDemo(): Promise<DemoResult> {
  await using scratch = await temporaryFolder();
  const load = Number((loadavg()[0] ?? 0).toFixed(2));
  const began = performance.now();
  const report = await runCommand(['demo', '--output-directory', join(scratch.path, 'demo')], scratch.path);
  const { comparison, profile } = report;
  if (comparison === undefined) throw new Error(report.error?.message ?? 'The demo compared nothing.');
  const { verdict, change, interval, rounds, proposed, contenders } = comparison;
  const tuned = contenders?.find(({ name, against }) => name === 'tuned' && against === 'off');
  return {
    verdict,
    change,
    interval,
    rounds,
    proposed,
    samples: profile?.samples,
    cpuSeconds: profile?.cpuSeconds,
    tuned: tuned && [tuned.change, ...tuned.interval],
    seconds: Math.round((performance.now() - began) / 1000),
    load,
  };
}

/** Makes a Markdown table of all runs, and counts how many of them have the most frequent verdict. */
function summary(all: readonly DemoResult[]): string {
  const percent = (share: number | undefined) => `${(100 * (share ?? Number.NaN)).toFixed(1)} %`;
  const rows = all.map(({ verdict, change, interval = [], samples, cpuSeconds, seconds, load }) =>
    [
      `${verdict}`,
      percent(change),
      interval.map(percent).join(' to '),
      `${samples} (${cpuSeconds?.toFixed(1)} s)`,
      `${seconds} s`,
      load,
    ].join(' | '),
  );
  const heads = ['Verdict', 'Change', '95 % interval', 'Samples (CPU time)', 'Time', 'Load before'];
  const table = [heads.join(' | '), heads.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |`);
  const groups = [...groupBy(all, ({ verdict }) => verdict)].sort(([, a], [, b]) => b.length - a.length);
  const [verdict, most = []] = groups[0] ?? [];
  const same = `${most.length} of ${all.length} runs ended with the verdict ${verdict}: ${shareWithInterval(most.length, all.length)}`;
  return all.length === 0 ? 'No run yet.' : `${table.join('\n')}\n\n${same}`;
}
