import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '../../system/errors.ts';
import type { Edge, EdgeSet } from '../../profile/edges.ts';
import { declarationOf } from '../../profile/own.ts';
import { declarations } from '../../source-tree/declared-functions.ts';
import { pgoInGoFlags } from './toolchain.ts';
import { gitOutput, shown, type Watched } from './watched.ts';

/** Whether the profile lies where `go build` looks for it, and who else builds with it. */

const NAME = 'default.pgo';
/** What people write instead. */
const ALMOST = /^default[._-]?(?:pgo|pprof|prof)(?:\.gz|\.pb|\.pb\.gz|\.txt)?$/i;
/** More of them are one mistake. */
const NAMED = 5;

/** A profile elsewhere is used only where somebody passes it. */
export async function aboutOtherPlace(watched: Watched): Promise<readonly Finding[]> {
  const { main, profilePath } = watched.program;
  const automatic = join(main.directory, NAME);
  if (profilePath === automatic) return [];
  if (await isFile(automatic)) {
    return [
      {
        severity: 'warning',
        file: automatic,
        message: `\`go build\` uses this file by itself, and not ${shown(watched, profilePath)}, which is checked.`,
        fix: `Remove one of them, or pass \`-pgo=${shown(watched, profilePath)}\` in every build.`,
      },
    ];
  }
  if ((await pgoInGoFlags(watched)) !== undefined || (await isPassedSomewhere(watched))) return [];
  return [
    {
      severity: 'note',
      message: `\`go build\` uses only ${shown(watched, automatic)} by itself, and no file of the repository passes \`-pgo\`.`,
      fix: `Build with \`go build -pgo=${shown(watched, profilePath)}\`, or move the profile to ${shown(watched, automatic)}.`,
    },
  ];
}

/** Whether a script, workflow or build file of the repository names a profile to the compiler. */
async function isPassedSomewhere(watched: Watched): Promise<boolean> {
  const lines = await gitOutput(watched, [
    ...[
      'grep',
      '-h',
      '--untracked',
      '-I',
      '-E',
      '-e',
      '-pgo[= ]|pgoprofile',
      '--',
      ':/',
      ':(exclude,top)*.md',
    ],
  ]);
  return /-pgo[= ](?!off\b|auto\b)\S|pgoprofile/.test(lines ?? '');
}

/** Profiles that no build uses: in a folder without a main package, or named almost right. */
export async function aboutStrays(watched: Watched): Promise<readonly Finding[]> {
  const { main } = watched.program;
  const strays: Finding[] = [];
  for (const path of await listedProfiles(watched)) {
    if (strays.length === NAMED) break;
    const name = basename(path);
    const isRight = name === NAME;
    // What is checked, by its own name or by a link that leads to it, is used.
    if (path === watched.program.profilePath) continue;
    if ((await realpath(path).catch(() => path)) === watched.realPath) continue;
    if (isRight ? await isMainFolder(dirname(path)) : dirname(path) !== main.directory) continue;
    strays.push({
      severity: 'warning',
      file: path,
      message: isRight
        ? 'No build uses this file: there is no main package in its folder.'
        : `No build uses this file by itself: \`go build\` looks for \`${NAME}\`, exactly so written.`,
      fix:
        watched.realPath === undefined
          ? `Move it: \`git mv ${shown(watched, path)} ${shown(watched, join(main.directory, NAME))}\`.`
          : 'Remove it, or move it to the folder of its main package.',
    });
  }
  return strays;
}

/** Files of the module's repository that are named as profiles are, as git has them: absolute paths. */
async function listedProfiles(watched: Watched): Promise<string[]> {
  const listed = await gitOutput(watched, [
    ...['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':(icase,glob)**/default*'],
  ]);
  const names = (listed ?? '').split('\0').filter((name) => ALMOST.test(basename(name)));
  return [...new Set(names)]
    .filter((name) => !/(^|\/)(testdata|vendor|node_modules|[._][^/]*)\//.test(name))
    .sort()
    .map((name) => join(watched.program.go.moduleDirectory, name));
}

async function isMainFolder(directory: string): Promise<boolean> {
  for (const source of await sourcesIn(directory)) if (/^package\s+main\b/m.test(source)) return true;
  return false;
}

/** Go files without tests, whatever their build constraints. */
async function sourcesIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'));
  return Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')));
}

/** Other programs that are built with the same profile, whether by a link or by a copy. */
export async function aboutSharing(
  watched: Watched,
  file: Uint8Array,
  edges: EdgeSet,
): Promise<readonly Finding[]> {
  const { main, profilePath } = watched.program;
  const findings: Finding[] = [];
  // The file that a link leads to may be one that git does not list.
  const others = new Set([...(await listedProfiles(watched)), watched.realPath ?? profilePath]);
  for (const path of others) {
    const folder = dirname(path);
    if (path === profilePath || basename(path) !== NAME || folder === main.directory) continue;
    const real = await realpath(path).catch(() => undefined);
    const isLinked = real !== undefined && real === watched.realPath;
    if (!isLinked && !(await hasContent(path, file))) continue;
    if (!(await isMainFolder(folder))) continue;
    findings.push(await sharing(watched, { path, isLinked }, edges));
  }
  return findings.slice(0, NAMED);
}

async function sharing(
  watched: Watched,
  { path, isLinked }: { readonly path: string; readonly isLinked: boolean },
  { edges }: EdgeSet,
): Promise<Finding> {
  const { main } = watched.program;
  const [here, there] = await Promise.all([functionsIn(main.directory), functionsIn(dirname(path))]);
  const seen = mainFunctions(edges);
  const isOf = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...names].some((name) => !others.has(name) && seen.has(name));
  const [ofThis, ofOther] = [isOf(here, there), isOf(there, here)];
  const other = shown(watched, dirname(path));
  const how = isLinked ? 'is the same file' : 'has the same content';
  const both = `${shown(watched, path)} ${how}: what is hot in one program is taken for hot in ${other}, too`;
  return ofThis === ofOther
    ? {
        severity: 'note',
        message: `${both}.`,
        fix: `That is right for a profile that is merged from both.${isLinked ? ' A refresh for one replaces it for the other.' : ''}`,
      }
    : {
        severity: 'warning',
        message: `${both}, but it is only of ${ofThis ? main.importPath : `the one in ${other}`}.`,
        fix: 'Give each program a profile of its own, or merge this one from profiles of both.',
      };
}

/** Functions and methods of package main, as `declarations` names them. */
function mainFunctions(edges: readonly Edge[]): ReadonlySet<string> {
  const names = edges
    .flatMap(({ caller, callee }) => [caller, callee])
    .filter((name) => name.startsWith('main.'));
  return new Set(names.map(declarationOf).flatMap(({ first, second }) => [first, `${first}.${second}`]));
}

async function functionsIn(directory: string): Promise<ReadonlySet<string>> {
  return new Set((await sourcesIn(directory)).flatMap(declarations));
}

/** `go test` of a main package builds all that it depends on once more, with the profile. */
export async function aboutTests({ program }: Watched): Promise<readonly Finding[]> {
  const { main, profilePath } = program;
  if (profilePath !== join(main.directory, NAME)) return [];
  const names = await readdir(main.directory);
  if (!names.some((name) => name.endsWith('_test.go'))) return [];
  return [
    {
      severity: 'note',
      message:
        'The tests in its folder are built with it, too: `go test` compiles all that they depend on once more for that, the standard library among it.',
      fix: 'Where that takes too long, run tests with `go test -pgo=off`.',
    },
  ];
}

async function hasContent(path: string, content: Uint8Array): Promise<boolean> {
  return readFile(path).then(
    (file) => file.equals(content),
    () => false,
  );
}

async function isFile(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
