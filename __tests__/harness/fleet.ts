import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StartedProcess, startProcess } from '../../src/system/exec.ts';
import { fleetProfiles } from './fleet-profiles.ts';
import { goProgram } from './go-programs.ts';
import { temporaryFolder } from './temporary.ts';

export type Fault =
  | 'refuses'
  | 'hangs'
  | 'accepts no connection'
  | 'hangs after its headers'
  | 'sends a web page'
  | 'sends noise'
  | 'sends half';

export interface Service {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly fault: Fault | undefined;
  /** The file that it sends, or would. */
  readonly profile: string;
}

export interface Fleet extends AsyncDisposable {
  readonly services: readonly Service[];
}

/** Of 100 services 5 refuse, 2 hang and 1 sends garbage, in one way or another. */
function usualFault(number: number): Fault | undefined {
  const turn = Math.floor(number / 100);
  const of = (...faults: readonly Fault[]) => faults[turn % faults.length];
  switch (number % 100) {
    case 3:
    case 17:
    case 42:
    case 64:
    case 99:
      return 'refuses';
    case 5:
      return of('hangs');
    case 71:
      return of('hangs', 'accepts no connection', 'hangs after its headers');
    case 50:
      return of('sends a web page', 'sends noise', 'sends half');
    default:
      return undefined;
  }
}

/** Starts so many services in one process, each on a port of its own and with a profile of its own. */
export async function startFleet(count: number): Promise<Fleet> {
  const [binary, profiles, folder] = await Promise.all([
    goProgram('fleet'),
    fleetProfiles(count),
    temporaryFolder(),
  ]);
  const faults = Array.from({ length: count }, (_, number) => usualFault(number));
  const file = join(folder.path, 'faults');
  await writeFile(file, faults.map((fault) => `${fault ?? ''}\n`).join(''));
  const urls: string[] = [];
  let started: StartedProcess | undefined;
  await new Promise<void>((resolve, reject) => {
    const onLine = (line: string) => (line === 'ready' ? resolve() : urls.push(line));
    startProcess([binary, '-profiles', profiles, '-faults', file], { cwd: folder.path, onLine }).then(
      (process) => {
        started = process;
        void process.exited.then(() => reject(new Error(`fleet ended: ${process.output()}`)));
      },
      reject,
    );
  });
  return {
    services: urls.map((url, number) => ({
      url,
      fault: faults[number],
      profile: join(profiles, `${number}.pprof`),
    })),
    [Symbol.asyncDispose]: async () => {
      await started?.stop(1_000);
      await folder[Symbol.asyncDispose]();
    },
  };
}
