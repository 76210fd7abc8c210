import fc from 'fast-check';
import type { Finding } from '../../src/system/errors.ts';
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
  "' onmouseover='alert(1)",
  '</code></td></table></details><h1>',
  '<!-- comment -->',
  ']]>',
  '@octocat @org/team please look',
  'fixes #1, GH-2, owner/repo#3, da39a3ee5e6b4b0d3255bfef95601890afd80709',
  '[click](https://evil.example) https://evil.example www.evil.example mail@evil.example',
  '![x](https://evil.example/x.png)',
  ':tada: $x^2$ **bold** _it_ ~~no~~',
  '\u001b[31mred\u001b]0;title\u0007 \u009b2J \r overwritten',
  'abc\u202edlrow\u2066\u200b\ufeff',
  'line\u2028separator\u0085next',
  '&lt;b&gt; &amp; &#64;octocat',
  '::error::injected\n##[error]injected',
  '\ud800 lone surrogate',
  '- [ ] task',
  '> [!CAUTION]',
  '${{ secrets.TOKEN }} $(id)',
  '(GH-1) see:GH-2 Closes: #3 fixes acme/other#4 acme/other@da39a3e CVE-2026-12345 GHSA-aaaa-bbbb-cccc',
  '&#64;octocat &commat;octocat &num;1 @\u200boctocat \\@octocat <span>@</span>octocat',
  '[a](javascript:alert(1)) <a href=javascript:alert(1)>b</a> [c]: https://evil.example',
  '<!-- go-pgo-action --><!-- go-pgo-action: withdrawn --><!-- go-pgo-action: draft because proven slower -->',
  '1. one',
  '- one',
  '+ one',
  '2) one',
  '---',
  '~~~',
  '    indented',
  '[^1]: a footnote [^1]',
  '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  '::set-output name=x::y%0A::add-mask::a%0D##[set-env name=PATH]/evil',
  'a\u3164b\ufe01c\u034fd\u115fe\u{e0041}\u{e0101}',
  "'; rm -rf / #\n`id`",
  'x\n\nReviewed-by: Evil <evil@evil.example>',
  '',
  ' ',
  '漢字かな.(*型).方法',
  'x'.repeat(5_000),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '|',
        '`',
        '<',
        '>',
        '@a',
        '\n',
        '\\',
        '[',
        ']',
        '(',
        ')',
        '*',
        '#1',
        ' ',
        '&',
        '"',
        '\u202e',
      ),
      {
        maxLength: 20,
      },
    )
    .map((parts) => parts.join('')),
);

/** `report` with every text in it that comes from outside replaced by `text`. */
export function withHostileText(report: Report, text: string): Report {
  const finding = (original: Finding): Finding => ({
    severity: original.severity,
    message: text,
    fix: text,
    ...(original.source !== undefined && { source: text, file: text }),
  });
  const moved = (one: { before: number; after: number }) => ({ ...one, name: text });
  const { subject, profile, decision, build, comparison, publication, error, targets } = report;
  return {
    ...report,
    ...(report.target !== undefined && { target: text }),
    ...(targets && { targets: targets.map((one) => ({ ...withHostileText(one, text), target: text })) }),
    findings: report.findings.map(finding),
    ...(subject && { subject: { module: text, package: text, goVersion: text, actionVersion: text } }),
    ...(report.sources && {
      sources: report.sources.map((source) => ({
        ...source,
        source: text,
        kind: text,
        findings: source.findings.map(finding),
      })),
    }),
    ...(profile && { profile: { ...profile, path: text, sha256: text, from: text, to: text } }),
    ...(decision && {
      decision: {
        ...decision,
        reason: text,
        ...(decision.movedFunctions && { movedFunctions: decision.movedFunctions.map(moved) }),
        ...(decision.movedEdges && { movedEdges: decision.movedEdges.map(moved) }),
      },
    }),
    ...(build && {
      build: {
        baseline: { ...build.baseline, pgo: text, path: text, sha256: text },
        candidate: { ...build.candidate, pgo: `${text}2`, path: text, sha256: text },
      },
    }),
    ...(comparison && {
      comparison: {
        ...comparison,
        reason: text,
        measurements: comparison.measurements.map((one) => ({ ...one, name: text, unit: text })),
      },
    }),
    ...(publication && { publication: { ...publication, url: text, branch: text, reason: text } }),
    ...(error && { error: { message: text, fix: text } }),
  };
}

/** Any sample, hostile or not. */
export const anyReport: fc.Arbitrary<Report> = fc
  .tuple(fc.constantFrom(...Object.values({ ...samples, ...targetSamples })), fc.option(hostileText))
  .map(([report, text]) => (text === null ? report : withHostileText(report, text)));

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
