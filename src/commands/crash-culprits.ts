import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runBuild } from '../golang/build.ts';
import { faultOf } from '../golang/faults.ts';
import { goOutput } from '../golang/go.ts';
import { packagesWithProfile } from '../golang/partial-build.ts';
import { digest } from '../profile/bytes.ts';
import type { Ends } from '../profile/edges.ts';
import { withinTime } from '../system/deadline.ts';
import { type Finding, note, warning } from '../system/errors.ts';
import { readRegularFile, replaceFile } from '../system/files.ts';
import { count, groupBy, totalOf } from '../system/format.ts';
import { listInWords } from '../system/text.ts';
import { smallestFailing } from '../tune/crash.ts';
import { buildCommands, golangCrashIssue } from '../tune/golang-issue.ts';
import { describeCalls, type LeftOutCall, tuneProfile, withOnlyCalls } from '../tune/left-out.ts';
import { mostTuningTime } from '../tune/time.ts';
import type { Run } from '../work.ts';
import { edgesIn } from './explain.ts';
import { buildOptions, type Program } from './program.ts';

/**
 * Finds the few calls of a profile that make the compiler crash, with `tune: culprits`. The program builds without the profile, but the
 * compiler crashes with the profile. The calls of the profile are halved again and again (tune/crash.ts) until only the culprits are left.
 *
 * Each step of the search builds with a profile that has only some of the calls. If possible, a step compiles only the package in which the
 * compiler crashed, and takes all other packages from the build cache. A header such as `# example.com/shop/cart` in Go's output names the
 * crashed package. At the end, the whole program is built without the culprits. If the compiler still crashes, there are more culprits, and
 * the search goes on with the remaining calls.
 *
 * The output folder gets `golang-issue.md`, `recorded.pgo` and `without-culprits.pgo`. After the search, the run fails, because the
 * compiler cannot use the profile.
 */

/** A profile with which the compiler crashes. */
export interface CrashingProfile {
  readonly path: string;
  /** The text that Go printed about the crash. */
  readonly output: string;
}

/** A call that may make the compiler crash. */
type Suspect = LeftOutCall & Ends;

/** Finds the calls that make the compiler crash, and writes the report about them. @returns findings that name the calls and the file. */
export async function reportCrashCulprits(
  run: Run,
  program: Program,
  { path, output }: CrashingProfile,
): Promise<readonly Finding[]> {
  const search = new CrashSearch(run, program, path);
  const { edges } = await edgesIn(path);
  const all = totalOf(edges, ({ weight }) => weight);
  // The calls are sorted by weight, so that all hot calls are in one half.
  const calls = [...groupBy(edges, ({ caller, callee }) => `${caller}\0${callee}`).values()]
    .map((same): Suspect => {
      const [{ caller, callee } = { caller: '', callee: '' }] = same;
      const weight = totalOf(same, (edge) => edge.weight) / all;
      return { caller, callee, weight, go: program.go.version, kind: 'crash' };
    })
    .sort((a, b) => b.weight - a.weight);
  const bytes = await readRegularFile(path);
  let culprits: readonly Suspect[] = [];
  let isSmallest = true;
  let crash: string | undefined = output;
  while (crash !== undefined && isSmallest) {
    const rest = calls.filter((call) => !culprits.includes(call));
    const fails = await search.testFor(crash, rest);
    if (fails === undefined) break;
    const found = await smallestFailing(rest, fails);
    culprits = [...culprits, ...found.part];
    const { bytes: without } = await tuneProfile(bytes, culprits);
    const built = await search.build(without, {});
    isSmallest = found.isSmallest && built !== undefined;
    crash = built?.crash;
  }
  if (culprits.length === 0) return [note(NOT_REPRODUCED)];
  const isSolved = isSmallest && crash === undefined;
  const { bytes: without } = await tuneProfile(bytes, culprits);
  await copyFile(path, join(run.outputDirectory, 'recorded.pgo'));
  await replaceFile(join(run.outputDirectory, 'without-culprits.pgo'), without);
  await replaceFile(
    join(run.outputDirectory, 'golang-issue.md'),
    Buffer.from(await issueAbout(run, program, { culprits, output, isSolved })),
  );
  return [culpritsOfCrash(culprits, isSolved)];
}

const NOT_REPRODUCED =
  'The compiler did not crash again within the time of `tune: culprits`, so no culprits were found.';

function culpritsOfCrash(culprits: readonly LeftOutCall[], isSolved: boolean): Finding {
  const names = culprits.slice(0, MOST_CALLS_NAMED).map(({ caller, callee }) => `${caller} → ${callee}`);
  const more = culprits.length > MOST_CALLS_NAMED ? [`${culprits.length - MOST_CALLS_NAMED} more`] : [];
  const calls = listInWords([...names, ...more]);
  const message = isSolved
    ? `The compiler crashes with ${count(culprits.length, 'call')} of the profile: ${calls}. It builds the program without them.`
    : `The compiler crashes with calls of the profile that are among these, but the time was too short to find all of them: ${calls}.`;
  const fix =
    'To leave these calls out of the next profile, name them in `exclude`. `golang-issue.md` in the output folder can be filed with golang/go.';
  return warning(message, fix);
}

/** The most calls that the warning names. */
const MOST_CALLS_NAMED = 10;

/**
 * The result of one build in the search for culprits. `crash` is the output of the crashed compiler; it is undefined if the compiler did
 * not crash.
 */
interface SearchBuild {
  readonly crash: string | undefined;
}

/** Builds the program with parts of a profile, until the time of the search is over. */
class CrashSearch {
  readonly #run: Run;
  readonly #program: Program;
  readonly #recorded: string;
  readonly #end: number;
  #builds = 0;

  constructor(run: Run, program: Program, recorded: string) {
    this.#run = run;
    this.#program = program;
    this.#recorded = recorded;
    this.#end = performance.now() + mostTuningTime(run.config);
  }

  /**
   * Returns a function that finds out if the compiler crashes with a part of the calls. The function compiles only the crashed package if
   * this is enough for a crash. If the crashed package alone does not crash the compiler, the function compiles the whole program.
   * @returns undefined if the compiler does not crash although the profile has all calls, or if the time is over.
   */
  async testFor(crash: string, calls: readonly Suspect[]) {
    const bytes = await readRegularFile(this.#recorded);
    const crashed = crashedPackage(crash);
    const ways = crashed === undefined ? [{}] : [{ only: crashed }, {}];
    for (const way of ways) {
      const fails = async (part: readonly Suspect[]) => {
        const built = await this.build(await withOnlyCalls(bytes, part), way);
        return built && built.crash !== undefined;
      };
      if (await fails(calls)) return fails;
    }
    return undefined;
  }

  /**
   * Builds the program, or only one package of the program, with a profile.
   * @param only the import path of the package to compile with the profile; absent if the whole program must be compiled.
   * @returns undefined if the time was over before the build ended.
   */
  async build(profile: Uint8Array, { only }: { readonly only?: string }): Promise<SearchBuild | undefined> {
    const left = this.#end - performance.now();
    if (left <= 0) return undefined;
    const { host, scratch } = this.#run;
    host.progress(`Looking for the calls with which the compiler crashes, build ${++this.#builds}`);
    const file = join(scratch, 'tuned', `${digest(profile)}.pgo`);
    await replaceFile(file, profile);
    const ended = await withinTime(left, host.signal, async (signal) => {
      const build = { ...buildOptions(this.#run, this.#program, 'build'), signal };
      const partial =
        only === undefined
          ? undefined
          : await packagesWithProfile(build, { recorded: this.#recorded, tuned: file, packages: [only] });
      // If a partial build is impossible, the whole program is built with the profile.
      const mainPackage =
        partial === undefined ? build.mainPackage : { ...build.mainPackage, importPath: only ?? '' };
      const side = { kind: 'profile', path: file, display: 'a part of the profile', partial } as const;
      return runBuild({ ...build, mainPackage }, side, join(scratch, 'tuned', 'crash'), {});
    });
    if (ended === undefined) return undefined;
    const isCrash = ended.exitCode !== 0 && faultOf(ended.output)?.kind === 'crash';
    return { crash: isCrash ? ended.output : undefined };
  }
}

/** Returns the import path of the package in which the compiler crashed, from a header in Go's output. */
function crashedPackage(output: string): string | undefined {
  let header: string | undefined;
  for (const line of output.split('\n')) {
    header = /^# (\S+)$/.exec(line)?.[1] ?? header;
    if (faultOf(line)?.kind === 'crash') return /^(\S+): \S+\/compile: /.exec(line)?.[1] ?? header;
  }
  return undefined;
}

/** The facts about a crash that the report needs. */
interface FoundCulprits {
  readonly culprits: readonly LeftOutCall[];
  readonly output: string;
  readonly isSolved: boolean;
}

/** Returns the text of the report for Go's issue tracker. */
async function issueAbout(
  { config }: Run,
  { go, main }: Program,
  { culprits, output, isSolved }: FoundCulprits,
): Promise<string> {
  const [os, arch] = (await goOutput(['env', 'GOOS', 'GOARCH'], go.context)).trim().split(/\s+/);
  return golangCrashIssue({
    go: `${go.version} ${os}/${arch}`,
    program: main.importPath,
    commands: buildCommands(config, main.importPath),
    crash: output,
    culprits: describeCalls(culprits),
    isSolved,
  });
}
