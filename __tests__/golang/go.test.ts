import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { UsageError } from '../../src/system/errors.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('build');

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'go-module-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

const GO_MOD = { 'go.mod': 'module example.com/shop\n\ngo 1.21\n' };
const MAIN = 'package main\n\nfunc main() {}\n';

const failure = sentences.addError;

async function find(name?: string, flags?: string[]) {
  const go = await goToolchain({ cwd: folder });
  return findMainPackage(go, { package: name, flags });
}

describe('goToolchain', () => {
  test('tells version and module, also from a folder inside', async () => {
    await write({ ...GO_MOD, 'cmd/till/main.go': MAIN });
    const go = await goToolchain({ cwd: path.join(folder, 'cmd', 'till') });
    expect(go.version).toMatch(/^go1\.\d+/);
    expect(go.modulePath).toBe('example.com/shop');
    expect(go.moduleDirectory).toBe(folder);
  });

  test('without go.mod: says where it looked and what to set', async () => {
    const error = await failure(goToolchain({ cwd: folder }));
    expect(error.message).toMatch(/\bgo\.mod\b/);
    expect(error.message).toContain(folder);
    expect(error.fix).toContain('working-directory');
  });

  test('without Go: says so', async () => {
    const before = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      const error = await failure(goToolchain({ cwd: folder }));
      expect(error.message).toMatch(/`go`.* PATH/);
      expect(error.fix).toContain('actions/setup-go');
    } finally {
      process.env['PATH'] = before;
    }
  });
});

describe('findMainPackage', () => {
  test('the only one, found without its name', async () => {
    await write({ ...GO_MOD, 'cmd/till/main.go': MAIN, 'shelf/shelf.go': 'package shelf\n' });
    expect(await find()).toEqual({
      importPath: 'example.com/shop/cmd/till',
      directory: path.join(folder, 'cmd', 'till'),
      modulePath: 'example.com/shop',
      name: 'till',
    });
  });

  test('at the root, the program is named after the module, without its major version', async () => {
    await write({ 'go.mod': 'module example.com/shop/v2\n\ngo 1.21\n', 'main.go': MAIN });
    expect(await find()).toMatchObject({
      importPath: 'example.com/shop/v2',
      name: 'shop',
      directory: folder,
    });
  });

  test('behind a build tag, with the flag', async () => {
    // Its imports are missing, too.
    await write({ ...GO_MOD, 'main.go': `//go:build prod\n\npackage main\n\nimport "example.com/gone"\n` });
    expect((await failure(find())).message).toMatch(/main package.* example\.com\/shop /);
    expect(await find(undefined, ['-tags=prod'])).toMatchObject({ importPath: 'example.com/shop' });
  });

  test('named, with all files behind build tags: says how to set a tag', async () => {
    const hidden = `//go:build prod\n\npackage main\n`;
    await write({ ...GO_MOD, 'till/till.go': `${hidden}\nfunc main() {}\n`, 'till/more.go': hidden });
    const { message, fix } = await failure(find('./till'));
    expect(message).toContain('leave out more.go, till.go.');
    expect(fix).toContain('`build-flags: -tags=TAG`');
    expect(await find('./till', ['-tags=prod'])).toMatchObject({ name: 'till' });
  });

  test('several: lists them and says what to write', async () => {
    await write({ ...GO_MOD, 'cmd/a/main.go': MAIN, 'cmd/b/main.go': MAIN });
    const error = await failure(find());
    expect(error.message).toMatch(/\b2 .*: example\.com\/shop\/cmd\/a, example\.com\/shop\/cmd\/b\.$/);
    expect(error.fix).toContain('`package: ./cmd/a`');
    expect(await find('./cmd/b')).toMatchObject({ name: 'b' });
    expect(await find('example.com/shop/cmd/b')).toMatchObject({ name: 'b' });
  });

  test('of several the only one with a profile, else the one in this folder', async () => {
    await write({ ...GO_MOD, 'main.go': MAIN, 'cmd/a/main.go': MAIN, 'cmd/b/main.go': MAIN });
    expect(await find()).toMatchObject({ name: 'shop', choice: expect.stringMatching(/\b3\b.*folder/) });
    await write({ 'cmd/b/default.pgo': '' });
    expect(await find()).toMatchObject({ name: 'b', choice: expect.stringMatching(/\b3\b.*`default\.pgo`/) });
    await write({ 'cmd/a/default.pgo': '' });
    expect(await find()).toMatchObject({ name: 'shop' });
  });

  test.each([
    ['./shelf', 'package shelf'],
    ['./gone', ': stat '],
    ['cmd/vet', 'example.com/shop'],
  ])('package: %s', async (name, shown) => {
    await write({ ...GO_MOD, 'cmd/a/main.go': MAIN, 'shelf/shelf.go': 'package shelf\n' });
    const error = await failure(find(name));
    expect(error.message).toMatch(/^package: /);
    for (const words of [`\`${name}\``, shown]) expect(error.message).toContain(words);
    expect(error.fix).toContain('package: ./cmd/server');
  });

  test.each(['-toolexec=/bin/sh', '', 'main.go'])('package: `%s` is wrong usage', async (name) => {
    await write({ ...GO_MOD, 'main.go': MAIN });
    expect(await failure(find(name))).toBeInstanceOf(UsageError);
  });
});

sentences.compare();
