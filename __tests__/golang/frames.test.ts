import { expect, test } from 'vitest';
import {
  addStackCalls,
  type CompiledFunctions,
  flowsOf,
  framesOnStacks as framesOf,
  type StackCall,
} from '../../src/golang/evidence.ts';
import { siteKey } from '../../src/golang/inlining.ts';
import type { Profile } from '../../src/profile/columns.ts';
import { groupBy } from '../../src/system/format.ts';
import { type Frame, profileOfStacks } from '../harness/profile-objects.ts';

/** Stacks root first, each function called in the third line of its caller; those in one list are one location. */
function profileOf(...stacks: readonly (readonly [weight: number, ...locations: (readonly string[])[]])[]) {
  const location = (names: readonly string[]) => [...names].reverse().map((name): Frame => [name, 10, 13]);
  return profileOfStacks(stacks.map(([weight, ...frames]) => [weight, ...frames.map(location).reverse()]));
}

const binary = (
  frames: Readonly<Record<string, number>>,
  ...inlined: readonly (readonly [caller: string, callee: string, lineOffset: number])[]
): CompiledFunctions => ({
  frames: new Map(Object.entries(frames)),
  inlined: groupBy(
    inlined.map(([caller, callee, lineOffset]) => ({
      caller,
      callee,
      lineOffset,
      file: '',
      line: 0,
      copies: new Set([undefined]),
      places: 1,
    })),
    siteKey,
  ),
});

function framesOnStacks(
  profile: Profile,
  before: CompiledFunctions,
  after: CompiledFunctions,
): ReturnType<typeof framesOf> {
  const calls = new Map<string, StackCall>();
  addStackCalls(calls, profile);
  const all = [...calls.values()];
  return framesOf(all, flowsOf(all), { baseline: before, candidate: after });
}

const OFF = binary({ 'main.serve': 100, 'main.parse': 200, 'main.block': 3000, 'runtime.mcall': 8 });
const INLINES = binary({ 'main.serve': 100, 'main.parse': 3150, 'main.block': 3000 }, [
  'main.parse',
  'main.block',
  3,
]);
const TWO_STACKS = profileOf(
  [3, ['main.serve'], ['main.parse']],
  [1, ['main.serve'], ['main.parse'], ['main.block']],
);

test('a stack is the sum of its frames, and each sample counts as often as it was taken', () => {
  // (3 · 300 + 1 · 3300) / 4
  expect(framesOnStacks(TWO_STACKS, OFF, OFF)).toEqual({ baseline: 1050, candidate: 1050 });
});

test('an inlined function has no frame of its own, and makes that of its caller larger', () => {
  // Every stack has the larger frame now, and none has both.
  expect(framesOnStacks(TWO_STACKS, OFF, INLINES)).toEqual({ baseline: 1050, candidate: 3250 });
  const onOtherLine = { ...INLINES, inlined: binary({}, ['main.parse', 'main.block', 4]).inlined };
  expect(framesOnStacks(TWO_STACKS, OFF, onOtherLine)).toEqual({ baseline: 1050, candidate: 4000 });
});

test('where only a copy of the caller that does not run inlines it, it has its frame', () => {
  const profile = profileOf([4, ['main.serve'], ['main.parse'], ['main.block']]);
  const { inlined } = binary({}, ['main.serve', 'main.parse', 3], ['main.parse', 'main.block', 3]);
  expect(framesOnStacks(profile, OFF, { ...OFF, inlined })).toEqual({ baseline: 3300, candidate: 3100 });
});

test('it does not matter which of both binaries the profile was taken of', () => {
  const before = profileOf([1, ['main.serve'], ['main.parse'], ['main.block']]);
  const after = profileOf([1, ['main.serve'], ['main.parse', 'main.block']]);
  expect(framesOnStacks(after, OFF, INLINES)).toEqual(framesOnStacks(before, OFF, INLINES));
  expect(framesOnStacks(after, OFF, INLINES)).toEqual({ baseline: 3300, candidate: 3250 });
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

test('there is no average for a profile of something else, nor without CPU samples', () => {
  const others = profileOf([1, ['gone.away'], ['gone.away'], ['main.serve']]);
  expect(framesOnStacks(others, OFF, OFF)).toBeUndefined();
  expect(framesOnStacks(profileOf(), OFF, OFF)).toBeUndefined();
  const heap = { ...profileOf([1, ['main.serve']]), sampleTypes: [{ type: 'inuse_space', unit: 'bytes' }] };
  expect(framesOnStacks(heap, OFF, OFF)).toBeUndefined();
});
