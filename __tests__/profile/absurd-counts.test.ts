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

it('names of more bytes than are kept', async () => {
  const name = message(6, []);
  const long: Field = { ...name, value: Buffer.alloc(70_000, 'x') };
  const strings = withMany(long, 1);
  const { length } = Buffer.from(encode([long]));
  expect(length).toBeGreaterThan(70_000);
  const index = indexOfLast(strings);
  const functions = Array.from({ length: 1_000 }, (_, at) =>
    Buffer.from(encode([message(5, [number(1, BigInt(1_000 + at)), number(2, index)])])),
  );
  await expect(judge(Buffer.concat([strings, ...functions]), undefined)).rejects.toThrow(
    `function names of more than ${64 * 1024 * 1024} bytes`,
  );
});

/** Of the last of its strings. */
function indexOfLast(bytes: Uint8Array): bigint {
  const { text } = packProfile(bytes);
  let last = 0;
  for (;;) {
    try {
      text(last + 1);
    } catch {
      return BigInt(last);
    }
    last++;
  }
}
