import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { type OutputOptions, type RolldownOptions, rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import config from '../../rolldown.config.ts';
import { tellWhatIsBundled } from '../../scripts/bundled/plugin.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** The list of packages and the notices in `dist/` name exactly what is bundled. */
const ROOT = join(import.meta.dirname, '..', '..');
const text = (...names: string[]) => readFile(join(ROOT, ...names), 'utf8');

type Component = Readonly<Record<'name' | 'version' | 'bom-ref', string>> & { readonly group?: string };
const committed = JSON.parse(await text('dist', 'sbom.cdx.json')) as { components: readonly Component[] };

test('the list is a CycloneDX 1.6 document', async () => {
  const folder = ['node_modules', '@cyclonedx', 'cyclonedx-library', 'res', 'schema'];
  const schema = async (name: string) => {
    const written = await text(...folder, `${name}.SNAPSHOT.schema.json`);
    return JSON.parse(written.replaceAll('.SNAPSHOT.', '.')) as object;
  };
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(await schema('spdx')).addSchema(await schema('jsf-0.82'));
  const validate = ajv.compile(await schema('bom-1.6'));
  expect(validate(committed), JSON.stringify(validate.errors)).toBe(true);
});

const PACKAGE = /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/?)+?)\/(?!.*node_modules\/)/;

test('list and notices of a new build are the committed ones, and name each package whose code it has', async () => {
  // Source maps, which dist/ does not have, say where each line came from.
  const named = new Set(['node_modules/rolldown']);
  for (const part of await build({ sourcemap: true })) {
    if (part.type === 'asset' && /^(sbom\.cdx\.json|THIRD-PARTY-NOTICES\.txt)$/.test(part.fileName))
      expect(part.source).toBe(await text('dist', part.fileName));
    const sources = part.type === 'chunk' ? (part.map?.sources ?? []) : [];
    for (const source of sources) {
      const folder = PACKAGE.exec(source)?.[1];
      if (folder !== undefined) named.add(folder);
    }
  }
  const listed = committed.components.map((one) => one['bom-ref'].split(':')[0] ?? '');
  expect(listed.length).toBeGreaterThan(100);
  expect([...named].toSorted()).toEqual([...new Set(listed)].toSorted());
});

/** The bundle as `npm run build` makes it, but written nowhere. */
async function build(options: OutputOptions) {
  const { output: asConfigured, ...input } = config as RolldownOptions & { output: OutputOptions };
  await using bundle = await rolldown({ ...input, cwd: ROOT });
  return (await bundle.generate({ ...asConfigured, ...options })).output;
}

/** A package installed in a folder of its own, bundled by a module of the repository. */
async function bundleOf(root: string, manifest: object) {
  const locked = { version: '1.2.3', integrity: `sha512-${'A'.repeat(86)}==` };
  const packages = { '': { devDependencies: { one: '1.2.3' } }, 'node_modules/one': locked };
  const own = { name: 'one', version: '1.2.3', main: 'index.mjs', ...manifest };
  const all = {
    'package.json': '{"name":"product","version":"1.0.0","description":"It.","license":"MIT"}',
    'package-lock.json': JSON.stringify({ packages }),
    'main.js': "import { one } from 'one'; one();",
    'node_modules/one/package.json': JSON.stringify(own),
    'node_modules/one/index.mjs': 'export function one() { console.log(process.pid); }',
  };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const plugins = [tellWhatIsBundled(root)];
  const input = join(root, 'main.js');
  await using bundle = await rolldown({ input, cwd: root, platform: 'node', logLevel: 'silent', plugins });
  return (await bundle.generate({ format: 'esm' })).output;
}

const GPL = { license: 'GPL-3.0-only' };
test.each([
  ['no licence', {}, /one@1\.2\.3 is bundled, but its package\.json names no licence/],
  ['a licence with further conditions', GPL, /its licence GPL-3\.0-only is not one of 0BSD, /],
  ['no licence text', { license: 'MIT' }, /one@1\.2\.3 is bundled without the text of its licence \(MIT\)/],
])('a package with %s stops the build', async (_, manifest, message) => {
  await using folder = await temporaryFolder();
  await expect(bundleOf(folder.path, manifest)).rejects.toThrow(message);
});
