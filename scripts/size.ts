import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';

/** Prints how large the project is against its limits; exit code 1 when it has grown beyond what is allowed. `npm run size`. */

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
/** Where the limit is not reached yet, `today` is what may not be exceeded meanwhile: it is only ever lowered. */
const rows: readonly { what: string; is: number; limit: number; today?: number }[] = [
  { what: 'src: lines', is: lines(source), limit: 28_000, today: 37_800 },
  { what: 'src: files', is: source.length, limit: 180 },
  { what: 'files that a refresh loads', is: closure(['src/action.ts']).size, limit: 130, today: 137 },
  { what: '__tests__: lines', is: lines(matching(/^__tests__\/.*\.ts$/)), limit: 28_000, today: 44_300 },
  { what: 'fuzz: lines', is: lines(matching(/^fuzz\/.*\.ts$/)), limit: 1_500 },
  { what: 'fuzz: inputs kept', is: matching(/^fuzz\/(corpus|finds)\//).length, limit: 200 },
  { what: 'bench: lines', is: lines(matching(/^bench\/.*\.ts$/)), limit: 1_800 },
  { what: 'docs: words', is: words(matching(/^docs\/.*\.md$/)), limit: 20_000 },
  { what: 'README: words', is: words(['README.md']), limit: 900 },
  {
    what: 'action.yml: inputs',
    is: Object.keys((parse(read('action.yml')) as { inputs: object }).inputs).length,
    limit: 30,
  },
];
for (const { what, is, limit, today } of rows) {
  const over = is > limit ? `  ${Math.round((100 * is) / limit - 100)} % over` : '';
  const ceiling = is > limit && today !== undefined ? `, may not grow beyond ${today}` : '';
  console.log(
    `${what.padEnd(28)} ${String(is).padStart(6)} of ${String(limit).padStart(6)}${over}${ceiling}`,
  );
}
process.exitCode = rows.some(({ is, limit, today = limit }) => is > Math.max(limit, today)) ? 1 : 0;
