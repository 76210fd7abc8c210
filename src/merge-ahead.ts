import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type MergedPart, type PprofMergeOptions, pprofMerge } from './merge-files.ts';

/** Merges profiles while others are still awaited; disposing of it ends that. */
export interface MergeAhead extends AsyncDisposable {
  /**
   * Takes a profile that has been judged by itself; its file must stay as it is.
   * @param content digest of the profile: of two that are the same, one counts.
   */
  add(path: string, content: string): void;
  /** What is merged so far; nothing is begun any more. */
  parts(): Promise<readonly MergedPart[]>;
}

/** Inputs of one part: so few that the last one does not hold up the end, so many that the parts are few. */
const PART = 50;

/**
 * A thousand profiles take pprof some seconds, in which a fleet's slowest are awaited anyway. A part is only worth
 * something when all of its members enter the merge unchanged; that is for the merge to see. Which files make up a
 * part depends on when they came: call edges are the same whatever the order, whole stacks are not in the same order.
 */
export function mergeAhead(
  pprof: Promise<string>,
  options: Omit<PprofMergeOptions, 'pprof' | 'parts'>,
): MergeAhead {
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const folder = join(options.scratch, 'merge-ahead');
  const parts: MergedPart[] = [];
  const known = new Set<string>();
  let waiting: string[] = [];
  let number = 0;
  let ended = false;
  let running: Promise<void> = Promise.resolve();

  const mergePart = async (members: readonly string[]) => {
    if (ended) return;
    try {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${number++}.pprof`);
      await pprofMerge(members, path, { ...options, signal, pprof: await pprof });
      parts.push({ path, members: new Set(members) });
    } catch {
      // Its members are merged with all the others then, and what is wrong comes to light there.
    }
  };
  return {
    add(path, content) {
      if (known.has(content)) return;
      known.add(content);
      waiting.push(path);
      if (waiting.length < PART) return;
      const members = waiting;
      waiting = [];
      running = running.then(() => mergePart(members));
    },
    async parts() {
      ended = true;
      await running;
      return parts;
    },
    async [Symbol.asyncDispose]() {
      ended = true;
      stop.abort();
      await running;
    },
  };
}
