import { framesOfLocations, NameTable } from './frames.ts';
import type { Profile, Sample } from './profile.ts';

/** What a function took: by itself, with all that it calls, and on whose behalf. */
export interface FunctionTotal {
  flat: number;
  cumulative: number;
  /** By the name of the direct caller. */
  readonly callers: Map<string, number>;
}

/**
 * Adds up samples by function as `go tool pprof -top` and `-peek` do (`newGraph` in its internal/graph): inlined frames
 * count as frames, a function, and a call, counts once in a stack however often it recurs, and no function calls itself.
 * @param countOf what a sample counts.
 */
export function functionTotals(
  profile: Profile,
  countOf: (values: Sample['values']) => number,
): Map<string, FunctionTotal> {
  const table = new NameTable();
  const framesOf = framesOfLocations(profile, table);
  const totals: FunctionTotal[] = table.names.map(() => ({ flat: 0, cumulative: 0, callers: new Map() }));
  const edges = new Map<number, number>();
  // Where each function, and each call, was counted last: the number of the sample.
  const counted = new Int32Array(totals.length).fill(-1);
  const countedCalls = new Map<number, number>();
  for (const [at, { locations, values }] of profile.samples.entries()) {
    const value = countOf(values);
    if (value === 0) continue;
    let caller = -1;
    for (let i = locations.length - 1; i >= 0; i--) {
      const frames = framesOf[locations[i] as number] as number[];
      for (let n = frames.length - 1; n >= 0; n--) {
        const frame = frames[n] as number;
        if (counted[frame] !== at) {
          counted[frame] = at;
          (totals[frame] as FunctionTotal).cumulative += value;
        }
        const call = caller * totals.length + frame;
        if (caller >= 0 && caller !== frame && countedCalls.get(call) !== at) {
          countedCalls.set(call, at);
          edges.set(call, (edges.get(call) ?? 0) + value);
        }
        caller = frame;
      }
    }
    if (caller >= 0) (totals[caller] as FunctionTotal).flat += value;
  }
  for (const [call, value] of edges) {
    const caller = table.names[Math.floor(call / totals.length)] as string;
    totals[call % totals.length]?.callers.set(caller, value);
  }
  return new Map(totals.map((total, number) => [table.names[number] as string, total]));
}
