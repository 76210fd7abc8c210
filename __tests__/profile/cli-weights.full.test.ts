import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Profile, Sample } from 'pprof-format';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/compare/stats/numbers.ts';
import { totalsOf } from '../../src/profile/comments.ts';
import { decide, readProfile } from '../../src/profile/decide.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { encodeWhole, scaleValues } from '../../src/profile/encode.ts';
import { DOCUMENT } from '../cli/document.ts';
import { documentOf, makePlace, type Place, type ResultDocument } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { altered, fixtures, raw, renamed, textIndex } from '../harness/profiles.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const INDEX = join(fixtures, 'index-1.pprof');
const run = promisify(execFile);

let place: Place;
beforeAll(async () => {
  place = await makePlace(TINY);
});
afterAll(() => place[Symbol.asyncDispose]());

async function cli(args: readonly string[], input?: string) {
  const ended = await place.run([...args, '--json'], input === undefined ? {} : { input });
  const document = documentOf(ended);
  v.parse(DOCUMENT, document);
  return { exitCode: ended.exitCode, document };
}

const collect = (output: string, sources: string, ...options: readonly string[]) =>
  cli(['collect', '--sources', '-', '--profile', output, ...options], sources);

/** What the Go compiler makes of a profile. */
async function preprofile(name: string): Promise<string> {
  await run('go', ['tool', 'preprofile', '-i', place.path(name), '-o', place.path(`${name}.pre`)]);
  return readFile(place.path(`${name}.pre`), 'utf8');
}

/** pprof counts a file as often as it is named: weights by another hand than ours. */
async function pprofMerge(output: string, files: readonly string[]): Promise<void> {
  const path = `-output=${place.path(output)}`;
  await run('go', ['tool', 'pprof', '-proto', '-symbolize=none', path, ...files]);
}

/** Findings but the one about few samples, which all merges of these recordings have. */
const findingsOf = ({ findings }: ResultDocument) =>
  findings.filter(({ message }) => !message.startsWith('The merge holds only'));

const THREE_TO_ONE = `- file: ${RENDER}\n  weight: 3\n- ${INDEX}\n`;

describe('weight', () => {
  test('the compiler sees each sample as often as asked, in edges and in whole stacks', async () => {
    const { exitCode, document } = await collect('edges.pgo', THREE_TO_ONE);
    expect(exitCode).toBe(0);
    await collect('none.pgo', THREE_TO_ONE, '--compact', 'none');
    await pprofMerge('pprof.pgo', [RENDER, RENDER, RENDER, INDEX]);
    const edges = await preprofile('edges.pgo');
    expect(edges.split('\n').length).toBeGreaterThan(100);
    expect(await preprofile('pprof.pgo')).toBe(edges);
    expect(await preprofile('none.pgo')).toBe(edges);
    // What people read are samples that were taken.
    const { samples: render } = totalsOf(decodeProfile(raw('render-1')));
    const { samples: index } = totalsOf(decodeProfile(raw('index-1')));
    expect(document.profile).toMatchObject({
      samples: render + index,
      cpuSeconds: (render + index) / 100,
      effectiveSamples: Math.round((3 * render + index) ** 2 / (9 * render + index)),
    });
    expect(document.findings.map(({ message }) => message)).toEqual([
      'Much of the weight is on few samples: weighted, the 1,049 samples tell no more than 841 of equal weight would.',
    ]);
    expect(document.sources).toMatchObject([{ weight: 3 }, {}]);
    for (const name of ['edges.pgo', 'none.pgo']) {
      const inspected = await cli(['inspect', name]);
      expect(inspected.document.profile).toMatchObject({
        samples: render + index,
        effectiveSamples: (document.profile as { effectiveSamples?: number }).effectiveSamples,
      });
    }
  });
});

describe('weighting: equal', () => {
  test('a profile that is given three times as long has the same voice', async () => {
    // The same load, recorded for three times as long: all values are threefold.
    await place.write({ 'long.pprof': gzipSync(encodeWhole(scaleValues(decodeProfile(raw('index-1')), 3))) });
    await cli(['merge', '--weighting', 'equal', '--output', 'equal.pgo', 'long.pprof', INDEX, RENDER]);
    const merged = await readProfile(await readFile(place.path('equal.pgo')));
    const weightOf = async (path: string) => (await readProfile(await readFile(path))).edges.totalWeight;
    const [index, render] = [await weightOf(INDEX), await weightOf(RENDER)];
    const { samples: n } = totalsOf(decodeProfile(raw('index-1')));
    const { samples: m } = totalsOf(decodeProfile(raw('render-1')));
    // Edges per sample, times one voice each.
    const voice = merged.edges.totalWeight / (2 * (index / n) + render / m);
    expect(voice).toBeCloseTo(Math.round(voice), 3);
    expect(Math.round(voice) % (3 * n)).toBe(0);
    expect(merged.samples).toBe(4 * n + m);
  });
});

describe('decisions', () => {
  const random = seededRandom(11);
  let time = 1_700_000_000_000_000_000n;

  /** Another sampling of a recorded load. */
  function drawn(name: string, samples: number): Uint8Array {
    const profile = Profile.decode(raw(name));
    const stacks = profile.sample.flatMap(({ locationId, value }) =>
      Array.from({ length: Number(value[0]) }, () => locationId),
    );
    profile.sample = Array.from(
      { length: samples },
      () =>
        new Sample({
          locationId: stacks[Math.floor(random() * stacks.length)] ?? [],
          value: [1, 10_000_000],
        }),
    );
    profile.timeNanos = time++;
    return gzipSync(profile.encode());
  }

  async function refreshed(output: string, few: string, weight: number, ...options: readonly string[]) {
    const many = few === 'render-1' ? 'index-1' : 'render-1';
    await place.write({ 'few.pprof': drawn(few, 200), 'many.pprof': drawn(many, 2_000) });
    const sources = `- file: few.pprof\n  weight: ${weight}\n- many.pprof\n`;
    const { exitCode } = await collect(output, sources, '--compact', 'edges', ...options);
    expect(exitCode).toBe(0);
    return readFile(place.path(output));
  }

  test.each([
    ['weight: 10', 10, []],
    ['weighting: equal', 1, ['--weighting', 'equal']],
  ])(
    'two refreshes of one load are the same to it (%s), and another load is not',
    async (_, weight, options) => {
      const before = await refreshed('before.pgo', 'render-1', weight, ...options);
      const after = await readProfile(await refreshed('after.pgo', 'render-1', weight, ...options));
      // Less than by default: there, loads that differ in proportions alone, by some 10 % of the weight beyond noise, are the same.
      const settings = { minDrift: 0.02, minSamples: 100 };
      expect(await decide(before, after, settings)).toMatchObject({ kind: 'keep' });
      // Taken for as many samples as their weight, both would seem to have changed.
      const { weighted, ...believed } = after;
      expect(weighted?.effective).toBeLessThan(after.samples / 2);
      const comments = /go-pgo (weighted|effective)-samples/g;
      const stripped = Buffer.from(
        before.toString('latin1').replace(comments, (text) => 'x'.repeat(text.length)),
        'latin1',
      );
      expect(await decide(stripped, believed, settings)).toMatchObject({
        kind: 'update',
        reason: expect.stringMatching(/^The workload has changed/),
      });
      // Other proportions of the two loads are a change.
      const other = await readProfile(await refreshed('other.pgo', 'render-1', weight / 10, ...options));
      expect(await decide(before, other, settings)).toMatchObject({ kind: 'update' });
    },
  );
});

describe('builds', () => {
  const OLD = '0123456789abcdef0123456789abcdef01234567';

  function ofBuild(id: string, name: string, at: bigint): Uint8Array {
    return altered(name, (profile) => {
      profile.timeNanos = at;
      const [program] = profile.mapping;
      if (program !== undefined) program.buildId = textIndex(profile, id);
    });
  }

  const RECORDED = '34f13c196177630956083f3d81424ec0e7a4bdd5';
  const START = 1_763_000_000_000_000_000n;

  beforeAll(() =>
    place.write({
      'builds/old-1.pprof': ofBuild(OLD, 'render-1', START),
      'builds/old-2.pprof': ofBuild(OLD, 'render-2', START + 1n),
      'builds/none.pprof': ofBuild('', 'render-2', START + 2n),
      'builds/new.pprof': ofBuild(RECORDED, 'index-1', START + 86_400_000_000_000n),
    }),
  );

  test('a mix is one note, and the document has all', async () => {
    const { exitCode, document } = await collect('mixed.pgo', '- builds/*.pprof\n');
    expect(exitCode).toBe(0);
    expect(findingsOf(document)).toEqual([
      {
        severity: 'note',
        message:
          'The profiles are of 3 builds of the program, newest first: 1 of 34f13c196177, 1 of builds without an ID, 2 of 0123456789ab.',
        fix: 'Set `build-id: newest` to merge only those of the newest, when much has changed in between.',
      },
    ]);
    expect(document.profile).toMatchObject({
      inputs: 4,
      buildIds: 2,
      builds: [
        { id: RECORDED, profiles: 1, newest: '2025-11-14T02:13:20Z' },
        { profiles: 1, newest: '2025-11-13T02:13:20Z' },
        { id: OLD, profiles: 2, newest: '2025-11-13T02:13:20Z' },
      ],
    });
  });

  test('build-id: newest takes only those of the newest', async () => {
    const { exitCode, document } = await collect(
      'newest.pgo',
      '- builds/*.pprof\n',
      ...['--build-id', 'newest'],
    );
    expect(exitCode).toBe(0);
    expect(findingsOf(document).map(({ message }) => message)).toEqual([
      'By `build-id: newest`, only 1 profile of build 34f13c196177 is merged. Left out: 1 of builds without an ID, 2 of 0123456789ab.',
    ]);
    expect(document.profile).toMatchObject({ inputs: 1, buildIds: 1, samples: 519 });
    await cli(['merge', '--output', 'alone.pgo', 'builds/new.pprof']);
    expect(await preprofile('newest.pgo')).toBe(await preprofile('alone.pgo'));
  });
});

describe('another program', () => {
  test('is left out, counts as a failure, and says what was expected and found', async () => {
    await place.write({
      'foreign.pprof': renamed('render-2', (name) => name.replace(/^main\.newHandler/, 'main.listen')),
    });
    const sources = `- ${RENDER}\n- foreign.pprof\n`;
    const { exitCode, document } = await collect('out.pgo', sources, '--package', '.');
    expect(exitCode).toBe(0);
    expect(document.profile).toMatchObject({ inputs: 1 });
    expect(findingsOf(document)).toEqual([
      {
        severity: 'error',
        source: 'foreign.pprof',
        file: 'foreign.pprof',
        message:
          'It is of another program: expected were functions of example.com/tiny (main package example.com/tiny), found were those of github.com/yuin/goldmark/parser, example.com/markdown-service/render, github.com/yuin/goldmark/ast and 4 more and main.listen.document.',
        fix: 'Point the source at this program, or set `working-directory` and `package` to the one that the profile is of.',
      },
    ]);
  });
});
