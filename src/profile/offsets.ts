import { Malformed, type WireReader } from './wire.ts';

/** More of one kind are in no program's profile; they would only take memory. */
const MOST = {
  'sample types': 64,
  mappings: 100_000,
  locations: 1_000_000,
  functions: 500_000,
  lines: 2_000_000,
  strings: 8_000_000,
  comments: 100_000,
} as const;

/** Where the messages of one kind are: offsets of their lengths. A list that grows. */
export class Offsets {
  readonly #what: keyof typeof MOST;
  #at = new Uint32Array(256);
  length = 0;

  constructor(what: keyof typeof MOST) {
    this.#what = what;
  }

  /** @throws Malformed when there are absurdly many. */
  push(offset: number): void {
    if (this.length === this.#at.length) {
      tooMany(this.#what, this.length, offset);
      const grown = new Uint32Array(2 * this.#at.length);
      grown.set(this.#at);
      this.#at = grown;
    }
    this.#at[this.length++] = offset;
  }

  get(index: number): number {
    return this.#at[index] as number;
  }
}

/** @throws Malformed */
export function tooMany(what: keyof typeof MOST, count: number, offset: number): void {
  if (count >= MOST[what]) throw new Malformed(`more than ${MOST[what]} ${what}`, offset);
}

/** Goes into the message whose length is at `offset`, which has been seen to be whole. */
export function at(reader: WireReader, offset: number): void {
  reader.offset = offset;
  reader.end = reader.bytes.length;
  reader.wireType = 2;
  reader.enter();
}
