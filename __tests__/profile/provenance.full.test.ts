import { execFile } from 'node:child_process';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/system/host.ts';
import { documentOf, makePlace, type Place, type ResultDocument } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

const run = promisify(execFile);
const RENDER = join(fixtures, 'render-1.pprof');
const INDEX = join(fixtures, 'index-1.pprof');

let place: Place;
let goVersion: string;
beforeAll(async () => {
  place = await makePlace(TINY);
  goVersion = (await run('go', ['env', 'GOVERSION'])).stdout.trim();
});
afterAll(() => place[Symbol.asyncDispose]());

async function collect(output: string, sources: string, ...options: readonly string[]) {
  const args = ['collect', '--sources', '-', '--profile', output, '--package', '.', '--json', ...options];
  const ended = await place.run(args, { input: sources });
  expect(ended.exitCode, ended.stderr).toBe(0);
  return documentOf(ended);
}

const factsOf = ({ profile }: ResultDocument) =>
  profile as unknown as Record<'samples' | 'from' | 'to' | 'inputsSha256', unknown>;

/** What Go's own tool prints of it. */
async function comments(name: string): Promise<string[]> {
  const { stdout } = await run('go', ['tool', 'pprof', '-comments', place.path(name)]);
  return stdout.trimEnd().split('\n');
}

/** One by file and one by command, which runs as by hand: Go's tests make their folders where GOTMPDIR says. */
const SOURCES = `- ${RENDER}\n- command: case $GOTMPDIR in *go-pgo*) exit 1; esac; cp ${INDEX} $PGO_PROFILE_DIR/\n`;

describe.each(['edges', 'none'])('compact: %s', (compact) => {
  test('`go tool pprof -comments` tells where the profile comes from', async () => {
    const facts = factsOf(await collect('out.pgo', SOURCES, '--compact', compact));
    const totals = [`go-pgo samples: ${facts.samples}`, 'go-pgo cpu-nanoseconds: 10490000000'];
    const said = await comments('out.pgo');
    for (const secret of [hostname(), userInfo().username, tmpdir(), fixtures, place.cwd, '.pprof', '://'])
      expect(said.join('\n')).not.toContain(secret);
    expect(said).toEqual([
      ...(compact === 'edges' ? totals : []),
      `go-pgo version: ${VERSION}`,
      'go-pgo program: example.com/tiny',
      `go-pgo go-version: ${goVersion}`,
      'go-pgo sources: 1 command (1 profile), 1 file (1 profile)',
      `go-pgo profiled: ${facts.from} to ${facts.to}`,
      `go-pgo inputs-sha256: ${facts.inputsSha256}`,
    ]);
  });
});
