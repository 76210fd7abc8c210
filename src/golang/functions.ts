import type { SourceFunction, SourceFunctions, SourceLine } from '../profile/call-lines.ts';
import { symbolPath, withoutTypeArguments } from '../profile/names.ts';
import { type GoToolchain, goOutput, jsonObjects } from './go.ts';
import { askHelper } from './helper.ts';
import type { MainPackage } from './program.ts';

/** What was read, and files that could only be read in part. */
export interface ReadFunctions extends SourceFunctions {
  readonly malformed: readonly string[];
}

export interface FunctionsOptions {
  /** The program that the profile is of. */
  readonly main: Pick<MainPackage, 'importPath'>;
  /** The user's build flags, since tags decide which packages there are. */
  readonly flags: readonly string[];
  /** An existing folder for intermediate files. */
  readonly scratch: string;
}

interface Listed {
  readonly ImportPath: string;
  readonly Name?: string;
  readonly Dir?: string;
  readonly Standard?: boolean;
  readonly GoFiles?: string[];
  readonly CgoFiles?: string[];
  readonly TestGoFiles?: string[];
  readonly XTestGoFiles?: string[];
}

/**
 * The functions of the program, its dependencies and the standard library at the versions of today, with the calls that each makes.
 * Go's own parser reads them, in `helper/source/`.
 * @throws ExpectedError when `go list` fails, or Go cannot build a program of the standard library.
 */
export async function readFunctions(
  go: GoToolchain,
  { main, flags, scratch }: FunctionsOptions,
): Promise<ReadFunctions> {
  const fields = '-json=ImportPath,Name,Dir,Standard,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles';
  const args = ['list', ...flags, '-e', '-deps', '-pgo=off', fields, '--', main.importPath, 'testing'];
  const listed = jsonObjects<Listed>(await goOutput(args, go.context));
  const packages = listed.flatMap((one) => {
    const { ImportPath: importPath, Dir: directory = '', Standard: isStandard = false } = one;
    const { GoFiles = [], CgoFiles = [], TestGoFiles = [], XTestGoFiles = [] } = one;
    const prefix = importPath === main.importPath ? 'main' : symbolPath(importPath);
    // Profiles of benchmarks have functions of tests.
    const tests = isStandard ? [] : TestGoFiles;
    const all = { importPath, prefix, directory, files: [...GoFiles, ...CgoFiles, ...tests], isStandard };
    const outside = {
      ...all,
      importPath: `${importPath}_test`,
      prefix: `${prefix}_test`,
      files: XTestGoFiles,
    };
    return isStandard || XTestGoFiles.length === 0 ? [all] : [all, outside];
  });
  const isUnusual = ({ ImportPath: path, Name: name }: Listed) =>
    name && !path.endsWith(`/${name}`) && path !== name;
  const names = Object.fromEntries(
    listed.filter(isUnusual).map(({ ImportPath, Name }) => [ImportPath, Name]),
  );
  const purpose = 'reads the source';
  const answer = await askHelper('source', { packages, names }, { go, scratch, purpose });
  return parseFunctions(answer);
}

/** Reads what `helper/source` printed; each function's calls only when it is asked for. */
export function parseFunctions(text: string): ReadFunctions {
  const packages = new Map<string, string[]>();
  const functions = new Map<string, { readonly prefix: string; readonly fields: string }>();
  const parsed = new Map<string, SourceFunction>();
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
  const get = (key: string): SourceFunction | undefined => {
    const known = parsed.get(key);
    const found = functions.get(key);
    if (known !== undefined || found === undefined) return known;
    const fresh = functionOf(found.prefix, found.fields);
    parsed.set(key, fresh);
    return fresh;
  };
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
