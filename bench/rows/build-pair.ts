import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, costOf } from '../measure/command.ts';
import { inPairs, type Pair, ratioOf, spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI, type Example, makeExample } from './example.ts';

const PAIRS = 3;

/** `go-pgo build` against the two `go build` that it stands for, one after the other, each time with an empty build cache. */
export async function measure(): Promise<Row[]> {
  await using example = await makeExample();
  const pairs = await inPairs(
    PAIRS,
    () =>
      withEmptyCache(example, (out) => `'${process.execPath}' '${CLI}' build --output-directory '${out}'`),
    () =>
      withEmptyCache(
        example,
        (out) => `go build -pgo=off -o '${out}/a' . && go build -pgo=auto -o '${out}/b' .`,
      ),
  );
  return [
    rowOf('CPU time', pairs, ({ cpuSeconds }) => cpuSeconds, 1.05),
    rowOf('wall time', pairs, ({ wallSeconds }) => wallSeconds, 1),
  ];
}

function rowOf(
  what: string,
  pairs: readonly Pair<Cost>[],
  figure: (cost: Cost) => number,
  limit: number,
): Row {
  const middle = (costs: readonly Cost[]) => `${number(spreadOf(costs.map(figure)).median)} s`;
  return {
    what: `Build pair of the example, nothing cached, ${what}`,
    ours: middle(pairs.map(({ ours }) => ours)),
    other: `two \`go build\`, ${middle(pairs.map(({ theirs }) => theirs))}`,
    figure: ratioOf(pairs, figure),
    limit,
  };
}

async function withEmptyCache(example: Example, command: (out: string) => string): Promise<Cost> {
  const out = await mkdtemp(join(tmpdir(), 'go-pgo-out-'));
  try {
    return await costOf(['bash', '-c', command(out)], {
      cwd: example.folder,
      env: { GOCACHE: join(out, 'cache'), GOFLAGS: '-mod=mod' },
    });
  } finally {
    await rm(out, { recursive: true, force: true, maxRetries: 5 });
  }
}
