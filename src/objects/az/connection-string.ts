import { ExpectedError } from '../../system/errors.ts';
import type { AzureLogin } from './account.ts';

/** The account that every emulator has; its key is published by Microsoft and no secret. */
export const developerAccount = {
  name: 'devstoreaccount1',
  key: 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
} as const;

const FROM = 'AZURE_STORAGE_CONNECTION_STRING';
const FIX = 'Copy the whole text from `az storage account show-connection-string` into the secret.';

export interface Connection {
  readonly account: string | undefined;
  readonly endpoint: string;
  readonly login: AzureLogin;
}

/**
 * Reads `Name=value;…` as Azure writes it for a storage account.
 * @throws ExpectedError that repeats nothing of it.
 */
export function readConnectionString(text: string): Connection {
  const parts = new Map(
    text
      .trim()
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [, name = '', value = ''] = /^\s*([^=]*)=(.*)$/s.exec(part) ?? [];
        return [name.toLowerCase(), value.trim()] as const;
      }),
  );
  if (/^true$/i.test(parts.get('usedevelopmentstorage') ?? '')) {
    const { name, key } = developerAccount;
    const host = parts.get('developmentstorageproxyuri') ?? 'http://127.0.0.1';
    const endpoint = `${host}:10000/${name}`;
    if (!URL.canParse(endpoint)) {
      throw new ExpectedError(`The \`DevelopmentStorageProxyUri\` in ${FROM} is no URL.`, {
        fix: 'Write it as `http://HOST`, without a port.',
      });
    }
    return { account: name, endpoint, login: { kind: 'key', from: FROM, key } };
  }
  const account = parts.get('accountname');
  const key = parts.get('accountkey');
  const token = parts.get('sharedaccesssignature')?.replace(/^\?/, '');
  const endpoint = parts.get('blobendpoint') ?? usualEndpoint(account, parts);
  if (endpoint === undefined || !URL.canParse(endpoint)) {
    throw new ExpectedError(`${FROM} has neither an \`AccountName\` nor a \`BlobEndpoint\`.`, { fix: FIX });
  }
  if (key) return { account, endpoint, login: { kind: 'key', from: FROM, key } };
  if (token) return { account, endpoint, login: { kind: 'sas', from: FROM, token } };
  throw new ExpectedError(`${FROM} has neither an \`AccountKey\` nor a \`SharedAccessSignature\`.`, {
    fix: FIX,
  });
}

function usualEndpoint(account: string | undefined, parts: ReadonlyMap<string, string>): string | undefined {
  if (!account) return undefined;
  const protocol = parts.get('defaultendpointsprotocol') ?? 'https';
  return `${protocol}://${account}.blob.${parts.get('endpointsuffix') ?? 'core.windows.net'}`;
}
