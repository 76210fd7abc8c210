import { lstat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { runGo } from '../golang/go.ts';
import { declarations } from '../golang/program.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { declarationOf } from '../profile/names.ts';
import type { Finding } from '../system/errors.ts';
import { run as start } from '../system/exec.ts';
import type { Run } from '../work.ts';
import { orElse } from '../work.ts';
import type { Program } from './program.ts';

/** The committed profile and where it lies. */
export interface ProfilePlace {
  readonly run: Run;
  readonly program: Program;
  /** Its file with symbolic links resolved; undefined when there is none. */
  readonly realPath?: string;
  /** Absolute root of the repository; undefined outside of one. */
  readonly root?: string;
}

const NAME = 'default.pgo';

export async function findPlace(run: Run, program: Program): Promise<ProfilePlace> {
  const { env, signal } = run.host;
  const options = { cwd: program.go.moduleDirectory, env, signal };
  const git = await orElse(run, start(['git', 'rev-parse', '--show-toplevel'], options), () => undefined);
  const realPath = await realpath(program.profilePath).catch(() => undefined);
  const root = git?.exitCode === 0 ? await realpath(git.stdout.toString().replace(/\r?\n$/, '')) : undefined;
  return { run, program, realPath, root };
}

/** Whether builds, here and elsewhere, get the profile as it was committed. A finding without a file is about the profile. */
export async function checkPlace(place: ProfilePlace): Promise<Finding[]> {
  const findings: Finding[] = [];
  const all = [
    ...[aboutLink, aboutGoVersion, aboutGoFlags, aboutOtherPlace, aboutStrays],
    ...[aboutTracking, aboutAttributes, aboutDocker, aboutTests],
  ];
  for (const about of all) findings.push(...(await about(place)));
  return findings;
}

/** What git prints in the module's folder; undefined when it fails or there is no repository. */
async function git({ run, program, root }: ProfilePlace, ...args: string[]): Promise<string | undefined> {
  if (root === undefined) return undefined;
  const { env, signal } = run.host;
  const options = { cwd: program.go.moduleDirectory, env, signal };
  const { exitCode, stdout } = await start(['git', ...args], options);
  return exitCode === 0 ? stdout.toString() : undefined;
}

function isOutside(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside.startsWith('..') || isAbsolute(inside);
}

/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
function shown({ root, program }: ProfilePlace, path: string): string {
  const folder = root ?? program.go.moduleDirectory;
  return path === folder || isOutside(folder, path) ? path : relative(folder, path).split(sep).join('/');
}

/** `go build` follows a link; a copy of the module elsewhere may not have it. */
async function aboutLink(place: ProfilePlace): Promise<Finding[]> {
  const { root, realPath, program } = place;
  const { profilePath } = program;
  if (!(await lstat(profilePath).catch(() => undefined))?.isSymbolicLink()) return [];
  const target = await readlink(profilePath);
  const isBroken = realPath === undefined;
  if (isBroken || (root !== undefined && isOutside(root, realPath))) {
    const why = isBroken
      ? 'where there is nothing'
      : 'outside of the repository, which other clones do not have';
    const fix = 'Commit the profile itself in its place.';
    return [{ severity: 'error', message: `It is a symbolic link to ${target}, ${why}.`, fix }];
  }
  const message = `It is a symbolic link to ${shown(place, realPath)}. Go’s module files hold no links: \`go install\` of a version builds without it.`;
  return [{ severity: 'note', message, fix: 'Where that matters, commit the profile itself in its place.' }];
}

/** The first release whose `go build` uses `default.pgo` by itself. */
const AUTOMATIC = 21;

/** `go-version-file` of `actions/setup-go` installs the Go of go.mod. A newer one does use the profile. */
async function aboutGoVersion({ program }: ProfilePlace): Promise<Finding[]> {
  const file = join(program.go.moduleDirectory, 'go.mod');
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  const minorOf = (pattern: RegExp) => {
    const minor = lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
    return minor === undefined ? undefined : Number(minor);
  };
  const minor = minorOf(/^go\s+1\.(\d+)/);
  const toolchain = minorOf(/^toolchain\s+go1\.(\d+)/) ?? 0;
  if (minor === undefined || Math.max(minor, toolchain) >= AUTOMATIC) return [];
  const has = minor < 20 ? 'has no profile-guided optimization' : 'ignores `default.pgo` without `-pgo=auto`';
  return [
    {
      severity: 'note',
      file,
      line: lines.findIndex((line) => /^go\s/.test(line)) + 1,
      message: `The module asks for Go 1.${minor}, which ${has}. Builds with that version silently do not use the profile.`,
      fix: `Write \`go 1.${AUTOMATIC}.0\` or later there, or make sure that every build has a newer Go.`,
    },
  ];
}

/** A `-pgo` in GOFLAGS, from the environment or `go env -w`, wins over the file in the program's folder. */
async function aboutGoFlags(place: ProfilePlace): Promise<Finding[]> {
  const value = await pgoInGoFlags(place);
  const { go, profilePath } = place.program;
  if (value === undefined || value === 'auto') return [];
  if (value !== 'off' && resolve(go.context.cwd, value) === profilePath) return [];
  const does =
    value === 'off' ? 'does not use the profile' : `uses that file and not ${shown(place, profilePath)}`;
  return [
    {
      severity: 'warning',
      message: `\`GOFLAGS\` holds \`-pgo=${value}\` here, so that \`go build\` ${does}.`,
      fix: `Remove it${value === 'off' ? '' : ', or name the same file in `profile`'}: see \`go env GOFLAGS\`, which the environment or \`go env -w\` sets.`,
    },
  ];
}

/** `auto`, `off` or a path; undefined when it has none. */
async function pgoInGoFlags({ program }: ProfilePlace): Promise<string | undefined> {
  const { exitCode, stdout } = await runGo(['env', 'GOFLAGS'], program.go.context);
  if (exitCode !== 0) return undefined;
  // A flag with spaces is quoted as a whole.
  const flags = [...stdout.toString().matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)];
  const values = flags.map(([, one, two, plain]) => /^--?pgo=(.*)$/.exec(one ?? two ?? plain ?? '')?.[1]);
  return values.filter((value) => value !== undefined).at(-1);
}

/** A profile elsewhere is used only where `-pgo` names it. */
async function aboutOtherPlace(place: ProfilePlace): Promise<Finding[]> {
  const { main, profilePath } = place.program;
  const automatic = join(main.directory, NAME);
  if (profilePath === automatic) return [];
  const [here, there] = [shown(place, profilePath), shown(place, automatic)];
  if ((await realpath(automatic).catch(() => undefined)) !== undefined) {
    const message = `\`go build\` uses this file by itself, and not ${here}, which is checked.`;
    const fix = `Remove one of them, or pass \`-pgo=${here}\` in every build.`;
    return [{ severity: 'warning', file: automatic, message, fix }];
  }
  if ((await pgoInGoFlags(place)) !== undefined) return [];
  const pattern = ['-e', '-pgo[= ]|pgoprofile', '--', ':/', ':(exclude,top)*.md'];
  const lines = await git(place, 'grep', '-h', '--untracked', '-I', '-E', ...pattern);
  if (/-pgo[= ](?!off\b|auto\b)\S|pgoprofile/.test(lines ?? '')) return [];
  const message = `\`go build\` uses only ${there} by itself, and no file of the repository passes \`-pgo\`.`;
  const fix = `Build with \`go build -pgo=${here}\`, or move the profile to ${there}.`;
  return [{ severity: 'note', message, fix }];
}

/** More of the same kind are one mistake. */
const MOST = 5;

/** Profiles that no build uses: in a folder without a main package, or with almost the right name. */
async function aboutStrays(place: ProfilePlace): Promise<Finding[]> {
  const { main, profilePath } = place.program;
  const strays: Finding[] = [];
  for (const path of await listedProfiles(place)) {
    const isRight = basename(path) === NAME;
    const isChecked = path === profilePath || (await realpath(path).catch(() => path)) === place.realPath;
    if (isChecked || (isRight ? await hasMain(dirname(path)) : dirname(path) !== main.directory)) continue;
    const move = `Move it: \`git mv ${shown(place, path)} ${shown(place, join(main.directory, NAME))}\`.`;
    strays.push({
      severity: 'warning',
      file: path,
      message: isRight
        ? 'No build uses this file: there is no main package in its folder.'
        : `No build uses this file by itself: \`go build\` looks for exactly \`${NAME}\`.`,
      fix: place.realPath === undefined ? move : 'Remove it, or move it to the folder of its main package.',
    });
  }
  return strays.slice(0, MOST);
}

/** Absolute paths of the files in git that are named like profiles. */
async function listedProfiles(place: ProfilePlace): Promise<string[]> {
  const which = ['--cached', '--others', '--exclude-standard', '--', ':(icase,glob)**/default*'];
  const listed = (await git(place, 'ls-files', '-z', ...which)) ?? '';
  const isNamed = (path: string) =>
    /^default[._-]?(?:pgo|pprof|prof)(?:\.gz|\.pb|\.pb\.gz|\.txt)?$/i.test(basename(path)) &&
    !/(^|\/)(testdata|vendor|node_modules|[._][^/]*)\//.test(path);
  const paths = [...new Set(listed.split('\0').filter(isNamed))].sort();
  return paths.map((path) => join(place.program.go.moduleDirectory, path));
}

/** Go files without tests, whatever their build constraints. */
async function sourcesIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'));
  return Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')));
}

async function hasMain(directory: string): Promise<boolean> {
  return (await sourcesIn(directory)).some((source) => /^package\s+main\b/m.test(source));
}

/** Other programs that are built with the same profile, by a link or a copy. @param file content of the profile. */
export async function sharedWith(
  place: ProfilePlace,
  file: Uint8Array,
  { edges }: EdgeSet,
): Promise<Finding[]> {
  const { main, profilePath } = place.program;
  const names = edges
    .flatMap(({ caller, callee }) => [caller, callee])
    .filter((one) => one.startsWith('main.'));
  const seen = new Set(
    names.map(declarationOf).flatMap(({ first, second }) => [first, `${first}.${second}`]),
  );
  const functionsIn = async (folder: string) => new Set((await sourcesIn(folder)).flatMap(declarations));
  const findings: Finding[] = [];
  // Git may not list the file that a link leads to.
  for (const path of new Set([...(await listedProfiles(place)), place.realPath ?? profilePath])) {
    const folder = dirname(path);
    if (path === profilePath || basename(path) !== NAME || folder === main.directory) continue;
    const isLinked = (await realpath(path).catch(() => undefined)) === place.realPath;
    if (!isLinked && !(await readFile(path).catch(() => undefined))?.equals(file)) continue;
    if (!(await hasMain(folder))) continue;
    const [here, there] = [await functionsIn(main.directory), await functionsIn(folder)];
    const isOfThis = [...here].some((name) => !there.has(name) && seen.has(name));
    const isOfOther = [...there].some((name) => !here.has(name) && seen.has(name));
    const other = shown(place, folder);
    const how = isLinked ? 'is the same file' : 'has the same content';
    const both = `${shown(place, path)} ${how}: what is hot in one program counts as hot in ${other}, too`;
    findings.push(
      isOfThis === isOfOther
        ? {
            severity: 'note',
            message: `${both}.`,
            fix: `That is right for a profile that is merged from both.${isLinked ? ' A refresh for one replaces it for the other.' : ''}`,
          }
        : {
            severity: 'warning',
            message: `${both}, but it is only of ${isOfThis ? main.importPath : `the one in ${other}`}.`,
            fix: 'Give each program a profile of its own, or merge this one from profiles of both.',
          },
    );
  }
  return findings.slice(0, MOST);
}

/** A profile that only this machine has. */
async function aboutTracking(place: ProfilePlace): Promise<Finding[]> {
  const { profilePath } = place.program;
  // With `publish: none`, builds fetch a profile that is never committed.
  if (place.realPath === undefined || place.run.config.publish === 'none') return [];
  if ((await git(place, 'ls-files', '-z', '--', profilePath)) !== '') return [];
  const path = shown(place, profilePath);
  const ignored = await git(
    place,
    ...['-c', 'core.quotePath=false', 'check-ignore', '--verbose', '--', profilePath],
  );
  const [, source, line, pattern] = /^(.*):(\d+):(.*)\t/.exec(ignored ?? '') ?? [];
  if (source === undefined) {
    const message = 'Git does not have it yet: builds elsewhere do without.';
    return [{ severity: 'note', message, fix: `\`git add ${path}\`, and commit it.` }];
  }
  return [
    {
      severity: 'warning',
      // Git names it from the repository's root; a user's own file lies elsewhere.
      file: isAbsolute(source) ? source : join(place.root ?? '', source),
      line: Number(line),
      message: `\`${pattern}\` keeps ${path} out of git: builds elsewhere do without.`,
      fix: `Remove the line, or add \`!${path}\` below it. If builds fetch the profile, set \`publish: none\`.`,
    },
  ];
}

/** Attributes by which git changes the file. */
async function aboutAttributes(place: ProfilePlace): Promise<Finding[]> {
  const path = place.realPath ?? place.program.profilePath;
  const fields = ((await git(place, 'check-attr', '-z', 'text', 'eol', 'filter', '--', path)) ?? '').split(
    '\0',
  );
  const attribute = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
  const findings: Finding[] = [];
  if (attribute('filter') === 'lfs')
    findings.push({
      severity: 'note',
      message: `${shown(place, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`,
      fix: 'Take it out of LFS in `.gitattributes`: a compacted profile is small, and git stores its changes well.',
    });
  // By itself, or with `text=auto`, git finds the zero bytes in a profile and leaves it alone.
  const isText =
    attribute('text') === 'set' || (attribute('text') === 'unspecified' && /lf$/.test(attribute('eol')));
  if (isText)
    findings.push({
      severity: 'warning',
      message: `Git treats ${shown(place, path)} as text and converts its line ends, which damages it.`,
      fix: 'Add `*.pgo binary` at the end of `.gitattributes`, and commit the profile again.',
    });
  return findings;
}

/** A line of `.dockerignore` that names the file, or all profiles. Wider patterns, such as `*`, are not interpreted. */
async function aboutDocker(place: ProfilePlace): Promise<Finding[]> {
  const { go, profilePath } = place.program;
  const findings: Finding[] = [];
  for (const folder of new Set([go.moduleDirectory, place.root ?? go.moduleDirectory])) {
    const file = join(folder, '.dockerignore');
    const lines = (await readFile(file, 'utf8').catch(() => '')).split(/\r?\n/).map((line) => line.trim());
    const at = lines.findLastIndex((line) => ['*.pgo', basename(profilePath)].includes(basename(line)));
    const line = lines[at];
    if (line === undefined || /^[!#]/.test(line)) continue;
    findings.push({
      severity: 'warning',
      file,
      line: at + 1,
      message: `\`${line}\` keeps ${shown(place, profilePath)} out of Docker builds that start in this folder: they build without the profile.`,
      fix: `Add \`!${relative(folder, profilePath).split(sep).join('/')}\` below it.`,
    });
  }
  return findings;
}

/** `go test` of a main package compiles all its dependencies once more, with the profile. */
async function aboutTests({ program: { main, profilePath } }: ProfilePlace): Promise<Finding[]> {
  if (profilePath !== join(main.directory, NAME)) return [];
  if (!(await readdir(main.directory)).some((name) => name.endsWith('_test.go'))) return [];
  const message =
    'The tests in its folder are built with it, too: `go test` compiles all that they depend on once more for that, the standard library included.';
  return [
    { severity: 'note', message, fix: 'Where that takes too long, run tests with `go test -pgo=off`.' },
  ];
}
