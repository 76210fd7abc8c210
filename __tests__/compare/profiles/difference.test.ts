import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { differenceOf, flameGraphOf } from '../../../src/compare/profiles/difference.ts';
import { pairOfProfiles } from '../../../src/compare/profiles/given-profiles.ts';
import type { FunctionDifference } from '../../../src/compare/profiles/profile-difference.ts';
import { saveProfiles } from '../../../src/compare/profiles/save-profiles.ts';
import { run } from '../../../src/system/exec.ts';
import { pprofCommand } from '../../../src/go.ts';
import { compactToEdges } from '../../../src/profile/compact.ts';
import { decodeProfile } from '../../../src/profile/decode.ts';
import { raw } from '../../harness/profiles.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { callers, top } from './pprof.ts';

const before = decodeProfile(raw('render-1'));
const after = decodeProfile(raw('index-1'));

function recordedPair() {
  const pair = pairOfProfiles({ baseline: before, candidate: after });
  if (pair === undefined) throw new Error('They have stacks.');
  return pair;
}

test('what is listed, its callers and the totals are what `go tool pprof -diff_base` says of the files that are left', async () => {
  await using folder = await temporaryFolder();
  const pair = recordedPair();
  const files = await saveProfiles(pair, folder.path);
  const difference = differenceOf(pair, files);
  expect(difference).toMatchObject({ kind: 'cpu', workload: 'profiles', unit: 'cpu-sec/sec', files });

  // The files hold integers: nanoseconds of so many seconds of profiling.
  const inFile = (value: number) => Math.round(value * pair.works * 1e9);
  const args = [`-diff_base=${files.baseline}`, files.candidate];
  const printed = await top('ns', args);
  const changes = ({ baseline, candidate }: FunctionDifference) => [
    inFile(candidate.flat - baseline.flat),
    inFile(candidate.cumulative - baseline.cumulative),
  ];
  expect(difference.flat).toHaveLength(30);
  expect(difference.cumulative).toHaveLength(30);
  for (const one of [...difference.flat, ...difference.cumulative]) {
    expect(changes(one), one.name).toEqual(printed.get(one.name));
  }
  const largest = (column: 0 | 1) =>
    [...printed.values()].map((row) => Math.abs(row[column])).sort((a, b) => b - a);
  expect(difference.flat.map((one) => Math.abs(changes(one)[0] ?? 0))).toEqual(largest(0).slice(0, 30));
  expect(difference.cumulative.map((one) => Math.abs(changes(one)[1] ?? 0))).toEqual(largest(1).slice(0, 30));

  for (const one of difference.cumulative.slice(0, 10)) {
    const all = await callers(one.name, 'ns', args);
    expect(one.callers.length).toBe(Math.min(5, [...all.values()].filter((value) => value !== 0).length));
    for (const { name, baseline, candidate } of one.callers) {
      expect(inFile(candidate - baseline), `${name} calls ${one.name}`).toBe(all.get(name));
    }
  }
  const sum = [...printed.values()].reduce((total, [flat]) => total + flat, 0);
  expect(inFile(difference.candidate - difference.baseline)).toBe(sum);
});

test('both sides are per second of profiling, whatever their length', () => {
  const { baseline, candidate, samples } = differenceOf(recordedPair());
  const perSecond = (profile: typeof before) =>
    profile.samples.reduce((sum, { values }) => sum + (values[1] ?? 0), 0) / profile.durationNanos;
  expect(baseline).toBeCloseTo(perSecond(before), 6);
  expect(candidate).toBeCloseTo(perSecond(after), 6);
  expect(samples).toEqual({ baseline: 530, candidate: 519 });
});

test('where one does not tell how long it took, it is CPU seconds as they are', () => {
  const pair = pairOfProfiles({ baseline: before, candidate: { ...after, durationNanos: 0 } });
  expect(pair?.unit).toBe('cpu-sec');
  expect(pair && differenceOf(pair).baseline).toBeCloseTo(5.3, 9);
});

test('a compacted profile has no stacks to lay beside others', () => {
  const compact = decodeProfile(compactToEdges(before));
  expect(pairOfProfiles({ baseline: compact, candidate: after })).toBeUndefined();
});

test('the files say what they are, and hold no path of a machine', async () => {
  await using folder = await temporaryFolder();
  const files = await saveProfiles(recordedPair(), folder.path);
  const pprof = await pprofCommand({ cwd: folder.path });
  const { stdout } = await run([pprof, '-comments', files.baseline], { cwd: folder.path });
  expect(stdout.toString()).toMatch(
    /CPU nanoseconds of the baseline under profiles, for 100* times one second of profiling/,
  );
  expect(files.baseline).toMatch(/baseline\.profiles\.cpu\.pprof$/);
  const { functions } = decodeProfile(await readFile(files.candidate));
  expect(functions.filter(({ filename }) => filename.startsWith('/'))).toEqual([]);
});

test('chance: the difference of two runs of the same load is mostly within it, of two loads mostly not', () => {
  const outside = (candidate: typeof before) => {
    const pair = pairOfProfiles({ baseline: before, candidate });
    if (pair === undefined) throw new Error('They have stacks.');
    const rows = differenceOf(pair).cumulative;
    return rows.filter(
      ({ baseline, candidate, chance }) =>
        Math.abs(candidate.cumulative - baseline.cumulative) > (chance?.cumulative ?? 0),
    ).length;
  };
  // The thirty that differ most, of several hundred: of those, chance alone puts some outside.
  expect(outside(decodeProfile(raw('render-2')))).toBeLessThan(15);
  expect(outside(after)).toBeGreaterThan(25);
});

test('the tree of both sides adds up to both sides', () => {
  const pair = recordedPair();
  const difference = differenceOf(pair);
  const graph = flameGraphOf(pair);
  expect(graph.baseline[0]).toBeCloseTo(difference.baseline, 9);
  expect(graph.candidate[0]).toBeCloseTo(difference.candidate, 9);
  const children = { baseline: 0, candidate: 0 };
  graph.parents.forEach((parent, node) => {
    if (parent !== 0 || node === 0) return;
    children.baseline += graph.baseline[node] ?? 0;
    children.candidate += graph.candidate[node] ?? 0;
  });
  expect(children.baseline).toBeCloseTo(difference.baseline, 9);
  expect(children.candidate).toBeCloseTo(difference.candidate, 9);
  const siblings = graph.parents.map((parent, node) => `${parent} ${graph.functions[node]}`).slice(1);
  expect(new Set(siblings).size).toBe(siblings.length);
});
