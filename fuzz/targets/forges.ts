import { refusalWords } from '../../src/net/forge-api.ts';
import { readJson } from '../../src/net/json.ts';
import { giteaPull, shownGiteaPull } from '../../src/publish/gitea.ts';
import { mergeRequest, shownMergeRequest } from '../../src/publish/gitlab.ts';
import type { ServerPull } from '../../src/publish/server-forge.ts';
import { FORGES, forgeAddress, forgeOf, placeOfRemote } from '../../src/system/forges.ts';
import { must, type Target } from '../engine/fuzzer.ts';

const PULL = {
  number: 1,
  html_url: 'https://tea/a/b/pulls/1',
  title: 'WIP: Refresh',
  draft: true,
  body: null,
  state: 'closed',
  closed_at: '2026-11-20T00:00:00Z',
  user: { login: 'pgo' },
  labels: [{ name: 'pgo' }],
  assignees: null,
  base: { ref: 'main' },
  head: { label: 'pgo/default', ref: 'refs/pull/1/head', sha: 'f00', repo: { full_name: 'a/b' } },
};
const REQUEST = {
  iid: 1,
  web_url: 'https://lab/a/b/-/merge_requests/1',
  title: 'Draft: Refresh',
  draft: true,
  description: '',
  state: 'opened',
  closed_by: { id: 1, username: 'gopher' },
  labels: ['pgo'],
  source_branch: 'pgo/default',
  target_branch: 'main',
  source_project_id: 7,
  target_project_id: 7,
};

function isPlain({ number, closedAt, state, title, body, branch, labels, ...rest }: ServerPull): boolean {
  const people = [...rest.assignees, ...rest.reviewers];
  return (
    [number, closedAt].every(Number.isFinite) &&
    ['open', 'closed', 'merged'].includes(state) &&
    [title, body, branch, rest.author, rest.sha, ...labels, ...people].every(
      (text) => typeof text === 'string',
    )
  );
}

/** An answer becomes a pull request with all its keys, or is refused as a whole. */
const answers: Target = {
  name: 'forge-answers',
  shape: 'text',
  maxLength: 4096,
  seeds: () => [
    JSON.stringify(PULL),
    JSON.stringify(REQUEST),
    '{"message":{"title":["is too long"]}}',
    '{"message":["one","two"],"error":"x","error_description":"y"}',
  ],
  run(input) {
    const text = Buffer.from(input);
    const tea = readJson(text, giteaPull);
    must(tea === undefined || isPlain(shownGiteaPull(tea, 'a/b')), () => JSON.stringify(tea));
    const lab = readJson(text, mergeRequest);
    must(lab === undefined || isPlain(shownMergeRequest(lab)), () => JSON.stringify(lab));
    const words = refusalWords(text.toString());
    must([...words].length <= 300 && !/[\0-\x1f\x7f]/.test(words), () => JSON.stringify(words));
  },
};

/** The token goes to the host of the remote and to no other one. */
const remotes: Target = {
  name: 'remotes',
  shape: 'text',
  maxLength: 300,
  seeds: () => [
    'https://oauth2:secret@git.acme:8443/group/sub/service.git',
    'git@codeberg.org:me/service.git',
    'ssh://git@[::1]:22/a/b',
    'https://a@b@c/d',
    'C:/git/service',
    '../service',
  ],
  run(input) {
    const remote = input.toString();
    const place = placeOfRemote(remote);
    must(forgeOf({}, remote).name.length > 0, () => 'no forge');
    if (place === undefined) return;
    must(!/[@/?#\s]/.test(place.host), () => place.host);
    must(!/^\/|\/$/.test(place.path), () => place.path);
    for (const { api } of FORGES) {
      if (api === undefined) continue;
      const { apiUrl, project } = forgeAddress(api, {}, place);
      const { host, username, search } = new URL(apiUrl);
      must(host === new URL(`${place.protocol ?? 'https:'}//${place.host}`).host, () => apiUrl);
      must(username === '' && search === '' && project === place.path, () => apiUrl);
    }
  },
};

export const targets = [answers, remotes];
