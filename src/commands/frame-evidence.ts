import { readFile } from 'node:fs/promises';
import { framesOf } from '../build/compiler/frame-changes.ts';
import { StackFrames } from '../build/compiler/frames-on-stacks.ts';
import type { InlinedSites, InlinedSitesPair } from '../build/compiler/inlined-sites.ts';
import { readFunctionTable } from '../build/compiler/pclntab.ts';
import type { Job } from '../job.ts';
import type { CollectedStacks } from '../profile/stacks.ts';

/**
 * Adds to what is known of stack frames how large a stack of the profile is with either binary.
 * @param stacks of whatever build; undefined where there is none.
 * @param inlined what either binary has inlined; undefined where that is not known.
 */
export async function addFramesOnStacks(
  { report }: Job,
  stacks: CollectedStacks | undefined,
  inlined: InlinedSitesPair | undefined,
): Promise<void> {
  const { compiler, build } = report;
  if (stacks === undefined || inlined === undefined || compiler === undefined || build === undefined) return;
  const baseline = await functionsOf(build.baseline.path, inlined.baseline);
  const candidate = await functionsOf(build.candidate.path, inlined.candidate);
  if (baseline === undefined || candidate === undefined) return;
  const frames = new StackFrames(baseline, candidate);
  await stacks.each((profile, factor) => frames.add(profile, factor));
  const onStacks = frames.average();
  if (onStacks !== undefined) report.compiler = { ...compiler, frames: { ...compiler.frames, onStacks } };
}

async function functionsOf(path: string, inlined: InlinedSites) {
  const table = readFunctionTable(await readFile(path));
  return table && { frames: framesOf(table), inlined };
}
