import { expect, test } from 'vitest';
import { labelled, section } from './markdown.ts';
import { functionsIn, PROFILE, proposedOn } from './proposal.ts';
import { commit } from './repository.ts';
import { refreshStep, setScene } from './scene.ts';

test('profiles of one job come as an artifact to the next, and what became pointless is closed', async () => {
  await using scene = await setScene({
    // What the machine does meanwhile changes the collector's share, which is not what this is about.
    '.github/pgo.yml': JSON.stringify({ budget: '5s', evidence: 'none', 'min-drift': '50%' }),
  });
  const { github, directory } = scene;
  const first = await scene.run('load-test.yml');
  expect(first.exitCode, first.log).toBe(0);
  expect(first.step('load-test', 'Keep the profile')?.outputs['artifact-id']).toMatch(/^\d+$/);
  expect(refreshStep(first).outputs).toMatchObject({
    decision: 'update',
    'pull-request-operation': 'created',
  });
  const [pull] = await github.pulls.all(github.repository, 'open');
  const provenance = section(pull.body, '### Where the profile comes from');
  expect(provenance).toContain('| `artifact` | 1 | 1 |');
  // Told from whole stacks only, which the first job therefore keeps.
  expect(provenance).toMatch(/^\| Samples with a function of this module \| [1-9][\d.]*\u00a0% \|$/m);
  const { profile } = await proposedOn(github);
  expect(await functionsIn(profile)).toContain('example.com/markdown-service/render.');

  // A person commits the same profile to the base, past the pull request.
  await github.emulator.commit(github.repository, 'main', { [PROFILE]: profile });
  await commit(directory, { [PROFILE]: profile }, 'The profile, by hand');
  const second = await scene.run('load-test.yml');
  expect(second.exitCode, second.log).toBe(0);
  expect(refreshStep(second).outputs).toMatchObject({
    decision: 'keep',
    'pull-request-operation': 'closed',
    'pull-request-number': String(pull.number),
  });
  expect(labelled(second.summary, 'Pull request')).toMatch(/\/pull\/1 \(closed\)/);
  expect(await github.pulls.all(github.repository, 'open')).toEqual([]);
  github.expectNoViolations();
});
