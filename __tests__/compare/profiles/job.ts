import { join } from 'node:path';
import type { Command } from '../../../src/config.ts';
import type { Finding } from '../../../src/system/errors.ts';
import { findMainPackage, goToolchain } from '../../../src/go.ts';
import type { Job, Program } from '../../../src/job.ts';
import { Secrets } from '../../../src/system/secrets.ts';
import { readConfig } from '../../harness/read-config.ts';

/** A job of a command in a folder, as `run` makes one, and its program. */
export async function makeJob(
  cwd: string,
  out: string,
  settings: Record<string, string>,
  options: { command?: Command; sources?: string; signal?: AbortSignal } = {},
): Promise<{ job: Job; program: Program; findings: readonly Finding[] }> {
  const { command = 'compare', signal = new AbortController().signal, sources } = options;
  const env = process.env;
  const config = await readConfig(
    { settings, ...(sources !== undefined && { sources }) },
    { cwd, env, mask: () => {} },
    command,
  );
  const findings: Finding[] = [];
  const job: Job = {
    command,
    host: {
      env,
      cwd,
      signal,
      interactive: false,
      width: 80,
      now: () => new Date(),
      progress: () => {},
      finding: (finding) => findings.push(finding),
      mask: () => {},
      finish: async () => {},
    },
    // Sources of `compare` are read only for a merge; those of a server under load count here, too.
    config,
    operands: [],
    scratch: join(out, 'scratch'),
    outputDirectory: out,
    report: { command, findings: [] },
    secrets: new Secrets(),
  };
  const go = await goToolchain({ cwd, env, signal });
  const main = await findMainPackage(go);
  return { job, program: { go, main, profilePath: join(cwd, 'default.pgo') }, findings };
}
