import { declarationOf, isOwnFunction } from './names.ts';
import type { ProgramSource } from './origin.ts';

/** The functions that a source tree declares. */
export interface DeclaredFunctions {
  readonly modulePath: string;
  /** `package.Func` and `package.Type.Method`, packages as symbols name them, the main package as `main`. */
  readonly names: ReadonlySet<string>;
  /** The packages they were read from, in the same form. */
  readonly packages: ReadonlySet<string>;
  /** Whether a package that was not read is there all the same: of another module, or behind build constraints. */
  isElsewhere(packagePath: string): boolean;
  /** For judging whether a profile is of another program; undefined where that is not asked. */
  readonly program?: ProgramSource;
}

/** Which functions are the program's own: for judging whether a profile is about it at all. */
export interface OwnCode {
  readonly modulePath: string;
  includes(functionName: string): boolean;
  /** For recognizing profiles of other programs; undefined without a source tree. */
  readonly program?: ProgramSource;
}

/**
 * The module's functions. Every program has a package main, so of those only what `declared` names counts, where
 * the source tree is at hand.
 */
export function ownCode(modulePath: string, declared?: DeclaredFunctions): OwnCode {
  return {
    modulePath,
    program: declared?.program,
    includes: (name) =>
      isOwnFunction(name, modulePath) &&
      (declared === undefined || !name.startsWith('main.') || isDeclared(name, declared)),
  };
}

/** Whether the declaration behind a symbol is there. */
function isDeclared(symbol: string, { names, packages, isElsewhere }: DeclaredFunctions): boolean {
  const { package: path, first, second, isGenerated } = declarationOf(symbol);
  if (!packages.has(path)) return isElsewhere(path);
  return isGenerated || names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
}
