import { spawnSync } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocument } from '../cli/document.ts';
import { edgeProfile } from '../golang/shapes.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** Builds of contenders end when the time of tuning is over, however long the compiler would take. */

const MAIN = `package main

import "fmt"

func step(x, a, b, c uint64) uint64 {
	x += x<<3 ^ x>>5 ^ x<<7 ^ x>>11
	x += x<<13 ^ x>>17 ^ x<<19 ^ x>>23
	x += x<<29 ^ x>>31 ^ x<<37 ^ x>>41
	return x ^ a ^ b ^ c
}

func at(x uint64) uint64 {
	if x > 1<<62 {
		return step(x, 1, 2, 3)
	}
	return x + 1
}

func main() {
	var sum uint64
	for i := uint64(0); i < 20_000_000; i++ {
		sum += at(1<<61 + i<<40)
	}
	fmt.Println(sum)
}
`;
/** Compiles as Go does, but takes minutes when it gets the profile of a contender. It notes its process ID first. */
const SLOW_COMPILER = `#!/bin/sh
case "$*" in
*/tuned-*.preprofile*) echo $$ >> "$(dirname "$0")/began"; sleep 600 ;;
esac
exec "$@"
`;
const HOT = [
  { caller: 'main.at', callee: 'main.step', offset: 2, weight: 80 },
  { caller: 'main.main', callee: 'main.at', offset: 3, weight: 12 },
  { caller: 'main.main', callee: 'fmt.Println', offset: 5, weight: 8 },
];
let place: Place;

beforeAll(async () => {
  place = await makePlace({ 'go.mod': 'module example.com/slow\n\ngo 1.24\n', 'main.go': MAIN });
  await writeFile(join(place.tmp, 'recorded.pprof'), edgeProfile(HOT));
  await writeFile(join(place.tmp, 'slow'), SLOW_COMPILER);
  await chmod(join(place.tmp, 'slow'), 0o755);
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

test('a build that is not ready in time is ended, no other begins, and the recorded profile is proposed', async () => {
  const ended = await place.run([
    'refresh',
    ...['--source', join(place.tmp, 'recorded.pprof'), '--build-flags', `-toolexec=${place.tmp}/slow`],
    ...['--load', '$PGO_BINARY', '--budget', '20s', '--tune', '50s', '--benchmarks', 'none'],
    ...'--evidence none --publish none --min-samples 1 --json'.split(' '),
  ]);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { comparison, findings } = expectDocument(documentOf(ended));
  expect(comparison?.proposed, JSON.stringify({ comparison, findings })).toBe('recorded');
  expect(comparison?.contenders?.some(({ name }) => name === 'tuned') ?? false).toBe(false);
  const messages = findings?.map(({ message }) => message) ?? [];
  expect(messages, ended.stderr).toContainEqual(expect.stringContaining('could not be built in time'));
  const began = (await readFile(join(place.tmp, 'began'), 'utf8')).trim().split('\n');
  expect(began).toHaveLength(1);
  // A process that has ended stays as a zombie until its parent has waited for it.
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', began[0] ?? ''], { encoding: 'utf8' });
  expect(stdout.trim()).toMatch(/^(?:Z.*)?$/);
}, 240_000);
