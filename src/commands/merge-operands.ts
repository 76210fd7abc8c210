import { join, resolve } from 'node:path';
import { addFindings, type Job } from '../job.ts';
import { ofWantedBuild } from '../merge/builds.ts';
import { fileJudge } from '../merge/file-judge.ts';
import { type Judged, judgeAll } from '../merge/judge-files.ts';
import { aboutMergedSamples } from '../merge/merged-samples.ts';
import { weigh } from '../merge/weigh.ts';
import { mergeProfiles } from '../merge.ts';
import { areOfDifferentPrograms, originInWords } from '../profile/origin.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { mustBePlaceOfProfile, writeProfile } from '../system/files.ts';
import type { Asked } from './ask-go.ts';
import { exclusionsFor, reportExclusions } from './exclusions.ts';
import { factsOf } from './merged-facts.ts';

/** What Go is asked while the profiles are judged. */
export interface AskedGo {
  readonly version: Asked<string>;
  readonly pprof: Asked<string>;
}

/** Merges the profiles that the command line names, all of them or nothing. @throws ExpectedError when any file may not enter. */
export async function mergeOperands(job: Job, output: string, go: AskedGo): Promise<void> {
  const { host, config } = job;
  await mustBePlaceOfProfile(resolve(host.cwd, output));
  const { inputs, parts } = await judgeOperands(job);
  const usedGo = await go.version.answer;
  const merged = await mergeProfiles(inputs, {
    pprof: await go.pprof.answer,
    compact: config.compact === 'none' ? 'none' : 'edges',
    scratch: job.scratch,
    env: host.env,
    signal: host.signal,
    parts,
    renames: config.renames,
    exclusions: exclusionsFor(job, usedGo),
  });
  reportExclusions(job, usedGo, merged.edges);
  addFindings(job, aboutMergedSamples(merged));
  if (merged.edges.totalWeight === 0)
    addFindings(job, [
      {
        severity: 'warning',
        message: 'The merge has no call edge, so the compiler makes nothing of it.',
        fix: 'Merge CPU profiles with whole stacks, taken under load.',
      },
    ]);
  const path = resolve(host.cwd, output);
  await writeProfile(path, merged.bytes);
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
