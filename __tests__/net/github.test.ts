import { expect, test } from 'vitest';
import { githubApi } from '../../src/net/github.ts';
import { answer, type Behaviour, redirectTo, startPprofServer } from '../harness/pprof-server.ts';

/** Asks for a repository; what is waited for between attempts is written down instead. */
async function ask(behaviours: Readonly<Record<string, Behaviour>>) {
  await using server = await startPprofServer(behaviours);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const api = githubApi({ token: 'ghs_patience', apiUrl: server.url, retryDelay: 1, wait });
  const outcome = await api.rest.repos.get({ owner: 'octo', repo: 'service' }).then(
    ({ data }) => data.name,
    (error: Error) => error.message.replaceAll(server.url, 'URL'),
  );
  return { outcome, waits, requests: server.requests };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const failing = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  answer(status, '{"message":"Unavailable"}', { ...JSON_TYPE, ...headers });
const named = answer(200, '{"name":"service"}', JSON_TYPE);

test.each<[string, Behaviour, number[]]>([
  ['an outage is waited for longer each time', failing(503), [1, 2, 4, 8]],
  ['as long as the server asks', failing(503, { 'retry-after': '50' }), [50_000, 50_000, 50_000, 50_000]],
  ['but no longer than a minute', failing(503, { 'retry-after': '61' }), []],
  ['other refusals are not asked again', failing(403), []],
])('%s', async (_, behaviour, expected) => {
  const { outcome, waits, requests } = await ask({ repos: behaviour });
  expect(outcome).toContain('Unavailable');
  expect(waits).toEqual(expected);
  expect(requests).toHaveLength(expected.length + 1);
});

test('a redirect within the API is followed, another one not: each request has the token', async () => {
  const within = await ask({ repos: redirectTo('/repositories/1'), repositories: named });
  expect(within.outcome).toBe('service');
  const away = await ask({ repos: redirectTo('http://127.0.0.2:1/x?token=abcd') });
  expect(away.outcome).toContain('URL/repos/octo/service redirects to http://127.0.0.2:1/x');
  expect(away.outcome).not.toContain('abcd');
});

test('an answer that is made to fill memory is refused', async () => {
  const { outcome } = await ask({ repos: answer(200, '['.repeat(1_000), JSON_TYPE) });
  expect(outcome).toContain('URL/repos/octo/service ');
});
