import { cp, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runTool } from '../../src/system/exec.ts';
import { temporaryFolder } from './temporary.ts';

/** Tools and servers that the tests run, each pinned and built from Go's module proxy; a missing one is built, never skipped. */
const GO_TOOLS = {
  act: { module: 'github.com/nektos/act', version: 'v0.2.89', optimized: true },
  actionlint: { module: 'github.com/rhysd/actionlint', version: 'v1.7.12', package: 'cmd/actionlint' },
  benchstat: {
    module: 'golang.org/x/perf',
    version: 'v0.0.0-20260908200009-22c9c6c9d4da',
    package: 'cmd/benchstat',
  },
  'fake-gcs-server': { module: 'github.com/fsouza/fake-gcs-server', version: 'v1.56.1' },
  gitea: {
    module: 'code.gitea.io/gitea',
    version: 'v1.25.5',
    package: '.',
    tags: 'sqlite sqlite_unlock_notify',
    amend: {},
  },
  hey: { module: 'github.com/rakyll/hey', version: 'v0.1.5', optimized: true },
  k6: { module: 'go.k6.io/k6', version: 'v1.8.1', optimized: true },
  'kube-apiserver': {
    module: 'k8s.io/kubernetes',
    version: 'v1.36.3',
    package: 'cmd/kube-apiserver',
    amend: { nested: 'v0.36.3' },
  },
  kubectl: {
    module: 'k8s.io/kubernetes',
    version: 'v1.36.3',
    package: 'cmd/kubectl',
    amend: { nested: 'v0.36.3' },
  },
  pyroscope: {
    module: 'github.com/grafana/pyroscope',
    version: 'v1.12.0',
    package: 'cmd/pyroscope',
    amend: { nested: 'v1.1.0' },
  },
  thanos: {
    module: 'github.com/thanos-io/thanos',
    version: 'v0.41.0',
    package: 'cmd/thanos',
    tags: 'slicelabels',
    amend: {},
  },
  // From a copy: `go install` requests the list of its versions, which not every proxy has.
  vegeta: {
    module: 'github.com/tsenart/vegeta/v12',
    version: 'v12.13.0',
    package: '.',
    optimized: true,
    amend: {},
  },
  versitygw: { module: 'github.com/versity/versitygw', version: 'v1.8.0', package: 'cmd/versitygw' },
} satisfies Record<string, GoTool>;

interface GoTool {
  readonly module: string;
  readonly version: string;
  /** Folder of the main package in the module; default: its root. */
  readonly package?: string;
  readonly tags?: string;
  /** It must be fast. Others are compiled without optimization, which takes a quarter less time. */
  readonly optimized?: true;
  /**
   * Its go.mod has `replace` lines, with which `go install` refuses it: it is built in a copy of the module.
   * Modules nested in its repository are not in that copy; they are taken in the version `nested`.
   */
  readonly amend?: { readonly nested?: string };
}

export type GoToolName = keyof typeof GO_TOOLS;

export const GO_TOOL_NAMES = Object.keys(GO_TOOLS) as GoToolName[];

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const TOOLS = path.join(REPOSITORY, '.cache', 'tools');

const installed = new Map<GoToolName, Promise<string>>();

/**
 * The absolute path of a pinned tool. The first call on a machine builds it (act: half a minute, kube-apiserver: two), later ones find it
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

/** The folder of a tool's module, with the files that it does not hold itself. */
export async function goModule(name: GoToolName): Promise<string> {
  const { module, version } = GO_TOOLS[name];
  return JSON.parse(await go(['mod', 'download', '-json', `${module}@${version}`], TOOLS)).Dir;
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
  const tool: GoTool = GO_TOOLS[name];
  const building = `${folder}.${process.pid}`;
  if (tool.amend === undefined) await installPackage(tool, building);
  else await buildCopy(tool, await goModule(name), path.join(building, name));
  // Renamed as a whole, so that there is never half a binary.
  await rm(folder, { recursive: true, force: true });
  await rename(building, folder);
}

/** Without the path of the copy, so that kubectl finds what kube-apiserver shares with it. */
function flagsOf({ tags = '', optimized }: GoTool): string[] {
  return ['-trimpath', '-ldflags=-s -w', `-tags=${tags}`, ...(optimized ? [] : ['-gcflags=all=-N -l'])];
}

async function installPackage(tool: GoTool, target: string): Promise<void> {
  const name = `${[tool.module, tool.package].filter(Boolean).join('/')}@${tool.version}`;
  await go(['install', ...flagsOf(tool), name], TOOLS, { GOBIN: target });
}

async function buildCopy(tool: GoTool, module: string, binary: string): Promise<void> {
  const { package: main, amend } = tool;
  await using copy = await temporaryFolder();
  const source = path.join(copy.path, 'module');
  await cp(module, source, { recursive: true, mode: 0 });
  await runTool(['chmod', '-R', 'u+w', source], { cwd: copy.path });
  await rm(path.join(source, 'go.work'), { force: true });
  if (amend?.nested !== undefined)
    await go(['mod', 'edit', ...(await nestedEdits(source, amend.nested))], source);
  await go(['build', '-mod=mod', ...flagsOf(tool), '-o', binary, `./${main}`], source, { GOWORK: 'off' });
}

interface GoMod {
  readonly Require: readonly { readonly Path: string; readonly Version: string }[];
  readonly Replace:
    | readonly { readonly Old: { readonly Path: string }; readonly New: { readonly Path: string } }[]
    | null;
}

/** Arguments of `go mod edit` that take modules nested in the repository from the module proxy instead. */
async function nestedEdits(source: string, version: string): Promise<string[]> {
  const { Require, Replace }: GoMod = JSON.parse(await go(['mod', 'edit', '-json'], source));
  const local = (Replace ?? []).filter(({ New }) => New.Path.startsWith('.')).map(({ Old }) => Old.Path);
  const unversioned = Require.filter(({ Version }) => Version === 'v0.0.0').map(({ Path }) => Path);
  return [
    ...local.map((name) => `-dropreplace=${name}`),
    ...[...new Set([...local, ...unversioned])].map((name) => `-require=${name}@${version}`),
  ];
}

/** @throws Error with go's own output when it fails. */
async function go(args: readonly string[], cwd: string, extra: Record<string, string> = {}): Promise<string> {
  // Build flags of the user are for modules of the user: -mod=vendor would refuse this.
  const env = { ...process.env, GOFLAGS: '', ...extra };
  const { exitCode, stdout, stderr } = await runTool(['go', ...args], { cwd, env });
  if (exitCode !== 0) throw new Error(`go ${args.join(' ')} ended with ${exitCode}:\n${stderr}`);
  return stdout.toString();
}

/** Servers and load tools that come from the system's packages, by the Debian package that has them. */
const SYSTEM_TOOLS = {
  ab: 'apache2-utils',
  etcd: 'etcd-server',
  prometheus: 'prometheus',
  wrk: 'wrk',
} as const;

/** The absolute path of a program from the system's packages, installed or unpacked by `.ci/run`. @throws Error that says what to install. */
export async function systemTool(name: keyof typeof SYSTEM_TOOLS): Promise<string> {
  const folders = [
    path.join(TOOLS, 'debian', 'usr', 'bin'),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  for (const folder of folders) {
    const binary = path.join(folder, name);
    if (await exists(binary)) return binary;
  }
  throw new Error(
    `${name} is not on the PATH: \`apt-get install ${SYSTEM_TOOLS[name]}\`, or what has it elsewhere.`,
  );
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
