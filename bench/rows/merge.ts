import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { type Cost, costOf } from '../measure/command.ts';
import { inPairs, type Pair, ratioOf, spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI } from './example.ts';

const PAIRS = 3;
/** Profiles of some 110 KB, gzipped, each a part of the one that Go's developers recorded of the compiler. */
const COUNTS = [10, 100, 1_000, 5_000];
const [WALL, MEMORY] = [0.7, 0.6];

/** `go-pgo merge` against one plain `go tool pprof -proto` over the same files. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const cwd = await fleetProfiles(count);
    const files = (await readdir(cwd)).filter((name) => /^\d+\.pprof$/.test(name)).sort();
    const output = join(cwd, 'default.pgo');
    const pairs = await inPairs(
      PAIRS,
      () => costOf([process.execPath, CLI, 'merge', '--output', output, ...files], { cwd }),
      () => costOf(['go', 'tool', 'pprof', '-proto', `-output=${output}`, ...files], { cwd }),
    );
    await rm(output);
    rows.push(
      rowOf(count, 'wall time', pairs, ({ wallSeconds }) => wallSeconds, 's', WALL),
      rowOf(count, 'CPU time', pairs, ({ cpuSeconds }) => cpuSeconds, 's'),
      rowOf(count, 'memory', pairs, ({ peakBytes }) => peakBytes / 2 ** 20, 'MiB', MEMORY),
    );
  }
  return rows;
}

function rowOf(
  count: number,
  what: string,
  pairs: readonly Pair<Cost>[],
  figure: (cost: Cost) => number,
  unit: string,
  limit?: number,
): Row {
  const middle = (costs: readonly Cost[]) => `${number(spreadOf(costs.map(figure)).median)} ${unit}`;
  return {
    what: `Merge of ${number(count)} profiles, ${what}`,
    ours: middle(pairs.map(({ ours }) => ours)),
    other: `plain \`go tool pprof -proto\`, ${middle(pairs.map(({ theirs }) => theirs))}`,
    figure: ratioOf(pairs, figure),
    ...(limit !== undefined && { limit }),
  };
}
