import { bytes, fixed } from './format.ts';

/** Values of measurements in the units of Go's benchmark format, such as `cpu-sec/op`, and what they measure. */

const SI_STEPS: readonly (readonly [number, string])[] = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
];

/** `value` with an SI prefix and about three significant digits: 0.0004123 s is `412 µs`, 4.1234e-4 `412.3 µs`. */
function si(value: number, unit: string): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return fixed(value, 0);
  if (size === 0) return `0 ${unit}`.trim();
  // 999.95 rounds to 1,000.0, which the next prefix says better.
  const [factor, prefix] = SI_STEPS.find(([step]) => size / step >= 0.99995) ?? [1e-9, 'n'];
  const scaled = value / factor;
  const decimals =
    factor === 1 && Number.isInteger(value)
      ? 0
      : Math.abs(scaled) < 9.9995
        ? 3
        : Math.abs(scaled) < 99.995
          ? 2
          : 1;
  return `${fixed(scaled, decimals)} ${prefix}${unit}`.trim();
}

/** `2,214/s`, `43.1/s`. */
function rate(value: number): string {
  const size = Math.abs(value);
  return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}

const LATENCY = /^(p\d+(?:\.\d+)?|min|mean|max)-sec$/;

/** A median in its unit, the `/op` left to the column that names the unit. */
export function measured(value: number, unit: string): string {
  const [quantity = '', per] = unit.split('/');
  if (per === 's' && !/^[kMG]?B$/.test(quantity)) return rate(value);
  switch (LATENCY.test(quantity) ? 'sec' : quantity) {
    case 'cpu-sec':
    case 'cpu-seconds':
    case 'sec':
    case 's':
      return si(value, 's');
    case 'cpu-ns':
    case 'ns':
      return si(value * 1e-9, 's');
    case 'B':
    case 'bytes':
    case 'peak-B':
      return bytes(value);
    default:
      return si(value, '');
  }
}

/** A difference of two values in their unit, with its sign: `−17.20 µs`. */
export function measuredDifference(before: number, after: number, unit: string): string {
  const text = measured(after - before, unit);
  return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}

const QUANTITIES: ReadonlyMap<string, string> = new Map([
  ['cpu-sec/op', 'CPU time per operation'],
  ['cpu-ns/op', 'CPU time per operation'],
  ['cpu-sec', 'CPU time'],
  ['sec/op', 'time per operation'],
  ['ns/op', 'time per operation'],
  ['B/op', 'memory allocated per operation'],
  ['B', 'memory allocated'],
  ['cpu-sec/sec', 'CPU time per second of profiling'],
  ['B/sec', 'memory allocated per second of profiling'],
  ['allocs/op', 'allocations per operation'],
  ['peak-B', 'peak memory'],
  ['mean-sec', 'latency, mean'],
  ['min-sec', 'latency, least'],
  ['max-sec', 'latency, greatest'],
]);

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^cpu-sec\/(.+)$/s, 'CPU time per $1'],
  [/^B\/([^s].*)$/s, 'memory allocated per $1'],
  [/^(p\d+(?:\.\d+)?)-sec$/, 'latency, $1'],
  [/^saturation-(.+)\/s$/s, '$1 per second at saturation'],
  [/^(.+)\/s$/s, '$1 per second'],
];

/** What a unit measures, in words: `CPU time per operation`, or the unit itself. */
export function quantityOf(unit: string | undefined): string {
  if (unit === undefined) return 'over all measurements';
  const known = QUANTITIES.get(unit);
  if (known !== undefined) return known;
  const pattern = PATTERNS.find(([one]) => one.test(unit));
  return pattern === undefined ? unit : unit.replace(...pattern);
}
