import type { Job, Program } from '../../job.ts';
import { findProgram, type Place, placeOfProfile } from '../program.ts';

/** A program whose profile is refreshed, and where that belongs. */
export interface Refreshed {
  readonly program: Program;
  readonly place: Place;
}

/** @throws ExpectedError without Go, a module or one main package; UsageError when the profile lies in no repository. */
export async function findRefreshed(job: Job): Promise<Refreshed> {
  const program = await findProgram(job);
  return { program, place: await placeOfProfile(job, program.profilePath) };
}
