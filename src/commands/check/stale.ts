import type { Finding } from '../../system/errors.ts';
import { share } from '../../system/format.ts';
import type { Rename } from '../../profile/rename.ts';
import type { Staleness, StaleSite } from '../../profile/stale.ts';
import { declarationLine } from './declaration-line.ts';
import type { Watched } from './watched.ts';

/** What the source tree no longer has of the profile. */

/** A greater share of weight on functions that are gone is worth a warning. */
const STALE_WARNING = 0.05;
/** With most of it gone, the profile is of another program than this has become. */
const STALE_ERROR = 0.5;
const NAMED = 5;
/** How many renames fit into one piece of advice. */
const RENAMES = 20;
/** GitHub shows ten notes of a step. */
const LINES = 10;

export function aboutMissing({ missingWeight, missing }: Staleness, renames: readonly Rename[]): Finding[] {
  if (missing.length === 0) return [];
  return [
    {
      severity: missingWeight > STALE_ERROR ? 'error' : missingWeight > STALE_WARNING ? 'warning' : 'note',
      message: `${share(missingWeight)} of its weight is on functions that the source tree no longer has: ${firstOf(missing)}.`,
      fix: `Refresh the profile from a build of today’s code.${inHistory(renames)}`,
    },
  ];
}

/** As a line of the config file. */
function inHistory(renames: readonly Rename[]): string {
  if (renames.length === 0) return '';
  const lines = renames.slice(0, RENAMES).map(({ from, to }) => `${inYaml(from)}: ${inYaml(to)}`);
  const more =
    renames.length > RENAMES ? ` Once these are in, it names ${renames.length - RENAMES} more.` : '';
  return ` Git’s history has the same code under new names, which keep its weight: \`renames: { ${lines.join(', ')} }\`.${more}`;
}

function inYaml(name: string): string {
  return /^[\w./%-]+$/.test(name) ? name : JSON.stringify(name);
}

/** What has only moved is of this program: never an error. */
export function aboutSites({ sites }: Staleness): Finding[] {
  if (sites.length === 0) return [];
  const weight = weightOf(sites);
  return [
    {
      severity: weight > STALE_WARNING ? 'warning' : 'note',
      message: `${share(weight)} of its weight is on calls that are no longer on the same line of their function, so the compiler does not find them: ${firstOf(sites.map(siteInWords))}.`,
      fix: 'Refresh the profile from a build of today’s code.',
    },
  ];
}

function siteInWords({ caller, callee, offset, state, weight }: StaleSite): string {
  return `${caller} → ${callee} (+${offset}, ${state}, ${share(weight)})`;
}

/** The first few, and how many there are beside them. */
function firstOf(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}

/** The same at the functions themselves, heaviest first. */
export async function linesOfSites(watched: Watched, { sites }: Staleness): Promise<Finding[]> {
  const weights = new Map<string, number>();
  for (const { caller, weight } of sites) weights.set(caller, (weights.get(caller) ?? 0) + weight);
  const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, LINES);
  const found = await Promise.all(
    heaviest.map(async ([caller, weight]) => ({ weight, at: await declarationLine(watched, caller) })),
  );
  return found.flatMap(({ weight, at }): Finding[] =>
    at === undefined
      ? []
      : [
          {
            severity: 'note',
            ...at,
            message: `This function’s hot calls are no longer on the lines that the profile has: ${share(weight)} of its weight.`,
          },
        ],
  );
}

function weightOf(sites: readonly StaleSite[]): number {
  return sites.reduce((sum, { weight }) => sum + weight, 0);
}
