import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../settings/config.ts';
import { ExpectedError } from '../system/errors.ts';
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

/** What both sides of a comparison are built with. */
export type BuildSides = Sides<BuildSide>;

export type BuiltSide = Exclude<BuildSide, { kind: 'binary' }>;

/** A binary and what it records of its build. */
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
export function platformEnvironment(platform?: Platform, cgo?: boolean): Record<string, string> {
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
  /** Version of the program's module, such as `v1.4.0`; `(devel)` or a pseudo-version for one from a work tree. */
  readonly version?: string;
  /** Such as `-pgo`, `CGO_ENABLED` or `vcs.revision`. */
  readonly settings: ReadonlyMap<string, string>;
}

/** @param display how people read it. @throws ExpectedError when `binary` is missing or no Go binary. */
export async function readBuildInfo(binary: string, context: GoContext, display = binary) {
  // `go version` would walk a folder.
  const found = await stat(binary).catch(() => undefined);
  if (!found?.isFile())
    throw new ExpectedError(`${display} is ${found === undefined ? 'not there' : 'not a file'}.`, {
      fix: 'Check the path of the binary.',
    });
  const { exitCode, stdout, stderr } = await runGo(['version', '-m', binary], context);
  const [header = '', ...rest] = stdout.toString().split(/\r?\n/);
  const lines = rest.filter((line) => line.startsWith('\t'));
  if (exitCode !== 0 || lines.length === 0) {
    const why = lastLines(stderr, 1).split(': ').at(-1) || 'it carries no build information';
    const fix = 'Name a program built by `go build`, or a test binary built by `go test -c`.';
    throw new ExpectedError(`${display} is not a Go binary: ${why}.`, { fix });
  }
  const settings = new Map<string, string>();
  let path = '';
  let version: string | undefined;
  for (const line of lines) {
    const [, kind, value = '', moduleVersion] = line.split('\t');
    if (kind === 'path') path = value;
    if (kind === 'mod') version = moduleVersion;
    if (kind !== 'build') continue;
    const equals = value.indexOf('=');
    // Go quotes a value that holds spaces.
    settings.set(value.slice(0, equals), value.slice(equals + 1).replace(/^"(.*)"$/, '$1'));
  }
  return { goVersion: header.slice(header.lastIndexOf(': ') + 2), path, version, settings };
}

/** One of the binaries that a release is made of. */
export interface ReleaseBinary extends Binary {
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

const CHECKSUMS = 'SHA256SUMS';

/** Writes the digests of binaries that lie in `directory`, as `sha256sum --check` reads them there. */
export async function writeChecksums(directory: string, binaries: readonly Binary[]): Promise<string> {
  const lines = binaries.map((binary) => ({ name: path.basename(binary.path), sha256: binary.sha256 }));
  lines.sort((a, b) => (a.name < b.name ? -1 : 1));
  const file = path.join(directory, CHECKSUMS);
  await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')));
  return file;
}

/** The files that the last `build` left in a folder, by its checksums, unless their bytes have changed since. */
export async function leftByBuild(directory: string): Promise<string[]> {
  const sums = path.join(directory, CHECKSUMS);
  const text = (await readIfThere(sums).catch(() => undefined))?.toString() ?? '';
  const files = [sums];
  for (const [, sha256, name = ''] of text.matchAll(/^([0-9a-f]{64}) {2}([^/\\]+)$/gm)) {
    const file = path.join(directory, name);
    if ((await sha256OfFile(file).catch(() => undefined)) === sha256) files.push(file);
  }
  return files;
}
