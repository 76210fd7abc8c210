import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from '../../src/system/exec.ts';
import { writeFiles } from '../harness/temporary.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

/** Files to write, by their path in the repository. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * A git repository as a user would have it: the example service at its root and the workflows of `examples/` as they
 * are, then `files`.
 */
export async function makeRepository(directory: string, files: Files): Promise<void> {
  await cp(join(EXAMPLES, 'markdown-service'), directory, { recursive: true });
  await cp(join(EXAMPLES, 'workflows'), join(directory, '.github', 'workflows'), { recursive: true });
  await git(directory, 'init', '--quiet', '--initial-branch=main');
  await commit(directory, files, 'First commit');
}

/** Writes `files` and commits all there is; what is the same already is no error. */
export async function commit(directory: string, files: Files, message: string): Promise<void> {
  await writeFiles(directory, files);
  await git(directory, 'add', '--all');
  await git(directory, 'commit', '--quiet', '--no-gpg-sign', '--allow-empty', `--message=${message}`);
}

export async function git(directory: string, ...args: string[]): Promise<void> {
  const identity = ['-c', 'user.name=Gopher', '-c', 'user.email=gopher@example.com'];
  const { exitCode, stderr } = await runTool(['git', ...identity, ...args], { cwd: directory });
  if (exitCode !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
}

/** The text of a file of `examples/workflows`. */
export function exampleWorkflow(name: string): Promise<string> {
  return readFile(join(EXAMPLES, 'workflows', name), 'utf8');
}
