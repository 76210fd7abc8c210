import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { run } from '../system/exec.ts';
import { findMainPackage, goToolchain } from '../go.ts';
import type { Job, Program } from '../job.ts';
import { VERSION } from '../system/package.ts';
import { repositoryRoot } from './git.ts';

/**
 * Finds the Go toolchain, the module and its main package.
 * @throws ExpectedError without Go or a module, or when it is not clear which program is meant.
 */
export async function findProgram(job: Job): Promise<Program> {
  const { config, host } = job;
  const go = await goToolchain({ cwd: config.workingDirectory, env: host.env, signal: host.signal });
  const main = await findMainPackage(go, {
    ...(config.package !== undefined && { package: config.package }),
    flags: config.buildFlags,
  });
  job.report.subject = {
    module: go.modulePath,
    package: main.importPath,
    goVersion: go.version,
    actionVersion: VERSION,
  };
  return { go, main, profilePath: config.profile ?? join(main.directory, 'default.pgo') };
}

/** Where a profile belongs: its path in the repository, or, where `publish: none` needs no repository, its name. */
export interface Place {
  readonly path: string;
  readonly inRepository: boolean;
}

/** @throws UsageError when publishing needs a repository and the profile lies in none. */
export async function placeOfProfile(job: Job, profilePath: string): Promise<Place> {
  try {
    return { path: await pathInRepository(job, profilePath), inRepository: true };
  } catch (error) {
    if (job.config.publish !== 'none' || !(error instanceof ExpectedError)) throw error;
    return { path: basename(profilePath), inRepository: false };
  }
}

/**
 * Path of the profile from the repository's root, with forward slashes.
 * @throws UsageError when it lies outside of the repository, or there is none.
 */
async function pathInRepository(job: Job, profilePath: string): Promise<string> {
  const root = await repositoryRoot(
    job,
    'Run it in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.',
  );
  await requireSameRepository(job, root);
  // Where the profile is a symbolic link, what it points to is refreshed.
  const inside = relative(root, await realPath(profilePath));
  if (inside.startsWith('..') || isAbsolute(inside)) {
    throw new UsageError(`profile: ${profilePath} lies outside of the git repository.`, {
      fix: 'Name a path inside of it.',
    });
  }
  return inside.split(sep).join('/');
}

/** @throws UsageError in a submodule that would be published to the repository which it is a part of. */
async function requireSameRepository({ config, host }: Job, root: string): Promise<void> {
  const isByApi = config.publish === 'pull-request' || config.publish === 'commit';
  if (!isByApi || config.repository === undefined || config.repository !== host.env['GITHUB_REPOSITORY'])
    return;
  const { stdout } = await run(['git', 'rev-parse', '--show-superproject-working-tree'], {
    cwd: root,
    env: host.env,
    signal: host.signal,
  });
  if (stdout.toString().trim() === '') return;
  throw new UsageError(`${root} is a submodule: its profile cannot be committed to ${config.repository}.`, {
    fix: 'Set `repository` to the one that the submodule is a clone of, with a `token` for it, or run the workflow there.',
  });
}

/** The path with symbolic links resolved, as far as it exists: the rest will be made. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await realPath(dirname(path)), basename(path));
}
