import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { ExpectedError, reasonOf } from './errors.ts';
import { abortOnSignals, type Host, maskBugs, sentence } from './host.ts';
import { knownSecrets, masked } from './secrets.ts';
import { logLine } from './text.ts';

/** A person's terminal: results on stdout, progress and findings on stderr. */
export function terminalHost(options: { readonly json: boolean; readonly asks: boolean }): Host {
  const started = performance.now();
  maskBugs();
  const said = new Set<string>();
  const say = (line: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    process.stderr.write(`${seconds} s  ${masked(logLine(line))}\n`);
  };
  // The text at the end has all errors: where it comes to the same place, they are not said twice.
  const showsText = !options.json && isSamePlace();
  const sayError = (line: string, message: string) => {
    if (!showsText && !said.has(message)) say(line);
    said.add(message);
  };
  const signal = abortOnSignals();
  const asks = options.asks && process.stdin.isTTY === true && process.stdout.isTTY === true;
  return {
    env: process.env,
    cwd: process.cwd(),
    signal,
    ask: asks ? (question, byDefault) => ask(question, byDefault, signal) : undefined,
    interactive: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
    width: process.stdout.columns ?? 100,
    now: () => new Date(),
    progress: say,
    finding: (finding) => {
      if (finding.severity === 'error') sayError(sentence(finding), finding.message);
      else say(sentence(finding));
    },
    mask: (secret) => knownSecrets.add(secret),
    async finish({ text, json, error }) {
      if (error !== undefined) sayError(sentence({ severity: 'error', ...error }), error.message);
      // The document is made of data without secrets; in its text, a number might be taken for one.
      await write(options.json ? json : masked(text));
    },
  };
}

/** The end of the input (Ctrl-D) takes the default, too. */
async function ask(question: string, byDefault: string, signal: AbortSignal): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  // The terminal edits the line, and sends the signal of Ctrl-C.
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  const ended = once(lines, 'close').then(() => '');
  try {
    const answer = lines.question(`${question} [${byDefault}] `, { signal });
    return (await Promise.race([answer, ended])).trim() || byDefault;
  } finally {
    lines.close();
  }
}

/** Whether stdout and stderr are one terminal, file or pipe. */
function isSamePlace(): boolean {
  try {
    const [out, err] = [fstatSync(1), fstatSync(2)];
    return out.dev === err.dev && out.ino === err.ino;
  } catch {
    return false;
  }
}

/**
 * A reader may leave before the end (`go-pgo … | head`): the work goes on, and a stream that failed is no bug.
 * Progress that cannot be written is lost; `write` reports a result that cannot be.
 */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Waits until a pipe has taken everything, so that the process may end. @throws ExpectedError when nothing can. */
async function write(text: string): Promise<void> {
  const error = await new Promise<Error | null | undefined>((done) => process.stdout.write(text, done));
  if (!error || (error as NodeJS.ErrnoException).code === 'EPIPE') return;
  const fix = 'Redirect stdout to a place that can be written.';
  throw new ExpectedError(`The result cannot be written to stdout: ${reasonOf(error)}.`, {
    fix,
    cause: error,
  });
}
