import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { anyReport, HOSTILE, hostileText, largeReport, withHostileText } from './hostile.ts';
import { faster, samples, slower } from './samples.ts';

const VOID = new Set(['meta', 'wbr', 'rect', 'line', 'circle', 'path']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z][a-z0-9-]*(?:="[^"<>]*")?)*)(\/?)>|<!doctype html>|([<>])/gi;

/** Every tag is one of ours, closed in order; nothing else in the page holds a `<` or `>`. Returns the tags. */
function expectWellFormed(html: string): { name: string; attributes: string }[] {
  const open: string[] = [];
  const tags: { name: string; attributes: string }[] = [];
  const [before = '', , after = ''] = html.split(/<style>([\s\S]*?)<\/style>/);
  for (const [text, closing, name, attributes = '', selfClosing, stray] of (before + after).matchAll(TAG)) {
    expect(stray, `a stray ${stray} in the text`).toBeUndefined();
    if (name === undefined) continue;
    if (closing === '/') expect(open.pop(), text).toBe(name);
    else {
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
    expect(names).not.toMatch(/ (?:on\w+|style|src|srcset|xlink:href|formaction)=/i);
    if (/ href=/.test(names)) expect(name + attributes).toMatch(/^a href="https?:\/\//);
  }
  expect(html).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/,
  );
}

describe('renderHtml', () => {
  it.each(Object.entries(samples))('%s', (_, report) => {
    expectInert(renderHtml(report));
  });

  it.each(['faster', 'inconclusive', 'failed-late'])('%s, as it was read', async (name) => {
    const html = renderHtml(samples[name] ?? faster)
      .replace(/<style>[\s\S]*?<\/style>/, '<style>…</style>')
      .replace(/sha256-[\w+/=]+/, 'sha256-…');
    await expect(html).toMatchFileSnapshot(`../golden/report/${name}.html.golden`);
  });

  it('allows its own style sheet and nothing else', () => {
    const html = renderHtml(faster);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    expect(html).toContain(
      `content="default-src &#39;none&#39;; style-src &#39;sha256-${digest}&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;"`,
    );
  });

  it('draws each interval where its numbers are', () => {
    const html = renderHtml(slower);
    const places = [
      ...html.matchAll(
        /class="whisker" x1="([\d.]+)%" x2="([\d.]+)%".*?<svg x="([\d.]+)%" y="50%"><(?:circle|path class="point")/g,
      ),
    ];
    const zero = Number(/class="zero" x1="([\d.]+)%"/.exec(html)?.[1]);
    const rows = slower.comparison?.measurements ?? [];
    expect(places).toHaveLength(rows.length + 1);
    rows.forEach(({ interval: [low, high] }, i) => {
      expect(Number(places[i]?.[1]) > zero).toBe(low > 0);
      expect(Number(places[i]?.[2]) > zero).toBe(high > 0);
    });
  });

  it('labels every section by a heading that exists once', () => {
    for (const report of Object.values(samples)) {
      const html = renderHtml(report);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const labels = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(labels);
      expect(html.match(/<h1>/g)).toHaveLength(1);
    }
  });

  it.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'shows as text: %s',
    (_, text) => {
      for (const report of Object.values(samples)) expectInert(renderHtml(withHostileText(report, text)));
    },
  );

  it('shows as text, whatever it is', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(...Object.values(samples)), (text, report) => {
        expectInert(renderHtml(withHostileText(report, text)));
      }),
      { numRuns: 200 },
    );
  });

  it('links only to web addresses', () => {
    const at = (url: string) =>
      renderHtml({ ...faster, publication: { kind: 'pull-request', operation: 'created', url } });
    expect(at('https://github.com/o/r/pull/1')).toContain('<a href="https://github.com/o/r/pull/1">');
    expect(at('javascript:alert(1)')).not.toContain('<a ');
  });

  it('stays below 200 KB', () => {
    const html = renderHtml(largeReport(5_000, '漢<&'.repeat(400)));
    expect(Buffer.byteLength(html)).toBeLessThan(200_000);
    expectInert(html);
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(Buffer.byteLength(renderHtml(report))).toBeLessThan(200_000);
      }),
      { numRuns: 50 },
    );
  });
});
