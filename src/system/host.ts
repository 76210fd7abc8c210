import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { Cancelled, type Finding } from './errors.ts';
import { handleCrash } from './output.ts';

/** The version of this package. */
export const VERSION = manifest.version;

/**
 * The root folder of this package, which contains `examples/`. The root is searched upwards from this file, because the sources and the
 * bundles are at different depths below the root.
 */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** Returns `folder` or the closest folder above it that has a `package.json`. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : rootAbove(dirname(folder));
}

/**
 * Returns the URL of GitHub's API. In a workflow, the environment holds the API's URL. Outside of a workflow, the URL of github.com's API
 * is used.
 */
export function apiUrlIn(env: Readonly<Record<string, string | undefined>>): string {
  return env['GITHUB_API_URL'] || 'https://api.github.com';
}

/** The result of a command, in the forms that a host may show. The result holds no secrets. */
export interface Ending {
  /** The outputs of the action, by their names in `action.yml`. */
  readonly outputs: Readonly<Record<string, string>>;
  /**
   * Returns the Markdown of the job summary. The summary is made only when a host calls this function, because only the host of a job needs
   * the summary.
   */
  summary(): Promise<string>;
  /** The text for a terminal. */
  readonly text: string;
  /** The result document (`--json`). */
  readonly json: string;
  /** The error that ended the command; undefined if the command succeeded. `text` and `json` already contain this error. */
  readonly error?: { readonly message: string; readonly fix?: string; readonly kind?: 'no profile' };
}

/**
 * The host under which the program runs: a job of GitHub Actions, or a terminal. The entry point of the program creates the host, which
 * includes the clock and the environment, and passes it to the command. Commands do not know which host they have, and a test can pass a
 * host of its own.
 */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** A signal that is aborted if the run is cancelled (its reason is a `Cancelled`) or crashes (its reason is the error). */
  readonly signal: AbortSignal;
  /** True if a person reads the output in a terminal, so that the output may have colours. */
  readonly interactive: boolean;
  /** True if the log should also contain the evidence and the output of commands. */
  readonly verbose: boolean;
  /** The width of a line in characters. */
  readonly width: number;
  now(): Date;
  /**
   * Shows a line that a command of the user, such as `serve`, has printed. Lines of the user's commands are shown only with `--verbose` or
   * in a job with debug logging.
   */
  detail(line: string): void;
  /** Shows a line about the work that begins now. @param deadline the value of `performance.now()` at which the time for this work is up. */
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
 * Returns a signal that is aborted by the first SIGINT or SIGTERM, or by the first uncaught error. After the abort, the run cleans up and
 * ends. A second SIGINT, SIGTERM or uncaught error ends the process at once.
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
    // Set the exit code here, because the crash may happen while no run is active that would report the error.
    process.exitCode = 1;
    controller.abort(error);
  });
  return controller.signal;
}
