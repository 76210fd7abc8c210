import { A as compareText, D as weightShare, Er as ExpectedError, F as totalOf, O as byName, P as sampleTypeIndex, Sr as _usingCtx, _n as count, j as compilerSampleType, k as callEdges } from "./start.js";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { randomInt } from "node:crypto";
import { open } from "node:fs/promises";

// src/profile/exclusions.ts
/** Ends no name of a Go function: what is renamed is found by nobody, and by people at once. */
const SUFFIX = " (excluded by go-pgo)";
function isExcluded({ caller, callee }, exclusions) {
	return exclusions.some((one) => one.callee === callee && (one.caller ?? caller) === caller);
}
/**
* The names of both functions where the call is excluded, under which the compiler finds neither. To it, a function is hot
* as the callee of any hot edge, and a call site by its caller and line alone (`PGOInlinePrologue` in
* cmd/compile/internal/inline/inl.go); so a callee that may be hot for other callers is only kept out of this one where
* the caller has another name, too.
*/
function excludedNames({ caller, callee }, exclusions) {
	return {
		caller: exclusions.some((one) => one.caller === void 0 && one.callee === callee) ? caller : caller + SUFFIX,
		callee: callee + SUFFIX
	};
}
/**
* The edges, sorted as before, with those that are excluded under other names. Their weight stays: which edges the
* compiler takes for hot depends on the sum of all.
*/
function renameExcluded(edges, exclusions) {
	if (!edges.some((edge) => isExcluded(edge, exclusions))) return edges;
	return edges.map((edge) => isExcluded(edge, exclusions) ? {
		...edge,
		...excludedNames(edge, exclusions)
	} : edge).sort(byName);
}
/** A profile with the names that its functions had before any was excluded. */
function withOwnNames(profile) {
	if (!profile.functions.some(({ name }) => name.endsWith(SUFFIX))) return profile;
	return {
		...profile,
		functions: profile.functions.map((func) => ({
			...func,
			name: ownName(func.name)
		}))
	};
}
/** The name that a function had before it was excluded. */
function ownName(name) {
	return name.endsWith(SUFFIX) ? name.slice(0, -21) : name;
}
/** @param all every exclusion there is: what another one excludes keeps nothing hot. */
function findExcluded(exclusion, edges, all) {
	const seen = edges.filter((edge) => edge.weight > 0 && !isExcluded(edge, all));
	const matches = (edge) => isExcluded(edge, [exclusion]);
	const isHotElsewhere = seen.some(({ callee }) => callee === exclusion.callee);
	return {
		weight: weightShare(edges, matches),
		shared: isHotElsewhere ? edges.filter((edge) => matches(edge) && seen.some(({ caller, offset }) => caller === edge.caller && offset === edge.offset)) : []
	};
}
/** `caller -> callee`, or the callee alone. */
function exclusionInWords({ caller, callee }) {
	return caller === void 0 ? callee : `${caller} -> ${callee}`;
}

// src/profile/own.ts
/** Whether a function, as profiles name it, belongs to the main package or to a package of the module. */
function isOwnFunction(name, modulePath) {
	return name.startsWith("main.") || name.startsWith(`${modulePath}/`) || name.startsWith(`${symbolPath(modulePath)}.`);
}
/**
* An import path as the linker writes it in symbol names: dots of the last element become `%2e`
* (`PathToPrefix` in Go's cmd/internal/objabi), so that the first dot after it ends the package.
*/
function symbolPath(importPath) {
	const slash = importPath.lastIndexOf("/");
	return importPath.slice(0, slash + 1) + importPath.slice(slash + 1).replaceAll(".", "%2e");
}
/** The package part of a symbol name and what follows it: `a/b%2ec.(*T).M` is `a/b%2ec` and `(*T).M`. */
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
* The declaration that a symbol comes from: a function, or type and method. A symbol may name a closure (`F.func1`,
* `(*T).M.func2.1`, `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), or a wrapper
* (`F.gowrap1`, `T.M-fm`), so `second` may be no method. Generated are a package's initialization and what cgo writes.
*/
function declarationOf(symbol) {
	const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
	const [first = "", second = ""] = rest.replace(/[()*]/g, "").split(".").map((part) => part.replace(/-.*$/, ""));
	return {
		package: path,
		first,
		second,
		isGenerated: /^(init|glob|map)$|^_(cgo|Cfunc)/.test(first)
	};
}
/** Instances of a generic function are named alike without them. */
function withoutTypeArguments(symbol) {
	let depth = 0;
	let plain = "";
	for (const character of symbol) if (character === "[") depth++;
	else if (character === "]") depth--;
	else if (depth === 0) plain += character;
	return plain;
}

// src/profile/rename.ts
/** Today's name of a function, by the most exact of the renames. A new name is not renamed again. */
function renamer(renames) {
	const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
	const known = /* @__PURE__ */ new Map();
	return (name) => {
		const before = known.get(name);
		if (before !== void 0) return before;
		const after = exactFirst.reduce((found, one) => found ?? renamed$1(name, one), void 0);
		known.set(name, after ?? name);
		return after ?? name;
	};
}
/** What may follow a function's name: that of a closure or a part, type arguments, a wrapper. A path does not. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;
/** Undefined where the name is not the one meant. */
function renamed$1(name, { from, to }) {
	if (name.startsWith(`${from}/`)) return to + name.slice(from.length);
	const path = symbolPath(from);
	if (name.startsWith(`${path}.`) && packageEnd(name) === path.length) return symbolPath(to) + name.slice(path.length);
	return packageEnd(from) >= 0 && name.startsWith(from) && PART.test(name.slice(from.length)) ? to + name.slice(from.length) : void 0;
}
/** Where the package ends in a name; −1 where there is nothing but a package. */
function packageEnd(name) {
	const bracket = name.indexOf("[");
	const head = bracket < 0 ? name : name.slice(0, bracket);
	return head.indexOf(".", head.lastIndexOf("/") + 1);
}
/** A profile with today's names. */
function withNewNames(profile, renames) {
	if (renames.length === 0) return profile;
	const rename = renamer(renames);
	return {
		...profile,
		functions: profile.functions.map((func) => ({
			...func,
			name: rename(func.name)
		}))
	};
}
/** Share of the edge weight that has an end with an old name, which the compiler does not find any more. */
function weightUnderOldNames({ edges }, renames) {
	const rename = renamer(renames);
	const isOld = (name) => rename(name) !== name;
	return weightShare(edges, ({ caller, callee }) => isOld(caller) || isOld(callee));
}

// src/profile/decisions.ts
/** As `inlineCDFHotCallSiteThresholdPercent` has it. */
const HOT_PERCENT = 99;
/** @param edges in any order, each once, of positive weight. */
function decisionsOf(edges) {
	const ordered = byWeight$1(edges);
	const hot = ordered.slice(0, hotCount(ordered));
	const callSites = /* @__PURE__ */ new Map();
	const last = /* @__PURE__ */ new Map();
	for (const edge of ordered) {
		const site = callSiteOf(edge);
		const callees = callSites.get(site) ?? [site];
		callees.push(last.get(site) === edge.weight ? `=${edge.callee}` : edge.callee);
		callSites.set(site, callees);
		last.set(site, edge.weight);
	}
	return {
		hotCallees: [...new Set(hot.map(({ callee }) => callee))].sort(),
		hotCallSites: [...new Set(hot.map(callSiteOf))].sort(),
		callSites: [...callSites.keys()].sort().map((site) => callSites.get(site))
	};
}
function areSameDecisions(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
/** From the heaviest down, those of the same weight by their names: `sortByWeight` in cmd/internal/pgo/pprof.go. */
function byWeight$1(edges) {
	return [...edges].sort(compareWeight);
}
function compareWeight(a, b) {
	return b.weight - a.weight || byName(a, b);
}
/** How many of the edges are hot. @param ordered by weight. */
function hotCount(ordered) {
	const total = ordered.reduce((sum, { weight }) => sum + weight, 0);
	let held = 0;
	return ordered.findIndex(({ weight }) => {
		held += weight;
		return held / total * 100 > HOT_PERCENT;
	}) + 1 || ordered.length;
}
/** What the compiler tells call sites apart by. */
function callSiteOf({ caller, offset }) {
	return `${offset} ${caller}`;
}

// src/profile/keyed-sums.ts
/** Sums of values by a key, in arrays: a map whose values would be objects takes ten times as much. */
var KeyedSums = class {
	/** Keys in the order in which they came. */
	keys;
	count = 0;
	#columns;
	#sums;
	/** Open addressing: one more than the index of a key, 0 for a free place. */
	#places;
	/** @param columns values of one key. */
	constructor(columns, room = 1024) {
		this.#columns = columns;
		this.keys = new Float64Array(room);
		this.#sums = new Float64Array(room * columns);
		this.#places = new Int32Array(2 * room);
	}
	/** Adds `values[from]` and those that follow, each `factor` times. @param key a safe integer, not negative. */
	add(key, values, from = 0, factor = 1) {
		const columns = this.#columns;
		const index = this.index(key) * columns;
		const sums = this.#sums;
		for (let column = 0; column < columns; column++) sums[index + column] = sums[index + column] + factor * values[from + column];
	}
	/** The sums, those of each key together. */
	get sums() {
		return this.#sums;
	}
	/** Of the key, which is added where it is new. */
	index(key) {
		const place = this.#place(key);
		const found = this.#places[place];
		if (found > 0) return found - 1;
		if (this.count === this.keys.length) {
			this.#grow();
			return this.index(key);
		}
		this.keys[this.count] = key;
		this.#places[place] = ++this.count;
		return this.count - 1;
	}
	has(key) {
		return this.#places[this.#place(key)] !== 0;
	}
	/** Where the key is, or would be. */
	#place(key) {
		const mask = this.#places.length - 1;
		let place = hash(key) & mask;
		for (;;) {
			const found = this.#places[place];
			if (found === 0 || this.keys[found - 1] === key) return place;
			place = place + 1 & mask;
		}
	}
	/** Forgets all, and keeps the room. */
	clear() {
		this.#sums.fill(0, 0, this.count * this.#columns);
		this.#places.fill(0);
		this.count = 0;
	}
	#grow() {
		const room = 2 * this.keys.length;
		const keys = new Float64Array(room);
		keys.set(this.keys);
		this.keys = keys;
		const sums = new Float64Array(room * this.#columns);
		sums.set(this.#sums);
		this.#sums = sums;
		const mask = 2 * room - 1;
		this.#places = new Int32Array(2 * room);
		for (let index = 0; index < this.count; index++) {
			let place = hash(this.keys[index]) & mask;
			while (this.#places[place] !== 0) place = place + 1 & mask;
			this.#places[place] = index + 1;
		}
	}
};
/** Odd, and unknown to whoever made the profile: keys that all have one place would take hours. */
const [LOW, HIGH] = [randomInt(2 ** 31) * 2 + 1, randomInt(2 ** 31) * 2 + 1];
/** Of both halves, so that neighbours lie apart. */
function hash(key) {
	const high = Math.floor(key / 2 ** 32);
	let mixed = Math.imul(key >>> 0, LOW) ^ Math.imul(high, HIGH);
	mixed ^= mixed >>> 15;
	return Math.imul(mixed, 739982445) >>> 4;
}

// src/profile/bytes-table.ts
/** Places that are looked at for one key; what has none of them is not kept. */
const MOST_PLACES = 16;
/** Bytes at the end of a key of which each is in its hash. */
const LAST = 16;
/** Things by sequences of bytes: a cache, which forgets what finds no place soon. */
var BytesTable = class {
	#items = [];
	/** All keys, one after the other, and where each begins; one more than there are. */
	#keys = /* @__PURE__ */ new Uint8Array(65536);
	#begin = /* @__PURE__ */ new Uint32Array(1024);
	/** Open addressing: one more than the index of an item, 0 for a free place. */
	#places = /* @__PURE__ */ new Int32Array(2048);
	#hashes = /* @__PURE__ */ new Int32Array(1024);
	#seed = randomInt(2 ** 31);
	find(bytes, start, end) {
		const hash = this.#hash(bytes, start, end);
		const mask = this.#places.length - 1;
		for (let tried = 0; tried < MOST_PLACES; tried++) {
			const found = this.#places[hash + tried & mask] - 1;
			if (found < 0) return void 0;
			if (this.#hashes[found] === hash && this.#isKey(found, bytes, start, end)) return this.#items[found];
		}
	}
	/** Adds what `find` does not find. */
	add(bytes, start, end, item) {
		const index = this.#items.length;
		if (index + 1 >= this.#begin.length) this.#growItems();
		const hash = this.#hash(bytes, start, end);
		if (!this.#take(hash, index)) return;
		const at = this.#begin[index];
		while (at + end - start > this.#keys.length) this.#keys = grown(this.#keys, new Uint8Array(2 * this.#keys.length));
		this.#keys.set(bytes.subarray(start, end), at);
		this.#begin[index + 1] = at + end - start;
		this.#hashes[index] = hash;
		this.#items.push(item);
	}
	/** Of the last bytes and of every fourth before: they are compared in any case, and names differ at their ends. */
	#hash(bytes, start, end) {
		let hash = this.#seed ^ end - start;
		const last = Math.max(start, end - LAST);
		for (let at = end - 1; at >= last; at--) hash = Math.imul(hash ^ bytes[at], 16777619);
		for (let at = last - 1; at >= start; at -= 4) hash = Math.imul(hash ^ bytes[at], 16777619);
		hash ^= hash >>> 15;
		return Math.imul(hash, 739982445);
	}
	#isKey(index, bytes, start, end) {
		const keys = this.#keys;
		let at = this.#begin[index];
		if (this.#begin[index + 1] - at !== end - start) return false;
		for (let from = start; from < end; from++, at++) if (keys[at] !== bytes[from]) return false;
		return true;
	}
	/** @returns whether there was a place. */
	#take(hash, index) {
		const mask = this.#places.length - 1;
		for (let tried = 0; tried < MOST_PLACES; tried++) {
			const place = hash + tried & mask;
			if (this.#places[place] !== 0) continue;
			this.#places[place] = index + 1;
			return true;
		}
		return false;
	}
	#growItems() {
		this.#begin = grown(this.#begin, new Uint32Array(2 * this.#begin.length));
		this.#hashes = grown(this.#hashes, new Int32Array(2 * this.#hashes.length));
		this.#places = new Int32Array(2 * this.#places.length);
		for (let index = 0; index < this.#items.length; index++) this.#take(this.#hashes[index], index);
	}
};
function grown(from, to) {
	to.set(from);
	return to;
}

// src/profile/equal-lists.ts
/** Keeps one of those lists that are equal: of each profile of a run, some 0.4 KB. */
var EqualLists = class {
	#kept = [];
	of(list) {
		const found = this.#kept.find((one) => one.length === list.length && one.every((text, at) => text === list[at]));
		if (found !== void 0) return found;
		this.#kept = [list, ...this.#kept.slice(0, 31)];
		return list;
	}
};

// src/profile/frames.ts
/** Names that got a number each, in the order in which they came. */
var NameTable = class {
	names = [];
	#numbers = /* @__PURE__ */ new Map();
	number(name) {
		const known = this.#numbers.get(name);
		if (known !== void 0) return known;
		this.#numbers.set(name, this.names.length);
		return this.names.push(name) - 1;
	}
};
/**
* The frames of each location, innermost first, as the numbers of their names. Frames are named, and told apart, as
* `go tool pprof -functions` does (`nodeInfo` in its internal/graph): by the function's name alone, and where there
* is none by the file that was mapped there.
*/
function framesOfLocations(profile, names) {
	return profile.locations.map((location) => frameNames(location, profile).map((name) => names.number(name)));
}
function frameNames({ lines, mapping }, profile) {
	const unnamed = () => nameWithout(mapping === void 0 ? void 0 : profile.mappings[mapping]);
	if (lines.length === 0) return [unnamed()];
	return lines.map(({ func }) => (func === void 0 ? void 0 : profile.functions[func]?.name) || unnamed());
}
/** What a frame is called that has no function's name. */
function nameWithout(mapping) {
	const file = mapping?.filename;
	return file ? `[${file.slice(file.lastIndexOf("/") + 1)}]` : "<unknown>";
}

// src/profile/modules.ts
/** @param own paths of modules that are not to be named. */
function weighModules(profile, own) {
	const tally = moduleTally(profile, own);
	profile.packed.eachSample(tally.add);
	return tally.weights();
}
/** A package from outside of the standard library. */
var KnownPackage = class {
	path;
	/** That it most likely belongs to. */
	module;
	/** The last tally that it is in, and its index there: for as long as that takes to be made. */
	tally = 0;
	index = 0;
	constructor(path) {
		this.path = path;
		this.module = moduleOf(path);
	}
};
/** The packages of the functions of a run, each once. */
var KnownPackages = class {
	#known = /* @__PURE__ */ new Map();
	/** Of a function; undefined for the standard library, and for what is no Go function of a package with a path. */
	of(name) {
		const path = packageOutside(name);
		if (path === "") return void 0;
		const known = this.#known.get(path) ?? new KnownPackage(path);
		this.#known.set(path, known);
		return known;
	}
	/** Forgets all but those of these. */
	keep(names) {
		const kept = /* @__PURE__ */ new Map();
		for (const { package: one } of names) if (one !== void 0) kept.set(one.path, one);
		this.#known = kept;
	}
};
let tallies = 0;
/** As `weighModules`. */
function moduleTally(profile, own) {
	const { packed, names } = profile;
	const tally = ++tallies;
	const packages = [];
	const ofFunction = new Int32Array(packed.functions.count).fill(-1);
	for (let index = 0; index < ofFunction.length; index++) {
		const one = names[index]?.package;
		if (one === void 0) continue;
		if (one.tally !== tally) {
			one.tally = tally;
			one.index = packages.push(one) - 1;
		}
		ofFunction[index] = one.index;
	}
	const { first, all: packagesOfLocation } = packagesOfLocations(packed.locations, ofFunction);
	const type = compilerSampleType(packed);
	const modules = new NameTable();
	const moduleOfPackage = packages.map(({ module }) => modules.number(module));
	const isOwn = packages.map(({ path }) => own.size > 0 && isInside(path, own));
	const weights = {
		packages: new Float64Array(packages.length),
		modules: new Float64Array(modules.names.length)
	};
	const counted = {
		packages: new Uint32Array(packages.length),
		modules: new Uint32Array(modules.names.length)
	};
	let [foreign, others, all, number] = [
		0,
		0,
		0,
		0
	];
	const add = (stack, depth, values) => {
		const value = values[type] ?? 0;
		let [hasOthers, hasStrangers] = [false, false];
		number++;
		for (let at = 0; at < depth; at++) {
			const location = stack[at];
			const end = first[location + 1];
			for (let i = first[location]; i < end; i++) {
				const path = packagesOfLocation[i];
				hasOthers = true;
				if (isOwn[path] === true || counted.packages[path] === number) continue;
				hasStrangers = true;
				counted.packages[path] = number;
				weights.packages[path] = weights.packages[path] + value;
				const module = moduleOfPackage[path];
				if (counted.modules[module] === number) continue;
				counted.modules[module] = number;
				weights.modules[module] = weights.modules[module] + value;
			}
		}
		all += value;
		if (hasOthers) others += value;
		if (hasStrangers) foreign += value;
	};
	return {
		add,
		weights: () => ({
			modules: byWeight(modules.names, weights.modules, counted.modules),
			packages: byWeight(packages.map(({ path }) => path), weights.packages, counted.packages),
			foreign,
			others,
			all
		})
	};
}
/** The packages of each location, one after the other, and where those of each begin. */
function packagesOfLocations({ count, firstLine, lineFunction }, ofFunction) {
	const first = new Uint32Array(count + 1);
	const all = new Int32Array(firstLine[count]);
	let length = 0;
	let line = 0;
	for (let location = 0; location < count; location++) {
		const end = firstLine[location + 1];
		for (; line < end; line++) {
			const func = lineFunction[line];
			const path = func < 0 ? -1 : ofFunction[func];
			if (path >= 0) all[length++] = path;
		}
		first[location + 1] = length;
	}
	return {
		first,
		all
	};
}
/** Those that were counted, heaviest first. */
function byWeight(names, weights, counted) {
	return names.map((name, at) => ({
		name,
		weight: weights[at],
		isCounted: counted[at] !== 0
	})).filter(({ isCounted }) => isCounted).sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}
/** Import path of a function's package; empty for what is no Go function of a package with a path. */
function packageOf(name) {
	const path = splitSymbol(name).package.replaceAll("%2e", ".");
	return /^[\w.~-]+(\/[\w.~+-]+)+$/.test(path) ? path : "";
}
/** First elements of import paths of Go's standard library (Go 1.26) that have further ones. */
const STANDARD = new Set(`archive bufio bytes cmp compress container context crypto database debug embed encoding errors expvar flag fmt go
  hash html image index internal io iter log maps math mime net os path plugin reflect regexp runtime simd slices sort
  strconv strings structs sync syscall testing text time unicode unique unsafe vendor weak`.split(/\s+/));
function isStandard(path) {
	return path === "" || STANDARD.has(path.split("/")[0] ?? "");
}
/** Import path of a function's package; empty for the standard library, and for what is no Go function of a package with a path. */
function packageOutside(name) {
	const path = packageOf(name);
	return isStandard(path) ? "" : path;
}
/** Whether a path is that of one of the modules, or below. */
function isInside(path, modules) {
	for (let rest = path; rest !== ""; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")))) if (modules.has(rest)) return true;
	return false;
}
/** Hosts whose modules start with a user's or an organization's name. */
const HOSTS_OF_OWNERS = /^(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|golang\.org)$/;
/** The module that a package most likely belongs to, by its path alone. */
function moduleOf(path) {
	const elements = path.split("/");
	const length = HOSTS_OF_OWNERS.test(elements[0] ?? "") ? 3 : 2;
	const major = /^v\d+$/.test(elements[length] ?? "") ? 1 : 0;
	return elements.slice(0, length + major).join("/");
}

// src/profile/time-classes.ts
const words = (text) => text.trim().split(/\s+/);
/** Leaves in which the CPU is in the kernel, without their package `runtime`. */
const RUNTIME_SYSTEM_CALLS = new Set(words(`
    futex futexsleep epollwait epollctl epollcreate1 kevent kqueue usleep usleep_no_g nanosleep osyield osyield_no_g
    sched_yield madvise mmap sysMmap munmap sysMunmap mincore write1 read open closefd pipe2 clone exit exitThread tgkill
    tkill raise raiseproc gettid getpid rt_sigaction sysSigaction rtsigprocmask sigaltstack sigprocmask
    sched_getaffinity setitimer timer_create timer_settime timer_delete semasleep semawakeup _VDSO`));
/** The same in other packages. */
const SYSTEM_CALL = /^((internal\/runtime|runtime\/internal)\/syscall(\/\w+)?|syscall|golang\.org\/x\/sys\/unix)\.(raw|Raw)?(syscall|Syscall|vforkSyscall|VforkSyscall)\w*$/;
/** On the stack where C is called in order to call the system: macOS and Windows have no other way. */
const SYSTEM_LIBRARY$1 = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;
const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;
/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
const COLLECTOR$1 = new RegExp(`^runtime\\.(${words(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join("|")})|^runtime\\.\\(\\*(${words(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join("|")})|^internal/runtime/gc[./]`);
/** Assembly of the runtime and of internal/bytealg, whose symbols have no package, as those of C have none. */
const ASSEMBLY = new Set(words(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`));
function classOfName(name, isCgo) {
	const plain = withoutAbi(name);
	return classOfGo(plain) ?? classOfOther(plain, isCgo);
}
function withoutAbi(name) {
	return name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, "");
}
/** Undefined for a name that is not one that Go gives. */
function classOfGo(plain) {
	if (plain === "[vdso]") return "system call";
	if (plain.startsWith("runtime.") && RUNTIME_SYSTEM_CALLS.has(plain.slice(8))) return "system call";
	if (SYSTEM_CALL.test(plain)) return "system call";
	if (INTO_C.test(plain)) return "into C";
	if (COLLECTOR$1.test(plain)) return "gc";
	const { package: path } = splitSymbol(plain);
	if (path === "runtime" || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return "runtime";
	if (path !== "" && !plain.includes("::") || /^(go|type):/.test(plain)) return "go";
	if (ASSEMBLY.has(plain)) return "runtime";
}
/** @param isCgo whether the program calls C. */
function classOfOther(plain, isCgo) {
	return isCgo || plain === "<unknown>" || plain.startsWith("[") ? "foreign" : "runtime";
}
function frameTraits(name) {
	const plain = withoutAbi(name);
	const ofGo = classOfGo(plain);
	return {
		plain: ofGo ?? classOfOther(plain, false),
		cgo: ofGo ?? classOfOther(plain, true),
		callsC: showsC(name),
		isSystemLibrary: SYSTEM_LIBRARY$1.test(name)
	};
}
function showsC(name) {
	return /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name);
}
/** Whether function names show that the program calls C. */
function callsC(names) {
	return names.some(showsC);
}
/**
* Says what a stack, given by the names of its frames, leaf first, was in. The leaf decides between C, system calls,
* runtime and Go code; for the collector any frame does, since it moves memory and takes locks like everybody.
* @param isCgo whether the program calls C: a name without a package is then a C function, else assembly of Go's.
*/
function timeClassifier(isCgo) {
	const known = /* @__PURE__ */ new Map();
	const classOf = (name) => {
		const found = known.get(name) ?? classOfName(name, isCgo);
		known.set(name, found);
		return found;
	};
	return (leafFirst) => {
		const leaf = classOf(leafFirst[0] ?? "");
		if (leaf === "system call") return "syscalls";
		if (leaf === "foreign") return "cgo";
		const entry = leafFirst.findIndex((name) => classOf(name) !== "runtime");
		if (entry >= 0 && classOf(leafFirst[entry]) === "into C") return leafFirst.some((name) => SYSTEM_LIBRARY$1.test(name)) ? "syscalls" : "cgo";
		if (leafFirst.some((name) => classOf(name) === "gc")) return "gc";
		return leaf === "go" ? "user" : "runtime";
	};
}

// src/profile/time-sums.ts
const NOTHING = {
	user: 0,
	runtime: 0,
	gc: 0,
	syscalls: 0,
	cgo: 0
};
const NO_TIMES = {
	plain: NOTHING,
	cgo: NOTHING,
	callsC: false
};
/** The sum, the second one times `factor`. */
function addTimes(a, b, factor = 1) {
	const sumOf = (which) => {
		const sums = { ...a[which] };
		for (const one of TIME_CLASSES) sums[one] += factor * b[which][one];
		return sums;
	};
	return {
		plain: sumOf("plain"),
		cgo: sumOf("cgo"),
		callsC: a.callsC || b.callsC
	};
}
const TIME_CLASSES = [
	"user",
	"runtime",
	"gc",
	"syscalls",
	"cgo"
];
const [USER, RUNTIME, GC, SYSCALLS, CGO] = [
	0,
	1,
	2,
	3,
	4
];
const FRAME_CLASSES = {
	go: 0,
	runtime: 1,
	gc: 2,
	"system call": 3,
	"into C": 4,
	foreign: 5
};
/** All frames of a location are of the runtime. */
const NO_ENTRY = 7;
/** The class in a program without C is in the lowest three bits, that in one with C in the next three. */
const BITS = 3;
const MASK = 7;
const FLAGS = 6;
const NO_ENTRIES = 63;
const RUNTIMES = FRAME_CLASSES.runtime | FRAME_CLASSES.runtime << BITS;
/** What the frames of a location show, as bits that are put together for a stack. */
const [OWN, STARTED, COLLECTOR, SYSTEM_LIBRARY, CALLS_C] = [
	1,
	2,
	4,
	8,
	16
];
/** What the frames of each location tell together. */
var LocationTraits = class {
	flags;
	#leaf;
	#entry;
	#empty;
	constructor(profile, known) {
		const { packed, names } = profile;
		const { locations, functions } = packed;
		this.flags = new Uint8Array(locations.count);
		this.#leaf = new Uint16Array(locations.count);
		this.#entry = new Uint8Array(locations.count).fill(NO_ENTRIES);
		this.#empty = names[functions.count].frame;
		const unnamed = packed.mappings.map((mapping) => known.name(nameWithout(mapping)));
		const nowhere = known.name(nameWithout(void 0));
		for (let location = 0; location < locations.count; location++) {
			const mapping = locations.mapping[location];
			this.#add(location, profile, mapping < 0 ? nowhere : unnamed[mapping]);
		}
	}
	#add(location, { packed, names }, nameless) {
		const { locations, functions } = packed;
		const first = locations.firstLine[location];
		const end = locations.firstLine[location + 1];
		if (first === end) this.#take(location, nameless, true);
		for (let line = first; line < end; line++) {
			const func = locations.lineFunction[line];
			const name = names[func < 0 ? functions.count : func];
			if (func >= 0 && functions.startLine[func] !== 0) this.flags[location] = this.flags[location] | STARTED;
			if (name.isOwn) this.flags[location] = this.flags[location] | OWN;
			this.#take(location, name.name === "" ? nameless : name, line === first);
		}
	}
	#take(location, { frame }, isLeaf) {
		if (isLeaf) this.#leaf[location] = frame;
		const known = this.#entry[location];
		this.#entry[location] = firstEntry(known, frame, MASK) | firstEntry(known, frame, 56);
		this.flags[location] = this.flags[location] | frame >> FLAGS;
	}
	/**
	* Says what a stack was in, as `timeClassifier` does by the names of its frames.
	* @param flags those of all its locations.
	*/
	classOf(stack, depth, flags, shift) {
		const leaf = (depth === 0 ? this.#empty : this.#leaf[stack[0]]) >> shift & MASK;
		if (leaf === FRAME_CLASSES["system call"]) return SYSCALLS;
		if (leaf === FRAME_CLASSES.foreign) return CGO;
		let entry = NO_ENTRY;
		for (let at = 0; at < depth && entry === NO_ENTRY; at++) entry = this.#entry[stack[at]] >> shift & MASK;
		if (entry === FRAME_CLASSES["into C"]) return (flags & SYSTEM_LIBRARY) !== 0 ? SYSCALLS : CGO;
		if ((flags & COLLECTOR) !== 0) return GC;
		return leaf === FRAME_CLASSES.go ? USER : RUNTIME;
	}
};
/** Of what is within `mask`: what is known, or else the class of a frame that is not of the runtime. */
function firstEntry(known, code, mask) {
	return ((known & mask) === (NO_ENTRIES & mask) && (code & mask) !== (RUNTIMES & mask) ? code : known) & mask;
}
/** What the name of a frame tells: both classes, and flags above them. */
function frameBits(name) {
	const { plain, cgo, callsC, isSystemLibrary } = frameTraits(name);
	const flags = (plain === "gc" ? COLLECTOR : 0) | (isSystemLibrary ? SYSTEM_LIBRARY : 0) | (callsC ? CALLS_C : 0);
	return FRAME_CLASSES[plain] | FRAME_CLASSES[cgo] << BITS | flags << FLAGS;
}
/** Sums of the stacks of one profile. */
var TimeTally = class {
	#traits;
	#plain = new Float64Array(TIME_CLASSES.length);
	#cgo = new Float64Array(TIME_CLASSES.length);
	#flags = 0;
	constructor(traits) {
		this.#traits = traits;
	}
	add(stack, depth, flags, value) {
		const plain = this.#traits.classOf(stack, depth, flags, 0);
		const cgo = this.#traits.classOf(stack, depth, flags, BITS);
		this.#plain[plain] = this.#plain[plain] + value;
		this.#cgo[cgo] = this.#cgo[cgo] + value;
		this.#flags |= flags;
	}
	sums() {
		const named = (sums) => Object.fromEntries(TIME_CLASSES.map((one, at) => [one, sums[at]]));
		return {
			plain: named(this.#plain),
			cgo: named(this.#cgo),
			callsC: (this.#flags & CALLS_C) !== 0
		};
	}
};

// src/profile/known-names.ts
/** A function's name, and all that it tells by itself. */
var KnownName = class {
	/** Of its own, below `MOST_NAMES`: equal names of one numbering have the same, and no other name has that stays. */
	number;
	/** As the profile has it. */
	written;
	/** As the function is called today. */
	name;
	/** Whether the function is the program's own; false where it is not known which program it is. */
	isOwn;
	/** See `frameBits`. */
	frame;
	/** Whether it is one line: the compiler reads names line by line. */
	isOneLine;
	#packages;
	/** Null before it is asked for. */
	#package = null;
	constructor(number, written, name, isOwn, packages) {
		this.number = number;
		this.written = written;
		this.name = name;
		this.isOwn = isOwn;
		this.frame = frameBits(name);
		this.isOneLine = !/[\n\r]/.test(written);
		this.#packages = packages;
	}
	/** Undefined for the standard library and for what has no path. */
	get package() {
		if (this.#package === null) this.#package = this.#packages.of(this.name);
		return this.#package;
	}
};
/** Where the source of a function lies. */
function filenameOf({ packed }, index) {
	return packed.text(packed.functions.filename[index]);
}
/** Of all profiles of a run, together; the largest programs have some hundred thousand functions. */
const MOST_NAMES = 2 ** 18;
/** Of all profiles of a run, together; those of a program come to a few MiB. What merges them holds several times as much. */
const MOST_CHARACTERS = 16777216;
/** The names of functions in the profiles of one run; each is looked at once. */
var KnownNames = class {
	/** What the profiles have beside their functions: columns, builds, modules. */
	lists = new EqualLists();
	#packages = new KnownPackages();
	#own;
	#rename;
	#known = /* @__PURE__ */ new Map();
	#characters = 0;
	/** Before the last profile. */
	#before = {
		names: 0,
		characters: 0
	};
	#byBytes = new BytesTable();
	/** @param renames what functions are called today. */
	constructor(own, renames = []) {
		this.#own = own;
		this.#rename = renames.length === 0 ? (name) => name : renamer(renames);
	}
	/** What names come from now on can be taken back. */
	begin() {
		this.#before = {
			names: this.#known.size,
			characters: this.#characters
		};
	}
	/** @throws ExpectedError when there are absurdly many, with those of the profiles before. */
	named(packed) {
		const { functions } = packed;
		const names = new Array(functions.count + 1);
		for (let index = 0; index < functions.count; index++) names[index] = packed.readText(functions.name[index], this.#ofBytes);
		names[functions.count] = this.name("");
		if (this.#characters > MOST_CHARACTERS || this.#known.size > MOST_NAMES) throw new ExpectedError("The names of its functions, with those of the profiles before it, have more than 16 million characters, or are more than a quarter of a million.", { fix: "Merge the profiles of one program at a time, and look at this one with `go-pgo inspect`." });
		return {
			packed,
			names,
			numbering: this
		};
	}
	/** The profile since `begin` is not taken: what names it brought do not count, lest others are refused for them. */
	takeBack() {
		const characters = this.#characters - this.#before.characters;
		const names = this.#known.size - this.#before.names;
		if (characters <= MOST_CHARACTERS / 100 && names <= MOST_NAMES / 100) return;
		this.#known = new Map([...this.#known].slice(0, this.#before.names));
		this.#packages.keep(this.#known.values());
		this.#byBytes = new BytesTable();
		this.#characters = this.#before.characters;
	}
	/** Of one that is known, no text is made: those of a thousand profiles would be as much as the profiles. */
	#ofBytes = (bytes, start, end) => {
		const known = this.#byBytes.find(bytes, start, end);
		if (known !== void 0) return known;
		const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
		const name = this.name(text);
		this.#byBytes.add(bytes, start, end, name);
		return name;
	};
	name(written) {
		const known = this.#known.get(written);
		if (known !== void 0) return known;
		const name = this.#rename(ownName(written));
		const isOwn = this.#own?.includes(name) ?? false;
		const fresh = new KnownName(this.#known.size, written, name, isOwn, this.#packages);
		this.#known.set(written, fresh);
		this.#characters += written.length;
		return fresh;
	}
};

// src/profile/edge-table.ts
/** From the start of a function to a call in it; no source file has so many lines. */
const MOST_OFFSET = 2 ** 30;
/** Call edges by the names that a profile has, as the compiler counts them, with their values. */
var EdgeTable = class {
	/** How many values an edge has: one for each sample type. */
	types;
	/** Of the names in it. */
	numbering;
	#callers = [];
	#offsets = [];
	#callees = [];
	#sites = new KeyedSums(0);
	#edges;
	constructor(types, numbering) {
		this.types = types;
		this.numbering = numbering;
		this.#edges = new KeyedSums(types);
	}
	get count() {
		return this.#edges.count;
	}
	/** `types` of each edge, together. */
	get values() {
		return this.#edges.sums;
	}
	/** How many places there are calls at. */
	get siteCount() {
		return this.#sites.count;
	}
	/** Index of the place of the call. */
	site(edge) {
		return Math.floor(this.#edges.keys[edge] / MOST_NAMES);
	}
	caller(site) {
		return this.#callers[site];
	}
	/** The line of the call minus the line where the caller starts. */
	offset(site) {
		return this.#offsets[site];
	}
	callee(edge) {
		return this.#callees[edge];
	}
	/**
	* @param offset within `MOST_OFFSET`.
	* @param index of the values in `sums`, counted in edges.
	*/
	add(caller, offset, callee, sums, index) {
		this.#add(this.#siteOf(caller, offset), callee, sums, index, 1);
	}
	/** Adds the edges of another table with the same sample types and numbering, each `factor` times. */
	addAll(other, factor) {
		const { values, count, siteCount } = other;
		const sites = new Uint32Array(siteCount);
		for (let site = 0; site < siteCount; site++) sites[site] = this.#siteOf(other.caller(site), other.offset(site));
		for (let edge = 0; edge < count; edge++) this.#add(sites[other.site(edge)], other.callee(edge), values, edge, factor);
	}
	/** Forgets all, and keeps the room. */
	clear() {
		this.#sites.clear();
		this.#edges.clear();
	}
	#siteOf(caller, offset) {
		const before = this.#sites.count;
		const site = this.#sites.index((offset + MOST_OFFSET) * MOST_NAMES + caller.number);
		if (this.#sites.count > before) {
			this.#callers[site] = caller;
			this.#offsets[site] = offset;
		}
		return site;
	}
	#add(site, callee, sums, index, factor) {
		const before = this.#edges.count;
		this.#edges.add(site * MOST_NAMES + callee.number, sums, index * this.types, factor);
		if (this.#edges.count > before) this.#callees[before] = callee;
	}
};

// src/profile/wire-writer.ts
/** Writes the protocol-buffer wire format; what it has written so far may be another one's field. */
var WireWriter = class {
	#bytes;
	length = 0;
	constructor(room = 256) {
		this.#bytes = Buffer.allocUnsafe(room);
	}
	clear() {
		this.length = 0;
	}
	/** A view, valid until the next write. */
	get bytes() {
		return this.#bytes.subarray(0, this.length);
	}
	/** A field of an integer; a safe one, which may be negative. 0 is what an absent field means. */
	integer(field, value) {
		if (value === 0 || value === 0n) return;
		this.#room(12);
		this.#varint(field * 8);
		this.value(value);
	}
	/** A value of a packed field. */
	value(value) {
		this.#room(10);
		if (typeof value === "number" && value >= 0) this.#varint(value);
		else this.#big(BigInt(value));
	}
	/** A length-delimited field. */
	message(field, content) {
		const { length } = content;
		this.#room(16 + length);
		this.#varint(field * 8 + 2);
		this.#varint(length);
		const [from, to] = [content.#bytes, this.#bytes];
		for (let at = 0; at < length; at++) to[this.length++] = from[at];
	}
	text(field, text) {
		const length = Buffer.byteLength(text);
		this.#room(16 + length);
		this.#varint(field * 8 + 2);
		this.#varint(length);
		this.length += this.#bytes.write(text, this.length);
	}
	#varint(value) {
		let rest = value;
		while (rest >= 128) {
			this.#bytes[this.length++] = rest % 128 | 128;
			rest = Math.floor(rest / 128);
		}
		this.#bytes[this.length++] = rest;
	}
	#big(value) {
		let rest = BigInt.asUintN(64, value);
		for (; rest >= 128n; rest >>= 7n) this.#bytes[this.length++] = Number(rest & 127n) | 128;
		this.#bytes[this.length++] = Number(rest);
	}
	#room(more) {
		if (this.length + more <= this.#bytes.length) return;
		const grown = Buffer.allocUnsafe(2 * (this.length + more));
		grown.set(this.#bytes.subarray(0, this.length));
		this.#bytes = grown;
	}
};

// src/profile/stack-writer.ts
/** Field numbers of the pprof format. */
const PROFILE = {
	sampleType: 1,
	sample: 2,
	location: 4,
	function: 5,
	string: 6,
	timeNanos: 9,
	durationNanos: 10,
	periodType: 11,
	period: 12,
	comment: 13
};
/**
* Writes a profile of stacks of two frames, of functions that all start in line 1, as it comes: without objects for what is in it, of
* which there may be hundreds of thousands.
*/
var StackWriter = class {
	#texts = new WireWriter(65536);
	#strings = /* @__PURE__ */ new Map();
	#out = new WireWriter(65536);
	#part = new WireWriter();
	#inner = new WireWriter();
	constructor() {
		this.string("");
	}
	/** The index of a text in the string table. */
	string(text) {
		const known = this.#strings.get(text);
		if (known !== void 0) return known;
		this.#texts.text(PROFILE.string, text);
		this.#strings.set(text, this.#strings.size);
		return this.#strings.size - 1;
	}
	sampleType(type) {
		this.#valueType(PROFILE.sampleType, type);
	}
	/** @param values of `sums` from this index on, as many as there are sample types. */
	sample(callee, caller, values, first, types) {
		const [part, inner] = [this.#part, this.#inner];
		inner.clear();
		inner.value(callee);
		inner.value(caller);
		part.clear();
		part.message(1, inner);
		inner.clear();
		for (let type = 0; type < types; type++) inner.value(values[first + type]);
		part.message(2, inner);
		this.#out.message(PROFILE.sample, part);
	}
	location(id, func, line, address) {
		const [part, inner] = [this.#part, this.#inner];
		inner.clear();
		inner.integer(1, func);
		inner.integer(2, line);
		part.clear();
		part.integer(1, id);
		part.integer(3, address);
		part.message(4, inner);
		this.#out.message(PROFILE.location, part);
	}
	function(id, name) {
		const part = this.#part;
		part.clear();
		part.integer(1, id);
		part.integer(2, this.string(name));
		part.integer(5, 1);
		this.#out.message(PROFILE.function, part);
	}
	/** Times that are 0 are left out. */
	head({ timeNanos, durationNanos, periodType, period }) {
		this.#out.integer(PROFILE.timeNanos, timeNanos);
		this.#out.integer(PROFILE.durationNanos, durationNanos);
		if (periodType !== void 0) this.#valueType(PROFILE.periodType, periodType);
		this.#out.integer(PROFILE.period, period);
	}
	comments(lines) {
		const inner = this.#inner;
		inner.clear();
		for (const line of lines) inner.value(this.string(line));
		if (lines.length > 0) this.#out.message(PROFILE.comment, inner);
	}
	/**
	* Its strings come first; protocol buffers may be put together from parts in any order. The empty string that every table starts with
	* is then the file's second byte, a NUL: what git and GitHub take for a sign of a binary file. Without it they show an uncompressed
	* profile as hundreds of changed lines of text.
	*/
	get bytes() {
		return Buffer.concat([this.#texts.bytes, this.#out.bytes]);
	}
	#valueType(field, { type, unit }) {
		const part = this.#part;
		const [name, ofUnit] = [this.string(type), this.string(unit)];
		part.clear();
		part.integer(1, name);
		part.integer(2, ofUnit);
		this.#out.message(field, part);
	}
};

// src/profile/compact.ts
const SAMPLES_COMMENT = "go-pgo samples: ";
const CPU_COMMENT = "go-pgo cpu-nanoseconds: ";
const WEIGHTED_COMMENT = "go-pgo weighted-samples: ";
const EFFECTIVE_COMMENT = "go-pgo effective-samples: ";
/**
* Rewrites a profile as one two-frame stack per call edge: the compiler makes exactly the same of it
* (`go tool preprofile` prints the same bytes), and nothing else is left: no labels, addresses, files, mappings.
* The bytes depend on the edges and totals alone; they are not gzipped, so that git can store the difference
* between two of them. Lines are relative to a start line of 1, so that code that merely moved changes nothing.
*/
function compactToEdges(profile, totals = totalsOf(profile), { exclusions = [], remarks = [] } = {}) {
	return encodeEdges(profile, renameExcluded(callEdges(profile).edges, exclusions), totals, remarks);
}
/**
* As `compactToEdges`, of these edges under the names that they are written with.
* @param head of the profile with the columns that the edges have.
*/
function encodeEdges(head, edges, totals, remarks) {
	const kept = keptSampleTypes(head);
	const frames = new FrameTable(edges);
	const out = new StackWriter();
	for (const name of frames.names) out.string(name);
	for (const index of kept) out.sampleType(head.sampleTypes[index]);
	for (const edge of byWeight$1(edges)) {
		const values = kept.map((index) => edge.values[index] ?? 0);
		out.sample(frames.callee(edge), frames.caller(edge), values, 0, values.length);
	}
	frames.eachLocation((id, func, line, address) => out.location(id, func, line, address));
	for (const [index, name] of frames.names.entries()) out.function(index + 1, name);
	out.head(head);
	out.comments([...totalsInWords(totals), ...remarks]);
	return out.bytes;
}
/**
* Functions and locations of the compact profile, numbered from 1 in the order of their names: a location for each callee, with the
* number of its function as long as every function is called, then one for each call site. What is alike stands together, so that it
* compresses well, and git finds it again in the next version.
*/
var FrameTable = class {
	/** Of the functions, in order. */
	names;
	#functions;
	/** Of each function, the number of its location as a callee; 0 for those that are never called. */
	#callees;
	#calleeCount;
	#callSites = new KeyedSums(0);
	constructor(edges) {
		const names = /* @__PURE__ */ new Set();
		for (const { caller, callee } of edges) names.add(caller).add(callee);
		this.names = [...names].sort(compareText);
		this.#functions = new Map(this.names.map((name, index) => [name, index]));
		const callees = new Uint32Array(this.names.length);
		for (const { callee } of edges) callees[this.#function(callee)] = 1;
		this.#calleeCount = callees.reduce((count, isCalled, func) => {
			callees[func] = isCalled && count + 1;
			return count + isCalled;
		}, 0);
		this.#callees = callees;
		for (const edge of [...edges].sort(byName)) this.caller(edge);
	}
	/** Number of the location. */
	caller({ caller, offset }) {
		const key = (offset + MOST_OFFSET) * this.names.length + this.#function(caller);
		return this.#calleeCount + 1 + this.#callSites.index(key);
	}
	/** Number of the location. */
	callee({ callee }) {
		return this.#callees[this.#function(callee)];
	}
	/** Calls `visit` with the numbers of all locations and of their functions. */
	eachLocation(visit) {
		for (const [func, id] of this.#callees.entries()) if (id > 0) visit(id, func + 1, 1, 0);
		for (let site = 0; site < this.#callSites.count; site++) {
			const key = this.#callSites.keys[site];
			const func = key % this.names.length;
			const offset = Math.floor(key / this.names.length) - MOST_OFFSET;
			const address = offset === 0 && this.#callees[func] > 0 ? 1 : 0;
			visit(this.#calleeCount + 1 + site, func + 1, 1 + offset, address);
		}
	}
	#function(name) {
		return this.#functions.get(name);
	}
};
function keptSampleTypes(profile) {
	return [sampleTypeIndex(profile, "samples", "count"), sampleTypeIndex(profile, "cpu", "nanoseconds")].filter((index) => index >= 0).sort((a, b) => a - b);
}
/** The comments of a profile whose values do not tell these. */
function totalsInWords({ samples, cpuNanos, weighted }) {
	return [
		`${SAMPLES_COMMENT}${samples}`,
		`${CPU_COMMENT}${cpuNanos}`,
		...weighted === void 0 ? [] : [`${WEIGHTED_COMMENT}${weighted.samples}`, `${EFFECTIVE_COMMENT}${weighted.effective}`]
	];
}
/**
* Samples and CPU time of a profile; of a compacted one, those of the profile that it was made from, and of a merge
* with weights, those that were taken.
*/
function totalsOf(profile) {
	return totalsOfSums(profile, sumsOf(profile), isCompact(profile));
}
/**
* As `totalsOf`.
* @param sums of the values of each sample type.
*/
function totalsOfSums(head, sums, isCompact) {
	const weighted = weightedSamples(head);
	if (weighted === void 0 && !isCompact) return countSums(head, sums);
	const samples = commentValue(head, SAMPLES_COMMENT);
	const cpuNanos = commentValue(head, CPU_COMMENT);
	if (samples === void 0 || cpuNanos === void 0) return countSums(head, sums);
	return {
		samples: Number(samples),
		cpuNanos,
		...weighted && samples > 0n && { weighted }
	};
}
function weightedSamples(profile) {
	const samples = commentValue(profile, WEIGHTED_COMMENT);
	const effective = commentValue(profile, EFFECTIVE_COMMENT);
	if (!samples || !effective) return void 0;
	return {
		samples: Number(samples),
		effective: Number(effective)
	};
}
/** Whether this is one of ours: two frames per stack, nothing about machines, totals as comments. */
function isCompact(profile) {
	return isMarkedCompact(profile) && profile.samples.every(({ locations }) => locations.length === 2);
}
/** As far as it shows beside the stacks. */
function isMarkedCompact(profile) {
	return commentValue(profile, SAMPLES_COMMENT) !== void 0 && profile.mappings.length === 0;
}
function commentValue(profile, prefix) {
	const digits = profile.comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
	return digits !== void 0 && /^\d{1,18}$/.test(digits) ? BigInt(digits) : void 0;
}
/** What the values add up to. */
function countTotals(profile) {
	return countSums(profile, sumsOf(profile));
}
function sumsOf(profile) {
	return profile.sampleTypes.map((_, index) => totalOf(profile, index));
}
function countSums(head, sums) {
	const counted = sums[sampleTypeIndex(head, "samples", "count")];
	const timed = sums[sampleTypeIndex(head, "cpu", "nanoseconds")];
	const cpuPeriod = head.periodType?.type === "cpu" ? head.period : 0;
	return {
		samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
		cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod)
	};
}

// src/profile/not-a-profile.ts
const ANSWER_FIX = "Check what this place really answers: a CPU profile comes from `/debug/pprof/profile`, without `?debug=`.";
const LFS_FIX = "Fetch it with `git lfs pull` (`lfs: true` for `actions/checkout`), or take it out of LFS, since `go build` fails wherever it is not fetched: `git lfs untrack` its pattern, and commit the file itself.";
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
const LINK_FIX = "Let git make symbolic links (`git config core.symlinks true`, then check out again), or commit the profile itself in its place.";
const CONFLICT_FIX = "Take one side as a whole, `git checkout --theirs` or `--ours`, and add `*.pgo binary` to `.gitattributes`, so that git never mixes two profiles.";
const [CONFLICT_BEGINS, CONFLICT_ENDS] = ["<<<<<<< ", ">>>>>>> "];
const CONFLICT = {
	what: "what git left of a merge conflict, not a profile",
	fix: CONFLICT_FIX
};
const ARCHIVE_FIX = "Unpack it, and name the profile inside.";
/** Undefined for what may be a profile. */
function otherFile(file) {
	const start = Buffer.from(file.subarray(0, 512)).toString("latin1").trimStart();
	if (isLfsPointer(file)) return {
		what: "a Git LFS pointer; the profile itself was not fetched",
		fix: LFS_FIX
	};
	if (isPath(file)) return {
		what: `the text \`${start.trimEnd()}\`: a symbolic link, checked out where git makes none`,
		fix: LINK_FIX
	};
	if (start.startsWith("PK")) return {
		what: "a ZIP archive, not a profile",
		fix: ARCHIVE_FIX
	};
	if (start.slice(257, 262) === "ustar") return {
		what: "a tar archive, not a profile",
		fix: ARCHIVE_FIX
	};
	const kind = textKind(start);
	if (kind === void 0) return void 0;
	return isConflict(file) ? CONFLICT : {
		what: `${kind}, not a profile`,
		fix: ANSWER_FIX
	};
}
/** What git holds in the place of a file that Git LFS keeps elsewhere. */
function isLfsPointer(file) {
	return Buffer.from(file.subarray(0, 512)).toString("latin1").trimStart().startsWith(LFS_POINTER);
}
/** Whether git left both sides in what cannot be read; it does so in what it takes for text. */
function isConflict(bytes) {
	const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return [CONFLICT_BEGINS, CONFLICT_ENDS].every((mark) => content.subarray(0, mark.length).equals(Buffer.from(mark)) || content.includes(`\n${mark}`));
}
/** The path of a profile and nothing else. */
function isPath(file) {
	return file.length < 1024 && /^[\w.@+-]*(?:[/\\][\w.@+ -]+)*\.(?:pgo|pprof|prof|pb|pb\.gz)\s*$/.test(Buffer.from(file).toString("latin1"));
}
function textKind(start) {
	if (/^<(!doctype|html|head|body|\?xml)/i.test(start)) return "an HTML page";
	if (/^[[{]\s*["[{\]}]/.test(start)) return "JSON";
	if (/^[\x09\x0a\x0d\x20-\x7e]+$/.test(start.slice(0, 256)) || /^[\x20-\x7e]{24,}/.test(start)) return "text";
}

// src/profile/bytes.ts
const gunzipAsync = promisify(gunzip);
/** Largest profile taken, uncompressed; Go's own CPU profiles stay below a few MiB. */
const MAX_PROFILE_BYTES = 134217728;
/** Largest gzipped file taken: it is in memory beside what is in it. */
const MAX_GZIPPED_BYTES = 67108864;
const LEAST_CHUNK = 65536;
/** Of files that are larger than their last bytes say, because they are several gzip streams. */
const MOST_IN_PIECES = 67108864;
/** Deflate makes nothing smaller than by this. */
const MOST_DEFLATED = 1032;
/**
* The protobuf bytes of a profile file, which may be gzipped or not.
* @throws ExpectedError when it is empty, text, an archive, a broken gzip stream or one that inflates past `limit`.
*/
async function profileBytes(file, limit = MAX_PROFILE_BYTES) {
	if (file.length === 0) throw new ExpectedError("It is empty.", { fix: "A CPU profile is written when it is stopped: make sure that `pprof.StopCPUProfile` runs before the program ends." });
	const other = otherFile(file);
	if (other !== void 0) throw new ExpectedError(`It is ${other.what}.`, { fix: other.fix });
	if (!isGzipped(file)) {
		if (file.length > limit) throw tooLarge("It has", file.length);
		return file;
	}
	if (file.length > MAX_GZIPPED_BYTES) throw tooLarge("Gzipped, it has", file.length);
	const bytes = await inflate(file, limit);
	const packed = otherFile(bytes);
	if (packed !== void 0) throw new ExpectedError(`Unpacked, it is ${packed.what}.`, { fix: packed.fix });
	return bytes;
}
function isGzipped(file) {
	return file[0] === 31 && file[1] === 139;
}
/** How large a file says that it is unpacked; it may lie, within what is possible. */
function sizeUnpacked(file) {
	return sizeByEnds(file.length, file, file.subarray(-4));
}
/** As `sizeUnpacked`, of a file that is not read. */
async function sizeUnpackedAt(path) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(path));
		const { size } = await file.stat();
		const [first, last] = [Buffer.alloc(2), Buffer.alloc(4)];
		await file.read(first, 0, 2, 0);
		await file.read(last, 0, 4, Math.max(0, size - 4));
		return sizeByEnds(size, first, last);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function sizeByEnds(size, first, last) {
	if (!isGzipped(first) || size < 18) return size;
	const said = Buffer.from(last.buffer, last.byteOffset, last.byteLength).readUInt32LE();
	return Math.min(said, MOST_DEFLATED * size);
}
async function inflate(file, limit) {
	const said = sizeUnpacked(file);
	if (said > limit) throw inflatesPast(limit);
	const chunkSize = Math.max(LEAST_CHUNK, said + 1);
	const most = Math.min(limit, Math.max(said, MOST_IN_PIECES));
	try {
		return await gunzipAsync(file, {
			maxOutputLength: most,
			chunkSize
		});
	} catch (error) {
		const code = error.code;
		if (code === "ERR_BUFFER_TOO_LARGE") throw inflatesPast(most, error);
		if (isConflict(file)) throw new ExpectedError(`It is ${CONFLICT.what}.`, {
			fix: CONFLICT.fix,
			cause: error
		});
		throw new ExpectedError(code === "Z_BUF_ERROR" ? "Its gzip stream ends early: it is truncated." : "Its gzip stream is damaged.", {
			fix: "Collect it again; the transfer or the upload was cut short.",
			cause: error
		});
	}
}
function inflatesPast(limit, cause) {
	return new ExpectedError(`It inflates to more than ${limit / 1024 / 1024} MiB.`, {
		fix: TOO_LARGE_FIX,
		cause
	});
}
/** Whether a file inflated to more than was asked for, whatever its last bytes say. */
function inflatedTooFar(error) {
	return (error instanceof ExpectedError ? error.cause : void 0)?.code === "ERR_BUFFER_TOO_LARGE";
}
const TOO_LARGE_FIX = "No CPU profile is that large: look where this file comes from.";
/** @param has begins the sentence: `It has`. */
function tooLarge(has, bytes) {
	return new ExpectedError(`${has} ${Math.round(bytes / 1024 / 1024)} MiB.`, { fix: TOO_LARGE_FIX });
}

// src/profile/wire.ts
/** A byte sequence that is not a well-formed protocol buffer; `offset` counts from the start of the message. */
var Malformed = class extends Error {
	offset;
	constructor(what, offset) {
		super(`${what} at byte ${offset}`);
		this.name = "Malformed";
		this.offset = offset;
	}
};
/**
* A bounds-checked reader of the protocol-buffer wire format (https://protobuf.dev/programming-guides/encoding).
* Unlike `pprof-format` it throws on whatever ends early, so that no truncated profile is taken for a whole one.
*/
var WireReader = class WireReader {
	bytes;
	/** Of the message at hand; see `enter`. */
	end;
	offset;
	/** Set by `nextField`. */
	field = 0;
	wireType = 0;
	constructor(bytes, start = 0, end = bytes.length) {
		this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.offset = start;
		this.end = end;
	}
	/** Steps to the next field; false at the end of the message. */
	nextField() {
		if (this.offset >= this.end) return false;
		const at = this.offset;
		const tag = this.varint();
		if (typeof tag === "bigint" || tag > 4294967295) throw new Malformed("field number out of range", at);
		const wireType = tag & 7;
		this.field = tag >>> 3;
		if (this.field === 0) throw new Malformed("field number 0", at);
		if (wireType !== 0 && wireType !== 1 && wireType !== 2 && wireType !== 5) throw new Malformed(`wire type ${wireType}`, at);
		this.wireType = wireType;
		return true;
	}
	/** An unsigned varint: a number when it is a safe integer, else a bigint, so that equal values are identical. */
	varint() {
		if (this.offset < this.end) {
			const first = this.bytes[this.offset];
			if (first < 128) {
				this.offset++;
				return first;
			}
		}
		let value = 0;
		let scale = 1;
		const start = this.offset;
		for (let i = 0; i < 7; i++) {
			const byte = this.byte();
			value += (byte & 127) * scale;
			if (byte < 128) return value;
			scale *= 128;
		}
		this.offset = start;
		return this.longVarint();
	}
	longVarint() {
		const start = this.offset;
		let value = 0n;
		for (let shift = 0n; shift < 70n; shift += 7n) {
			const byte = this.byte();
			value |= BigInt(byte & 127) << shift;
			if (byte < 128) {
				value = BigInt.asUintN(64, value);
				return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
			}
		}
		throw new Malformed("varint longer than 10 bytes", start);
	}
	/** An int64 that fits a number exactly. @throws Malformed when it does not. */
	int64() {
		const at = this.offset;
		const value = this.varint();
		if (typeof value === "number") return value;
		const signed = BigInt.asIntN(64, value);
		if (signed < BigInt(Number.MIN_SAFE_INTEGER) || signed > BigInt(Number.MAX_SAFE_INTEGER)) throw new Malformed(`number ${signed} out of the plausible range`, at);
		return Number(signed);
	}
	/** An int64 of any size. */
	bigInt64() {
		return BigInt.asIntN(64, BigInt(this.varint()));
	}
	/** Steps onto the content of the length-delimited field at hand. @returns where that ends. */
	content() {
		if (this.wireType !== 2) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		const at = this.offset;
		const length = this.varint();
		if (typeof length === "bigint" || length > this.end - this.offset) throw new Malformed("a field that is longer than the rest of the message", at);
		return this.offset + length;
	}
	/** The bounds of a length-delimited field, which is stepped over. */
	range() {
		const end = this.content();
		const start = this.offset;
		this.offset = end;
		return {
			start,
			end
		};
	}
	/** Steps over the length-delimited field at hand. @returns where its length is. */
	stepOver() {
		const at = this.offset;
		this.offset = this.content();
		return at;
	}
	/**
	* Goes into the length-delimited field at hand, without a reader of its own. Once `nextField` has returned false, `end`
	* must be set to what this returns.
	*/
	enter() {
		const outer = this.end;
		this.end = this.content();
		return outer;
	}
	/** A reader of the length-delimited field at hand. */
	message() {
		const { start, end } = this.range();
		return new WireReader(this.bytes, start, end);
	}
	string() {
		const { start, end } = this.range();
		return this.bytes.toString("utf8", start, end);
	}
	/** Calls `take` once per value of a repeated varint field, packed or not. */
	repeated(take) {
		const outer = this.enterRepeated();
		if (outer < 0) {
			take(this);
			return;
		}
		while (this.offset < this.end) take(this);
		this.end = outer;
	}
	/**
	* Goes into a repeated varint field where it is packed.
	* @returns what `end` must be set to after its last value; −1 where it is one value, not packed.
	*/
	enterRepeated() {
		if (this.wireType === 2) return this.enter();
		this.expectVarint();
		return -1;
	}
	/** Steps over a field of no interest. */
	skip() {
		if (this.wireType === 0) this.varint();
		else if (this.wireType === 2) this.offset = this.content();
		else this.advance(this.wireType === 1 ? 8 : 4);
	}
	/** @throws Malformed unless the field at hand is a varint. */
	expectVarint() {
		if (this.wireType !== 0) throw new Malformed(`wire type ${this.wireType} for field ${this.field}`, this.offset);
		return this;
	}
	advance(count) {
		if (count > this.end - this.offset) throw new Malformed("the message ends early", this.offset);
		this.offset += count;
	}
	byte() {
		if (this.offset >= this.end) throw new Malformed("the message ends early", this.offset);
		return this.bytes[this.offset++];
	}
};

// src/profile/offsets.ts
/** More of one kind are in no program's profile; they would only take memory. */
const MOST = {
	"sample types": 64,
	mappings: 1e5,
	locations: 1e6,
	functions: 5e5,
	lines: 2e6,
	strings: 8e6,
	comments: 1e5
};
/** Where the messages of one kind are: offsets of their lengths. A list that grows. */
var Offsets = class {
	#what;
	#at = /* @__PURE__ */ new Uint32Array(256);
	length = 0;
	constructor(what) {
		this.#what = what;
	}
	/** @throws Malformed when there are absurdly many. */
	push(offset) {
		if (this.length === this.#at.length) {
			tooMany(this.#what, this.length, offset);
			const grown = new Uint32Array(2 * this.#at.length);
			grown.set(this.#at);
			this.#at = grown;
		}
		this.#at[this.length++] = offset;
	}
	get(index) {
		return this.#at[index];
	}
};
/** @throws Malformed */
function tooMany(what, count, offset) {
	if (count >= MOST[what]) throw new Malformed(`more than ${MOST[what]} ${what}`, offset);
}
/** Goes into the message whose length is at `offset`, which has been seen to be whole. */
function at(reader, offset) {
	reader.offset = offset;
	reader.end = reader.bytes.length;
	reader.wireType = 2;
	reader.enter();
}

// src/profile/packed-samples.ts
/** Field number of the samples of a profile. */
const SAMPLE = 2;
/** Reads the samples of a profile one by one into the same arrays. */
var SampleReader = class {
	#reader;
	#range;
	#locations;
	#strings;
	#values;
	#stack = /* @__PURE__ */ new Uint32Array(256);
	#depth = 0;
	#valuesSeen = 0;
	#labelled = false;
	/** @param range offsets of the first sample's tag and of the last one's end. */
	constructor(reader, range, valueCount, locations, strings) {
		this.#strings = strings;
		this.#reader = reader;
		this.#range = range;
		this.#values = new Float64Array(valueCount);
		this.#locations = locations;
	}
	/** @throws Malformed */
	each(visit) {
		const reader = this.#reader;
		reader.offset = this.#range.start;
		reader.end = this.#range.end;
		while (reader.nextField()) {
			if (reader.field !== SAMPLE) {
				reader.skip();
				continue;
			}
			const outer = reader.enter();
			this.#read();
			const { offset } = reader;
			visit(this.#stack, this.#depth, this.#values, this.#labelled);
			reader.offset = offset;
			reader.end = outer;
		}
	}
	#read() {
		const reader = this.#reader;
		this.#depth = 0;
		this.#valuesSeen = 0;
		this.#labelled = false;
		while (reader.nextField()) if (reader.field === 1) this.#readLocations(reader);
		else if (reader.field === 2) this.#readValues(reader);
		else if (reader.field === 3) this.#checkLabel(reader);
		else reader.skip();
		const expected = this.#values.length;
		if (this.#valuesSeen !== expected) throw new Malformed(`a sample with ${this.#valuesSeen} values for ${expected} sample types`, reader.end);
	}
	/** What it says is of no interest; pprof refuses a profile in which it says nothing. */
	#checkLabel(reader) {
		this.#labelled = true;
		const outer = reader.enter();
		while (reader.nextField()) if (reader.field === 1 || reader.field === 2 || reader.field === 4) this.#strings.check(reader.expectVarint().int64());
		else if (reader.field === 3) reader.expectVarint().skip();
		else reader.skip();
		reader.end = outer;
	}
	#readLocations(reader) {
		const outer = reader.enterRepeated();
		do {
			if (outer >= 0 && reader.offset >= reader.end) break;
			const location = this.#locations.index(reader.varint());
			if (this.#depth === this.#stack.length) this.#grow();
			this.#stack[this.#depth++] = location;
		} while (outer >= 0);
		if (outer >= 0) reader.end = outer;
	}
	#readValues(reader) {
		const outer = reader.enterRepeated();
		do {
			if (outer >= 0 && reader.offset >= reader.end) break;
			const value = reader.int64();
			if (this.#valuesSeen < this.#values.length) this.#values[this.#valuesSeen] = value;
			this.#valuesSeen++;
		} while (outer >= 0);
		if (outer >= 0) reader.end = outer;
	}
	#grow() {
		const grown = new Uint32Array(2 * this.#depth);
		grown.set(this.#stack);
		this.#stack = grown;
	}
};

// src/profile/ids.ts
/** Ids are 1, 2, 3 … in nearly all profiles; up to so many times the number of entries, a plain array tells where each is. */
const SPARSE = 4;
/** Converters may take addresses for ids, of which a program has not that many. */
const MOST_SPARSE = 5e5;
/** Where the entries of one table are, by their ids: unique unsigned 64-bit integers, not 0. */
var IdTable = class {
	#what;
	#dense;
	#sparse = /* @__PURE__ */ new Map();
	#end;
	/** @param end of the first of its entries in the file; dangling references are reported there. */
	constructor(what, count, end) {
		this.#what = what;
		this.#dense = new Int32Array(SPARSE * count + 1).fill(-1);
		this.#end = end;
	}
	/** @throws Malformed for an id that is 0 or taken. */
	add(id, index, offset) {
		if (id === 0) throw new Malformed(`a ${this.#what} without an id`, offset);
		if (this.#find(id) >= 0) throw new Malformed(`a second ${this.#what} with id ${id}`, offset);
		if (typeof id === "number" && id < this.#dense.length) this.#dense[id] = index;
		else if (this.#sparse.size < MOST_SPARSE) this.#sparse.set(id, index);
		else throw new Malformed(`more than ${MOST_SPARSE} ids of a ${this.#what} far from 1`, offset);
	}
	/** @throws Malformed when there is no such id. */
	index(id) {
		const index = this.#find(id);
		if (index < 0) throw new Malformed(`a reference to ${this.#what} ${id}, which does not exist`, this.#end);
		return index;
	}
	/** As `index`; −1 for 0, which means that there is none. */
	indexOrNone(id) {
		return id === 0 ? -1 : this.index(id);
	}
	#find(id) {
		if (typeof id === "number" && id < this.#dense.length) return this.#dense[id];
		return this.#sparse.get(id) ?? -1;
	}
};

// src/profile/packed-tables.ts
/** Names of functions are the only texts that are kept; a tenth of it is a very large program. */
const MOST_NAME_BYTES = 16777216;
/** All other texts that may be read, each counted as often as something refers to it. */
const MOST_TEXT_BYTES = 67108864;
/** The compiler reads names line by line; at one of 64 KiB (`bufio.MaxScanTokenSize`) it stops, and says nothing. */
const LONGEST_NAME = 32768;
/** Inlined frames at one place. */
const MOST_LINES = 1e3;
function stringTable(reader, offsets) {
	const { bytes } = reader;
	const check = (index) => {
		if (index === 0 || index > 0 && index < offsets.length) return index;
		throw new Malformed(`string ${index} of ${offsets.length}`, bytes.length);
	};
	const text = (index) => {
		if (check(index) === 0 && offsets.length === 0) return "";
		at(reader, offsets.get(index));
		return bytes.toString("utf8", reader.offset, reader.end);
	};
	const read = (index, take) => {
		if (check(index) === 0 && offsets.length === 0) return take(bytes, 0, 0);
		at(reader, offsets.get(index));
		return take(bytes, reader.offset, reader.end);
	};
	if (text(0) !== "") throw new Malformed("a string table that does not start with the empty string", 0);
	const length = (index) => {
		if (index >= offsets.length) return 0;
		const offset = offsets.get(index);
		const first = bytes[offset];
		if (first < 128) return first;
		at(reader, offset);
		return reader.end - reader.offset;
	};
	let expected = 0;
	const expectText = (index) => {
		expected += length(check(index));
		if (expected > MOST_TEXT_BYTES) throw new Malformed(`texts of more than ${MOST_TEXT_BYTES} bytes`, reader.end);
		return index;
	};
	return {
		check,
		text,
		expect: expectText,
		read,
		length
	};
}
function readValueType(reader, offset, strings) {
	let type = 0;
	let unit = 0;
	at(reader, offset);
	while (reader.nextField()) if (reader.field === 1) type = strings.check(reader.expectVarint().int64());
	else if (reader.field === 2) unit = strings.check(reader.expectVarint().int64());
	else reader.skip();
	return {
		type: strings.text(strings.expect(type)),
		unit: strings.text(strings.expect(unit))
	};
}
function readMappings(reader, offsets, strings) {
	const ids = new IdTable("mapping", offsets.length, endOf(reader, offsets));
	const items = [];
	for (let index = 0; index < offsets.length; index++) {
		let id = 0;
		let filename = 0;
		let buildId = 0;
		at(reader, offsets.get(index));
		while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
		else if (reader.field === 5) filename = strings.check(reader.expectVarint().int64());
		else if (reader.field === 6) buildId = strings.check(reader.expectVarint().int64());
		else if (reader.field <= 10) reader.expectVarint().skip();
		else reader.skip();
		ids.add(id, index, reader.end);
		strings.expect(filename);
		strings.expect(buildId);
		items.push({
			filename: strings.text(filename),
			buildId: strings.text(buildId)
		});
	}
	return {
		ids,
		items
	};
}
function readFunctions(reader, offsets, strings) {
	const count = offsets.length;
	const ids = new IdTable("function", count, endOf(reader, offsets));
	const columns = {
		count,
		name: new Uint32Array(count),
		systemName: new Uint32Array(count),
		filename: new Uint32Array(count),
		startLine: new Float64Array(count)
	};
	let nameBytes = 0;
	for (let index = 0; index < count; index++) {
		at(reader, offsets.get(index));
		ids.add(readFunction(reader, index, columns, strings), index, reader.end);
		strings.expect(columns.systemName[index]);
		strings.expect(columns.filename[index]);
		const length = strings.length(columns.name[index]);
		if (length > LONGEST_NAME) throw new Malformed(`a function name of more than ${LONGEST_NAME} bytes`, reader.end);
		nameBytes += length;
		if (nameBytes > MOST_NAME_BYTES) throw new Malformed(`function names of more than ${MOST_NAME_BYTES} bytes`, reader.end);
	}
	return {
		ids,
		columns
	};
}
/** Reads the message at hand into the columns. @returns its id. */
function readFunction(reader, index, columns, strings) {
	let id = 0;
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 2) columns.name[index] = strings.check(reader.expectVarint().int64());
	else if (reader.field === 3) columns.systemName[index] = strings.check(reader.expectVarint().int64());
	else if (reader.field === 4) columns.filename[index] = strings.check(reader.expectVarint().int64());
	else if (reader.field === 5) columns.startLine[index] = reader.expectVarint().int64();
	else reader.skip();
	return id;
}
function readLocations(reader, offsets, mappings, functions) {
	const count = offsets.length;
	const ids = new IdTable("location", count, endOf(reader, offsets));
	const lines = new Lines(2 * count);
	const columns = {
		count,
		addressLow: new Uint32Array(count),
		addressHigh: new Uint32Array(count),
		mapping: new Int32Array(count).fill(-1),
		firstLine: new Uint32Array(count + 1)
	};
	for (let index = 0; index < count; index++) {
		at(reader, offsets.get(index));
		ids.add(readLocation(reader, index, columns, lines, mappings, functions), index, reader.end);
		columns.firstLine[index + 1] = lines.count;
		if (lines.count - columns.firstLine[index] > MOST_LINES) throw new Malformed(`a location of more than ${MOST_LINES} lines`, reader.end);
	}
	return {
		ids,
		columns: {
			...columns,
			lineFunction: lines.func,
			lineNumber: lines.line
		}
	};
}
/** Reads the message at hand into the columns, and its lines. @returns its id. */
function readLocation(reader, index, columns, lines, mappings, functions) {
	let id = 0;
	while (reader.nextField()) if (reader.field === 1) id = reader.expectVarint().varint();
	else if (reader.field === 2) columns.mapping[index] = mappings.indexOrNone(reader.expectVarint().varint());
	else if (reader.field === 3) {
		const address = reader.expectVarint().varint();
		const isSafe = typeof address === "number";
		columns.addressLow[index] = isSafe ? address >>> 0 : Number(BigInt.asUintN(32, address));
		columns.addressHigh[index] = isSafe ? Math.floor(address / 2 ** 32) : Number(address >> 32n);
	} else if (reader.field === 4) lines.read(reader, functions);
	else if (reader.field === 5) reader.expectVarint().skip();
	else reader.skip();
	return id;
}
/** The lines of all locations, one after the other. */
var Lines = class {
	count = 0;
	func;
	line;
	constructor(room) {
		this.func = new Int32Array(room);
		this.line = new Float64Array(room);
	}
	/** Takes the message at hand. */
	read(reader, functions) {
		let func = -1;
		let line = 0;
		const outer = reader.enter();
		while (reader.nextField()) if (reader.field === 1) func = functions.indexOrNone(reader.expectVarint().varint());
		else if (reader.field === 2) line = reader.expectVarint().int64();
		else if (reader.field === 3) reader.expectVarint().skip();
		else reader.skip();
		reader.end = outer;
		if (func < 0) throw new Malformed("a line without a function", reader.offset);
		if (this.count === this.func.length) this.#grow(reader.offset);
		this.func[this.count] = func;
		this.line[this.count++] = line;
	}
	#grow(offset) {
		tooMany("lines", this.count, offset);
		const [func, line] = [new Int32Array(2 * this.count + 16), new Float64Array(2 * this.count + 16)];
		func.set(this.func);
		line.set(this.line);
		this.func = func;
		this.line = line;
	}
};
/** Where the first of the messages ends. */
function endOf(reader, offsets) {
	if (offsets.length === 0) return 0;
	at(reader, offsets.get(0));
	return reader.end;
}

// src/profile/packed.ts
/**
* Reads an uncompressed pprof profile strictly: every index must point somewhere, every id be unique, every
* sample have one value per sample type (as `CheckValid` in Go's internal/profile asks), and what is not read here be what
* Go's reader, which refuses the profile as a whole, takes.
* @throws Malformed with the byte offset or the broken reference.
*/
function packProfile(bytes) {
	const reader = new WireReader(bytes);
	const parts = split(reader);
	const strings = stringTable(reader, parts.strings);
	const mappings = readMappings(reader, parts.mappings, strings);
	const functions = readFunctions(reader, parts.functions, strings);
	const locations = readLocations(reader, parts.locations, mappings.ids, functions.ids);
	for (const index of parts.otherTexts) strings.check(index);
	const sampleTypes = parts.sampleTypes.map((at) => readValueType(reader, at, strings));
	return {
		sampleTypes,
		mappings: mappings.items,
		functions: functions.columns,
		locations: locations.columns,
		periodType: parts.periodType === void 0 ? void 0 : readValueType(reader, parts.periodType, strings),
		period: parts.period,
		timeNanos: parts.timeNanos,
		durationNanos: parts.durationNanos,
		comments: parts.comments.map((index) => strings.text(strings.expect(index))),
		text: (index) => strings.text(index),
		readText: (index, take) => strings.read(index, take),
		eachSample: (visit) => new SampleReader(reader, parts.samples, sampleTypes.length, locations.ids, strings).each(visit)
	};
}
/** One pass over the top level; the strings may come last, so the messages are decoded afterwards. */
function split(reader) {
	const parts = {
		sampleTypes: [],
		samples: {
			start: -1,
			end: -1
		},
		mappings: new Offsets("mappings"),
		locations: new Offsets("locations"),
		functions: new Offsets("functions"),
		strings: new Offsets("strings"),
		comments: [],
		otherTexts: [],
		periodType: void 0,
		period: 0,
		timeNanos: 0n,
		durationNanos: 0,
		single: 0
	};
	for (let start = 0; reader.nextField(); start = reader.offset) takeField(reader, parts, start);
	return parts;
}
/** @param start of the field at hand. */
function takeField(reader, parts, start) {
	const { field, offset } = reader;
	if (field >= 9 && field <= 12) {
		if (parts.single & 1 << field) throw new Malformed(`a second field ${field}, as of two profiles in one file,`, offset);
		parts.single |= 1 << field;
	}
	switch (field) {
		case 1:
			tooMany("sample types", parts.sampleTypes.length, offset);
			parts.sampleTypes.push(reader.stepOver());
			break;
		case 2:
			if (parts.samples.start < 0) parts.samples.start = start;
			reader.stepOver();
			parts.samples.end = reader.offset;
			break;
		case 3:
			parts.mappings.push(reader.stepOver());
			break;
		case 4:
			parts.locations.push(reader.stepOver());
			break;
		case 5:
			parts.functions.push(reader.stepOver());
			break;
		case 6:
			parts.strings.push(reader.stepOver());
			break;
		case 7:
		case 8:
		case 14:
		case 15:
			tooMany("comments", parts.otherTexts.length, offset);
			parts.otherTexts.push(reader.expectVarint().int64());
			break;
		case 9:
			parts.timeNanos = reader.expectVarint().bigInt64();
			break;
		case 10:
			parts.durationNanos = reader.expectVarint().int64();
			break;
		case 11:
			parts.periodType = reader.stepOver();
			break;
		case 12:
			parts.period = reader.expectVarint().int64();
			break;
		case 13:
			reader.repeated((packed) => {
				tooMany("comments", parts.comments.length, packed.offset);
				parts.comments.push(packed.int64());
			});
			break;
		default: reader.skip();
	}
}

// src/profile/must-be.ts
const CPU_FIX = "Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.";
/** @throws ExpectedError when it is of another kind, or lacks what all CPU profiles have. */
function mustBeCpuProfile(profile) {
	if (profile.sampleTypes.length === 0) throw new ExpectedError("It is not a pprof profile: it names no sample type.", { fix: CPU_FIX });
	const names = profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
	const known = otherKind(names);
	if (known !== void 0) throw new ExpectedError(`It is a ${known} profile, not a CPU profile.`, { fix: CPU_FIX });
	if (compilerSampleType(profile) < 0) throw new ExpectedError(`It has the sample types ${names.join(", ")}; the Go compiler takes samples/count or cpu/nanoseconds.`, { fix: CPU_FIX });
	const types = profile.sampleTypes.map(({ type }) => type);
	if (new Set(types).size < types.length) throw new ExpectedError(`Two of its sample types have one name: ${names.join(", ")}.`, { fix: CPU_FIX });
	if (profile.periodType === void 0 || profile.period <= 0) throw new ExpectedError("It has no sampling period: it is truncated, or was written by a converter that drops it.", { fix: "Collect it again, straight from the Go program." });
	if (profile.periodType.type !== "cpu") throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, { fix: CPU_FIX });
}
function otherKind(names) {
	if (names.some((name) => /^(alloc|inuse)_(objects|space)\//.test(name))) return "heap";
	if (names.some((name) => name.startsWith("contentions/") || name.startsWith("delay/"))) return "block or mutex";
	if (names.some((name) => /^(goroutine|goroutines|threadcreate)\//.test(name))) return "goroutine or thread";
	if (names.some((name) => name.startsWith("wall/"))) return "wall-clock";
}
/** @throws ExpectedError when there is nothing to count, or nothing that can be counted. */
function mustHaveSamples(profile, { isNegative, totals }) {
	if (isNegative) throw new ExpectedError("It has negative values: it is the difference of two profiles.", { fix: CPU_FIX });
	if (totals[compilerSampleType(profile)] === 0n) throw new ExpectedError("It holds no samples: the program did nothing while it was profiled.", { fix: "Profile it under load, or for longer (`seconds: 60`)." });
	const time = sampleTypeIndex(profile, "cpu", "nanoseconds") >= 0 ? 0n : totals[compilerSampleType(profile)] * BigInt(profile.period);
	if ([...totals, time].some((total) => total > BigInt(Number.MAX_SAFE_INTEGER))) throw new ExpectedError("Its values or their time add up to more than 2^53, which no program reaches.", { fix: "Look where this file comes from: it is damaged, or made up." });
}
function absurd(what) {
	return new ExpectedError(`It has ${what}: it is damaged, or made up.`, { fix: "Look where this file comes from." });
}
/** @throws ExpectedError when its functions are not named as Go names them. */
function mustBeGo(profile) {
	const { names } = profile;
	if (names.every(({ name }) => name === "")) throw new ExpectedError("It has no function names: it was never symbolized.", { fix: "Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first." });
	if (!names.some(({ name }) => /^(main|runtime|internal\/runtime)[./]/.test(name) || /[\w)\]]\.\(\*[^)]+\)\./.test(name))) throw new ExpectedError(`It is not from a Go program: its functions are named like \`${shortName(names)}\`.`, { fix: "Point the source at the Go service itself." });
}
/** @throws ExpectedError for a name that Go's tools write as two: with it, every build would fail. */
function mustHaveNamesOfOneLine({ names }) {
	const several = names.find(({ isOneLine }) => !isOneLine);
	if (several === void 0) return;
	throw new ExpectedError(`It has a function name of several lines, \`${shortName([several])}\`, which no Go program has and \`go build\` cannot read.`, { fix: "Look where this file comes from: it is damaged, or made up." });
}
function shortName(names) {
	return (names.find(({ name }) => name !== "")?.name ?? "").replace(/[^\x20-\x7e]/g, "?").replaceAll("`", "'").slice(0, 60);
}
/** @throws ExpectedError when the compiler would refuse it. */
function mustHaveStartLines({ hasStartLines }) {
	if (hasStartLines) return;
	throw new ExpectedError("Its functions have no start lines: `go build` refuses such a profile.", { fix: "Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines." });
}

// src/profile/fold.ts
/** Frames that are looked at one by one. */
const MOST_FRAMES = 1e8;
/** Of one profile, and of all of a run together: the largest programs have some ten thousands. */
const MOST_EDGES = 2e5;
/** Of these edges, in all sample types; Go's profiles have two. */
const MOST_VALUES = 6e5;
/** @param types how many sample types there are. */
function mostEdges(types) {
	return Math.min(MOST_EDGES, Math.floor(MOST_VALUES / types));
}
/**
* The call edges, as `callEdges` has them. Edges of no weight to the compiler are among them, for the other sample types:
* they may have weight in the merge with other profiles.
* @param leaves see `Survey`.
* @throws ExpectedError when there are absurdly many.
*/
function foldEdges(profile, leaves) {
	const { locations, sampleTypes } = profile.packed;
	const path = new FramePath(profile);
	const edges = new EdgeTable(sampleTypes.length, profile.numbering);
	const most = mostEdges(sampleTypes.length);
	let frames = 0;
	for (let index = 0; index < leaves.count; index++) {
		const key = leaves.keys[index];
		const caller = key % (locations.count + 1);
		path.set(caller < locations.count ? caller : void 0, Math.floor(key / (locations.count + 1)));
		frames += path.length;
		if (frames > MOST_FRAMES || edges.count > most) throw absurd(`more than ${count(most, "different call")}, or more inlined ones than any Go program`);
		addCalls(path, edges, leaves.sums, index);
	}
	return edges;
}
/** A function for each path: V8 optimizes what is called often long before what loops for long. */
function addCalls(path, edges, sums, index) {
	for (let at = 1; at < path.length; at++) {
		if (path.isNode(at - 1, at) || path.hadCall(at)) continue;
		const offset = path.offset(at - 1);
		if (Math.abs(offset) > MOST_OFFSET) throw absurd(`a call ${offset} lines from the start of its function`);
		edges.add(path.name(at - 1), offset, path.name(at), sums, index);
	}
}
/** Nodes of the two leaf-most locations with all their inlined frames, caller first. */
var FramePath = class {
	length = 0;
	#packed;
	#names;
	#location = [];
	#name = [];
	#start = [];
	#line = [];
	constructor({ packed, names }) {
		this.#packed = packed;
		this.#names = names;
	}
	set(caller, leaf) {
		this.length = 0;
		if (caller !== void 0) this.#pushAll(caller);
		this.#pushAll(leaf);
	}
	#pushAll(location) {
		const { locations, functions } = this.#packed;
		const first = locations.firstLine[location];
		const end = locations.firstLine[location + 1];
		if (first === end) this.#push(location, functions.count, 0, 0);
		for (let line = end - 1; line >= first; line--) {
			const func = locations.lineFunction[line];
			if (func < 0) this.#push(location, functions.count, 0, 0);
			else this.#push(location, func, functions.startLine[func], locations.lineNumber[line]);
		}
	}
	#push(location, func, start, line) {
		const at = this.length++;
		this.#location[at] = location;
		this.#name[at] = this.#names[func];
		this.#start[at] = start;
		this.#line[at] = line;
	}
	/** Whether both are the same to the compiler: by address, name, start line and line. */
	isNode(a, b) {
		const { addressLow, addressHigh } = this.#packed.locations;
		const [at, other] = [this.#location[a], this.#location[b]];
		return this.#line[a] === this.#line[b] && this.#name[a] === this.#name[b] && this.#start[a] === this.#start[b] && addressLow[at] === addressLow[other] && addressHigh[at] === addressHigh[other];
	}
	/** Whether the call that leads to `at` is on the path before. */
	hadCall(at) {
		for (let before = 1; before < at; before++) if (this.isNode(before, at) && this.isNode(before - 1, at - 1)) return true;
		return false;
	}
	name(at) {
		return this.#name[at];
	}
	offset(at) {
		return this.#line[at] - this.#start[at];
	}
};

// src/profile/folded-file.ts
/** Where the callees and the callers of all folded files are, so that pprof takes equal ones for one location. */
const [CALLEE_ADDRESS, CALLER_ADDRESS] = [1, 2];
/**
* Encodes call edges as one two-frame stack for each, with lines relative to a start line of 1, for `pprof` to merge with
* its like. Times, comments, labels, files and mappings are left out.
*/
function encodeFolded(head, edges) {
	const out = new StackWriter();
	const functions = /* @__PURE__ */ new Map();
	const functionOf = (name) => {
		const known = functions.get(name);
		if (known !== void 0) return known;
		functions.set(name, functions.size + 1);
		out.function(functions.size, name.written);
		return functions.size;
	};
	let locations = 0;
	const locate = (name, line, address) => {
		out.location(++locations, functionOf(name), line, address);
		return locations;
	};
	for (const type of head.sampleTypes) out.sampleType(type);
	const callers = Array.from({ length: edges.siteCount }, (_, site) => locate(edges.caller(site), 1 + edges.offset(site), CALLER_ADDRESS));
	const callees = /* @__PURE__ */ new Map();
	const calleeOf = (name) => {
		const known = callees.get(name) ?? locate(name, 1, CALLEE_ADDRESS);
		callees.set(name, known);
		return known;
	};
	const { values, types } = edges;
	for (let edge = 0; edge < edges.count; edge++) {
		const caller = callers[edges.site(edge)];
		out.sample(calleeOf(edges.callee(edge)), caller, values, edge * types, types);
	}
	out.head({
		...head,
		timeNanos: 0n,
		durationNanos: 0
	});
	return out.bytes;
}
/** Exact sum of the values of each sample type: of the edges, not of the samples that they come from. */
function edgeTotals({ count, values }, types) {
	return Array.from({ length: types }, (_, type) => {
		let [exact, partial] = [0n, 0];
		for (let edge = 0; edge < count; edge++) {
			const value = values[edge * types + type];
			if (Number.isSafeInteger(partial + value)) partial += value;
			else {
				exact += BigInt(partial) + BigInt(value);
				partial = 0;
			}
		}
		return exact + BigInt(partial);
	});
}

// src/profile/survey.ts
/** Of addresses that a call is at and goes to; the largest programs have some hundred thousands. */
const MOST_PAIRS = 1e6;
/** Of these, in all sample types; Go's profiles have two. */
const MOST_PAIR_VALUES = 3e6;
/**
* @param also is shown each sample, too: reading them takes longer than most that is done with them.
* @throws Malformed at a damaged sample.
* @throws ExpectedError when there are absurdly many different ones.
*/
function surveyOf(profile, known, also) {
	const { packed } = profile;
	const { locations, sampleTypes } = packed;
	const type = compilerSampleType(packed);
	const traits = new LocationTraits(profile, known);
	const { flags } = traits;
	const times = new TimeTally(traits);
	const leaves = new KeyedSums(sampleTypes.length);
	const mostPairs = Math.min(MOST_PAIRS, Math.floor(MOST_PAIR_VALUES / sampleTypes.length));
	const exact = sampleTypes.map(() => 0n);
	const partial = new Float64Array(sampleTypes.length);
	let [isNegative, isTwoFrames, hasStartLines] = [
		false,
		true,
		false
	];
	let [own, all] = [0, 0];
	packed.eachSample((stack, depth, values, labelled) => {
		also?.(stack, depth, values, labelled);
		for (let at = 0; at < values.length; at++) {
			const value = values[at];
			if (value < 0) isNegative = true;
			const sum = partial[at] + value;
			if (Math.abs(sum) <= Number.MAX_SAFE_INTEGER) partial[at] = sum;
			else {
				exact[at] = exact[at] + BigInt(partial[at]) + BigInt(value);
				partial[at] = 0;
			}
		}
		let seen = 0;
		for (let at = 0; at < depth; at++) seen |= flags[stack[at]];
		const leaf = stack[0];
		const caller = depth > 1 ? stack[1] : locations.count;
		if (depth !== 2) isTwoFrames = false;
		const value = values[type] ?? 0;
		if (depth > 0) {
			if (value !== 0 && ((flags[leaf] | (flags[caller] ?? 0)) & STARTED) !== 0) hasStartLines = true;
			leaves.add(leaf * (locations.count + 1) + caller, values);
			if (leaves.count > mostPairs) throw absurd(`more than ${count(mostPairs, "different call")} by address`);
		}
		all += value;
		if ((seen & OWN) !== 0) own += value;
		if (value !== 0) times.add(stack, depth, seen, value);
	});
	return {
		totals: exact.map((sum, at) => sum + BigInt(partial[at])),
		isNegative,
		isTwoFrames,
		hasStartLines,
		ownShare: all === 0 ? 0 : own / all,
		times: times.sums(),
		leaves
	};
}

// src/profile/edge-profile.ts
/**
* Reads the protobuf bytes of a profile.
* @throws Malformed when they are damaged.
* @throws ExpectedError when there are absurdly many names or edges.
*/
function readEdges(bytes) {
	const { packed, survey, table } = fold(bytes, new KnownNames());
	const isCompact = isMarkedCompact(packed) && survey.isTwoFrames;
	return {
		...ofTable(headOf(packed), table),
		totals: totalsOfSums(packed, survey.totals, isCompact),
		...!isCompact && { times: survey.times }
	};
}
/**
* The sum of profiles that `encodeFolded` or pprof has made of call edges, with the same sample types.
* @throws as `readEdges`.
*/
async function sumOfEdges(profiles) {
	const known = new KnownNames();
	let sum;
	for await (const bytes of profiles) {
		const { packed, table } = fold(bytes, known);
		const head = headOf(packed);
		if (sum === void 0) sum = {
			head,
			table
		};
		else {
			sum.table.addAll(table, 1);
			sum.head = {
				...sum.head,
				period: Math.max(sum.head.period, head.period)
			};
		}
	}
	if (sum === void 0) throw new Error("There is nothing to add up.");
	return ofTable(sum.head, sum.table);
}
function fold(bytes, known) {
	const packed = packProfile(bytes);
	const profile = known.named(packed);
	const survey = surveyOf(profile, known);
	return {
		packed,
		survey,
		table: foldEdges(profile, survey.leaves)
	};
}
function headOf(packed) {
	const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = packed;
	return {
		sampleTypes,
		periodType,
		period,
		timeNanos,
		durationNanos,
		comments
	};
}
function ofTable(head, table) {
	const type = compilerSampleType(head);
	return {
		head,
		edgeTotals: edgeTotals(table, table.types),
		edges: (rename) => edgeSetOf(rename === void 0 ? table : renamed(table, rename), type)
	};
}
/** What gets one name becomes one edge. */
function renamed(table, rename) {
	if (!hasOther(table, rename)) return table;
	const names = new KnownNames();
	const today = /* @__PURE__ */ new Map();
	const nameOf = (old) => {
		const found = today.get(old) ?? names.name(rename(old.written));
		today.set(old, found);
		return found;
	};
	const made = new EdgeTable(table.types, {});
	for (let edge = 0; edge < table.count; edge++) {
		const site = table.site(edge);
		made.add(nameOf(table.caller(site)), table.offset(site), nameOf(table.callee(edge)), table.values, edge);
	}
	return made;
}
function hasOther(table, rename) {
	for (let edge = 0; edge < table.count; edge++) {
		const [caller, callee] = [table.caller(table.site(edge)).written, table.callee(edge).written];
		if (rename(caller) !== caller || rename(callee) !== callee) return true;
	}
	return false;
}
/** @param type index of the sample type that weighs; −1 where none does. */
function edgeSetOf(table, type) {
	const edges = [];
	let totalWeight = 0;
	for (let edge = 0; edge < table.count; edge++) {
		const first = edge * table.types;
		const weight = type < 0 ? 0 : table.values[first + type];
		if (weight === 0) continue;
		const site = table.site(edge);
		edges.push({
			caller: table.caller(site).written,
			callee: table.callee(edge).written,
			offset: table.offset(site),
			weight,
			values: Array.from(table.values.subarray(first, first + table.types))
		});
		totalWeight += weight;
	}
	return {
		edges: edges.sort(byName),
		totalWeight
	};
}

export { decisionsOf as $, totalsInWords as A, callsC as B, isConflict as C, encodeEdges as D, countTotals as E, KnownNames as F, NameTable as G, isInside as H, MOST_NAMES as I, KeyedSums as J, framesOfLocations as K, filenameOf as L, totalsOfSums as M, EdgeTable as N, isCompact as O, MOST_OFFSET as P, compareWeight as Q, NO_TIMES as R, CONFLICT as S, compactToEdges as T, moduleTally as U, timeClassifier as V, weighModules as W, byWeight$1 as X, areSameDecisions as Y, callSiteOf as Z, inflatedTooFar as _, encodeFolded as a, isOwnFunction as at, sizeUnpackedAt as b, mustBeCpuProfile as c, withoutTypeArguments as ct, mustHaveSamples as d, findExcluded as dt, hotCount as et, mustHaveStartLines as f, isExcluded as ft, MAX_PROFILE_BYTES as g, WireReader as h, withOwnNames as ht, edgeTotals as i, declarationOf as it, totalsOf as j, isMarkedCompact as k, mustBeGo as l, excludedNames as lt, Malformed as m, renameExcluded as mt, sumOfEdges as n, weightUnderOldNames as nt, foldEdges as o, splitSymbol as ot, packProfile as p, ownName as pt, EqualLists as q, surveyOf as r, withNewNames as rt, mostEdges as s, symbolPath as st, readEdges as t, renamer as tt, mustHaveNamesOfOneLine as u, exclusionInWords as ut, profileBytes as v, isLfsPointer as w, tooLarge as x, sizeUnpacked as y, addTimes as z };