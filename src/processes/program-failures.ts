import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { ExpectedError } from '../errors.ts';

/** What keeps a program from running, or ends it, in sentences. */

/**
 * Where a program is, since @actions/exec, when it looks for it itself, prints to stdout about every folder of the PATH
 * that it may not read. A path, and all of Windows with its extensions, is left to it.
 * @throws ExpectedError when it is nowhere.
 */
export async function locate(program: string): Promise<string> {
  if (program.includes('/') || process.platform === 'win32') return program;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = resolve(folder, program);
    const found = await access(path, constants.X_OK).then(
      async () => (await stat(path)).isFile(),
      () => false,
    );
    if (found) return path;
  }
  throw missingProgram(program, undefined);
}

const INSTALL: Readonly<Record<string, string>> = {
  go: 'Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.',
  sh: 'Commands are run by `sh`. Windows has none of its own: use a Linux or macOS runner, or one with Git for Windows whose `usr\\bin` is on the PATH.',
};

function missingProgram(program: string, cause: unknown): ExpectedError {
  const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
  return new ExpectedError(`There is no \`${program}\` on the PATH.`, { fix, cause });
}

/** Nothing that it was asked is answered by that, as it would be by an exit code. */
export function endedBy(signal: string, program: string, [first = '-']: readonly string[]): ExpectedError {
  const command = first.startsWith('-') ? program : `${program} ${first}`;
  return new ExpectedError(`\`${command}\` was ended by ${signal}.`, {
    fix: 'Something else did that, such as the system for want of memory: its log tells; then run again.',
  });
}

/** What `@actions/exec` says of a program that did not start is in its text alone. */
export function notRun(program: string, cwd: string, error: unknown): unknown {
  const said = String(error);
  if (said.includes('Unable to locate executable file')) return missingProgram(program, error);
  const code = /failed to start\. Error: .* (E[A-Z0-9]+)$/.exec(said)?.[1];
  return code === undefined ? error : cannotStart(program, cwd, code, error);
}

/** ENOENT is said of a missing folder, too. */
export function cannotStart(
  program: string,
  cwd: string,
  code: string | undefined,
  cause: unknown,
): ExpectedError {
  if (code === 'ENOENT' && existsSync(cwd)) return missingProgram(program, cause);
  return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${code}.`, {
    fix:
      code !== undefined && SHORT_OF.has(code)
        ? 'This user or machine has no process, memory or file left for it: end what else runs, then run again.'
        : 'Check that the folder is there and the program may be run.',
    cause,
  });
}

const SHORT_OF: ReadonlySet<string> = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE']);
