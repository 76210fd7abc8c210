import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goToolchain } from '../../src/golang/go.ts';
import { partialBuild } from '../../src/golang/partial-build.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { edgesOf } from '../../src/profile/edges.ts';
import { firstBytes } from '../../src/system/files.ts';
import { callsLeftOut, type LeftOutCall, tuneProfile } from '../../src/tune/left-out.ts';
import { goModule } from '../harness/go-modules.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';
import { positionsProfile } from './positions.ts';

/** A partial build makes exactly the machine code of a whole one, in every package, and in the packages of test binaries. */

const run = promisify(execFile);
const LINES = 'example.com/positions/lines';
const TESTS = `package lines

import "testing"

func BenchmarkAt(b *testing.B) {
	file := &File{}
	for b.Loop() {
		file.Line(1)
	}
}
`;
let root: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  root = await temporaryFolder();
  await writeFiles(root.path, { ...goModule('positions'), 'lines/lines_test.go': TESTS });
  await mkdir(join(root.path, 'scratch'));
});
afterAll(() => root[Symbol.asyncDispose]());

/** The digest of what the compiler made of each package, by its import path, with the packages of tests. */
async function contentOfPackages(flags: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const format = '{{if .Export}}{{.ImportPath}}\t{{.Export}}{{end}}';
  const args = ['list', '-export', '-deps', '-test', ...flags, '-f', format, './...'];
  const { stdout } = await run('go', args, { cwd: root.path, maxBuffer: 2 ** 26 });
  const content = new Map<string, string>();
  for (const [, path = '', file = ''] of stdout.matchAll(/^([^\t\n]+)\t(\S+)$/gm)) {
    // What `go tool buildid` prints: the key in the build cache, and the digest of the content.
    const head = (await firstBytes(file, 4_096)).toString('latin1');
    const [, id] = /^build id "[^"]*\/([^"/]+)"/m.exec(head) ?? [];
    if (id === undefined) throw new Error(`${file} has no build ID.`);
    content.set(path, id);
  }
  return content;
}

test('a partial build compiles every package to the same content as a whole build', async () => {
  const go = await goToolchain({ cwd: root.path });
  const mainPackage = await findMainPackage(go);
  const recorded = join(root.path, 'recorded.pgo');
  const tuned = join(root.path, 'tuned.pgo');
  const call = { weight: 0, go: go.version, kind: 'copied', places: 4 } as const;
  const leftOut: readonly LeftOutCall[] = [
    { ...call, callee: `${LINES}.Emit` },
    { ...call, caller: `${LINES}.(*File).At`, callee: `${LINES}.(*File).Find` },
  ];
  const { edges } = edgesOf(decodeProfile(positionsProfile())).edges();
  await writeFile(recorded, positionsProfile());
  await writeFile(tuned, (await tuneProfile(positionsProfile(), leftOut)).bytes);
  const build = { go, mainPackage, flags: [], own: undefined, scratch: join(root.path, 'scratch') };
  const calls = callsLeftOut(edges, leftOut);
  const partial = await partialBuild(build, { recorded, tuned, calls });
  if (partial === undefined) throw new Error(`${go.version} cannot build a part.`);

  const before = await contentOfPackages([`-pgo=${recorded}`]);
  const whole = await contentOfPackages([`-pgo=${tuned}`]);
  const made = await contentOfPackages([`-pgo=${partial.recorded}`, ...partial.flags]);
  expect([...made]).toEqual([...whole]);
  const changed = [...whole].filter(([path, content]) => before.get(path) !== content);
  expect(changed.map(([path]) => path)).toContain(LINES);
  expect(changed.length).toBeLessThan(whole.size / 2);

  const generic = [{ caller: `${LINES}.First`, callee: 'slices.SortFunc[...]' }];
  expect(await partialBuild(build, { recorded, tuned, calls: generic })).toBeUndefined();
  const flags = ['-gcflags=-l'];
  expect(await partialBuild({ ...build, flags }, { recorded, tuned, calls })).toBeUndefined();
});
