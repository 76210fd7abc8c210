import { SIDES, type Sides } from '../../golang/binaries.ts';

/**
 * Contenders: the builds of a program that take part in one comparison. There are always the two sides, the baseline and the
 * candidate. A comparison may have more, such as the build with the committed profile next to the builds without a profile
 * and with the new one. All contenders run in the same rounds, so that any two of them can be compared in pairs.
 */
export interface Contenders<T> extends Sides<T> {
  readonly [contender: string]: T;
}

/** The two contenders of a difference: it is ln(`to` / `from`), so a negative one means that `to` takes less. */
export interface Between {
  readonly from: string;
  readonly to: string;
}

/** The difference that the verdict of a comparison is about. */
export const BASELINE_TO_CANDIDATE: Between = { from: 'baseline', to: 'candidate' };

/** Lists the names of the contenders, the two sides first. */
export function contenderNames(contenders: Contenders<unknown>): readonly string[] {
  return [
    ...SIDES,
    ...Object.keys(contenders).filter((name) => !(SIDES as readonly string[]).includes(name)),
  ];
}

/** Makes a value for each contender from its value in `contenders`. */
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

/** Assigns results to their contenders. @param order the names, in the order of the results. Both sides must be among them. */
export function byContender<T>(order: readonly string[], results: readonly T[]): Contenders<T> {
  return Object.fromEntries(order.map((name, at) => [name, results[at] as T])) as unknown as Contenders<T>;
}
