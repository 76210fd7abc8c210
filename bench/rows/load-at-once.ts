import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { compareBinaries } from '../../src/compare/compare-binaries.ts';
import { prepareLoad } from '../../src/compare/workload/load.ts';
import { inPairs, makeExample, number, type Row, spreadOf, succeed } from '../measure.ts';
import { busyProcess } from '../verdicts/builds.ts';
import { shareWithInterval } from '../verdicts/results.ts';

/** Comparisons of either kind, then those that count false alarms, and the seconds that each takes. */
const [COMPARISONS, RUNS] = [2, 100];
const [SECONDS, SHORT_SECONDS] = [180, 30];
const UNDER_LOAD = {
  serve: 'exec "$PGO_BINARY" -addr 127.0.0.1:$PORT',
  ready: 'http://127.0.0.1:$PORT/healthz',
  load: 'ab -q -k -n 10000000 -c 8 -p testdata/handbook.md http://127.0.0.1:$PORT/render',
  ...{ serveEnv: {}, loadEnv: {} },
};

type Interval = readonly [low: number, high: number];

/** Compares one build of the example with itself under ab, on a machine that is busy on all cores. */
async function onBusyMachine(
  task: (compared: (together: boolean, seconds: number) => Promise<Interval>) => Promise<Row>,
): Promise<Row[]> {
  await using folder = await temporaryFolder();
  await using example = await makeExample();
  const scratch = folder.path;
  const binary = join(scratch, 'service');
  await succeed(example.folder, ['go', 'build', '-o', binary, '.']);
  await using _ = await busyProcess(scratch);
  const row = await task(async (together, seconds) => {
    const { comparison } = await compareBinaries({
      load: ({ deadline }) =>
        prepareLoad({
          binaries: { baseline: binary, candidate: binary },
          underLoad: UNDER_LOAD,
          cwd: example.folder,
          env: process.env,
          signal: new AbortController().signal,
          deadline,
          scratch: join(scratch, 'load'),
          progress: () => {},
          together,
        }),
      budgetSeconds: seconds,
      precision: 1e-6,
      equivalence: 0.01,
      outputDirectory: join(scratch, 'out'),
    });
    return comparison.interval ?? [Number.NaN, Number.NaN];
  });
  return [row];
}

/** How wide the interval of the CPU time per request is after three minutes, with both servers at the same time and in turns. */
export function measure(): Promise<Row[]> {
  return onBusyMachine(async (compared) => {
    const pairs = await inPairs(
      COMPARISONS,
      () => compared(true, SECONDS),
      () => compared(false, SECONDS),
    );
    const half = ([low, high]: Interval) => (high - low) / 2;
    const shown = (all: readonly Interval[]) => all.map((one) => `±${number(half(one) * 100)} %`);
    return {
      what: `Interval of the CPU time per request after ${SECONDS} s, next to a load on all cores`,
      ours: `both servers at once, ${shown(pairs.map(({ ours }) => ours))}`,
      other: `in turns, ${shown(pairs.map(({ theirs }) => theirs))}`,
      figure: spreadOf(pairs.map(({ ours, theirs }) => half(ours) / half(theirs))),
      limit: 0.5,
    };
  });
}

/** How often a short comparison calls one build different from itself. */
export function alarms(): Promise<Row[]> {
  return onBusyMachine(async (compared) => {
    let [known, different] = [0, 0];
    for (let run = 1; run <= RUNS; run++) {
      const [low, high] = await compared(true, SHORT_SECONDS);
      if (high >= low) known++;
      if (low > 0 || high < 0) different++;
      console.error(`${run}: ${low} to ${high}`);
    }
    return {
      what: `One build called different from itself, ${SHORT_SECONDS} s each`,
      ours: `${different} of ${known} comparisons: ${shareWithInterval(different, known)}`,
      figure: spreadOf([(different / known) * 100]),
      ...{ limit: 5, unit: '%' },
    };
  });
}
