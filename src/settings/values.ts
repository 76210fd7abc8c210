import * as v from 'valibot';
import { totalOf } from '../system/format.ts';
import { codeList } from '../system/text.ts';

/**
 * The kinds of values that settings take. Each accepts what YAML makes of a text and the text itself, since the action's
 * inputs and the CLI's options are always text. A message says what is expected.
 *
 * The JSON Schema of the config file is made from these. It knows only what is checked before a value is transformed.
 */

/** Characters of a name, a command or an entry of a list. A longer one does not fit into the arguments of a program. */
export const LONGEST_TEXT = 10_000;
const MOST_RENAMES = 10_000;

/** The properties of a value that do not show in its form. A row of the table of settings, or an option of a source, gives them to its schema. */
export interface Traits {
  /** The value is a command that `sh -c` runs. It may hold secrets, and these are masked. */
  readonly isCommand?: true;
  /** The value may hold a secret, so no message shows it. */
  readonly isSecret?: true;
  /** As an input or option, the value is YAML. */
  readonly isYaml?: true;
  /** The value is a list that may be written as one text: its items are bounded, and the text is not. */
  readonly isLong?: true;
}

/** The schema, with traits. `traitsOf` reads them. */
export function withTraits<const S extends v.GenericSchema>(schema: S, traits: Traits) {
  return v.pipe(schema, v.metadata({ ...traits }));
}

/** The traits of a schema; an optional value has those of its schema. */
export function traitsOf(schema: v.GenericSchema | undefined): Traits {
  if (schema === undefined) return {};
  const { wrapped } = schema as { readonly wrapped?: v.GenericSchema };
  return wrapped === undefined ? v.getMetadata(schema) : traitsOf(wrapped);
}

/** A text that is not empty. */
export const text = v.pipe(v.string('a text'), v.regex(/\S/, 'a non-empty text'), v.trim());

/** The kinds of settings and of options of sources, with the traits that follow from each. */
export const SETTING_KINDS = {
  /** A command of the repository's owner. */
  command: { isCommand: true, isSecret: true },
  /** A value that may hold a secret, such as a URL with a password. */
  secret: { isSecret: true },
  /** A YAML list or map with addresses and headers, which may hold secrets. */
  yaml: { isSecret: true, isYaml: true },
  /** The path of a file or folder. */
  path: {},
  /** A list of names that may have thousands of entries. */
  'long list': { isLong: true },
  /** A name, a pattern or prose that messages may show. */
  shown: {},
} as const satisfies Readonly<Record<string, Traits>>;

export type SettingKind = keyof typeof SETTING_KINDS;

/** A command of the repository's owner. */
export const command = withTraits(text, SETTING_KINDS.command);

/** A text that matches `pattern` as a whole, except for white space around it. JSON Schema has no flags, so `pattern` has none. */
export const matchingText = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), v.trim());

/** A number, or a text that `pattern` describes and `read` understands. */
function numeric(
  expected: string,
  pattern: RegExp,
  checks: readonly v.PipeItem<number, number, v.BaseIssue<unknown>>[],
  read: (written: string) => number = Number,
) {
  const bounded = v.pipe(v.number(expected), ...checks) as v.GenericSchema<number, number>;
  return v.union([bounded, v.pipe(matchingText(pattern, expected), v.transform(read), bounded)], expected);
}

/** A whole number; `expected` says its bounds. */
function integer(expected: string, least: 0 | 1, most?: number) {
  const upTo = most === undefined ? [] : [v.maxValue<number, number, string>(most, expected)];
  const checks = [v.integer(expected), v.minValue<number, number, string>(least, expected), ...upTo];
  return numeric(expected, least === 0 ? /\d+/ : /0*[1-9]\d*/, checks);
}

/** A whole number of at least 1. */
export const whole = integer('a whole number of at least 1', 1);
/** A number of days, as GitHub keeps artifacts. */
export const days = integer('a whole number from 0 to 90', 0, 90);
/** What a setting in seconds expects, for messages. */
export const SECONDS = 'a whole number of seconds from 1 to 86400, which is a day';
/** The length of a profile in seconds. */
export const profileSeconds = integer(SECONDS, 1, 86_400);

const POSITIVE = 'a number greater than 0';
/** A number greater than 0. */
export const positive = numeric(POSITIVE, /(?=[\d.]*[1-9])\d+(?:\.\d+)?/, [
  v.finite(POSITIVE),
  v.gtValue(0, POSITIVE),
]);

const SHARE = 'a share such as `5%` or `0.05`';
/** A fraction from 0 to 1, also written in percent. */
export const fraction = numeric(
  SHARE,
  /0*(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)\s*%|0+(?:\.\d+)?|0*1(?:\.0+)?/,
  [v.minValue(0, SHARE), v.maxValue(1, SHARE)],
  (written: string) => Number.parseFloat(written) / (written.endsWith('%') ? 100 : 1),
);

const FLAG = '`true` or `false`';
/** `true` or `false`. */
export const flag = v.pipe(
  v.union([v.boolean(), matchingText(/true|false/, FLAG)], FLAG),
  v.transform((value) => value === true || value === 'true'),
);

/** One of the given words. */
export const choice = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `one of ${codeList(options)}`);

/** A repository as `owner/name`. */
export const repository = matchingText(/[\w.-]+\/[\w.-]+/, 'a repository as `owner/name`');

const DURATION_UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const inMilliseconds = (count: string, unit: string) =>
  Number(count) * DURATION_UNITS[unit as keyof typeof DURATION_UNITS];

const durationUpTo = (expected: string, most: number) =>
  v.pipe(
    matchingText(/(?=.*[1-9])(?:\d+(?:\.\d+)?(?:ms|s|m|h|d|w))+/, expected),
    v.transform((written) => {
      const parts = [...written.matchAll(/(?<![\d.])([\d.]+)([a-z]+)/g)];
      const total = totalOf(parts, ([, count = '', unit = '']) => inMilliseconds(count, unit));
      return Math.max(1, Math.round(total));
    }),
    v.maxValue(most, expected),
  );

/** Whole milliseconds, at least 1; written with a unit. */
export const timeSpan = durationUpTo('a duration such as `30s`, `5m`, `24h` or `7d`', Number.MAX_VALUE);

/** A duration that a timer waits for. Node's timers overflow after 25 days. */
export const patience = durationUpTo(
  'a duration of at most `7d`, such as `30s`, `5m` or `24h`',
  DURATION_UNITS.w,
);

const MOMENT = 'a time such as `now`, `now-24h`, `2026-11-20T06:00:00Z` or seconds since 1970';
const DATE = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.source;
const TIME_OF_DAY = /[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?/.source;
const ZONE = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)/.source;
const MOMENT_TEXT = new RegExp(
  `now|now\\s*-\\s*\\d+(?:\\.\\d+)?(?:ms|s|m|h|d|w)|[1-9]\\d{9}(?:\\d{3})?|${DATE}(?:${TIME_OF_DAY}${ZONE}?)?`,
);
const epoch = (digits: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(10 ** (digits - 1)), v.maxValue(10 ** digits - 1));

/** A point in time: milliseconds since 1970, or before the run. */
export type Moment = { readonly at: number } | { readonly ago: number };

/** A point in time: relative to the run, as ISO 8601 (UTC without a zone), or seconds or milliseconds since 1970. */
export const moment = v.pipe(
  v.union([matchingText(MOMENT_TEXT, MOMENT), epoch(10), epoch(13)], MOMENT),
  v.examples(['2026-11-20T06:00:00Z']),
  v.transform((value): Moment => {
    const written = String(value);
    if (written === 'now') return { ago: 0 };
    const [, count, unit = ''] = /^now\s*-\s*([\d.]+)([a-z]+)$/.exec(written) ?? [];
    if (count !== undefined) return { ago: inMilliseconds(count, unit) };
    if (/^\d+$/.test(written)) return { at: Number(written) * (written.length === 10 ? 1000 : 1) };
    const zoned = /(Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written}Z`;
    return { at: Date.parse(zoned.replace(' ', 'T')) };
  }),
);

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
  const one = choice(options);
  return v.pipe(
    v.union([v.array(one), list], `some of ${codeList(options)}`),
    v.array(one),
    // In the order of the options, so that the order in which the user writes them changes nothing.
    v.transform((items): T[number][] => options.filter((option) => items.includes(option))),
  );
};

/** Lines of `left=right`. */
const pairs = (written: string): Record<string, string> => {
  const lines = written.matchAll(/^\s*([^\s=]+)[ \t]*=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, left = '', right = '']) => [left, right.trimEnd()]));
};

const ASSIGNMENTS = 'a map of names and values, or a text with one `NAME=VALUE` a line';
const ASSIGNMENT_LINES = /^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/;
const variable = v.pipe(v.string(ASSIGNMENTS), v.regex(/^[A-Za-z_]\w*$/, ASSIGNMENTS));
const scalar = v.union([v.string(), v.number(), v.boolean()], ASSIGNMENTS);

/** Environment variables: a YAML map, or a text with one `NAME=VALUE` a line. */
export const assignments = v.pipe(
  v.union(
    [
      v.record(variable, v.pipe(scalar, v.transform(String))),
      v.pipe(v.string(), v.regex(ASSIGNMENT_LINES, ASSIGNMENTS), v.transform(pairs)),
    ],
    ASSIGNMENTS,
  ),
);

const RENAMES = `a map of at most ${MOST_RENAMES} old and new names, or a text with one \`old=new\` a line`;
const RENAME_LINES = /^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/;
const renamedName = v.pipe(v.string(RENAMES), v.regex(/^[^\s=]+$/, RENAMES));

/** What a function or a package was called once, and what it is called today. */
export interface Rename {
  /** A function as profiles name it, or the import path of a package with all below it. */
  readonly from: string;
  readonly to: string;
}

/** Names of functions or packages: a YAML map, or a text with one `old=new` a line. */
export const renames = v.pipe(
  v.union(
    [
      v.record(renamedName, renamedName),
      v.pipe(v.string(), v.regex(RENAME_LINES, RENAMES), v.transform(pairs)),
    ],
    RENAMES,
  ),
  v.maxEntries(MOST_RENAMES, RENAMES),
  v.transform((map): readonly Rename[] =>
    Object.entries(map as Record<string, string>).map(([from, to]) => ({ from, to: to.trim() })),
  ),
);

const CLOSED = /^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/;

/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
export const words = v.pipe(
  v.union(
    [v.array(v.string()), v.pipe(v.string(), v.regex(CLOSED, 'arguments whose quotes are closed'))],
    'a list of arguments',
  ),
  v.transform((value) => (typeof value === 'string' ? splitWords(value) : value)),
);

function splitWords(line: string): string[] {
  const parts = line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs);
  return [...parts].map(([word]) =>
    word.replace(
      /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs,
      (_, single?: string, double?: string, escaped?: string) =>
        single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '',
    ),
  );
}

/** The text that is split into these arguments again. */
export function joinWords(all: readonly string[]): string {
  const isPlain = (word: string) => /^[^\s'"\\]+$/.test(word);
  return all.map((word) => (isPlain(word) ? word : `"${word.replace(/["\\$`]/g, '\\$&')}"`)).join(' ');
}

/** Writes a value of a schema as the user could write it: `0.02` of `fraction` as `2%`, a list with commas. */
export function asWritten(schema: unknown, value: unknown): string {
  if (schema === fraction) return `${Number((100 * (value as number)).toPrecision(9))}%`;
  if (schema === patience) return `${(value as number) / 1000}s`;
  if (schema === words) return joinWords(value as readonly string[]);
  if (Array.isArray(value)) return value.join(',');
  return String(value);
}
