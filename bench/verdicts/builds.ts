import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../src/system/exec.ts';
import { type GoToolchain, goToolchain } from '../../src/go.ts';

/** Two test binaries of one package. */
export interface Pair {
  readonly go: GoToolchain;
  readonly baseline: string;
  readonly candidate: string;
  readonly scratch: string;
}

/**
 * An operation of a fraction of a millisecond that does what servers do: it splits a text into words, counts them in a
 * map, sorts them and writes JSON. `items` is the number of lines: twice as many are twice the work.
 */
const SOURCE = `package work

import (
	"encoding/json"
	"sort"
	"strings"
	"testing"
)

const line = "the quick brown fox jumps over the lazy dog and runs away from a thousand hungry hounds "

type word struct {
	Text  string \`json:"text"\`
	Count int    \`json:"count"\`
}

func once(n int) int {
	total := 0
	for i := 0; i < n; i++ {
		counts := map[string]int{}
		for _, text := range strings.Fields(line) {
			counts[strings.ToUpper(text)]++
		}
		words := make([]word, 0, len(counts))
		for text, count := range counts {
			words = append(words, word{text, count})
		}
		sort.Slice(words, func(i, j int) bool { return words[i].Text < words[j].Text })
		text, err := json.Marshal(words)
		if err != nil {
			panic(err)
		}
		total += len(text)
	}
	return total
}

var sink int

func BenchmarkWork(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += once(items)
	}
}
`;

/** Lines of work in one operation without a slow-down; a per cent of it is a whole number. */
const ITEMS = 100;

/** @returns what builds a pair that was never built before; the candidate does `slowdown` (a fraction) more work. */
export async function makeBuilder(scratch: string): Promise<(slowdown: number) => Promise<Pair>> {
  const folder = join(scratch, 'module');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'go.mod'), 'module example.com/work\n\ngo 1.21\n');
  await writeFile(join(folder, 'work_test.go'), SOURCE);
  const go = await goToolchain({ cwd: folder });
  const one = async (name: string, items: number) => {
    await writeFile(join(folder, 'unused_test.go'), unused(items));
    const file = join(scratch, name);
    const { exitCode, stderr } = await run(['go', 'test', '-c', '-vet=off', '-pgo=off', '-o', file, '.'], {
      cwd: folder,
    });
    if (exitCode !== 0) throw new Error(stderr);
    return file;
  };
  return async (slowdown) => ({
    go,
    scratch,
    baseline: await one('baseline.test', ITEMS),
    candidate: await one('candidate.test', Math.round(ITEMS * (1 + slowdown))),
  });
}

/** A string of random length that nothing ever reads, which no compiler can know. */
function unused(items: number): string {
  const letters = Array.from({ length: 1 + Math.floor(Math.random() * 200) }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  );
  return `package work

import "os"

const items = ${items}

func init() {
	if len(os.Args) > 1000 {
		println("${letters.join('')}")
	}
}
`;
}
