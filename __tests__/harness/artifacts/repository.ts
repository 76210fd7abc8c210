import { createHash } from 'node:crypto';

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
  /** The head is in a fork. */
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

export function describeArtifact(run: EmulatedRun, artifact: EmulatedArtifact): object {
  return {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.statedSize ?? artifact.body.length,
    expired: artifact.expired ?? false,
    created_at: (artifact.createdAt ?? run.createdAt).toISOString(),
    workflow_run: { id: run.id, repository_id: OWN_ID, head_repository_id: run.fork ? FORK_ID : OWN_ID },
    digest: artifact.digest ?? `sha256:${createHash('sha256').update(artifact.body).digest('hex')}`,
  };
}

export function describeRun(run: EmulatedRun): object {
  return {
    id: run.id,
    head_branch: run.branch,
    status: statusOf(run),
    conclusion: conclusionOf(run),
    repository: { id: OWN_ID },
    head_repository: { id: run.fork ? FORK_ID : OWN_ID },
  };
}

export function conclusionOf(run: EmulatedRun): string | null {
  return run.conclusion === undefined ? 'success' : run.conclusion;
}

export function statusOf(run: EmulatedRun): string {
  return run.conclusion === null ? 'in_progress' : 'completed';
}
