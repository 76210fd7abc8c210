import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuildSide } from '../build/build.ts';
import type { Side } from '../config.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import type { Job, Program } from '../job.ts';
import { judgeOrExplain, readOrExplain } from './profile-file.ts';

/**
 * What a side of the configuration means for the build.
 * @param merged path of the profile that this run merged, if it did.
 * @throws ExpectedError when the profile or binary is not there, or the profile cannot be used.
 */
export async function buildSide(side: Side, job: Job, program: Program, merged?: string): Promise<BuildSide> {
  switch (side.kind) {
    case 'off':
      return { kind: 'off' };
    case 'merged':
      if (merged === undefined) {
        throw new UsageError('`merged` is the profile that a run collects; this command collects none.', {
          fix: 'Use `committed`, `off` or the path of a profile.',
        });
      }
      return { kind: 'profile', path: merged, display: 'the merged profile' };
    case 'committed':
      await requireProfile(
        program.profilePath,
        'Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.',
      );
      return { kind: 'profile', path: program.profilePath, display: basename(program.profilePath) };
    case 'path':
      if (await isExecutable(side.path))
        return { kind: 'binary', path: side.path, display: basename(side.path) };
      await requireProfile(
        side.path,
        `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile; in ${job.config.workingDirectory} there is none of that name.`,
      );
      return { kind: 'profile', path: side.path, display: basename(side.path) };
  }
}

async function requireProfile(path: string, fix: string): Promise<void> {
  const file = await readIfThere(path);
  if (file === undefined) throw new ExpectedError(`There is no profile at ${path}.`, { fix });
  await judgeOrExplain(file, path);
  const { edges } = await readOrExplain(file, path);
  // `go build -pgo` takes such a file without a word, and does nothing.
  if (edges.totalWeight === 0) {
    throw new ExpectedError(`${path} has no call edge: \`go build\` accepts it and does nothing with it.`, {
      fix: 'Refresh it.',
    });
  }
}

// ELF, PE, Mach-O (64 bit, either byte order; universal).
const MAGIC = ['7f454c46', '4d5a', 'cffaedfe', 'feedfacf', 'cafebabe'];

async function isExecutable(path: string): Promise<boolean> {
  try {
    await using file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return MAGIC.some((magic) => buffer.toString('hex').startsWith(magic));
  } catch {
    // Whether it is there at all is said by whoever reads it next.
    return false;
  }
}
