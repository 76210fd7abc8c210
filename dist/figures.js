import { a as edgeInWords, r as byWeight, u as mergeTwins } from "./edges.js";
import { E as splitSymbol, O as withoutTypeArguments, T as renamer } from "./names.js";
import { c as note } from "./errors.js";
import { A as groupBy, I as totalOf, N as share, O as count, j as remembered } from "./start.js";

// src/repair/align.ts
/** Aligns two ordered lists, such as the calls that a profile has in a function and the calls in today's source. */
/**
* Tables with more cells than this are not aligned, because they would take too long. For example, generated functions with thousands of
* calls have larger tables.
*/
const MOST_CELLS = 4e6;
/**
* The cost in an alignment for each change of the distance between item and site. A pair's distance is the place of its site minus the
* place of its item. An alignment pays the cost if a pair has a different distance than the previous pair. The cost is smaller than every
* score.
*/
const SHIFT = .01;
/**
* Pairs items, such as the calls of a profile, with sites, such as the lines of today's source. Items and sites keep their order, and the
* sum of the scores is as large as possible. Of several alignments with the same sum, the alignment with the fewest changes of the distance
* between item and site wins. If equally good alignments pair an item with different sites, the item gets no site.
* @param items the old place of each item, such as the line of a call, in ascending order.
* @param places the place of each site, such as a line of today's source, in ascending order.
* @param score returns how well an item fits a site; 0 means that they do not match.
* @returns `sites` has the index of the site for each item, or undefined; `score` is the sum of the scores.
*/
function align(items, places, score) {
	const [n, m] = [items.length, places.length];
	const none = {
		sites: items.map(() => void 0),
		score: 0
	};
	if (n * m === 0 || n * m > MOST_CELLS) return none;
	const scores = new Float64Array(n * m);
	for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) scores[i * m + j] = score(i, j);
	const shift = (i, j) => places[j] - items[i];
	const shiftFromEnd = (i, j) => shift(n - 1 - i, m - 1 - j);
	const before = sums({
		n,
		m,
		scores,
		shift
	}, /* @__PURE__ */ new Map([[0, 0]]));
	const after = sums({
		n,
		m,
		scores: scores.toReversed(),
		shift: shiftFromEnd
	}, /* @__PURE__ */ new Map());
	let best = 0;
	const through = scores.map((one, at) => {
		const sum = one === 0 ? 0 : before[at] + after[n * m - 1 - at] - one;
		best = Math.max(best, sum);
		return sum;
	});
	let total = 0;
	const sites = items.map((_, i) => {
		const found = [];
		for (let j = 0; j < m; j++) if (through[i * m + j] > best - SHIFT / 10) found.push(j);
		const [first] = found;
		if (best === 0 || first === void 0) return void 0;
		total += scores[i * m + first];
		return found.length === 1 ? first : void 0;
	});
	const isAlone = (site) => sites.indexOf(site) === sites.lastIndexOf(site);
	return {
		sites: sites.map((site) => isAlone(site) ? site : void 0),
		score: total
	};
}
/**
* Returns for each pair the best sum of scores of an alignment that ends with this pair.
* @param byShift the best sum of scores before the first pair, by the distance between item and site.
*/
function sums({ n, m, scores, shift }, byShift) {
	const ending = new Float64Array(n * m);
	const smaller = new Float64Array(m + 1);
	for (let i = 0; i < n; i++) {
		for (let j = 0; j < m; j++) {
			const at = i * m + j;
			const one = scores[at];
			if (one === 0) continue;
			const same = byShift.get(shift(i, j)) ?? Number.NEGATIVE_INFINITY;
			ending[at] = one + Math.max(smaller[j] - SHIFT, same);
		}
		for (let j = 0, most = 0; j < m; j++) {
			const sum = ending[i * m + j];
			most = Math.max(most, sum);
			smaller[j + 1] = Math.max(smaller[j + 1], most);
			const key = shift(i, j);
			if (sum > (byShift.get(key) ?? 0)) byShift.set(key, sum);
		}
	}
	return ending;
}

// src/repair/call-lines.ts
/**
* The certainty that a call in the source is the call in the profile. The certainty depends on the form in which the source shows the
* callee.
*/
const CERTAINTY = {
	/** The source names the function. */
	name: 1,
	/** The source names a method, but the type of the method is not visible. */
	method: .9,
	/** The source has an operation, such as a map access, for which the compiler calls functions of the runtime. */
	operation: .4,
	/** The source calls a value that may hold the function. */
	value: .2
};
/** Functions that the compiler calls for an operation, each with the letter that `helper/source/calls.go` uses for the operation. */
const OPERATIONS = [
	[/^runtime\.mapassign/, "w"],
	[/^runtime\.map(?!assign)|^internal\/runtime\/maps\./, "m"],
	[/^runtime\.growslice/, "a"],
	[/^runtime\.(make|rand$)/, "k"],
	[/^runtime\.(chan|select|close|block)/, "c"],
	[/^runtime\.concat/, "s"],
	[/^runtime\.newproc/, "g"],
	[/^runtime\.go(panic|recover)/, "p"],
	[/^runtime\.(slicebytetostring|stringtoslice|slicerunetostring|intstring|rawstring|rawbyte)/, "v"],
	[/^runtime\.(newobject|malloc)/, "n"],
	[/^runtime\.(memmove|typedslicecopy|typedmemmove|memclr|decoderune)/, "y"],
	[/^runtime\.(memequal|efaceeq|ifaceeq|strequal|cmpstring)|^cmpbody|^memeqbody|^internal\/bytealg\.|^type:/, "e"],
	[/^runtime\.(assert|typeAssert|getitab|interfaceSwitch)/, "t"],
	[/^runtime\.(defer(?!return)|\(\*_panic\)|\(\*_defer\))/, "d"],
	[/^runtime\.(asyncPreempt|wb|gcWriteBarrier|morestack|newstack|deferreturn|duff|convT|moveSlice|panic|print)|^gcWriteBarrier/, "x"]
];
const METHOD_NAME = /\)\.([^.]+)$|^[^.]+\.([^.]+)$/;
/** Describes the callee with this symbol. */
function calleeOf(symbol) {
	const key = symbol.replace("._C2func_", "._Cfunc_");
	const found = METHOD_NAME.exec(splitSymbol(key).rest.replace(/-fm$/, ""));
	const method = found?.[1] ?? found?.[2];
	const letters = OPERATIONS.flatMap(([pattern, letter]) => pattern.test(key) ? letter : []);
	return {
		key,
		method: method !== void 0 && CLOSURE_PART.test(`.${method}`) ? void 0 : method,
		operations: letters.join("")
	};
}
/** Matches the part of a symbol that names a closure, or a wrapper of a `go` or `defer` statement. */
const CLOSURE_PART = /^(\.func|\.gowrap|\.deferwrap|\.)(\d+)/;
/**
* Splits a symbol into its parts. `declared` is `F`, `T.M` or `(*T).M`. For a method, `type` is `path.T`. `part` names a closure or wrapper
* in the function, such as `.func1`.
*/
function symbolOf(key) {
	const { package: path, rest } = splitSymbol(key);
	const [, declared = rest, part = ""] = /^(\(\*?[^)]*\)\.[^.-]+|init\.\d+|[^.-]+\.(?!(?:func|gowrap|deferwrap)?\d)[^.(-]+|[^.-]*)(.*)$/s.exec(rest) ?? [];
	const type = /^\(\*(.*)\)\.|^(.*)\./.exec(declared);
	return {
		path,
		declared,
		type: type ? `${path}.${type[1] ?? type[2]}` : void 0,
		part
	};
}
/** Returns the symbol of the declared function that contains a closure or wrapper: `path.F` for `path.F.func1`. */
function declaringSymbol(symbol) {
	const { path, declared } = symbolOf(symbol);
	return `${path}.${declared}`;
}
/**
* Today's function with the same name counts as a different function if less than this share of the old function's calls is found in it.
*/
const SAME_BODY = .34;
/** Aligns the lines of the calls in the profile with the lines of today's source. */
function alignCalls(calls, lines, source) {
	const byLine = groupBy(calls, ({ edge }) => edge.offset);
	const old = [...byLine.keys()].sort((a, b) => a - b);
	const score = (offset, line) => line === void 0 ? 0 : totalOf(byLine.get(offset) ?? [], ({ worth, callee }) => worth * fitness(callee, line, source));
	const lineAt = new Map(lines.map((line) => [line.offset, line]));
	const offsets = lines.map(({ offset }) => offset);
	const best = align(old, offsets, (i, j) => score(old[i], lines[j]));
	const all = totalOf(calls, ({ worth, callee }) => worth * (callee.operations === "" ? CERTAINTY.name : CERTAINTY.operation));
	return {
		old,
		now: best.sites.map((site) => site === void 0 ? void 0 : offsets[site]),
		score: best.score,
		inPlace: totalOf(old, (offset) => score(offset, lineAt.get(offset))),
		share: all === 0 ? 0 : Math.min(1, best.score / all)
	};
}
/** Returns which share of the calls, from 0 to 1, the given source lines have in the same order. */
function similarity(calls, lines, source) {
	return alignCalls(calls, lines, source).share;
}
/** Finds today's lines of the calls of one function. */
function placeCalls(calls, lines, source) {
	const body = new FunctionBody(calls, lines, source);
	const { old, now, score, inPlace } = alignCalls(calls, lines, source);
	const offsets = new Map(old.flatMap((offset, i) => now[i] === void 0 ? [] : [[offset, now[i]]]));
	const isFoundAgain = ({ callee, edge: { offset } }) => body.isShownAt(callee, offsets.get(offset));
	const losesSome = calls.some((call) => body.isInPlace(call)) && calls.some((call) => call.callee.operations !== "x" && !isFoundAgain(call));
	const isProven = calls.some((call) => call.callee.operations === "" && !body.isInPlace(call) && isFoundAgain(call));
	return (!losesSome || isProven) && inPlace < score - 1e-9 * (1 + score) ? placesByAlignment(body, offsets, score) : placesAsBefore(body, inPlace);
}
/** The calls of one function in a profile, and the lines of the function in today's source. */
var FunctionBody = class {
	calls;
	lines;
	source;
	lineAt;
	constructor(calls, lines, source) {
		this.calls = calls;
		this.lines = lines;
		this.source = source;
		this.lineAt = new Map(lines.map((line) => [line.offset, line]));
	}
	/** Whether the source shows a call to the callee at this line. */
	isShownAt(callee, offset) {
		const line = offset === void 0 ? void 0 : this.lineAt.get(offset);
		return line !== void 0 && fitness(callee, line, this.source) > 0;
	}
	/** Whether the source shows the call at the line that it had in the profile. */
	isInPlace({ callee, edge }) {
		return this.isShownAt(callee, edge.offset);
	}
	fitsAnywhere({ callee }) {
		return this.lines.some((line) => fitness(callee, line, this.source) > 0);
	}
	/**
	* Whether the source of the caller can call the callee by its name. A closure has no name in the source, and a private function of a
	* different package cannot be called by its name.
	*/
	isNamed({ caller, callee: { key, operations } }) {
		const { path, declared } = symbolOf(key);
		const isOpen = /^\p{Lu}/u.test(lastName(declared)) || symbolOf(caller).path === path;
		return operations === "" && isOpen && !/\.func\d/.test(key) && this.source.get(key) !== void 0;
	}
	/**
	* Returns today's line of a call that has moved past other calls. The line is found if only one line names the callee, and if the callee
	* is called only once.
	*/
	onlyLine({ callee, edge }, { from, to }) {
		const naming = this.lines.filter((line) => fitness(callee, line, this.source) >= CERTAINTY.method);
		const within = naming.filter(({ offset }) => offset >= from && offset <= to);
		if (within.length === 1) return within[0]?.offset;
		const isOnly = this.calls.every((other) => other.edge === edge || other.callee.key !== callee.key);
		return naming.length === 1 && isOnly ? naming[0]?.offset : void 0;
	}
};
/**
* Returns the places of the calls in a function whose lines have not moved. @param inPlace the score of the alignment in which every call
* is on its old line.
*/
function placesAsBefore(body, inPlace) {
	const named = body.calls.filter((call) => body.isNamed(call));
	const isOther = inPlace === 0 && named.length >= 2 && !named.some((call) => body.fitsAnywhere(call));
	return {
		of: (call) => {
			const { offset } = call.edge;
			const isShown = body.isInPlace(call);
			return isOther || !isShown && body.isNamed(call) && !body.fitsAnywhere(call) ? void 0 : {
				offset,
				isShown
			};
		},
		window: (offset) => {
			return inPlace > 0 || body.lineAt.get(offset)?.callees.some((callee) => !callee.startsWith("!")) ? {
				from: offset,
				to: offset
			} : {
				from: 0,
				to: Infinity
			};
		},
		isOther
	};
}
/**
* Returns the places of the calls in a function whose lines have moved.
* @param offsets today's line for each line of the profile that was found in the source.
* @param score the score of the alignment that found these lines.
*/
function placesByAlignment(body, offsets, score) {
	const window = (offset) => ({
		from: Math.max(0, ...[...offsets].flatMap(([before, today]) => before <= offset ? today : [])),
		to: Math.min(Infinity, ...[...offsets].flatMap(([before, today]) => before >= offset ? today : []))
	});
	const named = body.calls.filter((call) => body.isNamed(call));
	const isOther = score < SAME_BODY * totalOf(named, ({ worth }) => worth);
	const of = (call) => {
		if (isOther) return void 0;
		const before = call.edge.offset;
		if (/^runtime\._[A-Z]/.test(call.callee.key)) return {
			offset: before,
			isShown: false
		};
		const offset = offsets.get(before);
		if (offset !== void 0 && body.isShownAt(call.callee, offset)) return {
			offset,
			isShown: true
		};
		const alone = body.onlyLine(call, window(before));
		if (alone !== void 0) return {
			offset: alone,
			isShown: true
		};
		if (body.isNamed(call) || call.callee.operations === "" && body.fitsAnywhere(call)) return void 0;
		const shift = shiftAround(before, offsets);
		return shift === void 0 ? void 0 : {
			offset: before + shift,
			isShown: false
		};
	};
	return {
		of,
		window,
		isOther
	};
}
/** Returns how certain it is that a line of the source has a call to the callee, from 0 to 1. */
function fitness(callee, line, source) {
	let best = 0;
	for (const target of line.callees) best = Math.max(best, fitOf(callee, target, source));
	return best;
}
/** Returns how certain it is that one call on a line is a call to the callee. @param target a callee of a `SourceLine`. */
function fitOf({ key, method, operations }, target, source) {
	if (target === key) return CERTAINTY.name;
	if (target.startsWith("!")) return [...operations].some((letter) => target.includes(letter, 1)) ? CERTAINTY.operation : 0;
	const name = target.startsWith(".") ? target.slice(1) : void 0;
	if (name !== void 0 && method === name) return CERTAINTY.method;
	const isValue = target === "?" || (name === void 0 ? source.get(target) === void 0 && source.packages.has(symbolOf(target).path) : source.fields.has(name) || !source.methods.has(name));
	const isKnown = source.get(key) !== void 0 || /\.func\d/.test(key);
	if (!isValue || !isKnown) return 0;
	return operations === "e" ? CERTAINTY.operation : operations === "" ? CERTAINTY.value : 0;
}
/**
* Returns by how much the nearest known places before and after `at` have moved: today's place minus the old place. The result is undefined
* if these two places have moved by different distances.
* @param places the known places: today's place by the place in the profile.
*/
function shiftAround(at, places) {
	let [before, after] = [0, void 0];
	for (const [old, now] of [...places].sort(([a], [b]) => a - b)) if (old <= at) before = now - old;
	else after ??= now - old;
	return after === void 0 || after === before ? before : void 0;
}
/** Returns the last name of a symbol: `M` of `(*T).M`. */
function lastName(declared) {
	return declared.slice(declared.lastIndexOf(".") + 1);
}

// src/repair/source-index.ts
/** An index of today's source. The index finds functions by their name, by their type and by their callees. */
var SourceIndex = class {
	#source;
	#declared;
	#index = remembered((path) => this.#indexOf(path));
	/** Returns the packages that seem to belong to the same module, judging by their paths. */
	neighbours = remembered((path) => this.#neighbours(path));
	constructor(source) {
		this.#source = source;
	}
	/** The names of functions, types with methods, and methods in all packages: `F`, `T`, `M`, `T.M`. */
	get declared() {
		this.#declared ??= new Set([...this.#source.packages.values()].flat().flatMap((key) => {
			const name = plainName(symbolOf(key).declared);
			return [name, ...name.split(".")];
		}));
		return this.#declared;
	}
	/**
	* Finds packages whose path has changed. A package is the old package under a new path if only the major version in the path differs, or
	* if it has most of the old functions.
	*/
	movedPackages(declarations) {
		const { packages } = this.#source;
		const result = /* @__PURE__ */ new Map();
		const gone = declarations.map(symbolOf).filter(({ path }) => !packages.has(path));
		if (gone.length === 0) return result;
		const byMajor = groupBy([...packages.keys()], withoutMajor);
		const namesOf = ([path, keys]) => keys.map((key) => ({
			path,
			name: key.slice(path.length + 1)
		}));
		const having = groupBy([...packages].flatMap(namesOf), ({ name }) => name);
		for (const [path, symbols] of groupBy(gone, (symbol) => symbol.path)) {
			const [major, ...more] = byMajor.get(withoutMajor(path)) ?? [];
			const today = major !== void 0 && more.length === 0 ? major : packageWith(path, [...new Set(symbols.map(({ declared }) => declared))], having);
			if (today !== void 0) result.set(path, today);
		}
		return result;
	}
	#neighbours(path) {
		const start = path.split("/").slice(0, path.includes(".") ? 3 : 1);
		const all = [...this.#source.packages.keys()];
		return path === "main" ? all : all.filter((one) => `${one}/`.startsWith(`${start.join("/")}/`));
	}
	/** Indexes the functions of a package by their last name, and by their callees. */
	#indexOf(path) {
		const all = this.#source.packages.get(path) ?? [];
		const keys = all.filter((key) => symbolOf(key).part === "");
		const pairs = all.flatMap((key) => {
			const callees = (this.#source.get(key)?.lines ?? []).flatMap((line) => line.callees);
			return [...new Set(callees)].map((callee) => ({
				key,
				callee
			}));
		});
		const byCallee = groupBy(pairs, ({ callee }) => callee);
		return {
			types: new Set(keys.map((key) => symbolOf(key).type)),
			byName: groupBy(keys, (key) => lastName(symbolOf(key).declared)),
			byCallee: new Map([...byCallee].map(([callee, found]) => [callee, found.map(({ key }) => key)]))
		};
	}
	/** Whether the source has methods of this type (`path.T`). */
	hasType(type) {
		return this.#index(type.slice(0, type.lastIndexOf("."))).types.has(type);
	}
	/** Returns the functions and methods in these packages whose last name is `name`. */
	named(paths, name) {
		return paths.flatMap((path) => this.#index(path).byName.get(name) ?? []);
	}
	/** Returns the functions and closures of a package that may call this callee. */
	callersOf(path, { key, method }) {
		const { byCallee } = this.#index(path);
		return [...byCallee.get(key) ?? [], ...method && byCallee.get(`.${method}`) || []];
	}
};
/**
* Returns the package that declares the most of these functions. A name that few packages have counts more than a name that many packages
* have.
*/
function packageWith(path, declared, having) {
	const votes = /* @__PURE__ */ new Map();
	for (const name of declared) {
		const packages = having.get(name) ?? [];
		for (const { path: one } of packages.filter(({ path: one }) => isOutside(one) === isOutside(path))) {
			const { shared, vote } = votes.get(one) ?? {
				shared: 0,
				vote: 0
			};
			votes.set(one, {
				shared: shared + 1,
				vote: vote + 1 / packages.length
			});
		}
	}
	const [first, second] = [...votes].sort(([a, x], [b, y]) => y.vote - x.vote || (a < b ? -1 : 1));
	if (first === void 0) return void 0;
	const [today, { shared, vote }] = first;
	const isClear = vote > 1.5 * (second?.[1].vote ?? 0);
	const isAlike = shared >= 2 || lastPathElement(today) === lastPathElement(path);
	return shared >= declared.length / 2 && isClear && isAlike ? today : void 0;
}
/** Whether an import path begins with a host name. Paths of the standard library never begin with a host name. */
function isOutside(path) {
	return /^[^/]*\./.test(path);
}
/** Returns an import path without the major version: `example.com/a/b` for `example.com/a/v2/b`. */
function withoutMajor(path) {
	return path.replace(/\/v\d+(?=\/|$)/g, "").replace(/(\.|%2e)v\d+(?=\/|$)/, "");
}
/** Returns the last element of an import path, without the major version. */
function lastPathElement(path) {
	return withoutMajor(path).split("/").at(-1) ?? "";
}
/** Returns the name of a function without the sign of a pointer receiver: `T.M` for `(*T).M`. */
function plainName(declared) {
	return declared.replace(/[()*]/g, "");
}
/** Returns the type of a method: `T` for `(*T).M`. For a function without a receiver, the result is the function's name. */
function plainType(declared) {
	return plainName(declared).split(".", 1)[0];
}

// src/repair/rematch.ts
/**
* Finds today's place of each call edge of an older profile.
*
* The compiler finds a call by the names of caller and callee and by the line of the call, counted from the caller's first line. So a
* repaired profile has today's names and lines. For example, the profile has `render.Page +12 → escape.HTML`. Today the package `render`
* has no `Page`, but `render.WritePage` makes the same calls in the same order, and the functions that called `Page` now call `WritePage`.
* So `Page` was renamed, and the call is matched as `render.WritePage +14 → escape.HTML`.
*
* The steps go from certain to less certain matches: functions with the same name, packages with a new path, functions with a new name,
* closures with a new number, and finally the lines inside each function. Each step uses the matches of the steps before.
*/
/** The ways in which an edge can be matched, from certain to less certain. The last way, `lost`, means that no match was found. */
const MATCH_WAYS = [
	"same",
	"lineless",
	"moved",
	"package",
	"renamed",
	"closure",
	"lost"
];
/**
* Matches each edge to today's source. @param renames the renamed functions and packages that the user or the caller knows. The given
* renames have priority over all guesses.
*/
function rematch(edges, source, renames = []) {
	const matches = new Matcher(edges, source, renames).matches();
	const found = matches.flatMap(({ edge, to }) => to === void 0 ? [] : {
		...edge,
		...to
	});
	return {
		matches,
		edges: mergeTwins(found)
	};
}
/**
* Matches the edges of one profile. A symbol is the name of a function without type arguments, after the user's `renames`. A declaration
* is the symbol of a declared function: `path.F` is the declaration of the closure `path.F.func1`.
*/
var Matcher = class {
	#source;
	#edges;
	/** Today's symbol for each symbol of the profile; undefined if the function is gone. */
	#names = /* @__PURE__ */ new Map();
	/** The way in which a symbol was matched, if it was not found under its old name. */
	#ways = /* @__PURE__ */ new Map();
	/**
	* The key is a missing function, and the value is the only function in its package that has the same last name today. The map is a guess,
	* so it only helps to align calls of other functions, and never counts as a match.
	*/
	#supposed = /* @__PURE__ */ new Map();
	/** Today's names of renamed functions and types, without their packages. */
	#renamedTo = /* @__PURE__ */ new Map();
	#symbol;
	#callee = remembered(calleeOf);
	#outgoing;
	#incoming;
	#where;
	/** The smallest weight among the edges. */
	#unit;
	constructor(edges, source, renames) {
		this.#edges = edges;
		this.#source = source;
		this.#where = new SourceIndex(source);
		const given = renamer(renames);
		this.#symbol = remembered((name) => withoutTypeArguments(given(name)));
		this.#unit = edges.reduce((least, { weight }) => weight > 0 ? Math.min(least, weight) : least, Infinity);
		this.#outgoing = groupBy(edges, ({ caller }) => this.#symbol(caller));
		this.#incoming = groupBy(edges, ({ callee }) => this.#symbol(callee));
	}
	/** Matches all edges. The steps run in the order of their certainty, and each step handles the edges that earlier steps did not find. */
	matches() {
		const ofSource = [.../* @__PURE__ */ new Set([...this.#outgoing.keys(), ...this.#incoming.keys()])].sort().filter((symbol) => !this.#isOfCompiler(symbol));
		const parts = groupBy(ofSource, declaringSymbol);
		const packages = this.#where.movedPackages([...parts.keys()]);
		const unnamed = [...parts.keys()].filter((one) => !this.#isThere(one, packages));
		this.#findRenamed(unnamed, packages);
		for (const [declaration, closures] of parts) this.#findClosures(declaration, closures);
		const placed = remembered((caller) => this.#placed(caller));
		return this.#edges.map((edge) => this.#match(edge, placed));
	}
	/**
	* True if no source declares the symbol, so that its name stays. A symbol without a declaration was generated by the compiler or by cgo,
	* or is a name for stacks that no profiler can see.
	*/
	#isOfCompiler(symbol) {
		const { path, declared, part, type = `${path}.${declared}` } = symbolOf(symbol);
		const inner = declared.replace(/^\(\*(.*)\)/, "$1");
		const isWrapped = inner !== declared && part.startsWith(`.${inner}.`);
		const isOfSource = symbol !== "runtime.cmpstring" && !(isWrapped && this.#source.get(`${path}.${inner}`)) && (/^_C2?func_/.test(declared) && this.#where.callersOf(path, this.#callee(symbol)).length === 0 || this.#source.get(`${path}.${declared}`) !== void 0 || !/^$|^(type:|go:)|[^\w/.~%+-]/.test(path) && (this.#source.embedding.has(type) ? !this.#source.methods.has(lastName(declared)) : !/^(_cgo|_Cfunc|_cgoexp)|^_[A-Z]|^(init|glob|map)\b/.test(declared)));
		if (!isOfSource) this.#names.set(symbol, symbol);
		return !isOfSource;
	}
	/** Looks for a declaration with the same name, also in a package whose path has changed. @returns whether the declaration was found. */
	#isThere(declaration, packages) {
		const { path, declared } = symbolOf(declaration);
		const moved = packages.get(path);
		const today = this.#declaredAs(moved ?? path, declared);
		this.#names.set(declaration, today);
		if (moved !== void 0 && today !== void 0) this.#ways.set(declaration, "package");
		return today !== void 0;
	}
	/**
	* Returns the declaration with this name, or a declaration that differs only in a pointer receiver; undefined if the source has no such
	* declaration.
	*/
	#declaredAs(path, declared) {
		const pointer = /^\(\*(.*)\)\.(.*)$/.exec(declared);
		const found = [declared, pointer ? `${pointer[1]}.${pointer[2]}` : declared.replace(/^([^.]+)\.(.*)$/, "(*$1).$2")].find((one) => this.#source.get(`${path}.${one}`) !== void 0);
		if (found !== void 0) return `${path}.${found}`;
		return this.#source.get(`${path}.${declared.split(".")[0]}`) && `${path}.${declared}`;
	}
	/** Finds functions whose name, receiver or package has changed. */
	#findRenamed(missing, packages) {
		const taken = new Set(this.#names.values());
		for (const declaration of missing) {
			const { path, declared } = symbolOf(declaration);
			const [only, ...others] = this.#where.named([packages.get(path) ?? path], lastName(declared));
			if (only !== void 0 && others.length === 0 && !taken.has(only)) this.#supposed.set(declaration, only);
		}
		for (let [left, round] = [missing, 0]; left.length > 0 && round < 5; round++) {
			const methods = this.#ofRenamedTypes(left, taken);
			const known = new Set(methods.map(([declaration]) => declaration));
			const others = left.filter((one) => !known.has(one));
			const claims = groupBy([...methods, ...this.#renamed(others, packages, taken)], ([, today]) => today);
			const found = new Map([...claims.values()].flatMap((all) => all.length === 1 ? all : []));
			for (const [declaration, today] of found) {
				taken.add(today);
				this.#names.set(declaration, today);
				this.#ways.set(declaration, "renamed");
				const [old, now] = [declaration, today].map((one) => symbolOf(one).declared);
				this.#renamedTo.set(plainName(old), now).set(plainType(old), plainType(now));
			}
			if (found.size === 0) return;
			left = left.filter((one) => !found.has(one));
		}
	}
	/** Finds methods of renamed types. A type was renamed if all methods of the type that were found belong to the same new type today. */
	#ofRenamedTypes(missing, taken) {
		const renamed = [...this.#ways].filter(([, way]) => way === "renamed");
		const types = groupBy(renamed, ([before]) => symbolOf(before).type);
		return missing.flatMap((declaration) => {
			const { type } = symbolOf(declaration);
			const votes = type === void 0 || this.#where.hasType(type) ? [] : types.get(type) ?? [];
			const [today, ...others] = new Set(votes.flatMap(([before]) => symbolOf(this.#names.get(before) ?? "").type ?? []));
			const path = today?.slice(0, today.lastIndexOf(".")) ?? "";
			return this.#where.named(others.length === 0 ? [path] : [], lastName(declaration)).filter((one) => symbolOf(one).type === today && !taken.has(one)).map((one) => [declaration, one]);
		});
	}
	/** Returns the missing functions for which one candidate is clearly better than all other candidates, each with this candidate. */
	#renamed(missing, packages, taken) {
		return missing.flatMap((declaration) => {
			const { path } = symbolOf(declaration);
			const [best, second] = this.#candidates(declaration, packages.get(path) ?? path, taken).sort((a, b) => b.score - a.score);
			return best && best.score >= 1.2 && best.score > (second?.score ?? 0) + .2 ? [[declaration, best.one]] : [];
		});
	}
	/**
	* Scores the functions of today's source that may be the missing function, by the calls in them, by the calls to them, and by their
	* names.
	*/
	#candidates(missing, path, taken) {
		const { declared } = symbolOf(missing);
		const all = this.#calls(missing).filter(({ callee: { key, operations } }) => key !== missing && operations !== "x");
		const calls = all.filter(({ callee }) => callee.operations === "");
		const received = this.#calledInstead(missing, path);
		const namesakes = this.#namesakes(missing, path);
		const candidates = /* @__PURE__ */ new Set([
			...received.keys(),
			...calls.flatMap(({ callee }) => this.#where.callersOf(path, callee)),
			...namesakes
		]);
		const ofSameName = namesakes.filter((one) => isSameButExport(symbolOf(one).declared, declared));
		return [...candidates].flatMap((one) => {
			const symbol = symbolOf(one);
			const { lines = [], file = "" } = this.#source.get(one) ?? {};
			if (symbol.part !== "" || taken.has(one) || file.endsWith("_test.go")) return [];
			const out = similarity(calls, lines, this.#source);
			const calledHere = received.get(one) ?? 0;
			const isSameName = isSameButExport(symbol.declared, declared);
			const name = isSameName ? 1 : likeness(lastName(symbol.declared), lastName(declared));
			const isCalled = calledHere > .5;
			const isOnlyNamesake = isSameName && ofSameName.length === 1 && symbol.path !== path;
			const callsNothing = lines.every(({ callees }) => callees.every((callee) => /^[?!]/.test(callee)));
			const isMoved = isOnlyNamesake && (calls.length === 0 ? callsNothing : out >= .5);
			const isAlike = isMoved || (calls.length === 0 ? isCalled && (symbol.path === path || name >= .3) && (all.length === 0 || similarity(all, lines, this.#source) > 0) : out >= .6 && (calls.length > 1 || isCalled || name >= .2) || name >= .7 && out >= .5);
			const elsewhere = symbol.path === path ? 0 : .2;
			const score = 2 * out * Math.min(1, calls.length / 2) + 1.5 * calledHere + name + (isMoved ? .5 : 0) - elsewhere;
			return isAlike ? [{
				one,
				score
			}] : [];
		});
	}
	/**
	* Returns the functions of the module that have the last name of a missing function, also if only one of the two names is exported.
	* @param path today's path of the missing function's package.
	*/
	#namesakes(missing, path) {
		const { path: oldPath, declared } = symbolOf(missing);
		const places = [.../* @__PURE__ */ new Set([path, ...this.#where.neighbours(oldPath)])];
		return namesOfMove(declared).flatMap((name) => this.#where.named(places, name));
	}
	/**
	* Returns the functions that the callers of a missing function may call today instead of the missing function. Each candidate has a
	* value: the share of the missing function's weight that the compiler would find if the candidate replaced the missing function.
	*/
	#calledInstead(missing, path) {
		const votes = /* @__PURE__ */ new Map();
		const edges = (this.#incoming.get(missing) ?? []).filter(({ caller }) => this.#symbol(caller) !== missing);
		const all = totalOf(edges, ({ weight }) => weight);
		const { path: oldPath, declared } = symbolOf(missing);
		const elsewhere = namesOfMove(declared).flatMap((name) => this.#where.named(this.#where.neighbours(oldPath), name)).filter((one) => isSameButExport(symbolOf(one).declared, declared));
		for (const [caller, here] of groupBy(edges, (edge) => this.#symbol(edge.caller))) {
			const lines = this.#source.get(this.#likely(caller))?.lines;
			if (lines === void 0) continue;
			const calls = this.#calls(caller);
			const placed = placeCalls(calls, lines, this.#source);
			if (placed.isOther) continue;
			const known = new Set(calls.map(({ callee }) => callee.key));
			const between = here.map(({ offset }) => placed.window(offset));
			const found = lines.filter(({ offset }) => between.some(({ from, to }) => offset >= from && offset <= to)).flatMap(({ callees }) => callees.filter((callee) => !/^[?!]/.test(callee) && !known.has(callee))).flatMap((callee) => {
				if (!callee.startsWith(".")) return callee;
				const name = callee.slice(1);
				return [...this.#where.named([path], name), ...namesOfMove(declared).includes(name) ? elsewhere : []];
			});
			for (const one of new Set(found)) {
				const callee = calleeOf(one);
				const renamed = calls.map((call) => here.includes(call.edge) ? {
					...call,
					callee
				} : call);
				const replaced = placeCalls(renamed, lines, this.#source);
				const isFound = (call) => here.includes(call.edge) && replaced.of(call)?.isShown;
				const weight = totalOf(renamed.filter(isFound), ({ edge }) => edge.weight);
				if (weight > 0) votes.set(one, (votes.get(one) ?? 0) + weight / all);
			}
		}
		return votes;
	}
	/**
	* Returns today's symbol. If a closure is not yet matched, the function assumes that only the declared function around the closure was
	* renamed.
	*/
	#likely(symbol) {
		const declaration = declaringSymbol(symbol);
		const today = this.#names.get(declaration) ?? "";
		return this.#names.get(symbol) ?? today + symbol.slice(declaration.length);
	}
	/** Finds today's names of the closures and wrappers in a declaration. @param before the declaration in the profile. */
	#findClosures(before, symbols) {
		const known = this.#names.get(before);
		const today = known && (this.#source.get(known) ? known : this.#withInlined(known));
		const way = this.#ways.get(before) ?? (today === known ? void 0 : "renamed");
		const parts = symbols.map((symbol) => symbol.slice(before.length)).filter((part) => part !== "");
		const moved = new Map(parts.map((part) => [part, part]));
		if (today !== void 0 && this.#source.get(today) !== void 0) this.#moveClosures(before, today, moved);
		for (const [part, same] of moved) {
			const now = same && /\.func\d|-range\d/.test(same) ? this.#inlinedToday(same) : same;
			const isGone = today === void 0 || now === void 0;
			this.#names.set(before + part, isGone ? void 0 : today + now);
			const found = now === part ? way : now === same ? "closure" : "renamed";
			if (today !== void 0 && found !== void 0) this.#ways.set(before + part, found);
		}
	}
	/** Returns the symbol `F.G` of an inlined function G with today's name of G, if F is declared; undefined if G is gone. */
	#withInlined(name) {
		const at = name.lastIndexOf(".");
		const inlined = this.#inlinedToday(name.slice(at));
		return inlined && name.slice(0, at) + inlined;
	}
	/**
	* Returns a part of a closure's name, such as `.(*T).M.func1`, with today's names. Functions that were inlined around the closure, such
	* as `(*T).M`, may have new names. The result is undefined if one of these functions is gone.
	*/
	#inlinedToday(part) {
		let isGone = false;
		const now = part.replace(INLINED, (whole, name) => {
			const { declared } = this.#where;
			if (declared.has(plainName(name))) return whole;
			const type = plainType(name);
			const ofType = declared.has(type) ? type : this.#renamedTo.get(type) ?? type;
			const today = this.#renamedTo.get(plainName(name)) ?? name.replace(type, ofType);
			isGone ||= !declared.has(plainName(today));
			return `.${today}`;
		});
		return isGone ? void 0 : now;
	}
	/**
	* Finds today's name of each closure in a function, also of closures inside closures. In a symbol such as `F.func1.2`, the part
	* `.func1.2` names the closure.
	* @param before the function that declares the closures. @param today the name of this function in today's source.
	* @param moved today's part for each part of a symbol in the profile. The function changes the values of the map `moved`.
	* @param outer the closure whose inner closures are matched, as the part of the symbol that names it; empty for the closures of the
	* function itself.
	*/
	#moveClosures(before, today, moved, outer = {
		before: "",
		today: ""
	}) {
		const all = [...moved.keys()].filter((part) => part.startsWith(outer.before) && part !== outer.before).flatMap((part) => {
			const match = CLOSURE_PART.exec(part.slice(outer.before.length));
			return match === null ? [] : [{
				part,
				kind: match[1],
				index: Number(match[2])
			}];
		});
		for (const [kind, closures] of groupBy(all, (one) => one.kind)) {
			const numbers = new Set(closures.map(({ index }) => index));
			const found = this.#alignClosures(before + outer.before, today + outer.today, kind, numbers);
			for (const [index, same] of groupBy(closures, (one) => one.index)) {
				const closure = `${outer.before}${kind}${index}`;
				const number = found.get(index);
				const name = number === void 0 ? void 0 : `${outer.today}${kind}${number}`;
				for (const { part } of same) moved.set(part, name && name + part.slice(closure.length));
				if (name !== void 0 && same.some(({ part }) => part !== closure)) this.#moveClosures(before, today, moved, {
					before: closure,
					today: name
				});
			}
		}
	}
	/**
	* Aligns the closures of a function with today's closures. Closures are numbered in the order of the source, so a new closure changes the
	* numbers of all later closures. A closure is recognized by the calls in the closure and by the calls to it.
	* @returns today's number of each closure that was matched, by its number in the profile.
	*/
	#alignClosures(from, to, kind, numbers) {
		const old = [...numbers].sort((a, b) => a - b);
		const today = (number, as = kind) => `${to}${as}${number}`;
		const isThere = (name) => this.#source.get(name) !== void 0;
		const now = [];
		const kinds = kind.endsWith("wrap") ? [".gowrap", ".deferwrap"] : [kind];
		for (let number = 1; kinds.some((one) => isThere(today(number, one))); number++) if (isThere(today(number))) now.push(number);
		const calls = old.map((number) => this.#calls(`${from}${kind}${number}`).filter(({ callee }) => callee.operations !== "x"));
		const called = old.map((number) => this.#calledInPlaceOf(from, to, `${from}${kind}${number}`));
		const isSilent = (i) => calls[i]?.length === 0 && called[i]?.size === 0;
		const similar = (i, number) => calls[i]?.length === 0 ? Number(called[i]?.size === 1 && called[i].has(today(number))) : similarity(calls[i] ?? [], this.#source.get(today(number))?.lines ?? [], this.#source);
		const isKept = (i, one) => calls[i]?.length !== 0 && calls[i]?.every(({ callee }) => callee.operations !== "") && now.every((number) => similar(i, number) <= similar(i, one));
		if (old.every((one, i) => now.includes(one) && (isSilent(i) || similar(i, one) > .99 || isKept(i, one)))) return new Map(old.map((number) => [number, number]));
		const { sites } = align(old, now, (i, j) => similar(i, now[j]));
		const found = new Map(old.flatMap((number, i) => sites[i] === void 0 ? [] : [[number, now[sites[i]]]]));
		const silent = old.flatMap((number, i) => {
			const moved = isSilent(i) ? number + (shiftAround(number, found) ?? NaN) : NaN;
			return now.includes(moved) ? [[number, moved]] : [];
		});
		return new Map([...found, ...silent]);
	}
	/** Returns the closures that a function calls today at the place where it called `closure`. */
	#calledInPlaceOf(from, to, closure) {
		const lines = this.#source.get(to)?.lines ?? [];
		const calls = this.#calls(from);
		const others = calls.filter(({ edge }) => !this.#symbol(edge.callee).startsWith(`${from}.`));
		const placed = placeCalls(others, lines, this.#source);
		const between = calls.flatMap(({ edge }) => this.#symbol(edge.callee) === closure ? placed.window(edge.offset) : []);
		const around = lines.filter(({ offset }) => between.some((one) => offset >= one.from && offset <= one.to));
		return new Set(around.flatMap(({ callees }) => callees.filter((one) => one.startsWith(`${to}.`))));
	}
	/** Returns the calls that the profile has in a function. Callees have today's names, if these names are known. */
	#calls(caller) {
		return (this.#outgoing.get(caller) ?? []).map((edge) => {
			const before = this.#symbol(edge.callee);
			return {
				edge,
				caller,
				callee: this.#callee(this.#names.get(before) ?? this.#supposed.get(before) ?? before),
				worth: 1 + Math.log2(Math.max(1, edge.weight / this.#unit))
			};
		});
	}
	#placed(caller) {
		const today = this.#names.get(caller);
		const calls = this.#calls(caller);
		const lines = today === void 0 ? void 0 : this.#linesOf(today, calls);
		return lines && placeCalls(calls, lines, this.#source);
	}
	/** Returns the lines of a function; undefined for functions in assembly, and for functions that the compiler generates. */
	#linesOf(today, calls) {
		const found = this.#source.get(today);
		if (found !== void 0) return found.lines;
		const [best, second] = [...this.#loops(today), ...this.#inlinedClosures(today)].map((lines) => ({
			lines,
			score: similarity(calls, lines, this.#source)
		})).sort((a, b) => b.score - a.score);
		return best && best.score > .34 && best.score > (second?.score ?? 0) ? best.lines : void 0;
	}
	/**
	* Returns the loops of a function F. For a `range` over a function, the compiler turns the body of the loop into a function such as
	* `F-range1`.
	*/
	#loops(today) {
		const lines = this.#source.get(/^(.*)-range\d+$/.exec(today)?.[1] ?? "")?.lines ?? [];
		return lines.filter(({ callees }) => callees.includes("!mcy")).map(({ offset: start }) => lines.flatMap((line) => line.offset < start ? [] : {
			...line,
			offset: line.offset - start
		}));
	}
	/**
	* Returns the closures that `F.G.func1` may mean: a closure of a function G that is inlined into F. The compiler numbers such a closure
	* among the closures of F, and not among those of G.
	*/
	#inlinedClosures(today) {
		const { package: path, rest } = splitSymbol(today);
		const closure = /\.[^.()]+\.func(?=\d+$)/.exec(rest)?.[0];
		return (closure === void 0 ? [] : this.#source.packages.get(path) ?? []).filter((key) => key.replace(/(?<!\d)\d+$/, "").endsWith(closure ?? "")).map((key) => this.#source.get(key)?.lines ?? []);
	}
	#match(edge, placed) {
		const [before, called] = [this.#symbol(edge.caller), this.#symbol(edge.callee)];
		const [caller, callee] = [this.#names.get(before), this.#names.get(called)];
		const lost = {
			edge,
			way: "lost"
		};
		if (caller === void 0 || callee === void 0) return lost;
		const place = placed(before);
		const call = {
			edge,
			caller: before,
			callee: this.#callee(callee),
			worth: 0
		};
		const offset = place === void 0 ? edge.offset : place.of(call)?.offset;
		if (offset === void 0) return lost;
		const names = {
			caller: this.#written(edge.caller, caller),
			callee: this.#written(edge.callee, callee)
		};
		const ways = [this.#ways.get(before), this.#ways.get(called)];
		const isRenamed = names.caller !== edge.caller || names.callee !== edge.callee;
		const way = MATCH_WAYS.findLast((one) => ways.includes(one)) ?? (isRenamed ? "renamed" : void 0);
		const moved = offset === edge.offset ? "same" : "moved";
		return {
			edge,
			to: {
				...names,
				offset
			},
			way: way ?? moved
		};
	}
	/** Returns today's symbol with the type arguments of the source, or else with those of the profile. */
	#written(before, today) {
		if (withoutTypeArguments(before) === today) return before;
		const declaration = declaringSymbol(today);
		const part = today.slice(declaration.length);
		const same = [...before.matchAll(/[.-]/g)].map(({ index }) => before.slice(index)).find((end) => withoutTypeArguments(end) === part) ?? part;
		return (this.#source.get(declaration)?.name ?? declaration) + same;
	}
};
/** Matches the name of an inlined function in the name of a closure: `.F`, `.(*T).M`, `.T` and `.M`. */
const INLINED = /\.(\(\*?[^)]*\)\.[^.-]+|(?!(?:func|gowrap|deferwrap)?\d)[^.-]+)/g;
/**
* Returns the last names that a function may have after a move to a new package: its own name, and the same name with the opposite case of
* the first letter, such as `Valid` for `valid`.
*/
function namesOfMove(declared) {
	const name = lastName(declared);
	const [first = ""] = name;
	const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
	return other === first ? [name] : [name, other + name.slice(first.length)];
}
/** Whether two functions or methods have the same name apart from exporting, such as `decoder.next` and `Decoder.Next`. */
function isSameButExport(one, other) {
	const [a, b] = [one, other].map((declared) => declared.replace(/(?<![\p{L}\p{N}_])\p{Lu}/gu, (letter) => letter.toLowerCase()));
	return a === b;
}
/** Returns how similar two names are, from 0 to 0.7, by the pairs of letters that they share (Dice 1945). */
function likeness(one, other) {
	if (one === other) return .7;
	const pairs = (name) => new Set([...name.toLowerCase()].map((_, at) => name.toLowerCase().slice(at, at + 2)));
	const [a, b] = [pairs(one), pairs(other)];
	return 1.2 * [...a].filter((pair) => b.has(pair)).length / (a.size + b.size);
}

// src/repair/figures.ts
/** The most calls that are listed for each way of matching. */
const CALLS_LISTED = 5;
/** Counts which share of a profile’s weight each kind of match has. */
function repairOf({ matches }) {
	const total = totalOf(matches, ({ edge }) => edge.weight);
	const shareOf = (some) => total === 0 ? 0 : totalOf(some, ({ edge }) => edge.weight) / total;
	const heaviestFirst = [...matches].sort((a, b) => byWeight(a.edge, b.edge));
	const byWay = groupBy(heaviestFirst, ({ way, edge }) => way === "moved" && edge.offset < 0 ? "lineless" : way);
	const ways = MATCH_WAYS.filter((way) => way !== "same").flatMap((way) => {
		const found = byWay.get(way) ?? [];
		const heaviest = found.slice(0, CALLS_LISTED).map((match) => ({
			from: edgeInWords(match.edge),
			to: match.to && nowInWords(match.edge, match.to),
			weight: shareOf([match])
		}));
		return found.length === 0 ? [] : [{
			way,
			calls: found.length,
			weight: shareOf(found),
			heaviest
		}];
	});
	return {
		stale: totalOf(ways, ({ weight }) => weight),
		lost: shareOf(byWay.get("lost") ?? []),
		ways
	};
}
/** Describes the place of a call today. The text leaves out names that have not changed. */
function nowInWords(before, { caller, callee, offset }) {
	return [...[caller === before.caller ? "" : caller, callee === before.callee ? "" : `→ ${callee}`], `+${offset}`].filter((part) => part !== "").join(" ");
}
/** Decides whether a repaired profile is worth proposing. @param minDrift the least share of weight that a repair must bring back. */
function decideRepair({ stale, lost }, minDrift, gzipLayers = 1) {
	const decision = (kind, reason) => ({
		kind,
		reason,
		staleWeight: stale
	});
	const reach = `${share(1 - stale)} of the weight of the committed profile still reaches the compiler; after the repair, ${share(1 - lost)}`;
	if (gzipLayers > 1 && lost < 1) return decision("update", `The committed profile is gzipped ${gzipLayers} times, so \`go build\` cannot read it.${stale === 0 ? "" : ` Of its content, ${reach}.`}`);
	if (stale === 0) return decision("keep", "Every call of the committed profile is still at its place in the source.");
	if (lost === 1) return decision("reject", "Today’s source has no call of the committed profile.");
	if (stale - lost < minDrift) return decision("keep", `${reach}, which is within \`min-drift\`.`);
	return decision("update", `${reach}.`);
}
/** For each way of matching: words about today's place of a call, for sentences such as "3 % of the weight is under another name". */
const WAYS_IN_WORDS = {
	same: "where it was",
	lineless: "in calls without a line in the profile, whose line was found in the source",
	moved: "on another line of its function",
	package: "in a package with another path",
	renamed: "under another name",
	closure: "in a closure with another number",
	lost: "not found again"
};
/** A group of calls gets its own finding only if it has at least this share of the weight. */
const LEAST_NOTED = .01;
/** Returns a note for each way of matching, with the heaviest calls that were matched in this way. */
function waysInWords({ ways }) {
	return ways.filter(({ weight }) => weight >= LEAST_NOTED).map((way) => note(wayInWords(way)));
}
function wayInWords({ way, calls, weight, heaviest }) {
	const named = heaviest.slice(0, 2).map(({ from, to, weight: one }) => `${from}${to === void 0 ? "" : `, now ${to}`} (${share(one)})`).map(withoutTypeArguments);
	return `${share(weight)} of the weight (${count(calls, "call")}) is ${WAYS_IN_WORDS[way]}, such as ${named.join(" and ")}.`;
}
/** Says for which build a profile was recorded, and which function of the profile shows this. */
function recordedInWords({ build, shown }) {
	return `The profile was recorded on ${build}, as \`${shown}\` shows, so it is matched to the source for ${build}.`;
}
/**
* Returns a finding if a build for this machine finds a different share of the profile's weight than the build for which the profile was
* recorded.
*/
function reachHere({ stale, recorded }) {
	if (recorded === void 0 || share(1 - recorded.here.stale) === share(1 - stale)) return [];
	const { here, build } = recorded;
	const message = `A build for ${here.build} finds ${share(1 - here.stale)} of the profile’s weight, because it has different source files than a build for ${build}.`;
	return [note(message, `If builds for ${here.build} use this profile, record a profile of such a build and merge both profiles.`)];
}

export { recordedInWords as a, rematch as c, reachHere as i, declaringSymbol as l, WAYS_IN_WORDS as n, repairOf as o, decideRepair as r, waysInWords as s, LEAST_NOTED as t, symbolOf as u };