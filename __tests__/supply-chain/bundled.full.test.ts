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
import { keptTexts } from '../../scripts/bundled/licences.ts';
import { notices } from '../../scripts/bundled/notices.ts';
import { type BundledPackage, bundledPackages, type Lock } from '../../scripts/bundled/packages.ts';
import { tellWhatIsBundled } from '../../scripts/bundled/plugin.ts';
import { sbom } from '../../scripts/bundled/sbom.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** What `dist/` says of the code of others in it, against what is really in it. */
const ROOT = join(import.meta.dirname, '..', '..');
const text = (...names: string[]) => readFile(join(ROOT, ...names), 'utf8');
const lock = JSON.parse(await text('package-lock.json')) as Lock;

interface Sbom {
  readonly serialNumber: string;
  readonly metadata: { readonly component: { readonly version: string } };
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly 'bom-ref': string;
    readonly hashes?: readonly { readonly content: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
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
  // The check can fail.
  expect(validate({ ...committed, components: [{ type: 'library' }] })).toBe(false);
});

test('the list names each package whose code the bundle has, and no other', async () => {
  // A second way to the same answer: the source maps, which dist/ goes without, say where each line came from.
  const named = new Set<string>();
  for (const part of await build({ sourcemap: true })) {
    if (part.type !== 'chunk') continue;
    for (const source of part.map?.sources ?? []) {
      const folder = /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/?)+?)\/(?!.*node_modules\/)/.exec(
        source,
      )?.[1];
      if (folder !== undefined) named.add(folder);
    }
  }
  const listed = committed.components.map((one) => one['bom-ref'].split(':')[0] ?? '');
  expect(listed.length).toBeGreaterThan(100);
  const ofTheBundler = 'node_modules/rolldown';
  expect([...named, ofTheBundler].toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('the list has the versions and digests of the lock file, and everyone in it is needed by someone in it', () => {
  for (const one of committed.components) {
    const folder = one['bom-ref'].split(':')[0] ?? '';
    if (one.hashes === undefined) continue;
    expect(one.version).toBe(lock.packages[folder]?.version);
    const digest = Buffer.from(one.hashes[0]?.content ?? '', 'hex').toString('base64');
    expect(`sha512-${digest}`).toBe(lock.packages[folder]?.integrity);
    expect(one.purl).toBe(`pkg:npm/${fullName(one).replace('@', '%40')}@${one.version}`);
  }
  const needed = new Set(committed.dependencies.flatMap(({ dependsOn }) => dependsOn));
  const references = committed.components.map((one) => one['bom-ref']);
  expect(references.filter((reference) => !needed.has(reference))).toEqual([]);
  expect([...needed].filter((reference) => !references.includes(reference))).toEqual([]);
});

test('the notices name every package of the list, each with a text', async () => {
  const sections = (await text('dist', 'THIRD-PARTY-NOTICES.txt')).split(/\n-{100}\n\n/).slice(1);
  const named = new Set<string>();
  for (const section of sections) {
    const [holders = '', ...paragraphs] = section.split('\n\n');
    expect(paragraphs.join('\n\n')).toMatch(
      /Permission is hereby granted|Permission to use|Redistribution and use|Apache License|Blue Oak/,
    );
    for (const holder of holders.split('\n')) named.add(holder);
  }
  const listed = committed.components.map((one) => `${fullName(one)} ${one.version}`);
  for (const one of listed)
    expect(
      [...named].some((holder) => holder.startsWith(`${one} (`)),
      one,
    ).toBe(true);
  expect([...named].filter((holder) => holder.startsWith('llhttp, within undici '))).toHaveLength(1);
  // Datadog's NOTICE of pprof-format, which Apache's licence would ask for, is passed on as well.
  expect(await text('dist', 'THIRD-PARTY-NOTICES.txt')).toContain(
    'This product includes software developed at Datadog',
  );
});

test('a new build says the same as the committed one', async () => {
  const output = await build({});
  for (const name of ['sbom.cdx.json', 'THIRD-PARTY-NOTICES.txt']) {
    const asset = output.find(({ fileName }) => fileName === name);
    expect(asset?.type === 'asset' && asset.source).toBe(await text('dist', name));
  }
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

test('every licence text that is kept here is used', async () => {
  const all = await text('dist', 'THIRD-PARTY-NOTICES.txt');
  for (const file of keptTexts(ROOT))
    expect(all, file).toContain((await text('scripts', 'bundled', 'texts', file)).trim());
});

/** A package installed in a folder of its own, bundled by a module of the repository. */
async function bundleOf(root: string, manifest: object, files: Readonly<Record<string, string>> = {}) {
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
    'node_modules/one/index.mjs':
      "export function one() { console.log(process.pid); } export { two } from './two.mjs';",
    'node_modules/one/two.mjs': "export const two = 'never used';",
    ...files,
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

const MIT = 'Copyright (c) One\n\nPermission is hereby granted …\n';

test('a package with a licence and its text is bundled, and told', async () => {
  await using folder = await temporaryFolder();
  const output = await bundleOf(folder.path, { license: 'MIT' }, { 'node_modules/one/LICENCE': MIT });
  const asset = output.find(({ fileName }) => fileName === 'THIRD-PARTY-NOTICES.txt');
  expect(asset?.type === 'asset' && asset.source).toContain('one 1.2.3 (MIT)\n\nCopyright (c) One');
});

test.each([
  ['no licence', {}, /one@1\.2\.3 is bundled, but its package\.json names no licence/],
  [
    'a licence that asks for more',
    { license: 'GPL-3.0-only' },
    /its licence GPL-3\.0-only is none of 0BSD, /,
  ],
  [
    'one of its licences such',
    { license: '(MIT AND MPL-2.0)' },
    /its licence \(MIT AND MPL-2\.0\) is none of/,
  ],
  [
    'no text of its licence',
    { license: 'MIT' },
    /one@1\.2\.3 is bundled without the text of its licence \(MIT\)/,
  ],
  [
    'another version than locked',
    { license: 'MIT', version: '1.2.4' },
    /is 1\.2\.4, but 1\.2\.3 in package-lock/,
  ],
])('a package with %s stops the build', async (_, manifest, message) => {
  await using folder = await temporaryFolder();
  await expect(bundleOf(folder.path, manifest)).rejects.toThrow(message);
});

test('a module from outside of the repository stops the build', () => {
  expect(() => bundledPackages(['/elsewhere/node_modules/one/index.js'], ROOT, lock)).toThrow(
    '"/elsewhere/node_modules/one/index.js" is bundled, but lies outside of',
  );
});

test('paths as Windows has them lead to the same packages', () => {
  const [id] = ['node_modules/commander/lib/command.js'];
  const windows = bundledPackages([`${ROOT}\\${id?.replaceAll('/', '\\')}`], ROOT, lock);
  expect(windows).toEqual(bundledPackages([join(ROOT, id ?? '')], ROOT, lock));
});

test('the order of the modules does not matter, and the serial number is of the content', () => {
  const ids = ['commander/lib/command.js', 'yaml/dist/index.js', '@actions/core/lib/core.js'].map((id) =>
    join(ROOT, 'node_modules', id),
  );
  const product = { name: 'p', version: '1.0.0', description: 'd', license: 'MIT' };
  const list = (packages: BundledPackage[]) => sbom(packages, product, lock);
  const [one, other] = [bundledPackages(ids, ROOT, lock), bundledPackages(ids.toReversed(), ROOT, lock)];
  expect(list(one)).toBe(list(other));
  expect(notices(one, ROOT)).toBe(notices(other, ROOT));
  const serial = (packages: BundledPackage[]) => (JSON.parse(list(packages)) as Sbom).serialNumber;
  expect(serial(one)).not.toBe(serial(one.slice(1)));
});
