const KEYWORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'offset',
  'bool',
  'atan2',
  'inf',
  'nan',
  'start',
  'end',
  'fill',
  'fill_left',
  'fill_right',
  'limitk',
  'limit_ratio',
]);
const MOST = 3;

/** Names of the metrics that a PromQL query reads, as far as they are plain to see; at most 3. */
export function metricsIn(query: string): string[] {
  const bare = bareOf(query)
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/gi, ' ');
  const found = [...bare.matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*(?!\s*\()(?![\w:])/g)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name.toLowerCase()));
  return [...new Set(found)].slice(0, MOST);
}

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_536_000_000,
};

/**
 * Milliseconds that a PromQL query looks back: its longest range, such as that of `rate(x[5m])`, or what the name of a
 * recording rule such as `job:cpu:rate5m` ends in; 0 without one.
 */
export function lookbackOf(query: string): number {
  const bare = bareOf(query);
  const ranges = [...bare.matchAll(/\[([^\]:]*)/g), ...bare.matchAll(/:[a-z_]*?(\d+(?:ms|[smhdw]))\b/g)];
  return Math.max(0, ...ranges.map(([, range = '']) => lengthOf(range)));
}

/** Of `5m` or `1h30m`, in milliseconds; a number alone is seconds. */
function lengthOf(range: string): number {
  return [...range.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)].reduce(
    (sum, [, number, unit = 's']) => sum + Number(number) * (UNITS[unit] ?? 0),
    0,
  );
}

/** The counters that a query reads as they are, though nothing in it makes a rate of them. */
export function countersAsTheyAre(query: string): string[] {
  if (/\b(?:rate|irate|increase|xrate|xincrease|rollup_rate|deriv)\b\s*\(/i.test(bareOf(query))) return [];
  return metricsIn(query).filter((name) => /_(?:total|count|sum)$/.test(name));
}

/** Without texts and comments. */
function bareOf(query: string): string {
  return query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs, '""').replace(/#.*$/gm, '');
}
