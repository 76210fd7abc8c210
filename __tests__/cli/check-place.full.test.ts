import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

/** What `check` says of where a profile lies, of what git makes of it, and of who else builds with it. */

const GOOD = goodProfile();
const sentences = goldenSentences('check');

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
  expect(findings.map(({ severity, at }) => `${severity} ${at}`).sort()).toEqual([
    'warning .gitignore:2',
    'warning cmd/api/default.pgo',
    'warning cmd/api/default.pgo',
    'warning cmd/api/default.pprof',
    'warning old/default.pgo',
  ]);
  expect(findings.every(({ fix = '' }) => /\.$/.test(fix))).toBe(true);
  sentences.add(...findings);
});

test('a profile that .gitignore takes back into git is only not added yet', async () => {
  await using place = await makePlace({ ...CHECKED, '.gitignore': '*.pgo\n!default.pgo\n' });
  await makeRepository(place.cwd);
  await place.write({ 'default.pgo': GOOD });
  expect((await check(place)).findings).toMatchObject([
    { severity: 'note', message: expect.stringContaining('Git does not track the profile yet') },
  ]);
});

test('elsewhere: whether anybody passes it to `go build`', async () => {
  await using place = await makePlace({ ...CHECKED, 'pgo/api.pprof': GOOD });
  await makeRepository(place.cwd);
  const args = ['--profile', 'pgo/api.pprof'];
  const unused = (await check(place, args)).findings;
  expect(unused).toMatchObject([
    {
      severity: 'note',
      at: 'pgo/api.pprof',
      message: expect.stringContaining('`-pgo=pgo/api.pprof`'),
      fix: expect.stringContaining('`git mv pgo/api.pprof default.pgo`'),
    },
  ]);
  sentences.add(...unused);
  expect((await check(place, args, { GOFLAGS: '-pgo=other.pprof' })).findings).toMatchObject([
    { severity: 'warning', message: expect.stringContaining('does not use pgo/api.pprof') },
  ]);
  await place.write({ Makefile: '# -pgo=pgo/api.pprof\nbuild:\n\tgo build -pgo=off -o a-pgo .\n' });
  expect((await check(place, args)).findings).toHaveLength(1);
  await place.write({ Makefile: 'build:\n\tgo build -pgo=pgo/api.pprof .\n' });
  expect((await check(place, args)).findings).toEqual([]);
  expect((await check(place, ['--profile', 'pgo/apo.pprof'])).error).toContain('pgo/apo.pprof');
  const found = (await check(place, ['--profile', '/etc/passwd'])).findings;
  const outside = found.find(({ message }) => message.includes('outside of the repository'));
  expect(outside?.message).toContain('/etc/passwd');
  sentences.add(outside);
  await place.write({ 'default.pgo': GOOD });
  const another = (await check(place, args)).findings;
  expect(another).toMatchObject([
    { severity: 'warning', at: 'default.pgo', message: expect.stringContaining('pgo/api.pprof') },
  ]);
  sentences.add(...another);
});

describe('without one in the folder of the main package', () => {
  const SOURCES = {
    'go.mod': CHECKED['go.mod'] ?? '',
    'cmd/api/main.go': CHECKED['main.go'] ?? '',
    'cmd/api/recorded.go': CHECKED['recorded.go'] ?? '',
    'default.pgo': GOOD,
  };

  test.each([
    ['Makefile', 'PGO = 1\nFLAGS ?= -trimpath -pgo=default.pgo\n', 2, '-pgo=default.pgo'],
    ['.goreleaser.yaml', 'builds:\n  - flags: [-trimpath, -pgo=./default.pgo]\n', 2, '-pgo=./default.pgo'],
    ['build.mk', 'DIR = .\napi:\n\tgo build -pgo=$(DIR)/default.pgo ./cmd/api\n', 3, '-pgo=./default.pgo'],
  ])('the one that builds pass is checked: %s', async (file, text, line, passed) => {
    await using place = await makePlace({ ...SOURCES, [file]: text });
    await makeRepository(place.cwd);
    const { exitCode, findings } = await check(place);
    expect({ exitCode, findings }).toEqual({
      exitCode: 0,
      findings: [
        {
          severity: 'note',
          at: 'default.pgo',
          message: expect.stringContaining(`${file}:${line} passes \`${passed}\``),
          fix: expect.stringContaining('`git mv default.pgo cmd/api/default.pgo`'),
        },
      ],
    });
    sentences.add(...findings);
  });

  test('the one that builds pass is written, unless it is that of another program', async () => {
    await using place = await makePlace({
      ...SOURCES,
      Makefile: 'api:\n\tgo build -pgo=default.pgo ./cmd/api\n',
    });
    await makeRepository(place.cwd);
    await place.write({ 'new.pprof': GOOD });
    const collect = ['collect', '--source', 'new.pprof', '--json'];
    expect(documentOf(await place.run(collect)).profile?.path).toBe(place.path('default.pgo'));
    await place.write({ 'main.go': 'package main\n\nfunc main() {}\n' });
    const other = await place.run([...collect, '--package', './cmd/api']);
    expect(documentOf(other).profile?.path).toBe(place.path('cmd/api/default.pgo'));
  });

  test.each([
    ['Makefile', 'api:\n\tgo build -pgo=pgo/api.pprof ./cmd/api\ntool:\n\tgo build ./cmd/tool\n'],
    [
      '.goreleaser.yaml',
      'builds:\n  - main: ./cmd/api\n    flags: [-pgo=pgo/api.pprof]\n  - id: tool\n    main: ./cmd/tool\n',
    ],
  ])('only the program whose build passes it has it: %s', async (file, text) => {
    const sources = Object.entries(CHECKED).filter(([name]) => name !== 'go.mod');
    const tool = Object.fromEntries(sources.map(([name, source]) => [`cmd/tool/${name}`, source]));
    const { 'default.pgo': _, ...api } = SOURCES;
    await using place = await makePlace({ ...api, ...tool, 'pgo/api.pprof': GOOD, [file]: text });
    await makeRepository(place.cwd);
    await place.write({ 'new.pprof': GOOD });
    const pathFor = async (...which: string[]) => {
      const args = ['--source', 'new.pprof', '--json', ...which];
      return documentOf(await place.run(['collect', ...args])).profile?.path;
    };
    expect(await pathFor()).toBe(place.path('pgo/api.pprof'));
    expect(await pathFor('--package', './cmd/tool')).toBe(place.path('cmd/tool/default.pgo'));
    expect(await pathFor('--package', './cmd/api')).toBe(place.path('pgo/api.pprof'));
  });

  test('the only other one is checked, and no build uses it', async () => {
    await using place = await makePlace(SOURCES);
    await makeRepository(place.cwd);
    const { findings, ...ended } = await check(place);
    expect(ended).toMatchObject({ exitCode: 1, decision: 'reject' });
    expect(findings).toMatchObject([{ severity: 'error', at: 'default.pgo' }]);
    sentences.add(...findings);
  });
});

test('whether a binary was built with PGO, without a module', async () => {
  await using place = await makePlace({ ...CHECKED, 'default.pgo': GOOD });
  await using elsewhere = await makePlace({});
  for (const [name, flag] of [
    ['with', '-pgo=auto'],
    ['without', '-pgo=off'],
  ])
    await promisify(execFile)('go', ['build', '-o', `${name}`, `${flag}`], { cwd: place.cwd });
  const [built, plain] = await Promise.all(
    ['with', 'without'].map((name) => elsewhere.run(['check', '--binary', place.path(name)])),
  );
  expect(built?.exitCode, built?.stderr).toBe(0);
  expect(built?.stdout.replace(/\s+/g, ' ')).toMatch(
    /^Built with PGO .*\/with \(example\.com\/tiny, go1\.\S+, \w+\/\w+\) .*`-pgo=.*default\.pgo`/,
  );
  expect(plain?.exitCode).toBe(1);
  expect(plain?.stdout.replace(/\s+/g, ' ')).toMatch(/ without PGO\b.* no `-pgo`/);
  const source = await elsewhere.run(['check', '--binary', place.path('main.go')]);
  expect(source.exitCode).toBe(1);
  expect(source.stdout).toContain('main.go');
});

test('a Git LFS pointer: at the line of .gitattributes, and in every command', async () => {
  await using place = await makePlace({
    ...CHECKED,
    '.gitattributes': '*.go text\n/default.pgo filter=lfs diff=lfs merge=lfs -text\n',
    'default.pgo': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 20928\n`,
  });
  await makeRepository(place.cwd);
  const { exitCode, decision, error, findings } = await check(place);
  expect({ exitCode, decision }).toEqual({ exitCode: 1, decision: 'reject' });
  const pointer = findings.find(({ severity }) => severity === 'error');
  const sentence = pointer?.message ?? '';
  expect(error).toBe(`${place.path('default.pgo')}: ${sentence}`);
  expect(pointer).toMatchObject({
    at: 'default.pgo',
    message: expect.stringContaining('Git LFS'),
    fix: expect.stringContaining('`lfs: true` for `actions/checkout`'),
  });
  sentences.add(pointer);
  for (const args of [['build'], ['inspect', 'default.pgo']]) {
    const ended = await place.run([...args, '--json']);
    expect(ended.exitCode).toBe(1);
    expect(documentOf(ended).error?.message).toContain(sentence);
    expect(documentOf(ended).error?.fix).toContain('git lfs pull');
  }
});

sentences.compare();
