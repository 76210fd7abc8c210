import type { Rename } from '../settings/values.ts';
import { remembered } from '../system/format.ts';
import type { Profile } from './columns.ts';

/**
 * Reads the names of functions in profiles. The name of a function shows its package, the function that declares it, and its kind of code.
 * For example:
 *
 *     example.com/shop/cart.(*Cart).Total           method Total of package example.com/shop/cart
 *     example.com/shop/cart.Load.func1              closure in Load
 *     slices.SortFunc[go.shape.[]example.com/a.T]   generic function, made for a type of package example.com/a
 *     main.main                                     every program has this function
 *     runtime.gcDrain                               garbage collector
 *     memmove                                       no package: C code, or assembly of the runtime
 */

/** Splits a symbol into its package and the rest: `a/b%2ec.(*T).M` into `a/b%2ec` and `(*T).M`. */
export function splitSymbol(name: string): { package: string; rest: string } {
  // Type arguments may contain slashes and dots, so the code looks only in front of the first bracket.
  const bracket = name.search(/[[(]/);
  const head = bracket < 0 ? name : name.slice(0, bracket);
  const dot = head.indexOf('.', head.lastIndexOf('/') + 1);
  return dot < 0 ? { package: '', rest: name } : { package: name.slice(0, dot), rest: name.slice(dot + 1) };
}

/**
 * Returns an import path in the form that the linker uses in symbols. Dots in the last element become `%2e`, so that the first dot behind
 * the last slash ends the package (`PathToPrefix` in Go's cmd/internal/objabi).
 */
export function symbolPath(importPath: string): string {
  const slash = importPath.lastIndexOf('/');
  return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll('.', '%2e');
}

/** Returns true if a function belongs to a main package or to a package of the module. */
export function isOwnFunction(name: string, modulePath: string): boolean {
  return ['main.', `${modulePath}/`, `${symbolPath(modulePath)}.`].some((one) => name.startsWith(one));
}

/** Returns true if a function belongs to Go's runtime. Every Go program has the runtime, and users cannot change it. */
export function isOfRuntime(name: string): boolean {
  return /^(internal\/)?runtime[./]/.test(name);
}

/** Returns a symbol without its type arguments, so that all instances of a generic function have the same name. */
export function withoutTypeArguments(symbol: string): string {
  if (!/[[\]]/.test(symbol)) return symbol;
  let depth = 0;
  let plain = '';
  for (const character of symbol) {
    if (character === '[') depth++;
    else if (character === ']') depth--;
    else if (depth === 0) plain += character;
  }
  return plain;
}

/**
 * Returns the declaration that a symbol comes from: `first` is a function, or a type whose method is `second`. A symbol may also name a
 * closure (`F.func1`, `(*T).M.func2.1`, or `F.G.func1` for a closure of G that was inlined into F), the body of a loop (`F-range1`) or a
 * wrapper (`F.gowrap1`, `T.M-fm`). For a closure, the body of a loop or a wrapper, `second` may be a part that the compiler made.
 * `isGenerated` is true for the initialization of a package and for the functions that cgo writes, because no source declares these
 * functions.
 */
export function declarationOf(symbol: string) {
  const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
  const [first = '', second = ''] = rest
    .replace(/[()*]/g, '')
    .split('.')
    .map((part) => part.replace(/-.*$/s, ''));
  return { package: path, first, second, isGenerated: /^(init|glob|map)$|^_(cgo|Cfunc)/.test(first) };
}

/** Names that the compiler gives to closures and wrappers. */
const CLOSURE_NAME = /^(func|gowrap|deferwrap)\d+$/;

/**
 * Returns the function whose source contains a closure, the body of a loop, or the wrapper of a `go` statement. The result has no package:
 * it is `ranked` for `index.ranked.func1`, and also for `index.Build.ranked.func2`, which is a closure of `ranked` that was inlined into
 * `Build`. The result is undefined for a declared function.
 */
export function closureOwner(symbol: string): string | undefined {
  const parts = splitSymbol(withoutTypeArguments(symbol)).rest.split('.');
  const last = parts.findLastIndex(
    (part) => !/^\d+$/.test(part) && !CLOSURE_NAME.test(part.replace(/-.*$/s, '')),
  );
  const owner = (parts[last] ?? '').replace(/-range\d+$/, '');
  return last < parts.length - 1 || owner !== parts[last] ? owner : undefined;
}

/**
 * Returns the import paths in the name of a function: the path of its package, and the paths of its type arguments
 * (`slices.SortFunc[go.shape.[]example.com/a/b.T]`).
 */
export function pathsIn(name: string): readonly string[] {
  const parts = name.split(/[[\](){}*,;:\s"'<>]+/);
  return [...new Set(parts.map(importPathIn).filter((path) => path !== ''))];
}

/**
 * Returns the import path at the beginning of a symbol; empty if the symbol has no import path. Only the last element of an import path is
 * escaped in symbols, so the first dot behind the last slash ends the path.
 */
function importPathIn(written: string): string {
  // The compiler puts prefixes such as `go.shape.` in front of the name of a type.
  const part = written.replace(/^(?:go\.shape\.|\.(?:eq|hash)\.)/, '');
  const slash = part.lastIndexOf('/');
  const dot = part.indexOf('.', slash + 1);
  const path = (dot < 0 ? '' : part.slice(0, dot)).replaceAll('%2e', '.');
  return /^[\w.~-]+(\/[\w.~+-]+)*$/.test(path) ? path : '';
}

/** Returns the import path of a function's package. */
export function importPathOf(name: string): string {
  return splitSymbol(name).package.replaceAll('%2e', '.');
}

/** The first elements of import paths in Go's standard library (Go 1.27). */
const STANDARD = new Set(
  `archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/),
);

/** Returns the import path of a function's package; empty for the standard library, and for a name without an import path. */
function importPathOutside(name: string): string {
  const path = importPathOf(name);
  return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) && !STANDARD.has(path.split('/')[0] ?? '') ? path : '';
}

/** Returns true if the import path in a function's name belongs to Go's standard library, including the runtime. */
export function isStandardFunction(name: string): boolean {
  return STANDARD.has(importPathOf(name).split('/')[0] ?? '');
}

/** Returns true if an import path belongs to one of the modules. */
export function isInside(path: string, modules: ReadonlySet<string>): boolean {
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/'))))
    if (modules.has(rest)) return true;
  return false;
}

/**
 * Returns a function that maps the name in a profile to today's name. The returned function first removes the mark of an excluded function
 * from the name. The returned function applies only one rename, which is the longest rename that fits.
 */
export function renamer(renames: readonly Rename[]): (written: string) => string {
  if (renames.length === 0) return ownName;
  const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
  return remembered((written) => {
    const name = ownName(written);
    for (const rename of exactFirst) {
      const after = renamed(name, rename);
      if (after !== undefined) return after;
    }
    return name;
  });
}

/** Matches the text that may follow the name of a function in a symbol, such as a closure, type arguments, or a wrapper. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;

/** Returns the new name of a function; undefined if the rename is not about this function. */
function renamed(name: string, { from, to }: Rename): string | undefined {
  // Only the last element of a path is escaped in a symbol, so a package in a folder below `from` is matched without escapes. No other
  // package is in a folder below package main.
  if (name.startsWith(`${from}/`) && to !== 'main') return to + name.slice(from.length);
  const path = symbolPath(from);
  if (splitSymbol(name).package === path) return symbolPath(to) + name.slice(path.length);
  const isOfFunction =
    splitSymbol(from).package !== '' && name.startsWith(from) && PART.test(name.slice(from.length));
  return isOfFunction ? to + name.slice(from.length) : undefined;
}

/**
 * The mark at the end of an excluded function's name. The compiler ignores a function with this mark, because no Go function has such a
 * name. A person who reads the name sees that go-pgo excluded the function.
 */
export const EXCLUDED = ' (excluded by go-pgo)';

/** Returns the name of a function without the mark of an exclusion. */
export function ownName(name: string): string {
  return name.endsWith(EXCLUDED) ? name.slice(0, -EXCLUDED.length) : name;
}

/** The name of a function, and the facts that the name shows. */
export interface KnownName {
  /**
   * The number of the name, which is below 2²⁰. In one `KnownNames`, equal names have equal numbers. The numbers of two `KnownNames` are
   * unrelated.
   */
  readonly number: number;
  /** The name in the profile. */
  readonly written: string;
  /** Today's name of the function. */
  readonly name: string;
  /** True if the function belongs to the program's own code; false if the program is unknown. */
  readonly isOwn: boolean;
  /** The bits that `frameOf` returns for the name. */
  readonly frame: number;
  /** The import path of the package; empty for the standard library and for a name without an import path. */
  readonly path: string;
}

/** A profile, and the facts that the names of its functions show. */
export interface NamedProfile {
  readonly profile: Profile;
  /** The names of the profile's functions, in the order of the profile. */
  readonly names: readonly KnownName[];
  /** The empty name, which stands for a location without lines. */
  readonly nameless: KnownName;
}

/** A `KnownNames` is full if it has this many names. One profile adds fewer than 2¹⁹ names, so all numbers stay below 2²⁰. */
const FULL = 2 ** 19;

/** The names of functions in all profiles of a run. Each name is analysed only once. */
export class KnownNames {
  readonly #own: OwnCode | undefined;
  readonly #rename: (written: string) => string;
  readonly #known = new Map<string, KnownName>();

  constructor(own?: OwnCode, renames: readonly Rename[] = []) {
    this.#own = own;
    this.#rename = renamer(renames);
  }

  /** True if the next profile should start a new `KnownNames`, because this object takes much memory. */
  get isFull(): boolean {
    return this.#known.size >= FULL;
  }

  /** Returns a profile together with the names of its functions. */
  named(profile: Profile): NamedProfile {
    return { profile, names: profile.functions.names.map((name) => this.of(name)), nameless: this.of('') };
  }

  /** Returns the facts that a name shows. */
  of(written: string): KnownName {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const name = this.#rename(written);
    const isOwn = this.#own?.includes(name) ?? false;
    const [frame, path] = [frameOf(name), importPathOutside(name)];
    const fresh = { number: this.#known.size, written, name, isOwn, frame, path };
    this.#known.set(written, fresh);
    return fresh;
  }
}

/** The facts that the source tree shows about the program for which profiles are collected. */
export interface ProgramSource {
  readonly modulePath: string;
  /** The main package of the program; undefined if a profile may come from any program of the module. */
  readonly main?: MainSource;
  readonly otherMains: readonly MainSource[];
  /** The paths of the modules that the program's packages are built with. */
  readonly dependencies: readonly string[];
}

/** The facts that the source tree shows about a main package. */
export interface MainSource {
  readonly importPath: string;
  /** The path from the module's folder to the package's folder, with forward slashes; empty if both are the same folder. */
  readonly folder: string;
  /** The functions and methods that the main package declares, as `Func` and `Type.Method`. */
  readonly names: ReadonlySet<string>;
}

/**
 * The functions of the program's own code. A profile counts as a profile of this program only if it has functions of the program's own
 * code.
 */
export interface OwnCode {
  readonly modulePath: string;
  includes(functionName: string): boolean;
  /** The program that profiles must come from; undefined if there is no source tree. */
  readonly program?: ProgramSource;
}

/**
 * Returns the own code of a module. All programs have a package main, so a function of package main may belong to another program. If the
 * module's main packages are known, a function of package main counts as own code only if a main package of the module declares the
 * function.
 */
export function ownCode(modulePath: string, mains?: readonly MainSource[], program?: ProgramSource): OwnCode {
  const isDeclared = (symbol: string) => {
    const { first, second, isGenerated } = declarationOf(symbol);
    const names = [first, `${first}.${second}`];
    return isGenerated || mains?.some((one) => names.some((name) => one.names.has(name))) !== false;
  };
  return {
    modulePath,
    program,
    includes: (name) => isOwnFunction(name, modulePath) && (!name.startsWith('main.') || isDeclared(name)),
  };
}

/** Splits a list of names at spaces and line breaks. */
const namesFrom = (text: string) => text.trim().split(/\s+/);

// The lists below have the names of Go 1.21 to 1.27 on Linux, macOS and Windows.

/** Functions of the runtime that call the kernel. The names have no `runtime.` in front. */
const RUNTIME_SYSTEM_CALLS = new Set(
  namesFrom(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`),
);
/** Functions of other packages that call the kernel. */
const SYSTEM_CALL =
  /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** Functions that call a C library of the system. On macOS and Windows, Go programs call the system only through a C library. */
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;

/**
 * Returns true if this function of the runtime interrupts a running function. A sample in an interrupting function does not show the hot
 * call.
 */
export function isInterruption(name: string): boolean {
  return name.startsWith('runtime.asyncPreempt');
}

const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;

/** Functions of the garbage collector: background workers, assists, sweeping and the write barrier. */
const COLLECTOR = new RegExp(
  `^runtime\\.(${namesFrom(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join(
    '|',
  )})` +
    `|^runtime\\.\\(\\*(${namesFrom(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join('|')})` +
    '|^internal/runtime/gc[./]',
);

/** Assembly functions of the runtime and of internal/bytealg whose symbols have no package. Symbols of C functions have no package, too. */
const ASSEMBLY = new Set(
  namesFrom(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`),
);

/** The classes of frames. A name is `FOREIGN` if it has no package, because Go gives every function a package. */
export const [GO, RUNTIME, GC, SYSTEM, INTO, FOREIGN] = [0, 1, 2, 3, 4, 5] as const;
/** The bits of the class in the result of `frameOf`. */
export const CLASS = 7;
/**
 * The flags that `frameOf` adds to the class. A name without a package is C code if the program calls C; in other programs, it is assembly
 * of the runtime.
 */
export const [NO_PACKAGE, CALLS_C, LIBRARY, INTERRUPTION] = [8, 16, 32, 64] as const;

/**
 * Returns the class and the flags of a frame as bits. The class and the flags follow from the frame's name. The bits show the kind of code
 * in which the time of the frame was spent.
 */
export function frameOf(name: string): number {
  const plain = name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, '');
  const callsC = /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name) ? CALLS_C : 0;
  const interruption = isInterruption(name) ? INTERRUPTION : 0;
  return classOfName(plain) | callsC | (SYSTEM_LIBRARY.test(name) ? LIBRARY : 0) | interruption;
}

function classOfName(plain: string): number {
  if (plain === '[vdso]' || SYSTEM_CALL.test(plain) || SYSTEM_LIBRARY.test(plain)) return SYSTEM;
  if (plain.startsWith('runtime.') && RUNTIME_SYSTEM_CALLS.has(plain.slice('runtime.'.length))) return SYSTEM;
  if (INTO_C.test(plain)) return INTO;
  if (COLLECTOR.test(plain)) return GC;
  const { package: path } = splitSymbol(plain);
  if (path === 'runtime' || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return RUNTIME;
  // Generated functions, such as those that compare values, are named after a type: `type:.eq.[2]string`.
  if ((path !== '' && !plain.includes('::')) || /^(go|type):/.test(plain)) return GO;
  if (ASSEMBLY.has(plain)) return RUNTIME;
  return plain === '<unknown>' || plain.startsWith('[') ? FOREIGN : FOREIGN | NO_PACKAGE;
}
