import type { Tree } from './tree.ts';

export interface Found {
  /** By function: whether its name has the words. */
  readonly functions: readonly boolean[];
  /** How many functions and frames match. */
  readonly functionCount: number;
  /** Matching frames, those that took most first; a few hundred at most. */
  readonly frames: readonly number[];
  /** What all matching frames took with what they call, each stack counted once. */
  readonly baseline: number;
  readonly candidate: number;
}

const MOST_FRAMES = 500;

/** All frames whose function's name has `text` in it, whatever the case; undefined for no text. */
export function search(tree: Tree, text: string): Found | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return undefined;
  const functions = tree.header.names.map((name) => name.toLowerCase().includes(wanted));
  const frames: number[] = [];
  let baseline = 0;
  let candidate = 0;
  let counted = 0;
  for (let frame = 1; frame < tree.length; frame++) {
    if (functions[tree.functions[frame] ?? 0] !== true) continue;
    frames.push(frame);
    if (frame < counted) continue;
    baseline += tree.baseline[frame] ?? 0;
    candidate += tree.candidate[frame] ?? 0;
    counted = tree.ends[frame] ?? 0;
  }
  const size = (frame: number) => tree.larger[frame] ?? 0;
  frames.sort((a, b) => size(b) - size(a) || a - b);
  const seen = new Set(frames.map((frame) => tree.functions[frame]));
  return { functions, functionCount: seen.size, frames: frames.slice(0, MOST_FRAMES), baseline, candidate };
}
