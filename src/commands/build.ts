import { join } from 'node:path';
import {
  binaryNames,
  CHECKSUMS,
  clearPlace,
  keepBinaries,
  leftByBuild,
  type MadePair,
  platformEnvironment,
  platformName,
  prebuilt,
  type ReleaseBinary,
  releaseBinary,
  requireApart,
  writeChecksums,
} from '../golang/binaries.ts';
import { checkBuildFlags, makePair } from '../golang/build.ts';
import { hostPlatform } from '../golang/go.ts';
import type { Report } from '../report/report.ts';
import type { Platform } from '../settings/config.ts';
import { UsageError } from '../system/errors.ts';
import { type GrowingReport, orElse, type Run } from '../work.ts';
import { buildSide, nonDefaultSettings } from './compare.ts';
import type { BuildSides } from './measure.ts';
import { findProgram, introduce, type Program } from './program.ts';

/**
 * `build`: both binaries, for this machine or for each platform, verified and with their checksums; nothing is measured. They are
 * built in a temporary folder and moved into place together; if any fails, none is there, not even those of an earlier build.
 */
export async function build(run: Run, report: GrowingReport): Promise<void> {
  const { config, outputDirectory } = run;
  const named = [config.baseline, config.candidate];
  const spared = named.flatMap((side) => (side.kind === 'path' ? [side.path] : []));
  await clearPlace(outputDirectory, await leftByBuild(outputDirectory), spared);
  const { program, sides } = await prepare(run, report);
  const platforms = config.platforms.length === 0 ? [undefined] : config.platforms;
  const names = platforms.map((platform) => binaryNames(program.main.name, platform, program.go.exe));
  for (const pair of names) await requireApart(outputDirectory, pair, { ...sides });
  const own = [CHECKSUMS, ...names.flatMap((pair) => Object.values(pair))];
  const clear = () => clearPlace(outputDirectory, own, prebuilt(Object.values(sides)));
  await clear();
  const built: Built[] = [];
  for (const platform of platforms) built.push(await buildFor(run, program, sides, platform));
  try {
    report.add(await moveIntoPlace(run, program, built));
  } catch (error) {
    await clear().catch(() => {});
    throw error;
  }
}

/** All that can be wrong before the names of the binaries are known. */
async function prepare(run: Run, report: GrowingReport): Promise<{ program: Program; sides: BuildSides }> {
  const { config } = run;
  checkBuildFlags(config.buildFlags);
  const program = await findProgramFor(run, config.platforms[0]);
  introduce(run, report, program);
  const sides = {
    baseline: await buildSide(config.baseline, run, program),
    candidate: await buildSide(config.candidate, run, program),
  };
  const binary = Object.values(sides).find((side) => side.kind === 'binary');
  if (binary !== undefined && config.platforms.length > 0) {
    throw new UsageError(`platforms: ${binary.display} is a binary, which is for one platform only.`, {
      fix: 'Name a profile, or leave `platforms` out.',
    });
  }
  report.add({ settings: nonDefaultSettings(config) });
  return { program, sides };
}

/** The program as the first platform's build sees it: it may be for another system than this machine's. */
async function findProgramFor(run: Run, platform: Platform | undefined): Promise<Program> {
  const { config, host } = run;
  if (platform === undefined) return findProgram(run);
  const env = { ...host.env, ...platformEnvironment(platform, config.cgo) };
  // Without cgo, nothing of it may be left there; the build says why.
  const found: Promise<Program | undefined> = findProgram({ ...run, host: { ...host, env } });
  const program = (await orElse(run, found, () => undefined)) ?? (await findProgram(run));
  // Each platform's build adds its own environment.
  const context = { cwd: config.workingDirectory, env: host.env, signal: host.signal };
  return { ...program, go: { ...program.go, context } };
}

/** One platform's two binaries, still where they were built. */
interface Built {
  readonly platform?: Platform;
  readonly pair: MadePair;
  readonly directory: string;
}

async function buildFor(
  { config, host, scratch }: Run,
  { go, main }: Program,
  sides: BuildSides,
  platform: Platform | undefined,
): Promise<Built> {
  const folder = join(scratch, 'build');
  const directory = join(folder, platform === undefined ? 'pair' : platformName(platform));
  const { buildFlags: flags, cgo, ownBuild: own } = config;
  const { signal, progress } = host;
  const options = {
    go,
    mainPackage: main,
    ...sides,
    flags,
    platform,
    cgo,
    own,
    scratch: folder,
    signal,
    progress,
  };
  return { platform, pair: await makePair(options, directory), directory };
}

async function moveIntoPlace(
  { config, host, outputDirectory }: Run,
  { go }: Program,
  built: readonly Built[],
): Promise<Pick<Report, 'build' | 'binaries' | 'checksums'>> {
  const binaries: ReleaseBinary[] = [];
  let shown: Report['build'];
  const own = await hostPlatform(go.context);
  for (const { platform, pair, directory } of built) {
    host.signal.throwIfAborted();
    const kept = await keepBinaries(pair, directory, outputDirectory);
    const name = platform && platformName(platform);
    // The next step runs the one for this machine.
    if (shown === undefined || name === own) shown = kept;
    for (const side of ['candidate', 'baseline'] as const) {
      if (config[side].kind === 'path' && kept[side].seconds === 0) continue;
      const made = { ...pair[side], binary: kept[side] };
      binaries.push(releaseBinary(made, side === 'candidate' ? 'pgo' : 'baseline', name));
    }
  }
  if (binaries.length === 0) return { build: shown };
  return { build: shown, binaries, checksums: await writeChecksums(outputDirectory, binaries) };
}
