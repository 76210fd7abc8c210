import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { seededRandom } from '../../src/system/format.ts';
import { type Find, Fuzzer, type Target } from './fuzzer.ts';
import { instrument } from './instrument.ts';

/** One target to fuzz, until the first of both limits is reached. */
export interface Work {
  /** File URL of the module that exports `targets`; if it lies outside of fuzz/, it is instrumented, as `src` always is. */
  readonly module: string;
  readonly target: string;
  readonly seed: number;
  readonly seconds: number;
  readonly executions: number;
  readonly corpus: readonly Uint8Array[];
}

export interface Done {
  readonly executions: number;
  readonly branches: number;
  /** Longest execution, milliseconds. */
  readonly slowest: number;
  readonly finds: readonly Find[];
  /** The inputs to keep; none when the worker had to be ended. */
  readonly corpus: readonly Uint8Array[];
}

/** Longest input that a hanging worker leaves behind, bytes. */
const SLATE = 1 << 20;
/** More than decoding a few kilobytes may need. */
const HEAP_MIB = 512;

/** Fuzzes in a worker. One that hangs, or needs too much memory, is ended, and its current input is a find. */
export function fuzz(work: Work, hangSeconds = 20): Promise<Done> {
  const slate = new SharedArrayBuffer(8 + SLATE);
  const header = new Int32Array(slate, 0, 2);
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { work, slate },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  let watching: NodeJS.Timeout;
  return new Promise<Done>((resolve, reject) => {
    const end = (key: string, stack = '') => {
      const input = Buffer.from(new Uint8Array(slate, 8, header[1]));
      const find: Find = { target: work.target, key, stack, input };
      resolve({ executions: Atomics.load(header, 0), branches: 0, slowest: 0, finds: [find], corpus: [] });
    };
    let seen = -1;
    let since = performance.now();
    watching = setInterval(() => {
      const executions = Atomics.load(header, 0);
      if (executions === 0 || executions !== seen) since = performance.now();
      seen = executions;
      if (performance.now() - since < hangSeconds * 1000) return;
      end(`does not end within ${hangSeconds} s`);
      void worker.terminate();
    }, 500);
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end(`needs more than ${HEAP_MIB} MiB`, error.message);
      // A rejection that nothing awaits is as much a find as what the property throws.
      else if (Atomics.load(header, 0) > 0) end(`not awaited: ${error.message}`, error.stack);
      else reject(error);
    });
  }).finally(() => clearInterval(watching));
}

async function fuzzHere(work: Work, slate: SharedArrayBuffer): Promise<Done> {
  instrument(new URL('../../src/', import.meta.url).href);
  if (!work.module.startsWith(new URL('../', import.meta.url).href))
    instrument(new URL('.', work.module).href);
  const { targets } = (await import(work.module)) as { targets: readonly Target[] };
  const target = targets.find(({ name }) => name === work.target);
  if (target === undefined) throw new Error(`No target ${work.target} in ${work.module}.`);
  const header = new Int32Array(slate, 0, 2);
  const fuzzer = new Fuzzer(target, seededRandom(work.seed), { header, input: new Uint8Array(slate, 8) });
  const until = performance.now() + work.seconds * 1000;
  await fuzzer.begin([...target.seeds().map((seed) => Buffer.from(seed as Uint8Array)), ...work.corpus]);
  while (fuzzer.executions < work.executions && performance.now() < until)
    await fuzzer.run(Math.min(200, work.executions - fuzzer.executions));
  const { executions, branches, slowest, finds } = fuzzer;
  return { executions, branches, slowest, finds: [...finds.values()], corpus: fuzzer.corpus() };
}

if (!isMainThread && workerData?.slate instanceof SharedArrayBuffer)
  parentPort?.postMessage(await fuzzHere(workerData.work, workerData.slate));
