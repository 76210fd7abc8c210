import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireGates } from './commands/gates.ts';
import { type Command, type RawInputs, readConfig } from './config.ts';
import { ExpectedError, UsageError } from './errors.ts';
import type { Host } from './host/host.ts';
import type { Draft, Job } from './job.ts';
import { outputsOf } from './outputs.ts';
import { reasonOf, replaceFile } from './replace-file.ts';
import { renderJson } from './report/json.ts';
import type { Report } from './report/report.ts';
import { Secrets } from './secrets.ts';

/** What a host was asked to do. */
export interface Invocation {
  readonly command: Command;
  readonly inputs: RawInputs;
  /** File names given to `merge`, `inspect` and `diff`. */
  readonly operands: readonly string[];
  /** Where `merge` writes. */
  readonly output?: string;
}

/**
 * Runs one command from its raw inputs to what people see.
 * @param read reads the host's inputs; what is wrong with them is reported as everything else.
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
 */
export async function run(host: Host, read: () => Invocation): Promise<number> {
  const report: Draft = { command: 'refresh', findings: [] };
  const secrets = new Secrets();
  const mask = (secret: string) => {
    secrets.add(secret);
    host.mask(secret);
  };
  let scratch: string | undefined;
  let outputDirectory: string | undefined;
  let exitCode = 0;
  let job: Job | undefined;
  try {
    scratch = await temporaryFolder('scratch', host);
    const invocation = read();
    report.command = invocation.command;
    if (invocation.inputs.token !== undefined) mask(invocation.inputs.token);
    const config = await readConfig(
      invocation.inputs,
      { cwd: host.cwd, env: host.env, mask },
      invocation.command,
    );
    outputDirectory = await makeOutputDirectory(config.outputDirectory, invocation.command, host);
    job = {
      command: invocation.command,
      // go leaves its work folders behind when it is interrupted; in here they go with the rest.
      host: { ...host, env: { ...host.env, GOTMPDIR: host.env['GOTMPDIR'] ?? scratch } },
      config,
      operands: invocation.operands,
      scratch,
      outputDirectory: outputDirectory ?? scratch,
      report,
      secrets,
    };
    await perform(job, invocation);
    // Last: whatever fails by it was written and published before.
    requireGates(job);
  } catch (thrown) {
    // Once cancelled, whatever was thrown is only how the stages came down.
    const error: unknown = host.signal.aborted ? host.signal.reason : thrown;
    if (!(error instanceof ExpectedError)) throw error;
    exitCode = error.exitCode;
    report.error = { message: error.message, ...(error.fix !== undefined && { fix: error.fix }) };
  } finally {
    if (scratch !== undefined) await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    if (job !== undefined) await (await import('./commands/conclude.ts')).conclude(job);
    await finish(host, secrets.redact(report), outputDirectory);
  } catch (error) {
    // The work is done, but nobody can be shown its result.
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    host.finding({ severity: 'error', message, ...(fix !== undefined && { fix }) });
    exitCode ||= error.exitCode;
  }
  // A connection that was just being made could hold the process for as long as its time-out.
  if (host.signal.aborted) process.exit(exitCode);
  return exitCode;
}

/** Each command loads only what it needs. */
async function perform(job: Job, invocation: Invocation): Promise<void> {
  switch (job.command) {
    case 'refresh':
      return (await import('./commands/refresh.ts')).refresh(job);
    case 'collect':
      return (await import('./commands/collect.ts')).collect(job);
    case 'build':
      return (await import('./commands/compare.ts')).buildOnly(job);
    case 'compare':
      return (await import('./commands/compare.ts')).compare(job);
    case 'check':
      return (await import('./commands/check.ts')).check(job);
    case 'rollback':
      return (await import('./commands/rollback.ts')).rollback(job);
    case 'merge':
      return (await import('./commands/files.ts')).merge(job, invocation.output ?? 'default.pgo');
    case 'inspect':
      return (await import('./commands/files.ts')).inspect(job);
    case 'diff':
      return (await import('./commands/files.ts')).diff(job);
    case 'init':
      return (await import('./commands/init.ts')).init(job);
    case 'demo':
      return (await import('./commands/demo.ts')).demo(job);
  }
}

/** Commands that leave more behind than what they print. */
const LEAVING: readonly Command[] = ['refresh', 'collect', 'build', 'compare', 'check', 'rollback', 'demo'];

async function makeOutputDirectory(
  named: string | undefined,
  command: Command,
  host: Host,
): Promise<string | undefined> {
  if (!LEAVING.includes(command)) return undefined;
  if (named === undefined) return temporaryFolder(command, host);
  try {
    await mkdir(named, { recursive: true });
  } catch (error) {
    throw new UsageError(`output-directory: ${named} cannot be made: ${reasonOf(error)}.`, {
      fix: 'Name a folder that this user may write to; what is missing of its path is made.',
      cause: error,
    });
  }
  return named;
}

async function temporaryFolder(name: string, { env }: Host): Promise<string> {
  const parent = env['RUNNER_TEMP'] ?? tmpdir();
  try {
    return await mkdtemp(join(parent, `go-pgo-${name}-`));
  } catch (error) {
    throw new ExpectedError(`No temporary folder can be made in ${parent}: ${reasonOf(error)}.`, {
      fix: 'Let TMPDIR (RUNNER_TEMP in a workflow) name a folder that this user may write to.',
      cause: error,
    });
  }
}

/** What some commands leave in the output folder beside the report: where else to look. */
function leftBeside(outputDirectory: string | undefined): Record<string, string> {
  const files = { 'pull request': 'pull-request.md', repository: 'repository' };
  if (outputDirectory === undefined) return {};
  const found = Object.entries(files).map(([what, name]) => [what, join(outputDirectory, name)] as const);
  return Object.fromEntries(found.filter(([, path]) => existsSync(path)));
}

/** Writes the result document and the report page, then lets the host show the rest. */
async function finish(host: Host, report: Report, outputDirectory: string | undefined): Promise<void> {
  const json = renderJson(report);
  const files: { result?: string; report?: string } = {};
  if (outputDirectory !== undefined) {
    const { renderHtml } = await import('./report/html.ts');
    files.result = join(outputDirectory, 'result.json');
    files.report = join(outputDirectory, 'report.html');
    await replaceFile(files.result, Buffer.from(json));
    await replaceFile(files.report, Buffer.from(renderHtml(report)));
  }
  const look = {
    ...(files.report !== undefined && { report: files.report }),
    ...leftBeside(outputDirectory),
  };
  const { renderSummary } = await import('./report/markdown.ts');
  const { renderText } = await import('./report/text.ts');
  const text = renderText(report, {
    color: host.interactive,
    width: host.width,
    look,
  });
  await host.finish({
    outputs: outputsOf(report, files),
    summary: renderSummary(report),
    text,
    json,
    ...(report.error && { error: report.error }),
  });
}
