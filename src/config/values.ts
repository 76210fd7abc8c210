import * as v from 'valibot';

/**
 * The kinds of values that settings take. Each accepts what YAML makes of the text and the text itself, since
 * the action's inputs and the CLI's options are always text. Messages say what is expected, not what is wrong.
 */

export const text = v.pipe(v.string('a text'), v.trim(), v.nonEmpty('a text that is not empty'));

/** A whole number of at least `least`. */
export const whole = (least: number) => {
  const expected = `a whole number of at least ${least}`;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.transform(Number))], expected),
    v.integer(expected),
    v.minValue(least, expected),
  );
};

export const flag = v.pipe(
  v.union([v.boolean(), v.pipe(v.string(), v.trim(), v.picklist(['true', 'false']))], '`true` or `false`'),
  v.transform((value) => value === true || value === 'true'),
);

export const choice = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `one of ${options.map((option) => `\`${option}\``).join(', ')}`);

const SHARE = 'a share such as `5%` or `0.05`';

/** A fraction from 0 to 1, written as such or in percent. */
export const share = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?\s*%?$/), v.transform(parseShare))],
    SHARE,
  ),
  v.minValue(0, SHARE),
  v.maxValue(1, SHARE),
);

function parseShare(written: string): number {
  const number = Number.parseFloat(written);
  return written.endsWith('%') ? number / 100 : number;
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Milliseconds, written with a unit: `8s`, `5m`, `24h`, `7d`. */
export const duration = v.pipe(
  v.string('a duration such as `30s`, `5m`, `24h` or `7d`'),
  v.trim(),
  v.regex(/^\d+(\.\d+)?(ms|s|m|h|d|w)$/, 'a duration such as `30s`, `5m`, `24h` or `7d`'),
  v.transform((written) => {
    const unit = /[a-z]+$/.exec(written)?.[0] as keyof typeof UNITS;
    return Number.parseFloat(written) * UNITS[unit];
  }),
  v.minValue(1, 'a duration longer than nothing'),
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

/** Command-line arguments: a YAML list is taken item by item, a text is split as a shell splits words. */
export const words = v.pipe(
  v.union([v.array(v.string()), v.string()], 'a list of arguments'),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (typeof value !== 'string') return value;
    const split = splitWords(value);
    if (split !== undefined) return split;
    addIssue({ message: 'arguments whose quotes are closed' });
    return NEVER;
  }),
);

/** Splits at white space outside of quotes; undefined when a quote is left open. */
function splitWords(line: string): string[] | undefined {
  const pattern = /\s*((?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)\s*/gsy;
  const found: string[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    found.push((match[1] as string).replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs, unquote));
    end = match.index + match[0].length;
  }
  return line.slice(end).trim() === '' ? found : undefined;
}

function unquote(_: string, single?: string, double?: string, escaped?: string): string {
  return single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '';
}
