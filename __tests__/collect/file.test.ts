import { execFile } from 'node:child_process';
import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { collectFiles } from '../../src/collect/file.ts';
import type { FileSource } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('collect');

const NOW = new Date('2026-01-10T00:00:00Z');
const DAY = 86_400_000;

const source = (pattern: string, options: Partial<FileSource> = {}): FileSource => ({
  kind: 'file',
  pattern,
  label: pattern,
  required: false,
  ...options,
});

/** Files in the working directory, each so many days old. */
async function folderWith(files: Readonly<Record<string, number>>) {
  const context = await createContext({ now: () => NOW });
  for (const [name, days] of Object.entries(files)) {
    const path = join(context.cwd, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, name);
    await utimes(path, NOW, new Date(NOW.getTime() - days * DAY));
  }
  return context;
}

describeSourceContract(
  'file',
  collectFiles,
  async () => {
    const context = await folderWith({ 'in/a.pprof': 1, 'in/b.pprof': 2, 'in/c.pprof': 3 });
    return {
      cwd: context.cwd,
      working: source('in/a.pprof'),
      failing: source('out/*.pprof'),
      several: { source: source('in/*.pprof'), files: 3 },
      secrets: [],
      [Symbol.asyncDispose]: context[Symbol.asyncDispose],
    };
  },
  { waits: false },
);

describe('what a pattern stands for', () => {
  const files = {
    'a.pprof': 0,
    'b.pprof': 0,
    'deep/er/c.pprof': 0,
    'deep/d.pprof': 0,
    'deep/.hidden.pprof': 0,
    '.hidden.pprof': 0,
    'notes.txt': 0,
  };
  test.each([
    ['a.pprof', ['a.pprof']],
    ['*.pprof', ['a.pprof', 'b.pprof']],
    ['**/*.pprof', ['a.pprof', 'b.pprof', 'deep/d.pprof', 'deep/er/c.pprof']],
    ['{a,b}.pprof', ['a.pprof', 'b.pprof']],
    ['{deep,other}/d.pprof', ['deep/d.pprof']],
    ['deep', ['deep/d.pprof']],
    ['.hidden.pprof', ['.hidden.pprof']],
  ])('%s', async (pattern, names) => {
    await using context = await folderWith(files);
    const { files: found } = await collectFiles(source(pattern), context);
    expect(found).toEqual(names.map((name) => ({ name, path: join(context.cwd, name) })));
  });
});

test('a link to a folder above does not send a glob round in circles', async () => {
  await using context = await folderWith({ 'p/a.pprof': 0, 'p/deep/b.pprof': 0 });
  await symlink('/', join(context.cwd, 'p', 'x'));
  await symlink('.', join(context.cwd, 'p', 'deep', 'self'));
  await symlink('../a.pprof', join(context.cwd, 'p', 'deep', 'linked.pprof'));
  const { files } = await collectFiles(source('p/**/*.pprof'), context);
  expect(files.map(({ name }) => name)).toEqual(['p/a.pprof', 'p/deep/b.pprof', 'p/deep/linked.pprof']);
});

test.each([
  ['-http=:0.pprof', '-http=:0.pprof'],
  ['two\nlines.pprof', 'two\\nlines.pprof'],
  ['[x].pprof', '[x].pprof'],
  ['*.pprof', '*.pprof'],
  ['профиль-日本.pprof', 'профиль-日本.pprof'],
])('odd names are not read as patterns: %j', async (file, name) => {
  await using context = await folderWith({ [file]: 0, 'x.pprof': 0, 'a.pprof': 0 });
  const { files } = await collectFiles(source(file), context);
  expect(files).toEqual([{ path: join(context.cwd, file), name }]);
});

describe('limit and max-age', () => {
  const files = { 'a.pprof': 5, 'b.pprof': 1, 'c.pprof': 3, 'd.pprof': 1 };

  test('the newest are chosen, in the order of their names', async () => {
    await using context = await folderWith(files);
    const names = async (options: Partial<FileSource>) =>
      (await collectFiles(source('*.pprof', options), context)).files.map((file) => file.name);
    expect(await names({ limit: 1 })).toEqual(['b.pprof']);
    expect(await names({ limit: 3 })).toEqual(['b.pprof', 'c.pprof', 'd.pprof']);
    expect(await names({ maxAge: 4 * DAY, limit: 10 })).toEqual(['b.pprof', 'c.pprof', 'd.pprof']);
    expect(await names({ maxAge: 1 * DAY })).toEqual(['b.pprof', 'd.pprof']);
  });

  test('all too old', async () => {
    await using context = await folderWith(files);
    const error = await sentences.addError(collectFiles(source('*.pprof', { maxAge: DAY / 2 }), context));
    expect(error.message).toMatch(/\b4 files\b.* 12 h\b.* 24 h\b/);
    expect(error.fix).toContain('max-age');
  });
});

describe('what cannot be read is not called absent', () => {
  test('a link that leads nowhere, beside a good file and alone', async () => {
    await using context = await folderWith({ 'p/a.pprof': 0 });
    await symlink('gone.pprof', join(context.cwd, 'p', 'b.pprof'));
    const { files, failures, findings } = await collectFiles(source('p/*.pprof'), context);
    expect([files.map(({ name }) => name), failures]).toEqual([['p/a.pprof'], 1]);
    expect(findings).toMatchObject([{ severity: 'error', file: 'p/b.pprof' }]);
    sentences.add(...findings);
    const { message } = await sentences.addError(collectFiles(source('p/b.pprof'), context));
    expect(message).toBe(findings[0]?.message);
  });

  test('a folder, alone and beside a good file', async () => {
    await using context = await folderWith({ 'a.pprof': 0 });
    await symlink('loop', join(context.cwd, 'loop'));
    const error = await sentences.addError(collectFiles(source('loop/*.pprof'), context));
    expect(error.message).toBe('loop cannot be read, because of ELOOP.');
    const { files, failures, findings } = await collectFiles(source('{loop/*,a}.pprof'), context);
    expect([files.map(({ name }) => name), failures]).toEqual([['a.pprof'], 0]);
    expect(findings).toMatchObject([{ severity: 'warning', file: 'loop' }]);
  });
});

describe('nothing there', () => {
  test.each([
    ['gone\u001b[31m\n::error::x.pprof', ' gone\\u{1b}[31m\\n::error::x.pprof '],
    ['prod/*.pprof', ' prod/*.pprof '],
    ['empty', ' empty '],
  ])('%j', async (pattern, shown) => {
    await using context = await createContext();
    await mkdir(join(context.cwd, 'empty'));
    const error = await sentences.addError(collectFiles(source(pattern), context));
    expect(error.message).toContain(shown);
    expect(error.message).toContain(context.cwd);
    expect(error.fix).toContain('working-directory');
  });

  test('a named pipe would be waited for without end', async () => {
    await using context = await createContext();
    await promisify(execFile)('mkfifo', [join(context.cwd, 'pipe')]);
    const { message } = await sentences.addError(collectFiles(source('pipe'), context));
    expect(message).toContain(' pipe ');
    expect(message).toContain(context.cwd);
  });
});

sentences.compare();
