import { readFile } from 'node:fs/promises';
import type { Comparison, ContenderDifference } from '../../src/compare/experiment/verdict.ts';
import { hotEdges } from '../../src/golang/missed.ts';
import { type Edge, edgeKey } from '../../src/profile/edges.ts';
import { isOwnFunction } from '../../src/profile/names.ts';
import { readProfile } from '../../src/profile/published.ts';
import { signed, totalOf } from '../../src/system/format.ts';
import { type DependenciesProfile, leftOutInWords } from './profile.ts';

/**
 * How much of a program's own profile is in the profile of its dependencies. Hot calls are those that the compiler treats as hot, without
 * calls from and to Go's runtime. Shares are fractions of the weight of all hot calls of the own profile.
 */
export interface SharedCalls {
  readonly hot: number;
  /** Hot calls in functions of other modules and of the standard library. The program's own code cannot be in the other profile. */
  readonly outside: number;
  readonly outsideShare: number;
  /** Hot calls of the own profile that are also hot in the other profile. */
  readonly shared: number;
  readonly sharedShare: number;
}

/** The experiment with one program, one line of the results file. */
export interface DependenciesResult {
  readonly program: string;
  readonly date: string;
  readonly load: number;
  readonly profile: DependenciesProfile;
  readonly calls: SharedCalls;
  readonly comparison: Pick<Comparison, 'verdict' | 'contenders' | 'rounds' | 'seconds' | 'reason'>;
}

/** Compares the hot calls of two profile files. @param modulePath the module of the program. */
export async function sharedCalls(
  own: string,
  dependencies: string,
  modulePath: string,
): Promise<SharedCalls> {
  const hotCallsOf = async (path: string) => hotEdges((await readProfile(await readFile(path))).edges);
  const hot = await hotCallsOf(own);
  const keyOf = ({ caller, callee, offset }: Edge) => edgeKey(caller, callee, offset);
  const known = new Set((await hotCallsOf(dependencies)).map(keyOf));
  const outside = hot.filter(({ caller }) => !isOwnFunction(caller, modulePath));
  const shared = hot.filter((edge) => known.has(keyOf(edge)));
  const share = (edges: readonly Edge[]) => weightOf(edges) / weightOf(hot);
  return {
    hot: hot.length,
    outside: outside.length,
    outsideShare: share(outside),
    shared: shared.length,
    sharedShare: share(shared),
  };
}

function weightOf(edges: readonly Edge[]): number {
  return totalOf(edges, ({ weight }) => weight);
}

/** Reads all results so far; an empty list if the file does not exist. */
export async function dependenciesResults(file: string): Promise<DependenciesResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as DependenciesResult);
}

/** How each profile was made, as a Markdown table, one row for each program. */
export function recordingsTable(results: readonly DependenciesResult[]): string {
  const profiles = new Map(results.map(({ program, profile }) => [program, profile]));
  const rows = [...profiles.values()].map((profile) => [
    profile.program,
    profile.linked,
    profile.withBenchmarks,
    profile.recorded.length,
    leftOutInWords(profile),
    profile.samples.toLocaleString('en'),
    Math.round(profile.seconds / 60),
  ]);
  return markdownTable(
    'program|-packages linked|-with benchmarks|-recorded|left out|-samples|-minutes with building and trials',
    rows,
  );
}

/** What the profiles are worth, as a Markdown table, one row for each run. */
export function gainsTable(results: readonly DependenciesResult[]): string {
  const rows = results.map((result) => {
    const { program, calls, comparison } = result;
    return [
      program,
      calls.hot,
      `${calls.outside} (${percent(calls.outsideShare)})`,
      `${calls.shared} (${percent(calls.sharedShare)})`,
      ...change(result, 'own', 'off'),
      ...change(result, 'dependencies', 'off'),
      comparison.verdict,
      ...change(result, 'runtime', 'off'),
      ...change(result, 'dependencies', 'own'),
    ];
  });
  return markdownTable(
    'program|-hot calls of its own profile|-of these in other modules and the standard library|-of these also hot in the profile of the dependencies|-own against none, %|-95 % interval|-dependencies against none, %|-95 % interval|verdict|-only the runtime against none, %|-95 % interval|-dependencies against own, %|-95 % interval',
    rows,
  );
}

/** A column whose name begins with `-` holds numbers. */
function markdownTable(head: string, rows: readonly (readonly unknown[])[]): string {
  const names = head.split('|');
  const rule = names.map((name) => (name.startsWith('-') ? '--:' : '---'));
  const lines = [names.map((name) => name.replace(/^-/, '')), rule, ...rows];
  return lines.map((line) => `|${line.join('|')}|`).join('\n');
}

/** Two cells: the change and its interval, in percent. */
function change({ comparison }: DependenciesResult, name: string, against: string): readonly string[] {
  const isMeant = (row: ContenderDifference) => row.name === name && row.against === against;
  const row = comparison.contenders?.find(isMeant);
  if (row === undefined) return ['', ''];
  const [low, high] = row.interval;
  return [signed(100 * row.change, 2), `${signed(100 * low, 2)} to ${signed(100 * high, 2)}`];
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)} %`;
}
