import { describe, expect, test } from 'vitest';
import { growthIn, leftOpen, slope } from './harness/soak/leaks.ts';
import type { Held } from './harness/soak/messages.ts';
import { soak } from './harness/soak/soak.ts';

/** A short run of `bench/soak.ts`, and that what looks for leaks finds them. */

test('twelve refreshes, disturbed at random, leave nothing behind', { timeout: 600_000 }, async () => {
  const { problems, samples, counts } = await soak({
    ...{ refreshes: 12, seed: 7, warm: 4, everyProcess: 4, everyLive: 7, workloads: 3 },
    // So few tell of what is large alone; the long run is judged by far less.
    allowed: { heap: 1024 * 1024, rss: 16 * 1024 * 1024 },
  });
  expect(problems).toEqual([]);
  // It is disturbed, and not all comes to nothing.
  expect(samples.length).toBe(9);
  const [created = 0, undisturbed = 0] = ['pull request: created', 'fault: none'].map((what) =>
    counts.get(what),
  );
  expect(created).toBeGreaterThan(0);
  expect(undisturbed).toBeLessThan(12);
});

describe('a leak is found', () => {
  const HELD: Held = {
    rss: 150e6,
    heapUsed: 30e6,
    external: 5e6,
    files: ['/dev/null', 'pipe', 'socket'],
    resources: ['Pipe', 'Immediate'],
    listeners: 5,
    threads: 11,
    children: ['sh'],
  };
  /** Up and down by 2 MB, as garbage collection leaves it. */
  const grown = (count: number, growth: Partial<Record<'heapUsed' | 'external' | 'rss', number>>) =>
    Array.from({ length: count }, (_, at): Held => {
      const noise = ((at * 7919) % 11) * 2e5;
      const { heapUsed = 0, external = 0, rss = 0 } = growth;
      return {
        ...HELD,
        heapUsed: HELD.heapUsed + noise + at * heapUsed,
        external: HELD.external + at * external,
        rss: HELD.rss + noise + at * rss,
      };
    });

  test('of memory, by the smallest profile kept of each refresh, and not where there is none', () => {
    expect(growthIn(grown(400, {}))).toEqual([]);
    expect(growthIn(grown(400, { heapUsed: 20_000 }))).toEqual([
      expect.stringMatching(/^The heap grows by \d+/),
    ]);
    expect(growthIn(grown(400, { external: 20_000 }))).toEqual([
      expect.stringMatching(/^The heap grows by \d+/),
    ]);
    expect(growthIn(grown(400, { rss: 120_000 }))).toEqual([
      expect.stringMatching(/^The resident memory grows by \d+/),
    ]);
    expect(slope([3, 5, 7, 9])).toBe(2);
  });

  test('of files, timers, processes, listeners and threads, each by one', () => {
    expect(leftOpen(HELD, HELD)).toEqual([]);
    const fewer = { ...HELD, files: ['/dev/null', 'pipe'], listeners: 4 };
    expect(leftOpen(HELD, fewer)).toEqual([]);
    const changes: readonly Partial<Held>[] = [
      { files: [...HELD.files, 'socket'] },
      { files: [...HELD.files, '/tmp/go-pgo-scratch-x/0.pprof'] },
      { resources: [...HELD.resources, 'Timeout'] },
      { children: ['sh', 'go'] },
      { listeners: 6 },
      { threads: 12 },
    ];
    for (const change of changes) expect(leftOpen(HELD, { ...HELD, ...change })).toHaveLength(1);
    // What was opened in the place of something else counts, too.
    expect(leftOpen(HELD, { ...HELD, files: ['/dev/null', 'pipe', 'pipe'] })).toHaveLength(1);
  });
});
