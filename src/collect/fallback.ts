import { resolve } from 'node:path';
import { UsageError } from '../system/errors.ts';

/**
 * Reads the setting `fallback` of the command `collect`. A release must not fail because no profile could be collected, so the user lists
 * profiles to use instead. `collect` tries these profiles in their order in the list:
 *
 *     fallback: committed, archive, pgo/known-good.pprof, off
 *
 * `off` means that the release is built without a profile. A build without a profile always works, so an entry after `off` would never be
 * used.
 */

/** A profile that `collect` uses if no profile could be collected; `off` means that the program is built without a profile. */
export type Fallback =
  | { readonly kind: 'committed' | 'archive' | 'off' }
  /** `path` is absolute, and `written` is the path as the user wrote it. */
  | { readonly kind: 'path'; readonly path: string; readonly written: string };

/** The setting `fallback` as the user wrote it in the config file. */
interface FallbackSetting {
  readonly fallback?: readonly string[] | undefined;
  /** The folder that relative paths in `fallback` start from; an absolute path. */
  readonly fallbackFolder: string;
}

/** Reads the setting `fallback`. @throws UsageError if an entry follows `off`. */
export function fallbacksOf({ fallback = [], fallbackFolder }: FallbackSetting): Fallback[] {
  if (fallback.slice(0, -1).includes('off'))
    throw new UsageError('fallback: entries after `off` would never be used, because `off` always works.', {
      fix: 'Put `off` last.',
    });
  return fallback.map((entry) =>
    entry === 'committed' || entry === 'archive' || entry === 'off'
      ? { kind: entry }
      : { kind: 'path', path: resolve(fallbackFolder, entry), written: entry },
  );
}
