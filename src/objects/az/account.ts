import type { TokenCredential } from '@azure/identity';
import {
  AnonymousCredential,
  type BlobServiceClient,
  newPipeline,
  type StoragePipelineOptions,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import { ExpectedError } from '../../system/errors.ts';
import { excerpt } from '../../system/text.ts';
import type { ObjectAddress, StoreContext } from '../store.ts';
import { azureOnly } from './answer.ts';
import { BoundedBlobServiceClient } from './bounded.ts';
import { developerAccount, readConnectionString } from './connection-string.ts';

/** A storage account, and what opens it. */
export interface AzureAccount {
  readonly service: BlobServiceClient;
  readonly endpoint: string;
  readonly login: AzureLogin;
  /** What must not show. */
  readonly secrets: readonly string[];
}

/** How an account is asked, and the variable from which that comes. */
export type AzureLogin =
  | { readonly kind: 'key'; readonly from: string; readonly key: string }
  | { readonly kind: 'sas'; readonly from: string; readonly token: string }
  /** What `az login`, azure/login, a workload identity or a managed one give. */
  | { readonly kind: 'identity' };

/** What is tried again, and for how long, is decided in one place for all sources. */
const PIPELINE: StoragePipelineOptions = {
  retryOptions: { maxTries: 1 },
  userAgentOptions: { userAgentPrefix: 'go-pgo-action' },
};

/** The blob service of the public and the sovereign clouds. */
const AZURES_OWN =
  /\.(core\.(windows\.net|chinacloudapi\.cn|usgovcloudapi\.net|cloudapi\.de)|storage\.azure\.net)$/;
/** Characters of the 64 bytes in base64 of which Azure makes its keys; emulators take others. */
const KEY_LENGTH = 88;

/**
 * Finds the account and its credentials where the Azure CLI looks for them: the connection string, the key, the SAS
 * token, else who is logged in.
 * @throws ExpectedError when the account is not known, or what a variable holds cannot be meant.
 */
export async function openAccount(
  address: ObjectAddress,
  { env, mask }: Pick<StoreContext, 'env' | 'mask'>,
): Promise<AzureAccount> {
  // Before anything is made of them, so that no error can repeat one.
  for (const secret of secretsIn(env)) mask(secret);
  const connection = connectionFor(address, env);
  const name = address.account ?? connection?.account ?? (env['AZURE_STORAGE_ACCOUNT'] || undefined);
  const endpoint = endpointOf(
    address.endpoint ?? connection?.endpoint ?? (env['AZURE_STORAGE_SERVICE_ENDPOINT'] || undefined),
    name,
  );
  const login = connection?.login ?? loginOf(env);
  const secrets = [...new Set([...secretsIn(env), ...secretsOf(login)])];
  for (const secret of secrets) mask(secret);
  return { service: await open(endpoint, name, login, mask), endpoint, login, secrets };
}

/** Undefined where it is of another account than the one that is named. */
function connectionFor({ account }: ObjectAddress, env: StoreContext['env']) {
  const text = env['AZURE_STORAGE_CONNECTION_STRING'];
  if (!text) return undefined;
  const connection = readConnectionString(text);
  return account === undefined || connection.account === undefined || connection.account === account
    ? connection
    : undefined;
}

function loginOf(env: StoreContext['env']): AzureLogin {
  const key = env['AZURE_STORAGE_KEY']?.trim();
  if (key) return { kind: 'key', from: 'AZURE_STORAGE_KEY', key };
  const token = env['AZURE_STORAGE_SAS_TOKEN']?.trim().replace(/^\?/, '');
  if (token) return { kind: 'sas', from: 'AZURE_STORAGE_SAS_TOKEN', token };
  return { kind: 'identity' };
}

/** URL of the blob service without a slash at its end. */
function endpointOf(given: string | undefined, account: string | undefined): string {
  if (account !== undefined && !/^[a-z0-9]{3,24}$/.test(account)) {
    throw new ExpectedError(`"${excerpt(account)}" is no name of an Azure storage account.`, {
      fix: 'It has 3 to 24 lower-case letters and digits, and stands before `.blob.core.windows.net`.',
    });
  }
  if (given === undefined) {
    if (account !== undefined) return `https://${account}.blob.core.windows.net`;
    throw new ExpectedError('The Azure storage account is not named.', {
      fix: 'Write `account: NAME` beside `az:`, or set AZURE_STORAGE_ACCOUNT.',
    });
  }
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ExpectedError('AZURE_STORAGE_SERVICE_ENDPOINT is no http or https URL.', {
      fix: 'Write it like https://ACCOUNT.blob.core.windows.net.',
    });
  }
  const path = url.pathname.replace(/\/+$/, '');
  // Servers without names of their own have the account in the path.
  const isEmulator = /^(localhost|\[.*\]|[\d.]+)$/.test(url.hostname);
  return `${url.origin}${path === '' && isEmulator && account !== undefined ? `/${account}` : path}`;
}

async function open(
  endpoint: string,
  account: string | undefined,
  login: AzureLogin,
  mask: StoreContext['mask'],
): Promise<BlobServiceClient> {
  const url = login.kind === 'sas' ? `${endpoint}?${login.token}` : endpoint;
  const pipeline = newPipeline(await credentialOf(endpoint, account, login, mask), PIPELINE);
  pipeline.factories.unshift(azureOnly);
  return new BoundedBlobServiceClient(url, pipeline);
}

async function credentialOf(
  endpoint: string,
  account: string | undefined,
  login: AzureLogin,
  mask: StoreContext['mask'],
) {
  switch (login.kind) {
    case 'sas':
      return new AnonymousCredential();
    case 'key':
      return new StorageSharedKeyCredential(account ?? accountIn(endpoint), checkedKey(login, endpoint));
    case 'identity':
      return masked(await (await import('./identity.ts')).findIdentity(), mask);
  }
}

/** Masks every token that was obtained: a service may repeat it. */
function masked(credential: TokenCredential, mask: StoreContext['mask']): TokenCredential {
  return {
    async getToken(scopes, options) {
      const token = await credential.getToken(scopes, options);
      if (token !== null) mask(token.token);
      return token;
    },
  };
}

/** The first label of the host, as Azure names its own. */
function accountIn(endpoint: string): string {
  const { hostname, pathname } = new URL(endpoint);
  const isEmulator = /^(localhost|\[.*\]|[\d.]+)$/.test(hostname);
  const name = isEmulator ? pathname.split('/')[1] : hostname.split('.')[0];
  if (name) return name;
  throw new ExpectedError('The Azure storage account that the key belongs to is not named.', {
    fix: 'Write `account: NAME` beside `az:`, or set AZURE_STORAGE_ACCOUNT.',
  });
}

function checkedKey({ key, from }: Extract<AzureLogin, { kind: 'key' }>, endpoint: string): string {
  // The SDK would sign with whatever bytes it can make of it.
  const problem = problemOf(key, AZURES_OWN.test(new URL(endpoint).hostname));
  if (problem === undefined) return key;
  throw new ExpectedError(`${from} holds no key of a storage account: ${problem}.`, {
    fix: `Copy the whole ${from === 'AZURE_STORAGE_KEY' ? 'key from `az storage account keys list`' : 'text from `az storage account show-connection-string`'}.`,
  });
}

function problemOf(key: string, isAzures: boolean): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(key)) return 'it is not in base64';
  if (isAzures && key.length !== KEY_LENGTH)
    return `it has ${key.length} characters in the place of ${KEY_LENGTH}`;
  if (key.length < 16 || key.length % 4 !== 0)
    return `it has ${key.length} characters, as if it had been cut`;
  return undefined;
}

function secretsIn(env: StoreContext['env']): string[] {
  const {
    AZURE_STORAGE_CONNECTION_STRING: connection,
    AZURE_STORAGE_KEY: key,
    AZURE_STORAGE_SAS_TOKEN: sas,
    AZURE_CLIENT_SECRET: secret,
  } = env;
  return [connection, key, sas, secret].filter((text): text is string => text !== undefined && text !== '');
}

/** The signature alone, too, as it is and as a URL has it. */
function secretsOf(login: AzureLogin): string[] {
  if (login.kind === 'identity') return [];
  if (login.kind === 'key') return login.key === developerAccount.key ? [] : [login.key];
  const encoded = /(?:^|&)sig=([^&]*)/.exec(login.token)?.[1];
  const decoded = new URLSearchParams(login.token).get('sig');
  return [login.token, encoded, decoded].filter((text): text is string => !!text);
}
