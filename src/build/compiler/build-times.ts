import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { lastLines, runGo } from '../../go.ts';
import { type BuildSide, buildContext, pgoFlag } from '../build.ts';
import type { BuildTimes } from './compiler-evidence.ts';
import type { DiagnosticsOptions } from './diagnostics-build.ts';

export interface BuildTimesPair {
  readonly baseline: BuildTimes;
  readonly candidate: BuildTimes;
}

type Built = Extract<BuildSide, { kind: 'off' | 'profile' }>;

export interface BuildTimesOptions extends DiagnosticsOptions {
  readonly baseline: Built;
  readonly candidate: Built;
  readonly progress?: (line: string) => void;
  /** What one build may take; default: 10 minutes. */
  readonly limitMs?: number;
}

const LIMIT_MS = 600_000;
/** A second build of each with an empty cache is made, in the opposite order, if the first ones took no longer together. */
const REPEATED_SECONDS = 120;
/** Links per side. */
const WARM_BUILDS = 3;

interface Timing {
  readonly side: Built;
  /** The build cache of its own. */
  readonly cache: string;
  // The quickest counts: what disturbs only adds.
  cold: number;
  warm: number;
}

/**
 * Wall time of `go build` of each side: cold, with an empty build cache of its own but all modules downloaded; then
 * warm, with all packages in that cache, so that the program is only linked. Both sides take turns at being the first.
 * @returns no times, and a note, when a build takes too long.
 * @throws ExpectedError when a build fails; the signal's reason when aborted.
 */
export async function measureBuildTimes(
  options: BuildTimesOptions,
): Promise<{ times?: BuildTimesPair; findings: Finding[] }> {
  const baseline = await timing(options, options.baseline);
  const candidate = await timing(options, options.candidate);
  const turns: [Timing, Timing][] = [
    [baseline, candidate],
    [candidate, baseline],
  ];
  try {
    for (const turn of turns) {
      if (baseline.cold + candidate.cold > REPEATED_SECONDS && candidate.cold < Infinity) break;
      for (const one of turn) {
        options.progress?.(`Timing a build with an empty cache, ${inWords(one.side)}`);
        await rm(one.cache, { recursive: true, force: true });
        const seconds = await timedBuild(options, one);
        if (seconds === undefined) return { findings: [tooLong(one.side, options.limitMs)] };
        one.cold = Math.min(one.cold, seconds);
      }
    }
    options.progress?.('Timing builds with everything in the cache');
    for (let round = 0; round < WARM_BUILDS; round++) {
      for (const one of turns[round % 2] ?? []) {
        one.warm = Math.min(one.warm, (await timedBuild(options, one)) ?? one.warm);
      }
    }
  } finally {
    for (const { cache } of [baseline, candidate]) await rm(cache, { recursive: true, force: true });
  }
  const times = ({ cold, warm }: Timing): BuildTimes => ({ cold, warm });
  return { times: { baseline: times(baseline), candidate: times(candidate) }, findings: [] };
}

async function timing({ scratch }: BuildTimesOptions, side: Built): Promise<Timing> {
  const cache = await mkdtemp(path.join(scratch, 'cold-cache-'));
  return { side, cache, cold: Infinity, warm: Infinity };
}

/** Seconds; undefined when the limit ended it. */
async function timedBuild(options: BuildTimesOptions, { side, cache }: Timing): Promise<number | undefined> {
  const { go, scratch, flags, mainPackage, signal = go.context.signal } = options;
  const limit = AbortSignal.timeout(options.limitMs ?? LIMIT_MS);
  const context = buildContext(go, scratch, signal === undefined ? limit : AbortSignal.any([signal, limit]));
  const file = path.join(scratch, `timed${go.exe}`);
  // go leaves a program alone that is as it would link it.
  await rm(file, { force: true });
  const args = ['build', ...flags, pgoFlag(side), '-o', file, '--', mainPackage.importPath];
  const started = performance.now();
  try {
    const { exitCode, stderr } = await runGo(args, { ...context, env: { ...context.env, GOCACHE: cache } });
    const seconds = (performance.now() - started) / 1000;
    if (exitCode === 0) return seconds;
    throw new ExpectedError(
      `${mainPackage.importPath} does not build with an empty build cache: ${lastLines(stderr, 5)}`,
      { fix: 'Leave `build-times` out of `evidence` if the program needs what is in the cache.' },
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.aborted) return undefined;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

function tooLong(side: Built, limitMs = LIMIT_MS): Finding {
  return {
    severity: 'note',
    message: `Build times are not known: a build with an empty cache, ${inWords(side)}, took more than ${Math.round(limitMs / 1000)} seconds.`,
  };
}

function inWords(side: Built): string {
  return side.kind === 'off' ? 'without PGO' : `with ${side.display}`;
}
