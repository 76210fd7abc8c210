import { n as excerpt, t as duration } from "./printable.js";
import { t as _usingCtx } from "./usingCtx.js";
import { n as fixed } from "./format.js";
import { i as compilerSampleType, n as callEdges, o as addValues } from "./edges.js";
import { E as totalsOf, F as Function, I as Location, L as Mapping, M as Line, N as ValueType, P as encodeProfile, R as Sample, T as totalsInWords, d as callsC, f as timeClassifier, g as framesOfLocations, h as NameTable, j as withOwnNames, m as withNewNames, w as isCompact, z as StringTable } from "./weighed.js";
import { d as inflatedTooFar, f as profileBytes, o as decodeProfile, p as sizeUnpacked, r as splitSymbol } from "./own.js";
import { i as outputLines } from "./ended.js";
import { a as limitCpus, n as waitForService, r as requireUnused, t as startShell } from "./shell.js";
import { a as loadFailed, i as loadEndedEarly, n as endedWhileProfiled, t as endedBeforeReady } from "./sentences.js";
import { readFile } from "node:fs/promises";
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
	return /^(?:[/\\~]|\w+:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(filename) ? posix.join(splitSymbol(functionName).package, baseName(filename)) : filename;
}
function baseName(filename) {
	return filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
}

// src/collected-stacks.ts
/** What is larger unpacked is left out: in objects it would not fit into memory. */
const MOST_BYTES = 16777216;
/** @param renames what functions are called today. */
function collectedStacks(inputs, renames, signal) {
	return { async each(visit) {
		for (const { path, factor } of inputs) {
			signal.throwIfAborted();
			const bytes = await usualBytes(path);
			if (bytes === void 0) continue;
			visit(withNewNames(withOwnNames(decodeProfile(bytes)), renames), factor);
		}
	} };
}
/** Undefined for what is larger than usual. */
async function usualBytes(path) {
	const file = await readFile(path);
	if (sizeUnpacked(file) > MOST_BYTES) return void 0;
	try {
		return await profileBytes(file, MOST_BYTES);
	} catch (error) {
		if (inflatedTooFar(error)) return void 0;
		throw error;
	}
}
/** One profile that is at hand. */
function stacksOf(profile) {
	return { each: async (visit) => visit(profile, 1) };
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
	return potentialOfSums(compact ? sumOfEdges(profile) : sumOfStacks(profile, countOf), of, compact);
}
/** As `potentialOf`, of sums over many profiles. */
function potentialOfTimes(times, of) {
	return potentialOfSums(times.callsC ? times.cgo : times.plain, of, false);
}
function potentialOfSums(sums, of, isEstimate) {
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
		ceiling: ceilingOf(shares, of, isEstimate)
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

export { stacksOf as a, collectedStacks as i, potentialOf as n, encodeWhole as o, potentialOfTimes as r, whileUnderLoad as t };