import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import { ExpectedError } from '../system/errors.ts';
import { inflatedTooFar, MAX_PROFILE_BYTES, sizeUnpacked, tooLarge } from '../profile/bytes.ts';
import { contentOf, type ProfileContent } from '../profile/content.ts';
import { KnownNames } from '../profile/known-names.ts';
import type { Rename } from '../profile/rename.ts';
import type { OwnCode } from '../profile/stale.ts';
import { type Judgement, judgeContent } from '../profile/validate.ts';
import { type EdgePart, EdgeParts } from './edge-parts.ts';

/** Judges files by themselves, each once, from when it is first asked for. */
export interface FileJudge {
  /** Never rejects: its caller may come later, or never. */
  judge(path: string): Promise<FileJudgement>;
  /** Sums of what was judged so far, and that nothing was wrong with; none where nobody asked for them. */
  parts(): readonly EdgePart[];
}

export type FileJudgement = Judgement | { readonly error: unknown };

interface Asked {
  readonly path: string;
  answer(judgement: FileJudgement | Promise<FileJudgement>): void;
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
  keepGarbageLittle();
  const large = pLimit(1);
  const known = new Map<string, Promise<FileJudgement>>();
  // No function for each, that would be there until its file's turn comes: with ten thousand, that is as much as all the rest.
  const waiting = new Set<Asked>();
  const names = new KnownNames(own, renames);
  const parts = reduceInto === undefined ? undefined : new EdgeParts(reduceInto);
  const judgeContentOf = (content: ProfileContent): Judgement => {
    names.begin();
    try {
      const judging = judgeContent(content, own, names);
      parts?.add(judging);
      return { profile: judging.profile, doubts: judging.doubts };
    } catch (error) {
      names.takeBack();
      throw error;
    }
  };
  /** Undefined for a large file. */
  const judgeUsual = async (path: string): Promise<FileJudgement | undefined> => {
    try {
      signal.throwIfAborted();
      const content = await usualContent(path);
      if (content === undefined) return undefined;
      const judgement = judgeContentOf(content);
      release(content.bytes);
      return judgement;
    } catch (error) {
      return failure(error);
    }
  };
  const judgeLarge = async (path: string): Promise<FileJudgement> => {
    try {
      signal.throwIfAborted();
      return judgeContentOf(await contentOf(await readCandidate(path)));
    } catch (error) {
      return failure(error);
    }
  };
  let running = 0;
  const work = async (): Promise<void> => {
    running++;
    for (const asked of waiting) {
      waiting.delete(asked);
      asked.answer((await judgeUsual(asked.path)) ?? large(() => judgeLarge(asked.path)));
    }
    running--;
  };
  return {
    judge(path) {
      putTogether(path);
      const before = known.get(path);
      if (before !== undefined) return before;
      const judged = new Promise<FileJudgement>((answer) => waiting.add({ path, answer }));
      known.set(path, judged);
      if (running < AT_ONCE) void work();
      return judged;
    },
    parts: () => parts?.possible() ?? [],
  };
}

/** An error whose stack is text: before somebody reads it, V8 holds all that the functions on it refer to, such as the profile. */
function failure(error: unknown): { readonly error: unknown } {
  for (let one = error; one instanceof Error; one = one.cause) String(one.stack);
  return { error };
}

/**
 * What `resolve` and `join` make is in pieces to V8, one for each folder, until somebody needs it in one: half a KB, with ten
 * thousand paths as much as all that is known of the profiles. As a number, which it is not, it is needed in one.
 */
function putTogether(text: string): void {
  Number(text);
}

/**
 * Tells V8 to look for garbage early, from now on. What a profile takes is used for a moment. With the space for new objects at
 * its full size, a process that judges a thousand of them holds 80 MiB more, and is no faster. And of each profile, some 4 KB of
 * garbage outlive that space (streams of zlib, for the most part), which V8 would leave there until they are tens of MB.
 */
function keepGarbageLittle(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--optimize-for-size');
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
