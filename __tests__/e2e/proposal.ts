import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../../src/system/exec.ts';
import type { GitHubHarness } from '../harness/github/start.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** The branch and the file that a refresh of the example proposes. */
export const BRANCH = 'pgo/default';
export const PROFILE = 'default.pgo';

/** How the proposal's branch differs from `main`. */
export interface Proposed {
  /** Commits on top of `main`, and how many of `main` it lacks. */
  readonly ahead: number;
  readonly behind: number;
  /** Paths that it changes. */
  readonly files: readonly string[];
  readonly head: string | undefined;
  readonly profile: Buffer;
}

/** @throws Error when there is no branch, or no profile on it. */
export async function proposedOn(github: GitHubHarness): Promise<Proposed> {
  const { repository, emulator } = github;
  const compared = await emulator.must('GET', `/repos/${repository}/compare/main...${BRANCH}`);
  const profile = await github.file(PROFILE, BRANCH);
  if (profile === undefined) throw new Error(`There is no ${PROFILE} on ${BRANCH}.`);
  return {
    ahead: compared.ahead_by,
    behind: compared.behind_by,
    files: compared.files.map(({ filename }: { filename: string }) => filename),
    head: await emulator.head(repository, BRANCH),
    profile,
  };
}

/** The names of all branches, sorted. */
export async function branches({ repository, emulator }: GitHubHarness): Promise<string[]> {
  const list: { name: string }[] = await emulator.must('GET', `/repos/${repository}/branches`);
  return list.map(({ name }) => name).sort();
}

/** Every function of a profile, as Go's own pprof lists them; it fails on what is no profile. */
export async function functionsIn(profile: Buffer): Promise<string> {
  await using folder = await temporaryFolder();
  const file = join(folder.path, PROFILE);
  await writeFile(file, profile);
  const top = ['-top', '-symbolize=none', '-nodecount=100000', '-nodefraction=0', '-edgefraction=0'];
  const { exitCode, stdout, stderr } = await runTool(['go', 'tool', 'pprof', ...top, file], {
    cwd: folder.path,
  });
  if (exitCode !== 0) throw new Error(`pprof cannot read the profile: ${stderr}`);
  return stdout.toString();
}

/** Merges a pull request as a person does who has read it; one that was opened as a draft is made ready first. */
export async function mergeAsPerson(github: GitHubHarness, number: number): Promise<void> {
  const pull = await github.pulls.get(github.repository, number);
  if (pull.draft) {
    const query =
      'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { clientMutationId } }';
    await github.request('POST', '/graphql', { query, variables: { id: pull.node_id } });
  }
  const merged = await github.request('PUT', `/repos/${github.repository}/pulls/${number}/merge`, {});
  if (merged.status !== 200) throw new Error(`It was not merged: ${merged.text}`);
}
