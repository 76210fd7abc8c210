import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../__tests__/harness/browser.ts';
import { runTool } from '../src/system/exec.ts';

/**
 * Makes docs/images from a run of the demo: its terminal, report and pull request, light and dark, at the width of a phone.
 * Needs Chromium and `script` (util-linux). `node scripts/pictures.ts FOLDER` uses the demo that an earlier call left in FOLDER.
 */
const ROOT = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(ROOT, '.cache', 'pictures'));
const demo = join(folder, 'demo');
const PHONE = { width: 390, height: 844 };
const COLUMNS = 55;
/** The largest height of a picture, in CSS pixels: the part that a reader sees first. */
const MOST_HEIGHT = 1000;

await mkdir(folder, { recursive: true });
const recorded = join(folder, 'terminal');
if (!existsSync(recorded)) {
  const command = `stty cols ${COLUMNS}; node dist/cli.js demo --output-directory '${demo}'`;
  const env = { ...process.env, CI: '', TERM: 'xterm-256color', NO_COLOR: undefined };
  await required(['script', '--quiet', '--return', '--command', command, recorded], env);
}

const pages = {
  terminal: terminalPage((await readFile(recorded, 'utf8')).replaceAll(demo, 'demo')),
  'pull-request': pullRequestPage(
    await asHtml(shownBody(await readFile(join(demo, 'pull-request.md'), 'utf8'))),
  ),
  report: await readFile(join(demo, 'report.html'), 'utf8'),
};
await using browser = await launchBrowser();
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, colorScheme });
  for (const [name, html] of Object.entries(pages)) {
    const page = await context.newPage();
    await page.setContent(html);
    if (html.includes('<div class="flame">')) await page.waitForSelector('.flame-detail code');
    const whole = Number(await page.evaluate('document.documentElement.scrollHeight'));
    const clip = { x: 0, y: 0, width: PHONE.width, height: Math.min(whole, MOST_HEIGHT), scale: 1 };
    const client = await context.newCDPSession(page);
    const picture = { format: 'webp', quality: 80, captureBeyondViewport: true, clip } as const;
    const { data } = await client.send('Page.captureScreenshot', picture);
    const path = join(ROOT, 'docs', 'images', `${name}-${colorScheme}.webp`);
    await writeFile(path, data, 'base64');
    console.log(path);
  }
}

/** The page of the terminal: each line as the terminal drew it last, in its colours. */
function terminalPage(output: string): string {
  const ESC = String.fromCharCode(27);
  const lines = output
    .replace(/^Script started.*\n|\nScript done[\s\S]*$/g, '')
    .split(/\r*\n/)
    .map((line) => line.split(`${ESC}[2K`).at(-1) ?? '');
  const html = ['$ npx go-pgo@1 demo', ...lines]
    .join('\n')
    .replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))
    .split(`${ESC}[`)
    .map((part, at) => (at === 0 ? part : part.replace(/^(\d+)m/, (_, code) => span(Number(code)))))
    .join('');
  const colors = '.c31 { color: #d1242f } .c32 { color: #1a7f37 } .c33 { color: #9a6700 }';
  const dark = '.c31 { color: #ff7b72 } .c32 { color: #3fb950 } .c33 { color: #d29922 }';
  return `<!doctype html><meta charset="utf-8"><style>
:root { color-scheme: light dark; --page: #f6f8fa; --ink: #1f2328 } body { margin: 0; background: var(--page); color: var(--ink) }
pre { margin: 0; padding: 14px 12px; font: 11px/1.45 "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.c1 { font-weight: bold } .c2 { opacity: .65 } ${colors}
@media (prefers-color-scheme: dark) { :root { --page: #0d1117; --ink: #e6edf3 } ${dark} }
</style><pre>${html}</pre>`;
}

/** A style lasts until the code that ends it: 22 ends bold and faint, 39 ends a colour. */
function span(code: number): string {
  return code === 22 || code === 39 ? '</span>' : `<span class="c${code}">`;
}

/** The body without the title, which GitHub shows separately. Of a folded part, only the heading is kept. */
function shownBody(markdown: string): string {
  return markdown
    .replace(/^# .*\n/, '')
    .replace(/<details>\s*<summary>(.*?)<\/summary>[\s\S]*?<\/details>/g, '▸ $1');
}

/** Renders GitHub-flavoured Markdown with the service of the demo. */
async function asHtml(markdown: string): Promise<string> {
  const port = 18_000 + (process.pid % 10_000);
  const binary = join(folder, 'service');
  await required(
    ['go', 'build', '-pgo=off', '-o', binary, '.'],
    process.env,
    join(ROOT, 'examples/markdown-service'),
  );
  const service = spawn(binary, ['-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  try {
    for (let attempt = 0; ; attempt++) {
      const answer = await fetch(`http://127.0.0.1:${port}/render`, { method: 'POST', body: markdown }).catch(
        () => undefined,
      );
      if (answer?.ok) return await answer.text();
      if (attempt > 50) throw new Error('The service of the demo does not answer.');
      await new Promise((done) => setTimeout(done, 100));
    }
  } finally {
    service.kill();
  }
}

function pullRequestPage(body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
:root { color-scheme: light dark; --page: #fff; --ink: #1f2328; --line: #d1d9e0; --soft: #f6f8fa; --faint: #59636e }
@media (prefers-color-scheme: dark) { :root { --page: #0d1117; --ink: #e6edf3; --line: #3d444d; --soft: #151b23; --faint: #9198a1 } }
body { margin: 16px; background: var(--page); color: var(--ink); font: 14px/1.5 system-ui, "Noto Sans", "DejaVu Sans", sans-serif; overflow-wrap: anywhere }
nav { display: none } h1 { font-size: 24px; font-weight: 400; margin: 0 0 8px } h1 span, .by { color: var(--faint) } h2 { font-size: 19px; border-bottom: 1px solid var(--line); padding-bottom: 4px } h3 { font-size: 16px }
.open { background: #1f883d; color: #fff; border-radius: 2em; padding: 4px 12px } .body { border: 1px solid var(--line); border-radius: 6px; padding: 0 12px; margin-top: 16px }
table { border-collapse: collapse; display: block; overflow-x: auto } th, td { border: 1px solid var(--line); padding: 5px 10px; overflow-wrap: normal; white-space: nowrap }
pre { background: var(--soft); border-radius: 6px; padding: 10px; overflow-x: auto; font-size: 11px } code { background: var(--soft); border-radius: 4px; padding: 1px 4px; font-size: 12px } pre code { padding: 0; font-size: inherit }
</style><h1>Refresh default.pgo <span>#1</span></h1><span class="open">Open</span> <span class="by">into <code>main</code> from <code>pgo/default</code></span><div class="body">${body}</div>`;
}

async function required(
  argv: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  cwd = ROOT,
): Promise<void> {
  const { exitCode, stderr, stdout } = await runTool(argv, { cwd, env });
  if (exitCode !== 0)
    throw new Error(`${argv[0]} ended with ${exitCode}: ${stderr}${stdout.toString().slice(-2000)}`);
}
