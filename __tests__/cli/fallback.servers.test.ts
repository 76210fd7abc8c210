import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { answer, type PprofServer, startPprofServer } from '../harness/pprof-server.ts';
import { altered, fixtures, textIndex } from '../harness/profiles.ts';
import { startVersitygw, type Versitygw } from '../harness/servers/versitygw.ts';
import { DOCUMENT } from './document.ts';

/** `fallback: archive`: the newest profile of this program that an earlier run has kept in an object store. */

const RENDER = join(fixtures, 'render-1.pprof');
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

let store: Versitygw;
let profiler: PprofServer;
let place: Place;
let down: string;
beforeAll(async () => {
  store = await startVersitygw();
  await store.put('bucket', {});
  profiler = await startPprofServer({ down: answer(404, 'not found\n') });
  down = `${profiler.url}/down`;
  place = await makePlace({ ...TINY, 'go.mod': 'module example.com/markdown-service\n\ngo 1.21\n' });
});
afterAll(async () => {
  await place[Symbol.asyncDispose]();
  await profiler[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

async function collect(source: string, archive: string, ...more: string[]) {
  const args = ['collect', '--source', source, '--archive', archive, '--output-directory', 'out', ...more];
  const env = { ...store.env, AWS_ENDPOINT_URL_S3: store.url };
  const ended = await place.run([...args, '--json'], { env });
  const document = documentOf(ended);
  v.parse(DOCUMENT, document);
  const { fallback, profile } = document as typeof document & {
    fallback?: { used: string };
    profile?: { archive?: string };
  };
  const warnings = document.findings.filter(({ severity }) => severity === 'warning');
  return { ...document, exitCode: ended.exitCode, fallback, profile, warnings };
}

test('the newest archived profile of this program, whatever else is there', async () => {
  const kept = await collect(RENDER, 's3://bucket/shared/');
  expect(kept.profile?.archive).toMatch(/^s3:\/\/bucket\/shared\/2026-/);
  const written = await readFile(place.path('default.pgo'));
  await place.write({ 'default.pgo': FOREIGN });
  await store.put('bucket', {
    // Newer, and not to be taken.
    'shared/2027-01-01T00-00-00Z-0123456789ab.pprof': FOREIGN,
    'shared/2027-01-02T00-00-00Z-0123456789ab.pprof': Buffer.from(''),
    'shared/2027-01-03T00-00-00Z-0123456789ab.result.json': Buffer.from('{}'),
    'shared/2027-01-04.pprof': Buffer.from('not ours'),
    'shared/sub/2027-01-05T00-00-00Z-0123456789ab.pprof': written,
    // Older.
    'shared/2020-01-01T00-00-00Z-0123456789ab.pprof': written,
  });

  const { exitCode, profile, fallback, warnings } = await collect(
    ...([down, 's3://bucket/shared', '--fallback', 'archive,off'] as const),
  );

  expect(exitCode).toBe(0);
  expect(fallback?.used).toBe('archive');
  expect(profile).toMatchObject({ path: place.path('out', 'fallback.pgo'), archive: kept.profile?.archive });
  expect(await readFile(place.path('out', 'fallback.pgo'))).toEqual(written);
  expect(Buffer.compare(await readFile(place.path('default.pgo')), FOREIGN)).toBe(0);
  expect(warnings.map(({ message }) => message)).toEqual([
    'The fallback `archive` is not used: It is empty.',
    expect.stringMatching(/^The fallback `archive` is not used: It is of another program/),
    expect.stringMatching(
      / The fallback `archive` takes its place: s3:\/\/bucket\/shared\/2026-\S+\.pprof\.$/,
    ),
  ]);
});

test.each([
  [
    's3://bucket/empty/',
    /^The fallback `archive` is not used: There is no archived profile at s3:\/\/bucket\/empty\/\.$/,
  ],
  ['s3://nowhere/', /^The fallback `archive` is not used: s3:\/\/nowhere\/ cannot be listed: NoSuchBucket/],
])('%s has none, and the next fallback is tried', async (archive, why) => {
  const { exitCode, fallback, warnings } = await collect(down, archive, '--fallback', 'archive,off');
  expect({ exitCode, used: fallback?.used }).toEqual({ exitCode: 0, used: 'off' });
  expect(warnings[0]?.message).toMatch(why);
});

test('an archive that refuses does not stop a release: the collected profile is used, with a warning', async () => {
  const to = ['--profile', 'new.pgo', '--fallback', 'off'];
  const { exitCode, profile, fallback, warnings } = await collect(RENDER, 's3://nowhere/', ...to);
  expect({ exitCode, fallback }).toEqual({ exitCode: 0, fallback: undefined });
  expect(profile).toMatchObject({ path: place.path('new.pgo') });
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The merged profile cannot be archived: .*NoSuchBucket/),
  );
});
