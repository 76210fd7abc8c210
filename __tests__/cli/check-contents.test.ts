import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { textIndex } from '../harness/profiles.ts';

/** What `check` says of calls that hurt and of a file that is too large, outside of a repository. */

const HARMFUL = 'google.golang.org/grpc/internal/transport.(*loopyWriter).processData';

let place: Place;
beforeAll(async () => {
  place = await makePlace(CHECKED);
});
afterAll(() => place[Symbol.asyncDispose]());

const harmful = () =>
  goodProfile((profile) => {
    const memmove = textIndex(profile, 'runtime.memmove');
    for (const func of profile.function) if (func.name === memmove) func.name = textIndex(profile, HARMFUL);
  });

test('a call that is known to hurt, by the version of Go', async () => {
  await place.write({ 'default.pgo': harmful() });
  const { exitCode, decision, findings } = await check(place);
  expect({ exitCode, decision }).toEqual({ exitCode: 0, decision: 'update' });
  expect(findings).toEqual([
    {
      severity: 'warning',
      at: 'default.pgo',
      message: expect.stringMatching(
        /^`google\.golang\.org\/grpc\/.*processData` \([\d.]+ % of the call-edge weight\) is hot in it and hurts when go1\.\S+ inlines it: each gRPC .* \(https:\/\/github\.com\/grpc\/grpc-go\/issues\/6991\)\.$/,
      ),
      fix: expect.stringMatching(/^Refresh the profile, which keeps this call out\. /),
    },
  ]);
  const reported = await check(place, ['--hazards', 'report']);
  expect(reported.decision).toBe('keep');
  expect(reported.findings).toMatchObject([
    { severity: 'note', fix: expect.stringContaining('`hazards: report`') },
  ]);
});

test('what a refresh has kept out is not hot, and what `exclude` names is to be kept out', async () => {
  await place.write({ 'whole.pprof': harmful() });
  const args = ['--source', 'whole.pprof', '--profile', 'default.pgo', '--json'];
  expect((await place.run(['collect', ...args])).exitCode).toBe(0);
  expect((await check(place)).findings).toEqual([]);
  const excluded = await check(place, ['--exclude', 'runtime.mallocgc']);
  expect(excluded.findings).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringMatching(
        /^`runtime\.mallocgc` \(.*\) is hot in it, although `exclude` names it\.$/,
      ),
    },
  ]);
});
