import { realpathSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type Builds, type BuildUse, buildInWords, isUnknownProfile, usesOf } from '../builds/builds.ts';
import { realFile } from '../builds/repository.ts';
import type { FoundBuild } from '../builds/resolve.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { isBelow, realPlace } from '../system/files.ts';
import { gitPrints, type Run } from '../work.ts';
import { buildsOf, type Program } from './program.ts';

/**
 * Whether builds, here and elsewhere, get the profile as it was committed: what `check` says about the place of the profile, about the
 * builds that use it or leave it out, and about what git makes of the file. Which builds there are says `src/builds`.
 */

/** The committed profile and where it lies. */
export interface ProfilePlace {
  readonly run: Run;
  readonly program: Program;
  readonly builds: Builds;
  /** What the builds of the program do with the profile. */
  readonly uses: readonly BuildUse[];
  /** Its file with symbolic links resolved; undefined when the file does not exist. */
  readonly realPath?: string;
}

const NAME = 'default.pgo';

/** If the program has no profile, the only `default.pgo` elsewhere is looked at: the findings say why no build uses it. */
export async function findPlace(run: Run, program: Program): Promise<ProfilePlace> {
  const builds = await buildsOf(run, program.go);
  const placeOf = (profilePath: string): ProfilePlace => ({
    run,
    program: { ...program, profilePath },
    builds,
    uses: usesOf(builds, program.main.directory, profilePath),
    realPath: realPathOf(profilePath),
  });
  const place = placeOf(program.profilePath);
  if (place.realPath !== undefined || run.config.profile !== undefined) return place;
  const ours = realPlace(program.main.directory);
  const isOurs = (path: string) => {
    const users = builds.found.filter(({ profile }) => profile.kind === 'file' && profile.path === path);
    return (
      users.length === 0 || users.some(({ programs }) => programs === undefined || programs.includes(ours))
    );
  };
  const [profilePath, ...others] = lost(builds, profilesNamedDefault(builds)).filter(isOurs);
  return profilePath === undefined || others.length > 0 ? place : placeOf(profilePath);
}

/** A path without symbolic links; undefined when nothing can be found at it, whatever the reason. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** A finding without a file is about the profile. */
export async function checkPlace(place: ProfilePlace): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const about of [
    aboutLink,
    aboutGoFlags,
    aboutOtherPlace,
    aboutLeftOut,
    aboutStrays,
    aboutUnread,
    aboutTracking,
    aboutAttributes,
  ])
    findings.push(...(await about(place)));
  return findings;
}

/** What git prints in the module's folder; undefined when it fails or there is no repository. */
async function git({ run, program, builds }: ProfilePlace, ...args: string[]): Promise<string | undefined> {
  return builds.root === undefined ? undefined : gitPrints(run, program.go.moduleDirectory, ...args);
}

/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function repositoryPath({ builds, program }: ProfilePlace, path: string): string {
  const from = builds.root ?? program.go.moduleDirectory;
  return isBelow(from, path) ? relative(from, path).split(sep).join('/') : path;
}

/** A file that other clones do not have, or a symbolic link that leads nowhere. */
async function aboutLink({ builds: { root }, realPath, program }: ProfilePlace): Promise<Finding[]> {
  const there = await lstat(program.profilePath).catch(() => undefined);
  const isInside = realPath !== undefined && (root === undefined || isBelow(root, realPath));
  if (there === undefined || isInside) return [];
  const where = realPath ? `${realPath}, outside of the repository` : 'where there is nothing';
  const what = there.isSymbolicLink() ? 'is a symbolic link to' : 'lies at';
  const message = `It ${what} ${where}: other clones do not have it.`;
  return [{ severity: 'error', message, fix: 'Commit the profile itself in its place.' }];
}

/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over the file in the program's folder. */
function aboutGoFlags(place: ProfilePlace): Finding[] {
  const here = place.uses.find(({ build }) => build.file === undefined);
  if (here === undefined || here.use.kind === 'uses') return [];
  const { profilePath } = place.program;
  const message = `\`GOFLAGS\` holds \`${here.build.passes}\` here, so that \`go build\` does not use ${repositoryPath(place, profilePath)}.`;
  const fix =
    'Remove it, or name the same file in `profile`: see `go env GOFLAGS`, which the environment or `go env -w` sets.';
  return [warning(message, fix)];
}

/** A profile elsewhere is used only where `-pgo` names it. */
function aboutOtherPlace(place: ProfilePlace): Finding[] {
  const { main, profilePath } = place.program;
  const automatic = join(main.directory, NAME);
  if (realPlace(profilePath) === realPlace(automatic) || place.realPath === undefined) return [];
  const [here, there] = [repositoryPath(place, profilePath), repositoryPath(place, automatic)];
  if (realFile(automatic) !== undefined) {
    const message = `\`go build\` uses this file by itself, and not ${here}, which is checked.`;
    const fix = `Remove one of them, or pass \`-pgo=${here}\` in every build.`;
    return [{ ...warning(message, fix), file: automatic }];
  }
  if (place.uses.some(({ build }) => build.file === undefined)) return [];
  const using = place.uses.filter(({ use }) => use.kind === 'uses').map(({ build }) => build);
  const isNamed = place.run.config.profile !== undefined;
  const [first] = using;
  if (first !== undefined) {
    if (isNamed) return [];
    const message = `No plain \`go build\` or \`go install\` uses it, since they look for ${there}; ${buildInWords(first)}.`;
    return [note(message, adviceToMove(using, here, there, place))];
  }
  const move = `\`git mv ${here} ${there}\``;
  const fix = `Move it with ${move}, or build with \`go build -pgo=${here}\`.`;
  const doubtful = place.uses
    .filter(({ use }) => use.kind === 'unknown')
    .map(({ build, use }) => doubtInWords(build, use));
  const unread = place.builds.unread.map(({ file, why }) => `${file} (${why})`);
  if (doubtful.length + unread.length > 0) {
    const named = listed([...doubtful, ...unread]);
    const message = `Whether a build uses it is not known: \`go build\` looks for ${there}, and these were not understood: ${named}.`;
    return [note(message, `Name the file in \`profile\` if builds use it; else move it with ${move}.`)];
  }
  const message = `No build was found that uses it: \`go build\` looks for ${there}, and ${whereLooked(place, here)}.`;
  const wasRead = place.builds.root !== undefined;
  return [{ severity: isNamed || !wasRead ? 'note' : 'error', message, fix }];
}

/** Where a build that passes the profile was looked for, as the end of a sentence that denies such a build. */
function whereLooked({ uses, builds }: ProfilePlace, profile: string): string {
  if (builds.root === undefined) return 'no build file was read, because this is no git repository';
  const files = [...new Set(uses.flatMap(({ build }) => build.file ?? []))];
  const builders =
    files.length === 0 ? 'no file that git lists' : `none of the builds found in ${listed(files)}`;
  return `${builders} passes \`-pgo=${profile}\``;
}

/** At most three names. */
function listed(names: readonly string[]): string {
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? `, and ${names.length - 3} more` : ''}`;
}

function doubtInWords(build: FoundBuild, use: BuildUse['use']): string {
  const what = use.kind === 'unknown' ? use.what : '';
  return `${build.file}:${build.line} (${what})`;
}

/** How to make every build use a profile, without taking it from those that use it today. */
function adviceToMove(
  using: readonly FoundBuild[],
  here: string,
  there: string,
  place: ProfilePlace,
): string {
  const ours = realPlace(place.program.main.directory);
  const move = `Move it with \`git mv ${here} ${there}\``;
  // A plain build of the program looks for the file there. Tests, images and rules of Bazel or Please do not.
  const findsIt = ({ kind, programs }: FoundBuild) =>
    (kind === 'build' || kind === 'flags') &&
    (programs === undefined || programs.every((one) => one === ours));
  const keeping = using.filter((build) => !findsIt(build));
  const [first] = keeping;
  if (first === undefined) return `${move}, and remove that \`-pgo\`: then every build uses it.`;
  const where = listed([...new Set(keeping.map(({ file, line }) => `${file}:${line}`))]);
  if (first.kind === 'Bazel' || first.kind === 'Please') {
    const attribute = /^\w+/.exec(first.passes ?? '')?.[0] ?? 'the attribute';
    return `${move}, and change the label of \`${attribute}\` at ${where}: ${first.kind} never looks for ${NAME} by itself.`;
  }
  const why = {
    test: '`go test` looks for no profile of its own',
    image: 'the image has it where that path says',
  }[first.kind as 'test'];
  return `${move}, and write \`-pgo=${there}\` at ${where}${why === undefined ? '' : `, since ${why}`}.`;
}

/** A profile in its place that builds leave out: a warning where none of the builds that were found uses it. */
function aboutLeftOut(place: ProfilePlace): Finding[] {
  return place.realPath === undefined ? [] : findingsLeftOut(place, MOST);
}

/**
 * The finding of the commands that make or measure a profile: all builds that were found leave it out, so their work would have no
 * effect. It names one of these builds, and `check` names the others. There is no finding if a build uses the profile.
 */
export async function aboutBuildsWithout(run: Run, program: Program): Promise<Finding[]> {
  const place = await findPlace(run, program);
  // It may be about another file, which only `check` looks at. Whether an image would have a new file is not known.
  if (place.program.profilePath !== program.profilePath) return [];
  const isNew = place.realPath === undefined;
  const uses = place.uses.filter(
    ({ build, use }) => !isNew || use.kind === 'uses' || build.passes !== undefined,
  );
  if (uses.some(({ build, use }) => build.kind !== 'test' && use.kind === 'uses')) return [];
  return findingsLeftOut({ ...place, uses }, 1);
}

function findingsLeftOut(place: ProfilePlace, most: number): Finding[] {
  const { builds, program } = place;
  const automatic = join(program.main.directory, NAME);
  if (realPlace(program.profilePath) !== realPlace(automatic)) return [];
  const described = place.uses.filter(({ build }) => build.file !== undefined && build.kind !== 'test');
  const leaving = described.filter(({ use }) => use.kind === 'none' || use.kind === 'other');
  const isUsed = described.some(({ use }) => use.kind === 'uses');
  const isUnsure = described.some(({ use }) => use.kind === 'unknown') || builds.unread.length > 0;
  // With a build that uses the profile, one with `-pgo=off` is there to compare.
  const unexpected = leaving.filter(({ build }) => !isUsed || build.passes !== '-pgo=off');
  return unexpected.slice(0, isUsed ? 1 : most).map(({ build, use }): Finding => {
    const file = resolve(builds.root ?? '', build.file ?? '');
    const message = `${build.file}:${build.line} ${leftOutInWords(build, use, place)}.`;
    const others = isUsed ? ' Other builds use it.' : '';
    const severity = isUsed || isUnsure ? 'note' : 'warning';
    return {
      severity,
      file,
      line: build.line,
      message: `${message}${others}`,
      fix: fixForLeftOut(build, place),
    };
  });
}

function leftOutInWords(build: FoundBuild, use: BuildUse['use'], place: ProfilePlace): string {
  const profile = repositoryPath(place, place.program.profilePath);
  const result = build.kind === 'image' ? 'the image is' : 'the program is';
  const why = use.kind === 'none' ? use.why : '';
  if (build.passes !== undefined)
    return `builds with \`${build.passes}\`; so ${result} built without ${profile}`;
  return `builds without ${profile}, because ${why}`;
}

function fixForLeftOut(build: FoundBuild, place: ProfilePlace): string {
  const profile = repositoryPath(place, place.program.profilePath);
  if (build.kind === 'Bazel' || build.kind === 'Please')
    return `Name the label of ${profile} in \`${build.kind === 'Bazel' ? 'pgoprofile' : 'pgo_file'}\`.`;
  if (build.passes !== undefined)
    return `Remove \`${build.passes}\`, or leave it if this build is meant to be without PGO.`;
  return `Copy ${profile} into the image with the sources of the program, before that line.`;
}

/** More of one kind are one mistake. */
const MOST = 5;

/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
async function aboutStrays(place: ProfilePlace): Promise<Finding[]> {
  const { builds, program } = place;
  const { main, profilePath } = program;
  const strays: Finding[] = [];
  const all = profilesNamedDefault(builds);
  const folder = realPlace(main.directory);
  const misnamed = all.filter((path) => basename(path) !== NAME && dirname(path) === folder);
  for (const path of [...misnamed, ...lost(builds, all)].sort()) {
    const isRight = basename(path) === NAME;
    const isChecked = path === profilePath || (await realpath(path).catch(() => path)) === place.realPath;
    if (isChecked || mayBePassed(builds, path)) continue;
    const move = `Move it: \`git mv ${repositoryPath(place, path)} ${repositoryPath(place, join(main.directory, NAME))}\`.`;
    const why = isRight
      ? 'there is no main package in its folder, and no build was found that passes it with `-pgo`'
      : `it looks for exactly \`${NAME}\``;
    const fix = place.realPath ? 'Remove it, or move it to the folder of its main package.' : move;
    strays.push({ ...warning(`No plain \`go build\` uses this file: ${why}.`, fix), file: path });
  }
  return strays.slice(0, MOST);
}

/** Whether a build passes this file, or one that was not understood. */
function mayBePassed({ found }: Builds, path: string): boolean {
  return found.some((build) => {
    const { profile } = build;
    if (profile.kind === 'file') return profile.path === path;
    return (
      isUnknownProfile(build) &&
      (basename(build.passes ?? '') === basename(path) || /[$%{]/.test(basename(build.passes ?? '')))
    );
  });
}

/** Those with the right name where there is no main package. */
function lost({ programs }: Builds, profiles: readonly string[]): string[] {
  return profiles.filter((path) => basename(path) === NAME && !programs.includes(realPlace(dirname(path))));
}

function profilesNamedDefault({ profiles }: Builds): string[] {
  return profiles.filter((path) => /^default\.(pgo|pprof|prof)$/i.test(basename(path)));
}

/** Files whose names are not UTF-8, or that are too large, were not looked at. */
function aboutUnread({ builds }: ProfilePlace): Finding[] {
  const files = builds.unread.slice(0, MOST).map(({ file, why }): Finding => {
    const message = `${file} may describe a build and was not looked at, because ${why}.`;
    return note(message, 'Rename it, or name the profile that it uses in `profile`.');
  });
  const profiles = builds.unreadableProfiles.slice(0, MOST).map((file): Finding => {
    const message = `${file} is named like a profile, and its name is not UTF-8, so it was not looked at.`;
    return warning(message, 'Rename it.');
  });
  return [...files, ...profiles];
}

/** A profile that only this machine has. */
async function aboutTracking(place: ProfilePlace): Promise<Finding[]> {
  const { profilePath } = place.program;
  // With `publish: none`, builds fetch a profile that is never committed.
  if (place.realPath === undefined || place.run.config.publish === 'none') return [];
  if ((await git(place, 'ls-files', '-z', '--', profilePath)) !== '') return [];
  const path = repositoryPath(place, profilePath);
  const question = ['-c', 'core.quotePath=false', 'check-ignore', '--verbose', '--', profilePath];
  const ignored = await git(place, ...question);
  const [, source, line, pattern] = /^(.*):(\d+):(.*)\t/.exec(ignored ?? '') ?? [];
  if (source === undefined)
    return [
      note('Git does not have it yet: builds elsewhere do without.', `\`git add ${path}\`, and commit it.`),
    ];
  const message = `\`${pattern}\` keeps ${path} out of git: builds elsewhere do without.`;
  const fix = `Remove the line, or add \`!${path}\` below it. If builds fetch the profile, set \`publish: none\`.`;
  // Git names it from the repository's root; a user's own file lies elsewhere.
  return [{ ...warning(message, fix), file: resolve(place.builds.root ?? '', source), line: Number(line) }];
}

/** Attributes by which git changes the file. */
async function aboutAttributes(place: ProfilePlace): Promise<Finding[]> {
  const path = place.realPath ?? place.program.profilePath;
  const answer = await git(place, 'check-attr', '-z', 'text', 'eol', 'filter', '--', path);
  const fields = (answer ?? '').split('\0');
  const attribute = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
  const lfs = `${repositoryPath(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`;
  const unstore =
    'Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well.';
  const text = `Git treats ${repositoryPath(place, path)} as text and converts its line ends, which damages it.`;
  const keep = 'Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.';
  // By itself, or with `text=auto`, git finds the zero bytes in a profile and leaves it alone.
  const isText =
    attribute('text') === 'set' || (attribute('text') === 'unspecified' && /lf$/.test(attribute('eol')));
  return [
    ...(attribute('filter') === 'lfs' ? [note(lfs, unstore)] : []),
    ...(isText ? [warning(text, keep)] : []),
  ];
}
