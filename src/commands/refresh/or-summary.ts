import { proposedBy } from '../../config/pull-request-base.ts';
import { addFindings, type Job } from '../../job.ts';
import type { Publication } from '../../publish/proposal.ts';
import { MayOnlyRead } from '../../publish/proposal.ts';
import type { Publisher } from '../../publish/proposal.ts';

/**
 * On a pull request, of a fork above all, the token may only read, and nobody there can change that: what was found out is
 * in the summary, and a note says that nothing was published. Anywhere else the same is an error.
 */
export async function orSummary(job: Job, publisher: Publisher): Promise<Publisher> {
  if ((await proposedBy(job.host.env)).kind === 'nothing') return publisher;
  const { kind } = publisher;
  const refused = (error: unknown): Publication => {
    if (!(error instanceof MayOnlyRead)) throw error;
    const reason = `On this pull request the token may only read, so nothing was published: ${error.message}`;
    const fix =
      'The job summary and the output folder have it all. A pull request from a fork gets no more; for others, the job can have `permissions: { contents: write, pull-requests: write }`.';
    addFindings(job, [{ severity: 'note', message: reason, fix }]);
    return { kind, operation: 'none', reason };
  };
  return {
    kind,
    look: (paths) => publisher.look(paths),
    versions: (path, limit) => publisher.versions(path, limit),
    publish: (proposal) =>
      publisher.publish(proposal).catch((error: unknown) => ({ publication: refused(error), findings: [] })),
    withdraw: (reason) => publisher.withdraw(reason).catch(refused),
  };
}
