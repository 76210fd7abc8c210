import { ExpectedError } from '../errors.ts';
import { reasonOf } from '../files/replace-file.ts';
import type { Finding } from '../finding.ts';
import { logLine } from '../printable.ts';
import { knownSecrets } from '../secrets.ts';
import { showBugsWithout } from './bugs.ts';
import { abortOnSignals } from './cancellation.ts';
import type { Host } from './host.ts';

/** A person's terminal: results on stdout, progress and findings on stderr. */
export function terminalHost(options: { readonly json: boolean }): Host {
  const started = performance.now();
  const secrets = knownSecrets;
  showBugsWithout(secrets);
  const say = (line: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    process.stderr.write(`${seconds} s  ${secrets.redact(logLine(line))}\n`);
  };
  return {
    env: process.env,
    cwd: process.cwd(),
    signal: abortOnSignals(),
    interactive: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
    width: process.stdout.columns ?? 100,
    now: () => new Date(),
    progress: say,
    finding: (finding) => say(sentence(finding)),
    mask: (secret) => secrets.add(secret),
    async finish({ text, json, error }) {
      // Who reads the document or saved the text to a file sees on the terminal why it failed.
      if (error !== undefined && (options.json || process.stdout.isTTY !== true))
        say(sentence({ severity: 'error', ...error }));
      // The document is made of data without secrets; in its text, a number might be taken for one.
      await write(options.json ? json : secrets.redact(text));
    },
  };
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
 * A reader may leave before the end (`go-pgo … | head`): the work goes on, and a stream that failed is no bug.
 * Progress that cannot be written is lost; whether the result was written, `write` is told.
 */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Waits until a pipe has taken everything, so that the process may end. @throws ExpectedError when nothing can. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) =>
    process.stdout.write(text, (error) => {
      if (!error || (error as NodeJS.ErrnoException).code === 'EPIPE') return resolve();
      reject(
        new ExpectedError(`The result cannot be written to stdout: ${reasonOf(error)}.`, {
          fix: 'Let stdout be a place that can take it.',
          cause: error,
        }),
      );
    }),
  );
}
