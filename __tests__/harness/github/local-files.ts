import { execFileSync } from 'node:child_process';

/** The committed files of a local git repository's HEAD, by path. */
export function localFiles(directory: string): Record<string, Uint8Array> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, maxBuffer: 256 * 1024 * 1024 });
  const paths = git('ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD')
    .toString()
    .split('\0')
    .filter(Boolean);
  return Object.fromEntries(paths.map((path) => [path, git('cat-file', 'blob', `HEAD:${path}`)]));
}
