import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** The commit that a pull request is compared with: what its repository has accepted already. */
export interface PullRequestBase {
  /** Name of the branch. */
  readonly ref: string;
  /** Full name of the commit. */
  readonly sha: string;
  /** `owner/name`. */
  readonly repository?: string;
}

/** What the run's event says of the checkout: whether somebody may have written it whom nobody has answered yet. */
export type Proposed =
  /** No pull request, or one whose content was accepted by merging it. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pull-request'; readonly base: PullRequestBase }
  /** A pull request, of which the event does not tell the base. */
  | { readonly kind: 'unknown'; readonly reason: string };

const EVENT = v.object({
  pull_request: v.object({
    merged: v.optional(v.nullable(v.boolean())),
    merged_at: v.optional(v.nullable(v.string())),
    base: v.object({
      ref: v.pipe(v.string(), v.minLength(1)),
      sha: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
      repo: v.optional(v.nullable(v.object({ full_name: v.string() }))),
    }),
  }),
});
const MERGED = v.object({
  pull_request: v.union([v.object({ merged: v.literal(true) }), v.object({ merged_at: v.string() })]),
});

/** Read from the event that GitHub describes to the job, which no checkout changes. */
export async function proposedBy(env: Readonly<Record<string, string | undefined>>): Promise<Proposed> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: repository } = env;
  if (!name.startsWith('pull_request')) return { kind: 'nothing' };
  if (!path) return { kind: 'unknown', reason: 'GITHUB_EVENT_PATH names no file' };
  const event = await eventIn(path);
  if (event === undefined) return { kind: 'unknown', reason: `the event in ${path} cannot be read` };
  if (v.is(MERGED, event)) return { kind: 'nothing' };
  const { success, output } = v.safeParse(EVENT, event);
  if (!success) return { kind: 'unknown', reason: `the event in ${path} does not tell it` };
  const { ref, sha, repo } = output.pull_request.base;
  const fullName = repository || repo?.full_name;
  return { kind: 'pull-request', base: { ref, sha, ...(fullName && { repository: fullName }) } };
}

async function eventIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
