import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/exec.ts';
import { encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import type { Row } from '../measure/row.ts';
import { makeExample } from './example.ts';

const WEEK_NANOS = 604_800_000_000_000n;

/** How many packages a developer compiles after a refresh by which the compiler decides nothing else, by the build cache. */
export async function measure(): Promise<Row[]> {
  await using example = await makeExample();
  const cache = await mkdtemp(join(tmpdir(), 'go-pgo-cache-'));
  const committed = example.profiles[0];
  const compiled = async () => {
    const { exitCode, stderr } = await run(['go', 'build', '-x', '-o', join(cache, 'service'), '.'], {
      cwd: example.folder,
      env: { ...process.env, GOCACHE: cache },
    });
    if (exitCode !== 0) throw new Error(`go build failed (${exitCode}):\n${stderr.slice(-2_000)}`);
    return stderr.split('\n').filter((line) => /\/compile .* -p /.test(line)).length;
  };
  try {
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
    return [
      {
        what: `Packages compiled anew after a refresh that decides nothing else, of ${all}`,
        ours: `${ours}`,
        other: `with the new weights, ${other}`,
        figure: { median: ours, least: ours, most: ours },
        limit: 0,
        unit: 'packages',
      },
    ];
  } finally {
    await rm(cache, { recursive: true, force: true, maxRetries: 5 });
  }
}
