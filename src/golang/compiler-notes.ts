import { edgeKey } from '../profile/edges.ts';
import { importPathOf, isOfRuntime, splitSymbol, symbolPath } from '../profile/names.ts';
import { ExpectedError, note } from '../system/errors.ts';
import { type BuiltSide, readBuildInfo } from './binaries.ts';
import { type BuildRun, buildContext, pgoFlag } from './build.ts';
import { lastLines, runGo } from './go.ts';
import { profileName } from './inlining.ts';

/**
 * Asks the Go compiler why it does or does not inline a function, and reads its answer.
 *
 * A binary shows which calls were inlined, but not the costs that the compiler compared. With `-m=2`, the compiler prints for each function
 * whether the function can be inlined, and the inlining cost of the function:
 *
 *     # go/printer
 *     printer.go:184:6: can inline (*printer).posFor with cost 63 as: method(*printer) func(token.Pos) …
 *     printer.go:901:6: cannot inline (*printer).print: function too complex: cost 715 exceeds budget 80
 *     printer.go:885:6: cannot inline (*printer).free: marked go:noinline
 *
 * With a profile, `-d=pgodebug=2` also prints how the compiler decided about each call through an interface or a function value:
 *
 *     main.go:20:9: edge main.sum:3 -> main.Square.Area (weight 40): hottest so far
 *
 * Only the packages that the report asks about are compiled again, with the flags of the build plus the debug flags. The debug flags do not
 * change the machine code, so the go command takes all other packages from its cache. The go command's cache also keeps the compiler's
 * notes, so a second run prints them again without compiling.
 */

/**
 * What the compiler decided about a function: either its inlining cost, in nodes of its syntax tree, or the reason that forbids inlining.
 */
export type FunctionNote =
  | { readonly kind: 'inlinable'; readonly cost: number }
  | { readonly kind: 'too complex'; readonly cost: number; readonly budget: number }
  /** `why` quotes the compiler, such as `marked go:noinline`. */
  | { readonly kind: 'forbidden'; readonly why: string };

/** What the compiler printed about some packages of one build. */
export class CompilerNotes {
  /** The compiler's notes on functions, by the functions' names in profiles. */
  readonly #functions = new Map<string, FunctionNote>();
  /** The compiler's decision about each callee of an indirect call, in the compiler's words. The keys are made by `edgeKey`. */
  readonly #indirect = new Map<string, string>();
  readonly #recursive = new Set<string>();
  readonly #bigCallers = new Set<string>();
  /** The indirect call that the compiler printed last. The next lines of the output describe the possible callees of this call. */
  #considered = '';

  /** @param printed the text that the compiler printed about one or more packages. @param mainPath the import path of the main package. */
  constructor(printed: string, mainPath: string) {
    let prefix = '';
    for (const line of printed.split('\n')) {
      const [, path] = /^# (\S+)/.exec(line) ?? [];
      if (path !== undefined) prefix = path === mainPath ? 'main' : symbolPath(path);
      else if (line.length <= LONGEST_NOTE) this.#read(line, prefix);
      // Read only the beginning of each line, because the line of an inlinable function repeats the function's whole body.
      else this.#read(line.slice(0, LONGEST_NOTE), prefix);
    }
  }

  /** The number of functions that the compiler reported on. */
  get size(): number {
    return this.#functions.size;
  }

  /** What the compiler decided about a function; undefined if the compiler was not asked about the function's package. */
  ofFunction(name: string): FunctionNote | undefined {
    const { package: path, rest } = splitSymbol(profileName(name));
    const known = this.#functions.get(`${path}.${rest}`);
    // An instance of a generic function is compiled in the package that uses it. For an instance of a generic function, the compiler prints
    // only the last element of the function's package path.
    return known ?? this.#functions.get(`${path.slice(path.lastIndexOf('/') + 1)}.${rest}`);
  }

  /** The inlining cost of a function; undefined if the cost is not known or inlining is forbidden. */
  costOf(name: string): number | undefined {
    const found = this.ofFunction(name);
    return found === undefined || found.kind === 'forbidden' ? undefined : found.cost;
  }

  /** What the compiler decided about one callee of a call through an interface or a function value; undefined for direct calls. */
  ofIndirectCall(caller: string, callee: string, lineOffset: number): string | undefined {
    return this.#indirect.get(edgeKey(profileName(caller), profileName(callee), lineOffset));
  }

  /** True if the compiler stopped inlining this function into itself. */
  isRecursive(callee: string): boolean {
    return this.#recursive.has(profileName(callee));
  }

  /** True if a function is too big for the compiler to inline hot calls in it. */
  isBig(caller: string): boolean {
    return this.#bigCallers.has(profileName(caller));
  }

  #read(line: string, prefix: string): void {
    const qualified = (name: string) => {
      const short = profileName(name);
      // A name such as `slices.Sort[...]` is an instance of another package's function.
      return /^\w+\.[\w.]+\[/.test(short) ? short : `${prefix}.${short}`;
    };
    const [, name, cost] = /: can inline (.+?) with cost (\d+) as: /.exec(line) ?? [];
    if (name !== undefined) {
      this.#functions.set(qualified(name), { kind: 'inlinable', cost: Number(cost) });
      return;
    }
    const [, refused, why] = /: cannot inline (.+?): (.+)$/.exec(line) ?? [];
    if (refused !== undefined && why !== undefined) {
      const [, callee] = /^(.+) into /.exec(refused) ?? [];
      if (callee === undefined) this.#functions.set(qualified(refused), refusal(why));
      else this.#recursive.add(qualified(callee));
      return;
    }
    const [, considered] = /: PGO devirtualize considering call (.+)$/.exec(line) ?? [];
    if (considered !== undefined) this.#considered = considered;
    const edge = /: edge (.+):(-?\d+) -> (.+?) \(weight \d+\)( \(missing IR\))?: (.+)$/.exec(line);
    if (edge !== null) {
      const [, caller = '', offset, to = '', missing = '', decided = ''] = edge;
      const key = edgeKey(profileName(caller), profileName(to), Number(offset));
      const isHottest = decided.startsWith(HOTTEST);
      // The compiler lists the callees of all calls in a source line. Callees of other calls in the line have another name or type.
      const isOfThisCall = this.#considered.includes(`.${to.slice(to.lastIndexOf('.') + 1)}(`);
      if (isHottest || (decided.startsWith(TOO_COLD) && isOfThisCall && !this.#indirect.has(key)))
        this.#indirect.set(key, `${decided}${missing}`);
      return;
    }
    const [, big] = /^hot-big check disallows inlining .* in big function (.+)$/.exec(line) ?? [];
    if (big !== undefined) this.#bigCallers.add(profileName(big));
  }
}

/** The first words of the compiler's note about a callee that the compiler would call directly. */
export const HOTTEST = 'hottest so far';
/** The first words of the compiler's note about a callee if another callee of the same call has more weight. */
const TOO_COLD = 'too cold';
/** The last words of the compiler's note if the compiled package does not import the callee's package. */
export const UNSEEN = '(missing IR)';
/**
 * The maximum number of characters of a line that are read from the compiler's output. A line of the compiler has its names and figures at
 * the beginning.
 */
const LONGEST_NOTE = 2_000;

function refusal(why: string): FunctionNote {
  const [, cost, budget] = /^function too complex: cost (\d+) exceeds budget (\d+)/.exec(why) ?? [];
  if (cost === undefined) return { kind: 'forbidden', why };
  return { kind: 'too complex', cost: Number(cost), budget: Number(budget) };
}

/** The packages whose functions the compiler should explain, and how to build them. */
export interface NotesOptions extends BuildRun {
  readonly side: BuiltSide;
  /** The path of the binary of this side. If the user's own command built the binary, the flags are read from the binary. */
  readonly binary: string;
  /** The import paths of the packages that the compiler is asked about. */
  readonly packages: readonly string[];
}

/** Returns the import paths of the packages of functions, without packages of the runtime. */
export function importPathsOf(functions: Iterable<string>, mainPath: string): string[] {
  const paths = new Set<string>();
  for (const name of functions) {
    const path = importPathOf(name);
    if (isOfRuntime(name) || !IMPORT_PATH.test(path) || PATTERN.test(path)) continue;
    paths.add(path === 'main' ? mainPath : path);
  }
  return [...paths].sort();
}

/** Matches an import path. Only import paths from a profile may become part of a command. */
const IMPORT_PATH = /^[\w~][\w.~+-]*(\/[\w.~+-]+)*$/;
/**
 * Matches words that mean many packages in a command of Go. If a profile named a word such as `all` as a package, Go would compile many
 * packages.
 */
const PATTERN = /^(all|std|cmd|tool|work)$|\.\.\./;
/**
 * The maximum number of packages in one command, because an argument list has a limit, which is 32 KiB on Windows. The hottest packages
 * come first.
 */
const MOST_PACKAGES = 200;

/**
 * Compiles the packages again so that the compiler prints its decisions.
 * @returns the notes, or a finding that says why the compiler was not asked.
 */
export async function compilerNotes(options: NotesOptions) {
  const { go, mainPackage, side, scratch, signal, packages } = options;
  const context = buildContext(go, scratch, signal);
  const { flags, env } = await buildFlagsOf(options);
  const gcflags = flags.find((flag) => /^--?gcflags\b/.test(flag));
  if (gcflags !== undefined)
    return note(
      `The build passes \`${gcflags}\`, so the inlining costs are not known: asking the compiler for them needs another \`-gcflags\`, which would replace yours.`,
    );
  const asked = side.kind === 'profile' ? '-m=2 -d=pgodebug=2' : '-m=2';
  const args = packages.slice(0, MOST_PACKAGES).map((path) => `-gcflags=${path}=${asked}`);
  const result = await runGo(
    ['build', ...flags, pgoFlag(side), ...args, '-o', NOWHERE, '--', mainPackage.importPath],
    // The line of an inlinable function repeats the function's whole body, and so does each line about a call of it. In a program with large
    // tables, such lines add up to hundreds of MiB.
    { ...context, env: { ...context.env, ...env }, maxLine: LONGEST_NOTE },
  ).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (error instanceof ExpectedError) return error;
    throw error;
  });
  if (result instanceof ExpectedError)
    return note(`The compiler could not be asked for its inlining costs: ${result.message}`);
  if (result.exitCode !== 0) {
    const lines = lastLines(result.stderr, 3);
    return note(`The compiler could not be asked for its inlining costs: ${lines}`);
  }
  return new CompilerNotes(result.stderr, mainPackage.importPath);
}

/** The output path with which the go command compiles a program but writes no file. */
const NOWHERE = process.platform === 'win32' ? 'NUL' : '/dev/null';

/**
 * Returns the flags that decide what the compiler does. If the user's own command builds the program, the function returns the flags that
 * the binary records.
 */
async function buildFlagsOf({ own, flags, go, scratch, signal, binary }: NotesOptions) {
  const env: Record<string, string> = {};
  if (own === undefined) return { flags: [...flags], env };
  const { settings } = await readBuildInfo(binary, buildContext(go, scratch, signal));
  const recorded: string[] = [];
  for (const [name, value] of settings) {
    if (/^-(tags|race|msan|asan|buildmode|gcflags|trimpath)$/.test(name)) recorded.push(`${name}=${value}`);
    if (/^(CGO_ENABLED|GO[A-Z0-9]+)$/.test(name)) env[name] = value;
  }
  return { flags: recorded, env };
}
