import { createHash } from 'node:crypto';
import type { Random } from '../../src/compare/stats/numbers.ts';
import { Coverage, features } from './coverage.ts';
import { mutate, pick } from './mutate.ts';
import { BrokenProperty, type Target } from './target.ts';

/** An input for which the property does not hold. */
export interface Find {
  readonly target: string;
  /** What was thrown, and where first in our own source: finds that share it are one. */
  readonly key: string;
  readonly stack: string;
  readonly input: Buffer;
}

/** Where the input at hand is kept, so that whoever watches has it when it never ends. */
export interface Slate {
  /** [executions, length of the input at hand] */
  readonly header: Int32Array;
  readonly input: Uint8Array;
}

const MAX_LENGTH = 4096;
/** Executions that making a find small may take. */
const SHRINKING = 3_000;

/** Executes one target with altered inputs, and keeps those that reach something new. */
export class Fuzzer {
  readonly finds = new Map<string, Find>();
  readonly coverage = new Coverage();
  executions = 0;
  /** Longest execution, milliseconds. */
  slowest = 0;
  readonly #inputs: Buffer[] = [];
  readonly #target: Target;
  readonly #random: Random;
  readonly #slate: Slate;
  #words: Buffer[] = [];

  constructor(target: Target, random: Random, slate: Slate) {
    this.#target = target;
    this.#random = random;
    this.#slate = slate;
  }

  get maxLength(): number {
    return this.#target.maxLength ?? MAX_LENGTH;
  }

  /** Executes the inputs as they are. All that reach something new are then altered. */
  async begin(corpus: readonly Uint8Array[]): Promise<void> {
    for (const input of [...corpus].sort((a, b) => a.length - b.length)) await this.#try(Buffer.from(input));
    if (this.#inputs.length === 0) this.#inputs.push(Buffer.from(corpus[0] ?? []));
    this.#words = [...(this.#target.words ?? []), ...this.coverage.words].map((word) => Buffer.from(word));
  }

  /** As many executions of altered inputs. */
  async run(executions: number): Promise<void> {
    for (let i = 0; i < executions; i++) await this.#try(this.#altered());
  }

  /** The smallest inputs that together reach all that was reached. */
  async distilled(): Promise<Buffer[]> {
    const reached = new Set<number>();
    const kept: Buffer[] = [];
    for (const input of [...this.#inputs].sort((a, b) => a.length - b.length)) {
      await this.#execute(input);
      const found = features();
      if (found.every((feature) => reached.has(feature))) continue;
      for (const feature of found) reached.add(feature);
      kept.push(input);
    }
    return kept;
  }

  #altered(): Buffer {
    const inputs = this.#inputs;
    // New ones first: what they reached has been tried the least.
    const recent = this.#random() < 0.5 ? Math.min(inputs.length, 16) : inputs.length;
    const input = inputs[inputs.length - 1 - pick(this.#random, recent)] as Buffer;
    const other = inputs[pick(this.#random, inputs.length)] as Buffer;
    return mutate(this.#target.shape, input, this.maxLength, {
      random: this.#random,
      words: this.#words,
      other,
    });
  }

  async #try(input: Buffer): Promise<void> {
    const thrown = await this.#execute(input);
    if (thrown !== undefined) return this.#found(input, thrown);
    if (this.coverage.add()) this.#inputs.push(input);
  }

  /** @returns what was thrown. */
  async #execute(input: Buffer): Promise<Thrown | undefined> {
    const { header, input: slate } = this.#slate;
    header[1] = Math.min(input.length, slate.length);
    slate.set(input.subarray(0, slate.length));
    Atomics.store(header, 0, ++this.executions);
    // What the target keeps of it must not change it.
    const given = Buffer.from(input);
    this.coverage.clear();
    const start = performance.now();
    try {
      const result = this.#target.run(given);
      if (result instanceof Promise) await result;
    } catch (error) {
      return { error };
    } finally {
      this.slowest = Math.max(this.slowest, performance.now() - start);
    }
    return given.equals(input) ? undefined : { error: new Error('The input was changed.') };
  }

  async #found(input: Buffer, { error }: Thrown): Promise<void> {
    const key = keyOf(error);
    if (this.finds.has(key)) return;
    const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
    const find = { target: this.#target.name, key, stack, input };
    this.finds.set(key, find);
    this.finds.set(key, { ...find, input: await this.#smallest(input, key) });
  }

  /** Takes out ever smaller pieces, as long as the same is thrown. */
  async #smallest(input: Buffer, key: string): Promise<Buffer> {
    let smallest = input;
    let left = SHRINKING;
    for (
      let size = Math.ceil(input.length / 2);
      size >= 1 && left > 0;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let at = 0; at < smallest.length && left > 0; left--) {
        const less = Buffer.concat([smallest.subarray(0, at), smallest.subarray(at + size)]);
        const thrown = await this.#execute(less);
        if (thrown !== undefined && keyOf(thrown.error) === key) smallest = less;
        else at += size;
      }
    }
    return smallest;
  }
}

interface Thrown {
  readonly error: unknown;
}

/** The kind of error, its words without numbers and quoted text, and the first line of our own that it came from. */
function keyOf(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const place =
    /\/((?:src|fuzz\/targets)\/[^):]+:\d+)/.exec(
      error.stack?.split('\n    at ').slice(1).join('\n') ?? '',
    )?.[1] ?? '';
  // What a property says of an input differs with the input.
  if (error instanceof BrokenProperty) return `property (${place})`;
  const words = error.message
    .split('\n', 1)[0]
    ?.replace(/[`'"“].*[`'"”]/g, '…')
    .replace(/\d+/g, 'N')
    .slice(0, 80);
  return `${error.name}: ${words} (${place})`;
}

/** The name of a file with these bytes. */
export function fileName(input: Uint8Array): string {
  return createHash('sha256').update(input).digest('hex').slice(0, 16);
}
