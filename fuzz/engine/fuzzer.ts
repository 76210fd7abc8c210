import type { Random } from '../../src/system/format.ts';
import { counters, modules } from './instrument.ts';
import { mutate, pick, type Shape } from './mutate.ts';

/** One decoder or parser, and what must hold for any input. */
export interface Target {
  readonly name: string;
  /** Throws or rejects when the property does not hold; errors that the code declares are caught inside. */
  run(input: Buffer): unknown;
  /** Inputs to begin with. */
  seeds(): readonly (Uint8Array | string)[];
  readonly shape: Shape;
  /** Pieces for inputs, in addition to the string literals of the code that the seeds reach. */
  readonly words?: readonly string[];
  /** Longest input, bytes; default 4096. */
  readonly maxLength?: number;
}

/** An input for which the property does not hold. */
export interface Find {
  readonly target: string;
  /** What was thrown and where first in our source: finds with the same key count once. */
  readonly key: string;
  readonly stack: string;
  readonly input: Uint8Array;
}

/** Shared memory with the current input, so that it is known even when it never ends. */
export interface Slate {
  /** [number of executions, length of the current input] */
  readonly header: Int32Array;
  readonly input: Uint8Array;
}

type ErrorClass = abstract new (...args: never[]) => Error;

/** What `attempt` returns; undefined where it throws, or rejects with, one of the errors it may throw. */
export function declared<T>(attempt: () => T, ...errors: readonly ErrorClass[]): T | undefined {
  const accept = (error: unknown): undefined => {
    if (!errors.some((one) => error instanceof one)) throw error;
  };
  try {
    const result = attempt();
    return result instanceof Promise ? (result.catch(accept) as T) : result;
  } catch (error) {
    return accept(error);
  }
}

/** @throws Error, which is a find, unless `holds`. */
export function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new BrokenProperty(what());
}

class BrokenProperty extends Error {}

/** Executions that making a find smaller may take. */
const SHRINKING = 3_000;

/** Executes one target with changed inputs and keeps those that reach something new. */
export class Fuzzer {
  readonly finds = new Map<string, Find>();
  executions = 0;
  /** Longest execution, milliseconds. */
  slowest = 0;
  readonly #target: Target;
  readonly #random: Random;
  readonly #slate: Slate;
  #inputs: { readonly bytes: Buffer; readonly branches: readonly number[] }[] = [];
  #words: Buffer[] = [];
  /** Per branch one bit for each magnitude of its count in one execution (1, 2, 3, 4–7, …), as AFL does. */
  readonly #reached = new Uint8Array(counters.length);

  constructor(target: Target, random: Random, slate: Slate) {
    this.#target = target;
    this.#random = random;
    this.#slate = slate;
  }

  get branches(): number {
    return this.#reached.reduce((sum, bits) => sum + (bits === 0 ? 0 : 1), 0);
  }

  /** Executes these inputs unchanged. */
  async begin(corpus: readonly Uint8Array[]): Promise<void> {
    for (const input of [...corpus].sort((a, b) => a.length - b.length)) await this.#try(Buffer.from(input));
    if (this.#inputs.length === 0) this.#inputs.push({ bytes: Buffer.from(corpus[0] ?? []), branches: [] });
    const reached = modules.filter(({ first, last }) =>
      this.#reached.subarray(first, last).some((bits) => bits !== 0),
    );
    const words = new Set([...(this.#target.words ?? []), ...reached.flatMap(({ words }) => words)]);
    this.#words = [...words].map((word) => Buffer.from(word));
  }

  /** Executes this many changed inputs. */
  async run(executions: number): Promise<void> {
    const inputs = this.#inputs;
    const any = (among: number) =>
      inputs[inputs.length - 1 - pick(this.#random, among)]?.bytes ?? Buffer.alloc(0);
    for (let i = 0; i < executions; i++) {
      // Half of the time a recent one: recent ones have been tried least.
      const input = any(this.#random() < 0.5 ? Math.min(inputs.length, 16) : inputs.length);
      const material = { random: this.#random, words: this.#words, other: any(inputs.length) };
      await this.#try(mutate(this.#target.shape, input, this.#target.maxLength ?? 4096, material));
    }
  }

  /** Few small inputs that together reach every branch: again and again the one that adds most. */
  corpus(): Buffer[] {
    const left = new Set(this.#inputs.flatMap(({ branches }) => branches));
    const kept: Buffer[] = [];
    const bySize = [...this.#inputs].sort((a, b) => a.bytes.length - b.bytes.length);
    while (left.size > 0) {
      const added = bySize.map(({ branches }) => branches.filter((branch) => left.has(branch)).length);
      const best = bySize[added.indexOf(Math.max(...added))];
      if (best === undefined) break;
      kept.push(best.bytes);
      for (const branch of best.branches) left.delete(branch);
    }
    return kept;
  }

  async #try(input: Buffer): Promise<void> {
    const thrown = await this.#execute(input);
    if (thrown !== undefined) return this.#found(input, thrown.error);
    const branches: number[] = [];
    let isNew = false;
    const last = modules.at(-1)?.last ?? 0;
    for (let branch = 0; branch < last; branch++) {
      const count = counters[branch] as number;
      if (count === 0) continue;
      branches.push(branch);
      const bit = 1 << (count < 4 ? count - 1 : Math.min(7, Math.floor(Math.log2(count)) + 1));
      const known = this.#reached[branch] as number;
      isNew ||= (known & bit) === 0;
      this.#reached[branch] = known | bit;
    }
    if (isNew) this.#inputs.push({ bytes: input, branches });
  }

  /** @returns what was thrown. */
  async #execute(input: Buffer): Promise<{ readonly error: unknown } | undefined> {
    const { header, input: slate } = this.#slate;
    header[1] = Math.min(input.length, slate.length);
    slate.set(input.subarray(0, slate.length));
    Atomics.store(header, 0, ++this.executions);
    counters.fill(0, 0, modules.at(-1)?.last ?? 0);
    const start = performance.now();
    try {
      // A copy: the target may keep it.
      await this.#target.run(Buffer.from(input));
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - start);
    }
  }

  /** Remembers the find, made smaller: ever smaller pieces are removed as long as the same is thrown. */
  async #found(input: Buffer, error: unknown): Promise<void> {
    const key = keyOf(error);
    if (this.finds.has(key)) return;
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const find = { target: this.#target.name, key, stack };
    this.finds.set(key, { ...find, input });
    let smallest = input;
    let left = SHRINKING;
    for (let size = input.length >> 1; size >= 1; size >>= 1) {
      for (let at = 0; at < smallest.length && left > 0; left--) {
        const less = Buffer.concat([smallest.subarray(0, at), smallest.subarray(at + size)]);
        const thrown = await this.#execute(less);
        if (thrown !== undefined && keyOf(thrown.error) === key) smallest = less;
        else at += size;
      }
    }
    this.finds.set(key, { ...find, input: smallest });
  }
}

/** The kind of error, its words without numbers and quoted text, and the first line of our own that it came from. */
function keyOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const frames = error.stack?.split('\n    at ').slice(1).join('\n') ?? '';
  const place = /\/((?:src|fuzz\/targets)\/[^):]+:\d+)/.exec(frames)?.[1] ?? '';
  // What a property says differs with the input.
  if (error instanceof BrokenProperty) return `property (${place})`;
  const words = error.message
    .split('\n', 1)[0]
    ?.replace(/[`'"“].*[`'"”]/g, '…')
    .replace(/\d+/g, 'N')
    .slice(0, 80);
  return `${error.name}: ${words} (${place})`;
}
