import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_VERSIONS, nodeOf } from '../__tests__/harness/nodes.ts';
import { runTool } from '../src/system/exec.ts';

/**
 * Proves that the committed `dist/` is what the committed source builds on another machine: a fresh clone in a folder with another kind of name,
 * packages as the lock file has them, another home, time zone, locale, umask and number of threads; each Node that the bundler supports; and
 * with the oldest of them the bundler as WebAssembly, which is the same on every machine. Ends with 1 and the names of the files that
 * differ, otherwise with 0.
 */
const ROOT = join(import.meta.dirname, '..');
const BUNDLER = 'node_modules/rolldown/bin/cli.mjs';
/** The bundler runs only on 20.19 and later. */
const versions = NODE_VERSIONS.filter((version) => version !== '20.18.1');

process.umask(0o077);
const elsewhere = await mkdtemp(join(tmpdir(), 'Zwei Wörter '));
try {
  const checkout = join(elsewhere, 'checkout');
  await required(['git', 'clone', '--quiet', '--no-hardlinks', ROOT, checkout], ROOT);
  const committed = await digests(join(checkout, 'dist'));
  // Leave out packages for one kind of processor, so that the bundler runs as WebAssembly.
  await required(['npm', 'ci', '--cpu=wasm32', '--no-audit', '--no-fund'], checkout);
  await compare(versions[0] as (typeof versions)[number], 'WebAssembly', checkout, committed);
  await useNativeBundler(checkout);
  for (const version of versions) await compare(version, 'native code', checkout, committed);
} finally {
  await rm(elsewhere, { recursive: true, force: true });
}

async function useNativeBundler(checkout: string): Promise<void> {
  const packages = join('node_modules', '@rolldown');
  for (const name of await readdir(join(checkout, packages)))
    if (name.startsWith('binding-')) await rm(join(checkout, packages, name), { recursive: true });
  const native = (await readdir(join(ROOT, packages))).filter((name) => name.startsWith('binding-'));
  if (native.length === 0)
    throw new Error('There is no native bundler in node_modules/@rolldown: run `npm ci`.');
  for (const name of native)
    await cp(join(ROOT, packages, name), join(checkout, packages, name), { recursive: true });
}

type Digests = ReadonlyMap<string, string>;

async function compare(
  version: (typeof versions)[number],
  bundler: string,
  checkout: string,
  committed: Digests,
): Promise<void> {
  await rm(join(checkout, 'dist'), { recursive: true, force: true });
  const home = join(elsewhere, 'home');
  await mkdir(home, { recursive: true });
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
    RAYON_NUM_THREADS: '1',
  };
  await required([await nodeOf(version), BUNDLER, '-c', 'rolldown.config.ts'], checkout, env);
  const built = await digests(join(checkout, 'dist'));
  const names = [...new Set([...committed.keys(), ...built.keys()])].sort();
  const differing = names.filter((name) => committed.get(name) !== built.get(name));
  const how = `Node ${version}, bundler as ${bundler}`;
  if (differing.length === 0) {
    console.log(`${how}: all ${built.size} files of dist/ are as committed`);
    return;
  }
  console.error(`${how}: not as committed: ${differing.map((name) => `dist/${name}`).join(', ')}`);
  process.exitCode = 1;
}

/** SHA-256 of each file, by its name; dist/ has no folders. */
async function digests(folder: string): Promise<Digests> {
  const names = (await readdir(folder)).sort();
  const digest = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex');
  return new Map(await Promise.all(names.map(async (name) => [name, await digest(name)] as const)));
}

/** Runs a program to its end. @throws Error with its output when it fails. */
async function required(
  argv: readonly [string, ...string[]],
  cwd: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const { exitCode, stdout, stderr } = await runTool(argv, { cwd, env });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} ended with ${exitCode}:\n${stdout}${stderr}`);
}
