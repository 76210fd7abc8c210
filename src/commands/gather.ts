import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Archive } from '../collect/archive.ts';
import { collectAll } from '../collect/collect.ts';
import type { UnderLoad } from '../compare/workload/load-settings.ts';
import { placed, usesBinary, whileUnderLoad } from '../compare/workload/serve.ts';
import type { BuiltSide } from '../golang/binaries.ts';
import { COMPILER_LINES, checkBuildFlags, runBuild } from '../golang/build.ts';
import { askAhead, type GoToolchain, lastLines, pprofCommand } from '../golang/go.ts';
import { type MainPackage, ownCodeOf } from '../golang/program.ts';
import { isThisMachine } from '../net/addresses.ts';
import { type Decision, decide } from '../profile/decide.ts';
import { type Merged, type MergedProfile, mergeAccepted } from '../profile/merge.ts';
import type { OwnCode } from '../profile/names.ts';
import { loadComment } from '../profile/training.ts';
import { type EdgePart, ofWantedBuild, type ValidFile, validateAll, validator } from '../profile/validate.ts';
import { type RepairedEdges, repairForMerge } from '../repair/rewrite.ts';
import type { ProfileFacts, SourceReport } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import type { Source } from '../settings/sources.ts';
import { secretsIn, secretsInCommand } from '../system/credentials.ts';
import { ExpectedError, type Finding, Rejected, UsageError, warning } from '../system/errors.ts';
import { replaceFile } from '../system/files.ts';
import { count, share, totalOf } from '../system/format.ts';
import { collectingOf, orElse, type ProgramConfig, type Run } from '../work.ts';
import { factsOfMerged } from './files.ts';
import { buildOptions, findProgram, type Program } from './program.ts';
import { matchToday, readSourceAhead } from './repair.ts';

/**
 * The steps of `refresh` and `collect` from the sources to the decision. For example, three sources deliver 12 profiles:
 *
 * 1. `collectProfiles` asks all sources at the same time, and validates each profile that arrives. In this example, 11 profiles are
 *    accepted and one profile is rejected.
 * 2. `mergeCollected` checks that 11 profiles are enough (`min-profiles`, `max-failures`), and merges the 11 profiles.
 * 3. `keepMerged` writes the merged profile into the output folder, and `archiveMerged` writes the merged profile into the archive.
 * 4. `decideOn` compares the merged profile with the committed profile, and decides `keep`, `update` or `reject`.
 */

/** The profiles that the sources delivered, and the findings about them. */
export interface Collected {
  readonly sources: readonly SourceReport[];
  readonly findings: readonly Finding[];
  /** The profiles that passed validation. */
  readonly accepted: readonly ValidFile[];
  /** The number of failed attempts and of rejected profiles. */
  readonly failed: number;
  /** The sums of the call edges of accepted profiles, which were computed while other sources were still answering. */
  readonly parts: readonly EdgePart[];
  /** The path of the pprof tool; empty if a merge does not need the tool. */
  readonly pprof: string;
}

/** The program for which profiles are collected. */
export interface Subject {
  readonly go: GoToolchain;
  /** The main package of the program; undefined if the module has several programs, and the settings do not name one. */
  readonly main?: MainPackage;
  /** The code of the module; if it is undefined, `collectProfiles` reads it. */
  readonly own?: OwnCode;
}

/** Collects profiles from all sources, under load if the settings have a load, and validates them. */
export async function collectProfiles(run: Run, { go, main, own: known }: Subject): Promise<Collected> {
  const { config, host, scratch } = run;
  requireSources(config);
  const own = known ?? (await ownCodeOf(go, main, config.buildFlags));
  // Slow work on this machine begins while other machines are profiled. For example, since Go 1.25, Go builds pprof when it is first used.
  const ahead = config.underLoad ? undefined : go.context;
  await using pprof = ahead && askAhead(ahead, pprofCommand);
  await using source =
    ahead && main && askAhead(ahead, (context) => readSourceAhead(run, { go, main }, context));
  // Each profile is validated and summed as soon as it arrives, while slower endpoints still answer.
  const reduceInto = config.compact === 'none' ? undefined : join(scratch, 'parts');
  const validation = validator({ own, signal: host.signal, renames: config.renames, reduceInto });
  const { value: collected, findings: aboutLoad } = await whileLoaded(run, (signal) =>
    collectAll(config.sources, {
      ...collectingOf(run, scratch),
      signal,
      arrived: ({ path }) => void validation.validate(path),
      concurrency: config.concurrency,
    }),
  );
  const candidates = collected.flatMap(({ source, files }, entry) =>
    files.map((file) => ({ ...file, entry, source: source.label, weight: source.weight })),
  );
  const all = await validateAll(candidates, own, host.signal, validation);
  // Profiles of several builds are accepted if tests were profiled, because each package has its own test binary.
  const isAsUsual = config.runsTests && config.buildId === 'any';
  const { accepted, rejected, findings: aboutFiles } = isAsUsual ? all : ofWantedBuild(all, config.buildId);
  const sources = collected.map(({ source, findings }, entry): SourceReport => {
    const about = aboutFiles.filter((one) => one.entry === entry).map(({ finding }) => finding);
    return {
      source: source.label,
      kind: source.kind,
      weight: source.weight === 1 ? undefined : source.weight,
      collected: accepted.filter((one) => one.entry === entry).length,
      findings: [...findings, ...about],
    };
  });
  const isMerge = accepted.length > 1 || config.carryOver > 0;
  // Wait until the program's source code is read. If reading fails, the merge reports the error.
  await source?.answer.catch(() => {});
  const aboutSources = collected.flatMap(({ findings }) => findings);
  return {
    sources,
    findings: [...aboutLoad, ...aboutSources, ...aboutFiles.map(({ finding }) => finding)],
    accepted,
    failed: rejected + totalOf(collected, ({ failures }) => failures),
    parts: validation.parts(),
    pprof: isMerge ? await (pprof?.answer ?? pprofCommand(go.context)) : '',
  };
}

/** Checks that the settings name a source. @throws UsageError if the settings name no source. */
export function requireSources({ sources, configFile }: Config): void {
  if (sources.length > 0) return;
  throw new UsageError('No source of CPU profiles is set.', {
    fix:
      configFile === undefined
        ? 'Run `npx go-pgo@1 init` to set up sources. Or name a source with `--source http://127.0.0.1:6060`, or with `- http://10.0.0.7:6060` below `sources` in a workflow or in `.github/pgo.yml`.'
        : `Name one in ${configFile}, such as \`- http://10.0.0.7:6060\` below \`sources\`, or with \`--source http://127.0.0.1:6060\`.`,
  });
}

/**
 * Merges the collected profiles.
 * @param committed the committed profile. The setting `carry-over` adds a part of the committed profile's weight to the merge.
 * @throws Rejected if there are fewer profiles than `min-profiles`, fewer samples than `min-samples`, or more failures than
 * `max-failures` allows.
 */
export async function mergeCollected(
  run: Run,
  { go, main }: Subject,
  collected: Collected,
  committed?: Uint8Array,
): Promise<Merged> {
  const { config, host, scratch } = run;
  requireEnough(config, collected);
  const { accepted, parts, pprof, sources } = collected;
  host.progress(`Merging ${count(accepted.length, 'profile')} …`);
  const unmatched = new Map<string, Finding>();
  const merged = await mergeAccepted(accepted, {
    settings: config,
    required: config,
    goVersion: go.version,
    committed,
    carryOver: config.carryOver,
    pprof,
    scratch,
    env: host.env,
    signal: host.signal,
    parts,
    provenance: {
      program: main?.importPath ?? go.modulePath,
      goVersion: go.version,
      sources,
      load: recordedUnder(config, sources),
    },
    repair:
      main &&
      repairForMerge({ ...config, minDrift: isOfThisTree(config) ? Infinity : config.minDrift }, (edges) =>
        orElse<RepairedEdges | undefined>(run, matchToday(run, { go, main }, edges), ({ message, fix }) => {
          const what = 'Profiles of older code could not be matched to today’s source';
          unmatched.set(message, warning(`${what}: ${message}`, fix));
          return undefined;
        }),
      ),
  });
  return { ...merged, findings: [...merged.findings, ...unmatched.values()] };
}

/**
 * Returns the comment for a profile that was recorded under the configured load; undefined for all other profiles. A profile counts as
 * recorded under the load if a source on this machine recorded it while the load ran. If the load is a program that ends, the profile
 * counts if the command of a source names the same files as the load.
 */
function recordedUnder(
  { underLoad, sources }: ProgramConfig,
  reports: readonly SourceReport[],
): string | undefined {
  const load = underLoad?.program ?? underLoad?.load;
  if (load === undefined) return undefined;
  const words = (text: string) => text.split(/[\s'"]+/).filter(Boolean);
  const files = words(load).filter((word) => !/^[-$]/.test(word));
  const isUnderLoad = (source: Source) => {
    // A command that profiles a service on this machine profiles the service under load.
    if (source.kind === 'command' && underLoad?.program === undefined)
      return /\b(?:localhost|127\.0\.0\.1)\b|\[::1\]|\$\{?PORT\b/.test(source.command);
    if (source.kind === 'command')
      return files.length > 0 && files.every((file) => words(source.command).includes(file));
    return underLoad?.program === undefined && isHere(source);
  };
  const collectedFrom = sources.filter((_, at) => (reports[at]?.collected ?? 0) > 0);
  return collectedFrom.some(isUnderLoad) ? loadComment(load) : undefined;
}

/** Returns true if a source profiles a service on this machine. */
function isHere(source: Source): boolean {
  return source.kind === 'pprof' && isThisMachine(new URL(source.url).hostname);
}

/**
 * Returns true if all profiles come from a binary that was built from this source tree. The calls of a profile of this source tree need not
 * be matched to the source.
 */
export function isOfThisTree({ underLoad, sources }: ProgramConfig): boolean {
  if (!underLoad || underLoad.program) return false;
  return usesBinary(underLoad.serve) && sources.every(isHere);
}

/** @throws Rejected if too few profiles passed validation, or if too many attempts failed. */
function requireEnough({ minProfiles, maxFailures }: Config, { accepted, failed, findings }: Collected) {
  const first = findings.find(({ severity }) => severity === 'error');
  const { source, file = source, message = '' } = first ?? {};
  // The name is not repeated, because a message about an endpoint already begins with the endpoint's name.
  const name = file === undefined || message.startsWith(file) ? '' : `${file}: `;
  const because = first === undefined ? '' : ` The first reason: ${name}${message}`;
  if (accepted.length < minProfiles) {
    const some = accepted.length === 0 ? 'No profile' : `Only ${count(accepted.length, 'profile')}`;
    const reason = `${some} passed validation, and \`min-profiles\` is ${minProfiles}.${because}`;
    throw new Rejected(reason, { fix: first?.fix ?? 'Add sources, or lower `min-profiles`.' });
  }
  const attempts = failed + accepted.length;
  if (failed / attempts <= maxFailures) return;
  const reason = `${failed} of ${attempts} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`;
  throw new Rejected(reason, { fix: 'Fix the sources, or raise `max-failures`.' });
}

/**
 * Writes the merged profile into the output folder, so that the profile is kept even if a later step fails.
 * @param path the place of the profile in the repository.
 */
export async function keepMerged(run: Run, merged: MergedProfile, path: string): Promise<ProfileFacts> {
  const kept = join(run.outputDirectory, basename(path));
  await replaceFile(kept, merged.bytes);
  return factsOfMerged(merged, kept);
}

/** Opens the archive, if the settings name an archive. The archive is opened before the long work, so that a failure is reported early. */
export async function openArchiveOf({ config, host }: Run, signal = host.signal) {
  if (config.archive === undefined) return undefined;
  const { openArchive } = await import('../collect/archive.ts');
  return openArchive(config.archive, config.sources, { env: host.env, signal, mask: host.mask });
}

/**
 * Writes the merged profile into the archive, if the settings name an archive.
 * @throws ExpectedError if the profile could not be written.
 */
export async function archiveMerged(
  archive: Archive | undefined,
  { host }: Run,
  { bytes, sha256 }: MergedProfile,
  facts: ProfileFacts,
): Promise<ProfileFacts> {
  if (archive === undefined) return facts;
  // The object's name has the time of the newest input, so that merging the same inputs again writes the same object. If the clock of a
  // profiled machine is fast, the time would be in the future, and `fallback: archive` would prefer this object to all newer ones.
  const now = host.now();
  const newest = facts.to === undefined ? now : new Date(facts.to);
  const time = newest > now ? now : newest;
  const url = await archive.keep({ bytes, sha256, time });
  host.progress(`Archived as ${url}`);
  return { ...facts, archive: url };
}

/** Compares the merged profile with the committed profile, and decides whether the merged profile is worth proposing. */
export function decideOn(
  run: Run,
  program: Program,
  committed: Uint8Array | undefined,
  merged: MergedProfile,
): Promise<Decision> {
  return decide(committed, merged, {
    ...run.config,
    staleWeight: async (edges) => (await matchToday(run, program, edges)).repair.stale,
  });
}

/**
 * Returns true if a source may profile the service that `serve` starts on this machine. If the result is
 * false for all sources, the profiles come from services that already run, and the run uses `serve` and `load` only for the comparison.
 */
function mayProfileService(source: Source): boolean {
  if ('url' in source) return isThisMachine(new URL(source.url).hostname);
  return source.kind === 'command' || source.kind === 'file';
}

/**
 * Collects profiles. If a source may profile the service that `serve` starts, the service runs under load during the collection.
 * @param collect a function that collects profiles. The signal that this function gets is also aborted if the service fails.
 */
async function whileLoaded<T>(run: Run, collect: (signal: AbortSignal) => Promise<T>) {
  const { config, host } = run;
  const { underLoad } = config;
  const isProfiled = underLoad && !underLoad.program && config.sources.some(mayProfileService);
  if (!isProfiled) return { value: await collect(host.signal), findings: [] };
  maskSecretsOf(run, underLoad);
  const PGO_BINARY = await programToServe(run, underLoad);
  const endpoints = config.sources.flatMap((source) => (source.kind === 'pprof' ? [source.url] : []));
  const service = {
    ...(await placed(underLoad, endpoints)),
    endpoints,
    cwd: config.loadFolder,
    env: PGO_BINARY === undefined ? host.env : { ...host.env, PGO_BINARY },
    signal: host.signal,
    progress: host.progress,
    detail: host.detail,
  };
  return whileUnderLoad(service, collect);
}

/** Masks secrets in the commands of a service and in their environment, because the log shows what these commands print. */
export function maskSecretsOf(
  { host }: Pick<Run, 'host'>,
  { serve, load = '', serveEnv, loadEnv }: Pick<UnderLoad, 'serve' | 'load' | 'serveEnv' | 'loadEnv'>,
): void {
  const variables = [...Object.entries(serveEnv), ...Object.entries(loadEnv)];
  const found = [
    ...variables.flatMap(([name, value]) => secretsIn(name, value)),
    ...[serve, load].flatMap(secretsInCommand),
  ];
  for (const secret of found) host.mask(secret);
}

/**
 * Builds the program with its committed profile, if `serve` or `load` uses the binary.
 * @returns the path of the binary; undefined if no command uses the binary.
 * @throws ExpectedError if the program does not build.
 */
async function programToServe(run: Run, { serve, load = '' }: UnderLoad): Promise<string | undefined> {
  if (![serve, load].some(usesBinary)) return undefined;
  const { config, host } = run;
  checkBuildFlags(config.buildFlags);
  const { go, main, profilePath: profile } = await findProgram(run);
  const side: BuiltSide = existsSync(profile)
    ? { kind: 'profile', path: profile, display: 'the committed profile' }
    : { kind: 'off' };
  const options = buildOptions(run, { go, main }, 'served');
  await mkdir(options.scratch, { recursive: true });
  const binary = join(options.scratch, `${main.name}${go.exe}`);
  host.progress(`Building ${main.name} for the service …`);
  const { exitCode, output } = await runBuild(options, side, binary, {});
  if (exitCode === 0) return binary;
  const why = lastLines(output, COMPILER_LINES);
  throw new ExpectedError(`${main.importPath} does not build with its committed profile:\n${why}`, {
    fix: 'Make `go build`, or the command in `build`, pass first. If the build needs flags such as `-tags=prod`, set them in `build-flags`.',
  });
}
