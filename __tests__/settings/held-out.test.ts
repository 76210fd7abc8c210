import { expect, it } from 'vitest';
import { read, refusal } from './scene.ts';

/** The work that decides the verdict, as it stands in the config file. */
const SERVICE = { serve: './server', load: 'hey -z 5m http://127.0.0.1:$PORT/' };
const inFile = (heldOut: unknown, others: object = SERVICE) =>
  ({ file: JSON.stringify({ ...others, 'held-out': heldOut }), command: 'compare' }) as const;
const configOf = async (...file: Parameters<typeof inFile>) => (await read(inFile(...file))).configs[0];

it('takes another load against the same service, and masks the secrets in it', async () => {
  const load = 'hey -H "Authorization: Bearer hunter2hunter2" http://127.0.0.1:$PORT/other';
  const { configs, masked } = await read(inFile({ load }));
  expect(configs[0]?.heldOut).toEqual({ load });
  const { underLoad, heldOutLoad } = configs[0] ?? {};
  expect(underLoad).toMatchObject(SERVICE);
  expect(heldOutLoad).toEqual({ ...underLoad, load });
  expect(masked).toContain('hunter2hunter2');
});

it('takes another run of a program that ends, and runs it in turns with the other', async () => {
  const program = { load: '$PGO_BINARY testdata/a.json' };
  const config = await configOf({ load: '$PGO_BINARY testdata/b.json' }, program);
  expect(config?.underLoad?.program).toBe(program.load);
  expect(config?.heldOutLoad?.program).toBe('$PGO_BINARY testdata/b.json');
});

it('takes benchmarks, by default all of the named packages, and those in the packages of the others', async () => {
  expect((await configOf({ benchmarks: 'Encode' }))?.heldOut).toEqual({ benchmarks: 'Encode' });
  expect((await configOf({ 'benchmark-packages': './codec' }))?.heldOut).toEqual({
    benchmarks: '.',
    benchmarkPackages: ['./codec'],
  });
  const packages = { 'benchmark-packages': ['./a'] };
  expect((await configOf({ benchmarks: '.', 'benchmark-packages': './b' }, packages))?.heldOut).toEqual({
    benchmarks: '.',
    benchmarkPackages: ['./b'],
  });
});

it('is YAML as an option, and an empty option takes back that of the file', async () => {
  const raw = { settings: { 'held-out': '{ load: ab http://127.0.0.1:$PORT/x, benchmarks: Encode }' } };
  const { configs } = await read({ ...inFile({ load: 'wrk http://127.0.0.1:$PORT/' }), raw });
  expect(configs[0]?.heldOut).toEqual({ load: 'ab http://127.0.0.1:$PORT/x', benchmarks: 'Encode' });
  expect(configs[0]?.changedSettings).toContainEqual({
    name: 'held-out',
    changes: 'comparison',
    value: '{"load":"ab http://127.0.0.1:$PORT/x","benchmarks":"Encode"}',
  });
  const none = await read({ ...inFile({ benchmarks: 'Encode' }), raw: { settings: { 'held-out': '' } } });
  expect(none.configs[0]?.heldOut).toBeUndefined();
});

it.each<[string, unknown, object | undefined, RegExp]>([
  ['the same load', { load: SERVICE.load }, undefined, /^held-out\.load: this work is the same as `load`/],
  ['the same benchmarks', { benchmarks: '.' }, undefined, /^held-out\.benchmarks: this work is the same as/],
  [
    'the same benchmarks of the same packages',
    { benchmarks: 'Encode', 'benchmark-packages': './a' },
    { benchmarks: 'Encode', 'benchmark-packages': ['./a'] },
    /^held-out\.benchmarks: this work is the same as/,
  ],
  ['no work', {}, undefined, /^held-out: this setting names no work\..*`held-out: \{ load: /],
  ['nothing else', { benchmarks: 'Encode' }, { benchmarks: 'none' }, /no other work is measured.*`measure`/],
  [
    'work that is not measured',
    { benchmarks: 'Encode' },
    { ...SERVICE, measure: 'load', load: undefined },
    /no other work is measured/,
  ],
  [
    'a load without a service',
    { load: 'ab http://127.0.0.1/' },
    {},
    /^`held-out\.load` is given without `serve`/,
  ],
  [
    'an unknown key',
    { packages: './...' },
    undefined,
    /held-out: there is no `packages`.*`benchmark-packages`/,
  ],
  ['a text', 'Encode', undefined, /held-out is not a map with `load`, `benchmarks` or `benchmark-packages`/],
])('%s is refused', async (_, heldOut, others, sentence) => {
  expect(await refusal(inFile(heldOut, others))).toMatch(sentence);
});
