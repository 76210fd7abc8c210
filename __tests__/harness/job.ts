import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, RawInputs } from '../../src/config.ts';
import type { Job } from '../../src/job.ts';
import type { Finding } from '../../src/system/errors.ts';
import { Secrets } from '../../src/system/secrets.ts';
import { readConfig } from './read-config.ts';

/** A job between its stages: real configuration, and a host that keeps what it is told. */
export interface JobScene {
  readonly job: Job;
  /** What the host was told to show at once. */
  readonly shown: readonly Finding[];
  readonly progress: readonly string[];
}

export interface JobOptions {
  readonly command?: Command;
  readonly settings?: RawInputs['settings'];
  readonly token?: string;
  readonly workingDirectory?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  readonly now?: Date;
  readonly report?: Partial<Job['report']>;
}

/** A job in `folder`, whose scratch and output folders are made below it. @throws UsageError for bad settings. */
export async function jobIn(folder: string, options: JobOptions = {}): Promise<JobScene> {
  const { command = 'compare', settings = {}, env = {}, now = new Date('2026-11-21T06:00:00Z') } = options;
  const [shown, progress]: [Finding[], string[]] = [[], []];
  const secrets = new Secrets(options.token === undefined ? [] : [options.token]);
  const raw: RawInputs = {
    settings,
    ...(options.token !== undefined && { token: options.token }),
    ...(options.workingDirectory !== undefined && { workingDirectory: options.workingDirectory }),
  };
  const config = await readConfig(raw, { cwd: folder, env, mask: (secret) => secrets.add(secret) }, command);
  const outputDirectory = join(folder, 'out');
  mkdirSync(outputDirectory, { recursive: true });
  const job: Job = {
    command,
    host: {
      env,
      cwd: folder,
      signal: options.signal ?? new AbortController().signal,
      interactive: false,
      width: 100,
      now: () => now,
      progress: (line) => void progress.push(line),
      finding: (finding) => void shown.push(finding),
      mask: (secret) => secrets.add(secret),
      finish: async () => {},
    },
    config,
    operands: [],
    scratch: mkdtempSync(join(folder, 'scratch-')),
    outputDirectory,
    report: { command, findings: [], ...options.report },
    secrets,
  };
  return { job, shown, progress };
}
