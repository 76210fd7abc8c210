import { KeyedSums } from './keyed-sums.ts';
import { type KnownName, MOST_NAMES, type Numbering } from './known-names.ts';

/** From the start of a function to a call in it; no source file has so many lines. */
export const MOST_OFFSET = 2 ** 30;

/** Call edges by the names that a profile has, as the compiler counts them, with their values. */
export class EdgeTable {
  /** How many values an edge has: one for each sample type. */
  readonly types: number;
  /** Of the names in it. */
  readonly numbering: Numbering;
  // Longer than what counts, where the table was cleared.
  readonly #callers: KnownName[] = [];
  readonly #offsets: number[] = [];
  readonly #callees: KnownName[] = [];
  readonly #sites = new KeyedSums(0);
  readonly #edges: KeyedSums;

  constructor(types: number, numbering: Numbering) {
    this.types = types;
    this.numbering = numbering;
    this.#edges = new KeyedSums(types);
  }

  get count(): number {
    return this.#edges.count;
  }

  /** `types` of each edge, together. */
  get values(): Float64Array {
    return this.#edges.sums;
  }

  /** How many places there are calls at. */
  get siteCount(): number {
    return this.#sites.count;
  }

  /** Index of the place of the call. */
  site(edge: number): number {
    return Math.floor((this.#edges.keys[edge] as number) / MOST_NAMES);
  }

  caller(site: number): KnownName {
    return this.#callers[site] as KnownName;
  }

  /** The line of the call minus the line where the caller starts. */
  offset(site: number): number {
    return this.#offsets[site] as number;
  }

  callee(edge: number): KnownName {
    return this.#callees[edge] as KnownName;
  }

  /**
   * @param offset within `MOST_OFFSET`.
   * @param index of the values in `sums`, counted in edges.
   */
  add(caller: KnownName, offset: number, callee: KnownName, sums: Float64Array, index: number): void {
    this.#add(this.#siteOf(caller, offset), callee, sums, index, 1);
  }

  /** Adds the edges of another table with the same sample types and numbering, each `factor` times. */
  addAll(other: EdgeTable, factor: number): void {
    const { values, count, siteCount } = other;
    const sites = new Uint32Array(siteCount);
    for (let site = 0; site < siteCount; site++)
      sites[site] = this.#siteOf(other.caller(site), other.offset(site));
    for (let edge = 0; edge < count; edge++)
      this.#add(sites[other.site(edge)] as number, other.callee(edge), values, edge, factor);
  }

  /** Forgets all, and keeps the room. */
  clear(): void {
    this.#sites.clear();
    this.#edges.clear();
  }

  #siteOf(caller: KnownName, offset: number): number {
    const before = this.#sites.count;
    const site = this.#sites.index((offset + MOST_OFFSET) * MOST_NAMES + caller.number);
    if (this.#sites.count > before) {
      this.#callers[site] = caller;
      this.#offsets[site] = offset;
    }
    return site;
  }

  #add(site: number, callee: KnownName, sums: Float64Array, index: number, factor: number): void {
    const before = this.#edges.count;
    this.#edges.add(site * MOST_NAMES + callee.number, sums, index * this.types, factor);
    if (this.#edges.count > before) this.#callees[before] = callee;
  }
}
