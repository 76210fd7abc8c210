import { isAbsolute, relative, sep } from 'node:path';
import { run } from '../../system/exec.ts';
import type { Finding } from '../../system/errors.ts';
import type { Job, Program } from '../../job.ts';

/** The committed profile and where it lies: what every check looks at. */
export interface Watched {
  readonly job: Job;
  readonly program: Program;
  /** Its file with symbolic links resolved; undefined where there is none. */
  readonly realPath?: string;
  /** Absolute root of the repository; undefined outside of one. */
  readonly root?: string;
}

/** `file` is absolute; without it, the finding is about the profile. */
export type Watch = (watched: Watched) => Promise<readonly Finding[]>;

/** What git prints in the module's folder; undefined where it fails or there is no repository. */
export async function gitOutput(
  { job, program, root }: Watched,
  args: readonly string[],
): Promise<string | undefined> {
  if (root === undefined) return undefined;
  const { env, signal } = job.host;
  const { exitCode, stdout } = await run(['git', ...args], { cwd: program.go.moduleDirectory, env, signal });
  return exitCode === 0 ? stdout.toString() : undefined;
}

/** From the repository's root, or else the module's folder, with forward slashes; absolute where it lies outside. */
export function shown({ root, program }: Watched, path: string): string {
  const inside = relative(root ?? program.go.moduleDirectory, path);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/');
}
