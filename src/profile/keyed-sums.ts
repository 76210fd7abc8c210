import { randomInt } from 'node:crypto';

/** Sums of values by a key, in arrays: a map whose values would be objects takes ten times as much. */
export class KeyedSums {
  /** Keys in the order in which they came. */
  keys: Float64Array;
  count = 0;
  readonly #columns: number;
  #sums: Float64Array;
  /** Open addressing: one more than the index of a key, 0 for a free place. */
  #places: Int32Array;

  /** @param columns values of one key. */
  constructor(columns: number, room = 1024) {
    this.#columns = columns;
    this.keys = new Float64Array(room);
    this.#sums = new Float64Array(room * columns);
    this.#places = new Int32Array(2 * room);
  }

  /** Adds `values[from]` and those that follow, each `factor` times. @param key a safe integer, not negative. */
  add(key: number, values: Float64Array, from = 0, factor = 1): void {
    const columns = this.#columns;
    const index = this.index(key) * columns;
    const sums = this.#sums;
    for (let column = 0; column < columns; column++)
      sums[index + column] = (sums[index + column] as number) + factor * (values[from + column] as number);
  }

  /** The sums, those of each key together. */
  get sums(): Float64Array {
    return this.#sums;
  }

  /** Of the key, which is added where it is new. */
  index(key: number): number {
    const place = this.#place(key);
    const found = this.#places[place] as number;
    if (found > 0) return found - 1;
    if (this.count === this.keys.length) {
      this.#grow();
      return this.index(key);
    }
    this.keys[this.count] = key;
    this.#places[place] = ++this.count;
    return this.count - 1;
  }

  has(key: number): boolean {
    return this.#places[this.#place(key)] !== 0;
  }

  /** Where the key is, or would be. */
  #place(key: number): number {
    const mask = this.#places.length - 1;
    let place = hash(key) & mask;
    for (;;) {
      const found = this.#places[place] as number;
      if (found === 0 || this.keys[found - 1] === key) return place;
      place = (place + 1) & mask;
    }
  }

  /** Forgets all, and keeps the room. */
  clear(): void {
    this.#sums.fill(0, 0, this.count * this.#columns);
    this.#places.fill(0);
    this.count = 0;
  }

  #grow(): void {
    const room = 2 * this.keys.length;
    const keys = new Float64Array(room);
    keys.set(this.keys);
    this.keys = keys;
    const sums = new Float64Array(room * this.#columns);
    sums.set(this.#sums);
    this.#sums = sums;
    const mask = 2 * room - 1;
    this.#places = new Int32Array(2 * room);
    for (let index = 0; index < this.count; index++) {
      let place = hash(this.keys[index] as number) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = index + 1;
    }
  }
}

/** Odd, and unknown to whoever made the profile: keys that all have one place would take hours. */
const [LOW, HIGH] = [randomInt(2 ** 31) * 2 + 1, randomInt(2 ** 31) * 2 + 1] as const;

/** Of both halves, so that neighbours lie apart. */
function hash(key: number): number {
  const high = Math.floor(key / 2 ** 32);
  let mixed = Math.imul(key >>> 0, LOW) ^ Math.imul(high, HIGH);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0x2c1b3c6d) >>> 4;
}
