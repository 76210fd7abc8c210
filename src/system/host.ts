import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { Cancelled, type Finding } from './errors.ts';
import { handleCrash } from './output.ts';

/** The version of this package. */
export const VERSION = manifest.version;

/** The folder of this package, where `examples/` is; sources and bundles are at different depths below it. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : rootAbove(dirname(folder));
}

/** Where GitHub's API is, by the environment that workflows have; elsewhere github.com's. */
export function apiUrlIn(env: Readonly<Record<string, string | undefined>>): string {
  return env['GITHUB_API_URL'] || 'https://api.github.com';
}

/** What a finished command hands to its host. */
export interface Ending {
  /** Name to value, as `action.yml` lists them. Values are already free of secrets. */
  readonly outputs: Readonly<Record<string, string>>;
  /** GitHub Markdown for the job summary; made when it is asked for, as only a job has one. */
  summary(): Promise<string>;
  /** What a person reads in a terminal. */
  readonly text: string;
  /** The result document (`--json`). */
  readonly json: string;
  /** What went wrong, if it did; already part of `text` and `json`. */
  readonly error?: { readonly message: string; readonly fix?: string; readonly kind?: 'no profile' };
}

/**
 * The edge of the program: GitHub Actions or a terminal. It is passed in, never imported, and so are the clock and the
 * environment; nothing inside knows which host it runs under.
 */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted when the run is cancelled (its reason is a `Cancelled`) or has crashed (its reason is the error). */
  readonly signal: AbortSignal;
  /** Whether a person looks at it who likes colours. */
  readonly interactive: boolean;
  /** Whether the user wants to read the evidence and the output of commands in the log, too. */
  readonly verbose: boolean;
  /** Columns of a line. */
  readonly width: number;
  now(): Date;
  /** One line that a command of the user printed, such as `serve`. It is shown only on request: `--verbose`, or debug logging of a job. */
  detail(line: string): void;
  /** One line about what is being done now. @param deadline `performance.now()` at which its budget is spent. */
  progress(line: string, deadline?: number): void;
  /** Asks the user, who may just take the default; absent when no user is there. */
  readonly ask?: (question: string, byDefault: string) => Promise<string>;
  /** Shows a finding at once, where the host shows such things. */
  finding(finding: Finding): void;
  /** Keeps this text out of everything that is shown or kept from now on. */
  mask(secret: string): void;
  finish(ending: Ending): Promise<void>;
}

/** A finding on one line: `warning: where: what is the matter. What to do about it.` */
export function sentence({ severity, source, file, message, fix }: Finding): string {
  // A sentence about an endpoint begins with its name.
  const where = [...new Set([source, file])]
    .filter((part) => part !== undefined && !message.startsWith(part))
    .join(' › ');
  return `${severity}: ${where === '' ? '' : `${where}: `}${message}${fix === undefined ? '' : ` ${fix}`}`;
}

/**
 * Aborts on the first SIGINT or SIGTERM, and on an error that nothing caught; everything then unwinds by itself. A second signal or
 * error ends the process at once.
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
    // For a crash while no run is there to report it.
    process.exitCode = 1;
    controller.abort(error);
  });
  return controller.signal;
}
