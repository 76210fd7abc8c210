import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { matchingPrefix } from '../../src/source-tree/glob-prefix.ts';
import { seededRandom } from '../../src/stats/random.ts';
import { temporaryFolder } from '../harness/temporary.ts';

test.each([
  ['corp.example.com', 'corp.example.com/a/b', 'corp.example.com'],
  ['corp.example.com/', 'corp.example.com/a', 'corp.example.com'],
  ['*.corp.example.com', 'git.corp.example.com/a/b', 'git.corp.example.com'],
  ['*.corp.example.com', 'corp.example.com/a', undefined],
  ['github.com/acme/*', 'github.com/acme/lib/v2', 'github.com/acme/lib'],
  ['github.com/acme/*', 'github.com/acme', undefined],
  ['github.com/acme', 'github.com/acme2/lib', undefined],
  [',,github.com/other,github.com/acme,', 'github.com/acme/lib', 'github.com/acme'],
  [' github.com/acme', 'github.com/acme', undefined],
  ['*', 'example.com/a', 'example.com'],
  ['[', 'a', undefined],
  ['[,a', 'a', 'a'],
  ['none', 'example.com/a', undefined],
  ['', 'a', undefined],
])('GOPRIVATE=%s of %s: %s', (patterns, path, prefix) => {
  expect(matchingPrefix(patterns, path)).toBe(prefix);
});

const MATCH = `package main

import (
	"encoding/json"
	"os"
	"path"
)

func main() {
	var asked [][2]string
	json.NewDecoder(os.Stdin).Decode(&asked)
	answers := []bool{}
	for _, one := range asked {
		matched, _ := path.Match(one[0], one[1])
		answers = append(answers, matched)
	}
	json.NewEncoder(os.Stdout).Encode(answers)
}
`;

test('one element is matched as by Go’s path.Match, whatever the pattern', async () => {
  const random = seededRandom(7);
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] as string;
  const word = (choices: readonly string[], most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(choices)).join('');
  const parts = [
    'a',
    'b',
    'c',
    '.',
    '*',
    '?',
    '[',
    ']',
    '^',
    '-',
    '\\',
    '[a-b]',
    '[^a]',
    '[]',
    '[b-a]',
    '[a-',
    'é',
    '$',
    '(',
  ];
  const asked = Array.from(
    { length: 4_000 },
    () => [word(parts, 5), word(['a', 'b', 'c', '.', '-', ']', '^', 'é', '$', '('], 4)] as const,
  ).filter(([pattern]) => !pattern.includes(','));
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'match.go'), MATCH);
  const { stdout } = await run(['go', 'run', 'match.go'], {
    cwd: folder.path,
    input: Buffer.from(JSON.stringify(asked)),
  });
  const answers = JSON.parse(stdout.toString()) as boolean[];
  const wrong = asked.filter(
    ([pattern, name], at) => (matchingPrefix(pattern, name) !== undefined) !== answers[at],
  );
  expect(wrong).toEqual([]);
  expect(answers.filter(Boolean).length).toBeGreaterThan(100);
});
