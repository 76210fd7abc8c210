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
 * Takes the files of artifacts. They are artifacts of this run, unless the source names a `workflow`, `branch`, `run-id` or `repository`; then
 * they are artifacts of the newest runs there. An artifact that cannot be loaded or unpacked is a finding and a failure.
 */
export const collectArtifacts: Collector<ArtifactSource> = (source, context) =>
  collectDownloads(source, context, { noun: 'artifacts', mostBytes: ZIP_LIMITS.bytes }, async (bounded) => {
    const place = placeOf(source, bounded);
    const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
    const downloads = artifacts.map((artifact) => {
      // If several runs have an artifact with this name, messages name the run, too.
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

/** Returns the place of the artifacts that a source names. @throws ExpectedError if this is no workflow run and the source names none. */
function placeOf(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { workflow, branch, runId, repository } = source;
  if ([workflow, branch, runId, repository].some((value) => value !== undefined))
    return artifactsOfOtherRuns(source, context);
  const { GITHUB_SERVER_URL: url = '', GITHUB_RUN_ID: ownRun } = context.env;
  // Only github.com and *.ghe.com have a service for the artifacts of the run itself. GitHub Enterprise Server has only its REST API.
  const hasService = /^https?:\/\/([^/]*\.)?(github\.com|ghe\.com|localhost|127\.[\d.]+)(:|\/|$)/.test(url);
  if (url === '' || hasService || !ownRun) return artifactsOfThisRun(context);
  return artifactsOfOtherRuns({ ...source, runId: Number(ownRun) }, context);
}

/**
 * Chooses the artifacts of a source: all artifacts of the newest run that has some, or, with a `limit`, the newest artifacts of all runs. If a
 * run has several artifacts with the same name, because a job ran again, the newest one counts.
 * @throws ExpectedError that says why, if no artifact can be chosen.
 */
async function chooseArtifacts(place: ArtifactPlace, { name, limit, maxAge }: ArtifactSource, now: Date) {
  // The names of artifacts have no slashes, so `*` matches a whole name.
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
 * Returns the newest artifact of each name, the newest first. The greatest ID is the newest, because IDs grow; times would only have a
 * resolution of one second.
 */
function newestOfEachName(artifacts: readonly Artifact[]): Artifact[] {
  const sorted = [...artifacts].sort((a, b) => a.id - b.id);
  const newest = new Map(sorted.map((artifact) => [artifact.name, artifact]));
  return [...newest.values()].sort((a, b) => b.id - a.id);
}
