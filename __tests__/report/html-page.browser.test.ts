import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visible } from '../../src/report/escape.ts';
import { renderHtml } from '../../src/report/html.ts';
import type { Report } from '../../src/report/report.ts';
import { launchBrowser, openPage } from '../harness/browser.ts';
import { HOSTILE } from './hostile.ts';
import { everyTextHostile } from './hostile-everywhere.ts';
import { samples } from './samples.ts';
import { evidence, evidenceSamples, flameGraphOf } from './samples-evidence.ts';
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
    await page.keyboard.press('Enter');
    expect(await spoken(page)).toMatch(
      /^runtime\.mallocgc: with callees 31\.00 µs without PGO, 27\.20 µs with PGO/,
    );
    await page.keyboard.press('Enter');
    expect(await spoken(page)).toMatch(/^runtime\.mallocgc: with callees 14\.10 µs/);
    await page.keyboard.press('Escape');
    expect(await found(page)).toBe('');
    expect(await page.evaluate("document.activeElement.matches('.flame-stage')")).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('no such function');
    expect(await found(page)).toBe('nothing found');
  });

  it('counts a stack once where several of its functions match', async () => {
    await using open = await openPage(browser, html);
    await open.page.keyboard.press('/');
    await open.page.keyboard.type('net/http.');
    // All that connections do: handlers, requests and responses lie within. The rest takes 233.7 and 235.8 µs.
    expect(await found(open.page)).toBe('4 functions, 72.0 %: 639.3 µs → 605.2 µs per request');
  });

  it('shows either side, and draws both on one scale', async () => {
    await using open = await openPage(browser, html);
    const { page } = open;
    await page.getByText('Without PGO', { exact: true }).click();
    expect(await pointAt(page, 0.999, 0)).toBe('all');
    await page.getByText('With PGO', { exact: true }).click();
    expect(await pointAt(page, 0.95, 0)).toBe('all');
    // It took 3.7 % less, so there is nothing at the right end.
    await page.getByRole('button', { name: 'Reset' }).click();
    const { x, y } = await place(page, 0.98, 0);
    await page.mouse.move(x, y);
    expect(await page.evaluate("document.querySelector('.flame-stage').style.cursor")).toBe('default');
  });

  it('has the allocations too', async () => {
    await using open = await openPage(browser, html);
    const { page } = open;
    await page.getByLabel('Flame graph', { exact: true }).selectOption('Allocated memory, under load');
    await page.locator('.flame-detail').getByText('KiB').first().waitFor();
    expect(await detail(page)).toMatch(/with callees\s+47\.2 KiB\s+45\.8 KiB\s+−1\.38 KiB/);
  });

  it('is used with a finger: the first tap shows, the second zooms', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    await using open = await openPage(browser, html, phone);
    const { page } = open;
    const tap = async () => {
      const { x, y } = await place(page, 0.3, 1);
      await page.touchscreen.tap(x, y);
    };
    await tap();
    expect(await named(page)).toContain('http.(*conn).serve');
    const right = await place(page, 0.95, 1);
    await page.touchscreen.tap(right.x, right.y);
    expect(await named(page)).not.toContain('http.(*conn).serve');
    await tap();
    await tap();
    const again = await place(page, 0.95, 1);
    await page.touchscreen.tap(again.x, again.y);
    expect(await named(page)).toContain('http.(*conn).serve');
  });

  it('takes on the colours of the reader’s setting when it changes', async () => {
    await using open = await openPage(browser, html, { colorScheme: 'light' });
    const { page } = open;
    const pixel = async () => {
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      return page.evaluate(
        "Array.from(document.querySelector('canvas').getContext('2d').getImageData(600, 5, 1, 1).data).join()",
      );
    };
    const light = await pixel();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await pixel()).not.toBe(light);
  });

  it('says what it would show where scripts do not run', async () => {
    await using open = await openPage(
      browser,
      html.replaceAll('<div class="flame">', '<div class="flame" >'),
      {
        javaScriptEnabled: false,
      },
    );
    expect(await open.page.locator('.flame').innerText()).toContain('which this viewer does not run');
    expect(await open.page.locator('h1').innerText()).toContain('Faster');
  });
});

describe('hostile texts', () => {
  const attacks = [
    ...HOSTILE,
    '</script><script>globalThis.pwned = true; alert(1)</script>',
    '<img src="https://evil.example/x.png" onerror="globalThis.pwned = true">',
    '"><script src=//evil.example></script>',
    '\u2028globalThis.pwned = true\u2029',
    '\u202egnp.exe\u202c\u2066',
    '\ud800',
    '__proto__',
    'x'.repeat(10_000),
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

  it('finds frames by what is shown of their names', async () => {
    const graph = flameGraphOf({ kind: 'cpu', workload: 'load', unit: 'cpu-sec' }, [
      ['</script><b>;a\u202eb', 1, 2],
      ['__proto__;constructor;toString', 3, 4],
    ]);
    await using open = await openPage(browser, renderHtml({ ...evidence, flameGraphs: [graph] }));
    const search = async (text: string) => {
      await open.page.getByRole('searchbox').fill(text);
      return found(open.page);
    };
    expect(await search('</script>')).toMatch(/^1 function, 33\.3 %: 1 s → 2 s/);
    expect(await search('a\\u202eb')).toMatch(/^1 function, 33\.3 %/);
    expect(await search('__proto__')).toMatch(/^1 function, 66\.7 %/);
    expect(await search('constructor')).toMatch(/^1 function, 66\.7 %/);
    expect(open.offences).toEqual([]);
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

describe('what stands in the page', () => {
  const text = async (report: Report): Promise<string> => {
    await using open = await openPage(browser, renderHtml(report));
    return await open.page.locator('main').innerText();
  };

  it('leads with the verdict', async () => {
    expect((await text(evidence)).split('\n').slice(0, 4).join(' ')).toMatch(
      /Go PGO report .* Faster −2\.56 %/,
    );
  });

  it('links to each of its sections', async () => {
    await using open = await openPage(browser, html);
    const links = open.page.locator('nav a');
    expect(await links.count()).toBe(await open.page.locator('h2').count());
    await links.getByText('What the compiler did').click();
    const top = Number(
      await open.page.evaluate("document.getElementById('compiler').getBoundingClientRect().top"),
    );
    expect(Math.abs(top)).toBeLessThan(200);
  });
});
