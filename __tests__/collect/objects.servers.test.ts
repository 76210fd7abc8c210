import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectObjects, DEFAULT_LIMIT, keyPattern } from '../../src/collect/objects.ts';
import type { ObjectAddress, ObjectSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { zip } from '../harness/artifacts/upload/zip.mts';
import { startVersitygw, type Versitygw } from '../harness/servers/versitygw.ts';

const HOUR = 3_600_000;
const bytes = (text: string) => Buffer.from(text);

let server: Versitygw;
beforeAll(async () => {
  server = await startVersitygw();
  const put = (objects: Record<string, Uint8Array>, age: number) => server.put('bucket', objects, age);
  await put({ 'prod/wshim/old.pprof': bytes('old') }, 48 * HOUR);
  await put({ 'prod/wshim/new.pprof': bytes('new'), 'prod/wshim/also-new.pprof': bytes('also') }, HOUR);
  await put({ 'prod/wshim/middle.pprof': bytes('middle') }, 5 * HOUR);
  await put({ 'prod/wshim-canary/cpu-1.pprof': bytes('canary') }, 2 * HOUR);
  await put({ 'prod/api/cpu-1.pprof': bytes('api 1'), 'prod/api/heap-1.pprof': bytes('heap') }, 2 * HOUR);
  await put({ 'prod/api/deep/cpu-2.pprof': bytes('api 2') }, 2 * HOUR);
  await put({ 'top.pprof': bytes('top'), 'top.pprof.bak': bytes('bak'), 'odd[1].pprof': bytes('odd') }, HOUR);
});
afterAll(() => server[Symbol.asyncDispose]());

function source(path: string, options: Partial<ObjectSource<'s3'>> = {}): ObjectSource<'s3'> {
  const address: ObjectAddress = { scheme: 's3', bucket: 'bucket', path, endpoint: server.url };
  return { kind: 's3', address, label: `s3://bucket/${path}`, required: false, ...options };
}

async function collected(path: string, options?: Partial<ObjectSource<'s3'>>) {
  await using context = await createContext({ env: server.env });
  const { files, findings, failures } = await collectObjects(source(path, options), context);
  const names = files.map(({ name }) => name.replace('s3://bucket/', ''));
  return { names, findings, failures };
}

async function refusal(path: string, options?: Partial<ObjectSource<'s3'>>) {
  await using context = await createContext({ env: server.env });
  const { message, fix } = await failureOf(collectObjects(source(path, options), context));
  return `${message} ${fix}`;
}

describe('what a path stands for', () => {
  test('one object, and not others with the same beginning', async () => {
    expect((await collected('top.pprof')).names).toEqual(['top.pprof']);
    expect((await collected('odd[1].pprof')).names).toEqual(['odd[1].pprof']);
  });

  test('a prefix, whether or not it ends in a slash', async () => {
    const wshim = ['also-new', 'middle', 'new', 'old'].map((name) => `prod/wshim/${name}.pprof`);
    expect((await collected('prod/wshim/')).names).toEqual(wshim);
    expect((await collected('prod/wsh')).names).toEqual(['prod/wshim-canary/cpu-1.pprof', ...wshim]);
    expect((await collected('')).names).toHaveLength(11);
  });

  test('a glob', async () => {
    expect((await collected('prod/*/cpu-*.pprof')).names).toEqual([
      'prod/api/cpu-1.pprof',
      'prod/wshim-canary/cpu-1.pprof',
    ]);
    expect((await collected('prod/**/cpu-*.pprof')).names).toHaveLength(3);
    expect((await collected('prod/{api,wshim}/*.pprof')).names).toHaveLength(6);
    expect(keyPattern('prod/*/cpu-*.pprof').prefix).toBe('prod/');
  });
});

describe('which objects are taken', () => {
  test('the newest of those that are young enough, with a note on each kind of others', async () => {
    expect(await collected('prod/wshim/', { limit: 2, maxAge: 24 * HOUR })).toMatchObject({
      names: ['prod/wshim/also-new.pprof', 'prod/wshim/new.pprof'],
      findings: [
        { message: expect.stringMatching(/\b1 of 4 objects\b.*max-age 24 h/) },
        { message: expect.stringMatching(/\b2 of 3 objects\b.*`limit`/) },
      ],
    });
  });

  test('nothing is there', async () => {
    expect(await refusal('prod/wshimm/')).toContain(' s3://bucket/prod/wshimm/');
  });

  test('of more than a thousand, over several pages, the newest thousand, unless the source says otherwise', async () => {
    const names = Array.from({ length: 1_050 }, (_, i) => `many/${String(i).padStart(4, '0')}.pprof`);
    await server.put('crowd', Object.fromEntries(names.slice(0, 1_000).map((n) => [n, bytes(n)])), HOUR);
    await server.put('crowd', Object.fromEntries(names.slice(1_000).map((n) => [n, bytes(n)])), 0);
    const crowd = source('many/');
    const address = { ...crowd.address, bucket: 'crowd' };

    const all = await collected('', { address });
    expect(all.names).toHaveLength(DEFAULT_LIMIT);
    // The 50 newest are the last by name, on the second page.
    expect(all.names.at(-1)).toBe('s3://crowd/many/1049.pprof');
    expect(all.names).not.toContain('s3://crowd/many/0950.pprof');
    expect(all.findings).toEqual([
      {
        severity: 'note',
        message: expect.stringMatching(/\b1000 of 1050 objects\b.*`limit`.*`max-age`/),
      },
    ]);
    expect((await collected('', { address, limit: 1_049 })).names).toHaveLength(1_049);
    expect(await collected('', { address, maxAge: HOUR / 2 })).toMatchObject({ names: { length: 50 } });
  });
});

test('what an object holds: archives are unpacked, whatever their name; other objects are not changed', async () => {
  const archive = zip([
    { name: 'a.pprof', data: bytes('a') },
    { name: 'sub/b.pprof', data: bytes('b') },
  ]);
  await server.put('bucket', { 'mixed/all.pprof': archive, 'mixed/text.txt': bytes('no profile') }, HOUR);
  expect(await collected('mixed/')).toEqual({
    names: ['mixed/all.pprof/a.pprof', 'mixed/all.pprof/sub/b.pprof', 'mixed/text.txt'],
    findings: [],
    failures: 0,
  });
});
