import { writeFile } from 'node:fs/promises';
import { ExpectedError } from '../../system/errors.ts';
import type { ApiAnswer } from '../../net/api.ts';
import { excerpt } from '../../system/text.ts';
import type { Dates } from '../period.ts';
import { type PyroscopeAnswer, readAnswer } from './answer.ts';
import { MergeTooLarge, type PyroscopeAccess, type PyroscopeQuery, selectMergeProfile } from './api.ts';

/** Leaf-most locations of each stack that are left where whole stacks are too many: as many as profilecli keeps. */
export const KEPT_LOCATIONS = 5;

/** One window's answer; trimmed where it would be too large or was cut. */
export interface MergedPart extends Omit<PyroscopeAnswer, 'profile'> {
  /** The new file with the profile; there is none without samples. */
  readonly path: string;
  readonly headers: ApiAnswer['headers'];
  readonly trimmed?: 'large' | 'cut';
}

/**
 * Writes the profile of one window to the new file `path`: with whole stacks or, where these are too many for an
 * answer, with the leaf-most frames.
 * @throws WindowTooLong, or another ExpectedError with the server's words.
 */
export async function mergedPart(
  access: PyroscopeAccess,
  query: PyroscopeQuery,
  window: Dates,
  path: string,
): Promise<MergedPart> {
  const { answer, headers, trimmed } = await wholeOrTrimmed(access, query, window);
  const { profile, ...about } = answer;
  if (about.samples > 0) await writeFile(path, profile);
  return { ...about, path, headers, ...(trimmed && { trimmed }) };
}

type Taken = Pick<MergedPart, 'headers' | 'trimmed'> & { readonly answer: PyroscopeAnswer };

async function wholeOrTrimmed(access: PyroscopeAccess, query: PyroscopeQuery, window: Dates): Promise<Taken> {
  const take = async (locations?: number): Promise<Taken> => {
    const { body, headers } = await selectMergeProfile(access, query, window, locations);
    return { answer: readOrExplain(access, body, window), headers };
  };
  try {
    const whole = await take();
    if (!whole.answer.cut) return whole;
  } catch (error) {
    if (!(error instanceof MergeTooLarge)) throw error;
    access.progress(`${error.message} Asking for the leaf-most ${KEPT_LOCATIONS} frames of each stack.`);
    return { ...(await take(KEPT_LOCATIONS)), trimmed: 'large' };
  }
  // What is trimmed for Go PGO is never cut by the server's limit on nodes.
  return { ...(await take(KEPT_LOCATIONS)), trimmed: 'cut' };
}

function readOrExplain(access: PyroscopeAccess, body: Buffer, window: Dates): PyroscopeAnswer {
  try {
    return readAnswer(body, window);
  } catch (error) {
    throw new ExpectedError(
      `${access.url} answered with ${body.length} bytes that are no profile (${excerpt(String(error))}).`,
      {
        fix: 'Check that Pyroscope itself answers at this address, and that nothing in between changes its answer.',
        cause: error,
      },
    );
  }
}
