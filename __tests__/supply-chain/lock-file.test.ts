import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** `npm ci` installs everything by digest, from a registry only, and runs no install script. */
const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

type Locked = Readonly<Partial<Record<'version' | 'resolved' | 'integrity' | 'link' | 'inBundle', string>>>;
const { '': _, ...packages } = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> })
  .packages;

test('every package is locked by its SHA-512 and comes from a registry that is not named', () => {
  const bad = Object.entries(packages).filter(
    ([, { integrity = '', resolved, link, inBundle }]) =>
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || resolved || link || inBundle,
  );
  expect(bad).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(500);
});

test('package.json names exact versions', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Readonly<Record<string, string>>>;
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    // An alias is `npm:name@version`.
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version.replace(/^npm:.*@/, ''));
  }
});

test('npm itself reads .npmrc so that no install script runs and only a registry is asked', async () => {
  for (const name of ['ignore-scripts', 'omit-lockfile-registry-resolved', 'save-exact']) {
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', name], { cwd: ROOT });
    expect(`${name}=${stdout.trim()}`).toBe(`${name}=true`);
  }
  // Older versions of npm do not know these, so they are read here.
  for (const kind of ['git', 'remote', 'file', 'directory'])
    expect(read('.npmrc')).toMatch(new RegExp(`^allow-${kind}=none$`, 'm'));
});
