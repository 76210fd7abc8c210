import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, shorten, visible } from '../../src/report/escape.ts';
import {
  bytes,
  bytesDifference,
  changeWithInterval,
  count,
  fixed,
  points,
  seconds,
  time,
} from '../../src/report/format.ts';
import { shellArgument } from '../../src/system/text.ts';

describe('numbers', () => {
  it('carry their unit and a real minus', () => {
    expect(fixed(-1234567.891, 1)).toBe('−1,234,567.9');
    expect(fixed(-0.01, 1)).toBe('0.0');
    expect(fixed(Number.NaN, 1)).toBe('—');
    expect(count(1, 'sample')).toBe('1 sample');
    expect(points(-0.0001)).toBe('0.0 pp');
    expect(bytes(1_048_575)).toBe('1.00 MiB');
    expect(bytesDifference(1, 1)).toBe('none');
    expect(bytesDifference(0, 1)).toBe('+1 B');
    expect(seconds(119.96)).toBe('2 min');
    expect(seconds(-12_000)).toBe('−3 h 20 min');
    expect(time('2026-03-02T04:15:59.123Z')).toBe('2026-03-02 04:15 UTC');
    expect(time('yesterday')).toBe('yesterday');
  });

  it('have as many decimals as tell the ends of their interval from zero', () => {
    expect(changeWithInterval(-0.01, [-0.02, -0.0004]).interval).toBe('−2.00 % to −0.04 %');
  });
});

describe('text', () => {
  it('shows what cannot be seen', () => {
    expect(visible('a\nb\u001b[1m\u202e\u{e0001}')).toBe('a\\nb\\u001b[1m\\u202e\\U000e0001');
    expect(oneLine(' a\r\n  b\u0007 ')).toBe('a b\\u0007');
  });

  it('can be pasted into a shell', () => {
    expect(shellArgument('example.com/app')).toBe('example.com/app');
    expect(shellArgument("it's $(x)")).toBe("'it'\\''s $(x)'");
  });

  it('is cut in the middle, never within a character', () => {
    expect(shorten('abcdefghij', 5)).toBe('abc…j');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect([...shorten(text, width)].length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
