import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** `npm ci` installs everything by digest, from a registry only, and runs no install script. */
const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
}

const { '': _, ...packages } = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> })
  .packages;

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

test('package.json names exact versions', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Readonly<Record<string, string>>>;
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
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
