import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectAll } from '../collect/collect.ts';
import type { UnderLoad } from '../compare/serve.ts';
import { whileUnderLoad } from '../compare/serve.ts';
import { buildContext, checkBuildFlags } from '../golang/build.ts';
import { type GoContext, type GoToolchain, lastLines, pprofCommand, runGo } from '../golang/go.ts';
import { findMainPackage, type MainPackage } from '../golang/program.ts';
import { readProfile } from '../profile/decide.ts';
import type { EdgePart } from '../profile/edge-parts.ts';
import { type Exclusion, exclusionInWords, findExcluded, harmfulInlinings } from '../profile/exclude.ts';
import { fileJudge, type Judged, judgeAll, ofWantedBuild } from '../profile/judge-files.ts';
import {
  aboutMergedSamples,
  type MergedProfile,
  type MergeOptions,
  mergeProfiles,
  TAKE_MORE_SAMPLES,
} from '../profile/merge.ts';
import { type Potential, potentialOfReduced } from '../profile/potential.ts';
import { type CollectedStacks, collectedStacks } from '../profile/stacks.ts';
import { type DeclaredFunctions, ownCode } from '../profile/stale.ts';
import { type WeighedInput, weigh } from '../profile/weigh.ts';
import type { SourceReport } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import { secretsIn, secretsInCommand } from '../system/credentials.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { count, share } from '../system/format.ts';
import { orElse, Rejected, type Run } from '../work.ts';
import type { Program } from './program.ts';
import { repairProfile } from './rematched.ts';

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
 * @throws ExpectedError when a required source, the service or its load fails.
 */
export async function collectProfiles(
  run: Run,
  go: GoToolchain,
  declared: DeclaredFunctions,
): Promise<Collected> {
  const { config, host, scratch } = run;
  if (config.sources.length === 0) {
    throw new UsageError('No sources are given.', {
      fix: 'Name them in the input `sources`, with `--source`, or in `.github/pgo.yml`; for instance `- http://10.0.0.7:6060`.',
    });
  }
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
  const { value: collected, findings: aboutLoad } = await whileLoaded(run, go, (signal) =>
    collectAll(config.sources, {
      cwd: config.workingDirectory,
      env: host.env,
      signal,
      scratch,
      now: host.now,
      progress: host.progress,
      arrived: ({ path }) => void judge.judge(path),
      mask: host.mask,
      concurrency: config.concurrency,
      token: config.token,
    }),
  );
  const candidates = collected.flatMap(({ source, files }, entry) =>
    files.map((file) => ({ ...file, entry, source: source.label, weight: source.weight })),
  );
  const all = await judgeAll(candidates, own, host.signal, judge);
  const { accepted, rejected, findings: judged } = ofWantedBuild(all, config.buildId, host.now());
  return {
    sources: collected.map(({ source, findings }, entry) => ({
      source: source.label,
      kind: source.kind,
      ...(source.weight !== undefined && source.weight !== 1 && { weight: source.weight }),
      collected: accepted.filter((one) => one.entry === entry).length,
      findings: [...findings, ...judged.flatMap((one) => (one.entry === entry ? one.finding : []))],
    })),
    findings: [
      ...aboutLoad,
      ...collected.flatMap(({ findings }) => findings),
      ...judged.map(({ finding }) => finding),
    ],
    accepted,
    failed: rejected + collected.reduce((sum, { failures }) => sum + failures, 0),
    parts: judge.parts(),
    pprof: accepted.length === 0 ? '' : await pprof.answer,
  };
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
  const { inputs, findings } = weigh(accepted, config.weighting);
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
  };
  const fresh = await mergeProfiles(inputs, options);
  if (fresh.samples < config.minSamples) {
    const reason = `The merge holds ${count(fresh.samples, 'sample')}, and \`min-samples\` is ${config.minSamples}.`;
    throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
  }
  const carried = await carryOver(run, main && { go, main }, fresh, committed, options);
  return {
    merged: carried.merged,
    findings: [
      ...findings,
      ...aboutMergedSamples(fresh),
      ...aboutExclusions(config, go.version, fresh),
      ...carried.findings,
    ],
    potential: potentialOfReduced(fresh, 'the collected profiles'),
    stacks: collectedStacks(fresh.inputs, config.renames, host.signal),
  };
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
 * The committed profile is one more input of what is written, at `part` of the weight of all others. What was carried before
 * is in it, so an old profile counts less each time. Decisions are made on the new profiles alone. Its calls are matched to today's source.
 */
async function carryOver(
  run: Run,
  program: Pick<Program, 'go' | 'main'> | undefined,
  fresh: MergedProfile,
  committed: Uint8Array | undefined,
  options: MergeOptions,
): Promise<Pick<Merged, 'merged' | 'findings'>> {
  const { carryOver: part } = run.config;
  if (part === 0 || committed === undefined) return { merged: fresh, findings: [] };
  const together = async (): Promise<Pick<Merged, 'merged' | 'findings'>> => {
    const isRepaired = program !== undefined && options.compact === 'edges';
    const read = await readProfile(committed, run.config.renames);
    const repaired = isRepaired ? await repairProfile(run, program, committed, read, []) : undefined;
    const old = await asInput(repaired?.bytes ?? committed, fresh.inputs, options);
    const worth = (input: WeighedInput) =>
      input.factor * (input.profile.weighted?.samples ?? input.profile.samples);
    const sum = fresh.inputs.reduce((sum, input) => sum + worth(input), 0);
    const all = [
      ...fresh.inputs.map((input) => ({ ...input, weight: worth(input) / input.profile.samples })),
      { ...old, weight: (part * sum) / old.profile.samples },
    ];
    const { inputs } = weigh(all, 'samples');
    const both = await mergeProfiles(inputs, { ...options, carriedOver: part });
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

/** @throws ExpectedError when it cannot be merged with the others. */
async function asInput(
  committed: Uint8Array,
  inputs: readonly Judged[],
  { scratch, signal }: MergeOptions,
): Promise<Judged> {
  const path = join(scratch, 'committed.pgo');
  await writeFile(path, committed);
  const candidate = { path, name: 'the committed profile', source: 'carry-over', entry: inputs.length };
  const { accepted, findings } = await judgeAll([candidate], undefined, signal);
  const [old] = accepted;
  if (old === undefined) throw new ExpectedError(findings[0]?.finding.message ?? 'It cannot be used.');
  const [columns, others] = [old, inputs[0]].map((one) => one?.profile.sampleTypes.join(', '));
  if (columns !== others)
    throw new ExpectedError(`Its columns are ${columns}, those of the new profiles ${others}.`);
  // The merge is as old as the new profiles.
  return { ...old, profile: { ...old.profile, timeNanos: 0n, durationNanos: 0 } };
}

/** The calls that the compiler must not take for hot: the user's own, and those that hurt with this version of Go. */
export function exclusionsFor(
  { hazards, exclude }: Pick<Config, 'hazards' | 'exclude'>,
  goVersion: string,
): readonly Exclusion[] {
  return hazards === 'apply' ? [...exclude, ...harmfulInlinings(goVersion)] : exclude;
}

/** Which calls of the merge are excluded, and which are known to hurt and are not. */
export function aboutExclusions(
  { hazards, exclude }: Pick<Config, 'hazards' | 'exclude'>,
  goVersion: string,
  { edges: { edges } }: Pick<MergedProfile, 'edges'>,
): Finding[] {
  const all = exclusionsFor({ hazards, exclude }, goVersion);
  const harmful = harmfulInlinings(goVersion);
  const found = new Map([...harmful, ...exclude].map((one) => [one, findExcluded(one, edges, all)]));
  const weightOf = (one: Exclusion) => found.get(one)?.weight ?? 0;
  const inWords = (one: Exclusion) =>
    `\`${exclusionInWords(one)}\` (${share(weightOf(one))} of the call-edge weight)`;
  const aboutHarm = harmful
    .filter((one) => weightOf(one) > 0)
    .map((one): Finding => {
      const why = `hurts when it is inlined: ${one.title.charAt(0).toLowerCase() + one.title.slice(1)} (${one.url})`;
      const [severity, message, fix] =
        hazards === 'apply'
          ? ([
              'note',
              `is kept out of the profile, since it ${why}`,
              'Set `hazards: report` to leave it in.',
            ] as const)
          : ([
              'warning',
              `is hot in the profile and ${why}`,
              'Set `hazards: apply` to keep it out.',
            ] as const);
      return { severity, message: `${inWords(one)} ${message}.`, fix };
    });
  const aboutOwn = exclude.map((one): Finding => {
    if (weightOf(one) > 0)
      return { severity: 'note', message: `${inWords(one)} is kept out of the profile, by \`exclude\`.` };
    return {
      severity: 'warning',
      message: `The merge has no call of \`${exclusionInWords(one)}\`, so \`exclude\` keeps nothing out.`,
      fix: 'Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out.',
    };
  });
  // The compiler knows a hot call site only by its caller and line.
  const aboutShared = all.flatMap((one): Finding[] => {
    const [first] = found.get(one)?.shared ?? [];
    if (first === undefined) return [];
    const message = `\`${one.callee}\` may be inlined into \`${first.caller}\` all the same: it is hot for other callers, and another hot call is on its line (${first.offset} below the one where the caller starts).`;
    const fix = `Name \`${one.callee}\` alone in \`exclude\`, or put the two calls on lines of their own.`;
    return [{ severity: 'warning', message, fix }];
  });
  return [...aboutHarm, ...aboutOwn, ...aboutShared];
}

/** What Go is asked while other things are done; disposing of it ends that. */
export interface Asked<T> extends AsyncDisposable {
  readonly answer: Promise<T>;
}

/** Asks Go a question whose answer is needed later. */
export function askAhead<T>(context: GoContext, question: (context: GoContext) => Promise<T>): Asked<T> {
  const stop = new AbortController();
  const signals = context.signal === undefined ? [stop.signal] : [stop.signal, context.signal];
  const answer = question({ ...context, signal: AbortSignal.any(signals) });
  // `answer` rejects on failure; `ended` never rejects.
  const ended = answer.then(
    () => {},
    () => {},
  );
  return {
    answer,
    [Symbol.asyncDispose]: () => {
      stop.abort();
      return ended;
    },
  };
}

/**
 * Collects while the service of the configuration runs and is loaded, where there is one.
 * @param collect its signal replaces the host's.
 * @throws ExpectedError when the program does not build, the service ends or the load fails.
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
  const program = await programToServe(run, go, underLoad);
  return whileUnderLoad(
    {
      ...underLoad,
      endpoints: config.sources.flatMap((source) => (source.kind === 'pprof' ? [source.url] : [])),
      cwd: config.workingDirectory,
      env: { ...host.env, ...(program !== undefined && { PGO_BINARY: program }) },
      signal: host.signal,
      progress: host.progress,
    },
    collect,
  );
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
  { config, host, scratch }: Run,
  go: GoToolchain,
  { serve, load = '' }: UnderLoad,
): Promise<string | undefined> {
  if (![serve, load].some((command) => /\bPGO_BINARY\b/.test(command))) return undefined;
  const { buildFlags, profile } = config;
  checkBuildFlags(buildFlags);
  const main = await findMainPackage(go, { package: config.package, flags: buildFlags });
  const folder = join(scratch, 'served');
  await mkdir(folder);
  const binary = join(folder, `${main.name}${go.exe}`);
  host.progress(`Building ${main.name} for the service …`);
  const isThere = profile !== undefined && (await readIfThere(profile)) !== undefined;
  const pgo = `-pgo=${isThere ? profile : 'auto'}`;
  const args = ['build', ...buildFlags, pgo, '-o', binary, '--', main.importPath];
  const { exitCode, stderr } = await runGo(args, buildContext(go, scratch));
  if (exitCode === 0) return binary;
  throw new ExpectedError(
    `${main.importPath} does not build with its committed profile:\n${lastLines(stderr, COMPILER_LINES)}`,
    {
      fix: 'Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`.',
    },
  );
}
