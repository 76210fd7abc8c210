import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/exec.ts';

/** Tools that the tests run and that `go install` builds, each pinned; a missing one is installed, never skipped. */
const GO_TOOLS = {
  act: { module: 'github.com/nektos/act', version: 'v0.2.89' },
  actionlint: { module: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' },
} as const;

export type GoToolName = keyof typeof GO_TOOLS;

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const TOOLS = path.join(REPOSITORY, '.cache', 'tools');

const installed = new Map<GoToolName, Promise<string>>();

/**
 * The absolute path of a pinned tool. The first call on a machine builds it (act: half a minute), later ones find it
 * in `.cache/tools/NAME@VERSION/`.
 * @throws Error with go's own output when it cannot be built.
 */
export function goTool(name: GoToolName): Promise<string> {
  let tool = installed.get(name);
  if (tool === undefined) {
    tool = findOrInstall(name);
    installed.set(name, tool);
  }
  return tool;
}

async function findOrInstall(name: GoToolName): Promise<string> {
  const folder = path.join(TOOLS, `${name}@${GO_TOOLS[name].version}`);
  const binary = path.join(folder, name);
  if (await exists(binary)) return binary;
  await mkdir(TOOLS, { recursive: true });
  await using _ = await lock(`${folder}.lock`);
  // Another test worker may have built it while this one waited.
  if (!(await exists(binary))) await install(name, folder);
  return binary;
}

async function install(name: GoToolName, folder: string): Promise<void> {
  const { module, version } = GO_TOOLS[name];
  const building = `${folder}.${process.pid}`;
  // Build flags of the user are for modules of the user: -mod=vendor would refuse this.
  const env = { ...process.env, GOBIN: building, GOFLAGS: '' };
  const { exitCode, stderr } = await run(['go', 'install', `${module}@${version}`], { cwd: TOOLS, env });
  if (exitCode !== 0) throw new Error(`go install ${module}@${version} ended with ${exitCode}:\n${stderr}`);
  // Renamed as a whole, so that nobody ever finds half a binary.
  await rm(folder, { recursive: true, force: true });
  await rename(building, folder);
}

/** Holds a lock file with this process's id; a lock whose process has died is taken over. */
async function lock(file: string): Promise<AsyncDisposable> {
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return { [Symbol.asyncDispose]: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isAbandoned(file)) await rm(file, { force: true });
      else await sleep(200);
    }
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    const holder = Number(await readFile(file, 'utf8'));
    // Created but not yet written: its holder is just about to write it.
    if (holder === 0) return Date.now() - (await stat(file)).mtimeMs > 10_000;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
