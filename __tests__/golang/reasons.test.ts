import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { buildPair } from '../../src/golang/build.ts';
import { CompilerNotes, compilerNotes, importPathsOf } from '../../src/golang/compiler-notes.ts';
import { type AskCompiler, type CompilerEvidence, compilerEvidence } from '../../src/golang/evidence.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { edgesOf } from '../../src/profile/edges.ts';
import { goModule } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';
import { positionOf, positionsProfile } from './positions.ts';

const sentences = goldenSentences('compare', [[/\bfrom \d+ to \d+/g, 'from <n> to <n>']]);

const LINES = 'example.com/positions/lines';
let root: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  root = await temporaryFolder();
  await writeFiles(root.path, goModule('positions'));
  await writeFile(join(root.path, 'hot.pgo'), positionsProfile());
  await mkdir(join(root.path, 'scratch'));
});
afterAll(() => root[Symbol.asyncDispose]());

/** What the two builds show. @param asks whether the compiler is asked, too. */
async function evidenceOf(asks: boolean, flags: readonly string[] = []) {
  const go = await goToolchain({ cwd: root.path });
  const mainPackage = await findMainPackage(go);
  const baseline = { kind: 'off' } as const;
  const candidate = { kind: 'profile', path: join(root.path, 'hot.pgo'), display: 'hot.pgo' } as const;
  const options = { go, mainPackage, flags, scratch: join(root.path, 'scratch') };
  const outputDirectory = join(root.path, 'out');
  const built = await buildPair({ ...options, baseline, candidate, outputDirectory });
  const asked: string[] = [];
  const askCompiler: AskCompiler = async (packages) => {
    asked.push(...packages);
    const notesOf = async (side: Exclude<BuildSide, { kind: 'binary' }>) => {
      const notes = await compilerNotes({ ...options, side, binary: '', packages });
      return 'severity' in notes ? Promise.reject(new Error(notes.message)) : notes;
    };
    return { baseline: await notesOf(baseline), candidate: await notesOf(candidate) };
  };
  const { evidence, findings } = await compilerEvidence({
    built,
    mainPackage,
    goVersion: go.version,
    withProfile: true,
    edges: edgesOf(decodeProfile(positionsProfile())).edges(),
    profiled: 'candidate',
    askCompiler: asks ? askCompiler : undefined,
  });
  expect(findings).toEqual([]);
  return { evidence: evidence as CompilerEvidence, asked };
}

describe('why calls are inlined less', () => {
  let found: Awaited<ReturnType<typeof evidenceOf>>;
  beforeAll(async () => {
    found = await evidenceOf(true);
  });

  test('the inlining that made a function too large is named, also through a function in between', () => {
    const find = { caller: `${LINES}.(*File).At`, callee: `${LINES}.(*File).Find` };
    const lost = found.evidence.reasons.filter(({ kind }) => kind === 'lost');
    expect(lost).toMatchObject([
      // Four calls, and one in each of the four copies of `Line`; the copy in `Line` itself is hot and stays.
      { function: `${LINES}.(*File).At`, places: 7, inlinings: [find] },
      { function: `${LINES}.(*File).Line`, places: 4, inlinings: [find] },
    ]);
    for (const reason of lost)
      expect(reason).toMatchObject({ cost: { baseline: expect.any(Number), candidate: expect.any(Number) } });
    expect(lost[1]?.message).toMatch(
      /`\(\*File\)\.Find` into `\(\*File\)\.At`.*`\(\*File\)\.Line`.* 4 places/,
    );
    sentences.add(lost[1]?.message);
  });

  test('a large function that is copied into many places is named', () => {
    expect(found.evidence.reasons).toContainEqual(
      expect.objectContaining({ kind: 'copied', function: `${LINES}.Emit`, places: 4, weight: 0.2 }),
    );
  });

  test('only packages with hot or changed calls are compiled again', () => {
    expect(found.asked).toEqual([LINES, 'example.com/positions'].sort());
  });

  test('hot calls that are still calls have a reason and a line', () => {
    const missed = found.evidence.missed ?? [];
    expect(missed.map(({ callee, kind, position }) => [callee, kind, position])).toEqual([
      [`${LINES}.(*Log).Add`, 'forbidden', positionOf('defer')],
      ['main.(*counter).Write', 'indirect', positionOf('interface')],
    ]);
    expect(missed[0]?.reason).toContain('DEFER');
  });
});

test('without the compiler’s costs, the tables of the binaries name the same inlinings', async () => {
  const { evidence } = await evidenceOf(false);
  expect(evidence.missed).toBeUndefined();
  expect(evidence.reasons.filter(({ kind }) => kind === 'lost')).toMatchObject([
    { function: `${LINES}.(*File).At`, places: 7 },
    { function: `${LINES}.(*File).Line`, places: 4 },
  ]);
});

test.each([
  ['can inline (*T).F with cost 63 as: method(*T) func()', 'a/b.(*T).F', { kind: 'inlinable', cost: 63 }],
  ['cannot inline F: marked go:noinline', 'a/b.F', { kind: 'forbidden', why: 'marked go:noinline' }],
  [
    'cannot inline F: function too complex: cost 135 exceeds budget 80',
    'a/b.F',
    { kind: 'too complex', cost: 135, budget: 80 },
  ],
  [
    'can inline slices.Max[go.shape.int] with cost 9 as: x',
    'slices.Max[...]',
    { kind: 'inlinable', cost: 9 },
  ],
])('%s', (line, name, expected) => {
  const notes = new CompilerNotes(`# a/b\nb.go:3:6: ${line}\n`, 'a');
  expect(notes.ofFunction(name)).toEqual(expected);
});

test('only import paths from a profile reach a command', () => {
  const names = ['main.main', 'a/b%2ec.F', 'net/http.(*conn).serve', 'runtime.mallocgc'];
  const hostile = [
    'all.F',
    'std.F',
    'a/...F',
    '-x.F',
    'a b.F',
    '$(id)/x.F',
    '..F',
    '/etc/x.F',
    'a//b.F',
    'x=y.F',
  ];
  expect(importPathsOf([...names, ...hostile], 'example.com/m')).toEqual([
    'a/b.c',
    'example.com/m',
    'net/http',
  ]);
});

sentences.compare();
