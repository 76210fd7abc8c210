import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectContext } from '../../src/collect/source.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { knownSecrets } from '../../src/system/secrets.ts';

/** A context with folders of its own; what a source says on the way is kept in `lines`. */
export interface TestContext extends CollectContext, AsyncDisposable {
  readonly lines: readonly string[];
}

/** `overrides` may give the working directory, the signal, the clock, the environment or the limit. */
export async function createContext(overrides: Partial<CollectContext> = {}): Promise<TestContext> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-test-')));
  const lines: string[] = [];
  return {
    cwd: root,
    env: process.env,
    signal: new AbortController().signal,
    scratch: root,
    now: () => new Date(),
    progress: (line) => lines.push(line),
    detail: (line) => lines.push(line),
    mask: (secret) => knownSecrets.add(secret),
    limit: (task) => task(),
    ...overrides,
    lines,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** The ExpectedError that `task` must end in; anything else fails the test. */
export async function failureOf(task: Promise<unknown>): Promise<ExpectedError> {
  const outcome = await task.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome && outcome.error instanceof ExpectedError) return outcome.error;
  throw new Error('It did not fail as expected.', { cause: outcome });
}
