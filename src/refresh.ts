import { basename } from 'node:path';
import { aboutBuildsWithout } from './commands/check-place.ts';
import { answerAfterMeasuring, committedContender } from './commands/contenders.ts';
import * as explain from './commands/explain.ts';
import * as gather from './commands/gather.ts';
import { carryLeftOut, orTryAgain } from './commands/left-out.ts';
import * as measure from './commands/measure.ts';
import { findProgram, introduce, placeOfProfile, requireDifferentProfiles } from './commands/program.ts';
import * as propose from './commands/propose.ts';
import { repairCommitted } from './commands/repair.ts';
import { carriedContender, proposeTuned } from './commands/tuning.ts';
import type { BuildSide } from './golang/binaries.ts';
import type { Decision } from './profile/decide.ts';
import type { Report } from './report/report.ts';
import { Rejected } from './system/errors.ts';
import {
  expectedError,
  type Group,
  type GroupParts,
  isOfOneProgram,
  partsAbout,
  type ReportParts,
  type Run,
  reportSoFar,
} from './work.ts';

/**
 * `refresh`, the main command: for each program collect, merge, decide, build and compare; then publish once for all programs. If the work
 * on one program fails, the work on the other programs continues.
 *
 * The command `repair` takes the same steps, but uses the committed profile instead of a collected profile. Each stage returns its results,
 * this file yields them as a part of the report, and `run.ts` puts the parts together.
 */
export async function* refresh(group: Group): GroupParts {
  const runs = group.runs.map((run) => ({ run }));
  const programs = yield* forEach(runs, findProgramAndPlace);
  requireDifferentProfiles(programs);
  if (programs.length === 0) return;
  // First check that the run can publish, so that a wrong token or branch is reported before the long work begins.
  const destination = await propose.lookAtDestination(group, programs);
  yield { run: group.whole, part: { findings: destination.findings } };
  const makeProfile = group.whole.command === 'repair' ? repairAndDecide : collectMergeDecide;
  const decided = yield* forEach(programs, (program) => makeProfile(program, destination));
  const withNewProfile = decided.filter(({ answer }) => answer.kind === 'new');
  const compared = yield* forEach(withNewProfile, (program) => buildAndCompare(program, destination));
  const kept = decided.filter((program) => !withNewProfile.includes(program));
  const ends = programs.map((program): propose.EndedProgram => {
    const end = [...compared, ...kept].find(({ run }) => run === program.run);
    return end ?? { ...program, answer: { kind: 'failed' } };
  });
  for (const { run, answer } of ends) if ('note' in answer) yield { run, part: { findings: [answer.note] } };

  const { whole } = group;
  const report = yield* reportSoFar(whole);
  const { publication, findings } = await propose.publish(whole, destination, ends, report);
  yield { run: whole, part: { publication, findings } };
  if (isOfOneProgram(group)) return;
  for (const end of ends)
    yield { run: end.run, part: { publication: propose.publicationOf(end, destination, publication) } };
}

/** The two sides of the comparison, as `refresh` plans them before it has a profile. */
const WITH_AND_WITHOUT = { baseline: { kind: 'off' }, candidate: { kind: 'off' } } as const;

/** Finds the program and the place of its profile, and prints what the run will do. */
async function* findProgramAndPlace({ run }: { run: Run }): ReportParts<propose.RefreshedProgram> {
  if (run.command === 'refresh') gather.requireSources(run.config);
  const program = await findProgram(run);
  const place = await placeOfProfile(run, program.profilePath);
  const noVerdict = await measure.foreseeNoVerdict(run, program, WITH_AND_WITHOUT);
  yield introduce(run, program, { path: place.path, noVerdict });
  yield { findings: await aboutBuildsWithout(run, program) };
  return { run, program, place };
}

/** Makes a new profile from the profiles of the sources, and decides whether the new profile is worth proposing. */
async function* collectMergeDecide(
  refreshed: propose.RefreshedProgram,
  destination: propose.Destination,
): ReportParts<propose.DecidedProgram> {
  const { run, program, place } = refreshed;
  const committed = await propose.requireReplaceable(run, place, destination.published);
  const archive = await gather.openArchiveOf(run);

  const collected = await gather.collectProfiles(run, program);
  yield { sources: collected.sources, findings: collected.findings };

  const { merged, findings, potential, stacks } = await gather.mergeCollected(
    run,
    program,
    collected,
    committed,
  );
  const profile = { ...(await gather.keepMerged(run, merged, place.path)), repositoryPath: place.path };
  yield { findings, potential, profile };

  const carried = await carryLeftOut(run, program, merged, committed);
  yield { findings: carried.findings };
  const decision = orTryAgain(await gather.decideOn(run, program, committed, carried.merged), carried);
  yield { decision };
  requireUsable(run, decision, 'Profile the program under load.');
  yield { profile: await gather.archiveMerged(archive, run, merged, profile) };
  const answer = await propose.answerTo(refreshed, destination, carried.merged, decision);
  const { path } = profile;
  const { leftOut } = carried;
  return { ...refreshed, profile: { path, bytes: merged.bytes }, leftOut, collected: stacks, answer };
}

/**
 * Matches the committed profile to today's source, and decides whether the result is worth proposing. The command `repair` matches the
 * committed profile instead of collecting profiles.
 */
async function* repairAndDecide(
  refreshed: propose.RefreshedProgram,
  destination: propose.Destination,
): ReportParts<propose.DecidedProgram> {
  const { run, program, place } = refreshed;
  const committed = await propose.requireReplaceable(run, place, destination.published);
  const repaired = await repairCommitted(run, program, place.path, committed);
  const { bytes, decision, profile, repair, findings } = repaired;
  yield { profile, decision, repair, findings };
  requireUsable(run, decision, 'Make a new profile with `npx go-pgo@1 refresh`.');
  const answer = await propose.answerTo(refreshed, destination, repaired, decision);
  return { ...refreshed, profile: { path: profile.path, bytes }, answer };
}

/** @throws Rejected if the new profile must not be used. */
function requireUsable({ host }: Run, { kind, reason }: Decision, fix: string): void {
  host.progress(`Decision: ${kind}. ${reason}`);
  if (kind === 'reject') throw new Rejected(reason, { fix });
}

/**
 * Builds the program with the new profile, without a profile and with the committed profile, and measures the three builds. Looks for the
 * reasons why the build with the new profile differs from the build without a profile. Tunes the new profile if the settings allow it. A
 * new profile that is proven slower than the committed profile is not proposed. A new profile that is proven slower than no profile is
 * never pushed without the mark of a draft.
 */
async function* buildAndCompare(
  decided: propose.DecidedProgram,
  { published }: propose.Destination,
): ReportParts<propose.DecidedProgram> {
  const { run, program, place, collected } = decided;
  const { path, bytes } = decided.profile;
  yield { findings: await propose.aboutPrivateNames(run, program, { place, published }, bytes) };
  const candidate: BuildSide = { kind: 'profile', path, display: basename(place.path) };
  const sides = { baseline: { kind: 'off' } as const, candidate };
  yield { settings: measure.nonDefaultSettings(run.config, sides) };
  const isMeasurable = (await measure.foreseeNoVerdict(run, program, sides)) === undefined;
  const build = yield* measure.buildBoth(run, program, sides);
  yield { build };
  yield { findings: await measure.verify(run, place, bytes) };
  const committed = isMeasurable ? published.files.get(place.path)?.committed : undefined;
  const { others: known, findings } = await committedContender(run, program, committed, bytes);
  yield { findings };
  const carried = await carriedContender({ run, program }, path, decided.leftOut ?? []);
  const others = carried === undefined ? known : { ...known, tuned: carried };

  const pairing = measure.beginComparison(run, { program, sides, build, others, collected });
  const outcome = await measure.measureBinaries(pairing);
  const { comparison, load, heldOut, profilable } = outcome;
  yield { comparison, load, heldOut, findings: outcome.findings };
  const compared: Report = yield await explain.trainingOf(pairing, outcome);
  measure.announceVerdict(pairing.run, compared);
  yield { findings: await explain.benchmarkLoops(pairing, profilable) };
  const { cpu, ...profiles } = await explain.takeProfiles(pairing, profilable);
  yield profiles;
  const { notes, ...reasons } = await explain.compilerReasons(pairing, cpu);
  const explained: Report = yield reasons;
  const tuned = yield* proposeTuned(pairing, { report: explained, notes, carried, outcome, place, cpu });
  // Yield an empty part of the report, to get the report with the results of tuning.
  const chosen: Report = yield {};
  const complete: Report = yield await measure.pastRuns(run, chosen);
  yield measure.gateResults(complete, run.config);
  const decision = answerAfterMeasuring(complete.comparison, run, place);
  yield { comparison: decision.comparison };
  return {
    ...decided,
    profile: { path, bytes: tuned ?? bytes },
    answer: decision.answer,
    isSlower: complete.comparison?.verdict === 'slower',
  };
}

/** Runs a stage for one program after the other. @returns the results of the programs that did not fail. */
async function* forEach<T extends { readonly run: Run }, R>(
  programs: readonly T[],
  stage: (program: T) => ReportParts<R>,
): GroupParts<R[]> {
  const results: R[] = [];
  for (const program of programs) {
    const { run } = program;
    try {
      results.push(yield* partsAbout(run, stage(program)));
    } catch (thrown) {
      yield { run, failure: expectedError(run.host, thrown) };
    }
  }
  return results;
}
