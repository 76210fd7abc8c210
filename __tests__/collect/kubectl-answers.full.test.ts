import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { collectKubernetes } from '../../src/collect/kubernetes.ts';
import type { KubernetesSource } from '../../src/collect/source.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { oddAnswers } from '../contract/odd-answers.ts';

/** What an API server may let kubectl print. A script stands for kubectl, because no real API server sends this. */

const SOURCE: KubernetesSource = {
  kind: 'kubernetes',
  namespace: 'prod',
  selector: 'app=x',
  port: 'pprof',
  scheme: 'http',
  path: '/debug/pprof/profile',
  seconds: 1,
  label: 'the source',
  required: false,
};

const POD = {
  metadata: { name: 'a', deletionTimestamp: null },
  spec: {
    containers: [{ ports: [{ name: 'pprof', containerPort: 6060 }] }],
    initContainers: [{ ports: [{ name: 'other', containerPort: 1 }] }],
  },
  status: { conditions: [{ type: 'Ready', status: 'True' }] },
};

/** Collects with a kubectl that runs `script` for `get pods`, and whose other commands fail. */
async function collectWith(script: string, printed = '') {
  await using context = await createContext();
  const folder = join(context.cwd, 'bin');
  await mkdir(folder);
  await writeFile(join(folder, 'printed'), printed);
  const lines = ['#!/bin/sh', `printed='${join(folder, 'printed')}'`];
  lines.push('case " $* " in *" get pods "*)', script, 'exit;; esac', 'echo no >&2; exit 1');
  await writeFile(join(folder, 'kubectl'), lines.join('\n'));
  await chmod(join(folder, 'kubectl'), 0o755);
  const PATH = [folder, process.env['PATH']].join(delimiter);
  return await collectKubernetes(SOURCE, { ...context, env: { ...context.env, PATH } });
}

test('every value of another type is a failure in one sentence', { timeout: 120_000 }, async () => {
  const limit = pLimit(4);
  const outcomes = oddAnswers({ kind: 'List', items: [POD] }).map(([name, json]) =>
    limit(async () => {
      const error: unknown = await collectWith('cat "$printed"', json).catch((error: unknown) => error);
      if (!(error instanceof ExpectedError))
        return `${name}: ${error instanceof Error ? error.stack : error}`;
      const text = `${error.message} ${error.fix}`;
      return /[\p{Cc}\p{Cf}]|undefined|\[object|NaN/u.test(text) ? `${name}: ${text}` : undefined;
    }),
  );
  expect((await Promise.all(outcomes)).filter((fault) => fault !== undefined)).toEqual([]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a list without an end is ended', async () => {
  const lines = await failureOf(collectWith('exec yes "{"'));
  const oneLine = await failureOf(collectWith(`exec tr '\\0' x </dev/zero`));
  const complaints = await failureOf(collectWith('exec yes W0101 >&2'));
  for (const { message } of [lines, oneLine, complaints])
    expect(message).toMatch(/^`kubectl` printed more than 64 MiB/);
});

test('more pods than can be profiled are refused', async () => {
  const printed = JSON.stringify({ items: Array.from({ length: 5_001 }, () => POD) });
  const { message } = await failureOf(collectWith('cat "$printed"', printed));
  expect(message).toMatch(/^More than 5000 running pods match/);
});
