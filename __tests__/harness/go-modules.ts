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
