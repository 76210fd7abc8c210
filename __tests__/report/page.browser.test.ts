import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Measurement } from '../../src/compare/experiment/verdict.ts';
import { visible } from '../../src/report/escape.ts';
import { renderHtml } from '../../src/report/html.ts';
import { launchBrowser, openPage } from '../harness/browser.ts';
import { everyTextHostile, HOSTILE } from './hostile.ts';
import { samples } from './samples.ts';
import { evidence, evidenceSamples } from './samples-evidence.ts';
import { targetSamples, twentyTargets } from './samples-targets.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

const html = renderHtml(evidence);
const detail = (page: Page) => page.locator('.flame-detail').innerText();
const named = (page: Page) => page.locator('.flame-name').innerText();
const spoken = (page: Page) => page.locator('.flame [aria-live]').innerText();
const found = (page: Page) => page.locator('.found').innerText();

/** The frame at a share of the width, in a row. */
async function pointAt(page: Page, share: number, row: number): Promise<string> {
  const { x, y } = await place(page, share, row);
  await page.mouse.move(x, y);
  return named(page);
}

async function place(page: Page, share: number, row: number): Promise<{ x: number; y: number }> {
  await page.locator('.flame-stage').scrollIntoViewIfNeeded();
  const box = await page.locator('.flame-stage').boundingBox();
  if (box === null) throw new Error('The flame graph is not drawn.');
  const height = Number(
    await page.evaluate(
      "parseFloat(getComputedStyle(document.querySelector('.flame-stage')).getPropertyValue('--row'))",
    ),
  );
  return { x: box.x + box.width * share, y: box.y + (row + 0.5) * height };
}

describe('every report', () => {
  it.each(Object.entries({ ...samples, ...evidenceSamples, ...targetSamples, twentyTargets }))(
    '%s loads nothing, says no error, and needs no sideways scrolling on a phone',
    async (_, report) => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
      await using open = await openPage(browser, renderHtml(report), phone);
      expect(await open.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      expect(open.offences).toEqual([]);
    },
  );
});

/** Pairs of labels that touch: those of an axis, with one another and with the titles of the columns beside it. */
const TOUCHING_LABELS = `[...document.querySelectorAll('th.plot svg')].flatMap((axis) => {
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [node.textContent, range.getBoundingClientRect()];
  };
  const titles = [...axis.closest('tr').children].filter((cell) => !cell.classList.contains('plot'));
  const boxes = [...[...axis.querySelectorAll('text')], ...titles].map(boxOf);
  return boxes.flatMap(([a, one], at) => boxes.slice(at + 1).flatMap(([b, other]) =>
    one.width > 0 && other.width > 0 && one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom ? [a + ' | ' + b] : []));
})`;

describe('tables with intervals', () => {
  const { comparison } = evidence;
  if (comparison === undefined) throw new Error('It was measured.');
  const rowOf = (name: string, low: number, high: number): Measurement => ({
    name,
    unit: 'cpu-sec/op',
    decisive: true,
    baseline: 1e-4,
    candidate: 1e-4,
    change: (low + high) / 2,
    interval: [low, high],
    verdict: 'inconclusive',
    pairs: 20,
  });
  const NAME = 'render.BenchmarkHighlight/dark-2';

  it.each([
    [-0.3, 0.3],
    [-0.0004, 0.0003],
    [-0.031, -0.027],
    [0.11, 0.19],
    [-0.8, 0.9],
    [-0.002, 0.0115],
  ])('of %d to %d have labels that do not touch, and whole words', async (low, high) => {
    const measurements = [rowOf(NAME, low, high), rowOf('a.BenchmarkB-2', low, high)];
    const report = {
      ...evidence,
      comparison: { ...comparison, interval: [low, high] as const, measurements },
    };
    await using open = await openPage(browser, renderHtml(report), {
      viewport: { width: 1280, height: 900 },
      awaitFlames: false,
    });
    expect(await open.page.evaluate(TOUCHING_LABELS)).toEqual([]);
    const labels = open.page.locator('th.plot').first().locator('text');
    expect(await labels.count()).toBeGreaterThan(1);
    const name = open.page.locator('tbody th code', { hasText: 'Highlight' }).first();
    // One line: there is room for the whole name.
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  });

  it.each(Object.entries({ ...samples, ...evidenceSamples, ...targetSamples, twentyTargets }))(
    '%s has labels that do not touch',
    async (_, report) => {
      const viewport = { width: 1280, height: 900 };
      await using open = await openPage(browser, renderHtml(report), { viewport, awaitFlames: false });
      expect(await open.page.evaluate(TOUCHING_LABELS)).toEqual([]);
    },
  );

  it('fold rows that are equal on both sides', async () => {
    const row = rowOf('a.BenchmarkB-2', 0, 0);
    const equal = { ...row, unit: 'allocs/op', decisive: false, baseline: 12, candidate: 12 };
    const more = {
      ...equal,
      name: 'a.BenchmarkC-2',
      candidate: 18,
      change: 0.5,
      interval: [0.5, 0.5] as const,
    };
    const measurements = [...comparison.measurements, equal, more];
    await using open = await openPage(
      browser,
      renderHtml({ ...evidence, comparison: { ...comparison, measurements } }),
    );
    const folded = open.page.locator('details', { hasText: 'Equal on both sides (1)' });
    await expect.poll(() => folded.getByText('a.BenchmarkB-2').isVisible()).toBe(false);
    expect(await open.page.getByText('a.BenchmarkC-2').first().isVisible()).toBe(true);
    await folded.locator('summary').click();
    expect(await folded.getByText('a.BenchmarkB-2').isVisible()).toBe(true);
  });
});

describe('the flame graph', () => {
  it('shows the frame under the mouse with both sides in absolute units', async () => {
    await using open = await openPage(browser, html);
    expect(await pointAt(open.page, 0.1, 4)).toContain('render.Page');
    const text = await detail(open.page);
    expect(text).toContain('example.com/markdown-service/render.Page');
    expect(text).toMatch(/per request\s+without PGO\s+with PGO\s+difference\s+of all/);
    // 393.6 µs before and 366.8 µs after in the sample, of 873 and 841.
    expect(text).toMatch(/with callees\s+394\.6 µs\s+367\.8 µs\s+−26\.80 µs/);
    expect(open.offences).toEqual([]);
  });

  it('zooms by a click, and back', async () => {
    await using open = await openPage(browser, html);
    const before = await pointAt(open.page, 0.95, 1);
    expect(before).not.toContain('conn).serve');
    const { x, y } = await place(open.page, 0.1, 1);
    await open.page.mouse.click(x, y);
    expect(await pointAt(open.page, 0.95, 1)).toContain('http.(*conn).serve');
    await open.page.getByRole('button', { name: 'Reset' }).click();
    expect(await pointAt(open.page, 0.95, 1)).toBe(before);
  });

  it('is used with the keyboard alone', async () => {
    await using open = await openPage(browser, html);
    const { page } = open;
    expect(await page.getByRole('application', { name: 'CPU time, under load' }).count()).toBe(1);
    const isFocused = () => page.evaluate("document.activeElement.matches('.flame-stage')");
    for (let i = 0; i < 60 && !(await isFocused()); i++) await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
    expect(await spoken(page)).toMatch(
      /^all: with callees 873\.0 µs without PGO, 841\.0 µs with PGO, −32\.00 µs \(−3\.7 %\), 100\.0 % of all/,
    );
    await page.keyboard.press('ArrowDown');
    expect(await spoken(page)).toMatch(/^net\/http\.\(\*conn\)\.serve: /);
    await page.keyboard.press('ArrowRight');
    expect(await spoken(page)).toMatch(/^runtime\.gcBgMarkWorker: /);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await pointAt(page, 0.95, 1)).toContain('http.(*conn).serve');
    await page.keyboard.press('ArrowDown');
    expect(await spoken(page)).toMatch(/^net\/http\.serverHandler\.ServeHTTP: /);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await spoken(page)).toMatch(/^all: /);
    await page.keyboard.press('Escape');
    expect(await pointAt(page, 0.95, 1)).not.toContain('http.(*conn).serve');
    expect(open.offences).toEqual([]);
  });

  it('searches, from anywhere on the page', async () => {
    await using open = await openPage(browser, html);
    const { page } = open;
    await page.keyboard.press('/');
    await page.keyboard.type('MALLOCGC');
    // 45.1 µs before and 40.3 µs after, in two places.
    expect(await found(page)).toBe('1 function, 4.8 %: 45.10 µs → 40.30 µs per request');
    await page.keyboard.press('Escape');
    expect(await found(page)).toBe('');
    expect(await page.evaluate("document.activeElement.matches('.flame-stage')")).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('no such function');
    expect(await found(page)).toContain('0 functions');
  });
});

describe('hostile texts', () => {
  const attacks = [
    // The others are for Markdown and terminals.
    ...HOSTILE.filter((text) => /[<>&"'\ud800]|^$|^x{9}/.test(text)),
    '</script><script>globalThis.pwned = true; alert(1)</script>',
    '<img src="https://evil.example/x.png" onerror="globalThis.pwned = true">',
    '\u2028globalThis.pwned = true\u2029',
    '__proto__',
  ];

  it.each(attacks.map((text) => [JSON.stringify(text).slice(0, 50), text]))('%s', async (_, text) => {
    await using open = await openPage(browser, renderHtml(everyTextHostile(evidence, text)));
    const { page, offences } = open;
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
    await page.locator('.flame-stage').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const shown = visible(text);
    const name = await page.locator('.flame-detail').textContent();
    // Long names are cut in the middle.
    expect(name).toContain(shown.slice(0, 100).split('/').at(-1));
    expect(await page.evaluate('document.querySelectorAll("img, iframe, object, embed").length')).toBe(0);
    expect(offences).toEqual([]);
  });

  it('could neither run nor load anything if one slipped through', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const hole = `<script>globalThis.pwned = true</script><img src="http://127.0.0.1:${port}/x.png" onerror="globalThis.pwned = true"><iframe srcdoc="<script>parent.pwned = true</script>"></iframe><style>body { display: none }</style><a id="js" href="javascript:globalThis.pwned = true">x</a>`;
    await using open = await openPage(browser, html.replace('<main>', `<main>${hole}`));
    await open.page.evaluate("document.getElementById('js').click()");
    await open.page.evaluate('new Promise((done) => setTimeout(done, 200))');
    expect(await open.page.evaluate('globalThis.pwned')).toBeUndefined();
    expect(await open.page.evaluate('getComputedStyle(document.body).display')).not.toBe('none');
    server.close();
    expect(asked).toEqual([]);
    // And each of them was refused, rather than not tried.
    expect(open.offences.filter((one) => /Content Security Policy/.test(one)).length).toBeGreaterThanOrEqual(
      4,
    );
  });
});
