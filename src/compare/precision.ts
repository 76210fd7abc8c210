/**
 * Whether an interval of a change came out wider than was asked for: by the sizes alone, as the rounds end, its
 * width is foreseen for most runs only (src/stats/stopping.ts). Widths are compared as log ratios, as that rule does.
 * @param precision half the width, as a fraction.
 */
export function cameOutWider([low, high]: readonly [number, number], precision: number): boolean {
  const halfWidth = (Math.log1p(high) - Math.log1p(low)) / 2;
  // From log ratios to fractions and back.
  const rounding = 1e-9;
  return halfWidth > Math.log1p(precision) + rounding;
}
