import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { goProgram } from '../harness/go-programs.ts';
import { fixtures } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { goTool } from '../harness/tools.ts';

/** `examples/release`, beside the go.mod of the example service as its readers would put it. */

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const RECORDED = join(fixtures, 'render-1.pprof');

type Environment = Readonly<Record<string, string>>;

/** The service with the files of `examples/release` and its default.pgo, in a folder that is gone at the end. */
async function service(...files: readonly string[]) {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'service');
  await cp(join(EXAMPLES, 'markdown-service'), root, { recursive: true });
  await cp(RECORDED, join(root, 'default.pgo'));
  for (const file of files) await cp(join(EXAMPLES, 'release', file), join(root, file));
  const tool = async (argv: readonly [string, ...string[]], env: Environment = {}) => {
    const { exitCode, stdout, stderr } = await run(argv, { cwd: root, env: { ...process.env, ...env } });
    return { exitCode, output: `${stdout}${stderr}` };
  };
  return { root, outside: folder.path, tool, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

/** What the binary says it was built with: a profile, or nothing. */
async function profileIn(binary: string): Promise<string | undefined> {
  const { stdout } = await run(['go', 'version', '-m', binary], { cwd: '/' });
  return /^\s*build\s+-pgo=(.*)$/m.exec(stdout.toString())?.[1];
}

test('GoReleaser takes the configuration, and builds with default.pgo, with a fetched profile, and without', async () => {
  await using repository = await service('.goreleaser.yml');
  const { root, outside, tool } = repository;
  const git = (...args: string[]) =>
    tool(['git', '-c', 'user.name=Gopher', '-c', 'user.email=gopher@example.com', ...args]);
  await git('init', '--quiet');
  await git('remote', 'add', 'origin', 'https://github.com/acme/markdown-service.git');
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message=First');
  const goreleaser = await goTool('goreleaser');

  const checked = await tool([goreleaser, 'check']);
  expect(checked.exitCode, checked.output).toBe(0);
  expect(checked.output).not.toMatch(/deprecat/i);

  const build = async (env: Environment) => {
    const binary = join(outside, `built-${env['PGO'] === undefined ? 'auto' : 'given'}`);
    await rm(binary, { force: true });
    const flags = ['--snapshot', '--single-target', '--clean', '--output', binary];
    const built = await tool([goreleaser, 'build', ...flags], env);
    expect(built.exitCode, built.output).toBe(0);
    return profileIn(binary);
  };
  expect(await build({})).toBe('default.pgo');
  await cp(join(fixtures, 'index-1.pprof'), join(outside, 'fetched.pgo'));
  expect(await build({ PGO: join(outside, 'fetched.pgo') })).toBe('fetched.pgo');
  expect(await build({ PGO: 'off' })).toBeUndefined();
  expect((await git('status', '--porcelain', '--', '.', ':!dist')).output, root).toBe('');
});

interface Checked {
  /** What BuildKit's own checks say. */
  readonly found: readonly string[];
  /** What the shell gets of each RUN. */
  readonly run: readonly string[];
}

test('BuildKit finds nothing in the Dockerfile, and its commands build as they say', async () => {
  await using context = await service('Dockerfile', '.dockerignore');
  const { root, outside, tool } = context;
  const { output } = await tool([await goProgram('dockerfile'), join(root, 'Dockerfile')]);
  const { found, run: commands }: Checked = JSON.parse(output);
  expect(found).toEqual([]);
  expect(commands).toHaveLength(3);

  await leaveOut(root);
  await cp(join(fixtures, 'index-1.pprof'), join(root, 'release.pgo'));
  const binary = join(outside, 'markdown-service');
  const build = async (PGO: string) => {
    const env = { PGO, TARGETOS: 'linux', TARGETARCH: process.arch === 'x64' ? 'amd64' : process.arch };
    for (const command of commands) {
      const { exitCode } = await tool(['sh', '-c', command.replaceAll('/out/', `${outside}/`)], env);
      if (exitCode !== 0) return `failed: ${command.split(' ').at(-1)}`;
    }
    return profileIn(binary);
  };
  expect(await build('auto')).toBe('default.pgo');
  expect(await build('release.pgo')).toBe('release.pgo');
  expect(await build('off')).toBeUndefined();
  await rm(join(root, 'default.pgo'));
  expect(await build('auto')).toBe('failed: -pgo=');
});

/** What .dockerignore names, which here are paths and no patterns. */
async function leaveOut(root: string): Promise<void> {
  const lines = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n');
  const names = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(names.filter((name) => /[*?!]/.test(name))).toEqual([]);
  for (const name of names) await rm(join(root, name), { recursive: true, force: true });
}

test('the files for Bazel are as buildifier and Gazelle write them, and rules_go has what they use', async () => {
  await using workspace = await service('BUILD.bazel', 'MODULE.bazel');
  const { root, tool } = workspace;
  const flags = ['-mode=check', '-lint=warn', 'BUILD.bazel', 'MODULE.bazel'];
  expect(await tool([await goTool('buildifier'), ...flags])).toEqual({ exitCode: 0, output: '' });

  const before = await readFile(join(root, 'BUILD.bazel'), 'utf8');
  const fixed = await tool([await goTool('gazelle'), 'fix', '-go_prefix=example.com/markdown-service']);
  expect(fixed.exitCode, fixed.output).toBe(0);
  expect(await readFile(join(root, 'BUILD.bazel'), 'utf8')).toBe(before);
  expect(await readFile(join(root, 'render', 'BUILD.bazel'), 'utf8')).toContain('name = "render"');

  const versions = dependencies(await readFile(join(root, 'MODULE.bazel'), 'utf8'));
  const downloaded = await tool([
    ...(['go', 'mod', 'download', '-json'] as const),
    `github.com/bazelbuild/rules_go@v${versions.get('rules_go')}`,
  ]);
  const { Dir } = JSON.parse(downloaded.output) as { Dir: string };
  const binary = await readFile(join(Dir, 'go', 'private', 'rules', 'binary.bzl'), 'utf8');
  expect(binary).toMatch(/"pgoprofile": attr\.label\(/);
  const own = dependencies(await readFile(join(Dir, 'MODULE.bazel'), 'utf8'));
  expect(versions.get('gazelle')).toBe(own.get('gazelle'));
});

function dependencies(module: string): Map<string, string> {
  const found = module.matchAll(/^bazel_dep\(name = "([^"]+)", version = "([^"]+)"/gm);
  return new Map([...found].map(([, name = '', version = '']) => [name, version]));
}
