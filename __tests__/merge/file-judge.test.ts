import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encode } from '../../fuzz/engine/mutate-wire.ts';
import { fileJudge } from '../../src/merge/file-judge.ts';
import { WireReader } from '../../src/profile/wire.ts';
import { raw } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const MIB = 2 ** 20;

/** Judges files at the same time in a process of its own, and tells how much memory that process held at most. */
function judged(folder: string, files: readonly string[]): { results: string[]; mebibytes: number } {
  const script = `
    import { fileJudge } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'src', 'merge', 'file-judge.ts'))};
    const judge = fileJudge({ own: undefined, signal: new AbortController().signal, reduceInto: process.argv[1] });
    const results = await Promise.all(process.argv.slice(2).map((path) => judge.judge(path)));
    const told = results.map((one) => 'profile' in one ? String(one.profile.samples) : one.error.message);
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

it('profiles of any size, several at once, and bombs among them, are judged within 512 MiB', async () => {
  await using folder = await temporaryFolder();
  const { bytes, times } = enlarged(100 * MIB);
  const made: Record<string, Uint8Array> = {
    'large-1': bytes,
    'large-2': bytes,
    'large-gzipped': gzipSync(bytes, { level: 1 }),
    bomb: gzipSync(Buffer.alloc(600 * MIB, 0x12), { level: 1 }),
    // It says that it is small: the last of its streams is.
    bombs: Buffer.concat([gzipSync(Buffer.alloc(300 * MIB, 0x12), { level: 1 }), gzipSync(raw('render-1'))]),
  };
  for (const [name, content] of Object.entries(made)) await writeFile(join(folder.path, name), content);
  const { results, mebibytes } = judged(
    folder.path,
    Object.keys(made).map((name) => join(folder.path, name)),
  );
  const samples = String((times + 1) * 530);
  expect(results).toEqual([
    samples,
    samples,
    samples,
    'It inflates to more than 128 MiB.',
    'It inflates to more than 64 MiB.',
  ]);
  expect(mebibytes).toBeLessThan(512);
});

/** A recorded profile, and so many more functions, each with a name of 30,000 bytes that begins with `first`. */
function withNames(first: string, count: number): Buffer {
  const whole = raw('render-1');
  const ids = Array.from({ length: count }, (_, at) => BigInt(1_000_000 + at));
  const texts = ids.map((id) => `${first}${id}`.padEnd(30_000, 'x'));
  const strings = encode(texts.map((text) => ({ number: 6, type: 2, value: Buffer.from(text) })));
  let before = 0;
  for (const reader = new WireReader(whole); reader.nextField(); reader.skip())
    before += reader.field === 6 ? 1 : 0;
  const functions = encode(
    ids.map((id, at) => ({
      ...{ number: 5, type: 2 },
      value: [
        { number: 1, type: 0, value: id },
        { number: 2, type: 0, value: BigInt(before + at) },
      ],
    })),
  );
  return Buffer.concat([whole, strings, functions]);
}

it('profiles whose names together are too many are refused, but none for what another refused one had', async () => {
  await using folder = await temporaryFolder();
  const judge = fileJudge({ own: undefined, signal: new AbortController().signal });
  const told = async (name: string, content: Uint8Array) => {
    const path = join(folder.path, name);
    await writeFile(path, content);
    const result = await judge.judge(path);
    return 'profile' in result ? result.profile.samples : (result.error as Error).message;
  };
  expect(await told('refused', withNames('a\n', 400))).toMatch(/a function name of several lines/);
  expect(await told('first', withNames('b', 400))).toBe(530);
  const tooMany =
    /^The names of its functions, with those of the profiles before it, have more than 16 million/;
  expect(await told('second', withNames('c', 400))).toMatch(tooMany);
  expect(await told('of the same names', withNames('b', 300))).toBe(530);
  expect(await told('usual', raw('render-2'))).toBeGreaterThan(100);
  // What was taken before stays, also when a file is so damaged that none of its names was read.
  expect(await told('damaged', raw('render-1').subarray(0, -1))).toMatch(/truncated/);
  expect(await told('third', withNames('d', 400))).toMatch(tooMany);
});
