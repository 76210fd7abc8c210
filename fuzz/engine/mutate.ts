import type { Random } from '../../src/compare/stats/numbers.ts';
import { mutateText } from './mutate-text.ts';
import { mutateWire } from './mutate-wire.ts';

/** Bytes as such; lines of text; fields of protocol buffers. */
export type Mutation = 'bytes' | 'text' | 'wire';

/** What a mutation may draw on. */
export interface Material {
  readonly random: Random;
  readonly words: readonly Buffer[];
  /** Another input, to take pieces of. */
  readonly other: Buffer;
}

/** A whole number from 0 to `below` − 1. */
export function pick(random: Random, below: number): number {
  return Math.floor(random() * below);
}

const NUMBERS = [
  0n,
  1n,
  2n,
  127n,
  128n,
  255n,
  256n,
  32767n,
  65535n,
  65536n,
  (1n << 31n) - 1n,
  1n << 31n,
  (1n << 32n) - 1n,
  1n << 32n,
  (1n << 53n) - 1n,
  1n << 53n,
  (1n << 63n) - 1n,
  1n << 63n,
  (1n << 64n) - 1n,
];

export function interesting(random: Random): bigint {
  const base = NUMBERS[pick(random, NUMBERS.length)] ?? 0n;
  return random() < 0.3 ? BigInt.asUintN(64, base + BigInt(pick(random, 9) - 4)) : base;
}

/** A new input: some changes, more of them less often. */
export function mutate(shape: Mutation, input: Buffer, maxLength: number, material: Material): Buffer {
  let bytes = input;
  const { random } = material;
  const changes = 1 << pick(random, 4);
  for (let i = 0; i < changes; i++) {
    const structured = shape !== 'bytes' && random() < 0.7;
    bytes = !structured
      ? mutateBytes(bytes, maxLength, material)
      : shape === 'text'
        ? mutateText(bytes, material)
        : mutateWire(bytes, material);
    if (bytes.length > maxLength) bytes = bytes.subarray(0, maxLength);
  }
  return bytes;
}

export function mutateBytes(input: Buffer, maxLength: number, { random, words, other }: Material): Buffer {
  const at = pick(random, input.length + 1);
  const until = Math.min(input.length, at + 1 + pick(random, random() < 0.8 ? 8 : input.length));
  switch (pick(random, 9)) {
    case 0: {
      const copy = Buffer.from(input);
      if (at < copy.length) copy[at] = (copy[at] as number) ^ (1 << pick(random, 8));
      return copy;
    }
    case 1: {
      const copy = Buffer.from(input);
      if (at < copy.length) copy[at] = pick(random, 256);
      return copy;
    }
    case 2:
      return replaced(input, at, until, Buffer.alloc(0));
    case 3:
      return replaced(
        input,
        at,
        at,
        Buffer.from(Array.from({ length: 1 + pick(random, 6) }, () => pick(random, 256))),
      );
    case 4:
      return replaced(input, at, at, input.subarray(at, until));
    case 5: {
      const from = pick(random, other.length + 1);
      return replaced(
        input,
        at,
        random() < 0.5 ? at : until,
        other.subarray(from, from + 1 + pick(random, 64)),
      );
    }
    case 6: {
      const word = words[pick(random, words.length)] ?? Buffer.alloc(1);
      return replaced(input, at, random() < 0.6 ? at : Math.min(input.length, at + word.length), word);
    }
    case 7: {
      const copy = Buffer.from(input);
      const width = [1, 2, 4, 8][pick(random, 4)] ?? 1;
      const number = Buffer.alloc(8);
      number.writeBigUInt64LE(interesting(random));
      const written = random() < 0.5 ? number.subarray(0, width) : number.subarray(0, width).reverse();
      written.copy(copy, Math.max(0, Math.min(at, copy.length - width)));
      return copy;
    }
    default:
      // Seldom, the same again and again, up to the limit: what takes more than linear time shows.
      if (random() < 0.98) return replaced(input, at, until, input.subarray(until));
      return repeated(input, at, until, maxLength);
  }
}

export function replaced(input: Buffer, from: number, to: number, by: Uint8Array): Buffer {
  return Buffer.concat([input.subarray(0, from), by, input.subarray(to)]);
}

function repeated(input: Buffer, at: number, until: number, maxLength: number): Buffer {
  const piece = input.subarray(at, until);
  const times = piece.length === 0 ? 0 : Math.max(0, Math.floor((maxLength - input.length) / piece.length));
  return replaced(input, at, at, Buffer.concat(Array.from({ length: times }, () => piece)));
}
