import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

/**
 * What makes a page look the same on every machine: one font that Debian's Chromium always comes with, and each
 * text as the block that it fills instead of its letters, which every version of a renderer draws a little otherwise.
 */
export const BLOCKS = `
* { font-family: "DejaVu Sans" !important; color: transparent !important; caret-color: transparent !important; animation: none !important; transition: none !important; }
svg text { fill: transparent !important; }
::placeholder { color: transparent !important; }
h1, h2, h3, p, li, dt, dd, th, td, summary, figcaption, pre, button, legend, label, option { background-color: rgb(128 128 128 / .22) !important; background-clip: content-box !important; }
::-webkit-search-cancel-button { display: none; }
.flame-stage { --flame-ink: transparent; }
`;

export interface Difference {
  readonly pixels: number;
  /** How many may differ: edges are drawn a little otherwise by another version of Chromium. */
  readonly most: number;
  /** Where they differ; absent where the sizes do. */
  readonly picture?: Buffer;
}

/** How far two pictures are from each other. */
export function difference(actual: Buffer, expected: Buffer): Difference {
  const [a, b] = [PNG.sync.read(actual), PNG.sync.read(expected)];
  const all = a.width * a.height;
  const most = 250 + all / 10_000;
  if (a.width !== b.width || a.height !== b.height) return { pixels: all, most };
  const picture = new PNG({ width: a.width, height: a.height });
  const pixels = pixelmatch(a.data, b.data, picture.data, a.width, a.height, { threshold: 0.03 });
  return { pixels, most, picture: PNG.sync.write(picture) };
}

/**
 * Compares with the picture that was looked at and accepted. `vitest -u` renews it, and a first run without CI writes
 * what is missing, as with every other golden file; look at it before it is committed.
 */
export async function expectScreenshot(actual: Buffer, golden: string): Promise<void> {
  const mode = updateMode();
  if (mode === 'all' || (mode === 'new' && !existsSync(golden))) {
    await mkdir(dirname(golden), { recursive: true });
    await writeFile(golden, actual);
    return;
  }
  const { pixels, most, picture } = difference(actual, await readFile(golden));
  if (pixels <= most) return;
  const folder = join('.cache', 'screenshots');
  await mkdir(folder, { recursive: true });
  const name = golden.split('/').at(-1) ?? '';
  await writeFile(join(folder, name), actual);
  if (picture !== undefined) await writeFile(join(folder, `difference-${name}`), picture);
  expect.fail(
    `${pixels} pixels differ from ${golden}: compare it with ${folder}/${name}, and run vitest with -u if that is right.`,
  );
}

function updateMode(): unknown {
  const state: unknown = expect.getState().snapshotState;
  return typeof state === 'object' && state !== null ? Reflect.get(state, '_updateSnapshot') : undefined;
}
