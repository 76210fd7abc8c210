import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Canaries } from '../harness/canary.ts';
import { type Recorder, recordChildren } from '../harness/canary-children.ts';
import { filesBelow, leaks, type Remains, runAction } from '../harness/canary-run.ts';
import { ECHOES, echo, redirecting } from '../harness/canary-server.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { answer, type PprofServer, startPprofServer } from '../harness/pprof-server.ts';
import { altered, fixtures, textIndex } from '../harness/profiles.ts';

/** A secret is put into every place that may hold one, servers and programs repeat them all, and nothing has one after. */

const canaries = new Canaries();
const c = {
  token: canaries.plant('the token of the run'),
  key: canaries.plant('a variable in a header', 'awkward'),
  path: canaries.plant('a variable in a path'),
  literal: canaries.plant('a literal header', 'awkward'),
  password: canaries.plant('the password of a URL'),
  query: canaries.plant('a parameter of a URL'),
  signature: canaries.plant('the signature of a URL'),
  bearer: canaries.plant('a source’s token', 'awkward'),
  basic: canaries.plant('a source’s password', 'awkward'),
  printed: canaries.plant('a header that a command printed', 'awkward'),
  commandText: canaries.plant('the text of a command'),
  commandHeader: canaries.plant('a header in the text of a command'),
  headersText: canaries.plant('the text of headers-command'),
  verifyText: canaries.plant('the text of verify'),
  proxy: canaries.plant('the password of a proxy'),
  goproxy: canaries.plant('the password of GOPROXY'),
  aws: canaries.plant('AWS_SECRET_ACCESS_KEY'),
  awsSession: canaries.plant('AWS_SESSION_TOKEN'),
  azure: canaries.plant('AZURE_STORAGE_SAS_TOKEN'),
  datadog: canaries.plant('DD_API_KEY'),
  datadogApp: canaries.plant('DD_APP_KEY'),
  parca: canaries.plant('PARCA_BEARER_TOKEN'),
  profilecli: canaries.plant('PROFILECLI_PASSWORD'),
  runtime: canaries.plant('ACTIONS_RUNTIME_TOKEN'),
  identity: canaries.plant('ACTIONS_ID_TOKEN_REQUEST_TOKEN'),
  gh: canaries.plant('GH_TOKEN'),
  kubernetes: canaries.plant('a kubeconfig’s token'),
  plugin: canaries.plant('the variable of a credential plugin'),
  database: canaries.plant('a password that the program itself needs'),
};

let github: GitHubHarness;
let server: PprofServer;
let place: Place;
let given: Place;
let recorder: Recorder;
let remains: Remains;
let exitCode: number;

/** What a service repeats in its profile, where the compiler does not look. */
function telling(): Uint8Array {
  return altered('render-1', (profile) => {
    const said = textIndex(profile, `key=${c.key} ${c.literal}`);
    profile.comment.push(said);
    for (const mapping of profile.mapping) mapping.filename = said;
    for (const func of profile.function) func.filename = said;
  });
}

const url = (path: string, user = `user:${c.password}@`) =>
  `http://${user}${new URL(server.url).host}/${path}?key=${c.query}&sig=${c.signature}`;

function sources(): string {
  const headers = {
    'X-Key': '${SERVICE_KEY}',
    Authorization2: `Token ${c.literal}`,
    Cookie: `s=${c.literal}`,
  };
  const quick = { timeout: '20s', seconds: 1 };
  const live = (path: string, more: object = {}) => ({ pprof: url(path), headers, ...quick, ...more });
  const api = { token: c.bearer, headers, timeout: '20s' };
  const profilecli = { username: 'me', password: '${PROFILECLI_PASSWORD}', timeout: '20s' };
  const pieces = Object.keys(ECHOES).flatMap((name) => [0, 1, 2, 3].map((at) => live(`echo/${name}/${at}`)));
  return JSON.stringify([
    live('good'),
    live('good/${IN_PATH}'),
    { file: join(fixtures, 'render-2.pprof') },
    ...pieces,
    live('echo/text'),
    live('echo/raw/${IN_PATH}'),
    live('redirect'),
    { pprof: `${server.url}/echo/json/0`, username: 'me', password: c.basic, ...quick },
    {
      pprof: `${server.url}/echo/raw`,
      'headers-command': `echo "X-Printed: $(cat ${given.path('printed')})"; : --token ${c.headersText}`,
      ...quick,
    },
    {
      command: `echo ${c.commandText}; : curl -H "Authorization: Bearer ${c.commandHeader}"; ${recorder.recordAs('command')}; echo $GH_TOKEN $SERVICE_KEY >&2; exit 3`,
    },
    { pyroscope: `${server.url}/echo/json`, query: '{service_name="x"}', ...api },
    { pyroscope: `${server.url}/echo/raw`, query: '{service_name="x"}', ...profilecli },
    {
      parca: `${server.url}/echo/go-json`,
      query: 'process_cpu:samples:count:cpu:nanoseconds:delta{job="x"}',
      token: '${PARCA_BEARER_TOKEN}',
      timeout: '20s',
    },
    {
      prometheus: `${server.url}/echo/json`,
      query: 'up',
      endpoint: `http://u:${c.password}@{{instance}}/x?token=${c.query}`,
      ...api,
    },
    { datadog: 'service:x', site: `${server.url}/echo/json` },
    { kubernetes: 'prod/app=x', port: 6060, timeout: '20s', context: 'token' },
    { kubernetes: 'prod/app=x', port: 6060, timeout: '20s', context: 'plugin' },
    { s3: 's3://bucket/x/', endpoint: `${server.url}/echo/raw`, region: 'us-east-1', timeout: '20s' },
    { az: 'az://container/x/', endpoint: `${server.url}/echo/raw`, account: 'someone', timeout: '20s' },
  ]);
}

function kubeconfig(): string {
  const plugin = given.path('plugin');
  const script = `#!/bin/sh\n${recorder.recordAs('plugin')}\necho "refused: $SECRET_OF_PLUGIN $GH_TOKEN" >&2\nexit 1\n`;
  writeFileSync(plugin, script);
  chmodSync(plugin, 0o755);
  const exec = {
    apiVersion: 'client.authentication.k8s.io/v1',
    command: plugin,
    interactiveMode: 'Never',
    env: [{ name: 'SECRET_OF_PLUGIN', value: c.plugin }],
  };
  return JSON.stringify({
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'token' },
    clusters: [{ name: 'x', cluster: { server: `${server.url}/echo/json` } }],
    users: [
      { name: 'token', user: { token: c.kubernetes } },
      { name: 'plugin', user: { exec } },
    ],
    contexts: ['token', 'plugin'].map((name) => ({ name, context: { cluster: 'x', user: name } })),
  });
}

beforeAll(async () => {
  github = await startGitHub({ tokens: { [c.token]: 'github-actions[bot]' } });
  given = await makePlace({ printed: c.printed });
  recorder = recordChildren(given.path('recorder'));
  await given.write({ child: recorder.recordAs('verified') });
  server = await startPprofServer({
    good: answer(200, telling(), { 'content-type': 'application/octet-stream' }),
    echo,
    redirect: redirecting,
  });
  place = await makePlace({
    ...TINY,
    'record_test.go': `package main\n\nimport (\n\t"fmt"\n\t"os"\n)\n\n${recorder.goSource}\nfunc init() { record("benchmark") }\n`,
  });
  await makeRepository(place.cwd);
  await given.write({ kubeconfig: kubeconfig() });
  mkdirSync(join(place.tmp, 'home'));
  const settings = {
    ...{ benchmarks: 'Fibonacci', precision: '50%', evidence: 'none', 'min-samples': 1 },
    verify: `echo ${c.verifyText} | sed 's/^/ --token /'; : --password=${c.verifyText}; ${recorder.recordAs('verify')}; sh ${given.path('child')}`,
  };
  await given.write({ 'pgo.yml': JSON.stringify(settings) });
  const run = await runAction(
    place,
    {
      ...{
        command: 'refresh',
        token: c.token,
        sources: sources(),
        'output-directory': join(place.tmp, 'out'),
      },
      ...{ budget: '3m', config: given.path('pgo.yml') },
    },
    {
      ...{
        PATH: recorder.path,
        HOME: join(place.tmp, 'home'),
        GOPATH: process.env['GOPATH'] ?? join(process.env['HOME'] ?? '', 'go'),
      },
      GOCACHE: process.env['GOCACHE'] ?? join(process.env['HOME'] ?? '', '.cache', 'go-build'),
      ...{ GITHUB_API_URL: github.url, GITHUB_REPOSITORY: github.repository, GITHUB_SERVER_URL: github.url },
      ...{
        GH_TOKEN: c.gh,
        BOT_PAT: c.token,
        SERVICE_KEY: c.key,
        IN_PATH: c.path,
        DATABASE_PASSWORD: c.database,
      },
      ...{ ACTIONS_RUNTIME_TOKEN: c.runtime, ACTIONS_ID_TOKEN_REQUEST_TOKEN: c.identity },
      ...{
        HTTPS_PROXY: `http://me:${c.proxy}@127.0.0.1:9`,
        GOPROXY: `https://me:${c.goproxy}@127.0.0.1:9,off`,
        GOFLAGS: '-mod=mod',
        NO_PROXY: '127.0.0.1',
      },
      ...{
        AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
        AWS_SECRET_ACCESS_KEY: c.aws,
        AWS_SESSION_TOKEN: c.awsSession,
      },
      ...{
        AZURE_STORAGE_SAS_TOKEN: `sv=2024-11-04&ss=b&sig=${c.azure}`,
        DD_API_KEY: c.datadog,
        DD_APP_KEY: c.datadogApp,
      },
      ...{ PARCA_BEARER_TOKEN: c.parca, PROFILECLI_USERNAME: 'me', PROFILECLI_PASSWORD: c.profilecli },
      KUBECONFIG: given.path('kubeconfig'),
    },
  );
  exitCode = run.exitCode;
  const proposed = github.exchanges.map(({ url, body }, at): [string, string] => [
    `request ${at} to GitHub`,
    `${url}\n${body}`,
  ]);
  remains = new Map([
    ...run.remains,
    ...proposed,
    ...filesBelow(place.cwd, [place.path('record_test.go'), place.path('.git')]),
  ]);
});
afterAll(async () => {
  await github?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
  await place?.[Symbol.asyncDispose]();
  await given?.[Symbol.asyncDispose]();
});

const textOf = (name: string) => Buffer.from(remains.get(name) ?? '').toString();

test('the run has got as far as a pull request, by all the places that hold a secret', async () => {
  expect(exitCode, `${textOf('stdout')}\n${textOf('stderr')}`).toBe(0);
  expect(textOf('GITHUB_OUTPUT')).toContain('pull-request-operation');
  expect(textOf('out/report.html').length).toBeGreaterThan(10_000);
  const [pull] = await github.pulls.all(github.repository, 'open');
  expect(pull.body).toContain('pprof');
});

test('every secret that is for a server has reached one', () => {
  const asked = Buffer.from(JSON.stringify(server.requests.map(({ url, headers }) => [url, headers])));
  const sent = new Set(canaries.in('the servers', asked).map(({ canary }) => canary));
  for (const secret of [
    'key',
    'path',
    'literal',
    'password',
    'query',
    'signature',
    'bearer',
    'basic',
    'printed',
    'azure',
    'datadog',
    'parca',
    'profilecli',
    // kubectl sends its token over TLS only.
  ] as const)
    expect(sent, secret).toContain(canaries.in('', c[secret])[0]?.canary);
});

test('none is in the log, the summary, the outputs, the report, the result, the pull request, the branch or a file', () => {
  expect(leaks(canaries, remains)).toBe('');
});

test('none is in the arguments of a process', () => {
  const argv = new Map(recorder.children().map(({ program, argv }, at) => [`${program} ${at}`, argv]));
  expect([...argv.keys()].map((name) => name.split(' ')[0])).toEqual(
    expect.arrayContaining(['go', 'git', 'sh', 'pprof']),
  );
  expect(leaks(canaries, argv)).toBe('');
});

const OF_GO = [
  'the password of GOPROXY',
  'the password of a proxy',
  'a password that the program itself needs',
];
const OF_STEP = [
  ...OF_GO,
  ...['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AZURE_STORAGE_SAS_TOKEN', 'DD_API_KEY', 'DD_APP_KEY'],
  ...['PARCA_BEARER_TOKEN', 'PROFILECLI_PASSWORD', 'a variable in a header', 'a variable in a path'],
  // Under a name of the workflow's choice.
  'the token of the run',
];

test.each([
  ['pprof', []],
  ['go', OF_GO],
  ['git', OF_GO],
  ['benchmark', OF_GO],
  ['verify', [...OF_STEP, 'the text of verify']],
  ['verified', OF_STEP],
  ['command', [...OF_STEP, 'GH_TOKEN', 'the text of a command', 'a header in the text of a command']],
])('%s finds in its environment what it needs, and nothing else', (program, expected) => {
  // A checkout of a work tree may have to fetch what Git LFS keeps elsewhere.
  const found = recorder
    .children()
    .filter((child) => child.program === program && !child.argv.includes('worktree'));
  expect(found.length, textOf('stdout')).toBeGreaterThan(0);
  const worst = new Set(found.flatMap(({ environ }) => canaries.in('', environ).map(({ canary }) => canary)));
  expect([...worst].sort()).toEqual([...expected].sort());
});
