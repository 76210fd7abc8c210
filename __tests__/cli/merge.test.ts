import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Label, Profile } from 'pprof-format';
import { describe, expect, test } from 'vitest';
import { edgeProfile, HOT } from '../build/compiler/shapes.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { altered, fixtures, raw, recorded } from '../harness/profiles.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const RENDER_2 = join(fixtures, 'render-2.pprof');
const INDEX = join(fixtures, 'index-1.pprof');
const run = promisify(execFile);

async function merge(place: Place, output: string, files: readonly string[], ...options: readonly string[]) {
  const ended = await place.run(['merge', '--output', output, '--json', ...options, '--', ...files]);
  return { exitCode: ended.exitCode, document: documentOf(ended) };
}

/** What the Go compiler makes of a profile. */
async function preprofile(place: Place, name: string): Promise<string> {
  const output = place.path(`${name}.pre`);
  await run('go', ['tool', 'preprofile', '-i', place.path(name), '-o', output]);
  return readFile(output, 'utf8');
}

describe('merge', () => {
  test.each(['edges', 'none'])('odd file names, compact: %s', async (compact) => {
    const names = [
      'with space.pprof',
      '-leading.pprof',
      '-http=:0',
      'new\nline.pprof',
      'http:x',
      'http:/localhost',
      'ünï-測試.pprof',
      'quote\'"$(touch pwned).pprof',
      'percent%s.pprof',
    ];
    await using place = await makePlace(
      Object.fromEntries(names.map((name, index) => [name, at(BigInt(index + 1))])),
    );
    const { exitCode, document } = await merge(place, 'out.pgo', names, '--compact', compact);
    expect({ exitCode, findings: document.findings }).toEqual({ exitCode: 0, findings: [] });
    expect(document.profile).toMatchObject({ inputs: names.length, samples: names.length * 530 });
    await expect(readFile(place.path('pwned'))).rejects.toThrow('ENOENT');
  });

  test('the output may have an odd name, too', async () => {
    await using place = await makePlace();
    const { exitCode, document } = await merge(place, 'new folder/-ü\n.pgo', [RENDER]);
    expect(exitCode).toBe(0);
    expect(document.profile?.path).toBe(place.path('new folder/-ü\n.pgo'));
    expect((await readFile(place.path('new folder/-ü\n.pgo'))).length).toBe(document.profile?.bytes);
  });

  test('2,000 files: every sample is counted', async () => {
    await using place = await makePlace();
    const small = altered('render-1', (profile) => {
      profile.sample = profile.sample.slice(0, 5);
    });
    const decoded = Profile.decode(small);
    const total = (column: number) =>
      decoded.sample.reduce((sum, { value }) => sum + BigInt(value[column] ?? 0), 0n);
    await mkdir(place.path('in'));
    const names = Array.from({ length: 2_000 }, (_, index) => `in/${index}.pprof`);
    for (const [index, name] of names.entries()) {
      decoded.timeNanos = 1_700_000_000_000_000_000n + BigInt(index);
      await writeFile(place.path(name), decoded.encode());
    }
    const { exitCode, document } = await merge(place, 'out.pgo', names, '--compact', 'none');
    expect(exitCode).toBe(0);
    expect(document.profile).toMatchObject({
      inputs: 2_000,
      samples: Number(total(0)) * 2_000,
      cpuSeconds: (Number(total(1)) * 2_000) / 1e9,
    });
    // What was written holds them, by another reader than ours.
    const { stdout } = await run('go', ['tool', 'pprof', '-symbolize=none', '-raw', place.path('out.pgo')], {
      maxBuffer: 1 << 26,
    });
    const samples = /Samples:\n.*\n([\s\S]*?)\nLocations/.exec(stdout)?.[1] ?? '';
    const counted = [...samples.matchAll(/^ +(\d+) +(\d+):/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
    expect(counted).toBe(Number(total(0)) * 2_000);
  });

  test.each(['edges', 'none'])('--compact %s: the same bytes in any order', async (compact) => {
    await using place = await makePlace();
    await merge(place, 'a.pgo', [RENDER, RENDER_2, INDEX], '--compact', compact);
    await merge(place, 'b.pgo', [INDEX, RENDER, RENDER_2], '--compact', compact);
    expect(await readFile(place.path('a.pgo'))).toEqual(await readFile(place.path('b.pgo')));
  });

  test('the compiler sees the same in whole stacks, in edges, and in what pprof itself merges', async () => {
    await using place = await makePlace();
    await merge(place, 'edges.pgo', [RENDER, INDEX]);
    await merge(place, 'none.pgo', [RENDER, INDEX], '--compact', 'none');
    await run('go', [
      ...['tool', 'pprof', '-proto', '-symbolize=none'],
      ...[`-output=${place.path('pprof.pgo')}`, RENDER, INDEX],
    ]);
    const edges = await preprofile(place, 'edges.pgo');
    expect(edges.split('\n').length).toBeGreaterThan(100);
    expect(await preprofile(place, 'none.pgo')).toBe(edges);
    expect(await preprofile(place, 'pprof.pgo')).toBe(edges);
    expect((await readFile(place.path('edges.pgo'))).length).toBeLessThan(
      (await readFile(place.path('none.pgo'))).length,
    );
  });

  test.each(['edges', 'none'])('--compact %s: labels do not get through', async (compact) => {
    const labelled = altered('render-1', (profile) => {
      const [key, str] = ['customer', 'alice@example.com'].map((text) => profile.stringTable.dedup(text));
      for (const sample of profile.sample) sample.label.push(new Label({ key: key ?? 0, str: str ?? 0 }));
    });
    await using place = await makePlace({ 'labelled.pprof': gzipSync(labelled) });
    const { exitCode, document } = await merge(
      place,
      'out.pgo',
      ['labelled.pprof', RENDER_2],
      '--compact',
      compact,
    );
    expect({ exitCode, samples: document.profile?.samples }).toEqual({ exitCode: 0, samples: 1_037 });
    const written = (await readFile(place.path('out.pgo'))).toString('latin1');
    expect(written).not.toContain('alice');
    expect(written).not.toContain('customer');
  });

  test('a file that is given twice counts once, with a note', async () => {
    await using place = await makePlace({ 'copy.pprof': recorded('render-1') });
    const { exitCode, document } = await merge(place, 'out.pgo', [RENDER, 'copy.pprof']);
    expect({ exitCode, samples: document.profile?.samples }).toEqual({ exitCode: 0, samples: 530 });
    expect(document.findings.map(({ severity }) => severity)).toEqual(['note', 'warning']);
    expect(document.findings[0]).toEqual({
      severity: 'note',
      source: 'copy.pprof',
      file: 'copy.pprof',
      message: `It is the same profile as ${RENDER}, byte for byte; it counts once.`,
    });
  });

  test('few samples after the merge are a warning', async () => {
    await using place = await makePlace({});
    const few = await merge(place, 'few.pgo', [RENDER]);
    expect(few).toMatchObject({ exitCode: 0, document: { findings: [{ severity: 'warning' }] } });
    expect(few.document.findings[0]?.message).toBe(
      'The merge holds only 530 samples; rare call edges are noise in it.',
    );
    const enough = await merge(place, 'enough.pgo', [RENDER, RENDER_2]);
    expect(enough).toMatchObject({
      exitCode: 0,
      document: { findings: [], profile: { samples: 1_037 } },
    });
  });

  test('calls that must not be inlined are kept out: the user’s own, and those that hurt', async () => {
    const grpc = 'google.golang.org/grpc/internal/transport.(*loopyWriter)';
    const call = { caller: `${grpc}.run`, callee: `${grpc}.processData`, offset: 12, weight: 100 };
    await using place = await makePlace({ 'grpc.pprof': edgeProfile([...HOT, call]) });
    const [own] = HOT;
    const both = await merge(place, 'out.pgo', ['grpc.pprof'], '--exclude', own?.callee ?? '');
    expect(both.exitCode).toBe(0);
    expect(both.document.findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /processData` \(.* is kept out of the profile, since it hurts when it is inlined/,
        ),
        expect.stringMatching(/ is kept out of the profile, by `exclude`\.$/),
      ]),
    );
    const written = await preprofile(place, 'out.pgo');
    for (const name of [call.callee, own?.callee]) expect(written).toContain(`${name} (excluded by go-pgo)`);
    const left = await merge(place, 'left.pgo', ['out.pgo'], '--hazards', 'report');
    expect(left.document.findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', fix: 'Set `hazards: apply` to keep it out.' }),
    );
    expect(await preprofile(place, 'left.pgo')).not.toContain('excluded');
  });

  test('one that only counts samples would take the time from all others: refused', async () => {
    const countOnly = altered('render-2', (profile) => {
      profile.sampleType = profile.sampleType.slice(0, 1);
      for (const sample of profile.sample) sample.value = sample.value.slice(0, 1);
    });
    await using place = await makePlace({ 'count.pprof': gzipSync(countOnly), 'out.pgo': 'old' });
    const { exitCode, document } = await merge(place, 'out.pgo', [RENDER, 'count.pprof']);
    expect(exitCode).toBe(1);
    expect(document.error).toEqual({
      message: '1 of 2 files cannot be merged, so nothing was written.',
      fix: 'Leave those out, or mend them as each finding says.',
    });
    expect(document.findings[0]).toMatchObject({
      severity: 'error',
      file: 'count.pprof',
      message:
        'Its columns are samples/count per cpu/nanoseconds, those of most other samples samples/count, cpu/nanoseconds per cpu/nanoseconds: merged, the difference would be lost silently.',
    });
    expect(await readFile(place.path('out.pgo'), 'utf8')).toBe('old');
  });

  test('compacted files know how many samples they stand for, merged again too', async () => {
    await using place = await makePlace();
    await merge(place, 'a.pgo', [RENDER]);
    await merge(place, 'b.pgo', [INDEX]);
    const both = await merge(place, 'both.pgo', ['a.pgo', 'b.pgo']);
    const mixed = await merge(place, 'mixed.pgo', [RENDER, 'b.pgo']);
    expect([both.document.profile?.samples, mixed.document.profile?.samples]).toEqual([1_049, 1_049]);
    for (const name of ['both.pgo', 'mixed.pgo']) {
      const inspected = documentOf(await place.run(['inspect', '--json', name]));
      expect(inspected.profile).toMatchObject({ samples: 1_049, cpuSeconds: 10.49 });
    }
    expect(await preprofile(place, 'both.pgo')).toBe(await preprofile(place, 'mixed.pgo'));
  });

  test('a file that is not there, and a folder', async () => {
    await using place = await makePlace({ 'folder/x': '' });
    const { exitCode, document } = await merge(place, 'out.pgo', [RENDER, 'nothing.pprof', 'folder']);
    expect(exitCode).toBe(1);
    expect(document.findings.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'nothing.pprof: It cannot be read: no such file or directory.',
      'folder: It cannot be read: it is a folder.',
    ]);
  });
});

function at(nanos: bigint): Uint8Array {
  const profile = Profile.decode(raw('render-1'));
  profile.timeNanos = nanos;
  return profile.encode();
}
