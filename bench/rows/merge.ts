import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { type Cost, costOf } from '../measure/command.ts';
import { inPairs, type Pair, ratioOf, spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI } from './example.ts';

const PAIRS = 5;
/** Profiles of some 110 KB, gzipped, each a part of the one that Go's developers recorded of the compiler. */
const COUNTS = [10, 100, 1_000, 5_000];
const LIMITS: Limits = { wall: 0.7, memory: 0.6 };

/** Neither reads, checks nor compacts anything: asks where pprof is, and calls it for one file. */
const LEAST = `
const { execFileSync } = require('node:child_process');
const pprof = execFileSync('go', ['tool', '-n', 'pprof'], { encoding: 'utf8' }).trim();
execFileSync(pprof, ['-proto', '-symbolize=none', '-output=' + process.argv[1], process.argv[2]]);
`;

/**
 * `go-pgo merge` against one plain `go tool pprof -proto` over the same files; and against that over the fewest, what no
 * program can do without that runs on Node and merges with pprof.
 */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const cwd = await fleetProfiles(count);
    const files = (await readdir(cwd)).filter((name) => /^\d+\.pprof$/.test(name)).sort();
    const output = join(cwd, 'default.pgo');
    const ours = () => costOf([process.execPath, CLI, 'merge', '--output', output, ...files], { cwd });
    const plain = () => costOf(['go', 'tool', 'pprof', '-proto', `-output=${output}`, ...files], { cwd });
    const least = () => costOf([process.execPath, '-e', LEAST, output, files[0] ?? ''], { cwd });
    const what = `Merge of ${number(count)} profiles`;
    rows.push(...rowsOf(what, await inPairs(PAIRS, ours, plain), LIMITS));
    if (count === COUNTS[0])
      rows.push(
        ...rowsOf(`${what}, if only Node and pprof had to start`, await inPairs(PAIRS, least, plain)),
      );
    await rm(output);
  }
  return rows;
}

interface Limits {
  readonly wall: number;
  readonly memory: number;
}

function rowsOf(what: string, pairs: readonly Pair<Cost>[], limits?: Limits): Row[] {
  return [
    rowOf(`${what}, wall time`, pairs, ({ wallSeconds }) => wallSeconds, 's', limits?.wall),
    rowOf(`${what}, CPU time`, pairs, ({ cpuSeconds }) => cpuSeconds, 's'),
    rowOf(`${what}, memory`, pairs, ({ peakBytes }) => peakBytes / 2 ** 20, 'MiB', limits?.memory),
  ];
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
    ...(limit !== undefined && { limit }),
  };
}
