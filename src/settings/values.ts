import * as v from 'valibot';
import { totalOf } from '../system/format.ts';
import { codeList } from '../system/text.ts';

/**
 * The schemas of the values that settings and options of sources have.
 *
 * Inputs of the action and options of the CLI are always text, and a YAML file has numbers, lists and maps. Therefore each schema accepts
 * texts as well as the types of YAML:
 *
 *     v.parse(fraction, '5%')      // 0.05
 *     v.parse(fraction, 0.05)      // 0.05
 *     v.parse(patience, '5m')      // 300000: durations are in milliseconds
 *     v.parse(list, 'a, b\nc')     // ['a', 'b', 'c']
 *     v.parse(list, ['a', 'b'])    // ['a', 'b']
 *
 * The message of a schema names the expected value in words that complete a sentence after "is not", such as
 * `a share such as `5%` or `0.05``. mistakes.ts makes whole errors from these messages.
 *
 * A schema only checks the form of a text. A schema does not say whether a text is a path or a command. Therefore each setting and each
 * option of a source also has a kind, such as the path of a file, a command, or a text that may contain a secret. `ofKind` attaches the
 * kind to the schema.
 *
 * `npm run generate` makes the JSON Schema of the config file from these schemas. The JSON Schema contains only the checks that come before
 * a `v.transform`.
 */

/** The maximum number of characters in a name, a command or an item of a list. Longer texts may not fit into the arguments of a program. */
export const LONGEST_TEXT = 10_000;
const MOST_RENAMES = 10_000;

/** The properties of a kind of value: how the value is read, and whether messages may show it. */
export interface Traits {
  /** The value is a command that `sh -c` runs. The secrets in the command are masked. */
  readonly isCommand?: true;
  /** The value may hold a secret, so no message shows it. */
  readonly isSecret?: true;
  /** The value is parsed as YAML if the user writes it as an input or option. */
  readonly isYaml?: true;
  /** The value is a list that may be long, and that the user may write as one text. Only the length of each item is limited. */
  readonly isLong?: true;
}

/** The kinds of settings and of options of sources, each with its traits. */
const SETTING_KINDS = {
  /** A command of the repository's owner. */
  command: { isCommand: true, isSecret: true },
  /** A value that may hold a secret, such as a token or a map of headers. */
  secret: { isSecret: true },
  /**
   * The URL of a server. The URL may contain a password. Messages show the URL without the password, and the password is masked when the
   * URL is read.
   */
  url: {},
  /**
   * The name of a user, which no message shows. A user name is not masked, because the name may be a short number that occurs in many
   * texts.
   */
  user: { isSecret: true },
  /** A YAML list or map with addresses and headers, which may hold secrets. */
  yaml: { isSecret: true, isYaml: true },
  /** A YAML map that holds a command of the repository's owner. */
  'yaml command': { isCommand: true, isSecret: true, isYaml: true },
  /** The path of a file or folder. */
  path: {},
  /** A list of names that may have thousands of entries. */
  'long list': { isLong: true },
  /** A name, a pattern or prose that messages may show. */
  shown: {},
} as const satisfies Readonly<Record<string, Traits>>;

/** The name of a kind, such as `path`. */
export type SettingKind = keyof typeof SETTING_KINDS;

/** Attaches a kind to a schema. `kindOf` and `traitsOf` return the attached kind and its traits. */
export function ofKind<const S extends v.GenericSchema>(schema: S, kind: SettingKind) {
  return v.pipe(schema, v.metadata({ kind }));
}

/** Returns the kind of a schema; undefined if `ofKind` attached no kind. An optional value has the kind of its inner schema. */
export function kindOf(schema: v.GenericSchema | undefined): SettingKind | undefined {
  if (schema === undefined) return undefined;
  const { wrapped } = schema as { readonly wrapped?: v.GenericSchema };
  return wrapped === undefined ? (v.getMetadata(schema) as { kind?: SettingKind }).kind : kindOf(wrapped);
}

/** Returns the traits of a schema's kind. */
export function traitsOf(schema: v.GenericSchema | undefined): Traits {
  const kind = kindOf(schema);
  return kind === undefined ? {} : SETTING_KINDS[kind];
}

/** A text that is not empty. */
export const text = v.pipe(v.string('a text'), v.regex(/\S/, 'a non-empty text'), v.trim());
/** A name, a pattern or a query, which messages may show. */
export const showableText = ofKind(text, 'shown');
/** A command of the repository's owner. */
export const command = ofKind(text, 'command');

/**
 * Returns the schema of a text that matches `pattern` as a whole, apart from white space around the text. `pattern` must have no flags,
 * because JSON Schema does not support flags.
 */
export const matchingText = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(new RegExp(`^\\s*(?:${pattern.source})\\s*$`), expected), v.trim());

/** Returns the schema of a number, or of a text that matches `pattern` and that `read` turns into a number. */
function numeric(
  expected: string,
  pattern: RegExp,
  checks: readonly v.PipeItem<number, number, v.BaseIssue<unknown>>[],
  read: (written: string) => number = Number,
) {
  const bounded = v.pipe(v.number(expected), ...checks) as v.GenericSchema<number, number>;
  return v.union([bounded, v.pipe(matchingText(pattern, expected), v.transform(read), bounded)], expected);
}

/** Returns the schema of a whole number from `least` to `most`. `expected` describes the allowed numbers in messages. */
function integer(expected: string, least: 0 | 1, most?: number) {
  const upTo = most === undefined ? [] : [v.maxValue<number, number, string>(most, expected)];
  const checks = [v.integer(expected), v.minValue<number, number, string>(least, expected), ...upTo];
  return numeric(expected, least === 0 ? /\d+/ : /0*[1-9]\d*/, checks);
}

/** A whole number of at least 1. */
export const whole = integer('a whole number of at least 1', 1);
/** A number of days from 0 to 90, which is how long GitHub keeps artifacts. */
export const days = integer('a whole number from 0 to 90', 0, 90);
/** The words with which a message describes a number of seconds. */
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
/** A fraction from 0 to 1, which the user may also write in percent. */
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

/** Returns the schema of a text that is one of several words. */
export const choice = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `one of ${codeList(options)}`);

/** A repository as `owner/name`. */
export const repository = matchingText(/[\w.-]+\/[\w.-]+/, 'a repository as `owner/name`');

const DURATION_UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const inMilliseconds = (count: string, unit: string) =>
  Number(count) * DURATION_UNITS[unit as keyof typeof DURATION_UNITS];

/** Returns the schema of a duration in milliseconds, at least 1 and at most `most`. */
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

/** A duration of any length. The user writes the duration with a unit. The value is in milliseconds and at least 1. */
export const timeSpan = durationUpTo('a duration such as `30s`, `5m`, `24h` or `7d`', Number.MAX_VALUE);

/** A duration of at most a week, in milliseconds, that a timer can wait for. Node's timers overflow after 25 days. */
export const patience = durationUpTo(
  'a duration of at most `7d`, such as `30s`, `5m` or `24h`',
  DURATION_UNITS.w,
);

const TUNING = '`auto`, `off`, `culprits`, `culprits 30m`, or a duration of at most `7d`, such as `30m`';

/**
 * Whether the run searches for a tuned profile. With `auto`, the run searches only if a faster profile is likely to be found. With `off`,
 * the run never searches.
 */
export type Tuning =
  | { readonly kind: 'auto' | 'off' }
  /** A search for a tuned profile. `milliseconds` is the time for the search and the proof together. */
  | { readonly kind: 'search'; readonly milliseconds: number }
  /**
   * A search that only finds the culprits, which are the few calls that make the program slower, and proposes no tuned profile. If
   * `milliseconds` is undefined, the search may take as long as the setting `budget` allows.
   */
  | { readonly kind: 'culprits'; readonly milliseconds: number | undefined };

const tuningTime = durationUpTo(TUNING, DURATION_UNITS.w);

/**
 * The schema of the setting `tune`: `auto`, `off`, `culprits`, `culprits` with a duration, or a duration. The schema also accepts `false`,
 * because YAML 1.1 reads `off` as `false`.
 */
export const tuning = v.pipe(
  v.union(
    [
      v.literal(false),
      choice(['auto', 'off', 'culprits']),
      tuningTime,
      v.pipe(
        matchingText(/culprits\s+\S+/, TUNING),
        v.transform((written) => written.slice('culprits'.length)),
        tuningTime,
        v.transform((milliseconds) => ({ milliseconds })),
      ),
    ],
    TUNING,
  ),
  v.transform((value): Tuning => {
    if (typeof value === 'number') return { kind: 'search', milliseconds: value };
    if (typeof value === 'object') return { kind: 'culprits', milliseconds: value.milliseconds };
    if (value === 'culprits') return { kind: 'culprits', milliseconds: undefined };
    return { kind: value === 'auto' ? 'auto' : 'off' };
  }),
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

/** A point in time: `at` is in milliseconds since 1970, `ago` is in milliseconds before the run. */
export type Moment = { readonly at: number } | { readonly ago: number };

/**
 * A point in time. The user writes the time relative to the run (`now-24h`), as ISO 8601 (in UTC if it names no zone), or in seconds or
 * milliseconds since 1970.
 */
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

/** Returns the schema of a list of texts. The user writes a YAML list, or a text. @param itemsOf returns the items of a text. */
const listBy = (itemsOf: (written: string) => readonly string[]) =>
  v.pipe(
    v.union(
      [v.array(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), v.string()],
      'a list, or a text with one item a line',
    ),
    v.transform((value) => (typeof value === 'string' ? itemsOf(value) : value)),
    v.transform((items) => items.map((item) => item.trim()).filter((item) => item !== '')),
  );

/** A list of texts. In a text, the items are on separate lines or separated by commas. */
export const list = listBy((written) => written.split(/[\n,]/));

/** Matches an item of `conditions`. The item may contain text in parentheses, in which a comma does not end the item. */
const CONDITION_TEXT = /(?:\((?:[^()\n]|\([^()\n]*\))*\)|[^\n,])+/g;

/**
 * A list of conditions, such as `slower(BenchmarkGet/n=1,k=2) > 2%, size > 5%`. The name of a row in parentheses may contain commas, so a
 * comma in parentheses does not separate two conditions.
 */
export const conditions = listBy((written) => written.match(CONDITION_TEXT) ?? []);

/** Returns the schema of a list that holds only some of `options`. */
export const several = <const T extends readonly string[]>(options: T) => {
  const option = choice(options);
  return v.pipe(
    v.union([v.array(option), list], `some of ${codeList(options)}`),
    v.array(option),
    // Sort the items in the order of `options`, because the order in which the user writes them must make no difference.
    v.transform((items): T[number][] => options.filter((option) => items.includes(option))),
  );
};

/** Reads lines of `left=right`. */
const readPairs = (written: string): Record<string, string> => {
  const lines = written.matchAll(/^\s*([^\s=]+)[ \t]*=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, left = '', right = '']) => [left, right.trimEnd()]));
};

const ASSIGNMENTS = 'a map of names and values, or a text with one `NAME=VALUE` per line';
const ASSIGNMENT_LINES = /^\s*([A-Za-z_]\w*=[^\n]*(\n\s*|$))*$/;
const variable = v.pipe(v.string(ASSIGNMENTS), v.regex(/^[A-Za-z_]\w*$/, ASSIGNMENTS));
const scalar = v.union([v.string(), v.number(), v.boolean()], ASSIGNMENTS);

/** The schema of environment variables. The user writes a YAML map, or a text with one `NAME=VALUE` on each line. */
export const assignments = v.pipe(
  v.union(
    [
      v.record(variable, v.pipe(scalar, v.transform(String))),
      v.pipe(v.string(), v.regex(ASSIGNMENT_LINES, ASSIGNMENTS), v.transform(readPairs)),
    ],
    ASSIGNMENTS,
  ),
);

const RENAMES = `a map of at most ${MOST_RENAMES} old and new names, or a text with one \`old=new\` per line`;
const RENAME_LINES = /^\s*([^\s=]+[ \t]*=[ \t]*[^\s=]+[ \t]*(\r?\n\s*|$))*$/;
const renamedName = v.pipe(v.string(RENAMES), v.regex(/^[^\s=]+$/, RENAMES));

/** The old and the new name of a function or package that was renamed. */
export interface Rename {
  /**
   * The old name. The old name is the name of a function as in profiles, or the import path of a package. The path of a package also means
   * all packages below this path.
   */
  readonly from: string;
  /** The name today. */
  readonly to: string;
}

/** Renamed functions or packages. The user writes a YAML map, or a text with one `old=new` on each line. */
export const renames = v.pipe(
  v.union(
    [
      v.record(renamedName, renamedName),
      v.pipe(v.string(), v.regex(RENAME_LINES, RENAMES), v.transform(readPairs)),
    ],
    RENAMES,
  ),
  v.maxEntries(MOST_RENAMES, RENAMES),
  v.transform((map): readonly Rename[] =>
    Object.entries(map as Record<string, string>).map(([from, to]) => ({ from, to: to.trim() })),
  ),
);

/** Matches a text in which each quote is closed. */
const CLOSED_QUOTES = /^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/;

/**
 * Command-line arguments. The schema of arguments for a program. Each item of a YAML list is one argument, and a text is split into words
 * as a shell would do.
 */
export const words = v.pipe(
  v.union(
    [v.array(v.string()), v.pipe(v.string(), v.regex(CLOSED_QUOTES, 'arguments whose quotes are closed'))],
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

/** Joins arguments into one text, with the quotes that a shell needs. The schema `words` splits the joined text into the same arguments. */
export function joinWords(args: readonly string[]): string {
  const isPlain = (word: string) => /^[^\s'"\\]+$/.test(word);
  return args.map((word) => (isPlain(word) ? word : `"${word.replace(/["\\$`]/g, '\\$&')}"`)).join(' ');
}

/**
 * Returns a value in the form in which the user could write it. For example, the value `0.02` of the schema `fraction` becomes `2%`, and
 * the items of a list are separated by commas.
 */
export function asWritten(schema: unknown, value: unknown): string {
  if (schema === fraction) return `${Number((100 * (value as number)).toPrecision(9))}%`;
  if (schema === patience) return `${(value as number) / 1000}s`;
  if (schema === tuning) {
    const written = value as Tuning;
    const time = 'milliseconds' in written && written.milliseconds ? `${written.milliseconds / 1000}s` : '';
    return written.kind === 'search' ? time : `${written.kind} ${time}`.trim();
  }
  if (schema === words) return joinWords(value as readonly string[]);
  if (Array.isArray(value)) return value.join(',');
  // YAML reads JSON.
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}
