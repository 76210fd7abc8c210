import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../config/platforms.ts';
import { ExpectedError } from '../system/errors.ts';
import { type GoContext, type GoToolchain, type MainPackage, runGo } from '../go.ts';
import { buildFailure, OutOfMemory } from './build-failure.ts';
import { type BuildInfo, readBuildInfo } from './build-info.ts';
import type { Binary, BuildPair } from './build-pair.ts';
import { checkBuildFlags } from './flags.ts';
import { clearPlace, keepBinary, prebuilt, requireApart } from './keep-binary.ts';
import { binaryNames, platformEnvironment, platformName } from './platform.ts';
import { requirePlatformSettings, requireProfileSetting, requireSameSettings } from './verify-build.ts';

export { ProfileBuildFailed } from './build-failure.ts';

/** What one side is: built without a profile, built with one, or built by somebody else already. */
export type BuildSide =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'profile';
      /** Absolute. */
      readonly path: string;
      /** What people read for it, free of machine paths. */
      readonly display: string;
    }
  | { readonly kind: 'binary'; readonly path: string; readonly display: string };

export interface PairOptions {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  /** The user's flags of `go build`, such as `-tags=prod`. */
  readonly flags: readonly string[];
  /** What the binaries run on; undefined: what Go builds for by itself. */
  readonly platform?: Platform;
  /** `CGO_ENABLED`; undefined: as Go does. */
  readonly cgo?: boolean;
  /** Whether no path of this machine may be in the binaries. */
  readonly reproducible?: boolean;
  /** Folder for Go's work files, so that nothing stays behind when the run is killed. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

export interface BuildOptions extends PairOptions {
  /** Where the binaries go; made if need be. */
  readonly outputDirectory: string;
}

/** A binary as it was built: not yet where it belongs. */
export interface Made {
  readonly binary: Binary;
  readonly info: BuildInfo;
}

export interface MadePair {
  readonly baseline: Made;
  readonly candidate: Made;
}

/**
 * Both binaries of the main package, built at the same time and verified, named as `binaryNames` says in
 * `outputDirectory`, which is made if need be, or none there; a prebuilt one is used where it lies.
 * @throws UsageError for flags that are not the user's to set; ProfileBuildFailed when only the build with the
 * candidate's profile fails; ExpectedError when a build fails or a binary is not what it should be.
 */
export async function buildPair(options: BuildOptions): Promise<BuildPair> {
  const { mainPackage, platform, go, outputDirectory, scratch } = options;
  checkBuildFlags(options.flags);
  const names = binaryNames(mainPackage.name, platform, go.exe);
  const sides = { baseline: options.baseline, candidate: options.candidate };
  await requireApart(outputDirectory, names, sides);
  const clear = () => clearPlace(outputDirectory, Object.values(names), prebuilt(Object.values(sides)));
  await clear();
  await mkdir(scratch, { recursive: true });
  const directory = await mkdtemp(path.join(scratch, 'pair-'));
  try {
    const { baseline, candidate } = await makePair(options, directory);
    return {
      baseline: await keepBinary(baseline.binary, directory, outputDirectory),
      candidate: await keepBinary(candidate.binary, directory, outputDirectory),
    };
  } catch (error) {
    await clear().catch(() => {});
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * The same in `directory`, which should be outside of the work tree: a file that appears there would make Go stamp the
 * next binary as built from a changed tree (`vcs.modified`, `v1.2.3+dirty`).
 */
export async function makePair(options: PairOptions, directory: string): Promise<MadePair> {
  checkBuildFlags(options.flags);
  await mkdir(options.scratch, { recursive: true });
  await mkdir(directory, { recursive: true });
  const names = binaryNames(options.mainPackage.name, options.platform, options.go.exe);
  const { baseline, candidate } = await bothOf(
    options.signal,
    (signal) => makeBinary({ ...options, signal }, 'baseline', path.join(directory, names.baseline)),
    (signal) => makeBinary({ ...options, signal }, 'pgo', path.join(directory, names.candidate)),
  );
  requireSameSettings(options, baseline.info, candidate.info);
  return { baseline, candidate };
}

type Make = (signal: AbortSignal) => Promise<Made>;

/**
 * Both at the same time: nearly nothing is compiled for both, and while one is linked, on one core, the other is compiled. A side
 * that ran out of memory is made once more when the other is done with.
 * @throws what the baseline throws, and only where that is built, what the candidate throws: it is the profile's fault then.
 */
async function bothOf(
  signal: AbortSignal = new AbortController().signal,
  makeBaseline: Make,
  makeCandidate: Make,
): Promise<MadePair> {
  const needless = new AbortController();
  const first = makeBaseline(signal);
  const second = Promise.allSettled([makeCandidate(AbortSignal.any([signal, needless.signal]))]);
  try {
    const baseline = await first.catch(async (error: unknown) => {
      if (!(error instanceof OutOfMemory)) throw error;
      await second;
      return makeBaseline(signal);
    });
    const [candidate] = await second;
    if (candidate.status === 'fulfilled') return { baseline, candidate: candidate.value };
    if (!(candidate.reason instanceof OutOfMemory)) throw candidate.reason;
    return { baseline, candidate: await makeCandidate(signal) };
  } catch (error) {
    needless.abort();
    await second;
    throw error;
  }
}

async function makeBinary(options: PairOptions, suffix: 'baseline' | 'pgo', file: string): Promise<Made> {
  const side = suffix === 'baseline' ? options.baseline : options.candidate;
  const { go, mainPackage, flags, platform, cgo } = options;
  const plain = buildContext(go, options.scratch, options.signal);
  if (side.kind === 'binary') return usePrebuilt(side, plain);
  const context = { ...plain, env: { ...plain.env, ...platformEnvironment(platform, cgo) } };
  options.progress?.(
    `Building ${mainPackage.name}${platform === undefined ? '' : ` for ${platformName(platform)}`} ${side.kind === 'off' ? 'without PGO' : `with ${side.display}`}`,
  );
  const started = performance.now();
  // Ours come last: of a flag given twice, and of one in GOFLAGS, Go takes the last on the command line.
  const trimmed = options.reproducible ? ['-trimpath'] : [];
  const args = ['build', ...flags, ...trimmed, pgoFlag(side), '-o', file, '--', mainPackage.importPath];
  const { exitCode, stderr } = await runGo(args, context);
  const seconds = (performance.now() - started) / 1000;
  if (exitCode !== 0) throw buildFailure(options, side, suffix, stderr);
  const info = await readBuildInfo(file, plain);
  requireProfileSetting(info, side, path.basename(file));
  requirePlatformSettings(info, options, path.basename(file));
  return { binary: await describe(file, side, seconds), info };
}

/** The argument of `go build` and `go test` that selects a side's profile. */
export function pgoFlag(side: Extract<BuildSide, { kind: 'off' | 'profile' }>): string {
  return side.kind === 'off' ? '-pgo=off' : `-pgo=${side.path}`;
}

/** Where and how `go` builds: in the caller's folder, with its work files in `scratch`. */
export function buildContext(
  go: GoToolchain,
  scratch: string,
  signal: AbortSignal | undefined = go.context.signal,
): GoContext {
  return {
    cwd: go.context.cwd,
    env: { ...(go.context.env ?? process.env), GOTMPDIR: scratch },
    ...(signal && { signal }),
  };
}

async function usePrebuilt(side: Extract<BuildSide, { kind: 'binary' }>, context: GoContext): Promise<Made> {
  await requireFile(side.path, side.display);
  const info = await readBuildInfo(side.path, context);
  return { binary: await describe(side.path, side, 0), info };
}

/** `go version` would walk a folder. @throws ExpectedError when `file` is none. */
export async function requireFile(file: string, display: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return;
  throw new ExpectedError(`${display} is ${found === undefined ? 'not there' : 'not a file'}.`, {
    fix: 'Check the path of the binary.',
  });
}

async function describe(file: string, side: BuildSide, seconds: number): Promise<Binary> {
  const { size } = await stat(file);
  return {
    pgo: side.kind === 'off' ? 'off' : side.display,
    path: file,
    bytes: size,
    sha256: await sha256OfFile(file),
    seconds,
  };
}

/** SHA-256 of a file's bytes, in hexadecimal; the file is streamed. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
