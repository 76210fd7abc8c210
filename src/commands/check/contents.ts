import type { Weighed } from '../../decide/weighed.ts';
import type { Finding } from '../../system/errors.ts';
import { count, share } from '../../system/format.ts';
import type { Job } from '../../job.ts';
import type { EdgeSet } from '../../profile/edges.ts';
import type { OwnCode } from '../../profile/stale.ts';

/** What the profile itself holds: enough, new enough, of this program. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function aboutAmount({ config }: Job, samples: number): Finding[] {
  const fix = 'Refresh it from more instances, for longer, or under load.';
  if (samples < config.minSamples) {
    return [
      {
        severity: 'error',
        message: `It holds ${count(samples, 'sample')}, and \`min-samples\` is ${config.minSamples}.`,
        fix,
      },
    ];
  }
  if (samples >= 1_000) return [];
  return [
    {
      severity: 'warning',
      message: `It holds only ${count(samples, 'sample')}; rare call edges are noise in it.`,
      fix,
    },
  ];
}

export function aboutAge({ config, host }: Job, { head }: Weighed): Finding[] {
  if (head.timeNanos <= 0n) return [];
  const age = host.now().getTime() - Number(head.timeNanos / 1_000_000n);
  if (age <= config.maxProfileAge) return [];
  return [
    {
      severity: 'warning',
      message: `It is ${span(age)} old; \`max-profile-age\` is ${span(config.maxProfileAge)}.`,
      fix: 'Refresh it; a scheduled workflow does so every week.',
    },
  ];
}

/** Milliseconds in days, or in hours below two days, or in minutes below two hours. */
function span(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return count(Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= 2 * HOUR) return count(Math.floor(milliseconds / HOUR), 'hour');
  return count(Math.round(milliseconds / MINUTE), 'minute');
}

/** What is missing counts as stale only where it is the module's; a profile of another program has nothing of it. */
export function aboutOrigin({ edges }: EdgeSet, own: OwnCode): Finding[] {
  if (edges.some(({ caller, callee }) => own.includes(caller) || own.includes(callee))) return [];
  return [
    {
      // No error: where a program only hands over to its libraries, they are all that is hot.
      severity: 'warning',
      message: `None of its call edges is in ${own.modulePath}: it is of another program, or the module had another name.`,
      fix: 'Refresh the profile from this program.',
    },
  ];
}

export function aboutOldNames(weight: number): Finding[] {
  if (weight === 0) return [];
  return [
    {
      severity: 'warning',
      message: `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`,
      fix: 'Refresh it, or rewrite it with `go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`.',
    },
  ];
}
