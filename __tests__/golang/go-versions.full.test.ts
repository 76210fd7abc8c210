import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY, WORDS } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** By GOTOOLCHAIN, a download of 70 MB each: the oldest Go that is supported, the next one, and of each kind in docs/internals/platforms.md one. */
const VERSIONS = ['1.21.13', '1.23.12', '1.25.7', '1.27.3'];

describe.each(VERSIONS)('go%s', (go) => {
  const env = { GOTOOLCHAIN: `go${go}` };
  const runGo = (cwd: string, ...args: string[]) =>
    execFileSync('go', args, { cwd, env: { ...process.env, ...env, GOFLAGS: '' }, stdio: 'pipe' }).toString();

  test('merge loses nothing that the compiler reads', async () => {
    await using place = await makePlace(WORDS);
    expect(runGo(place.cwd, 'env', 'GOVERSION').trim()).toBe(`go${go}`);
    const profiles = ['words-1.pprof', 'words-2.pprof'];
    for (const name of profiles) copyFileSync(join(fixtures, name), place.path(name));
    for (const compact of ['edges', 'none']) {
      const args = ['merge', ...profiles, '--output', `${compact}.pgo`, '--compact', compact];
      const { exitCode, stderr } = await place.run(args, { env });
      expect(exitCode, stderr).toBe(0);
    }
    // What this Go itself makes of the same files, as the judge of both.
    const merged = execFileSync(
      'go',
      ['tool', 'pprof', '-proto', '-symbolize=none', ...profiles.map((name) => place.path(name))],
      { cwd: place.cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await writeFile(place.path('pprof.pgo'), merged);
    // The judge can tell: half of it is another one.
    copyFileSync(place.path('words-1.pprof'), place.path('one.pgo'));
    // `go tool preprofile` came with 1.23.
    const read = go.startsWith('1.21.') ? built : preprofiled;
    const [edges, none, pprof] = ['edges', 'none', 'pprof'].map((name) => read(place, name));
    expect(edges).toBe(none);
    expect(edges).toBe(pprof);
    expect(edges).not.toBe(read(place, 'one'));
  });

  /** What the compiler reads of a profile, as text. */
  function preprofiled(place: Place, name: string): string {
    runGo(place.cwd, 'tool', 'preprofile', '-i', place.path(`${name}.pgo`), '-o', place.path(`${name}.pre`));
    return readFileSync(place.path(`${name}.pre`), 'utf8');
  }

  /** The program that it makes of a profile, as a digest; without the build ID, which is of the profile's bytes. */
  function built(place: Place, name: string): string {
    // One path for all, which is a part of what a program knows of itself.
    copyFileSync(place.path(`${name}.pgo`), place.path('used.pgo'));
    const flags = ['-trimpath', '-buildvcs=false', '-ldflags=-buildid=', `-pgo=${place.path('used.pgo')}`];
    runGo(place.cwd, 'build', ...flags, '-o', place.path('program'), '.');
    return createHash('sha256')
      .update(readFileSync(place.path('program')))
      .digest('hex');
  }

  test('refresh, check and build work from end to end', async () => {
    await using place = await makePlace(TINY);
    for (const name of ['render-1.pprof', 'render-2.pprof'])
      copyFileSync(join(fixtures, name), place.path(name));
    await makeRepository(place.cwd);
    const refreshed = await place.run(
      ['refresh', '--source', '*.pprof', '--publish', 'none', '--benchmarks', 'none', '--json'],
      { env },
    );
    expect(refreshed.exitCode, refreshed.stderr).toBe(0);
    const { decision, build } = documentOf(refreshed);
    expect(decision?.kind).toBe('update');
    const candidate = build?.candidate.path ?? '';
    const info = runGo(place.cwd, 'version', '-m', candidate);
    expect(info).toContain(`go${go}`);
    expect(info).toMatch(/build\t-pgo=\S+\.pgo/);
    expect(existsSync(place.path('default.pgo'))).toBe(true);

    const built = await place.run(['build', '--output-directory', 'out', '--json'], { env });
    expect(built.exitCode, built.stderr).toBe(0);
    expect(documentOf(built).build?.candidate.sha256).toMatch(/^[0-9a-f]{64}$/);
    const checked = await place.run(['check', '--json'], { env });
    // The program is not the recorded one: that it says so, and no more, is right.
    expect([0, 1], checked.stderr).toContain(checked.exitCode);
    expect(documentOf(checked).error).toBeUndefined();
  });
});

test.each([
  ['1.25.7', true],
  ['1.27.3', false],
])('go%s: a benchmark whose calls in `b.Loop` it does not inline is named', async (go, isNamed) => {
  await using place = await makePlace({
    ...TINY,
    'go.mod': 'module example.com/tiny\n\ngo 1.24\n',
    'loop/loop.go': 'package loop\n\nfunc Twice(n int) int { return 2 * n }\n',
    'loop/loop_test.go':
      'package loop\n\nimport "testing"\n\nvar sink int\n\nfunc BenchmarkTwice(b *testing.B) {\n\tfor b.Loop() {\n\t\tfor i := range 1000 {\n\t\t\tsink += Twice(i)\n\t\t}\n\t}\n}\n\nfunc BenchmarkOld(b *testing.B) {\n\tfor range b.N {\n\t\tfor i := range 1000 {\n\t\t\tsink += Twice(i)\n\t\t}\n\t}\n}\n',
  });
  copyFileSync(join(fixtures, 'render-1.pprof'), place.path('default.pgo'));
  const measure = ['--benchmark-packages', './loop', '--budget', '5m', '--set', 'precision=20%'];
  const ended = await place.run(['compare', ...measure, '--evidence', 'none', '--json'], {
    env: { GOTOOLCHAIN: `go${go}` },
  });
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { comparison, findings } = documentOf(ended);
  expect(comparison?.measurements.length, JSON.stringify({ comparison, findings })).toBeGreaterThan(0);
  const named = findings.filter(({ message }) => message.includes('`b.Loop`'));
  expect(
    named.map(({ message }) => [message.includes('loop.BenchmarkTwice'), message.includes('BenchmarkOld')]),
  ).toEqual(isNamed ? [[true, false]] : []);
});

describe('a commit that changes the Go version of go.mod', () => {
  const goMod = (version: string) => ({ 'go.mod': `module example.com/words\n\ngo ${version}\n` });

  async function checked(place: Place, go: string) {
    const ended = await place.run(['check', '--min-samples', '30', '--json'], {
      env: { GOTOOLCHAIN: `go${go}` },
    });
    expect(ended.exitCode, ended.stderr).toBe(0);
    return documentOf(ended);
  }

  test('check says what the profile loses by it, and what a repair brings back', async () => {
    await using place = await makePlace({ ...WORDS, ...goMod('1.25.7') });
    copyFileSync(join(fixtures, 'words-1.pprof'), place.path('default.pgo'));
    const git = await makeRepository(place.cwd);
    const before = await checked(place, '1.25.7');
    await place.write(goMod('1.27.3'));
    const { decision, findings } = await checked(place, '1.27.3');
    const about = findings.filter(({ message }) => message.includes('go.mod required go1.25.7'));
    expect(about).toHaveLength(1);
    const figures = [...(about[0]?.message ?? '').matchAll(/([\d.]+) %/g)].map(([, figure]) =>
      Number(figure),
    );
    const reach = [before, { decision }].map(
      (document) => 100 * (1 - (document.decision?.staleWeight as number)),
    );
    expect(figures.slice(0, 2)).toEqual(reach.map((share) => Number(share.toFixed(1))));

    await git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Use Go 1.27');
    const after = await checked(place, '1.27.3');
    expect(after.findings.filter(({ message }) => message.includes('go.mod required'))).toEqual([]);
  });

  test('an earlier version that cannot be had is named as not known', async () => {
    await using place = await makePlace({ ...WORDS, ...goMod('1.25.99') });
    copyFileSync(join(fixtures, 'words-1.pprof'), place.path('default.pgo'));
    await makeRepository(place.cwd);
    await place.write(goMod('1.27.0'));
    const ended = await place.run(['check', '--json'], { env: { GOTOOLCHAIN: 'go1.27.3' } });
    const about = documentOf(ended).findings.filter(({ message }) => message.includes('go1.25.99'));
    expect(about.map(({ severity, message }) => [severity, message.includes('is not known')])).toEqual([
      ['note', true],
    ]);
  });
});

describe('nothing is said about a change of go.mod that', () => {
  test('did not choose the Go that runs', async () => {
    await using place = await makePlace({ ...WORDS, 'go.mod': 'module example.com/words\n\ngo 1.21.0\n' });
    copyFileSync(join(fixtures, 'words-1.pprof'), place.path('default.pgo'));
    await makeRepository(place.cwd);
    await place.write({ 'go.mod': 'module example.com/words\n\ngo 1.22.0\n' });
    const { findings } = documentOf(await place.run(['check', '--json'], {}));
    expect(findings.filter(({ message }) => message.includes('go.mod required'))).toEqual([]);
  });

  test('an older Go does not understand', async () => {
    const later = 'module example.com/words\n\ngo 1.24.0\n\ntool example.com/words/tool\n';
    await using place = await makePlace({ ...WORDS, 'go.mod': later });
    copyFileSync(join(fixtures, 'words-1.pprof'), place.path('default.pgo'));
    await makeRepository(place.cwd);
    await place.write({ 'go.mod': 'module example.com/words\n\ngo 1.21.0\n' });
    const env = { GOTOOLCHAIN: 'go1.21.13' };
    const document = documentOf(await place.run(['check', '--min-samples', '30', '--json'], { env }));
    expect(document.error).toBeUndefined();
    expect(document.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

test('in a workspace, check says that it does not compare versions of Go', async () => {
  const [before, after] = ['1.25.0', '1.27.0'].map((go) => `module example.com/words\n\ngo ${go}\n`);
  await using place = await makePlace({
    ...WORDS,
    'go.mod': before as string,
    'go.work': 'go 1.27.0\n\nuse .\n',
  });
  copyFileSync(join(fixtures, 'words-1.pprof'), place.path('default.pgo'));
  await makeRepository(place.cwd);
  await place.write({ 'go.mod': after as string });
  const env = { GOTOOLCHAIN: 'go1.27.3' };
  const { findings } = documentOf(await place.run(['check', '--json'], { env }));
  const about = findings.filter(({ message }) => message.includes('go.mod required go1.25.0'));
  expect(about).toMatchObject([
    { severity: 'note', message: expect.stringContaining('in a workspace (go.work)') },
  ]);
});

test('an older Go is refused by name, with the fix', async () => {
  await using place = await makePlace({
    ...TINY,
    'go.mod': 'module example.com/tiny\n\ngo 1.20\n',
    // What `go env -json` of such a toolchain prints; it cannot be had by GOTOOLCHAIN, which came with 1.21.
    'bin/go': '#!/bin/sh\nprintf \'{"GOVERSION":"go1.20.14","GOMOD":"%s/go.mod","GOEXE":""}\' "$PWD"\n',
  });
  execFileSync('chmod', ['+x', place.path('bin', 'go')]);
  const PATH = `${place.path('bin')}:${process.env['PATH']}`;
  const { exitCode, stderr } = await place.run(['build'], { env: { PATH } });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('go1.20.14');
  expect(stderr).toContain('Use Go 1.21 or later');
});
