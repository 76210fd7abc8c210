import type { BuildSide } from '../golang/build.ts';
import type { Job, Program } from '../job.ts';

/** Looks into why both sides differ, once they are measured: what the compiler did, and where the time went. */
export async function addEvidence(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<void> {
  const { addCompilerEvidence } = await import('./compiler-evidence.ts');
  const inlined = await addCompilerEvidence(job, program, baseline, candidate);
  const { addProfileEvidence } = await import('./profile-evidence.ts');
  await addProfileEvidence(job, program, baseline, candidate, inlined);
}
