import { createPrivateKey } from 'node:crypto';
import { join, resolve } from 'node:path';
import { request } from 'undici';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { readRegularFile } from '../../system/files.ts';
import { excerpt } from '../../system/text.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Milliseconds in which a metadata server answers where there is one; elsewhere nobody may answer at all. */
const METADATA_TIMEOUT = 1_500;
const METADATA_ADDRESS = '169.254.169.254';

/** Bytes of a credentials file. */
const MOST_BYTES = 1024 * 1024;

/** Google's kinds of credentials files, by their `type`. */
const TYPES = [
  'service_account',
  'authorized_user',
  'external_account',
  'external_account_authorized_user',
  'impersonated_service_account',
] as const;

const CREDENTIALS = v.looseObject({
  type: v.picklist(TYPES),
  universe_domain: v.optional(v.string(), 'googleapis.com'),
  client_email: v.optional(v.string()),
  private_key: v.optional(v.string()),
  client_secret: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  credential_source: v.optional(
    v.looseObject({ headers: v.optional(v.record(v.string(), v.string()), {}) }),
    {},
  ),
});

/** Where Google's Application Default Credentials come from here. */
export type CredentialsPlace =
  /** A file; `secrets` are the texts in it that must not show. */
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly credentials: object;
      /** Whose Google it is: `googleapis.com`, or that of a sovereign cloud. */
      readonly universe: string;
      readonly secrets: readonly string[];
    }
  /** The account of the machine or pod, by Google's metadata server. */
  | { readonly kind: 'machine' }
  | { readonly kind: 'none' };

/**
 * Looks where Google's own tools look: GOOGLE_APPLICATION_CREDENTIALS (which google-github-actions/auth sets), what
 * `gcloud auth application-default login` left, the metadata server.
 * @throws ExpectedError for a file that is named and no credentials file.
 */
export async function findCredentials(env: Env, cwd: string, signal: AbortSignal): Promise<CredentialsPlace> {
  const named = env['GOOGLE_APPLICATION_CREDENTIALS'];
  if (named) return readCredentials(resolve(cwd, named), 'GOOGLE_APPLICATION_CREDENTIALS');
  const folder = gcloudFolder(env);
  if (folder !== undefined) {
    const path = join(folder, 'application_default_credentials.json');
    const found = await readCredentials(path, 'gcloud').catch((error: unknown) => {
      if (error instanceof MissingFile) return undefined;
      throw error;
    });
    if (found !== undefined) return found;
  }
  return (await isOnGoogleCloud(env, signal)) ? { kind: 'machine' } : { kind: 'none' };
}

function gcloudFolder(env: Env): string | undefined {
  if (env['CLOUDSDK_CONFIG']) return env['CLOUDSDK_CONFIG'];
  if (process.platform === 'win32') return env['APPDATA'] && join(env['APPDATA'], 'gcloud');
  return env['HOME'] && join(env['HOME'], '.config', 'gcloud');
}

class MissingFile extends ExpectedError {}

/** @param from who named the file. */
async function readCredentials(path: string, from: string): Promise<CredentialsPlace> {
  const which = `The credentials file ${path} (${from})`;
  let text: string;
  try {
    text = (await readRegularFile(path, MOST_BYTES)).toString();
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw unusable(`${which} cannot be read: ${code}.`);
    throw new MissingFile(`${which} is not there.`, {
      fix: 'Let google-github-actions/auth run after actions/checkout, which removes what it finds in the workspace, and in this same job.',
    });
  }
  // Nothing of the text is repeated: it is a secret.
  const json = parsed(text);
  if (json === undefined) throw unusable(`${which} is not JSON.`);
  const { success, output } = v.safeParse(CREDENTIALS, json);
  if (!success) throw unusable(`${which} is none of Google's: ${typeSaid(json)}.`);
  const { type, client_email, private_key, universe_domain: universe } = output;
  if (type === 'service_account') {
    if (client_email === undefined) throw unusable(`${which} has no \`client_email\`.`);
    if (private_key === undefined) throw unusable(`${which} has no \`private_key\`.`);
    if (!isPrivateKey(private_key)) {
      throw unusable(`The \`private_key\` in the credentials file ${path} (${from}) cannot be read.`);
    }
  }
  return { kind: 'file', path, credentials: json as object, universe, secrets: secretsOf(output) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function typeSaid(json: unknown): string {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  return typeof type !== 'string'
    ? 'it has no `type`'
    : TYPES.some((known) => known === type)
      ? `it is no whole \`${type}\``
      : `its \`type\` is "${excerpt(type, 40)}"`;
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

function secretsOf({
  private_key,
  client_secret,
  refresh_token,
  credential_source,
}: v.InferOutput<typeof CREDENTIALS>) {
  // Those of GitHub's own token service, with which the file's bearer can make tokens of the job.
  const headers = Object.values(credential_source.headers).flatMap((value) => [value, ...value.split(' ')]);
  return [private_key, client_secret, refresh_token, ...headers].filter(
    (secret): secret is string => secret !== undefined && secret.length >= 8,
  );
}

function unusable(message: string): ExpectedError {
  return new ExpectedError(message, {
    fix: 'Let google-github-actions/auth write it, or name the JSON file of a service account as `gcloud iam service-accounts keys create` makes it.',
  });
}

/** One short question: Google's library would ask for longer, and tell of every answer that it does not like. */
async function isOnGoogleCloud(env: Env, signal: AbortSignal): Promise<boolean> {
  const wanted = env['METADATA_SERVER_DETECTION']?.trim().toLowerCase();
  if (wanted === 'none') return false;
  if (wanted === 'assume-present') return true;
  const host = env['GCE_METADATA_HOST'] || env['GCE_METADATA_IP'] || METADATA_ADDRESS;
  try {
    const answer = await request(`http://${host}/computeMetadata/v1/instance`, {
      headers: { 'metadata-flavor': 'Google' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(METADATA_TIMEOUT)]),
      reset: true,
    });
    answer.body.on('error', () => {}).destroy();
    return answer.headers['metadata-flavor'] === 'Google';
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
