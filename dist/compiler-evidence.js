import { A as compareText, Er as ExpectedError, M as edgeKey, Nt as start, Sr as _usingCtx, Tr as Cancelled, bn as addFindings } from "./start.js";
import { c as runGo, i as lastLines } from "./go.js";
import { i as pgoFlag, t as buildContext } from "./build.js";
import { ot as splitSymbol, st as symbolPath, t as readEdges, v as profileBytes } from "./edge-profile.js";
import { a as inlinedSites, i as valueAt, n as frameChanges, o as profileName, s as siteKey, t as readFunctionTable } from "./pclntab.js";
import { n as harmfulInlinings, t as goMinor } from "./harmful-inlinings.js";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import path, { join } from "node:path";
import { devNull } from "node:os";

// src/build/compiler/build-times.ts
const LIMIT_MS = 6e5;
/** A second build of each with an empty cache is made, in the opposite order, if the first ones took no longer together. */
const REPEATED_SECONDS = 120;
/** Links per side. */
const WARM_BUILDS = 3;
/**
* Wall time of `go build` of each side: cold, with an empty build cache of its own but all modules downloaded; then
* warm, with all packages in that cache, so that the program is only linked. Both sides take turns at being the first.
* @returns no times, and a note, when a build takes too long.
* @throws ExpectedError when a build fails; the signal's reason when aborted.
*/
async function measureBuildTimes(options) {
	const baseline = await timing(options, options.baseline);
	const candidate = await timing(options, options.candidate);
	const turns = [[baseline, candidate], [candidate, baseline]];
	try {
		for (const turn of turns) {
			if (baseline.cold + candidate.cold > REPEATED_SECONDS && candidate.cold < Infinity) break;
			for (const one of turn) {
				options.progress?.(`Timing a build with an empty cache, ${inWords(one.side)}`);
				await rm(one.cache, {
					recursive: true,
					force: true
				});
				const seconds = await timedBuild(options, one);
				if (seconds === void 0) return { findings: [tooLong(one.side, options.limitMs)] };
				one.cold = Math.min(one.cold, seconds);
			}
		}
		options.progress?.("Timing builds with everything in the cache");
		for (let round = 0; round < WARM_BUILDS; round++) for (const one of turns[round % 2] ?? []) one.warm = Math.min(one.warm, await timedBuild(options, one) ?? one.warm);
	} finally {
		for (const { cache } of [baseline, candidate]) await rm(cache, {
			recursive: true,
			force: true
		});
	}
	const times = ({ cold, warm }) => ({
		cold,
		warm
	});
	return {
		times: {
			baseline: times(baseline),
			candidate: times(candidate)
		},
		findings: []
	};
}
async function timing({ scratch }, side) {
	return {
		side,
		cache: await mkdtemp(path.join(scratch, "cold-cache-")),
		cold: Infinity,
		warm: Infinity
	};
}
/** Seconds; undefined when the limit ended it. */
async function timedBuild(options, { side, cache }) {
	const { go, scratch, flags, mainPackage, signal = go.context.signal } = options;
	const limit = AbortSignal.timeout(options.limitMs ?? LIMIT_MS);
	const context = buildContext(go, scratch, signal === void 0 ? limit : AbortSignal.any([signal, limit]));
	const file = path.join(scratch, `timed${go.exe}`);
	await rm(file, { force: true });
	const args = [
		"build",
		...flags,
		pgoFlag(side),
		"-o",
		file,
		"--",
		mainPackage.importPath
	];
	const started = performance.now();
	try {
		const { exitCode, stderr } = await runGo(args, {
			...context,
			env: {
				...context.env,
				GOCACHE: cache
			}
		});
		const seconds = (performance.now() - started) / 1e3;
		if (exitCode === 0) return seconds;
		throw new ExpectedError(`${mainPackage.importPath} does not build with an empty build cache: ${lastLines(stderr, 5)}`, { fix: "Leave `build-times` out of `evidence` if the program needs what is in the cache." });
	} catch (error) {
		signal?.throwIfAborted();
		if (limit.aborted) return void 0;
		throw error;
	} finally {
		await rm(file, { force: true });
	}
}
function tooLong(side, limitMs = LIMIT_MS) {
	return {
		severity: "note",
		message: `Build times are not known: a build with an empty cache, ${inWords(side)}, took more than ${Math.round(limitMs / 1e3)} seconds.`
	};
}
function inWords(side) {
	return side.kind === "off" ? "without PGO" : `with ${side.display}`;
}

// src/build/compiler/diagnostics.ts
function decisionAt(key, callee) {
	const [, path = "", file = "", line, column] = /^([^ ]*(?: \[[^\]]*\])?) (.+):(\d+):(\d+)$/s.exec(key) ?? [];
	return {
		package: path,
		file,
		line: Number(line),
		column: Number(column),
		callee
	};
}
const LINE = /^(?<file>.+?):(?<line>\d{1,9}):(?<column>\d{1,9}): (?:inlining call to (?<inlined>.+?)(?: with score -?\d+)?|PGO devirtualizing .+ to (?<hot>\S+)|devirtualizing (?<selector>.+) to (?<type>\S+))$/;
/** What `-m` says of escape analysis and inlining, all of it; a compiler's complaint begins otherwise. */
const NOTE = /^\S.*?:\d+:\d+: (?:can inline |cannot inline |inlining call to |PGO devirtualizing |devirtualizing |leaking param|moved to heap: |.+ (?:escapes to heap|does not escape)(?: in |:|$)|.+ ignoring self-assignment|zero-copy |(?:index|slice) bounds check elided|assuming .+ is unsafe uintptr|marking .+ as escaping |\.\.\. argument )/;
/** Whether a line is what the compiler was asked to say by `-m`, or the heading of such lines. */
function isNote(line) {
	return NOTE.test(line) || /^(?:<autogenerated>:|moved to heap: |# )/.test(line);
}
/**
* Reads what `go build -gcflags=all=-m` prints, line by line.
*
* The compiler names a call by where it lies in the function that is being compiled: when `a` calls `b`, `b` calls `c`,
* and both are inlined, then the call of `c` is said to be where that of `b` is, after it. So only the first call at a
* position is one of the source there; the others are copies of what is said of `b` itself.
*/
var DiagnosticsReader = class {
	#inlined = /* @__PURE__ */ new Map();
	#devirtualized = /* @__PURE__ */ new Map();
	#names = /* @__PURE__ */ new Map();
	#package = "";
	line(text) {
		if (text.startsWith("# ")) {
			this.#package = text.slice(2).trimEnd();
			return;
		}
		if (!text.includes("nlining call to ") && !text.includes("evirtualizing ")) return;
		const groups = LINE.exec(text.trimEnd())?.groups;
		if (groups === void 0) return;
		const { file = "", line, column, inlined, hot, selector = "", type = "" } = groups;
		if (file.startsWith("<")) return;
		const key = `${this.#package} ${file}:${line}:${column}`;
		if (this.#inlined.has(key)) return;
		const decisions = inlined === void 0 ? this.#devirtualized : this.#inlined;
		if (decisions.has(key)) return;
		decisions.set(key, this.#name(profileName(inlined ?? hot ?? methodOf(selector, type))));
	}
	/** Each name once, and as a copy: a part of the output would keep the whole of it in memory. */
	#name(name) {
		let known = this.#names.get(name);
		if (known === void 0) {
			known = Buffer.from(name).toString();
			this.#names.set(known, known);
		}
		return known;
	}
	end() {
		return {
			inlined: this.#inlined,
			devirtualized: this.#devirtualized
		};
	}
};
/** `w.Write` devirtualized to `*bytes.Buffer` calls `bytes.(*Buffer).Write`. */
function methodOf(selector, type) {
	const method = selector.slice(selector.lastIndexOf(".") + 1);
	const { pointer = "", package: qualifier = "", name = type } = /^(?<pointer>\*?)(?<package>[^.[\]*]+\.)?(?<name>[^.].*)$/.exec(type)?.groups ?? {};
	return `${qualifier}${pointer === "" ? name : `(*${name})`}.${method}`;
}

// src/build/compiler/inline-trees.ts
/** Identity of a line, but for the folder of its file, which depends on how the binary was built. */
function lineKey(file, line) {
	return `${file}:${line}`;
}
/** Bytes of one inlined call: `inlinedCall` in Go's runtime/symtabinl.go, since Go 1.20. */
const RECORD = 16;
/**
* Reads the trees of a binary; undefined where they are not found.
* @param wantedLines as `lineKey` has them.
*/
function readSourceTables(table, wantedLines) {
	try {
		const base = findInlineTrees(table);
		if (base === void 0) return void 0;
		const reader = new TreeReader(table, base, wantedLines);
		for (const one of table.functions) reader.read(one);
		return {
			calls: [...reader.calls.values()],
			lines: [...reader.lines.values()]
		};
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
var TreeReader = class {
	calls = /* @__PURE__ */ new Map();
	lines = /* @__PURE__ */ new Map();
	#table;
	#base;
	#wantedLines;
	#wantedNumbers;
	#baseNames = /* @__PURE__ */ new Map();
	constructor(table, base, wantedLines) {
		this.#table = table;
		this.#base = base;
		this.#wantedLines = wantedLines;
		this.#wantedNumbers = new Set([...wantedLines].map((key) => Number(key.slice(key.lastIndexOf(":") + 1))));
	}
	read(func) {
		const indices = func.inlineIndices();
		const lines = func.lines();
		const files = func.files();
		const nodes = this.#nodes(func, indices);
		for (const node of nodes) this.#addCall(func, nodes, node, indices, lines, files);
		let pc = 0;
		for (const [index, end] of lines.ends.entries()) {
			const line = lines.values[index] ?? 0;
			if (this.#wantedNumbers.has(line)) {
				const borders = indices.ends.filter((border) => border > pc && border < end);
				for (const start of [pc, ...borders]) this.#addLine(func, nodes, start, indices, line, files);
			}
			pc = end;
		}
	}
	#nodes({ inlineTree }, indices) {
		if (inlineTree === void 0) return [];
		const last = indices.values.reduce((most, index) => Math.max(most, index), -1);
		const { view, littleEndian } = this.#table;
		return Array.from({ length: last + 1 }, (_, index) => {
			const at = this.#base + inlineTree + index * RECORD;
			return {
				name: this.#table.name(view.getInt32(at + 4, littleEndian)),
				parentPc: view.getInt32(at + 8, littleEndian),
				startLine: view.getInt32(at + 12, littleEndian)
			};
		});
	}
	#addCall(func, nodes, { name, parentPc }, indices, lines, files) {
		const line = valueAt(lines, parentPc);
		if (line === void 0) return;
		const caller = nodes[valueAt(indices, parentPc) ?? -1] ?? func;
		const file = this.#fileAt(func, files, parentPc);
		const key = `${caller.name}\0${name}\0${line}\0${file}`;
		if (this.calls.has(key)) return;
		const lineOffset = line - caller.startLine;
		this.calls.set(key, {
			caller: caller.name,
			callee: name,
			lineOffset,
			file,
			line
		});
	}
	#addLine(func, nodes, pc, indices, line, files) {
		const owner = nodes[valueAt(indices, pc) ?? -1] ?? func;
		const file = this.#fileAt(func, files, pc);
		if (!this.#wantedLines.has(lineKey(file, line))) return;
		const key = `${owner.name}\0${line}\0${file}`;
		if (this.lines.has(key)) return;
		this.lines.set(key, {
			function: owner.name,
			startLine: owner.startLine,
			file,
			line
		});
	}
	#fileAt(func, files, pc) {
		const index = valueAt(files, pc);
		if (index === void 0 || index < 0) return "";
		const path = func.file(index);
		let name = this.#baseNames.get(path);
		if (name === void 0) {
			name = path.slice(path.lastIndexOf("/") + 1);
			this.#baseNames.set(path, name);
		}
		return name;
	}
};
/**
* Where the data of all functions starts. The runtime is told by a pointer that the loader fills in, and stripped
* binaries have no symbol for it; but there is one place only from which every tree makes sense. (Not all but many of
* them do from another place where the linker left a part of an earlier draft between two segments.)
*/
function findInlineTrees({ bytes, view, littleEndian, functions, names }) {
	const starts = nameStarts(bytes, names);
	const wanted = [];
	for (const func of functions) {
		if (func.inlineTree === void 0) continue;
		const count = 1 + func.inlineIndices().values.reduce((most, index) => Math.max(most, index), -1);
		if (count > 0) wanted.push({
			offset: func.inlineTree,
			count,
			bytes: func.bytes
		});
	}
	const [first] = wanted;
	if (first === void 0) return void 0;
	const furthest = wanted.reduce((most, { offset, count }) => Math.max(most, offset + count * RECORD), 0);
	const isName = (at) => {
		const offset = view.getInt32(at, littleEndian);
		return offset >= 0 && offset < starts.length && starts[offset] === 1;
	};
	const fits = (base, { offset, count, bytes: size }) => {
		for (let at = base + offset; at < base + offset + count * RECORD; at += RECORD) {
			const parentPc = view.getInt32(at + 8, littleEndian);
			if (!isName(at + 4) || parentPc < 0 || parentPc >= size) return false;
			if (view.getInt32(at + 12, littleEndian) < 0) return false;
		}
		return true;
	};
	for (let base = 0; base + furthest <= bytes.length; base += 4) if (isName(base + first.offset + 4) && wanted.every((tree) => fits(base, tree))) return base;
}
/** 1 for each offset at which a name starts. */
function nameStarts(bytes, { start, end }) {
	const starts = new Uint8Array(end - start);
	for (let at = start + 1; at < end; at++) if (bytes[at - 1] === 0 && bytes[at] !== 0) starts[at - start] = 1;
	if (bytes[start] !== 0) starts[0] = 1;
	return starts;
}

// src/build/compiler/call-site-changes.ts
/** A call whose callee changed is both gained and lost. */
function changedDecisions(baseline, candidate) {
	const missing = (from, others) => {
		const found = [];
		for (const [key, callee] of from) if (others.get(key) !== callee) found.push(decisionAt(key, callee));
		return found;
	};
	return {
		gained: missing(candidate, baseline),
		lost: missing(baseline, candidate)
	};
}
/** Lines that `SourceTables` has to have for the gained ones, as `lineKey` has them. */
function linesOf(...changes) {
	return new Set(changes.flatMap(({ gained }) => gained.map(keyOf)));
}
/** Sites that a report names. */
const NAMED = 20;
function callSiteChanges({ gained, lost }, names) {
	const naming = new Naming(names);
	return summary(gained.map((decision) => naming.site(decision)), lost.length);
}
/** The same from the tables of the binaries alone, where the compiler cannot be asked: what was linked, by function, callee and line. */
function inlinedCallChanges(baseline, names) {
	const candidate = names.tables.calls;
	const keys = (calls) => new Set(calls.map(({ caller, callee, lineOffset }) => siteKey(caller, callee, lineOffset)));
	const [before, after] = [keys(baseline), keys(candidate)];
	const gained = /* @__PURE__ */ new Map();
	for (const call of candidate) {
		const { caller, callee, lineOffset, file, line } = call;
		const key = siteKey(caller, callee, lineOffset);
		if (before.has(key)) continue;
		const position = `${pathOf(splitSymbol(caller).package, file, names)}:${line}`;
		const weight = names.weights?.ofCall(caller, callee, lineOffset);
		gained.set(key, {
			key,
			site: {
				caller,
				callee,
				position,
				...weight !== void 0 && { weight }
			}
		});
	}
	return summary([...gained.values()], [...before].filter((key) => !after.has(key)).length);
}
function summary(gained, lost) {
	const sites = [...new Map(gained.map(({ key, site }) => [key, site])).values()];
	sites.sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
	return {
		gained: gained.length,
		lost,
		gainedWeight: Math.min(1, sites.reduce((sum, { weight = 0 }) => sum + weight, 0)),
		hottest: sites.slice(0, NAMED)
	};
}
/** Finds the linker's names for what the compiler names in short. */
var Naming = class {
	#names;
	#calls = /* @__PURE__ */ new Map();
	#lines = /* @__PURE__ */ new Map();
	constructor(names) {
		this.#names = names;
		for (const call of names.tables.calls) addTo(this.#calls, lineKey(call.file, call.line), call);
		for (const line of names.tables.lines) addTo(this.#lines, lineKey(line.file, line.line), line);
	}
	site(decision) {
		const named = this.#inlined(decision) ?? this.#called(decision);
		const position = `${pathOf(isGeneric(named.caller) ? splitSymbol(named.caller).package : this.#symbolPath(decision.package), baseName(decision.file), this.#names)}:${decision.line}`;
		const { caller, callee, lineOffset } = named;
		const weight = lineOffset === void 0 ? void 0 : this.#names.weights?.ofCall(caller, callee, lineOffset);
		return {
			key: lineOffset === void 0 ? `${position} ${callee}` : siteKey(caller, callee, lineOffset),
			site: {
				caller,
				callee,
				position,
				...weight !== void 0 && { weight }
			}
		};
	}
	/** As the binary's own tables have the call: exact. */
	#inlined(decision) {
		const called = (this.#calls.get(keyOf(decision)) ?? []).filter(({ callee }) => isCalled(callee, decision.callee));
		return this.#heaviest(this.#compiledIn(decision.package, called)) ?? this.#heaviest(called);
	}
	/** Of a call that is not inlined: the function that has the line, and whom the profile saw called there. */
	#called(decision) {
		const { weights } = this.#names;
		const candidates = (this.#lines.get(keyOf(decision)) ?? []).map((line) => {
			const caller = line.function;
			const lineOffset = line.line - line.startLine;
			return {
				caller,
				callee: weights?.calleesAt(caller, lineOffset).find((name) => isCalled(name, decision.callee)) ?? this.#spelled(decision),
				lineOffset
			};
		});
		const own = this.#compiledIn(decision.package, candidates);
		const generic = candidates.filter(({ caller }) => isGeneric(caller));
		return this.#heaviest(own) ?? this.#heaviest(generic) ?? {
			caller: this.#symbolPath(decision.package),
			callee: this.#spelled(decision)
		};
	}
	/** Those whose caller is of the package; another one may have a file of the same name. */
	#compiledIn(importPath, found) {
		const path = this.#symbolPath(importPath);
		return found.filter(({ caller }) => splitSymbol(caller).package === path);
	}
	#heaviest(found) {
		const weigh = ({ caller, callee, lineOffset }) => this.#names.weights?.ofCall(caller, callee, lineOffset) ?? -1;
		return [...found].sort((a, b) => weigh(b) - weigh(a))[0];
	}
	/** The compiler leaves out the package that it is compiling, and of others it prints the name only. */
	#spelled({ package: path, callee }) {
		return /^[^.(]+\.[^.]+$|^[^.(]+\.\(/.test(callee) ? callee : `${this.#symbolPath(path)}.${callee}`;
	}
	#symbolPath(importPath) {
		return importPath === this.#names.mainPackage ? "main" : symbolPath(importPath);
	}
};
/** A file below the module, or as imports name its folder. */
function pathOf(symbolPackage, file, { mainPackage, modulePath }) {
	const path = `${symbolPackage === "main" ? mainPackage : symbolPackage.replaceAll("%2e", ".")}/${file}`;
	return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}
function isGeneric(symbol) {
	return symbol.includes("[");
}
/** Whether the linker's `a/b.(*T).M` is what the compiler prints as `(*T).M`, or elsewhere as `b.(*T).M`. */
function isCalled(symbol, printed) {
	const { rest } = splitSymbol(profileName(symbol));
	if (printed === rest) return true;
	return printed.endsWith(`.${rest}`) && !/[.([]/.test(printed.slice(0, -rest.length - 1));
}
function keyOf({ file, line }) {
	return lineKey(baseName(file), line);
}
function baseName(file) {
	return file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
}
function addTo(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}

// src/build/compiler/diagnostics-build.ts
/** Of one failing package; the first are those that matter. */
const MOST_COMPLAINTS = 5;
/**
* Compiles every package of a side once more, and reads what the compiler says of its decisions. Where the build cache
* has such a build already, go prints what was said then.
* @throws ExpectedError when it does not build; the signal's reason when aborted.
*/
async function buildWithDiagnostics(options, side) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { go, mainPackage, flags, scratch, signal } = options;
		const context = buildContext(go, scratch, signal);
		const reader = new DiagnosticsReader();
		const args = [
			"build",
			...withDiagnostics(flags, await flagsOfEnvironment(options)),
			pgoFlag(side),
			"-o",
			devNull,
			"--",
			mainPackage.importPath
		];
		const complaints = [];
		const onLine = (line) => {
			reader.line(line);
			if (complaints.length < MOST_COMPLAINTS && !isNote(line)) complaints.push(line);
		};
		const build = _usingCtx$1.a(await start(["go", ...args], {
			...context,
			onLine
		}));
		const { exitCode } = await build.exited;
		signal?.throwIfAborted();
		if (exitCode !== 0) throw new ExpectedError(`${mainPackage.importPath} does not build with the compiler's diagnostics (\`-gcflags=all=-m\`): ${lastLines(complaints.join("\n") || build.output(), MOST_COMPLAINTS)}`, { fix: "Try `go build -gcflags=all=-m` with the same flags; without it, leave `compiler` out of `evidence`." });
		return reader.end();
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Entries of GOFLAGS, of the environment or of `go env -w`. */
async function flagsOfEnvironment(options) {
	const context = buildContext(options.go, options.scratch, options.signal);
	const { stdout } = await runGo(["env", "GOFLAGS"], context);
	return (stdout.toString().match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((entry) => entry.replace(/^(['"])(.*)\1$/s, "$2"));
}
/**
* The user's flags, but that every package is compiled with `-m`. Of several `-gcflags`, go takes the last one that
* fits a package, and those of the command line come after those of the environment: so each of them gets it.
*/
function withDiagnostics(flags, environment) {
	const inherited = environment.filter((flag) => GCFLAGS.test(flag));
	const verbose = [];
	let valueNext = false;
	for (const flag of [...inherited, ...flags]) {
		verbose.push(valueNext || /^--?gcflags=/.test(flag) ? `${flag} -m` : flag);
		valueNext = !valueNext && /^--?gcflags$/.test(flag);
	}
	return ["-gcflags=all=-m", ...verbose];
}
const GCFLAGS = /^--?gcflags=/;

// src/build/compiler/edge-weights.ts
/**
* Functions may be named as the linker or as profiles name them. Generic functions of one name count as one: profiles
* do not tell them apart.
*/
function edgeWeights({ edges, totalWeight }) {
	const calls = /* @__PURE__ */ new Map();
	const functions = /* @__PURE__ */ new Map();
	const lines = /* @__PURE__ */ new Map();
	const add = (sums, key, share) => {
		sums.set(key, (sums.get(key) ?? 0) + share);
	};
	for (const { caller, callee, offset, weight } of edges) {
		const share = totalWeight === 0 ? 0 : weight / totalWeight;
		const [from, to] = [profileName(caller), profileName(callee)];
		add(calls, edgeKey(from, to, offset), share);
		for (const name of /* @__PURE__ */ new Set([from, to])) add(functions, name, share);
		const line = `${from}\0${offset}`;
		lines.set(line, [...lines.get(line) ?? [], {
			callee: to,
			weight: share
		}]);
	}
	return {
		ofCall: (caller, callee, offset) => calls.get(edgeKey(profileName(caller), profileName(callee), offset)),
		ofFunction: (name) => functions.get(profileName(name)),
		calleesAt: (caller, offset) => [...lines.get(`${profileName(caller)}\0${offset}`) ?? []].sort((a, b) => b.weight - a.weight).map(({ callee }) => callee)
	};
}

// src/build/compiler/hazards.ts
/** The stack that a goroutine starts with; a frame of this size alone makes it grow. */
const FIRST_STACK = 2048;
/** Profiles that each compilation of a package read anew take time from here on. */
const LARGE_PROFILE = 4 << 20;
const CHECKS = [({ frames }) => {
	const [largest] = frames.largest;
	if (largest === void 0 || largest.candidate - largest.baseline < FIRST_STACK) return void 0;
	return {
		title: "Goroutines may need larger stacks",
		message: `With this profile, the stack frame of \`${largest.function}\` grows from ${largest.baseline} to ${largest.candidate} bytes, since what is inlined brings its variables along. Each goroutine that stays in it holds that much more memory: with many of them, programs took up to a third more for stacks.`,
		fix: "Compare the memory of both binaries under load, and mark the inlined function `//go:noinline` if goroutines wait below it.",
		url: "https://github.com/golang/go/issues/65532"
	};
}, ({ profileBytes }, minor) => minor < 23 && profileBytes >= LARGE_PROFILE ? {
	title: "Building takes long",
	message: `Before Go 1.23, the compilation of every single package reads the whole profile, here ${Math.round(profileBytes / 2 ** 20)} MiB of it.`,
	fix: "Build with Go 1.23 or later, or leave `compact` at `edges`, which makes the profile small.",
	url: "https://github.com/golang/go/issues/58102"
} : void 0];
/** Those that apply, as the issues at their links describe them. */
function hazards(signs) {
	const minor = goMinor(signs.goVersion);
	if (minor === void 0 || !signs.withProfile) return [];
	return [...inlined(signs), ...CHECKS.flatMap((check) => check(signs, minor) ?? [])];
}
function inlined({ goVersion, calls }) {
	const isInlined = (one) => calls.some(({ caller, callee }) => callee === one.callee && caller === (one.caller ?? caller));
	return harmfulInlinings(goVersion).filter(isInlined).map(({ title, message, fix, url }) => ({
		title,
		message,
		fix,
		url
	}));
}

// src/build/compiler/evidence.ts
/**
* What the compiler did differently on the two sides. What cannot be found out is a finding, and the rest is kept.
* @throws the signal's reason when aborted.
*/
async function compilerEvidence(options) {
	const { built, profile, progress, signal } = options;
	const findings = [];
	const weights = profile && edgeWeights(profile.edges);
	const changed = await changesOf(options, findings);
	progress?.("Reading stack frames and inlined calls of both binaries");
	const wantedLines = changed ? linesOf(changed.inlining, changed.devirtualization) : /* @__PURE__ */ new Set();
	const before = await readBinary(built.baseline, /* @__PURE__ */ new Set(), findings);
	const after = await readBinary(built.candidate, wantedLines, findings);
	signal?.throwIfAborted();
	if (before === void 0 || after === void 0) return {
		evidence: void 0,
		inlinedSites: void 0,
		findings
	};
	const times = options.buildTimes ? await timesOf(options, findings) : void 0;
	const frames = frameChanges(before.functions, after.functions, weights);
	const { mainPackage, go } = options;
	const names = {
		mainPackage: mainPackage.importPath,
		modulePath: mainPackage.modulePath,
		tables: after.sources,
		weights
	};
	return {
		evidence: {
			inlining: changed ? callSiteChanges(changed.inlining, names) : inlinedCallChanges(before.sources.calls, names),
			...changed && { devirtualization: callSiteChanges(changed.devirtualization, names) },
			frames,
			size: {
				baseline: built.baseline.bytes,
				candidate: built.candidate.bytes,
				baselineText: before.functions.textBytes,
				candidateText: after.functions.textBytes
			},
			hazards: hazards({
				goVersion: go.version,
				withProfile: [options.baseline, options.candidate].some(({ kind }) => kind === "profile"),
				calls: after.sources.calls,
				frames,
				profileBytes: profile?.bytes ?? 0
			}),
			...times && { buildTimes: times }
		},
		inlinedSites: {
			baseline: inlinedSites(before.sources.calls),
			candidate: inlinedSites(after.sources.calls)
		},
		findings
	};
}
/** Undefined where the compiler could not be asked about both sides. */
async function changesOf(options, findings) {
	const { baseline, candidate, progress } = options;
	if (baseline.kind === "binary" || candidate.kind === "binary") {
		const { display } = baseline.kind === "binary" ? baseline : candidate;
		findings.push({
			severity: "note",
			message: `${display} was built elsewhere, so the compiler could not be asked: inlined calls are read from both binaries, devirtualized ones are not known.`
		});
		return;
	}
	try {
		progress?.("Building without writing a binary, to ask the compiler what it inlines: baseline");
		const before = await buildWithDiagnostics(options, baseline);
		progress?.("Building without writing a binary, to ask the compiler what it inlines: candidate");
		const after = await buildWithDiagnostics(options, candidate);
		return {
			inlining: changedDecisions(before.inlined, after.inlined),
			devirtualization: changedDecisions(before.devirtualized, after.devirtualized)
		};
	} catch (error) {
		findings.push(asWarning(error));
		return;
	}
}
async function readBinary({ path, pgo }, wantedLines, findings) {
	const read = await tablesOf(path, wantedLines);
	if (read === void 0) {
		findings.push({
			severity: "warning",
			message: `The table of functions in the binary ${pgo === "off" ? "without PGO" : `of ${pgo}`} could not be read, so nothing is said of inlining and stack frames.`,
			fix: "Binaries of Go 1.21 to 1.26 are understood; report others with their Go version and system."
		});
		return;
	}
	return read;
}
async function tablesOf(path, wantedLines) {
	try {
		const functions = readFunctionTable(await readFile(path));
		const sources = functions && readSourceTables(functions, wantedLines);
		return functions && sources && {
			functions,
			sources
		};
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
async function timesOf(options, findings) {
	const { baseline, candidate } = options;
	if (baseline.kind === "binary" || candidate.kind === "binary") return void 0;
	try {
		const { times, findings: said } = await measureBuildTimes({
			...options,
			baseline,
			candidate
		});
		findings.push(...said);
		return times;
	} catch (error) {
		findings.push(asWarning(error));
		return;
	}
}
/** @throws what is no expected error, and what ended the run. */
function asWarning(error) {
	if (!(error instanceof ExpectedError) || error instanceof Cancelled) throw error;
	return {
		severity: "warning",
		message: error.message,
		...error.fix && { fix: error.fix }
	};
}

// src/commands/compiler-evidence.ts
/**
* Reports what the compiler did differently on the two sides, as far as `evidence` asks for it (`build-times` adds to
* `compiler`); called when both are built. What cannot be found out is a warning.
* @returns which calls either binary has inlined; undefined where that was not asked for or is not known.
*/
async function addCompilerEvidence(job, program, baseline, candidate) {
	const { config, host, report } = job;
	const buildTimes = config.evidence.has("build-times");
	if (!(config.evidence.has("compiler") || buildTimes) || report.build === void 0) return void 0;
	const scratch = join(job.scratch, "compiler");
	await mkdir(scratch, { recursive: true });
	const profile = await readProfile(candidate.kind === "profile" ? candidate : baseline);
	const { evidence, inlinedSites, findings } = await compilerEvidence({
		go: program.go,
		mainPackage: program.main,
		flags: config.buildFlags,
		baseline,
		candidate,
		built: report.build,
		...profile && { profile },
		buildTimes,
		scratch,
		signal: host.signal,
		progress: (line) => host.progress(line)
	});
	if (evidence !== void 0) report.compiler = evidence;
	addFindings(job, findings);
	return inlinedSites;
}
/** The side's profile, which was read before, when the side was chosen or merged. */
async function readProfile(side) {
	if (side.kind !== "profile") return void 0;
	const bytes = await profileBytes(await readFile(side.path));
	return {
		edges: readEdges(bytes).edges(),
		bytes: bytes.length
	};
}

export { addCompilerEvidence };