import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { collectArtifacts } from '../../src/collect/artifact.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { zip } from '../harness/artifacts/upload/zip.mts';
import { makePlace } from '../harness/cli.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import {
  type Asked,
  type Attack,
  flood,
  head,
  reply,
  startHostileServer,
} from '../harness/hostile-server.ts';

const sentences = goldenSentences('collect');

/** The service for artifacts of a job's own run, as GitHub's runner offers it, and its storage; either may be hostile. */

const TOKEN = `head.${Buffer.from(JSON.stringify({ scp: 'Actions.Other:1 Actions.Results:run-1:job-2' })).toString('base64url')}.end`;
const ARCHIVE = zip([{ name: 'cpu.pprof', data: Buffer.from('a profile') }]);

interface Service {
  readonly list?: unknown;
  readonly signed?: (url: string) => unknown;
  readonly storage?: Attack;
}

const listed = (more: Readonly<Record<string, unknown>> = {}) => ({
  artifacts: [
    {
      workflow_run_backend_id: 'run-1',
      workflow_job_run_backend_id: 'job-7',
      database_id: '12',
      name: 'cpu-profile',
      size: String(ARCHIVE.length),
      created_at: '2026-11-20T00:00:00.123456789Z',
      ...more,
    },
  ],
});
const json = (value: unknown) => reply(200, JSON.stringify(value), { 'Content-Type': 'application/json' });

async function startService({ list = listed(), signed, storage = reply(200, ARCHIVE) }: Service) {
  const address = signed ?? ((url: string) => ({ signed_url: `${url}/blob?sig=signed-secret-0` }));
  const choose = ({ path }: Asked): Attack => {
    if (path.endsWith('/ListArtifacts')) return json(list);
    return path.endsWith('/GetSignedArtifactURL') ? json(address(server.url)) : storage;
  };
  const server = await startHostileServer(choose);
  const env = {
    ACTIONS_RUNTIME_TOKEN: TOKEN,
    ACTIONS_RESULTS_URL: server.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '108',
  };
  return { ...server, env };
}

async function collect(service: Service, more: { readonly timeout?: number } = {}) {
  await using server = await startService(service);
  await using context = await createContext({ env: server.env });
  const source = { kind: 'artifact', name: 'cpu-*', label: 'artifact', required: false, ...more } as const;
  const { files, failures, findings } = await collectArtifacts(source, context);
  const texts = await Promise.all(files.map(async ({ path }) => (await readFile(path)).toString()));
  const names = files.map(({ name }) => name);
  return {
    names,
    texts,
    failures,
    messages: findings.map(({ message }) => message),
    sent: server.sent(),
    server,
  };
}

test('the artifacts of this run: listed, signed for and loaded, by the token of the job', async () => {
  const { names, texts, failures, server } = await collect({});
  expect({ names, texts, failures }).toEqual({
    names: ['cpu-profile/cpu.pprof'],
    texts: ['a profile'],
    failures: 0,
  });
  expect(
    server.requests.map(({ method, path, headers }) => [method, path, headers['authorization']]),
  ).toEqual([
    ['POST', '/twirp/github.actions.results.api.v1.ArtifactService/ListArtifacts', `Bearer ${TOKEN}`],
    ['POST', '/twirp/github.actions.results.api.v1.ArtifactService/GetSignedArtifactURL', `Bearer ${TOKEN}`],
    // The storage is another's: it sees no token.
    ['GET', '/blob?sig=signed-secret-0', undefined],
  ]);
});

test('a server that writes fields in camel case, as some implementations do', async () => {
  const artifact = {
    workflowRunBackendId: 'run-1',
    workflowJobRunBackendId: 'job-7',
    databaseId: 12,
    name: 'cpu-profile',
    size: ARCHIVE.length,
  };
  const signed = (url: string) => ({ signedUrl: `${url}/blob?sig=1` });
  const { names } = await collect({ list: { artifacts: [artifact] }, signed });
  expect(names).toEqual(['cpu-profile/cpu.pprof']);
});

test('an archive that is not as its digest says is not used', async () => {
  const { names, messages } = await collect({ list: listed({ digest: `sha256:${'0'.repeat(64)}` }) });
  expect(names).toEqual([]);
  expect(messages).toEqual([expect.stringMatching(/ sha256:[0-9a-f]{64}\b/)]);
  sentences.add(...messages);
});

describe('a hostile service', () => {
  test.each([
    ['a size below zero', listed({ size: '-1' })],
    ['a size that is no number', listed({ size: 'NaN' })],
    ['an ID that is an object', listed({ database_id: { toString: 1 } })],
    ['a name of 2,000 characters', listed({ name: 'cpu-'.repeat(500) })],
    ['a time that is none', listed({ created_at: 'soon' })],
    ['20,000 artifacts', { artifacts: Array.from({ length: 20_000 }, () => listed().artifacts[0]) }],
    ['a list that is none', { artifacts: { __proto__: null, length: 3 } }],
    ['nothing', null],
  ])('%s is that source’s failure', async (_name, list) => {
    await using server = await startService({ list });
    await using context = await createContext({ env: server.env });
    const source = { kind: 'artifact', name: 'cpu-*', label: 'artifact', required: false } as const;
    const { message, fix } = await failureOf(collectArtifacts(source, context));
    expect(message).toMatch(/ListArtifacts .*200.* application\/json/);
    expect(fix).toBeDefined();
  });

  test.each([
    ['no address', {}],
    ['a file', { signed_url: 'file:///etc/passwd' }],
    ['an object', { signed_url: { toString: 1 } }],
  ])('%s as signed address', async (_name, signed) => {
    const { names, failures } = await collect({ signed: () => signed });
    expect({ names, failures }).toEqual({ names: [], failures: 1 });
  });

  test('a token that does not say of which run it is', async () => {
    const env = { ACTIONS_RUNTIME_TOKEN: 'a.b.c', ACTIONS_RESULTS_URL: 'http://127.0.0.1:9' };
    await using context = await createContext({ env });
    const source = { kind: 'artifact', name: 'x', label: 'artifact', required: false } as const;
    const { message } = await sentences.addError(collectArtifacts(source, context));
    expect(message).toContain('ACTIONS_RUNTIME_TOKEN');
  });
});

describe('a hostile storage', () => {
  const block = Buffer.alloc(1024 * 1024, 7);

  test('more than the service said is not loaded', async () => {
    const endless: Attack = (socket) => flood(socket, head(200), block);
    const { names, failures, messages, sent } = await collect({
      list: listed({ size: '100' }),
      storage: endless,
    });
    expect({ names, failures }).toEqual({ names: [], failures: 1 });
    expect(messages).toHaveLength(1);
    sentences.add(...messages);
    // What waits in the buffers of sockets, and no gigabytes.
    expect(sent).toBeLessThan(100e6);
  });

  test('what never comes to an end, ends with the time-out', async () => {
    const drip: Attack = (socket) => {
      socket.write(head(200));
      const timer = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(timer));
    };
    await using server = await startService({ storage: drip });
    await using context = await createContext({ env: server.env });
    const source = {
      kind: 'artifact',
      name: 'cpu-*',
      label: 'artifact',
      required: false,
      timeout: 500,
    } as const;
    expect((await sentences.addError(collectArtifacts(source, context))).message).toContain('0.5 s');
  });

  test.each([
    `attachment; filename*=UTF-8''x%0A::stop-commands::token%0A.pprof`,
    `attachment; filename="x%0D%0A::add-mask::a.pprof"`,
    `attachment; filename="%E0%A4%A"`,
  ])(
    'with the header %s: stdout is the result alone, and no line is a workflow command',
    async (disposition) => {
      const headers = { 'Content-Disposition': disposition, 'Content-Type': 'text/plain' };
      await using server = await startService({ storage: reply(200, ARCHIVE, headers) });
      await using place = await makePlace({
        'go.mod': 'module example.com/x\n\ngo 1.24\n',
        'main.go': 'package main\n\nfunc main() {}\n',
      });
      const { stdout, stderr } = await place.run(['collect', '--sources', '-', '--json'], {
        input: '- artifact: cpu-*',
        env: { ...server.env, GITHUB_ACTIONS: undefined },
      });
      const { command, sources } = JSON.parse(stdout);
      expect(command).toBe('collect');
      expect(sources).toHaveLength(1);
      expect(server.requests.map(({ path }) => path.split('?')[0])).toContain('/blob');
      expect(stdout + stderr).not.toMatch(/^::/m);
      expect(stderr).not.toContain('signed-secret-0');
    },
  );
});

sentences.compare();
