import picomatch from 'picomatch';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration, excerpt, printableName } from '../system/text.ts';
import { otherRuns, thisRun } from './artifact-runs.ts';
import { loadAll, withinTimeout } from './downloads.ts';
import { type ArtifactSource, type CollectContext, type Collector, compare, someOf } from './source.ts';
import { ZIP_LIMITS } from './zip.ts';

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
  readonly digest?: string | undefined;
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
export const collectArtifacts: Collector<ArtifactSource> = (source, context) =>
  withinTimeout('artifacts', source.timeout, context.signal, async (signal) => {
    const bounded = { ...context, signal };
    const place = placeOf(source, bounded);
    const { artifacts, findings } = await chooseArtifacts(place, source, context.now());
    const downloads = artifacts.map((artifact) => {
      // Of a name that several runs have, with the run.
      const isTwice = artifacts.filter(({ name }) => name === artifact.name).length > 1;
      const run = isTwice && artifact.run ? ` (run ${artifact.run})` : '';
      const name = printableName(`${artifact.name}${run}`);
      const load = (file: string) => {
        context.progress(`Loading artifact ${name} of ${place.description}`);
        return place.download(artifact, file);
      };
      return { name, bytes: artifact.bytes, load };
    });
    const { limit } = source;
    const options = { noun: 'artifacts', parallel: PARALLEL, mostBytes: ZIP_LIMITS.bytes, limit };
    const loaded = await loadAll(downloads, options, bounded);
    return { ...loaded, findings: [...findings, ...loaded.findings] };
  });

function placeOf(source: ArtifactSource, context: CollectContext): ArtifactPlace {
  const { workflow, branch, runId, repository } = source;
  if ([workflow, branch, runId, repository].some((value) => value !== undefined))
    return otherRuns(source, context);
  const { GITHUB_SERVER_URL: url = '', GITHUB_RUN_ID: ownRun } = context.env;
  // The service behind a run's own artifacts is on github.com and *.ghe.com only; an Enterprise Server has its REST API.
  const hasService = /^https?:\/\/([^/]*\.)?(github\.com|ghe\.com|localhost|127\.[\d.]+)(:|\/|$)/.test(url);
  if (url === '' || hasService || !ownRun) return thisRun(context);
  return otherRuns({ ...source, runId: Number(ownRun) }, context);
}

/**
 * The artifacts that the source means: those of the newest run that has any; with a `limit`, the newest over all runs.
 * Of one name in one run (a job that ran again) the newest.
 * @throws ExpectedError when none is left, with the reason.
 */
async function chooseArtifacts(
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
  const left = [
    ...(expired > 0 ? [`${count(expired, 'artifact')} had expired`] : []),
    ...(tooOld > 0 ? [`${count(tooOld, 'artifact')} older than max-age ${duration(maxAge ?? 0)}`] : []),
  ].join(', ');
  if (chosen.length === 0) {
    const shown = someOf([...others].sort(compare).map((other) => `\`${excerpt(other)}\``));
    const why = left || (others.size === 0 ? 'it has none' : `it has ${shown}`);
    const message = `There is no artifact named \`${excerpt(name)}\` in ${place.description}: ${why}.`;
    throw new ExpectedError(message, {
      fix: 'Upload the profile by actions/upload-artifact in a job that this one `needs`, write the name under which it was uploaded, or name its `workflow`, `run-id` or `repository`; old ones need a longer `max-age` or `retention-days`.',
    });
  }
  return {
    artifacts: chosen.slice(0, limit),
    findings: left === '' ? [] : [{ severity: 'note', message: `Left out: ${left}.` }],
  };
}

/** Newest first; of equally new ones, by name. */
function newestOfEachName(artifacts: readonly Artifact[]): Artifact[] {
  // Ids grow; times have a second's resolution only.
  const byId = [...artifacts].sort((a, b) => a.id - b.id);
  const newest = new Map(byId.map((artifact) => [artifact.name, artifact]));
  const time = ({ created }: Artifact) => created?.getTime() ?? 0;
  return [...newest.values()].sort((a, b) => time(b) - time(a) || compare(a.name, b.name));
}
