import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/config/settings.ts';
import { readSources } from '../../src/config/sources.ts';
import { UsageError } from '../../src/system/errors.ts';

/** What an editor says of a config file by its schema is what the program says of it. */

const schema = JSON.parse(readFileSync('docs/pgo.schema.json', 'utf8')) as object;
const matches = new Ajv({ strict: false }).compile(schema);

const accepted = (settings: Record<string, unknown>): boolean => v.is(SETTINGS, settings);

function acceptedSource(source: unknown): boolean {
  try {
    readSources([source], 'sources', { env: {}, mask: () => {} });
    return true;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // The words of the schema's library would show what was written.
    expect(error.message).not.toMatch(/Invalid|Expected|received/);
    return false;
  }
}

const WHOLE = [
  [1, '1', '20', ' 20 ', '007'],
  [0, '0', '000', -1, 1.5, '1.5', '-1', '1e3', '', ' ', 'many', true, null, [1], {}],
] as const;
const POSITIVE = [
  [1, 0.25, '0.25', '2', ' 1 ', '0.001'],
  [0, '0', '0.0', '00', -0.5, '-1', '.5', '1.', 'x', '', null, false, [], {}],
] as const;
const SHARE = [
  [0, 1, 0.05, '0', '0.05', '1', '1.0', '5%', '5 %', '100%', '0.5%', ' 5% ', '05%', '00.5', '100.0%'],
  [1.01, -0.1, '1.01', '2', '101%', '100.1%', '120%', '-5%', '%', '.5', '5 percent', '', null, [], true],
] as const;
const DURATION = [
  ['30s', '1.5h', '8ms', ' 7d ', '2w', '0.5ms', '24h', '5m'],
  ['0s', '0.0h', '30', 30, '-5m', '5 m', '1y', '5M', 's', '', null, [], {}, true],
] as const;
/** What timers wait for. */
const PATIENCE = [
  [...DURATION[0].filter((one) => one !== '2w'), '1w', '7d', '6.99d', '007.0d', '168h', '10080m', '604800s'],
  [
    ...DURATION[1],
    '2w',
    '1.5w',
    '8d',
    '7.1d',
    '30d',
    '169h',
    '10081m',
    '604801s',
    '604800001ms',
    `${'9'.repeat(400)}s`,
  ],
] as const;
const SECONDS = [
  [...WHOLE[0], 86_400, '86400', '086400', '86399', '79999'],
  [...WHOLE[1], 86_401, '86401', '90000', '3000000', 3_000_000, 1e300, '0.5'],
] as const;
const FLAG = [
  [true, false, 'true', 'false', ' true '],
  ['yes', 'True', 1, 0, '', null, [], {}, 'true false'],
] as const;
const TEXT = [
  ['x', ' x ', 'a b', 'true'],
  ['', ' ', '\n', 5, true, null, [], ['x'], {}],
] as const;
const LIST = [
  ['a, b', '', [], ['a', 5]],
  [5, true, null, {}, [[]], [null], [true]],
] as const;
const WORDS = [
  ['-tags=prod', '', `-ldflags "-s -w -X 'a.b=c d'"`, "a\\ b '\\'", '"a\\"b"', ['-v', ''], []],
  ["'a", '"a', 'a "b\\"', 'a\\', [1], 5, true, null, {}],
] as const;
const ASSIGNMENTS = [
  ['A=b', 'A=b\nB=c=d\n', '\n  A=\n\n B=2', '', {}, { A: 'b', B: 2, C: true }],
  [
    'A',
    'A=b\nB',
    '1A=b',
    'A-B=c',
    'A =b',
    ['A=b'],
    5,
    true,
    null,
    { '1A': 'b' },
    { A: null },
    { A: [] },
    { A: {} },
  ],
] as const;
const REPOSITORY = [
  ['owner/name', ' a.b/c-d '],
  ['owner', 'a/b/c', 'a b/c', '/', 5, '', null],
] as const;
const MOMENT = [
  [
    'now',
    ' now ',
    'now-24h',
    'now - 1.5d',
    '2026-11-20',
    '2026-11-20T06:00',
    '2026-11-20 06:00:30.5+01:00',
    '2026-11-20T06:00Z',
    '1780000000',
    '1780000000000',
    1_780_000_000,
    1_780_000_000_000,
  ],
  [
    'yesterday',
    'now+1h',
    'now-5',
    '2026-13-01',
    '2026-00-10',
    '2026-11-32',
    '2026-11-20T24:01',
    '2026-11-20T06:60',
    '2026-11-20T06:00+25:00',
    '20261120',
    '178000000',
    '',
    ' ',
    1_780_000_000.5,
    5,
    0,
    true,
    null,
    [],
  ],
] as const;

const SETTING_VALUES: Record<string, readonly [readonly unknown[], readonly unknown[]]> = {
  concurrency: WHOLE,
  milestone: WHOLE,
  cpus: POSITIVE,
  'max-failures': SHARE,
  budget: PATIENCE,
  'verify-timeout': PATIENCE,
  'max-profile-age': DURATION,
  draft: FLAG,
  title: TEXT,
  labels: LIST,
  'build-flags': WORDS,
  'serve-env': ASSIGNMENTS,
  repository: REPOSITORY,
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
};

describe.each(Object.entries(SETTING_VALUES))('%s', (name, [good, bad]) => {
  it.each(good.map((value) => ({ value })))('takes $value', ({ value }) => {
    expect({ program: accepted({ [name]: value }), schema: matches({ [name]: value }) }).toEqual({
      program: true,
      schema: true,
    });
  });
  it.each(bad.map((value) => ({ value })))('refuses $value', ({ value }) => {
    expect({ program: accepted({ [name]: value }), schema: matches({ [name]: value }) }).toEqual({
      program: false,
      schema: false,
    });
  });
});

const parca = { parca: 'http://p', query: 'q' };
const pprof = { pprof: 'http://p' };
const SOURCE_VALUES: [string, object, readonly [readonly unknown[], readonly unknown[]]][] = [
  ['limit', pprof, WHOLE],
  ['seconds', pprof, SECONDS],
  ['timeout', pprof, PATIENCE],
  ['weight', pprof, POSITIVE],
  ['max-age', pprof, DURATION],
  ['required', pprof, FLAG],
  ['headers-command', pprof, TEXT],
  ['token', pprof, TEXT],
  [
    'username',
    pprof,
    [
      ['x', 5],
      ['', ' ', null, true, []],
    ],
  ],
  [
    'headers',
    pprof,
    [
      [{}, { 'X-Key': 'x', 'x.2': '' }],
      [{ 0: 'x' }, ['x'], { 'A: b': 'c' }, { A: 5 }, 'A: b', 5, null],
    ],
  ],
  ['repository', { artifact: 'x' }, REPOSITORY],
  [
    'workflow',
    { artifact: 'x' },
    [
      ['x.yml', 5],
      ['', null, true],
    ],
  ],
  [
    'port',
    { kubernetes: 'ns/app=x' },
    [
      [6060, '6060', 'debug', 'HTTP-2'],
      [0, 1.5, 'a b', '', null, true, []],
    ],
  ],
  [
    'scheme',
    { kubernetes: 'ns/app=x', port: 1 },
    [
      ['http', 'https'],
      ['HTTP', 'ftp', '', null],
    ],
  ],
  ['to', { prometheus: 'http://p', query: 'q', endpoint: 'http://{{i}}' }, MOMENT],
  ['query', { parca: 'http://p' }, TEXT],
];

describe.each(SOURCE_VALUES)('%s of a source', (name, rest, [good, bad]) => {
  const both = (value: unknown) => {
    const source = { ...rest, [name]: value };
    return { program: acceptedSource(source), schema: matches({ sources: [source] }) };
  };
  it.each(good.map((value) => ({ value })))('takes $value', ({ value }) => {
    expect(both(value)).toEqual({ program: true, schema: true });
  });
  it.each(bad.map((value) => ({ value })))('refuses $value', ({ value }) => {
    expect(both(value)).toEqual({ program: false, schema: false });
  });
});

it.each([
  ['http://a:1'],
  ['x.pprof'],
  [{ file: 'x' }],
  [parca],
  [''],
  [' '],
  [5],
  [null],
  [{ parca: 'http://p' }],
  [{}],
])('the source %j', (source) => {
  expect(matches({ sources: [source] })).toBe(acceptedSource(source));
});
