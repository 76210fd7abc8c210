import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';

/** `compare` of a program that ends and has no benchmarks: each run of it counts. */

const MAIN = `package main

import "os"

var twice = "no"

func main() {
	n, sum := 40_000_000, uint32(len(os.Args))
	if twice == "yes" {
		n *= 2
	}
	for range n {
		sum = sum*1664525 + 1013904223
	}
	os.Stdout.WriteString("done\\n")
	if sum == 1 || os.Args[1] == "fail" {
		os.Exit(3)
	}
}
`;

let place: Place;
beforeAll(async () => {
  place = await makePlace({ 'go.mod': 'module example.com/tool\n\ngo 1.22\n', 'main.go': MAIN });
  for (const twice of ['no', 'yes']) {
    const build = ['go', 'build', `-ldflags=-X main.twice=${twice}`, '-o', `twice-${twice}`, '.'] as const;
    expect((await runTool(build, { cwd: place.cwd })).stderr).toBe('');
  }
});
afterAll(() => place[Symbol.asyncDispose]());

async function compare(load: string) {
  const sides = ['--baseline', 'twice-no', '--candidate', 'twice-yes', '--evidence', 'none'];
  const ended = await place.run([
    ...['compare', '--json', ...sides, '--budget', '30s', '--set', 'precision=5%'],
    ...['--set', 'measure=load', '--set', `load=${load}`],
  ]);
  expect(ended.exitCode).toBe(0);
  return expectDocument(documentOf(ended));
}

test('twice the work is twice the CPU time of a run, on both sides at once', async () => {
  const { comparison, load, findings } = await compare('$PGO_BINARY succeed');
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(comparison?.verdict).toBe('slower');
  expect(comparison?.change).toBeGreaterThan(0.7);
  expect(comparison?.change).toBeLessThan(1.1);
  expect(load).toMatchObject({ work: 'iteration', together: true, baseline: { failed: 0 } });
  // A run is over before the next look at its memory, so its peak is not known.
  expect(comparison?.measurements.map(({ unit }) => unit)).not.toContain('peak-B');
  expect(load?.candidate.peakMemory).toBeUndefined();
});

test.each([
  ['fails', '$PGO_BINARY fail || ! echo why >&2', /failed \(100.0 %\).* It printed last: why\.$/],
  [
    'fits once and not six times',
    '$PGO_BINARY succeed; sleep 6',
    /^The load is left out: an interval needs 6 /,
  ],
  ['takes too long', '$PGO_BINARY succeed; sleep 60', /^The budget was spent before the load had run /],
])('a run that %s is left out, with a warning', async (_, load, message) => {
  const { comparison, findings } = await compare(load);
  expect(comparison?.verdict).toBe('not measured');
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'warning', message: expect.stringMatching(message) }),
  );
});
