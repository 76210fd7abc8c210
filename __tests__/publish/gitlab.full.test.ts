import { expect, test } from 'vitest';
import { proposal } from './scene.ts';
import { serverForgeCases } from './server-forge-cases.ts';
import { gitlabScene } from './server-scene.ts';

// Merge requests on an emulator of GitLab's API that is made from its documentation (`harness/gitlab.ts`). No GitLab was asked.

serverForgeCases(gitlabScene, 'Draft: ');

test('auto-merge is left to what the merge request waits for, and a person’s switch is final', async () => {
  await using scene = await gitlabScene();
  const { gitlab } = scene;
  gitlab.status = 'mergeable';
  const auto = { autoMerge: 'squash' } as const;
  const first = await (await scene.publisher(auto)).publish(proposal('new'));
  expect(first.findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('at once') },
  ]);
  expect(gitlab.requests[0]).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: false });

  gitlab.status = 'ci_still_running';
  expect(await (await scene.publisher(auto)).keep()).toEqual([]);
  expect(gitlab.requests[0]).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: true });
  for (const one of gitlab.requests) one.merge_when_pipeline_succeeds = false;
  await (await scene.publisher(auto)).publish(proposal('new'));
  expect(gitlab.requests[0]).toMatchObject({ merge_when_pipeline_succeeds: false });
  scene.expectNoViolations();
});

test('the free edition takes one reviewer, which is a warning', async () => {
  await using scene = await gitlabScene();
  const reviewers = ['alice', 'bob'];
  const { findings } = await (await scene.publisher({ reviewers })).publish(proposal('new'));
  expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('`bob`') }]);
  expect(scene.gitlab.requests[0]?.reviewers).toMatchObject([{ username: 'alice' }]);
});
