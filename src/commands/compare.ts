import { basename, join } from 'node:path';
import { UsageError } from '../errors.ts';
import type { Job } from '../job.ts';
import { replaceFile } from '../replace-file.ts';
import { factsOf, gather } from './gather.ts';
import { benchmark, build } from './measure.ts';
import { findProgram } from './program.ts';
import { buildSide } from './sides.ts';

/** Builds both sides and measures them. */
export async function compare(job: Job): Promise<void> {
  const { config } = job;
  const program = await findProgram(job);
  let mergedPath: string | undefined;
  if (config.baseline.kind === 'merged' || config.candidate.kind === 'merged') {
    const merged = await gather(job, program.go);
    mergedPath = join(job.outputDirectory, basename(program.profilePath));
    await replaceFile(mergedPath, merged.bytes);
    job.report.profile = factsOf(merged, mergedPath);
  }
  const baseline = await buildSide(config.baseline, job, program, mergedPath);
  const candidate = await buildSide(config.candidate, job, program, mergedPath);
  requireDifferent(job);
  await build(job, program, baseline, candidate);
  await benchmark(job, program, baseline, candidate);
}

/** `build`: both binaries, verified, nothing measured. */
export async function buildOnly(job: Job): Promise<void> {
  const program = await findProgram(job);
  const baseline = await buildSide(job.config.baseline, job, program);
  const candidate = await buildSide(job.config.candidate, job, program);
  await build(job, program, baseline, candidate);
}

function requireDifferent({ config: { baseline, candidate } }: Job): void {
  if (JSON.stringify(baseline) !== JSON.stringify(candidate)) return;
  throw new UsageError(
    `baseline and candidate are both \`${baseline.kind === 'path' ? baseline.path : baseline.kind}\`.`,
    {
      fix: 'Name two different sides, such as `off` and `committed`.',
    },
  );
}
