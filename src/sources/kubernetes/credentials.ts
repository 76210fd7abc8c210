import { OpenIDConnectAuth } from '@kubernetes/client-node/dist/oidc_auth.js';
import { secretsIn } from '../../system/credentials.ts';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { readRegularFile } from '../../system/files.ts';
import { withDeadline } from '../../net/retry.ts';
import { excerpt } from '../../system/text.ts';
import { secretsInUrl } from '../../system/credentials.ts';
import { redact } from '../../system/secrets.ts';
import type { CollectContext } from '../source.ts';
import type { KubernetesTarget, User } from './config.ts';
import { runCredentialPlugin } from './exec.ts';

/** Milliseconds to renew an OIDC token. */
const RENEWAL_TIMEOUT = 30_000;
/** Bytes of a certificate, key or token. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What proves to the API server who asks. */
export interface KubernetesCredentials {
  readonly headers: Readonly<Record<string, string>>;
  /** PEM. */
  readonly cert?: string | Buffer;
  readonly key?: string | Buffer;
}

/**
 * What the kubeconfig says of its user: a credential plugin, an OIDC or other token (also from a file), a client
 * certificate, a password. All secrets are masked.
 * @throws ExpectedError when a file, the plugin or the OIDC provider does not give what it should.
 */
export async function credentialsOf(
  target: KubernetesTarget,
  context: CollectContext,
): Promise<KubernetesCredentials> {
  const { user } = target;
  if (user === undefined) return { headers: {} };
  for (const secret of secretsOf(target)) context.mask(secret);
  const plugin = user.exec ? await runCredentialPlugin(user.exec, target.cluster, context) : undefined;
  const token = user.token ?? plugin?.token ?? (await providedToken(user, context));
  const cert = plugin?.cert ?? (await pem(user.certFile, user.certData, 'client-certificate'));
  const key = plugin?.key ?? (await pem(user.keyFile, user.keyData, 'client-key'));
  const authorization =
    token !== undefined
      ? `Bearer ${token.trim()}`
      : user.username
        ? `Basic ${Buffer.from(`${user.username}:${user.password ?? ''}`).toString('base64')}`
        : undefined;
  const secrets = [token?.trim(), user.password, authorization?.replace(/^\w+ /, '')];
  for (const secret of secrets) if (secret) context.mask(secret);
  return {
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(user.impersonateUser && { 'impersonate-user': user.impersonateUser }),
    },
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
  };
}

/** What the kubeconfig itself holds: of the user, the provider that renews a token, the plugin, the proxy. */
function secretsOf({ user, cluster }: KubernetesTarget): string[] {
  const config: Record<string, unknown> = user?.authProvider?.config ?? {};
  const provider = [
    config['client-secret'],
    config['refresh-token'],
    config['id-token'],
    config['access-token'],
  ];
  const plugin = (user?.exec?.env ?? []) as { name?: unknown; value?: unknown }[];
  const variables = plugin.flatMap(({ name, value }) => secretsIn(String(name), String(value)));
  const proxy =
    cluster.proxyUrl && URL.canParse(cluster.proxyUrl) ? secretsInUrl(new URL(cluster.proxyUrl)) : [];
  return [user?.keyData, ...provider, ...variables, ...proxy].filter(
    (text) => typeof text === 'string' && text !== '',
  ) as string[];
}

/** The certificates that the API server's must be signed by; undefined: those every program here trusts. */
export function authorityOf({ cluster }: KubernetesTarget): Promise<Buffer | undefined> {
  return pem(cluster.caFile, cluster.caData, 'certificate-authority');
}

async function pem(
  file: string | undefined,
  data: string | undefined,
  what: string,
): Promise<Buffer | undefined> {
  // As for kubectl, data wins.
  if (data) return Buffer.from(data, 'base64');
  return file ? readNamed(file, what) : undefined;
}

async function readNamed(file: string, what: string): Promise<Buffer> {
  try {
    return await readRegularFile(file, MOST_BYTES);
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw new ExpectedError(
      `The file that the kubeconfig names as \`${what}\` cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      {
        fix: 'Put the file where the kubeconfig says, or use one that holds it as data (`kubectl config view --flatten --raw`).',
        cause: error,
      },
    );
  }
}

async function providedToken(user: User, { signal }: CollectContext): Promise<string | undefined> {
  const provider = user.authProvider;
  if (!provider) return undefined;
  const tokenFile: unknown = provider.config?.tokenFile;
  if (typeof tokenFile === 'string') return (await readNamed(tokenFile, 'tokenFile')).toString();
  if (provider.name !== 'oidc') {
    throw new ExpectedError(
      `The kubeconfig's user has the auth-provider \`${excerpt(String(provider.name), 40)}\`, which Kubernetes 1.26 took out of its clients.`,
      {
        fix: "Have the kubeconfig written anew with your cloud's credential plugin (gke-gcloud-auth-plugin, kubelogin).",
      },
    );
  }
  const token = await renewed(user, signal);
  if (token !== undefined) return token;
  throw new ExpectedError(
    "The OIDC token of the kubeconfig's user has expired and the kubeconfig cannot renew it.",
    { fix: 'Log in anew, or give the workflow a user with a token or a credential plugin.' },
  );
}

/** Undefined when there is nothing to renew it with. */
async function renewed(user: User, signal: AbortSignal): Promise<string | undefined> {
  const options: { headers: Record<string, string> } = { headers: {} };
  const config: Record<string, unknown> = user.authProvider.config ?? {};
  const secrets = [config['client-secret'], config['refresh-token'], config['id-token']];
  try {
    await withDeadline(
      RENEWAL_TIMEOUT,
      signal,
      (bounded) =>
        // The library takes no signal: what it still does after this is of no consequence.
        Promise.race([
          new OpenIDConnectAuth().applyAuthentication(user, options),
          new Promise<never>((_resolve, reject) =>
            bounded.addEventListener('abort', () => reject(bounded.reason), { once: true }),
          ),
        ]),
      () => new Error('it did not answer within 30 s'),
    );
  } catch (error) {
    signal.throwIfAborted();
    const words = redact(
      messageOf(error),
      secrets.filter((secret) => typeof secret === 'string'),
    );
    throw new ExpectedError(
      `The OIDC provider of the kubeconfig's user did not renew its token: ${excerpt(words, 160)}.`,
      { fix: 'Log in anew, and check `idp-issuer-url` and `refresh-token` of the kubeconfig.', cause: error },
    );
  }
  return options.headers['Authorization']?.replace('Bearer ', '');
}
