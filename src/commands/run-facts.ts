import { run } from '../system/exec.ts';
import type { Job } from '../job.ts';

/** Notes in the report when and of what it is, once; the clock is read when all was measured. */
export async function noteRun(job: Job): Promise<void> {
  const { report, host } = job;
  if (report.run !== undefined) return;
  const time = host.now().toISOString();
  const revision = await revisionOf(job);
  const url = pageOf(host.env);
  report.run = { time, ...(revision !== undefined && { revision }), ...(url !== undefined && { url }) };
}

/** What is checked out, by its tag if it has one: a workflow may have taken another commit than it was started for. */
async function revisionOf(job: Job): Promise<string | undefined> {
  const tag = await printedBy(job, ['git', 'describe', '--tags', '--exact-match']);
  return tag ?? (await printedBy(job, ['git', 'rev-parse', 'HEAD'])) ?? job.host.env['GITHUB_SHA'];
}

/** Undefined when it prints nothing or fails, as it does without git or outside of a repository. */
async function printedBy(
  { config, host }: Job,
  command: readonly [string, ...string[]],
): Promise<string | undefined> {
  const options = { cwd: config.workingDirectory, env: host.env, signal: host.signal };
  const ended = await run(command, options).catch(() => undefined);
  return ended?.exitCode === 0 ? ended.stdout.toString().trim() || undefined : undefined;
}

function pageOf(env: Job['host']['env']): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : undefined;
}
