import { ExpectedError } from '../errors.ts';
import { run } from '../exec.ts';
import type { Job } from '../job.ts';
import { FALLBACK_IDENTITY } from '../publish/local-repository.ts';

/** Who commits where nobody is configured. */
const IDENTITY = {
  GIT_AUTHOR_NAME: FALLBACK_IDENTITY.name,
  GIT_AUTHOR_EMAIL: FALLBACK_IDENTITY.email,
  GIT_COMMITTER_NAME: FALLBACK_IDENTITY.name,
  GIT_COMMITTER_EMAIL: FALLBACK_IDENTITY.email,
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
