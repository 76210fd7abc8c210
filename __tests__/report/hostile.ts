import fc from 'fast-check';
import type { Report } from '../../src/report/report.ts';
import { faster, samples } from './samples.ts';
import { targetSamples } from './samples-targets.ts';

/** Strings as a profile, a server or a file name might hold them to harm whoever shows them. */
export const HOSTILE: readonly string[] = [
  'main.(*T[...]).f|x',
  'a`b``c```d',
  '```\n# heading\n```',
  '| a | b |\n| --- | --- |',
  '\\| \\` \\\\|',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</code></td></table></details><h1>',
  '<!-- comment -->',
  '@octocat @org/team please look',
  'fixes #1, GH-2, owner/repo#3, da39a3ee5e6b4b0d3255bfef95601890afd80709',
  '[click](https://evil.example) https://evil.example www.evil.example mail@evil.example',
  '![x](https://evil.example/x.png)',
  ':tada: $x^2$ **bold** _it_ ~~no~~',
  '\u001b[31mred\u001b]0;title\u0007 \u009b2J \r overwritten',
  'abc\u202edlrow\u2066\u200b\ufeff',
  '&lt;b&gt; &amp; &#64;octocat',
  '::error::injected\n##[error]injected',
  '\ud800 lone surrogate',
  '> [!CAUTION]',
  '${{ secrets.TOKEN }} $(id)',
  '(GH-1) see:GH-2 Closes: #3 fixes acme/other#4 acme/other@da39a3e CVE-2026-12345 GHSA-aaaa-bbbb-cccc',
  '&#64;octocat &commat;octocat &num;1 @\u200boctocat \\@octocat <span>@</span>octocat',
  '[a](javascript:alert(1)) <a href=javascript:alert(1)>b</a> [c]: https://evil.example',
  '<!-- go-pgo-action --><!-- go-pgo-action: withdrawn --><!-- go-pgo-action: draft because proven slower -->',
  '- one',
  '---',
  '    indented',
  '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  '::set-output name=x::y%0A::add-mask::a%0D##[set-env name=PATH]/evil',
  'a\u3164b\ufe01c\u034fd\u115fe\u{e0041}\u{e0101}',
  "'; rm -rf / #\n`id`",
  'x\n\nReviewed-by: Evil <evil@evil.example>',
  '',
  '漢字かな.(*型).方法',
  'x'.repeat(5_000),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...'|`<>\\[]()*&"', '@a', '\n', '#1', ' ', '\u202e'), { maxLength: 20 })
    .map((parts) => parts.join('')),
);

/** Words of ours, which are no foreign text. */
const OURS = new Set('command kind verdict outcome ended severity operation method better'.split(' '));

/** `report` with every foreign text in it replaced by `text`, names that must differ by `text` and a number. */
export function everyTextHostile(report: Report, text: string): Report {
  return replaced(report, text, undefined) as Report;
}

function replaced(value: unknown, text: string, key: string | undefined): unknown {
  if (typeof value === 'string') return key !== undefined && OURS.has(key) ? value : text;
  if (Array.isArray(value)) {
    return value.map((one, i) => (key === 'names' ? `${text}${i}` : replaced(one, text, key)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, text, name)]));
}

/** Any sample, hostile or not. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(fc.constantFrom(...Object.values({ ...samples, ...targetSamples })), fc.option(hostileText))
  .map(([report, text]) => (text === null ? report : everyTextHostile(report, text)));

/** A report that is larger in every list than anything can show. */
export function largeReport(rows: number, name: string): Report {
  const numbered = Array.from({ length: rows }, (_, i) => `${name}${i}`);
  const [measurement] = faster.comparison?.measurements ?? [];
  if (!measurement || !faster.comparison || !faster.decision)
    throw new Error('The sample has no measurement.');
  return {
    ...faster,
    sources: numbered.map((source) => ({
      source,
      kind: 'pprof',
      collected: 1,
      findings: [{ severity: 'error', source, message: `${source} failed` }],
    })),
    findings: numbered.map((text) => ({ severity: 'warning', message: text, fix: text })),
    decision: {
      ...faster.decision,
      movedFunctions: numbered.map((one, i) => ({ name: one, before: 0, after: i / rows })),
      movedEdges: numbered.map((one, i) => ({ name: `${one} → ${one} (+${i})`, before: i / rows, after: 0 })),
    },
    comparison: {
      ...faster.comparison,
      measurements: numbered.map((one) => ({ ...measurement, name: one })),
    },
  };
}

/** Every place of a report that holds a text from outside, found by walking it: a new field is among them by itself. */

export interface Field {
  /** As `decision.movedFunctions.*.name`: the elements of a list are one field. */
  readonly name: string;
  /** The report with `text` in this field, in each element where it is in a list; the other fields as they were. */
  filled(text: string): Report;
}

type Path = readonly string[];

/** All fields that hold a string, but for our own words. */
export function textFields(report: Report): Field[] {
  const paths = new Map<string, Path>();
  collect(report, [], paths);
  return [...paths].map(([name, path]) => ({ name, filled: (text) => put(report, path, text) as Report }));
}

function collect(value: unknown, path: Path, paths: Map<string, Path>): void {
  if (typeof value === 'string') {
    if (!OURS.has(path.at(-1) ?? '')) paths.set(path.join('.'), path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    collect(one, [...path, Array.isArray(value) ? '*' : key], paths);
  }
}

function put(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return typeof value === 'string' ? text : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return key === '*' ? value.map((one) => put(one, rest, text)) : value;
  if (!Object.hasOwn(value, key)) return value;
  return { ...value, [key]: put((value as Record<string, unknown>)[key], rest, text) };
}
