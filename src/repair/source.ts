import type { BuildRun } from '../golang/build.ts';
import { type GoToolchain, goOutput, jsonObjects, type PrintedPackage } from '../golang/go.ts';
import { askHelper } from '../golang/helper.ts';
import type { MainPackage } from '../golang/program.ts';
import { symbolPath, withoutTypeArguments } from '../profile/names.ts';
import { remembered } from '../system/format.ts';

/** The functions of a program's source with the calls that each makes. Go's own parser reads them, in `helper/source/`. */

export interface SourceFunction {
  /** As symbols have it, with `[...]` for type arguments. */
  readonly name: string;
  /** Its first line, and the file. */
  readonly start: number;
  readonly file: string;
  /** Its calls by their lines, ascending. Undefined: it is written in assembly. */
  readonly lines: readonly SourceLine[] | undefined;
}

export interface SourceLine {
  /** From the function's first line. */
  readonly offset: number;
  /**
   * Symbols without type arguments; `.M`: any method M, or a field; `?`: a value; `!` and letters: operations for which the compiler
   * calls the runtime.
   */
  readonly callees: readonly string[];
}

/** The functions of a program and of the packages that it is made of. */
export interface SourceFunctions {
  /** @param key a symbol without type arguments. */
  get(key: string): SourceFunction | undefined;
  /** Symbols without type arguments, by package as symbols name it. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Last names of all methods. */
  readonly methods: ReadonlySet<string>;
  /** Names of fields that may hold a function. */
  readonly fields: ReadonlySet<string>;
  /** Types that embed others, and so may have methods that they do not declare; `path.T`. */
  readonly embedding: ReadonlySet<string>;
}

/** What was read, files that could only be read in part, and packages that Go does not find or get. */
export interface ReadFunctions extends SourceFunctions {
  readonly malformed: readonly string[];
  readonly missing?: readonly string[];
}

/**
 * The functions of the program, its dependencies and the standard library at the versions of today, with the calls that each makes.
 * Go's own parser reads them, in `helper/source/`.
 * @param options the user's build flags, since tags decide which packages there are, and an existing folder for files in between.
 * @throws ExpectedError when `go list` fails, or Go cannot build a program of the standard library.
 */
export async function readFunctions(
  go: GoToolchain,
  options: Pick<BuildRun, 'flags' | 'scratch'> & { readonly main: Pick<MainPackage, 'importPath'> },
): Promise<ReadFunctions> {
  const { main, flags, scratch } = options;
  const fields = '-json=ImportPath,Name,Dir,Standard,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles';
  const args = ['list', ...flags, '-e', '-deps', '-pgo=off', fields, '--', main.importPath, 'testing'];
  const listed = jsonObjects<PrintedPackage>(await goOutput(args, go.context));
  const packages = listed.flatMap((one) => {
    const { ImportPath: importPath, Dir: directory = '', Standard: isStandard = false } = one;
    const { GoFiles = [], CgoFiles = [], TestGoFiles = [], XTestGoFiles = [] } = one;
    const prefix = importPath === main.importPath ? 'main' : symbolPath(importPath);
    // Profiles of benchmarks have functions of tests.
    const tests = isStandard ? [] : TestGoFiles;
    const all = { prefix, directory, files: [...GoFiles, ...CgoFiles, ...tests], isStandard };
    const outside = { ...all, prefix: `${prefix}_test`, files: XTestGoFiles };
    return isStandard || XTestGoFiles.length === 0 ? [all] : [all, outside];
  });
  const isUnusual = ([path, name]: readonly string[]) => name && !path?.endsWith(`/${name}`) && path !== name;
  const named = listed.map(({ ImportPath, Name = '' }) => [ImportPath, Name]);
  const names = Object.fromEntries(named.filter(isUnusual));
  const purpose = 'reads the source';
  const answer = await askHelper('source', { packages, names }, { go, scratch, purpose });
  const missing = listed.flatMap(({ ImportPath, Dir }) => (Dir === undefined ? ImportPath : []));
  return { ...parseFunctions(answer), missing };
}

/** Reads what `helper/source` printed; each function's calls only when it is asked for. */
export function parseFunctions(text: string): ReadFunctions {
  const packages = new Map<string, string[]>();
  const functions = new Map<string, { readonly prefix: string; readonly fields: string }>();
  const methods = new Set<string>();
  const [fields, embedding] = [new Set<string>(), new Set<string>()];
  const malformed: string[] = [];
  let prefix = '';
  for (const line of text.split('\n')) {
    const rest = line.slice(2);
    if (line.startsWith('P')) {
      prefix = rest;
      packages.set(prefix, []);
    } else if (line.startsWith('T')) embedding.add(`${prefix}.${rest}`);
    else if (line.startsWith('V')) fields.add(rest);
    else if (line.startsWith('E')) malformed.push(rest.slice(0, rest.indexOf('\t')));
    else if (line.startsWith('F')) {
      const name = rest.slice(0, rest.indexOf('\t'));
      // `runtime._ExternalCode` and others stand for stacks that no profiler can see.
      if (prefix === 'runtime' && /^_[A-Z]/.test(name)) continue;
      const key = withoutTypeArguments(name.startsWith('=') ? name.slice(1) : `${prefix}.${name}`);
      functions.set(key, { prefix, fields: rest });
      packages.get(prefix)?.push(key);
      const method = /^\(?[^.]+\.([^.0-9][^.]*)$/.exec(name)?.[1];
      if (method !== undefined) methods.add(method);
    }
  }
  const get = remembered((key: string) => {
    const found = functions.get(key);
    return found && functionOf(found.prefix, found.fields);
  });
  return { get, packages, methods, fields, embedding, malformed };
}

function functionOf(prefix: string, fields: string): SourceFunction {
  const [name = '', start, calls = '', file = ''] = fields.split('\t');
  const lines: { offset: number; callees: string[] }[] = [];
  for (const call of calls === '-' || calls === '' ? [] : calls.split(' ')) {
    const colon = call.indexOf(':');
    const offset = Number(call.slice(0, colon));
    const written = call.slice(colon + 1);
    const callee = written.startsWith('~') ? `${prefix}.${written.slice(1)}` : written;
    const last = lines.at(-1);
    if (last?.offset === offset) last.callees.push(callee);
    else lines.push({ offset, callees: [callee] });
  }
  return {
    name: name.startsWith('=') ? name.slice(1) : `${prefix}.${name}`,
    start: Number(start),
    file,
    lines: calls === '-' ? undefined : (lines satisfies SourceLine[]),
  };
}
