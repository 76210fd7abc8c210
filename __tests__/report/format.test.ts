import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownCode, markdownText, oneLine, shellWord, shorten, visible } from '../../src/report/escape.ts';
import {
  bytes,
  bytesDifference,
  change,
  changeWithInterval,
  count,
  fixed,
  measured,
  measuredDifference,
  points,
  quantityOf,
  relative,
  seconds,
  secondsDifference,
  share,
  time,
} from '../../src/report/format.ts';
import { axisFor, type Interval, positionOn, tickLabel } from '../../src/report/intervals.ts';
import { displayWidth, fitTo, wrap } from '../../src/report/text.ts';

describe('numbers', () => {
  it('carry their unit and a real minus', () => {
    expect(fixed(-1234567.891, 1)).toBe('−1,234,567.9');
    expect(fixed(-0.01, 1)).toBe('0.0');
    expect(fixed(Number.NaN, 1)).toBe('—');
    expect(count(1, 'sample')).toBe('1 sample');
    expect(count(12345, 'sample')).toBe('12,345 samples');
    expect(share(0.8131)).toBe('81.3 %');
    expect(points(0.0284)).toBe('+2.8 pp');
    expect(points(-0.0001)).toBe('0.0 pp');
    expect(change(-0.0307)).toBe('−3.07 %');
    expect(bytes(512)).toBe('512 B');
    expect(bytes(71_068)).toBe('69.4 KiB');
    expect(bytes(1_048_575)).toBe('1.00 MiB');
    expect(bytesDifference(8_826_880, 8_921_088)).toBe('+92.0 KiB (+1.07 %)');
    expect(bytesDifference(1, 1)).toBe('none');
    expect(bytesDifference(0, 1)).toBe('+1 B');
    expect(seconds(0.8432)).toBe('0.84 s');
    expect(seconds(119.96)).toBe('2 min');
    expect(seconds(123.45)).toBe('2 min 3 s');
    expect(seconds(-12_000)).toBe('−3 h 20 min');
    expect(secondsDifference(12.42, 30.1)).toBe('+17.7 s');
    expect(time('2026-03-02T04:15:59.123Z')).toBe('2026-03-02 04:15 UTC');
    expect(time('yesterday')).toBe('yesterday');
  });

  it.each([
    [0.0004123, 'cpu-sec/op', '412.3 µs'],
    [412_300, 'ns/op', '412.3 µs'],
    [0.99999e-3, 'sec/op', '1.000 ms'],
    [0, 'sec/op', '0 s'],
    [2048, 'B/op', '2.00 KiB'],
    [2214.3, 'requests/s', '2,214/s'],
    [0.5, 'runs/s', '0.50/s'],
    [2300, 'saturation-requests/s', '2,300/s'],
    [812.4, 'MB/s', '812.4'],
    [187_432_960, 'peak-B', '178.8 MiB'],
    [0.0213, 'p99-sec', '21.30 ms'],
    [0.000873, 'cpu-sec/request', '873.0 µs'],
    [12, 'allocs/op', '12'],
    [12_345, 'allocs/op', '12.35 k'],
    [Number.POSITIVE_INFINITY, 'sec/op', '—'],
  ])('%f %s is %s', (value, unit, text) => {
    expect(measured(value, unit)).toBe(text);
  });

  it('differ with a sign, in their unit', () => {
    expect(measuredDifference(0.000873, 0.000841, 'cpu-sec/request')).toBe('−32.00 µs');
    expect(measuredDifference(48_312, 49_336, 'B/request')).toBe('+1.00 KiB');
    expect(measuredDifference(1, 1, 'cpu-sec')).toBe('0 s');
    expect(relative(200, 203)).toBe('+1.5 %');
    expect(relative(0, 3)).toBe('—');
  });

  it('have as many decimals as their interval is narrow, and tell its ends from zero', () => {
    expect(changeWithInterval(-0.0307, [-0.0358, -0.0255])).toEqual({
      change: '−3.1 %',
      interval: '−3.6 % to −2.5 %',
    });
    expect(changeWithInterval(0.0011, [-0.0034, 0.0057]).interval).toBe('−0.34 % to +0.57 %');
    expect(changeWithInterval(-0.01, [-0.02, -0.0004]).interval).toBe('−2.00 % to −0.04 %');
  });

  it.each([
    ['cpu-sec/op', 'CPU time per operation'],
    [undefined, 'over all measurements'],
    ['cpu-sec/request', 'CPU time per request'],
    ['cpu-sec/sec', 'CPU time per second of profiling'],
    ['B/request', 'memory allocated per request'],
    ['saturation-requests/s', 'requests per second at saturation'],
    ['p99-sec', 'latency, p99'],
    ['widgets', 'widgets'],
  ])('of %s measure %s', (unit, quantity) => {
    expect(quantityOf(unit)).toBe(quantity);
  });
});

describe('text', () => {
  it('shows what cannot be seen', () => {
    expect(visible('a\nb\u001b[1m\u202e\u{e0001}')).toBe('a\\nb\\u001b[1m\\u202e\\U000e0001');
    expect(oneLine(' a\r\n  b\u0007 ')).toBe('a b\\u0007');
  });

  it('is code where GitHub would make more of it', () => {
    expect(markdownText('See @octocat and #12 at https://x.example, 50 % of a|b')).toBe(
      'See `@octocat` and `#12` at `https://x.example`, 50\u00a0% of a&#124;b',
    );
    expect(markdownText('Set `min-profiles` to 1.')).toBe('Set `min-profiles` to 1.');
    expect(markdownCode('main.(*T[...]).f')).toBe('`main.(*T[...]).f`');
    expect(markdownCode('f|x')).toBe('<code>f&#124;x</code>');
    expect(markdownCode('')).toBe('`""`');
  });

  it('can be pasted into a shell', () => {
    expect(shellWord('example.com/app')).toBe('example.com/app');
    expect(shellWord("it's $(x)")).toBe("'it'\\''s $(x)'");
  });

  it('is cut in the middle, never within a character', () => {
    expect(shorten('abcdefghij', 5)).toBe('abc…j');
    expect(displayWidth(fitTo('漢字漢字漢字', 6))).toBeLessThanOrEqual(6);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect(displayWidth(fitTo(text, width))).toBeLessThanOrEqual(Math.max(width, 1));
        expect([...shorten(text, width)].length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('wraps at spaces, numbers with their percent sign', () => {
    expect(wrap('it is 5 % of all', 8)).toEqual(['it is', '5 % of', 'all']);
  });
});

describe('axisFor', () => {
  const finite = fc.double({ min: -3, max: 3, noNaN: true });
  const row: fc.Arbitrary<Interval> = fc
    .tuple(finite, finite, finite, fc.boolean())
    .map(([a, b, c, overall]) => {
      const [low = 0, middle = 0, high = 0] = [a, b, c].sort((x, y) => x - y);
      return { change: middle, interval: [low, high], tone: 'unsure', overall };
    });

  it('holds zero, the ±1 % band and the overall interval, with a few different labels', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const axis = axisFor(rows);
        expect(axis.low).toBeLessThan(-0.01);
        expect(axis.high).toBeGreaterThan(0.01);
        const overall = rows.find((one) => one.overall);
        if (overall) {
          expect(axis.low).toBeLessThanOrEqual(overall.interval[0]);
          expect(axis.high).toBeGreaterThanOrEqual(overall.interval[1]);
        }
        const labels = axis.ticks.map((tick) => tickLabel(axis, tick));
        expect(labels).toContain('0 %');
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.length).toBeGreaterThanOrEqual(3);
        expect(labels.length).toBeLessThanOrEqual(9);
        for (const tick of axis.ticks) {
          expect(positionOn(axis, tick)).toBeGreaterThanOrEqual(0);
          expect(positionOn(axis, tick)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
