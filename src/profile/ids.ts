import { Malformed } from './wire.ts';

type Id = number | bigint;

/** Ids are 1, 2, 3 … in nearly all profiles; up to so many times the number of entries, a plain array tells where each is. */
const SPARSE = 4;
/** Converters may take addresses for ids, of which a program has not that many. */
const MOST_SPARSE = 500_000;

/** Where the entries of one table are, by their ids: unique unsigned 64-bit integers, not 0. */
export class IdTable {
  readonly #what: string;
  readonly #dense: Int32Array;
  readonly #sparse = new Map<Id, number>();
  readonly #end: number;

  /** @param end of the first of its entries in the file; dangling references are reported there. */
  constructor(what: string, count: number, end: number) {
    this.#what = what;
    this.#dense = new Int32Array(SPARSE * count + 1).fill(-1);
    this.#end = end;
  }

  /** @throws Malformed for an id that is 0 or taken. */
  add(id: Id, index: number, offset: number): void {
    if (id === 0) throw new Malformed(`a ${this.#what} without an id`, offset);
    if (this.#find(id) >= 0) throw new Malformed(`a second ${this.#what} with id ${id}`, offset);
    if (typeof id === 'number' && id < this.#dense.length) this.#dense[id] = index;
    else if (this.#sparse.size < MOST_SPARSE) this.#sparse.set(id, index);
    else throw new Malformed(`more than ${MOST_SPARSE} ids of a ${this.#what} far from 1`, offset);
  }

  /** @throws Malformed when there is no such id. */
  index(id: Id): number {
    const index = this.#find(id);
    if (index < 0) throw new Malformed(`a reference to ${this.#what} ${id}, which does not exist`, this.#end);
    return index;
  }

  /** As `index`; −1 for 0, which means that there is none. */
  indexOrNone(id: Id): number {
    return id === 0 ? -1 : this.index(id);
  }

  #find(id: Id): number {
    if (typeof id === 'number' && id < this.#dense.length) return this.#dense[id] as number;
    return this.#sparse.get(id) ?? -1;
  }
}
