import { existsSync, realpathSync, statSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type GoToolchain, runGo } from '../golang/go.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { isBelow, readText, realPlace } from '../system/files.ts';
import { gitPrints, type Run } from '../work.ts';
import type { Program } from './program.ts';

/** Whether builds, here and elsewhere, get the profile as it was committed. */

/** The repository of a module, and what builds there pass with `-pgo`. */
interface Builds {
  readonly run: Pick<Run, 'host'>;
  readonly go: Pick<GoToolchain, 'context' | 'moduleDirectory'>;
  /** Absolute root of the repository; undefined outside of one. */
  readonly root?: string;
  /** Folders of the repository's main packages, without symbolic links. */
  readonly programs: readonly string[];
  readonly passed: readonly Passed[];
}

/** The committed profile and where it lies. */
export interface ProfilePlace extends Builds {
  readonly run: Run;
  readonly program: Program;
  /** Its file with symbolic links resolved; undefined when the file does not exist. */
  readonly realPath?: string;
}

const NAME = 'default.pgo';

export async function lookAtBuilds(run: Builds['run'], go: Builds['go']): Promise<Builds> {
  const top = await gitPrints(run, go.moduleDirectory, 'rev-parse', '--show-toplevel');
  const root = top && (await realpath(top.replace(/\r?\n$/, '')));
  const bare = { run, go, root, programs: [], passed: [] };
  const which = ['--full-name', '--untracked', '^package main', '--', ':/*.go', ':(exclude,top)*_test.go'];
  const sources = (await git(bare, 'grep', '-lzw', ...which))?.split('\0').slice(0, -1) ?? [];
  const known = { ...bare, programs: [...new Set(sources.map((file) => join(root ?? '', dirname(file))))] };
  return { ...known, passed: await passedProfiles(known) };
}

/** Where `findProgram` finds no file, the only `default.pgo` elsewhere is checked: it says why no build uses it. */
export async function findPlace(run: Run, program: Program): Promise<ProfilePlace> {
  const realPath = await realpath(program.profilePath).catch(() => undefined);
  const place = { ...(await lookAtBuilds(run, program.go)), run, program, realPath };
  if (realPath !== undefined || run.config.profile !== undefined) return place;
  const ours = realPlace(program.main.directory);
  const isOurs = (path: string) => {
    const { built = [] } = passing(place, path) ?? {};
    return built.length === 0 || built.includes(ours);
  };
  const [profilePath, ...others] = lost(place, await listedProfiles(place)).filter(isOurs);
  if (profilePath === undefined || others.length > 0) return place;
  return { ...place, program: { ...program, profilePath }, realPath: await realpath(profilePath) };
}

/** The only file that builds of the program pass with `-pgo`; undefined if there are several. One next to a main package is that program's. */
export function onlyPassed({ passed, programs }: Builds, program: string): string | undefined {
  const files = passed.filter(({ path }) => path !== undefined && !programs.includes(dirname(path)));
  const named = files.filter(({ built }) => built.includes(realPlace(program)));
  const found = named.length > 0 ? named : files.filter(({ built }) => built.length === 0);
  const [only, ...others] = new Set(found.map(({ path }) => path));
  return others.length === 0 ? only : undefined;
}

/** A finding without a file is about the profile. */
export async function checkPlace(place: ProfilePlace): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const about of [aboutLink, aboutGoFlags, aboutOtherPlace, aboutStrays, aboutTracking, aboutAttributes])
    findings.push(...(await about(place)));
  return findings;
}

/** What git prints in the module's folder; undefined when it fails or there is no repository. */
async function git({ run, go, root }: Builds, ...args: string[]): Promise<string | undefined> {
  return root === undefined ? undefined : gitPrints(run, go.moduleDirectory, ...args);
}

/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function shown({ root, program }: ProfilePlace, path: string): string {
  const from = root ?? program.go.moduleDirectory;
  return isBelow(from, path) ? relative(from, path).split(sep).join('/') : path;
}

/** A file that other clones do not have, or a symbolic link that leads nowhere. */
async function aboutLink({ root, realPath, program }: ProfilePlace): Promise<Finding[]> {
  const there = await lstat(program.profilePath).catch(() => undefined);
  const isInside = realPath !== undefined && (root === undefined || isBelow(root, realPath));
  if (there === undefined || isInside) return [];
  const where = realPath ? `${realPath}, outside of the repository` : 'where there is nothing';
  const what = there.isSymbolicLink() ? 'is a symbolic link to' : 'lies at';
  const message = `It ${what} ${where}: other clones do not have it.`;
  return [{ severity: 'error', message, fix: 'Commit the profile itself in its place.' }];
}

/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over the file in the program's folder. */
async function aboutGoFlags(place: ProfilePlace): Promise<Finding[]> {
  const value = await pgoInGoFlags(place);
  const { go, profilePath } = place.program;
  if (value === undefined || value === 'auto') return [];
  if (value !== 'off' && resolve(go.context.cwd, value) === profilePath) return [];
  const message = `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` does not use ${shown(place, profilePath)}.`;
  const fix =
    'Remove it, or name the same file in `profile`: see `go env GOFLAGS`, which the environment or `go env -w` sets.';
  return [warning(message, fix)];
}

/** `auto`, `off` or a path; undefined when it has none. */
async function pgoInGoFlags({ go }: Builds): Promise<string | undefined> {
  const { stdout } = await runGo(['env', 'GOFLAGS'], go.context);
  return /(?:^|[\s'"])--?pgo=([^\s'"]*)/.exec(stdout.toString())?.[1];
}

/** A place where a build passes a profile. */
interface Passed {
  /** `Makefile:9 passes `-pgo=default.pgo``. */
  readonly inWords: string;
  readonly value: string;
  /** The file, without symbolic links; undefined for variables and paths of other machines. */
  readonly path?: string;
  /** Folders of the programs that the build names; none where it names none, or there is only one. */
  readonly built: readonly string[];
}

/** What `-pgo` passes, with variables of make, shells, workflows and GoReleaser; and Bazel's attribute. */
const PASSES =
  /(?<![\w-])--?pgo[= ]["']?(?!-)((?:\$\([^)]*\)|\$?\{\{.*?\}\}|[^\s"'`,;()\]\\])+)|\bpgoprofile\s*=\s*"([^"]+)"/g;

/** What GOFLAGS and the files of the repository, but prose and comments, pass with `-pgo`; without `off` and `auto`. */
async function passedProfiles(place: Builds): Promise<Passed[]> {
  const { root = '', programs } = place;
  const { moduleDirectory, context } = place.go;
  const passed = (where: string, text: string, folders: readonly string[], built: readonly string[] = []) =>
    [...text.slice(0, 2_000).matchAll(PASSES)].flatMap(([whole, flag, label = '']): Passed[] => {
      const value = flag ?? label.replace(/^[/:]+/, '').replace(':', '/');
      if (value === 'off' || value === 'auto') return [];
      const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();
      const path = folders.map((folder) => resolve(folder, value)).find(isFile);
      const inWords = `${where} passes \`${flag ? `-pgo=${flag}` : whole}\``;
      return [{ inWords, value, path: path && realpathSync(path), built }];
    });
  const grep = ['grep', '-zn', '--full-name', '--untracked', '-I', '-E', '-e', '-pgo[= ]|pgoprofile'];
  const lines = await git(place, ...grep, '--', ':/', ':(exclude,top)*.md');
  const found = (lines ?? '').matchAll(/^([^\0\n]*)\0(\d+)[\0:](?!\s*(?:#|\/\/))(.*)$/gm);
  const all = passed('`GOFLAGS`', `-pgo=${(await pgoInGoFlags(place)) ?? 'off'}`, [context.cwd]);
  for (const [, file = '', line, text = ''] of found) {
    const folders = [join(root, dirname(file)), root, moduleDirectory];
    const lines = programs.length > 1 ? (await readText(join(root, file))).split('\n') : [];
    const built = closest(lines, Number(line) - 1, (one) => programsIn(one, programs, folders));
    all.push(...passed(`${file}:${line}`, text, folders, built));
  }
  return all;
}

/** The programs whose folders a line of a build file names, from one of `folders`. */
function programsIn(line: string, programs: readonly string[], folders: readonly string[]): string[] {
  const words = /^\s*(#|\/\/)/.test(line) ? [] : line.split(/[\s"'=:,;()[\]]+/).filter((word) => word !== '');
  const isNamed = (program: string, word: string) =>
    word.endsWith('/...') || folders.some((folder) => realPlace(resolve(folder, word)) === program);
  return programs.filter((program) => words.some((word) => isNamed(program, word)));
}

/** What is found in the lines next to one, at most 20 away. */
function closest(lines: readonly string[], at: number, find: (line: string) => string[]): string[] {
  for (let distance = 0; distance < 20; distance++) {
    const found = [at - distance, at + distance].flatMap((one) => find(lines[one] ?? ''));
    if (found.length > 0) return found;
  }
  return [];
}

/** The first place that passes this file, or one of its name in a folder that is not known here. */
function passing({ passed }: ProfilePlace, file: string): Passed | undefined {
  const real = existsSync(file) ? realpathSync(file) : file;
  return passed.find(({ path, value }) =>
    path === undefined ? basename(value) === basename(file) || /[$%{]/.test(basename(value)) : path === real,
  );
}

/** A profile elsewhere is used only where `-pgo` names it. */
async function aboutOtherPlace(place: ProfilePlace): Promise<Finding[]> {
  const { main, profilePath } = place.program;
  const automatic = join(main.directory, NAME);
  if (profilePath === automatic || place.realPath === undefined) return [];
  const [here, there] = [shown(place, profilePath), shown(place, automatic)];
  if (existsSync(automatic)) {
    const message = `\`go build\` uses this file by itself, and not ${here}, which is checked.`;
    const fix = `Remove one of them, or pass \`-pgo=${here}\` in every build.`;
    return [{ ...warning(message, fix), file: automatic }];
  }
  if ((await pgoInGoFlags(place)) !== undefined) return [];
  const passed = passing(place, profilePath);
  const isNamed = place.run.config.profile !== undefined;
  if (passed !== undefined && isNamed) return [];
  const move = `\`git mv ${here} ${there}\``;
  if (passed !== undefined) {
    const message = `No plain \`go build\` or \`go install\` uses it, since they look for ${there}; ${passed.inWords}.`;
    return [note(message, `Move it with ${move}, and remove that \`-pgo\`: then every build uses it.`)];
  }
  const message = `No build uses it: \`go build\` looks for ${there}, and no build file passes \`-pgo=${here}\`.`;
  const fix = `Move it with ${move}, or build with \`go build -pgo=${here}\`.`;
  return [{ severity: isNamed ? 'note' : 'error', message, fix }];
}

/** More of one kind are one mistake. */
const MOST = 5;

/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
async function aboutStrays(place: ProfilePlace): Promise<Finding[]> {
  const { main, profilePath } = place.program;
  const strays: Finding[] = [];
  const listed = await listedProfiles(place);
  const misnamed = listed.filter((path) => basename(path) !== NAME && dirname(path) === main.directory);
  for (const path of [...misnamed, ...lost(place, listed)].sort()) {
    const isRight = basename(path) === NAME;
    const isChecked = path === profilePath || (await realpath(path).catch(() => path)) === place.realPath;
    if (isChecked || passing(place, path) !== undefined) continue;
    const move = `Move it: \`git mv ${shown(place, path)} ${shown(place, join(main.directory, NAME))}\`.`;
    const why = isRight
      ? 'there is no main package in its folder, and nothing passes it with `-pgo`'
      : `it looks for exactly \`${NAME}\``;
    const fix = place.realPath ? 'Remove it, or move it to the folder of its main package.' : move;
    strays.push({ ...warning(`No plain \`go build\` uses this file: ${why}.`, fix), file: path });
  }
  return strays.slice(0, MOST);
}

/** Those with the right name where there is no main package. */
function lost({ programs }: ProfilePlace, profiles: readonly string[]): string[] {
  return profiles.filter((path) => basename(path) === NAME && !programs.includes(realPlace(dirname(path))));
}

/** Absolute paths of the files in git that are named like profiles. */
async function listedProfiles(place: ProfilePlace): Promise<string[]> {
  const which = ['--cached', '--others', '--exclude-standard', '--', ':(icase,glob)**/default*'];
  const listed = (await git(place, 'ls-files', '-z', ...which)) ?? '';
  const paths = listed.split('\0').filter((path) => /^default\.(pgo|pprof|prof)$/i.test(basename(path)));
  const own = paths.filter((path) => !/(^|\/)(testdata|vendor|node_modules)\//.test(path));
  return [...new Set(own)].sort().map((path) => join(place.program.go.moduleDirectory, path));
}

/** A profile that only this machine has. */
async function aboutTracking(place: ProfilePlace): Promise<Finding[]> {
  const { profilePath } = place.program;
  // With `publish: none`, builds fetch a profile that is never committed.
  if (place.realPath === undefined || place.run.config.publish === 'none') return [];
  if ((await git(place, 'ls-files', '-z', '--', profilePath)) !== '') return [];
  const path = shown(place, profilePath);
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
  return [{ ...warning(message, fix), file: resolve(place.root ?? '', source), line: Number(line) }];
}

/** Attributes by which git changes the file. */
async function aboutAttributes(place: ProfilePlace): Promise<Finding[]> {
  const path = place.realPath ?? place.program.profilePath;
  const answer = await git(place, 'check-attr', '-z', 'text', 'eol', 'filter', '--', path);
  const fields = (answer ?? '').split('\0');
  const attribute = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
  const lfs = `${shown(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`;
  const unstore =
    'Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well.';
  const text = `Git treats ${shown(place, path)} as text and converts its line ends, which damages it.`;
  const keep = 'Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.';
  // By itself, or with `text=auto`, git finds the zero bytes in a profile and leaves it alone.
  const isText =
    attribute('text') === 'set' || (attribute('text') === 'unspecified' && /lf$/.test(attribute('eol')));
  return [
    ...(attribute('filter') === 'lfs' ? [note(lfs, unstore)] : []),
    ...(isText ? [warning(text, keep)] : []),
  ];
}
