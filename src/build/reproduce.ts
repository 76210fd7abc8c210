import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ExpectedError } from '../errors.ts';
import { fixed } from '../format.ts';
import { type Made, type MadePair, makePair, type PairOptions } from './build.ts';
import { differingSettings } from './build-info.ts';
import type { Elsewhere } from './elsewhere.ts';
import { sectionAt } from './section-at.ts';

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
  const [one, other] = [await readFile(first.binary.path), await readFile(second.binary.path)];
  const name = basename(first.binary.path);
  const claim = `${name} is not reproducible: a second build, in another folder and with an empty cache, gave other bytes.`;
  const settings = differingSettings(first.info, second.info);
  if (settings.length > 0) {
    return new ExpectedError(`${claim} They record different ${settings.join(', ')}.`, {
      fix: 'Set these to the same value in every folder.',
    });
  }
  const path = textAround(other, mark);
  if (path !== undefined) {
    return new ExpectedError(`${claim} It holds a path of the folder it was built in: \`${path}\`.`, {
      fix: '`-trimpath` takes out Go’s paths, but not what is handed to the linker, such as `-Wl,-rpath,${SRCDIR}` in `#cgo LDFLAGS`: make that relative (`$ORIGIN`), or leave `reproducible` out.',
    });
  }
  const at = one.findIndex((byte, i) => byte !== other[i]);
  const section = await sectionAt(go, first.binary.path, at, scratch);
  const where = `${section === undefined ? '' : `in section ${section}, `}at byte ${fixed(at, 0)} of ${fixed(one.length, 0)}`;
  const sizes = one.length === other.length ? '' : ` The second has ${fixed(other.length, 0)} bytes.`;
  return new ExpectedError(`${claim} The first difference is ${where}.${sizes}`, {
    fix: 'Look for what depends on time or place: `__DATE__` and `__TIME__` in C, generated files, tools that `-toolexec` names. Or leave `reproducible` out.',
  });
}

/** The text without control characters that `mark` stands in. */
function textAround(bytes: Buffer, mark: string): string | undefined {
  const at = bytes.indexOf(mark);
  if (at === -1) return undefined;
  const around = bytes.toString('latin1', Math.max(0, at - 256), at + mark.length + 256);
  const middle = at - Math.max(0, at - 256);
  const start = around.slice(0, middle).search(/[\x21-\x7e]*$/);
  return /^[\x21-\x7e]*/.exec(around.slice(start))?.[0];
}
