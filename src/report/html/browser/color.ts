import type { View } from './layout.ts';
import { mix, type Palette } from './palette.ts';
import { nameOf, type Tree } from './tree.ts';

/** Whose code a function is. */
export type Owner = 'own' | 'packages' | 'runtime';

export function ownerOf(name: string, module: string): Owner {
  if (/^(?:runtime|internal\/runtime|internal\/abi)[./]/.test(name)) return 'runtime';
  const isOwn = module !== '' && (name.startsWith(`${module}.`) || name.startsWith(`${module}/`));
  return isOwn || name.startsWith('main.') ? 'own' : 'packages';
}

/** Colours of the frames of one tree, by function or by difference. */
export function colorsOf(tree: Tree, view: View, palette: Palette): (frame: number) => string {
  if (view === 'difference') return (frame) => differenceColor(tree, frame, palette);
  const colors = new Map<number, string>();
  return (frame) => {
    const index = tree.functions[frame] ?? 0;
    const known = colors.get(index);
    if (known !== undefined) return known;
    const name = nameOf(tree, frame);
    // Neighbours are told apart by a breath of the page's colour, which says nothing else.
    const color = mix(palette[ownerOf(name, tree.header.module)], palette.page, (hash(name) % 5) * 0.055);
    if (frame !== 0) colors.set(index, color);
    return frame === 0 ? palette.none : color;
  };
}

/**
 * By how much both sides differ, in the unit of the graph: what merely has another share of another whole keeps
 * the colour of no difference.
 */
function differenceColor(tree: Tree, frame: number, palette: Palette): string {
  const difference = (tree.candidate[frame] ?? 0) - (tree.baseline[frame] ?? 0);
  const share = tree.greatestDifference > 0 ? Math.abs(difference) / tree.greatestDifference : 0;
  // Differences of one percent of the greatest are noise; the root makes small ones visible.
  return share < 0.01
    ? palette.none
    : mix(palette.none, difference < 0 ? palette.less : palette.more, Math.sqrt(share));
}

function hash(text: string): number {
  let value = 0;
  for (let i = 0; i < text.length; i++) value = (value * 31 + text.charCodeAt(i)) >>> 0;
  return value;
}
