import { basename, join } from 'node:path';
import type { Archive } from '../../collect/archive.ts';
import type { Config } from '../../config.ts';
import { type Drift, driftBetween, inWords, isWithinNoise } from '../../decide/drift.ts';
import { hasOldNames, readRenamed } from '../../decide/weighed.ts';
import { decide } from '../../decide.ts';
import { ExpectedError } from '../../system/errors.ts';
import { replaceFile } from '../../system/files.ts';
import { addFindings, type Job, type Program } from '../../job.ts';
import type { MergedProfile } from '../../merge.ts';
import type { DeclaredFunctions } from '../../profile/stale.ts';
import { requirePlainFiles } from '../../publish/obstacle.ts';
import type { Published, Publisher } from '../../publish/publisher.ts';
import type { ProfileFacts } from '../../report/report.ts';
import { undone } from '../../rolled-back.ts';
import { declaredFunctions } from '../../source-tree/declared-functions.ts';
import { keepIn } from '../archiving.ts';
import { gather } from '../gather.ts';
import { factsOf } from '../merged-facts.ts';
import { stalenessOf } from '../staleness.ts';
import type { Refreshed } from './find.ts';
import { requireOutsideOfLfs } from './lfs.ts';

/** How far back it is looked for profiles that were taken back. */
const VERSIONS = 5;

/** What a refresh came to before anything is built. */
export type Judgement =
  /** The committed profile is as good. */
  | { readonly kind: 'keep'; readonly reason: string }
  /** What is proposed already is as good. */
  | { readonly kind: 'as-proposed'; readonly reason: string }
  /** One as good was merged and taken back. */
  | { readonly kind: 'undone'; readonly reason: string }
  /** It differs from all that is there; `declined` says why it may still be none that is wanted. */
  | { readonly kind: 'new'; readonly bytes: Uint8Array; readonly declined?: Declined };

/** Why one is not proposed: a person has closed a pull request with as good a profile. */
export interface Declined {
  readonly reason: string;
  readonly fix: string;
  readonly because: string;
}

/**
 * Collects, validates, merges and decides against what is committed, proposed and declined.
 * @throws ExpectedError when there is no profile to decide on; the report has the decision `reject` then.
 */
export async function judge(
  job: Job,
  { program, place }: Refreshed,
  publisher: Publisher,
  published: Published,
  archive: Archive | undefined,
): Promise<Judgement> {
  const { path } = place;
  requirePlainFiles(published, [path]);
  await requireOutsideOfLfs(job, place, published);
  const { committed, proposed, declined } = published.files.get(path) ?? {};
  const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
  const merged = await gather(job, program.go, declared, committed);
  const facts = await keep(job, path, merged);
  const decision = await decideOn(job, program, declared, merged, committed);
  job.report.profile = await keepIn(archive, job, merged, facts);
  if (decision.kind === 'keep') return { kind: 'keep', reason: decision.reason };
  // One that could not be merged any more is proposed anew, however alike, and what the proposal leaves as it is is none.
  const isOpen = published.proposed?.outdated === false && !isSame(proposed, committed);
  const alike = isOpen ? await driftWithinNoise(proposed, merged, job.config) : undefined;
  if (alike !== undefined) {
    const reason = `What is proposed already is as good as the new merge: ${inWords(alike, 'keep')}.`;
    return { kind: 'as-proposed', reason };
  }
  const taken = await takenBack(job, publisher, path, merged);
  if (taken !== undefined) return taken;
  const answer = await answerTo(job.config, published.declined, declined, merged);
  return { kind: 'new', bytes: merged.bytes, ...(answer && { declined: answer }) };
}

/** Writes the merge into the output folder, where it stays whatever happens next. */
async function keep(job: Job, repositoryPath: string, merged: MergedProfile): Promise<ProfileFacts> {
  const path = join(job.outputDirectory, basename(repositoryPath));
  await replaceFile(path, merged.bytes);
  const facts = { ...factsOf(merged, path), repositoryPath };
  job.report.profile = facts;
  return facts;
}

/** @throws ExpectedError when the merge is none to propose. */
async function decideOn(
  job: Job,
  program: Program,
  declared: DeclaredFunctions,
  merged: MergedProfile,
  committed: Uint8Array | undefined,
) {
  const decision = await decide(committed, merged, {
    minDrift: job.config.minDrift,
    minSamples: job.config.minSamples,
    renames: job.config.renames,
    foundRenames: merged.foundRenames ?? [],
    sameDecisions: merged.sameDecisions ?? false,
    staleness: (edges) => stalenessOf(job, program, declared, edges),
  });
  job.report.decision = decision;
  job.host.progress(`Decision: ${decision.kind}. ${decision.reason}`);
  if (decision.kind === 'reject')
    throw new ExpectedError(decision.reason, { fix: 'Profile the program under load.' });
  return decision;
}

/** How far that profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(
  profile: Uint8Array | undefined,
  merged: MergedProfile,
  { minDrift, renames }: Pick<Config, 'minDrift' | 'renames'>,
): Promise<Drift | undefined> {
  if (profile === undefined) return undefined;
  try {
    const before = await readRenamed(profile, renames, merged.foundRenames);
    if (before.edges.totalWeight === 0 || hasOldNames(before, minDrift)) return undefined;
    if (before.shows(merged.exclusions)) return undefined;
    const drift = driftBetween(before, merged);
    return isWithinNoise(drift, minDrift) ? drift : undefined;
  } catch (error) {
    // Somebody put something else there: replace it.
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

export function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Buffer.compare(one, other) === 0;
}

/** Whether as good a profile was merged and then taken back: that is the answer to this one, too. */
async function takenBack(
  job: Job,
  publisher: Publisher,
  path: string,
  merged: MergedProfile,
): Promise<Extract<Judgement, { kind: 'undone' }> | undefined> {
  for (const { bytes, commit, title } of undone(await publisher.versions(path, VERSIONS))) {
    const alike = await driftWithinNoise(bytes, merged, job.config);
    if (alike === undefined) continue;
    const reason = `As good a profile came with commit ${commit.slice(0, 10)} (“${title}”) and was taken back since, so this one is not proposed`;
    const fix = 'To have it proposed, revert the commit that took it back.';
    addFindings(job, [{ severity: 'note', message: `${reason}.`, fix }]);
    return { kind: 'undone', reason: `${reason}: ${inWords(alike, 'keep')}.` };
  }
  return undefined;
}

async function answerTo(
  config: Config,
  closed: Published['declined'],
  profile: Uint8Array | undefined,
  merged: MergedProfile,
): Promise<Declined | undefined> {
  const alike = await driftWithinNoise(profile, merged, config);
  if (closed === undefined || alike === undefined) return undefined;
  const { number, url, branch } = closed;
  const reason = `Pull request #${number} (${url}) with as good a profile was closed without being merged, so this one is not proposed`;
  return {
    reason: `${reason}.`,
    because: `${reason}: ${inWords(alike, 'keep')}.`,
    fix: `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`,
  };
}

/** Leaves things as they are because of what a person said. */
export function respect({ reason, fix, because }: Declined, publisher: Publisher, job: Job): void {
  job.report.publication = { kind: publisher.kind, operation: 'none', reason: because };
  addFindings(job, [{ severity: 'note', message: reason, fix }]);
}
