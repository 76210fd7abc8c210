import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoredObject } from '../../src/collect/objects.ts';
import { collectObjects } from '../../src/collect/objects.ts';
import { openS3 } from '../../src/collect/s3.ts';
import type { ObjectSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import * as server from '../harness/pprof-server.ts';

const ENV = {
  AWS_ACCESS_KEY_ID: 'access-key-0',
  AWS_SECRET_ACCESS_KEY: 'secret-key-0',
  AWS_REGION: 'eu-west-1',
};

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
const refuses = (status: number, code: string, message: string, more = '', headers = {}): server.Behaviour =>
  server.answer(status, xml(`<Error><Code>${code}</Code><Message>${message}</Message>${more}</Error>`), {
    'content-type': 'application/xml',
    ...headers,
  });
const page = (keys: readonly string[], more = ''): string =>
  xml(
    `<ListBucketResult><Name>bucket</Name><IsTruncated>${more !== ''}</IsTruncated>${more}${keys
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><Size>3</Size><LastModified>2026-11-20T00:00:00Z</LastModified></Contents>`,
      )
      .join('')}</ListBucketResult>`,
  );

const source = (endpoint: string, options: Partial<ObjectSource<'s3'>> = {}): ObjectSource<'s3'> => ({
  kind: 's3',
  address: { scheme: 's3', bucket: 'bucket', path: '', endpoint },
  label: 's3://bucket/',
  required: false,
  ...options,
});

const at = (endpoint: string, options: Partial<ObjectSource<'s3'>>): ObjectSource<'s3'> => {
  const made = source(endpoint, options);
  return { ...made, address: { ...made.address, endpoint } };
};

/** What a bucket says whose server behaves so; the server's own address is shown as URL. */
async function failing(behaviour: server.Behaviour, options: Partial<ObjectSource<'s3'>> = {}) {
  await using faulty = await server.startPprofServer({ bucket: behaviour });
  await using context = await createContext({ env: ENV });
  const begin = performance.now();
  const { message, fix } = await failureOf(collectObjects(at(faulty.url, options), context));
  for (const secret of Object.values(ENV).slice(0, 2)) expect(`${message} ${fix}`).not.toContain(secret);
  expect(await readdir(context.scratch)).toEqual([]);
  return {
    message: message.replaceAll(faulty.url, 'URL'),
    fix,
    asked: faulty.requests.length,
    seconds: (performance.now() - begin) / 1000,
  };
}

describe('answers that are refusals', () => {
  test.each([
    ['ExpiredToken', 400, 'The provided token has expired.', /role-duration-seconds/],
    [
      'AccessDenied',
      403,
      'User is not authorized to perform: s3:ListBucket',
      /Allow s3:ListBucket on the bucket bucket/,
    ],
    ['InvalidAccessKeyId', 403, 'The key does not exist in our records.', /AWS_ACCESS_KEY_ID/],
    ['RequestTimeTooSkewed', 403, 'The difference is too large.', /Set the clock/],
    ['PermanentRedirect', 301, 'Use the specified endpoint.', /`region`/],
    ['NotKnownToAnyone', 400, 'Something else.', /S3 API, and what it says/],
  ])('%s is said in its own words', async (code, status, words, fix) => {
    const refusal = await failing(refuses(status, code, words));
    expect(refusal.message).toBe(`s3://bucket/ cannot be listed: ${code}: "${words.replace(/\.$/, '')}".`);
    expect(refusal.fix).toMatch(fix);
    expect(refusal.asked).toBe(1);
  });

  test('secrets that a server repeats are taken out', async () => {
    const { message } = await failing(refuses(403, 'Odd', 'not secret-key-0 of access-key-0'));
    expect(message).toContain('Odd: "not *** of ***"');
  });

  test('a status without a word', async () => {
    const { message, fix } = await failing(server.answer(403, ''));
    expect(message).toBe('s3://bucket/ cannot be listed: status 403.');
    expect(fix).toContain('credentials');
  });

  test('a redirect to somewhere else is not followed', async () => {
    await using other = await server.startPprofServer({ bucket: server.answer(200, page(['a'])) });
    const { message, fix } = await failing(server.redirectTo(`${other.url}/bucket`));
    expect(message).toBe('s3://bucket/ cannot be listed: status 302.');
    expect(fix).toContain('it was not followed');
    expect(other.requests).toEqual([]);
  });

  test('what looks like a region but leads elsewhere is not taken', async () => {
    const headers = { 'x-amz-bucket-region': 'evil.example/' };
    const { message, asked } = await failing(refuses(301, 'PermanentRedirect', 'Elsewhere.', '', headers));
    expect(message).toContain('PermanentRedirect');
    expect(asked).toBe(1);
  });
});

describe('failures that may heal', () => {
  test('are asked again, as late as the server wants', async () => {
    const busy = refuses(503, 'SlowDown', 'Reduce your request rate.', '', { 'retry-after': '2' });
    await using slow = await server.startPprofServer({
      bucket: server.firstly(1, busy, server.answer(200, page([]))),
    });
    await using context = await createContext({ env: ENV });
    const begin = performance.now();
    const { message } = await failureOf(collectObjects(source(slow.url), context));
    expect(message).toContain('s3://bucket/ is empty');
    expect(performance.now() - begin).toBeGreaterThan(2_000);
  });

  test('are given up after three times, or when the server wants too long', async () => {
    const always = await failing(refuses(500, 'InternalError', 'We encountered an internal error.'));
    expect(always.message).toContain(
      'InternalError: "We encountered an internal error". It was asked 3 times.',
    );
    expect(always.asked).toBe(3);
    const later = await failing(
      refuses(503, 'SlowDown', 'Reduce your request rate.', '', { 'retry-after': '3600' }),
    );
    expect(later.asked).toBe(1);
    expect(later.seconds).toBeLessThan(5);
  });

  test('a connection that breaks, and one that nobody takes', async () => {
    const broken = await failing(server.reset);
    expect(broken.message).toBe('URL closed the connection before it answered. It was asked 3 times.');
    const port = await server.unusedPort();
    await using context = await createContext({ env: ENV });
    const refused = await failureOf(collectObjects(source(`http://127.0.0.1:${port}`), context));
    expect(refused.message).toContain(`http://127.0.0.1:${port} refused the connection`);
    expect(refused.fix).toContain('Check the endpoint');
  });

  test('an object that breaks off is loaded again', async () => {
    const half: server.Behaviour = (_request, response) => {
      response.writeHead(200, { 'content-length': '3' });
      response.write('ab', () => response.socket?.destroy());
    };
    let loads = 0;
    await using flaky = await server.startPprofServer({
      bucket: (request, response, url) => {
        if (url.pathname === '/bucket/') return server.answer(200, page(['a.pprof']))(request, response, url);
        loads += 1;
        return (loads === 1 ? half : server.answer(200, 'abc'))(request, response, url);
      },
    });
    await using context = await createContext({ env: ENV });
    const { files, findings } = await collectObjects(source(flaky.url), context);
    expect([files.map(({ name }) => name), findings, loads]).toEqual([['s3://bucket/a.pprof'], [], 2]);
    expect(await readdir(join(context.scratch, '0'))).toEqual(['object']);
  });
});

describe('answers of something else', () => {
  test.each([
    [
      'a web page',
      server.answer(200, '<html><head><title>Sign in</title></head></html>', { 'content-type': 'text/html' }),
      'URL answered 200 with a web page ("Sign in"), not as S3 does.',
    ],
    [
      'JSON',
      server.answer(200, '{"status":"ok"}'),
      's3://bucket/ cannot be listed: the answer is none of S3 ("{"status":"ok"}").',
    ],
    [
      'other XML',
      server.answer(200, xml('<feed/>')),
      's3://bucket/ cannot be listed: what answers is no S3 server.',
    ],
    [
      'half a list',
      server.answer(200, page(['a']).slice(0, 90)),
      's3://bucket/ cannot be listed: the answer is none of S3',
    ],
    ['a list without an end', server.endless, 'URL answered with more than any list of S3 has'],
    [
      'a server that knows no continuation',
      server.answer(200, page(['a'], '<NextMarker>a</NextMarker>')),
      's3://bucket/ cannot be listed beyond its first page',
    ],
    [
      'a page that leads to itself',
      server.answer(200, page(['a'], '<NextContinuationToken>t</NextContinuationToken>')),
      's3://bucket/ cannot be listed beyond its first page',
    ],
  ])('%s', async (_what, behaviour, message) => {
    const refusal = await failing(behaviour);
    expect(refusal.message.slice(0, message.length)).toBe(message);
    expect(refusal.fix).toMatch(/`endpoint`|prefix/);
    expect(refusal.seconds).toBeLessThan(20);
  });

  test('a refusal without an end keeps its status, and is said in a sentence of ours', async () => {
    const endlessly: server.Behaviour = (request, response, url) => {
      response.statusCode = 403;
      const { writeHead } = response;
      response.writeHead = () => writeHead.call(response, 403);
      return server.endless(request, response, url);
    };
    const { message, fix, seconds } = await failing(endlessly);
    expect(message).toMatch(/^s3:\/\/bucket\/ cannot be listed: status 403(: "[^$]*")?\.$/);
    expect(message).not.toMatch(/Deserialization|\$response/);
    expect(fix).toContain('credentials');
    expect(seconds).toBeLessThan(8);
  });

  test('one that says nothing is waited for no longer than the source says', async () => {
    const { message, seconds } = await failing(server.hang, { timeout: 700 });
    expect(message).toBe('The objects were not there within 0.7 s.');
    expect(seconds).toBeLessThan(5);
  });
});

test('whoever may list only a prefix is told that nothing is there', async () => {
  const denied = refuses(403, 'AccessDenied', 'Access Denied');
  const { message } = await failing(
    (request, response, url) =>
      (url.searchParams.get('prefix') === 'prod/svc/' ? server.answer(200, page([])) : denied)(
        request,
        response,
        url,
      ),
    { address: { scheme: 's3', bucket: 'bucket', path: 'prod/svc/' } },
  );
  expect(message).toBe('No object is at s3://bucket/prod/svc/.');
});

test('the region that S3 names is asked, once', async () => {
  const regions: (string | undefined)[] = [];
  await using elsewhere = await server.startPprofServer({
    bucket: (request, response, url) => {
      const region = /\/\d{8}\/([^/]+)\/s3\//.exec(request.headers.authorization ?? '')?.[1];
      regions.push(region);
      const wrong = refuses(301, 'PermanentRedirect', 'Elsewhere.', '', {
        'x-amz-bucket-region': 'ap-south-1',
      });
      return (region === 'ap-south-1' ? server.answer(200, page(['a b'])) : wrong)(request, response, url);
    },
  });
  using store = await openS3(source(elsewhere.url).address, {
    env: ENV,
    signal: AbortSignal.timeout(20_000),
    mask() {},
  });
  for (let i = 0; i < 2; i += 1) {
    const objects: StoredObject[] = [];
    for await (const object of store.list('')) objects.push(object);
    expect(objects).toEqual([{ key: 'a b', bytes: 3, modified: Date.parse('2026-11-20T00:00:00Z') }]);
  }
  expect(regions).toEqual(['eu-west-1', 'ap-south-1', 'ap-south-1']);
});

test('a large object is saved whole although the server closes the connection before all of it is on the disk', async () => {
  const bytes = Buffer.alloc(1024 ** 2, 'profile');
  const head = `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${bytes.length}\r\n\r\n`;
  const closing = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([Buffer.from(head), bytes])));
  });
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = closing.address() as AddressInfo;
    await using context = await createContext({ env: ENV });
    using store = await openS3(source(`http://127.0.0.1:${port}`).address, context);
    const paths = Array.from({ length: 50 }, (_, i) => join(context.scratch, String(i)));
    await Promise.all(paths.map((path) => store.download('a', path, bytes.length)));
    for (const path of paths) expect((await readFile(path)).equals(bytes)).toBe(true);
  } finally {
    closing.close();
  }
});

test('the SDK says nothing of a Node that it will leave behind, and the environment is as before', async () => {
  const lines = async (make: string) => {
    const script = `
      Object.defineProperty(process, 'version', { value: 'v20.20.0' });
      ${make}
      await new Promise((resolve) => setTimeout(resolve, 100));
      console.log(Object.keys(process.env).filter((name) => /WARNING_DISABLED/.test(name)).length);`;
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: fileURLToPath(new URL('../..', import.meta.url)), env: { ...process.env, ...ENV } },
    );
    return { stdout, stderr };
  };
  const bare = await lines(
    `const { S3Client } = await import('@aws-sdk/client-s3'); new S3Client({ region: 'eu-1' });`,
  );
  expect(bare.stderr).toContain('NodeVersionSupportWarning');
  const ours = await lines(`
    const { openS3 } = await import('./src/objects/s3/s3.ts');
    const context = { env: process.env, signal: new AbortController().signal, mask() {} };
    await openS3({ scheme: 's3', bucket: 'bucket', path: '' }, context);`);
  expect(ours).toEqual({ stdout: '0\n', stderr: '' });
});

describe('credentials', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** The SDK's chain looks into this process's own environment. */
  async function withoutKeys(env: Record<string, string>, endpoint?: string) {
    for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
    await using context = await createContext({ env: { AWS_REGION: 'eu-west-1' } });
    const own = {
      HOME: context.scratch,
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    };
    for (const [name, value] of Object.entries({ ...own, ...env })) vi.stubEnv(name, value);
    const begin = performance.now();
    const { endpoint: _, ...amazons } = source('').address;
    const address = { ...amazons, ...(endpoint !== undefined && { endpoint }) };
    const { message, fix } = await failureOf(collectObjects(source('', { address }), context));
    return { message, fix, seconds: (performance.now() - begin) / 1000 };
  }

  test('none anywhere is said soon, although the address of a cloud machine takes the question and is silent', async () => {
    await using silent = await server.startPprofServer({ latest: server.hang });
    const none = await withoutKeys({ AWS_EC2_METADATA_SERVICE_ENDPOINT: silent.url });
    expect(silent.requests.length).toBeGreaterThan(0);
    expect(none.message).toMatch(/^No credentials for S3 were found: Could not load credentials/);
    expect(none.fix).toContain('aws-actions/configure-aws-credentials');
    const elsewhere = await withoutKeys(
      { AWS_EC2_METADATA_SERVICE_ENDPOINT: silent.url },
      'https://minio.internal:9000',
    );
    expect(elsewhere.fix).toMatch(
      /^Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to the keys of the server/,
    );
    expect(elsewhere.fix).not.toContain('aws-actions');
    expect(none.seconds).toBeLessThan(8);
  });

  test('a role that AWS does not give', async () => {
    await using context = await createContext();
    const token = join(context.scratch, 'token');
    await writeFile(token, 'header.identity-token.signature');
    const words = 'Not authorized to perform sts:AssumeRoleWithWebIdentity';
    await using sts = await server.startPprofServer({
      '': server.answer(
        403,
        `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>${words}</Message></Error></ErrorResponse>`,
        { 'content-type': 'text/xml' },
      ),
    });
    const refused = await withoutKeys({
      AWS_REGION: 'eu-west-1',
      AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/pgo',
      AWS_WEB_IDENTITY_TOKEN_FILE: token,
      AWS_ENDPOINT_URL_STS: sts.url,
    });
    expect(refused.message).toBe(`AWS gave no credentials for S3: AccessDenied: "${words}".`);
    expect(refused.fix).toContain('trust policy');
    expect(sts.requests).toHaveLength(1);
  });
});
