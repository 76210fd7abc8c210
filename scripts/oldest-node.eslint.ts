import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Linter } from 'eslint';
import es from 'eslint-plugin-es-x';
import n from 'eslint-plugin-n';

/**
 * Finds what the oldest Node of `engines` in package.json lacks, in our code and in the packages that are bundled with it:
 * `npm run lint:dist`. (The types of that Node check `src` before: `tsc -p src`.)
 */
const { engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

/** Node 20.18.1 has all of ES2023, and these parts of later editions; the number is the Node that brought them. */
const HAS = {
  'es-x/no-string-prototype-iswellformed': 20.0,
  'es-x/no-string-prototype-towellformed': 20.0,
  'es-x/no-symbol-dispose': 20.5,
  'es-x/no-symbol-asyncdispose': 20.5,
};
/** Node backported these to 20, and they are stable enough for us; the number is the Node 20 that brought them. */
const BACKPORTED = { 'import.meta.dirname': 20.11, 'zlib.crc32': 20.15 };

const off = (rules: readonly string[]): Linter.RulesRecord =>
  Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default [
  {
    files: ['**/*.js'],
    // The comments of bundled packages configure linters that are not here.
    linterOptions: { noInlineConfig: true },
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    plugins: { 'es-x': es, n },
    settings: { node: { version: engines.node } },
    rules: {
      ...es.configs['flat/restrict-to-es2023'].rules,
      ...es.configs['flat/no-explicit-resource-management'].rules,
      ...off(Object.keys(HAS)),
      'n/no-unsupported-features/node-builtins': [
        'error',
        { allowExperimental: true, ignores: Object.keys(BACKPORTED) },
      ],
    },
  },
  {
    // The bundler's helper for `await using` defines the class if the runtime lacks it, and lies in one of several files.
    files: ['**/*.js'],
    rules: off(['es-x/no-suppressederror']),
  },
  {
    // `json-with-bigint` of @actions/github looks first whether the runtime has them.
    files: ['**/github.js'],
    rules: off(['es-x/no-json-rawjson', 'es-x/no-json-parse-reviver-context-parameter']),
  },
] satisfies Linter.Config[];
