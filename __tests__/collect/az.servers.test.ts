import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AccountSASPermissions,
  AccountSASResourceTypes,
  AccountSASServices,
  BlobServiceClient,
  generateAccountSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectObjects } from '../../src/collect/objects.ts';
import type { ObjectAddress, ObjectSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { hang, PROFILE_BYTES, startPprofServer } from '../harness/pprof-server.ts';
import { type Azurite, startAzurite } from '../harness/servers/azurite.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { startForwarder } from './forwarder.ts';
import { listed, opened } from './opened.ts';

const MANY = 5_010;
const ODD = 'odd/a b#?%2F ü.pprof';

let server: Azurite;
beforeAll(async () => {
  server = await startAzurite('profiles', {
    ...Object.fromEntries(
      Array.from({ length: MANY }, (_, index) => [
        `many/${String(index).padStart(5, '0')}.pprof`,
        Buffer.from(`profile ${index}`),
      ]),
    ),
    'prod/1.pprof': PROFILE_BYTES,
    'prod/2.pprof': PROFILE_BYTES,
    'prod/3.pprof': PROFILE_BYTES,
    [ODD]: PROFILE_BYTES,
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const address = (more: Partial<ObjectAddress> = {}): ObjectAddress => ({
  scheme: 'az',
  bucket: 'profiles',
  path: '',
  endpoint: server.url,
  account: server.account,
  ...more,
});
const open = (more: Partial<ObjectAddress> = {}) => opened(address(more), { AZURE_STORAGE_KEY: server.key });

/** An SAS token of the account with these permissions, ending so many milliseconds from now. */
const sas = (permissions: string, ends = 3_600_000): string =>
  generateAccountSASQueryParameters(
    {
      startsOn: new Date(Date.now() - 7_200_000),
      expiresOn: new Date(Date.now() + ends),
      permissions: AccountSASPermissions.parse(permissions),
      resourceTypes: AccountSASResourceTypes.parse('co').toString(),
      services: AccountSASServices.parse('b').toString(),
    },
    new StorageSharedKeyCredential(server.account, server.key),
  ).toString();

describe('a list', () => {
  test('has every object of every page, once', async () => {
    await using forwarder = await startForwarder(server.url);
    const objects = await listed(await open({ endpoint: forwarder.url }), 'many/');
    expect(forwarder.requests).toHaveLength(6);
    expect(new Set(objects.map(({ key }) => key)).size).toBe(MANY);
    expect(objects).toHaveLength(MANY);
    expect(objects.at(-1)).toMatchObject({ key: 'many/05009.pprof', bytes: 'profile 5009'.length });
  });

  test('says when an object was written, and again when it was replaced', async () => {
    const store = await open();
    const before = Date.now();
    await store.upload('written/1.pprof', PROFILE_BYTES);
    const [first] = await listed(store, 'written/');
    // Azure counts in seconds.
    expect(first?.modified).toBeGreaterThan(before - 2_000);
    expect(first?.modified).toBeLessThan(Date.now() + 2_000);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await store.upload('written/1.pprof', Buffer.from('other'));
    const [second, ...rest] = await listed(store, 'written/');
    expect(rest).toEqual([]);
    expect(second?.bytes).toBe(5);
    expect(second?.modified).toBeGreaterThan(first?.modified ?? Number.POSITIVE_INFINITY);
  });

  test('leaves out the folders of a Data Lake account', async () => {
    const service = new BlobServiceClient(
      `${server.url}/${server.account}`,
      new StorageSharedKeyCredential(server.account, server.key),
    );
    const folder = service.getContainerClient('profiles').getBlockBlobClient('lake/prod');
    await folder.upload('', 0, { metadata: { hdi_isfolder: 'true' } });
    const store = await open();
    await store.upload('lake/prod/1.pprof', PROFILE_BYTES);
    expect((await listed(store, 'lake/')).map(({ key }) => key)).toEqual(['lake/prod/1.pprof']);
  });

  test('of a prefix without objects is empty', async () => {
    expect(await listed(await open(), 'none/')).toEqual([]);
  });
});

describe('an object', () => {
  test('of an odd name comes whole, as a new file', async () => {
    await using folder = await temporaryFolder();
    const store = await open();
    expect((await listed(store, 'odd/')).map(({ key }) => key)).toEqual([ODD]);
    await store.download(ODD, join(folder.path, 'got'));
    expect(await readFile(join(folder.path, 'got'))).toEqual(PROFILE_BYTES);
    expect(await readdir(folder.path)).toEqual(['got']);
  });

  test('that is written can be read, whatever its bytes', async () => {
    await using folder = await temporaryFolder();
    const bytes = Buffer.alloc(3_000_000, 'every byte counts \r\n--\u0000');
    const store = await open();
    await store.upload(`new/${ODD}`, bytes);
    await store.download(`new/${ODD}`, join(folder.path, 'got'));
    expect(bytes.equals(await readFile(join(folder.path, 'got')))).toBe(true);
  });

  test('of more bytes than are wanted leaves no file', async () => {
    await using folder = await temporaryFolder();
    const store = await open();
    await store.upload('large', Buffer.alloc(2 * 1024 ** 2 + 1));
    const error = await failureOf(store.download('large', join(folder.path, 'got')));
    expect(error.message).toBe('az://profiles/large has more than 2 MiB, which no CPU profile needs.');
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('that is not there fails', async () => {
    await using folder = await temporaryFolder();
    const store = await open();
    const error = await failureOf(store.download('none\u202e', join(folder.path, 'got')));
    expect(error.message).toBe(
      'az://profiles/none\\u{202e} cannot be read: BlobNotFound: "The specified blob does not exist".',
    );
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe('what Azure refuses', () => {
  const NOT_AUTHENTICATED = 'Server failed to authenticate the request';

  test('a container that is not there, to read and to write', async () => {
    const store = await open({ bucket: 'no-such-container' });
    const words = 'ContainerNotFound: "The specified container does not exist".';
    const error = await failureOf(listed(store, 'x/'));
    expect(error.message).toBe(`az://no-such-container/x/ cannot be listed: ${words}`);
    expect(error.fix).toBe('Check the name of the container and the storage account.');
    expect((await failureOf(store.upload('x', PROFILE_BYTES))).message).toBe(
      `az://no-such-container/x cannot be written: ${words}`,
    );
  });

  test('a name that no container has', async () => {
    const error = await failureOf(listed(await open({ bucket: 'Profiles_' })));
    expect(error.message).toContain('InvalidResourceName');
    expect(error.fix).toContain('lower-case letters');
  });

  test('an account that is not there', async () => {
    const error = await failureOf(listed(await open({ account: 'another' })));
    expect(error.message).toMatch(/^az:\/\/profiles\/ cannot be listed: \w+: "/);
    expect(error.fix).toMatch(/account/);
  });

  test('a key of another account, which does not show', async () => {
    const key = Buffer.from('the key of another storage account').toString('base64');
    const error = await failureOf(listed(await opened(address(), { AZURE_STORAGE_KEY: key })));
    expect(error.message).toContain(NOT_AUTHENTICATED);
    expect(error.fix).toContain('Check the key in AZURE_STORAGE_KEY');
    expect(JSON.stringify([error.message, error.fix, error.stack])).not.toContain(key);
  });

  test('an SAS token without a permission', async () => {
    const store = await opened(address(), { AZURE_STORAGE_SAS_TOKEN: sas('r') });
    const error = await failureOf(listed(store));
    expect(error.message).toContain('AuthorizationPermissionMismatch: "This request is not authorized');
    expect(error.fix).toContain('with the permissions read, list');
    await using folder = await temporaryFolder();
    await store.download('prod/1.pprof', join(folder.path, 'got'));
    expect(await readFile(join(folder.path, 'got'))).toEqual(PROFILE_BYTES);
    expect((await failureOf(store.upload('a', PROFILE_BYTES))).message).toContain(
      'AuthorizationPermissionMismatch',
    );
  });

  test('an SAS token that has expired', async () => {
    const token = sas('rl', -3_600_000);
    const error = await failureOf(listed(await opened(address(), { AZURE_STORAGE_SAS_TOKEN: token })));
    expect(error.message).toContain(NOT_AUTHENTICATED);
    expect(error.fix).toMatch(/^The SAS token in AZURE_STORAGE_SAS_TOKEN expired at 20\d\d-/);
    const signature = new URLSearchParams(token).get('sig') ?? '';
    expect(`${error.message} ${error.fix}`).not.toContain(signature);
  });

  test('an SAS token that was changed', async () => {
    const token = sas('rl').replace(/sig=.{6}/, 'sig=AAAAAA');
    const error = await failureOf(listed(await opened(address(), { AZURE_STORAGE_SAS_TOKEN: token })));
    expect(error.message).toContain(NOT_AUTHENTICATED);
    expect(error.fix).toContain('Check the SAS token in AZURE_STORAGE_SAS_TOKEN');
  });
});

describe('the account and what opens it are found in', () => {
  const { bucket, scheme, path } = { bucket: 'profiles', scheme: 'az' as const, path: '' };

  test.each([
    [
      'a connection string with a key',
      () =>
        `AccountName=${server.account};AccountKey=${server.key};BlobEndpoint=${server.url}/${server.account};`,
    ],
    [
      'one as the portal shows it',
      () =>
        `DefaultEndpointsProtocol=http;AccountName=${server.account};AccountKey=${server.key};BlobEndpoint=${server.url}/${server.account}/;QueueEndpoint=http://127.0.0.1:1/q`,
    ],
    [
      'a connection string with an SAS token',
      () => `BlobEndpoint=${server.url}/${server.account};SharedAccessSignature=${sas('rl')}`,
    ],
  ])('%s', async (_, text) => {
    const store = await opened({ scheme, bucket, path }, { AZURE_STORAGE_CONNECTION_STRING: text() });
    expect(await listed(store, 'prod/')).toHaveLength(3);
    expect(store.masked).toContain(text());
  });

  test('the variables of the Azure CLI', async () => {
    const store = await opened(
      { scheme, bucket, path },
      {
        AZURE_STORAGE_ACCOUNT: server.account,
        AZURE_STORAGE_KEY: server.key,
        AZURE_STORAGE_SERVICE_ENDPOINT: `${server.url}/${server.account}/`,
      },
    );
    expect(await listed(store, 'prod/')).toHaveLength(3);
    expect(store.masked).toContain(server.key);
  });

  test('an SAS token, with or without its question mark', async () => {
    for (const token of [sas('rlcw'), `?${sas('rlcw')}`]) {
      const store = await opened(address(), { AZURE_STORAGE_SAS_TOKEN: token });
      expect(await listed(store, 'prod/')).toHaveLength(3);
      await store.upload('by-sas', PROFILE_BYTES);
      expect(store.masked).toContain(new URLSearchParams(token).get('sig'));
    }
  });

  test('the source, whose account wins over that of a connection string', async () => {
    const other = 'AccountName=another;AccountKey=c2VjcmV0IG9mIGFub3RoZXI=;EndpointSuffix=example.invalid';
    const store = await opened(address(), {
      AZURE_STORAGE_CONNECTION_STRING: other,
      AZURE_STORAGE_KEY: server.key,
    });
    expect(await listed(store, 'prod/')).toHaveLength(3);
  });
});

describeSourceContract<ObjectSource<'az'>>('az', collectObjects, async () => {
  const context = await createContext();
  const hanging = await startPprofServer({ [server.account]: hang });
  await mkdir(join(context.cwd, 'user'));
  const source = (more: Partial<ObjectAddress>): ObjectSource<'az'> => ({
    kind: 'az',
    address: address({ path: 'prod/', ...more }),
    label: 'az://profiles/prod/',
    required: false,
  });
  const token = sas('rl');
  return {
    cwd: join(context.cwd, 'user'),
    env: { AZURE_STORAGE_SAS_TOKEN: token },
    working: source({}),
    failing: source({ bucket: 'no-such-container' }),
    several: { source: source({}), files: 3 },
    slow: source({ endpoint: hanging.url }),
    secrets: [token, new URLSearchParams(token).get('sig') ?? ''],
    [Symbol.asyncDispose]: async () => {
      await hanging[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});
