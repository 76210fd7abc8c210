import { ExpectedError } from '../system/errors.ts';
import { start } from '../system/exec.ts';
import { withDeadline } from '../net/retry.ts';
import { ownerCommand } from '../system/exec.ts';
import { duration } from '../system/text.ts';
import { excerpt } from '../system/text.ts';
import { secretsOfHeader } from '../system/credentials.ts';
import { secretsInCommand, shownCommand } from '../system/credentials.ts';
import type { CollectContext, HttpAccess } from './source.ts';

const TIMEOUT = 60_000;

/** Where the command runs, and who is told its secrets. */
type Surroundings = Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask'>;

/**
 * The headers that a server is asked with, those of `headers-command` among them; their values are masked.
 * @throws ExpectedError when the command fails or prints something else.
 */
export async function headersFor(
  { headers, headersCommand }: HttpAccess,
  context: Surroundings,
): Promise<Readonly<Record<string, string>>> {
  if (headersCommand === undefined) return headers;
  for (const secret of secretsInCommand(headersCommand)) context.mask(secret);
  const printed = await outputOf(headersCommand, context);
  const lines = printed.split('\n').map((line) => line.trim());
  const found = lines.filter((line) => line !== '').map((line) => parseHeader(line));
  if (found.length === 0) throw new ExpectedError('The `headers-command` printed no header.', { fix: FIX });
  for (const [, value] of found) for (const secret of secretsOfHeader(value)) context.mask(secret);
  return { ...headers, ...Object.fromEntries(found) };
}

const FIX = 'Let it print one `Name: value` a line to stdout, such as `Authorization: Bearer …`.';

function parseHeader(line: string): [string, string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(line) ?? [];
  // The line itself may be a secret and is not shown.
  if (name === undefined || value === undefined) {
    throw new ExpectedError('The `headers-command` printed a line that is no header.', { fix: FIX });
  }
  return [name, value];
}

async function outputOf(command: string, { cwd, env, signal }: Surroundings): Promise<string> {
  return withDeadline(
    TIMEOUT,
    signal,
    async (bounded) => {
      // Its stderr may hold anything, so it goes where nothing is shown.
      const { argv, env: text } = ownerCommand(command);
      await using started = await start(argv, {
        cwd,
        env: { ...env, ...text },
        credentials: 'login',
        signal: bounded,
        output: 'stdout',
      });
      const { exitCode } = await started.exited;
      bounded.throwIfAborted();
      if (exitCode === 0) return started.output();
      throw new ExpectedError(
        `The \`headers-command\` \`${excerpt(shownCommand(command), 60)}\` ended with exit code ${exitCode}.`,
        { fix: 'Run it by hand in the working directory; a login that it needs may have ended.' },
      );
    },
    () =>
      new ExpectedError(`The \`headers-command\` did not end within ${duration(TIMEOUT)}.`, {
        fix: 'Run it by hand; it may wait for somebody to log in.',
      }),
  );
}
