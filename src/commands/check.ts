import { realpath } from 'node:fs/promises';
import { ExpectedError } from '../system/errors.ts';
import { run } from '../system/exec.ts';
import { readIfThere } from '../system/files.ts';
import type { Finding } from '../system/errors.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import type { Rename } from '../profile/rename.ts';
import { ownCode, type Staleness } from '../profile/stale.ts';
import { declaredFunctions } from '../source-tree/declared-functions.ts';
import { renamesInGit } from '../source-tree/renames-in-git.ts';
import { aboutAge, aboutAmount, aboutOldNames, aboutOrigin } from './check/contents.ts';
import { aboutDocker } from './check/docker.ts';
import { aboutHazards } from './check/hazards.ts';
import { aboutAttributes, aboutLink, aboutTracking, attributesLine } from './check/in-git.ts';
import { aboutOtherPlace, aboutSharing, aboutStrays, aboutTests } from './check/place.ts';
import { aboutSize } from './check/size.ts';
import { aboutMissing, aboutSites, linesOfSites } from './check/stale.ts';
import { aboutGoFlags, aboutGoVersion } from './check/toolchain.ts';
import type { Watch, Watched } from './check/watched.ts';
import { factsOfFile, judgeOrExplain, readOrExplain } from './profile-file.ts';
import { findProgram } from './program.ts';
import { stalenessOf } from './staleness.ts';

/** What is asked whatever the profile holds. */
const AROUND: readonly Watch[] = [
  aboutLink,
  aboutGoVersion,
  aboutGoFlags,
  aboutOtherPlace,
  aboutStrays,
  aboutTracking,
  aboutAttributes,
  aboutDocker,
  aboutTests,
];

/**
 * Is the committed profile still good for this source tree, and do builds use it? Every finding is in the report,
 * whatever else is wrong. @throws ExpectedError when it found an error.
 */
export async function check(job: Job): Promise<void> {
  const program = await findProgram(job);
  const watched = await watch(job, program);
  const around = await inOrder(AROUND.map((ask) => () => ask(watched)));
  const { findings: within, beside = [], error, staleWeight } = await contentsOf(watched, around);
  // The worst first: it is the reason that is shown.
  const findings = [...within, ...beside, ...around];
  show(
    job,
    findings.map((finding) => ({ file: program.profilePath, ...finding })),
  );
  const fatal = findings.find(({ severity }) => severity === 'error');
  // What it holds, a refresh changes, and not where it lies.
  const doubtful = within.find(({ severity }) => severity === 'warning');
  job.report.decision = {
    kind: fatal ? 'reject' : doubtful ? 'update' : 'keep',
    reason: (fatal ?? doubtful)?.message ?? 'The committed profile is still good.',
    ...(staleWeight !== undefined && { staleWeight }),
  };
  if (error !== undefined) throw error;
  if (fatal !== undefined)
    throw new ExpectedError(fatal.message, fatal.fix === undefined ? {} : { fix: fatal.fix });
}

async function watch(job: Job, program: Program): Promise<Watched> {
  const { env, signal } = job.host;
  const options = { cwd: program.go.moduleDirectory, env, signal };
  const git = await run(['git', 'rev-parse', '--show-toplevel'], options).catch((error: unknown) => {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  });
  const realPath = await realpath(program.profilePath).catch(() => undefined);
  return {
    job,
    program,
    ...(realPath !== undefined && { realPath }),
    ...(git?.exitCode === 0 && { root: await realpath(git.stdout.toString().replace(/\r?\n$/, '')) }),
  };
}

/** One after the other: each may start a program of its own. */
async function inOrder(tasks: readonly (() => Promise<readonly Finding[]>)[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const task of tasks) findings.push(...(await task()));
  return findings;
}

interface Contents {
  readonly findings: readonly Finding[];
  /** What no refresh changes. */
  readonly beside?: readonly Finding[];
  /** Why the profile could not be read. */
  readonly error?: ExpectedError;
  readonly staleWeight?: number;
}

/** What the profile itself holds. @param around what is known already: a link that leads nowhere says why there is none. */
async function contentsOf(watched: Watched, around: readonly Finding[]): Promise<Contents> {
  const { program } = watched;
  if (around.some(({ severity }) => severity === 'error')) return { findings: [] };
  const file = await readIfThere(program.profilePath);
  if (file === undefined) return missing(watched, around);
  try {
    return await judged(watched, file);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // The cause is the same sentence without the name.
    const { message, fix } = error.cause instanceof ExpectedError ? error.cause : error;
    const line =
      /Git LFS/.test(message) && (await attributesLine(watched, program.profilePath, /filter=lfs/));
    const finding: Finding = {
      severity: 'error',
      ...(line || {}),
      message,
      ...(fix !== undefined && { fix }),
    };
    return { findings: [finding], error };
  }
}

function missing({ program }: Watched, around: readonly Finding[]): Contents {
  const message = `There is no profile at ${program.profilePath}.`;
  const move = around.find(({ fix }) => fix?.startsWith('Move it'))?.fix;
  const make = 'Make one with `go-pgo refresh` or `go-pgo collect`, or name it with `profile`.';
  const fix = move === undefined ? make : `${make} There is one elsewhere. ${move}`;
  return { findings: [{ severity: 'error', message, fix }], error: new ExpectedError(message, { fix }) };
}

/** @throws ExpectedError when it is no profile that the compiler can use. */
async function judged(watched: Watched, file: Uint8Array): Promise<Contents> {
  const { job, program } = watched;
  const { go, main, profilePath } = program;
  const weighed = await readOrExplain(file, profilePath, job.config.renames);
  job.report.profile = factsOfFile(file, profilePath, weighed);
  const doubts = await judgeOrExplain(file, profilePath);
  const declared = await declaredFunctions(go, main, job.config.buildFlags);
  const stale = await stalenessOf(job, program, declared, weighed.edges);
  const renames = await foundRenames(job, program, stale);
  const findings = [
    ...doubts.filter(({ severity }) => severity !== 'warning'),
    ...aboutOrigin(weighed.edges, ownCode(go.modulePath, declared)),
    ...aboutOldNames(weighed.weightUnderOldNames),
    ...aboutMissing(stale, renames),
    ...aboutSites(stale),
    ...aboutHazards(watched, weighed),
    ...aboutAmount(job, job.report.profile.samples),
    ...aboutAge(job, weighed),
    ...(await aboutSize(watched, file, weighed)),
    ...(await linesOfSites(watched, stale)),
  ];
  const beside = await aboutSharing(watched, file, weighed.edges);
  return { findings, beside, staleWeight: stale.weight };
}

/** What the missing functions are called today, where git shows it for certain. */
async function foundRenames(
  { config, scratch }: Job,
  { go, main }: Program,
  { missing }: Staleness,
): Promise<readonly Rename[]> {
  if (missing.length === 0 || !config.findRenames) return [];
  return renamesInGit(go, missing, { main, scratch });
}

/** What is about a line is shown at that line; the rest as ever, the same about several places as one. */
function show(job: Job, findings: readonly Finding[]): void {
  const isAtLine = ({ line }: Finding) => line !== undefined;
  addFindings(
    job,
    findings.filter((finding) => !isAtLine(finding)),
  );
  const atLines = findings.filter(isAtLine);
  job.report.findings = [...job.report.findings, ...atLines];
  for (const finding of atLines) job.host.finding(finding);
}
