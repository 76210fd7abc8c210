import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** `.ci/pack`, in a small repository whose build copies a file, and the npm package as users install it. */
const ROOT = join(import.meta.dirname, '..', '..');

async function scene() {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'repository');
  await mkdir(join(root, 'dist'), { recursive: true });
  await mkdir(join(root, '.ci'));
  for (const name of ['pack', 'package']) await cp(join(ROOT, '.ci', name), join(root, '.ci', name));
  const files = {
    'package.json':
      '{ "name": "product", "version": "1.2.3", "files": ["dist"], "scripts": { "build": "cp source.js dist/action.js" } }',
    'CHANGELOG.md':
      '# Changelog\n\n## [1.2.3] - 2026-11-22\n\n### Added\n\n- This.\n\n## [1.2.2]\n\n- That.\n',
    'action.yml': 'name: x\n',
    'source.js': '1;\n',
    'dist/action.js': '1;\n',
    'dist/sbom.cdx.json': '{}\n',
    'dist/THIRD-PARTY-NOTICES.txt': 'none\n',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  const git = await makeRepository(root);
  const pack = async (tag: string, to: string, env: Readonly<Record<string, string>> = {}) =>
    runTool(['bash', join(root, '.ci', 'pack'), tag, join(folder.path, to)], {
      cwd: folder.path,
      env: { ...process.env, ...env },
    });
  return { folder, root, git, pack };
}

test('packs assets with their digests, a digest of each file that users run, and this version’s notes', async () => {
  const { folder, pack } = await scene();
  await using _ = folder;
  const { exitCode, stderr } = await pack('v1.2.3', 'one');
  expect(exitCode, stderr).toBe(0);
  const one = join(folder.path, 'one');
  const assets = ['SHA256SUMS', 'THIRD-PARTY-NOTICES.txt', 'product-1.2.3.tgz', 'sbom.cdx.json'];
  expect((await readdir(join(one, 'assets'))).toSorted()).toEqual(assets);
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: join(one, 'assets') });
  expect(await readFile(join(one, 'notes.md'), 'utf8')).toBe('\n### Added\n\n- This.\n');
  expect(await readFile(join(one, 'dist.sha256'), 'utf8')).toMatch(/^[0-9a-f]{64} {2}dist\/action\.js$/m);
  // The same bytes in another time zone.
  await pack('v1.2.3', 'other', { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' });
  const diff = await runTool(['diff', '--recursive', 'one', 'other'], { cwd: folder.path });
  expect(diff.exitCode, diff.stdout.toString()).toBe(0);
});

test('refuses a tag that is not the version, and a dist/ that is out of date', async () => {
  const { folder, root, git, pack } = await scene();
  await using _ = folder;
  const wrong = await pack('v1.2.4', 'out');
  expect(wrong.exitCode).toBe(1);
  expect(wrong.stderr).toContain('The tag is v1.2.4, but package.json says 1.2.3');

  await writeFile(join(root, 'source.js'), '2;\n');
  await git('commit', '--quiet', '--all', '--message=Source');
  const stale = await pack('v1.2.3', 'out');
  expect(stale.exitCode).toBe(1);
  expect(stale.stderr).toContain('dist/ is not what src/ builds:\n M dist/action.js');
});

test('the package installs itself alone, and `npx go-pgo` runs in a Go module', async () => {
  await using folder = await temporaryFolder();
  const run = (argv: readonly [string, ...string[]], cwd = folder.path) =>
    execFileSync(argv[0], argv.slice(1), { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const file = run(['bash', join(ROOT, '.ci', 'package'), folder.path]).trim();
  // `npm test` hands the repository's .npmrc on.
  run(['npm', 'install', '--silent', '--offline', '--allow-file=all', file]);
  expect((await readdir(join(folder.path, 'node_modules'))).toSorted()).toEqual([
    '.bin',
    '.package-lock.json',
    'go-pgo',
  ]);
  const module = join(folder.path, 'service');
  await cp(join(folder.path, 'node_modules', 'go-pgo', 'examples', 'markdown-service'), module, {
    recursive: true,
  });
  await cp(join(fixtures, 'render-1.pprof'), join(module, 'default.pgo'));
  const document = JSON.parse(run(['npx', '--no', '--', 'go-pgo', 'check', '--json'], module));
  expect(document).toMatchObject({ command: 'check', profile: { samples: expect.any(Number) } });
});
