import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isBelow, realPlace } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import { commonArguments } from './dockerfile.ts';
import { familyOf, readBuilds } from './families.ts';
import { pgoOf } from './go-command.ts';
import { contextOfImage, likelyContext } from './image-files.ts';
import { type GitPlace, RepositoryFiles, realFile, type UnreadFile } from './repository.ts';
import { type FoundBuild, resolveBuild, type Surroundings } from './resolve.ts';
import { FILE_FOLDER, HERE, REPOSITORY_ROOT, unknownPart } from './text.ts';
import type { ImageCommand, ReadFile } from './written.ts';

/**
 * Finds out which profile the builds of a program use, and in which files and lines the builds are described. All commands use the
 * functions in this file to find a program's profile.
 *
 * Without any flag, `go build` uses the `default.pgo` in the folder of a main package. A `-pgo` in a Makefile, a workflow or a Dockerfile,
 * or a rule of Bazel, can name a different profile. The profile that the builds use is found in four steps:
 *
 * 1. `RepositoryFiles` (repository.ts) lists and reads the files in which git finds a build command or a build flag.
 * 2. `readBuilds` (families.ts) chooses the reader for each file. The reader returns the builds as the file describes them. For example, in
 *        PG = default.pgo
 *        server: ; go build -pgo=$(CURDIR)/pgo/$(PG) ./cmd/server
 *    readMakefile finds one build: line 2, `go build`, `-pgo` with the value `HERE/pgo/default.pgo`, and the package `./cmd/server`. The
 *    readers replace the variables that the file sets. Variables that the file does not set stay in the text, marked as unknown (text.ts).
 * 3. `resolveBuild` (resolve.ts) finds in the repository the main packages and the profile that a build means. For a build in a Dockerfile,
 *    `resolveBuild` checks that the Dockerfile copies the profile into the image (image-files.ts). For Bazel and Please, `resolveBuild`
 *    follows a label to its file (labels.ts).
 * 4. `usesOf` says for one program and one profile what each build does: the build uses this profile, uses a different profile, uses no
 *    profile, or could not be understood. `chooseProfile` chooses the profile of the program: the profile in the program's folder, or else
 *    the profile that builds pass. If a build passes a `-pgo` whose value was not understood, the result is `unclear`, and commands require
 *    the setting `profile`.
 *
 * The search finds only builds that files of the repository describe. So a message such as "no build was found" also says which files were
 * searched.
 */

/** The builds of Go programs that the files of a repository describe. */
export interface Builds {
  /** The root of the repository. If the program is in no repository, `root` is undefined, and no file was searched. */
  readonly root?: string;
  /** The folders of the repository's main packages, with symbolic links resolved. */
  readonly programs: readonly string[];
  readonly found: readonly FoundBuild[];
  /** The files that may describe builds and were not read. */
  readonly unread: readonly UnreadFile[];
  /** The absolute paths of files with the name of a profile, such as `default.pgo`. */
  readonly profiles: readonly string[];
  /** The names of profiles that are not valid UTF-8. */
  readonly unreadableProfiles: readonly string[];
}

const NO_REPOSITORY: Builds = { programs: [], found: [], unread: [], profiles: [], unreadableProfiles: [] };

/** Finds all builds that the files of a repository describe. @param place the repository; undefined if the program is in no repository. */
export async function findBuilds(place: GitPlace | undefined): Promise<Builds> {
  if (place === undefined) return NO_REPOSITORY;
  const repository = new RepositoryFiles(place);
  const programs = await repository.programs();
  const modules = await repository.modules();
  const files: { path: string; text: string; read: ReadFile }[] = [];
  for await (const { path, text } of repository.buildFiles())
    files.push({ path, text, read: readBuilds(path, text) });
  for (const { path, read } of files)
    if (read.isTooDeep) repository.unread.push({ file: path, why: 'it is nested too deeply' });
  const images = files.flatMap(({ path, read }) => read.images.map((image) => ({ image, path })));
  const isFlag = ({ read }: { read: ReadFile }) =>
    read.builds.some(
      (build) => build.kind === 'Bazel' && build.parts === undefined && build.label !== undefined,
    );
  const around: Surroundings = {
    repository,
    programs,
    modules,
    meanings: new Map(),
    hasBazelFlag: files.some(isFlag),
  };
  const found: FoundBuild[] = [];
  for (const { path, text, read } of files) {
    await nextTurn();
    place.signal?.throwIfAborted();
    if (familyOf(path).name !== 'Dockerfile') {
      for (const build of read.builds) found.push(...(await resolveBuild(build, path, around, undefined)));
      continue;
    }
    const { context, builds } = await imageOf(path, text, images, around);
    for (const build of builds) found.push(...(await resolveBuild(build, path, around, context)));
  }
  const { files: profiles, unreadable } = await repository.profiles();
  return {
    root: repository.root,
    programs: programs.map(({ folder }) => folder),
    found: withoutRepeats(found),
    unread: repository.unread,
    profiles,
    unreadableProfiles: unreadable,
  };
}

/** Leaves out builds by `ko` commands if ko's settings file was read, because this file says more about the same builds. */
function withoutRepeats(found: readonly FoundBuild[]): FoundBuild[] {
  const hasSettings = found.some(({ tool }) => tool === 'ko');
  return found.filter(({ tool }) => tool !== 'ko build' || !hasSettings);
}

/** Reads a Dockerfile a second time, with the arguments and the build context that `docker build` commands in other files pass. */
async function imageOf(
  path: string,
  text: string,
  images: readonly { readonly image: ImageCommand; readonly path: string }[],
  { repository }: Surroundings,
) {
  const { root } = repository;
  const dockerfile = join(root, path);
  const own = images.flatMap(({ image, path: caller }) => {
    const bases = [...new Set([root, join(root, dirname(caller))])];
    return bases.flatMap((base) => {
      const at = (text: string, from: string) =>
        unknownPart(text) === undefined
          ? join(
              /^[/\ue100-\ue102]/.test(text) ? '' : from,
              text
                .replaceAll(HERE, base)
                .replaceAll(REPOSITORY_ROOT, root)
                .replaceAll(FILE_FOLDER, join(root, dirname(caller))),
            )
          : undefined;
      const cwd = at(image.folder, base) ?? base;
      const context = at(image.context, cwd);
      const named =
        image.dockerfile === undefined ? context && join(context, 'Dockerfile') : at(image.dockerfile, cwd);
      return named === dockerfile && context !== undefined ? [{ context, args: image.args }] : [];
    });
  });
  const args = commonArguments(own.map((one) => one.args));
  const { builds } = readBuilds(path, text, args);
  const copies = builds.flatMap((build) => ('image' in build ? (build.image?.copies ?? []) : []));
  const folder = dirname(dockerfile);
  const isModule = repository.realFile(join(folder, 'go.mod')) !== undefined;
  const usual = isModule ? [folder, root] : [root, folder];
  const named = [...new Set(own.map((one) => one.context))];
  const context = likelyContext(named.length > 0 ? named : usual, copies);
  return { builds, context: await contextOfImage(repository, context, dockerfile) };
}

/**
 * Returns the build that the variable GOFLAGS of this machine describes, because GOFLAGS changes every `go build`; undefined if GOFLAGS has
 * no `-pgo` with a profile.
 * @param cwd the folder in which `go` runs.
 */
export function buildOfGoFlags(goFlags: string, cwd: string): FoundBuild | undefined {
  const words = goFlags.match(/'[^']*'|"[^"]*"|[^\s'"]+/g) ?? [];
  const value = pgoOf(words.map((word) => word.replace(/^(['"])(.*)\1$/s, '$2')));
  if (value === undefined || value === 'auto') return undefined;
  const common = { kind: 'flags', tool: 'GOFLAGS', passes: `-pgo=${value}` } as const;
  if (value === 'off') return { ...common, profile: { kind: 'none', why: '`GOFLAGS` holds `-pgo=off`' } };
  const path = join(value.startsWith('/') ? '' : cwd, value);
  const real = realFile(path);
  return { ...common, profile: { kind: 'file', path: real ?? path, exists: real !== undefined } };
}

/** The use of a profile in a build: the build uses this profile, a different profile or no profile, or its profile is unknown. */
export type Use =
  /**
   * The build uses the profile that the caller of `usesOf` asks about. `doubt` is an argument of the build that may hold a second `-pgo`.
   */
  | { readonly kind: 'uses'; readonly doubt?: string }
  | { readonly kind: 'other'; readonly path: string }
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'unknown'; readonly what: string };

/** A build, and what the build does with a profile. */
export interface BuildUse {
  readonly build: FoundBuild;
  readonly use: Use;
}

/**
 * Returns for each build of a program whether the build uses the profile. Builds that do not make this program are left out.
 * @param program the folder of the program's main package.
 * @param profile the absolute path of a profile, which need not exist.
 */
export function usesOf({ found, root = '' }: Builds, program: string, profile: string): BuildUse[] {
  const folder = realPlace(program);
  const automatic = join(folder, 'default.pgo');
  const wanted = realPlace(profile);
  const useOf = ({ profile: used }: FoundBuild): Use => {
    if (used.kind === 'none' || used.kind === 'unknown') return used;
    if (used.kind === 'file')
      return used.path === wanted ? { kind: 'uses' } : { kind: 'other', path: used.path };
    if (realPlace(automatic) === wanted) return { kind: 'uses', doubt: used.doubt };
    if (realFile(automatic) !== undefined) return { kind: 'other', path: automatic };
    if (used.doubt !== undefined) return { kind: 'unknown', what: `\`${used.doubt}\`` };
    return {
      kind: 'none',
      why: `it looks for ${isBelow(root, automatic) ? automatic.slice(root.length + 1) : automatic}`,
    };
  };
  const isOf = ({ programs }: FoundBuild) => programs === undefined || programs.includes(folder);
  return found.filter(isOf).map((build) => ({ build, use: useOf(build) }));
}

/** The profile that the builds of a program use. */
export type ChosenProfile =
  /** `default.pgo` in the folder of the main package; `exists` says whether that file exists. */
  | { readonly kind: 'automatic'; readonly path: string; readonly exists: boolean }
  /** The only file that builds pass by `-pgo`. */
  | { readonly kind: 'passed'; readonly path: string; readonly by: FoundBuild }
  /**
   * The repository's only profile, which is assumed to be the program's profile. A build passes a `-pgo` with an unknown value.
   */
  | { readonly kind: 'assumed'; readonly path: string; readonly by: FoundBuild }
  /** Different builds pass different files by `-pgo`, or the value of a `-pgo` was not understood. */
  | { readonly kind: 'unclear'; readonly path: string; readonly by: readonly FoundBuild[] };

/** Chooses the profile of a program by the profiles that its builds use. @param program the folder of the program's main package. */
export function chooseProfile(builds: Builds, program: string): ChosenProfile {
  const folder = realPlace(program);
  const path = join(program, 'default.pgo');
  if (realFile(path) !== undefined) return { kind: 'automatic', path, exists: true };
  const { root, programs, found } = builds;
  const isInRepository = (file: string) => root === undefined || isBelow(root, file);
  // A profile in the folder of a different main package belongs to that package's program.
  const isOthers = (file: string) => programs.includes(dirname(file)) && dirname(file) !== folder;
  const named = found.filter((build) => build.programs?.includes(folder));
  const any = found.filter((build) => build.programs === undefined);
  const hasPlain = named.some(({ kind, profile }) => kind !== 'test' && profile.kind === 'automatic');
  const isTest = ({ kind }: FoundBuild) => kind === 'test';
  const ranks = [
    named.filter((one) => !isTest(one)),
    any.filter((one) => !isTest(one)),
    [...named, ...any].filter(isTest),
  ];
  for (const rank of ranks) {
    const files = new Map<string, FoundBuild>();
    for (const build of rank) {
      const { profile } = build;
      if (profile.kind !== 'file' || !isInRepository(profile.path) || isOthers(profile.path)) continue;
      // A missing file is probably an output of the build itself, and not the committed profile.
      if (!profile.exists && (hasPlain || isTest(build))) continue;
      if (!files.has(profile.path)) files.set(profile.path, build);
    }
    const existing = [...files].filter(([file]) => realFile(file) !== undefined);
    const candidates = existing.length > 0 ? existing : [...files];
    const [first, ...others] = candidates;
    if (first === undefined) continue;
    if (others.length === 0) return { kind: 'passed', path: first[0], by: first[1] };
    return { kind: 'unclear', path, by: candidates.map(([, build]) => build) };
  }
  const unknown = [...named, ...any].filter(isUnknownProfile);
  const [by] = unknown;
  if (by === undefined) return { kind: 'automatic', path, exists: false };
  const possible = builds.profiles.filter(
    (file) => realFile(file) !== undefined && !programs.includes(dirname(file)),
  );
  const [only, ...others] = possible;
  if (only !== undefined && others.length === 0) return { kind: 'assumed', path: only, by };
  return { kind: 'unclear', path, by: unknown };
}

/** Whether a build passes a `-pgo` whose value was not understood. */
export function isUnknownProfile({ kind, passes, profile }: FoundBuild): boolean {
  return passes !== undefined && kind !== 'test' && profile.kind === 'unknown' && profile.isOurs !== true;
}

/** Returns the place of a build and the profile that the build passes, for messages: `Makefile:9 passes \`-pgo=default.pgo\``. */
export function buildInWords({ file, line, tool, passes }: FoundBuild): string {
  const place = file === undefined ? `\`${tool}\`` : `${file}:${line}`;
  return passes === undefined ? `${place} (${tool})` : `${place} passes \`${excerpt(passes, 120)}\``;
}
