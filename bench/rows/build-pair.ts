import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { CLI, costOf, inPairs, makeExample, pairedRow, type Row } from '../measure.ts';

const PAIRS = 3;

/** Compares `go-pgo build` to the two `go build` that it replaces, one after the other, each time with an empty build cache. */
export async function measure(): Promise<Row[]> {
  await using example = await makeExample();
  const withEmptyCache = async (command: string) => {
    await using out = await temporaryFolder();
    return await costOf(['bash', '-c', command], {
      cwd: example.folder,
      env: { OUT: out.path, GOCACHE: join(out.path, 'cache'), GOFLAGS: '-mod=mod' },
    });
  };
  const pairs = await inPairs(
    PAIRS,
    () => withEmptyCache(`'${process.execPath}' '${CLI}' build --output-directory "$OUT"`),
    () => withEmptyCache('go build -pgo=off -o "$OUT/a" . && go build -pgo=auto -o "$OUT/b" .'),
  );
  const row = (name: string, figure: 'cpuSeconds' | 'wallSeconds', limit: number) =>
    pairedRow(
      `Build pair of the example, nothing cached, ${name}`,
      'two `go build`',
      pairs,
      (cost) => cost[figure],
      's',
      limit,
    );
  return [row('CPU time', 'cpuSeconds', 1.05), row('wall time', 'wallSeconds', 1)];
}
