import { expect, test } from 'vitest';
import { type CompiledFunctions, framesOnStacks } from '../../../src/build/compiler/frames-on-stacks.ts';
import { inlinedSites } from '../../../src/build/compiler/inlined-sites.ts';
import type { Profile } from '../../../src/profile/columns.ts';
import { type ProfileObjects, profileOfObjects } from '../../harness/profile-objects.ts';

const NAMES = [
  'main.serve',
  'main.parse',
  'main.block',
  'main.Max[...]',
  'runtime.mcall',
  'gone.away',
] as const;
type Name = (typeof NAMES)[number];

/** Stacks root first, each function called in the third line of its caller; those in one list are one location. */
function profileOf(
  ...stacks: readonly (readonly [weight: number, ...locations: (readonly Name[])[]])[]
): Profile {
  const locations: ProfileObjects['locations'][number][] = [];
  const samples = stacks.map(([weight, ...frames]) => {
    const indices = frames.map((names) => {
      const lines = [...names].reverse().map((name) => ({ func: NAMES.indexOf(name), line: 13 }));
      locations.push({ address: BigInt(locations.length), mapping: undefined, lines });
      return locations.length - 1;
    });
    return { locations: indices.reverse(), values: [weight, weight * 10_000_000], labelled: false };
  });
  return profileOfObjects({
    sampleTypes: [
      { type: 'samples', unit: 'count' },
      { type: 'cpu', unit: 'nanoseconds' },
    ],
    samples,
    mappings: [],
    locations,
    functions: NAMES.map((name) => ({ name, systemName: name, filename: '', startLine: 10 })),
    periodType: undefined,
    period: 0,
    timeNanos: 0n,
    durationNanos: 0,
    comments: [],
  });
}

const binary = (
  frames: Readonly<Record<string, number>>,
  ...inlined: readonly (readonly [caller: string, callee: string, lineOffset: number])[]
): CompiledFunctions => ({
  frames: new Map(Object.entries(frames)),
  inlined: inlinedSites(inlined.map(([caller, callee, lineOffset]) => ({ caller, callee, lineOffset }))),
});

const OFF = binary({ 'main.serve': 100, 'main.parse': 200, 'main.block': 3000, 'runtime.mcall': 8 });

test('a stack is the sum of its frames, each sample counts as often as it was taken', () => {
  const profile = profileOf(
    [3, ['main.serve'], ['main.parse']],
    [1, ['main.serve'], ['main.parse'], ['main.block']],
  );
  // (3 · 300 + 1 · 3300) / 4
  expect(framesOnStacks(profile, OFF, OFF)).toEqual({ baseline: 1050, candidate: 1050 });
});

test('what is inlined has no frame of its own, and makes that of its caller larger', () => {
  const profile = profileOf(
    [3, ['main.serve'], ['main.parse']],
    [1, ['main.serve'], ['main.parse'], ['main.block']],
  );
  const on = binary({ 'main.serve': 100, 'main.parse': 3150, 'main.block': 3000 }, [
    'main.parse',
    'main.block',
    3,
  ]);
  // Every stack has the larger frame now, and none has both.
  expect(framesOnStacks(profile, OFF, on)).toEqual({ baseline: 1050, candidate: 3250 });
  const elsewhere = binary({ 'main.serve': 100, 'main.parse': 3150, 'main.block': 3000 }, [
    'main.parse',
    'main.block',
    4,
  ]);
  expect(framesOnStacks(profile, OFF, elsewhere)).toEqual({ baseline: 1050, candidate: 4000 });
});

test('it does not matter of which of both binaries the profile was taken', () => {
  const on = binary({ 'main.serve': 100, 'main.parse': 3150, 'main.block': 3000 }, [
    'main.parse',
    'main.block',
    3,
  ]);
  const before = profileOf([1, ['main.serve'], ['main.parse'], ['main.block']]);
  const after = profileOf([1, ['main.serve'], ['main.parse', 'main.block']]);
  expect(framesOnStacks(after, OFF, on)).toEqual(framesOnStacks(before, OFF, on));
  expect(framesOnStacks(after, OFF, on)).toEqual({ baseline: 3300, candidate: 3250 });
});

test('recursion counts as often as it is on the stack, and generic functions by their largest', () => {
  const generic = binary({
    'main.serve': 100,
    'main.Max[go.shape.int]': 40,
    'main.Max[go.shape.string]': 60,
  });
  const profile = profileOf([1, ['main.serve'], ['main.Max[...]'], ['main.Max[...]'], ['main.Max[...]']]);
  expect(framesOnStacks(profile, generic, generic)?.baseline).toBe(280);
});

test('functions that only one binary has count for neither', () => {
  const profile = profileOf([
    1,
    ['main.serve'],
    ['main.parse'],
    ['main.block'],
    ['runtime.mcall'],
    ['main.serve'],
  ]);
  const less = binary({ 'main.serve': 100, 'main.parse': 200, 'main.block': 3000 });
  expect(framesOnStacks(profile, OFF, less)).toEqual({ baseline: 3400, candidate: 3400 });
});

test('nothing is said of a profile of something else, nor of one without CPU samples', () => {
  expect(
    framesOnStacks(profileOf([1, ['gone.away'], ['gone.away'], ['main.serve']]), OFF, OFF),
  ).toBeUndefined();
  expect(framesOnStacks(profileOf(), OFF, OFF)).toBeUndefined();
  const heap = { ...profileOf([1, ['main.serve']]), sampleTypes: [{ type: 'inuse_space', unit: 'bytes' }] };
  expect(framesOnStacks(heap, OFF, OFF)).toBeUndefined();
});
