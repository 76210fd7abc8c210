import { ExpectedError, note } from '../system/errors.ts';
import { compareText, count } from '../system/format.ts';
import { globOf } from '../system/glob.ts';
import { duration, excerpt, printableName, someOf } from '../system/text.ts';
import type { Artifact, ArtifactPlace } from './artifact-place.ts';
import { artifactsOfThisRun } from './artifact-results.ts';
import { artifactsOfOtherRuns } from './artifact-runs.ts';
import { collectDownloads, ZIP_LIMITS } from './downloads.ts';
import type { ArtifactSource, CollectContext, Collector } from './source.ts';

/**
 * Collects the files of artifacts. By default, the collector collects artifacts of the current run. If the source names a `workflow`,
 * `branch`, `run-id` or `repository`, the collector collects artifacts of the newest matching runs. If an artifact cannot be downloaded or
 * unpacked, the result has a finding about the artifact and counts one failure.
 */
export const collectArtifacts: Collector<ArtifactSource> = (source, context) =>
  collectDownloads(source, context, { noun: 'artifacts', mostBytes: ZIP_LIMITS.bytes }, async (bounded) => {
    const place = placeOf(source, bounded);
    const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
    const downloads = artifacts.map((artifact) => {
      // If several chosen artifacts have the same name, messages also name the run of each artifact.
      const isInSeveralRuns = artifacts.filter(({ name }) => name === artifact.name).length > 1;
      const run = isInSeveralRuns && artifact.run !== undefined ? ` (run ${artifact.run})` : '';
      const name = printableName(`${artifact.name}${run}`);
      const load = (path: string) => {
        context.progress(`Loading artifact ${name} of ${place.description}`);
        return place.download(artifact, path);
      };
      return { name, bytes: artifact.bytes, load };
    });
    return { downloads, findings };
  });

/**
 * Returns an object that lists and downloads the artifacts that a source names.
 * @throws ExpectedError if the source names no workflow run and this process is not in a workflow run.
 */
function placeOf(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { workflow, branch, runId, repository } = source;
  if ([workflow, branch, runId, repository].some((value) => value !== undefined))
    return artifactsOfOtherRuns(source, context);
  const { GITHUB_SERVER_URL: url = '', GITHUB_RUN_ID: ownRun } = context.env;
  // Only github.com and *.ghe.com have the service for the artifacts of the current run. GitHub Enterprise Server has only its REST API.
  const hasService = /^https?:\/\/([^/]*\.)?(github\.com|ghe\.com|localhost|127\.[\d.]+)(:|\/|$)/.test(url);
  if (url === '' || hasService || !ownRun) return artifactsOfThisRun(context);
  return artifactsOfOtherRuns({ ...source, runId: Number(ownRun) }, context);
}

/**
 * Chooses the artifacts of a source. Without a `limit`, the function chooses all matching artifacts of the newest run that has matching
 * artifacts. With a `limit`, the function chooses the newest matching artifacts of all runs. If a job ran again, the run may have several
 * artifacts with the same name. Only the newest artifact of each name is chosen.
 * @throws ExpectedError if no artifact can be chosen. The error's message says why no artifact was chosen.
 */
async function chooseArtifacts(place: ArtifactPlace, { name, limit, maxAge }: ArtifactSource, now: Date) {
  // The names of artifacts contain no slashes, so `*` matches every name.
  const glob = globOf(name, { hidden: true });
  const chosen: Artifact[] = [];
  let [expired, tooOld] = [0, 0];
  const others = new Set<string>();
  for await (const run of place.runs()) {
    for (const artifact of newestOfEachName(run)) {
      const age = now.getTime() - (artifact.created?.getTime() ?? now.getTime());
      if (artifact.name !== name && !glob.matches(artifact.name)) others.add(artifact.name);
      else if (artifact.expired) expired += 1;
      else if (maxAge !== undefined && age > maxAge) tooOld += 1;
      else chosen.push(artifact);
    }
    if (chosen.length >= (limit ?? 1)) break;
  }
  const reasons: string[] = [];
  if (expired > 0) reasons.push(`${count(expired, 'artifact')} had expired`);
  if (tooOld > 0) reasons.push(`${count(tooOld, 'artifact')} older than max-age ${duration(maxAge ?? 0)}`);
  const leftOut = reasons.join(', ');
  if (chosen.length > 0)
    return {
      artifacts: chosen.slice(0, limit),
      findings: leftOut === '' ? [] : [note(`Left out: ${leftOut}.`)],
    };
  const shown = someOf([...others].sort(compareText).map((other) => `\`${excerpt(other)}\``));
  const why = leftOut || (others.size === 0 ? 'it has no artifacts' : `it has ${shown}`);
  throw new ExpectedError(
    `No artifact with the name \`${excerpt(name)}\` was found in ${place.description}: ${why}.`,
    {
      fix: 'Upload the profile with actions/upload-artifact in a job that this job `needs`, and check the name. For an artifact of another run, set `workflow`, `run-id` or `repository`. For an old artifact, set a longer `max-age` or `retention-days`.',
    },
  );
}

/**
 * Returns the newest artifact of each name, sorted from new to old. The artifact with the greatest ID is the newest, because IDs grow.
 * Upload times cannot decide which artifact is the newest, because they have a resolution of only one second.
 */
function newestOfEachName(artifacts: readonly Artifact[]): Artifact[] {
  const sorted = [...artifacts].sort((a, b) => a.id - b.id);
  const newest = new Map(sorted.map((artifact) => [artifact.name, artifact]));
  return [...newest.values()].sort((a, b) => b.id - a.id);
}
