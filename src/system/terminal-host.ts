import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { clearLine, cursorTo } from 'node:readline';
import { ExpectedError, type Finding, reasonOf } from './errors.ts';
import { abortOnSignals, type Host, sentence } from './host.ts';
import { guardOutput, printJson, writeVerbatim } from './output.ts';
import { knownSecrets, masked } from './secrets.ts';
import { duration, logLine } from './text.ts';

/** The options of the terminal host that a user sets. */
interface TerminalOptions {
  /** True if the result is printed as a JSON document. */
  readonly json: boolean;
  /** True if the program may ask the user questions. */
  readonly asks: boolean;
  /** True if the output of the user's commands is shown. */
  readonly verbose: boolean;
}

/** Returns the host for a person's terminal: results on stdout, progress and findings on stderr. */
export function terminalHost(options: TerminalOptions): Host {
  guardOutput();
  // The text at the end of the run repeats the findings. If stdout and stderr go to the same terminal, the text at the end alone shows the
  // findings that were not printed during the run.
  const showsText = !options.json && isSamePlace();
  const log = progressLog(showsText);
  const signal = abortOnSignals();
  const asks = options.asks && process.stdin.isTTY === true && process.stdout.isTTY === true;
  return {
    env: process.env,
    cwd: process.cwd(),
    signal,
    ask: asks
      ? (question, byDefault) => {
          log.end();
          return askInTerminal(question, byDefault, signal);
        }
      : undefined,
    interactive: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
    verbose: options.verbose,
    width: process.stdout.columns ?? 100,
    now: () => new Date(),
    detail: options.verbose ? log.detail : () => {},
    progress: log.progress,
    finding: log.finding,
    mask: (secret) => knownSecrets.add(secret),
    async finish({ text, json, error }) {
      log.end(text);
      // A repository that has no profile yet is not a failure.
      const severity = error?.kind === 'no profile' ? 'note' : 'error';
      if (error !== undefined && !showsText) log.finding({ severity, ...error });
      // Do not mask the text of the JSON document, because a number in the text could look like a secret. The data of the document was
      // masked before.
      await write((done) => {
        if (options.json) printJson(json, done);
        else if (this.interactive) writeVerbatim(() => process.stdout.write(masked(text), done));
        else process.stdout.write(text, done);
      });
    },
  };
}

/**
 * Returns functions that print progress and findings on stderr, each with the seconds since the start.
 * @param waits true if a finding is printed only before the next progress line. At the end of the run, `end` leaves out findings that the
 * final text repeats.
 */
function progressLog(waits: boolean) {
  const started = performance.now();
  const timed = (line: string, at: number) =>
    `${((at - started) / 1000).toFixed(1).padStart(6)} s  ${masked(logLine(line))}`;
  const isLive = process.stderr.isTTY && !process.env['CI'] && process.env['TERM'] !== 'dumb';
  const status = isLive ? statusLine(timed) : undefined;
  const said = new Set<string>();
  const waiting: Finding[] = [];
  const say = (line: string) => {
    const settled = timed(line, performance.now());
    if (status === undefined) process.stderr.write(`${settled}\n`);
    else status.print(settled);
  };
  const sayFinding = (finding: Finding) => {
    if (finding.severity !== 'error' || !said.has(finding.message)) say(sentence(finding));
    said.add(finding.message);
  };
  /**
   * Prints the findings that have not been printed yet.
   * @param text the text that is printed next. Findings that `text` repeats are left out.
   */
  const sayWaiting = (text = '') => {
    const flat = (words: string) => words.replace(/\s+/g, ' ');
    for (const finding of waiting.splice(0))
      if (!flat(text).includes(flat(masked(finding.message)))) sayFinding(finding);
  };
  return {
    progress(line: string, deadline?: number) {
      sayWaiting();
      if (status === undefined) say(line);
      else status.show(line, deadline);
    },
    /** Prints a line that stays above the status line. */
    detail(line: string) {
      sayWaiting();
      say(line);
    },
    finding(finding: Finding) {
      if (waits) waiting.push(finding);
      else sayFinding(finding);
    },
    /** Prints the findings that have not been printed yet, and ends the status line. `end` is called before a question and before the final text. */
    end(text?: string) {
      sayWaiting(text);
      status?.end();
    },
  };
}

interface Stage {
  readonly line: string;
  readonly began: number;
  /** The value of `performance.now()` at which the time budget of the stage is spent. */
  readonly deadline?: number;
  /** True if the line of this stage is already printed above the status line. */
  isAbove?: boolean;
}

/**
 * Draws the status line at the bottom of a terminal once a second: the current stage, the time and the rest of the time budget. The lines
 * of finished stages stay above the status line, each with the time at which the stage began. If the lines of finished stages differ only
 * by a number, such as the number of a round, only the last of these lines stays.
 */
function statusLine(timed: (line: string, at: number) => string) {
  const { stderr } = process;
  let stage: Stage | undefined;
  const draw = () => {
    if (stage === undefined) return;
    const now = performance.now();
    const left = Math.round(((stage.deadline ?? now) - now) / 1000);
    const rest = left > 0 ? `, ${duration(1000 * left)} left` : '';
    const line = [...timed(stage.line, now)];
    const room = stderr.columns - 1 - rest.length;
    erase();
    const shown = line.length > room ? `${line.slice(0, room - 1).join('')}…` : line.join('');
    stderr.write(shown + rest);
  };
  const erase = () => {
    writeVerbatim(() => {
      cursorTo(stderr, 0);
      clearLine(stderr, 0);
    });
  };
  const settle = () => {
    if (stage === undefined) return;
    erase();
    if (!stage.isAbove) stderr.write(`${timed(stage.line, stage.began)}\n`);
    stage.isAbove = true;
  };
  const end = () => {
    settle();
    stage = undefined;
  };
  setInterval(draw, 1000).unref();
  process.once('exit', end);
  return {
    end,
    print(line: string) {
      settle();
      stderr.write(`${line}\n`);
      draw();
    },
    show(line: string, deadline?: number) {
      const kind = (text = '') => text.replace(/\d+/g, '');
      if (deadline === undefined || kind(stage?.line) !== kind(line)) settle();
      stage = { line, began: performance.now(), deadline };
      draw();
    },
  };
}

/** Asks a question on stderr. At the end of the input (Ctrl-D), the function returns the default. */
async function askInTerminal(question: string, byDefault: string, signal: AbortSignal): Promise<string> {
  if (process.stdin.readableEnded) return byDefault;
  const { createInterface } = await import('node:readline/promises');
  // `terminal` is false, because the terminal itself lets the user edit the line, and sends a signal for Ctrl-C.
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  const ended = once(lines, 'close').then(() => '');
  try {
    const answer = lines.question(`${question} [${byDefault}] `, { signal });
    return (await Promise.race([answer, ended])).trim() || byDefault;
  } finally {
    lines.close();
  }
}

/** Returns whether stdout and stderr lead to the same terminal, file or pipe. */
function isSamePlace(): boolean {
  try {
    const [out, err] = [fstatSync(1), fstatSync(2)];
    return out.dev === err.dev && out.ino === err.ino;
  } catch {
    return false;
  }
}

/**
 * Lets the run continue if the reader of its output ends early, as in `go-pgo … | head`. Progress lines that cannot be written are lost.
 * `write` reports the error if the result cannot be written.
 */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Prints the result, and waits until the whole result was written. @throws ExpectedError if the result cannot be written. */
async function write(print: (done: (error?: Error | null) => void) => void): Promise<void> {
  const error = await new Promise<Error | null | undefined>(print);
  if (!error || (error as NodeJS.ErrnoException).code === 'EPIPE') return;
  const message = `The result cannot be written to stdout: ${reasonOf(error)}.`;
  throw new ExpectedError(message, { fix: 'Redirect stdout to a place that can be written.', cause: error });
}
