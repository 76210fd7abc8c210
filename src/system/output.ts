import { StringDecoder } from 'node:string_decoder';
import { inspect } from 'node:util';
import { masked } from './secrets.ts';
import { logLine } from './text.ts';

/**
 * Guards stdout and stderr. All text that this process prints passes through this guard: our own lines, the lines of libraries, Node's
 * warnings, and the stack of a crash. The entry points of the program call `guardOutput` before any other code runs. Afterwards, no printed
 * line
 *
 * - holds a secret;
 * - holds a control character, a terminal sequence, or a sign that turns the writing direction;
 * - begins a workflow command of a runner (`::set-output name=x::y`, `##[command]`). The rule about workflow commands also applies in a
 *   terminal, because a workflow may run the CLI.
 *
 *     process.stderr.write('a.go\n::set-output name=verdict::faster\n');   // the second line is printed as `∶:set-output …`
 *
 * The guard does not change three kinds of text: JSON that `printJson` has written, the colours and the status line of a terminal, and the
 * workflow commands of the action itself.
 */
export function guardOutput(): void {
  if (isGuarded) return;
  isGuarded = true;
  for (const stream of [process.stdout, process.stderr]) guardStream(stream);
  // Replace Node's own listener for warnings, because it does not write through the guarded streams. If Node has no listener for warnings,
  // the user has turned warnings off.
  if (process.listenerCount('warning') > 0) {
    process.removeAllListeners('warning');
    process.on('warning', ({ name, message }) => process.stderr.write(`${name}: ${message}\n`));
  }
  process.on('uncaughtException', (error) => {
    printBug(error);
    if (onCrash === undefined) process.exit(1);
    const handle = onCrash;
    // If the program crashes again while it reports a crash, the process ends.
    onCrash = undefined;
    handle(error);
  });
}

let isGuarded = false;
/** True while this program itself writes text that is safe and must not be changed. */
let isVerbatim = false;
let onCrash: ((error: unknown) => void) | undefined;

/**
 * Sets the function that handles an uncaught error. If `handleCrash` was never called, an uncaught error ends the process with exit code 1.
 */
export function handleCrash(handle: (error: unknown) => void): void {
  onCrash = handle;
}

/** Prints an unexpected error with its stack. The guard removes secrets, because errors of libraries may hold headers and URLs. */
export function printBug(error: unknown): void {
  process.stderr.write(`${inspect(error)}\n`);
}

/**
 * Runs the function `write`, which prints a workflow command or terminal sequences of our own. The guard does not change the text that
 * `write` prints.
 */
export function writeVerbatim<T>(write: () => T): T {
  const before = isVerbatim;
  isVerbatim = true;
  try {
    return write();
  } finally {
    isVerbatim = before;
  }
}

/** Prints a JSON document on stdout. Characters that control a terminal or a runner are written as escapes of JSON. */
export function printJson(document: string, done?: (error?: Error | null) => void): void {
  const escaped = document
    .replace(LEGACY, '#\\u0023')
    .replace(CONTROLS, (character) =>
      Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''),
    );
  writeVerbatim(() => process.stdout.write(escaped, done));
}

/** Matches the characters that `logLine` would replace, but not the line breaks between the values of a JSON document. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

/** Replaces the `write` of a stream by a function that first makes the text harmless. */
function guardStream(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (text: string, done?: Done) => boolean;
  const decoder = new StringDecoder();
  // The text of the last line if this line has no line break yet.
  let open = '';
  stream.write = (chunk: string | Uint8Array, encodingOrDone?: BufferEncoding | Done, done?: Done) => {
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    const written = isVerbatim ? text : harmlessText(text, open);
    open = (open + written).slice((open + written).lastIndexOf('\n') + 1).slice(-LONGEST_OPEN);
    return write(written, typeof encodingOrDone === 'function' ? encodingOrDone : done);
  };
}

type Done = (error?: Error | null) => void;

/**
 * The number of characters that are kept of an unfinished line. The kept characters show whether the unfinished line and the next text
 * together form a workflow command.
 */
const LONGEST_OPEN = 4_096;

/** Matches the beginning of a command in the older syntax of the runners of GitHub and Azure Pipelines, such as `##[group]`. */
const LEGACY = /##(?=\w{0,32}\[)/g;

/** Changes a text so that a runner finds no command in the older syntax, such as `##[group]`. */
export function withoutLegacyCommands(text: string): string {
  return text.replace(LEGACY, '## ');
}

/**
 * Returns a text without secrets, in which no line controls a terminal or a runner.
 * @param open the unfinished line that was written before the text.
 */
function harmlessText(text: string, open: string): string {
  const [first = '', ...others] = masked(text).split(/\r?\n/);
  return [harmlessLine(first, open), ...others.map((line) => harmlessLine(line))].join('\n');
}

/**
 * Returns a line that no runner reads as a command. Runners obey `::` at the beginning of a line, and `##[` or `##vso[` anywhere in a line.
 * @param open the beginning of the same line, which was already written.
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
