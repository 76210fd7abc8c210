import { createHash } from 'node:crypto';
import { documented } from './documented.ts';

/** What the emulator knows of a repository, and how GitHub's REST API describes it. */
export interface EmulatedRepository {
  readonly workflows: readonly { readonly id: number; readonly file: string }[];
  readonly runs: readonly EmulatedRun[];
}

export interface EmulatedRun {
  readonly id: number;
  readonly workflow: number;
  readonly branch: string;
  readonly createdAt: Date;
  /** Default `success`; null while it runs. */
  readonly conclusion?: string | null;
  /** The head is in somebody's fork. */
  readonly fork?: boolean;
  readonly artifacts: readonly EmulatedArtifact[];
}

export interface EmulatedArtifact {
  readonly id: number;
  readonly name: string;
  readonly body: Buffer;
  /** Default: when its run was. */
  readonly createdAt?: Date;
  readonly expired?: boolean;
  readonly contentType?: string;
  /** What GitHub says of it, where it is not to be the truth. */
  readonly digest?: string;
  readonly statedSize?: number;
}

const OWN_ID = 42;
const FORK_ID = 43;

export function describeRepository(name: string): object {
  return documented('minimal-repository', { id: OWN_ID, full_name: name });
}

export function describeArtifact(run: EmulatedRun, artifact: EmulatedArtifact): object {
  return documented('artifact', {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.statedSize ?? artifact.body.length,
    expired: artifact.expired ?? false,
    created_at: (artifact.createdAt ?? run.createdAt).toISOString(),
    digest: artifact.digest ?? `sha256:${createHash('sha256').update(artifact.body).digest('hex')}`,
    workflow_run: {
      id: run.id,
      repository_id: OWN_ID,
      head_repository_id: run.fork ? FORK_ID : OWN_ID,
      head_branch: run.branch,
      head_sha: '0'.repeat(40),
    },
  });
}

export function describeRun(run: EmulatedRun, repository: string): object {
  const own = describeRepository(repository);
  return documented('workflow-run', {
    id: run.id,
    workflow_id: run.workflow,
    head_branch: run.branch,
    status: statusOf(run),
    conclusion: conclusionOf(run),
    created_at: run.createdAt.toISOString(),
    updated_at: run.createdAt.toISOString(),
    repository: own,
    head_repository: run.fork
      ? documented('minimal-repository', { id: FORK_ID, full_name: 'somebody/fork' })
      : own,
  });
}

export function conclusionOf(run: EmulatedRun): string | null {
  return run.conclusion === undefined ? 'success' : run.conclusion;
}

export function statusOf(run: EmulatedRun): string {
  return run.conclusion === null ? 'in_progress' : 'completed';
}
