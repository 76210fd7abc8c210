import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totalsOf } from '../../src/profile/columns.ts';
import { decide } from '../../src/profile/decide.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges, type Edge } from '../../src/profile/edges.ts';
import type { Exclusion } from '../../src/profile/exclusions.ts';
import { harmfulInlinings } from '../../src/profile/exclusions.ts';
import { readProfile } from '../../src/profile/published.ts';
import { edgeProfile, HOT, lineOf, SHAPES } from '../golang/shapes.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { compactToEdges, fixtures, preprofile, raw } from '../harness/profiles.ts';

const run = promisify(execFile);

const SUFFIX = ' (excluded by go-pgo)';
const OPTIONS = { minDrift: 0.05, minSamples: 100 };
const profile = () => decodeProfile(raw('render-1'));
const heaviest = (): Edge[] =>
  [...callEdges(profile()).edges].sort((a, b) => b.weight - a.weight).slice(0, 12);

/** Every second of the heaviest calls for its caller alone, the others for all callers. */
const EXCLUSIONS: readonly Exclusion[] = heaviest().map(({ caller, callee }, index) =>
  index % 2 === 0 ? { caller, callee } : { callee },
);

test('the decision sees other names only if the committed profile shows what is excluded now', async () => {
  const committed = compactToEdges(profile(), totalsOf(profile()), { exclusions: EXCLUSIONS });
  const merged = { ...(await readProfile(gzipSync(raw('render-1')))), exclusions: EXCLUSIONS };
  expect(await decide(committed, merged, OPTIONS)).toMatchObject({ kind: 'keep', movedEdges: [] });
  expect(await decide(compactToEdges(profile()), merged, OPTIONS)).toMatchObject({
    kind: 'update',
    reason: expect.stringMatching(/`hazards`.*`exclude`/),
  });
});

test.each([
  ['go1.20.14', []],
  ['go1.21.13', ['#6991']],
  ['go1.22.0', ['#74045', '#6991']],
  ['go1.24.13', ['#74045', '#6991']],
  ['go1.25.0', ['#6991']],
  ['devel go1.27-abcdef', []],
])('what is known to hurt with %s', (goVersion, expected) => {
  expect(harmfulInlinings(goVersion).map(({ url }) => url.replace(/.*\//, '#'))).toEqual(expected);
});

describe('in a run', () => {
  let place: Place;
  beforeAll(async () => {
    place = await makePlace({ ...SHAPES, 'hot.pprof': edgeProfile(HOT) });
  });
  afterAll(() => place[Symbol.asyncDispose]());

  async function collect(output: string, sources: string, ...options: readonly string[]) {
    const ended = await place.run(['collect', '--sources', '-', '--profile', output, '--json', ...options], {
      input: sources,
    });
    expect(ended.exitCode).toBe(0);
    return documentOf(ended);
  }

  /** Lines of the source where `callee` is inlined. */
  async function inlined(pgo: string, callee: string): Promise<string[]> {
    const built = await run('go', ['build', `-pgo=${pgo}`, '-gcflags=-m', './...'], { cwd: place.cwd });
    return built.stderr
      .split('\n')
      .filter((line) => line.endsWith(`inlining call to ${callee}`))
      .map((line) => line.replace(/:\d+: .*/, ''));
  }

  const CALL = 'main.hot -> example.com/shapes/scene.Mix';
  const AT_HOT = `./main.go:${lineOf('main.go', 'hot')}`;

  test('the compiler no longer inlines a call that is excluded, but still the same callee elsewhere', async () => {
    await collect('all.pgo', '- hot.pprof\n');
    const document = await collect('some.pgo', '- hot.pprof\n', '--exclude', CALL);
    expect(document.findings).toContainEqual({
      severity: 'note',
      message: expect.stringContaining(`\`${CALL}\` (15.0 %`),
    });
    expect(await inlined(place.path('all.pgo'), 'scene.Mix')).toEqual([AT_HOT]);
    expect(await inlined(place.path('some.pgo'), 'scene.Mix')).toEqual([]);
    const twice = `scene/scene.go:${lineOf('scene/scene.go', 'twice')}`;
    expect(await inlined(place.path('some.pgo'), 'Mix')).toContain(twice);
  });

  test('the next merge starts from the names as they were', async () => {
    const recorded = join(fixtures, 'render-1.pprof');
    const [call] = heaviest();
    const options = ['--exclude', `${call?.caller} -> ${call?.callee}`, '--package', '.'];
    await place.write({
      'recorded.go': 'package main\n\nfunc newHandler() {}\nfunc writeIndex() {}\n',
    });
    for (const compact of ['edges', 'none']) {
      await collect('once.pgo', `- ${recorded}\n`, ...options, '--compact', compact);
      await collect('again.pgo', '- once.pgo\n', '--package', '.', '--compact', compact);
      await collect('plain.pgo', `- ${recorded}\n`, '--package', '.', '--compact', compact);
      const [once, again, plain] = await Promise.all(
        ['once', 'again', 'plain'].map((name) => readFile(place.path(`${name}.pgo`))),
      );
      expect(once?.includes(SUFFIX)).toBe(true);
      expect(again?.includes(SUFFIX)).toBe(false);
      expect(await preprofile(again as Buffer)).toBe(await preprofile(plain as Buffer));
      expect((await readProfile(once as Buffer)).samples).toBe((await readProfile(plain as Buffer)).samples);
    }
  });

  test('what is known to hurt is kept out, or only told', async () => {
    const grpc = 'google.golang.org/grpc/internal/transport.(*loopyWriter)';
    const call = { caller: `${grpc}.run`, callee: `${grpc}.processData`, offset: 12, weight: 100 };
    await place.write({ 'grpc.pprof': edgeProfile([...HOT, call]) });
    const applied = await collect('applied.pgo', '- grpc.pprof\n');
    expect((await readFile(place.path('applied.pgo'))).includes(`processData${SUFFIX}`)).toBe(true);
    expect(applied.findings).toContainEqual({
      severity: 'note',
      message: expect.stringMatching(
        /processData` \(50\.0 %.*https:\/\/github\.com\/grpc\/grpc-go\/issues\/6991/,
      ),
      fix: expect.stringContaining('`hazards: report`'),
    });
    const told = await collect('told.pgo', '- grpc.pprof\n', '--hazards', 'report');
    expect((await readFile(place.path('told.pgo'))).includes(SUFFIX)).toBe(false);
    expect(told.findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', fix: expect.stringContaining('`hazards: apply`') }),
    );
  });
});
