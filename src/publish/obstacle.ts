import { ExpectedError } from '../system/errors.ts';
import type { Published } from './publisher.ts';

/** What a commit holds where a profile belongs, or above it, and is no plain file: a commit would replace it. */
export interface Obstacle {
  readonly kind: 'link' | 'folder' | 'submodule' | 'file';
  /** The path of the profile, or that of a folder above it. */
  readonly path: string;
}

/** An entry of a tree, by its mode in octal digits, such as `100644`. */
export type ModeAt = (path: string) => Promise<string | undefined>;

/** @param modeAt the mode of what is there; undefined where nothing is. Asked from the root down, as far as there are folders. */
export async function obstacleAt(path: string, modeAt: ModeAt): Promise<Obstacle | undefined> {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const here = parts.slice(0, length).join('/');
    const mode = await modeAt(here);
    if (mode === undefined) return undefined;
    const kind = kindOf(mode);
    if (kind !== (length < parts.length ? 'folder' : 'file')) return { kind, path: here };
  }
  return undefined;
}

function kindOf(mode: string): Obstacle['kind'] {
  if (/^0?40000$/.test(mode)) return 'folder';
  if (mode === '120000') return 'link';
  return mode === '160000' ? 'submodule' : 'file';
}

/** @throws ExpectedError when a plain file at one of the paths would replace something else. */
export function requirePlainFiles({ files }: Published, paths: Iterable<string> = files.keys()): void {
  for (const path of paths) {
    const obstacle = files.get(path)?.obstacle;
    if (obstacle === undefined) continue;
    const { message, fix } = obstacle.path === path ? inPlace(obstacle) : above(path, obstacle);
    throw new ExpectedError(message, { fix });
  }
}

const FIXES: Readonly<Record<Obstacle['kind'], string>> = {
  link: 'Set `profile` to the file that it leads to, or commit a profile itself in its place. A link is followed where git has made one and it leads to a file: `git config core.symlinks true`, then check out again.',
  folder: 'Set `profile` to the path of a file, or move that folder.',
  submodule: 'Set `profile` to a path in this repository, or run in a clone of the other one.',
  file: 'Set `profile` to another path, or move that file.',
};

const NAMES: Readonly<Record<Obstacle['kind'], string>> = {
  link: 'a symbolic link',
  folder: 'a folder',
  submodule: 'a submodule',
  file: 'a file',
};

function inPlace({ kind, path }: Obstacle) {
  return {
    message: `\`${path}\` is ${NAMES[kind]} on the base, and only a plain file is refreshed.`,
    fix: FIXES[kind],
  };
}

function above(path: string, { kind, path: above }: Obstacle) {
  return {
    message: `\`${path}\` cannot be committed: \`${above}\` is ${NAMES[kind]} on the base.`,
    fix:
      kind === 'link'
        ? 'Set `profile` to its path without the link, or commit a folder in its place.'
        : FIXES[kind],
  };
}
