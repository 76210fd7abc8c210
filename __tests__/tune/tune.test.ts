import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompilerNotes } from '../../src/golang/compiler-notes.ts';
import { readFunctionTable, readInlinedCalls } from '../../src/golang/pclntab.ts';
import type { Reason } from '../../src/golang/reasons.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { edgesOf } from '../../src/profile/edges.ts';
import { readRegularFile } from '../../src/system/files.ts';
import { totalOf } from '../../src/system/format.ts';
import { type LeftOutCall, leftOutComment, readLeftOut, tuneProfile } from '../../src/tune/left-out.ts';
import { callsByWeight, proposeContenders, type TuningFacts } from '../../src/tune/tune.ts';
import { positionsProfile } from '../golang/positions.ts';
import { edgeProfile } from '../golang/shapes.ts';
import { goModule } from '../harness/go-modules.ts';
import { preprofile } from '../harness/profiles.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

const run = promisify(execFile);
const LINES = 'example.com/positions/lines';
const edges = edgesOf(decodeProfile(positionsProfile())).edges();
const [AT, FIND, EMIT] = [`${LINES}.(*File).At`, `${LINES}.(*File).Find`, `${LINES}.Emit`];

/** As a real run finds them; reasons.test.ts shows that. */
const reasons: readonly Reason[] = [
  {
    kind: 'lost',
    function: AT,
    places: 7,
    inlinings: [{ caller: AT, callee: FIND }],
    message: '',
  },
  { kind: 'copied', function: EMIT, places: 4, inlinings: [], cost: 294, message: '' },
];
const notes = new CompilerNotes(
  `# ${LINES}
lines.go:1:1: cannot inline (*File).Find: function too complex: cost 91 exceeds budget 80
lines.go:1:1: cannot inline Emit: function too complex: cost 294 exceeds budget 80
`,
  'example.com/positions',
);
const facts: TuningFacts = { edges, goVersion: 'go1.26.8', notes, reasons };

test('contenders come from the reasons, the costs and the weights, each list once', () => {
  const contenders = proposeContenders(facts);
  expect(contenders.map(({ name, leftOut }) => [name, leftOut.map(({ callee }) => callee)])).toEqual([
    ['reasons', [FIND, EMIT]],
    ['losses', [FIND]],
    ['cost-250', [EMIT]],
    // Two of the four callers, then all.
    ['weight-90', [EMIT, EMIT]],
    ['weight-75', [EMIT, EMIT, EMIT, EMIT]],
  ]);
});

test('by weight, the heaviest calls stay', () => {
  const weights = Object.entries({ a: 50, b: 30, c: 15, d: 5 });
  const profile = edgeProfile(
    weights.map(([name, weight]) => ({ caller: 'main.main', callee: `main.${name}`, offset: 1, weight })),
  );
  const all = edgesOf(decodeProfile(profile)).edges();
  const leftOut = callsByWeight({ ...facts, edges: all }, 0.75);
  expect(leftOut.map(({ callee }) => callee)).toEqual(['main.c', 'main.d']);
});

describe('the list of calls that are left out', () => {
  const [contender] = proposeContenders(facts);
  const list = contender?.leftOut ?? [];

  test('is read from the profile as it was written', async () => {
    const { bytes, leftOut, absent } = await tuneProfile(positionsProfile(), list);
    expect(absent).toEqual([]);
    const read = readLeftOut(decodeProfile(Buffer.from(bytes)));
    expect(read).toEqual({ calls: leftOut, unreadable: [] });
    expect(read.calls).toContainEqual({
      caller: AT,
      callee: FIND,
      weight: 0.3,
      go: 'go1.26.8',
      kind: 'lost',
      function: AT,
      places: 7,
    });
  });

  test('applies to a new merge, with the weights of that one', async () => {
    const hot = { caller: AT, callee: FIND, offset: 1, weight: 60 };
    const next = edgeProfile([hot, { ...hot, caller: 'main.main', callee: AT, weight: 40 }]);
    const { bytes, leftOut, absent } = await tuneProfile(next, list);
    expect(leftOut.map(({ callee, weight }) => [callee, weight])).toEqual([[FIND, 0.6]]);
    expect(absent.map(({ callee }) => callee)).toEqual([EMIT]);
    // The other call keeps its name, and the weight stays the same.
    const left = edgesOf(decodeProfile(Buffer.from(bytes))).edges();
    expect(left.totalWeight).toBe(100);
    expect(left.edges.filter(({ callee }) => callee === AT || callee === FIND)).toMatchObject([
      { callee: AT },
    ]);
  });

  test('without a call to leave out, the profile is the same', async () => {
    const other = { ...(list[0] as LeftOutCall), caller: 'main.a', callee: 'main.b' };
    expect((await tuneProfile(positionsProfile(), [other])).bytes).toEqual(positionsProfile());
  });

  test.each([
    'go-pgo left-out: {',
    'go-pgo left-out: null',
    'go-pgo left-out: {"callee":"main.f","weight":2,"go":"go1.26.8","kind":"weight","kept":0.9}',
    'go-pgo left-out: {"callee":"","weight":0.1,"go":"go1.26.8","kind":"weight","kept":0.9}',
    'go-pgo left-out: {"callee":"main.f","weight":0.1,"go":"go1.26.8","kind":"mood"}',
  ])('a comment that cannot be read is reported: %s', (comment) => {
    const good = leftOutComment(list[0] as LeftOutCall);
    const { calls, unreadable } = readLeftOut({ comments: ['go-pgo samples: 1', comment, good] });
    expect(unreadable).toEqual([comment]);
    expect(calls).toHaveLength(1);
  });
});

describe('a plain `go build` with the tuned profile', () => {
  let root: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    root = await temporaryFolder();
    await writeFiles(root.path, goModule('positions'));
  });
  afterAll(() => root[Symbol.asyncDispose]());

  /** How many copies of the functions are in the machine code. */
  async function placesOf(profile: Uint8Array | undefined, ...functions: readonly string[]) {
    const file = join(root.path, 'program');
    if (profile !== undefined) await writeFile(join(root.path, 'default.pgo'), profile);
    const flags = profile === undefined ? ['-pgo=off'] : [];
    await run('go', ['build', ...flags, '-o', file, '.'], { cwd: root.path });
    const table = readFunctionTable(await readRegularFile(file, 2 ** 26));
    const calls = table === undefined ? [] : (readInlinedCalls(table) ?? []);
    return functions.map((name) =>
      totalOf(
        calls.filter(({ callee }) => callee === name),
        ({ places }) => places,
      ),
    );
  }

  test('inlines the lost function again and copies no large one, and the rest stays hot', async () => {
    const functions = [AT, `${LINES}.(*File).Line`, EMIT, FIND] as const;
    expect(await placesOf(undefined, ...functions)).toEqual([8, 4, 0, 0]);
    expect(await placesOf(positionsProfile(), ...functions)).toEqual([1, 0, 4, 1]);
    const [contender] = proposeContenders(facts);
    const { bytes } = await tuneProfile(positionsProfile(), contender?.leftOut ?? []);
    expect(await placesOf(bytes, ...functions)).toEqual([8, 4, 0, 0]);
    const printed = (await preprofile(Buffer.from(bytes))).toString();
    expect(printed).toContain(`${AT} (excluded by go-pgo)`);
    expect(printed).toContain('main.(*counter).Write\n');
  });
});
