import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';

/** Prints how large the project is against its limits; exit code 1 when one is exceeded. `npm run size`. */

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
const NOT_CHOSEN = /^src\/(commands\/(?!gather|program|prove|propose|targets)|collect\/(?!pprof)\w+\.ts$)/;

/** All files of `src` that these import, directly or not; dynamic imports count but for what another choice would load. */
function closure(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, from, chosen] of read(file).matchAll(/(?:from '(\.[^']+)'|import\('(\.[^']+)'\))/g)) {
      const target = relative(root, resolve(root, dirname(file), from ?? chosen ?? ''));
      if (!target.startsWith('src/') || !existsSync(join(root, target))) continue;
      if (chosen === undefined || !NOT_CHOSEN.test(target)) found.add(target);
    }
  }
  return found;
}

const source = matching(/^src\/.*\.(ts|go)$/);
const rows: [what: string, is: number, limit: number][] = [
  ['src: lines', lines(source), 28_000],
  ['src: files', source.length, 180],
  ['files that a refresh loads', closure(['src/action.ts']).size, 130],
  ['__tests__: lines', lines(matching(/^__tests__\/.*\.ts$/)), 28_000],
  ['fuzz: lines', lines(matching(/^fuzz\/.*\.ts$/)), 1_500],
  ['fuzz: inputs kept', matching(/^fuzz\/(corpus|finds)\//).length, 200],
  ['bench: lines', lines(matching(/^bench\/.*\.ts$/)), 1_800],
  ['docs: words', words(matching(/^docs\/.*\.md$/)), 20_000],
  ['README: words', words(['README.md']), 900],
  ['action.yml: inputs', Object.keys((parse(read('action.yml')) as { inputs: object }).inputs).length, 30],
];
for (const [what, is, limit] of rows)
  console.log(
    `${what.padEnd(28)} ${String(is).padStart(6)} of ${String(limit).padStart(6)}${is > limit ? `  ${Math.round((100 * is) / limit - 100)} % too many` : ''}`,
  );
process.exitCode = rows.some(([, is, limit]) => is > limit) ? 1 : 0;
