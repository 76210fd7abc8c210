import { type GoToolchain, goOutput } from '../golang/go.ts';
import { type Finding, note } from '../system/errors.ts';
import { duration } from '../system/text.ts';

/**
 * The order of functions in memory. It alone can change a binary's speed by more than PGO does. So each round links both sides in
 * a new order, and what an order does becomes part of the noise. Source: Curtsinger and Berger, "STABILIZER:
 * Statistically sound performance evaluation", ASPLOS 2013.
 */

/** Puts the functions of both sides in another order. */
export interface Reordering {
  /** What it takes, in seconds. */
  readonly seconds: number;
  reorder(seed: number): Promise<void>;
}

/** Links both sides with these build flags and puts them in place; false if that fails. */
export type Link = (flags: readonly string[]) => Promise<boolean>;

/** So many orders must fit into this part of the time. A wide interval over orders says more than a narrow one of a single order. */
const FEWEST_ORDERS = 8;
export const LINKING = 2 / 3;

/**
 * Links both sides once to see whether that works and what it takes.
 * @param seconds for all rounds.
 * @returns no `reordering` where Go is older than 1.22 or GOFLAGS has linker flags, which ours would outweigh; a finding where
 * there is too little time.
 */
export async function reordering(
  { go, flags }: { readonly go: GoToolchain; readonly flags: readonly string[] },
  link: Link,
  seconds: number,
): Promise<{ readonly reordering?: Reordering; readonly findings: readonly Finding[] }> {
  if ((await goOutput(['env', 'GOFLAGS'], go.context)).includes('-ldflags')) return { findings: [] };
  const began = performance.now();
  if (!(await link(inOrder(flags, 1)))) return { findings: [] };
  const taken = (performance.now() - began) / 1000;
  const needed = (taken * FEWEST_ORDERS) / LINKING;
  if (needed <= seconds) {
    const reorder = async (seed: number) => {
      await link(inOrder(flags, seed));
    };
    return { reordering: { seconds: taken, reorder }, findings: [] };
  }
  const message = `Functions have one order in memory, which by itself may make a binary some percent faster or slower: another one takes ${duration(taken * 1000)} to link, too long for each round.`;
  const fix = `Raise \`budget\` by about ${10 * Math.ceil((needed - seconds) / 10)} s.`;
  return { findings: [note(message, fix)] };
}

/** Of a flag given twice Go takes the last, so ours is added to the user's. */
function inOrder(flags: readonly string[], seed: number): readonly string[] {
  const more = `-randlayout=${seed}`;
  const at = flags.findLastIndex((flag) => /^--?ldflags(=|$)/.test(flag));
  if (at < 0) return [...flags, `-ldflags=${more}`];
  const value = flags[at]?.includes('=') ? at : at + 1;
  return flags.with(value, `${flags[value]} ${more}`);
}
