import { SIDES, type Sides } from '../../golang/binaries.ts';

/**
 * Contenders are the builds of a program that take part in one comparison. Two contenders are always the two sides, the baseline and the
 * candidate. A comparison may have further contenders. For example, the build with the committed profile may be compared with the build
 * without a profile and the build with the new profile. All contenders run in the same rounds, so that any two of them can be compared in
 * pairs.
 */
export interface Contenders<T> extends Sides<T> {
  readonly [contender: string]: T;
}

/** A pair of contenders that are compared. The difference is ln(`to` / `from`), so it is negative if `to` takes less time than `from`. */
export interface Between {
  readonly from: string;
  readonly to: string;
}

/** The words for contenders in messages, by name. The words follow `the`, such as `build with the committed profile`. */
export type ContenderWords = Readonly<Record<string, string>>;

/** Returns the words for a contender in a message. A contender without words has its name, such as `candidate`. */
export function wordsForContender(name: string, words: ContenderWords = {}): string {
  return words[name] ?? name;
}

/** The difference that decides the verdict of a comparison. */
export const BASELINE_TO_CANDIDATE: Between = { from: 'baseline', to: 'candidate' };

/** Lists the names of the contenders, the two sides first. */
export function contenderNames(contenders: Contenders<unknown>): readonly string[] {
  return [
    ...SIDES,
    ...Object.keys(contenders).filter((name) => !(SIDES as readonly string[]).includes(name)),
  ];
}

/** Applies a function to the value of each contender. */
export function mapContenders<T, R>(
  contenders: Contenders<T>,
  make: (value: T, name: string) => R,
): Contenders<R> {
  const names = contenderNames(contenders);
  return byContender(
    names,
    names.map((name) => make(contenders[name] as T, name)),
  );
}

/**
 * Assigns results to their contenders.
 * @param order the names of the contenders, in the order of the results. The names must include both sides.
 */
export function byContender<T>(order: readonly string[], results: readonly T[]): Contenders<T> {
  return Object.fromEntries(order.map((name, at) => [name, results[at] as T])) as unknown as Contenders<T>;
}
