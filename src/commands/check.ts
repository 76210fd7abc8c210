import { declaredFunctions } from '../declared-functions.ts';
import { ExpectedError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { count, share } from '../format.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import type { EdgeSet } from '../profile/edges.ts';
import type { Rename } from '../profile/rename.ts';
import { type OwnCode, ownCode, type Staleness, type StaleSite } from '../profile/stale.ts';
import { renamesInGit } from '../renames-in-git.ts';
import { readIfThere } from '../replace-file.ts';
import type { Weighed } from '../weighed.ts';
import { factsOfFile, judgeOrExplain, readOrExplain } from './profile-file.ts';
import { findProgram } from './program.ts';
import { stalenessOf } from './staleness.ts';

/** A greater share of weight on functions that are gone is worth a warning. */
const STALE_WARNING = 0.05;
/** With most of it gone, the profile is of another program than this has become. */
const STALE_ERROR = 0.5;
const NAMED = 5;
/** How many renames fit into one piece of advice. */
const RENAMES = 20;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Is the committed profile still good for this source tree? @throws ExpectedError when it found an error. */
export async function check(job: Job): Promise<void> {
  const program = await findProgram(job);
  const file = await readIfThere(program.profilePath);
  if (file === undefined) {
    throw new ExpectedError(`There is no profile at ${program.profilePath}.`, {
      fix: 'Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.',
    });
  }
  const weighed = await readOrExplain(file, program.profilePath, job.config.renames);
  job.report.profile = factsOfFile(file, program.profilePath, weighed);
  const doubts = await judgeOrExplain(file, program.profilePath);
  const declared = await declaredFunctions(program.go, program.main, job.config.buildFlags);
  const stale = await stalenessOf(job, program, declared, weighed.edges);
  const renames = await foundRenames(job, program, stale);
  const findings = [
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    // The worst first: it is the reason that is shown.
    ...aboutOrigin(weighed.edges, ownCode(program.go.modulePath, declared)),
    ...aboutOldNames(weighed.weightUnderOldNames),
    ...aboutMissing(stale, renames),
    ...aboutSites(stale),
    ...amount(job, job.report.profile.samples),
    ...age(job, weighed),
  ];
  addFindings(
    job,
    findings.map((finding) => ({ ...finding, file: program.profilePath })),
  );
  const error = findings.find(({ severity }) => severity === 'error');
  const warning = findings.find(({ severity }) => severity === 'warning');
  job.report.decision = {
    kind: error ? 'reject' : warning ? 'update' : 'keep',
    reason: (error ?? warning)?.message ?? 'The committed profile is still good.',
    staleWeight: stale.weight,
  };
  if (error !== undefined)
    throw new ExpectedError(error.message, error.fix === undefined ? {} : { fix: error.fix });
}

function amount({ config }: Job, samples: number): Finding[] {
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

function age({ config, host }: Job, { profile }: Weighed): Finding[] {
  if (profile.timeNanos <= 0n) return [];
  const age = host.now().getTime() - Number(profile.timeNanos / 1_000_000n);
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
function aboutOrigin({ edges }: EdgeSet, own: OwnCode): Finding[] {
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

function aboutOldNames(weight: number): Finding[] {
  if (weight === 0) return [];
  return [
    {
      severity: 'warning',
      message: `${share(weight)} of its weight is under old names that \`renames\` maps; the compiler does not find it there.`,
      fix: 'Refresh it, or rewrite it with `go-pgo merge PROFILE --output PROFILE --renames OLD=NEW`.',
    },
  ];
}

/** What the missing functions are called today, where git shows it for certain. */
async function foundRenames(
  { scratch }: Job,
  { go, main, profilePath }: Program,
  { missing }: Staleness,
): Promise<readonly Rename[]> {
  return missing.length === 0 ? [] : renamesInGit(go, missing, { main, profilePath, scratch });
}

function aboutMissing({ missingWeight, missing }: Staleness, renames: readonly Rename[]): Finding[] {
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
function aboutSites({ sites }: Staleness): Finding[] {
  if (sites.length === 0) return [];
  const weight = sites.reduce((sum, site) => sum + site.weight, 0);
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
