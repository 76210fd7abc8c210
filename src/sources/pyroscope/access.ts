import { headersFor } from '../access.ts';
import type { CollectContext, PyroscopeSource } from '../source.ts';

/**
 * The headers that Pyroscope is asked with, names in lower case. Where the source itself names no credentials or no
 * tenant, those that its command line tool would use are taken: `PROFILECLI_USERNAME` and `PROFILECLI_PASSWORD`, else
 * `PROFILECLI_TOKEN`, and `PROFILECLI_TENANT_ID`; never for another server than the one of `PROFILECLI_URL`.
 * @throws ExpectedError when `headers-command` fails.
 */
export async function pyroscopeHeaders(
  source: PyroscopeSource,
  context: CollectContext,
): Promise<Readonly<Record<string, string>>> {
  const written = Object.entries(await headersFor(source, context));
  const named = Object.fromEntries(written.map(([name, value]) => [name.toLowerCase(), value]));
  return isMeant(source.url, context.env['PROFILECLI_URL']) ? { ...ofEnvironment(context), ...named } : named;
}

/** A token must not go to a server that it is not for. */
function isMeant(url: string, known: string | undefined): boolean {
  if (known === undefined || known === '') return true;
  return URL.canParse(known) && new URL(known).origin === new URL(url).origin;
}

function ofEnvironment({ env, mask }: CollectContext): Record<string, string> {
  const { PROFILECLI_USERNAME: username = '', PROFILECLI_PASSWORD: password = '' } = env;
  const { PROFILECLI_TOKEN: token = '', PROFILECLI_TENANT_ID: tenant = '' } = env;
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const authorization =
    username + password !== '' ? `Basic ${basic}` : token !== '' ? `Bearer ${token}` : undefined;
  for (const secret of [password, token, ...(username + password === '' ? [] : [basic])]) {
    if (secret !== '') mask(secret);
  }
  return {
    ...(authorization !== undefined && { authorization }),
    ...(tenant !== '' && { 'x-scope-orgid': tenant }),
  };
}
