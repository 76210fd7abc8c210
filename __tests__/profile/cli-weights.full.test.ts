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
import { DOCUMENT } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { fixtures, raw } from '../harness/profiles.ts';

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

/** pprof counts a file as often as it is named, so it can check our weights. */
async function pprofMerge(output: string, files: readonly string[]): Promise<void> {
  const path = `-output=${place.path(output)}`;
  await run('go', ['tool', 'pprof', '-proto', '-symbolize=none', path, ...files]);
}

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
      expect.stringMatching(/^Much of the weight is on few samples: .* no more than 841 of equal weight/),
    ]);
    for (const name of ['edges.pgo', 'none.pgo']) {
      const inspected = await cli(['inspect', name]);
      expect(inspected.document.profile).toMatchObject({
        samples: render + index,
        effectiveSamples: (document.profile as { effectiveSamples?: number }).effectiveSamples,
      });
    }
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

  async function refreshed(output: string, weight: number) {
    await place.write({ 'few.pprof': drawn('render-1', 200), 'many.pprof': drawn('index-1', 2_000) });
    const { exitCode } = await collect(output, `- file: few.pprof\n  weight: ${weight}\n- many.pprof\n`);
    expect(exitCode).toBe(0);
    return readFile(place.path(output));
  }

  test('two refreshes of one load are the same to it, and other proportions are not', async () => {
    const before = await refreshed('before.pgo', 10);
    const after = await readProfile(await refreshed('after.pgo', 10));
    // Less than by default: there, a shift of some 10 % of the weight beyond noise is the same load.
    const settings = { minDrift: 0.02, minSamples: 100 };
    expect(await decide(before, after, settings)).toMatchObject({ kind: 'keep' });
    // Taken for as many samples as their weight, both would seem to have changed.
    const { weighted, ...believed } = after;
    expect(weighted?.effective).toBeLessThan(after.samples / 2);
    const comments = /go-pgo (weighted|effective)-samples/g;
    const text = before.toString('latin1').replace(comments, (text) => 'x'.repeat(text.length));
    expect(await decide(Buffer.from(text, 'latin1'), believed, settings)).toMatchObject({ kind: 'update' });
    const other = await readProfile(await refreshed('other.pgo', 1));
    expect(await decide(before, other, settings)).toMatchObject({ kind: 'update' });
  });
});
