import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PprofSource } from '../collect/source.ts';
import { goToolchain, runGo } from '../golang/go.ts';
import { FALLBACK_IDENTITY } from '../publish/git-repository.ts';
import { refresh } from '../refresh.ts';
import { ExpectedError } from '../system/errors.ts';
import { run, type Started, start } from '../system/exec.ts';
import { packageRoot } from '../system/package.ts';
import type { GrowingReport, Run } from '../work.ts';

const INSTANCES = 2;
const PROFILE_SECONDS = 12;
/** The load starts with the profiles, of which one may start later, and must outlast them. */
const LOAD_SECONDS = PROFILE_SECONDS + 6;
/** Both kinds of work the service does, so that both of its benchmarks are about code in the profile. */
const LOAD_MIX = 'render=2,index=1';
const BENCHMARK_BUDGET = 40_000;

/**
 * The main job on the example service: builds it, starts two instances, loads them, and refreshes the profile of a scratch
 * repository from both. Everything that stays is in the output folder.
 */
export async function demo(job: Run, report: GrowingReport): Promise<void> {
  const { host } = job;
  const repository = await makeRepository(job);
  const programs = await buildPrograms(job, repository);
  const services: Started[] = [];
  let loading: Promise<Started> | undefined;
  try {
    host.progress(`Starting ${INSTANCES} instances of the service …`);
    const instances: string[] = [];
    for (let i = 0; i < INSTANCES; i++) instances.push(await startService(job, programs.service, services));
    let isLoaded = false;
    // The load starts with the first profile, however long that takes on a busy machine.
    const progress = (line: string) => {
      host.progress(line);
      if (isLoaded || !line.startsWith('Profiling ')) return;
      isLoaded = true;
      host.progress(`Loading them for ${LOAD_SECONDS} s: ${instances.join(', ')}`);
      loading = startLoad(job, programs.load, instances);
      // It is waited for below.
      loading.catch(() => {});
    };
    const config = {
      ...job.config,
      workingDirectory: repository,
      sources: instances.map(endpoint),
      publish: 'local' as const,
      budget: BENCHMARK_BUDGET,
    };
    const whole = { run: { ...job, host: { ...host, progress }, config }, report };
    await refresh({ works: [whole], whole, others: [] });
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await (await loading)?.stop();
  }
}

/** A git repository with the example service, without a profile. */
async function makeRepository({ host, outputDirectory }: Run): Promise<string> {
  const repository = join(outputDirectory, 'repository');
  host.progress(`Making a repository of the example service in ${repository}`);
  await cp(join(packageRoot, 'examples', 'markdown-service'), repository, { recursive: true });
  const { name, email } = FALLBACK_IDENTITY;
  const env = {
    ...{ ...host.env, GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    ['commit', '--quiet', '--no-gpg-sign', '--message=Example service, without a profile'],
  ]) {
    const { exitCode, stderr } = await run(['git', ...args], { cwd: repository, env, signal: host.signal });
    if (exitCode === 0) continue;
    const fix = `Fix the git error above in ${repository}, then run again.`;
    throw new ExpectedError(`\`git ${args[0]}\` failed: ${stderr.trim()}`, { fix });
  }
  return repository;
}

/** Builds the service and its load driver, and meanwhile pprof, which Go builds on first use. */
async function buildPrograms(job: Run, repository: string): Promise<{ service: string; load: string }> {
  const { host, scratch } = job;
  host.progress('Building the service, its load driver and pprof (the first time this takes a minute) …');
  const { env } = host;
  const { exe } = await goToolchain({ cwd: repository, env, signal: host.signal });
  const build = async (cwd: string, name: string) => {
    const binary = join(scratch, `${name}${exe}`);
    const { exitCode, stderr } = await runGo(['build', '-pgo=off', '-o', binary, '.'], {
      cwd,
      env,
      signal: host.signal,
    });
    if (exitCode === 0) return binary;
    throw new ExpectedError(`The example does not build: ${stderr.trim()}`, {
      fix: 'The first build needs Go’s module proxy; check the network and GOPROXY.',
    });
  };
  const [service, load] = await Promise.all([
    build(repository, 'service'),
    build(join(packageRoot, 'examples', 'load'), 'load'),
  ]);
  return { service, load };
}

const READY_MILLISECONDS = 15_000;

/** Starts one instance on a free port and returns its URL. @throws ExpectedError when it does not get ready. */
async function startService(job: Run, binary: string, services: Started[]): Promise<string> {
  let ready: (url: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    ready = resolve;
  });
  const service = await start([binary, '-addr', '127.0.0.1:0'], {
    cwd: job.scratch,
    env: job.host.env,
    signal: job.host.signal,
    onLine: (line) => {
      const found = /^listening on (http:\S+)/.exec(line)?.[1];
      if (found !== undefined) ready(found);
    },
  });
  services.push(service);
  const tooLate = sleep(READY_MILLISECONDS, undefined, { ref: false });
  const found = await Promise.race([url, service.exited.then(() => undefined), tooLate]);
  job.host.signal.throwIfAborted();
  if (found !== undefined) return found;
  throw new ExpectedError(`The example service did not get ready: ${service.output().trim()}`, {
    fix: 'Check that programs may listen on 127.0.0.1 here.',
  });
}

function startLoad(job: Run, binary: string, instances: readonly string[]): Promise<Started> {
  const { scratch, host } = job;
  const urls = instances.flatMap((url) => ['-url', url]);
  return start([binary, '-duration', `${LOAD_SECONDS}s`, '-mix', LOAD_MIX, ...urls], {
    cwd: scratch,
    env: host.env,
    signal: host.signal,
  });
}

function endpoint(url: string): PprofSource {
  return {
    kind: 'pprof',
    label: `${url}/debug/pprof/profile`,
    url: `${url}/debug/pprof/profile`,
    seconds: PROFILE_SECONDS,
    headers: {},
    required: false,
  };
}
