/** The averages of all pairs, each value with itself too, ascending: by the definition. */
export function walshAverages(values: readonly number[]): number[] {
  const averages: number[] = [];
  for (const [at, left] of values.entries()) {
    for (const right of values.slice(at)) averages.push((left + right) / 2);
  }
  return averages.sort((a, b) => a - b);
}
