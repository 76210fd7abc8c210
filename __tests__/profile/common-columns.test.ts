import type { Profile as PprofProfile } from 'pprof-format';
import { ValueType as PprofValueType } from 'pprof-format';
import { expect, test } from 'vitest';
import { totalsOf } from '../../src/profile/columns.ts';
import { decodeFile } from '../../src/profile/decode.ts';
import { callEdges, edgeInWords } from '../../src/profile/edges.ts';
import { mergeProfiles } from '../../src/profile/merge.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { altered, preprofile, textIndex } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { validated } from './validated.ts';

const sentences = goldenSentences('inspect');

/** How other producers write the same profile. */
const AS: Readonly<Record<string, (profile: PprofProfile) => void>> = {
  'the recorded one': () => {},
  'counts alone': (profile) => keep(profile, 0),
  'time alone': (profile) => keep(profile, 1),
  'time before counts': (profile) => keep(profile, 1, 0),
  'other columns as well': (profile) => {
    profile.sampleType.unshift(column(profile, 'alloc_space', 'bytes'));
    profile.sampleType.push(column(profile, 'wall', 'nanoseconds'));
    for (const sample of profile.sample) sample.value = [77, ...sample.value, 99];
  },
  'at 20 Hz': (profile) => {
    profile.period = 50_000_000;
    for (const sample of profile.sample) sample.value[1] = Number(sample.value[0]) * 50_000_000;
  },
  'as Datadog names it': (profile) => {
    profile.sampleType[0] = column(profile, 'cpu-samples', 'count');
  },
};

function column(profile: PprofProfile, type: string, unit: string): PprofValueType {
  return new PprofValueType({ type: textIndex(profile, type), unit: textIndex(profile, unit) });
}

function keep(profile: PprofProfile, ...columns: readonly number[]): void {
  profile.sampleType = columns.map((at) => profile.sampleType[at] as PprofValueType);
  for (const sample of profile.sample) sample.value = columns.map((at) => sample.value[at] as number);
}

const made = (name: string, recording: string) => altered(recording, AS[name] as (typeof AS)[string]);

/** Merges the profiles in both orders, which must give the same bytes. */
async function merged(files: Readonly<Record<string, Uint8Array>>, compact: 'edges' | 'none') {
  const outputs: Uint8Array[] = [];
  for (const order of [Object.values(files), Object.values(files).toReversed()]) {
    await using folder = await temporaryFolder();
    const { inputs, parts, options } = await validated(folder.path, order);
    outputs.push((await mergeProfiles(inputs, { ...options, parts, compact })).bytes);
  }
  expect(outputs[1]).toEqual(outputs[0]);
  return decodeFile(outputs[0] as Uint8Array);
}

const weightsOf = (profile: Parameters<typeof callEdges>[0]) =>
  new Map(callEdges(profile).edges.map((edge) => [edgeInWords(edge), edge.weight]));

test.each(['edges', 'none'] as const)(
  'two recordings weigh the same however a producer writes one of them (%s)',
  async (compact) => {
    const reference = await merged(
      { a: made('the recorded one', 'render-1'), b: made('the recorded one', 'index-1') },
      compact,
    );
    const weights = weightsOf(reference);
    for (const name of [
      'counts alone',
      'time alone',
      'time before counts',
      'other columns as well',
      'as Datadog names it',
    ]) {
      const mixed = await merged(
        { a: made('the recorded one', 'render-1'), b: made(name, 'index-1') },
        compact,
      );
      const mixedWeights = weightsOf(mixed);
      const unit = mixed.sampleTypes[0]?.type === 'cpu' ? 10_000_000 : 1;
      expect(mixedWeights, name).toEqual(
        new Map([...weights].map(([edge, weight]) => [edge, weight * unit])),
      );
    }
  },
);

test('a sample at 20 Hz counts five times as much as one at 100 Hz', async () => {
  const alone = weightsOf(await decodeFile(made('at 20 Hz', 'index-1')));
  const both = await merged(
    { a: made('the recorded one', 'render-1'), b: made('at 20 Hz', 'index-1') },
    'edges',
  );
  expect(both.sampleTypes).toEqual([{ type: 'cpu', unit: 'nanoseconds' }]);
  const first = weightsOf(await decodeFile(made('the recorded one', 'render-1')));
  for (const [edge, weight] of weightsOf(both))
    expect(weight).toBe((first.get(edge) ?? 0) * 10_000_000 + (alone.get(edge) ?? 0) * 50_000_000);
});

test('three kinds of columns at once, and counts with time in nanoseconds, add up to the CPU time of all', async () => {
  const files = {
    a: made('counts alone', 'render-1'),
    b: made('time alone', 'render-2'),
    c: made('at 20 Hz', 'index-1'),
  };
  const all = await Promise.all(Object.values(files).map(decodeFile));
  const time = all.reduce((sum, profile) => sum + totalsOf(profile).cpuNanos, 0n);
  expect((await merged(files, 'edges')).comments).toContain(`go-pgo cpu-nanoseconds: ${time}`);
});

test('columns that the compiler does not know are left out with a note, and the rest is read as `go build` reads it', async () => {
  for (const [name, others] of [
    ['other columns as well', '`alloc_space/bytes`, `wall/nanoseconds`'],
    ['as Datadog names it', '`cpu-samples/count`'],
  ] as const) {
    const file = made(name, 'render-1');
    await using place = await makePlace({ 'cpu.pprof': file });
    const inspected = documentOf(await place.run(['inspect', '--json', 'cpu.pprof']));
    expect(inspected.findings).toMatchObject([
      { severity: 'note', message: expect.stringContaining(others) },
    ]);
    sentences.add(...inspected.findings);
    await place.run(['merge', '--output', 'out.pgo', 'cpu.pprof']);
    expect(await preprofile(place.path('out.pgo'))).toBe(await preprofile(file));
  }
});

sentences.compare();
