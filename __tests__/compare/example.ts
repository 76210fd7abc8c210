import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../../src/system/exec.ts';
import { makePlace, type Place, type Running } from '../harness/cli.ts';
import { marked } from './marked.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples');

/** A copy of the example service in which the command line is run, a free port, and the driver that loads it. */
export interface Example extends AsyncDisposable {
  readonly place: Place;
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** `serve` for that port. */
  readonly serve: string;
  /** Path of the load driver. */
  readonly driver: string;
  /** Starts `collect` of a CPU profile of `seconds` under `serve`, with more arguments. */
  collect(seconds: number, args: readonly string[]): Running;
  /** Ids of the processes that it started and that still live. */
  living(): Promise<number[]>;
}

export async function makeExample(): Promise<Example> {
  const place = await makePlace();
  await cp(join(EXAMPLES, 'markdown-service'), place.cwd, { recursive: true });
  const driver = place.path('..', 'load');
  const built = await runTool(['go', 'build', '-o', driver, '.'], { cwd: join(EXAMPLES, 'load') });
  if (built.exitCode !== 0) throw new Error(`The load driver does not build: ${built.stderr}`);
  const mark = await marked();
  const { address } = mark;
  const serve = `"$PGO_BINARY" -addr ${address}`;
  return {
    place,
    url: `http://${address}`,
    serve,
    driver,
    collect: (seconds, args) => {
      const source = `{ pprof: "http://${address}", seconds: ${seconds} }`;
      const own = ['collect', '--json', '--source', source];
      const given = args.includes('--serve') ? [] : ['--serve', serve];
      return place.start([...own, ...given, ...args], { env: mark.variable });
    },
    living: mark.living,
    async [Symbol.asyncDispose]() {
      await mark[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

/** What the result document says of the written profile, its share of the module's own code included. */
export function profileOf(stdout: string): { readonly samples: number; readonly ownShare: number } {
  return JSON.parse(stdout).profile;
}
