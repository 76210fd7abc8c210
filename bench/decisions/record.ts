import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../src/system/exec.ts';
import { type Started, start } from '../../src/system/exec.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVICE = join(ROOT, 'examples', 'markdown-service');
const LOAD = join(ROOT, 'examples', 'load');

/** CPU profiles of a program at work, each of a run or a stretch of time of its own. */
export interface Recorded {
  readonly program: string;
  /** By workload; of each as many as were asked for. `usual` is the one that the others are held against. */
  readonly workloads: ReadonlyMap<string, readonly Uint8Array[]>;
}

async function mustRun(argv: readonly [string, ...string[]], cwd: string): Promise<void> {
  const { exitCode, stderr } = await run(argv, { cwd });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')}: ${stderr}`);
}

/** The compiler compiles one package; `-N -l` does without optimizations and inlining. */
export async function recordCompiler(scratch: string, count: number): Promise<Recorded> {
  const profile = async (name: string, flags: string) => {
    const file = join(scratch, `${name}.pprof`);
    // The path is a part of what the build cache goes by, so the package is compiled each time.
    await mustRun(
      ['go', 'build', `-gcflags=go/types=${flags} -c=1 -cpuprofile=${file}`, 'go/types'],
      scratch,
    );
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
  const { stdout } = await run(['go', 'env', 'GOROOT'], { cwd: scratch });
  // Not all: the folders of the parsers hold test data that is no Go.
  const folders = ['crypto', 'database', 'encoding', 'image', 'net', 'os', 'reflect', 'runtime', 'syscall'];
  const sources = folders.map((folder) => join(stdout.toString().trim(), 'src', folder));
  const profile = async (...flags: string[]) => {
    const file = join(scratch, 'gofmt.pprof');
    await mustRun(['gofmt', '-l', `-cpuprofile=${file}`, ...flags, ...sources], scratch);
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

/** The example service; the last workload is the usual one on a binary that was built with the usual one's profiles. */
export async function recordService(scratch: string, count: number, seconds: number): Promise<Recorded> {
  const binary = join(scratch, 'service');
  const load = join(scratch, 'load');
  await mustRun(['go', 'build', '-pgo=off', '-o', binary, '.'], SERVICE);
  await mustRun(['go', 'build', '-o', load, '.'], LOAD);
  const workloads = new Map<string, readonly Uint8Array[]>();
  const record = async (name: string, program: string, mix: string) => {
    await using service = await serve(program, scratch);
    await using _ = await start([load, '-url', service.url, '-duration', '10m', '-mix', mix], {
      cwd: scratch,
    });
    workloads.set(name, await repeated(count, () => liveProfile(service.url, seconds)));
  };
  await record('usual', binary, 'render=9,index=1');
  await record('one endpoint less', binary, 'render=1');
  await record('the other endpoint', binary, 'index=1');
  await record('the other way round', binary, 'render=1,index=9');
  const pgo = join(scratch, 'default.pgo');
  await mkdir(join(scratch, 'usual'));
  const files = await Promise.all(
    (workloads.get('usual') ?? []).map(async (bytes, at) => {
      const file = join(scratch, 'usual', `${at}.pprof`);
      await writeFile(file, bytes);
      return file;
    }),
  );
  await mustRun(['go', 'tool', 'pprof', '-proto', '-symbolize=none', `-output=${pgo}`, ...files], scratch);
  const withPgo = join(scratch, 'service-pgo');
  await mustRun(['go', 'build', `-pgo=${pgo}`, '-o', withPgo, '.'], SERVICE);
  await record('the same, built with PGO', withPgo, 'render=9,index=1');
  return { program: 'markdown-service', workloads };
}

async function serve(program: string, cwd: string): Promise<Started & { readonly url: string }> {
  return new Promise((resolve, reject) => {
    const started = start([program, '-addr', '127.0.0.1:0'], {
      cwd,
      onLine: (line) => {
        const url = /http:\/\/[\w.:]+/.exec(line)?.[0];
        if (url !== undefined) void started.then((process) => resolve(Object.assign(process, { url })));
      },
    });
    started.then((process) => process.exited.then(() => reject(new Error(process.output()))), reject);
  });
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
