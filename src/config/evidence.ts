import type { Command } from '../config.ts';
import { UsageError } from '../system/errors.ts';

type Evidence = 'compiler' | 'profiles' | 'build-times';

/** @throws UsageError for `none` beside others. */
export function evidenceOf(
  written: readonly (Evidence | 'none')[] | undefined,
  command: Command,
): ReadonlySet<Evidence> {
  if (written === undefined) {
    // Two builds with an empty cache take minutes, and a refresh wants to know about the profile.
    return new Set(
      command === 'compare' ? ['compiler', 'profiles', 'build-times'] : ['compiler', 'profiles'],
    );
  }
  const wanted = written.filter((one) => one !== 'none');
  if (wanted.length < written.length && wanted.length > 0) {
    throw new UsageError('evidence: `none` stands beside others.', {
      fix: 'Write `none` alone, or leave it out.',
    });
  }
  return new Set(wanted);
}
