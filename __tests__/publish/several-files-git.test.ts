import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BRANCH, GitScene } from './git-scene.ts';
import { proposalOf, text } from './scene.ts';

/** As many as `targets` may have. */
const PATHS = Array.from({ length: 20 }, (_, at) => `cmd/service ${at}/default.pgo`);
const [A, B, C] = PATHS as [string, string, string];
let scene: GitScene;

beforeEach(async () => {
  scene = await GitScene.start({ 'go.mod': 'module m\n', [A]: 'old a', [B]: 'old b', [C]: 'old c' });
});

afterEach(() => scene[Symbol.asyncDispose]());

describe.each(['git', 'local'] as const)('publish: %s', (kind) => {
  const publisher = () => scene.publisher(kind);
  const place = () => (kind === 'git' ? scene.server : scene.clone);

  /** What the branch's one commit changes: path and new content, undefined for a deleted file. */
  function changes(): Record<string, string | undefined> {
    const cwd = place();
    expect(scene.run(cwd, 'rev-list', '--count', `main..${BRANCH}`)).toBe('1');
    const names = scene.run(cwd, 'diff-tree', '-r', '--name-status', 'main', BRANCH).split('\n');
    return Object.fromEntries(
      names.map((line) => {
        const [status, path = ''] = line.split('\t');
        return [path, status === 'D' ? undefined : scene.run(cwd, 'show', `${BRANCH}:${path}`)];
      }),
    );
  }

  async function look(paths: readonly string[]) {
    const { files, proposed } = await publisher().look(paths);
    const contents = [...files].map(([path, file]) => [path, [text(file.committed), text(file.proposed)]]);
    const outdated = [...files].flatMap(([path, file]) => (file.outdated ? [path] : []));
    return { proposed, files: Object.fromEntries(contents), outdated };
  }

  /** The bot's own commit with other files, such as another workflow's. */
  function commitAsBot(path: string): string {
    const cwd = place();
    const [name, email] = ['Go PGO Action', 'go-pgo-action@users.noreply.github.com'];
    const env = { ...scene.env, GIT_INDEX_FILE: join(scene.root, 'index') };
    const git = (...args: string[]) => execFileSync('git', args, { cwd, env }).toString().trim();
    git('read-tree', BRANCH);
    git('update-index', '--add', '--cacheinfo', `100644,${git('rev-parse', 'main:go.mod')},${path}`);
    const as = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    const commit = git(...as, 'commit-tree', git('write-tree'), '-p', 'main', '-m', 'More');
    git('update-ref', `refs/heads/${BRANCH}`, commit);
    return commit;
  }

  test('20 files are one commit, and the same again is none', async () => {
    const files = Object.fromEntries(PATHS.map((path, at) => [path, `new ${at}`]));
    const { publication } = await publisher().publish(proposalOf(files));
    expect(publication.operation).toBe('created');
    expect(changes()).toEqual(files);
    expect((await publisher().publish(proposalOf(files))).publication).toMatchObject({
      ...{ operation: 'none', headSha: publication.headSha },
    });
    const looked = await look(PATHS);
    expect(looked.proposed).toMatchObject({ headSha: publication.headSha, outdated: false });
    expect(looked.files[A]).toEqual(['old a', 'new 0']);
    expect(looked.files[PATHS[19] as string]).toEqual([undefined, 'new 19']);
  });

  test('one of three that changes later; then one that is left out', async () => {
    await publisher().publish(proposalOf({ [A]: 'a', [B]: 'b', [C]: 'c' }));
    const second = await publisher().publish(proposalOf({ [A]: 'a', [B]: 'newer b', [C]: 'c' }));
    expect(second.publication.operation).toBe('updated');
    expect(changes()).toEqual({ [A]: 'a', [B]: 'newer b', [C]: 'c' });
    const third = publisher();
    await third.look([A, B, C]);
    expect((await third.publish(proposalOf({ [B]: 'newer b' }))).publication.operation).toBe('updated');
    expect(changes()).toEqual({ [B]: 'newer b' });
  });

  test('a deletion beside a change; what the base has not is not deleted', async () => {
    const files = { [A]: undefined, [B]: 'b', [C]: 'old c', 'gone.pgo': undefined };
    const { publication } = await publisher().publish(proposalOf(files));
    expect(changes()).toEqual({ [A]: undefined, [B]: 'b' });
    expect((await publisher().publish(proposalOf(files))).publication).toMatchObject({
      ...{ operation: 'none', headSha: publication.headSha },
    });
    expect((await look([A, B, C])).files).toEqual({
      [A]: ['old a', undefined],
      [B]: ['old b', 'b'],
      [C]: ['old c', 'old c'],
    });
    await publisher().publish(proposalOf({ [A]: 'old a', [B]: 'b' }));
    expect(changes()).toEqual({ [B]: 'b' });
  });

  test('what the base holds already is not proposed', async () => {
    const { publication } = await publisher().publish(proposalOf({ [A]: 'old a', [B]: 'old b' }));
    expect(publication.operation).toBe('none');
    expect(publication.reason).toMatch(/ holds these profiles already\.$/);
    const gone = await publisher().publish(proposalOf({ 'gone.pgo': undefined }));
    expect(gone.publication.reason).toMatch(/ is as proposed already\.$/);
    expect(scene.run(place(), 'branch', '--list', BRANCH)).toBe('');
  });

  test('is outdated once any of the files is another one on the base', async () => {
    await publisher().publish(proposalOf({ [A]: 'a', [B]: 'b' }));
    await scene.commit({ [C]: 'by hand' });
    expect((await look([A, B])).proposed?.outdated).toBe(false);
    const { proposed, files, outdated } = await look([A, B, C]);
    expect(proposed?.outdated).toBe(true);
    expect(outdated).toEqual([C]);
    expect(files[C]).toEqual(['by hand', 'by hand']);
  });

  test('another path in one commit is not ours; a profile that was looked at is', async () => {
    await publisher().publish(proposalOf({ [A]: 'a', [B]: 'b' }));
    const later = publisher();
    await later.look([A, B, C]);
    expect((await later.publish(proposalOf({ [C]: 'c' }))).publication.operation).toBe('updated');
    const theirs = commitAsBot('fix\n::error::.go');
    const last = publisher();
    await last.look([A, B, C]);
    const { publication, findings } = await last.publish(proposalOf({ [A]: 'a' }));
    const reason = `The branch \`${BRANCH}\` changes fix\\n::error::.go, which we do not, so it was left as it is.`;
    expect(publication).toMatchObject({ operation: 'none', headSha: theirs, reason });
    expect(findings).toMatchObject([{ severity: 'warning', message: reason }]);
    expect(await last.withdraw('Pointless.')).toMatchObject({ operation: 'none', reason });
  });

  test('withdrawn as a whole', async () => {
    await publisher().publish(proposalOf({ [A]: 'a', [B]: undefined }));
    const later = publisher();
    await later.look([A, B, C]);
    expect((await later.withdraw('Pointless.')).operation).toBe('closed');
    expect(scene.run(place(), 'branch', '--list', BRANCH)).toBe('');
  });
});

test('two runs at the same time push the files of one of them', async () => {
  const proposals = [1, 2].map((run) => ({ [A]: `a${run}`, [B]: `b${run}`, [C]: undefined }));
  const other = join(scene.root, 'other clone');
  scene.run(scene.root, 'clone', '-q', `file://${scene.server}`, other);
  const runs = await Promise.all(
    [scene.clone, other].map((clone, at) =>
      scene.publisher('git', clone).publish(proposalOf(proposals[at] ?? {})),
    ),
  );
  expect(runs.map(({ publication }) => publication.operation)).toEqual(expect.arrayContaining(['created']));
  const there = [A, B].map((path) => scene.run(scene.server, 'show', `${BRANCH}:${path}`));
  expect([
    ['a1', 'b1'],
    ['a2', 'b2'],
  ]).toContainEqual(there);
  expect(scene.run(scene.server, 'rev-list', '--count', `main..${BRANCH}`)).toBe('1');
  expect(scene.run(scene.server, 'ls-tree', '-r', '--name-only', BRANCH, '--', C)).toBe('');
});

test('a bare repository: changed, added and deleted', async () => {
  const bare = join(scene.root, 'bare.git');
  scene.run(scene.root, 'clone', '-q', '--bare', scene.clone, bare);
  await scene
    .publisher('local', bare)
    .publish(proposalOf({ [A]: undefined, [B]: 'b', 'n/"ü"\t.pgo': 'new' }));
  expect(scene.run(bare, 'diff-tree', '-r', '-z', '--name-status', 'main', BRANCH).split('\0')).toEqual([
    ...['D', A, 'M', B, 'A', 'n/"ü"\t.pgo', ''],
  ]);
});
