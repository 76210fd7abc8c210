import { readdir } from 'node:fs/promises';
import { type GoToolchain, listPackages, type MainPackage } from '../go.ts';
import { type Edge, edgeKey } from '../profile/edges.ts';
import { isOwnFunction, methodName, plainCall, symbolPath } from '../profile/names.ts';
import { type SiteState, type SourceCalls, UNKNOWN_CALLS } from '../profile/stale.ts';
import { CALL_SITES_SOURCE } from './call-sites-program.ts';
import { askGoProgram } from './go-program.ts';

const READ_CALL_SITES = { name: 'call-sites', purpose: 'reads call sites', source: CALL_SITES_SOURCE };

/** What the Go program is asked. */
interface Question {
  readonly Packages: readonly Folder[];
  readonly Edges: readonly {
    readonly Caller: string;
    readonly Callee: string;
    readonly Own: boolean;
    readonly Offset: number;
  }[];
  readonly Methods: readonly string[];
}

interface Answer {
  readonly Sites: readonly SiteState[];
  readonly Promoted: readonly boolean[];
}

interface Folder {
  readonly ImportPath: string;
  /** The package as symbols name it; the main package has two names. */
  readonly Prefixes: readonly string[];
  readonly Directory: string;
  readonly Files: readonly string[];
}

export interface CallSitesOptions {
  /** The program that the profile is of. */
  readonly main: MainPackage;
  /** The user's build flags, since tags decide which packages there are. */
  readonly flags: readonly string[];
  /** An existing folder for intermediate files. */
  readonly scratch: string;
}

/**
 * Whether the module's functions still make the calls that a profile saw, and on the same lines, counted from where
 * the function begins: that is how the compiler finds them. Every Go file counts, whatever its build constraints.
 * @throws ExpectedError when the Go toolchain cannot build a program of the standard library.
 */
export async function findCallSites(
  go: GoToolchain,
  edges: readonly Edge[],
  { main, flags, scratch }: CallSitesOptions,
): Promise<SourceCalls> {
  const asked = edges.flatMap((edge) => {
    const call = isOwnFunction(edge.caller, go.modulePath) ? plainCall(edge) : undefined;
    if (call === undefined) return [];
    const Own = isOwnFunction(edge.callee, go.modulePath);
    return [{ edge, question: { Caller: call.caller, Callee: call.callee, Own, Offset: edge.offset } }];
  });
  const own = edges.flatMap(({ caller, callee }) => [caller, callee]);
  const methods = [
    ...new Set(
      own.filter((name) => isOwnFunction(name, go.modulePath)).flatMap((name) => methodName(name) ?? []),
    ),
  ];
  if (asked.length === 0 && methods.length === 0) return UNKNOWN_CALLS;
  const root = { ...go, context: { ...go.context, cwd: go.moduleDirectory } };
  const packages = await listPackages(root, ['./...'], flags);
  const folders = await Promise.all(
    packages.map(async ({ importPath, directory }) => ({
      ImportPath: importPath,
      Prefixes: [symbolPath(importPath), ...(directory === main.directory ? ['main'] : [])],
      Directory: directory,
      Files: (await readdir(directory)).filter((file) => file.endsWith('.go')),
    })),
  );
  const question: Question = {
    Packages: folders,
    Edges: asked.map(({ question }) => question),
    Methods: methods,
  };
  const answer = (await askGoProgram(go, READ_CALL_SITES, question, scratch)) as Answer;
  const states = new Map(
    asked.map(({ edge }, at) => [edgeKey(edge.caller, edge.callee, edge.offset), answer.Sites[at]]),
  );
  const promoted = new Set(methods.filter((_, at) => answer.Promoted[at]));
  return {
    stateOf: ({ caller, callee, offset }) => states.get(edgeKey(caller, callee, offset)) ?? 'unknown',
    isPromoted: (symbol) => promoted.has(methodName(symbol) ?? ''),
  };
}
