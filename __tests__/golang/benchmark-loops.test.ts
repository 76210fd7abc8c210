import { expect, test } from 'vitest';
import { benchmarksWithLoop, keepsLoopCalls } from '../../src/golang/benchmark-loops.ts';

const SOURCE = `package codec

import "testing"

func BenchmarkDecode(b *testing.B) {
	for b.Loop() {
		decode()
	}
}

func BenchmarkSub(b *testing.B) {
	b.Run("small", func(bench *testing.B) {
		for i := 0; bench.Loop(); i++ {
			decode()
		}
	})
}

func BenchmarkByHelper(b *testing.B) { run[int](b, 5) }

func run[T any](b *testing.B, size T) { again(b) }

func again(b *testing.B) {
	for b.Loop() {
	}
}

func BenchmarkOld(b *testing.B) {
	// for b.Loop() is newer.
	println("for b.Loop() {", \`
for b.Loop() {\`)
	for i := 0; i < b.N; i++ {
		decode()
	}
}
`;

test('benchmarks that loop with b.Loop, by themselves or in a function that they call', () => {
  const helpers = 'package codec\n\nfunc BenchmarkElsewhere(b *testing.B) {\n\tagain(b)\n}\n';
  expect(benchmarksWithLoop([SOURCE, helpers])).toEqual([
    'BenchmarkDecode',
    'BenchmarkSub',
    'BenchmarkByHelper',
    'BenchmarkElsewhere',
  ]);
});

test.each([
  ['go1.23.12', false],
  ['go1.24', true],
  ['go1.25.7', true],
  ['go1.26.8', false],
  ['go1.27.3', false],
  ['devel go1.27-abcdef', false],
])('%s keeps calls in such a loop: %s', (version, keeps) => {
  expect(keepsLoopCalls(version)).toBe(keeps);
});
