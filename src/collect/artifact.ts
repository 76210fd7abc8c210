import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import picomatch from 'picomatch';
import { withDeadline } from '../net/retry.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration, excerpt, printableName } from '../system/text.ts';
import { otherRuns, thisRun } from './artifact-runs.ts';
import { cutByLimit } from './newest.ts';
import {
  type ArtifactSource,
  type CollectContext,
  type CollectedFile,
  type Collector,
  compare,
  missed,
  someOf,
} from './source.ts';
import { isZip, unpack, ZIP_LIMITS } from './zip.ts';

/** Bounds the search and all downloads, in milliseconds, where the source says nothing. */
const DEFAULT_TIMEOUT = 15 * 60 * 1000;
/** Archives that are loaded at the same time. */
const PARALLEL = 4;

/** An artifact as GitHub lists it. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Size of its archive. */
  readonly bytes: number;
  /** Undefined where the server does not say. */
  readonly created: Date | undefined;
  readonly expired: boolean;
  readonly digest?: string;
  /** Its run; undefined: this one. */
  readonly run?: number;
}

/** Where to look for artifacts. */
export interface ArtifactPlace {
  /** As it follows "in" or "of" in a sentence, such as `run 7 of acme/service`. */
  readonly description: string;
  /** The artifacts of one run after the other, the newest first; no further than it is asked. */
  runs(): AsyncIterable<readonly Artifact[]>;
  /** Saves the archive to `file`. */
  download(artifact: Artifact, file: string): Promise<void>;
}

/**
 * Takes the files of artifacts: of this run, or, when the source names a `workflow`, `branch`, `run-id` or
 * `repository`, of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
 * @throws ExpectedError when nothing matches, or GitHub cannot be asked.
 */
export const collectArtifacts: Collector<ArtifactSource> = (source, context) => {
  const timeout = source.timeout ?? DEFAULT_TIMEOUT;
  return withDeadline(
    timeout,
    context.signal,
    async (signal) => {
      const place = placeOf(source, { ...context, signal });
      const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
      const limit = pLimit(PARALLEL);
      const loaded = await Promise.all(
        artifacts.map((artifact) =>
          limit(() => context.limit(() => filesOf(artifact, artifacts, place, { ...context, signal }))),
        ),
      );
      const files = loaded.flatMap((part) => part.files);
      return {
        files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
        failures: loaded.filter((part) => part.files.length === 0).length,
        findings: [
          ...findings,
          ...loaded.flatMap((part) => part.findings),
          ...cutByLimit('artifacts', files.length, source.limit),
        ],
      };
    },
    () =>
      new ExpectedError(`The artifacts could not be loaded within ${duration(timeout)}.`, {
        fix: "Raise the source's `timeout`, or take fewer artifacts by `limit`.",
      }),
  );
};

function placeOf(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { workflow, branch, runId, repository } = source;
  if ([workflow, branch, runId, repository].some((value) => value !== undefined))
    return otherRuns(source, context);
  const ownRun = isEnterpriseServer(context.env) ? Number(context.env['GITHUB_RUN_ID']) : 0;
  // The service behind a run's own artifacts is on github.com only; the REST API has them, too.
  return ownRun > 0 ? otherRuns({ ...source, runId: ownRun }, context) : thisRun(context);
}

/** GitHub Enterprise Server: neither github.com nor Enterprise Cloud with data residency (`*.ghe.com`). */
function isEnterpriseServer({
  GITHUB_SERVER_URL: url = 'https://github.com',
}: CollectContext['env']): boolean {
  return URL.canParse(url) && !/(^|\.)(github\.com|ghe\.com|localhost)$|^127\./.test(new URL(url).hostname);
}

/**
 * The artifacts that the source means: those of the newest run that has any; with a `limit`, the newest over all runs.
 * Of one name in one run (a job that ran again) the newest.
 * @throws ExpectedError when none is left, with the reason.
 */
export async function chooseArtifacts(
  place: ArtifactPlace,
  { name, limit, maxAge }: Pick<ArtifactSource, 'name' | 'limit' | 'maxAge'>,
  now: Date,
): Promise<{ readonly artifacts: readonly Artifact[]; readonly findings: readonly Finding[] }> {
  // Names hold no slash, so `*` matches all of one.
  const matches = picomatch(name, { dot: true, nonegate: true });
  const chosen: Artifact[] = [];
  let [expired, tooOld] = [0, 0];
  const others = new Set<string>();
  for await (const run of place.runs()) {
    for (const artifact of newestOfEachName(run)) {
      const age = now.getTime() - (artifact.created?.getTime() ?? now.getTime());
      if (artifact.name !== name && !matches(artifact.name)) others.add(artifact.name);
      else if (artifact.expired) expired += 1;
      else if (maxAge !== undefined && age > maxAge) tooOld += 1;
      else chosen.push(artifact);
    }
    if (chosen.length >= (limit ?? 1)) break;
  }
  const older = `older than max-age ${duration(maxAge ?? 0)}`;
  const named = `named \`${excerpt(name)}\` in ${place.description}`;
  if (chosen.length === 0 && expired + tooOld > 0) {
    const why = [...(expired > 0 ? ['have expired'] : []), ...(tooOld > 0 ? [`are ${older}`] : [])];
    throw new ExpectedError(`All artifacts ${named} ${why.join(' or ')}.`, {
      fix: 'Run the workflow that makes the profile; raise `max-age`, or `retention-days` of its actions/upload-artifact.',
    });
  }
  if (chosen.length === 0) {
    const shown = someOf([...others].sort(compare).map((other) => `\`${excerpt(other)}\``));
    throw new ExpectedError(
      `There is no artifact ${named}; ${others.size === 0 ? 'it has none' : `it has ${shown}`}.`,
      {
        fix: 'Upload the profile by actions/upload-artifact in a job that this one `needs`, write the name under which it was uploaded, or name its `workflow`, `run-id` or `repository`.',
      },
    );
  }
  const were = (artifacts: number) => (artifacts === 1 ? 'was' : 'were');
  const findings: Finding[] = [];
  if (expired > 0) {
    const message = `${count(expired, 'artifact')} that had expired ${were(expired)} left out.`;
    findings.push({
      severity: 'note',
      message,
      fix: 'Raise `retention-days` of actions/upload-artifact to keep them.',
    });
  }
  if (tooOld > 0) {
    findings.push({
      severity: 'note',
      message: `${count(tooOld, 'artifact')} ${older} ${were(tooOld)} left out.`,
    });
  }
  return { artifacts: chosen.slice(0, limit), findings };
}

/** Newest first; of equally new ones, by name. */
function newestOfEachName(artifacts: readonly Artifact[]): Artifact[] {
  const newest = new Map<string, Artifact>();
  // Ids grow; times have a second's resolution only.
  for (const artifact of [...artifacts].sort((a, b) => a.id - b.id)) newest.set(artifact.name, artifact);
  const time = ({ created }: Artifact) => created?.getTime() ?? 0;
  return [...newest.values()].sort((a, b) => time(b) - time(a) || compare(a.name, b.name));
}

interface Loaded {
  readonly files: readonly CollectedFile[];
  readonly findings: readonly Finding[];
}

async function filesOf(
  artifact: Artifact,
  all: readonly Artifact[],
  place: ArtifactPlace,
  { scratch, wants, disk, signal, progress }: CollectContext,
): Promise<Loaded> {
  // Of a name that several runs have, with the run.
  const isTwice = all.filter((other) => other.name === artifact.name).length > 1;
  const name = printableName(
    isTwice && artifact.run ? `${artifact.name} (run ${artifact.run})` : artifact.name,
  );
  progress(`Loading artifact ${name} of ${place.description}`);
  const folder = await mkdtemp(join(scratch, `${artifact.id}-`));
  try {
    if (artifact.bytes > ZIP_LIMITS.bytes) {
      throw new ExpectedError(
        `Artifact ${name} has ${Math.round(artifact.bytes / 1024 ** 2)} MiB, which no profiles need.`,
        {
          fix: 'Upload the profiles as an artifact of their own.',
        },
      );
    }
    const path = join(folder, 'archive');
    await place.download(artifact, path);
    // actions/upload-artifact can leave a lone file unzipped (`archive: false`): the artifact is the file.
    if (!(await isZip(path))) return { files: [{ path, name }], findings: [] };
    const { files, findings } = await unpack(path, join(folder, 'files'), { name, signal, disk, wants });
    await rm(path);
    if (files.length === 0 && wants === undefined) {
      throw new ExpectedError(`Artifact ${name} holds no files.`, {
        fix: 'Check the `path` that is given to actions/upload-artifact; hidden files are not taken.',
      });
    }
    return { files: files.map(({ path, entry }) => ({ path, name: `${name}/${entry}` })), findings };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return { files: [], findings: [missed(error, name, signal)] };
  }
}
