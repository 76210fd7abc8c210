import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Profile } from 'pprof-format';
import { describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { fixtures, preprofile, raw, recorded } from '../harness/profiles.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const RENDER_2 = join(fixtures, 'render-2.pprof');
const INDEX = join(fixtures, 'index-1.pprof');

async function merge(place: Place, output: string, files: readonly string[], ...options: readonly string[]) {
  const ended = await place.run(['merge', '--output', output, '--json', ...options, '--', ...files]);
  return { exitCode: ended.exitCode, document: documentOf(ended) };
}

describe('merge', () => {
  test.each(['edges', 'none'])('odd file names, compact: %s', async (compact) => {
    const names = [
      'with space.pprof',
      '-leading.pprof',
      '-http=:0',
      'new\nline.pprof',
      'http:x',
      'ünï-測試.pprof',
      'quote\'"$(touch pwned).pprof',
    ];
    await using place = await makePlace(
      Object.fromEntries(names.map((name, index) => [name, at(BigInt(index + 1))])),
    );
    const { exitCode, document } = await merge(place, 'out.pgo', names, '--compact', compact);
    expect({ exitCode, findings: document.findings }).toEqual({ exitCode: 0, findings: [] });
    expect(document.profile).toMatchObject({ inputs: names.length, samples: names.length * 530 });
    await expect(readFile(place.path('pwned'))).rejects.toThrow('ENOENT');
  });

  test.each([
    ['edges', []],
    ['none', []],
    ['edges', ['--exclude', 'runtime.mallocgc']],
    ['none', ['--exclude', 'runtime.mallocgc']],
  ])('--compact %s %j: `inspect` prints the counts that the merge printed', async (compact, more) => {
    await using place = await makePlace();
    const merged = await place.run([
      ...['merge', '--output', 'out.pgo', '--compact', compact, ...more, '--', RENDER, RENDER_2],
    ]);
    const inspected = await place.run(['inspect', 'out.pgo']);
    const counts = ({ stdout }: typeof merged) =>
      /The profile holds .*?call edges\./.exec(stdout.replace(/\s+/g, ' '))?.[0];
    expect(counts(merged)).toMatch(/\d samples, .* \d+ call edges/);
    expect(counts(inspected)).toBe(counts(merged));
    const facts = ({ stdout }: typeof merged) =>
      /out\.pgo: .*?call edges/.exec(stdout.replace(/\s+/g, ' '))?.[0];
    expect(facts(inspected)).toBe(facts(merged));
  });

  test.each(['edges', 'none'])('--compact %s: the same bytes in any order', async (compact) => {
    await using place = await makePlace();
    await merge(place, 'a.pgo', [RENDER, RENDER_2, INDEX], '--compact', compact);
    await merge(place, 'b.pgo', [INDEX, RENDER, RENDER_2], '--compact', compact);
    expect(await readFile(place.path('a.pgo'))).toEqual(await readFile(place.path('b.pgo')));
  });

  test('a file that is given twice counts once, with a note', async () => {
    await using place = await makePlace({ 'copy.pprof': recorded('render-1') });
    const { exitCode, document } = await merge(place, 'out.pgo', [RENDER, 'copy.pprof']);
    expect({ exitCode, samples: document.profile?.samples }).toEqual({ exitCode: 0, samples: 530 });
    expect(document.findings).toEqual([
      {
        severity: 'note',
        source: 'copy.pprof',
        file: 'copy.pprof',
        message: expect.stringContaining(RENDER),
      },
      expect.objectContaining({
        severity: 'note',
        message: expect.stringContaining('the merge of 530 samples'),
      }),
    ]);
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
    expect(await preprofile(place.path('both.pgo'))).toBe(await preprofile(place.path('mixed.pgo')));
  });
});

function at(nanos: bigint): Uint8Array {
  const profile = Profile.decode(raw('render-1'));
  profile.timeNanos = nanos;
  return profile.encode();
}

test.each([
  ['a command', `command: cp ${RENDER} "$PGO_PROFILE_DIR"`, /go test/, /seconds:/],
  ['a file', RENDER, /longer profiles/, /go test|seconds:/],
])('too few samples: the advice fits the source: %s', async (_, source, advice, other) => {
  await using place = await makePlace(TINY);
  const ended = await place.run(['collect', '--source', source, '--min-samples', '100000', '--json']);
  const { error } = documentOf(ended);
  expect(ended.exitCode).toBe(1);
  expect(error?.message).toContain('`min-samples` is 100000');
  expect(error?.fix).toMatch(advice);
  expect(error?.fix).not.toMatch(other);
});
