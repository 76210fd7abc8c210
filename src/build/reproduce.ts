import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { count, fixed } from '../system/format.ts';
import { type Made, type MadePair, makePair, type PairOptions } from './build.ts';
import { differingSettings } from './build-info.ts';
import { differingSections } from './differing-sections.ts';
import type { Elsewhere } from './elsewhere.ts';

/** Characters around the mark that are looked at, far more than a path has. */
const MOST_PATH = 512;
const MOST_SECTIONS = 5;

/**
 * Builds a pair again in another folder, with another path of the profile and of the module cache, and an empty build
 * cache.
 * @param options those of the first build, with which `pair` was made.
 * @throws ExpectedError when the bytes of a binary differ, with what is known of why.
 */
export async function requireReproducible(
  options: PairOptions,
  pair: MadePair,
  elsewhere: Elsewhere,
): Promise<void> {
  const again = await makePair(
    {
      ...options,
      go: elsewhere.go,
      baseline: elsewhere.side(options.baseline),
      candidate: elsewhere.side(options.candidate),
      scratch: elsewhere.scratch,
      ...(options.progress && { progress: (line) => options.progress?.(`${line}, once more`) }),
    },
    join(elsewhere.scratch, 'again'),
  );
  for (const side of ['baseline', 'candidate'] as const) {
    if (pair[side].binary.sha256 === again[side].binary.sha256) continue;
    throw await different(pair[side], again[side], elsewhere, options);
  }
}

async function different(
  first: Made,
  second: Made,
  { mark }: Elsewhere,
  { go, scratch }: PairOptions,
): Promise<ExpectedError> {
  const name = basename(first.binary.path);
  const claim = `${name} is not reproducible: a second build, in another folder and with an empty cache, gave other bytes.`;
  const settings = differingSettings(first.info, second.info);
  if (settings.length > 0) {
    return new ExpectedError(`${claim} They record different ${settings.join(', ')}.`, {
      fix: 'Set these to the same value in every folder.',
    });
  }
  const path = pathIn(await readFile(second.binary.path), mark);
  if (path !== undefined) {
    return new ExpectedError(`${claim} It holds a path of the folder it was built in: \`${path}\`.`, {
      fix: '`-trimpath` takes out Go’s paths, but not what is handed to the linker, such as `-Wl,-rpath,${SRCDIR}` in `#cgo LDFLAGS`: make that relative (`$ORIGIN`), or leave `reproducible` out.',
    });
  }
  const sections = await differingSections(go, first.binary.path, second.binary.path, scratch);
  const where = sections.length === 0 ? '' : ` They differ in the ${inWords(sections)}.`;
  const sizes =
    first.binary.bytes === second.binary.bytes
      ? ''
      : ` The first has ${count(first.binary.bytes, 'byte')}, the second ${fixed(second.binary.bytes, 0)}.`;
  return new ExpectedError(`${claim}${where}${sizes}`, {
    fix: 'Look for what depends on time or chance: `__DATE__` and `__TIME__` in C, generated files, tools that `-toolexec` names. Or leave `reproducible` out.',
  });
}

function inWords(sections: readonly string[]): string {
  const rest = sections.length - MOST_SECTIONS;
  const shown = sections.slice(0, MOST_SECTIONS).map((name) => `\`${name}\``);
  return `${sections.length === 1 ? 'section' : 'sections'} ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** A path of the second build's, as the first one has it: the text without white space or control characters around `mark`. */
function pathIn(bytes: Buffer, mark: string): string | undefined {
  const at = bytes.indexOf(mark);
  if (at === -1) return undefined;
  const start = Math.max(0, at - MOST_PATH);
  const before = /[\x21-\x7e]*$/.exec(bytes.toString('latin1', start, at))?.[0] ?? '';
  const after = /^[\x21-\x7e]*/.exec(bytes.toString('latin1', at, at + MOST_PATH))?.[0] ?? '';
  // What leads to the link is of the second build alone.
  const own = before.slice(0, Math.max(0, before.search(/(?<![\w.])(?:\/|[A-Za-z]:)/)));
  return own + after.slice(mark.length).replace(/^[\\/]root/, '');
}
