import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/settings/settings.ts';
import { readSources } from '../../src/settings/sources.ts';
import { UsageError } from '../../src/system/errors.ts';

/** An editor, by the schema of the config file, accepts and refuses the same values as the program. */

const matches = new Ajv({ strict: false }).compile(
  JSON.parse(readFileSync('docs/pgo.schema.json', 'utf8')) as object,
);

function isSource(source: unknown): boolean {
  try {
    readSources([source], 'sources', { env: {}, mask: () => {} });
    return true;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // The schema library's own words would show what was written.
    expect(error.message).not.toMatch(/Invalid|Expected|received/);
    return false;
  }
}

type Values = readonly [good: readonly unknown[], bad: readonly unknown[]];

const WHOLE: Values = [
  [1, '1', '20', ' 20 ', '007'],
  [0, '0', '000', -1, 1.5, '1.5', '-1', '1e3', '', ' ', 'many', true, null, [1], {}],
];
const SHARE: Values = [
  [0, 1, 0.05, '0', '0.05', '1.0', '5%', '5 %', '100%', '0.5%', ' 5% ', '05%', '00.5', '100.0%'],
  [1.01, -0.1, '1.01', '2', '101%', '100.1%', '-5%', '%', '.5', '5 percent', '', null, [], true],
];
const DURATION: Values = [
  ['30s', '1.5h', '3m30s', '8ms', ' 7d ', '0.5ms', '24h', '5m'],
  ['0s', '0.0h', '30', 30, '-5m', '5 m', '1y', '5M', 's', '', null, [], {}, true],
];
const FLAG: Values = [
  [true, false, 'true', 'false', ' true '],
  ['yes', 'True', 1, 0, '', null, [], {}, 'true false'],
];
const TEXT: Values = [
  ['x', ' x ', 'a b', 'true'],
  ['', ' ', '\n', 5, true, null, [], ['x'], {}],
];
const REPOSITORY: Values = [
  ['owner/name', ' a.b/c-d '],
  ['owner', 'a/b/c', 'a b/c', '/', 5, '', null],
];
const PRODUCTION = { prometheus: 'http://p', cpu: 'x', released: 'now' };

const SETTINGS: Readonly<Record<string, Values>> = {
  ...{ concurrency: WHOLE, 'max-failures': SHARE, budget: DURATION, title: TEXT, draft: FLAG },
  repository: REPOSITORY,
  labels: [
    ['a, b', '', [], ['a', 5]],
    [5, true, null, {}, [[]], [null], [true]],
  ],
  'build-flags': [
    ['-tags=prod', '', `-ldflags "-s -w -X 'a.b=c d'"`, "a\\ b '\\'", '"a\\"b"', ['-v', ''], []],
    ["'a", '"a', 'a "b\\"', 'a\\', [1], 5, true, null, {}],
  ],
  'serve-env': [
    ['A=b', 'A=b\nB=c=d\n', '\n  A=\n\n B=2', '', {}, { A: 'b', B: 2, C: true }],
    ['A', 'A=b\nB', '1A=b', 'A-B=c', 'A =b', ['A=b'], 5, true, null, { '1A': 'b' }, { A: null }, { A: [] }],
  ],
  renames: [
    [{ 'a/old': 'a/new' }, 'a/old = a/new \r\n\n m.F =m.G\n', '', {}],
    [['a=b'], 'a/old', 'a=b=c', '=b', 'a=', 'a b=c', { a: '' }, { a: 5 }, { 'a b': 'c' }, null],
  ],
  weighting: [
    ['samples', 'equal'],
    ['Samples', ' equal ', '', 1, true, null, []],
  ],
  ready: [
    ['http://127.0.0.1:8080/', ' https://x '],
    ['127.0.0.1:80', 'ftp://x', '', 5, null],
  ],
  'auto-merge': [
    [false, 'false', 'merge'],
    [true, 'true', 'rebase!', 0, null],
  ],
  production: [
    [PRODUCTION, { ...PRODUCTION, days: '0' }, { ...PRODUCTION, released: '${RELEASED}', settle: '1.5h' }],
    [{}, { ...PRODUCTION, days: 91 }, { ...PRODUCTION, released: 'v1.2.3' }, { ...PRODUCTION, x: 1 }, 'x'],
  ],
};

test.each(Object.entries(SETTINGS))('%s', (name, [good, bad]) => {
  const schema = v.strictObject(ENTRIES);
  const both = (value: unknown) => [v.is(schema, { [name]: value }), matches({ [name]: value })];
  for (const value of good) expect([value, ...both(value)]).toEqual([value, true, true]);
  for (const value of bad) expect([value, ...both(value)]).toEqual([value, false, false]);
});

const pprof = { pprof: 'http://p' };
const parca = { parca: 'http://p', query: 'q' };
const SECONDS = [86_401, 1e300, '0.5'];
const DATES = ['2026-11-20', '2026-11-20T06:00', '2026-11-20 06:00:30.5+01:00'];
const NO_DATES = ['2026-13-01', '2026-11-32', '2026-11-20T24:01', '20261120'];
const SOURCES: [string, object, unknown[] | readonly unknown[], readonly unknown[]][] = [
  ['limit', pprof, ...WHOLE],
  ['seconds', pprof, [...WHOLE[0], 86_400, '86400'], [...WHOLE[1], ...SECONDS]],
  ['timeout', pprof, ...DURATION],
  ['weight', pprof, [1, 0.25, '0.25', ' 1 '], [0, '0.0', '00', -0.5, '.5', '1.', 'x', '', null, false, []]],
  ['required', pprof, ...FLAG],
  ['token', pprof, ...TEXT],
  ['username', pprof, ['x', 5], ['', ' ', null, true, []]],
  ['headers', pprof, [{}, { 'X-Key': 'x' }], [{ 0: 'x' }, ['x'], { 'A: b': 'c' }, { A: 5 }, 'A: b', 5, null]],
  ['repository', { artifact: 'x' }, ...REPOSITORY],
  ['port', { kubernetes: 'ns/app=x' }, [6060, '6060', 'debug'], [0, 1.5, 'a b', '', null, true, []]],
  ['scheme', { kubernetes: 'ns/app=x', port: 1 }, ['http', 'https'], ['HTTP', 'ftp', '', null]],
  ['to', parca, ['now', ' now ', 'now-24h', 'now - 1.5d', ...DATES], ['yesterday', 'now-5', ...NO_DATES, 5]],
  ['from', parca, ['1780000000', 1_780_000_000, 1_780_000_000_000], ['178000000', 1.5, 0, []]],
];

test.each(SOURCES)('%s of a source', (name, rest, good, bad) => {
  const both = (value: unknown) => {
    const source = { ...rest, [name]: value };
    return [isSource(source), matches({ sources: [source] })];
  };
  for (const value of good) expect([value, ...both(value)]).toEqual([value, true, true]);
  for (const value of bad) expect([value, ...both(value)]).toEqual([value, false, false]);
});

test('lone sources', () => {
  const incomplete = [5, null, { parca: 'http://p' }, {}];
  for (const source of ['http://a:1', 'x.pprof', { file: 'x' }, parca, '', ' ', ...incomplete])
    expect([source, matches({ sources: [source] })]).toEqual([source, isSource(source)]);
});
