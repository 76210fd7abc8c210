import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { goTool } from '../../__tests__/harness/tools.ts';
import type { Report } from '../../src/report/report.ts';
import { CLI, makeExample, number, type Row, spreadOf, succeed } from '../measure.ts';
import { busyProcess } from '../verdicts/builds.ts';

const BENCHMARK = '^BenchmarkRender$';
const PACKAGE = './render';
/** Half the width of the 95 % interval of the change, as a fraction. */
const PRECISION = 0.005;
const BUDGET_SECONDS = 900;
/** `go test -count` begins with this many and doubles until it is precise enough, or until it needed this many times our time. */
const [FIRST_COUNT, PATIENCE] = [10, 4];

/**
 * Time until the effect of a profile on a benchmark of the example is known to ±0.5 %, on a machine that has other work on all
 * cores: `go-pgo compare` against `go test -count` of one side and then of the other, judged by benchstat.
 */
export async function measure(): Promise<Row[]> {
  await using scratch = await temporaryFolder();
  await using example = await makeExample();
  const sides: string[] = [];
  for (const pgo of ['off', example.profiles[0]]) {
    const binary = join(scratch.path, `${sides.length}.test`);
    await succeed(example.folder, ['go', 'test', '-c', `-pgo=${pgo}`, '-o', binary, PACKAGE]);
    sides.push(binary);
  }
  await using _ = await busyProcess(scratch.path);
  const ours = await interleaved(example.folder, sides, scratch.path);
  const folder = join(example.folder, PACKAGE);
  const theirs = await oneAfterTheOther(folder, sides, scratch.path, PATIENCE * ours.seconds);
  // A run that did not become precise enough does not count.
  const ratio = ours.halfWidth > 1.2 * PRECISION ? Number.NaN : ours.seconds / theirs.seconds;
  return [
    {
      what: `Benchmark of the example to ±${percent(PRECISION)}, next to a load on all cores, time`,
      ours: `${number(ours.seconds)} s (±${percent(ours.halfWidth)})`,
      other: `\`go test -count=${theirs.count}\` of each side and benchstat, ${number(theirs.seconds)} s (±${percent(theirs.halfWidth)})`,
      figure: spreadOf([ratio]),
      limit: 0.5,
    },
  ];
}

async function interleaved(cwd: string, [off = '', on = '']: readonly string[], scratch: string) {
  const document = await succeed(cwd, [
    ...([process.execPath, CLI, 'compare', '--json', '--evidence', 'none'] as const),
    ...['--baseline', off, '--candidate', on, '--benchmarks', BENCHMARK],
    ...['--budget', `${BUDGET_SECONDS}s`, '--precision', `${PRECISION * 100}%`],
    ...['--output-directory', join(scratch, 'out')],
  ]);
  const { seconds = Number.NaN, interval } = (JSON.parse(document) as Report).comparison ?? {};
  const [low, high] = interval ?? [Number.NaN, Number.NaN];
  return { seconds, halfWidth: (high - low) / 2 };
}

/** Only the try with the sufficient count is measured, because a user who knows that count would skip the others. */
async function oneAfterTheOther(cwd: string, sides: readonly string[], scratch: string, patience: number) {
  for (let count = FIRST_COUNT; ; count *= 2) {
    const begin = performance.now();
    const files: string[] = [];
    for (const [side, binary] of sides.entries()) {
      const options = ['-test.run=^$', `-test.bench=${BENCHMARK}`, `-test.count=${count}`];
      const file = join(scratch, `${side}.txt`);
      await writeFile(file, await succeed(cwd, [binary, ...options]));
      files.push(file);
    }
    const seconds = (performance.now() - begin) / 1000;
    const halfWidth = await halfWidthByBenchstat(files);
    if (halfWidth <= PRECISION || seconds > patience) return { seconds, halfWidth, count };
  }
}

/** The interval of the change, from the intervals of both sides, which are independent. */
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
