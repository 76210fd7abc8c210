import { join } from 'node:path';
import { run } from '../../src/system/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** How often each program is recorded. */
const RUNS = 3;

/** A real program, and recordings of it at work. */
export interface Program {
  readonly name: string;
  /** The folder that it is built in, from there on the package. */
  source(scratch: string): Promise<{ readonly folder: string; readonly package: string }>;
  /** Paths of CPU profiles. */
  recordings(scratch: string): Promise<readonly string[]>;
}

const ESBUILD = 'github.com/evanw/esbuild@v0.25.10';
/** Large ones, which take it a while. */
const BUNDLED = ['@aws-sdk/client-s3', '@azure/storage-blob', 'undici'];

export const PROGRAMS: readonly Program[] = [
  {
    name: 'gofmt',
    source: async (scratch) => ({ folder: scratch, package: 'cmd/gofmt' }),
    recordings: async (scratch) => {
      // Not all: other folders hold test data that is no Go.
      const sources = ['crypto', 'encoding', 'image', 'net', 'os', 'reflect', 'runtime'].map((name) =>
        join('src', name),
      );
      return await repeated(scratch, 'gofmt', async (file) =>
        mustRun(['gofmt', '-l', `-cpuprofile=${file}`, ...sources], await goroot()),
      );
    },
  },
  {
    name: 'the linker',
    source: async (scratch) => ({ folder: scratch, package: 'cmd/link' }),
    recordings: (scratch) =>
      repeated(scratch, 'link', (file) =>
        mustRun(
          ['go', 'build', '-pgo=off', `-ldflags=-cpuprofile=${file}`, '-o', join(scratch, 'linked'), '.'],
          join(ROOT, 'examples', 'markdown-service'),
        ),
      ),
  },
  {
    name: 'esbuild',
    source: async () => ({ folder: await moduleFolder(ESBUILD), package: './cmd/esbuild' }),
    recordings: async (scratch) => {
      const binary = join(scratch, 'esbuild');
      await mustRun(['go', 'build', '-pgo=off', '-o', binary, './cmd/esbuild'], await moduleFolder(ESBUILD));
      const options = ['--bundle', '--platform=node', '--minify', '--sourcemap', '--log-level=error'];
      return await repeated(scratch, 'esbuild', (file) =>
        mustRun(
          [binary, ...BUNDLED, ...options, `--outdir=${join(scratch, 'bundled')}`, `--cpuprofile=${file}`],
          ROOT,
        ),
      );
    },
  },
  {
    name: 'markdown-service',
    source: async () => ({ folder: join(ROOT, 'examples', 'markdown-service'), package: '.' }),
    recordings: async () =>
      ['render-1', 'render-2'].map((name) => join(ROOT, '__tests__', 'fixtures', `${name}.pprof`)),
  },
  {
    name: 'the Go compiler',
    source: async (scratch) => ({ folder: scratch, package: 'cmd/compile' }),
    // What Go's developers recorded of it.
    recordings: async () => [join(await goroot(), 'src', 'cmd', 'compile', 'default.pgo')],
  },
];

async function repeated(
  scratch: string,
  name: string,
  record: (file: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const files = Array.from({ length: RUNS }, (_, at) => join(scratch, `${name}-${at}.pprof`));
  for (const file of files) await record(file);
  return files;
}

async function moduleFolder(module: string): Promise<string> {
  const { Dir } = JSON.parse(await mustRun(['go', 'mod', 'download', '-json', module], ROOT));
  return Dir;
}

async function goroot(): Promise<string> {
  return (await mustRun(['go', 'env', 'GOROOT'], ROOT)).trim();
}

/** @throws Error with what it printed, when it fails. */
export async function mustRun(
  argv: readonly [string, ...string[]],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { exitCode, stdout, stderr } = await run(argv, {
    cwd,
    env: { ...process.env, GOFLAGS: '', ...env },
  });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} failed (${exitCode}):\n${stderr.slice(-4_000)}`);
  return stdout.toString();
}
