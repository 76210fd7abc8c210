import { StringDecoder } from 'node:string_decoder';
import { inspect } from 'node:util';
import { masked } from './secrets.ts';
import { logLine } from './text.ts';

/**
 * The one place through which everything goes that this process prints: our own lines, those of libraries, Node's warnings, and
 * the stack of a crash. `guardOutput` takes over both streams before anything else runs. From then on, no line
 *
 * - holds a secret;
 * - holds a control character, a terminal sequence, or a sign that turns the writing direction;
 * - begins a workflow command of a runner (`::set-output name=x::y`, `##[command]`), also not on another host: any program may run
 *   in a workflow.
 *
 *     process.stderr.write('a.go\n::set-output name=verdict::faster\n');   // the second line is printed as `∶:set-output …`
 *
 * Three kinds of text are written as they are, each by its own function here: JSON, which has escapes for such characters; the colours
 * and the status line of a terminal; and the commands that the action itself gives the runner.
 */
export function guardOutput(): void {
  if (isGuarded) return;
  isGuarded = true;
  for (const stream of [process.stdout, process.stderr]) guardStream(stream);
  // Node's own listener writes past the streams. Without it, the user has turned warnings off.
  if (process.listenerCount('warning') > 0) {
    process.removeAllListeners('warning');
    process.on('warning', ({ name, message }) => process.stderr.write(`${name}: ${message}\n`));
  }
  process.on('uncaughtException', (error) => {
    printBug(error);
    if (onCrash === undefined) process.exit(1);
    const handle = onCrash;
    // A second crash, while the first one is reported, ends the process.
    onCrash = undefined;
    handle(error);
  });
}

let isGuarded = false;
/** Whether what is written right now is ours and safe. */
let isVerbatim = false;
let onCrash: ((error: unknown) => void) | undefined;

/** Lets `handle` report an error that nothing caught, instead of ending the process with exit code 1. */
export function handleCrash(handle: (error: unknown) => void): void {
  onCrash = handle;
}

/** Prints an unexpected error with its stack. Errors of libraries hold headers and URLs, and messages may have any text. */
export function printBug(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
}

/** Runs `write`, which prints a workflow command or our own terminal sequences; they reach the stream as they are. */
export function writeVerbatim<T>(write: () => T): T {
  const before = isVerbatim;
  isVerbatim = true;
  try {
    return write();
  } finally {
    isVerbatim = before;
  }
}

/** Prints a JSON document on stdout. Characters that a terminal or a runner would obey are written as escapes of JSON. */
export function printJson(document: string, done?: (error?: Error | null) => void): void {
  const escaped = document
    .replace(LEGACY, '#\\u0023')
    .replace(CONTROLS, (character) =>
      Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''),
    );
  writeVerbatim(() => process.stdout.write(escaped, done));
}

/** What `logLine` would replace, but for the line breaks between the values of a document. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

function guardStream(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (text: string, done?: Done) => boolean;
  const decoder = new StringDecoder();
  // The last line that was written, as far as it is written.
  let open = '';
  stream.write = (chunk: string | Uint8Array, encodingOrDone?: BufferEncoding | Done, done?: Done) => {
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    const written = isVerbatim ? text : harmlessText(text, open);
    open = (open + written).slice((open + written).lastIndexOf('\n') + 1).slice(-LONGEST_OPEN);
    return write(written, typeof encodingOrDone === 'function' ? encodingOrDone : done);
  };
}

type Done = (error?: Error | null) => void;

/** Enough of an unfinished line to see whether the rest makes it a command. */
const LONGEST_OPEN = 4_096;

/** The beginning of a command as runners of GitHub and Azure Pipelines have taken them before `::`. */
const LEGACY = /##(?=\w{0,32}\[)/g;

/** `text` without such commands. */
export function withoutLegacyCommands(text: string): string {
  return text.replace(LEGACY, '## ');
}

/** @param open what its first line continues. */
function harmlessText(text: string, open: string): string {
  const [first = '', ...others] = masked(text).split(/\r?\n/);
  return [harmlessLine(first, open), ...others.map((line) => harmlessLine(line))].join('\n');
}

/**
 * A line that no runner takes for a command: runners obey lines that begin with `::`, and `##[` or `##vso[` anywhere in a line.
 * @param open the beginning of the line, which is written already.
 */
function harmlessLine(line: string, open = ''): string {
  let rest = logLine(line);
  const [colons] = /^\s*::/.exec(open + rest) ?? [];
  if (colons !== undefined) {
    const at = Math.max(0, colons.length - 2 - open.length);
    rest = `${rest.slice(0, at)}∶${rest.slice(at + 1)}`;
  }
  const legacy = Array.from((open + rest).matchAll(LEGACY), ({ index }) => index + 2 - open.length);
  for (const at of legacy.reverse())
    rest = `${rest.slice(0, Math.max(0, at))} ${rest.slice(Math.max(0, at))}`;
  return rest;
}
