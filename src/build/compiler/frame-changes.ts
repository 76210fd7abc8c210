import { compareText } from '../../profile/columns.ts';
import type { FrameChange, FrameChanges } from './compiler-evidence.ts';
import type { EdgeWeights } from './edge-weights.ts';
import type { FunctionTable } from './pclntab.ts';

/** Of each kind, hot ones and any. */
const NAMED = 10;

/** Functions are the same on both sides when they have the same name; the others are left out. */
export function frameChanges(
  baseline: FunctionTable,
  candidate: FunctionTable,
  weights: EdgeWeights | undefined,
): FrameChanges {
  const before = framesOf(baseline);
  const sums = { functions: 0, grown: 0, shrunk: 0, baselineBytes: 0, candidateBytes: 0 };
  const grown: FrameChange[] = [];
  for (const [name, after] of framesOf(candidate)) {
    const earlier = before.get(name);
    if (earlier === undefined) continue;
    sums.functions++;
    sums.baselineBytes += earlier;
    sums.candidateBytes += after;
    if (after < earlier) sums.shrunk++;
    if (after <= earlier) continue;
    sums.grown++;
    const weight = weights?.ofFunction(name);
    grown.push({
      function: name,
      baseline: earlier,
      candidate: after,
      ...(weight !== undefined && { weight }),
    });
  }
  grown.sort((a, b) => growth(b) - growth(a) || compareText(a.function, b.function));
  const hot = grown.filter(({ weight }) => weight !== undefined).slice(0, NAMED);
  const named = new Set([...hot, ...grown.slice(0, NAMED)]);
  return { ...sums, largest: grown.filter((change) => named.has(change)) };
}

function growth({ baseline, candidate }: FrameChange): number {
  return candidate - baseline;
}

/** The assembly that reflection calls through, with frames of up to 1 GiB of which nothing is ever used as a whole. */
const REFLECT_CALL = /^runtime\.call\d+$/;

/** Of several functions of one name (file-local assembly), the largest. */
export function framesOf(table: FunctionTable): Map<string, number> {
  const frames = new Map<string, number>();
  for (const { name, frame } of table.functions) {
    if (REFLECT_CALL.test(name)) continue;
    frames.set(name, Math.max(frame, frames.get(name) ?? 0));
  }
  return frames;
}
