import { describe, expect, it } from 'vitest';
import type { Judged } from '../../src/profile/judge-files.ts';
import { ofWantedBuild } from '../../src/profile/judge-files.ts';

const [A, B] = ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb'];
const at = (time: string) => BigInt(Date.parse(time)) * 1_000_000n;

/** Of no build, of one or of several, started at `timeNanos`. */
function input(name: string, buildIds: readonly string[], timeNanos = 0n): Judged {
  return {
    path: `/nowhere/${name}`,
    name,
    source: '*.pprof',
    entry: 0,
    profile: {
      sha256: name,
      content: name,
      unpacked: 0,
      bytes: 1,
      samples: 100,
      cpuNanos: 1_000_000_000n,
      sampleTypes: ['samples/count', 'cpu/nanoseconds'],
      totals: [100n, 1_000_000_000n],
      period: 10_000_000,
      periodType: 'cpu/nanoseconds',
      timeNanos,
      durationNanos: 0,
      buildIds,
      ownShare: undefined,
    },
  };
}

/** What is kept by `build-id: newest`, and what is said, in either order of the inputs. */
function newest(...inputs: readonly Judged[]) {
  const choose = (accepted: readonly Judged[]) => {
    const chosen = ofWantedBuild({ accepted, rejected: 0, findings: [] }, 'newest');
    const said = chosen.findings.map(({ finding }) => `${finding.severity}: ${finding.message}`);
    return { kept: chosen.accepted.map(({ name }) => name).sort(), said };
  };
  const chosen = choose(inputs);
  expect(choose([...inputs].reverse())).toEqual(chosen);
  return chosen;
}

describe('build-id: newest', () => {
  const [EARLY, LATE] = [at('2026-02-01T00:00:00Z'), at('2026-02-02T00:00:00Z')];

  it('keeps the build that was profiled last', () => {
    expect(newest(input('one', [A], LATE), input('two', [B], EARLY), input('three', [A]))).toEqual({
      kept: ['one', 'three'],
      said: [
        'note: By `build-id: newest`, only 2 profiles of build aaaaaaaaaaaa are merged. Left out: 1 of bbbbbbbbbbbb.',
      ],
    });
  });

  it.each([
    ['no times', 0n, 'no profile with a build ID says when it was taken'],
    ['the same time', LATE, 'the newest profiles of several builds start at the same time'],
  ])('keeps all where nothing tells which is the newest: %s', (_, time, why) => {
    expect(newest(input('one', [A], time), input('two', [B], time), input('none', [], LATE))).toEqual({
      kept: ['none', 'one', 'two'],
      said: [
        `warning: \`build-id: newest\` cannot choose, since ${why}: the profiles of all builds are merged.`,
      ],
    });
  });

  it('prefers a build with an ID, and doubts it where those without are newer', () => {
    const older = newest(input('one', [A], LATE), input('none', [], EARLY));
    expect(older).toEqual({
      kept: ['one'],
      said: [expect.stringMatching(/^note: .* Left out: 1 of builds without an ID\.$/)],
    });
    const newer = newest(input('one', [A], EARLY), input('none', [], LATE));
    expect(newer).toEqual({
      kept: ['one'],
      said: [
        expect.stringMatching(/^warning: .* Those without an ID include the newest of all, so a newer build/),
      ],
    });
  });

  it('does not believe a start in the future, beyond what clocks may differ', () => {
    const soon = at('2026-03-01T12:59:00Z');
    expect(newest(input('one', [A], soon), input('two', [B], LATE)).kept).toEqual(['one']);
    const later = at('2026-03-01T13:01:00Z');
    const { kept, said } = newest(input('one', [A], later), input('two', [B], LATE));
    expect(kept).toEqual(['two']);
    expect(said).toEqual([expect.stringMatching(/^note: /)]);
    const of2100 = at('2100-01-01T00:00:00Z');
    expect(newest(input('one', [A], of2100), input('two', [B], of2100 + 1n)).kept).toEqual(['one', 'two']);
  });

  it('keeps all where no profile is of one known build', () => {
    expect(newest(input('blend', [A, B], LATE), input('none', [], EARLY))).toEqual({
      kept: ['blend', 'none'],
      said: [
        'warning: `build-id: newest` cannot choose, since every profile has no build ID or was merged elsewhere of several builds: the profiles of all builds are merged.',
      ],
    });
  });
});
