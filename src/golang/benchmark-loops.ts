import { join } from 'node:path';
import { goMinor } from '../profile/exclusions.ts';
import { type Finding, warning } from '../system/errors.ts';
import { readText } from '../system/files.ts';
import { count } from '../system/format.ts';
import { someOf } from '../system/text.ts';
import { declaredName, Tokens } from './declarations.ts';
import type { ListedPackage } from './go.ts';

/**
 * Finds benchmarks that loop with `b.Loop` and are built by Go 1.24 or 1.25, which do not inline calls inside of a `b.Loop` loop.
 *
 * Go 1.24 added `for b.Loop() { … }`. To keep the compiler from removing the loop's code, Go 1.24 and 1.25 inline no call in the loop. Go
 * 1.26 inlines calls in the loop again. With Go 1.24 or 1.25, a profile therefore cannot make the compiler inline a call in a `b.Loop`
 * loop. In the program, the same profile may make the compiler inline this call.
 *
 *     for b.Loop() { sink = decode(input) }    // Go 1.25: a call of decode, with and without a profile
 *
 * Only the sources of the tests show which benchmarks use `b.Loop`; test binaries do not show which.
 */

/** The minor versions of Go that inline no calls in the body of a `b.Loop` loop. */
const WITHOUT_INLINING: readonly (number | undefined)[] = [24, 25];

/** True if this version of Go inlines no calls in the body of a `b.Loop` loop. */
export function keepsLoopCalls(goVersion: string): boolean {
  return WITHOUT_INLINING.includes(goMinor(goVersion));
}

/**
 * Warns about measured benchmarks that loop with `b.Loop`.
 * @param packages the packages of the benchmarks, with the files of their tests.
 * @param isMeasured returns true if the benchmark of a package was measured.
 * @returns an empty list for versions of Go that inline calls in the loop.
 */
export async function loopFindings(
  goVersion: string,
  packages: readonly ListedPackage[],
  isMeasured: (importPath: string, benchmark: string) => boolean,
): Promise<Finding[]> {
  if (!keepsLoopCalls(goVersion)) return [];
  const found: string[] = [];
  for (const { importPath, directory, files } of packages) {
    const sources: string[] = [];
    for (const file of [...files.tests, ...files.externalTests])
      sources.push(await readText(join(directory, file)));
    const benchmarks = benchmarksWithLoop(sources).filter((name) => isMeasured(importPath, name));
    found.push(...benchmarks.map((name) => `${importPath.slice(importPath.lastIndexOf('/') + 1)}.${name}`));
  }
  if (found.length === 0) return [];
  const version = `Go 1.${goMinor(goVersion)}`;
  const [which, their] =
    found.length === 1 ? ['1 benchmark loops', 'its'] : [`${count(found.length, 'benchmark')} loop`, 'their'];
  return [
    warning(
      `${which} with \`b.Loop\` (${someOf(found, 5)}). ${version} inlines no calls in the body of such a loop, so the comparison did not measure what a profile gains by inlining the calls in ${their} loop.`,
      'Build with Go 1.26 or later, which inlines calls in `b.Loop` loops, or loop with `for range b.N { … }`.',
    ),
  ];
}

/** Lists the benchmarks in test files that loop with `b.Loop` directly, or call a function of these files that loops with `b.Loop`. */
export function benchmarksWithLoop(sources: readonly string[]): string[] {
  const functions = sources.flatMap(functionsIn);
  const loops = new Set(functions.filter(({ hasLoop }) => hasLoop).map(({ name }) => name));
  // A helper may call another helper, so repeat until no function is added.
  for (let size = -1; size !== loops.size; ) {
    size = loops.size;
    for (const { name, calls } of functions) if (calls.some((callee) => loops.has(callee))) loops.add(name);
  }
  return functions.map(({ name }) => name).filter((name) => /^Benchmark/.test(name) && loops.has(name));
}

/**
 * A function of a test file. `hasLoop` is true if the head of a `for` loop in the function calls `Loop`, and `calls` are the names of all
 * called functions.
 */
interface TestFunction {
  readonly name: string;
  hasLoop: boolean;
  readonly calls: string[];
}

function functionsIn(source: string): TestFunction[] {
  const tokens = new Tokens(source);
  const found: TestFunction[] = [];
  // The word before the current token. For a generic call such as `run[int](b)`, this is the word before the type arguments, `run`.
  let [word, wordBeforeBracket] = ['', ''];
  let isInHeadOfFor = false;
  tokens.next();
  while (tokens.text !== '') {
    if (tokens.text === 'func' && tokens.isInFirstColumn) {
      const name = declaredName(tokens);
      found.push({ name: name?.split('.').at(-1) ?? '', hasLoop: false, calls: [] });
      word = '';
      if (name !== undefined) tokens.next();
      continue;
    }
    const current = found.at(-1);
    if (tokens.text === 'for') isInHeadOfFor = true;
    else if (tokens.text === '{') isInHeadOfFor = false;
    else if (tokens.text === '[') wordBeforeBracket = word;
    else if (tokens.text === '(' && word !== '' && current !== undefined) {
      current.calls.push(word);
      if (word === 'Loop' && isInHeadOfFor) current.hasLoop = true;
    }
    word = tokens.text === ']' ? wordBeforeBracket : tokens.isWord ? tokens.text : '';
    tokens.next();
  }
  return found;
}
