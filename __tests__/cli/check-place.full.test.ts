import { expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** What `check` says of where a profile lies, of what git makes of it, and of who else builds with it. */

const GOOD = goodProfile();

test('all that keeps builds from it, each at its line', async () => {
  await using place = await makePlace({
    'go.mod': '// Old.\nmodule example.com/tiny\n\ngo 1.21\n',
    'cmd/api/main.go': CHECKED['main.go'] ?? '',
    'cmd/api/recorded.go': CHECKED['recorded.go'] ?? '',
    'cmd/api/default.pgo': GOOD,
    'cmd/api/default.pprof': GOOD,
    'old/old.go': 'package old\n',
    'old/default.pgo': GOOD,
    'old/testdata/default.pgo': GOOD,
    '.gitattributes': '*.go text\n*.pgo text\n',
  });
  const git = await makeRepository(place.cwd);
  await git('rm', '--quiet', '--cached', 'cmd/api/default.pgo');
  await place.write({ '.gitignore': '/bin\n*.pgo\n' });
  const { exitCode, decision, findings } = await check(place, [], { GOFLAGS: '-trimpath "-pgo=off"' });
  expect({ exitCode, decision }).toEqual({ exitCode: 0, decision: 'keep' });
  const shown = findings.map(({ severity, at, message }) => `${severity} ${at} ${message}`);
  expect(shown.map((line) => line.slice(0, 60)).sort()).toEqual(
    [
      'warning cmd/api/default.pgo `GOFLAGS` holds `-pgo=off` here,',
      'warning cmd/api/default.pprof No build uses this file by its',
      'warning old/default.pgo No build uses this file: there is no',
      'warning .gitignore:2 `*.pgo` keeps cmd/api/default.pgo out o',
      'warning cmd/api/default.pgo Git treats cmd/api/default.pgo as text and converts it'.slice(0, 60),
    ].sort(),
  );
  expect(findings.every(({ fix = '' }) => /\.$/.test(fix))).toBe(true);
});

test('elsewhere: whether anybody passes it to `go build`', async () => {
  await using place = await makePlace({ ...CHECKED, 'pgo/api.pprof': GOOD });
  await makeRepository(place.cwd);
  const args = ['--profile', 'pgo/api.pprof'];
  expect((await check(place, args)).findings).toMatchObject([
    {
      severity: 'note',
      at: 'pgo/api.pprof',
      message: '`go build` uses only default.pgo by itself, and no file of the repository passes `-pgo`.',
      fix: 'Build with `go build -pgo=pgo/api.pprof`, or move the profile to default.pgo.',
    },
  ]);
  expect((await check(place, args, { GOFLAGS: '-pgo=other.pprof' })).findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('does not use pgo/api.pprof') },
  ]);
  await place.write({ Makefile: 'build:\n\tgo build -pgo=pgo/api.pprof .\n' });
  expect((await check(place, args)).findings).toEqual([]);
  await place.write({ 'default.pgo': GOOD });
  expect((await check(place, args)).findings).toMatchObject([
    {
      severity: 'warning',
      at: 'default.pgo',
      message: '`go build` uses this file by itself, and not pgo/api.pprof, which is checked.',
    },
  ]);
});

test('a Git LFS pointer: at the line of .gitattributes, and in every command', async () => {
  await using place = await makePlace({
    ...CHECKED,
    '.gitattributes': '*.go text\n/default.pgo filter=lfs diff=lfs merge=lfs -text\n',
    'default.pgo': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 20928\n`,
  });
  await makeRepository(place.cwd);
  const sentence = 'It is a Git LFS pointer; the profile itself was not fetched.';
  const { exitCode, decision, error, findings } = await check(place);
  expect({ exitCode, decision }).toEqual({ exitCode: 1, decision: 'reject' });
  expect(error).toBe(`${place.path('default.pgo')}: ${sentence}`);
  const fix = expect.stringContaining('`lfs: true` for `actions/checkout`');
  expect(findings).toContainEqual({ severity: 'error', at: 'default.pgo', message: sentence, fix });
  for (const args of [['build'], ['inspect', 'default.pgo']]) {
    const ended = await place.run([...args, '--json']);
    expect(ended.exitCode).toBe(1);
    expect(documentOf(ended).error?.message).toContain(sentence);
    expect(documentOf(ended).error?.fix).toContain('git lfs pull');
  }
});
