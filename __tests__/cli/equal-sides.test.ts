import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';

/** `compare` with two names for the same bytes says so, and builds nothing. */

let place: Place;
beforeAll(async () => {
  const profile = recorded('render-1');
  place = await makePlace({ ...TINY, 'a.pgo': profile, 'b/copy.pgo': profile, 'default.pgo': profile });
});
afterAll(() => place[Symbol.asyncDispose]());

test.each([
  ['two paths', ['--baseline', 'a.pgo', '--candidate', 'b/copy.pgo']],
  ['the committed profile and a copy', ['--candidate', 'a.pgo', '--baseline', 'committed']],
  ['a profile that a setting names, and a copy', ['--profile', 'a.pgo', '--baseline', 'b/copy.pgo']],
])('%s', async (_, args) => {
  const { exitCode, stdout, stderr } = await place.run(['compare', ...args]);
  expect(exitCode).toBe(2);
  expect(stdout + stderr).toMatch(/have the\s+same bytes/);
  expect(stderr).not.toMatch(/building/i);
});
