import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { collectObjects } from '../../src/collect/objects.ts';
import type { ObjectSource, Scheme } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { noToken, oidc, writeWorkloadIdentity } from './google-exchange.ts';
import { listed, opened } from './opened.ts';

const sentences = goldenSentences('collect');

/**
 * What all object stores promise of every failure: one sentence with the store's own words, and what to do by its kind.
 * What real servers answer is in *.servers.test.ts; here is what these never do.
 */
const SCHEMES = ['s3', 'gs', 'az'] as const;
const SECRET = Buffer.from('the key of a storage account in a test').toString('base64');
const ENV = {
  AWS_ACCESS_KEY_ID: 'access-key-0',
  AWS_SECRET_ACCESS_KEY: SECRET,
  AWS_REGION: 'eu-west-1',
  AZURE_STORAGE_KEY: SECRET,
};
// Only Google's library looks for this, in the environment of the process.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const addressOf = (scheme: Scheme, endpoint: string, path = 'prod/') => ({
  ...{ scheme, bucket: 'bucket', path, endpoint },
  ...(scheme === 'az' && { account: 'account' }),
});
const sourceOf = (scheme: Scheme, endpoint: string, more: Partial<ObjectSource> = {}) =>
  ({
    ...{ kind: scheme, label: `${scheme}://bucket/prod/`, required: false },
    ...{ address: addressOf(scheme, endpoint), ...more },
  }) as ObjectSource;

const HEADERS: Readonly<Record<Scheme, Record<string, string>>> = {
  s3: { 'content-type': 'application/xml' },
  gs: { 'content-type': 'application/json' },
  az: { 'content-type': 'application/xml', 'x-ms-version': '2026-04-06', etag: '"1"' },
};

/** A page of a list with these keys, and the token of the next one. */
const PAGES: Readonly<Record<Scheme, (keys: readonly string[], next?: string) => string>> = {
  s3: (keys, next) =>
    `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}${keys.map((key) => `<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-20T00:00:00Z</LastModified></Contents>`).join('')}</ListBucketResult>`,
  gs: (keys, nextPageToken) =>
    JSON.stringify({
      ...{ kind: 'storage#objects', nextPageToken },
      items: keys.map((name) => ({ name, size: '3', timeCreated: '2026-11-20T00:00:00Z' })),
    }),
  az: (keys, next = '') =>
    `<?xml version="1.0" encoding="utf-8"?><EnumerationResults ServiceEndpoint="http://x/account" ContainerName="bucket"><Blobs>${keys.map((key) => `<Blob><Name>${key}</Name><Properties><Last-Modified>Fri, 20 Nov 2026 00:00:00 GMT</Last-Modified><Etag>x</Etag><Content-Length>3</Content-Length><BlobType>BlockBlob</BlobType></Properties></Blob>`).join('')}</Blobs><NextMarker>${next}</NextMarker></EnumerationResults>`,
};

/** A refusal as the store words it. */
function refusal(
  scheme: Scheme,
  status: number,
  code: string,
  words: string,
  headers = {},
): server.Behaviour {
  const body =
    scheme === 'gs'
      ? JSON.stringify({ error: { code: status, message: words } })
      : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${words}</Message></Error>`;
  const named: Record<string, string> = scheme === 'az' ? { 'x-ms-error-code': code } : {};
  return server.answer(status, body, { ...HEADERS[scheme], ...named, ...headers });
}

/** A server at whose every path the store is. */
const serve = (behaviour: server.Behaviour) =>
  server.startPprofServer({ bucket: behaviour, storage: behaviour, upload: behaviour, account: behaviour });
const isObject = (url: URL) => /\/a$|%2Fa$/.test(url.pathname) && !url.searchParams.has('comp');

async function failing(scheme: Scheme, behaviour: server.Behaviour, more: Partial<ObjectSource> = {}) {
  await using faulty = await serve(behaviour);
  await using context = await createContext({ env: ENV });
  const error = await sentences.addError(collectObjects(sourceOf(scheme, faulty.url, more), context));
  expect(await readdir(context.scratch)).toEqual([]);
  return {
    message: error.message.replaceAll(faulty.url, 'URL'),
    fix: error.fix ?? '',
    asked: faulty.requests.length,
  };
}

describe.each(SCHEMES)('%s', (scheme) => {
  const page = (keys: readonly string[], next?: string) =>
    server.answer(200, PAGES[scheme](keys, next), HEADERS[scheme]);

  test.each([
    [403, 'AccessDenied', 'You may not do that', /secret|auth/],
    [404, 'NoSuchThing', 'It does not exist', /case-sensitive/],
    [400, 'ExpiredToken', 'The provided token has expired', /secret|auth/],
    [400, 'Odd', 'Something else', /./],
  ])('a refusal with %i %s is shown in its own words, once', async (status, code, words, fix) => {
    const refused = await failing(scheme, refusal(scheme, status, code, words));
    expect(refused.message).toMatch(new RegExp(`^${scheme}://bucket/prod/ .*"${words}`));
    expect(refused.fix).toMatch(fix);
    expect(refused.asked).toBe(1);
  });

  test('a server that is down is asked three times, one that wants to be left alone later', async () => {
    const down = await failing(scheme, refusal(scheme, 503, 'Busy', 'Try again'));
    expect(down.message).toMatch(/Try again.* 3 times/);
    expect(down.asked).toBe(3);
    const busy = refusal(scheme, 503, 'Busy', 'Try again', { 'retry-after': '2' });
    await using slow = await serve(server.firstly(1, busy, page([])));
    expect(await listed(await opened(addressOf(scheme, slow.url), ENV), 'prod/')).toEqual([]);
  });

  test('nothing that listens, and a server that says nothing', async () => {
    const url = `http://127.0.0.1:${await server.unusedPort()}`;
    const { message } = await sentences.addError(listed(await opened(addressOf(scheme, url), ENV), 'prod/'));
    for (const named of [`${scheme}://bucket/prod/ `, url, 'refused']) expect(message).toContain(named);
    const hanging = await failing(scheme, server.hang, { timeout: 700 });
    expect(hanging.message).toContain(' 0.7 s');
  });

  test.each([
    ['a web page', server.answer(200, '<title>Sign in</title>', { 'content-type': 'text/html' })],
    ['half a list', server.answer(200, PAGES[scheme](['a']).slice(0, 90), HEADERS[scheme])],
    ['a list without an end', server.endless],
    ['a redirect', server.redirectTo('http://127.0.0.1:9/x')],
    ['a page that leads to itself', page(['a'], 'same')],
  ])('%s is no list', async (_what, behaviour) => {
    const { message, fix } = await failing(scheme, behaviour);
    expect(message).toMatch(/^\S.*bucket\/prod\/|prod\//);
    expect(message).not.toMatch(/Deserialization|\$response|\n/);
    expect(fix).toMatch(/endpoint/);
  });

  test('an object that breaks off is loaded again; one that always does is a failure, and leaves nothing', async () => {
    const half: server.Behaviour = (_request, response) => {
      response.writeHead(200, { ...HEADERS[scheme], 'content-length': '3' });
      response.write('ab', () => response.socket?.destroy());
    };
    const whole = server.answer(200, 'abc', { ...HEADERS[scheme], 'content-length': '3' });
    const objects =
      (body: server.Behaviour): server.Behaviour =>
      (request, response, url) =>
        (isObject(url) ? body : page(['prod/a']))(request, response, url);
    await using flaky = await serve(objects(server.firstly(1, half, whole)));
    await using context = await createContext({ env: ENV });
    const { files, findings } = await collectObjects(sourceOf(scheme, flaky.url), context);
    expect([files.map(({ name }) => name), findings]).toEqual([[`${scheme}://bucket/prod/a`], []]);
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('abc');
    await using broken = await serve(objects(half));
    await using other = await createContext({ env: ENV });
    const failed = await collectObjects(sourceOf(scheme, broken.url), other);
    expect(failed).toMatchObject({ files: [], failures: 1, findings: [{ severity: 'error' }] });
    expect(failed.findings[0]?.message).toMatch(/ 3 times/);
    sentences.add(...failed.findings);
    expect(await readdir(other.scratch)).toEqual([]);
  });
});

test('S3: the region that it names is asked, and its error says where that failed', async () => {
  const regions = new Set<string | undefined>();
  await using elsewhere = await serve((request, response, url) => {
    const region = /\/\d{8}\/([^/]+)\/s3\//.exec(request.headers.authorization ?? '')?.[1];
    regions.add(region);
    const wrong = refusal('s3', 301, 'PermanentRedirect', 'Elsewhere.', {
      'x-amz-bucket-region': 'ap-south-1',
    });
    const right = server.answer(200, PAGES.s3(['a b']), HEADERS.s3);
    return (region === 'ap-south-1' ? right : wrong)(request, response, url);
  });
  const store = await opened(addressOf('s3', elsewhere.url), ENV);
  expect((await listed(store)).map(({ key }) => key)).toEqual(['a b']);
  expect([...regions]).toEqual(['eu-west-1', 'ap-south-1']);
});

test('S3: without credentials it fails soon and names where they come from', async () => {
  await using silent = await server.startPprofServer({ latest: server.hang });
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
  vi.stubEnv('HOME', '/nonexistent');
  vi.stubEnv('AWS_EC2_METADATA_SERVICE_ENDPOINT', silent.url);
  try {
    const { message, fix } = await sentences.addError(opened(addressOf('s3', 'http://127.0.0.1:9'), {}));
    expect(message).toMatch(/^s3:\/\/bucket .*: .*Could not load credentials/);
    expect(fix).toContain('aws-actions/configure-aws-credentials');
  } finally {
    vi.unstubAllEnvs();
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  }
});

describe('Google Cloud Storage', () => {
  const BEARER = 'the-request-token-of-the-job';
  async function workload(sts: server.Behaviour) {
    const folder = await temporaryFolder();
    const services = await server.startPprofServer({ sts, oidc: oidc(BEARER, 'the-oidc-token') });
    const path = join(folder.path, 'gha-creds.json');
    await writeWorkloadIdentity(path, services.url, BEARER);
    return {
      env: { GOOGLE_APPLICATION_CREDENTIALS: path },
      [Symbol.asyncDispose]: async () => {
        await services[Symbol.asyncDispose]();
        await folder[Symbol.asyncDispose]();
      },
    };
  }

  test('one that is refused, in the words of the token service', async () => {
    const words = 'The given credential is rejected by the attribute condition.';
    await using account = await workload(noToken('unauthorized_client', words));
    await using google = await serve(server.answer(200, PAGES.gs([]), HEADERS.gs));
    const error = await sentences.addError(listed(await opened(addressOf('gs', google.url), account.env)));
    expect(error.message).toContain(`unauthorized_client: ${words.slice(0, -1)}`);
    expect(error.fix).toContain('google-github-actions/auth');
    expect(google.requests).toEqual([]);
  });
});

describe('Azure Blob Storage', () => {
  test('a connection string and a SAS token open it, and are masked', async () => {
    await using azure = await serve(server.answer(200, PAGES.az(['a']), HEADERS.az));
    const AZURE_STORAGE_CONNECTION_STRING = `DefaultEndpointsProtocol=http;BlobEndpoint=${azure.url}/account;AccountName=account;AccountKey=${SECRET}`;
    const sas = 'sv=2026-04-06&sig=c2lnbmF0dXJl';
    for (const env of [
      { AZURE_STORAGE_CONNECTION_STRING },
      {
        AZURE_STORAGE_SAS_TOKEN: `?${sas}`,
        AZURE_STORAGE_ACCOUNT: 'account',
      },
    ]) {
      const endpoint = 'AZURE_STORAGE_ACCOUNT' in env ? azure.url : undefined;
      const store = await opened({ scheme: 'az', bucket: 'bucket', path: '', endpoint }, env);
      expect((await listed(store)).map(({ key }) => key)).toEqual(['a']);
      expect(store.masked[0]).toBe(env.AZURE_STORAGE_CONNECTION_STRING ?? sas);
    }
    expect(azure.requests[0]?.headers.authorization).toMatch(/^SharedKey account:/);
    expect(azure.requests[1]?.url).toContain('sig=c2lnbmF0dXJl');
  });
});

sentences.compare();
