import * as v from 'valibot';
import { newNames, privateAmong } from '../golang/private-modules.ts';
import { type Decision, reasonToUpdate } from '../profile/decide.ts';
import { type Drift, driftBetween, isWithinNoise, overlapInWords } from '../profile/drift.ts';
import type { CollectedStacks } from '../profile/encode.ts';
import { differentGap } from '../profile/gaps.ts';
import { readIfProfile, type WeighedProfile } from '../profile/published.ts';
import { aboutOtherBase, publisherFor } from '../publish/publish.ts';
import {
  MayOnlyRead,
  type ProposedFile,
  PUBLISHING_KINDS,
  type Publication,
  type Published,
  type Publisher,
  requirePlainFiles,
} from '../publish/publisher.ts';
import { undone } from '../publish/undone.ts';
import { renderPullRequestBody } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { eventOf, unmergedPullOf } from '../settings/base.ts';
import type { Config } from '../settings/config.ts';
import { ExpectedError, type Finding, note } from '../system/errors.ts';
import { isLfsPointer, sameBytes } from '../system/files.ts';
import { compareText, count } from '../system/format.ts';
import { knownSecrets } from '../system/secrets.ts';
import type { LeftOutCall } from '../tune/left-out.ts';
import { type Group, gitPrints, isOfOneProgram, type Run } from '../work.ts';
import { type Place, type Program, pathOfTarget, repositoryRoot } from './program.ts';

/**
 * Decides whether a new profile is proposed, and publishes it.
 *
 * A new profile is compared with the committed profile, the profile in the open pull request, profiles that were merged and then reverted,
 * and profiles in pull requests that a person closed. If the new profile differs only by noise from one of these profiles, the run does not
 * propose the new profile. The profiles of all targets can share one pull request, so this file also keeps the proposed profiles of targets
 * that have no new profile in this run.
 */

/**
 * The answer to the question if a new profile is proposed. With every kind except `new`, the profile is not proposed, and `reason` says
 * why.
 */
export type ProposalAnswer =
  | { readonly kind: 'new' }
  /** The new profile is not needed, because the committed profile, or the profile in the open pull request, is as good. */
  | { readonly kind: 'keep' | 'as-proposed'; readonly reason: string }
  /**
   * The new profile is not wanted, for one of four reasons. People have reverted an equally good profile, or have closed its pull request
   * without merging it, or the new profile makes the program slower than the committed profile. Or the new profile makes the program slower
   * than no profile, and the run cannot propose it as a draft.
   */
  | {
      readonly kind: 'reverted' | 'declined' | 'slower';
      readonly reason: string;
      readonly note: Finding;
    };

/**
 * The number of versions of the committed profile that are read, to find reverted profiles. A reverted profile is found as long as the
 * version from before it is among the versions that are read.
 */
const VERSIONS_COMPARED = 20;

/** Compares the new profile with the proposed, reverted and declined profiles, and decides if the new profile is proposed. */
export async function answerTo(
  { run, place: { path } }: RefreshedProgram,
  { publisher, published }: Destination,
  merged: WeighedProfile,
  { kind, reason }: Decision,
): Promise<ProposalAnswer> {
  const { config, command } = run;
  if (kind === 'keep' && command !== 'repair') return { kind, reason };
  const file = published.files.get(path) ?? {};
  // An open pull request is ignored if it conflicts, does not change this file, or has a text about another profile.
  const { proposed } = published;
  const isUsable = proposed?.outdated === false && proposed.isMisdescribed !== true;
  const isOpen = isUsable && !sameBytes(file.proposed, file.committed);
  const open = isOpen ? await driftWithinNoise(file.proposed, merged, config) : undefined;
  // A repair of the committed profile does not replace a newer profile that a refresh has proposed.
  if (command === 'repair' && isOpen && open === undefined) {
    const waiting = await readIfProfile(file.proposed);
    if (waiting && waiting.head.timeNanos > merged.head.timeNanos)
      return { kind: 'as-proposed', reason: `${reason} The open proposal has a newer profile, so it stays.` };
  }
  if (kind === 'keep') return { kind, reason };
  if (open !== undefined) {
    const reason = `The proposed profile is as good as the new merge: ${overlapInWords(open, 'keep')}.`;
    return { kind: 'as-proposed', reason };
  }
  const versions = await publisher.versions(path, VERSIONS_COMPARED);
  for (const { bytes, commit, title } of undone(versions)) {
    const drift = await driftWithinNoise(bytes, merged, config);
    if (drift === undefined) continue;
    const then = commit.slice(0, 10);
    const why = `Commit ${then} (“${title}”) brought an equally good profile, and was reverted later`;
    return refusedAnswer(
      'reverted',
      drift,
      why,
      `To use that profile, run \`git checkout ${then} -- ':/${path}'\`.`,
    );
  }
  for (const { bytes, number, url, closedAt } of file.declined ?? []) {
    // If the profile was committed to the base after its pull request was closed, people have accepted the profile.
    const isAccepted = versions.some(
      (version) => sameBytes(version.bytes, bytes) && Date.parse(version.time ?? '') > closedAt,
    );
    const drift = isAccepted ? undefined : await driftWithinNoise(bytes, merged, config);
    if (drift === undefined) continue;
    const why = `Pull request #${number} (${url}) has an equally good profile, and was closed without being merged`;
    const profileOf = `git fetch origin pull/${number}/head && git checkout FETCH_HEAD -- ':/${path}'`;
    const fix = `To propose that profile again, reopen #${number} (restore its branch first, if it was deleted). If GitHub cannot reopen the pull request, commit its profile: \`${profileOf}\`.`;
    return refusedAnswer('declined', drift, why, fix);
  }
  return { kind: 'new' };
}

/**
 * Returns the answer that the profile is not proposed, because people have refused an equally good profile.
 * @param why what people did, without a full stop.
 */
function refusedAnswer(
  kind: 'reverted' | 'declined',
  drift: Drift,
  why: string,
  fix: string,
): ProposalAnswer {
  const message = `${why}, so the new profile is not proposed`;
  return { kind, reason: `${message}: ${overlapInWords(drift, 'keep')}.`, note: note(`${message}.`, fix) };
}

/** Returns the drift between a profile and the merged profile; undefined if the drift is larger than the noise. */
async function driftWithinNoise(
  profile: Uint8Array | undefined,
  merged: WeighedProfile,
  { minDrift, minSamples, renames }: Pick<Config, 'minDrift' | 'minSamples' | 'renames'>,
): Promise<Drift | undefined> {
  // A file that is not a profile cannot be as good as the merged profile.
  const before = await readIfProfile(profile, renames);
  if (before === undefined || before.edges.totalWeight === 0) return undefined;
  if (reasonToUpdate(before, merged, minSamples) !== undefined) return undefined;
  if (differentGap(before, merged) !== undefined) return undefined;
  const drift = driftBetween(before, merged);
  return isWithinNoise(drift, minDrift) ? drift : undefined;
}

/** A program whose profile a run refreshes, and the place of that profile. */
export interface RefreshedProgram {
  readonly run: Run;
  readonly program: Program;
  readonly place: Place;
}

/** A program with a new profile, and whether the profile is proposed. */
export interface DecidedProgram extends RefreshedProgram {
  readonly profile: { readonly path: string; readonly bytes: Uint8Array };
  /** The calls that both the committed profile and the new profile leave out; absent if there are no such calls. */
  readonly leftOut?: readonly LeftOutCall[];
  /** The whole stacks of the collected profiles; absent if no profile was collected, as in a repair. */
  readonly collected?: CollectedStacks;
  readonly answer: ProposalAnswer;
  /**
   * True if the program is proven to be slower with the new profile than without a profile. A pull request with such a profile is a draft.
   */
  readonly isSlower?: boolean;
}

/** A program whose run has failed, so that it has no new profile. */
export interface FailedProgram extends RefreshedProgram {
  readonly answer: { readonly kind: 'failed' };
}

/**
 * The result of the work on a program: an answer about its new profile, or a failure. The program's profile is published if the answer is
 * `new`.
 */
export type EndedProgram = FailedProgram | DecidedProgram;

/** The place where profiles are published, and the profiles that are already published there. */
export interface Destination {
  readonly publisher: Publisher;
  readonly published: Published;
  /**
   * The profiles that have no new version in this run. If the open pull request has versions of these profiles, the pull request may keep
   * the versions.
   */
  readonly others: readonly Other[];
  /** A warning if the run works on another branch than the base. */
  readonly findings: readonly Finding[];
}

/** A profile that has no new version in this run. */
interface Other {
  /** The name of the profile's target. */
  readonly name: string;
  readonly path: string;
  /** True if this run worked on the profile's target and failed. */
  readonly failed: boolean;
}

/** Reads the published profiles of these programs and of all other targets. */
export async function lookAtDestination(
  group: Group,
  programs: readonly RefreshedProgram[],
): Promise<Destination> {
  const run = group.whole;
  const [first] = programs;
  const about = isOfOneProgram(group) && first ? { ...first.program, ...first } : undefined;
  const publisher = await publisherFor(run, about);
  const paths = programs.map(({ place }) => place.path);
  const lost = group.runs.filter((ofTarget) => programs.every((program) => program.run !== ofTarget));
  const targets = [
    ...group.others.map((target) => ({ target, name: target.name ?? '', failed: false })),
    ...lost.map(({ config }) => ({ target: config, name: config.target ?? '', failed: true })),
  ];
  const others: Other[] = [];
  for (const { target, name, failed } of targets) {
    const path = await pathOfTarget(run, target);
    if (path !== undefined && !paths.includes(path)) others.push({ name, path, failed });
  }
  const published = await publisher.look([...paths, ...others.map(({ path }) => path)]);
  return { publisher, published, others, findings: await aboutOtherBase(run, published) };
}

/**
 * Publishes the new profiles. Profiles that earlier runs proposed stay in the pull request if this run has no newer version. If no profile
 * is worth proposing any more, the function withdraws the open pull request.
 * @param ends the result of the work on each program.
 * @param report the report of the whole run, for the text of the pull request.
 */
export async function publish(
  run: Run,
  { publisher, published, others }: Destination,
  ends: readonly EndedProgram[],
  report: Report,
): Promise<ProposeResult> {
  const of = (kind: EndedProgram['answer']['kind']) => ends.filter(({ answer }) => answer.kind === kind);
  const [updates, kept, failed] = [of('new') as DecidedProgram[], of('keep'), of('failed')];
  const rest = ends.filter(({ answer }) => answer.kind !== 'new' && answer.kind !== 'keep');
  const unchanged = [
    ...others,
    ...rest.map(({ run, place: { path }, answer }) => {
      return { name: run.config.target ?? '', path, failed: answer.kind === 'failed' };
    }),
  ].filter(({ path }) => isProposed(published, path));
  const isOne = report.targets === undefined;
  if (failed.length === ends.length && (isOne || unchanged.length === 0)) return {};
  const [only] = isOne ? ends : [];
  const reasonOr = (several: string) => (only && 'reason' in only.answer ? only.answer.reason : several);

  const { files, findings } = keptFromOpenProposal(published, unchanged);
  const isPointless = kept.some(({ place }) => isProposed(published, place.path));
  try {
    if (updates.length > 0 || (files.length > 0 && isPointless)) {
      run.host.progress('Publishing …');
      const fresh = updates.map(({ place: { path }, profile: { bytes } }) => ({ path, bytes }));
      const whole = knownSecrets.redact({ ...report, findings: [...report.findings, ...findings] });
      const handed = await publisher.publish({
        files: [...fresh, ...files].sort((a, b) => compareText(a.path, b.path)),
        renderBody: ({ maxLength, byDefaultToken: defaultToken }) =>
          renderPullRequestBody(whole, { maxLength, defaultToken }),
        draft: updates.some(({ isSlower }) => isSlower),
        keepsFiles: files.length > 0,
      });
      return { ...handed, findings: [...findings, ...handed.findings] };
    }
    // If the pull request proposes nothing that is still worth it, the run closes the pull request.
    const isLeft = unchanged.length > 0 && !isPointless;
    if (isLeft || (published.proposed !== undefined && kept.length === 0)) {
      const publication = leftAlone(publisher, published, reasonOr('The open proposal does not change.'));
      return { publication, findings: await publisher.keep() };
    }
    const reason = reasonOr('No new profile is worth proposing.');
    if (kept.length > 0) {
      const withdrawn = await publisher.withdraw(reason);
      return { ...withdrawn, findings: [...findings, ...withdrawn.findings] };
    }
    return { publication: { kind: publisher.kind, operation: 'none', reason } };
  } catch (error) {
    return notedIfReadOnly(run, publisher, error);
  }
}

/**
 * Turns a missing permission into a note if the job is for a pull request, because a token of a fork's pull request cannot get more
 * permissions. In all other jobs, a missing permission is an error.
 * @throws every other error.
 */
async function notedIfReadOnly(run: Run, { kind }: Publisher, error: unknown): Promise<ProposeResult> {
  if (!(error instanceof MayOnlyRead) || (await unmergedPullOf(run.host.env)) === undefined) throw error;
  const reason = `In a run for this pull request, the token may only read, so nothing was published: ${error.message}`;
  const fix =
    'Read the result in the job summary and the output folder. The token of a pull request from a fork cannot get more rights. For other pull requests, give the job `permissions: { contents: write, pull-requests: write }`.';
  return { publication: { kind, operation: 'none', reason }, findings: [note(reason, fix)] };
}

/** Returns the publication of one target's profile. @param shared the publication of the pull request that several targets share. */
export function publicationOf(
  { answer }: EndedProgram,
  { publisher, published }: Destination,
  shared: Publication | undefined,
): Publication | undefined {
  if (answer.kind === 'failed') return undefined;
  if (answer.kind === 'new') return shared;
  const { reason } = answer;
  if (answer.kind !== 'as-proposed') return { kind: publisher.kind, operation: 'none', reason };
  const left = leftAlone(publisher, published, reason);
  // The shared pull request may have a new commit, which also contains this profile.
  return { ...left, headSha: shared?.headSha ?? left.headSha };
}

/** Returns true if the open pull request changes this file. */
function isProposed({ proposed, files }: Published, path: string): boolean {
  const file = files.get(path);
  return proposed !== undefined && file?.proposed !== undefined && !sameBytes(file.proposed, file.committed);
}

/**
 * Returns the files that the open pull request must keep, because this run has no new versions of these files. The pull request does not
 * keep a file that has changed on the base, because the base's version may be newer.
 */
function keptFromOpenProposal(published: Published, others: readonly Other[]) {
  const files: ProposedFile[] = [];
  const findings: Finding[] = [];
  for (const { name, path, failed } of others) {
    const file = published.files.get(path);
    const isOutdated = file?.outdated === true;
    if (!isOutdated) files.push({ path, bytes: file?.proposed });
    const message = isOutdated
      ? `${path} of ${name} is no longer proposed, because the file has changed on the base and this run has no new profile for it.`
      : `${path} of ${name} stays in the pull request as before, because this run has no new profile for it.`;
    if (isOutdated || failed) findings.push(note(message));
  }
  return { files, findings };
}

type ProposeResult = Pick<Report, 'publication'> & { readonly findings?: readonly Finding[] };

/** Returns a publication that changes nothing about the open pull request. */
function leftAlone({ kind }: Publisher, { proposed }: Published, reason: string): Publication {
  const { number, url, headSha } = proposed ?? {};
  return { kind, operation: 'none', number, url, headSha, reason };
}

/**
 * Returns the committed profile.
 * @throws ExpectedError if a commit of this action could not replace the profile, because it is a link or in Git LFS.
 */
export async function requireReplaceable(run: Run, { path, inRepository }: Place, published: Published) {
  requirePlainFiles(published, [path]);
  const committed = published.files.get(path)?.committed;
  if (!inRepository) return committed;
  // A commit of this action would contain the profile itself, and git would complain in every clone that the file should be a pointer of
  // LFS.
  const root = await repositoryRoot(run);
  const attributes = await gitPrints(run, root, 'check-attr', '-z', 'filter', '--', path);
  const isTracked = attributes?.split('\0')[2] === 'lfs';
  const isPointer = committed !== undefined && isLfsPointer(committed);
  // With `publish: none`, the user adds the file, and git converts the file according to its attributes.
  if (!isPointer && (!isTracked || PUBLISHING_KINDS[run.config.publish].isOnlyWritten)) return committed;
  const message = `The run does not refresh \`${path}\`, because the file is in Git LFS, and \`go build\` fails in clones without LFS.`;
  const fix = `Take the profile out of LFS, because such a small file does not need LFS: delete its pattern from \`.gitattributes\`, \`git add --renormalize ${path}\`, commit and run again.`;
  throw new ExpectedError(message, { fix });
}

/** The most private modules that a message names. */
const MODULES_NAMED = 5;

/** The place of a profile, and the files that are already published there. */
interface ProfileDestination {
  readonly place: Place;
  readonly published: Published;
}

/**
 * Reports the number of function names that become public when a profile is pushed to a public repository.
 * @throws ExpectedError if names of private modules would become public and `private-names` does not allow this, or if the private modules
 * are unknown.
 */
export async function aboutPrivateNames(
  run: Run,
  { go, main }: Pick<Program, 'go' | 'main'>,
  { place, published }: ProfileDestination,
  bytes: Uint8Array,
): Promise<readonly Finding[]> {
  const isPublic = published.isPublic ?? (await isPublicByEnvironment(run));
  if (!isPublic || !place.inRepository) return [];
  const { committed, proposed } = published.files.get(place.path) ?? {};
  const { buildFlags: flags, privateNames, repository = 'The repository' } = run.config;
  const names = await newNames(bytes, [committed, proposed]);
  if (names.length === 0) return [];
  const root = await repositoryRoot(run);
  const { ofPrivate, modules } = await privateAmong(names, go, main, { root, flags });
  const rest =
    modules.length > MODULES_NAMED ? [count(modules.length - MODULES_NAMED, 'further module')] : [];
  const listed = [...modules.slice(0, MODULES_NAMED), ...rest].join(', ');
  const told = `${count(ofPrivate, 'name')} of functions of private modules: ${listed}`;
  if (modules.length > 0 && privateNames === 'refuse') {
    const message = `\`${place.path}\` is not published: ${repository} is public, and the profile would show ${told}.`;
    const fix =
      'Set `private-names: allow` if everyone may read these names. Otherwise keep the profile out of the repository, with `publish: none`.';
    throw new ExpectedError(message, { fix });
  }
  const isFirst = committed === undefined && proposed === undefined;
  if (!isFirst && modules.length === 0) return [];
  const first = `${repository} is public and has no \`${place.path}\` yet. With this profile, ${count(names.length, 'name')} of functions become public.`;
  const allowed = `\`${place.path}\` shows ${told}, because \`private-names\` is \`allow\`.`;
  return [note([isFirst && first, modules.length > 0 && allowed].filter(Boolean).join(' '))];
}

const PUBLIC_REPOSITORY_EVENT = v.object({ repository: v.object({ private: v.literal(false) }) });

/**
 * Returns true if everyone can read the files that `publish: git` pushes. Only the environment of a job on GitLab or GitHub shows who can
 * read the repository.
 */
async function isPublicByEnvironment({ config, host }: Run): Promise<boolean> {
  const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
  if (config.publish !== 'git') return false;
  if (visibility !== undefined || !event) return visibility === 'public';
  return (await eventOf(host.env, PUBLIC_REPOSITORY_EVENT)) !== undefined;
}
