import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { buildOptions, findProgram } from '../../src/commands/program.ts';
import { measureSides } from '../../src/compare/compare-binaries.ts';
import type { Comparison } from '../../src/compare/experiment/verdict.ts';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { buildContender, buildPair } from '../../src/golang/build.ts';
import { GO_WORK_DIR } from '../../src/golang/go.ts';
import type { Ends } from '../../src/profile/edges.ts';
import { isOfRuntime } from '../../src/profile/names.ts';
import { readProfile } from '../../src/profile/published.ts';
import { readCommandLine } from '../../src/settings/command-line.ts';
import { readRun } from '../../src/settings/read.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { terminalHost } from '../../src/system/terminal-host.ts';
import { withOnlyCalls } from '../../src/tune/left-out.ts';
import { programConfig, type Run } from '../../src/work.ts';

/** The profiles that are measured against no profile and against each other. */
export interface MeasuredProfiles {
  /** The profile that was recorded of the program itself. */
  readonly own: string;
  /** The profile that was recorded of the benchmarks of its dependencies. */
  readonly dependencies: string;
}

/** Two contenders need the budget of `public.yml`, so four need twice as much. */
const BUDGET_FACTOR = 2;

/** The time for building the test binaries of all contenders, in milliseconds. */
const TEST_BUILDS_MS = 900_000;

/**
 * Measures four builds of a program in the same rounds: without a profile, with its own profile, with that of its dependencies, and with the
 * part of the latter that is about Go's runtime. The names of the contenders in the result are `off`, `own`, `dependencies` and `runtime`;
 * the verdict is that of `dependencies` against `off`.
 * @param folder the folder of the program's module.
 * @param workload the options of `compare` that name the program, the budget and the work.
 * @throws ExpectedError if the program cannot be built or measured.
 */
export async function measureBuilds(
  folder: string,
  workload: readonly string[],
  profiles: MeasuredProfiles,
): Promise<Comparison> {
  await using scratch = await temporaryFolder();
  const run = await compareRun(folder, scratch.path, [
    ...['--profile', profiles.dependencies],
    ...['--baseline', 'off', '--candidate', profiles.dependencies],
    ...workload,
  ]);
  const { config, outputDirectory } = run;
  const program = await findProgram(run);
  const baseline: BuildSide = { kind: 'off' };
  const own = { kind: 'profile', path: profiles.own, display: 'its own profile' } as const;
  const candidate = {
    kind: 'profile',
    path: profiles.dependencies,
    display: 'the profile of its dependencies',
  } as const;
  const pair = await buildPair({
    ...buildOptions(run, program, 'build'),
    baseline,
    candidate,
    outputDirectory,
  });
  const path = join(scratch.path, 'runtime.pgo');
  await writeFile(path, await runtimePart(profiles.dependencies));
  const runtime = { kind: 'profile', path, display: 'its part about the runtime' } as const;
  const ownBinary = await buildContender(buildOptions(run, program, 'own-build'), own, 'own');
  const runtimeBinary = await buildContender(buildOptions(run, program, 'runtime-build'), runtime, 'runtime');
  // The budget is for measuring. Building the test binaries with each profile for the first time has time of its own.
  const deadline = performance.now() + config.budget + TEST_BUILDS_MS;
  const { comparison, findings } = await measureSides({
    ...run,
    go: program.go,
    main: program.main,
    sides: { baseline, own, runtime, candidate },
    build: {
      baseline: pair.baseline,
      own: ownBinary,
      runtime: runtimeBinary,
      candidate: pair.candidate,
    },
    labels: { baseline: 'off', candidate: 'dependencies' },
    deadline,
    latest: deadline,
    rounds: {
      differences: [
        { from: 'baseline', to: 'candidate' },
        { from: 'baseline', to: 'own' },
        { from: 'baseline', to: 'runtime' },
      ],
    },
  });
  for (const { message } of findings) console.error(`  ${message}`);
  if (comparison === undefined || comparison.verdict === 'not measured')
    throw new ExpectedError(comparison?.reason ?? 'The program has no workload.');
  return comparison;
}

/**
 * Returns the profile in which the compiler finds only the calls from and to Go's runtime. All other calls keep their weights, so the same
 * calls are hot as in the whole profile.
 */
async function runtimePart(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  const { edges } = (await readProfile(bytes)).edges;
  const isAboutRuntime = ({ caller, callee }: Ends) => isOfRuntime(caller) || isOfRuntime(callee);
  return withOnlyCalls(bytes, edges.filter(isAboutRuntime));
}

/** Reads the settings of a `compare` as the command line does. */
async function compareRun(folder: string, scratch: string, options: readonly string[]): Promise<Run> {
  const { invocation } = await readCommandLine(['compare', ...options]);
  if (invocation === undefined) throw new Error('The options of `compare` are wrong.');
  const { inputs, ...rest } = invocation;
  const terminal = terminalHost({ json: true, asks: false, verbose: false });
  const host = { ...terminal, cwd: folder, env: { ...terminal.env, [GO_WORK_DIR]: scratch } };
  const { shared, targets } = await readRun(inputs, host, rest.command);
  const config = programConfig((await targets[0]?.config()) ?? shared);
  return {
    ...rest,
    host,
    config: { ...config, budget: config.budget * BUDGET_FACTOR },
    scratch,
    outputDirectory: join(scratch, 'output'),
  };
}
