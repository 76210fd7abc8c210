import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { type Cost, costOf } from '../measure/command.ts';
import { inPairs, type Pair, ratioOf, spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI } from './example.ts';

const PAIRS = 5;
/** Profiles of about 110 KB, gzipped, each a part of the Go compiler's own profile. */
const COUNTS = [1_000, 5_000];
const LIMITS = { wall: 0.7, memory: 0.6 };

/** `go-pgo merge` against one plain `go tool pprof -proto` over the same files. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const cwd = await fleetProfiles(count);
    const files = (await readdir(cwd)).filter((name) => /^\d+\.pprof$/.test(name)).sort();
    const output = join(cwd, 'default.pgo');
    const ours = () => costOf([process.execPath, CLI, 'merge', '--output', output, ...files], { cwd });
    const plain = () => costOf(['go', 'tool', 'pprof', '-proto', `-output=${output}`, ...files], { cwd });
    const what = `Merge of ${number(count)} profiles`;
    const pairs = await inPairs(PAIRS, ours, plain);
    rows.push(
      rowOf(`${what}, wall time`, pairs, ({ wallSeconds }) => wallSeconds, 's', LIMITS.wall),
      rowOf(`${what}, CPU time`, pairs, ({ cpuSeconds }) => cpuSeconds, 's'),
      rowOf(`${what}, memory`, pairs, ({ peakBytes }) => peakBytes / 2 ** 20, 'MiB', LIMITS.memory),
    );
    await rm(output);
  }
  return rows;
}

function rowOf(
  what: string,
  pairs: readonly Pair<Cost>[],
  figure: (cost: Cost) => number,
  unit: string,
  limit?: number,
): Row {
  const middle = (costs: readonly Cost[]) => `${number(spreadOf(costs.map(figure)).median)} ${unit}`;
  return {
    what,
    ours: middle(pairs.map(({ ours }) => ours)),
    other: `plain \`go tool pprof -proto\`, ${middle(pairs.map(({ theirs }) => theirs))}`,
    figure: ratioOf(pairs, figure),
    limit,
  };
}
