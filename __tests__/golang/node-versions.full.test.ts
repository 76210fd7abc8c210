import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { NODE_VERSIONS, type NodeVersion, nodeOf } from '../harness/nodes.ts';
import { fixtures } from '../harness/profiles.ts';

/** `dist/`, as users run it, on each version of Node that is promised: the same inputs give the same bytes. */
const PROFILES = ['render-1.pprof', 'render-2.pprof', 'index-1.pprof'];

async function prepared(): Promise<Place> {
  const place = await makePlace(TINY);
  await mkdir(place.path('profiles'));
  for (const name of PROFILES)
    await writeFile(place.path('profiles', name), await readFile(join(fixtures, name)));
  await makeRepository(place.cwd);
  return place;
}

/** What one command said and left: its exit code, its document without what is of this one run, and the profile it wrote. */
async function outcome(node: string, args: readonly string[], file?: string): Promise<object> {
  await using place = await prepared();
  const ended = await place.run([...args, '--json'], { entry: 'dist', node });
  const document = documentOf(ended);
  const steady = JSON.stringify(document, (key, value) => (OF_THE_RUN.has(key) ? undefined : value))
    .replaceAll(place.cwd, '.')
    .replaceAll(place.tmp, '.');
  const profile = file === undefined ? '' : (await readFile(place.path(file))).toString('base64');
  return { exitCode: ended.exitCode, steady, profile };
}

/** Times, folders and commits of one run, and the binaries, which know the commit that they were built from. */
const OF_THE_RUN = new Set('run seconds time path report result revision publication build'.split(' '));

const FILES = PROFILES.map((name) => join('profiles', name));
const QUIET = ['--benchmarks', 'none', '--evidence', 'none'];
const COMMANDS: Readonly<Record<string, { args: readonly string[]; file?: string; exitCode: number }>> = {
  merge: { args: ['merge', ...FILES, '--output', 'merged.pgo'], file: 'merged.pgo', exitCode: 0 },
  inspect: { args: ['inspect', FILES[0] ?? ''], exitCode: 0 },
  refresh: {
    args: ['refresh', '--source', 'profiles/*.pprof', '--publish', 'none', ...QUIET],
    file: 'default.pgo',
    exitCode: 0,
  },
  'check without a profile': { args: ['check'], exitCode: 1 },
};

test.each(Object.entries(COMMANDS))('%s gives the same on every version of Node', async (_, command) => {
  const outcomes = new Map<NodeVersion, object>();
  for (const version of NODE_VERSIONS)
    outcomes.set(version, await outcome(await nodeOf(version), command.args, command.file));
  const [first] = outcomes.values();
  expect(first).toMatchObject({ exitCode: command.exitCode });
  for (const [version, one] of outcomes) expect(one, `Node ${version}`).toEqual(first);
});
