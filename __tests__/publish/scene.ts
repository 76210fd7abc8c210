import { PullRequestPublisher } from '../../src/publish/github.ts';
import { readBody } from '../../src/publish/proposal-text.ts';
import type { Proposal, Publisher, PublishOptions } from '../../src/publish/publisher.ts';
import type { GitHubHarness } from '../harness/github/start.ts';

export const PROFILE = 'cmd/server/default.pgo';

export function options(changed: Partial<PublishOptions> = {}): PublishOptions {
  return {
    branch: 'go-pgo/update',
    title: 'Update default.pgo',
    commitMessage: 'Update default.pgo',
    signoff: false,
    gitPushOptions: [],
    labels: [],
    assignees: [],
    reviewers: [],
    teamReviewers: [],
    draft: false,
    maintainerCanModify: true,
    deleteBranch: true,
    autoMerge: false,
    ...changed,
  };
}

/** Of one file. */
export function proposal(
  profile: string | Uint8Array,
  { path = PROFILE, ...changed }: Partial<Proposal> & { readonly path?: string } = {},
): Proposal {
  return { ...proposalOf({ [path]: profile }), ...changed };
}

/** Of several files by path; undefined: to be deleted. */
export function proposalOf(files: Readonly<Record<string, string | Uint8Array | undefined>>): Proposal {
  return {
    files: Object.entries(files).map(([path, content]) => ({
      path,
      bytes: content === undefined ? undefined : Buffer.from(content),
    })),
    renderBody: () => 'The evidence.',
    draft: false,
  };
}

/** What `look` says of one file, its contents as text. */
export async function lookAt(publisher: Publisher, path = PROFILE) {
  const { files, proposed } = await publisher.look([path]);
  const file = files.get(path);
  return {
    committed: text(file?.committed),
    ...(proposed && { proposed: { ...proposed, profile: text(file?.proposed) } }),
    ...(file?.declined && { declined: file.declined.map(({ number, bytes }) => [number, text(bytes)]) }),
  };
}

/** The contents of a file's versions as text, newest first. */
export async function contents(publisher: Publisher, limit = 10, path = PROFILE) {
  return (await publisher.versions(path, limit)).map(({ bytes }) => text(bytes));
}

export function publisher(
  github: GitHubHarness,
  changed: Partial<PublishOptions> = {},
  token?: string,
): Publisher {
  return new PullRequestPublisher({
    token: token ?? github.token,
    repository: github.repository,
    apiUrl: github.url,
    options: options(changed),
    retryDelay: 1,
  });
}

/** The action's words in a body, without the note. */
export function words(body: string | undefined): string | undefined {
  return body && readBody(body).text;
}

export function text(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : Buffer.from(bytes).toString();
}
