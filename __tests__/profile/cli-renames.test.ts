import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { fixtures, renamed } from '../harness/profiles.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const RENDER_2 = join(fixtures, 'render-2.pprof');
const NEW = 'example.com/markdown-service/render';
const OLD = 'example.com/markdown-service/old';
const RENAMES = `${OLD}=${NEW}`;

test('merge: a profile with old names becomes the one with new names, in any order', async () => {
  const old = renamed('render-1', (name) => name.replace(NEW, OLD));
  await using place = await makePlace({ 'old.pprof': old });
  const merge = async (output: string, ...args: string[]) => {
    const ended = await place.run(['merge', '--output', output, '--json', ...args]);
    return {
      exitCode: ended.exitCode,
      document: documentOf(ended),
      bytes: await readFile(place.path(output)),
    };
  };
  const now = await merge('now.pgo', RENDER, RENDER_2);
  const after = await merge('renamed.pgo', 'old.pprof', RENDER_2, '--renames', RENAMES);
  const turned = await merge('turned.pgo', RENDER_2, 'old.pprof', '--renames', RENAMES);
  const asIs = await merge('as-is.pgo', 'old.pprof', RENDER_2);
  expect(after.exitCode).toBe(0);
  expect(after.bytes).toEqual(turned.bytes);
  expect(after.bytes.includes(OLD)).toBe(false);
  expect(asIs.bytes.includes(OLD)).toBe(true);
  expect(after.document.profile).toMatchObject({
    samples: now.document.profile?.samples,
    edges: now.document.profile?.edges,
  });
  // What the files say of their inputs differs, what the compiler reads does not.
  expect(callEdges(decodeProfile(after.bytes))).toEqual(callEdges(decodeProfile(now.bytes)));
  const whole = await merge('whole.pgo', 'old.pprof', RENDER_2, '--renames', RENAMES, '--compact', 'none');
  expect(whole.bytes.includes(OLD)).toBe(false);
});

test('what is no rename is refused with what to write', async () => {
  await using place = await makePlace();
  const ended = await place.run(['merge', '--output', 'x.pgo', '--json', RENDER, '--renames', 'a/old']);
  expect(ended.exitCode).toBe(2);
  expect(documentOf(ended).error?.message).toBe(
    'renames: `a/old` is not a map of at most 10000 old and new names, or a text with one `old=new` a line.',
  );
});
