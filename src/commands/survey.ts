import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buildInWords, chooseProfile } from '../builds/builds.ts';
import {
  goOutput,
  jsonObjects,
  type ListedPackage,
  listPackages,
  type PrintedPackage,
} from '../golang/go.ts';
import { likelyMains } from '../golang/program.ts';
import { type Edge, weightShare } from '../profile/edges.ts';
import { importPathOf } from '../profile/names.ts';
import { programOf } from '../profile/origin.ts';
import { readProfile } from '../profile/published.ts';
import { ExpectedError, warning } from '../system/errors.ts';
import { isBelow, readIfThere, readRegularFile, readText } from '../system/files.ts';
import { FORGES, type ForgeProduct, placeOfRemote } from '../system/forges.ts';
import { count, share } from '../system/format.ts';
import { runGit } from '../system/git.ts';
import { asSentence } from '../system/text.ts';
import { orElse, type Run } from '../work.ts';
import { contents } from './check.ts';
import { findPlace } from './check-place.ts';
import { buildsOf, findProgram } from './program.ts';

/** What `init` sees in a repository before it writes anything. */

export interface FoundProgram {
  readonly module: string;
  /** Absolute folder of its main package. */
  readonly folder: string;
  /** Absolute path of its committed profile. */
  readonly profile?: string;
  /** Its module has no other program. */
  readonly isAlone: boolean;
  /** The builds that leave it unclear which profile they use. */
  readonly unclear?: string;
}

/** The service that hosts the repository, by its usual name. */
export type ForgeName = ForgeProduct['name'];
const BUILD_FILE = /(^|\/)(Makefile|\.?goreleaser\.ya?ml|Dockerfile|BUILD\.bazel)$/;
const FOREIGN = /(^|\/)([._][^/]*|testdata|vendor|node_modules)\/./;
/** Folders of programs that only help to develop. */
const HELPING = /(^|\/)(examples?|samples?|docs?|tools|scripts?|hack|tests?|gen|generate)(\/|$)/i;

/**
 * The folder that the user stands in, the repository's programs without those that only help to develop, its forge, and the
 * files that build or release programs.
 * @throws ExpectedError when there is no program.
 */
export async function lookAround(run: Run, root: string) {
  const { env, signal } = run.host;
  const here = await realpath(run.config.workingDirectory);
  const git = async (...args: string[]) => (await runGit(args, { cwd: root, env, signal })).stdout.toString();
  const listed = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  const own = files.filter((file) => !FOREIGN.test(file));
  const sources = await git('grep', '-l', '-z', '--untracked', '-E', '^package main\\b', '--', '*.go');
  const serving = await git('grep', '-l', '-z', '--untracked', '-F', '"net/http/pprof"', '--', '*.go');
  const programs: FoundProgram[] = [];
  const helping: string[] = [];
  for (const file of own.filter((one) => /(^|\/)go\.mod$/.test(one))) {
    const module = join(root, dirname(file));
    const inside = (one: string) => join(root, one).startsWith(`${module}${sep}`);
    if (!sources.split('\0').some(inside)) continue;
    const profiles = own.filter((one) => one.endsWith('.pgo') && inside(one)).map((one) => join(root, one));
    // Repositories may have dozens of examples that are modules.
    if (HELPING.test(from(root, module)) && profiles.length === 0 && !isBelow(module, here)) continue;
    const context = { cwd: module, env: { ...env, PWD: module }, signal };
    // Its folder may be one that `./...` leaves out, such as `_examples`.
    const isOwn = sources.split('\0').some((one) => join(root, dirname(one)) === here && inside(one));
    const listing = listPackages({ context }, ['./...', ...(isOwn ? [here] : [])]);
    const packages = await orElse(run, listing, (error) => {
      if (isBelow(module, here)) throw error;
      run.host.finding(
        warning(asSentence(`Module ${from(root, module)} is left out: ${error.message}`), error.fix),
      );
      return [];
    });
    const mains = packages.filter((one) => one.name === 'main' && one.own);
    // First the one that the module is named after, as `example.com/go-tool/v2` is after `cmd/tool`; then what serves profiles.
    const rank = ({ directory, modulePath }: (typeof mains)[number]) =>
      2 * Number(basename(directory) === modulePath.replace(/\/v\d+$/, '').replace(/^.*\/(go-)?/, '')) +
      Number(serving.split('\0').some((file) => join(root, dirname(file)) === directory));
    const folders = mains.sort((a, b) => rank(b) - rank(a)).map((one) => one.directory);
    const isAlone = folders.length === 1;
    const built = await buildsOf(run, { context, moduleDirectory: module });
    const elsewhere = profiles.filter((path) => !folders.includes(dirname(path)));
    const holders = await holdersOf(run, elsewhere, mains);
    const found = folders.map((folder): FoundProgram => {
      const chosen = chooseProfile(built, folder);
      const only = isAlone && profiles.length === 1 ? profiles[0] : holders.get(folder);
      const isUsed = chosen.kind === 'automatic' ? chosen.exists : chosen.kind !== 'unclear';
      const unclear =
        chosen.kind === 'unclear' ? chosen.by.slice(0, 3).map(buildInWords).join(', ') : undefined;
      return { module, folder, profile: isUsed ? chosen.path : only, isAlone, unclear };
    });
    const isMeant = ({ folder, profile }: FoundProgram) =>
      profile || folder === here || !HELPING.test(from(root, folder));
    programs.push(...found.filter(isMeant));
    helping.push(...found.filter((one) => !isMeant(one)).map(({ folder }) => from(root, folder)));
  }
  const only = `The only Go programs in ${root} look like examples or tools (${some(helping)})`;
  const none = `There is no Go program in ${root}, and default.pgo in a library does nothing`;
  if (programs.length === 0)
    throw new ExpectedError(`${helping.length > 0 ? only : none}: nothing was written.`, {
      fix: 'Run it where a program is built, or in the folder of the example or tool that you mean.',
    });
  const remote = await git('remote', 'get-url', 'origin');
  const forge = forgeOfFiles(remote.trim(), files);
  return { here, programs, forge, builds: own.filter((one) => BUILD_FILE.test(one)) };
}

/** The forge whose usual host names fit the remote, else the one whose files the repository has, else GitHub. */
function forgeOfFiles(remote: string, files: readonly string[]): ForgeName {
  const hostName = placeOfRemote(remote)?.host;
  const known = hostName === undefined ? undefined : FORGES.find(({ host }) => host.test(hostName));
  return (known ?? FORGES.find((one) => files.some((path) => one.files.test(path))) ?? FORGES[0]).name;
}

/**
 * Which profiles outside of all programs' folders are of which program: a profile whose functions of package main only one of the
 * programs declares. @returns the profile by the program's folder.
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

/** A path from a folder, with forward slashes; empty for the folder itself. */
export function from(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** A package as Go's commands take it: `.` or `./cmd/server`. */
export function packageFrom(module: string, folder: string): string {
  return module === folder ? '.' : `./${from(module, folder)}`;
}

export type Outlook = Awaited<ReturnType<typeof lookInto>>;

/** Serves profiles: Go's own package, and what frameworks have in its place, such as `github.com/gin-contrib/pprof`. */
const PPROF = /^net\/http\/pprof$|^[^.]*\..*\/([\w-]+-)?pprof(handler)?(\/v\d+)?$/;
/** Packages have no other use than a server. */
const FRAMEWORK =
  /^github\.com\/(gin-gonic\/gin|labstack\/echo|go-chi\/chi|gofiber\/fiber|kataras\/iris|beego\/beego|cloudwego\/hertz|zeromicro\/go-zero|go-kratos\/kratos)\b/;
const LISTENS =
  /\bListenAndServe(TLS)?\(|\b(http\.Serve(TLS)?|net\.Listen(Packet)?|grpc\.NewServer)\(|\.Listen\(/;
/** Where a program registers the CPU profile by itself. */
const OWN_PATH =
  /[(,]\s*"(?:[A-Z]+ )?(\/[^"\s]{0,200}pprof[^"\s]{0,200})",\s*(?:http\.HandlerFunc\()?pprof\.Profile\b/;
const COMMENT = /^[ \t]*\/\/.*$|^[ \t]*\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/gm;
const LOCAL = /["`](localhost|127\.0\.0\.1|\[::1\])[:"`]/;

/**
 * What the source of a program says about how it can be profiled. Missing modules are downloaded, as for a build.
 * @returns its own package that serves profiles, at which path if the source names one, and whether on the loopback interface only; a dependency that imports
 * net/http/pprof; a package that listens for more than that; one that writes profiles itself; and the benchmarks of the packages that
 * it is built from, by folder from the module, with the share of the profile's weight in calls from or to them.
 */
export async function lookInto(run: Run, { module, folder, profile }: FoundProgram) {
  const fields = 'ImportPath,Name,Dir,Module,Error,CgoPkgConfig,Imports,GoFiles,TestGoFiles,XTestGoFiles';
  const args = ['list', '-e', '-deps', '-pgo=off', `-json=${fields}`, '--', folder];
  // Go names folders as PWD does, which may lead through a link.
  const context = { cwd: module, env: { ...run.host.env, PWD: module }, signal: run.host.signal };
  type Further = { readonly [F in 'CgoPkgConfig' | 'Imports']?: string[] } & { Module?: { Dir?: string } };
  const all = jsonObjects<PrintedPackage & Further>(await goOutput(args, context));
  const own = all.filter((one) => one.Module?.Dir === module);
  const paths = new Set(own.map((one) => one.ImportPath));
  const linked = all.find((one) => !paths.has(one.ImportPath) && one.Imports?.includes('net/http/pprof'));
  let [pprof, path, listens, records]: (string | undefined)[] = [];
  let [isLocal, hasParts, isHttp] = [false, false, false];
  // The path is that in the names of functions: `main` for the program itself.
  const benchmarks: (readonly [folder: string, names: readonly string[], path: string])[] = [];
  for (const one of own) {
    const { ImportPath, Dir = '', Name, Imports = [], GoFiles = [] } = one;
    const read = async (name: string) => (await readText(join(Dir, name))).replace(COMMENT, '');
    const serving = Imports.filter((path) => PPROF.test(path) && !paths.has(path));
    if (Imports.some((path) => FRAMEWORK.test(path))) listens ??= ImportPath;
    isHttp ||= Imports.some((path) => path === 'net/http' || /fasthttp/.test(path) || FRAMEWORK.test(path));
    for (const text of await Promise.all(GoFiles.map(read))) {
      // That of chi is in a package with much else.
      const serves =
        serving.some((path) => text.includes(`"${path}"`)) || text.includes('middleware.Profiler()');
      if (serves) pprof ??= ImportPath;
      if (serves) path ??= text.match(OWN_PATH)?.[1];
      if (text.includes('pprof.StartCPUProfile(')) records ??= ImportPath;
      const isForProfiles = serves && LOCAL.test(text);
      isLocal ||= isForProfiles;
      if (!isForProfiles && LISTENS.test(text)) listens ??= ImportPath;
    }
    const tests = await Promise.all([...(one.TestGoFiles ?? []), ...(one.XTestGoFiles ?? [])].map(read));
    const names = tests.flatMap((text) => text.match(/(?<=^func )Benchmark\w*(?=\()/gm) ?? []);
    hasParts ||= tests.some((text) => text.includes('b.Run('));
    const shown = Name === 'main' ? Name : ImportPath;
    if (names.length > 0) benchmarks.push([packageFrom(module, Dir), names, shown]);
  }
  const isBenchmarked = (name: string) => benchmarks.some(([, , path]) => path === importPathOf(name));
  const isThere = ({ caller, callee }: Edge) => isBenchmarked(caller) || isBenchmarked(callee);
  const file = await readIfThere(profile ?? '');
  const read = file && (await orElse(run, readProfile(file), () => undefined));
  const covered = read && weightShare(read.edges.edges, isThere);
  return {
    pprof,
    path,
    linked: linked?.ImportPath,
    isLocal,
    isHttp,
    listens,
    records,
    benchmarks,
    hasParts,
    packages: own.length,
    covered,
    libraries: [...new Set(all.flatMap((one) => one.CgoPkgConfig ?? []))].filter(
      (one) => !one.startsWith('-'),
    ),
    unloaded: all.filter((one) => one.Error).map((one) => one.ImportPath),
  };
}

export function outlookInWords(outlook: Outlook): string[] {
  const { pprof, linked, isLocal, listens, records, benchmarks, packages, covered } = outlook;
  const only = linked === undefined ? 'Nothing serves profiles' : `Only ${linked} imports net/http/pprof`;
  const serving = listens || isLocal ? 'serves profiles' : 'imports net/http/pprof';
  const serves = pprof ? `${pprof} ${serving}${isLocal ? ' for this machine only' : ''}` : only;
  const all = count(benchmarks.flatMap(([, names]) => names).length, 'benchmark');
  const folders = some(benchmarks.map(([folder]) => folder));
  const those = benchmarks.length > 0 ? `${folders}, ${benchmarks.length} of ` : '';
  const where = `${those}the module’s ${count(packages, 'package')} that it is built from`;
  const weight = covered === undefined ? '' : `; calls from or to them have ${share(covered)} of its weight`;
  const lost = `${count(outlook.unloaded.length, 'package')} cannot be loaded, so this may lack something`;
  return [
    ...(outlook.unloaded.length > 0 ? [`${lost}: ${some(outlook.unloaded)}.`] : []),
    `${serves}${listens && listens === pprof ? ' and' : `; ${listens ?? 'nothing'}`} listens for connections.`,
    ...(records ? [`${records} can write CPU profiles itself, for a \`command\` source.`] : []),
    `${all} in ${where}${benchmarks.length > 0 ? weight : ''}.`,
  ];
}

export function some(names: readonly string[]): string {
  return `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;
}

/** Reports what its committed profile holds. @returns whether a repair makes sense: it brings back no samples. */
export async function isRepairable(run: Run, root: string, program: FoundProgram): Promise<boolean> {
  const { module, folder, profile: path } = program;
  const config = { ...run.config, workingDirectory: module, package: folder, profile: path };
  run.host.progress(`Checking ${from(root, path ?? '')} …`);
  const here = { ...run, config };
  const place = await findPlace(here, await findProgram(here));
  const { findings, profile, staleWeight = 0 } = await contents(place, []);
  const error = findings.find(({ severity }) => severity === 'error');
  const holds = `${count(profile?.samples ?? 0, 'sample')}${profile?.from ? ` of ${profile.from.slice(0, 10)}` : ''}`;
  const reach = `${share(1 - staleWeight)} of its weight still reaches the compiler.`;
  const message = `${from(root, path ?? '')}: ${error?.message ?? `${holds}; ${reach}`}`;
  run.host.finding({ severity: 'note', message });
  return error === undefined;
}
