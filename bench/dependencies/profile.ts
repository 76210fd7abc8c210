import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { type GoContext, goToolchain } from '../../src/golang/go.ts';
import type { Report } from '../../src/report/report.ts';
import { runTool } from '../../src/system/exec.ts';
import { groupBy } from '../../src/system/format.ts';
import { ROOT } from '../public/programs.ts';
import { type BenchmarkedPackage, benchmarkedDependencies } from './packages.ts';
import { type LeftOutReason, type RecordedPackage, recordPackage, SourceCopies } from './record.ts';

/**
 * Makes a profile of a program from the benchmarks of the packages that it links, without a run of the program. The packages are recorded
 * one after the other, the most used first (packages.ts), each for the same time. If a package cannot be recorded (record.ts), the next
 * one takes its place. `go-pgo merge` merges the profiles.
 */

/** What a profile was made from; kept next to the profile, because the table of results shows it. */
export interface DependenciesProfile {
  readonly program: string;
  readonly go: string;
  /** The number of packages that the program links, its own included. */
  readonly linked: number;
  /** The number of linked packages with benchmarks, without the program's own. */
  readonly withBenchmarks: number;
  readonly recorded: readonly {
    readonly importPath: string;
    readonly benchmarks: number;
    readonly samples: number;
  }[];
  readonly leftOut: readonly {
    readonly importPath: string;
    readonly reason: LeftOutReason;
    readonly detail: string;
  }[];
  readonly samples: number;
  readonly edges: number;
  /** The wall time of everything: listing, building the tests, trials, recording and merging. */
  readonly seconds: number;
}

/** The program to profile, and the time for it. */
export interface ProfileRequest {
  readonly program: string;
  /** The folder of the program's module. */
  readonly folder: string;
  /** The main package, as a path from the folder. */
  readonly main: string;
  /** Import paths of packages whose benchmarks judge the profile. */
  readonly judging: readonly string[];
  /** The seconds for which benchmarks are profiled, all packages together. */
  readonly seconds: number;
  /** The number of packages to record. */
  readonly packages: number;
  progress(line: string): void;
}

/** The most seconds for one package. More samples of a few packages would not make the profile better. */
const MOST_SECONDS = 20;

/** How long one iteration of all benchmarks of a package may take, in seconds. */
const LONGEST_TRIAL = 20;
/** A recording may take this many times its planned seconds, and this many seconds more. */
const [LONGEST_FACTOR, LONGEST_MORE] = [3, 10];

/** Returns the path of the facts about a profile. */
function factsPath(profile: string): string {
  return `${profile}.json`;
}

/** Makes the profile at `path`, unless it exists. */
export async function dependenciesProfile(
  path: string,
  request: ProfileRequest,
): Promise<DependenciesProfile> {
  if (!existsSync(path)) await makeProfile(path, request);
  return JSON.parse(await readFile(factsPath(path), 'utf8')) as DependenciesProfile;
}

async function makeProfile(path: string, request: ProfileRequest): Promise<void> {
  const { program, folder, main, judging } = request;
  const began = performance.now();
  await using scratch = await temporaryFolder();
  const go = await goToolchain({ cwd: folder });
  const { linked, packages } = await benchmarkedDependencies(go, main, judging);
  request.progress(`${program} links ${linked} packages; ${packages.length} others have benchmarks.`);
  const attempts = await recordMostUsed(packages, request, go.context, scratch.path);
  const recorded = attempts.flatMap(({ importPath, result }) =>
    result.kind === 'recorded' ? [{ importPath, ...result }] : [],
  );
  if (recorded.length === 0)
    throw new Error(`No benchmark of the packages that ${program} links could be recorded.`);
  const made = `${path}.part`;
  const allProfiles = recorded.flatMap(({ profiles }) => profiles);
  const { samples, edges } = await mergedInto(made, allProfiles, folder);
  const facts: DependenciesProfile = {
    program,
    go: go.version,
    linked,
    withBenchmarks: packages.length,
    recorded: recorded.map(({ importPath, benchmarks, samples }) => ({ importPath, benchmarks, samples })),
    leftOut: attempts.flatMap(({ importPath, result }) =>
      result.kind === 'left out' ? [{ importPath, reason: result.reason, detail: result.detail }] : [],
    ),
    samples,
    edges,
    seconds: Math.round((performance.now() - began) / 1000),
  };
  await writeFile(factsPath(path), `${JSON.stringify(facts, undefined, 1)}\n`);
  await rename(made, path);
}

/** The attempt to record one package. */
interface Attempt {
  readonly importPath: string;
  readonly result: RecordedPackage;
}

/** Records packages in their order, until the wanted number of packages is recorded or no package is left. */
async function recordMostUsed(
  packages: readonly BenchmarkedPackage[],
  request: ProfileRequest,
  context: GoContext,
  scratch: string,
): Promise<readonly Attempt[]> {
  const wanted = Math.min(request.packages, packages.length);
  const seconds = Math.min(MOST_SECONDS, request.seconds / wanted);
  const copies = new SourceCopies(join(scratch, 'sources'));
  const attempts: Attempt[] = [];
  let recorded = 0;
  for (const [at, tested] of packages.entries()) {
    if (recorded === wanted) break;
    const place = join(scratch, `package-${at}`);
    const result = await recordPackage(tested, {
      context,
      folder: await copies.folderOf(tested),
      scratch: place,
      seconds,
      longestTrial: LONGEST_TRIAL,
      longestRecording: LONGEST_FACTOR * seconds + LONGEST_MORE,
    });
    if (result.kind === 'recorded') recorded++;
    const { importPath, uses } = tested;
    request.progress(`  ${importPath} (${(uses * 100).toFixed(1)} % of the uses): ${inWords(result)}`);
    attempts.push({ importPath, result });
    // A test binary has several megabytes.
    await rm(join(place, 'benchmarks.test'), { force: true });
  }
  return attempts;
}

/** Merges profiles as a user would. @throws Error with the command's own message if it fails. */
async function mergedInto(path: string, profiles: readonly string[], cwd: string) {
  const cli = join(ROOT, 'src', 'cli.ts');
  const args = ['merge', '--json', ...profiles, '--output', path, '--force'];
  const { stdout, stderr } = await runTool([process.execPath, cli, ...args], { cwd });
  const { profile, error }: Report = JSON.parse(stdout.toString());
  if (profile === undefined || error !== undefined) throw new Error(error?.message ?? stderr);
  return profile;
}

function inWords(result: RecordedPackage): string {
  if (result.kind === 'recorded') return `${result.benchmarks} benchmarks, ${result.samples} samples`;
  return `left out, ${result.reason}: ${result.detail.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}

/** How many packages were left out for each reason, such as `2 tests do not build, 1 no sample`. */
export function leftOutInWords({ leftOut }: Pick<DependenciesProfile, 'leftOut'>): string {
  return [...groupBy(leftOut, ({ reason }) => reason)]
    .map(([reason, packages]) => `${packages.length} ${reason}`)
    .join(', ');
}
