import { describe, expect, it } from 'vitest';
import type { ValidFile } from '../../src/profile/validate.ts';
import type { ValidProfile } from '../../src/profile/validate-content.ts';
import { weigh } from '../../src/profile/weigh.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { validProfile } from '../harness/profiles.ts';

function input(samples: number, weight?: number, profile: Partial<ValidProfile> = {}): ValidFile {
  const all = { ...validProfile(samples), ...profile };
  const place = { path: '/nowhere', name: `${samples}.pprof`, source: 'profiles/*.pprof', entry: 0 };
  return { ...place, weight, profile: all };
}

const factors = (inputs: readonly ValidFile[], weighting: 'samples' | 'equal' = 'samples') =>
  weigh(inputs, weighting).map(({ factor }) => factor);

describe('weights of sources', () => {
  it.each([
    ['none given', [undefined, undefined], [1, 1]],
    ['all the same', [7, 7], [1, 1]],
    ['a whole one', [3, undefined], [3, 1]],
    ['below one: the others are scaled up', [0.5, 1], [1, 2]],
    ['with an exponent', [1e-7, 3e-7], [1, 3]],
  ] as const)('%s', (_, weights, expected) => {
    expect(factors(weights.map((weight, i) => input(100 + i, weight)))).toEqual(expected);
  });

  it('a ratio that takes large integers is kept to a tenth of a percent', () => {
    const [large = 0, small = 0] = factors([input(500, Math.PI), input(400, 1)]);
    expect(small).toBe(1_000);
    expect(large / small / Math.PI - 1).toBeLessThan(0.001);
  });

  it('numbers that would not be exact are refused, nearly too large ones rounded', () => {
    const much = input(1_000_000, 1e6);
    expect(() => weigh([much, input(100, 1)], 'samples')).toThrow(ExpectedError);
    expect(() => weigh([much, input(100, 1)], 'samples')).toThrow(/too far apart \(1 to 1000000\)/);
    expect(factors([input(100_000_000, 1.4135), input(100_000_001, 1)])).toEqual([4, 3]);
  });
});

describe('weighting: equal', () => {
  const totals = (inputs: readonly ValidFile[]) =>
    weigh(inputs, 'equal').map(({ factor, profile }) => factor * profile.samples);

  it('every profile has the same total, exactly where small integers will do', () => {
    expect(factors([input(300), input(600), input(1_200)], 'equal')).toEqual([4, 2, 1]);
    expect(totals([input(530), input(519)])).toEqual([530 * 519, 530 * 519]);
  });

  it('a few samples have no whole voice', () => {
    expect(factors([input(1_000), input(10)], 'equal')).toEqual([1, 10]);
  });

  it('depends on the profiles, not on their order', () => {
    const inputs = [1_013, 2_027, 30_011, 40, 16_661].map((samples, i) => input(samples, 1 + i / 10));
    const bySamples = (list: readonly ValidFile[]) =>
      new Map(weigh(list, 'equal').map(({ factor, profile }) => [profile.samples, factor]));
    expect(bySamples([...inputs].reverse())).toEqual(bySamples(inputs));
  });
});
