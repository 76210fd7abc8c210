import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type GoToolchain, listPackages, type MainPackage, modulesBuiltWith } from '../go.ts';
import { symbolPath } from '../profile/names.ts';
import type { MainSource } from '../profile/origin.ts';
import type { DeclaredFunctions } from '../profile/stale.ts';

/**
 * The functions and methods that the module's packages declare, read from every Go file beside them, whatever
 * its build constraints: a profile may come from another platform.
 * @param mainPackage the program; undefined: any of the module's.
 * @param flags the user's build flags, since tags decide which packages there are.
 */
export async function declaredFunctions(
  go: GoToolchain,
  mainPackage: MainPackage | undefined,
  flags: readonly string[],
): Promise<DeclaredFunctions> {
  const names = new Set<string>();
  const packages = new Set<string>(['main']);
  const mains: MainSource[] = [];
  // Package patterns end at the folder they start from, so ask from the module's root.
  const root = { ...go, context: { ...go.context, cwd: go.moduleDirectory } };
  for (const { importPath, directory, name: packageName } of await listPackages(root, ['./...'], flags)) {
    packages.add(symbolPath(importPath));
    const declared = await declarationsIn(directory);
    const isMain = packageName === 'main';
    const isWanted = mainPackage === undefined ? isMain : directory === mainPackage.directory;
    const prefixes = [symbolPath(importPath), ...(isWanted ? ['main'] : [])];
    for (const name of declared) {
      for (const prefix of prefixes) names.add(`${prefix}.${name}`);
    }
    if (isMain) {
      const folder = relative(go.moduleDirectory, directory).split(sep).join('/');
      mains.push({ importPath, folder, names: new Set(declared) });
    }
  }
  const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
  // A main package of another module of the workspace: what else it is made of was not read.
  const isKnown = mainPackage === undefined || main !== undefined;
  return {
    modulePath: go.modulePath,
    names,
    packages,
    isElsewhere: (path) => existsSync(join(go.moduleDirectory, folderOf(path, go.modulePath))),
    ...(isKnown && {
      program: {
        modulePath: go.modulePath,
        ...(main && { main }),
        otherMains: mains.filter((one) => one !== main),
        dependencies: await modulesBuiltWith(go),
      },
    }),
  };
}

/** Folder of a package, from the module's, by its path in symbols; a package of external tests lies with the tested one. */
function folderOf(packagePath: string, modulePath: string): string {
  return packagePath
    .replaceAll('%2e', '.')
    .slice(modulePath.length + 1)
    .replace(/_test$/, '');
}

async function declarationsIn(directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.go'));
  const sources = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  return sources.flatMap(declarations);
}

// gofmt puts every function declaration at the start of a line; a receiver is `(name *Type[Args])`.
const DECLARATION =
  /^func\s+(?:\(\s*(?:[\p{L}\p{Nd}_]+\s+)?\*?\s*(?<type>[\p{L}\p{Nd}_]+)[^)]*\)\s*)?(?<name>[\p{L}\p{Nd}_]+)/gmu;

/** `Func` and `Type.Method` for each function that a Go file declares. */
export function declarations(source: string): string[] {
  return [...source.matchAll(DECLARATION)].map(({ groups }) =>
    groups?.['type'] === undefined ? `${groups?.['name']}` : `${groups['type']}.${groups['name']}`,
  );
}
