import { KeyedSums } from './keyed-sums.ts';
import type { KnownName, Numbering } from './known-names.ts';

/** From the start of a function to a call in it; no source file has so many lines. */
export const MOST_OFFSET = 2 ** 30;
/** More than there are names. */
const NAMES = 2 ** 21;

/** A caller, with the line of a call minus the line where the caller starts. */
export interface CallSite {
  readonly caller: KnownName;
  readonly offset: number;
}

/** Call edges by the names that a profile has, as the compiler counts them, with their values. */
export class EdgeTable {
  /** Of the names in it. */
  readonly numbering: Numbering;
  readonly sites: CallSite[] = [];
  readonly #types: number;
  readonly #callees: KnownName[] = [];
  readonly #sites = new KeyedSums(0);
  readonly #edges: KeyedSums;

  /** @param types how many sample types there are. */
  constructor(types: number, numbering: Numbering) {
    this.#types = types;
    this.numbering = numbering;
    this.#edges = new KeyedSums(types);
  }

  get count(): number {
    return this.#edges.count;
  }

  /** As many as there are sample types, of each edge together. */
  get values(): Float64Array {
    return this.#edges.sums;
  }

  /** Index into `sites`. */
  site(edge: number): number {
    return Math.floor((this.#edges.keys[edge] as number) / NAMES);
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
    const sites = other.sites.map(({ caller, offset }) => this.#siteOf(caller, offset));
    const { values, count } = other;
    for (let edge = 0; edge < count; edge++)
      this.#add(sites[other.site(edge)] as number, other.callee(edge), values, edge, factor);
  }

  #siteOf(caller: KnownName, offset: number): number {
    const site = this.#sites.index((offset + MOST_OFFSET) * NAMES + caller.number);
    if (site === this.sites.length) this.sites.push({ caller, offset });
    return site;
  }

  #add(site: number, callee: KnownName, sums: Float64Array, index: number, factor: number): void {
    const before = this.#edges.count;
    this.#edges.add(site * NAMES + callee.number, sums, index * this.#types, factor);
    if (this.#edges.count > before) this.#callees.push(callee);
  }
}
