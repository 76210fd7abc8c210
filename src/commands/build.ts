import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKSUMS, type ReleaseBinary, releaseBinary, writeChecksums } from '../build/binaries.ts';
import { type BuildSide, type MadePair, makePair, type PairOptions } from '../build/build.ts';
import { type Elsewhere, goElsewhere } from '../build/elsewhere.ts';
import { checkBuildFlags, requireTrimmed } from '../build/flags.ts';
import { clearPlace, keepBinary, prebuilt, requireApart } from '../build/keep-binary.ts';
import { hostPlatform, requireKnownPlatforms } from '../build/known-platforms.ts';
import { leftByBuild } from '../build/left-by-build.ts';
import { binaryNames, type PairNames, platformEnvironment, platformName } from '../build/platform.ts';
import { requireReproducible } from '../build/reproduce.ts';
import type { Platform } from '../config/platforms.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import { findProgram } from './program.ts';
import { buildSide } from './sides.ts';
import { toldSettings } from './told-settings.ts';

/** One platform's two binaries, still where they were built. */
interface BuiltFor {
  readonly platform?: Platform;
  readonly pair: MadePair;
  readonly directory: string;
}

/**
 * `build`: both binaries, for this machine or for each platform, verified and with their checksums; nothing measured. Either all
 * of them are in the output folder at the end, or none, not even those of the build before.
 */
export async function buildOnly(job: Job): Promise<void> {
  const { outputDirectory } = job;
  const { program, baseline, candidate } = await prepare(job).catch(async (error: unknown) => {
    const spared = [job.config.baseline, job.config.candidate].flatMap((side) =>
      side.kind === 'path' ? [side.path] : [],
    );
    await clearPlace(outputDirectory, await leftByBuild(outputDirectory), spared).catch(() => {});
    throw error;
  });
  const names = namesOf(job, program);
  for (const pair of names) await requireApart(outputDirectory, pair, { baseline, candidate });
  const own = [CHECKSUMS, ...names.flatMap((pair) => Object.values(pair))];
  const clear = () => clearPlace(outputDirectory, own, prebuilt([baseline, candidate]));
  await clear();
  const built = await buildEach(job, program, baseline, candidate);
  if (job.config.reproducible) warnOfChangedTree(job, built);
  try {
    await keepAll(job, program, built);
  } catch (error) {
    await clear().catch(() => {});
    throw error;
  }
}

interface Prepared {
  readonly program: Program;
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
}

/** All that can be wrong before the names of the binaries are known. */
async function prepare(job: Job): Promise<Prepared> {
  const { config, report } = job;
  requireSettings(job);
  const program = await findProgramFor(job, config.platforms[0]);
  const baseline = await buildSide(config.baseline, job, program);
  const candidate = await buildSide(config.candidate, job, program);
  requireNoBinary(job, baseline, candidate);
  const settings = toldSettings(config, job.command);
  if (Object.keys(settings).length > 0) report.settings = settings;
  return { program, baseline, candidate };
}

/** @throws UsageError before anything is built. */
function requireSettings({ config }: Job): void {
  checkBuildFlags(config.buildFlags);
  if (config.reproducible) requireTrimmed(config.buildFlags);
}

/** As the first platform's build sees it: a program may be for another system than this machine's. */
async function findProgramFor(job: Job, platform: Platform | undefined): Promise<Program> {
  const { config, host } = job;
  if (platform === undefined) return findProgram(job);
  const context = { cwd: config.workingDirectory, env: host.env, signal: host.signal };
  await requireKnownPlatforms(config.platforms, config.cgo, context);
  const env = { ...host.env, ...platformEnvironment(platform, config.cgo) };
  const program = await findProgram({ ...job, host: { ...host, env } }).catch((error: unknown) => {
    host.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    // There, nothing of it may be left without cgo; why is said when it is built.
    return findProgram(job);
  });
  // Each platform's build adds its own.
  return { ...program, go: { ...program.go, context } };
}

function requireNoBinary({ config }: Job, ...sides: readonly BuildSide[]): void {
  const prebuilt = sides.find((side) => side.kind === 'binary');
  if (prebuilt === undefined || config.platforms.length === 0) return;
  throw new UsageError(`platforms: ${prebuilt.display} is a binary, which is for one platform only.`, {
    fix: 'Name a profile, or leave `platforms` out.',
  });
}

function namesOf({ config }: Job, { main, go }: Program): PairNames[] {
  return wanted(config.platforms).map((platform) => binaryNames(main.name, platform, go.exe));
}

/** Without platforms, one build for what Go builds for by itself. */
function wanted(platforms: readonly Platform[]): readonly (Platform | undefined)[] {
  return platforms.length === 0 ? [undefined] : platforms;
}

async function buildEach(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<BuiltFor[]> {
  const { config, host } = job;
  const scratch = join(job.scratch, 'build');
  const built: BuiltFor[] = [];
  await using elsewhere = await elsewhereOf(job, program, scratch);
  for (const [i, platform] of wanted(config.platforms).entries()) {
    const directory = join(scratch, `pair-${i}`);
    const options: PairOptions = {
      go: program.go,
      mainPackage: program.main,
      baseline,
      candidate,
      flags: config.buildFlags,
      reproducible: config.reproducible,
      scratch,
      signal: host.signal,
      progress: (line) => host.progress(line),
      ...(platform && { platform }),
      ...(config.cgo !== undefined && { cgo: config.cgo }),
    };
    const pair = await makePair(options, directory);
    if (elsewhere !== undefined) await requireReproducible(options, pair, elsewhere);
    built.push({ pair, directory, ...(platform && { platform }) });
  }
  return built;
}

async function elsewhereOf(job: Job, { go }: Program, scratch: string): Promise<Elsewhere | undefined> {
  return job.config.reproducible ? goElsewhere(go, scratch) : undefined;
}

/** The binaries record the commit and whether there was more: somebody who checks the commit out gets other ones. */
function warnOfChangedTree(job: Job, built: readonly BuiltFor[]): void {
  const changed = built.some(({ pair }) => pair.candidate.info.settings.get('vcs.modified') === 'true');
  if (!changed) return;
  addFindings(job, [
    {
      severity: 'warning',
      message:
        'The work tree has changes that are not committed, and the binaries record it (`vcs.modified=true`): a build of the commit alone gives other bytes.',
      fix: 'Commit or ignore what `git status` lists, or add `-buildvcs=false` to `build-flags`.',
    },
  ]);
}

async function keepAll(job: Job, program: Program, built: readonly BuiltFor[]): Promise<void> {
  const { config, outputDirectory, report } = job;
  const binaries: ReleaseBinary[] = [];
  let shown: Job['report']['build'];
  const host = await hostPlatform(program.go.context);
  for (const { platform, pair, directory } of built) {
    job.host.signal.throwIfAborted();
    const kept = {
      baseline: await keepBinary(pair.baseline.binary, directory, outputDirectory),
      candidate: await keepBinary(pair.candidate.binary, directory, outputDirectory),
    };
    const name = platform && platformName(platform);
    // Whoever runs one of the two next runs it here.
    if (shown === undefined || name === host) shown = kept;
    for (const side of ['candidate', 'baseline'] as const) {
      if (config[side].kind === 'path' && kept[side].seconds === 0) continue;
      const facts = { reproduced: config.reproducible, ...(name !== undefined && { platform: name }) };
      const made = { ...pair[side], binary: kept[side] };
      binaries.push(releaseBinary(made, side === 'candidate' ? 'pgo' : 'baseline', facts));
    }
  }
  await rm(join(job.scratch, 'build'), { recursive: true, force: true, maxRetries: 5 });
  const checksums = binaries.length === 0 ? undefined : await writeChecksums(outputDirectory, binaries);
  if (shown !== undefined) report.build = shown;
  if (checksums === undefined) return;
  report.binaries = binaries;
  report.checksums = checksums;
}
