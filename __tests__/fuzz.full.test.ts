import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fuzz } from '../fuzz/engine/worker.ts';

const root = join(import.meta.dirname, '..');

test('the fuzzer finds planted bugs: four bytes in sequence, an endless loop, endless memory', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'harness/planted-bugs.ts')).href;
  const limits = { seed: 1, seconds: 120, executions: 400_000, corpus: [] };
  const find = (target: string, hangSeconds = 60) => fuzz({ module, target, ...limits }, hangSeconds);

  const bytes = await find('four-bytes');
  expect(bytes.finds.map(({ key, input }) => [key, Buffer.from(input).toString('hex')])).toEqual([
    [expect.stringContaining('TypeError: all four'), '508107f3'],
  ]);
  const loop = await find('endless-loop', 3);
  expect(loop.finds.map(({ key, input }) => [key, input[0]])).toEqual([['does not end within 3 s', 0x50]]);
  const memory = await find('endless-memory');
  expect(memory.finds.map(({ key, input }) => [key, input[0]])).toEqual([['needs more than 512 MiB', 0x50]]);
});

test('every input of the corpus holds its property, and so do a few new ones', async () => {
  const args = ['--no-warnings', 'fuzz/run.ts', '--seed', '1', '--executions', '300', '--seconds', '60'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (error: { stdout?: string; stderr?: string }) => ({ stdout: `failed: ${error.stdout}${error.stderr}` }),
  );
  const targets = stdout.match(/^[\w-]+: \d+ executions .*$/gm) ?? [];
  expect(targets.length, stdout).toBeGreaterThan(15);
  expect(
    targets.filter((line) => !line.endsWith(' 0 finds')),
    stdout,
  ).toEqual([]);
});
