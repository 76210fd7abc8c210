import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { withDeadline } from '../../net/retry.ts';
import { duration } from '../../system/text.ts';
import { printableName } from '../../system/text.ts';
import { compare } from '../newest.ts';
import type { ArtifactSource, CollectContext, CollectedFile, Collection, Collector } from '../source.ts';
import { isZip, unpackNested, ZIP_LIMITS } from '../zip.ts';
import { type Artifact, type ArtifactPlace, chooseArtifacts } from './choice.ts';
import { otherRuns } from './other-runs.ts';
import { thisRun } from './this-run.ts';

/** Bounds the search and all downloads, in milliseconds, where the source says nothing. */
export const DEFAULT_ARTIFACT_TIMEOUT = 15 * 60 * 1000;
/** Archives that are loaded at the same time. */
const PARALLEL = 4;

/**
 * Takes the files of artifacts: of this run, or, when the source names a `workflow`, `branch`, `run-id` or
 * `repository`, of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
 * @throws ExpectedError when nothing matches, or when the place cannot be asked.
 */
export const collectArtifacts: Collector<ArtifactSource> = (source, context) => {
  const timeout = source.timeout ?? DEFAULT_ARTIFACT_TIMEOUT;
  return withDeadline(
    timeout,
    context.signal,
    (signal) => collectFrom(placeOf(source, context, signal), source, context, signal),
    () =>
      new ExpectedError(`The artifacts were not there within ${duration(timeout)}.`, {
        fix: "Raise the source's `timeout`, or take fewer artifacts by `limit`.",
      }),
  );
};

function placeOf(source: ArtifactSource, context: CollectContext, signal: AbortSignal): ArtifactPlace {
  const { workflow, branch, runId, repository } = source;
  const named = [workflow, branch, runId, repository].some((value) => value !== undefined);
  if (named) return otherRuns(source, context, signal);
  const ownRun = isEnterpriseServer(context.env) ? Number(context.env['GITHUB_RUN_ID']) : 0;
  // The service behind a run's own artifacts is on github.com only; its REST API has them, too.
  return ownRun > 0 ? otherRuns({ ...source, runId: ownRun }, context, signal) : thisRun(context, signal);
}

/** GitHub Enterprise Server: neither github.com nor Enterprise Cloud with data residency (`*.ghe.com`). */
function isEnterpriseServer({
  GITHUB_SERVER_URL: url = 'https://github.com',
}: CollectContext['env']): boolean {
  return URL.canParse(url) && !/(^|\.)(github\.com|ghe\.com|localhost)$|^127\./.test(new URL(url).hostname);
}

async function collectFrom(
  place: ArtifactPlace,
  source: ArtifactSource,
  context: CollectContext,
  signal: AbortSignal,
): Promise<Collection> {
  const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
  const limit = pLimit(PARALLEL);
  const names = displayNames(artifacts);
  const loaded = await Promise.all(
    artifacts.map((artifact, index) =>
      limit(() =>
        context.limit(() => {
          const name = names[index] ?? artifact.name;
          context.progress(`Loading artifact ${name} of ${place.description}`);
          return filesOf(artifact, name, place, context, signal);
        }),
      ),
    ),
  );
  const files = loaded.flatMap((part) => part.files);
  return {
    files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
    failures: loaded.filter((part) => part.files.length === 0).length,
    findings: [...findings, ...loaded.flatMap((part) => part.findings), ...cut(files.length, source.limit)],
  };
}

interface Loaded {
  readonly files: readonly CollectedFile[];
  readonly findings: readonly Finding[];
}

async function filesOf(
  artifact: Artifact,
  name: string,
  place: ArtifactPlace,
  { scratch, wants, disk }: Pick<CollectContext, 'scratch' | 'wants' | 'disk'>,
  signal: AbortSignal,
): Promise<Loaded> {
  const folder = await mkdtemp(join(scratch, `${artifact.id}-`));
  try {
    if (artifact.bytes > ZIP_LIMITS.bytes) throw tooLarge(name, artifact.bytes);
    const archive = join(folder, 'archive');
    await place.download(artifact, archive);
    if (!(await isZip(archive))) return await singleFile(archive, join(folder, 'file'), name);
    const { files, special } = await unpackNested(archive, join(folder, 'files'), {
      name: `Artifact ${name}`,
      ...{ signal, disk },
      ...(wants && { wants }),
    });
    await rm(archive);
    if (files.length === 0 && wants !== undefined) return { files: [], findings: [] };
    if (files.length === 0) throw empty(name);
    return {
      files: files.map(({ path, entry }) => ({ path, name: `${name}/${entry}` })),
      findings: special.map((entry) => ({
        severity: 'note',
        file: `${name}/${entry}`,
        message: 'It is not a regular file (perhaps a symbolic link) and was left out.',
      })),
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    return { files: [], findings: [{ severity: 'error', file: name, message, ...(fix && { fix }) }] };
  }
}

/** actions/upload-artifact can leave a lone file unzipped (`archive: false`): the artifact is the file. */
async function singleFile(archive: string, path: string, name: string): Promise<Loaded> {
  await rename(archive, path);
  return { files: [{ path, name }], findings: [] };
}

/** The artifacts' names; those that several runs have, with the run. */
function displayNames(artifacts: readonly Artifact[]): string[] {
  return artifacts.map(({ name, run }) => {
    const isTwice = artifacts.filter((other) => other.name === name).length > 1;
    return printableName(isTwice && run !== undefined ? `${name} (run ${run})` : name);
  });
}

function cut(files: number, limit: number | undefined): Finding[] {
  if (limit === undefined || files <= limit) return [];
  const message = `The artifacts hold ${files} files; by \`limit\`, ${limit} of them ${limit === 1 ? 'was' : 'were'} taken.`;
  return [{ severity: 'note', message }];
}

function empty(name: string): ExpectedError {
  return new ExpectedError(`Artifact ${name} holds no files.`, {
    fix: 'Check the `path` that is given to actions/upload-artifact; hidden files are not taken.',
  });
}

function tooLarge(name: string, bytes: number): ExpectedError {
  return new ExpectedError(
    `Artifact ${name} has ${Math.round(bytes / 1024 ** 2)} MiB, which no profiles need.`,
    {
      fix: 'Upload the profiles as an artifact of their own.',
    },
  );
}
