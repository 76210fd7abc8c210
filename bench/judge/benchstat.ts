import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { goTool } from '../../__tests__/harness/tools.ts';
import { output } from './commands.ts';

/**
 * What benchstat says about two builds.
 *
 * Benchstat compares each benchmark of two files: it prints both medians, and it prints a difference only if its test (Mann-Whitney) finds
 * one at 5 %. For the geometric mean over all benchmarks, benchstat prints the difference, but neither a test nor an interval. So we give
 * benchstat one more benchmark, `Whole`, with one line for each round. Its value is the geometric mean over the benchmarks of that round:
 *
 *     BenchmarkWhole 1 16823.5 ns/op
 *
 * Benchstat judges `Whole` by the same test as any other benchmark, and we take this judgement as benchstat's verdict on the program.
 *
 * The interval of the change also comes from benchstat's own test. For many changes, benchstat gets the results of the first build
 * multiplied by 1 + change, next to the unmodified results of the second build:
 *
 *     BenchmarkWhole/change=-4.225% 1 16112.7 ns/op
 *
 * The interval consists of the changes at which benchstat sees no difference. So the interval contains zero exactly if the verdict is `~`.
 */

/** One row of benchstat's table for two files. */
export interface BenchstatRow {
  /** The package and the name of the benchmark, such as `go/printer PrintFile`. */
  readonly name: string;
  /** The medians of the first and of the second file, in seconds per operation. */
  readonly medians: readonly [number, number];
  /** The intervals of both medians as benchstat prints them, such as `2%`; `∞` if there are fewer than six results. */
  readonly ranges: readonly [string, string];
  /** The difference as benchstat prints it, such as `-4.21%`; `~` if benchstat sees no difference. */
  readonly delta: string;
  /** The p-value, with three digits as benchstat prints it; absent in the row `geomean`. */
  readonly p?: number;
}

/** What benchstat says about two builds of one program. */
export interface BenchstatVerdict {
  /** The row of `Whole`. */
  readonly whole: BenchstatRow;
  /** The change of the median of `Whole`, as a fraction. It is present even if benchstat sees no difference. */
  readonly change: number;
  /** The changes at which benchstat sees no difference, as fractions. */
  readonly interval: readonly [number, number];
  /** One row for each benchmark, and benchstat's own row `geomean`. */
  readonly rows: readonly BenchstatRow[];
}

/** The results of one build in all rounds. */
export interface BuildResults {
  /** What the test binaries printed, in benchstat's format. */
  readonly printed: string;
  /** The geometric mean over all benchmarks for each round, in nanoseconds per operation. */
  readonly wholes: readonly number[];
}

/**
 * Asks benchstat about two builds.
 * @param folder is where the files for benchstat are written. They stay there, so that the reader can run benchstat on them.
 * @param names the names of the first and of the second build, which are part of the file names.
 * @throws Error if benchstat fails, or if the noise is so large that benchstat never sees a difference.
 */
export async function askBenchstat(
  folder: string,
  names: readonly [string, string],
  [first, second]: readonly [BuildResults, BuildResults],
): Promise<BenchstatVerdict> {
  const rows = await compareFiles(folder, names, [first.printed, second.printed]);
  const wholeNames = [`${names[0]}.whole`, `${names[1]}.whole`] as const;
  const wholeFiles = [first.wholes, second.wholes].map((wholes) => wholeLines('Whole', wholes));
  const [whole] = await compareFiles(folder, wholeNames, wholeFiles as [string, string]);
  if (whole === undefined) throw new Error(`benchstat printed no row about ${wholeNames.join(' and ')}.`);
  const change = whole.medians[1] / whole.medians[0] - 1;
  const interval = await intervalAround(change, [first.wholes, second.wholes]);
  return { whole, change, interval, rows };
}

/** How far from the observed change the tried changes reach. The second and third value are for results with much noise. */
const REACHES = [0.05, 0.2, 0.8];
/** The number of tried changes on each side of the observed change. */
const TRIED = 200;

/** Returns the lowest and the highest change at which benchstat sees no difference. All tried changes are multiples of one step. */
async function intervalAround(
  change: number,
  [first, second]: readonly [readonly number[], readonly number[]],
): Promise<readonly [number, number]> {
  await using scratch = await temporaryFolder();
  for (const reach of REACHES) {
    const step = reach / TRIED;
    const middle = Math.round(change / step);
    const tried = Array.from({ length: 2 * TRIED + 1 }, (_, at) => (middle - TRIED + at) * step);
    // A factor of zero or less is no change of a time.
    const possible = tried.filter((value) => value > -1);
    const lines = (values: readonly number[], isScaled: boolean) =>
      possible
        .map((value) => {
          const scaled = isScaled ? values.map((time) => time * (1 + value)) : values;
          return wholeLines(`Whole/change=${(100 * value).toFixed(4)}%`, scaled);
        })
        .join('');
    const texts = [lines(first, true), lines(second, false)] as const;
    const rows = await compareFiles(scratch.path, ['first', 'second'], texts);
    const compared = rows.filter(({ name }) => name.includes('change='));
    if (compared.length !== possible.length)
      throw new Error(`benchstat printed ${compared.length} rows for ${possible.length} changes.`);
    const equal = possible.filter((_, at) => compared[at]?.delta === '~');
    const [low, high] = [equal[0], equal.at(-1)];
    const isClosed = low !== undefined && low > (possible[0] ?? 0) && high !== possible.at(-1);
    if (isClosed) return [low, high as number];
  }
  throw new Error('The results differ so much that benchstat sees no difference at any change up to 80 %.');
}

function wholeLines(name: string, times: readonly number[]): string {
  return times.map((time) => `Benchmark${name} 1 ${time} ns/op\n`).join('');
}

/** Writes two files and returns benchstat's rows about the time per operation. */
async function compareFiles(
  folder: string,
  names: readonly [string, string],
  texts: readonly [string, string],
): Promise<BenchstatRow[]> {
  await mkdir(folder, { recursive: true });
  const files = names.map((name) => join(folder, `${name}.txt`));
  for (const [at, file] of files.entries()) await writeFile(file, texts[at] ?? '');
  const rowsOfAllPackages = ['-row', 'pkg,.fullname', '-filter', '.unit:sec/op'];
  const csv = await output(folder, [
    await goTool('benchstat'),
    '-format=csv',
    ...rowsOfAllPackages,
    ...files,
  ]);
  return rowsOf(csv);
}

/** Reads benchstat's CSV for two files: name, median, interval, median, interval, difference, p. */
function rowsOf(csv: string): BenchstatRow[] {
  return csv.split('\n').flatMap((line): BenchstatRow[] => {
    const cells = cellsOf(line);
    const [name = '', before = '', firstRange = '', after = '', secondRange = '', delta = '', test = ''] =
      cells;
    const medians = [Number(before), Number(after)] as const;
    const isRow = name !== '' && cells.length >= 6 && medians.every((median) => median > 0);
    if (!isRow) return [];
    const p = /p=([\d.]+)/.exec(test)?.[1];
    return [
      {
        name: name.trim(),
        medians,
        ranges: [firstRange, secondRange],
        delta,
        p: p === undefined ? undefined : Number(p),
      },
    ];
  });
}

/** Splits a line of CSV. A cell with a comma or a quotation mark stands in quotation marks. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}
