import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** Which profile builds use, as users meet it: what `check` says, and that no command writes a second profile. */

const GOOD = goodProfile();
const { 'go.mod': goMod = '', ...sources } = CHECKED;
const PROGRAM = {
  'go.mod': goMod,
  ...Object.fromEntries(Object.entries(sources).map(([name, text]) => [`cmd/server/${name}`, text])),
};

describe('a profile in its place that the only builds leave out is a warning at that line', () => {
  const DOCKERFILE = 'FROM golang:1.26\nCOPY . .\nRUN go build -pgo=off -o /server ./cmd/server\n';
  const COPIES =
    'FROM golang:1.26\nCOPY go.mod ./\nCOPY cmd/server/*.go cmd/server/\nRUN go build -o /server ./cmd/server\n';

  test.each([
    ['-pgo=off', { Dockerfile: DOCKERFILE }, 'Dockerfile:3'],
    ['a pattern of COPY', { Dockerfile: COPIES }, 'Dockerfile:4'],
    [
      'another profile',
      { Makefile: 'all:\n\tgo build -pgo=old.pgo ./cmd/server\n', 'old.pgo': GOOD },
      'Makefile:2',
    ],
  ])('%s', async (_name, files, at) => {
    await using place = await makePlace({ ...PROGRAM, 'cmd/server/default.pgo': GOOD, ...files });
    await makeRepository(place.cwd);
    const alone = await check(place);
    expect(alone.exitCode).toBe(0);
    expect(alone.findings).toMatchObject([{ severity: 'warning', at, message: expect.stringContaining(at) }]);
    const named = async (...args: readonly string[]) => {
      const { findings } = documentOf(await place.run([...args, '--json', '--set', 'min-samples=1']));
      return findings.filter((finding) => finding.message.includes(`${at} builds`)).length;
    };
    const commands = [
      ['collect', '--source', 'new.pprof', '--force'],
      ['refresh', '--source', 'new.pprof', '--publish', 'none', '--budget', '1s'],
      ['repair', '--publish', 'none', '--budget', '1s'],
      ['compare', '--budget', '1s'],
    ];
    await place.write({ 'new.pprof': GOOD });
    for (const [command = '', ...args] of commands)
      expect({ command, named: await named(command, ...args) }).toEqual({ command, named: 1 });
    await place.write({ 'release.sh': 'go build -o server ./cmd/server\n' });
    expect(await named('repair', '--publish', 'none', '--budget', '1s')).toBe(0);
    const severities = (await check(place)).findings.map(({ severity }) => severity);
    expect(severities.filter((one) => one !== 'note')).toEqual([]);
  });
});

describe('advice never takes away what works', () => {
  test.each([
    [
      'tests',
      { 'bench.sh': 'go test -pgo=default.pgo -bench=. ./...\n' },
      'write `-pgo=cmd/server/default.pgo` at bench.sh:1',
    ],
    [
      'Bazel',
      {
        'cmd/server/BUILD.bazel': 'go_binary(\n    name = "server",\n    pgoprofile = "//:default.pgo",\n)\n',
      },
      'change the label of `pgoprofile` at cmd/server/BUILD.bazel:3',
    ],
    [
      'Please',
      {
        BUILD: 'filegroup(name = "pgo", srcs = ["default.pgo"])\n',
        'cmd/server/BUILD': 'go_binary(name = "server", pgo_file = "//:pgo")\n',
      },
      'change the label of `pgo_file` at cmd/server/BUILD:1',
    ],
  ])('%s', async (_name, files, advice) => {
    await using place = await makePlace({ ...PROGRAM, 'default.pgo': GOOD, ...files });
    await makeRepository(place.cwd);
    const { exitCode, findings } = await check(place);
    expect(exitCode).toBe(0);
    expect(findings).toMatchObject([{ severity: 'note', fix: expect.stringContaining(advice) }]);
    expect(findings[0]?.fix).not.toContain('remove that `-pgo`');
  });
});

describe('all commands agree on the profile that builds pass', () => {
  test.each([
    ['a variable of the same file', 'PG=default.pgo\nPGF="./pgo/${PG}"\ngo build -pgo=${PGF} ./cmd/server\n'],
    ['a variable from elsewhere, and one profile', 'go build -pgo="$PROFILE" ./cmd/server\n'],
    ['a folder', 'cd pgo && go build -pgo=default.pgo ../cmd/server\n'],
  ])('%s', async (_name, script) => {
    await using place = await makePlace({ ...PROGRAM, 'pgo/default.pgo': GOOD, 'build.sh': script });
    await makeRepository(place.cwd);
    await place.write({ '.in/new.pprof': GOOD });
    for (const args of [
      ['repair'],
      ['refresh', '--source', '.in/new.pprof'],
      ['collect', '--source', '.in/new.pprof'],
    ]) {
      const ended = await place.run([
        ...args,
        ...(args[0] === 'collect' ? [] : ['--publish', 'none', '--benchmarks', 'none', '--evidence', 'none']),
        '--json',
      ]);
      expect(documentOf(ended).error, ended.stderr).toBeUndefined();
    }
    expect(existsSync(place.path('cmd/server/default.pgo'))).toBe(false);
  });

  test('no command writes one next to a build that was not understood', async () => {
    await using place = await makePlace({
      ...PROGRAM,
      'build.sh': 'go build -pgo="$PROFILE" ./cmd/server\n',
    });
    await makeRepository(place.cwd);
    await place.write({ '.in/new.pprof': GOOD });
    for (const args of [
      ['repair'],
      ['refresh', '--source', '.in/new.pprof'],
      ['collect', '--source', '.in/new.pprof'],
      ['check'],
      ['rollback'],
    ]) {
      const ended = await place.run([...args, '--json']);
      const { error } = documentOf(ended);
      expect(ended.exitCode).toBe(2);
      expect(error?.message).toContain('build.sh:1 passes `-pgo=$PROFILE`');
      expect(error?.fix).toContain('`profile`');
    }
    expect(existsSync(place.path('cmd/server/default.pgo'))).toBe(false);
  });
});

test('values and names that are no files stop no command', async () => {
  const values = ['build/default.pgo', 'x'.repeat(300), 'main.go/x.pgo'];
  const script = values.map((value) => `go build -pgo=${value} ./cmd/server\n`).join('');
  await using place = await makePlace({
    ...PROGRAM,
    'cmd/server/default.pgo': GOOD,
    'scripts/build': script,
  });
  await makeRepository(place.cwd);
  await writeFile(Buffer.from(`${place.cwd}/b\xfcild.sh`, 'latin1'), 'go build .\n');
  const { exitCode, findings } = await check(place);
  expect(exitCode).toBe(0);
  expect(findings.map(({ message }) => message).join()).toContain('not UTF-8');
});
