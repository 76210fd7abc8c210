import { randomInt } from 'node:crypto';

/** Places that are looked at for one key; what has none of them is not kept. */
const MOST_PLACES = 16;
/** Bytes at the end of a key of which each is in its hash. */
const LAST = 16;

/** Things by sequences of bytes: a cache, which forgets what finds no place soon. */
export class BytesTable<T> {
  readonly #items: T[] = [];
  /** All keys, one after the other, and where each begins; one more than there are. */
  #keys = new Uint8Array(64 * 1024);
  #begin = new Uint32Array(1024);
  /** Open addressing: one more than the index of an item, 0 for a free place. */
  #places = new Int32Array(2 * 1024);
  #hashes = new Int32Array(1024);
  readonly #seed = randomInt(2 ** 31);

  find(bytes: Uint8Array, start: number, end: number): T | undefined {
    const hash = this.#hash(bytes, start, end);
    const mask = this.#places.length - 1;
    for (let tried = 0; tried < MOST_PLACES; tried++) {
      const found = (this.#places[(hash + tried) & mask] as number) - 1;
      if (found < 0) return undefined;
      if (this.#hashes[found] === hash && this.#isKey(found, bytes, start, end)) return this.#items[found];
    }
    return undefined;
  }

  /** Adds what `find` does not find. */
  add(bytes: Uint8Array, start: number, end: number, item: T): void {
    const index = this.#items.length;
    if (index + 1 >= this.#begin.length) this.#growItems();
    const hash = this.#hash(bytes, start, end);
    if (!this.#take(hash, index)) return;
    const at = this.#begin[index] as number;
    while (at + end - start > this.#keys.length)
      this.#keys = grown(this.#keys, new Uint8Array(2 * this.#keys.length));
    this.#keys.set(bytes.subarray(start, end), at);
    this.#begin[index + 1] = at + end - start;
    this.#hashes[index] = hash;
    this.#items.push(item);
  }

  /** Of the last bytes and of every fourth before: they are compared in any case, and names differ at their ends. */
  #hash(bytes: Uint8Array, start: number, end: number): number {
    let hash = this.#seed ^ (end - start);
    const last = Math.max(start, end - LAST);
    for (let at = end - 1; at >= last; at--) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    for (let at = last - 1; at >= start; at -= 4) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    hash ^= hash >>> 15;
    return Math.imul(hash, 0x2c1b3c6d);
  }

  #isKey(index: number, bytes: Uint8Array, start: number, end: number): boolean {
    const keys = this.#keys;
    let at = this.#begin[index] as number;
    if ((this.#begin[index + 1] as number) - at !== end - start) return false;
    for (let from = start; from < end; from++, at++) if (keys[at] !== bytes[from]) return false;
    return true;
  }

  /** @returns whether there was a place. */
  #take(hash: number, index: number): boolean {
    const mask = this.#places.length - 1;
    for (let tried = 0; tried < MOST_PLACES; tried++) {
      const place = (hash + tried) & mask;
      if (this.#places[place] !== 0) continue;
      this.#places[place] = index + 1;
      return true;
    }
    return false;
  }

  #growItems(): void {
    this.#begin = grown(this.#begin, new Uint32Array(2 * this.#begin.length));
    this.#hashes = grown(this.#hashes, new Int32Array(2 * this.#hashes.length));
    this.#places = new Int32Array(2 * this.#places.length);
    for (let index = 0; index < this.#items.length; index++) this.#take(this.#hashes[index] as number, index);
  }
}

function grown<A extends Uint8Array | Uint32Array | Int32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
