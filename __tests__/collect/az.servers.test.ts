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
import { listed, opened } from './opened.ts';

const ODD = 'odd/a b#?%2F ü.pprof';

let server: Azurite;
beforeAll(async () => {
  server = await startAzurite('profiles', {
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
});

describe('what Azure refuses', () => {
  test.each<[string, Partial<ObjectAddress>, () => Record<string, string>, RegExp, RegExp]>([
    [
      'a container that is not there',
      { bucket: 'no-such-container' },
      () => ({ AZURE_STORAGE_KEY: server.key }),
      /ContainerNotFound: "/,
      /case-sensitive/,
    ],
    [
      'a key of another account',
      {},
      () => ({ AZURE_STORAGE_KEY: 'dGhlIGtleSBvZiBhbm90aGVy' }),
      /failed to authenticate/,
      /AZURE_STORAGE_KEY/,
    ],
    [
      'an SAS token that has expired',
      {},
      () => ({ AZURE_STORAGE_SAS_TOKEN: sas('rl', -3_600_000) }),
      /failed to authenticate/,
      /not expired/,
    ],
  ])('%s', async (_what, more, env, message, fix) => {
    const store = await opened(address(more), env());
    const error = await failureOf(listed(store, 'x/'));
    expect(error.message).toMatch(/^az:\/\/\S+\/x\/ cannot be listed: /);
    expect(error.message).toMatch(message);
    expect(error.fix).toMatch(fix);
    for (const secret of store.masked)
      expect(`${error.message} ${error.fix} ${error.stack}`).not.toContain(secret);
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
