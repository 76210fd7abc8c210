/** The middle value, or the mean of the two middle ones; the input is left as it is. @throws RangeError when empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('no values have no median');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The arithmetic mean. @throws RangeError when empty. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values have no mean');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
