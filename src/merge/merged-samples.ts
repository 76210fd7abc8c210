import type { Finding } from '../system/errors.ts';
import { count, fixed } from '../system/format.ts';
import type { MergedProfile } from '../merge.ts';

/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1_000;

/** What to do when a merge has too few samples. */
export const TAKE_MORE_SAMPLES =
  'Profile for longer (`seconds: 60`), more instances, or while they are busy.';

/** A warning where the merge, or what its weights leave of it, has few samples. */
export function aboutMergedSamples({ samples, weighted }: MergedProfile): Finding[] {
  if (samples < FEW_MERGED_SAMPLES)
    return [
      {
        severity: 'warning',
        message: `The merge holds only ${count(samples, 'sample')}; rare call edges are noise in it.`,
        fix: TAKE_MORE_SAMPLES,
      },
    ];
  if (weighted !== undefined && weighted.effective < FEW_MERGED_SAMPLES)
    return [
      {
        severity: 'warning',
        message: `Much of the weight is on few samples: weighted, the ${count(samples, 'sample')} tell no more than ${fixed(weighted.effective, 0)} of equal weight would.`,
        fix: 'Take more samples of what counts most, or bring the weights closer together.',
      },
    ];
  return [];
}
