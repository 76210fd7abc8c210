import { type Profile as PprofProfile, Sample } from 'pprof-format';
import { describe, expect, it } from 'vitest';
import { ownCode } from '../../src/profile/names.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { altered, recorded, renamed, textIndex } from '../harness/profiles.ts';

const OWN = ownCode('example.com/markdown-service');

async function refusal(file: Uint8Array): Promise<{ message: string; fix: string | undefined }> {
  try {
    await validateFile(file, OWN);
  } catch (error) {
    if (error instanceof ExpectedError) return { message: error.message, fix: error.fix };
    throw error;
  }
  throw new Error('it was accepted');
}

describe('validateFile', () => {
  it('accepts a recorded profile and says what it holds', async () => {
    const { profile, doubts } = await validateFile(recorded('render-1'), OWN);
    expect(doubts).toEqual([]);
    expect(profile.samples).toBeGreaterThan(300);
    expect(profile.cpuNanos).toBe(BigInt(profile.samples) * 10_000_000n);
    expect(profile.sampleTypes).toEqual(['samples/count', 'cpu/nanoseconds']);
    expect(profile.totals[1]).toBe(profile.cpuNanos);
    expect(profile.ownShare).toBeGreaterThan(0.4);
    expect(profile.buildIds).toHaveLength(1);
    const plain = renamed('render-1', () => 'math.sin');
    expect((await validateFile(plain, OWN)).profile.totals).toEqual(profile.totals);
  });

  it('counts the samples of a file of profilecli, whose period of one second is not its rate', async () => {
    const { profile: both } = await validateFile(recorded('render-1'), OWN);
    const file = altered('render-1', (profile) => {
      profile.sampleType = profile.sampleType.slice(1);
      for (const sample of profile.sample) sample.value = sample.value.slice(1);
      profile.period = 1_000_000_000;
    });
    const { profile } = await validateFile(file, OWN);
    expect(profile.sampleTypes).toEqual(['cpu/nanoseconds']);
    expect([profile.samples, profile.cpuNanos]).toEqual([both.samples, both.cpuNanos]);
  });

  const each = (change: (profile: PprofProfile) => void) => () => altered('render-1', change);
  const cases: [string, () => Uint8Array, RegExp][] = [
    ['an empty file', () => Buffer.alloc(0), /^The file is empty\.$/],
    ['an HTML page', () => Buffer.from('\n<!DOCTYPE html><html><body>'), /an HTML page, not a profile/],
    [
      'a JSON answer',
      () => Buffer.from('{"error": "not found", "code": 404}'),
      /The file is JSON, not a profile/,
    ],
    ['a heap profile', () => recorded('heap'), /The file is a heap profile, not a CPU profile/],
    ['a goroutine profile', () => recorded('goroutine'), /The file is a goroutine or thread profile/],
    ['an idle profile', () => recorded('idle'), /The profile holds no samples/],
    [
      'a cut gzip stream',
      () => recorded('render-1').subarray(0, 9_000),
      /ends early, so the file is truncated/,
    ],
    ['random bytes', () => Buffer.from('ff8811aa00bbccddee00', 'hex'), /truncated, damaged or not a profile/],
    [
      'a profile without start lines',
      each((profile) => {
        for (const func of profile.function) func.startLine = 0;
      }),
      /no start lines, so `go build` refuses/,
    ],
    [
      'a profile without names',
      each((profile) => {
        profile.function = [];
        for (const location of profile.location) location.line = [];
      }),
      /never symbolized/,
    ],
    [
      'a profile of another language',
      each((profile) => {
        const [name, filename] = ['App::Handler#call', 'app.rb'].map((text) => textIndex(profile, text));
        for (const func of profile.function) Object.assign(func, { name, filename });
      }),
      /not from a Go program, .*`App::Handler#call`/,
    ],
    [
      'the difference of two profiles',
      each(({ sample }) => {
        sample[0] = new Sample({ locationId: sample[0]?.locationId ?? [], value: [-1, -10_000_000] });
      }),
      /negative values/,
    ],
    [
      'a profile of wall time',
      each((profile) => {
        const types = ['sample', 'wall'].map((type) => ({ type: textIndex(profile, type) }));
        for (const [at, type] of types.entries()) Object.assign(profile.sampleType[at] ?? {}, type);
      }),
      /The file is a wall-clock profile/,
    ],
  ];
  it.each(cases)('refuses %s with the reason and a fix', async (_, make, reason) => {
    const { message, fix } = await refusal(make());
    expect(message).toMatch(reason);
    expect(fix).toMatch(/^[A-Z].*\.$/s);
  });

  const few = altered('render-1', (profile) => {
    profile.sample = profile.sample.slice(0, 20);
    for (const sample of profile.sample) sample.value = [1, 10_000_000];
  });
  const often = /^runtime\.(un)?lock2$|\.parseBlock$/;
  const interrupted = renamed('render-1', (name) => (often.test(name) ? 'runtime.asyncPreempt2' : name));
  it.each([
    ['few samples', few, OWN, 'The profile holds only 20 samples (0.2 s of CPU time).'],
    [
      'no code of its own',
      recorded('render-1'),
      ownCode('example.org/another', []),
      'None of the profile’s stacks',
    ],
    ['interruptions', interrupted, OWN, '30.6 % of the profile’s samples are in `runtime.asyncPreempt`'],
  ])('warns of %s', async (_, file, own, start) => {
    const { doubts } = await validateFile(file, own);
    const said = doubts.map(({ severity, message }) => `${severity}: ${message}`.slice(0, 9 + start.length));
    expect(said).toEqual([`warning: ${start}`]);
  });
});
