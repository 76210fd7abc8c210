import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BytesTable } from '../../src/profile/bytes-table.ts';
import { KeyedSums } from '../../src/profile/keyed-sums.ts';

it('sums by key are those of a map, in the order in which the keys came', () => {
  const added = fc.array(
    fc.tuple(
      fc.oneof(fc.nat(20), fc.maxSafeNat()),
      fc.array(fc.nat(1_000), { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 1, max: 5 }),
    ),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(added, (all) => {
      const sums = new KeyedSums(2, 2);
      const map = new Map<number, number[]>();
      for (const [key, values, factor] of all) {
        sums.add(key, Float64Array.from([0, ...values]), 1, factor);
        const before = map.get(key) ?? [0, 0];
        map.set(
          key,
          before.map((one, at) => one + factor * (values[at] ?? 0)),
        );
      }
      expect([...sums.keys.subarray(0, sums.count)]).toEqual([...map.keys()]);
      expect([...sums.sums.subarray(0, 2 * sums.count)]).toEqual([...map.values()].flat());
    }),
  );
});

it('keys that were made to have one place by fixed multipliers are summed up at once', () => {
  // The keys of a profile are pairs of its locations, which its maker chooses. With these, it would take hours.
  const inverse = (odd: number) => {
    let found = odd;
    for (let i = 0; i < 5; i++) found = Math.imul(found, 2 - Math.imul(odd, found));
    return found;
  };
  const [low, last] = [inverse(0x9e3779b1), inverse(0x2c1b3c6d)];
  const sums = new KeyedSums(1);
  const one = Float64Array.of(1);
  for (let high = 0; high < 232; high++) {
    for (let top = 0; top < 4096; top++) {
      const mixed = Math.imul(top << 20, last);
      const before = mixed ^ (mixed >>> 15) ^ (mixed >>> 30);
      const bottom = Math.imul(before ^ Math.imul(high, 0x85ebca6b), low) >>> 0;
      sums.add(high * 2 ** 32 + bottom, one);
    }
  }
  expect(sums.count).toBe(232 * 4096);
});

it('what is found by its bytes is what was added for them', () => {
  const table = new BytesTable<string>();
  const known = new Set<string>();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.nat(3), (text, margin) => {
      const bytes = Buffer.concat([Buffer.alloc(margin, 'x'), Buffer.from(text), Buffer.from('yz')]);
      const [start, end] = [margin, bytes.length - 2];
      const found = table.find(bytes, start, end);
      if (found === undefined) table.add(bytes, start, end, text);
      else expect(found).toBe(text);
      if (known.has(text)) expect(found).toBe(text);
      known.add(text);
    }),
    { numRuns: 3_000 },
  );
  for (let at = 0; at < 50_000; at++) {
    const bytes = Buffer.from(`function ${at}`);
    if (table.find(bytes, 0, bytes.length) === undefined) table.add(bytes, 0, bytes.length, `function ${at}`);
  }
  for (let at = 0; at < 50_000; at++) {
    const bytes = Buffer.from(`function ${at}`);
    expect([undefined, `function ${at}`]).toContain(table.find(bytes, 0, bytes.length));
  }
});
