import { describe, expect, test, vi } from 'vitest';
import { openArchive } from '../../src/collect/archive.ts';
import { collectObjects } from '../../src/collect/objects.ts';
import type { ObjectSource, Scheme } from '../../src/collect/source.ts';
import { listPages, type Page } from '../../src/net/pages.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { type Asked, reply, startHostileServer } from '../harness/hostile-server.ts';
import { NO_CREDENTIALS } from './opened.ts';

const sentences = goldenSentences('collect');

/** Lists that a server makes to keep a run busy: pages without an end, and keys that no store has. */

const ENV = {
  ...NO_CREDENTIALS,
  AWS_ACCESS_KEY_ID: 'access-key-0',
  AWS_SECRET_ACCESS_KEY: 'secret-key-of-a-test',
  AWS_REGION: 'eu-west-1',
  AZURE_STORAGE_KEY: 'aG9zdGlsZS1zZWNyZXQtMQ==',
};
// Only Google's library looks for this, in the environment of the process.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
const SCHEMES = ['s3', 'gs', 'az'] as const;

interface Listed {
  readonly keys: readonly string[];
  readonly next?: string | undefined;
  readonly size?: string;
}

const PAGES: Readonly<Record<Scheme, (page: Listed) => string>> = {
  s3: ({ keys, next, size = '3' }) =>
    `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}${keys.map((key) => `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>2026-11-20T00:00:00Z</LastModified></Contents>`).join('')}</ListBucketResult>`,
  gs: ({ keys, next, size = '3' }) =>
    JSON.stringify({
      kind: 'storage#objects',
      nextPageToken: next,
      items: keys.map((name) => ({ name, size, timeCreated: '2026-11-20T00:00:00Z' })),
    }),
  az: ({ keys, next = '', size = '3' }) =>
    `<?xml version="1.0" encoding="utf-8"?><EnumerationResults ServiceEndpoint="http://x/account" ContainerName="bucket"><Blobs>${keys.map((key) => `<Blob><Name>${key}</Name><Properties><Last-Modified>Fri, 20 Nov 2026 00:00:00 GMT</Last-Modified><Etag>x</Etag><Content-Length>${size}</Content-Length><BlobType>BlockBlob</BlobType></Properties></Blob>`).join('')}</Blobs><NextMarker>${next}</NextMarker></EnumerationResults>`,
};
const HEADERS: Readonly<Record<Scheme, Record<string, string>>> = {
  s3: { 'Content-Type': 'application/xml' },
  gs: { 'Content-Type': 'application/json' },
  az: { 'Content-Type': 'application/xml', 'x-ms-version': '2026-04-06', etag: '"1"' },
};

/** A store whose n-th page, from 0, is `page`. */
async function startStore(scheme: Scheme, page: (number: number) => Listed) {
  let pages = 0;
  const server = await startHostileServer(({ path }: Asked) => {
    const isList = scheme === 'gs' ? !path.includes('alt=media') : /list-type=2|comp=list/.test(path);
    if (!isList) return reply(200, 'bytes', HEADERS[scheme]);
    pages += 1;
    return reply(200, PAGES[scheme](page(pages - 1)), HEADERS[scheme]);
  });
  const address = {
    scheme,
    bucket: 'bucket',
    endpoint: server.url,
    ...(scheme === 'az' && { account: 'account' }),
  };
  return { ...server, address: (path: string) => ({ ...address, path }), pages: () => pages };
}

async function collect(scheme: Scheme, path: string, page: (number: number) => Listed) {
  await using store = await startStore(scheme, page);
  await using context = await createContext({ env: ENV });
  const source = {
    kind: scheme,
    label: 'the bucket',
    required: false,
    address: store.address(path),
  } as ObjectSource;
  return await collectObjects(source, context);
}

describe.each(SCHEMES)('%s', (scheme) => {
  test.each([
    ['a page that leads to itself', () => 'same'],
    ['two pages that lead to each other', (number: number) => `page-${number % 2}`],
    ['a circle of five pages', (number: number) => `page-${number % 5}`],
  ])('%s', async (_name, token) => {
    const endless = (number: number) => ({ keys: [`prod/${number}`], next: token(number) });
    const error = await sentences.addError(collect(scheme, 'prod/', endless));
    expect(error.message).toContain('/prod/');
    expect(error.fix).toBeDefined();
    await using store = await startStore(scheme, endless);
    const archive = await openArchive(store.address('prod/'), [], {
      env: ENV,
      signal: AbortSignal.timeout(4_000),
      mask() {},
    });
    const profiles = archive.profiles('/nonexistent', 3);
    expect((await sentences.addError(Promise.resolve(profiles.next()))).message).toBe(error.message);
    expect(store.pages()).toBeLessThan(10);
  });

  test('a key of 1,000 dashes and a glob with five stars', async () => {
    const keys = [`prod/${'-'.repeat(1_000)}`, 'prod/a-b-c-d-e.pprof'];
    const { files } = await collect(scheme, 'prod/*-*-*-*-*.pprof', () => ({ keys }));
    expect(files.map(({ name }) => name)).toEqual([`${scheme}://bucket/prod/a-b-c-d-e.pprof`]);
  });

  test.each([
    ['1,100 characters', 'x'.repeat(1_100)],
    ['1,200 bytes', 'é'.repeat(600)],
    ['15 MB', 'x'.repeat(15_000_000)],
  ])('a key of %s', async (_name, key) => {
    const outcome = collect(scheme, 'prod/', () => ({ keys: [`prod/${key}`] }));
    // Azure limits characters, and not bytes.
    if (scheme === 'az' && key.startsWith('é')) return void expect((await outcome).files).toHaveLength(1);
    const { message, fix } = await failureOf(outcome);
    expect(message).toContain('/prod/');
    expect(message.length + (fix ?? '').length).toBeLessThan(600);
  });

  test.each(['-1', 'NaN', '1e400', '99999999999999999999'])('a size of %s', async (size) => {
    const listed = () => ({ keys: ['prod/a'], size });
    expect((await failureOf(collect(scheme, 'prod/', listed))).message).toContain('/prod/');
  });
});

describe('every list', () => {
  const options = {
    subject: 'The list',
    fixServer: 'Ask another server.',
    fixLength: 'Ask for less.',
    most: 2_500,
    bytesOf: (name: string) => name.length,
    signal: new AbortController().signal,
  };
  const read = async (ask: (token: string | undefined) => Promise<Page<string>>, more = {}) => {
    const items: string[] = [];
    for await (const item of listPages(ask, { ...options, ...more })) items.push(item);
    return items;
  };

  test('has the items of all pages, in their order', async () => {
    const pages = [['a', 'b'], [], ['c']];
    const ask = async (token = '0') => ({
      items: pages[Number(token)] ?? [],
      next: Number(token) < 2 ? String(Number(token) + 1) : undefined,
    });
    expect(await read(ask)).toEqual(['a', 'b', 'c']);
  });

  test('ends after too many items, bytes or empty pages', async () => {
    const counter =
      (items: readonly string[]) =>
      async (token = '0') => ({ items, next: `${Number(token) + 1}` });
    const messageOf = async (items: readonly string[], more = {}) =>
      (await sentences.addError(read(counter(items), more))).message;
    expect(await messageOf(Array(100).fill('x'))).toMatch(/^The list .* 2500 /);
    expect(await messageOf(['x'], { bytesOf: () => 10 ** 8 })).toMatch(/^The list .* 256 MiB /);
    expect(await messageOf([])).toMatch(/^The list .* 1000 empty pages/);
  });

  test('lets a cancelled run end in the middle of a page', async () => {
    const stop = new AbortController();
    const items = Array.from({ length: 2_400 }, (_, at) => String(at));
    setImmediate(() => stop.abort(new Error('cancelled')));
    const reading = read(async () => ({ items, next: undefined }), { signal: stop.signal });
    await expect(reading).rejects.toThrow();
  });
});

sentences.compare();
