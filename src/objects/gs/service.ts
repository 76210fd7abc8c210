import { Compute, GoogleAuth } from 'google-auth-library';
import { ExpectedError } from '../../system/errors.ts';
import { excerpt } from '../../system/text.ts';
import { secretsOfHeader } from '../../system/credentials.ts';
import type { ObjectAddress, StoreContext } from '../store.ts';
import { type CredentialsPlace, findCredentials } from './credentials.ts';

const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';

/** Google Cloud Storage, or what stands in for it, and how it is asked. */
export interface GoogleService {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly isAnonymous: boolean;
  /** Texts that must not show. */
  readonly secrets: readonly string[];
  /** Headers that say who asks. @throws the errors of Google's library when there is no token to be had. */
  authorization(): Promise<Record<string, string>>;
}

/**
 * Finds the service and the credentials for it; nothing is asked yet, but whether this is a machine of Google's.
 * @throws ExpectedError for a credentials file that is none.
 */
export async function findService(
  { endpoint }: ObjectAddress,
  { env, signal, mask }: StoreContext,
): Promise<GoogleService> {
  const place = takesCredentials(endpoint, env)
    ? await findCredentials(env, process.cwd(), signal)
    : { kind: 'none' as const };
  const secrets = place.kind === 'file' ? place.secrets : [];
  for (const secret of secrets) mask(secret);
  return {
    endpoint: endpointOf(endpoint, env, place.kind === 'file' ? place.universe : 'googleapis.com'),
    isAnonymous: place.kind === 'none',
    secrets,
    authorization: authorizer(place, mask),
  };
}

function authorizer(place: CredentialsPlace, mask: StoreContext['mask']): GoogleService['authorization'] {
  if (place.kind === 'none') return async () => ({});
  // The library's own search would take its time, and tell the terminal of every answer that it does not like.
  const client =
    place.kind === 'machine'
      ? Promise.resolve(new Compute({ scopes: [SCOPE] }))
      : new GoogleAuth({ credentials: place.credentials, scopes: [SCOPE] }).getClient();
  client.catch(() => {});
  return async () => {
    const headers = await (await client).getRequestHeaders();
    const found = Object.fromEntries(new Headers(headers).entries());
    if (found['authorization'] !== undefined)
      for (const secret of secretsOfHeader(found['authorization'])) mask(secret);
    return found;
  };
}

/** An emulator needs none, and plain HTTP would show them to whoever listens. */
function takesCredentials(endpoint: string | undefined, env: StoreContext['env']): boolean {
  if (endpoint === undefined) return !env['STORAGE_EMULATOR_HOST'];
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || /^(localhost|\[::1\]|127\.[\d.]+)$/.test(hostname);
}

function endpointOf(given: string | undefined, env: StoreContext['env'], universe: string): string {
  const emulator = env['STORAGE_EMULATOR_HOST'];
  if (given === undefined && !emulator) return `https://storage.${universe}`;
  // Go's client library takes a bare host, that of Node a URL.
  const url = given ?? (/^https?:\/\//i.test(emulator ?? '') ? emulator : `http://${emulator}`) ?? '';
  if (!URL.canParse(url)) {
    throw new ExpectedError(`STORAGE_EMULATOR_HOST is no address: "${excerpt(url)}".`, {
      fix: 'Write it as `localhost:4443` or `http://localhost:4443`.',
    });
  }
  // Some write the path of the API, too.
  return url.replace(/\/+$/, '').replace(/\/storage\/v1$/, '');
}
