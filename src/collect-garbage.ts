import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Resident bytes that a run over a thousand profiles of the usual size hardly reaches. */
const USUAL = 96 * 1024 * 1024;

type Collect = (how: { flavor: 'last-resort' }) => void;
let collect: Collect | undefined;

/**
 * Collects garbage now, where much is in memory: what a large profile, or thousands of them, leave behind would else wait for
 * the next collection, beside what comes then.
 */
export function collectGarbage(): void {
  if (process.memoryUsage.rss() < USUAL) return;
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  // Moves together what is left, and gives back the pages.
  collect({ flavor: 'last-resort' });
}
