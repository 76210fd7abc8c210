import { once } from 'node:events';
import type { Verification } from '../config/verification.ts';
import { ExpectedError } from '../system/errors.ts';
import { start } from '../system/exec.ts';
import { replaceFile } from '../system/files.ts';
import { withDeadline } from '../net/retry.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import { ownerCommand } from '../system/exec.ts';
import { duration } from '../system/text.ts';
import { excerpt } from '../system/text.ts';
import { howItEnded, lastOutput } from '../system/exec.ts';
import { secretsInCommand } from '../system/credentials.ts';
import type { Place } from './program.ts';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';

/**
 * Runs the command of `verify`, where there is one, in a tree of its own that has `profile` in place; nothing of the
 * user's changes.
 * @throws ExpectedError when it fails or takes too long, after the decision has become `reject`.
 */
export async function verify(job: Job, program: Program, place: Place, profile: Uint8Array): Promise<void> {
  const { verification } = job.config;
  if (verification === undefined) return;
  for (const secret of secretsInCommand(verification.command)) {
    job.secrets.add(secret);
    job.host.mask(secret);
  }
  job.host.progress('Verifying …');
  await using tree = await scratchTree(job, program, place);
  await replaceFile(tree.profilePath, profile);
  const failure = await failureOf(verification, tree, job);
  if (failure === undefined) {
    addFindings(job, [{ severity: 'note', message: '`verify` passed with the new profile in place.' }]);
    return;
  }
  const reason = '`verify` does not pass with the new profile in place.';
  if (job.report.decision !== undefined)
    job.report.decision = { ...job.report.decision, kind: 'reject', reason };
  throw new ExpectedError(`${reason} ${failure}`, {
    fix: 'Run the command without the profile, too, to see whether that is the reason; the profile is in the output folder.',
  });
}

/** What went wrong, in sentences; undefined when nothing did. @throws the signal's reason when the run was cancelled. */
async function failureOf(
  { command, timeout }: Verification,
  { workingDirectory, profilePath }: ScratchTree,
  { host }: Job,
): Promise<string | undefined> {
  let output = () => '';
  const run = async (signal: AbortSignal) => {
    const { argv, env } = ownerCommand(command);
    await using started = await start(argv, {
      cwd: workingDirectory,
      env: { ...host.env, ...env, PGO_PROFILE: profilePath },
      credentials: 'program',
      signal,
      onLine: (line) => host.progress(`verify | ${excerpt(line, 300)}`),
    });
    output = started.output;
    signal.throwIfAborted();
    // Whoever left the group may still hold its output open: a stop doesn't wait for that.
    await Promise.race([started.exited, once(signal, 'abort')]);
    signal.throwIfAborted();
    const end = await started.exited;
    return end.exitCode === 0 ? undefined : `It ${howItEnded(end)}. ${lastOutput(output())}`;
  };
  const tooLong = new Error('The command takes too long.');
  try {
    return await withDeadline(timeout, host.signal, run, () => tooLong);
  } catch (error) {
    if (error !== tooLong) throw error;
    return `It did not end within ${duration(timeout)} and was stopped. ${lastOutput(output())}`;
  }
}
