import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { type PprofServer, startPprofServer } from '../harness/pprof-server.ts';
import { altered } from '../harness/profiles.ts';

/** The command line against endpoints that deliver several profiles with one start. */

const started = (name: string) =>
  altered(name, (profile) => {
    profile.timeNanos = 1_763_000_000_000_000_000n;
  });

let place: Place;
let server: PprofServer;
beforeAll(async () => {
  place = await makePlace(TINY);
  server = await startPprofServer({
    // A recording, and the same one when less of it was there.
    debug: (_request, response, url) => {
      response.end(started(url.searchParams.get('seconds') === '1' ? 'render-1' : 'render-2'));
    },
    // One address for several programs, told apart by a header.
    gateway: ({ headers }, response) => {
      response.end(started(String(headers['x-instance'])));
    },
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

async function collect(sources: readonly object[]) {
  const args = ['collect', '--sources', '-', '--profile', 'out.pgo', '--json'];
  const ended = await place.run(args, { input: JSON.stringify(sources) });
  const { profile, findings } = documentOf(ended);
  const notes = findings.filter(({ message }) => message.includes('counts once'));
  return { exitCode: ended.exitCode, profile, notes };
}

test('one endpoint, one start: one recording, of which the fuller copy stays', async () => {
  const pprof = `${server.url}/debug/pprof/profile`;
  const asked = [
    { pprof, seconds: 2 },
    { pprof, seconds: 1 },
  ];
  for (const sources of [asked, [...asked].reverse()]) {
    const { exitCode, profile, notes } = await collect(sources);
    expect({ exitCode, profile }).toMatchObject({ exitCode: 0, profile: { inputs: 1, samples: 530 } });
    expect(notes).toMatchObject([
      { message: `It is the same profile as ${pprof}, from the same place and time; it counts once.` },
    ]);
  }
});

test('what a header chooses behind one address are different profiles', async () => {
  const pprof = `${server.url}/gateway`;
  const names = ['render-1', 'render-2', 'index-1'];
  const sources = names.map((name) => ({ pprof, seconds: 1, headers: { 'X-Instance': name } }));
  const { exitCode, profile, notes } = await collect(sources);
  expect({ exitCode, profile, notes }).toMatchObject({ exitCode: 0, profile: { inputs: 3 }, notes: [] });
});
