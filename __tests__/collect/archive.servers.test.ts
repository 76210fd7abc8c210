import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { answer, type PprofServer, startPprofServer } from '../harness/pprof-server.ts';
import { altered, fixtures, recorded, textIndex } from '../harness/profiles.ts';
import { startVersitygw, type Versitygw } from '../harness/servers/versitygw.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const RENDER_2 = join(fixtures, 'render-2.pprof');

let server: Versitygw;
let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;
beforeAll(async () => {
  server = await startVersitygw();
  await server.put('bucket', {});
  // What is archived has no whole stacks any more: only its module says which program the recorded profiles are of.
  place = await makePlace({ ...TINY, 'go.mod': 'module example.com/markdown-service\n\ngo 1.21\n' });
  git = await makeRepository(place.cwd);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

async function json(args: readonly string[], more: Record<string, string> = {}) {
  const env = { ...server.env, AWS_ENDPOINT_URL_S3: server.url, ...more };
  const ended = await place.run([...args, '--json'], { env });
  const document = documentOf(ended);
  expectDocument(document);
  const archive = (document.profile as { archive?: string } | undefined)?.archive;
  return { exitCode: ended.exitCode, document, archive, stderr: ended.stderr };
}

const objects = (folder: string) => readdir(server.pathOf('bucket', folder)).catch(() => []);
const archived = async (folder: string) =>
  (await objects(folder)).filter((name) => !name.endsWith('.result.json'));
const collect = (source: string, ...more: string[]) => [
  ...['collect', '--profile', 'out.pgo', '--source', source],
  ...more,
];

describe('collect', () => {
  test('archives what it writes, under a name of its time and content; again, the same object', async () => {
    const args = collect(RENDER, '--archive', 's3://bucket/history/tiny/');
    const first = await json(args);
    expect(first.exitCode, first.stderr).toBe(0);
    const written = await readFile(place.path('out.pgo'));
    const digest = createHash('sha256').update(written).digest('hex');
    const { to } = first.document.profile as unknown as { to: string };
    const name = `${to.replaceAll(':', '-')}-${digest.slice(0, 12)}.pprof`;
    expect(name).toMatch(/^20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{12}\.pprof$/);
    expect(first.archive).toBe(`s3://bucket/history/tiny/${name}`);
    expect(first.stderr).toContain(`Archived as ${first.archive}`);
    expect(await readFile(server.pathOf('bucket', `history/tiny/${name}`))).toEqual(written);

    const second = await json(args);
    expect(second.archive).toBe(first.archive);
    expect(await archived('history/tiny')).toEqual([name]);
    // Each run has a result of its own.
    expect(await objects('history/tiny')).toHaveLength(3);
  });

  test('history can be merged in a later run, long after its sources are gone', async () => {
    const kept = (await json(collect(RENDER, '--archive', 's3://bucket/history/later'))).archive;
    expect(kept).toMatch(/^s3:\/\/bucket\/history\/later\/20/);
    await json(collect(RENDER_2, '--archive', 's3://bucket/history/later'));
    expect(await archived('history/later')).toHaveLength(2);

    const later = await json(collect('s3://bucket/history/later/'));
    expect(later.exitCode).toBe(0);
    expect(later.document.sources).toMatchObject([{ kind: 's3', collected: 2 }]);
    const both = await json(collect(RENDER, '--source', RENDER_2));
    expect(later.document.profile).toMatchObject({
      samples: both.document.profile?.samples,
      cpuSeconds: both.document.profile?.cpuSeconds,
      edges: both.document.profile?.edges,
    });
  });

  test('if the clock of a profiled machine is fast, the name has no time in the future', async () => {
    const fast = altered('render-1', (profile) => {
      profile.timeNanos = BigInt(Date.parse('2099-06-01T00:00:00Z')) * 1_000_000n;
    });
    await place.write({ 'fast.pprof': fast });
    const { archive } = await json(collect('fast.pprof', '--archive', 's3://bucket/fast/'));
    const [, stamp = ''] = /^s3:\/\/bucket\/fast\/(\S+Z)-/.exec(archive ?? '') ?? [];
    expect(stamp).toMatch(/^20/);
    expect(stamp.slice(0, 10) <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  test('what cannot be archived is not written either', async () => {
    await place.write({ 'kept.pgo': 'as it was' });
    const args = ['collect', '--profile', 'kept.pgo', '--source', RENDER, '--force'];
    const { exitCode, document, stderr } = await json([...args, '--archive', 's3://nowhere/history/']);
    expect(exitCode, stderr).toBe(1);
    expect(document.error?.message).toMatch(/s3:\/\/nowhere\/history\/20\S+\.pprof .*: NoSuchBucket: "/);
    expect(document.error?.fix).toContain('Check the bucket');
    expect(await readFile(place.path('kept.pgo'), 'utf8')).toBe('as it was');
  });
});

test.each([
  ['s3://bucket/prod/', 's3://bucket/prod/archive/'],
  ['s3://bucket/prod/**/*.pprof', 's3://bucket/prod/archive'],
  ['s3://bucket/archive/2026-', 's3://bucket/archive'],
])('a source that would read the archive back: %s and %s', async (source, archive) => {
  const { exitCode, document } = await json(collect(source, '--archive', archive));
  expect(exitCode).toBe(2);
  for (const named of [source, archive]) expect(document.error?.message).toContain(named);
  expect(document.error?.fix).toContain('another place');
});

describe('refresh', () => {
  const refresh = (source: string, archive: string) => [
    ...'refresh --publish local --benchmarks none --evidence none --output-directory out'.split(' '),
    ...['--source', source, '--archive', archive],
  ];

  test('archives what it proposes, and also what is not worth a proposal', async () => {
    const proposed = await json(refresh(RENDER, 's3://bucket/refresh/'));
    expect(proposed.exitCode, proposed.stderr).toBe(0);
    expect(proposed.document.publication).toMatchObject({ kind: 'local', operation: 'created' });
    const branch = proposed.document.publication?.branch ?? '';
    const [name] = await archived('refresh');
    expect(proposed.archive).toBe(`s3://bucket/refresh/${name}`);
    const object = await readFile(server.pathOf('bucket', `refresh/${name}`));
    expect(createHash('sha256').update(object).digest('hex')).toBe(proposed.document.profile?.sha256);
    // A pull request may be read by everybody; what the run leaves behind is for the team.
    expect(await git('show', '--format=%B', branch)).not.toContain('s3://bucket');
    expect(await readFile(place.path('out', 'pull-request.md'), 'utf8')).not.toContain('s3://bucket');
    expect(await readFile(place.path('out', 'report.html'), 'utf8')).toContain(proposed.archive);

    await git('merge', '--quiet', '--no-gpg-sign', branch);
    const kept = await json(refresh(RENDER_2, 's3://bucket/refresh/'));
    expect(kept.document.decision?.kind).toBe('keep');
    expect(kept.archive).toMatch(/^s3:\/\/bucket\/refresh\/20/);
    expect(await archived('refresh')).toHaveLength(2);
  });
});

describe('`fallback: archive`', () => {
  /** Of another module, its files included. */
  const FOREIGN = altered('render-1', (profile) => {
    const other = (index: number | bigint) => {
      const text = profile.stringTable.strings[Number(index)] ?? '';
      const moved = text.replaceAll('example.com/markdown-service', 'example.org/other');
      return textIndex(profile, moved.replace(/^main\./, 'main.other'));
    };
    for (const one of profile.function) {
      one.name = other(one.name);
      one.filename = other(one.filename);
    }
  });
  let profiler: PprofServer;
  let down: string;
  beforeAll(async () => {
    profiler = await startPprofServer({ down: answer(404, 'not found\n') });
    down = `${profiler.url}/down`;
    await place[Symbol.asyncDispose]();
    place = await makePlace({ ...TINY, 'go.mod': 'module example.com/markdown-service\n\ngo 1.21\n' });
  });
  afterAll(() => profiler[Symbol.asyncDispose]());

  async function collected(source: string, archive: string, ...more: string[]) {
    const args = ['collect', '--source', source, '--archive', archive, '--output-directory', 'out', ...more];
    const { exitCode, document, stderr } = await json(args);
    const { fallback, profile } = document as typeof document & {
      fallback?: { used: string };
      profile?: { archive?: string };
    };
    const warnings = document.findings.filter(({ severity }) => severity === 'warning');
    return { exitCode, fallback, profile, warnings, stderr };
  }

  test('the newest archived profile of this program, whatever else is there', async () => {
    const kept = await collected(RENDER, 's3://bucket/shared/');
    expect(kept.profile?.archive).toMatch(/^s3:\/\/bucket\/shared\/2026-/);
    const written = await readFile(place.path('default.pgo'));
    await place.write({ 'default.pgo': recorded('index-1') });
    await server.put('bucket', {
      // Newer, and not to be taken.
      'shared/2027-01-01T00-00-00Z-0123456789ab.pprof': FOREIGN,
      'shared/2027-01-02T00-00-00Z-0123456789ab.pprof': Buffer.from(''),
      'shared/2027-01-03T00-00-00Z-0123456789ab.result.json': Buffer.from('{}'),
      'shared/2027-01-04.pprof': Buffer.from('not ours'),
      'shared/sub/2027-01-05T00-00-00Z-0123456789ab.pprof': written,
      // Older.
      'shared/2020-01-01T00-00-00Z-0123456789ab.pprof': written,
    });

    const { exitCode, profile, fallback, warnings, stderr } = await collected(
      ...([down, 's3://bucket/shared', '--fallback', 'archive,off'] as const),
    );

    expect(exitCode, stderr).toBe(0);
    expect(fallback?.used).toBe('archive');
    expect(profile).toMatchObject({
      path: place.path('out', 'fallback.pgo'),
      archive: kept.profile?.archive,
    });
    expect(await readFile(place.path('out', 'fallback.pgo'))).toEqual(written);
    expect(await readFile(place.path('default.pgo'))).toEqual(recorded('index-1'));
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/`archive`.*\bempty\b/),
      expect.stringMatching(/`archive`.*\banother program\b/),
      expect.stringMatching(/`archive`.*: s3:\/\/bucket\/shared\/2026-\S+\.pprof\.$/),
    ]);
  });

  test.each([
    [
      's3://bucket/empty/',
      /^The fallback `archive` is not used: No profile was found in the archive s3:\/\/bucket\/empty\/\.$/,
    ],
    ['s3://nowhere/', /^The fallback `archive` is not used: s3:\/\/nowhere\/ cannot be listed: NoSuchBucket/],
  ])('%s has none, and the next fallback is tried', async (archive, why) => {
    const { exitCode, fallback, warnings } = await collected(down, archive, '--fallback', 'archive,off');
    expect({ exitCode, used: fallback?.used }).toEqual({ exitCode: 0, used: 'off' });
    expect(warnings[0]?.message).toMatch(why);
  });

  test('an archive that refuses does not stop a release: the collected profile is used, with a warning', async () => {
    const to = ['--profile', 'new.pgo', '--fallback', 'off'];
    const { exitCode, profile, fallback, warnings } = await collected(RENDER, 's3://nowhere/', ...to);
    expect({ exitCode, fallback }).toEqual({ exitCode: 0, fallback: undefined });
    expect(profile).toMatchObject({ path: place.path('new.pgo') });
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/\barchived\b.*NoSuchBucket/),
    );
  });
});
