import { Worker } from 'node:worker_threads';
import type { Find } from './fuzzer.ts';
import type { Done, Work } from './worker.ts';

/** Longest input that a hanging worker leaves behind, bytes. */
const SLATE = 1 << 20;
/** An execution that takes as long never ends, on whatever machine; what is merely slow is told as such. */
const HANG_SECONDS = 20;
/** What decoding a few kilobytes may need, with all the rest. */
const HEAP_MIB = 512;

export type Watched = Done & { readonly ended: boolean };

/**
 * Runs a worker. One that hangs, or needs more memory than a run of ours may, is ended, and the input it had at hand is a find.
 */
export function watch(work: Omit<Work, 'slate'>, hangSeconds = HANG_SECONDS): Promise<Watched> {
  const slate = new SharedArrayBuffer(8 + SLATE);
  const header = new Int32Array(slate, 0, 2);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { ...work, slate } satisfies Work,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  return new Promise((resolve, reject) => {
    let seen = -1;
    let since = performance.now();
    const stop = (key: string, stack = '') => {
      clearInterval(watching);
      const input = Buffer.from(new Uint8Array(slate, 8, header[1]));
      const find: Find = { target: work.target, key, stack, input };
      resolve({
        ended: true,
        executions: Atomics.load(header, 0),
        branches: 0,
        slowest: 0,
        finds: [find],
        corpus: [],
      });
    };
    const watching = setInterval(() => {
      const executions = Atomics.load(header, 0);
      if (executions !== seen) since = performance.now();
      seen = executions;
      if (executions === 0 || performance.now() - since < hangSeconds * 1000) return;
      stop(`it does not end within ${hangSeconds} s`);
      void worker.terminate();
    }, 500);
    worker.on('message', (done: Done) => {
      clearInterval(watching);
      const finds = done.finds.map((find) => ({ ...find, input: Buffer.from(find.input) }));
      resolve({ ...done, finds, ended: false });
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        return stop(`it needs more than ${HEAP_MIB} MiB`, error.message);
      // Thrown where nobody waits for it: as much a find as what the property throws.
      if (Atomics.load(header, 0) > 0) return stop(`thrown beside: ${error.message}`, error.stack);
      clearInterval(watching);
      reject(error);
    });
  });
}
