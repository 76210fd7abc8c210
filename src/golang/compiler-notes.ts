import { edgeKey } from '../profile/edges.ts';
import { importPathOf, isOfRuntime, splitSymbol, symbolPath } from '../profile/names.ts';
import { note } from '../system/errors.ts';
import { type BuiltSide, readBuildInfo } from './binaries.ts';
import { type BuildRun, buildContext, pgoFlag } from './build.ts';
import { lastLines, runGo } from './go.ts';
import { profileName } from './inlining.ts';

/**
 * Asks the Go compiler why it inlines a function or does not, and reads its answer.
 *
 * A binary shows which calls were inlined, but not what the compiler weighed. With `-m=2` the compiler prints both for each function:
 *
 *     # go/printer
 *     printer.go:184:6: can inline (*printer).posFor with cost 63 as: method(*printer) func(token.Pos) …
 *     printer.go:901:6: cannot inline (*printer).print: function too complex: cost 715 exceeds budget 80
 *     printer.go:885:6: cannot inline (*printer).free: marked go:noinline
 *
 * With a profile, `-d=pgodebug=2` also prints how it decided about each call of an interface or of a function value:
 *
 *     main.go:20:9: edge main.sum:3 -> main.Square.Area (weight 40): hottest so far
 *
 * Only the packages that a question is about are compiled for it, with the flags of the build. Their machine code is the same with and
 * without these flags, so the go command takes all other packages from its cache. It keeps what the compiler printed, too: a second
 * run prints the same without compiling.
 */

/** What the compiler decided about a function: its inlining cost, in nodes of its syntax tree, or what forbids to inline it. */
export type FunctionNote =
  | { readonly kind: 'inlinable'; readonly cost: number }
  | { readonly kind: 'too complex'; readonly cost: number; readonly budget: number }
  /** `why` is in the compiler's words, such as `marked go:noinline`. */
  | { readonly kind: 'forbidden'; readonly why: string };

/** What the compiler printed about some packages of one build. */
export class CompilerNotes {
  /** The notes on functions, by the names that profiles have. */
  readonly #functions = new Map<string, FunctionNote>();
  /** What was decided about a callee of an indirect call, in the compiler's words, by `edgeKey`. */
  readonly #indirect = new Map<string, string>();
  readonly #recursive = new Set<string>();
  readonly #bigCallers = new Set<string>();
  /** The indirect call whose callees the next lines are about, as the compiler prints it. */
  #considered = '';

  /** @param printed by the compiler of one or more packages. @param mainPath the import path of the main package. */
  constructor(printed: string, mainPath: string) {
    let prefix = '';
    for (const line of printed.split('\n')) {
      const [, path] = /^# (\S+)/.exec(line) ?? [];
      if (path !== undefined) prefix = path === mainPath ? 'main' : symbolPath(path);
      else if (line.length <= LONGEST_NOTE) this.#read(line, prefix);
      // The body of an inlinable function makes its line as long as the function.
      else this.#read(line.slice(0, LONGEST_NOTE), prefix);
    }
  }

  /** How many functions the compiler reported on. */
  get size(): number {
    return this.#functions.size;
  }

  /** What the compiler decided about a function; undefined for packages that it was not asked about. */
  ofFunction(name: string): FunctionNote | undefined {
    const { package: path, rest } = splitSymbol(profileName(name));
    const known = this.#functions.get(`${path}.${rest}`);
    // An instance of a generic function is compiled where it is used; the compiler prints only the last element of its package's path.
    return known ?? this.#functions.get(`${path.slice(path.lastIndexOf('/') + 1)}.${rest}`);
  }

  /** The inlining cost of a function; undefined if it is not known or inlining is forbidden. */
  costOf(name: string): number | undefined {
    const found = this.ofFunction(name);
    return found === undefined || found.kind === 'forbidden' ? undefined : found.cost;
  }

  /** What the compiler decided about one callee of a call through an interface or a function value; undefined for direct calls. */
  ofIndirectCall(caller: string, callee: string, lineOffset: number): string | undefined {
    return this.#indirect.get(edgeKey(profileName(caller), profileName(callee), lineOffset));
  }

  /** Whether the compiler stopped inlining this function into itself. */
  isRecursive(callee: string): boolean {
    return this.#recursive.has(profileName(callee));
  }

  /** Whether a function is too big for hot calls in it to be inlined. */
  isBig(caller: string): boolean {
    return this.#bigCallers.has(profileName(caller));
  }

  #read(line: string, prefix: string): void {
    const qualified = (name: string) => {
      const short = profileName(name);
      // `slices.Sort[...]`, an instance of another package's function.
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
      // The compiler lists all callees of the line. Those of another call there have another name or type.
      const isOfThisCall = this.#considered.includes(`.${to.slice(to.lastIndexOf('.') + 1)}(`);
      if (isHottest || (decided.startsWith(TOO_COLD) && isOfThisCall && !this.#indirect.has(key)))
        this.#indirect.set(key, `${decided}${missing}`);
      return;
    }
    const [, big] = /^hot-big check disallows inlining .* in big function (.+)$/.exec(line) ?? [];
    if (big !== undefined) this.#bigCallers.add(profileName(big));
  }
}

/** The beginning of the compiler's decision about a callee that it would call directly. */
export const HOTTEST = 'hottest so far';
/** The beginning of the compiler's decision about a callee that another callee of the same call outweighs. */
const TOO_COLD = 'too cold';
/** The end of that decision if the package that is compiled does not import the package of the callee. */
export const UNSEEN = '(missing IR)';
/** Characters of a line that are read. The names and figures are at its beginning. */
const LONGEST_NOTE = 2_000;

function refusal(why: string): FunctionNote {
  const [, cost, budget] = /^function too complex: cost (\d+) exceeds budget (\d+)/.exec(why) ?? [];
  if (cost === undefined) return { kind: 'forbidden', why };
  return { kind: 'too complex', cost: Number(cost), budget: Number(budget) };
}

/** The packages to compile for the compiler's notes. */
export interface NotesOptions extends BuildRun {
  readonly side: BuiltSide;
  /** The binary of this side, which records how the user's own command built it. */
  readonly binary: string;
  /** The import paths of the packages that the compiler is asked about. */
  readonly packages: readonly string[];
}

/** Returns the import paths of the packages of functions, without those of the runtime. */
export function importPathsOf(functions: Iterable<string>, mainPath: string): string[] {
  const paths = new Set<string>();
  for (const name of functions) {
    const path = importPathOf(name);
    if (isOfRuntime(name) || !IMPORT_PATH.test(path) || PATTERN.test(path)) continue;
    paths.add(path === 'main' ? mainPath : path);
  }
  return [...paths].sort();
}

/** Nothing else from a profile becomes part of a command. */
const IMPORT_PATH = /^[\w~][\w.~+-]*(\/[\w.~+-]+)*$/;
/** Matches words that mean many packages in a command of Go. If a profile named such a package, the compiler would compile all of them. */
const PATTERN = /^(all|std|cmd|tool|work)$|\.\.\./;
/** An argument list has a limit, which is 32 KiB on Windows. The hottest packages come first. */
const MOST_PACKAGES = 200;

/**
 * Compiles the packages again so that the compiler prints what it decides.
 * @returns the notes, or a finding that says why the compiler was not asked.
 */
export async function compilerNotes(options: NotesOptions) {
  const { go, mainPackage, side, scratch, signal, packages } = options;
  const context = buildContext(go, scratch, signal);
  const { flags, env } = await buildFlagsOf(options);
  const gcflags = flags.find((flag) => /^--?gcflags\b/.test(flag));
  if (gcflags !== undefined)
    return note(
      `The build passes \`${gcflags}\`, so the compiler was not asked for inlining costs: another \`-gcflags\` would replace it.`,
    );
  const asked = side.kind === 'profile' ? '-m=2 -d=pgodebug=2' : '-m=2';
  const args = packages.slice(0, MOST_PACKAGES).map((path) => `-gcflags=${path}=${asked}`);
  const result = await runGo(
    ['build', ...flags, pgoFlag(side), ...args, '-o', NOWHERE, '--', mainPackage.importPath],
    { ...context, env: { ...context.env, ...env } },
  );
  if (result.exitCode !== 0) {
    const lines = lastLines(result.stderr, 3);
    return note(`The compiler could not be asked for its inlining costs: ${lines}`);
  }
  return new CompilerNotes(result.stderr, mainPackage.importPath);
}

/** The go command compiles a program that is written here, and writes nothing. */
const NOWHERE = process.platform === 'win32' ? 'NUL' : '/dev/null';

/** The flags that decide what the compiler does. For the user's own command, those that the binary records. */
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
