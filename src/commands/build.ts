import {
  leftByBuild,
  type MadePair,
  platformEnvironment,
  platformName,
  releaseBinary,
  writeChecksums,
} from '../golang/binaries.ts';
import { buildPairs, checkBuildFlags, clearPlace } from '../golang/build.ts';
import { goOutput } from '../golang/go.ts';
import type { Platform } from '../golang/platforms.ts';
import { UsageError } from '../system/errors.ts';
import { realPlace } from '../system/files.ts';
import { contextOf, orElse, type ReportParts, type Run } from '../work.ts';
import { buildSides } from './compare.ts';
import { nonDefaultSettings } from './measure.ts';
import { buildOptions, findProgram, introduce, type Program, requireNamedProfiles } from './program.ts';

/**
 * Runs `build`, which builds and verifies both binaries for this machine or for each platform, and writes their checksums. `build` measures
 * nothing. The binaries are built in a temporary folder and moved into the output folder together. If a build fails, the output folder has
 * no binaries, because even the binaries of an earlier build are removed.
 */
export async function* build(run: Run): ReportParts {
  const { config, outputDirectory } = run;
  const named = [config.baseline, config.candidate];
  const spared = named.flatMap((side) => (side.kind === 'path' ? [realPlace(side.path)] : []));
  const left = (await leftByBuild(outputDirectory)).filter((file) => !spared.includes(realPlace(file)));
  await clearPlace(outputDirectory, left);
  // The settings are checked before the long work, so that a mistake is reported early.
  checkBuildFlags(config.buildFlags);
  requireNamedProfiles(run);
  const program = await findProgramFor(run, config.buildPlatforms[0]);
  yield introduce(run, program);
  const sides = await buildSides(run, program);
  const binary = Object.values(sides).find((side) => side.kind === 'binary');
  if (binary !== undefined && config.buildPlatforms.length > 0)
    throw new UsageError(`platforms: ${binary.display} is a binary, which runs on one platform only.`, {
      fix: 'Name a profile, or leave `platforms` out.',
    });
  yield { settings: nonDefaultSettings(config, sides) };
  const platforms = config.buildPlatforms.length === 0 ? [undefined] : config.buildPlatforms;
  const options = { ...buildOptions(run, program, 'build'), ...sides, cgo: config.cgo, outputDirectory };
  const pairs = await buildPairs(options, platforms);
  const printed = await goOutput(['env', 'GOHOSTOS', 'GOHOSTARCH'], program.go.context);
  const own = printed.trim().split(/\s+/).join('/');
  const names = platforms.map((platform) => platform && platformName(platform));
  // The report's `build` names the binary for this machine, because the next step of a job runs this binary.
  const { baseline, candidate } = (pairs[names.indexOf(own)] ?? pairs[0]) as MadePair;
  yield { build: { baseline: baseline.binary, candidate: candidate.binary } };
  const binaries = pairs.flatMap((pair, at) =>
    (['candidate', 'baseline'] as const)
      .filter((side) => sides[side].kind !== 'binary')
      .map((side) => releaseBinary(pair[side], side === 'candidate' ? 'pgo' : 'baseline', names[at])),
  );
  if (binaries.length > 0) yield { binaries, checksums: await writeChecksums(outputDirectory, binaries) };
}

/** Finds the program with the environment of the first platform, because the program may not build for the system of this machine. */
async function findProgramFor(run: Run, platform: Platform | undefined): Promise<Program> {
  const { config, host } = run;
  if (platform === undefined) return findProgram(run);
  const env = { ...host.env, ...platformEnvironment(platform, config.cgo) };
  // Without cgo, the package may have no Go files for the first platform. The build reports a package without Go files later.
  const found: Promise<Program | undefined> = findProgram({ ...run, host: { ...host, env } });
  const program = (await orElse(run, found, () => undefined)) ?? (await findProgram(run));
  // Leave out the variables of the first platform, because the build for each platform adds its own variables.
  return { ...program, go: { ...program.go, context: contextOf(run) } };
}
