import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AccountSASPermissions,
  AccountSASResourceTypes,
  AccountSASServices,
  generateAccountSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import { afterAll, beforeAll } from 'vitest';
import { collectObjects } from '../../src/collect/objects.ts';
import type { ObjectAddress, ObjectSource } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { hang, PROFILE_BYTES, startPprofServer } from '../harness/pprof-server.ts';
import { type Azurite, startAzurite } from '../harness/servers/azurite.ts';

const ODD = 'prod/a b#?%2F ü.pprof';

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

/** An SAS token of the account for reading and listing. */
const sas = (): string =>
  generateAccountSASQueryParameters(
    {
      startsOn: new Date(Date.now() - 7_200_000),
      expiresOn: new Date(Date.now() + 3_600_000),
      permissions: AccountSASPermissions.parse('rl'),
      resourceTypes: AccountSASResourceTypes.parse('co').toString(),
      services: AccountSASServices.parse('b').toString(),
    },
    new StorageSharedKeyCredential(server.account, server.key),
  ).toString();

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
  const token = sas();
  return {
    cwd: join(context.cwd, 'user'),
    env: { AZURE_STORAGE_SAS_TOKEN: token },
    working: source({}),
    failing: source({ bucket: 'no-such-container' }),
    several: { source: source({}), files: 4 },
    slow: source({ endpoint: hanging.url }),
    secrets: [token, new URLSearchParams(token).get('sig') ?? ''],
    [Symbol.asyncDispose]: async () => {
      await hanging[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});
