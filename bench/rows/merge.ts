import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { CLI, type Cost, costOf, inPairs, number, pairedRow, type Row } from '../measure.ts';

const PAIRS = 5;
/** Profiles of about 110 KB, gzipped, each a part of the Go compiler's own profile. */
const COUNTS = [1_000, 5_000];

/** Compares `go-pgo merge` to one plain `go tool pprof -proto` over the same files. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of COUNTS) {
    const cwd = await fleetProfiles(count);
    const files = (await readdir(cwd)).filter((name) => /^\d+\.pprof$/.test(name)).sort();
    const output = join(cwd, 'default.pgo');
    const ours = () => costOf([process.execPath, CLI, 'merge', '--output', output, ...files], { cwd });
    const plain = () => costOf(['go', 'tool', 'pprof', '-proto', `-output=${output}`, ...files], { cwd });
    const pairs = await inPairs(PAIRS, ours, plain);
    const row = (name: string, figure: (cost: Cost) => number, unit: string, limit?: number) =>
      pairedRow(
        `Merge of ${number(count)} profiles, ${name}`,
        'plain `go tool pprof -proto`',
        pairs,
        figure,
        unit,
        limit,
      );
    rows.push(
      row('wall time', ({ wallSeconds }) => wallSeconds, 's', 0.7),
      row('CPU time', ({ cpuSeconds }) => cpuSeconds, 's'),
      row('memory', ({ peakBytes }) => peakBytes / 2 ** 20, 'MiB', 0.6),
    );
    await rm(output);
  }
  return rows;
}
