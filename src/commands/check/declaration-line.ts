import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declarationOf, symbolPath } from '../../profile/names.ts';
import type { Watched } from './watched.ts';

export interface SourceLine {
  /** Absolute. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

const IDENTIFIER = /^[\p{L}\p{Nd}_]+$/u;

/** Where a function of the module is declared, or the one that a closure is in; undefined where it is not found. */
export async function declarationLine({ program }: Watched, symbol: string): Promise<SourceLine | undefined> {
  const { package: path, first, second } = declarationOf(symbol);
  const directory = folderOf(path, program.go, program.main.directory);
  // What the compiler makes has names that no source has.
  if (directory === undefined || !IDENTIFIER.test(first) || !IDENTIFIER.test(second || first))
    return undefined;
  const names = await filesIn(directory);
  // A file for tests comes last: it may declare another function of that name in its own package.
  const files = names
    .filter((name) => name.endsWith('.go'))
    .sort((a, b) => Number(isTest(a)) - Number(isTest(b)));
  const wanted =
    second === '' ? [functionPattern(first)] : [methodPattern(first, second), functionPattern(first)];
  for (const pattern of wanted) {
    for (const name of files) {
      const file = join(directory, name);
      const source = await readFile(file, 'utf8');
      const at = source.search(pattern);
      if (at >= 0) return { file, line: source.slice(0, at).split('\n').length };
    }
  }
  return undefined;
}

/** None of a folder that is not there: the profile may be older. @throws what else the system says. */
async function filesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

function folderOf(
  packagePath: string,
  { modulePath, moduleDirectory }: Watched['program']['go'],
  mainDirectory: string,
): string | undefined {
  if (packagePath === 'main') return mainDirectory;
  if (packagePath === symbolPath(modulePath)) return moduleDirectory;
  if (!packagePath.startsWith(`${modulePath}/`)) return undefined;
  return join(moduleDirectory, packagePath.slice(modulePath.length + 1).replaceAll('%2e', '.'));
}

function isTest(name: string): boolean {
  return name.endsWith('_test.go');
}

// gofmt puts every declaration at the start of a line.
function functionPattern(name: string): RegExp {
  return new RegExp(`^func\\s+${name}[\\s([]`, 'm');
}

function methodPattern(type: string, name: string): RegExp {
  const receiver = `\\(\\s*(?:[\\p{L}\\p{Nd}_]+\\s+)?\\*?\\s*${type}[^)]*\\)`;
  return new RegExp(`^func\\s+${receiver}\\s*${name}[\\s([]`, 'mu');
}
