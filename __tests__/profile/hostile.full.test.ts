import { Profile as PprofProfile } from 'pprof-format';
import { expect, it, test } from 'vitest';
import { encode, type Field } from '../../fuzz/engine/mutate.ts';
import { smallProfile } from '../../fuzz/targets/profiles.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { profileOfManyCalls } from '../harness/many-calls.ts';

const sentences = goldenSentences('merge');

// What is small as a file but would fill memory, or take hours, once it is arrays. Nothing of it is in a real profile.

const number = (field: number, value: bigint): Field => ({ number: field, type: 0, value });
const message = (field: number, value: Field[]): Field => ({ number: field, type: 2, value });

const refusal = (file: Uint8Array) => sentences.addError(validateFile(file, undefined));

/** A profile, and this field so many times more. */
function withMany(field: Field, times: number): Buffer {
  const one = Buffer.from(encode([field]));
  return Buffer.concat([Buffer.from(smallProfile()), Buffer.alloc(times * one.length, one)]);
}

test.each<[string, Field, number]>([
  ['64 sample types', message(1, []), 130],
  ['100000 mappings', message(3, []), 300_000],
  ['1000000 locations', message(4, []), 2_100_000],
  ['500000 functions', message(5, []), 1_100_000],
  ['1000000 strings', message(6, []), 1_100_000],
  ['100000 comments', number(13, 0n), 300_000],
])('more than %s', async (what, field, times) => {
  const { message } = await refusal(withMany(field, times));
  expect(message).toContain(` ${what}`);
});

/** A location with so many times one line. */
function place(id: bigint, lines: number): Buffer {
  const line = Buffer.from(encode([message(4, [number(1, 1n)])]));
  const content = Buffer.concat([encode([number(1, id)]), Buffer.alloc(lines * line.length, line)]);
  return Buffer.from(encode([{ number: 4, type: 2, value: content }]));
}

it('more lines than a program has, at one place and in all', async () => {
  const small = Buffer.from(smallProfile());
  expect((await refusal(Buffer.concat([small, place(99n, 1_001)]))).message).toContain(' 1000 lines');
  decodeProfile(Buffer.concat([small, place(99n, 1_000)]));
  const many = Array.from({ length: 4_500 }, (_, at) => place(BigInt(1_000 + at), 1_000));
  expect((await refusal(Buffer.concat([small, ...many]))).message).toContain(' 2000000 lines');
});

/** A profile with one more text, of so many bytes, and what refers to it: made of its index. */
function withLongText(bytes: number, refer: (index: bigint) => Field, times: number): Buffer {
  const strings = withMany({ ...message(6, []), value: Buffer.alloc(bytes, 'x') }, 1);
  return Buffer.concat([
    strings,
    ...Array.from({ length: times }, () => encode([refer(indexOfLast(strings))])),
  ]);
}

it('names that are too long, one of them or all together', async () => {
  let id = 1_000n;
  const named = (bytes: number, times: number) =>
    withLongText(bytes, (index) => message(5, [number(1, id++), number(2, index)]), times);
  await validateFile(named(32 * 1024, 1), undefined);
  expect((await refusal(named(32 * 1024 + 1, 1))).message).toContain(' 32768 bytes');
  expect((await refusal(named(32_000, 550))).message).toContain(` ${16 * 1024 * 1024} bytes`);
});

// One long text, named by thousands, would be a text of its own in memory for each.
test.each<[string, (index: bigint, at: bigint) => Field]>([
  ['mappings', (index, at) => message(3, [number(1, 1_000n + at), number(5, index)])],
  ['comments', (index) => number(13, index)],
])('one text that many %s refer to', async (_, refer) => {
  let at = 0n;
  const many = withLongText(4 * 1024 * 1024, (index) => refer(index, at++), 20);
  expect((await refusal(many)).message).toContain(` ${64 * 1024 * 1024} bytes`);
});

/** Of the last of its strings. */
function indexOfLast(bytes: Uint8Array): bigint {
  return BigInt(PprofProfile.decode(bytes).stringTable.strings.length - 1);
}

/** A message with these fields: numbers, texts and messages. */
const profileWith = (extra: readonly Field[]) => Buffer.concat([Buffer.from(smallProfile()), encode(extra)]);
const bytes = (field: number): Field => ({ number: field, type: 2, value: Buffer.from('x') });

// What Go's own readers refuse must not get into a merge: pprof would drop it, and the merge as a whole fail.
test.each<[string, Field]>([
  ['a mapping whose start is a text', message(3, [number(1, 9n), bytes(2)])],
  ['a location with a flag that is a text', message(4, [number(1, 9n), bytes(5)])],
  ['a line without a function', message(4, [number(1, 9n), message(4, [number(2, 3n)])])],
  ['a sample with a label that is a number', message(2, [number(2, 1n), number(2, 1n), number(3, 1n)])],
])('%s is no profile', async (_, extra) => {
  await validateFile(profileWith([]), undefined);
  expect((await refusal(profileWith([extra]))).message).toContain('not a profile');
});

test('of two columns of one name the first is kept, as the compiler reads it', async () => {
  const profile = PprofProfile.decode(smallProfile());
  const [first] = profile.sampleType;
  if (first === undefined) throw new Error('no sample type');
  const twice = new PprofProfile({
    ...profile,
    sampleType: [...profile.sampleType, first],
    sample: profile.sample.map((one) => ({ ...one, value: [...one.value, 1] })),
  });
  const { profile: once } = await validateFile(profile.encode(), undefined);
  const { profile: kept } = await validateFile(twice.encode(), undefined);
  expect(kept).toMatchObject({ sampleTypes: once.sampleTypes, totals: once.totals });
});

test('more different calls than any program has: in one profile, and in several together', async () => {
  const functions = 50_000;
  expect((await refusal(profileOfManyCalls({ calls: 201_000, functions }))).message).toContain('calls');
  await using place = await makePlace({
    'one.pprof': profileOfManyCalls({ calls: 150_000, functions }),
    'two.pprof': profileOfManyCalls({ calls: 150_000, functions, seed: 1 }),
  });
  const ended = await place.run(['merge', 'one.pprof', 'two.pprof', '--output', 'never.pgo', '--json']);
  expect(ended.exitCode).toBe(1);
  const { error } = documentOf(ended);
  expect(error?.message).toMatch(/\bprofiles\b.*calls/);
  sentences.add(error);
});

sentences.compare();
