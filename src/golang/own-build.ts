import { copyFile, cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { OwnBuild } from '../settings/config.ts';
import { ExpectedError } from '../system/errors.ts';
import { ownerCommand, start } from '../system/exec.ts';
import { sha256OfFile } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import type { BuiltSide } from './build.ts';
import { type GoContext, goOutput, lastLines } from './go.ts';

/**
 * Runs the command for one side and moves what it made to `file`. What was at the place of the binary before is put back, also
 * after a failure; meanwhile it is away, since `make` would find it up to date.
 * @param file in a folder of our own.
 * @throws ExpectedError when the command ends well and makes no file there; the signal's reason when aborted.
 */
export async function runOwnBuild(
  { command, binary }: OwnBuild,
  side: BuiltSide,
  file: string,
  context: GoContext,
  progress?: (line: string) => void,
): Promise<{ readonly exitCode: number | null; readonly output: string }> {
  let profile = 'off';
  if (side.kind === 'profile') {
    profile = join(dirname(file), await nameOf(side.path));
    await copyFile(side.path, profile);
  }
  const GOFLAGS = [await goOutput(['env', 'GOFLAGS'], context), quoted(`-pgo=${profile}`)].join(' ').trim();
  const before = `${file}.before`;
  const isFile = (path: string) =>
    stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
  const wasThere = await isFile(binary);
  if (wasThere) await cp(binary, before, { preserveTimestamps: true });
  try {
    if (wasThere) await rm(binary);
    const { argv, env } = ownerCommand(command);
    await using started = await start(argv, {
      ...context,
      env: { ...context.env, ...env, GOFLAGS: GOFLAGS.replace(/\s+/g, ' '), PGO_PROFILE: profile },
      onLine: (line) => progress?.(`build | ${excerpt(line, 300)}`),
    });
    const { exitCode } = await started.exited;
    context.signal?.throwIfAborted();
    const output = lastLines(started.output(), 40);
    if (exitCode !== 0) return { exitCode, output };
    if (!(await isFile(binary))) {
      const shown = relative(context.cwd, binary);
      throw new ExpectedError(`\`build\` ended well, but there is no file ${shown} then.`, {
        fix: 'Let `binary` name the file that the command makes, from the working directory.',
      });
    }
    await copyFile(binary, file);
    return { exitCode, output };
  } finally {
    await rm(binary, { force: true });
    if (wasThere) await cp(before, binary, { preserveTimestamps: true });
    await rm(before, { force: true });
  }
}

/** A name that no other profile has: with `-trimpath`, a binary records nothing else of the profile that it was built with. */
async function nameOf(profile: string): Promise<string> {
  return `pgo-${(await sha256OfFile(profile)).slice(0, 16)}.pgo`;
}

/** As an entry of GOFLAGS. */
function quoted(flag: string): string {
  return /\s/.test(flag) ? `"${flag}"` : flag;
}

/**
 * Proves which profile the build used by what the binary records of it (`go version -m`).
 * @throws ExpectedError when it is not the one that it was given, with the places that may be the reason.
 */
export async function requireOwnProfile(
  { command, binary }: OwnBuild,
  recorded: string | undefined,
  side: BuiltSide,
  folder: string,
): Promise<void> {
  const wanted = side.kind === 'profile' ? await nameOf(side.path) : undefined;
  if ((recorded && basename(recorded)) === wanted) return;
  const given = side.kind === 'profile' ? `with ${side.display}` : 'without a profile';
  const records = recorded === undefined ? 'no -pgo' : `-pgo=${recorded}`;
  const why =
    recorded === undefined
      ? 'the build passes `-pgo=off`, or does not hand GOFLAGS on to `go build`'
      : 'the build passes a `-pgo` of its own, which outweighs that of GOFLAGS';
  const places = [...placesIn(command, '`build`'), ...(await linesAboutPgo(folder))];
  const seen = places.length === 0 ? '' : ` See ${places.slice(0, 3).join('; ')}.`;
  throw new ExpectedError(
    `\`build\` should have made ${relative(folder, binary)} ${given}, but it records ${records}: ${why}.${seen}`,
    {
      fix: 'Remove the `-pgo` from the build, or write `-pgo=$PGO_PROFILE`; append to GOFLAGS instead of replacing it.',
    },
  );
}

/** Files in which builds are described. */
const BUILD_FILE =
  /^(GNUm|M|m)akefile$|^(justfile|Taskfile|magefile|Dockerfile|build)\b|\.(mk|sh)$|^\.?goreleaser/;

async function linesAboutPgo(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => BUILD_FILE.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return names.flatMap((name, at) => placesIn(texts[at] ?? '', name));
}

/** Lines of a text that pass a profile or set GOFLAGS, as `Makefile:3: go build -pgo=auto`. */
function placesIn(text: string, name: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      /(^|[^\w])--?pgo\b|\bGOFLAGS\b/.test(line) ? `${name}:${at + 1}: \`${excerpt(line.trim(), 120)}\`` : [],
    );
}
