import { collectAll } from '../collect.ts';
import { ExpectedError, UsageError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { count, share } from '../format.ts';
import type { GoToolchain } from '../go.ts';
import { addFindings, type Job } from '../job.ts';
import { type Judged, judgeAll } from '../judge-files.ts';
import { type MergedProfile, mergeProfiles } from '../merge.ts';
import { type DeclaredFunctions, ownCode } from '../profile/stale.ts';
import type { ProfileFacts } from '../report/report.ts';
import { preparePprof } from './pprof-tool.ts';

/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1_000;

/**
 * Collects all sources, judges what they delivered and merges what passed.
 * @param declared the functions of the source tree, where there is one program.
 * @throws ExpectedError below `min-profiles` or `min-samples`, past `max-failures`, or when a required source fails;
 * the report then has the decision `reject`.
 */
export async function gather(
  job: Job,
  go: GoToolchain,
  declared?: DeclaredFunctions,
): Promise<MergedProfile> {
  const { config, host } = job;
  if (config.sources.length === 0) {
    throw new UsageError('No sources are given.', {
      fix: 'Name them in the input `sources`, with `--source`, or in `.github/pgo.yml`; for instance `- http://10.0.0.7:6060`.',
    });
  }
  // From Go 1.25 on the tool is built on first use: let that happen while profiles are being taken.
  await using pprof = preparePprof(go.context);
  const collected = await collectAll(config.sources, {
    cwd: config.workingDirectory,
    env: host.env,
    signal: host.signal,
    scratch: job.scratch,
    now: () => host.now(),
    progress: (line) => host.progress(line),
    ...(config.concurrency !== undefined && { concurrency: config.concurrency }),
    ...(config.token !== undefined && { token: config.token }),
  });
  const candidates = collected.flatMap(({ source, files }) =>
    files.map((file) => ({ ...file, source: source.label })),
  );
  const judgements = await judgeAll(candidates, ownCode(go.modulePath, declared), host.signal);
  recordSources(job, collected, judgements);
  const failures = collected.reduce((sum, { failures }) => sum + failures, 0);
  requireEnough(job, judgements.accepted, failures + judgements.rejected);
  host.progress(`Merging ${count(judgements.accepted.length, 'profile')} …`);
  const merged = await mergeProfiles(judgements.accepted, {
    pprof: await pprof.path,
    compact: config.compact,
    scratch: job.scratch,
    env: host.env,
    signal: host.signal,
  });
  requireSamples(job, merged.samples);
  return merged;
}

type Collected = Awaited<ReturnType<typeof collectAll>>;
type Judgements = Awaited<ReturnType<typeof judgeAll>>;

function recordSources(job: Job, collected: Collected, judgements: Judgements): void {
  job.report.sources = collected.map(({ source, files, findings }) => {
    // By path, since two sources may be written alike; by name, since two may deliver the same file.
    const paths = new Set(files.map(({ path }) => path));
    return {
      source: source.label,
      kind: source.kind,
      collected: judgements.accepted.filter((one) => paths.has(one.path) && one.source === source.label)
        .length,
      findings: [...findings, ...judgements.findings.filter((finding) => finding.source === source.label)],
    };
  });
  addFindings(job, [...collected.flatMap(({ findings }) => findings), ...judgements.findings]);
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
function requireSamples(job: Job, samples: number): void {
  const { minSamples } = job.config;
  const fix = 'Profile for longer (`seconds: 60`), more instances, or while they are busy.';
  if (samples < minSamples) {
    throw rejected(
      job,
      `The merge holds ${count(samples, 'sample')}, and \`min-samples\` is ${minSamples}.`,
      fix,
    );
  }
  if (samples < FEW_MERGED_SAMPLES) {
    addFindings(job, [
      {
        severity: 'warning',
        message: `The merge holds only ${count(samples, 'sample')}; rare call edges are noise in it.`,
        fix,
      },
    ]);
  }
}

function rejected(job: Job, reason: string, fix: string): ExpectedError {
  job.report.decision = { kind: 'reject', reason };
  return new ExpectedError(reason, { fix });
}

/** What the report says of a merged profile that was written to `path`. */
export function factsOf(merged: MergedProfile, path: string): ProfileFacts {
  const starts = merged.inputs.map(({ profile }) => profile.timeNanos).filter((nanos) => nanos > 0n);
  const ends = merged.inputs.map(({ profile }) => profile.timeNanos + BigInt(profile.durationNanos));
  return {
    path,
    bytes: merged.bytes.length,
    sha256: merged.sha256,
    samples: merged.samples,
    cpuSeconds: Number(merged.cpuNanos) / 1e9,
    edges: merged.edges.edges.length,
    ...(merged.ownShare !== undefined && { ownShare: merged.ownShare }),
    ...(starts.length > 0 && { from: isoDate(least(starts)), to: isoDate(greatest(ends)) }),
    inputsSha256: merged.inputsSha256,
    inputs: merged.inputs.length,
    buildIds: new Set(merged.inputs.flatMap(({ profile }) => profile.buildIds)).size,
  };
}

function least(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (b < a ? b : a));
}

function greatest(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (b > a ? b : a));
}

/** Nanoseconds since the epoch as ISO 8601 with seconds. */
export function isoDate(nanos: bigint): string {
  return `${new Date(Number(nanos / 1_000_000n)).toISOString().slice(0, 19)}Z`;
}
