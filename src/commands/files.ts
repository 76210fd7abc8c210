import { join, resolve } from 'node:path';
import { ofWantedBuild } from '../builds.ts';
import { driftBetween, inWords, isWithinNoise } from '../drift.ts';
import { ExpectedError, UsageError } from '../errors.ts';
import { fileJudge } from '../file-judge.ts';
import type { Finding } from '../finding.ts';
import { goVersion, pprofCommand } from '../go.ts';
import { addFindings, type Job } from '../job.ts';
import { type Judged, judgeAll } from '../judge-files.ts';
import { mergeProfiles } from '../merge.ts';
import { areOfDifferentPrograms, originInWords } from '../profile/origin.ts';
import { potentialOfReduced } from '../profile/potential.ts';
import { readIfThere, replaceFile } from '../replace-file.ts';
import { weigh } from '../weigh.ts';
import { askGoAhead } from './ask-go.ts';
import { exclusionsFor, reportExclusions } from './exclusions.ts';
import { factsOf } from './merged-facts.ts';
import { factsOfFile, judgeOrExplain, readOrExplain } from './profile-file.ts';

/** The commands that work on profile files alone. */

/** `merge FILE... --output FILE`: all of them or nothing. @throws ExpectedError when any file may not enter. */
export async function merge(job: Job, output: string): Promise<void> {
  const { host, config } = job;
  const context = { cwd: host.cwd, env: host.env, signal: host.signal };
  await using version = askGoAhead(context, goVersion);
  await using pprof = askGoAhead(context, pprofCommand);
  const { inputs, parts } = await judgeOperands(job);
  const usedGo = await version.answer;
  const merged = await mergeProfiles(inputs, {
    pprof: await pprof.answer,
    compact: config.compact === 'none' ? 'none' : 'edges',
    scratch: job.scratch,
    env: host.env,
    signal: host.signal,
    parts,
    renames: config.renames,
    exclusions: exclusionsFor(job, usedGo),
  });
  reportExclusions(job, usedGo, merged.edges);
  if (merged.edges.totalWeight === 0)
    addFindings(job, [
      {
        severity: 'warning',
        message: 'The merge has no call edge, so the compiler makes nothing of it.',
        fix: 'Merge CPU profiles with whole stacks, taken under load.',
      },
    ]);
  const path = resolve(host.cwd, output);
  await replaceFile(path, merged.bytes);
  job.report.profile = factsOf(merged, path);
}

/** What is known of each file for a moment does not stay beside the merge. @throws ExpectedError when any may not enter. */
async function judgeOperands(job: Job) {
  const { host, config, operands } = job;
  const judge = fileJudge({
    own: undefined,
    signal: host.signal,
    renames: config.renames,
    ...(config.compact !== 'none' && { reduceInto: join(job.scratch, 'reduced') }),
  });
  const candidates = operands.map((name, entry) => ({
    name,
    source: name,
    path: resolve(host.cwd, name),
    entry,
  }));
  const { accepted, rejected, findings } = ofWantedBuild(
    await judgeAll(candidates, undefined, host.signal, judge),
    config.buildId,
    host.now(),
  );
  addFindings(job, [...findings.map(({ finding }) => finding), ...aboutPrograms(accepted)]);
  if (rejected > 0) {
    throw new ExpectedError(
      `${rejected} of ${candidates.length} files cannot be merged, so nothing was written.`,
      { fix: 'Leave those out, or mend them as each finding says.' },
    );
  }
  const { inputs, findings: aboutWeights } = weigh(accepted, config.weighting);
  addFindings(job, aboutWeights);
  return { inputs, parts: judge.parts() };
}

/** There is no source tree here to judge by; what can be told is whether they are all of one program. */
function aboutPrograms(inputs: readonly Judged[]): Finding[] {
  const ordered = [...inputs].sort((a, b) => b.profile.samples - a.profile.samples);
  const origin = ordered[0]?.profile.origin;
  if (origin === undefined) return [];
  return ordered.flatMap(({ source, name, profile }) =>
    profile.origin !== undefined && areOfDifferentPrograms(origin, profile.origin)
      ? [
          {
            severity: 'warning',
            source,
            file: name,
            message: `It seems to be of another program than the largest: it has ${originInWords(profile.origin)}, that one ${originInWords(origin)}.`,
            fix: 'Merge the profiles of one program at a time; each has its own profile.',
          },
        ]
      : [],
  );
}

/** `inspect FILE`: what it holds, and whether it may enter a merge. @throws ExpectedError when it may not. */
export async function inspect(job: Job): Promise<void> {
  const [name = ''] = job.operands;
  const { path, file } = await readOperand(job, name);
  const read = await readOrExplain(file, name);
  job.report.profile = factsOfFile(file, path, read);
  const potential = potentialOfReduced(read, 'this profile');
  if (potential !== undefined) job.report.potential = potential;
  const doubts = await judgeOrExplain(file, name);
  addFindings(
    job,
    doubts.map((doubt) => ({ ...doubt, file: name })),
  );
}

/** `diff OLD NEW`: how far they are apart in what the compiler sees. */
export async function diff(job: Job): Promise<void> {
  const [oldName = '', newName = ''] = job.operands;
  const before = await readOrExplain((await readOperand(job, oldName)).file, oldName);
  const { path, file } = await readOperand(job, newName);
  const after = await readOrExplain(file, newName);
  for (const [name, { edges }] of [
    [oldName, before],
    [newName, after],
  ] as const) {
    if (edges.totalWeight === 0) {
      throw new ExpectedError(`${name}: It has no call edge, so there is nothing to compare.`, {
        fix: 'Compare CPU profiles that hold samples.',
      });
    }
  }
  job.report.profile = factsOfFile(file, path, after);
  const drift = driftBetween(before, after);
  const kind = isWithinNoise(drift, job.config.minDrift) ? 'keep' : 'update';
  job.report.decision = {
    kind,
    reason: `${kind === 'keep' ? 'They show the same workload' : 'They show different workloads'}: ${inWords(drift, kind)}.`,
    ...drift,
  };
}

async function readOperand(job: Job, name: string): Promise<{ path: string; file: Buffer }> {
  const path = resolve(job.host.cwd, name);
  const file = await readIfThere(path);
  if (file === undefined)
    throw new UsageError(`There is no file \`${name}\`.`, { fix: 'Name an existing profile.' });
  return { path, file };
}
