import { mkdtemp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { type Started, start } from '../system/exec.ts';
import { withDeadline } from '../net/retry.ts';
import { EVALUATE, ownerCommand } from '../system/exec.ts';
import { duration } from '../system/text.ts';
import { excerpt, printableName } from '../system/text.ts';
import { howItEnded, lastOutput } from '../system/exec.ts';
import { compare, datedFiles, newest } from './newest.ts';
import type { Collector, CommandSource } from './source.ts';

/** Bounds a command that was given no `timeout`, in milliseconds. */
export const DEFAULT_COMMAND_TIMEOUT = 60 * 60 * 1000;

// A server left in the background would hold the output open for ever. It is asked to end as the command ends, and
// what it writes on SIGTERM, such as its CPU profile, is waited for. The command is never part of this text.
const RUN_IN_GROUP = `sh -c '${EVALUATE}'; code=$?; trap "" TERM; kill -TERM 0; exit $code`;

const FIX_NO_PROFILE =
  'Let the command write its CPU profile there, such as `go test -bench . -cpuprofile $PGO_PROFILE_DIR/bench.pprof`.';

/**
 * Runs the owner's command by `sh -c` in the working directory and takes what it left in `$PGO_PROFILE_DIR`. What
 * it still has running at its end gets SIGTERM and may finish its profile. A command that failed is not trusted:
 * its profiles may be those of half a run.
 * @throws ExpectedError when it fails, takes too long or leaves no profile.
 */
export const collectFromCommand: Collector<CommandSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const folder = await mkdtemp(join(context.scratch, 'profiles-'));
  const timeout = source.timeout ?? DEFAULT_COMMAND_TIMEOUT;
  let output = () => '';
  await withDeadline(
    timeout,
    context.signal,
    async (signal) => {
      const { argv, env } = ownerCommand(source.command, RUN_IN_GROUP);
      await using started = await start(argv, {
        cwd: context.cwd,
        env: { ...context.env, ...env, PGO_PROFILE_DIR: folder },
        credentials: 'login',
        signal,
        onLine: (line) => context.progress(`${excerpt(source.label, 40)} | ${excerpt(line, 300)}`),
      });
      output = started.output;
      await ended(started, signal);
    },
    () => timedOut(timeout, output()),
  );

  const found = await datedFiles(await regularFiles(folder), context.signal);
  if (found.length === 0) throw leftNothing(output());
  const { paths, findings } = newest(found, source, context.now());
  const files = paths.map((path) => ({ path, name: printableName(relative(folder, path)) }));
  return { files, failures: 0, findings };
};

/** Waits for the command's end. @throws ExpectedError when it failed, the signal's reason when it was stopped. */
async function ended(started: Started, signal: AbortSignal): Promise<void> {
  // Whoever left the group may still hold its output open: a stop doesn't wait for that.
  const end = await Promise.race([started.exited, aborted(signal)]);
  signal.throwIfAborted();
  const { exitCode, signal: killedBy } = end ?? { exitCode: null, signal: null };
  if (exitCode === 0) return;
  const how = howItEnded({ exitCode, signal: killedBy });
  throw new ExpectedError(`The command ${how}. ${lastOutput(started.output())}`, {
    fix:
      exitCode === 127
        ? 'Install the program that was not found, or add its folder to the PATH.'
        : 'Run the command by hand in the working directory and mend it; its profiles were not used.',
  });
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    if (signal.aborted) resolve(undefined);
  });
}

/** Every regular file in the folder and below, sorted; symbolic links are left alone. */
async function regularFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(compare);
}

function timedOut(timeout: number, output: string): ExpectedError {
  return new ExpectedError(
    `The command did not end within ${duration(timeout)} and was stopped. ${lastOutput(output)}`,
    { fix: "Give it less to do, or raise the source's `timeout`." },
  );
}

function leftNothing(output: string): ExpectedError {
  return new ExpectedError(
    `The command ended well but left no profile in $PGO_PROFILE_DIR. ${lastOutput(output)}`,
    { fix: FIX_NO_PROFILE },
  );
}
