import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Candidate, validateAll } from '../../src/profile/validate.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { altered, raw } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

const START = 1_763_000_000_000_000_000n;
const RECORDINGS = ['render-1', 'render-2', 'index-1'] as const;

const startingNow = (name: string) =>
  altered(name, (profile) => {
    profile.timeNanos = START;
  });

let place: Place;
beforeAll(async () => {
  place = await makePlace({
    ...Object.fromEntries(RECORDINGS.map((name) => [`${name}.pprof`, startingNow(name)])),
  });
});
afterAll(() => place[Symbol.asyncDispose]());

function candidate(file: string, given: Partial<Candidate> = {}): Candidate {
  return { path: place.path(`${file}.pprof`), name: file, source: 'them', entry: 0, ...given };
}

async function validated(candidates: readonly Candidate[]) {
  const { accepted, findings } = await validateAll(candidates, undefined, new AbortController().signal);
  return {
    accepted: accepted.map(({ path, weight }) => ({ path, weight })),
    notes: findings.map(({ finding }) => finding.message),
  };
}

describe('different profiles with the same start', () => {
  it('all count where a server keeps them: tenants of it have the same URL and the same words', async () => {
    const name = 'http://pyroscope:4040 {service_name="shop"}';
    const { accepted, notes } = await validated(RECORDINGS.map((file) => candidate(file, { name })));
    expect(accepted).toHaveLength(3);
    expect(notes).toEqual([]);
  });

  it('are one recording where an endpoint recorded them, and of two endpoints they are two', async () => {
    const [first, second, third] = RECORDINGS;
    const { accepted, notes } = await validated([
      candidate(first, { endpoint: 'a' }),
      candidate(second, { endpoint: 'a' }),
      candidate(third, { endpoint: 'b' }),
    ]);
    expect(accepted).toHaveLength(2);
    expect(notes).toEqual([expect.stringContaining('counts once')]);
    sentences.add(...notes);
  });
});

describe('short profiles', () => {
  /** Profiles with 60 samples each. */
  const shortOnes = async (many: number) => {
    const files = Array.from({ length: many }, (_, at) => [
      `short-${at}.pprof`,
      altered('render-1', (profile) => {
        profile.timeNanos = START + BigInt(at);
        profile.sample = profile.sample.slice(0, 20);
        for (const sample of profile.sample) sample.value = [3, 30_000_000];
      }),
    ]);
    await place.write(Object.fromEntries(files));
    const candidates = Array.from({ length: many }, (_, at) => candidate(`short-${at}`, { name: `${at}` }));
    const { findings } = await validateAll(candidates, undefined, new AbortController().signal);
    return findings.map(({ finding }) => finding.severity);
  };

  it('are one note, because the compiler reads only their merge', async () => {
    expect(await shortOnes(30)).toEqual(['note']);
    expect(await shortOnes(2)).toEqual(['note']);
  });

  it('a single short profile is a warning', async () => {
    expect(await shortOnes(1)).toEqual(['warning']);
  });
});

it('other work gets its turns while thousands of bad files are refused', async () => {
  const names = Array.from({ length: 3_000 }, (_, at) => `bad-${at}`);
  await place.write(Object.fromEntries(names.map((name) => [`${name}.pprof`, 'x'])));
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const candidates = [...names.map((name) => candidate(name)), candidate('render-1', { entry: 1 })];
  const { accepted, rejected } = await validateAll(candidates, undefined, new AbortController().signal);
  clearInterval(timer);
  expect({ accepted: accepted.length, rejected }).toEqual({ accepted: 1, rejected: 3_000 });
  expect(turns).toBeGreaterThan(0);
});

sentences.compare();

describe('a profile without samples', () => {
  const severities = async (...files: readonly Candidate[]) => {
    await place.write({ 'idle.pprof': raw('idle') });
    const { findings, rejected } = await validateAll(files, undefined, new AbortController().signal);
    return { severities: findings.map(({ finding }) => finding.severity), rejected };
  };

  it('is a warning next to another profile of its source, because a short run may end before its first sample', async () => {
    expect(await severities(candidate('idle'), candidate('render-1'))).toEqual({
      severities: ['warning'],
      rejected: 1,
    });
  });

  it('is an error if its source has no other profile', async () => {
    expect(await severities(candidate('idle'), candidate('render-1', { entry: 1 }))).toEqual({
      severities: ['error'],
      rejected: 1,
    });
  });
});
