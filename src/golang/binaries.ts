import { constants } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../settings/config.ts';
import { ExpectedError, reasonOf, UsageError } from '../system/errors.ts';
import { readIfThere, replaceFile, sha256OfFile } from '../system/files.ts';
import { type GoContext, lastLines, runGo } from './go.ts';

/** The two binaries of a program: what they are called, what they record of their build, and where they lie. */

/** The two sides of every comparison. */
export type SideName = 'baseline' | 'candidate';
export type Sides<T> = Readonly<Record<SideName, T>>;
export const SIDES: readonly SideName[] = ['baseline', 'candidate'];

export type BuildPair = Sides<Binary>;

export interface Binary {
  /** What it was built from: `off`, or the profile's display name. */
  readonly pgo: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Wall time of its `go build`, with caches as they were. */
  readonly seconds: number;
}

/** One side of a pair: built without a profile, built with one, or given as a binary. */
export type BuildSide =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'profile';
      /** Absolute. */
      readonly path: string;
      /** How people read it, free of machine paths. */
      readonly display: string;
    }
  | { readonly kind: 'binary'; readonly path: string; readonly display: string };

/** A side that is built here. */
export type BuiltSide = Exclude<BuildSide, { kind: 'binary' }>;

/** A binary as it was built, before it is moved to the output folder. */
export interface Made {
  readonly binary: Binary;
  readonly info: BuildInfo;
}

export type MadePair = Sides<Made>;

/** `linux/amd64`, `linux/arm64/v8.1`. */
export function platformName({ os, arch, variant }: Platform): string {
  return [os, arch, ...(variant === undefined ? [] : [variant])].join('/');
}

/** The environment that makes `go` build for a platform; empty for Go's default. */
export function platformEnvironment(
  platform: Platform | undefined,
  cgo: boolean | undefined,
): Record<string, string> {
  const env: Record<string, string> = {};
  if (platform !== undefined) {
    const { os, arch, variant } = platform;
    Object.assign(env, { GOOS: os, GOARCH: arch });
    // `GOAMD64`, `GOMIPS` also for mipsle, `GO386`: all are named so.
    if (variant !== undefined) env[`GO${arch.replace(/le$/, '').toUpperCase()}`] = variant;
  }
  if (cgo !== undefined) env['CGO_ENABLED'] = cgo ? '1' : '0';
  return env;
}

/**
 * File names of a program's two binaries: `NAME-baseline` and `NAME-pgo`, or, for a platform, `NAME_linux_arm64_v8.1`
 * for the PGO binary, and the same with `-baseline`.
 * @param exe ending of programs where Go builds for its default platform.
 */
export function binaryNames(name: string, platform: Platform | undefined, exe: string): Sides<string> {
  if (platform === undefined) return { baseline: `${name}-baseline${exe}`, candidate: `${name}-pgo${exe}` };
  const ending = platform.os === 'windows' ? '.exe' : platform.arch === 'wasm' ? '.wasm' : '';
  // GitHub writes a comma in the name of a release's file as a dot.
  const stem = `${name}_${platformName(platform).replaceAll('/', '_').replaceAll(',', '-')}`;
  return { baseline: `${stem}-baseline${ending}`, candidate: `${stem}${ending}` };
}

/** What a Go binary records about its own build (`go version -m`). */
export interface BuildInfo {
  /** Toolchain, such as `go1.26.8`. */
  readonly goVersion: string;
  /** Import path of the program; a test binary's ends in `.test`. */
  readonly path: string;
  /** Such as `-pgo` or `CGO_ENABLED`. */
  readonly settings: ReadonlyMap<string, string>;
}

/** @throws ExpectedError when `binary` is missing or no Go binary. */
export async function readBuildInfo(binary: string, context: GoContext): Promise<BuildInfo> {
  const { exitCode, stdout, stderr } = await runGo(['version', '-m', binary], context);
  const [header = '', ...rest] = stdout.toString().split(/\r?\n/);
  const lines = rest.filter((line) => line.startsWith('\t'));
  if (exitCode !== 0 || lines.length === 0) {
    const why = lastLines(stderr, 1).split(': ').at(-1) || 'it carries no build information';
    throw new ExpectedError(`${binary} is not a Go binary: ${why}.`, {
      fix: 'Name a program built by `go build`, or a test binary built by `go test -c`.',
    });
  }
  const settings = new Map<string, string>();
  let path = '';
  for (const line of lines) {
    const [, kind, value = ''] = line.split('\t');
    if (kind === 'path') path = value;
    if (kind !== 'build') continue;
    const equals = value.indexOf('=');
    // Go quotes a value that holds spaces.
    settings.set(value.slice(0, equals), value.slice(equals + 1).replace(/^"(.*)"$/, '$1'));
  }
  return { goVersion: header.slice(header.lastIndexOf(': ') + 2), path, settings };
}

/** `go version` would walk a folder. @throws ExpectedError when `file` is missing or no file. */
export async function requireFile(file: string, display: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return;
  throw new ExpectedError(`${display} is ${found === undefined ? 'not there' : 'not a file'}.`, {
    fix: 'Check the path of the binary.',
  });
}

export async function describe(file: string, side: BuildSide, seconds: number): Promise<Binary> {
  const pgo = side.kind === 'off' ? 'off' : side.display;
  return { pgo, path: file, bytes: (await stat(file)).size, sha256: await sha256OfFile(file), seconds };
}

/**
 * Creates the output folder, and removes from it what an earlier run left under these names: a failed run must not leave old
 * binaries to the next step.
 * @param spared paths of files that stay, whatever their names: binaries that are only to be compared.
 */
export async function clearPlace(
  directory: string,
  names: readonly string[],
  spared: readonly string[],
): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    for (const file of names.map((name) => path.join(directory, name))) {
      if (!(await isOneOf(file, spared))) await rm(file, { force: true });
    }
  } catch (error) {
    throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
      fix: 'Let `output-directory` name a folder that this user may write to.',
      cause: error,
    });
  }
}

/** @throws UsageError when a binary that is only to be compared lies where the other one is to be written. */
export async function requireApart(
  directory: string,
  names: Sides<string>,
  sides: Sides<BuildSide>,
): Promise<void> {
  for (const side of SIDES) {
    const file = path.join(directory, names[side]);
    if (sides[side].kind === 'binary' || !(await isOneOf(file, prebuilt(sides)))) continue;
    throw new UsageError(`${file} is to be compared, and the ${side} would be written over it.`, {
      fix: 'Let `output-directory` name another folder.',
    });
  }
}

/** Paths of the given binaries among the sides. */
export function prebuilt(sides: Sides<BuildSide>): string[] {
  return Object.values(sides).flatMap((side) => (side.kind === 'binary' ? [side.path] : []));
}

/** Whether there is a file, and one of `paths` leads to the same. */
async function isOneOf(file: string, paths: readonly string[]): Promise<boolean> {
  const identify = (path: string) => stat(path, { bigint: true }).catch(() => undefined);
  const found = await identify(file);
  if (found === undefined) return false;
  const others = await Promise.all(paths.map(identify));
  return others.some((other) => other?.ino === found.ino && other.dev === found.dev);
}

/** Moves a binary that was built in `from` to `directory`, also to another file system; a given one stays. */
export async function keepBinary(made: Made, from: string, directory: string): Promise<Made> {
  const { binary } = made;
  if (path.dirname(binary.path) !== from) return made;
  const file = path.join(directory, path.basename(binary.path));
  // Half a binary under its name could be taken for a whole one.
  const partial = `${file}.partial`;
  try {
    await rename(binary.path, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      await copyFile(binary.path, partial);
      await rename(partial, file);
    });
  } catch (error) {
    throw new ExpectedError(`${file} cannot be written: ${reasonOf(error)}.`, {
      fix: 'Make its folder writable and free some space.',
      cause: error,
    });
  } finally {
    await rm(partial, { force: true });
  }
  return { ...made, binary: { ...binary, path: file } };
}

/** One of the binaries that a release is made of. */
export interface ReleaseBinary extends Binary {
  /** `linux/amd64`, `linux/arm64/v8.1`. */
  readonly platform: string;
  readonly side: 'pgo' | 'baseline';
  readonly cgo: boolean;
}

/** @param platform as it was asked for; undefined: what the binary records. */
export function releaseBinary(
  { binary, info: { settings } }: Made,
  side: ReleaseBinary['side'],
  platform = `${settings.get('GOOS')}/${settings.get('GOARCH')}`,
): ReleaseBinary {
  return { platform, side, ...binary, cgo: settings.get('CGO_ENABLED') === '1' };
}

/** Name of the file of checksums in a folder of binaries. */
export const CHECKSUMS = 'SHA256SUMS';

/** Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there. */
export async function writeChecksums(directory: string, binaries: readonly Binary[]): Promise<string> {
  const lines = binaries.map((binary) => ({ name: path.basename(binary.path), sha256: binary.sha256 }));
  lines.sort((a, b) => (a.name < b.name ? -1 : 1));
  const file = path.join(directory, CHECKSUMS);
  await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')));
  return file;
}

/** Names of the files that the last `build` left in a folder, by its checksums, unless their bytes have changed since. */
export async function leftByBuild(directory: string): Promise<string[]> {
  const sums = await readIfThere(path.join(directory, CHECKSUMS)).catch(() => undefined);
  const names = [CHECKSUMS];
  for (const [, sha256, name = ''] of sums?.toString().matchAll(/^([0-9a-f]{64}) {2}([^/\\]+)$/gm) ?? []) {
    const found = await sha256OfFile(path.join(directory, name)).catch(() => undefined);
    if (found === sha256) names.push(name);
  }
  return names;
}
