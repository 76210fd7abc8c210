import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Label as PprofLabel, Profile as PprofProfile, ValueType as PprofValueType } from 'pprof-format';
import { expect, it } from 'vitest';
import { mergeCollected } from '../../src/commands/gather.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { headOf, isCompact, totalsOf } from '../../src/profile/columns.ts';
import { inColumns, knownColumns } from '../../src/profile/common-columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { encodeEdges, encodeWhole, scaleValues } from '../../src/profile/encode.ts';
import { type MergedProfile, mergeProfiles } from '../../src/profile/merge.ts';
import { KnownNames } from '../../src/profile/names.ts';
import { timesOf } from '../../src/profile/potential.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { jobIn } from '../harness/job.ts';
import { altered, compactToEdges, raw, textIndex } from '../harness/profiles.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';
import { pprof, validated } from './validated.ts';

const sentences = goldenSentences('merge');

const goroot = execFileSync('go', ['env', 'GOROOT']).toString().trim();

interface Input {
  readonly bytes: Uint8Array;
  readonly weight?: number;
}

/** As `merge` does it: validated, summed, merged. */
async function folded(folder: string, inputs: readonly Input[]): Promise<MergedProfile> {
  const {
    inputs: accepted,
    parts,
    options,
  } = await validated(
    folder,
    inputs.map(({ bytes }) => bytes),
  );
  const weighed = accepted.map((one) => ({ ...one, factor: inputs[one.entry]?.weight ?? 1 }));
  return mergeProfiles(weighed, { ...options, parts });
}

/** By the long way: pprof merges whole files, and what it makes is compacted. */
async function whole(folder: string, inputs: readonly Input[]) {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    inputs.map(async ({ bytes, weight = 1 }, index) => {
      const path = join(folder, `whole-${index}.pprof`);
      await writeFile(path, weight === 1 ? bytes : encodeWhole(scaleValues(decodeProfile(bytes), weight)));
      return path;
    }),
  );
  const merged = join(folder, 'whole.pprof');
  execFileSync(pprof, ['-proto', '-symbolize=none', `-output=${merged}`, ...files], { stdio: 'pipe' });
  const profile = decodeProfile(gunzipSync(await readFile(merged)));
  // Other columns are left out.
  return inColumns(profile, knownColumns(profile));
}

const TOTALS = { samples: 1, cpuNanos: 1n };

/** Writes profiles, half of them gzipped, and validates them; nothing may be wrong with any. */
async function expectTheSame(inputs: readonly Input[]): Promise<void> {
  await using folder = await temporaryFolder();
  const fast = await folded(folder.path, inputs);
  const slow = await whole(join(folder.path, 'slow'), inputs);
  expect(fast.edges).toEqual(callEdges(slow));
  const { comments: _, ...head } = headOf(slow);
  expect(fast.head).toMatchObject(head);
  // Heads, times and periods, too.
  expect(
    Buffer.from(encodeEdges(fast.head, fast.edges.edges, TOTALS, [])).equals(compactToEdges(slow, TOTALS)),
  ).toBe(true);
  const isWhole = inputs.every(({ bytes }) => !isCompact(decodeProfile(bytes)));
  if (isWhole) expect(fast.times).toEqual(timesOf(new KnownNames().named(slow)));
}

const RECORDED = ['render-1', 'render-2', 'index-1'] as const;

/** A recorded profile with a third sample type, labels on half of its samples, and zeros in each sample type. */
function strange(name: string): Uint8Array {
  return altered(name, (profile) => {
    profile.sampleType.push(
      new PprofValueType({ type: textIndex(profile, 'bytes'), unit: textIndex(profile, 'bytes') }),
    );
    for (const [index, sample] of profile.sample.entries()) {
      sample.value = [...sample.value, index % 3];
      if (index % 5 === 0) sample.value[0] = 0;
      if (index % 7 === 0) sample.value[1] = 0;
      if (index % 2 === 0)
        sample.label = [
          new PprofLabel({ key: textIndex(profile, 'id'), str: textIndex(profile, `${index % 4}`) }),
        ];
    }
    for (const location of profile.location.slice(0, 40)) location.line = [];
    for (const location of profile.location.slice(40, 80)) location.mappingId = 0;
    for (const location of profile.location.slice(80, 120)) location.address = 2n ** 64n - 1n;
  });
}

/** As recorded, and of another load address. */
async function ofCompiler(): Promise<Uint8Array[]> {
  const bytes = gunzipSync(await readFile(join(goroot, 'src', 'cmd', 'compile', 'default.pgo')));
  const later = PprofProfile.decode(bytes);
  later.timeNanos = 1n;
  for (const location of later.location) location.address = BigInt(location.address) + 4096n;
  return [bytes, later.encode()];
}

const OF_MANY_BUILDS = () =>
  Array.from({ length: 14 }, (_, at) => ({
    bytes: altered(RECORDED[at % 3] as string, (profile) => {
      profile.timeNanos = BigInt(1 + at);
      for (const mapping of profile.mapping) mapping.buildId = textIndex(profile, `build ${at % 7}`);
    }),
  }));

it.each<[string, () => readonly Input[] | Promise<readonly Input[]>]>([
  ['recorded profiles', () => RECORDED.map((name) => ({ bytes: raw(name) }))],
  [
    'the Go compiler’s, with recursion all over',
    async () => (await ofCompiler()).map((bytes) => ({ bytes })),
  ],
  [
    'labels, zeros, a third sample type, huge addresses',
    () => ['render-1', 'render-2'].map((name) => ({ bytes: strange(name) })),
  ],
  [
    'with weights, compacted ones among them',
    () => [
      { bytes: raw('render-1'), weight: 3 },
      { bytes: compactToEdges(decodeProfile(raw('render-2'))), weight: 2 },
      { bytes: raw('index-1') },
    ],
  ],
  ['more builds than are added up at the same time', OF_MANY_BUILDS],
  [
    'sums just below 2^53',
    () => [
      { bytes: withValue('render-1', 2n ** 52n + 1n) },
      { bytes: withValue('render-2', 2n ** 52n - 2n ** 45n) },
    ],
  ],
])('a merge of call edges is that of whole profiles: %s', async (_, inputs) => {
  await expectTheSame(await inputs());
});

it('the same inputs give the same bytes in any order, also when most are merged ahead', async () => {
  await using folder = await temporaryFolder();
  // The first does not say when it was taken, which must not change when the others were.
  const inputs = Array.from({ length: 230 }, (_, at) => ({
    bytes: altered(RECORDED[at % 3] as string, (profile) => {
      profile.timeNanos = BigInt(at);
    }),
  }));
  const results: MergedProfile[] = [];
  for (const [round, order] of [inputs, inputs.toReversed()].entries()) {
    const scratch = join(folder.path, String(round));
    await mkdir(scratch);
    const { inputs, parts, options } = await validated(
      scratch,
      order.map(({ bytes }) => bytes),
    );
    expect(parts.length).toBeGreaterThan(1);
    results.push(await mergeProfiles(inputs, { ...options, parts: round === 0 ? [] : parts }));
  }
  const [first, second] = results;
  expect(first?.edges).toEqual(callEdges(await whole(join(folder.path, 'slow'), inputs)));
  expect(first?.sha256).toBe(second?.sha256);
  expect(first?.head.timeNanos).toBe(1n);
});

it('what was added up with others that are left out, or count more often, is read again', async () => {
  await using folder = await temporaryFolder();
  const files = RECORDED.map((name) => raw(name));
  const { inputs, parts, options } = await validated(folder.path, files);
  expect(parts.map(({ members }) => members.size)).toEqual([3]);
  const expectMerge = async (chosen: typeof inputs) => {
    const given = chosen.map(({ entry, factor }) => ({ bytes: files[entry] as Buffer, weight: factor }));
    const { edges } = await mergeProfiles(chosen, { ...options, parts });
    expect(edges).toEqual(callEdges(await whole(join(folder.path, 'slow'), given)));
    await rm(join(folder.path, 'merged'), { recursive: true, force: true });
  };
  for (const left of inputs) {
    await expectMerge(inputs.filter((one) => one !== left));
    await expectMerge(inputs.map((one) => ({ ...one, factor: one === left ? 3 : 1 })));
  }
});

it('a merge without compacting says how many samples were taken, also if its inputs hold only call edges', async () => {
  await using folder = await temporaryFolder();
  const files = ['render-1', 'index-1'].map((name) => raw(name));
  const taken = files.reduce((sum, bytes) => sum + totalsOf(decodeProfile(bytes)).samples, 0);
  const compacted = files.map((bytes) => compactToEdges(decodeProfile(bytes)));
  for (const given of [files, compacted, [files[0] as Buffer, compacted[1] as Uint8Array]]) {
    const { inputs, parts, options } = await validated(folder.path, given);
    const merged = await mergeProfiles(inputs, { ...options, parts, compact: 'none' });
    expect(merged.samples).toBe(taken);
    expect(totalsOf(decodeProfile(merged.bytes)).samples).toBe(taken);
    await rm(join(folder.path, 'merged'), { recursive: true, force: true });
  }
});

/** A recorded profile, of which the first sample has this value. */
const withValue = (name: string, value: bigint) =>
  altered(name, (profile) => {
    const [sample] = profile.sample;
    if (sample) sample.value = [1, value];
  });

it('sums above 2^53 are refused: in one profile, and over several', async () => {
  await using folder = await temporaryFolder();
  const most = 2n ** 53n - 1n;
  await expect(validated(folder.path, [withValue('render-1', 2n ** 53n)])).rejects.toThrow();
  for (const value of [2n ** 53n, most]) {
    const { message } = await sentences.addError(validateFile(withValue('render-1', value), undefined));
    expect(message).toContain('2^53');
  }
  for (const compact of ['edges', 'none'] as const) {
    const half = [withValue('render-1', 2n ** 52n), withValue('render-2', 2n ** 52n)];
    const { inputs, parts, options } = await validated(folder.path, half);
    const { message } = await sentences.addError(mergeProfiles(inputs, { ...options, parts, compact }));
    expect(message).toMatch(/\b2 profiles\b.* 2\^53 .*cpu\/nanoseconds/);
  }
});

it('a source tree that cannot be read is a warning, and the profiles are merged as they came', async () => {
  await using folder = await temporaryFolder();
  const { inputs, parts, options } = await validated(folder.path, [raw('render-1'), raw('index-1')]);
  await writeFiles(folder.path, TINY);
  const { run } = await jobIn(folder.path, {
    command: 'collect',
    settings: { 'min-samples': '1', 'build-flags': '-no-such-flag' },
    env: process.env,
  });
  const go = await goToolchain({ cwd: folder.path });
  const main = await findMainPackage(go, { package: '.' });
  const collected = { accepted: inputs, failed: 0, sources: [], findings: [], parts, pprof };
  const { merged, findings } = await mergeCollected(run, { go, main }, collected);
  expect(merged.edges).toEqual((await mergeProfiles(merged.inputs, { ...options, parts })).edges);
  const unmatched = findings.find(({ message }) => message.includes('no-such-flag'));
  expect(unmatched?.severity).toBe('warning');
  sentences.add(unmatched);
});

sentences.compare();
