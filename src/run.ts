import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { GO_WORK_DIR } from './golang/go.ts';
import { GrowingReport, Reports } from './growing-report.ts';
import { outputsOf, renderJson } from './report/outputs.ts';
import type { Report } from './report/report.ts';
import type { BaseReader } from './settings/base.ts';
import { type ConfigPlace, type Invocation, readRun } from './settings/read.ts';
import { COMMAND_INPUTS, type Command } from './settings/settings.ts';
import { keepFromTools, secretsOfEnvironment } from './system/credentials.ts';
import { Cancelled, ExpectedError, machineFailure, WHAT_TO_DO, warning } from './system/errors.ts';
import { removeAtExit, replaceFile } from './system/files.ts';
import { count } from './system/format.ts';
import type { Host } from './system/host.ts';
import { printBug } from './system/output.ts';
import { isHideable, knownSecrets, LEAST_SECRET } from './system/secrets.ts';
import { removeOldFolders, temporaryFolder } from './system/temporary.ts';
import { asSentence, excerpt } from './system/text.ts';
import {
  type Group,
  type GroupParts,
  isOfOneProgram,
  makeFolder,
  orElse,
  partsAbout,
  programConfig,
  type Run,
} from './work.ts';

/** Commands that write neither a report page nor a result document. */
const WITHOUT_OUTPUT: readonly Command[] = ['targets', 'merge', 'inspect', 'diff', 'init'];

/** The folders that a run has made so far. */
interface Folders {
  /** The folder for temporary files, which is removed at the end. */
  scratch?: string;
  /** The output folder, which stays after the run: it holds the report, the result document and the binaries. */
  output?: string;
  /** True if the output folder is a temporary folder, because the user named no output folder. */
  isTemporary?: boolean;
}

/**
 * Runs one command, from the inputs of the host to the report that the user sees:
 *
 * 1. register the secrets of the environment, so that no output shows them;
 * 2. read the settings, make the folders, and run the command for each program (`performCommand`). Commands yield the parts of their
 *    reports one by one, and `Reports` collects the parts, so that a report keeps all parts from before a failure;
 * 3. write the result document and the report page, and let the host show the rest (`finish`), also after a failure.
 *
 * A bug is handled like every other failure, but its stack is also printed.
 * @param read reads the inputs of the host; a mistake in the inputs is reported like every other error.
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage, 128 + signal when cancelled.
 */
export async function run(host: Host, read: () => Invocation): Promise<number> {
  // Until the inputs are read, the command is unknown, so an early failure is reported as a failure of `refresh`.
  const reports = new Reports(new GrowingReport({ command: 'refresh', findings: [] }, host));
  const mask = masking(host, reports.whole);
  // Register secrets before anything is printed.
  for (const secret of secretsOfEnvironment(host.env, COMMAND_INPUTS)) mask(secret);
  const folders: Folders = {};
  let exitCode = 0;
  try {
    await unlessCrashed(host, performCommand({ host, reports, mask, folders }, read));
  } catch (thrown) {
    // After a cancel or a crash, ignore the errors that stages throw while they stop.
    const error = host.signal.aborted ? whyAborted(host, reports.value) : failureOf(thrown);
    exitCode = error.exitCode;
    reports.whole.fail(error);
  } finally {
    const { scratch } = folders;
    // A leftover temporary folder does not fail the run. The process tries again to remove the folder when it exits.
    if (scratch !== undefined)
      await rm(scratch, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
  try {
    await finish(host, reports, folders);
    exitCode ||= reports.whole.failure?.exitCode ?? 0;
  } catch (thrown) {
    // The command has finished, but its result cannot be shown.
    const error = failureOf(thrown);
    host.finding({ severity: 'error', message: error.message, fix: error.fix });
    exitCode ||= error.exitCode;
  }
  // A connection that is still being opened could keep the process alive until the connection's time-out.
  if (host.signal.aborted) process.exit(exitCode);
  return exitCode;
}

interface Beginning {
  readonly host: Host;
  readonly reports: Reports;
  readonly mask: ConfigPlace['mask'];
  readonly folders: Folders;
}

/** Reads the settings, makes the folders and runs the command for each program. */
async function performCommand({ host, reports, mask, folders }: Beginning, read: () => Invocation) {
  const scratch = await temporaryFolder('scratch', host.env);
  folders.scratch = scratch;
  removeAtExit(scratch);
  await removeOldFolders(dirname(scratch), host.now());
  const { command, inputs, operands, output, force } = read();
  const report = reports.whole;
  report.add({ command });
  const { token } = inputs;
  if (token !== undefined) {
    mask(token);
    for (const [name, value] of Object.entries(host.env)) if (value === token) keepFromTools(name);
  }
  const { cwd, env: given, signal } = host;
  const baseReader: BaseReader = {
    newestCommit: async (token, at) =>
      (await import('./publish/github-repository.ts')).newestCommit({ token, env: given, signal }, at),
    fileAt: async (token, at) =>
      (await import('./publish/github-repository.ts')).fileAt({ token, env: given, signal }, at),
  };
  const place = { cwd, env: given, mask, baseReader };
  const { shared, targets, others, findings } = await readRun(inputs, place, command);
  report.add({ findings });
  const only = targets.length === 1 && command !== 'targets' ? targets[0] : undefined;
  report.add({ target: only?.name });
  const config = programConfig(only === undefined ? shared : await only.config());
  if (!WITHOUT_OUTPUT.includes(command)) {
    const folder = config.outputDirectory ?? (await temporaryFolder(command, host.env));
    await makeFolder(folder);
    folders.output = folder;
    folders.isTemporary = config.outputDirectory === undefined;
  }
  const env = { ...host.env, [GO_WORK_DIR]: scratch };
  const common = { command, host: { ...host, env }, operands, output, force, scratch };
  const whole: Run = { ...common, config, outputDirectory: folders.output ?? scratch };
  if (command === 'targets') {
    const { listTargets } = await import('./commands/program.ts');
    report.add({ targets: await listTargets(whole, targets) });
  } else if (only !== undefined) {
    await performAll({ runs: [whole], whole, others: [] }, reports);
  } else {
    const { runsOfTargets } = await import('./commands/program.ts');
    const runs = await runsOfTargets(targets, whole);
    reports.beginTargets(runs);
    await performAll({ runs, whole, others }, reports);
  }
}

/**
 * The maximum time for stopping all stages after a crash, in milliseconds. Without a limit, a stage could wait forever for an event that no
 * longer comes.
 */
const UNWINDING_MS = 3_000;

/**
 * Waits for `work`; after an uncaught error, the function waits at most 3 s longer.
 * @throws the error that `work` throws, or the uncaught error.
 */
async function unlessCrashed({ signal }: Host, work: Promise<void>): Promise<void> {
  const crash = new Promise<never>((_, reject) => {
    const onAbort = () => {
      if (!(signal.reason instanceof Cancelled)) setTimeout(() => reject(signal.reason), UNWINDING_MS);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
  await Promise.race([work, crash]);
  if (signal.aborted && !(signal.reason instanceof Cancelled)) throw signal.reason;
}

/** Returns the error of a run that was cancelled or has crashed. The error says whether the run has left results behind. */
function whyAborted({ signal }: Host, { profile, build, comparison, publication, targets }: Report) {
  // The stack of a crash was already printed.
  if (!(signal.reason instanceof Cancelled)) return bugFailure(signal.reason);
  const { message, exitCode } = signal.reason;
  const isPartial = [profile, build, comparison, publication, targets].some((part) => part !== undefined);
  const fix = WHAT_TO_DO[isPartial ? 'cancelled' : 'cancelledEarly'];
  return new ExpectedError(message, { exitCode, fix });
}

/** Returns the failure that the report shows for a thrown value, and prints the stack if the value is a bug. */
function failureOf(thrown: unknown): ExpectedError {
  const error = machineFailure(thrown) ?? thrown;
  if (error instanceof ExpectedError) return error;
  printBug(error);
  return bugFailure(error);
}

function bugFailure(error: unknown): ExpectedError {
  const what = excerpt(error instanceof Error ? `${error.name}: ${error.message}` : String(error), 300);
  const issues = `${manifest.repository.url.replace(/^git\+|\.git$/g, '')}/issues`;
  const fix = `Please report it at ${issues} with the stack from the log.`;
  return new ExpectedError(`This is a bug in Go PGO Action: ${asSentence(what)}`, { fix, cause: error });
}

/**
 * Returns a function that masks a secret in all output. The returned function warns once about a variable whose value is too common to be
 * masked.
 */
function masking(host: Host, report: GrowingReport): ConfigPlace['mask'] {
  const warned = new Set<string>();
  return (secret, variable) => {
    host.mask(secret);
    if (variable === undefined) return;
    keepFromTools(variable);
    if (isHideable(secret) || warned.has(variable)) return;
    warned.add(variable);
    const message = `\`\${${variable}}\` has fewer than ${LEAST_SECRET} characters, or is a word such as \`main\`, so this secret is not hidden if a server repeats it.`;
    const fix = 'Use a long random secret, or write non-secret values inline.';
    report.add({ findings: [warning(message, fix)] });
  };
}

/**
 * Runs the command for each program of a group, which is a set of programs that the command works on together.
 * @throws ExpectedError at the end if the command has failed for any program.
 */
async function performAll(group: Group, reports: Reports): Promise<void> {
  const { runs, whole } = group;
  const isAlone = isOfOneProgram(group);
  try {
    for (const part of await partsOf(group)) {
      try {
        const performed = reports.add(perform(part));
        await (isOfOneProgram(part)
          ? untilFailure(part.whole, reports.of(part.whole), performed)
          : performed);
      } finally {
        for (const run of part.runs) await conclude(run, reports, !isAlone);
      }
    }
  } catch (error) {
    reports.leaveOutTargetsNotBegun();
    throw error;
  }
  if (isAlone) {
    if (reports.whole.failure !== undefined) throw reports.whole.failure;
    return;
  }
  const { runFacts } = await import('./commands/program.ts');
  if (whole.command !== 'check') reports.whole.add({ run: await runFacts(whole) });
  const failed = runs.filter((run) => reports.of(run).failure !== undefined);
  if (failed.length === 0) return;
  const names = failed.map(({ config }) => config.target).join(', ');
  const fix = 'The report says why each of these targets failed. The work on all other targets is done.';
  throw new ExpectedError(`${failed.length} of ${count(runs.length, 'target')} failed: ${names}.`, { fix });
}

/**
 * Waits for the work on a program. If this work fails, the report gets the error, and the work on other programs continues. @throws bugs
 * and cancellations.
 */
function untilFailure(run: Run, report: GrowingReport, task: Promise<void>): Promise<void> {
  return orElse<void>(run, task, (error) => report.fail(error));
}

/**
 * Divides a group of programs into smaller groups, which run one after the other. Only programs that share a pull request stay in one
 * group.
 */
async function partsOf(group: Group): Promise<readonly Group[]> {
  const { runs, whole } = group;
  const { command, config } = whole;
  if (runs.length === 0 || isOfOneProgram(group) || command === 'rollback') return [group];
  if (command === 'refresh' || command === 'repair') {
    if (config.pullRequests === 'one' && config.publish !== 'none') return [group];
    const { requireNoCollisions } = await import('./commands/program.ts');
    await requireNoCollisions(runs);
  }
  return runs.map((run) => ({ runs: [run], whole: run, others: [] }));
}

/**
 * Runs the command of a group. Each case of the switch imports only its own command, so that a run does not load the code of all commands.
 */
async function* perform(group: Group): GroupParts {
  const run = group.whole;
  switch (run.command) {
    case 'refresh':
    case 'repair':
      await (await import('./commands/program.ts')).findAhead(group.runs);
      return yield* (await import('./refresh.ts')).refresh(group);
    case 'rollback':
      return yield* (await import('./commands/rollback.ts')).rollback(group);
    case 'collect':
      return yield* partsAbout(run, (await import('./commands/collect.ts')).collect(run));
    case 'build':
      return yield* partsAbout(run, (await import('./commands/build.ts')).build(run));
    case 'compare':
      return yield* partsAbout(run, (await import('./commands/compare.ts')).compare(run));
    case 'check':
      return yield* partsAbout(run, (await import('./commands/check.ts')).check(run));
    case 'init':
      yield { run, part: await (await import('./commands/init.ts')).init(run) };
      return;
    case 'demo': {
      const example = await (await import('./commands/demo.ts')).demo(run);
      return yield* (await import('./refresh.ts')).refresh({ runs: [example], whole: example, others: [] });
    }
    case 'merge':
    case 'inspect':
    case 'diff':
      return yield* partsAbout(run, (await import('./commands/files.ts'))[run.command](run));
    case 'targets':
      throw new Error('`targets` is about all programs, never about one.');
  }
}

/**
 * Ends the work on a program, also after a failure: checks the gates, comments on the pull request and archives the result document. If the
 * run has several programs, the function also writes the result files of this program. A failed gate fails the run only in `conclude`,
 * after everything was published.
 */
async function conclude(run: Run, reports: Reports, isOneOfSeveral: boolean): Promise<void> {
  const { host } = run;
  const report = reports.of(run);
  if (host.signal.aborted) return;
  const { gates } = report.value;
  if (report.failure === undefined && gates !== undefined) {
    const { failureOfGates } = await import('./commands/compare.ts');
    const failure = failureOfGates(gates);
    if (failure !== undefined) report.fail(failure);
  }
  const { message, fix } = report.failure ?? {};
  const wasShown = report.value.findings.some((one) => one.severity === 'error' && one.message === message);
  if (isOneOfSeveral && message !== undefined && !wasShown) host.finding({ severity: 'error', message, fix });
  if (!WITHOUT_OUTPUT.includes(run.command)) {
    const { keepRecords } = await import('./commands/records.ts');
    await reports.add(partsAbout(run, keepRecords(run, report.value)));
  }
  if (isOneOfSeveral) {
    const redacted = knownSecrets.redact(report.value);
    await untilFailure(run, report, writeResultFiles(redacted, run.outputDirectory));
  }
}

interface ResultFiles {
  result?: string;
  report?: string;
}

/**
 * Writes the result document and the report page.
 * @param report free of secrets.
 * @param written gets the path of each file as soon as the file is written, so that the caller also knows the files from before a failure.
 * @throws ExpectedError when it cannot.
 */
async function writeResultFiles(report: Report, folder: string, written: ResultFiles = {}): Promise<void> {
  const files = { result: join(folder, 'result.json'), report: join(folder, 'report.html') };
  await replaceFile(files.result, Buffer.from(renderJson(report)));
  written.result = files.result;
  const { renderHtml } = await import('./report/html.ts');
  await replaceFile(files.report, Buffer.from(renderHtml(report)));
  written.report = files.report;
}

/**
 * Writes the result document and the report page, then lets the host show the rest of the report. If the disk is too full for the result
 * document and the page, the host still shows the rest of the report.
 */
async function finish(host: Host, reports: Reports, folders: Folders) {
  const { output: outputDirectory, isTemporary = false } = folders;
  const files: ResultFiles = {};
  try {
    if (outputDirectory !== undefined)
      await writeResultFiles(knownSecrets.redact(reports.value), outputDirectory, files);
  } catch (thrown) {
    const error = failureOf(thrown);
    if (reports.whole.failure === undefined) reports.whole.fail(error);
    else host.finding({ severity: 'error', message: error.message, fix: error.fix });
  }
  const report = knownSecrets.redact(reports.value);
  const named = { report: 'report.html', 'pull request': 'pull-request.md', repository: 'repository' };
  const look = Object.entries(named).flatMap(([what, name]) => {
    const path = join(outputDirectory ?? '', name);
    return outputDirectory !== undefined && existsSync(path) ? [[what, path] as const] : [];
  });
  const { renderText } = await import('./report/text.ts');
  const { interactive: color, width, verbose } = host;
  await host.finish({
    outputs: outputsOf(report, files),
    summary: async () => {
      const { renderSummary } = await import('./report/markdown.ts');
      return renderSummary(report);
    },
    text: renderText(report, {
      color,
      width,
      verbose,
      look: Object.fromEntries(look),
      temporaryFolder: isTemporary ? outputDirectory : undefined,
    }),
    json: renderJson(report),
    error: report.error,
  });
}
