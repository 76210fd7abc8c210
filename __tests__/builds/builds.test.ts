import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBuilds } from '../../src/builds/builds.ts';
import { repositoryWith } from './repository.ts';

/** Which profile builds use, and how that is known: real git, no Go. */

const HERE = { 'cmd/server/default.pgo': 'x' };
const ELSEWHERE = { 'pgo/default.pgo': 'x' };

/** A kind, its members (a file and its text), and what each member's build does. */
type Kind = readonly [name: string, files: Record<string, string>, use: readonly string[]];

describe('the profile lies elsewhere, and a build passes it', () => {
  test.each<Kind>([
    [
      'a variable of the shell',
      { 'build.sh': 'PG=default.pgo\nF="./pgo/${PG}"\ngo build -pgo=${F} -o x ./cmd/server\n' },
      ['build.sh:3 uses'],
    ],
    [
      'a default of the shell',
      { 'build.sh': 'go build -pgo="${PROFILE:-pgo/default.pgo}" ./cmd/server\n' },
      ['build.sh:1 uses'],
    ],
    [
      'an array of the shell',
      {
        'build.sh': 'flags=(-trimpath)\nflags+=(-pgo pgo/default.pgo)\ngo build "${flags[@]}" ./cmd/server\n',
      },
      ['build.sh:3 uses'],
    ],
    [
      'a script that changes its folder',
      {
        'scripts/build':
          '#!/bin/sh\ncd "$(dirname "$0")/.." || exit\ngo build -pgo=pgo/default.pgo ./cmd/server\n',
      },
      ['scripts/build:3 uses'],
    ],
    [
      'a subshell in the folder of the program',
      { 'build.sh': '(cd cmd/server && go build -pgo=../../pgo/default.pgo)\n' },
      ['build.sh:1 uses'],
    ],
    [
      'a variable for the root',
      {
        'scripts/b.sh':
          'ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)\ngo -C "$ROOT" build -pgo="$ROOT/pgo/default.pgo" ./cmd/server\n',
      },
      ['scripts/b.sh:2 uses'],
    ],
    [
      '$(CURDIR)',
      {
        Makefile:
          'GO ?= go\nPGO := $(CURDIR)/pgo/default.pgo\nbuild:\n\t$(GO) build -pgo=$(PGO) ./cmd/server\n',
      },
      ['Makefile:4 uses'],
    ],
    [
      'GO_BUILD_FLAGS',
      {
        Makefile:
          'GO_BUILD_FLAGS = -trimpath \\\n  -pgo=pgo/default.pgo\nbuild:\n\t@CGO_ENABLED=0 go build \\\n\t  $(GO_BUILD_FLAGS) ./cmd/server\n',
      },
      ['Makefile:5 uses'],
    ],
    [
      '+= and a file that is included',
      { 'build/common.mk': 'FLAGS := -v\nFLAGS += -pgo=pgo/default.pgo\n' },
      ['build/common.mk:2 uses'],
    ],
    [
      'justfile, a path of two parts',
      {
        justfile:
          'dir := "pgo"\nfile := "default" + ".pgo"\nprofile := dir / file\nbuild:\n  go build -pgo={{profile}} ./cmd/server\n',
      },
      ['justfile:5 uses'],
    ],
    [
      'justfile',
      { justfile: 'dir := "pgo"\nbuild:\n  go build -pgo={{dir}}/default.pgo ./cmd/server\n' },
      ['justfile:3 uses'],
    ],
    [
      'Taskfile',
      {
        'Taskfile.yml':
          'vars: { PGO: pgo/default.pgo }\ntasks:\n  build:\n    cmds:\n      - go build -pgo={{.PGO}} ./cmd/server\n',
      },
      ['Taskfile.yml:5 uses'],
    ],
    [
      'mise',
      { 'mise.toml': '[tasks.build]\nrun = "go build -pgo=pgo/default.pgo ./cmd/server"\n' },
      ['mise.toml:2 uses'],
    ],
    [
      'GOFLAGS of a workflow',
      {
        '.github/workflows/x.yml':
          'env:\n  GOFLAGS: -pgo=pgo/default.pgo\njobs:\n  x:\n    steps:\n      - run: go build ./cmd/server\n',
      },
      ['.github/workflows/x.yml:6 uses'],
    ],
    [
      'a matrix',
      {
        '.github/workflows/x.yml':
          'jobs:\n  x:\n    strategy:\n      matrix:\n        pgo: ["off", pgo/default.pgo]\n    steps:\n      - run: |\n          true\n          go build -pgo=${{ matrix.pgo }} ./cmd/server\n',
      },
      ['.github/workflows/x.yml:9 none', '.github/workflows/x.yml:9 uses'],
    ],
    [
      'a folder of a step',
      {
        '.github/workflows/x.yml':
          'jobs:\n  x:\n    steps:\n      - working-directory: cmd/server\n        run: go build -pgo=../../pgo/default.pgo\n',
      },
      ['.github/workflows/x.yml:5 uses'],
    ],
    [
      'GitLab',
      {
        '.gitlab-ci.yml':
          'build:\n  variables: { P: pgo/default.pgo }\n  script:\n    - go build -pgo=$P ./cmd/server\n',
      },
      ['.gitlab-ci.yml:4 uses'],
    ],
    [
      'GoReleaser',
      {
        '.goreleaser.yaml':
          'builds:\n  - main: ./cmd/server\n    flags:\n      - -trimpath\n      - -pgo={{ .Env.P }}\n    env: [P=pgo/default.pgo]\n',
      },
      ['.goreleaser.yaml:5 uses'],
    ],
    [
      'an environment of all builds of GoReleaser',
      {
        '.goreleaser.yaml':
          'env:\n  - DIR=pgo\n  - PGO={{ .Env.DIR }}/default.pgo\nbuilds:\n  - main: ./cmd/server\n    flags: ["-pgo={{ .Env.PGO }}"]\n',
      },
      ['.goreleaser.yaml:6 uses'],
    ],
    [
      'an indexed environment of GoReleaser',
      {
        '.goreleaser.yaml':
          'env: [PGO=pgo/default.pgo]\nbuilds:\n  - main: ./cmd/server\n    flags:\n      - -pgo\n      - \'{{ index .Env "PGO" }}\'\n',
      },
      ['.goreleaser.yaml:5 uses'],
    ],
    [
      'variables of GoReleaser Pro',
      {
        '.goreleaser.yaml':
          'variables: { pgo: pgo/default.pgo }\nbuilds:\n  - main: ./cmd/server\n    flags: ["-pgo={{ .Var.pgo }}"]\n',
      },
      ['.goreleaser.yaml:4 uses'],
    ],
    [
      'PowerShell',
      { 'build.ps1': "$pgo = 'pgo\\default.pgo'\r\ngo build -pgo $pgo .\\cmd\\server\r\n" },
      ['build.ps1:2 uses'],
    ],
    [
      'PowerShell, Join-Path and a folder',
      {
        'scripts/build.ps1':
          'param([switch]$Fast)\n$Root = Join-Path $PSScriptRoot ".."\nSet-Location $Root\nfunction Build {\n  $file = "$Root\\pgo\\default.pgo"\n  & go build `\n    -trimpath "-pgo=$File" ./cmd/server\n}\n',
      },
      ['scripts/build.ps1:6 uses'],
    ],
    [
      'PowerShell, a list of arguments',
      {
        'build.ps1':
          '$goArgs = @("-trimpath", "-pgo=pgo/default.pgo")\ngo build @goArgs -o x.exe ./cmd/server\n',
      },
      ['build.ps1:2 uses'],
    ],
    [
      'PowerShell, the environment of a step',
      {
        '.github/workflows/x.yml':
          'jobs:\n  x:\n    env: { DIR: pgo }\n    steps:\n      - shell: pwsh\n        run: |\n          $pgo = "$env:DIR/default.pgo"\n          go build -pgo $pgo ./cmd/server\n',
      },
      ['.github/workflows/x.yml:8 uses'],
    ],
    [
      'a batch file',
      {
        'build.bat':
          '@echo off\r\nset PGO=%~dp0pgo\\default.pgo\r\ngo build -pgo=%PGO% -o x.exe .\\cmd\\server\r\n',
      },
      ['build.bat:3 uses'],
    ],
    [
      'a Jenkinsfile',
      {
        Jenkinsfile:
          "pipeline {\n  environment {\n    PGO = 'pgo/default.pgo'\n  }\n  steps { sh 'go build -pgo=$PGO ./cmd/server' }\n}\n",
      },
      ['Jenkinsfile:5 uses'],
    ],
    [
      'an Earthfile',
      {
        Earthfile: 'build:\n  ARG PGO=pgo/default.pgo\n  RUN go build -pgo=$PGO ./cmd/server\n',
      },
      ['Earthfile:3 uses'],
    ],
    [
      'CMake',
      {
        'CMakeLists.txt':
          'set(PGO pgo/default.pgo)\nadd_custom_command(OUTPUT server COMMAND\n  go build -pgo=${PGO} ./cmd/server)\n',
      },
      ['CMakeLists.txt:3 uses'],
    ],
    [
      'mise with an environment',
      {
        'mise.toml':
          '[env]\nPGO = "pgo/default.pgo"\n[tasks.build]\nrun = "go build -pgo=$PGO ./cmd/server"\n',
      },
      ['mise.toml:4 uses'],
    ],
    [
      'a default of GoReleaser',
      {
        '.goreleaser.yaml':
          'builds:\n  - main: ./cmd/server\n    flags: ["-pgo={{ envOrDefault `P` `pgo/default.pgo` }}"]\n'.replaceAll(
            '`',
            "'",
          ),
      },
      ['.goreleaser.yaml:3 unknown'],
    ],
    [
      'ko',
      { '.ko.yaml': 'builds:\n  - main: ./cmd/server\n    flags: [-pgo=pgo/default.pgo]\n' },
      ['.ko.yaml:3 uses'],
    ],
    [
      'a magefile',
      {
        'magefile.go':
          '//go:build mage\n\npackage build\n\nconst profile = "pgo/default.pgo"\n\nfunc Build() error {\n\treturn sh.RunV("go", "build", "-pgo", profile, "-o", "x", "./cmd/server")\n}\n',
      },
      ['magefile.go:8 uses'],
    ],
    [
      'Python',
      { 'build.py': 'subprocess.run(["go", "build", "-pgo=pgo/default.pgo", "./cmd/server"])\n' },
      ['build.py:1 uses'],
    ],
    ['Nix', { 'flake.nix': '{\n  buildFlags = [ "-pgo=${./pgo/default.pgo}" ];\n}\n' }, ['flake.nix:2 uses']],
    [
      'Dockerfile',
      {
        Dockerfile:
          'FROM golang:1.26 AS base\nWORKDIR /src\nCOPY . .\nFROM base\nARG DIR=pgo\nRUN go build -pgo=$DIR/default.pgo ./cmd/server\n',
      },
      ['Dockerfile:6 uses'],
    ],
    [
      'a path of the image',
      {
        'build/Dockerfile':
          'FROM golang:1.26\nADD [".", "/app/"]\nRUN cd /app/cmd && go build \\\n    -pgo=/app/pgo/default.pgo ./server\n',
      },
      ['build/Dockerfile:4 uses'],
    ],
    [
      'a file that is copied',
      {
        Dockerfile:
          'FROM golang:1.26\nWORKDIR /src\nCOPY go.mod ./\nCOPY cmd cmd\nCOPY pgo/default.pgo /profile.pgo\nRUN <<EOF\nset -e\ngo build -pgo=/profile.pgo ./cmd/server\nEOF\n',
      },
      ['Dockerfile:8 uses'],
    ],
    [
      'Bazel',
      {
        'cmd/server/BUILD.bazel':
          'go_binary(\n    name = "server",\n    pgoprofile = "//pgo:default.pgo",  # c\n)\n',
      },
      ['cmd/server/BUILD.bazel:3 uses'],
    ],
    [
      'Bazel, by a group',
      {
        'pgo/BUILD': 'filegroup(name = "x", srcs = ["default.pgo"])\n',
        BUILD: 'alias(name = "p", actual = "//pgo:x")\n',
        'cmd/server/BUILD.bazel': 'go_binary(name = "server", pgoprofile = "//:p")\n',
      },
      ['cmd/server/BUILD.bazel:1 uses'],
    ],
    [
      'Bazel, by a name',
      { 'cmd/server/BUILD.bazel': 'P = "//pgo:default.pgo"\n\ngo_binary(name = "server", pgoprofile = P)\n' },
      ['cmd/server/BUILD.bazel:3 uses'],
    ],
    [
      '.bazelrc',
      { '.bazelrc': '# c\nbuild:release --@io_bazel_rules_go//go/config:pgoprofile=//pgo:default.pgo\n' },
      ['.bazelrc:2 uses'],
    ],
    [
      'a flag of Bazel',
      { 'b.sh': 'bazel build --@rules_go//go/config:pgoprofile=//pgo:default.pgo //cmd/server\n' },
      ['b.sh:1 uses'],
    ],
    [
      'Please',
      {
        'cmd/server/BUILD.plz':
          'go_binary(name = "server", srcs = ["main.go"], pgo_file = "//pgo:default.pgo")\n',
      },
      ['cmd/server/BUILD.plz:1 uses'],
    ],
    [
      'Please, by a group',
      {
        'pgo/BUILD': 'filegroup(\n  name = "pgo",\n  srcs = ["default.pgo"],\n)\n',
        'cmd/server/BUILD': 'go_binary(name = "server", pgo_file = "//pgo")\n',
      },
      ['cmd/server/BUILD:1 uses'],
    ],
    ['tests', { 'bench.sh': 'go test -pgo=pgo/default.pgo -bench=. ./...\n' }, ['bench.sh:1 uses']],
  ])('%s', async (_name, files, uses) => {
    await using repository = await repositoryWith({ ...ELSEWHERE, ...files });
    expect(repository.uses('pgo/default.pgo').sort()).toEqual([...uses].sort());
    const isKnown = uses.some((use) => use.endsWith(' uses'));
    expect(repository.chosen()).toBe(`${isKnown ? 'passed' : 'assumed'} pgo/default.pgo`);
  });
});

describe('the profile lies next to the program, and a build leaves it out', () => {
  test.each<Kind>([
    [
      '-pgo=off in an image',
      { Dockerfile: 'FROM golang:1.26\nCOPY . .\nRUN go build -pgo=off -o /server ./cmd/server\n' },
      ['Dockerfile:3 none'],
    ],
    [
      '-pgo=off in GOFLAGS of an image',
      { Dockerfile: 'FROM golang:1.26\nENV GOFLAGS="-mod=mod -pgo=off"\nCOPY . .\nRUN go install ./...\n' },
      ['Dockerfile:4 none'],
    ],
    [
      '-pgo=off in GOFLAGS of make',
      { Makefile: 'export GOFLAGS = -pgo=off\nall:\n\tgo build ./cmd/server\n' },
      ['Makefile:3 none'],
    ],
    [
      'only Go files are copied',
      {
        Dockerfile:
          'FROM golang:1.26\nCOPY go.mod ./\nCOPY cmd/server/*.go cmd/server/\nCOPY internal internal\nRUN go build -o /server ./cmd/server\n',
      },
      ['Dockerfile:5 none'],
    ],
    [
      '.dockerignore',
      {
        Dockerfile: 'FROM golang:1.26\nWORKDIR /src\nCOPY . .\nRUN go build ./cmd/server\n',
        '.dockerignore': '# c\n**/*.pgo\n!x.pgo\n',
      },
      ['Dockerfile:4 none'],
    ],
    [
      '.dockerignore of a Dockerfile',
      {
        'a.Dockerfile': 'FROM golang:1.26\nWORKDIR /src\nCOPY . .\nRUN go build ./cmd/server\n',
        'a.Dockerfile.dockerignore': '*\n!go.mod\n!cmd/*/*.go\n!internal\n',
      },
      ['a.Dockerfile:4 none'],
    ],
    [
      '--exclude',
      {
        Dockerfile: 'FROM golang:1.26\nCOPY --exclude=*.pgo . /src/\nRUN cd /src && go build ./cmd/server\n',
      },
      ['Dockerfile:3 none'],
    ],
    [
      'another file',
      { Makefile: 'all:\n\tgo build -pgo=old.pgo ./cmd/server\n', 'old.pgo': 'x' },
      ['Makefile:2 other old.pgo'],
    ],
    [
      'a rule of Bazel',
      {
        'cmd/server/BUILD.bazel':
          'go_library(name = "lib", srcs = ["main.go"])\n\ngo_binary(name = "server", embed = [":lib"])\n',
      },
      ['cmd/server/BUILD.bazel:3 none'],
    ],
    [
      'a rule of Please',
      { 'cmd/server/BUILD': 'go_binary(name = "server", srcs = ["main.go"])\n', '.plzconfig': '' },
      ['cmd/server/BUILD:1 none'],
    ],
  ])('%s', async (_name, files, uses) => {
    await using repository = await repositoryWith({ ...HERE, ...files });
    expect(repository.uses('cmd/server/default.pgo')).toEqual(uses);
    expect(repository.chosen()).toBe('automatic cmd/server/default.pgo');
  });

  test.each<Kind>([
    ['plain', { Makefile: 'all:\n\tgo build -o x ./cmd/server\n' }, ['Makefile:2 uses']],
    ['all programs', { 'b.sh': 'go install ./...\n' }, ['b.sh:1 uses']],
    [
      'by its import path',
      { 'b.sh': 'go build -ldflags "-s -w" example.com/shop/cmd/server\n' },
      ['b.sh:1 uses'],
    ],
    [
      '-pgo=auto',
      {
        Dockerfile:
          'FROM golang:1.26\nCOPY . /src\nARG PGO=auto\nRUN cd /src && go build -pgo="$PGO" ./cmd/server\n',
      },
      ['Dockerfile:4 uses'],
    ],
    [
      'copied by a pattern',
      {
        Dockerfile:
          'FROM golang:1.26\nWORKDIR /src\nCOPY cmd/server/*.go cmd/server/*.pgo ./cmd/server/\nRUN go build ./cmd/server\n',
      },
      ['Dockerfile:4 uses'],
    ],
    [
      'brought back by .dockerignore',
      {
        Dockerfile: 'FROM golang:1.26\nCOPY . .\nRUN go build ./cmd/server\n',
        '.dockerignore': '*.pgo\ncmd/server/*.pgo\n!cmd/server/default.pgo\n',
      },
      ['Dockerfile:3 uses'],
    ],
    [
      'lent to the image',
      {
        Dockerfile:
          'FROM golang:1.26\nWORKDIR /src\nRUN --mount=type=bind,target=. go build -o /x ./cmd/server\n',
      },
      ['Dockerfile:3 uses'],
    ],
    [
      'of a context that a command names',
      {
        'docker/Dockerfile': 'FROM golang:1.26\nCOPY server /src\nRUN cd /src && go build .\n',
        'b.sh': 'docker build -f docker/Dockerfile --build-arg X=1 cmd\n',
      },
      ['docker/Dockerfile:3 uses'],
    ],
    [
      'GoReleaser without builds',
      { 'cmd/server/.goreleaser.yml': 'version: 2\n' },
      ['cmd/server/.goreleaser.yml:1 uses'],
    ],
    [
      'not of another module',
      {
        'b.sh':
          'go install golang.org/x/tools/cmd/stringer@latest\ngo run github.com/a/b\ngo vet ./...\ngo test ./...\n',
      },
      [],
    ],
    [
      'not what is printed or a comment',
      { 'b.sh': 'echo go build -pgo=off ./cmd/server\n# go build -pgo=off\n' },
      [],
    ],
  ])('and one that uses it: %s', async (_name, files, uses) => {
    await using repository = await repositoryWith({ ...HERE, ...files });
    expect(repository.uses('cmd/server/default.pgo')).toEqual(uses);
  });
});

describe('a `-pgo` that is not understood', () => {
  test.each([
    [
      'a variable of make that is set elsewhere',
      { Makefile: 'x:\n\tgo build -pgo=$(PROFILE) ./cmd/server\n' },
      '$(PROFILE)',
    ],
    [
      'a variable that only a branch sets',
      { 'b.sh': 'if [ -n "$CI" ]; then P=a.pgo; else P=b.pgo; fi\ngo build -pgo=$P ./cmd/server\n' },
      '$P',
    ],
    ['the output of a command', { 'b.sh': 'go build -pgo="$(./where.sh)" ./cmd/server\n' }, '$(./where.sh)'],
    [
      'a secret of a workflow',
      {
        '.github/workflows/x.yml':
          'jobs:\n  x:\n    steps:\n      - run: go build -pgo=${{ vars.PROFILE }} ./cmd/server\n',
      },
      '${{ vars.PROFILE }}',
    ],
    [
      'a select of Bazel',
      {
        'cmd/server/BUILD': 'go_binary(name = "s", pgoprofile = select({"//x": "a.pgo", "//y": "b.pgo"}))\n',
      },
      'select(',
    ],
  ])('%s', async (_name, files, unknown) => {
    await using repository = await repositoryWith(files);
    const [found] = repository.builds.found.filter(({ profile }) => profile.kind === 'unknown');
    expect(found?.profile).toMatchObject({ what: expect.stringContaining(unknown) });
    expect(repository.chosen()).toBe('unclear cmd/server/default.pgo');
    // With one profile that it can mean, it means that one; with two, nobody knows.
    await repository.place.write({ 'pgo/one.pgo': 'x' });
    const again = await repositoryWith({ ...files, 'pgo/one.pgo': 'x' });
    await using _again = again;
    expect(again.chosen()).toBe('assumed pgo/one.pgo');
    await using third = await repositoryWith({ ...files, 'pgo/one.pgo': 'x', 'pgo/two.pgo': 'x' });
    expect(third.chosen()).toBe('unclear cmd/server/default.pgo');
  });

  test.each([
    ['what our own builds set', { Makefile: 'x:\n\tgo build -pgo=$(PGO_PROFILE) ./cmd/server\n' }],
    ['flags that are set elsewhere', { Makefile: 'x:\n\tgo build $(GOFLAGS) ./cmd/server\n' }],
    [
      'a profile that the build makes itself',
      {
        'b.sh':
          'go test -cpuprofile cpu.pprof .\ngo build -pgo=cpu.pprof ./cmd/server\ngo build ./cmd/server\n',
      },
    ],
  ])('is no reason to stop: %s', async (_name, files) => {
    await using repository = await repositoryWith(files);
    expect(repository.chosen()).toBe('automatic cmd/server/default.pgo');
  });
});

test('values that are no path of a file stop nothing', async () => {
  const values = [
    'build/default.pgo',
    'x'.repeat(300),
    'loop.pgo',
    '/dev/zero',
    '\u0000',
    '~/x.pgo',
    'pipe.pgo',
    '../'.repeat(50),
  ];
  const lines = values.map((value) => `go build -pgo='${value}' ./cmd/server`);
  await using repository = await repositoryWith({ 'scripts/build': `${lines.join('\n')}\n` });
  symlinkSync('loop.pgo', repository.place.path('loop.pgo'));
  execFileSync('mkfifo', [repository.place.path('pipe.pgo'), repository.place.path('pipe.sh')]);
  const { found } = await findBuilds({ root: repository.place.cwd, env: process.env });
  expect(found.some(({ profile }) => profile.kind === 'file' && profile.exists)).toBe(false);
});

test.each([
  ['build.sh', 'go build '.concat('$('.repeat(5_000))],
  ['Makefile', `x:\n\tgo build ${'"${a:-'.repeat(5_000)}\n`],
  ['Taskfile.yml', `go build: ${'['.repeat(20_000)}`],
])('nesting without end in %s stops nothing', async (file, text) => {
  await using repository = await repositoryWith({ [file]: text, 'release.sh': 'go build ./cmd/server\n' });
  expect(repository.uses('cmd/server/default.pgo')).toContain('release.sh:1 uses');
});

test('names that are not UTF-8 are named, and not looked at', async () => {
  await using repository = await repositoryWith({});
  const { cwd } = repository.place;
  const odd = (name: string) => Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from(name, 'latin1')]);
  writeFileSync(odd('b\xfcild.sh'), 'go build -pgo=off ./cmd/server\n');
  writeFileSync(odd('caf\xe9.pgo'), 'x');
  mkdirSync(odd('d\xe9'));
  writeFileSync(odd('d\xe9/main.go'), 'package main\n');
  const builds = await findBuilds({ root: cwd, env: process.env });
  expect(builds.unread.map(({ why }) => why)).toEqual(['its name is not UTF-8']);
  expect(builds.unreadableProfiles).toHaveLength(1);
});

test('work grows with the size of the files, not with their product, and the event loop runs meanwhile', async () => {
  const words = 'a'.repeat(3).concat(' ').repeat(20);
  const makefile = `${Array.from({ length: 100 }, (_, at) => `V${at} = $(V${at + 1}) $(V${at + 1})`).join('\n')}\nall:\n${`\tgo build -pgo=$(V0) ${words}\n`.repeat(200)}`;
  const programs = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`cmd/p${at}/main.go`, 'package main\n']),
  );
  const copies = Array.from({ length: 60 }, (_, at) => [`b${at}/Makefile`, makefile]);
  await using repository = await repositoryWith({ ...programs, ...Object.fromEntries(copies) });
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const start = process.cpuUsage();
  await findBuilds({ root: repository.place.cwd, env: process.env });
  clearInterval(counting);
  // It takes some 2 s of CPU time, which other processes do not lengthen as they do the time on the clock.
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(40);
  expect(turns).toBeGreaterThan(5);
});
