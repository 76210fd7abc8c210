import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareBinaries } from '../../src/compare/compare-binaries.ts';
import { prepareLoad } from '../../src/compare/load.ts';
import { inPairs, ratioOf, spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { busyProcess } from '../verdicts/busy.ts';
import { wilson } from '../verdicts/results.ts';
import { makeExample, succeed } from './example.ts';

/** Comparisons of either kind, then those that count false alarms, and the seconds that each takes. */
const [COMPARISONS, RUNS] = [2, 100];
const [SECONDS, SHORT_SECONDS] = [180, 30];
const UNDER_LOAD = {
  serve: 'exec "$PGO_BINARY" -addr 127.0.0.1:$PORT',
  ready: 'http://127.0.0.1:$PORT/healthz',
  load: 'ab -q -k -n 10000000 -c 8 -p testdata/handbook.md http://127.0.0.1:$PORT/render',
  ...{ serveEnv: {}, loadEnv: {} },
};

interface Compared {
  readonly halfWidth: number;
  readonly isDifferent: boolean;
  readonly isKnown: boolean;
}

/** Compares one build of the example with itself under ab, on a machine that is busy on all cores. */
async function onBusyMachine(
  task: (compared: (together: boolean, seconds: number) => Promise<Compared>) => Promise<Row[]>,
): Promise<Row[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'go-pgo-bench-'));
  try {
    await using example = await makeExample();
    const binary = join(scratch, 'service');
    await succeed(example.folder, ['go', 'build', '-o', binary, '.']);
    await using _ = await busyProcess(scratch);
    return await task(async (together, seconds) => {
      const { comparison } = await compareBinaries({
        load: (deadline) =>
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
      const [low, high] = comparison.interval ?? [Number.NaN, Number.NaN];
      return { halfWidth: (high - low) / 2, isDifferent: low > 0 || high < 0, isKnown: high >= low };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** How wide the interval of the CPU time per request is after three minutes, with both servers at the same time and in turns. */
export function measure(): Promise<Row[]> {
  return onBusyMachine(async (compared) => {
    const pairs = await inPairs(
      COMPARISONS,
      () => compared(true, SECONDS),
      () => compared(false, SECONDS),
    );
    return [
      {
        what: `Interval of the CPU time per request after ${SECONDS} s, beside a load on all cores`,
        ours: `both servers at once, ${pairs.map(({ ours }) => `±${number(ours.halfWidth * 100)} %`)}`,
        other: `in turns, ${pairs.map(({ theirs }) => `±${number(theirs.halfWidth * 100)} %`)}`,
        figure: ratioOf(pairs, ({ halfWidth }) => halfWidth),
        limit: 0.5,
      },
    ];
  });
}

/** How often a short comparison calls one build different from itself. */
export function alarms(): Promise<Row[]> {
  return onBusyMachine(async (compared) => {
    const runs: Compared[] = [];
    for (let run = 0; run < RUNS; run++) {
      const one = await compared(true, SHORT_SECONDS);
      runs.push(one);
      console.error(`${run + 1}: ${JSON.stringify(one)}`);
    }
    const known = runs.filter(({ isKnown }) => isKnown).length;
    const different = runs.filter(({ isDifferent }) => isDifferent).length;
    const [low, high] = wilson(different, known);
    return [
      {
        what: `One build called different from itself, ${SHORT_SECONDS} s each`,
        ours: `${different} of ${known} comparisons (95 % interval ${number(low * 100)} to ${number(high * 100)} %)`,
        other: '',
        figure: spreadOf([(different / known) * 100]),
        ...{ limit: 5, unit: '%' },
      },
    ];
  });
}
