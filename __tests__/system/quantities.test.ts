import { describe, expect, test } from 'vitest';
import { limitedRows, measuredDifference, quantityOf } from '../../src/system/quantities.ts';

describe('the table of quantities', () => {
  test.each([
    ['cpu-sec/op', 'CPU time per operation', '412.3 µs', 0.0004123],
    ['cpu-sec/request', 'CPU time per request', '1.500 s', 1.5],
    ['sec/op', 'time per operation', '12.00 ns', 1.2e-8],
    ['ns/op', 'time per operation', '12.00 ns', 12],
    ['cpu-sec', 'CPU time', '0 s', 0],
    ['B/request', 'memory allocated per request', '2.00 KiB', 2048],
    ['B/s', 'B per second', '2,048/s', 2048],
    ['allocs/op', 'allocations per operation', '3', 3],
    ['peak-B', 'peak memory', '1.00 MiB', 1_048_576],
    ['p99.9-sec', 'latency, p99.9', '1.000 ms', 0.001],
    ['requests/s', 'requests per second', '2,214/s', 2214],
    ['points', 'points', '1.200 k', 1200],
  ])('%s is "%s" and is written %s', (unit, words, text, value) => {
    const quantity = quantityOf(unit);
    expect(quantity.words).toBe(words);
    expect(quantity.format(value)).toBe(text);
  });

  test('only CPU time for the work of a benchmark or a load decides the verdict', () => {
    const units =
      'cpu-sec/op cpu-sec/request sec/op B/op allocs/op peak-B p99-sec requests/s cpu-sec/sec cpu-sec';
    const deciding = units.split(' ').filter((unit) => quantityOf(unit).decisive);
    expect(deciding).toEqual(['cpu-sec/op', 'cpu-sec/request']);
  });

  test('a change of speed is faster or slower, one of memory less or more, and only more throughput is better', () => {
    expect(['p50-sec', 'peak-B', 'allocs/op'].map((unit) => quantityOf(unit).isSpeed)).toEqual([
      true,
      false,
      false,
    ]);
    expect(['sec/op', 'requests/s'].map((unit) => quantityOf(unit).better)).toEqual(['lower', 'higher']);
  });

  test('a limit on the latency is one on p99, or on p50 where a tool reports no p99', () => {
    const rows = ['p50-sec', 'peak-B', 'p99-sec'].map((unit) => ({ unit }));
    expect(limitedRows('latency', rows)).toEqual([{ unit: 'p99-sec' }]);
    expect(limitedRows('latency', rows.slice(0, 2))).toEqual([{ unit: 'p50-sec' }]);
    expect(limitedRows('memory', rows)).toEqual([{ unit: 'peak-B' }]);
    expect(limitedRows('size', rows)).toEqual([]);
  });

  test('a difference has its sign', () => {
    expect(measuredDifference(2e-5, 3e-5, quantityOf('sec/op'))).toBe('+10.00 µs');
    expect(measuredDifference(3e-5, 2e-5, quantityOf('sec/op'))).toBe('−10.00 µs');
    expect(measuredDifference(1, 1, quantityOf('B/op'))).toBe('0 B');
  });
});
