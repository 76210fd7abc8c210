import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

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
