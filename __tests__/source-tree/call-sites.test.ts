import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProfile } from '../../src/decide/weighed.ts';
import { run } from '../../src/system/exec.ts';
import { findMainPackage, goToolchain } from '../../src/go.ts';
import type { EdgeSet } from '../../src/profile/edges.ts';
import { type Staleness, staleness } from '../../src/profile/stale.ts';
import { findCallSites } from '../../src/source-tree/call-sites.ts';
import { declaredFunctions } from '../../src/source-tree/declared-functions.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const SOURCE = join(import.meta.dirname, '..', 'harness', 'go-programs', 'calls');
const SHAPES = 'example.com/calls/shapes';

/** Calls of the program, as a profile names them: a short one of a few seconds never holds them all. */
const CALLS = [
  ['direct', 'spin', 4],
  ['direct', 'spinAgain', 6],
  ['deferred', 'spin', 5],
  ['chained', '(*chain).add', 3],
  ['chained', '(*chain).sub', 4],
  ['chained', '(*chain).add', 5],
  ['sumOf[...]', 'plus[...]', 3],
  ['generic', 'sumOf[...]', 1],
  ['throughInterface', 'first.work', 1],
  ['throughInterface', '(*second).work', 1],
  ['throughValue', 'spin', 1],
  ['throughValue', 'spinAgain', 3],
  ['throughField', 'spinAgain', 1],
  ['closures.func1', 'spin', 0],
  ['library', 'strings.Count', 1],
  ['multiline', 'spinIn', 1],
  ['multiline', 'spinIn', 2],
  ['twice', 'spin', 3],
] as const;

function edgesOf(calls: readonly (readonly [string, string, number])[]): EdgeSet {
  const inPackage = (name: string) => (name.startsWith('strings.') ? name : `${SHAPES}.${name}`);
  const edges = calls.map(([caller, callee, offset]) => ({
    caller: inPackage(caller),
    callee: inPackage(callee),
    offset,
    weight: 1,
    values: [1],
  }));
  return { edges, totalWeight: edges.length };
}

/** A profile, judged by the program's source after a change to it. */
async function judgedAfter(
  change: (shapes: string) => string,
  profile: EdgeSet = edgesOf(CALLS),
): Promise<Staleness> {
  await using folder = await temporaryFolder();
  const [tree, scratch] = [join(folder.path, 'tree'), join(folder.path, 'scratch')];
  await cp(SOURCE, tree, { recursive: true });
  await mkdir(scratch);
  const file = join(tree, 'shapes', 'shapes.go');
  await writeFile(file, change(await readFile(file, 'utf8')));
  const go = await goToolchain({ cwd: tree });
  const main = await findMainPackage(go);
  const sites = await findCallSites(go, profile.edges, { main, flags: [], scratch });
  return staleness(profile, await declaredFunctions(go, main, []), sites);
}

function inShort({ sites }: Staleness): string[] {
  return sites
    .map(({ caller, callee, offset, state }) => `${caller} ${callee} +${offset} ${state}`)
    .map((line) => line.replaceAll(`${SHAPES}.`, ''))
    .sort();
}

const FRESH = { weight: 0, missingWeight: 0, missing: [], sites: [] };

describe('a real profile of calls of every kind', () => {
  let recorded: EdgeSet;

  beforeAll(async () => {
    await using folder = await temporaryFolder();
    const [program, profile] = [join(folder.path, 'calls'), join(folder.path, 'calls.pprof')];
    expect((await run(['go', 'build', '-o', program, '.'], { cwd: SOURCE })).exitCode).toBe(0);
    expect((await run([program, profile], { cwd: folder.path })).exitCode).toBe(0);
    recorded = (await readProfile(await readFile(profile))).edges;
    expect(recorded.edges.length).toBeGreaterThan(CALLS.length);
  });

  it.each([
    ['is not stale for the source that it was built from', (source: string) => source],
    [
      'nor when whole functions moved',
      (source: string) => source.replace('var sink int', '\n\n\nvar sink int'),
    ],
    [
      'nor when a file does not parse: nothing is known then',
      (source: string) => `${source}\nfunc broken( {\n`,
    ],
    [
      'nor where lines are said to be those of another file',
      (source: string) => source.replace('\tif sink < 0 {', '//line other.y:100\n\tif sink < 0 {'),
    ],
  ])('%s', async (_, change) => {
    expect(await judgedAfter(change, recorded)).toEqual(FRESH);
  });

  it('nor are the calls that are judged below', async () => {
    expect(await judgedAfter((source) => source)).toEqual(FRESH);
  });
});

describe('a call', () => {
  it('on another line of its function has moved', async () => {
    const stale = await judgedAfter((source) =>
      source.replace('\tif sink < 0 {', '\tsink++\n\tif sink < 0 {'),
    );
    expect(inShort(stale)).toEqual(['direct spin +4 moved', 'direct spinAgain +6 moved']);
    expect(stale).toMatchObject({ missing: [], missingWeight: 0 });
    expect(stale.weight).toBeCloseTo(2 / CALLS.length);
  });

  it('that its function no longer makes is gone', async () => {
    const first = (source: string) => source.replace('\tsink += spinIn(a) +\n', '\tsink += a +\n');
    // The second call is left, on its old line.
    expect(inShort(await judgedAfter(first))).toEqual(['multiline spinIn +1 moved']);
    const both = (source: string) => first(source).replace('\t\tspinIn(b)\n', '\t\tb\n');
    expect(inShort(await judgedAfter(both))).toEqual([
      'multiline spinIn +1 gone',
      'multiline spinIn +2 gone',
    ]);
  });

  it('of the standard library is judged, too', async () => {
    const other = (source: string) => source.replace('strings.Count(text, "needle")', 'len(text)');
    expect(inShort(await judgedAfter(other))).toEqual(['library strings.Count +1 gone']);
  });

  it('of a method, through an interface or in a chain', async () => {
    const stale = await judgedAfter((source) =>
      source.replace('\tw.work()', '\tsink++\n\tw.work()').replace('\t\tsub(2).\n', ''),
    );
    expect(inShort(stale)).toEqual([
      'chained (*chain).add +5 moved',
      'chained (*chain).sub +4 gone',
      'throughInterface (*second).work +1 moved',
      'throughInterface first.work +1 moved',
    ]);
  });

  it('in a generic function', async () => {
    const stale = await judgedAfter((source) => source.replace('\t\tfor _, value', '\n\t\tfor _, value'));
    expect(inShort(stale)).toEqual(['sumOf[...] plus[...] +3 moved']);
  });

  it('that may go through a value is not called stale', async () => {
    const others = (source: string) =>
      source
        .replace('\tcall()\n', '\tif sink < 0 { sink = 0 }; call()\n')
        .replace('\tother()\n', '\tdefer other()\n')
        .replace('\th.call()\n', '\tfields := h; fields.call()\n');
    expect(inShort(await judgedAfter(others))).toEqual([]);
  });

  it('that is deferred may be anywhere in its function', async () => {
    const later = (source: string) => source.replace('\tdefer spin()\n', '\tsink++\n\tdefer spin()\n');
    expect(inShort(await judgedAfter(later))).toEqual([]);
  });
});

it('a method of an embedded type is not missing, unless its type embeds nothing', async () => {
  const profile = edgesOf([
    ['outer.spinEmbedded', 'embedded.spinEmbedded', 0],
    ['(*outer).spinEmbedded', 'embedded.spinEmbedded', 0],
    ['(*chain).divide', 'spin', 1],
  ]);
  const stale = await judgedAfter((source) => source, profile);
  expect(stale).toMatchObject({ missing: [`${SHAPES}.(*chain).divide`], sites: [] });
  expect(stale.weight).toBeCloseTo(1 / 3);
});

it('a function that was renamed is missing, and its calls are not judged beside', async () => {
  const stale = await judgedAfter((source) => source.replaceAll('spinIn(', 'whirlIn('));
  expect(stale.missing).toEqual([`${SHAPES}.spinIn`]);
  expect(stale.sites).toEqual([]);
  expect(stale.weight).toBe(stale.missingWeight);
  expect(stale.weight).toBeCloseTo(2 / CALLS.length);
});
