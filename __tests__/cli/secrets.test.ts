import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { answer, type PprofServer, startPprofServer } from '../harness/pprof-server.ts';
import { recorded } from '../harness/profiles.ts';

/** Secrets come by the environment and by URLs; nothing that people or machines read afterwards holds one. */

const SECRETS = {
  token: 'ghs_0123456789abcdefSECRET',
  header: 'Zq7-header-SECRET',
  password: 'p4ss-SECRET',
  query: 'query-SECRET',
} as const;

let server: PprofServer;
let place: Place;
beforeAll(async () => {
  server = await startPprofServer({
    good: answer(200, recorded('render-1'), { 'content-type': 'application/octet-stream' }),
    // A server that repeats what it was sent.
    echo: (request, response) => {
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end(`no: ${request.headers.authorization} ${request.headers['x-key']} ${request.url}`);
    },
    // An API that does, too.
    api: (request, response) => {
      response
        .writeHead(403, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: `Not with "${request.headers.authorization}"` }));
    },
  });
  place = await makePlace(TINY);
  await makeRepository(place.cwd);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

function sources(): string {
  const { host } = new URL(server.url);
  return ['good', 'echo']
    .map(
      (name) =>
        `- pprof: http://user:${SECRETS.password}@${host}/${name}?key=${SECRETS.query}\n  headers: { X-Key: "Key \${SERVICE_KEY}" }\n  timeout: 20s\n  seconds: 1\n`,
    )
    .join('');
}

test.each([
  ['collect', ['collect']],
  [
    'refresh onto a local branch',
    ['refresh', '--publish', 'local', '--benchmarks', 'none', '--evidence', 'none', '--json'],
  ],
  [
    'refresh by an API that refuses',
    ['refresh', '--benchmarks', 'none', '--evidence', 'none', '--repository', 'acme/tiny'],
  ],
  ['a token in a place that is printed', ['collect', '--profile', `${SECRETS.token}/x.pgo`]],
])('%s', async (_, args) => {
  const ended = await place.run([...args, '--sources', '-', '--output-directory', 'out'], {
    input: sources(),
    env: {
      GITHUB_TOKEN: SECRETS.token,
      SERVICE_KEY: SECRETS.header,
      GITHUB_API_URL: `${server.url}/api`,
    },
  });
  const seen = {
    stdout: ended.stdout,
    stderr: ended.stderr,
    report: await readFile(place.path('out', 'report.html'), 'utf8'),
    result: await readFile(place.path('out', 'result.json'), 'utf8'),
  };
  // It did get as far as to use them.
  expect(seen.report.length).toBeGreaterThan(1_000);
  for (const [where, text] of Object.entries(seen)) {
    for (const [kind, secret] of Object.entries(SECRETS)) {
      expect(text.includes(secret), `the ${kind} is in ${where}:\n${text}`).toBe(false);
    }
  }
});

test('the server was sent what is kept from everybody else', () => {
  const asked = server.requests.filter(({ url }) => url.startsWith('/good'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { url, headers } of asked) {
    expect(url).toContain(`key=${SECRETS.query}`);
    expect(headers['x-key']).toBe(`Key ${SECRETS.header}`);
    expect(headers.authorization).toBe(`Basic ${btoa(`user:${SECRETS.password}`)}`);
  }
});

const HIDDEN = 'hunter2-SECRET';

test.each([
  [
    'an assignment',
    ['--serve', './x', '--serve-env', `DB_PASSWORD=${HIDDEN}\nFOO`],
    'serve-env is not a map',
  ],
  [
    'a text of several lines',
    ['--serve', './x', '--load-env', `KEY=-----\n+${HIDDEN}==`],
    'load-env is not a map',
  ],
  ['a token', ['--source', `{parca: 'http://p', query: q, token: [${HIDDEN}]}`], 'token is not a text'],
  ['a header', ['--source', `{pprof: 'http://p', headers: {A: [${HIDDEN}]}}`], 'headers.A is not a text'],
  ['a URL', ['--source', `{pprof: ['http://me:${HIDDEN}@p/?key=${HIDDEN}']}`], 'pprof: '],
  ['an escape in YAML', ['--source', `{pprof: 'http://p', password: "\\U${HIDDEN}"}`], 'not valid YAML'],
  ['an alias in YAML', ['--source', `{pprof: 'http://p', password: *${HIDDEN} }`], 'a value starts with `*`'],
])('%s that is refused is not shown', async (_, args, sentence) => {
  for (const format of [[], ['--json']]) {
    const { exitCode, stdout, stderr } = await place.run(['collect', ...args, ...format]);
    expect(exitCode).toBe(2);
    // The text on a terminal is wrapped.
    expect((stderr + stdout).replace(/\s+/g, ' ')).toContain(sentence);
    if (format.length > 0) expect(JSON.parse(stdout).error.message).toContain(sentence);
    expect(stdout + stderr).not.toMatch(/hunter2|SECRET/);
  }
});

test('a variable that is too short to be hidden, or a common word, is a warning', async () => {
  const { host } = new URL(server.url);
  const list = ['A', 'B', 'C']
    .map(
      (name) =>
        `- pprof: http://${host}/echo\n  headers: { X-Key: "\${${name}}" }\n  seconds: 1\n  timeout: 6s\n`,
    )
    .join('');
  const ended = await place.run(['collect', '--json', '--sources', '-'], {
    input: list,
    env: { A: 'abc', B: 'main', C: 'long-enough' },
  });
  const { findings } = JSON.parse(ended.stdout) as { findings: { severity: string; message: string }[] };
  const said = findings
    .filter(({ message }) => message.includes('is not hidden'))
    .map(({ message }) => message);
  expect(said.map((message) => /`\$\{(\w+)\}`/.exec(message)?.[1])).toEqual(['A', 'B']);
  expect(ended.stderr).not.toContain('long-enough');
});
