import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { fileName } from './engine/fuzzer.ts';
import { type Watched, watch } from './engine/watch.ts';
import { TARGETS } from './targets.ts';

/** See docs/fuzzing.md. */
const { values: options } = parseArgs({
  options: {
    target: { type: 'string', multiple: true },
    /** Seconds for each target. */
    seconds: { type: 'string', default: '10' },
    /** At most as many executions of each target; with it alone, the run is the same each time. */
    executions: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
    workers: { type: 'string', default: '2' },
    /** Keeps inputs that reach something new in the corpus. */
    keep: { type: 'boolean', default: false },
    /** A line of JSON for each target is added to this file. */
    log: { type: 'string' },
  },
});

const here = import.meta.dirname;
/** Of the corpus of one target. */
const MOST_BYTES = 24 * 1024;
const seed = Number(options.seed);
console.log(`seed ${seed}`);
const limit = pLimit(Number(options.workers));
const chosen = Object.entries(TARGETS).filter(
  ([name]) => options.target === undefined || options.target.some((wanted) => name.startsWith(wanted)),
);
if (chosen.length === 0) throw new Error(`No such target. There are: ${Object.keys(TARGETS).join(', ')}`);
let finds = 0;
await Promise.all(chosen.map(([name, file], index) => limit(() => fuzz(name, file, seed + index))));
process.exitCode = finds > 0 ? 1 : 0;

async function fuzz(name: string, file: string, ownSeed: number): Promise<void> {
  const folder = join(here, 'corpus', name);
  mkdirSync(folder, { recursive: true });
  const corpus = [...filesIn(folder), ...filesIn(join(here, 'finds', name))];
  const start = performance.now();
  const done = await watch({
    module: pathToFileURL(join(here, 'targets', file)).href,
    target: name,
    seed: ownSeed,
    seconds: Number(options.seconds),
    executions: Number(options.executions),
    corpus,
  });
  tell(name, ownSeed, (performance.now() - start) / 1000, done);
  if (options.keep && !done.ended) keep(folder, done.corpus);
}

function tell(target: string, ownSeed: number, seconds: number, done: Watched): void {
  const { executions, branches, slowest } = done;
  finds += done.finds.length;
  console.log(
    `${target}: ${executions} executions in ${seconds.toFixed(1)} s, ${branches} branches, slowest ${slowest.toFixed(0)} ms, ${done.finds.length} finds`,
  );
  for (const { key, stack, input } of done.finds) {
    const file = join(here, '../.cache/fuzz', `${target}-${fileName(input)}`);
    mkdirSync(join(here, '../.cache/fuzz'), { recursive: true });
    writeFileSync(file, input);
    console.log(
      `  ${key}\n  input: ${file}: ${JSON.stringify(input.toString('latin1').slice(0, 300))}\n${stack}`,
    );
  }
  if (options.log === undefined) return;
  const row = {
    target,
    seed: ownSeed,
    executions,
    seconds,
    branches,
    slowest,
    finds: done.finds.map(({ key }) => key),
  };
  writeFileSync(options.log, `${JSON.stringify(row)}\n`, { flag: 'a' });
}

/** In the order of their names. */
function filesIn(folder: string): Buffer[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}

/** The corpus is what the run left of it: the smallest inputs that reach all that is reached. */
function keep(folder: string, inputs: readonly Uint8Array[]): void {
  let bytes = 0;
  // Smallest first.
  const kept = inputs.filter(({ length }) => {
    bytes += length;
    return bytes <= MOST_BYTES;
  });
  const names = new Set(kept.map(fileName));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
  for (const input of kept) writeFileSync(join(folder, fileName(input)), input);
}
