import { expect, test } from 'vitest';
import { githubApi } from '../../src/net/github.ts';
import { GitHubRepository } from '../../src/publish/github-repository.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { reply, startHostileServer } from '../harness/hostile-server.ts';

const sentences = goldenSentences('compare');

test('a list of comments without an end is ended', async () => {
  const page = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, body: 'x' })));
  await using server = await startHostileServer(({ path }) =>
    reply(200, page, {
      'Content-Type': 'application/json',
      Link: `<${server.url}${path}>; rel="next"`,
    }),
  );
  const repository = new GitHubRepository(githubApi({ token: 'x', apiUrl: server.url }), 'octo/service');
  const { message } = await sentences.addError(repository.findComment(7, () => false));
  expect(message).toMatch(/#7 .* 5000 /);
  expect(server.requests.length).toBe(51);
});

sentences.compare();
