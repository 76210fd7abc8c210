import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CollectOptions, collectAll } from '../../src/collect/collect.ts';
import type { Source } from '../../src/collect/source.ts';
import { createContext, type TestContext } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { answer, hang, ok, startPprofServer } from '../harness/pprof-server.ts';

const sentences = goldenSentences('collect');

const file = (pattern: string, required = false): Source => ({
  kind: 'file',
  pattern,
  label: pattern,
  required,
});
const pprof = (url: string, options: Partial<Source> = {}): Source =>
  ({
    kind: 'pprof',
    url,
    seconds: 1,
    headers: {},
    label: new URL(url).pathname,
    required: false,
    ...options,
  }) as Source;
const command = (text: string): Source => ({ kind: 'command', command: text, label: text, required: false });

const options = ({ cwd, env, signal, scratch, now, progress, mask }: TestContext): CollectOptions => ({
  cwd,
  env,
  signal,
  scratch: join(scratch, 'scratch'),
  now,
  progress,
  mask,
});

test('results are in the order of the sources, whichever ends first', async () => {
  await using server = await startPprofServer({ slow: ok(600), fast: ok() });
  await using context = await createContext();
  await writeFile(join(context.cwd, 'a.pprof'), 'x');
  const sources = [
    pprof(`${server.url}/slow`),
    command('touch "$PGO_PROFILE_DIR/b.pprof"'),
    file('a.pprof'),
    pprof(`${server.url}/fast`),
  ];
  const collected = await collectAll(sources, options(context));
  expect(collected.map(({ source }) => source)).toEqual(sources);
  expect(collected.map(({ files }) => files.map(({ name }) => name))).toEqual([
    [`${server.url}/slow`],
    ['b.pprof'],
    ['a.pprof'],
    [`${server.url}/fast`],
  ]);
  expect(new Set(collected.flatMap(({ files }) => files.map(({ path }) => path))).size).toBe(4);
});

test('a source that fails is a finding with its reason and its fix; the others go on', async () => {
  await using server = await startPprofServer({ ok: ok(), gone: answer(404, '') });
  await using context = await createContext();
  const [good, gone, none] = await collectAll(
    [pprof(`${server.url}/ok`), pprof(`${server.url}/gone`), file('*.pprof')],
    options(context),
  );
  expect(good).toMatchObject({ failures: 0, findings: [], files: [{ name: `${server.url}/ok` }] });
  expect(gone).toMatchObject({
    files: [],
    failures: 1,
    findings: [
      {
        severity: 'error',
        source: '/gone',
        message: expect.stringMatching(new RegExp(`^${server.url}/gone .*404 Not Found.* /gone\\.$`)),
        fix: expect.stringContaining('_ "net/http/pprof"'),
      },
    ],
  });
  expect(none).toMatchObject({ failures: 1, findings: [{ severity: 'error', source: '*.pprof' }] });
  for (const source of [gone, none]) sentences.add(...(source?.findings ?? []));
});

test('a required source that fails ends the others at once', async () => {
  await using server = await startPprofServer({ hang });
  await using context = await createContext();
  const error = await sentences.addError(
    collectAll(
      [pprof(`${server.url}/hang`, { timeout: 60_000 }), file('gone.pprof', true)],
      options(context),
    ),
  );
  expect(error.message).toContain('source gone.pprof ');
  expect(error.message).toContain(context.cwd);
  expect(error.fix).toContain('working-directory');
});

describe('how many endpoints are profiled at the same time', () => {
  /** Each request is answered once `expected` are open at the same time. */
  async function mostAtOnce(endpoints: number, expected: number, concurrency?: number) {
    let most = 0;
    const open: (() => unknown)[] = [];
    await using server = await startPprofServer({
      debug: (request, response, url) => {
        open.push(() => ok()(request, response, url));
        most = Math.max(most, open.length);
        if (open.length === expected) for (const answer of open.splice(0)) answer();
      },
    });
    await using context = await createContext();
    const sources = Array.from({ length: endpoints }, (_, i) =>
      pprof(`${server.url}/debug/${i}`, { timeout: 120_000 }),
    );
    const collected = await collectAll(sources, { ...options(context), ...(concurrency && { concurrency }) });
    expect(collected.map(({ failures }) => failures)).toEqual(sources.map(() => 0));
    expect(collected.map(({ files }) => files.length)).toEqual(sources.map(() => 1));
    return most;
  }

  test('no more than `concurrency`', async () => expect(await mostAtOnce(9, 3, 3)).toBe(3));
  test('all of them by default', async () => expect(await mostAtOnce(30, 30)).toBe(30));
});

sentences.compare();
