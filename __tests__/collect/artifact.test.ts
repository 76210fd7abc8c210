import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectArtifacts } from '../../src/collect/artifact.ts';
import type { ArtifactSource, CollectContext } from '../../src/collect/source.ts';
import { createContext, type TestContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { type ArtifactApi, POWERLESS_TOKEN, startArtifactApi, TOKEN } from '../harness/artifacts/api.ts';
import type { EmulatedArtifact, EmulatedRepository, EmulatedRun } from '../harness/artifacts/repository.ts';
import { zip } from '../harness/artifacts/upload/zip.mts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('collect');

const NOW = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const DAY = 86_400_000;

const archive = (...names: string[]) =>
  zip(names.map((name) => ({ name, data: Buffer.from(`profile ${name}`) })));
const artifact = (id: number, name: string, more: Partial<EmulatedArtifact> = {}): EmulatedArtifact => ({
  ...{ id, name, body: archive('cpu.pprof') },
  ...more,
});
const run = (
  id: number,
  age: number,
  artifacts: EmulatedArtifact[],
  more: Partial<EmulatedRun> = {},
): EmulatedRun => ({
  ...{ id, workflow: 1, branch: 'main', createdAt: daysAgo(age), artifacts },
  ...more,
});

const SERVICE: EmulatedRepository = {
  workflows: [
    { id: 1, file: 'load-test.yml' },
    { id: 2, file: 'ci.yml' },
  ],
  runs: [
    run(108, 0, [artifact(80, 'cpu-profile-now')], { conclusion: null }),
    run(107, 1, [artifact(70, 'cpu-profile-bad')], { conclusion: 'failure' }),
    run(106, 1.5, [artifact(60, 'cpu-profile-evil')], { fork: true }),
    run(105, 2, [artifact(50, 'logs')]),
    run(104, 3, [
      artifact(40, 'cpu-profile-a', { body: archive('old attempt.pprof') }),
      artifact(43, 'cpu-profile-a', {
        body: archive('nested/two.pprof', 'nested/one.pprof', 'nested/', '.hidden'),
      }),
      artifact(41, 'cpu-profile-b'),
      artifact(42, 'coverage'),
    ]),
    run(103, 5, [artifact(30, 'cpu-profile-a')], { branch: 'release' }),
    run(102, 40, [artifact(20, 'cpu-profile-a')]),
    run(101, 100, [artifact(10, 'cpu-profile-a', { expired: true })]),
    run(90, 1, [artifact(9, 'cpu-profile-ci')], { workflow: 2 }),
  ],
};

const source = (more: Partial<ArtifactSource>): ArtifactSource => ({
  ...{ kind: 'artifact', name: 'cpu-profile-*', label: 'artifact: cpu-profile-*', required: false },
  ...more,
});

let api: ArtifactApi;
let context: TestContext;

beforeEach(async () => {
  api = await startArtifactApi({ 'acme/service': SERVICE });
  context = await contextWith({});
});
afterEach(async () => {
  await context[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});

function contextWith(more: Partial<CollectContext>): Promise<TestContext> {
  const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'acme/service' };
  return createContext({ env, token: TOKEN, now: () => NOW, ...more });
}

const collect = (more: Partial<ArtifactSource>) => collectArtifacts(source(more), context);
const namesOf = async (more: Partial<ArtifactSource>) => (await collect(more)).files.map(({ name }) => name);
const failed = (more: Partial<ArtifactSource>) => sentences.addError(collect(more));

describe('which artifacts are taken', () => {
  test('of a workflow: all that match in its newest successful run that has any, the latest attempt of each', async () => {
    const { files, failures, findings } = await collect({ workflow: 'load-test.yml' });
    expect(files.map(({ name }) => name)).toEqual([
      'cpu-profile-a/nested/one.pprof',
      'cpu-profile-a/nested/two.pprof',
      'cpu-profile-b/cpu.pprof',
    ]);
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('profile nested/one.pprof');
    expect({ failures, findings }).toEqual({ failures: 0, findings: [] });
  });

  test('with a limit: the newest over all runs, named by their run where two have one name', async () => {
    const { files, findings } = await collect({ workflow: 'load-test.yml', name: 'cpu-profile-?', limit: 4 });
    expect(files).toHaveLength(4);
    expect(findings).toMatchObject([
      { severity: 'note', message: expect.stringMatching(/\b5\b.*\b4\b.*`limit`/) },
    ]);
    sentences.add(...findings);
    expect(
      await namesOf({
        workflow: 'load-test.yml',
        name: '{cpu-profile-b,cpu-profile-a}',
        branch: 'release',
        limit: 3,
      }),
    ).toEqual(['cpu-profile-a/cpu.pprof']);
    expect(
      (await namesOf({ workflow: 'load-test.yml', name: 'cpu-profile-a', limit: 9 })).filter((name) =>
        name.includes('103'),
      ),
    ).toEqual(['cpu-profile-a (run 103)/cpu.pprof']);
  });

  test('of a run by its id, whatever became of it', async () => {
    expect(await namesOf({ runId: 107 })).toEqual(['cpu-profile-bad/cpu.pprof']);
    expect(await namesOf({ runId: 108 })).toEqual(['cpu-profile-now/cpu.pprof']);
  });

  test('never of a fork, also not by the id of its run', async () => {
    const { message } = await failed({ runId: 106 });
    expect(message).toContain('run 106 of acme/service are not used');
  });

  test('of a branch, and of a repository', async () => {
    expect(await namesOf({ branch: 'release' })).toEqual(['cpu-profile-a/cpu.pprof']);
    expect(await namesOf({ repository: 'acme/service', name: 'coverage' })).toEqual(['coverage/cpu.pprof']);
    expect(await namesOf({ repository: 'acme/service', name: '!(logs)' })).toEqual([
      'cpu-profile-ci/cpu.pprof',
    ]);
  });

  test('no older than max-age, with a note on those left out', async () => {
    const { files, findings } = await collect({ workflow: '1', limit: 50, maxAge: 4 * DAY });
    expect(files).toHaveLength(3);
    expect(findings).toMatchObject([
      { severity: 'note', message: expect.stringMatching(/\b1 .*expired.*\b2 .*max-age 4 d\b/) },
    ]);
    sentences.add(...findings);
  });

  test('found on later pages, of runs and of artifacts', async () => {
    const many = Array.from({ length: 150 }, (_, index) => artifact(1000 + index, `other-${index}`));
    const runs = Array.from({ length: 120 }, (_, index) => run(2000 + index, 1 + index / 1000, []));
    const last = run(1, 90, [...many, artifact(500, 'cpu-profile-last')]);
    api.repositories.set('acme/service', { ...SERVICE, runs: [...runs, last] });
    expect(await namesOf({ workflow: 'load-test.yml' })).toEqual(['cpu-profile-last/cpu.pprof']);
    expect(await namesOf({ repository: 'acme/service' })).toEqual(['cpu-profile-last/cpu.pprof']);
    expect(api.requests.filter((request) => request.includes('page=2'))).toHaveLength(4);
  });
});

test('GitHub Enterprise Server has no artifact service: its REST API is asked for the run of this job', async () => {
  const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:1:1' })).toString('base64url');
  // The client reads the environment of the process, not of the context.
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', `head.${claims}.signature`);
  vi.stubEnv('ACTIONS_RESULTS_URL', 'http://127.0.0.1:9');
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.acme.example');
  try {
    const env = { ...process.env, GITHUB_API_URL: `${api.url}/api/v3`, GITHUB_REPOSITORY: 'acme/service' };
    await using own = await contextWith({ env: { ...env, GITHUB_RUN_ID: '108' } });
    const { files } = await collectArtifacts(source({}), own);
    expect(files.map(({ name }) => name)).toEqual(['cpu-profile-now/cpu.pprof']);
  } finally {
    vi.unstubAllEnvs();
  }
});

describe('what is in an artifact', () => {
  const only = (body: Buffer, more: Partial<EmulatedArtifact> = {}) =>
    api.repositories.set('acme/service', {
      ...SERVICE,
      runs: [run(7, 1, [artifact(1, 'cpu-profile', { body, ...more })])],
    });
  const take = () => collect({ name: 'cpu-profile', runId: 7 });

  test('a file that was uploaded without an archive', async () => {
    only(Buffer.from('\x1f\x8bprofile'), { contentType: 'application/octet-stream' });
    const { files } = await take();
    expect(files.map(({ name }) => name)).toEqual(['cpu-profile']);
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toContain('profile');
  });

  test.each([
    ['empty', archive()],
    ['truncated', archive('a', 'b').subarray(0, -30)],
  ])('an archive that is %s is a failure with its reason', async (_, body) => {
    only(body);
    const { files, failures, findings } = await take();
    expect({ files, failures }).toEqual({ files: [], failures: 1 });
    expect(findings).toEqual([
      {
        severity: 'error',
        file: 'cpu-profile',
        message: expect.any(String),
        fix: expect.any(String),
      },
    ]);
    sentences.add(...findings);
  });

  test('an artifact that GitHub says is huge is not even loaded', async () => {
    only(archive('a'), { statedSize: 5 * 1024 ** 3 });
    const { findings } = await take();
    expect(findings).toMatchObject([{ severity: 'error', message: expect.stringContaining('2048 MiB') }]);
    sentences.add(...findings);
    expect(api.requests.some((request) => request.includes('/zip'))).toBe(false);
  });
});

describe('the network', () => {
  test('what fails for the moment is asked again', async () => {
    api.failures.push({ at: 'api', status: 502 }, { at: 'blob', status: 503 }, { at: 'api', status: 500 });
    expect(await namesOf({ runId: 107 })).toEqual(['cpu-profile-bad/cpu.pprof']);
  });

  test('a download that breaks off every time is a failure', async () => {
    api.blobBehaviour = 'half';
    const { files, failures, findings } = await collect({ runId: 107 });
    expect({ files, failures }).toEqual({ files: [], failures: 1 });
    expect(findings).toMatchObject([{ severity: 'error', message: expect.stringContaining('3 times') }]);
    sentences.add(...findings);
  });
});

describe('one sentence and its fix', () => {
  const withToken = async (token: string | undefined, more: Partial<ArtifactSource> = { runId: 104 }) => {
    const { token: _, ...rest } = context;
    return sentences.addError(collectArtifacts(source(more), { ...rest, ...(token && { token }) }));
  };

  test('no token', async () => {
    const error = await withToken(undefined);
    expect(error.fix).toContain('GITHUB_TOKEN');
  });

  test('a token without the permission', async () => {
    const error = await withToken(POWERLESS_TOKEN);
    expect(error.message).toMatch(/403 .*acme\/service/);
    expect(error.fix).toContain('permissions: { actions: read }');
  });

  test('no match: the error names the place and what it has', async () => {
    const { message } = await failed({ runId: 104, name: 'heap-*' });
    for (const named of [
      '`heap-*`',
      '104',
      'acme/service',
      '`coverage`',
      '`cpu-profile-a`',
      '`cpu-profile-b`',
    ])
      expect(message).toContain(named);
    const none = await failed({ branch: 'nowhere', name: 'cpu' });
    for (const named of ['`cpu`', 'nowhere', 'acme/service']) expect(none.message).toContain(named);
  });
});

describeSourceContract('artifact', collectArtifacts, async () => {
  const server = await startArtifactApi({ 'acme/service': SERVICE });
  const { cwd, [Symbol.asyncDispose]: removeCwd } = await createContext();
  const slow = source({ runId: 104 });
  return {
    cwd,
    env: { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: 'acme/service' },
    token: TOKEN,
    working: source({ runId: 104, name: 'cpu-profile-b' }),
    failing: source({ runId: 104, name: 'heap' }),
    several: { source: source({ runId: 104 }), files: 3 },
    get slow() {
      server.blobBehaviour = 'hang';
      return slow;
    },
    secrets: [TOKEN],
    [Symbol.asyncDispose]: async () => {
      await removeCwd();
      await server[Symbol.asyncDispose]();
    },
  };
});

sentences.compare();
