import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { GrowingReport, Reports } from '../../src/growing-report.ts';
import type { Report } from '../../src/report/report.ts';
import { type ConfigPlace, type RawInputs, readRun } from '../../src/settings/read.ts';
import type { Command } from '../../src/settings/settings.ts';
import type { Finding } from '../../src/system/errors.ts';
import { knownSecrets } from '../../src/system/secrets.ts';
import { type ProgramConfig, programConfig, type Run } from '../../src/work.ts';

/** A run between its stages: real configuration, and a host that keeps what it is told. */
export interface JobScene {
  readonly run: Run;
  readonly report: GrowingReport;
  /** Puts the parts that a command yields into `report`. */
  readonly reports: Reports;
  /** Both, to look at. */
  readonly job: Run & { readonly report: Report };
  /** What the host was told to show at once. */
  readonly shown: readonly Finding[];
  readonly progress: readonly string[];
}

export interface JobOptions {
  readonly command?: Command;
  readonly settings?: RawInputs['settings'];
  readonly sources?: string;
  readonly token?: string;
  readonly workingDirectory?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  readonly now?: Date;
  readonly report?: Partial<Report>;
}

/** A run in `folder`, whose scratch and output folders are made below it. @throws UsageError for bad settings. */
export async function jobIn(folder: string, options: JobOptions = {}): Promise<JobScene> {
  const { command = 'compare', settings = {}, env = {}, now = new Date('2026-11-21T06:00:00Z') } = options;
  const { token, workingDirectory, sources } = options;
  const [shown, progress]: [Finding[], string[]] = [[], []];
  const mask = (secret: string) => knownSecrets.add(secret);
  if (token !== undefined) mask(token);
  const raw: RawInputs = { settings, token, workingDirectory, sources };
  const config = await readConfig(raw, { cwd: folder, env, mask }, command);
  const outputDirectory = join(folder, 'out');
  mkdirSync(outputDirectory, { recursive: true });
  const host = {
    ...{ env, cwd: folder, interactive: false, width: 100, mask },
    signal: options.signal ?? new AbortController().signal,
    now: () => now,
    verbose: false,
    detail: () => {},
    progress: (line: string) => void progress.push(line),
    finding: (finding: Finding) => void shown.push(finding),
    finish: async () => {},
  };
  const scratch = mkdtempSync(join(folder, 'scratch-'));
  const run: Run = { command, host, config, operands: [], scratch, outputDirectory };
  const report = new GrowingReport({ command, findings: [], ...options.report }, host);
  const job = Object.defineProperty({ ...run }, 'report', { get: () => report.value }) as JobScene['job'];
  return { run, report, reports: new Reports(report), job, shown, progress };
}

/** The configuration of a run for one program. @throws UsageError as `readRun`. */
async function readConfig(raw: RawInputs, place: ConfigPlace, command: Command): Promise<ProgramConfig> {
  const [target, ...others] = (await readRun(raw, place, command)).targets;
  if (target === undefined || others.length > 0) throw new Error('several targets are meant');
  return programConfig(await target.config());
}
