import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { collect } from '../../src/collect/collect.ts';
import { chooseObjects } from '../../src/collect/objects.ts';
import type { ObjectSource, Scheme, Source } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { listed, NOBODY, opened } from './opened.ts';

/** Lists whose every page names a next one: each answer is right in itself, and only the number of pages tells. */

let server: Server | undefined;
let asked = 0;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers the request of each number, from 1, with this text. @returns the server's address. */
async function serve(type: string, page: (number: number, path: string) => string): Promise<string> {
  asked = 0;
  const started = createServer((request, response) => {
    asked += 1;
    response.setHeader('content-type', type).setHeader('x-ms-version', '2026-04-06');
    response.end(page(asked, request.url ?? ''));
  });
  server = started;
  await new Promise<void>((listening) => void started.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

/** A page of a store's list with these keys, and the token of the next one. */
const PAGES: Readonly<Record<Scheme, { type: string; of(keys: readonly string[], next: string): string }>> = {
  s3: {
    type: 'application/xml',
    of: (keys, next) =>
      `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>${keys.map((key) => `<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-20T00:00:00Z</LastModified></Contents>`).join('')}</ListBucketResult>`,
  },
  gs: {
    type: 'application/json',
    of: (keys, nextPageToken) =>
      JSON.stringify({
        kind: 'storage#objects',
        nextPageToken,
        items: keys.map((name) => ({ name, size: '3', timeCreated: '2026-11-20T00:00:00Z' })),
      }),
  },
  az: {
    type: 'application/xml',
    of: (keys, next) =>
      `<?xml version="1.0" encoding="utf-8"?><EnumerationResults ServiceEndpoint="http://x/account" ContainerName="bucket"><Blobs>${keys.map((key) => `<Blob><Name>${key}</Name><Properties><Last-Modified>Fri, 20 Nov 2026 00:00:00 GMT</Last-Modified><Etag>x</Etag><Content-Length>3</Content-Length><BlobType>BlockBlob</BlobType></Properties></Blob>`).join('')}</Blobs><NextMarker>${next}</NextMarker></EnumerationResults>`,
  },
};
const SCHEMES = ['s3', 'gs', 'az'] as const;

function addressOf(scheme: Scheme, endpoint: string) {
  return { scheme, bucket: 'bucket', path: '', endpoint, ...(scheme === 'az' && { account: 'account' }) };
}

function open(scheme: Scheme, endpoint: string) {
  const env = {
    ...{ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-west-1' },
    AZURE_STORAGE_KEY: Buffer.from('the key of a storage account in a test').toString('base64'),
  };
  return opened(addressOf(scheme, endpoint), { ...NOBODY, ...env });
}

test.each(SCHEMES)('%s: a page that names itself as the next one', async (scheme) => {
  const url = await serve(PAGES[scheme].type, () => PAGES[scheme].of(['a'], 'same'));
  const { message } = await failureOf(listed(await open(scheme, url)));
  expect(message).toMatch(new RegExp(`${scheme}://bucket/`));
  expect(asked).toBe(2);
});

test('a bucket of empty pages, each of which names another one', async () => {
  const url = await serve(PAGES.gs.type, (number) => PAGES.gs.of([], `${number}`));
  const { message } = await failureOf(listed(await open('gs', url)));
  expect(message).toBe(
    'The list of gs://bucket/ does not get on: the server sends the same page, or empty ones.',
  );
  expect(asked).toBe(1_001);
});

test.each(SCHEMES)('%s: pages of new objects', async (scheme) => {
  const url = await serve(PAGES[scheme].type, (number) =>
    PAGES[scheme].of([`${number}-a`, `${number}-b`], `${number}`),
  );
  const source: ObjectSource = {
    ...{ kind: scheme, label: 'it', required: false, timeout: 60_000 },
    address: addressOf(scheme, url),
  };
  const { message } = await failureOf(chooseObjects(await open(scheme, url), source, new Date(), 100));
  expect(message).toMatch(/more than 100 objects/);
  expect(asked).toBe(51);
});

test('pods: pages of nothing', async () => {
  await using context = await createContext();
  const url = await serve('application/json', (number) =>
    JSON.stringify({ kind: 'PodList', metadata: { continue: `${number}` }, items: [] }),
  );
  const config = join(context.cwd, 'kubeconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      clusters: [{ name: 'c', cluster: { server: url } }],
      users: [{ name: 'u', user: { token: 'a-token-of-a-test' } }],
      contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
      'current-context': 'x',
    }),
  );
  const source: Source = {
    ...{ kind: 'kubernetes', label: 'it', required: false, timeout: 60_000, seconds: 1 },
    ...{ namespace: 'prod', selector: 'app=x', port: '6060', scheme: 'http', path: '/debug/pprof/profile' },
  };
  const { message } = await failureOf(collect(source, { ...context, env: { KUBECONFIG: config } }));
  expect(message).toMatch(/^The list of running pods that match `app=x` .* does not end:/);
  expect(asked).toBe(1_001);
});

test('runs of a workflow: pages of forks’ runs', async () => {
  await using context = await createContext();
  const url = await serve('application/json', (number, path) =>
    JSON.stringify(
      path.includes('/runs')
        ? {
            workflow_runs: Array.from({ length: 100 }, (_, index) => ({
              ...{ id: number * 100 + index, conclusion: 'success' },
              ...{ repository: { id: 1 }, head_repository: { id: 2 } },
            })),
          }
        : { workflows: [] },
    ),
  );
  const source: Source = {
    ...{ kind: 'artifact', label: 'it', required: false, timeout: 60_000 },
    ...{ name: 'cpu', workflow: 'load-test.yml' },
  };
  const env = { GITHUB_API_URL: url, GITHUB_REPOSITORY: 'acme/service' };
  const { message } = await failureOf(collect(source, { ...context, env, token: 'a-token-of-a-test' }));
  expect(message).toBe('The workflow load-test.yml has no successful run in acme/service.');
  expect(asked).toBe(50);
});
