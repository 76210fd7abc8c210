import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '../../src/compare/stats/numbers.ts';
import { type Find, Fuzzer } from './fuzzer.ts';
import { instrument } from './instrument.ts';
import type { Target } from './target.ts';

/** What one worker is to do: fuzz one target, until both limits or the first of them is reached. */
export interface Work {
  /** File URLs of folders whose modules are instrumented, as `src/` always is. */
  readonly instrumented?: readonly string[];
  /** File URL of the module that exports `targets`. */
  readonly module: string;
  readonly target: string;
  readonly seed: number;
  readonly seconds: number;
  readonly executions: number;
  readonly corpus: readonly Uint8Array[];
  readonly slate: SharedArrayBuffer;
}

export interface Done {
  readonly executions: number;
  readonly branches: number;
  readonly slowest: number;
  readonly finds: readonly Find[];
  /** The inputs to keep. */
  readonly corpus: readonly Uint8Array[];
}

/** Executions between two looks at the clock. */
const BATCH = 200;

async function work({
  instrumented = [],
  module,
  target: name,
  seed,
  seconds,
  executions,
  corpus,
  slate,
}: Work): Promise<Done> {
  for (const folder of [new URL('../../src/', import.meta.url).href, ...instrumented]) instrument(folder);
  const { targets } = (await import(module)) as { targets: readonly Target[] };
  const target = targets.find((one) => one.name === name);
  if (target === undefined) throw new Error(`No target ${name} in ${module}.`);
  const header = new Int32Array(slate, 0, 2);
  const fuzzer = new Fuzzer(target, seededRandom(seed), { header, input: new Uint8Array(slate, 8) });
  const until = performance.now() + seconds * 1000;
  await fuzzer.begin([...target.seeds().map((one) => Buffer.from(one as Uint8Array)), ...corpus]);
  while (fuzzer.executions < executions && performance.now() < until) {
    await fuzzer.run(Math.min(BATCH, executions - fuzzer.executions));
  }
  const done = fuzzer.executions;
  const finds = [...fuzzer.finds.values()];
  const kept = await fuzzer.distilled();
  return {
    executions: done,
    branches: fuzzer.coverage.branches,
    slowest: fuzzer.slowest,
    finds,
    corpus: kept,
  };
}

parentPort?.postMessage(await work(workerData as Work));
