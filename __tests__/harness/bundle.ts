import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import config, { embedGoHelpers } from '../../rolldown.config.ts';
import { fetchOldestNode } from './nodes.ts';

const CACHE = join(import.meta.dirname, '../../.cache');
const VARIABLE = 'GO_PGO_TEST_BUNDLE';

/**
 * Bundles the sources of today as `dist/` is bundled, once before all tests of a run (vitest.config.ts): the bundle starts ten
 * times as fast as the sources themselves. Also gets the oldest Node that package.json promises, on which the tests start the bundle.
 * @returns what removes it again.
 */
export default async function build(): Promise<() => Promise<void>> {
  const { output, ...input } = config;
  await mkdir(CACHE, { recursive: true });
  const dir = await mkdtemp(join(CACHE, 'bundle-'));
  const entries = {
    ...(config.input as Record<string, string>),
    collector: '__tests__/contract/collector-process.ts',
  };
  const bundle = await rolldown({ ...input, input: entries, plugins: [embedGoHelpers] });
  await bundle.write({ ...output, dir });
  // The workers that run the tests inherit it.
  process.env[VARIABLE] = dir;
  await fetchOldestNode();
  // Starts twice as fast again, from Node 22 on.
  process.env['NODE_COMPILE_CACHE'] = join(dir, 'compiled');
  // A worker that ends just now may still write what it compiled.
  return () => rm(dir, { recursive: true, force: true, maxRetries: 10 });
}

/** The folder of the bundle. */
export function bundleOfThisRun(): string {
  return process.env[VARIABLE] ?? '';
}
