import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import type { BuiltSide, Sides } from './binaries.ts';
import { type BuildRun, runBuild } from './build.ts';
import { lastLines } from './go.ts';

/** Seconds of one side's `go build`. */
export interface BuildTimes {
  /** With an empty build cache. */
  readonly cold?: number;
  /** With all of its packages in the cache: what linking takes. */
  readonly warm?: number;
}

/** Links per side; the quickest counts, since disturbances only add time. */
const WARM_BUILDS = 3;

/** Of each side: cold, with an empty build cache and all modules downloaded; warm, with all packages cached: the linking. */
export async function measureBuildTimes(options: BuildRun & Sides<BuiltSide>): Promise<Sides<BuildTimes>> {
  return {
    baseline: await timesOf(options, options.baseline),
    candidate: await timesOf(options, options.candidate),
  };
}

async function timesOf(options: BuildRun, side: BuiltSide): Promise<BuildTimes> {
  const { go, mainPackage, scratch, progress } = options;
  progress?.(
    `Timing a build with an empty cache, ${side.kind === 'off' ? 'without PGO' : `with ${side.display}`}`,
  );
  const cache = await mkdtemp(path.join(scratch, 'cold-cache-'));
  const file = path.join(cache, `timed${go.exe}`);
  try {
    const times: number[] = [];
    while (times.length <= WARM_BUILDS) {
      // go would leave a program alone that is as it would link it.
      await rm(file, { force: true });
      const { exitCode, output, seconds } = await runBuild(options, side, file, { GOCACHE: cache });
      if (exitCode !== 0)
        throw new ExpectedError(
          `${mainPackage.importPath} does not build with an empty build cache: ${lastLines(output, 5)}`,
          { fix: 'Leave `build-times` out of `evidence` if the program needs what is in the cache.' },
        );
      times.push(seconds);
    }
    const [cold, ...warm] = times;
    return { cold, warm: Math.min(...warm) };
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
}
