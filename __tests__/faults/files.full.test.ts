import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Scenario, tryFaults } from '../harness/faults.ts';
import { fixtures, recorded } from '../harness/profiles.ts';

/**
 * A run that is killed, or whose file operation or program fails, at each step: `default.pgo` stays whole, the error is
 * one sentence, nothing is left, and the next run does the work. An undisturbed run finds the steps.
 */

const RENDER = join(fixtures, 'render-1.pprof');
const OUT = ['--output-directory', '../out'];

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  merge: { args: ['merge', RENDER, '--output', 'default.pgo'] },
  collect: {
    args: [
      ...['collect', '--max-failures', '0%', '--source', RENDER],
      ...['--source', 'command: cp "$FROM" "$PGO_PROFILE_DIR/a.pprof"', ...OUT],
    ],
    env: { FROM: join(fixtures, 'render-2.pprof') },
  },
  'rollback to a branch': {
    args: ['rollback', '--publish', 'local', ...OUT],
    async prepare(world) {
      await world.write({ 'default.pgo': recorded('render-1') });
      await world.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=pgo: refresh default.pgo');
    },
  },
  'refresh to a branch': {
    args: [
      ...'refresh --publish local --benchmarks none --evidence none --source'.split(' '),
      RENDER,
      ...OUT,
    ],
  },
};

/** What one scenario has tried, the next one does not try again. */
const seen = new Set<string>();

test.each(Object.entries(SCENARIOS))('%s', { timeout: 1_200_000 }, async (_, scenario) => {
  expect(await tryFaults(scenario, seen)).toEqual([]);
});
