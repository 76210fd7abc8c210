import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { documentOf } from '../harness/cli.ts';
import { type Example, makeExample } from './example.ts';

/** `compare` where nothing, or not everything, can be measured: a finding says why, and the rest is kept. */

let example: Example;

beforeAll(async () => {
  example = await makeExample();
  const { place } = example;
  const profile = join(import.meta.dirname, '..', 'fixtures', 'render-1.pprof');
  await copyFile(profile, place.path('default.pgo'));
  for (const [name, pgo] of [
    ['one', 'off'],
    ['two', 'auto'],
  ]) {
    const built = await runTool(['go', 'build', `-pgo=${pgo}`, '-o', `${name}`, '.'], { cwd: place.cwd });
    expect(built.stderr).toBe('');
  }
  await copyFile(place.path('two'), place.path('three'));
});
afterAll(() => example[Symbol.asyncDispose]());

async function compared(...args: readonly string[]) {
  const ended = await example.place.run(['compare', '--json', ...args]);
  const { findings, comparison, compiler } = documentOf(ended) as unknown as {
    findings: readonly { severity: string; message: string; fix?: string }[];
    comparison?: { verdict: string; reason: string };
    compiler?: unknown;
  };
  return { ended, findings, comparison, compiler };
}

test('a server, and nothing that loads it', async () => {
  const args = ['--evidence', 'none', '--measure', 'load', '--serve', 'exec "$PGO_BINARY"'];
  const { ended, findings, comparison } = await compared(...args);
  expect(ended.exitCode).toBe(0);
  expect(comparison?.verdict).toBe('not measured');
  expect(findings[0]).toMatchObject({
    severity: 'warning',
    message: expect.stringContaining('name no load'),
    fix: expect.stringContaining('`load`'),
  });
});

test('two programs that are the same bytes do not differ', async () => {
  const sides = ['--baseline', 'two', '--candidate', 'three'];
  const load = ['--serve', 'exec "$PGO_BINARY"', '--load', 'exit 1'];
  for (const more of [[], load]) {
    const { ended, findings, comparison } = await compared('--evidence', 'none', ...sides, ...more);
    expect(ended.exitCode).toBe(0);
    expect(comparison).toMatchObject({
      verdict: 'no difference',
      reason: expect.stringMatching(/same bytes/),
    });
    expect(findings).toMatchObject([
      { severity: 'warning', message: expect.stringMatching(/same bytes: .*two and .*three/) },
    ]);
  }
});

test('two programs without a load: what would measure them, and settings of the build do not count', async () => {
  const sides = ['--baseline', 'one', '--candidate', 'two'];
  const ofBuild = ['--set', 'benchmark-packages=./gone', '--package', './gone'];
  const { ended, comparison, compiler } = await compared('--evidence', 'compiler', ...sides, ...ofBuild);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const [first = '', second = ''] = ended.stderr.split('\n');
  expect(first).toMatch(/ compare \S+: .*\bone\b/);
  expect(second).toContain('`load: ');
  expect(comparison).toMatchObject({
    verdict: 'not measured',
    reason: expect.stringMatching(/^one is a program .* `load: /),
  });
  expect(compiler).toMatchObject({ frames: { functions: expect.any(Number) } });
});

test('nothing to measure: the first line says so, and the second one what to add', async () => {
  const main = ['--benchmark-packages', '.'];
  const { ended, comparison, compiler } = await compared('--evidence', 'compiler', ...main);
  expect(ended.exitCode).toBe(0);
  const [first = '', second = ''] = ended.stderr.split('\n');
  expect(first).toMatch(/ compare \S+: .*no verdict: .* in \.,/);
  expect(second).toMatch(/`serve: .*`load: /);
  expect(comparison).toMatchObject({ verdict: 'not measured', reason: expect.stringContaining('`load: ') });
  expect(compiler).toBeDefined();
});

test('packages that Go cannot find are wrong usage, before anything is built', async () => {
  const { ended } = await compared('--benchmark-packages', './render ./index');
  expect(ended).toMatchObject({ exitCode: 2, stderr: expect.not.stringContaining('Building') });
  expect(ended.stderr).toContain('benchmark-packages: ');
});
