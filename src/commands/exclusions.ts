import type { Finding } from '../system/errors.ts';
import { share } from '../system/format.ts';
import { addFindings, type Job } from '../job.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { type Exclusion, exclusionInWords, findExcluded } from '../profile/exclusions.ts';
import { type HarmfulInlining, harmfulInlinings } from '../profile/harmful-inlinings.ts';

/** The calls that the compiler is not to take for hot: the user's own, and those that hurt with this version of Go. */
export function exclusionsFor({ config }: Job, goVersion: string): readonly Exclusion[] {
  return config.hazards === 'apply' ? [...config.exclude, ...harmfulInlinings(goVersion)] : config.exclude;
}

/** Says what of the merge is excluded, or is known to hurt and is not. */
export function reportExclusions(job: Job, goVersion: string, { edges }: EdgeSet): void {
  const { exclude, hazards } = job.config;
  const all = exclusionsFor(job, goVersion);
  const found = (exclusion: Exclusion) => findExcluded(exclusion, edges, all);
  addFindings(job, [
    ...harmfulInlinings(goVersion).flatMap((one) => {
      const { weight } = found(one);
      return weight === 0 ? [] : aboutHarm(one, weight, hazards);
    }),
    ...exclude.map((one) => aboutOwn(one, found(one).weight)),
    ...all.flatMap((one) => aboutShared(one, found(one).shared)),
  ]);
}

function aboutHarm(one: HarmfulInlining, weight: number, hazards: 'apply' | 'report'): Finding {
  const what = inWords(one, weight);
  const why = `hurts when it is inlined: ${one.title.charAt(0).toLowerCase() + one.title.slice(1)} (${one.url})`;
  return hazards === 'apply'
    ? {
        severity: 'note',
        message: `${what} is kept out of the profile, since it ${why}.`,
        fix: 'Set `hazards: report` to leave it in.',
      }
    : {
        severity: 'warning',
        message: `${what} is hot in the profile and ${why}.`,
        fix: 'Set `hazards: apply` to keep it out.',
      };
}

function aboutOwn(one: Exclusion, weight: number): Finding {
  if (weight > 0) {
    return {
      severity: 'note',
      message: `${inWords(one, weight)} is kept out of the profile, by \`exclude\`.`,
    };
  }
  return {
    severity: 'warning',
    message: `The merge has no call of \`${exclusionInWords(one)}\`, so \`exclude\` keeps nothing out.`,
    fix: 'Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or take it out.',
  };
}

function inWords(one: Exclusion, weight: number): string {
  return `\`${exclusionInWords(one)}\` (${share(weight)} of the call-edge weight)`;
}

/** Hot call sites are told apart by caller and line only. */
function aboutShared(one: Exclusion, shared: readonly { caller: string; offset: number }[]): Finding[] {
  const [first] = shared;
  if (first === undefined) return [];
  return [
    {
      severity: 'warning',
      message: `\`${one.callee}\` may be inlined into \`${first.caller}\` all the same: it is hot for other callers, and another hot call is on its line (${first.offset} below the one where the caller starts).`,
      fix: `Name \`${one.callee}\` alone in \`exclude\`, or put the two calls on lines of their own.`,
    },
  ];
}
