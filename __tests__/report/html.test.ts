import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../src/compare/experiment/verdict.ts';
import { SCRIPT } from '../../src/report/flame-graph/script.ts';
import { renderHtml } from '../../src/report/html.ts';
import type { Report } from '../../src/report/report.ts';
import { STYLE } from '../../src/report/style.ts';
import { anyReport, everyTextHostile, HOSTILE, hostileText, largeReport } from './hostile.ts';
import { faster, samples as plain } from './samples.ts';
import { evidence, evidenceSamples, flameGraphOf } from './samples-evidence.ts';
import { targetSamples } from './samples-targets.ts';

const samples: Readonly<Record<string, Report>> = { ...plain, ...evidenceSamples, ...targetSamples };

const VOID = new Set(['meta', 'wbr', 'rect', 'line', 'circle', 'path']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z0-9-]*(?:="[^"<>]*")?)*)(\/?)>|<!doctype html>|([<>])/gi;

const DATA = /<script type="application\/gzip" data-label="[^"<>]*">[A-Za-z0-9+/]+=*<\/script>/g;

/** Every tag is one of ours, closed in order; nothing else in the page holds a `<` or `>`. Returns the tags. */
function expectWellFormed(html: string): { name: string; attributes: string }[] {
  const open: string[] = [];
  const tags: { name: string; attributes: string }[] = [];
  // The page's own style sheet and script are what they are; data in scripts is base64.
  const marked = html
    .replace(`<style>${STYLE}</style>`, '')
    .replace(`<script>${SCRIPT}</script>`, '')
    .replaceAll(DATA, '');
  for (const [text, closing, name, attributes = '', selfClosing, stray] of marked.matchAll(TAG)) {
    if (stray !== undefined) throw new Error(`A stray ${stray} in the text.`);
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`${text} closes another element.`);
    } else {
      tags.push({ name, attributes });
      if (selfClosing !== '/' && !VOID.has(name)) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return tags;
}

/** Nothing loads, runs, or is hidden in an attribute. */
function expectInert(html: string): void {
  const tags = expectWellFormed(html);
  expect(
    tags.filter(({ name }) => /^(?:script|img|iframe|object|link|form|base|use|image)$/.test(name)),
  ).toEqual([]);
  for (const { name, attributes } of tags) {
    const names = attributes.replace(/="[^"]*"/g, '=');
    if (/ (?:on\w+|style|src|srcset|xlink:href|formaction)=/i.test(names)) throw new Error(names);
    if (/ href=/.test(names))
      expect(name + attributes).toMatch(
        /^a href="(?:https?:\/\/|#[a-z]+"|\.\/[\w%!~*().-]*(?:\/[\w%!~*().-]*)*\/report\.html")/,
      );
  }
  expect(html).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
  );
}

function policyOf(html: string): string | undefined {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('renderHtml', () => {
  it.each(['evidence', 'failed-late', 'three-targets'])('%s, as it was read', async (name) => {
    const html = renderHtml(samples[name] ?? expect.fail())
      .replace(/<style>[\s\S]*?<\/style>/, '<style>…</style>')
      .replace(`<script>${SCRIPT}</script>`, '<script>…</script>')
      .replaceAll(/sha256-[\w+/=]+/g, 'sha256-…')
      // How gzip packs is the business of the machine's zlib.
      .replaceAll(/(<script type="application\/gzip"[^>]*>)[^<]*/g, '$1…');
    await expect(html).toMatchFileSnapshot(`../golden/report/${name}.html.golden`);
  });

  it('allows its own style sheet, and the one script of the flame graphs if there are some', () => {
    const style = `default-src 'none'; style-src '${digestOf(STYLE)}'; `;
    const script = `script-src '${digestOf(SCRIPT)}'; require-trusted-types-for 'script'; trusted-types 'none'; `;
    expect(policyOf(renderHtml(faster))).toBe(`${style}base-uri 'none'; form-action 'none'`);
    expect(renderHtml(faster)).not.toContain('<script');
    expect(policyOf(renderHtml(evidence))).toBe(`${style}${script}base-uri 'none'; form-action 'none'`);
  });

  it('shows every text as text, whatever it is', () => {
    for (const report of Object.values(samples)) {
      expectInert(renderHtml(report));
      for (const text of HOSTILE) expectInert(renderHtml(everyTextHostile(report, text)));
    }
    const property = (text: string, report: Report) =>
      expectInert(renderHtml(everyTextHostile(report, text)));
    fc.assert(fc.property(hostileText, fc.constantFrom(...Object.values(samples)), property), {
      numRuns: 30,
    });
  });

  it('links only to web addresses', () => {
    const at = (url: string) =>
      renderHtml({ ...faster, publication: { kind: 'pull-request', operation: 'created', url } });
    expect(at('https://github.com/o/r/pull/1')).toContain('<a href="https://github.com/o/r/pull/1">');
    expect(at('javascript:alert(1)')).not.toMatch(/<a href="(?!#)/);
  });

  it('names pull requests as GitHub does', () => {
    const { 'three-targets': three } = targetSamples;
    const url = 'https://github.com/o/r/pull/1234';
    const publication = { kind: 'pull-request', operation: 'created', number: 1234, url } as const;
    const targets = three.targets.map((one) => ({ ...one, publication }));
    expect(renderHtml({ ...three, targets })).toContain(`<a href="${url}">#1234</a>`);
  });

  it('draws no band and no axis of nothing with `equivalence: 0%`', () => {
    const none = { change: 0, interval: [0, 0] } as const;
    const { comparison } = faster;
    const measurements = comparison?.measurements.map((one) => ({ ...one, ...none })) ?? [];
    expect(measurements.length).toBeGreaterThan(0);
    const flat = {
      ...faster,
      comparison: { ...comparison, ...none, equivalence: 0, measurements } as Comparison,
    };
    expect(renderHtml(flat)).not.toMatch(/NaN|The shaded band/);
    expect(renderHtml(faster)).toContain('The shaded band is ±1');
  });

  it('stays below 400 KB without flame graphs', () => {
    const html = renderHtml(largeReport(300, '漢<&'.repeat(400)));
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
    // It is cut, so more rows would not make it larger.
    expect(html).toContain('more measurements in the result document');
    expectInert(html);
    const size = (report: Report) => Buffer.byteLength(renderHtml(report)) < 400_000;
    fc.assert(fc.property(anyReport, size), { numRuns: 20 });
  });

  it('stays below 2 MB with flame graphs of any size', () => {
    const names = Array.from({ length: 3_000 }, (_, i) => `漢<&${i}${'x'.repeat(300)}`);
    // Values that nothing compresses, and no common step.
    const random = fc.sample(fc.double({ min: 0.001, max: 1, noNaN: true }), { numRuns: 20_000, seed: 1 });
    const stacks = random.map((value, i) => {
      const frames = [i % 7, i % 61, i % 541, i % 2_999].map((name) => names[name]);
      return [frames.join(';'), value, random[(i * 7) % random.length] ?? 0] as const;
    });
    const graph = flameGraphOf({ kind: 'cpu', workload: 'load', unit: 'cpu-sec/request' }, stacks);
    const large = largeReport(300, '漢<&'.repeat(400));
    const dataOf = (page: string) => page.match(DATA) ?? [];
    const graphs = Array.from({ length: 4 }, () => graph);
    const html = renderHtml({ ...large, flameGraphs: graphs });
    expect(Buffer.byteLength(html)).toBeLessThan(2_000_000);
    expect(dataOf(html)).toHaveLength(4);
    expectInert(html);
  });
});
