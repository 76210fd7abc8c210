import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import type { Target } from './engine/fuzzer.ts';
import { fuzz } from './engine/worker.ts';

/** See fuzz/README.md; `seconds` are for each target. */
const { values: options } = parseArgs({
  options: {
    /** The beginning of a target's name; may be repeated. */
    target: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '10' },
    /** At most this many executions of each target; with --seed, every run is the same. */
    executions: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
    workers: { type: 'string', default: '2' },
    /** Replaces the corpus by a minimal one of all inputs that were kept. */
    keep: { type: 'boolean', default: false },
  },
});

/** Inputs kept for each target. The first reach most: greedy choice puts them there. */
const MOST_INPUTS = 11;
const here = import.meta.dirname;
const seed = Number(options.seed);
const chosen: { readonly name: string; readonly module: string }[] = [];
for (const file of readdirSync(join(here, 'targets')).sort()) {
  const module = pathToFileURL(join(here, 'targets', file)).href;
  const { targets = [] } = (await import(module)) as { targets?: readonly Target[] };
  for (const { name } of targets)
    if (options.target?.some((wanted) => name.startsWith(wanted)) ?? true) chosen.push({ name, module });
}
if (chosen.length === 0) throw new Error('No such target.');

console.log(`seed ${seed}`);
let finds = 0;
const limit = pLimit(Number(options.workers));
await Promise.all(chosen.map((target, index) => limit(() => run(target, seed + index))));
process.exitCode = finds > 0 ? 1 : 0;

async function run({ name, module }: (typeof chosen)[number], ownSeed: number): Promise<void> {
  const start = performance.now();
  const corpus = [...filesIn(join(here, 'corpus', name)), ...filesIn(join(here, 'finds', name))];
  const limits = { seconds: Number(options.seconds), executions: Number(options.executions) };
  const done = await fuzz({ module, target: name, seed: ownSeed, ...limits, corpus });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  finds += done.finds.length;
  console.log(
    `${name}: ${done.executions} executions in ${seconds} s, ${done.branches} branches, slowest ${done.slowest.toFixed(0)} ms, ${done.finds.length} finds`,
  );
  const found = join(here, '../.cache/fuzz');
  for (const { key, stack, input } of done.finds) {
    mkdirSync(found, { recursive: true });
    const file = join(found, `${name}-${fileName(input)}`);
    writeFileSync(file, input);
    const shown = JSON.stringify(Buffer.from(input).toString('latin1').slice(0, 300));
    console.log(`  ${key}\n  input: ${file}: ${shown}\n${stack}`);
  }
  if (options.keep && done.finds.length === 0) keep(join(here, 'corpus', name), done.corpus);
}

function filesIn(folder: string): Buffer[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}

function keep(folder: string, inputs: readonly Uint8Array[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const input of inputs.slice(0, MOST_INPUTS)) writeFileSync(join(folder, fileName(input)), input);
}

function fileName(input: Uint8Array): string {
  return createHash('sha256').update(input).digest('hex').slice(0, 16);
}
