/**
 * The first rendering that fits. `levels` go from everything to almost nothing; each is rendered whole, so that
 * what is left out is left out as a whole and nothing is cut in the middle. Undefined when none fits.
 */
export function firstThatFits<Level>(
  levels: readonly Level[],
  render: (level: Level) => string,
  fits: (text: string) => boolean,
): string | undefined {
  for (const level of levels) {
    const text = render(level);
    if (fits(text)) return text;
  }
  return undefined;
}
