import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import picomatch from 'picomatch';
import type { Finding } from '../../system/errors.ts';
import { shown, type Watched } from './watched.ts';

/**
 * A `.dockerignore` that keeps the profile out of an image's build while the module's source gets in. Where the source
 * is kept out, too, nothing is built there.
 */
export async function aboutDocker(watched: Watched): Promise<readonly Finding[]> {
  const { go, profilePath } = watched.program;
  const findings: Finding[] = [];
  const top = watched.root ?? go.moduleDirectory;
  for (let folder = go.moduleDirectory; ; folder = dirname(folder)) {
    const file = join(folder, '.dockerignore');
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const inside = (path: string) => relative(folder, path).split(sep).join('/');
    if (text !== undefined && !inside(profilePath).startsWith('..') && !isAbsolute(inside(profilePath))) {
      const lines = text.split(/\r?\n/);
      const line = ignoringLine(lines, inside(profilePath));
      const source = ignoringLine(lines, inside(join(go.moduleDirectory, 'go.mod')));
      if (line !== undefined && source === undefined) {
        findings.push({
          severity: 'warning',
          file,
          line,
          message: `\`${lines[line - 1]?.trim()}\` keeps ${shown(watched, profilePath)} out of Docker builds that start in this folder, while the source gets in: they build without the profile.`,
          fix: `Add \`!${inside(profilePath)}\` below it.`,
        });
      }
    }
    if (folder === top || dirname(folder) === folder) return findings;
  }
}

/**
 * Counted from 1. The last line that fits decides; one that fits a folder fits all in it.
 * See https://docs.docker.com/build/concepts/context/#dockerignore-files
 */
function ignoringLine(lines: readonly string[], path: string): number | undefined {
  const parts = path.split('/');
  const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  const at = lines.findLastIndex((line) => {
    const pattern = line
      .trim()
      .replace(/^!/, '')
      .trim()
      .replace(/^\/+|\/+$/g, '')
      .replace(/^\.\//, '');
    if (pattern === '' || line.startsWith('#')) return false;
    return prefixes.some((prefix) =>
      picomatch.isMatch(prefix, pattern, { dot: true, nobrace: true, noext: true }),
    );
  });
  return at >= 0 && !lines[at]?.trim().startsWith('!') ? at + 1 : undefined;
}
