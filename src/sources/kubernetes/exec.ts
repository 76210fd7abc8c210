import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { start } from '../../system/exec.ts';
import { withDeadline } from '../../net/retry.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';
import type { CollectContext } from '../source.ts';
import type { Cluster } from './config.ts';

const TIMEOUT = 60_000;

/** What a credential plugin gives: a token, a client certificate (PEM) or both. */
export interface PluginCredentials {
  readonly token?: string;
  readonly cert?: string;
  readonly key?: string;
}

const PLUGIN = v.object({
  apiVersion: v.optional(v.string(), 'client.authentication.k8s.io/v1'),
  command: v.pipe(v.string(), v.minLength(1)),
  args: v.nullish(v.array(v.string()), []),
  env: v.nullish(v.array(v.object({ name: v.string(), value: v.string() })), []),
  installHint: v.nullish(v.string(), ''),
  provideClusterInfo: v.nullish(v.boolean(), false),
});
type Plugin = v.InferOutput<typeof PLUGIN>;

const CREDENTIAL = v.object({
  status: v.object({
    token: v.nullish(v.string()),
    clientCertificateData: v.nullish(v.string()),
    clientKeyData: v.nullish(v.string()),
  }),
});

/**
 * Runs the credential plugin of a kubeconfig (`user.exec`: `aws eks get-token`, gke-gcloud-auth-plugin, kubelogin, …)
 * by the protocol of client.authentication.k8s.io. The client library could run it, too, but with the tokens of the action in its
 * environment, without what v1 of the protocol asks for, and without an end when the run is cancelled.
 * @param written the entry `exec`.
 * @throws ExpectedError when it is missing, fails, hangs or prints no credential.
 */
export async function runCredentialPlugin(
  written: unknown,
  cluster: Cluster,
  context: CollectContext,
): Promise<PluginCredentials> {
  const parsed = v.safeParse(PLUGIN, written);
  if (!parsed.success) {
    throw new ExpectedError(
      `The kubeconfig's \`exec\` is no credential plugin: ${excerpt(v.getDotPath(parsed.issues[0]) ?? 'it', 40)} is missing or wrong.`,
      { fix: 'Have the kubeconfig written anew.' },
    );
  }
  const plugin = parsed.output;
  const name = excerpt(basename(plugin.command), 40);
  const { exitCode, stdout, stderr } = await withDeadline(
    TIMEOUT,
    context.signal,
    (signal) => execute(plugin, cluster, { ...context, signal }),
    () =>
      new ExpectedError(`The credential plugin \`${name}\` did not end within ${duration(TIMEOUT)}.`, {
        fix: 'Run it by hand; it may wait for somebody to log in, which nobody can do here.',
      }),
  );
  if (exitCode === 127 || exitCode === 126) throw missing(plugin, name);
  if (exitCode !== 0) {
    const said = excerpt(withoutTokens(stderr, plugin), 200);
    throw new ExpectedError(
      `The credential plugin \`${name}\` of the kubeconfig ended with exit code ${exitCode}${said === '' ? '.' : `: "${said}".`}`,
      { fix: 'Log in to your cloud in an earlier step of the job; the plugin uses that login.' },
    );
  }
  return credentialOf(stdout, name);
}

async function execute(plugin: Plugin, cluster: Cluster, { cwd, env, signal, scratch }: CollectContext) {
  const errors = join(scratch, 'credential-plugin.stderr');
  const added = Object.fromEntries(plugin.env.map(({ name, value }) => [name, value]));
  try {
    // Its two outputs are kept apart by a file: one is the credential, the other may be shown.
    await using started = await start(
      ['sh', '-c', 'exec "$@" 2>"$0"', errors, plugin.command, ...plugin.args],
      {
        cwd,
        env: { ...env, ...added, KUBERNETES_EXEC_INFO: JSON.stringify(execInfo(plugin, cluster)) },
        credentials: 'login',
        signal,
        output: 'stdout',
      },
    );
    const { exitCode } = await started.exited;
    signal.throwIfAborted();
    return { exitCode, stdout: started.output(), stderr: await readFile(errors, 'utf8') };
  } finally {
    await rm(errors, { force: true });
  }
}

function execInfo({ apiVersion, provideClusterInfo }: Plugin, cluster: Cluster) {
  const info = {
    server: cluster.server,
    'tls-server-name': cluster.tlsServerName,
    'insecure-skip-tls-verify': cluster.skipTLSVerify || undefined,
    'certificate-authority-data': cluster.caData,
    'proxy-url': cluster.proxyUrl,
  };
  return {
    kind: 'ExecCredential',
    apiVersion,
    spec: { interactive: false, ...(provideClusterInfo && { cluster: info }) },
  };
}

function missing({ installHint }: Plugin, name: string): ExpectedError {
  const hint = excerpt(installHint, 160);
  return new ExpectedError(
    `The credential plugin \`${name}\` of the kubeconfig cannot be run: it is not there.`,
    {
      fix: `Install it in an earlier step of the job, so that it is on the PATH.${hint && ` The kubeconfig says: ${hint}`}`,
    },
  );
}

function credentialOf(stdout: string, name: string): PluginCredentials {
  const parsed = v.safeParse(CREDENTIAL, parseJson(stdout));
  const status = parsed.success ? parsed.output.status : {};
  const { token, clientCertificateData: cert, clientKeyData: key } = status;
  if (!token && !cert) {
    throw new ExpectedError(`The credential plugin \`${name}\` of the kubeconfig printed no credential.`, {
      fix: 'Run it by hand: it should print an ExecCredential with a token or a client certificate.',
    });
  }
  return { ...(token && { token }), ...(cert && { cert }), ...(key && { key }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a plugin said, without what looks like a token: it may repeat the one that was refused. */
function withoutTokens(text: string, { args, env }: Plugin): string {
  const given = [...args.filter((arg) => arg.length >= 16), ...env.map(({ value }) => value)];
  return redact(text, given)
    .replace(/(bearer|basic) \S+/gi, '$1 ***')
    .replace(/((?:token|password|secret|key|assertion)["']?\s*[:=]\s*["']?)[^\s"',]+/gi, '$1***')
    .replace(/\beyJ[\w-]+(?:\.[\w-]*)*|[A-Za-z0-9+=_-]{32,}/g, '***');
}
