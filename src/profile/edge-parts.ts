import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { contentOf } from './bytes.ts';
import { compilerSampleType, type ProfileHead } from './columns.ts';
import { EdgeSums } from './edges.ts';
import { encodeSums } from './encode.ts';
import { KnownNames } from './names.ts';
import { addTimes, NO_TIMES, type TimeSums } from './time-classes.ts';
import { type Judging, judgeContent } from './validate.ts';
import type { WeighedInput } from './weigh.ts';

/** The sum of some profiles, as a file of call edges. */
export interface EdgePart {
  readonly path: string;
  /** The same for all parts of one build of the program. */
  readonly build: string;
  /** Bytes of the file. */
  readonly size: number;
  /** Digests of their contents. */
  readonly members: ReadonlySet<string>;
  /** Exact sum of the values of each sample type. */
  readonly totals: readonly bigint[];
  /** Where the time of their stacks went; absent if all held only call edges. */
  readonly times: TimeSums | undefined;
}

interface OpenPart {
  readonly key: string;
  readonly edges: EdgeSums;
  readonly members: Set<string>;
  /** Exact sums of the samples' values: no edge has more. */
  readonly most: number[];
  head: ProfileHead;
  times: TimeSums | undefined;
}

/** Profiles of one part: enough to have few parts, few enough that leaving one out costs little. */
const PART = 100;
/** Parts that are in memory at the same time. */
const MOST_OPEN = 4;

/**
 * Adds up the call edges of profiles while others still arrive: pprof then merges a hundredth of the files, each of them
 * smaller than a profile. The order of arrival decides which profiles make up a part, but not their sum.
 */
export class EdgeParts {
  readonly #folder: string;
  readonly #known = new Set<string>();
  readonly #written: EdgePart[] = [];
  #open: OpenPart[] = [];

  /** @param folder created if missing. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Adds a profile, unless one with the same content was added. Until `close`, the names of all must be of one `KnownNames`.
   * @param factor how often each of its values counts.
   */
  add({ profile, head, edges, times }: Judging, factor = 1): void {
    if (this.#known.has(profile.content)) return;
    this.#known.add(profile.content);
    const most = profile.totals.map((total) => factor * Number(total));
    const part = this.#partFor(
      JSON.stringify([profile.sampleTypes, profile.buildIds, times === undefined]),
      head,
      most,
    );
    part.edges.addAll(edges, factor);
    part.members.add(profile.content);
    if (times !== undefined) part.times = addTimes(part.times ?? NO_TIMES, times, factor);
    for (const [type, value] of most.entries()) part.most[type] = (part.most[type] ?? 0) + value;
    if (head.period > part.head.period) part.head = head;
    if (part.members.size >= PART) this.#write(part);
  }

  /** Writes what is in memory. */
  close(): void {
    for (const part of this.#open) this.#write(part);
  }

  /** Everything that was added. */
  all(): readonly EdgePart[] {
    this.close();
    return this.#written;
  }

  /** A part holds profiles that pprof can merge, of one build, since the merge may leave out another one. */
  #partFor(key: string, head: ProfileHead, most: readonly number[]): OpenPart {
    const found = this.#open.find((part) => part.key === key);
    const fits = most.every((value, type) => Number.isSafeInteger((found?.most[type] ?? 0) + value));
    if (found !== undefined && fits && !found.edges.isAbsurd) return found;
    const leaves = found ?? (this.#open.length < MOST_OPEN ? undefined : this.#open[0]);
    if (leaves !== undefined) this.#write(leaves);
    const edges = new EdgeSums(head.sampleTypes.length);
    const part: OpenPart = { key, edges, members: new Set(), most: [], head, times: undefined };
    this.#open.push(part);
    return part;
  }

  #write(part: OpenPart): void {
    this.#open = this.#open.filter((other) => other !== part);
    const { key: build, head, edges, members, times } = part;
    const path = join(this.#folder, `${this.#written.length}.pprof`);
    const bytes = encodeSums(head, edges.toEdges(compilerSampleType(head)));
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(path, bytes);
    this.#written.push({ path, build, size: bytes.length, members, totals: edges.totals, times });
  }
}

/**
 * Parts whose sum is that of the inputs, each times its factor. A part from before is used if all of its members are
 * inputs that count once; the other inputs are read again.
 * @throws ExpectedError when a file is no longer what was judged.
 */
export async function partsOf(
  inputs: readonly WeighedInput[],
  ahead: readonly EdgePart[],
  scratch: string,
  signal: AbortSignal,
): Promise<readonly EdgePart[]> {
  const unchanged = new Set(inputs.flatMap(({ profile, factor }) => (factor === 1 ? profile.content : [])));
  const whole = ahead.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
  const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
  let names = new KnownNames();
  const rest = new EdgeParts(join(scratch, 'reduced-again'));
  for (const { path, name, profile, factor } of inputs) {
    signal.throwIfAborted();
    if (inWhole.has(profile.content)) continue;
    const content = await contentOf(readFileSync(path));
    if (content.digest !== profile.content)
      throw new ExpectedError(`${name} was changed while it was being merged.`, {
        fix: 'Run it again, once nothing writes the file any more.',
      });
    if (names.isFull) {
      rest.close();
      names = new KnownNames();
    }
    rest.add(judgeContent(content, undefined, names), factor);
  }
  return [...whole, ...rest.all()];
}
