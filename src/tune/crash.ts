/**
 * Finds the few calls of a profile with which a build fails, among all calls of the profile.
 *
 * The search tries each half of the calls alone, and continues with a half with which the build still fails. If the build succeeds with
 * either half, only calls of both halves together make the build fail. If neither half alone makes the build fail, the search tries smaller
 * pieces: each piece alone, and all calls except one piece. The search uses the algorithm ddmin (Zeller and Hildebrandt, "Simplifying and
 * Isolating Failure-Inducing Input", 2002). For example, with eight calls of which the third and the sixth make the compiler crash
 * together:
 *
 *     1234: builds   5678: builds   → smaller pieces
 *     12: builds   34: builds   56: builds   78: builds   345678: fails → continue without 1 and 2
 */

/** A part of the calls that is enough to make the build fail. */
export interface FailingPart<T> {
  readonly part: readonly T[];
  /**
   * True if each of these calls is needed: without one of them, whichever it is, the build succeeds. False if the time was over before the
   * search could check all calls.
   */
  readonly isSmallest: boolean;
}

/**
 * Searches for a smallest part of `all` for which `fails` returns true. The caller already knows that `fails` is true for `all`.
 * @param fails returns whether the build with a part fails; undefined if the time is over.
 */
export async function smallestFailing<T>(
  all: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean | undefined>,
): Promise<FailingPart<T>> {
  let part = all;
  let number = 2;
  while (part.length > 1) {
    const pieces = divided(part, number);
    const rests = number === 2 ? [] : pieces.map((piece) => callsWithout(part, piece));
    let smaller: readonly T[] | undefined;
    for (const tried of [...pieces, ...rests]) {
      const failed = await fails(tried);
      if (failed === undefined) return { part, isSmallest: false };
      if (!failed) continue;
      smaller = tried;
      break;
    }
    if (smaller !== undefined) {
      number = pieces.includes(smaller) ? 2 : Math.max(2, number - 1);
      part = smaller;
    } else if (number >= part.length) break;
    else number = Math.min(part.length, 2 * number);
  }
  return { part, isSmallest: true };
}

function divided<T>(all: readonly T[], number: number): readonly (readonly T[])[] {
  const size = Math.ceil(all.length / number);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

function callsWithout<T>(all: readonly T[], removed: readonly T[]): readonly T[] {
  const gone = new Set(removed);
  return all.filter((item) => !gone.has(item));
}
