import { resolve } from 'node:path';
import { UsageError } from '../system/errors.ts';

/** A known good profile to use when none can be collected; `off`: to do without. */
export type Fallback =
  | { readonly kind: 'committed' | 'archive' | 'off' }
  /** Absolute path, and as it was written. */
  | { readonly kind: 'path'; readonly path: string; readonly written: string };

/**
 * In the order in which they are tried.
 * @throws UsageError when something stands after `off`, which always can be used.
 */
export function fallbacksOf(written: readonly string[] | undefined, workingDirectory: string): Fallback[] {
  const names = written ?? [];
  const after = names[names.indexOf('off') + 1];
  if (names.includes('off') && after !== undefined) {
    throw new UsageError(`fallback: \`${after}\` stands after \`off\`, so it would never be used.`, {
      fix: 'Put `off` last, or leave it out: the run then fails when nothing before it can be used.',
    });
  }
  return names.map((name) =>
    name === 'committed' || name === 'archive' || name === 'off'
      ? { kind: name }
      : { kind: 'path', path: resolve(workingDirectory, name), written: name },
  );
}

/** What the user calls it. */
export function fallbackName(fallback: Fallback): string {
  return fallback.kind === 'path' ? fallback.written : fallback.kind;
}
