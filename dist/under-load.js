import { n as excerpt, t as duration } from "./printable.js";
import { n as fixed } from "./format.js";
import { i as compilerSampleType, n as callEdges, o as addValues } from "./edges.js";
import { C as Location, D as ValueType, E as StringTable, S as Line, T as Sample, b as encodeProfile, f as isCompact, m as totalsOf, p as totalsInWords, w as Mapping, x as Function } from "./weighed.js";
import { r as splitSymbol } from "./own.js";
import { t as _usingCtx } from "./usingCtx.js";
import { i as outputLines } from "./ended.js";
import { a as limitCpus, n as waitForService, r as requireUnused, t as startShell } from "./shell.js";
import { a as loadFailed, i as loadEndedEarly, n as endedWhileProfiled, t as endedBeforeReady } from "./sentences.js";
import { posix } from "node:path";
import { setTimeout } from "node:timers/promises";

// src/profile/whole.ts
/**
* Encodes a profile with its whole stacks, for `compact: none`, without what must not be committed: labels are
* gone (equal stacks become one), file names hold no path of a machine. Not gzipped, as `compactToEdges`.
* @param totals noted where they are not what the values add up to, because some count more than others.
* @param remarks what the file says of itself, beside those totals.
*/
function encodeWhole(profile, totals, remarks = []) {
	const comments = [...totals?.weighted ? totalsInWords(totals) : [], ...remarks];
	const strings = new StringTable();
	const valueType = (type) => new ValueType({
		type: strings.dedup(type.type),
		unit: strings.dedup(type.unit)
	});
	return encodeProfile({
		sampleType: profile.sampleTypes.map(valueType),
		sample: withoutLabels(profile.samples).map(({ locations, values }) => new Sample({
			locationId: locations.map((index) => index + 1),
			value: [...values]
		})),
		mapping: profile.mappings.map(({ filename, buildId }, index) => new Mapping({
			id: index + 1,
			filename: strings.dedup(baseName(filename)),
			buildId: strings.dedup(buildId),
			hasFunctions: true
		})),
		location: profile.locations.map(({ address, mapping, lines }, index) => new Location({
			id: index + 1,
			mappingId: mapping === void 0 ? 0 : mapping + 1,
			address,
			line: lines.map(({ func, line }) => new Line({
				functionId: func === void 0 ? 0 : func + 1,
				line
			}))
		})),
		function: profile.functions.map(({ name, systemName, filename, startLine }, index) => new Function({
			id: index + 1,
			name: strings.dedup(name),
			systemName: strings.dedup(systemName),
			filename: strings.dedup(publicFileName(name, filename)),
			startLine
		})),
		timeNanos: profile.timeNanos,
		durationNanos: profile.durationNanos,
		...profile.periodType && { periodType: valueType(profile.periodType) },
		period: profile.period,
		...comments.length > 0 && { comment: comments.map((line) => strings.dedup(line)) }
	}, strings);
}
/** Adds up the samples that differ in nothing but their labels. */
function withoutLabels(samples) {
	if (!samples.some(({ labelled }) => labelled)) return samples;
	const sums = /* @__PURE__ */ new Map();
	for (const { locations, values } of samples) {
		const key = locations.join(" ");
		const sum = sums.get(key);
		if (sum === void 0) sums.set(key, {
			locations,
			values: [...values]
		});
		else addValues(sum.values, values);
	}
	return [...sums.values()];
}
/** As `-trimpath` writes it: package path and base name, where the profile has a path of the building machine. */
function publicFileName(functionName, filename) {
	return /^([/\\]|[A-Za-z]:)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}

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
	const unnamed = () => {
		const file = mapping === void 0 ? void 0 : profile.mappings[mapping]?.filename;
		return file ? `[${file.slice(file.lastIndexOf("/") + 1)}]` : "<unknown>";
	};
	if (lines.length === 0) return [unnamed()];
	return lines.map(({ func }) => (func === void 0 ? void 0 : profile.functions[func]?.name) || unnamed());
}

// src/profile/leaf-weights.ts
/**
* How often each function was the leaf, as far as call edges tell: a compacted profile has lost where stacks begin and
* end. What enters a function, or is where a stack begins, leaves it or ends there. So at least `in − out` ended in it;
* the rest of the known number of stacks ended in functions which stacks both entered and left, here in proportion to
* what is common to both.
* @param stacks how many there were, in the unit of the weights.
*/
function leafWeights({ edges }, stacks) {
	const flows = /* @__PURE__ */ new Map();
	const flowOf = (name) => {
		const known = flows.get(name) ?? {
			into: 0,
			outOf: 0
		};
		flows.set(name, known);
		return known;
	};
	for (const { caller, callee, weight } of edges) {
		flowOf(caller).outOf += weight;
		flowOf(callee).into += weight;
	}
	let ended = 0;
	let common = 0;
	for (const { into, outOf } of flows.values()) {
		ended += Math.max(0, into - outOf);
		common += Math.min(into, outOf);
	}
	const part = common === 0 ? 0 : Math.min(1, Math.max(0, stacks - ended) / common);
	return new Map([...flows].map(([name, { into, outOf }]) => [name, Math.max(0, into - outOf) + part * Math.min(into, outOf)]));
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
const SYSTEM_LIBRARY = /^(runtime\.(libcCall|syscall_|stdcall|pthread_|mach_)|syscall\.(raw|Raw)?[sS]yscall)/;
const INTO_C = /^runtime\.(cgocall|asmcgocall\w*|_ExternalCode|_LostExternalCode)$|\._Cfunc_|^_?x?_?cgo_/;
/** The garbage collector, from `gcBgMarkWorker` and the assists to sweeping and the write barrier. */
const COLLECTOR = new RegExp(`^runtime\\.(${words(`
    gc[A-Z] gcmarknewobject GC$ _GC$ bgsweep bgscavenge sweepone deductSweepCredit wbBuf wbMove wbZero bulkBarrier
    scan(block|stack|frame|object|Object|conservative|Conservative|Span) spanScan tryDeferToSpanScan tryMarkObject
    greyobject shade markroot findObject markBits freeSomeWbufs putempty getempty putfull trygetfull handoff`).join("|")})|^runtime\\.\\(\\*(${words(`
    gc[A-Z] sweepLocke[dr] activeSweep wbBuf scavenge markBits span(Queue|InlineMarkBits)`).join("|")})|^internal/runtime/gc[./]`);
/** Assembly of the runtime and of internal/bytealg, whose symbols have no package, as those of C have none. */
const ASSEMBLY = new Set(words(`
    memeqbody cmpbody countbody indexbody indexbytebody aeshashbody memhashbody gogo callRet spillArgs unspillArgs
    gosave_systemstack_switch setg_gcc gcWriteBarrier`));
function classOfName(name, isCgo) {
	if (name === "[vdso]") return "system call";
	const plain = name.replace(/(_trampoline)?(\.abi0|\.abiinternal)?$/, "");
	if (plain.startsWith("runtime.") && RUNTIME_SYSTEM_CALLS.has(plain.slice(8))) return "system call";
	if (SYSTEM_CALL.test(plain)) return "system call";
	if (INTO_C.test(plain)) return "into C";
	if (COLLECTOR.test(plain)) return "gc";
	const { package: path } = splitSymbol(plain);
	if (path === "runtime" || /^(internal\/runtime|runtime\/internal)(\/|$)/.test(path)) return "runtime";
	if (path !== "" && !plain.includes("::") || /^(go|type):/.test(plain)) return "go";
	if (ASSEMBLY.has(plain)) return "runtime";
	return isCgo || plain === "<unknown>" || plain.startsWith("[") ? "foreign" : "runtime";
}
/** Whether function names show that the program calls C. */
function callsC(names) {
	return names.some((name) => /^runtime\.cgocall\b|\._Cfunc_|^_?x?_?cgo_/.test(name));
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
		if (entry >= 0 && classOf(leafFirst[entry]) === "into C") return leafFirst.some((name) => SYSTEM_LIBRARY.test(name)) ? "syscalls" : "cgo";
		if (leafFirst.some((name) => classOf(name) === "gc")) return "gc";
		return leaf === "go" ? "user" : "runtime";
	};
}

// src/profile/potential.ts
/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [.02, .14];
/**
* Divides the CPU time of a profile into what PGO can touch and what it cannot.
* @param of how the profile is called in the sentence: `the collected profiles`.
* @param countOf what a sample counts; default: what the compiler takes.
* @returns undefined when it has no samples.
*/
function potentialOf(profile, of, countOf) {
	const compact = isCompact(profile);
	const sums = compact ? sumOfEdges(profile) : sumOfStacks(profile, countOf);
	const all = Object.values(sums).reduce((total, value) => total + value, 0);
	if (all <= 0) return void 0;
	const shares = {
		user: sums.user / all,
		runtime: sums.runtime / all,
		gc: sums.gc / all,
		syscalls: sums.syscalls / all,
		cgo: sums.cgo / all
	};
	return {
		...shares,
		ceiling: ceilingOf(shares, of, compact)
	};
}
function sumOfStacks(profile, countOf) {
	const type = compilerSampleType(profile);
	const value = countOf ?? ((values) => values[type] ?? 0);
	const table = new NameTable();
	const namesOf = framesOfLocations(profile, table).map((frames) => frames.map((frame) => table.names[frame]));
	const classOf = timeClassifier(callsC(table.names));
	const sums = none();
	for (const { locations, values } of profile.samples) sums[classOf(locations.flatMap((at) => namesOf[at]))] += value(values);
	return sums;
}
/** Of a compacted profile only leaves are known, and those not exactly. */
function sumOfEdges(profile) {
	const edges = callEdges(profile);
	const { samples, weighted } = totalsOf(profile);
	const type = compilerSampleType(profile);
	const perSample = profile.sampleTypes[type]?.type === "cpu" ? profile.period : 1;
	const leaves = leafWeights(edges, (weighted?.samples ?? samples) * perSample);
	const classOf = timeClassifier(callsC([...leaves.keys()]));
	const sums = none();
	for (const [name, weight] of leaves) sums[classOf([name])] += weight;
	return sums;
}
function none() {
	return {
		user: 0,
		runtime: 0,
		gc: 0,
		syscalls: 0,
		cgo: 0
	};
}
function ceilingOf({ user, runtime, gc, syscalls, cgo }, of, isEstimate) {
	const go = user + runtime + gc;
	const sentences = [];
	const shut = [...isVisible(cgo) ? [`${percent(cgo)} is in C`] : [], ...isVisible(syscalls) ? [`${percent(syscalls)} in system calls`] : []];
	const [first, second] = shut;
	if (first === void 0) sentences.push(`All CPU time of ${of} is in Go code.`);
	else {
		const where = second === void 0 ? first.replace(" in system", " is in system") : shut.join(" and ");
		sentences.push(`Of the CPU time of ${of}, ${where}: PGO cannot touch it.`);
	}
	const parts = [`${percent(user)} in the program and its packages`, `${percent(runtime + gc)} in the runtime and its garbage collector, which are built with the profile, too`];
	if (go < .005) sentences.push("There is next to nothing that could get faster.");
	else {
		sentences.push(`${first === void 0 ? "It" : `At most the ${percent(go)} of Go code`} can get faster: ${parts.join(", ")}.`);
		const [least, most] = TYPICAL_GAINS;
		const gains = `${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} %`;
		sentences.push(go > .9 ? `Gains of ${gains} are typical.` : `Gains of ${gains} are typical of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`);
	}
	if (isEstimate) sentences.push("These shares are estimates: a compacted profile has lost most of each stack.");
	return sentences.join(" ");
}
/** Whether a share is worth a word. */
function isVisible(share) {
	return share >= .005;
}
function percent(share) {
	return share > 0 && share < .005 ? "less than 1 %" : `${fixed(share * 100, 0)} %`;
}

// src/serve/under-load.ts
/** Lines of either command that progress shows. */
const SHOWN_LINES = 8;
/** A load that ends in the last twentieth of the profile was there for it. */
const ENOUGH_OF_THE_TIME = .95;
/** How long a load that is stopped may take to sum up. */
const LOAD_GRACE_MS = 5e3;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/**
* Runs `task` while the service runs and is loaded. Both commands and all that they started are ended afterwards,
* whatever happened.
* @param task its signal is aborted as soon as its result would be worth nothing.
* @throws ExpectedError when something listens already where the service will, when the service does not get ready or
* ends before `task` does, or when the load fails; what `task` throws; the signal's reason.
*/
async function whileUnderLoad(options, task) {
	try {
		var _usingCtx$1 = _usingCtx();
		const stop = new AbortController();
		const signal = AbortSignal.any([options.signal, stop.signal]);
		const stage = { now: "starting" };
		await requireUnused([...options.endpoints, ...options.ready === void 0 ? [] : [options.ready]], signal);
		const limit = _usingCtx$1.a(options.cpus === void 0 ? void 0 : await limitCpus(options.cpus));
		const service = _usingCtx$1.a(await startService(options, limit, stop, stage));
		await waitForService({
			endpoints: options.endpoints,
			env: options.env,
			ready: options.ready,
			readyTimeout: options.readyTimeout,
			signal,
			output: () => service.started.output()
		});
		options.progress(`The service is ready after ${duration(service.lasted())}.`);
		stage.now = "profiling";
		const load = _usingCtx$1.a(options.load === void 0 ? void 0 : await startLoad(options, options.load, service, stop));
		const begun = performance.now();
		const [outcome] = await Promise.allSettled([task(signal)]);
		const took = performance.now() - begun;
		stage.now = "over";
		options.signal.throwIfAborted();
		await endsThatExplain(outcome.status === "rejected", service, load);
		stop.signal.throwIfAborted();
		if (outcome.status === "rejected") throw outcome.reason;
		const findings = limit?.finding === void 0 ? [] : [limit.finding];
		if (load !== void 0) findings.push(...await finishLoad(options, load, took));
		return {
			value: outcome.value,
			findings
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Starts the service; its end aborts `stop`. */
async function startService(options, limit, stop, stage) {
	const kept = limit?.kept === void 0 ? "" : `, limited to ${options.cpus} CPU ${limit.kept}`;
	options.progress(`Starting the service${kept} …`);
	let shown = 0;
	const started = await startShell({
		...shellOptions(options),
		command: options.serve,
		programEnv: options.serveEnv,
		onLine: (line) => {
			if (stage.now !== "over" && ++shown <= SHOWN_LINES) options.progress(`serve | ${excerpt(line, 300)}`);
		},
		wrapper: limit?.wrapper ?? [],
		...limit?.enlistIn !== void 0 && { enlistIn: limit.enlistIn }
	});
	return watch(started, (end) => {
		const sentence = stage.now === "starting" ? endedBeforeReady : endedWhileProfiled;
		stop.abort(sentence(end, started.output()));
	});
}
async function startLoad(options, command, service, stop) {
	options.progress("Loading it …");
	const started = await startShell({
		...shellOptions(options),
		command,
		programEnv: options.loadEnv
	});
	return watch(started, async (end) => {
		if (end.exitCode === 0) return;
		await Promise.race([service.noticed, setTimeout(CAUSE_MS)]);
		stop.abort(loadFailed(end, started.output()));
	});
}
function shellOptions({ cwd, env, signal }) {
	return {
		cwd,
		env,
		signal
	};
}
function watch(started, onEnd) {
	const begun = performance.now();
	let ended;
	return {
		started,
		noticed: started.exited.then((end) => {
			ended = performance.now();
			return onEnd(end);
		}),
		lasted: () => (ended ?? performance.now()) - begun,
		[Symbol.asyncDispose]: () => started.stop()
	};
}
/**
* Waits for what is still to be noticed of an end of the service or the load: it explains why the task failed, and
* a task that did not fail is told of an end that it has missed.
*/
async function endsThatExplain(failed, ...all) {
	const ended = all.filter((one) => one !== void 0).filter(({ started }) => failed || !isAlive(started));
	const noticed = Promise.race(ended.map((one) => one.noticed));
	if (ended.length > 0) await Promise.race([noticed, setTimeout(CAUSE_MS)]);
}
function isAlive({ pid }) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
/**
* Stops the load and shows what it says of itself.
* @param took milliseconds that it should have lasted.
*/
async function finishLoad(options, { started, lasted }, took) {
	const ran = lasted();
	await started.stop(LOAD_GRACE_MS, "SIGINT");
	for (const line of outputLines(started.output()).slice(-8)) options.progress(`load | ${line}`);
	return ran < took * ENOUGH_OF_THE_TIME ? [loadEndedEarly(ran, took)] : [];
}

export { encodeWhole as a, framesOfLocations as i, potentialOf as n, NameTable as r, whileUnderLoad as t };