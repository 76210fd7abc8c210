import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { OwnBuild } from '../settings/config.ts';
import { ExpectedError } from '../system/errors.ts';
import { readIfThere, replaceFile, sha256OfFile } from '../system/files.ts';
import { type GoContext, type GoToolchain, lastLines, runGo } from './go.ts';
import type { Platform } from './platforms.ts';
import type { MainPackage } from './program.ts';

/**
 * Names the two binaries of a program, and reads what each binary records about its build.
 *
 * Every comparison has two sides. The baseline is usually built with `-pgo=off` and the candidate with the profile. A side may also be
 * built with another profile, or be a binary that the user names.
 */

/** The names of the two sides of every comparison. */
export type SideName = 'baseline' | 'candidate';
/** Holds one value for each side. */
export type Sides<T> = Readonly<Record<SideName, T>>;
/** The names of both sides, in the order in which the sides are built and shown. */
export const SIDES: readonly SideName[] = ['baseline', 'candidate'];

/** The two binaries that a comparison measures. */
export type BuildPair = Sides<Binary>;

/** A file that contains a program. */
export interface Binary {
  /** What the binary was built with: `off`, or the display name of a profile. */
  readonly pgo: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The seconds of wall time that `go build` took with Go's caches. */
  readonly seconds: number;
}

/** The code of another commit, from which a side of a comparison is built. The code is checked out into a separate work tree. */
export interface Checkout {
  /** The name of the side as the user wrote it, such as `ref:main`. */
  readonly name: string;
  /** The full SHA of the commit. */
  readonly commit: string;
  /** The folder in the checkout that corresponds to `working-directory`. */
  readonly folder: string;
  /** The Go toolchain that the checkout's `go.mod` selects. */
  readonly go: GoToolchain;
  /** The program in the checkout; undefined if only benchmarks are compared, for example those of a library. */
  readonly main?: MainPackage;
  /** The user's own build command, with the path of its binary in this checkout. */
  readonly own?: OwnBuild;
  /** The packages whose benchmarks are measured, as patterns for `go list`. */
  readonly packages: readonly string[];
}

/**
 * The way in which one side is made. A side is built without a profile, built with a profile, or is a binary that the user names. A side
 * with a `checkout` is built from the code in the checkout, and a side without a `checkout` from the user's work tree.
 */
export type BuildSide =
  | { readonly kind: 'off'; readonly checkout?: Checkout }
  | {
      readonly kind: 'profile';
      /** The absolute path of the profile. */
      readonly path: string;
      /** The name of the profile in messages. The profile's name in messages contains no path of this machine. */
      readonly display: string;
      readonly checkout?: Checkout;
      /**
       * A faster way to build the same machine code. Without a faster way to build, all packages are compiled with the profile at `path`.
       */
      readonly partial?: PartialBuild;
    }
  | { readonly kind: 'binary'; readonly path: string; readonly display: string };

/** A build in which a few packages are compiled with a different profile than all other packages (partial-build.ts). */
export interface PartialBuild {
  /** The absolute path of the profile that all other packages are compiled with. */
  readonly recorded: string;
  /** The flags of `go build` and `go test` that select the few packages and their profile. */
  readonly flags: readonly string[];
}

/** The ways in which the two sides of a comparison are made. */
export type BuildSides = Sides<BuildSide>;

/** A side that is built in this run, with or without a profile. */
export type BuiltSide = Exclude<BuildSide, { kind: 'binary' }>;

/** Returns the checkout that a side is built from; undefined for the user's work tree and for a finished binary. */
export function checkoutOfSide(side: BuildSide): Checkout | undefined {
  return side.kind === 'binary' ? undefined : side.checkout;
}

/** True if the sides are built from different code. False if the sides differ only in their profiles. */
export function areOfDifferentCode({ baseline, candidate }: BuildSides): boolean {
  return checkoutOfSide(baseline)?.commit !== checkoutOfSide(candidate)?.commit;
}

/** A binary, with the build information that it records. */
export interface Made {
  readonly binary: Binary;
  readonly info: BuildInfo;
}

/** Both binaries, with the build information that they record. */
export type MadePair = Sides<Made>;

/** Returns the name of a platform as users write it, such as `linux/amd64` or `linux/arm64/v8.1`. */
export function platformName({ os, arch, variant }: Platform): string {
  return [os, arch, ...(variant === undefined ? [] : [variant])].join('/');
}

/** Returns the environment variables with which `go` builds for a platform. The object is empty for Go's default platform. */
export function platformEnvironment(platform?: Platform, cgo?: boolean): Record<string, string> {
  const env: Record<string, string> = {};
  if (platform !== undefined) {
    const { os, arch, variant } = platform;
    Object.assign(env, { GOOS: os, GOARCH: arch });
    // The name of the variable comes from the architecture, such as `GOAMD64` or `GO386`. `mips` and `mipsle` share `GOMIPS`.
    if (variant !== undefined) env[`GO${arch.replace(/le$/, '').toUpperCase()}`] = variant;
  }
  if (cgo !== undefined) env['CGO_ENABLED'] = cgo ? '1' : '0';
  return env;
}

/**
 * Returns the file names of a program's two binaries. For Go's default platform, the names are `NAME-baseline` and `NAME-pgo`. For a named
 * platform such as `linux/arm64/v8.1`, the names are `NAME_linux_arm64_v8.1-baseline` and `NAME_linux_arm64_v8.1`.
 * @param exe the file extension of programs on Go's default platform.
 */
export function binaryNames(name: string, platform: Platform | undefined, exe: string): Sides<string> {
  if (platform === undefined) return { baseline: `${name}-baseline${exe}`, candidate: `${name}-pgo${exe}` };
  const ending = platform.os === 'windows' ? '.exe' : platform.arch === 'wasm' ? '.wasm' : '';
  // Replace commas, because GitHub turns a comma in the name of a release file into a dot.
  const stem = `${name}_${platformName(platform).replaceAll('/', '_').replaceAll(',', '-')}`;
  return { baseline: `${stem}-baseline${ending}`, candidate: `${stem}${ending}` };
}

/** What a Go binary records about its own build (`go version -m`). */
export interface BuildInfo {
  /** The Go toolchain that built the binary, such as `go1.26.8`. */
  readonly goVersion: string;
  /** The import path of the program. The path of a test binary ends in `.test`. */
  readonly path: string;
  /** The version of the program's module, such as `v1.4.0`. For a build from a work tree, the version is `(devel)` or a pseudo-version. */
  readonly version?: string;
  /** The recorded build settings by name, such as `-pgo`, `CGO_ENABLED` or `vcs.revision`. */
  readonly settings: ReadonlyMap<string, string>;
}

/**
 * Reads what a binary records about its build, by `go version -m`.
 * @param display the name of the binary in messages.
 * @throws ExpectedError if the file does not exist, or if it is not a Go binary.
 */
export async function readBuildInfo(binary: string, context: GoContext, display = binary) {
  // Refuse a folder, because `go version` would read all files in it.
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
    // In the build settings, Go puts a value with spaces into quotes.
    settings.set(value.slice(0, equals), value.slice(equals + 1).replace(/^"(.*)"$/, '$1'));
  }
  return { goVersion: header.slice(header.lastIndexOf(': ') + 2), path, version, settings };
}

/** A binary of a release, as the result document lists it. */
export interface ReleaseBinary extends Binary {
  readonly platform: string;
  readonly side: 'pgo' | 'baseline';
  readonly cgo: boolean;
}

/** Describes a binary of a release. @param platform the platform as the user wrote it; by default, the platform that the binary records. */
export function releaseBinary(
  { binary, info: { settings } }: Made,
  side: ReleaseBinary['side'],
  platform = `${settings.get('GOOS')}/${settings.get('GOARCH')}`,
): ReleaseBinary {
  return { platform, side, ...binary, cgo: settings.get('CGO_ENABLED') === '1' };
}

const CHECKSUMS = 'SHA256SUMS';

/**
 * Writes the SHA-256 digests of binaries into `directory`, in the format that `sha256sum --check` reads.
 * @returns the path of the written file.
 */
export async function writeChecksums(directory: string, binaries: readonly Binary[]): Promise<string> {
  const lines = binaries.map((binary) => ({ name: path.basename(binary.path), sha256: binary.sha256 }));
  lines.sort((a, b) => (a.name < b.name ? -1 : 1));
  const file = path.join(directory, CHECKSUMS);
  await replaceFile(file, Buffer.from(lines.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')));
  return file;
}

/**
 * Returns the files that the last `build` command wrote into a folder, according to its file of checksums. Files that have changed since
 * that build are left out.
 */
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
