import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, cp, link, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { OwnBuild } from '../settings/config.ts';
import { ExpectedError, reasonOf, UsageError } from '../system/errors.ts';
import { ownerCommand, startProcess } from '../system/exec.ts';
import { readText, realPlace, sha256OfFile } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import {
  areOfDifferentCode,
  type Binary,
  type BuildInfo,
  type BuildPair,
  type BuildSide,
  type BuiltSide,
  binaryNames,
  checkoutOfSide,
  type Made,
  type MadePair,
  platformEnvironment,
  platformName,
  readBuildInfo,
  SIDES,
  type SideName,
  type Sides,
} from './binaries.ts';
import { faultOf } from './faults.ts';
import { type GoContext, type GoToolchain, goOutput, lastLines, runGoBuild } from './go.ts';
import type { Platform } from './platforms.ts';
import type { MainPackage } from './program.ts';

/**
 * Builds a program twice, with the profile and without, and proves that nothing else differs between the two builds.
 *
 *     const { baseline, candidate } = await buildPair({ baseline: { kind: 'off' }, candidate: { kind: 'profile', path, … }, … });
 *     // baseline.path:  out/shop-baseline, built by `go build -pgo=off`
 *     // candidate.path: out/shop-pgo, built by `go build -pgo=/…/merged.pgo`
 *
 * The binaries are made by `go build`, or by the user's own command (`build`), which gets the profile in GOFLAGS. A binary must record the
 * profile that its side is built with. Both binaries of a program are moved into the output folder together.
 */

/** The program to build, the way to build it, and the folder for its binaries. */
export interface BuildOptions extends Sides<BuildSide> {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  /** The user's flags for `go build`, such as `-tags=prod`. */
  readonly flags: readonly string[];
  readonly own?: OwnBuild;
  /** The platform that the binaries run on; undefined for Go's default platform. */
  readonly platform?: Platform;
  /** True if cgo is enabled (`CGO_ENABLED`); undefined for Go's default. */
  readonly cgo?: boolean;
  /** The folder for Go's work files. The action removes the folder at its end, even if the run is killed. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
  /** A function that receives each line that the user's build command prints. */
  readonly detail?: (line: string) => void;
  /** The folder for the binaries. The folder is created if it does not exist. */
  readonly outputDirectory: string;
}

/**
 * Thrown if the build succeeds without the new profile and fails with the new profile. A profile that breaks the build must not be
 * committed.
 */
export class ProfileBuildFailed extends ExpectedError {
  /** The output of the compiler if it crashed; undefined if the build failed for another reason. */
  readonly crash: string | undefined;

  constructor(
    message: string,
    options: { fix?: string | undefined; cause?: unknown; crash?: string | undefined },
  ) {
    const { fix = '', cause, crash } = options;
    super(message, { fix, cause });
    this.crash = crash;
  }
}

/** Thrown if the disk or the memory was full during a build, perhaps because two builds ran at the same time. */
class MachineFull extends ExpectedError {}

/** Builds both binaries for one platform. For several platforms, use `buildPairs`. */
export async function buildPair(options: BuildOptions): Promise<BuildPair> {
  const [{ baseline, candidate }] = (await buildPairs(options, [options.platform])) as [MadePair];
  return { baseline: baseline.binary, candidate: candidate.binary };
}

/**
 * Builds and verifies both binaries of the main package for each platform. The builds happen in a temporary folder outside of the work
 * tree. Go records in a binary whether the work tree has changes (`vcs.modified`), and a new file in the work tree would be a change. When
 * all builds have succeeded, the binaries are copied to `outputDirectory` under the names that `binaryNames` returns. A binary that the
 * user named stays where it is.
 * @param platforms the platforms; `undefined` in the list means Go's default platform.
 * @throws UsageError if the user passes a build flag that the action sets itself.
 * @throws ProfileBuildFailed if only the build with the candidate's profile fails.
 * @throws ExpectedError if a build fails for a reason other than the profile, or if a binary does not record the profile of its side.
 */
export async function buildPairs(
  options: BuildOptions,
  platforms: readonly (Platform | undefined)[],
): Promise<readonly MadePair[]> {
  const { mainPackage, go, outputDirectory, scratch, signal } = options;
  checkBuildFlags(options.flags);
  const names = platforms.map((platform) => binaryNames(mainPackage.name, platform, go.exe));
  const files = filesToWrite(options, names);
  await clearPlace(outputDirectory, files);
  await mkdir(scratch, { recursive: true });
  const directory = await mkdtemp(join(scratch, 'pairs-'));
  try {
    const made: MadePair[] = [];
    for (const [at, platform] of platforms.entries())
      made.push(await makePair({ ...options, platform }, directory, names[at] as Sides<string>));
    signal?.throwIfAborted();
    // Copy the binaries instead of moving them, because the scratch folder may be on another file system.
    for (const file of files) await copyFile(join(directory, basename(file)), file);
    return made;
  } catch (error) {
    await clearPlace(outputDirectory, files).catch(() => {});
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the paths of the files to write. @throws UsageError if one of these paths is a binary that the user named for the comparison. */
function filesToWrite(options: BuildOptions, names: readonly Sides<string>[]): string[] {
  const given = SIDES.flatMap((name) => {
    const side = options[name];
    return side.kind === 'binary' ? [realPlace(side.path)] : [];
  });
  const built = SIDES.filter((name) => options[name].kind !== 'binary');
  return built.flatMap((name) =>
    names.map((pair) => {
      const file = join(options.outputDirectory, pair[name]);
      if (!given.includes(realPlace(file))) return file;
      const fix = 'Set `output-directory` to another folder.';
      throw new UsageError(`The ${name} would overwrite ${file}, which is one of the files to compare.`, {
        fix,
      });
    }),
  );
}

/**
 * Creates the output folder, and removes the binaries of an earlier run. If this run left the old binaries in the folder and failed, a
 * later step could publish the old binaries.
 */
export async function clearPlace(directory: string, files: readonly string[]): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    for (const file of files) await rm(file, { force: true });
  } catch (error) {
    throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
      fix: 'Set `output-directory` to a folder that this user may write to.',
      cause: error,
    });
  }
}

/** Makes both binaries for one platform. */
async function makePair(options: BuildOptions, directory: string, names: Sides<string>): Promise<MadePair> {
  const make = (side: SideName) => makeBinary(options, side, join(directory, names[side]));
  // Build both sides at the same time. The two builds share few packages, and the linker of one side uses only one core while the other
  // side compiles. The user's own command builds one side after the other, because it writes both binaries to one place.
  const begun = options.own === undefined ? await Promise.allSettled(SIDES.map(make)) : [];
  const outcome = async (side: SideName) => {
    const settled = begun[SIDES.indexOf(side)];
    if (settled?.status === 'fulfilled') return settled.value;
    if (settled === undefined || settled.reason instanceof MachineFull) return make(side);
    throw settled.reason;
  };
  // Report a failure of the baseline first. If the baseline fails too, the profile is not the reason for the failure.
  const baseline = await outcome('baseline');
  const candidate = await outcome('candidate');
  requireSameSettings(options, baseline.info, candidate.info);
  return { baseline, candidate };
}

/** Builds and verifies the binary of one side. If the user named a binary for the side, only describes this binary. */
async function makeBinary(options: BuildOptions, which: SideName, file: string): Promise<Made> {
  const side = options[which];
  const { platform, cgo } = options;
  const { go, mainPackage, own } = codeOf(options, side);
  const plain = buildContext(go, options.scratch, options.signal);
  if (side.kind === 'binary') {
    const info = await readBuildInfo(side.path, plain, side.display);
    return { info, binary: await describe(side.path, side, 0) };
  }
  const settings = platformEnvironment(platform, cgo);
  // With a new profile, Go compiles every package again.
  const all =
    side.kind === 'profile' ? ' (the first such build compiles every package, which can take minutes)' : '';
  options.progress?.(`Building ${mainPackage.name}${forPlatform(options)} ${sideInWords(side)}${all}`);
  const { exitCode, output, seconds } = await runBuild(options, side, file, settings);
  if (exitCode !== 0) throw buildFailure(options, which, output);
  const binary = await describe(file, side, seconds, join(options.outputDirectory, basename(file)));
  if (platform?.arch === 'wasm' && own === undefined) {
    // `go version -m` cannot read a WebAssembly module, so use the requested build settings as if the binary had recorded them.
    const asked = new Map(Object.entries(settings));
    return { binary, info: { goVersion: go.version, path: mainPackage.importPath, settings: asked } };
  }
  const info = await readBuildInfo(file, plain);
  await requireProfileSetting({ ...options, go, own }, info, side, basename(file));
  return { binary, info };
}

/** Returns the program, its toolchain and its build command, from the code that a side is built from. */
function codeOf<T extends Pick<BuildOptions, 'go' | 'mainPackage' | 'own'>>(given: T, side: BuildSide) {
  const checkout = checkoutOfSide(side);
  if (checkout === undefined) return given;
  const { go, main = given.mainPackage, own } = checkout;
  return { ...given, go, mainPackage: main, own };
}

/**
 * Builds the program for a further contender of a comparison (compare/workload/contenders.ts). The binary goes into the folder for
 * temporary files.
 * @param name the name of the contender.
 * @throws ExpectedError if the program does not build. If the run was cancelled, throws the signal's reason.
 */
export async function buildContender(build: BuildRun, side: BuiltSide, name: string): Promise<Binary> {
  const { mainPackage, go, scratch, signal, progress } = build;
  const file = join(scratch, name, `${mainPackage.name}${go.exe}`);
  await mkdir(dirname(file), { recursive: true });
  progress?.(`Building ${mainPackage.name} ${sideInWords(side)}`);
  const { exitCode, output, seconds } = await runBuild(build, side, file, {});
  signal?.throwIfAborted();
  if (exitCode === 0) return describe(file, side, seconds);
  const failure = `${mainPackage.importPath} does not build ${sideInWords(side)}:`;
  throw new ExpectedError(`${failure}\n${lastLines(output, COMPILER_LINES)}`);
}

/** Describes the binary in `file`. @param path where the binary will be in the end. */
async function describe(file: string, side: BuildSide, seconds: number, path = file): Promise<Binary> {
  const pgo = side.kind === 'off' ? 'off' : side.display;
  return { pgo, path, bytes: (await stat(file)).size, sha256: await sha256OfFile(file), seconds };
}

/** The options of `runBuild`. */
export type BuildRun = Pick<
  BuildOptions,
  'go' | 'mainPackage' | 'flags' | 'own' | 'scratch' | 'signal' | 'progress' | 'detail'
>;

/** Builds one side into `file`, by `go build` or by the user's own command. @param env the variables to add to the environment. */
export async function runBuild(
  build: BuildRun,
  side: BuiltSide,
  file: string,
  env: Readonly<Record<string, string>>,
) {
  const { go, mainPackage, flags, own, scratch, signal, detail } = codeOf(build, side);
  const plain = buildContext(go, scratch, signal);
  const context = { ...plain, env: { ...plain.env, ...env } };
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (own !== undefined)
    return { ...(await runOwnBuild(own, side, file, { ...context, detail })), seconds: seconds() };
  // Put the action's flags last, because the last flag on the command line overrides earlier flags and the flags in GOFLAGS.
  const args = ['build', ...flags, ...profileFlags(side), '-o', file, '--', mainPackage.importPath];
  const { exitCode, stderr } = await runGoBuild(args, context);
  return { exitCode, output: stderr, seconds: seconds() };
}

/**
 * Runs the user's build command for one side, and copies the new binary to `file`. The user's old binary is moved aside before the command
 * runs, because `make` would call an existing binary up to date. The old binary is moved back afterwards, even after a failure.
 * @param file a path in a temporary folder of this run.
 * @throws ExpectedError if another run builds the same file, or if the command succeeds without creating the file.
 * @throws the reason of the signal if the signal was aborted.
 */
async function runOwnBuild(
  { command, binary, folder }: OwnBuild,
  side: BuiltSide,
  file: string,
  { detail, ...context }: GoContext & { readonly detail?: ((line: string) => void) | undefined },
): Promise<{ readonly exitCode: number | null; readonly output: string }> {
  let profile = 'off';
  if (side.kind === 'profile') {
    profile = join(dirname(file), await profileFileName(side.path));
    await copyFile(side.path, profile);
  }
  const flag = /\s/.test(profile) ? `"-pgo=${profile}"` : `-pgo=${profile}`;
  const GOFLAGS = `${await goOutput(['env', 'GOFLAGS'], context)} ${flag}`.trim();
  const aside = await moveAside(binary, relative(folder, binary));
  try {
    const { argv, env } = ownerCommand(command);
    await using started = await startProcess(argv, {
      ...context,
      cwd: folder,
      env: { ...context.env, ...env, GOFLAGS: GOFLAGS.replace(/\s+/g, ' '), PGO_PROFILE: profile },
      onLine: (line) => detail?.(`build | ${excerpt(line, 300)}`),
    });
    const { exitCode } = await started.exited;
    context.signal?.throwIfAborted();
    const output = lastLines(started.output(), 40);
    if (exitCode !== 0) return { exitCode, output };
    if (!(await isFile(binary))) {
      const shown = relative(folder, binary);
      const fix =
        'Set `binary` to the file that the command makes, as a path relative to the folder in which the command runs.';
      throw new ExpectedError(`\`build\` succeeded but did not create ${shown}.`, { fix });
    }
    await copyFile(binary, file);
    return { exitCode, output };
  } finally {
    await moveBack(binary, aside);
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/**
 * Moves the user's binary away from the place to which the user's build command writes. The binary goes into a temporary folder whose name
 * depends on the binary's path. If this run is killed, the next run finds the user's binary in the temporary folder and moves it back. The
 * temporary folder is also a lock, which keeps a second run from building the same file. The folder is outside of the work tree, because Go
 * records whether the work tree has new files.
 * @returns the temporary folder, which `moveBack` needs.
 * @throws ExpectedError if another run is building the same file.
 */
async function moveAside(binary: string, shown: string): Promise<string> {
  const path = realPlace(binary);
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `go-pgo-aside-${name}`);
  const [ownPid, lock] = [join(folder, `pid-${process.pid}`), join(folder, 'pid')];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // Create the file by a hard link, which appears together with its content, so that other runs cannot read an empty file.
    await writeFile(ownPid, `${process.pid}`);
    await link(ownPid, lock);
    await rm(ownPid);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Try again, because the run that held the lock has just ended and removed the folder.
    if (code === 'ENOENT') return moveAside(binary, shown);
    if (code !== 'EEXIST') throw error;
    await rm(ownPid, { force: true });
    const pid = Number(await readText(lock).catch(() => ''));
    if (isRunning(pid))
      throw new ExpectedError(`Another run (process ${pid}) builds ${shown} at the same time.`, {
        fix: `Run again when that process has ended, because both runs would write to the same file. If no such process exists, remove ${folder}. The file \`before\` in that folder may be your binary.`,
      });
    // The run that held the lock was killed, so remove its unfinished binary, and put the user's binary back.
    await moveBack(binary, folder);
    return moveAside(binary, shown);
  }
  if (await isFile(binary)) {
    await cp(binary, join(folder, 'copying'), { preserveTimestamps: true });
    await rename(join(folder, 'copying'), join(folder, 'before'));
  }
  // From here on, a file at the path of the user's binary is a new binary that the build made.
  await writeFile(join(folder, 'away'), '');
  await rm(binary, { force: true });
  return folder;
}

/**
 * Puts the user's binary back, and removes the folder. If the binary had not been moved aside completely, the user's binary stays
 * untouched.
 */
async function moveBack(binary: string, folder: string): Promise<void> {
  if (await isFile(join(folder, 'away'))) {
    await rm(binary, { force: true });
    const before = join(folder, 'before');
    if (await isFile(before)) {
      await mkdir(dirname(binary), { recursive: true });
      await cp(before, binary, { preserveTimestamps: true });
    }
  }
  await rm(folder, { recursive: true, force: true });
}

/** True if a process exists, even if it belongs to another user. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns a file name that is unique to this profile, because with `-trimpath`, a binary records only the name of its profile's file. */
async function profileFileName(profile: string): Promise<string> {
  return `pgo-${(await sha256OfFile(profile)).slice(0, 16)}.pgo`;
}

/** The maximum number of lines of the compiler's output that an error message repeats. */
export const COMPILER_LINES = 20;

/** The facts about a failed build from which `buildFailure` makes an error. */
type FailedBuild = Pick<BuildOptions, 'baseline' | 'candidate' | 'platform' | 'cgo' | 'own'> & {
  readonly mainPackage: Pick<MainPackage, 'importPath'>;
};

/** Returns the error for a failed `go build`. @param stderr the text that Go printed. */
export function buildFailure(options: FailedBuild, which: SideName, stderr: string): ExpectedError {
  const program = options.mainPackage.importPath;
  const fault = faultOf(stderr);
  const side = options[which];
  const checkout = checkoutOfSide(side);
  if (fault !== undefined && fault.kind !== 'crash') {
    const at = checkout === undefined ? '' : ` at ${checkout.name}`;
    const message = `${program} could not be built${at}. ${fault.message}`;
    return fault.kind === 'full'
      ? new MachineFull(message, { fix: fault.fix })
      : new ExpectedError(message, { fix: fault.fix });
  }
  const output = lastLines(stderr, COMPILER_LINES);
  const where = forPlatform(options);
  if (which === 'candidate' && side.kind === 'profile' && !areOfDifferentCode(options)) {
    const built = `${program} builds ${sideInWords(options.baseline)}${where}`;
    const but = `${built} but not with the profile ${side.display}`;
    // If the compiler crashed, leave out its stack trace, because the stack trace would not help the user.
    if (fault !== undefined) {
      const fix = `The committed profile stays. ${fault.fix}`;
      return new ProfileBuildFailed(`${but}. ${fault.message}`, { fix, crash: stderr });
    }
    return new ProfileBuildFailed(`${but}:\n${output}`, { fix: 'The committed profile stays.' });
  }
  const settings = Object.entries(platformEnvironment(options.platform, options.cgo));
  const command = [...settings.map(([name, value]) => `${name}=${value}`), 'go build'].join(' ');
  if (checkout !== undefined)
    return new ExpectedError(`${program}${where} does not build ${sideInWords(side)}:\n${output}`, {
      fix: `Make \`${options.own ? options.own.command : command}\` pass in a fresh checkout of ${checkout.commit.slice(0, 12)}, without files that git does not have, such as generated code.`,
    });
  return new ExpectedError(`${program}${where} does not build ${sideInWords(side)}:\n${output}`, {
    fix: options.own
      ? 'Make the command in `build` pass first, with `GOFLAGS=-pgo=off` in its environment.'
      : `Make \`${command}\` pass with the same flags first. If the build needs other flags, such as \`-tags=prod\`, add them to \`build-flags\`.`,
  });
}

/** Returns ` for PLATFORM`, or nothing for Go's default platform. */
function forPlatform({ platform }: Pick<BuildOptions, 'platform'>): string {
  return platform === undefined ? '' : ` for ${platformName(platform)}`;
}

/** Describes the code and the profile of a side in words, such as `with default.pgo` or `at ref:main without PGO`. */
export function sideInWords(side: BuildSide): string {
  const checkout = checkoutOfSide(side);
  const at = checkout === undefined ? '' : `at ${checkout.name} `;
  if (side.kind === 'off') return `${at}without PGO`;
  return side.kind === 'profile' ? `${at}with ${side.display}` : `as ${side.display}`;
}

/** Returns the argument of `go build` and `go test` that selects the profile of a side for all packages. */
export function pgoFlag(side: BuiltSide): string {
  return side.kind === 'off' ? '-pgo=off' : `-pgo=${side.path}`;
}

/** Returns the arguments of `go build` and `go test` that make the machine code of a side in the fastest way. */
export function profileFlags(side: BuiltSide): readonly string[] {
  if (side.kind === 'off' || side.partial === undefined) return [pgoFlag(side)];
  return [`-pgo=${side.partial.recorded}`, ...side.partial.flags];
}

/** Returns the context in which a build calls `go`: the toolchain's folder, with Go's work files in `scratch`. */
export function buildContext(go: GoToolchain, scratch: string, signal = go.context.signal): GoContext {
  return { cwd: go.context.cwd, env: { ...(go.context.env ?? process.env), GOTMPDIR: scratch }, signal };
}

/** Build flags that the action sets itself, each with the setting that users can change instead. */
const OURS: Readonly<Record<string, string>> = {
  pgo: 'Leave `-pgo` out, because each side has its own `-pgo`. To use another profile, set `profile`.',
  o: 'Leave `-o` out, and set `output-directory`.',
  C: 'Leave `-C` out, and set `working-directory`.',
  n: 'Leave `-n` out, because it makes `go build` build nothing.',
};

/** Rejects flags that would change which side is built or where the binary goes. @throws UsageError that names the flag. */
export function checkBuildFlags(flags: readonly string[]): void {
  for (const flag of flags) {
    // Go's flag package accepts one dash or two, and the value after `=` or as the next argument.
    const name = /^--?([A-Za-z]+)(?:=|$)/.exec(flag)?.[1];
    const fix = name === undefined ? undefined : OURS[name];
    if (fix !== undefined) throw new UsageError(`build-flags: \`${flag}\` is not allowed.`, { fix });
  }
}

/**
 * Returns the settings in which two builds differ, apart from `-pgo`. Settings of version control do not count, because these settings
 * change when the first binary appears in the work tree, and they do not affect the machine code.
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

/**
 * Proves that a binary was built with its profile, according to what the binary records (`go version -m`).
 * @throws ExpectedError if the binary records another profile.
 */
async function requireProfileSetting(
  { own }: BuildOptions,
  info: BuildInfo,
  side: BuiltSide,
  name: string,
): Promise<void> {
  const recorded = info.settings.get('-pgo');
  // With -trimpath, Go records only the file name of the profile.
  const nameGiven = own === undefined ? basename : profileFileName;
  const wanted = side.kind === 'profile' ? await nameGiven(side.path) : undefined;
  if ((recorded && basename(recorded)) === wanted) return;
  const records = recorded === undefined ? 'no -pgo' : `-pgo=${recorded}`;
  if (own === undefined)
    throw new ExpectedError(
      `${name} should have been built ${sideInWords(side)}, but it records ${records}.`,
      {
        fix: 'Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`.',
      },
    );
  const given = side.kind === 'profile' ? `with ${side.display}` : 'without a profile';
  const why =
    recorded === undefined
      ? 'the build passes `-pgo=off`, or does not hand GOFLAGS on to `go build`'
      : 'the build passes its own `-pgo`, which overrides the `-pgo` in GOFLAGS';
  const made = `${relative(own.folder, own.binary)} ${given}`;
  throw new ExpectedError(`\`build\` should have made ${made}, but it records ${records}: ${why}.`, {
    fix: 'Remove the `-pgo` from the build, or write `-pgo=$PGO_PROFILE`. If the build sets GOFLAGS, let it append to the present value.',
  });
}

/**
 * @throws ExpectedError if two builds differ in more than the profile. A comparison of builds with different settings could not show the
 * profile's effect.
 */
function requireSameSettings(options: BuildOptions, baseline: BuildInfo, candidate: BuildInfo): void {
  // A binary that the user names may have different flags or a different Go version. The `go.mod` of another commit may also select a
  // different Go version.
  if (options.baseline.kind === 'binary' || options.candidate.kind === 'binary') return;
  if (areOfDifferentCode(options)) return;
  const differing = differingSettings(baseline, candidate);
  if (differing.length === 0) return;
  throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(', ')}.`, {
    fix: 'Do not change the environment or `go env` settings during the build.',
  });
}
