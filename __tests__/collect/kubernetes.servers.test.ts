import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collectKubernetes } from '../../src/collect/kubernetes.ts';
import type { CollectContext, KubernetesSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { startBurn } from '../harness/go-programs.ts';
import * as pods from '../harness/pprof-server.ts';
import { type Kubernetes, startKubernetes, TOKENS } from '../harness/servers/kubernetes.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { goTool } from '../harness/tools.ts';

let cluster: Kubernetes;
const stack = new AsyncDisposableStack();
let folder: string;

beforeAll(async () => {
  folder = stack.use(await temporaryFolder()).path;
  vi.stubEnv('PATH', [dirname(await goTool('kubectl')), process.env['PATH']].join(delimiter));
  cluster = stack.use(await startKubernetes());
  for (const namespace of ['prod', 'odd', 'fleet']) {
    await cluster.admin('POST', '/api/v1/namespaces', { metadata: { name: namespace } });
  }
  for (const name of ['wshim-a', 'wshim-b']) {
    const burn = stack.use(await startBurn());
    await cluster.addPod('prod', name, {
      ip: '10.0.0.1',
      ports: [{ name: 'pprof', containerPort: 6060 }],
    });
    cluster.route(`prod/${name}:6060`, burn.url);
  }
  await allow('prod', 'collector', [{ apiGroups: [''], resources: ['pods'], verbs: ['list'] }, PROXY]);
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
/** An environment with the kubeconfig `text` and nothing else of the machine. */
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
  return { message: message.replaceAll(cluster.url, 'URL'), fix: fix ?? '' };
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

describe('a real program behind the pod proxy of a real API server, through kubectl', () => {
  test('is profiled for longer than the request time-out of the API server (10 s here), by the name of its port', async () => {
    await using context = await createContext({ env: await as('collector') });
    const { files } = await collectKubernetes(source({ seconds: 12, port: 'pprof' }), context);
    expect(files.map(({ name }) => name)).toEqual(['prod/wshim-a:6060', 'prod/wshim-b:6060']);
    for (const { path } of files) {
      expect(gunzipSync(await readFile(path)).toString('latin1')).toContain('main.sortHashes');
    }
  });

  test('of a fleet, all at the same time', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `pod-${String(index).padStart(3, '0')}`);
    await Promise.all(names.map((name) => cluster.addPod('fleet', name, { ip: '10.0.0.4' })));
    const bytes = stack.use(await pods.startPprofServer({ debug: pods.ok(1_000) }));
    for (const name of names) cluster.route(`fleet/${name}:1`, bytes.url);
    const fleet = { namespace: 'fleet', port: '1', timeout: 120_000 };
    const all = await collecting(fleet, await as('admin'));
    expect(all).toMatchObject({ failures: 0, findings: [] });
    expect(all.names).toEqual(names.map((name) => `fleet/${name}:1`));
    const four = await collecting({ ...fleet, limit: 4 }, await as('admin'));
    expect(four.names).toEqual([0, 15, 30, 45].map((index) => `fleet/${names[index]}:1`));
    expect(four.findings[0]?.message).toMatch(/\b60 pods\b.*\b4\b.*`kubectl top`.*: /);
  });

  test('the busiest first where there are metrics, each container counted', async () => {
    cluster.metrics = { 'prod/wshim-a': ['900m'], 'prod/wshim-b': ['500000u', '450000000n'] };
    await cluster.registerMetrics(true);
    try {
      const busiest = await collecting({ limit: 1 }, await as('admin'));
      expect(busiest).toEqual({ names: ['prod/wshim-b:6060'], failures: 0, findings: [] });
    } finally {
      await cluster.registerMetrics(false);
    }
  });
});

test('which pods: those that are ready and stay, with a note on the others', async () => {
  const labels = { app: 'mixed' };
  const bytes = stack.use(await pods.startPprofServer({ debug: pods.ok() }));
  for (const name of ['good', 'starting', 'leaving', 'done']) cluster.route(`odd/${name}:1`, bytes.url);
  await cluster.addPod('odd', 'good', { labels, ip: '10.0.0.3' });
  await cluster.addPod('odd', 'starting', { labels, ip: '10.0.0.3', ready: false });
  await cluster.addPod('odd', 'done', { labels, ip: '10.0.0.3', phase: 'Succeeded' });
  await cluster.addPod('odd', 'leaving', { labels, ip: '10.0.0.3', finalizers: ['test.local/stay'] });
  await cluster.admin('DELETE', '/api/v1/namespaces/odd/pods/leaving');
  const mixed = { namespace: 'odd', selector: 'app=mixed', port: '1' };
  const { names, findings } = await collecting(mixed, await as('admin'));
  expect(names).toEqual(['odd/good:1']);
  expect(findings).toMatchObject([{ severity: 'note', message: expect.stringContaining('2 of the 3 ') }]);
  const unnamed = await failing({ ...mixed, port: 'pprof' }, await as('admin'));
  expect(unnamed.message).toContain('`pprof`');
  await cluster.admin('DELETE', '/api/v1/namespaces/odd/pods/good');
  expect((await failing(mixed, await as('admin'))).message).toContain('2 running pods');
});

describe('what fails, in the words of kubectl or of the API server', () => {
  test.each<[string, Partial<KubernetesSource>, keyof typeof TOKENS, RegExp, RegExp]>([
    ['a user who may not list pods', {}, 'stranger', /cannot list resource "pods"/, /create role/],
    [
      'a selector that matches nothing',
      { selector: 'app=x' },
      'collector',
      /No running pod matches `app=x`/,
      /--show-labels/,
    ],
  ])('%s', async (_what, options, user, message, fix) => {
    const failed = await failing(options, await as(user));
    expect(failed.message).toMatch(message);
    expect(failed.fix).toMatch(fix);
  });

  test.each<[string, pods.Behaviour, RegExp]>([
    [
      'no net/http/pprof there',
      pods.answer(404, '404 page not found'),
      /answered 404 Not Found: net\/http\/pprof is not registered/,
    ],
    ['a web page', pods.answer(200, '<title>Sign in</title>'), /instead of a profile/],
    ['a connection that breaks', pods.reset, /The API server answered 50\d /],
    [
      'a redirect to another object of the API, which is not followed with our rights',
      pods.redirectTo('/api/v1/namespaces/odd/secrets'),
      /does not follow redirects of pods/,
    ],
  ])('%s', async (_what, behaviour, message) => {
    await cluster.addPod('odd', 'pod', { labels: { app: 'one' }, ip: '10.0.0.5' }).catch(() => {});
    await using bad = await pods.startPprofServer({ debug: behaviour });
    cluster.route('odd/pod:1', bad.url);
    const one = { namespace: 'odd', selector: 'app=one', port: '1' };
    const { failures, findings } = await collecting(one, await as('admin'));
    expect(failures).toBe(1);
    expect(findings[0]?.message).toMatch(message);
  });
});
