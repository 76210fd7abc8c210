/** One of the alternatives of a `-test.bench` expression: a regular expression for each level of names. */
export type Alternative = readonly string[];

/**
 * The alternatives of an expression as `testing` understands it: `|` parts alternatives and `/` the levels of
 * sub-benchmarks, unless within brackets or parentheses. Source: testing/match.go of Go, which no flag exposes.
 */
export function alternatives(expression: string): Alternative[] {
  const all: string[][] = [['']];
  let brackets = 0;
  let parentheses = 0;
  for (const [token] of expression.matchAll(/\\[\s\S]?|[\s\S]/g)) {
    const isNested = brackets > 0 || parentheses > 0;
    if (token === '|' && !isNested) {
      all.push(['']);
      continue;
    }
    const levels = all[all.length - 1] as string[];
    if (token === '/' && !isNested) {
      levels.push('');
      continue;
    }
    if (token === '[') brackets++;
    // A closing bracket that closes nothing stands for itself.
    else if (token === ']') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && token === '(') parentheses++;
    else if (brackets === 0 && token === ')') parentheses--;
    levels[levels.length - 1] += token;
  }
  return all;
}

/** The `-test.bench` pattern that selects of one top-level benchmark what these alternatives, which match it, do. */
export function patternWithin(name: string, matching: readonly Alternative[]): string {
  const each = matching.map(([, ...below]) => [exactPattern(name), ...below].join('/'));
  return [...new Set(each)].join('|');
}

/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
export function exactPattern(plainName: string): string {
  return plainName
    .split('/')
    .map((element) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`)
    .join('/');
}
