import { appendFile, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import { compareBinaries } from '../../src/compare/compare-binaries.ts';
import { overallLogRatios } from '../../src/compare/experiment/rounds.ts';
import type { Comparison } from '../../src/compare/experiment/verdict.ts';
import type { Contenders } from '../../src/compare/workload/contenders.ts';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import type { RecordedProgram } from './programs.ts';
import type { Session } from './sessions.ts';

/**
 * Measures a session: the program is built with each profile of the session and without a profile, and the benchmarks of all builds run in
 * the same rounds. A slow phase of the machine affects all builds, so the changes of two profiles differ only because of the profiles and
 * of the noise within a round. The logarithms of the ratios of each round are kept, so that this noise can be taken out of the spread.
 */

/** The result of one session, one line of measurements.jsonl. */
export interface SessionResult extends Pick<Comparison, 'rounds' | 'ended' | 'seconds' | 'reordered'> {
  readonly program: string;
  readonly session: string;
  readonly date: string;
  readonly go: string;
  /** The load average of one minute at the start and at the end. */
  readonly load: readonly [number, number];
  readonly profiles: readonly ProfileResult[];
}

/** One profile of a session, against the build without a profile. */
export interface ProfileResult extends Pick<Comparison, 'verdict' | 'change' | 'interval'> {
  /** The group of the profile, such as `10 s`. */
  readonly group: string;
  /** The file name of the profile, such as `10s-3.pgo`. */
  readonly profile: string;
  /** ln(with the profile / without a profile) of each round. */
  readonly logRatios: readonly number[];
}

/**
 * What limits the measuring of a session: the seconds for each profile and for the build without a profile, and the half-width of the
 * interval that is narrow enough, as a fraction.
 */
interface Limits {
  readonly secondsPerProfile: number;
  readonly precision: number;
}

/** Reads all results so far. @returns an empty list if the file does not exist. */
export async function sessionResults(folder: string): Promise<readonly SessionResult[]> {
  const text = await readFile(join(folder, 'measurements.jsonl'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as SessionResult);
}

/** Measures a session and appends its result to measurements.jsonl in `folder`. @throws Error if nothing could be measured. */
export async function measureSession(
  program: RecordedProgram,
  session: Session,
  folder: string,
  { secondsPerProfile, precision }: Limits,
): Promise<void> {
  await using scratch = await temporaryFolder();
  const go = await goToolchain({ cwd: program.folder, env: process.env });
  const { importPath } = await findMainPackage(go, { package: program.main });
  const profiles = session.groups.flatMap(({ name, profiles: paths }) =>
    paths.map((path) => ({ group: name, path })),
  );
  // Every comparison has the two sides `baseline` and `candidate`; the other profiles are further contenders.
  const nameOf = (at: number) => (at === 0 ? 'candidate' : `profile-${at + 1}`);
  const sides = profiles.map(({ path }, at): [string, BuildSide] => [
    nameOf(at),
    { kind: 'profile', path, display: basename(path) },
  ]);
  const contenders = Object.fromEntries([['baseline', { kind: 'off' }], ...sides]) as Contenders<BuildSide>;
  const loadBefore = loadNow();
  const outcome = await compareBinaries({
    contenders: Object.keys(contenders),
    benchmarks: {
      go,
      contenders,
      flags: [],
      packages: program.packages,
      areNamed: true,
      program: importPath,
      benchmarks: program.benchmarks,
      scratch: join(scratch.path, 'benchmarks'),
      progress: (line) => console.error(`  ${line}`),
    },
    budgetSeconds: secondsPerProfile * (profiles.length + 1),
    precision,
    differences: sides.map(([name]) => ({ from: 'baseline', to: name })),
    equivalence: 0.01,
    outputDirectory: join(scratch.path, 'out'),
    progress: (line) => console.error(`  ${line}`),
  });
  const { rounds, ended, seconds, reordered } = outcome.comparison;
  const measured = profiles.map(({ group, path }, at): ProfileResult => {
    const name = nameOf(at);
    const comparison = at === 0 ? outcome.comparison : outcome.alternatives[name]?.comparison;
    if (comparison?.change === undefined)
      throw new Error(`${basename(path)} was not measured: ${comparison?.reason}`);
    return {
      group,
      profile: basename(path),
      verdict: comparison.verdict,
      change: comparison.change,
      interval: comparison.interval,
      logRatios: overallLogRatios(outcome.measured, { from: 'baseline', to: name }),
    };
  });
  for (const { severity, message } of outcome.findings) console.error(`  ${severity}: ${message}`);
  const result: SessionResult = {
    program: program.name,
    session: session.name,
    date: new Date().toISOString().slice(0, 10),
    go: go.version,
    load: [loadBefore, loadNow()],
    rounds,
    ended,
    seconds: Math.round(seconds),
    reordered,
    profiles: measured,
  };
  await appendFile(join(folder, 'measurements.jsonl'), `${JSON.stringify(result)}\n`);
}

/** Returns the load average of one minute. */
function loadNow(): number {
  return Number((loadavg()[0] ?? 0).toFixed(2));
}
