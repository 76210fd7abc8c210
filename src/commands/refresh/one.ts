import { addFindings, type Job } from '../../job.ts';
import type { Published, Publisher } from '../../publish/proposal.ts';
import { renderPullRequestBody } from '../../report/markdown.ts';
import { archiveOf } from '../archiving.ts';
import { publisherFor } from '../publisher-for.ts';
import type { Refreshed } from './find.ts';
import { judge, respect } from './judge.ts';
import { orSummary } from './or-summary.ts';
import { prove } from './prove.ts';
import { reveal } from './reveal.ts';

/**
 * Refreshes the profile of one program, from the first profile to the pull request. It ends early when the committed
 * or the already proposed profile is as good as the new one.
 */
export async function refreshOne(job: Job, refreshed: Refreshed): Promise<void> {
  using archive = await archiveOf(job);
  const { path } = refreshed.place;
  const publisher = await orSummary(job, await publisherFor(job, refreshed.program, refreshed.place));
  // Before the long work: a token or branch that will not do is said now.
  const published = await publisher.look([path]);
  const judged = await judge(job, refreshed, publisher, published, archive);
  switch (judged.kind) {
    case 'keep':
      job.report.publication = await publisher.withdraw(judged.reason);
      return;
    case 'as-proposed':
      job.report.publication = leftAlone(publisher, published, judged.reason);
      return;
    case 'undone':
      job.report.publication = { kind: publisher.kind, operation: 'none', reason: judged.reason };
      return;
    case 'new':
      if (judged.declined !== undefined) return respect(judged.declined, publisher, job);
      await reveal(job, refreshed, published, judged.bytes);
      await prove(job, refreshed, judged.bytes);
      return publish(job, publisher, path, judged.bytes);
  }
}

/** What is open stays as it is. */
export function leftAlone({ kind }: Publisher, { proposed }: Published, reason: string) {
  return {
    kind,
    operation: 'none',
    ...(proposed?.number !== undefined && { number: proposed.number }),
    ...(proposed?.url !== undefined && { url: proposed.url }),
    ...(proposed?.headSha !== undefined && { headSha: proposed.headSha }),
    reason,
  } as const;
}

async function publish(job: Job, publisher: Publisher, path: string, bytes: Uint8Array): Promise<void> {
  job.host.progress('Publishing …');
  const { publication, findings } = await publisher.publish({
    files: [{ path, bytes }],
    renderBody: ({ maxLength, byDefaultToken }) =>
      renderPullRequestBody(job.secrets.redact(job.report), { maxLength, defaultToken: byDefaultToken }),
    draft: job.report.comparison?.verdict === 'slower',
  });
  job.report.publication = publication;
  addFindings(job, findings);
}
