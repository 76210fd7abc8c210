import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireGates } from './commands/gates.ts';
import { type Command, type RawInputs, type RunConfig, readRun } from './config.ts';
import { ExpectedError, UsageError } from './system/errors.ts';
import { machineFailure, reasonOf, shortage } from './system/errors.ts';
import type { Finding } from './system/errors.ts';
import type { Host } from './system/host.ts';
import { addFindings, type Draft, type Job } from './job.ts';
import { outputsOf } from './outputs.ts';
import { perform } from './perform.ts';
import { removeWithUs } from './system/files.ts';
import { renderJson } from './report/json.ts';
import type { Report } from './report/report.ts';
import { type ResultFiles, writeResultFiles } from './result-files.ts';
import { keepFromTools } from './system/credentials.ts';
import { secretsOfEnvironment } from './system/credentials.ts';
import { isHideable, knownSecrets, LEAST_SECRET } from './system/secrets.ts';

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
  const secrets = knownSecrets;
  const told = new Set<string>();
  const mask = (secret: string, variable?: string) => {
    secrets.add(secret);
    host.mask(secret);
    if (variable === undefined) return;
    keepFromTools(variable);
    if (isHideable(secret) || told.has(variable)) return;
    told.add(variable);
    addFindings({ host, report }, [notHidden(variable)]);
  };
  // At the door: whatever is printed from here on holds none of them.
  for (const secret of secretsOfEnvironment(host.env)) mask(secret);
  let scratch: string | undefined;
  let scratchRemoved: (() => void) | undefined;
  let outputDirectory: string | undefined;
  let exitCode = 0;
  let job: Job | undefined;
  try {
    scratch = await temporaryFolder('scratch', host);
    scratchRemoved = removeWithUs(scratch);
    const invocation = read();
    report.command = invocation.command;
    const { token } = invocation.inputs;
    if (token !== undefined) {
      mask(token);
      for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
    }
    const place = { cwd: host.cwd, env: host.env, mask, signal: host.signal };
    const asked = await readRun(invocation.inputs, place, invocation.command);
    // go leaves its work folders behind when it is interrupted; in here they go with the rest.
    const env = { ...host.env, GOTMPDIR: host.env['GOTMPDIR'] ?? scratch };
    const parts = {
      ...{ command: invocation.command, host: { ...host, env }, operands: invocation.operands },
      ...{ scratch, report, secrets, ...(invocation.output !== undefined && { output: invocation.output }) },
    };
    addFindings(parts, asked.findings);
    if (asked.kind === 'several') {
      outputDirectory = await makeOutputDirectory(asked.shared.outputDirectory, invocation.command, host);
      const shared = { ...parts, config: asked.shared, outputDirectory: outputDirectory ?? scratch };
      await (await import('./targets/run-targets.ts')).performTargets(shared, asked);
    } else if (await isToBeDone(asked, parts)) {
      const config = await asked.config();
      outputDirectory = await makeOutputDirectory(config.outputDirectory, invocation.command, host);
      job = { ...parts, config, outputDirectory: outputDirectory ?? scratch };
      await perform(job);
      // Last: whatever fails by it was written and published before.
      requireGates(job);
    }
  } catch (thrown) {
    // Once cancelled, whatever was thrown is only how the stages came down.
    const error: unknown = host.signal.aborted ? host.signal.reason : (machineFailure(thrown) ?? thrown);
    if (!(error instanceof ExpectedError)) throw error;
    exitCode = error.exitCode;
    report.error = { message: error.message, ...(error.fix !== undefined && { fix: error.fix }) };
  } finally {
    if (scratch !== undefined && (await isRemoved(scratch, host))) scratchRemoved?.();
  }
  try {
    if (job !== undefined && LEAVING.includes(job.command))
      await (await import('./commands/conclude.ts')).conclude(job);
    await finish(host, secrets.redact(report), outputDirectory);
  } catch (thrown) {
    // The work is done, but nobody can be shown its result.
    const error = machineFailure(thrown) ?? thrown;
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    host.finding({ severity: 'error', message, ...(fix !== undefined && { fix }) });
    exitCode ||= error.exitCode;
  }
  // A connection that was just being made could hold the process for as long as its time-out.
  if (host.signal.aborted) process.exit(exitCode);
  return exitCode;
}

function notHidden(variable: string): Finding {
  return {
    severity: 'warning',
    message: `\`\${${variable}}\` holds fewer than ${LEAST_SECRET} characters, or a word such as \`main\`: it is not hidden where a server repeats it.`,
    fix: 'Give it a long secret of chance, or write what is none as it is.',
  };
}

/** Whether the program of a target that was selected by its name has changed, where that is asked. */
async function isToBeDone(
  run: Extract<RunConfig, { kind: 'one' }>,
  job: Pick<Job, 'host' | 'report'>,
): Promise<boolean> {
  const { target, changes } = run;
  if (target === undefined) return true;
  job.report.target = target.name;
  if (changes === undefined) return true;
  const { changedOf } = await import('./targets/run-targets.ts');
  if ((await changedOf([target], run, job)).length > 0) return true;
  delete job.report.target;
  job.report.targets = [];
  return false;
}

/** What is left of it is no reason to fail; it is tried again when the process ends. */
async function isRemoved(scratch: string, host: Host): Promise<boolean> {
  try {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    return true;
  } catch (error) {
    const message = `The temporary folder ${scratch} cannot be removed: ${reasonOf(error)}.`;
    host.finding({ severity: 'warning', message, fix: 'Remove it, if it is still there.' });
    return false;
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
    await mkdir(resolve(named), { recursive: true });
  } catch (error) {
    throw (
      shortage(error) ??
      new UsageError(`output-directory: ${named} cannot be made: ${reasonOf(error)}.`, {
        fix: 'Name a folder that this user may write to; what is missing of its path is made.',
        cause: error,
      })
    );
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
  const files: ResultFiles =
    outputDirectory === undefined ? {} : await writeResultFiles(report, outputDirectory);
  const look = {
    ...(files.report !== undefined && { report: files.report }),
    ...leftBeside(outputDirectory),
  };
  await host.finish({
    outputs: outputsOf(report, files),
    summary: () => summaryOf(report),
    text: await textOf(report, host, look),
    json,
    ...(report.error && { error: report.error }),
  });
}

/** Whether there is a list of targets to show. */
function isTargetList({ command, error }: Report): boolean {
  return command === 'targets' && error === undefined;
}

async function textOf(report: Report, { interactive, width }: Host, look: Record<string, string>) {
  if (isTargetList(report)) return (await import('./report/target-list.ts')).targetListText(report);
  const { renderText } = await import('./report/text.ts');
  return renderText(report, { color: interactive, width, look });
}

async function summaryOf(report: Report): Promise<string> {
  if (isTargetList(report)) return (await import('./report/target-list.ts')).targetListSummary(report);
  return (await import('./report/markdown.ts')).renderSummary(report);
}
