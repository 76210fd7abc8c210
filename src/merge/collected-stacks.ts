import { readFile } from 'node:fs/promises';
import { inflatedTooFar, profileBytes, sizeUnpacked } from '../profile/bytes.ts';
import { decodeProfile } from '../profile/decode.ts';
import { withOwnNames } from '../profile/exclusions.ts';
import type { Profile } from '../profile/profile.ts';
import { type Rename, withNewNames } from '../profile/rename.ts';
import type { WeighedInput } from './weigh.ts';

/** What was collected, with its whole stacks, of which a merge of call edges tells less. */
export interface CollectedStacks {
  /**
   * Reads the profiles anew, one after the other.
   * @param visit takes a profile, and how often each of its samples counts.
   */
  each(visit: (profile: Profile, factor: number) => void): Promise<void>;
}

/** What is larger unpacked is left out: in objects it would not fit into memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** @param renames what functions are called today. */
export function collectedStacks(
  inputs: readonly WeighedInput[],
  renames: readonly Rename[],
  signal: AbortSignal,
): CollectedStacks {
  return {
    async each(visit) {
      for (const { path, factor } of inputs) {
        signal.throwIfAborted();
        const bytes = await usualBytes(path);
        if (bytes === undefined) continue;
        visit(withNewNames(withOwnNames(decodeProfile(bytes)), renames), factor);
      }
    },
  };
}

/** Undefined for what is larger than usual. */
async function usualBytes(path: string): Promise<Uint8Array | undefined> {
  const file = await readFile(path);
  if (sizeUnpacked(file) > MOST_BYTES) return undefined;
  try {
    return await profileBytes(file, MOST_BYTES);
  } catch (error) {
    if (inflatedTooFar(error)) return undefined;
    throw error;
  }
}

/** One profile that is at hand. */
export function stacksOf(profile: Profile): CollectedStacks {
  return { each: async (visit) => visit(profile, 1) };
}
