import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Config } from '../../src/config.ts';
import { UsageError } from '../../src/system/errors.ts';
import { readConfig } from '../harness/read-config.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const WHOLE = {
  prometheus: 'https://${HOST}/prefix/',
  cpu: 'rate(process_cpu_seconds_total[5m])',
  released: '2026-11-20T06:00:00Z',
};
const ENV = { HOST: 'prometheus.internal', PROMETHEUS_TOKEN: 'token-0123' };

/** What an editor says of the config file. */
const matches = new Ajv({ strict: false }).compile(JSON.parse(readFileSync('docs/pgo.schema.json', 'utf8')));

/** Of the input, or with `file` of the config file. */
async function read(written: { input?: string; file?: string }): Promise<Config> {
  await using folder = await temporaryFolder();
  if (written.file !== undefined) {
    await mkdir(join(folder.path, '.github'));
    await writeFile(join(folder.path, '.github', 'pgo.yml'), written.file);
  }
  const settings: Record<string, string> = written.input === undefined ? {} : { production: written.input };
  return await readConfig({ settings }, { cwd: folder.path, env: ENV, mask: () => {} }, 'compare');
}

async function refusal(written: { input?: string; file?: string }): Promise<string> {
  const outcome = await read(written).catch((error: unknown) => error);
  if (outcome instanceof UsageError) return `${outcome.message} ${outcome.fix}`;
  throw new Error('it was accepted', { cause: outcome });
}

const inFile = (map: object) => ({ file: JSON.stringify({ production: map }) });
const asInput = (map: object) => ({ input: JSON.stringify(map) });

describe('production', () => {
  it('has defaults for all but what is asked, where, and when', async () => {
    const expected = {
      url: 'https://prometheus.internal/prefix',
      headers: {},
      cpu: 'rate(process_cpu_seconds_total[5m])',
      released: { at: Date.UTC(2026, 10, 20, 6) },
      settle: 600_000,
      window: 7_200_000,
      days: 7,
    };
    expect((await read(inFile(WHOLE))).production).toEqual(expected);
    expect((await read(asInput(WHOLE))).production).toEqual(expected);
  });

  it('takes all of it as YAML text', async () => {
    const input = `
      prometheus: http://me:pw@127.0.0.1:9090
      cpu: sum(a{b="c"})
      traffic: sum(d)
      released: now-3d
      settle: 30m
      window: 1h
      days: 0
      timeout: 1m
      headers: { X-Scope-OrgID: acme }
    `;
    expect((await read({ input })).production).toEqual({
      url: 'http://127.0.0.1:9090',
      headers: { Authorization: `Basic ${btoa('me:pw')}`, 'X-Scope-OrgID': 'acme' },
      cpu: 'sum(a{b="c"})',
      traffic: 'sum(d)',
      released: { ago: 3 * 86_400_000 },
      settle: 1_800_000,
      window: 3_600_000,
      days: 0,
      timeout: 60_000,
    });
  });

  it('reads the workflow that users copy', async () => {
    const workflow = parse(await readFile('examples/workflows/after-release.yml', 'utf8'));
    const input: string = workflow.jobs.compare.steps[0].with.production;
    const released = '2026-11-20T06:00:00Z';
    expect((await read({ input: input.replace(/\$\{\{.*?\}\}/, released) })).production).toMatchObject({
      url: 'https://prometheus.internal.example',
      released: { at: Date.parse(released) },
      headers: { Authorization: 'Bearer token-0123' },
    });
  });

  it.each([
    {},
    { days: 0 },
    { days: '0' },
    { days: 90 },
    { days: '14' },
    { released: 1_780_000_000 },
    { released: 'now-6h' },
    { settle: '1.5h', window: '90m', timeout: '10s', traffic: 'x' },
  ])('takes %j, and so does an editor', async (changes) => {
    const map = { ...WHOLE, ...changes };
    expect((await read(inFile(map))).production).toBeDefined();
    expect(matches({ production: map })).toBe(true);
  });

  it('wins over the file as a whole', async () => {
    const file = JSON.stringify({ production: { ...WHOLE, traffic: 'x' } });
    const { production } = await read({ file, input: JSON.stringify({ ...WHOLE, days: 14 }) });
    expect(production).toMatchObject({ days: 14 });
    expect(production).not.toHaveProperty('traffic');
  });

  it.each([
    [
      { ...WHOLE, prometheus: undefined, promtheus: 'x' },
      'there is no `promtheus`. Did you mean `prometheus`?',
    ],
    [{ ...WHOLE, cpu: undefined }, "`cpu` is missing. Add it, for instance `cpu: 'rate(process_cpu_seconds"],
    [
      { ...WHOLE, released: undefined },
      "`released` is missing. Add it, for instance `released: '2026-11-20T06:00:00Z'`.",
    ],
    [{ ...WHOLE, released: 'v1.2.3' }, 'released: `v1.2.3` is not a time such as `now`, `now-24h`'],
    [{ ...WHOLE, released: '' }, 'released: `` is not a time such as'],
    [{ ...WHOLE, days: 91 }, 'days: `91` is not a whole number from 0 to 90.'],
    [{ ...WHOLE, days: -1 }, 'days: `-1` is not a whole number'],
    [{ ...WHOLE, window: 7200 }, 'window: `7200` is not a duration longer than nothing'],
    [{ ...WHOLE, traffic: ' ' }, 'traffic: `` is not a text that is not empty.'],
    [{ ...WHOLE, token: 5 }, 'token is not a text.'],
    [{ ...WHOLE, headers: ['x'] }, 'headers is not a map of header names and texts.'],
  ])('%j is refused', async (map, sentence) => {
    expect(await refusal(inFile(map))).toContain(`.github/pgo.yml: production: ${sentence}`);
    expect(await refusal(asInput(map))).toContain(`production: ${sentence}`);
    expect(matches({ production: map })).toBe(false);
  });

  it.each([
    [{ ...WHOLE, prometheus: 'prometheus:9090' }, 'production: the address is not an http(s) URL'],
    [{ ...WHOLE, prometheus: 'http://x/?a=b' }, 'production: the base URL has a query.'],
    [{ ...WHOLE, token: '${NONE}' }, 'production.token: the environment has no variable NONE.'],
    [{ ...WHOLE, token: 'a', username: 'b' }, 'production has both a `token` and a `username`'],
  ])('%j is refused, too', async (map, sentence) => {
    expect(await refusal(inFile(map))).toContain(sentence);
  });

  it('is a map', async () => {
    expect(await refusal({ input: '- a' })).toContain(
      'production is not a map with `prometheus`, `cpu` and `released`.',
    );
    expect(await refusal({ input: 'a: [' })).toContain('production is not valid YAML');
    expect(await refusal({ file: 'production: [a]' })).toContain(
      '.github/pgo.yml: production: `["a"]` is not a map with `prometheus`, `cpu` and `released`.',
    );
  });
});
