import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type BuildInfo, readBuildInfo } from '../golang/binaries.ts';
import { type ProfileEffect, profileEffect } from '../golang/effect.ts';
import { type GoToolchain, goOutput, goToolchain } from '../golang/go.ts';
import { READABLE_BINARIES } from '../golang/pclntab.ts';
import { isInside } from '../profile/names.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { MOST_BYTES_OF_PROGRAM, readIfThere, readRegularFile } from '../system/files.ts';
import { count, share } from '../system/format.ts';
import { someOf } from '../system/text.ts';
import { orElse, type ReportParts, type Run } from '../work.ts';
import { readOrExplain } from './files.ts';
import { findProgram, type Program, runFor } from './program.ts';

/**
 * `check --binary FILE` finds out if a binary was built with PGO, and if its machine code shows the effect of the profile.
 *
 * Go records the flags of a build in the binary, so a flag such as `-pgo=default.pgo` shows that the binary was built with PGO. The effect
 * of the profile is read from the binary's table of functions. The compiler inlines some calls only with a profile, and the table shows how
 * many of these calls are inlined (`golang/effect.ts`). The setting `profile` names the profile. By default, the profile is the profile of
 * the main package that the binary was built from, if this module has the package. If there is no profile, the command only reports if the
 * binary was built with PGO.
 */

/**
 * Checks one binary. The check works in any folder, even in a folder without a module or a profile.
 * @param name the name of the file, in the user's words.
 * @throws ExpectedError if the binary was built without PGO, or if its machine code does not show the effect of the profile.
 */
export async function* checkBinary(run: Run, name: string): ReportParts {
  const { path, display, info, others, siblings } = await findBinary(run, name);
  if (others > 0) {
    const message =
      others === 1
        ? '1 executable in this file was skipped, because it is not a Go program.'
        : `${others} executables in this file were skipped, because they are not Go programs.`;
    yield { findings: [{ ...note(message), file: name }] };
  }
  const built = `${display} (${binaryInWords(info)})`;
  const recorded = info.settings.get('-pgo');
  if (recorded === undefined)
    throw new ExpectedError(`${built} was built without PGO, because it records no \`-pgo\`.`, {
      fix: 'Put `default.pgo` into the folder of the main package before `go build`, or pass `-pgo=FILE`.',
    });
  yield { findings: aboutSiblings(display, siblings).map((finding) => ({ ...finding, file: name })) };
  const withPgo = `${built} was built with PGO, because it records \`-pgo=${recorded}\``;
  const at = (finding: Finding): Finding => ({ ...finding, file: name });
  const profile = await findProfileOf(run, info);
  yield { findings: profile.findings.map(at) };
  if (profile.path === undefined) {
    yield { decision: { kind: 'keep', reason: `${withPgo}.` } };
    return;
  }
  const read = await readOrExplain(profile.file, profile.path, run.config.renames);
  const effect = profileEffect(await readRegularFile(path, MOST_BYTES_OF_PROGRAM), read.edges);
  if (effect?.kind === 'not in effect') {
    const reason = `${withPgo}. But ${profile.path} is not in effect: ${effectInWords(effect)}.`;
    yield { decision: { kind: 'reject', reason } };
    throw new ExpectedError(reason, { fix: fixOf(effect) });
  }
  const isInEffect = effect?.kind === 'in effect';
  const inEffect = isInEffect ? `. ${profile.path} is in effect: ${effectInWords(effect)}` : '';
  yield { decision: { kind: 'keep', reason: `${withPgo}${inEffect}.` } };
  if (!isInEffect) yield { findings: [at(doubt(profile.path, effect))] };
}

/** The binary that the command checks. */
interface ChosenBinary {
  /** The path of the file that has the bytes of the binary. */
  readonly path: string;
  /**
   * The name that the user wrote. For a binary in an archive or a folder, the name is followed by the path inside of the archive or folder.
   */
  readonly display: string;
  readonly info: BuildInfo;
  /** The number of executables next to the binary that are not Go programs. */
  readonly others: number;
  /** The builds of the program for other platforms, which are next to the binary. */
  readonly siblings: readonly PackedBinary[];
}

/** A Go program in a folder, an archive, a package or an image. */
type PackedBinary = Pick<ChosenBinary, 'path' | 'display' | 'info'>;

/**
 * Finds the binary: the file itself, or the program inside of a folder, an archive, a package or an image.
 * @throws ExpectedError if the file holds no Go program, or if it is unclear which of several Go programs is meant.
 */
async function findBinary(run: Run, name: string): Promise<ChosenBinary> {
  const { cwd, env, signal } = run.host;
  const context = { cwd, env, signal };
  const path = resolve(cwd, name);
  const found = await stat(path).catch(() => undefined);
  const { holdsMembers, Limits } = await import('../system/members.ts');
  const isPacked = found?.isDirectory() || (found?.isFile() && (await holdsMembers(path)));
  if (!isPacked)
    return { path, display: name, info: await readBuildInfo(path, context, name), others: 0, siblings: [] };
  const { findPrograms } = await import('../golang/packed-programs.ts');
  const limits = new Limits(name, signal);
  const { programs, others } = await findPrograms({ path, name, scratch: run.scratch, limits });
  const binaries: PackedBinary[] = [];
  for (const program of programs) {
    const display = program.name === '' ? name : `${name}: ${program.name}`;
    const info = await orElse<BuildInfo | undefined>(
      run,
      readBuildInfo(program.path, context, display),
      () => undefined,
    );
    if (info !== undefined) binaries.push({ path: program.path, display, info });
  }
  return chooseBinary(run, name, binaries, others + programs.length - binaries.length);
}

/**
 * Chooses the binary that the user means: the only binary, the only binary of this repository's program, or the build for the likeliest
 * platform.
 * @throws ExpectedError if there is no binary, or if it is unclear which of several binaries is meant.
 */
async function chooseBinary(
  run: Run,
  name: string,
  binaries: readonly PackedBinary[],
  others: number,
): Promise<ChosenBinary> {
  if (binaries.length === 0) {
    const rest =
      others === 0 ? '' : `; ${count(others, 'executable')} in it ${others === 1 ? 'is' : 'are'} not Go`;
    throw new ExpectedError(`No Go program was found in ${name}${rest}.`, {
      fix: 'Name a program that `go build` made, or a folder, archive, package or image with such a program. This command does not read archives inside of archives.',
    });
  }
  const main = binaries.length === 1 ? undefined : await orElse(run, findProgram(run), () => undefined);
  const own = binaries.filter(({ info }) => info.path === main?.main.importPath);
  const meant = own.length > 0 ? own : binaries;
  const [binary, ...more] = meant;
  if (binary !== undefined && more.length === 0) return { ...binary, others, siblings: [] };
  const platforms = new Set(meant.map(({ info }) => platformOf(info)));
  const paths = new Set(meant.map(({ info }) => info.path));
  if (binary !== undefined && paths.size === 1 && platforms.size === meant.length) {
    const chosen = await likeliestPlatform(run, meant, binary);
    return { ...chosen, others, siblings: meant.filter((one) => one !== chosen) };
  }
  const list = someOf(
    (own.length > 0 ? own : binaries).map(({ display, info }) => `${display} (${binaryInWords(info)})`),
    20,
  );
  throw new ExpectedError(
    `Which binary is meant? ${name} holds ${count(more.length + 1, 'Go program')}: ${list}.`,
    {
      fix: 'Unpack the file and name one of these programs, or name the main package of the program with `--package`.',
    },
  );
}

/** Returns the platform of a binary, such as `linux/amd64`; empty if the binary does not record it. */
function platformOf({ settings }: BuildInfo): string {
  const [system, architecture] = [settings.get('GOOS'), settings.get('GOARCH')];
  return system === undefined ? '' : `${system}/${architecture}`;
}

/**
 * Chooses among builds of one program. The first choice is the build for the platform that Go builds for on this machine. The second choice
 * is the build for Linux on amd64. If neither build exists, the first build of the list is chosen.
 */
async function likeliestPlatform(
  { host }: Run,
  builds: readonly PackedBinary[],
  first: PackedBinary,
): Promise<PackedBinary> {
  const { cwd, env, signal } = host;
  const printed = await goOutput(['env', 'GOOS', 'GOARCH'], { cwd, env, signal });
  const here = printed.trim().split(/\s+/).join('/');
  const ofPlatform = (platform: string) => builds.find(({ info }) => platformOf(info) === platform);
  return ofPlatform(here) ?? ofPlatform('linux/amd64') ?? first;
}

/** Returns findings that say which of several builds was checked, and which of the other builds record no `-pgo`. */
function aboutSiblings(display: string, siblings: readonly PackedBinary[]): Finding[] {
  const listed = (some: readonly PackedBinary[]) =>
    someOf(
      some.map((one) => `${one.display} (${platformOf(one.info)})`),
      10,
    );
  const without = siblings.filter(({ info }) => info.settings.get('-pgo') === undefined);
  const withPgo = siblings.filter((one) => !without.includes(one));
  const findings: Finding[] = [];
  if (withPgo.length > 0) {
    const message = `The file has builds of the same program for several platforms. Only ${display} was checked. These builds also record a \`-pgo\`: ${listed(withPgo)}.`;
    findings.push(note(message, 'To check another build, unpack the file and name that build.'));
  }
  if (without.length > 0) {
    const message = `The file has builds of the same program for several platforms. These builds were made without PGO, because they record no \`-pgo\`: ${listed(without)}.`;
    findings.push(warning(message, 'Build all platforms with the same profile.'));
  }
  return findings;
}

/** Returns the facts that a binary records about its build: main package, module version, commit, Go version and platform. */
function binaryInWords(info: BuildInfo): string {
  const { path, version, goVersion, settings } = info;
  const revision = settings.get('vcs.revision')?.slice(0, 12);
  const isModified = settings.get('vcs.modified') === 'true';
  const commit = revision && `commit ${revision}${isModified ? ' with uncommitted changes' : ''}`;
  const released = version === '(devel)' ? undefined : version;
  return [path, released, commit, goVersion, platformOf(info)].filter(Boolean).join(', ');
}

/** The profile that a binary should have been built with. If no profile was found, the path is undefined, and the findings say why. */
type ProfileOfBinary =
  | { readonly path: string; readonly file: Uint8Array; readonly findings: readonly Finding[] }
  | { readonly path: undefined; readonly findings: readonly Finding[] };

/** Finds the profile that the binary should have been built with. @throws ExpectedError if the profile that a setting names is missing. */
async function findProfileOf(run: Run, { path }: BuildInfo): Promise<ProfileOfBinary> {
  const { config, host } = run;
  if (config.profile !== undefined) {
    const file = await readIfThere(config.profile);
    if (file !== undefined) return { path: config.profile, file, findings: [] };
    throw new ExpectedError(`There is no profile at ${config.profile}.`, { fix: 'Name an existing file.' });
  }
  const notChecked = (reason: string): ProfileOfBinary => {
    const message = `The command did not check whether a profile is in effect in the binary. ${reason}`;
    return { path: undefined, findings: [note(message, 'Name the profile with `--profile FILE`.')] };
  };
  const toolchain = goToolchain({ cwd: config.workingDirectory, env: host.env, signal: host.signal });
  const go = await orElse<GoToolchain | ExpectedError>({ host }, toolchain, (error) => error);
  if (go instanceof ExpectedError) return notChecked(go.message);
  const { modulePath } = go;
  // If a binary was built from single files, Go records `command-line-arguments` instead of a module.
  if (!isInside(path, new Set([modulePath, 'command-line-arguments']))) {
    const message = `The binary was built from ${path}, which is not in this module, ${modulePath}.`;
    return { path: undefined, findings: [warning(message, 'Name a binary of this module.')] };
  }
  const named = isInside(path, new Set([modulePath])) ? path : undefined;
  const found = findProgram(runFor(run, { ...config, package: named }));
  const program = await orElse<Program | ExpectedError>(run, found, (error) => error);
  if (program instanceof ExpectedError) return notChecked(program.message);
  const file = await readIfThere(program.profilePath);
  if (file === undefined) return notChecked(`There is no profile at ${program.profilePath}.`);
  return { path: program.profilePath, file, findings: [] };
}

/**
 * Returns a sentence that says how many calls the compiler inlines only with a profile, and how many of these calls the binary inlines.
 */
function effectInWords({ calls, inlined, share: weight }: ProfileEffect): string {
  return `the binary inlines ${inlined} of the ${count(calls, 'call')} (${share(weight)} of their weight) that the compiler inlines only with a profile. A build without the profile would inline almost none of these calls`;
}

/** Returns the advice about a binary that does not show the effect of the profile. */
function fixOf({ absent, hot }: ProfileEffect): string {
  if (absent > hot / 2)
    return `Refresh the profile, because the binary does not have the callers of ${absent} of the profile’s ${hot} hot calls.`;
  return 'Build again with this profile. If the binary was already built with this profile, the profile is stale. In this case, run `npx go-pgo@1 check` without `--binary`.';
}

/** Returns a finding that says why the binary does not show if the profile had an effect. */
function doubt(path: string, effect: ProfileEffect | undefined): Finding {
  if (effect === undefined)
    return note(
      `It is not known whether ${path} is in effect, because the binary’s table of functions could not be read.`,
      READABLE_BINARIES,
    );
  if (effect.kind === 'too few calls')
    return note(
      `It is not known whether ${path} is in effect, because only ${effect.calls} of the profile’s ${effect.hot} hot calls need a profile to be inlined.`,
      'Compare builds with `npx go-pgo@1 compare`.',
    );
  return warning(
    `The binary may have been built with another version of ${path}: ${effectInWords(effect)}.`,
    'Build again with this profile, or compare builds with `npx go-pgo@1 compare`.',
  );
}
