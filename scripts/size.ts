import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';

/**
 * Prints how large the project is: `npm run size`. Lines and words are not limited, because a limit rewards names and sentences that
 * are cut short. Only the number of inputs is, because each input is one more thing that every user has to read: exit code 1 when there are too many.
 */

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

/** Commands and sources that a refresh with a live source does not load: they are chosen by an `import()` each. */
const NOT_CHOSEN =
  /^src\/(commands\/(rollback|collect|build|check|files|init|demo)|collect\/(?!pprof)[\w-]+|publish\/git)\.ts$/;

/** What a file of `src` imports; with `values` without imports of types alone. Dynamic imports count but for what another choice would load. */
function importsOf(file: string, values = false): string[] {
  const found = read(file).matchAll(
    /^(?:import|export) (type )?(?:[^;']*?from )?'(\.[^']+)'|import\('(\.[^']+)'\)/gm,
  );
  return [...found].flatMap(([, type, from, chosen]) => {
    const target = relative(root, resolve(root, dirname(file), from ?? chosen ?? ''));
    if (!target.startsWith('src/') || !existsSync(join(root, target))) return [];
    if ((type && values) || (chosen !== undefined && NOT_CHOSEN.test(target))) return [];
    return [target];
  });
}

/** All files of `src` that these import, directly or not. */
function closure(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const target of importsOf(file)) found.add(target);
  return found;
}

/**
 * What a reader opens to follow an http source to its pull request: `refresh.ts`, the files that it calls, and the files of
 * the data flow that those call. Types and helpers (`system`, `net`, `settings`) are not counted, nor is what lies deeper.
 */
function path(): Set<string> {
  const stages = importsOf('src/refresh.ts', true).filter((file) => !HELPERS.test(file));
  const called = stages.flatMap((file) => importsOf(file, true)).filter((file) => !HELPERS.test(file));
  return new Set(['src/refresh.ts', ...stages, ...called]);
}
const HELPERS = /^src\/(system|net|settings|run\.ts)/;

const source = matching(/^src\/.*\.(ts|go)$/);
const rows: readonly { what: string; is: number; limit?: number }[] = [
  { what: 'src: lines', is: lines(source) },
  { what: 'src: files', is: source.length },
  { what: 'files that a refresh loads', is: closure(['src/action.ts']).size },
  { what: 'files from `sources` to the pull request', is: path().size },
  { what: '__tests__: lines', is: lines(matching(/^__tests__\/.*\.ts$/)) },
  { what: 'fuzz: lines', is: lines(matching(/^fuzz\/.*\.ts$/)) },
  { what: 'fuzz: inputs kept', is: matching(/^fuzz\/(corpus|finds)\//).length },
  { what: 'bench: lines', is: lines(matching(/^bench\/.*\.ts$/)) },
  { what: 'docs: words', is: words(matching(/^docs\/.*\.md$/)) },
  { what: 'README: words', is: words(['README.md']) },
  {
    what: 'action.yml: inputs',
    is: Object.keys((parse(read('action.yml')) as { inputs: object }).inputs).length,
    limit: 30,
  },
];
for (const { what, is, limit } of rows)
  console.log(`${what.padEnd(40)} ${String(is).padStart(6)}${limit === undefined ? '' : ` of ${limit}`}`);
process.exitCode = rows.some(({ is, limit = is }) => is > limit) ? 1 : 0;
