import { benchmarksWithLoop } from '../../src/golang/benchmark-loops.ts';
import { declarations } from '../../src/golang/declarations.ts';
import { must, type Target } from '../engine/fuzzer.ts';

const RECEIVERS = `package main

/*
func (a                    !
*/
func main() {}
func (r /* x) */ *Box[K, V]) Get(k K) (V, error) { return func() {}, nil }
const text = \`func (\` + "func (\\"" + 'f'
var f =
	func(a int) bool { return true }
`;

/** The functions that a Go file declares, whatever it holds. */
const declared: Target = {
  name: 'go-declarations',
  shape: 'text',
  maxLength: 16_384,
  seeds: () => [
    RECEIVERS,
    `/*\nfunc (a${' '.repeat(15_000)}!\n*/`,
    `${'"\\'.repeat(8_000)}`,
    '/*/\n'.repeat(15_000),
  ],
  run(input) {
    const source = input.toString();
    const names = declarations(source);
    must(names.length <= source.length / 5, () => 'more names than `func x`');
    for (const name of names) {
      must(/^[\p{L}\p{Nd}_]+(\.[\p{L}\p{Nd}_]+)?$/u.test(name), () => `no name: ${JSON.stringify(name)}`);
      must(
        name.split('.').every((word) => source.includes(word)),
        () => `not in the source: ${name}`,
      );
    }
    // A declaration at the end is found: behind code, behind a comment, or behind a raw string that did not end before.
    const ends = ['', '*/', '`'].map((end) => declarations(`${source}\n${end}\nfunc (z *Last) Added() {}\n`));
    must(ends.flat().includes('Last.Added'), () => 'the last declaration is lost');
  },
};

/** The benchmarks of a test file that loop with `b.Loop`, whatever the file holds. */
const looping: Target = {
  name: 'benchmark-loops',
  shape: 'text',
  maxLength: 16_384,
  seeds: () => [
    RECEIVERS,
    'func BenchmarkA(b *testing.B) {\n\tfor b.Loop() {\n\t}\n}\n\nfunc BenchmarkB(b *testing.B) { run[int](b) }\n',
    `func a() { ${'for '.repeat(4_000)}`,
    Array.from({ length: 400 }, (_, at) => `func f${at}() { f${at + 1}() }\n`).join(''),
  ],
  run(input) {
    const source = input.toString();
    for (const name of benchmarksWithLoop([source]))
      must(source.includes(`func ${name}`) || source.includes(name), () => `not in the source: ${name}`);
    // A benchmark that is added in the first column is found, unless a string or comment above it does not end.
    const loop = '\nfunc BenchmarkZ(b *testing.B) {\n\tfor b.Loop() {\n\t}\n}\n';
    const ends = ['', '*/', '`'].map((end) => benchmarksWithLoop([`${source}\n${end}${loop}`]));
    must(ends.flat().includes('BenchmarkZ'), () => 'the last benchmark is lost');
  },
};

export const targets = [declared, looping];
