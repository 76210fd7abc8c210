import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { type EdgeTable, MOST_OFFSET } from './edge-table.ts';
import { mostEdges } from './fold.ts';
import { KeyedSums } from './keyed-sums.ts';
import { type KnownName, MOST_NAMES } from './known-names.ts';

/** The different call edges of all profiles of a run: what the merge takes memory by. */
export class KnownEdges {
  readonly #sites = new KeyedSums(0);
  readonly #edges = new KeyedSums(0);

  /** Whether there cannot become absurdly many with so many more. */
  mayTake(more: number, types: number): boolean {
    return this.#edges.count + more <= mostEdges(types);
  }

  /** @throws ExpectedError when there would be absurdly many with those of `table`. */
  mustTake(table: EdgeTable): void {
    const most = mostEdges(table.types);
    if (this.#edges.count + table.count > most && this.#edges.count + this.#newOf(table) > most)
      throw new ExpectedError(
        `With those of the profiles before it, there are more than ${count(most, 'different call')}: no Go program has so many, so it or one before it is damaged, or made up.`,
        { fix: 'Merge the profiles of one program at a time, and look at each with `go-pgo inspect`.' },
      );
  }

  add(table: EdgeTable): void {
    const sites = new Uint32Array(table.siteCount);
    for (let site = 0; site < sites.length; site++) sites[site] = this.#sites.index(siteKey(table, site));
    for (let edge = 0; edge < table.count; edge++)
      this.#edges.index(edgeKey(sites[table.site(edge)] as number, table.callee(edge)));
  }

  #newOf(table: EdgeTable): number {
    let count = 0;
    for (let edge = 0; edge < table.count; edge++) {
      const site = siteKey(table, table.site(edge));
      const isKnown =
        this.#sites.has(site) && this.#edges.has(edgeKey(this.#sites.index(site), table.callee(edge)));
      if (!isKnown) count++;
    }
    return count;
  }
}

function siteKey(table: EdgeTable, site: number): number {
  return (table.offset(site) + MOST_OFFSET) * MOST_NAMES + table.caller(site).number;
}

function edgeKey(site: number, callee: KnownName): number {
  return site * MOST_NAMES + callee.number;
}
