import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** Whole runs of `refresh` over several targets that share a pull request of the emulated GitHub. */

const [RENDER, RENDER_AGAIN, INDEX] = ['render-1.pprof', 'render-2.pprof', 'index-1.pprof'].map((name) =>
  join(fixtures, name),
) as [string, string, string];
const [API, WORKER, BRANCH] = ['cmd/api/default.pgo', 'services/worker/pgo/prod.pprof', 'pgo/profiles'];
const CONFIG = `
benchmarks: none
evidence: none
sources: ['PROFILES/\${PGO_TARGET}.pprof']
targets:
  - package: ./cmd/api
  - working-directory: services/worker
    profile: pgo/prod.pprof
`;
const program = (path: string) => ({
  [`${path}/main.go`]: TINY['main.go'] ?? '',
  [`${path}/recorded.go`]: TINY['recorded.go'] ?? '',
});

let github: GitHubHarness;
let place: Place;

beforeEach(async () => {
  github = await startGitHub();
  place = await makePlace();
  await place.write({
    'go.mod': 'module example.com/mono\n\ngo 1.21\n',
    ...program('cmd/api'),
    ...program('services/worker'),
    'services/worker/go.mod': 'module example.com/worker\n\ngo 1.21\n',
    '.github/pgo.yml': CONFIG.replace('PROFILES', place.tmp),
  });
  await makeRepository(place.cwd);
});
afterEach(() => github.end(place));

/** What each target's source delivers; without one, it fails. */
type Profiles = { readonly [name in 'api' | 'worker']?: string };

async function refresh(profiles: Profiles, ...more: string[]) {
  for (const name of ['api', 'worker'] as const) {
    const path = join(place.tmp, `${name}.pprof`);
    await rm(path, { force: true });
    if (profiles[name] !== undefined) await copyFile(profiles[name], path);
  }
  const writes = github.writes.length;
  const ended = await place.run(['refresh', '--output-directory', 'out', '--json', ...more], {
    env: github.env,
  });
  const document = JSON.parse(ended.stdout);
  const kinds = document.targets?.map((one: Target) => [
    one.target,
    one.error ? 'failed' : one.decision?.kind,
  ]);
  return { ...ended, document, kinds, wrote: github.writes.length > writes };
}

interface Target {
  readonly target: string;
  readonly decision?: { readonly kind: string };
  readonly error?: { readonly message: string };
}

const open = () => github.pulls.all(github.repository, 'open');
/** What that run made for the target. */
const made = (target: string, path: string) =>
  readFile(place.path('out', target, path.split('/').at(-1) ?? ''));
/** What the repository holds from now on. */
const commit = (files: Readonly<Record<string, Uint8Array>>, message: string) =>
  github.emulator.commit(github.repository, 'main', files, { message });

test('one pull request for all, which keeps what it proposes of those that fail, and is closed when all has come', async () => {
  const first = await refresh({ api: RENDER, worker: INDEX });
  expect(first.exitCode, first.stderr).toBe(0);
  expect(first.kinds).toEqual([
    ['api', 'update'],
    ['worker', 'update'],
  ]);
  expect(first.document).toMatchObject({
    command: 'refresh',
    publication: { operation: 'created', branch: BRANCH, number: 1 },
  });
  const [api, worker] = [await made('api', API), await made('worker', WORKER)];
  expect(await github.file(API, BRANCH)).toEqual(api);
  expect(await github.file(WORKER, BRANCH)).toEqual(worker);
  const [pull] = await open();
  expect(pull).toMatchObject({ title: 'Refresh profiles', draft: false });
  for (const name of ['api', 'worker', 'report.html', 'result.json']) {
    expect(first.document.targets).toHaveLength(2);
    const file = name.includes('.') ? name : join(name, 'result.json');
    expect((await readFile(place.path('out', file))).length).toBeGreaterThan(0);
  }

  const again = await refresh({ api: RENDER_AGAIN, worker: INDEX });
  expect(again.document, again.stderr).toMatchObject({
    publication: { operation: 'none', number: 1 },
    targets: [
      { publication: { operation: 'none', reason: expect.stringMatching(/ [\d.]+ %/) } },
      { publication: { operation: 'none' } },
    ],
  });
  expect(again.wrote).toBe(false);

  const other = await refresh({ api: INDEX });
  expect(other.exitCode, other.stderr).toBe(1);
  expect(other.document).toMatchObject({
    publication: { operation: 'updated', number: 1 },
    error: { message: '1 of 2 targets failed: worker.' },
    findings: [{ severity: 'note', message: expect.stringContaining(`${WORKER} of worker stays`) }],
  });
  expect(other.stderr).toMatch(/error: worker: \S/);
  expect(await github.file(API, BRANCH)).toEqual(await made('api', API));
  expect(await github.file(WORKER, BRANCH)).toEqual(worker);

  // The base gets the one, so that there is only the other left to propose.
  await commit({ [API]: (await github.file(API, BRANCH)) as Uint8Array }, 'By hand');
  const left = await refresh({ api: INDEX, worker: INDEX });
  expect(left.kinds, left.stderr).toEqual([
    ['api', 'keep'],
    ['worker', 'update'],
  ]);
  await commit({ [WORKER]: worker }, 'By hand');
  const done = await refresh({ api: INDEX, worker: INDEX });
  expect(done.document, done.stderr).toMatchObject({ publication: { operation: 'closed' } });
  expect(await open()).toEqual([]);
});

test('a target alone has a pull request of its own, and does not change the shared one', async () => {
  await refresh({ api: RENDER, worker: INDEX });
  const lone = await refresh({ api: INDEX }, '--target', 'api');
  expect(lone.exitCode, lone.stderr).toBe(0);
  expect(lone.document).toMatchObject({
    target: 'api',
    decision: { kind: 'update' },
    publication: { operation: 'created', branch: 'pgo/cmd-api-default', number: 2 },
  });
  expect(lone.document.targets).toBeUndefined();
  expect(await readFile(place.path('out', 'default.pgo'))).toEqual(
    await github.file(API, 'pgo/cmd-api-default'),
  );
});

test('one pull request each', async () => {
  const each = await refresh({ api: RENDER }, '--pull-requests', 'each', '--branch', 'perf');
  expect(each.exitCode, each.stderr).toBe(1);
  expect(each.document).toMatchObject({
    error: { message: '1 of 2 targets failed: worker.' },
    targets: [{ publication: { branch: 'perf-api', operation: 'created' } }, { target: 'worker' }],
  });
  expect(await open()).toMatchObject([{ title: `Refresh ${API}` }]);
});

test('two targets that would overwrite each other', async () => {
  await place.write({
    '.github/pgo.yml': `
sources: [x]
targets: [{ name: a, package: ./cmd/api }, { name: b, package: example.com/mono/cmd/api }]`,
  });
  const { exitCode, document, wrote } = await refresh({});
  expect([exitCode, wrote]).toEqual([2, false]);
  expect(document.error.message).toMatch(/targets a and b /);
  expect(document.error.message).toContain(API);
  expect(document.targets, 'nothing was begun').toEqual([]);
});
