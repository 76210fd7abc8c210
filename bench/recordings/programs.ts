import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../src/compare/workload/processes.ts';
import { succeed } from '../measure.ts';
import { checkout, listedPrograms, type Program, ROOT } from '../public/programs.ts';

/**
 * The programs whose recordings are compared: two of `public.yml` whose workload is Go benchmarks, and the example service under the load
 * of `demo`. Each program has a function that returns the options of `collect` for one recording.
 */
export interface RecordedProgram {
  readonly name: string;
  /** The folder of the program's module. */
  readonly folder: string;
  /** The program's main package, as a path from `folder`. */
  readonly main: string;
  /** The regular expression and the packages of the benchmarks that are measured. The packages are paths from `folder`. */
  readonly benchmarks: string;
  readonly packages: readonly string[];
  /**
   * Returns the options with which `go-pgo collect` makes one recording.
   * @param setting what decides the length of a recording, in seconds: `-benchtime` of each benchmark, or the time for which the service is
   * profiled. The CPU time of the recording is almost proportional to this setting.
   * @param scratch the path of a file that the recording may write and that nothing reads afterwards.
   */
  readonly collectOptions: (setting: number, scratch: string) => Promise<readonly string[]>;
  /** A small setting for a first recording, which shows how much CPU time a recording has for a setting. */
  readonly firstSetting: number;
}

/** The names of the programs, in the order in which they are recorded. */
export const PROGRAM_NAMES = ['shfmt', 'goja', 'service'] as const;

/**
 * Prepares a program.
 * @param clones the folder of the public programs, as for `bench/public.ts`.
 * @param folder the folder in which the example service is built.
 */
export async function prepareProgram(name: string, clones: string, folder: string): Promise<RecordedProgram> {
  if (name === 'service') return exampleService(folder);
  const program = listedPrograms().find((listed) => listed.name === name);
  if (program === undefined) throw new Error(`bench/public.yml has no ${name}.`);
  return publicProgram(program, clones);
}

/** Recordings of benchmarks are made with the same command as in `bench/public.ts`. */
function publicProgram(program: Program, clones: string): RecordedProgram {
  const { name, package: main = '.', packages = '', usual } = program;
  if (typeof usual !== 'string' || program.serve !== undefined)
    throw new Error(`The workload of ${name} is not benchmarks.`);
  const folders = packages.split(' ');
  return {
    name,
    folder: checkout(program, clones),
    main,
    benchmarks: usual,
    packages: folders,
    collectOptions: async (setting, scratch) => {
      const bench = `go test -run '^$' -bench '${usual}' -benchtime ${setting.toFixed(3)}s -o '${scratch}'`;
      const lines = folders.map((each, at) => `${bench} -cpuprofile "$PGO_PROFILE_DIR/${at}.pprof" ${each}`);
      return ['--source', JSON.stringify({ command: lines.join(' && '), timeout: '60m' })];
    },
    firstSetting: 0.1,
  };
}

/** The number of instances of the service, and the mix of requests, as in `demo`. */
const INSTANCES = 2;
const LOAD_MIX = 'render=2,index=1';
/** The load runs longer than the profiles are recorded, by this number of seconds. */
const LOAD_MARGIN = 6;

/** The example service is built without a profile, and two instances are profiled under load, as in `demo`. */
async function exampleService(folder: string): Promise<RecordedProgram> {
  const place = join(folder, 'service-module');
  await mkdir(folder, { recursive: true });
  await cp(join(ROOT, 'examples', 'markdown-service'), place, { recursive: true });
  const [service, load] = [join(folder, 'service.bin'), join(folder, 'load.bin')];
  await succeed(place, ['go', 'build', '-pgo=off', '-o', service, '.']);
  await succeed(join(ROOT, 'examples', 'load'), ['go', 'build', '-o', load, '.']);
  return {
    name: 'service',
    folder: place,
    main: '.',
    benchmarks: '.',
    packages: ['./...'],
    collectOptions: async (setting) => {
      // The service refuses to record for a part of a second.
      const seconds = Math.max(1, Math.round(setting));
      const hosts: string[] = [];
      for (let instance = 0; instance < INSTANCES; instance++) hosts.push(`127.0.0.1:${await freePort()}`);
      const sources = hosts.flatMap((host) => {
        const source = { pprof: `http://${host}/debug/pprof/profile`, seconds, required: true };
        return ['--source', JSON.stringify(source)];
      });
      const serve = `${hosts.map((host) => `'${service}' -addr ${host} &`).join(' ')} wait`;
      const urls = hosts.map((host) => `-url http://${host}`).join(' ');
      const loading = `'${load}' -duration ${seconds + LOAD_MARGIN}s -mix ${LOAD_MIX} ${urls}`;
      return [...sources, '--set', `serve=${serve}`, '--set', `load=${loading}`];
    },
    firstSetting: 3,
  };
}
