import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totalsOf } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { fixtures, preprofile, raw } from '../harness/profiles.ts';

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
  expectDocument(document);
  return { exitCode: ended.exitCode, document };
}

const collect = (output: string, sources: string, ...options: readonly string[]) =>
  cli(['collect', '--sources', '-', '--profile', output, ...options], sources);

/** pprof counts a file as often as it is named, so it can check our weights. */
async function pprofMerge(output: string, files: readonly string[]): Promise<void> {
  const path = `-output=${place.path(output)}`;
  await run('go', ['tool', 'pprof', '-proto', '-symbolize=none', path, ...files]);
}

const THREE_TO_ONE = `- file: ${RENDER}\n  weight: 3\n- ${INDEX}\n`;

test('weight: the compiler sees each sample as often as asked, in edges and in whole stacks', async () => {
  const { exitCode, document } = await collect('edges.pgo', THREE_TO_ONE);
  expect(exitCode).toBe(0);
  await collect('none.pgo', THREE_TO_ONE, '--compact', 'none');
  await pprofMerge('pprof.pgo', [RENDER, RENDER, RENDER, INDEX]);
  const edges = await preprofile(place.path('edges.pgo'));
  expect(edges.split('\n').length).toBeGreaterThan(100);
  expect(await preprofile(place.path('pprof.pgo'))).toBe(edges);
  expect(await preprofile(place.path('none.pgo'))).toBe(edges);
  // What people read are samples that were taken.
  const { samples: render } = totalsOf(decodeProfile(raw('render-1')));
  const { samples: index } = totalsOf(decodeProfile(raw('index-1')));
  expect(document.profile).toMatchObject({
    samples: render + index,
    cpuSeconds: (render + index) / 100,
    effectiveSamples: Math.round((3 * render + index) ** 2 / (9 * render + index)),
  });
  expect(document.findings).toMatchObject([{ message: expect.stringContaining('worth only 841 samples') }]);
  for (const name of ['edges.pgo', 'none.pgo']) {
    const inspected = await cli(['inspect', name]);
    expect(inspected.document.profile).toMatchObject({
      samples: render + index,
      effectiveSamples: (document.profile as { effectiveSamples?: number }).effectiveSamples,
    });
  }
});
