/**
 * Walsh averages: the averages of all pairs of a sample, each value with itself too, n(n+1)/2 of them. They are
 * counted and selected here without being listed, since a run of a thousand rounds has half a million.
 */

/** A sample, ascending; what all functions here take. */
export type Sorted = readonly number[];

export function sorted(values: readonly number[]): Sorted {
  return [...values].sort((a, b) => a - b);
}

/** How many Walsh averages there are. */
export function walshCount(values: Sorted): number {
  return (values.length * (values.length + 1)) / 2;
}

/**
 * How many Walsh averages are <= `limit`, in linear time: as the left value grows, the furthest right value
 * that is still small enough only moves down.
 */
export function walshAtMost(values: Sorted, limit: number): number {
  let right = values.length - 1;
  let count = 0;
  for (let left = 0; left <= right; left++) {
    while (right >= left && average(values, left, right) > limit) right--;
    count += right - left + 1;
  }
  return count;
}

/**
 * The `rank`th smallest Walsh average, from 1 on. The interval that holds it is halved by counting until hardly
 * more than n are left, and those are sorted; each step is linear. Source of selecting by counting what lies
 * below a guess: Johnson & Mizoguchi, SIAM Journal on Computing 7(2), 1978; for this very estimator Monahan,
 * Algorithm 616, ACM Transactions on Mathematical Software 10(3), 1984.
 * @throws RangeError when there is no such rank.
 */
export function walshAverage(values: Sorted, rank: number): number {
  const n = values.length;
  const total = walshCount(values);
  if (!(Number.isInteger(rank) && rank >= 1 && rank <= total)) {
    throw new RangeError(`${n} values have no Walsh average number ${rank}`);
  }
  let low = values[0] as number;
  let below = walshAtMost(values, low);
  if (rank <= below) return low;
  // What is looked for lies within (low, high], which holds those numbered below + 1 to upTo.
  let high = values[n - 1] as number;
  let upTo = total;
  while (upTo - below > n) {
    const middle = low + (high - low) / 2;
    // No number lies between them: all that are left are equal.
    if (middle <= low || middle >= high) return high;
    const count = walshAtMost(values, middle);
    if (count >= rank) [high, upTo] = [middle, count];
    else [low, below] = [middle, count];
  }
  return within(values, low, high)[rank - below - 1] as number;
}

/** All Walsh averages within (low, high], ascending. */
function within(values: Sorted, low: number, high: number): number[] {
  const found: number[] = [];
  // Both ends of the run of partners move down as the left value grows.
  let last = values.length - 1;
  let first = values.length;
  for (let left = 0; left < values.length; left++) {
    while (last >= left && average(values, left, last) > high) last--;
    while (first > left && average(values, left, first - 1) > low) first--;
    for (let right = Math.max(first, left); right <= last; right++) found.push(average(values, left, right));
  }
  return found.sort((a, b) => a - b);
}

function average(values: Sorted, left: number, right: number): number {
  return ((values[left] as number) + (values[right] as number)) / 2;
}
