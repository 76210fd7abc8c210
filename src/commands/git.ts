import { ExpectedError } from '../errors.ts';
import { run } from '../exec.ts';
import type { Job } from '../job.ts';

/** Who commits where nobody is configured. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Go PGO Action',
  GIT_AUTHOR_EMAIL: 'go-pgo-action@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'Go PGO Action',
  GIT_COMMITTER_EMAIL: 'go-pgo-action@users.noreply.github.com',
};

/** Runs git in a repository of our own making and returns what it printed. @throws ExpectedError when it fails. */
export async function git(job: Job, cwd: string, args: readonly string[]): Promise<string> {
  const result = await run(['git', ...args], {
    cwd,
    env: { ...job.host.env, ...IDENTITY },
    signal: job.host.signal,
  });
  if (result.exitCode === 0) return result.stdout.toString();
  throw new ExpectedError(`\`git ${args[0]}\` failed: ${result.stderr.trim()}`, {
    fix: `Make it pass in ${cwd}.`,
  });
}
