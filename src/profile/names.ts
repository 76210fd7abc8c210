import type { Rename } from '../settings/values.ts';
import { remembered } from '../system/format.ts';
import type { Profile } from './columns.ts';

/** Function names as profiles have them: which package, declaration and import paths they come from. */

/** The package part of a symbol name and what follows it: `a/b%2ec.(*T).M` is `a/b%2ec` and `(*T).M`. */
export function splitSymbol(name: string): { package: string; rest: string } {
  // Type arguments may hold slashes and dots of their own: look before the first bracket only.
  const bracket = name.search(/[[(]/);
  const head = bracket < 0 ? name : name.slice(0, bracket);
  const dot = head.indexOf('.', head.lastIndexOf('/') + 1);
  return dot < 0 ? { package: '', rest: name } : { package: name.slice(0, dot), rest: name.slice(dot + 1) };
}

/**
 * An import path as the linker writes it in symbol names: dots of the last element become `%2e` (`PathToPrefix` in Go's
 * cmd/internal/objabi), so that the first dot after it ends the package.
 */
export function symbolPath(importPath: string): string {
  const slash = importPath.lastIndexOf('/');
  return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll('.', '%2e');
}

/** Whether a function belongs to a main package or to a package of the module. */
export function isOwnFunction(name: string, modulePath: string): boolean {
  return ['main.', `${modulePath}/`, `${symbolPath(modulePath)}.`].some((one) => name.startsWith(one));
}

/** A symbol name without type arguments: instances of one generic function have the same. */
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
 * The declaration that a symbol comes from: a function, or type and method. A symbol may name a closure (`F.func1`,
 * `(*T).M.func2.1`, `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), or a wrapper
 * (`F.gowrap1`, `T.M-fm`), so `second` may be no method. Generated are a package's initialization and what cgo writes.
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
 * The function that a closure, a loop's body or a `go` statement's wrapper stands in, without package: `ranked` for
 * `index.ranked.func1` and, inlined into Build, `index.Build.ranked.func2`. Undefined for a function that is declared.
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
 * Import paths that the name of a function reveals: that of its package, and of the types that it was made for
 * (`slices.SortFunc[go.shape.[]example.com/a/b.T]`).
 */
export function pathsIn(name: string): readonly string[] {
  const parts = name.split(/[[\](){}*,;:\s"'<>]+/);
  return [...new Set(parts.map(importPathIn).filter((path) => path !== ''))];
}

/** Only the last element of a package's path is escaped in symbols, so the first dot behind the last slash ends it. */
function importPathIn(written: string): string {
  // What the compiler puts before the name of a type.
  const part = written.replace(/^(?:go\.shape\.|\.(?:eq|hash)\.)/, '');
  const slash = part.lastIndexOf('/');
  const dot = part.indexOf('.', slash + 1);
  const path = (dot < 0 ? '' : part.slice(0, dot)).replaceAll('%2e', '.');
  return /^[\w.~-]+(\/[\w.~+-]+)*$/.test(path) ? path : '';
}

export function importPathOf(name: string): string {
  return splitSymbol(name).package.replaceAll('%2e', '.');
}

/** First elements of import paths of Go's standard library (Go 1.26) that have further ones. */
const STANDARD = new Set(
  `archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/),
);

/** Import path of a function's package; empty for the standard library, and for what is in no package with a path. */
function importPathOutside(name: string): string {
  const path = importPathOf(name);
  return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) && !STANDARD.has(path.split('/')[0] ?? '') ? path : '';
}

/** Whether a function is of Go's standard library, the runtime included, by the import path in its name. */
export function isStandardFunction(name: string): boolean {
  return STANDARD.has(importPathOf(name).split('/')[0] ?? '');
}

export function isInside(path: string, modules: ReadonlySet<string>): boolean {
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/'))))
    if (modules.has(rest)) return true;
  return false;
}

/** Today's name of a function, excluded or not, by the most exact of the renames. A new name is not renamed again. */
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

/** What may follow a function's name: that of a closure or a part, type arguments, a wrapper. A path does not. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;

/** Undefined where the name is not the one meant. */
function renamed(name: string, { from, to }: Rename): string | undefined {
  // Only the last element of a package's path is escaped in symbols. Package main has no packages below it.
  if (name.startsWith(`${from}/`) && to !== 'main') return to + name.slice(from.length);
  const path = symbolPath(from);
  if (splitSymbol(name).package === path) return symbolPath(to) + name.slice(path.length);
  const isOfFunction =
    splitSymbol(from).package !== '' && name.startsWith(from) && PART.test(name.slice(from.length));
  return isOfFunction ? to + name.slice(from.length) : undefined;
}

/** Ends no name of a Go function: the compiler finds no function under such a name, and people see it at once. */
export const EXCLUDED = ' (excluded by go-pgo)';

/** The name that a function had before it was excluded. */
export function ownName(name: string): string {
  return name.endsWith(EXCLUDED) ? name.slice(0, -EXCLUDED.length) : name;
}

/** A function's name, and what it reveals by itself. */
export interface KnownName {
  /** Below 2²⁰; names of different `KnownNames` must not be compared by it. */
  readonly number: number;
  /** As the profile has it. */
  readonly written: string;
  /** As the function is called today. */
  readonly name: string;
  /** Whether the function is the program's own; false where the program is not known. */
  readonly isOwn: boolean;
  readonly frame: number;
  /** Import path of its package; empty for the standard library and for a name without one. */
  readonly path: string;
}

/** A profile, and what the names of its functions reveal. */
export interface NamedProfile {
  readonly profile: Profile;
  /** Of the functions. */
  readonly names: readonly KnownName[];
  /** Of a location without lines. */
  readonly nameless: KnownName;
}

/** Of all profiles before; a decoded one has fewer than as many again. */
const FULL = 2 ** 19;

/** The names of functions in the profiles of one run; each is looked at once. */
export class KnownNames {
  readonly #own: OwnCode | undefined;
  readonly #rename: (written: string) => string;
  readonly #known = new Map<string, KnownName>();

  constructor(own?: OwnCode, renames: readonly Rename[] = []) {
    this.#own = own;
    this.#rename = renamer(renames);
  }

  /** Whether it takes up so much memory that the next profile should start a new one. */
  get isFull(): boolean {
    return this.#known.size >= FULL;
  }

  named(profile: Profile): NamedProfile {
    return { profile, names: profile.functions.names.map((name) => this.of(name)), nameless: this.of('') };
  }

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

/** The program that profiles are collected for, as its source tree shows it. */
export interface ProgramSource {
  readonly modulePath: string;
  /** Undefined if only the module is known; then a profile may be of any program of the module. */
  readonly main?: MainSource;
  readonly otherMains: readonly MainSource[];
  /** The paths of the modules that its packages are built with. */
  readonly dependencies: readonly string[];
}

/** A main package, as its source tree shows it. */
export interface MainSource {
  readonly importPath: string;
  /** The path from the module's folder, with forward slashes; empty for that folder itself. */
  readonly folder: string;
  /** The functions and methods that it declares, as `Func` and `Type.Method`. */
  readonly names: ReadonlySet<string>;
}

/** Which functions are the program's own: for judging whether a profile is about it at all. */
export interface OwnCode {
  readonly modulePath: string;
  includes(functionName: string): boolean;
  /** For recognizing profiles of other programs; undefined without a source tree. */
  readonly program?: ProgramSource;
}

/**
 * The module's functions. Every program has a package main, so of those only what `mains` declare counts, where the source tree is
 * at hand.
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

const namesFrom = (text: string) => text.trim().split(/\s+/);

// The names are those of Go 1.21 to 1.26 on Linux, macOS and Windows.

/** Leaves that are in the kernel, without their package `runtime`. */
const RUNTIME_SYSTEM_CALLS = new Set(
  namesFrom(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`),
);
/** Such leaves of other packages. */
const SYSTEM_CALL =
  /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** On the stack where C is called in order to call the system: macOS and Windows have no other way. */
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;

/** A function of the runtime in place of the one that ran: its sample does not show the call that is hot. */
export function isInterruption(name: string): boolean {
  return name.startsWith('runtime.asyncPreempt');
}

const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;

/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
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

/** Assembly of the runtime and of internal/bytealg, whose symbols have no package; those of C have none either. */
const ASSEMBLY = new Set(
  namesFrom(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`),
);

/** What a frame is by its name. `FOREIGN` was not linked by Go, which gives every function a package. */
export const [GO, RUNTIME, GC, SYSTEM, INTO, FOREIGN] = [0, 1, 2, 3, 4, 5] as const;
export const CLASS = 7;
/** Flags: a name without a package is C's if the program calls C, else assembly of the runtime. */
export const [NO_PACKAGE, CALLS_C, LIBRARY, INTERRUPTION] = [8, 16, 32, 64] as const;

/** What the name of a frame reveals of the time that is spent in it, as bits. */
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
  // Generated comparisons and the like have a type for a name: `type:.eq.[2]string`.
  if ((path !== '' && !plain.includes('::')) || /^(go|type):/.test(plain)) return GO;
  if (ASSEMBLY.has(plain)) return RUNTIME;
  return plain === '<unknown>' || plain.startsWith('[') ? FOREIGN : FOREIGN | NO_PACKAGE;
}
