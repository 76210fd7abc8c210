import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { UsageError } from '../errors.ts';
import { run } from '../exec.ts';
import { findMainPackage, goToolchain } from '../go.ts';
import type { Job, Program } from '../job.ts';
import { VERSION } from '../version.ts';

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

/**
 * Path of the profile from the repository's root, with forward slashes.
 * @throws UsageError when it lies outside of the repository, or there is none.
 */
export async function pathInRepository(job: Job, profilePath: string): Promise<string> {
  const { config, host } = job;
  const git = await run(['git', 'rev-parse', '--show-toplevel'], {
    cwd: config.workingDirectory,
    env: host.env,
    signal: host.signal,
  });
  if (git.exitCode !== 0) {
    throw new UsageError(`${config.workingDirectory} is not in a git repository.`, {
      fix: 'Run it in a clone (with `actions/checkout` before this step), or use `collect`, which publishes nothing.',
    });
  }
  const root = await realpath(git.stdout.toString().trim());
  const inside = relative(root, join(await realFolder(dirname(profilePath)), basename(profilePath)));
  if (inside.startsWith('..')) {
    throw new UsageError(`profile: ${profilePath} lies outside of the git repository.`, {
      fix: 'Name a path inside of it.',
    });
  }
  return inside.split(sep).join('/');
}

/** The folder with symbolic links resolved, as far as it exists: the rest will be made. */
async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined || dirname(folder) === folder) return real ?? folder;
  return join(await realFolder(dirname(folder)), basename(folder));
}
