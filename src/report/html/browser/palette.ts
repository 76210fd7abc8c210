/** The page's colours, as its style sheet has them for the reader's setting. */
export interface Palette {
  readonly own: string;
  readonly packages: string;
  readonly runtime: string;
  readonly less: string;
  readonly more: string;
  readonly none: string;
  readonly ink: string;
  readonly label: string;
  readonly page: string;
  readonly font: string;
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    own: color('--flame-own'),
    packages: color('--flame-packages'),
    runtime: color('--flame-runtime'),
    less: color('--less'),
    more: color('--more'),
    none: color('--flame-none'),
    ink: color('--ink'),
    label: color('--flame-ink'),
    page: color('--page'),
    font: style.fontFamily,
  };
}

/** `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
