import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readRun } from '../../src/settings/read.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { altered, recorded } from '../harness/profiles.ts';
import { goTool } from '../harness/tools.ts';

const WORKFLOW = '.github/workflows/pgo.yml';
const CONFIG = '.github/pgo.yml';

const MODULE = { 'go.mod': 'module example.com/tiny\n\ngo 1.21\n' };
const MAIN = `package main

import "example.com/tiny/words"

func main() { println(words.Count("a b")) }
`;
const WORDS = {
  'words/words.go': 'package words\n\nfunc Count(text string) int { return len(text) }\n',
  'words/words_test.go': `package words

import "testing"

func BenchmarkShort(b *testing.B) { for i := 0; i < b.N; i++ { Count("a") } }
func BenchmarkLong(b *testing.B)  { for i := 0; i < b.N; i++ { Count("a b c") } }
func BenchmarkNone(b *testing.B)  { for i := 0; i < b.N; i++ { Count("") } }
`,
};
const TOOL = { ...MODULE, ...WORDS, 'main.go': MAIN };
const listening = (imports: string, address: string) => `package main

import (
	"net/http"
	${imports}
)

func main() { http.ListenAndServe("${address}", nil) }
`;

/** What each kind of repository gets. `seen`: what stderr names; `config`: what is in the config file; `last`: what the steps name. */
const KINDS: readonly (readonly [
  string,
  Record<string, string | Buffer>,
  { seen: RegExp; workflow: string; config: object; last: string },
])[] = [
  [
    'a service that serves its profiles',
    { ...MODULE, 'main.go': listening('_ "net/http/pprof"', ':8080') },
    {
      seen: /example\.com\/tiny serves profiles .*listens/,
      workflow: 'Refresh default.pgo',
      config: { sources: ['http://10.0.0.7:6060'] },
      last: '`sources`, instead of http://10.0.0.7:6060,',
    },
  ],
  [
    'a service that serves them at a path of its own',
    {
      ...MODULE,
      'main.go': listening('', ':8080'),
      'own.go': `package main\n\nimport (\n\t"net/http"\n\t"net/http/pprof"\n)\n\nfunc init() { http.HandleFunc("/pprof/profile", pprof.Profile) }\n`,
    },
    {
      seen: /example\.com\/tiny serves profiles .*listens/,
      workflow: 'Refresh default.pgo',
      config: { sources: ['http://10.0.0.7:6060/pprof/profile'] },
      last: '`sources`, instead of http://10.0.0.7:6060/pprof/profile,',
    },
  ],
  [
    'a service that a dependency links it into',
    {
      'go.mod': `${MODULE['go.mod']}\nrequire example.com/dep v0.0.0\n\nreplace example.com/dep => ./dep\n`,
      'dep/go.mod': 'module example.com/dep\n',
      'dep/dep.go': 'package dep\n\nimport _ "net/http/pprof"\n',
      'main.go': listening('_ "example.com/dep"', ':8080'),
    },
    {
      seen: /example\.com\/dep, .*net\/http\/pprof.* example\.com\/tiny listens/,
      workflow: 'Refresh default.pgo under load',
      config: { serve: 'exec "$PGO_BINARY"', load: expect.stringContaining('127.0.0.1:8080/') },
      last: 'net/http/pprof: example.com/dep ',
    },
  ],
  [
    'a service by a framework, which has its own way to serve them',
    {
      'go.mod': `${MODULE['go.mod']}
require github.com/gin-gonic/gin v0.0.0
require github.com/gin-contrib/pprof v0.0.0
replace github.com/gin-gonic/gin => ./gin
replace github.com/gin-contrib/pprof => ./pprof
`,
      'gin/go.mod': 'module github.com/gin-gonic/gin\n',
      'gin/gin.go': 'package gin\n\nfunc Run() {}\n',
      'pprof/go.mod': 'module github.com/gin-contrib/pprof\n',
      'pprof/pprof.go': 'package pprof\n\nimport _ "net/http/pprof"\n\nfunc Register() {}\n',
      'main.go': `package main

import (
	"github.com/gin-contrib/pprof"
	"github.com/gin-gonic/gin"
)

func main() { pprof.Register(); gin.Run() }
`,
    },
    {
      seen: /example\.com\/tiny serves profiles .*listens/,
      workflow: 'Refresh default.pgo',
      config: { sources: ['http://10.0.0.7:6060'] },
      last: '`sources`, instead of http://10.0.0.7:6060,',
    },
  ],
  [
    'a service that others run, with many benchmarks',
    {
      ...TOOL,
      'main.go': listening('_ "net/http/pprof"\n\t_ "example.com/tiny/words"', ':8080'),
      'own.go': `package main\n\nimport (\n\t"net/http"\n\t"net/http/pprof"\n)\n\nfunc init() { http.HandleFunc("/own/pprof", pprof.Profile) }\n`,
      '.goreleaser.yml': 'version: 2\n',
    },
    {
      seen: /`load` .*\.goreleaser\.yml/,
      workflow: 'Refresh default.pgo under load',
      config: { measure: 'load', sources: [{ pprof: 'http://127.0.0.1:8080/own/pprof', seconds: 60 }] },
      last: '`load`',
    },
  ],
  [
    'a tool with benchmarks, and pprof for its developers',
    {
      ...TOOL,
      'debug.go': listening('_ "net/http/pprof"', 'localhost:6060').replace('func main', 'func debug'),
    },
    {
      seen: /\b3 benchmarks in \.\/words,.*\b2 packages/,
      workflow: 'Refresh default.pgo from benchmarks',
      config: {
        sources: [{ command: expect.stringContaining("-bench '^Benchmark(Short|None)$' -benchtime 15s") }],
        benchmarks: '^Benchmark(Long)$',
        'benchmark-packages': './words',
      },
      last: 'npx go-pgo@1 refresh --publish local',
    },
  ],
  [
    'a tool whose dependency is gone',
    { ...TOOL, 'main.go': MAIN.replace('import', 'import _ "example.com/gone"\nimport') },
    {
      seen: /\b1 package .*: example\.com\/gone\./,
      workflow: 'Refresh default.pgo from benchmarks',
      config: { benchmarks: '^Benchmark(Long)$' },
      last: 'npx go-pgo@1 refresh --publish local',
    },
  ],
  [
    'a tool with benchmarks in two packages',
    {
      ...TOOL,
      'a/a.go': 'package a\n',
      'a/a_test.go': WORDS['words/words_test.go'].replace('words', 'a').replaceAll(/Count\(.*?\)/g, 'i++'),
      'main.go': MAIN.replace('import ', 'import _ "example.com/tiny/a"\nimport '),
    },
    {
      seen: /\b6 benchmarks in \.\/a, \.\/words,/,
      workflow: 'Refresh default.pgo from benchmarks',
      config: { 'benchmark-packages': ['./a', './words'] },
      last: 'npx go-pgo@1 refresh --publish local',
    },
  ],
  [
    'a service without HTTP, with a profile that no repair makes good',
    {
      ...MODULE,
      'main.go': 'package main\n\nimport "net"\n\nfunc main() { net.Listen("tcp", ":8080") }\n',
      'default.pgo': Buffer.from(altered('render-1', ({ sample }) => void sample.splice(9))),
    },
    {
      seen: /\b29 samples.*`min-samples` is 100/,
      workflow: 'Refresh default.pgo under load',
      config: { serve: 'exec "$PGO_BINARY"', load: './load.sh' },
      last: './load.sh',
    },
  ],
  [
    'a service that serves them for its own machine, after which the module is named',
    {
      'go.mod': 'module example.com/go-tiny/v2\n\ngo 1.22\n',
      'cmd/client/main.go': 'package main\n\nfunc main() {}\n',
      'cmd/tiny/main.go': listening('', ':8080'),
      'cmd/tiny/debug.go': listening('_ "net/http/pprof"', 'localhost:6060').replace('main()', 'debug()'),
    },
    {
      seen: /cmd\/tiny, because it alone serves net\/http\/pprof/,
      workflow: 'Refresh default.pgo under load',
      config: {
        package: './cmd/tiny',
        sources: [{ pprof: 'http://127.0.0.1:6060', seconds: 60 }],
        load: expect.stringContaining('http://127.0.0.1:8080/'),
      },
      last: '`load`',
    },
  ],
  [
    'a tool that writes its own profile, with benchmarks, and old code in a comment',
    {
      ...WORDS,
      'go.mod': 'module example.com/tiny\n\ngo 1.13\n',
      'main.go': `package main\n\nimport _ "net/http/pprof"\nimport "runtime/pprof"\nimport _ "example.com/tiny/words"\n
\t// http.ListenAndServe(":8080", nil)\nfunc main() { pprof.StartCPUProfile(nil) }\n`,
    },
    {
      seen: /example\.com\/tiny .*itself.*`command`/,
      workflow: 'Refresh default.pgo',
      config: { sources: [{ command: './profile.sh' }] },
      last: './profile.sh',
    },
  ],
  [
    'a tool with a benchmark in package main, and .gitignore',
    { ...TINY, '.gitignore': '.*\n' },
    {
      seen: /\b1 benchmark in \., /,
      workflow: 'Refresh default.pgo from benchmarks',
      config: { sources: [{ command: expect.stringMatching(/\^Benchmark\(Fibonacci\)\$.* \.\n$/) }] },
      last: '`git add --force`',
    },
  ],
  [
    'a tool with nothing but an old profile elsewhere, which its build passes',
    {
      ...{ ...TINY, 'main_test.go': 'package main\n', 'pgo/tiny.pgo': recorded('render-1') },
      'cmd/b/main.go': 'package main\n\nfunc main() {}\n',
      Makefile: 'tiny:\n\tgo build -pgo=pgo/tiny.pgo .\nb:\n\tgo build ./cmd/b\n',
    },
    {
      seen: /pgo\/tiny\.pgo: /,
      workflow: 'Repair default.pgo',
      config: { profile: 'pgo/tiny.pgo', package: '.' },
      last: 'npx go-pgo@1 repair --publish local',
    },
  ],
];

test.each(KINDS)('%s', async (_, files, { seen, workflow, config, last }) => {
  await using place = await makePlace(files);
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json']);
  expect(ended, ended.stderr).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(seen) });
  // Each line of progress begins with the time.
  expect(ended.stderr.split(/^ *[\d.]+ s {2}/m).length).toBeGreaterThan(2);
  sentences.add(linesOf(ended.stderr), stepsOf(ended));
  expect(stepsOf(ended)).toContain(last);
  const written = await readFile(place.path(WORKFLOW), 'utf8');
  expect(parse(written)).toHaveProperty('name', workflow);
  expect(written.includes('go-version: stable')).toBe(`${files['go.mod']}`.endsWith('go 1.13\n'));
  await lint(place.path(WORKFLOW));
  expect(parse(await readFile(place.path(CONFIG), 'utf8'))).toMatchObject(config);
  await readSettings(place.cwd);
});

test('it says how much of the committed profile the benchmarks are about', async () => {
  const module = 'example.com/markdown-service';
  const rename = (text: string) => text.replace('example.com/tiny', module);
  await using place = await makePlace({
    ...TOOL,
    'go.mod': rename(MODULE['go.mod']),
    'main.go': rename(MAIN),
    'render/render.go': 'package render\n',
    'render/render_test.go': 'package render\n\nimport "testing"\n\nfunc BenchmarkPage(b *testing.B) {}\n',
    'default.pgo': recorded('render-1'),
  });
  await makeRepository(place.cwd);
  const covered = async () => {
    const { stderr } = await place.run(['init', '--json']);
    return Number(/; calls from or to them have ([\d.]+) % of its weight/.exec(stderr)?.[1]);
  };
  expect(await covered()).toBe(0);
  await rm(place.path('.github'), { recursive: true });
  await place.write({ 'main.go': rename(MAIN).replace('import', `import _ "${module}/render"\nimport`) });
  expect(await covered()).toBeGreaterThan(5);
});

test.each([
  ['without a program', {}],
  ['with an example', { 'examples/hello/main.go': MAIN }],
  [
    'with a module of examples',
    { 'examples/go.mod': 'module example.com/examples\n', 'examples/hello/main.go': MAIN },
  ],
])('a library gets nothing: %s', async (_, examples) => {
  await using place = await makePlace({ ...MODULE, ...WORDS, ...examples });
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json']);
  expect(ended.exitCode).toBe(1);
  const { error } = documentOf(ended);
  expect(error?.message.includes('examples')).toBe('examples/hello/main.go' in examples);
  sentences.add(error);
  await expect(readFile(place.path(WORKFLOW))).rejects.toThrow('ENOENT');
});

test('of several programs, the one with a profile; below the root, the steps name the folder', async () => {
  const module = 'services/a b';
  const files = {
    ...TOOL,
    'cmd/one/main.go': MAIN,
    'cmd/serve/main.go': listening('_ "net/http/pprof"', ':8080'),
    'cmd/two/main.go': MAIN,
    'cmd/two/default.pgo': recorded('index-1'),
  };
  const placed = Object.entries(files).map(([name, text]) => [`${module}/${name}`, text]);
  placed.push(['broken/go.mod', 'module\n'], ['broken/main.go', MAIN]);
  await using place = await makePlace(Object.fromEntries(placed));
  await makeRepository(place.cwd);
  const ended = await place.run(['init']);
  expect(ended.stderr).toMatch(/ broken .*`go mod`.*\b4 programs \(services\/a b, .*cmd\/two, because /s);
  sentences.add(linesOf(ended.stderr));
  expect(ended.stdout).toContain(`npx go-pgo@1 refresh --working-directory '${module}' --publish local`);
  await lint(place.path(WORKFLOW));
  const { steps } = parse(await readFile(place.path(WORKFLOW), 'utf8')).jobs.refresh;
  expect(steps.at(-2).with).toMatchObject({ 'go-version-file': `${module}/go.mod` });
  expect(steps.at(-1).with).toEqual({ 'working-directory': module });
  expect(parse(await readFile(place.path(module, CONFIG), 'utf8'))).toMatchObject({ package: './cmd/two' });
});

test.each([WORKFLOW, CONFIG])('overwrites nothing: %s', async (name) => {
  await using place = await makePlace({ ...TOOL, [name]: 'mine\n' });
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json']);
  expect(ended.exitCode).toBe(1);
  const { error } = documentOf(ended);
  expect(error?.message).toContain(place.path(name));
  sentences.add(error);
  expect(await readFile(place.path(name), 'utf8')).toBe('mine\n');
  const other = name === CONFIG ? WORKFLOW : CONFIG;
  await expect(readFile(place.path(other))).rejects.toThrow('ENOENT');
});

/** A program that is only a `main` function; the package `internal/NAME` has its code. */
const SERVER = (name: string, flag: string, route: string) => ({
  [`apps/${name}/main.go`]: `package main\n\nimport "example.com/queue/internal/${name}"\n\nfunc main() { ${name}.Run() }\n`,
  [`internal/${name}/${name}.go`]: `package ${name}

import (
	"flag"
	"net/http"
	_ "net/http/pprof"
)

func Run() {
	address := flag.String("${flag}", ":4151", "address")
	http.HandleFunc("${route}", nil)
	http.ListenAndServe(*address, nil)
}
`,
});

import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('init', [[/\b\d+\.\d+ %/g, '<n> %']]);
const HELPERS = {
  'go.mod': 'module example.com/queue\n\ngo 1.21\n',
  'cmd/bench/main.go': MAIN.replace('tiny/words', 'queue/words').replace(
    'main() {',
    'main() { net.Listen("", "");',
  ),
  'internal/make/main.go': 'package main\n\nfunc main() {}\n',
  'words/words.go':
    '//go:generate go run ../internal/make > words_made.go\npackage words\n\nfunc Count(string) int { return 1 }\n',
};

test('programs of the same rank are listed with what each offers, and nothing is written', async () => {
  const two = { ...SERVER('queued', 'http-address', '/'), ...SERVER('lookupd', 'http-address', '/') };
  await using place = await makePlace({ ...HELPERS, ...two });
  await makeRepository(place.cwd);
  const ended = await place.run(['init']);
  expect(ended.exitCode).toBe(1);
  const rows = ended.stdout.split('\n').filter((line) => line.startsWith('    '));
  expect(rows).toEqual([
    expect.stringMatching(/apps\/lookupd +serves net\/http\/pprof, listens/),
    expect.stringMatching(/apps\/queued +serves net\/http\/pprof, listens/),
    expect.stringMatching(/cmd\/bench .*`bench`/),
    expect.stringMatching(/internal\/make .*`go generate` runs it/),
  ]);
  expect(ended.stdout).toMatch(/^Nothing written\n/);
  await expect(readFile(place.path(CONFIG))).rejects.toThrow('ENOENT');
  const chosen = await place.run(['init', '--working-directory', 'apps/queued', '--json']);
  expect(chosen, chosen.stderr).toMatchObject({ exitCode: 0 });
  expect(parse(await readFile(place.path(CONFIG), 'utf8'))).toMatchObject({ package: './apps/queued' });
});

test.each([
  ['a known flag and path are filled in', '/', true],
  ['without a known path, the lines are comments, and it says that there will be no verdict', '/jobs', false],
])('a live source without benchmarks: %s', async (_, route, isKnown) => {
  await using place = await makePlace({ ...HELPERS, ...SERVER('queued', 'http-address', route) });
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json']);
  expect(ended, ended.stderr).toMatchObject({ exitCode: 0 });
  const text = await readFile(place.path(CONFIG), 'utf8');
  const lines = {
    serve: 'exec "$PGO_BINARY" --http-address 127.0.0.1:$PORT',
    load: expect.stringContaining(`http://127.0.0.1:$PORT${route}`),
    measure: 'load',
  };
  expect(parse(text)).toEqual({
    package: './apps/queued',
    sources: ['http://10.0.0.7:6060'],
    ...(isKnown ? lines : {}),
  });
  expect(parse(text.replace(/^# (?=(?:serve|load|measure):)/gm, ''))).toMatchObject(lines);
  const { verdict = '' } = documentOf(ended).starter ?? {};
  expect(verdict.includes('no verdict')).toBe(!isKnown);
  sentences.add(verdict, stepsOf(ended));
  const workflow = await readFile(place.path(WORKFLOW), 'utf8');
  expect(parse(workflow).jobs.refresh['runs-on']).toBe('self-hosted');
  expect(workflow.includes('apache2-utils')).toBe(isKnown);
  await lint(place.path(WORKFLOW));
  await readSettings(place.cwd);
});

test('in a workspace, the config stands at its root and holds for commands there and in the module', async () => {
  const main = MAIN.replace('example.com/tiny/words', 'example.com/words');
  await using place = await makePlace({
    'go.work': 'go 1.21\n\nuse (\n\t./app\n\t./words\n)\n',
    'app/go.mod': 'module example.com/app\n\ngo 1.21\n',
    'app/main.go': main,
    'words/go.mod': 'module example.com/words\n\ngo 1.21\n',
    'words/words.go': WORDS['words/words.go'],
    'words/words_test.go': WORDS['words/words_test.go'],
  });
  await makeRepository(place.cwd);
  const ended = await place.run(['init', '--json']);
  expect(ended, ended.stderr).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('3 benchmarks in example.com/words'),
  });
  expect(documentOf(ended).starter?.next).toBe('npx go-pgo@1 refresh --publish local');
  const { targets } = parse(await readFile(place.path(CONFIG), 'utf8'));
  expect(targets).toMatchObject([
    {
      'working-directory': 'app',
      'benchmark-packages': 'example.com/words',
      benchmarks: '^Benchmark(Long)$',
    },
  ]);
  const { steps } = parse(await readFile(place.path(WORKFLOW), 'utf8')).jobs.refresh;
  expect(steps.at(-1).with).toBeUndefined();
  await lint(place.path(WORKFLOW));
  for (const cwd of [place.cwd, place.path('app')]) {
    const checked = await place.run(['check', '--json'], { cwd });
    expect(documentOf(checked)).toMatchObject({ subject: { package: 'example.com/app' } });
    expect(checked.stdout).not.toContain('go-pgo@1 init');
  }
});

const FORGES = [
  ['git@gitlab.example.com:team/tool.git', '.gitlab/pgo.yml'],
  ['https://codeberg.org/team/tool', '.gitea/workflows/pgo.yml'],
] as const;
test.each(FORGES)('of %s: %s', async (remote, path) => {
  const files = { 'svc/go.mod': MODULE['go.mod'], 'svc/main.go': listening('', ':8080') };
  await using place = await makePlace(files);
  const git = await makeRepository(place.cwd);
  await git('remote', 'add', 'origin', remote);
  const ended = await place.run(['init', '--json']);
  expect(stepsOf(ended)).toMatch(/ install ab\..* workflow\./);
  sentences.add(stepsOf(ended));
  expect(await readFile(place.path(path), 'utf8')).toContain('go-pgo@1 refresh --working-directory svc ');
  await readSettings(place.path('svc'));
});

/** Modules whose product is the program that the module is named after, and a small server that is another program. */
const SCC = {
  'go.mod': 'module example.com/scc/v3\n\ngo 1.21\n',
  'main.go': MAIN.replace('tiny', 'scc/v3'),
  'words/words.go': WORDS['words/words.go'],
  'cmd/badges/main.go': listening('', ':8080'),
};

test('a small server next to the program that the module is named after is not chosen; one is named with --package', async () => {
  await using place = await makePlace(SCC);
  await makeRepository(place.cwd);
  const unclear = documentOf(await place.run(['init', '--json']));
  expect(unclear.error?.message).toMatch(/cmd\/badges +listens.*\n\. +no server/);
  expect(unclear.error?.fix).toContain('--package');
  sentences.add(unclear.error);
  const unknown = await place.run(['init', '--package', './cmd/other']);
  expect(unknown.exitCode).toBe(2);
  const named = await place.run(['init', '--package', './cmd/badges']);
  expect(named, named.stderr).toMatchObject({ exitCode: 0 });
  expect(parse(await readFile(place.path(CONFIG), 'utf8'))).toMatchObject({ package: './cmd/badges' });
});

test('the program that a Dockerfile builds comes before a server that none builds', async () => {
  const Dockerfile = 'FROM golang\nCOPY . /src\nWORKDIR /src\nRUN go build -o /bin/scc\n';
  const check = 'all:\n\tgo build ./...\n';
  await using place = await makePlace({ ...SCC, ...WORDS, Dockerfile, Makefile: check });
  await makeRepository(place.cwd);
  const ended = await place.run(['init']);
  expect(ended, ended.stdout).toMatchObject({ exitCode: 0 });
  expect(ended.stderr).toMatch(/ for \., because .*alone/);
  sentences.add(linesOf(ended.stderr));
});

test.runIf(process.platform === 'linux').each([
  ['http://127.0.0.1:6060', 'http://127.0.0.1:6060'],
  ['localhost:6060', 'http://localhost:6060'],
  [':6060', 'http://localhost:6060'],
  ['no idea\nhttp://[::1]:6060/debug/pprof/profile', 'http://[::1]:6060/debug/pprof/profile'],
])(
  'an address that only this machine reaches works here, and is no address for a runner: %s',
  async (typed, address) => {
    await using place = await makePlace({ ...MODULE, 'main.go': listening('_ "net/http/pprof"', ':8080') });
    await makeRepository(place.cwd);
    const wrapper = ['sh', '-c', 'script -qec "$0 $*" /dev/null'];
    const { stdout } = await place.run(['init'], { wrapper, input: `live\n${typed}\n` });
    const config = await readFile(place.path(CONFIG), 'utf8');
    expect(parse(config).sources).toEqual([address]);
    expect(config).toMatch(/^ {2}- http.*:6060.* # .*this machine/m);
    const workflow = await readFile(place.path(WORKFLOW), 'utf8');
    expect(parse(workflow).jobs.refresh['runs-on']).toBe('self-hosted');
    expect(workflow).toMatch(/^#? .*runner.*:6060/m);
    const plain = stdout.replace(/\u001b\[\d*m/g, '').replace(/\s+/g, ' ');
    const todo = plain.split('. ').filter((sentence) => sentence.includes(`${address} in \`sources\``));
    expect(todo).toHaveLength(1);
    expect(stdout.includes('`no idea`')).toBe(typed.startsWith('no idea'));
  },
);

test.runIf(process.platform === 'linux')('on a terminal, it asks; with --yes it does not', async () => {
  await using place = await makePlace({ ...TOOL, 'cmd/one/main.go': MAIN });
  await makeRepository(place.cwd);
  // `script` gives it a terminal, and types the input there.
  const wrapper = ['sh', '-c', 'script -qec "$0 $*" /dev/null'];
  const typed = (args: string[], input: string) => place.run(args, { wrapper, input });
  const answered = await typed(['init'], 'cmd/two\ncmd/one\nlive\nhttp://service.internal:6060\n');
  expect(answered.stdout).toContain('`cmd/two`');
  expect(answered.stdout).toContain(' ., cmd/one? [.]');
  expect(answered.stdout.split('every week, ')).toHaveLength(2);
  expect(answered.stdout).toContain(' live, load, benchmarks, command? [benchmarks]');
  expect(answered.stdout).toContain(' net/http/pprof? [http://10.0.0.7:6060]');
  const [notAChoice] = /warning: `cmd\/two`.*/.exec(answered.stdout) ?? [];
  sentences.add(notAChoice, ...new Set(answered.stdout.match(/[A-Z][^?\r\n\u001b]*\? \[[^\]]*\]/g)));
  const config = async () => parse(await readFile(place.path(CONFIG), 'utf8'));
  expect(await config()).toEqual({ sources: ['http://service.internal:6060'], package: './cmd/one' });
  await rm(place.path('.github'), { recursive: true });
  const { exitCode, stdout } = await typed(['init', '--yes'], '');
  expect({ exitCode, asks: stdout.includes('?') }).toEqual({ exitCode: 0, asks: false });
  expect(await config()).toMatchObject({ 'benchmark-packages': './words', package: '.' });
  await rm(place.path('.github'), { recursive: true });
  // Ctrl-D takes the default of this question and of the next ones.
  expect(await typed(['init'], '\u0004')).toMatchObject({ exitCode: 0 });
  expect(await config()).toMatchObject({ 'benchmark-packages': './words', package: '.' });
  // It may run again while nothing has changed.
  expect(await typed(['init', '--yes'], '')).toMatchObject({ exitCode: 0 });
});

/** What `init` prints on the way, without the times. */
function linesOf(stderr: string): string {
  return stderr.replace(/^ *[\d.]+ s {2}/gm, '');
}

/** What is still to do, and the command that tries the files. */
function stepsOf(ended: { readonly stdout: string }): string {
  const { todo = [], next } = documentOf(ended).starter ?? {};
  return [...todo, next].join(' ');
}

async function readSettings(cwd: string): Promise<void> {
  const { targets } = await readRun({ settings: {} }, { cwd, env: {}, mask: () => {} }, 'refresh');
  await targets[0]?.config();
}

async function lint(path: string): Promise<void> {
  await promisify(execFile)(await goTool('actionlint'), ['-no-color', path]);
}

sentences.compare();
