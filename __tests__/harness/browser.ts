import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Where Debian's package has it. */
const CHROMIUM = '/usr/bin/chromium';

/** Root may use no sandbox of Chromium; without hinting, text is as wide on every machine that has its font. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** A page from a file, as users open it. */
export interface OpenPage extends AsyncDisposable {
  readonly page: Page;
  /** What it must not do: requests for other URLs, dialogs, errors and violations of its policy. */
  readonly offences: readonly string[];
}

/** Opens `html` in a window of its own and waits until its flame graphs, if it has any, are drawn. */
export async function openPage(
  browser: Browser,
  html: string,
  { awaitFlames = true, ...options }: BrowserContextOptions & { readonly awaitFlames?: boolean } = {},
): Promise<OpenPage> {
  const folder = await mkdtemp(join(tmpdir(), 'go-pgo-page-'));
  const file = join(folder, 'report.html');
  await writeFile(file, html);
  const url = pathToFileURL(file).href;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const offences: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith(`${url}#`))
      offences.push(`request: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    offences.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => offences.push(`error: ${error.message}`));
  page.on('console', (message) => offences.push(`console: ${message.text()}`));
  page.on('popup', (popup) => offences.push(`popup: ${popup.url()}`));
  await page.goto(url);
  if (awaitFlames && html.includes('<div class="flame">')) await page.waitForSelector('.flame-detail code');
  return {
    page,
    offences,
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
