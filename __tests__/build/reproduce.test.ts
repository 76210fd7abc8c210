import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePair, type PairOptions } from '../../src/build/build.ts';
import { goElsewhere } from '../../src/build/elsewhere.ts';
import { requireReproducible } from '../../src/build/reproduce.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { findMainPackage, goToolchain } from '../../src/go.ts';

/** A second build in another folder, of programs whose C code makes it hard; one side is enough. */

let folder: string;
let prebuilt: string;
/** Where each second build's own cache, which is empty, is in truth: the standard library is compiled there once. */
let secondCache: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'reproduce-')));
  secondCache = path.join(folder, 'second-cache');
  await mkdir(secondCache);
  const made = await makePair(await optionsOf('plain', 'func main() {}'), path.join(folder, 'made'));
  prebuilt = made.baseline.binary.path;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function optionsOf(name: string, main: string, c?: string): Promise<PairOptions> {
  const cwd = await mkdtemp(path.join(folder, 'module-'));
  await writeFile(path.join(cwd, 'go.mod'), `module example.com/reproduced/${name}\n\ngo 1.21\n`);
  const preamble = c === undefined ? '' : `/*\n${c}\n*/\nimport "C"\n\n`;
  await writeFile(path.join(cwd, 'main.go'), `package main\n\n${preamble}${main}\n`);
  const go = await goToolchain({ cwd });
  const other = { kind: 'binary', path: prebuilt ?? '', display: 'plain' } as const;
  return {
    go,
    mainPackage: await findMainPackage(go),
    baseline: { kind: 'off' },
    candidate: prebuilt === undefined ? { kind: 'off' } : other,
    flags: [],
    reproducible: true,
    // Not in the module: gcc would then write its random name into what Go caches.
    scratch: await mkdtemp(path.join(folder, 'scratch-')),
  };
}

async function reproduce(options: PairOptions): Promise<ExpectedError | undefined> {
  const pair = await makePair(options, path.join(options.scratch, 'pair'));
  await using elsewhere = await goElsewhere(options.go, options.scratch);
  const cache = elsewhere.go.context.env?.['GOCACHE'] ?? '';
  expect(await readdir(path.dirname(cache))).not.toContain(path.basename(cache));
  await symlink(secondCache, cache);
  // Awaited here: the other folder is gone when this function ends.
  return await requireReproducible(options, pair, elsewhere).then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(ExpectedError);
      return error as ExpectedError;
    },
  );
}

test('a program with C code gives the same bytes, and nothing of the other folder stays', async () => {
  const options = await optionsOf('two', 'func main() { println(C.two()) }', 'int two(void) { return 2; }');
  expect(await reproduce(options)).toBeUndefined();
  expect(await readdir(options.scratch)).toEqual(['pair']);
  // The link to the root of the file system was taken away, not what it led to.
  expect(await readdir(options.go.context.cwd)).toContain('main.go');
});

test('a path that is handed to the linker is found', async () => {
  const options = await optionsOf(
    'leak',
    'func main() { println(C.two()) }',
    '#cgo LDFLAGS: -Wl,-rpath,${SRCDIR}/lib\nint two(void) { return 2; }',
  );
  const error = await reproduce(options);
  expect(error?.message).toContain('leak-baseline is not reproducible');
  expect(error?.message).toContain(`the folder it was built in: \`${options.go.context.cwd}/lib\`.`);
  expect(error?.fix).toContain('-rpath');
});

test('the time of the build is found in its section', async () => {
  const options = await optionsOf(
    'clock',
    'func main() { println(C.GoString(C.when)) }',
    'const char *when = __TIME__;',
  );
  const error = await reproduce(options);
  expect(error?.message).toMatch(
    /^clock-baseline is not reproducible: .* They differ in the section `\.rodata`\./,
  );
  expect(error?.fix).toContain('`__TIME__`');
});
