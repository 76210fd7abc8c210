import {
  type GoContext,
  type GoToolchain,
  goOutput,
  jsonObjects,
  type PrintedPackage,
} from '../golang/go.ts';
import { askHelper } from '../golang/helper.ts';
import type { MainPackage } from '../golang/program.ts';
import { symbolPath, withoutTypeArguments } from '../profile/names.ts';
import { remembered } from '../system/format.ts';

/**
 * Reads the functions of a program's source, and the calls in each function. Go's own parser reads the files, in the Go program
 * `helper/source/`.
 */

/** A function of the source. */
export interface SourceFunction {
  /** The name of the function in the form of symbols, with `[...]` for type arguments. */
  readonly name: string;
  /** The first and the last line of the function, and its file. */
  readonly start: number;
  readonly end: number;
  readonly file: string;
  /** The lines of the function that have calls, in ascending order; undefined for a function that is written in assembly. */
  readonly lines: readonly SourceLine[] | undefined;
}

/** A line of a function with calls on it. */
export interface SourceLine {
  /** The line, counted from the function's first line. */
  readonly offset: number;
  /**
   * The callees on the line. A callee is written in one of these forms: a symbol without type arguments; `.M` for a method M of any type,
   * or a field; `?` for a value; `!` with letters for operations for which the compiler calls the runtime.
   */
  readonly callees: readonly string[];
}

/** The functions of a program and of all packages that it imports. */
export interface SourceFunctions {
  /** Returns the function with this symbol (without type arguments); undefined if no source declares it. */
  get(key: string): SourceFunction | undefined;
  /** The symbols of each package, by the path that symbols use for the package. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** The names of all methods, without their types. */
  readonly methods: ReadonlySet<string>;
  /** The names of all fields that may hold a function. */
  readonly fields: ReadonlySet<string>;
  /** The types (`path.T`) that embed a type. A type that embeds a type may have methods that it does not declare. */
  readonly embedding: ReadonlySet<string>;
}

/** The functions that were read, the files that could only be read in part, and the packages that Go cannot find or download. */
export interface ReadFunctions extends SourceFunctions {
  readonly malformed: readonly string[];
  readonly missing?: readonly string[];
}

/** A program whose source is read. */
export interface SourceProgram {
  readonly go: GoToolchain;
  readonly main: Pick<MainPackage, 'importPath'>;
  /** The user's build flags, because tags decide which files a program has. */
  readonly flags: readonly string[];
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  /**
   * The environment in which Go lists the files. The environment differs from that of `go` if the files of a build for a different target
   * are read.
   */
  readonly listEnv?: GoContext['env'];
}

/** The packages of a program, in the form that `helper/source` reads. */
export interface SourcePackages {
  readonly packages: readonly SourceFolder[];
  /** The names of packages by import path. The map has only packages whose name is not the last element of the import path. */
  readonly names: Readonly<Record<string, string>>;
  /** The import paths of packages that Go cannot find. */
  readonly missing: readonly string[];
}

interface SourceFolder {
  /** The beginning of the package's symbols: the escaped import path, or `main`. */
  readonly prefix: string;
  readonly directory: string;
  readonly files: readonly string[];
  readonly isStandard: boolean;
}

/**
 * Lists the packages of the program, its dependencies and the standard library, each with the files that a build compiles.
 * @throws ExpectedError if `go list` fails.
 */
export async function listSource({ go, main, flags, listEnv }: SourceProgram): Promise<SourcePackages> {
  const fields = '-json=ImportPath,Name,Dir,Standard,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles';
  const args = ['list', ...flags, '-e', '-deps', '-pgo=off', fields, '--', main.importPath, 'testing'];
  const listed = jsonObjects<PrintedPackage>(
    await goOutput(args, { ...go.context, env: listEnv ?? go.context.env }),
  );
  const packages = listed.flatMap((one): SourceFolder[] => {
    const { ImportPath: importPath, Dir: directory = '', Standard: isStandard = false } = one;
    const { GoFiles = [], CgoFiles = [], TestGoFiles = [], XTestGoFiles = [] } = one;
    const prefix = importPath === main.importPath ? 'main' : symbolPath(importPath);
    // Include test files, because the profile of a benchmark has functions of test files.
    const tests = isStandard ? [] : TestGoFiles;
    const inside = { prefix, directory, files: [...GoFiles, ...CgoFiles, ...tests], isStandard };
    const outside = { prefix: `${prefix}_test`, directory, files: XTestGoFiles, isStandard };
    return isStandard || XTestGoFiles.length === 0 ? [inside] : [inside, outside];
  });
  const isUnusual = ([path, name]: readonly string[]) => name && !path?.endsWith(`/${name}`) && path !== name;
  const named = listed.map(({ ImportPath, Name = '' }) => [ImportPath, Name]);
  const missing = listed.flatMap(({ ImportPath, Dir }) => (Dir === undefined ? ImportPath : []));
  return { packages, names: Object.fromEntries(named.filter(isUnusual)), missing };
}

/**
 * Reads the functions of the program, its dependencies and the standard library, and the calls in each of them.
 * @throws ExpectedError if `go list` fails, or if Go cannot build our helper.
 */
export async function readSourceFunctions(program: SourceProgram): Promise<ReadFunctions> {
  const { packages, names, missing } = await listSource(program);
  const answer = await askAboutSource({ packages, names }, program);
  return { ...parseFunctions(answer), missing };
}

/** Runs the Go program in `helper/source/` with a question, and returns its answer. */
export function askAboutSource(question: unknown, { go, scratch }: SourceProgram): Promise<string> {
  return askHelper('source', question, { go, scratch, purpose: 'reads the source' });
}

/** Parses the answer of `helper/source`. The calls of a function are parsed only when `get` is called for this function. */
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
      // Names such as `runtime._ExternalCode` are not functions. Profilers use such names for stacks that no profiler can see.
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

/** Parses a line of the helper's answer that describes one function. */
function functionOf(prefix: string, fields: string): SourceFunction {
  const [name = '', start, calls = '', file = '', end = start] = fields.split('\t');
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
    end: Number(end),
    file,
    lines: calls === '-' ? undefined : (lines satisfies SourceLine[]),
  };
}
