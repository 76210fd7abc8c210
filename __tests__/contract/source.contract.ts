import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { CollectContext, Collection, Collector, Source } from '../../src/collect/source.ts';
import { knownSecrets } from '../../src/system/secrets.ts';
import { createContext, failureOf } from './context.ts';
import { collectorOfContract } from './oldest-node.ts';

/** One kind of source, set up for its contract. Every `Source` in it is used with a fresh context. */
export interface SourceCase<S extends Source> extends AsyncDisposable {
  /** The user's folder: the working directory, which no source may write into. */
  readonly cwd: string;
  readonly env?: CollectContext['env'];
  readonly token?: string;
  /** Delivers at least one file. */
  readonly working: S;
  /** Fails as a whole. */
  readonly failing: S;
  /** Would offer this many files without a `limit`; absent where a source has one by its nature. */
  readonly several?: { readonly source: S; readonly files: number };
  /** Takes 20 s or longer; absent if the source never waits. */
  readonly slow?: S;
  /** Texts that must not appear in anything that people see. */
  readonly secrets: readonly string[];
}

/**
 * What every source promises; the test file of each source calls it. Where that Node can be had, the source is collected from the
 * bundle, in a process on the oldest Node that package.json promises.
 * @param options `waits`: whether the source waits for others, so that it can be aborted.
 */
export function describeSourceContract<S extends Source>(
  name: string,
  collector: Collector<S>,
  setUp: () => Promise<SourceCase<S>>,
  { waits = true }: { readonly waits?: boolean } = {},
): void {
  const inContext = async <T>(
    task: (
      context: Awaited<ReturnType<typeof createContext>>,
      subject: SourceCase<S>,
      collect: Collector<S>,
    ) => Promise<T>,
    signal = new AbortController().signal,
  ): Promise<T> => {
    await using subject = await setUp();
    const { cwd, env = process.env, token, secrets } = subject;
    // As the configuration does with what it takes from the environment.
    for (const secret of secrets) knownSecrets.add(secret);
    await using context = await createContext({ cwd, env, signal, ...(token && { token }) });
    return await task(context, subject, collectorOfContract(collector, secrets));
  };

  describe(`${name}: the contract of a source`, () => {
    test('delivers files that are there, each with a name, and no failures', () =>
      inContext(async (context, { working }, collect) => {
        const collection = await collect(working, context);
        expect(collection.failures).toBe(0);
        expect(collection.files.length).toBeGreaterThan(0);
        for (const file of collection.files) {
          expect((await stat(file.path)).isFile()).toBe(true);
          expect(file.name).toMatch(/^[^\n]+$/);
        }
      }));

    test('delivers the same names in the same order again', () =>
      inContext(async (context, { working, several }, collect) => {
        const source = several?.source ?? working;
        const first = namesOf(await collect(source, context));
        await using other = await createContext();
        expect(namesOf(await collect(source, { ...context, scratch: other.scratch }))).toEqual(first);
      }));

    test('shows no secret', () =>
      inContext(async (context, { working, failing, secrets }, collect) => {
        const good = await collect(working, context);
        const bad = await failureOf(collect(failing, context));
        const shown = JSON.stringify([good.files.map((f) => f.name), good.findings, context.lines]);
        for (const secret of secrets) {
          expect(secret).not.toBe('');
          expect(shown).not.toContain(secret);
          expect(`${bad.message} ${bad.fix}`).not.toContain(secret);
        }
      }));

    test('changes nothing in the working directory and writes only into its scratch folder', () =>
      inContext(async (context, { cwd, working, failing }, collect) => {
        const before = await contentsOf(cwd);
        const { files } = await collect(working, context);
        await failureOf(collect(failing, context));
        expect(await contentsOf(cwd)).toEqual(before);
        for (const { path } of files) {
          expect([context.scratch, cwd].some((folder) => path.startsWith(folder + sep))).toBe(true);
        }
      }));

    test('fails by one sentence that says what to do', () =>
      inContext(async (context, { failing }, collect) => {
        const error = await failureOf(collect(failing, context));
        expect(error.message).toMatch(/^\S[^\n]+\S$/);
        expect(error.fix).toMatch(/^\S[^\n]+\S$/);
      }));

    test('delivers no more than its limit', () =>
      inContext(async (context, { working, several }, collect) => {
        if (several === undefined) {
          expect((await collect({ ...working, limit: 1 }, context)).files).toHaveLength(1);
          return;
        }
        expect((await collect(several.source, context)).files).toHaveLength(several.files);
        const limited = await collect({ ...several.source, limit: several.files - 1 }, context);
        expect(limited.files).toHaveLength(several.files - 1);
      }));

    test('does not begin when it is aborted already', () => {
      const reason = new Error('stopped by the test');
      return inContext(async (context, { working }, collect) => {
        await expect(collect(working, context)).rejects.toBe(reason);
      }, AbortSignal.abort(reason));
    });

    test.runIf(waits)('ends at once when it is aborted, and leaves no process', () => {
      const controller = new AbortController();
      return inContext(async (context, { slow }, collect) => {
        if (slow === undefined) throw new Error('A source that waits needs a slow case.');
        const reason = new Error('stopped by the test');
        const collecting = collect(slow, context);
        collecting.catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 500));
        controller.abort(reason);
        await expect(collecting).rejects.toBe(reason);
        // What was just killed may take a moment to go.
        await expect.poll(() => processesThatKnow(context.scratch), { timeout: 60_000 }).toEqual([]);
      }, controller.signal);
    });
  });
}

function namesOf(collection: Collection): readonly string[] {
  return collection.files.map((file) => file.name);
}

/** Every file below the folder with its bytes and time stamp. */
async function contentsOf(folder: string): Promise<Record<string, unknown>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, [(await readFile(path)).toString('base64'), (await stat(path)).mtimeMs]] as const;
    });
  return Object.fromEntries(await Promise.all(contents));
}

/** The processes, but for this one, that have the scratch folder in their arguments or their environment. */
async function processesThatKnow(scratch: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid,command'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n').filter((line) => line.includes(scratch));
}
