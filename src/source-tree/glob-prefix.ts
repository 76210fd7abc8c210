/**
 * The beginning of `target` that one of the comma-separated patterns matches, as Go compares module paths with GOPRIVATE:
 * a pattern is compared with as many elements as it has itself (`MatchPrefixPatterns` of golang.org/x/mod/module, and
 * `path.Match`). A pattern that is malformed matches nothing.
 */
export function matchingPrefix(patterns: string, target: string): string | undefined {
  for (const written of patterns.split(',')) {
    const pattern = written.replace(/\/$/, '');
    if (pattern === '') continue;
    const elements = target.split('/');
    const length = pattern.split('/').length;
    if (elements.length < length) continue;
    const prefix = elements.slice(0, length).join('/');
    if (asRegExp(pattern)?.test(prefix)) return prefix;
  }
  return undefined;
}

/** Undefined for what `path.Match` calls a bad pattern. */
function asRegExp(pattern: string): RegExp | undefined {
  const characters = [...pattern];
  let source = '';
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] as string;
    if (character === '*') source += '[^/]*';
    else if (character === '?') source += '[^/]';
    else if (character === '[') {
      const read = readClass(characters, at + 1);
      if (read === undefined) return undefined;
      source += read.source;
      at = read.end;
    } else if (character === '\\') {
      at += 1;
      if (at >= characters.length) return undefined;
      source += literal(characters[at] as string);
    } else source += literal(character);
  }
  return new RegExp(`^${source}$`, 'su');
}

/** A class after its `[`, as a negated or plain list of ranges, which never matches a `/` where it stands for any but those. */
function readClass(
  characters: readonly string[],
  start: number,
): { readonly source: string; readonly end: number } | undefined {
  let at = start;
  const negated = characters[at] === '^';
  if (negated) at += 1;
  const ranges: string[] = [];
  const next = (): string | undefined => {
    const first = characters[at];
    // At the place of a bound, `-` and `]` are none.
    if (first === undefined || first === '-' || first === ']') return undefined;
    const bound = first === '\\' ? characters[at + 1] : first;
    at += first === '\\' ? 2 : 1;
    return bound;
  };
  while (characters[at] !== ']' || ranges.length === 0) {
    const low = next();
    if (low === undefined) return undefined;
    let high: string | undefined = low;
    if (characters[at] === '-') {
      at += 1;
      high = next();
      if (high === undefined) return undefined;
    }
    // A range that is none matches nothing.
    if ((low.codePointAt(0) as number) <= (high.codePointAt(0) as number))
      ranges.push(`${inClass(low)}-${inClass(high)}`);
    else ranges.push('');
    if (at >= characters.length) return undefined;
  }
  const list = ranges.join('');
  const source = list === '' ? (negated ? '[\\s\\S]' : '(?!)') : `[${negated ? '^' : ''}${list}]`;
  return { source, end: at };
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

function inClass(character: string): string {
  return `\\u{${(character.codePointAt(0) as number).toString(16)}}`;
}
