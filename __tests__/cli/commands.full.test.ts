import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CliOptions, documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { fixtures, renamed } from '../harness/profiles.ts';
import { expectDocument } from './document.ts';

const sentences = goldenSentences('every-command');

const RENDER = join(fixtures, 'render-1.pprof');
const RENDER_2 = join(fixtures, 'render-2.pprof');
const INDEX = join(fixtures, 'index-1.pprof');

/** One module for all: its first commands leave what the later ones look at. */
let place: Place;
let git: (...args: string[]) => Promise<string>;
beforeAll(async () => {
  place = await makePlace(TINY);
  git = await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

/** Runs with `--json`; the document has its shape, and stderr is progress and nothing else. */
async function json(args: readonly string[], options?: CliOptions) {
  const ended = await place.run([...args, '--json'], options);
  const document = documentOf(ended);
  expectDocument(document);
  for (const line of ended.stderr.split('\n').slice(0, -1)) expect(line).toMatch(/^ *\d+\.\d s {2}\S/);
  return { exitCode: ended.exitCode, document, stderr: ended.stderr };
}

test('collect: reads the list from stdin, and the same result comes out of the bundle', async () => {
  const input = `- ${RENDER}\n- file: ${RENDER_2}\n  required: true\n`;
  const args = ['collect', '--sources', '-', '--profile', 'pgo/new/both.pprof'];
  const { exitCode, document, stderr } = await json(args, { input });
  expect(exitCode).toBe(0);
  expect(document.sources?.map(({ collected }) => collected)).toEqual([1, 1]);
  const { size: bytes } = await stat(place.path('pgo/new/both.pprof'));
  const path = place.path('pgo/new/both.pprof');
  expect(document.profile).toMatchObject({ path, bytes, samples: 1_037, cpuSeconds: 10.37 });
  expect(stderr).toContain('Merging 2 profiles');
  const bundled = await json(args, { input, entry: 'dist' });
  const run = { ...document.run, time: expect.any(String) };
  expect(bundled.document).toEqual({ ...document, run });
});

test('check: a profile of another program: a warning, no error', async () => {
  const foreign = renamed('render-1', (name) => name.replace(/^main\./, 'main.x'));
  await place.write({ 'foreign.pgo': foreign });
  const { exitCode, document } = await json(['check', '--profile', 'foreign.pgo']);
  expect(exitCode).toBe(0);
  expect(document.decision?.kind).toBe('update');
  expect(document.findings.map(({ severity }) => severity)).not.toContain('error');
  const doubt = document.findings.find(({ message }) => message.includes('module example.com/tiny'));
  expect(doubt).toMatchObject({ severity: 'warning' });
  sentences.add(doubt);
  expect(document.profile).toMatchObject({ samples: 530 });
});

test('compare with a benchmark: text, report and document', async () => {
  // It ends with the first rounds; on a busy machine, a smaller budget would be too little for these.
  const args = ['compare', '--budget', '4m', '--precision', '90%', '--candidate', RENDER];
  args.push('--output-directory', 'measured', '--evidence', 'compiler,profiles');
  const { exitCode, stdout } = await place.run(args);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('Fibonacci');
  expect(stdout).toContain(place.path('measured', 'report.html'));
  expect(await readFile(place.path('measured', 'report.html'), 'utf8')).toContain('Fibonacci');
  const document = JSON.parse(await readFile(place.path('measured', 'result.json'), 'utf8'));
  expectDocument(document);
  expect(document.comparison.measurements.length).toBeGreaterThan(0);
  expect(document.compiler.inlining.gained).toBeGreaterThan(0);
  expect(document.differences.map((one: { kind: string }) => one.kind)).toEqual(['cpu', 'alloc']);
});

describe('refresh', () => {
  const args = ['refresh', '--benchmarks', 'none', '--evidence', 'none'];

  test('--publish local makes a branch, leaves it alone, and knows when there is nothing to do', async () => {
    await place.run(['collect', '--source', RENDER]);
    await git('add', 'default.pgo');
    await git('commit', '--quiet', '--message=Profile');
    const local = [...args, '--publish', 'local', '--source', INDEX];
    const first = await json(local);
    expect(first).toMatchObject({
      exitCode: 0,
      document: { decision: { kind: 'update' }, publication: { kind: 'local', operation: 'created' } },
    });
    const branch = first.document.publication?.branch ?? '';
    expect(await git('diff', '--name-only', 'main', branch)).toBe('default.pgo');
    expect(await git('status', '--porcelain', '--', 'default.pgo')).toBe('');
    const second = await json(local);
    expect(second.document.publication?.operation).toBe('none');
    await git('merge', '--quiet', branch);
    const third = await json(local);
    expect(third.document).toMatchObject({ decision: { kind: 'keep' } });
    expect(third.document.build).toBeUndefined();
  });

  test('in a job, the repository and the token are required', async () => {
    const env = { CI: 'true' };
    const { exitCode, document } = await json([...args, '--source', RENDER], { env });
    expect(exitCode).toBe(2);
    expect(document.error?.message).toContain('repository');
    sentences.add(document.error);
    const noToken = await json([...args, '--source', RENDER, '--repository', 'acme/tiny'], { env });
    expect(noToken.exitCode).toBe(2);
    expect(noToken.document.error?.fix).toContain('GITHUB_TOKEN');
  });
});

describe('commands about files', () => {
  test('inspect', async () => {
    const { exitCode, document } = await json(['inspect', RENDER]);
    expect({ exitCode, profile: document.profile }).toMatchObject({ exitCode: 0, profile: { samples: 530 } });
    const heap = await json(['inspect', join(fixtures, 'heap.pprof')]);
    expect(heap.exitCode).toBe(1);
    expect(heap.document.error?.message).toMatch(/\bheap profile\b/);
    sentences.add(heap.document.error);
    expect((await json(['inspect', 'nothing.pprof'])).exitCode).toBe(2);
  });

  test('diff', async () => {
    const same = await json(['diff', RENDER, RENDER_2]);
    expect(same).toMatchObject({ exitCode: 0, document: { decision: { kind: 'keep' } } });
    const other = await json(['diff', RENDER, INDEX]);
    expect(other).toMatchObject({ exitCode: 0, document: { decision: { kind: 'update' } } });
    const idle = await json(['diff', RENDER, join(fixtures, 'idle.pprof')]);
    expect(idle).toMatchObject({ exitCode: 1 });
    expect(idle.document.error?.message).toContain('no call edge');
  });
});

sentences.compare();
