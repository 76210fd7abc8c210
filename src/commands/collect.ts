import { resolve } from 'node:path';
import { declaredFunctions } from '../declared-functions.ts';
import { UsageError } from '../errors.ts';
import { goToolchain } from '../go.ts';
import type { Job, Program } from '../job.ts';
import { replaceFile } from '../replace-file.ts';
import type { Source } from '../sources/source.ts';
import { archiveOf, keepIn } from './archiving.ts';
import { factsOf, gather } from './gather.ts';
import { findProgram } from './program.ts';

/** Collect, validate, merge, write the profile to its place; publishes nothing. */
export async function collect(job: Job): Promise<void> {
  const { config, host } = job;
  using archive = await archiveOf(job);
  // With the place named, the module need not have one main package, unless one is named, too.
  const named = config.profile;
  const program = named === undefined || config.package !== undefined ? await findProgram(job) : undefined;
  const go =
    program?.go ?? (await goToolchain({ cwd: config.workingDirectory, env: host.env, signal: host.signal }));
  const profilePath = named ?? (program as Program).profilePath;
  if (config.sources.some((source) => isFile(source, profilePath, config.workingDirectory))) {
    throw new UsageError(`${profilePath} is both a source and the place to write to.`, {
      fix: 'Write to another `profile`.',
    });
  }
  const declared = await declaredFunctions(go, program?.main, config.buildFlags);
  const merged = await gather(job, go, declared);
  const facts = await keepIn(archive, job, merged, factsOf(merged, profilePath));
  await replaceFile(profilePath, merged.bytes);
  job.report.profile = facts;
}

function isFile(source: Source, path: string, cwd: string): boolean {
  return source.kind === 'file' && resolve(cwd, source.pattern) === path;
}
