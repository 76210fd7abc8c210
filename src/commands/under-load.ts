import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContext } from '../build/build.ts';
import { checkBuildFlags } from '../build/flags.ts';
import { ExpectedError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { findMainPackage, type GoToolchain, lastLines, runGo } from '../go.ts';
import { addFindings, type Job } from '../job.ts';
import { secretsInCommand } from '../system/credentials.ts';
import type { UnderLoad } from '../serve/loaded-service.ts';
import { whileUnderLoad } from '../serve/under-load.ts';
import { secretsIn } from '../system/credentials.ts';

/** Lines of the compiler's that an error repeats. */
const COMPILER_LINES = 20;

/**
 * Collects while the service of the configuration runs and is loaded, where there is one.
 * @param collect its signal replaces the host's.
 * @throws ExpectedError when the program does not build, the service does not live or the load fails.
 */
export async function collectUnderLoad<T>(
  job: Job,
  go: GoToolchain,
  collect: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { config, host } = job;
  const { underLoad } = config;
  if (underLoad === undefined) return collect(host.signal);
  maskSecretsOf(job, underLoad);
  const program = await programFor(underLoad, job, go);
  const { value, findings } = await whileUnderLoad(
    {
      ...underLoad,
      endpoints: config.sources.flatMap((source) => (source.kind === 'pprof' ? [source.url] : [])),
      cwd: config.workingDirectory,
      env: { ...host.env, ...(program !== undefined && { PGO_BINARY: program }) },
      signal: host.signal,
      progress: (line) => host.progress(line),
    },
    collect,
  );
  addFindings(job, findings);
  return value;
}

/** What a command prints is shown, above all when it fails. */
export function maskSecretsOf(
  { secrets, host }: Job,
  { serve, load = '', serveEnv, loadEnv }: Pick<UnderLoad, 'serve' | 'load' | 'serveEnv' | 'loadEnv'>,
): void {
  const variables = [...Object.entries(serveEnv), ...Object.entries(loadEnv)];
  const found = [
    ...variables.flatMap(([name, value]) => secretsIn(name, value)),
    ...[serve, load].flatMap(secretsInCommand),
  ];
  for (const secret of found) {
    secrets.add(secret);
    host.mask(secret);
  }
}

/** The program as the repository has it, with the profile that is in place, when a command asks for it. */
async function programFor(
  { serve, load = '' }: UnderLoad,
  { config, host, scratch }: Job,
  go: GoToolchain,
): Promise<string | undefined> {
  if (![serve, load].some((command) => /\bPGO_BINARY\b/.test(command))) return undefined;
  checkBuildFlags(config.buildFlags);
  const main = await findMainPackage(go, {
    ...(config.package !== undefined && { package: config.package }),
    flags: config.buildFlags,
  });
  const folder = join(scratch, 'served');
  await mkdir(folder);
  const binary = join(folder, `${main.name}${go.exe}`);
  host.progress(`Building ${main.name} for the service …`);
  const committed = config.profile !== undefined && (await readIfThere(config.profile)) !== undefined;
  const args = [
    'build',
    ...config.buildFlags,
    `-pgo=${committed ? config.profile : 'auto'}`,
    '-o',
    binary,
    '--',
    main.importPath,
  ];
  const { exitCode, stderr } = await runGo(args, buildContext(go, scratch));
  if (exitCode === 0) return binary;
  throw new ExpectedError(
    `${main.importPath} does not build with its committed profile:\n${lastLines(stderr, COMPILER_LINES)}`,
    {
      fix: 'Make `go build` pass with the same flags first; `build-flags` holds what it needs, such as `-tags=prod`.',
    },
  );
}
