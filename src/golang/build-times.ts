import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { type BuildRun, type BuiltSide, runBuild } from './build.ts';
import { lastLines } from './go.ts';

/** Seconds of one side's `go build`. */
export interface BuildTimes {
  /** With an empty build cache. */
  readonly cold?: number;
  /** With all of its packages in the cache: what linking takes. */
  readonly warm?: number;
}

export interface BuildTimesPair {
  readonly baseline: BuildTimes;
  readonly candidate: BuildTimes;
}

export interface BuildTimesOptions extends BuildRun {
  readonly baseline: BuiltSide;
  readonly candidate: BuiltSide;
  /** What one build may take; default: 10 minutes. */
  readonly limitMs?: number;
}

/** Links per side; the quickest counts, since disturbances only add time. */
const WARM_BUILDS = 3;

/**
 * Wall time of `go build` of each side: cold, with an empty build cache of its own but all modules downloaded; then
 * warm, with all packages in that cache, so that the program is only linked.
 * @returns no times, and a note, when a build takes too long.
 * @throws ExpectedError when a build fails; the signal's reason when aborted.
 */
export async function measureBuildTimes(
  options: BuildTimesOptions,
): Promise<{ times?: BuildTimesPair; findings: Finding[] }> {
  const { limitMs = 600_000 } = options;
  const times: BuildTimes[] = [];
  for (const side of [options.baseline, options.candidate]) {
    const words = side.kind === 'off' ? 'without PGO' : `with ${side.display}`;
    const cache = await mkdtemp(path.join(options.scratch, 'cold-cache-'));
    try {
      options.progress?.(`Timing a build with an empty cache, ${words}`);
      const seconds: number[] = [];
      for (let build = 0; build < 1 + WARM_BUILDS; build++) {
        const one = await timedBuild(options, side, cache, limitMs);
        if (one !== undefined) seconds.push(one);
        else if (build === 0) return { findings: [tooLong(words, limitMs)] };
      }
      const [cold, ...warm] = seconds;
      times.push({ cold, warm: Math.min(...warm) });
    } finally {
      await rm(cache, { recursive: true, force: true });
    }
  }
  const [baseline = {}, candidate = {}] = times;
  return { times: { baseline, candidate }, findings: [] };
}

/** Seconds; undefined when the limit ended it. */
async function timedBuild(
  options: BuildTimesOptions,
  side: BuiltSide,
  cache: string,
  limitMs: number,
): Promise<number | undefined> {
  const limit = AbortSignal.timeout(limitMs);
  const { go, signal = go.context.signal } = options;
  const either = AbortSignal.any(signal === undefined ? [limit] : [signal, limit]);
  const file = path.join(cache, `timed${go.exe}`);
  try {
    const { exitCode, output, seconds } = await runBuild({ ...options, signal: either }, side, file, {
      GOCACHE: cache,
    });
    if (exitCode === 0) return seconds;
    throw new ExpectedError(
      `${options.mainPackage.importPath} does not build with an empty build cache: ${lastLines(output, 5)}`,
      { fix: 'Leave `build-times` out of `evidence` if the program needs what is in the cache.' },
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) return undefined;
    throw error;
  } finally {
    // go would leave a program alone that is as it would link it.
    await rm(file, { force: true });
  }
}

function tooLong(words: string, limitMs: number): Finding {
  return {
    severity: 'note',
    message: `Build times are not known: a build with an empty cache, ${words}, took more than ${Math.round(limitMs / 1000)} seconds.`,
  };
}
