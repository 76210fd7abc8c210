import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A module small enough to build in a moment: one main package, one benchmark. */
export const TINY: Readonly<Record<string, string>> = {
  'go.mod': 'module example.com/tiny\n\ngo 1.21\n',
  'main.go': `package main

func fibonacci(n int) int {
	if n < 2 {
		return n
	}
	return fibonacci(n-1) + fibonacci(n-2)
}

func main() { println(fibonacci(20)) }
`,
  // What the recorded profiles and `burn` have in package main: else they would be refused as another program's.
  'recorded.go': `package main

func newHandler() {}
func writeIndex() {}
func work()       {}
func sortHashes() {}
`,
  'main_test.go': `package main

import "testing"

func BenchmarkFibonacci(b *testing.B) {
	for i := 0; i < b.N; i++ {
		fibonacci(10)
	}
}
`,
};

/** A program whose profile has its own calls through an interface and a closure, recorded in `fixtures/words-*.pprof`. */
export const WORDS: Readonly<Record<string, string>> = {
  'go.mod': 'module example.com/words\n\ngo 1.21\n',
  'main.go': `package main

import (
	"fmt"
	"sort"
	"strings"
)

type order interface{ less(a, b string) bool }
type byLength struct{}

func (byLength) less(a, b string) bool { return len(a) < len(b) || len(a) == len(b) && a < b }

func count(text string) map[string]int {
	counts := map[string]int{}
	for _, word := range strings.Fields(text) {
		counts[strings.ToLower(word)]++
	}
	return counts
}

func report(counts map[string]int, by order) string {
	words := make([]string, 0, len(counts))
	for word := range counts {
		words = append(words, word)
	}
	sort.Slice(words, func(i, j int) bool { return by.less(words[i], words[j]) })
	var out strings.Builder
	for _, word := range words {
		fmt.Fprintf(&out, "%s %d\\n", word, counts[word])
	}
	return out.String()
}

func main() { fmt.Print(report(count("the quick brown fox and the lazy dog"), byLength{})) }
`,
};

/** Makes `directory` a git repository with everything in it committed; returns a way to ask it. */
export async function makeRepository(directory: string): Promise<(...args: string[]) => Promise<string>> {
  const git = async (...args: string[]) => {
    const identity = ['-c', 'user.name=Gopher', '-c', 'user.email=gopher@example.com'];
    return (await run('git', [...identity, ...args], { cwd: directory })).stdout.trim();
  };
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Start');
  return git;
}
