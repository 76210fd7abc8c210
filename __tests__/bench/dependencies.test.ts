import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { benchmarkedDependencies, estimatedUses, mentionsIn } from '../../bench/dependencies/packages.ts';
import { cheapest, endedBenchmarks, recordPackage, SourceCopies } from '../../bench/dependencies/record.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { readProfile } from '../../src/profile/published.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

const WORDS = `package words

import "strings"

func Count(text string) map[string]int {
	counts := map[string]int{}
	for _, word := range strings.Fields(text) {
		counts[word]++
	}
	return counts
}
`;

// One benchmark needs testdata and writes a file, one fails, and one never ends.
const WORDS_TEST = `package words

import (
	"os"
	"testing"
	"time"
)

func BenchmarkCount(b *testing.B) {
	text, err := os.ReadFile("../testdata/text.txt")
	if err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile("written.txt", text, 0o600); err != nil {
		b.Fatal(err)
	}
	for i := 0; i < b.N; i++ {
		Count(string(text))
	}
}

func BenchmarkFails(b *testing.B) { b.Fatal("no network") }

func BenchmarkHangs(b *testing.B) { time.Sleep(time.Hour) }
`;

const BENCHMARK = 'import "testing"\n\nfunc BenchmarkNothing(b *testing.B) {}\n';

/** A program and the module that it depends on. */
const FILES = {
  'program/go.mod':
    'module example.com/program\n\ngo 1.24\n\nrequire example.com/text v0.0.0\n\nreplace example.com/text => ../text\n',
  'program/main.go':
    'package main\n\nimport (\n\t"example.com/text/absent"\n\tw "example.com/text/words"\n)\n\nfunc main() {\n\tprintln(len(w.Count("a")), len(w.Count("b")), absent.Zero)\n}\n',
  'program/main_test.go': `package main\n\n${BENCHMARK}`,
  'text/go.mod': 'module example.com/text\n\ngo 1.24\n',
  'text/testdata/text.txt': 'a rose is a rose is a rose '.repeat(1000),
  'text/words/words.go': WORDS,
  'text/words/words_test.go': WORDS_TEST,
  'text/absent/absent.go': 'package absent\n\nconst Zero = 0\n',
  'text/absent/absent_test.go': `package absent\n\nimport _ "example.com/not-required"\n${BENCHMARK}`,
  'text/unused/unused_test.go': `package unused\n\n${BENCHMARK}`,
};

it('records the benchmarks of packages that a program links, and leaves out those that do not work', async () => {
  await using scratch = await temporaryFolder();
  await writeFiles(scratch.path, FILES);
  const go = await goToolchain({ cwd: join(scratch.path, 'program') });
  const { packages } = await benchmarkedDependencies(go, '.', ['strings']);
  const paths = packages.map(({ importPath }) => importPath);
  // The program names the package `words` twice and `absent` once. It links neither `unused` nor a benchmark of its own.
  expect(paths.slice(0, 2)).toEqual(['example.com/text/words', 'example.com/text/absent']);
  expect(paths.filter((path) => path.startsWith('example.com'))).toHaveLength(2);
  expect(paths).toContain('unicode/utf8');
  expect(paths).not.toContain('strings');

  const copies = new SourceCopies(join(scratch.path, 'copies'));
  const record = async (importPath: string) => {
    const one = packages.find((found) => found.importPath === importPath);
    if (one === undefined) throw new Error(`${importPath} is not listed.`);
    return recordPackage(one, {
      context: go.context,
      folder: await copies.folderOf(one),
      scratch: join(scratch.path, importPath.replaceAll('/', '-')),
      seconds: 3,
      longestTrial: 10,
      longestRecording: 120,
    });
  };
  const words = await record('example.com/text/words');
  if (words.kind !== 'recorded') throw new Error(words.detail);
  expect(words.benchmarks).toBe(1);
  const { edges } = await readProfile(await readFile(words.profiles[0] as string));
  const callees = edges.edges.map(({ caller, callee }) => `${caller} ${callee}`);
  expect(callees).toContain('example.com/text/words.Count strings.Fields');
  expect(existsSync(join(scratch.path, 'text/words/written.txt'))).toBe(false);

  expect(await record('example.com/text/absent')).toMatchObject({
    kind: 'left out',
    reason: 'tests do not build',
  });
});

it('counts the places in a file that name another package', () => {
  const text = `package p
import "fmt"
import (
  j "encoding/json"
  "gopkg.in/yaml.v3"
  _ "embed"
  "net/http" // not counted, because only packages in the list count
)
var a = fmt.Sprint(j.Valid(nil), x.fmt.Sprint(), http.StatusOK) + fmt.Sprint()
var b yaml.Node
`;
  const names: Record<string, string> = { fmt: 'fmt', 'gopkg.in/yaml.v3': 'yaml', embed: 'embed' };
  const imports = new Set(['fmt', 'encoding/json', 'gopkg.in/yaml.v3', 'embed']);
  const counts = mentionsIn(text, imports, (path) => names[path] ?? '');
  expect(Object.fromEntries(counts)).toEqual({ fmt: 2, 'encoding/json': 1, 'gopkg.in/yaml.v3': 1 });
});

it('passes half of the uses of a package on to the packages that it uses', () => {
  const linked = ['reflect', 'encoding/json', 'fmt', 'example.com/a', 'main'].map((ImportPath) => ({
    ImportPath,
    Name: '',
    Dir: '',
  }));
  const mentions = new Map([
    [
      'main',
      new Map([
        ['example.com/a', 7],
        ['encoding/json', 40],
      ]),
    ],
    [
      'example.com/a',
      new Map([
        ['encoding/json', 20],
        ['fmt', 40],
      ]),
    ],
    [
      'encoding/json',
      new Map([
        ['reflect', 9],
        ['fmt', 3],
      ]),
    ],
  ]);
  const isOwn = ({ ImportPath }: { ImportPath: string }) => /^(main|example)/.test(ImportPath);
  const uses = estimatedUses(linked, isOwn, mentions);
  expect(uses.get('encoding/json')).toBeCloseTo(0.6);
  expect(uses.get('fmt')).toBeCloseTo(0.4 + 0.6 * 0.5 * 0.25);
  expect(uses.get('reflect')).toBeCloseTo(0.6 * 0.5 * 0.75);
});

it('finds the benchmarks that ended, and how long they ran', () => {
  const lines = [
    'BenchmarkA',
    'BenchmarkA/small',
    'BenchmarkA/small',
    'BenchmarkA/small \t       1\t      2345 ns/op',
    'BenchmarkA/large',
    'BenchmarkA/large \t       1\t 1.5e+09 ns/op\t 3 B/op',
    'a line of a log',
    'BenchmarkB',
    'BenchmarkB/fast',
    'BenchmarkB/fast \t       1\t      99 ns/op',
    'BenchmarkSkips',
    '--- SKIP: BenchmarkSkips',
    'BenchmarkC',
    'BenchmarkC \t       1\t      99 ns/op',
    'BenchmarkC/hangs',
  ].map((text, at) => ({ text, at }));
  const [a, b, c] = [
    { name: 'BenchmarkA', parts: 2, seconds: 6 },
    { name: 'BenchmarkB', parts: 1, seconds: 2 },
    { name: 'BenchmarkC', parts: 1, seconds: 2 },
  ];
  expect(endedBenchmarks(lines, false)).toEqual([a, b, c]);
  expect(endedBenchmarks(lines, true)).toEqual([a, b]);
  expect(cheapest([a, b, c], 5)).toEqual([b, c]);
  const failed = [...lines, { text: '    --- FAIL: BenchmarkA/huge', at: 99 }];
  expect(endedBenchmarks(failed, true)).toEqual([b]);
});
