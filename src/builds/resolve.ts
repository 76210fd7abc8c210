import { dirname, join, posix, resolve } from 'node:path';
import { familyOf } from './families.ts';
import { arrivalOf, type BuildContext, fileInImage } from './image-files.ts';
import { fileOfLabel, folderOfLabel } from './labels.ts';
import type { ProgramFolder, RepositoryFiles } from './repository.ts';
import { FILE_FOLDER, HERE, REPOSITORY_ROOT, shownText, unknownPart } from './text.ts';
import type { CommandBuild, Image, RuleBuild, WrittenBuild } from './written.ts';

/**
 * Finds out which programs a build makes, and which profile the build uses. The input is a build in the words of its file, as a reader
 * returns it.
 */

/** The profile that a build uses. */
export type UsedProfile =
  /** `default.pgo` in the folder of the main package, if the file exists. `doubt` is an argument of the build that may contain a `-pgo`. */
  | { readonly kind: 'automatic'; readonly doubt?: string }
  /** The file at `path`, an absolute path. If the file exists, symbolic links in the path are resolved. */
  | { readonly kind: 'file'; readonly path: string; readonly exists: boolean }
  /** No profile. `why` completes the sentence "The program is built without …, because". */
  | { readonly kind: 'none'; readonly why: string }
  /** The text `what` was not understood. `isOurs` is true if the text is a variable that this action sets itself. */
  | { readonly kind: 'unknown'; readonly what: string; readonly isOurs?: boolean };

/** A build that a file of the repository describes. */
export interface FoundBuild {
  readonly kind: WrittenBuild['kind'] | 'image';
  /** The name of the tool, such as `go build`, `GoReleaser` or `Bazel`. */
  readonly tool: string;
  /** The path of the file from the repository's root, with forward slashes; undefined for the variable GOFLAGS of this machine. */
  readonly file?: string;
  readonly line?: number;
  /** The words that pass a profile, such as `-pgo=default.pgo`; undefined if the build passes no profile. */
  readonly passes?: string;
  /** The folders of the programs that are built; undefined if the build may make any program of the repository. */
  readonly programs?: readonly string[];
  readonly profile: UsedProfile;
}

/** The facts about a repository that `resolveBuild` needs. */
export interface Surroundings {
  readonly repository: RepositoryFiles;
  readonly programs: readonly ProgramFolder[];
  readonly modules: readonly { readonly path: string; readonly folder: string }[];
  /** The package arguments that were resolved already, by file, folder and argument. */
  readonly meanings: Map<string, PackageMeaning>;
  /** Whether a `.bazelrc` has a flag that names a profile for all rules. */
  readonly hasBazelFlag?: boolean;
}

/**
 * Matches two values that this action sets itself. One is the variable `PGO_PROFILE`, which holds the profile in the action's own builds.
 * The second value is the output `profile` of a step that collects a profile before a release. A value that the action sets never names a
 * committed file.
 */
const OUR_VARIABLE = /PGO_PROFILE\b|\bsteps\.[\w-]+\.outputs\.profile\b/;

/** Returns the folders in which the commands of a file may run, the likelier folder first. */
function basesOf(path: string, { root }: RepositoryFiles): string[] {
  const folders = { folder: join(root, dirname(path)), root, image: '/' };
  return [...new Set(familyOf(path).runs.map((one) => folders[one]))];
}

/** Returns the path that a text names, resolved against a base folder; undefined if a part of the text is unknown. */
function resolvedPath(
  text: string,
  base: string,
  path: string,
  { root }: RepositoryFiles,
): string | undefined {
  if (unknownPart(text) !== undefined) return undefined;
  const named = text
    .replaceAll(HERE, () => base)
    .replaceAll(FILE_FOLDER, () => join(root, dirname(path)))
    .replaceAll(REPOSITORY_ROOT, () => root);
  return resolve(base, named);
}

/**
 * Resolves a build that a file describes: finds the programs that it makes, and the profile that it uses. A rule of Bazel may describe
 * several builds.
 */
export async function resolveBuild(
  build: WrittenBuild,
  path: string,
  around: Surroundings,
  context: BuildContext | undefined,
): Promise<readonly FoundBuild[]> {
  if ('attribute' in build) return resolveRule(build, path, around);
  if (build.image !== undefined && context !== undefined)
    return resolveInImage(build, build.image, path, { ...around, context });
  return [resolveCommand(build, path, around)];
}

function passesOf({ pgo }: CommandBuild): string | undefined {
  return pgo === undefined ? undefined : `-pgo=${shownText(pgo)}`;
}

function resolveCommand(build: CommandBuild, path: string, around: Surroundings): FoundBuild {
  const { kind, tool, line } = build;
  const bases = basesOf(path, around.repository);
  const found = { kind, tool, line, file: path, passes: passesOf(build) };
  let programs = kind === 'flags' ? undefined : programsOf(build, bases, path, around);
  // If the repository has only one program, the command builds that program.
  if (programs === undefined && around.programs.length === 1)
    programs = around.programs.map(({ folder }) => folder);
  return { ...found, programs, profile: profileOfCommand(build, bases, path, around.repository) };
}

/** Returns the programs that a command builds; undefined if the command may build any program of the repository. */
function programsOf(build: CommandBuild, bases: readonly string[], path: string, around: Surroundings) {
  const words = build.packages.length === 0 ? ['.'] : build.packages;
  const all = new Set<string>();
  let isUnknown = false;
  for (const word of words) {
    const key = JSON.stringify([path, build.folder, word]);
    const meaning =
      around.meanings.get(key) ?? meaningOf(word, { folder: build.folder, bases, path }, around);
    around.meanings.set(key, meaning);
    for (const one of meaning.programs) all.add(one);
    const mayBeAny =
      meaning.isUnknown ||
      (meaning.programs.length === 0 &&
        !meaning.isElsewhere &&
        build.kind === 'build' &&
        build.pgo !== undefined);
    isUnknown ||= mayBeAny;
  }
  return isUnknown && all.size === 0 ? undefined : [...all];
}

/** The programs that a package argument of a command means. */
interface PackageMeaning {
  readonly programs: readonly string[];
  /** Whether the package belongs to a module outside of the repository. */
  readonly isElsewhere?: boolean;
  /** True if the argument matches no program and no existing folder. */
  readonly isUnknown?: boolean;
}

/** The file that has a command, and the folder in which the command runs. */
interface CommandPlace {
  /** The folder of the command, resolved against each of the folders in `bases`. */
  readonly folder: string;
  /** The folders in which the file's commands may run. */
  readonly bases: readonly string[];
  /** The file that has the command. */
  readonly path: string;
}

/** Returns the programs that a package argument of a command means. */
function meaningOf(
  word: string,
  { folder, bases, path }: CommandPlace,
  around: Surroundings,
): PackageMeaning {
  const { programs, repository } = around;
  const imported = importedFolder(word, around);
  if (imported !== undefined) return { programs: below(imported, programs), isElsewhere: true };
  const folders = bases.flatMap((base) => {
    const cwd = resolvedPath(folder, base, path, repository);
    return cwd === undefined ? [] : (resolvedPath(fileless(word), cwd, path, repository) ?? []);
  });
  const matched = folders.map((folder) => below(folder, programs)).find((one) => one.length > 0);
  // A test of a library package builds no program.
  const isLibrary = folders.some((folder) => repository.isFolder(folder.replace(/\/\.\.\.$/, '')));
  return { programs: matched ?? [], isUnknown: matched === undefined && !isLibrary };
}

/** Returns the folder of a Go file for an argument such as `./cmd/server/main.go`, and returns all other arguments unchanged. */
function fileless(word: string): string {
  return word.endsWith('.go') ? dirname(word) : word;
}

/** Returns the programs in a folder; for an argument with `/...`, also the programs in the folders below. */
function below(folder: string, programs: readonly ProgramFolder[]): string[] {
  const all = programs.map((one) => one.folder);
  if (!folder.endsWith('/...')) return all.filter((one) => one === folder);
  const base = folder.slice(0, -4);
  return all.filter((one) => one === base || one.startsWith(`${base}/`));
}

/**
 * Returns the folder of an import path; undefined if the text is the path of a folder. For a package of a module that is not in the
 * repository, the function returns a folder that does not exist.
 */
function importedFolder(word: string, { modules }: Surroundings): string | undefined {
  if (/^[./\ue100-\ue102]|\.go$/.test(word) || unknownPart(word) !== undefined) return undefined;
  const module = modules.find(({ path }) => word === path || word.startsWith(`${path}/`));
  if (module !== undefined) return module.folder + word.slice(module.path.length);
  return word.includes('@') || /^[\w-]+(\.[\w-]+)+\//.test(word) ? '/another module' : undefined;
}

function profileOfCommand(
  build: CommandBuild,
  bases: readonly string[],
  path: string,
  repository: RepositoryFiles,
): UsedProfile {
  const { pgo, doubt, folder } = build;
  if (pgo === undefined || pgo === 'auto') return { kind: 'automatic', doubt };
  if (pgo === 'off') return { kind: 'none', why: 'it passes `-pgo=off`' };
  const written = `\`-pgo=${shownText(pgo)}\``;
  if (pgo === '') return { kind: 'unknown', what: `${written}, which has no value` };
  const unknown = unknownPart(pgo) ?? (/^[/\ue100-\ue102]/.test(pgo) ? undefined : unknownPart(folder));
  if (unknown !== undefined) return unknownValue(unknown, written);
  const candidates = bases.flatMap((base) => {
    const cwd = resolvedPath(folder, base, path, repository);
    return resolvedPath(pgo, cwd ?? base, path, repository) ?? [];
  });
  const real = candidates.map((one) => repository.realFile(one)).find((one) => one !== undefined);
  if (real !== undefined) return { kind: 'file', path: real, exists: true };
  const [only, ...others] = new Set(candidates);
  if (only !== undefined && others.length === 0) return { kind: 'file', path: only, exists: false };
  return {
    kind: 'unknown',
    what: `${written}: no such file in ${[...new Set(bases)].map((one) => repository.shown(one)).join(' or ')}`,
  };
}

function unknownValue(part: string, written: string): UsedProfile {
  const isOurs = OUR_VARIABLE.test(part);
  return {
    kind: 'unknown',
    what: part === written.slice(6, -1) ? written : `\`${part}\` in ${written}`,
    isOurs,
  };
}

/**
 * Resolves a build in a Dockerfile. A build in a Dockerfile uses a profile only if `COPY` puts the profile at the path where the build
 * looks for it.
 */
function resolveInImage(
  build: CommandBuild,
  image: Image,
  path: string,
  around: Surroundings & { readonly context: BuildContext },
): readonly FoundBuild[] {
  const { repository, context, programs } = around;
  const places = programs.map((program) => ({ program, folders: foldersInImage(program, image, context) }));
  const found = {
    kind: build.kind === 'build' ? 'image' : build.kind,
    tool: build.tool,
    line: build.line,
    file: path,
    passes: passesOf(build),
  } as const;
  const built = programsInImage(build, places, around);
  const all = built ?? (programs.length === 1 ? programs.map(({ folder }) => folder) : undefined);
  const { pgo, doubt } = build;
  if (pgo !== undefined && pgo !== 'auto') {
    const profile = profileInImage(build, image, around);
    return [{ ...found, programs: all, profile }];
  }
  if (built === undefined) {
    const part = [build.folder, ...build.packages].map(unknownPart).find((one) => one !== undefined);
    const what =
      part !== undefined
        ? `\`${part}\`, which says what is built`
        : `which files \`${build.tool}\` finds in the image${image.doubt === undefined ? '' : ` after \`${image.doubt}\``}`;
    return [{ ...found, programs: all, profile: { kind: 'unknown', what } }];
  }
  return built.map((folder) => {
    const own = places.find(({ program }) => program.folder === folder)?.folders ?? [];
    const arrival = arrivalOf(join(folder, 'default.pgo'), image, context);
    const arrives = arrival.places.some((place) => own.includes(posix.dirname(place)));
    const profile = arrives
      ? ({ kind: 'automatic', doubt } as const)
      : reasonLeftOut(folder, arrival, image, repository);
    return { ...found, programs: [folder], profile };
  });
}

function reasonLeftOut(
  folder: string,
  arrival: ReturnType<typeof arrivalOf>,
  image: Image,
  repository: RepositoryFiles,
): UsedProfile {
  if (image.doubt !== undefined)
    return { kind: 'unknown', what: `what \`${image.doubt}\` puts into the image` };
  const file = repository.shown(join(folder, 'default.pgo'));
  const { ignored } = arrival;
  if (ignored !== undefined)
    return { kind: 'none', why: `${repository.shown(ignored.file)}:${ignored.line} keeps ${file} out of it` };
  return { kind: 'none', why: `no \`COPY\` before it copies ${file}` };
}

/** Returns the folders in the image that contain a file of a main package. */
function foldersInImage({ folder, files }: ProgramFolder, image: Image, context: BuildContext): string[] {
  const places = files.slice(0, 20).flatMap((file) => arrivalOf(join(folder, file), image, context).places);
  return [...new Set(places.map((place) => posix.dirname(place)))];
}

function programsInImage(
  build: CommandBuild,
  places: readonly { readonly program: ProgramFolder; readonly folders: readonly string[] }[],
  around: Surroundings,
): string[] | undefined {
  const words = build.packages.length === 0 ? ['.'] : build.packages;
  const all = new Set<string>();
  for (const word of words) {
    if (unknownPart(word) !== undefined || unknownPart(build.folder) !== undefined) return undefined;
    const imported = importedFolder(word, around);
    for (const one of imported === undefined ? [] : below(imported, around.programs)) all.add(one);
    if (imported !== undefined) continue;
    const folder = posix.resolve(build.folder, fileless(word));
    const base = folder.replace(/\/\.\.\.$/, '');
    const isInside = (place: string) => place === base || (folder !== base && place.startsWith(`${base}/`));
    const found = places.filter(({ folders }) => folders.some(isInside));
    // The profile may be in the image because of an instruction that was not understood.
    if (found.length === 0) return undefined;
    for (const { program } of found) all.add(program.folder);
  }
  return [...all];
}

function profileInImage(
  build: CommandBuild,
  image: Image,
  { context, repository }: Surroundings & { readonly context: BuildContext },
): UsedProfile {
  const { pgo = '', folder } = build;
  if (pgo === 'off') return { kind: 'none', why: 'it passes `-pgo=off`' };
  const written = `\`-pgo=${shownText(pgo)}\``;
  const unknown = unknownPart(pgo) ?? unknownPart(folder);
  if (unknown !== undefined) return unknownValue(unknown, written);
  const place = posix.resolve(folder, pgo);
  const real = fileInImage(place, image, context, repository);
  if (real !== undefined) return { kind: 'file', path: real, exists: true };
  return {
    kind: 'unknown',
    what: `${written}: no \`COPY\` before it puts a file of the repository at ${place}`,
  };
}

async function resolveRule(
  build: RuleBuild,
  path: string,
  around: Surroundings,
): Promise<readonly FoundBuild[]> {
  const { repository, programs } = around;
  const { kind, line, attribute, label, parts } = build;
  const folder = join(repository.root, parts === undefined ? '' : dirname(path));
  const isPlease =
    kind === 'Please' || repository.realFile(join(repository.root, '.plzconfig')) !== undefined;
  const tool = isPlease ? 'Please' : 'Bazel';
  let built = parts === undefined ? undefined : programsOfRule(folder, parts, around);
  // A rule that passes a profile builds a program, even if its labels do not say which program.
  if (built?.length === 0 && label !== undefined) built = undefined;
  if (built === undefined && programs.length === 1) built = programs.map((one) => one.folder);
  if (label === undefined) {
    if (around.hasBazelFlag && tool === 'Bazel') return [];
    const why = `${tool} never looks for default.pgo, and the rule has no \`${isPlease ? 'pgo_file' : attribute}\``;
    return [{ kind: tool, tool, file: path, line, programs: built, profile: { kind: 'none', why } }];
  }
  const found = await fileOfLabel(label, folder, repository);
  const profile: UsedProfile =
    'path' in found
      ? { kind: 'file', path: found.path, exists: true }
      : { kind: 'unknown', what: found.unknown };
  const isFlag = parts === undefined;
  const passes = `${attribute}${isFlag ? '=' : ' = '}${isFlag ? shownText(label) : `"${shownText(label)}"`}`;
  return [{ kind: tool, tool, file: path, line, passes, programs: built, profile }];
}

/** Returns the program of a rule: the program in the rule's folder, or else the first program whose library the rule embeds. */
function programsOfRule(
  folder: string,
  parts: readonly string[],
  { repository, programs }: Surroundings,
): string[] {
  const folders = [folder, ...parts.map((part) => folderOfLabel(part, folder, repository))];
  const built = folders.flatMap((one) => (one === undefined ? [] : below(one, programs)));
  return built.slice(0, 1);
}
