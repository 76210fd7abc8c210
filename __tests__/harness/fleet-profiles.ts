import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Location, Profile } from 'pprof-format';
import { runTool } from '../../src/system/exec.ts';
import { seededRandom } from '../../src/system/format.ts';

const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'fleet-profiles');

/** Share of the samples that each profile has of the one it is made of. */
const SHARE = 0.12;

/**
 * A folder with `0.pprof`, `1.pprof` and so on: each a part of the samples of the profile that Go's developers recorded
 * of the compiler, with values and a time of its own, as the instances of one service would give.
 */
export async function fleetProfiles(count: number): Promise<string> {
  const { stdout } = await runTool(['go', 'env', 'GOROOT', 'GOVERSION'], { cwd: import.meta.dirname });
  const [goroot = '', version = ''] = stdout.toString().trim().split('\n');
  const folder = join(CACHE, `${version}-${count}`);
  if (existsSync(folder)) return folder;
  const bytes = gunzipSync(await readFile(join(goroot, 'src/cmd/compile/default.pgo')));
  const whole = Profile.decode(bytes);
  const own = `${folder}.${process.pid}`;
  await mkdir(own, { recursive: true });
  for (let number = 0; number < count; number += 1) {
    await writeFile(join(own, `${number}.pprof`), gzipSync(partOf(whole, number).encode(), { level: 1 }));
  }
  await rename(own, folder);
  return folder;
}

function partOf(whole: Profile, seed: number): Profile {
  const random = seededRandom(seed + 1);
  const samples = whole.sample.filter(() => random() < SHARE);
  const locations = new Set(samples.flatMap(({ locationId }) => locationId.map(Number)));
  const location = whole.location.filter(({ id }) => locations.has(Number(id)));
  const functions = new Set(
    location.flatMap(({ line }: Location) => line.map((one) => Number(one.functionId))),
  );
  const part = new Profile({
    sampleType: whole.sampleType,
    mapping: whole.mapping,
    stringTable: whole.stringTable,
    ...(whole.periodType && { periodType: whole.periodType }),
    period: whole.period,
    durationNanos: 30_000_000_000,
    timeNanos: 1_760_000_000_000_000_000n + BigInt(seed) * 1_000_003n,
    location,
    function: whole.function.filter(({ id }) => functions.has(Number(id))),
  });
  part.sample = samples.map((sample) => {
    const times = 1 + Math.floor(random() * 5);
    const copy = Object.assign(Object.create(Object.getPrototypeOf(sample)), sample);
    copy.value = sample.value.map((value) => Number(value) * times);
    return copy;
  });
  return part;
}
