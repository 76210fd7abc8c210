import { lstatSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Builds,
  buildInWords,
  buildOfGoFlags,
  type ChosenProfile,
  chooseProfile,
  findBuilds,
} from '../builds/builds.ts';
import { realFile } from '../builds/repository.ts';
import type { NoVerdict } from '../compare/compare-binaries.ts';
import type { BuildRun } from '../golang/build.ts';
import { type GoToolchain, goToolchain, runGo } from '../golang/go.ts';
import { findMainPackage, type MainPackage, type ProfileToPlace } from '../golang/program.ts';
import { readProfile } from '../profile/published.ts';
import { needsClone } from '../publish/publish.ts';
import { PUBLISHING_KINDS } from '../publish/publisher.ts';
import { uncapitalized } from '../report/format.ts';
import type { Report, ReportSubject, RunFacts, TargetReport } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import { requireFolder, type Target } from '../settings/read.ts';
import type { Command } from '../settings/settings.ts';
import { ExpectedError, UsageError, warning } from '../system/errors.ts';
import { isBelow, isRegularFile, readRegularFile, realPlace } from '../system/files.ts';
import { count } from '../system/format.ts';
import { runGit } from '../system/git.ts';
import { type Host, VERSION } from '../system/host.ts';
import { duration } from '../system/text.ts';
import { mostTuningTime } from '../tune/time.ts';
import {
  contextOf,
  gitPrints,
  makeFolder,
  orElse,
  type ProgramConfig,
  programConfig,
  type Run,
} from '../work.ts';

/**
 * Finds the Go programs that a run works on, one for each of the config file's `targets`, and the places of their profiles.
 *
 * For example, a module has `cmd/api` and `cmd/worker`. Without a setting, `refresh` finds the program that has a `default.pgo` in its
 * folder. If no folder has a `default.pgo`, the builds in the repository may show which program and which profile is meant (`src/builds`).
 */

/** The program that a command works on. */
export interface Program {
  readonly go: GoToolchain;
  readonly main: MainPackage;
  /** The absolute path of the program's profile in the work tree. */
  readonly profilePath: string;
  /** The reason why this file is the profile, according to the builds of the program; undefined if the setting `profile` names the file. */
  readonly chosen?: ChosenProfile;
}

/** A program that a run builds, without the place of the program's profile. */
export type Built = Pick<Program, 'go' | 'main'>;

/**
 * Finds the Go toolchain, the module, the main package and its profile. The setting `profile` names the profile. The default is the profile
 * that builds of the program use.
 * @throws ExpectedError if Go or a module is missing, if it is unclear which of several programs is meant, or if a command needs the
 * profile and builds may use different profiles.
 */
export async function findProgram(run: Run): Promise<Program> {
  const begun = ahead.get(run);
  ahead.delete(run);
  if (begun !== undefined) return begun;
  const { config } = run;
  const go = await goToolchain(contextOf(run));
  const { package: named, buildFlags: flags, profile } = config;
  const passed = async () => {
    const builds = await buildsOf(run, go);
    return (folder: string) => {
      const chosen = chooseProfile(builds, folder);
      return chosen.kind === 'passed' || chosen.kind === 'assumed' ? chosen.path : undefined;
    };
  };
  const placing = () => profileToPlace(run, go);
  const main = await findMainPackage(go, { package: named, flags, passed, profile: placing });
  if (profile !== undefined) return { go, main, profilePath: profile };
  const automatic = join(main.directory, 'default.pgo');
  const isThere = realFile(automatic) !== undefined;
  const chosen = isThere
    ? ({ kind: 'automatic', path: automatic, exists: true } as const)
    : chooseProfile(await buildsOf(run, go), main.directory);
  if (chosen.kind === 'unclear' && needsProfile(run)) throw unclearProfile(chosen);
  return { go, main, profilePath: chosen.path, chosen };
}

/** Returns true if a command reads or writes the committed profile. */
function needsProfile({ command, config }: Run): boolean {
  if (command === 'targets' || command === 'init') return false;
  if (command !== 'build' && command !== 'compare') return true;
  return config.baseline.kind === 'committed' || config.candidate.kind === 'committed';
}

/**
 * Returns the error for a run that cannot find out which profile the builds use. Such a run must not write a profile, because no build
 * might use the written profile.
 */
function unclearProfile({ by, path }: Extract<ChosenProfile, { kind: 'unclear' }>): UsageError {
  const builds = by.slice(0, 3).map(buildInWords).join(', ');
  const unknown = by.flatMap(({ profile }) => (profile.kind === 'unknown' ? profile.what : []))[0];
  const why = unknown === undefined ? 'builds pass several files' : `this was not understood: ${unknown}`;
  const message = `It is not clear which profile builds use: the folder of the main package has no ${basename(path)}, ${builds}, and ${why}.`;
  return new UsageError(message, { fix: 'Name the file in `profile`, such as `profile: pgo/default.pgo`.' });
}

/** A cache of the builds of each repository. The run's signal is the key, so that a run reads build files only once. */
const known = new WeakMap<AbortSignal, Map<string, Promise<Builds>>>();

/** Returns the builds that files of the repository describe, and the build that GOFLAGS makes of every `go build` on this machine. */
export async function buildsOf(
  run: Pick<Run, 'host'>,
  go: Pick<GoToolchain, 'context' | 'moduleDirectory'>,
): Promise<Builds> {
  const { env, signal } = run.host;
  const top = await gitPrints(run, go.moduleDirectory, 'rev-parse', '--show-toplevel');
  const root = top && (await realpath(top.replace(/\r?\n$/, '')));
  const ofRun = known.get(signal) ?? new Map<string, Promise<Builds>>();
  known.set(signal, ofRun);
  const key = root ?? '';
  const builds = ofRun.get(key) ?? findBuilds(root ? { root, env, signal } : undefined);
  ofRun.set(key, builds);
  const all = await builds;
  const { stdout } = await runGo(['env', 'GOFLAGS'], go.context);
  const own = buildOfGoFlags(stdout.toString().trim(), go.context.cwd);
  return own === undefined ? all : { ...all, found: [own, ...all.found] };
}

/** Returns the advice for a program without a profile. The advice names `init` only if the user has not set up sources yet. */
export function waysToProfile({ hasSources, configFile }: Pick<Config, 'hasSources' | 'configFile'>): string {
  const start = hasSources
    ? 'Run'
    : configFile === undefined
      ? 'Set up sources with `npx go-pgo@1 init` and run'
      : `Add \`sources\` to ${configFile} and run`;
  return `${start} \`npx go-pgo@1 refresh\`, or name an existing profile with \`profile\`.`;
}

/**
 * Checks that profiles exist if settings name them and the command only reads them. Commands check the named profiles first, because
 * listing the packages of a large module, or collecting a profile, takes long.
 * @throws ExpectedError that names the missing file.
 */
export function requireNamedProfiles({ command, config }: Pick<Run, 'command' | 'config'>): void {
  const sides = command === 'check' ? [{ kind: 'committed' } as const] : [config.baseline, config.candidate];
  for (const side of sides) {
    const path = side.kind === 'path' ? side.path : side.kind === 'committed' ? config.profile : undefined;
    // A link that leads nowhere counts as existing, because the code that reads the profile reports such a link.
    if (path === undefined || lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue;
    const fix =
      side.kind === 'path'
        ? `Write \`off\`, \`committed\`, \`merged\`, or the path of a profile. ${config.workingDirectory} has no file of that name.`
        : waysToProfile(config);
    throw new ExpectedError(`There is no profile at ${path}.`, { fix });
  }
}

/**
 * Returns a profile whose functions show which of several programs is meant. If a setting names a profile, the result is this profile. If
 * no setting names a profile, the result is a `default.pgo` in the working directory, in the module's folder or at the root of the
 * repository. Without such a file, the result is the only `.pgo` file of the repository.
 */
async function profileToPlace(run: Run, go: GoToolchain): Promise<ProfileToPlace | undefined> {
  const { profile: named, workingDirectory, renames } = run.config;
  const path = named ?? (await strayProfile(run, [workingDirectory, go.moduleDirectory]));
  if (path === undefined || !isRegularFile(path)) return undefined;
  const display = isBelow(workingDirectory, path) ? relative(workingDirectory, path) : path;
  const read = readRegularFile(path).then((file) => readProfile(file, renames));
  // This function ignores a file that is not a profile, because the code that uses the file reports it.
  const functions = await orElse(
    run,
    read.then(({ names }) => names),
    () => undefined,
  );
  return functions && { display, isNamed: named !== undefined, functions };
}

/** Finds a profile whose place does not show the program that it belongs to. */
async function strayProfile(run: Run, folders: readonly string[]): Promise<string | undefined> {
  const [folder = ''] = folders;
  const root = (await gitPrints(run, folder, 'rev-parse', '--show-toplevel'))?.replace(/\r?\n$/, '');
  const places = [...folders, ...(root ? [root] : [])].map((place) => join(place, 'default.pgo'));
  const found = places.find(isRegularFile);
  if (found !== undefined || !root) return found;
  const listed = await gitPrints(
    run,
    root,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '*.pgo',
  );
  const [only, ...others] = (listed ?? '').split('\0').filter((name) => name !== '');
  return only === undefined || others.length > 0 ? undefined : join(root, only);
}

/** The searches for programs that `findAhead` has begun, until `findProgram` uses them. */
const ahead = new WeakMap<Run, Promise<Program>>();

/**
 * Begins to find the first program, so that Go works while Node loads the code of the stages. If the settings name no sources, no search
 * begins, because `refresh` fails early.
 */
export async function findAhead([first]: readonly Run[]): Promise<void> {
  if (first === undefined || first.config.sources.length === 0) return;
  const begun = findProgram(first);
  ahead.set(first, begun);
  // This function ignores an error of the search, because `findProgram` throws the error later.
  begun.catch(() => {});
  await nextTurn();
}

/** Returns the options for building a program. @param folder the name of the folder for temporary files of the build. */
export function buildOptions({ config, host, scratch }: Run, { go, main }: Built, folder: string): BuildRun {
  const { buildFlags: flags, ownBuild: own } = config;
  const { signal, progress, detail } = host;
  return { go, mainPackage: main, flags, own, scratch: join(scratch, folder), signal, progress, detail };
}

function subjectOf({ go, main }: Program): ReportSubject {
  const { importPath } = main;
  return { module: go.modulePath, package: importPath, goVersion: go.version, actionVersion: VERSION };
}

/** The words that say where each kind of publishing puts the profile. */
const WHERE: Readonly<Record<Config['publish'], string>> = {
  'pull-request': 'in a pull request',
  commit: 'in a commit',
  git: 'on a branch pushed to `origin`',
  local: 'on a branch of this clone',
  none: 'in the work tree',
};

/** The facts for the first line of a run. */
interface RunPlan {
  /** The path of the profile, relative to the repository's root. */
  readonly path?: string;
  /** The number of sides of a comparison that are built; 2 by default. */
  readonly builds?: number;
  /** The reason why there will be no verdict; undefined if something can be measured. */
  readonly noVerdict?: NoVerdict;
}

/**
 * Returns the program for the report, and introduces the run in the log. All commands print the chosen program. Long commands also print
 * their steps, the longest duration and the place of the profile. If there will be no verdict, the command prints the reason.
 */
export function introduce(run: Run, program: Program, plan: RunPlan = {}): Pick<Report, 'subject'> {
  const { path = '', builds = 2, noVerdict } = plan;
  const { command, config, host } = run;
  const { workingDirectory, sources, budget, publish } = config;
  const { importPath, choice } = program.main;
  const seconds = Math.max(0, ...sources.map((source) => ('seconds' in source ? source.seconds : 0)));
  const from = `${count(sources.length, 'source')}${seconds > 0 ? ` of ${seconds} s` : ''}`;
  // A refresh also builds the program with the committed profile, if there is one.
  const several = command === 'compare' ? 'two builds and ' : 'the builds and ';
  const building = ['', 'one build and ', several][builds] ?? '';
  const isOfProfile = config.baseline.kind === 'off' && config.candidate.kind !== 'ref' && builds === 2;
  const tuning = command !== 'compare' || isOfProfile ? mostTuningTime(config) : 0;
  const onlyIf = config.tune.kind === 'auto' ? ', if the profile may hurt,' : '';
  const more = tuning === 0 ? '' : ` and${onlyIf} at most ${duration(tuning)} of tuning`;
  const work =
    noVerdict === undefined
      ? `${building}at most ${duration(budget)} of measuring${more}`
      : building.replace(/ and $/, '') || 'nothing is measured';
  const proposal = `if the profile changes, ${work}, and ${path} ${WHERE[publish]}`;
  const plans: Partial<Record<Command, string>> = {
    refresh: `${from}; ${proposal}`,
    demo: `${from}; ${proposal}`,
    repair: proposal,
    collect: `${from}, for ${relative(workingDirectory, program.profilePath)}`,
    compare: `${sources.length > 0 ? `${from}, ` : ''}${work}`,
  };
  const planned = plans[command] === undefined ? '' : `: ${plans[command]}`;
  const chosen = choice ? `, ${choice}` : '';
  const without = noVerdict ? `. There will be no verdict: ${uncapitalized(noVerdict.reason)}` : '';
  if (planned || chosen) host.progress(`${command} ${importPath}${chosen}${planned}${without}`);
  if (noVerdict) host.progress(noVerdict.advice);
  return { subject: subjectOf(program) };
}

/**
 * The place of a profile, which is its path in the repository. With `publish: none` and outside of a repository, the place is only the
 * file's name.
 */
export interface Place {
  readonly path: string;
  readonly inRepository: boolean;
}

/** Returns the place of a profile. @throws UsageError if publishing needs a repository and the profile is not in one. */
export async function placeOfProfile(run: Run, profilePath: string): Promise<Place> {
  try {
    return { path: await pathInRepository(run, profilePath), inRepository: true };
  } catch (error) {
    if (run.config.publish !== 'none' || !(error instanceof ExpectedError)) throw error;
    return { path: basename(profilePath), inRepository: false };
  }
}

/** Returns the path of the profile relative to the repository's root, with forward slashes. */
async function pathInRepository(run: Run, profilePath: string): Promise<string> {
  const root = await repositoryRoot(
    run,
    'Run this command in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.',
  );
  const { publish, repository } = run.config;
  const isHere = repository !== undefined && repository === run.host.env['GITHUB_REPOSITORY'];
  const superproject = () => gitPrints(run, root, 'rev-parse', '--show-superproject-working-tree');
  if (isHere && PUBLISHING_KINDS[publish].isByApi && (await superproject()) && !(await needsClone(run)))
    throw new UsageError(`${root} is a submodule, so its profile cannot be committed to ${repository}.`, {
      fix: 'Set `repository` to the repository that the submodule is a clone of, with a `token` for that repository. Or run the workflow in that repository.',
    });
  // If the profile is a symbolic link, the run refreshes the file that the link points to.
  const inside = relative(root, realPlace(profilePath));
  if (!inside.startsWith('..') && !isAbsolute(inside)) return inside.split(sep).join('/');
  const message = `profile: ${profilePath} is outside of the git repository.`;
  throw new UsageError(message, { fix: 'Name a path inside of the repository.' });
}

/**
 * Returns the root of the repository that contains the working directory, with symbolic links resolved.
 * @param fix the advice if the working directory is not in a repository.
 * @throws UsageError if the working directory is not in a repository, or if git does not trust the repository. @throws ExpectedError if git
 * is missing.
 */
export async function repositoryRoot(run: Pick<Run, 'config' | 'host'>, fix = 'Run it in a clone.') {
  const { workingDirectory } = run.config;
  const { exitCode, stdout, stderr } = await runGit(['rev-parse', '--show-toplevel'], contextOf(run));
  if (exitCode === 0) return realpath(stdout.toString().replace(/\r?\n$/, ''));
  // Git often distrusts a checkout in the container of a job, because a user outside of the container owns the checkout.
  const untrusted = /safe\.directory (.+)/.exec(stderr)?.[1];
  if (untrusted === undefined)
    throw new UsageError(`${workingDirectory} is not in a git repository.`, { fix });
  throw new UsageError(`git does not trust ${workingDirectory}, because another user owns this folder.`, {
    fix: `Run \`git config --global --add safe.directory ${untrusted}\` before this command.`,
  });
}

/** Returns the time and the commit of a run. Callers must call this function after measuring, because it reads the clock. */
export async function runFacts(run: Run): Promise<RunFacts> {
  const { env } = run.host;
  const git = (...args: string[]) => gitPrints(run, run.config.workingDirectory, ...args);
  const tag = await git('describe', '--tags', '--exact-match');
  // The code asks git first, because a workflow may have checked out a different commit than the commit in `GITHUB_SHA`.
  const revision = (tag ?? (await git('rev-parse', 'HEAD')) ?? env['GITHUB_SHA'])?.trim();
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  const url = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : undefined;
  const uncommitted = revision === undefined ? undefined : await hasUncommittedCode(run);
  return { time: run.host.now().toISOString(), revision, uncommitted, url };
}

/** Matches files that a build may read: Go, assembly, files that cgo compiles, and the files of modules and workspaces. */
const CODE_FILES =
  /\.(?:go|s|S|sx|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|swig|swigcxx|syso)$|(?:^|\/)go\.(?:mod|sum|work|work\.sum)$/;

/**
 * Returns true if the run builds code that is not in the commit. The result is true if a tracked file has changed, or if there is a new
 * file with code. A changed profile does not count as changed code. New files without code do not count either, because such files usually
 * are outputs.
 * @returns undefined if the run builds exactly the code of the commit, or the code of two other commits.
 */
async function hasUncommittedCode(run: Run): Promise<true | undefined> {
  const { baseline, candidate, workingDirectory } = run.config;
  if (baseline.kind === 'ref' && candidate.kind === 'ref') return undefined;
  const root = (await gitPrints(run, workingDirectory, 'rev-parse', '--show-toplevel'))?.replace(
    /\r?\n$/,
    '',
  );
  if (!root) return undefined;
  const status = [
    '--no-optional-locks',
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--ignore-submodules=none',
  ];
  const printed = (await gitPrints(run, root, ...status)) ?? '';
  const isCode = (entry: string) => {
    const [state, path] = [entry.slice(0, 2), entry.slice(3)];
    if (/\.(?:pgo|pprof|prof)$/.test(path)) return false;
    return state === '??' ? CODE_FILES.test(path) : path !== '';
  };
  return printed.split('\0').some(isCode) || undefined;
}

/** Lists the targets with their programs, for the command `targets`. The list includes targets whose program cannot be found. */
export async function listTargets(run: Run, targets: readonly Target[]): Promise<TargetReport[]> {
  const listed: TargetReport[] = [];
  for (const { name = '', ...target } of targets) {
    const find = async (): Promise<Partial<TargetReport>> => {
      await requireFolder(target.workingDirectory);
      return { subject: subjectOf(await findProgram(runFor(run, target))) };
    };
    const found = await orElse(run, find(), (error) => {
      const finding = warning(error.message, error.fix);
      hostOfTarget(name, run.host).finding(finding);
      return { findings: [finding] };
    });
    listed.push({ command: run.command, target: name, findings: [], ...found });
  }
  return listed;
}

/** The settings that name one program and the way to build it. */
export type ProgramSettings = Pick<Config, 'workingDirectory' | 'package' | 'profile' | 'buildFlags'>;

/** Returns a copy of the run that works on another program. */
export function runFor(
  run: Run,
  { workingDirectory, package: named, profile, buildFlags }: ProgramSettings,
): Run {
  return { ...run, config: { ...run.config, workingDirectory, package: named, profile, buildFlags } };
}

/**
 * Returns a separate run for each target. Each run has its own folders.
 * @throws UsageError before any work if the settings of a target have a mistake.
 */
export async function runsOfTargets(targets: readonly Target[], whole: Run): Promise<Run[]> {
  const configs: [string, ProgramConfig][] = [];
  for (const target of targets) configs.push([target.name ?? '', programConfig(await target.config())]);
  const runs: Run[] = [];
  for (const [name, config] of configs) {
    const outputDirectory = join(whole.outputDirectory, name);
    const scratch = join(whole.scratch, 'targets', name);
    await makeFolder(outputDirectory);
    await makeFolder(scratch);
    const host = hostOfTarget(name, whole.host);
    runs.push({ ...whole, config, host, outputDirectory, scratch });
  }
  return runs;
}

/** Returns the host for one of several targets, which puts the target's name in front of each message. */
function hostOfTarget(name: string, host: Host): Host {
  return {
    ...host,
    env: { ...host.env, PGO_TARGET: name },
    detail: (line) => host.detail(`${name}: ${line}`),
    progress: (line, deadline) => host.progress(`${name}: ${line}`, deadline),
    finding: ({ source, file, message, ...rest }) => {
      // Leave out a source or file with which the message already begins, because the terminal would print the source or file twice.
      const named = (where = '') => (message.startsWith(where) ? undefined : where);
      host.finding({ ...rest, source: named(source), file: named(file), message: `${name}: ${message}` });
    },
  };
}

/** Finds the place of the profile that the run refreshes. */
export async function placeIn(run: Run): Promise<Place> {
  await requireFolder(run.config.workingDirectory);
  return placeOfProfile(run, (await findProgram(run)).profilePath);
}

/** Returns the path of a target's profile. If the program or its folder no longer exists, the function returns the likely path. */
export async function pathOfTarget(run: Run, target: ProgramSettings): Promise<string | undefined> {
  const likely = target.profile ?? resolve(target.workingDirectory, target.package ?? '.', 'default.pgo');
  const place = await orElse(run, placeIn(runFor(run, target)), () => undefined);
  return (place ?? (await orElse(run, placeOfProfile(run, likely), () => undefined)))?.path;
}

/** A run, and the place of its profile. */
interface PlacedRun {
  readonly run: Run;
  readonly place: Place;
}

/** Checks that each program has its own profile. @throws UsageError if two programs would write the same file. */
export function requireDifferentProfiles(placed: readonly PlacedRun[]): void {
  const owners = new Map<string, string | undefined>();
  for (const { run, place } of placed) {
    const { target } = run.config;
    if (owners.has(place.path))
      throw new UsageError(
        `The targets ${owners.get(place.path)} and ${target} have the same profile, ${place.path}.`,
        { fix: 'Give each target its own `package`, `working-directory` or `profile`.' },
      );
    owners.set(place.path, target);
  }
}

/**
 * Checks that each program has its own branch, because one program's run would replace or close the pull request of the other program.
 * Different paths can lead to the same default branch, such as `cmd/api-v1` and `cmd/api/v1`.
 * @throws UsageError if two programs would have the same branch.
 */
async function requireDifferentBranches(placed: readonly PlacedRun[]): Promise<void> {
  const { defaultBranch } = await import('../publish/publish.ts');
  const { fillTemplates } = await import('../publish/publisher.ts');
  const owners = new Map<string, string | undefined>();
  for (const { run, place } of placed) {
    const { target, package: named, publishSettings, repository } = run.config;
    const { branch: written } = publishSettings;
    // A placeholder that has no value yet is reported when the run publishes.
    const values = {
      target,
      path: place.path,
      package: named,
      now: run.host.now,
      head: async () => undefined,
    };
    const filled = fillTemplates({ branch: written }, values).then(({ branch: name }) => name);
    const branch = await orElse<string | undefined>(run, filled, () => undefined);
    if (written !== undefined && branch === undefined) continue;
    const name = branch ?? defaultBranch(place.path);
    const key = `${repository ?? ''}:${name}`;
    if (owners.has(key))
      throw new UsageError(`The targets ${owners.get(key)} and ${target} have the same branch, ${name}.`, {
        fix: 'Give one of these targets its own `branch`.',
      });
    owners.set(key, target);
  }
}

/**
 * Checks before any work that each program has its own profile and its own branch. A program that is not found is skipped, because the run
 * of its target reports the error.
 */
export async function requireNoCollisions(runs: readonly Run[]): Promise<void> {
  const placed: PlacedRun[] = [];
  for (const run of runs) {
    const place = await orElse<Place | undefined>(run, placeIn(run), () => undefined);
    if (place?.inRepository) placed.push({ run, place });
  }
  requireDifferentProfiles(placed);
  const published = placed.filter(
    ({ run: { config } }) => config.publish !== 'none' && config.publish !== 'commit',
  );
  await requireDifferentBranches(published);
}
