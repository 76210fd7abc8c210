import { splitSymbol } from './own.ts';

/** What kind of code the CPU was in. */
export type TimeClass = 'user' | 'runtime' | 'gc' | 'syscalls' | 'cgo';

/** What the name of a frame alone tells. */
export type FrameClass =
  | 'go'
  | 'runtime'
  | 'gc'
  | 'system call'
  /** The runtime's way into C or, where that is how the system is called, into the system. */
  | 'into C'
  /** Not linked by Go, which names everything. */
  | 'foreign';

const words = (text: string) => text.trim().split(/\s+/);

// The names are those of Go 1.21 to 1.26 on Linux, macOS and Windows.

/** Leaves in which the CPU is in the kernel, without their package `runtime`. */
const RUNTIME_SYSTEM_CALLS = new Set(
  words(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`),
);
/** The same in other packages. */
const SYSTEM_CALL =
  /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** On the stack where C is called in order to call the system: macOS and Windows have no other way. */
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;

const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;

/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
const COLLECTOR = new RegExp(
  `^runtime\\.(${words(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join(
    '|',
  )})` +
    `|^runtime\\.\\(\\*(${words(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join('|')})` +
    '|^internal/runtime/gc[./]',
);

/** Assembly of the runtime and of internal/bytealg, whose symbols have no package, as those of C have none. */
const ASSEMBLY = new Set(
  words(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`),
);

function classOfName(name: string, isCgo: boolean): FrameClass {
  const plain = withoutAbi(name);
  return classOfGo(plain) ?? classOfOther(plain, isCgo);
}

function withoutAbi(name: string): string {
  return name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, '');
}

/** Undefined for a name that is not one that Go gives. */
function classOfGo(plain: string): FrameClass | undefined {
  if (plain === '[vdso]') return 'system call';
  if (plain.startsWith('runtime.') && RUNTIME_SYSTEM_CALLS.has(plain.slice('runtime.'.length)))
    return 'system call';
  if (SYSTEM_CALL.test(plain)) return 'system call';
  if (INTO_C.test(plain)) return 'into C';
  if (COLLECTOR.test(plain)) return 'gc';
  const { package: path } = splitSymbol(plain);
  if (path === 'runtime' || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return 'runtime';
  // Generated comparisons and the like have a type for a name: `type:.eq.[2]string`.
  if ((path !== '' && !plain.includes('::')) || /^(go|type):/.test(plain)) return 'go';
  if (ASSEMBLY.has(plain)) return 'runtime';
  return undefined;
}

/** @param isCgo whether the program calls C. */
function classOfOther(plain: string, isCgo: boolean): FrameClass {
  return isCgo || plain === '<unknown>' || plain.startsWith('[') ? 'foreign' : 'runtime';
}

/** What the name of a frame tells of the time that is spent in it. */
export interface FrameTraits {
  /** In a program that calls no C. */
  readonly plain: FrameClass;
  /** In one that does. */
  readonly cgo: FrameClass;
  /** Whether it shows that the program calls C. */
  readonly callsC: boolean;
  /** Whether C is called there in order to call the system. */
  readonly isSystemLibrary: boolean;
}

export function frameTraits(name: string): FrameTraits {
  const plain = withoutAbi(name);
  const ofGo = classOfGo(plain);
  return {
    plain: ofGo ?? classOfOther(plain, false),
    cgo: ofGo ?? classOfOther(plain, true),
    callsC: showsC(name),
    isSystemLibrary: SYSTEM_LIBRARY.test(name),
  };
}

function showsC(name: string): boolean {
  return /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name);
}

/** Whether function names show that the program calls C. */
export function callsC(names: readonly string[]): boolean {
  return names.some(showsC);
}

/**
 * Says what a stack, given by the names of its frames, leaf first, was in. The leaf decides between C, system calls,
 * runtime and Go code; for the collector any frame does, since it moves memory and takes locks like everybody.
 * @param isCgo whether the program calls C: a name without a package is then a C function, else assembly of Go's.
 */
export function timeClassifier(isCgo: boolean): (leafFirst: readonly string[]) => TimeClass {
  const known = new Map<string, FrameClass>();
  const classOf = (name: string): FrameClass => {
    const found = known.get(name) ?? classOfName(name, isCgo);
    known.set(name, found);
    return found;
  };
  return (leafFirst) => {
    const leaf = classOf(leafFirst[0] ?? '');
    if (leaf === 'system call') return 'syscalls';
    if (leaf === 'foreign') return 'cgo';
    // What the runtime does in order to enter C, or to leave it, belongs to the call.
    const entry = leafFirst.findIndex((name) => classOf(name) !== 'runtime');
    if (entry >= 0 && classOf(leafFirst[entry] as string) === 'into C')
      return leafFirst.some((name) => SYSTEM_LIBRARY.test(name)) ? 'syscalls' : 'cgo';
    if (leafFirst.some((name) => classOf(name) === 'gc')) return 'gc';
    return leaf === 'go' ? 'user' : 'runtime';
  };
}
