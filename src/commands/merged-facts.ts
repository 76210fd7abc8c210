import { isoDate, windowOf } from '../profile/comments.ts';
import { buildsOf } from '../profile/judge-files.ts';
import type { MergedProfile } from '../profile/merge.ts';
import type { ProfileFacts } from '../report/report.ts';

/** What the report says of a merged profile that was written to `path`. */
export function factsOf(merged: MergedProfile, path: string): ProfileFacts {
  const window = windowOf(merged.inputs.map(({ profile }) => profile));
  return {
    path,
    bytes: merged.bytes.length,
    sha256: merged.sha256,
    samples: merged.samples,
    ...(merged.weighted && { effectiveSamples: merged.weighted.effective }),
    cpuSeconds: Number(merged.cpuNanos) / 1e9,
    edges: merged.writtenEdges,
    ...(merged.ownShare !== undefined && { ownShare: merged.ownShare }),
    ...(window && { from: isoDate(window.from), to: isoDate(window.to) }),
    inputsSha256: merged.inputsSha256,
    inputs: merged.inputs.length,
    ...buildFacts(merged),
  };
}

function buildFacts({ inputs }: MergedProfile): Pick<ProfileFacts, 'buildIds' | 'builds'> {
  const builds = buildsOf(inputs);
  const named = builds.filter(({ id }) => id !== undefined);
  if (named.length === 0) return {};
  return {
    buildIds: named.length,
    builds: builds.map(({ id, profiles, newest }) => ({
      ...(id !== undefined && { id }),
      profiles,
      ...(newest > 0n && { newest: isoDate(newest) }),
    })),
  };
}
