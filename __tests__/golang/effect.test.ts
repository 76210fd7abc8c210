import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profileEffect } from '../../src/golang/effect.ts';
import { goOutput } from '../../src/golang/go.ts';
import { readProfile } from '../../src/profile/published.ts';
import { makePlace } from '../harness/cli.ts';
import { recorded } from '../harness/profiles.ts';

/** Whether a profile is in effect in a binary, with the Go compiler: a release of Go builds it with its own profile. */

const environment = await goOutput(['env', 'GOROOT', 'GOTOOLDIR'], { cwd: import.meta.dirname });
const [goroot = '', tools = ''] = environment.trim().split('\n');
const compiler = join(tools, 'compile');
const compilerProfile = join(goroot, 'src', 'cmd', 'compile', 'default.pgo');

test('the profile that it was built with, that profile for other lines, and one of another program', async () => {
  const binary = await readFile(compiler);
  const { edges } = await readProfile(await readFile(compilerProfile));
  expect(profileEffect(binary, edges)).toMatchObject({ kind: 'in effect', absent: expect.any(Number) });
  const stale = {
    ...edges,
    edges: edges.edges.map((edge) => ({ ...edge, offset: edge.offset + 1_000 })),
  };
  const effect = profileEffect(binary, stale);
  expect(effect).toMatchObject({ kind: 'not in effect', inlined: 0 });
  expect(effect?.calls).toBeGreaterThan(100);
  const other = await readProfile(recorded('render-1'));
  expect(profileEffect(binary, other.edges)?.kind).toMatch(/^(not in effect|too few calls)$/);
  expect(profileEffect(Buffer.from('no binary'), edges)).toBeUndefined();
});

test('`check --binary` says whether it is, and exits 1 if it is not', async () => {
  await using place = await makePlace({ 'default.pgo': await readFile(compilerProfile) });
  const check = async (...args: string[]) => {
    const { exitCode, stdout } = await place.run(['check', '--binary', ...args]);
    return { exitCode, said: stdout.replace(/\s+/g, ' ') };
  };
  const built = await check(compiler, '--profile', 'default.pgo');
  expect(built.exitCode).toBe(0);
  expect(built.said).toMatch(/\(cmd\/compile, .*go1\.\S+, \w+\/\w+\) .*\bPGO\b.* inlines \d/);
  const unknown = await check(compiler);
  expect(unknown).toMatchObject({ exitCode: 0, said: expect.stringContaining('did not check') });
  expect(await check(compiler, '--profile', 'gone.pgo')).toMatchObject({ exitCode: 1 });
});
