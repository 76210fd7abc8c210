import { PERSON_TOKEN } from '../github/start.ts';
import { BASE, BRANCH, PROFILE, type World } from './world.ts';

/** What people do between two refreshes. */
export type Deed =
  | 'nothing'
  | 'merge'
  | 'merge and delete the branch'
  | 'close'
  | 'push to the branch'
  | 'delete the branch'
  | 'commit on the base';

/** As GitHub has it before something is done. */
export interface Scene {
  readonly base: string;
  readonly branch: string | undefined;
  readonly open: readonly { readonly number: number; readonly draft?: boolean }[];
}

export async function sceneOf({ github }: World): Promise<Scene> {
  const { repository, emulator, pulls } = github;
  const base = await emulator.head(repository, BASE);
  if (base === undefined) throw new Error(`There is no ${BASE} any more.`);
  return { base, branch: await emulator.head(repository, BRANCH), open: await pulls.all(repository, 'open') };
}

/** What can be done; each as likely as it is often named. */
export function deedsIn({ branch, open }: Scene): readonly Deed[] {
  const always: readonly Deed[] = ['nothing', 'nothing', 'nothing', 'commit on the base'];
  if (open.length > 0)
    return [
      ...always,
      'merge',
      'merge and delete the branch',
      'close',
      'push to the branch',
      'delete the branch',
    ];
  return branch === undefined ? always : ['nothing', 'delete the branch', 'delete the branch'];
}

/** @returns the head of the branch, where a person has pushed to it. */
export async function act(world: World, deed: Deed, at: number): Promise<string | undefined> {
  const { github } = world;
  const { repository, emulator } = github;
  const [pull] = (await sceneOf(world)).open;
  const ask = async (method: string, path: string, body?: unknown) => {
    const reply = await github.request(method, `/repos/${repository}${path}`, body);
    if (reply.status >= 300) throw new Error(`A person could not ${deed}: ${reply.status} ${reply.text}`);
  };
  switch (deed) {
    case 'merge':
    case 'merge and delete the branch':
      await ask('PUT', `/pulls/${pull?.number}/merge`, { merge_method: at % 2 === 0 ? 'squash' : 'merge' });
      world.commits += 2;
      if (deed !== 'merge') await ask('DELETE', `/git/refs/heads/${BRANCH}`);
      return undefined;
    case 'close':
      await ask('PATCH', `/pulls/${pull?.number}`, { state: 'closed' });
      return undefined;
    case 'push to the branch':
      return emulator.commit(
        repository,
        BRANCH,
        { 'notes.md': `${at}\n` },
        { message: 'Notes', token: PERSON_TOKEN },
      );
    case 'delete the branch':
      // GitHub closes what is open with it.
      if (pull !== undefined) await ask('PATCH', `/pulls/${pull.number}`, { state: 'closed' });
      await ask('DELETE', `/git/refs/heads/${BRANCH}`);
      return undefined;
    case 'commit on the base':
      await emulator.commit(
        repository,
        BASE,
        { 'other.go': `package main\n\n// ${at}\n` },
        { token: PERSON_TOKEN },
      );
      world.commits += 1;
      return undefined;
    case 'nothing':
      return undefined;
  }
}

/** Has nothing of a person in the way any more. */
export async function clearUp(world: World): Promise<void> {
  const { branch } = await sceneOf(world);
  if (branch !== undefined) await act(world, 'delete the branch', 0);
}

/** What the base has of the profile. */
export function committed({ github }: World): Promise<Buffer | undefined> {
  return github.file(PROFILE, BASE);
}
