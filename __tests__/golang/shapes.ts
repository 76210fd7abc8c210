import { type ProfileObjects, profileOfObjects } from '../harness/profile-objects.ts';
import { compactToEdges } from '../harness/profiles.ts';

// Large enough not to be inlined (the budget is 80 nodes), small enough to be where it is hot (2,000).
const WORK = Array.from({ length: 9 }, () => '\tx ^= x << 13\n\tx ^= x >> 7\n\tx ^= x << 17\n').join('');

/**
 * A module of one program with calls that only a profile makes the compiler inline or devirtualize. A comment of
 * `mark NAME` ends the lines that tests ask for.
 */
export const SHAPES: Readonly<Record<string, string>> = {
  'go.mod': 'module example.com/shapes\n\ngo 1.21\n',
  'main.go': `package main

import "example.com/shapes/scene"

//go:noinline
func hot(n int) int {
	return scene.Mix(n) // mark hot
}

func main() {
	shapes := []scene.Shape{scene.Square{Side: 2}, scene.Circle{Radius: 3}}
	println(scene.Sum(shapes, 5), hot(3), scene.Twice(2), scene.Apply(4), scene.Wait(6))
	println(scene.Fold([]int{1, 2}, func(n int) int { return n + 1 }), scene.Fold([]string{"a"}, func(s string) int { return len(s) }))
}
`,
  'scene/scene.go': `package scene

type Shape interface{ Area(x int) int }

type Square struct{ Side int }

func (s Square) Area(x int) int {
${WORK}	return x * s.Side
}

type Circle struct{ Radius int }

func (c Circle) Area(x int) int {
${WORK}	return x * c.Radius
}

func Mix(x int) int {
${WORK}	return x
}

//go:noinline
func Sum(shapes []Shape, n int) (total int) {
	for _, one := range shapes {
		total += one.Area(n) // mark interface
	}
	return total
}

//go:noinline
func Twice(n int) int {
	return Mix(n) + Mix(n+1) // mark twice
}

//go:noinline
func Apply(n int) int {
	return run(func() int {
		return Mix(n) // mark closure
	})
}

//go:noinline
func run(f func() int) int { return f() }

func plus(a, b int) int { return a + b }

//go:noinline
func Fold[T any](items []T, f func(T) int) (sum int) {
	for _, item := range items {
		sum = plus(sum, f(item)) // mark generic
	}
	return sum
}

func scratch(x int) int {
	var buffer [8192]byte
	for i := range buffer {
		buffer[i] = byte(x + i)
	}
${WORK}	return x + int(buffer[x&4095])
}

//go:noinline
func Wait(n int) int {
	return scratch(n) // mark large
}
`,
};

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
