import { join } from 'node:path';
import { collectAll } from '../collect/collect.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { count, share } from '../system/format.ts';
import { type GoToolchain, pprofCommand } from '../go.ts';
import { addFindings, type Job } from '../job.ts';
import { ofWantedBuild } from '../merge/builds.ts';
import { collectedStacks } from '../merge/collected-stacks.ts';
import { fileJudge } from '../merge/file-judge.ts';
import { type Judged, judgeAll } from '../merge/judge-files.ts';
import { aboutMergedSamples, TAKE_MORE_SAMPLES } from '../merge/merged-samples.ts';
import { weigh } from '../merge/weigh.ts';
import { type MergedProfile, type MergeOptions, mergeProfiles } from '../merge.ts';
import { potentialOfReduced } from '../profile/potential.ts';
import type { Rename } from '../profile/rename.ts';
import { type DeclaredFunctions, ownCode } from '../profile/stale.ts';
import { askGoAhead } from './ask-go.ts';
import { exclusionsFor, reportExclusions } from './exclusions.ts';
import { knownRenames, lookForCommitted, reportRenames } from './renames.ts';
import { collectUnderLoad } from './under-load.ts';

/**
 * Collects all sources, judges what they delivered and merges what passed.
 * @param declared the functions of the source tree, where there is one program.
 * @param committed the profile of which a part may be carried over.
 * @throws ExpectedError below `min-profiles` or `min-samples`, past `max-failures`, or when a required source fails;
 * the report then has the decision `reject`.
 */
export async function gather(
  job: Job,
  go: GoToolchain,
  declared?: DeclaredFunctions,
  committed?: Uint8Array,
): Promise<MergedProfile> {
  const { config, host } = job;
  if (config.sources.length === 0) {
    throw new UsageError('No sources are given.', {
      fix: 'Name them in the input `sources`, with `--source`, or in `.github/pgo.yml`; for instance `- http://10.0.0.7:6060`.',
    });
  }
  // From Go 1.25 on the tool is built on first use: let that happen while profiles are being taken.
  await using pprof = askGoAhead(go.context, pprofCommand);
  // A fleet answers at about the same time, but for those that are slow to: what has come is judged and added up meanwhile.
  const own = ownCode(go.modulePath, declared);
  const renames = knownRenames(job, go, declared);
  await lookForCommitted(renames, committed);
  const { scratch } = job;
  const judge = fileJudge({
    own,
    signal: host.signal,
    renames: renames.all,
    ...(config.compact !== 'none' && { reduceInto: join(scratch, 'reduced') }),
  });
  const collected = await collectUnderLoad(job, go, (signal) =>
    collectAll(config.sources, {
      cwd: config.workingDirectory,
      env: host.env,
      signal,
      scratch: job.scratch,
      now: () => host.now(),
      progress: (line) => host.progress(line),
      arrived: ({ path }) => void judge.judge(path),
      mask: (secret) => {
        job.secrets.add(secret);
        host.mask(secret);
      },
      ...(config.concurrency !== undefined && { concurrency: config.concurrency }),
      ...(config.token !== undefined && { token: config.token }),
    }),
  );
  const candidates = collected.flatMap(({ source, files }, entry) =>
    files.map((file) => ({
      ...file,
      entry,
      source: source.label,
      ...(source.weight !== undefined && { weight: source.weight }),
    })),
  );
  const judgements = ofWantedBuild(
    await judgeAll(candidates, own, host.signal, judge),
    config.buildId,
    host.now(),
  );
  recordSources(job, collected, judgements);
  const failures = collected.reduce((sum, { failures }) => sum + failures, 0);
  requireEnough(job, judgements.accepted, failures + judgements.rejected);
  host.progress(`Merging ${count(judgements.accepted.length, 'profile')} …`);
  const { inputs, findings } = weigh(judgements.accepted, config.weighting);
  addFindings(job, findings);
  const options: MergeOptions = {
    pprof: await pprof.answer,
    compact: config.compact === 'none' ? 'none' : 'edges',
    scratch: job.scratch,
    env: host.env,
    signal: host.signal,
    parts: judge.parts(),
    renames: renames.all,
    findRenames: (edges) => renames.lookFor(edges),
    exclusions: exclusionsFor(job, go.version),
    provenance: {
      program: job.report.subject?.package ?? go.modulePath,
      goVersion: go.version,
      sources: job.report.sources ?? [],
    },
  };
  const merged = await mergeProfiles(inputs, options);
  requireSamples(job, merged);
  reportRenames(job, renames);
  reportExclusions(job, go.version, merged.edges);
  job.collected = collectedStacks(merged.inputs, renames.all, host.signal);
  const potential = potentialOfReduced(merged, 'the collected profiles');
  if (potential !== undefined) job.report.potential = potential;
  const gathered = await withCarriedOver(job, merged, committed, { ...options, renames: renames.all });
  const stable = await withHeldWeights(job, gathered, committed, renames.all);
  return { ...stable, foundRenames: renames.found };
}

/** With the committed profile's part, where it is to have one and can. */
async function withCarriedOver(
  job: Job,
  fresh: MergedProfile,
  committed: Uint8Array | undefined,
  options: MergeOptions,
): Promise<MergedProfile> {
  const { carryOver: part } = job.config;
  if (part === 0 || committed === undefined) return fresh;
  try {
    const { carryOver } = await import('../merge/carry-over.ts');
    const { merged, kept } = await carryOver(fresh, committed, part, options);
    const message = `By \`carry-over\`, ${share(part / (1 + part))} of the weight is that of the committed profile; ${count(kept, 'call edge')} of it ${kept === 1 ? 'is' : 'are'} in none of the new ones.`;
    addFindings(job, [{ severity: 'note', message }]);
    return merged;
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    const message = `Nothing of the committed profile is carried over: ${error.message}`;
    addFindings(job, [{ severity: 'note', message }]);
    return fresh;
  }
}

/** With the weights of the committed profile, where it is to have them and can. */
async function withHeldWeights(
  job: Job,
  fresh: MergedProfile,
  committed: Uint8Array | undefined,
  renames: readonly Rename[],
): Promise<MergedProfile> {
  const { compact, minDrift } = job.config;
  if (compact !== 'stable' || committed === undefined) return fresh;
  try {
    requireDefaultThresholds(job);
    const { heldWeights } = await import('../decide/held-weights.ts');
    const { merged, held, isSame } = await heldWeights(fresh, committed, { renames, minDrift });
    const message = `By \`compact: stable\`, ${held} of ${count(merged.writtenEdges, 'call edge')} have the weight that is committed, since the compiler decides the same by it.`;
    addFindings(job, [{ severity: 'note', message }]);
    return { ...merged, sameDecisions: isSame };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    const message = `No weight of the committed profile is held still: ${error.message}`;
    addFindings(job, [{ severity: 'note', message }]);
    return fresh;
  }
}

/** @throws ExpectedError when the build tells the compiler what else to take for hot. */
function requireDefaultThresholds({ config, host }: Job): void {
  const flags = [...config.buildFlags, host.env['GOFLAGS'] ?? ''].join(' ');
  if (/\bpgo(?:inline|devirtualize)/.test(flags))
    throw new ExpectedError('The build has thresholds of its own (`-d=pgo…`).');
}

type Collected = Awaited<ReturnType<typeof collectAll>>;
type Judgements = Awaited<ReturnType<typeof judgeAll>>;

function recordSources(job: Job, collected: Collected, judgements: Judgements): void {
  job.report.sources = collected.map(({ source, findings }, entry) => ({
    source: source.label,
    kind: source.kind,
    ...(source.weight !== undefined && source.weight !== 1 && { weight: source.weight }),
    collected: judgements.accepted.filter((one) => one.entry === entry).length,
    findings: [
      ...findings,
      ...judgements.findings.flatMap((one) => (one.entry === entry ? one.finding : [])),
    ],
  }));
  const judged = judgements.findings.map(({ finding }) => finding);
  addFindings(job, [...collected.flatMap(({ findings }) => findings), ...judged]);
}

/** @throws ExpectedError when too few profiles passed or too many attempts failed. */
function requireEnough(job: Job, accepted: readonly Judged[], failed: number): void {
  const { minProfiles, maxFailures } = job.config;
  const firstReason = job.report.findings.find(({ severity }) => severity === 'error');
  const because = firstReason === undefined ? '' : ` The first reason: ${named(firstReason)}`;
  if (accepted.length < minProfiles) {
    throw rejected(
      job,
      `${accepted.length === 0 ? 'No profile' : `Only ${count(accepted.length, 'profile')}`} passed, and \`min-profiles\` is ${minProfiles}.${because}`,
      firstReason?.fix ?? 'Add sources, or lower `min-profiles`.',
    );
  }
  if (failed / (failed + accepted.length) > maxFailures) {
    throw rejected(
      job,
      `${failed} of ${failed + accepted.length} attempts failed, more than \`max-failures\` (${share(maxFailures)}).${because}`,
      'Mend the sources, or raise `max-failures`.',
    );
  }
}

/** The finding's sentence under the name of its file or source, which that of an endpoint begins with anyway. */
function named({ source, file = source, message }: Finding): string {
  return file === undefined || message.startsWith(file) ? message : `${file}: ${message}`;
}

/** @throws ExpectedError below `min-samples`. */
function requireSamples(job: Job, merged: MergedProfile): void {
  const { minSamples } = job.config;
  if (merged.samples < minSamples) {
    throw rejected(
      job,
      `The merge holds ${count(merged.samples, 'sample')}, and \`min-samples\` is ${minSamples}.`,
      TAKE_MORE_SAMPLES,
    );
  }
  addFindings(job, aboutMergedSamples(merged));
}

function rejected(job: Job, reason: string, fix: string): ExpectedError {
  job.report.decision = { kind: 'reject', reason };
  return new ExpectedError(reason, { fix });
}
