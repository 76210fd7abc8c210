import { addFindings, type Job } from '../../job.ts';
import type { ProposedFile, Published, Publisher } from '../../publish/proposal.ts';
import { renderPullRequestBody } from '../../report/markdown.ts';
import { attempt, type Group, type TargetJob } from '../../targets/job-of-target.ts';
import { archiveOf } from '../archiving.ts';
import { sharedPublisher } from '../publisher-for.ts';

import { requireDifferentProfiles } from './apart.ts';
import { findRefreshed, type Refreshed } from './find.ts';
import { type Judgement, judge, respect } from './judge.ts';
import { leftAlone } from './one.ts';
import { orSummary } from './or-summary.ts';
import { prove } from './prove.ts';
import { reveal } from './reveal.ts';
import { carriedOver, isProposed, placesOfLost, placesOfOthers, type Staying, toldOf } from './staying.ts';

/** How a target ended, as far as the pull request of all is concerned. */
type Ended = { readonly job: TargetJob; readonly path: string } & (
  | Exclude<Judgement, { kind: 'new' }>
  | { readonly kind: 'update'; readonly bytes: Uint8Array }
  | { readonly kind: 'declined' }
  | { readonly kind: 'failed' }
);

type New = Extract<Judgement, { kind: 'new' }>;

/**
 * `refresh` of several targets that share a pull request: each is judged, built and measured by itself, one after the other,
 * and what is worth proposing of all of them is published together. What is proposed already of those that failed stays proposed.
 * @throws ExpectedError when the publisher fails; what fails of a target is in its report.
 */
export async function refreshTogether(group: Group): Promise<void> {
  const { shared, jobs } = group;
  const found = new Map<TargetJob, Refreshed>();
  for (const job of jobs) {
    const refreshed = await attempt(job, () => findRefreshed(job));
    if (refreshed !== undefined) found.set(job, refreshed);
  }
  requireDifferentProfiles(
    [...found].map(
      ([
        { name },
        {
          place: { path },
        },
      ]) => ({ name, path }),
    ),
  );
  if (found.size === 0) return;
  const lost = jobs.filter((job) => !found.has(job));
  const known = new Set(pathsOf(found));
  const elsewhere = [...(await placesOfOthers(group)), ...(await placesOfLost(lost, shared))];
  const others = elsewhere.filter(({ path }) => !known.has(path));
  const publisher = await orSummary(shared, await sharedPublisher(shared));
  // Before the long work: a token or branch that will not do is said now.
  const published = await publisher.look([...known, ...others.map(({ path }) => path)]);
  const ended: Ended[] = [];
  const asked: [TargetJob, Refreshed, New][] = [];
  for (const [job, refreshed] of found) {
    const judged = await attempt(job, async () => {
      using archive = await archiveOf(job);
      return judge(job, refreshed, publisher, published, archive);
    });
    const { path } = refreshed.place;
    if (judged?.kind === 'new' && judged.declined !== undefined) asked.push([job, refreshed, judged]);
    else if (judged?.kind === 'new') ended.push(await proven(job, refreshed, published, judged.bytes));
    else ended.push(judged === undefined ? { kind: 'failed', job, path } : { ...judged, job, path });
    if (asked.at(-1)?.[0] !== job) delete job.collected;
  }
  // The answer was to all of it together: it holds while there is nothing else to propose.
  const isDeclined = !ended.some(({ kind }) => kind === 'update');
  for (const [job, refreshed, { bytes, declined }] of asked) {
    if (isDeclined && declined !== undefined) {
      respect(declined, publisher, job);
      ended.push({ kind: 'declined', job, path: refreshed.place.path });
    } else ended.push(await proven(job, refreshed, published, bytes));
  }
  await conclude(shared, publisher, published, ended, others);
}

async function proven(
  job: TargetJob,
  refreshed: Refreshed,
  published: Published,
  bytes: Uint8Array,
): Promise<Ended> {
  const { path } = refreshed.place;
  const done = await attempt(job, async () => {
    await reveal(job, refreshed, published, bytes);
    await prove(job, refreshed, bytes);
    return true;
  });
  return done ? { kind: 'update', job, path, bytes } : { kind: 'failed', job, path };
}

function pathsOf(found: ReadonlyMap<TargetJob, Refreshed>): string[] {
  return [...found.values()].map(({ place }) => place.path);
}

/** Publishes what is new together with what stays proposed, or takes back what has become pointless. */
async function conclude(
  shared: Job,
  publisher: Publisher,
  published: Published,
  ended: readonly Ended[],
  others: readonly Staying[],
): Promise<void> {
  const updates = ended.flatMap((one) => (one.kind === 'update' ? [one] : []));
  const kept = ended.flatMap((one) => (one.kind === 'keep' ? [one] : []));
  const staying = [
    ...others,
    ...ended.flatMap(({ kind, path, job: { name } }) =>
      kind === 'update' || kind === 'keep' ? [] : [{ name, path, failed: kind === 'failed' }],
    ),
  ];
  const carried = carriedOver(published, staying);
  const isPointless = kept.some(({ path }) => isProposed(published, path));
  const isHeld = staying.some(({ path }) => isProposed(published, path));
  if (updates.length > 0 || (carried.length > 0 && isPointless)) {
    addFindings(shared, toldOf(published, staying));
    await publish(shared, publisher, [...files(updates), ...carried], ended);
  } else if (isHeld || (published.proposed !== undefined && kept.length === 0)) {
    shared.report.publication = leftAlone(publisher, published, 'What is proposed already stays as it is.');
  } else if (kept.length > 0) {
    shared.report.publication = await publisher.withdraw(
      kept.length === 1 ? (kept[0]?.reason ?? '') : 'Every committed profile is as good as the new one.',
    );
  } else if (ended.some(({ kind }) => kind !== 'failed')) {
    const reason = 'As good profiles were declined or taken back.';
    shared.report.publication = { kind: publisher.kind, operation: 'none', reason };
  }
  for (const one of ended) addPublication(shared, one, publisher, published);
}

function files(updates: readonly Extract<Ended, { kind: 'update' }>[]): ProposedFile[] {
  return updates.map(({ path, bytes }) => ({ path, bytes }));
}

async function publish(
  shared: Job,
  publisher: Publisher,
  files: readonly ProposedFile[],
  ended: readonly Ended[],
): Promise<void> {
  shared.host.progress('Publishing …');
  const { publication, findings } = await publisher.publish({
    files: [...files].sort((a, b) => (a.path < b.path ? -1 : 1)),
    renderBody: ({ maxLength, byDefaultToken }) =>
      renderPullRequestBody(shared.secrets.redact(shared.report), {
        maxLength,
        defaultToken: byDefaultToken,
      }),
    draft: ended.some(({ kind, job }) => kind === 'update' && job.report.comparison?.verdict === 'slower'),
  });
  shared.report.publication = publication;
  addFindings(shared, findings);
}

/** Tells of each target what became of its profile. */
function addPublication(shared: Job, ended: Ended, publisher: Publisher, published: Published): void {
  const { job, kind } = ended;
  if (kind === 'update' && shared.report.publication !== undefined)
    job.report.publication = shared.report.publication;
  if (kind === 'as-proposed') {
    // The commit that holds it may be another one by now.
    const headSha = shared.report.publication?.headSha;
    const left = leftAlone(publisher, published, ended.reason);
    job.report.publication = { ...left, ...(headSha !== undefined && { headSha }) };
  }
  if (kind === 'undone' || kind === 'keep')
    job.report.publication = { kind: publisher.kind, operation: 'none', reason: ended.reason };
}
