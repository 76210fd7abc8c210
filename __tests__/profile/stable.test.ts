import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Life, weeksOf } from '../../bench/growth/live-service.ts';
import { seededRandom } from '../../src/compare/stats/numbers.ts';
import { encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { areSameDecisions, byWeight, decisionsOf, hotCount } from '../../src/profile/decisions.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { byName, callEdges, type Edge } from '../../src/profile/edges.ts';
import { changesOf, holdWeights } from '../../src/profile/stable.ts';
import { raw } from '../harness/profiles.ts';
import { edges, PERIOD, strangers, weeks } from '../harness/random-edges.ts';
import { temporaryFolder } from '../harness/temporary.ts';

describe('the decisions of the compiler', () => {
  test('do not depend on the order of the edges, nor on how much they all weigh', () => {
    fc.assert(
      fc.property(edges, fc.integer({ min: 2, max: 50 }), (all, times) => {
        const decided = decisionsOf(all);
        expect(decisionsOf([...all].reverse())).toEqual(decided);
        expect(decisionsOf(all.map((one) => ({ ...one, weight: one.weight * times })))).toEqual(decided);
      }),
    );
  });

  test('are others where a call is new or gone, cold or hot as it may be', () => {
    fc.assert(
      fc.property(edges, (all) => {
        for (const gone of all) {
          const rest = all.filter((one) => one !== gone);
          expect(areSameDecisions(decisionsOf(rest), decisionsOf(all))).toBe(false);
        }
      }),
    );
  });

  test.each([
    ['a tie at a line', [3, 3], [4, 3], false],
    ['which is the heaviest', [4, 3], [3, 4], false],
    ['how much heavier it is', [4, 3], [5, 3], true],
  ] as const)('%s', (_, one, other, isSame) => {
    const at = ([a, b]: readonly [number, number]) =>
      decisionsOf([
        { caller: 'f', callee: 'a', offset: 1, weight: a },
        { caller: 'f', callee: 'b', offset: 1, weight: b },
      ]);
    expect(areSameDecisions(at(one), at(other))).toBe(isSame);
  });

  test('the last hot one is that which takes the sum past 99 %', () => {
    const of = (...weights: number[]) =>
      hotCount(byWeight(weights.map((weight, at) => ({ caller: `f${at}`, callee: 'g', offset: 0, weight }))));
    expect(of(98, 1, 1)).toBe(3);
    expect(of(99, 1)).toBe(2);
    expect(of(991, 9)).toBe(1);
    expect(of(1)).toBe(1);
    expect(of(500, 492, 4, 4)).toBe(2);
  });

  test('the compiler tells of the same last hot call', async () => {
    await using folder = await temporaryFolder();
    writeFileSync(join(folder.path, 'go.mod'), 'module example.com/p\n\ngo 1.21\n');
    writeFileSync(join(folder.path, 'main.go'), 'package main\n\nfunc main() {}\n');
    for (const bytes of [raw('render-1'), raw('index-1'), compilerProfile()]) {
      writeFileSync(join(folder.path, 'p.pgo'), bytes);
      // The compiler says it of the packages that are named, when it compiles them: each time, as the profile is another one.
      const args = ['build', '-gcflags=-d=pgodebug=1', '-pgo=p.pgo', '-o', 'p', '.'];
      const { stderr } = spawnSync('go', args, { cwd: folder.path, encoding: 'utf8' });
      const ordered = byWeight(callEdges(decodeProfile(bytes)).edges);
      const last = ordered[hotCount(ordered) - 1]?.weight ?? 0;
      const all = ordered.reduce((sum, { weight }) => sum + weight, 0);
      expect(stderr).toContain(`hot-callsite-thres-from-CDF=${(last / all) * 100}\n`);
    }
  });
});

describe('held weights', () => {
  test.each([
    ['the week before', weeks, 100],
    ['a profile that has nothing to do with it', strangers, 50],
  ] as const)(
    'of %s change no decision, and are the earlier ones where nothing is decided anew',
    (_, pairs, least) => {
      let found = 0;
      fc.assert(
        fc.property(pairs, ([before, after]) => {
          const held = holdWeights(before, after);
          if (held === undefined) return;
          found += 1;
          expect(areSameDecisions(decisionsOf(held), decisionsOf(after))).toBe(true);
          expect(callEdges(decodeProfile(written(held))).edges).toEqual(held);
          if (areSameDecisions(decisionsOf(before), decisionsOf(after))) expect(held).toBe(before);
        }),
        { numRuns: 500 },
      );
      // Else the test would tell nothing.
      expect(found).toBeGreaterThan(least);
    },
  );

  test('are found for a profile with very many calls, too', { timeout: 600_000 }, () => {
    const random = seededRandom(1);
    const all = Array.from(
      { length: 50_000 },
      (_, at): Edge => weighing(at, 1_000 + Math.floor(1e9 * random())),
    );
    const next = all.map((_, at) => weighing(at, 1_000 + Math.floor(1e9 * random())));
    const held = holdWeights(all, next) ?? [];
    expect(areSameDecisions(decisionsOf(held), decisionsOf(next))).toBe(true);
  });

  test('of the same profile are its own', () => {
    fc.assert(
      fc.property(edges, (all) => {
        expect(holdWeights(all, [...all])).toBe(all);
      }),
    );
  });

  test('are the same for the same profiles, in whatever order the edges come', () => {
    fc.assert(
      fc.property(weeks, ([before, after]) => {
        const held = holdWeights(before, after);
        const again = holdWeights([...before].reverse(), [...after].reverse());
        expect(again && [...again].sort(byName)).toEqual(held);
      }),
    );
  });

  // As much of one as there is on a service with many samples, and on one with few, where calls come and go.
  test.each([
    ['many samples', { stacks: 0.12, times: 100, drift: 0.03, edited: 0.005 }, 0.85],
    ['few samples', { stacks: 0.12, times: 1, drift: 0.03, edited: 0.005 }, 0.5],
  ] as const)('of a service with %s are most of them, week after week', async (_, life, least) => {
    const merges = await edgesOf(life, 6);
    let committed = merges[0] as readonly Edge[];
    for (const after of merges.slice(1)) {
      const held = holdWeights(committed, after);
      if (held === undefined) throw new Error('none found');
      expect(decisionsOf(held)).toEqual(decisionsOf(after));
      expect(1 - changesOf(committed, held) / held.length).toBeGreaterThan(least);
      committed = held;
    }
  });

  test('are what Go reads of the file', async () => {
    const [before, after] = (await edgesOf({ stacks: 0.12, times: 10, drift: 0.1, edited: 0.01 }, 2)) as [
      Edge[],
      Edge[],
    ];
    const held = holdWeights(before, after) ?? [];
    await using folder = await temporaryFolder();
    const [input, output] = [join(folder.path, 'in.pgo'), join(folder.path, 'out')];
    writeFileSync(input, written(held));
    execFileSync('go', ['tool', 'preprofile', '-i', input, '-o', output]);
    const lines = byWeight(held).map(
      ({ caller, callee, offset, weight }) => `${caller}\n${callee}\n${offset} ${weight}\n`,
    );
    expect(readFileSync(output, 'utf8')).toBe(`GO PREPROFILE V1\n${lines.join('')}`);
  });
});

function weighing(at: number, weight: number): Edge {
  return { caller: `f${at}`, callee: 'g', offset: 1, weight, values: [weight, weight * PERIOD] };
}

/** The profile that the Go compiler itself is built with. */
function compilerProfile(): Buffer {
  const goroot = execFileSync('go', ['env', 'GOROOT']).toString().trim();
  return gunzipSync(readFileSync(join(goroot, 'src', 'cmd', 'compile', 'default.pgo')));
}

async function edgesOf(life: Life, count: number): Promise<readonly Edge[][]> {
  const merges: Edge[][] = [];
  for await (const { raw } of weeksOf(life, count)) merges.push([...callEdges(decodeProfile(raw)).edges]);
  return merges;
}

function written(edges: readonly Edge[]): Uint8Array {
  const head = decodeProfile(raw('render-1'));
  return encodeEdges(head, edges, totalsOf(head), []);
}
