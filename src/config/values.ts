import * as v from 'valibot';
import type { Moment } from '../collect/profilers.ts';

/**
 * The kinds of values that settings take. Each accepts what YAML makes of the text and the text itself, since
 * the action's inputs and the CLI's options are always text. Messages say what is expected, not what is wrong.
 *
 * The JSON Schema of the config file is made from these, and it knows nothing of what is done after a value was
 * read: so all that is refused is refused by a type, a bound or the one pattern of a text, before any transformation.
 */

export const text = v.pipe(v.string('a text'), v.regex(/\S/, 'a text that is not empty'), v.trim());

/** A text that is `pattern` as a whole, but for white space around it. `pattern` has no flags: JSON Schema knows none. */
export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), v.trim());

const WHOLE = 'a whole number of at least 1';

/** A whole number of at least 1. */
export const whole = v.union(
  [
    v.pipe(v.number(WHOLE), v.integer(WHOLE), v.minValue(1, WHOLE)),
    v.pipe(matching(/0*[1-9]\d*/, WHOLE), v.transform(Number)),
  ],
  WHOLE,
);

export const SECONDS = 'a whole number of seconds from 1 to 86400, which is a day';

/** The length of a live profile. Longer ones nobody waits for, and what is far longer overflows timers. */
export const profileSeconds = v.union(
  [
    v.pipe(v.number(SECONDS), v.integer(SECONDS), v.minValue(1, SECONDS), v.maxValue(86_400, SECONDS)),
    v.pipe(
      matching(new RegExp(`0*(?:(?=.*[1-9])(?:${below('86400')})|86400)`), SECONDS),
      v.transform(Number),
    ),
  ],
  SECONDS,
);

/** A pattern of the whole numbers from 0 to before `most`, without more zeros in front. */
function below(most: string): string {
  const smaller = [...most].flatMap((digit, at) =>
    digit === '0' ? [] : [`${most.slice(0, at)}[0-${Number(digit) - 1}]\\d{${most.length - at - 1}}`],
  );
  return [...(most.length > 1 ? [`\\d{1,${most.length - 1}}`] : []), ...smaller].join('|');
}

const POSITIVE = 'a number greater than 0';

/** A number greater than 0, whole or not. */
export const positive = v.union(
  [
    v.pipe(v.number(POSITIVE), v.finite(POSITIVE), v.gtValue(0, POSITIVE)),
    v.pipe(matching(/(?=[\d.]*[1-9])\d+(?:\.\d+)?/, POSITIVE), v.transform(Number)),
  ],
  POSITIVE,
);

const FLAG = '`true` or `false`';

export const flag = v.pipe(
  v.union([v.boolean(), matching(/true|false/, FLAG)], FLAG),
  v.transform((value) => value === true || value === 'true'),
);

export const choice = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `one of ${options.map((option) => `\`${option}\``).join(', ')}`);

const SHARE = 'a share such as `5%` or `0.05`';
const SHARE_TEXT = /0*(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)\s*%|0+(?:\.\d+)?|0*1(?:\.0+)?/;

/** A fraction from 0 to 1, written as such or in percent. */
export const share = v.union(
  [
    v.pipe(v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE)),
    v.pipe(matching(SHARE_TEXT, SHARE), v.transform(parseShare)),
  ],
  SHARE,
);

function parseShare(written: string): number {
  const number = Number.parseFloat(written);
  return written.endsWith('%') ? number / 100 : number;
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Whole milliseconds, at least 1; written with a unit: `8s`, `5m`, `24h`, `7d`. */
export const duration = v.pipe(
  matching(
    /(?=[\d.]*[1-9])\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/,
    'a duration longer than nothing, such as `30s`, `5m`, `24h` or `7d`',
  ),
  v.transform(milliseconds),
);

const WEEK = UNITS.w;
const UP_TO_A_WEEK = Object.entries(UNITS).map(([unit, length]) => {
  const most = String(WEEK / length);
  return `0*(?:(?:${below(most)})(?:\\.\\d+)?|${most}(?:\\.0+)?)${unit}`;
});

/** As `duration`, for what a timer waits for: longer than a week takes no job, and 25 days overflow Node's timers. */
export const patience = v.pipe(
  matching(
    new RegExp(`(?=[\\d.]*[1-9])(?:${UP_TO_A_WEEK.join('|')})`),
    'a duration longer than nothing and of at most `7d`, such as `30s`, `5m` or `24h`',
  ),
  v.transform(milliseconds),
);

function milliseconds(written: string): number {
  const unit = /[a-z]+$/.exec(written)?.[0] as keyof typeof UNITS;
  return Math.max(1, Math.round(Number.parseFloat(written) * UNITS[unit]));
}

const MOMENT = 'a time such as `now`, `now-24h`, `2026-11-20T06:00:00Z` or seconds since 1970';
const MOMENT_TEXT = new RegExp(
  [
    'now',
    /now\s*-\s*\d+(?:\.\d+)?(?:ms|s|m|h|d|w)/.source,
    /[1-9]\d{9}(?:\d{3})?/.source,
    /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?/
      .source,
  ].join('|'),
);

/** A point in time: relative to the run, as ISO 8601 (UTC where it names no zone), or seconds or milliseconds since 1970. */
export const moment = v.pipe(
  v.union(
    [
      matching(MOMENT_TEXT, MOMENT),
      v.pipe(v.number(), v.integer(), v.minValue(10 ** 9), v.maxValue(10 ** 10 - 1), v.transform(String)),
      v.pipe(v.number(), v.integer(), v.minValue(10 ** 12), v.maxValue(10 ** 13 - 1), v.transform(String)),
    ],
    MOMENT,
  ),
  v.examples(['2026-11-20T06:00:00Z']),
  v.transform(readMoment),
);

function readMoment(written: string): Moment {
  if (written === 'now') return { ago: 0 };
  const [, count, unit] = /^now\s*-\s*(\d+(?:\.\d+)?)([a-z]+)$/.exec(written) ?? [];
  if (unit !== undefined) return { ago: Number(count) * UNITS[unit as keyof typeof UNITS] };
  if (/^\d{10}$/.test(written)) return { at: Number(written) * 1000 };
  if (/^\d{13}$/.test(written)) return { at: Number(written) };
  const zoned = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written}Z`;
  return { at: Date.parse(zoned.replace(' ', 'T')) };
}

/** A YAML list, or a text with one item a line or commas in between. */
export const list = v.pipe(
  v.union(
    [v.array(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), v.string()],
    'a list, or a text with one item a line',
  ),
  v.transform((value) => (typeof value === 'string' ? value.split(/[\n,]/) : value)),
  v.transform((items) => items.map((item) => item.trim()).filter((item) => item !== '')),
);

/** Some of `options`, as a list or as a text. */
export const several = <const T extends readonly string[]>(options: T) => {
  const expected = `some of ${options.map((option) => `\`${option}\``).join(', ')}`;
  const one = options.join('|');
  return v.pipe(
    v.union(
      [v.array(v.picklist(options)), matching(new RegExp(`(?:${one})(?:[\\s,]+(?:${one}))*,?`), expected)],
      expected,
    ),
    v.transform((value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value)),
    v.transform((items) => [...new Set(items)] as T[number][]),
  );
};

export const ASSIGNMENTS = 'a map of names and values, or a text with one `NAME=VALUE` a line';
const NAME = /^[A-Za-z_]\w*$/;

/** Environment variables: a YAML map, or a text with one `NAME=VALUE` a line. */
export const assignments = v.pipe(
  v.union(
    [
      v.record(
        v.pipe(v.string(), v.regex(NAME)),
        v.union([
          v.string(),
          v.pipe(v.number(), v.transform(String)),
          v.pipe(v.boolean(), v.transform(String)),
        ]),
      ),
      v.pipe(v.string(), v.regex(/^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/), v.transform(readAssignments)),
    ],
    ASSIGNMENTS,
  ),
);

function readAssignments(written: string): Record<string, string> {
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

/**
 * Where assignments are wrong, without what they assign. A bad line is only counted: what stands before its `=` may
 * be a piece of a secret with several lines.
 */
export function badAssignment(written: unknown): string | undefined {
  if (typeof written === 'string') {
    const lines = written.split('\n');
    const bad = lines.findIndex((line) => line.trim() !== '' && !/^\s*[A-Za-z_]\w*=/.test(line));
    if (bad === -1) return undefined;
    return `line ${bad + 1} ${lines[bad]?.includes('=') ? 'has no such name before its `=`' : 'has no `=`'}`;
  }
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined;
  const entries = Object.entries(written);
  const unnamed = entries.findIndex(([name]) => !NAME.test(name));
  if (unnamed !== -1) return `entry ${unnamed + 1} has no such name`;
  const [name] = entries.find(([, value]) => !['string', 'number', 'boolean'].includes(typeof value)) ?? [];
  return name === undefined ? undefined : `the value of \`${name}\` is no text`;
}

/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
export const words = v.pipe(
  v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.regex(
          /^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/,
          'arguments whose quotes are closed',
        ),
      ),
    ],
    'a list of arguments',
  ),
  v.transform((value) => (typeof value === 'string' ? splitWords(value) : value)),
);

/** Splits at white space outside of quotes, which are closed. */
function splitWords(line: string): string[] {
  const words = line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs);
  return [...words].map(([word]) => word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, unquote));
}

function unquote(_: string, single?: string, double?: string, escaped?: string): string {
  return single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '';
}
