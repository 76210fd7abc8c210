import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentOf } from '../harness/cli.ts';
import { systemTool } from '../harness/tools.ts';
import { makeExample, profileOf } from './example.ts';

const SECONDS = 6;

test('the settings of the example workflow suit the example service', async () => {
  await using example = await makeExample();
  const { place, url } = example;
  await systemTool('ab');
  const file = join(import.meta.dirname, '..', '..', 'examples', 'config', 'load-while-profiling.yml');
  const config = parse(await readFile(file, 'utf8'));
  // On a port that is free here, and for a shorter time.
  const settings = JSON.parse(
    JSON.stringify(config)
      .replaceAll('127.0.0.1:8080', new URL(url).host)
      .replace('"seconds":60', `"seconds":${SECONDS}`),
  );
  const { sources, measure: _, ...others } = settings;
  expect(Object.keys(others).sort()).toEqual(['cpus', 'load', 'ready', 'serve']);
  const args = Object.entries(others).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const ended = await place.run(['collect', '--json', '--verbose', '--sources', '-', ...args], {
    input: JSON.stringify(sources),
  });
  expect(documentOf(ended).error).toBeUndefined();
  const { samples, ownShare } = profileOf(ended.stdout);
  expect(samples).toBeGreaterThanOrEqual(100);
  expect(ownShare).toBeGreaterThan(0.3);
  expect(ended.stderr).toMatch(/load \| 100% +\d+ \(longest request\)/);
});
