import { expect, test } from 'vitest';
import { type HazardSigns, hazards } from '../../../src/golang/evidence.ts';

const NOTHING: HazardSigns = {
  goVersion: 'go1.26.8',
  withProfile: true,
  calls: [],
  frames: { functions: 1, grown: 0, shrunk: 0, baselineBytes: 0, candidateBytes: 0, largest: [] },
  profileBytes: 1000,
};
const PARKED = [
  { caller: 'runtime.ReadTrace', callee: 'runtime.gopark', lineOffset: 8, file: 'trace.go', line: 758 },
];

function issues(signs: Partial<HazardSigns>): string[] {
  return hazards({ ...NOTHING, ...signs }).map(({ url }) => url.replace(/.*\//, '#'));
}

test.each([
  ['go1.21.13', []],
  ['go1.22.0', ['#74045']],
  ['go1.24.13', ['#74045']],
  ['go1.25.0', []],
  ['go1.26.8', []],
  ['devel go1.27-abcdef', []],
])('a trace that hangs with %s', (goVersion, expected) => {
  expect(issues({ goVersion, calls: PARKED })).toEqual(expected);
  expect(issues({ goVersion })).toEqual([]);
  expect(issues({ goVersion, calls: PARKED, withProfile: false })).toEqual([]);
});

test('frames that grow by less than the first stack of a goroutine are no hazard', () => {
  const grown = (candidate: number) => ({
    frames: { ...NOTHING.frames, largest: [{ function: 'main.wait', baseline: 100, candidate }] },
  });
  expect(issues(grown(2147))).toEqual([]);
  expect(issues(grown(2148))).toEqual(['#65532']);
});

test('large profiles before Go 1.23', () => {
  const profileBytes = 4 << 20;
  expect(issues({ goVersion: 'go1.22.12', profileBytes })).toEqual(['#58102']);
  expect(issues({ goVersion: 'go1.22.12', profileBytes: profileBytes - 1 })).toEqual([]);
  expect(issues({ goVersion: 'go1.23.0', profileBytes })).toEqual([]);
});
