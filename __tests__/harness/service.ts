import { type Started, start } from '../../src/system/exec.ts';
import { goProgram } from './go-programs.ts';
import { temporaryFolder } from './temporary.ts';

/** A running Go server with `/metrics` and net/http/pprof. */
export interface Service extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** `127.0.0.1:PORT`, as the label `instance` holds it. */
  readonly instance: string;
}

/** @param load share of one core that it keeps busy, also its metric `service_load`. */
export async function startService(load: number): Promise<Service> {
  const [binary, folder] = await Promise.all([goProgram('service'), temporaryFolder()]);
  let started: Started | undefined;
  const url = await new Promise<string>((resolve, reject) => {
    start([binary, '-load', String(load)], { cwd: folder.path, onLine: resolve }).then((process) => {
      started = process;
      void process.exited.then(() => reject(new Error(`service ended: ${process.output()}`)));
    }, reject);
  });
  return {
    url,
    instance: new URL(url).host,
    [Symbol.asyncDispose]: async () => {
      await started?.stop(1_000);
      await folder[Symbol.asyncDispose]();
    },
  };
}
