import { UsageError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { lastLines } from '../go.ts';
import { excerpt } from '../system/text.ts';
import { asSentence } from '../system/text.ts';
import { parseResults, plainNames } from './bench-format.ts';
import { alternatives, exactPattern, patternWithin } from './bench-pattern.ts';
import type { TestBinaries } from './test-binaries.ts';
import {
  benchmarkArguments,
  leftOut,
  type Runner,
  runTests,
  type Selected,
  type TestRun,
} from './test-run.ts';

/** A top-level benchmark that the user's expression selects. */
export interface TopLevel {
  readonly name: string;
  /** The `-test.bench` pattern for it and those of its sub-benchmarks that are wanted. */
  readonly pattern: string;
}

/**
 * The top-level benchmarks that the expression selects, in the order of the binary; a finding when the binary does
 * not even list them. @throws UsageError when the expression is none; as `runTests`.
 */
export async function listBenchmarks(
  binaries: TestBinaries,
  expression: string,
  runner: Runner,
  seconds: number,
): Promise<readonly TopLevel[] | Finding> {
  const all = await listed(binaries, '.', runner, seconds);
  if ('severity' in all) return all;
  const selecting = new Map(all.map((name) => [name, [] as string[][]]));
  for (const alternative of alternatives(expression)) {
    const [top = ''] = alternative;
    // Without an expression, a test binary runs its tests instead of listing them.
    const names = top === '.' ? all : await listed(binaries, top || '.*', runner, seconds, expression);
    if ('severity' in names) return names;
    for (const name of names) selecting.get(name)?.push([...alternative]);
  }
  return [...selecting].flatMap(([name, matching]) =>
    matching.length === 0 ? [] : [{ name, pattern: patternWithin(name, matching) }],
  );
}

/** Go's regular expressions are not JavaScript's: the binary itself tells which names match. */
async function listed(
  binaries: TestBinaries,
  top: string,
  runner: Runner,
  seconds: number,
  expression = top,
): Promise<readonly string[] | Finding> {
  const run = await runTests(binaries, 'baseline', [`-test.list=${top}`], runner, seconds);
  checkExpression(run, expression);
  if ('cutOffSeconds' in run || run.exitCode !== 0) {
    return leftOut(`Listing the benchmarks of ${binaries.label}`, 'baseline', run);
  }
  return run.stdout.split(/\r?\n/).filter((line) => /^Benchmark\S*$/.test(line));
}

function checkExpression(run: TestRun, expression: string): void {
  if (!/^testing: invalid regexp/m.test(run.stderr)) return;
  throw new UsageError(
    `benchmarks: \`${expression}\` is not a regular expression: ${asSentence(lastLines(run.stderr, 1))}`,
    { fix: 'Write it as for `go test -bench`, such as `.` for all or `^BenchmarkPage$`.' },
  );
}

/** Runs a top-level benchmark once, to see which results it prints: each is a benchmark of its own. */
export async function discover(
  binaries: TestBinaries,
  { name, pattern }: TopLevel,
  runner: Runner,
  seconds: number,
): Promise<{ readonly leaves: readonly Selected[]; readonly findings: readonly Finding[] }> {
  const args = ['-test.v', ...benchmarkArguments(pattern, 1)];
  const run = await runTests(binaries, 'baseline', args, runner, seconds);
  checkExpression(run, pattern);
  const names = plainNames(run.stdout);
  const leaves = new Map<string, Selected>();
  for (const { name: printedName } of parseResults(run.stdout)) {
    const plain = names.get(printedName);
    if (plain !== undefined) leaves.set(plain, { binaries, printedName, pattern: exactPattern(plain) });
  }
  // A sub-benchmark that failed, or does not end, does not take the others with it.
  const found = [...leaves.values()];
  const label = `${binaries.label}.${'cutOffSeconds' in run ? lastBegun(run.stdout, name) : name}`;
  if ('cutOffSeconds' in run || run.exitCode !== 0) {
    return { leaves: found, findings: [leftOut(label, 'baseline', run)] };
  }
  if (leaves.size > 0) return { leaves: found, findings: [] };
  const skipped = skipNote(label, run.stdout);
  if (skipped !== undefined) return { leaves: [], findings: [skipped] };
  // It has no such sub-benchmarks, and others may.
  if (pattern !== exactPattern(name)) return { leaves: [], findings: [] };
  return { leaves: [], findings: [leftOut(label, 'baseline', run)] };
}

/** Verbose, `testing` prints a name when the benchmark begins. */
function lastBegun(stdout: string, otherwise: string): string {
  return stdout.match(/^Benchmark\S*(?=\s*$)/gm)?.at(-1) ?? otherwise;
}

function skipNote(label: string, stdout: string): Finding | undefined {
  const skip = /(?:^(?<reason>[ \t]+\S.*)\r?\n)?^[ \t]*--- SKIP: /m.exec(stdout);
  if (skip === null) return undefined;
  const reason = skip.groups?.['reason'];
  const why = reason === undefined ? '.' : `: ${asSentence(excerpt(reason, 200))}`;
  return { severity: 'note', message: `${label} skips itself and is left out${why}` };
}
