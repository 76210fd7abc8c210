import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goTool } from '../../__tests__/harness/tools.ts';
import { spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { busyProcess } from '../verdicts/busy.ts';
import { CLI, makeExample, succeed } from './example.ts';

const BENCHMARK = '^BenchmarkRender$';
const PACKAGE = './render';
/** Half width of the 95 % interval of the change, a fraction. */
const PRECISION = 0.005;
const BUDGET_SECONDS = 900;
/** `go test -count` begins with this many, and goes on with twice as many until it is precise, or took this often what ours did. */
const [FIRST_COUNT, PATIENCE] = [10, 4];
const LIMIT = 0.5;

/**
 * Time until the effect of a profile on a benchmark of the example is known to ±0.5 %, on a machine that has other work on all
 * cores: `go-pgo compare` against `go test -count` of one side and then of the other, judged by benchstat.
 */
export async function measure(): Promise<Row[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'go-pgo-bench-'));
  try {
    await using example = await makeExample();
    const sides = await Promise.all(
      ['off', example.profiles[0]].map(async (pgo, side) => {
        const binary = join(scratch, `${side}.test`);
        await succeed(example.folder, ['go', 'test', '-c', `-pgo=${pgo}`, '-o', binary, PACKAGE]);
        return binary;
      }),
    );
    await using _ = await busyProcess(scratch);
    const ours = await interleaved(example.folder, sides, scratch);
    const theirs = await oneAfterTheOther(
      join(example.folder, PACKAGE),
      sides,
      scratch,
      PATIENCE * ours.seconds,
    );
    const ratio = ours.seconds / theirs.seconds;
    const reached = theirs.halfWidth <= PRECISION ? '' : `, still ±${percent(theirs.halfWidth)}`;
    return [
      {
        what: `Benchmark of the example to ±${percent(PRECISION)}, beside a load on all cores, time`,
        ours: `${number(ours.seconds)} s (±${percent(ours.halfWidth)})`,
        other: `\`go test -count=${theirs.count}\` of each side and benchstat, ${number(theirs.seconds)} s${reached}`,
        // One that did not get as far does not count.
        figure: spreadOf([ours.halfWidth > 1.2 * PRECISION ? Number.NaN : ratio]),
        limit: LIMIT,
      },
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface Measured {
  readonly seconds: number;
  readonly halfWidth: number;
}

async function interleaved(cwd: string, [off, on]: readonly string[], scratch: string): Promise<Measured> {
  const document = await succeed(cwd, [
    process.execPath,
    ...[CLI, 'compare', '--json', '--evidence', 'none'],
    ...['--baseline', off as string, '--candidate', on as string, '--benchmarks', BENCHMARK],
    ...['--budget', `${BUDGET_SECONDS}s`, '--precision', `${PRECISION * 100}%`],
    ...['--output-directory', join(scratch, 'out')],
  ]);
  const { comparison } = JSON.parse(document) as {
    readonly comparison: { readonly seconds: number; readonly interval?: readonly [number, number] };
  };
  const [low, high] = comparison.interval ?? [Number.NaN, Number.NaN];
  return { seconds: comparison.seconds, halfWidth: (high - low) / 2 };
}

/** The count that was enough is known only afterwards: the tries before it are not counted. */
async function oneAfterTheOther(
  cwd: string,
  sides: readonly string[],
  scratch: string,
  patience: number,
): Promise<Measured & { readonly count: number }> {
  for (let count = FIRST_COUNT; ; count *= 2) {
    const begin = performance.now();
    const files: string[] = [];
    for (const [side, binary] of sides.entries()) {
      const printed = await succeed(cwd, [
        binary,
        '-test.run=^$',
        `-test.bench=${BENCHMARK}`,
        `-test.count=${count}`,
      ]);
      files.push(join(scratch, `${side}.txt`));
      await writeFile(files.at(-1) as string, printed);
    }
    const seconds = (performance.now() - begin) / 1000;
    const halfWidth = await halfWidthByBenchstat(files);
    if (halfWidth <= PRECISION || seconds > patience) return { seconds, halfWidth, count };
  }
}

/** Of the change: both sides' intervals, which are independent, together. */
async function halfWidthByBenchstat(files: readonly string[]): Promise<number> {
  const program = await goTool('benchstat');
  const csv = await succeed(process.cwd(), [program, '-format=csv', '-filter=.unit:ns/op', ...files]);
  const row = /^Render.*$/m.exec(csv)?.[0].split(',') ?? [];
  const [before, after] = [row[2], row[4]].map((text) => Number(text?.replace('%', '')) / 100);
  const halfWidth = Math.hypot(before ?? Number.NaN, after ?? Number.NaN);
  if (Number.isNaN(halfWidth)) throw new Error(`benchstat printed\n${csv}`);
  return halfWidth;
}

function percent(fraction: number): string {
  return `${number(fraction * 100)} %`;
}
