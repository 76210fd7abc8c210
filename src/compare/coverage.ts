import type { EdgeSet } from '../profile/edges.ts';
import { closureOwner, declarationOf, ownName, splitSymbol, withoutTypeArguments } from '../profile/names.ts';
import type { Finding } from '../system/errors.ts';
import { compareText, count, share } from '../system/format.ts';

/** How much of what the profile saw the workload exercises that judges it. */
export interface Coverage {
  /** What judges it: `the benchmarks`, `the load`. */
  readonly workload: string;
  /** Share of the profile's edge weight that leads into functions which the workload was seen in. */
  readonly share: number;
  /** The heaviest functions that it was not seen in. */
  readonly missing: readonly { readonly name: string; readonly share: number }[];
  /** Benchmarks that judge the profile and have recorded it, or a part of it. */
  readonly trainedBy: readonly string[];
}

/** Below this, a verdict says little about production. */
export const LITTLE_COVERED = 1 / 3;
const MISSING = 5;

/**
 * Weighs the functions of a profile by the calls that lead to them, as the compiler sees them, and asks for each whether
 * the workload was seen in it.
 * @param executed names of all functions on the stacks of the workload's own CPU profile, of the baseline.
 * @param recorded names of functions on the stacks that the profile was merged from: its edges lack the outer ones.
 * @returns undefined for a profile without weight.
 */
export function coverageOf(
  { edges, totalWeight }: EdgeSet,
  executed: Iterable<string>,
  workload: string,
  recorded: Iterable<string> = [],
): Coverage | undefined {
  if (totalWeight === 0) return undefined;
  const keys = new Set<string>();
  const benchmarks = new Set<string>();
  for (const name of executed) {
    keys.add(keyOf(name));
    const benchmark = benchmarkOf(name);
    if (benchmark !== undefined) benchmarks.add(benchmark);
  }
  const missing = new Map<string, number>();
  const own = new Set(recorded);
  let covered = 0;
  for (const { caller, callee, weight } of edges) {
    own.add(caller).add(callee);
    if (keys.has(keyOf(callee))) covered += weight;
    else missing.set(ownName(callee), (missing.get(ownName(callee)) ?? 0) + weight);
  }
  const trainedBy = new Set([...own].map(benchmarkOf));
  return {
    workload,
    share: covered / totalWeight,
    missing: [...missing]
      .sort(([a, x], [b, y]) => y - x || compareText(a, b))
      .slice(0, MISSING)
      .map(([name, weight]) => ({ name, share: weight / totalWeight })),
    trainedBy: [...benchmarks].filter((name) => trainedBy.has(name)).sort(compareText),
  };
}

/** A name without type arguments; a closure by the function that it stands in, since inlining renames it. */
function keyOf(name: string): string {
  const owner = closureOwner(name);
  return owner === undefined ? withoutTypeArguments(ownName(name)) : `${splitSymbol(name).package} ${owner}`;
}

/** `codec.BenchmarkDecode` for a benchmark and its closures; only test binaries have such functions. */
function benchmarkOf(name: string): string | undefined {
  const { package: path, first, second } = declarationOf(name);
  const isFunction = second === '' || /^func\d/.test(second);
  if (!isFunction || !/^Benchmark(?!\p{Ll})/u.test(first)) return undefined;
  return `${path.slice(path.lastIndexOf('/') + 1)}.${first}`;
}

/** What to know before trusting the verdict. */
export function coverageFindings(coverage: Coverage): Finding[] {
  const { share: covered, missing, trainedBy } = coverage;
  const findings: Finding[] = [];
  if (covered < LITTLE_COVERED)
    findings.push({
      severity: 'warning',
      message: `The verdict is about a small part of the profile: ${coverageInWords(coverage)}.`,
      fix: `Let \`benchmarks\` or \`load\` exercise what production does, such as ${missing[0]?.name}.`,
    });
  if (trainedBy.length > 0) {
    const names = trainedBy.slice(0, 3).join(', ') + (trainedBy.length > 3 ? ', …' : '');
    const message = `The profile was recorded by ${count(trainedBy.length, 'benchmark')} that run again to judge it (${names}): training and test are the same, so production may gain less.`;
    findings.push({ severity: 'note', message });
  }
  return findings;
}

/** `the benchmarks cover 12 % of the profile’s weight; the heaviest functions that they do not run: a (5.0 %)`. */
export function coverageInWords({ workload, share: covered, missing }: Coverage): string {
  const verb = workload === 'the load' ? 'covers' : 'cover';
  const names = missing.map(({ name, share: part }) => `${name} (${share(part)})`);
  const rest = names.length === 0 ? '' : `; not seen in it, heaviest first: ${names.join(', ')}`;
  return `${workload} ${verb} ${share(covered)} of the profile’s weight${rest}`;
}
