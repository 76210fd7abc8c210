import { afterAll, beforeAll, expect, test } from 'vitest';
import { recorded } from '../harness/profiles.ts';
import { proposal, publisher } from '../publish/scene.ts';
import { branches, mergeAsPerson, PROFILE } from './proposal.ts';
import { exampleWorkflow } from './repository.ts';
import { type Scene, setScene } from './scene.ts';

// `examples/workflows/rollback.yml` runs for labels that people put on pull requests; as it is but for the `ref` of the
// checkout, for which act would fetch GitHub's action from the network.

const [BEFORE, BAD] = [recorded('index-1'), recorded('render-1')];

let scene: Scene;
/** The pull request of a refresh. */
let number: number;

beforeAll(async () => {
  const workflow = (await exampleWorkflow('rollback.yml')).replace(/^ +ref: .*\n/m, '');
  scene = await setScene({ [PROFILE]: BEFORE, '.github/workflows/rollback.yml': workflow });
  const { publication } = await publisher(scene.github).publish(proposal(BAD, { path: PROFILE }));
  number = publication.number as number;
});
afterAll(() => scene?.[Symbol.asyncDispose]());

/** A person puts that label on the pull request. */
async function label(name: string) {
  const pull = await scene.github.pulls.get(scene.github.repository, number);
  const payload = { action: 'labeled', number, label: { name }, pull_request: pull };
  const result = await scene.run('rollback.yml', { event: { name: 'pull_request', payload } });
  expect(result.exitCode, result.log).toBe(0);
  return result.step('rollback', 'Roll back default.pgo');
}

test('a label does nothing before the pull request is merged, nor does another one', async () => {
  expect(await label('pgo-rollback')).toBeUndefined();
  await mergeAsPerson(scene.github, number);
  expect(await label('documentation')).toBeUndefined();
  expect(await scene.github.file(PROFILE)).toEqual(BAD);
});

test('the label on the merged one opens a pull request with what was there before', async () => {
  const step = await label('pgo-rollback');
  expect(step?.outputs).toMatchObject({
    'pull-request-operation': 'created',
    profile: expect.stringMatching(/\/default\.pgo$/),
  });
  expect(step?.outputs).not.toHaveProperty('decision');
  expect(step?.summary).toContain('## Rollback proposed');
  expect(step?.summary).toContain(
    `**Pull request:** ${step?.outputs['pull-request-url']} (created): Restores`,
  );

  const [pull] = await scene.github.pulls.all(scene.github.repository, 'open');
  expect(pull).toMatchObject({ title: 'Roll back default.pgo', base: { ref: 'main' } });
  expect(pull.body).toContain(`of pull request #${number}.`);
  expect(await branches(scene.github)).toContain('pgo/default-main-rollback');
  expect(await scene.github.file(PROFILE, 'pgo/default-main-rollback')).toEqual(BEFORE);
  await mergeAsPerson(scene.github, pull.number);
  scene.github.expectNoViolations();
});

test('by hand, the newest change on the branch that it is run on is undone', async () => {
  const { emulator, repository, pulls } = scene.github;
  await emulator.commit(repository, 'release/1.2', { [PROFILE]: BAD }, { from: 'main' });
  const event = { name: 'workflow_dispatch', payload: { ref: 'refs/heads/release/1.2' } };
  const result = await scene.run('rollback.yml', { event });
  expect(result.exitCode, result.log).toBe(0);
  const outputs = result.step('rollback', 'Roll back default.pgo')?.outputs;
  expect(outputs).toMatchObject({ 'pull-request-operation': 'created' });
  expect(await pulls.all(repository, 'open')).toMatchObject([{ base: { ref: 'release/1.2' } }]);
  scene.github.expectNoViolations();
});
