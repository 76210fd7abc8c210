import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import {
  type OutputAsset,
  type OutputChunk,
  type OutputOptions,
  type RolldownOptions,
  rolldown,
} from 'rolldown';
import { expect, test } from 'vitest';
import config from '../../rolldown.config.ts';
import { tellWhatIsBundled } from '../../scripts/bundled/plugin.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** What `dist/` says of the code of others in it, against what is really in it. */
const ROOT = join(import.meta.dirname, '..', '..');
const text = (...names: string[]) => readFile(join(ROOT, ...names), 'utf8');

interface Sbom {
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly 'bom-ref': string;
  }[];
}

const committed = JSON.parse(await text('dist', 'sbom.cdx.json')) as Sbom;
const fullName = ({ group, name }: Sbom['components'][number]) => (group ? `${group}/${name}` : name);

test('the list is a CycloneDX 1.6 document', async () => {
  const folder = ['node_modules', '@cyclonedx', 'cyclonedx-library', 'res', 'schema'];
  // The package calls the files otherwise than the ids in them.
  const schema = async (name: string) =>
    JSON.parse(
      (await text(...folder, `${name}.SNAPSHOT.schema.json`)).replaceAll('.SNAPSHOT.', '.'),
    ) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(await schema('spdx')).addSchema(await schema('jsf-0.82'));
  const validate = ajv.compile(await schema('bom-1.6'));
  expect(validate(committed), JSON.stringify(validate.errors)).toBe(true);
});

test('list and notices of a new build are the committed ones, and name each package whose code it has', async () => {
  // Source maps, which dist/ does not have, say where each line came from.
  const named = new Set(['node_modules/rolldown']);
  for (const part of await build({ sourcemap: true })) {
    if (part.type === 'asset' && /^(sbom\.cdx\.json|THIRD-PARTY-NOTICES\.txt)$/.test(part.fileName))
      expect(part.source).toBe(await text('dist', part.fileName));
    const sources = part.type === 'chunk' ? (part.map?.sources ?? []) : [];
    for (const source of sources) {
      const folder = /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/?)+?)\/(?!.*node_modules\/)/.exec(
        source,
      )?.[1];
      if (folder !== undefined) named.add(folder);
    }
  }
  const listed = committed.components.map((one) => one['bom-ref'].split(':')[0] ?? '');
  expect(listed.length).toBeGreaterThan(100);
  expect([...named].toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('the notices name every package of the list', async () => {
  const all = await text('dist', 'THIRD-PARTY-NOTICES.txt');
  for (const one of committed.components) expect(all).toContain(`${fullName(one)} ${one.version} (`);
});

/** The bundle as `npm run build` makes it, but written nowhere. */
async function build(options: OutputOptions): Promise<(OutputChunk | OutputAsset)[]> {
  const { output: asConfigured, ...input } = config as RolldownOptions & { output: OutputOptions };
  const bundle = await rolldown({ ...input, cwd: ROOT });
  try {
    return (await bundle.generate({ ...asConfigured, ...options })).output;
  } finally {
    await bundle.close();
  }
}

/** A package installed in a folder of its own, bundled by a module of the repository. */
async function bundleOf(root: string, manifest: object) {
  const all = {
    'package.json': '{"name":"product","version":"1.0.0","description":"It.","license":"MIT"}',
    'package-lock.json': JSON.stringify({
      packages: {
        '': { dependencies: { one: '1.2.3' } },
        'node_modules/one': { version: '1.2.3', integrity: `sha512-${'A'.repeat(86)}==` },
      },
    }),
    'main.js': "import { one } from 'one'; one();",
    'node_modules/one/package.json': JSON.stringify({
      name: 'one',
      version: '1.2.3',
      main: 'index.mjs',
      ...manifest,
    }),
    'node_modules/one/index.mjs': 'export function one() { console.log(process.pid); }',
  };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const bundle = await rolldown({
    input: join(root, 'main.js'),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [tellWhatIsBundled(root)],
  });
  try {
    return (await bundle.generate({ format: 'esm' })).output;
  } finally {
    await bundle.close();
  }
}

test.each([
  ['no licence', {}, /one@1\.2\.3 is bundled, but its package\.json names no licence/],
  [
    'a licence that asks for more',
    { license: 'GPL-3.0-only' },
    /its licence GPL-3\.0-only is none of 0BSD, /,
  ],
  [
    'no text of its licence',
    { license: 'MIT' },
    /one@1\.2\.3 is bundled without the text of its licence \(MIT\)/,
  ],
])('a package with %s stops the build', async (_, manifest, message) => {
  await using folder = await temporaryFolder();
  await expect(bundleOf(folder.path, manifest)).rejects.toThrow(message);
});
