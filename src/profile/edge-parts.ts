import { readFileSync } from 'node:fs';
import { ExpectedError } from '../system/errors.ts';
import { contentOf } from './bytes.ts';
import type { ProfileHead } from './columns.ts';
import { EdgeSums } from './edges.ts';
import { KnownNames } from './names.ts';
import { addTimes, NO_TIMES, type TimeSums } from './time-classes.ts';
import { type Judging, judgeContent } from './validate.ts';
import type { WeighedInput } from './weigh.ts';

/** The sum of the call edges of some profiles. */
export interface EdgePart {
  readonly head: ProfileHead;
  readonly edges: EdgeSums;
  /** Where the time of their stacks went; absent if all held only call edges. */
  readonly times: TimeSums | undefined;
  /** Digests of the contents of the profiles. */
  readonly members: ReadonlySet<string>;
}

/** Call edges of all parts together: what does not fit is read again for the merge. */
const MOST_IN_MEMORY = 400_000;

interface OpenPart extends EdgePart {
  readonly members: Set<string>;
  times: TimeSums | undefined;
}

/**
 * Adds up the call edges of profiles while others still arrive, so that nothing but the sums is left to merge. A part holds
 * profiles with the same columns and of one build, since the merge may leave out another build.
 */
export class EdgeParts {
  readonly #known = new Set<string>();
  readonly #closed: EdgePart[] = [];
  #open = new Map<string, OpenPart>();

  /** Adds a profile unless it was added before. Until `close`, the names of all must be of one `KnownNames`. */
  add({ profile, head, edges, times }: Judging): void {
    const parts = this.all();
    const inMemory = parts.reduce((sum, part) => sum + part.edges.count, edges.count);
    if (this.#known.has(profile.content) || inMemory > MOST_IN_MEMORY) return;
    this.#known.add(profile.content);
    const key = JSON.stringify([profile.sampleTypes, profile.periodType, profile.buildIds]);
    const sums = () => new EdgeSums(head.sampleTypes.length);
    const part = this.#open.get(key) ?? { head, edges: sums(), times: undefined, members: new Set() };
    this.#open.set(key, part);
    part.edges.addAll(edges);
    part.members.add(profile.content);
    if (times !== undefined) part.times = addTimes(part.times ?? NO_TIMES, times);
  }

  close(): void {
    this.#closed.push(...this.#open.values());
    this.#open = new Map();
  }

  all(): readonly EdgePart[] {
    return [...this.#closed, ...this.#open.values()];
  }
}

/**
 * The call edges of all inputs, each part with its factor. A part from before is used if all of its members are inputs
 * that count once; the other inputs are read again.
 * @throws ExpectedError when a file was changed since its validation.
 */
export async function* partsOf(
  inputs: readonly WeighedInput[],
  ahead: readonly EdgePart[],
  signal: AbortSignal,
): AsyncGenerator<Pick<EdgePart, 'head' | 'edges' | 'times'> & { readonly factor: number }> {
  const unchanged = new Set(inputs.flatMap(({ profile, factor }) => (factor === 1 ? profile.content : [])));
  const whole = ahead.filter(({ members }) => [...members].every((member) => unchanged.has(member)));
  for (const part of whole) yield { ...part, factor: 1 };
  const inWhole = new Set(whole.flatMap(({ members }) => [...members]));
  let names = new KnownNames();
  for (const { path, name, profile, factor } of inputs) {
    signal.throwIfAborted();
    if (inWhole.has(profile.content)) continue;
    const content = await contentOf(readFileSync(path));
    if (content.digest !== profile.content)
      throw new ExpectedError(`${name} was changed while it was being merged.`, {
        fix: 'Run it again, once nothing writes the file any more.',
      });
    if (names.isFull) names = new KnownNames();
    yield { ...judgeContent(content, undefined, names), factor };
  }
}
