import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { Cancelled, type Finding } from './errors.ts';
import { handleCrash } from './output.ts';

/** The version of this package. */
export const VERSION = manifest.version;

/** The folder of this package, which has `examples/`. The sources and the bundles are at different depths below it. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** Returns the closest folder with a `package.json`, from `folder` upwards. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : rootAbove(dirname(folder));
}

/** Returns the URL of GitHub's API. A workflow has it in its environment; elsewhere it is that of github.com. */
export function apiUrlIn(env: Readonly<Record<string, string | undefined>>): string {
  return env['GITHUB_API_URL'] || 'https://api.github.com';
}

/** The result of a command, in the forms that a host may show. The values hold no secrets. */
export interface Ending {
  /** The outputs by the names that `action.yml` lists. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Returns the Markdown of the job summary. It is made only if a host calls this, because only a job shows it. */
  summary(): Promise<string>;
  /** The text for a terminal. */
  readonly text: string;
  /** The result document (`--json`). */
  readonly json: string;
  /** The error that ended the command, if any. `text` and `json` have it already. */
  readonly error?: { readonly message: string; readonly fix?: string; readonly kind?: 'no profile' };
}

/**
 * What the program runs under: a job of GitHub Actions, or a terminal. The entry makes the host and passes it in, with the clock and the
 * environment. So no other code knows which host it is, and a test can pass its own.
 */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** A signal that is aborted if the run is cancelled (its reason is a `Cancelled`) or crashes (its reason is the error). */
  readonly signal: AbortSignal;
  /** Whether the output may have colours, because a person reads it in a terminal. */
  readonly interactive: boolean;
  /** Whether the user wants to read the evidence and the output of commands in the log, too. */
  readonly verbose: boolean;
  /** The number of columns of a line. */
  readonly width: number;
  now(): Date;
  /**
   * Shows a line that a command of the user, such as `serve`, has printed. It does so only with `--verbose`, or with debug logging of a
   * job.
   */
  detail(line: string): void;
  /** Shows a line about the work that begins now. @param deadline the `performance.now()` at which its time is up. */
  progress(line: string, deadline?: number): void;
  /** Asks the user a question, and returns the default if the user only presses Enter; undefined if no user can answer. */
  readonly ask?: (question: string, byDefault: string) => Promise<string>;
  /** Shows a finding during the run. */
  finding(finding: Finding): void;
  /** Hides a text in everything that is printed or written from now on. */
  mask(secret: string): void;
  /** Shows the result of the command. */
  finish(ending: Ending): Promise<void>;
}

/** Returns a finding as one line: `warning: default.pgo: the message. What to do about it.` */
export function sentence({ severity, source, file, message, fix }: Finding): string {
  // If the message begins with the name of the source or the file, the name is not repeated.
  const where = [...new Set([source, file])]
    .filter((part) => part !== undefined && !message.startsWith(part))
    .join(' › ');
  return `${severity}: ${where === '' ? '' : `${where}: `}${message}${fix === undefined ? '' : ` ${fix}`}`;
}

/**
 * Returns a signal that is aborted by the first SIGINT or SIGTERM, or by an error that no code caught. The run then ends by itself. A second
 * signal or error ends the process at once.
 */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      const cancelled = new Cancelled(name);
      if (controller.signal.aborted) process.exit(cancelled.exitCode);
      controller.abort(cancelled);
    });
  handleCrash((error) => {
    // Set the exit code here, because at the moment of the crash there may be no run that reports it.
    process.exitCode = 1;
    controller.abort(error);
  });
  return controller.signal;
}
