import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectKubernetes } from '../../src/collect/kubernetes.ts';
import type { CollectContext, KubernetesSource } from '../../src/collect/source.ts';
import { openApi } from '../../src/sources/kubernetes/api.ts';
import { profilePods } from '../../src/sources/kubernetes/kubernetes.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { type Burning, startBurn } from '../harness/go-programs.ts';
import * as pods from '../harness/pprof-server.ts';
import { type Kubernetes, OWN_ADDRESS, startKubernetes, TOKENS } from '../harness/servers/kubernetes.ts';
import { temporaryFolder } from '../harness/temporary.ts';

let cluster: Kubernetes;
const stack = new AsyncDisposableStack();
let folder: string;
const burning: Burning[] = [];

beforeAll(async () => {
  folder = stack.use(await temporaryFolder()).path;
  cluster = stack.use(await startKubernetes());
  for (const namespace of ['prod', 'odd', 'empty', 'fleet']) {
    await cluster.admin('POST', '/api/v1/namespaces', { metadata: { name: namespace } });
  }
  for (const name of ['wshim-a', 'wshim-b']) {
    const burn = stack.use(await startBurn());
    burning.push(burn);
    await cluster.addPod('prod', name, {
      ip: '10.0.0.1',
      ports: [{ name: 'pprof', containerPort: 6060 }],
    });
    cluster.route(`prod/${name}:6060`, burn.url);
  }
  await allow('prod', 'collector', [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }, PROXY]);
  await allow('prod', 'certified', [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }, PROXY]);
  await allow('prod', 'lister', [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }]);
}, 600_000);
afterAll(() => stack.disposeAsync());

const PROXY = { apiGroups: [''], resources: ['pods/proxy'], verbs: ['get'] };

/** A real Role and RoleBinding. */
async function allow(namespace: string, user: string, rules: readonly unknown[]) {
  const api = `/apis/rbac.authorization.k8s.io/v1/namespaces/${namespace}`;
  await cluster.admin('POST', `${api}/roles`, { metadata: { name: user }, rules });
  await cluster.admin('POST', `${api}/rolebindings`, {
    metadata: { name: user },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: user },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: user }],
  });
}

const source = (options: Partial<KubernetesSource> = {}): KubernetesSource => ({
  kind: 'kubernetes',
  namespace: 'prod',
  selector: 'app=wshim',
  port: '6060',
  scheme: 'http',
  path: '/debug/pprof/profile',
  seconds: 1,
  label: 'the source',
  required: false,
  ...options,
});

let files = 0;
/** An environment whose kubeconfig is `text`, and nothing else of whoever runs the tests. */
async function environment(text: string): Promise<Record<string, string>> {
  files += 1;
  const path = join(folder, `kubeconfig-${files}`);
  await writeFile(path, text);
  return { PATH: process.env['PATH'] ?? '', HOME: folder, KUBECONFIG: path };
}
const as = (user: keyof typeof TOKENS) => environment(cluster.kubeconfig({ token: TOKENS[user] }));

async function collecting(
  options: Partial<KubernetesSource>,
  env: CollectContext['env'],
  overrides: Partial<CollectContext> = {},
) {
  await using context = await createContext({ env, ...overrides });
  const { files, failures, findings } = await collectKubernetes(source(options), context);
  return { names: files.map(({ name }) => name), failures, findings };
}

async function failing(options: Partial<KubernetesSource>, env: CollectContext['env']) {
  await using context = await createContext({ env });
  const { message, fix } = await failureOf(collectKubernetes(source(options), context));
  return { message: message.replaceAll(cluster.url, 'URL'), fix };
}

describeSourceContract('kubernetes', collectKubernetes, async () => {
  const own = await temporaryFolder();
  const config = JSON.parse(cluster.kubeconfig({ token: TOKENS.collector }));
  config.contexts.push({ name: 'wrong', context: { cluster: 'test', user: 'wrong' } });
  config.users.push({ name: 'wrong', user: { token: 'token-of-a-stranger' } });
  return {
    cwd: own.path,
    env: await environment(JSON.stringify(config)),
    working: source({ limit: 1 }),
    failing: source({ context: 'wrong' }),
    several: { source: source(), files: 2 },
    slow: source({ seconds: 60 }),
    secrets: [TOKENS.collector, 'token-of-a-stranger'],
    [Symbol.asyncDispose]: () => own[Symbol.asyncDispose](),
  };
});

describe('a real program behind the pod proxy of a real API server', () => {
  test('is profiled for longer than the request time-out of the API server (10 s here)', async () => {
    await using context = await createContext({ env: await as('collector') });
    const begin = performance.now();
    const { files } = await collectKubernetes(source({ seconds: 12 }), context);
    expect(performance.now() - begin).toBeGreaterThan(12_000);
    expect(files.map(({ name }) => name)).toEqual(['prod/wshim-a:6060', 'prod/wshim-b:6060']);
    for (const { path } of files) {
      expect(gunzipSync(await readFile(path)).toString('latin1')).toContain('main.sortHashes');
    }
  });

  test('is found by the name of its port', async () => {
    const { names } = await collecting({ port: 'pprof' }, await as('collector'));
    expect(names).toEqual(['prod/wshim-a:6060', 'prod/wshim-b:6060']);
  });

  test('is asked over TLS where it speaks it', async () => {
    const burn = burning[0]?.url ?? '';
    await using secure = await cluster.secure(burn);
    cluster.route('10.0.0.2:8443', secure.url);
    await cluster.addPod('odd', 'secure', { labels: { app: 'secure' }, ip: '10.0.0.2' });
    const secured = { namespace: 'odd', selector: 'app=secure', port: '8443', scheme: 'https' } as const;
    expect((await collecting(secured, await as('admin'))).names).toEqual(['odd/secure:8443']);
  });
});

describe('who asks', () => {
  test('a client certificate, from files and as data', async () => {
    const { cert, key } = cluster.clientCertificate;
    const data = async (path: string) => (await readFile(path)).toString('base64');
    const users = [
      { 'client-certificate': cert, 'client-key': key },
      { 'client-certificate-data': await data(cert), 'client-key-data': await data(key) },
    ];
    for (const user of users) {
      const env = await environment(cluster.kubeconfig(user));
      expect((await collecting({ limit: 1 }, env)).names).toHaveLength(1);
    }
  });

  test('a token from a file that ends in a line break', async () => {
    await writeFile(join(folder, 'token-file'), `${TOKENS.collector}\n`);
    const env = await environment(cluster.kubeconfig({ tokenFile: 'token-file' }));
    expect((await collecting({ limit: 1 }, env)).names).toHaveLength(1);
  });

  test('a credential plugin, which does not see the tokens of the action', async () => {
    const plugin = join(folder, 'plugin.sh');
    const credential = JSON.stringify({ kind: 'ExecCredential', status: { token: TOKENS.collector } });
    await writeFile(
      plugin,
      `[ -z "$ACTIONS_RUNTIME_TOKEN" ] && [ "$REGION" = here ] || exit 3
case "$KUBERNETES_EXEC_INFO" in *'"apiVersion":"client.authentication.k8s.io/v1"'*) echo '${credential}';; esac\n`,
    );
    const exec = {
      apiVersion: 'client.authentication.k8s.io/v1',
      command: 'sh',
      args: [plugin],
      env: [{ name: 'REGION', value: 'here' }],
    };
    const env = { ...(await environment(cluster.kubeconfig({ exec }))), ACTIONS_RUNTIME_TOKEN: 'secret' };
    const masked: string[] = [];
    const { names } = await collecting({ limit: 1 }, env, { mask: (secret) => masked.push(secret) });
    expect(names).toHaveLength(1);
    expect(masked).toContain(TOKENS.collector);
  });

  test("a pod's service account", async () => {
    const account = join(folder, 'serviceaccount');
    await mkdir(account, { recursive: true });
    await writeFile(join(account, 'token'), TOKENS.collector);
    await writeFile(join(account, 'ca.crt'), await readFile(cluster.caFile));
    const { hostname, port } = new URL(cluster.url);
    const env = { HOME: folder, KUBERNETES_SERVICE_HOST: hostname, KUBERNETES_SERVICE_PORT: port };
    await using context = await createContext({ env });
    const { files } = await profilePods(await openApi({}, context, account), source({ limit: 1 }), context);
    expect(files).toHaveLength(1);
  });

  test('another certificate authority is trusted only when verification is off', async () => {
    const { cert } = cluster.clientCertificate;
    const other = { 'certificate-authority': cert };
    const user = { token: TOKENS.collector };
    const { message, fix } = await failing({}, await environment(cluster.kubeconfig(user, other)));
    expect(message).toMatch(/^The certificate of URL\/\S+ is not trusted \(\w+\)\.$/);
    expect(fix).toContain('certificate-authority-data');
    const off = { 'certificate-authority': undefined, 'insecure-skip-tls-verify': true };
    const env = await environment(cluster.kubeconfig(user, off));
    expect((await collecting({ limit: 1 }, env)).names).toHaveLength(1);
  });
});

describe('the way there', () => {
  test("the kubeconfig's `proxy-url`, and what it says when it refuses", async () => {
    const asked: string[] = [];
    let closed = false;
    const proxy = createServer().on('connect', (request, socket) => {
      asked.push(`${request.method} ${request.url}`);
      if (closed) return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      const [host, port] = (request.url ?? '').split(':');
      const outgoing = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        socket.pipe(outgoing).pipe(socket);
      });
      outgoing.on('error', () => socket.destroy());
      return socket.on('error', () => outgoing.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://me:proxy-password@127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const env = await environment(cluster.kubeconfig({ token: TOKENS.collector }, { 'proxy-url': url }));
      expect((await collecting({ limit: 1 }, env)).names).toHaveLength(1);
      expect(new Set(asked)).toEqual(new Set([`CONNECT ${new URL(cluster.url).host}`]));
      closed = true;
      const { message, fix } = await failing({}, env);
      expect(message).toBe('The proxy before the API server answered 407 to CONNECT.');
      expect(fix).toContain('`proxy-url`');
      expect(`${message} ${fix}`).not.toContain('proxy-password');
    } finally {
      proxy.close();
    }
  });
});

describe('which pods', () => {
  test('those that are ready and stay; how many others there are is said', async () => {
    const labels = { app: 'mixed' };
    const bytes = stack.use(await pods.startPprofServer({ debug: pods.ok() }));
    for (const name of ['good', 'starting', 'leaving', 'done']) cluster.route(`odd/${name}:1`, bytes.url);
    await cluster.addPod('odd', 'good', { labels, ip: '10.0.0.3' });
    await cluster.addPod('odd', 'starting', { labels, ip: '10.0.0.3', ready: false });
    await cluster.addPod('odd', 'done', { labels, ip: '10.0.0.3', phase: 'Succeeded' });
    await cluster.addPod('odd', 'leaving', { labels, ip: '10.0.0.3', finalizers: ['test.local/stay'] });
    await cluster.admin('DELETE', '/api/v1/namespaces/odd/pods/leaving');
    const mixed = { namespace: 'odd', selector: 'app=mixed', port: '1' };
    expect(await collecting(mixed, await as('admin'))).toEqual({
      names: ['odd/good:1'],
      failures: 0,
      findings: [
        {
          severity: 'note',
          message: '2 of 3 running pods that match are not ready or being deleted, and were not profiled.',
        },
      ],
    });
    await cluster.admin('DELETE', '/api/v1/namespaces/odd/pods/good');
    expect(await failing(mixed, await as('admin'))).toEqual({
      message:
        'None of the 2 running pods that match `app=mixed` in the namespace `odd` is ready: 1 not ready, 1 being deleted.',
      fix: 'Wait until they are, or look at `kubectl --namespace odd get pods`.',
    });
  });

  test('a pod that goes away in between is a warning; when none is left, a failure', async () => {
    const labels = { app: 'going' };
    const bytes = stack.use(await pods.startPprofServer({ debug: pods.ok() }));
    for (const name of ['stays', 'goes']) {
      await cluster.addPod('odd', name, { labels, ip: '10.0.0.3' });
      cluster.route(`odd/${name}:1`, bytes.url);
    }
    const going = { namespace: 'odd', selector: 'app=going', port: '1' };
    const env = await as('admin');
    const removing =
      (name: string): CollectContext['limit'] =>
      async (task) => {
        await cluster.admin('DELETE', `/api/v1/namespaces/odd/pods/${name}`).catch(() => {});
        return task();
      };
    const { names, failures, findings } = await collecting(going, env, { limit: removing('goes') });
    expect([names, failures]).toEqual([['odd/stays:1'], 0]);
    expect(findings).toMatchObject([{ severity: 'warning', file: 'odd/goes:1' }]);
    expect(findings[0]?.message).toBe(
      'The pod odd/goes:1 went away before it was profiled: "pods "goes" not found".',
    );
    await using context = await createContext({ env, limit: removing('stays') });
    const error = await failureOf(collectKubernetes(source(going), context));
    expect(error.message).toBe(
      'The pod odd/stays:1 went away before it was profiled: "pods "stays" not found".',
    );
  });

  test('of a fleet of more than one page', async () => {
    const names = Array.from({ length: 520 }, (_, index) => `pod-${String(index).padStart(3, '0')}`);
    for (let begin = 0; begin < names.length; begin += 40) {
      await Promise.all(
        names.slice(begin, begin + 40).map((name) => cluster.addPod('fleet', name, { ip: '10.0.0.4' })),
      );
    }
    const bytes = stack.use(await pods.startPprofServer({ debug: pods.ok() }));
    for (const name of names) cluster.route(`fleet/${name}:1`, bytes.url);
    const fleet = { namespace: 'fleet', port: '1' };
    const all = await collecting(fleet, await as('admin'));
    expect(all).toMatchObject({ failures: 0, findings: [] });
    expect(all.names).toEqual(names.map((name) => `fleet/${name}:1`));
    const four = await collecting({ ...fleet, limit: 4 }, await as('admin'));
    expect(four.names).toEqual([0, 130, 260, 390].map((index) => `fleet/${names[index]}:1`));
    expect(four.findings).toMatchObject([{ severity: 'note' }]);
    expect(four.findings[0]?.message).toMatch(
      /^Which of the 520 pods are the busiest is not known, so 4 were chosen evenly by name: .+ answered 404 /,
    );
  });

  test('the busiest first where there are metrics, each container counted', async () => {
    cluster.metrics = { 'prod/wshim-a': ['900m'], 'prod/wshim-b': ['500000u', '450000000n'] };
    await cluster.registerMetrics(true);
    try {
      const admin = await as('admin');
      const busiest = await collecting({ limit: 1 }, admin);
      expect(busiest).toEqual({ names: ['prod/wshim-b:6060'], failures: 0, findings: [] });
      const unknown = await collecting({ limit: 1 }, await as('collector'));
      expect(unknown.names).toEqual(['prod/wshim-a:6060']);
      expect(unknown.findings[0]?.message).toContain(
        'cannot list resource "pods" in API group "metrics.k8s.io"',
      );
      cluster.metrics = undefined;
      const broken = await collecting({ limit: 1 }, admin);
      expect(broken.names).toEqual(['prod/wshim-a:6060']);
      expect(broken.findings[0]?.message).toContain('the metrics are upside down');
    } finally {
      await cluster.registerMetrics(false);
    }
  });

  test('a pod without the named port is left out and said', async () => {
    const labels = { app: 'ports' };
    const bytes = stack.use(await pods.startPprofServer({ debug: pods.ok() }));
    cluster.route('odd/named:7', bytes.url);
    await cluster.addPod('odd', 'named', {
      labels,
      ip: '10.0.0.3',
      ports: [{ name: 'dbg', containerPort: 7 }],
    });
    await cluster.addPod('odd', 'other', {
      labels,
      ip: '10.0.0.3',
      ports: [{ name: 'web', containerPort: 80 }],
    });
    const ports = { namespace: 'odd', selector: 'app=ports' };
    expect(await collecting({ ...ports, port: 'dbg' }, await as('admin'))).toMatchObject({
      names: ['odd/named:7'],
      failures: 0,
      findings: [
        {
          severity: 'warning',
          file: 'odd/other',
          message: 'The pod has no container port of the name `dbg`; there are web.',
        },
      ],
    });
    expect((await failing({ ...ports, port: 'pprof' }, await as('admin'))).message).toBe(
      'None of the 2 ready pods has a container port of the name `pprof`; there are dbg, web.',
    );
  });
});

describe('what the API server refuses', () => {
  const ROLE =
    /`get` and `list` on `pods` and `get` on `pods\/proxy`: `kubectl --namespace prod create role go-pgo --verb=get,list --resource=pods,pods\/proxy`/;

  test('a wrong token', async () => {
    const env = await environment(cluster.kubeconfig({ token: 'wrong-token-0123' }));
    const { message, fix } = await failing({}, env);
    expect(message).toBe('URL/api/v1/namespaces/prod/pods answered 401 Unauthorized: "Unauthorized".');
    expect(fix).toContain('log in to the cluster again');
  });

  test('a user who may not list pods', async () => {
    const { message, fix } = await failing({}, await as('nobody'));
    expect(message).toBe(
      'URL/api/v1/namespaces/prod/pods answered 403 Forbidden: "pods is forbidden: User "nobody" cannot list resource "pods" in API group "" in the namespace "prod"".',
    );
    expect(fix).toMatch(ROLE);
  });

  test('a user who may list, but not ask pods', async () => {
    const { message, fix } = await failing({}, await as('lister'));
    expect(message).toMatch(
      /^The API server answered 403 Forbidden for prod\/wshim-[ab]:6060: "pods "wshim-[ab]:6060" is forbidden: User "lister" cannot get resource "pods\/proxy" in API group "" in the namespace "prod""\.$/,
    );
    expect(fix).toMatch(ROLE);
  });

  test('a selector that is none', async () => {
    const { message } = await failing({ selector: 'app===' }, await as('collector'));
    expect(message).toMatch(/answered 400 Bad Request: "unable to parse requirement: found '='/);
  });

  test('a selector that matches nothing, an empty namespace, and none', async () => {
    const admin = await as('admin');
    expect((await failing({ selector: 'app=nothing' }, admin)).message).toBe(
      'No running pod in the namespace `prod` matches `app=nothing`; it has 2 pods.',
    );
    expect((await failing({ namespace: 'empty' }, admin)).message).toBe(
      'No running pod in the namespace `empty` matches `app=wshim`; it has no pods at all.',
    );
    expect((await failing({ namespace: 'nowhere' }, admin)).message).toBe(
      'The cluster of the context test has no namespace `nowhere`.',
    );
    // Who may list pods in it may not see the namespace itself.
    expect((await failing({ selector: 'app=nothing' }, await as('collector'))).message).toBe(
      'No running pod in the namespace `prod` matches `app=nothing`; it has 2 pods.',
    );
  });
});

describe('what a pod refuses', () => {
  /** Profiles one pod at `ip`, whose port 1 behaves so, and returns its finding. */
  async function asked(
    name: string,
    ip: string,
    behaviour?: pods.Behaviour,
    scheme: 'http' | 'https' = 'http',
  ) {
    await cluster.addPod('odd', name, { labels: { app: name }, ip });
    await using server = behaviour && (await pods.startPprofServer({ debug: behaviour }));
    if (server) cluster.route(scheme === 'http' ? `odd/${name}:1` : `${ip}:1`, server.url);
    const options = { namespace: 'odd', selector: `app=${name}`, port: '1', scheme };
    const { names, failures, findings } = await collecting(options, await as('admin'));
    expect([names, failures, findings.length]).toEqual([[], 1, 1]);
    return { message: findings[0]?.message, fix: findings[0]?.fix };
  }

  test('a closed port', async () => {
    if (OWN_ADDRESS === undefined) throw new Error('This machine has no address but loopback.');
    const { message, fix } = await asked('closed', OWN_ADDRESS);
    expect(message).toBe(
      `The API server could not get a profile from odd/closed:1 and answered 503 Service Unavailable: "error trying to reach service: dial tcp ${OWN_ADDRESS}:1: connect: connection refused". It was asked 3 times.`,
    );
    expect(fix).toContain("the pod's address (`:1`, not `localhost:1`)");
  });

  test('a connection that breaks', async () => {
    const { message } = await asked('breaks', '10.0.0.5');
    expect(message).toMatch(
      /503 Service Unavailable: "error trying to reach service: EOF". It was asked 3 times.$/,
    );
  });

  test('an address that the proxy does not lead to', async () => {
    const { message, fix } = await asked('loopback', '127.0.0.1');
    expect(message).toMatch(/odd\/loopback:1 and answered 400 Bad Request: "address not allowed"\.$/);
    expect(fix).toContain('`pprof` source');
  });

  test('TLS where there is none, and none where there is', async () => {
    const plain = await asked('plain', '10.0.0.6', pods.ok(), 'https');
    expect(plain.fix).toBe('The pod does not speak TLS on port 1: write `scheme: http`.');
    const tls = await asked(
      'tls',
      '10.0.0.7',
      pods.answer(400, 'Client sent an HTTP request to an HTTPS server.\n'),
    );
    expect(tls.fix).toBe('The pod speaks TLS on port 1: write `scheme: https`.');
  });

  test('no net/http/pprof at that path', async () => {
    const { message } = await asked('elsewhere', '10.0.0.8', pods.answer(404, '404 page not found\n'));
    expect(message).toBe(
      'odd/elsewhere:1 answered 404 Not Found: net/http/pprof is not registered at the path /debug/pprof/profile.',
    );
  });

  test('a login of its own, a web page', async () => {
    const login = await asked('login', '10.0.0.9', pods.answer(401, 'who are you?'));
    expect(login.message).toBe('odd/login:1 answered 401 Unauthorized: "who are you?".');
    expect(login.fix).toContain('passes no credentials on');
    const page = await asked(
      'page',
      '10.0.0.9',
      pods.answer(200, '<html>hello</html>', { 'content-type': 'text/html' }),
    );
    expect(page.message).toMatch(/^odd\/page:1 sent no profile but text\/html: "/);
  });

  test('a redirect to another object of the API is not followed with our credentials', async () => {
    const secret = `${cluster.url}/api/v1/namespaces/kube-system/secrets`;
    const { message } = await asked('evil', '10.0.0.10', pods.redirectTo(secret));
    expect(message).toContain('The pod redirects to ');
    expect(message).not.toContain('SecretList');
  });
});

describe('what is no Kubernetes API', () => {
  const of = (server: string) =>
    environment(cluster.kubeconfig({ token: TOKENS.admin }, { server, 'certificate-authority': undefined }));

  test('a web page', async () => {
    await using page = await pods.startPprofServer({ api: pods.answer(200, '<title>Log in</title>') });
    const { message, fix } = await failing({}, await of(page.url));
    expect(message).toBe(
      `${page.url} answered with something that is no list of pods: "<title>Log in</title>".`,
    );
    expect(fix).toContain('login page');
  });

  test('nothing at all', async () => {
    const { message } = await failing({}, await of(`https://127.0.0.1:${await pods.unusedPort()}`));
    expect(message).toMatch(/refused the connection: nothing listens there\. It was asked 3 times\.$/);
  });

  test('one that hangs', async () => {
    await using hangs = await pods.startPprofServer({ api: pods.hang });
    await using context = await createContext({ env: await of(hangs.url) });
    const error = await failureOf(collectKubernetes(source({ timeout: 1_000 }), context));
    expect(error.message).toMatch(/did not answer within 1 s\.$/);
  });
});
