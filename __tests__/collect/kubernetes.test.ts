import { execFileSync } from 'node:child_process';
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectKubernetes } from '../../src/collect/kubernetes.ts';
import type { KubernetesSource } from '../../src/collect/source.ts';
import { kubernetesTarget } from '../../src/sources/kubernetes/config.ts';
import { runCredentialPlugin } from '../../src/sources/kubernetes/exec.ts';
import { coresOf } from '../../src/sources/kubernetes/metrics.ts';
import { createContext, failureOf, type TestContext } from '../contract/context.ts';

// What needs no API server; the rest is in kubernetes.servers.test.ts.

const SOURCE: KubernetesSource = {
  kind: 'kubernetes',
  namespace: 'prod',
  selector: 'app=wshim',
  port: '6060',
  scheme: 'http',
  path: '/debug/pprof/profile',
  seconds: 1,
  label: 'the source',
  required: false,
};
const CLUSTER = { name: 'c', server: 'https://127.0.0.1:1', skipTLSVerify: false };

test.each([
  ['0', 0],
  ['2', 2],
  ['250m', 0.25],
  ['1500u', 0.0015],
  ['123456789n', 0.123456789],
  ['1.5', 1.5],
  ['1e-3', 0.001],
  ['2k', 2_000],
  ['', 0],
  ['1Mi', 0],
  ['lots', 0],
])('a quantity of CPU: %j', (quantity, cores) => {
  expect(coresOf(quantity)).toBeCloseTo(cores, 12);
});

/** A context whose kubeconfig is these files, in the order of KUBECONFIG. */
async function withFiles(files: Readonly<Record<string, string>>, names = Object.keys(files)) {
  const context = await createContext();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(context.cwd, name, '..'), { recursive: true });
    await writeFile(join(context.cwd, name), text);
  }
  const KUBECONFIG = names.map((name) => join(context.cwd, name)).join(delimiter);
  return { ...context, env: { HOME: context.cwd, PATH: process.env['PATH'], KUBECONFIG } };
}

const config = (entries: Readonly<Record<string, unknown>>) => JSON.stringify(entries);
const entry = (name: string, server = `https://${name}`) => ({
  clusters: [{ name, cluster: { server } }],
  users: [{ name, user: { token: `token-of-${name}` } }],
  contexts: [{ name, context: { cluster: name, user: name } }],
});

describe('the kubeconfig', () => {
  test('a pipe, a device, or more than any has, also of a file that it names', async () => {
    await using context = await withFiles({ 'a/config': '' });
    const path = (name: string) => join(context.cwd, name);
    execFileSync('mkfifo', [path('pipe')]);
    await writeFile(path('large'), '');
    await truncate(path('large'), 2 ** 40);
    const ask = (KUBECONFIG: string) =>
      failureOf(kubernetesTarget(SOURCE, { ...context, env: { ...context.env, KUBECONFIG } }));
    expect((await ask(path('pipe'))).message).toBe(`${path('pipe')} is a pipe, socket or device.`);
    expect((await ask('/dev/zero')).message).toBe('/dev/zero is a pipe, socket or device.');
    expect((await ask(path('large'))).message).toBe(`${path('large')} has more than 8 MiB.`);
    const { clusters, contexts } = entry('e');
    const users = [{ name: 'e', user: { tokenFile: path('pipe') } }];
    await writeFile(path('a/config'), config({ clusters, contexts, users, 'current-context': 'e' }));
    const named = await failureOf(collectKubernetes(SOURCE, context));
    expect(named.message).toBe(`${path('pipe')} is a pipe, socket or device.`);
  });

  test('of several files, the first to say something wins, and missing ones are skipped', async () => {
    await using context = await withFiles(
      {
        'a/one': config(entry('one')),
        'b/two': config({ 'current-context': 'two', ...entry('two', 'https://first') }),
        'c/three': config({ 'current-context': 'one', ...entry('two', 'https://second') }),
      },
      ['a/one', 'missing', 'b/two', 'c/three'],
    );
    expect((await kubernetesTarget({}, context)).cluster.server).toBe('https://first');
    const one = await kubernetesTarget({ context: 'one' }, context);
    expect([one.cluster.server, one.user?.token]).toEqual(['https://one', 'token-of-one']);
  });

  test('names files from where it is itself', async () => {
    const cluster = { server: 'https://one', 'certificate-authority': 'ca.crt' };
    const user = { 'client-certificate': '../c.crt', exec: { command: './bin/plugin' } };
    await using context = await withFiles({
      'a/b/one': config({
        ...entry('one'),
        clusters: [{ name: 'one', cluster }],
        users: [{ name: 'one', user }],
      }),
    });
    const target = await kubernetesTarget({ context: 'one' }, context);
    const inside = (path: string) => join(context.cwd, path);
    expect([target.cluster.caFile, target.user?.certFile]).toEqual([inside('a/b/ca.crt'), inside('a/c.crt')]);
    expect(target.user?.exec.command).toBe(inside('a/b/bin/plugin'));
  });

  test('is the one in the home folder where none is named', async () => {
    await using context = await withFiles({
      '.kube/config': config({ 'current-context': 'home', ...entry('home') }),
    });
    const { HOME } = context.env;
    const target = await kubernetesTarget({}, { ...context, env: { HOME } });
    expect(target.cluster.server).toBe('https://home');
  });

  const broken: readonly (readonly [string, Record<string, string>, string | undefined, RegExp])[] = [
    [
      'an unknown context',
      { k: config({ ...entry('a'), contexts: [...entry('b').contexts, ...entry('a').contexts] }) },
      'c',
      /^The kubeconfig has no context `c`; it has a, b\.$/,
    ],
    [
      'no current one',
      { k: config(entry('a')) },
      undefined,
      /no `current-context`; of contexts, it has a\.$/,
    ],
    [
      'a context without its cluster',
      { k: config({ ...entry('a'), clusters: [] }) },
      'a',
      /^The kubeconfig has no entry for the cluster `a` of its context `a`\.$/,
    ],
    [
      'a server that is no URL',
      { k: config(entry('a', 'nowhere')) },
      'a',
      /a cluster `a` whose `server` is no http\(s\) URL\.$/,
    ],
    [
      'an entry without a server',
      { k: config({ ...entry('a'), clusters: [{ name: 'a', cluster: {} }] }) },
      'a',
      /^The kubeconfig is incomplete: clusters\[0\]\.cluster\.server is missing\.$/,
    ],
    ['an empty file', { k: '' }, undefined, /^The kubeconfig is empty\.$/],
    ['no file', {}, undefined, /^KUBECONFIG names a file that is not there\.$/],
  ];
  test.each(broken)('%s', async (_what, files, wanted, message) => {
    await using context = await withFiles(files, ['k']);
    const source = { ...SOURCE, ...(wanted !== undefined && { context: wanted }) };
    const error = await failureOf(collectKubernetes(source, context));
    expect(error.message).toMatch(message);
    expect(error.fix).toMatch(/^\S.+\.$/);
  });

  test('a fault in its YAML is told without the line, which may be a secret', async () => {
    await using context = await withFiles({ k: 'users:\n- user: {token: "hush-0123\n' });
    const error = await failureOf(collectKubernetes(SOURCE, context));
    expect(error.message).toMatch(/^The kubeconfig is no YAML in line \d+ \(\w+\)\.$/);
  });

  test('none at all', async () => {
    await using context = await createContext();
    const error = await failureOf(collectKubernetes(SOURCE, { ...context, env: { HOME: context.cwd } }));
    expect(error.message).toBe(
      'There is no kubeconfig: KUBECONFIG is not set, ~/.kube/config is not there, and this does not run in a pod with a service account.',
    );
  });

  const users: readonly (readonly [string, unknown, RegExp])[] = [
    [
      'a provider that is gone',
      { 'auth-provider': { name: 'gcp' } },
      /auth-provider `gcp`, which Kubernetes 1\.26/,
    ],
    ['a token file that is missing', { tokenFile: 'none' }, /`tokenFile` cannot be read \(ENOENT\)\.$/],
    [
      'a certificate that is missing',
      { 'client-certificate': 'x' },
      /`client-certificate` cannot be read \(ENOENT\)/,
    ],
    [
      'an OIDC token that has expired',
      { 'auth-provider': { name: 'oidc', config: { 'id-token': 'e30.eyJleHAiOjF9.x' } } },
      /^The OIDC token of the kubeconfig's user has expired/,
    ],
  ];
  test.each(users)('%s', async (_what, user, message) => {
    const text = config({ 'current-context': 'a', ...entry('a'), users: [{ name: 'a', user }] });
    await using context = await withFiles({ k: text });
    const error = await failureOf(collectKubernetes(SOURCE, context));
    expect(error.message).toMatch(message);
  });

  test('a certificate that is none, a proxy that is not supported', async () => {
    const failure = async (cluster: object, user: unknown) => {
      const clusters = [{ name: 'a', cluster: { server: 'https://127.0.0.1:1', ...cluster } }];
      const users = [{ name: 'a', user }];
      const text = config({ 'current-context': 'a', ...entry('a'), clusters, users });
      await using context = await withFiles({ k: text });
      return (await failureOf(collectKubernetes({ ...SOURCE, timeout: 2_000 }, context))).message;
    };
    const none = Buffer.from('no certificate').toString('base64');
    expect(await failure({}, { 'client-certificate-data': none, 'client-key-data': none })).toMatch(
      /^A certificate or key of the kubeconfig cannot be used \(ERR_OSSL_\w+\)\.$/,
    );
    expect(await failure({ 'proxy-url': 'socks5://127.0.0.1:1080' }, {})).toMatch(
      /SOCKS proxies are not supported\.$/,
    );
  });
});

describe('a credential plugin', () => {
  const failing = async (script: string, context: TestContext, more: object = {}) =>
    failureOf(runCredentialPlugin({ command: 'sh', args: ['-c', script], ...more }, CLUSTER, context));

  test('that fails is told in its own words, without tokens', async () => {
    await using context = await createContext();
    const jwt = `eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.${'a1'.repeat(20)}`;
    const env = [{ name: 'KEY', value: 'hush-hush' }];
    const script = `echo "login needed for $KEY: ${jwt}, password=sesame, Bearer abc123" >&2; exit 7`;
    const { message, fix } = await failing(script, context, { env });
    expect(message).toBe(
      'The credential plugin `sh` of the kubeconfig ended with exit code 7: "login needed for ***: ***, password=***, Bearer ***".',
    );
    expect(fix).toContain('Log in to your cloud');
  });

  test('that prints no credential', async () => {
    await using context = await createContext();
    for (const printed of ['nothing', '{}', '{"status":{}}', '{"status":{"token":""}}']) {
      const { message } = await failing(`echo '${printed}'`, context);
      expect(message).toBe('The credential plugin `sh` of the kubeconfig printed no credential.');
    }
  });

  test('that is not there, with the hint of the kubeconfig', async () => {
    await using context = await createContext();
    const written = { command: 'no-such-plugin', installHint: 'Get it from\nthe shelf.' };
    const error = await failureOf(runCredentialPlugin(written, CLUSTER, context));
    expect(error.message).toBe(
      'The credential plugin `no-such-plugin` of the kubeconfig cannot be run: it is not there.',
    );
    expect(error.fix).toMatch(/The kubeconfig says: Get it from the shelf\.$/);
  });

  test('that waits for somebody ends with the run', async () => {
    const controller = new AbortController();
    await using context = await createContext({ signal: controller.signal });
    const reason = new Error('stopped by the test');
    const running = runCredentialPlugin({ command: 'sleep', args: ['600'] }, CLUSTER, context);
    setTimeout(() => controller.abort(reason), 200);
    const begin = performance.now();
    await expect(running).rejects.toBe(reason);
    expect(performance.now() - begin).toBeLessThan(3_000);
  });

  test('is told of the cluster when it asks', async () => {
    await using context = await createContext();
    const script =
      'printf \'{"status":{"token":"%s"}}\' "$(printf %s "$KUBERNETES_EXEC_INFO" | base64 | tr -d "\\n")"';
    const written = {
      apiVersion: 'client.authentication.k8s.io/v1beta1',
      command: 'sh',
      args: ['-c', script],
      provideClusterInfo: true,
    };
    const { token = '' } = await runCredentialPlugin(written, CLUSTER, context);
    expect(JSON.parse(Buffer.from(token, 'base64').toString())).toEqual({
      kind: 'ExecCredential',
      apiVersion: 'client.authentication.k8s.io/v1beta1',
      spec: { interactive: false, cluster: { server: 'https://127.0.0.1:1' } },
    });
  });
});
