import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectAll } from '../collect/collect.ts';
import { placed, whileUnderLoad } from '../compare/serve.ts';
import { type BuiltSide, checkBuildFlags, runBuild } from '../golang/build.ts';
import { type GoContext, type GoToolchain, lastLines, pprofCommand } from '../golang/go.ts';
import { findMainPackage, type MainPackage } from '../golang/program.ts';
import { type Totals, totalsOf } from '../profile/columns.ts';
import { readProfile } from '../profile/decide.ts';
import { decodeFile } from '../profile/decode.ts';
import {
  type Exclusion,
  excludedWeight,
  exclusionInWords,
  type HarmfulInlining,
  harmfulInlinings,
  missingFrom,
} from '../profile/edges.ts';
import { type CollectedStacks, collectedStacks, encodeWhole, scaleValues } from '../profile/encode.ts';
import { type EdgePart, fileJudge, type Judged, judgeAll, ofWantedBuild } from '../profile/judge-files.ts';
import {
  aboutMergedSamples,
  type MergedProfile,
  type MergeOptions,
  mergeProfiles,
  TAKE_MORE_SAMPLES,
  type WeighedInput,
  weigh,
} from '../profile/merge.ts';
import { type DeclaredFunctions, ownCode } from '../profile/names.ts';
import { type Potential, potentialOfTimes } from '../profile/potential.ts';
import type { Rematched } from '../profile/rematch.ts';
import type { SourceReport } from '../report/report.ts';
import type { Config, UnderLoad } from '../settings/config.ts';
import { secretsIn, secretsInCommand } from '../system/credentials.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { count, share } from '../system/format.ts';
import { orElse, Rejected, type Run } from '../work.ts';
import type { Program } from './program.ts';
import { rematchToday, repairProfile } from './rematched.ts';

/** What the sources gave. */
export interface Collected {
  readonly sources: readonly SourceReport[];
  readonly findings: readonly Finding[];
  /** Profiles that passed validation. */
  readonly accepted: readonly Judged[];
  /** Attempts and profiles that failed. */
  readonly failed: number;
  /** Call edges that were summed while other sources were still answering. */
  readonly parts: readonly EdgePart[];
  /** Path of the pprof tool; empty where nothing passed. */
  readonly pprof: string;
}

/**
 * Collects all sources, under load where the configuration has one, and validates what they deliver.
 * @param declared the functions of the source tree.
 */
export async function collectProfiles(
  run: Run,
  go: GoToolchain,
  declared: DeclaredFunctions,
): Promise<Collected> {
  const { config, host, scratch } = run;
  requireSources(config);
  // From Go 1.25 on the tool is built on first use, which takes half a minute: meanwhile, profiles are taken.
  await using pprof = askAhead(go.context, pprofCommand);
  const own = ownCode(go.modulePath, declared);
  // What has come is validated and summed while slower endpoints still answer.
  const judge = fileJudge({
    own,
    signal: host.signal,
    renames: config.renames,
    ...(config.compact !== 'none' && { reduceInto: join(scratch, 'parts') }),
  });
  const { env, now, progress, mask } = host;
  const { value: collected, findings: aboutLoad } = await whileLoaded(run, go, (signal) =>
    collectAll(config.sources, {
      ...{ cwd: config.workingDirectory, env, signal, scratch, now, progress, mask },
      arrived: ({ path }) => void judge.judge(path),
      concurrency: config.concurrency,
      token: config.token,
    }),
  );
  const candidates = collected.flatMap(({ source, files }, entry) =>
    files.map((file) => ({ ...file, entry, source: source.label, weight: source.weight })),
  );
  const all = await judgeAll(candidates, own, host.signal, judge);
  const { accepted, rejected, findings: judged } = ofWantedBuild(all, config.buildId);
  const sources = collected.map(({ source, findings }, entry): SourceReport => {
    const about = judged.filter((one) => one.entry === entry).map(({ finding }) => finding);
    return {
      source: source.label,
      kind: source.kind,
      weight: source.weight === 1 ? undefined : source.weight,
      collected: accepted.filter((one) => one.entry === entry).length,
      findings: [...findings, ...about],
    };
  });
  const aboutSources = collected.flatMap(({ findings }) => findings);
  return {
    sources,
    findings: [...aboutLoad, ...aboutSources, ...judged.map(({ finding }) => finding)],
    accepted,
    failed: rejected + collected.reduce((sum, { failures }) => sum + failures, 0),
    parts: judge.parts(),
    pprof: accepted.length === 0 ? '' : await pprof.answer,
  };
}

/** @throws UsageError without any. */
export function requireSources({ sources }: Config): void {
  if (sources.length > 0) return;
  throw new UsageError('No sources are given.', {
    fix: 'Say where CPU profiles come from: `--source http://127.0.0.1:6060`, or in a workflow or `.github/pgo.yml` `- http://10.0.0.7:6060` below `sources`.',
  });
}

/** The new profile, and what it is made of. */
export interface Merged {
  readonly merged: MergedProfile;
  readonly findings: readonly Finding[];
  /** What PGO could gain. */
  readonly potential: Potential | undefined;
  /** The collected profiles with their whole stacks. */
  readonly stacks: CollectedStacks;
}

/**
 * Merges what was collected.
 * @param main the program, where it is known.
 * @param committed the profile of which `carry-over` takes a part.
 * @throws Rejected below `min-profiles` or `min-samples`, and past `max-failures`.
 */
export async function mergeCollected(
  run: Run,
  go: GoToolchain,
  main: MainPackage | undefined,
  collected: Collected,
  committed?: Uint8Array,
): Promise<Merged> {
  const { config, host, scratch } = run;
  requireEnough(config, collected);
  const { accepted, parts, pprof, sources } = collected;
  host.progress(`Merging ${count(accepted.length, 'profile')} …`);
  const inputs = weigh(accepted, config.weighting);
  const program = main?.importPath ?? go.modulePath;
  const options: MergeOptions = {
    pprof,
    compact: config.compact === 'none' ? 'none' : 'edges',
    scratch,
    env: host.env,
    signal: host.signal,
    parts,
    renames: config.renames,
    exclusions: exclusionsFor(config, go.version),
    provenance: { program, goVersion: go.version, sources },
    repair: main && {
      minDrift: config.minDrift,
      rematch: (edges) =>
        orElse<Rematched | undefined>(run, rematchToday(run, { go, main }, edges), ({ message }) => {
          host.progress(`Not matched to today’s source: ${message}`);
          return undefined;
        }),
    },
  };
  const fresh = await mergeProfiles(inputs, options);
  if (fresh.samples < config.minSamples) {
    const reason = `The merge holds ${count(fresh.samples, 'sample')}, and \`min-samples\` is ${config.minSamples}.`;
    throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
  }
  const missing = missingFrom('The merge', fresh.edges.edges, config.expect);
  if (missing !== undefined) throw new Rejected(missing.message, missing);
  const carried = await carryOver(run, main && { go, main }, fresh, committed, options);
  return {
    merged: carried.merged,
    findings: [
      ...aboutMergedSamples(fresh),
      ...aboutRepairs(fresh),
      ...aboutExclusions(config, go.version, fresh),
      ...carried.findings,
    ],
    potential: potentialOfTimes(fresh.times, 'the collected profiles'),
    stacks: collectedStacks(fresh.inputs, config.renames, host.signal),
  };
}

/** What was collected of other builds than today's, and matched to its source. */
function aboutRepairs({ repairs }: MergedProfile): Finding[] {
  if (repairs.length === 0) return [];
  const all = repairs.reduce((sum, { weight }) => sum + weight, 0);
  const reached = (missed: 'stale' | 'lost') =>
    share(repairs.reduce((sum, one) => sum + one.weight * (1 - one[missed]), 0) / all);
  const message = `${share(all)} of the collected weight is of other code than today’s, and is matched to it: ${reached('lost')} of it reaches the compiler, instead of ${reached('stale')}.`;
  return [{ severity: 'note', message }];
}

/** @throws Rejected when too few profiles passed or too many attempts failed. */
function requireEnough(
  { minProfiles, maxFailures }: Config,
  { accepted, failed, findings }: Collected,
): void {
  const first = findings.find(({ severity }) => severity === 'error');
  const because = first === undefined ? '' : ` The first reason: ${underItsName(first)}`;
  if (accepted.length < minProfiles) {
    const some = accepted.length === 0 ? 'No profile' : `Only ${count(accepted.length, 'profile')}`;
    throw new Rejected(`${some} passed, and \`min-profiles\` is ${minProfiles}.${because}`, {
      fix: first?.fix ?? 'Add sources, or lower `min-profiles`.',
    });
  }
  const attempts = failed + accepted.length;
  if (failed / attempts <= maxFailures) return;
  throw new Rejected(
    `${failed} of ${attempts} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`,
    { fix: 'Fix the sources, or raise `max-failures`.' },
  );
}

/** The sentence about an endpoint begins with its name. */
function underItsName({ source, file = source, message }: Finding): string {
  return file === undefined || message.startsWith(file) ? message : `${file}: ${message}`;
}

/**
 * How often a new sample counts when the committed profile is carried over. New samples are multiplied, since scaling values
 * of 1 down would lose them (golang/go#73640); carried ones count less each time until nothing of them is left.
 */
const CARRY_PRECISION = 1_000;

/**
 * The committed profile, matched to today's source, is one more input of what is written, with `carry-over` of the weight of all
 * others. The decision is made on the new profiles alone.
 */
export async function carryOver(
  run: Run,
  program: Pick<Program, 'go' | 'main'> | undefined,
  fresh: MergedProfile,
  committed: Uint8Array | undefined,
  options: MergeOptions,
): Promise<Carried> {
  const { carryOver: part } = run.config;
  if (part === 0 || committed === undefined) return { merged: fresh, findings: [] };
  const together = async (): Promise<Carried> => {
    const read = await readProfile(committed, run.config.renames);
    const repaired = program && (await repairProfile(run, program, committed, read, []));
    const most = fresh.inputs.reduce(
      (sum, { factor, profile }) => sum + factor * Math.max(...profile.totals.map(Number)),
      0,
    );
    const exact = Math.floor(Number.MAX_SAFE_INTEGER / ((1 + part) * most));
    const times = Math.max(1, Math.min(CARRY_PRECISION, exact));
    const worth = part * times * worthOf(fresh);
    const old = await asInput(repaired?.bytes ?? committed, worth, fresh.inputs, options);
    const inputs = fresh.inputs.map((input) => ({ ...input, factor: times * input.factor }));
    const both = await mergeProfiles([...inputs, old], { ...options, carriedOver: part });
    const { bytes, sha256, writtenEdges, inputsSha256 } = both;
    const kept = writtenEdges - fresh.writtenEdges;
    const message = `By \`carry-over\`, ${share(part / (1 + part))} of the weight is that of the committed profile; ${count(kept, 'call edge')} of it ${kept === 1 ? 'is' : 'are'} in none of the new ones.`;
    return {
      merged: { ...fresh, bytes, sha256, writtenEdges, inputsSha256 },
      findings: [{ severity: 'note', message }],
    };
  };
  return orElse(run, together(), ({ message }) => ({
    merged: fresh,
    findings: [{ severity: 'note', message: `Nothing of the committed profile is carried over: ${message}` }],
  }));
}

type Carried = Pick<Merged, 'merged' | 'findings'>;

/** How many samples the values of a profile look like. */
function worthOf({ samples, weighted }: Totals): number {
  return weighted?.samples ?? samples;
}

/** The committed profile, with values that look like `worth` samples. */
async function asInput(
  committed: Uint8Array,
  worth: number,
  inputs: readonly Judged[],
  { scratch, signal }: MergeOptions,
): Promise<WeighedInput> {
  const profile = await decodeFile(committed);
  const totals = totalsOf(profile);
  if (totals.samples === 0) throw new ExpectedError('It has no samples.');
  const scaled = scaleValues(profile, worth / worthOf(totals));
  const weighted = {
    samples: Math.round(worth),
    effective: totals.weighted?.effective ?? totals.samples,
  };
  const path = join(scratch, 'committed.pgo');
  // The merge is as old as the new profiles.
  await writeFile(path, encodeWhole({ ...scaled, timeNanos: 0n, durationNanos: 0 }, { ...totals, weighted }));
  const candidate = { path, name: 'the committed profile', source: 'carry-over', entry: inputs.length };
  const { accepted, findings } = await judgeAll([candidate], undefined, signal);
  const [old] = accepted;
  if (old === undefined) throw new ExpectedError(findings[0]?.finding.message ?? 'It cannot be used.');
  const [columns, others] = [old, inputs[0]].map((one) => one?.profile.sampleTypes.join(', '));
  if (columns !== others)
    throw new ExpectedError(`Its columns are ${columns}, those of the new profiles ${others}.`);
  return { ...old, factor: 1 };
}

/** The calls that the compiler must not take for hot: the user's own, and those that hurt with this version of Go. */
export function exclusionsFor(
  { hazards, exclude }: Pick<Config, 'hazards' | 'exclude'>,
  goVersion: string,
): readonly Exclusion[] {
  return hazards === 'apply' ? [...exclude, ...harmfulInlinings(goVersion)] : exclude;
}

/** Why an inlining hurts, to be put behind a colon. */
export function hazardInWords({ title, url }: HarmfulInlining): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)} (${url})`;
}

/** What to do about the calls that hurt or that `exclude` names, and whether they are in the profile. */
export function aboutExclusions(
  { hazards, exclude }: Pick<Config, 'hazards' | 'exclude'>,
  goVersion: string,
  { edges: { edges } }: Pick<MergedProfile, 'edges'>,
): Finding[] {
  const harmful = harmfulInlinings(goVersion);
  return [...harmful, ...exclude].flatMap((one): Finding[] => {
    const hazard = harmful.find((other) => other === one);
    const weight = excludedWeight(one, edges);
    const call = `\`${exclusionInWords(one)}\``;
    const hot = `${call} (${share(weight)} of the call-edge weight) is`;
    if (hazard === undefined && weight > 0)
      return [{ severity: 'note', message: `${hot} kept out of the profile, by \`exclude\`.` }];
    if (hazard === undefined) {
      const message = `The merge has no call of ${call}, so \`exclude\` keeps nothing out.`;
      const fix =
        'Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out.';
      return [{ severity: 'warning', message, fix }];
    }
    if (weight === 0) return [];
    const hurts = `hurts when it is inlined: ${hazardInWords(hazard)}`;
    const [severity, message, fix] =
      hazards === 'apply'
        ? ([
            'note',
            `${hot} kept out of the profile, since it ${hurts}.`,
            'Set `hazards: report` to leave it in.',
          ] as const)
        : ([
            'warning',
            `${hot} hot in the profile and ${hurts}.`,
            'Set `hazards: apply` to keep it out.',
          ] as const);
    return [{ severity, message, fix }];
  });
}

/** The answer to a question to Go that was asked early; disposing of it ends the question. */
export interface Asked<T> extends AsyncDisposable {
  readonly answer: Promise<T>;
}

export function askAhead<T>(context: GoContext, question: (context: GoContext) => Promise<T>): Asked<T> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(context.signal ? [context.signal] : [])]);
  const answer = question({ ...context, signal });
  // Without a reader of the answer, a failure must not end the process.
  const ended = answer.catch(() => {});
  return {
    answer,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ended;
    },
  };
}

/**
 * Collects while the service of the configuration runs and is loaded, where there is one.
 * @param collect its signal replaces the host's.
 */
async function whileLoaded<T>(
  run: Run,
  go: GoToolchain,
  collect: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly value: T; readonly findings: readonly Finding[] }> {
  const { config, host } = run;
  const { underLoad } = config;
  if (underLoad === undefined) return { value: await collect(host.signal), findings: [] };
  maskSecretsOf(run, underLoad);
  const PGO_BINARY = await programToServe(run, go, underLoad);
  const endpoints = config.sources.flatMap((source) => (source.kind === 'pprof' ? [source.url] : []));
  const service = {
    ...(await placed(underLoad, endpoints)),
    endpoints,
    cwd: config.workingDirectory,
    env: PGO_BINARY === undefined ? host.env : { ...host.env, PGO_BINARY },
    signal: host.signal,
    progress: host.progress,
  };
  return whileUnderLoad(service, collect);
}

/** What these commands print is shown. */
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

/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;

/** Builds the program as the repository has it, with its committed profile, when a command needs it. */
async function programToServe(
  { config, scratch: folder, host }: Run,
  go: GoToolchain,
  { serve, load = '' }: UnderLoad,
): Promise<string | undefined> {
  if (![serve, load].some((command) => /\bPGO_BINARY\b/.test(command))) return undefined;
  const { buildFlags: flags, ownBuild: own } = config;
  checkBuildFlags(flags);
  const main = await findMainPackage(go, { package: config.package, flags });
  const profile = config.profile ?? join(main.directory, 'default.pgo');
  const side: BuiltSide = existsSync(profile)
    ? { kind: 'profile', path: profile, display: 'the committed profile' }
    : { kind: 'off' };
  const scratch = join(folder, 'served');
  await mkdir(scratch, { recursive: true });
  const binary = join(scratch, `${main.name}${go.exe}`);
  host.progress(`Building ${main.name} for the service …`);
  const options = { go, mainPackage: main, flags, own, scratch, progress: host.progress };
  const { exitCode, output } = await runBuild(options, side, binary, {});
  if (exitCode === 0) return binary;
  const why = lastLines(output, COMPILER_LINES);
  throw new ExpectedError(`${main.importPath} does not build with its committed profile:\n${why}`, {
    fix: 'Make `go build`, or the command in `build`, pass first; `build-flags` holds the flags it needs, such as `-tags=prod`.',
  });
}
