import { goModule } from '../harness/go-modules.ts';
import { profileOfStacks, type Stack } from '../harness/profile-objects.ts';
import { compactToEdges } from '../harness/profiles.ts';

/**
 * A module of one program with calls that only a profile makes the compiler inline or devirtualize. A comment of
 * `mark NAME` ends the lines that tests ask for.
 */
export const SHAPES = goModule('shapes');

/** Line of the source that ends with the comment `mark NAME`, minus the line where its function starts. */
export function offsetOf(file: string, mark: string): number {
  const lines = (SHAPES[file] ?? '').split('\n');
  const at = lineOf(file, mark) - 1;
  for (let start = at; start >= 0; start--) {
    // A closure starts where it is written.
    if (/\bfunc\b.*\{$/.test(lines[start] ?? '')) return at - start;
  }
  throw new Error(`${mark} is in no function of ${file}`);
}

/** Counted from 1. */
export function lineOf(file: string, mark: string): number {
  const at = (SHAPES[file] ?? '').split('\n').findIndex((line) => line.endsWith(`// mark ${mark}`));
  if (at < 0) throw new Error(`${file} has no mark ${mark}`);
  return at + 1;
}

export interface TestEdge {
  readonly caller: string;
  readonly callee: string;
  readonly offset: number;
  readonly weight: number;
}

/** A profile of just these call edges, as it is committed. */
export function edgeProfile(edges: readonly TestEdge[]): Uint8Array {
  const stacks = edges.map(({ caller, callee, offset, weight }): Stack => {
    return [weight, [[callee, 1, 1]], [[caller, 1, 1 + offset]]];
  });
  return compactToEdges(profileOfStacks(stacks));
}

/** Every call in SHAPES that only a profile optimizes; 100 samples in all. */
export const HOT: readonly TestEdge[] = (
  [
    ['scene.Sum', 'scene.Square.Area', 'scene/scene.go', 'interface', 40],
    ['scene.Twice', 'scene.Mix', 'scene/scene.go', 'twice', 20],
    ['main.hot', 'scene.Mix', 'main.go', 'hot', 15],
    ['scene.Apply.func1', 'scene.Mix', 'scene/scene.go', 'closure', 10],
    ['scene.Wait', 'scene.scratch', 'scene/scene.go', 'large', 15],
  ] as const
).map(([caller, callee, file, mark, weight]) => ({
  caller: caller.replace(/^scene/, 'example.com/shapes/scene'),
  callee: callee.replace(/^scene/, 'example.com/shapes/scene'),
  offset: offsetOf(file, mark),
  weight,
}));
