import { lstat, readFile, readlink, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import picomatch from 'picomatch';
import type { Finding } from '../../system/errors.ts';
import { gitOutput, shown, type Watched } from './watched.ts';

/** Whether git hands on the profile as it is, and to everybody. */

/** A link is followed by `go build`, but not by everything that carries a repository from place to place. */
export async function aboutLink(watched: Watched): Promise<readonly Finding[]> {
  const { profilePath } = watched.program;
  const stats = await lstat(profilePath).catch(() => undefined);
  if (!stats?.isSymbolicLink()) return [];
  const target = await readlink(profilePath);
  const real = await realpath(profilePath).catch(() => undefined);
  if (real === undefined) {
    return [
      {
        severity: 'error',
        message: `It is a symbolic link to ${target}, where there is nothing.`,
        fix: 'Let it lead to the profile, or commit the profile itself in its place.',
      },
    ];
  }
  if (watched.root !== undefined && isOutside(watched.root, real)) {
    return [
      {
        severity: 'error',
        message: `It is a symbolic link to ${target}, outside of the repository: elsewhere, there is nothing.`,
        fix: 'Commit the profile itself in its place.',
      },
    ];
  }
  return [
    {
      severity: 'note',
      message: `It is a symbolic link to ${shown(watched, real)}. Go’s module files hold no links: \`go install\` of a version builds without it.`,
      fix: 'Where that matters, commit the profile itself in its place.',
    },
  ];
}

/** A profile that only this machine has. */
export async function aboutTracking(watched: Watched): Promise<readonly Finding[]> {
  const { profilePath } = watched.program;
  // What is never committed is fetched for every build anew.
  if (watched.realPath === undefined || watched.job.config.publish === 'none') return [];
  const tracked = await gitOutput(watched, ['ls-files', '-z', '--', profilePath]);
  if (tracked === undefined || tracked !== '') return [];
  const ignored = await gitOutput(watched, [
    ...['-c', 'core.quotePath=false', 'check-ignore', '--verbose', '--', profilePath],
  ]);
  const [, source, line, pattern] = /^(.*):(\d+):(.*)\t/.exec(ignored ?? '') ?? [];
  if (source === undefined) {
    return [
      {
        severity: 'note',
        message: 'Git does not have it yet: builds elsewhere do without.',
        fix: `\`git add ${shown(watched, profilePath)}\`, and commit it.`,
      },
    ];
  }
  // Git names it from the repository's root; a user's own file lies elsewhere.
  const file = isAbsolute(source) ? source : join(watched.root ?? '', source);
  return [
    {
      severity: 'warning',
      file,
      line: Number(line),
      message: `\`${pattern}\` keeps ${shown(watched, profilePath)} out of git: builds elsewhere do without.`,
      fix: `Take the line out, or add \`!${shown(watched, profilePath)}\` below it. Where builds fetch the profile, set \`publish: none\`.`,
    },
  ];
}

/** Attributes by which git changes the file on its way. */
export async function aboutAttributes(watched: Watched): Promise<readonly Finding[]> {
  const path = watched.realPath ?? watched.program.profilePath;
  const printed = await gitOutput(watched, ['check-attr', '-z', 'text', 'eol', 'filter', '--', path]);
  const fields = (printed ?? '').split('\0');
  const attribute = (name: string) =>
    fields[fields.findIndex((field, at) => at % 3 === 1 && field === name) + 1];
  const findings: Finding[] = [];
  if (attribute('filter') === 'lfs') {
    findings.push({
      severity: 'note',
      ...(await attributesLine(watched, path, /\bfilter=lfs\b/)),
      message: `${shown(watched, path)} is kept in Git LFS: \`go build\` fails wherever it is not fetched.`,
      fix: 'Take it out of LFS: a compacted profile is small, and git stores well what changes in it.',
    });
  }
  // Left to itself, or with `text=auto`, git finds the zero bytes in a profile and leaves it alone.
  const isText =
    attribute('text') === 'set' ||
    (attribute('text') === 'unspecified' && /lf$/.test(attribute('eol') ?? ''));
  if (isText) {
    findings.push({
      severity: 'warning',
      ...(await attributesLine(watched, path, /(^|\s)(text|eol=\S+)(\s|$)/)),
      message: `Git takes ${shown(watched, path)} for text and converts its line ends, which damages it.`,
      fix: 'Add `*.pgo binary` to `.gitattributes`, below what it says now, and commit the profile anew.',
    });
  }
  return findings;
}

/** The last line that gives the file this attribute; nothing where it is not in a `.gitattributes`. */
export async function attributesLine(
  { root }: Pick<Watched, 'root'>,
  path: string,
  attributes: RegExp,
): Promise<{ readonly file: string; readonly line: number } | undefined> {
  if (root === undefined || isOutside(root, path)) return undefined;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const file = join(folder, '.gitattributes');
    const lines = (await readFile(file, 'utf8').catch(() => '')).split(/\r?\n/);
    const inside = relative(folder, path).split(sep).join('/');
    const at = lines.findLastIndex((line) => {
      const [pattern = '', ...given] = line.trim().split(/\s+/);
      return !pattern.startsWith('#') && matches(pattern, inside) && attributes.test(given.join(' '));
    });
    if (at >= 0) return { file, line: at + 1 };
    if (folder === root || dirname(folder) === folder) return undefined;
  }
}

/** As in `.gitignore`: without a slash, a pattern is for names at any depth. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '') return false;
  const isName = !pattern.includes('/');
  return picomatch.isMatch(path, isName ? `**/${pattern}` : pattern.replace(/^\//, ''), { dot: true });
}

function isOutside(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside.startsWith('..') || isAbsolute(inside);
}
