import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

/** The regular files that the real action would take for one `path` input: absolute, sorted, each once. */
export async function filesOf(patterns: readonly string[], hidden: boolean): Promise<string[]> {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const absolute = path.resolve(pattern);
    const kind = await stat(absolute).catch(() => undefined);
    const matches = kind?.isFile()
      ? [absolute]
      : glob(kind?.isDirectory() ? path.join(absolute, '**') : absolute);
    for await (const match of matches) {
      if ((await stat(match)).isFile() && (hidden || !isHidden(match))) files.add(match);
    }
  }
  return [...files].sort();
}

/** The deepest folder that holds all of them: entry names are relative to it, as the real action does it. */
export function commonFolder(files: readonly string[]): string {
  const [first, ...rest] = files.map((file) => path.dirname(file).split(path.sep));
  if (first === undefined) return '';
  let depth = first.length;
  for (const folder of rest) {
    while (depth > 0 && folder.slice(0, depth).join(path.sep) !== first.slice(0, depth).join(path.sep))
      depth -= 1;
  }
  return first.slice(0, depth).join(path.sep) || path.sep;
}

function isHidden(file: string): boolean {
  return path
    .relative('.', file)
    .split(path.sep)
    .some((part) => part.startsWith('.') && part !== '..');
}
