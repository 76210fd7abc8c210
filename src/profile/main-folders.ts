import { filenameOf, type NamedProfile } from './known-names.ts';
import { splitSymbol } from './own.ts';

/** Something in a folder of the module: from the module's, with forward slashes; empty for that folder itself. */
interface InFolder {
  readonly folder: string;
}

/**
 * The main package in whose folder the files of a profile's package main were: none where nothing fits, several where
 * it cannot be told which. Where the files of the module's other packages show in what folder the module was built,
 * package main lies at an exact place below it; where they do not, the end of the path is all there is.
 * @param mains ours first, which is preferred where files lie in several folders.
 */
export function mainOfFolders<M extends InFolder>(
  profile: NamedProfile,
  mains: readonly M[],
  modulePath: string,
): readonly M[] {
  const roots = rootsOf(profile, modulePath);
  const found = mainFoldersOf(profile).map((at) => mainsAt(at, roots, mains));
  const certain = found.filter(({ length }) => length === 1);
  return (
    certain.find(([one]) => one === mains[0]) ?? certain[0] ?? found.find(({ length }) => length > 1) ?? []
  );
}

function mainsAt<M extends InFolder>(
  at: string,
  roots: ReadonlySet<string>,
  mains: readonly M[],
): readonly M[] {
  const exact = mains.find(({ folder }) => roots.has(parentOf(at, folder) ?? ''));
  if (exact !== undefined) return [exact];
  // A folder of the module that is no main package's any more.
  if ([...roots].some((root) => at.startsWith(`${root}/`) || at === root)) return [];
  const [longest] = mains
    .filter(({ folder }) => folder !== '' && parentOf(at, folder) !== undefined)
    .sort((a, b) => b.folder.length - a.folder.length);
  if (longest === undefined) return [];
  // The module's own folder may be called anything, like one of those in it, too.
  return [longest, ...mains.filter(({ folder }) => folder === '')];
}

/** Folders that the module was built in: its path, as with -trimpath, and what its packages' files tell. */
function rootsOf(profile: NamedProfile, modulePath: string): Set<string> {
  const roots = new Set([modulePath]);
  for (const [index, { name }] of profile.names.entries()) {
    const path = splitSymbol(name).package.replaceAll('%2e', '.');
    if (path !== modulePath && !path.startsWith(`${modulePath}/`)) continue;
    const root = parentOf(folderOf(filenameOf(profile, index)) ?? '', path.slice(modulePath.length + 1));
    if (root !== undefined && root !== '') roots.add(root);
  }
  return roots;
}

/** What comes before `/folder` at the end of `path`; undefined where it does not end so. */
function parentOf(path: string, folder: string): string | undefined {
  if (folder === '') return path;
  return path.endsWith(`/${folder}`) ? path.slice(0, -folder.length - 1) : undefined;
}

/** Folders of the source files of package main; what the toolchain makes itself lies in none. */
export function mainFoldersOf(profile: NamedProfile): string[] {
  const folders = profile.names.flatMap(({ name }, index) =>
    name.startsWith('main.') ? (folderOf(filenameOf(profile, index)) ?? []) : [],
  );
  return [...new Set(folders)];
}

/** Without the version of a module. */
function folderOf(filename: string): string | undefined {
  const path = filename.replaceAll('\\', '/').replace(/@v[^/]*/, '');
  const slash = path.lastIndexOf('/');
  return slash > 0 ? path.slice(0, slash) : undefined;
}
