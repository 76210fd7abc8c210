import { basename, join } from 'node:path';
import { type BuildSide, ProfileBuildFailed } from '../build/build.ts';
import type { Config } from '../config.ts';
import { decide } from '../decide.ts';
import { declaredFunctions } from '../declared-functions.ts';
import { type Drift, driftBetween, inWords, isWithinNoise } from '../drift.ts';
import { ExpectedError } from '../errors.ts';
import { addFindings, type Job } from '../job.ts';
import type { MergedProfile } from '../merge.ts';
import type { Published, Publisher } from '../publish/publisher.ts';
import { replaceFile } from '../replace-file.ts';
import { renderPullRequestBody } from '../report/markdown.ts';
import type { ProfileFacts } from '../report/report.ts';
import { readRenamed } from '../weighed.ts';
import { archiveOf, keepIn } from './archiving.ts';
import { addEvidence } from './evidence.ts';
import { applyGates } from './gates.ts';
import { factsOf, gather } from './gather.ts';
import { addHistory } from './history.ts';
import { build, measure } from './measure.ts';
import { findProgram, placeOfProfile } from './program.ts';
import { publisherFor } from './publisher-for.ts';
import { stalenessOf } from './staleness.ts';
import { verify } from './verify.ts';

/**
 * The main job: collect, validate, merge, decide, build and compare, publish. It ends early when the committed
 * or the already proposed profile is as good as the new one.
 */
export async function refresh(job: Job): Promise<void> {
  const { host } = job;
  using archive = await archiveOf(job);
  const program = await findProgram(job);
  const place = await placeOfProfile(job, program.profilePath);
  const { path } = place;
  const publisher = await publisherFor(job, program, place);
  // Before the long work: a token or branch that will not do is said now.
  const published = await publisher.look(path);
  const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
  const merged = await gather(job, program.go, declared, published.committed);
  const facts = await keep(job, path, merged);
  const decision = await decide(published.committed, merged, {
    minDrift: job.config.minDrift,
    minSamples: job.config.minSamples,
    renames: job.config.renames,
    staleness: (edges) => stalenessOf(job, program, declared, edges),
  });
  job.report.decision = decision;
  host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
  if (decision.kind === 'reject')
    throw new ExpectedError(decision.reason, { fix: 'Profile the program under load.' });
  job.report.profile = await keepIn(archive, job, merged, facts);
  if (decision.kind === 'keep') {
    job.report.publication = await publisher.withdraw(decision.reason);
    return;
  }
  const proposed = published.proposed;
  // One that could not be merged any more is proposed anew, however alike.
  const alike = proposed?.outdated
    ? undefined
    : await driftWithinNoise(proposed?.profile, merged, job.config);
  if (proposed !== undefined && alike !== undefined) {
    job.report.publication = {
      kind: publisher.kind,
      operation: 'none',
      ...(proposed.number !== undefined && { number: proposed.number }),
      ...(proposed.url !== undefined && { url: proposed.url }),
      ...(proposed.headSha !== undefined && { headSha: proposed.headSha }),
      reason: `What is proposed already is as good as the new merge: ${inWords(alike, 'keep')}.`,
    };
    return;
  }
  if (await isDeclined(job, publisher, published.declined, merged)) return;
  const baseline: BuildSide = { kind: 'off' };
  const candidate: BuildSide = { kind: 'profile', path: facts.path, display: basename(path) };
  try {
    await build(job, program, baseline, candidate);
  } catch (error) {
    if (error instanceof ProfileBuildFailed) {
      job.report.decision = {
        ...decision,
        kind: 'reject',
        reason: 'The program does not build with the new profile.',
      };
    }
    throw error;
  }
  await verify(job, program, place, merged.bytes);
  await measure(job, program, baseline, candidate);
  await addEvidence(job, program, baseline, candidate);
  await addHistory(job);
  applyGates(job);
  await publish(job, publisher, path, merged);
}

/** Writes the merge into the output folder, where it stays whatever happens next. */
async function keep(job: Job, repositoryPath: string, merged: MergedProfile): Promise<ProfileFacts> {
  const path = join(job.outputDirectory, basename(repositoryPath));
  await replaceFile(path, merged.bytes);
  const facts = { ...factsOf(merged, path), repositoryPath };
  job.report.profile = facts;
  return facts;
}

/** How far the proposed profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(
  proposed: Uint8Array | undefined,
  merged: MergedProfile,
  { minDrift, renames }: Pick<Config, 'minDrift' | 'renames'>,
): Promise<Drift | undefined> {
  if (proposed === undefined) return undefined;
  try {
    const before = await readRenamed(proposed, renames);
    if (before.edges.totalWeight === 0 || before.weightUnderOldNames > 0) return undefined;
    if (before.shows(merged.exclusions)) return undefined;
    const drift = driftBetween(before, merged);
    return isWithinNoise(drift, minDrift) ? drift : undefined;
  } catch (error) {
    // Somebody put something else there: replace it.
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

/** Whether a person has closed a pull request with as good a profile: then that is the answer to this one, too. */
async function isDeclined(
  job: Job,
  { kind }: Publisher,
  declined: Published['declined'],
  merged: MergedProfile,
): Promise<boolean> {
  const alike = await driftWithinNoise(declined?.profile, merged, job.config);
  if (declined === undefined || alike === undefined) return false;
  const { number, url, branch } = declined;
  const reason = `Pull request #${number} (${url}) with as good a profile was closed without being merged, so this one is not proposed`;
  job.report.publication = {
    kind,
    operation: 'none',
    reason: `${reason}: ${inWords(alike, 'keep')}.`,
  };
  addFindings(job, [
    {
      severity: 'note',
      message: `${reason}.`,
      fix: `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`,
    },
  ]);
  return true;
}

async function publish(job: Job, publisher: Publisher, path: string, merged: MergedProfile): Promise<void> {
  job.host.progress('Publishing …');
  const { publication, findings } = await publisher.publish({
    path,
    profile: merged.bytes,
    renderBody: ({ maxLength, byDefaultToken }) =>
      renderPullRequestBody(job.secrets.redact(job.report), { maxLength, defaultToken: byDefaultToken }),
    draft: job.report.comparison?.verdict === 'slower',
  });
  job.report.publication = publication;
  addFindings(job, findings);
}
