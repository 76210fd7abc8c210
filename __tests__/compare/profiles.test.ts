import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { FunctionDifference } from '../../src/compare/after/profiles.ts';
import {
  differenceOf,
  normalize,
  pairOfProfiles,
  SideSum,
  saveProfiles,
} from '../../src/compare/after/profiles.ts';
import { pprofCommand } from '../../src/golang/go.ts';
import { sumOf } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { runTool } from '../../src/system/exec.ts';
import { raw } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { top } from './pprof.ts';

const before = decodeProfile(raw('render-1'));
const after = decodeProfile(raw('index-1'));

function recordedPair() {
  const pair = pairOfProfiles({ baseline: before, candidate: after });
  if (pair === undefined) throw new Error('They have stacks.');
  return pair;
}

test('what is listed and the totals are what `go tool pprof -diff_base` says of the files that are left', async () => {
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

  const sum = [...printed.values()].reduce((total, [flat]) => total + flat, 0);
  expect(inFile(difference.candidate - difference.baseline)).toBe(sum);
});

test('both sides are per second of profiling, whatever their length', () => {
  const { baseline, candidate, samples } = differenceOf(recordedPair());
  const perSecond = (profile: typeof before) =>
    sumOf(profile, (values) => values[1] ?? 0) / profile.durationNanos;
  expect(baseline).toBeCloseTo(perSecond(before), 6);
  expect(candidate).toBeCloseTo(perSecond(after), 6);
  expect(samples).toEqual({ baseline: 530, candidate: 519 });
});

test('the few samples of a slow operation leave the sum to chance, however many a fast one has', () => {
  const sums = { baseline: new SideSum(), candidate: new SideSum() };
  for (const sum of Object.values(sums)) for (const works of [1, 1000]) sum.addCpu(before, works, `${works}`);
  const { baseline, chance = 0 } = differenceOf(normalize(recordedPair(), sums));
  expect(chance / baseline).toBeCloseTo(1.96 * Math.sqrt(2 / 530), 2);
});

test('the files say what they are, and hold no path of a machine', async () => {
  await using folder = await temporaryFolder();
  const files = await saveProfiles(recordedPair(), folder.path);
  const pprof = await pprofCommand({ cwd: folder.path });
  const { stdout } = await runTool([pprof, '-comments', files.baseline], { cwd: folder.path });
  expect(stdout.toString()).toMatch(/\bbaseline\b.* 100* /);
  expect(files.baseline).toMatch(/baseline\.profiles\.cpu\.pprof$/);
  const { functions } = decodeProfile(await readFile(files.candidate));
  const sources = functions.names.map((_, at) => functions.filename(at));
  expect(sources.filter((file) => file.startsWith('/'))).toEqual([]);
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
