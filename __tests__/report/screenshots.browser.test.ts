import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { launchBrowser, openPage } from '../harness/browser.ts';
import { BLOCKS, difference, expectScreenshot } from '../harness/screenshot.ts';
import { evidence, unsureEvidence } from './samples-evidence.ts';
import { threeTargets, twentyTargets } from './samples-targets.ts';

const GOLDEN = join(import.meta.dirname, '..', 'golden', 'report');
const WIDE: BrowserContextOptions = { viewport: { width: 1_200, height: 900 }, colorScheme: 'light' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  hasTouch: true,
};

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

/** Puts blocks in the place of letters, and waits until all is drawn again. */
async function settle(page: Page, style = ''): Promise<void> {
  // The page's own policy lets no further style sheet in; a constructed one is the browser's. A flame graph is drawn anew when
  // its size changes, which it may not, or when it is scrolled.
  await page.evaluate(
    `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(BLOCKS + style)}); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; for (const stage of document.querySelectorAll('.flame-stage')) stage.dispatchEvent(new Event('scroll')); })()`,
  );
  await page.evaluate(
    'new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 150))',
  );
}

describe('the whole page', () => {
  it.each([
    ['evidence-light', evidence, WIDE],
    ['evidence-dark', evidence, { ...WIDE, colorScheme: 'dark' as const }],
    ['evidence-phone', evidence, PHONE],
    ['unsure-light', unsureEvidence, WIDE],
    ['targets-light', twentyTargets, WIDE],
    ['targets-dark', threeTargets, { ...WIDE, colorScheme: 'dark' as const }],
    ['targets-phone', threeTargets, PHONE],
  ])('%s', async (name, report, options) => {
    await using open = await openPage(browser, renderHtml(report), options);
    await settle(open.page);
    await expectScreenshot(await open.page.screenshot({ fullPage: true }), join(GOLDEN, `${name}.png`));
  });
});

describe('the flame graph', () => {
  const flame = async (name: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) => {
    await using open = await openPage(browser, renderHtml(evidence), options);
    await settle(open.page);
    await use(open.page);
    await settle(open.page);
    await expectScreenshot(await open.page.locator('.flame').screenshot(), join(GOLDEN, `${name}.png`));
  };

  it('searched', () =>
    flame('flame-search', WIDE, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('goldmark');
      await page.keyboard.press('Enter');
    }));

  it('zoomed into with the keyboard', () =>
    flame('flame-zoom', WIDE, async (page) => {
      await page.locator('.flame-stage').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown']) {
        await page.keyboard.press(key);
      }
    }));

  it('of one side, in the dark', () =>
    flame('flame-side-dark', { ...WIDE, colorScheme: 'dark' }, async (page) => {
      await page.getByText('With PGO', { exact: true }).click();
    }));

  it('of allocations, on a phone', () =>
    flame('flame-phone', PHONE, async (page) => {
      await page.getByLabel('Flame graph', { exact: true }).selectOption('Allocated memory, under load');
      await page.locator('.flame-detail').getByText('KiB').first().waitFor();
    }));
});

describe('the comparison', () => {
  it.each([
    ['nothing', '', false],
    ['more space', 'section { margin-top: 2.5rem; }', true],
    ['no charts', '.plot { display: none; }', true],
    ['no band', ':root { --band: #fff; }', true],
    ['no intervals', '.whisker { stroke: none !important; }', true],
    ['a wider column', '.intervals thead th:last-child { width: 25%; }', true],
  ])('%s', async (_, style, isDifferent) => {
    await using open = await openPage(browser, renderHtml(unsureEvidence), WIDE);
    await settle(open.page);
    const before = await open.page.screenshot();
    await settle(open.page, style);
    const { pixels, most } = difference(await open.page.screenshot(), before);
    expect(pixels > most, `${pixels} pixels, ${most} may`).toBe(isDifferent);
  });
});
