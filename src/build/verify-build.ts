import path from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import type { BuildSide, PairOptions } from './build.ts';
import { sideInWords } from './build-failure.ts';
import { type BuildInfo, differingSettings } from './build-info.ts';
import { platformEnvironment, platformName } from './platform.ts';

/** @throws ExpectedError when the build does not record the profile it was to be built with. */
export function requireProfileSetting(info: BuildInfo, side: BuildSide, name: string): void {
  const recorded = info.settings.get('-pgo');
  // With -trimpath, Go records the file's name only.
  const wanted = side.kind === 'profile' ? path.basename(side.path) : undefined;
  if ((recorded && path.basename(recorded)) === wanted) return;
  throw new ExpectedError(
    `${name} should have been built ${sideInWords(side)}, but it records ${recorded === undefined ? 'no -pgo' : `-pgo=${recorded}`}.`,
    {
      fix: 'Check that no entry of `build-flags` takes the next argument as its value, such as a bare `-tags`.',
    },
  );
}

/** @throws ExpectedError when the build records another platform, variant or cgo than was asked for. */
export function requirePlatformSettings(info: BuildInfo, { platform, cgo }: PairOptions, name: string): void {
  for (const [variable, wanted] of Object.entries(platformEnvironment(platform, cgo))) {
    const recorded = info.settings.get(variable);
    if (recorded === wanted) continue;
    const where = platform === undefined ? '' : ` for ${platformName(platform)}`;
    throw new ExpectedError(
      `${name} should have been built${where} with ${variable}=${wanted}, but it records ${recorded === undefined ? `no ${variable}` : `${variable}=${recorded}`}.`,
      { fix: `Check that this Go knows ${variable}; ${info.goVersion} built it.` },
    );
  }
}

/** Two builds that differ in more than the profile cannot show what the profile does. */
export function requireSameSettings(options: PairOptions, baseline: BuildInfo, candidate: BuildInfo): void {
  // Whoever compares a binary of their own may well compare flags or Go versions.
  if (options.baseline.kind === 'binary' || options.candidate.kind === 'binary') return;
  const differing = differingSettings(baseline, candidate);
  if (differing.length > 0) {
    throw new ExpectedError(`The two builds differ in more than the profile: ${differing.join(', ')}.`, {
      fix: 'Keep the environment and the `go env` configuration still while building.',
    });
  }
}
