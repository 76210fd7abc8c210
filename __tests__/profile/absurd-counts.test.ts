import { expect, it, test } from 'vitest';
import { encode, type Field } from '../../fuzz/engine/mutate-wire.ts';
import { smallProfile } from '../../fuzz/targets/profiles.ts';
import { packProfile } from '../../src/profile/packed.ts';
import { judge } from '../../src/profile/validate.ts';

// What is small as a file but would fill memory, or take hours, once it is arrays. Nothing of it is in a real profile.

const number = (field: number, value: bigint): Field => ({ number: field, type: 0, value });
const message = (field: number, value: Field[]): Field => ({ number: field, type: 2, value });

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
  ['8000000 strings', message(6, []), 16_800_000],
  ['100000 comments', number(13, 0n), 300_000],
  ['100000 comments', number(8, 0n), 300_000],
])('more than %s', async (what, field, times) => {
  await expect(judge(withMany(field, times), undefined)).rejects.toThrow(
    `It is truncated, damaged or no profile: more than ${what}`,
  );
});

/** A location with so many times one line. */
function place(id: bigint, lines: number): Buffer {
  const line = Buffer.from(encode([message(4, [number(1, 1n)])]));
  const content = Buffer.concat([encode([number(1, id)]), Buffer.alloc(lines * line.length, line)]);
  return Buffer.from(encode([{ number: 4, type: 2, value: content }]));
}

it('more lines than a program has, at one place and in all', async () => {
  const small = Buffer.from(smallProfile());
  await expect(judge(Buffer.concat([small, place(99n, 1_001)]), undefined)).rejects.toThrow(
    'a location of more than 1000 lines',
  );
  packProfile(Buffer.concat([small, place(99n, 1_000)]));
  const many = Array.from({ length: 4_500 }, (_, at) => place(BigInt(1_000 + at), 1_000));
  await expect(judge(Buffer.concat([small, ...many]), undefined)).rejects.toThrow('more than 2000000 lines');
});

/** Locations with ids from 2^40 on, which take six bytes each. */
function farFromOne(count: number): Buffer {
  const first = Buffer.from(encode([message(4, [number(1, 2n ** 40n)])]));
  const all = Buffer.alloc(count * first.length, first);
  for (let at = 0; at < count; at++) {
    const low = at * first.length + 3;
    for (let digit = 0, rest = at; rest > 0; digit++, rest >>= 7)
      all[low + digit] = (all[low + digit] as number) | (rest & 0x7f);
  }
  return Buffer.concat([Buffer.from(smallProfile()), all]);
}

it('ids that are addresses are taken, but not millions of them', async () => {
  expect(packProfile(farFromOne(1_000)).locations.count).toBeGreaterThan(1_000);
  await expect(judge(farFromOne(500_001), undefined)).rejects.toThrow(
    'more than 500000 ids of a location far from 1',
  );
});

/** A profile with one more text, of so many bytes, and what refers to it: made of its index. */
function withLongText(bytes: number, refer: (index: bigint) => Field, times: number): Buffer {
  const strings = withMany({ ...message(6, []), value: Buffer.alloc(bytes, 'x') }, 1);
  return Buffer.concat([
    strings,
    ...Array.from({ length: times }, () => encode([refer(indexOfLast(strings))])),
  ]);
}

it('names of more bytes than are kept', async () => {
  let id = 1_000n;
  const names = withLongText(32_000, (index) => message(5, [number(1, id++), number(2, index)]), 550);
  await expect(judge(names, undefined)).rejects.toThrow(
    `function names of more than ${16 * 1024 * 1024} bytes`,
  );
});

it('a name that is longer than a line that the compiler reads', async () => {
  const named = (bytes: number) =>
    withLongText(bytes, (index) => message(5, [number(1, 1_000n), number(2, index)]), 1);
  await judge(named(32 * 1024), undefined);
  await expect(judge(named(32 * 1024 + 1), undefined)).rejects.toThrow(
    'a function name of more than 32768 bytes',
  );
});

// One long text, named by thousands, would be a text of its own in memory for each.
test.each<[string, (index: bigint, at: bigint) => Field]>([
  ['mappings', (index, at) => message(3, [number(1, 1_000n + at), number(5, index)])],
  ['build IDs', (index, at) => message(3, [number(1, 1_000n + at), number(6, index)])],
  ['comments', (index) => number(13, index)],
  ['sample types', (index) => message(1, [number(1, index), number(2, index)])],
  ['files of functions', (index, at) => message(5, [number(1, 1_000n + at), number(4, index)])],
])('one text that many %s refer to', async (_, refer) => {
  let at = 0n;
  const many = withLongText(4 * 1024 * 1024, (index) => refer(index, at++), 20);
  await expect(judge(many, undefined)).rejects.toThrow(`texts of more than ${64 * 1024 * 1024} bytes`);
});

/** Of the last of its strings. */
function indexOfLast(bytes: Uint8Array): bigint {
  const { readText } = packProfile(bytes);
  let last = 0;
  for (;;) {
    try {
      readText(last + 1, () => {});
    } catch {
      return BigInt(last);
    }
    last++;
  }
}
