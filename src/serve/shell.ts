import { type Started, start } from '../system/exec.ts';

/** A command of the repository's owner that runs beside the collection. */
export interface ShellCommand {
  readonly command: string;
  readonly cwd: string;
  /** What the shell gets. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What only the programs that `command` starts get. */
  readonly programEnv: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onLine?: (line: string) => void;
  /** A program with its arguments that is to start the shell. */
  readonly wrapper?: readonly string[];
  /** Files that take the shell's process id before anything is run. */
  readonly enlistIn?: string | readonly string[];
}

// A variable reaches the shell under this name, and what the shell starts under its own: LD_PRELOAD and the like
// are obeyed by a program as it is loaded, and the shell is none of those that the user wants to change.
const RENAMED = 'GO_PGO_SET_';

/**
 * Starts `command` as `sh -c` would, as a process group of its own. On SIGINT and SIGTERM the shell lives for as long
 * as the program that it waits for: a service may end in peace, and a load tool sum up.
 */
export function startShell(options: ShellCommand): Promise<Started> {
  const { command, env, programEnv, wrapper = [], enlistIn = [] } = options;
  const [program = 'sh', ...args] = [...wrapper, 'sh', '-c', script(Object.keys(programEnv))];
  const renamed = Object.entries(programEnv).map(([name, value]) => [`${RENAMED}${name}`, value]);
  return start([program, ...args, 'sh', ...[enlistIn].flat()], {
    cwd: options.cwd,
    env: { ...env, ...Object.fromEntries(renamed), [`${RENAMED}COMMAND`]: command },
    credentials: 'program',
    signal: options.signal,
    ...(options.onLine && { onLine: options.onLine }),
  });
}

/**
 * The command and the values are variables: neither is part of this text, or an argument, which everybody on the machine
 * may read. Names are letters, digits, `_`.
 */
function script(names: readonly string[]): string {
  return [
    // A copy, which what the shell starts does not inherit.
    `${RENAMED}TEXT=$${RENAMED}COMMAND; unset ${RENAMED}COMMAND`,
    `for ${RENAMED}FILE; do echo $$ >"$${RENAMED}FILE" || exit 125; done; unset ${RENAMED}FILE`,
    "trap 'exit 130' INT; trap 'exit 143' TERM",
    ...names.map((name) => `export ${name}="$${RENAMED}${name}"; unset ${RENAMED}${name}`),
    'set --',
    `eval "$${RENAMED}TEXT"`,
  ].join('\n');
}
