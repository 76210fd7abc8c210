import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerAfterMeasuring } from '../../src/commands/contenders.ts';
import { findProgram, placeOfProfile } from '../../src/commands/program.ts';
import { lookAtDestination, publish } from '../../src/commands/propose.ts';
import type { Comparison } from '../../src/compare/experiment/verdict.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { jobIn } from '../harness/job.ts';
import { recorded } from '../harness/profiles.ts';

const sentences = goldenSentences('refresh');

/** A profile with which the program is proven slower than without one: what each way of publishing makes of it. */

const SLOWER: Comparison = {
  verdict: 'slower',
  change: 0.016,
  interval: [0.01, 0.022],
  measurements: [],
  rounds: 27,
  seconds: 77,
  reason: 'The interval lies above zero.',
};
/** The committed profile is no better. */
const ALL_SLOWER: Comparison = {
  ...SLOWER,
  contenders: [
    { name: 'committed', against: 'off', verdict: 'slower', change: 0.016, interval: [0.01, 0.022] },
    {
      name: 'recorded',
      against: 'committed',
      verdict: 'no difference',
      change: 0,
      interval: [-0.005, 0.005],
    },
  ],
};
const NEW = recorded('render-1');
const BRANCH = 'pgo/default';

let github: GitHubHarness;
let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

beforeEach(async () => {
  place = await makePlace(TINY);
  git = await makeRepository(place.cwd);
  github = await startGitHub({ directory: place.cwd });
  await git('clone', '--quiet', '--bare', place.cwd, place.path('..', 'server.git'));
  await git('remote', 'add', 'origin', place.path('..', 'server.git'));
});
afterEach(() => github.end(place));

/** The end of a refresh, after its comparison. */
async function endOfRefresh(way: string, comparison: Comparison) {
  const { run, report } = await jobIn(place.cwd, {
    command: 'refresh',
    settings: { publish: way },
    token: github.token,
    env: { ...process.env, ...github.env },
  });
  const program = await findProgram(run);
  const refreshed = { run, program, place: await placeOfProfile(run, program.profilePath) };
  const destination = await lookAtDestination({ runs: [run], whole: run, others: [] }, [refreshed]);
  const decision = answerAfterMeasuring(comparison, run, refreshed.place);
  report.add({ comparison: decision.comparison });
  const profile = { path: program.profilePath, bytes: NEW };
  const end = { ...refreshed, profile, answer: decision.answer, isSlower: true };
  return { answer: decision.answer, ...(await publish(run, destination, [end], report.value)) };
}

const onServer = (branch: string) =>
  git(
    '--git-dir',
    place.path('..', 'server.git'),
    'for-each-ref',
    '--format=%(refname:short)',
    `refs/heads/${branch}`,
  );

test.each([
  ['commit', SLOWER],
  ['commit', ALL_SLOWER],
  ['git', SLOWER],
])('`publish: %s` publishes nothing, and a warning says why', async (way, comparison) => {
  const writes = github.writes.length;
  const { answer, publication } = await endOfRefresh(way, comparison);
  expect(answer).toMatchObject({
    kind: 'slower',
    reason: expect.stringContaining('+1.6 %'),
    note: { severity: 'warning', fix: expect.stringContaining('`publish: pull-request`') },
  });
  expect(publication).toMatchObject({
    kind: way,
    operation: 'none',
    reason: (answer as { reason: string }).reason,
  });
  sentences.add('note' in answer ? answer.note : undefined);
  expect(github.writes.slice(writes)).toEqual([]);
  expect(await github.file('default.pgo')).toBeUndefined();
  expect(await onServer(BRANCH)).toBe('');
});

test('a profile that is proven better than the committed one is published, although both are slower than none', async () => {
  const better = { name: 'recorded', against: 'committed', verdict: 'faster', change: -0.03 } as const;
  const comparison: Comparison = { ...SLOWER, contenders: [{ ...better, interval: [-0.04, -0.02] }] };
  const { answer, publication } = await endOfRefresh('commit', comparison);
  expect([answer.kind, publication?.operation]).toEqual(['new', 'created']);
});

test('`publish: pull-request` opens a draft', async () => {
  const { answer, publication } = await endOfRefresh('pull-request', SLOWER);
  expect([answer.kind, publication?.operation]).toEqual(['new', 'created']);
  expect(await github.pulls.all(github.repository, 'open')).toMatchObject([{ draft: true }]);
});

test('`publish: local` makes a branch that is on no server', async () => {
  const { answer, publication } = await endOfRefresh('local', SLOWER);
  expect([answer.kind, publication?.operation]).toEqual(['new', 'created']);
  expect(await git('rev-parse', BRANCH)).toBe(publication?.headSha);
  expect(await onServer(BRANCH)).toBe('');
});

sentences.compare();
