import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceOf } from './licences.ts';

/** A package with code in `dist/`. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Where it is installed, from the root of the repository, as the keys of `package-lock.json` have it; of code that the bundler adds, the bundler's own. */
  readonly folder: string;
  /** SPDX expression. */
  readonly licence: string;
  /** As `package-lock.json` has it: `sha512-` and the digest of the package, in base64. */
  readonly integrity?: string;
  /** Modules of the bundle that come from it, from its own folder, sorted. */
  readonly modules: readonly string[];
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The code that the bundler itself adds: its runtime and helpers, such as the one for `await using`. Its binary has them. */
const OF_THE_BUNDLER =
  /^\0?(?:(?<own>rolldown)\/|(?<helpers>@oxc-project)\+runtime@(?<version>[^/]+)\/)(?<file>.+)$/;

/**
 * The packages that the modules `ids` of a bundle belong to, sorted by name and version.
 * @param ids as the bundler names modules: absolute paths, and names of its own for what it adds.
 * @param root absolute folder of the repository.
 * @throws Error for a module from outside of the repository, or a package that the lock file has otherwise.
 */
export function bundledPackages(ids: Iterable<string>, root: string, lock: Lock): BundledPackage[] {
  const modules = new Map<string, { folder: string; name?: string; version?: string; files: Set<string> }>();
  for (const id of ids) {
    const place = placeOf(id, root);
    if (place === undefined) continue;
    const key = `${place.folder} ${place.name ?? ''}`;
    const known = modules.get(key) ?? { ...place, files: new Set<string>() };
    modules.set(key, known);
    known.files.add(place.file);
  }
  return [...modules.values()].map((place) => packageAt(place, root, lock)).sort(byNameAndVersion);
}

interface Place {
  readonly folder: string;
  readonly file: string;
  /** Of what is not installed under its own name. */
  readonly name?: string;
  readonly version?: string;
}

/** Finds the package of a module; undefined for the repository's own modules. */
function placeOf(id: string, root: string): Place | undefined {
  const added = OF_THE_BUNDLER.exec(id)?.groups;
  if (added?.['file'] !== undefined) {
    const { file, version } = added;
    const helpers = version === undefined ? {} : { name: '@oxc-project/runtime', version };
    return { folder: 'node_modules/rolldown', file, ...helpers };
  }
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  const base = `${root.replaceAll('\\', '/')}/`;
  if (!path.startsWith(base))
    throw new Error(`${JSON.stringify(id)} is bundled, but lies outside of ${root}.`);
  const relative = path.slice(base.length);
  const inPackage = /^(?<folder>.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\/(?<file>.+)$/.exec(relative)?.groups;
  if (inPackage?.['folder'] === undefined || inPackage['file'] === undefined) return undefined;
  return { folder: inPackage['folder'], file: inPackage['file'] };
}

function packageAt(
  { folder, name, version, files }: Omit<Place, 'file'> & { readonly files: ReadonlySet<string> },
  root: string,
  lock: Lock,
): BundledPackage {
  const modules = [...files].sort();
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  const locked = lock.packages[folder];
  if (locked?.version !== manifest.version)
    throw new Error(
      `${folder} is ${manifest.version}, but ${locked?.version} in package-lock.json: run \`npm ci\`.`,
    );
  const licence = licenceOf(manifest);
  if (name !== undefined && version !== undefined) return { name, version, folder, licence, modules };
  const integrity = locked.integrity === undefined ? {} : { integrity: locked.integrity };
  return { name: manifest.name, version: manifest.version, folder, licence, ...integrity, modules };
}

/** Compares by code unit, because the order of a locale depends on the machine. */
function byNameAndVersion(a: BundledPackage, b: BundledPackage): number {
  const [one, other] = [`${a.name}@${a.version} ${a.folder}`, `${b.name}@${b.version} ${b.folder}`];
  return one < other ? -1 : Number(one > other);
}
