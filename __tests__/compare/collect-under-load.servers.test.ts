import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentOf } from '../harness/cli.ts';
import { goTool, systemTool } from '../harness/tools.ts';
import { type Example, makeExample, profileOf } from './example.ts';

/** Load tools that people use, each against the example service; every one would run for longer than the profile. */

const SECONDS = 6;

interface LoadTool {
  readonly name: string;
  /** Command line, and what it needs in the folder above the repository. */
  readonly load: (example: Example) => Promise<string>;
  /** What it says at its end, shown as progress. */
  readonly summary: RegExp;
}

const TOOLS: readonly LoadTool[] = [
  {
    name: 'wrk',
    load: async ({ place, url }) => {
      const script = place.path('..', 'post.lua');
      await writeFile(script, `wrk.method = 'POST'\nwrk.body = io.open('testdata/handbook.md'):read('*a')\n`);
      return `${await systemTool('wrk')} -t1 -c4 -d60s -s ${script} ${url}/render`;
    },
    summary: /load \| Requests\/sec: [1-9]/,
  },
  {
    name: 'ab',
    load: async ({ url }) =>
      `${await systemTool('ab')} -q -k -c4 -t60 -n 100000000 -p testdata/handbook.md -T text/markdown ${url}/render`,
    summary: /load \| 100% \d+ \(longest request\)/,
  },
  {
    name: 'k6',
    load: async ({ place, url }) => {
      const script = place.path('..', 'load.js');
      const body = `import http from 'k6/http';
        const handbook = open(${JSON.stringify(place.path('testdata', 'handbook.md'))});
        export const options = { vus: 4, duration: '60s' };
        export default () => { http.post('${url}/render', handbook); };`;
      await writeFile(script, body);
      return `${await goTool('k6')} run --quiet --no-usage-report ${script}`;
    },
    summary: /load \| (?:http_reqs|data_received|data_sent|vus)\b.*: [1-9]/,
  },
];

test.each(TOOLS)('$name loads the service while it is profiled', async ({ load, summary }) => {
  await using example = await makeExample();
  const ended = await example.collect(SECONDS, ['--load', await load(example)]).ended;
  expect(documentOf(ended).error).toBeUndefined();
  const { samples, ownShare } = profileOf(ended.stdout);
  expect(samples).toBeGreaterThanOrEqual(100);
  expect(ownShare).toBeGreaterThan(0.3);
  expect(documentOf(ended).findings.filter(({ message }) => message.includes('`load`'))).toEqual([]);
  expect(ended.stderr).toMatch(summary);
  await expect.poll(() => example.living(), { timeout: 2_000 }).toEqual([]);
});

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
  const { sources, measure, ...others } = settings;
  // A load that is stopped when the profile is there has no amount of work per run.
  expect(measure).toBe('benchmarks');
  expect(Object.keys(others).sort()).toEqual(['cpus', 'load', 'ready', 'serve']);
  const args = Object.entries(others).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const ended = await place.run(['collect', '--json', '--sources', '-', ...args], {
    input: JSON.stringify(sources),
  });
  expect(documentOf(ended).error).toBeUndefined();
  const { samples, ownShare } = profileOf(ended.stdout);
  expect(samples).toBeGreaterThanOrEqual(100);
  expect(ownShare).toBeGreaterThan(0.3);
  expect(ended.stderr).toMatch(/load \| 100% \d+ \(longest request\)/);
});
