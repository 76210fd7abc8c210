import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workTreePublisher } from '../../src/publish/git-repository.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { GitScene } from './git-scene.ts';
import { lookAt, proposalOf } from './scene.ts';

const sentences = goldenSentences('refresh');

const [A, B, C] = ['cmd/a/default.pgo', 'cmd/b/default.pgo', 'pgo/c.pgo'];
let scene: GitScene;

beforeEach(async () => {
  scene = await GitScene.start({ [A]: 'old a', [B]: 'old b' });
});

afterEach(() => scene[Symbol.asyncDispose]());

const inTree = (path: string) => readFile(join(scene.clone, path), 'utf8');

test('each file goes to its place; a deleted one goes', async () => {
  const publisher = scene.workTree([A, B, C]);
  const { publication, findings } = await publisher.publish(
    proposalOf({ [A]: 'new a', [B]: undefined, [C]: 'new c' }),
  );
  expect(findings).toEqual([]);
  expect(publication).toEqual({
    kind: 'none',
    operation: 'none',
    reason: expect.stringMatching(/`publish: none`.*\b2 new profiles.*\b1 profile deleted/),
  });
  sentences.add(publication);
  expect([await inTree(A), await inTree(C), await readdir(join(scene.clone, 'cmd/b'))]).toEqual([
    ...['new a', 'new c', []],
  ]);
  expect(scene.git('log', '--format=%s')).toBe('First');
});

test('what is committed counts, whatever lies in the work tree', async () => {
  await writeFile(join(scene.clone, A), 'by hand');
  await rm(join(scene.clone, B));
  await mkdir(join(scene.clone, 'pgo'));
  await writeFile(join(scene.clone, C), 'not committed');
  const { files, proposed } = await scene.workTree([A, B, C]).look([A, B, C]);
  expect(proposed).toBeUndefined();
  expect(files).toEqual(
    new Map([
      [A, { committed: Buffer.from('old a') }],
      [B, { committed: Buffer.from('old b') }],
      [C, {}],
    ]),
  );
});

test('without a repository the file itself is what is committed, and there are no versions', async () => {
  const profilePath = join(scene.root, 'plain/default.pgo');
  const files = [{ place: { path: 'default.pgo', inRepository: false }, profilePath }];
  const publisher = workTreePublisher({ files, directory: scene.root, env: scene.env });
  expect((await lookAt(publisher, 'default.pgo')).committed).toBeUndefined();
  await publisher.publish(proposalOf({ 'default.pgo': 'new' }));
  expect((await lookAt(publisher, 'default.pgo')).committed).toBe('new');
  expect(await publisher.versions('default.pgo', 5)).toEqual([]);
});

sentences.compare();
