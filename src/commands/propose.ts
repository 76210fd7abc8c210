import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { type ModulePrivacy, modulePrivacy } from '../golang/private-modules.ts';
import { apiUrlIn } from '../net/github.ts';
import { isLfsPointer, profileBytes } from '../profile/bytes.ts';
import { type Decision, hasOldNames, readProfile, undone, type Weighed } from '../profile/decide.ts';
import { decodeProfile } from '../profile/decode.ts';
import { pathsIn } from '../profile/names.ts';
import { type Drift, driftBetween, isWithinNoise, overlapInWords } from '../profile/overlap.ts';
import { Malformed } from '../profile/wire.ts';
import { LocalRepository, secretsOfGit } from '../publish/git-repository.ts';
import type { ProposedFile, Publication, Published, Publisher, PublishOptions } from '../publish/proposal.ts';
import { isSame, MayOnlyRead, requirePlainFiles } from '../publish/proposal.ts';
import { fillTemplates } from '../publish/templates.ts';
import { renderPullRequestBody } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import { proposedBy } from '../settings/base.ts';
import type { Config } from '../settings/config.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { run as start } from '../system/exec.ts';
import { readIfThere } from '../system/files.ts';
import { count } from '../system/format.ts';
import { type Group, isOfOneProgram, orElse, type Run, type Work } from '../work.ts';
import type { FromSources } from './evidence.ts';
import { type Place, type Program, placeOfProfile, repositoryRoot } from './program.ts';
import { configOf, type Found, placeIn } from './targets.ts';

/** What a pull request or commit is about: one profile. Several share one that is about none in particular. */
export interface About {
  readonly place: Place;
  readonly profilePath: string;
  /** Import path of the main package, where it is known. */
  readonly package?: string;
}

/**
 * The publisher that the configuration names; its client is loaded only now.
 * @param about undefined for the pull request that several targets share.
 * @throws UsageError when something it needs is missing.
 */
export async function publisherFor(run: Run, about?: About): Promise<Publisher> {
  const { config, host } = run;
  const { env, signal } = host;
  if (config.publish === 'none') {
    if (about === undefined) throw new Error('Nothing is published: each profile goes to its own place.');
    const { profilePath, place } = about;
    const { workTreePublisher } = await import('../publish/work-tree.ts');
    const repository = place.inRepository ? { directory: config.workingDirectory } : undefined;
    return workTreePublisher({ files: [{ path: place.path, profilePath, repository }], env, signal });
  }
  const options = await optionsFor(run, about);
  const { workingDirectory: directory } = config;
  const clone = { directory, outputDirectory: run.outputDirectory, options, env, signal };
  switch (config.publish) {
    case 'local':
      return (await import('../publish/git.ts')).localPublisher(clone);
    case 'git': {
      const repository = await LocalRepository.open(directory, env, signal);
      // What git and the server say of a push is shown.
      for (const secret of await secretsOfGit(repository)) host.mask(secret);
      return (await import('../publish/git.ts')).gitPublisher(clone);
    }
    case 'commit':
      return (await import('../publish/github.ts')).commitPublisher({ ...apiAccess(run), options });
    case 'pull-request':
      return (await import('../publish/github.ts')).pullRequestPublisher({
        ...apiAccess(run),
        options,
      });
  }
}

/** The settings, with defaults, and templates filled. */
async function optionsFor({ command, config, host }: Run, about: About | undefined): Promise<PublishOptions> {
  const isRepair = command === 'repair';
  const path = about?.place.path;
  const { bodyPath, ...settings } = await fillTemplates(config.publishSettings, {
    target: config.target,
    path,
    package: about?.package,
    now: host.now,
    head: async () => {
      const repository = await LocalRepository.open(config.workingDirectory, host.env, host.signal);
      // Of a pull request, a commit is checked out and no branch.
      return (await repository.checkedOut()) ?? (host.env['GITHUB_HEAD_REF'] || host.env['GITHUB_REF_NAME']);
    },
  });
  const body =
    bodyPath === undefined ? settings.body : await bodyIn(resolve(config.workingDirectory, bodyPath));
  return {
    ...settings,
    branch: settings.branch ?? (path === undefined ? 'pgo/profiles' : defaultBranch(path)),
    title: settings.title ?? `${isRepair ? 'Repair' : 'Refresh'} ${path ?? 'profiles'}`,
    commitMessage: settings.commitMessage ?? `pgo: ${isRepair ? 'repair' : 'refresh'} ${path ?? 'profiles'}`,
    body,
  };
}

/** One branch per profile, so that several services of one repository do not share one. */
export function defaultBranch(path: string): string {
  return `pgo/${path.replace(/\.[^./]+$/, '').replace(/[^A-Za-z0-9_-]+/g, '-')}`;
}

/** @throws UsageError when there is no such file. */
async function bodyIn(path: string): Promise<string> {
  const body = await readIfThere(path);
  if (body !== undefined) return body.toString();
  throw new UsageError(`body-path: there is no file ${path}.`, {
    fix: 'Name an existing file, from the working directory, or leave `body-path` out.',
  });
}

function apiAccess({ config: { repository, token }, host }: Run) {
  const fix =
    'Or publish elsewhere: `publish: git` pushes a branch to `origin`, `publish: local` makes one in this clone, `publish: none` only writes the profile.';
  if (repository === undefined)
    throw new UsageError('No repository to publish to.', {
      fix: `Set \`repository\` to \`owner/name\`. ${fix}`,
    });
  if (token === undefined)
    throw new UsageError("There is no token for GitHub's API.", {
      fix: `Set the input \`token\`, or the environment variable GITHUB_TOKEN. ${fix}`,
    });
  return { token, repository, apiUrl: apiUrlIn(host.env), signal: host.signal };
}

/** Why a new profile is not proposed, or that it may be. */
export type Answer =
  /** The committed profile is as good. */
  | { readonly kind: 'keep'; readonly reason: string }
  /** What is proposed already is as good. */
  | { readonly kind: 'as-proposed'; readonly reason: string }
  /** One as good was merged and reverted. */
  | { readonly kind: 'reverted'; readonly reason: string; readonly note: Finding }
  /** Somebody closed a pull request with one as good. */
  | { readonly kind: 'declined'; readonly reason: string; readonly note: Finding }
  | { readonly kind: 'new' };

/** How many versions of the committed profile are searched for reverted ones. */
const VERSIONS = 5;

/** Compares the new profile with what is proposed, was reverted and was declined. */
export async function answerTo(
  config: Config,
  publisher: Publisher,
  published: Published,
  path: string,
  merged: Weighed,
  { kind, reason }: Decision,
): Promise<Answer> {
  if (kind === 'keep') return { kind, reason };
  const { committed, proposed, declined } = published.files.get(path) ?? {};
  // Ignore an open pull request that conflicts or does not touch this file.
  const isOpen = published.proposed?.outdated === false && !isSame(proposed, committed);
  const open = isOpen ? await driftWithinNoise(proposed, merged, config) : undefined;
  if (open !== undefined) {
    const reason = `What is proposed already is as good as the new merge: ${overlapInWords(open, 'keep')}.`;
    return { kind: 'as-proposed', reason };
  }
  for (const { bytes, commit, title } of undone(await publisher.versions(path, VERSIONS))) {
    const drift = await driftWithinNoise(bytes, merged, config);
    if (drift === undefined) continue;
    const message = `As good a profile came with commit ${commit.slice(0, 10)} (“${title}”) and was taken back since, so this one is not proposed`;
    const fix = 'To have it proposed, revert the commit that took it back.';
    const note: Finding = { severity: 'note', message: `${message}.`, fix };
    return { kind: 'reverted', reason: `${message}: ${overlapInWords(drift, 'keep')}.`, note };
  }
  const closed = published.declined && (await driftWithinNoise(declined, merged, config));
  if (published.declined === undefined || closed === undefined) return { kind: 'new' };
  const { number, url, branch } = published.declined;
  const message = `Pull request #${number} (${url}) with as good a profile was closed without being merged, so this one is not proposed`;
  const fix = `To have it proposed, reopen #${number} or delete its branch \`${branch}\`.`;
  const note: Finding = { severity: 'note', message: `${message}.`, fix };
  return { kind: 'declined', reason: `${message}: ${overlapInWords(closed, 'keep')}.`, note };
}

/** How far that profile and the merge are apart, if that is no more than noise; else undefined. */
async function driftWithinNoise(
  profile: Uint8Array | undefined,
  merged: Weighed,
  { minDrift, renames }: Pick<Config, 'minDrift' | 'renames'>,
): Promise<Drift | undefined> {
  if (profile === undefined) return undefined;
  try {
    const before = await readProfile(profile, renames);
    if (before.edges.totalWeight === 0 || hasOldNames(before)) return undefined;
    if (before.shows(merged.exclusions ?? [])) return undefined;
    const drift = driftBetween(before, merged);
    return isWithinNoise(drift, minDrift) ? drift : undefined;
  } catch (error) {
    // What is there is no profile: replace it.
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

/** A program and where its profile belongs. */
export interface Refreshed {
  readonly work: Work;
  readonly program: Program;
  readonly place: Place;
}

/** A program with a new profile, and what is said to it. */
export interface Decided extends Refreshed {
  readonly profile: { readonly path: string; readonly bytes: Uint8Array };
  /** Absent where none was collected. */
  readonly collected?: FromSources;
  readonly answer: Answer;
}

/** How a program ended; `new` is to be published. */
export type Ended = Refreshed & ({ readonly answer: { readonly kind: 'failed' } } | Decided);

/** Where the profiles are published, and what is there already. */
export interface Proposal {
  readonly publisher: Publisher;
  readonly published: Published;
  /** Profiles that this run has no new version of: what is proposed of them may stay. */
  readonly others: readonly Other[];
}

interface Other {
  /** Of its target. */
  readonly name: string;
  readonly path: string;
  /** Its target was worked on and failed. */
  readonly failed: boolean;
}

/** Finds out what is published already, of these programs and of all other targets. */
export async function lookAtProposal(group: Group, programs: readonly Refreshed[]): Promise<Proposal> {
  const { run } = group.whole;
  const [first] = programs;
  const about = isOfOneProgram(group) && first ? { ...first.program, ...first } : undefined;
  const publisher = await publisherFor(run, about);
  const paths = programs.map(({ place }) => place.path);
  const lost = group.works.filter((work) => programs.every((one) => one.work !== work));
  const others: Other[] = [];
  for (const target of [...group.others, ...lost.map(({ run: { config } }) => config)]) {
    const path = await pathOf(run, target);
    const failed = 'sources' in target;
    const name = ('sources' in target ? target.target : target.name) ?? '';
    if (path !== undefined && !paths.includes(path)) others.push({ name, path, failed });
  }
  const published = await publisher.look([...paths, ...others.map(({ path }) => path)]);
  return { publisher, published, others };
}

/** Path of a target's profile; where its program or folder is gone, the likely one. */
async function pathOf(whole: Run, target: Found): Promise<string | undefined> {
  const { workingDirectory, package: named = '.', profile } = target;
  const orNone = (place: Promise<Place | undefined>) => orElse(whole, place, () => undefined);
  const likely = profile ?? resolve(workingDirectory, named, 'default.pgo');
  const found =
    (await orNone(placeIn({ ...whole, config: configOf(whole, target) }))) ??
    (await orNone(placeOfProfile(whole, likely)));
  return found?.path;
}

/**
 * Publishes what is new together with what earlier runs proposed and nothing has replaced, or withdraws what has become pointless.
 * @param report of the run so far, for the text of the pull request.
 */
export function publish(
  run: Run,
  { publisher, published, others }: Proposal,
  ends: readonly Ended[],
  report: Report,
): Promise<Handed> {
  const only = report.targets === undefined ? ends[0]?.answer : undefined;
  const reasonOr = (several: string) => (only !== undefined && 'reason' in only ? only.reason : several);
  const updates = ends.filter((end) => end.answer.kind === 'new') as Decided[];
  const kept = ends.filter(({ answer }) => answer.kind === 'keep');
  const staying = ends.filter(({ answer }) => answer.kind !== 'keep' && answer.kind !== 'new');
  const unchanged = [
    ...others,
    ...staying.map(({ work, place: { path }, answer }) => ({
      name: work.run.config.target ?? '',
      path,
      failed: answer.kind === 'failed',
    })),
  ].filter(({ path }) => isProposed(published, path));
  const { files, findings } = carriedOver(published, unchanged);
  const isPointless = kept.some(({ place }) => isProposed(published, place.path));
  return handIn(run, publisher, async (): Promise<Handed> => {
    if (only?.kind === 'failed') return {};
    if (updates.length > 0 || (files.length > 0 && isPointless)) {
      run.host.progress('Publishing …');
      const fresh = updates.map(({ place: { path }, profile: { bytes } }) => ({ path, bytes }));
      const whole = run.secrets.redact({ ...report, findings: [...report.findings, ...findings] });
      const handed = await publisher.publish({
        files: [...fresh, ...files].sort((a, b) => (a.path < b.path ? -1 : 1)),
        renderBody: ({ maxLength, byDefaultToken: defaultToken }) =>
          renderPullRequestBody(whole, { maxLength, defaultToken }),
        draft: updates.some(({ work }) => work.report.value.comparison?.verdict === 'slower'),
      });
      return { ...handed, findings: [...findings, ...handed.findings] };
    }
    if (unchanged.length > 0 || (published.proposed !== undefined && kept.length === 0)) {
      const reason = reasonOr('What is proposed already stays as it is.');
      return { publication: leftAlone(publisher, published, reason) };
    }
    const [first] = kept;
    if (first !== undefined) {
      const every = 'Every committed profile is as good as the new one.';
      const reason = kept.length === 1 && 'reason' in first.answer ? first.answer.reason : every;
      return { publication: await publisher.withdraw(reason) };
    }
    if (ends.every(({ answer }) => answer.kind === 'failed')) return {};
    const reason = reasonOr('As good profiles were declined or taken back.');
    return { publication: { kind: publisher.kind, operation: 'none', reason } };
  });
}

/** What became of one target's profile in a pull request of several. */
export function publicationOf(
  { answer }: Ended,
  { publisher, published }: Proposal,
  shared: Publication | undefined,
): Publication | undefined {
  if (answer.kind === 'failed') return undefined;
  if (answer.kind === 'new') return shared;
  const { reason } = answer;
  if (answer.kind !== 'as-proposed') return { kind: publisher.kind, operation: 'none', reason };
  const left = leftAlone(publisher, published, reason);
  // The commit that holds it may be another one by now.
  return { ...left, headSha: shared?.headSha ?? left.headSha };
}

/** Whether the open pull request changes this file. */
function isProposed({ proposed, files }: Published, path: string): boolean {
  const file = files.get(path);
  return proposed !== undefined && file?.proposed !== undefined && !isSame(file.proposed, file.committed);
}

/**
 * What the open pull request changes of profiles that nothing has replaced: it goes on proposing it. Where the base has changed one since, that may
 * be the newer one.
 */
function carriedOver(
  published: Published,
  others: readonly Other[],
): { readonly files: readonly ProposedFile[]; readonly findings: readonly Finding[] } {
  const files: ProposedFile[] = [];
  const findings: Finding[] = [];
  for (const { name, path, failed } of others) {
    const file = published.files.get(path);
    if (file?.outdated !== true) files.push({ path, bytes: file?.proposed });
    const message =
      file?.outdated === true
        ? `${path} of ${name} is no longer proposed: the base has got another one since, and this run has no new one.`
        : `${path} of ${name} stays as it was proposed before: this run has found no new profile for it.`;
    if (file?.outdated === true || failed) findings.push({ severity: 'note', message });
  }
  return { files, findings };
}

type Handed = Pick<Report, 'publication'> & { readonly findings?: readonly Finding[] };

/**
 * Publishes or withdraws. On a pull request, above all of a fork, the token may only read, and nobody there can change that: a
 * note says that nothing was published. Anywhere else the same is an error.
 */
async function handIn({ host }: Run, { kind }: Publisher, write: () => Promise<Handed>): Promise<Handed> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof MayOnlyRead) || (await proposedBy(host.env)).kind === 'nothing') throw error;
    const message = `On this pull request the token may only read, so nothing was published: ${error.message}`;
    const fix =
      'The job summary and the output folder have it all. A pull request from a fork gets no more; for others, the job can have `permissions: { contents: write, pull-requests: write }`.';
    return {
      publication: { kind, operation: 'none', reason: message },
      findings: [{ severity: 'note', message, fix }],
    };
  }
}

/** What is open stays as it is. */
function leftAlone({ kind }: Publisher, { proposed }: Published, reason: string): Publication {
  const { number, url, headSha } = proposed ?? {};
  return { kind, operation: 'none', number, url, headSha, reason };
}

/** @throws ExpectedError when a commit of ours cannot replace what is there. */
export async function requireReplaceable(run: Run, place: Place, published: Published): Promise<void> {
  requirePlainFiles(published, [place.path]);
  await requireOutsideOfLfs(run, place, published);
}

/**
 * A commit of ours holds the profile itself: every clone would then complain of a file that should have been a pointer.
 * @throws ExpectedError when the base holds a pointer of Git LFS, or the work tree's attributes ask for one.
 */
async function requireOutsideOfLfs(run: Run, { path, inRepository }: Place, { files }: Published) {
  if (!inRepository) return;
  const committed = files.get(path)?.committed;
  const { env, signal } = run.host;
  const question = ['git', 'check-attr', '-z', 'filter', '--', path] as const;
  const { exitCode, stdout } = await start(question, { cwd: await repositoryRoot(run), env, signal });
  const isTracked = exitCode === 0 && stdout.toString().split('\0')[2] === 'lfs';
  const isPointer = committed !== undefined && isLfsPointer(committed);
  // What is only written into the work tree, git adds as its attributes say.
  if (!isPointer && !(isTracked && run.config.publish !== 'none')) return;
  const renew = isTracked ? `\`git add --renormalize ${path}\`` : `\`git rm ${path}\``;
  const steps = [
    ...(isPointer && isTracked ? ['`git lfs pull`'] : []),
    ...(isTracked ? ['delete its pattern from `.gitattributes`'] : []),
    ...(isPointer ? [renew] : []),
    'commit and run again',
  ];
  throw new ExpectedError(
    `\`${path}\` is kept in Git LFS, so it is not refreshed: \`go build\` takes the pointer for the profile, and fails wherever it was not fetched.`,
    { fix: `Take it out of LFS, which so small a file does not need: on the base, ${steps.join(', ')}.` },
  );
}

/** So many modules are named. */
const NAMED = 5;

/**
 * Says which names of functions become public with a profile, before it is pushed to a public repository.
 * @throws ExpectedError for names of private modules that were not public before, unless `private-names` allows them, and when
 * it is unknown which modules are private.
 */
export async function aboutPrivateNames(
  run: Run,
  { go, main }: Pick<Program, 'go' | 'main'>,
  place: Place,
  published: Published,
  bytes: Uint8Array,
): Promise<readonly Finding[]> {
  const isPublic = published.isPublic ?? (await isPublicByEnvironment(run));
  if (!isPublic || !place.inRepository) return [];
  const { committed, proposed } = published.files.get(place.path) ?? {};
  const known = new Set([...(await namesThere(committed)), ...(await namesThere(proposed))]);
  const names = [...(await namesIn(bytes))].filter((name) => !known.has(name));
  if (names.length === 0) return [];
  const { buildFlags: flags, privateNames, repository = 'The repository' } = run.config;
  const privacy = await modulePrivacy(go, main, { root: await repositoryRoot(run), flags });
  const found = privateIn(names, privacy);
  if (found.names > 0 && privateNames === 'refuse') {
    throw new ExpectedError(
      `\`${place.path}\` is not published: ${repository} is public, and it would tell ${count(found.names, 'name')} of functions of private modules: ${found.modules}.`,
      {
        fix: 'Set `private-names: allow` if everybody may read these names; else keep the profile out of the repository, with `publish: none`.',
      },
    );
  }
  const isFirst = committed === undefined && proposed === undefined;
  if (!isFirst && found.names === 0) return [];
  const allowed = `By \`private-names: allow\`, ${count(found.names, 'name')} of them ${found.names === 1 ? 'is' : 'are'} of private modules: ${found.modules}.`;
  const first = `${repository} is public and has no \`${place.path}\` yet: with it, ${count(names.length, 'name')} of functions become${names.length === 1 ? 's' : ''} public: ${modulesOf(names, privacy)}.`;
  const more = `\`${place.path}\` tells ${count(names.length, 'name')} of functions that were not public yet.`;
  const message = [isFirst ? first : more, ...(found.names === 0 ? [] : [allowed])].join(' ');
  return [{ severity: 'note', message }];
}

const EVENT = v.object({ repository: v.object({ private: v.literal(false) }) });

/** Whether what is pushed by git alone can be read by everybody, as far as GitLab or GitHub have told the job. */
async function isPublicByEnvironment({ config, host }: Run): Promise<boolean> {
  const { CI_PROJECT_VISIBILITY: visibility, GITHUB_EVENT_PATH: event } = host.env;
  if (config.publish !== 'git') return false;
  if (visibility !== undefined || !event) return visibility === 'public';
  try {
    return v.is(EVENT, JSON.parse(await readFile(event, 'utf8')));
  } catch {
    return false;
  }
}

async function namesIn(file: Uint8Array): Promise<ReadonlySet<string>> {
  return new Set(decodeProfile(await profileBytes(file)).functions.names);
}

/** None where there is no profile: then every name is a new one. */
async function namesThere(file: Uint8Array | undefined): Promise<ReadonlySet<string>> {
  if (file === undefined) return new Set();
  try {
    return await namesIn(file);
  } catch (error) {
    if (error instanceof ExpectedError || error instanceof Malformed) return new Set();
    throw error;
  }
}

function privateIn(names: readonly string[], privacy: ModulePrivacy) {
  const modules = names.map((name) => {
    const reasons = pathsIn(name).flatMap((path) => privacy.reasonOf(path) ?? []);
    return new Set(reasons.map(({ module, why }) => `\`${module}\` (${why})`));
  });
  const all = modules.flatMap((reasons) => [...reasons]);
  return {
    names: modules.filter(({ size }) => size > 0).length,
    modules: mostFrequent(all, (module) => module),
  };
}

/** The modules of the names, by how many names each has. */
function modulesOf(names: readonly string[], privacy: ModulePrivacy): string {
  const labels = names.map((name) => {
    const [path] = pathsIn(name);
    if (path === 'main') return 'the main package';
    const module = path === undefined ? undefined : privacy.moduleOf(path);
    return module === undefined ? 'Go itself and of what is in no module of the program' : `\`${module}\``;
  });
  return mostFrequent(labels, (label, number) => `${number} of ${label}`);
}

function mostFrequent(all: readonly string[], inWords: (one: string, number: number) => string): string {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const shown = sorted.slice(0, NAMED).map(([one, number]) => inWords(one, number));
  const rest = sorted.length - shown.length;
  return [...shown, ...(rest > 0 ? [count(rest, 'further module')] : [])].join(', ');
}
