import { expect, it } from 'vitest';
import type { ValidFile } from '../../src/profile/validate.ts';
import { ofWantedBuild } from '../../src/profile/validate.ts';
import { validProfile } from '../harness/profiles.ts';

const [A, B] = ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb'];
const [EARLY, LATE] = [1_770_000_000_000_000_000n, 1_770_100_000_000_000_000n];

/** Of no build, of one or of several, started at `timeNanos`. */
function input(name: string, buildIds: readonly string[], timeNanos = 0n): ValidFile {
  const profile = { ...validProfile(100), sha256: name, content: name, timeNanos, buildIds };
  return { path: `/nowhere/${name}`, name, source: '*.pprof', entry: 0, profile };
}

const ALL = 'warning: `build-id: newest` cannot choose';
const OF_A = 'note: The merge has ';

it.each<[string, readonly ValidFile[], readonly string[], string]>([
  [
    'the build that was profiled last',
    [input('one', [A], LATE), input('two', [B], EARLY), input('three', [A])],
    ['one', 'three'],
    `${OF_A}2 profiles of the newest build, and leaves out 1 profile of other builds`,
  ],
  [
    'a build with an ID',
    [input('one', [A], EARLY), input('none', [], LATE)],
    ['one'],
    `${OF_A}1 profile of the newest build, and leaves out 1 profile of other builds`,
  ],
  ['all without times', [input('one', [A]), input('two', [B]), input('x', [])], ['one', 'two', 'x'], ALL],
  ['all of one time', [input('one', [A], LATE), input('two', [B], LATE)], ['one', 'two'], ALL],
  [
    'all if none is of one known build',
    [input('blend', [A, B], LATE), input('none', [], EARLY)],
    ['blend', 'none'],
    ALL,
  ],
])('build-id: newest keeps %s, in any order', (_, inputs, kept, said) => {
  for (const accepted of [inputs, inputs.toReversed()]) {
    const chosen = ofWantedBuild({ accepted, rejected: 0, findings: [] }, 'newest');
    expect(chosen.accepted.map(({ name }) => name).sort()).toEqual(kept.toSorted());
    const texts = chosen.findings.map(({ finding }) => `${finding.severity}: ${finding.message}`);
    expect(texts).toEqual([expect.stringContaining(said)]);
  }
});

it('builds of one time are all wanted; of others it says how to choose', () => {
  const said = [EARLY, LATE].map((at) => {
    const accepted = [input('one', [A], LATE), input('two', [B], at)];
    return ofWantedBuild({ accepted, rejected: 0, findings: [] }, 'any').findings;
  });
  const message = expect.stringContaining('2 builds');
  const fix = expect.stringContaining('`build-id: newest`');
  expect(said).toEqual([fix, undefined].map((fix) => [{ finding: { severity: 'note', message, fix } }]));
});
