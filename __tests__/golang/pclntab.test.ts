import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionTable, readFunctionTable, readInlinedCalls } from '../../src/golang/pclntab.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { offsetOf, SHAPES } from './shapes.ts';

const runFile = promisify(execFile);
const SCENE = 'example.com/shapes/scene';

let root: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  root = await temporaryFolder();
  await mkdir(join(root.path, 'scene'));
  for (const [file, text] of Object.entries(SHAPES)) await writeFile(join(root.path, file), text);
});
afterAll(() => root[Symbol.asyncDispose]());

async function buildFor(GOOS: string, GOARCH: string, ...flags: string[]) {
  const file = join(root.path, `${GOOS}-${GOARCH}`);
  const { stderr } = await runFile('go', ['build', ...flags, '-pgo=off', '-o', file, '.'], {
    cwd: root.path,
    env: { ...process.env, GOOS, GOARCH, CGO_ENABLED: '0' },
    maxBuffer: 1 << 28,
  });
  return { bytes: await readFile(file), said: stderr };
}

function tableOf(bytes: Buffer): FunctionTable {
  const table = readFunctionTable(bytes);
  if (table === undefined) throw new Error('no table');
  return table;
}

test('frames are those that the compiler gives, function by function', async () => {
  const { bytes, said } = await buildFor('linux', 'amd64', '-gcflags=runtime=-S', `-gcflags=${SCENE}=-S`);
  // Some have a second form for assembly to call, under the same name.
  const frames = new Map<string, number[]>();
  for (const { name, frame } of tableOf(bytes).functions)
    frames.set(name, [...(frames.get(name) ?? []), frame]);
  let compared = 0;
  // TEXT example.com/m.F(SB), ABIInternal, $FRAME-ARGUMENTS
  for (const [, name = '', frame] of said.matchAll(
    /\tTEXT\t(\S+)\(SB\), (?!\S*WRAPPER)\S*ABIInternal, \$(\d+)-\d+/g,
  )) {
    const read = frames.get(name);
    // What nobody calls is not in the binary.
    if (read === undefined) continue;
    expect([name, ...read]).toContain(Number(frame));
    compared++;
  }
  expect(compared).toBeGreaterThan(500);
  expect(frames.get(`${SCENE}.scratch`)?.[0]).toBeGreaterThan(8192);
});

test.each([
  ['linux', 's390x'],
  ['darwin', 'arm64'],
  ['windows', 'amd64'],
])('stripped, for %s/%s', async (system, architecture) => {
  const { bytes } = await buildFor(system, architecture, '-ldflags=-s -w');
  const table = tableOf(bytes);
  const sum = table.functions.find(({ name }) => name === `${SCENE}.Sum`);
  expect(sum?.frame).toBeGreaterThan(0);
  expect(sum?.frame).toBeLessThan(256);
  const lines = SHAPES['scene/scene.go']?.split('\n') ?? [];
  expect(lines[(sum?.startLine ?? 0) - 1]).toContain('func Sum(');
  expect(table.textBytes).toBeGreaterThan(
    table.functions.reduce((most, { bytes: size }) => Math.max(most, size), 0),
  );
  // As with `-gcflags=all=-l`.
  const bare = table.functions.map((one) => ({ ...one, inlineTree: undefined }));
  expect(readInlinedCalls({ ...table, functions: bare })).toEqual([]);
  const calls = readInlinedCalls(table) ?? [];
  const own = calls.filter(({ caller }) => caller.startsWith(SCENE));
  const offset = offsetOf('scene/scene.go', 'generic');
  expect(own.map(({ caller, callee, lineOffset }) => [caller, callee, lineOffset]).sort()).toEqual([
    [`${SCENE}.Fold[go.shape.int]`, `${SCENE}.plus`, offset],
    [`${SCENE}.Fold[go.shape.string]`, `${SCENE}.plus`, offset],
  ]);
});

test('what is no Go binary, or a damaged one, has no table', async () => {
  expect(readFunctionTable(Buffer.from('no binary'))).toBeUndefined();
  expect(readFunctionTable(await readFile(process.execPath))).toBeUndefined();
  const { bytes } = await buildFor('linux', 'amd64');
  const start = bytes.indexOf(Buffer.from('f1ffffff0000', 'hex'));
  for (const end of [start + 4, start + 40, start + 4_000, start + 100_000]) {
    const table = readFunctionTable(bytes.subarray(0, end));
    expect(table && readInlinedCalls(table)).toBeUndefined();
  }
});
