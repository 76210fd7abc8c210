import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkout } from '../../bench/public/programs.ts';
import { recordingPath, settingFor, type Trial } from '../../bench/recordings/record.ts';
import { type Recordings, sessionOf } from '../../bench/recordings/sessions.ts';
import { differenceByRound, differenceOfGroups, spreadOfRecordings } from '../../bench/recordings/spread.ts';
import { hotEdges } from '../../src/golang/missed.ts';
import { readProfile } from '../../src/profile/published.ts';
import { seededRandom } from '../../src/system/format.ts';
import { readLeftOut } from '../../src/tune/left-out.ts';
import { edgeProfile } from '../golang/shapes.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

/** The experiment on the length of recordings. */

/** Ratios of four recordings in `rounds` rounds. Each round has a machine of its own speed, and each ratio has noise in ± `noise`. */
function ratiosWith(gains: readonly number[], rounds: number, noise: number): readonly (readonly number[])[] {
  const random = seededRandom(1);
  const machine = Array.from({ length: rounds }, () => random() - 0.5);
  return gains.map((gain) => machine.map((speed) => gain + speed + noise * (2 * random() - 1)));
}

describe('the spread between recordings', () => {
  test('leaves out the difference between rounds', () => {
    const spread = spreadOfRecordings(ratiosWith([-0.03, -0.01, -0.03, -0.01], 20, 0));
    expect(spread.between).toBeCloseTo(0.01 * Math.sqrt(4 / 3), 6);
    expect(spread.noise).toBeCloseTo(0, 6);
  });

  test('leaves out the noise of the measurement', () => {
    // Noise that is evenly distributed in ± 0.05 has a standard deviation of 0.029, and the mean of 100 rounds a tenth of it.
    const equal = spreadOfRecordings(ratiosWith([0, 0, 0, 0], 100, 0.05));
    expect(equal.noise).toBeGreaterThan(0.002);
    expect(equal.noise).toBeLessThan(0.004);
    expect(equal.between).toBeLessThan(0.004);
    const different = spreadOfRecordings(ratiosWith([-0.06, -0.02, -0.06, -0.02], 100, 0.05));
    expect(different.between).toBeGreaterThan(0.015);
    expect(different.between).toBeLessThan(0.03);
  });

  test('refuses recordings that did not run in all rounds', () => {
    expect(() => spreadOfRecordings([[0, 0.1], [0]])).toThrow(RangeError);
    expect(() => spreadOfRecordings([[0, 0.1]])).toThrow(RangeError);
  });
});

test('two groups of profiles are compared round by round', () => {
  const difference = differenceByRound(
    [
      [0.1, 0.4],
      [0.3, 0.6],
    ],
    [[0.1, 0.6]],
  );
  expect(difference[0]).toBeCloseTo(0.1);
  expect(difference[1]).toBeCloseTo(-0.1);
});

describe('the difference between two kinds of recordings', () => {
  test('is that of the exact Mann-Whitney test', () => {
    const [tens, ones] = [1, 10].map((step) => Array.from({ length: 8 }, (_, at) => (at + 1) / step));
    // Of 64 differences, the interval of eight and eight values has the 14th from each end.
    const differences = (tens ?? [])
      .flatMap((ten) => (ones ?? []).map((one) => ten - one))
      .sort((a, b) => a - b);
    const found = differenceOfGroups(tens ?? [], ones ?? []);
    expect(found?.interval).toEqual([differences[13], differences[50]]);
    expect(found?.estimate).toBeCloseTo(((differences[31] ?? 0) + (differences[32] ?? 0)) / 2);
    expect(differenceOfGroups([1, 2, 3], [1, 2, 3])).toBeUndefined();
  });

  test('is in the interval for at least 95 % of groups', () => {
    const random = seededRandom(3);
    const group = (size: number, centre: number) => Array.from({ length: size }, () => centre + random());
    const isInside = () => {
      const [low = 0, high = 0] = differenceOfGroups(group(8, 0.3), group(5, 0))?.interval ?? [];
      return low <= 0.3 && 0.3 <= high;
    };
    const inside = Array.from({ length: 2_000 }, isInside).filter(Boolean).length;
    expect(inside / 2_000).toBeGreaterThan(0.94);
    expect(inside / 2_000).toBeLessThan(0.98);
  });
});

test('the setting of a recording follows from the last trial of its length', () => {
  const trial = (length: number, setting: number, cpuSeconds: number): Trial => {
    return { program: 'p', length, setting, cpuSeconds, samples: 100 * cpuSeconds, wallSeconds: 1, load: 0 };
  };
  const first = trial(0, 0.1, 2);
  expect(settingFor(10, [first])).toBeCloseTo(0.5);
  expect(settingFor(10, [first, trial(60, 2, 60), trial(10, 0.5, 5)])).toBeCloseTo(1);
  expect(settingFor(60, [first, trial(10, 1, 12)])).toBeCloseTo(5);
});

test('the session `heaviest` leaves out the lightest hot calls of half of the recordings', async () => {
  await using folder = await temporaryFolder();
  const recordings: Recordings = { folder: folder.path, program: 'p', lengths: [10, 60], count: 2 };
  const bytes = edgeProfile(
    Object.entries({ a: 60, b: 30, c: 6, d: 4 }).map(([name, weight]) => {
      return { caller: 'main.main', callee: `main.${name}`, offset: 1, weight };
    }),
  );
  const path = recordingPath(folder.path, 'p', 60, 1);
  expect(await sessionOf(recordings, 'heaviest')).toBeUndefined();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  const session = await sessionOf(recordings, 'heaviest');
  await expect(sessionOf(recordings, 'longest')).rejects.toThrow('No session has the name longest');
  const [whole, heaviest] = session?.groups ?? [];
  expect(whole).toEqual({ name: '60 s whole', profiles: [path] });
  const [tuned] = heaviest?.profiles ?? [];
  const { edges, head } = await readProfile(await readFile(tuned as string));
  expect(readLeftOut(head).calls.map(({ callee }) => callee)).toEqual(['main.c', 'main.d']);
  expect(hotEdges(edges).map(({ callee }) => callee)).toEqual(expect.arrayContaining(['main.a', 'main.b']));
});

test('a program is cloned into a folder that does not exist yet', async () => {
  await using folder = await temporaryFolder();
  const clones = join(folder.path, 'new', 'clones');
  const source = join(folder.path, 'source');
  await writeFiles(source, { 'go.mod': 'module example.com/program\n\ngo 1.24\n' });
  await makeRepository(source);
  const program = { name: 'example.com/program', kind: 'test', url: source, commit: 'HEAD' };
  expect(checkout(program, clones)).toBe(join(clones, 'program'));
  await expect(readFile(join(clones, 'program', 'go.mod'), 'utf8')).resolves.toContain('example.com/program');
});
