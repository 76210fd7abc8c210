import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { endProcessesOf, processesOf } from '../harness/act/processes.ts';
import { documentOf, type Ended, makePlace, type Place, type Running } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { unusedPort } from '../harness/pprof-server.ts';
import { fixtures, recorded } from '../harness/profiles.ts';

/**
 * A run that is cancelled at each stage: everything it started ends with it, also programs that ignore signals, and the
 * result so far, if any, is marked as partial.
 */

const OLD = recorded('index-1');
const RENDER = join(fixtures, 'render-1.pprof');
const run = promisify(execFile);

interface Scene extends AsyncDisposable {
  readonly place: Place;
  start(args: readonly string[], env?: Readonly<Record<string, string>>): Running;
  living(): Promise<number[]>;
}

async function makeScene(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<Scene> {
  const place = await makePlace({ ...TINY, 'default.pgo': OLD, ...files });
  await makeRepository(place.cwd);
  const mark = randomUUID();
  const living = () => processesOf(`GO_PGO_TEST_MARK=${mark}`);
  return {
    place,
    start: (args, env = {}) =>
      place.start([...args, '--output-directory', '../out', '--json'], {
        env: { GO_PGO_TEST_MARK: mark, ...env },
      }),
    living,
    async [Symbol.asyncDispose]() {
      await endProcessesOf(`GO_PGO_TEST_MARK=${mark}`);
      await place[Symbol.asyncDispose]();
    },
  };
}

/** A server that only SIGKILL ends. */
const STUBBORN = (port: number) => ({
  'main.go': `package main

import (
	"net/http"
	"os/signal"
	"syscall"
)

func main() {
	signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	http.ListenAndServe("127.0.0.1:${port}", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write(nil) }))
}
`,
});

interface Stage {
  readonly name: string;
  /** Resolves when it is at it. */
  begin(scene: Scene): Promise<Running>;
  readonly files?: Readonly<Record<string, string>>;
  /** What the document says of the work before. */
  readonly told?: (document: ReturnType<typeof documentOf>) => unknown;
}

const QUICK = ['--benchmarks', 'none', '--evidence', 'none'];

const loadTest = async (port: number): Promise<Stage> => ({
  name: 'under load',
  files: STUBBORN(port),
  async begin({ start }) {
    const running = start([
      ...['compare', '--serve', '$PGO_BINARY', '--load', 'trap "" TERM INT; echo loading; sleep 300'],
      ...['--ready', `http://127.0.0.1:${port}/`, ...QUICK],
    ]);
    await untilListening(port, running);
    return running;
  },
  told: ({ build }) => build?.candidate.sha256,
});

async function untilListening(port: number, running: Running): Promise<void> {
  let ended: Ended | undefined;
  void running.ended.then((end) => {
    ended = end;
  });
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (ended !== undefined) throw new Error(`ended early: ${ended.stderr}`);
    await sleep(50);
  }
}

const STAGES: readonly Stage[] = [
  {
    name: 'collecting',
    async begin({ start }) {
      const running = start(['collect', '--source', 'command: echo begun; sleep 300 & sleep 300']);
      await running.said('begun');
      return running;
    },
  },
  {
    name: 'building',
    async begin({ place, start }) {
      // A cache of its own: the standard library is built first, by many compilers.
      const running = start(['build'], { GOCACHE: join(place.tmp, '..', 'cache') });
      await running.said('Building');
      await sleep(1_000);
      return running;
    },
  },
  {
    name: 'benchmarking',
    async begin({ start }) {
      const running = start(['compare', '--precision', '0.001%', '--evidence', 'none']);
      await running.said('Measuring: round');
      await sleep(1_000);
      return running;
    },
    told: ({ build, comparison }) => build && /cancelled/.exec(JSON.stringify(comparison))?.[0],
  },
  {
    name: 'running the command that verifies',
    async begin({ start }) {
      const command = 'trap "" TERM INT; echo begun; sleep 300 & sleep 300';
      const running = start([
        ...['refresh', '--verbose', '--source', RENDER, '--publish', 'local', '--verify', command, ...QUICK],
      ]);
      await running.said('begun');
      return running;
    },
    told: ({ decision, profile }) => decision?.kind === 'update' && profile?.sha256,
  },
];

async function expectNothingLeft({ place, living }: Scene, signal?: string): Promise<void> {
  await expect.poll(living, { timeout: 30_000 }).toEqual([]);
  // Nothing can remove temporary files after SIGKILL.
  if (signal !== 'SIGKILL') await expect.poll(() => readdir(place.tmp), { timeout: 30_000 }).toEqual([]);
  expect(await readFile(place.path('default.pgo'))).toEqual(OLD);
  const trees = await run('git', ['worktree', 'list'], { cwd: place.cwd });
  expect(trees.stdout.trim().split('\n')).toHaveLength(1);
}

/** As GitHub cancels a job, and when its time is up: SIGINT, SIGTERM after 7.5 s, SIGKILL after 2.5 s more. */
async function cancelAsGitHub({ child, ended }: Running): Promise<Ended> {
  child.kill('SIGINT');
  const first = await Promise.race([ended, sleep(7_500)]);
  if (first !== undefined) return first;
  child.kill('SIGTERM');
  const second = await Promise.race([ended, sleep(2_500)]);
  if (second !== undefined) return second;
  child.kill('SIGKILL');
  return ended;
}

/** A page of S3's list of objects, with 1,000 keys and a token for the next page. */
function objectPage(page: number): string {
  const contents = Array.from(
    { length: 1_000 },
    (_, i) =>
      `<Contents><Key>prod/${page}-${i}</Key><Size>3</Size><LastModified>2026-11-20T00:00:00Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><IsTruncated>true</IsTruncated><NextContinuationToken>${page}</NextContinuationToken>${contents.join('')}</ListBucketResult>`;
}

describe('cancelled', () => {
  test.each(STAGES)('while $name', async ({ begin, files, told }) => {
    await using scene = await makeScene(files);
    const running = await begin(scene);
    running.child.kill('SIGTERM');
    const ended = await running.ended;
    expect(ended.exitCode).toBe(143);
    const document = documentOf(ended);
    expect(document.error).toMatchObject({
      message: 'Cancelled by SIGTERM.',
      fix: expect.stringContaining(told === undefined ? 'files' : 'partial'),
    });
    expect(told === undefined || told(document)).toBeTruthy();
    await expectNothingLeft(scene);
  });

  test('while a bucket of very many objects is listed', async () => {
    let pages = 0;
    const server = createServer((_, response) => {
      pages += 1;
      response.setHeader('content-type', 'application/xml').end(objectPage(pages));
    });
    await using _ = { [Symbol.asyncDispose]: async () => void server.close() };
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
    await using scene = await makeScene({
      'pgo.yml': `sources:\n  - s3: bucket/prod/\n    endpoint: http://127.0.0.1:${port}\n`,
    });
    const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'not-a-secret-of-anyone' };
    const running = scene.start(['collect', '--config', 'pgo.yml'], keys);
    await expect.poll(() => pages, { timeout: 60_000 }).toBeGreaterThan(30);
    const killed = performance.now();
    running.child.kill('SIGTERM');
    expect((await running.ended).exitCode).toBe(143);
    // It takes half a second on a quiet machine.
    expect(performance.now() - killed).toBeLessThan(20_000);
    await expectNothingLeft(scene);
  });

  test('as GitHub does it, under load, with servers that take no signal', async () => {
    const stage = await loadTest(await unusedPort());
    await using scene = await makeScene(stage.files);
    const ended = await cancelAsGitHub(await stage.begin(scene));
    // GitHub's second signal may end the run before it has printed its document.
    const hasDocument = () => ended.exitCode === 130 && Boolean(stage.told?.(documentOf(ended)));
    expect(ended.exitCode === 143 || hasDocument()).toBe(true);
    await expectNothingLeft(scene);
  });
});
