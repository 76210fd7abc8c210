import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declarations } from '../../src/golang/declarations.ts';
import { goOutput, goToolchain } from '../../src/golang/go.ts';
import { readSourceFunctions } from '../../src/repair/source.ts';
import { temporaryFolder } from '../harness/temporary.ts';

test.each([
  ['plain', 'func Plain() {}', 'Plain'],
  ['of two lines', 'func\n\tBelow() {}', 'Below'],
  ['with letters of any language', 'func Größe() {}\nfunc 世界() {}', 'Größe 世界'],
  ['generic', 'func Generic[K comparable, V any](m map[K]V) {}', 'Generic'],
  ['of a value', 'func (r Receiver) Value() {}', 'Receiver.Value'],
  ['of a pointer', 'func (r *Receiver) Pointer() {}', 'Receiver.Pointer'],
  [
    'of a receiver without a name',
    'func (*Receiver) Unnamed() {}\nfunc (Receiver) Also() {}',
    'Receiver.Unnamed Receiver.Also',
  ],
  ['of a receiver in parentheses', 'func (r (*Receiver)) Odd() {}', 'Receiver.Odd'],
  ['of a generic receiver', 'func (r *Box[K, V]) Boxed() {}', 'Box.Boxed'],
  ['with a comment in the receiver', 'func (r /* x) */ *Box // y)\n) Boxed() {}', 'Box.Boxed'],
  ['without a body', 'func Assembly(n int) int\nfunc Next() {}', 'Assembly Next'],
  ['two in a line', 'func A() {}; func B() {}', 'A B'],
  ['indented', '\tfunc Indented() {}', 'Indented'],
  ['behind a long comment', 'var x = 1 /*\n*/ func After() {}', 'After'],
])('a declaration %s', (_, source, names) => {
  expect(declarations(`package p\n\n${source}\n`).join(' ')).toBe(names);
});

test.each([
  ['a comment', '// func Old() {}\n/*\nfunc Older() {}\n*/'],
  ['a raw string', 'const text = `\nfunc Quoted() {}\n`'],
  ['a string', 'const text = "\\"; func Quoted() {}"'],
  ['a value', 'var f = func() {}\nvar g =\n\tfunc(a int) bool { return true }'],
  ['a type', 'type F func(a int) bool\ntype G interface {\n\tfunc1()\n}'],
  ['the body of a function', 'var h = func() {\n\tfunc(a int) bool { return true }(1)\n}'],
])('%s declares nothing', (_, source) => {
  expect(declarations(`package p\n\n${source}\n`)).toEqual([]);
  expect(declarations(`package p\n\n${source}\n\nfunc Next() {}\n`)).toEqual(['Next']);
});

test('a missing bracket or quote hides nothing below it', () => {
  for (const broken of ['func broken( {', 'var x = "', 'type T struct {', "const c = '"])
    expect(declarations(`package p\n\n${broken}\n\nfunc (t *T) Next() {}\n`)).toContain('T.Next');
});

test('it finds what the parser of Go finds, in packages of Go', async () => {
  const root = (await goOutput(['env', 'GOROOT'], { cwd: import.meta.dirname })).trim();
  await using folder = await temporaryFolder();
  const go = await goToolchain({ cwd: join(root, 'src', 'cmd') });
  const main = { importPath: 'cmd/vet' };
  const read = await readSourceFunctions({ go, main, flags: [], scratch: folder.path });
  for (const path of ['go/types', 'go/ast', 'regexp/syntax']) {
    const directory = join(root, 'src', path);
    const files = (await readdir(directory)).filter((name) => /\.go$/.test(name));
    const texts = await Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')));
    const found = new Set(texts.flatMap(declarations));
    const keys = read.packages.get(path) ?? [];
    const expected = keys.map((key) => key.slice(path.length + 1).replace(/\[\.\.\.\]|[()*]/g, ''));
    // Closures and `init.0` have a number in their name.
    const named = expected.filter((name) => !/\.(func|gowrap|deferwrap)?\d|-range/.test(name));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !found.has(name))).toEqual([]);
  }
});

test('the work grows as the file does: 4 MB of the worst inputs are read at once', () => {
  const size = 4_000_000;
  const worst = [
    `/*\nfunc (a${' '.repeat(size)}!\n*/`,
    `func (a${' '.repeat(size)}!`,
    'func ('.repeat(size / 6),
    '\nfunc (a [[ '.repeat(size / 10),
    '/*'.repeat(size / 2),
    '"\\'.repeat(size / 2),
    '\n`'.repeat(size / 2 + 1),
  ];
  // One quadratic pass over 4 MB takes hours.
  for (const source of worst) expect(declarations(`package p\n${source}\n`)).toEqual([]);
}, 30_000);
