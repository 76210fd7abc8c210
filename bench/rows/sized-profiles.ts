import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Profile, StringTable, ValueType } from 'pprof-format';
import { run } from '../../src/system/exec.ts';

const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'sized-profiles');

/**
 * A gzipped profile of about `bytes`, unpacked: a part of the one that Go's developers recorded of the compiler or, as a program
 * that is larger would give, so many copies of it that name their functions differently.
 */
export async function sizedProfile(bytes: number): Promise<string> {
  const { stdout } = await run(['go', 'env', 'GOROOT', 'GOVERSION'], { cwd: import.meta.dirname });
  const [goroot = '', version = ''] = stdout.toString().trim().split('\n');
  const path = join(CACHE, `${version}-${bytes}.pprof`);
  if (await stat(path).catch(() => undefined)) return path;
  const whole = Profile.decode(gunzipSync(await readFile(join(goroot, 'src/cmd/compile/default.pgo'))));
  let times = bytes / 2_000_000;
  let made = copies(whole, times).encode();
  // A part of the samples needs more than that part of the functions.
  while (Math.abs(made.length / bytes - 1) > 0.1) {
    times *= bytes / made.length;
    made = copies(whole, times).encode();
  }
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${path}.${process.pid}`, gzipSync(made, { level: 1 }));
  await rename(`${path}.${process.pid}`, path);
  return path;
}

/** @param times how often, with a part of it for the rest. */
function copies(whole: Profile, times: number): Profile {
  const { strings } = whole.stringTable;
  const table = new StringTable();
  /** The index, in the new table, of what has this one in the old. */
  const text = (old: unknown, ending = '') => {
    const found = strings[Number(old)] ?? '';
    return table.dedup(found === '' ? '' : found + ending);
  };
  const valueType = ({ type, unit }: ValueType) => new ValueType({ type: text(type), unit: text(unit) });
  const [samples, locations, functions] = [[], [], []] as [unknown[], unknown[], unknown[]];
  const most = Math.max(
    ...whole.location.map(({ id }) => Number(id)),
    ...whole.function.map(({ id }) => Number(id)),
  );
  for (let copy = 0; copy < times; copy++) {
    const share = Math.min(1, times - copy);
    const shift = copy * (most + 1);
    const kept = whole.sample.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
    const used = new Set(kept.flatMap(({ locationId }) => locationId.map(Number)));
    const ofCopy = whole.location.filter(({ id }) => used.has(Number(id)));
    const called = new Set(ofCopy.flatMap(({ line }) => line.map((one) => Number(one.functionId))));
    samples.push(
      ...kept.map((one) => ({ ...one, locationId: one.locationId.map((id) => Number(id) + shift) })),
    );
    for (const one of ofCopy)
      locations.push({
        ...one,
        id: Number(one.id) + shift,
        line: one.line.map((line) => ({ ...line, functionId: Number(line.functionId) + shift })),
      });
    for (const one of whole.function.filter(({ id }) => called.has(Number(id)))) {
      const name = text(one.name, copy === 0 ? '' : `_${copy}`);
      functions.push({
        ...one,
        ...{ id: Number(one.id) + shift, name, systemName: name, filename: text(one.filename) },
      });
    }
  }
  return new Profile({
    sampleType: whole.sampleType.map(valueType),
    sample: samples as never,
    mapping: whole.mapping.map((one) => ({
      ...one,
      filename: text(one.filename),
      buildId: text(one.buildId),
    })) as never,
    location: locations as never,
    function: functions as never,
    stringTable: table,
    timeNanos: whole.timeNanos,
    durationNanos: whole.durationNanos,
    ...(whole.periodType && { periodType: valueType(whole.periodType) }),
    period: whole.period,
  });
}
