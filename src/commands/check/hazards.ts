import type { PublishedProfile } from '../../decide/weighed.ts';
import type { Finding } from '../../system/errors.ts';
import { share } from '../../system/format.ts';
import { exclusionInWords, findExcluded } from '../../profile/exclusions.ts';
import { harmfulInlinings } from '../../profile/harmful-inlinings.ts';
import type { Watched } from './watched.ts';

/** Calls that the profile shows to the compiler as hot, although they are known to hurt or are excluded. */
export function aboutHazards({ job, program }: Watched, weighed: PublishedProfile): Finding[] {
  const { hazards, exclude } = job.config;
  const weight = (one: (typeof exclude)[number]) =>
    weighed.shows([one]) ? findExcluded(one, weighed.edges.edges, [one]).weight : 0;
  const harmful = harmfulInlinings(program.go.version).flatMap((one): Finding[] => {
    if (weight(one) === 0) return [];
    const title = one.title.charAt(0).toLowerCase() + one.title.slice(1);
    return [
      {
        severity: hazards === 'apply' ? 'warning' : 'note',
        message: `\`${exclusionInWords(one)}\` (${share(weight(one))} of the call-edge weight) is hot in it and hurts when ${program.go.version} inlines it: ${title} (${one.url}).`,
        fix:
          hazards === 'apply'
            ? `Refresh the profile, which keeps this call out. ${one.fix}`
            : `It is left in by \`hazards: report\`. ${one.fix}`,
      },
    ];
  });
  const own = exclude.flatMap((one): Finding[] =>
    weight(one) === 0
      ? []
      : [
          {
            severity: 'warning',
            message: `\`${exclusionInWords(one)}\` (${share(weight(one))} of the call-edge weight) is hot in it, although \`exclude\` names it.`,
            fix: `Refresh the profile, which keeps this call out, or rewrite it: \`go-pgo merge PROFILE --output PROFILE --exclude '${exclusionInWords(one)}'\`.`,
          },
        ],
  );
  return [...harmful, ...own];
}
