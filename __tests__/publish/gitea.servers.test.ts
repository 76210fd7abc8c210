import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gitea, startGitea } from '../harness/servers/gitea.ts';
import { lookAt, proposal } from './scene.ts';
import { serverForgeCases } from './server-forge-cases.ts';
import { type GiteaTokens, giteaScene } from './server-scene.ts';

// Pull requests on a real Gitea. Forgejo has the same API, and was not run.

let gitea: Gitea;
/** Of the account that publishes, and of a person. */
let tokens: GiteaTokens;

beforeAll(async () => {
  gitea = await startGitea();
  for (const username of ['alice', 'bob', 'pgo-bot'])
    await gitea.ask('POST', '/admin/users', {
      username,
      password: 'the-password-of-somebody',
      email: `${username}@example.com`,
      must_change_password: false,
    });
  const tokenOf = async (name: string, scopes: readonly string[]): Promise<string> =>
    (await gitea.ask('POST', `/users/${name}/tokens`, { name: `pgo-${scopes.length}`, scopes })).sha1;
  tokens = {
    bot: await tokenOf('pgo-bot', ['write:repository', 'write:issue', 'read:user']),
    withoutUser: await tokenOf('pgo-bot', ['write:repository', 'write:issue']),
    person: await tokenOf('gopher', ['write:repository']),
  };
});
afterAll(() => gitea[Symbol.asyncDispose]());

// A real server takes its time, so every other answer is lost. The emulator of GitLab loses all of them.
serverForgeCases(
  () => giteaScene(gitea, tokens),
  'WIP: ',
  (cut) => [cut % 2 === 1],
);

test('a token that may not read its owner knows by the text whether the action closed a pull request', async () => {
  await using scene = await giteaScene(gitea, tokens);
  const publisher = () => scene.publisher({}, tokens.withoutUser);
  await (await publisher()).publish(proposal('new'));
  await (await publisher()).withdraw('Pointless.');
  expect((await lookAt(await publisher())).declined).toBeUndefined();
  await (await publisher()).publish(proposal('newer'));
  await scene.change(2, { state: 'closed' });
  expect((await lookAt(await publisher())).declined).toEqual([[2, 'newer']]);
});

test('auto-merge waits for a rule of the base, and is scheduled once', async () => {
  await using scene = await giteaScene(gitea, tokens);
  const auto = { autoMerge: 'squash' } as const;
  const first = await (await scene.publisher(auto)).publish(proposal('new'));
  expect(first.findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('at once') },
  ]);
  expect((await scene.pulls())[0]).toMatchObject({ state: 'open' });

  const root = `/repos/gopher/${scene.name}`;
  const rule = { rule_name: 'main', enable_status_check: true, status_check_contexts: ['test'] };
  await gitea.ask('POST', `${root}/branch_protections`, rule);
  expect(await (await scene.publisher(auto)).keep()).toEqual([]);
  const scheduled = async () =>
    (await gitea.ask('GET', `${root}/issues/1/timeline`)).filter(
      ({ type }: { type: string }) => type === 'pull_scheduled_merge',
    );
  expect(await scheduled()).toHaveLength(1);
  await (await scene.publisher(auto)).publish(proposal('new'));
  expect(await scheduled()).toHaveLength(1);
  expect((await scene.pulls())[0]).toMatchObject({ state: 'open' });
});
