import { bytes, fixed, NO_NUMBER } from './format.ts';

/**
 * The table of all quantities that are measured. A measurement names its quantity only by a unit of Go's benchmark format
 * (https://go.dev/design/14313-benchmark-format). `quantityOf(unit)` finds the row for a unit. The row has the name of the quantity and the
 * format of its values. The row also says whether less or more is better, whether the quantity may decide the verdict, and whether
 * `fail-on` may limit the quantity. For example, `quantityOf('cpu-sec/request')` is "CPU time per request". CPU time per request decides
 * the verdict, and the value 0.00041 of this quantity is written as `410.0 µs`.
 *
 * The report page also uses this file in a browser.
 */

/** A quantity that is measured, with the properties that follow from its unit. */
export interface Quantity {
  /** The unit that identifies the quantity, such as `cpu-sec/op`, `sec/op`, `requests/s` or `peak-B`. */
  readonly unit: string;
  /** The name of the quantity in words, such as `CPU time per operation`. If the table has no row for the unit, the name is the unit itself. */
  readonly words: string;
  /** The unit of work that a value is divided by, such as `operation`; undefined if a value is for the whole workload. */
  readonly per?: string;
  readonly better: 'lower' | 'higher';
  /** True if a significant change is called faster or slower, and false if it is called less or more. */
  readonly isSpeed: boolean;
  /** True if measurements of this quantity decide the verdict. Less of a quantity that decides the verdict is always better. */
  readonly decisive: boolean;
  /** The condition of `fail-on` that limits the quantity. */
  readonly gate?: GateName;
  /**
   * The increase of a value, as a fraction, above which the report has a warning. Only quantities that do not decide the verdict have a
   * `warnAbove`.
   */
  readonly warnAbove?: number;
  /** Returns a value with its unit, but without the unit of work that it is divided by: `412.3 µs`. */
  format(value: number): string;
}

/** A row of the table of quantities. `what` and `per` may contain groups of the pattern, such as `$1`. */
interface QuantityRow {
  readonly pattern: RegExp;
  readonly what: string;
  readonly per?: string;
  readonly format: (value: number) => string;
  readonly better?: 'higher';
  readonly isSpeed?: true;
  readonly decisive?: true;
  readonly gate?: GateName;
  readonly warnAbove?: number;
}

const inSeconds = (value: number) => withPrefix(value, 's');
const inNanoseconds = (value: number) => withPrefix(value * 1e-9, 's');
const plain = (value: number) => withPrefix(value, '');

/**
 * All rows of the table of quantities. For a unit, the first row whose pattern matches is used. If several rows have the same gate, the
 * gate judges only the first row whose quantity was measured.
 */
const TABLE: readonly QuantityRow[] = [
  {
    pattern: /^cpu-sec\/op$/,
    what: 'CPU time',
    per: 'operation',
    format: inSeconds,
    isSpeed: true,
    decisive: true,
    gate: 'slower',
  },
  { pattern: /^cpu-ns\/op$/, what: 'CPU time', per: 'operation', format: inNanoseconds, isSpeed: true },
  { pattern: /^sec\/op$/, what: 'time', per: 'operation', format: inSeconds, isSpeed: true },
  { pattern: /^ns\/op$/, what: 'time', per: 'operation', format: inNanoseconds, isSpeed: true },
  {
    pattern: /^cpu-sec\/sec$/,
    what: 'CPU time',
    per: 'second of profiling',
    format: inSeconds,
    isSpeed: true,
  },
  {
    pattern: /^cpu-sec\/(.+)$/s,
    what: 'CPU time',
    per: '$1',
    format: inSeconds,
    isSpeed: true,
    decisive: true,
    gate: 'slower',
  },
  { pattern: /^cpu-sec$/, what: 'CPU time', format: inSeconds, isSpeed: true },
  { pattern: /^B\/op$/, what: 'memory allocated', per: 'operation', format: bytes },
  { pattern: /^B\/sec$/, what: 'memory allocated', per: 'second of profiling', format: bytes },
  { pattern: /^B\/([^s].*)$/s, what: 'memory allocated', per: '$1', format: bytes },
  { pattern: /^B$/, what: 'memory allocated', format: bytes },
  { pattern: /^allocs\/op$/, what: 'allocations', per: 'operation', format: plain },
  { pattern: /^peak-B$/, what: 'peak memory', format: bytes, gate: 'memory', warnAbove: 0.2 },
  { pattern: /^p99-sec$/, what: 'latency, p99', format: inSeconds, isSpeed: true, gate: 'latency' },
  { pattern: /^p50-sec$/, what: 'latency, p50', format: inSeconds, isSpeed: true, gate: 'latency' },
  {
    pattern: /^(p\d+(?:\.\d+)?|mean|min|max)-sec$/,
    what: 'latency, $1',
    format: inSeconds,
    isSpeed: true,
  },
  {
    pattern: /^(.+)\/s$/s,
    what: '$1',
    per: 'second',
    format: perSecond,
    better: 'higher',
    isSpeed: true,
  },
];

/** Returns the quantity of a unit. If the table has no row for the unit, the quantity is a plain number, and less is better. */
export function quantityOf(unit: string): Quantity {
  const row = TABLE.find(({ pattern }) => pattern.test(unit));
  if (row === undefined)
    return { unit, words: unit, better: 'lower', isSpeed: false, decisive: false, format: plain };
  const filled = (text: string) => unit.replace(row.pattern, text);
  const what = filled(row.what);
  const per = row.per === undefined ? undefined : filled(row.per);
  return {
    unit,
    words: per === undefined ? what : `${what} per ${per}`,
    per,
    better: row.better ?? 'lower',
    isSpeed: row.isSpeed === true,
    decisive: row.decisive === true,
    gate: row.gate,
    warnAbove: row.warnAbove,
    format: row.format,
  };
}

/**
 * Returns the measurements that a gate judges. If several quantities have the same gate, the gate judges only the first measured quantity
 * in the order of the table.
 */
export function limitedRows<T extends { readonly unit: string }>(gate: GateName, rows: readonly T[]): T[] {
  const limited = TABLE.filter((row) => row.gate === gate);
  const measured = limited.find(({ pattern }) => rows.some(({ unit }) => pattern.test(unit)));
  return rows.filter(({ unit }) => measured?.pattern.test(unit));
}

/** Returns the difference of two values of a quantity, with its sign: `−17.20 µs`. */
export function measuredDifference(before: number, after: number, { format }: Quantity): string {
  const text = format(after - before);
  return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}

/** The gates: the quantities that a condition of `fail-on` can limit. */
export const GATES = {
  slower: { judgedBy: 'compare', limitIn: '%', mayNameRows: true, needsLimit: false },
  memory: { judgedBy: 'compare', limitIn: '%', mayNameRows: true, needsLimit: true },
  latency: { judgedBy: 'compare', limitIn: '%', mayNameRows: true, needsLimit: true },
  size: { judgedBy: 'compare', limitIn: '%', mayNameRows: false, needsLimit: true },
  frames: { judgedBy: 'compare', limitIn: '%', mayNameRows: false, needsLimit: true },
  age: { judgedBy: 'check', limitIn: 'd', mayNameRows: false, needsLimit: true },
  stale: { judgedBy: 'check', limitIn: '%', mayNameRows: false, needsLimit: true },
} as const satisfies Readonly<Record<string, GateRow>>;

/** The name of a quantity that a condition of `fail-on` can limit. */
export type GateName = keyof typeof GATES;

/** A row of GATES. */
interface GateRow {
  /** The command that judges the condition. `compare` judges builds and measurements, and `check` judges the committed profile. */
  readonly judgedBy: 'compare' | 'check';
  /** The unit of the limit: percent of the baseline, or days. */
  readonly limitIn: '%' | 'd';
  /** True if a glob for the names of measurements may follow the name of the gate, as in `slower(BenchmarkTCP*)`. */
  readonly mayNameRows: boolean;
  /**
   * True if the condition needs a limit. `slower` needs no limit, because the verdict is statistically proven. Conditions such as `memory`
   * need a limit, because the values of two builds always differ by a little.
   */
  readonly needsLimit: boolean;
}

/** Returns a value with an SI prefix and four significant digits: 4.1234e-4 s is `412.3 µs`. */
function withPrefix(value: number, unit: string): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return NO_NUMBER;
  if (size === 0) return `0 ${unit}`.trim();
  // A value such as 999.95 gets the next prefix, because rounding would turn the value into 1,000.0.
  const power = Math.min(3, Math.max(-3, Math.floor(Math.log10(size / 0.99995) / 3)));
  const scaled = value / 1000 ** power;
  const isWhole = power === 0 && Number.isInteger(value);
  const decimals = isWhole ? 0 : Math.abs(scaled) < 9.9995 ? 3 : Math.abs(scaled) < 99.995 ? 2 : 1;
  return `${fixed(scaled, decimals)} ${['n', 'µ', 'm', '', 'k', 'M', 'G'][power + 3]}${unit}`.trim();
}

/** Returns a rate, such as `2,214/s` or `43.1/s`. */
function perSecond(value: number): string {
  const size = Math.abs(value);
  return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}
