import { basename } from 'node:path';
import { aboutBuildsWithout } from './commands/check-place.ts';
import { answerAfterMeasuring, committedContender } from './commands/contenders.ts';
import * as explain from './commands/explain.ts';
import * as gather from './commands/gather.ts';
import * as measure from './commands/measure.ts';
import { findProgram, introduce, placeOfProfile, requireDifferentProfiles } from './commands/program.ts';
import * as propose from './commands/propose.ts';
import { repairCommitted } from './commands/repair.ts';
import type { BuildSide } from './golang/binaries.ts';
import type { Decision } from './profile/decide.ts';
import { Rejected } from './system/errors.ts';
import { attempt, type Group, isOfOneProgram, type Run, type Work } from './work.ts';

/**
 * `refresh`, the main command: for each program collect, merge, decide, build and compare; then publish once for all of them. A
 * program that fails does not stop the others. `repair` is the same with the committed profile in place of a collected one. Each stage returns what it found, and this file puts that into the report.
 */
export async function refresh(group: Group): Promise<void> {
  const programs = await forEach(group.works, findProgramAndPlace);
  requireDifferentProfiles(programs);
  if (programs.length === 0) return;
  // Before the long work: a wrong token or branch is reported now.
  const destination = await propose.lookAtDestination(group, programs);
  const makeProfile = group.whole.run.command === 'repair' ? repairAndDecide : collectMergeDecide;
  const decided = await forEach(programs, (one) => makeProfile(one, destination));
  const isNew = ({ answer }: propose.Decided) => answer.kind === 'new';
  const compared = await forEach(decided.filter(isNew), (one) => buildAndCompare(one, destination));
  const ends = programs.map((one): propose.Ended => {
    const sameWork = ({ work }: propose.Decided) => work === one.work && work.report.failure === undefined;
    const failed = { ...one, answer: { kind: 'failed' } } as const;
    return compared.find(sameWork) ?? decided.find(sameWork) ?? failed;
  });
  for (const { work, answer } of ends) if ('note' in answer) work.report.add({ findings: [answer.note] });

  const { run, report } = group.whole;
  report.add(await propose.publish(run, destination, ends, report.value));
  if (isOfOneProgram(group)) return;
  const { publication } = report.value;
  for (const end of ends)
    end.work.report.add({ publication: propose.publicationOf(end, destination, publication) });
}

/** What `refresh` compares, before it has a profile. */
const WITH_AND_WITHOUT = { baseline: { kind: 'off' }, candidate: { kind: 'off' } } as const;

/** Finds the program and where its profile belongs, and says what the run will do. */
async function findProgramAndPlace(work: Work): Promise<propose.Refreshed> {
  const { run, report } = work;
  if (run.command === 'refresh') gather.requireSources(run.config);
  const program = await findProgram(run);
  const place = await placeOfProfile(run, program.profilePath);
  const noVerdict = await measure.foreseeNoVerdict(run, program, WITH_AND_WITHOUT);
  report.add(introduce(run, program, { path: place.path, noVerdict }));
  report.add({ findings: await aboutBuildsWithout(run, program) });
  return { work, program, place };
}

/** Makes a new profile of what the sources deliver, and decides whether it is worth proposing. */
async function collectMergeDecide(
  one: propose.Refreshed,
  destination: propose.Destination,
): Promise<propose.Decided> {
  const { program, place } = one;
  const { run, report } = one.work;
  const committed = await propose.requireReplaceable(run, place, destination.published);
  const archive = await gather.openArchiveOf(run);

  const collected = await gather.collectProfiles(run, program);
  report.add({ sources: collected.sources, findings: collected.findings });

  const given = await gather.mergeCollected(run, program, collected, committed);
  const { merged, findings, potential, stacks } = given;
  const profile = { ...(await gather.keepMerged(run, merged, place.path)), repositoryPath: place.path };
  report.add({ findings, potential, profile });

  const decision = await gather.decideOn(run, program, committed, merged);
  report.add({ decision });
  requireUsable(run, decision, 'Profile the program under load.');
  report.add({ profile: await gather.archiveMerged(archive, run, merged, profile) });
  const answer = await propose.answerTo(one, destination, merged, decision);
  const { path } = profile;
  return { ...one, profile: { path, bytes: merged.bytes }, collected: stacks, answer };
}

/** `repair`: the committed profile, matched to today's source, takes the place of a collected one. */
async function repairAndDecide(
  one: propose.Refreshed,
  destination: propose.Destination,
): Promise<propose.Decided> {
  const { program, place } = one;
  const { run, report } = one.work;
  const committed = await propose.requireReplaceable(run, place, destination.published);
  const { bytes, ...repaired } = await repairCommitted(run, program, place.path, committed);
  const { decision, profile, findings } = repaired;
  report.add({ profile, decision, repair: repaired.repair, findings });
  requireUsable(run, decision, 'Make a new profile with `npx go-pgo@1 refresh`.');
  const answer = await propose.answerTo(one, destination, repaired, decision);
  return { ...one, profile: { path: profile.path, bytes }, answer };
}

/** @throws Rejected when the new profile must not be used. */
function requireUsable({ host }: Run, { kind, reason }: Decision, fix: string): void {
  host.progress(`Decision: ${kind}. ${reason}`);
  if (kind === 'reject') throw new Rejected(reason, { fix });
}

/**
 * Builds the program with the new profile, without any and with the committed one, measures them, and looks into why the first
 * two differ. A new profile that is proven slower than the committed one is not proposed.
 */
async function buildAndCompare(
  one: propose.Decided,
  { published }: propose.Destination,
): Promise<propose.Decided> {
  const { program, place, collected } = one;
  const { path, bytes } = one.profile;
  const { run, report } = one.work;
  report.add({ findings: await propose.aboutPrivateNames(run, program, { place, published }, bytes) });
  const candidate: BuildSide = { kind: 'profile', path, display: basename(place.path) };
  const sides = { baseline: { kind: 'off' } as const, candidate };
  report.add({ settings: measure.nonDefaultSettings(run.config, sides) });
  const isMeasurable = (await measure.foreseeNoVerdict(run, program, sides)) === undefined;
  const build = await measure.buildBoth(run, program, sides);
  report.add({ build });
  report.add({ findings: await measure.verify(run, place, bytes) });
  const committed = isMeasurable ? published.files.get(place.path)?.committed : undefined;
  const { others, findings } = await committedContender(run, program, committed, bytes);
  report.add({ findings });

  const pairing = measure.beginComparison(run, { program, sides, build, others, collected });
  const { profilable, ...measured } = await measure.measureBinaries(pairing);
  report.add(measured);
  report.add({ training: await explain.trainingOf(pairing, measured.comparison) });
  measure.announceVerdict(pairing.run, report.value);
  report.add({ findings: await explain.benchmarkLoops(pairing, profilable) });
  const { cpu, ...profiles } = await explain.takeProfiles(pairing, profilable);
  report.add(profiles);
  report.add(await explain.compilerReasons(pairing, cpu));
  report.add(await measure.pastRuns(run, report.value));
  report.add(measure.gateResults(report.value, run.config));
  return { ...one, answer: answerAfterMeasuring(report.value.comparison, place) };
}

/** Does it for one after the other. @returns the results of those that did not fail. */
async function forEach<T extends Work | propose.Refreshed, R>(
  all: readonly T[],
  stage: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) {
    const result = await attempt('work' in one ? one.work : one, () => stage(one));
    if (result !== undefined) results.push(result);
  }
  return results;
}
