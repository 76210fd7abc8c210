import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/system/exec.ts';
import { encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { type Compact, refreshesOf } from '../growth/steady-weeks.ts';
import type { Row } from '../measure/row.ts';
import { type Example, makeExample } from './example.ts';

const WEEK_NANOS = 604_800_000_000_000n;
const REFRESHES = 52;
/** The load stays, some functions are edited each week, and the time in each moves a little. */
const STEADY = { stacks: 1, times: 20, drift: 0.03, edited: 0.005 };
const RECORDING = join(import.meta.dirname, '..', '..', '__tests__', 'fixtures', 'render-1.pprof');

/** How many packages a developer compiles after a refresh, by the build cache. */
export async function measure(): Promise<Row[]> {
  await using example = await makeExample();
  const cache = await mkdtemp(join(tmpdir(), 'go-pgo-cache-'));
  const compiled = () => packagesCompiled(example, cache);
  try {
    return [
      await afterOneThatDecidesNothing(example, compiled),
      await afterYear(example, compiled, 'edges'),
      await afterYear(example, compiled, 'stable'),
    ];
  } finally {
    await rm(cache, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function packagesCompiled({ folder }: Example, cache: string): Promise<number> {
  const { exitCode, stderr } = await run(['go', 'build', '-x', '-o', join(cache, 'service'), '.'], {
    cwd: folder,
    env: { ...process.env, GOCACHE: cache },
  });
  if (exitCode !== 0) throw new Error(`go build failed (${exitCode}):\n${stderr.slice(-2_000)}`);
  return stderr.split('\n').filter((line) => /\/compile .* -p /.test(line)).length;
}

async function afterOneThatDecidesNothing(example: Example, compiled: () => Promise<number>): Promise<Row> {
  const committed = example.profiles[0];
  const all = await compiled();
  const profile = decodeProfile(await readFile(committed));
  const { edges } = callEdges(profile);
  // Twice the weight of all: what a week with twice the samples would be.
  const doubled = edges.map((edge) => ({ ...edge, values: edge.values.map((value) => 2 * value) }));
  const next = { ...profile, timeNanos: profile.timeNanos + WEEK_NANOS };
  const totals = { samples: 2 * totalsOf(profile).samples, cpuNanos: 2n * totalsOf(profile).cpuNanos };
  await writeFile(committed, encodeEdges(next, edges, totals, ['go-pgo inputs-sha256: another']));
  const ours = await compiled();
  await writeFile(committed, encodeEdges(next, doubled, totals, ['go-pgo inputs-sha256: another']));
  const other = await compiled();
  return {
    what: `Packages compiled anew after a refresh that decides nothing else, of ${all}`,
    ours: `${ours}`,
    other: `with the new weights, ${other}`,
    figure: { median: ours, least: ours, most: ours },
    limit: 0,
    unit: 'packages',
  };
}

/** Of a steady service: how many of its refreshes make a developer compile anything. */
async function afterYear(example: Example, compiled: () => Promise<number>, compact: Compact): Promise<Row> {
  const packages: number[] = [];
  let before: Uint8Array | undefined;
  for await (const { committed } of refreshesOf(STEADY, 1 + REFRESHES, compact, RECORDING)) {
    await writeFile(example.profiles[0], committed);
    if (before === undefined) await compiled();
    // The same file needs no build to tell.
    else packages.push(committed === before ? 0 : await compiled());
    before = committed;
  }
  const costly = packages.filter((count) => count > 0);
  return {
    what: `Refreshes of ${packages.length} after which anything is compiled anew, steady service, \`compact: ${compact}\``,
    ours: `${costly.length}, each ${Math.max(0, ...costly)} packages`,
    other: `with every merge committed, ${packages.length}`,
    figure: { median: costly.length, least: costly.length, most: costly.length },
    limit: REFRESHES / 2,
    unit: 'refreshes',
  };
}
