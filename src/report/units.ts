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

/** A median in its unit, the `/op` left to the column that names the unit. */
export function measured(value: number, unit: string): string {
  const [quantity = ''] = unit.split('/');
  switch (quantity) {
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
      return bytes(value);
    default:
      return si(value, '');
  }
}

const QUANTITIES: ReadonlyMap<string, string> = new Map([
  ['cpu-sec/op', 'CPU time per operation'],
  ['cpu-ns/op', 'CPU time per operation'],
  ['sec/op', 'time per operation'],
  ['ns/op', 'time per operation'],
  ['B/op', 'memory allocated per operation'],
  ['allocs/op', 'allocations per operation'],
]);

/** What a unit measures, in words: `CPU time per operation`, or the unit itself. */
export function quantityOf(unit: string | undefined): string {
  return unit === undefined ? 'over all measurements' : (QUANTITIES.get(unit) ?? unit);
}
