import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../../system/errors.ts';
import { lastLines } from '../../go.ts';
import { asSentence } from '../../system/text.ts';
import { profileBytes } from '../../profile/bytes.ts';
import type { Profile } from '../../profile/profile.ts';
import { decodeOrExplain } from '../../profile/validate.ts';
import { parseResults } from '../bench-format.ts';
import type { Benchmark } from '../calibrate.ts';
import { runMetered } from '../meter.ts';
import type { SideName } from '../subject.ts';
import type { Runner } from '../test-run.ts';

/** One run of a benchmark, with the profile of its whole process. */
export interface ProfiledRun {
  readonly profile: Profile;
  readonly iterations: number;
  /** User and system time of the process. */
  readonly cpuSeconds: number;
}

/** Flags of a test binary that write each kind of profile, without its path. */
const FLAGS = {
  cpu: ['-test.cpuprofile'],
  // Each single allocation is recorded: a sampled record of some operations would be mostly noise.
  alloc: ['-test.memprofilerate=1', '-test.memprofile'],
};

/**
 * Runs a benchmark `iterations` times on one side.
 * @returns a finding when it failed or left no profile.
 * @throws BudgetSpent at the runner's deadline; the signal's reason when aborted.
 */
export async function profileRun(
  kind: keyof typeof FLAGS,
  benchmark: Benchmark,
  side: SideName,
  iterations: number,
  runner: Runner,
): Promise<ProfiledRun | Finding> {
  const { binaries, printedName, pattern } = benchmark;
  const file = path.join(runner.meter.scratch, `run.${kind}.pprof`);
  await rm(file, { force: true });
  const args = [
    '-test.run=^$',
    `-test.bench=${pattern}`,
    `-test.benchtime=${iterations}x`,
    ...FLAGS[kind].map((flag) => (flag.includes('=') ? flag : `${flag}=${file}`)),
  ];
  const run = await runMetered(runner.meter, [binaries[side], ...args], {
    cwd: binaries.directory,
    ...runner,
  });
  const ran = parseResults(run.stdout).some(
    (one) => one.name === printedName && one.iterations === iterations,
  );
  const bytes = run.exitCode === 0 && ran ? await readFile(file).catch(() => undefined) : undefined;
  if (bytes !== undefined) {
    return { profile: decodeOrExplain(await profileBytes(bytes)), iterations, cpuSeconds: run.cpuSeconds };
  }
  const printed = lastLines(`${run.stdout}${run.stderr}`, 10);
  return {
    severity: 'warning',
    message: `${binaries.label}.${printedName} left no profile on the ${side} and is not in the profiles. It printed last: ${asSentence(printed)}`,
    fix: 'Make it pass under `go test -bench -cpuprofile cpu.pprof -memprofile mem.pprof`.',
  };
}
