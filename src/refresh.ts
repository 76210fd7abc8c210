import { basename, join } from 'node:path';
import { compareBuilt, gateResults, nonDefaultSettings } from './commands/compare.ts';
import { factsOfMerged } from './commands/files.ts';
import { collectProfiles, mergeCollected, requireSources } from './commands/gather.ts';
import { buildBoth, foretell, verify } from './commands/measure.ts';
import { findProgram, introduce, placeOfProfile } from './commands/program.ts';
import * as propose from './commands/propose.ts';
import { archiveMerged, openArchiveOf, pastRuns } from './commands/records.ts';
import { rematchToday } from './commands/rematched.ts';
import { repairCommitted } from './commands/repair.ts';
import { requireDifferentProfiles } from './commands/targets.ts';
import { type BuildSide, ProfileBuildFailed } from './golang/build.ts';
import { declaredFunctions } from './golang/program.ts';
import { decide } from './profile/decide.ts';
import type { EdgeSet } from './profile/edges.ts';
import { repairOf } from './profile/repair.ts';
import { replaceFile } from './system/files.ts';
import { attempt, type Group, isOfOneProgram, Rejected, type Work } from './work.ts';

/**
 * `refresh`, the main command: for each program collect, merge, decide, build and compare; then publish once for all of them. A
 * program that fails does not stop the others. `repair` is the same with the committed profile in place of a collected one. Each stage returns what it found, and this file puts that into the report.
 */
export async function refresh(group: Group): Promise<void> {
  const programs = await forEach(group.works, findProfile);
  requireDifferentProfiles(programs);
  if (programs.length === 0) return;
  // Before the long work: a wrong token or branch is reported now.
  const proposal = await propose.lookAtProposal(group, programs);
  const makeProfile = group.whole.run.command === 'repair' ? repairCommitted : collectMergeDecide;
  const decided = await forEach(programs, (one) => makeProfile(one, proposal));
  const withAnswer = (kind: propose.Answer['kind']) => decided.filter(({ answer }) => answer.kind === kind);
  const compared = await forEach(withAnswer('new'), (one) => buildAndCompare(one, proposal));
  // A closed pull request was the answer to all of its profiles together: it holds while nothing else is new.
  const reopened = compared.length === 0 ? [] : withAnswer('declined');
  compared.push(...(await forEach(reopened, (one) => buildAndCompare(one, proposal))));
  const ends = programs.map((one): propose.Ended => {
    const sameWork = ({ work }: propose.Decided) => work === one.work && work.report.failure === undefined;
    const answer = { kind: 'new' } as const;
    const built = compared.find(sameWork);
    return built ? { ...built, answer } : (decided.find(sameWork) ?? { ...one, answer: { kind: 'failed' } });
  });
  for (const { work, answer } of ends) if ('note' in answer) work.report.add({ findings: [answer.note] });

  const { run, report } = group.whole;
  report.add(await propose.publish(run, proposal, ends, report.value));
  if (isOfOneProgram(group)) return;
  const { publication } = report.value;
  for (const end of ends)
    end.work.report.add({ publication: propose.publicationOf(end, proposal, publication) });
}

/** The program, and where its profile belongs. */
async function findProfile(work: Work): Promise<propose.Refreshed> {
  const { run, report } = work;
  if (run.command === 'refresh') requireSources(run.config);
  const program = await findProgram(run);
  const place = await placeOfProfile(run, program.profilePath);
  introduce(run, report, program, place.path);
  return { work, program, place };
}

/** Makes a new profile of what the sources deliver, and decides whether it is worth proposing. */
async function collectMergeDecide(
  one: propose.Refreshed,
  { publisher, published }: propose.Proposal,
): Promise<propose.Decided> {
  const { program, place } = one;
  const { run, report } = one.work;
  const { go, main } = program;
  await propose.requireReplaceable(run, place, published);
  using archive = await openArchiveOf(run);
  const declared = await declaredFunctions(go, main, run.config.buildFlags);

  const collected = await collectProfiles(run, go, declared);
  report.add({ sources: collected.sources, findings: collected.findings });

  const { committed } = published.files.get(place.path) ?? {};
  const { merged, findings, potential, stacks } = await mergeCollected(run, go, main, collected, committed);
  // It stays in the output folder, whatever happens next.
  const path = join(run.outputDirectory, basename(place.path));
  await replaceFile(path, merged.bytes);
  const profile = { ...factsOfMerged(merged, path), repositoryPath: place.path };
  report.add({ findings, potential, profile });

  const { minDrift, minSamples, renames } = run.config;
  const staleWeight = async (edges: EdgeSet) => repairOf(await rematchToday(run, program, edges)).stale;
  const decision = await decide(committed, merged, { minDrift, minSamples, renames, staleWeight });
  report.add({ decision });
  run.host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
  if (decision.kind === 'reject')
    throw new Rejected(decision.reason, { fix: 'Profile the program under load.' });
  report.add({ profile: await archiveMerged(archive, run, merged, profile) });

  const answer = await propose.answerTo(run.config, publisher, published, place.path, merged, decision);
  return { ...one, profile: { path, bytes: merged.bytes }, collected: { stacks, potential }, answer };
}

/** Builds the program with the new profile and without it, verifies and measures both, and looks into why they differ. */
async function buildAndCompare(
  one: propose.Decided,
  { published }: propose.Proposal,
): Promise<propose.Decided> {
  const { program, place, collected } = one;
  const { path, bytes } = one.profile;
  const { run, report } = one.work;
  report.add({ findings: await propose.aboutPrivateNames(run, program, place, published, bytes) });
  report.add({ settings: nonDefaultSettings(run.config) });

  const candidate: BuildSide = { kind: 'profile', path, display: basename(place.path) };
  const sides = { baseline: { kind: 'off' } as const, candidate };
  await foretell(run, program, sides);
  const build = await buildBoth(run, program, sides).catch((error: unknown) => {
    if (!(error instanceof ProfileBuildFailed)) throw error;
    const reason = 'The program does not build with the new profile.';
    throw new Rejected(error.message, { reason, fix: error.fix, cause: error });
  });
  report.add({ build });
  report.add({ findings: await verify(run, place, bytes) });

  await compareBuilt(run, report, program, sides, build, collected);
  report.add(await pastRuns(run, report.value));
  report.add(gateResults(report.value, run.config));
  return one;
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
