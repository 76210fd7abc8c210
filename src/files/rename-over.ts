import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What Windows says of a file that a virus scanner, an editor or a build has open just now. */
const BUSY = new Set(['EACCES', 'EBUSY', 'EPERM']);
/** In milliseconds; two seconds in all. */
const WAITS = [10, 20, 50, 100, 200, 400, 500, 720];

/** From what `renameOver` is told where it runs. */
export interface Renaming {
  readonly platform?: NodeJS.Platform;
  readonly move?: typeof rename;
}

/**
 * Renames a file over another one. Windows refuses that while anybody has either of them open, mostly for a moment only, so there it is
 * tried for two seconds. @throws what the last try threw.
 */
export async function renameOver(from: string, to: string, renaming: Renaming = {}): Promise<void> {
  const { platform = process.platform, move = rename } = renaming;
  for (const wait of platform === 'win32' ? WAITS : []) {
    try {
      return await move(from, to);
    } catch (error) {
      if (!BUSY.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      await sleep(wait);
    }
  }
  return move(from, to);
}
