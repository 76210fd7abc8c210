import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ForgeApi, refusalWords } from '../../src/net/forge-api.ts';
import { mergeRequest } from '../../src/publish/gitlab.ts';

test.each([
  ['{"message":"401 Unauthorized"}', '401 Unauthorized'],
  ['{"message":["Another one exists: !5"]}', 'Another one exists: !5'],
  ['{"message":{"title":["is too long"],"base":["Nothing changed."]}}', 'title is too long: Nothing changed'],
  ['{"error":"insufficient_scope","error_description":"needs api"}', 'insufficient_scope: needs api'],
  ['{"message":"pull exists [id: 3]","url":"http://x/api/swagger"}', 'pull exists [id: 3]'],
  ['<html><title>502 Bad Gateway</title></html>', '502 Bad Gateway'],
  ['', ''],
])('the words of the refusal %s', (body, words) => {
  expect(refusalWords(body)).toBe(words);
});

/** A server that answers every request in one way, and counts the requests. */
async function serverThat(status: number, headers: Record<string, string>, body: string) {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v4`;
  const options = { product: 'GitLab', apiUrl, headers: { 'private-token': 'glpat-secret-0123' }, env: {} };
  return {
    api: new ForgeApi({ ...options, neededToken: 'a token', retryDelay: 1 }),
    requests: () => requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('an outage is tried again; what would leave a second thing behind is not', async () => {
  await using server = await serverThat(503, {}, 'later');
  await expect(server.api.write('PUT', '/x')).rejects.toThrow('503');
  expect(server.requests()).toBe(5);
  await expect(server.api.write('POST', '/x', { isOnce: true })).rejects.toThrow('503');
  expect(server.requests()).toBe(6);
});

test.each([
  ['a login page', 200, '<html>Sign in</html>', 'does not send'],
  ['another document', 200, '{"iid":"one"}', 'does not send'],
  ['a document that is made to fill memory', 200, `${'['.repeat(200)}${']'.repeat(200)}`, 'does not send'],
])('%s is no answer', async (_, status, body, says) => {
  await using server = await serverThat(status, { 'content-type': 'application/json' }, body);
  await expect(server.api.request('GET', '/x', mergeRequest)).rejects.toThrow(says);
});

test('the token follows no redirect of a write, and is in no message', async () => {
  await using other = await serverThat(200, {}, '{}');
  await using server = await serverThat(307, { location: 'http://127.0.0.1:1/' }, '');
  const error = await server.api.write('POST', '/x', { body: {} }).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining('redirect') });
  expect(String((error as Error).stack)).not.toContain('glpat-secret');
  expect(other.requests()).toBe(0);
});
