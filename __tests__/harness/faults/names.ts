import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names of effects that are the same in each run: what is done, to what kind of file, and who asked for it. */

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = `${CHECKOUT}src/`;

/** Whether a path is that of a module. */
export function isCode(path: unknown): boolean {
  const text = path instanceof URL ? fileURLToPath(path) : String(path);
  return text.includes('/node_modules/') || text.startsWith(SOURCES);
}

/**
 * The function of `src/` that asked, as `file.ts:name`, by the stack of that moment; undefined where none did: modules
 * are loaded, and packages work for themselves.
 */
export function whoAsks(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const at = line.indexOf(SOURCES);
    if (at < 0) continue;
    const file = line.slice(at + SOURCES.length).replace(/:\d+:\d+\)?$/, '');
    const name = /^\s*at (?:async )?(?:new )?([^\s(]+) \(/.exec(line)?.[1] ?? 'top';
    return `${file}:${name.replace(/^(Object|Function)\./, '')}`;
  }
  return undefined;
}

/** `TMP/go-pgo-scratch-*`, of a path in one of the places; a descriptor and a URL are no path. */
export function nameOfPath(path: unknown, places: Readonly<Record<string, string>>): string {
  if (typeof path === 'number') return 'descriptor';
  const text = path instanceof URL ? fileURLToPath(path) : String(path);
  // The longest first: one may lie in another.
  const sorted = Object.entries(places).sort(([, one], [, other]) => other.length - one.length);
  const shown = sorted.reduce((name, [place, folder]) => name.replaceAll(folder, place), text);
  return stable(shown);
}

/** `git push …`: the program and those of its first arguments that say what it is to do. */
export function nameOfSpawn(
  program: string,
  args: readonly string[],
  places: Readonly<Record<string, string>>,
): string {
  const shown = args.map((arg) => nameOfPath(arg, places).split('\n')[0]?.slice(0, 40));
  return [basename(program.replaceAll('"', '')), ...shown.slice(0, 6)].join(' ');
}

/** Without what differs from run to run. */
function stable(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '*')
    .replace(/\b[0-9a-f]{40}\b/g, '*')
    .replace(/\b[0-9a-f]{64}\b/g, '*')
    .replace(/(-)[A-Za-z0-9]{6}(?=\/|$)/g, '$1*')
    .replace(/\d+/g, '*');
}
