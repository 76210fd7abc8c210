import { type GoToolchain, goOutput } from '../../golang/go.ts';
import { withinTime } from '../../system/deadline.ts';
import { type Finding, note } from '../../system/errors.ts';
import { duration } from '../../system/text.ts';

/**
 * Changes the order of functions in memory. The order of functions alone can change a binary's speed by more than PGO does, and every build
 * gets an arbitrary order. Therefore each round links both sides with a new random order, and the effect of the order becomes part of the
 * noise that the interval shows. The linker's flag `-randlayout=N` makes the N-th order; both sides get the same N. Source: Curtsinger and
 * Berger, "STABILIZER: Statistically sound performance evaluation", ASPLOS 2013.
 */

/** A way to link both sides with a new order of functions. */
export interface Reordering {
  /** The seconds that one reordering takes. */
  readonly seconds: number;
  /** Replaces both binaries by binaries whose functions have the order that belongs to a seed. */
  reorder(seed: number): Promise<void>;
}

/** The time for measuring, of which reordering may take the share `LINKING`. */
export interface TimeForOrders {
  /** The seconds for all rounds. */
  readonly seconds: number;
  /** The part of each further second of `budget` that these rounds get. Other workloads and profiles get the rest. */
  readonly share: number;
}

/**
 * Links both sides with the given build flags and puts the binaries in place. The links end if `signal` is aborted.
 * @returns true if both links succeeded.
 */
export type Link = (flags: readonly string[], signal?: AbortSignal) => Promise<boolean>;

/**
 * The number of orders that must fit into the `LINKING` share of the time. If fewer orders fit, the functions keep their order, because few
 * orders would say little about all other orders. It is worth spending time on linking, because a wide interval over many orders says more
 * than a narrow interval for a single order.
 */
const FEWEST_ORDERS = 8;
/** The share of the time for measuring that linking may take. */
export const LINKING = 2 / 3;

/**
 * The share of the time for measuring after which the first link is stopped. If the first link takes half of this share, linking is already
 * too slow for a new order in each round.
 */
const FIRST_LINK = (2 * LINKING) / FEWEST_ORDERS;

/** The build whose functions are reordered. */
interface ReorderedBuild {
  readonly go: GoToolchain;
  readonly flags: readonly string[];
  readonly signal?: AbortSignal;
}

/**
 * Links both sides once to find out whether the linker can reorder functions and how long linking takes. The link is stopped after the share
 * `FIRST_LINK` of the time.
 * @returns no `reordering` in three cases: linking fails (as with Go before 1.22), GOFLAGS has linker flags that `-randlayout` would
 * override, or there is too little time. A finding reports only the third case, the lack of time.
 */
export async function reordering(
  { go, flags, signal = new AbortController().signal }: ReorderedBuild,
  link: Link,
  { seconds, share }: TimeForOrders,
): Promise<{ readonly reordering?: Reordering; readonly findings: readonly Finding[] }> {
  if ((await goOutput(['env', 'GOFLAGS'], go.context)).includes('-ldflags')) return { findings: [] };
  const limit = Math.max(0, seconds * FIRST_LINK);
  const began = performance.now();
  const isLinked =
    limit > 0
      ? await withinTime(limit * 1000, signal, (ending) => link(withLayoutSeed(flags, 1), ending))
      : undefined;
  if (isLinked === false) return { findings: [] };
  const isLate = isLinked === undefined;
  const taken = isLate ? limit : (performance.now() - began) / 1000;
  const needed = (taken * FEWEST_ORDERS) / LINKING;
  if (!isLate && needed <= seconds) {
    const reorder = async (seed: number) => {
      await link(withLayoutSeed(flags, seed));
    };
    return { reordering: { seconds: taken, reorder }, findings: [] };
  }
  const why =
    limit > 0
      ? `Linking another order takes ${isLate ? 'more than ' : ''}${duration(taken * 1000)}, which is too long for each round.`
      : 'There is no time left to link another order for each round.';
  const message = `All rounds use one order of functions in memory, but the order alone can make a binary some percent faster or slower. ${why}`;
  const more = Math.max(10, 10 * Math.ceil((needed - seconds) / share / 10));
  const fix = `Raise \`budget\` by ${isLate ? 'more than' : 'about'} ${more} s.`;
  return { findings: [note(message, fix)] };
}

/** Adds the seed to the user's own linker flags, because Go uses only the last `-ldflags` on the command line. */
function withLayoutSeed(flags: readonly string[], seed: number): readonly string[] {
  const seedFlag = `-randlayout=${seed}`;
  const at = flags.findLastIndex((flag) => /^--?ldflags(=|$)/.test(flag));
  if (at < 0) return [...flags, `-ldflags=${seedFlag}`];
  const value = flags[at]?.includes('=') ? at : at + 1;
  return flags.with(value, `${flags[value]} ${seedFlag}`);
}
