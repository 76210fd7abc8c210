import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildExample, startInstance } from '../../__tests__/e2e/service.ts';
import { startProcess } from '../../src/system/exec.ts';
import { succeed } from '../measure.ts';

/** CPU profiles of a program at work. Each one records another run, or another period of time. */
export interface Recorded {
  readonly program: string;
  /** The profiles of each workload. The others are compared to `usual`. */
  readonly workloads: ReadonlyMap<string, readonly Uint8Array[]>;
}

/** The compiler compiles one package; `-N -l` does without optimizations and inlining. */
export async function recordCompiler(scratch: string, count: number): Promise<Recorded> {
  const profile = async (name: string, flags: string) => {
    // The build cache depends on the path, so a new path compiles the package each time.
    const file = join(scratch, `${name}.pprof`);
    const flag = `-gcflags=go/types=${flags} -c=1 -cpuprofile=${file}`;
    await succeed(scratch, ['go', 'build', flag, 'go/types']);
    return readFile(file);
  };
  return {
    program: 'the Go compiler',
    workloads: new Map([
      ['usual', await repeated(count, (at) => profile(`compile-${Date.now()}-${at}`, ''))],
      ['without optimizing', await repeated(count, (at) => profile(`plain-${Date.now()}-${at}`, '-N -l'))],
    ]),
  };
}

/** gofmt reads some of the standard library; with `-r` it also rewrites each file's syntax tree. */
export async function recordGofmt(scratch: string, count: number): Promise<Recorded> {
  const goroot = (await succeed(scratch, ['go', 'env', 'GOROOT'])).trim();
  // Leave out the folders of the parsers, because they have test data that is not Go.
  const folders = ['crypto', 'database', 'encoding', 'image', 'net', 'os', 'reflect', 'runtime', 'syscall'];
  const sources = folders.map((folder) => join(goroot, 'src', folder));
  const profile = async (...flags: string[]) => {
    const file = join(scratch, 'gofmt.pprof');
    await succeed(scratch, ['gofmt', '-l', `-cpuprofile=${file}`, ...flags, ...sources]);
    return readFile(file);
  };
  return {
    program: 'gofmt',
    workloads: new Map([
      ['usual', await repeated(count, () => profile())],
      ['rewriting', await repeated(count, () => profile('-r', 'a[b:len(a)] -> a[b:]'))],
    ]),
  };
}

/** Records the example service. The last workload is the usual one, on a binary that was built with the profiles of the usual one. */
export async function recordService(scratch: string, count: number, seconds: number): Promise<Recorded> {
  const [binary, load] = [
    await buildExample('markdown-service', scratch),
    await buildExample('load', scratch),
  ];
  const workloads = new Map<string, readonly Uint8Array[]>();
  const record = async (name: string, program: string, mix: string) => {
    await using setup = new AsyncDisposableStack();
    const url = await startInstance(program, scratch, setup);
    const options = ['-url', url, '-duration', '10m', '-mix', mix];
    await using _ = await startProcess([load, ...options], { cwd: scratch });
    workloads.set(name, await repeated(count, () => liveProfile(url, seconds)));
  };
  await record('usual', binary, 'render=9,index=1');
  await record('one endpoint less', binary, 'render=1');
  await record('the other endpoint', binary, 'index=1');
  await record('the other way round', binary, 'render=1,index=9');
  const files = (workloads.get('usual') ?? []).map((bytes, at) => ({
    bytes,
    path: join(scratch, `usual-${at}.pprof`),
  }));
  for (const { path, bytes } of files) await writeFile(path, bytes);
  const pgo = join(scratch, 'default.pgo');
  const merge = ['-proto', '-symbolize=none', `-output=${pgo}`, ...files.map(({ path }) => path)];
  await succeed(scratch, ['go', 'tool', 'pprof', ...merge]);
  await mkdir(join(scratch, 'pgo'));
  const withPgo = await buildExample('markdown-service', join(scratch, 'pgo'), pgo);
  await record('the same, built with PGO', withPgo, 'render=9,index=1');
  return { program: 'markdown-service', workloads };
}

async function liveProfile(url: string, seconds: number): Promise<Uint8Array> {
  const response = await fetch(`${url}/debug/pprof/profile?seconds=${seconds}`);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function repeated<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at++) made.push(await make(at));
  return made;
}
