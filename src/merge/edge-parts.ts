import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EdgeTable } from '../profile/edge-table.ts';
import { edgeTotals, encodeFolded, type FoldedHead } from '../profile/folded-file.ts';
import { KnownEdges } from '../profile/known-edges.ts';
import type { Numbering } from '../profile/known-names.ts';
import { addTimes, NO_TIMES, type TimeSums } from '../profile/time-sums.ts';
import type { Judging } from '../profile/validate.ts';

/** The sum of some profiles, as a profile of call edges for `pprof` to merge with its like. */
export interface EdgePart {
  readonly path: string;
  /** Digests of what is in those profiles. */
  readonly members: ReadonlySet<string>;
  /** Exact sum of the values of each sample type: of the call edges of those profiles. */
  readonly totals: readonly bigint[];
  /** Where the time of their whole stacks went. */
  readonly times: TimeSums;
  /** Whether all of them were of call edges already. */
  readonly isCompact: boolean;
}

interface OpenPart {
  readonly key: string;
  readonly edges: EdgeTable;
  readonly members: Set<string>;
  /** What no edge has more of: sums of the profiles, one per sample type. */
  readonly most: number[];
  head: FoldedHead;
  totals: readonly bigint[];
  times: TimeSums;
  isCompact: boolean;
}

/** Profiles of one part: so many that the parts are few, so few that little is done again where one of them is left out. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 4;

/**
 * Adds up the call edges of profiles, one after the other, while others are still awaited or judged: `pprof` then merges
 * a hundredth of the files, each of them smaller than a profile. Which profiles make up a part depends on the order in
 * which they come, but their sum does not.
 */
export class EdgeParts {
  readonly #folder: string;
  readonly #known = new Set<string>();
  readonly #knownEdges = new KnownEdges();
  #isNearBound = false;
  readonly #written: EdgePart[] = [];
  #open: OpenPart[] = [];
  /** Of parts that are written: a new one for each would be garbage that the garbage collector does not see for long. */
  #spare: EdgeTable | undefined;
  #files = 0;
  #failure: unknown;

  /** @param folder made where there is none. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Adds a profile, unless one with the same content was added. @param factor how often each of its values counts.
   * @throws ExpectedError when its call edges are absurdly many.
   */
  add(judging: Judging, factor = 1): void {
    const { profile, head, times, isCompact } = judging;
    const edges = judging.fold();
    if (this.#known.has(profile.content)) return;
    const totals = edgeTotals(edges, head.sampleTypes.length);
    this.#bound(edges);
    this.#known.add(profile.content);
    const most = profile.totals.map((total) => factor * Number(total));
    const part = this.#partFor(judging, edges, most);
    part.edges.addAll(edges, factor);
    part.members.add(profile.content);
    part.totals = totals.map((total, type) => (part.totals[type] ?? 0n) + BigInt(factor) * total);
    part.times = addTimes(part.times, times, factor);
    part.isCompact &&= isCompact;
    for (const [type, value] of most.entries()) part.most[type] = (part.most[type] ?? 0) + value;
    if (head.period > part.head.period) part.head = head;
    if (part.members.size >= PART) this.#close(part);
  }

  /** All that was added. @throws Error when some of it could not be written. */
  all(): readonly EdgePart[] {
    const written = this.possible();
    if (this.#failure !== undefined) throw this.#failure;
    return written;
  }

  /** As `all`, without what could not be written: it is to be added again, and what is wrong comes to light there. */
  possible(): readonly EdgePart[] {
    for (const part of this.#open) this.#close(part);
    this.#spare = undefined;
    return this.#written;
  }

  /**
   * The edges of a part are known to be bounded once it is written: those of each profile are looked at only where all
   * together, counted as if no two had one in common, could be too many.
   * @throws ExpectedError when there are absurdly many.
   */
  #bound(edges: EdgeTable): void {
    const open = this.#open.reduce((sum, part) => sum + part.edges.count, 0);
    if (!this.#isNearBound && this.#knownEdges.mayTake(open + edges.count, edges.types)) return;
    if (!this.#isNearBound) for (const part of this.#open) this.#knownEdges.add(part.edges);
    this.#isNearBound = true;
    this.#knownEdges.mustTake(edges);
    this.#knownEdges.add(edges);
  }

  /** Together are those that pprof can merge, and of one build, since the merge may leave out all of another. */
  #partFor({ profile, head }: Judging, { numbering }: EdgeTable, most: readonly number[]): OpenPart {
    const key = JSON.stringify([profile.sampleTypes, profile.periodType, profile.buildIds]);
    const found = this.#open.find((part) => part.key === key);
    const fits =
      found?.edges.numbering === numbering &&
      most.every((value, type) => Number.isSafeInteger((found.most[type] ?? 0) + value));
    if (found !== undefined && fits) return found;
    const leaves = found ?? (this.#open.length < MOST_OPEN ? undefined : this.#open[0]);
    if (leaves !== undefined) this.#close(leaves);
    const edges = this.#emptyTable(head.sampleTypes.length, numbering);
    const nothing = { totals: [], times: NO_TIMES, isCompact: true };
    const part: OpenPart = { key, edges, members: new Set(), most: [], head, ...nothing };
    this.#open.push(part);
    return part;
  }

  #emptyTable(types: number, numbering: Numbering): EdgeTable {
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare === undefined || spare.types !== types || spare.numbering !== numbering)
      return new EdgeTable(types, numbering);
    spare.clear();
    return spare;
  }

  #close(part: OpenPart): void {
    this.#open = this.#open.filter((other) => other !== part);
    if (!this.#isNearBound) this.#knownEdges.add(part.edges);
    const path = join(this.#folder, `${this.#files++}.pprof`);
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(path, encodeFolded(part.head, part.edges));
      const { members, totals, times, isCompact } = part;
      this.#written.push({ path, members, totals, times, isCompact });
    } catch (error) {
      this.#failure ??= error;
    }
    this.#spare = part.edges;
  }
}
