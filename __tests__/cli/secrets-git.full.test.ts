import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Canaries } from '../harness/canary.ts';
import { type Recorder, recordChildren } from '../harness/canary-children.ts';
import { filesBelow, leaks } from '../harness/canary-run.ts';
import { type Ended, makePlace, type Place } from '../harness/cli.ts';
import { type GitServer, startGitServer } from '../harness/git-server.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** What opens the remote is in the clone's configuration; a server repeats it, and git pushes to it. */

const canaries = new Canaries();
const password = canaries.plant('the password in the URL of origin');
const checkout = canaries.plant('the header that actions/checkout leaves');
const replaced = canaries.plant('a token in url.*.insteadOf');
const served = canaries.plant('a password in the text of serve');
const loaded = canaries.plant('a variable of the load');
const own = canaries.plant('GITHUB_TOKEN');

let server: GitServer;
let place: Place;
let given: Place;
let recorder: Recorder;
let git: (...args: string[]) => Promise<string>;
const hook = () => given.path('repositories', 'tiny.git', 'hooks', 'pre-receive');

beforeAll(async () => {
  given = await makePlace();
  mkdirSync(given.path('repositories'));
  const bare = given.path('repositories', 'tiny.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  execFileSync('git', ['-C', bare, 'config', 'http.receivepack', 'true']);
  server = await startGitServer(given.path('repositories'), password);
  recorder = recordChildren(given.path('recorder'));
  place = await makePlace({
    ...TINY,
    'default.pgo': '',
    '.gitignore': 'out/\n',
  });
  execFileSync('rm', [place.path('default.pgo')]);
  git = await makeRepository(place.cwd);
  await git('remote', 'add', 'origin', `${server.url}/tiny.git`);
  await git('push', '--quiet', 'origin', 'main');
  const basic = Buffer.from(`x-access-token:${checkout}`).toString('base64');
  await git('config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`);
  await git('config', `url.https://oauth2:${replaced}@gitlab.example/.insteadOf`, 'https://gitlab.example/');
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await place?.[Symbol.asyncDispose]();
  await given?.[Symbol.asyncDispose]();
});

/** A server that says what it knows, as one that was set to debug does. */
function answerWith(exitCode: number): void {
  const all = [password, checkout, replaced];
  const said = all.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(`u:${secret}`).toString('base64'),
  ]);
  const lines = said.map((text) => `echo "no: ${text}" >&2`).join('\n');
  writeFileSync(
    hook(),
    `#!/bin/sh\n${lines}\necho "https://gitlab.example/merge_requests/new?t=${replaced}" >&2\nexit ${exitCode}\n`,
  );
  chmodSync(hook(), 0o755);
}

const refresh = (...args: string[]) =>
  place.run(
    [
      ...['refresh', '--publish', 'git', '--benchmarks', 'none', '--evidence', 'none', '--min-samples', '1'],
      ...['--verbose', '--output-directory', 'out', '--source', join(fixtures, 'render-1.pprof'), ...args],
    ],
    {
      env: {
        PATH: recorder.path,
        GITHUB_TOKEN: own,
        HOME: place.tmp,
        GOPATH: goEnv('GOPATH'),
        GOCACHE: goEnv('GOCACHE'),
      },
    },
  );

function goEnv(name: string): string {
  return execFileSync('go', ['env', name], { encoding: 'utf8' }).trim();
}

function expectNothing({ stdout, stderr }: Ended): void {
  const remains = new Map([
    ['stdout', stdout],
    ['stderr', stderr],
    ...filesBelow(place.cwd, [place.path('.git')]),
    ...filesBelow(place.tmp),
  ] as [string, string | Uint8Array][]);
  expect(leaks(canaries, remains)).toBe('');
}

test('a push that is refused tells why, and none of what the server repeats', async () => {
  answerWith(1);
  for (const format of [[], ['--json']]) {
    const ended = await refresh(...format);
    expect(ended.exitCode).toBe(1);
    expect((ended.stdout + ended.stderr).replace(/\s+/g, ' ')).toMatch(/refuses the branch .*no: \*\*\*/);
    expectNothing(ended);
  }
});

test('nor does one that passes, what is on the branch, or what a service and its load print', async () => {
  answerWith(0);
  // Both run for as long as profiles are collected: that goes on until they have said something.
  const said = (name: string) => given.path(`said-${name}`);
  const script = (name: string) =>
    `${recorder.recordAs(name)}; echo ${name} ${served} $LOAD_SECRET; touch ${said(name)}; sleep 60`;
  const collect = `until [ -e ${said('serve')} ] && [ -e ${said('load')} ]; do sleep 0.1; done; cp ${join(fixtures, 'render-2.pprof')} "$PGO_PROFILE_DIR"`;
  const ended = await refresh(
    ...['--source', `command: ${collect}`, '--set', 'compact=none'],
    ...['--serve', `: --password ${served}; ${script('serve')}`],
    ...['--load', script('load'), '--load-env', `LOAD_SECRET=${loaded}`],
  );
  expect(ended.exitCode, ended.stderr + ended.stdout).toBe(0);
  expect(ended.stderr).toContain('serve | serve ***');
  expectNothing(ended);
  const log = ['log', '--all', '--format=%B%an%ae%cn', '-p', '--text'];
  const pushed = execFileSync('git', ['-C', given.path('repositories', 'tiny.git'), ...log]);
  expect(pushed.toString()).toContain('default.pgo');
  expect(leaks(canaries, new Map([['the branch', pushed]]))).toBe('');
});

test('only git gets the token; the password of a URL is only in arguments of git’s own', () => {
  // A `command` is to have what the step has; of it, the canaries of a whole run tell.
  const children = recorder.children().filter(({ environ }) => !environ.includes('PGO_PROFILE_DIR='));
  const holders = (secret: string) =>
    new Set(children.filter(({ environ }) => environ.includes(secret)).map(({ program }) => program));
  expect(new Set(children.map(({ program }) => program))).toEqual(
    new Set(['go', 'git', 'sh', 'pprof', 'serve', 'load']),
  );
  expect([...holders(own)]).toEqual(['git']);
  expect(leaks(canaries, new Map(children.map(({ program, argv }, at) => [`${program} ${at}`, argv])))).toBe(
    '',
  );
});
