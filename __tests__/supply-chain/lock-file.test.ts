import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What `npm ci` would install: all of it by digest, none of it from anywhere but a registry, nothing that runs. */
const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
}

const { '': root, ...packages } = (
  JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked & Dependencies> }
).packages;

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('every package is locked by its SHA-512', () => {
  const weak = Object.entries(packages).filter(
    ([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  );
  expect(weak).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(500);
});

test('no package comes from git, an address or a folder, and no registry is named', () => {
  const elsewhere = Object.entries(packages).filter(
    ([, one]) => one.resolved !== undefined || one.link === true || one.inBundle === true,
  );
  expect(elsewhere).toEqual([]);
});

test('package.json asks for exact versions, and the lock file is of the same package.json', () => {
  const manifest = JSON.parse(read('package.json')) as Dependencies;
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    expect(root?.[kind]).toEqual(manifest[kind]);
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
    }
  }
});

test('npm itself reads .npmrc so that no install script runs and nothing but a registry is asked', async () => {
  const wanted = {
    'ignore-scripts': 'true',
    'omit-lockfile-registry-resolved': 'true',
    'save-exact': 'true',
  };
  for (const [name, value] of Object.entries(wanted)) {
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', name], { cwd: ROOT });
    expect(`${name}=${stdout.trim()}`).toBe(`${name}=${value}`);
  }
  // Older versions of npm do not know these, so they are read here.
  for (const kind of ['git', 'remote', 'file', 'directory'])
    expect(read('.npmrc')).toMatch(new RegExp(`^allow-${kind}=none$`, 'm'));
});
