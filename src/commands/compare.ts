import { basename, join } from 'node:path';
import type { Archive } from '../collect/archive.ts';
import { UsageError } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import type { Job } from '../job.ts';
import { declaredFunctions } from '../source-tree/declared-functions.ts';
import { archiveOf, keepIn } from './archiving.ts';
import { addEvidence } from './evidence.ts';
import { applyGates } from './gates.ts';
import { gather } from './gather.ts';
import { addHistory } from './history.ts';
import { build, measure } from './measure.ts';
import { factsOf } from './merged-facts.ts';
import { addProduction, isProductionAlone } from './production.ts';
import { findProgram } from './program.ts';
import { buildSide } from './sides.ts';

/** Builds both sides, measures them and looks into why they differ; or, alone, looks at production. */
export async function compare(job: Job): Promise<void> {
  using archive = await archiveOf(job);
  if (!isProductionAlone(job)) await compareSides(job, archive);
  await addProduction(job);
  await addHistory(job);
  applyGates(job);
}

async function compareSides(job: Job, archive: Archive | undefined): Promise<void> {
  const { config } = job;
  const program = await findProgram(job);
  let mergedPath: string | undefined;
  if (config.baseline.kind === 'merged' || config.candidate.kind === 'merged') {
    const declared = await declaredFunctions(program.go, program.main, config.buildFlags);
    const merged = await gather(job, program.go, declared);
    mergedPath = join(job.outputDirectory, basename(program.profilePath));
    await replaceFile(mergedPath, merged.bytes);
    job.report.profile = await keepIn(archive, job, merged, factsOf(merged, mergedPath));
  }
  const baseline = await buildSide(config.baseline, job, program, mergedPath);
  const candidate = await buildSide(config.candidate, job, program, mergedPath);
  requireDifferent(job);
  await build(job, program, baseline, candidate);
  await measure(job, program, baseline, candidate);
  await addEvidence(job, program, baseline, candidate);
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
