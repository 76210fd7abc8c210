import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, cp, link, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { OwnBuild, Platform } from '../settings/config.ts';
import { ExpectedError, reasonOf, UsageError } from '../system/errors.ts';
import { ownerCommand, startProcess } from '../system/exec.ts';
import { readText, realPlace, sha256OfFile } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import {
  type Binary,
  type BuildInfo,
  type BuildPair,
  type BuildSide,
  type BuiltSide,
  binaryNames,
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
import { type GoContext, type GoToolchain, goOutput, lastLines, runGo } from './go.ts';
import type { MainPackage } from './program.ts';

export interface BuildOptions extends Sides<BuildSide> {
  readonly go: GoToolchain;
  readonly mainPackage: MainPackage;
  /** The user's flags of `go build`, such as `-tags=prod`. */
  readonly flags: readonly string[];
  readonly own?: OwnBuild;
  /** What the binaries run on; undefined: Go's default. */
  readonly platform?: Platform;
  /** `CGO_ENABLED`; undefined: Go's default. */
  readonly cgo?: boolean;
  /** Folder for Go's work files, so that nothing stays behind when the run is killed. */
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
  /** Where the binaries go; created if it does not exist. */
  readonly outputDirectory: string;
}

/** The program builds without the new profile, but not with it: the profile must not be adopted. */
export class ProfileBuildFailed extends ExpectedError {}

/** The machine could not hold the build, perhaps since there were two at the same time. */
class MachineFull extends ExpectedError {}

/** Both binaries for one platform, as `buildPairs` builds them. */
export async function buildPair(options: BuildOptions): Promise<BuildPair> {
  const [{ baseline, candidate }] = (await buildPairs(options, [options.platform])) as [MadePair];
  return { baseline: baseline.binary, candidate: candidate.binary };
}

/**
 * Builds and verifies both binaries of the main package for each platform (undefined: Go's default), in a temporary folder outside
 * of the work tree: a new file there would make Go stamp the next binary as built from a changed tree (`vcs.modified`). Then they
 * are moved into `outputDirectory` together, with the names that `binaryNames` gives; a given binary stays where it is.
 * @throws UsageError for flags that are not the user's to set; ProfileBuildFailed when only the build with the
 * candidate's profile fails; ExpectedError when a build fails or a binary is not what it should be.
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
    // Not moved, since the scratch folder may be on another file system.
    for (const file of files) await copyFile(join(directory, basename(file)), file);
    return made;
  } catch (error) {
    await clearPlace(outputDirectory, files).catch(() => {});
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @throws UsageError when a binary that is only to be compared lies where the other one is to be written. */
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
      const fix = 'Let `output-directory` name another folder.';
      throw new UsageError(`${file} is to be compared, and the ${name} would be written over it.`, { fix });
    }),
  );
}

/** Creates the output folder, and removes what an earlier run left there: a failed run must not leave old binaries to the next step. */
export async function clearPlace(directory: string, files: readonly string[]): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    for (const file of files) await rm(file, { force: true });
  } catch (error) {
    throw new ExpectedError(`No binaries can be written to ${directory}: ${reasonOf(error)}.`, {
      fix: 'Let `output-directory` name a folder that this user may write to.',
      cause: error,
    });
  }
}

async function makePair(options: BuildOptions, directory: string, names: Sides<string>): Promise<MadePair> {
  const make = (side: SideName) => makeBinary(options, side, join(directory, names[side]));
  // At the same time: little is compiled for both, and while one is linked on one core, the other is compiled. Commands of
  // the user's write to the same place.
  const begun = options.own === undefined ? await Promise.allSettled(SIDES.map(make)) : [];
  const outcome = async (side: SideName) => {
    const settled = begun[SIDES.indexOf(side)];
    if (settled?.status === 'fulfilled') return settled.value;
    if (settled === undefined || settled.reason instanceof MachineFull) return make(side);
    throw settled.reason;
  };
  // The baseline's failure first: the candidate's is the profile's fault only where the baseline is built.
  const baseline = await outcome('baseline');
  const candidate = await outcome('candidate');
  requireSameSettings(options, baseline.info, candidate.info);
  return { baseline, candidate };
}

async function makeBinary(options: BuildOptions, which: SideName, file: string): Promise<Made> {
  const side = options[which];
  const { go, mainPackage, platform, cgo, own } = options;
  const plain = buildContext(go, options.scratch, options.signal);
  if (side.kind === 'binary') {
    const info = await readBuildInfo(side.path, plain, side.display);
    return { info, binary: await describe(side.path, side, 0) };
  }
  const settings = platformEnvironment(platform, cgo);
  // With a new profile, nothing that Go has cached can be used.
  const all = side.kind === 'profile' ? ' (at first every package, which can take minutes)' : '';
  options.progress?.(`Building ${mainPackage.name}${forPlatform(options)} ${sideInWords(side)}${all}`);
  const { exitCode, output, seconds } = await runBuild(options, side, file, settings);
  if (exitCode !== 0) throw buildFailure(options, which, output);
  const binary = await describe(file, side, seconds, join(options.outputDirectory, basename(file)));
  if (platform?.arch === 'wasm' && own === undefined) {
    // `go version -m` cannot read such a file.
    const asked = new Map(Object.entries(settings));
    return { binary, info: { goVersion: go.version, path: mainPackage.importPath, settings: asked } };
  }
  const info = await readBuildInfo(file, plain);
  await requireProfileSetting(options, info, side, basename(file));
  return { binary, info };
}

async function describe(file: string, side: BuildSide, seconds: number, path = file): Promise<Binary> {
  const pgo = side.kind === 'off' ? 'off' : side.display;
  return { pgo, path, bytes: (await stat(file)).size, sha256: await sha256OfFile(file), seconds };
}

export type BuildRun = Pick<
  BuildOptions,
  'go' | 'mainPackage' | 'flags' | 'own' | 'scratch' | 'signal' | 'progress'
>;

/** Builds one side to `file`, by `go build` or the user's own command. @param env added to the environment. */
export async function runBuild(
  { go, mainPackage, flags, own, scratch, signal, progress }: BuildRun,
  side: BuiltSide,
  file: string,
  env: Readonly<Record<string, string>>,
) {
  const plain = buildContext(go, scratch, signal);
  const context = { ...plain, env: { ...plain.env, ...env } };
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (own !== undefined)
    return { ...(await runOwnBuild(own, side, file, { ...context, progress })), seconds: seconds() };
  // Ours come last: of a flag given twice, and of one in GOFLAGS, Go takes the last on the command line.
  const args = ['build', ...flags, pgoFlag(side), '-o', file, '--', mainPackage.importPath];
  const { exitCode, stderr } = await runGo(args, context);
  return { exitCode, output: stderr, seconds: seconds() };
}

/**
 * Runs the command for one side and copies what it made to `file`. The user's file at the place of the binary is moved aside
 * meanwhile, because `make` would find it up to date, and comes back, also after a failure.
 * @param file in a folder of our own.
 * @throws ExpectedError when another run builds the same file, or the command succeeds and makes no file there; the signal's reason
 * when aborted.
 */
async function runOwnBuild(
  { command, binary, folder }: OwnBuild,
  side: BuiltSide,
  file: string,
  { progress, ...context }: GoContext & { readonly progress?: ((line: string) => void) | undefined },
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
      onLine: (line) => progress?.(`build | ${excerpt(line, 300)}`),
    });
    const { exitCode } = await started.exited;
    context.signal?.throwIfAborted();
    const output = lastLines(started.output(), 40);
    if (exitCode !== 0) return { exitCode, output };
    if (!(await isFile(binary))) {
      const shown = relative(folder, binary);
      const fix =
        'Let `binary` name the file that the command makes, from the folder that the command runs in.';
      throw new ExpectedError(`\`build\` ended well, but there is no file ${shown} then.`, { fix });
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
 * Moves the user's file away from where their build writes, into a folder that is named after its path: a killed run leaves the file
 * there, and the next one finds it. The folder also keeps a second run from the same file. It is outside of the work tree, where
 * a new file would make Go stamp the binary as built from a changed tree.
 * @returns the folder, for `moveBack`.
 * @throws ExpectedError while another run builds the same file.
 */
async function moveAside(binary: string, shown: string): Promise<string> {
  const path = realPlace(binary);
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `go-pgo-aside-${name}`);
  const [ownPid, lock] = [join(folder, `pid-${process.pid}`), join(folder, 'pid')];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // A link appears with its content, so that no run reads an empty file.
    await writeFile(ownPid, `${process.pid}`);
    await link(ownPid, lock);
    await rm(ownPid);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The other run has ended just now and removed the folder.
    if (code === 'ENOENT') return moveAside(binary, shown);
    if (code !== 'EEXIST') throw error;
    await rm(ownPid, { force: true });
    const pid = Number(await readText(lock).catch(() => ''));
    if (isRunning(pid))
      throw new ExpectedError(`Another run (process ${pid}) builds ${shown} at the same time.`, {
        fix: `Run again when it has ended: both would write to the same file. If there is no such run, remove ${folder}; it may hold your file from before, as \`before\`.`,
      });
    // That run was killed: its half-made binary goes, and the user's file comes back.
    await moveBack(binary, folder);
    return moveAside(binary, shown);
  }
  if (await isFile(binary)) {
    await cp(binary, join(folder, 'copying'), { preserveTimestamps: true });
    await rename(join(folder, 'copying'), join(folder, 'before'));
  }
  // From here on, what is at the place of the binary is the build's.
  await writeFile(join(folder, 'away'), '');
  await rm(binary, { force: true });
  return folder;
}

/** Puts the user's file back and gives its place free. Does not touch the place before the file is completely aside. */
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

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A name that no other profile has: with `-trimpath`, a binary records nothing else of the profile that it was built with. */
async function profileFileName(profile: string): Promise<string> {
  return `pgo-${(await sha256OfFile(profile)).slice(0, 16)}.pgo`;
}

/** Lines of the compiler's that an error repeats. */
export const COMPILER_LINES = 20;

/** What `go build` failing means, from what it printed. */
export function buildFailure(options: BuildOptions, which: SideName, stderr: string): ExpectedError {
  const program = options.mainPackage.importPath;
  const fault = faultOf(stderr);
  if (fault !== undefined && fault.kind !== 'crash') {
    const message = `${program} could not be built. ${fault.message}`;
    return fault.kind === 'full'
      ? new MachineFull(message, { fix: fault.fix })
      : new ExpectedError(message, { fix: fault.fix });
  }
  const output = lastLines(stderr, COMPILER_LINES);
  const side = options[which];
  const where = forPlatform(options);
  if (which === 'candidate' && side.kind === 'profile') {
    const built = `${program} builds ${sideInWords(options.baseline)}${where}`;
    const but = `${built} but not with the profile ${side.display}`;
    // Where the compiler crashed, its stack says nothing to the user.
    if (fault !== undefined) {
      const fix = `The profile in place is kept. ${fault.fix}`;
      return new ProfileBuildFailed(`${but}. ${fault.message}`, { fix });
    }
    return new ProfileBuildFailed(`${but}:\n${output}`, { fix: 'The profile in place is kept.' });
  }
  const settings = Object.entries(platformEnvironment(options.platform, options.cgo));
  const command = [...settings.map(([name, value]) => `${name}=${value}`), 'go build'].join(' ');
  return new ExpectedError(`${program}${where} does not build ${sideInWords(side)}:\n${output}`, {
    fix: options.own
      ? 'Make the command in `build` pass first, with `GOFLAGS=-pgo=off` in its environment.'
      : `Make \`${command}\` pass with the same flags first; \`build-flags\` holds what it needs, such as \`-tags=prod\`.`,
  });
}

function forPlatform({ platform }: BuildOptions): string {
  return platform === undefined ? '' : ` for ${platformName(platform)}`;
}

function sideInWords(side: BuildSide): string {
  if (side.kind === 'off') return 'without PGO';
  return side.kind === 'profile' ? `with ${side.display}` : `as ${side.display}`;
}

/** The argument of `go build` and `go test` that selects a side's profile. */
export function pgoFlag(side: BuiltSide): string {
  return side.kind === 'off' ? '-pgo=off' : `-pgo=${side.path}`;
}

/** Where and how `go` builds: in the caller's folder, with its work files in `scratch`. */
export function buildContext(go: GoToolchain, scratch: string, signal = go.context.signal): GoContext {
  return { cwd: go.context.cwd, env: { ...(go.context.env ?? process.env), GOTMPDIR: scratch }, signal };
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

/** Proves by what the binary records (`go version -m`) that it was built with its profile. @throws ExpectedError */
async function requireProfileSetting(
  { own }: BuildOptions,
  info: BuildInfo,
  side: BuiltSide,
  name: string,
): Promise<void> {
  const recorded = info.settings.get('-pgo');
  // With -trimpath, Go records the file's name only.
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
      : 'the build passes a `-pgo` of its own, which outweighs that of GOFLAGS';
  const made = `${relative(own.folder, own.binary)} ${given}`;
  throw new ExpectedError(`\`build\` should have made ${made}, but it records ${records}: ${why}.`, {
    fix: 'Remove the `-pgo` from the build, or write `-pgo=$PGO_PROFILE`; append to GOFLAGS instead of replacing it.',
  });
}

/** Two builds that differ in more than the profile cannot show what the profile does. */
function requireSameSettings(options: BuildOptions, baseline: BuildInfo, candidate: BuildInfo): void {
  // A given binary may well have other flags or another Go version.
  if (options.baseline.kind === 'binary' || options.candidate.kind === 'binary') return;
  const differing = differingSettings(baseline, candidate);
  if (differing.length === 0) return;
  throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(', ')}.`, {
    fix: 'Do not change the environment or `go env` settings during the build.',
  });
}
