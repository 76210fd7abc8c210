import { createHash } from 'node:crypto';
import { embeddedIn } from './notices.ts';
import type { BundledPackage, Lock, LockedPackage } from './packages.ts';

export interface Product {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

/**
 * The text of `dist/sbom.cdx.json`, a CycloneDX 1.6 document of what the bundle holds; packages that are only installed for development are not in it.
 * It has no time, and its serial number follows from its content, so that the same bundle always has the same document.
 */
export function sbom(packages: readonly BundledPackage[], product: Product, lock: Lock): string {
  const body = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': product.name,
        name: product.name,
        version: product.version,
        description: product.description,
        licenses: licenses(product.license),
      },
    },
    components: packages.map(component),
    dependencies: dependencies(packages, product, lock),
  };
  const serialNumber = uuidOf(JSON.stringify(body));
  const { $schema, bomFormat, specVersion, ...rest } = body;
  return `${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...rest }, null, 2)}\n`;
}

function component(one: BundledPackage): object {
  const [name = '', group] = one.name.split('/').reverse();
  const embedded = embeddedIn(one);
  return {
    type: 'library',
    'bom-ref': referenceOf(one),
    ...(group && { group }),
    name,
    version: one.version,
    // Of the package as the registry has it; of its files, the bundle has those that are used.
    ...(one.integrity && { hashes: [{ alg: 'SHA-512', content: hex(one.integrity) }] }),
    licenses: licenses(one.licence),
    purl: purlOf(one),
    ...(embedded && {
      components: [
        {
          type: 'library',
          'bom-ref': `${referenceOf(one)}#${embedded.name}`,
          name: embedded.name,
          licenses: licenses(embedded.licence),
          purl: embedded.purl,
        },
      ],
    }),
  };
}

/** The same version may be installed, and bundled, in two places. */
function referenceOf({ folder, name, version }: BundledPackage): string {
  return `${folder}:${name}@${version}`;
}

function purlOf({ name, version }: BundledPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licenses(expression: string): object[] {
  return /[ ()]/.test(expression) ? [{ expression }] : [{ license: { id: expression } }];
}

/** @throws Error when it is not one SHA-512. */
function hex(integrity: string): string {
  const digest = /^sha512-([A-Za-z0-9+/]{86}==)$/.exec(integrity)?.[1];
  if (digest === undefined) throw new Error(`package-lock.json: ${integrity} is not a SHA-512.`);
  return Buffer.from(digest, 'base64').toString('hex');
}

/**
 * The dependencies of each package. A package that is not bundled is replaced by its dependencies, so that each package has a
 * parent. Our own dependencies are development dependencies, because the bundle is installed without any.
 */
function dependencies(packages: readonly BundledPackage[], product: Product, lock: Lock): object[] {
  const added = packages.filter(({ integrity }) => integrity === undefined).map(referenceOf);
  const references = new Map(
    packages.filter(({ integrity }) => integrity !== undefined).map((one) => [one.folder, referenceOf(one)]),
  );
  const needs = (folder: string) => [...neededBy(folder, lock, references, new Set())].sort();
  const ofPackages = [...references].map(([folder, ref]) => ({ ref, dependsOn: needs(folder) }));
  // The bundler's runtime, and what a package takes without asking for it, if it happens to be installed.
  const asked = new Set(ofPackages.flatMap(({ dependsOn }) => dependsOn));
  const unasked = [...references.values(), ...added].filter((reference) => !asked.has(reference));
  const own = Object.keys(lock.packages['']?.devDependencies ?? {});
  const direct = own.flatMap((name) => references.get(`node_modules/${name}`) ?? []);
  return [
    { ref: product.name, dependsOn: [...new Set([...direct, ...unasked])].sort() },
    ...ofPackages,
    ...added.map((ref) => ({ ref, dependsOn: [] })),
  ];
}

function neededBy(
  folder: string,
  lock: Lock,
  references: ReadonlyMap<string, string>,
  seen: Set<string>,
): Set<string> {
  const found = new Set<string>();
  for (const name of needed(lock.packages[folder])) {
    const at = resolve(name, folder, lock);
    if (at === undefined || seen.has(at)) continue;
    seen.add(at);
    const reference = references.get(at);
    for (const one of reference === undefined ? neededBy(at, lock, references, seen) : [reference])
      found.add(one);
  }
  return found;
}

function needed(one: LockedPackage | undefined): string[] {
  return Object.keys({ ...one?.dependencies, ...one?.optionalDependencies, ...one?.peerDependencies });
}

/** The folder where Node finds `name` from `folder`: in its node_modules, or in those of a folder above. */
function resolve(name: string, folder: string, lock: Lock): string | undefined {
  for (let from = folder; ; ) {
    const at = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (lock.packages[at] !== undefined) return at;
    if (from === '') return undefined;
    from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')));
  }
}

/** A UUID of version 8, made of the beginning of the SHA-256. */
function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, digest.slice(20, 32)].join('-')}`;
}
