import { goModule } from '../harness/go-modules.ts';
import { type ProfileObjects, profileOfObjects } from '../harness/profile-objects.ts';
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
  const names = edges.flatMap(({ caller, callee }) => [callee, caller]);
  const profile: ProfileObjects = {
    sampleTypes: [
      { type: 'samples', unit: 'count' },
      { type: 'cpu', unit: 'nanoseconds' },
    ],
    functions: names.map((name) => ({ name, systemName: name, filename: '', startLine: 1 })),
    locations: names.map((_, index) => ({
      address: BigInt(index + 1),
      mapping: undefined,
      lines: [{ func: index, line: index % 2 === 0 ? 1 : 1 + (edges[(index - 1) / 2]?.offset ?? 0) }],
    })),
    samples: edges.map(({ weight }, index) => ({
      locations: [2 * index, 2 * index + 1],
      values: [weight, weight * 10_000_000],
      labelled: false,
    })),
    mappings: [],
    periodType: { type: 'cpu', unit: 'nanoseconds' },
    period: 10_000_000,
    timeNanos: 0n,
    durationNanos: 0,
    comments: [],
  };
  return compactToEdges(profileOfObjects(profile));
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
