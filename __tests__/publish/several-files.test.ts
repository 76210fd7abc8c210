import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { proposalOf, publisher, text } from './scene.ts';

const BRANCH = 'go-pgo/update';
/** As many as `targets` may have. */
const PATHS = Array.from({ length: 20 }, (_, at) => `cmd/service-${at}/default.pgo`);
const [A, B, C] = PATHS as [string, string, string];
let github: GitHubHarness;

beforeEach(async () => {
  github = await startGitHub({ files: { 'go.mod': 'module m\n', [A]: 'old a', [B]: 'old b', [C]: 'old c' } });
});

afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

const api = (path: string) => github.emulator.must('GET', `/repos/octo/service/${path}`);

/** What the branch changes: path and new content, undefined for a deleted file. */
async function changes(): Promise<Record<string, string | undefined>> {
  const { files, ahead_by } = await api(`compare/main...${BRANCH}`);
  expect(ahead_by).toBe(1);
  const found = files.map(async ({ filename }: { filename: string }) => [
    filename,
    text(await github.file(filename, BRANCH)),
  ]);
  return Object.fromEntries(await Promise.all(found));
}

/** All contents that `look` tells, as text. */
async function look(paths: readonly string[]) {
  const { files, ...rest } = await publisher(github).look(paths);
  const contents = [...files].map(([path, file]) => [
    path,
    Object.fromEntries(
      Object.entries(file).map(([what, held]) => [what, held instanceof Uint8Array ? text(held) : held]),
    ),
  ]);
  return { ...rest, files: Object.fromEntries(contents) };
}

describe('a pull request', () => {
  test('20 files are one commit, and the same again writes nothing', async () => {
    const files = Object.fromEntries(PATHS.map((path, at) => [path, `new ${at}`]));
    const { publication, findings } = await publisher(github).publish(proposalOf(files));
    expect(publication.operation).toBe('created');
    expect(findings).toEqual([]);
    expect(await changes()).toEqual(files);
    const writes = github.writes.length;
    expect((await publisher(github).publish(proposalOf(files))).publication).toEqual({
      ...publication,
      operation: 'none',
    });
    expect(github.writes.length).toBe(writes);
    const { files: looked, proposed } = await look(PATHS);
    expect(proposed).toMatchObject({ number: publication.number, outdated: false });
    expect(Object.keys(looked)).toEqual(PATHS);
    expect(looked[A]).toEqual({ committed: 'old a', proposed: 'new 0' });
    expect(looked[PATHS[19] as string]).toEqual({ proposed: 'new 19' });
  });

  test('a file that moved is one deleted and one added', async () => {
    const moved = { [A]: undefined, 'pgo/a.pgo': 'old a' };
    await publisher(github).publish(proposalOf(moved));
    expect((await api(`compare/main...${BRANCH}`)).files).toMatchObject([{ status: 'renamed' }]);
    expect((await publisher(github).publish(proposalOf(moved))).publication.operation).toBe('none');
    expect((await look([A, 'pgo/a.pgo'])).files).toEqual({
      [A]: { committed: 'old a' },
      'pgo/a.pgo': { proposed: 'old a' },
    });
    const other = await publisher(github).publish(proposalOf({ 'pgo/a.pgo': 'new' }));
    expect(other.findings).toMatchObject([
      { message: expect.stringContaining(`changes ${A}, which we do not`) },
    ]);
  });

  test('is outdated once any of the files is another one on the base', async () => {
    await publisher(github).publish(proposalOf({ [A]: 'a', [B]: 'b' }));
    await github.emulator.commit('octo/service', 'main', { [C]: 'by hand', 'other.go': 'package m\n' });
    expect((await look([A, B])).proposed?.outdated).toBe(false);
    const { proposed, files } = await look([A, B, C]);
    expect(proposed?.outdated).toBe(true);
    expect(files[C]).toEqual({ committed: 'by hand', proposed: 'by hand', outdated: true });
    expect(files[A]?.outdated).toBeUndefined();
  });

  test('declined: each file as it was then', async () => {
    const { publication } = await publisher(github).publish(proposalOf({ [A]: 'a', [B]: undefined }));
    const pull = `/repos/octo/service/pulls/${publication.number}`;
    await github.request('PATCH', pull, { state: 'closed' });
    const { declined, files } = await look([A, B, C]);
    expect(declined).toMatchObject({ number: publication.number, branch: BRANCH });
    expect(files).toEqual({
      [A]: { committed: 'old a', declined: 'a' },
      [B]: { committed: 'old b' },
      [C]: { committed: 'old c', declined: 'old c' },
    });
  });
});

describe('whose the branch is', () => {
  test('another path in our one commit is not', async () => {
    const files = { [A]: 'a', 'fix.go': 'package m\n' };
    const amended = await github.emulator.commit('octo/service', BRANCH, files, {
      token: github.token,
      from: 'main',
    });
    const later = publisher(github);
    await later.look([A, B, C]);
    const { publication, findings } = await later.publish(proposalOf({ [A]: 'newer', [B]: 'b' }));
    const reason = `The branch \`${BRANCH}\` changes fix.go, which we do not, so it was left as it is.`;
    expect(publication).toMatchObject({ operation: 'none', headSha: amended, reason });
    expect(findings).toMatchObject([{ severity: 'warning', message: reason }]);
  });
});
