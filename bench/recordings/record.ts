import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../measure.ts';
import type { RecordedProgram } from './programs.ts';

/**
 * Makes recordings of a program, each with a given number of seconds of CPU time. A recording is made by `go-pgo collect`, as a user would
 * make it, and is kept as FOLDER/PROGRAM/LENGTHs-NUMBER.pgo.
 *
 * `-benchtime` and the time for which a service is profiled are not CPU time, so the setting for a length is found by trials: each trial
 * shows how many seconds of CPU time a setting gives. If the CPU time of a trial is near the wanted length, the trial is a recording.
 * Otherwise, its profile is deleted, and the next trial has a better setting. All trials are kept in FOLDER/trials.jsonl.
 */

/** One run of the profiler, one line of trials.jsonl. */
export interface Trial {
  readonly program: string;
  /** The wanted CPU time in seconds; 0 for a trial that only shows what a setting gives. */
  readonly length: number;
  readonly setting: number;
  readonly cpuSeconds: number;
  readonly samples: number;
  /** The wall time of the whole command, in seconds. */
  readonly wallSeconds: number;
  /** The load average of one minute after the trial. */
  readonly load: number;
  /** The file of the recording; absent if the CPU time was too far from the length. */
  readonly file?: string;
}

/** A recording's CPU time may differ from the wanted length by this share of it. */
const TOLERANCE = 0.15;
/** This many trials in a row may be too long or too short for their length. */
const MOST_TRIALS = 5;

/** Returns the path of a recording. @param length the wanted CPU time in seconds. @param number counts from 1. */
export function recordingPath(folder: string, program: string, length: number, number: number): string {
  return join(folder, program, `${length}s-${number}.pgo`);
}

/**
 * Makes a recording, unless its file exists.
 * @returns false if no trial had the wanted CPU time, for example because the machine was busy at times. The same call tries again.
 */
export async function makeRecording(
  program: RecordedProgram,
  folder: string,
  length: number,
  number: number,
): Promise<boolean> {
  const path = recordingPath(folder, program.name, length, number);
  if (existsSync(path)) return true;
  await mkdir(join(folder, program.name), { recursive: true });
  let trials = await trialsOf(folder, program.name);
  if (trials.length === 0) {
    const first = await runTrial(program, folder, program.firstSetting, 0);
    await keepTrial(folder, first.trial);
    trials = [first.trial];
  }
  for (let attempt = 0; attempt < MOST_TRIALS; attempt++) {
    const { trial, made } = await runTrial(program, folder, settingFor(length, trials), length);
    const isNear = Math.abs(trial.cpuSeconds - length) <= TOLERANCE * length;
    if (isNear) await rename(made, path);
    else await rm(made);
    const kept: Trial = { ...trial, file: isNear ? path : undefined };
    await keepTrial(folder, kept);
    trials = [...trials, kept];
    if (isNear) return true;
  }
  return false;
}

/**
 * Returns the setting for a wanted CPU time. The CPU time is almost proportional to the setting, so the setting follows from the last trial
 * for this length; if there is none, from the trial whose CPU time is nearest to the wanted time.
 */
export function settingFor(length: number, trials: readonly Trial[]): number {
  const distance = ({ cpuSeconds }: Trial) => Math.abs(Math.log(cpuSeconds / length));
  const guide =
    trials.findLast((trial) => trial.length === length) ??
    trials.reduce((best, trial) => (distance(trial) <= distance(best) ? trial : best));
  return (guide.setting * length) / guide.cpuSeconds;
}

/** Reads the trials of a program, the oldest first. */
async function trialsOf(folder: string, program: string): Promise<readonly Trial[]> {
  const text = await readFile(join(folder, 'trials.jsonl'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Trial).filter((trial) => trial.program === program);
}

async function keepTrial(folder: string, trial: Trial): Promise<void> {
  await appendFile(join(folder, 'trials.jsonl'), `${JSON.stringify(trial)}\n`);
}

/** Records once. @returns the trial, and the path of the profile. @throws Error with the command's own message if it fails. */
async function runTrial(
  program: RecordedProgram,
  folder: string,
  setting: number,
  length: number,
): Promise<{ readonly trial: Trial; readonly made: string }> {
  const made = join(folder, program.name, 'new.pgo');
  const scratch = join(folder, program.name, 'test.bin');
  await rm(made, { force: true });
  const began = performance.now();
  const report = await runCommand(
    [
      ...['collect', ...(await program.collectOptions(setting, scratch))],
      // The shortest trials have only a few samples.
      ...['--package', program.main, '--min-samples', '1', '--profile', made, '--force'],
    ],
    program.folder,
  );
  if (report.error !== undefined || report.profile === undefined)
    throw new Error(report.error?.message ?? 'The command `collect` wrote no profile.');
  const { cpuSeconds, samples } = report.profile;
  const trial: Trial = {
    program: program.name,
    length,
    setting,
    cpuSeconds,
    samples,
    wallSeconds: Math.round((performance.now() - began) / 100) / 10,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${JSON.stringify(trial)}`);
  return { trial, made };
}
