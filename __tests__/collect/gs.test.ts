import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ObjectAddress } from '../../src/collect/source.ts';
import { failureOf } from '../contract/context.ts';
import {
  answer,
  type Behaviour,
  firstly,
  hang,
  PROFILE_BYTES,
  redirectTo,
  reset,
  startPprofServer,
  unusedPort,
} from '../harness/pprof-server.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import {
  behind,
  emptyList,
  noToken,
  oidc,
  refusal,
  refusedBytes,
  serviceAccount,
  token,
  writeWorkloadIdentity,
} from './google-exchange.ts';
import { listed, NOBODY, opened } from './opened.ts';

const address = (endpoint?: string): ObjectAddress => ({
  scheme: 'gs',
  bucket: 'profiles',
  path: '',
  ...(endpoint !== undefined && { endpoint }),
});
const PAGE = '<!doctype html><html><head><title>Sign in</title></head></html>';

/** The failure of a list that is answered so. */
async function refusedList(behaviour: Behaviour, env: Record<string, string> = NOBODY) {
  await using server = await startPprofServer({ storage: behaviour });
  return await failureOf(listed(await opened(address(server.url), env), 'prod/'));
}

describe('what Google refuses', () => {
  const DENIED = "Permission 'storage.objects.list' denied on resource (or it may not exist).";

  test('to who has no credentials: that none were found', async () => {
    const words = `Anonymous caller does not have storage.objects.list access to the Google Cloud Storage bucket. ${DENIED}`;
    const error = await refusedList(refusal(401, words, 'required'));
    expect(error.message).toBe(`gs://profiles/prod/ cannot be listed: 401: "${words.replace(/\.$/, '')}".`);
    expect(error.fix).toMatch(
      /^Run google-github-actions\/auth .* only public buckets can be read without\.$/,
    );
  });

  test('to who may not: which permission, and a role that has it', async () => {
    await using account = await workload({ sts: token('ya29.access') });
    const words = `profiles@project.iam.gserviceaccount.com does not have storage.objects.list access to the Google Cloud Storage bucket. ${DENIED}`;
    await using server = await startPprofServer({
      storage: behind('ya29.access', refusal(403, words, 'forbidden')),
    });
    const error = await failureOf(listed(await opened(address(server.url), account.env), 'prod/'));
    expect(error.message).toBe(`gs://profiles/prod/ cannot be listed: 403: "${words.replace(/\.$/, '')}".`);
    expect(error.fix).toContain('storage.objects.list, which the role roles/storage.objectViewer has');
  });

  test('of a bucket that is not there', async () => {
    const error = await refusedList(refusal(404, 'The specified bucket does not exist.', 'notFound'));
    expect(error.message).toBe(
      'gs://profiles/prod/ cannot be listed: 404: "The specified bucket does not exist".',
    );
  });

  test('of an object that is not there, in words without JSON', async () => {
    await using folder = await temporaryFolder();
    await using server = await startPprofServer({
      storage: refusedBytes(404, 'No such object: profiles/prod/1.pprof'),
    });
    const store = await opened(address(server.url));
    const error = await failureOf(store.download('prod/1.pprof', join(folder.path, 'got')));
    expect(error.message).toBe(
      'gs://profiles/prod/1.pprof cannot be read: 404: "No such object: profiles/prod/1.pprof".',
    );
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('of an object that may not be written', async () => {
    await using server = await startPprofServer({
      upload: refusal(403, 'x does not have storage.objects.delete access to the object.', 'forbidden'),
    });
    const error = await failureOf((await opened(address(server.url))).upload('a', Buffer.from('1')));
    expect(error.message).toBe(
      'gs://profiles/a cannot be written: 403: "x does not have storage.objects.delete access to the object".',
    );
  });
});

describe('what is tried again', () => {
  test('too many requests, no sooner than Google asks for', async () => {
    await using server = await startPprofServer({
      storage: firstly(1, answer(429, 'slow down', { 'retry-after': '2' }), emptyList),
    });
    const begin = performance.now();
    expect(await listed(await opened(address(server.url)))).toEqual([]);
    expect(performance.now() - begin).toBeGreaterThan(2_000);
    expect(server.requests).toHaveLength(2);
  });

  test('an error of Google’s own, three times in all', async () => {
    await using server = await startPprofServer({
      storage: refusal(503, 'We encountered an internal error. Please try again.', 'backendError'),
    });
    const error = await failureOf(listed(await opened(address(server.url))));
    expect(error.message).toBe(
      'gs://profiles/ cannot be listed: 503: "We encountered an internal error. Please try again". It was asked 3 times.',
    );
    expect(server.requests).toHaveLength(3);
  });

  test('a broken connection', async () => {
    await using server = await startPprofServer({ storage: firstly(1, reset, emptyList) });
    expect(await listed(await opened(address(server.url)))).toEqual([]);
  });

  test('half of an object, of which no file is left', async () => {
    await using folder = await temporaryFolder();
    const half: Behaviour = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000', 'x-goog-generation': '1' });
      response.write(Buffer.alloc(500), () => response.socket?.destroy());
    };
    await using server = await startPprofServer({ storage: half });
    const store = await opened(address(server.url));
    const error = await failureOf(store.download('a', join(folder.path, 'got')));
    expect(error.message).toMatch(
      /^gs:\/\/profiles\/a cannot be read: it broke off in the middle \(\w+\)\. It was asked 3 times\.$/,
    );
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('an upload of which other bytes arrived', async () => {
    const stored = { kind: 'storage#object', md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' };
    await using server = await startPprofServer({ upload: answer(200, JSON.stringify(stored)) });
    const error = await failureOf((await opened(address(server.url))).upload('a', Buffer.from('1')));
    expect(error.message).toBe(
      'gs://profiles/a cannot be written: Google got other bytes than were sent. It was asked 3 times.',
    );
  });
});

test('an object that was stored in the encoding gzip is unpacked', async () => {
  await using folder = await temporaryFolder();
  const packed = { 'content-encoding': 'gzip', 'x-goog-stored-content-encoding': 'gzip' };
  await using server = await startPprofServer({ storage: answer(200, gzipSync(PROFILE_BYTES), packed) });
  const store = await opened(address(server.url));
  await store.download('a', join(folder.path, 'got'));
  expect(await readFile(join(folder.path, 'got'))).toEqual(PROFILE_BYTES);
  expect(server.requests[0]?.headers['accept-encoding']).toBe('gzip');
});

describe('what is not Google’s', () => {
  test.each([
    ['a web page in the place of a list', PAGE, 'text/html'],
    ['a web page with an error', PAGE, 'text/html', 403],
  ])('%s', async (_, body, type, status = 200) => {
    const error = await refusedList(answer(status, body, { 'content-type': type }));
    expect(error.message).toContain('Sign in');
    expect(error.message).not.toContain('<');
    expect(error.fix).toContain('URL of the storage API');
  });

  test.each([
    ['other JSON', '{"items":[{"name":"x"}]}'],
    ['a list of other things', '{"kind":"storage#objects","items":[{"id":1}]}'],
    ['nothing', ''],
  ])('%s', async (_, body) => {
    const error = await refusedList(answer(200, body, { 'content-type': 'application/json' }));
    expect(error.message).toContain('not as Google Cloud Storage does');
  });

  test('a redirect to a login page, which is not followed', async () => {
    await using login = await startPprofServer({ login: emptyList });
    const error = await refusedList(redirectTo(`${login.url}/login`));
    expect(error.message).toBe('gs://profiles/prod/ cannot be listed: status 302.');
    expect(error.fix).toContain('URL of the storage API');
    expect(login.requests).toEqual([]);
  });

  test('a web page in the place of an object', async () => {
    await using folder = await temporaryFolder();
    await using server = await startPprofServer({
      storage: answer(200, PAGE, { 'content-type': 'text/html' }),
    });
    const store = await opened(address(server.url));
    const error = await failureOf(store.download('a', join(folder.path, 'got')));
    expect(error.message).toContain('answered with a web page ("Sign in"), not as Google Cloud Storage does');
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('a port on which nothing listens', async () => {
    const url = `http://127.0.0.1:${await unusedPort()}`;
    const error = await failureOf(listed(await opened(address(url))));
    expect(error.message).toBe(
      `gs://profiles/ cannot be listed: ${url} refused the connection: nothing listens there. It was asked 3 times.`,
    );
  });
});

test.each(['list', 'download', 'upload'] as const)('an abort ends a %s that hangs', async (what) => {
  await using folder = await temporaryFolder();
  await using server = await startPprofServer({ storage: hang, upload: hang });
  const controller = new AbortController();
  const store = await opened(address(server.url), NOBODY, controller.signal);
  const work = {
    list: () => listed(store),
    download: () => store.download('a', join(folder.path, 'got')),
    upload: () => store.upload('a', Buffer.from('1')),
  }[what]();
  work.catch(() => {});
  await expect.poll(() => server.requests.length).toBe(1);
  const reason = new Error('stopped by the test');
  controller.abort(reason);
  // Nothing else would end it for minutes.
  await expect(Promise.race([work, sleep(30_000, undefined, { ref: false })])).rejects.toBe(reason);
  expect(server.requests).toHaveLength(1);
  expect(await readdir(folder.path)).toEqual([]);
});

const BEARER = 'the-request-token-of-the-job';
const SUBJECT = 'the-oidc-token-of-the-job';

/** A workload identity as a job has it, whose token service answers so. */
async function workload({ sts }: { sts: Behaviour }) {
  const folder = await temporaryFolder();
  const services = await startPprofServer({ sts, oidc: oidc(BEARER, SUBJECT) });
  const path = join(folder.path, 'gha-creds.json');
  await writeWorkloadIdentity(path, services.url, BEARER);
  return {
    env: { GOOGLE_APPLICATION_CREDENTIALS: path },
    services,
    [Symbol.asyncDispose]: async () => {
      await services[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

describe('a workload identity', () => {
  test('is exchanged for a token, and its secrets are masked', async () => {
    await using account = await workload({ sts: token('ya29.access') });
    await using server = await startPprofServer({ storage: behind('ya29.access', emptyList) });
    const store = await opened(address(server.url), account.env);
    expect(await listed(store)).toEqual([]);
    expect(store.masked).toContain(BEARER);
    // Storage may repeat what it was sent.
    expect(store.masked).toContain('ya29.access');
  });

  test.each([
    [
      'a pool that does not know the repository',
      'unauthorized_client',
      'The given credential is rejected by the attribute condition.',
      'Check the inputs of google-github-actions/auth',
    ],
    [
      'a clock that is wrong',
      'invalid_grant',
      'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
      'Set the clock of this machine',
    ],
  ])('refused for %s', async (_, code, words, fix) => {
    await using account = await workload({ sts: noToken(code, `${words} ${SUBJECT}/${BEARER}`) });
    await using server = await startPprofServer({ storage: emptyList });
    const error = await failureOf(listed(await opened(address(server.url), account.env)));
    expect(error.message).toContain(`Google gave no token for the credentials: "${code}: ${words}`);
    expect(error.message).not.toContain(BEARER);
    expect(error.fix).toContain(fix);
    expect(server.requests).toEqual([]);
  });

  test('whose token service cannot be reached', async () => {
    await using account = await workload({ sts: token('x') });
    await account.services[Symbol.asyncDispose]();
    await using server = await startPprofServer({ storage: emptyList });
    const error = await failureOf(listed(await opened(address(server.url), account.env)));
    expect(error.message).toContain(`${account.services.url} refused the connection`);
  });
});

describe('the credentials file', () => {
  const open = async (content: string | undefined) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'credentials.json');
    if (content !== undefined) await writeFile(path, content);
    const error = await failureOf(opened(address(), { GOOGLE_APPLICATION_CREDENTIALS: path }));
    expect(error.message).toContain(path);
    return { message: error.message.replace(path, 'FILE'), fix: error.fix };
  };
  const FILE = 'The credentials file FILE (GOOGLE_APPLICATION_CREDENTIALS)';

  test('is not there: perhaps the checkout removed it', async () => {
    const error = await open(undefined);
    expect(error.message).toBe(`${FILE} is not there.`);
    expect(error.fix).toContain('after actions/checkout');
  });

  test.each([
    ['no JSON', '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n', `${FILE} is not JSON.`],
    [
      'no credentials',
      '{"web":{"client_secret":"s3cr3t"}}',
      `${FILE} is none of Google's: it has no \`type\`.`,
    ],
    [
      'of another type',
      '{"type":"gdch_service_account"}',
      `${FILE} is none of Google's: its \`type\` is "gdch_service_account".`,
    ],
    ['without a key', '{"type":"service_account","client_email":"a@b"}', `${FILE} has no \`private_key\`.`],
  ])('is %s', async (_, content, message) => {
    expect((await open(content)).message).toBe(message);
  });

  test('has a key that was broken when it was copied', async () => {
    const account = serviceAccount();
    const key = account['private_key']?.replaceAll('\n', ' ') ?? '';
    const { message } = await open(JSON.stringify({ ...account, private_key: key }));
    expect(message).toBe(
      'The `private_key` in the credentials file FILE (GOOGLE_APPLICATION_CREDENTIALS) cannot be read.',
    );
  });

  test('of a service account is taken, its key masked', async () => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'credentials.json');
    const account = serviceAccount();
    await writeFile(path, JSON.stringify(account));
    const store = await opened(address(), { GOOGLE_APPLICATION_CREDENTIALS: path });
    expect(store.masked).toContain(account['private_key']);
  });

  test('that gcloud left is found in its folder', async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, '.config', 'gcloud'), { recursive: true });
    const user = {
      type: 'authorized_user',
      client_id: 'x',
      client_secret: 'client secret',
      refresh_token: 'refresh token',
    };
    await writeFile(
      join(folder.path, '.config', 'gcloud', 'application_default_credentials.json'),
      JSON.stringify(user),
    );
    const store = await opened(address(), { HOME: folder.path });
    expect(store.masked).toEqual(['client secret', 'refresh token']);
  });

  test('is not sent over plain http to another machine', async () => {
    const store = await opened(address('http://storage.example:8080'), {
      GOOGLE_APPLICATION_CREDENTIALS: '/nonexistent/credentials.json',
    });
    expect(store.masked).toEqual([]);
  });
});

describe('the metadata server', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('of the machine gives a token', async () => {
    const google = { 'metadata-flavor': 'Google', 'content-type': 'application/json' };
    await using metadata = await startPprofServer({
      computeMetadata: (request, response, url) =>
        answer(
          200,
          url.pathname.endsWith('/token')
            ? JSON.stringify({ access_token: 'ya29.machine', expires_in: 3_600, token_type: 'Bearer' })
            : '{}',
          google,
        )(request, response, url),
    });
    // Google's library looks into the environment of the process.
    vi.stubEnv('GCE_METADATA_HOST', new URL(metadata.url).host);
    vi.stubEnv('HOME', '/nonexistent');
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    await using server = await startPprofServer({ storage: behind('ya29.machine', emptyList) });
    expect(await listed(await opened(address(server.url), { ...process.env }))).toEqual([]);
  });

  test.each([
    ['answers as another cloud does', answer(400, '{"error":"Bad request"}')],
    ['says nothing', hang],
  ])('that %s is nobody’s: the bucket is asked without credentials, soon', async (_, behaviour) => {
    await using metadata = await startPprofServer({ computeMetadata: behaviour });
    await using server = await startPprofServer({ storage: emptyList });
    const env = { HOME: '/nonexistent', GCE_METADATA_HOST: new URL(metadata.url).host };
    const begin = performance.now();
    expect(await listed(await opened(address(server.url), env))).toEqual([]);
    expect(performance.now() - begin).toBeLessThan(4_000);
    expect(metadata.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});
