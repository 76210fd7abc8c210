import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/system/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..');
export const CLI = join(ROOT, 'dist', 'cli.js');
const FIXTURES = join(ROOT, '__tests__', 'fixtures');

/** A copy of the example service, with a profile that was recorded of it committed. */
export interface Example extends AsyncDisposable {
  readonly folder: string;
  /** Absolute paths of its profiles; the committed one first. */
  readonly profiles: readonly [string, string];
}

export async function makeExample(): Promise<Example> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-bench-')));
  const service = join(folder, 'service');
  await cp(join(ROOT, 'examples', 'markdown-service'), service, { recursive: true });
  const committed = join(service, 'default.pgo');
  const [render, index] = ['render-1.pprof', 'index-1.pprof'].map((name) => join(FIXTURES, name));
  await succeed(service, [process.execPath, CLI, 'merge', render as string, '--output', committed]);
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    [...AUTHOR, 'commit', '-q', '-m', 'Start'],
  ])
    await succeed(service, ['git', ...args]);
  return {
    folder: service,
    profiles: [committed, index as string],
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

const AUTHOR = [
  '-c',
  'user.name=Gopher',
  '-c',
  'user.email=gopher@example.com',
  '-c',
  'commit.gpgsign=false',
];

/** @throws Error with what the program printed, when it fails. */
export async function succeed(cwd: string, argv: readonly [string, ...string[]]): Promise<string> {
  const { exitCode, stdout, stderr } = await run(argv, { cwd, env: process.env });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} failed (${exitCode}):\n${stdout}${stderr}`);
  return stdout.toString();
}
