import { expect, test } from 'vitest';
import { FORGES, forgeAddress, forgeOf, placeOfRemote, type RemotePlace } from '../../src/system/forges.ts';

/** How to find the API of a product. */
function apiOf(name: string) {
  const api = FORGES.find((forge) => forge.name === name)?.api;
  if (api === undefined) throw new Error(`${name} has no API here.`);
  return api;
}

test.each<[remote: string, RemotePlace | undefined]>([
  [
    'https://gitlab.com/group/sub/service.git',
    { host: 'gitlab.com', protocol: 'https:', path: 'group/sub/service' },
  ],
  ['http://user:secret@git.local:3000/a/b/', { host: 'git.local:3000', protocol: 'http:', path: 'a/b' }],
  ['git@codeberg.org:me/service.git', { host: 'codeberg.org', path: 'me/service' }],
  ['ssh://git@git.local:2222/me/service.git', { host: 'git.local', path: 'me/service' }],
  ['/srv/git/service.git', undefined],
  ['../service', undefined],
  ['C:/git/service', undefined],
  ['file:///srv/git/service.git', undefined],
  ['', undefined],
])('the place of the remote %s', (remote, place) => {
  expect(placeOfRemote(remote)).toEqual(place);
});

const GITHUB_JOB = { GITHUB_ACTIONS: 'true', GITHUB_API_URL: 'https://api.github.com' };
test.each<[why: string, env: Record<string, string>, remote: string | undefined, name: string]>([
  ['a job of GitHub', GITHUB_JOB, 'https://gitlab.com/a/b', 'GitHub'],
  [
    'GitHub Enterprise',
    { GITHUB_ACTIONS: 'true', GITHUB_API_URL: 'https://git.acme/api/v3' },
    undefined,
    'GitHub',
  ],
  ['a job of GitLab', { GITLAB_CI: 'true' }, 'https://git.acme/a/b', 'GitLab'],
  ['a job of Gitea', { ...GITHUB_JOB, GITEA_ACTIONS: 'true' }, undefined, 'Gitea'],
  [
    'an older runner',
    { GITHUB_ACTIONS: 'true', GITHUB_API_URL: 'https://git.acme/api/v1' },
    undefined,
    'Gitea',
  ],
  ['a job of Forgejo', { FORGEJO_ACTIONS: 'true' }, undefined, 'Gitea'],
  ['a host', {}, 'git@gitlab.acme.com:a/b.git', 'GitLab'],
  ['Codeberg', {}, 'https://codeberg.org/a/b', 'Gitea'],
  ['a project that is only named like a forge', {}, 'https://github.com/a/gitlab-client', 'GitHub'],
  ['the token that is set', { GITEA_TOKEN: 'x' }, 'https://git.acme/a/b', 'Gitea'],
  ['no sign of any', {}, 'https://git.acme/a/b', 'GitHub'],
  ['no remote', { GITLAB_TOKEN: 'x' }, undefined, 'GitHub'],
])('the forge by %s', (_, env, remote, name) => {
  expect(forgeOf(env, remote).name).toBe(name);
});

test.each<
  [name: 'GitLab' | 'Gitea', env: Record<string, string>, remote: string, apiUrl: string, project: string]
>([
  ['GitLab', {}, 'https://git.acme:8443/a/b.git', 'https://git.acme:8443/api/v4', 'a/b'],
  ['GitLab', {}, 'git@git.acme:a/b/c.git', 'https://git.acme/api/v4', 'a/b/c'],
  [
    'GitLab',
    { CI_API_V4_URL: 'https://acme/git/api/v4' },
    'https://acme/git/a/b',
    'https://acme/git/api/v4',
    'a/b',
  ],
  [
    'GitLab',
    { CI_API_V4_URL: 'https://acme/git/api/v4' },
    'ssh://git@acme/git/b',
    'https://acme/git/api/v4',
    'git/b',
  ],
  [
    'Gitea',
    { GITHUB_API_URL: 'http://tea:3000/api/v1/' },
    'http://tea:3000/a/b',
    'http://tea:3000/api/v1',
    'a/b',
  ],
  ['Gitea', { GITHUB_API_URL: 'https://api.github.com' }, 'https://tea/a/b', 'https://tea/api/v1', 'a/b'],
])('the address of %s with %o and %s', (name, env, remote, apiUrl, project) => {
  const place = placeOfRemote(remote) as RemotePlace;
  expect(forgeAddress(apiOf(name), env, place)).toEqual({ apiUrl, project });
});

test('the names of the products are different, and each has a token', () => {
  expect(new Set(FORGES.map(({ name }) => name)).size).toBe(FORGES.length);
  for (const { tokens } of FORGES) expect(tokens.length).toBeGreaterThan(0);
});
