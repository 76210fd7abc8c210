import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import { type EdgePart, EdgeParts, type Reduced } from './edge-parts.ts';
import { ExpectedError } from './errors.ts';
import { inflatedTooFar, MAX_PROFILE_BYTES, sizeUnpacked, tooLarge } from './profile/bytes.ts';
import { contentOf, type ProfileContent } from './profile/content.ts';
import { KnownNames } from './profile/known-names.ts';
import type { Rename } from './profile/rename.ts';
import type { OwnCode } from './profile/stale.ts';
import { type Judgement, judgeContent } from './profile/validate.ts';

/** Judges files by themselves, each once, from when it is first asked for. */
export interface FileJudge {
  /** Never rejects: its caller may come later, or never. */
  judge(path: string): Promise<FileJudgement | { readonly error: unknown }>;
  /** Sums of what was judged so far, and that nothing was wrong with; none where nobody asked for them. */
  parts(): readonly EdgePart[];
}

export interface FileJudgement {
  readonly judgement: Judgement;
  /** Absent where nobody asked for it. */
  readonly reduced?: Reduced;
}

export interface FileJudgeOptions {
  readonly own: OwnCode | undefined;
  readonly signal: AbortSignal;
  /** What functions are called today. */
  readonly renames?: readonly Rename[];
  /** A folder, made where there is none, for the sums of the call edges of files that were judged. */
  readonly reduceInto?: string;
}

/** Files of the usual size that are read, unpacked and decoded at the same time. */
const AT_ONCE = 3;
/** Of what is larger than this unpacked, there is one at a time: both bound the memory, whatever the number of files. */
const USUAL_BYTES = 16 * 1024 * 1024;

export function fileJudge({ own, signal, renames = [], reduceInto }: FileJudgeOptions): FileJudge {
  const [usual, large] = [pLimit(AT_ONCE), pLimit(1)];
  const known = new Map<string, ReturnType<FileJudge['judge']>>();
  const names = new KnownNames(own, renames);
  const parts = reduceInto === undefined ? undefined : new EdgeParts(reduceInto);
  const judgeContentOf = (content: ProfileContent): FileJudgement => {
    try {
      const judging = judgeContent(content, own, names);
      const judgement = { profile: judging.profile, doubts: judging.doubts };
      return { judgement, ...(parts && { reduced: parts.add(judging) }) };
    } catch (error) {
      names.takeBack();
      throw error;
    }
  };
  let running = 0;
  const judgeNow = async (path: string) => {
    if (running++ === 0) keepNewObjectsFew(true);
    try {
      signal.throwIfAborted();
      const result = await usual(async () => {
        const content = await usualContent(path);
        if (content === undefined) return undefined;
        const judged = judgeContentOf(content);
        release(content.bytes);
        return judged;
      });
      return result ?? (await large(async () => judgeContentOf(await contentOf(await readCandidate(path)))));
    } catch (error) {
      return { error };
    } finally {
      if (--running === 0) keepNewObjectsFew(false);
    }
  };
  return {
    judge(path) {
      const judged = known.get(path) ?? judgeNow(path);
      known.set(path, judged);
      return judged;
    },
    parts: () => parts?.possible() ?? [],
  };
}

/**
 * Whether V8 leaves its space for new objects as small as it is. What a profile takes is used for a moment; with the space
 * at its full size, a process that judges a thousand of them holds 80 MiB more, and is no faster.
 */
function keepNewObjectsFew(few: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${few ? 1 : 2}`);
}

/**
 * Gives memory back at once that nothing refers to any more, where this Node can (21 and later): to the garbage collector a
 * profile is a small object, so that dozens of them wait for it.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  // What is small may share its memory with others.
  if (byteLength < 64 * 1024) return;
  (buffer as { transfer?(length: number): unknown }).transfer?.(0);
}

/** Undefined for a file that is larger unpacked than usual. @throws ExpectedError as `contentOf`. */
async function usualContent(path: string): Promise<ProfileContent | undefined> {
  // At once: through the thread pool, it takes several times as long as it takes the system.
  if (sizeOf(path) > USUAL_BYTES) return undefined;
  const file = readFileSync(path);
  if (sizeUnpacked(file) > USUAL_BYTES) return undefined;
  try {
    const content = await contentOf(file, USUAL_BYTES);
    if (content.bytes !== file) release(file);
    return content;
  } catch (error) {
    if (inflatedTooFar(error)) return undefined;
    throw error;
  }
}

async function readCandidate(path: string): Promise<Buffer> {
  sizeOf(path);
  return readFile(path);
}

/** @throws ExpectedError for what is no file (a pipe would never end) or too large to be a profile. */
function sizeOf(path: string): number {
  const found = statSync(path);
  if (!found.isFile() && !found.isDirectory())
    throw new ExpectedError('It is a pipe, socket or device.', { fix: 'Name a file.' });
  if (found.size > MAX_PROFILE_BYTES) throw tooLarge('It has', found.size);
  return found.size;
}
