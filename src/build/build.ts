import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ExpectedError } from '../errors.ts';
import { type GoContext, type GoToolchain, lastLines, type MainPackage, runGo } from '../go.ts';
import { type BuildInfo, differingSettings, readBuildInfo } from './build-info.ts';
import type { Binary, BuildPair } from './build-pair.ts';
import { checkBuildFlags } from './flags.ts';

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

export interface BuildOptions {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  /** The user's flags of `go build`, such as `-tags=prod`. */
  readonly flags: readonly string[];
  /** Where the binaries go; made if need be. */
  readonly outputDirectory: string;
  /** Folder for Go's work files, so that nothing stays behind when the run is killed. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

/** The program builds without the new profile, but not with it: the profile must not be adopted. */
export class ProfileBuildFailed extends ExpectedError {}

/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;

/**
 * Both binaries of the main package, built one after the other and verified, named `NAME-baseline` and
 * `NAME-pgo` in `outputDirectory`; a prebuilt one is used where it lies.
 * @throws UsageError for flags that are not the user's to set; ProfileBuildFailed when only the build with the
 * candidate's profile fails; ExpectedError when a build fails or a binary is not what it should be.
 */
export async function buildPair(options: BuildOptions): Promise<BuildPair> {
  checkBuildFlags(options.flags);
  await mkdir(options.outputDirectory, { recursive: true });
  await mkdir(options.scratch, { recursive: true });
  const baseline = await makeBinary(options, options.baseline, 'baseline');
  const candidate = await makeBinary(options, options.candidate, 'pgo');
  requireSameSettings(options, baseline.info, candidate.info);
  return { baseline: baseline.binary, candidate: candidate.binary };
}

interface Made {
  readonly binary: Binary;
  readonly info: BuildInfo;
}

async function makeBinary(options: BuildOptions, side: BuildSide, suffix: 'baseline' | 'pgo'): Promise<Made> {
  const context = buildContext(options.go, options.scratch, options.signal);
  if (side.kind === 'binary') return usePrebuilt(side, context);
  const { go, mainPackage, outputDirectory, flags } = options;
  const file = path.join(outputDirectory, `${mainPackage.name}-${suffix}${go.exe}`);
  options.progress?.(
    `Building ${mainPackage.name} ${side.kind === 'off' ? 'without PGO' : `with ${side.display}`}`,
  );
  // go refuses to overwrite what is not an object file, and half a binary of a killed run is none.
  await rm(file, { force: true });
  const started = performance.now();
  // Ours come last: of a flag given twice, and of one in GOFLAGS, Go takes the last on the command line.
  const args = ['build', ...flags, pgoFlag(side), '-o', file, '--', mainPackage.importPath];
  const { exitCode, stderr } = await runGo(args, context);
  const seconds = (performance.now() - started) / 1000;
  if (exitCode !== 0) throw buildFailure(options, side, suffix, stderr);
  const info = await readBuildInfo(file, context);
  requireProfileSetting(info, side, path.basename(file));
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

function buildFailure(
  options: BuildOptions,
  side: BuildSide,
  suffix: 'baseline' | 'pgo',
  stderr: string,
): ExpectedError {
  const output = lastLines(stderr, COMPILER_LINES);
  const program = options.mainPackage.importPath;
  if (side.kind === 'profile' && suffix === 'pgo') {
    // The baseline was built just before, so it is the profile and not the code.
    return new ProfileBuildFailed(
      `${program} builds ${sideInWords(options.baseline)} but not with the profile ${side.display}:\n${output}`,
      {
        fix: 'The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile.',
      },
    );
  }
  return new ExpectedError(`${program} does not build ${sideInWords(side)}:\n${output}`, {
    fix: 'Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`.',
  });
}

function sideInWords(side: BuildSide): string {
  if (side.kind === 'off') return 'without PGO';
  return side.kind === 'profile' ? `with ${side.display}` : `as ${side.display}`;
}

/** @throws ExpectedError when the build does not record the profile it was to be built with. */
function requireProfileSetting(info: BuildInfo, side: BuildSide, name: string): void {
  const recorded = info.settings.get('-pgo');
  // With -trimpath, Go records the file's name only.
  const wanted = side.kind === 'profile' ? path.basename(side.path) : undefined;
  if ((recorded && path.basename(recorded)) === wanted) return;
  throw new ExpectedError(
    `${name} should have been built ${sideInWords(side)}, but it records ${recorded === undefined ? 'no -pgo' : `-pgo=${recorded}`}.`,
    {
      fix: 'Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`.',
    },
  );
}

/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options: BuildOptions, baseline: BuildInfo, candidate: BuildInfo): void {
  // Whoever compares a binary of their own may well compare flags or Go versions.
  if (options.baseline.kind === 'binary' || options.candidate.kind === 'binary') return;
  const differing = differingSettings(baseline, candidate);
  if (differing.length > 0) {
    throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(', ')}.`, {
      fix: 'Keep the environment and the `go env` configuration still while building.',
    });
  }
}
