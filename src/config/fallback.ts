import { resolve } from 'node:path';

/** A known good profile to use when none can be collected; `off`: to do without. */
export type Fallback =
  | { readonly kind: 'committed' | 'archive' | 'off' }
  /** Absolute. */
  | { readonly kind: 'path'; readonly path: string };

/** In the order in which they are tried. */
export function fallbacksOf(written: readonly string[] | undefined, workingDirectory: string): Fallback[] {
  return (written ?? []).map((name) =>
    name === 'committed' || name === 'archive' || name === 'off'
      ? { kind: name }
      : { kind: 'path', path: resolve(workingDirectory, name) },
  );
}
