import { join, relative, sep } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import { run } from '../../system/exec.ts';
import type { Job } from '../../job.ts';
import { isLfsPointer } from '../../profile/not-a-profile.ts';
import type { Published } from '../../publish/publisher.ts';
import { attributesLine } from '../check/in-git.ts';
import { repositoryRoot } from '../git.ts';
import type { Place } from '../program.ts';

/**
 * A commit of ours holds the profile itself: every clone would then complain of a file that should have been a pointer.
 * @throws ExpectedError when the base holds a pointer of Git LFS, or the work tree's attributes ask for one.
 */
export async function requireOutsideOfLfs(job: Job, place: Place, { files }: Published): Promise<void> {
  const { path, inRepository } = place;
  if (!inRepository) return;
  const committed = files.get(path)?.committed;
  const root = await repositoryRoot(job, 'Run it in a clone.');
  const isTracked = await isTrackedByLfs(job, root, path);
  const isPointer = committed !== undefined && isLfsPointer(committed);
  // What is only written into the work tree, git adds as its attributes say.
  if (!isPointer && !(isTracked && job.config.publish !== 'none')) return;
  const line = await attributesLine({ root }, join(root, path), /(^|\s)filter=lfs(\s|$)/);
  const where =
    line === undefined ? '' : ` in \`${relative(root, line.file).split(sep).join('/')}\`, line ${line.line}`;
  throw new ExpectedError(
    `\`${path}\` is kept in Git LFS, so it is not refreshed: \`go build\` takes the pointer for the profile, and fails wherever it was not fetched.`,
    { fix: isTracked ? untrack(path, where, committed !== undefined) : replacePointer(path) },
  );
}

async function isTrackedByLfs({ host }: Job, root: string, path: string): Promise<boolean> {
  const { exitCode, stdout } = await run(['git', 'check-attr', '-z', 'filter', '--', path], {
    cwd: root,
    env: host.env,
    signal: host.signal,
  });
  return exitCode === 0 && stdout.toString().split('\0')[2] === 'lfs';
}

function untrack(path: string, where: string, isCommitted: boolean): string {
  const steps = isCommitted
    ? `\`git lfs pull\`, delete its pattern${where}, \`git add --renormalize ${path}\`, commit and run again. Or delete the profile, too: then it is proposed anew.`
    : `delete its pattern${where}, commit and run again.`;
  return `Take it out of LFS, which so small a file does not need: ${steps}`;
}

/** Its pattern is gone, or on another branch. */
function replacePointer(path: string): string {
  return `On the base, take it out of LFS (\`git lfs untrack\` its pattern), then commit the profile itself in the place of the pointer, or delete it (\`git rm ${path}\`), and run again.`;
}
