import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Target } from '../fuzz/engine/target.ts';
import { watch } from '../fuzz/engine/watch.ts';
import { TARGETS } from '../fuzz/targets.ts';

const root = join(import.meta.dirname, '..');
const planted = pathToFileURL(join(root, '__tests__/harness/fuzzing/planted.ts')).href;

/** Fuzzes a target with something wrong in it, until it is found. */
function find(target: string, { executions = 2_000_000, hangSeconds = 60 } = {}) {
  const work = { module: planted, target, seed: 1, seconds: 120, executions, corpus: [] };
  return watch({ ...work, instrumented: [new URL('.', planted).href] }, hangSeconds);
}

describe('the fuzzer finds', () => {
  test('four bytes, one after the other, and nothing that is not needed for it', async () => {
    const { finds, executions } = await find('word', { executions: 400_000 });
    expect(finds.map(({ stack, input }) => [stack.split('\n')[0], input.toString('hex')])).toEqual([
      ['TypeError: all four', '508107f3'],
    ]);
    expect(executions).toBe(400_000);
  });

  test('what never ends, and keeps its input', async () => {
    const { finds, ended } = await find('loop', { hangSeconds: 5 });
    expect(ended).toBe(true);
    expect(finds.map(({ key }) => key)).toEqual(['it does not end within 5 s']);
    expect(finds[0]?.input.subarray(0, 2).toString('hex')).toBe('5081');
  });

  test('what needs memory without end', async () => {
    const { finds } = await find('memory');
    expect(finds.map(({ key, input }) => [key, input[0]])).toEqual([['it needs more than 512 MiB', 0x50]]);
  });

  test('what is thrown where nobody waits for it', async () => {
    const { finds } = await find('beside');
    expect(finds.map(({ key }) => key)).toEqual(['thrown beside: unheard']);
  });

  test('nothing where nothing is wrong, in the same way each time', async () => {
    const [one, other] = [
      await find('sound', { executions: 2_000 }),
      await find('sound', { executions: 2_000 }),
    ];
    expect(one.finds).toEqual([]);
    expect(other.corpus).toEqual(one.corpus);
  });
});

test('every target is in the list, and has a corpus', async () => {
  const files = readdirSync(join(root, 'fuzz/targets'));
  const found: [string, string][] = [];
  for (const file of files) {
    // Loading some of them opens a server: what they are called is all that is wanted of the others.
    const { targets = [] } = (await import(/* @vite-ignore */ join(root, 'fuzz/targets', file))) as {
      targets?: readonly Target[];
    };
    found.push(...targets.map(({ name }): [string, string] => [name, file]));
  }
  expect(new Map(found.sort())).toEqual(new Map(Object.entries(TARGETS).sort()));
  const corpora = readdirSync(join(root, 'fuzz/corpus')).sort();
  expect(corpora).toEqual(Object.keys(TARGETS).sort());
});

test('every input of the corpus holds its property, and so does a moment of new ones', async () => {
  const args = ['--no-warnings', 'fuzz/run.ts', '--seed', '1', '--executions', '300', '--seconds', '60'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (error: { stdout?: string }) => ({ stdout: `failed: ${error.stdout}` }),
  );
  expect(stdout.startsWith('seed 1\n'), stdout).toBe(true);
  expect(stdout.match(/ 0 finds$/gm)).toHaveLength(Object.keys(TARGETS).length);
});
