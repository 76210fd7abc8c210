import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import {
  importCircles,
  importsAgainstTheFlow,
  type Place,
  readSourceFile,
  type SourceFile,
  sharedNames,
} from './structure.ts';

/**
 * Prints how large the project is and how hard its code is to read: `npm run size`; with `--places`, also where each counted thing is.
 * The exit code is 1 when a count is above its limit. Lines and words have none, because such a limit rewards names and sentences that
 * are cut short. The limits of the counts may only go down.
 */

/**
 * The data flow, the last stage first: a file imports files of its own stage and of the stages below it. The entries and
 * `refresh.ts` know all stages.
 */
const STAGES: readonly (readonly string[])[] = [
  ['action.ts', 'cli.ts'],
  ['run.ts', 'refresh.ts', 'growing-report.ts'],
  ['commands'],
  ['work.ts'],
  ['report'],
  ['publish'],
  ['compare/compare-binaries.ts'],
  ['compare/after'],
  ['compare/experiment'],
  ['compare/workload'],
  ['tune'],
  ['compare/stats'],
  ['repair'],
  ['builds'],
  ['golang'],
  ['collect'],
  ['profile'],
  ['settings'],
  ['net'],
  ['system'],
];

/** Names that two or more files of `src` may declare, each with the reason. */
const SHARED_NAMES: Readonly<Record<string, string>> = {};
/** At most this many names may be in that table. */
const MOST_SHARED_NAMES = 15;

/** In bytes. Users download all of it. */
const DIST_LIMIT = 9_200_000;

const root = resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const matching = (pattern: RegExp) => tracked.filter((file) => pattern.test(file));
const lines = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
const words = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + read(file).split(/\s+/).filter(Boolean).length, 0);

const source = matching(/^src\/.*\.(ts|go)$/);
const paths = new Set(matching(/^src\/.*\.ts$/));
const files = [...paths].map((path) => readSourceFile(root, path, paths));
const fileAt = new Map(files.map((file) => [file.path, file]));

/** Commands and sources that a refresh with a live source does not load: an `import()` chooses each. */
const NOT_CHOSEN =
  /^src\/(commands\/(rollback|collect|build|check|files|init|demo)|collect\/(?!pprof)[\w-]+|publish\/git)\.ts$/;

/** The files that a file imports for a refresh. @param withTypes whether imports of types alone count. */
function importsOf({ imports }: SourceFile, withTypes: boolean): SourceFile[] {
  return imports
    .filter(({ path, isDynamic, isType }) => (withTypes || !isType) && !(isDynamic && NOT_CHOSEN.test(path)))
    .flatMap(({ path }) => fileAt.get(path) ?? []);
}

/** All files of `src` that the action imports for a refresh, directly or not. */
function loadedByRefresh(): ReadonlySet<SourceFile> {
  const loaded = new Set([fileAt.get('src/action.ts')].flatMap((file) => file ?? []));
  // The loop also visits what is added to the set while it runs.
  for (const file of loaded) for (const imported of importsOf(file, true)) loaded.add(imported);
  return loaded;
}

/**
 * What a reader opens to follow an http source to its pull request: `refresh.ts`, the files that it calls, and the files of
 * the data flow that those call. Types and helpers (`system`, `net`, `settings`) do not count, nor do deeper files.
 */
function readForRefresh(): ReadonlySet<string> {
  const isHelper = ({ path }: SourceFile) => /^src\/(system|net|settings|run\.ts)/.test(path);
  const calledBy = (file: SourceFile) => importsOf(file, false).filter((called) => !isHelper(called));
  const story = [fileAt.get('src/refresh.ts')].flatMap((file) => file ?? []);
  const stages = story.flatMap(calledBy);
  return new Set([...story, ...stages, ...stages.flatMap(calledBy)].map(({ path }) => path));
}

const shared = sharedNames(files);
const unexplained = [...shared].filter(([name]) => !(name in SHARED_NAMES));
const circles = importCircles(files);

/** One printed row: the count, its limit if it has one, and the places that it counts. */
interface Row {
  readonly what: string;
  readonly is: number;
  readonly limit?: number;
  readonly places?: readonly Place[];
}

/** A row for counted places. */
function counted(what: string, places: readonly Place[], limit: number): Row {
  return { what, is: places.length, limit, places };
}

const rows: readonly Row[] = [
  { what: 'src: lines', is: lines(source) },
  { what: 'src: files', is: source.length },
  { what: 'files that a refresh loads', is: loadedByRefresh().size },
  { what: 'files from `sources` to the pull request', is: readForRefresh().size },
  { what: '__tests__: lines', is: lines(matching(/^__tests__\/.*\.ts$/)) },
  { what: 'fuzz: lines', is: lines(matching(/^fuzz\/.*\.ts$/)) },
  { what: 'fuzz: inputs kept', is: matching(/^fuzz\/(corpus|finds)\//).length },
  { what: 'bench: lines', is: lines(matching(/^bench\/.*\.ts$/)) },
  { what: 'docs: words', is: words(matching(/^docs\/.*\.md$/)) },
  { what: 'README: words', is: words(['README.md']) },
  counted(
    'names that two or more files declare',
    unexplained.map(([name, declaring]) => `${name}: ${declaring.join(', ')}`),
    0,
  ),
  { what: 'such names with a reason', is: Object.keys(SHARED_NAMES).length, limit: MOST_SHARED_NAMES },
  counted(
    'names with a reason that one file declares',
    Object.keys(SHARED_NAMES).filter((name) => !shared.has(name)),
    0,
  ),
  counted(
    'functions of more than 60 lines',
    files.flatMap(({ longFunctions }) => longFunctions),
    0,
  ),
  counted(
    'functions of more than 4 parameters',
    files.flatMap(({ manyParameters }) => manyParameters),
    0,
  ),
  counted(
    'spreads of object literals',
    files.flatMap(({ literalSpreads }) => literalSpreads),
    0,
  ),
  counted(
    'import circles',
    circles.map((circle) => circle.join(' ')),
    0,
  ),
  counted('files in import circles', circles.flat(), 0),
  counted('imports of a later stage', importsAgainstTheFlow(files, STAGES), 0),
  {
    what: 'action.yml: inputs',
    is: Object.keys((parse(read('action.yml')) as { inputs: object }).inputs).length,
    limit: 30,
  },
  {
    what: 'dist: bytes',
    is: readdirSync(join(root, 'dist')).reduce(
      (sum, name) => sum + statSync(join(root, 'dist', name)).size,
      0,
    ),
    limit: DIST_LIMIT,
  },
];
for (const { what, is, limit, places = [] } of rows) {
  console.log(`${what.padEnd(44)} ${String(is).padStart(8)}${limit === undefined ? '' : ` of ${limit}`}`);
  const isAbove = limit !== undefined && is > limit;
  if (isAbove || process.argv.includes('--places')) for (const place of places) console.log(`    ${place}`);
}
process.exitCode = rows.some(({ is, limit = is }) => is > limit) ? 1 : 0;
