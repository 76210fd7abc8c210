import { dirname, join, posix } from 'node:path';
import type { RepositoryFiles } from './repository.ts';
import { rulesOf } from './starlark.ts';
import { shownText, unknownPart } from './text.ts';

/** Finds the file that a label of Bazel or Please names, also if the label names a file group or an alias. */

/** The names of the files that mark the root of a workspace. Each path in a label starts at the root of the workspace. */
const WORKSPACE = ['MODULE.bazel', 'WORKSPACE', 'WORKSPACE.bazel', '.plzconfig', 'REPO.bazel'];
const BUILD_FILES = ['BUILD.bazel', 'BUILD', 'BUILD.plz'];
const LONGEST_CHAIN = 10;

/** Returns the root of the workspace that a folder is in. */
function workspaceOf(repository: RepositoryFiles, folder: string): string {
  for (let at = folder; at.startsWith(repository.root); at = dirname(at)) {
    if (WORKSPACE.some((name) => repository.realFile(join(at, name)) !== undefined)) return at;
    if (at === dirname(at)) break;
  }
  return repository.root;
}

/**
 * Splits a label into an absolute folder and a name; undefined for a label of another repository, and for a path that leads out of this
 * repository.
 */
function labelParts(label: string, folder: string, repository: RepositoryFiles) {
  const [, other = '', rest = ''] = /^(@@?[\w.~+-]*)?(.*)$/s.exec(label) ?? [];
  if (other !== '' && other !== '@' && other !== '@@') return undefined;
  const isAbsolute = rest.startsWith('//');
  const [path = '', name] = isAbsolute ? rest.slice(2).split(':', 2) : ['', rest.replace(/^:/, '')];
  const base = isAbsolute ? join(workspaceOf(repository, folder), path) : folder;
  if (posix.relative(repository.root, base).startsWith('..')) return undefined;
  return { folder: base, name: name ?? posix.basename(path) };
}

/**
 * Returns the absolute folder that a label names, such as the folder `lib` for `//lib:server`; undefined for a label of another repository.
 */
export function folderOfLabel(
  label: string,
  folder: string,
  repository: RepositoryFiles,
): string | undefined {
  return labelParts(label, folder, repository)?.folder;
}

/** The file that a label names, or the reason why that file is not known. */
export type LabelledFile = { readonly path: string } | { readonly unknown: string };

/** Finds the file that a label names. @param folder the folder of the BUILD file that has the label, an absolute path. */
export async function fileOfLabel(
  label: string,
  folder: string,
  repository: RepositoryFiles,
): Promise<LabelledFile> {
  let [current, from] = [label, folder];
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const unknown = { unknown: `the label \`${shownText(current)}\`` };
    if (unknownPart(current) !== undefined) return { unknown: `\`${shownText(current)}\`` };
    const parts = labelParts(current, from, repository);
    if (parts === undefined) return unknown;
    const path = repository.realFile(join(parts.folder, parts.name));
    if (path !== undefined) return { path };
    const next = await sourceOf(parts, repository);
    if (next === undefined) return unknown;
    [current, from] = [next, parts.folder];
  }
  return { unknown: `the label \`${shownText(label)}\`` };
}

/** Returns the only source of the rule with this name; undefined if no rule has this name, or if the rule has several sources. */
async function sourceOf({ folder, name }: { folder: string; name: string }, repository: RepositoryFiles) {
  for (const file of BUILD_FILES) {
    const text = await repository.textAt(join(folder, file));
    const rule =
      text === undefined
        ? undefined
        : rulesOf(text).rules.find((one) => one.arguments.get('name')?.strings[0] === name);
    if (rule === undefined) continue;
    const sources = ['srcs', 'src', 'actual', 'file'].flatMap(
      (key) => rule.arguments.get(key)?.strings ?? [],
    );
    return sources.length === 1 ? sources[0] : undefined;
  }
  return undefined;
}
