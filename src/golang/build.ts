import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OwnBuild, Platform } from '../settings/config.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { sha256OfFile } from '../system/files.ts';
import { clearPlace, keepBinaries, prebuilt, requireApart } from './binaries.ts';
import { type GoContext, type GoToolchain, lastLines, runGo } from './go.ts';
import { requireOwnProfile, runOwnBuild } from './own-build.ts';
import type { MainPackage } from './program.ts';

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

export interface PairOptions extends Sides<BuildSide> {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  /** The user's flags of `go build`, such as `-tags=prod`. */
  readonly flags: readonly string[];
  /** The command that builds the program instead of `go build`. */
  readonly own?: OwnBuild;
  /** What the binaries run on; undefined: Go's default. */
  readonly platform?: Platform;
  /** `CGO_ENABLED`; undefined: Go's default. */
  readonly cgo?: boolean;
  /** Folder for Go's work files, so that nothing stays behind when the run is killed. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

export interface BuildOptions extends PairOptions {
  /** Where the binaries go; created if it does not exist. */
  readonly outputDirectory: string;
}

/** A binary as it was built, before it is moved to the output folder. */
export interface Made {
  readonly binary: Binary;
  readonly info: BuildInfo;
}

export type MadePair = Sides<Made>;

/** The program builds without the new profile, but not with it: the profile must not be adopted. */
export class ProfileBuildFailed extends ExpectedError {}

/** The machine could not hold two builds at the same time. */
class OutOfMemory extends ExpectedError {}

/**
 * Builds and verifies both binaries of the main package, in a temporary folder, and moves them into `outputDirectory`
 * together, with the names that `binaryNames` gives; a given binary stays where it is.
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
    return await keepBinaries(await makePair(options, directory), directory, outputDirectory);
  } catch (error) {
    await clear().catch(() => {});
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Builds and verifies both binaries in `directory`, which should be outside of the work tree: a new file there would
 * make Go stamp the next binary as built from a changed tree (`vcs.modified`, `v1.2.3+dirty`).
 */
export async function makePair(options: PairOptions, directory: string): Promise<MadePair> {
  checkBuildFlags(options.flags);
  await mkdir(options.scratch, { recursive: true });
  await mkdir(directory, { recursive: true });
  const names = binaryNames(options.mainPackage.name, options.platform, options.go.exe);
  const make = (side: SideName) => makeBinary(options, side, path.join(directory, names[side]));
  // At the same time: little is compiled for both, and while one is linked on one core, the other is compiled. Commands of
  // the user's write to the same place.
  const begun = options.own === undefined ? await Promise.allSettled(SIDES.map(make)) : [];
  const outcome = async (side: SideName) => {
    const settled = begun[SIDES.indexOf(side)];
    if (settled?.status === 'fulfilled') return settled.value;
    if (settled === undefined || settled.reason instanceof OutOfMemory) return make(side);
    throw settled.reason;
  };
  // The baseline's failure first: the candidate's is the profile's fault only where the baseline is built.
  const baseline = await outcome('baseline');
  const candidate = await outcome('candidate');
  requireSameSettings(options, baseline.info, candidate.info);
  return { baseline, candidate };
}

async function makeBinary(options: PairOptions, which: SideName, file: string): Promise<Made> {
  const side = options[which];
  const { go, mainPackage, platform, cgo, own } = options;
  const plain = buildContext(go, options.scratch, options.signal);
  if (side.kind === 'binary') {
    await requireFile(side.path, side.display);
    return { info: await readBuildInfo(side.path, plain), binary: await describe(side.path, side, 0) };
  }
  const settings = platformEnvironment(platform, cgo);
  // With a new profile, nothing that Go has cached can be used.
  const all = side.kind === 'profile' ? ' (at first every package, which can take minutes)' : '';
  options.progress?.(`Building ${mainPackage.name}${forPlatform(options)} ${inWords(side)}${all}`);
  const { exitCode, output, seconds } = await runBuild(options, side, file, settings);
  if (exitCode !== 0) throw buildFailure(options, which, output);
  const binary = await describe(file, side, seconds);
  if (platform?.arch === 'wasm' && own === undefined) {
    // `go version -m` cannot read such a file.
    const info = {
      goVersion: go.version,
      path: mainPackage.importPath,
      settings: new Map(Object.entries(settings)),
    };
    return { binary, info };
  }
  const info = await readBuildInfo(file, plain);
  await requireProfileSetting(options, info, side, path.basename(file));
  requirePlatformSettings(info, options, path.basename(file));
  return { binary, info };
}

/** What a build printed, and its wall time. */
interface Built {
  readonly exitCode: number | null;
  readonly output: string;
  readonly seconds: number;
}

export type BuildRun = Pick<
  PairOptions,
  'go' | 'mainPackage' | 'flags' | 'own' | 'scratch' | 'signal' | 'progress'
>;

/** Builds one side to `file`, by `go build` or the user's own command. @param env added to the environment. */
export async function runBuild(
  { go, mainPackage, flags, own, scratch, signal, progress }: BuildRun,
  side: BuiltSide,
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Built> {
  const plain = buildContext(go, scratch, signal);
  const context = { ...plain, env: { ...plain.env, ...env } };
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (own !== undefined) {
    const ended = await runOwnBuild(own, side, file, context, progress);
    return { ...ended, seconds: seconds() };
  }
  // Ours come last: of a flag given twice, and of one in GOFLAGS, Go takes the last on the command line.
  const args = ['build', ...flags, pgoFlag(side), '-o', file, '--', mainPackage.importPath];
  const { exitCode, stderr } = await runGo(args, context);
  return { exitCode, output: stderr, seconds: seconds() };
}

const NO_ROOM = /no space left on device|disk quota exceeded|not enough space on the disk/i;
// When the system kills a compiler, this is all that Go prints.
const NO_MEMORY = /: signal: killed|cannot allocate memory|runtime: out of memory/i;

/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;

/** What `go build` failing means, from what it printed. */
export function buildFailure(options: PairOptions, which: SideName, stderr: string): ExpectedError {
  const program = options.mainPackage.importPath;
  const line = stderr.split(/\r?\n/).find((one) => NO_ROOM.test(one) || NO_MEMORY.test(one));
  if (line !== undefined && NO_ROOM.test(line)) {
    return new ExpectedError(`${program} could not be built, since the disk is full: ${line.trim()}.`, {
      fix: 'Free some space where Go’s cache (`go env GOCACHE`) and temporary files (`TMPDIR`, `RUNNER_TEMP` in a workflow) are.',
    });
  }
  if (line !== undefined) {
    return new OutOfMemory(`${program} could not be built, since the memory is full: ${line.trim()}.`, {
      fix: 'Give the build more memory, or let it compile less at a time: `GOFLAGS=-p=1` in the environment.',
    });
  }
  const output = lastLines(stderr, COMPILER_LINES);
  const side = options[which];
  const where = forPlatform(options);
  if (which === 'candidate' && side.kind === 'profile') {
    return new ProfileBuildFailed(
      `${program} builds ${inWords(options.baseline)}${where} but not with the profile ${side.display}:\n${output}`,
      {
        fix: 'The profile in place is kept. If the compiler crashed, report it at https://go.dev/issue with the profile.',
      },
    );
  }
  const settings = Object.entries(platformEnvironment(options.platform, options.cgo));
  const command = [...settings.map(([name, value]) => `${name}=${value}`), 'go build'].join(' ');
  return new ExpectedError(`${program}${where} does not build ${inWords(side)}:\n${output}`, {
    fix: options.own
      ? 'Make the command in `build` pass first, with `GOFLAGS=-pgo=off` in its environment.'
      : `Make \`${command}\` pass with the same flags first; \`build-flags\` holds what it needs, such as \`-tags=prod\`.`,
  });
}

function forPlatform({ platform }: PairOptions): string {
  return platform === undefined ? '' : ` for ${platformName(platform)}`;
}

function inWords(side: BuildSide): string {
  if (side.kind === 'off') return 'without PGO';
  return side.kind === 'profile' ? `with ${side.display}` : `as ${side.display}`;
}

/** The argument of `go build` and `go test` that selects a side's profile. */
export function pgoFlag(side: BuiltSide): string {
  return side.kind === 'off' ? '-pgo=off' : `-pgo=${side.path}`;
}

/** Where and how `go` builds: in the caller's folder, with its work files in `scratch`. */
export function buildContext(
  go: GoToolchain,
  scratch: string,
  signal: AbortSignal | undefined = go.context.signal,
): GoContext {
  return { cwd: go.context.cwd, env: { ...(go.context.env ?? process.env), GOTMPDIR: scratch }, signal };
}

/** `go version` would walk a folder. @throws ExpectedError when `file` is missing or no file. */
export async function requireFile(file: string, display: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return;
  throw new ExpectedError(`${display} is ${found === undefined ? 'not there' : 'not a file'}.`, {
    fix: 'Check the path of the binary.',
  });
}

async function describe(file: string, side: BuildSide, seconds: number): Promise<Binary> {
  const pgo = side.kind === 'off' ? 'off' : side.display;
  return { pgo, path: file, bytes: (await stat(file)).size, sha256: await sha256OfFile(file), seconds };
}

/** Flags that the build sets itself, and what the user sets instead. */
const OURS: Readonly<Record<string, string>> = {
  pgo: 'Leave it out: both sides are built with a `-pgo` of their own. Another profile is named by `profile`.',
  o: 'Leave it out: `output-directory` says where the binaries go.',
  C: 'Leave it out: `working-directory` says where to build.',
  n: 'Leave it out: the binaries have to be built.',
};

/** Refuses flags that would change what is built or where it goes. @throws UsageError naming the flag. */
export function checkBuildFlags(flags: readonly string[]): void {
  for (const flag of flags) {
    // Go's flag package takes one dash or two, and the value after `=` or as the next argument.
    const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
    const fix = name === undefined ? undefined : OURS[name];
    if (fix !== undefined) throw new UsageError(`build-flags: \`${flag}\` may not be set there.`, { fix });
  }
}

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

/**
 * Settings, other than `-pgo`, in which two builds differ. Those of version control are left out: they change
 * when the first build's output appears in the work tree, and do not touch the machine code.
 */
export function differingSettings(one: BuildInfo, other: BuildInfo): string[] {
  const names = new Set([...one.settings.keys(), ...other.settings.keys()]);
  const differing = [...names].filter(
    (name) =>
      name !== '-pgo' && !name.startsWith('vcs') && one.settings.get(name) !== other.settings.get(name),
  );
  if (one.goVersion !== other.goVersion) differing.push('the Go version');
  return differing.sort();
}

/** @throws ExpectedError when the build does not record the profile it was to be built with. */
async function requireProfileSetting(
  { own, go }: PairOptions,
  info: BuildInfo,
  side: BuiltSide,
  name: string,
): Promise<void> {
  const recorded = info.settings.get('-pgo');
  // With -trimpath, Go records the file's name only.
  const wanted = side.kind === 'profile' ? path.basename(side.path) : undefined;
  if (own !== undefined) return requireOwnProfile(own, recorded, side, go.context.cwd);
  if ((recorded && path.basename(recorded)) === wanted) return;
  throw new ExpectedError(
    `${name} should have been built ${inWords(side)}, but it records ${recorded === undefined ? 'no -pgo' : `-pgo=${recorded}`}.`,
    {
      fix: 'Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`.',
    },
  );
}

/** @throws ExpectedError when the build records another platform, variant or cgo than was asked for. */
function requirePlatformSettings(info: BuildInfo, options: PairOptions, name: string): void {
  for (const [variable, wanted] of Object.entries(platformEnvironment(options.platform, options.cgo))) {
    const recorded = info.settings.get(variable);
    if (recorded === wanted) continue;
    throw new ExpectedError(
      `${name} should have been built${forPlatform(options)} with ${variable}=${wanted}, but it records ${recorded === undefined ? `no ${variable}` : `${variable}=${recorded}`}.`,
      { fix: `Check that this Go knows ${variable}; ${info.goVersion} built it.` },
    );
  }
}

/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options: PairOptions, baseline: BuildInfo, candidate: BuildInfo): void {
  // A given binary may well have other flags or another Go version.
  if (options.baseline.kind === 'binary' || options.candidate.kind === 'binary') return;
  const differing = differingSettings(baseline, candidate);
  if (differing.length === 0) return;
  throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(', ')}.`, {
    fix: 'Do not change the environment or `go env` settings during the build.',
  });
}
