import { UsageError } from '../system/errors.ts';
import type { Settings } from './settings.ts';

const DEFAULT_TIMEOUT = 15 * 60_000;

/** The owner's command that must pass with a new profile in place. */
export interface Verification {
  /** Run by `sh -c`. */
  readonly command: string;
  /** Milliseconds. */
  readonly timeout: number;
}

/** @throws UsageError when a time is given for nothing. */
export function verificationOf(settings: Settings): Verification | undefined {
  const { verify: command, 'verify-timeout': timeout } = settings;
  if (command !== undefined) return { command, timeout: timeout ?? DEFAULT_TIMEOUT };
  if (timeout === undefined) return undefined;
  throw new UsageError('`verify-timeout` is given without `verify`.', {
    fix: 'Name the command that is to pass, such as `verify: go test -pgo="$PGO_PROFILE" ./...`.',
  });
}
