import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type Builds, buildInWords, chooseProfile } from '../builds/builds.ts';
import {
  goOutput,
  goToolchain,
  jsonObjects,
  type ListedPackage,
  listPackages,
  type PrintedPackage,
} from '../golang/go.ts';
import { ownPackage, ownPackages } from '../golang/own-packages.ts';
import { likelyMains } from '../golang/program.ts';
import { type Edge, weightShare } from '../profile/edges.ts';
import { importPathOf } from '../profile/names.ts';
import { programOf } from '../profile/origin.ts';
import { readProfile } from '../profile/published.ts';
import { ExpectedError, warning } from '../system/errors.ts';
import { isBelow, readIfThere, readRegularFile, readText, realPlace } from '../system/files.ts';
import { FORGES, type ForgeProduct, placeOfRemote } from '../system/forges.ts';
import { count, share } from '../system/format.ts';
import { runGit } from '../system/git.ts';
import { asSentence, excerpt } from '../system/text.ts';
import { orElse, type Run } from '../work.ts';
import { checkContents } from './check.ts';
import { findPlace } from './check-place.ts';
import { type BenchmarkedPackage, type Offer, OfferReader } from './offers.ts';
import { buildsOf, findProgram } from './program.ts';

/**
 * Looks at a repository before `init` writes files. The code in this file lists the programs and what each program offers for profiling,
 * and chooses a program.
 *
 * The programs are the main packages of all modules of the repository. The table `RANKS` orders the programs. A program with a committed
 * profile comes first. Servers that serve profiles come second, and other programs that serve profiles come third. Programs that a
 * Dockerfile builds, other servers, and the program that the module is named after have lower ranks. Development tools, such as generators,
 * and examples come last. If several programs share the first rank, none of them is chosen. For example, `nsqd`, `nsqlookupd` and
 * `nsqadmin` all serve profiles, so `init` lists the three programs and writes nothing. In a module with `cmd/api` and `cmd/gen`, `cmd/api`
 * is chosen. A small server is not chosen if the module is named after another program. For example, the product of the module `scc` is the
 * program `scc` and not the server `cmd/badges`.
 */

/** A main package of the repository. */
export interface CandidateProgram {
  /** The absolute path of the folder of the program's module. */
  readonly module: string;
  /** The absolute path of the folder of the main package. */
  readonly folder: string;
  readonly importPath: string;
  /** The absolute path of the program's committed profile. */
  readonly profile?: string;
  /** True if a file of the repository describes a build of the program, such as a Dockerfile. */
  readonly isBuilt: boolean;
  /** True if the program is the only program of its module. */
  readonly isAlone: boolean;
  /** True if the program's module is part of a workspace (`go.work`). */
  readonly isInWorkspace: boolean;
  /** The builds for which it is not clear which profile they use, in words; absent if it is clear for all builds. */
  readonly unclear?: string;
  /** The reason why the program counts as a development tool, such as "its folder is named `gen`"; undefined for other programs. */
  readonly helps?: string;
  readonly offer: Offer;
}

/** The service that hosts the repository, by its usual name. */
export type ForgeName = ForgeProduct['name'];
const BUILD_FILE = /(^|\/)(Makefile|\.?goreleaser\.ya?ml|Dockerfile|BUILD\.bazel)$/;
const FOREIGN = /(^|\/)([._][^/]*|testdata|vendor|node_modules)\/./;
/** Matches words in the names of folders whose programs are only development tools or examples. */
const HELPING =
  /^(examples?|samples?|demos?|docs?|tools?|scripts?|hack|dev|ci|tests?|testing|e2e|mocks?|gen|generate|generator|(?:code|doc|test|mock)gen|bench|benchmarks?|fuzz|internal)$/i;
/** Matches a line for `go generate` that runs a program of the repository. */
const GENERATES = /^\/\/go:generate .*\bgo run (?:-\S+ )*(\.\S*)/gm;

/**
 * Lists the programs of the repository and what each program offers for profiling. The function also finds the user's current folder, the
 * forge, and the files that build or release programs.
 * @throws ExpectedError if no program is found.
 */
export async function lookAround(run: Run, root: string) {
  const { env, signal } = run.host;
  const here = await realpath(run.config.workingDirectory);
  const git = async (...args: string[]) => (await runGit(args, { cwd: root, env, signal })).stdout.toString();
  const listed = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  const own = files.filter((file) => !FOREIGN.test(file));
  const grep = async (pattern: string) =>
    (await git('grep', '-l', '-z', '--untracked', '-E', pattern, '--', '*.go')).split('\0').filter(Boolean);
  const sources = await grep('^package main\\b');
  const generators = await generatorsIn(root, await grep('^//go:generate .*go run'));
  const place = { root, here, files: own, sources, generators };
  const programs: CandidateProgram[] = [];
  const modules = own.filter((one) => /(^|\/)go\.mod$/.test(one)).map((one) => join(root, dirname(one)));
  for (const module of modules.filter((one) => !isHelpingModule(one, place)))
    programs.push(...(await programsOfModule(run, module, place)));
  if (programs.length === 0)
    throw new ExpectedError(
      `No main package was found in ${root}${exceptFor(modules, place)}, so nothing was written. A default.pgo in a library would have no effect.`,
      {
        fix: 'Run `init` in the repository of a program. To measure what a change does to the benchmarks of a library, use `npx go-pgo@1 compare --baseline ref:HEAD~1 --candidate ref:HEAD`.',
      },
    );
  const remote = await git('remote', 'get-url', 'origin');
  const forge = forgeOfFiles(remote.trim(), files);
  return { here, programs, forge, builds: own.filter((one) => BUILD_FILE.test(one)) };
}

/**
 * Returns the forge whose usual host names match the remote. If no forge matches, the function returns the forge whose files are in the
 * repository, or GitHub.
 */
function forgeOfFiles(remote: string, files: readonly string[]): ForgeName {
  const hostName = placeOfRemote(remote)?.host;
  const known = hostName === undefined ? undefined : FORGES.find(({ host }) => host.test(hostName));
  return (known ?? FORGES.find((one) => files.some((path) => one.files.test(path))) ?? FORGES[0]).name;
}

/** The files that `git` lists in the repository, with paths from the root. */
interface ListedRepository {
  readonly root: string;
  /** The absolute path of the user's current folder. */
  readonly here: string;
  readonly files: readonly string[];
  /** The source files of main packages. */
  readonly sources: readonly string[];
  /** The absolute paths of the folders of programs that `go generate` runs. */
  readonly generators: ReadonlySet<string>;
}

/** Returns the absolute paths of the profiles in the folder of a module. */
function profilesIn(module: string, { root, files }: ListedRepository): string[] {
  const named = files.filter((one) => one.endsWith('.pgo')).map((one) => join(root, one));
  return named.filter((one) => isBelow(module, one));
}

/**
 * Returns true if the programs of a module are only development tools or examples. A repository may have dozens of examples that are
 * separate modules.
 */
function isHelpingModule(module: string, place: ListedRepository): boolean {
  const { root, here } = place;
  const isNamedSo = helpingWord(from(root, module)) !== undefined;
  return isNamedSo && profilesIn(module, place).length === 0 && !isBelow(module, here);
}

/**
 * Returns a text that names the modules that were left out, because their programs are only development tools or examples; empty if no
 * module was left out.
 */
function exceptFor(modules: readonly string[], place: ListedRepository): string {
  const { root, sources } = place;
  const hasProgram = (module: string) => sources.some((one) => isBelow(module, join(root, one)));
  const left = modules.filter((module) => isHelpingModule(module, place) && hasProgram(module));
  if (left.length === 0) return '';
  return `, but for those in ${some(left.map((one) => from(root, one)))}, which only help to develop`;
}

/** Lists the programs of one module. If Go cannot list a module, the module is left out, and a warning says why. */
async function programsOfModule(
  run: Run,
  module: string,
  place: ListedRepository,
): Promise<CandidateProgram[]> {
  const { root, here, sources, generators } = place;
  const { env, signal } = run.host;
  const inside = (one: string) => join(root, one).startsWith(`${module}${sep}`);
  if (!sources.some(inside)) return [];
  const profiles = profilesIn(module, place);
  const context = { cwd: module, env: { ...env, PWD: module }, signal };
  // `./...` leaves out some folders, such as `_examples`.
  const isOwn = sources.some((one) => join(root, dirname(one)) === here && inside(one));
  const reading = async () => {
    const go = await goToolchain(context);
    const more = isOwn ? await listPackages({ context }, [here]) : [];
    const all = [...(await ownPackages(go)), ...(await Promise.all(more.map(ownPackage)))];
    return { all, isInWorkspace: (await goOutput(['env', 'GOWORK'], context)).trim() !== '' };
  };
  const { all, isInWorkspace } = await orElse(run, reading(), (error) => {
    if (isBelow(module, here)) throw error;
    const message = asSentence(`Module ${from(root, module)} is left out: ${error.message}`);
    run.host.finding(warning(message, error.fix));
    return { all: [], isInWorkspace: false };
  });
  const packages = [...new Map(all.map((one) => [one.importPath, one])).values()];
  const [path] = packages.filter(({ directory }) => isBelow(module, directory));
  const mains = packages.filter(
    ({ name, own, modulePath }) => name === 'main' && own && modulePath === path?.modulePath,
  );
  const reader = new OfferReader(packages);
  const folders = mains.map(({ directory }) => directory);
  const built = await buildsOf(run, { context, moduleDirectory: module });
  const elsewhere = profiles.filter((path) => !folders.includes(dirname(path)));
  const holders = await holdersOf(run, elsewhere, mains);
  const programs: CandidateProgram[] = [];
  for (const { directory: folder, importPath } of mains) {
    const chosen = chooseProfile(built, folder);
    const only = mains.length === 1 && profiles.length === 1 ? profiles[0] : holders.get(folder);
    const isUsed = chosen.kind === 'automatic' ? chosen.exists : chosen.kind !== 'unclear';
    const word = helpingWord(from(root, folder));
    programs.push({
      module,
      folder,
      importPath,
      profile: isUsed ? chosen.path : only,
      isBuilt: isBuiltByName(built, folder),
      isAlone: mains.length === 1,
      isInWorkspace,
      unclear: chosen.kind === 'unclear' ? chosen.by.slice(0, 3).map(buildInWords).join(', ') : undefined,
      helps: generators.has(folder) ? '`go generate` runs it' : word && `the word \`${word}\` is in its path`,
      offer: await reader.offerOf(importPath),
    });
  }
  return programs;
}

/**
 * Returns true if a Dockerfile, a workflow or another file builds this program by its name. `go build ./...` does not count as a build by
 * name, because it builds every program.
 */
function isBuiltByName({ found, programs: all }: Builds, folder: string): boolean {
  return found.some(
    ({ kind, programs = [] }) =>
      kind !== 'test' && programs.length < all.length && programs.includes(realPlace(folder)),
  );
}

/**
 * Returns the word in a path which shows that a program is only a development tool or an example.
 * @param path relative to the root of the repository.
 */
function helpingWord(path: string): string | undefined {
  return path.split(/[/._-]/).find((word) => HELPING.test(word));
}

/** Returns the folders of programs that `go generate` runs. @param files relative to `root`. */
async function generatorsIn(root: string, files: readonly string[]): Promise<ReadonlySet<string>> {
  const folders = new Set<string>();
  for (const file of files) {
    const text = await readText(join(root, file));
    for (const [, path = ''] of text.matchAll(GENERATES)) {
      const target = join(root, dirname(file), path.replaceAll(/["']/g, ''));
      folders.add(target.endsWith('.go') ? dirname(target) : target);
    }
  }
  return folders;
}

const LISTENS_ALONE = 'it alone listens for connections';

/** Returns the properties that order programs, the most important property first. Programs with greater values come first. */
const RANKS: readonly (readonly [
  why: string,
  rank: (one: CandidateProgram) => boolean | string | undefined,
])[] = [
  ['it has a profile', ({ profile }) => profile],
  ['the others only help to develop', ({ helps }) => helps === undefined],
  ['it alone serves net/http/pprof', ({ offer }) => offer.pprof && (offer.listens ?? offer.isLocal)],
  ['it alone imports net/http/pprof', ({ offer }) => offer.pprof],
  ['files of the repository build it alone', ({ isBuilt }) => isBuilt],
  [LISTENS_ALONE, ({ offer }) => offer.listens],
  ['the module has the name of this program', isNamesake],
];

/**
 * Returns true if the module is named after the program, or if the program is at the module's root. For example, `example.com/go-tool/v2`
 * is named after `cmd/tool`.
 */
function isNamesake({ importPath, folder, module }: CandidateProgram): boolean {
  const path = importPath.slice(0, importPath.length - from(module, folder).length).replace(/\/$/, '');
  return folder === module || basename(folder) === path.replace(/\/v\d+$/, '').replace(/^.*\/(go-)?/, '');
}

/** The programs in the order in which `init` proposes them. */
export interface Choice {
  readonly ranked: readonly CandidateProgram[];
  /** The first program, and the reason why it is first; absent if several programs have the first rank. */
  readonly clear?: { readonly program: CandidateProgram; readonly why?: string };
}

/**
 * Orders the programs and chooses a program. The program in the user's current folder is chosen, unless this folder is the root of the
 * repository.
 * @param place the repository and the user's current folder. `named` is the folder of the program that the user names; undefined if the
 * user names no program.
 */
export function chooseAmong(
  programs: readonly CandidateProgram[],
  { here, root, named }: { readonly here: string; readonly root: string; readonly named?: string },
): Choice {
  const near = programs.filter(({ folder }) => isBelow(here, folder));
  const pool = near.length > 0 ? near : programs;
  const order = (a: CandidateProgram, b: CandidateProgram) => {
    const differing = RANKS.find(([, rank]) => Boolean(rank(a)) !== Boolean(rank(b)));
    return differing === undefined ? 0 : differing[1](a) ? -1 : 1;
  };
  const ranked = [...pool].sort(order);
  const [first, second] = ranked;
  const chosen = named === undefined ? undefined : programs.find(({ folder }) => folder === named);
  if (chosen !== undefined) return { ranked, clear: { program: chosen, why: 'you named it' } };
  const standing = ranked.find(({ folder }) => folder === here && here !== root);
  if (standing !== undefined) return { ranked, clear: { program: standing, why: 'it is in this folder' } };
  if (first === undefined || (second === undefined && first.helps === undefined))
    return { ranked, clear: first && { program: first } };
  // An example is not a product, so it is chosen only if it is in the user's current folder.
  if (first.helps !== undefined && first.profile === undefined) return { ranked };
  const reason = second && RANKS.find(([, rank]) => Boolean(rank(first)) && !rank(second));
  const isProduct = (one: CandidateProgram) => one.helps === undefined && isNamesake(one);
  const isDoubtful = reason?.[0] === LISTENS_ALONE && !isProduct(first) && ranked.some(isProduct);
  return (second !== undefined && order(first, second) === 0) || isDoubtful
    ? { ranked }
    : { ranked, clear: { program: first, why: reason?.[0] } };
}

/**
 * Finds profiles that are not in the folder of a program, and the program of each profile. A profile belongs to a program if only this
 * program declares the functions that the profile names in package main.
 * @returns a map from the folder of a program to the program's profiles.
 */
async function holdersOf(run: Run, profiles: readonly string[], mains: readonly ListedPackage[]) {
  const holders = new Map<string, string>();
  for (const path of mains.length > 1 ? profiles : []) {
    const read = readRegularFile(path).then((file) => readProfile(file));
    const names = await orElse(
      run,
      read.then((profile) => profile.names),
      () => [],
    );
    const program = programOf(await likelyMains(names, mains));
    if (program !== undefined) holders.set(program.directory, path);
  }
  return holders;
}

/** Returns a path relative to a folder, with forward slashes; empty for the folder itself. */
export function from(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** Returns a package in the form that Go's commands accept, such as `.` or `./cmd/server`. */
export function packageFrom(module: string, folder: string): string {
  return module === folder ? '.' : `./${from(module, folder)}`;
}

/**
 * The facts that `init` finds out about the chosen program. Some of these facts come from the program's dependencies and its committed
 * profile.
 */
export interface Outlook extends Offer {
  /** A dependency that imports net/http/pprof. */
  readonly linked?: string;
  /** The share of the committed profile's weight in call edges whose caller or callee is in a package with benchmarks. */
  readonly covered?: number;
  /** The C libraries that a build needs. */
  readonly libraries: readonly string[];
  /** The packages that Go cannot load. */
  readonly unloaded: readonly string[];
  /** The error message of Go about the first package that it cannot load. */
  readonly whyUnloaded?: string;
}

type PackageWithDependencies = PrintedPackage & {
  readonly Imports?: string[];
  readonly CgoPkgConfig?: string[];
};

/** Reads the dependencies of a program. Go downloads missing modules, as it does in a build. */
export async function lookInto(run: Run, program: CandidateProgram): Promise<Outlook> {
  const { module, folder, profile, offer, importPath } = program;
  const fields = 'ImportPath,Error,CgoPkgConfig,Imports,Module';
  const args = ['list', '-e', '-deps', '-pgo=off', `-json=${fields}`, '--', folder];
  // Set PWD to the module's folder, because Go prints folders below PWD, even if PWD contains a symbolic link.
  const context = { cwd: module, env: { ...run.host.env, PWD: module }, signal: run.host.signal };
  const all = jsonObjects<PackageWithDependencies>(await goOutput(args, context));
  const linked = all.find((one) => !one.Module?.Main && one.Imports?.includes('net/http/pprof'));
  // Functions in profiles have the package path `main` if they belong to the program's main package, so use `main` for this package here.
  const benchmarked = new Set(
    offer.benchmarks.map((one) => (one.importPath === importPath ? 'main' : one.importPath)),
  );
  const isBenchmarked = (name: string) => benchmarked.has(importPathOf(name));
  const isThere = ({ caller, callee }: Edge) => isBenchmarked(caller) || isBenchmarked(callee);
  const file = await readIfThere(profile ?? '');
  const read = file && (await orElse(run, readProfile(file), () => undefined));
  return {
    ...offer,
    linked: linked?.ImportPath,
    covered: read && weightShare(read.edges.edges, isThere),
    libraries: [...new Set(all.flatMap((one) => one.CgoPkgConfig ?? []))].filter(
      (one) => !one.startsWith('-'),
    ),
    unloaded: all.filter((one) => one.Error).map((one) => one.ImportPath),
    whyUnloaded: all.find((one) => one.Error)?.Error?.Err,
  };
}

/** Returns one sentence for each fact about the chosen program. @param module the folder of the program's module. */
export function outlookInWords(outlook: Outlook, module: string): string[] {
  const { pprof, linked, isLocal, listens, records, benchmarks, packages, covered } = outlook;
  const only =
    linked === undefined
      ? 'No import of net/http/pprof was found'
      : `Only ${linked}, a dependency, imports net/http/pprof`;
  const serving = listens || isLocal ? 'serves profiles' : 'imports net/http/pprof';
  const serves = pprof ? `${pprof} ${serving}${isLocal ? ' for this machine only' : ''}` : only;
  const listening =
    listens && listens === pprof
      ? ' and listens for connections'
      : listens
        ? `; ${listens} listens for connections`
        : '; no code that listens for connections was found';
  const all = count(benchmarks.flatMap(({ names }) => names).length, 'benchmark');
  const folders = some(benchmarks.map((one) => packageAt(module, one)));
  const weight = covered === undefined ? '' : `; calls from or to them have ${share(covered)} of its weight`;
  const lost = `${count(outlook.unloaded.length, 'package')} cannot be loaded, so this list may be incomplete`;
  const why = outlook.whyUnloaded === undefined ? '' : ` Go says: ${excerpt(outlook.whyUnloaded, 300)}`;
  const where =
    packages === 1
      ? 'the package of the module that the program is built from, and the packages that test it'
      : `the ${count(packages, 'package')} of the module that the program is built from, and the packages that test them`;
  return [
    ...(outlook.unloaded.length > 0 ? [`${lost}: ${some(outlook.unloaded)}.${why}`] : []),
    `${serves}${listening}.`,
    ...(records ? [`${records} can write CPU profiles itself, for a \`command\` source.`] : []),
    benchmarks.length > 0
      ? `${all} in ${folders}, of ${where}${weight}.`
      : `No benchmark was found in ${where}.`,
  ];
}

/**
 * Returns a package in the form that Go's commands accept in the module's folder. The result is a path such as `./words`, or an import path
 * if the package is in another module.
 */
export function packageAt(module: string, { directory, importPath }: BenchmarkedPackage): string {
  return isBelow(module, directory) ? packageFrom(module, directory) : importPath;
}

/** Returns a list of at most five names as text. */
export function some(names: readonly string[]): string {
  return `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;
}

/**
 * Reports the quality of a program's committed profile.
 * @returns true if it makes sense to repair the profile for today's source code. If the profile has an error, a repair makes no sense.
 */
export async function isRepairable(run: Run, root: string, program: CandidateProgram): Promise<boolean> {
  const { module, folder, profile: path } = program;
  const config = { ...run.config, workingDirectory: module, package: folder, profile: path };
  run.host.progress(`Checking ${from(root, path ?? '')} …`);
  const here = { ...run, config };
  const place = await findPlace(here, await findProgram(here));
  const { findings, profile, staleWeight = 0 } = await checkContents(place, []);
  const error = findings.find(({ severity }) => severity === 'error');
  const holds = `${count(profile?.samples ?? 0, 'sample')}${profile?.from ? ` of ${profile.from.slice(0, 10)}` : ''}`;
  const reach = `${share(1 - staleWeight)} of its weight still reaches the compiler.`;
  const message = `${from(root, path ?? '')}: ${error?.message ?? `${holds}; ${reach}`}`;
  run.host.finding({ severity: 'note', message });
  return error === undefined;
}
