import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fleetProfiles } from '../../__tests__/harness/fleet-profiles.ts';
import { type Cost, costOf } from '../measure/command.ts';
import { spreadOf } from '../measure/pairs.ts';
import { number, type Row } from '../measure/row.ts';
import { CLI } from './example.ts';
import { sizedProfile } from './sized-profiles.ts';

const COUNTS = [10, 100, 1_000, 10_000];
/** Of one profile, unpacked. */
const SIZES = [10_000, 100_000, 1_000_000, 10_000_000, 50_000_000];
const RUNS = 3;
/** More than in proportion, by noise. */
const LIMIT = 1.1;

/** What `go-pgo merge` takes for more profiles of some 110 KB, and for a larger one: no more than in proportion. */
export async function measure(): Promise<Row[]> {
  const byCount = await measureEach(COUNTS, async (count) => {
    const cwd = await fleetProfiles(count);
    const files = (await readdir(cwd)).filter((name) => /^\d+\.pprof$/.test(name));
    return { cwd, files };
  });
  const bySize = await measureEach(SIZES, async (bytes) => ({
    cwd: tmpdir(),
    files: [await sizedProfile(bytes)],
  }));
  return [
    ...byCount.map((one) => told(`Merge of ${number(one.size)} profiles of 110 KB`, one)),
    law('Ten times as many profiles, CPU time of each', byCount, ({ cpuSeconds }) => cpuSeconds, true),
    law('Ten times as many profiles, peak memory', byCount, ({ peakBytes }) => peakBytes, false),
    ...bySize.map((one) => told(`Merge of one profile of ${number(one.size / 1000)} KB, unpacked`, one)),
    law('A profile five times as large, CPU time of each byte', bySize, ({ cpuSeconds }) => cpuSeconds, true),
    law(
      'A profile five times as large, peak memory of each byte',
      bySize,
      ({ peakBytes }) => peakBytes,
      true,
    ),
  ];
}

interface Measured {
  readonly size: number;
  readonly costs: readonly Cost[];
}

async function measureEach(
  sizes: readonly number[],
  inputs: (size: number) => Promise<{ readonly cwd: string; readonly files: readonly string[] }>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const out = await mkdtemp(join(tmpdir(), 'go-pgo-bench-'));
  try {
    for (const size of sizes) {
      const { cwd, files } = await inputs(size);
      const argv = [process.execPath, CLI, 'merge', '--output', join(out, 'default.pgo'), ...files];
      const costs: Cost[] = [];
      for (let run = 0; run < RUNS; run++) costs.push(await costOf(argv, { cwd }));
      measured.push({ size, costs });
    }
  } finally {
    await rm(out, { recursive: true, force: true });
  }
  return measured;
}

function told(what: string, { costs }: Measured): Row {
  const of = (figure: (cost: Cost) => number) => spreadOf(costs.map(figure));
  const memory = of(({ peakBytes }) => peakBytes / 1e6);
  return {
    what,
    ours: `${number(of(({ cpuSeconds }) => cpuSeconds).median)} s of CPU, ${number(memory.median)} MB`,
    other: '',
    figure: of(({ wallSeconds }) => wallSeconds),
    unit: 's',
  };
}

/** The two largest; @param each whether it is in proportion to the size that it may grow. */
function law(
  what: string,
  measured: readonly Measured[],
  figure: (cost: Cost) => number,
  each: boolean,
): Row {
  const [one, other] = measured.slice(-2) as [Measured, Measured];
  const middle = ({ costs }: Measured) => spreadOf(costs.map(figure)).median;
  const times = each ? other.size / one.size : 1;
  const ratios = other.costs.map((cost) => figure(cost) / middle(one) / times);
  return { what, ours: '', other: '', figure: spreadOf(ratios), limit: LIMIT };
}
