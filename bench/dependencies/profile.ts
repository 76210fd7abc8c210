import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { goToolchain } from '../../src/golang/go.ts';
import type { Report } from '../../src/report/report.ts';
import { runTool } from '../../src/system/exec.ts';
import { groupBy } from '../../src/system/format.ts';
import { ROOT } from '../public/programs.ts';
import { benchmarkedDependencies } from './packages.ts';
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

/** The most seconds for one package, because more samples of few packages would not make the profile better. */
const MOST_SECONDS = 20;

/** How long one iteration of all benchmarks of a package may take. */
const TRIAL_SECONDS = 20;

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
  const { program, folder, main, judging, progress } = request;
  const began = performance.now();
  await using scratch = await temporaryFolder();
  const go = await goToolchain({ cwd: folder });
  const { linked, packages } = await benchmarkedDependencies(go, main, judging);
  const wanted = Math.min(request.packages, packages.length);
  const seconds = Math.min(MOST_SECONDS, request.seconds / wanted);
  progress(
    `${program} links ${linked} packages; ${packages.length} others have benchmarks. ${wanted} are recorded, for ${seconds.toFixed(1)} s each.`,
  );
  const copies = new SourceCopies(join(scratch.path, 'sources'));
  const all: { readonly importPath: string; readonly result: RecordedPackage }[] = [];
  let recorded = 0;
  for (const [at, one] of packages.entries()) {
    if (recorded === wanted) break;
    const place = join(scratch.path, `package-${at}`);
    const result = await recordPackage(one, {
      context: go.context,
      folder: await copies.folderOf(one),
      scratch: place,
      seconds,
      trialSeconds: TRIAL_SECONDS,
    });
    if (result.kind === 'recorded') recorded++;
    progress(`  ${one.importPath} (${(one.uses * 100).toFixed(1)} % of the uses): ${inWords(result)}`);
    all.push({ importPath: one.importPath, result });
    await rm(join(place, 'benchmarks.test'), { force: true });
  }
  const profiles = all.flatMap(({ result }) => (result.kind === 'recorded' ? result.profiles : []));
  if (profiles.length === 0)
    throw new Error(`No benchmark of the packages that ${program} links could be recorded.`);
  const made = `${path}.part`;
  const merged = await mergedInto(made, profiles, folder);
  const facts: DependenciesProfile = {
    program,
    go: go.version,
    linked,
    withBenchmarks: packages.length,
    recorded: all.flatMap(({ importPath, result }) =>
      result.kind === 'recorded'
        ? [{ importPath, benchmarks: result.benchmarks, samples: result.samples }]
        : [],
    ),
    leftOut: all.flatMap(({ importPath, result }) =>
      result.kind === 'left out' ? [{ importPath, reason: result.reason, detail: result.detail }] : [],
    ),
    samples: merged.samples,
    edges: merged.edges,
    seconds: Math.round((performance.now() - began) / 1000),
  };
  await writeFile(factsPath(path), `${JSON.stringify(facts, undefined, 1)}\n`);
  await rename(made, path);
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
