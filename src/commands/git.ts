import { realpath } from 'node:fs/promises';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { run } from '../system/exec.ts';
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

/**
 * Root of the repository that the working directory lies in, symbolic links resolved.
 * @param fix what to do when it lies in none.
 * @throws UsageError when it does, or git does not trust it; ExpectedError without git.
 */
export async function repositoryRoot({ config, host }: Job, fix: string): Promise<string> {
  const { exitCode, stdout, stderr } = await run(['git', 'rev-parse', '--show-toplevel'], {
    cwd: config.workingDirectory,
    env: host.env,
    signal: host.signal,
  });
  if (exitCode === 0) return realpath(stdout.toString().replace(/\r?\n$/, ''));
  // Usual in a job's container, where the checkout belongs to the user outside.
  const untrusted = /safe\.directory (.+)/.exec(stderr)?.[1];
  if (untrusted === undefined)
    throw new UsageError(`${config.workingDirectory} is not in a git repository.`, { fix });
  throw new UsageError(`git does not trust ${config.workingDirectory}: another user owns it.`, {
    fix: `Run \`git config --global --add safe.directory ${untrusted}\` before.`,
  });
}
