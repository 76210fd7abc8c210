import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuthenticationError } from '@azure/identity';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ObjectAddress } from '../../src/collect/source.ts';
import { azureFailure } from '../../src/objects/az/errors.ts';
import { failureOf } from '../contract/context.ts';
import {
  answer,
  type Behaviour,
  firstly,
  hang,
  redirectTo,
  reset,
  startPprofServer,
  unusedPort,
} from '../harness/pprof-server.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { listed, opened } from './opened.ts';

const KEY = Buffer.from('the key of a storage account in a test').toString('base64');
/** As long as Azure makes them. */
const AZURES_KEY = Buffer.alloc(64, 'secret').toString('base64');
const address = (more: Partial<ObjectAddress> = {}): ObjectAddress => ({
  scheme: 'az',
  bucket: 'profiles',
  path: '',
  account: 'account',
  ...more,
});
const open = (endpoint: string, signal?: AbortSignal) =>
  opened(address({ endpoint }), { AZURE_STORAGE_KEY: KEY }, signal);

const PAGE = '<!doctype html><html><head><title>Sign in</title></head></html>';
const XML = { 'content-type': 'application/xml', 'x-ms-version': '2026-04-06' };
const emptyList = answer(
  200,
  '<?xml version="1.0" encoding="utf-8"?><EnumerationResults ServiceEndpoint="http://x/account" ContainerName="profiles"><Blobs /><NextMarker /></EnumerationResults>',
  XML,
);

/** An error as Azure's documentation shows it, its detail as in the reports of its users. */
const refusal = (status: number, code: string, message: string, detail = ''): Behaviour =>
  answer(
    status,
    `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${message}\nRequestId:1\nTime:2026-11-21T00:00:00Z</Message>${detail === '' ? '' : `<AuthenticationErrorDetail>${detail}</AuthenticationErrorDetail>`}</Error>`,
    { ...XML, 'x-ms-error-code': code },
  );

async function refusedList(behaviour: Behaviour) {
  await using server = await startPprofServer({ account: behaviour });
  return await failureOf(listed(await open(server.url), 'prod/'));
}

describe('what Azure refuses', () => {
  const NOT_AUTHENTICATED =
    'Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.';

  test('for a clock that is wrong: so it says, and what to do', async () => {
    const detail = "Request date header too old: 'Fri, 20 Nov 2026 10:00:00 GMT'";
    const error = await refusedList(refusal(403, 'AuthenticationFailed', NOT_AUTHENTICATED, detail));
    expect(error.message).toContain('AuthenticationFailed: "Server failed to authenticate');
    expect(error.message).toContain(detail);
    expect(error.fix).toContain('Set the clock of this machine');
  });

  test('for a wrong key: not what was signed', async () => {
    const detail = `The MAC signature found in the HTTP request 'c2lnbmF0dXJl' is not the same as any computed signature. Server used following string to sign: 'GET date'.`;
    const error = await refusedList(refusal(403, 'AuthenticationFailed', NOT_AUTHENTICATED, detail));
    expect(error.message).not.toContain('c2lnbmF0dXJl');
    expect(error.fix).toContain('Check the key in AZURE_STORAGE_KEY');
  });

  test('for the network rules of the account', async () => {
    const words = 'This request is not authorized to perform this operation.';
    const error = await refusedList(refusal(403, 'AuthorizationFailure', words));
    expect(error.message).toBe(
      'az://profiles/prod/ cannot be listed: AuthorizationFailure: "This request is not authorized to perform this operation".',
    );
    expect(error.fix).toContain('firewall');
  });

  test('for keys as such', async () => {
    const words = 'Key based authentication is not permitted on this storage account.';
    const error = await refusedList(refusal(403, 'KeyBasedAuthenticationNotPermitted', words));
    expect(error.fix).toContain('log in by azure/login instead, with the role Storage Blob Data Reader');
  });
});

describe('what is tried again', () => {
  test('too many requests, no sooner than Azure asks for', async () => {
    const busy = answer(503, '', { ...XML, 'x-ms-error-code': 'ServerBusy', 'retry-after': '2' });
    await using server = await startPprofServer({ account: firstly(1, busy, emptyList) });
    const begin = performance.now();
    expect(await listed(await open(server.url))).toEqual([]);
    expect(performance.now() - begin).toBeGreaterThan(2_000);
    expect(server.requests).toHaveLength(2);
  });

  test('an error of Azure’s own, three times in all', async () => {
    await using server = await startPprofServer({
      account: refusal(500, 'InternalError', 'The server encountered an internal error.'),
    });
    const error = await failureOf(listed(await open(server.url)));
    expect(error.message).toBe(
      'az://profiles/ cannot be listed: InternalError: "The server encountered an internal error". It was asked 3 times.',
    );
    expect(server.requests).toHaveLength(3);
  });

  test('a broken connection', async () => {
    await using server = await startPprofServer({ account: firstly(1, reset, emptyList) });
    expect(await listed(await open(server.url))).toEqual([]);
  });

  test('half of an object, of which no file is left', async () => {
    await using folder = await temporaryFolder();
    const half: Behaviour = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000', 'x-ms-version': '2026-04-06', etag: '"1"' });
      response.write(Buffer.alloc(500), () => response.socket?.destroy());
    };
    await using server = await startPprofServer({ account: half });
    const store = await open(server.url);
    const error = await failureOf(store.download('a', join(folder.path, 'got')));
    expect(error.message).toMatch(/^az:\/\/profiles\/a cannot be read: .* It was asked 3 times\.$/);
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe('what is not Azure’s', () => {
  test.each([
    ['a web page in the place of a list', PAGE, 200],
    ['a web page with an error', PAGE, 403],
  ])('%s', async (_, body, status) => {
    const error = await refusedList(answer(status, body, { 'content-type': 'text/html' }));
    expect(error.message).toContain(
      `answered ${status} with a web page ("Sign in"), not as Azure Blob Storage does`,
    );
    expect(error.fix).toContain('URL of the blob service');
  });

  test.each([
    ['JSON', '{"items":[]}', 'application/json'],
    [
      'other XML',
      '<?xml version="1.0"?><ListBucketResult><Name>x</Name></ListBucketResult>',
      'application/xml',
    ],
    ['nothing', '', 'text/plain'],
  ])('%s', async (_, body, type) => {
    const error = await refusedList(answer(200, body, { 'content-type': type }));
    expect(error.message).toContain('not as Azure Blob Storage does');
  });

  test('a redirect to a login page, which is not followed', async () => {
    await using login = await startPprofServer({ login: emptyList });
    const error = await refusedList(redirectTo(`${login.url}/login`));
    expect(error.message).toBe('az://profiles/prod/ cannot be listed: status 302.');
    expect(error.fix).toContain('URL of the blob service');
    expect(login.requests).toEqual([]);
  });

  test('a web page in the place of an object', async () => {
    await using folder = await temporaryFolder();
    await using server = await startPprofServer({
      account: answer(200, PAGE, { 'content-type': 'text/html' }),
    });
    const store = await open(server.url);
    const error = await failureOf(store.download('a', join(folder.path, 'got')));
    expect(error.message).toContain('with a web page, not as Azure Blob Storage does');
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('a port on which nothing listens', async () => {
    const url = `http://127.0.0.1:${await unusedPort()}`;
    const error = await failureOf(listed(await open(url)));
    expect(error.message).toBe(
      `az://profiles/ cannot be listed: ${url} refused the connection: nothing listens there. It was asked 3 times.`,
    );
  });

  test('a host that is not there, as that of a misspelt account', async () => {
    const error = await failureOf(listed(await open('https://account.blob.core.windows.invalid')));
    expect(error.message).toMatch(/(no host of the name|could not be resolved)/);
    expect(error.message).toContain('https://account.blob.core.windows.invalid');
    expect(error.fix).toContain('Check the name of the storage account');
  });
});

describe('answers without an end', () => {
  const flood =
    (status: number, headers: Record<string, string>): Behaviour =>
    (_request, response) => {
      const block = Buffer.alloc(64 * 1024, '<Blob>');
      const more = () => {
        while (!response.destroyed && response.write(block));
      };
      response.writeHead(status, headers);
      response.on('drain', more).on('error', () => {});
      more();
    };
  /** What this process came to hold beside what it held before, in MiB. */
  const grown = async (work: () => Promise<unknown>) => {
    const before = process.memoryUsage.rss();
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    await work();
    clearInterval(timer);
    return (most - before) / 1024 ** 2;
  };

  test.each<[string, Behaviour, string | RegExp]>([
    ['a list', flood(200, XML), /answered 200 with more than any list of Azure Blob Storage has\.$/],
    [
      'a refusal as text',
      flood(403, { 'x-ms-version': '2026-04-06' }),
      /: status 403: "<Blob><Blob>[^"]*"\.$/,
    ],
    ['a refusal as XML', flood(403, XML), /: status 403: "<Blob><Blob>[^"]*"\.$/],
    [
      'a refusal that drips',
      (_request, response) => {
        response.writeHead(403, { ...XML, 'x-ms-error-code': 'AuthorizationFailure' });
        const timer = setInterval(() => response.write(' '), 100);
        response.on('close', () => clearInterval(timer));
      },
      /cannot be listed: AuthorizationFailure\.$/,
    ],
  ])('%s', async (_what, behaviour, message) => {
    let error: { message: string; fix?: string | undefined } = { message: '' };
    const begin = performance.now();
    const memory = await grown(async () => {
      error = await refusedList(behaviour);
    });
    expect(error.message).toMatch(message);
    expect(error.fix).toMatch(/^\S[^\n]+\S$/);
    expect(memory).toBeLessThan(400);
    expect(performance.now() - begin).toBeLessThan(8_000);
  });

  test('of an upload and a download that are refused', async () => {
    await using folder = await temporaryFolder();
    await using server = await startPprofServer({ account: flood(403, {}) });
    const store = await open(server.url);
    const upload = await failureOf(store.upload('a', Buffer.from('1')));
    expect(upload.message).toContain('az://profiles/a cannot be written: status 403');
    const download = await failureOf(store.download('a', join(folder.path, 'got')));
    expect(download.message).toContain('az://profiles/a cannot be read: status 403');
  });
});

test.each(['list', 'download', 'upload'] as const)('an abort ends a %s that hangs', async (what) => {
  await using folder = await temporaryFolder();
  await using server = await startPprofServer({ account: hang });
  const controller = new AbortController();
  const store = await open(server.url, controller.signal);
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

describe('variables that cannot be meant', () => {
  const { account: _none, ...unnamed } = address();

  test.each<[string, ObjectAddress, Record<string, string>, string]>([
    ['no account', unnamed, { AZURE_STORAGE_KEY: KEY }, 'The Azure storage account is not named.'],
    [
      'a URL as the account',
      address({ account: 'https://account' }),
      {},
      '"https://account" is no name of an Azure storage account.',
    ],
    [
      'half a key',
      address(),
      { AZURE_STORAGE_KEY: 'half a key' },
      'AZURE_STORAGE_KEY holds no key of a storage account: it is not in base64.',
    ],
    [
      'a key that was cut when it was copied',
      address(),
      { AZURE_STORAGE_KEY: AZURES_KEY.slice(0, 20) },
      'AZURE_STORAGE_KEY holds no key of a storage account: it has 20 characters in the place of 88.',
    ],
    [
      'one in a connection string, which names Azure by its account only',
      unnamed,
      { AZURE_STORAGE_CONNECTION_STRING: `AccountName=account;AccountKey=${AZURES_KEY.slice(0, 84)}` },
      'AZURE_STORAGE_CONNECTION_STRING holds no key of a storage account: it has 84 characters in the place of 88.',
    ],
    [
      'one for a sovereign cloud',
      address({ endpoint: 'https://account.blob.core.chinacloudapi.cn' }),
      { AZURE_STORAGE_KEY: AZURES_KEY.slice(0, 87) },
      'AZURE_STORAGE_KEY holds no key of a storage account: it has 87 characters in the place of 88.',
    ],
    [
      'one for a server whose keys may have any length',
      unnamed,
      {
        AZURE_STORAGE_CONNECTION_STRING: `AccountName=account;AccountKey=${AZURES_KEY.slice(0, 19)};BlobEndpoint=http://127.0.0.1:9/account`,
      },
      'AZURE_STORAGE_CONNECTION_STRING holds no key of a storage account: it has 19 characters, as if it had been cut.',
    ],
    [
      'half a connection string',
      unnamed,
      { AZURE_STORAGE_CONNECTION_STRING: 'AccountName=account;Account' },
      'AZURE_STORAGE_CONNECTION_STRING has neither an `AccountKey` nor a `SharedAccessSignature`.',
    ],
    [
      'another text',
      unnamed,
      { AZURE_STORAGE_CONNECTION_STRING: KEY },
      'AZURE_STORAGE_CONNECTION_STRING has neither an `AccountName` nor a `BlobEndpoint`.',
    ],
    [
      'no URL as the endpoint',
      address(),
      { AZURE_STORAGE_SERVICE_ENDPOINT: 'account' },
      'AZURE_STORAGE_SERVICE_ENDPOINT is no http or https URL.',
    ],
  ])('%s', async (_, where, env, message) => {
    const error = await failureOf(opened(where, env));
    expect(error.message).toBe(message);
    expect(error.fix).toMatch(/^\S[^\n]+\S$/);
  });

  test('but a whole key is taken, with Azure and elsewhere', async () => {
    for (const endpoint of [undefined, 'https://account.blob.core.usgovcloudapi.net', 'http://127.0.0.1:9']) {
      const store = await opened(address(endpoint === undefined ? {} : { endpoint }), {
        AZURE_STORAGE_KEY: AZURES_KEY,
      });
      expect(store.masked).toContain(AZURES_KEY);
    }
  });
});

describe('a login', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Nobody is logged in, but for what the folder `tools` has. */
  const alone = (tools: string) => {
    for (const name of Object.keys(process.env))
      if (/^(AZURE|IDENTITY|MSI)_/.test(name)) vi.stubEnv(name, undefined);
    vi.stubEnv('PATH', `${tools}:/usr/bin:/bin`);
    // The metadata service of a machine in Azure, which here nobody is.
    vi.stubEnv('AZURE_POD_IDENTITY_AUTHORITY_HOST', 'http://127.0.0.1:9');
  };

  test('that nobody has: soon, and what to do', async () => {
    await using folder = await temporaryFolder();
    alone(folder.path);
    const begin = performance.now();
    const error = await failureOf(listed(await opened(address(), {})));
    expect(error.message).toBe('az://profiles/ cannot be listed: no credentials for Azure were found.');
    expect(error.fix).toContain('Run azure/login in a step before');
    expect(performance.now() - begin).toBeLessThan(6_000);
  });

  test('is not waited for from a metadata service that says nothing', async () => {
    await using folder = await temporaryFolder();
    await using metadata = await startPprofServer({ metadata: hang });
    alone(folder.path);
    vi.stubEnv('AZURE_POD_IDENTITY_AUTHORITY_HOST', metadata.url);
    const begin = performance.now();
    const error = await failureOf(listed(await opened(address(), {})));
    expect(error.message).toContain('no credentials for Azure were found');
    expect(performance.now() - begin).toBeLessThan(6_000);
    expect(metadata.requests).toHaveLength(1);
  });

  test('that a machine of Azure does not have either, as those of GitHub: soon', async () => {
    await using folder = await temporaryFolder();
    const words = { error: 'invalid_request', error_description: 'Identity not found' };
    await using metadata = await startPprofServer({
      metadata: answer(400, JSON.stringify(words), { 'content-type': 'application/json' }),
    });
    alone(folder.path);
    vi.stubEnv('AZURE_POD_IDENTITY_AUTHORITY_HOST', metadata.url);
    const begin = performance.now();
    const error = await failureOf(listed(await opened(address(), {})));
    expect(error.message).toMatch(/no credentials for Azure were found|Identity not found/);
    expect(performance.now() - begin).toBeLessThan(15_000);
  });

  test('of the Azure CLI is found, and its token not sent over plain http', async () => {
    await using folder = await temporaryFolder();
    alone(folder.path);
    const token = {
      accessToken: 'token-of-the-cli',
      expiresOn: '2099-01-01 00:00:00.000000',
      expires_on: 4_070_908_800,
      tokenType: 'Bearer',
    };
    await writeFile(join(folder.path, 'az'), `#!/bin/sh\necho '${JSON.stringify(token)}'\n`);
    await chmod(join(folder.path, 'az'), 0o755);
    await using server = await startPprofServer({ account: emptyList });
    const error = await failureOf(listed(await opened(address({ endpoint: server.url }), {})));
    expect(error.message).toBe(
      "az://profiles/ cannot be listed: a login's token is not sent over plain http.",
    );
    expect(server.requests).toEqual([]);
  });

  // Errors as Azure's library makes them of what Microsoft Entra documents that it answers.
  test.each([
    [
      'AADSTS7000215: Invalid client secret provided. Ensure the secret being sent in the request is the client secret value, not the client secret ID.',
      'Check AZURE_CLIENT_ID',
    ],
    [
      'AADSTS700024: Client assertion is not within its valid time range. Current time: 2026-11-21T00:00:00Z.',
      'Set the clock',
    ],
  ])('that Microsoft Entra refuses: %s', (words, fix) => {
    const thrown = new AuthenticationError(401, {
      error: 'invalid_client',
      error_description: `${words} Trace ID: 0000 Correlation ID: 1111 Timestamp: 2026-11-21 00:00:00Z`,
      error_codes: [7_000_215],
    });
    const error = azureFailure(thrown, {
      failed: 'az://profiles/ cannot be listed',
      endpoint: 'https://account.blob.core.windows.net',
      role: 'Storage Blob Data Reader',
      login: { kind: 'identity' },
      secrets: [],
    });
    expect(error?.message).toContain(`Azure gave no token for the login: "${words.slice(0, 80)}`);
    expect(error?.message).not.toContain('Trace ID');
    expect(error?.fix).toContain(fix);
  });
});
