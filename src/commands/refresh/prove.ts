import { basename } from 'node:path';
import { type BuildSide, ProfileBuildFailed } from '../../golang/build.ts';
import type { Job } from '../../job.ts';
import { addEvidence } from '../evidence.ts';
import { applyGates } from '../gates.ts';
import { addHistory } from '../history.ts';
import { build, measure } from '../measure.ts';
import { verify } from '../verify.ts';
import type { Refreshed } from './find.ts';

/**
 * Builds the program with the new profile and without, verifies and measures it, and looks into why they differ.
 * @throws ExpectedError when it does not build or pass; the decision has become `reject` then.
 */
export async function prove(job: Job, { program, place }: Refreshed, profile: Uint8Array): Promise<void> {
  const baseline: BuildSide = { kind: 'off' };
  const path = job.report.profile?.path ?? '';
  const candidate: BuildSide = { kind: 'profile', path, display: basename(place.path) };
  try {
    await build(job, program, baseline, candidate);
  } catch (error) {
    if (error instanceof ProfileBuildFailed && job.report.decision !== undefined) {
      job.report.decision = {
        ...job.report.decision,
        kind: 'reject',
        reason: 'The program does not build with the new profile.',
      };
    }
    throw error;
  }
  await verify(job, program, place, profile);
  await measure(job, program, baseline, candidate);
  await addEvidence(job, program, baseline, candidate);
  await addHistory(job);
  applyGates(job);
}
