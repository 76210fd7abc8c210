import { j as remembered } from "./start.js";

// src/profile/names.ts
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
function splitSymbol(name) {
	const bracket = name.search(/[[(]/);
	const head = bracket < 0 ? name : name.slice(0, bracket);
	const dot = head.indexOf(".", head.lastIndexOf("/") + 1);
	return dot < 0 ? {
		package: "",
		rest: name
	} : {
		package: name.slice(0, dot),
		rest: name.slice(dot + 1)
	};
}
/**
* Returns an import path in the form that the linker uses in symbols. Dots in the last element become `%2e`, so that the first dot behind
* the last slash ends the package (`PathToPrefix` in Go's cmd/internal/objabi).
*/
function symbolPath(importPath) {
	const slash = importPath.lastIndexOf("/");
	return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll(".", "%2e");
}
/** Returns true if a function belongs to a main package or to a package of the module. */
function isOwnFunction(name, modulePath) {
	return [
		"main.",
		`${modulePath}/`,
		`${symbolPath(modulePath)}.`
	].some((one) => name.startsWith(one));
}
/** Returns true if a function belongs to Go's runtime. Every Go program has the runtime, and users cannot change it. */
function isOfRuntime(name) {
	return /^(internal\/)?runtime[./]/.test(name);
}
/** Returns a symbol without its type arguments, so that all instances of a generic function have the same name. */
function withoutTypeArguments(symbol) {
	if (!/[[\]]/.test(symbol)) return symbol;
	let depth = 0;
	let plain = "";
	for (const character of symbol) if (character === "[") depth++;
	else if (character === "]") depth--;
	else if (depth === 0) plain += character;
	return plain;
}
/**
* Returns the declaration that a symbol comes from: `first` is a function, or a type whose method is `second`. A symbol may also name a
* closure (`F.func1`, `(*T).M.func2.1`, or `F.G.func1` for a closure of G that was inlined into F), the body of a loop (`F-range1`) or a
* wrapper (`F.gowrap1`, `T.M-fm`). For a closure, the body of a loop or a wrapper, `second` may be a part that the compiler made.
* `isGenerated` is true for the initialization of a package and for the functions that cgo writes, because no source declares these
* functions.
*/
function declarationOf(symbol) {
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	const [first = "", second = ""] = rest.replace(/[()*]/g, "").split(".").map((part) => part.replace(/-.*$/s, ""));
	return {
		package: path,
		first,
		second,
		isGenerated: /^(init|glob|map)$|^_(cgo|Cfunc)/.test(first)
	};
}
/** Names that the compiler gives to closures and wrappers. */
const CLOSURE_NAME = /^(func|gowrap|deferwrap)\d+$/;
/**
* Returns the function whose source contains a closure, the body of a loop, or the wrapper of a `go` statement. The result has no package:
* it is `ranked` for `index.ranked.func1`, and also for `index.Build.ranked.func2`, which is a closure of `ranked` that was inlined into
* `Build`. The result is undefined for a declared function.
*/
function closureOwner(symbol) {
	const parts = splitSymbol(withoutTypeArguments(symbol)).rest.split(".");
	const last = parts.findLastIndex((part) => !/^\d+$/.test(part) && !CLOSURE_NAME.test(part.replace(/-.*$/s, "")));
	const owner = (parts[last] ?? "").replace(/-range\d+$/, "");
	return last < parts.length - 1 || owner !== parts[last] ? owner : void 0;
}
/**
* Returns the import paths in the name of a function: the path of its package, and the paths of its type arguments
* (`slices.SortFunc[go.shape.[]example.com/a/b.T]`).
*/
function pathsIn(name) {
	const parts = name.split(/[[\](){}*,;:\s"'<>]+/);
	return [...new Set(parts.map(importPathIn).filter((path) => path !== ""))];
}
/**
* Returns the import path at the beginning of a symbol; empty if the symbol has no import path. Only the last element of an import path is
* escaped in symbols, so the first dot behind the last slash ends the path.
*/
function importPathIn(written) {
	const part = written.replace(/^(?:go\.shape\.|\.(?:eq|hash)\.)/, "");
	const slash = part.lastIndexOf("/");
	const dot = part.indexOf(".", slash + 1);
	const path = (dot < 0 ? "" : part.slice(0, dot)).replaceAll("%2e", ".");
	return /^[\w.~-]+(\/[\w.~+-]+)*$/.test(path) ? path : "";
}
/** Returns the import path of a function's package. */
function importPathOf(name) {
	return splitSymbol(name).package.replaceAll("%2e", ".");
}
/** The first elements of import paths in Go's standard library (Go 1.27). */
const STANDARD = new Set(`archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/));
/** Returns the import path of a function's package; empty for the standard library, and for a name without an import path. */
function importPathOutside(name) {
	const path = importPathOf(name);
	return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) && !STANDARD.has(path.split("/")[0] ?? "") ? path : "";
}
/** Returns true if the import path in a function's name belongs to Go's standard library, including the runtime. */
function isStandardFunction(name) {
	return STANDARD.has(importPathOf(name).split("/")[0] ?? "");
}
/** Returns true if an import path belongs to one of the modules. */
function isInside(path, modules) {
	for (let rest = path; rest !== ""; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")))) if (modules.has(rest)) return true;
	return false;
}
/**
* Returns a function that maps the name in a profile to today's name. The returned function first removes the mark of an excluded function
* from the name. The returned function applies only one rename, which is the longest rename that fits.
*/
function renamer(renames) {
	if (renames.length === 0) return ownName;
	const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
	return remembered((written) => {
		const name = ownName(written);
		for (const rename of exactFirst) {
			const after = renamed(name, rename);
			if (after !== void 0) return after;
		}
		return name;
	});
}
/** Matches the text that may follow the name of a function in a symbol, such as a closure, type arguments, or a wrapper. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;
/** Returns the new name of a function; undefined if the rename is not about this function. */
function renamed(name, { from, to }) {
	if (name.startsWith(`${from}/`) && to !== "main") return to + name.slice(from.length);
	const path = symbolPath(from);
	if (splitSymbol(name).package === path) return symbolPath(to) + name.slice(path.length);
	return splitSymbol(from).package !== "" && name.startsWith(from) && PART.test(name.slice(from.length)) ? to + name.slice(from.length) : void 0;
}
/**
* The mark at the end of an excluded function's name. The compiler ignores a function with this mark, because no Go function has such a
* name. A person who reads the name sees that go-pgo excluded the function.
*/
const EXCLUDED = " (excluded by go-pgo)";
/** Returns the name of a function without the mark of an exclusion. */
function ownName(name) {
	return name.endsWith(" (excluded by go-pgo)") ? name.slice(0, -21) : name;
}
/** A `KnownNames` is full if it has this many names. One profile adds fewer than 2¹⁹ names, so all numbers stay below 2²⁰. */
const FULL = 2 ** 19;
/** The names of functions in all profiles of a run. Each name is analysed only once. */
var KnownNames = class {
	#own;
	#rename;
	#known = /* @__PURE__ */ new Map();
	constructor(own, renames = []) {
		this.#own = own;
		this.#rename = renamer(renames);
	}
	/** True if the next profile should start a new `KnownNames`, because this object takes much memory. */
	get isFull() {
		return this.#known.size >= FULL;
	}
	/** Returns a profile together with the names of its functions. */
	named(profile) {
		return {
			profile,
			names: profile.functions.names.map((name) => this.of(name)),
			nameless: this.of("")
		};
	}
	/** Returns the facts that a name shows. */
	of(written) {
		const known = this.#known.get(written);
		if (known !== void 0) return known;
		const name = this.#rename(written);
		const isOwn = this.#own?.includes(name) ?? false;
		const [frame, path] = [frameOf(name), importPathOutside(name)];
		const fresh = {
			number: this.#known.size,
			written,
			name,
			isOwn,
			frame,
			path
		};
		this.#known.set(written, fresh);
		return fresh;
	}
};
/**
* Returns the own code of a module. All programs have a package main, so a function of package main may belong to another program. If the
* module's main packages are known, a function of package main counts as own code only if a main package of the module declares the
* function.
*/
function ownCode(modulePath, mains, program) {
	const isDeclared = (symbol) => {
		const { first, second, isGenerated } = declarationOf(symbol);
		const names = [first, `${first}.${second}`];
		return isGenerated || mains?.some((one) => names.some((name) => one.names.has(name))) !== false;
	};
	return {
		modulePath,
		program,
		includes: (name) => isOwnFunction(name, modulePath) && (!name.startsWith("main.") || isDeclared(name))
	};
}
/** Splits a list of names at spaces and line breaks. */
const namesFrom = (text) => text.trim().split(/\s+/);
/** Functions of the runtime that call the kernel. The names have no `runtime.` in front. */
const RUNTIME_SYSTEM_CALLS = new Set(namesFrom(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`));
/** Functions of other packages that call the kernel. */
const SYSTEM_CALL = /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** Functions that call a C library of the system. On macOS and Windows, Go programs call the system only through a C library. */
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;
/**
* Returns true if this function of the runtime interrupts a running function. A sample in an interrupting function does not show the hot
* call.
*/
function isInterruption(name) {
	return name.startsWith("runtime.asyncPreempt");
}
const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;
/** Functions of the garbage collector: background workers, assists, sweeping and the write barrier. */
const COLLECTOR = new RegExp(`^runtime\\.(${namesFrom(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join("|")})|^runtime\\.\\(\\*(${namesFrom(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join("|")})|^internal/runtime/gc[./]`);
/** Assembly functions of the runtime and of internal/bytealg whose symbols have no package. Symbols of C functions have no package, too. */
const ASSEMBLY = new Set(namesFrom(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`));
/** The classes of frames. A name is `FOREIGN` if it has no package, because Go gives every function a package. */
const [GO, RUNTIME, GC, SYSTEM, INTO, FOREIGN] = [
	0,
	1,
	2,
	3,
	4,
	5
];
/**
* The flags that `frameOf` adds to the class. A name without a package is C code if the program calls C; in other programs, it is assembly
* of the runtime.
*/
const [NO_PACKAGE, CALLS_C, LIBRARY, INTERRUPTION] = [
	8,
	16,
	32,
	64
];
/**
* Returns the class and the flags of a frame as bits. The class and the flags follow from the frame's name. The bits show the kind of code
* in which the time of the frame was spent.
*/
function frameOf(name) {
	const plain = name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, "");
	const callsC = /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name) ? CALLS_C : 0;
	const interruption = isInterruption(name) ? INTERRUPTION : 0;
	return classOfName(plain) | callsC | (SYSTEM_LIBRARY.test(name) ? LIBRARY : 0) | interruption;
}
function classOfName(plain) {
	if (plain === "[vdso]" || SYSTEM_CALL.test(plain) || SYSTEM_LIBRARY.test(plain)) return SYSTEM;
	if (plain.startsWith("runtime.") && RUNTIME_SYSTEM_CALLS.has(plain.slice(8))) return SYSTEM;
	if (INTO_C.test(plain)) return INTO;
	if (COLLECTOR.test(plain)) return GC;
	const { package: path } = splitSymbol(plain);
	if (path === "runtime" || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return RUNTIME;
	if (path !== "" && !plain.includes("::") || /^(go|type):/.test(plain)) return GO;
	if (ASSEMBLY.has(plain)) return RUNTIME;
	return plain === "<unknown>" || plain.startsWith("[") ? FOREIGN : FOREIGN | NO_PACKAGE;
}

export { ownName as C, symbolPath as D, splitSymbol as E, withoutTypeArguments as O, ownCode as S, renamer as T, isInside as _, GO as a, isOwnFunction as b, KnownNames as c, RUNTIME as d, SYSTEM as f, importPathOf as g, frameOf as h, GC as i, LIBRARY as l, declarationOf as m, EXCLUDED as n, INTERRUPTION as o, closureOwner as p, FOREIGN as r, INTO as s, CALLS_C as t, NO_PACKAGE as u, isInterruption as v, pathsIn as w, isStandardFunction as x, isOfRuntime as y };