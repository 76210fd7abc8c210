import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProcess } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool, systemTool } from '../tools.ts';
import { registerMetrics, startMetrics } from './kubernetes-metrics.ts';
import { clusterNetwork, listen, type ServingCertificate } from './kubernetes-network.ts';
import { untilTrue } from './prometheus.ts';

/**
 * A real API server with a real etcd, no kubelet and no controller: pods are plain objects. The API
 * server's own pod proxy is at work; only the network between it and the pods is a stand-in, a forward proxy (the
 * API server honours `HTTP_PROXY` for that hop) which leads an address of a pod to a server on loopback. Pod metrics
 * come through the API server's real aggregator from a small server of `metrics.k8s.io` here.
 */
export interface Kubernetes extends AsyncDisposable {
  /** `https://127.0.0.1:PORT`. */
  readonly url: string;
  /** File with the certificate of the authority that signed the API server's. */
  readonly caFile: string;
  /** Asks as an administrator. @throws Error with the answer when it is not 2xx. */
  admin(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Writes a pod that runs and is ready, unless `options` say otherwise. */
  addPod(namespace: string, name: string, options?: PodOptions): Promise<void>;
  /** Leads `NAMESPACE/NAME:PORT` to a server, given by its URL on loopback. Connections to any other pod are cut. */
  route(pod: string, url: string): void;
  /** CPU usage by `namespace/pod`, one quantity per container. */
  metrics: Record<string, readonly string[]>;
  /** Whether `metrics.k8s.io` is registered at all. */
  registerMetrics(registered: boolean): Promise<void>;
  /** Text of a kubeconfig with the one context `test`. */
  kubeconfig(user: unknown, cluster?: Readonly<Record<string, unknown>>): string;
}

export interface PodOptions {
  readonly labels?: Readonly<Record<string, string>>;
  readonly ip?: string;
  readonly phase?: string;
  readonly ready?: boolean;
  readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[];
  readonly finalizers?: readonly string[];
}

/** Bearer tokens the API server knows, by user; only `admin` may do anything without a role. */
export const TOKENS = {
  admin: 'token-of-the-administrator',
  collector: 'token-of-the-collector',
  stranger: 'token-of-an-unknown-user',
} as const;

export async function startKubernetes(): Promise<Kubernetes> {
  const stack = new AsyncDisposableStack();
  try {
    const folder = stack.use(await temporaryFolder()).path;
    const etcd = await startEtcd(folder, stack);
    const routes = new Map<string, string>();
    const network = stack.use(await listen(clusterNetwork(routes)));
    const port = await unusedPort();
    const apiServer = stack.use(
      await startProcess(await apiServerCommand(folder, port, etcd), {
        cwd: folder,
        env: { ...withoutProxies(process.env), HTTP_PROXY: network.url, HTTPS_PROXY: network.url },
      }),
    );
    const caFile = join(folder, 'certs', 'apiserver.crt');
    const url = `https://127.0.0.1:${port}`;
    await untilTrue(apiServer, async () => (await ask(url, caFile, 'GET', '/readyz')) !== '');
    const serving = await servingCertificate(folder);
    const metricsServer = await startMetrics(serving, () => kubernetes.metrics);
    stack.use(metricsServer);
    const admin: Kubernetes['admin'] = async (method, path, body) =>
      parsed(await ask(url, caFile, method, path, body));
    const owned = stack.move();
    const kubernetes: Kubernetes = {
      url,
      caFile,
      admin,
      metrics: {},
      addPod: (namespace, name, options) => addPod(admin, namespace, name, options),
      route: (pod, target) => routes.set(pod, target),
      registerMetrics: (registered) => registerMetrics(admin, metricsServer.port, registered),
      kubeconfig: (user, cluster) =>
        JSON.stringify({
          apiVersion: 'v1',
          kind: 'Config',
          'current-context': 'test',
          contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
          clusters: [{ name: 'test', cluster: { server: url, 'certificate-authority': caFile, ...cluster } }],
          users: [{ name: 'test', user }],
        }),
      [Symbol.asyncDispose]: () => owned.disposeAsync(),
    };
    return kubernetes;
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** Without the proxies of this machine. */
function withoutProxies(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(https?|no|all)_proxy$/i.test(name)));
}

async function startEtcd(folder: string, stack: AsyncDisposableStack): Promise<string> {
  const [client, peer] = [`http://127.0.0.1:${await unusedPort()}`, `http://127.0.0.1:${await unusedPort()}`];
  const etcd = await startProcess(
    [
      await systemTool('etcd'),
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
      '--unsafe-no-fsync',
    ],
    { cwd: folder },
  );
  stack.use(etcd);
  await untilTrue(etcd, async () => (await fetch(`${client}/health`)).status > 0);
  return client;
}

async function apiServerCommand(folder: string, port: number, etcd: string): Promise<[string, ...string[]]> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = join(folder, 'service-accounts.key');
  await writeFile(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const tokens = join(folder, 'tokens.csv');
  const rows = Object.entries(TOKENS).map(
    ([user, token]) => `${token},${user},${user}${user === 'admin' ? ',system:masters' : ''}\n`,
  );
  await writeFile(tokens, rows.join(''));
  return [
    await goTool('kube-apiserver'),
    `--etcd-servers=${etcd}`,
    '--bind-address=127.0.0.1',
    `--secure-port=${port}`,
    // Only written into an object; loopback is refused.
    '--advertise-address=198.51.100.1',
    '--endpoint-reconciler-type=none',
    `--cert-dir=${join(folder, 'certs')}`,
    `--token-auth-file=${tokens}`,
    '--authorization-mode=RBAC',
    '--service-cluster-ip-range=198.18.0.0/24',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${key}`,
    `--service-account-signing-key-file=${key}`,
    // Nothing here creates the service account `default` of a new namespace.
    '--disable-admission-plugins=ServiceAccount',
    // Shorter than a profile of the tests: the pod proxy must not care.
    '--request-timeout=10s',
  ];
}

async function ask(
  url: string,
  caFile: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const agent = new HttpsAgent({ ca: await readFile(caFile) });
  const patches = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpsRequest(new URL(path, url), {
      agent,
      method,
      headers: { authorization: `Bearer ${TOKENS.admin}`, 'content-type': patches },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
  const answer = await text(response);
  if ((response.statusCode ?? 500) < 300) return answer;
  throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`);
}

async function addPod(
  admin: Kubernetes['admin'],
  namespace: string,
  name: string,
  { labels = { app: 'wshim' }, ip, phase = 'Running', ready = true, ports = [], finalizers }: PodOptions = {},
): Promise<void> {
  const pods = `/api/v1/namespaces/${namespace}/pods`;
  await admin('POST', pods, {
    metadata: { name, labels, ...(finalizers && { finalizers }) },
    spec: { containers: [{ name: 'main', image: 'none', ports }], terminationGracePeriodSeconds: 0 },
  });
  await admin('PATCH', `${pods}/${name}/status`, {
    status: {
      phase,
      ...(ip !== undefined && { podIP: ip, podIPs: [{ ip }] }),
      conditions: [{ type: 'Ready', status: ready ? 'True' : 'False' }],
    },
  });
}

/** It is for `localhost`, too. */
async function servingCertificate(folder: string): Promise<ServingCertificate> {
  const file = (name: string) => readFile(join(folder, 'certs', name));
  return { cert: await file('apiserver.crt'), key: await file('apiserver.key') };
}

function parsed(answer: string): unknown {
  return answer.startsWith('{') ? JSON.parse(answer) : answer;
}
