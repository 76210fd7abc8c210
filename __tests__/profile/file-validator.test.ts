import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { WireReader } from '../../src/profile/wire-reader.ts';
import { raw } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const MIB = 2 ** 20;

/** Judges files at the same time in a process of its own, and tells how much memory that process held at most. */
function validated(folder: string, files: readonly string[]): { results: string[]; mebibytes: number } {
  const script = `
    import { validator } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'src', 'profile', 'validate.ts'))};
    const validation = validator({ own: undefined, signal: new AbortController().signal, reduceInto: process.argv[1] });
    const results = await Promise.all(process.argv.slice(2).map((path) => validation.validate(path)));
    const told = results.map((one) => 'profile' in one ? String(one.profile.samples) : (one.fault ?? one.error).message);
    console.log(JSON.stringify({ results: told, mebibytes: process.resourceUsage().maxRSS / 1024 }));`;
  const argv = ['--input-type=module', '-e', script, join(folder, 'reduced'), ...files];
  return JSON.parse(
    execFileSync(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] }).toString(),
  );
}

/** A valid profile whose samples are there so many times that it has `size` bytes. */
function enlarged(size: number): { bytes: Buffer; times: number } {
  const whole = raw('render-1');
  const reader = new WireReader(whole);
  const samples: Uint8Array[] = [];
  for (let start = 0; reader.nextField(); start = reader.offset) {
    reader.skip();
    if (reader.field === 2) samples.push(whole.subarray(start, reader.offset));
  }
  const more = Buffer.concat(samples);
  const times = Math.floor((size - whole.length) / more.length);
  return { bytes: Buffer.concat([whole, ...Array.from({ length: times }, () => more)]), times };
}

it('profiles of any size, several at once, and bombs among them, are validated within 512 MiB', async () => {
  await using folder = await temporaryFolder();
  const { bytes, times } = enlarged(30 * MIB);
  const made: Record<string, Uint8Array> = {
    'large-1': bytes,
    'large-2': bytes,
    'large-gzipped': gzipSync(bytes, { level: 1 }),
    bomb: gzipSync(Buffer.alloc(600 * MIB, 0x12), { level: 1 }),
    // It says that it is small: the last of its streams is.
    bombs: Buffer.concat([gzipSync(Buffer.alloc(300 * MIB, 0x12), { level: 1 }), gzipSync(raw('render-1'))]),
  };
  for (const [name, content] of Object.entries(made)) await writeFile(join(folder.path, name), content);
  const { results, mebibytes } = validated(
    folder.path,
    Object.keys(made).map((name) => join(folder.path, name)),
  );
  const samples = String((times + 1) * 530);
  expect(results).toEqual([
    samples,
    samples,
    samples,
    expect.stringContaining(' 64 MiB'),
    expect.stringContaining(' 64 MiB'),
  ]);
  expect(mebibytes).toBeLessThan(512);
});
